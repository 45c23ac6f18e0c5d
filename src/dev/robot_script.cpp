#include "prowl/dev/robot_script.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

namespace prowl::ui {
namespace {

using Do = RobotStep::Do;

constexpr int kDefaultBound = 2000;
constexpr int kMaxNumber = 1'000'000;

enum class Form : unsigned char { none, one, two_with_arrow, name_number, number, maybe_bound, size, choose, wait };
struct Command {
  std::string_view word;
  Do what;
  Form form;
};
constexpr std::array<Command, 32> kCommands{{{"click", Do::click, Form::one},
                                             {"click-disabled", Do::click_disabled, Form::one},
                                             {"hover", Do::hover, Form::one},
                                             {"drag", Do::drag, Form::two_with_arrow},
                                             {"wheel", Do::wheel, Form::name_number},
                                             {"tap", Do::tap, Form::one},
                                             {"hold", Do::hold, Form::one},
                                             {"swipe", Do::swipe, Form::name_number},
                                             {"key", Do::key, Form::one},
                                             {"pad", Do::pad, Form::one},
                                             {"hand", Do::hand, Form::one},
                                             {"type", Do::type, Form::one},
                                             {"focus", Do::focus, Form::one},
                                             {"choose", Do::choose, Form::choose},
                                             {"resize", Do::resize, Form::size},
                                             {"focus-lost", Do::focus_lost, Form::none},
                                             {"focus-gained", Do::focus_gained, Form::none},
                                             {"minimise", Do::minimise, Form::none},
                                             {"wait", Do::wait, Form::wait},
                                             {"expect", Do::expect, Form::one},
                                             {"refuse", Do::refuse, Form::one},
                                             {"expect-focus", Do::expect_focus, Form::one},
                                             {"tidy", Do::tidy, Form::none},
                                             {"shot", Do::shot, Form::one},
                                             {"public-shot", Do::public_shot, Form::one},
                                             {"dump", Do::dump, Form::one},
                                             {"bench", Do::bench, Form::number},
                                             {"seed", Do::seed, Form::number},
                                             {"repeat", Do::repeat, Form::number},
                                             {"until", Do::until, Form::maybe_bound},
                                             {"if", Do::when, Form::one},
                                             {"else", Do::otherwise, Form::none}}};

struct Word {
  std::string text;
  bool quoted = false;
};

Result<Word> quoted_word(std::string_view line, std::size_t& at) {
  Word word{{}, true};
  for (++at; at < line.size(); ++at) {
    if (line[at] == '"') {
      ++at;
      return word;
    }
    if (line[at] == '\\' && at + 1 < line.size()) ++at;
    word.text += line[at];
  }
  return fail(ErrorCode::bad_scenario, "", "the quotation mark is not closed");
}

Result<std::vector<Word>> words_of(std::string_view line) {
  std::vector<Word> words;
  for (std::size_t at = 0;;) {
    at = line.find_first_not_of(" \t\r", at);
    if (at == std::string_view::npos || line[at] == '#') return words;
    if (line[at] == '"') {
      auto word = quoted_word(line, at);
      if (!word) return tl::unexpected(word.error());
      words.push_back(std::move(*word));
    } else {
      const std::size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
      words.push_back({std::string(line.substr(at, end - at)), false});
      at = end;
    }
  }
}

std::optional<int> number(const std::string& text) {
  const bool minus = text.starts_with('-');
  const std::string digits = text.substr(minus ? 1 : 0);
  if (digits.empty() || digits.size() > 7 || digits.find_first_not_of("0123456789") != std::string::npos) return {};
  const int value = std::stoi(digits);
  if (value > kMaxNumber) return {};
  return minus ? -value : value;
}

tl::unexpected<Error> wrong(std::string why) { return fail(ErrorCode::bad_scenario, "", std::move(why)); }

Result<void> read_size(const std::string& text, RobotStep& step) {
  const std::size_t x = text.find('x');
  const auto w = number(text.substr(0, x));
  const auto h = x == std::string::npos ? std::nullopt : number(text.substr(x + 1));
  constexpr int kMost = 16384;
  if (!w || !h || *w < 1 || *h < 1 || *w > kMost || *h > kMost)
    return wrong("a size is written 1280x720, with at most 16384 on each side");
  step.n = *w;
  step.m = *h;
  return {};
}

Result<void> read_choose(const std::vector<Word>& args, RobotStep& step) {
  step.a = args.empty() ? "first" : args[0].text;
  if (step.a != "first" && step.a != "last" && step.a != "random") return wrong("choose takes first, last or random");
  if (args.size() > 2 || (args.size() == 2 && args[1].text != "keys"))
    return wrong("choose takes only 'keys' after that");
  step.b = args.size() == 2 ? "keys" : "";
  return {};
}

Result<void> read_number(const std::vector<Word>& args, std::size_t i, RobotStep& step) {
  const auto value = args.size() == i + 1 ? number(args[i].text) : std::nullopt;
  if (!value) return wrong("a number is missing");
  step.n = *value;
  return {};
}

Result<void> read_arguments(const std::vector<Word>& args, Form form, RobotStep& step) {
  const std::size_t count = args.size();
  if (count > 0 && form != Form::number && form != Form::choose) step.a = args[0].text;
  switch (form) {
    case Form::none: return count == 0 ? Result<void>{} : wrong("nothing may follow");
    case Form::one: return count == 1 ? Result<void>{} : wrong("takes one name or text; put blanks into \"…\"");
    case Form::two_with_arrow:
      if (count != 3 || args[1].text != "->") return wrong("is written drag A -> B");
      step.b = args[2].text;
      return {};
    case Form::name_number: return count == 0 ? wrong("a name is missing") : read_number(args, 1, step);
    case Form::number: return read_number(args, 0, step);
    case Form::maybe_bound:
      step.n = kDefaultBound;
      if (count == 1) return {};
      return count == 0 ? wrong("a text is missing") : read_number(args, 1, step);
    case Form::size: return count == 1 ? read_size(args[0].text, step) : wrong("a size is written 1280x720");
    case Form::choose: return read_choose(args, step);
    case Form::wait:
      if (count == 1 && args[0].text == "idle") {
        step.what = Do::wait_idle;
        return {};
      }
      return read_number(args, 0, step);
  }
  return {};
}

class Parser {
 public:
  Result<void> line(std::string_view text, int line_number) {
    auto words = words_of(text);
    if (!words) return tl::unexpected(words.error());
    if (words->empty()) return {};
    const std::string word = words->front().text;
    words->erase(words->begin());
    RobotStep step;
    step.line = line_number;
    if (word == "end") return words->empty() ? close(step) : wrong("nothing may follow");
    const auto* command = std::find_if(kCommands.begin(), kCommands.end(),
                                       [&](const Command& c) { return c.word == word; });
    if (command == kCommands.end()) return wrong(fmt::format("unknown command '{}'", word));
    step.what = command->what;
    if (auto read = read_arguments(*words, command->form, step); !read) {
      return wrong(fmt::format("{}: {}", word, read.error().message));
    }
    return add(std::move(step));
  }

  Result<std::vector<RobotStep>> finish(const std::string& file) {
    if (open_.empty()) return std::move(steps_);
    return fail(ErrorCode::bad_scenario, fmt::format("{}:{}", file, steps_[open_.back()].line),
                "this block has no end");
  }

 private:
  Result<void> add(RobotStep step) {
    const std::size_t index = steps_.size();
    if (step.what == Do::otherwise) {
      if (open_.empty() || steps_[open_.back()].what != Do::when) return wrong("else without if");
      steps_[open_.back()].jump = index;
      open_.back() = index;
    } else if (step.what == Do::repeat || step.what == Do::until || step.what == Do::when) {
      open_.push_back(index);
    }
    steps_.push_back(std::move(step));
    return {};
  }

  Result<void> close(RobotStep step) {
    if (open_.empty()) return wrong("end without a beginning");
    step.what = Do::end;
    step.jump = open_.back();
    steps_[open_.back()].jump = steps_.size();
    open_.pop_back();
    steps_.push_back(std::move(step));
    return {};
  }

  std::vector<RobotStep> steps_;
  std::vector<std::size_t> open_;
};

}  // namespace

Result<std::vector<RobotStep>> parse_robot(std::string_view text, const std::string& file) {
  Parser parser;
  int line_number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    ++line_number;
    if (auto read = parser.line(text.substr(at, end - at), line_number); !read) {
      return fail(ErrorCode::bad_scenario, fmt::format("{}:{}", file, line_number), read.error().message);
    }
    at = end + 1;
  }
  return parser.finish(file);
}

}  // namespace prowl::ui
