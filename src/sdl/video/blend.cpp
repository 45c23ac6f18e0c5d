#include "sdl/video/blend.hpp"

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#define PROWL_SSE2 1
#endif

namespace prowl::sdl {
namespace {

// Two channels at a time: x * a / 255, rounded, for each half of 0x00XX00XX.
std::uint32_t scaled_pair(std::uint32_t pair, std::uint32_t a) {
  const std::uint32_t t = pair * a + 0x00800080U;
  return ((t + (t >> 8 & 0x00ff00ffU)) >> 8) & 0x00ff00ffU;
}

std::uint32_t over(std::uint32_t to, std::uint32_t from) { return from + weakened(to, 255 - (from >> 24)); }

#ifdef PROWL_SSE2
[[gnu::always_inline]] inline __m128i scaled(__m128i channels, __m128i a) {
  const __m128i t = _mm_add_epi16(_mm_mullo_epi16(channels, a), _mm_set1_epi16(128));
  return _mm_srli_epi16(_mm_add_epi16(t, _mm_srli_epi16(t, 8)), 8);
}

[[gnu::always_inline]] inline __m128i spread_alpha(__m128i two_pixels) {
  return _mm_shufflehi_epi16(_mm_shufflelo_epi16(two_pixels, 0xff), 0xff);
}

[[gnu::always_inline]] inline __m128i over4(__m128i to, __m128i from) {
  const __m128i zero = _mm_setzero_si128(), full = _mm_set1_epi16(255);
  const __m128i low = _mm_sub_epi16(full, spread_alpha(_mm_unpacklo_epi8(from, zero)));
  const __m128i high = _mm_sub_epi16(full, spread_alpha(_mm_unpackhi_epi8(from, zero)));
  const __m128i rest = _mm_packus_epi16(scaled(_mm_unpacklo_epi8(to, zero), low),
                                        scaled(_mm_unpackhi_epi8(to, zero), high));
  return _mm_adds_epu8(from, rest);
}

[[gnu::always_inline]] inline __m128i weakened4(__m128i from, __m128i alpha) {
  const __m128i zero = _mm_setzero_si128();
  return _mm_packus_epi16(scaled(_mm_unpacklo_epi8(from, zero), alpha), scaled(_mm_unpackhi_epi8(from, zero), alpha));
}

__m128i load(const std::uint32_t* p) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p)); }
void store(std::uint32_t* p, __m128i x) { _mm_storeu_si128(reinterpret_cast<__m128i*>(p), x); }

// Most pixels of most pictures are clear or opaque: neither needs what lies below.
int blend_fours(std::uint32_t* to, const std::uint32_t* from, int n) {
  const __m128i alphas = _mm_set1_epi32(static_cast<int>(0xff000000U)), zero = _mm_setzero_si128();
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    const __m128i source = load(from + i);
    const __m128i a = _mm_and_si128(source, alphas);
    if (_mm_movemask_epi8(_mm_cmpeq_epi32(a, alphas)) == 0xffff)
      store(to + i, source);
    else if (_mm_movemask_epi8(_mm_cmpeq_epi32(a, zero)) != 0xffff)
      store(to + i, over4(load(to + i), source));
  }
  return i;
}

int blend_fours(std::uint32_t* to, const std::uint32_t* from, int n, std::uint8_t alpha) {
  const __m128i strength = _mm_set1_epi16(alpha);
  int i = 0;
  for (; i + 4 <= n; i += 4) store(to + i, over4(load(to + i), weakened4(load(from + i), strength)));
  return i;
}

int blend_fours_colour(std::uint32_t* to, std::uint32_t colour, int n) {
  const __m128i source = _mm_set1_epi32(static_cast<int>(colour));
  int i = 0;
  for (; i + 4 <= n; i += 4) store(to + i, over4(load(to + i), source));
  return i;
}
#else
int blend_fours(std::uint32_t*, const std::uint32_t*, int) { return 0; }
int blend_fours(std::uint32_t*, const std::uint32_t*, int, std::uint8_t) { return 0; }
int blend_fours_colour(std::uint32_t*, std::uint32_t, int) { return 0; }
#endif

}  // namespace

std::uint32_t weakened(std::uint32_t pixel, std::uint32_t alpha) {
  return scaled_pair(pixel & 0x00ff00ffU, alpha) | scaled_pair(pixel >> 8 & 0x00ff00ffU, alpha) << 8;
}

void premultiply(std::uint32_t* to, const std::uint32_t* straight, int n) {
  for (int i = 0; i < n; ++i) {
    const std::uint32_t alpha = straight[i] >> 24;
    to[i] = (weakened(straight[i], alpha) & 0x00ffffffU) | alpha << 24;
  }
}

void blend(std::uint32_t* to, const std::uint32_t* from, int n) {
  for (int i = blend_fours(to, from, n); i < n; ++i) to[i] = over(to[i], from[i]);
}

void blend(std::uint32_t* to, const std::uint32_t* from, int n, std::uint8_t alpha) {
  for (int i = blend_fours(to, from, n, alpha); i < n; ++i) to[i] = over(to[i], weakened(from[i], alpha));
}

void blend_colour(std::uint32_t* to, std::uint32_t premultiplied, int n) {
  for (int i = blend_fours_colour(to, premultiplied, n); i < n; ++i) to[i] = over(to[i], premultiplied);
}

}  // namespace prowl::sdl
