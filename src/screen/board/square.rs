//! The contents of a square of the board, as they are shown.

use super::label::Label;
use othello_core::board::Color;
use othello_core::square::Square;

/// A square and everything that is to be seen on it, however it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareView {
    pub square: Square,
    /// Its disc, or what is shown in place of one.
    pub content: Content,
    /// The text or sign on top.
    pub label: Option<Label>,
    /// `true` if the cursor is on the square.
    pub is_focused: bool,
    pub to_move: Option<Color>,
}

impl SquareView {
    /// Returns an empty square without anything on it.
    pub const fn empty(square: Square) -> Self {
        Self { square, content: Content::Empty, label: None, is_focused: false, to_move: None }
    }

    /// Returns `true` for the lighter squares of a chequered board.
    pub const fn is_light(&self) -> bool {
        (self.square.column() + self.square.row()) % 2 == 1
    }
}

/// The disc on a square, or what is shown in place of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    Empty,
    LegalMark,
    /// The disc that the player to move would place.
    Preview(Color),
    Disc(Color, DiscMark),
    /// A disc while it is being flipped.
    Flipping(Flip),
}

impl Content {
    /// Returns the disc on the square; while it is being flipped, as it will lie.
    pub const fn disc(self) -> Option<Color> {
        match self {
            Self::Empty | Self::LegalMark | Self::Preview(_) => None,
            Self::Disc(color, _) | Self::Flipping(Flip { to: color, .. }) => Some(color),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiscMark {
    None,
    /// It was placed last.
    Last,
    /// The last move flipped it.
    Flipped,
    /// The move in focus would flip it.
    WouldFlip,
    /// It can never be flipped.
    Stable,
}

/// A moment in the animation of a disc that is being flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flip {
    /// The colour of the disc afterwards.
    pub to: Color,
    /// The steps done, less than twice [`Flip::STEPS`].
    pub step: u8,
}

impl Flip {
    /// The steps until the disc is seen from its edge, and from then until it lies flat.
    pub const STEPS: u8 = 8;

    /// Returns the colour of the side that faces up.
    pub fn color(self) -> Color {
        if self.is_before_edge() { !self.to } else { self.to }
    }

    /// Returns the width of the disc as a part of [`Flip::STEPS`].
    pub const fn width(self) -> u8 {
        self.step.abs_diff(Self::STEPS)
    }

    /// Returns `true` until the disc is seen from its edge.
    pub const fn is_before_edge(self) -> bool {
        self.step < Self::STEPS
    }
}
