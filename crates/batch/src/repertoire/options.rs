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
    #[arg(value_name = "COLOR")]
    pub own: ColorName,
    pub files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    #[arg(long)]
    pub replace: bool,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 20,
        value_parser = clap::value_parser!(u8).range(1..=60)
    )]
    pub plies: u8,
    #[command(flatten)]
    pub frequent: FrequentArgs,
    #[arg(long, value_name = "DISCS", default_value_t = 1.0, value_parser = discs)]
    pub within: f32,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub filter: FilterArgs,
}

#[derive(Args)]
pub struct CheckRepertoireArgs {
    #[arg(value_name = "COLOR")]
    pub own: ColorName,
    pub files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub frequent: FrequentArgs,
    #[arg(long, value_name = "DISCS", default_value_t = 2.0, value_parser = discs)]
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
    #[arg(long, value_name = "PERCENT", default_value_t = 5.0, value_parser = percent)]
    pub share: f64,
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub games: u64,
}

fn percent(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=100.0).contains(number));
    number.ok_or_else(|| m::batch::percentage().to_string())
}
