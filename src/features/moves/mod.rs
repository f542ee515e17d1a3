//! Moves, undo and redo, resignation.

pub mod commands;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod words;

use crate::app::App;
use crate::app::action::MovesAction;
use crate::app::event::{MovesEvent, MovesQuestion};
use crate::app::refusal::MovesRefusal;
use crate::app::reply::{Done, Reply};
use crate::features::variations::notes;
use crate::i18n::m;
use othello_core::board::Color;
use othello_core::square::Square;
use othello_session::{Aid, Undone};

use crate::app::event::{Event, Question};
use crate::app::refusal::Refusal;
use crate::app::state::State;

/// Changes the moves of the game.
pub fn act(action: MovesAction, state: &mut State) {
    match action {
        MovesAction::Play(squares) => play(&squares, state),
        // The app calls it.
        MovesAction::Undo => {}
        MovesAction::Redo => redo(state),
        MovesAction::Resign => ask_to_resign(state),
    }
}

/// Does what was asked, after a yes.
pub fn confirmed(question: MovesQuestion, state: &mut State) {
    match question {
        MovesQuestion::Undo { plies } => undo_plies(plies, state),
        MovesQuestion::Resign { color } => resign(color, state),
        MovesQuestion::Branch { ply, squares } => state.play_from(ply, &squares),
    }
}

/// Plays squares from the viewed position. Moves that the line already has there are browsed through;
/// anything else in their place is a variation. Against the clock or a computer it is a branch of the
/// game itself, which may have to be confirmed.
fn play(squares: &[Square], state: &mut State) {
    let viewed = state.viewed.ply();
    let later = &state.viewed.line().plies()[viewed..];
    let known = later.iter().zip(squares).take_while(|(ply, square)| ply.square == **square);
    let known = known.count();
    let ply = viewed + known;
    let squares = &squares[known..];
    if squares.is_empty() {
        return state.view(ply);
    }
    if state.viewed.is_browsing() && state.viewed.can_vary() {
        if known > 0 {
            state.view(ply);
        }
        if state.viewed.is_browsing() {
            return vary(squares, state);
        }
    } else if state.viewed.is_in_variation() {
        return state.refuse(Refusal::not_yet());
    }
    if let Err(refusal) = state.check(ply, squares, known) {
        return state.refuse(refusal);
    }
    let later = state.game().plies().len() - ply;
    let is_serious = state.is_clock_running() || state.session().result().is_some();
    if later > 1 || later == 1 && is_serious {
        state.ask(Question::Moves(MovesQuestion::Branch { ply, squares: squares.to_vec() }));
    } else {
        state.play_from(ply, squares);
    }
}

/// Plays squares from the viewed moment as a variation, along the moves that are known there.
fn vary(squares: &[Square], state: &mut State) {
    let mut position = state.viewed.position();
    for (number, &square) in (1..).zip(squares) {
        match position.play(square) {
            Ok(after) => position = after,
            Err(reason) => return state.refuse(Refusal::IllegalMove { square, number, reason }),
        }
    }
    for &square in squares {
        let at = state.viewed.moment();
        let next = state.session_mut().vary(at, square).expect("all squares have been checked");
        state.viewed.go_to(next);
        if let Some(&ply) = state.viewed.last_ply() {
            let moment = state.viewed.moment();
            let line = notes::line(state.viewed.annotations(), moment).unwrap_or_default();
            let said = notes::varied(&line, &ply, &state.shown_position());
            state.say(Reply::seen(said));
            state.tell(Event::Varied(ply));
        }
    }
    state.save();
}

/// Undoes the removal of a variation, a look at another moment, or else the last move.
pub fn undo(app: &mut App) -> Done {
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
        state.tell(Event::Moves(MovesEvent::ReturnedToCurrent));
        return Ok(());
    }
    let plies = state.viewed.plies_to_undo();
    let plies = plies.ok_or(Refusal::Moves(MovesRefusal::NothingToUndo))?;
    if state.is_clock_running() {
        state.ask(Question::Moves(MovesQuestion::Undo { plies }));
    } else {
        undo_plies(plies, state);
    }
    Ok(())
}

/// Undoes the end that a player made of the game, or else that many plies.
pub fn undo_plies(plies: usize, state: &mut State) {
    state.viewed.leave();
    state.take_question();
    state.pause_watched();
    for _ in 0..plies.max(1) {
        let Some(undone) = state.session_mut().undo() else { break };
        state.session_mut().note_aid(Aid::Undo);
        state.told_mut().change_turn();
        state.tell(Event::Moves(MovesEvent::Undone(undone)));
        if matches!(undone, Undone::Forfeit(_)) {
            break;
        }
    }
    state.save();
}

/// Plays what was undone last again, up to the next turn of a person at this keyboard.
fn redo(state: &mut State) {
    if state.viewed.is_browsing() {
        return state.return_to_current();
    }
    let mut has_redone = false;
    while let Some(ply) = state.session_mut().redo() {
        has_redone = true;
        state.told_mut().change_turn();
        state.tell(Event::Moves(MovesEvent::Redone(ply)));
        if state.session().to_move().is_none_or(|color| state.viewed.is_at_keyboard(color)) {
            break;
        }
    }
    if has_redone {
        state.pause_watched();
        state.save();
    } else {
        state.refuse(Refusal::Moves(MovesRefusal::NothingToRedo));
    }
}

/// Asks the player to move, or else the person who waits for that player's move, whether to resign.
fn ask_to_resign(state: &mut State) {
    let Some(mover) = state.session().to_move() else { return state.refuse(Refusal::GameOver) };
    let players = state.session().players();
    match [mover, !mover].into_iter().find(|&color| players[color].is_human()) {
        Some(color) => state.ask(Question::Moves(MovesQuestion::Resign { color })),
        None => state.refuse(Refusal::Moves(MovesRefusal::NoPlayerHere)),
    }
}

/// Resigns for a player.
fn resign(color: Color, state: &mut State) {
    state.viewed.leave();
    if state.session_mut().resign(color) {
        state.tell(Event::Moves(MovesEvent::Resigned(color)));
        state.save();
    } else {
        state.refuse(Refusal::GameOver);
    }
}
