//! The rule systems: every axis in which the family differs, and its named presets.
//!
//! Nobody but [`position`](crate::position) asks a [`Rules`] what it means; everybody else only
//! carries it about and shows its names. The facts are those of the field's rule books; where they
//! disagree, each reading is a value of its own.

use std::fmt;
use std::str::FromStr;

mod text;

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

/// Gives the values of an axis their names, as flags, files and data spell them.
macro_rules! names {
    ($axis:ident, $($value:ident $name:literal),+) => {
        impl $axis {
            /// All values.
            pub const ALL: &[Self] = &[$(Self::$value),+];

            /// The name of the value.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name),+
                }
            }
        }

        impl FromStr for $axis {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<Self, UnknownName> {
                let is_named = |value: &&Self| value.name() == text;
                let expected = || UnknownName(&[$($name),+]);
                Self::ALL.iter().find(is_named).copied().ok_or_else(expected)
            }
        }
    };
}

names!(Preset,
    Othello "othello", OthelloMirrored "othello-mirrored", Reversi "reversi",
    Reversi32 "reversi-32", ReversiFirstPass "reversi-first-pass",
    ReversiMayFlip "reversi-may-flip", ReversiMustFlip "reversi-must-flip", Anti "anti");
names!(Layout, Cross "cross", Mirrored "mirrored", Parallel "parallel", Centre "centre");
names!(SecondMove, Place "place", MayFlip "may-flip", MustFlip "must-flip");
names!(Supply, Pool "pool", Own "own");
names!(OnPass, Continue "continue", End "end");
names!(Goal, Most "most", Fewest "fewest");
names!(Count, Empties "empties", Plain "plain");
names!(Handicap, None "0", One "1", Two "2", Three "3", Four "4");

/// The text is none of these names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName(pub &'static [&'static str]);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}", self.0.join(", "))
    }
}

impl std::error::Error for UnknownName {}

/// A rule system with a name of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "`sentence` tells each in words")]
pub enum Preset {
    Othello,
    OthelloMirrored,
    Reversi,
    Reversi32,
    ReversiFirstPass,
    ReversiMayFlip,
    ReversiMustFlip,
    Anti,
}

impl Preset {
    /// The rules of that name.
    pub const fn rules(self) -> Rules {
        const REVERSI: Rules = Rules {
            opening: Opening::Centre { second_move: SecondMove::Place },
            count: Count::Plain,
            ..Rules::OTHELLO
        };
        match self {
            Self::Othello => Rules::OTHELLO,
            Self::OthelloMirrored => Rules {
                opening: Opening::Fixed { start: Start::Mirrored, handicap: Handicap::None },
                ..Rules::OTHELLO
            },
            Self::Reversi => REVERSI,
            Self::Reversi32 => Rules { supply: Supply::Own, ..REVERSI },
            Self::ReversiFirstPass => {
                Rules { supply: Supply::Own, on_pass: OnPass::End, ..REVERSI }
            }
            Self::ReversiMayFlip => {
                Rules { opening: Opening::Centre { second_move: SecondMove::MayFlip }, ..REVERSI }
            }
            Self::ReversiMustFlip => {
                Rules { opening: Opening::Centre { second_move: SecondMove::MustFlip }, ..REVERSI }
            }
            Self::Anti => Rules { goal: Goal::Fewest, ..Rules::OTHELLO },
        }
    }
}

/// The openings as one axis, without what differs within them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "see `Start` and `Opening::Centre`")]
pub enum Layout {
    Cross,
    Mirrored,
    Parallel,
    Centre,
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

    /// How the first four discs come to lie.
    pub const fn layout(self) -> Layout {
        match self.opening {
            Opening::Fixed { start: Start::Cross, .. } => Layout::Cross,
            Opening::Fixed { start: Start::Mirrored, .. } => Layout::Mirrored,
            Opening::Fixed { start: Start::Parallel, .. } => Layout::Parallel,
            Opening::Centre { .. } => Layout::Centre,
        }
    }

    /// What White's second disc does, in a centre opening.
    pub const fn second_move(self) -> Option<SecondMove> {
        match self.opening {
            Opening::Fixed { .. } => None,
            Opening::Centre { second_move } => Some(second_move),
        }
    }

    /// The corners that are Black's from the start.
    pub const fn handicap(self) -> Handicap {
        match self.opening {
            Opening::Fixed { handicap, .. } => handicap,
            Opening::Centre { .. } => Handicap::None,
        }
    }

    /// These rules with some axes changed. A change of the opening drops what the old one had and
    /// the new one cannot have.
    ///
    /// # Errors
    /// When a change has no meaning in the opening.
    pub fn with(self, changes: Changes) -> Result<Self, MeaninglessChange> {
        let start = match changes.opening.unwrap_or(self.layout()) {
            Layout::Cross => Some(Start::Cross),
            Layout::Mirrored => Some(Start::Mirrored),
            Layout::Parallel => Some(Start::Parallel),
            Layout::Centre => None,
        };
        let opening = match (start, changes.second_move, changes.handicap) {
            (Some(_), Some(_), _) => return Err(MeaninglessChange::SecondMove),
            (None, _, Some(Handicap::One | Handicap::Two | Handicap::Three | Handicap::Four)) => {
                return Err(MeaninglessChange::Handicap);
            }
            (Some(start), None, handicap) => {
                Opening::Fixed { start, handicap: handicap.unwrap_or(self.handicap()) }
            }
            (None, second_move, _) => {
                let usual = self.second_move().unwrap_or(SecondMove::Place);
                Opening::Centre { second_move: second_move.unwrap_or(usual) }
            }
        };
        Ok(Self {
            opening,
            supply: changes.supply.unwrap_or(self.supply),
            on_pass: changes.on_pass.unwrap_or(self.on_pass),
            goal: changes.goal.unwrap_or(self.goal),
            count: changes.count.unwrap_or(self.count),
        })
    }

    /// The preset that these rules are, or else come closest to, and in words what differs.
    pub fn nearest_preset(self) -> (Preset, Vec<&'static str>) {
        // Another way to begin makes another game of it; the other axes are shades.
        let weight = |preset: &Preset| {
            let other = preset.rules();
            let begins_otherwise = usize::from(self.layout() != other.layout());
            let chooses_otherwise = usize::from(self.second_move() != other.second_move());
            self.differences(other).len() + 2 * begins_otherwise + chooses_otherwise
        };
        let presets = Preset::ALL.iter().copied();
        let preset = presets.min_by_key(weight).expect("there are presets");
        (preset, self.differences(preset.rules()))
    }

    /// What these rules have otherwise than `other`, each in a few words.
    fn differences(self, other: Self) -> Vec<&'static str> {
        [
            (self.layout() != other.layout(), self.layout().phrase()),
            (
                self.second_move().is_some() && self.second_move() != other.second_move(),
                self.second_move().map_or("", SecondMove::phrase),
            ),
            (self.supply != other.supply, self.supply.phrase()),
            (self.on_pass != other.on_pass, self.on_pass.phrase()),
            (self.goal != other.goal, self.goal.phrase()),
            (self.count != other.count, self.count.phrase()),
            (self.handicap() != other.handicap(), self.handicap().phrase()),
        ]
        .into_iter()
        .filter_map(|(differs, phrase)| differs.then_some(phrase))
        .collect()
    }
}

impl fmt::Display for Rules {
    /// The name of the preset, and what differs from it: `othello, own 32 discs`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, differences) = self.nearest_preset();
        f.write_str(preset.name())?;
        differences.iter().try_for_each(|phrase| write!(f, ", {phrase}"))
    }
}

/// What shall be otherwise than a rule system has it; `None` leaves an axis as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// How the first four discs come to lie.
    pub opening: Option<Layout>,
    /// What White's second disc does.
    pub second_move: Option<SecondMove>,
    /// Whose discs are played.
    pub supply: Option<Supply>,
    /// What happens when the player to move cannot.
    pub on_pass: Option<OnPass>,
    /// Who wins.
    pub goal: Option<Goal>,
    /// What the score counts.
    pub count: Option<Count>,
    /// The corners that are Black's from the start.
    pub handicap: Option<Handicap>,
}

/// A change that the opening gives no meaning to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeaninglessChange {
    /// A second-move rule where the first four discs already lie on the board.
    SecondMove,
    /// Handicap corners where the board starts empty.
    Handicap,
}

impl fmt::Display for MeaninglessChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SecondMove => {
                "a second-move rule needs the centre opening, in which White places a second disc"
            }
            Self::Handicap => {
                "handicap corners need a fixed opening: in the centre opening the board starts empty"
            }
        })
    }
}

impl std::error::Error for MeaninglessChange {}
