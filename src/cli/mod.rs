//! The command line: commands, flags and their help.

pub mod arguments;
pub mod faults;
pub mod help;
pub mod link_options;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use othello_batch::analyze::options::AnalyzeArgs;
use othello_batch::book::options::BookArgs;
use othello_batch::check::CheckArgs;
use othello_batch::convert::ConvertArgs;
use othello_batch::engine::EngineCommandArgs;
use othello_batch::explore::options::ExploreArgs;
use othello_batch::r#match::options::MatchArgs;
use othello_batch::options::encoding::EncodingArgs;
use othello_batch::options::games::{ColorName, GameArgs};
use othello_batch::options::language::{LanguageArgs, SCREEN};
use othello_batch::options::rules::{RulesArgs, StartArgs, one_of, opening_under};
use othello_batch::perft::PerftArgs;
use othello_batch::puzzles::options::PuzzlesArgs;
use othello_batch::repair::RepairArgs;
use othello_batch::repertoire::options::{CheckRepertoireArgs, NewRepertoireArgs};
use othello_batch::report::options::ReportArgs;
use othello_batch::solve::SolveArgs;
use othello_core::board::{Board, ByColor, Color};
use othello_core::clock::TimeControl;
use othello_core::rules::Preset;
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_home::config::GameConfig;
use othello_home::config::look::{ColorChoice, GlyphChoice, ThemeName};
use othello_home::config::numbers::odd;
use othello_home::config::player_choice::{PlayerChoice, opponent};
use othello_notation::position;
use othello_session::{OpeningChoice, Setup};

use crate::cli::link_options::{HostArgs, JoinArgs};

/// The command line. What its commands and options are for stands in `i18n/*/options.ftl`, by their names
/// ([`help::described`]).
#[derive(Parser)]
#[command(
    name = "othello",
    version,
    args_conflicts_with_subcommands = true,
    override_usage = "othello [OPTIONS]\n       othello COMMAND [...]"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    #[command(flatten)]
    pub play: PlayArgs,
}

/// The options of the screen, and the one to play without it.
#[derive(Args, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct LookArgs {
    #[arg(long, help_heading = SCREEN)]
    pub plain: bool,
    #[command(flatten)]
    pub style: StyleArgs,
    #[arg(long, help_heading = SCREEN)]
    pub no_animation: bool,
    #[arg(long, help_heading = SCREEN)]
    pub no_mouse: bool,
    #[arg(long, help_heading = SCREEN)]
    pub cursor: bool,
    #[arg(long, help_heading = SCREEN)]
    pub no_engine: bool,
}

/// The colours and characters of a board, and the language of the words around it.
#[derive(Args, Clone, Copy, Default)]
pub struct StyleArgs {
    #[arg(
        long,
        help_heading = SCREEN,
        value_name = "NAME",
        value_parser = one_of::<ThemeName>(ThemeName::NAMES)
    )]
    pub theme: Option<ThemeName>,
    #[arg(
        long,
        help_heading = SCREEN,
        value_name = "WHEN",
        value_parser = one_of::<ColorChoice>(ColorChoice::NAMES)
    )]
    pub color: Option<ColorChoice>,
    #[arg(
        long,
        help_heading = SCREEN,
        value_name = "NAME",
        value_parser = one_of::<GlyphChoice>(GlyphChoice::NAMES)
    )]
    pub glyphs: Option<GlyphChoice>,
    #[command(flatten)]
    pub language: LanguageArgs,
}

/// The heading of the options of a new game.
const NEW_GAME: &str = "New game";

/// The settings of a game.
#[derive(Args, Default)]
pub struct PlayArgs {
    #[command(flatten)]
    pub look: LookArgs,
    #[arg(long, help_heading = NEW_GAME)]
    pub new: bool,
    #[arg(long, help_heading = NEW_GAME, value_name = "TIME")]
    pub clock: Option<TimeControl>,
    #[arg(long, help_heading = NEW_GAME, value_name = "WHO")]
    pub black: Option<PlayerChoice>,
    #[arg(long, help_heading = NEW_GAME, value_name = "WHO")]
    pub white: Option<PlayerChoice>,
    #[arg(
        long,
        help_heading = NEW_GAME,
        value_name = "N",
        num_args = 0..=1,
        value_parser = opponent,
        conflicts_with = "white"
    )]
    pub vs: Option<Option<PlayerChoice>>,
    #[arg(id = "game-seed", long = "seed", help_heading = NEW_GAME, value_name = "N")]
    pub seed: Option<u64>,
    #[arg(long, help_heading = NEW_GAME, value_name = "GAMES", value_parser = odd)]
    pub best_of: Option<u8>,
    #[arg(long, help_heading = NEW_GAME, value_name = "N")]
    pub balanced: Option<OpeningChoice>,
    #[command(flatten)]
    pub rules: RulesArgs,
}

impl Cli {
    /// Returns the choice of a language, which stands before or behind any command.
    pub const fn language(&self) -> LanguageArgs {
        self.play.look.style.language
    }

    /// Returns the options of the screen, where the command has them.
    pub const fn look(&self) -> Option<&LookArgs> {
        match &self.command {
            None => Some(&self.play.look),
            Some(CliCommand::Games(args)) => Some(&args.look),
            Some(CliCommand::Open(args)) => Some(&args.look),
            Some(CliCommand::Host(args)) => Some(&args.look),
            Some(CliCommand::Join(args)) => Some(&args.look),
            Some(CliCommand::Guess(args)) => Some(&args.look),
            Some(CliCommand::Learn(args)) => Some(&args.look),
            Some(CliCommand::Train(args)) => Some(&args.look),
            Some(CliCommand::Puzzles(args)) => Some(&args.look),
            Some(CliCommand::Repertoire(args)) => match &args.command {
                RepertoireCommand::Train(args) => Some(&args.look),
                RepertoireCommand::New(_) | RepertoireCommand::Check(_) => None,
            },
            Some(
                CliCommand::Show(_)
                | CliCommand::Rules(_)
                | CliCommand::Progress(_)
                | CliCommand::Report(_)
                | CliCommand::Convert(_)
                | CliCommand::Check(_)
                | CliCommand::Repair(_)
                | CliCommand::Solve(_)
                | CliCommand::Analyze(_)
                | CliCommand::Explore(_)
                | CliCommand::Book(_)
                | CliCommand::Match(_)
                | CliCommand::Perft(_)
                | CliCommand::Engine(_)
                | CliCommand::Messages(_)
                | CliCommand::Config
                | CliCommand::Doctor(_)
                | CliCommand::Completions(_)
                | CliCommand::Man,
            ) => None,
        }
    }
}

impl PlayArgs {
    /// Returns `true` if a flag asks for a new game.
    pub fn is_new_game(&self) -> bool {
        self.new
            || self.clock.is_some()
            || self.black.is_some()
            || self.white.is_some()
            || self.vs.is_some()
            || self.seed.is_some()
            || self.best_of.is_some()
            || self.balanced.is_some()
            || self.rules.is_given()
    }

    /// Returns `true` if the opponent is to be about as strong as the player.
    pub const fn has_equal_opponent(&self) -> bool {
        matches!(self.vs, Some(None))
    }

    /// Returns the settings of a new game: those of the flags, otherwise the defaults. The choices of
    /// the levels follow from the seed. An opponent without a number is the usual level.
    pub fn setup(&self, defaults: &GameConfig, seed: u64) -> Result<Setup> {
        let usual = PlayerChoice::from(Computer::Level(Level::usual()));
        let vs = self.vs.as_ref().map(|vs| vs.as_ref().unwrap_or(&usual));
        let white = self.white.as_ref().or(vs);
        let given = ByColor { black: self.black.as_ref(), white };
        let choices =
            ByColor::from_fn(|color| given[color].unwrap_or(&defaults.players[color]).clone());
        let rules = self.rules.rules_from(defaults.rules)?;
        Ok(Setup {
            rules,
            players: ByColor::from_fn(|color| choices[color].player.clone()),
            names: ByColor::from_fn(|color| choices[color].name.clone()),
            seed: self.seed.unwrap_or(seed),
            time_control: self.clock.or(defaults.clock),
            best_of: self.best_of.unwrap_or(1),
            opening: opening_under(self.balanced, rules)?,
        })
    }
}

#[derive(Subcommand)]
pub enum CliCommand {
    Show(ShowArgs),
    Games(GamesArgs),
    Open(OpenArgs),
    Host(Box<HostCommandArgs>),
    Join(JoinCommandArgs),
    Rules(RulesCommandArgs),
    Convert(ConvertArgs),
    Check(CheckArgs),
    Repair(RepairArgs),
    Solve(SolveArgs),
    Analyze(AnalyzeArgs),
    Explore(ExploreArgs),
    Repertoire(RepertoireArgs),
    Book(BookArgs),
    Puzzles(PuzzlesCommandArgs),
    Guess(GuessArgs),
    Learn(LearnArgs),
    Train(TrainArgs),
    Progress(ProgressArgs),
    Report(ReportArgs),
    Match(Box<MatchArgs>),
    Perft(PerftArgs),
    Engine(EngineCommandArgs),
    Messages(MessagesArgs),
    Config,
    Doctor(LookArgs),
    Completions(CompletionsArgs),
    Man,
}

/// The arguments of `othello learn`.
#[derive(Args)]
pub struct LearnArgs {
    #[command(flatten)]
    pub look: LookArgs,
}

/// The arguments of `othello train`.
#[derive(Args)]
pub struct TrainArgs {
    #[command(flatten)]
    pub look: LookArgs,
}

/// The arguments of `othello guess`.
#[derive(Args)]
pub struct GuessArgs {
    pub files: Vec<PathBuf>,
    #[arg(long, value_name = "MOVE", value_parser = clap::value_parser!(u8).range(1..=120))]
    pub from: Option<u8>,
    #[arg(long, value_name = "COLOR")]
    pub side: Option<ColorName>,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[command(flatten)]
    pub games: GameArgs,
    #[command(flatten)]
    pub look: LookArgs,
}

/// The arguments of `othello progress`.
#[derive(Args)]
pub struct ProgressArgs {
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct ShowArgs {
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[arg(long, value_name = "TRANSCRIPT", conflicts_with = "files")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub start: StartArgs,
    #[arg(long, value_name = "PLY")]
    pub at: Option<usize>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, conflicts_with = "json", group = "picture")]
    pub svg: bool,
    #[arg(long, conflicts_with = "json", group = "picture")]
    pub png: bool,
    #[arg(long, conflicts_with_all = ["json", "numbers"], group = "picture")]
    pub gif: bool,
    #[arg(long, conflicts_with = "json", group = "picture")]
    pub latex: bool,
    #[arg(long, value_name = "FORMAT", conflicts_with = "json", group = "picture")]
    pub diagram: Option<DiagramFormat>,
    #[arg(long, requires = "diagram", conflicts_with = "at")]
    pub commented: bool,
    #[arg(long, requires = "picture")]
    pub numbers: bool,
    #[command(flatten)]
    pub style: StyleArgs,
}

#[derive(Args)]
pub struct GamesArgs {
    #[arg(
        allow_negative_numbers = true,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    pub number: Option<u32>,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Args)]
pub struct OpenArgs {
    pub file: PathBuf,
    #[arg(default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    pub number: u32,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Args)]
pub struct HostCommandArgs {
    #[command(flatten)]
    pub host: HostArgs,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Args)]
pub struct JoinCommandArgs {
    #[command(flatten)]
    pub join: JoinArgs,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct RepertoireArgs {
    #[command(subcommand)]
    pub command: RepertoireCommand,
}

#[derive(Subcommand)]
pub enum RepertoireCommand {
    New(NewRepertoireArgs),
    Check(CheckRepertoireArgs),
    Train(TrainRepertoireArgs),
}

#[derive(Args)]
pub struct TrainRepertoireArgs {
    #[arg(value_name = "COLOR", required = false)]
    pub own: Option<ColorName>,
    #[arg(long, value_name = "FILE", requires = "own")]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "TRANSCRIPT")]
    pub moves: Option<String>,
    #[arg(
        long,
        value_name = "POSITION",
        value_parser = position::read,
        allow_hyphen_values = true,
        conflicts_with = "moves"
    )]
    pub position: Option<(Board, Color)>,
    #[arg(
        id = "positions",
        long = "count",
        value_name = "N",
        default_value_t = 20,
        value_parser = clap::value_parser!(u16).range(1..)
    )]
    pub count: u16,
    #[command(flatten)]
    pub look: LookArgs,
}

/// The arguments of `othello puzzles`, which may be solved on the board.
#[derive(Args)]
pub struct PuzzlesCommandArgs {
    #[command(flatten)]
    pub puzzles: PuzzlesArgs,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Args)]
pub struct RulesCommandArgs {
    #[arg(value_name = "NAME", value_parser = one_of::<Preset>(Preset::ALL.iter().map(|preset| preset.name())))]
    pub name: Option<Preset>,
}

#[derive(Args)]
pub struct MessagesArgs {
    pub folder: PathBuf,
    #[arg(long)]
    pub missing: bool,
}

#[derive(Args)]
pub struct CompletionsArgs {
    pub shell: Shell,
}

/// The formats of diagrams for print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DiagramFormat {
    Svg,
    Latex,
}

#[cfg(test)]
mod tests;
