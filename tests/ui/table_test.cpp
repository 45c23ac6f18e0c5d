#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Client;

namespace {

TableLayout layout() { return load_layout(test::source_dir() / "assets", "nostromo").value(); }

TableView ship(int columns, int rows) {
  TableView t;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      PlaceView p;
      p.zone = zone(1 + y * columns + x);
      p.cell = {static_cast<float>(x), static_cast<float>(y), 1, 1};
      t.places.push_back(p);
    }
  return t;
}

}  // namespace

TEST_CASE("A region keeps to its side of the window or fills what is left") {
  Arrangement a;
  a.regions["left"] = {{24, 116, 216, 840}, "lf"};
  a.regions["right"] = {{1544, 116, 352, 840}, "rf"};
  a.regions["board"] = {{264, 104, 1264, 860}, "ff"};
  const Size window{2520, 1200};
  CHECK(region(a, "left", window) == Rect{24, 116, 216, 960});
  CHECK(region(a, "right", window) == Rect{2144, 116, 352, 960});
  CHECK(region(a, "board", window) == Rect{264, 104, 1864, 980});
  CHECK(region(a, "nothing", window) == Rect{});
}

TEST_CASE("A ship of any shape lies inside its board, room beside room") {
  const auto l = layout();
  const Rect area{264, 104, 1264, 860};
  for (int columns = 1; columns <= 10; ++columns) {
    for (int rows = 1; rows <= 10; ++rows) {
      const TableView t = ship(columns, rows);
      const BoardFrame frame(area, t, l.board, true);
      for (const auto& p : t.places) {
        const Rect r = frame.tile(p);
        CHECK(r.x >= area.x);
        CHECK(r.y >= area.y);
        CHECK(r.right() <= area.right());
        CHECK(r.bottom() <= area.bottom());
      }
    }
  }
}

TEST_CASE("A callout takes the free cell nearest to its room, if it is large enough") {
  const auto l = layout();
  TableView t = ship(3, 3);
  t.places.pop_back();
  const BoardFrame frame({264, 104, 1264, 860}, t, l.board, true);
  CHECK(frame.free_cell(t, t.places.front().zone, {250, 160}) == frame.cell(2, 2));
  CHECK(frame.free_cell(t, t.places.front().zone, {900, 160}) == Rect{});
  const TableView full = ship(3, 3);
  CHECK(BoardFrame({264, 104, 1264, 860}, full, l.board, true).free_cell(full, zone(1), {10, 10}) == Rect{});
}

TEST_CASE("A layout with a wrong value names file and place") {
  const test::TemporaryFolder folder;
  const auto text = read_file(test::source_dir() / "assets" / "nostromo" / "layout.json").value();
  auto wrong = text;
  wrong.replace(wrong.find("\"map\""), 5, "\"mop\"");
  REQUIRE(write_atomic(folder.path() / "nostromo" / "layout.json", wrong));
  const auto loaded = load_layout(folder.path(), "nostromo");
  REQUIRE_FALSE(loaded);
  CHECK(to_text(loaded.error()).find("layout.json#/board/presentation") != std::string::npos);
}

namespace {

/// The layouts of a game alone and with each of its expansions.
std::vector<TableLayout> layouts_of(const Game& game) {
  const auto rules = game.load(test::source_dir() / "rules").value();
  std::vector<TableLayout> out{load_layout(test::source_dir() / "assets", game.id).value()};
  for (const OptionSpec& o : rules.options)
    for (std::size_t i = 1; o.expansion && i < o.choices.size(); ++i)
      out.push_back(load_layout(test::source_dir() / "assets", game.id, {{o.name, o.choices[i]}}).value());
  return out;
}

}  // namespace

TEST_CASE("An expansion is laid over the layout of its game, and a fault in it names its file") {
  const test::TemporaryFolder folder;
  const auto base = read_file(test::source_dir() / "assets" / "nostromo" / "layout.json").value();
  std::string with = base;
  with.insert(with.find('{') + 1, "\"expansions\": {\"box\": {\"yes\": [\"more.json\"]}},");
  REQUIRE(write_atomic(folder.path() / "nostromo" / "layout.json", with));
  REQUIRE(write_atomic(folder.path() / "nostromo" / "more.json",
                       R"({"curtain": "elsewhere", "wide": {"table": {"regions": {"tracks": null}}}})"));
  const auto alone = load_layout(folder.path(), "nostromo", {{"box", "no"}}).value(),
             laid = load_layout(folder.path(), "nostromo", {{"box", "yes"}}).value();
  CHECK(alone.curtain != "elsewhere");
  CHECK(laid.curtain == "elsewhere");
  CHECK(alone.wide.at("table").regions.count("tracks") == 1);
  CHECK(laid.wide.at("table").regions.count("tracks") == 0);
  CHECK(laid.board.places == alone.board.places);
  REQUIRE(write_atomic(folder.path() / "nostromo" / "more.json", R"({"curtin": "elsewhere"})"));
  const auto wrong = load_layout(folder.path(), "nostromo", {{"box", "yes"}});
  REQUIRE_FALSE(wrong);
  CHECK(to_text(wrong.error()).find("more.json#/curtin") != std::string::npos);
}

namespace {

void fine(const std::string& name) {
  INFO(name);
  CHECK((name.empty() || std::filesystem::exists(test::source_dir() / "assets" / to_path(name + ".svg"))));
}

void check_pictures(const TableLayout& l) {
  for (const auto& name : l.background) fine(name);
  for (const auto* names : {&l.decor, &l.score_backgrounds})
    for (const auto& [key, name] : *names) fine(name);
  for (const auto& track : l.tracks)
    for (const auto& name :
         {track.full, track.empty, track.node, track.node_lit, track.mark, track.mark_lit, track.counter, track.end})
      fine(name);
  if (l.race) fine(l.race->star);
  fine(l.origin);
  if (const auto& c = l.board.card) {
    for (const auto& name :
         {c->frame, c->frame_lit, c->frame_focus, c->medal, c->medal_lit, c->halo, c->light, c->veil, c->corners})
      fine(name);
    for (const auto& [place, name] : c->frames) fine(name);
  }
  for (const auto& [group, look] : l.pieces)
    for (const auto& name : look.backs)
      for (const char* sort : {"1", "2"}) fine(asset_name(name, "", sort));
  for (const auto& [event, icon] : l.icons) fine(icon.find('/') == std::string::npos ? "common/icons/" + icon : icon);
}

/// Returns how many kinds have a face.
int check_faces(const RuleSet& rules, const TableLayout& l) {
  int faces = 0;
  for (std::size_t i = 1; i < rules.catalogue.kinds.size(); ++i) {
    const KindSpec&
        k = rules.catalogue.kinds[static_cast<std::size_t>(index(face_of(rules.catalogue, kind(static_cast<int>(i)))))];
    const PieceLook* look = l.look(k.name, k.group);
    const auto face = look == nullptr ? l.faces.end() : l.faces.find(look->card);
    if (face == l.faces.end()) continue;
    ++faces;
    for (const CardPart& part : face->second.parts)
      for (const char* sort : {"1", "2"}) fine(asset_name(part.picture, k.name, sort));
  }
  return faces;
}

}  // namespace

TEST_CASE("Every picture that a layout names exists") {
  for (const Game* game : all_games())
    for (const TableLayout& l : layouts_of(*game)) check_pictures(l);
  const auto l = layout();
  for (const char* state : {"idle", "legal", "focus", "alien", "dim", "alarm"}) fine(asset_name(l.board.rim, state));
}

TEST_CASE("Every card of every game has a face whose pictures exist") {
  int faces = 0;
  for (const Game* game : all_games()) {
    const auto rules = game->load(test::source_dir() / "rules").value();
    for (const TableLayout& l : layouts_of(*game)) faces += check_faces(rules, l);
  }
  CHECK(faces > 40);
}

TEST_CASE("No text of a match screen is clipped or untranslated in any language at 100 and 200 %") {
  Client c({1920, 1080});
  AppContext& ctx = c.impl.ctx;
  std::vector<TourStop> stops;
  for (const Game* game : all_games())
    for (TourStop& stop : match_tour(ctx, *game)) stops.push_back(std::move(stop));
  const std::pair<Size, float> ways[] = {
      {{1920, 1080}, 1.0F}, {{1920, 1080}, 2.0F}, {{1024, 600}, 1.0F}, {{800, 1280}, 1.0F}};
  for (const TourStop& stop : stops) {
    auto screen = stop.make();
    INFO(stop.name);
    REQUIRE(screen != nullptr);
    ctx.stack.reset(std::move(screen));
    for (const char* language : {"en", "fr", "nl"}) {
      ctx.texts.set_language(language);
      for (const auto& [window, scale] : ways) {
        c.canvas.resize(window);
        ctx.platform.ui_scale = scale;
        c.impl.settle();
        ctx.invalidate();
        c.impl.rebuild();
        INFO(language << " at " << scale << ", " << window.w << " wide");
        CHECK(c.impl.scene.clipped == std::vector<std::string>{});
      }
    }
  }
  CHECK(ctx.texts.missing() == std::set<std::string>{});
}
