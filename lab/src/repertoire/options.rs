//! The options of the repertoire.

use std::path::PathBuf;

use clap::Args;
use othello_home::config::numbers::discs;
use othello_words::i18n::m;

use crate::known_values::OwnBookArgs;
use crate::options::engine::LimitArgs;
use crate::options::games::{ColorName, FilterArgs};

#[derive(Args)]
pub struct NewRepertoireArgs {
    /// The colour that you play
    #[arg(value_name = "COLOR")]
    pub own: ColorName,
    /// Files and folders of games in any format; `-` reads standard input, none those of the settings
    /// (games) and the saved games
    pub files: Vec<PathBuf>,
    /// The file to write, in SGF, or in PGN if its name ends so (default: that of the settings, or one
    /// beside the saved games)
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Replace the file if it is there
    #[arg(long)]
    pub replace: bool,
    /// End each line after so many plies (default: 20)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "N",
        default_value_t = 20,
        hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(1..=60)
    )]
    pub plies: u8,
    #[command(flatten)]
    pub frequent: FrequentArgs,
    /// Take moves that lose so many discs at most against the best one (default: 1)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "DISCS",
        default_value_t = 1.0,
        hide_default_value = true,
        value_parser = discs
    )]
    pub within: f32,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub filter: FilterArgs,
}

#[derive(Args)]
pub struct CheckRepertoireArgs {
    /// The colour that you play
    #[arg(value_name = "COLOR")]
    pub own: ColorName,
    /// Files and folders of games by which replies are frequent; `-` reads standard input, none those of
    /// the settings (games) and the saved games
    pub files: Vec<PathBuf>,
    /// The repertoire (default: that of the settings, or the one beside the saved games)
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Print each fault as a JSON object on one line
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub frequent: FrequentArgs,
    /// Report your moves that lose more discs than that (default: 2)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "DISCS",
        default_value_t = 2.0,
        hide_default_value = true,
        value_parser = discs
    )]
    pub loss: f32,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub book: OwnBookArgs,
    #[command(flatten)]
    pub filter: FilterArgs,
}

/// The frequency from which on replies of the opponent count.
#[derive(Args, Clone, Copy)]
pub struct FrequentArgs {
    /// Replies count that have so many per cent of the games of their position (default: 5)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "PERCENT",
        default_value_t = 5.0,
        hide_default_value = true,
        value_parser = percent
    )]
    pub share: f64,
    /// Positions count that so many games have reached (default: 50)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "N",
        default_value_t = 50,
        hide_default_value = true
    )]
    pub games: u64,
}

fn percent(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=100.0).contains(number));
    number.ok_or_else(|| m::lab::percentage().to_string())
}
