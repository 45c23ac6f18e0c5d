#include "null_game.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace prowl::test {
namespace {

constexpr int kTurns = 3, kHand = 3, kCopies = 14;
constexpr std::uint8_t kChosen = 1;
constexpr Zone kDeck{1}, kDiscard{2};
enum Step : std::uint16_t { kShuffle, kChoose, kReact, kCoin, kFinish };
enum Words : std::uint16_t { kVerbChoose = kFirstGameVerb, kVerbConfirm, kVerbPass, kVerbBlock, kVerbFinish };
enum Happened : std::uint16_t { kMarked, kBlockedWith, kTurnedUp, kDrew };
constexpr Reg kTurn{0}, kBlocked{1}, kTotal{2};
constexpr std::array<std::string_view, 2> kSides{"bold", "meek"};

Zone hand(int i) { return zone(3 + i); }
Zone laid(int i) { return zone(7 + i); }
Reg score_of(int i) { return static_cast<Reg>(index(kTotal) + i); }

Catalogue catalogue() {
  Catalogue c;
  for (const char* name : {"red", "blue", "green"}) c.kinds.push_back({name, Back{1}, "card"});
  c.zones.push_back({"deck", true});
  c.zones.push_back({"discard", true});
  for (int i = 0; i < 4; ++i) c.zones.push_back({fmt::format("hand_p{}", i + 1), false, seat(i), "hand"});
  for (int i = 0; i < 4; ++i) c.zones.push_back({fmt::format("laid_p{}", i + 1), false, seat(i), "laid"});
  c.regs = {{"turn"}, {"blocked"}, {"score_p1"}, {"score_p2"}, {"score_p3"}, {"score_p4"}};
  c.verbs.push_back({"choose", {Operand::kind}, true, false});
  c.verbs.push_back({"confirm", {}, true});
  c.verbs.push_back({"pass"});
  c.verbs.push_back({"block", {Operand::kind}});
  c.verbs.push_back({"finish"});
  c.events = {{"marked", {Operand::kind}},
              {"blocked", {Operand::kind}},
              {"turned_up", {Operand::kind}},
              {"drew", {Operand::kind}}};
  c.index_names();
  return c;
}

void ask_all(State& s) {
  for (int i = 0; i < s.seats; ++i) await(s, seat(i));
}

void draw(const RuleSet& r, State& s, int i, EventSink& out) {
  const int slot = top(s, kDeck);
  piece(s, slot).known = bit(seat(i));
  const Kind k = piece(s, slot).kind;
  move_piece(r.catalogue, s, slot, hand(i));
  out.emit({kDrew, seat(i), bit(seat(i)), false, static_cast<std::int16_t>(k)});
}

void lay(const RuleSet& r, State& s) {
  for (int i = 0; i < s.seats; ++i)
    for (const int slot : slots(s, hand(i)))
      if (piece(s, slot).marks == kChosen) {
        piece(s, slot).marks = 0;
        forget(s, hand(i), bit(seat(i)));
        move_piece(r.catalogue, s, slot, laid(i));
        break;
      }
  top_frame(s).step = kReact;
  ask_all(s);
}

void turn_up(const RuleSet& r, State& s, EventSink& out) {
  for (int i = 0; i < s.seats; ++i) {
    const int slot = top(s, laid(i));
    const Kind k = piece(s, slot).kind;
    out.emit({kTurnedUp, seat(i), kEveryone, false, static_cast<std::int16_t>(k)});
    if (reg(s, kBlocked) == 0) reg(s, score_of(i)) = static_cast<std::int16_t>(reg(s, score_of(i)) + index(k));
    move_open(r.catalogue, s, slot, kDiscard);
  }
  top_frame(s).step = kCoin;
  await_index(s, 2);
}

void end_turn(const RuleSet& r, State& s, bool heads, EventSink& out) {
  for (int i = 0; heads && i < s.seats; ++i) reg(s, score_of(i)) = static_cast<std::int16_t>(reg(s, score_of(i)) * 2);
  for (int i = 0; i < s.seats; ++i)
    while (count(s, hand(i)) < kHand) draw(r, s, i, out);
  reg(s, kBlocked) = 0;
  reg(s, kTurn) = static_cast<std::int16_t>(reg(s, kTurn) + 1);
  const bool over = reg(s, kTurn) == kTurns;
  top_frame(s).step = over ? kFinish : kChoose;
  if (over)
    await(s, Seat::table);
  else
    ask_all(s);
}

bool has_chosen(const State& s, Seat who) {
  for (const int slot : slots(s, hand(index(who))))
    if (piece(s, slot).marks == kChosen) return true;
  return false;
}

Result<State> setup(const RuleSet& r, const Options& options, int seats) {
  if (auto ok = check_options(r, options); !ok) return tl::unexpected(ok.error());
  if (seats < 2 || seats > 4) return fail(ErrorCode::bad_option, {}, "This game is for 2 to 4 players.");
  State s;
  s.seats = static_cast<std::uint8_t>(seats);
  for (int k = 1; k <= 3; ++k)
    for (int i = 0; i < kCopies; ++i) add_piece(r.catalogue, s, kind(k), kDeck, kNobody);
  push_frame(s, {kShuffle});
  await_entropy(s);
  return s;
}

void options(const RuleSet&, const State& s, Seat who, ActionList& out) {
  out.clear();
  if (!awaits(s, who)) return;
  const auto step = top_frame(s).step;
  if (who == Seat::table) out.push_back({Verb{kVerbFinish}});
  if (step == kReact) out.push_back({Verb{kVerbPass}});
  if (step == kChoose && has_chosen(s, who)) out.push_back({Verb{kVerbConfirm}});
  const bool choosing = step == kChoose && !has_chosen(s, who);
  for (int k = 1; k <= 3 && (choosing || step == kReact); ++k)
    if (find_piece(s, hand(index(who)), kind(k)) >= 0)
      out.push_back({Verb{choosing ? kVerbChoose : kVerbBlock}, static_cast<std::int16_t>(k)});
}

void choose(State& s, Seat who, Kind k, EventSink& out) {
  piece(s, find_piece(s, hand(index(who)), k)).marks = kChosen;
  out.emit({kMarked, who, bit(who), true, static_cast<std::int16_t>(k)});
}

void block(const RuleSet& r, State& s, Seat who, Kind k, EventSink& out) {
  move_open(r.catalogue, s, find_piece(s, hand(index(who)), k), kDiscard);
  reg(s, kBlocked) = 1;
  out.emit({kBlockedWith, who, kEveryone, false, static_cast<std::int16_t>(k)});
}

void apply(const RuleSet& r, State& s, Seat who, const Action& a, EventSink& out) {
  if (a.verb == Verb{kVerbChoose}) return choose(s, who, kind(a.a), out);
  answered(s, who);
  if (a.verb == kChanceEntropy) {
    shuffle(s, kDeck, entropy_of(a));
    for (int i = 0; i < s.seats; ++i)
      while (count(s, hand(i)) < kHand) draw(r, s, i, out);
    top_frame(s).step = kChoose;
    return ask_all(s);
  }
  if (a.verb == kChanceIndex) return end_turn(r, s, a.a == 1, out);
  if (a.verb == Verb{kVerbFinish}) return pop_frame(s);
  if (a.verb == Verb{kVerbBlock}) block(r, s, who, kind(a.a), out);
  if (s.waiting != 0) return;
  if (top_frame(s).step == kChoose)
    lay(r, s);
  else
    turn_up(r, s, out);
}

Refusal why_not(const RuleSet& r, const State& s, Seat who, const Action& a) {
  if (!awaits(s, who)) return {.rule = "not_asked", .paragraph = "1"};
  ActionList legal;
  options(r, s, who, legal);
  if (std::find(legal.begin(), legal.end(), a) != legal.end()) return {};
  return {.rule = a.verb == Verb{kVerbBlock} ? "not_in_hand" : "not_now", .paragraph = "2"};
}

Outcome outcome(const RuleSet&, const State& s) {
  Outcome o;
  o.over = s.frame_count == 0;
  o.round_over = o.over || top_frame(s).step == kFinish;
  int best = -1, sum = 0;
  for (int i = 0; i < s.seats; ++i) {
    const auto points = reg(s, score_of(i));
    o.total[static_cast<std::size_t>(i)] = o.round_score[static_cast<std::size_t>(i)] = points;
    sum += points;
    if (points > best) o.winners = 0;
    if (points >= best) o.winners = static_cast<SeatMask>(o.winners | bit(seat(i)));
    best = std::max<int>(best, points);
  }
  if (!o.round_over) return {};
  const std::size_t side = sum > 10 * s.seats ? 0 : 1;
  o.side = kSides[side];
  o.side_wins[side] = o.rounds = 1;
  o.turns = o.longest = reg(s, kTurn);
  return o;
}

Prompt prompt(const RuleSet&, const State& s) {
  if (s.frame_count == 0) return {};
  switch (top_frame(s).step) {
    case kChoose: return {.ask = Ask::secret, .id = "choose", .actor = Seat::table, .paragraph = "1"};
    case kReact: return {.ask = Ask::reaction, .id = "react", .actor = Seat::table, .paragraph = "2"};
    case kFinish: return {.ask = Ask::table, .id = "finish", .actor = Seat::table, .paragraph = "3"};
    default: return {};
  }
}

std::vector<ScoreLine> score(const RuleSet&, const State& s, Seat who) {
  const int points = reg(s, score_of(index(who)));
  return {{"cards", points, points}};
}

std::vector<Kind> inventory(const Catalogue&, const State&) {
  std::vector<Kind> out;
  for (int k = 1; k <= 3; ++k) out.insert(out.end(), kCopies, kind(k));
  return out;
}

KindSet fits(const Catalogue& c, const State&, const Piece& where) { return c.alike(where.back); }

void imagine(const RuleSet&, State& s, Seat viewer, Rng& rng) {
  if (s.frame_count == 0 || top_frame(s).step != kChoose) return;
  for (int i = 0; i < s.seats; ++i) {
    if (seat(i) == viewer || awaits(s, seat(i))) continue;
    int skip = rng.below(count(s, hand(i)));
    for (const int slot : slots(s, hand(i)))
      if (skip-- == 0) piece(s, slot).marks = kChosen;
  }
}

Result<void> patch(const RuleSet&, State& s, const nlohmann::json& given) {
  for (const auto& [key, value] : given.items()) {
    if (key != "turn" || !value.is_number_integer()) return fail(ErrorCode::bad_scenario, "/" + key, "unknown name");
    reg(s, kTurn) = value.get<std::int16_t>();
  }
  return {};
}

Result<void> check(const RuleSet&, const State& s, const nlohmann::json& expect) {
  for (const auto& [key, value] : expect.items()) {
    if (key != "turn") return fail(ErrorCode::bad_scenario, "/" + key, "unknown name");
    if (value != reg(s, kTurn)) return fail(ErrorCode::bad_scenario, "/" + key, fmt::format("it is {}", reg(s, kTurn)));
  }
  return {};
}

nlohmann::json tables(const RuleSet&, int seats) { return {{"hand", kHand}, {"seats", seats}}; }

Result<RuleSet> load(const std::filesystem::path&) {
  RuleSet r;
  r.game = "null";
  r.hash = 0x1234;
  r.catalogue = catalogue();
  r.options = {{"pace", {"slow", "fast"}, 0, 0, 0, "1", false, ""}};
  return r;
}

// Tells everybody the choice at once.
void leaky_apply(const RuleSet& r, State& s, Seat who, const Action& a, EventSink& out) {
  const int slot = a.verb == Verb{kVerbChoose} ? find_piece(s, hand(index(who)), kind(a.a)) : -1;
  apply(r, s, who, a, out);
  if (slot >= 0) piece(s, slot).known = kEveryone;
}

// The next choice is asked at once, with a frame like that of the last one.
void hasty_apply(const RuleSet& r, State& s, Seat who, const Action& a, EventSink& out) {
  apply(r, s, who, a, out);
  if (s.frame_count != 0 && top_frame(s).step == kReact) top_frame(s).step = kChoose;
}

Game make(void (*apply_function)(const RuleSet&, State&, Seat, const Action&, EventSink&)) {
  return {.id = "null",
          .min_seats = 2,
          .max_seats = 4,
          .sides = kSides,
          .load = load,
          .setup = setup,
          .options = options,
          .apply = apply_function,
          .why_not = why_not,
          .outcome = outcome,
          .prompt = prompt,
          .score = score,
          .inventory = inventory,
          .fits = fits,
          .imagine = imagine,
          .patch = patch,
          .check = check,
          .tables = tables};
}

}  // namespace

const Game& null_game() {
  static const Game game = make(apply);
  return game;
}

const Game& leaky_null_game() {
  static const Game game = make(leaky_apply);
  return game;
}

const Game& hasty_null_game() {
  static const Game game = make(hasty_apply);
  return game;
}

std::shared_ptr<const RuleSet> null_rules() {
  static const auto rules = std::make_shared<const RuleSet>(*load({}));
  return rules;
}

Action null_action(std::string_view verb, Kind k) {
  return {static_cast<Verb>(null_rules()->catalogue.find_verb(verb)), static_cast<std::int16_t>(index(k)), 0, 0};
}

}  // namespace prowl::test
