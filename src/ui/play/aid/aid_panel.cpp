#include "ui/play/aid/aid_panel.hpp"

#include <algorithm>

#include "table/aid.hpp"
#include "ui/kit/header.hpp"

namespace prowl::ui {
namespace {

constexpr float kSide = 440, kLeast = 340, kLeastTable = 1300, kWideTable = 1500;
constexpr const char* kKey = "f3";

// A little less, where the screen stays a wide one for it; a private view needs more of it than a table.
float side_width(const Builder& b, float scale, bool stays, bool own) {
  const float most = own ? kLeast : kSide, likes = std::clamp(b.width() * 0.24F, kLeast, most) * scale,
              spare = b.width() - kWideTable * scale;
  return stays && spare >= kLeast * scale ? std::min(likes, spare) : likes;
}

}  // namespace

AidPanel::AidPanel(Builder& b, Session& session, std::string_view screen)
    : session_(session), first_(b.widget_count()) {
  const auto& wide = session.layout().beside;
  const bool stays = std::find(wide.begin(), wide.end(), screen) != wide.end(), own = stays && screen == "private";
  const float scale = std::max(1.0F, b.text_scale()), side = side_width(b, scale, stays, own),
              least = (own ? kWideTable : kLeastTable) * scale;
  Session::AidState& aid = session.aid();
  aid.over = aid.on && b.width() - side < least;
  if (aid.on && !aid.over) side_ = b.keep_side(side);
}

void AidPanel::draw(Builder& b, const TableFacts& f, const TableView& t, const TableActs& acts) {
  if (!session_.aid().on) return;
  ButtonOpt close{.id = "aid.close", .icon = "close", .name = b.tr("aid.close"), .press = [&session = session_] {
                    session.toggle_aid();
                  }};
  const AidView aid = make_aid(f, t, session_.ctx().texts);
  if (session_.aid().over) {
    close.hotkey = kKey;
    b.drop_widgets(first_);
    return draw_aid(b, draw_dialog(b, {760, b.height() - 32}), aid, acts.rule, acts.secret, std::move(close));
  }
  b.panel(side_);
  draw_aid(b, side_.inset(22, 20), aid, acts.rule, acts.secret, std::move(close));
}

ButtonOpt aid_button(const Builder& b, Session& session) {
  return {.id = "tool.aid",
          .icon = "help",
          .name = b.tr("aid.title"),
          .hotkey = kKey,
          .on = session.aid().on,
          .press = [&session] { session.toggle_aid(); }};
}

}  // namespace prowl::ui
