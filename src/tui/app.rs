//! What is on the screen, as data, and how messages change it.

use crate::game::Ply;
use crate::position::Position;
use crate::session::Session;
use crate::square::Square;
use crate::words;

use super::theme::Theme;

/// All that the screen shows.
#[derive(Clone, Debug, PartialEq)]
pub struct App {
    session: Session,
    theme: Theme,
    cursor: Square,
    /// The square under the mouse, while that was moved last.
    pointer: Option<Square>,
    /// The column of a move that is being typed.
    armed: Option<u8>,
    /// The number of plies shown, while somebody walks through the game.
    walked_to: Option<usize>,
    notice: Option<Notice>,
    overlay: Option<Overlay>,
    marks: Marks,
}

/// What has just happened, in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The line.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The help page, scrolled so many lines down.
    Help {
        /// The first line shown.
        scroll: usize,
    },
    /// A question that is answered with yes or no.
    Question(Question),
}

/// What is asked before something cannot be had back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to give up the game for a new one.
    NewGame,
    /// Whether to leave an unfinished game.
    Leave,
    /// Whether to play that square after so many plies, and forget the later ones.
    PlayFrom {
        /// The plies that stay.
        plies: usize,
        /// The square.
        square: Square,
    },
}

/// Whether legal moves are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// They are.
    Shown,
    /// They are not.
    Hidden,
}

/// What a player, or the world, asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the help line of each key says what it does")]
pub enum Message {
    Move(Direction),
    Seek(Turn),
    /// The column of a typed move, 0 for a.
    Arm(u8),
    /// The row of a typed move, 0 for 1.
    Row(u8),
    Play,
    /// The pointer is over that square now, or over none.
    Hover(Option<Square>),
    /// A click on that square, or beside the board.
    Click(Option<Square>),
    TakeBack,
    PlayAgain,
    Walk(Walk),
    NewGame,
    ToggleMarks,
    Help,
    /// Lines to scroll down.
    Scroll(i16),
    Agree,
    Close,
    Leave,
    Abort,
    /// A signal ends the program with that status.
    Killed(u8),
    Suspend,
    Redraw,
}

impl Message {
    /// Whether a key that is held down may repeat it.
    pub const fn is_movement(&self) -> bool {
        matches!(self, Self::Move(_) | Self::Seek(_) | Self::Walk(_) | Self::Scroll(_))
    }
}

/// A way to move the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// Which of two neighbours in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Turn {
    Next,
    Previous,
}

/// A step through the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Walk {
    Back,
    On,
    ToStart,
    ToEnd,
}

/// What the world shall do for the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// End the program with that exit status.
    Quit(u8),
    /// Give the terminal back until the program is called on again.
    Suspend,
    /// Draw the whole screen again.
    Redraw,
}

impl App {
    /// The screen of a session.
    pub fn new(session: Session, theme: Theme) -> Self {
        let mut app = Self {
            session,
            theme,
            cursor: Square::D3,
            pointer: None,
            armed: None,
            walked_to: None,
            notice: None,
            overlay: None,
            marks: Marks::Shown,
        };
        app.park_cursor();
        app
    }

    /// Takes in a message; says what the world shall do.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let armed = self.armed.take();
        match message {
            Message::Hover(square) => {
                self.armed = armed;
                self.pointer = square;
                return Vec::new();
            }
            Message::Redraw => {
                self.armed = armed;
                return vec![Effect::Redraw];
            }
            Message::Suspend => return vec![Effect::Suspend],
            Message::Abort => return vec![Effect::Quit(130)],
            Message::Killed(status) => return vec![Effect::Quit(status)],
            Message::Leave if self.session.is_under_way() => self.ask(Question::Leave),
            Message::Leave => return vec![Effect::Quit(0)],
            Message::Agree => return self.agree(),
            Message::Close => self.close(),
            Message::Scroll(lines) => self.scroll(lines),
            Message::Help => self.overlay = Some(Overlay::Help { scroll: 0 }),
            Message::Move(direction) => self.move_cursor(direction),
            Message::Seek(turn) => self.seek(turn),
            Message::Arm(column) => self.arm(column),
            Message::Row(row) => self.name_row(armed, row),
            Message::Play => self.play_in_focus(),
            Message::Click(Some(square)) => self.play(square),
            Message::Click(None) => {}
            Message::TakeBack => self.take_back(),
            Message::PlayAgain => self.play_again(),
            Message::Walk(walk) => self.walk(walk),
            Message::NewGame if self.session.is_under_way() => self.ask(Question::NewGame),
            Message::NewGame => self.start_anew(),
            Message::ToggleMarks => self.toggle_marks(),
        }
        Vec::new()
    }

    fn ask(&mut self, question: Question) {
        self.overlay = Some(Overlay::Question(question));
    }

    fn agree(&mut self) -> Vec<Effect> {
        let Some(Overlay::Question(question)) = self.overlay.take() else { return Vec::new() };
        match question {
            Question::NewGame => self.start_anew(),
            Question::Leave => return vec![Effect::Quit(0)],
            Question::PlayFrom { plies, square } => self.play_from(plies, square),
        }
        Vec::new()
    }

    fn close(&mut self) {
        if self.overlay.take().is_none() {
            self.notice = None;
        }
    }

    fn scroll(&mut self, lines: i16) {
        if let Some(Overlay::Help { scroll }) = &mut self.overlay {
            *scroll = scroll.saturating_add_signed(isize::from(lines));
        }
    }

    fn move_cursor(&mut self, direction: Direction) {
        let (columns, rows) = match direction {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
        };
        let from = self.focus();
        self.set_focus(from.offset(columns, rows).unwrap_or(from));
    }

    fn seek(&mut self, turn: Turn) {
        let legal: Vec<_> = self.shown().legal_moves().by_name().collect();
        let focus = self.focus();
        let is_behind = |square: &&Square| square.name() > focus.name();
        let is_before = |square: &&Square| square.name() < focus.name();
        let found = match turn {
            Turn::Next => legal.iter().find(is_behind).or(legal.first()),
            Turn::Previous => legal.iter().rev().find(is_before).or(legal.last()),
        };
        if let Some(&square) = found {
            self.set_focus(square);
        }
    }

    /// Puts the cursor somewhere, and the keyboard before the mouse.
    fn set_focus(&mut self, square: Square) {
        self.cursor = square;
        self.pointer = None;
        self.notice = None;
    }

    fn arm(&mut self, column: u8) {
        const H: u8 = 7;
        if column == H {
            self.move_cursor(Direction::Left);
        }
        self.notice = None;
        self.armed = Some(column);
    }

    fn name_row(&mut self, armed: Option<u8>, row: u8) {
        match armed.and_then(|column| Square::at(column, row)) {
            Some(square) => self.play(square),
            None => self.warn(format!("Letter first, then the row: d{}.", row + 1)),
        }
    }

    fn play_in_focus(&mut self) {
        if self.shown().to_move().is_some() {
            self.play(self.focus());
        }
    }

    /// Plays a square in the position shown, unless that takes asking first.
    fn play(&mut self, square: Square) {
        self.set_focus(square);
        let plies = self.shown_plies();
        let later = self.session.game().plies().len() - plies;
        if let Err(why) = self.shown().check(square) {
            self.warn(format!("{square} {why}."));
        } else if later > 1 {
            self.ask(Question::PlayFrom { plies, square });
        } else {
            self.play_from(plies, square);
        }
    }

    fn play_from(&mut self, plies: usize, square: Square) {
        while self.session.game().plies().len() > plies {
            self.session.undo();
        }
        self.walked_to = None;
        self.notice = None;
        if let Err(why) = self.session.play(square) {
            self.warn(format!("{square} {why}."));
        }
    }

    fn take_back(&mut self) {
        self.walked_to = None;
        match self.session.undo() {
            Some(ply) => {
                self.set_focus(ply.square);
                self.say(format!("Taken back: {} {}.", ply.player, ply.square));
            }
            None => self.say("There is no move to take back.".into()),
        }
    }

    fn play_again(&mut self) {
        self.walked_to = None;
        match self.session.redo() {
            Some(ply) => {
                self.set_focus(ply.square);
                self.say(format!("Played again: {}", words::ply(&ply)));
            }
            None => self.say("There is no move to play again.".into()),
        }
    }

    fn walk(&mut self, walk: Walk) {
        let last = self.session.game().plies().len();
        let at = self.shown_plies();
        let to = match walk {
            Walk::Back => at.saturating_sub(1),
            Walk::On => (at + 1).min(last),
            Walk::ToStart => 0,
            Walk::ToEnd => last,
        };
        self.notice = None;
        self.walked_to = (to < last).then_some(to);
    }

    fn start_anew(&mut self) {
        let rules = self.session.game().rules();
        let marks = self.marks;
        *self = Self { marks, ..Self::new(Session::new(rules), self.theme) };
    }

    fn toggle_marks(&mut self) {
        let (marks, text) = match self.marks {
            Marks::Shown => (Marks::Hidden, "Legal moves are hidden."),
            Marks::Hidden => (Marks::Shown, "Legal moves are marked."),
        };
        self.marks = marks;
        self.say(text.into());
    }

    fn say(&mut self, text: String) {
        self.notice = Some(Notice { text, tone: Tone::Quiet });
    }

    fn warn(&mut self, text: String) {
        self.notice = Some(Notice { text, tone: Tone::Warning });
    }

    /// Puts the cursor on a legal square, if it is on none.
    fn park_cursor(&mut self) {
        let legal = self.shown().legal_moves();
        if !legal.contains(self.cursor) {
            self.cursor = legal.first().unwrap_or(self.cursor);
        }
    }
}

/// What the screen asks.
impl App {
    /// The players and their game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// How things look.
    pub const fn theme(&self) -> &Theme {
        &self.theme
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
        self.walked_to.unwrap_or(self.session.game().plies().len())
    }

    /// The position shown.
    pub fn shown(&self) -> Position {
        self.session.game().position_at(self.shown_plies())
    }

    /// The ply that led to the position shown.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.session.game().plies().get(self.shown_plies().checked_sub(1)?)
    }

    /// Whether legal moves are marked.
    pub const fn marks(&self) -> Marks {
        self.marks
    }

    /// Whether an earlier position is shown.
    pub fn is_walking(&self) -> bool {
        self.walked_to.is_some()
    }

    /// The line that says what has just happened, or what there is to know now.
    pub fn notice(&self) -> Option<Notice> {
        let strong = |text| Some(Notice { text, tone: Tone::Strong });
        let shown = self.shown();
        if self.notice.is_some() {
            self.notice.clone()
        } else if let (Some(plies), last) = (self.walked_to, self.session.game().plies().len()) {
            strong(format!("Move {plies} of {last}. End goes back to the game."))
        } else if let Some(result) = self.session.result() {
            strong(words::result(&shown, result))
        } else if let Some(passed) = shown.passed() {
            strong(words::pass(passed))
        } else if self.session.game().plies().is_empty() {
            let text = "Arrows, click, or type d3 · ? help".into();
            Some(Notice { text, tone: Tone::Quiet })
        } else {
            None
        }
    }

    /// What the square in focus would do.
    pub fn preview(&self) -> String {
        if let Some(column) = self.armed {
            return format!("Column {}: now the row, 1 to 8.", (b'a' + column) as char);
        }
        let (position, square) = (self.shown(), self.focus());
        match (position.to_move(), position.check(square)) {
            (None, _) => String::new(),
            (Some(_), Err(why)) => format!("{square} {why}."),
            (Some(color), Ok(())) => match position.flips(square).len() {
                0 => format!("{color} may play {square}."),
                1 => format!("{color} {square} turns 1 disc."),
                flips => format!("{color} {square} turns {flips} discs."),
            },
        }
    }

    /// Whether Enter would play something.
    pub fn can_play(&self) -> bool {
        self.shown().to_move().is_some()
    }

    /// Whether there is a ply to take back.
    pub fn can_take_back(&self) -> bool {
        !self.session.game().plies().is_empty()
    }

    /// Whether there is a ply to play again.
    pub fn can_play_again(&self) -> bool {
        !self.session.game().taken_back().is_empty()
    }

    /// Whether there is anything to walk through.
    pub fn can_walk(&self) -> bool {
        self.can_take_back()
    }

    /// Whether a new game would be another one.
    pub fn is_worth_a_new_game(&self) -> bool {
        self.can_take_back()
    }
}
