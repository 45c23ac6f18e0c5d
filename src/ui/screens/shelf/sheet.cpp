#include <algorithm>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/shelf/shelf.hpp"
#include "ui/screens/shelf/transcript.hpp"

namespace prowl::ui {
namespace {

/// All about one match, and what can be done with it.
class Sheet final : public Screen {
 public:
  Sheet(AppContext& ctx, SaveInfo save, std::shared_ptr<Previews> previews,
        std::function<void(const SaveInfo&, std::filesystem::path)> removed)
      : ctx_(ctx),
        save_(std::move(save)),
        previews_(std::move(previews)),
        removed_(std::move(removed)),
        name_(save_.header.name) {}
  std::string id() const override { return "sheet"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "sheet.open"; }
  int wait_ms() const override { return previews_->waits() ? 1 : -1; }
  bool busy() const override { return previews_->waits(); }
  bool tick(int) override { return previews_->make(); }
  void covered() override { rename(); }
  bool back() override {
    rename();
    return false;
  }
  void build(Builder&) override;

 private:
  using Do = void (Sheet::*)();
  const Error* problem() const {
    if (save_.problem) return &*save_.problem;
    const auto preview = previews_->of(save_);
    return preview && preview->problem ? &*preview->problem : nullptr;
  }
  void close() {
    rename();
    ctx_.stack.pop();
  }
  void open(bool as_replay);
  bool rename();
  void copy();
  void export_it();
  void copy_text();
  void remove();
  void name_row(Builder&, Rect);
  void about(Builder&, Rect);
  std::vector<ButtonOpt> actions(const Builder&);

  AppContext& ctx_;
  SaveInfo save_;
  std::shared_ptr<Previews> previews_;
  std::function<void(const SaveInfo&, std::filesystem::path)> removed_;
  std::string name_;  ///< as it stands in the field
};

// Kept when the sheet is left, too.
bool Sheet::rename() {
  const std::string name = match_name(name_);
  if (problem() != nullptr || name == save_.header.name) return true;
  const auto ok = ctx_.saves.rename(save_.path, name);
  if (!ok) {
    name_ = save_.header.name;
    ctx_.notice(ok.error());
    return false;
  }
  save_.header.name = name_ = name;
  ctx_.invalidate();
  return true;
}

void Sheet::open(bool as_replay) {
  close();
  open_match(ctx_, save_, as_replay);
}

void Sheet::copy() {
  if (!rename()) return;
  auto opened = open_save(ctx_, save_);
  if (!opened) return ctx_.notice(opened.error());
  const std::string name = ctx_.texts.tr("shelf.copy_name", {{"match", title_text(ctx_, save_)}});
  ctx_.stack.replace(make_save_as(ctx_, save_.header.game, std::move(opened->text), name));
}

void Sheet::export_it() {
  if (!rename()) return;
  const auto opened = open_save(ctx_, save_);
  if (!opened) return ctx_.notice(opened.error());
  const std::string name = fmt::format("{} {}", title_text(ctx_, save_), date_text(ctx_.texts, save_.saved_at));
  const auto file = export_save(opened->text, exchange_folder(ctx_), name);
  if (!file) return ctx_.notice(file.error());
  ctx_.notice(ctx_.texts.tr("shelf.exported", {{"file", to_utf8(*file)}}));
}

void Sheet::copy_text() {
  if (!rename()) return;
  const auto opened = open_save(ctx_, save_);
  const auto match = opened ? load_match(*opened, save_) : tl::unexpected(opened.error());
  if (!match) return ctx_.notice(match.error());
  ctx_.platform.set_clipboard(match_as_text(ctx_, *match, opened->rules, save_.saved_at));
  ctx_.notice(ctx_.texts.tr("shelf.text.copied"));
}

void Sheet::remove() {
  const auto there = ctx_.saves.remove(save_.path, ctx_.now());
  if (!there) return ctx_.notice(there.error());
  ctx_.stack.pop();
  removed_(save_, *there);
}

std::vector<ButtonOpt> Sheet::actions(const Builder& b) {
  const std::string why = problem() != nullptr ? b.texts().error(*problem()) : "";
  std::vector<ButtonOpt> out;
  const auto add = [&](std::string id, std::string_view key, std::string icon, std::string reason,
                       std::function<void()> press) {
    out.push_back({.id = "sheet." + std::move(id),
                   .text = b.tr(key),
                   .icon = std::move(icon),
                   .reason = std::move(reason),
                   .align = Align::left,
                   .press = std::move(press)});
  };
  if (!save_.finished) add("open", "replays.continue", "play", why, [this] { open(false); });
  add(save_.finished ? "open" : "replay", "shelf.replay", "replays", why, [this] { open(true); });
  if (save_.finished) add("score", "shelf.score", "recap", why, [this] { open(false); });
  out.front().primary = why.empty();
  add("copy", "shelf.save_as", "save", why.empty() && !save_.finished ? b.tr("shelf.no_copy") : why,
      [this] { copy(); });
  add("export", "shelf.export", "share", why, [this] { export_it(); });
  if (ctx_.platform.set_clipboard) add("text", "shelf.text", "log", why, [this] { copy_text(); });
  add("delete", "shelf.delete", "trash", "", [this] { remove(); });
  return out;
}

void Sheet::name_row(Builder& b, Rect r) {
  const bool changed = match_name(name_) != save_.header.name;
  ButtonOpt keep{.id = "sheet.rename",
                 .text = b.tr("shelf.rename"),
                 .icon = "check",
                 .reason = problem() != nullptr ? b.texts().error(*problem())
                           : changed            ? ""
                                                : b.tr("shelf.same_name"),
                 .press = [this] { rename(); }};
  const float w = std::min(b.button_width(keep) + 8, r.w * 0.45F);
  b.field(
      {r.x, r.y, r.w - w - 12, r.h}, "sheet.name", b.tr("shelf.name"), name_, b.tr("shelf.no_name_yet"),
      [this](const std::string& text) { name_ = text.size() <= kMaxMatchName ? text : name_; },
      problem() != nullptr ? b.texts().error(*problem()) : "");
  b.button({r.right() - w, r.y, w, r.h}, std::move(keep));
}

void Sheet::about(Builder& b, Rect r) {
  const Theme& th = b.theme();
  Column c(r, 6);
  const TextOpt line{.face = Face::medium, .px = 20, .colour = th.second, .wrap = true, .min_scale = 0.6F};
  b.label("sheet.line", c.next(b.line(20)),
          game_text(ctx_, save_) + " · " + state_text(b.texts(), save_, previews_->of(save_).get()), line);
  SaveInfo unnamed = save_;
  unnamed.header.name.clear();
  b.label("sheet.when", c.next(b.line(20)), facts_text(ctx_, unnamed, previews_->of(save_).get()), line);
  const float left = r.bottom() - c.y;
  if (problem() != nullptr)
    return (void)b.label("sheet.problem", {r.x, c.y, r.w, left}, b.texts().error(*problem()),
                         {.face = Face::medium,
                          .px = 20,
                          .colour = th.alarm_text,
                          .valign = VAlign::top,
                          .wrap = true,
                          .min_scale = 0.6F});
  if (left > 44) draw_people(b, c.next(std::max(40.0F, b.line(18))), save_.header.seats);
  const auto preview = previews_->of(save_);
  if (save_.finished && preview && !preview->problem && r.bottom() - c.y > b.line(20))
    b.label("sheet.end", c.next(std::min(r.bottom() - c.y, 2 * b.line(20))), preview->table.end.text,
            {.face = Face::medium, .px = 20, .colour = th.text, .wrap = true, .min_scale = 0.6F});
}

void Sheet::build(Builder& b) {
  auto buttons = actions(b);
  const float go = b.control(56), gap = 12, n = static_cast<float>(buttons.size() + 1);
  const Rect inside = draw_dialog(b, {1480 / std::max(1.0F, b.text_scale()), b.wide() ? 760 : b.height() - 20});
  buttons.push_back(
      {.id = "sheet.close", .text = b.tr("ui.close"), .icon = "close", .align = Align::left, .press = [this] {
         close();
       }});
  const bool beside = inside.w > 900 * std::max(1.0F, b.text_scale());
  const float side = beside ? std::max(360.0F, inside.w * 0.3F) : inside.w;
  const float title = b.line(40) + 6;
  b.heading({inside.x, inside.y, inside.w, title - 6}, title_text(ctx_, save_), 40);
  const Rect body{inside.x, inside.y + title, inside.w, inside.h - title};
  if (beside) {
    const Rect left{body.x, body.y, body.w - side - 28, body.h};
    name_row(b, {left.x, left.y, left.w, go});
    const float facts = 2 * b.line(20) + std::max(40.0F, b.line(18)) + 2 * b.line(20) + 30;
    const float high = std::min(left.w * 9 / 16, left.h - go - facts - 28);
    const Rect picture{left.x, left.y + go + 14, high * 16 / 9, high};
    draw_preview(b, picture, save_, previews_->of(save_).get());
    about(b, {left.x, picture.bottom() + 12, left.w, left.bottom() - picture.bottom() - 12});
  }
  const Rect view{beside ? body.right() - side : body.x, body.y, side, body.h};
  const float head = beside ? 0 : go + gap + 3 * b.line(20) + 2 * gap;
  const float content = head + n * (go + gap) - gap;
  const bool scrolls = content > view.h + 1;
  Column c({view.x, view.y, scrolls ? b.begin_scroll("sheet", view) : view.w, view.h}, gap);
  if (!beside) {
    name_row(b, c.next(go));
    about(b, c.next(3 * b.line(20) + gap));
  }
  for (ButtonOpt& o : buttons) b.button(c.next(go), std::move(o));
  if (scrolls) b.end_scroll(c.y - gap);
}

}  // namespace

std::unique_ptr<Screen> make_sheet(AppContext& ctx, SaveInfo save, std::shared_ptr<Previews> previews,
                                   std::function<void(const SaveInfo&, std::filesystem::path)> removed) {
  return std::make_unique<Sheet>(ctx, std::move(save), std::move(previews), std::move(removed));
}

}  // namespace prowl::ui
