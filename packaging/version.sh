#!/usr/bin/env bash
# Writes a new version and today's date wherever they stand, and leaves what was written to be looked at:
#
#     bash packaging/version.sh 1.0.0
set -eu
cd "$(dirname "$0")/.."
old=$(bash packaging/archive.sh --version)
new=$1 today=$(date +%F)
export old new today
perl -pi -e 's/^(version = |othello-.*version = )"\Q$ENV{old}"/$1"$ENV{new}"/' Cargo.toml
perl -pi -e 's/^pkgver=.*/pkgver=$ENV{new}/; s/^pkgrel=.*/pkgrel=1/; s/^sha256sums=.*/sha256sums=(SKIP)/' packaging/arch/PKGBUILD
perl -pi -e 's|/v\Q$ENV{old}.tar.gz|/v$ENV{new}.tar.gz|; $_ = "" if /^  sha256 /' packaging/homebrew/othello.rb
perl -pi -e 's/version = "\Q$ENV{old}"/version = "$ENV{new}"/' packaging/nix/flake.nix
perl -pi -e 's/\Q$ENV{old}\E/$ENV{new}/g if /PackageVersion|Installer|RelativeFile/; s/(Sha256: ").*"/$1 . 0 x 64 . "\""/e' packaging/winget/*.yaml
perl -pi -e 's/\Q$ENV{old}\E/$ENV{new}/g if /"(version|url|extract_dir)"/; s/("hash": ")[0-9a-f]+/$1 . 0 x 64/e' packaging/scoop/othello.json
perl -pi -e 's|<release version=.*|<release version="$ENV{new}" date="$ENV{today}"/>|' packaging/othello.metainfo.xml
perl -pi -e 's/^## \[Unreleased\]/## [$ENV{new}] - $ENV{today}/' CHANGELOG.md
for folder in . fuzz; do
    cargo update --quiet --workspace --manifest-path "$folder/Cargo.toml"
done
git diff --stat
