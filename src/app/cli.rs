//! What may be asked on the command line.

use std::num::NonZero;
use std::path::PathBuf;
use std::str::FromStr;

use crate::app::tui::theme::{ColorChoice, Glyphs, Palette};
use crate::board::{Board, ByColor, Color};
use crate::clock::TimeControl;
use crate::notation::{Format, PlayerName, position};
use crate::position::Position;
use crate::rules::{
    Changes, Count, Goal, Handicap, Layout, OnPass, Preset, Rules, SecondMove, Supply, UnknownName,
};
use crate::session::Setup;
use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use crate::app::config::GameConfig;

/// Othello for two at one terminal
#[derive(Parser)]
#[command(
    name = "othello",
    version,
    args_conflicts_with_subcommands = true,
    override_help = HELP,
    override_usage = "othello [OPTIONS]\n       othello COMMAND [...]"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub play: PlayArgs,
}

/// The help of the whole program: one screen, which names every command and every flag.
const HELP: &str = "\
Othello for two at one terminal

Usage: othello [OPTIONS]           play on, or begin
       othello COMMAND [...]       othello COMMAND --help tells more

A new game:  --new, --clock TIME (5 or 0:30 or 5+3), --black NAME, --white NAME,
             --best-of GAMES
Its rules:   --rules NAME, or one by one: --opening, --second-move, --supply,
             --on-pass, --goal, --count, --handicap (see othello rules)
The screen:  --theme classic|paper|contrast|mono, --color auto|always|never,
             --glyphs unicode|narrow|ascii, --no-animation, --no-mouse
Also:        --plain (line by line, in words), -h, --help, -V, --version

Commands:    games [N], open FILE     take up a game: one that is kept, a file
             show, check, convert     replay, count, write in another form
             rules [NAME]             the rule systems, in plain words
             config, doctor           the settings; what to put into a report
             completions, man         for your shell; the manual page
             perft DEPTH              count positions

Examples:    othello --clock 5+3 --black Ada --white Emile
             othello --rules reversi --theme paper
             othello show --moves f5d6c3d3c4
";

/// How the screen looks, or that there is none.
#[derive(Args, Default)]
pub struct LookArgs {
    /// Play line by line, in words
    #[arg(long)]
    pub plain: bool,
    /// The colours and their contrast
    #[arg(long, value_name = "NAME", value_parser = one_of::<Palette>(Palette::ALL.map(Palette::name)))]
    pub theme: Option<Palette>,
    /// When to use colours
    #[arg(long, value_name = "WHEN", value_parser = one_of::<ColorChoice>(["auto", "always", "never"]))]
    pub color: Option<ColorChoice>,
    /// The characters to draw with
    #[arg(long, value_name = "NAME", value_parser = one_of::<Glyphs>(["unicode", "narrow", "ascii"]))]
    pub glyphs: Option<Glyphs>,
    /// Turn discs over at once
    #[arg(long)]
    pub no_animation: bool,
    /// Leave the mouse to the terminal
    #[arg(long)]
    pub no_mouse: bool,
}

/// Names that completions offer, and a fault names.
fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = UnknownName> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}

/// How a game is played.
#[derive(Args, Default)]
pub struct PlayArgs {
    #[command(flatten)]
    pub look: LookArgs,
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
    /// Whether a new game was asked for.
    pub fn is_new_game(&self) -> bool {
        self.new
            || self.clock.is_some()
            || self.black.is_some()
            || self.white.is_some()
            || self.best_of.is_some()
            || self.rules.is_asked()
    }

    /// What a new game is played with.
    pub fn setup(&self, usual: &GameConfig) -> Result<Setup> {
        let name = |asked: &Option<String>, usual: &Option<PlayerName>| match asked {
            Some(name) => PlayerName::cleaned(name),
            None => usual.clone(),
        };
        Ok(Setup {
            rules: self.rules.rules_from(usual.rules)?,
            names: ByColor {
                black: name(&self.black, &usual.names.black),
                white: name(&self.white, &usual.names.white),
            },
            time_control: self.clock.or(usual.clock),
            best_of: self.best_of.unwrap_or(1),
        })
    }
}

/// Reads a number of threads.
fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let number = text.parse().ok().filter(|number: &NonZero<usize>| number.get() <= 256);
    number.ok_or_else(|| "expected a number from 1 to 256".into())
}

/// Reads the length of a match.
pub fn odd(text: &str) -> Result<u8, String> {
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
    /// Tell where the settings are read from, and print a file of all of them
    Config,
    /// Tell what there is to know about this terminal, for a report
    Doctor(LookArgs),
    /// Print what makes a shell complete commands and flags
    Completions(CompletionsArgs),
    /// Print the manual page
    Man,
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
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Args)]
pub struct OpenArgs {
    /// A game in any form
    pub file: PathBuf,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Args)]
pub struct TellArgs {
    /// A rule system
    #[arg(value_name = "NAME", value_parser = one_of::<Preset>(names(Preset::ALL, Preset::name)))]
    pub name: Option<Preset>,
}

#[derive(Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// Reads the name of a format that can be written.
fn writable(name: &str) -> Result<Format, String> {
    let mut formats = Format::ALL.into_iter().filter(|format| format.is_writable());
    let names = formats.clone().map(Format::name).collect::<Vec<_>>().join(", ");
    let format = formats.find(|format| format.name() == name);
    format.ok_or_else(|| format!("expected one of {names}"))
}

#[derive(Args)]
pub struct ConvertArgs {
    /// transcript, position, pgn, ggf or sgf
    #[arg(long, value_name = "FORMAT", value_parser = writable)]
    pub to: Format,
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
    /// Share the tree among that many threads, 256 at the most
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    pub threads: NonZero<usize>,
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
    /// The rule system
    #[arg(long, value_name = "NAME", value_parser = one_of::<Preset>(names(Preset::ALL, Preset::name)))]
    rules: Option<Preset>,
    /// How the first four discs come to lie
    #[arg(long, value_name = "NAME", value_parser = one_of::<Layout>(names(Layout::ALL, Layout::name)))]
    opening: Option<Layout>,
    /// What White's second disc does in a centre opening
    #[arg(long, value_name = "NAME", value_parser = one_of::<SecondMove>(names(SecondMove::ALL, SecondMove::name)))]
    second_move: Option<SecondMove>,
    /// Both draw on one supply (pool), or have 32 discs each (own)
    #[arg(long, value_name = "NAME", value_parser = one_of::<Supply>(names(Supply::ALL, Supply::name)))]
    supply: Option<Supply>,
    /// When a player cannot move, the game may continue or end
    #[arg(long, value_name = "NAME", value_parser = one_of::<OnPass>(names(OnPass::ALL, OnPass::name)))]
    on_pass: Option<OnPass>,
    /// Whether most or fewest discs win
    #[arg(long, value_name = "NAME", value_parser = one_of::<Goal>(names(Goal::ALL, Goal::name)))]
    goal: Option<Goal>,
    /// Empty squares go to the winner (empties) or to nobody (plain)
    #[arg(long, value_name = "NAME", value_parser = one_of::<Count>(names(Count::ALL, Count::name)))]
    count: Option<Count>,
    /// Corners that are Black's from the start
    #[arg(long, value_name = "CORNERS", value_parser = one_of::<Handicap>(names(Handicap::ALL, Handicap::name)))]
    handicap: Option<Handicap>,
}

/// The names of the values of an axis.
fn names<T: Copy>(values: &[T], name: fn(T) -> &'static str) -> impl Iterator<Item = &'static str> {
    values.iter().map(move |&value| name(value))
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
        self.rules_from(Rules::OTHELLO)
    }

    /// The rules asked for, where others than those of Othello are usual.
    fn rules_from(&self, usual: Rules) -> Result<Rules, clap::Error> {
        let rules = self.rules.map_or(usual, Preset::rules);
        rules.with(self.changes()).map_err(|error| usage(&error.to_string()))
    }
}

/// The flag of each axis of the rules, and the names of its values.
pub fn axes() -> Vec<(String, Vec<String>)> {
    let command = RulesArgs::augment_args(clap::Command::new("rules"));
    let axes = command.get_arguments().filter(|arg| arg.get_id() != "rules");
    let values = |arg: &clap::Arg| {
        let values = arg.get_possible_values();
        values.iter().map(|value| value.get_name().to_owned()).collect()
    };
    axes.filter_map(|arg| Some((arg.get_long()?.to_owned(), values(arg)))).collect()
}

/// A usage error in clap's own form, with its exit status 2.
pub fn usage(message: &str) -> clap::Error {
    use clap::CommandFactory;
    Cli::command().error(clap::error::ErrorKind::ArgumentConflict, message)
}
