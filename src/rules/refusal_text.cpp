#include "rules/refusal_text.hpp"

namespace prowl {

namespace {

bool fits(const Catalogue& c, Operand type, int v, int kinds) {
  switch (type) {
    case Operand::none: return v == 0;
    case Operand::kind: return v > 0 && v < kinds;
    case Operand::zone: return v > 0 && v < static_cast<int>(c.zones.size());
    case Operand::seat: return v >= index(Seat::table) && v < kMaxSeats;
    default: return true;
  }
}

}  // namespace

Refusal refusal_of(const Catalogue& c, const RefusalText& text, const Action& a, bool malformed) {
  Refusal out{text.id, text.paragraph};
  if (!out || malformed) return out;
  out.operands = c.verb_of(a).operands;
  out.a = a.a, out.b = a.b, out.c = a.c;
  return out;
}

bool is_well_formed(const Catalogue& c, const Action& a, int kinds) {
  const auto& types = c.verb_of(a).operands;
  return fits(c, types[0], a.a, kinds) && fits(c, types[1], a.b, kinds) && fits(c, types[2], a.c, kinds);
}

}  // namespace prowl
