//! JSON that any terminal and any reader of lines takes.

use std::io::{self, Write};

use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;

use othello_engine::Value;
use othello_notation::controls_output;
use othello_notation::error::Location;

/// Writes a value as a line of JSON; characters that a terminal acts on are escaped.
pub fn write_line(mut out: impl Write, value: &impl Serialize) -> io::Result<()> {
    // A line has thousands of parts, which a vector takes faster than a writer does.
    let mut line = Vec::new();
    value.serialize(&mut serde_json::Serializer::with_formatter(&mut line, Escaping))?;
    line.push(b'\n');
    out.write_all(&line)
}

/// The place of a game in the input, as keys of its object.
#[derive(Serialize)]
pub struct PlaceView<'a> {
    file: &'a str,
    line: Option<usize>,
    /// The number of the game in a binary file.
    game: Option<usize>,
}

impl<'a> PlaceView<'a> {
    /// Returns the keys of a place in a file.
    pub const fn new(file: &'a str, at: Location) -> Self {
        let (line, game) = match at {
            Location::Line(line) | Location::Column { line, .. } => (Some(line), None),
            Location::Game(number) => (None, Some(number)),
        };
        Self { file, line, game }
    }
}

#[derive(Serialize)]
pub struct StartView {
    board: BoardJson,
    to_move: Option<&'static str>,
    passed: Option<&'static str>,
}

impl StartView {
    pub fn of(start: &Position) -> Self {
        Self {
            board: BoardJson(start.board()),
            to_move: start.to_move().map(Color::name),
            passed: start.passed().map(Color::name),
        }
    }

    /// Returns the start of a game, unless it is the one of its rules.
    pub fn unusual(game: &Game) -> Option<Self> {
        let start = game.start();
        (start != Position::start(game.rules())).then(|| Self::of(&start))
    }
}

/// A board as the letters of its squares.
pub struct BoardJson(pub Board);

impl Serialize for BoardJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters = self.0.letters();
        serializer.serialize_str(str::from_utf8(&letters).expect("the letters are ASCII"))
    }
}

/// A value of the engine as an object.
#[derive(Serialize)]
pub struct ValueView {
    /// A whole number if it is exact.
    discs: Number,
    exact: bool,
    /// The plies looked ahead; `null` if it is exact.
    depth: Option<u32>,
    /// The percentage of cut-offs that are right, 100 without any; `null` if it is exact.
    selectivity: Option<u8>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Number {
    Whole(i32),
    /// With two decimals.
    Fraction(f64),
}

impl From<Value> for ValueView {
    fn from(value: Value) -> Self {
        match value {
            Value::Exact(discs) => {
                Self { discs: Number::Whole(discs), exact: true, depth: None, selectivity: None }
            }
            Value::Estimated { discs, depth, selectivity } => Self {
                discs: Number::Fraction(hundredths(discs)),
                exact: false,
                depth: Some(depth),
                selectivity: Some(selectivity.percent()),
            },
        }
    }
}

/// Returns a number with two decimals, as JSON should have it.
pub fn hundredths(number: impl Into<f64>) -> f64 {
    // A zero has no sign of its own.
    (number.into() * 100.0).round() / 100.0 + 0.0
}

/// Escapes more than JSON demands, which is C0 and no other control character.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        // Counting compares many bytes at once; looking for the first would not.
        if fragment.bytes().filter(|byte| !matches!(byte, b' '..=b'~')).count() == 0 {
            return writer.write_all(fragment.as_bytes());
        }
        let mut rest = fragment;
        while let Some((at, letter)) = rest.char_indices().find(|(_, c)| controls_output(*c)) {
            writer.write_all(&rest.as_bytes()[..at])?;
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = &rest[at + letter.len_utf8()..];
        }
        writer.write_all(rest.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::write_line;

    #[test]
    fn control_characters_are_escaped_and_read_back() {
        let hostile = "a\x1b\u{7f}\u{80}\u{9b}\u{9f}\u{202e}\u{2028}\"\\é黑";
        let mut out = Vec::new();
        write_line(&mut out, &hostile).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(
            text,
            r#""a\u001b\u007f\u0080\u009b\u009f\u202e\u2028\"\\é黑""#.to_owned() + "\n"
        );
        assert_eq!(serde_json::from_str::<String>(&text).unwrap(), hostile);
    }
}
