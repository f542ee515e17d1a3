//! `othello report`: how many games ended, and what their moves have cost.

mod games;
pub mod options;
mod view;

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;

use anyhow::Result;
use othello_games::report::{GamesReport, ReportedGame};
use othello_home::process::exit_status::ExitStatus;
use othello_words::i18n::m;
use othello_words::report::{self, COLUMNS, ReportLine};
use othello_words::text;

use crate::json;
use crate::run::Batch;
use crate::run::input::Input;
use games::{PendingGame, ReportRequest};
use options::ReportArgs;
use view::ReportView;

/// Prints a report; faults go to standard error, and the other games still count.
pub fn run(args: ReportArgs) -> Result<ExitStatus> {
    let mut batch = Batch::start()?;
    let (request, files) = ReportRequest::of(args)?;
    let request = Arc::new(request);
    let input = Input::of_othello(&files, request.args.encoding.encoding);
    let mut report = GamesReport::on(request.subject.clone());
    let (reading, stop) = (Arc::clone(&request), batch.interrupt.stop().clone());
    let outcome = batch.each_searched(
        request.args.engine,
        move |feeder| games::feed(&reading, &input, &stop, feeder),
        |batch, game| {
            match game {
                Some(game) => add(batch, &mut report, *game),
                None => report.other_rules += 1,
            }
            Ok(ControlFlow::Continue(()))
        },
    );
    let outcome = outcome.and_then(|()| {
        if batch.is_ended() { Ok(()) } else { write(&mut batch, &report, &request.args) }
    });
    batch.end(outcome)
}

/// Adds a game to the report once its values are known.
fn add(batch: &mut Batch, report: &mut GamesReport, game: PendingGame) {
    let PendingGame { record, review, search, sides, left_repertoire, left_known, share } = game;
    let number = report.games + 1;
    let review = match search {
        None => {
            batch.pass(share, || m::batch::game(number).to_string());
            review
        }
        Some(search) => batch.wait(search, share, || m::batch::evaluating(number).to_string()),
    };
    report.add(&ReportedGame {
        record: &record,
        review: &review,
        sides,
        left_repertoire,
        left_known,
    });
}

fn write(batch: &mut Batch, report: &GamesReport, args: &ReportArgs) -> Result<()> {
    batch.progress.clear();
    let out = &mut batch.out;
    if args.json {
        return Ok(json::write_line(out, &ReportView::of(report))?);
    }
    for line in report::lines(report, COLUMNS) {
        match line {
            ReportLine::Sentence(sentence) => {
                for line in text::wrap(&sentence.to_string(), COLUMNS) {
                    writeln!(out, "{line}")?;
                }
            }
            ReportLine::Heading(line) | ReportLine::Row(line) => {
                writeln!(out, "{}", line.trim_end())?;
            }
            ReportLine::Blank => writeln!(out)?,
        }
    }
    Ok(())
}
