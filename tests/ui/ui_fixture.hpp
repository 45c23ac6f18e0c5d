#pragma once
#include <cstdlib>
#include <filesystem>
#include <string>

#include "prowl/ai/bot.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/ui/app.hpp"
#include "ui/app/app_impl.hpp"

namespace prowl::ui::test {

/// Letters of one width, a little wider than those of the real faces, so that what fits here fits there.
class FixedCanvas final : public Canvas {
 public:
  explicit FixedCanvas(Size s) : size_(s) {}
  Size size() const override { return size_; }
  void resize(Size s) { size_ = s; }
  void draw(const Scene&, float) override {}

  Size measure(const TextStyle& style, const std::string& text, float width) override {
    const float letter = style.px * (style.face == Face::title ? 0.42F : 0.56F) + style.tracking,
                line = style.px * 1.25F;
    if (width <= 0)
      return {widest_line(text) * letter, line * static_cast<float>(1 + std::count(text.begin(), text.end(), '\n'))};
    return wrapped(text, letter, line, width);
  }

 private:
  static float letters(std::string_view word) {
    return static_cast<float>(std::count_if(word.begin(), word.end(),
                                            [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
  }
  static float widest_line(const std::string& text) {
    float widest = 0;
    for (std::size_t from = 0; from <= text.size();) {
      const auto end = std::min(text.find('\n', from), text.size());
      widest = std::max(widest, letters(std::string_view(text).substr(from, end - from)));
      from = end + 1;
    }
    return widest;
  }
  static Size wrapped(const std::string& text, float letter, float line, float width) {
    float x = 0, widest = 0;
    int lines = 1;
    for (std::size_t from = 0; from < text.size();) {
      auto end = std::min(text.find_first_of(" \n", from), text.size());
      const float word = letters(std::string_view(text).substr(from, end - from)) * letter;
      if (x > 0 && x + letter + word > width) x = 0, ++lines;
      x += (x > 0 ? letter : 0) + word;
      widest = std::max(widest, x);
      if (end < text.size() && text[end] == '\n') x = 0, ++lines;
      from = end + 1;
    }
    return {widest, line * static_cast<float>(lines)};
  }
  Size size_;
};

/// A folder of its own that goes away again.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    static int number = 0;
    path_ = std::filesystem::temp_directory_path() /
            ("prowl-ui-test-" + std::to_string(std::chrono::steady_clock::now().time_since_epoch().count()) + "-" +
             std::to_string(++number));
    std::filesystem::create_directories(path_);
  }
  ~TemporaryFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

inline std::filesystem::path source_dir() { return to_path(PROWL_SOURCE_DIR); }
inline std::filesystem::path locale_dir() { return to_path(PROWL_BINARY_DIR) / "locale"; }

inline Platform test_platform(const std::filesystem::path& dir, const std::string& language = "en") {
  Platform p;
  p.rules_dir = source_dir() / "rules";
  p.assets_dir = source_dir() / "assets";
  p.locale_dir = locale_dir();
  p.data_dir = dir / "data";
  p.config_dir = dir / "config";
  for (const auto level : bot_levels()) p.bot_levels.emplace_back(level);
  for (const auto level : plain_bots()) p.plain_bots.emplace_back(level);
  p.bots = [](std::string_view level, const Game& game, const RuleSet& rules) { return make_bot(level, game, rules); };
  p.unix_time = [] { return std::int64_t{1'700'000'000}; };
  p.entropy = [n = std::uint64_t{41}]() mutable { return ++n; };
  p.language = language;
  p.robot = true;
  return p;
}

/// The client's inside, driven by inputs.
struct Client {
  explicit Client(Size size = {1280, 720}, const std::string& language = "en", float ui_scale = 0, float text_scale = 0)
      : canvas(size), impl(platform(language, ui_scale, text_scale), canvas) {
    impl.rebuild();
  }
  Platform platform(const std::string& language, float ui_scale, float text_scale) {
    Platform p = test_platform(folder.path(), language);
    p.clock_ms = [this] { return now_ms; };
    p.ui_scale = ui_scale;
    p.text_scale = text_scale;
    return p;
  }
  void key(const std::string& name) { send({.type = Input::Type::key, .key = name}); }
  void type(const std::string& text) { send({.type = Input::Type::text, .key = text}); }
  /// What has come up is looked at for `pace` ms before the next input.
  void send(const Input& input) {
    if (impl.ctx.dirty) impl.rebuild();
    impl.shown();
    now_ms += pace;
    impl.handle(input);
    impl.rebuild();
  }
  const Widget* find(std::string_view id) const {
    const int at = find_widget(impl.scene.widgets, id);
    return at < 0 ? nullptr : &impl.scene.widgets[static_cast<std::size_t>(at)];
  }
  void click(std::string_view id) {
    const Widget* w = find(id);
    if (w == nullptr) throw std::runtime_error("no widget " + std::string(id));
    const Point at = w->box.centre();
    send({.type = Input::Type::press, .at = at});
    send({.type = Input::Type::release, .at = at});
  }
  /// By keyboard, wherever it is scrolled to.
  void press(const std::string& id) {
    focus(id);
    key("enter");
  }
  void focus(const std::string& id) {
    if (find(id) == nullptr) throw std::runtime_error("no widget " + id);
    impl.ctx.focus(id);
    impl.ctx.invalidate();
    impl.rebuild();
  }
  void show(std::unique_ptr<Screen> screen) {
    impl.ctx.stack.push(std::move(screen));
    impl.settle();
    impl.rebuild();
  }
  std::string screen() const { return impl.ctx.stack.top()->id(); }

  std::int64_t now_ms = 0, pace = 1000;
  TemporaryFolder folder;
  FixedCanvas canvas;
  App::Impl impl;
};

}  // namespace prowl::ui::test
