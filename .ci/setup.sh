# shellcheck shell=bash disable=SC2154
# What ./play and ./check share: system packages and the build. Sourced, with `root` set to the project's folder.

# Where ccache is used, one clone of the project finds what another has compiled.
export CCACHE_BASEDIR=$root

say() { printf '%s\n' "$*" >&2; }
has() { command -v "$1" >/dev/null 2>&1; }

package_manager() {
  local tool
  for tool in apt-get dnf pacman brew; do
    if has "$tool"; then echo "$tool"; return; fi
  done
  echo none
}

# The same needs under each system's names; one list to play, one more to test.
packages_to_play() {
  case $1 in
    apt-get) echo g++ cmake ninja-build gettext libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libsdl2-mixer-dev nlohmann-json3-dev \
      libfmt-dev libspdlog-dev libcli11-dev libexpected-dev libpcg-cpp-dev libxxhash-dev libvalijson-dev \
      libboost-locale-dev fonts-inter fonts-jura fonts-bebas-neue fonts-opendyslexic fonts-dejavu-core ;;
    dnf) echo gcc-c++ cmake ninja-build gettext SDL2-devel SDL2_image-devel SDL2_ttf-devel SDL2_mixer-devel json-devel fmt-devel \
      spdlog-devel cli11-devel expected-devel pcg-cpp-devel xxhash-devel valijson-devel boost-devel rsms-inter-fonts \
      dejavu-sans-fonts ;;
    pacman) echo gcc cmake ninja gettext pkgconf sdl2 sdl2_image sdl2_ttf sdl2_mixer nlohmann-json fmt spdlog cli11 \
      tl-expected pcg-cpp xxhash valijson boost inter-font ttf-dejavu ;;
    brew) echo cmake ninja gettext pkgconf sdl2 sdl2_image sdl2_ttf sdl2_mixer nlohmann-json fmt spdlog cli11 tl-expected \
      pcg-cpp xxhash valijson boost ;;
  esac
}
packages_to_check() {
  case $1 in
    apt-get) echo catch2 xvfb python3 shellcheck clang-format clang-tidy gcovr jq ;;
    dnf) echo catch-devel xorg-x11-server-Xvfb ShellCheck clang-tools-extra jq ;;
    pacman) echo catch2 xorg-server-xvfb shellcheck clang jq ;;
    brew) echo catch2 shellcheck jq ;;
  esac
}

installed_packages() {
  # shellcheck disable=SC2016 # dpkg's own variables
  case $1 in
    apt-get) dpkg-query -W -f='${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p' ;;
    dnf) rpm -qa --qf '%{NAME}\n' ;;
    pacman) pacman -Qq ;;
    brew) brew list -1 ;;
  esac
}

missing_packages() { # MANAGER NAME...
  local manager=$1 name installed
  shift
  installed=$(installed_packages "$manager")
  for name; do
    grep -qxF -- "$name" <<<"$installed" || echo "$name"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif has sudo; then sudo "$@"
  else
    say "This needs root, and there is no sudo here. As root, run: $*"
    return 1
  fi
}

# The lists are fetched only where they are missing or too old to install from.
apt_install() {
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@")
  if apt-get install -s -qq --no-install-recommends "$@" >/dev/null 2>&1 && as_root "${install[@]}" >/dev/null; then
    return
  fi
  as_root apt-get update -qq && as_root "${install[@]}" >/dev/null
}

install_packages() { # MANAGER NAME...
  local manager=$1
  shift
  case $manager in
    apt-get) apt_install "$@" ;;
    dnf) as_root dnf install -y -q "$@" || one_by_one as_root dnf install -y -q -- "$@" ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" || one_by_one as_root pacman -S --needed --noconfirm -- "$@" ;;
    brew) brew install "$@" || one_by_one brew install -- "$@" ;;
  esac
}

# Where one name is unknown to a release the others still go in; CMake then says what it lacks.
one_by_one() { # COMMAND... -- NAME...
  local command=()
  while [ "$1" != -- ]; do command+=("$1"); shift; done
  shift
  local name
  for name; do
    "${command[@]}" "$name" || say "Not to be had here: $name"
  done
}

need_packages() { # play|check
  local manager wanted missing
  manager=$(package_manager)
  if [ "$manager" = none ]; then
    say "No package manager that is known here; going on with what is installed."
    return
  fi
  wanted=$(packages_to_play "$manager")
  [ "$1" = play ] || wanted="$wanted $(packages_to_check "$manager")"
  # shellcheck disable=SC2086 # a list of words
  missing=$(missing_packages "$manager" $wanted | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  say "Installing with $manager: $missing"
  # shellcheck disable=SC2086
  install_packages "$manager" $missing || { say "Could not install: $missing"; return 1; }
}

configure() { # PRESET OPTION...
  local preset=$1 cache=$root/build/$1/CMakeCache.txt
  shift
  # A folder that was moved or copied cannot be configured again.
  if [ -e "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
    rm -rf "$root/build/$preset"
  fi
  (cd "$root" && cmake --preset "$preset" "$@" >"$root/build/$preset.log" 2>&1) ||
    { cat "$root/build/$preset.log" >&2; return 1; }
}
