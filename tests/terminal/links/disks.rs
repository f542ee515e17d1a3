//! Disks that are full, and files that are cut or set back: nobody loses a move that both have seen.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::process::{Pid, Resource, Rlimit, prlimit};

use super::hostile::{Random, file};
use super::pair::{LOST, Pair, of, ticket};
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

/// The games that a player has saved, as transcripts.
fn saved(terminal: &Terminal) -> Vec<String> {
    let folder = fs::read_dir(terminal.home().join("data/othello/games"));
    let files = folder.into_iter().flatten().flatten().map(|file| file.path());
    let transcript = |path: PathBuf| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_othello"));
        let output = command.args(["convert", "--to", "transcript"]).arg(path).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    files.map(transcript).collect()
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

/// Kills the host, changes its file, and starts it again; returns the plies that it has forgotten.
#[track_caller]
fn set_host_back(pair: &mut Pair, change: impl FnOnce(&Path)) -> usize {
    let path = file(pair.host.home(), "host-");
    pair.host.kill_and_start_again_after(|_| change(&path));
    pair.guest.wait_for_any(&LOST);
    pair.wait_until_linked();
    let empties = pair.host.until("the board", |host| host.empties());
    pair.guest.wait_for_empties(empties);
    pair.set_back(empties)
}

#[test]
fn what_a_host_has_forgotten_is_among_the_games_of_its_guest() {
    let mut pair = pair();
    pair.play(&GAME[..8]);
    let before = fs::read(file(pair.host.home(), "host-")).unwrap();
    pair.play(&GAME[8..16]);
    // A copy of an earlier day has taken the place of the file.
    let forgotten = set_host_back(&mut pair, |path| fs::write(path, before).unwrap());
    assert_eq!(forgotten, 4);
    let told = "The host's game differs from yours; yours has been saved.";
    pair.guest.until("what has become of its game", |guest| guest.says(told).then_some(()));
    pair.guest.until("a saved game", |guest| (!saved(guest).is_empty()).then_some(()));
    assert!(saved(&pair.guest)[0].contains(&GAME[..16]), "{:?}", saved(&pair.guest));
    pair.play(&GAME[8..16]);
    // The file is cut anywhere.
    let mut random = Random::new(1);
    for cut in 0..4 {
        let plies = pair.plies();
        let lost = random.below(300);
        let forgotten = set_host_back(&mut pair, |path| {
            let length = path.metadata().unwrap().len();
            fs::File::options().write(true).open(path).unwrap().set_len(length - lost).unwrap();
        });
        assert_eq!(pair.plies() + forgotten, plies);
        if forgotten > 0 {
            let whole = &GAME[..2 * plies];
            let has_whole = |guest: &Terminal| saved(guest).iter().any(|game| game.contains(whole));
            pair.guest.until("its game", |guest| has_whole(guest).then_some(()));
        }
        pair.play(&GAME[2 * pair.plies()..16 + 2 * cut]);
    }
}

#[test]
fn what_a_guest_has_forgotten_it_hears_from_the_host() {
    let mut pair = pair();
    pair.play(&GAME[..8]);
    let path = file(pair.guest.home(), "guest-");
    let cut = |most: u64| {
        move |path: &Path| {
            fs::File::options().write(true).open(path).unwrap().set_len(most).unwrap();
        }
    };
    for (number, most) in [0, 150, 333].into_iter().enumerate() {
        pair.guest.kill_and_start_again_after(|_| cut(most)(&path));
        pair.wait_until_back();
        pair.guest.wait_for_empties(56 - number);
        pair.play(&GAME[8 + 2 * number..10 + 2 * number]);
    }
    assert_eq!(saved(&pair.guest), [""; 0], "nothing is another game");
}
