//! The state of the screen: the controller, and what only a screen has.

use std::str::FromStr;
use std::time::Duration;

use super::comment_editor::CommentEditor;
use super::counting::{self, COUNT_TIME};
use super::message::{Effect, Page, WindowFocus};
use super::new_game::NewGameDialog;
use super::review::dialog::ReviewDialog;
use super::saved_games::SavedGamesDialog;
use super::term::Mouse;
use super::theme::Theme;
use crate::controller::{Controller, Exercise, ExerciseKind, Question};
use othello_core::board::{ByColor, Color};
use othello_core::clock::ClockFace;
use othello_core::game::{Game, Ply};
use othello_core::openings;
use othello_core::position::Position;
use othello_core::result::GameResult;
use othello_core::rules::{Rules, UnknownName};
use othello_core::square::Square;
use othello_session::Session;

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(super) controller: Controller,
    pub(super) settings: Settings,
    pub(super) cursor: Square,
    /// The square under the mouse, if the mouse was moved last.
    pub(super) pointer: Option<Square>,
    /// The column of a move that is being typed.
    pub(super) typed_column: Option<u8>,
    pub(super) notice: Option<Notice>,
    pub(super) dialog: Option<Dialog>,
    /// The time since the last move, while its discs flip or the discs are counted.
    pub(super) move_time: Option<Duration>,
    pub(super) window_focus: WindowFocus,
    /// The effects of the current message.
    pub(super) effects: Vec<Effect>,
}

/// The players' choices about the screen, which stay from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The colours and characters.
    pub theme: Theme,
    /// Marks on legal moves.
    pub marks: Marks,
    /// Learning marks.
    pub learning: Learning,
    /// Animation of flips.
    pub animation: Animation,
    /// Mouse capture.
    pub mouse: Mouse,
}

/// A line about what has just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The line.
    pub text: String,
    /// The same in fewer and fewer words, for smaller screens.
    pub shorter: Vec<String>,
    /// The importance.
    pub tone: Tone,
}

impl Notice {
    /// Creates a notice without shorter versions.
    pub fn new(text: impl Into<String>, tone: Tone) -> Self {
        Self { text: text.into(), shorter: Vec::new(), tone }
    }
}

/// The importance of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Information.
    Quiet,
    /// A change of the game.
    Strong,
    /// Something could not be done.
    Warning,
}

/// A window that the players have opened over the board.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "few of them exist at a time")]
pub enum Dialog {
    /// A page of text, scrolled down by that many lines.
    Page(Page, usize),
    /// The settings of a new game.
    NewGame(NewGameDialog),
    /// The saved games.
    SavedGames(SavedGamesDialog),
    /// The review of the game.
    Review(ReviewDialog),
    /// The connection to another machine.
    Link,
    /// The comment on a move, as far as it is typed.
    Comment(CommentEditor),
    /// The name under which the game is to be saved, as far as it is typed.
    SaveAs(String),
}

/// The window over the board: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OpenWindow<'a> {
    /// The question of the controller.
    Question(&'a Question),
    /// The pause, which hides the board.
    Pause,
    /// The dialog that the players have opened.
    Dialog(&'a Dialog),
}

/// Visibility of the marks on legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Legal moves are marked.
    Shown,
    /// They are not.
    Hidden,
}

/// The learning marks on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learning {
    /// Nothing.
    Off,
    /// Corners, C-squares and X-squares.
    Special,
    /// Discs that can never be flipped again.
    Stable,
    /// The opponent's replies to the move in focus.
    Replies,
}

impl Learning {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Off, Self::Special, Self::Stable, Self::Replies];

    /// The names of all kinds.
    pub const NAMES: [&'static str; 4] =
        [Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name(), Self::ALL[3].name()];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Special => "special",
            Self::Stable => "stable",
            Self::Replies => "replies",
        }
    }

    /// Returns the meaning of the marks on the board; empty if there are none.
    pub const fn legend(self) -> &'static str {
        match self {
            Self::Off => "",
            Self::Special => "# corners, c C-squares, x X-squares",
            Self::Stable => "Marked: stable discs (can never be flipped)",
            Self::Replies => "Numbers: replies to the move, and the discs they would flip",
        }
    }
}

impl FromStr for Learning {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|learning| learning.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

/// Animation of flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animation {
    /// Flips are animated.
    On,
    /// They change at once.
    Off,
}

impl Model {
    /// Creates the screen of a controller.
    pub fn new(controller: Controller, settings: Settings) -> Self {
        let cursor = first_cursor(&controller);
        Self {
            controller,
            settings,
            cursor,
            pointer: None,
            typed_column: None,
            notice: None,
            dialog: None,
            move_time: None,
            window_focus: WindowFocus::Focused,
            effects: Vec::new(),
        }
    }

    /// The same screen with a notice.
    #[must_use]
    pub fn with_notice(mut self, notice: Notice) -> Self {
        self.notice = Some(notice);
        self
    }

    /// The same screen with the window of the connection open, if the game has one.
    #[must_use]
    pub fn with_connection(mut self) -> Self {
        self.dialog = self.controller.link().map(|_| Dialog::Link);
        self
    }

    /// The same screen with other choices.
    #[must_use]
    pub fn with_settings(mut self, settings: Settings) -> Self {
        self.settings = settings;
        self
    }

    /// The state that both front ends share.
    pub const fn controller(&self) -> &Controller {
        &self.controller
    }

    /// The players and their game.
    pub const fn session(&self) -> &Session {
        self.controller.session()
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        self.controller.game()
    }

    /// The players' choices about the screen.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The colours and characters.
    pub const fn theme(&self) -> &Theme {
        &self.settings.theme
    }

    /// The window over the board.
    pub fn open_window(&self) -> Option<OpenWindow<'_>> {
        // Those who watch a game think about nothing that the pause would have to hide.
        let is_elsewhere = self.controller.is_watched() || self.controller.is_solving();
        let hides_board = self.controller.is_paused() && !is_elsewhere;
        match (self.controller.question(), hides_board) {
            (Some(question), _) => Some(OpenWindow::Question(question)),
            (None, true) => Some(OpenWindow::Pause),
            (None, false) => self.dialog.as_ref().map(OpenWindow::Dialog),
        }
    }

    /// Returns `true` if the game record is open.
    pub fn shows_record(&self) -> bool {
        matches!(self.open_window(), Some(OpenWindow::Dialog(Dialog::Page(Page::Record, _))))
    }

    /// The result of the game, if the position shown is its end.
    pub fn shown_result(&self) -> Option<GameResult> {
        let is_elsewhere = self.controller.is_browsing() || self.controller.is_solving();
        self.session().result().filter(|_| !is_elsewhere)
    }

    /// Returns `true` if the position shown is the end of the game.
    pub fn shows_end(&self) -> bool {
        self.shown_result().is_some()
    }

    /// The name of the rules with a capital letter, unless they are the usual ones.
    pub fn special_rules(&self) -> Option<String> {
        let name = Some(self.shown().rules()).filter(|rules| *rules != Rules::OTHELLO)?.to_string();
        let (first, rest) = name.split_at_checked(1)?;
        Some(first.to_ascii_uppercase() + rest)
    }

    /// The square in focus: under the pointer, or else under the cursor.
    pub fn focus(&self) -> Square {
        self.pointer.unwrap_or(self.cursor)
    }

    /// The column of a move that is being typed.
    pub const fn typed_column(&self) -> Option<u8> {
        self.typed_column
    }

    /// The position shown.
    pub fn shown(&self) -> Position {
        self.controller.viewed_position()
    }

    /// The ply that led to the position shown.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.controller.last_viewed()
    }

    /// The name of the opening, as far as the game is shown.
    pub fn opening(&self) -> Option<&'static str> {
        openings::name(self.controller.viewed_game(), self.controller.viewed_ply())
    }

    /// The time since the discs of the last move began to flip, while they do.
    pub fn flip_time(&self) -> Option<Duration> {
        self.move_time.filter(|time| *time < FLIP_TIME)
    }

    /// The time since the move that ended the game on the board, while the discs are counted.
    pub fn counting_time(&self) -> Option<Duration> {
        self.move_time.filter(|_| self.is_over_on_board() && !self.controller.is_browsing())
    }

    /// The duration of the animation after the last move.
    pub(super) fn animation_time(&self) -> Duration {
        if self.is_over_on_board() { COUNT_TIME } else { FLIP_TIME }
    }

    fn is_over_on_board(&self) -> bool {
        self.session().position().result().is_some() && !self.controller.is_solving()
    }

    /// The time until the screen changes by itself.
    pub fn next_change(&self) -> Option<Duration> {
        let shown = self.next_change_of_board();
        shown.into_iter().chain(self.controller.next_move()).min()
    }

    fn next_change_of_board(&self) -> Option<Duration> {
        /// Thirty frames a second.
        const FRAME: Duration = Duration::from_millis(33);
        if self.flip_time().is_some() {
            return Some(FRAME);
        }
        if let Some(time) = self.counting_time() {
            return Some(counting::next_step(time).max(FRAME));
        }
        let clock = self.session().clock().filter(|_| self.controller.is_clock_running())?;
        ClockFace(clock.left(self.session().to_move()?)).changes_after()
    }

    /// The players by their names, or by their colours where they have none.
    pub fn names(&self) -> ByColor<String> {
        ByColor::from_fn(|color| self.name(color))
    }

    /// The player by their name, or by their colour if they have none or a puzzle is shown.
    pub fn name(&self, color: Color) -> String {
        self.known_name(color).unwrap_or_else(|| color.to_string())
    }

    /// The name of a player; `None` where a puzzle from another game is shown.
    pub fn known_name(&self, color: Color) -> Option<String> {
        let kind = self.controller.exercise().map(Exercise::kind);
        match kind {
            None | Some(ExerciseKind::Retry) => {
                self.session().known_name(color).map(|name| name.to_string())
            }
            Some(ExerciseKind::Puzzles { .. } | ExerciseKind::DailyPuzzle(_)) => None,
        }
    }

    /// Returns `true` if plies have been played.
    pub fn has_begun(&self) -> bool {
        !self.game().plies().is_empty()
    }
}

/// The duration of the animation of flips.
pub const FLIP_TIME: Duration = Duration::from_millis(300);

/// Returns the square on which the cursor starts: d3, or else the first legal one.
pub(super) fn first_cursor(controller: &Controller) -> Square {
    let legal = controller.session().position().legal_moves();
    let usual = Square::D3;
    if legal.contains(usual) { usual } else { legal.first().unwrap_or(usual) }
}
