#!/usr/bin/env bash
# Puts the program and all that belongs to it where a system looks for it, for those who make packages:
#
#     bash packaging/install.sh PROGRAM DESTDIR PREFIX
#
# for example `target/release/othello "$pkgdir" /usr`. Pages and completions are printed by the program itself.
set -eu
program=$1
root=$2$3
here=$(dirname "$0")

put() {
    mkdir -p "$(dirname "$root/$3")"
    install -m "$1" "$2" "$root/$3"
}
print() {
    local place="$root/$1"
    shift
    mkdir -p "$(dirname "$place")"
    "$program" "$@" >"$place"
    chmod 644 "$place"
}

put 755 "$program" bin/othello
for language in "$here"/../i18n/*/; do
    language=$(basename "$language")
    folder=share/man/$language/man6
    [ "$language" != en ] || folder=share/man/man6
    print "$folder/othello.6" man --language "$language"
    gzip -9nf "$root/$folder/othello.6"
done
print share/bash-completion/completions/othello completions bash --language en
print share/zsh/site-functions/_othello completions zsh --language en
print share/fish/vendor_completions.d/othello.fish completions fish --language en
put 644 "$here/othello.desktop" share/applications/othello.desktop
put 644 "$here/othello.mime.xml" share/mime/packages/othello.xml
put 644 "$here/othello.metainfo.xml" share/metainfo/io.github.othello_board.othello.metainfo.xml
put 644 "$here/othello.svg" share/icons/hicolor/scalable/apps/othello.svg
put 644 "$here/../LICENSE" share/licenses/othello/LICENSE
for file in "$here"/../{README.md,CHANGELOG.md,docs/*}; do put 644 "$file" "share/doc/othello/${file#"$here"/../}"; done
