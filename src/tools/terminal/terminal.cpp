#include "tools/terminal/terminal.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <future>
#include <istream>
#include <ostream>
#include <stop_token>
#include <thread>

#include <fmt/ranges.h>

#include "prowl/core/notation.hpp"
#include "prowl/match/pace.hpp"
#include "prowl/match/playthrough.hpp"
#include "prowl/rules/files.hpp"
#include "tools/files.hpp"

namespace prowl::tools {
namespace {

std::string first_word(const std::string& line) { return line.substr(0, line.find(' ')); }
bool is_help(const std::string& line) { return first_word(line) == "help" || first_word(line) == "?"; }
std::string after_word(const std::string& line) {
  const auto space = line.find(' ');
  return space == std::string::npos ? "" : line.substr(space + 1);
}

}  // namespace

Terminal::Terminal(Context& context, Match match, Bots bots, const SaveFiles& files, std::string_view language)
    : context_(context),
      match_(std::move(match)),
      bots_(std::move(bots)),
      words_(match_.game(), match_.rules(), match_.seats(), language),
      save_file_(files.save),
      stored_(files.load.empty() ? "" : match_.save()),
      own_files_{files.save, files.load} {}

int Terminal::play() {
  rounds_ = match_.outcome().rounds;
  if (people() > 0) tell("welcome");
  while (match_.waiting() != 0 && !leaving_ && context_.out) {
    if (!ask_bots()) ask_next();
    if (!holder_) show_news();
    show_score();
  }
  leave_seat();
  show_winners();
  return keep() ? kGood : kWrong;
}

// Whoever is still there may name another file.
bool Terminal::keep() {
  if (save_file_.empty()) {
    if (match_.waiting() != 0 && match_.save() != stored_) tell(stored_.empty() ? "not_saved" : "not_saved_since");
    return true;
  }
  std::string file = save_file_;
  while (!store(file)) {
    const auto line = context_.in ? read_line(words_.say("other_file")) : std::nullopt;
    if (!line || *line == "quit") return false;
    if (!line->empty()) file = *line;
  }
  return true;
}

bool Terminal::ask_bots() {
  for (int i = 0; i < static_cast<int>(bots_.size()); ++i) {
    if ((match_.waiting() & wait_bit(seat(i))) == 0 || is_person(seat(i))) continue;
    ask_bot(seat(i));
    return true;
  }
  if (match_.waiting() != kWaitTable || people() > 0) return false;
  ask_bot(Seat::table);
  return true;
}

// Whoever waits at the keyboard learns nothing from how long an answer takes that they don't see, nor from its steps.
void Terminal::ask_bot(Seat who) {
  const int ms = people() > 0 && context_.drop_typed ? answer_ms(match_.prompt().ask) : 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
  for (bool goes_on = true; goes_on;) {
    std::stop_source late;
    auto thought = std::async(ms > 0 ? std::launch::async : std::launch::deferred, [&] {
      return bot_choice(bots_, match_.record().seed, late.get_token())(match_.view(who));
    });
    if (thought.wait_until(end) == std::future_status::timeout) late.request_stop();
    const Action answer = thought.get();
    match_.submit(who, answer);
    goes_on = is_half_made(match_.rules().catalogue.verb_of(answer)) && (match_.waiting() & wait_bit(who)) != 0;
  }
  std::this_thread::sleep_until(end);
}

void Terminal::ask_next() {
  if (match_.prompt().ask == Ask::reaction) return ask_reaction();
  const auto players = static_cast<unsigned>(match_.waiting() & 0xFFU);
  ask_seat(players == 0 ? Seat::table : seat(std::countr_zero(players)), false);
}

// One neutral question to all, the same whatever anybody holds.
void Terminal::ask_reaction() {
  if (people() == 1) return ask_seat(seat(std::countr_zero(static_cast<unsigned>(match_.waiting() & 0xFFU))), false);
  leave_seat();
  show(Seat::table);
  const std::vector<std::string> seats = waiting_names(match_.waiting());
  const auto line = read_line(
      words_.say("may_react", {{"seats", fmt::to_string(fmt::join(seats, " "))}, {"seat", seats.front()}}));
  if (!line) return;
  if (line->empty()) {
    const Prompt asked = match_.prompt();
    const Waiting waiting = match_.waiting();
    for (int i = 0; i < kMaxSeats; ++i)
      if ((waiting & match_.waiting() & wait_bit(seat(i))) != 0 && match_.prompt().id == asked.id)
        match_.submit(seat(i), match_.view(seat(i)).options.front());
    return;
  }
  const auto who = parse_seat(*line);
  if (who && is_player(*who) && (match_.waiting() & wait_bit(*who)) != 0) return ask_seat(*who, true);
  if (answer(*line, Seat::table) == Answer::again) tell("enter_or_seat");
}

void Terminal::ask_seat(Seat who, bool may_cancel) {
  if (!call(who)) return;
  show_news();
  show(who);
  for (;;) {
    const auto line = read_line(words_.describe().seat(who) + ">");
    if (!line || (may_cancel && *line == "back")) return;
    const Answer result = answer(*line, who);
    if (may_cancel && is_help(*line)) tell("help_back");
    if (result == Answer::leave) return;
    if (result == Answer::again) continue;
    if ((match_.waiting() & wait_bit(who)) == 0 || match_.prompt().ask == Ask::reaction) return;
    if (eyes(who) != who) return;  // what is asked next may be a secret, for which the keyboard is handed over
    if (match_.view(who).options.empty() || has_round_ended()) return;
    show_news();
    show(who);
  }
}

// The one way in which a seat comes to the keyboard. Where it knows no more than everybody, nobody need look away.
// False: it is not called any more.
bool Terminal::call(Seat who) {
  if (holder_ == who || people() == 1) return true;
  const Ask ask = match_.prompt().ask;
  const bool all_open = ask == Ask::open && match_.view(who).masked == match_.view(Seat::table).masked;
  leave_seat();
  if (all_open || ask == Ask::agreement || who == Seat::table) return true;
  if (!hand_over(who)) return false;
  wipe();
  holder_ = who;
  held_from_ = told_;
  return true;
}

// Until Enter alone; what is typed before it is everybody's.
bool Terminal::hand_over(Seat who) {
  const std::string question = words_.say("hand_over", {{"who", words_.describe().seat(who)}});
  for (bool again = false;; again = true) {
    if (context_.drop_typed && !again) {
      context_.out << question << std::flush;
      context_.drop_typed();
    }
    const auto line = read_line(context_.drop_typed && !again ? "" : question);
    if (!line) return false;
    if (line->empty()) return true;
    if (answer(*line, Seat::table) != Answer::again) return false;
  }
}

Terminal::Answer Terminal::answer(const std::string& line, Seat who) {
  const std::string word = first_word(line);
  if (is_help(word)) return tell("help"), Answer::again;
  // A game may call a move as one of these words.
  if (const auto move = parse(line, who); move && !match_.why_not(who, move->second)) return submit(who, move->second);
  if (word == "log") return show_log(eyes(who), 0), Answer::again;
  if (word == "view") return show(who), Answer::again;
  if (word == "map") return show_map(), Answer::again;
  if (word == "card") return show_card(after_word(line)), Answer::again;
  if (word == "hint") return show_hint(who), Answer::again;
  if (word == "belief") return show_belief(who), Answer::again;
  if (word == "why") return why(after_word(line), who);
  if (word == "undo") return undo(who);
  if (word == "save") return store(after_word(line).empty() ? save_file_ : after_word(line)), Answer::again;
  if (word != "quit") return choose(line, who);
  leaving_ = true;
  return Answer::leave;
}

Terminal::Answer Terminal::choose(const std::string& line, Seat who) {
  const View v = match_.view(who);
  if (!line.empty() && line.find_first_not_of("0123456789") == std::string::npos && line.size() < 6) {
    const auto n = static_cast<std::size_t>(std::stoi(line));
    if (n >= 1 && n <= v.options.size()) return submit(who, v.options[n - 1]);
    if (!v.options.empty()) tell("options", {{"n", std::to_string(v.options.size())}});
    return Answer::again;
  }
  const auto move = parse(line, who);
  if (!move) {
    tell("not_understood");
    return Answer::again;
  }
  return submit(who, move->second);
}

Terminal::Answer Terminal::submit(Seat who, const Action& action) {
  const Refusal no = match_.submit(who, action);
  if (!no) return Answer::done;
  say(words_.refusal(no));
  return Answer::again;
}

Terminal::Answer Terminal::undo(Seat who) {
  const bool secret = eyes(who) != who && match_.answered_in_secret(who);
  const auto taken = match_.take_back(who);
  if (!taken) return tell("nothing_to_take_back"), Answer::again;
  secret ? tell("taken_back_answer", {{"who", words_.describe().seat(who)}})
         : tell("taken_back", {{"what", words_.describe().action(who, *taken)}});
  return Answer::done;
}

Terminal::Answer Terminal::why(const std::string& line, Seat who) {
  const auto move = parse(line, who);
  if (!move) {
    tell("how_why");
    return Answer::again;
  }
  const Refusal no = match_.why_not(who, move->second);
  no ? say(words_.refusal(no)) : tell("allowed");
  return Answer::again;
}

bool Terminal::store(const std::string& typed) {
  if (typed.empty()) return tell("how_save"), false;
  const auto file = file_name(typed);
  if (!file) return say(words_.error(file.error())), false;
  std::string text = match_.save();
  auto ok = check_place(*file, own_files_);
  if (ok) ok = write_atomic(to_path(*file), text);
  if (!ok) return say(words_.error(ok.error())), false;
  own_files_.push_back(*file);
  stored_ = std::move(text);
  tell("saved", {{"file", *file}});
  return true;
}

// Only the asked seat's own moves: the words of another seat would answer for it.
std::optional<std::pair<Seat, Action>> Terminal::parse(std::string line, Seat who) const {
  const Catalogue& c = match_.rules().catalogue;
  auto move = parse_notation(c, line);
  if (!move) move = parse_notation(c, to_notation(who) + " " + line);
  if (!move || move->first != who) return std::nullopt;
  return *move;
}

Seat Terminal::eyes(Seat who) const { return holder_ == who || people() == 1 ? who : Seat::table; }

bool Terminal::is_person(Seat who) const { return is_player(who) && !bots_[static_cast<std::size_t>(index(who))]; }

int Terminal::people() const {
  int n = 0;
  for (const auto& bot : bots_) n += bot == nullptr;
  return n;
}

}  // namespace prowl::tools
