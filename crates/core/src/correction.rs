//! Errors over the board: what the players went on from, instead of what the rules give.

use std::fmt;

use crate::board::{Board, Color};
use crate::square::{Bitboard, Symmetry};

/// The board and the turn from which the players went on after a ply, where the rules give others: a disc was
/// not flipped, one too many was, or a player moved twice.
///
/// ```
/// use othello_core::correction::Correction;
/// use othello_core::{Color, Game, Rules, Square};
/// let mut game = Game::new(Rules::OTHELLO);
/// game.play(Square::D3)?;
/// let board = game.position().board().with(Color::White, Square::D4.into());
/// game.correct(Correction { board, next: Color::White })?;
/// assert_eq!(game.plies()[0].flips.to_string(), "d4");
/// assert_eq!(game.position().board().disc(Square::D4), Some(Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Correction {
    /// The discs that stood there.
    pub board: Board,
    /// The player whose turn followed; who cannot move passes, as after a ply without errors.
    pub next: Color,
}

impl Correction {
    /// Returns the correction seen under a symmetry.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        Self { board: self.board.transformed(symmetry), next: self.next }
    }

    /// Returns the squares on which it differs from a board.
    pub fn changes(&self, board: Board) -> Bitboard {
        let changed = |color| {
            let (one, other) = (self.board.discs(color), board.discs(color));
            (one - other) | (other - one)
        };
        changed(Color::Black) | changed(Color::White)
    }
}

/// The reason why a position cannot be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CorrectionError {
    /// No move has been played; another start is a game of its own.
    Start,
    /// The opening still fills the centre, or White is choosing what his disc flips.
    Opening,
    /// A square of the centre would be free again that the opening has filled.
    Centre,
    /// Variations begin in the position.
    Followed,
}

impl fmt::Display for CorrectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "nothing can be corrected before the first move",
            Self::Opening => "nothing can be corrected while the opening fills the centre",
            Self::Centre => "the squares of the centre cannot become empty again",
            Self::Followed => "nothing can be corrected where variations begin",
        })
    }
}

impl std::error::Error for CorrectionError {}
