#include <utility>

#include <fmt/format.h>

#include "ui/app/app_impl.hpp"

namespace prowl::ui {

Seen App::Impl::seen() const {
  const Screen* top = ctx.stack.top();
  const bool alone = unheard();
  return {.scene = scene,
          .focus = ui.focus,
          .place = place(),
          .overlay = top != nullptr && top->overlay(),
          .secret = ctx.private_view,
          .alone = alone,
          .may_tell = alone || ctx.settings.speak_private,
          .notices = ctx.notices};
}

Spoken App::Impl::take_spoken() {
  Screen* top = ctx.stack.top();
  if (!ctx.speaks() || top == nullptr) {
    announcer_.restart();
    ctx.voice = {};
    return {};
  }
  if (ctx.dirty) rebuild();
  const Seen now = seen();
  announcer_.look(ctx.texts, now, top->spoken(), ctx.voice);
  if (std::exchange(read_at_, now.place) != now.place) reader_.restart();
  Spoken out;
  out.hush = ctx.voice.take_hush();
  out.lines = ctx.voice.take();
  out.aloud = ctx.settings.speech;
  constexpr int kMiddle = 2, kStep = 35;
  out.rate = (ctx.settings.speech_rate - kMiddle) * kStep;
  out.language = ctx.texts.language() == "xx" ? "en" : ctx.texts.language();
  return out;
}

bool App::Impl::read(const std::string& key) {
  Screen* top = ctx.stack.top();
  if (!ctx.speaks() || top == nullptr) return false;
  const int at = focus_index();
  const std::string tip = at < 0 ? std::string() : extras[static_cast<std::size_t>(at)].tip;
  return reader_.key(key, ctx.texts, *top, seen(), tip, ctx.voice);
}

}  // namespace prowl::ui
