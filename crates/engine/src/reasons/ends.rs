//! Amounts at the ends of lines.

/// An amount for both sides: moves, frontier discs or stable discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// That of the player whose move is explained.
    pub mover: u8,
    /// That of the opponent.
    pub opponent: u8,
}

/// An amount at the ends of the two lines, after equally many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// After the move that was played.
    pub played: Counts,
    /// After the best move.
    pub best: Counts,
}

impl Counts {
    /// Returns the lead of the mover.
    pub fn lead(self) -> i32 {
        i32::from(self.mover) - i32::from(self.opponent)
    }

    /// Returns the lead of the opponent: that of the mover in what is better not to have.
    pub fn deficit(self) -> i32 {
        -self.lead()
    }
}
