#!/usr/bin/env bash
# Checks every file of packaging/, makes the packages of this machine's program, installs the .deb in a clean Debian, plays there,
# and removes it again. Installs what it needs from Debian and crates.io, so it wants to be root on Debian; `.ci/run all` runs it.
set -eu
cd "$(dirname "$0")/.."
version=$(bash packaging/archive.sh --version)
fail() {
    printf 'packaging: %s\n' "$*" >&2
    exit 1
}

tools="appstream debootstrap desktop-file-utils fakeroot fish libxml2-utils lintian makepkg mandoc nix-bin pacman-package-manager rpm rpmlint ruby shared-mime-info shellcheck yamllint zsh"
# shellcheck disable=SC2086 # a list of names
dpkg -s $tools >/dev/null 2>&1 || {
    apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $tools
}
for tool in cargo-deb cargo-generate-rpm; do
    command -v "$tool" >/dev/null || cargo install --locked --quiet "$tool"
done

printf '== the files\n'
desktop-file-validate packaging/othello.desktop
xmllint --noout packaging/othello.mime.xml
mime=$(mktemp -d)
install -D -m 644 packaging/othello.mime.xml "$mime/packages/othello.xml"
update-mime-database "$mime"
for type in $(sed -n 's/^MimeType=//p' packaging/othello.desktop | tr ';' ' '); do
    grep -qr "type=\"$type\"" "$mime/packages" /usr/share/mime/packages || fail "nothing says which files are $type"
done
rm -r "$mime"
appstreamcli validate --no-net packaging/othello.metainfo.xml
yamllint -s -d '{extends: default, rules: {line-length: disable, document-start: disable, truthy: {check-keys: false}, braces: {max-spaces-inside: 1}}}' .github
ruby -c packaging/homebrew/othello.rb
nix-instantiate --parse packaging/nix/flake.nix >/dev/null 2>&1 || fail "packaging/nix/flake.nix is no expression"
# It refuses to be root, and wants a folder to write to.
arch=$(mktemp -d)
install -m 644 packaging/arch/PKGBUILD "$arch"
chown -R nobody "$arch"
setpriv --reuid=nobody --clear-groups env -C "$arch" HOME="$arch" makepkg --printsrcinfo | grep -qx ".pkgver = $version" ||
    fail "makepkg does not read packaging/arch/PKGBUILD"
rm -r "$arch"
shellcheck -S warning .ci/run packaging/*.sh tests/*.sh tests/windows/*.sh
languages=$(find i18n -mindepth 1 -maxdepth 1 -type d -not -name en -printf '%f ')
for language in en $languages; do
    grep -q "<lang>$language</lang>" packaging/othello.metainfo.xml || fail "packaging/othello.metainfo.xml does not list $language"
    name=$(sed -n 's/^words = "\([a-z]*\).*/\1/p' "i18n/$language/language.toml")
    sed -n '/^extended-description/,/"""$/p' Cargo.toml | grep -qiw "$name" || fail "Cargo.toml does not list $name in the text of the .deb"
done
for language in $languages; do
    for text in "desktop:^Comment\[$language" "mime.xml:<comment xml:lang=\"$language" "metainfo.xml:<summary xml:lang=\"$language" "metainfo.xml:<p xml:lang=\"$language"; do
        grep -q "${text#*:}" "packaging/othello.${text%%:*}" || fail "packaging/othello.${text%%:*} has no ${text#*:}"
    done
done
python3 - "$version" <<'MANIFESTS'
import json, pathlib, sys
version, packaging = sys.argv[1], pathlib.Path("packaging")
scoop = json.loads((packaging / "scoop/othello.json").read_text())
archive = f"othello-{version}-x86_64-pc-windows-msvc"
of_scoop = scoop["architecture"]["64bit"]
assert of_scoop["extract_dir"] == archive and of_scoop["url"].endswith(f"/v{version}/{archive}.zip"), of_scoop
assert len(of_scoop["hash"]) == 64 and scoop["bin"] == "othello.exe", of_scoop
for file in sorted((packaging / "winget").iterdir()):
    known = dict(line.split(": ", 1) for line in file.read_text().splitlines() if ": " in line and not line.startswith("#"))
    assert known["PackageVersion"] == version and known["ManifestVersion"] == "1.10.0", file
    assert file.name.startswith(known["PackageIdentifier"]), file
    kind = {"version": "", "installer": ".installer", "defaultLocale": ".locale.en-US"}[known["ManifestType"]]
    assert file.name == f"{known['PackageIdentifier']}{kind}.yaml", file
installer = (packaging / "winget/OthelloBoard.Othello.installer.yaml").read_text()
assert of_scoop["url"] in installer and archive + "\\othello.exe" in installer
MANIFESTS
yamllint -s -d '{extends: default, rules: {line-length: disable, document-start: disable, comments: disable}}' packaging/winget
for file in arch/PKGBUILD homebrew/othello.rb nix/flake.nix othello.metainfo.xml; do
    grep -q "[\"=v]$version\b" "packaging/$file" || fail "packaging/$file does not name the version $version"
done
grep -qE "^## \[($version|Unreleased)\]" CHANGELOG.md || fail "CHANGELOG.md has nothing of the version $version"
repository=$(sed -n 's/^repository = "\(.*\)"/\1/p' Cargo.toml)
if grep -rhoE 'https://github.com/[a-z_-]+/[a-z_-]+' packaging .github --include='*' |
    sort -u | grep -vxF "$repository"; then
    fail "that is not the repository of Cargo.toml"
fi
# What binstall asks for is what archive.sh makes and the workflow builds.
for target in $(grep -oE '[a-z0-9_]+-(unknown-linux-musl|apple-darwin)' .github/workflows/release.yml | sort -u); do
    case $target in
    *-musl) grep -q "othello-{ version }-$target.tar.gz" Cargo.toml || fail "binstall does not find the archive of $target" ;;
    esac
done

printf '== the packages\n'
rm -rf target/dist
bash packaging/packages.sh
deb=$(echo target/dist/*.deb)
rpm=$(echo target/dist/*.rpm)
lintian --fail-on error "$deb"
rpm -qpl "$rpm" | sort >target/dist/files
for file in bin/othello share/man/{,de/}man6/othello.6.gz share/{applications/othello.desktop,mime/packages/othello.xml} share/licenses/othello/LICENSE; do
    grep -qx "/usr/$file" target/dist/files || fail "the .rpm has no /usr/$file"
done
dpkg-deb --contents "$deb" | sed -E 's|.* (\./)?usr/|/usr/|' >target/dist/files
for file in share/man/{,de/}man6/othello.6.gz share/doc/othello/{copyright,changelog.Debian.gz,CHANGELOG.md,README.md,docs/manual.md} \
    $(printf 'share/doc/othello/%s ' docs/README.*.md); do
    grep -qx "/usr/$file" target/dist/files || fail "the .deb has no /usr/$file"
done
shared=target/package/usr/share
# A page that is printed by the program has no date.
for page in "$shared"/man/{,*/}man6/othello.6.gz; do
    gzip -dc "$page" | mandoc -K utf-8 -T lint -W warning | grep -v 'missing date' && fail "the manual page $page has faults"
done
bash tests/completions.sh "$shared"

printf '== a clean Debian\n'
root=$(mktemp -d)
chmod 755 "$root"
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=man-db,bash-completion "$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")" "$root" >"$root.log" 2>&1 ||
    fail "debootstrap: $(tail -n 1 "$root.log")"
# What minbase leaves out would hide the page.
rm -f "$root/etc/dpkg/dpkg.cfg.d/"*
cp "$deb" "$root/othello.deb"
inside() { chroot "$root" env -i HOME=/root PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "$@"; }
inside find / -xdev -not -path '/proc/*' -not -path '/var/*' -not -path '/root/*' | sort >"$root.before"
inside dpkg -i /othello.deb
inside othello --version | grep -qx "othello $version" || fail "the program says another version"
printf 'd3\nc3\nlist\n' | inside othello --plain | grep -q 'd3' || fail "d3 cannot be played"
inside man -P cat othello | grep -q 'OTHELLO' || fail "man does not find the page"
inside bash -c '. /usr/share/bash-completion/completions/othello; COMP_WORDS=(othello ana); COMP_CWORD=1; _othello othello ana othello; echo "${COMPREPLY[*]}"' |
    grep -q analyze || fail "bash does not complete \`othello ana\`"
inside dpkg --purge othello
inside find / -xdev -not -path '/proc/*' -not -path '/var/*' -not -path '/root/*' | sort >"$root.after"
diff "$root.before" "$root.after" || fail "removing left a trace"
rm -f "$root.before" "$root.after" "$root.log"
printf 'packaging: all checks passed\n'
