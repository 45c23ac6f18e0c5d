#include "rules/process.hpp"

#include <cerrno>

#ifdef _WIN32
#include <process.h>
#include <windows.h>
#else
#include <unistd.h>
#include <csignal>
#endif

namespace prowl {

#ifdef _WIN32

int process_id() { return _getpid(); }

bool process_runs(int id) {
  const HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(id));
  if (process == nullptr) return GetLastError() == ERROR_ACCESS_DENIED;
  DWORD code = 0;
  const bool runs = GetExitCodeProcess(process, &code) == 0 || code == STILL_ACTIVE;
  CloseHandle(process);
  return runs;
}

#else

int process_id() { return getpid(); }

// Signal 0 only asks; nobody else's process may be asked, but then it is there.
bool process_runs(int id) { return id > 0 && (kill(id, 0) == 0 || errno == EPERM); }

#endif

}  // namespace prowl
