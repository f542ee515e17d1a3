//! The state of the screen as drawing reads it.

use std::borrow::Cow;
use std::time::Duration;

use super::counting::COUNT_TIME;
use super::settings::Settings;
use super::theme::Theme;
use othello_board::app::App;
use othello_board::app::keys::question::QUESTION_MODE;
use othello_board::app::keys::row::HintForm;
use othello_board::app::lines::LineOnBoard;
use othello_board::app::mode::Mode;
use othello_board::features::clock::commands::PAUSE_MODE;
use othello_board::features::exercise;
use othello_board::features::exercise::problems::{Exercise, ExerciseKind, Problem};
use othello_board::features::explanation;
use othello_core::board::{Board, ByColor, Color};
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::result::GameResult;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::SearchReport;
use othello_engine::review::ReviewedPly;
use othello_home::config::look::SeenFrom;
use othello_session::Session;
use othello_words::futures::TwoFutures;
use othello_words::i18n::{Text, m};
use othello_words::names;
use othello_words::plies;
use othello_words::value;
use ratatui::style::Style;

/// The state of the screen as drawing, key hints and notices read it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    app: &'a App,
    settings: &'a Settings,
    cursor: CursorView,
    said: Option<&'a Notice>,
    move_time: Option<Duration>,
    window: WindowView,
}

/// The cursor, the pointer and the move that is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CursorView {
    /// The square in focus: under the pointer, or else under the cursor.
    pub focus: Square,
    /// The column of a move that is being typed.
    pub typed_column: Option<u8>,
    /// The player has still to choose a square as an answer: nobody has put the cursor where it is.
    pub is_unchosen: bool,
}

/// The part of the open window that matters to the rest of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowView {
    /// The input mode; that of the board or of an exercise if no window is open.
    pub mode: Mode,
    /// The input mode of the docked panel, whose keys come before those of the board.
    pub docked: Option<Mode>,
    /// The contents of the board behind the window.
    pub board: BoardContent,
    /// The form of the hint on whose meaning the window decides.
    pub hint_form: HintForm,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardContent {
    Position,
    /// The moves as numbers in their squares.
    Record,
    /// The game of the scoresheet, as far as it is legal.
    Scoresheet,
    /// A game that is only looked at.
    Other(Board),
    /// Nothing: the game is paused.
    Hidden,
}

/// A line about what has just happened, or about the state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub text: String,
    /// The same in fewer and fewer words, for smaller screens.
    pub shorter: Vec<String>,
    pub kind: NoticeKind,
}

impl Notice {
    /// Makes a notice of a message and its short form.
    pub fn of(text: &Text, kind: NoticeKind) -> Self {
        Self { text: text.to_string(), shorter: text.form("short").into_iter().collect(), kind }
    }

    /// Creates a notice without shorter versions.
    pub fn new(text: impl Into<String>, kind: NoticeKind) -> Self {
        Self { text: text.into(), shorter: Vec::new(), kind }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    Quiet,
    /// A change of the game.
    Strong,
    /// Something could not be done.
    Warning,
}

impl NoticeKind {
    pub const fn style(self, theme: &Theme) -> Style {
        match self {
            Self::Quiet => theme.colors.quiet,
            Self::Strong => theme.colors.strong,
            Self::Warning => theme.colors.warning,
        }
    }
}

pub const FLIP_TIME: Duration = Duration::from_millis(300);

impl<'a> View<'a> {
    /// Creates a view. `said` is the notice about what has just happened, and `move_time` the time
    /// since the last move while its animation lasts.
    pub const fn new(
        app: &'a App,
        settings: &'a Settings,
        cursor: CursorView,
        said: Option<&'a Notice>,
        move_time: Option<Duration>,
        window: WindowView,
    ) -> Self {
        Self { app, settings, cursor, said, move_time, window }
    }

    /// The state that both front ends share.
    pub const fn app(&self) -> &'a App {
        self.app
    }

    /// The players and their game.
    pub const fn session(&self) -> &'a Session {
        self.app.session()
    }

    pub const fn game(&self) -> &'a Game {
        self.app.game()
    }

    /// The players' choices about the screen.
    pub const fn settings(&self) -> &'a Settings {
        self.settings
    }

    /// The side from which the board is seen.
    pub const fn seen_from(&self) -> SeenFrom {
        self.settings.seen_from
    }

    /// The colours and characters.
    pub const fn theme(&self) -> &'a Theme {
        &self.settings.theme
    }

    /// The notice about what has just happened.
    pub const fn said(&self) -> Option<&'a Notice> {
        self.said
    }

    pub const fn mode(&self) -> Mode {
        self.window.mode
    }

    /// The input mode of the docked panel, if there is one and no window is open: its keys come before
    /// those of the board.
    pub fn docked(&self) -> Option<Mode> {
        self.window.docked.filter(|_| self.window.mode == Mode::BOARD)
    }

    pub const fn board_content(&self) -> BoardContent {
        self.window.board
    }

    /// The form of the hint on whose meaning the open window decides.
    pub const fn hint_form(&self) -> HintForm {
        self.window.hint_form
    }

    pub fn has_window(&self) -> bool {
        !self.window.mode.is_board()
    }

    /// Returns `true` if a question or a pause waits for the players.
    pub fn is_interrupted(&self) -> bool {
        [QUESTION_MODE, PAUSE_MODE].contains(&self.window.mode)
    }

    pub fn shows_record(&self) -> bool {
        self.window.board == BoardContent::Record
    }

    /// The result of the game, if the position shown is its end.
    pub fn shown_result(&self) -> Option<GameResult> {
        let state = &self.app.state;
        let is_elsewhere =
            state.viewed.is_browsing() || state.line_shown().is_some() || self.app.state.is_aside();
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
    pub const fn focus(&self) -> Square {
        self.cursor.focus
    }

    /// The column of a move that is being typed.
    pub const fn typed_column(&self) -> Option<u8> {
        self.cursor.typed_column
    }

    /// Returns `true` while Enter answers with nothing, for no square is chosen yet.
    pub const fn is_unchosen(&self) -> bool {
        self.cursor.is_unchosen
    }

    pub fn shown(&self) -> Position {
        self.app.state.shown_position()
    }

    /// The ply that led to the position shown.
    pub fn last_ply(&self) -> Option<&'a Ply> {
        self.app.state.last_shown()
    }

    /// The name of the opening, as far as the game is shown.
    pub fn opening(&self) -> Option<&'static str> {
        plies::opening(self.app.viewed().line(), self.app.viewed().ply())
    }

    /// The time since the discs of the last move began to flip, while they do.
    pub fn flip_time(&self) -> Option<Duration> {
        self.move_time.filter(|time| *time < FLIP_TIME)
    }

    /// The time since the move that ended the game on the board, while the discs are counted.
    pub fn counting_time(&self) -> Option<Duration> {
        self.move_time.filter(|_| self.is_over_on_board() && !self.app.viewed().is_browsing())
    }

    /// The duration of the animation after the last move.
    pub fn animation_time(&self) -> Duration {
        if self.is_over_on_board() { COUNT_TIME } else { FLIP_TIME }
    }

    fn is_over_on_board(&self) -> bool {
        self.session().position().result().is_some() && !self.app.state.is_aside()
    }

    /// The players by their names, or by their colours where they have none.
    pub fn names(&self) -> ByColor<String> {
        ByColor::from_fn(|color| self.name(color))
    }

    /// The player by their name, or by their colour if they have none or a puzzle is shown.
    pub fn name(&self, color: Color) -> String {
        self.known_name(color).unwrap_or_else(|| m::common::color(color).to_string())
    }

    /// The name of a player; `None` where a puzzle from another game or a step of the first lesson is shown.
    pub fn known_name(&self, color: Color) -> Option<String> {
        if self.app.features.tutorial.walk().is_some() {
            return None;
        }
        let kind = self.app.features.exercise.current().map(Exercise::kind);
        match kind {
            None | Some(ExerciseKind::Lesson | ExerciseKind::Guess) => {
                names::known_name(self.session(), color)
            }
            Some(
                ExerciseKind::Puzzles { .. }
                | ExerciseKind::Similar(_)
                | ExerciseKind::DailyPuzzle(_)
                | ExerciseKind::Training
                | ExerciseKind::Repertoire,
            ) => None,
        }
    }

    /// Returns `true` if plies have been played.
    pub fn has_begun(&self) -> bool {
        !self.game().plies().is_empty()
    }

    /// The values that the squares show, the best move first.
    pub fn report_on_board(&self) -> Option<&'a SearchReport> {
        self.app.features.evaluation.report_on_board()
    }

    /// The loss of a move, if it is known.
    pub fn loss_of(&self, square: Square) -> Option<Text> {
        let lines = self.report_on_board().map_or(&[][..], |report| &report.lines);
        let line = lines.iter().find(|line| line.square() == square);
        line.zip(lines.first()).map(|(line, best)| value::loss_of(line, best))
    }

    /// The move that is better than the one that was played in the position shown.
    pub fn better_square(&self) -> Option<Square> {
        self.error().map(|ply| ply.best)
    }

    /// The move that was played in the position shown, if the review has found a better one.
    pub fn error(&self) -> Option<ReviewedPly> {
        self.app.state.next_error()
    }

    /// The two futures that a learner sees: of an answer that is judged, or of a lesson.
    pub fn futures(&self) -> Option<TwoFutures> {
        if self.app.features.exercise.is_under_way() {
            return exercise::contrast::futures(self.app);
        }
        explanation::futures(self.app)
    }

    pub fn has_futures(&self) -> bool {
        if self.app.features.exercise.is_under_way() {
            return exercise::contrast::has_futures(self.app);
        }
        explanation::has_futures(self.app)
    }

    /// The line on the board: of an answer that is judged, or one that is stepped through.
    pub fn line_on_board(&self) -> Option<Cow<'a, LineOnBoard>> {
        let of_answer = self.answered_problem().map(|problem| Cow::Owned(problem.on_board()));
        // Beside two futures, and while a better move is looked for, the board keeps the position itself.
        let is_kept = self.has_futures() || exercise::wrong_answer(self.app).is_some();
        let of_answer = of_answer.filter(|_| !is_kept);
        of_answer.or_else(|| self.app.state.line_shown().map(Cow::Borrowed))
    }

    /// The problem whose answer is judged, if one is shown.
    pub fn answered_problem(&self) -> Option<&'a Problem> {
        self.app.features.exercise.answered()
    }
}
