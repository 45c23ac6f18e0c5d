#pragma once
#include <string_view>

#include <nlohmann/json.hpp>

#include "random_play.hpp"

namespace prowl::nostromo::test {

/// A table of five in the words of the scenarios; p1 is the Alien, p5 the android unless the test says otherwise.
class Table {
 public:
  explicit Table(const nlohmann::json& given, const Options& options = {}, int seats = 5) : s(start(options, seats)) {
    settle();
    if (auto ok = kGame.patch(rules(), s, given); !ok) throw std::runtime_error(to_text(ok.error()));
    settle();
  }

  void play(std::string_view line) {
    const auto move = parse_notation(rules().catalogue, line);
    if (!move) throw std::runtime_error(to_text(move.error()));
    const auto& [who, action] = *move;
    if (const Refusal no = kGame.why_not(rules(), s, who, action))
      throw std::runtime_error(std::string(line) + ": " + std::string(no.rule));
    perform(who, action);
    settle();
  }

  /// Everybody who is asked passes until this is asked.
  void until(std::string_view prompt) {
    while (kGame.prompt(rules(), s).id != prompt) {
      int who = 0;
      while (!awaits(s, seat(who))) ++who;
      play(to_notation(seat(who)) + " pass");
    }
  }

  [[nodiscard]] State seen_by(int who) const { return mask(rules().catalogue, s, seat(who)); }
  [[nodiscard]] std::uint64_t key(int who) const { return make_view(kGame, rules(), s, seat(who)).info_key(); }
  [[nodiscard]] ActionList options_of(int who) const { return make_view(kGame, rules(), s, seat(who)).options; }

  /// What `who` reads of the history.
  [[nodiscard]] std::vector<Event> log_of(int who) const {
    std::vector<Event> out;
    for (const Event& e : log.events)
      if (may_notice(e, seat(who))) out.push_back(redact(rules().catalogue, e, seat(who)));
    return out;
  }

  State s;

 private:
  struct Log final : EventSink {
    void emit(const Event& e) override { events.push_back(e); }
    std::vector<Event> events;
  };

  void perform(Seat who, const Action& action) { kGame.apply(rules(), s, who, action, log); }

  // Always the same answers of chance, so that two tables differ only in what the test changes.
  void settle() {
    while (awaits(s, Seat::chance)) {
      Rng rng(7);
      perform(Seat::chance, sample_chance(s, rng));
    }
  }

  Log log;
};

/// The viewers of a table of five: spectator, then seats.
inline constexpr std::array<int, 6> kViewers = {-2, 0, 1, 2, 3, 4};

}  // namespace prowl::nostromo::test
