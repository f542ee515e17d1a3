//! Engines that are other programs, and speak the `NBoard` protocol on their standard streams.
//!
//! An [`ExternalEngine`] starts a [`CommandLine`] and asks it for moves, one position at a time. No
//! fault of the program makes it wait without end: each is an [`ExternalError`] that names the
//! command. The program is told to quit when the engine is dropped, and ended with all processes that it
//! has started if it does not. A program that exits while engines are in use calls [`end_all`].
//!
//! ```no_run
//! use othello_engine::Stop;
//! use othello_engine::external::{ExternalEngine, ExternalOptions};
//! use othello_core::{Position, Rules};
//!
//! let command = "edax -nboard".parse()?;
//! let options = ExternalOptions { depth: Some(8), ..ExternalOptions::default() };
//! let mut engine = ExternalEngine::start(&command, options, &Stop::new())?;
//! let square = engine.choose(&Position::start(Rules::OTHELLO), &Stop::new())?;
//! println!("{}", square.expect("Black can move"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command_line;
mod error;
mod process;
mod process_group;

use std::io;
use std::time::{Duration, Instant};

use super::contest::ContestPlayer;
use super::limits::Stop;
use super::protocol::Turn;
use super::protocol::nboard::{LineError, Reply, Request};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

pub use command_line::{CommandLine, ParseCommandLineError};
pub use error::{ExternalError, ExternalErrorKind};
pub use process_group::{ProcessGroup, end_all};

use error::shortened;
use process::{Process, ReceiveError};

/// The settings of an external engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExternalOptions {
    /// The depth that the engine is told to search to; `None` leaves it to the engine.
    pub depth: Option<u32>,
    /// The time within which the engine has to answer.
    pub time_limit: Duration,
}

impl Default for ExternalOptions {
    /// Returns the engine's own depth, and a minute for each answer.
    fn default() -> Self {
        Self { depth: None, time_limit: Duration::from_secs(60) }
    }
}

/// Another program that chooses moves of standard Othello.
pub struct ExternalEngine {
    command: String,
    process: Process,
    time_limit: Duration,
    /// The number of the last ping.
    ping: i64,
    name: Option<String>,
}

impl ExternalEngine {
    /// Starts a command and waits until it answers.
    ///
    /// # Errors
    /// When the command cannot be started, ends or does not answer, and when the stop is requested.
    pub fn start(
        command: &CommandLine,
        options: ExternalOptions,
        stop: &Stop,
    ) -> Result<Self, ExternalError> {
        let process = Process::start(command).map_err(|error| ExternalError {
            command: command.to_string(),
            kind: ExternalErrorKind::NotStarted(error),
        })?;
        let ExternalOptions { depth, time_limit } = options;
        let command = command.to_string();
        let mut engine = Self { command, process, time_limit, ping: 0, name: None };
        // An engine that knows only version 1 complains at most.
        let depth = depth.map(Request::SetDepth);
        engine
            .send_all([Request::Version(2)].into_iter().chain(depth))
            .and_then(|()| engine.synchronize(stop))
            .map_err(|kind| engine.error(kind))?;
        Ok(engine)
    }

    /// Returns the name that the engine gives itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns `true` if positions under these rules can be sent to the engine: those of standard
    /// Othello, whatever the start.
    pub fn supports(rules: Rules) -> bool {
        rules.differs_only_in_start(Rules::OTHELLO)
    }

    /// Chooses a move; `None` if the game is over.
    ///
    /// When the stop is requested, the engine is told to stop too, and can be asked for another move
    /// afterwards. After any other error it is of no more use.
    ///
    /// # Errors
    /// When the engine ends, does not answer, answers nonsense or chooses a move that is not legal,
    /// when its protocol does not know the rules, and when the stop is requested.
    pub fn choose(
        &mut self,
        position: &Position,
        stop: &Stop,
    ) -> Result<Option<Square>, ExternalError> {
        self.ask(position, stop).map_err(|kind| self.error(kind))
    }

    fn ask(
        &mut self,
        position: &Position,
        stop: &Stop,
    ) -> Result<Option<Square>, ExternalErrorKind> {
        let rules = position.rules();
        let Some(mover) = position.to_move() else { return Ok(None) };
        // A player who has passed to get here is of no interest to the engine.
        let start = Position::new(rules, position.board(), mover);
        let game = Request::set_game(&Game::from_position(start)).ok();
        let game = game.filter(|_| Self::supports(rules));
        self.send(&game.ok_or(ExternalErrorKind::Rules(rules))?)?;
        // What comes before the pong belongs to an earlier position.
        self.synchronize(stop)?;
        self.send(&Request::Go)?;
        let turn = self.receive("=== F5", stop, |reply| match reply {
            Reply::Move(rated) => Some(rated.turn),
            Reply::Name(_)
            | Reply::Status(_)
            | Reply::NodeStats { .. }
            | Reply::Search(_)
            | Reply::Book { .. }
            | Reply::Pong(_)
            | Reply::Learned => None,
        });
        if matches!(turn, Err(ExternalErrorKind::Stopped)) {
            self.ping += 1;
            self.send(&Request::Ping(self.ping))?;
        }
        let Turn::Move(square) = turn? else { return Err(ExternalErrorKind::Pass) };
        let illegal = |why| ExternalErrorKind::IllegalMove(square, why);
        position.play(square).map_err(illegal)?;
        Ok(Some(square))
    }

    /// Waits until the engine has stopped thinking and read all that was sent.
    fn synchronize(&mut self, stop: &Stop) -> Result<(), ExternalErrorKind> {
        self.ping += 1;
        let number = self.ping;
        self.send(&Request::Ping(number))?;
        self.receive("pong 1", stop, |reply| (reply == Reply::Pong(number)).then_some(()))
    }

    fn send_all(
        &mut self,
        requests: impl IntoIterator<Item = Request>,
    ) -> Result<(), ExternalErrorKind> {
        requests.into_iter().try_for_each(|request| self.send(&request))
    }

    fn send(&mut self, request: &Request) -> Result<(), ExternalErrorKind> {
        self.process.send(&request.to_string()).map_err(|_: io::Error| self.ended())
    }

    /// Waits for a reply, and passes over others.
    fn receive<T>(
        &mut self,
        expected: &'static str,
        stop: &Stop,
        mut take: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, ExternalErrorKind> {
        let deadline = Instant::now() + self.time_limit;
        let mut unknown = None;
        loop {
            let line = match self.process.receive(deadline, stop) {
                Ok(line) => line,
                Err(ReceiveError::Stopped) => return Err(ExternalErrorKind::Stopped),
                Err(ReceiveError::Ended) => return Err(self.ended()),
                Err(ReceiveError::TimeOut) => return Err(self.timed_out(unknown, expected)),
            };
            match line.parse() {
                Ok(Reply::Name(name)) => self.name = Some(name),
                Ok(reply) => {
                    if let Some(taken) = take(reply) {
                        return Ok(taken);
                    }
                }
                // The protocol has such lines ignored.
                Err(LineError::Unknown) => {
                    unknown = Some(line).filter(|line| !line.is_empty()).or(unknown);
                }
                Err(LineError::Expected { .. }) if line.starts_with("===") => {
                    return Err(ExternalErrorKind::Nonsense { line: shortened(&line), expected });
                }
                Err(LineError::Expected { .. }) => unknown = Some(line),
            }
        }
    }

    fn ended(&mut self) -> ExternalErrorKind {
        let status = self.process.end();
        ExternalErrorKind::Ended { status, last_error: self.last_error() }
    }

    fn timed_out(&self, unknown: Option<String>, expected: &'static str) -> ExternalErrorKind {
        match unknown {
            Some(line) => ExternalErrorKind::Nonsense { line: shortened(&line), expected },
            None => ExternalErrorKind::NoAnswer {
                time_limit: self.time_limit,
                last_error: self.last_error(),
            },
        }
    }

    fn last_error(&self) -> Option<String> {
        self.process.last_error().map(|line| shortened(&line))
    }

    fn error(&self, kind: ExternalErrorKind) -> ExternalError {
        ExternalError { command: self.command.clone(), kind }
    }
}

impl ContestPlayer for ExternalEngine {
    fn start_game(&mut self) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        stop: &Stop,
    ) -> Result<Square, Box<dyn std::error::Error + Send + Sync>> {
        let square = Self::choose(self, &game.position(), stop)?;
        Ok(square.ok_or("the game is over")?)
    }
}
