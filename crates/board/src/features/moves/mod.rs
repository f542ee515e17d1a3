//! Moves, undo and redo, resignation.

pub mod commands;

use othello_core::board::Color;
use othello_core::square::Square;
use othello_session::{Aid, Undone};
use othello_words::i18n::m;
use othello_words::names;
use othello_words::plies;

use crate::app::App;
use crate::app::event::Event;
use crate::app::reply::{After, Done, Refuse, Reply};
use crate::app::state::State;
use crate::features::browsing;
use crate::features::variations::sentences;

/// Plays squares from the viewed position, all of them or none. Moves that the line already has there are
/// browsed through; anything else in their place is a variation. Against the clock or a computer it is a branch
/// of the game itself, which may have to be confirmed.
fn play(app: &mut App, squares: &[Square]) -> Done {
    let App { state, features } = app;
    // A square that is none of the viewed position leaves everything as it is.
    let legal = state.viewed.position().legal_moves();
    if squares.first().is_some_and(|first| legal.contains(*first)) {
        state.lines.leave();
    }
    if features.link.plays(squares, state) {
        return Ok(());
    }
    let viewed = state.viewed.ply();
    let later = &state.viewed.line().plies()[viewed..];
    let known = later.iter().zip(squares).take_while(|(ply, square)| ply.square == **square);
    let known = known.count();
    let ply = viewed + known;
    let [first, ..] = squares[known..] else {
        state.view(ply);
        return Ok(());
    };
    let squares = &squares[known..];
    if state.viewed.is_browsing() && state.viewed.can_vary() {
        if known > 0 {
            state.view(ply);
        }
        if state.viewed.is_browsing() {
            return ask_to_vary(squares, state);
        }
    } else if state.viewed.is_in_variation() {
        return Err(m::variations::not_yet().into());
    }
    state.check(ply, squares, known)?;
    let later = state.game().plies().len() - ply;
    let question = match later {
        2.. => {
            let fate = features.saving.error().map_or("saved", |_| "unsaved");
            m::moves::ask_branch(fate, first.name(), later.to_string())
        }
        1 if state.is_clock_running() => m::moves::ask_replace(first.name()),
        _ => {
            state.play_from(ply, squares);
            return Ok(());
        }
    };
    let squares = squares.to_vec();
    state.ask_then(question, move |app| app.state.play_from(ply, &squares));
    Ok(())
}

/// Plays squares from the viewed moment as a variation. Whoever begins a new one in a game under way is asked, because
/// the wheel may have left the current position unnoticed; but not in a game that is being reviewed.
fn ask_to_vary(squares: &[Square], state: &mut State) -> Done {
    let mut position = state.viewed.position();
    for (number, &square) in (1..).zip(squares) {
        let illegal = |reason| plies::illegal(square, number, reason);
        position = position.play(square).map_err(illegal)?;
    }
    let is_new = || {
        let (at, annotations) = (state.viewed.moment(), state.viewed.annotations());
        !annotations.variations(at).any(|id| annotations.square(id) == squares[0])
    };
    let is_under_way = state.session().to_move().is_some();
    let is_studied = !state.session().review().plies.is_empty();
    if is_under_way && !is_studied && !state.viewed.is_in_variation() && is_new() {
        let played = state.game().plies().len().to_string();
        let squares = squares.to_vec();
        let question = m::moves::ask_variation(squares[0].name(), played);
        state.ask_then(question, move |app| vary(&squares, &mut app.state));
    } else {
        vary(squares, state);
    }
    Ok(())
}

/// Plays legal squares from the viewed moment as a variation, along the moves that are known there.
fn vary(squares: &[Square], state: &mut State) {
    for &square in squares {
        let at = state.viewed.moment();
        let next = state.session_mut().vary(at, square).expect("all squares have been checked");
        state.viewed.go_to(next);
        if let Some(&ply) = state.viewed.last_ply() {
            let moment = state.viewed.moment();
            let line = sentences::line(state.viewed.annotations(), moment).unwrap_or_default();
            let said = sentences::varied(&line, &ply, &state.shown_position());
            state.say(Reply::seen(said));
            state.tell(Event::Varied(ply));
        }
    }
    state.save();
}

/// Leaves a line, or undoes the removal of a variation, a look at another moment, or else the last move.
fn undo(app: &mut App) -> Done {
    if browsing::leave_line(app) {
        return Ok(());
    }
    let App { state, features } = app;
    let plies = state.viewed.plies_to_undo().filter(|_| !state.viewed.is_browsing());
    if plies.is_some_and(|plies| features.link.asks_to_undo(plies, state)) {
        return Ok(());
    }
    if state.viewed.restore() {
        state.say(m::variations::restored());
        state.save();
        return Ok(());
    }
    if state.viewed.leave() {
        state.say(m::moves::returned());
        return Ok(());
    }
    let plies = plies.ok_or_else(|| m::moves::nothing_to_undo().quiet())?;
    if state.is_clock_running() {
        let count = plies.max(1);
        state.ask_then(m::moves::ask_undo(count), move |app| {
            undo_plies(&mut app.state, plies);
        });
    } else {
        undo_plies(state, plies);
    }
    Ok(())
}

/// Undoes the end that a player made of the game, or else that many plies.
fn undo_plies(state: &mut State, plies: usize) {
    state.viewed.leave();
    state.pause_watched();
    for _ in 0..plies.max(1) {
        let Some(undone) = state.session_mut().undo() else { break };
        state.session_mut().note_aid(Aid::Undo);
        state.tell_undone(undone);
        if matches!(undone, Undone::Forfeit(_)) {
            break;
        }
    }
    state.save();
}

/// Returns to the current moment, or plays what was undone last again, up to the next turn of a person at this
/// keyboard.
fn redo(app: &mut App) -> Done {
    if app.state.viewed.is_browsing() {
        app.state.return_to_current();
        return Ok(());
    }
    let state = &mut app.state;
    while let Some(ply) = state.session_mut().redo() {
        state.told_mut().change_turn();
        let said = m::moves::redone(plies::placed(&ply), plies::named(&ply));
        let said = plies::followed_by_pass(said, &ply.after);
        state.tell(Event::Redone(ply));
        state.say(Reply::from(said).then(After::TurnAndBoard));
        if state.session().to_move().is_none_or(|color| state.viewed.is_at_keyboard(color)) {
            break;
        }
    }
    state.pause_watched();
    state.save();
    Ok(())
}

/// Asks the player to move, or else the person who waits for that player's move, whether to resign.
fn ask_to_resign(app: &mut App) -> Done {
    let App { state, features } = app;
    let Some(mover) = state.session().to_move() else { return Ok(()) };
    if features.link.refuses_to_resign(state) {
        return Ok(());
    }
    let players = state.session().players();
    let color = [mover, !mover].into_iter().find(|&color| players[color].is_human());
    let color = color.ok_or_else(m::moves::nobody_here)?;
    let question = m::moves::ask_resign(names::name(state.session(), color));
    state.ask_carefully(question, move |app| resign(app, color));
    Ok(())
}

fn resign(app: &mut App, color: Color) {
    let App { state, features } = app;
    state.viewed.leave();
    if features.link.resigns(state) {
        return;
    }
    if state.session_mut().resign(color) {
        state.say(Reply::only(After::Turn));
        state.save();
    }
}
