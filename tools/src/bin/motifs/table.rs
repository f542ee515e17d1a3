//! The table of the motifs.

use std::array;
use std::collections::HashSet;

use crate::lines::SearchedMove;
use othello_core::square::Square;
use othello_engine::Discs;
use othello_engine::reasons::{
    Comparison, LEAST_LOSS, Motif, Polarity, Reason, Replay, holds, reasons,
};

/// The losses of moves with and without a motif, by the number of empty squares.
struct Losses([[Mean; 2]; 65]);

/// A mean under way.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    fn add(&mut self, loss: f32) {
        self.sum += f64::from(loss);
        self.count += 1;
    }

    fn value(self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}

impl Losses {
    fn new() -> Self {
        Self([[Mean::default(); 2]; 65])
    }

    fn add(&mut self, searched: &SearchedMove, is_with: bool) {
        let empties = searched.discs.empty_count() as usize;
        self.0[empties][usize::from(is_with)].add(searched.loss());
    }

    /// Returns the mean loss of all moves with the motif or without it.
    fn mean(&self, is_with: bool) -> Mean {
        let means = self.0.iter().map(|means| means[usize::from(is_with)]);
        means.fold(Mean::default(), |all, it| Mean {
            sum: all.sum + it.sum,
            count: all.count + it.count,
        })
    }

    /// Returns how much more the moves with the motif lose than those without it and with as many empty
    /// squares: losses grow and vanish with them, and motifs have their times too.
    fn difference(&self) -> f64 {
        let both = self.0.iter().filter(|means| means.iter().all(|mean| mean.count > 0));
        let excess = both.map(|[without, with]| Mean {
            sum: with.sum - without.value() * f64::from(with.count),
            count: with.count,
        });
        let all = excess.fold(Mean::default(), |all, it| Mean {
            sum: all.sum + it.sum,
            count: all.count + it.count,
        });
        all.value()
    }
}

/// A move that is not the best, and what can be said about it.
struct Worse<'a> {
    searched: &'a SearchedMove,
    comparison: Comparison,
    reasons: Vec<Reason>,
}

/// Prints how the moves with each motif lose, as a table in Markdown. A move that was made in the same position of several
/// games is one observation: without that, the table would be about the openings that are played most.
pub fn print(games: usize, moves: &[SearchedMove]) {
    let worse: Vec<_> = moves.iter().filter_map(worse).collect();
    let errors: Vec<_> = worse.iter().filter(|it| it.searched.loss() >= LEAST_LOSS).collect();
    let mut seen = HashSet::new();
    let different: Vec<_> = moves.iter().filter(|it| is_first(&mut seen, it)).collect();
    println!(
        "| motif | moves | mean loss | difference | compared | mean loss | difference | said |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    for motif in Motif::ALL {
        let said = errors.iter().filter(|it| it.reasons.iter().any(|why| why.motif == motif));
        let alone = alone(motif, &different).map_or_else(|| "| |".into(), |losses| cells(&losses));
        let (mut compared, mut seen) = (Losses::new(), HashSet::new());
        for it in worse.iter().filter(|it| is_first(&mut seen, it.searched)) {
            let reason = it.comparison.reason(motif);
            let reason = reason.and_then(|reason| it.comparison.sure(reason));
            compared.add(it.searched, reason.is_some());
        }
        let sign = match motif.polarity() {
            Polarity::Blame => "",
            Polarity::Praise => " (for)",
        };
        let said = percent(said.count(), errors.len());
        println!("| {}{sign} | {alone} | {} | {said} |", motif.name(), cells(&compared));
    }
    let [none, one, two] = array::from_fn(|count| {
        percent(errors.iter().filter(|it| it.reasons.len() == count).count(), errors.len())
    });
    println!(
        "\n{games} games, {} moves ({} different), {} of them not the best, {} errors of {LEAST_LOSS} discs or more.",
        moves.len(),
        different.len(),
        worse.len(),
        errors.len()
    );
    println!("Two reasons for {two} of the errors, one for {one}, none for {none}.");
    let first = |is: fn(&Reason) -> bool| {
        percent(errors.iter().filter(|it| it.reasons.first().is_some_and(is)).count(), errors.len())
    };
    println!(
        "The first one is no amount for {}, and shown by three plies of a line for {}.",
        first(|reason| reason.counts.is_none()),
        first(|reason| reason.plies <= 3)
    );
}

/// Returns the losses of all moves with and without a motif; `None` if only a comparison shows it.
fn alone(motif: Motif, moves: &[&SearchedMove]) -> Option<Losses> {
    let mut losses = Losses::new();
    for searched in moves {
        let line = Replay::new(searched.discs, &searched.played.moves)?;
        losses.add(searched, holds(motif, &line)?);
    }
    Some(losses)
}

/// Returns `true` if no game before had the move in the same position.
fn is_first(seen: &mut HashSet<(u64, u64, Square)>, searched: &SearchedMove) -> bool {
    let SearchedMove { discs: Discs { own, opp }, played, .. } = searched;
    seen.insert((*own, *opp, played.square()))
}

fn worse(searched: &SearchedMove) -> Option<Worse<'_>> {
    let SearchedMove { discs, played, best } = searched;
    let comparison = Comparison::new(*discs, &played.moves, &best.moves)?;
    Some(Worse { searched, comparison, reasons: reasons(*discs, played, best) })
}

fn cells(losses: &Losses) -> String {
    let (with, without) = (losses.mean(true), losses.mean(false));
    let difference = losses.difference();
    format!("{} | {:.2} / {:.2} | {difference:+.2}", with.count, with.value(), without.value())
}

fn percent(part: usize, all: usize) -> String {
    let permille = (1000 * part + all / 2) / all.max(1);
    format!("{}.{} %", permille / 10, permille % 10)
}
