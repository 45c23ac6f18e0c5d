// Two truths that somebody can't tell apart give the same in all that they meet: every screen outside others' private
// views with all its widgets, tooltips and reasons, what is said and heard, how long each picture stays, the log, what
// can be taken back, the public window.
#include <cstring>
#include <map>

#include "catch.hpp"
#include "twins.hpp"
#include "whole.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace ut = prowl::ui::test;
using Stage = PlayScreen::Stage;
using Purpose = PlayScreen::Purpose;
using ut::At;

namespace {

constexpr int kMeddles = 6;

struct Counts {
  int compared = 0, frames = 0, steps = 0, secret_steps = 0;
};

const VerbSpec& verb(const At& at, const Action& a) {
  return at.play->driver().rules().catalogue.verbs[static_cast<std::size_t>(index(a.verb))];
}

/// Two clients with the same settings, one truth each.
class Pair {
 public:
  Pair(const prowl::test::Table& t, const State& one, const State& other, Seat viewer, Counts& counts,
       std::uint64_t seed, Size size)
      : a_(t, one, "en", size, false), b_(t, other, "en", size, false), viewer_(viewer), counts_(counts), rng_(seed) {}

  void run(int steps) {
    if (!play_out()) return;
    bool same = look_round();
    while (same && steps-- > 0 && step_on()) {
      ++counts_.steps;
      if (rng_.below(4) == 0) same = look_round();
    }
  }

 private:
  template <class Do>
  void both(Do what) {
    what(a_);
    what(b_);
  }
  /// What the viewer and the table may know is the same.
  bool alike() const {
    const auto same = [&](Seat s) {
      const View a = a_.play->driver().facts(s).view, b = b_.play->driver().facts(s).view;
      return std::memcmp(&a.masked, &b.masked, sizeof a.masked) == 0 && a.events == b.events && a.options == b.options;
    };
    return same(Seat::table) && same(viewer_);
  }
  void check(const char* what) {
    INFO(what << ", seen by " << to_notation(viewer_));
    ++counts_.compared;
    REQUIRE(ut::first_difference(ut::whole(a_.client), ut::whole(b_.client)) == "");
  }
  /// Everything that comes by itself, and how long each picture of it stays.
  std::string film(At& at) {
    std::string out;
    App::Impl& app = at.client.impl;
    for (int frame = 0; frame < 300; ++frame) {
      ++counts_.frames;
      out += ut::whole(at.client);
      const int wait = app.wait_ms();
      if (wait < 0 || at.play->holds_private_view()) break;
      at.client.now_ms += wait;
      app.tick(wait);
    }
    return out;
  }
  /// False: the truth has come to light.
  bool play_out() {
    const std::string one = film(a_), other = film(b_);
    if (!alike()) return false;
    REQUIRE(ut::first_difference(one, other) == "");
    return a_.play->stage() != Stage::score;
  }

  /// False: what somebody did while they looked has come to light.
  bool look_round() {
    check("the table");
    ut::FixedCanvas television({1920, 1080});
    REQUIRE(ut::first_difference(ut::painted(a_.client.impl.public_scene(television)),
                                 ut::painted(b_.client.impl.public_scene(television))) == "");
    over("log", [](At& at) { at.play->session().open_log(); });
    over("menu", [](At& at) { at.client.key("esc"); });
    both([](At& at) { at.play->toggle_aid(), at.rebuild(); });
    check("aid");
    both([](At& at) { at.play->toggle_aid(), at.rebuild(); });
    for (const char* key : {"f4", "f5", "f6", "f7", "f8", "f12"}) {
      both([&](At& at) { at.client.key(key); });
      check(key);
    }
    if (!ut::has_secrets(a_.play->driver().rules())) return true;
    if (is_player(viewer_) && !look_alone()) return false;
    const Seat other = seat(rng_.below(static_cast<int>(a_.play->driver().seats().size())));
    return other == viewer_ || others_look(other);
  }
  void over(const char* what, const std::function<void(At&)>& open) {
    const std::size_t before = a_.client.impl.ctx.stack.size();
    both([&](At& at) {
      open(at);
      at.client.impl.settle();
      at.rebuild();
    });
    check(what);
    if (a_.client.impl.ctx.stack.size() > before) both([](At& at) { at.client.key("esc"); });
    check("after it");
  }
  Purpose purpose(Seat s) const {
    const Driver& d = a_.play->driver();
    const bool asked = (d.table().waiting & wait_bit(s)) != 0 && a_.play->asked() == Ask::secret;
    return asked ? Purpose::answer : Purpose::look;
  }
  bool look_alone() {
    both([&](At& at) { at.look(viewer_, purpose(viewer_)); });
    if (a_.play->stage() != Stage::private_view) return back(viewer_);
    check("the own view");
    for (int i = 0; i < kMeddles && a_.play->holds_private_view(); ++i) {
      const Rng same = rng_;
      both([&](At& at) { rng_ = same, meddle(at); });
      if (!alike()) return false;
      check("the own view, pressed");
    }
    return back(viewer_);
  }
  // What others do there is their own; it leaves no trace.
  bool others_look(Seat other) {
    both([&](At& at) {
      at.look(other, purpose(other));
      for (int i = 0; i < kMeddles; ++i) meddle(at);
    });
    return back(other);
  }
  bool back(Seat who) {
    both([who](At& at) {
      while (at.client.impl.ctx.stack.top() != at.play) at.client.impl.ctx.stack.pop(), at.client.impl.settle();
      at.rebuild();
      if (!at.play->holds_private_view() || at.play->seat_shown() != who) at.look(who);  // their hands have covered it
      ut::whole(at.client);  // what their hands did has been seen and heard
      at.client.key("h");
      at.play->hide();  // where the key had another meaning
      for (const float x : {9.0F, 3.0F}) at.client.send({.type = Input::Type::move, .at = {x, 3}});
    });
    if (!alike()) return false;
    check("the curtain after a private view");
    both([](At& at) { at.play->settle(), at.rebuild(); });
    return play_out();
  }
  /// Anything that carries out nothing.
  void meddle(At& at) {
    if (!at.play->holds_private_view()) return;
    std::vector<const Widget*> there;
    for (const Widget& w : at.client.impl.scene.widgets)
      if (!w.decides && w.role != Role::option && !w.id.starts_with("tool.") && w.id != "hide" && w.id != "undo")
        there.push_back(&w);
    const Widget w = there.empty() ? Widget{}
                                   : *there[static_cast<std::size_t>(rng_.below(static_cast<int>(there.size())))];
    switch (rng_.below(5)) {
      case 0: return at.client.send({.type = Input::Type::move, .at = w.box.centre()});
      case 1: return at.client.send({.type = Input::Type::inspect, .at = w.box.centre()});
      case 2: return at.client.send({.type = Input::Type::wheel, .at = w.box.centre(), .wheel = -3});
      case 3: return at.client.key("tab");
      default: break;
    }
    at.client.send({.type = Input::Type::press, .at = w.box.centre()});
    at.client.send({.type = Input::Type::release, .at = w.box.centre()});
  }

  /// One answer: the same where everybody sees it or the viewer gives it, else any that may be given there.
  bool step_on() {
    if (a_.play->stage() == Stage::score || take_back()) return a_.play->stage() != Stage::score && play_out();
    auto asked = a_.play->driver().awaited(true);
    if (asked.empty()) asked.push_back(Seat::table);
    const bool open = a_.play->asked() == Ask::open;
    const Seat who = asked[open ? 0 : static_cast<std::size_t>(rng_.below(static_cast<int>(asked.size())))];
    const auto chosen = choose(who);
    if (!chosen) return false;
    const bool alone = a_.play->asked() == Ask::secret;
    counts_.secret_steps += chosen->first != chosen->second;
    do_it(a_, who, chosen->first, alone);
    do_it(b_, who, chosen->second, alone);
    return play_out();
  }
  Action any_of(const ActionList& options) {
    return options[static_cast<std::size_t>(rng_.below(static_cast<int>(options.size())))];
  }
  std::optional<std::pair<Action, Action>> choose(Seat who) {
    // What the table offers may not be there in truth: then the refusal is compared.
    const ActionList& offered = a_.play->session().facts().view.options;
    if (a_.play->asked() == Ask::open && !offered.empty()) {
      const Action a = any_of(offered);
      return std::pair{a, a};
    }
    const ActionList one = a_.play->driver().options(who), other = b_.play->driver().options(who);
    if (one.empty()) return std::nullopt;
    const Action a = any_of(one);
    const bool own = who == viewer_ || (!verb(a_, a).secret && a_.play->asked() != Ask::secret);
    ActionList fitting;
    for (const Action& b : other)
      if (own ? b == a : b.verb == a.verb) fitting.push_back(b);
    if (fitting.empty()) return std::nullopt;
    return std::pair{a, any_of(fitting)};
  }
  void do_it(At& at, Seat who, const Action& a, bool alone) {
    if (alone) at.look(who, Purpose::answer);
    at.play->act(who, a);
    at.client.impl.settle();
    if (at.play->holds_private_view() && who != viewer_) at.hide();
  }
  bool take_back() {
    if (rng_.below(4) != 0) return false;
    for (const Widget& w : a_.client.impl.scene.widgets) {
      if ((w.id != "undo" && !w.id.starts_with("change.")) || !w.enabled || !w.press) continue;
      const std::string id = w.id;
      both([&](At& at) {
        REQUIRE(at.client.find(id) != nullptr);
        at.client.find(id)->press();
        at.client.impl.settle();
        if (at.play->holds_private_view() && at.play->seat_shown() != viewer_) at.hide();
      });
      return true;
    }
    return false;
  }

  At a_, b_;
  const Seat viewer_;
  Counts& counts_;
  Rng rng_;
};

/// Every table of the other tests, and more mixtures of options.
std::vector<prowl::test::Table> many_tables() {
  constexpr int kFirst = 4, kLast = 9;  // those before are among the others
  std::vector<prowl::test::Table> out;
  std::map<const Game*, std::shared_ptr<const RuleSet>> rules;
  for (const auto& t : prowl::test::all_tables()) {
    if (find_game(std::string(t.game->id)) != t.game) continue;
    out.push_back(t);
    rules.emplace(t.game, t.rules);
  }
  for (const auto& [game, set] : rules)
    for (int n = kFirst; n < kLast; ++n) out.push_back(prowl::test::mixture(*game, set, n));
  return out;
}

/// Pairs all over random matches of every game, number of players and choice of options; who looks goes round.
std::map<std::string, Counts> compare_everywhere(int every, int last, int steps, std::uint64_t seed) {
  std::map<std::string, Counts> counts;
  const std::vector<Size> sizes{{1280, 720}, {1920, 1080}, {1024, 768}};
  for (const auto& t : many_tables()) {
    Counts& sum = counts[std::string(t.game->id)];
    int number = 0;
    prowl::test::walk(t, seed, [&](const State& s, Rng& rng) {
      if (awaits(s, Seat::chance) || number > last || rng.below(every) != 0) return;
      const Seat viewer = number % 2 == 0 ? Seat::table : seat(number / 2 % t.seats);
      const State other = imagine_state(*t.game, *t.rules, make_view(*t.game, *t.rules, s, viewer), rng);
      INFO(t.name() << ", position " << number << " of seed " << seed);
      Pair(t, s, other, viewer, sum, rng.next(), sizes[static_cast<std::size_t>(number) % sizes.size()]).run(steps);
      ++number;
    });
  }
  return counts;
}

std::string words_of(const Counts& c) {
  return fmt::format("{} screens and {} frames compared over {} steps, in {} of them other secrets were chosen",
                     c.compared, c.frames, c.steps, c.secret_steps);
}

}  // namespace

TEST_CASE("Whoever can't tell two truths apart meets the same everywhere, and at the same time") {
  for (const auto& [game, c] : compare_everywhere(12, 3, 8, 21)) {
    INFO(game << ": " << words_of(c));
    CHECK(c.compared > 300);
    CHECK(c.frames > 300);
    CHECK(c.steps > 50);
    CHECK((c.secret_steps > 30 || game == "fate"));  // where hands lie open
  }
}

TEST_CASE("The same at many positions", "[.][thorough]") {
  for (std::uint64_t seed = 1; seed < 20; ++seed)
    for (const auto& [game, c] : compare_everywhere(12, 6, 12, 100 + seed)) WARN(game << ": " << words_of(c));
}
