//! `othello report`: how many games ended, and what their moves have cost.

mod reading;
mod view;

use std::io::{BufWriter, Write, stdout};
use std::sync::Arc;

use anyhow::{Context, Result};

use crate::cli::ReportArgs;
use crate::commands::stream;
use crate::features::report::{COLUMNS, sentences};
use crate::input;
use crate::json;
use crate::os::exit_status::ExitStatus;
use crate::os::interrupt::Interrupt;
use crate::progress::{Course, Progress, percent};
use crate::report::{Report, ReportedGame};
use crate::text;
use sentences::ReportLine;

use reading::{Item, PendingGame, Reading, Request};
use view::ReportView;

/// Prints a report; faults go to standard error, and the other games still count.
pub fn run(args: ReportArgs) -> Result<ExitStatus> {
    let interrupt = Interrupt::catch().context("cannot catch signals")?;
    let request = Arc::new(Request::of(args)?);
    let reading = Reading::new(request.clone(), interrupt.stop().clone());
    let engine = request.args.engine;
    let (threads, options) = (engine.threads(), engine.options_of_thread());
    let stream = stream::start(threads, &options, move |feeder| reading.feed(feeder));
    let mut maker = Maker {
        report: Report::on(request.subject.clone()),
        interrupt,
        progress: Progress::at_terminal(),
        course: Course::default(),
        status: ExitStatus::Success,
    };
    for item in stream {
        let outcome = item.map(|item| maker.take(item));
        if let Some(status) = maker.interrupt.status() {
            return Ok(status);
        }
        outcome?;
    }
    maker.progress.clear();
    let Maker { report, status, .. } = maker;
    let mut out = BufWriter::new(stdout().lock());
    if request.args.json {
        json::write_line(&mut out, &ReportView::of(&report))?;
    } else {
        for line in sentences::lines(&report, COLUMNS) {
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
    }
    out.flush()?;
    Ok(status)
}

/// A report that is being made.
struct Maker {
    report: Report,
    interrupt: Interrupt,
    progress: Progress,
    course: Course,
    status: ExitStatus,
}

impl Maker {
    fn take(&mut self, item: Item) {
        match item {
            Item::Fault { name, error } => {
                self.progress.clear();
                input::refuse(&name, &error, &mut self.status);
            }
            Item::OtherRules => self.report.other_rules += 1,
            Item::Game(game) => {
                let interrupt = self.interrupt.clone();
                interrupt.computing(|_| self.add(*game));
            }
        }
    }

    fn add(&mut self, game: PendingGame) {
        let PendingGame { record, review, search, sides, left_repertoire, left_known, share } =
            game;
        let number = self.report.games + 1;
        let Self { report, progress, course, .. } = self;
        let tell = |share: Option<f64>, course: &mut Course, is_searched: bool| {
            let share =
                share.map(|share| if is_searched { course.tell(share) } else { percent(share) });
            share.map_or_else(String::new, |share| format!("; {share}"))
        };
        let review = match search {
            None => {
                progress.update(|| format!("game {number}{}", tell(share, course, false)));
                review
            }
            Some(search) => search.wait(|| {
                progress
                    .update(|| format!("game {number}: evaluating{}", tell(share, course, true)));
            }),
        };
        report.add(&ReportedGame {
            record: &record,
            review: &review,
            sides,
            left_repertoire,
            left_known,
        });
    }
}
