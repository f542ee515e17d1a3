#!/usr/bin/env bash
# Has bash, fish and zsh complete what somebody has begun to type, with the scripts of a folder: bash tests/completions.sh target/package/usr/share
set -eu
shared=$(realpath "$1")
HOME=$(mktemp -d)
export HOME
trap 'rm -rf "$HOME"' EXIT

of_bash() {
    # shellcheck disable=SC2016 # the inner shell expands it
    bash -c '. "$1"; shift; COMP_WORDS=(othello "$@"); COMP_CWORD=$#
        _othello othello "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"; echo "${COMPREPLY[@]}"' \
        bash "$shared/bash-completion/completions/othello" "$@"
}
of_fish() {
    fish -c "source $shared/fish/vendor_completions.d/othello.fish; complete -C 'othello $*'" | cut -f 1
}
of_zsh() {
    # It completes only where somebody types.
    # shellcheck disable=SC2016
    timeout 20 zsh -f -c '
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell "PS1=; fpath=($1 \$fpath); autoload -U compinit; compinit -u -D; echo REA\"\"DY"
        zpty -r shell said "*READY*"
        zpty -n -w shell "othello $2"$'"'\\t'"'
        zpty -r shell said "*othello $3*"
        print -r -- ${said##*othello }' zsh "$shared/zsh/site-functions" "$*" "$completed"
}
while IFS=/ read -r typed completed; do
    for shell in bash fish zsh; do
        # shellcheck disable=SC2086 # words of a line
        of_$shell $typed | tr ' ' '\n' | grep -qw -- "${completed##* }" || {
            printf 'completions: %s makes no %s of: othello %s\n' "$shell" "$completed" "$typed" >&2
            exit 1
        }
    done
done <<'CASES'
ana/analyze
--theme pap/--theme paper
repertoire tr/repertoire train
show --the/show --theme
CASES
