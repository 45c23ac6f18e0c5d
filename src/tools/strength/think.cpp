#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "prowl/ai/bot.hpp"
#include "prowl/ai/review.hpp"
#include "prowl/core/notation.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {
namespace {

struct ThinkArguments {
  std::string file, seat, level{bot_levels().back()};
  int at = -1;
  bool json = false;
};

nlohmann::json shares_json(const Catalogue& c, const std::vector<Belief::Share>& shares) {
  nlohmann::json out = nlohmann::json::object();
  for (const Belief::Share& s : shares) out[c.zones[static_cast<std::size_t>(index(s.zone))].name] = s.share;
  return out;
}

nlohmann::json belief_json(const Match& m, const View& v, std::uint64_t seed) {
  Rng rng(seed);
  const auto belief = believe(m.game(), m.rules(), v, rng);
  if (!belief) return nullptr;
  const Catalogue& c = m.rules().catalogue;
  nlohmann::json people = nlohmann::json::object();
  for (const Belief::Person& p : belief->people) people[to_notation(p.who)] = shares_json(c, p.places);
  return {{"worlds", belief->worlds}, {"somebody", shares_json(c, belief->somebody)}, {"people", people}};
}

nlohmann::json ideas_json(const Catalogue& c, Seat who, const Thought& thought) {
  nlohmann::json out = nlohmann::json::array();
  for (const Idea& i : thought.ideas) {
    nlohmann::json one = {{"action", to_notation(c, who, i.action)}, {"chance", i.chance}};
    if (i.reckoned()) one["worth"] = i.worth;
    out.push_back(std::move(one));
  }
  return out;
}

// The window's hints have the same seed: the number of events that the seat has noticed.
void tell_thought(const Context& context, const ThinkArguments& a, const Match& then, Seat who, Bot& bot) {
  const View v = then.view(who);
  const std::uint64_t seed = v.events.size();
  Thought thought;
  Rng rng(seed);
  if (!v.options.empty()) thought = bot.think(v, rng, {});
  context.print({{"game", then.game().id},
                 {"seat", to_notation(who)},
                 {"at", then.length()},
                 {"level", a.level},
                 {"seed", seed},
                 {"info_key", fmt::format("{:016x}", v.info_key())},
                 {"playouts", thought.playouts},
                 {"ideas", ideas_json(then.rules().catalogue, who, thought)},
                 {"belief", belief_json(then, v, seed)}});
}

int run_think(const Context& context, const ThinkArguments& a) {
  auto m = open_match(context, a.file);
  if (!m) return context.wrong(m.error());
  const auto who = parse_viewer(a.seat, static_cast<int>(m->seats().size()));
  if (!who) return context.wrong(who.error());
  const auto at = a.at < 0 ? m->length() : static_cast<std::size_t>(a.at);
  if (at > m->length())
    return context.wrong({ErrorCode::bad_option, "--at", fmt::format("The match has {} moves.", m->length())});
  const auto bot = make_bot(a.level, m->game(), m->rules());
  if (!bot)
    return context.wrong({ErrorCode::bad_option, "--level",
                          fmt::format("There is no such level; there are {}.", fmt::join(bot_levels(), ", "))});
  warn_of_secrets(context, *m, *who);
  if (at == m->length()) return tell_thought(context, a, *m, *who, *bot), kGood;
  bool told = false;
  m->retrace([&](const Match& then, const Move*) {
    if (then.length() == at) tell_thought(context, a, then, *who, *bot), told = true;
  });
  return told ? kGood
              : context.wrong({ErrorCode::bad_option, "--at", "Nobody chooses there: something is drawn or dealt."});
}

}  // namespace

void add_think(CLI::App& app, Context& context) {
  auto a = std::make_shared<ThinkArguments>();
  auto* call = app.add_subcommand("think",
                                  "What a level makes of a saved match, by what one seat may see: the numbers of hints "
                                  "and of \"where they may be\", as JSON");
  call->add_option("file", a->file, "The save")->required();
  call->add_option("--seat", a->seat, "Who thinks: p1, p2, ... or table")->required();
  call->add_option("--at", a->at, "After so many moves; left out: as it stands")->check(at_least(0));
  call->add_option("--level", a->level, "The level that thinks")->capture_default_str();
  call->add_flag("--json", a->json, "JSON (always)");
  call->callback([&context, a] { context.run = [&context, a] { return run_think(context, *a); }; });
}

}  // namespace prowl::tools
