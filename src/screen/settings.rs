//! The players' choices about the screen.

use super::answer::Answer;
use super::theme::{Ground, Theme};
use othello_board::app::command::Front;
use othello_board::app::settings::value_name;
use othello_core::rules::UnknownName;
use othello_home::config::chosen::KeySettings;
use othello_home::config::look::{
    Animation, Glyphs, Learning, Marks, Mouse, SeenFrom, TerminalCursor, ThemeName,
};
use othello_home::os::clipboard::Clipboard;
use othello_words::i18n::{Language, Text, m};

/// The players' choices about the screen, which stay from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The colours and characters.
    pub theme: Theme,
    /// The language, which the program speaks as soon as the settings are kept.
    pub language: Language,
    /// Marks on legal moves.
    pub marks: Marks,
    /// Learning marks.
    pub learning: Learning,
    /// The side from which the board is seen.
    pub seen_from: SeenFrom,
    /// Animation of flips.
    pub animation: Animation,
    /// Mouse capture.
    pub mouse: Mouse,
    pub cursor: TerminalCursor,
    /// The way of a copied text.
    pub clipboard: Clipboard,
}

impl Settings {
    /// Returns the choices of somebody who has made none but the theme.
    pub fn new(theme: Theme) -> Self {
        Self {
            theme,
            language: Language::current(),
            marks: Marks::Shown,
            learning: Learning::Off,
            seen_from: SeenFrom::Black,
            animation: Animation::On,
            mouse: Mouse::Captured,
            cursor: TerminalCursor::Hidden,
            clipboard: Clipboard::Terminal,
        }
    }

    /// Returns those that keys change.
    pub const fn by_keys(&self) -> KeySettings {
        let Self { theme, language, marks, learning, mouse, seen_from, animation, cursor, .. } =
            *self;
        let (theme, language) = (theme.palette, Some(language));
        KeySettings { theme, language, marks, learning, mouse, seen_from, animation, cursor }
    }

    /// Takes in an answer of the terminal about its colours and characters.
    pub fn take_in(&mut self, answer: Answer) {
        self.theme = match answer {
            Answer::Background(color) => self.theme.on(Ground::of(color)),
            Answer::Depth(depth) => self.theme.with_at_least(depth),
            Answer::DiscWidth(2) => self.theme.with_glyphs(Glyphs::Narrow),
            Answer::Graphics(_)
            | Answer::CellSize(_)
            | Answer::DiscWidth(_)
            | Answer::Attributes => return,
        };
    }
}

/// Changes by a key, which return the sentence about them.
impl Settings {
    /// Shows or hides the legal moves.
    pub fn toggle_marks(&mut self) -> Text {
        let (marks, text) = match self.marks {
            Marks::Shown => (Marks::Hidden, m::screen::marks_hidden()),
            Marks::Hidden => (Marks::Shown, m::screen::marks_shown()),
        };
        self.marks = marks;
        text
    }

    /// Chooses the learning marks.
    fn choose_learning(&mut self, learning: Learning) -> Text {
        self.learning = learning;
        learning.legend().unwrap_or_else(m::screen::learning_off)
    }

    /// Chooses a theme.
    fn choose_theme(&mut self, palette: ThemeName) -> Text {
        self.theme = self.theme.with_palette(palette);
        m::screen::theme_chosen(palette.name())
    }

    /// Chooses a language, and says so in it.
    fn choose_language(&mut self, language: Language) -> Text {
        self.language = language;
        m::common::raw(m::screen::language_chosen(language.own_name()).say_in(language))
    }

    /// Chooses what a command of the screen chooses, by its word; `None` if it chooses nothing.
    pub fn choose(&mut self, what: Front, word: &str) -> Option<Result<Text, UnknownName>> {
        let word = word.to_lowercase();
        Some(match what {
            Front::Theme => word.parse().map(|palette| self.choose_theme(palette)),
            Front::Language => word.parse().map(|language| self.choose_language(language)),
            Front::Learning => word.parse().map(|learning| self.choose_learning(learning)),
            Front::TurnBoard => word.parse().map(|side| self.see_from(side)),
            Front::Settings => self.set(&word),
            Front::Help
            | Front::Commands
            | Front::Quit
            | Front::Mouse
            | Front::LegalMoves
            | Front::PlayFocus
            | Front::Find
            | Front::Record
            | Front::Graphs
            | Front::Board
            | Front::Answer(_)
            | Front::Turn => return None,
        })
    }

    /// Gives a setting the value that stands behind its name.
    fn set(&mut self, line: &str) -> Result<Text, UnknownName> {
        let (setting, value) = line.split_once(' ').unwrap_or((line, ""));
        let chosen = self.by_keys().with(setting, value.trim());
        let values = KeySettings::values(setting);
        let known = if values.is_empty() { &KeySettings::NAMES } else { values };
        self.restore(chosen.ok_or(UnknownName(known))?);
        Ok(m::screen::setting(setting, value_name(setting, value.trim())))
    }

    /// Takes back what was only shown: the looks that keys choose are those again.
    pub fn restore(&mut self, by_keys: KeySettings) {
        let KeySettings { theme, language, marks, learning, mouse, seen_from, animation, cursor } =
            by_keys;
        self.theme = self.theme.with_palette(theme);
        self.language = language.unwrap_or(self.language);
        (self.marks, self.learning, self.seen_from) = (marks, learning, seen_from);
        (self.mouse, self.animation, self.cursor) = (mouse, animation, cursor);
    }

    /// Turns the board round.
    pub fn turn_board(&mut self) -> Text {
        self.see_from(match self.seen_from {
            SeenFrom::Black => SeenFrom::White,
            SeenFrom::White => SeenFrom::Black,
        })
    }

    /// Shows the board from a side.
    fn see_from(&mut self, side: SeenFrom) -> Text {
        self.seen_from = side;
        match side {
            SeenFrom::Black => m::screen::seen_from_black(),
            SeenFrom::White => m::screen::seen_from_white(),
        }
    }

    /// Captures the mouse, or releases it.
    pub fn toggle_mouse(&mut self) -> Text {
        let (mouse, text) = match self.mouse {
            Mouse::Captured => (Mouse::Free, m::screen::mouse_selects()),
            Mouse::Free => (Mouse::Captured, m::screen::mouse_plays()),
        };
        self.mouse = mouse;
        text
    }
}
