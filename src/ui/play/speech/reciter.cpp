#include "ui/play/speech/reciter.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "ui/speech/reading.hpp"

namespace prowl::ui {

Reciter::Reciter(Session& session, Telling& telling) : session_(session), telling_(telling) {
  told_ = session.facts().view.events.size();
  for (int i = 0; i < static_cast<int>(session.driver().seats().size()); ++i)
    own_told_[static_cast<std::size_t>(i)] = session.driver().facts(seat(i)).view.events.size();
}

// As far as the table shows it: a moment that is still to come is not told before it is seen.
std::vector<std::string> Reciter::news() {
  const TableFacts& shown = telling_.shown();
  const auto& events = shown.view.events;
  const Describe d = session_.describe();
  std::vector<std::string> lines;
  for (told_ = std::min(told_, events.size()); told_ < events.size(); ++told_)
    if (std::string line = d.event(events[told_]); !line.empty()) lines.push_back(std::move(line));
  for (auto& heard : heard_) heard.insert(heard.end(), lines.begin(), lines.end());
  if (lines.empty() || !telling_.on()) return lines;
  const TableView t = make_table(shown, session_.layout(), session_.ctx().texts);
  if (t.moment && !t.moment->title.empty()) lines.back() = read_moment(*t.moment);
  return lines;
}

std::vector<std::string> Reciter::own_news(const PrivateStage& stage) {
  const auto who = static_cast<std::size_t>(index(stage.seat()));
  const auto& events = stage.mine().view.events;
  const Describe d = session_.describe();
  auto& heard = heard_[who];
  std::vector<std::string> lines;
  for (std::size_t i = std::min(own_told_[who], events.size()); i < events.size(); ++i) {
    std::string line = d.event(events[i]);
    const auto known = std::find(heard.begin(), heard.end(), line);
    if (known != heard.end())
      heard.erase(known);
    else if (!line.empty())
      lines.push_back(std::move(line));
  }
  own_told_[who] = events.size();
  heard.clear();
  return lines;
}

SpokenPage Reciter::table() {
  SpokenPage page{.title = session_.ctx().texts.tr("speech.table"), .news = news()};
  if (telling_.on() || session_.people().empty()) return page;
  page.asked = read_asked(make_table(session_.facts(), session_.layout(), session_.ctx().texts));
  return page;
}

SpokenPage Reciter::curtain() { return {.news = news()}; }

SpokenPage Reciter::own(const PrivateStage& stage) {
  const Texts& texts = session_.ctx().texts;
  SpokenPage page{.title = texts.tr("speech.private", {{"who", session_.info(stage.seat()).name}}),
                  .news = news(),
                  .own = own_news(stage)};
  if (stage.purpose() != Purpose::look) page.asked = read_asked(stage.view());
  return page;
}

std::vector<std::string> Reciter::results(const TableView& t) const {
  const Texts& texts = session_.ctx().texts;
  const Outcome& end = session_.facts().outcome;
  std::vector<std::string> lines{sentences({t.end.eyebrow, t.end.title, t.end.text})};
  for (const SeatView& s : t.seats) {
    std::vector<std::string> parts{s.info.name, s.role};
    if (has(end.winners, s.seat)) parts.push_back(texts.tr("speech.won"));
    if (session_.layout().points)
      parts.push_back(texts.trn("speech.points", end.total[static_cast<std::size_t>(index(s.seat))]));
    lines.push_back(sentences(parts));
  }
  lines.push_back(t.end.next);
  if (end.over) lines.push_back(texts.tr("speech.over"));
  return lines;
}

SpokenPage Reciter::score() {
  SpokenPage page{.title = session_.ctx().texts.tr("speech.score"), .news = news()};
  const TableView t = make_table(session_.facts(), session_.layout(), session_.ctx().texts);
  page.asked = sentences(results(t));
  return page;
}

std::vector<std::string> Reciter::readable(Topic topic, const PrivateStage* own) const {
  const Texts& texts = session_.ctx().texts;
  const TableFacts& facts = own != nullptr ? own->mine() : telling_.shown();
  const TableView t = own != nullptr ? own->view() : make_table(facts, session_.layout(), texts);
  if (topic == Topic::asked && (facts.outcome.round_over || facts.outcome.over)) return {sentences(results(t))};
  return read_topic(topic, t, facts, texts);
}

}  // namespace prowl::ui
