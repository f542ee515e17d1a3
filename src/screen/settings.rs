//! The players' choices about the screen.

use super::answer::TerminalAnswer;
use super::theme::{Ground, Theme};
use othello_home::clipboard::Clipboard;
use othello_home::config::Config;
use othello_home::config::file::spoken;
use othello_home::config::look::{
    Alert, Animation, Glyphs, Learning, Mouse, MoveMarks, SeenFrom, TerminalCursor,
};
use othello_words::i18n::Language;

/// The players' choices about the screen, which stay from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The colours and characters.
    pub theme: Theme,
    /// The language, which the program speaks as soon as the settings are kept.
    pub language: Language,
    /// Marks on legal moves.
    pub marks: MoveMarks,
    pub learning: Learning,
    /// The side from which the board is seen.
    pub seen_from: SeenFrom,
    pub animation: Animation,
    pub mouse: Mouse,
    pub cursor: TerminalCursor,
    pub alert: Alert,
    /// The way of a copied text.
    pub clipboard: Clipboard,
}

impl Settings {
    /// Returns the choices of somebody who has made none but the theme.
    pub fn new(theme: Theme) -> Self {
        Self {
            theme,
            language: Language::current(),
            marks: MoveMarks::Shown,
            learning: Learning::Off,
            seen_from: SeenFrom::Black,
            animation: Animation::On,
            mouse: Mouse::Captured,
            cursor: TerminalCursor::Hidden,
            alert: Alert::Auto,
            clipboard: Clipboard::Terminal,
        }
    }

    /// Takes in an answer of the terminal about its colours and characters.
    pub fn take_in(&mut self, answer: TerminalAnswer) {
        self.theme = match answer {
            TerminalAnswer::Background(color) => self.theme.on(Ground::of(color)),
            TerminalAnswer::Depth(depth) => self.theme.with_at_least(depth),
            TerminalAnswer::DiscWidth(2) => self.theme.with_glyphs(Glyphs::Narrow),
            TerminalAnswer::Graphics(_)
            | TerminalAnswer::CellSize(_)
            | TerminalAnswer::DiscWidth(_)
            | TerminalAnswer::Colors
            | TerminalAnswer::Attributes => return,
        };
    }
}

/// The values that are chosen in the program.
impl Settings {
    /// Has the value apply that the settings give one of them.
    pub fn apply(&mut self, setting: &str, config: &Config) {
        match setting {
            "theme" => self.theme = self.theme.with_palette(config.theme),
            "language" => self.language = spoken(config),
            "legal-moves" => self.marks = config.marks,
            "learning-marks" => self.learning = config.learning,
            "seen-from" => self.seen_from = config.seen_from,
            "animation" => self.animation = config.animation,
            "mouse" => self.mouse = config.mouse,
            "cursor" => self.cursor = config.cursor,
            "alert" => self.alert = config.alert,
            // The others are not those of the screen, or of the next start.
            _ => {}
        }
    }

    /// Has these apply but for what the terminal has said about itself.
    pub fn restore(&mut self, before: Self) {
        *self = Self { theme: self.theme.with_palette(before.theme.palette), ..before };
    }

    /// Returns the settings that have these looks.
    pub fn put(&self, config: &Config) -> Config {
        Config {
            theme: self.theme.palette,
            // Where the environment decides, it has decided so.
            language: config.language.map(|_| self.language),
            marks: self.marks,
            learning: self.learning,
            seen_from: self.seen_from,
            animation: self.animation,
            mouse: self.mouse,
            cursor: self.cursor,
            alert: self.alert,
            ..config.clone()
        }
    }
}
