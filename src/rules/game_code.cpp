#include "prowl/rules/game_code.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <xxhash.h>

namespace prowl {
namespace {

constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kVersion = 1, kGroup = 4;

using Bytes = std::vector<std::uint8_t>;

std::uint8_t check_of(const Bytes& bytes) { return static_cast<std::uint8_t>(XXH3_64bits(bytes.data(), bytes.size())); }
std::uint8_t number_of(const Game& game) {
  return static_cast<std::uint8_t>(XXH3_64bits(game.id.data(), game.id.size()));
}

void put(Bytes& out, std::uint64_t n) {
  for (; n >= 0x80; n >>= 7) out.push_back(static_cast<std::uint8_t>(n | 0x80));
  out.push_back(static_cast<std::uint8_t>(n));
}

std::string letters_of(const Bytes& bytes) {
  std::string out;
  unsigned held = 0;
  int bits = 0, count = 0;
  const auto letter = [&](unsigned five) {
    if (count++ % kGroup == 0 && count > 1) out += '-';
    out += kLetters[five & 31];
  };
  for (const std::uint8_t b : bytes) {
    held = (held << 8) | b;
    for (bits += 8; bits >= 5; bits -= 5) letter(held >> (bits - 5));
  }
  if (bits > 0) letter(held << (5 - bits));
  return out;
}

int value_of(char c) {
  c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (c == 'O') c = '0';
  if (c == 'I' || c == 'L') c = '1';
  const auto at = kLetters.find(c);
  return at == kLetters.npos ? -1 : static_cast<int>(at);
}

std::optional<Bytes> bytes_of(std::string_view code) {
  Bytes out;
  unsigned held = 0;
  int bits = 0;
  for (const char c : code) {
    if (c == '-' || c == ' ') continue;
    const int five = value_of(c);
    if (five < 0) return std::nullopt;
    held = (held << 5) | static_cast<unsigned>(five);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    out.push_back(static_cast<std::uint8_t>(held >> bits));
  }
  if (bits >= 5 || (held & ((1U << bits) - 1)) != 0) return std::nullopt;
  return out;
}

/// Takes numbers off the front; what is missing or too large makes it bad.
struct Stream {
  std::span<const std::uint8_t> rest;
  bool good = true;

  std::uint8_t byte() {
    if (rest.empty()) return good = false, std::uint8_t{0};
    const std::uint8_t b = rest.front();
    rest = rest.subspan(1);
    return b;
  }
  std::uint64_t number() {
    std::uint64_t n = 0;
    for (int shift = 0; good; shift += 7) {
      const std::uint8_t b = byte();
      if (shift > 63 || (shift == 63 && b > 1)) good = false;
      if (!good) return 0;
      n |= static_cast<std::uint64_t>(b & 0x7FU) << shift;
      if (b < 0x80) return n;
    }
    return 0;
  }
};

// The place of a value among those that the option may have.
std::optional<std::uint64_t> place_of(const OptionSpec& o, const std::string& value) {
  if (!o.choices.empty()) {
    const auto at = std::find(o.choices.begin(), o.choices.end(), value);
    return at == o.choices.end() ? std::nullopt : std::optional<std::uint64_t>(at - o.choices.begin());
  }
  int n = 0;
  const auto read = std::from_chars(value.data(), value.data() + value.size(), n);
  if (o.min == o.max || read.ec != std::errc{} || n < o.min || n > o.max) return std::nullopt;
  return static_cast<std::uint64_t>(n - o.min);
}

std::optional<std::string> value_at(const OptionSpec& o, std::uint64_t place) {
  if (!o.choices.empty()) return place < o.choices.size() ? std::optional(o.choices[place]) : std::nullopt;
  if (o.min == o.max || place > static_cast<std::uint64_t>(o.max - o.min)) return std::nullopt;
  return std::to_string(o.min + static_cast<int>(place));
}

tl::unexpected<Error> no_code() {
  return fail(ErrorCode::bad_option, "", say("This is no game code: a letter may be wrong or missing."));
}

}  // namespace

std::optional<std::string> to_code(const Deal& deal, const RuleSet& rules) {
  Bytes out{static_cast<std::uint8_t>(kVersion << 4 | deal.seats), number_of(*deal.game),
            static_cast<std::uint8_t>(rules.hash >> 8), static_cast<std::uint8_t>(rules.hash)};
  put(out, deal.seed);
  for (std::size_t i = 0; i < rules.options.size(); ++i) {
    const OptionSpec& o = rules.options[i];
    const std::string value = option_value(rules, deal.options, o.name);
    if (value == option_value(rules, {}, o.name)) continue;
    const auto place = place_of(o, value);
    if (!place) return std::nullopt;
    put(out, i);
    put(out, *place);
  }
  out.push_back(check_of(out));
  return letters_of(out);
}

Result<Deal> from_code(std::string_view code, std::span<const Game* const> games, const FindRules& find_rules) {
  auto bytes = bytes_of(code);
  if (!bytes || bytes->size() < 2) return no_code();
  const std::string whole = letters_of(*bytes);
  const std::uint8_t check = bytes->back();
  bytes->pop_back();
  if (check_of(*bytes) != check) return no_code();
  Stream in{*bytes};
  const std::uint8_t head = in.byte(), number = in.byte();
  if (head >> 4 != kVersion) return fail(ErrorCode::bad_option, "", say("This game code is from a newer Prowl."));
  const auto game = std::find_if(games.begin(), games.end(), [&](const Game* g) { return number_of(*g) == number; });
  if (game == games.end()) return fail(ErrorCode::bad_option, "", say("This game code is of a game that is not here."));
  const auto rules = find_rules(**game);
  if (!rules) return tl::unexpected(rules.error());
  const unsigned hash = static_cast<unsigned>(in.byte()) << 8 | in.byte();
  if (hash != ((*rules)->hash & 0xFFFFU))
    return fail(ErrorCode::bad_option, "", say("This game code was made with other rules than those here."));
  Deal deal{*game, head & 15, {}, in.number()};
  while (in.good && !in.rest.empty()) {
    const std::uint64_t at = in.number(), place = in.number();
    const auto value = at < (*rules)->options.size() ? value_at((*rules)->options[at], place) : std::nullopt;
    if (!value) return no_code();
    deal.options[(*rules)->options[at].name] = *value;
  }
  const bool seats = deal.seats >= deal.game->min_seats && deal.seats <= deal.game->max_seats;
  if (!in.good || !seats || !check_options(**rules, deal.options)) return no_code();
  if (to_code(deal, **rules) != whole) return no_code();  // a deal has one code
  return deal;
}

}  // namespace prowl
