#include <algorithm>
#include <array>

#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

/// How many Hunted could be on each Place, as far as everybody can tell.
std::array<int, kPlaces> guesses(const Planet& k) {
  std::array<int, kPlaces> n{};
  for (const PanelView& panel : k.t.facts)
    for (const PanelRow& row : panel.id == "facts" ? panel.rows : std::vector<PanelRow>{})
      for (std::size_t i = 0; i < n.size() && i < row.boxes.size(); ++i) n[i] += row.boxes[i].level >= 2 ? 1 : 0;
  return n;
}

std::string where_most(const Planet& k) {
  const auto n = guesses(k);
  const auto most = std::max_element(n.begin(), n.end());
  if (*most == 0) return {};
  const auto places = std::count(n.begin(), n.end(), *most);
  if (places == 1) return k.trn("head.maybe", *most, {{"place", k.place_name(static_cast<int>(most - n.begin()))}});
  return k.trn("head.maybe_many", *most, {{"places", static_cast<long long>(places)}});
}

std::string where_it_waits(const Planet& k) {
  const auto n = guesses(k);
  for (int i = 0; i < kPlaces; ++i)
    if (k.in_set(rules::token_at(k.s(), rules::kinds::creature), i))
      return k.trn("head.threatens", n[static_cast<std::size_t>(i)], {{"place", k.place_name(i)}});
  return {};
}

std::string who_is_caught(const Planet& k) {
  const Catch caught = about_to_catch(k);
  if (caught.who.empty()) return k.tr("head.free");
  return k.trn("head.caught", static_cast<long long>(caught.who.size()),
               {{"who", k.d.names(caught.who)}, {"steps", caught.steps}});
}

std::string race(const Planet& k) {
  return k.tr("head.race", {{"rescue", k.reg(R::rescue)}, {"assimilation", k.reg(R::assimilation)}});
}

std::string will_left(const Planet& k, Seat who) {
  if (who == k.f.view.seat) return k.trn("head.own_will", k.will(who));
  return k.trn("head.will", k.will(who), {{"who", k.d.seat(who)}});
}

std::string stake(const Planet& k) {
  const std::string_view id = k.prompt();
  const Seat viewer = k.f.view.seat, actor = k.f.prompt.actor;
  if (id == "hunt" || id == "put") return where_most(k);
  if (id == "window_2") return where_it_waits(k);
  if (id == "window_3") return who_is_caught(k);
  if (id == "choose" && is_player(viewer) && k.hunted(viewer)) return will_left(k, viewer);
  if (id == "choose" || id == "window_1" || id == "window_1b") return race(k);
  if (id == "window_4" && !k.in_force(Effect::stasis) && k.reg(R::rescue) > 0)
    return k.tr("head.rescue", {{"from", k.reg(R::rescue)}, {"to", k.reg(R::rescue) - 1}});
  if (id == "scream" && is_player(actor)) return will_left(k, actor);
  if (id == "evolution" || id == "develop") return k.trn("head.dna", k.reg(R::dna));
  return {};
}

// On a Place: what its power would bring, against a Place taken back.
void word_place(const Planet& k) {
  const int place = k.place_at(zone(k.f.prompt.a));
  if (place < 0) return;
  std::string key = "head.at." + k.kind_name(k.place_kind(place));
  if (k.is(place, "beach") && k.reg(R::marker) != 0) key += "_lit";
  if (k.count_of("discard", k.f.prompt.actor) == 0) key = "head.nothing_back";
  if (k.place_in(R::powers_used, place)) key = "head.spent";
  if (k.ineffective(place)) key = "head.ineffective";
  k.t.banner.now = k.tr(key, {{"to", std::max(0, k.reg(R::rescue) - 1)}});
  if (k.city()) word_city(k);
}

}  // namespace

void present_headline(const Planet& k) {
  if (k.prompt() == "resolve" && is_player(k.f.prompt.actor)) word_place(k);
  k.t.banner.detail = stake(k);
}

}  // namespace prowl::ui::not_alone
