#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

/// Main frame's pc in the set-up. Its a counts what is still to be done.
enum SetupPc : std::uint8_t {
  kLayCity,
  kSurvivorDeck,
  kAvatarDeck,
  kLevelOne,
  kLevelTwo,
  kStartEvolutions,
  kDealAvatars,
  kKeep,
  kChoose
};

bool is_in(int set, Kind k, Kind first) { return ((set >> (index(k) - index(first))) & 1) != 0; }

void begin_city(Flow& f) {
  State& s = f.s;
  const SanctuaryData& d = f.data.sanctuary;
  const auto k = static_cast<std::size_t>(s.seats);
  reveal_survivors(f);
  if (s.seats == 2) draw_survivors(f, nth_left(s, 1), d.single_survivors);
  gain_dna(f, d.dna[k]);
}

void deal_avatars(Flow& f, int each) {
  State& s = f.s;
  in_left_order(s, [&](Seat who) {
    for (int n = 0; n < each; ++n) {
      const int slot = top(s, zones::avatar_deck);
      f.emit(Ev::avatar_dealt, who, piece(s, slot).kind);
      move_open(f.cat, s, slot, avatar_of(who));
    }
  });
}

Seat first_undecided(const State& s) {
  Seat found = Seat::table;
  in_left_order(s, [&](Seat who) {
    if (found == Seat::table && count(s, avatar_of(who)) > 1) found = who;
  });
  return found;
}

void keep_avatar(Flow& f, Seat who, Kind kept) {
  State& s = f.s;
  for (int slot = top(s, avatar_of(who)); slot >= 0;) {
    const int next = piece(s, slot).next == kNoPiece ? -1 : piece(s, slot).next;
    if (piece(s, slot).kind != kept) move_piece(f.cat, s, slot, zones::removed);
    slot = next;
  }
  f.emit(Ev::avatar_kept, who, kept);
}

void await_shuffle(Flow& f, Zone deck) {
  if (count(f.s, deck) > 0) return await_entropy(f.s);
  ++f.top().pc;
}

// Sanctuary, set-up; the variant begins with the Avatars, dealt one each.
void run_found(Flow& f) {
  State& s = f.s;
  Frame& top = f.top();
  if (top.pc == kLayCity && !has_city(s)) top.pc = kAvatarDeck;
  switch (top.pc) {
    case kLayCity: return await_index(s, size_of(kStartPlaces));
    case kSurvivorDeck: return await_shuffle(f, zones::survivor_deck);
    case kAvatarDeck: return await_shuffle(f, zones::avatar_deck);
    case kLevelOne: return await_shuffle(f, evolution_deck(1));
    case kLevelTwo: return await_shuffle(f, evolution_deck(2));
    case kStartEvolutions:
      if (top.a > 0) return await(s, creature_seat(s));
      top.pc = kDealAvatars;
      return;
    case kDealAvatars:
      deal_avatars(f, f.data.sanctuary.avatars);
      top.pc = kKeep;
      return;
    case kKeep: {
      const Seat who = first_undecided(s);
      if (is_player(who)) return await(s, who);
      return f.go(Step::turn_start);
    }
    default: return await(s, creature_seat(s));
  }
}

void answer_found(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  Frame& top = f.top();
  switch (top.pc) {
    case kLayCity: top.pc = kSurvivorDeck; return move_city(f, ranked(a.a));
    case kSurvivorDeck:
      top.pc = kAvatarDeck;
      shuffle(s, zones::survivor_deck, entropy_of(a));
      return begin_city(f);
    case kAvatarDeck:
      shuffle(s, zones::avatar_deck, entropy_of(a));
      if (has_city(s)) {
        top.pc = kLevelOne;
        return;
      }
      top.pc = kChoose;
      return deal_avatars(f, 1);
    case kLevelOne:
    case kLevelTwo:
      shuffle(s, evolution_deck(top.pc == kLevelOne ? 1 : 2), entropy_of(a));
      ++top.pc;
      top.a = static_cast<std::int16_t>(f.data.sanctuary.evolutions[static_cast<std::size_t>(s.seats)]);
      return;
    case kStartEvolutions: --top.a; return f.push(Step::draw_evolution, who, a.a);
    case kKeep: return keep_avatar(f, who, kind(a.a));
    default:
      move_open(f.cat, s, find_piece(s, zones::removed, kind(a.a)), zones::developed);
      f.emit(Ev::developed, who, kind(a.a));
      return f.go(Step::turn_start);
  }
}

int offered_evolutions(const Data& d, const State& s) { return d.sanctuary.variant[static_cast<std::size_t>(s.seats)]; }

void list_found(const Lister& l) {
  if (is_hunted(l.s, l.who)) return l.offer_in(verbs::keep, avatar_of(l.who));
  if (has_city(l.s)) return l.offer_levels();
  l.offer_evolutions(verbs::choose, offered_evolutions(l.data, l.s));
}

Rule refuse_found(const Check& c, const Action& a) {
  const Kind k = kind(a.a);
  if (is_hunted(c.s, c.who))
    return one_of(a, verbs::keep, is_avatar(k) && lies_in(c.s, avatar_of(c.who), k), Rule::not_to_choose);
  if (has_city(c.s)) return a.verb == verbs::draw_evolution ? check_draw_evolution(c, a.a, true) : Rule::not_now;
  const bool offered = is_evolution(k) && (offered_evolutions(c.data, c.s) & evolution_bit(k)) != 0;
  return one_of(a, verbs::choose, offered, Rule::not_to_choose);
}

Prompt prompt_found(const State& s) {
  const Seat asked = first_asked(s);
  if (is_hunted(s, asked)) return open(asked, "avatar", "6.1");
  if (!has_city(s)) return open(asked, "variant_evolution", "6.10");
  return with(secret(asked, "start_evolution", "6.1"), Operand::amount, top_frame(s).a);
}

constexpr StepRow kSetupRows[] = {
    {{Step::found, "found", run_found, answer_found, list_found, refuse_found, prompt_found}},
};

}  // namespace

void add_city_pieces(State& s, const Data& data, const Catalogue& c) {
  const bool whole = has_city(s);
  for (int i = 0; i < kSurvivors && whole; ++i)
    add_piece(c, s, kind(index(kinds::first_survivor) + i), zones::survivor_deck, kNobody);
  for (int i = 0; i < kAvatars; ++i) {
    const Kind k = kind(index(kinds::first_avatar) + i);
    const bool used = whole || is_in(data.sanctuary.icon_avatars, k, kinds::first_avatar);
    add_piece(c, s, k, used ? zones::avatar_deck : zones::removed, used ? kNobody : kEveryone);
  }
  for (int i = 0; i < kEvolutions; ++i) {
    const Kind k = kind(index(kinds::first_evolution) + i);
    add_piece(c, s, k, whole ? evolution_deck(level_of(k)) : zones::removed, whole ? kNobody : kEveryone);
  }
}

constinit const StepRows kFoundSteps = kSetupRows;

}  // namespace prowl::not_alone
