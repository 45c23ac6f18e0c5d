#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace prowl::ui {

/// What can be read piece by piece, each by a key of its own.
enum class Topic : std::uint8_t { asked, board, hand, score, log };

/// What a screen has to say besides its widgets.
struct SpokenPage {
  std::string title{};              ///< said when it comes up; empty: the screen's headings
  std::string asked{};              ///< said whenever it changes: who does what, and what they decide
  std::vector<std::string> news{};  ///< what has happened before all eyes; each is told once
  std::vector<std::string> own{};   ///< the same, for whoever looks alone
};

}  // namespace prowl::ui
