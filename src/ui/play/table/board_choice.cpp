#include "ui/play/table/board_choice.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

// From where it begins, so many steps on.
std::vector<Zone> way_of(const WalkView& w, std::size_t steps) {
  std::vector<Zone> out;
  if (w.from != Zone::none) out.push_back(w.from);
  for (std::size_t i = 0; i < steps && i < w.steps.size(); ++i) out.push_back(w.steps[i]);
  return out;
}

bool contains(const ActionList& list, const Action& a) { return std::find(list.begin(), list.end(), a) != list.end(); }

}  // namespace

BoardChoice::BoardChoice(Session& session)
    : session_(session), pointing_(session, [this](const Action& a) { session_.commit(pointing_.who(), a); }) {}

bool BoardChoice::open() const {
  const TableFacts& f = session_.facts();
  if (f.prompt.ask == Ask::table) return session_.driver().any_human() && !f.outcome.round_over;
  return f.prompt.ask == Ask::open && !session_.people().empty();
}

void BoardChoice::restart() {
  pointing_.clear();
  verb_.clear();
  walked_.clear();
}

void BoardChoice::open_verb(const std::string& id) {
  const std::string before = verb_;
  restart();
  if (before != id) verb_ = id;
  session_.ctx().invalidate();
}

void BoardChoice::offer(const TableView& t) {
  ActionList options = session_.facts().view.options;
  const auto verbs = pointed_verbs(t);
  if (!verbs.empty())
    std::erase_if(options,
                  [&](const Action& a) { return std::find(verbs.begin(), verbs.end(), a.verb) == verbs.end(); });
  const auto people = session_.people();
  pointing_.offer(people.empty() ? Seat::table : people.front(), std::move(options));
}

void BoardChoice::add_to(TableActs& acts, const TableView& t) {
  offer(t);
  if (t.verbs.empty())
    acts.rows = rows(t, session_.facts().view.options);
  else
    add_verbs(acts, t);
  pointing_.light(acts, t, "", [](const std::string&, const Picks&) {});
  light_walks(acts, t);
}

// Of what is being put together only that which goes on from what was pointed at; all else as it is.
bool BoardChoice::listed(const Action& a) const {
  const Picks& picks = pointing_.picks();
  if (picks.empty() || pointing_.chooser().fits(a, picks)) return true;
  const bool place = std::any_of(picks.begin(), picks.end(), [](const Pick& p) { return p.type == Operand::zone; });
  return !(place && session_.operand(a, Operand::zone) > 0);
}

std::vector<OptionRow> BoardChoice::rows(const TableView& t, const ActionList& options) {
  std::vector<OptionRow> out;
  for (const Action& a : in_order(t, options))
    if (contains(options, a) && !session_.is_timeout(a) && listed(a)) out.push_back(pointing_.row(t, a));
  add_locked(out, t, verb_);
  drop_shared_keys(out);
  return out;
}

// --- verbs

// What pointing at the board means: the options of the verb that was chosen, else those of the one that needs no
// choosing.
std::vector<Verb> BoardChoice::pointed_verbs(const TableView& t) const {
  std::vector<Verb> out;
  if (verb_.empty()) {
    if (const auto v = session_.verb_for(session_.table().pointing, session_.facts().prompt)) out.push_back(*v);
    return out;
  }
  for (const Action& a : of_verb(t))
    if (std::find(out.begin(), out.end(), a.verb) == out.end()) out.push_back(a.verb);
  return out;
}

ActionList BoardChoice::of_verb(const TableView& t) const {
  const auto at = std::find_if(t.verbs.begin(), t.verbs.end(), [&](const VerbView& v) { return v.id == verb_; });
  ActionList out;
  if (at == t.verbs.end()) return out;
  for (const Action& a : at->actions)
    if (contains(session_.facts().view.options, a)) out.push_back(a);
  return out;
}

// A verb with one option does it; one with several opens them as rows, lit on the board.
void BoardChoice::add_verbs(TableActs& acts, const TableView& t) {
  for (const VerbView& v : t.verbs) {
    OptionRow r;
    r.text = v.text;
    r.note = v.note;
    r.icon = v.icon;
    r.reason = v.actions.empty() ? v.reason : std::string();
    r.rule = v.rule;
    r.on = v.id == verb_;
    r.id = "verb." + v.id;
    if (v.actions.size() == 1) {
      r.id = session_.option_id(v.actions.front());
      r.press = [this, a = v.actions.front()] { pointing_.decide(a); };
      r.decides = session_.verb(v.actions.front()).commit;
    } else if (!v.actions.empty()) {
      r.press = [this, id = v.id] { open_verb(id); };
    }
    acts.verbs.push_back(std::move(r));
  }
  if (!verb_.empty()) acts.rows = rows(t, of_verb(t));
}

// --- walks

// Those that go on from the places pointed at so far.
std::vector<const WalkView*> BoardChoice::walks_left(const TableView& t) const {
  std::vector<const WalkView*> out;
  for (const WalkView& w : t.walks)
    if (w.steps.size() >= walked_.size() && std::equal(walked_.begin(), walked_.end(), w.steps.begin()))
      out.push_back(&w);
  return out;
}

// The next step, or where a walk ends at once.
void BoardChoice::walk_to(const TableView& t, Zone z) {
  std::vector<const WalkView*> ends;
  for (const WalkView* w : walks_left(t))
    if (w->steps.back() == z) ends.push_back(w);
  if (ends.size() == 1) return pointing_.decide(ends.front()->action);
  if (!ends.empty()) {
    walked_.clear();
    return pointing_.point({{Operand::zone, index(z)}});
  }
  walked_.push_back(z);
  const auto left = walks_left(t);
  if (left.size() == 1 && left.front()->steps.size() == walked_.size()) return pointing_.decide(left.front()->action);
  session_.ctx().invalidate();
}

// The ends have keys, in the order of their rows; the same on a row that alone ends there.
void BoardChoice::number_ends(TableActs& acts, const std::vector<const WalkView*>& walks) const {
  int number = 0;
  for (const WalkView* w : walks) {
    PlaceAct& end = acts.places[index(w->steps.back())];
    if (!end.hotkey.empty() || number > 9) continue;
    end.hotkey = number < 9 ? std::to_string(number + 1) : "0";
    ++number;
    const auto same = std::count_if(walks.begin(), walks.end(),
                                    [&](const WalkView* o) { return o->steps.back() == w->steps.back(); });
    for (OptionRow& row : acts.rows)
      if (same == 1 && row.id == session_.option_id(w->action)) row.hotkey = end.hotkey;
  }
}

void BoardChoice::show_walks(Builder& b, TableActs& acts, const TableView& t) const {
  for (const WalkView& w : t.walks)
    if (const std::string id = session_.option_id(w.action); b.hovered(id) || (b.focused(id) && b.state().keyboard))
      acts.paths.push_back({way_of(w, w.steps.size()), Tone::act});
}

void BoardChoice::light_walks(TableActs& acts, const TableView& t) {
  if (t.walks.empty()) return;
  const auto left = walks_left(t);
  acts.choosing = true;
  for (const auto& p : t.places) {
    const WalkView* ending = nullptr;
    bool next = false;
    for (const WalkView* w : left) {
      if (w->steps.back() == p.zone) ending = w;
      next = next || (w->steps.size() > walked_.size() && w->steps[walked_.size()] == p.zone);
    }
    PlaceAct& place = acts.places[index(p.zone)];
    place.focus = std::find(walked_.begin(), walked_.end(), p.zone) != walked_.end();
    place.legal = ending != nullptr || next;
    place.hotkey.clear();
    place.press = nullptr;
    if (!place.legal) continue;
    place.reason.clear();
    place.press = [this, t, z = p.zone] { walk_to(t, z); };
    place.decides = ending != nullptr;
    if (ending != nullptr) place.way = way_of(*ending, ending->steps.size());
  }
  number_ends(acts, left);
  if (walked_.empty() || left.empty()) return;
  acts.paths.push_back({way_of(*left.front(), walked_.size()), Tone::act});
}

}  // namespace prowl::ui
