//! Players that compute, as they are named on a command line.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::Options;
use super::any_engine::AnyEngine;
use super::contest::{ContestPlayer, LevelPlayer, SearchPlayer};
use super::external::{
    CommandLine, ExternalEngine, ExternalError, ExternalOptions, ParseCommandLineError,
};
use super::level::Level;
use super::limits::{Limits, Stop};
use super::selectivity::Selectivity;
use othello_core::rules::Rules;

/// A player that computes: the way in which it chooses its moves.
///
/// ```
/// use othello_engine::computer::Computer;
/// use othello_engine::level::Level;
/// assert_eq!("level:5".parse(), Ok(Computer::Level(Level::ALL[4])));
/// for text in ["level:5", "level:10@5", "depth:8", "depth:12@87", "time:0.01", "cmd:edax -nboard", "cmd@8:edax"] {
///     assert_eq!(text.parse::<Computer>()?.to_string(), text);
/// }
/// # Ok::<(), othello_engine::computer::ParseComputerError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Computer {
    /// `level:5`: a level of play; `level:10@5`: one that plays by time, with so many seconds for a move.
    Level(Level),
    /// `depth:8`, `depth:8@87`: the best move of a search to this depth, exact from twice as many
    /// empty squares (from 9 at the most under rules other than those of Othello).
    Depth {
        /// The depth in plies.
        depth: u32,
        /// The selectivity of the search: a percentage, [`Selectivity::None`] if it is left out.
        selectivity: Selectivity,
    },
    /// `time:0.01`: the best move that a search finds in so many seconds.
    Time(Duration),
    /// `cmd:edax -nboard`, `cmd@8:edax -nboard`: another program that speaks the `NBoard` protocol.
    External {
        /// The program and its arguments.
        command: CommandLine,
        /// The depth that it is told to search to.
        depth: Option<u32>,
    },
}

/// The means of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// The largest size of the transposition table in bytes; `None` for one that suits the player.
    pub table_bytes: Option<usize>,
    /// The time within which another program has to answer.
    pub time_limit: Duration,
    /// The seed of its random choices.
    pub seed: u64,
}

/// The number of empty squares up to which a player of a fixed depth finds exact scores under rules
/// of which the search is slower.
const FAMILY_EXACT_FROM: u32 = 9;

impl Computer {
    /// Returns the name for people: `Level 5`, or the program's.
    pub fn name(&self) -> String {
        match self {
            Self::Level(level) => match level.unusual_time() {
                Some(time) => format!("Level {}, {} s", level.number, time.as_secs_f64()),
                None => format!("Level {}", level.number),
            },
            Self::Depth { depth, .. } => format!("Depth {depth}"),
            Self::Time(time) => format!("{} s a move", time.as_secs_f64()),
            Self::External { command, .. } => {
                let program = command.program();
                program.rsplit('/').find(|part| !part.is_empty()).unwrap_or(program).into()
            }
        }
    }

    /// Returns `true` if the player is another program.
    pub const fn is_external(&self) -> bool {
        match self {
            Self::External { .. } => true,
            Self::Level(_) | Self::Depth { .. } | Self::Time(_) => false,
        }
    }

    /// Returns `true` if the player can play under these rules.
    pub fn supports(&self, rules: Rules) -> bool {
        !self.is_external() || ExternalEngine::supports(rules)
    }

    /// Returns the player, ready for games under these rules.
    ///
    /// # Errors
    /// When another program cannot be started or does not answer, and when the stop is requested
    /// before it does.
    pub fn player(
        &self,
        rules: Rules,
        means: Means,
        stop: &Stop,
    ) -> Result<Box<dyn ContestPlayer + Send>, ExternalError> {
        let options = |suitable: usize| {
            let table_bytes = means.table_bytes.unwrap_or(suitable);
            Options { table_bytes, ..Options::default() }
        };
        Ok(match self {
            Self::Level(level) => {
                let options = options(level.options().table_bytes);
                Box::new(LevelPlayer::with_options(*level, options, means.seed))
            }
            &Self::Depth { depth, selectivity } => {
                let suitable = 1 << (2 * depth.max(2) + 12).min(25);
                let most = if AnyEngine::is_othello(rules) { 64 } else { FAMILY_EXACT_FROM };
                let limits = Limits::depth(depth)
                    .with_selectivity(selectivity)
                    .with_exact_from((2 * depth).min(most));
                Box::new(SearchPlayer::new(limits, options(suitable)))
            }
            Self::Time(time) => {
                let suitable = Options::default().table_bytes;
                Box::new(SearchPlayer::new(Limits::time(*time), options(suitable)))
            }
            Self::External { command, depth } => {
                let options = ExternalOptions { depth: *depth, time_limit: means.time_limit };
                Box::new(ExternalEngine::start(command, options, stop)?)
            }
        })
    }
}

impl fmt::Display for Computer {
    /// Writes the text from which the player can be read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Depth { depth, selectivity: Selectivity::None } => write!(f, "depth:{depth}"),
            Self::Depth { depth, selectivity } => {
                write!(f, "depth:{depth}@{}", selectivity.percent())
            }
            Self::Time(time) => write!(f, "time:{}", time.as_secs_f64()),
            Self::External { command, depth: None } => write!(f, "cmd:{command}"),
            Self::External { command, depth: Some(depth) } => write!(f, "cmd@{depth}:{command}"),
        }
    }
}

/// The longest time for a move that can be asked for, in seconds.
pub const MOST_SECONDS: f64 = 86_400.0;

impl FromStr for Computer {
    type Err = ParseComputerError;

    fn from_str(text: &str) -> Result<Self, ParseComputerError> {
        let (kind, value) = text.split_once(':').ok_or(ParseComputerError::Unknown)?;
        match kind.split_once('@').unwrap_or((kind, "")) {
            ("level", "") => {
                let (number, time) = match value.split_once('@') {
                    Some((number, time)) => (number, Some(parse_time(time)?)),
                    None => (value, None),
                };
                let level = number.parse().ok().and_then(Level::from_number);
                let level = level.ok_or(ParseComputerError::Level)?;
                let timed = time.map_or(Some(level), |time| level.with_time(time));
                timed.map(Self::Level).ok_or(ParseComputerError::LevelTime)
            }
            ("depth", "") => {
                let (depth, percent) = value.split_once('@').unwrap_or((value, "100"));
                let percent = percent.trim_end_matches('%').parse();
                let is_meant = |one: &Selectivity| Ok(one.percent()) == percent;
                let selectivity = Selectivity::ALL.into_iter().find(is_meant);
                let selectivity = selectivity.ok_or(ParseComputerError::Selectivity)?;
                Ok(Self::Depth { depth: parse_depth(depth)?, selectivity })
            }
            ("time", "") => parse_time(value).map(Self::Time),
            ("cmd", depth) => {
                let depth = Some(depth).filter(|_| kind.contains('@')).map(parse_depth);
                let command = value.parse().map_err(ParseComputerError::Command)?;
                Ok(Self::External { command, depth: depth.transpose()? })
            }
            _ => Err(ParseComputerError::Unknown),
        }
    }
}

fn parse_time(text: &str) -> Result<Duration, ParseComputerError> {
    let seconds = text.parse().ok().filter(|time| (0.0..=MOST_SECONDS).contains(time));
    let time = seconds.map(Duration::from_secs_f64).filter(|time| !time.is_zero());
    time.ok_or(ParseComputerError::Time)
}

fn parse_depth(text: &str) -> Result<u32, ParseComputerError> {
    let depth = text.parse().ok().filter(|depth| (1..=Limits::LARGEST_DEPTH).contains(depth));
    depth.ok_or(ParseComputerError::Depth)
}

/// The error of a text that names no computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseComputerError {
    /// The text begins like no kind of player.
    Unknown,
    /// There is no such level.
    Level,
    /// The level does not play by time.
    LevelTime,
    /// There is no such depth.
    Depth,
    /// There is no such selectivity.
    Selectivity,
    /// There is no such time.
    Time,
    /// The command cannot be read.
    Command(ParseCommandLineError),
}

impl fmt::Display for ParseComputerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => write!(
                f,
                "expected level:N (1 to {}), depth:N, depth:N@PERCENT (selective), time:SECONDS, \
                 cmd:COMMAND or cmd@DEPTH:COMMAND (an NBoard engine)",
                Level::ALL.len()
            ),
            Self::Level => write!(f, "expected a level from 1 to {}", Level::ALL.len()),
            Self::LevelTime => {
                write!(f, "expected level {} before a time for each move", Level::ALL.len())
            }
            Self::Depth => write!(f, "expected a depth from 1 to {}", Limits::LARGEST_DEPTH),
            Self::Selectivity => {
                let percents = Selectivity::ALL.map(|one| one.percent().to_string());
                write!(f, "expected a selectivity of {} %", percents.join(", "))
            }
            Self::Time => write!(f, "expected a time above 0 and up to {MOST_SECONDS} seconds"),
            Self::Command(error) => error.fmt(f),
        }
    }
}

impl Error for ParseComputerError {}
