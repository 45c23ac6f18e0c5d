// What is said aloud at the table: heard by all, kept, and without any effect on the match.
#include "catch.hpp"

#include "null_match.hpp"

namespace prowl::test {
namespace {

constexpr Zone kThere = zone(1);

std::vector<Event> said(const Match& m, Seat viewer) {
  const int what = m.rules().catalogue.find_event("said");
  std::vector<Event> out;
  for (const Event& e : m.view(viewer).events)
    if (e.what == what) out.push_back(e);
  return out;
}

}  // namespace

TEST_CASE("What somebody says is heard by everybody, and changes nothing else") {
  Match m = null_match(), silent = null_match();
  m.say(seat(1), kThere);
  for (const Seat s : {Seat::table, seat(0), seat(1), seat(2)}) {
    INFO(index(s));
    REQUIRE(said(m, s).size() == 1);
    CHECK(said(m, s).front().who == seat(1));
    CHECK(said(m, s).front().a == index(kThere));
    CHECK(m.view(s).masked == silent.view(s).masked);
    CHECK(m.view(s).info_key() == silent.view(s).info_key());
    CHECK(m.view(s).options == silent.view(s).options);
  }
  CHECK(m.truth_hash() == silent.truth_hash());
  CHECK(m.length() == silent.length());
}

TEST_CASE("What was said is in the save where it was said, a silent match has no word of it") {
  Match m = null_match(), silent = null_match();
  play_on(m, 5);
  m.say(seat(0), kThere);
  play_on(m, 9);
  m.say(seat(2), kThere);
  play_on(m, 1000);
  play_on(silent, 1000);
  const auto loaded = Match::load(null_game(), null_rules(), m.save(), "a.prowl");
  REQUIRE(loaded);
  CHECK(loaded->record().claims == m.record().claims);
  CHECK(loaded->view(seat(1)).events == m.view(seat(1)).events);
  CHECK(loaded->save() == m.save());
  CHECK(silent.save().find("says ") == std::string::npos);
}

TEST_CASE("Who goes back in a match hears what had been said until then") {
  Match m = null_match();
  play_on(m, 5);
  m.say(seat(0), kThere);
  const std::size_t here = m.length();
  play_on(m, 9);
  m.say(seat(2), kThere);
  CHECK(said(m.back_to(here), Seat::table).size() == 1);
  std::size_t most = 0;
  m.retrace([&](const Match& then, const Move*) {
    const std::size_t heard = said(then, Seat::table).size();
    CHECK(heard >= most);
    CHECK(heard <= (then.length() < here ? 0U : 2U));
    most = heard;
  });
  CHECK(most == 2);
}

TEST_CASE("A word once said is not taken back with a move") {
  Match m = null_match();
  const unsigned asked = m.waiting() & 0xFFU;
  const Seat who = seat(std::countr_zero(asked));
  REQUIRE_FALSE(m.submit(who, first_option(m, who)));
  m.say(who, kThere);
  if (m.can_take_back(who)) m.take_back(who);
  CHECK(said(m, Seat::table).size() == 1);
  CHECK(Match::load(null_game(), null_rules(), m.save(), "a.prowl").has_value());
}

}  // namespace prowl::test
