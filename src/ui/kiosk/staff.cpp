#include <algorithm>

#include <fmt/format.h>

#include "ui/kiosk/kiosk.hpp"
#include "ui/kit/header.hpp"

namespace prowl::ui {
namespace {

constexpr std::size_t kMostDigits = 12;

/// The only way out begins here.
class PinPad final : public Screen {
 public:
  explicit PinPad(Kiosk& kiosk) : kiosk_(kiosk) {}
  std::string id() const override { return "kiosk.pin"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "kiosk.pin.5"; }
  int guard_ms() const override { return 0; }
  bool handle(const Input&) override;
  int wait_ms() const override { return kiosk_.locked_ms() > 0 ? 250 : -1; }
  bool tick(int) override { return std::exchange(was_locked_, kiosk_.locked_ms() > 0) || was_locked_; }
  void build(Builder&) override;

 private:
  void digit(char c) {
    if (pin_.size() < kMostDigits && kiosk_.locked_ms() == 0) pin_ += c;
  }
  void rub() {
    if (!pin_.empty()) pin_.pop_back();
  }
  void enter();
  void key(Builder&, Rect, const std::string& id, ButtonOpt);
  void pad(Builder&, Rect);

  Kiosk& kiosk_;
  std::string pin_;
  bool wrong_ = false, was_locked_ = false;
};

bool PinPad::handle(const Input& in) {
  if (in.type != Input::Type::key) return false;
  if (in.key.size() == 1 && in.key[0] >= '0' && in.key[0] <= '9') return digit(in.key[0]), true;
  if (in.key == "backspace") return rub(), true;
  return false;
}

void PinPad::enter() {
  if (kiosk_.locked_ms() > 0 || pin_.empty()) return;
  wrong_ = !kiosk_.try_pin(std::exchange(pin_, {}));
  if (!wrong_) kiosk_.ctx().stack.replace(make_staff(kiosk_));
  kiosk_.ctx().invalidate();
}

void PinPad::key(Builder& b, Rect r, const std::string& id, ButtonOpt o) {
  o.id = "kiosk.pin." + id;
  o.px = 36;
  if (kiosk_.locked_ms() > 0) o.reason = b.tr("kiosk.pin.wait");
  b.button(r, std::move(o));
}

void PinPad::pad(Builder& b, Rect r) {
  const float gap = 12, high = (r.h - 3 * gap) / 4;
  for (int row = 0; row < 4; ++row) {
    const auto boxes = split_row({r.x, r.y + static_cast<float>(row) * (high + gap), r.w, high}, 3, gap);
    for (int k = 0; k < 3 && row < 3; ++k) {
      const char c = static_cast<char>('1' + row * 3 + k);
      key(b, boxes[static_cast<std::size_t>(k)], std::string(1, c),
          {.text = std::string(1, c), .press = [this, c] { digit(c); }});
    }
    if (row < 3) continue;
    key(b, boxes[0], "rub", {.icon = "undo", .name = b.tr("kiosk.pin.rub"), .press = [this] { rub(); }});
    key(b, boxes[1], "0", {.text = "0", .press = [this] { digit('0'); }});
    key(b, boxes[2], "enter",
        {.icon = "check", .name = b.tr("kiosk.pin.enter"), .primary = true, .press = [this] { enter(); }});
  }
}

void PinPad::build(Builder& b) {
  const float head = b.line(44), line = b.line(28), foot = b.control(60);
  const float keys = std::min(440.0F, b.height() - head - 2 * line - foot - 160);
  const Rect in = draw_dialog(b, {620, head + 2 * line + keys + foot + 56 + 60});
  Column column(in, 14);
  b.heading(column.next(head), b.tr("kiosk.pin"), 44);
  b.label("kiosk.pin.dots", column.next(line), pin_.empty() ? std::string("–") : [&] {
    std::string dots;
    for (std::size_t i = 0; i < pin_.size(); ++i) dots += "● ";
    return dots;
  }(), {.face = Face::medium, .px = 28, .align = Align::centre});
  const int wait = (kiosk_.locked_ms() + 999) / 1000;
  b.label("kiosk.pin.note", column.next(line),
          wait > 0 ? b.trn("kiosk.pin.locked", wait) : b.tr(wrong_ ? "kiosk.pin.wrong" : "kiosk.pin.note"),
          {.px = 24,
           .colour = wrong_ || wait > 0 ? b.theme().alarm_text : b.theme().second,
           .align = Align::centre,
           .wrap = true,
           .min_scale = 0.6F});
  pad(b, column.next(in.bottom() - column.y - foot - 14));
  b.button({in.x, in.bottom() - foot, in.w, foot},
           {.id = "kiosk.pin.close", .text = b.tr("ui.cancel"), .icon = "close", .px = 24, .press = [this] {
              kiosk_.ctx().stack.pop();
            }});
}

/// What only the staff may do, and what they should know.
class Staff final : public Screen {
 public:
  explicit Staff(Kiosk& kiosk) : kiosk_(kiosk) {}
  std::string id() const override { return "kiosk.staff"; }
  std::string first_focus() const override { return "kiosk.staff.back"; }
  void build(Builder&) override;

 private:
  void actions(Builder&, Rect);
  void games(Builder&, Rect);
  void toggle(Builder&, Rect, std::string id, const std::string& words, bool on, std::function<void(bool)> set);
  void troubles(Builder&, Rect);
  void language(Builder&, Rect);

  Kiosk& kiosk_;
};

void Staff::actions(Builder& b, Rect r) {
  const auto boxes = split_row(r, 3, 20);
  b.button(boxes[0], {.id = "kiosk.staff.back",
                      .text = b.tr("ui.back"),
                      .icon = "chevron_l",
                      .primary = true,
                      .px = 26,
                      .press = [this] { kiosk_.ctx().stack.pop(); }});
  b.button(boxes[1],
           {.id = "kiosk.staff.reset", .text = b.tr("kiosk.staff.reset"), .icon = "redo", .px = 26, .press = [this] {
              kiosk_.reset();
            }});
  b.button(boxes[2],
           {.id = "kiosk.staff.quit", .text = b.tr("kiosk.staff.quit"), .icon = "quit", .px = 26, .press = [this] {
              kiosk_.quit();
            }});
}

void Staff::language(Builder& b, Rect r) {
  std::vector<std::string> names;
  int now = 0;
  const auto all = Texts::languages();
  for (std::size_t i = 0; i < all.size(); ++i) {
    names.emplace_back(all[i].name);
    if (all[i].code == kiosk_.ctx().texts.language()) now = static_cast<int>(i);
  }
  b.choice(r, "kiosk.staff.language", b.tr("kiosk.staff.language"), names, now,
           [this, all](int i) { kiosk_.set_language(std::string(all[static_cast<std::size_t>(i)].code)); });
}

void Staff::toggle(Builder& b, Rect r, std::string id, const std::string& words, bool on,
                   std::function<void(bool)> set) {
  b.text({r.x, r.y, r.w - 140, r.h}, words, {.face = Face::medium, .px = 28, .wrap = true, .min_scale = 0.6F});
  b.toggle({r.right() - 130, r.y, 130, r.h}, std::move(id), words, on, std::move(set));
}

void Staff::games(Builder& b, Rect r) {
  const float high = b.control(60), gap = 10;
  Column column(r, gap);
  b.heading(column.next(b.line(34)), b.tr("kiosk.staff.games"), 34);
  for (const World& w : kiosk_.everything())
    toggle(b, column.next(high), "kiosk.staff.game." + w.id, b.tr(fmt::format("game.{}.name", w.id)),
           kiosk_.shows(w.id), [this, id = w.id](bool on) { kiosk_.show_world(id, on); });
  b.heading(column.next(b.line(34)), b.tr("kiosk.staff.language"), 34);
  language(b, column.next(high));
  toggle(b, column.next(high), "kiosk.staff.count", b.tr("kiosk.staff.count"), kiosk_.counts(),
         [this](bool on) { kiosk_.count(on); });
  if (!kiosk_.counts()) return;
  b.label("kiosk.staff.counts", column.next(2 * b.line(26)),
          b.tr("kiosk.staff.counts", {{"visits", kiosk_.visits()}, {"lessons", kiosk_.lessons_finished()}}),
          {.face = Face::medium, .px = 26, .colour = b.theme().second, .wrap = true, .min_scale = 0.6F});
}

void Staff::troubles(Builder& b, Rect r) {
  b.heading({r.x, r.y, r.w, b.line(34)}, b.tr("kiosk.staff.troubles"), 34);
  const TextOpt opt{.px = 22, .valign = VAlign::top, .wrap = true, .min_scale = 0.8F};
  const Rect view{r.x, r.y + b.line(34) + 10, r.w, r.h - b.line(34) - 10};
  const float wide = b.begin_scroll("kiosk.troubles", view);
  Column column({view.x, view.y, wide, view.h}, 10);
  if (kiosk_.troubles().empty()) b.text(column.next(b.line(24)), b.tr("kiosk.staff.none"), opt);
  for (std::size_t i = kiosk_.troubles().size(); i-- > 0;) {
    const Kiosk::Trouble& t = kiosk_.troubles()[i];
    const std::string words = t.times > 1 ? fmt::format("{} × {}", t.times, t.text) : t.text;
    b.label(fmt::format("kiosk.trouble.{}", i), column.next(b.measure(words, opt, wide - 8).h + 4), words, opt);
  }
  b.end_scroll(column.y);
}

void Staff::build(Builder& b) {
  draw_ground(b);
  const float pad = b.wide() ? 48 : 20, foot = b.control(84);
  const Rect in{pad, pad / 2, b.width() - 2 * pad, b.height() - pad};
  b.label("heading", {in.x, in.y, in.w, b.line(60)}, b.tr("kiosk.staff"),
          {.face = Face::title, .px = 60, .min_scale = 0.5F, .tracking = 2});
  const Rect middle{in.x, in.y + b.line(60) + 12, in.w, in.h - b.line(60) - foot - 28};
  const auto halves = split_row(middle, 2, 40);
  const float wide = b.begin_scroll("kiosk.staff", halves[0]);
  const float content = 2 * (b.line(34) + 10) +
                        (static_cast<float>(kiosk_.everything().size()) + 2) * (b.control(60) + 10) + 2 * b.line(26) +
                        10;
  games(b, {halves[0].x, halves[0].y, wide, content});
  b.end_scroll(halves[0].y + content);
  troubles(b, halves[1]);
  actions(b, {in.x, in.bottom() - foot, in.w, foot});
}

}  // namespace

std::unique_ptr<Screen> make_pin_pad(Kiosk& kiosk) { return std::make_unique<PinPad>(kiosk); }
std::unique_ptr<Screen> make_staff(Kiosk& kiosk) { return std::make_unique<Staff>(kiosk); }

}  // namespace prowl::ui
