#include <algorithm>
#include <deque>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"
#include "prowl/match/playthrough.hpp"
#include "tools/scenario/scenario.hpp"
#include "tools/scenario/scenario_moves.hpp"
#include "tools/scenario/scenario_told.hpp"

namespace prowl::tools {
namespace {

constexpr int kMaxPasses = 10'000;

struct Log final : EventSink {
  void emit(const Event& e) override { events.push_back(e); }
  std::vector<Event> events;
};

/// Reasons are snake_case; a scenario may write them with hyphens.
std::string plain(std::string name) {
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class Run {
 public:
  Run(const OpenGame& open, const Scenario& s) : open_(open), game_(*open.game), rules_(*open.rules), scenario_(s) {}

  Result<void> run() {
    const auto options = whole_options();
    if (!options) return tl::unexpected(options.error());
    auto state = game_.setup(rules_, *options, scenario_.seats);
    if (!scenario_.setup_error.empty()) return check_setup_error(state);
    if (!state) return at("", state.error());
    state_ = *state;
    if (auto ok = settle(); !ok) return ok;
    if (!scenario_.given.is_null()) {
      if (auto ok = game_.patch(rules_, state_, scenario_.given); !ok) return at("/given", ok.error());
      log_.events.clear();
    }
    lately_ = {state_, log_.events.size(), {}};
    next_ = 0;
    if (auto ok = settle(); !ok) return ok;
    while (next_ < scenario_.steps.size()) {
      const std::string pointer = fmt::format("/do/{}", next_);
      if (auto ok = step(scenario_.steps[next_++], pointer); !ok) return ok;
      if (auto ok = settle(); !ok) return ok;
    }
    if (auto ok = settle(); !ok) return ok;
    if (!script_.empty()) return wrong(script_.front().pointer, "Chance was never asked for this.");
    return expect(scenario_.expect, "/expect");
  }

 private:
  struct Draw {
    Action action;
    std::string pointer;
  };

  tl::unexpected<Error> wrong(std::string_view pointer, std::string message) const {
    return fail(ErrorCode::bad_scenario, scenario_.place + std::string(pointer), std::move(message));
  }
  // Errors of the game name a pointer inside the part.
  tl::unexpected<Error> at(std::string_view pointer, const Error& e) const {
    const bool inside = e.place.starts_with("/");
    return wrong(inside ? std::string(pointer) + e.place : std::string(pointer), inside ? e.message : to_text(e));
  }

  Result<Options> whole_options() const {
    Options all = scenario_.options;
    all.insert(open_.options.begin(), open_.options.end());
    if (scenario_.preset.empty()) return all;
    const auto found = std::find_if(rules_.presets.begin(), rules_.presets.end(),
                                    [&](const Preset& p) { return p.name == scenario_.preset; });
    if (found == rules_.presets.end()) return wrong("/preset", "There is no such preset.");
    if (found->seats != scenario_.seats)
      return wrong("/seats", fmt::format("This preset is for {} players.", found->seats));
    all.insert(found->options.begin(), found->options.end());
    return all;
  }

  Result<void> check_setup_error(const Result<State>& state) const {
    if (state) return wrong("/setup_error", "The set-up was accepted.");
    if (to_text(state.error()).find(scenario_.setup_error) != std::string::npos) return {};
    return wrong("/setup_error", fmt::format("The set-up was refused otherwise: {}", to_text(state.error())));
  }

  Result<void> step(const nlohmann::json& line, const std::string& pointer) {
    if (line.is_string()) return move(line.get<std::string>(), pointer);
    if (!line.is_object() || line.empty()) return wrong(pointer, "A step is a line of notation or an object.");
    for (const auto& [key, value] : line.items())
      if (!is_part(key, value, line))
        return wrong(pointer + "/" + key, "A step may hold `refused` with `rule`, `expect`, `until`, or `retract`.");
    if (line.contains("retract")) return retract(line, pointer);
    if (line.contains("refused")) return refused(line, pointer);
    if (line.size() != 1) return wrong(pointer, "One thing a step.");
    if (line.contains("until")) return until(line["until"].get<std::string>(), pointer);
    return expect(line["expect"], pointer + "/expect");
  }

  static bool is_part(std::string_view key, const nlohmann::json& value, const nlohmann::json& line) {
    if (line.contains("retract")) return (key == "retract" && value.is_string()) || (key == "refused" && value == true);
    if (key == "rule") return value.is_string() && line.contains("refused");
    return key == "expect" || ((key == "refused" || key == "until") && value.is_string());
  }

  // `sees` and `told` belong to every game, all other names to this one.
  Result<void> expect(nlohmann::json what, const std::string& pointer) const {
    for (const std::string part : {"sees", "told"}) {
      const auto found = what.is_object() ? what.find(part) : what.end();
      if (found == what.end()) continue;
      if (auto ok = by_seat(*found, part, pointer + "/" + part); !ok) return ok;
      what.erase(part);
    }
    auto ok = game_.check(rules_, state_, what);
    return ok ? ok : at(pointer, while_asked(ok.error()));
  }

  // What differs may do so because the table stands at another question than was thought.
  Error while_asked(Error e) const {
    const std::string_view now = game_.prompt(rules_, state_).id;
    if (!now.empty() && e.place != "/prompt") e.message += fmt::format(" (asked now: {})", now);
    return e;
  }

  Result<void> by_seat(const nlohmann::json& what, std::string_view part, const std::string& pointer) const {
    if (!what.is_object()) return wrong(pointer, "Expected an object of seats.");
    for (const auto& item : what.items()) {
      const std::string here = pointer + "/" + item.key();
      const auto who = parse_seat(item.key());
      if (!who || *who == Seat::chance || index(*who) >= state_.seats)
        return wrong(here, "There is no such seat at this table.");
      if (auto ok = part == "sees" ? sees(*who, item.value(), here) : told(*who, item.value(), here); !ok) return ok;
    }
    return {};
  }

  Result<void> sees(Seat who, const nlohmann::json& what, const std::string& pointer) const {
    auto ok = game_.check(rules_, mask(rules_.catalogue, state_, who), what);
    return ok ? ok : at(pointer, ok.error());
  }

  Result<void> told(Seat who, const nlohmann::json& what, const std::string& pointer) const {
    auto ok = check_told(rules_.catalogue, lines_told(rules_.catalogue, log_.events, who), what);
    return ok ? ok : wrong(pointer + ok.error().place, ok.error().message);
  }

  Result<void> move(const std::string& text, const std::string& pointer) {
    const auto line = parse_notation(rules_.catalogue, text);
    if (!line) return unread(text, line.error(), pointer);
    const auto& [who, action] = *line;
    if (who == Seat::chance) {
      script_.push_back({action, pointer});
      return {};
    }
    pass_until([&, &who = who, &action = action] {
      return awaits(state_, who) && !game_.why_not(rules_, state_, who, action);
    });
    if (auto ok = is_asked(who, text, pointer); !ok) return ok;
    if (const Refusal no = game_.why_not(rules_, state_, who, action))
      return wrong(pointer, fmt::format("`{}` is refused: {} ({}).{}", text, no.rule, no.paragraph,
                                        legal_moves(open_, state_, who)));
    perform(who, action);
    return {};
  }

  // A line whose seat can be read tells what that seat may do instead.
  tl::unexpected<Error> unread(const std::string& text, const Error& e, const std::string& pointer) const {
    const auto who = parse_seat(text.substr(0, text.find(' ')));
    const bool sits = who && *who != Seat::chance && index(*who) < state_.seats;
    return wrong(pointer, fmt::format("`{}`: {}{}", text, e.message, sits ? legal_moves(open_, state_, *who) : ""));
  }

  // Everybody passes in the windows that lie before the line at hand; where that doesn't help, nobody does.
  template <class Is>
  void pass_until(Is reached) {
    const State before = state_;
    const std::size_t told = log_.events.size(), made = lately_.moves.size();
    const int pass = rules_.catalogue.find_verb("pass");
    for (int passes = 0; pass >= 0 && passes < kMaxPasses && !reached(); ++passes) {
      const Seat who = first_awaited(state_);
      const Action action{static_cast<Verb>(pass)};
      if (game_.prompt(rules_, state_).ask != Ask::reaction || game_.why_not(rules_, state_, who, action)) break;
      perform(who, action);
      if (awaits(state_, Seat::chance)) break;
    }
    if (reached()) return;
    state_ = before;
    log_.events.resize(told);
    lately_.moves.resize(made);
  }

  Result<void> is_asked(Seat who, const std::string& text, const std::string& pointer) const {
    if (awaits(state_, who)) return {};
    return wrong(pointer, fmt::format("`{}`: nobody asks {} now; the prompt is `{}`.{}", text, to_notation(who),
                                      prompt_id(), legal_moves(open_, state_, who)));
  }

  Result<void> refused(const nlohmann::json& step, const std::string& pointer) {
    const auto text = step["refused"].get<std::string>();
    const auto line = parse_notation(rules_.catalogue, text);
    if (!line) return unread(text, line.error(), pointer + "/refused");
    const auto reason = [&] { return game_.why_not(rules_, state_, line->first, line->second); };
    if (!reason()) return wrong(pointer + "/refused", fmt::format("`{}` is legal.", text));
    if (!step.contains("rule")) return {};
    const std::string rule = plain(step["rule"].get<std::string>());
    pass_until([&] { return plain(std::string(reason().rule)) == rule; });
    const Refusal no = reason();
    if (plain(std::string(no.rule)) == rule) return {};
    return wrong(pointer + "/rule",
                 fmt::format("`{}` is refused for another reason: {} ({}).", text, no.rule, no.paragraph));
  }

  std::string prompt_id() const {
    return game_.outcome(rules_, state_).over ? "over" : std::string(game_.prompt(rules_, state_).id);
  }

  Result<void> until(const std::string& id, const std::string& pointer) {
    const int pass = rules_.catalogue.find_verb("pass");
    for (int passes = 0; prompt_id() != id; ++passes) {
      if (passes == kMaxPasses || prompt_id() == "over") return wrong(pointer, fmt::format("`{}` never came.", id));
      const Seat who = first_awaited(state_);
      const Action action{static_cast<Verb>(pass)};
      if (pass < 0 || game_.why_not(rules_, state_, who, action))
        return wrong(pointer, fmt::format("{} can't pass at `{}`.{}", to_notation(who), prompt_id(),
                                          legal_moves(open_, state_, who)));
      perform(who, action);
      if (auto ok = settle(); !ok) return ok;
    }
    return {};
  }

  // "p2", its last action, or "p2 place brett mess", that one of its running sequence.
  Result<void> retract(const nlohmann::json& step, const std::string& pointer) {
    const auto text = step["retract"].get<std::string>();
    const bool last = text.find(' ') == text.npos;
    const auto whole = last ? parse_seat(text).map([](Seat s) { return std::pair(s, Action{}); })
                            : parse_notation(rules_.catalogue, text);
    if (!whole) return unread(text, whole.error(), pointer + "/retract");
    const auto left = taken_back(open_, lately_, whole->first, last ? std::nullopt : std::optional(whole->second));
    if (left.has_value() == step.contains("refused"))
      return wrong(pointer + "/retract", fmt::format("`{}` can {}be taken back.", text, left ? "" : "not "));
    if (left) play_again(*left);
    return {};
  }

  void play_again(const std::vector<Move>& moves) {
    state_ = lately_.before;
    log_.events.resize(lately_.events);
    lately_.moves.clear();
    for (const Move& m : moves) perform(m.who, m.action);
  }

  void perform(Seat who, const Action& action) {
    game_.apply(rules_, state_, who, action, log_);
    lately_.moves.push_back({who, action});
    if (who == Seat::chance) lately_ = {state_, log_.events.size(), {}};
  }

  // Chance lines answer in their order; where the next line is none, the seed does.
  Result<void> settle() {
    while (awaits(state_, Seat::chance)) {
      if (auto ok = take_script(); !ok) return ok;
      Rng rng(mix(scenario_.seed, draws_++));
      Action action = sample_chance(state_, rng);
      if (!script_.empty()) {
        if (!chance_fits(state_, script_.front().action))
          return wrong(script_.front().pointer, fmt::format("Chance is asked for {}.", wanted()));
        action = script_.front().action;
        script_.pop_front();
      }
      perform(Seat::chance, action);
    }
    return {};
  }

  std::string wanted() const {
    return state_.chance.bound > 0 ? fmt::format("an index from 0 to {}", state_.chance.bound - 1) : "entropy";
  }

  Result<void> take_script() {
    const auto& steps = scenario_.steps;
    while (script_.empty() && next_ < steps.size() && steps[next_].is_string() &&
           steps[next_].get_ref<const std::string&>().starts_with("chance ")) {
      const std::string pointer = fmt::format("/do/{}", next_);
      if (auto ok = move(steps[next_++].get<std::string>(), pointer); !ok) return ok;
    }
    return {};
  }

  const OpenGame& open_;
  const Game& game_;
  const RuleSet& rules_;
  const Scenario& scenario_;
  State state_;
  Log log_;
  Lately lately_;
  std::deque<Draw> script_;
  std::size_t next_ = static_cast<std::size_t>(-1);
  std::uint64_t draws_ = 0;
};

}  // namespace

Result<void> run_scenario(const OpenGame& game, const Scenario& scenario) { return Run(game, scenario).run(); }

}  // namespace prowl::tools
