// Plays whole matches in a process of its own and kills it at random moments. PROWL_KILLS says how often, over all
// games.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <iostream>

#include "prowl/match/autosave.hpp"
#include "support/temp_folder.hpp"
#include "worlds.hpp"

using namespace prowl;
using namespace prowl::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* kId = "match";
constexpr int kKillsAMatch = 20;  ///< then it is played to its end

int kills_wanted() {
  const char* text = std::getenv("PROWL_KILLS");
  return text != nullptr ? std::atoi(text) : 40;
}

/// What the child says of itself; it outlives the child.
struct Told {
  std::atomic<std::size_t> stored{0};  ///< moves of the last match that was reported to be saved
};

Match opened(const World& world, SaveFolder& folder, const fs::path& path, int number) {
  std::optional<Error> damaged;
  const auto text = fs::exists(path) ? folder.read(path, damaged) : fail(ErrorCode::not_found, "", "");
  auto match = text ? Match::load(*world.game, world.rules, *text, "match.prowl") : world.start(number);
  if (!match) _exit(3);
  return *match;
}

// Goes on where the last one was killed.
[[noreturn]] void play(const World& world, const fs::path& dir, int number, Told& told) {
  SaveFolder folder(dir);
  if (!folder.claim(kId)) _exit(4);
  Match m = opened(world, folder, dir / "match.prowl", number);
  while (true) {
    const auto stored = folder.store(kId, m);
    if (!stored || *stored != kId) _exit(5);
    told.stored = m.length();
    if (m.waiting() == 0) _exit(0);
    const Move next = next_move(m, static_cast<std::uint64_t>(number));
    if (m.submit(next.who, next.action)) _exit(6);
  }
}

/// The match as it goes when nobody kills it.
struct Whole {
  std::vector<Move> moves;
  std::vector<std::size_t> steps;  ///< its length after each step
};

Whole whole_match(const World& world, int number) {
  Match m = world.start(number);
  Whole out;
  for (out.steps.push_back(m.length()); m.waiting() != 0; out.steps.push_back(m.length())) {
    const Move next = next_move(m, static_cast<std::uint64_t>(number));
    REQUIRE(!m.submit(next.who, next.action));
  }
  out.moves = m.record().moves;
  return out;
}

void check_save(const World& world, const fs::path& dir, const Whole& whole, std::size_t stored) {
  SaveFolder folder(dir);
  for (const auto& entry : fs::directory_iterator(dir))
    CHECK(entry.path().filename().string().starts_with("match.prowl"));
  for (const char* left : {".tmp", ".keep", ".lock"})
    for (const auto& entry : fs::directory_iterator(dir)) CHECK(entry.path().string().find(left) == std::string::npos);
  const auto list = folder.list();
  if (list.empty()) {
    CHECK(stored == 0);
    return;
  }
  REQUIRE(list.size() == 1);
  CHECK_FALSE(list.front().problem);
  std::optional<Error> damaged;
  const auto text = folder.read(list.front().path, damaged);
  REQUIRE(text);
  CHECK_FALSE(damaged);
  const auto match = Match::load(*world.game, world.rules, *text, "match.prowl");
  INFO((match ? std::string() : to_text(match.error())));
  REQUIRE(match);
  CHECK(begins_like(*match, whole.moves));
  const auto next = std::upper_bound(whole.steps.begin(), whole.steps.end(), stored);
  const std::size_t most = next == whole.steps.end() ? stored : *next;
  CHECK(match->length() >= stored);
  CHECK((match->length() == stored || stored == 0 || match->length() == most));
}

struct Count {
  int kills = 0, matches = 0;
};

/// Plays one match to its end, killed again and again.
void play_and_kill(const World& world, Told& told, Rng& rng, int kills, Count& count) {
  const TempFolder folder;
  const int number = ++count.matches;
  const Whole whole = whole_match(world, number);
  told.stored = 0;
  const int most = std::min(kills, count.kills + kKillsAMatch);
  while (true) {
    const int patience = count.kills < most ? 1000 + rng.below(60'000) : 600'000'000;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) play(world, folder.path(), number, told);
    int status = 0;
    pid_t ended = 0;
    for (int waited = 0; ended == 0 && waited < patience; waited += 500) {
      usleep(static_cast<unsigned>(std::min(500, patience - waited)));
      ended = waitpid(child, &status, WNOHANG);
    }
    if (ended == 0) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
    }
    if (WIFSIGNALED(status)) ++count.kills;
    INFO(world.name << " " << number << ", kill " << count.kills << ", " << told.stored << " of "
                    << whole.moves.size());
    if (WIFEXITED(status)) REQUIRE(WEXITSTATUS(status) == 0);
    check_save(world, folder.path(), whole, told.stored);
    if (WIFEXITED(status)) break;
  }
  CHECK(told.stored == whole.moves.size());
}

}  // namespace

TEST_CASE("Whenever the program is killed, the match lies whole but for the one action that was not saved yet") {
  void* shared = mmap(nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  REQUIRE(shared != MAP_FAILED);
  Told& told = *new (shared) Told;
  const auto all = worlds();
  const int each = (kills_wanted() + static_cast<int>(all.size()) - 1) / static_cast<int>(all.size());
  Rng rng(static_cast<std::uint64_t>(getpid()));
  for (const World& world : all) {
    Count count;
    while (count.kills < each) play_and_kill(world, told, rng, each, count);
    std::cout << world.name << ": killed " << count.kills << " times in " << count.matches << " matches\n";
  }
  munmap(shared, sizeof(Told));
}
