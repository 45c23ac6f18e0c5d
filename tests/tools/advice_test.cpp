// What somebody who practises at the terminal is told, where the window would tell it and with its numbers.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include <fmt/format.h>

#include "catch.hpp"
#include "cli.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/ai/review.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/match/playthrough.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

using Json = nlohmann::json;

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string in_percent(const Json& share) { return std::to_string(std::lround(100 * share.get<double>())); }

/// A match of one person (p1, who hunts) among bots in which that person has something to choose while the others hide.
Match practised() {
  const Game& game = *find_game("not_alone");
  const auto rules = std::make_shared<const RuleSet>(game.load(to_path(PROWL_SOURCE_DIR "/rules")).value());
  std::vector<SeatInfo> seats(3);
  seats[1].bot = seats[2].bot = "basic";
  Match m = Match::start(game, rules, {{"creature", "1"}, {"side", "1"}}, seats, 7).value();
  const Decide decide = uniform_choice(1);
  const auto is_it = [&] {
    const View open = m.view(Seat::table);
    Rng rng(open.events.size());
    return (m.waiting() & wait_bit(seat(0))) != 0 && m.view(seat(0)).options.size() > 3 &&
           believe(game, *rules, open, rng).has_value();
  };
  while (m.waiting() != 0 && !is_it()) {
    const Seat who = first_awaited(m.waiting());
    REQUIRE(!m.submit(who, decide(m.view(who))));
  }
  REQUIRE(m.waiting() != 0);
  return m;
}

#ifdef __linux__
/// The folder of people's settings, until the end of the test.
class ConfigHome {
 public:
  explicit ConfigHome(const std::string& folder) {
    if (const char* before = std::getenv(kConfigHome)) before_ = before;
    setenv(kConfigHome, folder.c_str(), 1);
  }
  ~ConfigHome() { before_ ? setenv(kConfigHome, before_->c_str(), 1) : unsetenv(kConfigHome); }
  ConfigHome(const ConfigHome&) = delete;
  ConfigHome& operator=(const ConfigHome&) = delete;

 private:
  static constexpr const char* kConfigHome = "XDG_CONFIG_HOME";
  std::optional<std::string> before_;
};
#endif

constexpr const char* kNoAdvice = "Advice is for one person alone among bots";

}  // namespace

TEST_CASE("hint tells the three best moves as `think` reckons them, belief where somebody may be") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  REQUIRE(write_atomic(to_path(file), practised().save()));
  const std::string out = cli({"play", "--load", file}, "hint\nbelief\nquit\n").out;
  const auto own = cli({"think", file, "--seat", "p1"}).json(), open = cli({"think", file, "--seat", "table"}).json();
  auto ideas = own["ideas"].get<std::vector<Json>>();
  REQUIRE(ideas.size() > 3);
  std::stable_sort(ideas.begin(), ideas.end(), [](const Json& a, const Json& b) {
    return a["chance"] != b["chance"] ? a["chance"] > b["chance"] : a.value("worth", -1.0) > b.value("worth", -1.0);
  });
  std::size_t at = 0;
  for (int i = 0; i < 3; ++i) {
    std::string told = "chosen " + in_percent(ideas[i]["chance"]) + " of 100 times";
    if (ideas[i].contains("worth")) told += " · worth " + in_percent(ideas[i]["worth"]) + " of 100";
    INFO(told);
    at = out.find(told, at);
    REQUIRE(at != std::string::npos);
    at += told.size();
  }
  CHECK_FALSE(contains(out.substr(at), "of 100 times"));
  CHECK(contains(out, fmt::format("{} games played on in the head", own["playouts"].get<int>())));
  const auto belief = open["belief"];
  REQUIRE(belief.is_object());
  CHECK(contains(out, fmt::format("Mean of {} tables", belief["worlds"].get<int>())));
  CHECK(contains(out, ": " + in_percent(belief["somebody"].front()) + "%"));
}

TEST_CASE("A hint is in the language of the terminal, and its help names it") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  REQUIRE(write_atomic(to_path(file), practised().save()));
  for (const auto& [language, chosen] : {std::pair("fr", "choisi "), std::pair("nl", "gekozen ")}) {
    const std::string out = cli({"play", "--load", file, "--lang", language}, "help\nhint\nquit\n").out;
    INFO(out);
    CHECK(contains(out, "\nhint  "));
    CHECK(contains(out, "\nbelief  "));
    CHECK(contains(out, chosen));
  }
}

TEST_CASE("Among several people, without a choice and at what belongs to all nobody is advised") {
  const auto told = [](const std::string& bots, const std::string& input) {
    return cli({"play", "not_alone", "--seats", "3", "--seed", "5", "--bots", bots}, input).out;
  };
  for (const char* command : {"hint", "belief"}) {
    const std::string ask = std::string(command) + "\n";
    CHECK(contains(told("human", ask + "\n" + ask + "quit\n"), kNoAdvice));
    CHECK(contains(told("human,human,basic", ask + "quit\n"), kNoAdvice));
    CHECK(contains(cli({"play", "null", "--seats", "2", "--seed", "5", "--bots", "human,random"}, ask + "quit\n").out,
                   command == std::string("hint") ? kNoAdvice : "Nobody is hiding now."));
  }
}

TEST_CASE("One person plays among bots of the level chosen last in the window, else of the middle one") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  const auto bots = [&](std::vector<std::string> more) {
    std::vector<std::string> call{"play", "fate", "--seed", "5", "--save", file};
    call.insert(call.end(), more.begin(), more.end());
    REQUIRE(cli(call, "quit\n").code == 0);
    const Game& game = *find_game("fate");
    const auto rules = std::make_shared<const RuleSet>(game.load(to_path(PROWL_SOURCE_DIR "/rules")).value());
    std::string out;
    const Match m = Match::load(game, rules, *read_file(to_path(file)), file).value();
    for (const SeatInfo& s : m.seats()) out += s.bot + ",";
    std::filesystem::remove(to_path(file));
    return out;
  };
#ifdef __linux__
  const ConfigHome home(to_utf8(temp.path()));
  CHECK(bots({"--seats", "3"}) == ",skilled,skilled,");
  REQUIRE(write_atomic(temp.path() / "prowl" / "settings.json", R"({"bot_level": "expert"})"));
  CHECK(bots({"--seats", "3"}) == ",expert,expert,");
  REQUIRE(write_atomic(temp.path() / "prowl" / "settings.json", R"({"bot_level": "oracle"})"));
  CHECK(bots({"--seats", "3"}) == ",skilled,skilled,");
  CHECK(bots({"--seats", "1"}) == ",");
#endif
  CHECK(bots({"--seats", "4", "--bots", "human,basic"}) == ",basic,,basic,");
}

TEST_CASE("Where somebody types, a bot that answers unseen takes as long whatever it holds") {
  const auto takes = [](bool typed) {
    std::istringstream in("1\nquit\n");
    std::ostringstream out, err;
    const std::vector<const Game*> games{&null_game()};
    tools::Context context{in, out, err, games, false, {}, {}};
    if (typed) context.drop_typed = [] {};
    const auto begun = std::chrono::steady_clock::now();
    CHECK(tools::run_cli(context, {"play", "null", "--seats", "3", "--seed", "5", "--bots", "human,random,random"}) ==
          0);
    return std::chrono::steady_clock::now() - begun;
  };
  CHECK(takes(true) >= std::chrono::milliseconds(2 * 600));  // two bots choose in secret before the person
  CHECK(takes(false) < std::chrono::milliseconds(600));
}

TEST_CASE("Who looks at a seat of a match that goes on is told so beside the output") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  REQUIRE(write_atomic(to_path(file), practised().save()));
  const std::string warning = "The match still runs: this is what only p2 may know.\n";
  for (const char* command : {"view", "think", "replay"}) {
    INFO(command);
    const Call own = cli({command, file, "--seat", "p2"});
    CHECK(own.err == warning);
    CHECK_FALSE(contains(own.out, "still runs"));
    CHECK(cli({command, file, "--seat", "table"}).err.empty());
  }
  REQUIRE(cli({"play", "null", "--seats", "2", "--seed", "5", "--bots", "random", "--save", file + "2"}).code == 0);
  CHECK(cli({"view", file + "2", "--seat", "p2"}).err.empty());
}

TEST_CASE("What is wrong with a call of play is said in its language") {
  const TempFolder temp;
  const std::string none = to_utf8(temp.path() / "none.prowl");
  const auto wrong = [](std::vector<std::string> call) {
    call.insert(call.begin(), "play");
    call.insert(call.end(), {"--lang", "fr"});
    const Call made = cli(call, "quit\n");
    CHECK(made.code == 2);
    return made.err;
  };
  CHECK(wrong({"--load", none}) == none + " : Ce fichier n’existe pas.\n");
  CHECK(wrong({"fate", "--save", to_utf8(temp.path())}) ==
        "--save " + to_utf8(temp.path()) + " : C’est un dossier, pas un fichier.\n");
  CHECK(contains(wrong({"chess"}), "Il n’y a pas de jeu `chess`"));
  CHECK(contains(wrong({"fate", "--seats", "1", "--bots", "basic,human"}), "plus de bots que de places"));
  CHECK(contains(wrong({"fate", "--option", "pace"}), "Une option s’écrit nom=valeur."));
  CHECK(contains(wrong({"not_alone", "--preset", "duel"}), "Il n’y a pas de réglage `duel`"));
  CHECK(contains(wrong({}), "Quel jeu"));
}

}  // namespace prowl::test
