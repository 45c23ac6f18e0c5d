#!/usr/bin/env bash
# Makes Prowl.app from a build on macOS (libraries, fonts, librsvg and dylibbundler from Homebrew, see .ci/setup.sh).
# A recipe to begin from: never run there.
# usage: packaging/macos/bundle.sh BUILD_FOLDER
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$1
app=$build/Prowl.app/Contents
stage=$build/stage
icons=$build/prowl.iconset
version=$(sed -n 's/^project(prowl VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
rm -rf "$build/Prowl.app" "$stage" "$icons"
cmake --install "$build" --prefix "$stage"
mkdir -p "$app/MacOS" "$app/Resources" "$icons"
cp "$stage/bin/prowl" "$stage/bin/prowl-cli" "$app/MacOS/"
cp -R "$stage/share/prowl/." "$app/Resources/" # fonts among them
for size in 16 32 128 256 512; do
  rsvg-convert -w $size -h $size "$root/assets/common/app_icon.svg" -o "$icons/icon_${size}x$size.png"
  rsvg-convert -w $((2 * size)) -h $((2 * size)) "$root/assets/common/app_icon.svg" -o "$icons/icon_${size}x$size@2x.png"
done
iconutil -c icns "$icons" -o "$app/Resources/prowl.icns"
sed "s/@VERSION@/$version/g" "$root/packaging/macos/Info.plist" >"$app/Info.plist"
dylibbundler -od -b -x "$app/MacOS/prowl" -x "$app/MacOS/prowl-cli" -d "$app/libs" -p @executable_path/../libs
codesign --force --deep --sign - "$build/Prowl.app"
echo "$build/Prowl.app"
