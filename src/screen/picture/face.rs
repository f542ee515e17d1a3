//! The contents of a square that its picture shows.

use othello_core::board::Color;

/// The contents of a square, which decide its picture together with size and colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// The thing that lies on the square.
    pub content: Content,
    /// The square has the cursor.
    pub is_focused: bool,
    /// The learning mark by which the square is tinted, as an index of the theme's tints.
    pub tint: Option<usize>,
    /// There is a square above, with a line between them.
    pub has_line_above: bool,
    /// There is a square on the left, with a line between them.
    pub has_line_left: bool,
    /// The guide dots on its corners, by [`DOTS`].
    pub dots: u8,
}

impl Face {
    /// A square in the middle of the board.
    pub const fn new(content: Content) -> Self {
        Self {
            content,
            is_focused: false,
            tint: None,
            has_line_above: true,
            has_line_left: true,
            dots: 0,
        }
    }
}

/// The bits of the guide dots on the corners of a square: top left, top right, bottom left, bottom
/// right, as the parts of its width and height.
pub const DOTS: [(u8, f32, f32); 4] = [(1, 0.0, 0.0), (2, 1.0, 0.0), (4, 0.0, 1.0), (8, 1.0, 1.0)];

/// The thing on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing.
    Empty,
    /// The mark of a legal move.
    Mark,
    /// The disc that the player to move would place.
    Preview(Color),
    /// A disc.
    Disc(Color, Emblem),
    /// A disc that is flipping, as wide as this many of [`TURN_STEPS`].
    Turning(Color, u8),
}

/// The steps of the width of a flipping disc.
pub const TURN_STEPS: u8 = 8;

/// The sign on a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// None.
    None,
    /// The dot of the disc placed last.
    Last,
    /// The rim of a disc that the last move flipped.
    Flipped,
    /// The dot, in the other player's colour, of a disc that the move in focus would flip.
    WouldFlip,
    /// The dot of a disc that can never be flipped.
    Stable,
}
