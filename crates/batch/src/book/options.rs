//! The options of the book.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use othello_home::config::numbers::{depth, discs};

use crate::options::engine::EngineArgs;

#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    override_usage = "othello book [OPTIONS]\n       othello book COMMAND [...]"
)]
pub struct BookArgs {
    #[command(subcommand)]
    pub command: Option<BookCommand>,
    #[command(flatten)]
    pub book: BookFileArgs,
    #[arg(long)]
    pub json: bool,
}

/// The file of the book.
#[derive(Args)]
pub struct BookFileArgs {
    #[arg(id = "book", long = "book", value_name = "FILE")]
    pub file: Option<PathBuf>,
}

#[derive(Subcommand)]
pub enum BookCommand {
    Deepen(DeepenBookArgs),
    Merge(MergeBookArgs),
    Import(ImportBookArgs),
    Export(ExportBookArgs),
}

#[derive(Args)]
pub struct DeepenBookArgs {
    #[arg(value_name = "MOVES")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub book: BookFileArgs,
    #[arg(long, value_name = "DISCS", default_value_t = 1.0, value_parser = discs)]
    pub discs: f32,
    #[arg(long, value_name = "PLIES", default_value_t = 20, value_parser = depth)]
    pub depth: u32,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub most: Option<u32>,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub engine: EngineArgs,
}

#[derive(Args)]
pub struct MergeBookArgs {
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub book: BookFileArgs,
}

#[derive(Args)]
pub struct ImportBookArgs {
    pub file: PathBuf,
    #[command(flatten)]
    pub book: BookFileArgs,
}

#[derive(Args)]
pub struct ExportBookArgs {
    pub file: PathBuf,
    #[command(flatten)]
    pub book: BookFileArgs,
    #[arg(long)]
    pub replace: bool,
    #[arg(long, value_name = "TRANSCRIPT")]
    pub moves: Option<String>,
    #[arg(long, value_name = "DISCS", default_value_t = 1.0, value_parser = discs)]
    pub discs: f32,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 10_000,
        value_parser = clap::value_parser!(u32).range(1..=60_000)
    )]
    pub most: u32,
}
