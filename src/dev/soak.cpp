#include "prowl/dev/soak.hpp"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <set>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "prowl/core/chance.hpp"
#include "prowl/rules/files.hpp"
#include "ui/app/app_impl.hpp"
#include "ui/kiosk/kiosk.hpp"

namespace prowl::ui {
namespace {

namespace fs = std::filesystem;
using Type = Input::Type;
using Stage = Kiosk::Stage;

constexpr std::size_t kMostNotes = 20;
constexpr int kMostPauseMs = 1500, kWarmUp = 10, kDrawEvery = 20;

long resident_kb() {
  std::ifstream in("/proc/self/statm");
  long all = 0, resident = 0;
  in >> all >> resident;
  return resident * 4;
}

// What is allocated and not given back. What the allocator itself keeps comes and goes by megabytes.
long memory_kb() {
#ifdef __GLIBC__
  const struct mallinfo2 now = mallinfo2();
  return static_cast<long>((now.uordblks + now.hblkhd) / 1024);
#else
  return resident_kb();
#endif
}

std::uint64_t hash_of_text(std::uint64_t h, std::string_view text) {
  for (const char c : text) h = mix(h, static_cast<unsigned char>(c));
  return h;
}

std::uint64_t files_in(const std::vector<fs::path>& folders) {
  std::uint64_t sum = 0;
  std::error_code error;
  for (const fs::path& folder : folders)
    for (auto it = fs::recursive_directory_iterator(folder, error); it != fs::recursive_directory_iterator();
         it.increment(error)) {
      std::uint64_t h = hash_of_text(1, to_utf8(it->path()));
      if (it->is_regular_file(error)) {
        h = mix(h, it->file_size(error));
        h = mix(h, static_cast<std::uint64_t>(it->last_write_time(error).time_since_epoch().count()));
      }
      sum += h;  // in whatever order
    }
  return sum;
}

// Fonts are kept open, a bounded number of them, whoever was here.
std::multiset<std::string> open_files() {
  std::error_code error;
  std::multiset<std::string> out;
  for (auto it = fs::directory_iterator("/proc/self/fd", error); it != fs::directory_iterator(); it.increment(error)) {
    const fs::path file = fs::read_symlink(it->path(), error);
    const fs::path kind = file.extension();
    if (kind != ".otf" && kind != ".ttf" && kind != ".ttc") out.insert(to_utf8(file));
  }
  return out;
}

std::uint64_t picture_of(const Scene& scene) {
  std::uint64_t h = 1;
  for (const Draw& d : scene.draws) {
    h = hash_of_text(h, d.text);
    h = hash_of_text(h, d.picture.name);
    h = hash_of_text(h, fmt::format("{} {} {} {} {}", d.box.x, d.box.y, d.box.w, d.box.h, d.alpha));
  }
  for (const Widget& w : scene.widgets) h = hash_of_text(h, w.id + w.name + w.value + w.reason);
  return h;
}

/// All that must be as at the beginning.
struct Rest {
  std::uint64_t state = 0, picture = 0, files = 0;
  std::multiset<std::string> handles;
  bool operator==(const Rest&) const = default;
};

class Soak {
 public:
  Soak(App& client, const SoakPlan& plan) : client_(client), app_(client.inside()), plan_(plan), rng_(plan.seed) {}

  SoakReport run() {
    begin();
    const int warm = std::min(plan_.visits / kWarmUp, 100);
    long before = memory();
    for (int i = 0; i < plan_.visits; ++i) {
      if (i == warm) before = memory();
      visit(i);
    }
    if (plan_.hours > 0) {
      for (int i = 0; i < 2; ++i) hour();
      leave();
      before = memory();
      const std::clock_t from = std::clock();
      for (int i = 0; i < plan_.hours; ++i) hour();
      report_.cpu_share = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC / (3600.0 * plan_.hours);
      leave();  // the same picture as at the beginning
    }
    report_.memory_growth_kb = memory() - before;
    report_.resident_kb = resident_kb();
    return report_;
  }

 private:
  Kiosk& kiosk() { return *app_.kiosk; }
  int below(int n) { return rng_.below(std::max(1, n)); }

  void begin() {
    look();
    leave();
    first_ = rest();
  }

  Rest rest() { return {kiosk().digest(), picture_of(client_.scene()), files_in(plan_.folders), open_files()}; }

  long memory() {
    if (plan_.forget_caches) plan_.forget_caches();
    return memory_kb();
  }

  void note(std::string text) {
    if (report_.notes.size() < kMostNotes) report_.notes.push_back(std::move(text));
  }

  void look() {
    (void)client_.scene();
    client_.shown();
    (void)client_.take_heard();
    (void)client_.take_spoken();
  }

  // The fast clock: as the window would, but without waiting.
  void pass(int ms) {
    while (ms > 0) {
      const int wait = client_.wait_ms(), step = wait < 0 ? ms : std::clamp(wait, 1, ms);
      plan_.pass(step);
      client_.tick(step);
      if (client_.wants_redraw()) look();
      ms -= step;
    }
  }

  bool at_pictures() { return kiosk().stage() == Stage::attract || kiosk().stage() == Stage::invite; }

  // Whoever is there goes without a word. The first picture is to come next, to be compared.
  void leave() {
    if (kiosk().stage() == Stage::invite) pass(10'000);
    if (at_pictures()) press_at(centre());
    kiosk().rewind();
    give({.type = Type::move, .at = {-1, -1}});
    for (int i = 0; i < 10'000 && !at_pictures(); ++i) {
      const int wait = std::max(1, client_.wait_ms());
      plan_.pass(wait);
      client_.tick(wait);
      if (!at_pictures()) look();
    }
    look();
  }

  void visit(int number) {
    press_at(centre());
    for (int i = 0; i < plan_.inputs; ++i) {
      random_input();
      if ((report_.inputs + i) % kDrawEvery == 0 && plan_.draw) plan_.draw(client_.scene(), false);
      pass(below(kMostPauseMs));
    }
    leave();
    ++report_.visits;
    if (plan_.settle) plan_.settle();
    const Rest now = rest();
    if (now == first_) return;
    ++report_.residue;
    note(fmt::format("visit {}:{}{}{}{} {}", number, now.state != first_.state ? " state" : "",
                     now.picture != first_.picture ? " picture" : "", now.files != first_.files ? " files" : "",
                     now.handles != first_.handles ? fmt::format(" handles {}", fmt::join(now.handles, " ")) : "",
                     app_.ctx.stack.top()->id()));
  }

  Point centre() { return {app_.ctx.canvas.size().w / 2, app_.ctx.canvas.size().h / 2}; }

  void give(const Input& in) {
    client_.handle(in);
    ++report_.inputs;
    look();
    bool out = client_.quit() || (plan_.ways_out && plan_.ways_out() > ways_);
    app_.ctx.stack.each([&](const Screen& s) { out = out || s.id() == "kiosk.staff"; });
    if (!out) return;
    ++report_.exits;
    note(fmt::format("way out: input {} \"{}\" at {}", static_cast<int>(in.type), in.key, app_.ctx.stack.top()->id()));
    if (plan_.ways_out) ways_ = plan_.ways_out();
    app_.ctx.quit = false;
    kiosk().reset();
    app_.settle();
  }

  void press_at(Point p) {
    const std::int64_t finger = below(2) - 1;  // or the mouse
    give({.type = Type::press, .at = p, .finger = finger});
    give({.type = Type::release, .at = p, .finger = finger});
  }

  Point anywhere() {
    const Size s = app_.ctx.canvas.size();
    return {static_cast<float>(below(static_cast<int>(s.w))), static_cast<float>(below(static_cast<int>(s.h)))};
  }

  // Mostly what a person would press; the strip's own buttons seldom, or nobody would get far.
  void press_something() {
    std::vector<const Widget*> all;
    for (const Widget& w : client_.scene().widgets)
      if (w.press && w.seen.w > 1 && (!w.id.starts_with("kiosk.restart") || below(20) == 0)) all.push_back(&w);
    if (all.empty()) return press_at(anywhere());
    press_at(all[static_cast<std::size_t>(below(static_cast<int>(all.size())))]->seen.centre());
  }

  void press_key() {
    static constexpr const char* kKeys[] = {"tab",        "shift+tab",
                                            "enter",      "space",
                                            "esc",        "left",
                                            "right",      "up",
                                            "down",       "backspace",
                                            "home",       "end",
                                            "pageup",     "f1",
                                            "f2",         "f4",
                                            "f5",         "f10",
                                            "f11",        "f12",
                                            "1",          "2",
                                            "3",          "7",
                                            "0",          "c",
                                            "z",          "h",
                                            "q",          "ctrl+z",
                                            "ctrl+v",     "ctrl+c",
                                            "alt+f4",     "ctrl+q",
                                            "ctrl+w",     "alt+tab",
                                            "ctrl+o",     "ctrl+alt+o",
                                            "alt+enter",  "menu",
                                            "print",      "ctrl+alt+delete",
                                            "delete",     "shift+insert",
                                            "ctrl+alt+t", "f9"};
    give({.type = Type::key, .key = kKeys[below(static_cast<int>(std::size(kKeys)))], .repeated = below(8) == 0});
  }

  void system_event() {
    static constexpr Type kTypes[] = {Type::quit,  Type::focus_lost, Type::focus_gained, Type::minimised,
                                      Type::slept, Type::wake,       Type::resize};
    const Type type = kTypes[below(static_cast<int>(std::size(kTypes)))];
    give({.type = type, .size = app_.ctx.canvas.size(), .maximised = below(2) == 0});
  }

  void random_input() {
    const int dice = below(100);
    if (dice < 50) return press_something();
    if (dice < 60) return press_at(anywhere());
    if (dice < 80) return press_key();
    if (dice < 85) return give({.type = Type::text, .key = below(2) == 0 ? "a" : "7é"});
    if (dice < 88) return give({.type = Type::wheel, .at = anywhere(), .wheel = below(2) == 0 ? 1.0F : -1.0F});
    if (dice < 91) return give({.type = Type::inspect, .at = anywhere()});
    if (dice < 94) return give({.type = Type::move, .at = anywhere()});
    system_event();
  }

  void hour() {
    for (int left = 3'600'000; left > 0;) {
      const int wait = std::clamp(client_.wait_ms(), 1, left);
      plan_.pass(wait);
      client_.tick(wait);
      left -= wait;
      if (!client_.wants_redraw()) continue;
      if (plan_.draw) plan_.draw(client_.scene(), true);
      look();
    }
  }

  App& client_;
  App::Impl& app_;
  const SoakPlan& plan_;
  Rng rng_;
  Rest first_;
  int ways_ = 0;
  SoakReport report_;
};

}  // namespace

SoakReport soak(App& client, const SoakPlan& plan) { return Soak(client, plan).run(); }

std::string to_json(const SoakReport& r, const SoakPlan& plan) {
  nlohmann::ordered_json json{{"visits", r.visits},
                              {"residue", r.residue},
                              {"exits", r.exits},
                              {"memory_growth_kb", r.memory_growth_kb},
                              {"resident_kb", r.resident_kb}};
  if (plan.hours > 0) json["cpu_share"] = r.cpu_share;
  return json.dump();
}

}  // namespace prowl::ui
