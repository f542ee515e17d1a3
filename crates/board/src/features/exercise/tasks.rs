//! The tasks of the engine for exercises.

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::puzzle::{self, Puzzle, Wanted};
use othello_engine::{Line, Stop, answer, review};
use othello_home::engine_worker::task::{Engines, Task};

/// Judges a legal move.
#[derive(Clone, Debug, PartialEq)]
pub struct Judge {
    /// The position before it.
    pub position: Position,
    pub square: Square,
    /// The best move as far as it is known, against which an answer is judged fairly: as deeply as it takes. `None`
    /// for the value that a review gives.
    pub best: Option<Line>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The move and the best moves after it.
    pub line: Line,
    /// The best move and the best moves after it, searched as deeply; `None` if it was not asked for.
    pub best: Option<Line>,
}

/// Looks for the best moves in a position, as a review does; there are none if there is no move.
#[derive(Clone, Debug, PartialEq)]
pub struct FindLine {
    pub position: Position,
}

/// Looks for the first puzzle that is wanted among positions.
#[derive(Clone, Debug, PartialEq)]
pub struct FindPuzzle {
    pub positions: Vec<Position>,
    pub wanted: Wanted,
}

/// A puzzle, and the number of positions before it.
pub type FoundPuzzle = (usize, Box<Puzzle>);

impl Task for Judge {
    type Answer = Judged;

    fn perform(&self, engines: &mut dyn Engines, stop: &Stop, _: &mut dyn FnMut(Judged)) -> Judged {
        let Self { position, square, best } = self;
        let engine = engines.evaluator();
        if let Some(best) = best {
            let [line, best] = answer::judge_answer(engine, position, *square, best, stop);
            return Judged { line, best: Some(best) };
        }
        let limits = review::usual_limits(position.rules());
        let line = review::value_of_move(engine, position, *square, &limits, stop);
        Judged { line, best: None }
    }
}

impl Task for FindLine {
    type Answer = Option<Line>;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        _: &mut dyn FnMut(Option<Line>),
    ) -> Option<Line> {
        let limits = review::usual_limits(self.position.rules());
        review::best_line(engines.evaluator(), &self.position, &limits, stop)
    }
}

impl Task for FindPuzzle {
    type Answer = Option<FoundPuzzle>;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        _: &mut dyn FnMut(Option<FoundPuzzle>),
    ) -> Option<FoundPuzzle> {
        let engine = engines.evaluator();
        let positions = self.positions.iter().take_while(|_| !stop.is_requested()).enumerate();
        let mut puzzles = positions.filter_map(|(index, position)| {
            Some((index, Box::new(puzzle::check_wanted(engine, position, self.wanted, stop).ok()?)))
        });
        puzzles.next()
    }
}
