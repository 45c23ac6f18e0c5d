#include "ui/kiosk/attract.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

constexpr int kReadMs = 2600, kFirstMs = 4000, kTruthMs = 8000;

}  // namespace

AttractScreen::AttractScreen(Kiosk& kiosk) : kiosk_(kiosk) { open(); }

// From the page that is open on: the first that can be shown.
void AttractScreen::open() {
  close();
  const std::size_t all = kiosk_.plan().scenes.size();
  for (std::size_t tries = 0; tries < all && !kiosk_.plainly(); ++tries) {
    if (open_one(kiosk_.picture())) return;
    kiosk_.turn_page();
  }
  world_ = kiosk_.worlds().empty() ? World{} : kiosk_.worlds().front();
}

void AttractScreen::close() {
  scene_ = nullptr;
  showing_.reset();
  hot_.clear();
  shown_ms_ = 0;
  told_ = false;
  game_.clear();
  kiosk_.ctx().invalidate();
}

bool AttractScreen::open_one(std::size_t number) {
  const auto& scenes = kiosk_.plan().scenes;
  if (number >= scenes.size()) return false;
  const KioskScene& scene = scenes[number];
  const World* world = kiosk_.find(scene.world);
  if (world == nullptr) return false;
  if (scene.kind != Kind::box) {
    auto made = Showing::make(kiosk_.ctx(), *world, scene);
    if (!made) return kiosk_.trouble(made.error()), false;
    showing_ = std::move(*made);
  }
  scene_ = &scene;
  world_ = *world;
  if (scene.kind != Kind::box) game_ = world->game->id;
  return true;
}

// --- time

int AttractScreen::lasts_ms() const {
  const int still = kiosk_.plan().scene_s * 1000;
  if (scene_ == nullptr) return still;
  switch (scene_->kind) {
    case Kind::round: return told_ && showing_->moment().empty() ? 2 * kReadMs : shown_ms_ < 0 ? kFirstMs : kReadMs;
    case Kind::hide: return told_ ? kTruthMs : still;
    default: return still;
  }
}

int AttractScreen::wait_ms() const { return std::max(1, lasts_ms() - shown_ms_); }

bool AttractScreen::tick(int elapsed_ms) {
  shown_ms_ += elapsed_ms;
  if (shown_ms_ < lasts_ms()) return false;
  go_on();
  return true;
}

void AttractScreen::go_on() {
  shown_ms_ = 0;
  kiosk_.ctx().invalidate();
  if (scene_ != nullptr && scene_->kind == Kind::hide && !told_) {
    told_ = true;
    return;
  }
  if (scene_ != nullptr && scene_->kind == Kind::round && !(told_ && showing_->moment().empty())) {
    const bool more = showing_->step();
    told_ = showing_->told() || !more;
    return;
  }
  kiosk_.turn_page();
  open();
}

// --- answers

std::optional<KioskAnswer> AttractScreen::answer(std::size_t i) const {
  if (scene_ == nullptr || scene_->kind != Kind::hide || i >= showing_->answers().size()) return std::nullopt;
  const ShownPlace& said = showing_->answers()[i];
  const auto& hits = showing_->hits();
  return KioskAnswer{showing_->name(said.zone), hits.empty() ? std::string() : showing_->name(hits.front()),
                     std::find(hits.begin(), hits.end(), said.zone) != hits.end()};
}

std::optional<KioskAnswer> AttractScreen::answer_at(Point p) const {
  for (const auto& [box, i] : hot_)
    if (box.contains(p)) return answer(i);
  return std::nullopt;
}

std::optional<KioskAnswer> AttractScreen::answer_by(const std::string& key) const {
  if (key.size() != 1 || key[0] < '1' || key[0] > '3') return std::nullopt;
  return answer(static_cast<std::size_t>(key[0] - '1'));
}

std::unique_ptr<Screen> make_attract(Kiosk& kiosk) { return std::make_unique<AttractScreen>(kiosk); }

}  // namespace prowl::ui
