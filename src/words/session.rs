//! Descriptions of a session, in sentences that need no alignment.

use super::moves;
use super::players::names;
use super::result;
use super::sentence::sentence;
use crate::i18n::{Text, m};
use othello_core::board::Color;
use othello_core::clock::ClockFace;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_session::Session;

/// Said first in line mode at a terminal.
pub const GREETING: &str = "Type a move, such as d3, or help for all commands.";

/// Returns the terms of a game that are unusual: rules, match, players, clock.
pub fn setup(session: &Session) -> Vec<String> {
    let setup = session.next_setup();
    let series = session.series();
    let mut sentences = Vec::new();
    if setup.rules != Rules::OTHELLO {
        sentences.push(rules(setup.rules));
    }
    if let Some(opening) = session.opening() {
        sentences.push(sentence(&moves::balanced(opening)));
    }
    if setup.best_of > 1 {
        let game = series.games() + u8::from(session.result().is_none());
        sentences.push(format!("Game {game}, best of {}.", setup.best_of));
    }
    if Color::BOTH.into_iter().any(|color| session.known_name(color).is_some()) {
        sentences.push(names(session).to_string());
    }
    if let Some(control) = setup.time_control {
        sentences.push(format!("The clock is {control}."));
    }
    sentences
}

/// Returns the name of rules in a sentence.
pub fn rules(rules: Rules) -> String {
    format!("The rules are {rules}.")
}

/// Returns whose turn it is and the legal squares, with the time left; or how the game ended, and the
/// state of the match.
pub fn turn(session: &Session) -> String {
    let position = session.position();
    let mut sentence = match session.result() {
        Some(result) => result::result(&position, result, &result::colors()),
        None => moves::turn(&position).to_string(),
    };
    if session.game().plies().is_empty() {
        sentence = after_pass(&position, sentence);
    }
    let more = match (session.to_move(), session.clock()) {
        (None, _) => result::match_score(session).map(|score| match session.series().winner() {
            Some(_) => score,
            None => format!("{score} Type new for the next game."),
        }),
        (Some(color), Some(clock)) => {
            Some(format!("{color} has {} left.", ClockFace(clock.left(color))))
        }
        (Some(_), None) => None,
    };
    more.map_or(sentence.clone(), |more| format!("{sentence} {more}"))
}

/// Returns a sentence about a start, after the pass that it may begin with.
fn after_pass(start: &Position, sentence: String) -> String {
    match moves::pass_before(start) {
        Some(pass) => format!("{pass} {sentence}"),
        None => sentence,
    }
}

/// Returns the time that both players have left.
pub fn times_left(session: &Session) -> Text {
    let Some(clock) = session.clock() else { return m::clock::no_clock() };
    let [black, white] = Color::BOTH.map(|color| ClockFace(clock.left(color)).to_string());
    m::clock::times_left(black, white)
}

/// Returns a position of the game as a sentence: `After move 12 of 34: Black d3 flips d4. White to
/// move: c3.`
pub fn moment(session: &Session, plies: usize) -> String {
    let game = session.game();
    let last = game.plies().len();
    let position = game.position_at(plies);
    let then = if plies == last { turn(session) } else { moves::turn(&position).to_string() };
    match plies.checked_sub(1) {
        None if last == 0 => {
            m::common::both(m::plies::no_moves(), m::common::raw(then)).to_string()
        }
        None => format!("Before move 1 of {last}: {}", after_pass(&position, then)),
        Some(before) => {
            format!("After move {plies} of {last}: {} {then}", moves::ply(&game.plies()[before]))
        }
    }
}

/// Returns the position after that many plies of a variation, whose name is given, and how it came
/// about.
pub fn moment_of(game: &Game, plies: usize, line: &str) -> String {
    let last = game.plies().len();
    let then = moves::turn(&game.position_at(plies));
    let ply = game.plies()[..plies].last().map(|ply| moves::ply(ply).to_string());
    format!("{line}, after move {plies} of {last}: {} {then}", ply.unwrap_or_default())
}
