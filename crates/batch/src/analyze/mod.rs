//! `othello analyze`: reviews of games.
//!
//! It needs games, in files or on standard input, and nothing else: the engine and its weights are in the program. What may be
//! given besides is in [`AnalyzeArgs`]. `reviews.rs` has the games searched, `table.rs` and `view.rs` print the reviews.

mod lines;
pub mod options;
mod reviews;
mod table;
mod view;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use anyhow::Result;
use othello_engine::review::Review;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::Record;
use othello_words::i18n::{Language, m};

use crate::json;
use crate::run::Batch;
use crate::run::input::Input;
use crate::run::output::BatchOutput;
use options::AnalyzeArgs;
use reviews::{PendingReview, Reviews};
use view::ReviewView;

/// Prints a review of each game, or writes it to the file of `--resume`; faults go to standard error,
/// and the other games are still reviewed.
pub fn run(args: AnalyzeArgs) -> Result<ExitStatus> {
    let input = Input::of(&args.files, args.encoding.encoding, args.start.start()?);
    if let Some(count) = args.lines {
        return lines::run(&args, &input, count);
    }
    let (out, earlier) = BatchOutput::open(args.base.resume.as_deref(), ReviewView::OPENING)?;
    let mut batch = Batch::writing_to(out)?;
    let args = Arc::new(args);
    let reviews = Reviews::new(Arc::clone(&args), earlier, batch.interrupt.stop().clone());
    let mut games = 0;
    let outcome = batch.each_searched(
        args.engine,
        move |feeder| reviews.feed(&input, feeder),
        |batch, game| {
            take(batch, &args, *game, &mut games)?;
            Ok(ControlFlow::Continue(()))
        },
    );
    batch.end(outcome)
}

/// Waits for the review of a game, and prints it behind so many others.
fn take(
    batch: &mut Batch,
    args: &AnalyzeArgs,
    game: PendingReview,
    games: &mut usize,
) -> Result<()> {
    let PendingReview { name, found, number, left, share, again, review } = game;
    let Some(review) = review else {
        batch.pass(share, || m::batch::reviewed_before(number).to_string());
        return Ok(());
    };
    let plies = found.record.game.plies().len();
    let review = batch
        .wait(review, share, || m::batch::reviewing(number, plies - left.get(), plies).to_string());
    batch.progress.clear();
    if batch.out.is_resumed() && review.plies.len() < plies {
        // The next run reviews the whole game.
        return Ok(());
    }
    let mut text = Vec::new();
    if args.json {
        let view = Language::in_english(|| ReviewView::of(&name, found.at, &found.record, &review));
        json::write_line(&mut text, &view)?;
    } else {
        write_table(&mut text, &found.record, &review, *games)?;
    }
    batch.say_of(&name, &Ok(found))?;
    *games += 1;
    match again {
        Some(earlier) => earlier.check(&text),
        None => batch.out.print(&text),
    }
}

fn write_table(
    out: &mut impl Write,
    record: &Record,
    review: &Review,
    games: usize,
) -> io::Result<()> {
    if games > 0 {
        writeln!(out)?;
    }
    table::lines(record, review).iter().try_for_each(|line| writeln!(out, "{}", line.trim_end()))
}
