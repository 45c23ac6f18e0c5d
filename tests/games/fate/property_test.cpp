// What holds at every moment of any game of Fate, whatever the crew does.
#include <bit>

#include "catch.hpp"
#include "games/fate/rules/data/facts.hpp"
#include "games/fate/rules/data/lens.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

using namespace prowl::fate;

template <class Use>
void each_table(Use use) {
  for (const Table& t : all_tables())
    if (t.game->id == "fate") {
      INFO(t.name());
      use(t);
    }
}

template <class Use>
void each_moment(Use use) {
  each_table([&](const Table& t) {
    for (std::uint64_t seed = 21; seed <= 24; ++seed) walk(t, seed, [&](const State& s, Rng&) { use(t, s); });
  });
}

bool is_set_up(const State& s) { return main_step(s) > Step::first; }

int count_group(const Table& t, const State& s, std::string_view group) {
  int n = 0;
  for (int slot = 0; slot < s.piece_count; ++slot)
    n += t.rules->catalogue.kinds[static_cast<std::size_t>(index(piece(s, slot).kind))].group == group ? 1 : 0;
  return n;
}

}  // namespace

TEST_CASE("Tokens are a stack: thirteen lie on the board, in the stack or under a carrier") {
  each_moment([](const Table&, const State& s) {
    int board = 0;
    for (int z = 1; z <= kSpaces; ++z)
      for (const int slot : slots(s, zone(z))) board += is_token(piece(s, slot).kind) ? 1 : 0;
    CHECK(board + count(s, zones::stack) + count(s, zones::captured) == 13);
    for (int z = 1; z <= kRooms; ++z) {
      int here = 0;
      for (const int slot : slots(s, zone(z))) here += is_token(piece(s, slot).kind) ? 1 : 0;
      CHECK(here <= 1);
    }
    for (int z = kRooms + 1; z <= kSpaces; ++z) CHECK_FALSE(has_token(s, zone(z)));
  });
}

TEST_CASE("Nothing is invented: 20 scrap, 6 canisters, 12 items, 21 cards") {
  each_moment([](const Table& t, const State& s) {
    CHECK(count_group(t, s, "scrap") == 20);
    CHECK(count_group(t, s, "coolant") == 6);
    CHECK(count_group(t, s, "item") == 12);
    CHECK(count_group(t, s, "encounter") == 21);
    CHECK(count(s, zones::deck) + count(s, zones::discard) + count(s, zones::playing) == 21);
  });
}

TEST_CASE("Figures stand in the ship where the counters say") {
  each_moment([](const Table&, const State& s) {
    if (!is_set_up(s)) return;
    REQUIRE(is_space(alien_at(s)));
    CHECK(find_piece(s, alien_at(s), kinds::alien) >= 0);
    each_crew(s, [&](int crew) {
      REQUIRE(is_space(crew_at(s, crew)));
      CHECK(find_piece(s, crew_at(s, crew), crew_kind(crew)) >= 0);
    });
    if (ash_at(s) != Zone::none) CHECK(find_piece(s, ash_at(s), kinds::ash) >= 0);
  });
}

TEST_CASE("Morale only falls, from the number for the crew") {
  each_table([](const Table& t) {
    int last = 20;
    walk(t, 31, [&](const State& s, Rng&) {
      if (!is_set_up(s)) return;
      if (get(s, R::turn) == 1) CHECK(get(s, R::morale) <= (slot_count(s) > 3 ? 20 : 15));
      CHECK(get(s, R::morale) > 0);
      CHECK(get(s, R::morale) <= last);
      last = get(s, R::morale);
    });
  });
}

TEST_CASE("Nobody carries more than three items and a canister, but for the middle of a trade") {
  each_moment([](const Table&, const State& s) {
    if (!is_set_up(s) || step_of(s) == Step::trade) return;
    each_crew(s, [&](int crew) {
      CHECK(items_of(s, crew) <= 3);
      CHECK(coolant_of(s, crew) <= 1);
    });
  });
}

TEST_CASE("Crew never end a phase in the Alien's space") {
  each_moment([](const Table&, const State& s) {
    if (is_set_up(s) && s.frame_count == 1 && get(s, R::mission_due) == 0) CHECK(crew_in(s, alien_at(s)) == 0);
  });
}

TEST_CASE("Every turn draws one card or says that it draws none, five crew included") {
  each_table([](const Table& t) {
    Rng rng(41);
    State s = *t.game->setup(*t.rules, t.options, t.seats);
    const Catalogue& c = t.rules->catalogue;
    int turns = 0, cards = 0, before = 0;
    while (s.waiting != 0) {
      const Seat who = awaits(s, Seat::chance) ? Seat::chance : awaited(s).front();
      const ActionList options = who == Seat::chance ? ActionList{sample_chance(s, rng)} : options_of(t, s, who);
      Events events;
      s = after(t, s, who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))], &events);
      for (const Event& e : events.list) {
        const std::string& name = c.events[e.what].name;
        if (name == "turn_start") {
          CHECK(cards == before + turns);
          ++turns, before = cards - turns + 1;
        }
        cards += name == "drew" || name == "no_card" ? 1 : 0;
      }
      if (turns > 0) CHECK((cards == turns || cards == turns - 1));
    }
  });
}

TEST_CASE("Fleeing is three spaces by the only way, no two rooms touch but over a ladder") {
  each_table([](const Table& t) {
    const Data& d = data_of(*t.rules);
    int links = 0;
    for (int a = 1; a <= kSpaces; ++a) {
      links += std::popcount(neighbours(*t.rules, zone(a)));
      for (const FleePath& p : flees_from(d, zone(a))) {
        CHECK(distance(d, zone(a), p.spaces[2]) == 3);
        CHECK(are_adjacent(d, zone(a), p.spaces[0]));
        CHECK(flee_path(*t.rules, zone(a), p.spaces[2]) == p.spaces);
      }
      for (int b = 1; b <= kSpaces; ++b) {
        CHECK(are_adjacent(d, zone(a), zone(b)) == are_adjacent(d, zone(b), zone(a)));
        if (is_room(zone(a)) && is_room(zone(b)) && are_adjacent(d, zone(a), zone(b)))
          CHECK((d.board.ladders[static_cast<std::size_t>(a)] & zone_bit(zone(b))) != 0);
      }
    }
    CHECK(links == 2 * 28);
  });
}

TEST_CASE("The foretold reach of the Alien is where it can end") {
  const Table* fate_table = nullptr;
  for (const Table& t : all_tables())
    if (t.game->id == "fate" && t.seats == 3 && t.options.empty()) fate_table = &t;
  REQUIRE(fate_table != nullptr);
  int steps = 0;
  for (std::uint64_t seed = 51; seed <= 60; ++seed) {
    State last{};
    walk(*fate_table, seed, [&](const State& s, Rng&) {
      // From one question to the next the Alien moved by one card at most.
      const int slot = top(s, zones::discard);
      const bool one_card = last.seats != 0 && is_set_up(last) && get(s, R::turn) == get(last, R::turn) + 1 &&
                            main_step(last) == Step::act && count(s, zones::discard) == count(last, zones::discard) + 1;
      if (one_card) {
        const Card card = card_facts(*fate_table->rules, piece(s, slot).kind);
        unsigned reached = 0;
        const unsigned ends = alien_reach(*fate_table->rules, last, card.move, reached);
        if (card.type != CardType::order && card.alien_to == Zone::none && get(last, R::skip_card) == 0) {
          CHECK((ends & zone_bit(alien_at(s))) != 0);
          ++steps;
        }
      }
      last = s;
    });
  }
  CHECK(steps > 20);
}

TEST_CASE("The mission lies fixed from set-up to its reveal") {
  each_table([](const Table& t) {
    Kind lies = Kind::hidden;
    walk(t, 61, [&](const State& s, Rng&) {
      if (!is_set_up(s)) return;
      const Kind now = piece(s, top(s, zones::mission)).kind;
      if (lies != Kind::hidden) CHECK(now == lies);
      lies = now;
      if (mission(s) != Kind::hidden) CHECK(mission(s) == now);
    });
  });
}

}  // namespace prowl::test
