//! The engine's side of a conversation.

use std::fmt::Write as _;
use std::time::Duration;

use super::line::{LineError, RatedTurn};
use super::reply::{Depth, Hint, Reply};
use super::request::Request;
use crate::any_engine::AnyEngine;
use crate::limits::Limits;
use crate::protocol::server::{self, Next, Response, ServerTask, Urgency};
use crate::protocol::settings::{ServerSettings, USUAL_DEPTH, limits_of_depth};
use crate::protocol::turn::Turn;
use crate::protocol::turns::Turns;
use crate::report::{Line, SearchReport, Value};
use crate::selectivity::Selectivity;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::ggf;
use othello_notation::transcript::is_pass;

/// The engine's side of a conversation.
///
/// Every request stops the search under way, which then answers with what it has found: a `go` always
/// has its `===`, of a search to depth 6 at least. The moves of `go` are those of the level of the [`ServerSettings`], if there is one; the
/// depth that the board sets counts for hints, and for `go` without a level. A line that is not
/// understood is ignored if its first word is unknown, and otherwise answered by a `status`.
///
/// ```
/// use othello_engine::protocol::nboard::NboardServer;
/// use othello_engine::protocol::{Server, ServerSettings};
/// let mut server = NboardServer::new(ServerSettings::default());
/// assert_eq!(server.receive("ping 1").text, "pong 1\n");
/// assert_eq!(server.receive("set depth 4").text, "set myname Othello 4\n");
/// ```
#[derive(Clone, Debug)]
pub struct NboardServer {
    settings: ServerSettings,
    /// `None` after a game that cannot be read.
    turns: Option<Turns>,
    search: Option<Search>,
}

/// A search under way.
#[derive(Clone, Debug)]
struct Search {
    purpose: Purpose,
    position: Position,
    /// The lines that have been sent.
    sent: Vec<Line>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Move,
    Hints,
    /// Hints for a player who has to pass.
    HintOfPass,
}

impl NboardServer {
    /// Starts a conversation, with the usual start as its game.
    pub fn new(settings: ServerSettings) -> Self {
        Self { settings, turns: Some(Turns::new(Game::new(Rules::OTHELLO))), search: None }
    }

    /// Returns the game that the board has told, if it could be read.
    pub fn game(&self) -> Option<&Game> {
        self.turns.as_ref().map(Turns::game)
    }

    fn depth(&self) -> u32 {
        self.settings.depth.unwrap_or(USUAL_DEPTH)
    }

    fn name(&self) -> Reply {
        Reply::Name(match self.settings.level {
            Some(level) => format!("Othello level {}", level.number),
            None => format!("Othello {}", self.depth()),
        })
    }

    fn answer(&mut self, request: Request) -> Response {
        match request {
            Request::Version(1 | 2) => Response::text(line(&self.name())),
            Request::Version(version) => {
                let found = format!("expected version 1 or 2 of the protocol, found {version}");
                Response::text(line(&self.name()) + &status(found))
            }
            Request::SetDepth(0) => Response::text(status("expected a depth from 1, found 0")),
            Request::SetDepth(depth) => {
                self.settings.depth = Some(depth.min(Limits::LARGEST_DEPTH));
                Response::text(line(&self.name()))
            }
            Request::SetGame(text) => Response::text(self.set_game(&text)),
            // The values are discs, among which a draw has no value of its own.
            Request::SetContempt(_) => Response::text(""),
            Request::Move(played) => Response::text(self.play(played.turn)),
            Request::Hint(0) => {
                Response::text(status("expected a number of moves from 1, found 0"))
            }
            Request::Hint(count) => self.hint(count),
            Request::Go => self.go(),
            Request::Ping(number) => Response::text(line(&Reply::Pong(number))),
            Request::Learn => Response::text(line(&Reply::Learned)),
            Request::Quit => Response { text: String::new(), next: Next::Quit },
        }
    }

    fn set_game(&mut self, text: &str) -> String {
        self.turns = None;
        let record = match ggf::read(text, Position::start(Rules::OTHELLO)) {
            Ok((record, _)) => record,
            Err(error) => return status(format!("cannot read the game: {error}")),
        };
        if !AnyEngine::is_othello(record.game.rules()) {
            return status("expected a game of standard Othello, found other rules");
        }
        let mut turns = Turns::new(record.game);
        if turns.pass_is_due() && ends_with_pass(text) {
            turns.take(None, Turn::Pass).expect("a pass is due");
        }
        self.turns = Some(turns);
        String::new()
    }

    fn play(&mut self, turn: Turn) -> String {
        match self.turns.as_mut().map(|turns| turns.take(None, turn)) {
            None => status(NO_GAME),
            Some(Ok(())) => String::new(),
            Some(Err(error)) => status(format!("illegal move: {error}")),
        }
    }

    fn hint(&mut self, count: u32) -> Response {
        let (position, pass_is_due) = match self.moment() {
            Ok(moment) => moment,
            Err(reason) => return Response::text(status(reason)),
        };
        let most = usize::from(position.legal_moves().len());
        let (purpose, count) = if pass_is_due {
            (Purpose::HintOfPass, 1)
        } else {
            (Purpose::Hints, most.min(count as usize))
        };
        let limits = limits_of_depth(self.depth());
        self.think(purpose, ServerTask { position, count, limits, least_depth: 0 })
    }

    fn go(&mut self) -> Response {
        match self.moment() {
            Ok((_, true)) => Response::text(line(&Reply::Move(Turn::Pass.into()))),
            Ok((position, false)) => self.think(Purpose::Move, self.settings.task(position, None)),
            Err(reason) => Response::text(status(reason)),
        }
    }

    /// Returns the position, and whether a pass is due before the player to move is.
    fn moment(&self) -> Result<(Position, bool), &'static str> {
        let turns = self.turns.as_ref().ok_or(NO_GAME)?;
        let position = turns.position();
        match position.to_move() {
            Some(_) => Ok((position, turns.pass_is_due())),
            None => Err("the game is over"),
        }
    }

    fn think(&mut self, purpose: Purpose, task: ServerTask) -> Response {
        self.search = Some(Search { purpose, position: task.position, sent: Vec::new() });
        Response { text: status("Thinking"), next: Next::Think(task) }
    }
}

const NO_GAME: &str = "no game: the last one could not be read";

impl server::Server for NboardServer {
    fn urgency(line: &str) -> Urgency {
        match line.parse::<Request>() {
            Err(LineError::Unknown) => Urgency::Ignored,
            Ok(_) | Err(LineError::Expected { .. }) => Urgency::StopsSearch,
        }
    }

    fn receive(&mut self, line: &str) -> Response {
        match line.parse() {
            Ok(request) => self.answer(request),
            Err(LineError::Unknown) => Response::text(""),
            Err(error @ LineError::Expected { .. }) => Response::text(status(error.to_string())),
        }
    }

    fn refuse(&self, reason: &str) -> String {
        status(reason)
    }

    fn progress(&mut self, report: &SearchReport, elapsed: Duration) -> String {
        let Some(search) = &mut self.search else { return String::new() };
        let seconds = elapsed.as_secs_f64();
        let nodes = line(&Reply::NodeStats { nodes: report.nodes, seconds });
        search.unsent(report, &self.settings) + &nodes
    }

    fn finish(&mut self, report: &SearchReport, elapsed: Duration) -> String {
        let Some(mut search) = self.search.take() else { return String::new() };
        let mut text = search.unsent(report, &self.settings);
        if search.purpose == Purpose::Move
            && let Some(chosen) = self.settings.choose(&search.position, report)
        {
            let turn = Turn::Move(chosen.square());
            let eval = Some(chosen.value.discs().into());
            let seconds = Some(elapsed.as_secs_f64());
            text += &line(&Reply::Move(RatedTurn { turn, eval, seconds }));
        }
        text + &status("")
    }
}

impl Search {
    /// Returns the lines for the moves of a report, unless they have been sent: none where a level
    /// may choose another move than the best one.
    fn unsent(&mut self, report: &SearchReport, settings: &ServerSettings) -> String {
        let is_secret = self.purpose == Purpose::Move && settings.level.is_some();
        if is_secret || report.lines == self.sent {
            return String::new();
        }
        self.sent.clone_from(&report.lines);
        self.sent.iter().map(|found| line(&Reply::Search(self.hint(found)))).collect()
    }

    fn hint(&self, line: &Line) -> Hint {
        let (pass, value) = match self.purpose {
            Purpose::HintOfPass => (Some(Turn::Pass), -line.value),
            Purpose::Hints | Purpose::Move => (None, line.value),
        };
        Hint {
            turns: pass.into_iter().chain(turns_of(self.position, line)).collect(),
            eval: value.discs().into(),
            depth: Some(depth_of(value, self.position.board().empties().len())),
            text: String::new(),
        }
    }
}

/// Returns the moves of a line with the passes between them.
fn turns_of(mut position: Position, line: &Line) -> Vec<Turn> {
    let mut turns = Vec::new();
    for &square in &line.moves {
        if !turns.is_empty() && position.passed().is_some() {
            turns.push(Turn::Pass);
        }
        let Ok(after) = position.play(square) else { break };
        turns.push(Turn::Move(square));
        position = after;
    }
    turns
}

fn depth_of(value: Value, empties: u8) -> Depth {
    match value {
        Value::Exact(_) => Depth::Exact,
        Value::Estimated { depth, selectivity, .. }
            if depth >= empties.into() && selectivity != Selectivity::None =>
        {
            Depth::Percent(selectivity.percent().into())
        }
        Value::Estimated { depth, .. } => Depth::Plies(depth),
    }
}

/// Returns `true` if the last move of a game in GGF is a pass.
fn ends_with_pass(text: &str) -> bool {
    let is_move = |at: &usize| !text[..*at].ends_with(|letter: char| letter.is_ascii_uppercase());
    let starts = text.match_indices("B[").chain(text.match_indices("W[")).map(|(at, _)| at);
    let last = starts.filter(is_move).max();
    let value = last.and_then(|at| text[at + 2..].split([']', '/']).next());
    value.is_some_and(|word| is_pass(word.trim()))
}

/// Returns the line of a `status`.
fn status(text: impl Into<String>) -> String {
    line(&Reply::Status(text.into()))
}

fn line(reply: &Reply) -> String {
    let mut line = String::new();
    writeln!(line, "{reply}").expect("a string takes all that is written");
    line
}
