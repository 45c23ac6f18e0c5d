#include "games/not_alone/bot/duel/model.hpp"

#include <array>

namespace prowl::not_alone::duel {

namespace {

constexpr int kTen = 10, kWills = 3;
// Places 1 to 5 are in hand or discarded, 6 to 10 in the reserve besides: 2^5 3^5 ways.
constexpr std::size_t kWays = 32 * 243;

Places bit_at(int place) { return 1 << (place - 1); }

struct Ways {
  std::array<std::int16_t, std::size_t{1} << 20U> number;
  std::vector<std::pair<Places, Places>> ways;
};

const Ways& all_ways() {
  static const Ways kAll = [] {
    Ways w;
    w.number.fill(-1);
    for (int first = 0; first < 32; ++first)
      for (int code = 0; code < 243; ++code) {
        Places hand = first, discard = 31 & ~first;
        for (int place = 6, rest = code; place <= kTen; ++place, rest /= 3) {
          if (rest % 3 == 1) hand |= bit_at(place);
          if (rest % 3 == 2) discard |= bit_at(place);
        }
        w.number[static_cast<std::size_t>(hand << kTen | discard)] = static_cast<std::int16_t>(w.ways.size());
        w.ways.emplace_back(hand, discard);
      }
    return w;
  }();
  return kAll;
}

void take(Spot& s, Places some) {
  s.discard = static_cast<std::int16_t>(s.discard & ~some);
  s.hand = static_cast<std::int16_t>(s.hand | some);
}

void lay(Spot& s, Kind place) { s.hand = static_cast<std::int16_t>(s.hand & ~bit_of(place)); }
void put_back(Spot& s, Places some) { s.discard = static_cast<std::int16_t>(s.discard | some); }
void pick_up(Spot& s, Places some) { s.hand = static_cast<std::int16_t>(s.hand | some); }

template <class Use>
void each_two(Places some, Use use) {
  each_place(some, [&](Kind a) {
    each_place(some, [&](Kind b) {
      if (index(a) < index(b)) use(bit_of(a) | bit_of(b));
    });
  });
}

// Will and Places back for a step of Assimilation.
void exhaust(Spot& s) {
  --s.assimilation;
  s.will = kWills;
  take(s, s.discard);
}

class Powers {
 public:
  Powers(const Spot& s, Kind place, Kind token) : spot_(s), place_(place), token_(token) {
    lay(spot_, place);
    --spot_.rescue;
  }

  Spots all() {
    power(place_, false);
    each_place(spot_.discard, [&](Kind card) { leaves([&](Spot& s) { take(s, bit_of(card)); }); });
    if (out_.empty()) leaves([](Spot&) {});
    return out_;
  }

 private:
  template <class Do>
  void leaves(Do change) {
    Spot s = spot_;
    change(s);
    put_back(s, bit_of(place_));
    out_.push_back(s);
  }
  template <class Do>
  void stays(Do change) {
    Spot s = spot_;
    change(s);
    pick_up(s, bit_of(place_));
    out_.push_back(s);
  }

  void power(Kind p, bool copied) {
    const Places back = spot_.discard;
    switch (index(p)) {
      case index(kinds::lair):
        if (copied) return;
        leaves([](Spot& s) { take(s, s.discard); });
        if (token_ != kinds::lair && token_ != kinds::artefact && is_place(token_)) power(token_, true);
        return;
      case index(kinds::jungle):
        if (back == 0) stays([](Spot&) {});
        return each_place(back, [&](Kind card) { stays([&](Spot& s) { take(s, bit_of(card)); }); });
      case index(kinds::beach):
        return leaves([](Spot& s) {
          if (s.marker) --s.rescue;
          s.marker = !s.marker;
        });
      case index(kinds::rover):
        return each_place(kBasePlanet & ~kStartPlaces & ~(spot_.hand | back | bit_of(place_)),
                          [&](Kind card) { leaves([&](Spot& s) { pick_up(s, bit_of(card)); }); });
      case index(kinds::swamp):
        if (size_of(back) < 2) return stays([&](Spot& s) { take(s, back); });
        return each_two(back, [&](Places two) { stays([&](Spot& s) { take(s, two); }); });
      case index(kinds::wreck): return leaves([](Spot& s) { --s.rescue; });
      case index(kinds::source):
        return leaves([](Spot& s) {
          if (s.will < kWills) ++s.will;
        });
      default: return;
    }
  }

  Spot spot_;
  Kind place_, token_;
  Spots out_;
};

}  // namespace

bool is_duel(const State& s) {
  constexpr int kFlags = kPlayedStays | kMustUse | kEmptyPowers | kOneRecovery | kKeepLastWill;
  constexpr int kMoreFlags = kNoCards | kNoSecondPlace | kWhole | kGiveUpForPlaces | kNoSharing;
  return s.seats == 2 && get(s, R::flags) == kFlags && get(s, R::more_flags) == kMoreFlags && get(s, R::side) == 1 &&
         get(s, R::rescue_start) <= kMostRescue && get(s, R::assimilation_start) <= kMostAssimilation;
}

Seat prey_of(const State& s) { return seat(1 - get(s, R::creature)); }

Spot read(const State& s) {
  const Seat prey = prey_of(s);
  const auto small = [](int n) { return static_cast<std::int8_t>(n); };
  Spot out{0,
           static_cast<std::int16_t>(discard(s, prey)),
           small(will(s, prey)),
           small(get(s, R::rescue)),
           small(get(s, R::assimilation)),
           get(s, R::marker) != 0};
  pick_up(out, owned(s, prey) & ~out.discard);
  return out;
}

Spot start_of(const State& s) {
  return {static_cast<std::int16_t>(kStartPlaces),
          0,
          kWills,
          static_cast<std::int8_t>(get(s, R::rescue_start)),
          static_cast<std::int8_t>(get(s, R::assimilation_start)),
          false};
}

Spots recoveries(const Spot& s) {
  Spots out;
  if (s.discard == 0) return out;
  const auto resist = [&](Places some) {
    Spot next = s;
    --next.will;
    take(next, some);
    out.push_back(next);
  };
  if (s.will >= 2 && size_of(s.discard) == 1) resist(s.discard);
  if (s.will >= 2) each_two(s.discard, resist);
  Spot given_up = s;
  exhaust(given_up);
  out.push_back(given_up);
  return out;
}

bool has_artemia(const Spot& s) { return s.rescue <= 6; }

std::vector<Tokens> tokens_of(const Spot& s) {
  const Places elsewhere = kBasePlanet & ~s.hand;
  const Places spare = elsewhere & -elsewhere;
  const Places creature = contains(s.hand, kinds::lair) ? kBasePlanet : s.hand | spare;
  std::vector<Tokens> out;
  each_place(creature, [&](Kind token) {
    if (!has_artemia(s)) return out.push_back({token, Kind::hidden});
    const Places left = elsewhere & ~bit_of(token);
    each_place((s.hand & ~bit_of(token)) | (left & -left), [&](Kind touch) { out.push_back({token, touch}); });
  });
  return out;
}

Spot caught(const Spot& s, Kind place) {
  Spot next = s;
  lay(next, place);
  --next.assimilation;
  next.will = static_cast<std::int8_t>(next.will - (place == kinds::lair ? 2 : 1));
  if (next.will <= 0) exhaust(next);
  put_back(next, bit_of(place));
  --next.rescue;
  return next;
}

Spots touched(const Spot& s, Kind place) {
  Spot next = s;
  lay(next, place);
  --next.rescue;
  Spots out;
  each_place(next.hand, [&](Kind card) {
    Spot lost = next;
    lay(lost, card);
    put_back(lost, bit_of(card) | bit_of(place));
    out.push_back(lost);
  });
  put_back(next, bit_of(place));
  if (out.empty()) out.push_back(next);
  return out;
}

Spots free(const Spot& s, Kind place, Kind token) { return Powers(s, place, token).all(); }

std::size_t numbers() { return kWays * kWills * kMostAssimilation * 2 * static_cast<std::size_t>(kMostRescue); }

std::size_t number_of(const Spot& s) {
  const auto way = static_cast<std::size_t>(all_ways().number[static_cast<std::size_t>(s.hand << kTen | s.discard)]);
  std::size_t n = static_cast<std::size_t>(s.rescue - 1);
  n = n * kWays + way;
  n = n * kWills + static_cast<std::size_t>(s.will - 1);
  n = n * kMostAssimilation + static_cast<std::size_t>(s.assimilation - 1);
  return n * 2 + (s.marker ? 1 : 0);
}

Spot spot_of(std::size_t n) {
  Spot s;
  s.marker = n % 2 != 0, n /= 2;
  s.assimilation = static_cast<std::int8_t>(n % kMostAssimilation + 1), n /= kMostAssimilation;
  s.will = static_cast<std::int8_t>(n % kWills + 1), n /= kWills;
  pick_up(s, all_ways().ways[n % kWays].first);
  put_back(s, all_ways().ways[n % kWays].second);
  s.rescue = static_cast<std::int8_t>(n / kWays + 1);
  return s;
}

}  // namespace prowl::not_alone::duel
