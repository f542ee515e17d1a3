#!/usr/bin/env bash
# Compiles for aarch64 on another machine and runs that under QEMU: the tests of the packages in `crates/`, the program, and counts of
# leaves and nodes, which have to be those of this machine. Installs compilers and QEMU from Debian, so it wants to be root on Debian.
set -eu
cd "$(dirname "$0")/.."
packages="gcc-aarch64-linux-gnu libc6-dev-arm64-cross libc6:arm64 libstd-rust-web-dev:arm64 qemu-user rustc-web"
# shellcheck disable=SC2086 # a list of names
dpkg -s $packages >/dev/null 2>&1 || {
    dpkg --add-architecture arm64
    apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages
}
target=aarch64-unknown-linux-gnu
# With the library of arm64, not that of the cross compiler: the loader and it have to be of one version.
emulator=qemu-aarch64
there() {
    # Only that compiler has a standard library for the target.
    RUSTC=/usr/bin/rustc CARGO_TARGET_DIR=target/aarch64 \
        CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc \
        CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER=$emulator \
        CARGO_BUILD_TARGET=$target cargo "$@"
}

printf '== the tests\n'
# Without one that searches for half a minute on this machine, one that measures time, and one for which QEMU would have to tell that
# a program could not be started.
there test --locked --workspace --exclude othello --exclude othello-tools -- \
    --skip a_deeper_search_agrees --skip a_review_within_a_time --skip a_command_that_does_not_start

printf '== the program\n'
there build --locked --release
program="$emulator target/aarch64/$target/release/othello"
printf 'd3\nc3\nlist\n' | HOME=$(mktemp -d) $program --plain | grep -qx d3c3

printf '== counts\n'
cargo build --locked --release
count() {
    local cargo=$1
    shift
    "$@" perft 10 2>/dev/null | cut -f 1-2
    # Without the times.
    $cargo bench --locked -p othello-engine --bench engine -- 40 44 | sed -nE 's/^( *4.*) +[0-9.]+ s \(.*\)/\1/p'
}
count there $program >target/aarch64/there
count cargo target/release/othello >target/aarch64/here
diff target/aarch64/here target/aarch64/there
cat target/aarch64/there
printf 'aarch64: all checks passed\n'
