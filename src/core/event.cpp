#include "prowl/core/event.hpp"

#include "prowl/core/catalogue.hpp"

namespace prowl {

namespace {

bool in_audience(const Event& e, Seat viewer) {
  return viewer == Seat::table ? e.audience == kEveryone : has(e.audience, viewer);
}

}  // namespace

bool may_notice(const Event& e, Seat viewer) { return !e.silent || in_audience(e, viewer); }

Event redact(const Catalogue& c, Event e, Seat viewer) {
  const bool open = in_audience(e, viewer);
  const auto& operands = c.events[e.what].operands;
  std::int16_t* values[] = {&e.a, &e.b, &e.c};
  for (std::size_t i = 0; i < 3; ++i)
    if (!open && operands[i] == Operand::kind) *values[i] = static_cast<std::int16_t>(Kind::hidden);
  // Who else was told would tell of secret exchanges.
  e.audience = open ? e.audience : kNobody;
  return e;
}

}  // namespace prowl
