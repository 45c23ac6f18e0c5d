#include <algorithm>
#include <atomic>
#include <thread>

#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using namespace prowl::ui::test;

namespace {

std::atomic<int> minds_at_work{0};

/// Thinks until it is told to stop.
class Brooder final : public Bot {
 public:
  Thought think(const View& v, Rng&, const std::stop_token& stop) override {
    ++minds_at_work;
    while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    --minds_at_work;
    Thought t;
    for (const Action& a : v.options) t.ideas.push_back({a, a == v.options.front() ? 1.0 : 0.0});
    return t;
  }
};

/// Two seats of Nostromo, of which the second is a bot that never ends by itself.
struct Brooding {
  explicit Brooding(const std::string& level = "master") {
    AppContext& ctx = client.impl.ctx;
    ctx.platform.bots = [](std::string_view, const Game&, const RuleSet&) { return std::make_unique<Brooder>(); };
    auto seats = seats_of(2, bit(seat(0)) | bit(seat(1)));
    for (SeatInfo& s : seats) s.bot = level;
    const auto rules = ctx.rules(nostromo()).value();
    driver = std::make_unique<Driver>(ctx, Match::start(nostromo(), rules, {}, seats, 5).value(), rules, "");
    driver->tick(0);
    while (minds_at_work == 0) std::this_thread::yield();
  }
  static bool at_rest_within(int ms) {
    for (int i = 0; i < ms && minds_at_work > 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return minds_at_work == 0;
  }
  bool answers_within(int ms) {
    for (int i = 0; i < ms; ++i) {
      if (driver->tick(1)) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
  }

  Client client;
  std::unique_ptr<Driver> driver;
};

/// Takes the first option, after so many milliseconds of the client's clock.
class Ponderer final : public Bot {
 public:
  explicit Ponderer(int ms) : ms_(ms) {}
  Thought think(const View& v, Rng&, const std::stop_token&) override {
    Thought t;
    for (const Action& a : v.options) t.ideas.push_back({a, a == v.options.front() ? 1.0 : 0.0});
    while (minds_at_work < ms_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return t;
  }

 private:
  int ms_;  ///< minds_at_work stands for the clock here
};

/// A person and two bots hide, of which the second has its answer sooner; how long each takes for the whole of it.
std::vector<int> times_to_hide(int first, int second, bool robot) {
  Client client;
  AppContext& ctx = client.impl.ctx;
  ctx.platform.robot = robot;
  ctx.platform.bots = [&](std::string_view level, const Game&, const RuleSet&) {
    return std::make_unique<Ponderer>(level == "slow" ? first : second);
  };
  auto seats = seats_of(3);
  seats[1].bot = "slow", seats[2].bot = "fast";
  const auto rules = ctx.rules(nostromo()).value();
  Driver d(ctx, Match::start(nostromo(), rules, {}, seats, 5).value(), rules, "");
  std::vector<int> times;
  while (d.next_bot() && d.prompt().ask == Ask::secret) {
    const auto began = client.now_ms;
    for (const Seat who = *d.next_bot(); d.next_bot() == who;) {
      minds_at_work = 0;
      while (!d.tick(0)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));  // a mind that is ready gets its time
        ++client.now_ms;
        ++minds_at_work;
      }
    }
    times.push_back(static_cast<int>(client.now_ms - began));
  }
  minds_at_work = 0;
  return times;
}

}  // namespace

TEST_CASE("How long a bot thinks of what it decides unseen tells nothing of it") {
  const auto times = times_to_hide(40, 2, false);
  REQUIRE(times.size() > 1);
  for (const int ms : times) CHECK(ms == 600);
  const auto shown = times_to_hide(40, 2, true);
  CHECK(*std::min_element(shown.begin(), shown.end()) < 100);
}

TEST_CASE("A bot is asked to end after a second, and gives what it has got") {
  Brooding b;
  b.client.now_ms += 999;
  b.driver->tick(0);
  CHECK(minds_at_work.load() == 1);
  CHECK(b.driver->wait_ms() == 1);
  b.client.now_ms += 1;
  CHECK(b.answers_within(500));
}

TEST_CASE("A bot of the third level is asked to end after 150 ms") {
  Brooding b("skilled");
  b.client.now_ms += 150;
  CHECK(b.answers_within(500));
}

TEST_CASE("Who leaves the match leaves no bot at work") {
  Brooding b;
  b.driver.reset();
  CHECK(Brooding::at_rest_within(200));
}

TEST_CASE("What changes the match ends what a bot thinks of it") {
  Brooding b;
  const Seat who = *b.driver->next_bot();
  REQUIRE_FALSE(b.driver->submit(who, b.driver->options(who).front()));
  CHECK(Brooding::at_rest_within(200));
}

TEST_CASE("Who waits for advice hastens it after a second, and not before") {
  Client client;
  const auto rules = client.impl.ctx.rules(nostromo()).value();
  const Match match = Match::start(nostromo(), rules, {}, seats_of(2), 5).value();
  const Seat who = first_awaited(match.waiting());
  auto job = std::make_shared<Thinking>(who, match.view(who), Rng(1), std::make_shared<Brooder>(), rules);
  job->began = 500;
  Thinking::begin(job, [] {});
  CHECK_FALSE(job->attend(1499));
  CHECK_FALSE(job->hastened());
  CHECK(job->wait_ms(1499) == 1);
  job->attend(1500);
  CHECK(job->hastened());
  CHECK(job->wait_ms(1500) == -1);
  CHECK(job->wait_for(5000));
  CHECK(job->attend(1501));
}

TEST_CASE("How soon the strongest minds end when they are told to", "[.][measure]") {
  for (const Game* game : all_games()) {
    Client client;
    const auto rules = client.impl.ctx.rules(*game).value();
    int worst = 0, looks = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Match match = Match::start(*game, rules, {}, seats_of(game->max_seats), seed).value();
      Rng rng(seed);
      for (int i = 0; i < 60 && match.waiting() != 0; ++i) {
        const Seat who = first_awaited(match.waiting());
        const View v = match.view(who);
        if (v.options.size() > 2 && rng.below(4) == 0) {
          auto job = std::make_shared<Thinking>(who, v, Rng(1), make_bot("master", *game, *rules), rules);
          Thinking::begin(job, [] {});
          std::this_thread::sleep_for(std::chrono::milliseconds(30));
          const auto from = std::chrono::steady_clock::now();
          job->drop();
          CHECK(job->wait_for(5000));
          const auto took = std::chrono::steady_clock::now() - from;
          worst = std::max(worst,
                           static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(took).count()));
          ++looks;
        }
        match.submit(who, v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))]);
      }
    }
    WARN(game->id << ": at rest after at most " << worst << " ms, " << looks << " times");
  }
}
