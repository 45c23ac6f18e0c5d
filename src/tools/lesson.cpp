#include <algorithm>
#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "lesson/course.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "tools/files.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {
namespace {

constexpr int kMostMoves = 2000;

/// Goes through a lesson as it wants to be gone through.
class Rehearsal {
 public:
  Rehearsal(const OpenGame& open, std::shared_ptr<const Lesson> lesson)
      : open_(open), lesson_(std::move(lesson)), course_(lesson_, *open.rules) {}

  Result<void> run() {
    auto laid = lay_out(*lesson_, *open_.game, open_.rules,
                        std::vector<SeatInfo>(static_cast<std::size_t>(lesson_->seats)));
    if (!laid) return tl::unexpected(laid.error());
    match_ = std::make_unique<Match>(std::move(*laid));
    for (int moves = 0; course_.step() != nullptr; ++moves) {
      if (moves == kMostMoves) return wrong("The lesson does not end.");
      if (auto ok = go_on(); !ok) return ok;
    }
    const auto held = match_->check(lesson_->expect);
    if (held) return {};
    return fail(ErrorCode::bad_scenario, lesson_->place + "#/expect" + held.error().place, held.error().message);
  }

 private:
  tl::unexpected<Error> wrong(std::string message) const {
    return fail(ErrorCode::bad_scenario, fmt::format("{}#/steps/{}", lesson_->place, course_.at()), std::move(message));
  }

  Result<void> go_on() {
    const bool over = match_->outcome().over;
    const auto who = over ? std::nullopt : asked();
    if (who && !course_.own(*who)) return make(*who, course_.reply(*who, match_->view(*who).options));
    if (!who && !over) return wrong("Nobody is asked.");
    if (who)
      if (const auto a = course_.instead(match_->prompt(), match_->view(*who).options)) return make(*who, *a);
    course_.rest();
    if (course_.reading()) return course_.read_on(), Result<void>();
    return who ? act(*who) : wrong("The match is over before this step.");
  }

  // In a window of cards people come first, as on the screen.
  std::optional<Seat> asked() const {
    const Waiting waiting = match_->waiting();
    std::optional<Seat> own, other;
    for (int s = lesson_->seats; s >= 0; --s) {
      const Seat who = s == lesson_->seats ? Seat::table : seat(s);
      if ((waiting & wait_bit(who)) != 0) (course_.own(who) ? own : other) = who;
    }
    const bool own_first = match_->prompt().ask == Ask::reaction || !other;
    return own && own_first ? own : other;
  }

  Result<void> act(Seat who) {
    const ActionList options = match_->view(who).options;
    const auto& c = open_.rules->catalogue;
    const auto way = std::find_if(options.begin(), options.end(), [&](const Action& a) { return course_.wants(a); });
    if (way == options.end()) {
      std::vector<std::string> may;
      for (const Action& a : options) may.push_back(to_notation(c, a));
      return wrong(fmt::format("`{}` is not legal at `{}`; it may be {}.", fmt::join(course_.step()->want, "`, `"),
                               match_->prompt().id, fmt::join(may, ", ")));
    }
    for (const auto& w : course_.step()->wrong)
      if (std::none_of(options.begin(), options.end(),
                       [&](const Action& a) { return begins(c, a, w.move) && !course_.wants(a); }))
        return wrong(fmt::format("`{}` can't be chosen wrongly here.", w.move));
    return make(who, *way);
  }

  Result<void> make(Seat who, const Action& a) {
    if (const Refusal no = match_->submit(who, a))
      return wrong(fmt::format("`{}` is refused: {}.", to_notation(open_.rules->catalogue, a), no.rule));
    course_.saw(who, a);
    return {};
  }

  const OpenGame& open_;
  std::shared_ptr<const Lesson> lesson_;
  Course course_;
  std::unique_ptr<Match> match_;
};

int check(const Context& context, const std::string& wish, bool json) {
  const auto folder = wish.empty() ? find_data("assets") : Result<std::filesystem::path>(to_path(wish));
  if (!folder) return context.wrong(folder.error());
  if (std::error_code error; !std::filesystem::is_directory(*folder, error))
    return context.wrong({ErrorCode::not_found, to_utf8(*folder), "There is no such folder."});
  std::vector<Error> errors;
  int lessons = 0;
  for (const Game* game : context.games) {
    const auto open = open_game(context, std::string(game->id));
    if (!open) return context.wrong(open.error());
    const Lessons all = find_lessons(*folder, *game, *open->rules);
    lessons += static_cast<int>(all.good.size() + all.broken.size());
    errors.insert(errors.end(), all.broken.begin(), all.broken.end());
    for (const auto& lesson : all.good)
      if (auto ok = Rehearsal(*open, lesson).run(); !ok) errors.push_back(ok.error());
  }
  for (const Error& e : errors) context.err << to_text(e) << '\n';
  if (json)
    context.print({{"lessons", lessons}, {"failed", errors.size()}});
  else
    context.out << fmt::format("{} lessons, {} failed\n", lessons, errors.size());
  return errors.empty() ? kGood : kNo;
}

}  // namespace

void add_lesson(CLI::App& app, Context& context) {
  auto folder = std::make_shared<std::string>();
  auto json = std::make_shared<bool>(false);
  auto* call = app.add_subcommand("lesson", "Lessons of the games");
  call->require_subcommand(1);
  auto* checks = call->add_subcommand("check", "Goes through every lesson as it wants to be gone through");
  checks->add_option("--assets", *folder, "Folder of assets instead of the program's own")->transform(some_file());
  checks->add_flag("--json", *json, "JSON");
  checks->callback(
      [&context, folder, json] { context.run = [&context, folder, json] { return check(context, *folder, *json); }; });
}

}  // namespace prowl::tools
