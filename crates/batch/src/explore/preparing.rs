//! `othello explore --prepare`: the positions in which a player loses most.

use std::io::Write;

use anyhow::Result;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Limits, Line};
use othello_games::explorer::{Filter, Habit, Selection};
use othello_home::base::BaseFiles;
use othello_home::process::exit_status::ExitStatus;
use othello_words::i18n::m;

use super::options::ExploreArgs;
use super::table;
use crate::known_values::{KnownValues, values};
use crate::run::Batch;
use crate::run::progress::Progress;

/// The positions that are looked at are before this ply: later ones hardly come again.
const BEFORE: usize = 40;

/// The most positions whose moves are evaluated.
const MOST_EVALUATED: usize = 60;

/// The most positions that are printed.
const MOST_PRINTED: usize = 20;

/// The plies that the engine looks ahead, if nobody says how many.
const DEPTH: u32 = 12;

/// A habit and what it loses.
struct Judged {
    habit: Habit,
    /// The sum of what its replies have lost.
    loss: f32,
    replies: Vec<(Square, u64, f32)>,
    best: Square,
}

/// Prints the positions in which the player of the filter loses most, the worst first.
pub fn run(files: BaseFiles, filter: &Filter, args: &ExploreArgs) -> Result<ExitStatus> {
    let mut batch = Batch::start()?;
    batch.progress = Progress::everywhere();
    let base = batch.open_base(files);
    if batch.is_ended() {
        return batch.end(Ok(()));
    }
    let games = base.games();
    let selection = Selection::new(games, filter, |_| true);
    let plays = |index| filter.players(games.listed(index).names).collect();
    let mut habits = games.habits(&selection, plays, BEFORE, 2);
    habits.truncate(MOST_EVALUATED);
    let positions = habits.len();
    let mut engine = AnyEngine::new(args.engine.options());
    let known = KnownValues::find(args.book);
    let mut judged: Vec<_> = batch.interrupt.computing(|stop| {
        let limits = args.limits.limits(Limits::depth(DEPTH));
        let habits = habits.into_iter().enumerate();
        let habits = habits.take_while(|_| !stop.is_requested());
        let judged = habits.map(|(done, habit)| {
            batch.progress.show(&table::valuing(done, positions));
            let position = habit.game.position();
            (habit, values(&mut engine, known.as_ref(), &position, &limits, stop))
        });
        judged
            .filter(|_| !stop.is_requested())
            .filter_map(|(habit, values)| judge(habit, &values))
            .collect()
    });
    batch.progress.clear();
    judged.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    let out = &mut batch.out;
    let player = filter.player.as_deref().unwrap_or_default();
    writeln!(out, "{}", table::habits(player, selection.len() as u64, positions))?;
    if judged.is_empty() {
        writeln!(out, "{}", m::explorer::no_habits())?;
    } else {
        writeln!(out, "\n{}", table::habits_head())?;
    }
    for Judged { habit, loss, replies, best } in judged.iter().take(MOST_PRINTED) {
        writeln!(out, "{}", table::habit(habit, *loss, replies, *best))?;
    }
    batch.say_of_base(&base)?;
    if base.faults().0.is_some() {
        batch.fail();
    }
    batch.end(Ok(()))
}

#[expect(clippy::cast_precision_loss, reason = "a sum of small numbers")]
fn judge(habit: Habit, values: &[Line]) -> Option<Judged> {
    let best = values.first()?;
    let loss = |square: Square| {
        let line = values.iter().find(|line| line.square() == square)?;
        Some((best.value.discs() - line.value.discs()).max(0.0))
    };
    let replies =
        habit.replies.iter().filter_map(|&(square, games)| Some((square, games, loss(square)?)));
    let replies: Vec<_> = replies.collect();
    let loss = replies.iter().map(|(_, games, loss)| *games as f32 * loss).sum();
    Some(Judged { best: best.square(), habit, loss, replies })
}
