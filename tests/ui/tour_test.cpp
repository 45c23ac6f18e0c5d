#include "prowl/dev/tour.hpp"

#include <set>

#include "catch.hpp"
#include "ui_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

/// What is wrong anywhere on the tour of a game, each in a line.
using Look = std::function<std::vector<std::string>(const Scene&)>;

std::vector<std::string> on_tour(const std::string& game, bool touch, Size size, const Look& look) {
  const test::TemporaryFolder folder;
  test::FixedCanvas canvas(size);
  Platform p = test::test_platform(folder.path());
  p.touch = touch;
  p.clock_ms = [] { return std::int64_t{0}; };
  App app(std::move(p), canvas);
  std::vector<std::string> out;
  tour(app, game, [&](const std::string& name) {
    for (const std::string& problem : look(app.scene())) out.push_back(name + ": " + problem);
  });
  return out;
}

std::string all_of(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

bool moves_on(const Widget& w) { return w.focusable; }

// Left and right set a slider.
bool leaves(const Widget& w, Direction d) {
  return w.role != Role::slider || d == Direction::up || d == Direction::down;
}

constexpr int kNowhere = -2;

// Where arrows lead from there; no further once `goal` is among it.
std::set<int> reached_from(const Scene& s, int start, int goal = kNowhere) {
  std::set<int> reached{start};
  std::vector<int> open{start};
  while (!open.empty() && start >= 0 && !reached.contains(goal)) {
    const int at = open.back();
    open.pop_back();
    for (const Direction d : {Direction::left, Direction::right, Direction::up, Direction::down}) {
      if (!leaves(s.widgets[static_cast<std::size_t>(at)], d)) continue;
      const int next = steer_focus(s.widgets, at, d);
      if (next >= 0 && reached.insert(next).second) open.push_back(next);
    }
  }
  return reached;
}

std::vector<std::string> out_of_reach(const Scene& s) {
  const std::set<int> reached = reached_from(s, default_focus(s.widgets));
  std::vector<std::string> out;
  for (std::size_t i = 0; i < s.widgets.size(); ++i)
    if (moves_on(s.widgets[i]) && !reached.contains(static_cast<int>(i))) out.push_back(s.widgets[i].id);
  return out;
}

// From everywhere back to where it began.
std::vector<std::string> traps(const Scene& s) {
  std::vector<std::string> out;
  const int home = default_focus(s.widgets);
  for (std::size_t i = 0; i < s.widgets.size(); ++i)
    if (moves_on(s.widgets[i]) && !reached_from(s, static_cast<int>(i), home).contains(home))
      out.push_back(s.widgets[i].id);
  return out;
}

std::vector<std::string> only_dragged(const Scene& s) {
  std::vector<std::string> out;
  for (const Widget& w : s.widgets)
    if ((w.drag || w.drop) && w.enabled && !w.press) out.push_back(w.id);
  return out;
}

std::vector<std::string> small_for_fingers(const Scene& s, Size window) {
  std::vector<std::string> out;
  for (const std::string& problem : scene_problems(s, window, false, true))
    if (problem.starts_with("small for a finger")) out.push_back(problem);
  return out;
}

}  // namespace

TEST_CASE("Wherever the tour goes arrows reach everything and lead back again, and nothing can only be dragged",
          "[tour]") {
  for (const Game* game : all_games()) {
    const auto missed = on_tour(std::string(game->id), false, {1280, 720}, [](const Scene& s) {
      auto all = out_of_reach(s);
      for (const std::string& id : traps(s)) all.push_back("trap: " + id);
      for (const std::string& id : only_dragged(s)) all.push_back("only dragged: " + id);
      return all;
    });
    INFO(game->id << "\n" << all_of(missed));
    CHECK(missed.empty());
  }
}

TEST_CASE("Nothing that a finger presses is smaller than 44 px at 1280 x 720", "[tour]") {
  for (const Game* game : all_games()) {
    const auto small = on_tour(std::string(game->id), true, {1280, 720}, [](const Scene& s) {
      return small_for_fingers(s, {1280, 720});
    });
    INFO(game->id << "\n" << all_of(small));
    CHECK(small.empty());
  }
}
