//! `othello analyze`: reviews of games.

use crate::features::saving;
use crate::words;
use std::io::{BufWriter, Write, stdout};
use std::ops::ControlFlow;

use crate::cli::AnalyzeArgs;
use crate::input;
use crate::json;
use crate::json::{PlaceView, ValueView};
use crate::os::exit_status::ExitStatus;
use crate::os::interrupt::Interrupt;
use crate::progress::Progress;
use crate::text;
use anyhow::{Context, Result, bail};
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_engine::Limits;
use othello_engine::analysis;
use othello_engine::analysis::{Phase, Review, ReviewedPly};
use othello_engine::any_engine::AnyEngine;
use othello_notation::Record;
use othello_notation::error::{Location, ReadError};
use othello_notation::reader::Found;
use serde::Serialize;

/// Prints a review of each game; faults go to standard error, and the other games are still
/// reviewed.
pub fn run(args: &AnalyzeArgs) -> Result<ExitStatus> {
    let mut analyze = Analyze {
        out: BufWriter::new(stdout().lock()),
        args,
        engine: AnyEngine::new(args.engine.options()),
        interrupt: Interrupt::catch().context("cannot catch signals")?,
        progress: Progress::at_terminal(),
        status: ExitStatus::Success,
        games: 0,
    };
    let outcome =
        input::each(&args.files, args.encoding.encoding, args.start.start()?, |name, game| {
            analyze.take(name, game)
        });
    if let Some(status) = analyze.interrupt.status() {
        return Ok(status);
    }
    outcome?;
    Ok(analyze.status)
}

struct Analyze<'a, W> {
    out: W,
    args: &'a AnalyzeArgs,
    engine: AnyEngine,
    interrupt: Interrupt,
    progress: Progress,
    status: ExitStatus,
    /// The number of games that have been printed.
    games: usize,
}

impl<W: Write> Analyze<'_, W> {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        let Some(found) = input::accept(name, game, &mut self.status) else { return Ok(()) };
        let Found { at, record, .. } = found;
        let interrupt = self.interrupt.clone();
        interrupt.computing(|stop| {
            let game = &record.game;
            let limits = limits(self.args, game.rules());
            let (number, plies) = (self.games + 1, game.plies().len());
            self.progress.show(&progress(number, plies, plies));
            let review = analysis::review(&mut self.engine, game, &limits, stop, |ply| {
                self.progress.show(&progress(number, ply.index, plies));
                ControlFlow::Continue(())
            });
            self.progress.clear();
            self.print(name, at, &record, &review).context("cannot print the review")
        })?;
        if interrupt.status().is_some() {
            bail!("a signal ends the program");
        }
        Ok(())
    }

    fn print(&mut self, name: &str, at: Location, record: &Record, review: &Review) -> Result<()> {
        if self.args.json {
            json::write_line(&mut self.out, &ReviewView::of(name, at, record, review))?;
        } else {
            if self.games > 0 {
                writeln!(self.out)?;
            }
            for line in table(record, review) {
                writeln!(self.out, "{}", line.trim_end())?;
            }
        }
        self.games += 1;
        Ok(self.out.flush()?)
    }
}

/// Returns the limits of the search of each position.
fn limits(args: &AnalyzeArgs, rules: Rules) -> Limits {
    match args.level {
        Some(level) => level.limits(rules),
        None => args.limits.limits(analysis::usual_limits(rules)),
    }
}

/// Returns how far a review has come: it goes backwards.
fn progress(number: usize, left: usize, plies: usize) -> String {
    format!("game {number}: {} of {plies} moves reviewed", plies - left)
}

/// Returns the lines of the review of a game.
fn table(record: &Record, review: &Review) -> Vec<String> {
    let mut lines = vec![text::printable(&saving::words::record_line(record)).into_owned()];
    lines.extend(words::value::sign(record.game.rules()).map(str::to_owned));
    let (reviewed, plies) = (review.plies.len(), record.game.plies().len());
    if plies == 0 {
        lines.push("No moves have been played.".into());
        return lines;
    }
    if reviewed < plies {
        lines.push(format!("Stopped: only the last {reviewed} of {plies} moves are reviewed."));
    }
    if reviewed == 0 {
        return lines;
    }
    lines.push(String::new());
    lines.push("move  player  played   value  best   value    loss  search".into());
    lines.extend(review.plies.iter().map(row));
    lines.push(String::new());
    lines.extend(means(review));
    let mut turns = review.turning_points().peekable();
    if turns.peek().is_some() {
        lines.push(String::new());
        lines.push("Turning points:".into());
        lines.extend(turns.map(words::value::turning_point_sentence));
    }
    lines
}

fn row(ply: &ReviewedPly) -> String {
    let ReviewedPly { index, player, square, best, .. } = ply;
    let (number, player) = (index + 1, player.to_string());
    let [value, best_value] = [ply.value, ply.best_value].map(words::value::value);
    let (loss, search) =
        (words::value::loss(ply), words::value::certainty_in_full(words::value::less_certain(ply)));
    let mark = if ply.is_turning_point() { words::value::turning_point(ply) } else { "" };
    format!(
        "{number:>4}  {player:<6}  {square:<6}  {value:>6}  {best:<4}  {best_value:>6}  {loss:>6}  {search:<15} {mark}"
    )
}

/// Returns the table of the mean losses.
fn means(review: &Review) -> Vec<String> {
    let phases = Phase::ALL.map(Phase::name).map(|name| format!("{name:>9}"));
    let mut lines = vec![format!("mean loss  {}  whole game", phases.join("  "))];
    lines.extend(Color::BOTH.map(|color| {
        let mean = |phase| words::value::mean_loss(review.mean_loss(color, phase));
        let phases = Phase::ALL.map(|phase| format!("{:>9}", mean(Some(phase))));
        format!("{:<9}  {}  {:>10}", color.to_string(), phases.join("  "), mean(None))
    }));
    lines
}

/// A review as a JSON object.
#[derive(Serialize)]
struct ReviewView<'a> {
    #[serde(flatten)]
    place: PlaceView<'a>,
    rules: String,
    black: Option<&'a str>,
    white: Option<&'a str>,
    complete: bool,
    plies: Vec<PlyView>,
    mean_loss: MeansView,
    total_loss: TotalsView,
}

impl<'a> ReviewView<'a> {
    fn of(name: &'a str, at: Location, record: &'a Record, review: &Review) -> Self {
        let ByColor { black, white } = ByColor::from_fn(|color| MeanView::of(review, color));
        let totals = ByColor::from_fn(|color| TotalView::of(review, color));
        Self {
            place: PlaceView::new(name, at),
            rules: record.game.rules().to_string(),
            black: record.name(Color::Black),
            white: record.name(Color::White),
            complete: review.plies.len() == record.game.plies().len(),
            plies: review.plies.iter().map(|ply| PlyView::of(ply, &record.game)).collect(),
            mean_loss: MeansView { black, white },
            total_loss: TotalsView { black: totals.black, white: totals.white },
        }
    }
}

/// A ply of a review.
#[derive(Serialize)]
struct PlyView {
    ply: usize,
    player: &'static str,
    phase: &'static str,
    r#move: &'static str,
    value: ValueView,
    best: &'static str,
    best_value: ValueView,
    loss: f64,
    exact: bool,
    error: bool,
    turning_point: bool,
    line: Vec<&'static str>,
    reasons: Option<String>,
}

impl PlyView {
    fn of(ply: &ReviewedPly, game: &Game) -> Self {
        let why = ply.explanation(game.position_at(ply.index)).filter(|_| ply.is_error());
        Self {
            ply: ply.index + 1,
            player: ply.player.name(),
            phase: ply.phase.name(),
            r#move: ply.square.name(),
            value: ply.value.into(),
            best: ply.best.name(),
            best_value: ply.best_value.into(),
            loss: json::hundredths(ply.loss()),
            exact: ply.is_exact(),
            error: ply.is_error(),
            turning_point: ply.is_turning_point(),
            line: ply.line.iter().map(|square| square.name()).collect(),
            reasons: why.as_ref().and_then(words::reason::reasons),
        }
    }
}

/// The losses of both players together.
#[derive(Serialize)]
struct TotalsView {
    black: TotalView,
    white: TotalView,
}

/// The losses of a player together, by the parts of the game, and the number of moves that lose a disc or more
/// in the last one.
#[derive(Serialize)]
struct TotalView {
    opening: Option<f64>,
    midgame: Option<f64>,
    endgame: Option<f64>,
    endgame_moves: usize,
}

impl TotalView {
    fn of(review: &Review, color: Color) -> Self {
        let total = |phase| review.total_loss(color, phase).map(json::hundredths);
        Self {
            opening: total(Phase::Opening),
            midgame: total(Phase::Midgame),
            endgame: total(Phase::Endgame),
            endgame_moves: review.losing_moves(color, Phase::Endgame),
        }
    }
}

/// The mean losses of both players.
#[derive(Serialize)]
struct MeansView {
    black: MeanView,
    white: MeanView,
}

/// The mean losses of a player, by the parts of the game.
#[derive(Serialize)]
struct MeanView {
    opening: Option<f64>,
    midgame: Option<f64>,
    endgame: Option<f64>,
    game: Option<f64>,
}

impl MeanView {
    fn of(review: &Review, color: Color) -> Self {
        let mean = |phase| review.mean_loss(color, phase).map(json::hundredths);
        Self {
            opening: mean(Some(Phase::Opening)),
            midgame: mean(Some(Phase::Midgame)),
            endgame: mean(Some(Phase::Endgame)),
            game: mean(None),
        }
    }
}
