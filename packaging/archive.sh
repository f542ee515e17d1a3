#!/usr/bin/env bash
# Builds the program for a target and packs it with its pages and completions:
#
#     bash packaging/archive.sh TARGET      target/dist/othello-VERSION-TARGET.tar.gz, of Windows .zip
#     bash packaging/archive.sh --version   the version that Cargo.toml names
#     bash packaging/archive.sh --notes     what CHANGELOG.md says of that version
set -eu
cd "$(dirname "$0")/.."
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)

case ${1-} in
--version) printf '%s\n' "$version" ;;
--notes)
    awk -v heading="## [$version]" 'index($0, "## [") == 1 { shown = index($0, heading) == 1; next } shown' CHANGELOG.md
    ;;
"" | -*)
    printf 'archive.sh: a target such as x86_64-unknown-linux-musl is missing\n' >&2
    exit 2
    ;;
*)
    target=$1
    name=othello-$version-$target
    case $target in
    # The library of C is in the program: not everybody has Microsoft's.
    *-windows-msvc) export RUSTFLAGS="-C target-feature=+crt-static" ;;
    esac
    cargo build --locked --release --target "$target"
    rm -rf "target/dist/$name"
    case $target in
    *-windows-*)
        bash packaging/folder.sh "target/$target/release/othello.exe" "target/dist/$name"
        (
            cd target/dist
            rm -f "$name.zip"
            if command -v zip >/dev/null; then zip -qr "$name.zip" "$name"; else 7z a -bso0 "$name.zip" "$name"; fi
        )
        rm -r "target/dist/$name"
        printf '%s\n' "target/dist/$name.zip"
        exit
        ;;
    esac
    bash packaging/install.sh "target/$target/release/othello" "target/dist/$name" ""
    tar -C target/dist -czf "target/dist/$name.tar.gz" "$name"
    rm -r "target/dist/$name"
    printf '%s\n' "target/dist/$name.tar.gz"
    ;;
esac
