//! Finds the balanced openings of `othello_core::balanced` and writes their file:
//!
//! ```text
//! cargo run --release -p othello-tools --bin balanced -- values.tsv balanced.bin
//! cargo run --release -p othello-tools --bin balanced -- --holding values24.tsv balanced_holding.bin
//! ```
//!
//! The second run searches the openings of the library more deeply, and writes which of them hold best. The
//! arguments are a file in which the values of searches are kept, the file to write, and the number of threads
//! (1). What is in the first file already is not searched again, so that a stopped run goes on where it was.
//! The same weights of the engine give the same file, with any number of threads.
//! `docs/balanced.md` describes the method.

mod encoding;
mod openings;
mod search;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::Path;

use othello_core::balanced::BalancedOpening;
use othello_core::square::Square;
use othello_engine::Discs;

use openings::{Openings, discs};
use search::{Result, Searches};

/// A search of the openings that are left, after which fewer are left.
struct Sieve {
    depth: u32,
    /// The largest value of either side in discs.
    largest: f32,
    /// The number of moves that have to be sound.
    sound: usize,
}

/// The searches from the shallowest to the one that decides.
const SIEVES: [Sieve; 3] = [
    Sieve { depth: 12, largest: 3.0, sound: 1 },
    Sieve { depth: 16, largest: 2.0, sound: 2 },
    Sieve { depth: 22, largest: 1.0, sound: 1 },
];

/// The most that a sound move loses against the best one, in discs.
const SOUND: f32 = 2.0;
/// The most that a move of a natural opening loses.
const NATURAL: f32 = 4.0;
/// The depth of the searches that show which values hold, and the number of those that hold best.
const CHECK_DEPTH: u32 = 24;
const HOLDING: usize = 1000;

fn main() -> Result<()> {
    let args: Vec<_> = env::args().skip(1).collect();
    let is_option = |arg: &&String| *arg == "--holding";
    let files = &args[args.iter().take_while(is_option).count()..];
    let (values, output, threads) = match files {
        [values, output] => (values, output, 1),
        [values, output, threads] => (values, output, threads.parse()?),
        _ => return Err("expected a file for the values, and the file to write".into()),
    };
    let searches = Searches::open(Path::new(values), threads)?;
    let bytes = if files.len() < args.len() { holding(searches)? } else { list(searches)? };
    Ok(fs::write(output, bytes)?)
}

/// Searches all openings of eight moves and returns those that are balanced, encoded.
fn list(mut searches: Searches<'_>) -> Result<Vec<u8>> {
    let openings = Openings::new();
    let all: Vec<(usize, Discs)> =
        openings.last().iter().map(|node| discs(&node.position)).enumerate().collect();
    let mut left = all.clone();
    for Sieve { depth, largest, sound } in SIEVES {
        let found = searches.values(&left, depth, sound)?;
        let is_kept = |values: &Vec<f32>| {
            let last = values.get(sound - 1);
            values[0].abs() <= largest && last.is_some_and(|last| values[0] - last <= SOUND)
        };
        let kept = left.iter().zip(&found).filter(|(_, values)| is_kept(values));
        left = kept.map(|(position, _)| *position).collect();
        println!("depth {depth}: {} left", left.len());
    }

    let shallow = searches.values(&all, SIEVES[0].depth, SIEVES[0].sound)?;
    let values = openings.values(shallow.iter().map(|values| values[0]).collect());
    let ways = encoding::ways(&openings, &values);
    let (natural, others): (BTreeSet<Vec<Square>>, BTreeSet<_>) = {
        let ways = left.iter().map(|(number, _)| &ways[number]);
        let (natural, others): (Vec<_>, Vec<_>) = ways.partition(|way| way.largest_loss <= NATURAL);
        let moves = |ways: Vec<&encoding::Way>| ways.iter().map(|way| way.moves.clone()).collect();
        (moves(natural), moves(others))
    };
    println!("{} natural, {} others", natural.len(), others.len());
    Ok(encoding::encode(&natural, &others))
}

/// Searches the openings of the library and returns a bit for each, set for those whose values are smallest.
fn holding(mut searches: Searches<'_>) -> Result<Vec<u8>> {
    let numbers = 1..=BalancedOpening::COUNT;
    let openings = numbers.filter_map(BalancedOpening::new);
    let all: Vec<_> =
        openings.map(|it| (usize::from(it.number()), discs(&it.game().position()))).collect();
    let found = searches.values(&all, CHECK_DEPTH, 1)?;
    let values = found.iter().map(|values| values[0].abs());
    let mut ranked: Vec<_> = values.zip(all.iter().map(|(number, _)| *number)).collect();
    ranked.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    for bound in [1.0, 2.0, 3.0, 4.0] {
        let within = ranked.iter().filter(|(value, _)| *value <= bound).count();
        println!("depth {CHECK_DEPTH}: {within} of {} within {bound}", ranked.len());
    }
    let [median, largest] = [ranked.len() / 2, ranked.len() - 1].map(|rank| ranked[rank].0);
    println!("depth {CHECK_DEPTH}: median {median}, largest {largest}");
    let mut bits = vec![0; all.len().div_ceil(8)];
    for (_, number) in &ranked[..HOLDING] {
        bits[(number - 1) / 8] |= 1 << ((number - 1) % 8);
    }
    println!("the {HOLDING} best: within {}", ranked[HOLDING - 1].0);
    Ok(bits)
}
