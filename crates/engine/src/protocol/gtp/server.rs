//! The engine's side of a conversation.

use std::time::Duration;

use super::command::{GtpCommand, GtpLine};
use super::time::Clocks;
use crate::any_engine::AnyEngine;
use crate::limits::Limits;
use crate::protocol::server::{self, Next, Response, Urgency};
use crate::protocol::settings::ServerSettings;
use crate::protocol::turn::Turn;
use crate::protocol::turns::{TurnError, Turns};
use crate::random::Random;
use crate::report::SearchReport;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::sgf;

/// Reads a file for `loadsgf`: its text, or the reason why it cannot be read.
pub type ReadFile = Box<dyn FnMut(&str) -> Result<String, String> + Send>;

/// The engine's side of a conversation.
///
/// A pass has to be a command of its own or may be left out. A player without a legal move is
/// answered `pass`, after the game as well.
///
/// ```
/// use othello_engine::protocol::gtp::GtpServer;
/// use othello_engine::protocol::{Server, ServerSettings};
/// let mut server = GtpServer::new(ServerSettings::default(), Box::new(|_| Err("no files".into())));
/// assert_eq!(server.receive("1 play black f5").text, "=1\n\n");
/// assert_eq!(server.receive("2 play white f5").text, "?2 illegal move: f5 is occupied\n\n");
/// ```
pub struct GtpServer {
    settings: ServerSettings,
    read_file: ReadFile,
    turns: Turns,
    clocks: Clocks,
    search: Option<Search>,
}

/// A search under way.
#[derive(Clone, Copy, Debug)]
struct Search {
    id: Option<u32>,
    player: Color,
    position: Position,
    purpose: Purpose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// `genmove`: the move is played.
    Play,
    /// `reg_genmove`: it is told.
    Tell,
}

impl GtpServer {
    /// Starts a conversation, with the usual start as its game.
    pub fn new(settings: ServerSettings, read_file: ReadFile) -> Self {
        let turns = Turns::new(Game::new(Rules::OTHELLO));
        Self { settings, read_file, turns, clocks: Clocks::default(), search: None }
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        self.turns.game()
    }

    fn execute(&mut self, id: Option<u32>, command: GtpCommand) -> Response {
        let done = Ok(String::new());
        let result = match command {
            GtpCommand::GenMove(player) => return self.think(id, player, Purpose::Play),
            GtpCommand::RegGenMove(player) => return self.think(id, player, Purpose::Tell),
            GtpCommand::Quit => return Response { text: success(id, ""), next: Next::Quit },
            GtpCommand::ProtocolVersion => Ok("2".into()),
            GtpCommand::Name => Ok("Othello".into()),
            GtpCommand::Version => Ok(env!("CARGO_PKG_VERSION").into()),
            GtpCommand::KnownCommand(name) => {
                Ok(GtpCommand::names().any(|known| known == name).to_string())
            }
            GtpCommand::ListCommands => Ok(GtpCommand::names().collect::<Vec<_>>().join("\n")),
            // The board is always that size, and komi has no meaning.
            GtpCommand::BoardSize(8) | GtpCommand::Komi => done,
            GtpCommand::BoardSize(_) => Err("unacceptable size".into()),
            GtpCommand::ClearBoard => {
                self.start_game(Game::new(Rules::OTHELLO));
                done
            }
            GtpCommand::Play(player, turn) => {
                self.turns.take(Some(player), turn).map(|()| String::new()).map_err(illegal)
            }
            GtpCommand::Undo if self.turns.undo() => done,
            GtpCommand::Undo => Err("cannot undo".into()),
            GtpCommand::TimeSettings { main, period, stones } => {
                self.clocks = Clocks::with_settings(main, period, stones);
                done
            }
            GtpCommand::TimeLeft { player, time, stones } => {
                self.clocks.set_left(player, time, stones);
                done
            }
            GtpCommand::FinalScore => final_score(&self.turns.position()),
            GtpCommand::SetGame(name) if name == GAME => done,
            GtpCommand::SetGame(_) => Err("unsupported game".into()),
            GtpCommand::ListGames => Ok(GAME.into()),
            GtpCommand::LoadSgf { path, before } => self.load(&path, before),
            GtpCommand::ShowBoard => Ok(drawn(&self.turns)),
        };
        Response::text(match result {
            Ok(text) => success(id, &text),
            Err(reason) => failure(id, &reason),
        })
    }

    fn start_game(&mut self, game: Game) {
        self.turns = Turns::new(game);
        self.clocks = self.clocks.restarted();
        self.settings.seed = Random::new(self.settings.seed).next();
    }

    fn load(&mut self, path: &str, before: Option<usize>) -> Result<String, String> {
        let failed = |reason: String| format!("cannot load file: {}", reason.replace('\n', " "));
        let text = (self.read_file)(path).map_err(failed)?;
        let usual = Position::start(Rules::OTHELLO);
        let (record, _) = sgf::read(&text, usual).map_err(|error| failed(error.to_string()))?;
        let mut game = record.game;
        if !AnyEngine::is_othello(game.rules()) {
            return Err(failed("expected a game of standard Othello, found other rules".into()));
        }
        while before.is_some_and(|before| game.plies().len() >= before.max(1)) {
            game.undo();
        }
        self.start_game(game);
        Ok(String::new())
    }

    /// Begins a search, or answers at once if the player has no move.
    fn think(&mut self, id: Option<u32>, player: Color, purpose: Purpose) -> Response {
        let position = self.turns.position();
        let is_over = position.to_move().is_none();
        if is_over || self.turns.player() == Some(player) && self.turns.pass_is_due() {
            return Response::text(self.answer(id, player, purpose, Turn::Pass));
        }
        if position.to_move() != Some(player) {
            return Response::text(failure(id, &TurnError::OutOfTurn(!player).to_string()));
        }
        let time = self.clocks.time_for_move(player, position.board().empties().len().into());
        let mut task = self.settings.task(position, time);
        if position.legal_moves().len() == 1 {
            task.limits = Limits { depth: 1, exact_from: 0, ..task.limits };
        }
        self.search = Some(Search { id, player, position, purpose });
        Response { text: String::new(), next: Next::Think(task) }
    }

    /// Plays the turn if that is the purpose, and tells it.
    fn answer(&mut self, id: Option<u32>, player: Color, purpose: Purpose, turn: Turn) -> String {
        let result = match purpose {
            Purpose::Play => self.turns.take(Some(player), turn),
            Purpose::Tell => Ok(()),
        };
        match result {
            Ok(()) => success(id, &turn.to_string()),
            Err(error) => failure(id, &illegal(error)),
        }
    }
}

impl server::Server for GtpServer {
    fn urgency(line: &str) -> Urgency {
        match GtpLine::read(line) {
            None => Urgency::Ignored,
            Some(_) => Urgency::Waits,
        }
    }

    fn receive(&mut self, line: &str) -> Response {
        let Some(GtpLine { id, command }) = GtpLine::read(line) else { return Response::text("") };
        match command {
            Err(error) => Response::text(failure(id, &error.to_string())),
            Ok(command) => self.execute(id, command),
        }
    }

    fn refuse(&self, reason: &str) -> String {
        failure(None, reason)
    }

    fn progress(&mut self, _: &SearchReport, _: Duration) -> String {
        String::new()
    }

    fn finish(&mut self, report: &SearchReport, elapsed: Duration) -> String {
        let Some(Search { id, player, position, purpose }) = self.search.take() else {
            return String::new();
        };
        if purpose == Purpose::Play {
            self.clocks.spend(player, elapsed);
        }
        match self.settings.choose(&position, report) {
            Some(chosen) => self.answer(id, player, purpose, Turn::Move(chosen.square())),
            None => failure(id, "no move found"),
        }
    }
}

const GAME: &str = "Othello";

fn illegal(error: TurnError) -> String {
    format!("illegal move: {error}")
}

fn final_score(position: &Position) -> Result<String, String> {
    let result = position.result().ok_or("cannot score: the game is not over")?;
    let lead = result.score.black.abs_diff(result.score.white);
    Ok(match result.winner {
        Some(Color::Black) => format!("B+{lead}"),
        Some(Color::White) => format!("W+{lead}"),
        None => "0".into(),
    })
}

/// Draws the board, with a line of its own for the player whose turn it is.
fn drawn(turns: &Turns) -> String {
    let board = turns.position().board();
    let columns = "\n  a b c d e f g h".to_owned();
    let rows = (0..8).map(|row| {
        let cells = (0..8).filter_map(|column| Square::at(column, row));
        let letter = |square| board.disc(square).map_or('.', Color::letter);
        let cells: Vec<String> = cells.map(|square| letter(square).to_string()).collect();
        format!("{} {}", row + 1, cells.join(" "))
    });
    let counts = board.counts();
    let to_move = match turns.player() {
        Some(player) => format!("{} to move", player.name()),
        None => "the game is over".into(),
    };
    let to_move = format!("{to_move} (X {}, O {})", counts.black, counts.white);
    let lines: Vec<String> = [columns].into_iter().chain(rows).chain([to_move]).collect();
    lines.join("\n")
}

fn success(id: Option<u32>, text: &str) -> String {
    answer('=', id, text)
}

fn failure(id: Option<u32>, reason: &str) -> String {
    answer('?', id, reason)
}

fn answer(sign: char, id: Option<u32>, text: &str) -> String {
    let id = id.map(|id| id.to_string()).unwrap_or_default();
    let blank = if text.is_empty() { "" } else { " " };
    format!("{sign}{id}{blank}{text}\n\n")
}
