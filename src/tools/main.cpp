#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

#include "prowl/games/registry.hpp"
#include "tools/tool.hpp"

namespace {

bool is_terminal() {
#ifdef _WIN32
  return _isatty(_fileno(stdout)) != 0;
#else
  return isatty(STDOUT_FILENO) != 0;
#endif
}

}  // namespace

int main(int argc, char** argv) {
#ifndef _WIN32
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is then an error of the stream
#endif
  std::ios::sync_with_stdio(false);
  prowl::tools::Context context{std::cin, std::cout, std::cerr, prowl::all_games(), is_terminal(), {}, {}};
  try {
    return prowl::tools::run_cli(context, {argv + 1, argv + argc});
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return prowl::tools::kWrong;
  }
}
