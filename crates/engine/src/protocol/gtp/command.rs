//! The commands.

use std::error::Error;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

use crate::protocol::turn::Turn;
use othello_core::board::Color;
use othello_notation::transcript::quote;

/// A line with a command.
#[derive(Clone, Debug, PartialEq)]
pub struct GtpLine {
    /// The number of the command, which its answer repeats.
    pub id: Option<u32>,
    /// The command, or the reason why there is none.
    pub command: Result<GtpCommand, CommandError>,
}

impl GtpLine {
    /// Reads a line; `None` if there is nothing but blanks and a comment on it.
    ///
    /// ```
    /// use othello_engine::protocol::gtp::{GtpCommand, GtpLine};
    /// let line = GtpLine::read("12 quit # the end").unwrap();
    /// assert_eq!((line.id, line.command), (Some(12), Ok(GtpCommand::Quit)));
    /// assert_eq!(GtpLine::read("# nothing"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let text = text.split('#').next().unwrap_or_default();
        let is_kept = |letter: &char| !letter.is_control() || *letter == '\t';
        let text: String = text.chars().filter(is_kept).collect();
        let mut words = text.split_whitespace();
        let mut name = words.next()?;
        let mut id = None;
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            id = name.parse().ok();
            if id.is_some() {
                name = words.next().unwrap_or_default();
            }
        }
        Some(Self { id, command: GtpCommand::read(name, Arguments(words)) })
    }
}

/// A command.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the specification describes the commands by these names")]
pub enum GtpCommand {
    ProtocolVersion,
    Name,
    Version,
    KnownCommand(String),
    ListCommands,
    Quit,
    BoardSize(u32),
    ClearBoard,
    Komi,
    Play(Color, Turn),
    GenMove(Color),
    RegGenMove(Color),
    Undo,
    TimeSettings { main: Duration, period: Duration, stones: u32 },
    TimeLeft { player: Color, time: Duration, stones: u32 },
    FinalScore,
    SetGame(String),
    ListGames,
    LoadSgf { path: String, before: Option<usize> },
    ShowBoard,
}

type Read = fn(Arguments) -> Result<GtpCommand, CommandError>;

/// The commands, and the functions that read their arguments.
const COMMANDS: &[(&str, Read)] = &[
    ("protocol_version", |_| Ok(GtpCommand::ProtocolVersion)),
    ("name", |_| Ok(GtpCommand::Name)),
    ("version", |_| Ok(GtpCommand::Version)),
    ("known_command", |mut arguments| Ok(GtpCommand::KnownCommand(arguments.word().into()))),
    ("list_commands", |_| Ok(GtpCommand::ListCommands)),
    ("quit", |_| Ok(GtpCommand::Quit)),
    ("boardsize", |mut arguments| arguments.number("a size").map(GtpCommand::BoardSize)),
    ("clear_board", |_| Ok(GtpCommand::ClearBoard)),
    ("komi", |mut arguments| arguments.number("a komi").map(|_: f64| GtpCommand::Komi)),
    ("play", |mut arguments| Ok(GtpCommand::Play(arguments.color()?, arguments.turn()?))),
    ("genmove", |mut arguments| arguments.color().map(GtpCommand::GenMove)),
    ("reg_genmove", |mut arguments| arguments.color().map(GtpCommand::RegGenMove)),
    ("undo", |_| Ok(GtpCommand::Undo)),
    ("time_settings", |mut arguments| {
        let (main, period) = (arguments.seconds()?, arguments.seconds()?);
        Ok(GtpCommand::TimeSettings {
            main,
            period,
            stones: arguments.number("a number of moves")?,
        })
    }),
    ("time_left", |mut arguments| {
        let (player, time) = (arguments.color()?, arguments.seconds()?);
        Ok(GtpCommand::TimeLeft { player, time, stones: arguments.number("a number of moves")? })
    }),
    ("final_score", |_| Ok(GtpCommand::FinalScore)),
    ("set_game", |mut arguments| Ok(GtpCommand::SetGame(arguments.word().into()))),
    ("list_games", |_| Ok(GtpCommand::ListGames)),
    ("loadsgf", |mut arguments| {
        let path = arguments.word().to_owned();
        if path.is_empty() {
            return Err(CommandError::expected("a file", &path));
        }
        let before = match arguments.word() {
            "" => None,
            word => Some(word.parse().map_err(|_| CommandError::expected("a move number", word))?),
        };
        Ok(GtpCommand::LoadSgf { path, before })
    }),
    ("showboard", |_| Ok(GtpCommand::ShowBoard)),
];

impl GtpCommand {
    /// Returns the names of all commands.
    pub fn names() -> impl Iterator<Item = &'static str> {
        COMMANDS.iter().map(|&(name, _)| name)
    }

    fn read(name: &str, arguments: Arguments) -> Result<Self, CommandError> {
        match COMMANDS.iter().find(|(known, _)| *known == name) {
            Some((_, read)) => read(arguments),
            None => Err(CommandError::Unknown(quote(name))),
        }
    }
}

/// The words behind the name of a command.
struct Arguments<'a>(SplitWhitespace<'a>);

impl Arguments<'_> {
    /// Returns the next word; nothing at the end of the line.
    fn word(&mut self) -> &str {
        self.0.next().unwrap_or_default()
    }

    fn color(&mut self) -> Result<Color, CommandError> {
        let word = self.word();
        match word.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Color::Black),
            "w" | "white" => Ok(Color::White),
            _ => Err(CommandError::expected("black or white", word)),
        }
    }

    fn turn(&mut self) -> Result<Turn, CommandError> {
        let word = self.word();
        word.parse().map_err(|_| CommandError::expected("a move, a1 to h8, or pass", word))
    }

    fn number<T: FromStr>(&mut self, expected: &'static str) -> Result<T, CommandError> {
        let word = self.word();
        word.parse().map_err(|_| CommandError::expected(expected, word))
    }

    /// Reads a time, of at most a year.
    fn seconds(&mut self) -> Result<Duration, CommandError> {
        const YEAR: f64 = 31_536_000.0;
        let word = self.word();
        match word.parse::<f64>() {
            Ok(seconds) if seconds >= 0.0 => Ok(Duration::from_secs_f64(seconds.min(YEAR))),
            Ok(_) | Err(_) => Err(CommandError::expected("a time in seconds", word)),
        }
    }
}

/// The error of a line without a command that can be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CommandError {
    /// There is no command of this name.
    Unknown(String),
    /// An argument is missing or has another form.
    Expected {
        /// A description of the argument.
        expected: &'static str,
        /// The text in its place, shortened.
        found: String,
    },
}

impl CommandError {
    fn expected(expected: &'static str, found: &str) -> Self {
        Self::Expected { expected, found: quote(found) }
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) if name.is_empty() => {
                f.write_str("syntax error: expected a command, found nothing")
            }
            Self::Unknown(name) => write!(f, "unknown command `{name}`"),
            Self::Expected { expected, found } if found.is_empty() => {
                write!(f, "syntax error: expected {expected}, found nothing")
            }
            Self::Expected { expected, found } => {
                write!(f, "syntax error: expected {expected}, found `{found}`")
            }
        }
    }
}

impl Error for CommandError {}
