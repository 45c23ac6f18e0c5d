#pragma once
#include <string>
#include <vector>

#include "prowl/games/game.hpp"

namespace prowl::tools {

/// English words made of the catalogue's names; nothing that the given view or event doesn't hold.
std::string plain(std::string_view name);  ///< "hand_p1" -> "hand p1"
std::string action_words(const Catalogue&, const Action&);
std::string event_words(const Catalogue&, const Event&);
std::string refusal_words(const Catalogue&, const Refusal&);
/// The table as the viewer sees it, one line a zone.
std::vector<std::string> view_words(const Catalogue&, const View&);
/// Seats that owe an answer: "p1 p3 table".
std::vector<std::string> waiting_names(Waiting);

}  // namespace prowl::tools
