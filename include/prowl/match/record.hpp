#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/action.hpp"
#include "prowl/core/result.hpp"
#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"
#include "prowl/rules/seat_info.hpp"

namespace prowl {

struct Move {
  Seat who{};
  Action action{};
  bool operator==(const Move&) const = default;
};

/// Somebody said aloud where they go. It is true or not and binds nobody.
struct Claim {
  Seat who{};
  Zone where{};
  std::size_t after = 0;  ///< moves before it
  bool operator==(const Claim&) const = default;
};

/// When somebody is asked whether they play a card: once in each phase, at every moment at which they may, or in a
/// phase in which they have been found. Chosen beforehand and before all eyes.
enum class AskMe : std::uint8_t { phase, each, found };
inline constexpr std::array<std::string_view, 3> kAskMe{"phase", "each", "found"};  ///< their names in a save

inline constexpr int kMaxClock = 24 * 60 * 60 * 1000;  ///< milliseconds: no seat has more time than a day

/// A save *is* a replay: a header and every action with chance included. Holds every secret of the match: only Match
/// and tools see it.
struct Record {
  std::string game;
  std::uint64_t rules_hash = 0;
  Options options;
  std::vector<SeatInfo> seats;
  std::uint64_t seed = 0;
  std::vector<Move> moves;
  std::vector<Claim> claims{};          ///< in order; no rule or hash knows of them. Public
  std::array<int, kMaxSeats> clocks{};  ///< milliseconds left of a seat's time; 0: its clock does not run. Public
  std::array<std::optional<AskMe>, kMaxSeats> asks{};  ///< where a seat has said so. Public
  std::string name{};                                  ///< what people call this match; empty: nothing yet. Public
};

inline constexpr std::size_t kMaxMatchName = 120;  ///< bytes

/// Text form: header lines, one action a line in notation, a `hash` line after every 32 moves and at the end.
/// `sealed`: the body is masked so that opening the file in an editor shows no secret (not cryptographic protection);
/// use it for unfinished matches. `hashes[i]` is the state hash after move i (only every 32nd and the last are
/// written).
std::string write_record(const Record&, const Catalogue&, const std::vector<std::uint64_t>& hashes, bool sealed);

/// The same save under another name (none: ""). Precondition: its header can be read.
std::string with_name(std::string_view text, std::string_view name);
/// A name as it may be stored: on one line, without blanks at its ends, no longer than kMaxMatchName.
std::string match_name(std::string_view typed);

struct ParsedRecord {
  Record record;
  std::vector<std::pair<std::size_t, std::uint64_t>> hashes;  ///< (number of moves before it, hash)
  std::string where;                        ///< what the lines below count: the file, or its sealed part
  std::vector<int> move_lines, hash_lines;  ///< line of each move and of each hash
  std::map<std::string, int> option_lines;  ///< line of the file where each option is set
  bool sealed = false;                      ///< its moves may stand in no message
};
/// Header only, for choosing the game and for previews: no secret in it (the seed stays 0); the game, its options and
/// the bots may be unknown. Errors name file and line: empty, damaged, cut off, unknown format version ("from a newer
/// Prowl").
Result<Record> read_header(std::string_view text, std::string_view file);

}  // namespace prowl
