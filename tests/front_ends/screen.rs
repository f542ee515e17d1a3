//! Actions as keys and pastes on the screen.

use std::cell::Ref;
use std::collections::VecDeque;

use othello::app::controller::{Action, Answer, Browse, Controller, Effect, Pace};
use othello::app::tui::keys;
use othello::app::tui::message::{self, Message};
use othello::app::tui::model::{Animation, Dialog, Learning, Marks, Model, OpenWindow, Settings};
use othello::app::tui::new_game::{Field, NewGameDialog};
use othello::app::tui::term::Mouse;
use othello::app::tui::theme::{Depth, Glyphs, Palette, Theme};
use othello::board::Color;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::memory::{Memory, Shared, Storage};
use crate::step::{self, Act, Step, Terms};

/// The screen with its store.
pub struct Screen {
    app: Model,
    store: Shared,
}

impl Screen {
    pub fn new(controller: Controller) -> Self {
        let settings = Settings {
            theme: Theme::new(Palette::Classic, Depth::True, Glyphs::Unicode),
            marks: Marks::Shown,
            learning: Learning::Off,
            animation: Animation::On,
            mouse: Mouse::Captured,
        };
        // Lines have no pauses before the moves of computers.
        let controller = controller.with_pace(Pace::Instant);
        Self { app: Model::new(controller, settings), store: Shared::default() }
    }

    pub fn controller(&self) -> &Controller {
        self.app.controller()
    }

    pub fn memory(&self) -> Ref<'_, Memory> {
        self.store.memory()
    }

    /// Presses the keys of a step.
    pub fn take(&mut self, step: &Step) {
        self.update(Message::Elapse(step.wait));
        if self.controller().question().is_some() && !step.act.leaves_question() {
            self.type_text("n");
        }
        if self.controller().is_paused() && step.ends_pause() {
            self.type_text("p");
        }
        self.act(&step.act);
        let is_dialog = matches!(self.app.open_window(), Some(OpenWindow::Dialog(_)));
        assert!(!is_dialog, "a dialog is open after {step:?}");
    }

    pub fn quit(&mut self) {
        if self.controller().question().is_some() {
            self.type_text("n");
        }
        self.type_text("q");
    }

    fn act(&mut self, act: &Act) {
        let is_asked = self.controller().question().is_some();
        match act {
            Act::Wait => {}
            Act::Play(choice) => {
                self.type_text(step::legal_move(self.controller(), *choice).name());
            }
            Act::PlayAnywhere(square) => self.type_text(square.name()),
            Act::Undo => self.type_text("u"),
            Act::UndoAtOnce => self.type_and_confirm("u"),
            Act::Redo => self.type_text("r"),
            Act::Browse(browse) => self.browse(*browse),
            Act::Resign => self.type_text("x"),
            Act::ResignAtOnce => self.type_and_confirm("x"),
            Act::Answer(_) if !is_asked => {}
            Act::Answer(Answer::Yes) => self.type_text("y"),
            Act::Answer(Answer::No) => self.press(KeyCode::Esc),
            Act::Resume if !self.controller().is_paused() => {}
            Act::Pause | Act::Resume => self.type_text("p"),
            Act::NewGame(terms) => self.new_game(terms),
            Act::Load(text) => self.update(Message::Paste(text.clone())),
            Act::SaveAs(name) => {
                self.type_text("s");
                self.type_text(name);
                self.press(KeyCode::Enter);
            }
            Act::Open(choice) => self.open(*choice),
            Act::List => {
                self.type_text("o");
                self.press(KeyCode::Esc);
            }
            Act::Disk(disk) => self.store.switch_disk(*disk),
        }
    }

    fn browse(&mut self, browse: Browse) {
        match browse {
            Browse::Back => self.press(KeyCode::PageUp),
            Browse::Forward => self.press(KeyCode::PageDown),
            Browse::Start => self.press(KeyCode::Home),
            Browse::Current => self.press(KeyCode::End),
            Browse::Ply(_) => unreachable!("no key browses to a number"),
        }
    }

    fn open(&mut self, choice: usize) {
        self.type_text("o");
        let games = self.store.games();
        if games > 0 {
            (0..choice % games).for_each(|_| self.press(KeyCode::Down));
            self.press(KeyCode::Enter);
        }
    }

    fn type_and_confirm(&mut self, key: &str) {
        self.type_text(key);
        if self.controller().question().is_some() {
            self.type_text("y");
        }
    }

    fn press(&mut self, code: KeyCode) {
        if let Some(message) = keys::message(&self.app, KeyEvent::new(code, KeyModifiers::NONE)) {
            self.update(message);
        }
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Updates the screen and performs the effects, as the loop of the program does.
    fn update(&mut self, message: Message) {
        let mut messages = VecDeque::from([message]);
        while let Some(message) = messages.pop_front() {
            for effect in self.app.update(message) {
                if let message::Effect::Controller(Effect::Store(request)) = effect {
                    let reply = self.store.handle(request);
                    messages.push_back(Message::Act(Action::Stored(reply)));
                }
            }
        }
    }
}

/// The dialog of a new game.
impl Screen {
    fn new_game(&mut self, terms: &Terms) {
        self.type_text("n");
        if let Some(preset) = terms.preset {
            self.choose(Field::Rules, |dialog| dialog.setup().unwrap().rules == preset.rules());
        }
        for (field, text) in [
            (Field::Clock, &terms.clock),
            (Field::Name(Color::Black), &terms.black),
            (Field::Name(Color::White), &terms.white),
        ] {
            if let Some(text) = text {
                self.fill_in(field, text);
            }
        }
        if let Some(best_of) = terms.best_of {
            self.choose(Field::BestOf, |dialog| dialog.setup().unwrap().best_of == best_of);
        }
        self.press(KeyCode::Enter);
    }

    fn dialog(&self) -> Option<&NewGameDialog> {
        let Some(OpenWindow::Dialog(Dialog::NewGame(form))) = self.app.open_window() else {
            return None;
        };
        Some(form)
    }

    fn go_to(&mut self, field: Field) {
        while self.dialog().unwrap().field() != field {
            self.press(KeyCode::Down);
        }
    }

    /// Goes through the values of a line until the right one is chosen.
    fn choose(&mut self, field: Field, is_chosen: impl Fn(&NewGameDialog) -> bool) {
        self.go_to(field);
        for _ in 0..20 {
            if is_chosen(self.dialog().unwrap()) {
                return;
            }
            self.press(KeyCode::Right);
        }
        panic!("{field:?} does not offer the value");
    }

    fn fill_in(&mut self, field: Field, text: &str) {
        self.go_to(field);
        // No text of these is longer.
        (0..40).for_each(|_| self.press(KeyCode::Backspace));
        self.type_text(text);
    }
}
