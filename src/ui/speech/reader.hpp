#pragma once
#include <array>
#include <string>
#include <vector>

#include "ui/speech/announcer.hpp"

namespace prowl::ui {

/// Reads what is there piece by piece, each press of a key the next piece of its kind, with Shift the one before.
class Reader {
 public:
  /// What a key asks for.
  enum class Act : std::uint8_t { asked, board, hand, score, log, explain, repeat };
  struct Key {
    Act act;
    std::string_view key;
  };
  /// The keys, in the order in which they are told of.
  static const std::array<Key, 7>& keys();

  /// Where one is has changed: everything is read from its beginning.
  void restart() { at_ = {}; }
  /// False: it is none of these keys.
  bool key(const std::string& name, const Texts&, Screen&, const Seen&, const std::string& tip, Voice&);

 private:
  std::string step(Topic, std::vector<std::string> lines, int by, const Texts&);

  static constexpr std::size_t kTopics = 5;
  std::array<int, kTopics> at_{};  ///< of each topic, counted from 1; 0: not begun
};

}  // namespace prowl::ui
