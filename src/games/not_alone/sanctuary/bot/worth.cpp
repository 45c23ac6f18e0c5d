#include "games/not_alone/sanctuary/bot/worth.hpp"

#include <algorithm>

namespace prowl::ai {

using namespace not_alone;

bool has_avatars(const State& s) { return flag(s, kSanctuary) || flag(s, kVariant); }

namespace {

const SanctuaryData& figures(const NotAloneFacts& f) { return data_of(f.rules).sanctuary; }

Bonus bonus_at(const NotAloneFacts& f, int distance) {
  const int side = figures(f).side[static_cast<std::size_t>(f.s.seats)];
  return figures(f).track[static_cast<std::size_t>(side - 1)][static_cast<std::size_t>(distance)];
}

int wounded(const State& s) {
  int n = 0;
  in_left_order(s, [&](Seat who) { n += will(s, who) == 1 || will(s, who) == 2 ? 1 : 0; });
  return n;
}

int bonus_worth(const NotAloneFacts& f, Bonus bonus) {
  switch (bonus) {
    case Bonus::dna: return get(f.s, R::dna) > 0 ? 2 : 0;
    case Bonus::evo: return developed_count(f.s) > 0 ? 5 : 0;
    case Bonus::will: return 2 * wounded(f.s);
    case Bonus::survival:
    case Bonus::no_place:
    case Bonus::recover: return 3;
    case Bonus::no_survival: return 2;
    default: return 0;
  }
}

// Rescue comes by itself each turn, Defence takes about two.
int step_worth(const NotAloneFacts& f) { return std::clamp(9 + f.rescue() - 2 * get(f.s, R::defence), 3, 18); }

}  // namespace

int defence_worth(const NotAloneFacts& f, int n) {
  const int left = get(f.s, R::defence) - n;
  return left <= 0 ? kWin : n * step_worth(f) + bonus_worth(f, bonus_at(f, left));
}

namespace {

// The first one lets its owner shelter.
int holding_worth(const NotAloneFacts& f, Seat who) { return survivors_held(f.s, who) == 0 ? step_worth(f) / 2 : 1; }

int copied_worth(const NotAloneFacts& f, Seat who) {
  int best = 0;
  each_place(creature_places(f.s) & ~kNotCopied, [&](Kind place) { best = std::max(best, f.power(who, place)); });
  return best;
}

int deed_worth(const NotAloneFacts& f, Seat who, const Deed& deed) {
  const State& s = f.s;
  const int left = will(s, who), discarded = count(s, discard_of(who));
  switch (deed.op) {
    case Op::lose_dna: return 3 * std::min(deed.n, get(s, R::dna));
    case Op::effect: return get(s, R::dna) > 0 ? 5 : 3;
    case Op::heal: return left == 1 ? 8 : left == 2 ? 5 : 0;
    case Op::copy_creature: return copied_worth(f, who);
    case Op::retake: return 3;
    case Op::gain_any: return gainable(s, who) != 0 ? 6 : 0;
    case Op::recover_some: return 2 * std::min(deed.n, discarded);
    case Op::defence: return defence_worth(f, deed.n);
    case Op::draw: return can_draw_survival(s) ? 5 * deed.n : 0;
    default: return 2;
  }
}

}  // namespace

int rescue_worth(const NotAloneFacts& f, Seat who, Kind survivor) {
  int n = holding_worth(f, who);
  for (const Deed& deed : data_of(f.rules).card(survivor).deeds) n += deed_worth(f, who, deed);
  return std::min(n, kWin);
}

int best_rescue(const NotAloneFacts& f, Seat who) {
  int best = 0;
  for (const int slot : slots(f.s, zones::survivors))
    best = std::max(best, rescue_worth(f, who, piece(f.s, slot).kind));
  return best;
}

int fortify_worth(const NotAloneFacts& f, Seat who) {
  const int draws = 4 * avatar_amount(data_of(f.rules), f.s, who, Trait::fortify_draws);
  return std::min(kWin, draws + defence_worth(f, survivors_held(f.s, who) > 0 ? 2 : 1));
}

namespace {

// A token or another Hunted may come in between.
constexpr int kLikely = 60;

int action_worth(const NotAloneFacts& f, Seat who, Kind place) {
  const Data& d = data_of(f.rules);
  if (!is_token_free(f.s, who, place) || is_terrified(d, f.s, place)) return 0;
  if (place == city_place(f.s))
    return get(f.s, R::fortified) != 0 || in_force(f.s, Effect::jamming) ? 0 : fortify_worth(f, who);
  return is_near_city(d, f.s, who, place) && !in_force(f.s, Effect::isolation) ? best_rescue(f, who) : 0;
}

}  // namespace

int city_appeal(const NotAloneFacts& f, Seat who, Kind place) { return action_worth(f, who, place) * kLikely / 100; }

namespace {

int best_rate(const NotAloneFacts& f) {
  int best = 0;
  for (const int slot : slots(f.s, zones::developed)) best = std::max(best, evolution_rate(f, piece(f.s, slot).kind));
  return best;
}

}  // namespace

int far_power(const NotAloneFacts& f, Seat who, Kind place) {
  const int left = will(f.s, who);
  switch (index(place)) {
    case index(kinds::refuge): return 4 + (count(f.s, zones::survivor_deck) > 0 ? holding_worth(f, who) : 0);
    case index(kinds::cache): return left == 1 ? 9 : left == 2 ? 6 : 4;
    case index(kinds::ark): return contains(get(f.s, R::powers_used), place) ? 3 : defence_worth(f, 1);
    case index(kinds::monolith):
      return developed_count(f.s) == 0 ? 3 : 4 + std::min(12, best_rate(f) * turns_left(f) / 12);
    default: return doubled(f.s, who) ? 2 : 6;
  }
}

int siege(const NotAloneFacts& f, Kind place) {
  int n = 0;
  in_left_order(f.s, [&](Seat who) {
    if (contains(owned(f.s, who) & ~discard(f.s, who), place)) n += survivors_held(f.s, who) > 0 ? 3 : 1;
  });
  return n;
}

int turns_left(const NotAloneFacts& f) { return std::max(0, f.rescue() - 1); }

namespace {

struct Rate {
  Trait trait;
  int worth;
};
constexpr Rate kRates[] = {
    {Trait::bury_hunts, 5},      {Trait::peek_random, 4},   {Trait::choose_return, 4}, {Trait::brood, 5},
    {Trait::change_survivor, 4}, {Trait::catch_discard, 9}, {Trait::chase_artemia, 7}, {Trait::all_show, 8},
    {Trait::hurry, 7},           {Trait::siege, 6},         {Trait::extra_hunt, 14},   {Trait::howl, 12},
    {Trait::artemia_always, 12}, {Trait::web, 13},          {Trait::scavenge, 11},     {Trait::territory, 20},
    {Trait::feed, 20},           {Trait::divert_free, 20},  {Trait::regenerate, 15},   {Trait::peek, 20},
    {Trait::extra_loss, 24},     {Trait::hunt_limit, 28},   {Trait::wide_artemia, 17}, {Trait::prophecy, 25},
    {Trait::terror, 24},         {Trait::pounce, 38},       {Trait::twin, 36},         {Trait::assimilate, 34},
    {Trait::metabolism, 26},     {Trait::sting, 22},
};
// For each one of its number. An Avatar of 5 saves its Hunted about half a Place each turn.
constexpr Rate kAvatars[] = {
    {Trait::resist_more, 3},   {Trait::treat, 4},         {Trait::retake_more, 4}, {Trait::beach_recovers, 4},
    {Trait::overlooked, 4},    {Trait::tough, 5},         {Trait::hold_city, 5},   {Trait::diagonal, 7},
    {Trait::fortify_draws, 5}, {Trait::change_rescue, 4}, {Trait::nest_less, 6},   {Trait::develop_dearer, 5},
};

}  // namespace

int evolution_rate(const NotAloneFacts& f, Kind evolution) {
  int n = 0;
  for (const Rate& r : kRates)
    if ((figures(f).evolutions_with[static_cast<std::size_t>(r.trait)] & evolution_bit(evolution)) != 0) n += r.worth;
  return n;
}

int avatar_worth(const NotAloneFacts& f, Kind avatar) {
  const int id = index(avatar) - index(kinds::first_avatar);
  int n = 0;
  for (const Rate& r : kAvatars) {
    const auto trait = static_cast<std::size_t>(r.trait);
    const int number = figures(f).amounts[static_cast<std::size_t>(kEvolutions + id)][trait];
    if (((figures(f).avatars_with[trait] >> id) & 1) != 0) n += r.worth * std::max(1, number);
  }
  return n;
}

}  // namespace prowl::ai
