#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "sdl/pictures/rasteriser.hpp"
#include "sdl/video/painter.hpp"
#include "sdl/video/pixels.hpp"

namespace prowl::sdl {

/// Pictures as images of exactly the size they are drawn at. What is not there yet is made by worker threads; until
/// then the nearest size of the same picture stands in. All members are for the thread of the painter.
class Pictures {
 public:
  /// `ready` is called from a worker when something new can be drawn.
  Pictures(Painter&, Rasteriser&, std::function<void()> ready);
  ~Pictures();
  Pictures(const Pictures&) = delete;
  Pictures& operator=(const Pictures&) = delete;

  /// Forgets what was asked for and not begun, and takes over what has become ready.
  void begin_frame();
  /// Draws the picture, made for w x h device px, on `box`. False when it is not there in that size yet.
  bool draw(const ui::Picture&, int w, int h, const ui::Rect& box, float alpha);
  /// Whether drawing this picture in this size would hide all that lies under it.
  bool hides_ground(const ui::Picture&, int w, int h) const;
  /// Pictures of this frame that are not there in their size yet.
  int pending() const { return pending_; }
  /// Whether something has become ready since begin_frame().
  bool news();
  /// Waits until all of them are ready; false when that takes longer than `ms` (<0: no limit).
  bool wait(int ms);
  /// Drops images that this frame did not use while there are more than `bytes` of them.
  void trim(std::size_t bytes);
  void drop_images();
  std::size_t bytes() const { return bytes_; }
  /// Names of pictures that could not be made.
  const std::set<std::string>& missing() const { return missing_; }

 private:
  struct Job {
    std::uint64_t key = 0;
    ui::Picture picture;
    int w = 0, h = 0;
  };
  struct Done {
    std::uint64_t key = 0;
    Pixels pixels;
    std::string problem;
  };
  struct Entry {
    std::unique_ptr<Image> image;
    int w = 0, h = 0, x = 0, y = 0;  ///< whole size, and where the image begins
    std::size_t bytes = 0;
    std::vector<Span> spans;
    std::uint64_t frame = 0, look = 0;
  };

  const Entry* entry(const ui::Picture&, int w, int h);
  const Entry* nearest(std::uint64_t look, int w) const;
  void request(std::uint64_t key, const ui::Picture&, int w, int h);
  void take_over(Done);
  void copy_exact(const Entry&, int x, int y, std::uint8_t alpha);
  void copy_stretched(const Entry&, const ui::Rect&, std::uint8_t alpha);
  void erase(std::uint64_t key);
  void work();
  bool worth_giving_back();

  Painter& painter_;
  Rasteriser& rasteriser_;
  std::function<void()> ready_;
  std::unordered_map<std::uint64_t, Entry> entries_;
  std::unordered_map<std::uint64_t, std::vector<std::uint64_t>> sizes_;  ///< keys by look
  std::unordered_map<std::uint64_t, std::uint64_t> looks_;               ///< look of what is being made
  std::set<std::uint64_t> asked_;                                        ///< in this frame
  std::set<std::string> missing_;
  std::size_t bytes_ = 0;
  std::uint64_t frame_ = 0;
  int pending_ = 0;

  std::mutex mutex_;
  std::condition_variable wanted_, made_;
  std::deque<Job> queue_;
  std::set<std::uint64_t> busy_;
  std::vector<Done> done_;
  bool stop_ = false;
  std::size_t made_bytes_ = 0;  ///< since memory was given back
  std::vector<std::thread> workers_;
};

}  // namespace prowl::sdl
