//! The rule systems of the family: the axes in which they differ, and the presets.
//!
//! [`Axis`] is the table of axes, [`Rules`] a value on each of them. What the values mean in play is
//! decided in [`position`](crate::position) alone; other modules show, read and write them. The facts
//! are those of the field's rule books; where they disagree, each reading is a value of its own.

use std::cmp::Ordering;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::board::{ByColor, Color};

mod axis;

pub use axis::{
    Axis, AxisValue, Changes, Count, Goal, Handicap, Layout, OnPass, SecondMove, Supply,
    UnknownName,
};

/// A rule system: a value on each axis.
///
/// A second-move rule exists only in a centre opening and handicap corners only in a fixed one, so
/// a meaningless combination cannot be written down.
///
/// ```
/// use othello_core::rules::{Goal, Preset, Rules, Supply};
/// let rules = Rules::OTHELLO.with(Supply::Own)?;
/// assert_eq!(rules.to_string(), "othello, own 32 discs");
/// assert_eq!("othello, own 32 discs".parse(), Ok(rules));
/// assert_eq!(Rules::OTHELLO.with(Goal::Fewest)?, Preset::Anti.rules());
/// # Ok::<(), othello_core::rules::MeaninglessChange>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    opening: Opening,
    supply: Supply,
    on_pass: OnPass,
    goal: Goal,
    count: Count,
}

/// The arrangement of the first four discs, with the axes that depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The discs lie there from the start.
    Fixed {
        /// The four discs of the centre.
        start: Start,
        /// The corners that Black owns from the start.
        handicap: Handicap,
    },
    /// The board is empty: Black and White place two discs each, alternately, on the centre
    /// squares, and none is flipped except by the second move.
    Centre {
        /// The effect of White's second disc.
        second_move: SecondMove,
    },
}

impl Opening {
    const fn is_fixed(self) -> bool {
        match self {
            Self::Fixed { .. } => true,
            Self::Centre { .. } => false,
        }
    }
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

impl Rules {
    /// Standard Othello.
    pub const OTHELLO: Self = Self {
        opening: Opening::Fixed { start: Start::Cross, handicap: Handicap::None },
        supply: Supply::Pool,
        on_pass: OnPass::Continue,
        goal: Goal::Most,
        count: Count::Empties,
    };

    /// Returns all rule systems.
    pub fn all() -> impl Iterator<Item = Self> {
        // The opening is the first axis, so the later ones have a meaning in it or not.
        Axis::ALL
            .iter()
            .fold(vec![Self::OTHELLO], |systems, &axis| {
                let each_value = |rules: Self| {
                    let values = if rules.value(axis).is_some() { axis.values() } else { &[] };
                    let changed = values.iter().filter_map(move |&value| rules.with(value).ok());
                    changed.chain(values.is_empty().then_some(rules))
                };
                systems.into_iter().flat_map(each_value).collect()
            })
            .into_iter()
    }

    /// Returns the value on an axis; `None` where the axis has no meaning in the opening.
    pub const fn value(self, axis: Axis) -> Option<AxisValue> {
        Some(match axis {
            Axis::Opening => AxisValue::Opening(self.layout()),
            Axis::SecondMove => match self.second_move() {
                Some(second_move) => AxisValue::SecondMove(second_move),
                None => return None,
            },
            Axis::Supply => AxisValue::Supply(self.supply),
            Axis::OnPass => AxisValue::OnPass(self.on_pass),
            Axis::Goal => AxisValue::Goal(self.goal),
            Axis::Count => AxisValue::Count(self.count),
            Axis::Handicap => match self.opening {
                Opening::Fixed { handicap, .. } => AxisValue::Handicap(handicap),
                Opening::Centre { .. } => return None,
            },
        })
    }

    /// Returns these rules with some axes changed: a value, an array of
    /// [axis values](AxisValue), or [`Changes`]. A change of the opening drops the values that the
    /// new opening cannot have.
    ///
    /// # Errors
    /// When a change has no meaning in the opening.
    pub fn with(self, changes: impl Into<Changes>) -> Result<Self, MeaninglessChange> {
        let mut rules = self;
        for value in changes.into().iter() {
            match value {
                AxisValue::Opening(layout) => rules.opening = rules.opening_in(layout),
                AxisValue::SecondMove(second_move) => match rules.opening {
                    Opening::Centre { .. } => rules.opening = Opening::Centre { second_move },
                    Opening::Fixed { .. } => {
                        return Err(MeaninglessChange { axis: Axis::SecondMove });
                    }
                },
                AxisValue::Supply(supply) => rules.supply = supply,
                AxisValue::OnPass(on_pass) => rules.on_pass = on_pass,
                AxisValue::Goal(goal) => rules.goal = goal,
                AxisValue::Count(count) => rules.count = count,
                AxisValue::Handicap(handicap) => match rules.opening {
                    Opening::Fixed { start, .. } => {
                        rules.opening = Opening::Fixed { start, handicap };
                    }
                    Opening::Centre { .. } if Axis::Handicap.neutral() == Some(value) => {}
                    Opening::Centre { .. } => {
                        return Err(MeaninglessChange { axis: Axis::Handicap });
                    }
                },
            }
        }
        Ok(rules)
    }

    /// Returns the opening with that layout, otherwise as close to this one as it can be.
    fn opening_in(self, layout: Layout) -> Opening {
        let fixed = |start| Opening::Fixed { start, handicap: self.handicap() };
        match layout {
            Layout::Cross => fixed(Start::Cross),
            Layout::Mirrored => fixed(Start::Mirrored),
            Layout::Parallel => fixed(Start::Parallel),
            Layout::Centre => {
                let second_move = self.second_move().unwrap_or(SecondMove::Place);
                Opening::Centre { second_move }
            }
        }
    }

    /// Returns the changes that make `other` these rules.
    pub fn changes_from(self, other: Self) -> Changes {
        let change = |axis: &Axis| {
            let theirs = other.value(*axis).or(axis.neutral());
            self.value(*axis).filter(|value| theirs != Some(*value))
        };
        Axis::ALL.iter().filter_map(change).collect()
    }

    /// Returns the preset that these rules are, or else come closest to, and the changes that make
    /// it these rules.
    pub fn nearest_preset(self) -> (Preset, Changes) {
        if let Some(preset) = Preset::ALL.iter().find(|preset| preset.rules() == self) {
            return (*preset, Changes::default());
        }
        // A different opening changes the game more than any other axis.
        let distance = |preset: &Preset| {
            let other = preset.rules();
            let opens_otherwise = usize::from(self.layout() != other.layout());
            let chooses_otherwise = usize::from(self.second_move() != other.second_move());
            self.changes_from(other).iter().count() + 2 * opens_otherwise + chooses_otherwise
        };
        let presets = Preset::ALL.iter().copied();
        let preset = presets.min_by_key(distance).expect("there are presets");
        (preset, self.changes_from(preset.rules()))
    }

    /// Returns the arrangement of the first four discs, with the axes that depend on it.
    pub const fn opening(self) -> Opening {
        self.opening
    }

    /// Returns the arrangement of the first four discs.
    pub const fn layout(self) -> Layout {
        match self.opening {
            Opening::Fixed { start: Start::Cross, .. } => Layout::Cross,
            Opening::Fixed { start: Start::Mirrored, .. } => Layout::Mirrored,
            Opening::Fixed { start: Start::Parallel, .. } => Layout::Parallel,
            Opening::Centre { .. } => Layout::Centre,
        }
    }

    /// Returns the effect of White's second disc, in a centre opening.
    pub const fn second_move(self) -> Option<SecondMove> {
        match self.opening {
            Opening::Fixed { .. } => None,
            Opening::Centre { second_move } => Some(second_move),
        }
    }

    /// Returns the discs that each player may place.
    pub const fn supply(self) -> Supply {
        self.supply
    }

    /// Returns the consequence when the player to move cannot move.
    pub const fn on_pass(self) -> OnPass {
        self.on_pass
    }

    /// Returns the count of discs that wins.
    pub const fn goal(self) -> Goal {
        self.goal
    }

    /// Returns the score of the empty squares.
    pub const fn count(self) -> Count {
        self.count
    }

    /// Returns the corners that Black owns from the start; none in a centre opening.
    pub const fn handicap(self) -> Handicap {
        match self.opening {
            Opening::Fixed { handicap, .. } => handicap,
            Opening::Centre { .. } => Handicap::None,
        }
    }

    /// Returns `true` if from any position the same moves follow as in Othello: the rules differ
    /// from Othello's at most in the start, the goal and the count.
    pub const fn has_othello_tree(self) -> bool {
        let Self { opening, supply, on_pass, goal: _, count: _ } = self;
        let has_moves = match supply {
            Supply::Pool => true,
            Supply::Own => false,
        };
        let has_passes = match on_pass {
            OnPass::Continue => true,
            OnPass::End => false,
        };
        opening.is_fixed() && has_moves && has_passes
    }

    /// Returns `true` if the game ends as soon as the player to move cannot move.
    pub const fn ends_on_first_pass(self) -> bool {
        match self.on_pass {
            OnPass::End => true,
            OnPass::Continue => false,
        }
    }

    /// Returns `true` if the player with more discs wins.
    pub const fn most_discs_win(self) -> bool {
        match self.goal {
            Goal::Most => true,
            Goal::Fewest => false,
        }
    }

    /// Returns `true` if both have a fixed opening and differ at most in the discs of it.
    pub fn differs_only_in_start(self, other: Self) -> bool {
        self.opening.is_fixed()
            && other.opening.is_fixed()
            && Self { opening: other.opening, ..self } == other
    }
}

impl Goal {
    /// Returns by how much a player is ahead who has so many more discs than the other one: the winner is by more than 0.
    pub const fn lead(self, more_discs: i32) -> i32 {
        match self {
            Self::Most => more_discs,
            Self::Fewest => -more_discs,
        }
    }

    /// Returns the winner with these scores; `None` of a draw.
    pub fn winner(self, score: ByColor<u8>) -> Option<Color> {
        match self.lead(i32::from(score.black) - i32::from(score.white)).cmp(&0) {
            Ordering::Greater => Some(Color::Black),
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
        }
    }
}

impl fmt::Display for Rules {
    /// Writes the name of the preset and the changes to it: `othello, own 32 discs`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, changes) = self.nearest_preset();
        f.write_str(preset.name())?;
        changes.iter().try_for_each(|value| write!(f, ", {}", value.phrase()))
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    /// Reads the name of a preset and changes to it, as they are displayed:
    /// `othello, own 32 discs`.
    fn from_str(text: &str) -> Result<Self, ParseRulesError> {
        let mut parts = text.split(',').map(str::trim);
        let preset: Preset =
            parts.next().unwrap_or_default().parse().map_err(ParseRulesError::Preset)?;
        let mut changes = Changes::default();
        for phrase in parts {
            let mut values = Axis::ALL.iter().flat_map(|axis| axis.values());
            let value = values.find(|value| value.phrase() == phrase);
            let value = *value.ok_or_else(|| ParseRulesError::Change(phrase.into()))?;
            if changes.insert(value).is_some() {
                return Err(ParseRulesError::Repeated(value.axis()));
            }
        }
        preset.rules().with(changes).map_err(ParseRulesError::Meaningless)
    }
}

/// Declares the presets: the name, the title and the rules of each.
macro_rules! presets {
    ($($(#[doc = $meaning:literal])+ $preset:ident: $name:literal, $title:literal, $rules:expr;)+) => {
        /// A rule system with a name of its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Preset {
            $($(#[doc = $meaning])+ $preset,)+
        }

        impl Preset {
            /// All presets.
            pub const ALL: &[Self] = &[$(Self::$preset),+];

            /// The names of all presets.
            pub const NAMES: &[&'static str] = &[$($name),+];

            /// Returns the name of the preset.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$preset => $name,)+
                }
            }

            /// Returns the name of the preset for people: `Reversi, 32 discs each`.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$preset => $title,)+
                }
            }

            /// Returns the rules of the preset.
            pub const fn rules(self) -> Rules {
                match self {
                    $(Self::$preset => const { $rules },)+
                }
            }
        }

        impl FromStr for Preset {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<Self, UnknownName> {
                let named = Self::ALL.iter().find(|preset| preset.name() == text);
                named.copied().ok_or(UnknownName(Self::NAMES))
            }
        }
    };
}

presets! {
    /// Enclose a straight line of the opponent's discs to flip them; pass only when you cannot
    /// move; when neither player can, most discs win.
    Othello: "othello", "Othello", Rules::OTHELLO;
    /// Othello rules, with the four starting discs swapped.
    OthelloMirrored: "othello-mirrored", "Othello, mirrored start",
        Rules {
            opening: Opening::Fixed { start: Start::Mirrored, handicap: Handicap::None },
            ..Rules::OTHELLO
        };
    /// The board starts empty: take turns to fill the four centre squares, then play as in Othello;
    /// only discs on the board count.
    Reversi: "reversi", "Reversi", REVERSI;
    /// Reversi with 32 discs each: a player who has used them up must pass while the opponent plays
    /// on.
    Reversi32: "reversi-32", "Reversi, 32 discs each", Rules { supply: Supply::Own, ..REVERSI };
    /// Reversi with 32 discs each, and the game ends as soon as the player to move has no legal
    /// move.
    ReversiFirstPass: "reversi-first-pass", "Reversi, first pass ends",
        Rules { supply: Supply::Own, on_pass: OnPass::End, ..REVERSI };
    /// Reversi in which White's second disc may also flip one black disc.
    ReversiMayFlip: "reversi-may-flip", "Reversi, 2nd disc may flip",
        Rules { opening: Opening::Centre { second_move: SecondMove::MayFlip }, ..REVERSI };
    /// Reversi in which White's second disc must also flip one black disc.
    ReversiMustFlip: "reversi-must-flip", "Reversi, 2nd disc must flip",
        Rules { opening: Opening::Centre { second_move: SecondMove::MustFlip }, ..REVERSI };
    /// Othello rules, but the player with fewer discs wins.
    Anti: "anti", "Anti-Othello", Rules { goal: Goal::Fewest, ..Rules::OTHELLO };
}

/// The common ground of the Reversi presets.
const REVERSI: Rules = Rules {
    opening: Opening::Centre { second_move: SecondMove::Place },
    count: Count::Plain,
    ..Rules::OTHELLO
};

/// The error of a change on an axis that has no meaning in the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MeaninglessChange {
    /// The axis.
    pub axis: Axis,
}

impl fmt::Display for MeaninglessChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.axis.requirement().unwrap_or("the opening has no such choice"))
    }
}

impl Error for MeaninglessChange {}

/// The error of a text that names no rule system.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseRulesError {
    /// The first part is not the name of a preset.
    Preset(UnknownName),
    /// A later part is not the phrase of a value.
    Change(String),
    /// Two parts change the same axis.
    Repeated(Axis),
    /// A change has no meaning in the opening.
    Meaningless(MeaninglessChange),
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Preset(_) => f.write_str("expected the name of a rule system first"),
            Self::Change(text) => {
                write!(f, "unknown change {text:?}, expected one such as \"own 32 discs\"")
            }
            Self::Repeated(axis) => write!(f, "two values for {}, expected one", axis.flag()),
            Self::Meaningless(error) => error.fmt(f),
        }
    }
}

impl Error for ParseRulesError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Preset(error) => Some(error),
            Self::Meaningless(error) => error.source(),
            Self::Change(_) | Self::Repeated(_) => None,
        }
    }
}
