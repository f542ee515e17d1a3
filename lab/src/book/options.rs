//! The options of the book.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use othello_home::config::numbers::{depth, discs};
use othello_words::i18n::m;

use crate::options::engine::EngineArgs;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub struct BookArgs {
    #[command(subcommand)]
    pub command: Option<BookCommand>,
    #[command(flatten)]
    pub book: BookFileArgs,
    /// Print the contents as a JSON object
    #[arg(long)]
    pub json: bool,
}

/// The file of the book.
#[derive(Args)]
pub struct BookFileArgs {
    /// The book (default: that of the settings, or the one beside the saved games)
    #[arg(id = "book", long = "book", value_name = "FILE")]
    pub file: Option<PathBuf>,
}

#[derive(Subcommand)]
pub enum BookCommand {
    #[command(about = m::cli::about_book_deepen().to_string())]
    Deepen(DeepenBookArgs),
    #[command(about = m::cli::about_book_merge().to_string())]
    Merge(MergeBookArgs),
    #[command(about = m::cli::about_book_import().to_string())]
    Import(ImportBookArgs),
    #[command(about = m::cli::about_book_export().to_string())]
    Export(ExportBookArgs),
}

#[derive(Args)]
pub struct DeepenBookArgs {
    /// The moves that lead to the position (default: the start)
    #[arg(value_name = "MOVES")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub book: BookFileArgs,
    /// Follow lines whose moves lose so many discs at most, all together (default: 1)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "DISCS",
        default_value_t = 1.0,
        hide_default_value = true,
        value_parser = discs
    )]
    pub discs: f32,
    /// Look so many plies ahead in each position, and to the end from two more empty squares on (default: 20)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "PLIES",
        default_value_t = 20,
        hide_default_value = true,
        value_parser = depth
    )]
    pub depth: u32,
    /// End after so many positions
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    pub most: Option<u32>,
    /// Print each position, once it is in the book, as a JSON object on one line
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub engine: EngineArgs,
}

#[derive(Args)]
pub struct MergeBookArgs {
    /// Other books
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub book: BookFileArgs,
}

#[derive(Args)]
pub struct ImportBookArgs {
    /// The text; `-` reads standard input
    pub file: PathBuf,
    #[command(flatten)]
    pub book: BookFileArgs,
}

#[derive(Args)]
pub struct ExportBookArgs {
    /// The file to write: SGF if its name ends in .sgf, otherwise the text that Edax imports
    pub file: PathBuf,
    #[command(flatten)]
    pub book: BookFileArgs,
    /// Replace the file if it is there
    #[arg(long)]
    pub replace: bool,
    /// In SGF, begin after these moves (default: at the start)
    #[arg(long, value_name = "TRANSCRIPT")]
    pub moves: Option<String>,
    /// In SGF, write the lines whose moves lose so many discs at most, all together (default: 1)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "DISCS",
        default_value_t = 1.0,
        hide_default_value = true,
        value_parser = discs
    )]
    pub discs: f32,
    /// In SGF, write so many positions at most, those that lose least (default: 10000)
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "N",
        default_value_t = 10_000,
        hide_default_value = true,
        value_parser = clap::value_parser!(u32).range(1..=60_000)
    )]
    pub most: u32,
}
