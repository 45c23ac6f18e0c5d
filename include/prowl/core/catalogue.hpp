#pragma once
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"
#include "prowl/core/kind_set.hpp"

namespace prowl {

/// Names and constant properties of everything that can stand in a state, in index order (entry 0 of kinds and zones is
/// unused). Names are the words of the notation, the scenarios and the translation keys: lower snake_case, unique
/// within a table.
struct KindSpec {
  std::string name;
  Back back{};          ///< what it looks like face down
  std::string group{};  ///< e.g. "card", "character", "object": for the layout
  Kind face{};  ///< what actions, events and texts call it, where a seat's copy is a kind of its own; hidden: itself
};
struct ZoneSpec {
  std::string name;          ///< "infirmary", "hand_p3", "deck"
  bool ordered = false;      ///< order is meaningful and public (deck, discard); unordered zones are shown sorted
  Seat owner = Seat::table;  ///< the seat it belongs to
  std::string group{};       ///< e.g. "room", "hand", "deck": for the layout
};
struct RegSpec {
  std::string name{};
};
/// Something that happened; operands typed like a verb's. The audience sees everything, others no identities.
struct EventSpec {
  std::string name;
  std::array<Operand, 3> operands{};
};

/// The two chance verbs that start every verb table.
std::vector<VerbSpec> chance_verbs();

struct Catalogue {
  std::vector<KindSpec> kinds{1};
  std::vector<ZoneSpec> zones{1};
  std::vector<RegSpec> regs;
  std::vector<VerbSpec> verbs = chance_verbs();
  std::vector<EventSpec> events;

  /// Fills the look-up tables; call once after filling the vectors.
  void index_names();
  /// Index by name, or -1.
  int find_kind(std::string_view name) const;
  int find_zone(std::string_view name) const;
  int find_reg(std::string_view name) const;
  int find_verb(std::string_view name) const;
  int find_event(std::string_view name) const;
  const VerbSpec& verb_of(const Action& a) const { return verbs[static_cast<std::size_t>(index(a.verb))]; }
  bool is_ordered(Zone z) const { return ordered_[static_cast<std::size_t>(index(z))]; }
  Seat owner_of(Zone z) const { return owners_[static_cast<std::size_t>(index(z))]; }
  /// The kinds that have this back.
  const KindSet& alike(Back b) const { return alike_[static_cast<std::size_t>(index(b))]; }

 private:
  using Names = std::unordered_map<std::string, int>;
  Names kind_names_, zone_names_, reg_names_, verb_names_, event_names_;
  std::array<KindSet, kMaxBacks> alike_;
  std::array<bool, kMaxZones> ordered_{};  // of the zones, close together for the steps of the rules
  std::array<Seat, kMaxZones> owners_{};
};

/// The kind that actions, events and texts use for a piece.
inline Kind face_of(const Catalogue& c, Kind k) {
  const Kind face = c.kinds[static_cast<std::size_t>(index(k))].face;
  return face == Kind::hidden ? k : face;
}

}  // namespace prowl
