#pragma once
#include <functional>
#include <string>
#include <vector>

#include "prowl/ai/ideas.hpp"
#include "ui/kit/kit.hpp"
#include "ui/play/session.hpp"

namespace prowl::ui {

/// One of a bot's ideas in words; its numbers are those of the Thought.
struct IdeaLine {
  std::string words;
  double chance = 0, worth = Idea::kNotReckoned;
};

std::vector<IdeaLine> best_ideas(const Thought&, std::size_t most, const Session&, Seat who);
/// How the numbers came about.
std::string how_it_came(const Texts&, const Thought&);

TextOpt practice_words(const Builder&, float px = 20);
/// As high as it needs.
void paragraph(Builder&, Column&, const std::string& id, const std::string& text, TextOpt, bool secret = false);

float ideas_height(const Builder&, std::size_t count);
void draw_ideas(Builder&, Rect, const std::vector<IdeaLine>&);

/// Where one is in a row of things, and how the ways to the one before and after are called.
struct Pages {
  std::string id;     ///< of the buttons: "why" gives "why.before" and "why.after"
  std::string texts;  ///< of the names and reasons: "practice" gives "practice.before", "practice.first" and so on
  std::size_t at = 0, count = 0;
  std::function<void(std::size_t)> turn;
};
/// The ways back and on at both ends of a line; returns what lies between them.
Rect draw_pages(Builder&, Rect, const Pages&);

/// One person among bots is never in anybody's way: only there is advice given.
bool may_ask_advice(const Session&);
/// What the strongest bot makes of what this seat sees, over the current screen. Only for a person who is alone.
std::unique_ptr<Screen> make_hint(Session&, Seat);
/// A plan for the turn, what may be drawn next and what is at risk, by what this seat sees. Only for a person who is
/// alone, in a game that foresees.
std::unique_ptr<Screen> make_plan(Session&, Seat);
/// The last decision of a hunting bot, once everybody has seen it; after the match: of all bots.
/// Precondition: has_why.
std::unique_ptr<Screen> make_why(Session&);
/// Whether there is something to tell.
bool has_why(const Session&);

/// The seat of the person who practises: alone among bots. Seat::table: nobody does.
Seat practising(const Session&);
/// Over the current screen: each turn so far, what everybody could have made of it, how readable one was, and after the
/// match what was given away. Precondition: may_look_back.
void open_look_back(Session&);
bool may_look_back(const Session&);

/// The buttons of these, at the right end of the line that says whose turn it is.
struct Aids {
  bool hint = false, plan = false, belief = false, look = false, say = false;
  Seat who = Seat::table;
};
Aids aids_of(const Session&, Seat asked, const TableView&);
/// A list of places over the current screen: where the seat says that it goes. Precondition: Session::sayable.
std::unique_ptr<Screen> make_saying(Session&, Seat);
/// At the edge of the board: what has been said in this turn, as everybody heard it.
void draw_said(Builder&, const Arrangement&, const TableView&, const Session&);
/// Over the board, while that is wanted: how likely somebody is where.
void draw_session_heat(Builder&, const Arrangement&, const TableView&, Session&);
float aids_width(const Builder&, const Aids&);
void draw_aids(Builder&, Rect line, Session&, const Aids&, float taken);

}  // namespace prowl::ui
