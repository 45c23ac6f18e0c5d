#include "catch.hpp"

#include <fmt/format.h>

#include "null_match.hpp"

namespace prowl::test {
namespace {

std::size_t line_of(const std::string& text, std::size_t at) {
  return static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
}

}  // namespace

TEST_CASE("A loaded match is the saved one, at every move, and goes on alike") {
  for (std::size_t moves = 1; moves < 60; moves += 7) {
    Match m = null_match();
    play_on(m, moves);
    auto loaded = Match::load(null_game(), null_rules(), m.save(), "a.prowl");
    REQUIRE(loaded);
    CHECK(loaded->save() == m.save());
    CHECK(loaded->seats() == m.seats());
    CHECK(loaded->view(Seat{1}).events == m.view(Seat{1}).events);
    play_on(m, 1000, 5);
    play_on(*loaded, 1000, 5);
    CHECK(loaded->truth_hash() == m.truth_hash());
    CHECK(loaded->record().moves == m.record().moves);
  }
}

TEST_CASE("A save of a running match shows no move and no seed") {
  Match m = null_match(3, 987654321);
  play_on(m, 20);
  const std::string text = m.save();
  for (const char* word : {"choose", "chance", "green", "987654321"}) CHECK(text.find(word) == std::string::npos);
  const auto header = read_header(text, "a.prowl");
  REQUIRE(header);
  CHECK(header->game == "null");
  CHECK(header->seats == m.seats());
  CHECK(header->options == m.options());
  CHECK(header->seed == 0);
  CHECK(header->moves.empty());
}

TEST_CASE("The time left of a seat is kept with the save, and no rule knows of it") {
  Match m = null_match();
  play_on(m, 10);
  const auto hash = m.truth_hash();
  const std::string without = m.save();
  m.set_clock(Seat{1}, 41000);
  CHECK(m.truth_hash() == hash);
  CHECK(m.save().find("\nclock p2 41000\n") != std::string::npos);
  auto loaded = Match::load(null_game(), null_rules(), m.save(), "a.prowl");
  REQUIRE(loaded);
  CHECK(loaded->clock(Seat{1}) == 41000);
  CHECK(loaded->clock(Seat{0}) == 0);
  CHECK(loaded->truth_hash() == hash);
  CHECK(loaded->record().moves == m.record().moves);
  loaded->set_clock(Seat{1}, 0);
  CHECK(loaded->save() == without);
}

TEST_CASE("Taking back gives no time back") {
  Match m = null_match();
  REQUIRE(!m.submit(Seat{0}, first_option(m, Seat{0})));
  m.set_clock(Seat{0}, 5000);
  REQUIRE(m.take_back(Seat{0}));
  CHECK(m.clock(Seat{0}) == 5000);
}

TEST_CASE("A clock of nobody, of no length or given twice makes a bad save") {
  Match m = null_match();
  m.set_clock(Seat{1}, 41000);
  const std::string good = m.save();
  for (const char* bad : {"clock p4 41000", "clock chance 41000", "clock p2", "clock p2 0", "clock p2 -1",
                          "clock p2 86400001", "clock p2 99999999999", "clock p2 41000x", "clock p2 1\nclock p2 2"}) {
    INFO(bad);
    CHECK(load_error(replaced(good, "clock p2 41000", bad)).starts_with("a.prowl:"));
  }
}

TEST_CASE("When a seat wishes to be asked is kept with the save, where it has said so") {
  Match m = null_match();
  play_on(m, 10);
  const auto hash = m.truth_hash();
  m.set_ask_me(Seat{1}, AskMe::found);
  CHECK(m.save().find("\nask p2 found\n") != std::string::npos);
  auto loaded = Match::load(null_game(), null_rules(), m.save(), "a.prowl");
  REQUIRE(loaded);
  CHECK(loaded->ask_me(Seat{1}) == AskMe::found);
  CHECK(!loaded->ask_me(Seat{0}));
  CHECK(loaded->truth_hash() == hash);
  CHECK(loaded->back_to(5).ask_me(Seat{1}) == AskMe::found);
}

TEST_CASE("A wish to be asked of nobody, of another kind or said twice makes a bad save") {
  Match m = null_match();
  m.set_ask_me(Seat{1}, AskMe::each);
  const std::string good = m.save();
  for (const char* bad : {"ask p4 each", "ask chance each", "ask p2", "ask p2 ", "ask p2 Each", "ask p2 each found",
                          "ask p2 each\nask p2 each"}) {
    INFO(bad);
    CHECK(load_error(replaced(good, "ask p2 each", bad)).starts_with("a.prowl:"));
  }
}

TEST_CASE("A finished save holds a hash after every 32 moves and at the end") {
  const std::string text = finished_save();
  CHECK(text.starts_with(
      "prowl-save 1\ngame null\nrules 0000000000001234\noption pace=fast\nseat p1 Seat\\|0\\n\\\\||#5fd0ff|circle\n"));
  CHECK(text.find("\nhash 32 ") != std::string::npos);
  CHECK(text.find("\nend ") != std::string::npos);
  CHECK(load_error(text) == "loaded");
}

TEST_CASE("Line ends of another system don't matter") {
  std::string text = finished_save();
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, "\r");
  CHECK(load_error(text) == "loaded");
}

TEST_CASE("A damaged save is refused with the file, the line and the reason") {
  const std::string text = finished_save();
  CHECK(load_error("") == "a.prowl: The save is empty.");
  CHECK(load_error("hello\n") == "a.prowl:1: This is not a save of Prowl: the first line must be `prowl-save 1`.");
  CHECK(load_error(std::string(500, '\0')).starts_with("a.prowl:1: This is not a save"));
  CHECK(load_error(replaced(text, "prowl-save 1", "prowl-save 2")) ==
        "a.prowl:1: This save is from a newer Prowl (format 2); this one reads format 1.");
  CHECK(load_error(replaced(text, "game null", "game chess")) == "a.prowl: This is a match of chess, not of null.");
  CHECK(load_error(replaced(text, "rules ", "sizes ")) == "a.prowl:3: The header has an unknown line `sizes`.");
  CHECK(load_error(replaced(text, "seat p2", "seat p3")).starts_with("a.prowl:6: Expected `seat p2"));
  CHECK(load_error(replaced(text, "pace=fast", "pace=flying")).starts_with("a.prowl:4: "));
  CHECK(load_error(replaced(text, "pace=fast", "space=fast")).starts_with("a.prowl:4: "));
}

TEST_CASE("A seat may name only shapes that there are, colours, and names of a bearable length") {
  const std::string text = finished_save();
  const auto with = [&](std::string_view shape, std::string_view colour) {
    return load_error(replaced(text, "random|#5fd0ff|circle", fmt::format("random|{}|{}", colour, shape)));
  };
  CHECK(with("star", "#FFdd33") == "loaded");
  CHECK(with("", "") == "loaded");
  CHECK(with("../../../evil", "#5fd0ff") == "a.prowl:6: There is no shape `../../../evil`.");
  CHECK(with("Circle", "#5fd0ff").starts_with("a.prowl:6: "));
  for (const char* colour : {"#5fd0f", "#5fd0ff0", "5fd0ff1", "#5fd0fg", "red", "#../../"}) {
    INFO(colour);
    CHECK(with("circle", colour).starts_with("a.prowl:6: The colour"));
  }
  CHECK(load_error(replaced(text, "seat p2 ", "seat p2 " + std::string(2000, 'x'))).starts_with("a.prowl:6: The name"));
}

TEST_CASE("A save cut off anywhere is refused, sealed or open") {
  Match running = null_match();
  play_on(running, 25);
  for (const std::string& text : {finished_save(), running.save()})
    for (std::size_t size = 0; size + 1 < text.size(); size += 11) {
      INFO(text.substr(0, size));
      CHECK(load_error(text.substr(0, size)).starts_with("a.prowl"));
    }
}

TEST_CASE("A sealed save with a changed byte is refused") {
  Match running = null_match();
  play_on(running, 25);
  std::string text = running.save();
  const auto at = text.find("\n\n") + 20;
  text[at] = text[at] == 'A' ? 'B' : 'A';
  CHECK(load_error(text) ==
        fmt::format("a.prowl:{}: The sealed part is cut off, damaged or edited.", line_of(text, at)));
}

TEST_CASE("A running match is refused when somebody else is said to play it") {
  Match running = null_match();
  play_on(running, 25);
  const std::string text = running.save();
  const auto bar = text.find('|', text.find("\nseat p1 "));
  std::string edited = text;
  edited.insert(bar + 1, "basic");
  CHECK(load_error(edited) == "a.prowl: The `seat` lines were edited after the match was saved.");
  CHECK(Match::load(running.game(), null_rules(), with_name(text, "Friday"), "a.prowl"));
}

TEST_CASE("An illegal or unknown move is refused with its line") {
  const std::string text = finished_save();
  const auto at = text.find("p2 choose");
  const auto with = [&](std::string_view line) {
    std::string edited = text;
    return load_error(edited.replace(at, text.find('\n', at) - at, line));
  };
  const std::string place = fmt::format("a.prowl:{}: ", line_of(text, at));
  CHECK(with("p2 pass") == place + "`p2 pass` is not legal here (not_now).");
  CHECK(with("chance index 1") == place + "This draw is not what is awaited here.");
  CHECK(with("p2 fly") == place + "there is no verb 'fly'");
  CHECK(with("p2 choose").starts_with(place));
  CHECK(with("p9 pass").starts_with(place));
}

TEST_CASE("An illegal or unknown move of a running match is refused without naming it") {
  const Record record{
      "null", null_rules()->hash, {{"pace", "fast"}}, null_match().seats(), 1, {{Seat{1}, null_action("pass")}}};
  const std::string sealed = write_record(record, null_rules()->catalogue, {7}, true);
  CHECK(load_error(sealed) == "a.prowl (sealed part):3: This move is not legal here.");
  CHECK(load_error(write_record(record, null_rules()->catalogue, {7}, false)).find("p2 pass") != std::string::npos);
}

TEST_CASE("A changed draw is found out at the next hash") {
  Match m = null_match();
  choose_all(m);
  for (const Seat s : {Seat{0}, Seat{1}, Seat{2}}) REQUIRE(!m.submit(s, null_action("pass")));
  play_on(m, 1000);
  const std::string text = m.save();
  const auto coin = text.find("chance index ") + 13;
  std::string edited = text;
  edited[coin] = edited[coin] == '0' ? '1' : '0';
  const auto at = text.find("hash 32");
  REQUIRE(coin < at);
  INFO(load_error(edited));
  CHECK(
      load_error(edited).starts_with(fmt::format("a.prowl:{}: After 32 moves the replay differs", line_of(text, at))));
}

}  // namespace prowl::test
