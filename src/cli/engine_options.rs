//! The options of the engine, which all commands that use it share.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use othello_engine::level::Level;
use othello_engine::{Limits, Options};

/// The resources of a search.
#[derive(Args, Clone, Copy)]
pub struct EngineArgs {
    /// The number of threads, at most 256 (default: one for each processor)
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = threads)]
    pub threads: Option<NonZero<usize>>,
    /// The memory of each search for positions that it knows, in MiB (default: 32)
    #[arg(long, allow_negative_numbers = true, value_name = "MIB", default_value = "32", hide_default_value = true, value_parser = mebibytes)]
    pub hash: usize,
}

impl EngineArgs {
    /// Returns the number of threads.
    pub fn threads(self) -> NonZero<usize> {
        let processors = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        self.threads.unwrap_or_else(processors)
    }

    /// Returns the settings of an engine that searches one position with all threads.
    pub fn options(self) -> Options {
        Options { threads: self.threads(), ..self.options_of_thread() }
    }

    /// Returns the settings of an engine for each thread.
    pub fn options_of_thread(self) -> Options {
        Options { table_bytes: self.hash << 20, ..Options::default() }
    }
}

/// The limits of a search.
#[derive(Args, Clone, Copy)]
pub struct LimitArgs {
    /// Look at most so many plies ahead, and estimate what lies beyond
    #[arg(long, allow_negative_numbers = true, value_name = "PLIES", value_parser = depth)]
    pub depth: Option<u32>,
    /// Spend at most so many seconds on a position, and estimate what is not solved by then
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<Duration>,
}

impl LimitArgs {
    /// Returns the given limits, and `usual` for the others. A time without a depth is the only limit.
    pub fn limits(self, usual: Limits) -> Limits {
        match self {
            Self { depth: None, time: None } => usual,
            Self { depth: None, time: Some(time) } => Limits::time(time),
            Self { depth: Some(depth), time } => Limits { depth, time, ..usual },
        }
    }
}

/// The use of the player's book by a command that searches.
#[derive(Args, Clone, Copy)]
pub struct OwnBookArgs {
    /// Do without your book: the values are those of this search alone
    #[arg(long)]
    pub no_book: bool,
}

/// A protocol between engines and other programs.
#[derive(Clone, Copy)]
pub enum Protocol {
    /// The `NBoard` protocol, versions 1 and 2.
    Nboard,
    /// The Go Text Protocol, version 2.
    Gtp,
}

/// Without the derive macro, which would show the comments in the help.
impl ValueEnum for Protocol {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Nboard, Self::Gtp]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::Nboard => "nboard",
            Self::Gtp => "gtp",
        }))
    }
}

/// Parses a depth in plies.
pub fn depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|depth| (1..=Limits::LARGEST_DEPTH).contains(depth));
    depth.ok_or_else(|| format!("expected a depth from 1 to {}", Limits::LARGEST_DEPTH))
}

/// Parses the number of a level.
pub fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::from_number);
    level.ok_or_else(|| format!("expected a level from 1 to {}", Level::ALL.len()))
}

/// The shortest and the longest time, in seconds.
pub const LEAST_SECONDS: f64 = 0.001;
pub const MOST_SECONDS: f64 = 1e6;
/// The most threads.
pub const MOST_THREADS: usize = 256;
/// The most memory, in MiB.
pub const MOST_MEBIBYTES: usize = 1 << 16;

/// Parses a time in seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let usual = LEAST_SECONDS..=MOST_SECONDS;
    let number = text.parse().ok().filter(|number| usual.contains(number));
    let number = number
        .ok_or_else(|| format!("expected a time from {LEAST_SECONDS} to {MOST_SECONDS} seconds"))?;
    Ok(Duration::from_secs_f64(number))
}

/// Parses a number of threads.
pub fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let number = text.parse().ok().filter(|number: &NonZero<usize>| number.get() <= MOST_THREADS);
    number.ok_or_else(|| format!("expected a number from 1 to {MOST_THREADS}"))
}

/// Parses a size of memory, which has to be available.
pub fn mebibytes(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MOST_MEBIBYTES).contains(number));
    let number = number.ok_or_else(|| format!("expected a number from 1 to {MOST_MEBIBYTES}"))?;
    let reserved = Vec::<u8>::new().try_reserve_exact(number << 20);
    reserved.map(|()| number).map_err(|_| format!("{number} MiB of memory are not available"))
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use super::{depth, mebibytes, seconds, threads};

    #[test]
    fn numbers_out_of_range_are_refused() {
        assert_eq!(threads("256").map(NonZero::get), Ok(256));
        assert_eq!(mebibytes("1"), Ok(1));
        assert_eq!(depth("60"), Ok(60));
        for text in ["", "0", "-1", "61", "1.5", "deep"] {
            assert!(depth(text).is_err(), "{text}");
        }
        for text in ["", "0", "-1", "257", "1.5", "two"] {
            assert!(threads(text).is_err(), "{text}");
        }
        for text in ["", "0", "-1", "1e9", "nan", "inf", "soon"] {
            assert!(seconds(text).is_err(), "{text}");
        }
        for text in ["", "0", "-1", "65537", "1.5", "many"] {
            assert!(mebibytes(text).is_err(), "{text}");
        }
    }
}
