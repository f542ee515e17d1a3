//! The front ends: the board on the screen, and the line mode for a person or a script.

use std::io::{IsTerminal, Write, stderr, stdin, stdout};

use anyhow::{Context, Result};
use othello_home::config::Config;
use othello_home::config::look::Animation;
use othello_home::jobs::worker::Worker;
use othello_home::process;
use othello_home::process::exit_status::ExitStatus;
use othello_home::said;
use othello_home::store::{GameStore, Storage};
use othello_words::i18n::{self, m};
use othello_words::plies;
use othello_words::text;
use ratatui::crossterm::style::force_color_output;

use crate::appearance;
use crate::cli::LookArgs;
use crate::line_mode::{self, LineMode};
use crate::net::LinkWorker;
use crate::screen;
use crate::screen::answer::TerminalQuestions;
use crate::screen::board::diagram::ShownDiscs;
use crate::screen::board::picture;
use crate::screen::model::Model;
use crate::screen::settings::Settings;
use crate::screen::term;
use crate::screen::theme::ColorDepth;
use crate::screen::view::{Notice, NoticeKind};
use othello_board::app::App;
use othello_board::features::exercise;
use othello_board::features::link::linked::Link;
use othello_board::features::players::state::EnginePace;
use othello_board::features::saving;
use othello_notation::Record;
use othello_peer::Role;

/// The way in which a game is shown and moves are entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Frontend {
    Screen,
    /// The line mode, for a person at a terminal.
    Terminal,
    /// The line mode, with lines from a file or another program.
    Script,
}

impl Frontend {
    /// Chooses the front end that fits the terminal and the options.
    pub fn choose(look: &LookArgs) -> Self {
        match appearance::why_plain(look) {
            _ if !stdin().is_terminal() => Self::Script,
            Some(_) => Self::Terminal,
            None => Self::Screen,
        }
    }
}

/// The beginning of a front end.
pub struct Launched {
    pub app: App,
    pub link: Option<LinkWorker>,
    /// The store: of a script only for answers that are remembered.
    pub store: Option<GameStore>,
    /// The sentence that a game is resumed.
    pub resumed: Option<String>,
    pub notices: Vec<String>,
}

/// Plays until the players quit.
pub fn play(
    frontend: Frontend,
    launched: Launched,
    look: &LookArgs,
    config: &Config,
) -> Result<ExitStatus> {
    let Launched { app, link, store, resumed, notices } = launched;
    let store = match (frontend, store) {
        (Frontend::Screen | Frontend::Terminal, Some(store)) => store,
        (Frontend::Screen | Frontend::Terminal | Frontend::Script, mut answers) => {
            let news = resumed.into_iter().chain(notices);
            let mut line_mode = LineMode::for_script(app).with_news(news);
            if let Some(store) = &mut answers {
                line_mode = line_mode.with_answers(store);
            }
            return line_mode::run(&mut with_link(line_mode, link));
        }
    };
    let settings = appearance::settings(look, config);
    let draw =
        |record: &_, format, theme| picture::draw(record, ShownDiscs::Position, format, theme);
    let mut store = store.with_pictures(Box::new(draw), settings.theme.palette);
    let moved = saving::sentences::moved_games(store.moved_games());
    let left = store.has_left_sheet().then(m::saving::left_sheet);
    let moved = moved.into_iter().chain(left).map(|text| text.to_string());
    if frontend == Frontend::Screen {
        let app = Model::new(app.with_pace(pace(&settings)), settings).with_connection();
        let (news, kind) = if notices.is_empty() {
            (resumed.map(|text| m::saving::resumed_on_screen(text).to_string()), NoticeKind::Quiet)
        } else {
            (Some(i18n::passage(&notices)), NoticeKind::Warning)
        };
        let news: Vec<_> = news.into_iter().chain(moved).collect();
        let app = if news.is_empty() {
            app
        } else {
            app.with_notice(Notice::new(i18n::passage(news), kind))
        };
        let questions = appearance::questions(look.style, config);
        return on_screen(app, store, questions, link);
    }
    let is_linked = link.is_some();
    let notice = (!notices.is_empty()).then(|| i18n::passage(notices));
    let line_mode = LineMode::at_terminal(app, &mut store);
    let line_mode = line_mode.with_news(resumed.into_iter().chain(notice).chain(moved));
    let mut line_mode = with_link(line_mode, link);
    let status = line_mode::run(&mut line_mode);
    let session = line_mode.app().session();
    let (record, is_under_way) = (session.record(), session.is_under_way());
    if is_linked {
        let link = line_mode.app().features.link.link();
        return status.map(|status| end_of_link(link, status));
    }
    let status = end(&mut store, &record, status)?;
    if is_under_way && store.save(&record).is_ok() {
        // Nobody may be there to read this.
        let _ = writeln!(stdout(), "{}", resume_line(&store));
    }
    Ok(status)
}

fn with_link(line_mode: LineMode<'_>, link: Option<LinkWorker>) -> LineMode<'_> {
    match link {
        Some(link) => line_mode.with_link(link),
        None => line_mode,
    }
}

fn on_screen(
    mut app: Model,
    store: GameStore,
    questions: TerminalQuestions,
    link: Option<LinkWorker>,
) -> Result<ExitStatus> {
    // The library reads NO_COLOR by itself, which a flag or a setting may have overruled.
    force_color_output(app.settings().theme.depth != ColorDepth::Mono);
    let worker = Worker::start(store).with_context(m::faults::no_thread)?;
    let status = screen::run(&mut app, &worker, link, questions);
    let status = status.with_context(m::faults::no_use_of_terminal);
    let mut store = worker.finish();
    let record = app.session().record();
    if let Some(link) = app.app().features.link.link() {
        let summary = plies::summary(app.session(), Some(&app.view().names()));
        let rejoin = rejoin_line(&app, link);
        let lines: Vec<_> = [summary].into_iter().chain(rejoin).collect();
        // The terminal may be gone.
        let _ = term::print(&lines.join("\n"));
        return status.map(|status| leave(end_of_link(Some(link), status)));
    }
    let is_saved = store.save(&record).is_ok();
    let resume = (is_saved && app.session().is_under_way()).then(|| resume_line(&store));
    let summary = match app.app().features.exercise.current() {
        // The game behind it has not begun.
        Some(exercise) if !app.view().has_begun() => exercise::sentences::end(exercise).to_string(),
        Some(_) | None => plies::summary(app.session(), Some(&app.view().names())),
    };
    let lines: Vec<_> = [summary].into_iter().chain(resume).collect();
    // The terminal may be gone.
    let _ = term::print(&lines.join("\n"));
    end(&mut store, &record, status)
}

/// Reports that the file of a game with another machine cannot be written. Returns the exit status of
/// the program after a front end has quit with that status.
fn end_of_link(link: Option<&Link>, status: ExitStatus) -> ExitStatus {
    let Some(why) = link.and_then(Link::unrecorded) else { return status };
    // Standard error may be closed.
    let _ = writeln!(stderr(), "othello: {}: {}", m::faults::not_saved(), text::printable(why));
    if status == ExitStatus::Success { ExitStatus::Failure } else { status }
}

/// Returns how a player continues a game with another machine, unless it is over or not saved.
fn rejoin_line(app: &Model, link: &Link) -> Option<String> {
    app.session().to_move().filter(|_| link.unrecorded().is_none())?;
    let command = match link.peer().role() {
        Role::Host => "othello host",
        Role::Guest => "othello join",
        Role::Watcher => return None,
    };
    Some(m::saving::saved_resume(command).to_string())
}

/// Returns how to continue a game that was saved and is not over.
fn resume_line(store: &GameStore) -> String {
    let text = if store.resumes_next_time() {
        m::saving::saved_resume("othello")
    } else {
        m::saving::saved_among_others("othello games")
    };
    text.to_string()
}

/// Saves the game where that has failed so far, and reports what is in no file. Returns the exit
/// status of the program after a front end has quit with that status.
fn end(store: &mut GameStore, record: &Record, status: Result<ExitStatus>) -> Result<ExitStatus> {
    let saved = store.save(record);
    if let Err(error) = &saved {
        // Standard error may be closed.
        let _ = writeln!(stderr(), "othello: {}", said::in_words(error));
        for game in store.only_in_memory() {
            let _ = writeln!(stderr(), "othello: {}\n{game}", m::saving::in_no_file());
        }
    }
    let status = match status? {
        ExitStatus::Success if saved.is_err() => ExitStatus::Failure,
        status => status,
    };
    Ok(leave(status))
}

fn leave(status: ExitStatus) -> ExitStatus {
    if status == ExitStatus::HungUp {
        // Nothing may be written to a terminal that is gone, not even by the end of the process.
        process::exit(status);
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
