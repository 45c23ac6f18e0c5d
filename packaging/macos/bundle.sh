#!/usr/bin/env bash
# Makes Prowl.app from a build on macOS (libraries from Homebrew, see .ci/setup.sh). A recipe to begin from: never run.
# usage: packaging/macos/bundle.sh BUILD_FOLDER
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$1
app=$build/Prowl.app/Contents
version=$(sed -n 's/^project(prowl VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
rm -rf "$build/Prowl.app"
mkdir -p "$app/MacOS" "$app/Resources"
cp "$build/prowl" "$build/prowl-cli" "$app/MacOS/"
cp -R "$root/assets" "$root/rules" "$build/locale" "$app/Resources/"
rm -rf "$app/Resources/assets/lang" "$app/Resources/assets/gen"
sed "s/@VERSION@/$version/g" "$root/packaging/macos/Info.plist" >"$app/Info.plist"
dylibbundler -od -b -x "$app/MacOS/prowl" -x "$app/MacOS/prowl-cli" -d "$app/libs" -p @executable_path/../libs
codesign --force --deep --sign - "$build/Prowl.app"
echo "$build/Prowl.app"
