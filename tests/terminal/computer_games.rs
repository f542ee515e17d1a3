//! Whole games against levels of the engine, under several rule systems.

use std::fs;

use othello_core::board::{ByColor, Color};
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::{Record, pgn};
use othello_words::i18n::m;
use othello_words::plies;

use crate::pty::{Setup, Terminal};

/// The game that is saved.
pub fn saved(terminal: &Terminal) -> Option<Record> {
    let text = fs::read_to_string(terminal.home().join("state/othello/game.pgn")).ok()?;
    Some(pgn::read(&text, Position::start(Rules::OTHELLO)).unwrap().0)
}

/// Waits until it is the person's turn again in a game of at least so many plies, or the game is
/// over.
#[track_caller]
pub fn wait_for_turn(terminal: &mut Terminal, person: Color, plies: usize) -> Game {
    terminal.until("the person's turn", |terminal| {
        let game = saved(terminal)?.game;
        let is_turn = game.position().to_move() != Some(!person);
        (is_turn && game.plies().len() >= plies).then_some(game)
    })
}

/// Plays a whole game against a level, with the first legal move of each turn.
#[track_caller]
fn play(level: u8, person: Color, rules: &[&str]) -> Game {
    let computer = format!("level:{level}");
    let computer = [if person == Color::Black { "--white" } else { "--black" }, &computer];
    let args = [&computer[..], &["--seed", "7", "--no-animation"], rules].concat();
    let mut terminal = Setup::new(80, 24).args(&args).start();
    terminal.wait_for_board();
    if person == Color::Black {
        // The first legal square.
        terminal.send("\t\r");
    }
    let mut plies = 0;
    loop {
        let game = wait_for_turn(&mut terminal, person, plies + 1);
        check_announced(&mut terminal, &game, level, person);
        let Some(square) = game.position().legal_moves().first() else { break };
        plies = game.plies().len();
        terminal.send(square.name());
    }
    wait_for_result(&mut terminal);
    saved(&terminal).unwrap().game
}

/// Waits until the screen shows the result of the saved game.
#[track_caller]
pub fn wait_for_result(terminal: &mut Terminal) {
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

/// Checks that a pass before the end of the game is told, whoever had to.
#[track_caller]
fn check_announced(terminal: &mut Terminal, game: &Game, level: u8, person: Color) {
    let position = game.position();
    let mut names = ByColor::from_fn(|color: Color| color.to_string());
    names[!person] = format!("Level {level}");
    if position.to_move().is_none() {
        return;
    }
    if let Some(passed) = position.passed() {
        terminal.wait_for_empties(position.board().empties().len().into());
        terminal.assert_says(&m::plies::pass(passed, !passed).naming(&names));
    } else if let Some([before, _]) = game.plies().last_chunk::<2>()
        && before.after.passed() == Some(person)
    {
        terminal.wait_for_empties(position.board().empties().len().into());
        terminal.assert_says(&plies::forced_pass(game, person).naming(&names));
    }
}

/// The passes in a game: of the person, and of the engine.
fn passes(game: &Game, person: Color) -> [usize; 2] {
    [person, !person].map(|color| {
        let has_passed = |ply: &&Ply| ply.after.passed() == Some(color);
        game.plies().iter().filter(has_passed).count()
    })
}

#[test]
fn whole_games_with_passes_of_either_side() {
    let mut sums = [0, 0];
    for (level, person, rules) in [
        (1, Color::Black, ["--rules", "othello"]),
        (5, Color::White, ["--rules", "othello"]),
        (1, Color::White, ["--rules", "reversi"]),
        (5, Color::Black, ["--rules", "reversi"]),
        (1, Color::Black, ["--rules", "anti"]),
        (5, Color::White, ["--rules", "anti"]),
        (1, Color::White, ["--handicap", "2"]),
        (5, Color::Black, ["--handicap", "2"]),
    ] {
        let game = play(level, person, &rules);
        assert!(game.position().result().is_some());
        let found = passes(&game, person);
        sums = [sums[0] + found[0], sums[1] + found[1]];
    }
    assert!(sums.iter().all(|&passes| passes > 0), "{sums:?}");
}

#[test]
#[ignore = "the strongest level takes its time for each move"]
fn whole_games_against_the_strongest_level() {
    for (person, rules) in [
        (Color::Black, ["--rules", "othello"]),
        (Color::White, ["--rules", "reversi"]),
        (Color::Black, ["--rules", "anti"]),
        (Color::White, ["--handicap", "1"]),
    ] {
        assert!(play(10, person, &rules).position().result().is_some());
    }
}
