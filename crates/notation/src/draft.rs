//! A scoresheet that is being typed in: its grid and what stands above it, and the text that keeps both.

use std::fmt;
use std::str::FromStr;

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;

use crate::date::{Date, DateError};
use crate::player_name::PlayerName;
use crate::record::Record;
use crate::sheet::{Grid, is_head, score};
use crate::tags::Tags;

/// Letters of a field, at most.
const LONGEST: usize = 80;

/// The tags of PGN with the tournament and the round.
const EVENT: &str = "Event";
const ROUND: &str = "Round";
/// The tag of an official score that the game on the board does not end with.
const SCORE_TAG: &str = "OfficialScore";

/// A field above the grid of a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Field {
    Black,
    White,
    Event,
    Round,
    Date,
    Score,
}

impl Field {
    /// All fields, from top to bottom.
    pub const ALL: [Self; 6] =
        [Self::Black, Self::White, Self::Event, Self::Round, Self::Date, Self::Score];

    /// Returns the name: `Event`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "Black",
            Self::White => "White",
            Self::Event => "Event",
            Self::Round => "Round",
            Self::Date => "Date",
            Self::Score => "Score",
        }
    }
}

/// A scoresheet that is being typed in. Its fields are kept as they are typed, whatever they say.
///
/// As a text, the fields stand in lines that begin with `#`, then comes the grid, and then the score: it is
/// [read](crate::scoresheets::sheets) as a scoresheet, too.
///
/// ```
/// use othello_core::Square;
/// use othello_notation::draft::{Draft, Field};
/// let mut draft = Draft::default();
/// draft.write(Field::Black, "Ada");
/// draft.grid.set(Square::F5, 1);
/// let text = draft.to_string();
/// assert!(text.starts_with("# Black: Ada\n"));
/// assert_eq!(text.parse(), Ok(draft));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draft {
    /// The numbers.
    pub grid: Grid,
    /// The texts of the fields, in their order.
    texts: [String; Field::ALL.len()],
}

impl Draft {
    /// Returns the text of a field.
    pub fn text(&self, field: Field) -> &str {
        &self.texts[field as usize]
    }

    /// Writes a text into a field, in place of what stands there; what does not belong into a line is left
    /// out, and what is too long is cut.
    pub fn write(&mut self, field: Field, text: &str) {
        let fits = text.chars().filter(|letter| !letter.is_control());
        self.texts[field as usize] = fits.take(LONGEST).collect();
    }

    /// Returns the official score, if one is stated.
    ///
    /// # Errors
    /// If the text of the field is no score.
    pub fn score(&self) -> Result<Option<ByColor<u8>>, ScoreError> {
        match self.text(Field::Score).trim() {
            "" => Ok(None),
            text => score(text).map(Some).ok_or(ScoreError),
        }
    }

    /// Returns the day of the game, if one is stated.
    ///
    /// # Errors
    /// If the text of the field is no day.
    pub fn date(&self) -> Result<Option<Date>, DateError> {
        match self.text(Field::Date).trim() {
            "" => Ok(None),
            text => text.parse().map(Some),
        }
    }

    /// Returns the next sheet of the same event, round and date.
    #[must_use]
    pub fn next(&self) -> Self {
        let mut next = Self::default();
        for field in [Field::Event, Field::Round, Field::Date] {
            next.write(field, self.text(field));
        }
        next
    }

    /// Returns the record of a game with what the fields say of it. A score that is not the one of the game
    /// is kept as a tag.
    ///
    /// # Panics
    /// Never.
    pub fn record(&self, game: Game) -> Record {
        let mut record = Record::from(game);
        record.names = self.names();
        record.date = self.date().ok().flatten();
        let end = record.result().map(|result| result.score);
        self.write_tags(&mut record.tags, end);
        record
    }

    /// Returns the heading of a record, without a grid.
    pub fn heading_of(record: &Record) -> Self {
        let mut heading = Self::default();
        let name = |color| record.names[color].as_ref().map_or("", PlayerName::as_str);
        heading.write(Field::Black, name(Color::Black));
        heading.write(Field::White, name(Color::White));
        heading.write(Field::Date, &record.date.map_or_else(String::new, |date| date.to_string()));
        for (field, tag) in
            [(Field::Event, EVENT), (Field::Round, ROUND), (Field::Score, SCORE_TAG)]
        {
            heading.write(field, record.tags.get(tag).unwrap_or_default());
        }
        heading
    }

    /// Returns the names of the players, as far as there are any.
    pub fn names(&self) -> ByColor<Option<PlayerName>> {
        let name = |field| PlayerName::cleaned(self.text(field));
        ByColor { black: name(Field::Black), white: name(Field::White) }
    }

    /// Writes the event, the round and the official score as tags, and removes those of which the fields
    /// say nothing. A score with which the game has ended needs none.
    ///
    /// # Panics
    /// Never.
    pub fn write_tags(&self, tags: &mut Tags, end: Option<ByColor<u8>>) {
        let stated = self.score().ok().flatten().filter(|stated| Some(*stated) != end);
        let stated = stated.map(|score| format!("{}-{}", score.black, score.white));
        let texts = [
            (EVENT, self.text(Field::Event).trim()),
            (ROUND, self.text(Field::Round).trim()),
            (SCORE_TAG, stated.as_deref().unwrap_or_default()),
        ];
        for (name, text) in texts {
            if text.is_empty() {
                tags.remove(name);
            } else {
                tags.insert(name, text).expect("no part of the game is written under this name");
            }
        }
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for field in Field::ALL {
            let text = self.text(field);
            if !text.is_empty() {
                writeln!(f, "# {}: {text}", field.name())?;
            }
        }
        if self.grid.numbers().next().is_some() {
            write!(f, "{}", self.grid)?;
        }
        match self.score() {
            Ok(Some(score)) => writeln!(f, "{}-{}", score.black, score.white),
            Ok(None) | Err(_) => Ok(()),
        }
    }
}

impl FromStr for Draft {
    type Err = DraftError;

    fn from_str(text: &str) -> Result<Self, DraftError> {
        let mut draft = Self::default();
        let mut rows = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            if let Some((field, text)) = field_of(line) {
                draft.write(field, text);
            } else if !is_head(line) && !line.starts_with("# ") && score(line.trim()).is_none() {
                rows.push(line);
            }
        }
        if !rows.is_empty() {
            draft.grid = Grid::read(rows).map(|(grid, _)| grid).ok_or(DraftError)?;
        }
        Ok(draft)
    }
}

fn field_of(line: &str) -> Option<(Field, &str)> {
    let (name, text) = line.strip_prefix("# ")?.split_once(": ")?;
    let field = Field::ALL.into_iter().find(|field| field.name() == name)?;
    Some((field, text))
}

/// The error of a text that is no score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoreError;

impl fmt::Display for ScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a score, such as 34-30, Black's discs first")
    }
}

impl std::error::Error for ScoreError {}

/// The error of a text that is no scoresheet being typed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DraftError;

impl fmt::Display for DraftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a scoresheet: lines that begin with #, and a grid of eight lines")
    }
}

impl std::error::Error for DraftError {}
