#pragma once
#include <string>
#include <vector>

#include "ui/play/session.hpp"

namespace prowl::ui {

/// One of the cards that can be seen, as large as the window allows; the arrows go on to the others. It lives no longer
/// than the view in which it was seen.
class Zoom {
 public:
  bool open() const { return !kinds_.empty(); }
  void show(const std::vector<int>& kinds, std::size_t nth);
  void close() { kinds_.clear(); }
  /// True when the key was for it.
  bool key(const std::string& name);
  void draw(Builder&, const Session&, const TableFacts&, bool secret);

 private:
  std::vector<Kind> kinds_;
  std::size_t at_ = 0;
};

/// A card over everything, with all its words; any press closes it.
void draw_large_card(Builder&, const Session&, const TableFacts&, const PieceView&, bool secret,
                     std::function<void()> close);

}  // namespace prowl::ui
