# shellcheck shell=bash disable=SC2154,SC2016 # `work`, `prefix`, `recipe`, `jobs` are set by whoever sources it; apt's variables
# The libraries of the Windows build, from Debian's sources.

cross() { # SOURCE BUILD OPTION...
  cmake -S "$1" -B "$2" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$recipe/mingw.cmake" -DWIN_PREFIX="$prefix" \
    -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_BUILD_TYPE=Release "${@:3}"
}

# Debian's source of a package, by apt, without touching the system's own lists.
source_of() { # PACKAGE OPTION...
  local apt=(apt-get -qq -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o Dir::State::Lists="$work/lists" -o APT::Sandbox::User=root)
  if [ ! -e "$work/sources.list" ]; then
    mkdir -p "$work/src" "$work/lists/partial"
    apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
      grep ' bookworm' | sort -u >"$work/sources.list"
    "${apt[@]}" update || { rm "$work/sources.list"; return 1; }
  fi
  (cd "$work/src" && "${apt[@]}" source --only-source "${@:2}" "$1" >/dev/null)
}

once() { # NAME COMMAND...
  local name=$1 log=$work/$1.log
  shift
  [ ! -e "$prefix/.$name" ] || return 0
  mkdir -p "$prefix" "$work/src"
  say "building $name"
  if ! "$@" >"$log" 2>&1; then
    say "$name failed: see $log"
    tail -n 5 "$log" >&2
    return 1
  fi
  touch "$prefix/.$name"
}

from_source() { # PACKAGE OPTION...   of one that uses CMake
  source_of "$1" && cross "$(ls -d "$work/src/$1"-[0-9]*/)" "$work/obj/$1" "${@:2}" &&
    cmake --build "$work/obj/$1" -j"$jobs" && cmake --install "$work/obj/$1"
}
library() { once "$1" from_source "$@"; }
off() { printf -- "-D$1_%s=OFF " "${@:2}"; }

# b2 can't be started from Debian's source; what is needed are 24 files.
boost_locale() {
  source_of boost1.74 --download-only &&
    tar -xf "$work"/src/boost1.74_*.orig.tar.xz -C "$work/src" --wildcards '*/libs/locale/src' &&
    cross "$recipe/boost-locale" "$work/obj/boost" -DSRC="$(echo "$work"/src/boost*/libs/locale/src)" &&
    cmake --build "$work/obj/boost" -j"$jobs" && cmake --install "$work/obj/boost"
}

cross_libraries() {
  library libsdl2 -DSDL_STATIC=OFF -DSDL_TEST=OFF
  library freetype -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON \
    -DFT_DISABLE_BROTLI=ON
  library harfbuzz -DHB_HAVE_FREETYPE=ON -DHB_BUILD_SUBSET=OFF
  # shellcheck disable=SC2046 # options
  library libsdl2-image -DSDL2IMAGE_VENDORED=ON $(off SDL2IMAGE SAMPLES GIF JPG LBM PCX PNM QOI TGA XCF XPM XV)
  library libsdl2-ttf -DSDL2TTF_HARFBUZZ=ON -DSDL2TTF_SAMPLES=OFF
  # shellcheck disable=SC2046
  library libsdl2-mixer -DSDL2MIXER_VORBIS=STB $(off SDL2MIXER SAMPLES CMD FLAC MOD MP3 MIDI OPUS)
  library fmtlib -DFMT_TEST=OFF -DFMT_DOC=OFF
  library spdlog -DSPDLOG_FMT_EXTERNAL=ON -DSPDLOG_BUILD_EXAMPLE=OFF
  library catch2 -DCATCH_BUILD_TESTING=OFF -DCATCH_INSTALL_DOCS=OFF
  mkdir -p "$prefix/include" "$prefix/share/cmake"
  ln -sfn /usr/include/{nlohmann,CLI,tl,valijson,boost,xxhash.h,xxh3.h,pcg_extras.hpp,pcg_random.hpp,pcg_uint128.hpp} \
    "$prefix/include/"
  ln -sfn /usr/share/cmake/{nlohmann_json,CLI11,tl-expected,valijson} "$prefix/share/cmake/"
  once boost boost_locale
}
