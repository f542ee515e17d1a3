//! `othello solve`: scores and best moves of positions.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Limits, Report, Value};
use othello_home::os::exit_status::ExitStatus;
use othello_notation::error::{ErrorCategory, Location, ReadError, ReadErrorKind};
use othello_notation::position::PositionError;
use othello_notation::reader::Found;
use othello_notation::scores::{self, MoveScore};
use othello_words::text;
use othello_words::value;
use serde::Serialize;

use crate::batch::Batch;
use crate::batch::diagnostic::Diagnostic;
use crate::batch::input::Input;
use crate::batch::output::BatchOutput;
use crate::json::{self, PlaceView, ValueView};
use crate::options::encoding::EncodingArgs;
use crate::options::engine::{EngineArgs, LimitArgs};
use crate::options::rules::RulesArgs;

#[derive(Args)]
pub struct SolveArgs {
    /// Files of positions (also OBF), or of games, which count with their last position; `-` or none
    /// reads standard input
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    /// Print each answer as a JSON object on one line
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub engine: EngineArgs,
    #[command(flatten)]
    pub rules: RulesArgs,
}

/// Prints an answer to each position; faults go to standard error, and the other positions are still
/// solved.
pub fn run(args: &SolveArgs) -> Result<ExitStatus> {
    let start = Position::start(args.rules.rules()?);
    let input = Input::of(&args.files, args.encoding.encoding, start);
    let mut batch = Batch::start()?;
    let engine = AnyEngine::new(args.engine.options());
    let mut solve = Solve { args, engine, totals: Totals::default() };
    let outcome = batch.each(&input, |batch, name, game| solve.take(batch, name, game));
    solve.totals.print(&mut batch, args).context("cannot print the totals")?;
    batch.end(outcome)
}

struct Solve<'a> {
    args: &'a SolveArgs,
    engine: AnyEngine,
    totals: Totals,
}

#[derive(Default)]
struct Totals {
    solved: usize,
    estimated: usize,
    nodes: u64,
    time: Duration,
    agreeing: usize,
    differing: usize,
    /// The number of positions that could not be read.
    faults: usize,
}

/// The headings of the columns behind the place of a position.
const HEADINGS: &str =
    "  empty  side    score  search            nodes   seconds  stated       best move and line";

/// The number of empty squares up to which a solver needs no estimates of each depth before.
const SOLVED_SOON: u32 = 30;

impl Solve<'_> {
    fn take(
        &mut self,
        batch: &mut Batch,
        name: &str,
        game: Result<Found, ReadError>,
    ) -> Result<()> {
        let found = match game {
            Ok(found) => found,
            Err(error) => {
                self.totals.count_fault(&error);
                return Ok(());
            }
        };
        let position = found.record.game.position();
        if position.board().occupied().is_empty() && !position.is_opening() {
            let error = ReadErrorKind::Position(PositionError::Empty);
            let error = ReadError::new(first_column(found.at), error);
            self.totals.count_fault(&error);
            return batch.say(&Diagnostic::of(name, &error));
        }
        let interrupt = batch.interrupt.clone();
        interrupt.computing(|stop| {
            let limits = self.limits(&position);
            let place = place(self.args, name, found.at);
            let began = Instant::now();
            let mut report = self.engine.search_moves(&position, 1, &limits, stop, |report| {
                batch.progress.show(&progress(&place, report, began.elapsed()));
            });
            let time = began.elapsed();
            batch.progress.clear();
            let side = position.next();
            if position.passed().is_some() {
                report.value = -report.value;
            }
            let claim = Claim::new(&scores::scores(&found.record), &report);
            let answer = Answer { name, at: found.at, position, side, report, time, claim };
            self.totals.count(&answer);
            self.print(&mut batch.out, &answer).context("cannot print the answer")
        })
    }

    fn limits(&self, position: &Position) -> Limits {
        let limits = self.args.limits;
        let is_limited = limits.depth.is_some() || limits.time.is_some();
        let is_far = u32::from(position.board().empties().len()) > SOLVED_SOON;
        let exact_from = if is_limited || is_far { 0 } else { Limits::EXACT.exact_from };
        limits.limits(Limits::EXACT.with_exact_from(exact_from))
    }

    fn print(&self, out: &mut BatchOutput, answer: &Answer) -> Result<()> {
        if self.args.json {
            json::write_line(&mut *out, &AnswerView::of(answer))?;
        } else {
            if self.totals.answers() == 1 {
                let heading = if has_names(self.args) { "position" } else { "line" };
                let [place, rest] = [place_column(self.args, heading), HEADINGS.into()];
                writeln!(out, "{place}{rest}")?;
            }
            let place = place_column(self.args, &place(self.args, answer.name, answer.at));
            writeln!(out, "{place}{}", answer.row().trim_end())?;
        }
        Ok(out.flush()?)
    }
}

/// Returns `true` if the names of the files stand in the table.
fn has_names(args: &SolveArgs) -> bool {
    args.files.len() > 1
}

/// Returns the place of a position as the table has it.
fn place(args: &SolveArgs, name: &str, at: Location) -> String {
    let line = match at {
        Location::Line(line) | Location::Column { line, .. } => line.to_string(),
        Location::Game(number) => format!("game {number}"),
    };
    if has_names(args) { format!("{name}:{line}") } else { line }
}

fn place_column(args: &SolveArgs, place: &str) -> String {
    let place = text::printable(place);
    if !has_names(args) {
        return format!("{place:>6}");
    }
    let widths = args.files.iter().map(|path| text::width(&path.to_string_lossy()));
    text::pad(&place, widths.max().unwrap_or(0).min(40) + 5)
}

/// Returns the first character of a line.
const fn first_column(at: Location) -> Location {
    match at {
        Location::Line(line) => Location::Column { line, column: 1 },
        Location::Column { .. } | Location::Game(_) => at,
    }
}

/// Returns how far a search has come.
fn progress(place: &str, report: &Report, time: Duration) -> String {
    let best = report.best_move().map_or_else(String::new, |square| format!(" {square}"));
    let value = value::value(report.value);
    let certainty = value::certainty_in_full(report.value);
    let nodes = value::short(report.nodes);
    format!("{place}: {certainty}: {value}{best}, {nodes} nodes, {:.0} s", time.as_secs_f32())
}

/// The answer to a position.
struct Answer<'a> {
    name: &'a str,
    at: Location,
    position: Position,
    /// The side that is to move or has to pass, whose value it is.
    side: Color,
    report: Report,
    time: Duration,
    claim: Option<Claim>,
}

/// The score that a file states for the best move.
struct Claim {
    score: i32,
    /// `None` if the answer is an estimate.
    agrees: Option<bool>,
}

impl Claim {
    /// Compares the scores with the result: the best one has to be the value, and so has that of the
    /// move found.
    fn new(scores: &[MoveScore], report: &Report) -> Option<Self> {
        let score = scores.iter().map(|stated| stated.score).max()?;
        let is_found =
            |stated: &&MoveScore| stated.square.is_some() && stated.square == report.best_move();
        let of_found = scores.iter().find(is_found).map_or(score, |stated| stated.score);
        let agrees = match report.value {
            Value::Exact(value) => Some(score == value && of_found == value),
            Value::Estimated { .. } => None,
        };
        Some(Self { score, agrees })
    }
}

impl Answer<'_> {
    fn empties(&self) -> u8 {
        self.position.board().empties().len()
    }

    fn row(&self) -> String {
        let (value, search) = (self.report.value, value::certainty_in_full(self.report.value));
        let (value, nodes) = (value::value(value), value::short(self.report.nodes));
        let claim = self.claim.as_ref().map_or_else(
            || "-".into(),
            |claim| match claim.agrees {
                Some(true) => format!("{:+} agrees", claim.score),
                Some(false) => format!("{:+} differs", claim.score),
                None => format!("{:+}", claim.score),
            },
        );
        let (empties, side, seconds) = (self.empties(), self.side, self.time.as_secs_f64());
        let line = self.line();
        format!(
            "  {empties:>5}  {side:<6} {value:>6}  {search:<14} {nodes:>8} {seconds:>9.3}  {claim:<12} {line}"
        )
    }

    /// The best line, or why there is none.
    fn line(&self) -> String {
        let moves = self.report.lines.first().map(value::moves).unwrap_or_default();
        match (self.position.to_move(), self.position.passed()) {
            (None, _) => "the game is over".into(),
            (Some(_), Some(_)) => format!("pass {moves}"),
            (Some(_), None) => moves,
        }
    }
}

impl Totals {
    const fn answers(&self) -> usize {
        self.solved + self.estimated
    }

    /// Counts a position that could not be read. Nobody knows how many a whole file has.
    fn count_fault(&mut self, error: &ReadError) {
        let is_skipped = error.kind.category() == ErrorCategory::Skipped;
        let is_whole_file = matches!(error.kind, ReadErrorKind::Unreadable(_));
        self.faults += usize::from(!is_skipped && !is_whole_file);
    }

    /// Prints the totals, and has the run fail if a file states other scores.
    fn print(&self, batch: &mut Batch, args: &SolveArgs) -> Result<()> {
        if self.differing > 0 {
            batch.fail();
        }
        if !args.json && self.answers() > 0 {
            writeln!(batch.out, "\n{}", self.sentences())?;
        }
        Ok(batch.out.flush()?)
    }

    fn count(&mut self, answer: &Answer) {
        *(if answer.report.value.is_exact() { &mut self.solved } else { &mut self.estimated }) += 1;
        self.nodes += answer.report.nodes;
        self.time += answer.time;
        match answer.claim.as_ref().and_then(|claim| claim.agrees) {
            Some(true) => self.agreeing += 1,
            Some(false) => self.differing += 1,
            None => {}
        }
    }

    fn sentences(&self) -> String {
        let mut outcomes = vec![format!("{} solved", value::counted(self.solved, "position"))];
        if self.estimated > 0 {
            outcomes.push(format!("{} estimated", self.estimated));
        }
        let outcomes = outcomes.join(", ");
        let mut lines = vec![format!("{outcomes}; {}.", self.speed())];
        let Self { agreeing, differing, faults, .. } = *self;
        if agreeing + differing > 0 {
            lines.push(format!("Scores in the file: {agreeing} agree, {differing} differ."));
        }
        if faults > 0 {
            lines.push(format!("{} could not be read.", value::counted(faults, "position")));
        }
        lines.join("\n")
    }

    /// Returns the nodes, the time and, unless it is too short to divide by, the rate.
    #[expect(clippy::cast_precision_loss, reason = "a rate is an estimate")]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a rate is small")]
    fn speed(&self) -> String {
        const LEAST_SECONDS: f64 = 0.001;
        let seconds = self.time.as_secs_f64();
        let noun = if self.nodes == 1 { "node" } else { "nodes" };
        let speed = format!("{} {noun} in {seconds:.3} s", value::short(self.nodes));
        if seconds < LEAST_SECONDS {
            return speed;
        }
        let rate = (self.nodes as f64 / seconds) as u64;
        format!("{speed}, {} a second", value::short(rate))
    }
}

/// A position, as keys of its answer.
#[derive(Serialize)]
struct PositionView {
    rules: String,
    board: String,
    side: &'static str,
    empties: u8,
    passed: bool,
    over: bool,
}

/// An answer as a JSON object.
#[derive(Serialize)]
struct AnswerView<'a> {
    #[serde(flatten)]
    place: PlaceView<'a>,
    #[serde(flatten)]
    position: PositionView,
    value: ValueView,
    best: Option<&'static str>,
    moves: Vec<&'static str>,
    nodes: u64,
    seconds: f64,
    stated: Option<i32>,
    agrees: Option<bool>,
}

impl<'a> AnswerView<'a> {
    fn of(answer: &Answer<'a>) -> Self {
        let (position, report) = (&answer.position, &answer.report);
        let moves = report.lines.first().map(|line| &line.moves[..]).unwrap_or_default();
        Self {
            place: PlaceView::new(answer.name, answer.at),
            position: PositionView {
                rules: position.rules().to_string(),
                board: position.board().to_string(),
                side: answer.side.name(),
                empties: answer.empties(),
                passed: position.passed().is_some(),
                over: position.to_move().is_none(),
            },
            value: report.value.into(),
            best: report.best_move().map(Square::name),
            moves: moves.iter().map(|square| square.name()).collect(),
            nodes: report.nodes,
            seconds: answer.time.as_secs_f64(),
            stated: answer.claim.as_ref().map(|claim| claim.score),
            agrees: answer.claim.as_ref().and_then(|claim| claim.agrees),
        }
    }
}
