#!/usr/bin/env bash
# Compiles for Windows on another system and runs that under Wine: the tests of the packages, those of the program that need no terminal
# of Unix, counts of leaves and scores of endgames, which have to be those of this machine, and games in Wine's console. Installs a compiler
# and, where the system's is too old, a Debian with Wine into target/windows, so it wants to be root on Debian.
#
#     bash tests/windows.sh [check | packages | program | play | counts]     all of it, or a part
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
    if ! chroot "$WINE_ROOT" sh -c "command -v wine" >/dev/null 2>&1; then
        command -v debootstrap >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap
        mkdir -p "$WINE_ROOT"
        debootstrap --variant=minbase --include=ca-certificates sid "$WINE_ROOT" http://deb.debian.org/debian >/dev/null
        chroot "$WINE_ROOT" sh -c 'apt-get -o Acquire::Check-Valid-Until=false update -qq &&
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends wine wine64' >/dev/null
    fi
    # What is mounted is gone with this process.
    [ -n "${MOUNTED-}" ] || exec env MOUNTED=1 unshare -m bash tests/windows.sh "$@"
    mount --make-rprivate /
    mkdir -p "$WINE_ROOT$PWD"
    mount -t proc proc "$WINE_ROOT/proc"
    mount --rbind /dev "$WINE_ROOT/dev"
    mount --bind "$PWD" "$WINE_ROOT$PWD"
    ;;
esac
# The first start makes the folders of Windows.
bash tests/windows/wine.sh wineboot -i >/dev/null 2>&1

if is packages; then
    printf '== the tests of the packages\n'
    # Why some are left out, and others say that they need Unix: packaging/README.md.
    there test --locked --workspace --exclude othello --exclude othello-tools -- --skip a_deeper_search_agrees --skip a_review_within_a_time \
        --skip the_work_of_a_line_grows --skip a_book_that_ends_anywhere --skip a_book_with_any_byte_changed \
        --skip damage_of_the_book_is_said_once
fi
if is program; then
    printf '== the tests of the program\n'
    # Those of `tests/terminal` need a terminal of Unix, and say so.
    there test --locked -p othello --features othello-os/other-screen --lib --test program --test screen --test front_ends
fi
if is play; then
    printf '== games in the console\n'
    there build --locked --features othello-os/other-screen
    python3 tests/windows/play.py "target/windows/$target/debug/othello.exe" target/windows/play
    cargo build --locked
    python3 tests/windows/link.py target/debug/othello "target/windows/$target/debug/othello.exe" target/windows/play
fi
if is counts; then
    printf '== counts\n'
    there build --locked --release
    cargo build --locked --release
    python3 tests/windows/endgames.py >target/windows/endgames
    count() {
        local cargo=$1
        shift
        "$@" perft 10 2>/dev/null | cut -f 1-2
        "$@" solve --json --threads 1 target/windows/endgames | tr -d '\r' | sed -E 's/"seconds":[^,]+,//' | md5sum
        $cargo bench --locked -p othello-engine --bench engine -- 40 44 | sed -nE 's/^( *4.*) +[0-9.]+ s \(.*\)/\1/p'
    }
    count there bash tests/windows/wine.sh "target/windows/$target/release/othello.exe" | tr -d '\r' >target/windows/there
    count cargo target/release/othello >target/windows/here
    diff target/windows/here target/windows/there
    cat target/windows/there
fi
printf 'windows: all checks passed\n'
