//! The options of work that many runs share, and that goes on after a stop.

use std::path::PathBuf;

use clap::Args;
use othello_words::i18n::m;

/// The part of the work that a run does, and the file with what earlier runs have done.
#[derive(Args)]
pub struct BatchArgs {
    #[arg(long, value_name = "PART", requires = "json", value_parser = shard)]
    pub shard: Option<Shard>,
    #[arg(long, value_name = "FILE", requires = "json")]
    pub resume: Option<PathBuf>,
}

impl BatchArgs {
    /// Returns `true` if one of the options is given.
    pub const fn is_given(&self) -> bool {
        self.shard.is_some() || self.resume.is_some()
    }

    /// Returns the part of the work that is to be done.
    pub fn shard(&self) -> Shard {
        self.shard.unwrap_or(Shard::WHOLE)
    }
}

/// One of several equal parts of a work, each thing of which has a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number of the part, from 0.
    index: u64,
    /// The number of parts, at least 1.
    count: u64,
}

impl Shard {
    /// All of the work.
    pub const WHOLE: Self = Self { index: 0, count: 1 };

    /// The most parts.
    const MOST: u64 = 1_000_000;

    /// Returns `true` if the thing of that number belongs to this part; each belongs to one.
    pub const fn has(self, number: u64) -> bool {
        number % self.count == self.index
    }
}

/// Parses a part: its number from 1 on, and the number of parts.
fn shard(text: &str) -> Result<Shard, String> {
    let is_number = |text: &&str| text.bytes().all(|digit| digit.is_ascii_digit());
    let number = |text| Some(text).filter(is_number)?.parse::<u64>().ok();
    let numbers = text.split_once('/').and_then(|(part, count)| number(part).zip(number(count)));
    let numbers = numbers.filter(|(part, count)| (1..=*count).contains(part));
    let numbers = numbers.filter(|(_, count)| *count <= Shard::MOST);
    let expected = || m::batch::part().to_string();
    numbers.map(|(part, count)| Shard { index: part - 1, count }).ok_or_else(expected)
}

#[cfg(test)]
mod tests {
    use super::{Shard, shard};

    #[test]
    fn each_number_belongs_to_one_part() {
        let parts: Vec<Shard> =
            (1..=16).map(|part| shard(&format!("{part}/16")).unwrap()).collect();
        for number in (0..100).chain([u64::MAX]) {
            assert_eq!(parts.iter().filter(|part| part.has(number)).count(), 1, "{number}");
            assert!(Shard::WHOLE.has(number));
        }
        assert_eq!(shard("1/1"), Ok(Shard::WHOLE));
        assert!(parts[2].has(2) && parts[2].has(18));
    }

    #[test]
    fn what_is_no_part_is_refused() {
        for text in ["", "3", "/", "3/", "/16", "0/16", "17/16", "1/0", "-1/16", "+1/16", "a/b"] {
            assert!(shard(text).is_err(), "{text}");
        }
        assert!(shard("1/1000001").is_err() && shard("1/2/3").is_err());
    }
}
