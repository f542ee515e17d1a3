//! `othello analyze`: reviews of games.

mod lines;
mod reading;
mod table;
mod view;

use std::io::{self, Write};
use std::sync::Arc;

use anyhow::{Context, Result};

use crate::cli::AnalyzeArgs;
use crate::commands::output::Output;
use crate::commands::stream;
use crate::input;
use crate::json;
use crate::os::exit_status::ExitStatus;
use crate::os::interrupt::Interrupt;
use crate::progress::{Course, Progress, percent};
use othello_engine::analysis::Review;
use othello_notation::Record;

use reading::{Item, PendingReview, Reading};
use view::ReviewView;

/// Prints a review of each game, or writes it to the file of `--resume`; faults go to standard error,
/// and the other games are still reviewed.
pub fn run(args: AnalyzeArgs) -> Result<ExitStatus> {
    if let Some(count) = args.lines {
        return lines::run(&args, count);
    }
    let interrupt = Interrupt::catch().context("cannot catch signals")?;
    let (out, earlier) = Output::open(args.base.resume.as_deref(), ReviewView::OPENING)?;
    let args = Arc::new(args);
    let reading = Reading::new(args.clone(), earlier, interrupt.stop().clone())?;
    let (threads, options) = (args.engine.threads(), args.engine.options_of_thread());
    let stream = stream::start(threads, &options, move |feeder| reading.feed(feeder));
    let mut analyze = Analyze {
        out,
        args: &args,
        interrupt,
        progress: Progress::at_terminal(),
        course: Course::default(),
        status: ExitStatus::Success,
        games: 0,
    };
    for item in stream {
        let outcome = item.and_then(|item| analyze.take(item));
        if let Some(status) = analyze.interrupt.status() {
            return Ok(status);
        }
        outcome?;
    }
    Ok(analyze.status)
}

struct Analyze<'a> {
    out: Output,
    args: &'a AnalyzeArgs,
    interrupt: Interrupt,
    progress: Progress,
    course: Course,
    status: ExitStatus,
    /// The number of games that have been printed.
    games: usize,
}

impl Analyze<'_> {
    fn take(&mut self, item: Item) -> Result<()> {
        match item {
            Item::Fault { name, error } => {
                self.progress.clear();
                input::refuse(&name, &error, &mut self.status);
                Ok(())
            }
            Item::Known { number, share } => {
                self.progress.update(|| {
                    let share =
                        share.map_or_else(String::new, |share| format!("; {}", percent(share)));
                    format!("game {number}: reviewed before{share}")
                });
                Ok(())
            }
            Item::Game(game) => {
                let interrupt = self.interrupt.clone();
                interrupt.computing(|_| self.finish(*game))
            }
        }
    }

    /// Waits for the review of a game, and prints it.
    fn finish(&mut self, game: PendingReview) -> Result<()> {
        let PendingReview { name, found, number, left, share, again, review } = game;
        let plies = found.record.game.plies().len();
        let review = review.wait(|| {
            self.progress.update(|| {
                let share = share.map(|share| self.course.tell(share));
                let share = share.map_or_else(String::new, |share| format!("; {share}"));
                format!("game {number}: {} of {plies} moves reviewed{share}", plies - left.get())
            });
        });
        self.progress.clear();
        if self.out.is_resumed() && review.plies.len() < plies {
            // The next run reviews the whole game.
            return Ok(());
        }
        found.warnings.iter().for_each(|warning| input::warn(&name, found.at, warning));
        let mut text = Vec::new();
        if self.args.json {
            let view = ReviewView::of(&name, found.at, &found.record, &review);
            json::write_line(&mut text, &view)?;
        } else {
            self.write_table(&mut text, &found.record, &review)?;
        }
        self.games += 1;
        match again {
            Some(earlier) => earlier.check(&text),
            None => self.out.print(&text),
        }
    }

    fn write_table(
        &self,
        out: &mut impl Write,
        record: &Record,
        review: &Review,
    ) -> io::Result<()> {
        if self.games > 0 {
            writeln!(out)?;
        }
        table::lines(record, review)
            .iter()
            .try_for_each(|line| writeln!(out, "{}", line.trim_end()))
    }
}
