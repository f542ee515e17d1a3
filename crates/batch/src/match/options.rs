//! The options of contests and matches.

use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use othello_home::config::numbers::{mebibytes, seconds, threads};
use othello_words::i18n::m;

use crate::options::encoding::EncodingArgs;
use crate::options::rules::RulesArgs;
use othello_engine::computer::Computer;
use othello_session::OpeningChoice;

#[derive(Args)]
pub struct MatchArgs {
    #[command(flatten)]
    pub contest: ContestArgs,
    #[command(flatten)]
    pub rules: RulesArgs,
}

/// The options of a contest.
#[derive(Args)]
pub struct ContestArgs {
    #[arg(value_name = "A")]
    pub first: Computer,
    #[arg(value_name = "B")]
    pub second: Computer,
    #[arg(long, value_name = "N", value_parser = games)]
    pub games: Option<usize>,
    #[arg(long, value_names = ["LOWER", "HIGHER"], num_args = 2, value_parser = elo)]
    pub sprt: Option<Vec<f64>>,
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    #[arg(long, value_name = "N", conflicts_with = "openings")]
    pub balanced: Option<OpeningChoice>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    pub threads: NonZero<usize>,
    #[arg(long, value_name = "MIB", value_parser = mebibytes)]
    pub hash: Option<usize>,
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub timeout: Duration,
}

/// Parses a number of games.
fn games(text: &str) -> Result<usize, String> {
    const MOST: usize = 1_000_000;
    let number = text.parse().ok().filter(|number| number % 2 == 0 && (2..=MOST).contains(number));
    number.ok_or_else(|| m::batch::even_number(MOST.to_string()).to_string())
}

/// Parses a difference in Elo points.
fn elo(text: &str) -> Result<f64, String> {
    const MOST: f64 = 2000.0;
    let number = text.parse().ok().filter(|number| (-MOST..=MOST).contains(number));
    number.ok_or_else(|| m::batch::elo(MOST.to_string()).to_string())
}

#[cfg(test)]
mod tests {
    use super::{elo, games};

    #[test]
    fn numbers_out_of_range_are_refused() {
        assert_eq!(games("2"), Ok(2));
        assert_eq!(elo("-12.5"), Ok(-12.5));
        for text in ["", "0", "-2", "3", "1000002", "two"] {
            assert!(games(text).is_err(), "{text}");
        }
        for text in ["", "nan", "inf", "2001", "ten"] {
            assert!(elo(text).is_err(), "{text}");
        }
    }
}
