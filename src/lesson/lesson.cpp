#include "lesson/lesson.hpp"

#include <fmt/format.h>

#include "prowl/core/notation.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/options_json.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl {
namespace {

namespace fs = std::filesystem;

constexpr int kMostSteps = 40;

/// Checks what the words of a file name against the game.
class LessonReader {
 public:
  LessonReader(Reader& in, const Game& game, const RuleSet& rules, Lesson& out)
      : in_(in), game_(game), rules_(rules), out_(out) {}

  void read() {
    in_.get("seats", out_.seats, game_.min_seats, game_.max_seats);
    out_.you = a_seat("you");
    if (in_.has("seed")) in_.get("seed", out_.seed);
    read_options(in_, out_.options);
    out_.given = part("given");
    out_.expect = part("expect");
    in_.object(
        "script", [this](Reader& r) { script(r); }, false);
    in_.each("steps", [this](Reader& r) { step(r); });
    if (out_.steps.empty() || out_.steps.size() > kMostSteps)
      in_.complain("steps", say("expected 1 to {}", kMostSteps));
  }

 private:
  Seat a_seat(std::string_view key) {
    std::string name;
    if (!in_.get(key, name)) return seat(0);
    const auto who = parse_seat(name);
    if (who && is_player(*who) && index(*who) < out_.seats) return *who;
    in_.complain(key, say("`{}` does not sit at this table", name));
    return seat(0);
  }

  nlohmann::json part(std::string_view key) {
    const auto* value = in_.raw(key);
    if (value != nullptr && value->is_object()) return *value;
    if (value != nullptr) in_.complain(key, "expected an object");
    return nlohmann::json::object();
  }

  void script(Reader& r) {
    for (int i = 0; i < out_.seats; ++i) {
      auto& moves = out_.script[static_cast<std::size_t>(i)];
      const std::string name = to_notation(seat(i));
      if (r.optional(name, moves)) known(r, name, moves);
    }
  }

  void step(Reader& r) {
    LessonStep s;
    r.get("name", s.name);
    r.optional("want", s.want);
    r.optional("show", s.show);
    known(r, "want", s.want);
    r.object(
        "wrong",
        [&](Reader& w) {
          for (const auto& [move, why] : w.value().items()) {
            s.wrong.push_back({move, ""});
            w.get(move, s.wrong.back().why);
            known(w, move, {move});
          }
        },
        false);
    out_.steps.push_back(std::move(s));
  }

  void known(Reader& r, std::string_view key, const std::vector<std::string>& moves) {
    for (const std::string& m : moves)
      if (rules_.catalogue.find_verb(m.substr(0, m.find(' '))) < 0) r.complain(key, say("no move begins with `{}`", m));
  }

  Reader& in_;
  const Game& game_;
  const RuleSet& rules_;
  Lesson& out_;
};

}  // namespace

std::string Lesson::key(std::string_view part) const { return fmt::format("lesson.{}.{}.{}", game, id, part); }

Lessons find_lessons(const fs::path& assets_dir, const Game& game, const RuleSet& rules) {
  Lessons out;
  for (const fs::path& file : json_files(assets_dir / to_path(game.id) / "lessons")) {
    auto lesson = std::make_shared<Lesson>();
    lesson->place = to_utf8(file);
    lesson->game = game.id;
    lesson->id = to_utf8(file.stem());
    const auto read = read_json(file, [&](Reader& r) { LessonReader(r, game, rules, *lesson).read(); });
    if (read)
      out.good.push_back(std::move(lesson));
    else
      out.broken.push_back(read.error());
  }
  return out;
}

Result<Match> lay_out(const Lesson& lesson, const Game& game, std::shared_ptr<const RuleSet> rules,
                      std::vector<SeatInfo> seats) {
  NullSink nobody;
  auto table = game.setup(*rules, lesson.options, lesson.seats);
  if (!table) return fail(ErrorCode::bad_rules, lesson.place + "#/options", to_text(table.error()));
  for (std::uint64_t draws = 0; awaits(*table, Seat::chance); ++draws) {
    Rng rng(mix(lesson.seed, draws));
    game.apply(*rules, *table, Seat::chance, sample_chance(*table, rng), nobody);
  }
  if (const auto ok = game.patch(*rules, *table, lesson.given); !ok)
    return fail(ErrorCode::bad_rules, lesson.place + "#/given" + ok.error().place, ok.error().message);
  return Match::at_table(game, std::move(rules), lesson.options, std::move(seats), *table, lesson.seed);
}

bool begins(const Catalogue& c, const Action& a, std::string_view words) {
  const std::string move = to_notation(c, a);
  return move.starts_with(words) && (move.size() == words.size() || move[words.size()] == ' ');
}

}  // namespace prowl
