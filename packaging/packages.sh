#!/usr/bin/env bash
# Makes target/dist/*.deb and *.rpm of the program, for the target that is named or for this machine. Needs
# cargo-deb and cargo-generate-rpm.
set -eu
cd "$(dirname "$0")/.."
target=${1-}
built=target/${target:+$target/}release
if [ ! -x "$built/othello" ]; then
    cargo build --locked --release ${target:+--target "$target"}
fi
# Both take the files from there; `target/release` in their tables becomes the folder of the target.
rm -rf target/package
bash packaging/install.sh "$built/othello" target/package /usr
mkdir -p target/dist
cargo deb --no-build ${target:+--target "$target"} --output target/dist/
cargo generate-rpm ${target:+--target "$target"} --output target/dist/
