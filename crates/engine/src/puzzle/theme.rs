//! The themes of puzzles.

use crate::discs::Discs;
use crate::reasons::{Motif, reasons, region};
use crate::report::Line;

/// A subject by which puzzles are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The motif is a reason for which the second best move is worse.
    Motif(Motif),
    /// The right move enters a region with an odd number of empty squares, and the second best move one with an
    /// even number: up to [`Theme::PARITY_FROM`] empty squares, where the values are exact.
    Parity,
}

impl Theme {
    /// The largest number of empty squares of a puzzle about parity.
    pub const PARITY_FROM: u32 = 16;

    /// Returns all themes, parity first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Parity].into_iter().chain(Motif::ALL.map(Self::Motif))
    }

    /// Returns the name in a word: that of the motif with hyphens, `contested-square`.
    pub fn name(self) -> String {
        match self {
            Self::Motif(motif) => motif.name().replace(' ', "-"),
            Self::Parity => "parity".into(),
        }
    }

    /// Returns the theme of that name, in whatever letters, and with blanks or hyphens.
    ///
    /// ```
    /// use othello_engine::puzzle::Theme;
    /// use othello_engine::reasons::Motif;
    /// assert_eq!(Theme::named("Quiet move"), Some(Theme::Motif(Motif::Quiet)));
    /// assert_eq!(Theme::named("quiet"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase().replace(' ', "-");
        Self::all().find(|theme| theme.name() == name)
    }

    /// Returns the themes of a puzzle by the best move and the second best.
    pub(super) fn of(discs: Discs, best: &Line, second: &Line) -> Vec<Self> {
        let is_odd = |line: &Line| region(line.square(), discs.empties()).len() % 2 == 1;
        let is_parity = discs.empty_count() <= Self::PARITY_FROM && is_odd(best) && !is_odd(second);
        let motifs = reasons(discs, second, best).into_iter().map(|it| Self::Motif(it.motif));
        is_parity.then_some(Self::Parity).into_iter().chain(motifs).collect()
    }
}
