#include "ui/kit/colour_vision.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace prowl::ui {
namespace {

using Vec = std::array<double, 3>;
using Mat = std::array<Vec, 3>;

constexpr Mat kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Mat kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Mat kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Mat kGrey{{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};
// sRGB to XYZ, in parts of the white of D65.
constexpr Mat kXyz{{{0.433953, 0.376219, 0.189828}, {0.212673, 0.715152, 0.072175}, {0.017758, 0.109477, 0.872766}}};

double linear(std::uint8_t v) {
  const double c = v / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

std::uint8_t coded(double c) {
  c = std::clamp(c, 0.0, 1.0);
  return static_cast<std::uint8_t>(
      std::lround(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055)));
}

Vec linear(Colour c) { return {linear(c.r), linear(c.g), linear(c.b)}; }

Vec times(const Mat& m, const Vec& v) {
  Vec out{};
  for (std::size_t i = 0; i < 3; ++i) out[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
  return out;
}

double root(double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; }

Vec lab(Colour c) {
  const Vec xyz = times(kXyz, linear(c));
  const double x = root(xyz[0]), y = root(xyz[1]), z = root(xyz[2]);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

}  // namespace

Colour seen_by(Vision vision, Colour c) {
  if (vision == Vision::full) return c;
  const Mat& m = vision == Vision::deuteranopia ? kDeuteranopia
                 : vision == Vision::protanopia ? kProtanopia
                 : vision == Vision::tritanopia ? kTritanopia
                                                : kGrey;
  const Vec seen = times(m, linear(c));
  return {coded(seen[0]), coded(seen[1]), coded(seen[2]), c.a};
}

double colour_distance(Colour a, Colour b) {
  const Vec p = lab(a), q = lab(b);
  return std::sqrt((p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]));
}

}  // namespace prowl::ui
