#include "sdl/pictures/pictures.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <spdlog/spdlog.h>

#include "sdl/pictures/hashing.hpp"

namespace prowl::sdl {
namespace {

constexpr std::size_t kWorthGivingBack = std::size_t{4} << 20;

// Drawing leaves the C library's heap much larger than what is kept.
void give_memory_back() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

std::uint64_t key_of(std::uint64_t look, int w, int h) { return Hash().add(look).add(w).add(h).value(); }

std::uint8_t opacity(float alpha) { return static_cast<std::uint8_t>(std::clamp(std::lround(alpha * 255), 0L, 255L)); }

}  // namespace

Pictures::Pictures(Painter& painter, Rasteriser& rasteriser, std::function<void()> ready)
    : painter_(painter), rasteriser_(rasteriser), ready_(std::move(ready)) {
  const unsigned count = std::clamp(std::thread::hardware_concurrency(), 1U, 4U);
  for (unsigned i = 0; i < count; ++i) workers_.emplace_back([this] { work(); });
}

Pictures::~Pictures() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    queue_.clear();
  }
  wanted_.notify_all();
  for (std::thread& worker : workers_) worker.join();
  rasteriser_.prune_disk();
}

void Pictures::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    wanted_.wait(lock, [&] { return stop_ || !queue_.empty(); });
    if (stop_) return;
    Job job = std::move(queue_.front());
    queue_.pop_front();
    busy_.insert(job.key);
    lock.unlock();
    auto pixels = rasteriser_.rasterise(job.picture, job.w, job.h);
    Done done{job.key, {}, pixels ? std::string() : to_text(pixels.error())};
    if (pixels) done.pixels = std::move(*pixels);
    lock.lock();
    busy_.erase(job.key);
    made_bytes_ += done.pixels.count() * 4;
    done_.push_back(std::move(done));
    const bool announce = done_.size() == 1 && !stop_;
    made_.notify_all();
    if (announce) ready_();
    if (!worth_giving_back()) continue;
    lock.unlock();
    give_memory_back();
    lock.lock();
  }
}

// The lock is held.
bool Pictures::worth_giving_back() {
  if (made_bytes_ < kWorthGivingBack || !queue_.empty() || !busy_.empty()) return false;
  made_bytes_ = 0;
  return true;
}

void Pictures::begin_frame() {
  ++frame_;
  pending_ = 0;
  asked_.clear();
  std::vector<Done> done;
  {
    const std::lock_guard lock(mutex_);
    queue_.clear();
    done.swap(done_);
  }
  for (Done& d : done) take_over(std::move(d));
}

void Pictures::take_over(Done done) {
  const auto look = looks_.find(done.key);
  if (look == looks_.end()) return;
  Entry e;
  e.look = look->second;
  looks_.erase(look);
  if (!done.problem.empty()) {
    spdlog::warn("{}", done.problem);
    missing_.insert(done.problem);
  }
  Pixels& p = done.pixels;
  e.w = p.w, e.h = p.h, e.x = p.x, e.y = p.y;
  if (p.count() > 0) {
    e.spans = spans_of(p);
    e.image = painter_.make(p.part_w, p.part_h, std::move(p.data), e.spans.size() == 1 && e.spans[0].opaque);
    e.bytes = p.count() * 4;
  }
  bytes_ += e.bytes;
  sizes_[e.look].push_back(done.key);
  entries_[done.key] = std::move(e);
}

void Pictures::request(std::uint64_t key, const ui::Picture& picture, int w, int h) {
  const std::lock_guard lock(mutex_);
  if (busy_.contains(key)) return;
  if (std::any_of(done_.begin(), done_.end(), [&](const Done& d) { return d.key == key; })) return;
  queue_.push_back({key, picture, w, h});
  wanted_.notify_one();
}

const Pictures::Entry* Pictures::nearest(std::uint64_t look, int w) const {
  const auto known = sizes_.find(look);
  if (known == sizes_.end() || known->second.empty()) return nullptr;
  const auto distance = [&](std::uint64_t key) { return std::abs(entries_.at(key).w - w); };
  const auto best = std::min_element(known->second.begin(), known->second.end(),
                                     [&](std::uint64_t a, std::uint64_t b) { return distance(a) < distance(b); });
  return &entries_.at(*best);
}

const Pictures::Entry* Pictures::entry(const ui::Picture& picture, int w, int h) {
  const std::uint64_t look = look_of(picture);
  const std::uint64_t key = key_of(look, w, h);
  if (const auto known = entries_.find(key); known != entries_.end()) {
    known->second.frame = frame_;
    return &known->second;
  }
  if (asked_.insert(key).second) {
    ++pending_;
    looks_[key] = look;
    request(key, picture, w, h);
  }
  return nearest(look, w);
}

bool Pictures::hides_ground(const ui::Picture& picture, int w, int h) const {
  const auto known = entries_.find(key_of(look_of(picture), w, h));
  if (known == entries_.end()) return false;
  const Entry& e = known->second;
  return e.image && e.image->w() == w && e.image->h() == h && e.spans.size() == 1 && e.spans[0].opaque;
}

bool Pictures::draw(const ui::Picture& picture, int w, int h, const ui::Rect& box, float alpha) {
  const Entry* e = entry(picture, w, h);
  const bool ready = e != nullptr && e->w == w && e->h == h;
  const bool unmakeable = e != nullptr && e->w == 0;
  if (e == nullptr || !e->image || alpha <= 0) return ready || unmakeable;
  const bool exact = ready && std::lround(box.w) == w && std::lround(box.h) == h;
  if (exact)
    copy_exact(*e, static_cast<int>(std::lround(box.x)), static_cast<int>(std::lround(box.y)), opacity(alpha));
  else
    copy_stretched(*e, box, opacity(alpha));
  return ready;
}

void Pictures::copy_exact(const Entry& e, int x, int y, std::uint8_t alpha) {
  for (const Span& s : e.spans)
    painter_.copy(*e.image, {s.x, s.y, s.w, s.h}, x + e.x + s.x, y + e.y + s.y, !s.opaque, alpha);
}

void Pictures::copy_stretched(const Entry& e, const ui::Rect& box, std::uint8_t alpha) {
  const float sx = box.w / static_cast<float>(e.w), sy = box.h / static_cast<float>(e.h);
  const SDL_FRect to{box.x + static_cast<float>(e.x) * sx, box.y + static_cast<float>(e.y) * sy,
                     static_cast<float>(e.image->w()) * sx, static_cast<float>(e.image->h()) * sy};
  painter_.stretch(*e.image, to, alpha);
}

bool Pictures::news() {
  const std::lock_guard lock(mutex_);
  return !done_.empty();
}

bool Pictures::wait(int ms) {
  std::unique_lock lock(mutex_);
  const auto idle = [&] { return queue_.empty() && busy_.empty(); };
  if (ms >= 0) return made_.wait_for(lock, std::chrono::milliseconds(ms), idle);
  made_.wait(lock, idle);
  return true;
}

void Pictures::erase(std::uint64_t key) {
  const auto found = entries_.find(key);
  bytes_ -= found->second.bytes;
  std::erase(sizes_[found->second.look], key);
  if (sizes_[found->second.look].empty()) sizes_.erase(found->second.look);
  entries_.erase(found);
}

void Pictures::trim(std::size_t bytes) {
  if (bytes_ <= bytes) return;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> oldest;
  for (const auto& [key, e] : entries_) {
    if (e.frame != frame_) oldest.emplace_back(e.frame, key);
  }
  std::sort(oldest.begin(), oldest.end());
  for (const auto& [frame, key] : oldest) {
    if (bytes_ <= bytes / 4 * 3) return;
    erase(key);
  }
}

void Pictures::drop_images() {
  entries_.clear();
  sizes_.clear();
  bytes_ = 0;
}

}  // namespace prowl::sdl
