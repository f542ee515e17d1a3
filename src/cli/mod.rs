//! The command line: commands, flags and their help.

pub mod arguments;
pub mod faults;
pub mod help;
pub mod link_options;
pub mod successor;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use othello_core::board::{Board, ByColor, Color};
use othello_core::clock::TimeControl;
use othello_core::rules::Preset;
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_home::config::GameConfig;
use othello_home::config::look::{ColorChoice, GlyphChoice, ThemeName};
use othello_home::config::numbers::odd;
use othello_home::config::player_choice::{PlayerChoice, opponent};
use othello_lab::analyze::options::AnalyzeArgs;
use othello_lab::book::options::BookArgs;
use othello_lab::check::CheckArgs;
use othello_lab::convert::ConvertArgs;
use othello_lab::engine::EngineCommandArgs;
use othello_lab::explore::options::ExploreArgs;
use othello_lab::r#match::options::MatchArgs;
use othello_lab::options::encoding::EncodingArgs;
use othello_lab::options::games::{ColorName, GAMES, GameArgs};
use othello_lab::options::language::{LanguageArgs, SCREEN};
use othello_lab::options::rules::{RULES, RulesArgs, StartArgs, one_of, opening_under};
use othello_lab::perft::PerftArgs;
use othello_lab::puzzles::options::PuzzlesArgs;
use othello_lab::repair::RepairArgs;
use othello_lab::repertoire::options::{CheckRepertoireArgs, NewRepertoireArgs};
use othello_lab::report::options::ReportArgs;
use othello_lab::solve::SolveArgs;
use othello_notation::position;
use othello_session::{OpeningChoice, Setup};
use othello_words::i18n::m;

use crate::cli::link_options::{HostArgs, JoinArgs};

/// Othello for two, at one terminal or two machines, or for one against the engine
#[derive(Parser)]
#[command(
    name = "othello",
    version,
    args_conflicts_with_subcommands = true,
    override_usage = "othello [OPTIONS]\n       othello COMMAND [...]"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub play: PlayArgs,
}

/// The options of the screen, and the one to play without it.
#[derive(Args, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct LookArgs {
    /// Play line by line, in words
    #[arg(long, help_heading = SCREEN)]
    pub plain: bool,
    #[command(flatten)]
    pub style: StyleArgs,
    /// Do not animate the flips
    #[arg(long, help_heading = SCREEN)]
    pub no_animation: bool,
    /// Leave the mouse to the terminal
    #[arg(long, help_heading = SCREEN)]
    pub no_mouse: bool,
    /// Show the terminal's cursor on the square in focus, for magnifiers and screen readers; with ACCESSIBLE=1 it
    /// asks for the screen
    #[arg(long, help_heading = SCREEN)]
    pub cursor: bool,
    /// Lock what the engine thinks of moves (z, hint, evaluate), for honest games
    #[arg(long, help_heading = SCREEN)]
    pub no_engine: bool,
}

impl LookArgs {
    /// Returns the flags that were given and that no setting keeps, as they are typed.
    pub fn unkept_flags(&self) -> Vec<String> {
        let flags = [
            (self.plain, "--plain"),
            (self.no_animation, "--no-animation"),
            (self.cursor, "--cursor"),
            (self.no_engine, "--no-engine"),
        ];
        flags.into_iter().filter(|(is_given, _)| *is_given).map(|(_, flag)| flag.into()).collect()
    }
}

/// The colours and characters of a board, and the language of the words around it.
#[derive(Args, Clone, Copy, Default)]
pub struct StyleArgs {
    /// The colour theme
    #[arg(
        long,
        help_heading = SCREEN,
        value_name = "NAME",
        value_parser = one_of::<ThemeName>(ThemeName::NAMES)
    )]
    pub theme: Option<ThemeName>,
    /// When to use colours
    #[arg(
        long,
        help_heading = SCREEN,
        value_name = "WHEN",
        value_parser = one_of::<ColorChoice>(ColorChoice::NAMES)
    )]
    pub color: Option<ColorChoice>,
    /// Pixels, where the terminal answers that it shows pictures, or the characters to draw with
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

/// The headings of options that several commands share.
pub const HEADINGS: [&str; 4] = [NEW_GAME, RULES, GAMES, SCREEN];
const NEW_GAME: &str = "New game";

/// The settings of a game.
#[derive(Args, Default)]
pub struct PlayArgs {
    #[command(flatten)]
    pub look: LookArgs,
    /// Start a new game; the current one goes to the saved games if it has four moves or more
    #[arg(long, help_heading = NEW_GAME)]
    pub new: bool,
    /// Time for each player: minutes or M:SS, and +S for S seconds more per move: 5, 0:30, 5+3. The
    /// clock starts with the first key after the board is shown
    #[arg(long, help_heading = NEW_GAME, value_name = "TIME")]
    pub clock: Option<TimeControl>,
    /// The player who starts as Black: a name, human, level:5 (1 to 10; level:10@5 thinks for 5 s),
    /// engine (as level:10), or cmd:COMMAND (another program that speaks NBoard)
    #[expect(clippy::doc_markdown, reason = "the comment is the help")]
    #[arg(long, help_heading = NEW_GAME, value_name = "WHO")]
    pub black: Option<PlayerChoice>,
    /// The player who starts as White
    #[arg(long, help_heading = NEW_GAME, value_name = "WHO")]
    pub white: Option<PlayerChoice>,
    /// Play as Black against level N of the engine, or against engine or cmd:COMMAND (default: a level
    /// about your own)
    #[arg(
        long,
        help_heading = NEW_GAME,
        value_name = "N",
        num_args = 0..=1,
        value_parser = opponent,
        conflicts_with = "white"
    )]
    pub vs: Option<Option<PlayerChoice>>,
    /// The number from which the choices of the levels follow (default: another one for each game)
    #[arg(id = "game-seed", long = "seed", help_heading = NEW_GAME, value_name = "N")]
    pub seed: Option<u64>,
    /// Play a match of so many games, an odd number
    #[arg(long, help_heading = NEW_GAME, value_name = "GAMES", value_parser = odd)]
    pub best_of: Option<u8>,
    /// Begin with the balanced opening of that number, the same everywhere, or of any (random)
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
            Some(Command::Games(args)) => Some(&args.look),
            Some(Command::Open(args)) => Some(&args.look),
            Some(Command::Host(args)) => Some(&args.look),
            Some(Command::Join(args)) => Some(&args.look),
            Some(Command::Guess(args)) => Some(&args.look),
            Some(Command::Learn(args)) => Some(&args.look),
            Some(Command::Train(args)) => Some(&args.look),
            Some(Command::Puzzles(args)) => Some(&args.look),
            Some(Command::Repertoire(args)) => match &args.command {
                RepertoireCommand::Train(args) => Some(&args.look),
                RepertoireCommand::New(_) | RepertoireCommand::Check(_) => None,
            },
            Some(
                Command::Show(_)
                | Command::Rules(_)
                | Command::Progress(_)
                | Command::Report(_)
                | Command::Convert(_)
                | Command::Check(_)
                | Command::Repair(_)
                | Command::Solve(_)
                | Command::Analyze(_)
                | Command::Explore(_)
                | Command::Book(_)
                | Command::Match(_)
                | Command::Perft(_)
                | Command::Engine(_)
                | Command::Messages(_)
                | Command::Config
                | Command::Doctor(_)
                | Command::Completions(_)
                | Command::Man,
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
pub enum Command {
    #[command(about = m::cli::about_show().to_string())]
    Show(ShowArgs),
    #[command(about = m::cli::about_games().to_string())]
    Games(GamesArgs),
    #[command(about = m::cli::about_open().to_string())]
    Open(OpenArgs),
    #[command(about = m::cli::about_host().to_string())]
    Host(Box<HostCommandArgs>),
    #[command(about = m::cli::about_join().to_string())]
    Join(JoinCommandArgs),
    #[command(about = m::cli::about_rules().to_string())]
    Rules(RulesCommandArgs),
    #[command(about = m::cli::about_convert().to_string())]
    Convert(ConvertArgs),
    #[command(about = m::cli::about_check().to_string())]
    Check(CheckArgs),
    #[command(about = m::cli::about_repair().to_string())]
    Repair(RepairArgs),
    #[command(about = m::cli::about_solve().to_string())]
    Solve(SolveArgs),
    #[command(about = m::cli::about_analyze().to_string())]
    Analyze(AnalyzeArgs),
    #[command(about = m::cli::about_explore().to_string())]
    Explore(ExploreArgs),
    #[command(about = m::cli::about_repertoire().to_string())]
    Repertoire(RepertoireArgs),
    #[command(about = m::cli::about_book().to_string())]
    Book(BookArgs),
    #[command(about = m::cli::about_puzzles().to_string())]
    Puzzles(PuzzlesCommandArgs),
    #[command(about = m::cli::about_guess().to_string())]
    Guess(GuessArgs),
    #[command(about = m::cli::about_learn().to_string())]
    Learn(LearnArgs),
    #[command(about = m::cli::about_train().to_string())]
    Train(TrainArgs),
    #[command(about = m::cli::about_progress().to_string())]
    Progress(ProgressArgs),
    #[command(about = m::cli::about_report().to_string())]
    Report(ReportArgs),
    #[command(about = m::cli::about_match().to_string())]
    Match(Box<MatchArgs>),
    #[command(about = m::cli::about_perft().to_string())]
    Perft(PerftArgs),
    #[command(about = m::cli::about_engine().to_string())]
    Engine(EngineCommandArgs),
    #[command(about = m::cli::about_messages().to_string())]
    Messages(MessagesArgs),
    #[command(about = m::cli::about_config().to_string())]
    Config,
    #[command(about = m::cli::about_doctor().to_string())]
    Doctor(LookArgs),
    #[command(about = m::cli::about_completions().to_string())]
    Completions(CompletionsArgs),
    #[command(about = m::cli::about_man().to_string())]
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
    /// Files and folders of games in any format; none those of the settings (games) and the saved games
    pub files: Vec<PathBuf>,
    /// The first move that is guessed (default: 11)
    #[arg(long, value_name = "MOVE", value_parser = clap::value_parser!(u8).range(1..=120))]
    pub from: Option<u8>,
    /// The side whose moves are guessed (default: that of --player, or both)
    #[arg(long, value_name = "COLOR")]
    pub side: Option<ColorName>,
    /// Choose among several games by chance, the same for the same games and number
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
    /// Print the progress as a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct ShowArgs {
    /// Files of games in any format; `-` or none reads standard input
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    /// The moves of one game instead of files
    #[arg(long, value_name = "TRANSCRIPT", conflicts_with = "files")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub start: StartArgs,
    /// Stop after this many plies
    #[arg(long, allow_negative_numbers = true, value_name = "PLY")]
    pub at: Option<usize>,
    /// Print each game as a JSON object on one line
    #[arg(long)]
    pub json: bool,
    /// Draw the board as an SVG picture
    #[arg(long, conflicts_with = "json", group = "picture")]
    pub svg: bool,
    /// Draw the board as a PNG picture
    #[arg(long, conflicts_with = "json", group = "picture")]
    pub png: bool,
    /// Draw the game as a GIF animation, a frame for each move
    #[arg(long, conflicts_with_all = ["json", "numbers"], group = "picture")]
    pub gif: bool,
    /// Write the board in LaTeX, for the package othelloboard
    #[arg(long, conflicts_with = "json", group = "picture")]
    pub latex: bool,
    /// Draw the position for print, in black and white, with the marks of its note
    #[arg(long, value_name = "FORMAT", conflicts_with = "json", group = "picture")]
    pub diagram: Option<DiagramFormat>,
    /// Draw a diagram of each position with a comment, of variations as well
    #[arg(long, requires = "diagram", conflicts_with = "at")]
    pub commented: bool,
    /// In the picture, number the discs by their moves, as on a score sheet
    #[arg(long, requires = "picture")]
    pub numbers: bool,
    #[command(flatten)]
    pub style: StyleArgs,
}

#[derive(Args)]
pub struct GamesArgs {
    /// The number of the game in the list
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
    /// A game in any format
    pub file: PathBuf,
    /// The game of that number in the file
    #[arg(default_value = "1", hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
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
    #[command(about = m::cli::about_repertoire_new().to_string())]
    New(NewRepertoireArgs),
    #[command(about = m::cli::about_repertoire_check().to_string())]
    Check(CheckRepertoireArgs),
    #[command(about = m::cli::about_repertoire_train().to_string())]
    Train(TrainRepertoireArgs),
}

#[derive(Args)]
pub struct TrainRepertoireArgs {
    /// The colour that you play (default: both)
    #[arg(value_name = "COLOR", required = false)]
    pub own: Option<ColorName>,
    /// The repertoire of that colour (default: that of the settings, or the one beside the saved games)
    #[arg(long, value_name = "FILE", requires = "own")]
    pub file: Option<PathBuf>,
    /// Begin in the middle: after these moves
    #[arg(long, value_name = "TRANSCRIPT")]
    pub moves: Option<String>,
    /// Begin in the middle: from 64 squares, a1 to h8 (X black, O white, - empty), and the side to move (X
    /// or O)
    #[arg(
        long,
        value_name = "POSITION",
        value_parser = position::read,
        allow_hyphen_values = true,
        conflicts_with = "moves"
    )]
    pub position: Option<(Board, Color)>,
    /// Ask so many positions at most (default: 20)
    #[arg(
        id = "positions",
        long = "count",
        allow_negative_numbers = true,
        value_name = "N",
        default_value_t = 20,
        hide_default_value = true,
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
    /// A rule system
    #[arg(value_name = "NAME", value_parser = one_of::<Preset>(Preset::ALL.iter().map(|preset| preset.name())))]
    pub name: Option<Preset>,
}

#[derive(Args)]
pub struct MessagesArgs {
    /// The folder of a language: language.toml and files of messages
    pub folder: PathBuf,
    /// List the messages that are not translated yet
    #[arg(long)]
    pub missing: bool,
}

#[derive(Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// The formats of diagrams for print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DiagramFormat {
    /// A picture
    Svg,
    /// The source of a document with `TikZ` pictures
    Latex,
}
