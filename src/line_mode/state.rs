//! The line mode of a session: executes typed lines, and puts into sentences what happens.

use othello_home::config::file::spoken;
use othello_home::disk::lines::LONGEST_LINE;
use othello_home::engine_worker::{EngineReply, EngineTask, EngineWorker};
use othello_home::jobs::{Home, Kept};
use othello_home::own_book::OpenBook;
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::successor;
use othello_home::store::{Answers, Storage};
use othello_words::i18n::{self, Language, m};
use othello_words::plies;
use othello_words::text;
use othello_words::text::quoted;

use othello_board::features::exercise;
use othello_board::features::repairs::commands::LOAD;
use othello_board::features::repairs::dropped;
use othello_board::features::saving;
use std::collections::VecDeque;
use std::time::Duration;

use super::engine::LazyEngine;
use super::progress::SearchProgress;
use crate::net::LinkWorker;
use othello_board::app::App;
use othello_board::app::audience::Audience;
use othello_board::app::command::{Arg, Command, Front, Run, Stored};
use othello_board::app::event::{Effect, Event, Output};
use othello_board::app::input::{Action, Answer, Input};
use othello_board::app::job::AnyJob;
use othello_board::app::reply::Done;
use othello_board::app::table;
use othello_board::app::then::Then;
use othello_board::features::browsing::session_sentences;
use othello_board::features::link;
use othello_board::features::link::linked::LinkAction;
use othello_board::features::players::state::EnginePace;
use othello_board::line_mode::board;
use othello_board::line_mode::commands;
use othello_board::line_mode::error::LineError;
use othello_board::line_mode::narrator::{self, BoardEcho, Manner};
use othello_board::line_mode::repeated::Repeated;
use othello_board::line_mode::turn;
use othello_board::line_mode::typed_moves;

/// The lines after which the players are told again that the game is not saved.
const REMINDER_LINES: u32 = 5;

pub struct LineMode<'s> {
    app: App,
    /// The store, where the lines are typed at a terminal or answer what is due.
    kept: Kept<'s>,
    engine: LazyEngine,
    progress: SearchProgress,
    book: OpenBook,
    /// The connection to another machine, if the game is played with one.
    link: Option<LinkWorker>,
    manner: Manner,
    /// Sentences about saving and the player's level, for the end of the next response.
    news: Vec<String>,
    /// The notices about other machines that were said lately.
    repeated: Repeated,
    /// The lines since the players were told that the game is not saved.
    lines_since_warning: u32,
    /// The language that the last line has chosen, until the loop speaks it.
    language: Option<Language>,
    /// The text of the last response.
    last_text: String,
}

#[derive(Debug, PartialEq, Eq)]
pub struct LineResponse {
    /// Lines for standard output; empty if there is nothing to say.
    pub text: String,
    pub outcome: LineOutcome,
}

#[derive(Debug, PartialEq, Eq)]
pub enum LineOutcome {
    /// The line was executed.
    Done,
    /// The line was refused, for that reason.
    Refused(String),
    Quit,
}

/// The text of a response, or the reason for a refusal.
type Text = Result<String, LineError>;

impl<'s> LineMode<'s> {
    /// Creates the line mode of a session at a terminal.
    pub fn at_terminal(app: App, storage: &'s mut dyn Storage) -> Self {
        Self { kept: Kept::Everything(storage), ..Self::new(app, Audience::Terminal) }
    }

    /// Creates the line mode of a session whose lines come from a file or a program: no question
    /// is asked, no file is touched. The app should skip confirmation.
    pub fn for_script(app: App) -> Self {
        Self::new(app, Audience::Script)
    }

    fn new(app: App, audience: Audience) -> Self {
        Self {
            app: app.with_pace(EnginePace::Instant),
            kept: Kept::Nothing,
            engine: LazyEngine::Here(Box::default()),
            progress: SearchProgress::begin(),
            book: OpenBook::default(),
            link: None,
            manner: Manner { audience, echo: BoardEcho::OnRequest },
            news: Vec::new(),
            repeated: Repeated::default(),
            lines_since_warning: 0,
            language: None,
            last_text: String::new(),
        }
    }

    /// The same line mode, whose answers to positions are kept in a store, and nothing else.
    #[must_use]
    pub fn with_answers(self, store: &'s mut dyn Answers) -> Self {
        Self { kept: Kept::Answers(store), ..self }
    }

    /// The same line mode with sentences to be said first.
    #[must_use]
    pub fn with_news(mut self, news: impl IntoIterator<Item = String>) -> Self {
        self.news.extend(news);
        self
    }

    /// The same line mode, whose game is played over a link.
    #[must_use]
    pub fn with_link(self, link: LinkWorker) -> Self {
        Self { link: Some(link), ..self }
    }

    /// The same line mode, whose caller takes the [tasks](Self::engine_task) to the engine and
    /// brings the [replies](Self::engine_replied).
    #[must_use]
    pub fn with_engine_of_caller(mut self) -> Self {
        self.engine = LazyEngine::OfCaller(None);
        self
    }

    /// Has the engine reply later, by [`engine_replied`](Self::engine_replied).
    pub(super) fn move_engine_elsewhere(
        &mut self,
        reply: impl Fn(EngineReply) + Send + Sync + 'static,
    ) {
        self.engine = LazyEngine::Elsewhere(EngineWorker::new(reply));
    }

    pub(super) fn begin_link(&mut self, deliver: impl Fn(LinkAction) + Send + Sync + 'static) {
        if let Some(link) = &mut self.link {
            link.begin(deliver);
        }
    }

    /// Ends the link; the other side is told.
    pub(super) fn end_link(&mut self) {
        if let Some(link) = self.link.take() {
            link.finish();
        }
    }

    /// The state that both front ends share.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Returns `true` if the lines come from a file or a program.
    pub(super) fn is_script(&self) -> bool {
        self.manner.audience == Audience::Script
    }

    pub fn prompt(&self) -> String {
        turn::prompt(&self.app)
    }

    /// Takes the task that waits for the caller.
    pub const fn engine_task(&mut self) -> Option<EngineTask> {
        match &mut self.engine {
            LazyEngine::OfCaller(waiting) => waiting.take(),
            LazyEngine::Here(_) | LazyEngine::Elsewhere(_) => None,
        }
    }

    /// Returns the first lines of the session.
    pub fn greet(&mut self) -> String {
        let events = self.dispatch(Action::Begin);
        let has_moves = !events.is_empty();
        let moves = self.narrate(&events);
        // What the session was to begin with may be locked.
        let moves = moves.unwrap_or_else(|error| text::sentence(&error.to_string()));
        let mut said = std::mem::take(&mut self.news);
        if !self.is_script() {
            said.push(m::session::greeting().to_string());
        }
        if self.app.features.link.link().is_some() {
            said.extend(link::read(&self.app).iter().map(|text| text.words("line", None)));
        } else if has_moves {
            said.extend([i18n::passage(session_sentences::setup(self.app.session())), moves]);
        } else {
            said.push(turn::introduction(&self.app, self.manner.audience));
        }
        said.retain(|text| !text.is_empty());
        self.last_text = said.join("\n");
        self.last_text.clone()
    }

    /// Returns `true` for a line that counts only if it comes alone: it answers a question, says yes to one before it is
    /// asked, or quits.
    pub(super) fn has_to_come_alone(&self, line: &str) -> bool {
        let Ok(Some((command, rest))) = commands::parse(line.trim()) else { return false };
        let is_answer = matches!(command.run, Run::Front(Front::Answer(_))) && self.has_asked();
        let quits = matches!(command.run, Run::Front(Front::Quit));
        is_answer || quits || rest.eq_ignore_ascii_case("yes") || rest.ends_with(" yes")
    }

    /// Takes in a text that was pasted so long after the last response.
    pub(super) fn paste(&mut self, text: &str, elapsed: Duration) -> LineResponse {
        let said = self.act(Input::touch(elapsed)).unwrap_or_default();
        let loaded = if self.has_asked() {
            LineError::because(m::screen::lines_dropped(text.lines().count()).to_string())
        } else {
            self.fulfil(|app| table::paste(app, text)).map(Some)
        };
        self.respond(vec![said], loaded)
    }

    /// Executes a line that was typed so long after the last response. The first line starts the
    /// clock of a new game.
    pub fn execute(&mut self, line: &str, elapsed: Duration) -> LineResponse {
        let said = self.act(Input::touch(elapsed)).unwrap_or_default();
        let result = if line.trim_end().len() > LONGEST_LINE {
            LineError::because(m::common::longest_line(LONGEST_LINE.to_string()).to_string())
        } else {
            self.run(line.trim())
        };
        self.respond(vec![said], result)
    }

    /// Returns the response to what was done, with what was said before, and the news.
    fn respond(
        &mut self,
        mut said: Vec<String>,
        result: Result<Option<String>, LineError>,
    ) -> LineResponse {
        let outcome = match result {
            Ok(Some(text)) => {
                said.push(text);
                if successor::is_set() { LineOutcome::Quit } else { LineOutcome::Done }
            }
            Ok(None) => LineOutcome::Quit,
            Err(error) => LineOutcome::Refused(error.to_string()),
        };
        self.remind_of_failing_saves();
        said.append(&mut self.news);
        said.retain(|text| !text.is_empty());
        self.last_text = said.join("\n");
        LineResponse { text: self.last_text.clone(), outcome }
    }

    /// Returns the language that a line has chosen, for the loop to speak it.
    pub(super) const fn language_chosen(&mut self) -> Option<Language> {
        self.language.take()
    }

    /// Lets time pass without a line; returns the sentences of a loss on time, or about saving.
    pub fn elapse(&mut self, time: Duration) -> String {
        let said = self.pass_time(time);
        self.unasked(vec![said])
    }

    /// Takes in a reply of the engine that has come so long after the last response; returns the
    /// sentences about its move.
    pub fn engine_replied(&mut self, reply: EngineReply, elapsed: Duration) -> String {
        let progress = self.progress.due(&self.app, &reply).unwrap_or_default();
        let late = self.pass_time(elapsed);
        let said = self.act(Action::EngineReplied(reply)).unwrap_or_default();
        self.unasked(vec![late, progress, said])
    }

    /// Takes in something from another machine that has come so long after the last response;
    /// returns the sentences about it.
    pub(super) fn link_delivered(&mut self, action: LinkAction, elapsed: Duration) -> String {
        let late = self.pass_time(elapsed);
        let events = self.dispatch(Action::Link(action));
        let is_notice = |event: &Event| match event {
            Event::Said(reply) => reply.lines.iter().all(|line| line.name().starts_with("link.")),
            event => matches!(event, Event::Joined),
        };
        let said = self.narrate(&events).unwrap_or_default();
        // Another program can cause notices without end.
        let said = if events.iter().all(is_notice) && !said.is_empty() {
            self.repeated.say(said).unwrap_or_default()
        } else {
            said
        };
        self.unasked(vec![late, said])
    }

    /// Returns the time after which something happens without any input.
    pub(super) fn next_event(&self) -> Option<Duration> {
        self.app.next_event().into_iter().chain(self.repeated.next_event()).min()
    }

    /// Saves the game and quits; returns the last lines of the session. A result that was told with
    /// the last response is not told again.
    pub fn finish(&mut self, elapsed: Duration) -> String {
        self.pass_time(elapsed);
        let events = self.dispatch(Action::Quit(ExitStatus::Success));
        // Nothing but saving is left to be said.
        let _ = self.narrate(&events);
        let mut said = std::mem::take(&mut self.news);
        let summary = match self.app.features.exercise.current() {
            // The game behind it has not begun.
            Some(exercise) if self.app.game().plies().is_empty() => {
                exercise::sentences::end(exercise).to_string()
            }
            Some(_) | None => plies::summary(self.app.session(), None),
        };
        let (state, moves) = summary.split_once('\n').unwrap_or((&summary, ""));
        let is_told = self.last_text.contains(state);
        said.push(if is_told { moves.to_owned() } else { summary });
        said.retain(|text| !text.is_empty());
        said.join("\n")
    }

    /// Runs a line; returns `None` if it quits.
    fn run(&mut self, line: &str) -> Result<Option<String>, LineError> {
        if line.is_empty() {
            let step = table::empty_line(&self.app);
            let step = step.filter(|_| !self.is_script() && !self.has_asked());
            return match step {
                Some(command) => self.fulfil(|app| command.call(app, Arg::Nothing)).map(Some),
                None => Ok(Some(String::new())),
            };
        }
        let line = &*text::typed_line(line);
        // A file that is dropped on the terminal is typed as its path.
        let parsed = match dropped::files(line) {
            Some(_) if !self.is_script() => Ok(Some((&LOAD, line))),
            Some(_) | None => commands::parse(line),
        };
        let command = parsed.as_ref().ok().copied().flatten().map(|(command, _)| command);
        let is_answer =
            command.is_some_and(|command| matches!(command.run, Run::Front(Front::Answer(_))));
        if !is_answer && self.has_asked() {
            let is_move = || typed_moves::squares(line, &self.app).is_ok();
            if command.is_none() && (parsed.is_err() || !is_move()) {
                return self.ask_again(line);
            }
            self.dispatch(Action::Answer(Answer::No));
        }
        match command.map_or(Stored::Nothing, |command| command.stored) {
            Stored::Games if self.is_script() => {
                return LineError::because(m::saving::only_at_terminal().to_string());
            }
            Stored::Memory if matches!(self.kept, Kept::Nothing) => {
                return LineError::because(m::training::only_at_terminal().to_string());
            }
            Stored::Terminal if self.is_script() => {
                return LineError::because(m::link::far().to_string());
            }
            Stored::Nothing | Stored::Games | Stored::Memory | Stored::Terminal => {}
        }
        let Some((command, rest)) = parsed? else {
            return match typed_moves::squares(line, &self.app)? {
                squares if squares.is_empty() => {
                    Ok(Some(turn::viewed(&self.app, self.manner.audience)))
                }
                squares => self.fulfil(|app| table::play(app, &squares)).map(Some),
            };
        };
        if let Run::Front(front) = command.run {
            return self.do_here(command, front, rest);
        }
        let command = table::meant(command, &self.app);
        if let Some(begun) = command.open_choice(rest, &self.app) {
            return Ok(Some(commands::choices(command, &begun, &self.app).join("\n")));
        }
        self.fulfil(|app| command.run(app, rest)).map(Some)
    }

    /// Returns `true` if a question is open that a line has led to.
    pub(super) fn has_asked(&self) -> bool {
        self.app.question().is_some_and(|question| !question.is_unasked)
    }

    /// Refuses a line that neither answers the open question nor is anything else.
    fn ask_again<T>(&self, line: &str) -> Result<T, LineError> {
        let question = self.app.question().map(narrator::question).unwrap_or_default();
        LineError::because(m::screen::no_answer(quoted(line), question).to_string())
    }

    /// Does what only the line mode can do; returns `None` if it quits.
    fn do_here(
        &mut self,
        command: &Command,
        front: Front,
        rest: &str,
    ) -> Result<Option<String>, LineError> {
        let word = command.name();
        let takes_nothing = matches!(front, Front::Quit | Front::Answer(_) | Front::Turn);
        if takes_nothing && !rest.is_empty() {
            return LineError::because(m::common::takes_no_argument(word).to_string());
        }
        let text = match front {
            Front::Quit => return Ok(None),
            Front::Help if rest.is_empty() => commands::groups(self.manner.audience),
            Front::Commands if rest.is_empty() => commands::list(self.manner.audience),
            Front::Help => commands::help(rest)?,
            Front::Commands => commands::about(rest, self.manner.audience, &self.app)?,
            Front::Answer(answer) => self.act(Action::Answer(answer))?,
            Front::Turn => turn::viewed(&self.app, self.manner.audience),
            Front::Board => match rest.to_lowercase().as_str() {
                "" => board::board(&self.app),
                "on" => self.echo(BoardEcho::AfterMoves, &m::description::board_on()),
                "off" => self.echo(BoardEcho::OnRequest, &m::description::board_off()),
                _ => return LineError::because(m::description::only_on_or_off().to_string()),
            },
            // They are not parsed here.
            Front::PlayFocus | Front::Record | Front::Find | Front::Graphs => String::new(),
        };
        Ok(Some(text))
    }

    fn echo(&mut self, echo: BoardEcho, said: &i18n::Text) -> String {
        self.manner.echo = echo;
        said.to_string()
    }

    /// Has a wish done; returns the sentences about it.
    fn fulfil(&mut self, wish: impl FnOnce(&mut App) -> Done) -> Text {
        let (mut events, mut inputs) = (Vec::new(), VecDeque::new());
        let outputs = self.app.run_for_player(Input::tick(Duration::ZERO), wish);
        self.carry_out(outputs, &mut events, &mut inputs);
        self.dispatch_all(&mut events, inputs);
        self.narrate(&events)
    }

    /// Dispatches an action; returns the sentences about it.
    fn act(&mut self, input: impl Into<Input>) -> Text {
        let events = self.dispatch(input);
        self.narrate(&events)
    }

    /// Lets time pass; returns the sentence of a loss on time.
    fn pass_time(&mut self, time: Duration) -> String {
        let said = self.act(Input::tick(time)).unwrap_or_default();
        self.news.extend(self.repeated.elapse(time));
        said
    }

    /// Returns the sentences about events, or the reason for a refusal. Those about saving are left
    /// for the end of the response.
    fn narrate(&mut self, events: &[Event]) -> Text {
        let narration = narrator::narrate(events, &self.app, self.manner);
        self.news.extend(narration.news);
        narration.response
    }

    /// Returns what is said without a line: these sentences, and the news.
    fn unasked(&mut self, mut said: Vec<String>) -> String {
        said.append(&mut self.news);
        said.retain(|text| !text.is_empty());
        let text = said.join("\n");
        if !text.is_empty() {
            self.last_text.clone_from(&text);
        }
        text
    }

    /// Says once more that the game is not saved, if it was not said for a few lines.
    fn remind_of_failing_saves(&mut self) {
        let warning = self.app.features.saving.error().map(saving::sentences::save_failed);
        let Some(warning) = warning.map(|warning| warning.to_string()) else {
            self.lines_since_warning = 0;
            return;
        };
        if self.news.contains(&warning) {
            self.lines_since_warning = 0;
        } else if self.lines_since_warning == REMINDER_LINES {
            self.news.push(warning);
            self.lines_since_warning = 0;
        }
        self.lines_since_warning += 1;
    }

    /// Hands an input to the app and performs its effects; returns the events.
    fn dispatch(&mut self, input: impl Into<Input>) -> Vec<Event> {
        let mut events = Vec::new();
        self.dispatch_all(&mut events, VecDeque::from([input.into()]));
        events
    }

    fn dispatch_all(&mut self, events: &mut Vec<Event>, mut inputs: VecDeque<Input>) {
        while let Some(input) = inputs.pop_front() {
            self.update(input, events, &mut inputs);
        }
    }

    /// Does a job; returns what is to be done then.
    fn done(&mut self, job: &AnyJob) -> Vec<Then<()>> {
        let mut home = Home::new(self.kept.lend(), &mut self.book);
        let mut next = Vec::new();
        job.perform(&mut home, &mut |then| next.push(then));
        next
    }

    /// Has the app take in an input; collects the events, and the inputs that follow.
    fn update(&mut self, input: Input, events: &mut Vec<Event>, inputs: &mut VecDeque<Input>) {
        let outputs = self.app.update(input);
        self.carry_out(outputs, events, inputs);
    }

    fn carry_out(
        &mut self,
        outputs: Vec<Output>,
        events: &mut Vec<Event>,
        inputs: &mut VecDeque<Input>,
    ) {
        for output in outputs {
            match output {
                Output::Event(event) => {
                    if event == Event::Set("language") {
                        self.language = Some(spoken(self.app.state.config()));
                    }
                    events.push(event);
                }
                Output::Effect(Effect::Engine(task)) => {
                    self.progress = SearchProgress::begin();
                    let Self { engine, progress, app, .. } = self;
                    engine.perform(task, inputs, |part| progress.print(app, part));
                }
                Output::Effect(Effect::StopEngine) => self.engine.stop(),
                Output::Effect(Effect::Link(effect)) => {
                    if let Some(link) = &self.link {
                        link.perform(effect);
                    }
                }
                Output::Effect(Effect::Job(job)) => {
                    for then in self.done(&job) {
                        self.update(Action::Continue(then).into(), events, inputs);
                    }
                }
                Output::Effect(Effect::Restart(next)) => {
                    let options = self.app.state.options();
                    successor::set([next.arguments(), options].concat(), next.ticket());
                }
                // The loop ends by itself, and there is no clipboard.
                Output::Effect(Effect::Quit(_) | Effect::Copy(_)) => {}
            }
        }
    }
}
