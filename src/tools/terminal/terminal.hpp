#pragma once
#include <optional>
#include <string>
#include <vector>

#include "tools/seats.hpp"
#include "tools/terminal/words.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {

/// Where a match lies; either may be empty.
struct SaveFiles {
  std::string save;  ///< stored here when it stops
  std::string load;  ///< it came from here
};

/// A match at one keyboard. Between two people the screen is wiped and the next one is called; what is printed comes
/// from the view of the seat that was called, or of the spectator.
class Terminal {
 public:
  /// `bots[i]` is null where a person sits. Both files are the match's own: it may be stored over them.
  Terminal(Context& context, Match match, Bots bots, const SaveFiles& files, std::string_view language);
  /// Until the match is over, somebody quits or the input ends. Exit code.
  int play();

 private:
  enum class Answer { done, again, leave };

  bool ask_bots();
  void ask_bot(Seat who);
  void ask_next();
  void ask_reaction();
  void ask_seat(Seat who, bool may_cancel);
  bool call(Seat who);
  bool hand_over(Seat who);
  Answer answer(const std::string& line, Seat who);
  Answer choose(const std::string& line, Seat who);
  Answer submit(Seat who, const Action& action);
  Answer undo(Seat who);
  Answer why(const std::string& line, Seat who);
  bool store(const std::string& typed);
  bool keep();
  std::optional<std::pair<Seat, Action>> parse(std::string line, Seat who) const;

  void show(Seat who);
  void show_log(Seat who, std::size_t from);
  void show_news();
  bool has_round_ended() const;
  void show_map();
  void show_card(const std::string& name);
  bool may_be_advised(Seat who) const;
  void show_hint(Seat who);
  void show_belief(Seat who);
  void show_score();
  void show_winners();
  void wipe();
  /// Nothing private may stay on the screen when others may look.
  void leave_seat();
  void say(std::string_view text);
  /// The program's own words (Words::say).
  void tell(std::string_view name, const ui::Args& args = {}) { say(words_.say(name, args)); }
  std::optional<std::string> read_line(std::string_view question);
  /// Whose knowledge may be shown to whoever answers for `who`: the table's where everybody looks.
  Seat eyes(Seat who) const;
  bool is_person(Seat who) const;
  int people() const;

  Context& context_;
  Match match_;
  Bots bots_;
  Words words_;
  std::string save_file_;
  std::string stored_;                  ///< as it was last saved; empty: never
  std::vector<std::string> own_files_;  ///< may be written over
  std::optional<Seat> holder_;          ///< who sits at the keyboard; nothing: the table
  std::size_t told_ = 0;                ///< public events already printed
  std::size_t held_from_ = 0;           ///< so many of them when `holder_` came to the keyboard
  int rounds_ = 0;
  bool leaving_ = false;
};

}  // namespace prowl::tools
