#include <algorithm>

#include "ui/play/aid/aid_panel.hpp"
#include "ui/play/table/table_stage.hpp"

namespace prowl::ui {
namespace {

void side_content(Builder& b, Rect r, const std::string& tab, const TableScene& scene) {
  const TableView& t = scene.t;
  const TableActs& acts = scene.acts;
  if (tab == "options")
    return draw_option_rows(b, {r.x + 16, r.y + 52, r.w - 32, r.h - 64}, "options", acts.rows, acts.secret);
  if (tab == "cards") return draw_open_cards(b, r.inset(14, 12), t, scene.layout(), acts);
  const PanelView* panel = nullptr;
  if (tab == "facts" && !t.facts.empty()) panel = &t.facts.front();
  for (const auto& p : t.callouts)
    if (tab == p.id) panel = &p;
  if (panel != nullptr) return draw_panel(b, r, *panel, t);
  b.text({r.x + 20, r.y + 12, r.w * 0.5F, 28}, b.tr("match.log"),
         {Face::heading, 18, b.theme().fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  b.text({r.centre().x, r.y + 12, r.w / 2 - 20, 28},
         t.subtitle.substr(t.subtitle.find("·") == std::string::npos ? 0 : t.subtitle.find("·") + 3),
         {Face::medium, 18, b.theme().dim, Align::right, VAlign::middle, false, 0.7F});
  draw_log(b, {r.x, r.y + 40, r.w, r.h - 40}, t, acts);
}

}  // namespace

void draw_tools(Builder& b, Rect r, const TableScene& scene) {
  const std::string& open = scene.stage.drawer();
  const bool choices = !b.wide() && !options_stand_open(scene) && scene.facts().prompt.ask == Ask::open &&
                       !scene.session().people().empty();
  Session& session = scene.session();
  std::vector<ButtonOpt> list;
  const auto add = [&](std::string id, std::string icon, std::string_view key, std::string hotkey,
                       std::function<void()> press, bool on = false) {
    list.push_back({.id = "tool." + id,
                    .icon = std::move(icon),
                    .name = b.tr(key),
                    .hotkey = std::move(hotkey),
                    .on = on,
                    .press = std::move(press)});
  };
  const auto drawer = [&](const std::string& name, std::string icon, std::string_view key, std::string hotkey) {
    add(
        name, std::move(icon), key, std::move(hotkey), [&stage = scene.stage, name] { stage.toggle_drawer(name); },
        open == name);
  };
  if (choices) drawer("options", "play", "match.options", "o");
  if (!cards_stand_open(b, scene)) drawer("cards", "players", "match.cards_open", "c");
  if (session.ctx().settings.deduction && !facts_stand_open(b, scene)) drawer("facts", "eye", "match.facts", "i");
  add("rules", "rules", "match.rules", "f1",
      [&session] { session.open_rules(std::string(session.facts().prompt.paragraph)); });
  list.push_back(aid_button(b, session));
  add("log", "log", "match.log", "l", [&session] { session.open_log(); });
  add("menu", "settings", "match.menu", "f10", [&session] { session.open_menu(); });
  // A finger needs room; the menu has the first two as well.
  for (const char* id : {"tool.log", "tool.rules", "tool.facts"})
    if ((b.finger() + 6) * static_cast<float>(list.size()) > r.w + 6)
      std::erase_if(list, [&](const ButtonOpt& o) { return o.id == id; });
  const auto boxes = split_row(r, static_cast<int>(list.size()), b.wide() && list.size() < 5 ? 16.0F : 6.0F);
  for (std::size_t i = 0; i < list.size(); ++i) b.button(boxes[i], std::move(list[i]));
}

// Options while a person chooses, else the reveal that found no room on the board, else facts or log.
void draw_side(Builder& b, Rect right, const TableScene& scene) {
  const TableView& t = scene.t;
  const float end = draw_seats(b, right, t, scene.acts) + 8;
  const Rect r{right.x, end, right.w, right.bottom() - end};
  const std::string& open = scene.stage.drawer();
  if (r.h < 90) return;
  std::string tab = open.empty() ? "log" : open;
  const BoardFrame frame(region_of(b, scene.arrangement, "board"), t, scene.layout().board, true);
  if (open.empty())
    for (const auto& p : t.callouts)
      if (frame.free_cell(t, p.anchor, {250, 160}).w <= 0) tab = p.id;
  if (!scene.acts.rows.empty() && scene.facts().prompt.ask == Ask::open) tab = "options";
  b.panel(r, tab == "options" ? std::optional<Colour>(b.theme().act) : std::nullopt);
  if (tab == "options")
    b.text({r.x + 20, r.y + 12, r.w - 40, 28}, b.tr("match.options"),
           {Face::heading, 18, b.theme().act, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  side_content(b, r, tab, scene);
}

void draw_drawer(Builder& b, Rect area, const TableScene& scene) {
  const std::string& name = scene.stage.drawer();
  if (name.empty() || (name == "options" && scene.acts.rows.empty())) return;
  if (b.wide() && !(name == "facts" && !facts_stand_open(b, scene)) &&
      !(name == "cards" && !cards_stand_open(b, scene)))
    return;
  const Rect r{area.right() - std::min(area.w, 460 * std::max(1.0F, b.text_scale())), area.y,
               std::min(area.w, 460 * std::max(1.0F, b.text_scale())), area.h};
  b.skin({r.x - 16, r.y - 10, r.w + 32, r.h + 32}, "shadow");
  b.panel(r);
  if (name == "options")
    b.text({r.x + 20, r.y + 12, r.w - 40, 28}, b.tr("match.options"),
           {Face::heading, 18, b.theme().act, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  side_content(b, r, name, scene);
}

}  // namespace prowl::ui
