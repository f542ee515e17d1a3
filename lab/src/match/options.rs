//! The options of contests and matches.

use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use othello_home::config::numbers::{mebibytes, seconds, threads};

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
    /// The first player: level:5, depth:8 (exact from 16 empty squares), depth:12@87 (a selective
    /// search), time:0.01 (seconds a move), cmd:COMMAND (another program that speaks NBoard) or
    /// cmd@8:COMMAND (the same at that depth)
    #[expect(clippy::doc_markdown, reason = "the comment is the help")]
    #[arg(value_name = "A")]
    pub first: Computer,
    /// The second player
    #[arg(value_name = "B")]
    pub second: Computer,
    /// The number of games, two from each opening; the most of them with --sprt (default: 100, with
    /// --sprt 20000)
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = games)]
    pub games: Option<usize>,
    /// Stop as soon as the games decide between two differences in Elo points
    #[arg(
        long,
        value_names = ["LOWER", "HIGHER"],
        num_args = 2,
        allow_negative_numbers = true,
        value_parser = elo
    )]
    pub sprt: Option<Vec<f64>>,
    /// Games of any format as openings, instead of random ones that are nearly even
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    /// Begin with the balanced opening of that number, or with all of them in a random order (random)
    #[arg(long, value_name = "N", conflicts_with = "openings")]
    pub balanced: Option<OpeningChoice>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    /// The number from which openings and choices by chance follow (default: 1)
    #[arg(long, allow_negative_numbers = true, value_name = "N", default_value = "1")]
    pub seed: u64,
    /// Write the games to a new file; its extension is the format: pgn, sgf, ggf, txt
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Print the result as a JSON object
    #[arg(long)]
    pub json: bool,
    /// The number of pairs of games at once, at most 256 (default: 1)
    #[arg(long, allow_negative_numbers = true, value_name = "N", default_value = "1", value_parser = threads)]
    pub threads: NonZero<usize>,
    /// The memory of each player for positions that have been searched, in MiB (default: as much as
    /// suits it)
    #[arg(long, allow_negative_numbers = true, value_name = "MIB", value_parser = mebibytes)]
    pub hash: Option<usize>,
    /// The seconds within which another program has to answer (default: 60)
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub timeout: Duration,
}

/// Parses a number of games.
fn games(text: &str) -> Result<usize, String> {
    const MOST: usize = 1_000_000;
    let number = text.parse().ok().filter(|number| number % 2 == 0 && (2..=MOST).contains(number));
    number.ok_or_else(|| format!("expected an even number from 2 to {MOST}"))
}

/// Parses a difference in Elo points.
fn elo(text: &str) -> Result<f64, String> {
    const MOST: f64 = 2000.0;
    let number = text.parse().ok().filter(|number| (-MOST..=MOST).contains(number));
    number.ok_or_else(|| format!("expected a number of Elo points from -{MOST} to {MOST}"))
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
