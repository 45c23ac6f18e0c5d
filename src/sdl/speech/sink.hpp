#pragma once
#include <filesystem>
#include <memory>

#include "prowl/core/result.hpp"
#include "prowl/ui/speech.hpp"

namespace prowl::sdl {

/// Where what is said goes. It never makes the window wait.
class SpeechSink {
 public:
  virtual ~SpeechSink() = default;
  virtual void hear(const ui::Spoken&) = 0;
};

/// A text file, or a FIFO, that gets one line for each utterance, at once: for a braille display or a script. Lines
/// that nobody reads in time are lost.
Result<std::unique_ptr<SpeechSink>> open_mirror(const std::filesystem::path&);
/// The voice of this system, fetched when something is to be said aloud first: speech-dispatcher on Linux. Where there
/// is none nothing is heard. Windows' voice (SAPI) would be another sink, made here.
std::unique_ptr<SpeechSink> make_synthesiser();

}  // namespace prowl::sdl
