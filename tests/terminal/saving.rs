//! Games, reviews and scoresheets that are saved and resumed, games that cannot be saved, and copies.

use std::fs;
use std::path::Path;

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::{pgn, transcript};
use othello_words::i18n::m;

use crate::pty::{FOREVER, Setup, Terminal};

/// Sixty moves and a pass (WTHOR base of 1992, game 3243).
const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

/// The game that is being played.
const SAVED: &str = "state/othello/game.pgn";
/// The moves of a file, which must be a game.
fn moves(file: &Path) -> String {
    let (record, warnings) =
        pgn::read(&fs::read_to_string(file).unwrap(), Position::start(Rules::OTHELLO)).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    transcript::write(record.game.plies())
}

fn saved_moves(terminal: &Terminal) -> String {
    moves(&terminal.home().join(SAVED))
}

/// Waits until these moves are saved, which may be after they are seen.
#[track_caller]
pub fn wait_until_saved(terminal: &mut Terminal, expected: &str) {
    terminal.until(&format!("{expected} to be saved"), |terminal| {
        let is_there = terminal.home().join(SAVED).exists();
        (is_there && saved_moves(terminal) == expected).then_some(())
    });
}

/// The names of the files in a folder of the home directory.
fn files(terminal: &Terminal, folder: &str) -> Vec<String> {
    let Ok(entries) = fs::read_dir(terminal.home().join(folder)) else { return Vec::new() };
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Waits until the game has so many plies; with the last of them it is over.
#[track_caller]
fn wait_for_plies(terminal: &mut Terminal, plies: usize) {
    match 60 - plies {
        0 => terminal.wait_for_winner("Black"),
        empties => terminal.wait_for_empties(empties),
    }
}

/// After every other ply the program is killed when the ply is saved, and otherwise at once: then
/// that ply may be missing, or half of its name is still to be read by the next program.
#[test]
fn a_game_resumes_after_the_program_is_killed_at_any_ply() {
    let mut terminal = Setup::new(80, 24).script(FOREVER).start();
    terminal.wait_for_board();
    for plies in 1..=60 {
        let (before, now) = (&GAME[..2 * plies - 2], &GAME[..2 * plies]);
        let name = &now[before.len()..];
        terminal.send(name);
        let is_seen = plies % 2 == 0;
        if is_seen {
            wait_for_plies(&mut terminal, plies);
            wait_until_saved(&mut terminal, now);
        }
        terminal.kill_and_start_again();
        if is_seen {
            assert_eq!(saved_moves(&terminal), now);
            terminal.wait_for_board();
            wait_for_plies(&mut terminal, plies);
        } else {
            let is_saved = |moves| plies == 1 || saved_moves(&terminal) == moves;
            assert!(is_saved(before) || is_saved(now), "at most one ply is missing");
            // Where it arrived before, it is refused now.
            terminal.send(name);
            wait_for_plies(&mut terminal, plies);
            wait_until_saved(&mut terminal, now);
        }
    }
    assert_eq!(files(&terminal, "state/othello"), ["game.pgn", "lock"]);
}

/// Puts files where the folders of the games should be, and starts the program.
const IN_THE_WAY: &str = r#"mkdir -p "$XDG_STATE_HOME" "$XDG_DATA_HOME"
echo >"$XDG_STATE_HOME/othello"; echo >"$XDG_DATA_HOME/othello"
sh -c 'echo $$ >pid; exec "$@"' sh "$@"; echo $? >status; read -r _"#;

const CANNOT_SAVE: &str = "Cannot save";

/// Checks that the program ends with the failure and the game.
#[track_caller]
fn check_unsaved_end(terminal: &mut Terminal) {
    terminal.wait_for_end(1);
    terminal.assert_says("othello: cannot write");
    terminal.wait_for("1. f5 d6");
}

/// The replaced game as well as the current one are in no file.
#[test]
fn a_screen_that_cannot_save_says_so_until_the_end() {
    let mut terminal = Setup::new(80, 24).script(IN_THE_WAY).start_game("f5d6c3d3");
    terminal.assert_says(CANNOT_SAVE);
    terminal.send("n\r");
    terminal.wait_for_empties(60);
    terminal.assert_says(CANNOT_SAVE);
    terminal.send("d3");
    terminal.wait_for_empties(59);
    terminal.assert_says(CANNOT_SAVE);
    terminal.send("q");
    check_unsaved_end(&mut terminal);
}

/// The program ends before the next frame.
#[test]
fn a_copy_before_quitting_reaches_the_clipboard() {
    for (keys, status) in [("yq", 0), ("y\x03", 130)] {
        let mut terminal = Setup::new(80, 24).start_game("f5d6c3d3c4");
        terminal.send(keys);
        terminal.wait_for_end(status);
        assert!(has_copied(&terminal));
    }
}

/// Returns `true` if the moves f5d6c3d3c4 were written for the clipboard, in Base64.
fn has_copied(terminal: &Terminal) -> bool {
    let copied = b"\x1b]52;c;ZjVkNmMzZDNjNA==";
    terminal.written().windows(copied.len()).any(|part| part == copied)
}

const REASON: &str = "HOME is `games`, expected an absolute path";

#[test]
fn a_relative_home_is_refused_and_the_game_is_played_unsaved() {
    let mut terminal = Setup::new(80, 24).env("HOME", "games").start();
    terminal.wait_for_board();
    terminal.assert_says(REASON);
    terminal.send("f5");
    terminal.wait_for_empties(59);
    let shown = terminal.text();
    terminal.send("o");
    terminal.until("an answer", |terminal| (terminal.text() != shown).then_some(()));
    terminal.assert_says(&m::saving::no_games().to_string());
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
    terminal.assert_says(REASON);
    let mut names: Vec<_> = fs::read_dir(terminal.home())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["pid", "status"], "no folder of that name");
}
