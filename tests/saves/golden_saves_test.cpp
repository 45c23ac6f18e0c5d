// Saves of every release, which are read for ever or stay listed with the reason (tests/golden/saves/README.md).
#include <cstdlib>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "prowl/rules/expansions.hpp"
#include "prowl/rules/strict_json.hpp"
#include "support/walk.hpp"
#include "ui/match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using namespace prowl::ui::test;
namespace fs = std::filesystem;

namespace {

fs::path saves_dir() { return source_dir() / "tests" / "golden" / "saves"; }

std::vector<fs::path> golden_saves() {
  std::vector<fs::path> out;
  for (const auto& entry : fs::directory_iterator(saves_dir()))
    if (entry.path().extension() == ".prowl") out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

/// One game, or one with an expansion, as a release has it.
struct World {
  const Game* game;
  std::shared_ptr<const RuleSet> rules;
  std::string name;
  Options options{};
};

std::vector<World> worlds() {
  std::vector<World> out;
  for (const Game* game : all_games()) {
    const auto rules = std::make_shared<const RuleSet>(game->load(source_dir() / "rules").value());
    out.push_back({game, rules, std::string(game->id)});
    for (const Expansion& e : expansions_of(*rules)) out.push_back({game, rules, e.name, e.options});
  }
  return out;
}

// Every other option at a value that is not its first, where the table allows it; a ship of their own for who has one.
Options house_rules(const World& w, int seats) {
  Options out = w.options;
  const auto use = [&](const Options& more) {
    if (w.game->setup(*w.rules, more, seats)) out = more;
  };
  for (const OptionSpec& o : w.rules->options) {
    if (o.expansion || out.contains(o.name) || (o.choices.empty() && o.min == o.max)) continue;
    Options more = out;
    more[o.name] = !o.choices.empty() ? o.choices.back() : std::to_string((std::max(o.from, o.min) + o.max) / 2);
    use(more);
  }
  const auto board = load_json(to_utf8(source_dir() / "rules" / w.game->id / "board.json"));
  if (board && board->contains("presets"))
    for (const auto& plan : (*board)["presets"]) {
      Options more = out;
      more["ship"] = "custom";
      more["ship_plan"] = plan.dump();
      use(more);
    }
  return out;
}

Match played(const World& w, const Options& options, int seats, SeatMask bots, std::size_t moves) {
  auto infos = seats_of(seats, bots);
  infos.front().name = "Zoë | \\ 狩";
  Match m = Match::start(*w.game, w.rules, options, std::move(infos), 2026).value();
  Rng rng(2026);
  for (int n = 0; m.waiting() != 0 && m.length() < moves; ++n) {
    std::vector<Seat> asked;
    for (int i = 0; i < seats; ++i)
      if ((m.waiting() & wait_bit(seat(i))) != 0) asked.push_back(seat(i));
    const Seat who = asked.empty() ? Seat::table
                                   : asked[static_cast<std::size_t>(rng.below(static_cast<int>(asked.size())))];
    const auto options_now = m.view(who).options;
    REQUIRE(!m.submit(who, options_now[static_cast<std::size_t>(rng.below(static_cast<int>(options_now.size())))]));
    if (n == 5) m.say(seat(1), zone(1));
  }
  return m;
}

void write_saves(const std::string& release) {
  for (const World& w : worlds()) {
    const int few = std::max(2, w.game->min_seats), many = std::min(4, w.game->max_seats);
    const auto half = [&](const Options& options, SeatMask bots) {
      return played(w, options, many, bots, played(w, options, many, bots, 100'000).length() / 2);
    };
    const auto put = [&](std::string_view kind, Match m) {
      const fs::path file = saves_dir() / fmt::format("{}_{}_{}.prowl", w.name, release, kind);
      if (!fs::exists(file)) REQUIRE(write_atomic(file, m.save()));
    };
    put("finished", played(w, w.options, few, 0, 100'000));
    Match sealed = half(w.options, 0);
    sealed.set_name("Friday | évening");
    sealed.set_clock(seat(0), 41'000);
    put("running", std::move(sealed));
    put("house_finished", played(w, house_rules(w, many), many, 0b10, 100'000));
    put("house_running", half(house_rules(w, many), 0b10));
  }
}

nlohmann::json explained() { return load_json(to_utf8(saves_dir() / "explained.json")).value(); }

/// A client that finds these files among its matches.
struct Shelf {
  explicit Shelf(const std::string& language) : client({1280, 720}, language) { fs::create_directories(dir); }
  std::vector<SaveInfo> list() { return list_saves(client.impl.ctx, false); }
  /// Why it does not open; what is wrong with a move is found only then.
  Error why(const SaveInfo& save) {
    if (save.problem) return *save.problem;
    const auto opened = open_save(client.impl.ctx, save);
    const auto match = opened ? load_match(*opened, save) : tl::unexpected(opened.error());
    return match ? Error{} : match.error();
  }
  std::string words(const Error& e) { return client.impl.ctx.texts.error(e); }
  Client client;
  fs::path dir = client.folder.path() / "data" / "saves";
};

}  // namespace

TEST_CASE("Write the saves of a release that are not there yet", "[.saves]") {
  const char* release = std::getenv("PROWL_RELEASE");
  REQUIRE(release != nullptr);
  write_saves(release);
}

TEST_CASE("Every save of every release is read to its last hash and goes on, or is listed with the reason") {
  const auto reasons = explained();
  const auto all = golden_saves();
  CHECK(all.size() >= 20);
  std::set<std::string> names;
  for (const fs::path& file : all) {
    const std::string name = to_utf8(file.filename());
    names.insert(name);
    INFO(name);
    const std::string text = read_file(file).value();
    const Game* game = find_game(read_header(text, name).value().game);
    REQUIRE(game != nullptr);
    const auto rules = std::make_shared<const RuleSet>(game->load(source_dir() / "rules").value());
    auto match = Match::load(*game, rules, text, name);
    if (reasons.contains(name)) {
      REQUIRE_FALSE(match);
      CHECK(match.error().pattern == reasons[name]);
      continue;
    }
    INFO((match ? std::string() : to_text(match.error()) + "\nmend it, or see tests/golden/saves/README.md"));
    REQUIRE(match);
    CHECK(match->outcome().over == (name.find("finished") != std::string::npos));
    CHECK(match->length() > 5);
    const auto again = Match::load(*game, rules, match->save(), name);
    REQUIRE(again);
    CHECK(again->truth_hash() == match->truth_hash());
  }
  for (const auto& [name, why] : reasons.items()) CHECK(names.contains(name));
}

TEST_CASE("The saves of this release are sealed while they run, and each world has one of each kind") {
  std::map<std::string, int> kinds;
  for (const fs::path& file : golden_saves()) {
    const std::string name = to_utf8(file.filename()), text = read_file(file).value();
    INFO(name);
    CHECK((text.find("\nsealed ") != std::string::npos) == (name.find("running") != std::string::npos));
    ++kinds[name.substr(0, name.find("_1."))];
  }
  for (const World& w : worlds()) CHECK(kinds[w.name] >= 4);
}

TEST_CASE("Old, future, foreign and damaged saves stay listed, and in the folder, with the reason in each language") {
  // As the present rule files would write it: what is wrong with it is to be told, and not that they have changed.
  const auto rules = std::make_shared<const RuleSet>(nostromo().load(source_dir() / "rules").value());
  const std::string golden = read_file(saves_dir() / "nostromo_1.0_finished.prowl").value();
  const std::string open = Match::load(nostromo(), rules, golden, "golden").value().save();
  const std::string sealed = read_file(saves_dir() / "nostromo_1.0_running.prowl").value();
  const auto with = [](std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
  };
  const std::string old = with(open, "\np1 ", "\np1 jump_over ");
  const std::string other_rules = std::string(old).replace(old.find("\nrules ") + 7, 16, 16, '0');
  const auto hash = open.rfind("end ");
  const std::map<std::string, std::pair<std::string, std::string>> files = {
      {"old", {old, "there is no verb '{}'"}},
      {"other_rules", {other_rules, "This match was played with other rule files ({}) than the ones here ({})."}},
      {"future",
       {with(open, "prowl-save 1", "prowl-save 2"),
        "This save is from a newer Prowl (format {}); this one reads format {}."}},
      {"later_header", {with(open, "\nseed ", "\nmood good\nseed "), "The header has an unknown line `{}`."}},
      {"foreign", {"PK\x03\x04 a zip", "This is not a save of Prowl: the first line must be `prowl-save 1`."}},
      {"zeros", {std::string(5000, '\0'), "This is not a save of Prowl: the first line must be `prowl-save 1`."}},
      {"empty", {"", "The save is empty."}},
      {"cut", {open.substr(0, open.size() / 2), "The save stops in the middle: its `end` line is missing."}},
      {"cut_sealed", {sealed.substr(0, sealed.size() - 100), "The sealed part is cut off, damaged or edited."}},
      {"edited", {with(open, "\nend ", "\np1 pass\nend "), "This line counts {} moves, but {} stand above it."}},
      {"wrong_hash",
       {std::string(open).replace(open.find(' ', hash + 4) + 1, 4, "0000"),
        "After {} moves the replay differs from what was saved: hash {} here, {} there."}},
      {"no_option", {with(open, "\nseat p1", "\noption mood=good\nseat p1"), "there is no option '{}' in this game"}},
      {"no_bot", {with(open, "P2|", "P2|grandmaster"), "There is no bot `{}`."}},
  };
  for (const char* language : {"en", "fr", "nl"}) {
    Shelf shelf(language);
    for (const auto& [name, file] : files) REQUIRE(write_atomic(shelf.dir / (name + ".prowl"), file.first));
    const auto list = shelf.list();
    CHECK(list.size() == files.size());
    for (const SaveInfo& save : list) {
      const std::string name = to_utf8(save.path.stem());
      INFO(language << " " << name);
      const Error why = shelf.why(save);
      INFO(to_text(why));
      REQUIRE(!why.message.empty());
      CHECK((save.problem.has_value() || name == "old" || name == "wrong_hash"));
      CHECK(why.pattern == files.at(name).second);
      const std::string words = shelf.words(why);
      CHECK((words.find(why.message) != std::string::npos) == (std::string_view(language) == "en"));
      CHECK(words.find(name + ".prowl") != std::string::npos);
      CHECK(read_file(save.path).value() == files.at(name).first);
    }
  }
}
