//! The guide through a first game: a word at the moments of the ideas, and seldom.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::stats::Special;
use othello_words::i18n::{Text, m};

/// The words that have been said in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    has_begun: bool,
    /// The number of times that each [`Moment`] has been told.
    told: [u8; 5],
}

/// A moment at which there is a word to be said. The first that is there is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// The learner can take this corner.
    CornerFree(Square),
    /// The opponent had to pass.
    Passed,
    /// The learner can play beside this empty corner.
    BesideCorner(Square, Square),
    /// There are few empty squares.
    End,
    /// The learner has that many moves, and they are few.
    FewMoves(u8),
}

/// The moves that are few.
const FEW: u8 = 3;
/// The empty squares with which the end begins.
const LAST: u8 = 10;

impl Moment {
    const fn index(self) -> usize {
        match self {
            Self::CornerFree(_) => 0,
            Self::Passed => 1,
            Self::BesideCorner(..) => 2,
            Self::End => 3,
            Self::FewMoves(_) => 4,
        }
    }

    /// Returns how often it is told in a game.
    const fn most(self) -> u8 {
        match self {
            Self::CornerFree(_) => 4,
            Self::Passed | Self::End | Self::FewMoves(_) => 1,
            Self::BesideCorner(..) => 2,
        }
    }

    fn word(self) -> Text {
        match self {
            Self::CornerFree(corner) => m::tutorial::guide_corner(corner),
            Self::Passed => m::tutorial::guide_passed(),
            Self::BesideCorner(square, corner) => m::tutorial::guide_beside(square, corner),
            Self::End => m::tutorial::guide_end(),
            Self::FewMoves(count) => m::tutorial::guide_few(usize::from(count)),
        }
    }

    /// Returns what is there when a player is to move, the most urgent first.
    fn at(position: &Position) -> impl Iterator<Item = Self> {
        let (board, legal) = (position.board(), position.legal_moves());
        let empties = board.empties();
        let corners = Special::Corner.squares();
        let free = (legal & corners).into_iter().map(Self::CornerFree);
        let beside = legal.into_iter().find_map(|square| {
            let corner = beside(square).filter(|corner| empties.contains(*corner))?;
            Some(Self::BesideCorner(square, corner))
        });
        let passed = position.passed().map(|_| Self::Passed);
        let end = (empties.len() <= LAST).then_some(Self::End);
        // With a single one there is nothing to choose.
        let few = (2..=FEW).contains(&legal.len()).then(|| Self::FewMoves(legal.len()));
        free.chain(passed).chain(beside).chain(end).chain(few)
    }
}

/// Returns the corner that a C-square or an X-square lies beside.
pub fn beside(square: Square) -> Option<Square> {
    let special = Special::CSquare.squares() | Special::XSquare.squares();
    let corner = |index: u8| if index < 4 { 0 } else { 7 };
    let corner = || Square::at(corner(square.column()), corner(square.row()));
    special.contains(square).then(corner).flatten()
}

impl Guide {
    /// Returns `true` once: the game that has begun is its own.
    pub(super) const fn begins(&mut self) -> bool {
        !std::mem::replace(&mut self.has_begun, true)
    }

    /// Returns a word for the learner, who plays that colour, if it is the moment for one.
    pub(super) fn word(&mut self, position: &Position, learner: Color) -> Option<Text> {
        position.to_move().filter(|player| *player == learner)?;
        let is_new = |moment: &Moment| self.told[moment.index()] < moment.most();
        let moment = Moment::at(position).find(is_new)?;
        self.told[moment.index()] += 1;
        Some(moment.word())
    }
}
