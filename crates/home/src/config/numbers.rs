//! Numbers as they are typed: depths, levels, times, threads, sizes of memory, games of a match.

use std::num::NonZero;
use std::time::Duration;

use othello_engine::Limits;
use othello_engine::level::Level;
use othello_words::i18n::m;
use othello_words::numbers::plain;

/// Parses a depth in plies.
pub fn depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|depth| (1..=Limits::LARGEST_DEPTH).contains(depth));
    depth.ok_or_else(|| m::faults::depth(Limits::LARGEST_DEPTH).to_string())
}

pub fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::from_number);
    level.ok_or_else(|| m::faults::level(Level::ALL.len()).to_string())
}

/// The shortest and the longest time, in seconds.
pub const LEAST_SECONDS: f64 = 0.001;
pub const MOST_SECONDS: f64 = 1e6;
pub const MOST_THREADS: usize = 256;
/// The most memory, in MiB.
pub const MOST_MEBIBYTES: usize = 1 << 16;

/// Parses a time in seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let usual = LEAST_SECONDS..=MOST_SECONDS;
    let number = text.parse().ok().filter(|number| usual.contains(number));
    let number = number
        .ok_or_else(|| m::faults::seconds(plain(LEAST_SECONDS), plain(MOST_SECONDS)).to_string())?;
    Ok(Duration::from_secs_f64(number))
}

pub fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let number = text.parse().ok().filter(|number: &NonZero<usize>| number.get() <= MOST_THREADS);
    number.ok_or_else(|| m::faults::number(MOST_THREADS).to_string())
}

/// Parses a size of memory, which has to be available.
pub fn mebibytes(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MOST_MEBIBYTES).contains(number));
    let number = number.ok_or_else(|| m::faults::number(MOST_MEBIBYTES).to_string())?;
    let reserved = Vec::<u8>::new().try_reserve_exact(number << 20);
    reserved.map(|()| number).map_err(|_| m::faults::no_memory(number).to_string())
}

/// Parses the number of games of a match.
pub fn odd(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number: &u8| number % 2 == 1 && *number < 100);
    number.ok_or_else(|| m::faults::odd().to_string())
}

pub fn discs(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (0.0..=64.0).contains(number));
    number.ok_or_else(|| m::faults::number_of_discs().to_string())
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
