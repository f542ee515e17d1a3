//! The places of the cursor.

use othello_board::app::App;
use othello_board::app::screen_input::{Direction, Step};
use othello_board::features::exercise::problems::{Origin, Problem};
use othello_board::features::explorer::state::PositionRows;
use othello_core::square::{Bitboard, Square};
use othello_home::config::look::SeenFrom;

/// Returns the square on which the cursor starts: d3, or else the first legal one.
pub fn first_cursor(app: &App) -> Square {
    let legal = app.session().position().legal_moves();
    let usual = Square::D3;
    if legal.contains(usual) { usual } else { legal.first().unwrap_or(usual) }
}

/// Returns the square on which the cursor starts where one is asked for: in a problem, or the first legal one in a step of
/// the tutorial.
pub fn where_asked(app: &App) -> Option<Square> {
    let of_problem = app.features.exercise.problem().map(problem_cursor);
    let of_step = || {
        let legal = app.state.shown_position().legal_moves();
        app.features.tutorial.walk().map(|_| seek(Square::A1, legal, Step::Next))
    };
    of_problem.or_else(|| Some(of_step()?.unwrap_or(Square::A1)))
}

/// Returns the square of the move that is selected in the explorer: Enter plays it.
pub fn of_explorer(app: &App) -> Option<Square> {
    app.features.explorer.found().and_then(PositionRows::selected_move)
}

/// Returns the square on which the cursor starts in a problem: the error that was played, or else one on which nothing can be
/// played, so that it does not point at the solution.
fn problem_cursor(problem: &Problem) -> Square {
    let legal = problem.position().legal_moves();
    let last = problem.ply_before().map(|ply| ply.square);
    let usual = last.into_iter().chain(Square::ALL).find(|square| !legal.contains(*square));
    match problem.origin() {
        Origin::Mistake { judgement, .. } => judgement.square,
        Origin::Puzzle { .. } | Origin::Repertoire(_) | Origin::Guess(_) => {
            usual.unwrap_or(Square::D4)
        }
    }
}

/// Returns the neighbour of a square on the screen; at the edge, the square itself.
pub fn neighbour(from: Square, direction: Direction, seen_from: SeenFrom) -> Square {
    let (columns, rows) = match direction {
        Direction::Left => (-1, 0),
        Direction::Right => (1, 0),
        Direction::Up => (0, -1),
        Direction::Down => (0, 1),
    };
    let beside = seen_from.place(from).offset(columns, rows);
    beside.map_or(from, |place| seen_from.place(place))
}

/// Returns the next or previous legal square by its name; `None` if there is none at all.
pub fn seek(from: Square, legal: Bitboard, step: Step) -> Option<Square> {
    let legal: Vec<_> = legal.by_name().collect();
    let found = match step {
        Step::Next => legal.iter().find(|square| square.name() > from.name()).or(legal.first()),
        Step::Previous => {
            legal.iter().rev().find(|square| square.name() < from.name()).or(legal.last())
        }
    };
    found.copied()
}
