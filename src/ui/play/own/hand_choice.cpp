#include "ui/play/own/hand_choice.hpp"

#include <algorithm>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

Picks kind_pick(Kind k) { return {{Operand::kind, index(k)}}; }

bool in_tray(const TableView& t, int k) {
  return std::any_of(t.tray.begin(), t.tray.end(), [&](const TokenView& v) { return index(v.piece.kind) == k; });
}

Action of_card(int verb, Kind card) { return {static_cast<Verb>(verb), static_cast<std::int16_t>(index(card))}; }

}  // namespace

HandChoice::HandChoice(PrivateStage& stage, Session& session)
    : stage_(stage), session_(session), pointing_(session, [this](const Action& a) { stage_.carry_out(a); }) {}

void HandChoice::offer(Seat who, ActionList options) { pointing_.offer(who, std::move(options)); }

void HandChoice::add_to(TableActs& acts, const TableView& t) {
  acts.rows = rows(t);
  const bool token_first = stage_.placing() && !t.tray.empty() && !picked();
  pointing_.light(acts, t, token_first ? session_.ctx().texts.tr("match.pick_token") : std::string(),
                  [this, t](const std::string& id, const Picks& means) { dropped(t, id, means); });
}

// --- rows

// Of what is being put together only that which goes on from what was pointed at; all else as it is.
bool HandChoice::listed(const TableView& t, const Action& a) const {
  const Picks& picks = pointing_.picks();
  if (stage_.look().all_options || picks.empty() || pointing_.chooser().fits(a, picks)) return true;
  const bool place = std::any_of(picks.begin(), picks.end(), [](const Pick& p) { return p.type == Operand::zone; });
  return !in_tray(t, session_.operand(a, Operand::kind)) && !(place && session_.operand(a, Operand::zone) > 0);
}

std::vector<OptionRow> HandChoice::rows(const TableView& t) {
  const ActionList& options = stage_.mine().view.options;
  const auto end = stage_.closing();
  const bool reacting = stage_.purpose() == Purpose::react;
  std::vector<OptionRow> out;
  for (const Action& a : in_order(t, options)) {
    if (session_.is_timeout(a) || (end && a.verb == end->verb) || (reacting && session_.verb(a).name == "pass") ||
        !listed(t, a))
      continue;
    OptionRow r = pointing_.row(t, a);
    if (std::find(options.begin(), options.end(), a) != options.end() || laid_row(t, a, r)) out.push_back(std::move(r));
  }
  add_locked(out, t, "");
  drop_shared_keys(out);
  return out;
}

// A card that lies aside stays in the list, to be taken up again or exchanged.
bool HandChoice::laid_row(const TableView& t, const Action& a, OptionRow& r) {
  for (std::size_t i = 0; i < t.hand.size(); ++i) {
    const PieceView& p = t.hand[i];
    const FanLook* fan = index(p.kind) == a.a ? fan_of(t, p) : nullptr;
    if (fan == nullptr || fan_verb(*fan) != index(a.verb) || session_.verb(a).commit || (!p.lit && !lies(t, fan)))
      continue;
    r.on = p.lit;
    r.press = [this, t, i] { press_card(t, static_cast<int>(i)); };
    r.decides = false;
    return true;
  }
  return false;
}

void HandChoice::dropped(const TableView& t, const std::string& id, const Picks& means) {
  if (id.starts_with("token.")) {
    pick_token(t, std::stoi(id.substr(6)));
    return pointing_.point(means);
  }
  if (!id.starts_with("card.")) return;
  const Driver& driver = session_.driver();
  const std::size_t before = driver.length();
  pointing_.point(kind_pick(t.hand[static_cast<std::size_t>(std::stoi(id.substr(5)))].kind));
  if (driver.length() == before) pointing_.point(means);  // else this stage may be gone
}

// --- tokens

void HandChoice::pick_token(const TableView& t, int nth) {
  const TokenView& token = t.tray[static_cast<std::size_t>(nth)];
  const Picks kind = kind_pick(token.piece.kind);
  if (token.planned != Zone::none) {
    const int place = session_.rules().catalogue.find_verb("place");
    if (place < 0 || !stage_.retract({static_cast<Verb>(place), static_cast<std::int16_t>(index(token.piece.kind)),
                                      static_cast<std::int16_t>(index(token.planned)), 0}))
      return;
  }
  if (!pointing_.chooser().next({}, kind)) return;
  pointing_.hold(kind);
  token_ = nth;
  session_.ctx().invalidate();
}

void HandChoice::next_token(const TableView& t) {
  pointing_.clear();
  token_ = -1;
  if (!stage_.placing()) return;
  for (std::size_t i = 0; i < t.tray.size(); ++i) {
    const Picks kind = kind_pick(t.tray[i].piece.kind);
    if (t.tray[i].planned != Zone::none || !pointing_.chooser().next({}, kind)) continue;
    pointing_.hold(kind);
    token_ = static_cast<int>(i);
    return;
  }
}

// --- cards

void HandChoice::hand_changed(const std::vector<PieceView>& before, const std::vector<PieceView>& now) {
  const auto at = static_cast<std::size_t>(std::max(card_, 0));
  if (card_ < 0 || at >= before.size()) return;
  const auto same = [kind = before[at].kind](const PieceView& p) { return p.kind == kind; };
  if (at < now.size() && same(now[at])) return;
  const auto found = std::find_if(now.begin(), now.end(), same);
  card_ = found == now.end() ? -1 : static_cast<int>(found - now.begin());
}

bool HandChoice::means(const PieceView& p) const { return pointing_.chooser().next({}, kind_pick(p.kind)).has_value(); }

bool HandChoice::goes_on(const PieceView& p) const {
  return pointing_.chooser().next(pointing_.picks(), kind_pick(p.kind)).has_value();
}

std::optional<Action> HandChoice::shown_action(const TableView& t) const {
  if (session_.layout().fans.empty() || card_ < 0 || card_ >= static_cast<int>(t.hand.size())) return std::nullopt;
  const PieceView& p = t.hand[static_cast<std::size_t>(card_)];
  const auto a = means(p) ? card_action(p) : std::nullopt;
  return a && session_.verb(*a).commit ? a : std::nullopt;
}

// The option that a card stands for by itself, if there is just one.
std::optional<Action> HandChoice::card_action(const PieceView& p) const {
  const Chooser c = pointing_.chooser();
  const auto pick = c.next(pointing_.picks(), kind_pick(p.kind));
  Picks with = pick ? pointing_.picks() : kind_pick(p.kind);
  if (pick) with.push_back(*pick);
  return c.decided(with);
}

// Another card instead of the one laid last, in one step: it goes back, the new one takes its place.
bool HandChoice::exchange(const TableView& t, const PieceView& p) {
  const FanLook* fan = fan_of(t, p);
  const int v = fan == nullptr || !stage_.closing() ? -1 : fan_verb(*fan);
  if (v < 0 || verb(v).commit) return false;
  const Action wanted = of_card(v, p.kind);
  for (auto it = t.hand.rbegin(); it != t.hand.rend(); ++it) {
    const Action laid = of_card(v, it->kind);
    if (!it->lit || !stage_.retract(laid)) continue;
    const bool legal = !session_.driver().why_not(stage_.seat(), wanted);
    stage_.carry_out(legal ? wanted : laid);
    return legal;
  }
  return false;
}

void HandChoice::take_up(const TableView& t, const PieceView& p) {
  const FanLook* fan = fan_of(t, p);
  const int v = fan == nullptr ? -1 : fan_verb(*fan);
  if (v >= 0 && stage_.closing() && stage_.retract(of_card(v, p.kind))) next_token(stage_.view());
}

void HandChoice::press_card(const TableView& t, int nth) {
  const PieceView& p = t.hand[static_cast<std::size_t>(nth)];
  const bool chosen = nth == card_;
  card_ = nth;
  stage_.close_recap();
  stage_.ask_to_leave(false);
  if (p.lit) return take_up(t, p);
  const bool leads = goes_on(p) || means(p);
  const auto a = leads ? card_action(p) : std::nullopt;
  if (a && !session_.verb(*a).commit) return stage_.carry_out(*a);
  if (!leads && exchange(t, p)) return;
  if (leads && !a) pointing_.hold(pointing_.chooser().point(pointing_.picks(), kind_pick(p.kind)));
  stage_.zoom(chosen);
}

const FanLook* HandChoice::fan_of(const TableView& t, const PieceView& p) const {
  const auto at = static_cast<std::size_t>(&p - t.hand.data());
  for (const auto& fan : t.fans)
    if (at >= fan.first && at < fan.first + fan.count)
      for (const auto& look : session_.layout().fans)
        if (look.group == fan.id) return &look;
  return nullptr;
}

// What playing a card of the fan means in this prompt.
int HandChoice::fan_verb(const FanLook& fan) const {
  const auto own = fan.verbs.find(stage_.mine().prompt.id);
  return session_.rules().catalogue.find_verb(own == fan.verbs.end() ? fan.verb : own->second);
}

bool HandChoice::lies(const TableView& t, const FanLook* fan) const {
  return std::any_of(t.hand.begin(), t.hand.end(), [&](const PieceView& p) { return p.lit && fan_of(t, p) == fan; });
}

LockedView HandChoice::why_not_card(const TableView& t, const PieceView& p) const {
  const FanLook* fan = fan_of(t, p);
  const int v = fan == nullptr || p.lit || stage_.purpose() == Purpose::look ? -1 : fan_verb(*fan);
  if (v < 0 || lies(t, fan) || means(p)) return {};
  const auto& options = stage_.mine().view.options;
  const bool final = verb(v).commit;
  const bool asked_for = stage_.mine().prompt.ask == Ask::reaction ||
                         std::any_of(options.begin(), options.end(),
                                     [&](const Action& a) { return index(a.verb) == v; });
  if (!final && !stage_.closing()) return {};
  LockedView why;
  if (final && !asked_for) {
    why.reason = session_.ctx().texts.tr("match.card.not_asked");
    why.rule = card_text(stage_.mine(), session_.ctx().texts, p.kind).paragraph;
    if (why.rule.empty()) why.rule = stage_.mine().prompt.paragraph;
  } else if (const Refusal no = session_.driver().why_not(stage_.seat(), of_card(v, p.kind))) {
    why.reason = session_.describe().refusal(no);
    why.rule = no.paragraph;
  }
  return why;
}

}  // namespace prowl::ui
