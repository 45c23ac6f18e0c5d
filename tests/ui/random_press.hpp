#pragma once
#include "catch.hpp"
#include "match_fixture.hpp"

namespace prowl::ui::test {

/// Presses whatever there is: a random option, else the one thing to do. Fails where nothing can be pressed.
inline void press_anything(Table& t, Rng& rng) {
  using Stage = PlayScreen::Stage;
  std::vector<std::string> options;
  for (const Widget& w : t.scene().widgets)
    if (w.role == Role::option && w.enabled && w.press) options.push_back(w.id);
  if (t.play->stage() == Stage::curtain) return t.click("curtain.confirm");
  if (t.has_widget("continue")) return t.click("continue");
  INFO(t.prompt() << ", " << t.client.impl.ctx.stack.top()->id() << ", p" << index(t.play->seat_shown()) + 1);
  const bool own = t.play->stage() == Stage::private_view;
  if (own && options.empty() && !t.has_widget("cancel") && !t.has_widget("done"))
    FAIL(t.client.impl.scene.widgets.size());
  if (own && options.empty()) return t.click(t.has_widget("cancel") ? "cancel" : "done");
  REQUIRE_FALSE(options.empty());
  t.client.press(options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
  t.settle();
}

}  // namespace prowl::ui::test
