#include <algorithm>

#include "ui/play/play.hpp"

namespace prowl::ui {

// Who acts, what can be done, and the others; before that, whom one may choose: those are not rows of the rail then.
void PlayScreen::dock(Builder& b, const Arrangement& a, const TableView& t, TableActs& acts) {
  const auto box = [&](std::string_view name) { return region_of(b, a, name); };
  t.members.empty() ? draw_seat_row(b, box("crew"), t, layout_, acts) : draw_crew_row(b, box("crew"), t);
  const Rect member = box("member"), mates = box("mates");
  Rect verbs = box("verbs");
  if (member.w <= 0) return;
  const bool choosing = !acts.rows.empty() && std::all_of(acts.rows.begin(), acts.rows.end(),
                                                          [](const OptionRow& r) { return !r.portrait.empty(); });
  if (choosing) {
    draw_roster(b, {member.x, member.y, mates.right() - member.x, member.h}, acts.rows);
    return acts.rows.clear();
  }
  if (t.members.size() < 2) verbs.w = mates.right() - verbs.x;
  draw_member(b, member, t);
  acts.verbs.empty() ? draw_course(b, verbs, t) : draw_verbs(b, verbs, acts);
  draw_mates(b, mates, t);
}

}  // namespace prowl::ui
