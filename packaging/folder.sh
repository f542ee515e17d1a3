#!/usr/bin/env bash
# Puts the program of Windows and what belongs to it into a folder that is unpacked anywhere: bash packaging/folder.sh PROGRAM FOLDER.
# Where the program does not run, `RUN` is what it is run with.
set -eu
program=$1
folder=$2
here=$(dirname "$0")
mkdir -p "$folder/completions" "$folder/docs"
cp "$program" "$folder/othello.exe"
cp "$here"/../{README.md,CHANGELOG.md,LICENSE} "$folder"
cp "$here"/../docs/* "$folder/docs"
# shellcheck disable=SC2086 # a command and its arguments
${RUN-} "$program" completions powershell --language en >"$folder/completions/othello.ps1"
