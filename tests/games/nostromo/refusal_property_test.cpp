#include <set>

#include <nlohmann/json.hpp>

#include "games/nostromo/rules/legal/refuse.hpp"
#include "random_play.hpp"

namespace prowl::nostromo::test {

namespace {

/// Every action that could be written down with the operands of its verb, near enough.
std::vector<Action> all_actions() {
  std::vector<Action> out;
  const auto values = [](Operand o) {
    std::vector<std::int16_t> v;
    const auto fill = [&](int from, int to) {
      for (int i = from; i <= to; ++i) v.push_back(static_cast<std::int16_t>(i));
    };
    if (o == Operand::kind)
      fill(0, 28);
    else if (o == Operand::zone)
      fill(0, 14);
    else if (o == Operand::seat)
      fill(-2, 8);
    else if (o == Operand::amount)
      fill(0, 1);
    else
      v = {0};
    return v;
  };
  const auto& specs = rules().catalogue.verbs;
  for (std::size_t v = kFirstGameVerb; v < specs.size(); ++v)
    for (const auto a : values(specs[v].operands[0]))
      for (const auto b : values(specs[v].operands[1])) out.push_back({static_cast<Verb>(v), a, b, 0});
  for (const auto b : {1, 257, 256 + 7}) out.push_back({verbs::pass, static_cast<std::int16_t>(b), 0, 0});
  out.push_back({verbs::visit, 257, 0, 0});
  out.push_back({verbs::place, 9, 257, 0});
  out.push_back({verbs::vote, 24, 256, 0});
  return out;
}

}  // namespace

TEST_CASE("An action is refused exactly when it is not among the options, and always with a reason", "[nostromo]") {
  const std::vector<Action> actions = all_actions();
  std::set<std::string_view> met;
  for (int seats = 2; seats <= 8; ++seats)
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Rng pick(seed + 50);
      const Options options = seed % 2 == 0 ? Options{} : random_options(pick, seats);
      CAPTURE(seats, seed);
      play(options, seats, seed, [&](const State& s, Rng& rng) {
        if (rng.below(30) != 0 && !is_over(s)) return;
        ActionList list;
        for (int i = -2; i <= s.seats; ++i) {
          if (i == -1) continue;
          const Seat who = seat(i);
          kGame.options(rules(), s, who, list);
          const std::set<Action> legal(list.begin(), list.end());
          CHECK(legal.size() == list.size());
          const State seen = i < s.seats ? mask(rules().catalogue, s, who) : s;
          std::size_t found = 0;
          for (const Action& a : actions) {
            const Refusal refusal = kGame.why_not(rules(), s, who, a);
            met.insert(refusal.rule);
            const bool listed = legal.count(a) != 0;
            found += listed;
            if (listed == static_cast<bool>(refusal))
              FAIL(to_notation(rules().catalogue, who, a) << " " << refusal.rule);
            if (kGame.why_not(rules(), seen, who, a).rule != refusal.rule)
              FAIL("another reason in the view: " << refusal.rule);
          }
          CHECK(found == legal.size());
        }
      });
    }
  // Every reason of the table is met, but for those of scripted chance and of the rare positions below.
  const std::set<std::string_view> rare = {"chance_misfit", "holder_faces", "not_facing", "flame_locked"};
  for (int r = 0; r < static_cast<int>(Rule::count); ++r) {
    const std::string_view id = to_refusal(rules().catalogue, static_cast<Rule>(r), {}).rule;
    if (rare.count(id) == 0) CHECK((met.count(id) != 0 ? "" : std::string(id)) == "");
  }
}

namespace {

std::string_view reason(int seats, const nlohmann::json& given, std::string_view line) {
  State s = start({}, seats);
  const auto patched = kGame.patch(rules(), s, given);
  if (!patched) return to_text(patched.error()), "bad position";
  const auto move = parse_notation(rules().catalogue, line);
  return move ? kGame.why_not(rules(), s, move->first, move->second).rule : "bad notation";
}

}  // namespace

TEST_CASE("Rare positions give their own reasons", "[nostromo]") {
  const nlohmann::json facing = {{"phase", "window_r"},
                                 {"figure", "cargo"},
                                 {"tokens", {{"p2", {{"characters", {"cargo"}}}}, {"p3", {{"characters", {"mess"}}}}}},
                                 {"hands", {{"p3", {"reorganise"}}, {"p2", {"reorganise"}}}},
                                 {"objects", {{"detector", "p2"}}}};
  CHECK(reason(5, facing, "p3 reorganise_take detector") == "holder_faces");
  CHECK(reason(5, facing, "p2 reorganise_give detector p3") == "holder_faces");
  CHECK(reason(2, {{"phase", "window_a"}, {"hands", {{"p2", {"reorganise"}}}}, {"objects", {{"detector", "p2"}}}},
               "p2 reorganise_move detector mess") == "object_held");
  const nlohmann::json two_here = {{"phase", "window_r"},
                                   {"figure", "cargo"},
                                   {"tokens", {{"p2", {{"characters", {"cargo", "cargo", "mess"}}}}}},
                                   {"objects", {{"detector", "p2"}}}};
  CHECK(reason(3, two_here, "p2 save lind") == "not_facing");
  CHECK(reason(3, two_here, "p2 save hale").empty());
  const nlohmann::json locked = {
      {"phase", "pick_up"},
      {"flame_locked", true},
      {"tokens", {{"p2", {{"characters", {"command"}}}}, {"p3", {{"characters", {"command"}}}}}}};
  CHECK(reason(5, locked, "p2 vote flamethrower p2") == "flame_locked");
  CHECK(reason(5, locked, "p2 leave detector").empty());
}

TEST_CASE("Chance is refused what it was not asked for", "[nostromo]") {
  State s = start({{"alien", "0"}}, 5);
  REQUIRE(awaits(s, Seat::chance));
  CHECK(kGame.why_not(rules(), s, Seat::chance, {kChanceIndex, 5, 0, 0}).rule == "chance_misfit");
  CHECK(kGame.why_not(rules(), s, Seat::chance, {kChanceIndex, 4, 0, 0}).rule.empty());
  CHECK(kGame.why_not(rules(), s, Seat{0}, {verbs::pass}).rule == "not_your_turn");
}

}  // namespace prowl::nostromo::test
