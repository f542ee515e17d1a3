//! The repertoire: the openings that the player wants to play, how they are made and asked, and where a game has
//! left them.
//!
//! Its files are read anew for each purpose: another program may have changed them.

pub mod adding;
mod asking;
pub mod commands;
mod making;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::board::Color;
use othello_games::explorer::are_othello;
use othello_home::jobs::repertoire::ReadRepertoires;
use othello_session::Own;
use othello_words::i18n::m;
use othello_words::text::quoted;

use crate::app::App;
use crate::app::call::Call;
use crate::app::event::Event;
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_PAUSED, Need, UNLOCKED};
use crate::app::reply::{Done, Refuse, Refused, Reply, Tone};
use crate::features::explorer::state::PositionRows;
use crate::features::training::ALLOWED;
use adding::{add, fail, know};
use asking::ask_read;
use state::{Drill, RepertoirePart, left};

const NO_CONTEST: Need =
    Need { is_met: |app| !app.state.is_contest(), or: |_| m::repertoire::contest().quiet() };

const OTHELLO: Need = Need {
    is_met: |app| are_othello(app.state.game().rules()),
    or: |_| m::repertoire::other_rules().quiet(),
};

/// The conditions under which the moves of the viewed position are said.
const SHOWING: &[&Need] = &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &NO_CONTEST];

/// The conditions under which games that go on from the viewed position are looked through.
const MAKING: &[&Need] = &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &OTHELLO];

/// The conditions under which a move is added.
const ADDING: &[&Need] = &[&OTHELLO];

/// Asks for positions, if the program is to begin with some.
pub fn begin(app: &mut App) -> Done {
    match app.features.repertoire.first.take() {
        Some(drill) => asking(*drill).run(app),
        None => Ok(()),
    }
}

/// Shows what can be done with the repertoires and says what they have here, or does something with them.
fn by_line(rest: &str) -> Result<Call, Refused> {
    let (word, argument) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let argument = argument.trim();
    let unknown = || Refused::from(m::repertoire::unknown(quoted(rest)));
    let color = || color_named(argument).ok_or_else(unknown);
    Ok(match (&*word.to_lowercase(), argument) {
        ("", "") => Call::needing(SHOWING, show),
        ("train", "" | "both") => asking(Drill::of(RepertoirePart::Everything)),
        ("train", _) => {
            asking(Drill { color: Some(color()?), ..Drill::of(RepertoirePart::Everything) })
        }
        ("here", "") => asking(Drill::of(RepertoirePart::FromViewed)),
        ("add", "") => Call::needing(ADDING, |app| add(app, None)),
        ("add", square) => {
            let found = || m::repertoire::no_square(quoted(square));
            let square = square.parse().map_err(|_| found())?;
            Call::needing(ADDING, move |app| add(app, Some(square)))
        }
        ("play", "") => Call::needing(ADDING, making::play_or_end),
        ("play", _) => {
            let color = color()?;
            Call::needing(ADDING, move |app| making::play(app, color))
        }
        ("games", _) => {
            let color = color()?;
            Call::new(move |app| making::of_games(app, color))
        }
        ("opening", word) => making::of_opening(word).ok_or_else(unknown)?,
        ("openings", _) => {
            let color = color()?;
            Call::needing(MAKING, move |app| making::of_openings(app, color))
        }
        _ => return Err(unknown()),
    })
}

fn color_named(name: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color.name().eq_ignore_ascii_case(name))
}

/// Says what the repertoires have in the viewed position, and shows what can be done with them.
fn show(app: &mut App) -> Done {
    read(app, |app| {
        let here = sentences::here(&app.state);
        if !here.is_empty() {
            app.state.note_hint();
        }
        app.state.say(Reply::new(Tone::Heard, sentences::with_ways(here)));
        app.state.tell(Event::Choices(state::WORD));
        Ok(())
    });
    Ok(())
}

pub fn read(app: &mut App, then: impl Fn(&mut App) -> Done + Send + Sync + 'static) {
    let job = ReadRepertoires(app.features.repertoire.file.clone());
    app.state.job(job, move |app, read| match read {
        Ok(repertoires) => {
            know(app, repertoires);
            let done = then(app);
            app.tell_refusal(done);
        }
        Err(error) => fail(app, &error),
    });
}

/// Adds the move that is selected in the explorer, or else the last one that is shown.
fn add_selected(app: &mut App) -> Done {
    let square = app.features.explorer.found().and_then(PositionRows::selected_move);
    add(app, square)
}

/// Asks positions of the repertoire, as far as they are due or new.
fn asking(drill: Drill) -> Call {
    Call::needing(ALLOWED, move |app| {
        read(app, move |app| ask_read(app, drill));
        Ok(())
    })
}

/// Adds the moves that are played for it, and has the files read where somebody needs them: for the explorer, and after a
/// review of a game that is over.
pub fn follow(app: &mut App) {
    making::follow(app);
    let is_explored = app.features.explorer.is_shown();
    let was_explored = std::mem::replace(&mut app.features.repertoire.is_explored, is_explored);
    let has_ended = app.state.changed().review_end.is_some();
    let is_own = app.state.own() != Own::Nobody;
    if has_ended && is_own && app.state.session().result().is_some() {
        read(app, compare);
    } else if is_explored && !was_explored {
        read(app, |_| Ok(()));
    }
}

/// Says where the game has left the repertoires.
fn compare(app: &mut App) -> Done {
    let lines: Vec<_> = left(&app.state).iter().map(sentences::left).collect();
    if !lines.is_empty() {
        app.state.say(Reply::new(Tone::Heard, lines));
    }
    Ok(())
}
