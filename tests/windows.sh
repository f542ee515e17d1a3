#!/usr/bin/env bash
# Compiles for Windows on another system and runs that under Wine: the tests that need no terminal of Unix, games in Wine's console, and
# counts of leaves and scores of endgames, which have to be those of this machine. Installs a compiler and, where the system's is too old,
# a Debian with Wine into target/windows, so it wants to be root on Debian.
#
#     bash tests/windows.sh [check | tests | play | counts]     all of it, or a part
set -eu
cd "$(dirname "$0")/.."
part=${1-all}
target=x86_64-pc-windows-gnu
mkdir -p target/windows/tmp
is() { [ "$part" = all ] || [ "$part" = "$1" ]; }
there() {
    TMPDIR=$PWD/target/windows/tmp CARGO_TARGET_DIR=target/windows CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER="bash $PWD/tests/windows/wine.sh" CARGO_BUILD_TARGET=$target \
        cargo "$@"
}
# Whatever is built or tested is of this choice: with other packages or features, all that they share would be compiled again.
packages=(--locked --workspace --exclude othello-tools)
everything=("${packages[@]}" --features othello-os/other-screen)

rustup target list --installed | grep -qx "$target" || rustup target add "$target"
if is check; then
    printf '== clippy\n'
    there clippy "${packages[@]}" --all-targets -- -D warnings
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
# Wine's server ends with the last program, and fails one that starts just then: this one waits for input until the script ends.
exec 9> >(exec bash tests/windows/wine.sh cmd /d /q >/dev/null 2>&1)

if is tests; then
    printf '== tests\n'
    # Why some are left out, and others say that they need Unix: packaging/README.md.
    there test "${everything[@]}" --no-fail-fast -- --skip a_deeper_search_agrees --skip a_review_within_a_time \
        --skip the_work_of_a_line_grows --skip a_book_that_ends_anywhere --skip a_book_with_any_byte_changed \
        --skip damage_of_the_book_is_said_once
fi
if is play || is counts; then
    there build "${everything[@]}" --bin othello
    cargo build --locked
    program=target/windows/$target/debug/othello.exe
fi
if is play; then
    printf '== games in the console\n'
    python3 tests/windows/play.py "$program" target/windows/play
    python3 tests/windows/link.py target/debug/othello "$program" target/windows/play
fi
if is counts; then
    printf '== counts\n'
    python3 tests/windows/endgames.py >target/windows/endgames
    count() {
        "$@" perft 10 2>/dev/null | cut -f 1-2
        "$@" solve --json --threads 1 target/windows/endgames | sed -E 's/"seconds":[^,]+,//' | md5sum
        "$@" solve --json --threads 1 target/windows/ffo | sed -E 's/"seconds":[^,]+,//'
    }
    awk -F '\t' '$1 >= 40 && $1 <= 44 { print $2, $3 }' tests/data/ffo.tsv >target/windows/ffo
    count bash tests/windows/wine.sh "$program" | tr -d '\r' >target/windows/there
    count target/debug/othello >target/windows/here
    diff target/windows/here target/windows/there
    cat target/windows/there
fi
printf 'windows: all checks passed\n'
