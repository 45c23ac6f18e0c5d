#include <cstdlib>
#include <filesystem>
#include <functional>
#include <streambuf>
#include <utility>

#include "catch.hpp"

#include "cli.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

namespace fs = std::filesystem;

Call play(const std::string& input, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"play", "null", "--seats", "3", "--seed", "5", "--bots", "human,random,random"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return cli(arguments, input);
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// Lines that are typed one after the other; `before_first` happens when the first is wanted.
class Typed : public std::streambuf {
 public:
  Typed(std::string text, std::function<void()> before_first)
      : text_(std::move(text)), before_first_(std::move(before_first)) {}

 protected:
  int underflow() override {
    if (before_first_) std::exchange(before_first_, nullptr)();
    if (gptr() == nullptr) setg(text_.data(), text_.data(), text_.data() + text_.size());
    return gptr() == egptr() ? traits_type::eof() : traits_type::to_int_type(*gptr());
  }

 private:
  std::string text_;
  std::function<void()> before_first_;
};

// A match that is to be stored where a folder of that name turns up while it is played.
Call play_where_place_is_lost(const fs::path& file, const std::string& input) {
  Typed typed(input, [&] {
    fs::remove(file);
    fs::create_directory(file);
  });
  std::istream in(&typed);
  std::ostringstream out, err;
  const std::vector<const Game*> games{&null_game()};
  tools::Context context{in, out, err, games, false, {}, {}};
  const int code = tools::run_cli(context, {"play", "null", "--seats", "3", "--seed", "5", "--bots",
                                            "human,random,random", "--save", to_utf8(file)});
  return {code, out.str(), err.str()};
}

class Home {
 public:
  explicit Home(const fs::path& folder) {
    if (const char* before = std::getenv(kName)) before_ = before;
    set(folder.string());
  }
  ~Home() { set(before_); }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;

 private:
#ifdef _WIN32
  static constexpr const char* kName = "USERPROFILE";
  static void set(const std::string& value) { _putenv_s(kName, value.c_str()); }
#else
  static constexpr const char* kName = "HOME";
  static void set(const std::string& value) { setenv(kName, value.c_str(), 1); }
#endif
  std::string before_;
};

}  // namespace

TEST_CASE("With --save no other match is written over") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  REQUIRE(play("quit\n", {"--save", file}).code == 0);
  const std::string before = *read_file(to_path(file));
  const Call call = play("1\nquit\n", {"--save", file});
  CHECK(call.code == 2);
  CHECK(call.out.empty());
  CHECK(contains(call.err, file + ": This exists already and does not belong to this match"));
  CHECK(*read_file(to_path(file)) == before);
}

TEST_CASE("A place where no match can be stored is refused before the first move, with the reason") {
  const TempFolder temp;
  REQUIRE(write_atomic(temp.path() / "file", "no folder"));
  const std::vector<std::pair<std::string, std::string>> places{
      {to_utf8(temp.path()), "This is a folder, not a file."},
      {to_utf8(temp.path() / "none" / "a.prowl"), to_utf8(temp.path() / "none") + ": There is no such folder."},
      {to_utf8(temp.path() / "file" / "a.prowl"), "This is a file, not a folder."},
      {to_utf8(temp.path() / std::string(300, 'x')), "cannot be written"},
      {"", "The name of the file is missing."}};
  for (const auto& [place, reason] : places) {
    const Call call = play("1\nquit\n", {"--save", place});
    CHECK(call.code == 2);
    CHECK_FALSE(contains(call.out, "Seat 1"));
    INFO(call.err << call.out);
    CHECK(contains(call.err + call.out, reason));
    CHECK(contains(call.err + call.out, "--save"));
  }
  CHECK_FALSE(fs::exists(temp.path() / "none"));
}

TEST_CASE("save makes no folder, and says why") {
  const TempFolder temp;
  const Call call = play("save " + to_utf8(temp.path() / "none" / "a.prowl") + "\nquit\n");
  CHECK(contains(call.out, "There is no such folder."));
  CHECK_FALSE(fs::exists(temp.path() / "none"));
}

TEST_CASE("A tilde at the front of a path is the home folder") {
  const TempFolder temp;
  const Home home(temp.path());
  CHECK(contains(play("save ~/a.prowl\nquit\n").out, "Saved to " + to_utf8(temp.path() / "a.prowl")));
  CHECK(play("quit\n", {"--save", "~/b.prowl"}).code == 0);
  CHECK(fs::exists(temp.path() / "a.prowl"));
  CHECK(fs::exists(temp.path() / "b.prowl"));
  CHECK(cli({"view", "~/a.prowl", "--seat", "1"}).code == 0);
}

TEST_CASE("Where storing fails at the end, who is there may name another file") {
  const TempFolder temp;
  const fs::path file = temp.path() / "a.prowl", other = temp.path() / "b.prowl";
  const Call call = play_where_place_is_lost(file, "1\nquit\n\n" + to_utf8(other) + "\n");
  CHECK(call.code == 0);
  CHECK(contains(call.out, "This is a folder, not a file."));
  CHECK(contains(call.out, "Type another file name"));
  CHECK(cli({"view", to_utf8(other), "--seat", "1"}).code == 0);
}

TEST_CASE("Where storing fails at the end and nobody is there, it is an error") {
  const TempFolder temp;
  const Call call = play_where_place_is_lost(temp.path() / "a.prowl", "1\n");
  CHECK(call.code == 2);
  CHECK(contains(call.out, "This is a folder, not a file."));
  CHECK_FALSE(contains(call.out, "Type another file name"));
}

TEST_CASE("Empty names of files are refused everywhere") {
  const std::vector<std::vector<std::string>> calls{
      {"play", "null", "--load", ""}, {"replay", ""}, {"view", "", "--seat", "1"}, {"validate", ""}, {"scenario", ""},
      {"--rules", "", "tables"}};
  for (const auto& arguments : calls) {
    const Call call = cli(arguments);
    INFO(arguments.front() << call.out << call.err);
    CHECK(call.code == 2);
    CHECK(contains(call.err + call.out, "The name of the file is missing."));
  }
}

TEST_CASE("Leaving an unfinished match says that it is not saved, unless it is") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl"), other = to_utf8(temp.path() / "b.prowl");
  CHECK(contains(play("1\nquit\n").out, "This match was not saved;"));
  CHECK(contains(play("1\n").out, "This match was not saved;"));
  CHECK_FALSE(contains(play("1\nquit\n", {"--save", file}).out, "not saved"));
  CHECK_FALSE(contains(play("1\nsave " + other + "\nquit\n").out, "is lost"));
  CHECK(contains(cli({"play", "--load", other}, "1\nquit\n").out, "since it was last saved is lost"));
  CHECK_FALSE(contains(cli({"play", "--load", other}, "quit\n").out, "is lost"));
}

}  // namespace prowl::test
