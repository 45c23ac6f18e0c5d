#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/kit/rows.hpp"
#include "ui/play/session.hpp"

namespace prowl::ui {
namespace {

/// Each person's AskMe, for everybody to see.
class AskingScreen final : public Screen {
 public:
  explicit AskingScreen(Session& session) : session_(session) {}
  std::string id() const override { return "asking"; }
  bool overlay() const override { return true; }

  void build(Builder& b) override {
    std::vector<Seat> people;
    for (int i = 0; i < static_cast<int>(session_.driver().seats().size()); ++i)
      if (session_.driver().human(seat(i))) people.push_back(seat(i));
    const float title = b.line(40) + 8, help = b.line(18) * 3, foot = b.control(56) + 16;
    const float rows = static_cast<float>(people.size()) * (b.control(48) + 30);
    const Rect inside = draw_dialog(b, {860, title + help + rows + foot + 56});
    b.heading({inside.x, inside.y, inside.w, title - 8}, b.tr("settings.ask_me"), 40);
    b.text({inside.x, inside.y + title, inside.w, help}, b.tr("match.asking.help"),
           {Face::medium, 18, b.theme().second, Align::left, VAlign::top, true, 0.6F});
    const Rect view{inside.x, inside.y + title + help, inside.w, inside.h - title - help - foot};
    Column column({view.x, view.y, b.begin_scroll("asking", view), view.h}, 8);
    for (const Seat s : people) row(b, column, s);
    b.end_scroll(column.y);
    b.button({inside.x, inside.bottom() - foot + 16, inside.w, foot - 16},
             {.id = "asking.done",
              .text = b.tr("match.private.done"),
              .primary = true,
              .press = [&stack = session_.ctx().stack] { stack.pop(); }});
  }

 private:
  void row(Builder& b, Column& column, Seat s) {
    const std::string id = fmt::format("asking.p{}", index(s) + 1), name = session_.info(s).name;
    const RowSpot spot = setting_row(b, column, id, name, "", 330);
    std::vector<std::string> values;
    for (int i = 0; i <= 2; ++i) values.push_back(b.tr(fmt::format("settings.ask_me.{}", i)));
    b.choice(spot.control, id, name, values, static_cast<int>(session_.asking().mode(s)),
             [this, s](int i) { session_.asking().set_mode(s, static_cast<AskMe>(i)); });
  }

  Session& session_;
};

}  // namespace

std::unique_ptr<Screen> make_asking_screen(Session& session) { return std::make_unique<AskingScreen>(session); }

}  // namespace prowl::ui
