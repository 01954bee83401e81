#!/bin/sh
# Install Réussite for this user, below the home folder: nothing needs root.
#
#   sh install.sh            install or upgrade
#   sh install.sh --remove   remove it again; games and settings stay
set -eu

home="${HOME:?}/.local"
target="$home/opt/reussite"
link="$home/bin/reussite"

remove() {
    if [ -x "$target/reussite" ]; then
        "$target/reussite" --remove-desktop-entry || true
        rm -rf "$target"
    fi
    [ ! -L "$link" ] || rm -f "$link"
}

case "${1:-}" in
--remove)
    remove
    echo "Removed. Games and settings are still there."
    ;;
"")
    source=$(cd "$(dirname "$0")" && pwd)/program
    if [ ! -x "$source/reussite" ]; then
        echo "install.sh: $source/reussite is missing: unpack the whole archive" >&2
        exit 1
    fi
    mkdir -p "$home/opt" "$home/bin"
    rm -rf "$target.new"
    cp -R "$source" "$target.new"
    rm -rf "$target"
    mv "$target.new" "$target"
    ln -sfn "$target/reussite" "$link"
    "$target/reussite" --install-desktop-entry
    case ":$PATH:" in
    *":$home/bin:"*) ;;
    *) echo "For the command reussite, add $home/bin to your PATH." ;;
    esac
    ;;
*)
    echo "install.sh: write sh install.sh, or sh install.sh --remove" >&2
    exit 2
    ;;
esac
