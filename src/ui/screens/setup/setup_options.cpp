#include "ui/screens/setup/setup_options.hpp"

#include <algorithm>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

constexpr std::string_view kCustom = "custom";
constexpr int kMostChoices = 21;  // a longer range of numbers is a slider

bool is_text(const OptionSpec& o) { return o.choices.empty() && o.min == o.max; }

// Round numbers that may be chosen, and both ends.
std::vector<int> slider_values(const OptionSpec& o) {
  const int step = o.max - o.min > 200 ? 10 : 5;
  std::vector<int> out{o.min};
  for (int n = (o.from + step - 1) / step * step; n < o.max; n += step) out.push_back(n);
  out.push_back(o.max);
  return out;
}

}  // namespace

void SetupOptions::set(const std::string& name, std::string value) {
  plan_.options[name] = std::move(value);
  ctx_.invalidate();
}

// A text that belongs to another option (its name begins with that option's) counts only while that one says "custom".
// What belongs to an expansion counts only while that one is on.
bool SetupOptions::wanted(const OptionSpec& o) const {
  for (const OptionSpec& other : rules_.options)
    if (other.name == o.of && value(other) == other.choices.front()) return false;
  if (!is_text(o)) return true;
  for (const OptionSpec& other : rules_.options)
    if (&other != &o && o.name.starts_with(other.name + "_") && value(other) != kCustom) return false;
  return true;
}

void SetupOptions::choice_option(Builder& b, Rect r, const OptionSpec& o, const std::string& name) {
  std::vector<std::string> values;
  int current = 0;
  for (std::size_t i = 0; i < o.choices.size(); ++i) {
    values.push_back(say().choice(o.name, o.choices[i]));
    if (o.choices[i] == value(o)) current = static_cast<int>(i);
  }
  b.choice(r, "option." + o.name, name, values, current,
           [this, &o](int i) { set(o.name, o.choices[static_cast<std::size_t>(i)]); });
}

std::string SetupOptions::shown(const OptionSpec& o, int n) const {
  return names_seat(game_, o) && n > 0 ? say().seat(seat(n - 1)) : say().choice(o.name, std::to_string(n));
}

void SetupOptions::number_option(Builder& b, Rect r, const OptionSpec& o, const std::string& name) {
  const int now = option_number(rules_, plan_.options, o.name),
            last = names_seat(game_, o) ? static_cast<int>(plan_.seats.size()) : o.max;
  if (last - o.min < kMostChoices) {
    std::vector<std::string> values;
    for (int n = o.min; n <= last; ++n) values.push_back(shown(o, n));
    return b.choice(r, "option." + o.name, name, values, now - o.min,
                    [this, &o](int i) { set(o.name, std::to_string(o.min + i)); });
  }
  const std::vector<int> steps = slider_values(o);
  const auto at = std::lower_bound(steps.begin(), steps.end(), now) - steps.begin();
  b.slider(r, "option." + o.name, name, static_cast<int>(at), static_cast<int>(steps.size()), shown(o, now),
           [this, &o, steps](int i) { set(o.name, std::to_string(steps[static_cast<std::size_t>(i)])); });
}

void SetupOptions::read_plan(const std::string& name, const std::string& path) {
  paths_[name] = path;
  path_problems_.erase(name);
  plan_.options.erase(name);
  if (path.empty()) return;
  const auto json = load_json(path);
  if (!json)
    path_problems_[name] = ctx_.texts.error(json.error());
  else
    plan_.options[name] = json->dump();
}

void SetupOptions::text_option(Builder& b, Rect r, const OptionSpec& o, const std::string& name) {
  b.field(r, "option." + o.name, name, paths_[o.name], b.tr("setup.path"),
          [this, &o](const std::string& path) { read_plan(o.name, path); });
}

void SetupOptions::option(Builder& b, Column& column, const OptionSpec& o) {
  const std::string name = say().option(o.name);
  const float link = o.rule.empty() ? 0 : 52 * std::max(1.0F, b.text_scale());
  const RowSpot spot = setting_row(b, column, "option." + o.name, name, say().option_help(o.name),
                                   (is_text(o) ? 420.0F : 280.0F) + link + 12);
  Rect control = spot.control;
  if (link > 0) {
    b.button({control.right() - link, control.y, link, control.h},
             {.id = "option." + o.name + ".rule",
              .icon = "rules",
              .tip = b.tr("setup.rule", {{"option", name}}),
              .name = b.tr("setup.rule", {{"option", name}}),
              .px = 18,
              .role = Role::link,
              .press = [this, &o] { ctx_.stack.push(make_rules_screen(ctx_, game_, o.rule)); }});
    control.w -= link + 12;
  }
  if (is_text(o))
    text_option(b, control, o, name);
  else if (!o.choices.empty())
    choice_option(b, control, o, name);
  else
    number_option(b, control, o, name);
}

void SetupOptions::draw(Builder& b, Column& column) {
  for (const OptionSpec& o : rules_.options)
    if (wanted(o)) option(b, column, o);
}

std::string SetupOptions::problem() const {
  std::string out;
  for (const OptionSpec& o : rules_.options)
    if (is_text(o) && wanted(o) && value(o).empty()) {
      const auto problem = path_problems_.find(o.name);
      out = problem != path_problems_.end() ? problem->second : ctx_.texts.tr("setup.path.none");
    }
  return out;
}

}  // namespace prowl::ui
