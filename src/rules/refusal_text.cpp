#include "rules/refusal_text.hpp"

namespace prowl {

Refusal refusal_of(const Catalogue& c, const RefusalText& text, const Action& a, bool malformed) {
  Refusal out{text.id, text.paragraph};
  if (!out || malformed) return out;
  out.operands = c.verbs[static_cast<std::size_t>(index(a.verb))].operands;
  out.a = a.a, out.b = a.b, out.c = a.c;
  return out;
}

}  // namespace prowl
