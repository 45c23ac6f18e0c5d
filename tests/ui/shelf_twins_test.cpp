// Two matches that differ in a secret choice, on the shelf.
#include "catch.hpp"
#include "prowl/rules/expansions.hpp"
#include "shelf_fixture.hpp"
#include "whole.hpp"

using namespace prowl;
using namespace prowl::ui;
using namespace prowl::ui::test;
namespace fs = std::filesystem;

namespace {

/// Two matches that differ in one secret choice, of which the table has seen no more than that it was made.
std::optional<std::pair<Match, Match>> two_truths(Shelves& s, const Game& game, const Options& with) {
  for (std::size_t moves = 1; moves < 150; ++moves) {
    const Match m = s.play(game, moves, 5, 0, with);
    if (m.outcome().over) return {};
    for (int i = 0; i < static_cast<int>(m.seats().size()); ++i) {
      const auto options = m.view(seat(i)).options;
      for (std::size_t k = 1; k < options.size(); ++k) {
        if (!m.rules().catalogue.verbs[static_cast<std::size_t>(index(options[k].verb))].secret) continue;
        Match a = m.back_to(m.length()), b = m.back_to(m.length());
        if (a.submit(seat(i), options[0]) || b.submit(seat(i), options[k])) continue;
        const View seen = a.view(Seat::table), other = b.view(Seat::table);
        if (a.truth_hash() != b.truth_hash() && seen.info_key() == other.info_key() && seen.events == other.events)
          return std::pair{a, b};
      }
    }
  }
  return {};
}

/// All that shelf, sheet, text, replay and error of a saved match tell.
std::string all_told(const Match& m) {
  Shelves s({1920, 1080});
  fs::last_write_time(s.store(m), fs::file_time_type{} + std::chrono::hours(24));
  std::string all;
  const auto look = [&] { all += whole(s.client); };
  s.show();
  look();
  s.press("more.0");
  look();
  s.press("sheet.text");
  all += s.clipboard;
  s.press("sheet.replay");
  look();
  for (int i = 0; i < 30; ++i) {
    s.press("replay.step");
    look();
  }
  const Widget* eyes = s.client.find("film.eyes");
  REQUIRE(eyes != nullptr);
  CHECK_FALSE(eyes->enabled);
  const std::string text = m.save();
  const auto other = Match::load(m.game(), s.ctx.rules(m.game()).value(), text.substr(0, text.size() - 90), "a.prowl");
  REQUIRE_FALSE(other);
  return all + s.ctx.texts.error(other.error());
}

}  // namespace

TEST_CASE("Shelf, sheet, text and replay of a running match are the same for two truths") {
  int compared = 0;
  for (const Game* game : all_games()) {
    Shelves find;
    auto tables = expansions_of(*find.ctx.rules(*game).value());
    tables.push_back({std::string(game->id), {}});
    for (const Expansion& table : tables) {
      INFO(table.name);
      const auto truths = two_truths(find, *game, table.options);
      if (!truths) continue;
      CHECK(first_difference(all_told(truths->first), all_told(truths->second)) == "");
      ++compared;
    }
  }
  CHECK(compared >= 4);
}
