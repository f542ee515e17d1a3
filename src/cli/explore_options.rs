//! The options of the explorer.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::cli::encoding_options::EncodingArgs;
use crate::cli::engine_options::{EngineArgs, LimitArgs, OwnBookArgs, level};
use othello_core::board::Color;
use othello_engine::level::Level;
use othello_explorer::{Filter, Programs, ResultFilter, Years};

/// The heading of the options that choose games.
pub const GAMES: &str = "Games that count";

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

/// The games that are asked for.
#[derive(Args, Clone, Default)]
pub struct FilterArgs {
    #[command(flatten)]
    pub games: GameArgs,
    /// The colour of that player; with --vs, of the level
    #[arg(long, help_heading = GAMES, value_name = "COLOR")]
    pub color: Option<ColorName>,
}

/// The games that are asked for, whatever the colour of their player.
#[derive(Args, Clone, Default)]
pub struct GameArgs {
    /// Games of a player: a part of the name is enough
    #[arg(long, help_heading = GAMES, value_name = "NAME")]
    pub player: Option<String>,
    /// Games of a tournament: a part of the name is enough
    #[arg(long, help_heading = GAMES, value_name = "NAME")]
    pub event: Option<String>,
    /// Games with that result: black, white, draw, or won and lost by the player
    #[arg(long, help_heading = GAMES, value_name = "RESULT")]
    pub result: Option<ResultName>,
    /// Games of these years: 1990, 1990-2005, 1990- or -2005
    #[arg(long, help_heading = GAMES, value_name = "YEARS", allow_hyphen_values = true)]
    pub years: Option<Years>,
    /// Also games in which a program plays, which a base marks by parentheses in its name
    #[arg(long, help_heading = GAMES)]
    pub programs: bool,
}

/// A colour on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum ColorName {
    Black,
    White,
}

impl From<ColorName> for Color {
    fn from(name: ColorName) -> Self {
        match name {
            ColorName::Black => Self::Black,
            ColorName::White => Self::White,
        }
    }
}

/// A result on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ResultName {
    #[value(alias = "1-0")]
    Black,
    #[value(alias = "0-1")]
    White,
    #[value(aliases = ["draws", "drawn", "1/2-1/2"])]
    Draw,
    #[value(alias = "win")]
    Won,
    #[value(alias = "loss")]
    Lost,
}

impl FilterArgs {
    /// Returns the filter.
    pub fn filter(&self) -> Filter {
        Filter { color: self.color.map(Color::from), ..self.games.filter() }
    }
}

impl GameArgs {
    /// Returns the filter.
    pub fn filter(&self) -> Filter {
        Filter {
            player: self.player.clone(),
            color: None,
            event: self.event.clone(),
            years: self.years.clone(),
            result: self.result.map(|result| match result {
                ResultName::Black => ResultFilter::Won(Color::Black),
                ResultName::White => ResultFilter::Won(Color::White),
                ResultName::Draw => ResultFilter::Drawn,
                ResultName::Won => ResultFilter::PlayerWon,
                ResultName::Lost => ResultFilter::PlayerLost,
            }),
            programs: if self.programs { Programs::Included } else { Programs::Excluded },
        }
    }
}
