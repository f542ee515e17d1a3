//! What may be asked on the command line.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use othello::board::{Board, ByColor, Color};
use othello::clock::TimeControl;
use othello::notation::{Form, position};
use othello::position::Position;
use othello::rules::{
    Changes, Count, Goal, Handicap, Layout, OnPass, Preset, Rules, SecondMove, Supply,
};
use othello::session::Setup;
use othello::tui::theme::{Glyphs, Palette, When};

/// Othello for two at one terminal
#[derive(Parser)]
#[command(name = "othello", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub play: PlayArgs,
}

/// How a game is played.
#[derive(Args, Default)]
pub struct PlayArgs {
    /// Play line by line, in words
    #[arg(long)]
    pub plain: bool,
    /// classic, paper, contrast or mono
    #[arg(long, value_name = "NAME")]
    pub theme: Option<Palette>,
    /// auto, always or never
    #[arg(long, value_name = "WHEN")]
    pub color: Option<When>,
    /// unicode, narrow or ascii
    #[arg(long, value_name = "NAME")]
    pub glyphs: Option<Glyphs>,
    /// Turn discs over at once
    #[arg(long)]
    pub no_animation: bool,
    /// Leave the mouse to the terminal
    #[arg(long)]
    pub no_mouse: bool,
    /// Begin a new game; the one under way is kept among the games
    #[arg(long)]
    pub new: bool,
    /// Time for each: minutes or M:SS, with +S seconds more for each move: 5, 0:30, 5+3
    #[arg(long, value_name = "TIME")]
    pub clock: Option<TimeControl>,
    /// The name of the player who has Black first
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// The name of the player who has White first
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// Games in a match: an odd number
    #[arg(long, value_name = "GAMES", value_parser = odd)]
    pub best_of: Option<u8>,
    #[command(flatten)]
    pub rules: RulesArgs,
}

impl PlayArgs {
    /// The game that was asked for, if one was.
    pub fn setup(&self) -> Result<Option<Setup>> {
        let rules = self.rules.rules()?;
        let is_asked = self.new
            || self.clock.is_some()
            || self.black.is_some()
            || self.white.is_some()
            || self.best_of.is_some()
            || self.rules.is_asked();
        let setup = || Setup {
            rules,
            names: ByColor { black: self.black.clone(), white: self.white.clone() },
            time_control: self.clock,
            best_of: self.best_of.unwrap_or(1),
        };
        Ok(is_asked.then(setup))
    }
}

fn odd(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number: &u8| number % 2 == 1 && *number < 100);
    number.ok_or_else(|| "expected an odd number from 1 to 99".into())
}

#[derive(Subcommand)]
pub enum Command {
    /// Replay games and print them
    Show(ShowArgs),
    /// List the games that are kept, or take one up again
    Games(GamesArgs),
    /// Take up the game in a file
    Open(OpenArgs),
    /// List the rule systems, or tell one in plain words
    Rules(TellArgs),
    /// Write games in another form
    Convert(ConvertArgs),
    /// Replay games and count what there is to them
    Check(CheckArgs),
    /// Count the positions that so many plies lead to
    Perft(PerftArgs),
}

#[derive(Args)]
pub struct ShowArgs {
    /// Games in any form; `-` or none is standard input
    pub files: Vec<PathBuf>,
    /// The moves of one game instead of files
    #[arg(long, value_name = "TRANSCRIPT", conflicts_with = "files")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub start: StartArgs,
    /// Stop after that many plies
    #[arg(long, value_name = "PLY")]
    pub at: Option<usize>,
    /// Print one JSON object a line for each game
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct GamesArgs {
    /// The number of the game in the list
    #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub number: Option<u32>,
}

#[derive(Args)]
pub struct OpenArgs {
    /// A game in PGN, as it is saved
    pub file: PathBuf,
}

#[derive(Args)]
pub struct TellArgs {
    /// A rule system
    #[arg(value_name = "NAME")]
    pub name: Option<Preset>,
}

#[derive(Args)]
pub struct ConvertArgs {
    /// transcript, position, pgn, ggf or sgf
    #[arg(long, value_name = "FORMAT")]
    pub to: Form,
    /// Games in any form; `-` or none is standard input
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub start: StartArgs,
}

#[derive(Args)]
pub struct CheckArgs {
    /// Games in any form; `-` or none is standard input
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub start: StartArgs,
}

#[derive(Args)]
pub struct PerftArgs {
    /// Plies to look ahead; a pass is a ply, a finished game a leaf at any depth
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: u32,
    #[command(flatten)]
    pub start: StartArgs,
    /// Print the leaves behind each move instead
    #[arg(long)]
    pub divide: bool,
}

/// Where a game starts, and under which rules.
#[derive(Args)]
pub struct StartArgs {
    /// Start from 64 squares, a1 to h8 (X black, O white, - empty), and the side to move (X or O)
    #[arg(long, value_name = "POSITION", value_parser = position::read, allow_hyphen_values = true)]
    pub position: Option<(Board, Color)>,
    #[command(flatten)]
    pub rules: RulesArgs,
}

impl StartArgs {
    /// The first position of a game.
    pub fn start(&self) -> Result<Position> {
        let rules = self.rules.rules()?;
        Ok(match self.position {
            Some((board, next)) => Position::new(rules, board, next),
            None => Position::start(rules),
        })
    }
}

/// The rules of a game: a preset, and what shall be otherwise.
#[derive(Args, Default)]
#[command(next_help_heading = "Rules")]
pub struct RulesArgs {
    /// othello, othello-mirrored, reversi, reversi-32, reversi-first-pass, reversi-may-flip,
    /// reversi-must-flip or anti
    #[arg(long, value_name = "NAME")]
    rules: Option<Preset>,
    /// cross, mirrored, parallel or centre
    #[arg(long, value_name = "NAME")]
    opening: Option<Layout>,
    /// White's second disc in a centre opening: place, may-flip or must-flip
    #[arg(long, value_name = "NAME")]
    second_move: Option<SecondMove>,
    /// pool, or own: 32 discs each
    #[arg(long, value_name = "NAME")]
    supply: Option<Supply>,
    /// When a player cannot move: continue or end
    #[arg(long, value_name = "NAME")]
    on_pass: Option<OnPass>,
    /// most or fewest discs win
    #[arg(long, value_name = "NAME")]
    goal: Option<Goal>,
    /// Empty squares go to the winner (empties) or to nobody (plain)
    #[arg(long, value_name = "NAME")]
    count: Option<Count>,
    /// Corners that are Black's from the start: 0 to 4
    #[arg(long, value_name = "CORNERS")]
    handicap: Option<Handicap>,
}

impl RulesArgs {
    fn is_asked(&self) -> bool {
        self.rules.is_some() || self.changes() != Changes::default()
    }

    fn changes(&self) -> Changes {
        Changes {
            opening: self.opening,
            second_move: self.second_move,
            supply: self.supply,
            on_pass: self.on_pass,
            goal: self.goal,
            count: self.count,
            handicap: self.handicap,
        }
    }

    /// The rules asked for.
    pub fn rules(&self) -> Result<Rules, clap::Error> {
        let preset = self.rules.unwrap_or(Preset::Othello).rules();
        preset.with(self.changes()).map_err(|error| usage(&error.to_string()))
    }
}

/// A usage error in clap's own form, with its exit status 2.
pub fn usage(message: &str) -> clap::Error {
    use clap::CommandFactory;
    Cli::command().error(clap::error::ErrorKind::ArgumentConflict, message)
}
