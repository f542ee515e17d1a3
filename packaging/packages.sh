#!/usr/bin/env bash
# Makes target/dist/*.deb and *.rpm of the program, for the target that is named or for this machine. Needs
# cargo-deb and cargo-generate-rpm.
set -eu
cd "$(dirname "$0")/.."
target=${1-}
built=target/${target:+$target/}release
cargo build --locked --release ${target:+--target "$target"}
# Both take the files from there; `target/release` in their tables becomes the folder of the target.
rm -rf target/package
bash packaging/install.sh "$built/othello" target/package /usr
mkdir -p target/dist
# Debian wants a changelog of the package, in its own form.
maintainer=$(sed -n 's/^maintainer = "\(.*\)"/\1/p' Cargo.toml)
printf 'othello (%s-1) unstable; urgency=medium\n\n  * This version; CHANGELOG.md of the project says what is new.\n\n -- %s  %s\n' \
    "$(bash packaging/archive.sh --version)" "$maintainer" "$(LC_ALL=C date -R)" >target/package/changelog
cargo deb --no-build ${target:+--target "$target"} --output target/dist/
cargo generate-rpm ${target:+--target "$target"} --output target/dist/
