// Each reader with the project's own files, with what fuzzers have found (corpus/), and with mutations of both that are
// the same in every run. PROWL_FUZZ_RUNS says how many of each.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <spdlog/spdlog.h>

#include "catch.hpp"
#include "fuzz/readers.hpp"
#include "prowl/core/chance.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::fuzz {
namespace {

namespace fs = std::filesystem;

int runs() {
  const char* text = std::getenv("PROWL_FUZZ_RUNS");
  return text != nullptr ? std::atoi(text) : 150;
}

std::vector<std::string> corpus(std::string_view name) {
  std::vector<std::string> out;
  const fs::path folder = fs::path(PROWL_SOURCE_DIR) / "tests" / "fuzz" / "corpus" / name;
  std::error_code none;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder, none)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) out.push_back(read_file(file).value());
  return out;
}

/// Changes inputs as a fuzzer does.
class Mutator {
 public:
  Mutator(const std::vector<std::string>& inputs, std::uint64_t seed) : inputs_(inputs), rng_(seed) {}

  std::string next() {
    std::string s = inputs_[below(inputs_.size())];
    const int changes = 1 + rng_.below(4);
    for (int i = 0; i < changes; ++i) change(s);
    return s;
  }

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(rng_.below(static_cast<int>(n))); }
  std::size_t place(const std::string& s) { return below(s.size() + 1); }
  std::size_t length() { return static_cast<std::size_t>(1 + rng_.below(rng_.below(4) == 0 ? 400 : 8)); }

  void change(std::string& s) {
    static constexpr std::string_view kWords[] = {"-1",    "0",      "65536", "2147483648", "99999999999999999999",
                                                  "1e999", "\"\"",   "null",  "true",       "[]",
                                                  "{}",    "[[[[",   "{}{}",  "../../",     "/",
                                                  "\n",    "\r\n",   "|",     "\\",         "\xff\xfe",
                                                  "é",     "end 1 0"};
    const std::size_t at = place(s), n = length();
    switch (rng_.below(7)) {
      case 0:
        if (at < s.size()) s[at] = static_cast<char>(rng_.below(256));
        break;
      case 1: s.erase(at, n); break;
      case 2: s.insert(at, s.substr(at, n)); break;
      case 3: s.insert(at, kWords[below(std::size(kWords))]); break;
      case 4: number(s, at); break;
      case 5: s.resize(at); break;
      default: {
        const std::string& other = inputs_[below(inputs_.size())];
        s.insert(at, other.substr(place(other), n));
      }
    }
  }

  void number(std::string& s, std::size_t at) {
    const auto from = s.find_first_of("0123456789", at);
    if (from == s.npos) return;
    const auto to = std::min(s.find_first_not_of("0123456789", from), s.size());
    s.replace(from, to - from, std::to_string(rng_.below(3) == 0 ? rng_.below(1'000'000'000) : rng_.below(20)));
  }

  const std::vector<std::string>& inputs_;
  Rng rng_;
};

}  // namespace

TEST_CASE("No reader falls over what others wrote") {
  spdlog::set_level(spdlog::level::off);
  std::vector<InputReader> readers(match_readers().begin(), match_readers().end());
  readers.insert(readers.end(), window_readers().begin(), window_readers().end());
  for (const InputReader& r : readers) {
    INFO(r.name);
    std::vector<std::string> inputs = r.seeds();
    CHECK(!inputs.empty());
    for (std::string& found : corpus(r.name)) inputs.push_back(std::move(found));
    for (const std::string& input : inputs) r.read(input);
    r.read("");
    Mutator mutator(inputs, 1);
    for (int i = 0; i < runs(); ++i) r.read(mutator.next());
  }
  spdlog::set_level(spdlog::level::info);
}

}  // namespace prowl::fuzz
