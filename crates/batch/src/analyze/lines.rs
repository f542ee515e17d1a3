//! The best lines of each position of a game: `othello analyze --lines`.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;
use othello_home::config::lines::LineCount;
use othello_home::process::exit_status::ExitStatus;
use othello_home::store::game_rows;
use othello_words::i18n::m;
use othello_words::text;
use othello_words::value;
use serde::Serialize;

use super::options::AnalyzeArgs;
use super::reviews::{known, limits};
use crate::json::{self, PlaceView, StartView, ValueView};
use crate::known_values::KnownValues;
use crate::run::Batch;
use crate::run::input::Input;
use crate::run::progress::Progress;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Line, Stop};
use othello_notation::reader::Found;

/// Prints so many lines of each position of each game; faults go to standard error, and the other games are still
/// searched.
pub fn run(args: &AnalyzeArgs, input: &Input, count: LineCount) -> Result<ExitStatus> {
    let mut batch = Batch::start()?;
    let mut engine = AnyEngine::new(args.engine.options());
    let known = known(args);
    let mut games = 0;
    let outcome = batch.each(input, |batch, name, game| {
        let Ok(found) = game else { return Ok(()) };
        let interrupt = batch.interrupt.clone();
        interrupt.computing(|stop| {
            let known = known.as_ref();
            let positions = search(&mut engine, args, known, count, &found, stop, &batch.progress);
            if stop.is_requested() {
                return Ok(());
            }
            games += 1;
            let mut text = Vec::new();
            if args.json {
                let view = LinesView {
                    place: PlaceView::new(name, found.at),
                    rules: found.record.game.rules().to_string(),
                    start: StartView::unusual(&found.record.game),
                    positions: positions.iter().map(PositionView::of).collect(),
                };
                json::write_line(&mut text, &view)?;
            } else {
                write(&mut text, &found, &positions, games)?;
            }
            batch.out.print(&text)
        })
    });
    batch.end(outcome)
}

/// A position of a game with its lines.
struct SearchedPosition {
    /// The number of plies before it.
    plies: usize,
    position: Position,
    played: Option<Square>,
    nodes: u64,
    seconds: f64,
    lines: Vec<Line>,
}

/// Searches each position of a game in which there is a move, from the last one back: so the engine remembers what follows.
fn search(
    engine: &mut AnyEngine,
    args: &AnalyzeArgs,
    known: Option<&KnownValues>,
    count: LineCount,
    found: &Found,
    stop: &Stop,
    progress: &Progress,
) -> Vec<SearchedPosition> {
    let game = &found.record.game;
    let limits = limits(args, game.rules());
    let mut searched = Vec::new();
    for plies in (0..=game.plies().len()).rev() {
        let position = game.position_at(plies);
        let moves = usize::from(position.legal_moves().len());
        if moves == 0 || stop.is_requested() {
            continue;
        }
        progress.update(|| m::batch::searching_move(plies + 1).to_string());
        let begin = Instant::now();
        let report = engine.search_moves(&position, count.of(moves), &limits, stop, |_| {});
        let mut lines = report.lines;
        if let Some(known) = known {
            lines = known.with_lines(&position, lines);
            lines.truncate(count.of(moves));
        }
        searched.push(SearchedPosition {
            plies,
            position,
            played: game.plies().get(plies).map(|ply| ply.square),
            nodes: report.nodes,
            seconds: begin.elapsed().as_secs_f64(),
            lines,
        });
    }
    progress.clear();
    searched.reverse();
    searched
}

fn write(
    out: &mut impl Write,
    found: &Found,
    positions: &[SearchedPosition],
    games: usize,
) -> io::Result<()> {
    if games > 1 {
        writeln!(out)?;
    }
    writeln!(out, "{}", text::printable(&game_rows::record_line(&found.record)))?;
    if let Some(sign) = value::sign(found.record.game.rules()) {
        writeln!(out, "{sign}")?;
    }
    for SearchedPosition { plies, position, played, lines, .. } in positions {
        let mover = position.to_move().unwrap_or(position.next());
        let heading = match played {
            Some(square) => m::batch::at_move_played(plies + 1, mover, *square),
            None => m::batch::at_move(plies + 1, mover),
        };
        writeln!(out, "\n{heading}")?;
        for line in lines {
            let (value, search) = (value::value(line.value), value::certainty_in_full(line.value));
            let search = text::pad(&search, 14);
            writeln!(out, "  {value:>6}  {search}  {}", value::moves(line))?;
        }
    }
    Ok(())
}

/// The lines of a game as a JSON object.
#[derive(Serialize)]
struct LinesView<'a> {
    #[serde(flatten)]
    place: PlaceView<'a>,
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<StartView>,
    positions: Vec<PositionView>,
}

#[derive(Serialize)]
struct PositionView {
    /// The number of the move that follows.
    ply: usize,
    player: &'static str,
    board: String,
    r#move: Option<&'static str>,
    nodes: u64,
    seconds: f64,
    lines: Vec<LineView>,
}

#[derive(Serialize)]
struct LineView {
    r#move: &'static str,
    value: ValueView,
    line: Vec<&'static str>,
}

impl PositionView {
    fn of(searched: &SearchedPosition) -> Self {
        let SearchedPosition { plies, position, played, nodes, seconds, lines } = searched;
        Self {
            ply: plies + 1,
            player: position.to_move().unwrap_or(position.next()).name(),
            board: position.board().to_string(),
            r#move: played.map(Square::name),
            nodes: *nodes,
            seconds: (seconds * 1000.0).round() / 1000.0,
            lines: lines.iter().map(LineView::of).collect(),
        }
    }
}

impl LineView {
    fn of(line: &Line) -> Self {
        Self {
            r#move: line.square().name(),
            value: line.value.into(),
            line: line.moves.iter().map(|square| square.name()).collect(),
        }
    }
}
