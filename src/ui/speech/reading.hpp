#pragma once
#include <string>
#include <vector>

#include "table/table_view.hpp"
#include "ui/speech/page.hpp"

namespace prowl::ui {

/// A table in words, piece by piece; it tells what the view holds and nothing else.
/// Place by place: what it is, who and what is there.
std::vector<std::string> read_board(const TableView&, const Texts&);
/// What whoever looks holds, who they are and what they want; on a public table only whose hands there are.
std::vector<std::string> read_hand(const TableView&, const TableFacts&, const Texts&);
/// Tracks, piles and tasks, then seat by seat, then what the public facts leave possible.
std::vector<std::string> read_score(const TableView&, const Texts&);
/// What has happened, oldest first.
std::vector<std::string> read_log(const TableView&);
/// The round, whose turn it is and what is asked.
std::string read_asked(const TableView&);
/// The one that is wanted.
std::vector<std::string> read_topic(Topic, const TableView&, const TableFacts&, const Texts&);
/// A moment in a sentence or two.
std::string read_moment(const MomentView&);

/// Sentences one after the other, each ended once.
std::string sentences(const std::vector<std::string>&);

}  // namespace prowl::ui
