#include <algorithm>

#include <fmt/format.h>

#include "ui/play/play.hpp"

namespace prowl::ui {
namespace {

constexpr std::size_t kLongReason = 40;  // bytes: a longer one stands on a line of its own

Picks meanings_of(const PlaceView& p) {
  Picks out{{Operand::zone, index(p.zone)}};
  if (p.kind != Kind::hidden) out.push_back({Operand::kind, index(p.kind)});
  return out;
}

bool in_tray(const TableView& t, int k) {
  return std::any_of(t.tray.begin(), t.tray.end(), [&](const TokenView& v) { return index(v.piece.kind) == k; });
}

}  // namespace

// What ends the sequence that this seat is in: there even while it is not legal yet, to say why.
std::optional<Action> PlayScreen::closing() const {
  if (!mine_ || purpose_ != Purpose::answer || asked(mine_->prompt) != Ask::secret) return std::nullopt;
  const auto found = layout_.closing.find(mine_->prompt.id);
  const int v = found == layout_.closing.end() ? -1 : driver_->rules().catalogue.find_verb(found->second);
  return v < 0 ? std::nullopt : std::optional(Action{static_cast<Verb>(v)});
}

// Whose decision this screen shows: the person's who looks, or that which is taken before all eyes.
Seat PlayScreen::decider() const {
  const auto humans = driver_->awaited(true);
  return mine_ ? seat_ : humans.empty() ? Seat::table : humans.front();
}

Chooser PlayScreen::chooser() const {
  const bool may = mine_ ? purpose_ != Purpose::look : decides_here();
  ActionList options = may ? (mine_ ? mine_->view.options : public_.view.options) : ActionList{};
  const auto verbs = pointed_verbs();
  if (!verbs.empty())
    std::erase_if(options,
                  [&](const Action& a) { return std::find(verbs.begin(), verbs.end(), a.verb) == verbs.end(); });
  return {driver_->rules().catalogue.verbs, std::move(options)};
}

// Only what a spectator can work out: no option on the table may tell of a card that lies hidden.
ActionList PlayScreen::open_options(Seat who) const {
  ActionList out;
  driver_->game().options(driver_->rules(), public_.view.masked, who, out);
  return out;
}

void PlayScreen::decide(const Action& a) {
  if (mine_) return act_own(a);
  own_.picks.clear();
  commit(decider(), a);
}

void PlayScreen::refresh_own() {
  refresh();
  mine_ = driver_->facts(seat_);
}

void PlayScreen::act_own(const Action& a) {
  own_.picks.clear();
  act(seat_, a);
  if (!mine_) return;
  next_token(make_table(*mine_, layout_, ctx_.texts));
  if (const auto end = closing(); end && own_.picks.empty() && !driver_->why_not(seat_, *end))
    ctx_.focus(option_id(*end));
}

void PlayScreen::point(const Picks& meanings) {
  own_.picks = chooser().point(own_.picks, meanings);
  if (const auto a = chooser().decided(own_.picks)) decide(*a);
  ctx_.invalidate();
}

// --- tokens

void PlayScreen::pick_token(const TableView& t, int nth) {
  const TokenView& token = t.tray[static_cast<std::size_t>(nth)];
  const Pick kind{Operand::kind, index(token.piece.kind)};
  if (token.planned != Zone::none) {
    const int place = driver_->rules().catalogue.find_verb("place");
    if (place < 0 || !driver_->retract(seat_, {static_cast<Verb>(place), static_cast<std::int16_t>(kind.value),
                                               static_cast<std::int16_t>(index(token.planned)), 0}))
      return;
    refresh_own();
  }
  if (!chooser().next({}, {kind})) return;
  own_.picks = {kind};
  own_.token_slot = nth;
  ctx_.invalidate();
}

// The first of one's own that may be put somewhere is picked up by itself.
void PlayScreen::next_token(const TableView& t) {
  own_.picks.clear();
  own_.token_slot = -1;
  if (!placing()) return;
  for (std::size_t i = 0; i < t.tray.size(); ++i) {
    const Pick kind{Operand::kind, index(t.tray[i].piece.kind)};
    if (t.tray[i].planned != Zone::none || !chooser().next({}, {kind})) continue;
    own_.picks = {kind};
    own_.token_slot = static_cast<int>(i);
    return;
  }
}

// --- cards

// What the card that is shown would do for good.
std::optional<Action> PlayScreen::shown_action(const TableView& t) const {
  if (layout_.fans.empty() || own_.card < 0 || own_.card >= static_cast<int>(t.hand.size())) return std::nullopt;
  const PieceView& p = t.hand[static_cast<std::size_t>(own_.card)];
  const auto a = chooser().next({}, {{Operand::kind, index(p.kind)}}) ? card_action(p) : std::nullopt;
  return a && verb(*a).commit ? a : std::nullopt;
}

// The option that a card stands for by itself, if there is just one.
std::optional<Action> PlayScreen::card_action(const PieceView& p) const {
  const Chooser c = chooser();
  const auto means = c.next(own_.picks, {{Operand::kind, index(p.kind)}});
  Picks with = own_.picks;
  if (means)
    with.push_back(*means);
  else
    with = {{Operand::kind, index(p.kind)}};
  return c.decided(with);
}

// Another card instead of the one laid last, in one step: it goes back, the new one takes its place.
bool PlayScreen::exchange(const TableView& t, const PieceView& p) {
  const FanLook* fan = fan_of(t, p);
  const int v = fan == nullptr || !closing() ? -1 : fan_verb(*fan);
  if (v < 0 || driver_->rules().catalogue.verbs[static_cast<std::size_t>(v)].commit) return false;
  const Action wanted{static_cast<Verb>(v), static_cast<std::int16_t>(index(p.kind))};
  for (auto it = t.hand.rbegin(); it != t.hand.rend(); ++it) {
    const Action laid{static_cast<Verb>(v), static_cast<std::int16_t>(index(it->kind))};
    if (!it->lit || !driver_->retract(seat_, laid)) continue;
    refresh_own();
    const bool legal = !driver_->why_not(seat_, wanted);
    act_own(legal ? wanted : laid);
    return legal;
  }
  return false;
}

void PlayScreen::take_up(const TableView& t, const PieceView& p) {
  const FanLook* fan = fan_of(t, p);
  const int v = fan == nullptr ? -1 : fan_verb(*fan);
  if (v < 0 || !closing() || !driver_->retract(seat_, {static_cast<Verb>(v), static_cast<std::int16_t>(index(p.kind))}))
    return;
  refresh_own();
  next_token(make_table(*mine_, layout_, ctx_.texts));
}

// What can be taken back happens at once; what is final is only shown, larger at the second press: its button does it.
void PlayScreen::press_card(const TableView& t, int nth) {
  const PieceView& p = t.hand[static_cast<std::size_t>(nth)];
  const bool chosen = nth == own_.card;
  own_.card = nth;
  own_.recap_open = false;
  ctx_.invalidate();
  if (p.lit) return take_up(t, p);
  const Picks kind{{Operand::kind, index(p.kind)}};
  const Chooser c = chooser();
  const bool means = c.next(own_.picks, kind) || c.next({}, kind);
  const auto a = means ? card_action(p) : std::nullopt;
  if (a && !verb(*a).commit) return act_own(*a);
  if (!means && exchange(t, p)) return;
  if (means && !a) own_.picks = c.point(own_.picks, kind);
  own_.zoom = chosen;
  if (chosen) ctx_.focus("card.zoom");
}

const FanLook* PlayScreen::fan_of(const TableView& t, const PieceView& p) const {
  const auto at = static_cast<std::size_t>(&p - t.hand.data());
  for (const auto& fan : t.fans)
    if (at >= fan.first && at < fan.first + fan.count)
      for (const auto& look : layout_.fans)
        if (look.group == fan.id) return &look;
  return nullptr;
}

// What playing a card of the fan means in this prompt.
int PlayScreen::fan_verb(const FanLook& fan) const {
  const auto own = fan.verbs.find(mine_->prompt.id);
  return driver_->rules().catalogue.find_verb(own == fan.verbs.end() ? fan.verb : own->second);
}

bool PlayScreen::lies(const TableView& t, const FanLook* fan) const {
  return std::any_of(t.hand.begin(), t.hand.end(), [&](const PieceView& p) { return p.lit && fan_of(t, p) == fan; });
}

// Why a card of one's own can't be played now; empty: it can, or it is not for playing.
std::string PlayScreen::why_not_card(const TableView& t, const PieceView& p) const {
  const FanLook* fan = fan_of(t, p);
  const int v = fan == nullptr || p.lit || purpose_ == Purpose::look ? -1 : fan_verb(*fan);
  if (v < 0 || lies(t, fan) || chooser().next({}, {{Operand::kind, index(p.kind)}})) return {};
  const ActionList& options = mine_->view.options;
  const bool final = driver_->rules().catalogue.verbs[static_cast<std::size_t>(v)].commit;
  const bool asked_for = mine_->prompt.ask == Ask::reaction ||
                         std::any_of(options.begin(), options.end(),
                                     [&](const Action& a) { return index(a.verb) == v; });
  if (!final && !closing()) return {};
  if (final && !asked_for) return ctx_.texts.tr("match.card.not_asked");
  return describe().refusal(driver_->why_not(seat_, {static_cast<Verb>(v), static_cast<std::int16_t>(index(p.kind))}));
}

// --- rows

// Of what is being put together only that which goes on from what was pointed at; all else as it is.
bool PlayScreen::listed(const TableView& t, const Action& a) const {
  if (own_.all_options || own_.picks.empty() || chooser().fits(a, own_.picks)) return true;
  const int k = operand(a, Operand::kind);
  const bool place = std::any_of(own_.picks.begin(), own_.picks.end(),
                                 [](const Pick& p) { return p.type == Operand::zone; });
  return !in_tray(t, k) && !(place && operand(a, Operand::zone) > 0);
}

void PlayScreen::word_row(const TableView& t, const Action& a, OptionRow& r) const {
  const int k = operand(a, Operand::kind), z = operand(a, Operand::zone);
  for (const auto& p : t.places) {
    if (index(p.zone) != z && (p.kind == Kind::hidden || index(p.kind) != k)) continue;
    r.about = p.kind;
    if (!p.picture.empty())
      r.picture = p.picture,
      r.aspect = layout_.board.space ? p.cell.w / p.cell.h : layout_.board.tile.w / layout_.board.tile.h;
    if (r.hotkey.empty()) r.hotkey = p.number == "10" ? "0" : p.number;
  }
  for (const auto& p : t.hand)
    if (index(p.kind) == k && r.picture.empty()) r.picture = p.picture, r.aspect = 0.714F, r.about = p.kind;
  for (const auto& c : t.choices) {
    if (c.action != a) continue;
    r.section = c.section;
    r.note = c.note;
    r.detail = c.detail;
    r.marks = c.marks;
    r.colour = c.colour;
    r.portrait = c.portrait;
    if (!c.text.empty()) r.text = c.text;
    if (!c.icon.empty()) r.icon = c.icon, r.picture.clear();
    if (!c.picture.empty()) r.picture = c.picture, r.aspect = 0.714F;
    if (r.about == Kind::hidden && k > 0 && !c.picture.empty()) r.about = kind(k);
  }
}

// A card that lies aside stays in the list, to be taken up again or exchanged.
bool PlayScreen::laid_row(const TableView& t, const Action& a, OptionRow& r) {
  for (std::size_t i = 0; i < t.hand.size(); ++i) {
    const PieceView& p = t.hand[i];
    const FanLook* fan = index(p.kind) == a.a ? fan_of(t, p) : nullptr;
    if (fan == nullptr || fan_verb(*fan) != index(a.verb) || verb(a).commit || (!p.lit && !lies(t, fan))) continue;
    r.on = p.lit;
    r.press = [this, t, i] { press_card(t, static_cast<int>(i)); };
    return true;
  }
  return false;
}

std::vector<OptionRow> PlayScreen::choice_rows(const TableView& t, const ActionList& options) {
  std::vector<OptionRow> rows;
  const auto end = closing();
  const auto add = [&](const Action& a) {
    if (is_timeout(a) || (end && a.verb == end->verb) ||
        (purpose_ == Purpose::react && mine_ && verb(a).name == "pass") || !listed(t, a))
      return;
    OptionRow r = row(decider(), a);
    r.press = [this, a] { decide(a); };
    if (!layout_.faces.empty()) word_row(t, a, r);
    if (std::find(options.begin(), options.end(), a) != options.end() || laid_row(t, a, r))
      rows.push_back(std::move(r));
  };
  for (const auto& c : t.choices) add(c.action);
  for (const Action& a : options)
    if (std::none_of(t.choices.begin(), t.choices.end(), [&](const ChoiceView& c) { return c.action == a; })) add(a);
  for (const auto& l : t.locked) {
    if (!l.verb.empty() && l.verb != own_.verb) continue;
    OptionRow r;
    r.id = fmt::format("locked.{}", rows.size());
    r.text = l.text;
    r.reason = l.reason;
    if (l.reason.size() > kLongReason) r.detail = l.reason;
    r.section = rows.empty() ? std::string() : rows.back().section;
    rows.push_back(std::move(r));
  }
  return rows;
}

// --- the board

// The refusal of that which is being chosen, with this place in it.
std::string PlayScreen::why_not_place(const PlaceView& p, const ActionList& left) const {
  for (const Action& a : left) {
    const auto& operands = verb(a).operands;
    const auto at = std::find_if(operands.rbegin(), operands.rend(), [](Operand o) { return o == Operand::zone; });
    if (at == operands.rend()) continue;
    Action probe = a;
    const auto nth = operands.rend() - at - 1;
    (nth == 0 ? probe.a : nth == 1 ? probe.b : probe.c) = static_cast<std::int16_t>(index(p.zone));
    return describe().refusal(driver_->why_not(decider(), probe));
  }
  return {};
}

// What can be pointed at lights up; of the rest, why not.
void PlayScreen::light_places(TableActs& acts, const TableView& t) {
  const Chooser c = chooser();
  const ActionList left = c.fitting(own_.picks);
  int number = 0;
  const bool many = t.places.size() > 10;  // then only what is lit has keys
  for (const auto& p : t.places) {
    const Picks means = meanings_of(p);
    const std::string key = number < 9 ? std::to_string(number + 1) : number == 9 ? "0" : "";
    if (!many || c.next(own_.picks, means)) ++number;
    PlaceAct place;
    place.legal = c.next(own_.picks, means).has_value();
    place.focus = std::any_of(own_.picks.begin(), own_.picks.end(),
                              [&](const Pick& k) { return std::find(means.begin(), means.end(), k) != means.end(); });
    place.ghost = place.legal && !t.tray.empty();
    place.press = [this, means] { point(means); };
    place.drop = [this, t, means](const std::string& id) { dropped(t, id, means); };
    if (!place.legal && placing() && !t.tray.empty() && own_.picks.empty())
      place.reason = ctx_.texts.tr("match.pick_token");
    else if (!place.legal)
      place.reason = why_not_place(p, left);
    if (!place.legal && place.reason.empty() && !place.focus) continue;
    if (place.legal) place.hotkey = key;
    acts.choosing = acts.choosing || place.legal;
    acts.places[index(p.zone)] = std::move(place);
  }
}

void PlayScreen::dropped(const TableView& t, const std::string& id, const Picks& means) {
  const std::size_t before = driver_->length();
  if (id.starts_with("token."))
    pick_token(t, std::stoi(id.substr(6)));
  else if (id.starts_with("card."))
    point({{Operand::kind, index(t.hand[static_cast<std::size_t>(std::stoi(id.substr(5)))].kind)}});
  if (mine_ && (id.starts_with("token.") || driver_->length() == before)) point(means);
}

TableActs PlayScreen::private_acts(const TableView& t) {
  TableActs acts;
  acts.secret = true;
  if (purpose_ == Purpose::look) return acts;
  acts.rows = choice_rows(t, mine_->view.options);
  light_places(acts, t);
  return acts;
}

}  // namespace prowl::ui
