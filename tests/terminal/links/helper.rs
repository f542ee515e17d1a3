//! `othello-link`, which is found on `PATH`: here a script that carries the lines by two pipes.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use othello_peer::Ticket;
use othello_words::i18n::m;

use super::pair::{Pair, of};
use crate::folder::Folder;
use crate::pty::Setup;

const KEY: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/// Waits for a guest and tells its key, or joins the one who has that key.
const SCRIPT: &str = r#"#!/bin/sh
cd "$PIPES" || exit 1
case $1 in
"") echo $$ >pid; echo "othello-link: reached by $KEY" >&2; from=to-host to=to-guest ;;
"$KEY") echo $$ >guest-pid; from=to-guest to=to-host ;;
*) echo "no such machine" >&2; exit 1 ;;
esac
cat <$from &
exec cat >$to
"#;

/// A folder with the script and its pipes.
fn installed() -> Folder {
    let folder = Folder::new();
    let script = folder.write("othello-link", SCRIPT);
    fs::set_permissions(script, Permissions::from_mode(0o755)).unwrap();
    let pipes = ["to-host", "to-guest"].map(|name| folder.path().join(name));
    assert!(Command::new("mkfifo").args(pipes).status().unwrap().success());
    folder
}

/// Reads the ticket with the key off the screen: it is too long for the window, and stands below it in
/// rows of its own.
fn ticket(text: &str) -> Option<Ticket> {
    let rows = text.lines().map(str::trim);
    let is_piece = |row: &&str| row.len() > 10 && row.bytes().all(|b| b.is_ascii_alphanumeric());
    rows.filter(is_piece)
        .collect::<String>()
        .parse()
        .ok()
        .filter(|ticket: &Ticket| ticket.key.is_some())
}

#[test]
fn a_guest_without_a_direct_way_joins_by_the_same_line_through_othello_link_and_again_when_it_is_killed()
 {
    let folder = installed();
    let pipes = folder.path().to_str().unwrap().to_owned();
    let path = format!("{pipes}:{}", std::env::var("PATH").unwrap_or_default());
    let start = |user: &str, args: &[&str]| {
        // Without room for a QR code, which has other text beside it.
        let setup = Setup::new(60, 24).env("USER", user).args(args).env("PATH", path.clone());
        setup.env("PIPES", pipes.clone()).env("KEY", KEY).start()
    };
    let mut host = start("Ada", &["host", "--no-animation"]);
    let far = host.until("a ticket with a key", |terminal| ticket(&terminal.text()));
    assert_eq!(far.key.map(|key| key.to_string()).as_deref(), Some(KEY));
    // No address leads to the host.
    let far = Ticket { addresses: Vec::new(), ..far };
    let guest = start("Emile", &["join", "--no-animation", &far.to_string()]);
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair.play("f5d6");
    // The game goes on by another one when the guest's is killed.
    let guests = fs::read_to_string(folder.path().join("guest-pid")).unwrap();
    assert!(Command::new("kill").args(["-9", guests.trim()]).status().unwrap().success());
    pair.wait_until_back();
    pair.play("c4");
    let carrier = fs::read_to_string(folder.path().join("pid")).unwrap();
    pair.host.send("q");
    pair.guest.wait_for_activity(m::title::away);
    // The program that carried the lines ends with the host.
    pair.host.wait_for_end(0);
    let is_alive = Command::new("kill").args(["-0", carrier.trim()]).status().unwrap().success();
    assert!(!is_alive, "process {carrier}");
}

#[test]
fn the_way_through_routers_is_left_alone_if_another_way_is_named() {
    let folder = installed();
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap_or_default());
    for flags in [&["--direct"][..], &["--listen", "127.0.0.1:0"]] {
        let args = [&["host", "--no-animation"], flags].concat();
        let setup = of("Ada", &args).env("PATH", path.clone()).env("PIPES", folder.path());
        let mut host = setup.env("KEY", KEY).start();
        host.wait_for("othello join");
        assert!(!host.text().contains("othello-link"), "{flags:?}");
        host.send("q");
        host.wait_for_end(0);
        assert!(!folder.path().join("pid").exists(), "{flags:?}");
    }
}
