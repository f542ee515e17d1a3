//! Actions as lines that are typed in line mode.

use std::cell::Ref;
use std::time::Duration;

use othello::line_mode::LineMode;
use othello_board::app::App;
use othello_board::app::input::Answer;
use othello_board::features::review::state::{ErrorStep, WhoseErrors};
use othello_core::board::Color;
use othello_engine::any_engine::AnyEngine;
use othello_home::engine_worker::EngineTask;
use othello_notation::sheet::NumberStep as Renumbering;
use othello_words::i18n::m;

use crate::engine;
use crate::memory::Memory;
use crate::shared::Shared;
use crate::step::{self, Act, Browse, SheetAct, Step, Terms};

/// The line mode with its store.
pub struct Lines<'s> {
    line_mode: LineMode<'s>,
    store: Shared,
    /// The last request to the engine.
    request: Option<EngineTask>,
    said: String,
}

impl<'s> Lines<'s> {
    pub fn new(app: App, store: &'s mut Shared) -> Self {
        let shared = store.clone();
        Self {
            line_mode: LineMode::at_terminal(app, store).with_engine_of_caller(),
            store: shared,
            request: None,
            said: String::new(),
        }
    }

    pub fn app(&self) -> &App {
        self.line_mode.app()
    }

    pub fn memory(&self) -> Ref<'_, Memory> {
        self.store.memory()
    }

    pub fn begin(&mut self) {
        self.line_mode.greet();
    }

    /// Types the lines of a step.
    pub fn take(&mut self, step: &Step) {
        // The loss of a game on time may change the lines, as it changes the keys.
        self.line_mode.elapse(step.wait);
        if self.app().question().is_some() && !step.act.leaves_question() {
            self.type_line("no");
        }
        if self.app().state.clock.is_paused() && step.ends_pause() {
            self.type_line("continue");
        }
        if !step.act.is_possible(self.app()) {
            return;
        }
        if let Act::EngineReplies(choice) = step.act {
            return self.reply(choice);
        }
        if let Act::Keep(choice) = step.act {
            return self.keep(choice);
        }
        for line in self.lines(&step.act) {
            self.type_line(&line);
        }
        // On the screen the dialog has asked.
        let replaces = m::new_game::replace("", "", "", m::common::raw(""));
        if self.app().question().is_some_and(|question| question.is(&replaces)) {
            self.type_line("yes");
        }
    }

    pub fn quit(&mut self) {
        if self.app().question().is_some() {
            self.type_line("no");
        }
        self.line_mode.finish(Duration::ZERO);
    }

    fn keep(&mut self, choice: usize) {
        self.type_line("lines");
        if self.app().features.lines.is_shown() {
            self.reply(choice);
        }
        self.type_line(&format!("keep {}", 1 + choice % 2));
        self.type_line("start");
    }

    fn reply(&mut self, choice: usize) {
        self.request = self.line_mode.engine_task().or_else(|| self.request.take());
        if let Some(request) = self.request.clone().filter(|_| engine::is_asked(self.app())) {
            self.line_mode.engine_replied(engine::reply(&request, choice), Duration::ZERO);
        }
    }

    fn type_line(&mut self, line: &str) {
        self.said = self.line_mode.execute(line, Duration::ZERO).text;
    }

    pub fn enter(&mut self) {
        self.type_line("");
    }

    /// The response to the last line.
    pub fn last_said(&self) -> &str {
        &self.said
    }

    /// Has an engine do what an exercise asks for.
    pub fn reply_by(&mut self, engine: &mut AnyEngine) {
        self.request = self.line_mode.engine_task().or_else(|| self.request.take());
        let request = self.request.clone().expect("the engine is asked");
        self.line_mode.engine_replied(engine::solved(&request, engine), Duration::ZERO);
    }

    /// Returns the lines of an action.
    fn lines(&self, act: &Act) -> Vec<String> {
        let is_asked = self.app().question().is_some();
        let line = match act {
            Act::Wait | Act::EngineReplies(_) | Act::Keep(_) => return Vec::new(),
            Act::Answer(_) if !is_asked => return Vec::new(),
            Act::Resume if !self.app().state.clock.is_paused() => return Vec::new(),
            Act::Play(choice) => step::legal_move(self.app(), *choice).to_string(),
            Act::PlayAnywhere(square) => square.to_string(),
            Act::Undo => "undo".into(),
            Act::UndoAtOnce => "undo yes".into(),
            Act::Redo => "redo".into(),
            Act::Step => "step".into(),
            Act::Review => "review".into(),
            Act::Error(ErrorStep::Next) => return vec!["review".into(), "error".into()],
            Act::Error(ErrorStep::Previous) => {
                return vec!["review".into(), "error previous".into()];
            }
            Act::NextWhose => {
                let whose = match self.app().features.review.whose(&self.app().state).next() {
                    WhoseErrors::Both => "both",
                    WhoseErrors::Only(Color::Black) => "black",
                    WhoseErrors::Only(Color::White) => "white",
                };
                return vec!["review".into(), format!("errors {whose}")];
            }
            Act::Report => "report".into(),
            Act::Solve(word, _) => (*word).into(),
            Act::Browse(Browse::Back) => "back".into(),
            Act::Browse(Browse::On) => "on".into(),
            Act::Browse(Browse::Start) => "start".into(),
            Act::Browse(Browse::End) => "end".into(),
            Act::Comment(text) if text.is_empty() => "comment -".into(),
            Act::Comment(text) => format!("comment {text}"),
            Act::Mark(square) => format!("marks {square}"),
            Act::Sign => "sign".into(),
            Act::Promote => "promote".into(),
            Act::Remove => "remove".into(),
            Act::Resign => "resign".into(),
            Act::ResignAtOnce => "resign yes".into(),
            Act::Answer(Answer::Yes) => "yes".into(),
            Act::Answer(Answer::No) => "no".into(),
            Act::Pause => "pause".into(),
            Act::Resume => "continue".into(),
            Act::NewGame(terms) => self.new_game(terms),
            Act::Load(text) => format!("load {text}"),
            Act::SaveAs(name) => format!("save {name}"),
            Act::Open(choice) => match self.store.games() {
                0 => "games".into(),
                games => return vec!["games".into(), format!("open {}", choice % games + 1)],
            },
            Act::List => "games".into(),
            Act::Sheet(act) if act.is_idle(self.app()) => return Vec::new(),
            Act::Sheet(act) => sheet_line(act),
            Act::Disk(disk) => {
                self.store.switch_disk(*disk);
                return Vec::new();
            }
        };
        vec![line]
    }

    /// Returns the line of a new game.
    fn new_game(&self, terms: &Terms) -> String {
        let best_of = self.app().session().next_setup().best_of;
        let quoted = |name: &Option<String>| name.as_ref().map(|name| format!("\"{name}\""));
        let clock = |clock: &String| if clock.is_empty() { "none".into() } else { clock.clone() };
        // The length that the match has already would begin it anew, which no key does.
        let other_length = terms.best_of.filter(|other| *other != best_of);
        // The dialog proposes the opponent, and computers have no other names.
        let players = self.app().features.level.proposed_setup(&self.app().state).players;
        let named = |color: Color, name: &Option<String>| match players[color].computer() {
            Some(computer) => Some(computer.to_string()),
            None => quoted(name),
        };
        let words = [
            ("rules", terms.preset.map(|preset| preset.name().to_owned())),
            ("clock", terms.clock.as_ref().map(clock)),
            ("black", named(Color::Black, &terms.black)),
            ("white", named(Color::White, &terms.white)),
            ("best-of", other_length.map(|games| games.to_string())),
        ];
        let settings =
            words.into_iter().filter_map(|(word, value)| Some(format!(" {word} {}", value?)));
        format!("new{}", settings.collect::<String>())
    }
}

fn sheet_line(act: &SheetAct) -> String {
    match act {
        SheetAct::Write(square, number) => format!("sheet {square} {number}"),
        SheetAct::Clear(square) => format!("sheet {square} -"),
        SheetAct::Renumber(square, Renumbering::Up) => format!("sheet + {square}"),
        SheetAct::Renumber(square, Renumbering::Down) => format!("sheet - {square}"),
        SheetAct::Name(name) => format!("sheet black {name}"),
        SheetAct::Undo => "sheet undo".into(),
        SheetAct::Redo => "sheet redo".into(),
        SheetAct::Finish => "sheet save".into(),
    }
}
