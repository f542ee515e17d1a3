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
    pub files: Vec<PathBuf>,
    #[arg(long, value_name = "TRANSCRIPT")]
    pub moves: Option<String>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "N", default_value_t = 10, conflicts_with = "json")]
    pub games: usize,
    #[arg(long, requires = "player", conflicts_with_all = ["json", "vs"])]
    pub prepare: bool,
    #[arg(long, value_name = "N", value_parser = level, conflicts_with = "json")]
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
