//! `othello solve`: scores and best moves of positions.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Limits, SearchReport, Value};
use othello_home::process::exit_status::ExitStatus;
use othello_notation::error::{ErrorCategory, Location, ReadError, ReadErrorKind};
use othello_notation::position::PositionError;
use othello_notation::reader::Found;
use othello_notation::scores::{self, MoveScore};
use othello_words::i18n::{self, Text, m};
use othello_words::numbers::{decimal, short};
use othello_words::text;
use othello_words::value;
use serde::Serialize;

use crate::columns::{Column, row};
use crate::json::{self, PlaceView, ValueView};
use crate::options::encoding::EncodingArgs;
use crate::options::engine::{EngineArgs, LimitArgs};
use crate::options::rules::RulesArgs;
use crate::run::Batch;
use crate::run::diagnostic::Diagnostic;
use crate::run::input::Input;
use crate::run::output::BatchOutput;

#[derive(Args)]
pub struct SolveArgs {
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
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
    solve.totals.print(&mut batch, args)?;
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

/// The columns behind the place of a position.
const COLUMNS: [Column; 8] = [
    Column::Right(2, 5),
    Column::Color(2, 6),
    Column::Right(1, 6),
    Column::Left(2, 14),
    Column::Right(1, 8),
    Column::Right(1, 9),
    Column::Left(2, 12),
    Column::Left(1, 0),
];

/// Returns their headings.
fn headings() -> String {
    let headings: [fn() -> Text; 8] = [
        m::batch::column_empty,
        m::batch::column_side,
        m::batch::column_score,
        m::batch::column_search,
        m::batch::column_nodes,
        m::batch::column_seconds,
        m::batch::column_stated,
        m::batch::column_best_line,
    ];
    row(&COLUMNS, headings.map(|heading| heading().to_string()))
}

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
            self.print(&mut batch.out, &answer)
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
                let has_names = has_names(self.args);
                let heading =
                    if has_names { m::batch::column_position() } else { m::batch::column_line() };
                let place = place_column(self.args, &heading.to_string());
                writeln!(out, "{place}{}", headings())?;
            }
            let place = place_column(self.args, &place(self.args, answer.name, answer.at));
            writeln!(out, "{place}{}", answer.row())?;
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
        Location::Game(number) => m::batch::game(number).to_string(),
    };
    if has_names(args) { format!("{name}:{line}") } else { line }
}

fn place_column(args: &SolveArgs, place: &str) -> String {
    let place = text::printable(place);
    if !has_names(args) {
        return text::pad_start(&place, 6);
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
fn progress(place: &str, report: &SearchReport, time: Duration) -> String {
    let best = report.best_move().map_or_else(String::new, |square| format!(" {square}"));
    let value = value::value(report.value);
    let certainty = value::certainty_in_full(report.value);
    let nodes = short(report.nodes);
    let seconds = decimal(time.as_secs_f32(), 0);
    m::batch::solving(place, certainty, value + &best, nodes, seconds).to_string()
}

/// The answer to a position.
struct Answer<'a> {
    name: &'a str,
    at: Location,
    position: Position,
    /// The side that is to move or has to pass, whose value it is.
    side: Color,
    report: SearchReport,
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
    fn new(scores: &[MoveScore], report: &SearchReport) -> Option<Self> {
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
        let (value, nodes) = (value::value(value), short(self.report.nodes));
        let claim = self.claim.as_ref().map_or_else(
            || "-".into(),
            |claim| {
                let score = format!("{:+}", claim.score);
                match claim.agrees {
                    Some(true) => m::batch::claim_agrees(score).to_string(),
                    Some(false) => m::batch::claim_differs(score).to_string(),
                    None => score,
                }
            },
        );
        let side = m::common::color(self.side).to_string();
        let seconds = decimal(self.time.as_secs_f64(), 3);
        let cells =
            [self.empties().to_string(), side, value, search, nodes, seconds, claim, self.line()];
        row(&COLUMNS, cells)
    }

    /// The best line, or why there is none.
    fn line(&self) -> String {
        let moves = self.report.lines.first().map(value::moves).unwrap_or_default();
        match (self.position.to_move(), self.position.passed()) {
            (None, _) => m::common::game_over().to_string(),
            (Some(_), Some(_)) => m::batch::pass(moves).to_string(),
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
        let mut outcomes = vec![m::batch::solved(self.solved)];
        if self.estimated > 0 {
            outcomes.push(m::batch::estimated(self.estimated));
        }
        let mut lines = vec![m::batch::solved_in(i18n::list(outcomes), self.speed())];
        let Self { agreeing, differing, faults, .. } = *self;
        if agreeing + differing > 0 {
            lines.push(m::batch::stated_scores(agreeing, differing));
        }
        if faults > 0 {
            lines.push(m::batch::unread(faults));
        }
        lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }

    /// Returns the nodes, the time and, unless it is too short to divide by, the rate.
    #[expect(clippy::cast_precision_loss, reason = "a rate is an estimate")]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a rate is small")]
    fn speed(&self) -> Text {
        const LEAST_SECONDS: f64 = 0.001;
        let seconds = self.time.as_secs_f64();
        let speed = m::batch::speed(short(self.nodes), decimal(seconds, 3));
        if seconds < LEAST_SECONDS {
            return speed;
        }
        let rate = (self.nodes as f64 / seconds) as u64;
        m::batch::rate(speed, short(rate))
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
