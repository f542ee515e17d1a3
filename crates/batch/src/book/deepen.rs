//! `othello book deepen`: searches positions for the book.

use std::io::Write;

use anyhow::Result;
use othello_core::game::Game;
use othello_engine::Discs;
use othello_engine::any_engine::AnyEngine;
use othello_games::book::{Book, Grown, Plan};
use othello_home::own_book::{DeepeningProgress, limits_of_depth};
use othello_home::process::exit_status::ExitStatus;
use othello_words::i18n::{Text, m};
use othello_words::repertoire::line;
use othello_words::value;
use serde::Serialize;

use super::options::DeepenBookArgs;
use super::sources::{game, open_to_add};
use crate::json::{self, ValueView};
use crate::run::Batch;
use crate::run::output::BatchOutput;

/// Searches until nothing is left to be done, or a signal comes: what was found by then stays.
pub fn run(args: &DeepenBookArgs) -> Result<ExitStatus> {
    let game = game(args.moves.as_ref())?;
    let mut book = open_to_add(&args.book)?;
    let mut batch = Batch::start()?;
    let mut engine = AnyEngine::new(args.engine.options());
    let most = args.most.and_then(|most| usize::try_from(most).ok());
    let plan = Plan { discs: args.discs, limits: limits_of_depth(args.depth), most };
    let interrupt = batch.interrupt.clone();
    let mut printed = Ok(());
    let Batch { out, progress, .. } = &mut batch;
    let searched = interrupt.computing(|stop| {
        let root = game.position();
        othello_games::book::deepen(&mut book, &mut engine, &root, &plan, stop, |grown| {
            if args.json {
                printed = print(out, grown);
                if printed.is_err() {
                    stop.request();
                }
            } else {
                let found = grown.found.value;
                progress.update(|| {
                    let done = DeepeningProgress::of(&plan, grown).done();
                    let (value, certainty) = (value::value(found), value::certainty(found));
                    m::book::searching(done, line(&grown.line), value, certainty).to_string()
                });
            }
        })
    })?;
    progress.clear();
    printed?;
    if !args.json {
        writeln!(out, "{}", m::book::deepened(searched))?;
        if let Some(best) = best(&book, &game)? {
            writeln!(out, "{best}")?;
        }
    }
    batch.end(Ok(()))
}

/// Returns the best line of a position with its value.
fn best(book: &Book, game: &Game) -> Result<Option<Text>> {
    let position = game.position();
    let Some(mover) = position.to_move() else { return Ok(None) };
    let best = book.moves(Discs::new(&position.board(), mover))?.into_iter().next();
    Ok(best.map(|best| {
        let (value, certainty) = (value::value(best.value), value::certainty(best.value));
        m::book::best(line(&best.moves), value, certainty)
    }))
}

fn print(out: &mut BatchOutput, grown: &Grown) -> Result<()> {
    json::write_line(&mut *out, &GrownView::of(grown))?;
    Ok(out.flush()?)
}

/// A position that is in the book now, as a JSON object.
#[derive(Serialize)]
struct GrownView {
    /// The moves from the position at which it was begun.
    line: String,
    value: ValueView,
    moves: Vec<&'static str>,
}

impl GrownView {
    fn of(Grown { line: moves, found, .. }: &Grown) -> Self {
        let squares = found.moves.iter();
        Self {
            line: line(moves),
            value: found.value.into(),
            moves: squares.map(|square| square.name()).collect(),
        }
    }
}
