//! `othello explore`: what was played in a position, and how it ended.

pub mod options;
mod preparing;
mod table;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::Result;
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::openings::{NamedOpening, OpeningLanguage};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Limits, Line, Stop, review};
use othello_games::explorer::{BaseGame, Ending, Filter, MoveCount, Query};
use othello_home::base::{self, BaseFiles, ReadingFaults};
use othello_home::config;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::transcript;
use othello_words::explorer;
use othello_words::faults::Said;
use othello_words::i18n::{self, m};
use othello_words::plies;
use serde::Serialize;

use crate::json;
use crate::known_values::{self, KnownValues};
use crate::options::rules::usage;
use crate::run::Batch;
use crate::run::diagnostic::Diagnostic;
use options::ExploreArgs;

/// The games and the position that are asked for.
pub struct ExploreRequest {
    pub filter: Filter,
    /// The moves that lead to the position.
    pub game: Game,
    pub files: BaseFiles,
}

impl ExploreRequest {
    /// Returns what the arguments ask for.
    pub fn of(args: &ExploreArgs) -> Result<Self> {
        let filter = args.filter.filter();
        if args.filter.games.lack_player() {
            return Err(usage(
                &m::batch::needs(i18n::disjunction(["--result won", "--result lost"]), "--player")
                    .to_string(),
            )
            .into());
        }
        if filter.color.is_some() && filter.player.is_none() && args.vs.is_none() {
            return Err(usage(
                &m::batch::needs("--color", i18n::disjunction(["--player", "--vs"])).to_string(),
            )
            .into());
        }
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, args.moves.as_deref().unwrap_or_default())
            .map_err(|error| usage(&format!("--moves: {}", error.said())))?;
        let mut files = config::games::named(&args.files)?;
        for file in &mut files.files {
            file.encoding = args.encoding.encoding;
        }
        Ok(Self { filter, game, files })
    }
}

/// Prints a row for each move; faults go to standard error, and the other games are still counted.
pub fn run(request: ExploreRequest, args: &ExploreArgs) -> Result<ExitStatus> {
    let ExploreRequest { filter, game, files } = request;
    if args.prepare {
        return preparing::run(files, &filter, args);
    }
    let mut batch = Batch::start()?;
    let query = Query::new(&game.position());
    let most = if args.json { 0 } else { args.games };
    let (counts, report) = batch.interrupt.computing(|stop| {
        base::read(
            &files.files,
            stop,
            || Counting { query: query.clone(), latest: Latest { most, games: Vec::new() } },
            |counting, _, game| {
                if let Some(ending) = counting.query.count(game, &filter) {
                    counting.latest.add(game, ending);
                }
                ControlFlow::Continue(())
            },
            |course| batch.progress.show(&course.said().to_string()),
        )
    });
    batch.progress.clear();
    if batch.is_ended() {
        return batch.end(Ok(()));
    }
    let mut whole = Counting { query, latest: Latest { most, games: Vec::new() } };
    for part in counts {
        whole.query.merge(&part.query);
        part.latest.games.into_iter().for_each(|game| whole.latest.insert(game));
    }
    if args.json {
        for row in whole.query.rows() {
            json::write_line(&mut batch.out, &RowView::of(row, &game))?;
        }
    } else {
        let values = batch.interrupt.computing(|stop| values(args, &game.position(), stop));
        print(&mut batch.out, &game, &whole, &report, &values)?;
    }
    say_faults(&mut batch, &files.faults, &report, args)?;
    batch.end(Ok(()))
}

fn say_faults(
    batch: &mut Batch,
    missing: &[String],
    report: &ReadingFaults,
    args: &ExploreArgs,
) -> Result<()> {
    for fault in missing.iter().chain(&report.faults) {
        batch.say(&Diagnostic::error(fault.clone()))?;
    }
    let others = report.fault_count - report.faults.len() as u64;
    if others > 0 {
        batch.say(&Diagnostic::error(table::more_faults(others)))?;
    }
    if args.json && report.skipped > 0 {
        batch.say(&Diagnostic::note(table::skipped(report.skipped)))?;
    }
    Ok(())
}

/// The counts of a part of the files.
struct Counting {
    query: Query,
    latest: Latest,
}

/// The latest of the games that have reached the position.
struct Latest {
    most: usize,
    /// The latest first; among those of a year, the first that was read.
    games: Vec<FoundGame>,
}

/// A game that has reached the position.
struct FoundGame {
    names: ByColor<Option<String>>,
    event: Option<String>,
    year: Option<u16>,
    ending: Ending,
}

impl Latest {
    fn add(&mut self, game: &BaseGame<'_>, ending: Ending) {
        let is_late = self.games.last().is_none_or(|last| game.year > last.year);
        if self.games.len() < self.most || is_late && self.most > 0 {
            self.insert(FoundGame {
                names: ByColor::from_fn(|color| game.names[color].map(String::from)),
                event: game.event.map(String::from),
                year: game.year,
                ending,
            });
        }
    }

    fn insert(&mut self, game: FoundGame) {
        let place = self.games.partition_point(|other| other.year >= game.year);
        self.games.insert(place, game);
        self.games.truncate(self.most);
    }
}

/// Returns the values of the moves of a position, the best first.
fn values(args: &ExploreArgs, position: &Position, stop: &Stop) -> Vec<Line> {
    if position.to_move().is_none() {
        return Vec::new();
    }
    let time = Some(Duration::from_secs(1));
    let limits = args.limits.limits(Limits { time, ..review::usual_limits(position.rules()) });
    let mut engine = AnyEngine::new(args.engine.options());
    let known = KnownValues::find(args.book);
    known_values::values(&mut engine, known.as_ref(), position, &limits, stop)
}

fn print(
    out: &mut impl Write,
    game: &Game,
    counting: &Counting,
    report: &ReadingFaults,
    values: &[Line],
) -> Result<()> {
    let position = game.position();
    let reached = counting.query.reached();
    let name = plies::opening(game, game.plies().len());
    writeln!(out, "{}", table::heading(game, name))?;
    writeln!(out, "{}", explorer::reached(reached, report.games))?;
    if report.skipped > 0 {
        writeln!(out, "{}", table::skipped(report.skipped))?;
    }
    let mut rows = counting.query.rows();
    let place = |row: &MoveCount| values.iter().position(|line| line.square() == row.square);
    // Where games end, the engine leads.
    rows.sort_by_key(|row| (Reverse(row.count.games), place(row)));
    if rows.iter().all(|row| row.count.games == 0) && position.to_move().is_some() {
        writeln!(out, "{}", m::explorer::no_games_go_on())?;
    }
    if !rows.is_empty() {
        writeln!(out, "\n{}", table::table_head())?;
    }
    for row in &rows {
        let value = place(row).map(|place| values[place].value);
        let opening = explorer::opening_after(game, row.square);
        let row = table::table_row(row, reached.games, value, opening);
        writeln!(out, "{}", row.trim_end())?;
    }
    if !counting.latest.games.is_empty() {
        writeln!(out, "\n{}", table::games_head())?;
        for FoundGame { names, event, year, ending } in &counting.latest.games {
            let names = ByColor::from_fn(|color| names[color].as_deref());
            writeln!(out, "{}", table::game(names, event.as_deref(), *year, *ending))?;
        }
    }
    Ok(())
}

/// A row as a JSON object.
#[derive(Serialize)]
struct RowView {
    r#move: &'static str,
    games: u64,
    black: u64,
    draws: u64,
    white: u64,
    discs: Option<f64>,
    /// The names of the position after the move, by language.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<BTreeMap<&'static str, &'static str>>,
}

/// Returns the names of an opening by the codes of their languages.
fn names(opening: NamedOpening) -> BTreeMap<&'static str, &'static str> {
    let named = |language: OpeningLanguage| Some((language.code(), opening.name(language)?));
    OpeningLanguage::ALL.into_iter().filter_map(named).collect()
}

impl RowView {
    fn of(MoveCount { square, count }: MoveCount, before: &Game) -> Self {
        let after = before.position().play(square).ok();
        Self {
            r#move: square.name(),
            games: count.games,
            black: count.wins[Color::Black],
            draws: count.draws,
            white: count.wins[Color::White],
            discs: count.discs(),
            opening: after.and_then(|after| NamedOpening::of(&after)).map(names),
        }
    }
}
