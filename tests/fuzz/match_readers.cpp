#include <algorithm>
#include <array>
#include <filesystem>

#include <nlohmann/json.hpp>

#include "fuzz/readers.hpp"
#include "fuzz/stand_in.hpp"
#include "lesson/lesson.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/match/autosave.hpp"
#include "prowl/match/replay.hpp"
#include "prowl/rules/expansions.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/game_code.hpp"
#include "prowl/rules/messages.hpp"
#include "prowl/rules/strict_json.hpp"
#include "words/text.hpp"

namespace prowl::fuzz {
namespace {

namespace fs = std::filesystem;
using Rules = std::shared_ptr<const RuleSet>;

void read_any_json(std::string_view input) {
  const auto parsed = parse_json(input, "fuzz");
  if (!parsed) {
    promise(parsed.error().place.starts_with("fuzz"), "a refusal says where");
    return told(parsed.error());
  }
  const auto again = parse_json(parsed->dump(), "fuzz");
  promise(again && *again == *parsed, "what is accepted comes back the same from its own text");
  Reader reader(*parsed, "fuzz");
  reader.each("a", [](Reader& inner) {
    int number = 0;
    inner.get("b", number, -9, 9);
  });
  if (auto ok = reader.finish(); !ok) told(ok.error());
}

std::vector<std::string> json_seeds() { return StandIn::seeds("rules/", "/options.json"); }

std::optional<Match> load(std::string_view input) {
  static SaveFolder folder(fs::temp_directory_path() / "prowl-fuzz-none");
  const auto header = folder.header(input, "fuzz.prowl");
  const Game* game = header ? find_game(header->game) : nullptr;
  if (!header) told(header.error());
  if (game == nullptr) return {};
  auto match = Match::load(*game, rules_of(*game), input, "fuzz.prowl");
  if (match) return std::move(*match);
  told(match.error());
  return {};
}

void read_save(std::string_view input) {
  const auto match = load(input);
  if (!match) return;
  const std::string text = match->save();
  const auto again = Match::load(match->game(), rules_of(match->game()), text, "fuzz.prowl");
  promise(again.has_value(), "what is read can be saved and read again");
  promise(again->truth_hash() == match->truth_hash() && again->save() == text, "it is the same match then");
  promise(read_header(with_name(text, match_name(input)), "fuzz.prowl").has_value(), "it can be renamed");
  for (int i = -1; i < static_cast<int>(match->seats().size()); ++i) (void)match->view(i < 0 ? Seat::table : seat(i));
}

void read_replay(std::string_view input) {
  const auto match = load(input);
  if (!match) return;
  Replay replay(*match);
  for (const Eyes eyes : {Eyes{}, Eyes{seat(0), false}, Eyes{Seat::table, true}}) {
    (void)replay.history(eyes);
    for (std::size_t at = 0; at <= replay.length(); at += 1 + replay.length() / 8) {
      replay.go_to(at);
      (void)replay.view(eyes);
    }
  }
}

std::vector<std::string> save_seeds() { return contents("tests/golden", ".prowl"); }

void play_a_little(const Game& game, const Rules& rules, const Options& options, int seats) {
  auto match = Match::start(game, rules, options, std::vector<SeatInfo>(static_cast<std::size_t>(seats)), 1);
  if (!match) return told(match.error());
  Rng rng(1);
  for (int n = 0; n < 40 && match->waiting() != 0; ++n)
    for (int i = 0; i <= seats; ++i) {
      const Seat who = i < seats ? seat(i) : Seat::table;
      const auto list = (match->waiting() & wait_bit(who)) != 0 ? match->view(who).options : ActionList{};
      if (!list.empty()) match->submit(who, list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))]);
    }
  (void)match->view(Seat::table);
}

void read_rules(std::string_view input) {
  const StandIn file(input, "rules/", ".json");
  const Game* game = file ? find_game(file.game()) : nullptr;
  if (game == nullptr) return;
  auto loaded = game->load(StandIn::folder() / "rules");
  if (!loaded) return told(loaded.error());
  const auto rules = std::make_shared<const RuleSet>(std::move(*loaded));
  play_a_little(*game, rules, {}, rules->min_seats);
  play_a_little(*game, rules, {}, rules->max_seats);
  for (const Expansion& e : expansions_of(*rules)) play_a_little(*game, rules, e.options, rules->max_seats);
  for (const Preset& p : rules->presets)
    if (p.seats >= rules->min_seats && p.seats <= rules->max_seats) play_a_little(*game, rules, p.options, p.seats);
}

std::vector<std::string> rule_seeds() { return StandIn::seeds("rules/", ".json"); }

void read_ship(std::string_view input) {
  const Game& game = *find_game("nostromo");
  for (const int seats : {2, 5, 8})
    play_a_little(game, rules_of(game), {{"ship", "custom"}, {"ship_plan", std::string(input)}}, seats);
}

std::vector<std::string> ship_seeds() {
  const auto board = load_json(PROWL_SOURCE_DIR "/rules/nostromo/board.json").value();
  std::vector<std::string> out;
  for (const auto& plan : board["presets"]) out.push_back(plan.dump());
  return out;
}

void read_lesson(std::string_view input) {
  const StandIn file(input, "assets/", ".json");
  const Game* game = file && file.name().find("/lessons/") != std::string::npos ? find_game(file.game()) : nullptr;
  if (game == nullptr) return;
  const Lessons lessons = find_lessons(StandIn::folder() / "assets", *game, *rules_of(*game));
  for (const Error& e : lessons.broken) told(e);
  for (const auto& lesson : lessons.good) {
    const auto seats = static_cast<std::size_t>(lesson->seats);
    const auto match = lay_out(*lesson, *game, rules_of(*game), std::vector<SeatInfo>(seats));
    if (match) (void)match->view(lesson->you);
    if (!match) told(match.error());
  }
}

std::vector<std::string> lesson_seeds() {
  auto out = StandIn::seeds("assets/", ".json");
  std::erase_if(out, [](const std::string& s) { return s.substr(0, s.find('\n')).find("/lessons/") == s.npos; });
  return out;
}

void read_catalogue(std::string_view input) {
  const fs::path file = scratch(input, fs::path("en") / "LC_MESSAGES" / "prowl.mo");
  const fs::path folder = file.parent_path().parent_path().parent_path();
  ui::Texts texts(folder);
  const Messages messages(folder, "en");
  for (const char* key : {"", "yes", "title.quit_plain", "seats", "a"}) {
    (void)texts.tr(key, {{"name", "Ana"}});
    for (const long long n : {0LL, 1LL, 2LL, 11LL, -1LL, 2147483647LL}) (void)texts.trn(key, n);
    (void)messages.find(key, 3);
  }
  (void)texts.error(make_error(ErrorCode::io, "a/b", say("{} is not between {} and {}.", 1, 2, 3)));
}

std::vector<std::string> catalogue_seeds() { return contents("tests/fuzz/corpus/catalogue", ".mo"); }

void read_code(std::string_view input) {
  const FindRules rules = [](const Game& game) -> Result<Rules> { return rules_of(game); };
  const auto deal = from_code(input, all_games(), rules);
  if (!deal) return told(deal.error());
  const auto code = to_code(*deal, *rules_of(*deal->game));
  promise(code.has_value(), "a deal that was read has a code");
  const auto again = from_code(*code, all_games(), rules);
  promise(again && again->game == deal->game && again->seed == deal->seed && again->options == deal->options,
          "its code is the same deal");
}

std::vector<std::string> code_seeds() {
  std::vector<std::string> out;
  for (const Game* game : all_games()) {
    out.push_back(to_code({game, game->min_seats, {}, 41}, *rules_of(*game)).value());
    for (const Preset& p : rules_of(*game)->presets)
      out.push_back(to_code({game, p.seats, p.options, kShortSeed + 5}, *rules_of(*game)).value());
  }
  return out;
}

constexpr std::array<InputReader, 8> kReaders = {{
    {"json", read_any_json, json_seeds},
    {"save", read_save, save_seeds},
    {"replay", read_replay, save_seeds},
    {"rules", read_rules, rule_seeds},
    {"ship", read_ship, ship_seeds},
    {"lesson", read_lesson, lesson_seeds},
    {"catalogue", read_catalogue, catalogue_seeds},
    {"code", read_code, code_seeds},
}};

}  // namespace

std::span<const InputReader> match_readers() { return kReaders; }

}  // namespace prowl::fuzz
