#pragma once
#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "prowl/match/match.hpp"

namespace prowl {

/// One step of a lesson: something to read, or something to do. Its words are `lesson.<game>.<lesson>.<step>`.
struct LessonStep {
  /// A move that is not what is asked for, and the last part of the key of the words that say why.
  struct Wrong {
    std::string move, why;
  };
  std::string name;
  std::vector<std::string> want;  ///< how a move that will do begins in notation, without its seat; none: only to read
  std::vector<Wrong> wrong;       ///< all other moves are told `no`
  std::vector<std::string> show;  ///< ids of the widgets that it speaks of
  bool asks() const { return !want.empty(); }
};

/// A position of the real game, and what is learned from it by doing (`assets/<game>/lessons/*.json`).
struct Lesson {
  std::string place;  ///< the file
  std::string game, id;
  int seats = 0;
  Seat you{};
  std::uint64_t seed = 1;
  Options options;
  nlohmann::json given, expect;                              ///< as of a scenario
  std::array<std::vector<std::string>, kMaxSeats> script{};  ///< moves of the others, in their order
  std::vector<LessonStep> steps;

  std::string key(std::string_view part) const;  ///< `lesson.<game>.<id>.<part>`
};

/// The lessons of a game in the order of their files; those that can't be read are told, and the others stay.
struct Lessons {
  std::vector<std::shared_ptr<const Lesson>> good;
  std::vector<Error> broken;
};
Lessons find_lessons(const std::filesystem::path& assets_dir, const Game&, const RuleSet&);

/// Its position as a match between `seats`. Errors: options or positions that the game does not know.
Result<Match> lay_out(const Lesson&, const Game&, std::shared_ptr<const RuleSet>, std::vector<SeatInfo> seats);

/// Whether a move without its seat begins so, word by word.
bool begins(const Catalogue&, const Action&, std::string_view words);

}  // namespace prowl
