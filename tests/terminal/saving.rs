//! Games, reviews and scoresheets that are saved and resumed, games that cannot be saved, and copies.

use std::fs;
use std::path::Path;

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::draft::Draft;
use othello_notation::{pgn, transcript};
use othello_words::i18n::m;

use crate::pty::{FOREVER, Setup, Terminal};

/// Sixty moves and a pass (WTHOR base of 1992, game 3243).
const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

/// The game that is being played.
const SAVED: &str = "state/othello/game.pgn";
/// The folder of the saved games.
const LIBRARY: &str = "data/othello/games";

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

/// The moves of the only saved game, as soon as there is one.
#[track_caller]
fn library_moves(terminal: &mut Terminal) -> String {
    let name = terminal.until("a saved game", |terminal| {
        let names = files(terminal, LIBRARY);
        names.into_iter().find(|name| Path::new(name).extension() == Some("pgn".as_ref()))
    });
    assert_eq!(files(terminal, LIBRARY).len(), 1);
    moves(&terminal.home().join(LIBRARY).join(name))
}

/// Waits until the game has so many plies; with the last of them it is over.
#[track_caller]
fn wait_for_plies(terminal: &mut Terminal, plies: usize) {
    match 60 - plies {
        0 => terminal.wait_for_winner("Black"),
        empties => terminal.wait_for_empties(empties),
    }
}

/// Each variation and comment is in the file before the program is killed.
#[test]
fn variations_and_comments_survive_a_kill() {
    let mut terminal = Setup::new(80, 24).script(FOREVER).start();
    terminal.wait_for_board();
    terminal.send("f5d6c3");
    wait_until_saved(&mut terminal, "f5d6c3");
    terminal.send("\x1b[5~c5");
    terminal.wait_for_activity(m::title::question);
    terminal.send("y");
    let annotated = |terminal: &Terminal, expected: &str| {
        fs::read_to_string(terminal.home().join(SAVED)).unwrap_or_default().contains(expected)
    };
    terminal.until("the variation to be saved", |terminal| {
        annotated(terminal, "2. c3 (2. c5)").then_some(())
    });
    terminal.send(";good try\r");
    terminal.until("the comment to be saved", |terminal| {
        annotated(terminal, "(2. c5 {good try})").then_some(())
    });
    terminal.kill_and_start_again();
    assert!(annotated(&terminal, "2. c3 (2. c5 {good try})"));
    // The program that has started again writes the same tree.
    terminal.send("d3");
    wait_until_saved(&mut terminal, "f5d6c3d3");
    assert!(annotated(&terminal, "2. c3 (2. c5 {good try}) 2... d3"));
}

/// A name that ends as that of a picture saves one, of the position that is viewed; an animation has
/// the whole game.
#[test]
fn a_name_that_asks_for_a_picture_saves_one() {
    let mut terminal = Setup::new(80, 24).start_game("f5d6c3");
    let mut save = |keys: &str, name: &str| {
        terminal.send(&format!("{keys}s{name}\r"));
        let file = terminal.home().join("data/othello/pictures").join(name);
        terminal.until(name, |_| file.exists().then(|| fs::read(&file).unwrap()))
    };
    let svg = String::from_utf8(save("", "all.svg")).unwrap();
    assert!(svg.contains("Black 5, White 2."), "{svg}");
    let svg = String::from_utf8(save("\x1b[5~\x1b[5~", "first.svg")).unwrap();
    assert!(svg.contains("Black 4, White 1."), "{svg}");
    assert!(save("", "Game.png").starts_with(b"\x89PNG"));
    let animation = save("", "game.gif");
    let mut decoder = gif::DecodeOptions::new().read_info(&*animation).unwrap();
    let mut frames = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        frames += 1;
    }
    assert_eq!(frames, 4);
    assert_eq!(files(&terminal, LIBRARY), [""; 0], "pictures are not among the games");
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

/// Another window of the same player.
fn another_window(first: &Terminal) -> Terminal {
    let (state, data) = (first.home().join("state"), first.home().join("data"));
    Setup::new(80, 24).env("XDG_STATE_HOME", state).env("XDG_DATA_HOME", data).start()
}

#[test]
fn a_second_window_saves_its_own_game_from_its_first_move() {
    let mut first = Setup::new(80, 24).start_game("f5d6");
    let mut second = another_window(&first);
    second.wait_for_empties(60);
    second.assert_says("Your saved game is open in another window.");
    second.send("d3");
    second.wait_for_empties(59);
    let of_second = first.home().join("state/othello/game-2.pgn");
    second.until("the game of the second window", |_| of_second.exists().then_some(()));
    assert_eq!(moves(&of_second), "d3");
    first.send("c3");
    first.wait_for_empties(57);
    wait_until_saved(&mut first, "f5d6c3");
    first.send("o");
    first.wait_for_activity(m::saving::activity);
    first.wait_for("move 2");
    second.send("q");
    assert_eq!(second.status(), 0);
    assert_eq!(moves(&of_second), "d3");
}

/// Said at the next start.
const CLOSED_WINDOW: &str = "The game of a closed window is among the saved games.";

#[test]
fn the_next_start_tells_of_the_game_of_a_second_window() {
    for end in ["TERM", "KILL"] {
        let mut first = Setup::new(80, 24).start_game("f5d6");
        let mut second = another_window(&first);
        second.wait_for_empties(60);
        second.send("d3c3c4e3");
        let of_second = first.home().join("state/othello/game-2.pgn");
        second.until("the game of the second window", |_| {
            fs::read_to_string(&of_second).ok().filter(|text| text.contains("c4 e3")).map(drop)
        });
        second.kill(end);
        second.status();
        first.send("q");
        assert_eq!(first.status(), 0);
        let mut next = another_window(&first);
        next.wait_for_empties(58);
        next.assert_says(CLOSED_WINDOW);
        assert_eq!(library_moves(&mut first), "d3c3c4e3");
        next.send("q");
        assert_eq!(next.status(), 0);
        let mut later = another_window(&first);
        later.wait_for_empties(58);
        later.assert_says("Resumed at move 3.");
        assert!(!later.says(CLOSED_WINDOW));
    }
}

/// Writes a game in which the third move is none before the program starts.
const DAMAGED: &str = r#"mkdir -p "$XDG_STATE_HOME/othello"
printf '[Black "Ann"]\n\n1. f5 d6 2. h8 *\n' >"$XDG_STATE_HOME/othello/game.pgn"
sh -c 'echo $$ >pid; exec "$@"' sh "$@"; echo $? >status; read -r _"#;

#[test]
fn a_damaged_saved_game_is_reported_and_set_aside() {
    let mut terminal = Setup::new(200, 60).script(DAMAGED).start();
    terminal.wait_for_empties(60);
    terminal.assert_says("The saved one is damaged and was set aside: ");
    terminal.assert_says(&format!("{SAVED}: line 3, column 13: move 3: h8"));
    let damaged = "[Black \"Ann\"]\n\n1. f5 d6 2. h8 *\n";
    let text = |file: &str| fs::read_to_string(terminal.home().join(file)).unwrap();
    assert_eq!(text(SAVED), damaged);
    terminal.send("d3");
    terminal.wait_for_empties(59);
    let aside = terminal.home().join("state/othello/game.damaged-1");
    terminal.until("another file", |terminal| {
        (aside.exists() && terminal.home().join(SAVED).exists()).then_some(())
    });
    assert_eq!(saved_moves(&terminal), "d3");
    let text = |file: &str| fs::read_to_string(terminal.home().join(file)).unwrap();
    assert_eq!(text("state/othello/game.damaged-1"), damaged);
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

/// The sheet in the file of the window, if it can be read.
fn kept(terminal: &Terminal) -> Option<Draft> {
    let file = terminal.home().join("state/othello/sheet.txt");
    fs::read_to_string(file).ok()?.parse().ok()
}

/// A sheet is kept number by number, and the game behind it move by move.
#[test]
fn a_sheet_goes_on_after_the_program_is_killed() {
    let mut terminal = Setup::new(80, 24).script(FOREVER).start_game("f5d6");
    terminal.send(":sheet\r4042");
    terminal.until("two numbers to be kept", |terminal| {
        let grid = kept(terminal)?.grid;
        (grid.number(Square::B1) == Some(42)).then_some(())
    });
    terminal.kill_and_start_again();
    terminal.wait_for_empties(58);
    terminal.send(":sheet\r");
    terminal.wait_for_activity(m::scoresheet::activity);
    terminal.assert_says("40 42");
    terminal.send("28");
    terminal.until("the third number to be kept", |terminal| {
        let grid = kept(terminal)?.grid;
        (grid.number(Square::C1) == Some(28)).then_some(())
    });
    assert_eq!(kept(&terminal).unwrap().grid.numbers().count(), 3);
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
