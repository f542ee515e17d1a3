//! Plies, passes, turns and positions in sentences.

use othello_core::board::{ByColor, Color};
use othello_core::game::{Game, Ply};
use othello_core::openings;
use othello_core::position::{IllegalMove, Position};
use othello_core::square::{Bitboard, Square};
use othello_notation::transcript;
use othello_session::Session;

use crate::i18n::{self, Language, Text, m};
use crate::results;

/// Returns the name of the opening after that many plies, in the language of the program if it has one there.
pub fn opening(game: &Game, plies: usize) -> Option<&'static str> {
    openings::name(game, plies, Language::current().into())
}

/// Returns what a ply did, and the pass that followed: `Black d3 flips d4.`
pub fn ply(ply: &Ply) -> Text {
    followed_by_pass(placed(ply), &ply.after)
}

pub fn placed(ply: &Ply) -> Text {
    let Ply { player, square, flips, .. } = *ply;
    match (flips.is_empty(), ply.is_choice()) {
        (false, false) => m::plies::flips(player, square, list(flips)),
        (true, false) => m::plies::places(player, square),
        (_, true) => m::plies::chosen(named(ply)),
    }
}

/// Returns a ply without what it flipped: `Black d3`.
pub fn named(ply: &Ply) -> Text {
    let Ply { player, square, flips, .. } = *ply;
    match (flips.is_empty(), ply.is_choice()) {
        (_, false) => m::plies::named(player, square),
        (false, true) => m::plies::named_choice(player, square),
        (true, true) => m::plies::named_choice_of_none(player),
    }
}

/// Returns why a square cannot be played, the one with that number of those that were typed.
pub fn illegal(square: Square, number: usize, reason: IllegalMove) -> Text {
    let why = match reason {
        IllegalMove::Over => m::plies::over(square),
        IllegalMove::Occupied => m::plies::occupied(square),
        IllegalMove::NoNeighbour(color) => m::plies::no_neighbour(square, color),
        IllegalMove::NoFlips => m::plies::no_flips(square),
        IllegalMove::NotCentre => m::plies::not_centre(square),
        IllegalMove::NotAChoice => m::plies::not_a_choice(square),
        other => m::common::raw(format!("{square} {other}")),
    };
    if number == 1 { why } else { m::plies::in_move(number, why) }
}

/// Returns a sentence, followed by the pass that comes before the turn in that position, if one does.
pub fn followed_by_pass(sentence: Text, position: &Position) -> Text {
    match sentence_of_pass(position) {
        Some(pass) => m::common::both(sentence, pass),
        None => sentence,
    }
}

/// Returns the pass that comes before the turn in a position: `White cannot move. Black plays again.`
pub fn sentence_of_pass(position: &Position) -> Option<Text> {
    let passed = position.passed()?;
    Some(match position.hands() {
        Some(hands) if hands[passed] == 0 => m::plies::pass_without_discs(passed, !passed),
        Some(_) | None => m::plies::pass(passed, !passed),
    })
}

/// Returns the moves at the end of a game that a player had to leave to the other one:
/// `Ada had to pass: Level 5 played g8 and h8.`
pub fn forced_pass(game: &Game, passed: Color) -> Text {
    let plies = game.plies().iter().rev().take_while(|ply| ply.player != passed);
    let mut squares: Vec<_> = plies.map(|ply| ply.square.to_string()).collect();
    squares.reverse();
    if squares.is_empty() {
        return m::common::raw("");
    }
    m::plies::had_to_pass(passed, !passed, i18n::conjunction(squares))
}

/// Returns who is to move and where, or how the game ended.
pub fn turn(position: &Position) -> Text {
    let legal = position.legal_moves();
    match (position.to_move(), position.pending()) {
        (None, _) => {
            let end = position.result().map(|end| results::result(position, end));
            end.unwrap_or_else(m::common::game_over)
        }
        (Some(color), None) => m::plies::to_move(color, list(legal)),
        (Some(color), Some(pending)) => {
            let discs = list(legal & !Bitboard::from(pending));
            if legal.contains(pending) {
                m::plies::to_choose_or_none(color, discs, pending)
            } else {
                m::plies::to_choose(color, discs)
            }
        }
    }
}

/// Returns the discs of both, and those left to play where each has a supply: `Black 4, White 1, 59
/// empty.`
pub fn discs(position: &Position) -> Text {
    let ByColor { black, white } = position.board().counts();
    let (black, white) = (black.to_string(), white.to_string());
    let empty = position.board().empties().len().to_string();
    match position.hands() {
        None => m::plies::discs(black, white, empty),
        Some(hands) => {
            let (ours, theirs) = (hands.black.to_string(), hands.white.to_string());
            m::plies::discs_and_hands(black, white, empty, ours, theirs)
        }
    }
}

/// Returns the state of the game and its transcript, with the players by these names or by colour.
pub fn summary(session: &Session, names: Option<&ByColor<String>>) -> String {
    let position = session.position();
    let so_far = match session.result() {
        Some(end) => results::result(&position, end),
        None => m::plies::not_finished(discs(&position)),
    };
    let so_far = so_far.words("", names);
    let moves = transcript::write(session.game().plies());
    if moves.is_empty() { so_far } else { format!("{so_far}\n{moves}") }
}

/// Returns squares sorted by name: `c3, c5, e3`.
pub fn list(squares: Bitboard) -> String {
    i18n::list(squares.by_name())
}
