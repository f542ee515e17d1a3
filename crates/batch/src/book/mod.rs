//! `othello book`: what is in the book, and everything that is done with it as a whole.

mod deepen;
pub mod options;
mod sgf;
mod sources;
mod transfer;

use std::collections::BTreeMap;
use std::io::{Write, stdout};

use anyhow::Result;
use othello_engine::Value;
use othello_games::book::Book;
use othello_home::disk::dirs::short;
use othello_home::process::exit_status::ExitStatus;
use othello_words::i18n::m;
use serde::Serialize;

use crate::json;
use options::{BookArgs, BookCommand};
use sources::{file, tell_damage};

/// Runs the command that the arguments name, or says what is in the book.
pub fn run(args: &BookArgs) -> Result<ExitStatus> {
    match &args.command {
        None => show(args),
        Some(BookCommand::Deepen(args)) => deepen::run(args),
        Some(BookCommand::Merge(args)) => transfer::merge(args),
        Some(BookCommand::Import(args)) => transfer::import(args),
        Some(BookCommand::Export(args)) => transfer::export(args),
    }
}

fn show(args: &BookArgs) -> Result<ExitStatus> {
    let path = file(&args.book)?;
    let book = Book::open(&path)?;
    let mut contents = Contents::default();
    book.each(|entry| {
        contents.positions += 1;
        *contents.discs.entry(64 - entry.discs.empty_count()).or_default() += 1;
        *contents.depths.entry(Depth::of(entry.searched.map(|line| line.value))).or_default() += 1;
    })?;
    let bytes = book.bytes()?;
    let mut out = stdout().lock();
    if args.json {
        let damaged = book.damage().map_or(0, |damage| damage.records);
        json::write_line(&mut out, &View::of(&path.to_string_lossy(), &contents, bytes, damaged))?;
    } else {
        for line in contents.sentences(short(&path), bytes) {
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    Ok(tell_damage(&book))
}

/// The numbers of positions in a book.
#[derive(Default)]
struct Contents {
    positions: usize,
    discs: BTreeMap<u32, usize>,
    depths: BTreeMap<Depth, usize>,
}

/// The kind of search of a position; the deepest is the greatest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Depth {
    None,
    Estimated(u32),
    Exact,
}

impl Depth {
    const fn of(value: Option<Value>) -> Self {
        match value {
            None => Self::None,
            Some(Value::Estimated { depth, .. }) => Self::Estimated(depth),
            Some(Value::Exact(_)) => Self::Exact,
        }
    }
}

impl Contents {
    fn sentences(&self, file: String, bytes: u64) -> Vec<String> {
        let kibibytes = count(bytes.div_ceil(1024));
        let mut lines = vec![m::book::contents(file, self.positions, kibibytes).to_string()];
        for (depth, positions) in self.depths.iter().rev() {
            lines.push(match depth {
                Depth::None => m::book::unsearched(*positions).to_string(),
                Depth::Estimated(depth) => {
                    m::book::estimated(*positions, depth.to_string()).to_string()
                }
                Depth::Exact => m::book::exact(*positions).to_string(),
            });
        }
        let mut tens = BTreeMap::new();
        for (discs, positions) in &self.discs {
            *tens.entry(discs.saturating_sub(4) / 10 * 10).or_insert(0) += positions;
        }
        for (from, positions) in tens {
            let (from, to) = (from.to_string(), (from + 9).to_string());
            lines.push(m::book::after_moves(positions, from, to).to_string());
        }
        lines
    }
}

/// The contents of a book as a JSON object.
#[derive(Serialize)]
struct View<'a> {
    file: &'a str,
    positions: usize,
    bytes: u64,
    damaged: u64,
    exact: usize,
    /// Those that take the values of positions behind them.
    unsearched: usize,
    depths: Vec<DepthView>,
    discs: Vec<DiscsView>,
}

#[derive(Serialize)]
struct DepthView {
    depth: u32,
    positions: usize,
}

#[derive(Serialize)]
struct DiscsView {
    discs: u32,
    positions: usize,
}

impl<'a> View<'a> {
    fn of(file: &'a str, contents: &Contents, bytes: u64, damaged: u64) -> Self {
        let of = |depth| contents.depths.get(&depth).copied().unwrap_or(0);
        let depths = contents.depths.iter().filter_map(|(depth, positions)| match depth {
            Depth::Estimated(depth) => Some(DepthView { depth: *depth, positions: *positions }),
            Depth::None | Depth::Exact => None,
        });
        let discs = contents.discs.iter();
        let discs =
            discs.map(|(discs, positions)| DiscsView { discs: *discs, positions: *positions });
        Self {
            file,
            positions: contents.positions,
            bytes,
            damaged,
            exact: of(Depth::Exact),
            unsearched: of(Depth::None),
            depths: depths.collect(),
            discs: discs.collect(),
        }
    }
}

fn count(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
