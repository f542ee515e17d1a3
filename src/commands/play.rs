//! `othello` without a command: resumes the current game, or starts another, on the screen or line
//! by line.

use crate::features::exercise;
use crate::features::explorer::{self, ListedGames};
use crate::features::repairs::state::FaultyGame;
use crate::features::saving;
use crate::words;
use std::io::{IsTerminal, Write, stderr, stdin, stdout};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use ratatui::crossterm::style::force_color_output;

use crate::app::App;
use crate::app::action::{Action, SavingAction};
use crate::app::book::Book;
use crate::app::state::Confirmation;
use crate::appearance;
use crate::cli::{LookArgs, PlayArgs};
use crate::config::chosen::ChosenSettings;
use crate::config::{self, Config, Reading};
use crate::features::exercise::problems::{Candidate, ExerciseKind};
use crate::features::link::linked::Link;
use crate::features::players::EnginePace;
use crate::features::repertoire::state::Drill;
use crate::line::{self, LineMode};
use crate::net::LinkWorker;
use crate::os::exit_status::ExitStatus;
use crate::os::local_time::LocalTime;
use crate::os::processes;
use crate::screen;
use crate::screen::answer::Questions;
use crate::screen::board::diagram::Discs;
use crate::screen::board::picture;
use crate::screen::model::Model;
use crate::screen::settings::{Animation, Settings};
use crate::screen::term;
use crate::screen::theme::{ColorDepth, Palette};
use crate::screen::view::{Notice, NoticeKind};
use crate::store::{
    DrawPicture, GameStore, LoadedGame, Resumed, StoreError, StoreReply, StoreWorker,
};
use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_engine::random::Random;
use othello_notation::Record;
use othello_notation::date::Date;
use othello_notation::draft::Draft;
use othello_peer::Role;
use othello_session::{Player, Session, Setup};

/// Resumes the current game, or starts the one that the arguments describe.
pub fn run(args: &PlayArgs) -> Result<ExitStatus> {
    let Reading { mut config, faults, .. } = config::find();
    let mut setup = args.setup(&config.game, random_seed())?;
    let seed = setup.seed;
    let frontend = Frontend::choose(&args.look);
    if frontend == Frontend::Script {
        config::report(&faults);
        let access = appearance::evaluation_access(&args.look, &config);
        let app = App::new(Session::new(setup, today()), Confirmation::Skip, today())
            .with_seed(seed)
            .with_evaluation_access(access);
        return line::run(&mut LineMode::for_script(app));
    }
    let mut store = GameStore::open();
    if let Some(estimate) = store.estimate().filter(|_| args.has_equal_opponent()) {
        setup.players.white = Player::Computer(Computer::Level(estimate.level()));
    }
    let request = if args.is_new_game() { Request::NewGame } else { Request::Resume };
    let (start, notice) = Start::find(&mut store, setup, request);
    let notices: Vec<_> = notice.into_iter().chain(config::notice(&faults)).collect();
    launch(frontend, start, &notices, store, (&args.look, &mut config, seed))
}

/// Plays a game from a file, with a notice about what else is in it. The current game is saved first.
pub fn play_loaded(
    game: LoadedGame,
    repairs: Option<FaultyGame>,
    look: &LookArgs,
) -> Result<ExitStatus> {
    let LoadedGame { record, report } = game;
    let (record, report) = (*record, saving::words::file_report(&report));
    let Reading { mut config, faults, .. } = config::find();
    let frontend = Frontend::choose(look);
    if frontend == Frontend::Script {
        config::report(&faults);
        let session = Session::from_record(record);
        let app = App::resumed(session, Confirmation::Skip, today())
            .with_seed(random_seed())
            .with_evaluation_access(appearance::evaluation_access(look, &config));
        let app = match repairs {
            Some(faulty) => app.with_repairs(faulty),
            None => app,
        };
        let resumed = saving::words::resumed(app.session());
        let news = resumed.into_iter().chain(report);
        return line::run(&mut LineMode::for_script(app).with_news(news));
    }
    let mut store = GameStore::open();
    let replaced = match store.resume() {
        Resumed::Game(LoadedGame { record: current, .. })
            if !current.game.line().is_empty() && *current != record =>
        {
            store.keep(&current).err().map(|error| saving::words::keep_failed(&error))
        }
        Resumed::Game(_) | Resumed::Nothing => None,
        Resumed::LockedByOther => Some(OTHER_WINDOW.into()),
        Resumed::Damaged(error) => Some(saving::words::damaged(&error)),
        Resumed::Unavailable(error) => Some(saving::words::unavailable(&error)),
    };
    let saved = store.save(&record);
    let failed = saved.as_ref().err().map(saving::words::save_failed);
    let loaded = Start::Loaded(Session::from_record(record), saved);
    let start = match repairs {
        Some(faulty) => Start::Repairs(Box::new(loaded), Box::new(faulty)),
        None => loaded,
    };
    let notices: Vec<_> =
        replaced.into_iter().chain(failed).chain(report).chain(config::notice(&faults)).collect();
    launch(frontend, start, &notices, store, (look, &mut config, random_seed()))
}

/// A game with another machine.
pub struct LinkedGame {
    /// The session, as far as this side knows it.
    pub session: Session,
    /// The link.
    pub link: Link,
    /// The way to the other machine.
    pub worker: LinkWorker,
}

/// Plays a game with another machine. The current game of this user stays as it is.
pub fn play_linked(game: LinkedGame, look: &LookArgs) -> Result<ExitStatus> {
    let Reading { mut config, faults, .. } = config::find();
    let frontend = Frontend::choose(look);
    let LinkedGame { session, link, worker } = game;
    let access = appearance::evaluation_access(look, &config);
    if frontend == Frontend::Script {
        config::report(&faults);
        let app = App::new(session, Confirmation::Skip, today())
            .with_evaluation_access(access)
            .with_link(link);
        let line_mode = LineMode::for_script(app).with_link(worker);
        return line::run(&mut { line_mode });
    }
    let notices: Vec<_> = config::notice(&faults).into_iter().collect();
    let start = Start::Linked(session, Box::new(link), worker);
    let store = GameStore::open_beside();
    launch(frontend, start, &notices, store, (look, &mut config, random_seed()))
}

/// Plays a session that has begun, in which a computer plays by these games as long as they last; the
/// current game is kept.
pub fn spar(session: Session, book: Book) -> Result<ExitStatus> {
    let look = LookArgs::default();
    let Reading { mut config, faults, .. } = config::find();
    let frontend = Frontend::choose(&look);
    let news = explorer::words::sparring(book.contents(), &session);
    if frontend == Frontend::Script {
        config::report(&faults);
        let app =
            App::new(session, Confirmation::Skip, today()).with_seed(random_seed()).with_book(book);
        return line::run(&mut LineMode::for_script(app).with_news([news]));
    }
    let mut store = GameStore::open();
    let setup = session.next_setup();
    let (found, notice) = Start::find(&mut store, setup, Request::NewGame);
    drop(found);
    let start = Start::Sparring(session, book);
    let notices: Vec<_> = notice.into_iter().chain(config::notice(&faults)).chain([news]).collect();
    launch(frontend, start, &notices, store, (&look, &mut config, random_seed()))
}

/// Shows puzzles to be solved, and the current game behind them.
pub fn solve_puzzles(
    kind: ExerciseKind,
    candidates: Vec<Candidate>,
    look: &LookArgs,
) -> Result<ExitStatus> {
    let Reading { mut config, faults, .. } = config::find();
    let setup = PlayArgs::default().setup(&config.game, random_seed())?;
    let seed = setup.seed;
    let frontend = Frontend::choose(look);
    if frontend == Frontend::Script {
        config::report(&faults);
        let app = App::new(Session::new(setup, today()), Confirmation::Skip, today())
            .with_seed(seed)
            .with_puzzles(kind, candidates);
        return line::run(&mut LineMode::for_script(app));
    }
    let mut store = GameStore::open();
    let (start, notice) = Start::find(&mut store, setup, Request::Resume);
    let start = Start::Puzzles(Box::new(start), kind, candidates);
    let notices: Vec<_> = notice.into_iter().chain(config::notice(&faults)).collect();
    launch(frontend, start, &notices, store, (look, &mut config, seed))
}

/// Asks what is due, and shows the current game behind it.
pub fn train(look: &LookArgs) -> Result<ExitStatus> {
    begin_with(look, App::with_lesson, |start| Start::Lesson(Box::new(start)))
}

/// Asks positions of the repertoire, and shows the current game behind them. A file may take the place of the
/// usual one of a colour.
pub fn train_repertoire(
    file: Option<(Color, PathBuf)>,
    drill: Drill,
    look: &LookArgs,
) -> Result<ExitStatus> {
    let named = file.clone();
    begin_with(
        look,
        |app| app.with_drill(named, drill),
        |start| Start::Drill(Box::new(start), file, drill),
    )
}

/// Begins with positions that are remembered: a script with those alone, a person with the current game
/// behind them.
fn begin_with(
    look: &LookArgs,
    for_script: impl FnOnce(App) -> App,
    start_with: impl FnOnce(Start) -> Start,
) -> Result<ExitStatus> {
    let Reading { mut config, faults, .. } = config::find();
    let setup = PlayArgs::default().setup(&config.game, random_seed())?;
    let seed = setup.seed;
    let frontend = Frontend::choose(look);
    let access = appearance::evaluation_access(look, &config);
    if frontend == Frontend::Script {
        config::report(&faults);
        let mut store = GameStore::open_beside().with_names(&config.me);
        let app = App::new(Session::new(setup, today()), Confirmation::Skip, today())
            .with_seed(seed)
            .with_evaluation_access(access);
        let app = for_script(app);
        return line::run(&mut LineMode::for_script(app).with_answers(&mut store));
    }
    let mut store = GameStore::open();
    let (start, notice) = Start::find(&mut store, setup, Request::Resume);
    let start = start_with(start);
    let notices: Vec<_> = notice.into_iter().chain(config::notice(&faults)).collect();
    launch(frontend, start, &notices, store, (look, &mut config, seed))
}

/// The notice of a second window.
const OTHER_WINDOW: &str =
    "Your saved game is open in another window. The game in this one is saved separately.";

/// The way in which a game is shown and moves are entered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Frontend {
    /// The board on the screen.
    Screen,
    /// The line mode, for a person at a terminal.
    Terminal,
    /// The line mode, with lines from a file or another program.
    Script,
}

impl Frontend {
    fn choose(look: &LookArgs) -> Self {
        match appearance::why_plain(look) {
            _ if !stdin().is_terminal() => Self::Script,
            Some(_) => Self::Terminal,
            None => Self::Screen,
        }
    }
}

/// The game that the command line asks for.
enum Request {
    /// A new game.
    NewGame,
    /// The current game, if there is one.
    Resume,
}

/// The session that a front end starts with.
enum Start {
    New(Session),
    Resumed(Session),
    /// A session from a file, and the outcome of saving it.
    Loaded(Session, Result<(), StoreError>),
    /// A session from a file up to its fault, and the repairs.
    Repairs(Box<Self>, Box<FaultyGame>),
    /// A session with another machine.
    Linked(Session, Box<Link>, LinkWorker),
    /// A session in which a computer plays by these games.
    Sparring(Session, Book),
    /// The lesson of all that is due, and the game that starts behind it.
    Lesson(Box<Self>),
    /// Positions of the repertoire, of that file, and the game that starts behind them.
    Drill(Box<Self>, Option<(Color, PathBuf)>, Drill),
    /// Puzzles among these positions, and what starts behind them.
    Puzzles(Box<Self>, ExerciseKind, Vec<Candidate>),
}

impl Start {
    /// Starts the game asked for, or else the current one; there may be a notice about it.
    fn find(store: &mut GameStore, setup: Setup, request: Request) -> (Self, Option<String>) {
        let new = Self::New(Session::new(setup, today()));
        match (store.resume(), request) {
            (Resumed::Nothing, _) => (new, None),
            (Resumed::LockedByOther, _) => (new, Some(OTHER_WINDOW.into())),
            (Resumed::Game(LoadedGame { record, report }), Request::Resume) => {
                let report = saving::words::file_report(&report);
                (Self::Resumed(Session::resume(*record)), report)
            }
            (Resumed::Game(LoadedGame { record, .. }), Request::NewGame) => {
                let has_moves = !record.game.line().is_empty();
                let kept = if has_moves { store.keep(&record) } else { Ok(()) };
                (new, kept.err().map(|error| saving::words::keep_failed(&error)))
            }
            (Resumed::Damaged(error), _) => (new, Some(saving::words::damaged(&error))),
            (Resumed::Unavailable(error), _) => (new, Some(saving::words::unavailable(&error))),
        }
    }

    /// Returns the app, and the way to another machine if there is one.
    fn app(self) -> (App, Option<LinkWorker>) {
        let app = match self {
            Self::New(session) => App::new(session, Confirmation::Ask, today()),
            Self::Sparring(session, book) => {
                App::new(session, Confirmation::Ask, today()).with_book(book)
            }
            Self::Resumed(session) => App::resumed(session, Confirmation::Ask, today()),
            Self::Loaded(session, saved) => {
                let mut app = App::resumed(session, Confirmation::Ask, today());
                // A failure is among the notices.
                app.update(Action::Saving(SavingAction::Stored(StoreReply::Saved(saved))));
                app.with_opened_game()
            }
            Self::Lesson(start) => {
                let (app, link) = start.app();
                return (app.with_lesson(), link);
            }
            Self::Drill(start, file, drill) => {
                let (app, link) = start.app();
                return (app.with_drill(file, drill), link);
            }
            Self::Puzzles(start, kind, candidates) => {
                let (app, link) = start.app();
                return (app.with_puzzles(kind, candidates), link);
            }
            Self::Repairs(start, faulty) => {
                let (app, link) = start.app();
                return (app.with_repairs(*faulty), link);
            }
            Self::Linked(session, link, worker) => {
                let app = App::new(session, Confirmation::Ask, today());
                return (app.with_link(*link), Some(worker));
            }
        };
        (app, None)
    }
}

fn launch(
    frontend: Frontend,
    start: Start,
    notices: &[String],
    store: GameStore,
    (look, config, seed): (&LookArgs, &mut Config, u64),
) -> Result<ExitStatus> {
    let palette = Arc::new(Mutex::new(look.style.theme.unwrap_or(config.theme)));
    let store = store.with_pictures(drawing(Arc::clone(&palette)));
    let mut store = store.with_names(&config.me);
    let access = appearance::evaluation_access(look, config);
    let (app, link) = start.app();
    let (sheet, sheet_notice) = match store.resume_sheet() {
        Ok(sheet) => (sheet, None),
        Err(StoreError::NoFolder(_)) => (Draft::default(), None),
        Err(error) => (Draft::default(), Some(saving::words::damaged_sheet(&error))),
    };
    let notices: Vec<_> = notices.iter().cloned().chain(sheet_notice).collect();
    let app = app.with_scoresheet(sheet);
    let app = app.with_seed(seed).with_estimate(store.estimate()).with_evaluation_access(access);
    let games = if config.games.is_empty() { ListedGames::None } else { ListedGames::OfSettings };
    let app = app.with_names(&config.me).with_games(games);
    // The other side is told of first.
    let resumed = saving::words::resumed(app.session()).filter(|_| link.is_none());
    let moved = saving::words::moved_games(store.moved_games());
    match frontend {
        Frontend::Screen => {
            let chosen = ChosenSettings::find(config);
            let settings = appearance::settings(look, config);
            let app = Model::new(app.with_pace(pace(&settings)), settings).with_connection();
            let (news, kind) = if notices.is_empty() {
                (resumed.map(|text| format!("{text} Press n for a new game.")), NoticeKind::Quiet)
            } else {
                (Some(notices.join(" ")), NoticeKind::Warning)
            };
            let news: Vec<_> = news.into_iter().chain(moved).collect();
            let app = if news.is_empty() {
                app
            } else {
                app.with_notice(Notice::new(news.join(" "), kind))
            };
            let questions = appearance::questions(look.style, config);
            play_on_screen(app, store, (chosen, palette), questions, link)
        }
        Frontend::Terminal | Frontend::Script => {
            let notice = (!notices.is_empty()).then(|| notices.join(" "));
            let news = resumed.into_iter().chain(notice).chain(moved);
            let line_mode = LineMode::at_terminal(app, &mut store);
            let mut line_mode = line_mode.with_news(news);
            let is_linked = link.is_some();
            if let Some(link) = link {
                line_mode = line_mode.with_link(link);
            }
            let status = line::run(&mut line_mode);
            let session = line_mode.app().session();
            let (record, is_under_way) = (session.record(), session.is_under_way());
            if is_linked {
                return status;
            }
            let status = end(&mut store, &record, status)?;
            if is_under_way && store.save(&record).is_ok() {
                // Nobody may be there to read this.
                let _ = writeln!(stdout(), "{}", resume_line(&store));
            }
            Ok(status)
        }
    }
}

/// Returns what draws pictures of games in the theme of the moment.
fn drawing(palette: Arc<Mutex<Palette>>) -> DrawPicture {
    Box::new(move |record, format| {
        let palette = *palette.lock().unwrap_or_else(PoisonError::into_inner);
        picture::draw(record, Discs::Position, format, palette)
    })
}

fn play_on_screen(
    mut app: Model,
    store: GameStore,
    (mut chosen, palette): (ChosenSettings, Arc<Mutex<Palette>>),
    questions: Questions,
    link: Option<LinkWorker>,
) -> Result<ExitStatus> {
    // The library reads NO_COLOR by itself, which a flag or a setting may have overruled.
    force_color_output(app.settings().theme.depth != ColorDepth::Mono);
    let worker = StoreWorker::start(store).context("cannot start a thread")?;
    chosen.start(app.settings());
    let keep = |settings: &Settings| {
        *palette.lock().unwrap_or_else(PoisonError::into_inner) = settings.theme.palette;
        chosen.changed(settings)
    };
    let status = screen::run(&mut app, &worker, link, questions, keep);
    let status = status.context("cannot use the terminal");
    let mut store = worker.finish();
    let record = app.session().record();
    if let Some(link) = app.app().linked().link() {
        let summary = words::moves::summary(app.session(), &app.view().names());
        let rejoin = rejoin_line(&app, link).map(str::to_owned);
        let lines: Vec<_> = [summary].into_iter().chain(rejoin).collect();
        // The terminal may be gone.
        let _ = term::print(&lines.join("\n"));
        return status.map(leave);
    }
    let is_saved = store.save(&record).is_ok();
    let resume = (is_saved && app.session().is_under_way()).then(|| resume_line(&store));
    let summary = match app.app().exercise().current() {
        // The game behind it has not begun.
        Some(exercise) if !app.view().has_begun() => exercise::sentences::end(exercise).to_string(),
        Some(_) | None => words::moves::summary(app.session(), &app.view().names()),
    };
    let lines: Vec<_> = [summary].into_iter().chain(resume.map(str::to_owned)).collect();
    // The terminal may be gone.
    let _ = term::print(&lines.join("\n"));
    end(&mut store, &record, status)
}

/// Returns how a player continues a game with another machine, unless it is over.
fn rejoin_line(app: &Model, link: &Link) -> Option<&'static str> {
    app.session().to_move()?;
    match link.peer().role() {
        Role::Host => Some("Game saved. Resume with: othello host"),
        Role::Guest => Some("Game saved. Resume with: othello join"),
        Role::Watcher => None,
    }
}

/// Returns how to continue a game that was saved and is not over.
fn resume_line(store: &GameStore) -> &'static str {
    if store.resumes_next_time() {
        "Game saved. Resume with: othello"
    } else {
        "Game saved. It will be among the saved games: othello games"
    }
}

/// Saves the game where that has failed so far, and reports what is in no file. Returns the exit
/// status of the program after a front end has quit with that status.
fn end(store: &mut GameStore, record: &Record, status: Result<ExitStatus>) -> Result<ExitStatus> {
    let saved = store.save(record);
    if let Err(error) = &saved {
        // Standard error may be closed.
        let _ = writeln!(stderr(), "othello: {}", words::sentence::with_causes(error));
        for game in store.only_in_memory() {
            let _ = writeln!(stderr(), "othello: this game is in no file:\n{game}");
        }
    }
    let status = match status? {
        ExitStatus::Success if saved.is_err() => ExitStatus::Failure,
        status => status,
    };
    Ok(leave(status))
}

/// Ends the program with that status.
fn leave(status: ExitStatus) -> ExitStatus {
    if status == ExitStatus::HungUp {
        // Nothing may be written to a terminal that is gone, not even by the end of the process.
        processes::exit(status);
    }
    status
}

/// Returns the pace of computers: those who want no animation do not want to wait either.
const fn pace(settings: &Settings) -> EnginePace {
    match settings.animation {
        Animation::On => EnginePace::Human,
        Animation::Off => EnginePace::Instant,
    }
}

/// Returns a seed that is another one each time.
pub(super) fn random_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be copied by hand.
    let mixed = Random::new(since.as_secs() ^ u64::from(since.subsec_nanos()) << 32).next();
    mixed % 1_000_000_000
}

/// Returns today's date where the player is.
pub(super) fn today() -> Option<Date> {
    LocalTime::now().map(|now| now.date)
}
