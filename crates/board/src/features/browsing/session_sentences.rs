//! Descriptions of a session, in sentences that need no alignment.

use crate::features::players::sentences::names;
use othello_core::board::Color;
use othello_core::clock::ClockFace;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_session::Session;
use othello_words::i18n::{self, m};
use othello_words::plies;
use othello_words::results;
use othello_words::rules;

/// Returns the terms of a game that are unusual: rules, match, players, clock.
pub fn setup(session: &Session) -> Vec<String> {
    let setup = session.next_setup();
    let series = session.series();
    let mut sentences = Vec::new();
    if setup.rules != Rules::OTHELLO {
        sentences.push(m::session::rules(rules::name(setup.rules)).to_string());
    }
    if let Some(opening) = session.opening() {
        sentences.push(m::session::balanced(opening.to_string()).to_string());
    }
    if setup.best_of > 1 {
        let game = series.games() + u8::from(session.result().is_none());
        let games = setup.best_of.to_string();
        sentences.push(m::session::match_game(game.to_string(), games).to_string());
    }
    if Color::BOTH.into_iter().any(|color| session.known_name(color).is_some()) {
        sentences.push(names(session).to_string());
    }
    if let Some(control) = setup.time_control {
        sentences.push(m::session::clock(control.to_string()).to_string());
    }
    sentences
}

/// Returns whose turn it is and the legal squares, with the time left; or how the game ended, and the
/// state of the match.
pub fn turn(session: &Session) -> String {
    let position = session.position();
    let mut sentence = match session.result() {
        Some(result) => results::result(&position, result).to_string(),
        None => plies::turn(&position).to_string(),
    };
    if session.game().plies().is_empty() {
        sentence = after_pass(&position, sentence);
    }
    let more = match (session.to_move(), session.clock()) {
        (None, _) => results::match_score(session).map(|score| match session.series().winner() {
            Some(_) => m::session::match_over(&*sentence, score.to_string()),
            None => m::session::next_game(&*sentence, score.to_string()),
        }),
        (Some(color), Some(clock)) => {
            let left = ClockFace(clock.left(color)).to_string();
            Some(m::session::timed_turn(&*sentence, color, left))
        }
        (Some(_), None) => None,
    };
    more.map_or(sentence, |more| more.to_string())
}

/// Returns a sentence about a start, after the pass that it may begin with.
fn after_pass(start: &Position, sentence: String) -> String {
    match plies::sentence_of_pass(start) {
        Some(pass) => i18n::passage([pass.to_string(), sentence]),
        None => sentence,
    }
}

/// Returns a position of the game as a sentence: `After move 12 of 34: Black d3 flips d4. White to
/// move: c3.`
pub fn moment(session: &Session, plies: usize) -> String {
    let game = session.game();
    let last = game.plies().len();
    let position = game.position_at(plies);
    let then = if plies == last { turn(session) } else { plies::turn(&position).to_string() };
    let moment = match plies.checked_sub(1) {
        None if last == 0 => m::session::no_moves(then),
        None => m::session::before_moves(last.to_string(), after_pass(&position, then)),
        Some(before) => {
            let ply = plies::ply(&game.plies()[before]).to_string();
            m::session::after_move(plies.to_string(), last.to_string(), ply, then)
        }
    };
    moment.to_string()
}

/// Returns the position after that many plies of a variation, whose name is given, and how it came
/// about.
pub fn moment_of(game: &Game, plies: usize, line: &str) -> String {
    let last = game.plies().len();
    let then = plies::turn(&game.position_at(plies)).to_string();
    let ply = game.plies()[..plies].last().map(|ply| plies::ply(ply).to_string());
    let (move_, last) = (plies.to_string(), last.to_string());
    m::session::in_variation(line, move_, last, ply.unwrap_or_default(), then).to_string()
}
