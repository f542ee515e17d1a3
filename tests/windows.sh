#!/usr/bin/env bash
# Compiles for Windows on another system and runs that under Wine: the tests of the packages, those of the program that need no terminal
# of Unix, counts of leaves and scores of endgames, which have to be those of this machine, and games in Wine's console. Installs a compiler
# and, where the system's is too old, a Debian with Wine into target/windows, so it wants to be root on Debian.
#
#     bash tests/windows.sh [check | packages | program | play]     all of it, or a part
set -eu
cd "$(dirname "$0")/.."
part=${1-all}
target=x86_64-pc-windows-gnu
is() { [ "$part" = all ] || [ "$part" = "$1" ]; }
there() {
    CARGO_TARGET_DIR=target/windows CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER="bash $PWD/tests/windows/wine.sh" CARGO_BUILD_TARGET=$target \
        nice cargo "$@"
}

rustup target list --installed | grep -qx "$target" || rustup target add "$target"
if is check; then
    printf '== clippy\n'
    there clippy --locked --workspace --all-targets --exclude othello-tools -- -D warnings
    [ "$part" = all ] || exit 0
fi

dpkg -s gcc-mingw-w64-x86-64-win32 >/dev/null 2>&1 || {
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends gcc-mingw-w64-x86-64-win32
}
# Older ones have not all that the standard library of Rust asks for.
case $(wine --version 2>/dev/null || echo none) in
wine-[1-9][0-9].*) ;;
*)
    export WINE_ROOT=${WINE_ROOT-$PWD/target/windows/debian}
    if ! [ -x "$WINE_ROOT/usr/bin/wine" ]; then
        command -v debootstrap >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap
        mkdir -p "$WINE_ROOT"
        debootstrap --variant=minbase --include=ca-certificates sid "$WINE_ROOT" http://deb.debian.org/debian >/dev/null
        chroot "$WINE_ROOT" sh -c 'apt-get -o Acquire::Check-Valid-Until=false update -qq &&
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends wine wine64' >/dev/null
    fi
    # What is mounted is gone with this process.
    [ -n "${MOUNTED-}" ] || exec env MOUNTED=1 unshare -m bash "$0" "$@"
    mount --make-rprivate /
    mkdir -p "$WINE_ROOT$PWD"
    mount -t proc proc "$WINE_ROOT/proc"
    mount --rbind /dev "$WINE_ROOT/dev"
    mount --bind "$PWD" "$WINE_ROOT$PWD"
    ;;
esac
# The first start makes the folders of Windows.
bash tests/windows/wine.sh wineboot -i >/dev/null 2>&1
