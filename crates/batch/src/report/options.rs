//! The options of `othello report`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use othello_home::config::numbers::seconds;

use crate::options::encoding::EncodingArgs;
use crate::options::engine::{EngineArgs, LimitArgs};
use crate::options::games::{ColorName, GAMES, GameArgs};

/// The arguments of `othello report`.
#[derive(Args)]
pub struct ReportArgs {
    #[arg(value_name = "PLAYER] [FILES")]
    words: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with_all = ["depth", "time"])]
    pub seconds: Option<Duration>,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[command(flatten)]
    pub engine: EngineArgs,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[command(flatten)]
    pub games: GameArgs,
    #[arg(id = "player-color", long = "color", help_heading = GAMES, value_name = "COLOR")]
    pub color: Option<ColorName>,
}

impl ReportArgs {
    /// Returns the player, if the first word is no file, and the files.
    pub fn words(&self) -> (Option<String>, Vec<PathBuf>) {
        let is_file = |word: &Path| {
            let has_parts = word.components().count() > 1 || word.extension().is_some();
            word == Path::new("-") || has_parts || word.exists()
        };
        match self.words.split_first() {
            Some((first, files)) if !is_file(first) => {
                (Some(first.to_string_lossy().into_owned()), files.to_vec())
            }
            Some(_) | None => (None, self.words.clone()),
        }
    }
}
