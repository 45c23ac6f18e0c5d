#include "sdl/kiosk/kiosk_run.hpp"

#include <cstdio>
#include <iostream>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/ui/kiosk.hpp"
#include "sdl/kiosk/pin.hpp"

namespace prowl::sdl {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSoakPin = "604 718 925 331";  // no input of one digit after another

fs::path config_of(const Options& options, const ui::Platform& platform) {
  if (!options.config.empty()) return to_path(options.config);
  std::error_code error;
  const fs::path own = platform.config_dir / "kiosk.json";
  return fs::exists(own, error) ? own : fs::path();
}

// The demo itself tells what is wrong in its file, once it stands.
int no_pin(const ui::Platform& platform, const ui::KioskPlan& plan) {
  for (const Error& e : plan.faults) fmt::print(stderr, "prowl: {}\n", to_text(e));
  fmt::print(stderr,
             "prowl: the demo needs a PIN, or nobody could end it.\n"
             "Run `prowl --kiosk-pin` and put the line it prints into {}, for example\n"
             "  {{\"version\": 1, \"pin\": \"...\"}}\n"
             "{} shows what else can stand there.\n",
             plan.file.empty() || plan.file.starts_with(to_utf8(platform.assets_dir))
                 ? to_utf8(platform.config_dir / "kiosk.json")
                 : plan.file,
             to_utf8(platform.assets_dir / "common" / "kiosk" / "kiosk.json"));
  return 2;
}

}  // namespace

int prepare_kiosk(const Options& options, ui::Platform& platform) {
  auto plan = ui::load_kiosk(platform.assets_dir, config_of(options, platform));
  if (options.visits || options.hours > 0) plan.pin = hash_pin(kSoakPin).value_or("$none$");
  if (plan.pin.empty()) return no_pin(platform, plan);
  platform.check_pin = check_pin;
  platform.kiosk = std::make_shared<const ui::KioskPlan>(std::move(plan));
  return 0;
}

int print_pin() {
  fmt::print(stderr, "A PIN of {} to {} digits: ", kLeastPin, kMostPin);
  std::string pin;
  std::getline(std::cin, pin);
  if (!is_pin(pin)) {
    fmt::print(stderr, "prowl: a PIN is {} to {} digits.\n", kLeastPin, kMostPin);
    return 2;
  }
  const auto hash = hash_pin(pin);
  if (!hash) {
    fmt::print(stderr, "prowl: {}\n", to_text(hash.error()));
    return 2;
  }
  fmt::print("\"pin\": \"{}\"\n", *hash);
  return 0;
}

}  // namespace prowl::sdl
