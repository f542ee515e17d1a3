//! The rule systems: every axis in which the family differs, and its named presets.
//!
//! Nobody but [`position`](crate::position) asks a [`Rules`] what it means; everybody else only
//! carries it about and shows its names.

/// One rule system, as a value on each axis.
///
/// A second-move rule exists only in a centre opening and handicap corners only in a fixed one, so
/// a meaningless combination cannot be written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How the first four discs come to lie.
    pub opening: Opening,
    /// Whose discs are played.
    pub supply: Supply,
    /// What happens when the player to move cannot.
    pub on_pass: OnPass,
    /// Who wins.
    pub goal: Goal,
    /// What the score counts.
    pub count: Count,
}

/// How the first four discs come to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// They lie there from the start.
    Fixed {
        /// The four discs of the centre.
        start: Start,
        /// The corners that are Black's from the start.
        handicap: Handicap,
    },
    /// The board is empty: Black and White place two discs each, alternately, on the centre
    /// squares, and nothing is turned but what the second move turns.
    Centre {
        /// What White's second disc does.
        second_move: SecondMove,
    },
}

/// Four discs in the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// White d4 e5, Black e4 d5: the Othello start.
    Cross,
    /// Black d4 e5, White e4 d5.
    Mirrored,
    /// Black d4 d5, White e4 e5.
    Parallel,
}

/// The number of corners that are Black's from the start, in the order a1, h8, h1, a8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each variant is its number")]
#[repr(u8)]
pub enum Handicap {
    None,
    One,
    Two,
    Three,
    Four,
}

/// What White's second disc does in a centre opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondMove {
    /// It is placed like the others.
    Place,
    /// It may also turn one of the two black discs.
    MayFlip,
    /// It also turns one of the two black discs.
    MustFlip,
}

/// Whose discs are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supply {
    /// Both players draw on one supply, which never runs out.
    Pool,
    /// Each player has 32, those of the opening included; who has none left cannot move.
    Own,
}

/// What happens when the player to move cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnPass {
    /// The opponent plays on; the game ends when neither can move.
    Continue,
    /// The game ends.
    End,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Whoever has more discs.
    Most,
    /// Whoever has fewer discs.
    Fewest,
}

/// What the score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// The discs, and the empty squares for the player with more of them; a draw shares these.
    Empties,
    /// The discs alone.
    Plain,
}

impl Rules {
    /// Standard Othello.
    pub const OTHELLO: Self = Self {
        opening: Opening::Fixed { start: Start::Cross, handicap: Handicap::None },
        supply: Supply::Pool,
        on_pass: OnPass::Continue,
        goal: Goal::Most,
        count: Count::Empties,
    };
}
