#include <map>
#include <regex>
#include <set>

#include <fmt/format.h>

#include "book.hpp"
#include "catch.hpp"
#include "ui_fixture.hpp"

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
  for (const auto& entry : fs::directory_iterator(test::source_dir() / "assets" / "lang" / language))
    if (entry.path().extension() == ".po") read_po(bytes(entry.path()), all);
  return all;
}

std::set<std::string> placeholders(const std::string& text) {
  static const std::regex kName(R"(\{([a-z_]*)\})");
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), kName), end; it != end; ++it) names.insert((*it)[1]);
  return names;
}

std::set<std::string> used_keys() {
  static const std::regex kCall(R"rx(\btrn?\(\s*"([a-z0-9_.]+[a-z0-9_])")rx");
  std::set<std::string> keys;
  for (const auto& entry : fs::directory_iterator(test::source_dir() / "src" / "ui")) {
    const std::string text = bytes(entry.path());
    // A presenter's own look-up puts its game before the key.
    const std::string file = to_utf8(entry.path().filename());
    const std::string before = file.starts_with("presenter_nostromo") ? "match.nostromo." : "";
    for (std::sregex_iterator it(text.begin(), text.end(), kCall), end; it != end; ++it) keys.insert(before + (*it)[1].str());
  }
  return keys;
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
      const RuleSet rules = game->load(test::source_dir() / "rules").value();
      const auto wants = [&](const std::string& table, const std::string& name, const std::string& other) {
        INFO(language << ": " << table << "." << name);
        CHECK((texts.count(fmt::format("{}.{}.{}", table, game->id, name)) == 1 || texts.count(fmt::format("{}.{}.{}", table, game->id, other)) == 1));
      };
      for (std::size_t i = kFirstGameVerb; i < rules.catalogue.verbs.size(); ++i) wants("verb", rules.catalogue.verbs[i].name, "");
      for (const EventSpec& e : rules.catalogue.events) wants("event", e.name, "");
      for (std::size_t i = 1; i < rules.catalogue.kinds.size(); ++i)
        if (rules.catalogue.kinds[i].group != "tally") wants("kind", rules.catalogue.kinds[i].name, rules.catalogue.kinds[i].group);
      for (const OptionSpec& o : rules.options) {
        wants("option", o.name, "");
        wants("option", o.name + ".help", "");
        for (const std::string& choice : o.choices) wants("option", o.name + "." + choice, "");
      }
      for (const auto side : game->sides) wants("side", std::string(side), "");
    }
  }
}

TEST_CASE("The rules book is complete in every language and its links lead somewhere") {
  for (const auto* language : kLanguages) {
    const auto book = load_book(test::source_dir() / "assets", "nostromo", language);
    REQUIRE(book);
    std::set<std::string> ids;
    for (const BookParagraph& p : book->paragraphs) CHECK(ids.insert(p.id).second);
    for (const BookParagraph& p : book->paragraphs)
      for (const std::string& other : p.see) CHECK(ids.count(other) == 1);
  }
}

TEST_CASE("Every ruling belongs to one paragraph of the book") {
  const auto book = load_book(test::source_dir() / "assets", "nostromo", "en");
  REQUIRE(book);
  const Game* game = find_game("nostromo");
  REQUIRE(game != nullptr);
  const RuleSet rules = game->load(test::source_dir() / "rules").value();
  std::multiset<std::string> linked;
  for (const BookParagraph& p : book->paragraphs) linked.insert(p.rulings.begin(), p.rulings.end());
  for (const Ruling& r : rules.rulings) {
    INFO(r.id);
    CHECK(linked.count(r.id) == 1);
  }
  CHECK(linked.size() == rules.rulings.size());
}

TEST_CASE("Every ruling is translated") {
  const RuleSet rules = find_game("nostromo")->load(test::source_dir() / "rules").value();
  for (const auto* language : {"fr", "nl"}) {
    const auto book = load_book(test::source_dir() / "assets", "nostromo", language);
    REQUIRE(book);
    for (const Ruling& r : rules.rulings) {
      INFO(language << ": " << r.id);
      CHECK(book->rulings.count(r.id) == 1);
    }
    CHECK(book->rulings.size() == rules.rulings.size());
  }
}

TEST_CASE("A search counts hits whatever the case and accents") {
  CHECK(count_hits("Échange, échanger", "ECHANGE") == 2);
  CHECK(count_hits("aaaa", "aa") == 2);
  CHECK(count_hits("anything", "") == 0);
}
