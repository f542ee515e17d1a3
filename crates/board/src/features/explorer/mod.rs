//! The explorer: what was played in the position shown, by whom and how it ended, and what the engine thinks
//! of it.

pub mod chosen;
pub mod commands;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use std::time::Duration;

use othello_engine::SearchReport;
use othello_engine::level::Level;
use othello_games::explorer::{are_othello, plies_before};
use othello_home::config::numbers;
use othello_home::engine_worker::task::{Evaluate, TaskOutcome};
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::text::quoted;

use crate::app::App;
use crate::app::call::Call;
use crate::app::engine_queue::Purpose;
use crate::app::event::Event;
use crate::app::lines::CircularStep;
use crate::app::move_source::MoveSources;
use crate::app::needs::Need;
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Refused, Reply, Tone};
use crate::app::state::Confirmation;
use crate::app::viewed::Scope;
use crate::features::new_game;
use chosen::ChosenGames;

pub const PAGE: Page = Page::new("openings");

const OTHELLO: Need = Need {
    is_met: |app| are_othello(app.game().rules()),
    or: |_| m::explorer::other_rules().quiet(),
};

const SHOWN: Need = Need {
    is_met: |app| app.features.explorer.found().is_some(),
    or: |_| m::explorer::not_shown().quiet(),
};

const READ: Need = Need {
    is_met: |app| app.features.explorer.base().is_some(),
    or: |_| m::explorer::not_shown().quiet(),
};

const HAS_ROWS: Need = Need {
    is_met: |app| {
        let found = app.features.explorer.found();
        found.is_some_and(|found| found.selected().is_some() || !found.rows().is_empty())
    },
    or: |_| m::explorer::no_rows().quiet(),
};

const HAS_GAMES: Need = Need {
    is_met: |app| app.features.explorer.found().is_some_and(|found| !found.games().is_empty()),
    or: |_| m::explorer::no_game().quiet(),
};

/// Shows what was played; two people who play against the clock are asked before.
pub fn show(app: &mut App, scope: Scope) -> Done {
    app.ask_in_contest(m::explorer::question(), move |app| begin(app, scope));
    Ok(())
}

/// Shows what was played, and has the files read before.
fn begin(app: &mut App, scope: Scope) {
    let App { state, features } = app;
    features.explorer.read_base(state);
    features.explorer.scope = Some(scope);
    // It is counted anew, so that it is told.
    features.explorer.found = None;
    state.show(PAGE);
}

/// Shows it no longer.
fn hide(app: &mut App) -> Done {
    app.features.explorer.scope = None;
    app.state.hide(PAGE);
    Ok(())
}

/// Selects another row: of the moves, and below them of the games.
fn select(app: &mut App, step: CircularStep) -> Done {
    let Some(found) = app.features.explorer.found() else { return Ok(()) };
    let count = found.rows.len() + found.games.len();
    let index = match (found.selected(), step) {
        (Some(index), step) => step.neighbour(index, count),
        (None, CircularStep::Next) => 0,
        (None, CircularStep::Previous) => count - 1,
    };
    pick(app, index)
}

fn pick(app: &mut App, index: usize) -> Done {
    let Some(found) = &mut app.features.explorer.found else { return Ok(()) };
    if index < found.rows.len() + found.games.len() {
        let square = found.select(index);
        app.state.tell(Event::Selected(square));
    }
    Ok(())
}

/// Counts other games.
fn choose(app: &mut App, chosen: ChosenGames) -> Done {
    app.features.explorer.chosen = chosen;
    app.features.explorer.select_games();
    Ok(())
}

/// Counts the games of other players: of people, of programs too, one's own.
fn choose_next(app: &mut App) -> Done {
    let next = app.features.explorer.chosen.with_next_players();
    choose(app, next)
}

/// Chooses games, and says how many there are, unless that is said when they have been counted.
fn filter_by_line(app: &mut App, text: &str) -> Done {
    choose(app, ChosenGames::parse(text).map_err(sentences::fault)?)?;
    if !app.features.explorer.is_shown() {
        let choice = sentences::choice(&app.features.explorer);
        app.state.say(choice);
    }
    Ok(())
}

/// Opens the selected game, or else the first one.
pub fn open_selected(app: &mut App) -> Done {
    let index = app.features.explorer.selected_game();
    open(app, Some(index))
}

/// Opens a game by its number in the list, counted from 1.
fn found_by_line(number: &str) -> Result<Call, Refused> {
    let number: usize = number.parse().map_err(|_| m::explorer::wrong_number(quoted(number)))?;
    Ok(Call::new(move |app| open(app, number.checked_sub(1))))
}

/// Opens a game of the list; the current one is kept.
fn open(app: &mut App, index: Option<usize>) -> Done {
    let explorer = &mut app.features.explorer;
    let game = index.and_then(|index| explorer.game_to_read(index));
    let game = game.ok_or_else(|| m::explorer::no_game().quiet())?;
    explorer.opening = game.position;
    app.state.job(game, new_game::open_read);
    Ok(())
}

/// Begins a game from the viewed position against a computer that plays by the games that count.
fn spar(level: &str) -> Result<Call, Refused> {
    let level = match level {
        "" => None,
        number => {
            let level = numbers::level(number);
            Some(level.map_err(|why| m::explorer::wrong_level(quoted(number), why))?)
        }
    };
    Ok(Call::new(move |app| spar_at(app, level)))
}

fn spar_at(app: &mut App, level: Option<Level>) -> Done {
    let App { state, features } = app;
    let explorer = &mut features.explorer;
    let Some(base) = explorer.base() else { return Ok(()) };
    explorer.source = Some(explorer.source(base, state));
    new_game::play_from_here(state, level)
}

/// Provides the sources of moves by which the computers of the game play: that of a sparring game, and otherwise in the
/// opening the games of the settings.
pub fn provide_move_sources(app: &mut App) {
    let App { state, features } = app;
    let explorer = &mut features.explorer;
    // The game for which it is has begun by now, or was refused.
    let source = explorer.source.take();
    let has_begun = state.changed().game;
    match (source, state.move_sources()) {
        (Some(source), _) if has_begun => {
            state.say(sentences::sparring(source.contents(), state.session()));
            state.play_by(MoveSources::Sparring(source));
        }
        (_, MoveSources::Sparring(_)) if !has_begun => {}
        _ => {
            let sources = explorer.sources_of_openings(state);
            state.play_by(sources);
        }
    }
}

/// Counts the rows of the viewed position if they are wanted, and those of another position than before,
/// and asks for the values of its moves.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let explorer = &mut features.explorer;
    if state.told_mut().has(|event| matches!(event, Event::Cancelled)) {
        explorer.opening = None;
    }
    if state.changed().game {
        let opening = explorer.opening.take();
        let plies = opening.and_then(|position| plies_before(state.game(), &position));
        if let Some(plies) = plies {
            state.view(plies);
        }
        let is_excluded = state.is_contest() || state.is_linked();
        if is_excluded || !are_othello(state.game().rules()) {
            explorer.scope = None;
        }
    }
    let wanted = explorer.wanted_position(state);
    let before = explorer.found.as_ref().map(|found| found.position);
    if before == wanted && before.is_some() {
        if let Some(found) = &mut explorer.found {
            found.know(state);
        }
        return;
    }
    if before.is_some() && explorer.scope == Some(Scope::ThisPosition) {
        explorer.scope = None;
    }
    explorer.found = None;
    state.engine.withdraw(Purpose::Explorer);
    let Some(position) = wanted.filter(|_| explorer.scope.is_some()) else { return };
    let Some(base) = explorer.base() else { return };
    let found = explorer.find(base, position);
    let game = state.viewed.line().up_to(state.viewed.ply());
    let spoken = sentences::spoken(explorer, &found, base, &game);
    explorer.found = Some(Box::new(found));
    state.tell(Event::Counted);
    state.say(Reply::new(Tone::Heard, spoken));
    state.note_hint();
    if position.to_move().is_some() {
        let time = match state.terms().confirmation {
            Confirmation::Ask => Duration::from_secs(8),
            // A script waits for it.
            Confirmation::Skip => Duration::from_secs(1),
        };
        state.engine.want(Purpose::Explorer, Evaluate { position, time }, valued);
    }
}

/// Takes in values, or that there will be none.
fn valued(app: &mut App, outcome: TaskOutcome<SearchReport>) {
    let App { state, features } = app;
    let Some(found) = &mut features.explorer.found else { return };
    match outcome {
        TaskOutcome::Part(report) => found.take(&report, state),
        TaskOutcome::Last(report) => {
            found.take(&report, state);
            state.engine.withdraw(Purpose::Explorer);
            let values = sentences::spoken_values(found);
            state.say(Reply::new(Tone::Heard, values.into_iter().collect()));
        }
        TaskOutcome::Failed(error) => {
            state.engine.withdraw(Purpose::Explorer);
            state.refuse(m::evaluation::failed(error.said()));
        }
    }
}
