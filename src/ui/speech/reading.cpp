#include "ui/speech/reading.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::ui {
namespace {

using Words = std::vector<std::string>;

std::string listed(const Words& words) {
  std::string out;
  for (const std::string& w : words)
    if (!w.empty()) out += (out.empty() ? "" : ", ") + w;
  return out;
}

std::string name_of(const TableView& t, Seat s) {
  const auto at = std::find_if(t.seats.begin(), t.seats.end(), [&](const SeatView& v) { return v.seat == s; });
  return at == t.seats.end() ? std::string() : at->info.name;
}

std::string names_of(const TableView& t, const std::vector<Seat>& seats) {
  Words names;
  for (const Seat s : seats) names.push_back(name_of(t, s));
  return listed(names);
}

// With whose it is, where that is known.
std::string piece_words(const TableView& t, const Texts& texts, const PieceView& p) {
  if (p.name.empty()) return texts.trn("match.covered", std::max(1, p.count));
  const std::string owner = is_player(p.owner) ? name_of(t, p.owner) : std::string();
  const std::string name = owner.empty() || owner == p.name ? p.name
                                                            : texts.tr("speech.of", {{"what", p.name}, {"who", owner}});
  return p.count > 1 ? texts.tr("speech.times", {{"what", name}, {"n", p.count}}) : name;
}

std::string pieces_words(const TableView& t, const Texts& texts, const std::vector<PieceView>& pieces) {
  Words words;
  int covered = 0;
  for (const PieceView& p : pieces) {
    if (!p.open && p.name.empty())
      covered += std::max(1, p.count);
    else
      words.push_back(piece_words(t, texts, p));
  }
  if (covered > 0) words.push_back(texts.trn("match.covered", covered));
  return listed(words);
}

std::string fact_words(const FactView& f) { return f.label.empty() ? f.text : listed({f.label, f.text}); }

std::string row_words(const TableView& t, const Texts& texts, const PanelRow& row) {
  const std::string line = row.text.empty() ? row.lead : texts.labelled(row.lead, row.text);
  return sentences({line, row.sub, names_of(t, row.seats)});
}

Words panel_words(const TableView& t, const Texts& texts, const PanelView& p) {
  Words parts{p.title, p.note};
  for (const PanelRow& row : p.rows) parts.push_back(row_words(t, texts, row));
  return parts;
}

std::string place_words(const TableView& t, const Texts& texts, const PlaceView& p) {
  Words there{pieces_words(t, texts, p.tokens), pieces_words(t, texts, p.objects)};
  for (const FigureView& f : t.figures)
    if (f.at == p.zone) there.push_back(f.name.empty() ? name_of(t, f.owner) : f.name);
  const std::string here = listed(there);
  Words parts{p.number.empty() || p.number == p.name ? p.name : p.number + ", " + p.name,
              here.empty() ? texts.tr("speech.nothing_there") : here};
  if (p.tag) parts.push_back(fact_words(*p.tag));
  for (const FactView& mark : p.marks) parts.push_back(fact_words(mark));
  parts.push_back(p.note);
  if (const std::string maybe = names_of(t, p.maybe); !maybe.empty())
    parts.push_back(texts.tr("speech.maybe", {{"who", maybe}}));
  parts.push_back(p.odds);
  Words near;
  for (std::size_t i = 0; i < t.places.size(); ++i) {
    const PlaceView& other = t.places[i];
    const int me = static_cast<int>(&p - t.places.data()), it = static_cast<int>(i);
    const bool ours = std::find(p.links.begin(), p.links.end(), it) != p.links.end();
    if (ours || std::find(other.links.begin(), other.links.end(), me) != other.links.end()) near.push_back(other.name);
  }
  if (!near.empty()) parts.push_back(texts.tr("speech.next_to", {{"places", listed(near)}}));
  parts.push_back(p.help.empty() ? p.line : p.help);
  return sentences(parts);
}

std::string member_words(const TableView& t, const MemberView& m) {
  Words parts{m.name == name_of(t, m.owner) ? m.name : listed({m.name, name_of(t, m.owner)}), m.where, m.left_text,
              m.note};
  for (const auto* list : {&m.slots, &m.carried})
    for (const SlotView& s : *list) parts.push_back(s.text);
  return sentences(parts);
}

std::string seat_words(const TableView& t, const Texts& texts, const SeatView& s) {
  Words parts{s.info.name, s.role, s.state, s.pips_text};
  if (s.hand >= 0) parts.push_back(texts.trn("match.cards", s.hand));
  parts.push_back(pieces_words(t, texts, s.held));
  for (const FactView& f : s.stats) parts.push_back(fact_words(f));
  for (const ClosedView& c : s.closed) parts.push_back(fact_words(c.fact));
  if (s.character) parts.push_back(s.character->words.title);
  for (const CardView& g : s.growths) parts.push_back(listed({g.words.title, g.state}));
  if (s.spot) parts.push_back(listed({s.spot_title, s.spot->name, s.spot_note}));
  if (const std::string open = pieces_words(t, texts, s.thumbs); !open.empty())
    parts.push_back(texts.tr("speech.before_them", {{"what", open}}));
  return sentences(parts);
}

std::string task_words(const TaskView& task) {
  Words parts{listed({task.number, task.title}), task.text};
  if (task.of > 0) parts.push_back(fmt::format("{}/{}", task.done, task.of));
  parts.push_back(task.state);
  for (const TaskPart& p : task.parts) parts.push_back(listed({p.text, p.state}));
  return sentences(parts);
}

void add_to(Words& out, std::string line) {
  if (!line.empty()) out.push_back(std::move(line));
}

}  // namespace

std::string sentences(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    const bool ended = out.empty() || std::string_view(".!?:…").find(out.back()) != std::string_view::npos;
    out += (out.empty() ? "" : ended ? " " : ". ") + part;
  }
  return out;
}

std::vector<std::string> read_board(const TableView& t, const Texts& texts) {
  Words out;
  for (const PlaceView& p : t.places) add_to(out, place_words(t, texts, p));
  for (const MemberView& m : t.members) add_to(out, member_words(t, m));
  if (t.offer)
    for (const CardView& c : t.offer->cards) add_to(out, sentences({c.words.title, c.state, c.words.text}));
  for (const MarketView& m : t.markets) {
    Words cards{m.title, m.note};
    for (const CardView& c : m.cards) cards.push_back(sentences({c.words.title, c.state, c.words.text}));
    add_to(out, sentences(cards));
  }
  if (t.stage) add_to(out, sentences({t.stage->words.title, t.stage->words.text}));
  for (const PanelView& p : t.callouts) add_to(out, sentences(panel_words(t, texts, p)));
  return out;
}

std::vector<std::string> read_hand(const TableView& t, const TableFacts& f, const Texts& texts) {
  Words out;
  if (!is_player(f.view.seat)) {
    for (const SeatView& s : t.seats)
      if (s.hand >= 0) add_to(out, sentences({s.info.name, texts.trn("match.cards", s.hand)}));
    return out;
  }
  if (t.role) add_to(out, sentences(panel_words(t, texts, *t.role)));
  for (const PieceView& p : t.hand) {
    const CardText words = p.kind == Kind::hidden ? CardText{} : card_text(f, texts, p.kind);
    add_to(out, sentences({piece_words(t, texts, p), words.when, words.text.empty() ? words.effect : words.text}));
  }
  for (const TokenView& token : t.tray) add_to(out, sentences({token.title, token.state, token.hint}));
  Words goal;
  for (const GoalMark& g : t.goal)
    goal.push_back(texts.tr(g.have ? "speech.have" : "speech.wanted", {{"what", g.name}}));
  add_to(out, listed(goal));
  for (const PanelView& p : t.readings) add_to(out, sentences(panel_words(t, texts, p)));
  if (out.empty()) out.push_back(texts.tr("match.hand.empty"));
  return out;
}

std::vector<std::string> read_score(const TableView& t, const Texts& texts) {
  Words out;
  for (const TrackView& k : t.tracks)
    add_to(out, sentences({k.title, texts.tr("speech.track", {{"n", k.value}, {"of", k.max}}), k.caption, k.foot,
                           k.ghost_text, k.lost_text}));
  if (t.stake) add_to(out, sentences(panel_words(t, texts, *t.stake)));
  for (const TaskView& task : t.tasks) add_to(out, task_words(task));
  add_to(out, t.tasks_note);
  for (const PileView& p : t.piles) add_to(out, sentences({p.title, texts.trn("match.cards", p.count), p.top, p.note}));
  for (const SeatView& s : t.seats) add_to(out, seat_words(t, texts, s));
  for (const auto* list : {&t.panels, &t.facts})
    for (const PanelView& p : *list) add_to(out, sentences(panel_words(t, texts, p)));
  return out;
}

std::vector<std::string> read_log(const TableView& t) {
  Words out;
  for (const LogLine& line : t.log) add_to(out, line.text);
  return out;
}

std::string read_asked(const TableView& t) {
  return sentences({t.banner.round, t.banner.turn, t.banner.now, t.banner.detail});
}

std::vector<std::string> read_topic(Topic topic, const TableView& t, const TableFacts& f, const Texts& texts) {
  switch (topic) {
    case Topic::asked: return {read_asked(t)};
    case Topic::board: return read_board(t, texts);
    case Topic::hand: return read_hand(t, f, texts);
    case Topic::score: return read_score(t, texts);
    case Topic::log: return read_log(t);
  }
  return {};
}

std::string read_moment(const MomentView& m) {
  Words parts{m.title, m.line};
  for (const MomentFigure& f : m.figures) parts.push_back(listed({f.text, f.to}));
  return sentences(parts);
}

}  // namespace prowl::ui
