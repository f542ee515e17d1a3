//! The argument of `lines`.

use std::num::NonZero;
use std::time::Duration;

use othello_engine::Limits;
use othello_home::config::lines::LineCount;
use othello_home::config::numbers::{
    self, LEAST_SECONDS, MOST_MEBIBYTES, MOST_SECONDS, MOST_THREADS,
};
use othello_words::i18n::{Text, m};
use othello_words::text::quoted;

/// Something that is wished of the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// So many.
    Lines(LineCount),
    /// A search of that depth, or to the end of the game.
    Depth(Option<u32>),
    /// A search of that time, or for as long as the position is viewed.
    Time(Option<Duration>),
    /// A search by so many threads, or as many as there are processors.
    Threads(Option<NonZero<usize>>),
    /// A search with that memory in bytes.
    Memory(usize),
}

/// Reads what is typed: any of `5` or `all`, `depth 24`, `seconds 10`, `threads 2`, `memory 256`; `any` takes back a
/// limit.
pub(super) fn parse(text: &str) -> Result<Vec<Wish>, Text> {
    let text = text.to_ascii_lowercase();
    let mut words = text.split_whitespace();
    let mut wishes = Vec::new();
    while let Some(word) = words.next() {
        wishes.push(wish(word, &mut words)?);
    }
    Ok(wishes)
}

/// Reads a number of lines, or the word before a limit, which takes the next word.
fn wish<'a>(word: &str, words: &mut impl Iterator<Item = &'a str>) -> Result<Wish, Text> {
    const LIMITS: [&str; 4] = ["depth", "seconds", "threads", "memory"];
    let rest = if LIMITS.contains(&word) { words.next().unwrap_or_default() } else { "" };
    let given = if rest.is_empty() { word } else { rest };
    let wrong = |why: Text| m::lines::wrong(quoted(given), why);
    let memory = || match rest.parse() {
        Ok(unavailable @ 1..=MOST_MEBIBYTES) => wrong(m::faults::no_memory(unavailable)),
        Ok(_) | Err(_) => wrong(m::faults::number(MOST_MEBIBYTES)),
    };
    let seconds = || {
        let (least, most) = (LEAST_SECONDS.to_string(), MOST_SECONDS.to_string());
        wrong(m::faults::seconds(least, most))
    };
    let is_any = matches!(rest, "any" | "all");
    Ok(match word {
        "depth" if is_any => Wish::Depth(None),
        "depth" => Wish::Depth(Some(
            numbers::depth(rest).map_err(|_| wrong(m::faults::depth(Limits::LARGEST_DEPTH)))?,
        )),
        "seconds" if is_any => Wish::Time(None),
        "seconds" => Wish::Time(Some(numbers::seconds(rest).map_err(|_| seconds())?)),
        "threads" if is_any => Wish::Threads(None),
        "threads" => Wish::Threads(Some(
            numbers::threads(rest).map_err(|_| wrong(m::faults::number(MOST_THREADS)))?,
        )),
        "memory" => Wish::Memory(numbers::mebibytes(rest).map_err(|_| memory())? << 20),
        number => Wish::Lines(number.parse().map_err(|_: String| {
            m::lines::wrong(quoted(number), m::faults::lines(LineCount::MOST))
        })?),
    })
}
