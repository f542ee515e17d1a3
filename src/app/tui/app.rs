//! What is on the screen, as data.

use std::time::Duration;

use super::message::Effect;
use super::new_game::NewGameDialog;
use super::term::Mouse;
use super::theme::Theme;
use crate::app::narration;
use crate::clock::ClockFace;
use crate::game::{Game, Ply};
use crate::notation::Record;
use crate::notation::date::Date;
use crate::openings;
use crate::position::Position;
use crate::session::Session;
use crate::square::Square;

/// All that the screen shows.
#[derive(Clone, Debug, PartialEq)]
pub struct App {
    pub(super) session: Session,
    pub(super) settings: Settings,
    pub(super) cursor: Square,
    /// The square under the mouse, while that was moved last.
    pub(super) pointer: Option<Square>,
    /// The column of a move that is being typed.
    pub(super) armed: Option<u8>,
    /// The number of plies shown, while somebody walks through the game.
    pub(super) walked_to: Option<usize>,
    pub(super) notice: Option<Notice>,
    pub(super) overlay: Option<Overlay>,
    /// How far the discs of the last move have turned over, while they do.
    pub(super) turning: Option<Duration>,
    /// Whether the players look at this window.
    pub(super) window_focus: WindowFocus,
    /// What the last message asks of the world.
    pub(super) effects: Vec<Effect>,
}

/// What the players chose about the screen, and what stays from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How things look.
    pub theme: Theme,
    /// Whether legal moves are marked.
    pub marks: Marks,
    /// What is shown to learn from.
    pub learning: Learning,
    /// Whether discs are seen turning over.
    pub animation: Animation,
    /// Whether the mouse is ours.
    pub mouse: Mouse,
    /// The day on which the games begin.
    pub today: Option<Date>,
}

/// What has just happened, in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The line.
    pub text: String,
    /// The same in ever fewer words, for smaller screens.
    pub shorter: Vec<String>,
    /// How it is meant.
    pub tone: Tone,
}

impl Notice {
    /// A line that is meant so.
    pub fn new(text: impl Into<String>, tone: Tone) -> Self {
        Self { text: text.into(), shorter: Vec::new(), tone }
    }
}

/// How a notice is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Good to know.
    Quiet,
    /// To be seen.
    Strong,
    /// Something could not be done.
    Warning,
}

/// What lies over the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlay {
    /// A page of text, scrolled so many lines down.
    Page(Page, usize),
    /// A question that is answered with yes or no.
    Question(Question),
    /// The form of a new game.
    Form(NewGameDialog),
    /// The games that are kept, and which one is chosen.
    Games(Vec<String>, usize),
    /// The name under which the game is to be saved, as far as it is typed.
    Name(String),
    /// The clocks stand still and the board is hidden.
    Pause,
}

/// A page of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Keys, rules, special squares, advice.
    Help,
    /// The moves as numbers in their squares.
    Diagram,
    /// Discs and mobility by ply.
    Graphs,
}

/// What is asked before something cannot be had back.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Whether to play that square after so many plies, and forget the later ones.
    PlayFrom {
        /// The plies that stay.
        plies: usize,
        /// The square.
        square: Square,
    },
    /// Whether to take a ply back while the clock runs.
    Undo,
    /// Whether the player to move gives up.
    Resign,
    /// Whether that game takes the place of the one under way.
    Load(Box<Record>),
}

/// Whether legal moves are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// They are.
    Shown,
    /// They are not.
    Hidden,
}

/// What is shown on the board to learn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learning {
    /// Nothing.
    Off,
    /// Corners, C-squares and X-squares.
    Special,
    /// Discs that can never be turned again.
    Stable,
    /// Where the opponent could answer the move in focus.
    Replies,
}

/// Whether discs are seen turning over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animation {
    /// They are.
    On,
    /// They change at once.
    Off,
}

/// Whether the players look at this window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowFocus {
    /// They do, as far as the terminal knows.
    Focused,
    /// Another window has the keyboard.
    Unfocused,
}

impl App {
    /// The screen of a session.
    pub fn new(session: Session, settings: Settings) -> Self {
        let legal = session.position().legal_moves();
        let cursor = Square::D3;
        let cursor = if legal.contains(cursor) { cursor } else { legal.first().unwrap_or(cursor) };
        Self {
            session,
            settings,
            cursor,
            pointer: None,
            armed: None,
            walked_to: None,
            notice: None,
            overlay: None,
            turning: None,
            window_focus: WindowFocus::Focused,
            effects: Vec::new(),
        }
    }

    /// The screen of a session taken up again: that is said, and a clock waits for its players.
    pub fn resumed(session: Session, settings: Settings) -> Self {
        let mut app = Self::new(session, settings);
        let plies = app.game().plies().len();
        // A game that is over says so itself.
        if plies > 0 && app.session.to_move().is_some() {
            let text = format!("Your game goes on at move {}. Press n for a new one.", plies + 1);
            app.notice = Some(Notice::new(text, Tone::Quiet));
        }
        app.pause_if_running();
        app
    }

    /// The same screen with something to be told first.
    #[must_use]
    pub fn telling(mut self, text: &str) -> Self {
        self.notice = Some(Notice::new(text, Tone::Warning));
        self
    }

    /// Stops the clock, if one is running.
    pub(super) fn pause_if_running(&mut self) {
        if self.session.clock().is_some() && self.session.to_move().is_some() {
            self.overlay = Some(Overlay::Pause);
        }
    }

    /// The players and their game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        self.session.game()
    }

    /// What the players chose about the screen.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How things look.
    pub const fn theme(&self) -> &Theme {
        &self.settings.theme
    }

    /// What lies over the board.
    pub const fn overlay(&self) -> Option<&Overlay> {
        self.overlay.as_ref()
    }

    /// The square that a player is looking at: under the pointer, or else under the cursor.
    pub fn focus(&self) -> Square {
        self.pointer.unwrap_or(self.cursor)
    }

    /// The column of a move that is being typed.
    pub const fn armed(&self) -> Option<u8> {
        self.armed
    }

    /// The number of plies of the position shown.
    pub fn shown_plies(&self) -> usize {
        self.walked_to.unwrap_or(self.game().plies().len())
    }

    /// The position shown.
    pub fn shown(&self) -> Position {
        self.game().position_at(self.shown_plies())
    }

    /// The ply that led to the position shown.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.game().plies().get(self.shown_plies().checked_sub(1)?)
    }

    /// The name of the opening, as far as the game is shown.
    pub fn opening(&self) -> Option<&'static str> {
        openings::name(self.game(), self.shown_plies())
    }

    /// How far the discs of the last move have turned over, while they do.
    pub const fn turning(&self) -> Option<Duration> {
        self.turning
    }

    /// Whether the clocks run.
    pub fn is_clock_running(&self) -> bool {
        let stands_still = match &self.overlay {
            None | Some(Overlay::Page(..)) => false,
            Some(
                Overlay::Question(_)
                | Overlay::Form(_)
                | Overlay::Games(..)
                | Overlay::Name(_)
                | Overlay::Pause,
            ) => true,
        };
        self.session.clock().is_some() && self.session.to_move().is_some() && !stands_still
    }

    /// How long until the screen changes by itself.
    pub fn next_change(&self) -> Option<Duration> {
        /// Thirty pictures a second are enough for two tenths of one.
        const PICTURE: Duration = Duration::from_millis(33);
        if self.turning.is_some() {
            return Some(PICTURE);
        }
        let clock = self.session.clock().filter(|_| self.is_clock_running())?;
        ClockFace(clock.left(self.session.to_move()?)).changes_after()
    }

    /// The line that says what has just happened, or what there is to know now.
    pub fn notice(&self) -> Option<Notice> {
        self.notice.clone().or_else(|| self.news())
    }

    /// What there is to know now.
    fn news(&self) -> Option<Notice> {
        let strong = |text| Some(Notice::new(text, Tone::Strong));
        if let Some(plies) = self.walked_to {
            let last = self.game().plies().len();
            return strong(format!("Move {plies} of {last}. End goes back to the game."));
        }
        let position = self.session.position();
        if let Some(result) = self.session.result() {
            let text = narration::result(&position, result) + &narration::match_end(&self.session);
            let brief = narration::brief_outcome(result);
            let standing = narration::match_end(&self.session);
            let shorter = vec![
                format!("{} {brief}{standing}", narration::reason(&position, result)),
                format!("{brief}{standing}"),
                brief + &narration::brief_match_end(&self.session),
            ];
            return Some(Notice { text, shorter, tone: Tone::Strong });
        }
        if position.pending().is_some() {
            return strong(narration::turn(&position));
        }
        if position.passed().is_some() {
            return strong(narration::followed_by_pass(String::new(), &position));
        }
        let is_untouched = self.game().plies().is_empty() && self.game().undone().is_empty();
        is_untouched.then(|| Notice::new("Arrows, click, or type d3 · ? help", Tone::Quiet))
    }

    /// What the square in focus would do.
    pub fn preview(&self) -> String {
        if let Some(column) = self.armed {
            return format!("Column {}: now the row, 1 to 8.", (b'a' + column) as char);
        }
        let (position, square) = (self.shown(), self.focus());
        let Some(color) = position.to_move().filter(|_| self.can_play()) else {
            return String::new();
        };
        if let Err(why) = position.check(square) {
            let last = self.last_ply().filter(|ply| ply.square == square);
            return last.map_or_else(|| format!("{square} {why}."), narration::placed);
        }
        match (position.pending(), position.flips(square).len()) {
            (Some(pending), 0) => format!("{pending} turns nothing."),
            (Some(pending), _) => format!("{pending} turns {square}."),
            (None, 0) => format!("{color} places {square}."),
            (None, 1) => format!("{color} {square} turns 1 disc."),
            (None, flips) => format!("{color} {square} turns {flips} discs."),
        }
    }

    /// Whether a square can be played in the position shown. A game that a player ended can be
    /// played on only from an earlier move.
    pub fn can_play(&self) -> bool {
        let is_open = self.session.to_move().is_some() || self.is_walking();
        is_open && self.shown().to_move().is_some()
    }

    /// Whether there is anything to take back.
    pub fn can_take_back(&self) -> bool {
        self.has_begun() || (self.session.result().is_some())
    }

    /// Whether there is a ply to play again.
    pub fn can_play_again(&self) -> bool {
        !self.game().undone().is_empty()
    }

    /// Whether there are plies.
    pub fn has_begun(&self) -> bool {
        !self.game().plies().is_empty()
    }

    /// Whether an earlier position is shown.
    pub const fn is_walking(&self) -> bool {
        self.walked_to.is_some()
    }

    /// Whether a player has ended the game before the board did.
    pub fn is_forfeited(&self) -> bool {
        self.session.to_move().is_none() && self.session.position().to_move().is_some()
    }

    /// Whether the game has a clock that can be stopped.
    pub fn has_clock(&self) -> bool {
        self.session.clock().is_some() && self.session.to_move().is_some()
    }
}
