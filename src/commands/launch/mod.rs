//! The one way to the board: every command that opens it, on the screen or line by line, says what it
//! begins with, and the rest is the same for all.

mod front_end;

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Result;
use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_engine::random::Random;
use othello_home::config::{self, Config, file::ConfigReading};
use othello_home::files::said;
use othello_home::files::{LoadedGame, StoreError};
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::successor;
use othello_home::store::{GameStore, Resumed, Storage};
use othello_home::time::local_time;
use othello_notation::Record;
use othello_notation::draft::Draft;
use othello_session::{Player, Session};
use othello_words::i18n::{Text, m};

use crate::appearance;
use crate::cli::{LookArgs, PlayArgs};
use crate::net::{LinkFolder, LinkWorker};
use front_end::{Frontend, Launched};
use othello_board::app::App;
use othello_board::app::input::Input;
use othello_board::app::move_source::MoveSource;
use othello_board::app::state::Confirmation;
use othello_board::features::exercise::problems::{Candidate, ExerciseKind};
use othello_board::features::explorer::{self, state::ConfiguredGames};
use othello_board::features::link::linked::Link;
use othello_board::features::repairs::state::FaultyGame;
use othello_board::features::repertoire::state::Drill;
use othello_board::features::saving::{self, sentences};

/// The first thing on the board.
pub struct Launch<'a> {
    pub game: FirstGame<'a>,
    /// The questions before it goes on.
    pub first: First,
    /// The options of the screen.
    pub look: &'a LookArgs,
}

/// The game that the board begins with.
pub enum FirstGame<'a> {
    /// The current game, or else a new one as in the settings.
    Current,
    /// The one that the arguments describe; without any, the current game.
    Described(&'a PlayArgs),
    /// A game from a file, in place of the current one, which is kept.
    Opened(LoadedGame),
    /// A session that has begun, in which a computer plays by these games as long as they last. The current
    /// game is kept.
    Sparring(Session, MoveSource),
    /// A game with another machine, as far as this side knows it. The current game stays as it is.
    Linked(Session, Box<Link>, LinkWorker),
}

/// The questions before the game goes on.
pub enum First {
    Nothing,
    /// The first lesson of all.
    Tutorial,
    /// The positions that are due.
    Lesson,
    /// Positions of the repertoire. A file may take the place of the usual one of a colour.
    Drill(Option<(Color, PathBuf)>, Drill),
    /// Puzzles among these positions.
    Puzzles(ExerciseKind, Vec<Candidate>),
    /// The moves of the game, of a player or of both, from that number on.
    Guess {
        of: Option<Color>,
        /// The number of the first move.
        from: Option<usize>,
    },
    /// The choice among the repairs of the game.
    Repairs(Box<FaultyGame>),
}

impl<'a> Launch<'a> {
    /// Begins with what is asked; the current game is behind it.
    pub const fn asking(first: First, look: &'a LookArgs) -> Self {
        Self { game: FirstGame::Current, first, look }
    }

    pub const fn of(game: FirstGame<'a>, look: &'a LookArgs) -> Self {
        Self { game, first: First::Nothing, look }
    }

    /// Opens the board, and plays until the players quit.
    pub fn run(self) -> Result<ExitStatus> {
        let ConfigReading { config, faults, .. } = config::file::find();
        let frontend = Frontend::choose(self.look);
        let look = self.look;
        let mut launched = self.start(frontend, &config)?;
        match frontend {
            Frontend::Script => config::file::print_faults(&faults),
            Frontend::Screen | Frontend::Terminal => {
                launched.notices.extend(config::file::notice(&faults));
                launched.notices.extend(successor::failure());
            }
        }
        front_end::play(frontend, launched, look, &config)
    }

    /// Makes the app: the only place where the lock on the engine, the clock and the seeds are set.
    fn start(self, frontend: Frontend, config: &Config) -> Result<Launched> {
        let Self { game, first, look } = self;
        let Begun { session, origin, seed, mut store, mut notices } =
            game.begin(frontend, config)?;
        let is_first_start =
            matches!(origin, Origin::New) && store.as_mut().is_some_and(GameStore::is_new);
        let remembers = matches!(first, First::Tutorial | First::Lesson | First::Drill(..));
        let resumed = sentences::resumed(&session).filter(|_| origin.is_resumed());
        let create = match (origin.is_resumed(), frontend) {
            (true, Frontend::Screen) => App::resumed_on_screen,
            (true, Frontend::Terminal | Frontend::Script) => App::resumed,
            (false, _) => App::new,
        };
        let confirmation = match frontend {
            Frontend::Script => Confirmation::Skip,
            Frontend::Screen | Frontend::Terminal => Confirmation::Ask,
        };
        let mut app = create(session, confirmation, local_time::today())
            .with_seed(seed)
            .with_settings(appearance::in_force(look, config));
        let mut link = None;
        match origin {
            Origin::New | Origin::Resumed | Origin::Opened(None) => {}
            Origin::Opened(Some(saved)) => {
                // A failure is among the notices.
                app.attend(Input::tick(Duration::ZERO), |app| saving::saved_before(app, saved));
                app = app.with_opened_game();
            }
            Origin::Sparring(source) => app = app.with_move_source(source),
            Origin::Linked(with, worker) => {
                app = app.with_link(*with);
                link = Some(worker);
            }
        }
        app = match first {
            First::Nothing if is_first_start => app.with_offer(),
            First::Nothing => app,
            First::Tutorial => app.with_tutorial(),
            First::Lesson => app.with_lesson(),
            First::Drill(file, drill) => app.with_drill(file, drill),
            First::Puzzles(kind, candidates) => app.with_puzzles(kind, candidates),
            First::Guess { of, from } => app.with_guess(of, from),
            First::Repairs(faulty) => app.with_repairs(*faulty),
        };
        // Without a folder for it there is none.
        let book = config::book::chosen(&config.book).ok().flatten();
        if frontend != Frontend::Script {
            app = app.with_installed_tunnel(crate::web::installed_tunnel());
            if has_game_to_rejoin() {
                app = app.with_game_to_rejoin();
            }
        }
        let Some(store) = store else {
            let app = app.with_closed_book(book);
            let store = remembers.then(|| GameStore::open_beside().with_names(&config.me));
            return Ok(Launched { app, link, store, resumed, notices });
        };
        let mut store = store.with_names(&config.me);
        let sheet = match store.resume_sheet() {
            Ok(sheet) => sheet,
            Err(StoreError::NoFolder(_)) => Draft::default(),
            Err(error) => {
                notices.push(sentences::damaged_sheet(&error).to_string());
                Draft::default()
            }
        };
        let games = ConfiguredGames::of(config);
        let app = app.with_scoresheet(sheet).with_estimate(store.estimate()).with_games(games);
        let app = app.with_own_book(book);
        Ok(Launched { app, link, store: Some(store), resumed, notices })
    }
}

/// Returns `true` if a game was joined on this machine that is not over.
fn has_game_to_rejoin() -> bool {
    LinkFolder::find_existing().is_some_and(|folder| folder.newest_ticket().is_some())
}

/// The session that the board begins with.
struct Begun {
    session: Session,
    origin: Origin,
    /// The number from which the seeds of later games follow.
    seed: u64,
    /// The store; a script touches no files.
    store: Option<GameStore>,
    notices: Vec<String>,
}

enum Origin {
    New,
    Resumed,
    /// From a file; with the outcome of saving it, if it was saved.
    Opened(Option<Result<(), StoreError>>),
    Sparring(MoveSource),
    Linked(Box<Link>, LinkWorker),
}

impl Origin {
    /// Returns `true` if the session goes on here: its clock waits for its players.
    const fn is_resumed(&self) -> bool {
        match self {
            Self::Resumed | Self::Opened(_) => true,
            Self::New | Self::Sparring(_) | Self::Linked(..) => false,
        }
    }
}

impl FirstGame<'_> {
    /// Begins the session, after the current game has been resumed or kept.
    fn begin(self, frontend: Frontend, config: &Config) -> Result<Begun> {
        let open = || (frontend != Frontend::Script).then(GameStore::open);
        let seed = random_seed();
        let begun = match self {
            Self::Current => {
                let args = PlayArgs::default();
                return FirstGame::Described(&args).begin(frontend, config);
            }
            Self::Described(args) => {
                let mut setup = args.setup(&config.game, seed)?;
                let seed = setup.seed;
                let mut store = open();
                let estimate = store.as_ref().and_then(GameStore::estimate);
                if let Some(estimate) = estimate.filter(|_| args.has_equal_opponent()) {
                    setup.players.white = Player::Computer(Computer::Level(estimate.level()));
                }
                let (current, notice) = match &mut store {
                    Some(store) if args.is_new_game() => (None, keep_current(store, None)),
                    Some(store) => current(store),
                    None => (None, None),
                };
                let (session, origin, report) = match current {
                    Some(LoadedGame { record, report }) => {
                        (Session::resume(*record), Origin::Resumed, said::file_report(&report))
                    }
                    None => (Session::new(setup, local_time::today()), Origin::New, None),
                };
                let notices = notice.into_iter().chain(report).collect();
                Begun { session, origin, seed, store, notices }
            }
            Self::Opened(LoadedGame { record, report }) => {
                let mut store = open();
                let kept = store.as_mut().and_then(|store| keep_current(store, Some(&record)));
                let saved = store.as_mut().map(|store| store.save(&record));
                let failed = saved.as_ref().and_then(|saved| saved.as_ref().err());
                let failed = failed.map(|error| sentences::save_failed(error).to_string());
                let notices = kept.into_iter().chain(failed).chain(said::file_report(&report));
                let notices = notices.collect();
                let session = Session::from_record(*record);
                Begun { session, origin: Origin::Opened(saved), seed, store, notices }
            }
            Self::Sparring(session, source) => {
                let mut store = open();
                let kept = store.as_mut().and_then(|store| keep_current(store, None));
                let news = explorer::sentences::sparring(source.contents(), &session).to_string();
                let notices = kept.into_iter().chain([news]).collect();
                Begun { session, origin: Origin::Sparring(source), seed, store, notices }
            }
            Self::Linked(session, link, worker) => {
                let notices = worker.damage().map(Text::to_string).into_iter().collect();
                let store = (frontend != Frontend::Script).then(GameStore::open_beside);
                let origin = Origin::Linked(link, worker);
                Begun { session, origin, seed, store, notices }
            }
        };
        Ok(begun)
    }
}

/// Returns the current game, if there is one; there may be a notice about it.
fn current(store: &mut GameStore) -> (Option<LoadedGame>, Option<String>) {
    match store.resume() {
        Resumed::Game(game) => (Some(game), None),
        Resumed::Nothing => (None, None),
        Resumed::LockedByOther => (None, Some(m::saving::other_window().to_string())),
        Resumed::Damaged(error) => (None, Some(sentences::damaged(&error).to_string())),
        Resumed::Unavailable(error) => (None, Some(sentences::unavailable(&error).to_string())),
    }
}

/// Adds the current game to the saved ones if it is worth it and not the one that takes its place; there may be a
/// notice about it.
fn keep_current(store: &mut GameStore, successor: Option<&Record>) -> Option<String> {
    let (current, notice) = current(store);
    let Some(LoadedGame { record, report }) = current else { return notice };
    let is_same = Some(&*record) == successor;
    let is_kept = !is_same && Session::resume((*record).clone()).is_worth_keeping();
    let kept = if is_kept { store.keep(&record) } else { Ok(()) };
    let failed = kept.err().map(|error| sentences::keep_failed(&error));
    failed.or_else(|| said::cut_off(&report)).map(|text| text.to_string())
}

/// Returns a seed that is another one each time.
pub fn random_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be copied by hand.
    let mixed = Random::new(since.as_secs() ^ u64::from(since.subsec_nanos()) << 32).next();
    mixed % 1_000_000_000
}

#[cfg(test)]
mod tests;
