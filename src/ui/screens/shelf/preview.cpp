#include "ui/screens/shelf/preview.hpp"

#include "table/panels/table_draw.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

/// Measures like the window, and has a size of its own.
class Paper final : public Canvas {
 public:
  explicit Paper(Canvas& window) : window_(window) {}
  Size size() const override { return kSheet; }
  Size measure(const TextStyle& style, const std::string& text, float width) override {
    return window_.measure(style, text, width);
  }
  void draw(const Scene&, float) override {}

 private:
  Canvas& window_;
};

Preview broken(const Error& e) {
  Preview p;
  p.problem = e;
  return p;
}

}  // namespace

std::vector<Draw> draw_sheet(AppContext& ctx, const TableFacts& facts, const TableLayout& layout) {
  Scene scene;
  UiState idle;
  HullCache hull;
  Paper sheet(ctx.canvas);
  Builder b(scene, sheet, ctx.world_theme(facts.game->id), ctx.texts, idle, 1, 1, false);
  TableView bare = make_table(facts, layout, ctx.texts);  // cards that are chosen among have no words here
  for (PlaceView& p : bare.places) p.name.clear();        // nor have rooms, nor plates for them
  bare.offer.reset();
  bare.callouts.clear();
  draw_board(b, b.full().inset(20), bare, layout, {}, hull);
  return std::move(scene.draws);
}

Preview preview_of(AppContext& ctx, const Match& match, std::shared_ptr<const RuleSet> rules) {
  const auto layout = load_layout(ctx.platform.assets_dir, match.game().id, match.options());
  if (!layout) return broken(layout.error());
  Preview p;
  p.facts = {&match.game(),           std::move(rules), match.seats(),   match.options(),
             match.view(Seat::table), match.prompt(),   match.outcome(), match.waiting()};
  p.table = make_table(p.facts, *layout, ctx.texts);
  p.turn = std::max(0, reg_of(p.facts, "turn"));
  p.board = draw_sheet(ctx, p.facts, *layout);
  return p;
}

Preview make_preview(AppContext& ctx, const SaveInfo& save) {
  const auto opened = open_save(ctx, save, false);
  if (!opened) return broken(opened.error());
  const auto match = load_match(*opened, save);
  return match ? preview_of(ctx, *match, opened->rules) : broken(match.error());
}

}  // namespace prowl::ui
