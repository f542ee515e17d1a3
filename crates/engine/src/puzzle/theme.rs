//! The themes of puzzles.

use crate::discs::Discs;
use crate::reasons::ideas::{Consequence, Contrast, Idea, causes};
use crate::reasons::{Motif, reasons, region};
use crate::report::Line;

/// A subject by which puzzles are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The idea is a cause for which the second best move is worse, and its rule finds the best one, as well as that of the
    /// cause before it.
    Idea(Idea),
    /// The same of what comes of the second best move.
    Consequence(Consequence),
    /// The motif is a reason for which the second best move is worse.
    Motif(Motif),
    /// The right move enters a region with an odd number of empty squares, and the second best move one with an
    /// even number: up to [`Theme::PARITY_FROM`] empty squares, where the values are exact.
    Parity,
}

impl Theme {
    /// The largest number of empty squares of a puzzle about parity.
    pub const PARITY_FROM: u32 = 16;

    /// Returns all themes: the ideas, consequences, parity, and the motifs.
    pub fn all() -> impl Iterator<Item = Self> {
        let motifs = Motif::ALL.map(Self::Motif);
        let consequences = Consequence::ALL.map(Self::Consequence);
        let ideas = Idea::ALL.map(Self::Idea).into_iter();
        ideas.chain(consequences).chain([Self::Parity]).chain(motifs)
    }

    /// Returns the idea that it belongs to.
    pub const fn idea(self) -> Idea {
        match self {
            Self::Idea(idea) => idea,
            Self::Consequence(consequence) => consequence.idea(),
            Self::Parity => Idea::LastMove,
            Self::Motif(motif) => motif.idea(),
        }
    }

    /// Returns the first idea among themes.
    pub fn first_idea(themes: &[Self]) -> Option<Idea> {
        themes.iter().find_map(|theme| match theme {
            Self::Idea(idea) => Some(*idea),
            Self::Consequence(_) | Self::Parity | Self::Motif(_) => None,
        })
    }

    /// Returns the name in a word: that of the idea, or that of the motif with hyphens, `contested-square`.
    pub fn name(self) -> String {
        match self {
            Self::Idea(idea) => idea.name().into(),
            Self::Consequence(consequence) => consequence.name().into(),
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
    /// assert_eq!(Theme::named("quiet").map(Theme::idea), Theme::named("quiet move").map(Theme::idea));
    /// assert_eq!(Theme::named("noise"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase().replace(' ', "-");
        Self::all().find(|theme| theme.name() == name)
    }

    /// Returns the themes of a puzzle by the best move and the second best, in a position seen from the player: its ideas
    /// first, the one that explains most before the other.
    pub fn of(discs: Discs, best: &Line, second: &Line) -> Vec<Self> {
        let is_odd = |line: &Line| region(line.square(), discs.empties()).len() % 2 == 1;
        let is_parity = discs.empty_count() <= Self::PARITY_FROM && is_odd(best) && !is_odd(second);
        let motifs = reasons(discs, second, best).into_iter().map(|it| Self::Motif(it.motif));
        let causes: Vec<_> =
            causes(discs, second, best).into_iter().map(|it| it.contrast).collect();
        // The solution speaks of the first cause: what only the second one would teach is another puzzle. So is what it says
        // behind a corner.
        let squares = [second, best].map(Line::square);
        let is_told = |it: &Contrast| {
            it.is_found_by_rule(discs, squares[1])
                && it.corner_before(discs, squares[0], squares[1]).is_none()
        };
        let taught = || causes.iter().take_while(|it| is_told(it));
        let ideas = taught().filter_map(|it| it.idea()).map(Self::Idea);
        let consequences = taught().filter_map(|it| it.consequence()).map(Self::Consequence);
        ideas.chain(consequences).chain(is_parity.then_some(Self::Parity)).chain(motifs).collect()
    }
}
