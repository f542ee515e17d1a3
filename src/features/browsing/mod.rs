//! A look at earlier moments of the game, and the way to go on from one.

pub mod commands;
pub mod report;

use crate::app::App;
use crate::app::needs::{CAN_VARY, NO_EXERCISE, NOT_PAUSED, Need, check};
use crate::app::reply::{After, Done, Reply, Tone};
use crate::i18n::{Text, m};
use crate::line::error::quoted;
use crate::plies::{self, pass_before};
use crate::store::StoreRequest;

/// The conditions of each look at another moment.
const ALLOWED: &[&Need] = &[&NO_EXERCISE, &NOT_PAUSED];

fn back(app: &mut App) -> Done {
    let earlier = app.state.viewed.ply().checked_sub(1);
    app.state.view(earlier.ok_or_else(|| m::browsing::no_earlier_move().heard())?);
    Ok(())
}

fn on(app: &mut App) -> Done {
    let viewed = app.state.viewed.ply();
    if viewed == app.state.viewed.line().plies().len() {
        return Err(m::browsing::no_later_move().heard());
    }
    app.state.view(viewed + 1);
    Ok(())
}

fn start(app: &mut App) -> Done {
    app.state.view(0);
    Ok(())
}

fn end(app: &mut App) -> Done {
    app.state.return_to_current();
    Ok(())
}

fn at(app: &mut App, number: &str) -> Done {
    view(app, number.parse().map_err(|_| m::browsing::wrong_number(quoted(number)))?)
}

/// Views the position after that many plies of the viewed line.
pub fn view(app: &mut App, ply: usize) -> Done {
    check(ALLOWED, app)?;
    let moves = app.state.viewed.line().plies().len();
    if ply > moves {
        return Err(m::browsing::no_such_move(moves).into());
    }
    app.state.view(ply);
    Ok(())
}

/// Undoes every move after the viewed one. A variation becomes the game first.
pub fn rewind(app: &mut App) -> Done {
    check(ALLOWED, app)?;
    let App { state, features } = app;
    if state.viewed.is_browsing() {
        let plies = state.game().plies().len().saturating_sub(state.viewed.ply());
        if features.link.asks_to_undo(plies, state) {
            return Ok(());
        }
    }
    let is_variation = state.viewed.is_in_variation();
    if is_variation {
        CAN_VARY.check(app)?;
    }
    let state = &mut app.state;
    while state.viewed.is_in_variation() {
        state.viewed.promote();
    }
    let Some(ply) = state.viewed.earlier_ply() else {
        if !is_variation {
            return Err(m::browsing::no_later_move().heard());
        }
        state.say(m::variations::made_main());
        state.told_mut().go_on();
        state.save();
        return Ok(());
    };
    state.viewed.leave();
    let plies = state.game().plies().len() - ply;
    if state.session().result().is_some() {
        let record = Box::new(state.session().record());
        state.store(StoreRequest::Keep(record));
    }
    state.viewed.undo_to(ply);
    state.pause_watched();
    state.say(Reply::from(m::browsing::rewound(plies)).then(After::TurnAndBoard));
    state.save();
    Ok(())
}

/// Lists all moves of the viewed line with their numbers, a line each.
fn list(app: &mut App) -> Done {
    let game = app.viewed().line();
    let mut lines: Vec<Text> = Vec::new();
    if game.plies().is_empty() {
        lines.push(m::plies::no_moves());
    } else {
        lines.extend(pass_before(&game.start()).map(m::browsing::at_start));
        let moves = (1..).zip(game.plies());
        lines.extend(moves.map(|(number, ply): (usize, _)| {
            m::browsing::listed(number.to_string(), plies::ply(ply))
        }));
    }
    if app.viewed().is_in_variation() {
        lines.push(m::browsing::in_variation());
    }
    app.state.say(Reply::new(Tone::Quiet, lines));
    Ok(())
}
