//! `othello repertoire check`: what a repertoire lacks.

use std::io::Write;

use anyhow::Result;
use othello_core::square::Square;
use othello_games::repertoire::check::{CheckBounds, RepertoireFault, RepertoireFinding, check};
use othello_games::repertoire::make::CountedGames;
use othello_home::config;
use othello_home::process::exit_status::ExitStatus;
use othello_home::repertoire_files::records;
use othello_words::i18n::m;
use othello_words::repertoire;
use serde::Serialize;

use super::options::CheckRepertoireArgs;
use super::sources::{evaluator, file, filter, open};
use crate::json;
use crate::known_values::KnownValues;
use crate::run::Batch;
use crate::run::diagnostic::Diagnostic;

/// Prints each fault on a line; the status says whether there is any.
pub fn run(args: &CheckRepertoireArgs) -> Result<ExitStatus> {
    let color = args.own.into();
    let filter = filter(&args.filter)?;
    let path = file(args.file.as_ref(), color)?;
    let records = records(&path)?;
    // A repertoire can be checked without games.
    let files = match args.files[..] {
        [] => config::games::files(),
        _ => config::games::named(&args.files)?,
    };
    let mut batch = Batch::start()?;
    let (base, selection) = open(&mut batch, files, &filter)?;
    if batch.is_ended() {
        return batch.end(Ok(()));
    }
    let games = CountedGames { base: base.games(), selection: &selection };
    let games = (!selection.is_empty()).then_some(games);
    if games.is_none() {
        batch.say(&Diagnostic::note(m::repertoire::no_frequencies().to_string()))?;
    }
    let bounds = CheckBounds {
        share: args.frequent.share / 100.0,
        games: args.frequent.games,
        loss: args.loss,
    };
    let checked = batch.interrupt.computing(|stop| {
        let values = evaluator(args.limits, KnownValues::find(args.book), stop);
        check(color, &records, games, &bounds, stop, values, |done, all| {
            batch.progress.update(|| m::repertoire::checking(done, all).to_string());
        })
    });
    batch.progress.clear();
    let out = &mut batch.out;
    for finding in &checked.findings {
        if args.json {
            json::write_line(&mut *out, &FindingView::from(finding))?;
        } else {
            writeln!(out, "{}", repertoire::finding(finding, color))?;
        }
    }
    if !args.json {
        writeln!(out, "{}", m::repertoire::checked(checked.positions, checked.findings.len()))?;
    }
    if !checked.findings.is_empty() {
        batch.fail();
    }
    batch.end(Ok(()))
}

/// A fault as a JSON object.
#[derive(Serialize)]
struct FindingView {
    line: String,
    #[serde(flatten)]
    fault: FaultView,
}

#[derive(Serialize)]
#[serde(tag = "fault", rename_all = "lowercase")]
enum FaultView {
    Hole { r#move: &'static str, games: u64, of: u64 },
    Unanswered,
    Unread,
    Loss { r#move: &'static str, loss: f32, best: &'static str },
    Conflict { moves: Vec<&'static str>, other_line: String, other_moves: Vec<&'static str> },
}

impl From<&RepertoireFinding> for FindingView {
    fn from(RepertoireFinding { line, fault }: &RepertoireFinding) -> Self {
        let names = |squares: &[Square]| squares.iter().map(|square| square.name()).collect();
        let fault = match fault {
            RepertoireFault::Hole { square, games, reached } => {
                FaultView::Hole { r#move: square.name(), games: *games, of: *reached }
            }
            RepertoireFault::Unanswered => FaultView::Unanswered,
            RepertoireFault::Unread => FaultView::Unread,
            RepertoireFault::Loss { square, loss, best } => FaultView::Loss {
                r#move: square.name(),
                loss: (loss * 100.0).round() / 100.0,
                best: best.name(),
            },
            RepertoireFault::Conflict { moves, other, other_moves } => FaultView::Conflict {
                moves: names(moves),
                other_line: repertoire::line(other),
                other_moves: names(other_moves),
            },
        };
        Self { line: repertoire::line(line), fault }
    }
}
