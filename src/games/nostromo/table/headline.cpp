#include <algorithm>
#include <numeric>

#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

// Where most lies face down, or that it lies nowhere more than elsewhere.
std::string tokens(const Deck& k) {
  std::vector<int> down;
  for (const PlaceView& place : k.t.places)
    down.push_back(static_cast<int>(
        std::count_if(place.tokens.begin(), place.tokens.end(), [](const PieceView& p) { return !p.open; })));
  const auto most = std::max_element(down.begin(), down.end());
  if (most == down.end() || *most == 0) return {};
  if (std::count(down.begin(), down.end(), *most) == 1)
    return k.trn("head.tokens", *most, {{"room", k.t.places[static_cast<std::size_t>(most - down.begin())].name}});
  const auto empty = std::count(down.begin(), down.end(), 0);
  return k.trn("head.tokens_even", std::accumulate(down.begin(), down.end(), 0),
               {{"rooms", static_cast<long long>(down.size()) - static_cast<long long>(empty)}});
}

std::string facing(const Deck& k) {
  std::string who;
  const auto all = k.characters(k.reg(R::facing));
  for (const Kind c : all) who += (who.empty() ? "" : ", ") + k.d.kind(c);
  return all.empty() ? std::string() : k.trn("head.facing", static_cast<long long>(all.size()), {{"who", who}});
}

std::string hunt(const Deck& k) {
  for (const TrackView& track : k.t.tracks)
    if (track.id == "eggs" && !k.two()) return k.trn("head.eggs", std::max(1, track.max - track.value));
  return k.tr("head.kill");
}

// Who is found reads what that means, or that nothing in hand helps.
void word_found(const Deck& k, Kind found) {
  if (is_player(k.f.view.seat) && k.f.view.options.size() == 1)
    k.t.banner.now = k.tr("head.helpless", {{"who", k.d.kind(found)}});
  else if (is_spared(k, found))
    k.t.banner.now = k.tr("head.spared", {{"what", caught(k, found)}});
}

}  // namespace

void present_headline(const Deck& k) {
  const std::string_view id = k.prompt();
  std::string& stake = k.t.banner.detail;
  if (id == "visit" || id == "visit_airlocks" || id == "window_a" || id == "window_b") stake = tokens(k);
  if (id == "dodge") word_found(k, kind(k.f.prompt.a));
  if (id == "window_r") stake = facing(k);
  if (id == "placement" || id == "dodge" || id == "window_c" || id == "window_d") stake = hunt(k);
}

}  // namespace prowl::ui::nostromo
