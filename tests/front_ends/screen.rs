//! Actions as keys and pastes on the screen.

use std::cell::Ref;
use std::collections::VecDeque;
use std::time::Duration;

use othello::screen::board::pictures::Pictures;
use othello::screen::effect;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello::screen::{draw, key_press, title};
use othello_board::app::App;
use othello_board::app::command::Arg;
use othello_board::app::event::Effect;
use othello_board::app::input::{Action, Answer};
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{ScreenInput, WindowInput};
use othello_board::features::new_game::dialog::{DialogField, NewGameDialog};
use othello_board::features::players::state::EnginePace;
use othello_board::features::repairs::commands::REPAIRS_MODE;
use othello_board::features::review::state::ErrorStep;
use othello_board::features::saving::commands::SAVED_GAMES_MODE;
use othello_board::features::scoresheet::commands::{
    SCORESHEET_MODE, SHEET_HEADING_MODE, SHEET_REPAIRS_MODE,
};
use othello_board::features::variations::commands::COMMENT_MODE;
use othello_board::features::variations::commands::MARKS;
use othello_board::features::variations::comment_editor::CommentEditor;
use othello_core::board::Color;
use othello_engine::any_engine::AnyEngine;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::engine_worker::EngineTask;
use othello_home::jobs::{Home, Kept};
use othello_home::own_book::OpenBook;
use othello_notation::sheet::NumberStep as Renumbering;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::engine;
use crate::memory::Memory;
use crate::shared::Shared;
use crate::step::{self, Act, Browse, SheetAct, Step, Terms};

/// The screen with its store.
pub struct Screen {
    model: Model,
    store: Shared,
    book: OpenBook,
    /// The last request to the engine, until it is stopped.
    request: Option<EngineTask>,
    /// The last frame, if frames are compared.
    frame: Option<Frame>,
    pictures: Pictures,
}

/// A frame and the title of the window.
type Frame = (Buffer, String);

/// Draws a frame of the usual size.
fn draw(model: &Model, pictures: &mut Pictures) -> Frame {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let drawing = |frame: &mut ratatui::Frame<'_>| {
        draw::draw(model, pictures, frame);
    };
    terminal.draw(drawing).unwrap();
    (terminal.backend().buffer().clone(), title::title(&model.view()))
}

impl Screen {
    pub fn new(app: App) -> Self {
        let settings =
            Settings::new(Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode));
        // Lines have no pauses before the moves of computers.
        let app = app.with_pace(EnginePace::Instant);
        let model = Model::new(app, settings).with_connection();
        Self {
            model,
            store: Shared::default(),
            book: OpenBook::default(),
            request: None,
            frame: None,
            pictures: Pictures::default(),
        }
    }

    /// The same screen, which is drawn after every message: as long as a message has changed nothing
    /// that is seen, the frame is the same.
    pub fn compared(mut self) -> Self {
        self.frame = Some(draw(&self.model, &mut self.pictures));
        self
    }

    pub fn app(&self) -> &App {
        self.model.app()
    }

    pub fn memory(&self) -> Ref<'_, Memory> {
        self.store.memory()
    }

    pub fn begin(&mut self) {
        self.update(ScreenInput::Arrived(Action::Begin));
    }

    /// Presses the keys of a step.
    pub fn take(&mut self, step: &Step) {
        self.update(ScreenInput::Elapse(step.wait));
        if self.app().question().is_some() && !step.act.leaves_question() {
            self.type_text("n");
        }
        if self.app().state.clock.is_paused() && step.ends_pause() {
            self.type_text("p");
        }
        if step.act.is_possible(self.app()) {
            self.act(&step.act);
        }
        let offers_repairs = self.model.view().mode() == REPAIRS_MODE;
        if offers_repairs || self.model.docked().is_some() {
            self.press(KeyCode::Esc);
        }
        let has_dialog = self.model.view().has_window() && !self.model.view().is_interrupted();
        assert!(!has_dialog, "a dialog is open after {step:?}");
    }

    pub fn quit(&mut self) {
        if self.app().question().is_some() {
            self.type_text("n");
        }
        self.type_text("q");
    }

    fn act(&mut self, act: &Act) {
        let is_asked = self.app().question().is_some();
        match act {
            Act::Wait => {}
            Act::Play(choice) => {
                self.type_text(step::legal_move(self.app(), *choice).name());
            }
            Act::PlayAnywhere(square) => self.type_text(square.name()),
            Act::Undo => self.type_text("u"),
            Act::UndoAtOnce => self.type_and_confirm("u"),
            Act::Redo => self.type_text("r"),
            Act::EngineReplies(choice) => self.reply(*choice),
            Act::Step => self.press(KeyCode::Enter),
            Act::Review => self.command("review"),
            Act::Error(ErrorStep::Next) => {
                self.command("review");
                self.type_text("j");
            }
            Act::Error(ErrorStep::Previous) => {
                self.command("review");
                self.type_text("k");
            }
            Act::NextWhose => {
                self.command("review");
                self.type_text("m");
            }
            Act::Keep(choice) => {
                self.command("lines");
                if self.app().features.lines.is_shown() {
                    self.reply(*choice);
                }
                self.command(&format!("keep {}", 1 + choice % 2));
                if self.model.docked().is_some() {
                    self.press(KeyCode::Esc);
                }
                self.browse(Browse::Start);
            }
            Act::Report => {
                self.command("report");
                if self.model.view().mode() == Mode::TEXT {
                    self.press(KeyCode::Esc);
                }
            }
            Act::Solve("puzzle", _) => self.command("puzzle"),
            Act::Solve(_, key) => self.press(*key),
            Act::Browse(browse) => self.browse(*browse),
            Act::Comment(text) => self.comment(text),
            // A right click reaches the board only where no window is open.
            Act::Mark(_) if self.model.view().has_window() => {}
            Act::Mark(square) => self.update(ScreenInput::Call(&MARKS, Arg::Square(*square))),
            Act::Sign => self.command("sign"),
            Act::Promote => self.command("promote"),
            Act::Remove => self.command("remove"),
            Act::Resign => self.type_text("x"),
            Act::ResignAtOnce => self.type_and_confirm("x"),
            Act::Answer(_) if !is_asked => {}
            Act::Answer(Answer::Yes) => self.type_text("y"),
            Act::Answer(Answer::No) => {
                self.press(KeyCode::Esc);
                // Of one that has come by itself it is no answer.
                if self.app().question().is_some() {
                    self.type_text("n");
                }
            }
            Act::Resume if !self.app().state.clock.is_paused() => {}
            Act::Pause | Act::Resume => self.type_text("p"),
            Act::NewGame(terms) => self.new_game(terms),
            Act::Load(text) => self.update(ScreenInput::Paste(text.clone())),
            Act::SaveAs(name) => {
                self.type_text("s");
                self.type_text(name);
                self.press(KeyCode::Enter);
            }
            Act::Open(choice) => self.open(*choice),
            Act::List => {
                self.type_text("o");
                // Without a game there is no list to close, and the key would leave a line.
                if self.model.view().mode() == SAVED_GAMES_MODE {
                    self.press(KeyCode::Esc);
                }
            }
            Act::Sheet(act) if act.is_idle(self.app()) => {}
            Act::Sheet(act) => self.sheet(act),
            Act::Disk(disk) => self.store.switch_disk(*disk),
        }
    }

    /// Opens the scoresheet, types, and closes it.
    fn sheet(&mut self, act: &SheetAct) {
        self.command("sheet");
        let is_open = |model: &Model| {
            [SCORESHEET_MODE, SHEET_HEADING_MODE, SHEET_REPAIRS_MODE].contains(&model.view().mode())
        };
        if !is_open(&self.model) {
            return;
        }
        if let SheetAct::Write(square, _)
        | SheetAct::Clear(square)
        | SheetAct::Renumber(square, _) = act
        {
            let row = usize::from(square.index());
            self.update(ScreenInput::Window(WindowInput::Pick { row, top: 0 }));
        }
        match act {
            SheetAct::Write(_, number) => self.type_text(&number.to_string()),
            SheetAct::Clear(_) => self.press(KeyCode::Delete),
            SheetAct::Renumber(_, Renumbering::Up) => self.type_text("+"),
            SheetAct::Renumber(_, Renumbering::Down) => self.type_text("-"),
            SheetAct::Name(name) => {
                self.type_text("n");
                (0..4).for_each(|_| self.press(KeyCode::Backspace));
                self.type_text(name);
            }
            SheetAct::Undo => self.type_text("u"),
            SheetAct::Redo => self.type_text("r"),
            SheetAct::Finish => self.type_text("s"),
        }
        while is_open(&self.model) {
            self.press(KeyCode::Esc);
        }
    }

    fn reply(&mut self, choice: usize) {
        if let Some(request) = self.request.clone().filter(|_| engine::is_asked(self.app())) {
            self.update(ScreenInput::Elapse(Duration::ZERO));
            let reply = engine::reply(&request, choice);
            self.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
        }
    }

    fn browse(&mut self, browse: Browse) {
        self.press(match browse {
            Browse::Back => KeyCode::PageUp,
            Browse::On => KeyCode::PageDown,
            Browse::Start => KeyCode::Home,
            Browse::End => KeyCode::End,
        });
    }

    fn comment(&mut self, text: &str) {
        self.command("comment");
        if self.model.view().mode() != COMMENT_MODE {
            return;
        }
        let before = self.model.opened().map_or("", |editor: &CommentEditor| editor.text());
        // In line mode a value before the words stays, unless all is removed.
        let value = before.rfind(']').filter(|_| !text.is_empty()).map_or(0, |end| end + 1);
        (value..before.len()).for_each(|_| self.press(KeyCode::Backspace));
        self.type_text(if value > 0 { " " } else { "" });
        self.type_text(text);
        self.press(KeyCode::Enter);
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
        if self.app().question().is_some() {
            self.type_text("y");
        }
    }

    pub fn enter(&mut self) {
        self.press(KeyCode::Enter);
    }

    pub fn escape(&mut self) {
        self.press(KeyCode::Esc);
    }

    /// The notice under the board.
    pub fn notice(&self) -> Option<String> {
        self.model.notice().map(|notice| notice.text)
    }

    /// Has an engine do what an exercise asks for.
    pub fn reply_by(&mut self, engine: &mut AnyEngine) {
        let request = self.request.clone().expect("the engine is asked");
        let reply = engine::solved(&request, engine);
        self.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
    }

    fn press(&mut self, code: KeyCode) {
        if let Some(message) =
            key_press::input_of_key(&self.model.view(), KeyEvent::new(code, KeyModifiers::NONE))
        {
            self.update(message);
        }
    }

    /// Pastes a command into the palette, which searches once for it, and not with each letter.
    fn command(&mut self, line: &str) {
        self.press(KeyCode::Char(':'));
        self.update(ScreenInput::Paste(line.to_owned()));
        self.press(KeyCode::Enter);
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Compares the frame after a message with the one before.
    fn compare(&mut self, message: Option<&str>) {
        let Some(before) = &mut self.frame else { return };
        let now = draw(&self.model, &mut self.pictures);
        assert!(self.model.is_seen() || *before == now, "{message:?} has changed the frame");
        *before = now;
    }

    /// Updates the screen and performs the effects, as the loop of the program does.
    pub fn update(&mut self, message: ScreenInput) {
        let mut messages = VecDeque::from([message]);
        while let Some(message) = messages.pop_front() {
            let name = self.frame.is_some().then(|| format!("{message:?}"));
            let effects = self.model.update(message);
            self.compare(name.as_deref());
            for effect in effects {
                match effect {
                    effect::ScreenEffect::App(Effect::Job(job)) => {
                        let mut home = Home::new(Kept::Everything(&mut self.store), &mut self.book);
                        job.perform(&mut home, &mut |then| {
                            messages.push_back(ScreenInput::Arrived(Action::Continue(then)));
                        });
                    }
                    effect::ScreenEffect::App(Effect::Engine(request)) => {
                        self.request = Some(request);
                    }
                    _ => {}
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
            self.choose(DialogField::Rules, |dialog| {
                dialog.setup().unwrap().rules == preset.rules()
            });
        }
        for (field, text) in [
            (DialogField::Clock, &terms.clock),
            (DialogField::Name(Color::Black), &terms.black),
            (DialogField::Name(Color::White), &terms.white),
        ] {
            let is_computer = |color: Color| {
                self.app().features.level.proposed_setup(&self.app().state).players[color]
                    .computer()
                    .is_some()
            };
            // A computer has its own name.
            let is_shown = !matches!(field, DialogField::Name(color) if is_computer(color));
            if let Some(text) = text.as_ref().filter(|_| is_shown) {
                self.fill_in(field, text);
            }
        }
        if let Some(best_of) = terms.best_of {
            self.choose(DialogField::BestOf, |dialog| dialog.setup().unwrap().best_of == best_of);
        }
        self.press(KeyCode::Enter);
    }

    fn dialog(&self) -> Option<&NewGameDialog> {
        self.model.opened()
    }

    fn go_to(&mut self, field: DialogField) {
        while self.dialog().unwrap().field() != field {
            self.press(KeyCode::Down);
        }
    }

    /// Goes through the values of a line until the right one is chosen.
    fn choose(&mut self, field: DialogField, is_chosen: impl Fn(&NewGameDialog) -> bool) {
        self.go_to(field);
        for _ in 0..20 {
            if is_chosen(self.dialog().unwrap()) {
                return;
            }
            self.press(KeyCode::Right);
        }
        panic!("{field:?} does not offer the value");
    }

    fn fill_in(&mut self, field: DialogField, text: &str) {
        self.go_to(field);
        // No text of these is longer.
        (0..40).for_each(|_| self.press(KeyCode::Backspace));
        self.type_text(text);
    }
}
