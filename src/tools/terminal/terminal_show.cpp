#include <istream>
#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "prowl/core/notation.hpp"
#include "tools/terminal/terminal.hpp"

namespace prowl::tools {
namespace {

constexpr std::size_t kMaxCards = 3;  // told at once; of more the names

}  // namespace

void Terminal::show(Seat who) {
  const ActionList options = match_.view(who).options;
  const std::string turn = words_.describe().prompt(match_.prompt(), "turn", match_.waiting()),
                    asked = words_.describe().seat(who);
  say(turn.find(asked) == std::string::npos ? fmt::format("--- {} --- {}", turn, asked)
                                            : fmt::format("--- {} ---", turn));
  say(words_.describe().prompt(match_.prompt(), "now"));
  for (const auto& line : words_.table(match_.view(eyes(who)))) say("  " + line);
  for (std::size_t i = 0; i < options.size(); ++i)
    say(fmt::format("{:4}  {:36} {}", i + 1, words_.describe().action(who, options[i]),
                    to_notation(match_.rules().catalogue, options[i])));
}

void Terminal::show_log(Seat who, std::size_t from) {
  const auto events = match_.view(who).events;
  for (std::size_t i = std::min(from, events.size()); i < events.size(); ++i)
    say("* " + words_.describe().event(events[i]));
}

void Terminal::show_map() {
  const auto lines = words_.map(match_.view(Seat::table).masked);
  if (lines.empty()) return tell("no_map");
  for (const auto& line : lines) say("  " + line);
}

// Of the public list of all cards, wherever they lie.
void Terminal::show_card(const std::string& name) {
  if (name.empty()) return say(fmt::to_string(fmt::join(words_.cards(match_.view(Seat::table).masked), ", ")));
  const std::vector<Kind> found = words_.find_cards(name);
  if (found.empty()) return tell("no_card", {{"name", name}});
  if (found.size() <= kMaxCards) {
    for (const Kind k : found) say(words_.card(k));
    return;
  }
  std::vector<std::string> names;
  for (const Kind k : found) names.push_back(words_.describe().kind(k));
  say(fmt::to_string(fmt::join(names, ", ")));
}

// What everybody may know; a seat's own news are in its log. What was printed for the one at the keyboard is printed
// again for all when the screen has been wiped.
void Terminal::show_news() {
  const std::size_t now = match_.view(Seat::table).events.size();
  if (now > told_) show_log(Seat::table, told_);
  told_ = now;
}

bool Terminal::has_round_ended() const {
  const Outcome o = match_.outcome();
  return o.rounds != rounds_ && o.round_over;
}

void Terminal::show_score() {
  if (!has_round_ended()) return;
  const Outcome o = match_.outcome();
  rounds_ = o.rounds;
  leave_seat();
  const bool single = o.over && o.rounds == 1;  // a match of one round has no points to add up
  tell(single ? "end" : "round", {{"n", std::to_string(o.rounds)},
                                  {"side", words_.describe().side(o.side)},
                                  {"how", words_.describe().how(o.how)}});
  for (int i = 0; i < static_cast<int>(bots_.size()); ++i) {
    const auto at = static_cast<std::size_t>(i);
    std::string lines;
    for (const ScoreLine& part : match_.score(seat(i)))
      lines += single ? (lines.empty() ? "" : "; ") + words_.describe().score(part)
                      : fmt::format("; {}: {}", words_.describe().score(part), part.points);
    const std::string line = words_.say(single ? "outcome" : "points", {{"who", words_.describe().seat(seat(i))},
                                                                        {"lines", lines},
                                                                        {"round", std::to_string(o.round_score[at])},
                                                                        {"total", std::to_string(o.total[at])}});
    say(line);
  }
}

void Terminal::show_winners() {
  const Outcome o = match_.outcome();
  if (!o.over) return;
  std::vector<std::string> winners;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((o.winners & wait_bit(seat(i))) != 0) winners.push_back(words_.describe().seat(seat(i)));
  winners.empty() ? tell("over_nobody") : tell("over", {{"who", fmt::to_string(fmt::join(winners, ", "))}});
}

void Terminal::wipe() {
  if (context_.terminal)
    context_.out << "\x1b[2J\x1b[3J\x1b[H";
  else
    context_.out << "\n----------------------------------------\n";
}

void Terminal::leave_seat() {
  if (!holder_) return;
  holder_.reset();
  wipe();
  told_ = held_from_;
  show_news();
}

void Terminal::say(std::string_view text) {
  context_.out << text;
  if (!text.ends_with('\n')) context_.out << '\n';
}

std::optional<std::string> Terminal::read_line(std::string_view question) {
  context_.out << question << ' ' << std::flush;
  std::string line;
  if (std::getline(context_.in, line)) {
    const auto first = line.find_first_not_of(" \t\r");
    const auto last = line.find_last_not_of(" \t\r");
    return first == std::string::npos ? "" : line.substr(first, last - first + 1);
  }
  say("\n" + words_.say("input_ended"));
  leaving_ = true;
  return std::nullopt;
}

}  // namespace prowl::tools
