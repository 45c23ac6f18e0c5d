#include "games/not_alone/sanctuary/bot/players.hpp"

namespace prowl::ai {

using namespace not_alone;

namespace {

bool is_more_card(Kind k) {
  return is_within(k, kinds::first_more_hunt, kMoreHunt) || is_within(k, kinds::first_more_survival, kMoreSurvival);
}

}  // namespace

bool is_of_city(const NotAloneFacts& f, const Action& a) {
  const Frame& top = top_frame(f.s);
  const Step step = step_of(f.s);
  if (a.verb >= verbs::rescue) return true;
  if (a.verb == verbs::announce) return is_more_card(kind(a.a)) || step == Step::fortify;
  switch (step) {
    // A power, a Place of the reserve, a card of the hand: as in the base game.
    case Step::copy_city:
    case Step::gain_place:
    case Step::camouflage: return false;
    case Step::name_seat: return is_evolution(kind(top.a)) || is_more_card(kind(top.a));
    case Step::move_who:
    case Step::move_where: return top.b != 0;
    case Step::put_token: return is_creature(f.s, f.v.seat) && f.revealed();
    default: return step >= Step::found;
  }
}

}  // namespace prowl::ai
