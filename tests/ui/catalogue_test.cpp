#include <map>
#include <regex>
#include <set>

#include <fmt/format.h>

#include "catch.hpp"
#include "support/walk.hpp"
#include "ui_fixture.hpp"
#include "words/book.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace fs = std::filesystem;

namespace {

constexpr const char* kLanguages[] = {"en", "fr", "nl"};
using Sentences = std::map<std::string, std::vector<std::string>>;

std::string unquoted(std::string line) {
  const auto from = line.find('"'), to = line.rfind('"');
  line = line.substr(from + 1, to - from - 1);
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i)
    if (line[i] == '\\' && i + 1 < line.size())
      out += line[++i] == 'n' ? '\n' : line[i];
    else
      out += line[i];
  return out;
}

void read_po(const std::string& text, Sentences& out) {
  std::string id;
  std::string* into = nullptr;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("msgid ")) {
      id = unquoted(line);
      into = &id;
    } else if (line.starts_with("msgid_plural")) {
      static std::string ignored;
      into = &ignored;
    } else if (line.starts_with("msgstr")) {
      into = &out[id].emplace_back(unquoted(line));
    } else if (line.starts_with("\"") && into != nullptr) {
      *into += unquoted(line);
    }
  }
  out.erase("");
}

std::string bytes(const fs::path& file) { return read_file(file).value(); }

Sentences sentences(const std::string& language) {
  Sentences all;
  for (const auto& entry : fs::directory_iterator(ui::test::source_dir() / "assets" / "lang" / language))
    if (entry.path().extension() == ".po") read_po(bytes(entry.path()), all);
  return all;
}

std::set<std::string> placeholders(const std::string& text) {
  static const std::regex kName(R"(\{([a-z_]*)\})");
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), kName), end; it != end; ++it) names.insert((*it)[1]);
  return names;
}

// What lies in a game's folder has a look-up of its own; a key that names the game already is whole.
std::string whole_key(const std::string& file, const std::string& key) {
  for (const Game* game : all_games())
    if (file.starts_with(fmt::format("games/{}/", game->id)) &&
        key.find(fmt::format(".{}.", game->id)) == std::string::npos)
      return fmt::format("match.{}.{}", game->id, key);
  return key;
}

std::set<std::string> used_keys() {
  static const std::regex kCall(R"rx(\btrn?\(\s*"([a-z0-9_.]+[a-z0-9_])")rx");
  static const std::regex kEither(
      R"rx(\btrn?\([^";{}]*\?\s*"([a-z0-9_.]+[a-z0-9_])"\s*:\s*"([a-z0-9_.]+[a-z0-9_])")rx");
  std::set<std::string> keys;
  const fs::path root = ui::test::source_dir() / "src";
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const std::string file = entry.path().lexically_relative(root).generic_string();
    if (!entry.is_regular_file() || file.starts_with("tools/")) continue;
    const std::string text = bytes(entry.path());
    for (const std::regex& call : {kCall, kEither})
      for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it)
        for (std::size_t k = 1; k < it->size(); ++k) keys.insert(whole_key(file, (*it)[k].str()));
  }
  return keys;
}

/// Texts `<table>.<game>.<name>` of one language that must be there.
struct Wanted {
  const Sentences& texts;
  std::string_view language, game;
  bool has(std::string_view table, std::string_view name) const {
    return texts.count(fmt::format("{}.{}.{}", table, game, name)) == 1;
  }
  void operator()(std::string_view table, std::string_view name, std::string_view tail = "") const {
    const std::string key = fmt::format("{}.{}.{}{}", table, game, name, tail);
    INFO(language << ": " << key);
    CHECK(texts.count(key) == 1);
  }
};

/// What some matches come across.
struct Met {
  std::set<std::string> prompts, refusals, ends, scores, paragraphs;
};

// Moves out of the blue are refused for most of the reasons there are.
void meet_refusals(const prowl::test::Table& t, const State& s, Rng& rng, Met& met) {
  constexpr int kMoves = 4;
  const Catalogue& c = t.rules->catalogue;
  const int verbs = static_cast<int>(c.verbs.size()) - kFirstGameVerb, kinds = static_cast<int>(c.kinds.size());
  for (int i = 0; i < kMoves; ++i) {
    Action a{static_cast<Verb>(kFirstGameVerb + rng.below(verbs))};
    const auto& operands = c.verbs[static_cast<std::size_t>(index(a.verb))].operands;
    if (operands[0] != Operand::none) a.a = static_cast<std::int16_t>(rng.below(kinds));
    if (operands[1] != Operand::none) a.b = static_cast<std::int16_t>(rng.below(kinds));
    const Refusal no = t.game->why_not(*t.rules, s, seat(rng.below(t.seats)), a);
    if (!no) continue;
    met.refusals.insert(std::string(no.rule));
    met.paragraphs.insert(std::string(no.paragraph));
  }
}

void meet(const prowl::test::Table& t, std::uint64_t seed, Met& met) {
  constexpr int kDecisions = 3000;
  const auto visit = [&](const State& s, Rng& rng) {
    const Prompt asked = t.game->prompt(*t.rules, s);
    met.prompts.insert(std::string(asked.id));
    met.paragraphs.insert(std::string(asked.paragraph));
    meet_refusals(t, s, rng, met);
  };
  const State end = prowl::test::walk(t, seed, visit, kDecisions);
  const Outcome o = t.game->outcome(*t.rules, end);
  if (!o.round_over && !o.over) return;
  met.ends.insert(std::string(o.how));
  for (int i = 0; i < t.seats; ++i)
    for (const ScoreLine& line : t.game->score(*t.rules, end, seat(i))) met.scores.insert(std::string(line.id));
}

}  // namespace

TEST_CASE("Every key of the source has a text in every language") {
  const auto used = used_keys();
  CHECK(used.size() > 80);
  for (const auto* language : kLanguages) {
    const Sentences texts = sentences(language);
    for (const std::string& key : used) {
      INFO(language << ": " << key);
      CHECK(texts.count(key) == 1);
    }
  }
}

TEST_CASE("The languages have the same keys, and no text is empty") {
  const Sentences english = sentences("en");
  for (const auto* language : kLanguages) {
    const Sentences texts = sentences(language);
    for (const auto& [key, value] : english) {
      INFO(language << ": " << key);
      CHECK(texts.count(key) == 1);
    }
    for (const auto& [key, value] : texts) {
      INFO(language << ": " << key);
      CHECK(english.count(key) == 1);
      for (const std::string& text : value) CHECK_FALSE(text.empty());
    }
  }
}

TEST_CASE("A translation has the placeholders of the original") {
  const Sentences english = sentences("en");
  for (const auto* language : {"fr", "nl"})
    for (const auto& [key, value] : sentences(language)) {
      if (english.count(key) == 0) continue;
      const auto& original = english.at(key);
      INFO(language << ": " << key);
      CHECK(original.size() == value.size());
      CHECK(placeholders(value.back()) == placeholders(original.back()));
    }
}

TEST_CASE("What the engine names has a text in every language") {
  for (const auto* language : kLanguages) {
    const Sentences texts = sentences(language);
    for (const Game* game : all_games()) {
      const RuleSet rules = game->load(ui::test::source_dir() / "rules").value();
      const Catalogue& c = rules.catalogue;
      const Wanted wants{texts, language, game->id};
      for (std::size_t i = kFirstGameVerb; i < c.verbs.size(); ++i) wants("verb", c.verbs[i].name);
      for (const EventSpec& e : c.events) wants("event", e.name);
      for (std::size_t i = 1; i < c.kinds.size(); ++i) {
        const KindSpec& spec = c.kinds[static_cast<std::size_t>(index(face_of(c, kind(static_cast<int>(i)))))];
        if (spec.group != "tally") wants("kind", wants.has("kind", spec.name) ? spec.name : spec.group);
      }
      for (std::size_t i = 1; i < c.zones.size(); ++i)
        wants("zone", wants.has("zone", c.zones[i].name) ? c.zones[i].name : c.zones[i].group);
      for (const OptionSpec& o : rules.options) {
        wants("option", o.name);
        wants("option", o.name, ".help");
        for (const std::string& choice : o.choices) wants("option", o.name, "." + choice);
      }
      for (const auto side : game->sides) wants("side", side);
    }
  }
}

TEST_CASE("What matches ask, refuse and count has a text in every language, and its paragraph is in the book") {
  constexpr int kMatches = 3;
  std::size_t prompts = 0, refusals = 0;
  for (const Game* game : all_games()) {
    Met met;
    for (const prowl::test::Table& t : prowl::test::all_tables())
      for (std::uint64_t seed = 0; t.game == game && seed < kMatches; ++seed) meet(t, seed, met);
    prompts += met.prompts.size();
    refusals += met.refusals.size();
    CHECK_FALSE(met.prompts.empty());
    CHECK_FALSE(met.ends.empty());
    const auto book = load_book(ui::test::source_dir() / "assets", game->id, "en");
    REQUIRE(book);
    for (const std::string& paragraph : met.paragraphs) {
      INFO(game->id << " § " << paragraph);
      CHECK((paragraph.empty() || book->find(paragraph) >= 0));
    }
    for (const auto* language : kLanguages) {
      const Sentences texts = sentences(language);
      const Wanted wants{texts, language, game->id};
      for (const std::string& id : met.prompts)
        for (const char* part : {".turn", ".now"}) wants("prompt", id, part);
      for (const std::string& id : met.refusals) wants("refuse", id);
      for (const std::string& id : met.ends) wants("how", id);
      for (const std::string& id : met.scores) wants("score", id);
    }
  }
  CHECK(prompts > 40);
  CHECK(refusals > 60);
}

TEST_CASE("The rules book of a game is complete in every language, and what points into it arrives") {
  for (const Game* game : all_games())
    for (const auto* language : kLanguages) {
      INFO(game->id << ", " << language);
      const auto book = load_book(ui::test::source_dir() / "assets", game->id, language);
      REQUIRE(book);
      std::set<std::string> ids;
      for (const BookParagraph& p : book->paragraphs) CHECK(ids.insert(p.id).second);
      for (const BookParagraph& p : book->paragraphs)
        for (const std::string& other : p.see) CHECK(ids.count(other) == 1);
      for (const auto& [key, values] : sentences(language))
        if (key.starts_with(fmt::format("paragraph.{}.", game->id)) ||
            (key.starts_with(fmt::format("match.{}.card.", game->id)) && key.ends_with(".paragraph"))) {
          INFO(key);
          CHECK(ids.count(values.front()) == 1);
        }
    }
}

TEST_CASE("Every ruling belongs to one paragraph of the book and is translated") {
  for (const Game* game : all_games()) {
    const RuleSet rules = game->load(ui::test::source_dir() / "rules").value();
    for (const std::string language : kLanguages) {
      const auto book = load_book(ui::test::source_dir() / "assets", game->id, language);
      REQUIRE(book);
      std::multiset<std::string> linked;
      for (const BookParagraph& p : book->paragraphs) linked.insert(p.rulings.begin(), p.rulings.end());
      const bool english = language == "en";
      for (const Ruling& r : rules.rulings) {
        INFO(language << ": " << r.id);
        CHECK(linked.count(r.id) == 1);
        CHECK((english || book->rulings.count(r.id) == 1));
      }
      CHECK(linked.size() == rules.rulings.size());
      CHECK(book->rulings.size() == (english ? 0 : rules.rulings.size()));
    }
  }
}
