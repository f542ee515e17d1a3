//! Lines of moves, and the commands that undo, redo and resign.

use super::words;
use crate::app::App;
use crate::app::action::{Action, MovesAction};
use crate::app::event::MovesEvent;
use crate::line::command::Command;
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use crate::words::moves::ply as ply_words;
use crate::words::result::colors;
use othello_core::game::Game;
use othello_notation::transcript::{self, TranscriptErrorKind};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("redo", "replays the move that was undone last.", |_, _| {
        Request::Act(Action::Moves(MovesAction::Redo))
    }),
    Command::new("resign", "resigns for the player to move.", |rest, _| {
        Request::confirmable("resign", Action::Moves(MovesAction::Resign), rest)
    })
    .with_optional_argument("resign"),
];

/// Plays all moves of a line that begins with no command, or none.
///
/// # Errors
/// When the line has no moves, or one of them is not legal.
pub fn play(line: &str, app: &App) -> Result<Request, LineError> {
    let (mut game, viewed) = viewed_game(app);
    match transcript::play(&mut game, line) {
        Err(error)
            if error.number == 1 && matches!(error.kind, TranscriptErrorKind::NotAMove(_)) =>
        {
            return not_understood(line);
        }
        Err(error) if error.number == 1 => return LineError::because(error.kind.to_string()),
        played => played?,
    }
    let squares: Vec<_> = game.plies()[viewed..].iter().map(|ply| ply.square).collect();
    if squares.is_empty() {
        pass(line, app)
    } else {
        Ok(Request::Act(Action::Moves(MovesAction::Play(squares))))
    }
}

/// Returns the game as far as it is viewed, or the position to be solved, with the number of plies.
fn viewed_game(app: &App) -> (Game, usize) {
    if let Some(problem) = app.exercise().problem() {
        return (Game::from_position(*problem.position()), 0);
    }
    let mut game = app.viewed().line().clone();
    let viewed = app.viewed().ply();
    while game.plies().len() > viewed {
        game.undo();
    }
    (game, viewed)
}

/// Accepts a line without a square only as the pass that was forced.
fn pass(line: &str, app: &App) -> Result<Request, LineError> {
    let has_digit = line.contains(|letter: char| letter.is_ascii_digit());
    match app.state().shown_position().passed() {
        Some(_) if !has_digit => Ok(Request::SayTurn),
        Some(_) | None => not_understood(line),
    }
}

fn not_understood<T>(line: &str) -> Result<T, LineError> {
    LineError::because(format!("{} is not a move or command; type help", quoted(line)))
}

/// Returns the sentence about an event.
pub fn sentence(event: &MovesEvent) -> Sentence {
    let colors = colors();
    match event {
        MovesEvent::Played(ply) => {
            Sentence::followed_by(Then::TurnAndBoard, ply_words(ply, &colors))
        }
        MovesEvent::Redone(ply) => {
            Sentence::followed_by(Then::TurnAndBoard, words::redone_briefly(ply, &colors))
        }
        MovesEvent::Undone(undone) => {
            Sentence::followed_by(Then::TurnAndBoard, words::undone(undone, &colors))
        }
        MovesEvent::ReturnedToCurrent => Sentence::alone(words::RETURNED_BY_LINE),
        MovesEvent::Resigned(_) => Sentence::followed_by(Then::Turn, ""),
    }
}
