#pragma once
#include <filesystem>
#include <memory>

#include "prowl/ui/app.hpp"

namespace prowl::sdl {

/// Plays what the client wants to be heard, on a thread of its own, so that a slow device never holds up the window.
/// Without a device or without SDL2_mixer, which is fetched when it is first needed, it is silent. The device is open
/// only while something is heard.
class Speaker {
 public:
  explicit Speaker(std::filesystem::path assets);
  ~Speaker();

  void hear(ui::Heard);

 private:
  struct Worker;
  std::unique_ptr<Worker> worker_;
};

}  // namespace prowl::sdl
