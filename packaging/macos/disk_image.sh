#!/bin/sh
# The macOS disk image. Not run by us: see .github/workflows/packages.yml.
# Made after `python packaging/packages.py frozen`, which leaves Réussite.app.
#
#   sh packaging/macos/disk_image.sh VERSION
#
# Signed for this machine only; to hand it on, sign and notarise it with a developer's identity:
#   SIGN_AS="Developer ID Application: ..." sh packaging/macos/disk_image.sh VERSION
set -eu

version="${1:?give the version}"
root=$(cd "$(dirname "$0")/../.." && pwd)
app="$root/build/packages/frozen/Réussite.app"
staged="$root/build/packages/disk-image"

rm -rf "$staged"
mkdir -p "$staged" "$root/dist"
cp -R "$app" "$staged/"
cp -R "$root/packaging/licences" "$staged/Réussite.app/Contents/Resources/licences"
cp "$root/LICENSE" "$staged/Réussite.app/Contents/Resources/licences/"
codesign --force --deep --sign "${SIGN_AS:--}" "$staged/Réussite.app"
ln -s /Applications "$staged/Applications"
hdiutil create -volname "Réussite" -srcfolder "$staged" -ov -format UDZO \
    "$root/dist/reussite-$version-macos-$(uname -m).dmg"
