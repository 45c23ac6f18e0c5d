#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <thread>

#ifdef _WIN32
#include <conio.h>
#include <io.h>
#else
#include <termios.h>
#include <unistd.h>
#endif

#include "prowl/games/registry.hpp"
#include "tools/tool.hpp"

namespace {

bool is_terminal(std::FILE* f) {
#ifdef _WIN32
  return _isatty(_fileno(f)) != 0;
#else
  return isatty(fileno(f)) != 0;
#endif
}

// A second press of Enter comes within a third of a second.
void drop_typed() {
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
#ifdef _WIN32
  while (_kbhit() != 0) _getch();
#else
  tcflush(STDIN_FILENO, TCIFLUSH);
#endif
  if (const auto waits = std::cin.rdbuf()->in_avail(); waits > 0) std::cin.ignore(waits);
}

}  // namespace

int main(int argc, char** argv) {
#ifndef _WIN32
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is then an error of the stream
#endif
  std::ios::sync_with_stdio(false);
  prowl::tools::Context context{std::cin, std::cout, std::cerr, prowl::all_games(), is_terminal(stdout), {}, {}};
  if (is_terminal(stdin)) context.drop_typed = drop_typed;
  try {
    return prowl::tools::run_cli(context, {argv + 1, argv + argc});
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return prowl::tools::kWrong;
  }
}
