#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/kiosk/kiosk.hpp"
#include "ui/kiosk/showing.hpp"

namespace prowl::ui {

/// The pictures that go round while nobody is there.
class AttractScreen final : public Screen {
 public:
  explicit AttractScreen(Kiosk&);
  std::string id() const override { return "kiosk.attract"; }
  std::string_view world() const override { return game_; }
  void build(Builder&) override;
  bool back() override { return true; }
  int wait_ms() const override;
  bool tick(int elapsed_ms) override;
  int guard_ms() const override { return 0; }

  /// What somebody who presses there, or that key, says to the question that is asked.
  std::optional<KioskAnswer> answer_at(Point) const;
  std::optional<KioskAnswer> answer_by(const std::string& key) const;
  /// The truth about the question, or the end of a round, stands there.
  bool told() const { return told_; }
  /// What the strip below says while a round is shown.
  std::string foot_words() const;
  /// What is there now goes on to its next part, or the next picture comes.
  void go_on();

 private:
  using Kind = KioskScene::Kind;
  void open();
  bool open_one(std::size_t number);
  void close();
  std::optional<KioskAnswer> answer(std::size_t i) const;
  int lasts_ms() const;
  std::string title() const;
  void premise(Builder&);
  void question(Builder&);
  void answer_card(Builder&, Rect, std::size_t i);
  void box(Builder&);
  void plain(Builder&);

  Kiosk& kiosk_;
  const KioskScene* scene_ = nullptr;
  World world_;
  std::string game_;
  std::unique_ptr<Showing> showing_;
  std::vector<std::pair<Rect, std::size_t>> hot_;  ///< device px, of answers
  int shown_ms_ = 0;
  bool told_ = false;
};

/// "2–6", as a box says it.
std::string players_of(const World&);

}  // namespace prowl::ui
