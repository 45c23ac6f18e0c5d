#include "ui/speech/reader.hpp"

#include <algorithm>

#include "ui/kit/focus.hpp"

namespace prowl::ui {
namespace {

constexpr std::array<Reader::Key, 7> kKeys{{{Reader::Act::asked, "f4"},
                                            {Reader::Act::board, "f5"},
                                            {Reader::Act::hand, "f6"},
                                            {Reader::Act::score, "f7"},
                                            {Reader::Act::log, "f8"},
                                            {Reader::Act::explain, "shift+f1"},
                                            {Reader::Act::repeat, "f12"}}};

// Screens that are no table: what is written on them.
std::vector<std::string> written(const Seen& seen) {
  std::vector<std::string> out;
  if (seen.overlay) {
    for (const Widget& w : seen.scene.widgets)
      if (!w.focusable) out.push_back(w.value.empty() ? w.name : w.name + ". " + w.value);
    return out;
  }
  for (const Draw& d : seen.scene.draws)
    if (d.op == Draw::Op::text && d.text.size() > 1 && (out.empty() || out.back() != d.text)) out.push_back(d.text);
  return out;
}

}  // namespace

const std::array<Reader::Key, 7>& Reader::keys() { return kKeys; }

std::string Reader::step(Topic topic, std::vector<std::string> lines, int by, const Texts& texts) {
  if (lines.empty()) return texts.tr("speech.nothing");
  int& at = at_[static_cast<std::size_t>(topic)];
  const int n = static_cast<int>(lines.size());
  if (topic != Topic::log) {
    at = at == 0 ? (by > 0 ? 1 : n) : (at - 1 + by + n) % n + 1;
    return lines[static_cast<std::size_t>(at - 1)];
  }
  // Back from what happened last.
  const int wanted = at == 0 ? 1 : std::min(at, n) + by;
  at = std::clamp(wanted, 1, n);
  const std::string& line = lines[static_cast<std::size_t>(n - at)];
  return wanted == at ? line : texts.tr(wanted < 1 ? "speech.newest" : "speech.oldest") + " " + line;
}

bool Reader::key(const std::string& name, const Texts& texts, Screen& screen, const Seen& seen, const std::string& tip,
                 Voice& voice) {
  const bool back = name.starts_with("shift+f") && name != "shift+f1";
  const std::string plain = back ? name.substr(6) : name;
  const auto found = std::find_if(kKeys.begin(), kKeys.end(), [&](const Key& k) { return k.key == plain; });
  if (found == kKeys.end()) return false;
  voice.pressed();
  if (found->act == Act::repeat) return voice.repeat(), true;
  if (seen.secret && !seen.may_tell) return voice.say(texts.tr("speech.only_eyes")), true;
  if (found->act == Act::explain) {
    const int at = find_widget(seen.scene.widgets, seen.focus);
    voice.say(at < 0 ? texts.tr("speech.nothing")
                     : widget_details(texts, seen.scene.widgets[static_cast<std::size_t>(at)], tip),
              seen.secret);
    return true;
  }
  const auto topic = static_cast<Topic>(found->act);
  std::vector<std::string> lines = screen.readable(topic);
  if (lines.empty() && topic == Topic::board) lines = written(seen);
  if (topic == Topic::asked && !lines.empty()) at_[static_cast<std::size_t>(topic)] = 0;
  voice.say(step(topic, std::move(lines), back ? -1 : 1, texts), seen.secret);
  return true;
}

}  // namespace prowl::ui
