#include "catch.hpp"

#include "ui/screens/setup.hpp"
#include "ui_fixture.hpp"

namespace prowl::ui::test {
namespace {

const Game& game(const char* id) { return *find_game(id); }

std::string code_of(Client& client) {
  client.press("code");
  client.impl.settle();
  client.impl.rebuild();
  REQUIRE(client.screen() == "code");
  return client.find("code.own")->name;
}

void enter(Client& client, const std::string& code) {
  client.focus("code.field");
  client.type(code);
  client.press("code.use");
  client.impl.settle();
  client.impl.rebuild();
}

}  // namespace

TEST_CASE("A code sets up the same game, players and deal on another computer") {
  Client here({1920, 1080}), there({1920, 1080});
  here.show(make_setup(here.impl.ctx, game("not_alone"), {{"sanctuary", "yes"}}));
  here.press("add.bot");
  const std::string code = code_of(here);
  there.show(make_setup(there.impl.ctx, game("nostromo")));
  CHECK(code_of(there) != code);
  enter(there, code);
  REQUIRE(there.screen() == "setup");
  CHECK(std::string(there.impl.ctx.stack.top()->world()) == "not_alone");
  CHECK(code_of(there) == code);
}

TEST_CASE("A code that is none says so and leaves the set-up as it was") {
  Client client({1920, 1080});
  client.show(make_setup(client.impl.ctx, game("fate")));
  const std::string code = code_of(client);
  enter(client, "HELLO-WORLD");
  REQUIRE(client.find("code.problem") != nullptr);
  CHECK(client.screen() == "code");
  client.press("code.back");
  client.impl.settle();
  client.impl.rebuild();
  CHECK(code_of(client) == code);
}

TEST_CASE("The code is put on the clipboard") {
  Client client({1920, 1080});
  std::string copied;
  client.impl.ctx.platform.set_clipboard = [&](const std::string& text) { copied = text; };
  client.show(make_setup(client.impl.ctx, game("nostromo")));
  const std::string code = code_of(client);
  client.press("code.copy");
  CHECK(copied == code);
}

}  // namespace prowl::ui::test
