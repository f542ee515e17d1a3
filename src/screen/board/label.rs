//! The texts and signs on top of squares.

use std::fmt;

use super::move_values::MoveValue;
use crate::screen::theme::Tint;
use othello_core::board::Color;
use othello_core::stats::Special;

/// The text or sign on top of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// An empty square that matters more than others.
    Special(Special),
    /// A disc that can never be flipped.
    Stable,
    /// A reply to the move in focus, with the number of discs that it would flip.
    Reply(u8),
    /// A move that the engine has evaluated.
    Value(MoveValue),
    /// The move that the review finds better than the last one.
    Better,
    /// The move that was played in the position shown, if the review finds a better one.
    Played,
    /// A square that is marked in the note on the position.
    Noted(char),
    /// A move that follows in a line.
    Following {
        /// The number of the move, 1 for the reply.
        number: u8,
        /// The player, whose disc is seen under the number.
        player: Color,
    },
    /// A square that a future is about.
    Seen,
    /// A number on a disc: of its move, or of the discs counted.
    Number(usize),
}

impl Label {
    /// Returns the tint of squares with this label, if it has one.
    pub fn tint(self) -> Option<Tint> {
        match self {
            Self::Special(Special::Corner) | Self::Stable | Self::Better => Some(Tint::Good),
            Self::Special(Special::CSquare) | Self::Reply(_) | Self::Noted(_) | Self::Seen => {
                Some(Tint::Doubtful)
            }
            Self::Special(Special::XSquare) | Self::Played => Some(Tint::Bad),
            Self::Value(value) => value.tint(),
            Self::Number(_) | Self::Following { .. } => None,
        }
    }

    /// Returns `true` if the label takes the place of the mark of a legal move.
    pub const fn replaces_legal_mark(self) -> bool {
        match self {
            Self::Value(_)
            | Self::Better
            | Self::Played
            | Self::Noted(_)
            | Self::Following { .. } => true,
            Self::Special(_) | Self::Stable | Self::Reply(_) | Self::Number(_) | Self::Seen => {
                false
            }
        }
    }
}

impl fmt::Display for Label {
    /// Writes the label; its first character says enough where there is room for one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Special(Special::Corner) => f.write_str("#"),
            Self::Special(Special::CSquare) => f.write_str("c"),
            Self::Special(Special::XSquare) => f.write_str("x"),
            Self::Stable => f.write_str("="),
            Self::Better => f.write_str("!"),
            Self::Played => f.write_str("?"),
            Self::Seen => f.write_str("+"),
            Self::Noted(sign) => write!(f, "{sign}"),
            Self::Value(value) => value.fmt(f),
            Self::Reply(flips) => flips.fmt(f),
            Self::Following { number, .. } => number.fmt(f),
            Self::Number(number) => number.fmt(f),
        }
    }
}
