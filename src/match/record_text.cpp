#include "match/record_text.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include <fmt/format.h>

#include "match/seal.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/rules/utf8.hpp"

namespace prowl {
namespace {

constexpr std::string_view kMagic = "prowl-save ";
constexpr std::size_t kMaxName = 1000;
constexpr std::string_view kCutOff = "The save stops in the middle: its `end` line is missing.";

template <class T>
bool parse_number(std::string_view text, T& out, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out, base);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

bool is_colour(std::string_view text) {
  return text.size() == 7 && text.front() == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

// Inverse of record.cpp's escaped().
std::vector<std::string> split_fields(std::string_view text) {
  std::vector<std::string> fields(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '|') {
      fields.emplace_back();
    } else if (text[i] == '\\' && i + 1 < text.size()) {
      const char c = text[++i];
      fields.back() += c == 'n' ? '\n' : c == 'r' ? '\r' : c;
    } else {
      fields.back() += text[i];
    }
  }
  return fields;
}

class HeaderReader {
 public:
  HeaderReader(std::string_view text, std::string_view file, const std::vector<std::string>& bots)
      : rest_(text), file_(file), bots_(bots) {}

  Result<RecordText> read() {
    if (auto ok = magic(); !ok) return tl::unexpected(ok.error());
    bool ended = false;
    while (!rest_.empty() && !ended) {
      const auto line = take();
      ended = line.empty();
      if (ended || line.front() == '#') continue;
      if (auto ok = key_line(line); !ok) return tl::unexpected(ok.error());
    }
    for (const char* key : {"game", "rules"})
      if (!seen_.contains(key)) return wrong(say("The header has no `{}` line.", key));
    if (!out_.sealed && !seen_.contains("seed")) return wrong("The header has no `seed` line.");
    if (!ended) return wrong(std::string(kCutOff));
    out_.body = std::string(rest_);
    out_.body_line = line_ + 1;
    return out_;
  }

 private:
  std::string_view take() {
    ++line_;
    return next_line(rest_);
  }

  tl::unexpected<Error> wrong(Sentence what) const {
    return fail(ErrorCode::bad_save, line_place(file_, line_), std::move(what));
  }

  Result<void> magic() {
    if (rest_.empty()) return fail(ErrorCode::bad_save, std::string(file_), "The save is empty.");
    const auto line = take();
    int format = 0;
    if (!line.starts_with(kMagic) || !parse_number(line.substr(kMagic.size()), format) || format < 1)
      return wrong("This is not a save of Prowl: the first line must be `prowl-save 1`.");
    if (format > kRecordFormat)
      return fail(ErrorCode::unsupported, line_place(file_, line_),
                  say("This save is from a newer Prowl (format {}); this one reads format {}.", format, kRecordFormat));
    if (!is_utf8(rest_)) return fail(ErrorCode::bad_save, std::string(file_), "The save is not UTF-8 text.");
    return {};
  }

  Result<void> key_line(std::string_view line) {
    const auto space = line.find(' ');
    const std::string key(line.substr(0, space));
    const auto value = space == std::string_view::npos ? std::string_view() : line.substr(space + 1);
    const bool repeats = key == "seat" || key == "option" || key == "clock" || key == "ask";
    if (!seen_.insert(key).second && !repeats) return wrong(say("The header has a second `{}` line.", key));
    if (key == "game") return text_value(value, out_.header.game);
    if (key == "name") return name(value);
    if (key == "rules") return rules(value);
    if (key == "option") return option(value);
    if (key == "seat") return seat_line(value);
    if (key == "clock") return clock(value);
    if (key == "ask") return ask(value);
    if (key == "seed") return seed(value);
    if (key == "sealed") {
      out_.sealed = true;
      return text_value(value, out_.nonce);
    }
    return wrong(say("The header has an unknown line `{}`.", key));
  }

  Result<void> text_value(std::string_view value, std::string& out) {
    if (value.empty()) return wrong("A value is missing.");
    out = std::string(value);
    return {};
  }

  Result<void> name(std::string_view value) {
    const auto fields = split_fields(value);
    if (fields.size() != 1 || fields.front().empty()) return wrong("A value is missing.");
    if (value.size() > 2 * kMaxMatchName || fields.front().size() > kMaxMatchName)
      return wrong(say("The name of this match is longer than {} bytes.", kMaxMatchName));
    out_.header.name = match_name(fields.front());
    return {};
  }

  Result<void> rules(std::string_view value) {
    out_.rules_line = line_;
    if (!parse_number(value, out_.header.rules_hash, 16)) return wrong("`rules` needs a hexadecimal number.");
    return {};
  }

  Result<void> seed(std::string_view value) {
    if (!parse_number(value, out_.header.seed)) return wrong("`seed` needs a number.");
    return {};
  }

  Result<void> option(std::string_view value) {
    const auto equals = value.find('=');
    if (equals == std::string_view::npos || equals == 0) return wrong("`option` needs name=value.");
    const auto text = split_fields(value.substr(equals + 1));
    const std::string name(value.substr(0, equals));
    out_.option_lines[name] = line_;
    if (text.size() != 1 || !out_.header.options.emplace(name, text.front()).second)
      return wrong(say("The option `{}` is given twice or has a bad value.", name));
    return {};
  }

  Result<void> seat_line(std::string_view value) {
    const auto space = value.find(' ');
    const auto who = parse_seat(value.substr(0, space));
    const auto fields = split_fields(space == std::string_view::npos ? std::string_view() : value.substr(space + 1));
    auto& seats = out_.header.seats;
    if (!who || index(*who) != static_cast<int>(seats.size()) || fields.size() != 4)
      return wrong(say("Expected `seat p{} name|bot|colour|shape`.", seats.size() + 1));
    seats.push_back({fields[0], fields[1], fields[2], fields[3]});
    return known(seats.back());
  }

  // "P2 what follows": the seat, if one of that number plays.
  std::pair<std::optional<Seat>, std::string_view> of_seat(std::string_view value) const {
    const auto space = value.find(' ');
    const auto who = parse_seat(value.substr(0, space));
    const bool plays = who && is_player(*who) && index(*who) < static_cast<int>(out_.header.seats.size());
    return {plays ? std::optional(*who) : std::nullopt,
            space == std::string_view::npos ? std::string_view() : value.substr(space + 1)};
  }

  Result<void> ask(std::string_view value) {
    const auto [who, when] = of_seat(value);
    const auto named = std::find(kAskMe.begin(), kAskMe.end(), when);
    if (!who || named == kAskMe.end()) return wrong("Expected `ask` with a seat that plays and phase, each or found.");
    auto& kept = out_.header.asks[static_cast<std::size_t>(index(*who))];
    if (kept) return wrong("This seat has a second `ask` line.");
    kept = static_cast<AskMe>(named - kAskMe.begin());
    return {};
  }

  Result<void> clock(std::string_view value) {
    const auto [who, number] = of_seat(value);
    int left = 0;
    if (!who || !parse_number(number, left) || left <= 0 || left > kMaxClock)
      return wrong(say("Expected `clock` with a seat that plays and 1 to {} milliseconds.", kMaxClock));
    int& kept = out_.header.clocks[static_cast<std::size_t>(index(*who))];
    if (kept > 0) return wrong("This seat has a second `clock` line.");
    kept = left;
    return {};
  }

  // Each is the name of a picture, a colour of one, or a program: no save makes up its own.
  Result<void> known(const SeatInfo& seat) const {
    const auto listed = [](const auto& list, const std::string& name) {
      return std::find(list.begin(), list.end(), name) != list.end();
    };
    if (!seat.shape.empty() && !listed(kSeatShapes, seat.shape))
      return wrong(say("There is no shape `{}`.", seat.shape));
    if (!seat.colour.empty() && !is_colour(seat.colour))
      return wrong(say("The colour `{}` must be written like `#5fd0ff`.", seat.colour));
    if (!seat.bot.empty() && !bots_.empty() && !listed(bots_, seat.bot))
      return wrong(say("There is no bot `{}`.", seat.bot));
    if (seat.name.size() > kMaxName) return wrong(say("The name of this seat is longer than {} bytes.", kMaxName));
    return {};
  }

  std::string_view rest_, file_;
  const std::vector<std::string>& bots_;
  int line_ = 0;
  std::set<std::string> seen_;
  RecordText out_;
};

// Whether the body ends as it should and has as many moves as it says there.
Result<void> check_body(std::string_view body, std::string where) {
  std::size_t moves = 0, counted = 0;
  bool ended = false;
  while (!body.empty()) {
    const auto line = next_line(body);
    if (line.empty() || line.front() == '#' || line.starts_with("hash ") || line.starts_with("says ")) continue;
    ended = line.starts_with("end ") && parse_number(line.substr(4, line.find(' ', 4) - 4), counted);
    moves += ended ? 0 : 1;
  }
  if (!ended) return fail(ErrorCode::bad_save, std::move(where), std::string(kCutOff));
  if (counted == moves) return {};
  return fail(ErrorCode::bad_save, std::move(where),
              say("This line counts {} moves, but {} stand above it.", counted, moves));
}

}  // namespace

std::string_view next_line(std::string_view& text) {
  const auto end = text.find('\n');
  auto line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::string line_place(std::string_view where, int line) { return fmt::format("{}:{}", where, line); }

std::string hex(std::uint64_t n) { return fmt::format("{:016x}", n); }

Result<RecordText> split_record(std::string_view text, std::string_view file, const std::vector<std::string>& bots) {
  return HeaderReader(text, file, bots).read();
}

Result<void> open_body(RecordText& record, std::string_view file, std::string& where) {
  where = std::string(file);
  if (!record.sealed) return {};
  std::uint64_t nonce = 0;
  auto plain = parse_number(record.nonce, nonce, 16) ? unseal(record.body, nonce) : std::nullopt;
  if (!plain || text_hash(*plain) != nonce)
    return fail(ErrorCode::bad_save, line_place(file, record.body_line),
                "The sealed part is cut off, damaged or edited.");
  std::string_view rest = *plain;
  const auto line = next_line(rest);
  where += " (sealed part)";
  if (!line.starts_with("seed ") || !parse_number(line.substr(5), record.header.seed))
    return fail(ErrorCode::bad_save, line_place(where, 1), "The sealed part must begin with the seed.");
  record.body_line = 2;
  if (rest.starts_with("seats ")) {
    if (next_line(rest).substr(6) != hex(text_hash(seats_text(record.header.seats))))
      return fail(ErrorCode::bad_save, std::string(file), "The `seat` lines were edited after the match was saved.");
    record.body_line = 3;
  }
  record.body = std::string(rest);
  return {};
}

Result<void> check_whole(std::string_view text, std::string_view file) {
  auto record = split_record(text, file);
  if (!record) return tl::unexpected(record.error());
  std::string where;
  if (auto ok = open_body(*record, file, where); !ok) return ok;
  return check_body(record->body, std::move(where));
}

}  // namespace prowl
