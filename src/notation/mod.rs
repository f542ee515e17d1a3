//! Games as text and bytes: the forms in which players exchange them, and what they all hold.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::board::{Board, ByColor, Color};
use crate::clock::{Clock, TimeControl};
use crate::game::Game;
use crate::notation::date::Date;
use crate::notation::error::{Fault, Warning};
use crate::notation::tags::Tags;
use crate::position::Position;
use crate::result::{Forfeit, GameResult};
use crate::rules::{Handicap, Layout, Rules};

mod claim;
pub mod date;
pub mod diagram;
pub mod error;
pub mod fen;
pub mod ggf;
mod line;
pub mod paste;
pub mod pgn;
pub mod position;
pub mod reader;
mod scan;
pub mod sgf;
mod source;
pub mod tags;
pub mod transcript;
mod tree;
pub mod wthor;

/// A game and what is written beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: Game,
    /// Who played; an empty name is as good as none.
    pub names: ByColor<Option<String>>,
    /// When.
    pub date: Option<Date>,
    /// Who gave up or ran out of time.
    pub forfeit: Option<Forfeit>,
    /// The time that the players agreed on.
    pub time_control: Option<TimeControl>,
    /// The time that they have left. Files hold it to the millisecond, rounded up.
    pub left: Option<ByColor<Duration>>,
    /// What else is known.
    pub tags: Tags,
}

/// A name as it may be shown: without characters that a terminal would obey, and none if nothing is
/// left.
pub fn shown_name(name: Option<&str>) -> Option<String> {
    let letters = name?.chars().filter(|letter| !letter.is_control()).collect::<String>();
    let name = letters.trim();
    (!name.is_empty()).then(|| name.into())
}

impl Record {
    /// How the game ended: by a forfeit, or else on the board, if it has.
    pub fn result(&self) -> Option<GameResult> {
        let position = self.game.position();
        match self.forfeit {
            Some(forfeit) => Some(position.forfeited(forfeit)),
            None => position.result(),
        }
    }

    /// The clock as it stands, if the game has one: with all the time still there where nothing
    /// else is known.
    pub fn clock(&self) -> Option<Clock> {
        let control = self.time_control?;
        Some(self.left.map_or_else(|| Clock::new(control), |left| Clock::with_left(control, left)))
    }
}

/// A game as somebody has written it, and what it does not bear out.
type Read = (Record, Vec<Warning>);

/// A fault, and its place in bytes from the start of a text.
type Misplaced = (usize, Fault);

/// A game of which nothing else is known.
impl From<Game> for Record {
    fn from(game: Game) -> Self {
        Self {
            game,
            names: ByColor::default(),
            date: None,
            forfeit: None,
            time_control: None,
            left: None,
            tags: Tags::default(),
        }
    }
}

/// A form in which a record can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The moves in a line, behind the position where the start was set up.
    Transcript,
    /// The position now, in a line.
    Position,
    /// Othello PGN, which holds all of a record.
    Pgn,
    /// The form of the GGS server.
    Ggf,
    /// The Smart Game Format.
    Sgf,
}

impl Format {
    /// All forms.
    pub const ALL: [Self; 5] = [Self::Transcript, Self::Position, Self::Pgn, Self::Ggf, Self::Sgf];

    /// The name of the form: `transcript`, `position`, `pgn`, `ggf`, `sgf`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Transcript => "transcript",
            Self::Position => "position",
            Self::Pgn => "pgn",
            Self::Ggf => "ggf",
            Self::Sgf => "sgf",
        }
    }

    /// Writes a record in that form, with the line break that ends it.
    ///
    /// # Errors
    /// When the form has no place for the rules of the game.
    pub fn write(self, record: &Record) -> Result<String, Unwritable> {
        let position = |at: Position| position::write(at.board(), at.next());
        let game = &record.game;
        Ok(match self {
            Self::Transcript if game.is_from_usual_start() => {
                format!("{}\n", transcript::write(game.plies()))
            }
            Self::Transcript => {
                format!("{} {}\n", position(game.start()), transcript::write(game.plies()))
            }
            Self::Position => format!("{}\n", position(game.position())),
            Self::Pgn => pgn::write(record),
            Self::Ggf => ggf::write(record)?,
            Self::Sgf => sgf::write(record)?,
        })
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        Self::ALL.into_iter().find(|form| form.name() == text).ok_or(UnknownFormat)
    }
}

/// The text is the name of no form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}", Format::ALL.map(Format::name).join(", "))
    }
}

impl std::error::Error for UnknownFormat {}

/// A form that has no place for the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritable {
    /// The form.
    pub form: Format,
    /// The rules.
    pub rules: Rules,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no place for the rules {}", self.form.name(), self.rules)
    }
}

impl std::error::Error for Unwritable {}

/// A start of which only the board and the side to move are told. If it is how the game begins
/// under these rules but for another fixed opening, it is that opening: a mirrored start is known
/// as such.
fn set_up(rules: Rules, board: Board, next: Color) -> Position {
    let layouts = [Layout::Cross, Layout::Mirrored, Layout::Parallel];
    let openings = layouts.iter().flat_map(|&layout| {
        Handicap::ALL.iter().map(move |&handicap| [layout.into(), handicap.into()])
    });
    let starts = openings.filter_map(|changes| rules.with(changes).ok()).map(Position::start);
    let is_told = |start: &Position| start.board() == board && start.next() == next;
    let mut starts = starts.filter(is_told);
    starts.next().unwrap_or_else(|| Position::new(rules, board, next))
}
