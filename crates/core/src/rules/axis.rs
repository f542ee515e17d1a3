//! The table of rule axes: the names and values of each.
//!
//! Command line, settings, dialogs and files loop over [`Axis::ALL`]. A new axis is an entry here, a
//! field of `Rules` and its meaning in `position`; the words and the engine's values of it are in their packages.

use std::fmt;

/// Declares the axes: for each one the type of its values, and the names by which people and files
/// know the axis and its values.
macro_rules! axes {
    ($(
        $(#[doc = $doc:literal])+
        $axis:ident: $type:ident {
            flag: $flag:literal,
            tag: $tag:literal,
            placeholder: $placeholder:literal,
            $(requirement: $requirement:literal,)?
            $(neutral: $neutral:ident,)?
            values: {
                $($(#[doc = $meaning:literal])+ $value:ident: $name:literal, $phrase:literal;)+
            }
        }
    )+) => {
        /// A respect in which rule systems differ.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Axis {
            $($(#[doc = $doc])+ $axis,)+
        }

        /// A value of some axis.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AxisValue {
            $($(#[doc = $doc])+ $axis($type),)+
        }

        impl Axis {
            /// All axes. The opening comes first: it decides on which others there is a choice.
            pub const ALL: &[Self] = &[$(Self::$axis),+];

            const fn entry(self) -> &'static AxisEntry {
                match self {
                    $(Self::$axis => &AxisEntry {
                        flag: $flag,
                        tag: $tag,
                        placeholder: $placeholder,
                        requirement: optional!($($requirement)?),
                        neutral: optional!($(AxisValue::$axis($type::$neutral))?),
                        values: &[$(AxisValue::$axis($type::$value)),+],
                        names: &[$($name),+],
                    },)+
                }
            }
        }

        impl AxisValue {
            /// Returns the axis of the value.
            pub const fn axis(self) -> Axis {
                match self {
                    $(Self::$axis(_) => Axis::$axis,)+
                }
            }

            const fn entry(self) -> &'static ValueEntry {
                match self {
                    $(Self::$axis(value) => match value {
                        $($type::$value => &ValueEntry { name: $name, phrase: $phrase },)+
                    },)+
                }
            }
        }

        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $type {
                $($(#[doc = $meaning])+ $value,)+
            }

            impl $type {
                /// All values.
                pub const ALL: &[Self] = &[$(Self::$value),+];
            }

            impl From<$type> for AxisValue {
                fn from(value: $type) -> Self {
                    Self::$axis(value)
                }
            }

            impl From<$type> for Changes {
                fn from(value: $type) -> Self {
                    Self::from(AxisValue::$axis(value))
                }
            }
        )+
    };
}

macro_rules! optional {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

axes! {
    /// The arrangement of the first four discs.
    Opening: Layout {
        flag: "opening",
        tag: "Layout",
        placeholder: "NAME",
        values: {
            /// The Othello start: White d4 and e5, Black e4 and d5.
            Cross: "cross", "cross start";
            /// The Othello start mirrored: Black d4 and e5, White e4 and d5.
            Mirrored: "mirrored", "mirrored start";
            /// Black d4 and d5, White e4 and e5.
            Parallel: "parallel", "parallel start";
            /// The board is empty: Black and White alternately place two discs each on the four
            /// centre squares; none is flipped.
            Centre: "centre", "centre opening";
        }
    }

    /// The effect of White's second disc in a centre opening.
    SecondMove: SecondMove {
        flag: "second-move",
        tag: "SecondMove",
        placeholder: "NAME",
        requirement:
            "a second-move rule needs the centre opening, in which White places a second disc",
        values: {
            /// White's second disc is placed like the others.
            Place: "place", "second disc only placed";
            /// White's second disc may also flip one of the two black ones: name the disc, or the
            /// new one to flip none.
            MayFlip: "may-flip", "second disc may flip";
            /// White's second disc also flips one of the two black ones: name that disc.
            MustFlip: "must-flip", "second disc must flip";
        }
    }

    /// The discs that each player may place.
    Supply: Supply {
        flag: "supply",
        tag: "Supply",
        placeholder: "NAME",
        values: {
            /// Both players share one supply of discs, which never runs out.
            Pool: "pool", "shared discs";
            /// Each player has 32 discs, those of the opening included; a player with none left
            /// must pass.
            Own: "own", "own 32 discs";
        }
    }

    /// The consequence when the player to move cannot move.
    OnPass: OnPass {
        flag: "on-pass",
        tag: "OnPass",
        placeholder: "NAME",
        values: {
            /// A player who cannot move passes; the game ends when neither can move.
            Continue: "continue", "passes allowed";
            /// The game ends as soon as the player to move has no legal move.
            End: "end", "first pass ends";
        }
    }

    /// The count of discs that wins.
    Goal: Goal {
        flag: "goal",
        tag: "Goal",
        placeholder: "NAME",
        values: {
            /// The player with more discs wins, 64-0 if the other resigns.
            Most: "most", "most discs win";
            /// The player with fewer discs wins, 0-64 if the other resigns.
            Fewest: "fewest", "fewest discs win";
        }
    }

    /// The score of the empty squares at the end.
    Count: Count {
        flag: "count",
        tag: "Count",
        placeholder: "NAME",
        values: {
            /// Empty squares count for the player with more discs; a draw shares them.
            Empties: "empties", "the majority gets the empty squares";
            /// Only discs on the board count.
            Plain: "plain", "plain count";
        }
    }

    /// The number of corners that Black owns from the start, in the order a1, h8, h1, a8.
    Handicap: Handicap {
        flag: "handicap",
        tag: "Handicap",
        placeholder: "CORNERS",
        requirement:
            "handicap corners need a fixed opening: in the centre opening the board starts empty",
        neutral: None,
        values: {
            /// No handicap. Black can be given up to four corners: a1, h8, h1, a8.
            None: "0", "none";
            /// Black starts with the corner a1.
            One: "1", "1 corner";
            /// Black starts with the corners a1 and h8.
            Two: "2", "2 corners";
            /// Black starts with the corners a1, h8 and h1.
            Three: "3", "3 corners";
            /// Black starts with all four corners.
            Four: "4", "4 corners";
        }
    }
}

struct AxisEntry {
    flag: &'static str,
    tag: &'static str,
    placeholder: &'static str,
    requirement: Option<&'static str>,
    neutral: Option<AxisValue>,
    values: &'static [AxisValue],
    names: &'static [&'static str],
}

struct ValueEntry {
    name: &'static str,
    phrase: &'static str,
}

impl Axis {
    /// Returns the name of the axis on the command line, in settings, in data and in line mode:
    /// `second-move`.
    pub const fn flag(self) -> &'static str {
        self.entry().flag
    }

    /// Returns the name of the axis among the tags of a PGN file: `SecondMove`.
    pub const fn tag(self) -> &'static str {
        self.entry().tag
    }

    /// Returns the word that stands for a value in a list of flags: `NAME`.
    pub const fn placeholder(self) -> &'static str {
        self.entry().placeholder
    }

    /// Returns the reason why the axis has no meaning in some openings, as an error says it; `None`
    /// where it has one in all of them.
    pub const fn requirement(self) -> Option<&'static str> {
        self.entry().requirement
    }

    /// Returns the value that is accepted even in an opening that gives the axis no meaning, since
    /// it asks for nothing: no handicap.
    pub const fn neutral(self) -> Option<AxisValue> {
        self.entry().neutral
    }

    /// Returns all values of the axis.
    pub const fn values(self) -> &'static [AxisValue] {
        self.entry().values
    }

    /// Returns the value with that name.
    ///
    /// # Errors
    /// Names the values, if there is none.
    pub fn parse(self, name: &str) -> Result<AxisValue, UnknownName> {
        let named = self.values().iter().find(|value| value.name() == name);
        named.copied().ok_or(UnknownName(self.entry().names))
    }
}

impl AxisValue {
    /// Returns the name of the value on the command line, in settings, files and data: `may-flip`.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// Returns a description in a few words, which no other value of any axis has.
    pub const fn phrase(self) -> &'static str {
        self.entry().phrase
    }

    /// Returns the number that the name of the value is, if it is one.
    pub fn number(self) -> Option<u8> {
        self.name().parse().ok()
    }
}

/// Values for some of the axes: the changes to a rule system. Axes without a value stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes([Option<AxisValue>; Axis::ALL.len()]);

impl Changes {
    /// Sets the value of an axis; returns the value that it had.
    pub fn insert(&mut self, value: impl Into<AxisValue>) -> Option<AxisValue> {
        let value = value.into();
        self.0[value.axis() as usize].replace(value)
    }

    /// Removes the value of an axis; returns the value that it had.
    pub fn remove(&mut self, axis: Axis) -> Option<AxisValue> {
        self.0[axis as usize].take()
    }

    /// Returns the value of an axis.
    pub const fn get(self, axis: Axis) -> Option<AxisValue> {
        self.0[axis as usize]
    }

    /// Returns `true` if no axis has a value.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns the values in the order of [`Axis::ALL`].
    pub fn iter(self) -> impl Iterator<Item = AxisValue> {
        self.0.into_iter().flatten()
    }
}

impl From<AxisValue> for Changes {
    fn from(value: AxisValue) -> Self {
        [value].into()
    }
}

impl<const N: usize> From<[AxisValue; N]> for Changes {
    fn from(values: [AxisValue; N]) -> Self {
        values.into_iter().collect()
    }
}

impl FromIterator<AxisValue> for Changes {
    /// Collects the values; the last one of an axis counts.
    fn from_iter<I: IntoIterator<Item = AxisValue>>(values: I) -> Self {
        let mut changes = Self::default();
        for value in values {
            changes.insert(value);
        }
        changes
    }
}

/// The error of a text that is none of the names expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName(pub &'static [&'static str]);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}", self.0.join(", "))
    }
}

impl std::error::Error for UnknownName {}
