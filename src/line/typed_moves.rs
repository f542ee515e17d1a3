//! Lines of moves.

use othello_core::game::Game;
use othello_core::square::Square;
use othello_notation::transcript::{self, TranscriptErrorKind};

use super::error::{LineError, quoted};
use crate::app::App;
use crate::app::reply::Done;
use crate::app::table;
use crate::i18n::m;

/// Plays the moves of a line.
pub fn play(app: &mut App, line: &str) -> Done {
    let squares = squares(line, app).map_err(|error| m::common::raw(error.to_string()))?;
    table::play(app, &squares)
}

/// Returns the squares of a line that begins with no command: none if it says the pass that was forced.
///
/// # Errors
/// When the line has no moves, or one of them is not legal.
pub fn squares(line: &str, app: &App) -> Result<Vec<Square>, LineError> {
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
    let is_pass = app.state().shown_position().passed().is_some()
        && !line.contains(|letter: char| letter.is_ascii_digit());
    if squares.is_empty() && !is_pass { not_understood(line) } else { Ok(squares) }
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

fn not_understood<T>(line: &str) -> Result<T, LineError> {
    LineError::because(m::common::not_understood(quoted(line)).to_string())
}
