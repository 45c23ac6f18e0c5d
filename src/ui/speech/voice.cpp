#include "ui/speech/voice.hpp"

#include <algorithm>
#include <utility>

namespace prowl::ui {

std::string one_utterance(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool blank = static_cast<unsigned char>(c) <= 0x20 || c == 0x7F;
    if (!blank)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

void Voice::say(std::string text, bool secret) {
  text = one_utterance(text);
  if (!text.empty()) waiting_.push_back({std::move(text), secret, false});
}

void Voice::alarm(std::string text) {
  text = one_utterance(text);
  const auto after = std::find_if(waiting_.begin(), waiting_.end(), [](const Line& l) { return !l.alarm; });
  if (!text.empty()) waiting_.insert(after, {std::move(text), false, true});
}

void Voice::hush() {
  const auto secret = [](const Line& l) { return l.secret; };
  std::erase_if(waiting_, secret);
  std::erase_if(last_, secret);
  hush_ = true;
}

void Voice::repeat() { waiting_.insert(waiting_.end(), last_.begin(), last_.end()); }

std::vector<Utterance> Voice::take() {
  std::vector<Utterance> out;
  if (waiting_.empty()) return out;
  const bool cuts = std::exchange(pressed_, false);
  for (const Line& l : waiting_) out.push_back({l.text, l.alarm || (cuts && out.empty())});
  last_ = std::exchange(waiting_, {});
  return out;
}

bool Voice::take_hush() { return std::exchange(hush_, false); }

}  // namespace prowl::ui
