#include <bit>

#include "catch.hpp"

#include "cli.hpp"
#include "prowl/match/match.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

std::string lines(int n, const std::string& line) {
  std::string out;
  for (int i = 0; i < n; ++i) out += line + "\n";
  return out;
}

Call play(const std::string& bots, const std::string& input, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"play", "null", "--seats", "3", "--seed", "5", "--bots", bots};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return cli(arguments, input);
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("Bots alone play to the end without any input") {
  const Call call = play("random", "");
  CHECK(call.code == 0);
  CHECK(contains(call.out, "The match is over. Won by"));
}

TEST_CASE("One person among bots plays by numbers to the end") {
  const Call call = play("human,random,random", lines(200, "1"));
  CHECK(call.code == 0);
  CHECK(contains(call.out, "The match is over."));
  CHECK_FALSE(contains(call.out, "Hand the keyboard"));
}

TEST_CASE("The end of the input ends the game politely") {
  const Call call = play("human", "\n1\n");
  CHECK(call.code == 0);
  CHECK(contains(call.out, "The input has ended"));
}

TEST_CASE("Between two people the keyboard is handed over, and nothing private stands before Enter") {
  const Call call = play("human", "\n1\n1\n");
  const auto first = call.out.find("Hand the keyboard to Seat 1 (p1)");
  const auto second = call.out.find("Hand the keyboard to Seat 2 (p2)");
  REQUIRE(first != std::string::npos);
  REQUIRE(second != std::string::npos);
  for (const char* kind : {"red", "blue", "green"}) {
    CHECK_FALSE(contains(call.out.substr(0, first), kind));
    CHECK_FALSE(contains(call.out.substr(second), kind));
  }
  CHECK(contains(call.out.substr(first, second - first), "hand p1: "));
}

TEST_CASE("Where nothing is secret the keyboard is not handed over") {
  const Call call = cli({"play", "fate", "--seats", "3", "--seed", "5", "--bots", "human"}, lines(40, "1"));
  CHECK(call.code == 0);
  CHECK(contains(call.out, "Seat 2"));
  CHECK_FALSE(contains(call.out, "Hand the keyboard"));
}

TEST_CASE("Whose open question is followed by a secret one is called for it") {
  const std::vector<std::string> table{"play", "not_alone", "--seats", "3",        "--seed",
                                       "1",    "--bots",    "human",   "--option", "sanctuary=yes"};
  const Call call = cli(table, "choose_side 1\n\n1\n");
  const auto asked = call.out.find("Hand the keyboard to Seat 1 (p1)"), hand = call.out.find("Hand of Seat 1 (p1)");
  REQUIRE(hand != std::string::npos);
  CHECK(asked < hand);
}

TEST_CASE("At a question to all the log is that of all") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  const Game& game = *find_game("nostromo");
  const auto rules = std::make_shared<const RuleSet>(game.load(to_path(PROWL_SOURCE_DIR) / "rules").value());
  // Where somebody has drawn, and then all are asked who takes something.
  const auto is_it = [](const Match& m) {
    if (m.prompt().ask != Ask::agreement) return false;
    const Seat who = seat(std::countr_zero(static_cast<unsigned>(m.waiting() & 0xFFU)));
    return is_player(who) && m.view(who).events != m.view(Seat::table).events;
  };
  std::optional<Match> found;
  for (std::uint64_t seed = 1; seed < 60 && !found; ++seed) {
    Match m = Match::start(game, rules, {}, std::vector<SeatInfo>(3), seed).value();
    Rng rng(seed);
    while (m.waiting() != 0 && !is_it(m)) {
      const Seat who = first_awaited(m.waiting());
      const ActionList options = m.view(who).options;
      m.submit(who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
    }
    if (m.waiting() != 0) found = m;
  }
  REQUIRE(found);
  REQUIRE(write_atomic(to_path(file), found->save()));
  const std::string out = cli({"play", "--load", file}, "log\nquit\n").out;
  // The news before the question are those of all; the log says them once more.
  const auto first = out.find("* "), question = out.find("--- "), log = out.find("* ", question);
  REQUIRE(log != std::string::npos);
  const std::string news = out.substr(first, question - first);
  CHECK(out.substr(log, news.size()) == news);
}

TEST_CASE("A reaction asks all people with one question that shows no hand") {
  const Call call = play("human", lines(3, "\n1\n1") + "\n" + "quit\n");
  const auto question = call.out.find("May react: p1 p2 p3.");
  REQUIRE(question != std::string::npos);
  const auto screen = call.out.rfind("----------------------------------------", question);
  CHECK_FALSE(contains(call.out.substr(screen, question - screen), "block"));
  CHECK(contains(call.out, "a seat (p1) lets that one look"));
  CHECK(contains(call.out, "--- choose ---"));
}

TEST_CASE("log, why, undo and notation work at the keyboard") {
  const Call call = play("human,random,random",
                         "help\nwhy confirm\nwhy nonsense\n1\nundo\nundo\nlog\nfly\n99\np2 confirm\nquit\n");
  CHECK(call.code == 0);
  CHECK(contains(call.out, "take your last move back"));
  CHECK(contains(call.out, "not now (2)"));
  CHECK_FALSE(contains(call.out, "Not now"));
  CHECK(contains(call.out, "Type `why` and a move"));
  CHECK(contains(call.out, "Taken back: choose "));
  CHECK(contains(call.out, "There is nothing that could be taken back."));
  CHECK(contains(call.out, "* Seat 1 (p1) drew "));
  CHECK(contains(call.out, "That is neither an option nor a command"));
  CHECK(contains(call.out, "There are options 1 to "));
}

TEST_CASE("A stored match goes on where it stopped") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  CHECK(play("human,random,random", "1\nquit\n", {"--save", file}).code == 0);
  CHECK(contains(cli({"view", file, "--seat", "1"}).out, "p1 confirm"));
  const Call call = cli({"play", "null", "--load", file}, lines(200, "1"));
  CHECK(contains(call.out, "The match is over."));
  CHECK(cli({"play", "nostromo", "--load", file}).code == 2);
}

TEST_CASE("A file that is not the match's own is not written over") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "letter"), own = to_utf8(temp.path() / "a.prowl");
  REQUIRE(write_atomic(to_path(file), "mine"));
  const Call before = play("human,random,random", "1\nquit\n", {"--save", file});
  CHECK(before.code == 2);
  CHECK(before.out.empty());
  CHECK(contains(before.err, "This exists already"));
  const Call call = play("human,random,random", "save " + file + "\nsave " + own + "\n1\nsave " + own + "\nquit\n");
  CHECK(contains(call.out, file + ": This exists already"));
  CHECK(contains(call.out.substr(call.out.find("Saved to")), "Saved to " + own));
  CHECK_FALSE(contains(call.out, own + ": This exists"));
  CHECK(*read_file(to_path(file)) == "mine");
  REQUIRE(write_atomic(to_path(file), ""));
  CHECK(play("human,random,random", "quit\n", {"--save", file}).code == 0);
}

TEST_CASE("A loaded match may be stored where it came from, and keeps what it began with") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  REQUIRE(play("human,random,random", "quit\n", {"--save", file}).code == 0);
  const std::string before = *read_file(to_path(file));
  CHECK(cli({"play", "--load", file, "--save", file}, "1\nsave " + file + "\nquit\n").code == 0);
  CHECK(*read_file(to_path(file)) != before);
  for (const char* option : {"--seats", "--seed"}) {
    const Call call = cli({"play", "--load", file, option, "3"});
    CHECK(call.code == 2);
    CHECK(contains(call.err, std::string(option) + ": A match that is loaded keeps"));
  }
  CHECK(cli({"play", "--load", file, "--bots", "random"}).code == 2);
  CHECK(contains(cli({"play"}).err, "Which game"));
}

TEST_CASE("What happened is told before the same seat is asked again") {
  const Call call = cli({"play", "fate", "--seats", "1", "--seed", "5"}, lines(12, "1") + lines(8, "pass"));
  const auto told = call.out.find("* Encounter card: ");
  REQUIRE(told != std::string::npos);
  CHECK(contains(call.out.substr(told), "Seat 1 (p1)>"));
}

TEST_CASE("The public news of one seat's turn stand on the screen when the next person is called") {
  const Call call = play("human", "\n1\n1\n\n1\n1\n");
  const auto wiped = call.out.find("----------------------------------------", call.out.find("Seat 1 (p1)>"));
  const auto next = call.out.find("Hand the keyboard to Seat 2 (p2)");
  REQUIRE(wiped < next);
  CHECK(contains(call.out.substr(wiped, next - wiped), "* "));
}

TEST_CASE("The winners are named as everywhere, and `help` knows `back` where it counts") {
  CHECK(contains(play("random", "").out, "Won by Seat "));
  const std::string first = "\n1\n1\n\n1\n1\n\n1\n1\n";
  CHECK_FALSE(contains(play("human", "\nhelp\nquit\n").out, "back  "));
  CHECK(contains(play("human", first + "p1\n\nhelp\nback\nquit\n").out, "back  "));
}

}  // namespace prowl::test
