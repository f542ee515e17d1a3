//! The learning marks: special squares, stable discs and replies; and the engine's values of moves,
//! which take their place; and the better move that a review has found.

use super::move_values::{self, MoveValue};
use crate::controller::Judgement;
use crate::screen::settings::Learning;
use crate::screen::view::View;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};
use othello_core::stats::{self, Special};
use othello_core::tree::{Mark, Note};

/// The learning mark of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearningMark {
    /// An empty square that matters more than others.
    Special(Special),
    /// A disc that can never be flipped.
    Stable,
    /// A reply to the move in focus.
    Reply,
    /// A move that the engine has evaluated.
    Value(MoveValue),
    /// The move that the review finds better than the last one.
    Better,
    /// A square that is marked in the note on the position.
    Noted(char),
    /// A move that follows the answer to a position to be solved: its number, and the answer's tint.
    Following {
        /// The number of the move, 1 for the reply.
        number: u8,
        /// The judgement of the answer.
        answer: AnswerMark,
    },
}

/// The judgement of an answer, as the moves after it are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerMark {
    /// The moves are the best play after a right answer.
    Right,
    /// The moves refute the answer.
    Wrong,
}

impl LearningMark {
    /// Returns the place of its colour among the tints of a theme, if it has one: good, doubtful, bad.
    pub fn tint(self) -> Option<usize> {
        match self {
            Self::Special(Special::Corner)
            | Self::Stable
            | Self::Better
            | Self::Following { answer: AnswerMark::Right, .. } => Some(0),
            Self::Special(Special::CSquare) | Self::Reply | Self::Noted(_) => Some(1),
            Self::Special(Special::XSquare) | Self::Following { answer: AnswerMark::Wrong, .. } => {
                Some(2)
            }
            Self::Value(value) => value.tint(),
        }
    }
}

/// The sign of a better move.
const BETTER: &str = "!";

/// Returns the learning marks, each with its squares.
pub fn marks(
    view: &View<'_>,
    focus: Option<Square>,
    position: &Position,
) -> Vec<(Bitboard, LearningMark)> {
    if let Some(judgement) = view.line_after_answer() {
        return following(&judgement, position);
    }
    if let Some(report) = view.evaluation_report() {
        let values = move_values::of(report);
        return values.map(|(square, value)| (square.into(), LearningMark::Value(value))).collect();
    }
    let noted = noted(view);
    if !noted.is_empty() {
        return noted;
    }
    let better = view.better_square().map(|square| (square.into(), LearningMark::Better));
    better.into_iter().chain(chosen(view, focus, position)).collect()
}

/// Returns the marks of the note on the viewed position, the first one of each square.
fn noted(view: &View<'_>) -> Vec<(Bitboard, LearningMark)> {
    let note = view.controller().viewed_note().filter(|_| !view.controller().is_solving());
    let marks = note.into_iter().flat_map(Note::marks);
    let signs = marks.map(|(mark, square)| {
        let sign = match mark {
            Mark::Triangle => '^',
            Mark::Square => '#',
            Mark::Circle => 'o',
            Mark::Cross => 'x',
            Mark::Label(label) => label.chars().find(char::is_ascii_graphic).unwrap_or('?'),
        };
        (Bitboard::from(*square), LearningMark::Noted(sign))
    });
    signs.collect()
}

/// Returns the numbers of the moves after an answer, on the squares that are still empty.
fn following(judgement: &Judgement<'_>, position: &Position) -> Vec<(Bitboard, LearningMark)> {
    let answer = if judgement.is_right() { AnswerMark::Right } else { AnswerMark::Wrong };
    let moves = (1..).zip(judgement.answer.moves.iter().skip(1));
    let moves = moves.filter(|(_, square)| position.board().disc(**square).is_none());
    moves
        .map(|(number, square)| {
            (Bitboard::from(*square), LearningMark::Following { number, answer })
        })
        .collect()
}

/// Returns the marks that the players have chosen.
fn chosen(
    view: &View<'_>,
    focus: Option<Square>,
    position: &Position,
) -> Vec<(Bitboard, LearningMark)> {
    let board = position.board();
    match view.settings().learning {
        Learning::Off => Vec::new(),
        Learning::Special => Special::ALL
            .into_iter()
            .map(|special| (special.squares() & board.empties(), LearningMark::Special(special)))
            .collect(),
        Learning::Stable => {
            let stable = Color::BOTH.map(|color| stats::stable(&board, color));
            vec![(stable[0] | stable[1], LearningMark::Stable)]
        }
        Learning::Replies => {
            let focus = focus.filter(|_| view.controller().can_play());
            let next = focus.and_then(|focus| reply_position(focus, position));
            let replies = next.map_or(Bitboard::EMPTY, |next| next.legal_moves());
            vec![(replies, LearningMark::Reply)]
        }
    }
}

/// Returns the characters of a mark, of which the first says enough where there is room for one:
/// for a reply, the discs that it would flip.
pub fn sign(
    mark: LearningMark,
    square: Square,
    focus: Option<Square>,
    position: &Position,
) -> String {
    match mark {
        LearningMark::Special(Special::Corner) => "#".into(),
        LearningMark::Special(Special::CSquare) => "c".into(),
        LearningMark::Special(Special::XSquare) => "x".into(),
        LearningMark::Stable => "=".into(),
        LearningMark::Better => BETTER.into(),
        LearningMark::Noted(sign) => sign.into(),
        LearningMark::Value(value) => value.to_string(),
        LearningMark::Following { number, .. } => number.to_string(),
        LearningMark::Reply => {
            let next = focus.and_then(|focus| reply_position(focus, position));
            let flips = next.map_or(Bitboard::EMPTY, |next| next.flips(square));
            flips.len().to_string()
        }
    }
}

/// Returns the position after a move, if the other player is to move then.
fn reply_position(square: Square, position: &Position) -> Option<Position> {
    let next = position.play(square).ok()?;
    (next.to_move() == position.to_move().map(|mover| !mover)).then_some(next)
}
