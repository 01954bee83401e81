#!/bin/sh
# Install Réussite for this user, below the home folder: nothing needs root.
#
#   sh install.sh            install or upgrade
#   sh install.sh --remove   remove it again; games and settings stay
set -eu

home="${HOME:?}/.local"
target="$home/opt/reussite"
link="$home/bin/reussite"

say() {
    echo "install.sh: $1" >&2
}

remove() {
    if [ -e "$target" ]; then
        "$target/reussite" --remove-desktop-entry || true
        rm -rf "$target"
    fi
    case "$(readlink "$link" || true)" in
    "$target"/*) rm -f "$link" ;;
    esac
    tidy
}

# Folders with nothing in them go too.
tidy() {
    rmdir "$home/opt" "$home/bin" "$home/share" "$home" 2>/dev/null || true
}

# Called where anything fails or is interrupted: all is as it was before.
take_back() {
    rm -rf "$target.new"
    if [ -e "$target.old" ]; then
        rm -rf "$target"
        mv "$target.old" "$target"
        say "not installed; the version that was there stays"
    else
        remove >/dev/null 2>&1
        say "not installed; nothing is left of it"
    fi
}

install() {
    if [ -e "$target.old" ]; then # an earlier run was killed
        rm -rf "$target"
        mv "$target.old" "$target"
    fi
    trap take_back EXIT
    trap 'exit 130' INT TERM HUP
    rm -rf "$target.new"
    mkdir -p "$home/opt" "$home/bin"
    cp -R "$source" "$target.new"
    [ ! -e "$target" ] || mv "$target" "$target.old"
    mv "$target.new" "$target"
    "$target/reussite" --install-desktop-entry
    ln -sfn "$target/reussite" "$link"
    trap - EXIT INT TERM HUP
    rm -rf "$target.old"
    case ":$PATH:" in
    *":$home/bin:"*) ;;
    *) echo "For the command reussite, add $home/bin to your PATH." ;;
    esac
}

case "${1:-}" in
--remove)
    remove
    echo "Removed. Games and settings are still there."
    ;;
"")
    source=$(cd "$(dirname "$0")" && pwd)/program
    if [ ! -x "$source/reussite" ]; then
        say "$source/reussite is missing: unpack the whole archive"
        exit 1
    fi
    install
    ;;
*)
    say "write sh install.sh, or sh install.sh --remove"
    exit 2
    ;;
esac
