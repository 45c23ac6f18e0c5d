// Nothing is told by colour alone.
#include "ui/kit/colour_vision.hpp"

#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"
#include "support/walk.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace ut = prowl::ui::test;

namespace {

constexpr Vision kAll[] = {Vision::full, Vision::deuteranopia, Vision::protanopia, Vision::tritanopia, Vision::grey};
constexpr double kApart = 20;  // Delta E that nobody overlooks

}  // namespace

TEST_CASE("White, black and greys stay what they are for everybody") {
  for (const Vision v : kAll)
    for (const Colour c : {rgb(0), rgb(0xffffff), rgb(0x808080)}) CHECK(colour_distance(seen_by(v, c), c) < 1.5);
}

TEST_CASE("Red and green come close for whoever can't tell them apart, blue and yellow stay apart") {
  const Colour red = rgb(0xc05048), green = rgb(0x6f7f30);
  CHECK(colour_distance(red, green) > 60);
  CHECK(colour_distance(seen_by(Vision::deuteranopia, red), seen_by(Vision::deuteranopia, green)) < 25);
  CHECK(colour_distance(seen_by(Vision::protanopia, rgb(0x2040ff)), seen_by(Vision::protanopia, rgb(0xffe020))) > 80);
  CHECK(colour_distance(rgb(0), rgb(0xffffff)) == Approx(100).margin(0.1));
}

TEST_CASE("Seven or eight seats whose colours look alike to somebody have different shapes and initials") {
  for (const std::size_t seats : {std::size_t{7}, std::size_t{8}})
    for (const Vision v : kAll) {
      int alike = 0;
      for (std::size_t i = 0; i < seats; ++i)
        for (std::size_t j = 0; j < i; ++j) {
          const double apart = colour_distance(seen_by(v, parse_colour(kSeatLooks[i].colour, {})),
                                               seen_by(v, parse_colour(kSeatLooks[j].colour, {})));
          alike += apart < kApart;
          INFO(kVisions[static_cast<std::size_t>(v)] << " " << i << " " << j << ": " << apart);
          CHECK((apart >= kApart || kSeatLooks[i].shape != kSeatLooks[j].shape));
          if (v == Vision::full) CHECK(apart >= kApart);
        }
      if (v == Vision::grey) CHECK(alike > 0);  // colours alone would not do
    }
}

TEST_CASE("Pieces of different names have different pictures or letters, tracks different icons and names") {
  int pieces = 0, tracks = 0;
  std::set<std::string> alike;
  for (const Game* game : all_games()) {
    ut::RandomTable t(*game, std::max(3, game->min_seats));
    t.until([&](const TableView& v) {
      std::map<std::string, std::string> drawn;
      for (const PlaceView& p : v.places)
        for (const auto* list : {&p.tokens, &p.objects})
          for (const PieceView& piece : *list) {
            if (!piece.open || piece.name.empty()) continue;
            const std::string look = fmt::format("{}|{}|{}", piece.picture, piece.label, piece.count);
            ++pieces;
            const auto& other = drawn.try_emplace(look, piece.name).first->second;
            if (other != piece.name) alike.insert(fmt::format("{}: {}, {}", game->id, other, piece.name));
          }
      std::set<std::string> names, icons;
      for (const TrackView& k : v.tracks) {
        ++tracks;
        names.insert(k.title);
        icons.insert(k.look.icon);
      }
      CHECK(names.size() == v.tracks.size());
      CHECK((v.tracks.empty() || icons.size() == v.tracks.size() || !icons.contains("")));
      for (const PanelView& p : v.facts)
        for (const PanelRow& row : p.rows)
          CHECK((row.colour.empty() || !row.icon.empty() || !row.lead.empty() || !row.text.empty()));
      for (const SeatView& s : v.seats)
        for (const FactView& f : s.stats) CHECK((f.colour.empty() || !f.icon.empty() || !f.label.empty()));
      return false;
    });
  }
  CHECK(alike == std::set<std::string>{});
  CHECK(pieces > 100);
  CHECK(tracks > 100);
}
