#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "prowl/ui/kiosk.hpp"
#include "ui/app/context.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {

/// What a visitor has said to "Where would you hide?", and what was true.
struct KioskAnswer {
  std::string said, truth;
  bool caught = false;
};

/// The demo in a shop: a loop of pictures, visitors who play, and back to where it began. It owns the loop and stands
/// at the door of the App (House): it sees every input first, counts who has gone, and forgets them.
class Kiosk {
 public:
  enum class Stage : std::uint8_t { attract, invite, choice, lesson, match, curtain, thanks, staff };
  /// Something that the staff should know, how often, and when last.
  struct Trouble {
    std::string text;
    int times = 1;
    std::int64_t at = 0;
  };

  Kiosk(AppContext&, KioskPlan);
  ~Kiosk();
  Kiosk(const Kiosk&) = delete;
  Kiosk& operator=(const Kiosk&) = delete;

  std::unique_ptr<Screen> beginning();
  AppContext& ctx() { return ctx_; }
  const KioskPlan& plan() const { return plan_; }
  /// Those on show, in the plan's order.
  const std::vector<World>& worlds() const { return worlds_; }
  /// Those that could be.
  const std::vector<World>& everything() const { return all_; }
  const World* find(const std::string& world) const;
  Stage stage() const;

  // --- the loop
  void to_choice(std::optional<KioskAnswer> = {});
  void to_thanks();
  void guide(const World&, std::size_t lesson);
  /// One person among bots, or several people by these names.
  void play(const World&, std::vector<std::string> names);
  void to_game(const World&);
  void to_together(const World&);
  /// At once, whatever goes on: nothing of the visitor is left.
  void reset();
  /// The pictures begin with the first again, where the burn-in has not moved them.
  void rewind();
  const std::optional<KioskAnswer>& answer() const { return answer_; }
  void speak(const std::string& language);
  const std::vector<std::string>& names() const { return plan_.names; }

  // --- the pictures
  std::size_t picture() const { return picture_; }
  /// The next picture; after the last one everything moves a little.
  void turn_page();
  Point shift() const;
  /// After exceptions in a row pictures are left out.
  bool plainly() const { return failures_ > 1; }
  void drawn() { failures_ = 0; }

  // --- is somebody there?
  bool counting() const { return counting_; }
  int seconds_left() const { return (left_ms_ + 999) / 1000; }
  void stay();

  // --- staff
  void open_pin();
  /// Milliseconds until a PIN can be tried again.
  int locked_ms() const { return locked_ms_; }
  bool try_pin(const std::string&);
  void quit() { ctx_.quit = true; }
  void trouble(std::string text);
  void trouble(const Error&);
  const std::vector<Trouble>& troubles() const { return troubles_; }
  bool counts() const { return count_; }
  void count(bool on) { count_ = on; }
  int visits() const { return visits_; }
  int lessons_finished() const { return lessons_; }
  bool shows(const std::string& world) const;
  void show_world(const std::string& world, bool on);
  /// What the screen speaks when nobody has chosen.
  void set_language(const std::string& code);

  /// All that a visitor might leave behind, as one number.
  std::uint64_t digest() const;

 private:
  void open_house();
  void find_shown();
  bool take(const Input&);
  bool take_picture(const Input&);
  bool tick(int elapsed_ms);
  int wait_ms() const;
  int limit_s(Stage) const;
  void ask_whether_there();
  void failed(const std::string& what);
  void see_pointer(bool);
  void start_over();
  bool on_languages(Point) const;
  static float foot_height(const Builder&);
  void draw_foot(Builder&, Rect);
  void draw_languages(Builder&, Rect);

  AppContext& ctx_;
  KioskPlan plan_;
  Settings fresh_;
  std::vector<World> all_, worlds_;
  std::vector<std::string> hidden_;  ///< worlds that the staff has taken off
  std::vector<Trouble> troubles_;
  std::optional<KioskAnswer> answer_;
  Rect languages_{};  ///< where they are chosen, device px
  std::size_t picture_ = 0, loops_ = 0;
  int idle_ms_ = 0, left_ms_ = 0, invite_ms_ = 0, pointer_ms_ = 0, locked_ms_ = 0, trouble_ms_ = 0;
  int wrong_ = 0, visits_ = 0, lessons_ = 0, failures_ = 0;
  bool counting_ = false, count_ = false, visiting_ = false, pointer_seen_ = true;
};

// --- its screens
std::unique_ptr<Screen> make_attract(Kiosk&);
std::unique_ptr<Screen> make_choice(Kiosk&);
std::unique_ptr<Screen> make_game_page(Kiosk&, const World&);
std::unique_ptr<Screen> make_together(Kiosk&, const World&);
std::unique_ptr<Screen> make_thanks(Kiosk&);
std::unique_ptr<Screen> make_still_there(Kiosk&);
std::unique_ptr<Screen> make_pin_pad(Kiosk&);
std::unique_ptr<Screen> make_staff(Kiosk&);

}  // namespace prowl::ui
