#include "games/not_alone/rules/legal/refuse.hpp"

#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/row.hpp"
#include "rules/refusal_text.hpp"

namespace prowl::not_alone {

namespace {

// Paragraphs: 2.x a Place, 3.x a Hunt card, 4.x a Survival card.
constexpr std::array<RefusalText, static_cast<std::size_t>(Rule::count)> kTexts = {{
    {"", ""},
    {"malformed", ""},
    {"match-over", "5.12"},
    {"not-your-turn", "5.1"},
    {"already-answered", "5.1"},
    {"not-now", "5.1"},
    {"chance-misfit", ""},
    {"no-such-seat", ""},
    {"creature-only", "5.1"},
    {"hunted-only", "5.1"},
    {"no-play-left", "5.1"},
    {"hand-empty", "5.1"},
    {"standing-down", "5.1"},
    {"not-in-hand", "5.1"},
    {"wrong-phase", "5.4"},
    {"despair-stops", "3.1"},
    {"sacrifice-stops", "4.3"},
    {"resolving-only", "4.10"},
    {"no-cards", "5.1"},
    {"will-full", "4.1"},
    {"marker-on", "4.2"},
    {"marker-off", "4.14"},
    {"hunts-used", "4.3"},
    {"nothing-discarded", "5.2"},
    {"no-hunt-cards", "4.6"},
    {"no-token-here", "5.8"},
    {"token-off-planet", "5.6"},
    {"detour-late", "3.17"},
    {"stasis-holds", "3.18"},
    {"nothing-played", "4.15"},
    {"nobody-qualifies", "3.4"},
    {"nothing-to-copy", "3.20"},
    {"vortex-force-field", "3.2"},
    {"force-field-late", "3.2"},
    {"own-rover", "4.10"},
    {"nothing-to-gain", "2.5"},
    {"no-near-power", "4.11"},
    {"owes-cards", "5.2"},
    {"owes-none", "5.2"},
    {"no-will", "5.2"},
    {"resist-twice", "5.2"},
    {"force-field", "3.2"},
    {"already-chosen", "5.2"},
    {"enough-places", "5.2"},
    {"too-few-places", "5.2"},
    {"places-missing", "5.2"},
    {"give-up-once", "5.2"},
    {"nothing-to-recover", "5.2"},
    {"recovery-once", "5.2"},
    {"last-will", "5.2"},
    {"whole-only", "5.2"},
    {"steps-only", "5.2"},
    {"token-unavailable", "5.6"},
    {"token-placed", "5.6"},
    {"one-place", "5.6"},
    {"two-places", "3.0"},
    {"not-adjacent", "1.1"},
    {"tokens-missing", "5.6"},
    {"no-sharing", "5.6"},
    {"no-such-place", "1.1"},
    {"not-in-discard", "5.3"},
    {"not-to-choose", "5.3"},
    {"hand-too-small", "3.4"},
    {"not-hunted", "3.0"},
    {"no-power-here", "2.0"},
    {"wreck-once", "2.8"},
    {"beach-once", "2.4"},
    {"double-once", "2.0"},
    {"no-second-place", "2.3"},
    {"lair-empty", "2.1"},
    {"no-survival-cards", "5.11"},
    {"not-in-reserve", "2.5"},
    {"already-owned", "2.5"},
    {"heal-full", "2.9"},
    {"heal-zero", "2.9"},
    {"must-use", "2.0"},
    {"not-a-position", "5.3"},
    {"no-city", "6.0"},
    {"token-there", "6.3"},
    {"not-beside-city", "6.3"},
    {"not-on-city", "6.4"},
    {"isolation", "6.11"},
    {"jamming", "6.11"},
    {"quagmire", "6.11"},
    {"terrified", "6.15"},
    {"fortified-already", "6.4"},
    {"no-survivors", "6.3"},
    {"not-revealed", "6.3"},
    {"no-survivor-held", "6.4"},
    {"not-your-avatar", "6.13"},
    {"another-hunted", "6.12"},
    {"ineffective", "6.3"},
    {"no-evolution", "6.7"},
    {"asleep", "6.7"},
    {"spent", "6.7"},
    {"not-developed", "6.7"},
    {"no-dna", "6.8"},
    {"no-evolutions-left", "6.8"},
    {"sterile", "6.12"},
    {"stalled", "6.12"},
    {"stoic", "6.13"},
    {"shelter-only", "6.12"},
    {"amnesia", "6.11"},
    {"territory", "6.15"},
    {"territory-city", "6.15"},
    {"not-next", "6.8"},
    {"not-on-loop", "6.11"},
    {"not-caught", "6.7"},
    {"ark-once", "6.2"},
    {"own-city", "6.12"},
    {"hypnotic-tokens", "6.15"},
}};

bool fits_operand(Operand type, int v) {
  switch (type) {
    case Operand::none: return v == 0;
    case Operand::kind: return v > 0 && v < kinds::count && !is_own(kind(v));
    case Operand::zone: return v > 0 && v < zones::count;
    case Operand::seat: return v >= index(Seat::table) && v < kMaxSeats;
    default: return true;
  }
}

/// Operands that the verb doesn't use must be 0, and those it does must be of the right table.
bool is_well_formed(const Catalogue& c, const Action& a) {
  const auto& operands = c.verb_of(a).operands;
  return fits_operand(operands[0], a.a) && fits_operand(operands[1], a.b) && fits_operand(operands[2], a.c);
}

bool is_choosing(Verb v) { return v >= verbs::play && v <= verbs::give_up; }
bool is_creature_verb(Verb v) {
  return v == verbs::choose_side || v == verbs::done || v == verbs::name || v == verbs::ruin || v == verbs::move;
}
bool is_hunted_verb(Verb v) {
  return is_choosing(v) || is_use(v) || v == verbs::take || v == verbs::endure || v == verbs::swap ||
         v == verbs::resolve || v == verbs::take_back || v == verbs::rest;
}

// Of a window that does not wait for the seat.
Rule not_in_window(const Check& c) {
  const State& s = c.s;
  if (has_seat(s, R::standing, c.who)) return Rule::standing_down;
  if (has_play_left(s, c.who)) return Rule::already_answered;
  if (!flag(s, kNoCards) && count(s, is_creature(s, c.who) ? hand_of(c.who) : survival_of(c.who)) == 0)
    return Rule::hand_empty;
  return check_play_left(c);
}

// The same is put to all of them, in secret.
bool answers_together(const State& s) {
  const Prompt asked = prompt_of(s);
  return asked.ask == Ask::secret && asked.actor == Seat::table && !awaits(s, Seat::chance);
}

Rule not_awaited(const Check& c, const Action& a) {
  const State& s = c.s;
  const Seat who = c.who;
  if (get(s, R::creature) < 0) return Rule::not_your_turn;
  if (is_creature_verb(a.verb) && !is_creature(s, who)) return Rule::creature_only;
  if (is_hunted_verb(a.verb) && is_creature(s, who)) return Rule::hunted_only;
  if (step_of(s) == Step::window) {
    if (is_card(kind(a.a)) && a.verb == verbs::announce && is_hunt(kind(a.a)) != is_creature(s, who))
      return is_hunt(kind(a.a)) ? Rule::creature_only : Rule::hunted_only;
    return not_in_window(c);
  }
  return answers_together(s) && is_hunted(s, who) ? Rule::already_answered : Rule::not_your_turn;
}

}  // namespace

bool is_use(Verb v) { return v >= verbs::use && v <= verbs::gain; }

Rule refuse_in_step(const Check& c, const Action& a) {
  return a.verb == verbs::decline ? ok_if(may_pass(c.s), Rule::not_now) : kSteps.now(c.s).refuse(c, a);
}

Rule why_illegal(const Check& c, const Action& a) {
  const State& s = c.s;
  if (index(a.verb) >= verbs::count) return Rule::malformed;
  if (s.frame_count == 0 || step_of(s) == Step::over) return Rule::match_over;
  if (c.who == Seat::chance) return chance_fits(s, a) ? Rule::ok : Rule::chance_misfit;
  if (index(a.verb) < kFirstGameVerb || !is_well_formed(c.cat, a)) return Rule::malformed;
  if (!is_player(c.who) || index(c.who) >= s.seats) return Rule::no_such_seat;
  if (!awaits(s, c.who)) return not_awaited(c, a);
  const Rule no = refuse_in_step(c, a);
  if (no != Rule::not_now) return no;
  if (is_creature_verb(a.verb) && !is_creature(s, c.who)) return Rule::creature_only;
  return is_hunted_verb(a.verb) && is_creature(s, c.who) ? Rule::hunted_only : Rule::not_now;
}

Refusal to_refusal(const Catalogue& c, Rule rule, const Action& a) {
  return refusal_of(c, kTexts[static_cast<std::size_t>(rule)], a, rule == Rule::malformed);
}

}  // namespace prowl::not_alone
