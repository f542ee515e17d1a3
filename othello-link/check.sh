#!/usr/bin/env bash
# Builds othello-link, and has two of it carry lines between them on this machine, without relays.
set -eu
cd "$(dirname "$0")"
cargo build --locked
folder=$(mktemp -d)
trap 'kill "${host:-}" "${guest:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
mkfifo "$folder/to-host" "$folder/to-guest"
link=target/debug/othello-link
"$link" --relay none --key "$folder/key" <"$folder/to-host" >"$folder/at-host" 2>"$folder/said" &
host=$!
exec 3>"$folder/to-host"

# Waits until a command succeeds, for half a minute at most.
until_true() {
    for _ in $(seq 300); do
        if "$@" 2>/dev/null; then return; fi
        sleep 0.1
    done
    printf 'othello-link: waited in vain: %s\n' "$*" >&2
    return 1
}

until_true grep -q 'reached by' "$folder/said"
ticket=$(grep -o '[0-9a-f]\{64\}.*' "$folder/said")
"$link" --relay none "$ticket" <"$folder/to-guest" >"$folder/at-guest" &
guest=$!
exec 4>"$folder/to-guest"
printf 'othello-link 1 guest\n' >&4
until_true grep -qx 'othello-link 1 guest' "$folder/at-host"
printf 'othello-link 1 host\n' >&3
until_true grep -qx 'othello-link 1 host' "$folder/at-guest"
exec 4>&-
until_true bash -c "! kill -0 $guest"
printf 'othello-link: 1 passed, 0 failed\n'
