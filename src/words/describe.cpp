#include "words/describe.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::ui {

std::string plain_name(std::string_view name) {
  std::string out(name);
  std::replace(out.begin(), out.end(), '_', ' ');
  return out;
}

std::string Describe::key(std::string_view table, std::string_view name) const {
  return fmt::format("{}.{}.{}", table, game_->id, name);
}

// A missing text comes back as its key, and is noted.
std::string Describe::word(std::string_view table, std::string_view name) const {
  const std::string id = key(table, name), text = texts_->tr(id);
  return text == id ? plain_name(name) : text;
}

std::string Describe::kind(Kind k) const {
  const auto at = static_cast<std::size_t>(index(k));
  if (k == Kind::hidden || at >= rules_->catalogue.kinds.size()) return texts_->tr("kind.hidden");
  const KindSpec& spec = rules_->catalogue.kinds[static_cast<std::size_t>(index(face_of(rules_->catalogue, k)))];
  const bool by_group = !texts_->has(key("kind", spec.name)) && texts_->has(key("kind", spec.group));
  return word("kind", by_group ? spec.group : spec.name);
}

// A zone of one seat is named by its group: "zone.<game>.hand" with the player in {who}.
std::string Describe::zone(Zone z) const {
  const auto at = static_cast<std::size_t>(index(z));
  if (z == Zone::none || at >= rules_->catalogue.zones.size()) return texts_->tr("zone.none");
  const ZoneSpec& spec = rules_->catalogue.zones[at];
  if (is_player(spec.owner) && !texts_->has(key("zone", spec.name)) && texts_->has(key("zone", spec.group)))
    return texts_->tr(key("zone", spec.group), {{"who", seat(spec.owner)}});
  return word("zone", spec.name);
}

std::string Describe::seat(Seat s) const {
  if (s == Seat::table) return texts_->tr("seat.table");
  if (!is_player(s)) return texts_->tr("seat.chance");
  const auto at = static_cast<std::size_t>(index(s));
  if (at < seats_->size() && !(*seats_)[at].name.empty()) return (*seats_)[at].name;
  return texts_->tr("seat.number", {{"n", index(s) + 1}});
}

std::string Describe::names(const std::vector<Seat>& who) const {
  constexpr std::size_t kNamed = 3;
  if (who.empty()) return seat(Seat::table);
  const std::size_t all = who.size(), listed = all <= kNamed ? all - 1 : kNamed - 1;
  std::string out = seat(who.front());
  for (std::size_t i = 1; i < listed; ++i) out += ", " + seat(who[i]);
  if (all == 1) return out;
  if (all <= kNamed) return texts_->tr("match.names.two", {{"a", out}, {"b", seat(who.back())}});
  return texts_->trn("match.names.more", static_cast<long long>(all - listed), {{"a", out}});
}

std::string Describe::side(std::string_view id) const { return word("side", id); }
std::string Describe::how(std::string_view id) const { return word("how", id); }

std::string Describe::operand(Operand type, std::int16_t value) const {
  switch (type) {
    case Operand::kind: return kind(static_cast<Kind>(value));
    case Operand::zone: return zone(static_cast<Zone>(value));
    case Operand::seat: return seat(static_cast<Seat>(value));
    case Operand::amount: return std::to_string(value);
    case Operand::none: break;
  }
  return {};
}

std::string Describe::fill(const std::string& id, std::string_view name, const std::string& who,
                           const std::array<Operand, 3>& types, const std::array<std::int16_t, 3>& values,
                           std::optional<long long> number) const {
  static constexpr std::array<std::string_view, 3> kNames{"a", "b", "c"};
  Args args{{"who", who}};
  std::optional<long long> amount = number;
  std::string bare = plain_name(name);
  for (std::size_t i = 0; i < values.size(); ++i) {
    std::string value = operand(types[i], values[i]);
    if (types[i] == Operand::amount && !amount && values[i] >= 0) amount = values[i];
    if (types[i] != Operand::none) bare += " " + value;
    args.emplace_back(kNames[i], std::move(value));
  }
  const std::string text = amount ? texts_->trn(id, *amount, std::move(args)) : texts_->tr(id, args);
  return text == id ? bare : text;
}

std::string Describe::action(Seat who, const Action& a) const {
  const auto at = static_cast<std::size_t>(index(a.verb));
  if (at >= rules_->catalogue.verbs.size()) return {};
  const VerbSpec& verb = rules_->catalogue.verbs[at];
  return fill(key("verb", verb.name), verb.name, seat(who), verb.operands, {a.a, a.b, a.c});
}

std::string Describe::event(const Event& e) const {
  if (e.what >= rules_->catalogue.events.size()) return {};
  const EventSpec& spec = rules_->catalogue.events[e.what];
  const std::string id = key("event", spec.name);
  // What a seat may not know, and a place that is missing, are told by texts of their own where there are such.
  const auto lacks = [&](Operand type) {
    const auto at = [&](std::size_t i, std::int16_t v) { return spec.operands[i] == type && v == 0; };
    return at(0, e.a) || at(1, e.b) || at(2, e.c);
  };
  std::string own_text = id;
  if (lacks(Operand::kind) && texts_->has(id + ".hidden")) own_text = id + ".hidden";
  if (lacks(Operand::zone) && texts_->has(id + ".without")) own_text = id + ".without";
  // So may be what a number stands for: "event.<game>.bonus.3".
  const std::string numbered = id + "." + std::to_string(e.a);
  if (spec.operands[0] == Operand::amount && texts_->has(numbered)) own_text = numbered;
  const std::string name = e.who == Seat::table ? spec.name : seat(e.who) + " " + spec.name;
  return fill(own_text, name, seat(e.who), spec.operands, {e.a, e.b, e.c});
}

std::string Describe::refusal(const Refusal& r) const {
  return fill(key("refuse", r.rule), r.rule, seat(Seat::table), r.operands, {r.a, r.b, r.c});
}

std::string Describe::prompt(const Prompt& p, std::string_view part, Waiting asked) const {
  const std::string id = fmt::format("{}.{}", key("prompt", p.id), part);
  if (p.id.empty() || (part == "own" && !texts_->has(id))) return {};
  std::vector<Seat> all;
  for (int i = 0; i < kMaxSeats && p.actor == Seat::table; ++i)
    if ((asked & wait_bit(prowl::seat(i))) != 0) all.push_back(prowl::seat(i));
  if (all.empty()) return fill(id, p.id, seat(p.actor), p.operands, {p.a, p.b, p.c});
  return fill(id, p.id, names(all), p.operands, {p.a, p.b, p.c}, static_cast<long long>(all.size()));
}

std::string Describe::score(const ScoreLine& line) const {
  const std::string id = key("score", line.id), text = texts_->trn(id, line.count);
  return text == id ? fmt::format("{} {}", line.count, plain_name(line.id)) : text;
}
std::string Describe::option(std::string_view name) const { return texts_->tr(key("option", name)); }
std::string Describe::option_help(std::string_view name) const { return texts_->tr(key("option", name) + ".help"); }

std::string Describe::choice(std::string_view option, std::string_view value) const {
  const std::string id = fmt::format("{}.{}", key("option", option), value);
  return texts_->has(id) ? texts_->tr(id) : std::string(value);
}

std::string Describe::paragraph(const Event& e) const {
  if (e.what >= rules_->catalogue.events.size()) return {};
  const std::string id = key("paragraph", rules_->catalogue.events[e.what].name);
  return texts_->has(id) ? texts_->tr(id) : std::string();
}

}  // namespace prowl::ui
