#!/usr/bin/env bash
# Runs the example of docs/many-machines.md with GNU parallel over two ssh servers on this machine: kills
# one of the processes, runs it again, and compares the parts with the whole.
#
# It needs the Debian packages `parallel` and `openssh-server`, and the program: as `cargo build --release`
# makes it, or at the path in OTHELLO. With `rsync`, it tries machines without a common folder as well. It
# is no part of `cargo test`, and takes a minute or two.
set -euo pipefail

cd "$(dirname "$0")/.."
othello=$(realpath "${OTHELLO:-target/release/othello}")
[ -x "$othello" ] || { echo "no program at $othello: cargo build --release" >&2; exit 2; }
sshd=$(command -v sshd || echo /usr/sbin/sshd)
for program in parallel ssh "$sshd"; do
    command -v "$program" >/dev/null || { echo "$program is missing" >&2; exit 2; }
done

folder=$(mktemp -d)
servers=()
finish() {
    for server in "${servers[@]}"; do kill "$server" || true; done
    rm -rf "$folder"
}
trap finish EXIT

# A server for each machine, whose home is a folder of its own.
ssh-keygen -q -t ed25519 -N '' -f "$folder/key"
[ "$(id -u)" != 0 ] || mkdir -p /run/sshd
ssh="ssh -F $folder/ssh_config"
start_server() {
    local machine=$1 port=$2
    cat >"$folder/$machine/sshd_config" <<CONFIG
ListenAddress 127.0.0.1:$port
HostKey $folder/$machine/host-key
PidFile none
AuthorizedKeysFile $folder/key.pub
StrictModes no
UsePAM no
PasswordAuthentication no
ForceCommand export HOME=$folder/$machine PATH=$(dirname "$othello"):\$PATH; cd; eval "\$SSH_ORIGINAL_COMMAND"
CONFIG
    cat >>"$folder/ssh_config" <<CONFIG
Host $machine
    HostName 127.0.0.1
    Port $port
    IdentityFile $folder/key
    IdentitiesOnly yes
    UserKnownHostsFile $folder/known-hosts
    StrictHostKeyChecking accept-new
    LogLevel ERROR
CONFIG
    "$sshd" -D -f "$folder/$machine/sshd_config" -E "$folder/$machine/log" &
    servers+=($!)
    for ((waited = 0; waited < 100; waited++)); do
        $ssh "$machine" true 2>/dev/null && return
        sleep 0.1
    done
    echo "no answer from the ssh server of $machine:" >&2
    cat "$folder/$machine/log" >&2
    exit 1
}
for machine in one two; do
    mkdir "$folder/$machine"
    ssh-keygen -q -t ed25519 -N '' -f "$folder/$machine/host-key"
    start_server "$machine" $((20000 + RANDOM % 10000))
done

# The whole, on this machine.
mkdir "$folder/base"
awk -F'\t' '!/^#/ && games++ < 32 { print $1 }' tests/data/games.tsv >"$folder/base/games.txt"
cd "$folder/base"
options=(--json --depth 10 --threads 1)
"$othello" analyze "${options[@]}" games.txt | sort >"$folder/whole"

compare() {
    cat part-*.jsonl | sort | cmp - "$folder/whole"
    echo "$1: 8 parts on two machines are equal to the whole of $(wc -l <"$folder/whole") games"
}

# The machines share this folder. One process is killed after its first game.
work() {
    parallel --ssh "$ssh" --sshlogin 1/one,1/two --workdir "$PWD" "$@" ::: {1..8}
}
command="othello analyze ${options[*]} --shard {}/8 --resume part-{}.jsonl games.txt"
work "echo \$\$ >pid-{}; exec $command" &
parallel=$!
until [ -s part-3.jsonl ]; do
    kill -0 $parallel
    sleep 0.01
done
kill -KILL "$(cat pid-3)"
! wait $parallel
echo "killed part 3 of 8 with $(wc -l <part-3.jsonl) of 4 lines"
work "$command"
compare "a common folder"

# They share nothing, and the parts are copied to and fro.
if command -v rsync >/dev/null; then
    for part in {1..8}; do head -c 10000 part-$part.jsonl >part; mv part part-$part.jsonl; done
    parallel --ssh "$ssh" --sshlogin 1/one,1/two --workdir base --basefile games.txt \
        --transferfile part-{}.jsonl --return part-{}.jsonl "$command" ::: {1..8}
    compare "no common folder"
fi
