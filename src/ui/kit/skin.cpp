#include "prowl/ui/skin.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

namespace prowl::ui {
namespace {

constexpr int kMaxDepth = 32;

std::string hex(Colour c) { return fmt::format("#{:02x}{:02x}{:02x}", c.r, c.g, c.b); }

// 45 % black, as the skins are drawn for.
Colour darkened(Colour c) {
  const auto part = [](std::uint8_t x) { return static_cast<std::uint8_t>(std::lround(x * 0.55)); };
  return {part(c.r), part(c.g), part(c.b), c.a};
}

class Expression {
 public:
  Expression(std::string_view text, const SkinValues& values) : text_(text), values_(values) {}

  std::optional<double> value() {
    const double result = sum();
    if (at_ < text_.size()) complain("something is left over");
    if (problem_.empty() && !std::isfinite(result)) complain("not a number");
    return problem_.empty() ? std::optional(result) : std::nullopt;
  }
  const std::string& problem() const { return problem_; }

 private:
  double sum() {
    double left = product();
    while (problem_.empty()) {
      if (take('+'))
        left += product();
      else if (take('-'))
        left -= product();
      else
        break;
    }
    return left;
  }

  double product() {
    double left = atom();
    while (problem_.empty()) {
      if (take('*')) {
        left *= atom();
      } else if (take('/')) {
        const double right = atom();
        if (right == 0) complain("division by zero");
        left /= right == 0 ? 1 : right;
      } else {
        break;
      }
    }
    return left;
  }

  double atom() {
    if (++depth_ > kMaxDepth) complain("nested too deeply");
    if (!problem_.empty()) return 0;
    const double result = take('(') ? in_brackets() : take_word() ? named() : number();
    --depth_;
    return result;
  }

  double in_brackets() {
    const double inside = sum();
    if (!take(')')) complain("a bracket is not closed");
    return inside;
  }

  bool take_word() {
    std::size_t end = at_;
    while (end < text_.size() && text_[end] >= 'a' && text_[end] <= 'z') ++end;
    word_ = text_.substr(at_, end - at_);
    at_ = end;
    return !word_.empty();
  }

  double named() {
    if (word_ == "w") return values_.w;
    if (word_ == "h") return values_.h;
    if (word_ == "s") return values_.s;
    if (word_ == "v") return values_.v;
    if (word_ == "n") return values_.n;
    if (word_ == "min" || word_ == "max") return extreme(word_ == "min");
    complain(fmt::format("unknown name '{}'", word_));
    return 0;
  }

  double extreme(bool smaller) {
    if (!take('(')) complain("min and max need brackets");
    const double a = sum();
    if (!take(',')) complain("min and max need two values");
    const double b = sum();
    if (!take(')')) complain("a bracket is not closed");
    return smaller ? std::min(a, b) : std::max(a, b);
  }

  double number() {
    double result = 0;
    // strtod reads the decimal point of the user's language, and older libraries have no from_chars for floats.
    std::size_t end = at_;
    double place = 0;
    for (; end < text_.size() && (is_digit(text_[end]) || (text_[end] == '.' && place == 0)); ++end) {
      if (text_[end] == '.') {
        place = 1;
      } else if (place == 0) {
        result = result * 10 + (text_[end] - '0');
      } else {
        place /= 10;
        result += (text_[end] - '0') * place;
      }
    }
    if (end == at_) complain("a number is missing");
    at_ = end;
    return result;
  }

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  void complain(std::string why) {
    if (problem_.empty()) problem_ = std::move(why);
  }

  std::string_view text_, word_;
  const SkinValues& values_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string problem_;
};

std::optional<Colour> named_colour(std::string_view token, const SkinValues& values) {
  if (token == "accent") return values.accent;
  if (token == "accent_dark") return darkened(values.accent);
  if (token == "ink") return rgb(0x0a1519);
  return {};
}

std::string shortest(double value) {
  std::string text = fmt::format("{:.3f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

Result<std::string> token_value(std::string_view token, const SkinValues& values) {
  if (const auto colour = named_colour(token, values)) return hex(*colour);
  Expression expression(token, values);
  if (const auto value = expression.value()) return shortest(*value);
  return fail(ErrorCode::bad_option, fmt::format("{{{}}}", token), expression.problem());
}

// [begin, end) of `name="…"` inside a tag, with the blank before it; nothing when the attribute is missing.
struct Attribute {
  std::size_t begin = 0, end = 0;
  std::string_view value;
};

std::optional<Attribute> find_attribute(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
    const std::size_t equals = at + name.size();
    const bool whole = at > 0 &&
                       (tag[at - 1] == ' ' || tag[at - 1] == '\n' || tag[at - 1] == '\t' || tag[at - 1] == '\r');
    if (!whole || equals + 1 >= tag.size() || tag[equals] != '=') continue;
    const char quote = tag[equals + 1];
    const std::size_t close = quote == '"' || quote == '\'' ? tag.find(quote, equals + 2) : std::string_view::npos;
    if (close == std::string_view::npos) continue;
    return Attribute{at - 1, close + 1, tag.substr(equals + 2, close - equals - 2)};
  }
  return {};
}

std::string without_unit(std::string_view length) {
  const std::size_t end = length.find_first_not_of("0123456789.");
  return std::string(length.substr(0, end));
}

void drop_attribute(std::string& tag, std::string_view name) {
  if (const auto found = find_attribute(tag, name)) tag.erase(found->begin, found->end - found->begin);
}

}  // namespace

Result<std::string> fill_skin(std::string_view text, const SkinValues& values) {
  std::string out;
  out.reserve(text.size() + text.size() / 4);
  for (std::size_t at = 0;;) {
    const std::size_t open = text.find('{', at);
    out += text.substr(at, open == std::string_view::npos ? open : open - at);
    if (open == std::string_view::npos) return out;
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) {
      return fail(ErrorCode::bad_option, std::string(text.substr(open, 24)), "the token is not closed");
    }
    auto value = token_value(text.substr(open + 1, close - open - 1), values);
    if (!value) return value;
    out += *value;
    at = close + 1;
  }
}

std::string size_svg(std::string_view svg, int w, int h) {
  const std::size_t begin = svg.find("<svg");
  const std::size_t end = begin == std::string_view::npos ? begin : svg.find('>', begin);
  if (end == std::string_view::npos) return std::string(svg);
  std::string tag(svg.substr(begin, end - begin));
  if (!find_attribute(tag, "viewBox")) {
    const auto width = find_attribute(tag, "width");
    const auto height = find_attribute(tag, "height");
    if (width && height) {
      tag += fmt::format(" viewBox=\"0 0 {} {}\"", without_unit(width->value), without_unit(height->value));
    }
  }
  drop_attribute(tag, "width");
  drop_attribute(tag, "height");
  tag.insert(4, fmt::format(" width=\"{}\" height=\"{}\"", w, h));
  return fmt::format("{}{}{}", svg.substr(0, begin), tag, svg.substr(end));
}

bool is_picture_name(std::string_view name) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  bool after_slash = true;
  for (const char c : name) {
    if (c == '/' ? after_slash : !plain(c)) return false;
    after_slash = c == '/';
  }
  return !after_slash;
}

}  // namespace prowl::ui
