//! The settings of a user.

pub mod book;
pub mod chosen;
mod draft;
pub mod file;
pub mod games;
pub mod lines;
pub mod look;
pub mod numbers;
pub mod player_choice;
pub mod repertoires;
pub mod setting;
pub mod tunnel;

use std::path::PathBuf;

use othello_core::board::ByColor;
use othello_core::clock::TimeControl;
use othello_core::rules::{Preset, Rules};
use othello_words::i18n::Language;

use crate::config::lines::LinesChoice;
use crate::config::look::{
    Alert, Animation, ColorChoice, GlyphChoice, Learning, Mouse, MoveMarks, SeenFrom,
    TerminalCursor, ThemeName,
};
use crate::config::player_choice::PlayerChoice;
use crate::config::tunnel::TunnelChoice;
use crate::engine_worker::task::Resources;

/// The settings. Flags on the command line override them.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    pub theme: ThemeName,
    /// The language; `None` lets the environment decide.
    pub language: Option<Language>,
    /// The choice of when to use colours.
    pub color: ColorChoice,
    /// The characters to draw with; `None` lets the environment decide.
    pub glyphs: Option<GlyphChoice>,
    pub animation: Animation,
    /// The recipient of mouse events.
    pub mouse: Mouse,
    pub cursor: TerminalCursor,
    pub alert: Alert,
    /// The visibility of marks on legal moves.
    pub marks: MoveMarks,
    pub learning: Learning,
    /// The side from which the board is seen.
    pub seen_from: SeenFrom,
    /// The permission to show evaluations of moves.
    pub engine_lock: EngineLock,
    /// The names under which the player plays.
    pub me: Vec<String>,
    /// In a lesson, the player says first why a right move is right.
    pub says_why: SayWhy,
    /// The defaults of a new game.
    pub game: GameConfig,
    pub lines: LinesChoice,
    /// The threads and memory of a search.
    pub resources: Resources,
    /// The files and folders of games that the explorer looks through.
    pub games: Vec<PathBuf>,
    /// The files of the repertoires, where they are not the usual ones.
    pub repertoires: ByColor<Option<PathBuf>>,
    pub book: BookChoice,
    /// The program that leads to the page of a game from anywhere; `None` if the player is asked.
    pub tunnel: Option<Box<TunnelChoice>>,
}

/// The book in which the values of positions are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BookChoice {
    /// The one beside the saved games.
    #[default]
    Usual,
    File(PathBuf),
    Off,
}

/// The permission to show what the engine thinks of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EngineLock {
    /// Players may ask for it.
    #[default]
    Open,
    /// Nobody may, for honest games.
    Locked,
}

/// The choice of saying first why a right move is right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SayWhy {
    On,
    #[default]
    Off,
}

/// The defaults of a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameConfig {
    /// The rule system, from which the rules may differ.
    pub preset: Preset,
    pub rules: Rules,
    /// The time for each player, if there is a clock.
    pub clock: Option<TimeControl>,
    pub players: ByColor<PlayerChoice>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            theme: ThemeName::Classic,
            language: None,
            color: ColorChoice::Auto,
            glyphs: None,
            animation: Animation::On,
            mouse: Mouse::Captured,
            cursor: TerminalCursor::Hidden,
            alert: Alert::Auto,
            marks: MoveMarks::Shown,
            learning: Learning::Off,
            seen_from: SeenFrom::Black,
            engine_lock: EngineLock::Open,
            me: Vec::new(),
            says_why: SayWhy::Off,
            game: GameConfig {
                preset: Preset::Othello,
                rules: Rules::OTHELLO,
                clock: None,
                players: ByColor::default(),
            },
            lines: LinesChoice::default(),
            resources: Resources::default(),
            games: Vec::new(),
            repertoires: ByColor::default(),
            book: BookChoice::Usual,
            tunnel: None,
        }
    }
}
