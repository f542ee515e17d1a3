//! Changes of the screen's state by messages, and its reactions to the controller's events.

use std::time::Duration;

use super::message::{Direction, Effect, Message, Step, WindowFocus};
use super::model::{Animation, Dialog, Model, Notice, Tone, first_cursor};
use super::new_game::NewGameDialog;
use crate::controller::{
    Action, Answer, CopyFormat, Event, ExerciseAction, ExerciseRefusal, Output, Question, Refusal,
};
use crate::narration;
use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::position::IllegalMove;
use othello_core::square::Square;
use othello_notation::paste;

impl Model {
    /// Takes in a message; returns what is to be done outside, in order.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let column = self.typed_column;
        if message.is_input() {
            // Any input but a row cancels a typed column, and ends an animation.
            self.typed_column = None;
            self.move_time = None;
            self.act(Action::StartClock);
        }
        match message {
            Message::Act(action) => self.act(action),
            Message::Move(direction) => self.move_cursor(direction),
            Message::Seek(step) => self.seek(step),
            Message::Column(column) => self.type_column(column),
            Message::Row(row) => self.type_row(column, row),
            Message::PlayFocus => self.play_focus(),
            Message::TogglePause => self.toggle_pause(),
            Message::Hover(square) => self.pointer = square,
            Message::Click(square) => square.into_iter().for_each(|square| self.play(square)),
            Message::Mark(square) => self.mark(square),
            Message::MarkFocus => self.mark(self.focus()),
            Message::EditComment => self.open_comment(),
            Message::NewLine => self.break_line(),
            Message::NewGame => self.open_new_game(),
            Message::ToggleMarks => self.toggle_marks(),
            Message::CycleLearning => self.cycle_learning(),
            Message::ToggleEvaluation => self.toggle_evaluation(),
            Message::ToggleReview => self.toggle_review(),
            Message::ToggleMouse => self.toggle_mouse(),
            Message::CycleTheme => self.cycle_theme(),
            Message::Focus(focus) => self.window_focus = focus,
            Message::Show(page) => self.show(page),
            Message::Turn(step) => self.turn(step),
            Message::TurnTo(topic) => self.turn_to(topic),
            Message::Connection if self.controller.link().is_none() => {
                self.say(narration::link::NO_LINK);
            }
            Message::Connection => self.open(Some(Dialog::Link)),
            Message::SaveAs => self.open(Some(Dialog::SaveAs(String::new()))),
            Message::Paste(text) => self.paste(&text),
            Message::Scroll(lines) => self.scroll(lines),
            Message::Select(step) => self.select(step),
            Message::Leap(leap) => self.leap(leap),
            Message::Pick { row, top } => self.pick(row, top),
            Message::Rename => self.rename_game(),
            Message::Delete => self.delete_game(),
            Message::Change(step) => self.change(step),
            Message::Type(letter) => self.type_letter(letter),
            Message::Erase(side) => self.erase(side),
            Message::Confirm => self.confirm(),
            Message::Close => self.close(column),
            Message::Elapse(time) => self.elapse(time),
            Message::Suspend => {
                self.act(Action::Save);
                self.effects.push(Effect::Suspend);
            }
            Message::Redraw => self.effects.push(Effect::Redraw),
        }
        std::mem::take(&mut self.effects)
    }

    /// Has the controller take in an action, and shows what happened.
    pub(super) fn act(&mut self, action: Action) {
        let before = (self.has_names(), self.session().clock().is_some());
        for output in self.controller.update(action) {
            match output {
                Output::Event(event) => self.react(event, before),
                Output::Effect(effect) => self.effects.push(Effect::Controller(effect)),
            }
        }
    }

    fn elapse(&mut self, time: Duration) {
        let since = self.move_time.map(|since| since.saturating_add(time));
        self.move_time = since.filter(|since| *since < self.animation_time());
        self.act(Action::Elapse(time));
    }

    /// Closes a dialog about what the end of the game has changed. In a match the names of the next
    /// game are others now.
    fn close_replaced_dialog(&mut self) {
        self.dialog.take_if(|dialog| matches!(dialog, Dialog::NewGame(_) | Dialog::Link));
        self.notice = None;
    }

    pub(super) fn say(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice::new(text, Tone::Quiet));
    }

    pub(super) fn warn(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice::new(text, Tone::Warning));
    }
}

/// The cursor, and moves on the board.
impl Model {
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

    pub(super) fn seek(&mut self, step: Step) {
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

    /// Moves the cursor to a square, whatever the mouse points at.
    pub(super) fn set_focus(&mut self, square: Square) {
        self.cursor = square;
        self.pointer = None;
        self.notice = None;
    }

    fn type_column(&mut self, column: u8) {
        const H: u8 = 7;
        if column == H {
            self.move_cursor(Direction::Left);
        }
        self.notice = None;
        self.typed_column = Some(column);
    }

    fn type_row(&mut self, column: Option<u8>, row: u8) {
        match column.and_then(|column| Square::at(column, row)) {
            Some(square) => self.play(square),
            None => self.warn(format!("Type the column first, as in d{}.", row + 1)),
        }
    }

    fn play_focus(&mut self) {
        if self.controller.can_play() {
            self.play(self.focus());
        } else if self.controller.is_solving() {
            self.go_on_solving();
        } else if self.controller.is_watched() && self.controller.can_pause() {
            self.act(Action::Step);
        }
    }

    fn toggle_pause(&mut self) {
        self.act(if self.controller.is_paused() { Action::Resume } else { Action::Pause });
    }

    fn play(&mut self, square: Square) {
        self.set_focus(square);
        self.act(Action::Play(vec![square]));
    }
}

/// Reactions to what happened.
impl Model {
    fn react(&mut self, event: Event, before: (bool, bool)) {
        match event {
            // A move of an opponent elsewhere does not disturb who is browsing.
            Event::Played(_) if self.controller.is_browsing() || self.controller.is_solving() => {}
            Event::Played(ply) => self.played(&ply),
            Event::Redone(ply) => self.redone(&ply),
            Event::Undone(undone) => self.undone(&undone),
            Event::Rewound { plies } => {
                self.say(format!("{}. r redoes them.", narration::rewound(plies)));
            }
            Event::ReturnedToCurrent => {
                self.say(format!("{} Press u again to undo it.", narration::RETURNED));
            }
            Event::NewGame => self.reset(),
            Event::NewGameFrom { ply } => self.show_new_game_from(ply),
            Event::Loaded => self.loaded(before),
            Event::Extended { plies } => self.say(narration::extended(plies)),
            Event::Copied(format) => self.copied(format),
            Event::Listed(games) => self.list(games),
            Event::Previewed { index, game } => self.show_board(index, game.ok().as_deref()),
            Event::GameRenamed(ref saved) => {
                self.follow_renamed(&saved.file_name);
                self.say(narration::saving(&event));
            }
            Event::Link(event) => self.follow_link(&event),
            Event::SavedAs(_) | Event::SaveRecovered | Event::GameDeleted => {
                self.say(narration::saving(&event));
            }
            Event::SaveAsFailed(_) | Event::KeepFailed(_) => {
                self.warn(narration::saving(&event));
            }
            Event::Refused(refusal) => self.refused(&refusal),
            // A failure is part of every notice as long as it lasts.
            Event::TimedOut(_) => self.close_replaced_dialog(),
            // What was asked for has happened.
            Event::Paused | Event::Resumed if self.controller.link().is_some() => {
                self.notice = None;
            }
            Event::Varied(ply) => self.varied(&ply),
            Event::Annotated(change) => self.annotated(change),
            Event::Browsed | Event::EvaluationShown | Event::Resigned(_) | Event::SaveFailed(_) => {
                self.notice = None;
            }
            Event::PlayersChanged => self.say(narration::players_changed(self.session())),
            Event::ReviewShown | Event::ReviewEnded => self.follow_review(&event),
            Event::Exercise(event) => self.follow_exercise(&event),
            Event::EvaluationHidden => self.say("The engine's values are hidden."),
            // What was said before is still true, and a question repeats the fault of an engine.
            Event::EngineFailed { .. }
            | Event::Paused
            | Event::LevelEstimated(_)
            | Event::Resumed
            | Event::Renamed
            | Event::Evaluated
            | Event::ReviewStopped
            | Event::Asked
            | Event::Cancelled => {}
        }
    }

    fn redone(&mut self, ply: &Ply) {
        self.set_focus(ply.square);
        self.say(format!("Redone: {}", narration::ply(ply, &self.names())));
    }

    fn varied(&mut self, ply: &Ply) {
        self.set_focus(ply.square);
        self.animate();
    }

    /// Shows a move. The cursor follows the moves of people; those of computers only if it still is
    /// where the last move has left it.
    fn played(&mut self, ply: &Ply) {
        let before = self.game().plies().iter().rev().nth(1);
        let is_unmoved = before.is_none_or(|before| before.square == self.focus());
        let is_computer = self.session().players()[ply.player].computer().is_some();
        if is_computer && !is_unmoved && !self.controller.is_watched() {
            self.notice = None;
        } else {
            self.set_focus(ply.square);
        }
        self.animate();
        if ply.after.pending().is_some() && self.controller.can_play() {
            // With arrows and Enter, the cursor should stand on one of the choices.
            self.seek(Step::Next);
        }
    }

    /// Begins the animation of the last move, if somebody sees it.
    pub(super) fn animate(&mut self) {
        let is_seen = (self.settings.animation, self.window_focus);
        let is_seen = is_seen == (Animation::On, WindowFocus::Focused);
        self.move_time = is_seen.then_some(Duration::ZERO);
    }

    fn refused(&mut self, refusal: &Refusal) {
        match refusal {
            Refusal::NotYourTurn(color) if self.controller.link().is_some() => {
                let name = self.session().name(*color);
                self.warn(format!("It is {name}'s turn."));
            }
            // The end of the line of moves is plain to see.
            Refusal::NoEarlierMove | Refusal::NoLaterMove => {}
            Refusal::NoClock => self.say("This game has no clock to pause."),
            Refusal::Exercise(ExerciseRefusal::NotReviewed) => {
                self.say(format!("{} R reviews it.", narration::refusal(refusal)));
            }
            Refusal::Exercise(ExerciseRefusal::AllSolved) => {
                self.say(format!("{} T begins again.", narration::refusal(refusal)));
            }
            Refusal::NothingNew
            | Refusal::NoSibling
            | Refusal::NoVariation
            | Refusal::NoSuchVariation { .. }
            | Refusal::NothingToReview
            | Refusal::NothingToUndo
            | Refusal::NothingToRedo
            | Refusal::Exercise(_)
            | Refusal::GameOver => {
                self.say(narration::refusal(refusal));
            }
            Refusal::IllegalMove { reason: IllegalMove::Over, .. } => {
                // The winner stays in sight.
                let names = self.names();
                let result = self.session().result();
                let result = result.map_or_else(String::new, |result| {
                    format!(" {}", narration::brief_outcome(result, &names))
                });
                self.warn(narration::refusal(refusal) + &result);
            }
            Refusal::IllegalMove { .. }
            | Refusal::NotYourTurn(_)
            | Refusal::NoPlayerHere
            | Refusal::Paused
            | Refusal::NotWatched
            | Refusal::EvaluationLocked
            | Refusal::NoReview
            | Refusal::EngineBusy
            | Refusal::CannotEvaluate(_)
            | Refusal::AlreadyPaused
            | Refusal::NotPaused
            | Refusal::NotBrowsing
            | Refusal::NoVariationsYet
            | Refusal::NoSuchMove { .. }
            | Refusal::NotOverLink
            | Refusal::ViewedOverLink
            | Refusal::OneMoveOverLink
            | Refusal::Link(_)
            | Refusal::NoQuestion
            | Refusal::CannotOpen(_)
            | Refusal::CannotRename(_)
            | Refusal::CannotDelete(_) => self.warn(narration::refusal(refusal)),
        }
    }

    /// Shows a game that has just begun, without what belonged to the last one.
    pub(super) fn reset(&mut self) {
        let cursor = first_cursor(&self.controller);
        self.set_focus(cursor);
        self.dialog = None;
        self.move_time = None;
    }

    pub(super) fn has_names(&self) -> bool {
        Color::BOTH.iter().any(|color| self.session().names()[*color].is_some())
    }

    /// Shows a loaded game in place of one that had names or a clock, or not.
    fn loaded(&mut self, (had_names, had_clock): (bool, bool)) {
        self.reset();
        let loaded = match self.game().plies().len() {
            0 => "Loaded a position".into(),
            1 => "Loaded 1 move".into(),
            plies => format!("Loaded {plies} moves"),
        };
        let lost_names = had_names && !self.has_names();
        let lost_clock = had_clock && self.session().clock().is_none();
        let without = match (lost_names, lost_clock) {
            (true, true) => ", without names and clock.",
            (true, false) => ", without names.",
            (false, true) => ", without a clock.",
            (false, false) => ".",
        };
        let shorter = vec![format!("{loaded}{without}")];
        let browse =
            if self.game().plies().len() > 1 { " PageUp and Home browse them." } else { "" };
        let text = format!("{loaded}{without}{browse}");
        self.notice = Some(Notice { text, shorter, tone: Tone::Quiet });
    }

    fn copied(&mut self, format: CopyFormat) {
        self.say(match (format, self.game().plies().len()) {
            (CopyFormat::Invitation, _) => "Copied the line that joins the game.".into(),
            (CopyFormat::WatchInvitation, _) => "Copied the line that watches the game.".into(),
            (CopyFormat::Position, _) => "Copied the position.".into(),
            (CopyFormat::Transcript, 0) => "There are no moves to copy yet.".into(),
            (CopyFormat::Transcript, 1) => "Copied the transcript of 1 move.".into(),
            (CopyFormat::Transcript, plies) => format!("Copied the transcript of {plies} moves."),
        });
    }
}

/// Dialogs that open and close.
impl Model {
    fn open_new_game(&mut self) {
        let dialog = NewGameDialog::new(&self.controller.proposed_setup());
        self.open(Some(Dialog::NewGame(dialog)));
    }

    /// Answers the open question with Enter, unless it is whether to resign or to delete: one key
    /// too many should not lose a game.
    fn confirm(&mut self) {
        match self.controller.question() {
            Some(Question::Resign { .. } | Question::Delete { .. }) => {}
            Some(
                Question::Undo { .. }
                | Question::Branch { .. }
                | Question::NewGame(_)
                | Question::NewMatch(_)
                | Question::EngineFailed { .. }
                | Question::Evaluate(_)
                | Question::Review
                | Question::Remote(_)
                | Question::Load(_),
            ) => self.act(Action::Answer(Answer::Yes)),
            None => self.confirm_dialog(),
        }
    }

    /// Closes the window over the board, or the notice.
    fn close(&mut self, column: Option<u8>) {
        let is_typing = column.is_some();
        if self.controller.question().is_some() {
            self.act(Action::Answer(Answer::No));
        } else if let Some(Dialog::SavedGames(dialog)) = &mut self.dialog
            && dialog.take_new_name().is_some()
        {
            // The list stays.
        } else if self.dialog.take().is_none() {
            self.notice = None;
            if self.controller.is_solving() && !is_typing {
                self.act(Action::Exercise(ExerciseAction::Leave));
            }
        }
    }

    fn paste(&mut self, text: &str) {
        if self.controller.question().is_some() || self.controller.is_paused() {
            return;
        }
        match &mut self.dialog {
            Some(
                Dialog::NewGame(_) | Dialog::SaveAs(_) | Dialog::Comment(_) | Dialog::SavedGames(_),
            ) => {
                text.chars().for_each(|letter| self.type_letter(letter));
            }
            None | Some(Dialog::Page(..) | Dialog::Review(_) | Dialog::Link) => {
                self.dialog = None;
                match paste::read(text, self.game().rules()) {
                    Ok(record) => self.act(Action::Load(Box::new(record))),
                    Err(error) => self.warn(format!("Cannot paste: {error}.")),
                }
            }
        }
    }
}
