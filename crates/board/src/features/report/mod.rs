//! The report on the saved games: how they ended and what the player's moves have cost.
//!
//! It is made of the files, where the values of reviewed moves are; nothing is searched for it.

pub mod commands;
pub mod state;
#[cfg(test)]
mod tests;

use othello_home::jobs::saved_games::{MakeReport, ReadSavedGames};
use othello_notation::Record;
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::report::{self, COLUMNS, ReportLine};

use crate::app::App;
use crate::app::page::Page;
use crate::app::reply::{Done, Reply, Tone};
use crate::features::repertoire;

pub const PAGE: Page = Page::new("report");

fn report(app: &mut App) -> Done {
    repertoire::read(app, |app| {
        app.state.job(ReadSavedGames, |app, result| match result {
            Ok(records) => report_on(app, records),
            Err(error) => {
                let text = m::report::unavailable(error.said());
                app.state.say(Reply::new(Tone::Warning, vec![text]));
            }
        });
        Ok(())
    });
    Ok(())
}

/// Has the report on these games made, and shows it.
fn report_on(app: &mut App, records: Vec<Record>) {
    let repertoires = app.state.repertoires().clone();
    let me = app.state.config().me.clone();
    app.state.job(MakeReport { records, me, repertoires }, |app, report| {
        app.features.report.shown = Some(report.into());
        app.state.show(PAGE);
    });
}

/// Returns the report in lines.
fn spoken(app: &App) -> Vec<Text> {
    let report = app.features.report.shown.as_deref();
    let lines = report.into_iter().flat_map(|report| report::lines(report, COLUMNS));
    lines
        .map(|line| match line {
            ReportLine::Sentence(text) => text,
            ReportLine::Heading(line) | ReportLine::Row(line) => m::common::raw(line),
            ReportLine::Blank => m::common::raw(""),
        })
        .collect()
}
