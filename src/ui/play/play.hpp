#pragma once
#include <array>
#include <memory>
#include <string>
#include <variant>

#include "ui/app/context.hpp"
#include "ui/play/own/private_stage.hpp"
#include "ui/play/score/score_stage.hpp"
#include "ui/play/speech/reciter.hpp"
#include "ui/play/table/table_stage.hpp"
#include "ui/play/zoom.hpp"

namespace prowl::ui {

/// Between two people: knows nothing but who is to come and why.
struct CurtainStage {
  Seat seat{};
  Purpose purpose{};
};

/// The screens of one match as a machine of stages. There is one way to somebody's private view: become(), the curtain,
/// confirm(); and whatever is left ceases to exist.
class PlayScreen final : public Screen {
 public:
  enum class Stage : std::uint8_t { table, curtain, private_view, score };  ///< in the order of the variant below
  using Purpose = prowl::ui::Purpose;

  PlayScreen(AppContext&, std::unique_ptr<Driver>, TableLayout);

  std::string id() const override;
  std::string_view world() const override { return session_.driver().game().id; }
  std::string_view ambience() const override { return session_.layout().ambience; }
  void build(Builder&) override;
  bool build_public(Builder&) override;
  bool handle(const Input&) override;
  bool back() override;
  bool inspect(const std::vector<int>& kinds, std::size_t nth) override;
  int wait_ms() const override;
  bool tick(int elapsed_ms) override;
  void covered() override {
    if (!session_.alone()) hide();
  }
  bool busy() const override;
  std::string first_focus() const override;
  std::string place() const override;
  std::size_t step() const override { return session_.driver().length(); }
  SpokenPage spoken() override;
  bool unheard() const override { return session_.alone() && stage() != Stage::curtain; }
  std::vector<std::string> readable(Topic) override;
  int guard_ms() const override { return stage() == Stage::curtain ? 600 : 300; }

  /// A seat is to look at the screen alone: the curtain goes up, whatever was there before.
  void become(Seat, Purpose);
  /// "I am …": only from the curtain. lift(): the same by the hand that was used last, if that may do it.
  void confirm();
  void lift();
  /// Puts the curtain over a private view, also for one person alone.
  void hide();
  /// To where the match stands: acts for whoever need not be asked, tells what happened, asks.
  void settle();
  /// Performs an action of a seat and goes on to whoever is next.
  void act(Seat, const Action&);

  // --- for tests and the tour
  Stage stage() const { return static_cast<Stage>(stage_.index()); }
  /// Whose curtain or private view it is, or Seat::table.
  Seat seat_shown() const;
  bool holds_private_view() const { return stage() == Stage::private_view; }
  Driver& driver() { return session_.driver(); }
  const Session& session() const { return session_; }
  /// How many moments of what just happened are left to be shown, the one on the table included.
  std::size_t moments_left() const { return telling_.left(); }
  /// The event of the one on the table, or "".
  std::string_view moment() const { return telling_.event(); }
  /// How people are asked now, and in which chance to act of the turn (Asking).
  Ask asked() const { return session_.facts().prompt.ask; }
  int phase() const { return session_.asking().phase(session_.facts().prompt); }
  void ask(Seat s, AskMe when) { session_.asking().set_mode(s, when); }
  /// The next of them, or what people are asked then.
  void next_moment();
  /// Each stays until next_moment(), for a robot too.
  void step_moments(bool on) { telling_.step(on); }
  void open_drawer(std::string name);
  void choose_verb(const std::string& id);
  void toggle_aid() { session_.toggle_aid(); }

 private:
  void draw_the_curtain(Seat, Purpose);
  TableStage& table();
  std::vector<ButtonOpt> change_buttons();
  int own_pad(Seat s) const { return ctx_.settings.own_pads ? pads_[static_cast<std::size_t>(index(s))] : -1; }
  std::string curtain_note(Seat) const;

  AppContext& ctx_;
  Session session_;
  Telling telling_;
  Reciter reciter_;
  Zoom zoom_;
  HullCache public_hull_;
  std::array<int, kMaxSeats> pads_;  ///< that lifted each seat's curtain first, while it is there; else -1
  std::variant<TableStage, CurtainStage, PrivateStage, ScoreStage> stage_;
};

/// `others`: what else may be pressed; `note`: what stands there without them. Both public.
void draw_curtain(Builder&, const std::string& picture, const SeatInfo&, std::function<void()> confirm,
                  std::vector<ButtonOpt> others, const std::string& note = "");

}  // namespace prowl::ui
