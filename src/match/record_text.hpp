#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "prowl/match/record.hpp"

namespace prowl {

inline constexpr int kRecordFormat = 1;

/// A save taken apart, without knowing the game: moves still text.
struct RecordText {
  Record header;       ///< moves empty; seed set unless sealed
  int rules_line = 0;  ///< where the header names the rules
  std::map<std::string, int> option_lines;
  bool sealed = false;
  std::string nonce;  ///< as written, when sealed
  std::string body;   ///< as written: base64 when sealed
  int body_line = 0;  ///< the file's line where the body begins
};

/// So many moves lie between two hashes of a save.
inline constexpr std::size_t kHashEvery = 32;

/// Reads the header and finds the body. With `bots` a seat may have no other.
Result<RecordText> split_record(std::string_view text, std::string_view file,
                                const std::vector<std::string>& bots = {});
/// Opens the body: afterwards it holds plain lines that `where` and `body_line` count, and the seed is set.
/// Errors: damaged, cut off.
Result<void> open_body(RecordText& record, std::string_view file, std::string& where);
/// The whole save, by the rules of its game: with other rule files than it was written with, why they would not do is
/// in `other_rules`, and any error of the moves is that one. Errors as those of read_header, besides unknown names.
Result<ParsedRecord> read_moves(std::string_view text, std::string_view file, const RuleSet&,
                                std::optional<Error>& other_rules);
/// Is the whole file there and unharmed, as far as can be told without the game's rules?
Result<void> check_whole(std::string_view text, std::string_view file);

/// The lines of the header that say who plays. A sealed part knows their hash: a person made a bot would be one that
/// nobody draws a curtain for.
std::string seats_text(const std::vector<SeatInfo>&);

/// Takes the next line off `text`, without its end; CR LF counts as an end too.
std::string_view next_line(std::string_view& text);
/// "file:12"
std::string line_place(std::string_view where, int line);
/// As hashes stand in a save.
std::string hex(std::uint64_t);

}  // namespace prowl
