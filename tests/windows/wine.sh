#!/usr/bin/env bash
# Runs a program of Windows with Wine 10 or newer: the system's, or else that of the folder which tests/windows.sh makes and names in
# `WINE_ROOT`. Variables and the folder stay what they are.
set -eu
# Wine 10 aborts where it is set.
unset TMPDIR
export WINEDEBUG=-all XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR-/tmp}
[ -n "${WINE_ROOT-}" ] || exec wine "$@"
# shellcheck disable=SC2016 # the inner shell expands it
exec chroot "$WINE_ROOT" sh -c 'cd "$1" && shift && exec wine "$@"' sh "$PWD" "$@"
