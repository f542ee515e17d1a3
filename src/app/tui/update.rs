//! How messages change the model. Nothing here looks at the world: what it shall do is returned.

use std::time::Duration;

use super::app::{
    Animation, App, Learning, Marks, Notice, Overlay, Page, Question, Tone, WindowFocus,
};
use super::message::{Browse, Direction, Effect, Message, Step};
use super::new_game::{Field, NewGameDialog};
use super::term::Mouse;
use super::theme::Theme;
use crate::app::narration;
use crate::notation::{Record, position, transcript};
use crate::position::IllegalMove;
use crate::session::{Session, Undone};
use crate::square::Square;

impl App {
    /// Takes in a message; says what the world shall do.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let armed = self.armed;
        if message.is_by_a_player() {
            // Whatever a player does but naming the row lets go of the column, and nobody has to
            // wait for discs that turn.
            self.armed = None;
            self.turning = None;
        }
        match message {
            Message::Move(direction) => self.move_cursor(direction),
            Message::Seek(step) => self.seek(step),
            Message::Arm(column) => self.arm(column),
            Message::Row(row) => self.name_row(armed, row),
            Message::Play => self.play_in_focus(),
            Message::Hover(square) => self.pointer = square,
            Message::Click(square) => square.into_iter().for_each(|square| self.play(square)),
            Message::Undo | Message::Redo if self.is_walking() => {
                self.walk(Browse::ToEnd);
                self.say("Back in the game: once more for its last move.");
            }
            Message::Undo if self.is_clock_running() && self.has_begun() => {
                self.ask(Question::Undo);
            }
            Message::Undo => self.take_back(),
            Message::Redo => self.play_again(),
            Message::Browse(walk) => self.walk(walk),
            Message::NewGame => self.open_form(),
            Message::Resign if self.session.to_move().is_some() => self.ask(Question::Resign),
            Message::Resign => self.say("The game is over."),
            Message::Pause => self.pause(),
            Message::ToggleMarks => self.toggle_marks(),
            Message::CycleLearning => self.cycle_learning(),
            Message::ToggleMouse => self.toggle_mouse(),
            Message::CycleTheme => self.cycle_theme(),
            Message::Attend(window_focus) => self.window_focus = window_focus,
            Message::ShowDiagram => self.show(Page::Diagram),
            Message::ShowGraphs => self.show(Page::Graphs),
            Message::Help => self.show(Page::Help),
            Message::SaveAs => self.overlay = Some(Overlay::Name(String::new())),
            Message::ListGames => self.effects.push(Effect::List),
            Message::Listed(games) => self.list(games),
            Message::Opened(opened) => self.opened(opened),
            Message::CopyTranscript => self.copy_transcript(),
            Message::CopyPosition => self.copy_position(),
            Message::Paste(text) => self.paste(&text),
            Message::Scroll(lines) => self.scroll(lines),
            Message::Select(step) => self.select(step),
            Message::Pick(place) => self.pick(place),
            Message::Change(step) => self.change(step),
            Message::Type(letter) => self.enter(letter),
            Message::Erase => self.erase(),
            Message::Agree => self.agree(),
            Message::Close => self.close(),
            Message::Tell(text) => self.warn(text),
            Message::Elapse(time) => self.elapse(time),
            Message::Leave => self.effects.extend([Effect::Save, Effect::Quit(0)]),
            Message::Abort => self.effects.extend([Effect::Save, Effect::Quit(130)]),
            Message::Killed(status) => self.effects.extend([Effect::Save, Effect::Quit(status)]),
            Message::Suspend => self.effects.extend([Effect::Save, Effect::Suspend]),
            Message::Redraw => self.effects.push(Effect::Redraw),
        }
        std::mem::take(&mut self.effects)
    }

    fn elapse(&mut self, time: Duration) {
        let turned = self.turning.map(|turned| turned.saturating_add(time));
        self.turning = turned.filter(|turned| *turned < TURNING);
        if self.is_clock_running() {
            self.session.elapse(time);
            if self.session.result().is_some() {
                self.walked_to = None;
                self.notice = None;
                self.effects.push(Effect::Save);
            }
        }
    }

    fn say(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice::new(text, Tone::Quiet));
    }

    fn warn(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice::new(text, Tone::Warning));
    }

    /// Shows a page; if it is shown already, closes it.
    fn show(&mut self, page: Page) {
        let is_shown = matches!(self.overlay, Some(Overlay::Page(shown, _)) if shown == page);
        self.overlay = (!is_shown).then_some(Overlay::Page(page, 0));
    }

    fn ask(&mut self, question: Question) {
        self.overlay = Some(Overlay::Question(question));
    }
}

/// The cursor, and moves on the board.
impl App {
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

    fn seek(&mut self, step: Step) {
        let legal: Vec<_> = self.shown().legal_moves().by_name().collect();
        let focus = self.focus().name();
        let found = match step {
            Step::Next => legal.iter().find(|square| square.name() > focus).or(legal.first()),
            Step::Previous => {
                legal.iter().rev().find(|square| square.name() < focus).or(legal.last())
            }
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
        if self.can_play() {
            self.play(self.focus());
        }
    }

    /// Plays a square in the position shown, unless that takes asking first.
    fn play(&mut self, square: Square) {
        self.set_focus(square);
        if let Some(result) = self.session.result().filter(|_| !self.can_play()) {
            // Whoever won is not forgotten over it.
            let won = narration::brief_outcome(result);
            return self.warn(format!("{square} {}. {won}", IllegalMove::Over));
        }
        let plies = self.shown_plies();
        if self.game().plies().get(plies).is_some_and(|ply| ply.square == square) {
            return self.walk(Browse::On);
        }
        let later = self.game().plies().len() - plies;
        let refused =
            if self.can_play() { self.shown().check(square) } else { Err(IllegalMove::Over) };
        if let Err(why) = refused {
            self.warn(format!("{square} {why}."));
        } else if later > 1 || later == 1 && (self.is_clock_running() || self.is_forfeited()) {
            self.ask(Question::PlayFrom { plies, square });
        } else {
            self.play_from(plies, square);
        }
    }

    /// Plays a square after so many plies. A line that is dropped by that is kept, unless it is a
    /// single move that was thought better of before the game had ended.
    pub(super) fn play_from(&mut self, plies: usize, square: Square) {
        let game = self.game();
        let later = game.plies().len().saturating_sub(plies);
        let dropped = later + game.undone().len() + usize::from(self.is_forfeited());
        let follows = game.undone().first().is_some_and(|ply| ply.square == square);
        if follows && dropped == game.undone().len() {
            return self.play_again();
        }
        if dropped > 1 {
            self.effects.push(Effect::Keep(Box::new(self.whole_line())));
        }
        while self.game().plies().len() > plies && self.session.undo().is_some() {}
        self.walked_to = None;
        self.notice = None;
        match self.session.play(square) {
            Ok(()) => {
                let is_seen = (self.settings.animation, self.window_focus);
                let is_seen = is_seen == (Animation::On, WindowFocus::Focused);
                self.turning = is_seen.then_some(Duration::ZERO);
                if self.shown().pending().is_some() {
                    // Whoever plays by arrows and Enter stands on something to choose.
                    self.seek(Step::Next);
                }
                self.effects.push(Effect::Save);
            }
            Err(why) => self.warn(format!("{square} {why}.")),
        }
    }

    /// The game with what was taken back played again, so that it can be kept as one line.
    fn whole_line(&self) -> Record {
        let mut record = self.session.record();
        while record.game.redo().is_some() {}
        record
    }

    pub(super) fn take_back(&mut self) {
        self.walked_to = None;
        match self.session.undo() {
            Some(Undone::Ply(ply)) => {
                self.set_focus(ply.square);
                self.say(format!("Taken back: {}.", narration::named(&ply)));
            }
            Some(Undone::Forfeit(_)) => self.say("The end is taken back: the game goes on."),
            None => return self.say("There is no move to take back."),
        }
        self.effects.push(Effect::Save);
    }

    fn play_again(&mut self) {
        self.walked_to = None;
        match self.session.redo() {
            Some(ply) => {
                self.set_focus(ply.square);
                self.say(format!("Played again: {}", narration::ply(&ply)));
                self.effects.push(Effect::Save);
            }
            None => self.say("There is no move to play again."),
        }
    }

    fn walk(&mut self, walk: Browse) {
        let last = self.game().plies().len();
        let at = self.shown_plies();
        let to = match walk {
            Browse::Back => at.saturating_sub(1),
            Browse::On => (at + 1).min(last),
            Browse::ToStart => 0,
            Browse::ToEnd => last,
        };
        self.notice = None;
        self.walked_to = (to < last).then_some(to);
    }
}

/// Games that begin, end, come and go.
impl App {
    fn open_form(&mut self) {
        self.overlay = Some(Overlay::Form(NewGameDialog::new(&self.session.next_setup())));
    }

    pub(super) fn start(&mut self, mut form: NewGameDialog) {
        if let Ok(setup) = form.setup() {
            let next = self.session.next(setup, self.settings.today);
            self.replace_by(next);
        } else {
            // The line of the clock says what is wrong with it.
            form.go_to(Field::Clock);
            self.overlay = Some(Overlay::Form(form));
        }
    }

    /// Shows another game; the one shown is kept, if anybody had played in it.
    fn replace_by(&mut self, session: Session) {
        if self.has_begun() || self.can_play_again() {
            self.effects.push(Effect::Keep(Box::new(self.session.record())));
        }
        let effects = std::mem::take(&mut self.effects);
        *self = Self { effects, ..Self::new(session, self.settings) };
        self.effects.push(Effect::Save);
    }

    pub(super) fn resign(&mut self) {
        self.walked_to = None;
        self.notice = None;
        if self.session.resign().is_some() {
            self.effects.push(Effect::Save);
        }
    }

    fn pause(&mut self) {
        if self.session.clock().is_some() {
            self.pause_if_running();
            self.effects.push(Effect::Save);
        } else {
            self.say("This game has no clock to stop.");
        }
    }

    fn list(&mut self, games: Vec<String>) {
        if games.is_empty() {
            self.say("No games are kept yet.");
        } else {
            self.overlay = Some(Overlay::Games(games, 0));
        }
    }

    fn opened(&mut self, opened: Result<Box<Record>, String>) {
        match opened {
            Ok(record) => self.load(record),
            Err(reason) => self.warn(reason),
        }
    }

    /// Shows a game from elsewhere, after asking if one is under way.
    fn load(&mut self, record: Box<Record>) {
        if self.session.is_under_way() {
            self.ask(Question::Load(record));
        } else {
            self.take_over(*record);
        }
    }

    pub(super) fn take_over(&mut self, record: Record) {
        let plies = record.game.plies().len();
        self.replace_by(Session::resume(record));
        self.say(match plies {
            0 => "Loaded: a position.".into(),
            1 => "Loaded: 1 move.".into(),
            _ => format!("Loaded: {plies} moves. PageUp and Home walk through them."),
        });
        self.pause_if_running();
    }

    fn paste(&mut self, text: &str) {
        match &mut self.overlay {
            Some(Overlay::Form(form)) => text.chars().for_each(|letter| form.enter(letter)),
            Some(Overlay::Name(name)) => {
                name.extend(text.chars().filter(|letter| !letter.is_control()));
            }
            Some(Overlay::Question(_) | Overlay::Games(..) | Overlay::Pause) => {}
            None | Some(Overlay::Page(..)) => {
                self.overlay = None;
                match crate::notation::paste::read(text, self.game().rules()) {
                    Ok(record) => self.load(Box::new(record)),
                    Err(error) => self.warn(format!("The pasted text: {error}.")),
                }
            }
        }
    }

    fn copy_transcript(&mut self) {
        let moves = transcript::write(self.game().plies());
        self.say(match self.game().plies().len() {
            0 => "There is no move to copy yet.".into(),
            1 => "Copied the transcript of 1 move.".into(),
            plies => format!("Copied the transcript of {plies} moves."),
        });
        self.effects.push(Effect::Copy(moves));
    }

    fn copy_position(&mut self) {
        let shown = self.shown();
        let next = shown.to_move().unwrap_or(shown.next());
        self.say("Copied the position.");
        self.effects.push(Effect::Copy(position::write(shown.board(), next)));
    }
}

/// What can be switched.
impl App {
    fn toggle_marks(&mut self) {
        let (marks, text) = match self.settings.marks {
            Marks::Shown => (Marks::Hidden, "Legal moves are hidden."),
            Marks::Hidden => (Marks::Shown, "Legal moves are marked."),
        };
        self.settings.marks = marks;
        self.say(text);
    }

    fn cycle_learning(&mut self) {
        let (learning, text) = match self.settings.learning {
            Learning::Off => {
                (Learning::Special, "Marked: corners (#), C-squares (c), X-squares (x).")
            }
            Learning::Special => (Learning::Stable, "Marked (=): discs surely safe for good."),
            Learning::Stable => {
                (Learning::Replies, "Marked (!): replies to the move under the cursor.")
            }
            Learning::Replies => (Learning::Off, "Learning marks are off."),
        };
        self.settings.learning = learning;
        self.say(text);
    }

    fn cycle_theme(&mut self) {
        let Theme { palette, depth, glyphs, .. } = self.settings.theme;
        let palette = palette.next();
        self.settings.theme = Theme::new(palette, depth, glyphs);
        self.say(format!("Theme: {}.", palette.name()));
    }

    fn toggle_mouse(&mut self) {
        let (mouse, text) = match self.settings.mouse {
            Mouse::Captured => (Mouse::Free, "The mouse selects text. Press m to play with it."),
            Mouse::Free => (Mouse::Captured, "The mouse plays. Press m to select text with it."),
        };
        self.settings.mouse = mouse;
        self.pointer = None;
        self.effects.push(Effect::Mouse(mouse));
        self.say(text);
    }
}

/// How long the discs of a move turn over.
pub const TURNING: Duration = Duration::from_millis(200);
