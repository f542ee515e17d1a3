//! The speed of each level of this machine, compared with the crate magpie in one run.
//!
//! `cargo bench --bench moves` prints millions of items per second of CPU time, and the ratio to
//! magpie's; each is the median of nine rounds, in which all contestants take turns.
//! `cargo bench --bench moves -- perft` measures the rows whose name contains `perft`.
//! To count the instructions of one row at one level (valgrind knows no AVX-512), with the path that
//! `cargo bench --bench moves --no-run` prints:
//!
//! ```text
//! valgrind --tool=callgrind <path> --once 'perft 10' AVX2
//! ```

mod data;
mod magpie;
mod ours;

use std::fmt;
use std::sync::LazyLock;

use cpu_time::ThreadTime;
use othello_core::kernel::VectorLevel;

use Ours::{AtAnyLevel, Portable};
use data::DATA;

const ROUNDS: usize = 9;

/// The number of items done, and a checksum that has to be the same for all contestants.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Done {
    items: u64,
    sum: u64,
}

struct Row {
    name: &'static str,
    items: &'static str,
    magpie: fn() -> Done,
    ours: Ours,
}

/// The work of a row with this crate.
enum Ours {
    AtAnyLevel(fn(VectorLevel) -> Done),
    /// Through `Position`, which uses no levels.
    Portable(fn() -> Done),
}

impl Row {
    const fn new(
        name: &'static str,
        items: &'static str,
        magpie: fn() -> Done,
        ours: Ours,
    ) -> Self {
        Self { name, items, magpie, ours }
    }

    /// Runs the work; `None` if the contestant does not have it.
    fn run(&self, contestant: Contestant) -> Option<Done> {
        match (contestant, &self.ours) {
            (Contestant::Magpie, _) => Some((self.magpie)()),
            (Contestant::Ours(level), AtAnyLevel(work)) => Some(work(level)),
            (Contestant::Ours(level), Portable(work)) => (level.name() == "portable").then(work),
        }
    }
}

const ROWS: [Row; 8] = [
    Row::new("legal moves", "boards", magpie::legal_moves, AtAnyLevel(ours::legal_moves)),
    Row::new("flips", "moves", magpie::flips, AtAnyLevel(ours::flips)),
    Row::new("play", "moves", magpie::play, AtAnyLevel(ours::play)),
    Row::new("expand", "children", magpie::expand, AtAnyLevel(ours::expand)),
    Row::new(
        "perft 10, last ply counted",
        "leaves",
        magpie::perft_counted,
        AtAnyLevel(ours::perft_counted),
    ),
    Row::new(
        "perft 9, every leaf played",
        "leaves",
        magpie::perft_played,
        AtAnyLevel(ours::perft_played),
    ),
    Row::new(
        "100,000 games on boards",
        "moves",
        magpie::games_on_boards,
        AtAnyLevel(ours::games_on_boards),
    ),
    Row::new(
        "100,000 games by the rules",
        "moves",
        magpie::games_by_rules,
        Portable(ours::games_by_rules),
    ),
];

#[derive(Clone, Copy)]
enum Contestant {
    Magpie,
    Ours(VectorLevel),
}

impl Contestant {
    fn all() -> Vec<Self> {
        let ours = VectorLevel::all().into_iter().map(Self::Ours);
        [Self::Magpie].into_iter().chain(ours).collect()
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magpie => f.pad("magpie"),
            Self::Ours(level) => f.pad(level.name()),
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["--once", row, contestant] => once(row, contestant),
        ["--bench"] => table(""),
        [filter, "--bench"] => table(filter),
        // `cargo test` runs a bench without `--bench`, to see that it starts.
        _ => {}
    }
}

fn once(row: &str, contestant: &str) {
    let row = ROWS.iter().find(|one| one.name.starts_with(row)).expect("no row has this name");
    let named = |one: &Contestant| one.to_string() == contestant;
    let contestant =
        Contestant::all().into_iter().find(named).expect("this machine has no such level");
    let done = row.run(contestant).expect("this level does not have this row");
    println!("{}, {contestant}: {} {}", row.name, done.items, row.items);
}

fn table(filter: &str) {
    LazyLock::force(&DATA);
    let contestants = Contestant::all();
    print!("{:36}", "millions per second of CPU time");
    for contestant in &contestants {
        print!("{contestant:>15}");
    }
    println!();
    for row in ROWS.iter().filter(|row| row.name.contains(filter)) {
        print!("{:36}", format!("{} ({})", row.name, row.items));
        for (i, median) in measure(row, &contestants).into_iter().enumerate() {
            match median {
                None => print!("{:>15}", "-"),
                Some((rate, _)) if i == 0 => print!("{rate:>15.1}"),
                Some((rate, ratio)) => print!("{rate:>8.1} x{ratio:<5.2}"),
            }
        }
        println!();
    }
}

/// Returns each contestant's rate and its ratio to the first one's, as medians over the rounds.
fn measure(row: &Row, contestants: &[Contestant]) -> Vec<Option<(f64, f64)>> {
    let mut rates = vec![Vec::new(); contestants.len()];
    let mut sum = None;
    for round in 0..ROUNDS {
        for turn in 0..contestants.len() {
            let turn = (turn + round) % contestants.len();
            let start = ThreadTime::now();
            let Some(done) = row.run(contestants[turn]) else { continue };
            rates[turn].push(millions(done.items) / start.elapsed().as_secs_f64());
            let all = *sum.get_or_insert(done);
            assert_eq!(done, all, "{} with {}", row.name, contestants[turn]);
        }
    }
    let ratios = |own: &[f64]| own.iter().zip(&rates[0]).map(|(own, first)| own / first).collect();
    rates.iter().map(|own| Some((median(own.clone())?, median(ratios(own))?))).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a run does far fewer than 2^52")]
fn millions(items: u64) -> f64 {
    items as f64 / 1e6
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}
