//! Games that are not over, in the list of games and taken up without their tickets.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use othello_peer::{Secret, Ticket};
use othello_words::i18n::m;

use super::pair::{self, Pair, of, ticket};
use crate::folder::Folder;

/// The rows of games with other machines that `othello games` lists for that home directory.
fn listed(home: &Path) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_othello"));
    command.arg("games").env("HOME", home).env("XDG_STATE_HOME", home.join("state"));
    let output = command.env("XDG_DATA_HOME", home.join("data")).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().filter(|line| line.starts_with("link ")).map(str::to_owned).collect()
}

#[track_caller]
fn assert_listed(home: &Path, expected: &[&str]) {
    let rows = listed(home);
    let ends: Vec<_> = rows.iter().filter_map(|row| row.split_once("at move ")).collect();
    assert!(ends.iter().all(|(start, _)| start.contains("Ada - Emile  othello")), "{rows:?}");
    assert_eq!(ends.into_iter().map(|(_, end)| end).collect::<Vec<_>>(), expected);
}

#[test]
fn unfinished_games_are_listed_with_the_command_that_resumes_them() {
    let host_args = ["host", "--listen", "127.0.0.1:0", "--no-animation"];
    let mut host = of("Ada", &host_args).start();
    let invited = ticket(&mut host);
    let guest = of("Emile", &["join", "--no-animation", &invited]).start();
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair.play("f5d6");
    assert_listed(pair.host.home(), &["3  open in another window"]);
    pair.guest.send("q");
    pair.guest.wait_for_end(0);
    pair.guest.assert_says("Resume with: othello join");
    assert_listed(pair.guest.home(), &["3  resume with: othello join"]);
    // The guest comes back without the ticket.
    let home = pair.guest.home();
    let (state, data) = (home.join("state"), home.join("data"));
    let back = of("Emile", &["join", "--no-animation"]);
    let back = back.env("XDG_STATE_HOME", state).env("XDG_DATA_HOME", data).start();
    let first = std::mem::replace(&mut pair.guest, back);
    pair.wait_until_back();
    pair.play("c4");
    pair.host.send("q");
    pair.host.wait_for_end(0);
    pair.host.assert_says("Resume with: othello host");
    assert_listed(pair.host.home(), &["4  resume with: othello host"]);
    // A later game of the host leaves the ticket of the one before as its name.
    let state = pair.host.home().join("state");
    let new = [&host_args[..], &["--new"]].concat();
    let mut later = of("Ada", &new).env("XDG_STATE_HOME", &state).start();
    let other = ticket(&mut later);
    assert_ne!(other, invited);
    later.send("q");
    later.wait_for_end(0);
    let rows = listed(pair.host.home());
    let (_, short) = rows[0].split_once("othello host ").expect("a command with a ticket");
    let again = [&host_args[..], &[short]].concat();
    let mut again = of("Ada", &again).env("XDG_STATE_HOME", &state).start();
    again.wait_for_any(&[m::title::away, m::link::activity]);
    again.wait_until_idle();
    again.wait_for_empties(57);
    drop(first);
}

#[test]
fn a_host_is_told_that_the_file_of_the_game_is_damaged_and_where_it_is_kept() {
    let mut pair = Pair::start(&[]);
    pair.play("f5d6");
    let folder = pair.host.home().join("state/othello/links-3");
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    pair.host.kill("KILL");
    let mut bytes = fs::read(&file).unwrap();
    let at = bytes.windows(5).position(|part| part == b"move ").unwrap();
    bytes[at + 5] ^= 1;
    let folder = Folder::new();
    let links = folder.path().join("othello/links-3");
    fs::create_dir_all(&links).unwrap();
    fs::write(links.join(file.file_name().unwrap()), &bytes).unwrap();
    let args = ["host", "--listen", "127.0.0.1:0", "--plain"];
    let mut host = of("Ada", &args).env("XDG_STATE_HOME", folder.path()).start();
    host.wait_for("damaged-1");
    let kept = links.join(file.with_extension("damaged-1").file_name().unwrap());
    assert_eq!(fs::read(kept).unwrap(), bytes);
}

#[test]
fn a_guest_without_a_game_is_asked_for_the_ticket() {
    let (host, ticket) = pair::host(&[]);
    let ask = |args: &[&str], typed: &str| {
        let mut guest = of("Emile", args).start();
        guest.wait_for("The ticket that the host gave you:");
        guest.send(&format!("{typed}\r"));
        guest
    };
    let mut guest = ask(&["join", "--no-animation"], &ticket);
    guest.wait_until_idle();
    let mut second = ask(&["join", "--no-animation", "-"], &format!(" othello join {ticket}"));
    second.wait_for("Somebody else has the seat; you are watching.");
    drop(host);
    let mut guest = of("Emile", &["join", "--watch"]).start();
    guest.wait_for("The ticket that the host gave you:");
    guest.send("\r");
    assert_ne!(guest.status(), 0);
    guest.assert_says("there is no game to resume");
    let secret = Secret::new([9; 16]);
    let unknown = Ticket { secret, ..ticket.parse().unwrap() }.to_string();
    let mut host = of("Ada", &["host", &unknown]).start();
    assert_ne!(host.status(), 0);
    host.assert_says("you host no game with this ticket");
}

/// The list of processes shows no ticket that comes through a pipe.
#[test]
fn a_ticket_comes_through_a_pipe_before_the_moves() {
    let (mut host, ticket) = pair::host(&[]);
    let home = Folder::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_othello"));
    command.arg("join").env("HOME", home.path()).env("XDG_STATE_HOME", home.path().join("state"));
    command.env("USER", "Emile").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut guest = command.spawn().unwrap();
    let mut input = guest.stdin.take().unwrap();
    writeln!(input, "{ticket}").unwrap();
    host.wait_until_idle();
    host.send("f5");
    host.wait_for_empties(59);
    let mut output = BufReader::new(guest.stdout.take().unwrap()).lines();
    assert!(output.any(|line| line.unwrap().starts_with("Black f5")));
    writeln!(input, "d6").unwrap();
    host.wait_for_empties(58);
    drop(input);
    guest.wait().unwrap();
}
