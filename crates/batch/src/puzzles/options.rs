//! The options of puzzles, and the choice that they make.

use std::num::NonZero;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use othello_engine::puzzle::{self, Kind, Wanted};
use othello_home::time::local_time::today;
use othello_notation::date::Date;
use othello_words::i18n::m;

use crate::options::encoding::EncodingArgs;
use crate::options::engine::EngineArgs;
use crate::run::options::BatchArgs;

/// The options for bases of games, in which nothing is chosen.
const BASE: [&str; 2] = ["shard", "resume"];

#[derive(Args)]
pub struct PuzzlesArgs {
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[arg(long, conflicts_with_all = ["solutions", "json", "shard", "resume"])]
    pub play: bool,
    #[arg(long)]
    pub solutions: bool,
    #[arg(long)]
    pub json: bool,
    #[arg(id = "puzzle-count", long = "count", value_name = "N", conflicts_with_all = BASE, value_parser = count)]
    pub count: Option<NonZero<usize>>,
    #[arg(long, value_name = "MIN-MAX", value_parser = empties)]
    pub empties: Option<RangeInclusive<u8>>,
    #[arg(
        long,
        value_name = "DATE",
        num_args = 0..=1,
        conflicts_with = "puzzle-count",
        conflicts_with_all = BASE,
        value_parser = daily
    )]
    pub daily: Option<Option<Daily>>,
    #[arg(long, value_name = "N", conflicts_with_all = BASE)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub base: BatchArgs,
    #[command(flatten)]
    pub engine: EngineArgs,
}

impl PuzzlesArgs {
    /// Returns `true` if files are named.
    pub fn has_files(&self) -> bool {
        !self.files().is_empty()
    }

    /// Returns the files that are named, including one after `--daily`.
    pub fn files(&self) -> Vec<PathBuf> {
        let file = match &self.daily {
            Some(Some(Daily::File(file))) => Some(file),
            Some(Some(Daily::Day(_)) | None) | None => None,
        };
        self.wanted().1.into_iter().chain(file.cloned()).collect()
    }

    /// Returns the puzzles that are wanted, by the first words, and the files behind those.
    pub fn wanted(&self) -> (Wanted, Vec<PathBuf>) {
        let mut wanted = Wanted::default();
        let mut files = self.files.iter();
        let is_word = |file: &&PathBuf| match file.to_str().and_then(|word| wanted.and(word)) {
            Some(more) => {
                wanted = more;
                true
            }
            None => false,
        };
        let words = files.by_ref().take_while(is_word).count();
        (wanted, self.files[words..].to_vec())
    }

    /// Returns the numbers of empty squares: the usual ones of the kind that is wanted, of both for a motif.
    pub fn empties(&self) -> Vec<RangeInclusive<u8>> {
        let kinds = match self.wanted().0 {
            Wanted { kind: Some(kind), .. } => vec![kind],
            Wanted { kind: None, theme: Some(_) } => Kind::ALL.to_vec(),
            Wanted { kind: None, theme: None } => vec![Kind::Endgame],
        };
        let usual = || kinds.into_iter().map(Kind::usual_empties).collect();
        self.empties.clone().map_or_else(usual, |empties| vec![empties])
    }
}

/// The choice among the puzzles of games.
pub struct PuzzleChoice {
    /// The day whose puzzle is wanted.
    pub day: Option<Date>,
    /// The seed by which puzzles are chosen; `None` for the order of the games.
    pub seed: Option<u64>,
    /// The number of puzzles that are wanted.
    pub wanted: usize,
}

impl PuzzleChoice {
    /// Returns the choice that the options describe.
    pub fn of(options: &PuzzlesArgs) -> Result<Self> {
        let day = options.daily.as_ref().map(|daily| {
            let day = match daily {
                Some(Daily::Day(day)) => Some(*day),
                Some(Daily::File(_)) | None => today(),
            };
            day.with_context(m::faults::no_date)
        });
        let day = day.transpose()?;
        let seed = match day {
            Some(day) => Some(puzzle::daily_seed(day, options.seed.unwrap_or(0))),
            None => options.seed,
        };
        let all = options.count.map_or(usize::MAX, NonZero::get);
        Ok(Self { day, seed, wanted: if day.is_some() { 1 } else { all } })
    }
}

/// The value of `--daily`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Daily {
    /// The day.
    Day(Date),
    /// A file of games, for the puzzle of today.
    File(PathBuf),
}

/// Parses a number of puzzles.
fn count(text: &str) -> Result<NonZero<usize>, String> {
    text.parse().map_err(|_| m::batch::from_one().to_string())
}

/// The smallest number of empty squares of a puzzle.
const LEAST_EMPTIES: u8 = 4;
/// The largest number.
const MOST_EMPTIES: u8 = *Kind::Midgame.empties().end();

/// Parses a number of empty squares, or a range of numbers.
fn empties(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| {
        let number = text.parse().ok();
        number.filter(|number| (LEAST_EMPTIES..=MOST_EMPTIES).contains(number))
    };
    let range = number(least).zip(number(most)).filter(|(least, most)| least <= most);
    let range = range.map(|(least, most)| least..=most);
    let expected = || m::batch::empties(LEAST_EMPTIES, MOST_EMPTIES).to_string();
    range.ok_or_else(expected)
}

/// Parses a complete date, or the name of a file that does not look like a date.
fn daily(text: &str) -> Result<Daily, String> {
    let is_date =
        |text: &str| text.chars().all(|sign| sign.is_ascii_digit() || ".-?".contains(sign));
    if text == "-" || !is_date(text) {
        return Ok(Daily::File(text.into()));
    }
    day(text).map(Daily::Day)
}

/// Parses a complete date.
fn day(text: &str) -> Result<Date, String> {
    let date = text.parse().ok();
    let date = date.filter(|date: &Date| date.month().is_some() && date.day().is_some());
    let date = date.filter(|date| date.year().is_some());
    date.ok_or_else(|| m::batch::day().to_string())
}

#[cfg(test)]
mod tests {
    use super::{Daily, count, daily, day, empties};

    #[test]
    fn ranges_and_single_numbers_are_read() {
        assert_eq!(empties("8-14"), Ok(8..=14));
        assert_eq!(empties("10"), Ok(10..=10));
        assert_eq!(empties("4-44"), Ok(4..=44));
        for text in ["", "-", "3-8", "8-45", "14-8", "8-", "-14", "8-10-12", "8..14", "ten"] {
            assert!(empties(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_count_is_at_least_one() {
        assert_eq!(count("1").map(std::num::NonZero::get), Ok(1));
        for text in ["", "0", "-1", "1.5", "all"] {
            assert!(count(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_whole_dates_are_days() {
        assert_eq!(day("2026-11-22").map(|day| day.to_string()), Ok("2026.11.22".into()));
        for text in ["", "2026", "2026-11", "2026-??-22", "2026-02-30", "today", "games.pgn"] {
            assert!(day(text).is_err(), "{text}");
        }
        for text in ["games.pgn", "-", "2026.pgn", "./2026-11-22"] {
            assert_eq!(daily(text), Ok(Daily::File(text.into())));
        }
        assert!(daily("2026-02-30").is_err());
    }
}
