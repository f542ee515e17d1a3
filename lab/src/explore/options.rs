//! The options of `othello explore`.

use std::path::PathBuf;

use clap::Args;
use othello_engine::level::Level;
use othello_home::config::numbers::level;

use crate::known_values::OwnBookArgs;
use crate::options::encoding::EncodingArgs;
use crate::options::engine::{EngineArgs, LimitArgs};
use crate::options::games::FilterArgs;

#[derive(Args)]
pub struct ExploreArgs {
    /// Files and folders of games in any format; `-` reads standard input, none those of the settings
    /// (games) and the saved games
    pub files: Vec<PathBuf>,
    /// The moves that lead to the position (default: none)
    #[arg(long, value_name = "TRANSCRIPT")]
    pub moves: Option<String>,
    /// Print each move of the position as a JSON object on one line
    #[arg(long)]
    pub json: bool,
    /// List so many games below the moves, the latest ones
    #[arg(
        long,
        value_name = "N",
        default_value_t = 10,
        hide_default_value = true,
        conflicts_with = "json"
    )]
    pub games: usize,
    /// List the positions in which the player of --player loses most, with what they play there
    #[arg(long, requires = "player", conflicts_with_all = ["json", "vs"])]
    pub prepare: bool,
    /// Play against that level, which plays by these games as long as they last: as White, or as --color says
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        value_parser = level,
        conflicts_with = "json"
    )]
    pub vs: Option<Level>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub engine: EngineArgs,
    #[command(flatten)]
    pub book: OwnBookArgs,
    #[command(flatten)]
    pub filter: FilterArgs,
}
