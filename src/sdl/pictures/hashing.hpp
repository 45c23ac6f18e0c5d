#pragma once
#include <bit>
#include <cstdint>
#include <string_view>

#include "prowl/ui/scene.hpp"

#include <xxhash.h>

namespace prowl::sdl {

/// Collects a value piece by piece. Only for caches: no result may depend on it.
class Hash {
 public:
  Hash& add(std::uint64_t value) {
    value_ = (std::rotl(value_, 23) ^ value) * 0x9e3779b97f4a7c15ULL;
    value_ ^= value_ >> 29;
    return *this;
  }
  Hash& add(float value) { return add(std::uint64_t{std::bit_cast<std::uint32_t>(value)}); }
  Hash& add(int value) { return add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value))); }
  Hash& add(bool value) { return add(std::uint64_t{value}); }
  Hash& add(std::string_view text) { return add(std::uint64_t{XXH3_64bits(text.data(), text.size())}); }
  Hash& add(ui::Colour c) {
    return add(std::uint64_t{c.r} << 24 | std::uint64_t{c.g} << 16 | std::uint64_t{c.b} << 8 | c.a);
  }
  Hash& add(const ui::Rect& r) { return add(r.x).add(r.y).add(r.w).add(r.h); }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0x2545f4914f6cdd1dULL;
};

/// What a picture looks like, whatever its size.
inline std::uint64_t look_of(const ui::Picture& p) {
  return Hash()
      .add(std::string_view(p.name))
      .add(std::string_view(p.svg))
      .add(p.accent)
      .add(p.scale)
      .add(p.skin)
      .add(p.v)
      .add(p.n)
      .add(p.mirror)
      .value();
}

inline std::uint64_t hash_of(const ui::Draw& d) {
  Hash h;
  h.add(static_cast<int>(d.op)).add(d.box).add(d.colour).add(d.radius).add(d.thickness).add(d.alpha).add(d.key);
  if (d.op == ui::Draw::Op::picture) h.add(look_of(d.picture));
  if (d.op != ui::Draw::Op::text) return h.value();
  const ui::TextStyle& s = d.style;
  h.add(std::string_view(d.text)).add(static_cast<int>(s.face)).add(s.px).add(s.colour).add(s.tracking);
  h.add(static_cast<int>(s.align)).add(static_cast<int>(s.valign)).add(s.wrap).add(s.min_scale);
  return h.value();
}

}  // namespace prowl::sdl
