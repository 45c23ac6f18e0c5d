#pragma once
#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"

namespace prowl {

struct Catalogue;

/// Something that happened. `what` is an index into Catalogue::events; `a`, `b` and `c` are its operands, as
/// EventSpec says.
/// Seats outside `audience` get it with kind operands hidden; with `silent` they don't get it at all
/// (its mere occurrence is a secret, e.g. a sealed swap).
struct Event {
  std::uint16_t what{};
  Seat who = Seat::table;
  SeatMask audience = kEveryone;
  bool silent = false;
  std::int16_t a{}, b{}, c{};
  auto operator<=>(const Event&) const = default;
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void emit(const Event& e) = 0;
};

class NullSink final : public EventSink {
 public:
  void emit(const Event&) override {}
};

/// May `viewer` learn that `e` happened at all?
bool may_notice(const Event& e, Seat viewer);
/// `e` as `viewer` may read it. Precondition: may_notice(e, viewer).
Event redact(const Catalogue&, Event e, Seat viewer);

}  // namespace prowl
