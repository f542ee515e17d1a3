//! Games that are turned so that they go through a position as it stands on a board.

use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::Symmetry;
use othello_notation::Record;

/// Returns the number of plies before the position in which a game has this one, in any symmetry; `None` if it
/// has not.
pub fn plies_before(game: &Game, position: &Position) -> Option<usize> {
    let discs = |position: &Position| usize::from(position.board().occupied().len());
    let plies = discs(position).checked_sub(discs(&game.start()))?;
    let there = game.position_at(plies);
    (Folded::of(&there) == Folded::of(position)).then_some(plies)
}

/// Turns a game so that it goes through a position as that stands on the board. A game is left as it is if
/// no symmetry does that and keeps the start, or if something is written about its moves.
///
/// ```
/// use othello_core::{Game, Position, Rules, Square};
/// use othello_notation::{Record, transcript};
/// let mut game = Game::new(Rules::OTHELLO);
/// transcript::play(&mut game, "f5d6c3").unwrap();
/// let position = Position::start(Rules::OTHELLO).play(Square::D3).unwrap();
/// let turned = othello_games::explorer::turned(Record::from(game), &position);
/// assert_eq!(turned.game.position_at(1), position);
/// ```
pub fn turned(record: Record, position: &Position) -> Record {
    let start = record.game.start();
    let is_bare = record.annotations.is_empty() && record.evaluations.is_empty();
    let Some(plies) = plies_before(&record.game, position).filter(|_| is_bare) else {
        return record;
    };
    let there = record.game.position_at(plies);
    let mut symmetries = Symmetry::ALL.into_iter();
    let turning = symmetries.find(|&symmetry| {
        start.board().transformed(symmetry) == start.board()
            && there.board().transformed(symmetry) == position.board()
    });
    let Some(symmetry) = turning.filter(|symmetry| *symmetry != Symmetry::Identity) else {
        return record;
    };
    let (played, line) = (record.game.plies().len(), record.game.line());
    let mut game = Game::from_position(start);
    for ply in line {
        game.play(ply.square.transformed(symmetry)).expect("it is legal in the image as well");
    }
    while game.plies().len() > played {
        game.undo();
    }
    Record { game, ..record }
}
