//! The options that choose games.

use clap::{Args, ValueEnum};

use othello_core::board::Color;
use othello_games::explorer::{Filter, Programs, ResultFilter, Years};

/// The heading of the options that choose games.
pub const GAMES: &str = "Which games";

/// The games that are asked for.
#[derive(Args, Clone, Default)]
pub struct FilterArgs {
    #[command(flatten)]
    pub games: GameArgs,
    #[arg(id = "player-color", long = "color", help_heading = GAMES, value_name = "COLOR")]
    pub color: Option<ColorName>,
}

/// The games that are asked for, whatever the colour of their player.
#[derive(Args, Clone, Default)]
pub struct GameArgs {
    #[arg(long, help_heading = GAMES, value_name = "NAME")]
    pub player: Option<String>,
    #[arg(long, help_heading = GAMES, value_name = "NAME")]
    pub event: Option<String>,
    #[arg(long, help_heading = GAMES, value_name = "RESULT")]
    pub result: Option<ResultName>,
    #[arg(long, help_heading = GAMES, value_name = "YEARS", allow_hyphen_values = true)]
    pub years: Option<Years>,
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
    /// Returns `true` if the result of a player is asked for, and no player.
    pub const fn lack_player(&self) -> bool {
        self.player.is_none() && matches!(self.result, Some(ResultName::Won | ResultName::Lost))
    }

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
