#include "ui/kit/theme.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::ui {
namespace {

struct Slot {
  std::string_view name;
  Colour Theme::*member;
};

constexpr std::array kSlots{
    Slot{"ground", &Theme::ground},
    Slot{"panel", &Theme::panel},
    Slot{"raised", &Theme::raised},
    Slot{"line", &Theme::line},
    Slot{"text", &Theme::text},
    Slot{"second", &Theme::second},
    Slot{"dim", &Theme::dim},
    Slot{"disabled", &Theme::disabled},
    Slot{"act", &Theme::act},
    Slot{"fact", &Theme::fact},
    Slot{"alarm", &Theme::alarm},
    Slot{"alarm_text", &Theme::alarm_text},
    Slot{"ink", &Theme::ink},
    Slot{"on_primary", &Theme::on_primary},
    Slot{"button_line", &Theme::button_line},
    Slot{"hover", &Theme::hover},
    Slot{"hover_line", &Theme::hover_line},
    Slot{"ring", &Theme::ring},
};

bool is_colour(std::string_view text) {
  return (text.size() == 7 || text.size() == 9) && text[0] == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

bool read_colour(Reader& r, std::string_view key, Colour& out, bool required) {
  std::string text;
  if (!(required ? r.get(key, text) : r.optional(key, text))) return false;
  if (!is_colour(text)) {
    r.complain(key, fmt::format("'{}' is not a colour like #efe6d0.", text));
    return false;
  }
  out = parse_colour(text, out);
  return true;
}

void read_named(const nlohmann::json* named, Reader& r, Theme& theme) {
  if (named == nullptr || !named->is_object()) return;
  for (const auto& [name, value] : named->items()) {
    if (value.is_string() && is_colour(value.get_ref<const std::string&>()))
      theme.named[name] = parse_colour(value.get_ref<const std::string&>(), theme.text);
    else
      r.complain("named", fmt::format("'{}' is not a colour like #efe6d0.", name));
  }
}

constexpr std::array<std::string_view, 6> kFaces{"title", "heading", "body", "medium", "semibold", "bold"};

void read_faces(Reader& r, Theme& theme) {
  for (std::size_t i = 0; i < kFaces.size(); ++i) {
    std::size_t face = i;
    if (r.has(kFaces[i]) && r.get_name(kFaces[i], face, kFaces)) theme.faces[i] = static_cast<Face>(face);
  }
  int percent = 100;
  if (r.optional("title_percent", percent, 50, 150)) theme.title_scale = static_cast<float>(percent) / 100;
}

void read_skins(Reader& r, Theme& theme) {
  std::string folder;
  std::vector<std::string> names;
  r.get("folder", folder);
  r.get("names", names);
  for (const auto& name : names) theme.skins[name] = folder + "/" + name;
}

double channel(std::uint8_t v) {
  const double c = v / 255.0;
  return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(Colour c) { return 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b); }

std::uint8_t mix_channel(std::uint8_t a, std::uint8_t b, float share) {
  return static_cast<std::uint8_t>(
      std::lround(static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share));
}

}  // namespace

Colour Theme::colour(std::string_view name) const {
  if (const auto found = named.find(name); found != named.end()) return found->second;
  for (const Slot& slot : kSlots)
    if (slot.name == name) return this->*slot.member;
  return text;
}

Colour Theme::colour(std::string_view name, Colour fallback) const {
  const auto found = named.find(name);
  return found != named.end() ? found->second : fallback;
}

std::string Theme::skin(std::string_view name) const {
  if (name.find('/') != std::string_view::npos) return std::string(name);
  const auto own = skins.find(name);
  return own != skins.end() ? own->second : "common/skins/" + std::string(name);
}

Result<Theme> load_theme(const std::filesystem::path& file, bool high_contrast) {
  Theme theme;
  const auto read = [&](Reader& r) {
    r.object("colours", [&](Reader& colours) {
      for (const Slot& slot : kSlots) read_colour(colours, slot.name, theme.*slot.member, true);
    });
    r.object("high_contrast", [&](Reader& colours) {
      Colour unused;
      for (const Slot& slot : kSlots)
        read_colour(colours, slot.name, high_contrast ? theme.*slot.member : unused, false);
    });
    read_named(r.raw("named"), r, theme);
    if (high_contrast) theme.named["strong"] = theme.text;
    r.raw("fonts", false);
  };
  return read_json(file, read).map([&] { return theme; });
}

Result<Theme> load_world_theme(const std::filesystem::path& file, const Theme& base, bool high_contrast) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return base;
  Theme theme = base;
  const auto read = [&](Reader& r) {
    r.object(
        "colours",
        [&](Reader& colours) {
          for (const Slot& slot : kSlots) read_colour(colours, slot.name, theme.*slot.member, false);
        },
        false);
    r.object(
        "high_contrast",
        [&](Reader& colours) {
          Colour unused;
          for (const Slot& slot : kSlots)
            read_colour(colours, slot.name, high_contrast ? theme.*slot.member : unused, false);
        },
        false);
    read_named(r.raw("named", false), r, theme);
    r.object(
        "faces", [&](Reader& faces) { read_faces(faces, theme); }, false);
    r.object(
        "skins", [&](Reader& skins) { read_skins(skins, theme); }, false);
    r.optional("backdrop", theme.backdrop);
  };
  return read_json(file, read).map([&] { return theme; });
}

double contrast(Colour a, Colour b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

Colour blend(Colour a, Colour b, float share) {
  return {mix_channel(a.r, b.r, share), mix_channel(a.g, b.g, share), mix_channel(a.b, b.b, share),
          mix_channel(a.a, b.a, share)};
}

Colour parse_colour(std::string_view hex, Colour fallback) {
  if (!is_colour(hex)) return fallback;
  std::uint32_t value = 0;
  std::from_chars(hex.data() + 1, hex.data() + 7, value, 16);
  std::uint32_t alpha = 255;
  if (hex.size() == 9) std::from_chars(hex.data() + 7, hex.data() + 9, alpha, 16);
  return rgb(value, static_cast<std::uint8_t>(alpha));
}

std::string to_hex(Colour c) { return fmt::format("#{:02x}{:02x}{:02x}", c.r, c.g, c.b); }

}  // namespace prowl::ui
