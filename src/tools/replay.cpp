#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "prowl/core/notation.hpp"
#include "prowl/rules/files.hpp"
#include "tools/files.hpp"
#include "tools/terminal/words.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {
namespace {

struct ReplayArguments {
  std::string file, seat = "table";
  bool verify = false, json = false;
};

nlohmann::json event_json(const Catalogue& c, const Words& words, const Event& e) {
  return {{"event", c.events[e.what].name}, {"who", to_notation(e.who)}, {"words", words.describe().event(e)}};
}

nlohmann::json outcome_json(const Match& m) {
  const Outcome o = m.outcome();
  nlohmann::json totals = nlohmann::json::array();
  for (std::size_t i = 0; i < m.seats().size(); ++i) totals.push_back(o.total[i]);
  return {{"over", o.over},
          {"side", std::string(o.side)},
          {"how", std::string(o.how)},
          {"rounds", o.rounds},
          {"turns", o.turns},
          {"total", totals},
          {"winners", waiting_names(o.winners)}};
}

// That of a match that goes on stands for its secrets, and is nobody's.
std::string hash_of(const Match& m) { return m.outcome().over ? fmt::format("{:016x}", m.truth_hash()) : ""; }

void print_log(const Context& context, const Match& m, const View& v, bool json) {
  const Words words(m.game(), m.rules(), m.seats());
  if (!json) {
    for (const Event& e : v.events) context.out << words.describe().event(e) << '\n';
    return;
  }
  nlohmann::json log = nlohmann::json::array();
  for (const Event& e : v.events) log.push_back(event_json(m.rules().catalogue, words, e));
  context.print({{"game", m.game().id},
                 {"seat", to_notation(v.seat)},
                 {"moves", m.length()},
                 {"hash", hash_of(m)},
                 {"outcome", outcome_json(m)},
                 {"log", log}});
}

// A save that reads well but doesn't replay is a "no"; one that doesn't even read is wrong input.
int verify(const Context& context, const ReplayArguments& a) {
  const auto m = open_match(context, a.file);
  if (m) {
    if (a.json)
      context.print({{"verified", true}, {"moves", m->length()}, {"hash", hash_of(*m)}});
    else
      context.out << fmt::format("{}: {} replayed, every hash agrees\n", a.file, counted(m->length(), "move"));
    return kGood;
  }
  const bool unreadable = m.error().code == ErrorCode::io || m.error().code == ErrorCode::not_found;
  if (a.json && !unreadable)
    context.print({{"verified", false}, {"place", m.error().place}, {"message", m.error().message}});
  const int code = context.wrong(m.error());
  return unreadable ? code : kNo;
}

int run_replay(const Context& context, const ReplayArguments& a) {
  if (a.verify) return verify(context, a);
  const auto m = open_match(context, a.file);
  if (!m) return context.wrong(m.error());
  const auto who = parse_viewer(a.seat, static_cast<int>(m->seats().size()));
  if (!who) return context.wrong(who.error());
  warn_of_secrets(context, *m, *who);
  print_log(context, *m, m->view(*who), a.json);
  return kGood;
}

nlohmann::json zones_json(const Catalogue& c, const State& s) {
  nlohmann::json zones = nlohmann::json::object();
  for (std::size_t z = 1; z < c.zones.size(); ++z) {
    nlohmann::json pieces = nlohmann::json::array();
    for (const int slot : slots(s, zone(static_cast<int>(z)))) {
      const Piece& p = piece(s, slot);
      nlohmann::json one = {{"back", index(p.back)}};
      if (p.kind != Kind::hidden) one["kind"] = c.kinds[static_cast<std::size_t>(index(p.kind))].name;
      if (p.marks != 0) one["marks"] = p.marks;
      pieces.push_back(std::move(one));
    }
    if (!pieces.empty()) zones[c.zones[z].name] = std::move(pieces);
  }
  return zones;
}

nlohmann::json view_json(const Match& m, const View& v) {
  const Catalogue& c = m.rules().catalogue;
  const Words words(m.game(), m.rules(), m.seats());
  nlohmann::json counters = nlohmann::json::object(), options = nlohmann::json::array(), log = nlohmann::json::array();
  for (std::size_t i = 0; i < c.regs.size(); ++i) counters[c.regs[i].name] = v.masked.regs[i];
  for (const Action& a : v.options) options.push_back(to_notation(c, v.seat, a));
  for (const Event& e : v.events) log.push_back(event_json(c, words, e));
  const Prompt p = m.prompt();
  return {{"game", m.game().id},
          {"seat", to_notation(v.seat)},
          {"info_key", fmt::format("{:016x}", v.info_key())},
          {"prompt", {{"id", std::string(p.id)}, {"actor", to_notation(p.actor)}}},
          {"waiting", waiting_names(m.waiting())},
          {"counters", counters},
          {"zones", zones_json(c, v.masked)},
          {"options", options},
          {"log", log},
          {"outcome", outcome_json(m)}};
}

}  // namespace

void add_replay(CLI::App& app, Context& context) {
  auto a = std::make_shared<ReplayArguments>();
  auto* call = app.add_subcommand("replay", "Replays a save and prints the log of one seat, or of the public table");
  call->add_option("file", a->file, "The save")->required()->transform(some_file());
  call->add_flag("--verify", a->verify, "Only check that every hash agrees");
  call->add_option("--seat", a->seat, "Whose log: p1, p2, ... or table");
  call->add_flag("--json", a->json, "JSON");
  call->callback([&context, a] { context.run = [&context, a] { return run_replay(context, *a); }; });
}

void add_view(CLI::App& app, Context& context) {
  auto a = std::make_shared<ReplayArguments>();
  auto* call = app.add_subcommand("view", "What one seat may see of a saved match, as JSON");
  call->add_option("file", a->file, "The save")->required()->transform(some_file());
  call->add_option("--seat", a->seat, "Who looks: p1, p2, ... or table")->required();
  call->add_flag("--json", a->json, "JSON (always)");
  call->callback([&context, a] {
    context.run = [&context, a] {
      const auto m = open_match(context, a->file);
      if (!m) return context.wrong(m.error());
      const auto who = parse_viewer(a->seat, static_cast<int>(m->seats().size()));
      if (!who) return context.wrong(who.error());
      warn_of_secrets(context, *m, *who);
      context.print(view_json(*m, m->view(*who)));
      return kGood;
    };
  });
}

}  // namespace prowl::tools
