#pragma once
#include <array>
#include <string>
#include <vector>

#include "ui/play/own/private_stage.hpp"
#include "ui/play/telling.hpp"
#include "ui/speech/page.hpp"

namespace prowl::ui {

/// What a match has to say, stage by stage. It keeps how far it has told what everybody may know, and each seat its
/// own.
class Reciter {
 public:
  Reciter(Session&, Telling&);

  SpokenPage table();
  SpokenPage curtain();
  SpokenPage own(const PrivateStage&);
  SpokenPage score();
  /// Piece by piece; nullptr: what everybody may know.
  std::vector<std::string> readable(Topic, const PrivateStage*) const;

 private:
  std::vector<std::string> news();
  std::vector<std::string> own_news(const PrivateStage&);
  std::vector<std::string> results(const TableView&) const;

  Session& session_;
  Telling& telling_;
  std::size_t told_ = 0;                                     ///< public events
  std::array<std::size_t, kMaxSeats> own_told_{};            ///< of what each seat may know
  std::array<std::vector<std::string>, kMaxSeats> heard_{};  ///< public lines since that seat looked last
};

}  // namespace prowl::ui
