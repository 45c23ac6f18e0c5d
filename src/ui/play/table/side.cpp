#include <algorithm>

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
  struct Tool {
    std::string id, icon, key, hotkey;
    std::function<void()> press;
    bool on = false;
  };
  const bool choices = !b.wide() && !options_stand_open(scene) && scene.facts().prompt.ask == Ask::open &&
                       !scene.session().people().empty();
  const auto toggle = [&stage = scene.stage](std::string name) {
    return [&stage, name] { stage.toggle_drawer(name); };
  };
  std::vector<Tool> list;
  if (choices) list.push_back({"tool.options", "play", "match.options", "o", toggle("options"), open == "options"});
  if (!cards_stand_open(b, scene))
    list.push_back({"tool.cards", "players", "match.cards_open", "c", toggle("cards"), open == "cards"});
  if (scene.session().ctx().settings.deduction && !facts_stand_open(b, scene))
    list.push_back({"tool.facts", "eye", "match.facts", "i", toggle("facts"), open == "facts"});
  list.push_back(
      {"tool.rules", "rules", "match.rules", "f1",
       [&stage = scene.stage] { stage.session().open_rules(std::string(stage.session().facts().prompt.paragraph)); },
       false});
  list.push_back({"tool.log", "log", "match.log", "l", [&stage = scene.stage] { stage.session().open_log(); }, false});
  list.push_back(
      {"tool.menu", "settings", "match.menu", "f10", [&stage = scene.stage] { stage.session().open_menu(); }, false});
  const auto boxes = split_row(r, static_cast<int>(list.size()), b.wide() ? 16 : 6);
  for (std::size_t i = 0; i < list.size(); ++i) {
    ButtonOpt o;
    o.id = list[i].id;
    o.icon = list[i].icon;
    o.name = b.tr(list[i].key);
    o.hotkey = list[i].hotkey;
    o.on = list[i].on;
    o.press = list[i].press;
    b.button(boxes[i], std::move(o));
  }
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
