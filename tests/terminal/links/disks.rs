//! Disks that are full, and files that are cut or set back: nobody loses a move that both have seen.

use rustix::process::{Pid, Resource, Rlimit, prlimit};

use super::hostile::file;
use super::pair::{Pair, of, ticket};
use crate::pty::Terminal;

/// Runs the host, which notices that it may write no more, and after its end the last game that was hosted, once a
/// line has been typed.
const HOST: &str = r#"trap '' XFSZ; sh -c 'echo $$ >pid; exec "$@"' sh "$@"
while read -r _; do sh -c 'echo $$ >pid; exec "$OTHELLO" host --listen 127.0.0.1:0 --no-animation'; done"#;
/// The same of a guest, whose game is that of the same ticket.
const GUEST: &str =
    r#"trap '' XFSZ; while :; do sh -c 'echo $$ >pid; exec "$@"' sh "$@"; read -r _; done"#;
const UNSAVED: &str = "The game cannot be saved";
const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2";

#[track_caller]
fn pair() -> Pair {
    let args = ["host", "--listen", "127.0.0.1:0", "--no-animation"];
    let mut host = of("Ada", &args).script(HOST).start();
    let ticket = ticket(&mut host);
    let guest = of("Emile", &["join", "--no-animation", &ticket]).script(GUEST).start();
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair
}

/// Lets the files of a program grow to that size and no further: the disk is full.
#[track_caller]
fn fill_disk(terminal: &mut Terminal, most: Option<u64>) {
    let pid = Pid::from_raw(terminal.pid().parse().unwrap());
    prlimit(pid, Resource::Fsize, Rlimit { current: most, maximum: None }).unwrap();
}

#[track_caller]
fn fill_disk_of(terminal: &mut Terminal, side: &str) {
    // There is room for a part of the next line.
    let most = file(terminal.home(), side).metadata().unwrap().len() + 30;
    fill_disk(terminal, Some(most));
}

#[track_caller]
fn wait_until_unsaved(terminal: &mut Terminal) {
    terminal.until("the disk to be full", |terminal| terminal.says(UNSAVED).then_some(()));
}

#[test]
fn a_move_that_a_host_cannot_record_is_seen_by_nobody_or_by_both() {
    let mut pair = pair();
    pair.play(&GAME[..6]);
    // A move of the guest's, which the host's program cannot keep before it is killed.
    fill_disk_of(&mut pair.host, "host-");
    pair.type_move(&GAME[6..8]);
    wait_until_unsaved(&mut pair.host);
    pair.guest.wait_for_empties(57);
    pair.host.kill_and_start_again_after(|_| ());
    pair.wait_until_back();
    pair.wait_for_move();
    // A move of the host's, for which there is room again before anything happens.
    fill_disk_of(&mut pair.host, "host-");
    pair.type_move(&GAME[8..10]);
    wait_until_unsaved(&mut pair.host);
    pair.guest.wait_for_empties(56);
    fill_disk(&mut pair.host, None);
    pair.wait_for_move();
    // One that nobody but the host has seen is gone with its program, and is played again.
    pair.play(&GAME[10..12]);
    fill_disk_of(&mut pair.host, "host-");
    pair.type_move(&GAME[12..14]);
    wait_until_unsaved(&mut pair.host);
    pair.host.kill_and_start_again_after(|_| ());
    pair.wait_until_back();
    pair.see_move(&GAME[12..14]);
    pair.play(&GAME[14..16]);
}

#[test]
fn a_guest_whose_disk_is_full_sees_the_game_and_moves_once_there_is_room() {
    let mut pair = pair();
    pair.play(&GAME[..4]);
    fill_disk_of(&mut pair.guest, "guest-");
    pair.play(&GAME[4..6]);
    wait_until_unsaved(&mut pair.guest);
    pair.guest.send(&GAME[6..8]);
    pair.guest.until("a refusal", |guest| {
        guest.says("The file of the game cannot be written.").then_some(())
    });
    pair.host.wait_for_empties(57);
    fill_disk(&mut pair.guest, None);
    pair.guest.until("room", |guest| guest.says("The game is saved again.").then_some(()));
    pair.play(&GAME[6..8]);
    // What it could not keep before it was killed, the host has.
    fill_disk_of(&mut pair.guest, "guest-");
    pair.play(&GAME[8..10]);
    wait_until_unsaved(&mut pair.guest);
    pair.guest.kill_and_start_again_after(|_| ());
    pair.wait_until_back();
    pair.play(&GAME[10..12]);
}
