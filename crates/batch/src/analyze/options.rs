//! The options of `othello analyze`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use othello_engine::level::Level;
use othello_home::config::lines::LineCount;
use othello_home::config::numbers::{level, seconds};

use crate::known_values::OwnBookArgs;
use crate::options::encoding::EncodingArgs;
use crate::options::engine::{EngineArgs, LimitArgs};
use crate::options::rules::StartArgs;
use crate::run::options::BatchArgs;

#[derive(Args)]
pub struct AnalyzeArgs {
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "N", value_parser = level, conflicts_with_all = ["depth", "time"])]
    pub level: Option<Level>,
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with_all = ["level", "depth", "time"])]
    pub seconds: Option<Duration>,
    #[arg(long, value_name = "N", conflicts_with_all = ["seconds", "resume", "shard"])]
    pub lines: Option<LineCount>,
    #[command(flatten)]
    pub base: BatchArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub engine: EngineArgs,
    #[command(flatten)]
    pub book: OwnBookArgs,
    #[command(flatten)]
    pub start: StartArgs,
}
