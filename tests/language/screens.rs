//! All screens: those of every command in several states of the program, and of every key of what is in front then.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet, VecDeque};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use othello::screen::board::pictures::Pictures;
use othello::screen::effect;
use othello::screen::key_hints::{self, Sight};
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello::screen::window::Window;
use othello::screen::{draw, key_press};
use othello_board::app::App;
use othello_board::app::command::{Arg, Choice, Command, FoundBy};
use othello_board::app::event::Effect;
use othello_board::app::input::Action;
use othello_board::app::keys;
use othello_board::app::keys::row::KeyRow;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::app::state::Confirmation;
use othello_board::app::table;
use othello_board::features::link::linked::{Invitation, Link, Peer, Reach};
use othello_board::features::players::state::EnginePace;
use othello_core::board::ByColor;
use othello_core::rules::{Preset, Rules};
use othello_engine::Stop;
use othello_home::base::{BaseFiles, OpenBase, Owner};
use othello_home::config::look::Animation;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::engine_worker::EngineTask;
use othello_home::jobs::games::{ExplorerGames, OpenGames};
use othello_home::jobs::repertoire::ReadRepertoires;
use othello_home::jobs::{Home, Kept};
use othello_home::own_book::OpenBook;
use othello_messages::Folder;
use othello_messages::facts::Letters;
use othello_messages::packed::{Packed, PackedPart};
use othello_peer::{Host, Terms};
use othello_session::{Player, Session, Setup};
use othello_words::i18n::Language;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};
use unicode_width::UnicodeWidthStr;

use crate::engine;
use crate::event::event;
use crate::memory::Memory;
use crate::{places, speak};

/// A screen with its store and an engine that answers when it is told to.
pub struct Screen {
    pub model: Model,
    store: Memory,
    request: Option<EngineTask>,
}

impl Screen {
    fn new(app: App) -> Self {
        let app = app.with_pace(EnginePace::Instant);
        let mut screen = Self::of(app, Memory::default());
        screen.update(ScreenInput::Arrived(Action::Begin));
        screen
    }

    fn of(app: App, store: Memory) -> Self {
        // Squares drawn by hand take less time than pictures.
        let theme = Theme::new(ThemeName::Classic, ColorDepth::Sixteen, Glyphs::Unicode);
        let settings = Settings {
            animation: Animation::Off,
            language: Language::current(),
            ..Settings::new(theme)
        };
        Self { model: Model::new(app, settings), store, request: None }
    }

    fn update(&mut self, message: ScreenInput) {
        let mut messages = VecDeque::from([message]);
        while let Some(message) = messages.pop_front() {
            for effect in self.model.update(message) {
                match effect {
                    effect::ScreenEffect::App(Effect::Engine(request)) => {
                        self.request = Some(request);
                    }
                    effect::ScreenEffect::App(Effect::StopEngine) => self.request = None,
                    effect::ScreenEffect::App(Effect::Job(job)) => {
                        let mut arrive = |then| {
                            messages.push_back(ScreenInput::Arrived(Action::Continue(then)));
                        };
                        let opened = job.answered::<OpenGames>(ExplorerGames::Opened(base()));
                        let read = || job.answered::<ReadRepertoires>(Ok(Arc::default()));
                        if let Some(then) = opened.or_else(read) {
                            arrive(then);
                        } else {
                            let mut book = OpenBook::default();
                            let mut home = Home::new(Kept::Everything(&mut self.store), &mut book);
                            job.perform(&mut home, &mut arrive);
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// Has the engine answer, at most so many times.
    fn answer(&mut self, most: usize) {
        for choice in 0..most {
            if !engine::is_asked(self.model.app()) {
                return;
            }
            let Some(request) = self.request.clone() else { return };
            let reply = engine::reply(&request, choice % 31);
            self.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
        }
    }

    fn press(&mut self, code: KeyCode) {
        self.press_key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    fn press_key(&mut self, key: KeyEvent) {
        if let Some(message) = key_press::input_of_key(&self.model.view(), key) {
            // A page is that of a narrow screen.
            let message = draw::in_lines(&self.model, Rect::new(0, 0, 40, 20), message);
            self.update(message);
        }
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    fn command(&mut self, line: &str) {
        self.press(KeyCode::Char(':'));
        self.update(ScreenInput::Paste(line.into()));
        self.press(KeyCode::Enter);
    }
}

/// A few games.
fn base() -> OpenBase {
    static BASE: OnceLock<OpenBase> = OnceLock::new();
    BASE.get_or_init(read_base).clone()
}

fn read_base() -> OpenBase {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/base");
    let mut files = BaseFiles::default();
    files.add(&folder, Owner::Others);
    OpenBase::open(files, &Stop::new(), |_| {})
}

/// A state of the program.
struct State {
    name: &'static str,
    app: App,
    store: Memory,
    /// The command that opens what is in front.
    front: &'static str,
}

impl State {
    fn new(name: &'static str, screen: Screen, front: &'static str) -> Self {
        Self { name, app: screen.model.app().clone(), store: screen.store, front }
    }

    fn screen(&self) -> Screen {
        let mut screen = Screen::of(self.app.clone(), self.store.clone());
        if let Some(command) = table::find(self.front, &self.app) {
            screen.update(ScreenInput::Call(command, Arg::Nothing));
        }
        screen
    }
}

fn usual() -> Setup {
    Setup::new(Rules::OTHELLO)
}

fn with(setup: Setup) -> Screen {
    Screen::new(App::new(Session::new(setup, None), Confirmation::Ask, None))
}

fn named(setup: Setup) -> Setup {
    let names = ByColor { black: "佐藤".parse().ok(), white: "山田".parse().ok() };
    Setup { names, ..setup }
}

fn states() -> Vec<State> {
    let played = || {
        let mut screen = with(usual());
        screen.type_text("f5d6c3d3c4f4c5b3c2e6c6b4b5d2");
        screen.command("resign yes");
        screen
    };
    let reviewed = || {
        let mut screen = played();
        screen.command("review");
        screen.answer(40);
        screen
    };
    let mut timed = with(named(Setup {
        time_control: "5+3".parse().ok(),
        best_of: 3,
        ..Setup::new(Preset::Anti.rules())
    }));
    timed.type_text("f5d6c3");
    let mut varied = with(named(usual()));
    varied.type_text("f5d6c3");
    varied.command("keep");
    varied.press(KeyCode::PageUp);
    varied.type_text("c4y");
    let level = "level:3".parse().map(Player::Computer).unwrap();
    let mut against =
        with(Setup { players: ByColor { black: Player::Human, white: level }, ..usual() });
    against.type_text("f5");
    let mut saved = with(usual());
    saved.store.kept.extend([played(), reviewed()].map(|screen| screen.model.session().record()));
    let mut solving = with(usual());
    solving.command("puzzle");
    solving.answer(3);
    let mut guessing = reviewed();
    guessing.command("guess");
    vec![
        State::new("new game", saved, ""),
        State::new("game on time", timed, ""),
        State::new("game over", played(), ""),
        State::new("review", reviewed(), "review"),
        State::new("variation", varied, ""),
        State::new("against a level", against, ""),
        State::new("puzzle", solving, ""),
        State::new("guess", guessing, ""),
        State::new("host", hosting(), ""),
    ]
}

/// A host whose friend is not there yet.
fn hosting() -> Screen {
    let terms = Terms { time_control: "5+3".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let peer = Peer::Host(Box::new(Host::new("佐藤".parse().ok(), terms, 8)));
    let session = peer.session();
    let invitation = Invitation {
        join: Some("othello join 12345".into()),
        watch: Some("othello watch 12345".into()),
        reach: Reach::Direct,
        ..Invitation::default()
    };
    let app = App::new(session, Confirmation::Ask, None);
    Screen::new(app.with_link(Link::new(peer, invitation)))
}

/// A screen as it is seen.
pub struct Shot {
    /// The state, the command and the key that brought it.
    pub name: String,
    /// The mode in front.
    pub mode: Mode,
    /// Its text at 80x24, row by row.
    pub rows: Vec<String>,
    /// The same at 40x20 and 24x12, where the language has other letters.
    pub narrow: Vec<String>,
    /// The key and the text of all hints, with room or without.
    pub hints: Vec<[String; 2]>,
    /// The lines that are wider than their place.
    pub wider: Vec<String>,
}

impl Shot {
    fn new(name: String, rows: Vec<String>, model: &Model) -> Self {
        let hints = key_hints::line(&model.view(), Sight::Whole, 1000);
        let hints = hints.spans.iter().map(|span| span.content.trim().to_owned());
        let hints: Vec<_> = hints.filter(|text| !text.is_empty()).collect();
        let sizes = match Language::current().facts().letters {
            Letters::Wide => &[(40, 20), (24, 12)][..],
            Letters::Narrow => &[],
        };
        let narrow = sizes.iter().flat_map(|size| self::rows(model, *size)).collect();
        let view = model.view();
        Self {
            name,
            mode: view.mode(),
            rows,
            narrow,
            hints: hints.chunks(2).map(|hint| [hint[0].clone(), hint[1].clone()]).collect(),
            wider: places::wider(model),
        }
    }
}

/// Returns every screen of a language, each once: what each command brings in each state, with each of its choices, what each key
/// of a window or a panel brings then, and what a player would scroll to.
pub fn all(language: &str) -> &'static [Shot] {
    static SHOTS: [OnceLock<Vec<Shot>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let place = Language::NAMES.iter().position(|name| *name == language).unwrap();
    speak(language);
    SHOTS[place].get_or_init(|| {
        let mut shots = Shots::default();
        for state in &states() {
            shots.visit(state);
        }
        shots.all
    })
}

#[derive(Default)]
struct Shots {
    all: Vec<Shot>,
    /// What has been seen before: screens, and what brings them.
    seen: HashSet<String>,
}

impl Shots {
    fn is_new(&mut self, what: String) -> bool {
        self.seen.insert(what)
    }

    /// Keeps a screen, unless another one looks so and has the same keys; returns its text at 80x24.
    fn see(&mut self, name: &str, model: &Model) -> Vec<String> {
        let rows = rows(model, (80, 24));
        let view = model.view();
        let hints = key_hints::line(&view, Sight::Whole, 1000);
        if self.is_new(format!("{:?} {hints} {}", view.mode(), rows.concat())) {
            self.all.push(Shot::new(name.to_owned(), rows.clone(), model));
        }
        rows
    }

    fn visit(&mut self, state: &State) {
        for command in table::commands() {
            // The choices are the same in every state.
            let is_first = self.is_new(format!("{command:?}"));
            // Names are not words of a language, and many.
            let is_word = |choice: &Choice| is_first && choice.found_by != FoundBy::ProperName;
            let rests = (command.choices)(&state.app).into_iter().filter(is_word);
            // The language stays.
            let is_language =
                |rest: &String| command.sets == Some("language") || rest.starts_with("language ");
            let rests = rests.map(|choice| choice.word).filter(|rest| !is_language(rest));
            let rests: Vec<_> = [String::new()].into_iter().chain(rests).collect();
            for rest in rests {
                self.run(state, command, &rest);
            }
        }
    }

    fn run(&mut self, state: &State, command: &'static Command, rest: &str) {
        let name = format!("{}, {command:?} {rest}", state.name);
        let open = || {
            let mut screen = state.screen();
            let meant = table::meant(command, screen.model.app());
            let is_typed = !meant.words.is_empty();
            let run = || ScreenInput::Call(meant, Arg::Text(rest.to_owned()));
            screen.update(if is_typed { run() } else { ScreenInput::Call(meant, Arg::Nothing) });
            screen
        };
        let mut screen = open();
        let (mode, docked) = (screen.model.view().mode(), screen.model.docked().map(Window::mode));
        let is_board = mode.is_board() && docked.is_none();
        // A refusal leaves all but the notice as it was.
        if is_board && *screen.model.app() == state.app {
            let notice = screen.model.notice().map(|notice| notice.text);
            if !self.is_new(format!("{notice:?}")) {
                return;
            }
        }
        self.see(&name, &screen.model);
        if engine::is_asked(screen.model.app()) {
            screen.answer(2);
            self.see(&format!("{name}, answered"), &screen.model);
        }
        let keys: Vec<_> = key_press::rows_in_front(&screen.model.view())
            .chain(keys::rows(Mode::ANY))
            .flat_map(KeyRow::bound_keys)
            .filter(|key| self.is_new(format!("{mode:?} {docked:?} {key:?}")))
            .collect();
        for key in keys {
            let mut screen = open();
            screen.answer(2);
            screen.press_key(event(key));
            let name = format!("{name}, {}", key.name());
            self.see(&name, &screen.model);
            // Some windows are opened by keys alone.
            if self.is_new(format!("pages of {:?}", screen.model.view().mode())) {
                self.scroll(&name, &mut screen);
            }
        }
        if self.is_new(format!("{command:?} {mode:?}")) {
            self.scroll(&name, &mut screen);
        }
    }

    fn scroll(&mut self, name: &str, screen: &mut Screen) {
        const PAGES: usize = 40;
        let mut before = Vec::new();
        for page in 0..PAGES {
            screen.press(KeyCode::PageDown);
            let rows = self.see(&format!("{name}, page {page}"), &screen.model);
            if before == rows {
                return;
            }
            before = rows;
        }
    }
}

/// A terminal, and the pictures on it.
type Drawn = (Terminal<TestBackend>, Pictures);

/// Returns the text of a screen of that size, row by row.
fn rows(model: &Model, size: (u16, u16)) -> Vec<String> {
    thread_local! {
        static DRAWN: RefCell<HashMap<(u16, u16), Drawn>> = RefCell::default();
    }
    DRAWN.with_borrow_mut(|drawn| {
        let (terminal, pictures) = drawn.entry(size).or_insert_with(|| {
            (Terminal::new(TestBackend::new(size.0, size.1)).unwrap(), Pictures::default())
        });
        let drawing = |frame: &mut Frame<'_>| {
            draw::draw(model, pictures, frame);
        };
        let buffer = terminal.draw(drawing).unwrap().buffer;
        (0..size.1).map(|y| row(buffer, y)).collect()
    })
}

/// Returns a row: a wide character stands there once.
fn row(buffer: &Buffer, y: u16) -> String {
    let mut row = String::new();
    let mut x = 0;
    while x < buffer.area.width {
        let symbol = buffer[(x, y)].symbol();
        row.push_str(symbol);
        x += u16::try_from(symbol.width()).unwrap().max(1);
    }
    row
}

/// Returns a text without blanks and borders, as it is found again where a line has been broken.
fn bare(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace() && !"│┃".contains(*letter)).collect()
}

/// Returns the longest text that stands in a message, bare.
fn longest(pattern: Packed<'_>) -> String {
    let texts = pattern.parts().map(|part| match part {
        PackedPart::Text(text) => bare(text),
        PackedPart::Select(_, _, pattern) | PackedPart::Message(pattern) => longest(pattern),
        PackedPart::Given(_) => String::new(),
    });
    texts.max_by_key(String::len).unwrap_or_default()
}

/// Writes every screen on which a message is read that is on none before it, with the names of these messages.
fn write_screens(language: Language, to: &mut impl Write) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(language.name());
    let folder = Folder::read(&folder, language.name())?;
    let messages = othello_words::i18n::loaded::compare(&folder).translation.messages;
    let values = messages.iter().flat_map(|((file, id), message)| {
        let forms = message.attributes.iter().map(|it| (format!(".{}", it.name), &it.pattern));
        let forms = forms.chain([(String::new(), &message.value)]);
        forms.map(move |(form, text)| (format!("{file}.{id}{form}"), longest(Packed(text))))
    });
    // A word of two letters is on every screen.
    let mut left: Vec<_> = values.filter(|(_, text)| text.len() > 5).collect();
    for shot in all(language.name()) {
        let screen = bare(&shot.rows.concat());
        let (found, rest) = left.into_iter().partition(|(_, text)| screen.contains(text));
        left = rest;
        let found: Vec<(String, String)> = found;
        if !found.is_empty() {
            let names: Vec<_> = found.into_iter().map(|(name, _)| name).collect();
            let rows: Vec<_> = shot.rows.iter().map(|row| row.trim_end()).collect();
            let rows = rows.join("\n");
            writeln!(to, "## {}\n\n{rows}\n\n{}\n", shot.name, names.join("\n"))?;
        }
    }
    let names: Vec<_> = left.into_iter().map(|(name, _)| name).collect();
    writeln!(to, "## On no screen\n\n{}", names.join("\n"))
}

#[test]
#[ignore = "writes target/screens for those who translate"]
fn screens_with_their_messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screens");
    fs::create_dir_all(&folder).unwrap();
    for language in Language::ALL {
        let mut file = fs::File::create(folder.join(format!("{}.txt", language.name()))).unwrap();
        write_screens(language, &mut file).unwrap();
    }
}
