// What a look at the file of a running match tells: nothing that the table does not know.
#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

#include <fmt/format.h>

#include "catch.hpp"
#include "null_match.hpp"
#include "prowl/games/registry.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

std::vector<SeatInfo> people(int seats) {
  std::vector<SeatInfo> out;
  for (int i = 0; i < seats; ++i) out.push_back({fmt::format("P{}", i + 1), "", "", ""});
  return out;
}

Match begin(const Table& t, std::uint64_t seed) {
  return Match::start(*t.game, t.rules, t.options, people(t.seats), seed).value();
}

const VerbSpec& verb(const Table& t, const Action& a) {
  return t.rules->catalogue.verbs[static_cast<std::size_t>(index(a.verb))];
}

Action any_of(const ActionList& options, Rng& rng) {
  return options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))];
}

bool table_sees_the_same(const Match& a, const Match& b) {
  const View one = a.view(Seat::table), other = b.view(Seat::table);
  return one.masked == other.masked && one.events == other.events;
}

/// The save without what stands for the sealed part: its lines' lengths, and its number.
std::string outside(const std::string& save) {
  std::istringstream in(save);
  std::string out;
  bool body = false;
  for (std::string line; std::getline(in, line);) {
    body = body || line.empty();
    out += body                          ? fmt::format("{}\n", line.size())
           : line.starts_with("sealed ") ? fmt::format("sealed {}\n", line.size())
                                         : line + "\n";
  }
  return out;
}

struct Compared {
  int saves = 0, different = 0;
};

Action any_secret(const Table& t, const ActionList& options, Rng& rng) {
  ActionList secret;
  std::copy_if(options.begin(), options.end(), std::back_inserter(secret),
               [&](const Action& a) { return verb(t, a).secret; });
  return any_of(secret.empty() ? options : secret, rng);
}

/// Answers what this seat is asked, unseen, in as many steps as it takes.
void answer(const Table& t, Match& m, Seat who, Rng& rng) {
  const Prompt asked = m.prompt();
  const auto still = [&] {
    const Prompt now = m.prompt();
    return (m.waiting() & wait_bit(who)) != 0 && now.id == asked.id && now.a == asked.a && now.b == asked.b;
  };
  for (int n = 0; n < 40 && still(); ++n) REQUIRE_FALSE(m.submit(who, any_secret(t, m.view(who).options, rng)));
}

/// Two matches of one seed go on alike but for what is chosen in secret, as long as the table sees no difference.
void compare_saves(const Table& t, std::uint64_t seed, Compared& sum) {
  Match a = begin(t, seed), b = begin(t, seed);
  Rng rng(seed);
  for (int n = 0; n < 250 && !a.outcome().over; ++n) {
    const auto asked = awaited(a.view(Seat::table).masked);
    const Seat who = asked[static_cast<std::size_t>(rng.below(static_cast<int>(asked.size())))];
    const Action chosen = any_of(a.view(who).options, rng);
    if (a.prompt().ask == Ask::secret && is_player(who)) {
      answer(t, a, who, rng);
      answer(t, b, who, rng);
    } else if (a.submit(who, chosen) || b.submit(who, chosen)) {
      b = Match::load(*t.game, t.rules, a.save(), "a.prowl").value();
      continue;
    }
    if (!table_sees_the_same(a, b)) {
      b = Match::load(*t.game, t.rules, a.save(), "a.prowl").value();
      continue;
    }
    if (a.outcome().over) return;  // nothing is sealed any more
    ++sum.saves;
    sum.different += a.truth_hash() != b.truth_hash();
    INFO(t.name() << ", seed " << seed << ", decision " << n << ", moves " << a.length() << " and " << b.length());
    REQUIRE(outside(a.save()) == outside(b.save()));
  }
}

}  // namespace

TEST_CASE("Two truths that the table can't tell apart give saves of one size, with one header") {
  std::map<std::string_view, Compared> sums;
  for (const Table& t : all_tables())
    for (std::uint64_t seed = 1; seed <= 2; ++seed) compare_saves(t, seed, sums[t.game->id]);
  for (const auto& [game, sum] : sums) {
    INFO(game << ": " << sum.saves << " saves, of them with other secrets " << sum.different);
    CHECK(sum.saves > 50);
    if (game != "fate") CHECK(sum.different > 50);
  }
}

TEST_CASE("A sealed part has the size that its number of lines asks for, in every game") {
  for (const Table& t : all_tables()) {
    Match m = begin(t, 3);
    Rng rng(3);
    std::size_t before = m.save().size();
    for (int n = 0; n < 300; ++n) {
      const std::size_t moves = m.length();
      const Seat who = awaited(m.view(Seat::table).masked).front();
      REQUIRE_FALSE(m.submit(who, any_of(m.view(who).options, rng)));
      if (m.outcome().over) break;
      const std::size_t lines = m.length() - moves + m.length() / 32 - moves / 32, now = m.save().size();
      INFO(t.name() << ", move " << moves);
      // base64 makes four letters of three, and begins a line after 76; the header keeps its size.
      CHECK(static_cast<double>(now - before) == Approx(static_cast<double>(lines) * 48 * 4 / 3 * 77 / 76).margin(6));
      before = now;
    }
  }
}

TEST_CASE("What is wrong with a sealed save is said without a word of what it holds") {
  Match running = null_match();
  play_on(running, 25);
  REQUIRE_FALSE(running.outcome().over);
  const std::vector<std::uint64_t> wrong(running.length(), 0x1234567890abcdef);
  const std::string text = write_record(running.record(), running.rules().catalogue, wrong, true);
  const auto loaded = Match::load(null_game(), null_rules(), text, "a.prowl");
  REQUIRE_FALSE(loaded);
  CHECK(to_text(loaded.error()) == "a.prowl (sealed part):28: After 25 moves the replay differs from what was saved.");
}

}  // namespace prowl::test
