#pragma once
#include <memory>
#include <string>
#include <vector>

#include "prowl/ui/kiosk.hpp"
#include "ui/play/play.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {

/// A place of a board, as people know it.
struct ShownPlace {
  Zone zone{};
  std::string name, picture;
  float aspect = 1;
};

/// A match that bots play in every seat, the same for the same seed; shown by what a spectator may know.
class Showing {
 public:
  /// Before the turn that the scene is about. Errors: the scene doesn't come to what it promises.
  static Result<std::unique_ptr<Showing>> make(AppContext&, const World&, const KioskScene&);

  /// The table as a picture: nothing in it can be pressed.
  void build(Builder&);
  /// Its board alone, for Builder::sketch.
  const std::vector<Draw>& board();
  /// On to the next thing that is told; false: what it was about has been told.
  bool step();
  bool told() const { return told_; }
  /// The event on the table, or "".
  std::string_view moment() const { return screen_->moment(); }
  /// Of a question: its answers, and where the hunter goes in this turn.
  const std::vector<ShownPlace>& answers() const { return answers_; }
  const std::vector<Zone>& hits() const { return hits_; }
  std::string name(Zone) const;

 private:
  Showing(AppContext& ctx) : ctx_(ctx) {}
  Result<void> open(const World&, const KioskScene&);
  Result<void> look_up(const KioskScene&);

  AppContext& ctx_;
  std::unique_ptr<PlayScreen> screen_;
  std::unique_ptr<Bot> bot_;
  Rng rng_{1};
  std::string event_;
  std::vector<ShownPlace> answers_;
  std::vector<Zone> hits_;
  std::vector<Draw> board_;
  int moves_ = 0, target_ = 0;
  bool told_ = false;
};

}  // namespace prowl::ui
