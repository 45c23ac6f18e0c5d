#include "ui/speech/announcer.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "ui/kit/focus.hpp"

namespace prowl::ui {
namespace {

bool stands_in_a_list(Role r) {
  return r == Role::option || r == Role::row || r == Role::card || r == Role::place || r == Role::token ||
         r == Role::tab || r == Role::seat || r == Role::choice;
}

void add(std::string& out, const std::string& more) {
  if (more.empty()) return;
  const bool ended = out.empty() || std::string_view(".!?:…").find(out.back()) != std::string_view::npos;
  out += (out.empty() ? "" : ended ? " " : ". ") + more;
}

bool is_heading(const Widget& w) { return w.role == Role::heading || w.id == "heading"; }

// Of a match: told by what is asked and by the news, or of no use to the ear.
bool is_told(const std::string& id) {
  static constexpr std::array<std::string_view, 7> kTold{"prompt", "decision", "timer", "caption",
                                                         "stake",  "recap.",   "said"};
  return std::any_of(kTold.begin(), kTold.end(), [&](std::string_view told) { return id.starts_with(told); });
}

}  // namespace

std::string widget_words(const Texts& texts, const std::vector<Widget>& all, std::size_t which) {
  const Widget& w = all[which];
  std::string out = w.name;
  add(out, w.value);
  std::size_t at = 0, of = 0;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].role == w.role && all[i].focusable) ++of, at += i <= which ? 1 : 0;
  const std::string role = texts.tr(fmt::format("speech.role.{}", role_name(w.role)));
  add(out, stands_in_a_list(w.role) && of > 1
               ? texts.tr("speech.nth",
                          {{"role", role}, {"n", static_cast<long long>(at)}, {"of", static_cast<long long>(of)}})
               : role);
  if (!w.enabled)
    add(out, w.reason.empty() ? texts.tr("speech.off") : texts.tr("speech.not_possible", {{"why", w.reason}}));
  return out;
}

std::string widget_details(const Texts& texts, const Widget& w, const std::string& tip) {
  std::string out = w.name;
  add(out, w.value);
  if (!w.enabled)
    add(out, w.reason.empty() ? texts.tr("speech.off") : texts.tr("speech.not_possible", {{"why", w.reason}}));
  if (tip != w.name) add(out, tip);
  if (!w.rule.empty()) add(out, texts.tr("speech.rule", {{"paragraph", w.rule}}));
  if (!w.hotkey.empty()) add(out, texts.tr("speech.key", {{"key", w.hotkey}}));
  return out;
}

void Announcer::place(const Texts& texts, const Seen& seen, const SpokenPage& page, Voice& voice) {
  const bool left = seen.place != place_;
  if (left && secret_ && !(alone_ && seen.alone)) {
    voice.hush();
    notices_.clear();
  }
  place_ = seen.place;
  secret_ = seen.secret;
  alone_ = seen.alone;
  std::string title = page.title;
  for (const Widget& w : seen.scene.widgets)
    if (page.title.empty() && is_heading(w)) add(title, w.name);
  const bool list = title.empty() && !left;  // one that is open hides the rest of the screen
  if (list) title = title_;
  const bool fresh = title != title_ || (left && page.title.empty());
  title_ = title;
  if (left) asked_.clear(), focus_.clear();
  if (fresh) {
    labels_.clear();
    voice.say(title);
    if (seen.secret && !seen.may_tell) voice.say(texts.tr("speech.only_eyes"));
  }
  for (const std::string& line : page.news) voice.say(line);
  if (!list) labels(seen, page, fresh, voice);
}

// In a match what lies on the table is read when it is wanted; elsewhere it is what the screen is for.
void Announcer::labels(const Seen& seen, const SpokenPage& page, bool fresh, Voice& voice) {
  std::map<std::string, std::string> now;
  for (const Widget& w : seen.scene.widgets) {
    const bool text = w.role == Role::label || (is_heading(w) && !page.title.empty());
    if (!text || w.focusable || (is_heading(w) && page.title.empty())) continue;
    if (w.id.starts_with("notice.") || (!page.title.empty() && is_told(w.id))) continue;
    now[w.id] = w.name;
    const auto known = labels_.find(w.id);
    const bool quiet = fresh && !page.title.empty() && !w.id.starts_with("lesson.");
    if (quiet || (known != labels_.end() && known->second == w.name)) continue;
    if (!seen.secret || seen.may_tell) voice.say(w.name, seen.secret);
  }
  labels_ = std::move(now);
}

void Announcer::notices(const Seen& seen, Voice& voice) {
  std::vector<std::string> now;
  for (const Notice& n : seen.notices) {
    now.push_back(n.text);
    if (std::find(notices_.begin(), notices_.end(), n.text) != notices_.end()) continue;
    if (n.alarm)
      voice.alarm(n.text);
    else if (!n.secret || seen.may_tell)
      voice.say(n.text, n.secret);
  }
  notices_ = std::move(now);
}

void Announcer::focus(const Texts& texts, const Seen& seen, Voice& voice) {
  const int at = find_widget(seen.scene.widgets, seen.focus);
  if (at < 0) return void(focus_.clear());
  const Widget& w = seen.scene.widgets[static_cast<std::size_t>(at)];
  std::string words = widget_words(texts, seen.scene.widgets, static_cast<std::size_t>(at));
  if (w.id == focus_ && words == words_) return;
  const bool same = std::exchange(focus_, w.id) == w.id;
  words_ = words;
  voice.say(same && w.role == Role::field ? w.value : words, seen.secret);
}

void Announcer::look(const Texts& texts, const Seen& seen, SpokenPage page, Voice& voice) {
  place(texts, seen, page, voice);
  const bool tell = !seen.secret || seen.may_tell;
  if (tell)
    for (const std::string& line : page.own) voice.say(line, true);
  if (tell && page.asked != asked_) voice.say(page.asked, seen.secret);
  asked_ = std::move(page.asked);
  notices(seen, voice);
  if (tell) focus(texts, seen, voice);
}

}  // namespace prowl::ui
