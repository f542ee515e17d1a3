//! The table of the ideas: for how many errors each check holds, and for how many the other way round.

use crate::lines::SearchedMove;
use othello_engine::reasons::Comparison;
use othello_engine::reasons::ideas::{CHECKS, LAST, causes, is_decided};

/// Returns what is printed of errors that lose so many discs or more: `ideas` or `futures`.
pub fn mode(name: &str) -> Option<fn(&[SearchedMove], f32)> {
    match name {
        "ideas" => Some(print),
        "futures" => Some(write),
        _ => None,
    }
}

/// Prints the table of errors that lose so many discs or more in games that are not decided.
fn print(moves: &[SearchedMove], least: f32) {
    let is_lesson =
        |it: &&SearchedMove| it.loss() >= least && !is_decided(it.played.value, it.best.value);
    let errors: Vec<_> = moves.iter().filter(is_lesson).collect();
    let compared = |it: &&SearchedMove| Comparison::new(it.discs, &it.played.moves, &it.best.moves);
    let pairs: Vec<_> = errors.iter().filter_map(compared).collect();
    println!("| check | for | against | ratio |\n|---|--:|--:|--:|");
    for (name, check) in CHECKS.iter().chain([&LAST]) {
        let holds = pairs.iter().filter(|pair| check(pair).is_some()).count();
        let against = pairs.iter().filter(|pair| check(&pair.swapped()).is_some()).count();
        let tenths = 10 * holds / against.max(1);
        println!("| {name} | {holds} | {against} | {}.{} |", tenths / 10, tenths % 10);
    }
    let explained = pairs.iter().filter(|pair| !pair.causes().is_empty()).count();
    println!("\n{} errors, {explained} of them with something to be seen.", pairs.len());
}

/// Writes each error with its causes and both futures, to be checked by another program.
fn write(moves: &[SearchedMove], least: f32) {
    for it in moves.iter().filter(|it| it.loss() >= least) {
        let Some(pair) = Comparison::new(it.discs, &it.played.moves, &it.best.moves) else {
            continue;
        };
        for cause in causes(it.discs, &it.played, &it.best) {
            let futures = cause.futures(&pair).map(|it| {
                let (moves, count) = (it.moves.len(), it.count);
                format!(
                    "{moves} {:x} {:x} {:?} {:x} {count:?}",
                    it.discs.own,
                    it.discs.opp,
                    it.marks,
                    it.marked.bits()
                )
            });
            println!("{it}\t{:?}\t{}\t{}", cause.contrast, futures[0], futures[1]);
        }
    }
}
