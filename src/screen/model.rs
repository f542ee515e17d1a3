//! The state of the screen: the app, and what only a screen has.

use std::time::Duration;

use super::alert;
use super::answer::TerminalAnswer;
use super::counting;
use super::cursor::{self, first_cursor};
use super::effect::ScreenEffect;
use super::notice::{self, NoticeChange, NoticeScope};
use super::opened::{Opened, Windows};
use super::settings::Settings;
use super::theme::{ColorDepth, Theme};
use super::typed_line::TypedLine;
use super::view::{BoardContent, CursorView, Notice, NoticeKind, View, WindowView};
use super::window::{FollowUp, Light, Window, WindowReply};
use super::windows;
use super::windows::clock::PauseWindow;
use super::windows::graphs::GraphsWindow;
use super::windows::help::HelpWindow;
use super::windows::link::LinkWindow;
use super::windows::palette::Palette;
use super::windows::question::QuestionWindow;
use super::windows::record::RecordWindow;
use super::windows::text::TextWindow;
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::{Arg, Command, Front, Gravity, Pointed, Run};
use othello_board::app::during::During;
use othello_board::app::event::{self, Event, Output};
use othello_board::app::front_end::PALETTE_MODE;
use othello_board::app::input::{Action, Cause, Input};
use othello_board::app::keys::question::QUESTION_MODE;
use othello_board::app::keys::row::HintForm;
use othello_board::app::mode::Mode;
use othello_board::app::page::Page;
use othello_board::app::reply::{self, Done, Tone};
use othello_board::app::screen_input::WindowInput;
use othello_board::app::screen_input::{ScreenInput, Step, WindowFocus};
use othello_board::app::table;
use othello_board::app::viewed::Scope;
use othello_board::features::link;
use othello_core::board::ByColor;
use othello_core::clock::ClockFace;
use othello_core::game::{Game, Ply};
use othello_core::square::Square;
use othello_home::clipboard::Clipboard;
use othello_home::config::file::with;
use othello_home::config::look::Animation;
use othello_home::process::exit_status::ExitStatus;
use othello_peer::{Presence, Watcher};
use othello_session::Session;
use othello_words::i18n::{Language, Text, m};
use othello_words::text::quoted;

/// The state of the screen.
#[derive(Debug)]
pub struct Model {
    app: App,
    settings: Settings,
    cursor: Square,
    /// The square where a position to be solved has put the cursor, while nobody has moved it.
    placed: Option<Square>,
    /// The square under the mouse, if the mouse was moved last.
    pointer: Option<Square>,
    /// The column of a move that is being typed.
    typed_column: Option<u8>,
    /// The notice about what has just happened.
    said: Option<Notice>,
    windows: Windows,
    /// The palette, in front of all but a question.
    palette: Option<Palette>,
    /// The lines that were run in it, the last one first.
    history: Vec<String>,
    /// Whoever typed letters of another script has been told what is read.
    has_told_unread: bool,
    /// The time since the last move, while its discs flip or the discs are counted.
    move_time: Option<Duration>,
    window_focus: WindowFocus,
    /// The effects of the current input.
    effects: Vec<ScreenEffect>,
    /// The time before the current input and its cause, until the app is told of them.
    unspent: Option<Input>,
    /// The app has told an event during the current input.
    is_told: bool,
    /// The last input may have changed what is seen.
    is_seen: bool,
}

/// The part of the screen that changes without an event of the app.
///
/// Clocks are compared by exact time, not by the text displayed: their colours change between two changes
/// of the text.
#[derive(PartialEq)]
struct Passing {
    clocks: Option<ByColor<Duration>>,
    move_time: Option<Duration>,
    saving: Option<Notice>,
    link: Option<(Presence, Vec<Watcher>)>,
    pointer: Option<Square>,
    theme: Theme,
}

impl Model {
    pub fn new(app: App, settings: Settings) -> Self {
        let cursor = first_cursor(&app);
        let looks = settings.put(app.state.config());
        Self {
            app: app.with_looks(looks).with_scope(Scope::EveryPosition),
            settings,
            cursor,
            placed: None,
            pointer: None,
            typed_column: None,
            said: None,
            windows: Windows::default(),
            palette: None,
            history: Vec::new(),
            has_told_unread: false,
            move_time: None,
            window_focus: WindowFocus::Focused,
            effects: Vec::new(),
            unspent: None,
            is_told: false,
            is_seen: true,
        }
    }

    #[must_use]
    pub fn with_notice(mut self, notice: Notice) -> Self {
        self.said = Some(notice);
        self
    }

    /// The same screen with the window of the connection open, if the game has one.
    #[must_use]
    pub fn with_connection(mut self) -> Self {
        if self.app.features.link.link().is_some() {
            self.windows.open(Opened::new(LinkWindow));
        }
        self
    }

    /// The same screen with other choices.
    #[must_use]
    pub fn with_settings(mut self, settings: Settings) -> Self {
        let looks = settings.put(self.app.state.config());
        self.app = self.app.with_looks(looks);
        self.settings = settings;
        self
    }

    /// The state that both front ends share.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// The players and their game.
    pub const fn session(&self) -> &Session {
        self.app.session()
    }

    pub const fn game(&self) -> &Game {
        self.app.game()
    }

    /// The players' choices about the screen.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The state as drawing reads it.
    pub fn view(&self) -> View<'_> {
        let focus = self.window().and_then(Window::focus).unwrap_or_else(|| self.focus());
        let is_unchosen = self.is_unchosen();
        let cursor = CursorView { focus, typed_column: self.typed_column, is_unchosen };
        let docked = self.docked().map(Window::mode);
        let window = match self.window() {
            Some(window) => WindowView {
                mode: window.mode(),
                docked,
                board: if self.is_board_hidden() {
                    BoardContent::Hidden
                } else {
                    window.board(&self.app)
                },
                hint_form: window.hint_form(),
            },
            None => WindowView {
                mode: self.mode_of_board(),
                docked,
                board: BoardContent::Position,
                hint_form: HintForm::Usual,
            },
        };
        let Self { app, settings, said, move_time, .. } = self;
        View::new(app, settings, cursor, said.as_ref(), *move_time, window)
    }

    fn mode_of_board(&self) -> Mode {
        match During::of(&self.app) {
            During::Tutorial => Mode::TUTORIAL,
            During::Exercise => Mode::EXERCISE,
            During::Play | During::Any => Mode::BOARD,
        }
    }

    /// The window over the board: a question, the palette, the help, or else the pause that hides the board,
    /// or else the one that the players have opened.
    pub fn window(&self) -> Option<&dyn Window> {
        if self.is_asked() {
            Some(&QuestionWindow)
        } else if let Some(palette) = self.front_palette() {
            Some(palette)
        } else if let Some(help) = self.windows.help() {
            Some(help)
        } else if self.is_board_hidden() {
            Some(&PauseWindow)
        } else {
            self.windows.over_board().map(|window| window as &dyn Window)
        }
    }

    /// The light on the board behind the window.
    pub fn light(&self) -> Light {
        self.window().map_or(Light::Full, |window| window.light(&self.app))
    }

    /// Returns `true` if a question is in front: one that comes by itself is in front of the help, too.
    fn is_asked(&self) -> bool {
        self.app.question().is_some() && !self.is_explained(QUESTION_MODE)
    }

    /// Returns `true` if the help is in front of that.
    fn is_explained(&self, mode: Mode) -> bool {
        let help = self.windows.help().and_then(Opened::downcast::<HelpWindow>);
        help.is_some_and(|help| help.is_over(mode))
    }

    /// The palette, unless the help is in front of it.
    fn front_palette(&self) -> Option<&Palette> {
        self.palette.as_ref().filter(|_| !self.is_explained(PALETTE_MODE))
    }

    fn is_board_hidden(&self) -> bool {
        self.app.state.is_game_hidden() && !self.app.state.is_aside()
    }

    /// The panel of a feature in place of the game's. An exercise has the panel before any other.
    pub fn docked(&self) -> Option<&dyn Window> {
        let docked = self.windows.docked().map(|docked| docked as &dyn Window);
        docked.filter(|_| !self.app.state.is_aside())
    }

    /// The text of the line that is typed in the foot of the window in front, if there is one.
    pub fn typed_text(&self) -> Option<&str> {
        self.windows.front()?.typed().map(TypedLine::text)
    }

    pub fn notice(&self) -> Option<Notice> {
        notice::notice(&self.view(), NoticeScope::Everything)
    }

    /// Returns `true` if the last input may have changed what is seen.
    pub const fn is_seen(&self) -> bool {
        self.is_seen
    }

    fn focus(&self) -> Square {
        self.pointer.unwrap_or(self.cursor)
    }

    /// The time until the screen changes by itself.
    pub fn next_change(&self) -> Option<Duration> {
        let changes =
            [self.next_change_of_board(), self.next_change_of_link(), self.app.next_event()];
        changes.into_iter().flatten().min()
    }

    /// The time for which the other player is away is shown in seconds.
    fn next_change_of_link(&self) -> Option<Duration> {
        let link = self.app.features.link.link()?;
        let Presence::Away(time) = link.presence() else { return None };
        Some(Duration::from_secs(time.as_secs() + 1).saturating_sub(time))
    }

    fn next_change_of_board(&self) -> Option<Duration> {
        /// Thirty frames a second.
        const FRAME: Duration = Duration::from_millis(33);
        if self.view().flip_time().is_some() {
            return Some(FRAME);
        }
        if let Some(time) = self.view().counting_time() {
            return Some(counting::next_step(time).max(FRAME));
        }
        let clock = self.session().clock().filter(|_| self.app.state.is_clock_running())?;
        ClockFace(clock.left(self.session().to_move()?)).changes_after()
    }
}

/// Messages.
impl Model {
    /// Takes in an input; returns what is to be done outside, in order.
    pub fn update(&mut self, message: ScreenInput) -> Vec<ScreenEffect> {
        self.update_after(Duration::ZERO, message)
    }

    /// Takes in an input that has come so long after the one before; returns what is to be done
    /// outside, in order.
    pub fn update_after(&mut self, elapsed: Duration, message: ScreenInput) -> Vec<ScreenEffect> {
        let before = message.is_passing().then(|| self.passing());
        let elapsed = match message {
            ScreenInput::Elapse(time) => elapsed.saturating_add(time),
            _ => elapsed,
        };
        let since = self.move_time.map(|since| since.saturating_add(elapsed));
        self.move_time = since.filter(|since| *since < self.view().animation_time());
        let by = if message.is_input() { Cause::Player } else { Cause::World };
        self.unspent = Some(Input { elapsed, by, action: None });
        self.handle(message);
        if let Some(rest) = self.unspent.take()
            && (!elapsed.is_zero() || by == Cause::Player)
        {
            self.dispatch(rest);
        }
        let is_told = std::mem::take(&mut self.is_told);
        self.is_seen = is_told || before.is_none_or(|before| before != self.passing());
        std::mem::take(&mut self.effects)
    }

    /// Takes in an answer of the terminal about its colours and characters; returns `true` if the theme is another one
    /// now.
    pub fn hear(&mut self, answer: TerminalAnswer) -> bool {
        let before = self.settings.theme;
        self.settings.take_in(answer);
        self.settings.theme != before
    }

    fn passing(&self) -> Passing {
        let clock = self.session().clock();
        let link = self.app.features.link.link();
        Passing {
            clocks: clock.map(|clock| ByColor::from_fn(|color| clock.left(color))),
            move_time: self.move_time,
            saving: notice::notice(&self.view(), NoticeScope::Warnings),
            link: link.map(|link| (link.presence(), link.peer().watchers())),
            pointer: self.pointer,
            theme: self.settings.theme,
        }
    }

    fn handle(&mut self, message: ScreenInput) {
        let column = self.typed_column;
        if message.is_input() {
            // Any input but a row cancels a typed column, and ends an animation.
            self.typed_column = None;
            self.move_time = None;
        }
        match message {
            ScreenInput::Arrived(action) => self.act(action),
            ScreenInput::Call(command, Arg::Nothing) => self.press(command),
            ScreenInput::Call(command, arg) => self.call(command, arg),
            ScreenInput::Palette => self.open_palette(),
            ScreenInput::Unread(letter) => self.tell_unread(letter),
            ScreenInput::Moved(key, command) => {
                let said = m::screen::old_key(key.to_string(), command);
                self.say(said.to_string(), NoticeKind::Quiet);
            }
            ScreenInput::Move(direction) => {
                let seen_from = self.settings.seen_from;
                self.set_focus(cursor::neighbour(self.focus(), direction, seen_from));
            }
            ScreenInput::Seek(step) => self.seek(step),
            ScreenInput::Column(column) => self.type_column(column),
            ScreenInput::Row(row) => self.type_row(column, row),
            ScreenInput::Hover(square) => self.pointer = square,
            ScreenInput::Click(square) => square.into_iter().for_each(|square| self.play(square)),
            ScreenInput::Focus(focus) => self.window_focus = focus,
            ScreenInput::Paste(text) => self.paste(&text),
            ScreenInput::Burst(text) => self.take_burst(&text),
            ScreenInput::Line(line) => self.run_line(&line),
            ScreenInput::Window(input) => self.send(input),
            ScreenInput::Close => self.close(column),
            // `update_after` dispatches the time if no action has used it.
            ScreenInput::Elapse(_) => {}
            ScreenInput::Suspend => {
                self.attend(|app| app.state.save());
                self.effects.push(ScreenEffect::Suspend);
            }
            ScreenInput::Redraw => self.effects.push(ScreenEffect::Redraw),
        }
    }

    /// Has the app take in an action, and shows what happened.
    fn act(&mut self, action: Action) {
        let input = self.unspent.take().unwrap_or(Input::tick(Duration::ZERO));
        self.dispatch(input.with(action));
    }

    /// Runs a command by its key: on what is selected in the window in front, if it works on one of several things. What
    /// else it needs is typed there.
    fn press(&mut self, command: &'static Command) {
        let is_of_item =
            matches!((command.run, command.pointed), (Run::Item(_), _) | (_, Pointed::Index(_)));
        let front = self.window().or(self.docked()).filter(|_| is_of_item);
        let item = front.and_then(Window::item);
        if is_of_item && item.is_none() && command.takes_something() {
            // Nothing is selected.
            return;
        }
        match (command.fill, command.refusal(&self.app)) {
            (Some(fill), None) => {
                self.begin_line(TypedLine::new(command, fill, item, &self.app));
            }
            (Some(_), Some(refused)) => self.run_for_player(|_| Err(refused)),
            (None, _) => self.call(command, item.map_or(Arg::Nothing, Arg::Index)),
        }
    }

    /// Begins a line in the foot of the window in front, or in a window of its own.
    fn begin_line(&mut self, line: TypedLine) {
        self.said = None;
        match (line.title(), self.windows.front_mut()) {
            (None, Some(front)) => front.begin(line),
            (title, _) => {
                self.open(Opened::line(title.unwrap_or(m::common::raw("")), line));
            }
        }
    }

    /// Ends a line whose command has run. One that was refused stays, and says why.
    fn end_line(&mut self) {
        let front = self.windows.front();
        if front.and_then(Opened::typed).is_some_and(TypedLine::is_refused) {
            self.said = None;
        }
        self.windows.end_line();
    }

    /// Runs a command, and shows what happened.
    fn call(&mut self, command: &'static Command, arg: Arg) {
        if let Run::Front(front) = command.run {
            return match command.refusal(&self.app) {
                Some(refused) => self.run_for_player(|_| Err(refused)),
                None => self.do_here(front, &arg.into_words()),
            };
        }
        if let (Run::Choice(_), Arg::Nothing | Arg::Text(_)) = (command.run, &arg)
            && command.refusal(&self.app).is_none()
            && let Some(begun) = command.open_choice(&arg.clone().into_words(), &self.app)
        {
            return self.show_choices(command, &begun);
        }
        self.run_for_player(|app| command.call(app, arg));
    }

    /// Keeps a line that was typed in the palette.
    fn remember(&mut self, command: &Command, rest: &str) {
        /// The lines that are kept.
        const KEPT: usize = 50;
        let line = format!("{} {rest}", command.name()).trim().to_owned();
        self.history.retain(|known| *known != line);
        self.history.insert(0, line);
        self.history.truncate(KEPT);
    }

    /// Does what only a screen can do.
    fn do_here(&mut self, front: Front, rest: &str) {
        match front {
            Front::Quit => self.act(Action::Quit(ExitStatus::Success)),
            Front::Help if rest.is_empty() => self.toggle_help(),
            Front::Help => match table::find(rest, &self.app) {
                Some(command) => {
                    let text = command.explanation("screen");
                    self.open(Opened::new(TextWindow::new(m::help::title(), text)));
                }
                None => {
                    self.run_for_player(|_| Err(m::screen::unknown_command(quoted(rest)).into()));
                }
            },
            Front::Find => self.find(rest),
            Front::Record => self.toggle(RecordWindow::default()),
            Front::Graphs => self.toggle(GraphsWindow::default()),
            Front::PlayFocus => self.play_focus(),
            Front::Answer(answer) => self.act(Action::Answer(answer)),
            // The screen shows the board, and the palette finds commands.
            Front::Board | Front::Turn | Front::Commands => {}
        }
    }

    /// Looks for words in the page in front.
    fn find(&mut self, words: &str) {
        self.windows.find(words, &self.app);
    }

    /// Shows the choices of a command that begin with some words.
    fn show_choices(&mut self, command: &Command, begun: &str) {
        self.open_palette();
        if let Some(palette) = &mut self.palette {
            palette.begin(command, begun, &self.app);
        }
        self.preview();
    }

    /// Shows the screen as the choice in focus would have it, or as it was.
    fn preview(&mut self) {
        let Some(palette) = &self.palette else { return };
        let (before, tried) = (self.settings.language, palette.tried());
        self.settings.restore(palette.look());
        if let Some((setting, value)) = tried
            && let Ok(config) = with(self.app.state.config(), setting, &value)
        {
            self.settings.apply(setting.name(), &config);
        }
        self.speak_anew(before);
    }

    /// Closes the palette; what it has only shown is taken back.
    fn close_palette(&mut self) -> bool {
        let Some(palette) = self.palette.take() else { return false };
        let before = self.settings.language;
        self.settings.restore(palette.look());
        self.speak_anew(before);
        true
    }

    fn speak_anew(&mut self, before: Language) {
        if self.settings.language != before {
            self.effects.push(ScreenEffect::Speak);
        }
    }

    fn open_palette(&mut self) {
        if self.app.question().is_some() {
            return;
        }
        if self.palette.is_some() {
            self.windows.close_help();
            return;
        }
        let view = self.view();
        let front = view.docked().unwrap_or(view.mode());
        self.said = None;
        self.palette = Some(Palette::new(front, self.history.clone(), self.settings, &self.app));
    }

    /// Has something done, and shows what happened.
    fn run_for_player(&mut self, wish: impl FnOnce(&mut App) -> Done) {
        let input = self.unspent.take().unwrap_or(Input::tick(Duration::ZERO));
        let outputs = self.app.run_for_player(input, wish);
        self.show(outputs);
    }

    /// Has something done that leaves an open question as it is, and shows what happened.
    fn attend(&mut self, work: impl FnOnce(&mut App)) {
        let input = self.unspent.take().unwrap_or(Input::tick(Duration::ZERO));
        let outputs = self.app.attend(input, work);
        self.show(outputs);
    }

    fn dispatch(&mut self, input: Input) {
        let outputs = self.app.update(input);
        self.show(outputs);
    }

    fn show(&mut self, outputs: Vec<Output>) {
        let (mut is_copied, mut is_told, mut is_colored) = (false, false, false);
        for output in outputs {
            match output {
                Output::Event(event) => {
                    is_told = true;
                    is_colored |= event == Event::Set("theme");
                    self.react(&event);
                }
                Output::Effect(effect) => {
                    is_copied |= matches!(effect, event::Effect::Copy(_));
                    self.effects.push(ScreenEffect::App(effect));
                }
            }
        }
        if is_copied {
            self.doubt_copy();
        }
        if is_colored && self.settings.theme.depth == ColorDepth::Mono {
            self.add_to_said(m::screen::colors_unseen());
        }
        self.is_told |= is_told;
        if let Some(palette) = self.palette.as_mut().filter(|_| is_told) {
            palette.find(&self.app);
        }
    }

    /// Adds to what was said of a copy where it may end up, unless that is certain.
    fn doubt_copy(&mut self) {
        let more = match self.settings.clipboard {
            Clipboard::Terminal => return,
            Clipboard::Unknown => m::clipboard::if_allowed(),
            Clipboard::Tmux => m::clipboard::in_tmux(),
        };
        self.add_to_said(more);
    }

    /// Adds a sentence to what was said, where there is room for it.
    fn add_to_said(&mut self, more: Text) {
        if let Some(said) = &mut self.said {
            let whole = m::common::both(m::common::raw(&*said.text), more).to_string();
            said.shorter.insert(0, std::mem::replace(&mut said.text, whole));
        }
    }

    fn say(&mut self, text: impl Into<String>, kind: NoticeKind) {
        self.said = Some(Notice::new(text, kind));
    }

    /// Says once that keys of another script than Latin play nothing.
    fn tell_unread(&mut self, letter: char) {
        if !std::mem::replace(&mut self.has_told_unread, true) {
            self.say(m::screen::unread_key(letter.to_string()).to_string(), NoticeKind::Warning);
        }
    }
}

/// The cursor, and moves on the board.
impl Model {
    fn seek(&mut self, step: Step) {
        let legal = self.app.state.shown_position().legal_moves();
        if let Some(square) = cursor::seek(self.focus(), legal, step) {
            self.set_focus(square);
        }
    }

    /// Moves the cursor to a square, whatever the mouse points at.
    fn set_focus(&mut self, square: Square) {
        self.cursor = square;
        self.placed = None;
        self.pointer = None;
        self.said = None;
    }

    fn type_column(&mut self, column: u8) {
        self.said = None;
        self.typed_column = Some(column);
        if let Some(command) = table::begun(&self.app) {
            self.call(command, Arg::Nothing);
        }
    }

    fn type_row(&mut self, column: Option<u8>, row: u8) {
        if let Some(square) = column.and_then(|column| Square::at(column, row)) {
            let is_legal = self.app.state.shown_position().legal_moves().contains(square);
            self.play(square);
            if !is_legal {
                // What cannot be an answer is none to be given again.
                self.placed = Some(square);
            }
        } else {
            let said = m::screen::column_first((row + 1).to_string());
            self.say(said.to_string(), NoticeKind::Warning);
        }
    }

    /// Returns `true` while the player has chosen no square as the answer to what is asked.
    fn is_unchosen(&self) -> bool {
        let is_asked = During::of(&self.app) != During::Play;
        is_asked && self.app.state.can_play() && self.placed.is_some() && self.pointer.is_none()
    }

    /// Takes in Enter on the board, by what it can mean: a move, the next position to be solved, or a
    /// move of a game that is watched.
    fn play_focus(&mut self) {
        if self.app.state.can_play() {
            if !self.is_unchosen() {
                self.play(self.focus());
            } else if let Some(command) = table::unchosen(&self.app) {
                self.call(command, Arg::Nothing);
            } else {
                self.say(m::exercise::choose_first().to_string(), NoticeKind::Quiet);
            }
        } else if self.is_unread() {
            // It was meant for what stood there before the judgement.
        } else if let Some(command) = table::gone_on_by(&self.app) {
            self.call(command, Arg::Nothing);
        }
    }

    /// Returns `true` as long as nobody can have read the judgement of an answer that was waited for.
    fn is_unread(&self) -> bool {
        let elapsed = self.unspent.as_ref().map_or(Duration::ZERO, |input| input.elapsed);
        let problem = self.app.features.exercise.problem();
        let problem = problem.filter(|_| During::of(&self.app) == During::Exercise);
        let is_covered = self.app.state.line_shown().is_some();
        !is_covered && problem.is_some_and(|problem| problem.is_unread(elapsed))
    }

    fn play(&mut self, square: Square) {
        self.set_focus(square);
        self.run_for_player(|app| table::play(app, &[square]));
    }
}

/// Windows.
impl Model {
    /// Opens a window: what was said before is about the board.
    fn open(&mut self, window: Opened) {
        self.said = None;
        self.windows.open(window);
    }

    /// Opens the help at what is in front, or closes it.
    fn toggle_help(&mut self) {
        let view = self.view();
        let help = HelpWindow::new(view.docked().into_iter().chain([view.mode()]).collect());
        self.said = None;
        self.windows.toggle_help(help);
    }

    /// Opens the window of a page, or has the open one show it again.
    fn show_page(&mut self, page: Page) {
        let open = self.windows.over_board();
        let again = open.and_then(|window| window.again(page, &self.app));
        match (again, windows::of_page(page, &self.app)) {
            (Some(window), _) => {
                self.windows.show_again(Opened::page(page, window));
            }
            (None, Some(window)) => {
                let window = Opened::page(page, window);
                if window.is_docked() { self.dock(window) } else { self.open(window) }
            }
            (None, None) => {}
        }
        if let Some(call) = self.windows.over_board().and_then(Window::opened) {
            self.run(&call);
        }
    }

    /// Has done what a window asks for. Behind a question it is no answer.
    fn run(&mut self, call: &Call) {
        if self.app.question().is_some() {
            self.attend(|app| {
                let _ = call.run(app);
            });
        } else {
            self.run_for_player(|app| call.run(app));
        }
    }

    /// Opens a window, or closes it if it is open.
    fn toggle<W: Window>(&mut self, window: W) {
        if self.opened::<W>().is_some() {
            self.windows.close_window();
        } else {
            self.open(Opened::new(window));
        }
    }

    /// The window that the players have opened, if it is of that kind.
    pub fn opened<W: Window>(&self) -> Option<&W> {
        self.windows.over_board().and_then(Opened::downcast)
    }

    /// Docks a panel in place of the game's, or another one.
    fn dock(&mut self, panel: Opened) {
        self.said = None;
        let before = self.windows.dock(panel);
        if let Some(command) = before.and_then(|before| before.left_by(&self.app)) {
            self.run(&Call::new(|app| command.call(app, Arg::Nothing)));
        }
    }

    /// Closes the window, or else the docked panel.
    fn close_front(&mut self) {
        if self.is_explained(PALETTE_MODE) {
            self.windows.close_help();
        } else if !self.close_palette() {
            self.windows.close_front();
        }
    }

    /// Hands input to the open window, or else to the docked panel. What a question has no use for, such
    /// as the wheel, reaches the window behind it.
    fn send(&mut self, input: WindowInput) {
        if self.is_asked() {
            match QuestionWindow.handle(input.clone(), &self.app) {
                WindowReply::Ignored => {}
                reply => return self.follow_reply(reply),
            }
        }
        let is_explained = self.is_explained(PALETTE_MODE);
        if let Some(palette) = self.palette.as_mut().filter(|_| !is_explained) {
            let reply = palette.handle(input, &self.app);
            if let WindowReply::Send(ScreenInput::Call(command, arg), _) = &reply
                && let Arg::Text(_) | Arg::Nothing = arg
            {
                self.remember(command, &arg.clone().into_words());
            }
            if matches!(reply, WindowReply::Call(..) | WindowReply::Send(..)) {
                self.close_palette();
            } else {
                self.preview();
            }
            return self.follow_reply(reply);
        }
        if let Some(front) = self.windows.front_mut() {
            let reply = front.handle(input, &self.app);
            self.follow_reply(reply);
            self.end_line();
        }
    }

    fn follow_reply(&mut self, reply: WindowReply) {
        match reply {
            WindowReply::Stay | WindowReply::Ignored => {}
            WindowReply::Quiet => self.said = None,
            WindowReply::Close => self.close_front(),
            WindowReply::Change(call) => {
                self.said = None;
                self.run(&call);
            }
            WindowReply::Call(call, follow_up) => {
                self.follow_up(follow_up);
                self.run(&call);
            }
            WindowReply::Send(message, follow_up) => {
                self.follow_up(follow_up);
                self.handle(message);
            }
        }
    }

    fn follow_up(&mut self, follow_up: FollowUp) {
        match follow_up {
            FollowUp::Stay => {}
            FollowUp::Quiet => self.said = None,
        }
    }

    /// Takes in Esc, by what is in front: a question, a window, or the board with its notice, a column
    /// being typed, an exercise, a line, and a docked panel.
    fn close(&mut self, column: Option<u8>) {
        let is_covered = self.palette.is_some() || self.windows.cover_board();
        if self.app.question().is_some() || is_covered {
            return self.send(WindowInput::Cancel);
        }
        self.said = None;
        if column.is_some() {
            return;
        }
        let of_panel = || self.docked().and_then(|panel| panel.left_by(&self.app));
        match table::left_by(&self.app).or_else(of_panel) {
            Some(command) => self.call(command, Arg::Nothing),
            None => self.send(WindowInput::Cancel),
        }
    }

    /// Takes in a text that came as keys: as a paste, but for a command that was typed ahead of the screen. No
    /// other text begins with a colon.
    fn take_burst(&mut self, text: &str) {
        if text.trim().is_empty() {
            // Enter or a blank was held down.
            return;
        }
        let is_at_board = self.window().is_none();
        let Some(line) = text.strip_prefix(':').filter(|_| is_at_board) else {
            return self.paste(text);
        };
        let (line, rest) = line.split_once('\n').unzip();
        self.open_palette();
        self.send(WindowInput::Paste(line.unwrap_or(&text[1..]).into()));
        // Nothing that comes so is confirmed.
        let is_confirmed = line.is_some_and(|line| line.trim_end().ends_with(" yes"));
        if rest == Some("") && !is_confirmed {
            self.send(WindowInput::Confirm);
        }
    }

    /// Takes in a line as if it were typed in the palette and run; one by which much is lost is only typed.
    fn run_line(&mut self, line: &str) {
        if self.app.question().is_some() {
            return;
        }
        self.close_palette();
        self.windows.close_help();
        self.open_palette();
        self.send(WindowInput::Paste(line.into()));
        let name = line.split_whitespace().next().unwrap_or_default();
        let command = table::find(name, &self.app);
        if command.is_none_or(|command| command.gravity != Gravity::Grave) {
            self.send(WindowInput::Confirm);
        }
    }

    /// Takes in a text that was pasted, by what is in front: a question or a pause has no use for it, a
    /// window may be one in which texts are typed, and the board loads it as a game, or joins that of a ticket.
    fn paste(&mut self, text: &str) {
        if self.app.question().is_some() {
            return;
        }
        if let Some(palette) = &self.palette {
            // Whoever types a colon first means what the board does with it.
            if palette.is_begun() || !link::is_invitation(text) {
                return self.send(WindowInput::Paste(text.into()));
            }
            self.close_palette();
            return self.run_for_player(|app| table::paste(app, text));
        }
        if self.app.state.clock.is_paused() {
            return;
        }
        if let Some(front) = self.windows.front_mut() {
            match front.handle(WindowInput::Paste(text.into()), &self.app) {
                WindowReply::Ignored => {}
                reply => return self.follow_reply(reply),
            }
        }
        self.windows.uncover_board();
        self.run_for_player(|app| table::paste(app, text));
    }
}

/// Reactions to what happened.
impl Model {
    fn react(&mut self, event: &Event) {
        self.windows.told(event, &self.app);
        if self.window_focus == WindowFocus::Unfocused
            && let Some(news) = alert::news(event, &self.view())
        {
            // Of what comes at once the last is enough.
            self.effects.retain(|effect| !matches!(effect, ScreenEffect::Alert(_)));
            self.effects.push(ScreenEffect::Alert(news));
        }
        let said = NoticeChange::by(event, &self.view());
        self.follow(event);
        match said {
            NoticeChange::Same => {}
            NoticeChange::Nothing => self.said = None,
            NoticeChange::New(notice) => self.said = Some(notice),
        }
    }

    /// Moves the cursor, animates moves, and opens and closes windows, after the events that ask for it.
    fn follow(&mut self, event: &Event) {
        if let Event::Played(ply) = event {
            if !self.app.viewed().is_browsing() && !self.app.state.is_aside() {
                self.played(ply);
            }
        } else if let Event::Redone(ply) | Event::Undone(ply) = event {
            self.set_focus(ply.square);
        } else if let Event::Varied(ply) = event {
            self.set_focus(ply.square);
            self.animate();
        } else if let Event::Began | Event::Loaded = event {
            self.reset();
        } else if let Event::Said(reply::Reply { tone: Tone::Page(name), lines, .. }) = event {
            let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
            let title = m::description::page_title(*name);
            self.open(Opened::new(TextWindow::new(title, lines.join("\n"))));
        } else if let Event::Set(setting) = event {
            self.set(setting);
        } else if let Event::Show(page) = event {
            self.show_page(*page);
        } else if let Event::Hide(page) = event {
            self.windows.hide(*page);
        } else if let Event::Choices(word) = event {
            self.open_palette();
            if let Some(palette) = &mut self.palette {
                palette.choose_from(word, &self.app);
            }
        } else if let Event::Viewed | Event::ErrorViewed = event {
            // Enter plays the better move.
            if let Some(better) = self.view().better_square() {
                self.set_focus(better);
            }
        } else if let Event::Selected(Some(square)) = event {
            self.set_focus(*square);
        } else if let Event::Counted = event {
            // Enter plays what was played most.
            if let Some(square) = cursor::of_explorer(&self.app) {
                self.cursor = square;
                self.pointer = None;
            }
        } else {
            self.follow_exercise(event);
        }
    }

    fn set(&mut self, setting: &str) {
        let before = self.settings;
        self.settings.apply(setting, self.app.state.config());
        self.speak_anew(before.language);
        if before.mouse != self.settings.mouse {
            self.pointer = None;
            self.effects.push(ScreenEffect::Mouse(self.settings.mouse));
        }
    }

    fn follow_exercise(&mut self, event: &Event) {
        if let Event::ProblemShown = event {
            self.windows.close_window();
            self.move_time = None;
            // It may be on the best move, as the review has left it.
            if let Some(start) = cursor::where_asked(&self.app) {
                self.set_focus(start);
                self.placed = Some(start);
            }
        } else if let Event::Answered(ply) = event {
            self.set_focus(ply.square);
            self.animate();
        } else if let Event::Stepped = event {
            if let Some(&ply) = self.app.state.last_shown() {
                self.set_focus(ply.square);
            }
            self.animate();
        } else if let Event::Left(_) = event {
            self.reset();
        }
    }

    /// Shows a move. The cursor follows the moves of people; those of computers only if it still is
    /// where the last move has left it.
    fn played(&mut self, ply: &Ply) {
        let before = self.game().plies().iter().rev().nth(1);
        let is_unmoved = before.is_none_or(|before| before.square == self.focus());
        let is_computer = self.session().players()[ply.player].computer().is_some();
        if !is_computer || is_unmoved || self.app.viewed().is_watched() {
            self.set_focus(ply.square);
        }
        self.animate();
        if ply.after.pending().is_some() && self.app.state.can_play() {
            // With arrows and Enter, the cursor should stand on one of the choices.
            self.seek(Step::Next);
        }
    }

    /// Begins the animation of the last move, if somebody sees it.
    fn animate(&mut self) {
        let is_seen = (self.settings.animation, self.window_focus);
        let is_seen = is_seen == (Animation::On, WindowFocus::Focused);
        self.move_time = is_seen.then_some(Duration::ZERO);
    }

    /// Shows a game that has just begun, without what belonged to the last one.
    fn reset(&mut self) {
        self.set_focus(first_cursor(&self.app));
        self.windows.uncover_board();
        self.move_time = None;
    }
}
