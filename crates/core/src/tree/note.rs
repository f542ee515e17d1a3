//! The words, signs and marks that belong to one moment of a game.

use std::collections::BTreeSet;
use std::fmt;

use crate::board::Color;
use crate::square::Square;

/// All that is written about one moment: the move that led to it and the position after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The comment before the move.
    pub before: String,
    /// The comment on the move and the position after it. Commands such as `[%clk 0:05:00]` in it
    /// are those of the file.
    pub comment: String,
    /// The name of the moment.
    pub name: String,
    /// In order, each once.
    signs: Vec<Sign>,
    marks: BTreeSet<(Mark, Square)>,
    /// The properties of a file that mean nothing to us, in its order.
    pub properties: Vec<Property>,
    /// The variations from here that cannot be replayed, as their file has them.
    pub unread: Vec<String>,
}

impl Note {
    /// Returns `true` if nothing is written.
    pub fn is_empty(&self) -> bool {
        let Self { before, comment, name, signs, marks, properties, unread } = self;
        [before, comment, name].iter().all(|text| text.is_empty())
            && signs.is_empty()
            && marks.is_empty()
            && properties.is_empty()
            && unread.is_empty()
    }

    /// Returns the signs of the move, in order.
    pub fn signs(&self) -> &[Sign] {
        &self.signs
    }

    /// Gives the move a sign; one that it has already is not repeated.
    pub fn add_sign(&mut self, sign: Sign) {
        if let Err(at) = self.signs.binary_search(&sign) {
            self.signs.insert(at, sign);
        }
    }

    /// Takes a sign from the move.
    pub fn remove_sign(&mut self, sign: Sign) {
        self.signs.retain(|&known| known != sign);
    }

    /// Returns the marks on squares, in order.
    pub const fn marks(&self) -> &BTreeSet<(Mark, Square)> {
        &self.marks
    }

    /// Marks a square; a mark that it has already is not repeated.
    pub fn add_mark(&mut self, mark: Mark, square: Square) {
        self.marks.insert((mark, square));
    }

    /// Removes all marks from a square; returns `false` if it had none.
    pub fn clear_marks(&mut self, square: Square) -> bool {
        let before = self.marks.len();
        self.marks.retain(|(_, marked)| *marked != square);
        self.marks.len() < before
    }

    /// Adds a comment behind the one there is, on a line of its own.
    pub fn add_comment(&mut self, text: &str) {
        append(&mut self.comment, text);
    }

    /// Adds a comment before the move, behind the one there is.
    pub fn add_before(&mut self, text: &str) {
        append(&mut self.before, text);
    }

    /// Adds all that another note says.
    pub fn append(&mut self, other: Self) {
        let Self { before, comment, name, signs, marks, properties, unread } = other;
        append(&mut self.before, &before);
        append(&mut self.comment, &comment);
        append(&mut self.name, &name);
        for sign in signs {
            self.add_sign(sign);
        }
        self.marks.extend(marks);
        self.properties.extend(properties);
        self.unread.extend(unread);
    }
}

fn append(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push('\n');
    }
    text.push_str(more);
}

/// A sign of a move or a position, by its number in the list of PGN (`$1` is a good move).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sign(pub u8);

impl Sign {
    /// The signs that are written as such, in the order of their numbers from 1 on.
    const SYMBOLS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

    /// The signs that have symbols, a good move first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Returns the sign written like that behind a move: `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub fn from_symbol(symbol: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.symbol() == Some(symbol))
    }

    /// Returns the symbol of the sign, if it has one.
    pub fn symbol(self) -> Option<&'static str> {
        usize::from(self.0).checked_sub(1).and_then(|index| Self::SYMBOLS.get(index)).copied()
    }
}

impl fmt::Display for Sign {
    /// Writes `!`, or `$14` for a sign without a symbol.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.symbol() {
            Some(symbol) => f.write_str(symbol),
            None => write!(f, "${}", self.0),
        }
    }
}

/// A mark on a square.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A text of a few letters.
    Label(String),
}

impl Mark {
    /// The marks that are not labels.
    pub const SHAPES: [Self; 4] = [Self::Triangle, Self::Square, Self::Circle, Self::Cross];

    /// Returns the shape with that name: `triangle`, `square`, `circle` or `cross`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::SHAPES.into_iter().find(|shape| shape.name() == Some(name))
    }

    /// Returns the name of a shape; `None` for a label.
    pub const fn name(&self) -> Option<&'static str> {
        match self {
            Self::Triangle => Some("triangle"),
            Self::Square => Some("square"),
            Self::Circle => Some("circle"),
            Self::Cross => Some("cross"),
            Self::Label(_) => None,
        }
    }
}

/// A property of an SGF file that means nothing to us, or what a GGF file says behind a move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Property {
    name: String,
    values: Vec<String>,
}

impl Property {
    /// The name of the property that holds what GGF writes behind a move: its value and its time.
    pub const TIMES: &'static str = "GGF";

    /// The name of the one that holds what GGF writes behind the pass that follows.
    pub const PASS_TIMES: &'static str = "GGFPA";

    /// Returns the name of the one that holds the seconds which a player has left after a move, as SGF has it.
    pub const fn left(player: Color) -> &'static str {
        match player {
            Color::Black => "BL",
            Color::White => "WL",
        }
    }

    /// Returns `true` if it holds times.
    pub fn is_time(&self) -> bool {
        [Self::TIMES, Self::PASS_TIMES, "BL", "WL"].contains(&self.name())
    }

    /// Makes a property of its name and its values, as they stand between their brackets.
    ///
    /// # Errors
    /// If the name is not one of capital letters, or there is no value.
    pub fn new(name: &str, values: Vec<String>) -> Result<Self, PropertyNameError> {
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase());
        if is_name && !values.is_empty() {
            Ok(Self { name: name.into(), values })
        } else {
            Err(PropertyNameError)
        }
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the values as they stand between their brackets, backslashes included; there is at
    /// least one.
    pub fn values(&self) -> &[String] {
        &self.values
    }
}

/// The error of a property that cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PropertyNameError;

impl fmt::Display for PropertyNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a name of capital letters and one value at least")
    }
}

impl std::error::Error for PropertyNameError {}
