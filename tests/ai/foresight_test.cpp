// What those who play together are told beforehand can be worked out from what they have seen.
#include "prowl/ai/foresight.hpp"

#include <map>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

/// The draw pile as somebody keeps count of it who only listens.
class Listener final : public EventSink {
 public:
  explicit Listener(const Table& t) : table_(t) {}
  void begin(const State& s) {
    for (const Kind k : table_.game->inventory(table_.rules->catalogue, s))
      if (!sort_of(k).empty()) ++pile_[k];
  }
  void emit(const Event& e) override {
    const std::string& name = table_.rules->catalogue.events[e.what].name;
    begun_ = begun_ || name == "turn_start";
    if (name == "drew") {
      last_ = kind(e.a);
      --pile_[last_], ++discard_[last_];
    }
    if (name == "card_discarded") --pile_[kind(e.a)], ++discard_[kind(e.a)];
    if (name != "reshuffled") return;
    const bool all = left() == 0;
    for (auto& [k, n] : discard_)
      if (all || sort_of(k) == sort_of(last_)) pile_[k] += n, n = 0;
  }
  /// Once the pile has been laid out.
  bool drawing() const { return begun_; }
  const std::map<Kind, int>& pile() const { return pile_; }

 private:
  int left() const {
    int n = 0;
    for (const auto& [k, copies] : pile_) n += copies;
    return n;
  }
  std::string sort_of(Kind k) const {
    const std::string& name = table_.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].name;
    if (name.starts_with("quiet_")) return "quiet";
    if (name == "lost_signal" || name == "stalk" || name == "hunt") return "alien";
    return name == "infirmary" || name == "expendable" || name == "collating" ? "order" : "";
  }

  const Table& table_;
  std::map<Kind, int> pile_, discard_;
  Kind last_{};
  bool begun_ = false;
};

// As told, and as counted: what is known to lie in the pile is not what comes from the unknown part of it.
void check_odds(const Table& t, const Listener& heard, const View& v) {
  const Zone deck = zone(t.rules->catalogue.find_zone("deck"));
  const auto odds = odds_of_next(*t.game, *t.rules, v);
  const int next = top(v.masked, deck);
  if (odds.empty() || next < 0) return;
  if (const Kind known = piece(v.masked, next).kind; known != Kind::hidden) {
    REQUIRE(odds.size() == 1);
    CHECK(odds.front().kind == known);
    CHECK(odds.front().share == 1);
    return;
  }
  std::map<Kind, int> left = heard.pile();
  for (const int slot : slots(v.masked, deck))
    if (piece(v.masked, slot).kind != Kind::hidden) --left[piece(v.masked, slot).kind];
  int all = 0;
  for (const auto& [k, n] : left) all += n;
  double sum = 0;
  for (const Odds& o : odds) {
    CHECK(o.copies == left[o.kind]);
    CHECK(o.share == static_cast<double>(o.copies) / all);
    sum += o.share;
  }
  CHECK(sum == Approx(1));
}

const Game& fate() { return *find_game("fate"); }
const RuleSet& fate_rules() {
  static const RuleSet loaded = fate().load(to_path(PROWL_SOURCE_DIR) / "rules").value();
  return loaded;
}

State position(const char* given) {
  State s = fate().setup(fate_rules(), {{"crew_pick", "fixed"}, {"first", "1"}}, 2).value();
  Rng rng(1);
  NullSink sink;
  while (awaits(s, Seat::chance)) fate().apply(fate_rules(), s, Seat::chance, sample_chance(s, rng), sink);
  REQUIRE(fate().patch(fate_rules(), s, nlohmann::json::parse(given)).has_value());
  return s;
}

Foresight foresee(const State& s) {
  Foreseer mind(fate(), fate_rules());
  Rng rng(3);
  mind.think(make_view(fate(), fate_rules(), s, seat(0)), rng, {});
  return mind.told();
}

double share_of_moves(const Foresight& f, int least) {
  double share = 0;
  for (const Odds& o : f.next) {
    const std::string& name = fate_rules().catalogue.kinds[static_cast<std::size_t>(index(o.kind))].name;
    const int moves = name == "stalk" ? 3 : name == "hunt" ? 2 : name.starts_with("quiet_") ? 1 : 0;
    share += moves >= least ? o.share : 0;
  }
  return share;
}

}  // namespace

TEST_CASE("The odds of the next card are what somebody counts who has listened from the beginning") {
  for (const Table& t : all_tables()) {
    if (!foresees(*t.game)) continue;
    INFO(t.name());
    Listener heard(t);
    Rng rng(5);
    State s = t.game->setup(*t.rules, t.options, t.seats).value();
    heard.begin(s);
    int looks = 0;
    for (int i = 0; i < 3000 && s.waiting != 0; ++i) {
      if (awaits(s, Seat::chance)) {
        t.game->apply(*t.rules, s, Seat::chance, sample_chance(s, rng), heard);
        continue;
      }
      const Seat who = first_awaited(s);
      const View v = make_view(*t.game, *t.rules, s, who);
      if (heard.drawing()) check_odds(t, heard, v), ++looks;
      const auto n = static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())));
      t.game->apply(*t.rules, s, who, v.options[n], heard);
    }
    CHECK(looks > 20);
  }
}

TEST_CASE("What is risked agrees with the odds of the next card") {
  // With no action left nothing stands between the crew and the card.
  const Foresight f = foresee(position(R"({"at": {"ripley": "galley", "dallas": "galley"}, "alien": "docking",
                                           "actions": 0, "scrap": {}})"));
  REQUIRE_FALSE(f.options.empty());
  REQUIRE(risk_names(fate()).at(1) == "alien");
  CHECK(f.worlds > 0);
  // The Alien is two spaces away.
  CHECK(f.options.front().risks[1] == Approx(share_of_moves(f, 2)).margin(0.2));
}

TEST_CASE("Every step of a plan is legal, and what has no risk is told so") {
  State s = position(R"({"at": {"ripley": "galley", "dallas": "galley"}, "alien": "nest", "deck_top": ["collating"]})");
  const Foresight f = foresee(s);
  REQUIRE(f.plan.size() > 1);
  NullSink sink;
  Rng rng(1);
  for (const Foresight::Step& step : f.plan) {
    CHECK_FALSE(fate().why_not(fate_rules(), s, step.who, step.action));
    fate().apply(fate_rules(), s, step.who, step.action, sink);
    while (awaits(s, Seat::chance)) fate().apply(fate_rules(), s, Seat::chance, sample_chance(s, rng), sink);
  }
  REQUIRE(f.gain.has_value());
  CHECK(f.gain->before != f.gain->after);
}

}  // namespace prowl::test
