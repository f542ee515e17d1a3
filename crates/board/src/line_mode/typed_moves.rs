//! Lines of moves.

use othello_core::game::Game;
use othello_core::square::Square;
use othello_notation::transcript::{self, TranscriptErrorKind};
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::text::quoted;

use super::commands::meant;
use super::error::LineError;
use crate::app::App;
use crate::app::reply::Done;
use crate::app::table;

pub fn play(app: &mut App, line: &str) -> Done {
    let squares = squares(line, app).map_err(|error| m::common::raw(error.to_string()))?;
    table::play(app, &squares)
}

/// Returns the squares of a line that begins with no command: none if it says the pass that was forced.
pub fn squares(line: &str, app: &App) -> Result<Vec<Square>, LineError> {
    let (mut game, viewed) = viewed_game(app);
    // `d 3` is d3: letters and digits that stand apart are squares if nothing else stands there.
    let is_apart = line.split_whitespace().all(|part| part.len() == 1);
    let joined = if is_apart { line.split_whitespace().collect() } else { line.to_owned() };
    match transcript::play(&mut game, &joined) {
        Err(error)
            if error.number == 1 && matches!(error.kind, TranscriptErrorKind::NotAMove(_)) =>
        {
            return not_understood(line, app);
        }
        Err(error) if error.number == 1 => {
            return LineError::because(error.kind.said().to_string());
        }
        played => played.map_err(|error| LineError::new(error.said()))?,
    }
    let squares: Vec<_> = game.plies()[viewed..].iter().map(|ply| ply.square).collect();
    let is_pass = app.state.shown_position().passed().is_some()
        && !line.contains(|letter: char| letter.is_ascii_digit());
    if squares.is_empty() && !is_pass { not_understood(line, app) } else { Ok(squares) }
}

/// Returns the game as far as it is viewed, or the position to be solved, with the number of plies.
fn viewed_game(app: &App) -> (Game, usize) {
    if let Some(problem) = app.features.exercise.problem() {
        return (Game::from_position(*problem.position()), 0);
    }
    let viewed = app.viewed().ply();
    (app.viewed().line().up_to(viewed), viewed)
}

fn not_understood<T>(line: &str, app: &App) -> Result<T, LineError> {
    let word = line.split_whitespace().next().unwrap_or_default();
    LineError::because(match meant(word, app) {
        Some(known) => m::screen::did_you_mean(quoted(word), known).to_string(),
        None => m::common::not_understood(quoted(line)).to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::fixtures::{app, setup};

    #[test]
    fn a_square_may_be_typed_with_a_blank_in_it() {
        let app = app(setup());
        let played = |line| squares(line, &app).unwrap();
        assert_eq!(played("d 3"), [Square::D3]);
        assert_eq!(played("d 3 c 3"), played("d3c3"));
        assert!(squares("d 3 x", &app).is_err() && squares("d", &app).is_err());
    }
}
