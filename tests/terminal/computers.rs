//! Games against the engine: a whole one, resumed, and left while it thinks; and a puzzle on the board.

use std::fs;
use std::time::{Duration, Instant};

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::{Record, pgn};
use othello_words::i18n::m;

use crate::pty::{Setup, Terminal};
use crate::saving::wait_until_saved;
use crate::suspending::{at_a_prompt, wait_for_prompt};

/// The game that is saved.
pub fn saved(terminal: &Terminal) -> Option<Record> {
    let text = fs::read_to_string(terminal.home().join("state/othello/game.pgn")).ok()?;
    Some(pgn::read(&text, Position::start(Rules::OTHELLO)).unwrap().0)
}

/// Waits until it is the person's turn again in a game of at least so many plies, or the game is
/// over.
#[track_caller]
fn wait_for_turn(terminal: &mut Terminal, person: Color, plies: usize) -> Game {
    terminal.until("the person's turn", |terminal| {
        let game = saved(terminal)?.game;
        let is_turn = game.position().to_move() != Some(!person);
        (is_turn && game.plies().len() >= plies).then_some(game)
    })
}

/// Waits until the screen shows the result of the saved game.
#[track_caller]
fn wait_for_result(terminal: &mut Terminal) {
    let record = saved(terminal).expect("a saved game");
    let result = record.game.position().result().expect("the end of the game");
    match result.winner {
        Some(color) => {
            let name = record.name(color).map_or_else(|| color.to_string(), str::to_owned);
            terminal.wait_for_winner(&name);
        }
        None => terminal.wait_for_draw(),
    }
}

#[test]
fn a_whole_game_against_a_level_is_resumed_when_the_program_is_killed() {
    let mut terminal = Setup::new(80, 24)
        .args(&["--vs", "1", "--seed", "4", "--no-animation"])
        .script(r#"sh -c 'echo $$ >pid; exec "$@"' sh "$@"; while :; do sh -c 'echo $$ >pid; exec "$OTHELLO" --no-animation'; done"#)
        .start();
    terminal.wait_for_board();
    let mut plies = 0;
    loop {
        let game = if plies == 0 {
            Game::new(Rules::OTHELLO)
        } else {
            wait_for_turn(&mut terminal, Color::Black, plies)
        };
        let Some(square) = game.position().legal_moves().first() else { break };
        plies = game.plies().len() + 1;
        terminal.wait_for_empties(60 - game.plies().len());
        terminal.send(square.name());
        if plies % 14 == 1 {
            // The level has moved by now or moves on afterwards.
            terminal.until("the move to be saved", |terminal| {
                (saved(terminal)?.game.plies().len() >= plies).then_some(())
            });
            terminal.kill_and_start_again();
            terminal.wait_for_board();
        }
    }
    wait_for_result(&mut terminal);
    let record = saved(&terminal).unwrap();
    assert!(record.game.position().result().is_some());
    assert_eq!(record.name(Color::White), Some("Level 1"));
    assert_eq!(record.tags.get("EngineSeed"), Some("4"));
}

#[test]
fn the_engine_thinks_on_after_a_kill_and_the_program_quits_while_it_does() {
    let args = ["--white", "time:3600", "--seed", "4"];
    let mut terminal = Setup::new(80, 24).args(&args).start_game("f5");
    terminal.wait_for_activity(m::title::thinking);
    // The board is alive meanwhile.
    terminal.send("?");
    terminal.wait_for_activity(m::help::activity);
    terminal.send("\x1b");
    terminal.wait_for_activity(m::title::thinking);
    let began = Instant::now();
    terminal.send("q");
    terminal.wait_for_end(0);
    // Nothing like the hour that the engine would take.
    assert!(began.elapsed() < Duration::from_secs(30));
    terminal.assert_says("Game saved. Resume with: othello");
}

#[test]
fn the_program_is_resized_suspended_and_continued_while_the_engine_thinks() {
    let launch = r#"exec "$OTHELLO" --white time:3600"#;
    let mut terminal = at_a_prompt(launch);
    terminal.wait_for_activity(m::title::thinking);
    for (width, height) in [(120, 40), (24, 12)] {
        terminal.resize(width, height);
        terminal.until("the panel of that size", |terminal| {
            let name = if width == 24 { "3600 s a move is" } else { "3600 s a move  " };
            terminal.text().contains(name).then_some(())
        });
    }
    terminal.send("\x1a");
    wait_for_prompt(&mut terminal);
    terminal.send("fg\r");
    terminal.wait_for_board();
    terminal.wait_for_activity(m::title::thinking);
    terminal.send("u");
    terminal.wait_for_empties(60);
    terminal.send("\x03");
    wait_for_prompt(&mut terminal);
}

#[test]
fn an_opponent_without_a_number_is_about_as_strong_as_the_person() {
    let mut terminal = Setup::new(80, 24)
        .args(&["--vs"])
        .script(r#"mkdir -p state/othello; echo 1100.0 5 3 >state/othello/level.txt; exec "$@""#)
        .start();
    terminal.wait_for_board();
    terminal.wait_for("Level 5");
}

/// The threads of the program.
#[cfg(target_os = "linux")]
fn threads(terminal: &mut Terminal) -> usize {
    let pid = terminal.pid();
    fs::read_dir(format!("/proc/{pid}/task")).unwrap().count()
}

#[cfg(target_os = "linux")]
#[test]
fn there_is_no_thread_of_the_engine_before_it_is_asked() {
    let mut people = Setup::new(80, 24).start_game("f5d6");
    let usual = threads(&mut people);
    let mut against = Setup::new(80, 24).args(&["--white", "time:3600"]).start();
    against.wait_for_board();
    assert_eq!(threads(&mut against), usual);
    against.send("f5");
    against.wait_for_activity(m::title::thinking);
    against.until("one thread more", |terminal| (threads(terminal) == usual + 1).then_some(()));
}

#[test]
fn line_mode_takes_commands_while_the_engine_thinks() {
    let mut terminal = Setup::new(80, 24).args(&["--plain", "--white", "time:3600"]).start();
    terminal.send("f5\r");
    wait_until_saved(&mut terminal, "f5");
    terminal.send("undo\r");
    wait_until_saved(&mut terminal, "");
    terminal.send("f5\r");
    wait_until_saved(&mut terminal, "f5");
    terminal.send("quit\r");
    terminal.wait_for_end(0);
}
