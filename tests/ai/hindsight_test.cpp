// What is foreseen and looked back on rests on nothing but what somebody may know.
#include <algorithm>

#include <fmt/format.h>

#include "ai/levels.hpp"
#include "catch.hpp"
#include "prowl/ai/foresight.hpp"
#include "prowl/ai/review.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

std::string words_of(const Idea& i) {
  return fmt::format("{} {} {} {}: {} {}\n", static_cast<int>(i.action.verb), i.action.a, i.action.b, i.action.c,
                     i.chance, i.worth);
}

std::string words_of(const Foresight& f) {
  std::string out = fmt::format("{} {} {}\n", f.worlds, f.playouts, f.turns_over);
  for (const Odds& o : f.next) out += fmt::format("{} {} {} {}\n", index(o.kind), o.copies, o.share, o.sort);
  for (const auto& s : f.plan) out += fmt::format("{} ", index(s.who)) + words_of(Idea{s.action});
  if (f.gain) out += fmt::format("{} {} {}\n", f.gain->name, f.gain->before, f.gain->after);
  for (const auto& o : f.options) {
    out += words_of(o.idea);
    for (const double r : o.risks) out += fmt::format("{} ", r);
  }
  return out;
}

std::string words_of(const std::vector<Zone>& zones) {
  std::string out;
  for (const Zone z : zones) out += fmt::format("{} ", index(z));
  return out;
}

/// What everybody could have reckoned of a turn.
std::string open_part(const TurnReview& t) {
  std::string out = fmt::format("turn {} from {}: {}\n", t.turn, t.began, t.open.info_key());
  if (t.belief)
    for (const auto& s : t.belief->somebody) out += fmt::format("{} {}\n", index(s.zone), s.share);
  return out + words_of(t.looked) + "\n";
}

std::string own_part(const TurnReview& t) {
  std::string out = words_of(t.hid) + fmt::format("{} {}\n", t.expected, t.even);
  for (const auto& c : t.choices) out += fmt::format("{} {} ", c.at, c.own.info_key()) + words_of(Idea{c.taken});
  return out;
}

Foresight foreseen(const Table& t, const View& v) {
  Foreseer mind(*t.game, *t.rules);
  Rng rng(3);
  mind.think(v, rng, {});
  return mind.told();
}

/// Another table that fits, as `who` sees it.
View elsewhere(const Table& t, const View& eyes, Seat who, Rng& rng) {
  return make_view(*t.game, *t.rules, imagine_state(*t.game, *t.rules, eyes, rng), who);
}

void compare_foresight(int each, std::uint64_t seed) {
  int looks = 0;
  for (const Table& t : all_tables()) {
    if (!foresees(*t.game)) continue;
    INFO(t.name());
    int here = 0;
    walk(t, seed, [&](const State& s, Rng& rng) {
      const Seat who = awaited(s).front();
      if (here >= each || !is_player(who) || rng.below(30) != 0) return;
      const View v = make_view(*t.game, *t.rules, s, who);
      if (!foresees(*t.game, v)) return;
      ++here, ++looks;
      CHECK(words_of(foreseen(t, v)) == words_of(foreseen(t, elsewhere(t, v, who, rng))));
    });
  }
  CHECK(looks > 5);
}

/// A match followed through three pairs of eyes: of the truth, of tables that fit what the seat sees, and of tables
/// that fit what a spectator sees.
class Followed {
 public:
  Followed(const Table& t, Seat me)
      : t_(t), me_(me), truth_(*t.game, *t.rules, me), own_(truth_of()), open_(truth_of()) {}
  void play(std::uint64_t seed, int most) {
    Rng rng(seed);
    State s = *t_.game->setup(*t_.rules, t_.options, t_.seats);
    for (std::size_t at = 0; s.waiting != 0 && at < static_cast<std::size_t>(most); ++at) {
      const bool luck = awaits(s, Seat::chance);
      const auto seats = awaited(s);
      const Seat who = luck ? Seat::chance : seats[static_cast<std::size_t>(rng.below(static_cast<int>(seats.size())))];
      const auto options = luck ? ActionList{} : options_of(t_, s, who);
      if (!luck && options.empty()) break;
      const Action a = luck ? sample_chance(s, rng)
                            : options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))];
      see(s, at, who == me_ ? &a : nullptr, rng);
      Events events;
      s = after(t_, s, who, a, &events);
      for (const Event& e : events.list)
        if (may_notice(e, Seat::table)) heard_.push_back(redact(t_.rules->catalogue, e, Seat::table));
    }
  }
  int compare() const {
    const auto a = truth_.turns(), b = own_.turns(), c = open_.turns();
    REQUIRE(a.size() == b.size());
    REQUIRE(a.size() == c.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      CHECK(open_part(a[i]) == open_part(b[i]));
      CHECK(own_part(a[i]) == own_part(b[i]));
      CHECK(open_part(a[i]) == open_part(c[i]));
    }
    return static_cast<int>(
        std::count_if(a.begin(), a.end(), [](const TurnReview& r) { return r.belief.has_value(); }));
  }

 private:
  Reviewer truth_of() const { return Reviewer(*t_.game, *t_.rules, me_); }
  void see(const State& s, std::size_t at, const Action* next, Rng& rng) {
    const View open = make_view(*t_.game, *t_.rules, s, Seat::table), own = make_view(*t_.game, *t_.rules, s, me_);
    const State mine = imagine_state(*t_.game, *t_.rules, own, rng),
                any = imagine_state(*t_.game, *t_.rules, open, rng);
    show(truth_, open, own, at, next);
    show(own_, seen(mine, Seat::table), seen(mine, me_), at, next);
    // What it had to choose from differs there, not that it chose.
    View other = seen(any, me_);
    other.options = own.options;
    show(open_, seen(any, Seat::table), std::move(other), at, next);
  }
  View seen(const State& s, Seat who) const { return make_view(*t_.game, *t_.rules, s, who); }
  void show(Reviewer& to, View open, View own, std::size_t at, const Action* next) {
    open.events = own.events = heard_;
    to.see(open, own, at, next);
  }

  const Table& t_;
  Seat me_;
  Reviewer truth_, own_, open_;
  std::vector<Event> heard_{};
};

void compare_reviews(int most, std::uint64_t seed) {
  int beliefs = 0;
  for (const Table& t : all_tables()) {
    if (ai::mind_of(t.game->id) == nullptr) continue;
    INFO(t.name());
    Followed match(t, seat(static_cast<int>(seed) % t.seats));
    match.play(seed, most);
    beliefs += match.compare();
  }
  CHECK(beliefs > 20);
}

}  // namespace

TEST_CASE("Changing what a seat can't see never changes what is foreseen, planned or risked") {
  compare_foresight(1, 11);
}

TEST_CASE(
    "A look back tells the same in every world that fits the seat's view, and of beliefs in every one that fits a "
    "spectator's") {
  compare_reviews(70, 12);
}

TEST_CASE("What is foreseen and looked back on is the same in many worlds", "[.][thorough]") {
  for (std::uint64_t seed = 100; seed < 110; ++seed) {
    compare_foresight(10, seed);
    compare_reviews(1000, seed);
  }
}

}  // namespace prowl::test
