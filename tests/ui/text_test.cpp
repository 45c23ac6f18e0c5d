#include "words/text.hpp"

#include "catch.hpp"
#include "ui_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using prowl::ui::test::locale_dir;

TEST_CASE("A text is found by its key in the chosen language") {
  Texts texts(locale_dir());
  CHECK(texts.tr("title.continue") == "Continue");
  REQUIRE(texts.set_language("fr"));
  CHECK(texts.tr("title.continue") == "Continuer");
  REQUIRE(texts.set_language("nl"));
  CHECK(texts.tr("title.continue") == "Verdergaan");
  CHECK(texts.missing().empty());
}

TEST_CASE("Every language that may be asked for can be set") {
  Texts texts(locale_dir());
  for (const std::string& code : language_codes()) CHECK(texts.set_language(code));
}

TEST_CASE("An unknown language changes nothing") {
  Texts texts(locale_dir());
  REQUIRE(texts.set_language("nl"));
  CHECK_FALSE(texts.set_language("tlh"));
  CHECK(texts.language() == "nl");
}

TEST_CASE("A missing key shows itself and is noted") {
  Texts texts(locale_dir());
  CHECK(texts.tr("no.such.key") == "no.such.key");
  CHECK(texts.missing().count("no.such.key") == 1);
}

TEST_CASE("Plural forms follow the language") {
  Texts texts(locale_dir());
  CHECK(texts.trn("setup.share", 1).find("You play alone") == 0);
  CHECK(texts.trn("setup.share", 0).find("0 people") == 0);
  REQUIRE(texts.set_language("fr"));
  CHECK(texts.trn("setup.share", 0).find("Tu joues seul") == 0);  // French counts 0 as one
  CHECK(texts.trn("setup.share", 3).find("3 personnes") == 0);
}

TEST_CASE("Arguments are put in by name, and a malformed text does no harm") {
  CHECK(fill_text("{b} before {a}", {{"a", 1}, {"b", "two"}}) == "two before 1");
  CHECK(fill_text("{unknown}", {{"a", 1}}) == "{unknown}");
  CHECK(fill_text("{a", {{"a", 1}}) == "{a");
  CHECK(fill_text("a}", {{"a", 1}}) == "a}");
  CHECK(fill_text("{a:d}", {{"a", "x"}}) == "{a:d}");
  CHECK(fill_text("{}", {}) == "{}");
  for (const char* numbered : {"{} {}", "{1}", "{0}", "{a} {1}", "{{{1}"})
    CHECK(fill_text(numbered, {{"a", "x"}}) == numbered);
  CHECK(fill_text("{{{a}}}", {{"a", "x"}}) == "{x}");
  CHECK(fill_text("{a}", {{"a", "{b}"}}) == "{b}");  // what people type is no format
}

TEST_CASE("The pseudo-language is at least 40 % longer and keeps what is in braces") {
  const std::string text = "Hand the screen to {name}";
  const std::string fake = pseudo(text);
  CHECK(fake.size() >= text.size() * 14 / 10);
  CHECK(fake.front() == '[');
  CHECK(fake.back() == ']');
  CHECK(fake.find("{name}") != std::string::npos);
  CHECK(fake.find("Hand") == std::string::npos);
}

TEST_CASE("The system's language name is understood in its usual forms") {
  CHECK(Texts::from_system("nl_BE.UTF-8") == "nl");
  CHECK(Texts::from_system("fr-FR") == "fr");
  CHECK(Texts::from_system("FR") == "fr");
  CHECK(Texts::from_system("C") == "en");
  CHECK(Texts::from_system("") == "en");
  CHECK(Texts::from_system("nls") == "en");
}

TEST_CASE("An error is said in the language of the reader, with the file's name last and without its folders") {
  Texts t(test::locale_dir());
  const Error missing = make_error(ErrorCode::bad_json, "/home/ann/Prowl/settings.json#/window_w",
                                   say("Expected {}, found {}.", "a whole number", "a text"));
  CHECK(t.error(missing) == "Expected a whole number, found a text. (settings.json#/window_w)");
  REQUIRE(t.set_language("fr"));
  CHECK(t.error(missing) == "Attendu : un nombre entier ; trouvé : un texte. (settings.json#/window_w)");
  REQUIRE(t.set_language("nl"));
  CHECK(t.error(make_error(ErrorCode::io, R"(C:\Users\Ann\one.prowl:3)", "The save is empty.")) ==
        "De opslag is leeg. (one.prowl:3)");
  CHECK(t.error(make_error(ErrorCode::io, "", say("{}: {}.", "cannot be written", "No space left on device"))) ==
        "schrijven lukt niet: de schijf is vol.");
  CHECK(t.error(make_error(ErrorCode::io, "x", say("Nothing of {} has {} words.", "", 2))) ==
        "Nothing of  has 2 words. (x)");
}

TEST_CASE("A file's error on the screen opens to its whole path") {
  test::Client c;
  c.impl.ctx.notice(make_error(ErrorCode::bad_save, "/home/ann/saves/one.prowl:1", "The save is empty."));
  c.impl.rebuild();
  REQUIRE(c.find("notice.0"));
  CHECK(c.find("notice.0")->name == "The save is empty. (one.prowl:1)");
  CHECK(c.find("notice.0.detail") == nullptr);
  c.click("notice.0.more");
  REQUIRE(c.find("notice.0.detail"));
  CHECK(c.find("notice.0.detail")->name.find("/home/ann/saves/one.prowl:1") != std::string::npos);
  c.impl.tick(6500);
  c.impl.tick(6500);
  c.impl.rebuild();
  CHECK(c.find("notice.0.detail") != nullptr);
  c.click("notice.0.more");
  CHECK(c.find("notice.0.detail") == nullptr);
}
