//! The squares of the board on the screen, by their state.

use super::learning::{self, LearningMark};
use crate::screen::settings::Marks;
use crate::screen::view::View;
use othello_core::board::{Board, Color};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};

/// The squares by their state.
pub struct BoardState {
    /// The position shown.
    pub position: Position,
    /// The square in focus, if one is shown.
    pub focus: Option<Square>,
    /// The disc placed last.
    pub last: Bitboard,
    /// The discs that the last move flipped.
    pub flipped: Bitboard,
    /// The discs that a move in focus would flip.
    pub would_flip: Bitboard,
    /// The squares that can be played.
    pub legal: Bitboard,
    /// Those of them that are marked.
    pub marks: Bitboard,
    /// The discs of the last move whose animation has yet to begin.
    pub waiting: Bitboard,
    /// The discs of the last move that are seen from their edge.
    pub edges: Bitboard,
    /// The learning marks: sets of squares, each with its mark.
    pub learning: Vec<(Bitboard, LearningMark)>,
}

impl BoardState {
    /// Returns discs of which nothing is marked.
    pub fn still(board: Board) -> Self {
        Self {
            position: Position::new(Rules::OTHELLO, board, Color::Black),
            focus: None,
            last: Bitboard::EMPTY,
            flipped: Bitboard::EMPTY,
            would_flip: Bitboard::EMPTY,
            legal: Bitboard::EMPTY,
            marks: Bitboard::EMPTY,
            waiting: Bitboard::EMPTY,
            edges: Bitboard::EMPTY,
            learning: Vec::new(),
        }
    }

    /// Returns the state of the board on the screen, with that square in focus. A move that is on its
    /// way to another machine stays in focus until it is made.
    pub fn of(view: &View<'_>, focus: Option<Square>) -> Self {
        let position = view.shown();
        let sent = view.controller().move_on_its_way();
        let focus = sent.or(focus);
        let legal = match sent {
            Some(square) => square.into(),
            None if view.controller().can_play() => position.legal_moves(),
            None => Bitboard::EMPTY,
        };
        let placed = view.last_ply().filter(|ply| !ply.is_choice());
        Self {
            position,
            focus,
            last: placed.map_or(Bitboard::EMPTY, |ply| ply.square.into()),
            flipped: view.last_ply().map_or(Bitboard::EMPTY, |ply| ply.flips),
            would_flip: focus
                .filter(|_| view.controller().can_play())
                .map_or(Bitboard::EMPTY, |focus| position.flips(focus)),
            legal,
            marks: match view.settings().marks {
                Marks::Shown => legal,
                Marks::Hidden => Bitboard::EMPTY,
            },
            waiting: animated(view, |time| time <= 0),
            edges: animated(view, |time| (1..EDGE).contains(&time)),
            learning: learning::marks(view, focus, &position),
        }
    }
}

/// Milliseconds by which the animation of a disc begins later for each square that it is further
/// away.
const DELAY: i64 = 22;
/// Milliseconds for which a disc is seen from its edge, where it is drawn by hand.
const EDGE: i64 = 60;

/// Returns the discs of the last move whose animation has run for such a time, in milliseconds.
fn animated(view: &View<'_>, is_meant: impl Fn(i64) -> bool) -> Bitboard {
    let flips = view.last_ply().map_or(Bitboard::EMPTY, |ply| ply.flips);
    let is_animated = |square: &Square| animation_time(view, *square).is_some_and(&is_meant);
    flips.into_iter().filter(is_animated).collect()
}

/// Returns the milliseconds since the animation of a disc of the last move began; `None` if nothing
/// is animated.
pub fn animation_time(view: &View<'_>, square: Square) -> Option<i64> {
    let (time, ply) = (view.flip_time()?, view.last_ply()?);
    let columns = square.column().abs_diff(ply.square.column());
    let distance = columns.max(square.row().abs_diff(ply.square.row()));
    let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    Some(time - DELAY * i64::from(distance))
}

impl BoardState {
    /// Returns `true` if a square is marked as legal; a value or a better move takes the place of the mark.
    pub fn is_marked(&self, square: Square) -> bool {
        let mark = self.learning_mark(square);
        let is_covered = matches!(
            mark,
            Some(
                LearningMark::Value(_)
                    | LearningMark::Better
                    | LearningMark::Noted(_)
                    | LearningMark::Following { .. }
            )
        );
        self.marks.contains(square) && !is_covered
    }

    /// Returns the learning mark of a square.
    pub fn learning_mark(&self, square: Square) -> Option<LearningMark> {
        let found = self.learning.iter().find(|(squares, _)| squares.contains(square));
        found.map(|(_, mark)| *mark)
    }
}
