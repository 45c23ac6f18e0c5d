#pragma once
#include <string>
#include <string_view>

#include "prowl/core/result.hpp"
#include "prowl/ui/geometry.hpp"

namespace prowl::ui {

/// What the tokens of a picture template stand for (assets/common/skins/README.md).
struct SkinValues {
  float w = 0, h = 0;  ///< device px of the box
  float s = 1;         ///< device px per design px
  float v = 0;         ///< a share, 0..1
  int n = 0;           ///< a count
  Colour accent = rgb(0xefe6d0);
};

/// The template with every `{…}` replaced by its number or "#rrggbb". Error: bad_option, saying which token is wrong
/// and why.
Result<std::string> fill_skin(std::string_view text, const SkinValues&);

/// The same drawing with a root element of exactly w x h px: what it showed is fitted into that size as its own
/// preserveAspectRatio says (by default whole, centred, undistorted). Text without an <svg> element comes back
/// unchanged.
std::string size_svg(std::string_view svg, int w, int h);

/// Whether a picture may be called so: parts of letters, digits, `_` and `-` with single slashes between them, so that
/// it can lie nowhere but below the folder of the assets.
bool is_picture_name(std::string_view name);

}  // namespace prowl::ui
