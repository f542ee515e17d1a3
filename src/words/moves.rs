//! Plies, passes, turns and positions in sentences.

use othello_core::balanced::BalancedOpening;
use othello_core::board::{ByColor, Color};
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Bitboard;
use othello_notation::transcript;
use othello_session::Session;

use super::result::result;

/// Returns what a ply did, and the pass that followed: `Black d3 flips d4.`
pub fn ply(ply: &Ply, names: &ByColor<String>) -> String {
    followed_by_pass(placed(ply, names), &ply.after, names)
}

/// Returns what a ply did.
pub fn placed(ply: &Ply, names: &ByColor<String>) -> String {
    let Ply { player, square, flips, .. } = ply;
    let player = &names[*player];
    match (flips.is_empty(), ply.is_choice()) {
        (false, false) => format!("{player} {square} flips {}.", list(*flips)),
        (true, false) => format!("{player} places {square}."),
        (_, true) => format!("{}.", named(ply, names)),
    }
}

/// Returns a ply without what it flipped: `Black d3`.
pub fn named(ply: &Ply, names: &ByColor<String>) -> String {
    let Ply { player, square, flips, .. } = ply;
    let player = &names[*player];
    match (flips.is_empty(), ply.is_choice()) {
        (_, false) => format!("{player} {square}"),
        (false, true) => format!("{player} flips {square}"),
        (true, true) => format!("{player} flips none"),
    }
}

/// Returns the name of a balanced opening: `balanced opening 2711`.
pub fn balanced(opening: BalancedOpening) -> String {
    format!("balanced opening {opening}")
}

/// Said in place of moves, where there are none.
pub const NO_MOVES: &str = "No moves have been played.";

/// Said when the board is drawn after each move from now on.
pub const BOARD_ON: &str = "The board is drawn after each move.";

/// Said when it is drawn no longer.
pub const BOARD_OFF: &str = "The board is drawn only when you type board.";

/// Returns a sentence, followed by the pass that comes before the turn in that position, if one does.
pub fn followed_by_pass(sentence: String, position: &Position, names: &ByColor<String>) -> String {
    let Some(passed) = position.passed() else { return sentence };
    let blank = if sentence.is_empty() { "" } else { " " };
    let why = match position.hands() {
        Some(hands) if hands[passed] == 0 => {
            format!("{} has no discs left to play. {} plays again.", names[passed], names[!passed])
        }
        Some(_) | None => pass(passed, names),
    };
    format!("{sentence}{blank}{why}")
}

/// Returns the sentence of a pass: `White cannot move. Black plays again.`
pub fn pass(passed: Color, names: &ByColor<String>) -> String {
    format!("{} cannot move. {} plays again.", names[passed], names[!passed])
}

/// Returns the moves at the end of a game that a player had to leave to the other one:
/// `Ada had to pass: Level 5 played g8 and h8.`
pub fn forced_pass(game: &Game, passed: Color, names: &ByColor<String>) -> String {
    let plies = game.plies().iter().rev().take_while(|ply| ply.player != passed);
    let mut squares: Vec<_> = plies.map(|ply| ply.square.to_string()).collect();
    squares.reverse();
    let (last, before) = squares.split_last().map_or(("", &[][..]), |(last, rest)| (last, rest));
    let and = if before.is_empty() { "" } else { " and " };
    let (name, other) = (&names[passed], &names[!passed]);
    format!("{name} had to pass: {other} played {}{and}{last}.", before.join(", "))
}

/// Returns who is to move and where, or how the game ended.
pub fn turn(position: &Position, names: &ByColor<String>) -> String {
    let legal = position.legal_moves();
    match (position.to_move(), position.pending()) {
        (None, _) => position.result().map_or_else(String::new, |end| result(position, end, names)),
        (Some(color), None) => format!("{} to move: {}.", names[color], list(legal)),
        (Some(color), Some(pending)) => {
            let discs = list(legal & !Bitboard::from(pending));
            let or_none = if legal.contains(pending) {
                format!(", or {pending} to flip none")
            } else {
                String::new()
            };
            format!("{} to choose the disc to flip: {discs}{or_none}.", names[color])
        }
    }
}

/// Returns the discs of both, and those left to play where each has a supply: `Black 4, White 1, 59
/// empty.`
pub fn discs(position: &Position) -> String {
    let discs = position.board().counts();
    let empty = position.board().empties().len();
    let on_board = format!("Black {}, White {}, {empty} empty.", discs.black, discs.white);
    match position.hands() {
        Some(ByColor { black, white }) => {
            format!("{on_board} Left to play: Black {black}, White {white}.")
        }
        None => on_board,
    }
}

/// Returns the state of the game, with the players by these names, and its transcript.
pub fn summary(session: &Session, names: &ByColor<String>) -> String {
    let position = session.position();
    let so_far = match session.result() {
        Some(end) => result(&position, end, names),
        None => format!("Not finished. {}", discs(&position)),
    };
    let moves = transcript::write(session.game().plies());
    if moves.is_empty() { so_far } else { format!("{so_far}\n{moves}") }
}

/// Returns rules as people name them: `Reversi, 32 discs each`, `Othello, 1 corner`.
pub fn rules(rules: Rules) -> String {
    let (preset, changes) = rules.nearest_preset();
    let phrases = changes.iter().map(|value| format!(", {}", value.phrase()));
    preset.title().to_owned() + &phrases.collect::<String>()
}

/// Returns squares sorted by name: `c3, c5, e3`.
pub fn list(squares: Bitboard) -> String {
    squares.to_string().replace(' ', ", ")
}
