#include <algorithm>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui/screens/shelf/shelf.hpp"

namespace prowl::ui {
namespace {

namespace fs = std::filesystem;

/// The matches of a folder, and a field for another folder or file.
class ImportScreen final : public Screen {
 public:
  explicit ImportScreen(AppContext& ctx) : ctx_(ctx), folder_(exchange_folder(ctx)) { look(); }
  std::string id() const override { return "import"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return files_.empty() ? "import.path" : "import.0"; }
  void build(Builder&) override;

 private:
  void look() { files_ = ctx_.saves.list_in(folder_); }
  void enter();
  void take(const fs::path&);
  void row(Builder&, Column&, std::size_t);

  AppContext& ctx_;
  fs::path folder_;
  std::string typed_;
  std::vector<SaveInfo> files_;
};

// A folder is looked through, a file taken.
void ImportScreen::enter() {
  std::string typed = typed_;
  if (typed.starts_with("file://")) typed.erase(0, 7);
  typed.erase(0, std::min(typed.find_first_not_of(" \"'"), typed.size()));
  typed.erase(typed.find_last_not_of(" \"'") + 1);
  if (typed.empty()) return;
  const fs::path path = to_path(typed);
  std::error_code error;
  if (!fs::is_directory(path, error)) return take(path);
  folder_ = path;
  look();
  ctx_.invalidate();
}

void ImportScreen::take(const fs::path& path) {
  if (import_file(ctx_, path)) ctx_.stack.pop();
}

void ImportScreen::row(Builder& b, Column& column, std::size_t i) {
  const SaveInfo& f = files_[i];
  const float go = b.control(48), words = b.line(20) + b.line(18) + 4;
  const Rect r = column.next(std::max(words, go) + 20);
  b.skin(r, "well");
  ButtonOpt take_it{.id = fmt::format("import.{}", i),
                    .text = b.tr("shelf.import.take"),
                    .icon = "add",
                    .name = b.texts().labelled(b.tr("shelf.import.take"), to_utf8(f.path.filename())),
                    .reason = f.problem ? b.texts().error(*f.problem) : "",
                    .press = [this, path = f.path] { take(path); }};
  const float w = std::min(b.button_width(take_it) + 8, r.w * 0.4F);
  const Rect in{r.x + 16, r.y + 10, r.w - w - 44, r.h - 20};
  b.label(fmt::format("file.{}", i), {in.x, in.y, in.w, b.line(20)}, to_utf8(f.path.filename()),
          {.face = Face::semibold, .px = 20, .colour = b.theme().text, .min_scale = 0.6F});
  b.text({in.x, in.y + b.line(20) + 2, in.w, b.line(18)},
         f.problem ? b.texts().error(*f.problem) : title_text(ctx_, f) + " · " + facts_text(ctx_, f, nullptr),
         {.face = Face::medium,
          .px = 18,
          .colour = f.problem ? b.theme().alarm_text : b.theme().second,
          .min_scale = 0.5F});
  b.button({r.right() - w - 14, r.centre().y - go / 2, w, go}, std::move(take_it));
}

void ImportScreen::build(Builder& b) {
  const float title = b.line(40) + 8, go = b.control(56), gap = 14;
  const Rect inside = draw_dialog(b, {1040, b.height() - 40});
  b.heading({inside.x, inside.y, inside.w, title - 8}, b.tr("shelf.import.title"), 40);
  const Rect path{inside.x, inside.y + title, inside.w, go};
  ButtonOpt open{
      .id = "import.open", .text = b.tr("shelf.import.open"), .icon = "folder", .press = [this] { enter(); }};
  const float w = std::min(b.button_width(open) + 8, path.w * 0.4F);
  b.field({path.x, path.y, path.w - w - 12, path.h}, "import.path", b.tr("shelf.import.path"), typed_,
          b.tr("shelf.import.path"), [this](const std::string& text) { typed_ = text; });
  b.button({path.right() - w, path.y, w, path.h}, std::move(open));
  const Rect where{inside.x, path.bottom() + 8, inside.w, b.line(18)};
  b.label("import.folder", where, b.tr("shelf.import.folder", {{"folder", to_utf8(folder_)}}),
          {.face = Face::medium, .px = 18, .colour = b.theme().second, .min_scale = 0.5F});
  const Rect view{inside.x, where.bottom() + 10, inside.w, inside.bottom() - go - gap - where.bottom() - 10};
  Column c({view.x, view.y, b.begin_scroll("import", view), view.h}, 10);
  if (files_.empty())
    b.label("import.empty", c.next(b.line(20) * 2), b.tr("shelf.import.none"), {.colour = b.theme().dim, .wrap = true});
  for (std::size_t i = 0; i < files_.size(); ++i) row(b, c, i);
  b.end_scroll(c.y - 10);
  b.button({inside.x, inside.bottom() - go, inside.w, go},
           {.id = "import.close", .text = b.tr("ui.close"), .icon = "close", .press = [this] { ctx_.stack.pop(); }});
}

}  // namespace

fs::path exchange_folder(const AppContext& ctx) {
  fs::path home = ctx.platform.fallback_dir;
  if (home.empty()) home = documents_dir().empty() ? ctx.platform.data_dir : documents_dir() / "Prowl";
  return home / "export";
}

std::optional<fs::path> import_file(AppContext& ctx, const fs::path& path) {
  const auto failed = [&](const Error& e) { return ctx.notice("shelf.import.failed", e), std::nullopt; };
  const auto text = read_file(path);
  if (!text) return failed(text.error());
  if (const auto why = check_import(ctx, *text, path)) return failed(*why);
  const Record header = *ctx.saves.header(*text, to_utf8(path));
  const auto file = ctx.saves.add(*text, ctx.saves.new_id(header.game, ctx.now()), path);
  if (!file) return failed(file.error());
  SaveInfo save;
  save.path = *file;
  save.header = header;
  ctx.notice(ctx.texts.tr("shelf.imported", {{"match", title_text(ctx, save)}}));
  return *file;
}

void open_file(AppContext& ctx, const fs::path& path) {
  const std::string open = ctx.stack.top()->id();
  if (open != "title" && open != "replays") return ctx.notice(ctx.texts.tr("shelf.import.later"));
  const auto saves = list_saves(ctx);
  const bool ours = std::any_of(saves.begin(), saves.end(), [&](const SaveInfo& s) {
    std::error_code error;
    return fs::equivalent(s.path, path, error);
  });
  const auto file = ours ? std::optional(path) : import_file(ctx, path);
  if (!file) return;
  auto shelf = make_replays(ctx, *file);
  open == "title" ? ctx.stack.push(std::move(shelf)) : ctx.stack.replace(std::move(shelf));
}

std::unique_ptr<Screen> make_import(AppContext& ctx) { return std::make_unique<ImportScreen>(ctx); }

}  // namespace prowl::ui
