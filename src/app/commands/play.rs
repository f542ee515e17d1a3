//! A sitting from its beginning to its end: what it begins with, and where the players sit.

use std::io::{IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::app::narration;
use crate::app::stub::Host;
use crate::app::tui;
use crate::app::tui::app::{App, Notice, Tone};
use crate::app::tui::theme::Depth;
use crate::notation::Record;
use crate::notation::date::Date;
use crate::session::{Session, Setup};
use anyhow::{Context, Result};
use ratatui::crossterm::style::force_color_output;

use crate::app::appearance;
use crate::app::cli::{LookArgs, PlayArgs};
use crate::app::config::{self, Config, Reading};
use crate::app::controller::{Confirmation, Controller};
use crate::app::exit_status::ExitStatus;
use crate::app::line::{self, BoardEcho, LineMode};
use crate::app::store::{Resumed, Store};

/// Plays on, or begins.
pub fn run(args: &PlayArgs) -> Result<ExitCode> {
    let Reading { config, faults, .. } = config::find();
    let setup = args.setup(&config.game)?;
    let seat = Seat::of(&args.look);
    if seat == Seat::Script {
        config::report(&faults);
        let controller = Controller::new(Session::new(setup, today()), Confirmation::Skip, today());
        return play_lines(LineMode::for_script(controller, board_echo()));
    }
    let mut store = Store::open()?;
    let asked = if args.is_new_game() { Asked::New } else { Asked::Nothing };
    let (beginning, news) = begin(&mut store, setup, asked);
    let news: Vec<_> = news.into_iter().chain(config::notice(&faults)).collect();
    sit_down(seat, beginning, &news, &mut store, (&args.look, &config))
}

/// Takes up a game from a file in place of the one that was left, which is kept.
pub fn play_record(record: Record, look: &LookArgs) -> Result<ExitCode> {
    let Reading { config, faults, .. } = config::find();
    let seat = Seat::of(look);
    if seat == Seat::Script {
        config::report(&faults);
        let session = Session::from_record(record);
        let controller = Controller::resumed(session, Confirmation::Skip, today());
        let resumed = narration::resumed(&controller);
        return play_lines(LineMode::for_script(controller, board_echo()).with_news(resumed));
    }
    let mut store = Store::open()?;
    let left = match store.resume() {
        _ if store.is_elsewhere() => Some(ELSEWHERE.into()),
        Resumed::Game(left) if has_moves(&left) && left != record => store.keep(&left),
        Resumed::Game(_) | Resumed::Nothing => None,
        Resumed::Damaged(fault) => Some(format!("The saved game is set aside: {fault}.")),
    };
    let saved = store.save(&record);
    let beginning = Beginning::TakenUp(Session::from_record(record));
    let news: Vec<_> = left.into_iter().chain(saved).chain(config::notice(&faults)).collect();
    sit_down(seat, beginning, &news, &mut store, (look, &config))
}

/// What a second copy of the program has to tell.
const ELSEWHERE: &str = "Another window plays the saved game. This one is not saved.";

/// Whether anybody has played in a game, even if all of it was taken back.
fn has_moves(record: &Record) -> bool {
    !record.game.plies().is_empty() || !record.game.undone().is_empty()
}

/// Where the players sit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seat {
    /// Before a screen.
    Screen,
    /// At a terminal that shows no board, or whose players want none.
    Terminal,
    /// Nowhere: the lines come from a file or another program.
    Script,
}

impl Seat {
    fn of(look: &LookArgs) -> Self {
        match appearance::why_plain(look) {
            _ if !stdin().is_terminal() => Self::Script,
            Some(_) => Self::Terminal,
            None => Self::Screen,
        }
    }
}

/// What a sitting begins with.
enum Beginning {
    New(Session),
    /// A game that was left.
    TakenUp(Session),
}

/// What the players asked to play.
enum Asked {
    /// Something else than what they left.
    New,
    Nothing,
}

impl Beginning {
    fn controller(self) -> Controller {
        match self {
            Self::New(session) => Controller::new(session, Confirmation::Ask, today()),
            Self::TakenUp(session) => Controller::resumed(session, Confirmation::Ask, today()),
        }
    }
}

/// Begins with what was asked for, or else with the game that was left; there may be something to
/// tell about that.
fn begin(store: &mut Store, setup: Setup, asked: Asked) -> (Beginning, Option<String>) {
    let new = Beginning::New(Session::new(setup, today()));
    match (store.resume(), asked) {
        _ if store.is_elsewhere() => (new, Some(ELSEWHERE.into())),
        (Resumed::Nothing, _) => (new, None),
        (Resumed::Game(record), Asked::Nothing) => {
            (Beginning::TakenUp(Session::from_record(record)), None)
        }
        (Resumed::Game(record), Asked::New) => {
            let trouble = if has_moves(&record) { store.keep(&record) } else { None };
            (new, trouble)
        }
        (Resumed::Damaged(fault), _) => {
            (new, Some(format!("A new game; the saved one stays: {fault}.")))
        }
    }
}

fn sit_down(
    seat: Seat,
    beginning: Beginning,
    news: &[String],
    store: &mut Store,
    (look, config): (&LookArgs, &Config),
) -> Result<ExitCode> {
    let news = (!news.is_empty()).then(|| news.join(" "));
    match seat {
        Seat::Screen => {
            let settings = appearance::settings(look, config);
            let controller = beginning.controller();
            let resumed = narration::resumed(&controller)
                .map(|text| Notice::new(format!("{text} Press n for a new one."), Tone::Quiet));
            let notice = news.map(|news| Notice::new(news, Tone::Warning)).or(resumed);
            let app = App::new(controller, settings);
            let app = match notice {
                Some(notice) => app.with_notice(notice),
                None => app,
            };
            play_on_screen(app, store)
        }
        Seat::Terminal | Seat::Script => {
            let controller = beginning.controller();
            let resumed = narration::resumed(&controller);
            play_lines(
                LineMode::at_terminal(controller, store, board_echo())
                    .with_news(resumed.into_iter().chain(news)),
            )
        }
    }
}

/// Returns when the line mode draws the board.
fn board_echo() -> BoardEcho {
    if stdout().is_terminal() && !appearance::wants_words() {
        BoardEcho::AfterMoves
    } else {
        BoardEcho::OnRequest
    }
}

fn play_lines(line_mode: LineMode) -> Result<ExitCode> {
    line::run(line_mode).map(Into::into)
}

fn play_on_screen(mut app: App, store: &mut Store) -> Result<ExitCode> {
    // The library asks NO_COLOR by itself, which a flag or a setting may have overruled.
    force_color_output(app.theme().depth != Depth::Mono);
    let status = tui::run(&mut app, store).context("cannot use the terminal");
    if store.is_elsewhere() && !app.game().plies().is_empty() {
        // Nothing has been saved in this window; now is the time.
        store.keep(&app.session().record());
    }
    // The terminal may be gone, and with it whoever would read this.
    let _ = writeln!(stdout(), "{}", narration::summary(app.session()));
    let status = status?;
    if status == ExitStatus::HungUp {
        // Nothing may be written to a terminal that is gone, not even by the end of the process.
        std::process::exit(i32::from(status.code()));
    }
    Ok(status.into())
}

/// The day in Greenwich.
fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Date::since_1970(since.as_secs())
}
