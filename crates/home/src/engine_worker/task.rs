//! Tasks of the engine, each with its own type of answers, and replies.

use std::any::Any;
use std::error::Error;
use std::fmt::{self, Debug};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::computer::Computer;
use othello_engine::review::{Explanation, Review, ReviewedPly};
use othello_engine::{Limits, SearchReport, Selectivity, Stop, review};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::text;

use othello_engine::external::ExternalError;

/// The shortest time between two answers: a screen can show no more.
const ANSWER_INTERVAL: Duration = Duration::from_millis(30);

/// The selectivity of the searches whose values are shown, as of reviews. With a more selective one the value of a
/// position changes by two discs from depth to depth.
const SHOWN: Selectivity = Selectivity::Percent87;

pub trait Engines {
    fn evaluator(&mut self) -> &mut AnyEngine;

    fn choose(&mut self, choice: &ChooseMove, stop: &Stop) -> ChosenSquare;
}

/// Something for the engine to compute.
pub trait Task: Clone + PartialEq + Debug + Send + Sync + 'static {
    type Answer: Clone + Send + Sync + 'static;

    /// Computes it; passes on what is known before the end.
    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(Self::Answer),
    ) -> Self::Answer;
}

/// The outcome of a task so far.
#[derive(Clone, Debug, PartialEq)]
pub enum TaskOutcome<A> {
    /// More follow.
    Part(A),
    /// No other follows.
    Last(A),
    /// The engine can no longer be asked.
    Failed(EngineError),
}

/// A task, whatever its type.
#[derive(Clone, Debug)]
pub struct AnyTask(Arc<dyn Erased>);

/// An answer, whatever its type.
#[derive(Clone)]
pub struct AnyAnswer {
    answer: Arc<dyn Any + Send + Sync>,
    /// No other follows.
    pub is_last: bool,
}

trait Erased: Any + Debug + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(AnyAnswer),
    ) -> AnyAnswer;
}

impl<T: Task> Erased for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Self>() == Some(self)
    }

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(AnyAnswer),
    ) -> AnyAnswer {
        let last = Task::perform(self, engines, stop, &mut |answer| {
            part(AnyAnswer::new(answer, false));
        });
        AnyAnswer::new(last, true)
    }
}

impl AnyTask {
    pub fn new(task: impl Task) -> Self {
        Self(Arc::new(task))
    }

    /// Returns the task, if it is of that type.
    pub fn get<T: Task>(&self) -> Option<&T> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    pub(super) fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(AnyAnswer),
    ) -> AnyAnswer {
        self.0.perform(engines, stop, part)
    }
}

impl PartialEq for AnyTask {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0 as &dyn Any)
    }
}

impl AnyAnswer {
    fn new(answer: impl Any + Send + Sync, is_last: bool) -> Self {
        Self { answer: Arc::new(answer), is_last }
    }
}

impl Debug for AnyAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyAnswer").field("is_last", &self.is_last).finish_non_exhaustive()
    }
}

impl PartialEq for AnyAnswer {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.answer, &other.answer)
    }
}

/// The move that a player has chosen, or the fault of that player.
pub type ChosenSquare = Result<Square, EngineError>;

#[derive(Clone, Debug, PartialEq)]
pub struct ChooseMove {
    pub computer: Computer,
    pub position: Position,
    /// The number from which the choices of levels follow.
    pub seed: u64,
    /// The time for the move, if there is a clock.
    pub time: Option<Duration>,
}

impl Task for ChooseMove {
    type Answer = ChosenSquare;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        _: &mut dyn FnMut(ChosenSquare),
    ) -> ChosenSquare {
        engines.choose(self, stop)
    }
}

/// Plays a move that is known already.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayKnown(pub Square);

impl Task for PlayKnown {
    type Answer = ChosenSquare;

    fn perform(
        &self,
        _: &mut dyn Engines,
        _: &Stop,
        _: &mut dyn FnMut(ChosenSquare),
    ) -> ChosenSquare {
        Ok(self.0)
    }
}

/// Evaluates every legal move (the key `z`), the best one first, with more certainty from answer to answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluate {
    pub position: Position,
    /// The time after which the last answer comes.
    pub time: Duration,
}

impl Task for Evaluate {
    type Answer = SearchReport;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(SearchReport),
    ) -> SearchReport {
        let limits = Limits::time(self.time).with_selectivity(SHOWN);
        let mut last = Instant::now();
        review::values(engines.evaluator(), &self.position, &limits, stop, |report| {
            if last.elapsed() >= ANSWER_INTERVAL {
                last = Instant::now();
                part(report.clone());
            }
        })
    }
}

/// Searches the best moves with their lines, more deeply from answer to answer, and at a depth that is given with less
/// and less selectivity.
#[derive(Clone, Debug, PartialEq)]
pub struct FindLines {
    pub position: Position,
    /// The number of moves.
    pub count: usize,
    /// The depth; without one, the search goes on to the end of the game.
    pub depth: Option<u32>,
    /// The least selectivity of a search at that depth.
    pub selectivity: Selectivity,
    /// The time after which the last answer comes, if there is one.
    pub time: Option<Duration>,
}

/// Lines, as far as a search has come.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundLines {
    /// The moves with their values, the best one first.
    pub report: SearchReport,
    pub effort: Effort,
}

/// The effort of a search so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The number of positions that were searched.
    pub nodes: u64,
    pub time: Duration,
}

impl Task for FindLines {
    type Answer = FoundLines;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(FoundLines),
    ) -> FoundLines {
        let Self { position, count, depth, selectivity: last_selectivity, time } = self;
        let engine = engines.evaluator();
        let begin = Instant::now();
        let (mut nodes, mut last) = (0, begin);
        let mut search = |selectivity| {
            let time = time.map(|time| time.saturating_sub(begin.elapsed()));
            let depth = depth.unwrap_or(Limits::LARGEST_DEPTH);
            let limits = Limits { depth, selectivity, exact_from: 0, time, nodes: None };
            let found = |report: &SearchReport, before| {
                let effort = Effort { nodes: before + report.nodes, time: begin.elapsed() };
                FoundLines { report: report.clone(), effort }
            };
            let report = engine.search_moves(position, *count, &limits, stop, |report| {
                if last.elapsed() >= ANSWER_INTERVAL {
                    last = Instant::now();
                    part(found(report, nodes));
                }
            });
            let found = found(&report, nodes);
            nodes += report.nodes;
            found
        };
        let mut found = search(SHOWN);
        let others = Selectivity::ALL.iter().filter(|it| **it > SHOWN && *it <= last_selectivity);
        for selectivity in others {
            let is_exact = found.report.lines.iter().all(|line| line.value.is_exact());
            let is_over = time.is_some_and(|time| begin.elapsed() >= time);
            let is_selective = AnyEngine::is_othello(position.rules());
            if is_exact || is_over || depth.is_none() || !is_selective || stop.is_requested() {
                break;
            }
            found = search(*selectivity);
        }
        found
    }
}

/// Explains why a move loses.
#[derive(Clone, Debug, PartialEq)]
pub struct Explain {
    /// The position before it.
    pub position: Position,
    /// A legal move in it.
    pub square: Square,
}

impl Task for Explain {
    type Answer = Explanation;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        _: &mut dyn FnMut(Explanation),
    ) -> Explanation {
        let limits = review::usual_limits(self.position.rules());
        review::explain(engines.evaluator(), &self.position, self.square, &limits, stop)
    }
}

/// Reviews the plies of a game, from the last one back, or looks again at all: a judgement for each, and `None`
/// after the last.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewGame {
    pub game: Box<Game>,
    /// The plies that are reviewed already.
    pub reviewed: Review,
    /// The pass: 0 reviews the missing plies, each other one looks again at all, more deeply.
    pub pass: u32,
}

impl Task for ReviewGame {
    type Answer = Option<ReviewedPly>;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(Option<ReviewedPly>),
    ) -> Option<ReviewedPly> {
        let Self { game, reviewed, pass } = self;
        let (engine, reviewed) = (engines.evaluator(), reviewed.clone());
        let progress = |ply: &ReviewedPly| {
            part(Some(ply.clone()));
            ControlFlow::Continue(())
        };
        let limits = review::limits_of_pass(game.rules(), *pass);
        if *pass == 0 {
            review::go_on_with_review(engine, game, reviewed, &limits, stop, progress);
        } else {
            review::deepen_review(engine, game, reviewed, &limits, stop, progress);
        }
        None
    }
}

/// Judges a move of a variation: first in a moment, then as a review does.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgeVariation {
    /// The number of plies before it.
    pub index: usize,
    /// The position before it.
    pub position: Position,
    /// A legal move in it.
    pub square: Square,
}

impl Task for JudgeVariation {
    type Answer = ReviewedPly;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(ReviewedPly),
    ) -> ReviewedPly {
        let Self { index, position, square } = self;
        let rules = position.rules();
        let engine = engines.evaluator();
        let mut judge = |limits| review::judge(engine, *index, position, *square, &limits, stop);
        part(judge(review::quick_limits(rules)));
        judge(review::usual_limits(rules))
    }
}

/// The identity of a task that the engine does: its replies name it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TaskId(u64);

impl TaskId {
    /// Returns the identity of the next one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

/// A task for the engine to do. It takes the place of the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineTask {
    pub id: TaskId,
    pub task: AnyTask,
    /// The threads and memory of a search.
    pub resources: Resources,
}

/// The threads and memory of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// The number of threads; `None` for one on each processor.
    pub threads: Option<NonZero<usize>>,
    /// The memory for positions that have been searched, in bytes.
    pub table_bytes: usize,
}

impl Default for Resources {
    fn default() -> Self {
        Self { threads: None, table_bytes: 32 << 20 }
    }
}

impl Resources {
    pub fn threads(&self) -> NonZero<usize> {
        let processors = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        self.threads.unwrap_or_else(processors)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct EngineReply {
    pub id: TaskId,
    pub result: Result<AnyAnswer, EngineError>,
}

impl EngineReply {
    /// Makes the reply to a task with such answers, as the engine would.
    pub fn of<A: Send + Sync + 'static>(id: TaskId, outcome: TaskOutcome<A>) -> Self {
        let result = match outcome {
            TaskOutcome::Part(answer) => Ok(AnyAnswer::new(answer, false)),
            TaskOutcome::Last(answer) => Ok(AnyAnswer::new(answer, true)),
            TaskOutcome::Failed(error) => Err(error),
        };
        Self { id, result }
    }

    /// Returns what has come of a task with such answers.
    pub fn outcome<A: Clone + Send + Sync + 'static>(self) -> Option<TaskOutcome<A>> {
        let AnyAnswer { answer, is_last } = match self.result {
            Ok(answer) => answer,
            Err(error) => return Some(TaskOutcome::Failed(error)),
        };
        let answer = answer.downcast_ref::<A>()?.clone();
        Some(if is_last { TaskOutcome::Last(answer) } else { TaskOutcome::Part(answer) })
    }

    /// Returns what is known before the end of a task with such answers.
    pub fn part<A: 'static>(&self) -> Option<&A> {
        let answer = self.result.as_ref().ok().filter(|answer| !answer.is_last)?;
        answer.answer.downcast_ref()
    }

    /// Returns `true` if no other reply to the task follows.
    pub const fn is_last(&self) -> bool {
        !matches!(self.result, Ok(AnyAnswer { is_last: false, .. }))
    }
}

/// The fault of an engine: it can no longer be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineError(Text);

impl EngineError {
    /// Makes the error that another one has led to.
    pub fn new(error: &(dyn Error + 'static)) -> Self {
        let of_program = error.downcast_ref::<ExternalError>().map(Said::said);
        Self(of_program.unwrap_or_else(|| m::common::raw(text::with_causes(error))))
    }
}

impl Said for EngineError {
    fn said(&self) -> Text {
        self.0.clone()
    }
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Error for EngineError {}
