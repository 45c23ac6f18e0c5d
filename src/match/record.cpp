#include "prowl/match/record.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "match/record_text.hpp"
#include "match/seal.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/rules/utf8.hpp"

namespace prowl {
namespace {

constexpr std::size_t kSealedLine = 48;  // more than the lines of a match have on average, draws among them
constexpr std::string_view kSays = "says ", kName = "name ";

// Keeps a value on its line and its field.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n' || c == '\r' || c == '|' || c == '\\') out += '\\';
    out += c == '\n' ? 'n' : c == '\r' ? 'r' : c;
  }
  return out;
}

std::string name_line(std::string_view name) {
  return name.empty() ? std::string() : fmt::format("{}{}\n", kName, escaped(name));
}

std::string header_text(const Record& record) {
  std::string out = fmt::format("prowl-save {}\n{}game {}\nrules {:016x}\n", kRecordFormat, name_line(record.name),
                                record.game, record.rules_hash);
  for (const auto& [name, value] : record.options) out += fmt::format("option {}={}\n", name, escaped(value));
  out += seats_text(record.seats);
  for (std::size_t i = 0; i < record.seats.size(); ++i)
    if (record.clocks[i] > 0)
      out += fmt::format("clock {} {}\n", to_notation(seat(static_cast<int>(i))), record.clocks[i]);
  for (std::size_t i = 0; i < record.seats.size(); ++i)
    if (const auto when = record.asks[i])
      out += fmt::format("ask {} {}\n", to_notation(seat(static_cast<int>(i))),
                         kAskMe[static_cast<std::size_t>(*when)]);
  return out;
}

std::string moves_text(const Record& record, const Catalogue& c, const std::vector<std::uint64_t>& hashes) {
  std::string out;
  auto claim = record.claims.begin();
  const auto claims = [&](std::size_t after) {
    for (; claim != record.claims.end() && claim->after <= after; ++claim)
      out += fmt::format("{}{} {}\n", kSays, to_notation(claim->who),
                         c.zones[static_cast<std::size_t>(index(claim->where))].name);
  };
  claims(0);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    out += to_notation(c, record.moves[i].who, record.moves[i].action);
    out += '\n';
    if ((i + 1) % kHashEvery == 0) out += fmt::format("hash {} {:016x}\n", i + 1, hashes[i]);
    claims(i + 1);
  }
  return out + fmt::format("end {} {:016x}\n", record.moves.size(), hashes.empty() ? 0 : hashes.back());
}

// Names are of different lengths: the size of a sealed part tells how many lines it has and nothing of what they say.
std::string evened(std::string body) {
  const auto lines = static_cast<std::size_t>(std::count(body.begin(), body.end(), '\n'));
  body.resize(std::max(body.size(), lines * kSealedLine), '\n');
  return body;
}

class BodyReader {
 public:
  BodyReader(ParsedRecord& out, std::string_view body, int first_line, const Catalogue& c)
      : out_(out), rest_(body), line_(first_line - 1), catalogue_(c) {}

  Result<void> read() {
    while (!ended_ && !rest_.empty()) {
      ++line_;
      const auto line = next_line(rest_);
      if (line.empty() || line.front() == '#') continue;
      auto ok = line.starts_with("hash ")  ? hash_line(line.substr(5))
                : line.starts_with("end ") ? end_line(line.substr(4))
                : line.starts_with(kSays)  ? claim_line(line.substr(kSays.size()))
                                           : move_line(line);
      if (!ok) return ok;
    }
    if (!ended_) return wrong("The save stops in the middle: its `end` line is missing.");
    if (rest_.find_first_not_of(" \r\n") != std::string_view::npos) {
      ++line_;
      return wrong("Nothing may follow the `end` line.");
    }
    return {};
  }

 private:
  tl::unexpected<Error> wrong(Sentence what) const {
    return fail(ErrorCode::bad_save, line_place(out_.where, line_), std::move(what));
  }

  Result<void> move_line(std::string_view line) {
    auto move = parse_notation(catalogue_, line);
    if (!move && out_.sealed) return wrong("This move cannot be read.");
    if (!move) return tl::unexpected(placed(line_place(out_.where, line_), coded(ErrorCode::bad_save, move.error())));
    out_.record.moves.push_back({move->first, move->second});
    out_.move_lines.push_back(line_);
    return {};
  }

  Result<void> claim_line(std::string_view text) {
    const auto space = text.find(' ');
    const auto who = parse_seat(text.substr(0, space));
    const int where = space == std::string_view::npos ? -1 : catalogue_.find_zone(text.substr(space + 1));
    if (!who || !is_player(*who) || index(*who) >= static_cast<int>(out_.record.seats.size()) || where <= 0)
      return wrong("Expected `says` with a seat that plays and a place.");
    out_.record.claims.push_back({*who, zone(where), out_.record.moves.size()});
    return {};
  }

  Result<void> hash_line(std::string_view text) {
    std::size_t moves = 0;
    std::uint64_t hash = 0;
    const char* end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, moves);
    if (number.ec != std::errc() || number.ptr == end || *number.ptr != ' ')
      return wrong("Expected a number of moves and a hash.");
    const auto hex = std::from_chars(number.ptr + 1, end, hash, 16);
    if (hex.ec != std::errc() || hex.ptr != end) return wrong("Expected a number of moves and a hash.");
    if (moves != out_.record.moves.size())
      return wrong(say("This line counts {} moves, but {} stand above it.", moves, out_.record.moves.size()));
    out_.hashes.emplace_back(moves, hash);
    out_.hash_lines.push_back(line_);
    return {};
  }

  Result<void> end_line(std::string_view text) {
    ended_ = true;
    return hash_line(text);
  }

  ParsedRecord& out_;
  std::string_view rest_;
  int line_;
  const Catalogue& catalogue_;
  bool ended_ = false;
};

std::optional<Error> other_rules(const RecordText& text, std::string_view file, const RuleSet& rules) {
  if (text.header.rules_hash == rules.hash) return {};
  return make_error(ErrorCode::unsupported, line_place(file, text.rules_line),
                    say("This match was played with other rule files ({}) than the ones here ({}).",
                        hex(text.header.rules_hash), hex(rules.hash)));
}

}  // namespace

std::string seats_text(const std::vector<SeatInfo>& seats) {
  std::string out;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto& s = seats[i];
    out += fmt::format("seat {} {}|{}|{}|{}\n", to_notation(seat(static_cast<int>(i))), escaped(s.name), escaped(s.bot),
                       escaped(s.colour), escaped(s.shape));
  }
  return out;
}

std::string write_record(const Record& record, const Catalogue& c, const std::vector<std::uint64_t>& hashes,
                         bool sealed) {
  const std::string seed = fmt::format("seed {}\n", record.seed);
  const std::string moves = moves_text(record, c, hashes);
  if (!sealed) return header_text(record) + seed + "\n" + moves;
  const std::string body = evened(seed + fmt::format("seats {}\n", hex(text_hash(seats_text(record.seats)))) + moves);
  const std::uint64_t nonce = text_hash(body);
  return header_text(record) +
         "# sealed so that opening this file shows nobody's secrets; it hides, it does not protect\n" +
         fmt::format("sealed {:016x}\n\n", nonce) + seal(body, nonce);
}

std::string with_name(std::string_view text, std::string_view name) {
  std::string out(next_line(text));
  out += "\n" + name_line(name);
  for (bool header = true; header && !text.empty();) {
    const std::string_view from = text, line = next_line(text);
    header = !line.empty();
    if (!line.starts_with(kName)) out += from.substr(0, from.size() - text.size());
  }
  return out.append(text);
}

std::string match_name(std::string_view typed) {
  std::string out;
  for (const char c : typed)
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) out += c;
  out.erase(0, std::min(out.find_first_not_of(' '), out.size()));
  out = cut_utf8(std::move(out), kMaxMatchName);
  out.erase(out.find_last_not_of(' ') + 1);
  return out;
}

Result<Record> read_header(std::string_view text, std::string_view file) {
  auto record = split_record(text, file);
  if (!record) return tl::unexpected(record.error());
  record->header.seed = 0;
  return std::move(record->header);
}

Result<ParsedRecord> read_moves(std::string_view text, std::string_view file, const RuleSet& rules,
                                std::optional<Error>& other) {
  auto record = split_record(text, file);
  if (!record) return tl::unexpected(record.error());
  if (record->header.game != rules.game)
    return fail(ErrorCode::bad_save, std::string(file),
                say("This is a match of {}, not of {}.", record->header.game, rules.game));
  other = other_rules(*record, file, rules);
  ParsedRecord out;
  if (auto ok = open_body(*record, file, out.where); !ok) return tl::unexpected(ok.error());
  out.record = std::move(record->header);
  out.option_lines = std::move(record->option_lines);
  out.sealed = record->sealed;
  if (auto ok = BodyReader(out, record->body, record->body_line, rules.catalogue).read(); !ok)
    return tl::unexpected(other.value_or(ok.error()));
  return out;
}

}  // namespace prowl
