#include <algorithm>

#include <fmt/format.h>

#include "ui/play/play.hpp"

namespace prowl::ui {
namespace {

constexpr float kLeastSide = 150;

// Every step of the card is done; only whose turn comes is still ahead.
void all_told(TableView& t) {
  if (t.stage) t.stage->now = static_cast<int>(t.stage->steps.size());
  std::erase_if(t.course, [](const PanelRow& row) { return !is_player(row.seat); });
}

}  // namespace

// An open decision: its operands light up on the board, and every option is a row. A hidden card may answer behind the
// curtain: that there is a way to it depends on what is asked alone.
void PlayScreen::choose_on_table(TableActs& acts, const TableView& t, Seat who) {
  if (!t.verbs.empty())
    verb_rows(acts, t);
  else
    acts.rows = choice_rows(t, public_.view.options);
  light_places(acts, t);
  light_walks(acts, t);
  if (!at_table_) return;
  OptionRow more;
  more.id = "private.more";
  more.text = ctx_.texts.tr("match.private.more");
  more.icon = "eye_off";
  more.press = [this, who] { become(who, Purpose::answer); };
  acts.rows.push_back(std::move(more));
}

TableActs PlayScreen::table_acts(const TableView& t) {
  TableActs acts;
  if (ctx_.settings.show_rule_links) acts.rule = [this](const std::string& paragraph) { open_rules(paragraph); };
  const auto humans = driver_->awaited(true);
  if (driver_->any_human() && public_.prompt.ask != Ask::secret && !driver_->bots_to_move())
    acts.look = [this](Seat s) { become(s, Purpose::look); };
  acts.facts = ctx_.settings.deduction;
  if (news_) return acts;
  if (decides_here()) choose_on_table(acts, t, humans.empty() ? Seat::table : humans.front());
  if (public_.prompt.ask == Ask::agreement && !humans.empty() && !driver_->bots_to_move())
    for (const Action& a : driver_->options(humans.front())) {
      acts.rows.push_back(row(humans.front(), a));
      acts.rows.back().press = [this, a] { decide_for_all(a); };
    }
  return acts;
}

void PlayScreen::tools(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  struct Tool {
    std::string id, icon, key, hotkey;
    std::function<void()> press;
    bool on = false;
  };
  const bool choices = !b.wide() && !has_column(b) && !has_rail(b) && public_.prompt.ask == Ask::open &&
                       !driver_->awaited(true).empty();
  const auto toggle = [this](std::string name) {
    return [this, name] {
      drawer_ = drawer_ == name ? std::string() : name;
      ctx_.invalidate();
    };
  };
  std::vector<Tool> list;
  if (choices) list.push_back({"tool.options", "play", "match.options", "o", toggle("options"), drawer_ == "options"});
  if (!cards_open(b, t, acts))
    list.push_back({"tool.cards", "players", "match.cards_open", "c", toggle("cards"), drawer_ == "cards"});
  if (ctx_.settings.deduction && !facts_open(b, t, acts))
    list.push_back({"tool.facts", "eye", "match.facts", "i", toggle("facts"), drawer_ == "facts"});
  list.push_back({"tool.rules", "rules", "match.rules", "f1",
                  [this] { open_rules(std::string(public_.prompt.paragraph)); }, false});
  list.push_back({"tool.log", "log", "match.log", "l", [this] { open_log(); }, false});
  list.push_back({"tool.menu", "settings", "match.menu", "f10", [this] { open_menu(); }, false});
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

void PlayScreen::undo_button(Builder& b, Rect r) {
  const Seat who = undo_seat();
  const auto a = is_player(who) ? driver_->can_take_back(who) : std::nullopt;
  const std::string why = a ? undo_text(who, *a)
                            : b.tr(stage_ == Stage::private_view ? "match.undo.nothing" : "match.undo.not_past");
  const bool off = !a, hover = b.hovered("undo"), held = hover && b.state().pressed == "undo";
  b.skin(r,
         off     ? "button_disabled"
         : held  ? "button_pressed"
         : hover ? "button_hover"
                 : "button",
         hover ? b.theme().hover_line : b.theme().button_line);
  const Colour ink = off ? b.theme().disabled : b.theme().text;
  if (b.wide() && r.w >= 150) {
    b.icon({r.x + 16, r.y + 16, 30, 30}, off ? "lock" : "undo", ink);
    b.text({r.x + 56, r.y + 12, r.w - 66, 38}, b.tr("match.undo"),
           {Face::semibold, 21, ink, Align::left, VAlign::middle, false, 0.6F});
    b.text({r.x + 16, r.y + 50, r.w - 28, r.h - 56}, why,
           {Face::medium, 18, off ? b.theme().dim : b.theme().second, Align::left, VAlign::middle, true, 0.5F});
  } else {
    b.icon({r.centre().x - 16, r.centre().y - 17, 32, 32}, "undo", ink);
  }
  Widget w;
  w.id = "undo";
  w.name = b.tr("match.undo");
  w.value = off ? std::string() : why;
  w.reason = off ? why : std::string();
  w.enabled = !off;
  w.focusable = !off;
  w.secret = stage_ == Stage::private_view;
  w.hotkey = "ctrl+z";
  if (!off) w.press = [this, who] { undo(who); };
  b.widget(r, std::move(w), why);
}

// In a free cell of the ship beside the place, else in the rail.
void PlayScreen::callouts(Builder& b, Rect board, const TableView& t) {
  if (!b.wide()) return;
  const BoardFrame frame(board, t, layout_.board, true);
  bool taken = false;
  for (const auto& p : t.callouts) {
    if (taken) break;
    const Rect cell = frame.free_cell(t, p.anchor, {250, 160});
    if (cell.w <= 0) continue;
    const float want = std::min(
        cell.h, 56 + static_cast<float>(p.rows.size()) * (p.rows.empty() || p.rows[0].picture.empty() ? 40 : 94));
    const Rect box{cell.x, cell.y + (cell.h > want ? 8 : 0), cell.w, std::max(want, 120.0F)};
    draw_panel(b, box, p, t);
    const auto at = std::find_if(t.places.begin(), t.places.end(),
                                 [&](const PlaceView& v) { return v.zone == p.anchor; });
    if (at != t.places.end()) {
      const Rect room = frame.tile(*at);
      if (std::abs(room.centre().x - box.centre().x) < 4 && box.y > room.y)
        b.skin({room.centre().x - 16, box.y - 36, 32, 40}, "leader", b.theme().alarm);
    }
    taken = true;
  }
}

// All that lies open with words: what can be had, what stands before whom, further boxes.
void PlayScreen::open_cards(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  const float w = b.begin_scroll("cards", r), row = b.control(92);
  Column c({r.x, r.y, w, r.h}, 10);
  for (const auto& m : t.markets) draw_market(b, c.next(market_height(b, m, false)), m, layout_, acts);
  for (const auto& p : t.panels) draw_note_panel(b, c.next(note_height(b, p)), p);
  for (const auto& s : t.seats) {
    std::vector<const CardView*> cards;
    if (s.character) cards.push_back(&*s.character);
    for (const auto& g : s.growths) cards.push_back(&g);
    if (cards.empty()) continue;
    b.text(c.next(b.line(20)), s.info.name,
           {Face::semibold, 20, seat_colour(s.info), Align::left, VAlign::middle, false, 0.6F});
    for (const CardView* card : cards) draw_card_row(b, c.next(row), layout_, *card, card->look);
  }
  b.end_scroll(c.y);
}

void PlayScreen::side_content(Builder& b, Rect r, const std::string& tab, const TableView& t, const TableActs& acts) {
  if (tab == "options")
    return draw_option_rows(b, {r.x + 16, r.y + 52, r.w - 32, r.h - 64}, "options", acts.rows, acts.secret);
  if (tab == "cards") return open_cards(b, r.inset(14, 12), t, acts);
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

// Options while a person chooses, else the reveal that found no room on the board, else facts or log.
void PlayScreen::side(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  if (r.h < 90) return;
  std::string tab = drawer_.empty() ? "log" : drawer_;
  const BoardFrame frame(region_of(b, layout_.wide.at("table"), "board"), t, layout_.board, true);
  if (drawer_.empty())
    for (const auto& p : t.callouts)
      if (frame.free_cell(t, p.anchor, {250, 160}).w <= 0) tab = p.id;
  if (!acts.rows.empty() && public_.prompt.ask == Ask::open) tab = "options";
  b.panel(r, tab == "options" ? std::optional<Colour>(b.theme().act) : std::nullopt);
  if (tab == "options")
    b.text({r.x + 20, r.y + 12, r.w - 40, 28}, b.tr("match.options"),
           {Face::heading, 18, b.theme().act, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  side_content(b, r, tab, t, acts);
}

void PlayScreen::drawer(Builder& b, Rect area, const TableView& t, const TableActs& acts) {
  std::string name = drawer_;
  if (name.empty() || (name == "options" && acts.rows.empty())) return;
  if (b.wide() && !(name == "facts" && !facts_open(b, t, acts)) && !(name == "cards" && !cards_open(b, t, acts)))
    return;
  const Rect r{area.right() - std::min(area.w, 460 * std::max(1.0F, b.text_scale())), area.y,
               std::min(area.w, 460 * std::max(1.0F, b.text_scale())), area.h};
  b.skin({r.x - 16, r.y - 10, r.w + 32, r.h + 32}, "shadow");
  b.panel(r);
  if (name == "options")
    b.text({r.x + 20, r.y + 12, r.w - 40, 28}, b.tr("match.options"),
           {Face::heading, 18, b.theme().act, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  side_content(b, r, name, t, acts);
}

void PlayScreen::table_frame(Builder& b, const Arrangement& a, const TableView& t, const TableActs& acts, float spare) {
  if (t.offer) {
    TableView bare = t;
    bare.places.clear();
    bare.figures.clear();
    draw_table_frame(b, layout_, a, bare, acts, hull_, spare);
    return offer_box(b, region_of(b, a, "board"), *t.offer, t, acts);
  }
  draw_table_frame(b, layout_, a, t, acts, hull_, spare);
  callouts(b, region_of(b, a, "board"), t);
}

void PlayScreen::build_table(Builder& b) {
  TableView t = make_table(on_table(), layout_, ctx_.texts);
  if (telling() && t.stage && t.stage->live && !t.log.empty()) t.caption = t.log.back().text;
  if (held()) all_told(t);
  TableActs acts = table_acts(t);
  show_walks(b, acts, t);
  const auto& arrangements = b.wide() ? layout_.wide : layout_.compact;
  const Arrangement& a = arrangements.at("table");
  const auto box = [&](std::string_view name) { return region_of(b, a, name); };
  table_frame(b, a, t, acts);
  tools(b, box("tools"), t, acts);
  draw_seat_row(b, box("seats"), t, layout_, acts);
  draw_piles(b, box("piles"), t);
  column(b, box("column"), t, acts);
  dock(b, a, t, acts);
  rail(b, box("rail"), t, acts);
  if (const Rect right = box("right"); right.w > 0) {
    const float end = draw_seats(b, right, t, acts) + 8;
    side(b, {right.x, end, right.w, right.bottom() - end}, t, acts);
  }
  draw_strip(b, box("strip"), t, acts);
  undo_button(b, box("undo"));
  if (const Rect bar = box("actions"); bar.w > 0) action_bar(b, bar, t);
  drawer(b, box("board"), t, acts);
}

}  // namespace prowl::ui
