//! Replies of an engine that follow from a number alone.

use std::sync::OnceLock;

use othello_board::app::App;
use othello_board::features::exercise::tasks::{FindLine, FindPuzzle, FoundPuzzle, Judge, Judged};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle::{self, Puzzle};
use othello_engine::review::{Explanation, Phase, Review, ReviewedPly};
use othello_engine::{Limits, Line, Options, SearchReport, Stop, Value, review};
use othello_home::engine_worker::task::{
    AnyTask, ChooseMove, ChosenSquare, Effort, Evaluate, Explain, FindLines, FoundLines,
    JudgeVariation, PlayKnown, ReviewGame, TaskOutcome,
};
use othello_home::engine_worker::{EngineError, EngineReply, EngineTask, TaskId};

/// Returns the reply to a request: a fault for one number of 32.
pub fn reply(request: &EngineTask, choice: usize) -> EngineReply {
    if choice % 32 == 31 {
        return EngineReply { id: request.id, result: Err(EngineError::new(&std::fmt::Error)) };
    }
    answer(request.id, &request.task, choice)
}

fn answer(request: TaskId, task: &AnyTask, choice: usize) -> EngineReply {
    let best = |position| line(chosen(position, choice), choice);
    if let Some(ChooseMove { position, .. }) = task.get() {
        EngineReply::of(request, TaskOutcome::Last(ChosenSquare::Ok(chosen(position, choice))))
    } else if let Some(PlayKnown(square)) = task.get() {
        EngineReply::of(request, TaskOutcome::Last(ChosenSquare::Ok(*square)))
    } else if let Some(Evaluate { position, .. }) = task.get() {
        let line = best(position);
        let report = SearchReport { value: line.value, lines: vec![line], nodes: 1 };
        EngineReply::of(request, TaskOutcome::Last(report))
    } else if let Some(FindLines { position, count, .. }) = task.get() {
        let all = usize::from(position.legal_moves().len());
        let number = all.min(*count);
        let lines = (choice..).take(number).map(|other| line(chosen(position, other), choice));
        let lines: Vec<_> = lines.collect();
        let report = SearchReport { value: lines[0].value, lines, nodes: 1 };
        let found = FoundLines { report, effort: Effort::default() };
        EngineReply::of(request, TaskOutcome::Last(found))
    } else if let Some(Judge { square, .. }) = task.get() {
        let judged = Judged { line: line(*square, choice), best: None };
        EngineReply::of(request, TaskOutcome::Last(judged))
    } else if let Some(FindLine { position }) = task.get() {
        EngineReply::of(request, TaskOutcome::Last(Some(best(position))))
    } else if let Some(FindPuzzle { positions, .. }) = task.get() {
        EngineReply::of(request, TaskOutcome::Last(found_puzzle(positions)))
    } else if let Some(Explain { position, square }) = task.get() {
        let best = best(position);
        let played = Line { value: best.value, moves: vec![*square] };
        let (position, reasons) = (*position, Vec::new());
        let explanation = Explanation { position, played, best, reasons };
        EngineReply::of(request, TaskOutcome::Last(explanation))
    } else if let Some(ReviewGame { game, reviewed, .. }) = task.get() {
        let ply = missing(game, reviewed).map(|index| judgement(game, index, choice));
        let outcome = if ply.is_some() { TaskOutcome::Part(ply) } else { TaskOutcome::Last(ply) };
        EngineReply::of(request, outcome)
    } else if let Some(JudgeVariation { index, position, square }) = task.get() {
        EngineReply::of(request, TaskOutcome::Last(judged_move(*index, position, *square, choice)))
    } else {
        panic!("{task:?} is not known here")
    }
}

/// Returns what an engine really answers to a request of an exercise.
pub fn solved(request: &EngineTask, engine: &mut AnyEngine) -> EngineReply {
    let limits = Limits::depth(4);
    if let Some(Judge { position, square, .. }) = request.task.get() {
        let line = review::value_of_move(engine, position, *square, &limits, &Stop::new());
        EngineReply::of(request.id, TaskOutcome::Last(Judged { line, best: None }))
    } else if let Some(FindLine { position }) = request.task.get() {
        let line = review::best_line(engine, position, &limits, &Stop::new());
        EngineReply::of(request.id, TaskOutcome::Last(line))
    } else if let Some(FindPuzzle { positions, wanted }) = request.task.get() {
        let check = |position| puzzle::check_wanted(engine, position, *wanted, &Stop::new()).ok();
        let found: Option<FoundPuzzle> =
            positions.first().and_then(check).map(|it| (0, Box::new(it)));
        EngineReply::of(request.id, TaskOutcome::Last(found))
    } else {
        panic!("an exercise asks for something else")
    }
}

/// Finds the next of the few built-in puzzles that are known here.
fn found_puzzle(positions: &[Position]) -> Option<FoundPuzzle> {
    let known = |position: &Position| {
        puzzles().iter().find(|puzzle| puzzle.position() == position).cloned()
    };
    let found =
        positions.iter().enumerate().find_map(|(at, position)| Some((at, known(position)?)));
    found.map(|(index, puzzle)| (index, Box::new(puzzle)))
}

/// Returns the built-in puzzles with the fewest empty squares.
fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PUZZLES.get_or_init(|| {
        let mut positions: Vec<_> = puzzle::built_in().map(|it| it.position).collect();
        positions.sort_by_key(|position| position.board().empties().len());
        let mut engine = AnyEngine::new(Options::default());
        let check = |position| puzzle::check(&mut engine, position, &Stop::new());
        positions.iter().take(3).map(check).collect::<Result<_, _>>().unwrap()
    })
}

fn chosen(position: &Position, choice: usize) -> Square {
    let legal = position.legal_moves();
    legal.into_iter().nth(choice % usize::from(legal.len())).unwrap()
}

fn line(square: Square, choice: usize) -> Line {
    let discs = i32::try_from(choice % 20).unwrap() - 10;
    Line { value: Value::Exact(discs), moves: vec![square] }
}

/// Returns the last ply that is not reviewed.
fn missing(game: &Game, reviewed: &Review) -> Option<usize> {
    (0..game.plies().len()).rev().find(|&index| reviewed.ply(index).is_none())
}

/// Returns a judgement by which the ply may have lost some discs.
fn judgement(game: &Game, index: usize, choice: usize) -> ReviewedPly {
    judged_move(index, &game.position_at(index), game.plies()[index].square, choice)
}

fn judged_move(index: usize, before: &Position, square: Square, choice: usize) -> ReviewedPly {
    let best = chosen(before, choice);
    let line = line(best, choice);
    let loss = if best == square { 0 } else { i32::try_from(choice % 7).unwrap() };
    let Value::Exact(discs) = line.value else { unreachable!("it is exact") };
    ReviewedPly {
        index,
        player: before.to_move().unwrap(),
        phase: Phase::of(before),
        square,
        value: Value::Exact(discs - loss),
        best,
        best_value: line.value,
        line: line.moves,
        played_line: vec![square],
    }
}

/// Returns `true` if the engine is asked for something.
pub fn is_asked(app: &App) -> bool {
    app.features.players.is_thinking()
        || app.features.review.is_under_way()
        || app.features.review.is_judging()
        || app.features.explanations.is_under_way()
        || app.features.exercise.needs_engine()
        || app.features.lines.is_shown()
}
