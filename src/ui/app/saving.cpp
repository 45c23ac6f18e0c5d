#include "ui/app/saving.hpp"

#include <algorithm>

#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "ui/kit/header.hpp"

namespace prowl::ui {
namespace {

namespace fs = std::filesystem;

constexpr int kRetryMs = 10000;
constexpr std::string_view kScreen = "unsaved";

fs::path offered_folder(const AppContext& ctx) {
  return ctx.platform.fallback_dir.empty() ? documents_dir() / "Prowl" : ctx.platform.fallback_dir;
}

// A successful try forgets what was to be tried, so it is done from copies.
bool try_again(AppContext& ctx) {
  const auto again = ctx.unsaved->again;
  return again();
}

/// What is to become of a match that can't be saved where matches belong.
class UnsavedScreen final : public Screen {
 public:
  UnsavedScreen(AppContext& ctx, std::function<void()> go)
      : ctx_(ctx), go_(std::move(go)), folder_(to_utf8(offered_folder(ctx))) {}
  std::string id() const override { return std::string(kScreen); }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "unsaved.again"; }

  void build(Builder& b) override {
    const TextOpt head{.face = Face::semibold, .px = 26, .valign = VAlign::top, .wrap = true};
    const TextOpt opt{
        .face = Face::medium, .px = 20, .colour = b.theme().alarm_text, .valign = VAlign::top, .wrap = true};
    const float wide = std::min(860 * std::max(1.0F, b.text_scale()), b.width() - 32) - 64 - 24, high = b.control(56),
                gap = 14;
    const std::string title = b.tr("saving.title"), why = problem();
    const float title_h = b.measure(title, head, wide).h + 4, why_h = b.measure(why, opt, wide).h + 4;
    const float content = title_h + why_h + 4 * high + 5 * gap;
    const Rect inside = draw_dialog(b, {860, content + 56});
    const bool scrolls = content > inside.h + 1;
    const float content_w = scrolls ? b.begin_scroll("unsaved", inside) : inside.w;
    Column column({inside.x, inside.y, content_w, inside.h}, gap);
    b.label("unsaved.title", column.next(title_h), title, head);
    b.label("unsaved.why", column.next(why_h), why, opt);
    buttons(b, column, high);
    if (scrolls) b.end_scroll(column.y - gap);
  }

 private:
  void buttons(Builder& b, Column& column, float high) {
    b.button(column.next(high),
             {.id = "unsaved.again", .text = b.tr("saving.again"), .icon = "redo", .primary = true, .press = [this] {
                again();
              }});
    const Rect row = column.next(high);
    ButtonOpt here{
        .id = "unsaved.here", .text = b.tr("saving.here"), .icon = "folder", .press = [this] { elsewhere(); }};
    const float wide = std::min(b.button_width(here), row.w * 0.45F);
    b.field({row.x, row.y, row.w - wide - 14, row.h}, "unsaved.folder", b.tr("saving.folder"), folder_,
            b.tr("saving.folder"), [this](const std::string& text) { folder_ = text; });
    b.button({row.right() - wide, row.y, wide, row.h}, std::move(here));
    b.button(column.next(high), {.id = "unsaved.leave", .text = b.tr("saving.leave"), .icon = "trash", .press = [this] {
                                   leave_unsaved();
                                 }});
    b.button(column.next(high),
             {.id = "unsaved.stay", .text = b.tr("saving.stay"), .icon = "chevron_l", .press = [this] {
                ctx_.stack.pop();
              }});
  }

  std::string problem() const {
    return !refused_.empty() ? refused_ : ctx_.unsaved ? ctx_.texts.error(ctx_.unsaved->why) : std::string();
  }

  void done() {
    ctx_.stack.pop();
    go_();
  }

  void again() {
    refused_.clear();
    if (!ctx_.unsaved || try_again(ctx_)) done();
    ctx_.invalidate();
  }

  void elsewhere() {
    refused_.clear();
    if (!ctx_.unsaved) return done();
    const fs::path folder = to_path(folder_);
    const auto store = ctx_.unsaved->elsewhere;
    const auto stored = folder.is_absolute() ? store(folder)
                                             : fail(ErrorCode::io, folder_, ctx_.texts.tr("saving.whole_path"));
    if (stored) return done();
    refused_ = ctx_.texts.error(stored.error());
    ctx_.invalidate();
  }

  void leave_unsaved() {
    ctx_.match_lost = true;
    done();
  }

  AppContext& ctx_;
  std::function<void()> go_;
  std::string folder_, refused_;
};

}  // namespace

bool retry_saving(AppContext& ctx, int elapsed_ms) {
  if (!ctx.unsaved) return false;
  ctx.unsaved->waited_ms += elapsed_ms;
  if (ctx.unsaved->waited_ms < kRetryMs) return false;
  ctx.unsaved->waited_ms = 0;
  return try_again(ctx);
}

int saving_wait(const AppContext& ctx) { return ctx.unsaved ? std::max(1, kRetryMs - ctx.unsaved->waited_ms) : -1; }

Rect saving_strip(Builder& b, const AppContext& ctx) { return ctx.unsaved ? b.keep_foot(b.line(18) + 8) : Rect{}; }

void draw_saving_strip(Builder& b, Rect strip) {
  if (strip.h <= 0) return;
  b.fill(strip, b.theme().raised);
  b.fill({strip.x, strip.y, strip.w, 2}, b.theme().alarm);
  const float icon = strip.h - 10;
  b.icon({strip.x + 16, strip.y + 6, icon, icon}, "warning", b.theme().alarm_text);
  b.label("unsaved.sign", {strip.x + 26 + icon, strip.y + 2, strip.w - 42 - icon, strip.h - 2}, b.tr("saving.sign"),
          {.face = Face::semibold, .px = 18, .colour = b.theme().alarm_text, .min_scale = 0.5F});
}

void leave_saved(AppContext& ctx, std::function<void()> go) {
  if (!ctx.unsaved || try_again(ctx)) return go();
  if (ctx.stack.top() != nullptr && ctx.stack.top()->id() == kScreen) return;
  ctx.stack.push(std::make_unique<UnsavedScreen>(ctx, std::move(go)));
}

}  // namespace prowl::ui
