#include "ui/screens/shelf/transcript.hpp"

#include <fmt/format.h>

#include "prowl/match/replay.hpp"
#include "table/turning.hpp"
#include "ui/screens/shelf/shelf.hpp"

namespace prowl::ui {
namespace {

// What people have typed must not become layout.
std::string plain(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view("\\`*_{}[]<>#|~").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

std::string player(AppContext& ctx, const Describe& say, const SeatInfo& info, Seat s) {
  const std::string level = info.bot.empty() ? "" : "level." + info.bot;
  if (level.empty()) return plain(say.seat(s));
  return fmt::format("{} ({})", plain(say.seat(s)), plain(ctx.texts.has(level) ? ctx.texts.tr(level) : info.bot));
}

std::string options_text(const Texts& texts, const Describe& say, const RuleSet& rules, const Options& options) {
  std::string out;
  for (const OptionSpec& o : rules.options)
    out += fmt::format(
        "- {}\n", plain(texts.labelled(say.option(o.name), say.choice(o.name, option_value(rules, options, o.name)))));
  return out;
}

std::string log_text(AppContext& ctx, const Describe& say, const Catalogue& c, const Replay& replay) {
  std::vector<Event> events;
  for (const auto& told : replay.history({Seat::table, true})) events.push_back(told.event);
  const auto turns = turns_of(c, events);
  std::string out;
  int turn = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (turns[i] != turn && turns[i] > 0)
      out += fmt::format("\n### {}\n\n", ctx.texts.tr("match.score.turn", {{"turn", turns[i]}}));
    turn = turns[i];
    if (const std::string line = say.event(events[i]); !line.empty()) out += fmt::format("- {}\n", plain(line));
  }
  return out;
}

}  // namespace

std::string match_as_text(AppContext& ctx, const Match& match, std::shared_ptr<const RuleSet> rules,
                          std::int64_t saved_at) {
  const Texts& t = ctx.texts;
  const Describe say = ctx.describe(match.game(), *rules, match.seats());
  SaveInfo save;
  save.header.game = match.record().game;
  save.header.options = match.options();
  save.header.name = match.record().name;
  const Replay replay(match);
  std::string out = fmt::format("# {}\n\n", plain(title_text(ctx, save)));
  out += fmt::format("{}, {}, {}\n", plain(game_text(ctx, save)), date_text(t, saved_at),
                     t.tr(replay.over() ? "replays.finished" : "replays.unfinished"));
  out += fmt::format("\n## {}\n\n", t.tr("shelf.text.players"));
  for (std::size_t i = 0; i < match.seats().size(); ++i)
    out += fmt::format("{}. {}\n", i + 1, player(ctx, say, match.seats()[i], seat(static_cast<int>(i))));
  out += fmt::format("\n## {}\n\n", t.tr("shelf.text.options")) + options_text(t, say, *rules, match.options());
  out += fmt::format("\n## {}\n", t.tr("shelf.text.log")) + log_text(ctx, say, rules->catalogue, replay);
  const Outcome end = match.outcome();
  if (!end.over) return out;
  out += fmt::format("\n## {}\n\n", t.tr("shelf.text.end"));
  if (!end.side.empty()) out += plain(t.labelled(say.side(end.side), say.how(end.how))) + "\n";
  std::vector<Seat> winners;
  for (int i = 0; i < static_cast<int>(match.seats().size()); ++i)
    if (has(end.winners, seat(i))) winners.push_back(seat(i));
  for (const Seat s : winners) out += fmt::format("- {}\n", t.tr("shelf.text.wins", {{"who", plain(say.seat(s))}}));
  return out;
}

}  // namespace prowl::ui
