#include "prowl/rules/load_rules.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <xxhash.h>

#include "prowl/rules/files.hpp"
#include "rules/table_check.hpp"

namespace prowl {

namespace {

constexpr std::array<std::string_view, 4> kSources = {"seed", "public", "deduced", "reconstructed"};

OptionSpec read_option(Reader& o) {
  OptionSpec spec;
  o.get("name", spec.name);
  o.get("rule", spec.rule);
  o.optional("of", spec.of);
  if (o.has("choices")) {
    o.optional("expansion", spec.expansion);
    if (o.get("choices", spec.choices) && spec.choices.size() < 2) o.complain("choices", "needs at least two choices");
  } else if (o.has("text")) {
    bool text = true;
    o.get("text", text);
  } else {
    o.get("min", spec.min, 0, 10000);
    o.get("max", spec.max, spec.min + 1, 10000);
    spec.from = spec.min + 1;
    o.optional("from", spec.from, spec.min + 1, spec.max);
    o.get("default", spec.fallback, spec.min, spec.max);
  }
  return spec;
}

// Of the group, without those that an earlier file has brought.
std::vector<std::string> names_left(const RuleSet& rules, std::string_view group) {
  std::vector<std::string> out;
  for (const KindSpec& k : rules.catalogue.kinds) {
    const auto named = [&](const CardInfo& card) { return card.id == k.name; };
    if (k.group == group && std::none_of(rules.cards.begin(), rules.cards.end(), named)) out.push_back(k.name);
  }
  return out;
}

bool has_option(const RuleSet& rules, std::string_view name) {
  return std::any_of(rules.options.begin(), rules.options.end(), [&](const OptionSpec& o) { return o.name == name; });
}

bool is_expansion(const RuleSet& rules, std::string_view name) {
  return std::any_of(rules.options.begin(), rules.options.end(),
                     [&](const OptionSpec& o) { return o.name == name && o.expansion; });
}

// An option may offer only what the rules know how to carry out.
void check_known(Reader& o, const OptionSpec& option, const std::vector<KnownOption>& known) {
  const auto it = std::find_if(known.begin(), known.end(), [&](const KnownOption& k) { return k.name == option.name; });
  if (it == known.end()) return o.complain("name", say("the rules know no option '{}'", option.name));
  const bool number = option.choices.empty() && option.min != option.max;
  if (option.of != it->of)
    o.complain("of", it->of.empty() ? say("the option '{}' belongs to no expansion", option.name)
                                    : say("the option '{}' belongs to '{}'", option.name, it->of));
  if (!it->choices.empty()) {
    if (option.choices.empty()) o.complain("", say("the option '{}' needs choices", option.name));
    for (const std::string& choice : option.choices)
      if (std::find(it->choices.begin(), it->choices.end(), choice) == it->choices.end())
        o.complain("choices", say("the option '{}' has no choice '{}'", option.name, choice));
  } else if (it->range.most > 0) {
    if (!number || option.min < it->range.least || option.max > it->range.most)
      o.complain("", say("the option '{}' is a number from {} to {}", option.name, it->range.least, it->range.most));
  } else if (number || !option.choices.empty()) {
    o.complain("", say("the option '{}' is a text", option.name));
  }
}

}  // namespace

void RuleLoader::file(std::string_view name, const std::function<void(Reader&)>& read) {
  if (!ok_) return;
  const std::string path = to_utf8(folder_ / to_path(name));
  const auto json = load_json(path);
  if (!json) {
    ok_ = tl::unexpected(json.error());
    return;
  }
  const std::string text = json->dump();
  rules_.hash = XXH3_64bits_withSeed(text.data(), text.size(), rules_.hash);
  Reader reader(*json, path);
  read(reader);
  ok_ = reader.finish();
}

void RuleLoader::check(const std::function<Result<void>()>& test) {
  if (!ok_) return;
  ok_ = test();
  if (!ok_) ok_.error().place = to_utf8(folder_ / to_path(ok_.error().place));
}

Result<RuleSet> RuleLoader::finish(std::shared_ptr<const void> data) {
  if (!ok_) return tl::unexpected(ok_.error());
  rules_.data = std::move(data);
  return std::move(rules_);
}

void read_game(Reader& r, RuleSet& rules, Range min_seats, Range max_seats) {
  std::string id;
  if (r.get("id", id) && id != rules.game) r.complain("id", say("expected \"{}\"", rules.game));
  r.get("min_seats", rules.min_seats, min_seats.least, min_seats.most);
  r.get("max_seats", rules.max_seats, max_seats.least, max_seats.most);
}

void read_by_seats(Reader& r, std::string_view key, const RuleSet& rules,
                   const std::function<void(Reader&, std::size_t seats)>& read) {
  std::array<bool, kMaxSeats + 1> seen{};
  r.each(key, [&](Reader& o) {
    int seats = 0;
    if (!o.get("seats", seats, rules.min_seats, rules.max_seats)) return;
    const auto k = static_cast<std::size_t>(seats);
    if (seen[k]) o.complain("seats", "this number of players is there twice");
    seen[k] = true;
    read(o, k);
  });
  for (int n = rules.min_seats; n <= rules.max_seats; ++n)
    if (!seen[static_cast<std::size_t>(n)]) r.complain(key, say("{} players are missing", n));
}

void read_options(Reader& r, RuleSet& rules, const std::vector<KnownOption>& known) {
  r.each("options", [&](Reader& o) {
    OptionSpec option = read_option(o);
    if (has_option(rules, option.name)) o.complain("name", say("the option '{}' is there twice", option.name));
    if (!option.of.empty() && !is_expansion(rules, option.of))
      o.complain("of", say("there is no expansion '{}' before it", option.of));
    check_known(o, option, known);
    rules.options.push_back(std::move(option));
  });
  for (const KnownOption& k : known)
    if (!has_option(rules, k.name)) r.complain("options", say("the option '{}' is missing", k.name));
}

void read_rulings(Reader& r, RuleSet& rules) {
  r.each("rulings", [&](Reader& o) {
    Ruling ruling;
    o.get("id", ruling.id);
    if (std::any_of(rules.rulings.begin(), rules.rulings.end(),
                    [&](const Ruling& known) { return known.id == ruling.id; }))
      o.complain("id", say("the ruling '{}' is there twice", ruling.id));
    o.get("question", ruling.question);
    o.get("decision", ruling.decision);
    o.get("reason", ruling.reason);
    o.get("source", ruling.source);
    o.get("option", ruling.option);
    if (!ruling.option.empty() && !has_option(rules, ruling.option))
      o.complain("option", say("there is no option '{}'", ruling.option));
    rules.rulings.push_back(std::move(ruling));
  });
  // Others name a section of the rulebook.
  for (const OptionSpec& o : rules.options) {
    const auto named = [&](const Ruling& ruling) { return ruling.id == o.rule; };
    if (!o.rule.empty() && o.rule.front() >= 'A' && std::none_of(rules.rulings.begin(), rules.rulings.end(), named))
      r.complain("rulings", say("the option '{}' needs the ruling '{}'", o.name, o.rule));
  }
}

void read_presets(Reader& r, RuleSet& rules) {
  r.each("presets", [&](Reader& o) {
    Preset preset;
    o.get("name", preset.name);
    if (std::any_of(rules.presets.begin(), rules.presets.end(),
                    [&](const Preset& known) { return known.name == preset.name; }))
      o.complain("name", say("the preset '{}' is there twice", preset.name));
    o.get("seats", preset.seats, 1, kMaxSeats);
    o.object("options", [&](Reader& options) {
      for (const auto& member : options.value().items()) options.get(member.key(), preset.options[member.key()]);
    });
    if (preset.options.empty()) o.complain("options", "a preset changes at least one option");
    rules.presets.push_back(std::move(preset));
  });
}

Result<void> check_presets(const RuleSet& rules, Result<State> (*setup)(const RuleSet&, const Options&, int)) {
  for (const Preset& p : rules.presets) {
    auto ok = check_table(rules, p.options, p.seats);
    if (ok) ok = setup(rules, p.options, p.seats).map([](const State&) {});
    if (!ok) return fail(ErrorCode::bad_rules, fmt::format("presets.json: {}", p.name), to_text(ok.error()));
  }
  return {};
}

void read_kinds(Reader& r, std::string_view key, std::string_view group, RuleSet& rules,
                const std::function<void(Reader&, CardInfo&)>& read, bool last) {
  std::vector<std::string> left = names_left(rules, group);
  r.each(key, [&](Reader& o) {
    CardInfo card{"", std::string(group), "", 1};
    std::size_t source = 0;
    o.get("id", card.id);
    if (o.get_name("source", source, kSources)) card.source = std::string(kSources[source]);
    const auto it = std::find(left.begin(), left.end(), card.id);
    if (it == left.end())
      o.complain("id", say("'{}' is unknown or there twice", card.id));
    else
      left.erase(it);
    read(o, card);
    rules.cards.push_back(card);
  });
  if (!last) return;
  for (const std::string& name : left) r.complain(key, say("'{}' is missing", name));
}

}  // namespace prowl
