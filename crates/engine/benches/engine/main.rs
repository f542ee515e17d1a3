//! The speed of the solver on the FFO endgame test suite, positions 40 to 49.
//!
//! `cargo bench --bench engine` prints the score, the nodes and the CPU time of each position, with one
//! thread and an empty table. Two numbers after `--` name other positions between 1 and 59, and a
//! third the number of threads.
//!
//! `cargo bench --bench engine -- depth 40` prints the depth that a search reaches in a second, with 40
//! empty squares.
//!
//! With `BESIDE` in the environment, a command, that program takes turns with the solver in three
//! rounds, and the medians of both are printed with their ratio. The last line that it prints has to
//! be `total`, the CPU time in seconds and millions of nodes, as in `total 32.30s 970.0M`.

mod depth;

use std::error::Error;
use std::process::Command;
use std::time::Instant;
use std::{env, iter};

use cpu_time::ProcessTime;
use othello_core::{Board, Color};
use othello_engine::{Discs, Engine, Limits, Options, Stop, Value};

const POSITIONS: &str = include_str!("../../../../tests/data/ffo.tsv");
const ROUNDS: usize = 3;

/// The CPU time in seconds, and millions of nodes.
#[derive(Clone, Copy, Default)]
struct Total {
    seconds: f64,
    nodes: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let numbers = env::args().skip(1).filter_map(|argument| argument.parse().ok());
    let numbers: Vec<usize> = numbers.collect();
    let first = numbers.first().copied().unwrap_or(40);
    let last = numbers.get(1).copied().unwrap_or(first.max(49));
    let threads = numbers.get(2).copied().unwrap_or(1).try_into()?;
    if env::args().any(|argument| argument == "depth") {
        let empties = u8::try_from(numbers.first().copied().unwrap_or(40))?;
        return depth::run(empties, &Options::default());
    }
    let Ok(command) = env::var("BESIDE") else {
        solve(first, last, &Options { threads, ..Options::default() }, true)?;
        return Ok(());
    };
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        ours.push(solve(first, last, &Options { threads, ..Options::default() }, false)?);
        theirs.push(run(&command)?);
    }
    let (ours, theirs) = (median(ours), median(theirs));
    for (name, Total { seconds, nodes }) in [("engine", ours), ("other", theirs)] {
        println!("{name:7} {seconds:8.2} s {nodes:8.1} M nodes {:6.1} M/s", nodes / seconds);
    }
    let (seconds, nodes) = (ours.seconds / theirs.seconds, ours.nodes / theirs.nodes);
    println!("ratio   {seconds:8.2}   {nodes:8.2}");
    Ok(())
}

/// Solves the positions and checks their scores.
fn solve(
    first: usize,
    last: usize,
    options: &Options,
    prints: bool,
) -> Result<Total, Box<dyn Error>> {
    let mut engine = Engine::new(options.clone());
    let mut total = Total::default();
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<_> = line.split('\t').collect();
        let &[number, board, side, empties, score] = &columns[..] else {
            return Err(format!("expected five columns: {line}").into());
        };
        if !(first..=last).contains(&number.parse()?) {
            continue;
        }
        let board: Board = board.parse()?;
        let to_move = if side == "X" { Color::Black } else { Color::White };
        engine.clear();
        let (wall, start) = (Instant::now(), ProcessTime::now());
        let report = engine.search(Discs::new(&board, to_move), &Limits::EXACT, &Stop::new());
        let seconds = start.elapsed().as_secs_f64();
        if report.value != Value::Exact(score.parse()?) {
            return Err(
                format!("position {number}: expected {score}, found {}", report.value).into()
            );
        }
        #[expect(clippy::cast_precision_loss, reason = "the nodes are far below 2^52")]
        let nodes = report.nodes as f64 / 1e6;
        total.seconds += seconds;
        total.nodes += nodes;
        if prints {
            let wall = wall.elapsed().as_secs_f64();
            let squares: Vec<_> = report.lines.iter().flat_map(|line| &line.moves).collect();
            let best = squares.first().map_or("--", |square| square.name());
            println!(
                "{number:>3} {empties} empty {best} {score:>3} {seconds:7.3} s ({wall:.3} s wall) {} nodes",
                report.nodes
            );
        }
    }
    if prints {
        println!("total {:.2}s {:.1}M", total.seconds, total.nodes);
    }
    Ok(total)
}

/// Runs another program and reads the last line that it prints.
fn run(command: &str) -> Result<Total, Box<dyn Error>> {
    let output = Command::new("sh").args(["-c", command]).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let last = text.lines().last().unwrap_or_default();
    let mut words = last.split_whitespace().chain(iter::repeat("")).skip(1);
    let mut number = |unit| words.next().unwrap_or_default().trim_end_matches(unit).parse();
    let (Ok(seconds), Ok(nodes)) = (number('s'), number('M')) else {
        return Err(format!("`{command}` ended with {last:?}, expected: total 1.00s 1.0M").into());
    };
    Ok(Total { seconds, nodes })
}

fn median(mut totals: Vec<Total>) -> Total {
    totals.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    totals[totals.len() / 2]
}
