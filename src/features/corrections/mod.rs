//! Corrections: errors over the board that the players went on from.
//!
//! A disc was not flipped, one too many was, or somebody moved twice, and nobody noticed: the game goes on
//! from what stands on the board. The correction belongs to the last ply, so that undo and redo take it
//! along. On the screen it is made in a mode in which a square that is chosen is corrected instead of
//! played; anything else that a player does ends the mode.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
#[cfg(test)]
mod tests;
pub mod words;

use othello_core::board::{Board, Color};
use othello_core::correction::{Correction, CorrectionError};
use othello_core::game::Ply;
use othello_core::square::Square;

use crate::game::action::{Action, CorrectionsAction, MovesAction};
use crate::game::event::{CorrectionsEvent, Event};
use crate::game::refusal::{CorrectionsRefusal, Refusal};
use crate::game::state::State;
use crate::store::StoreRequest;

/// Takes a move as the square to be corrected and an undo as the way back to the rules, while squares are
/// corrected; any other action of a player ends the mode.
pub fn admit(action: Action, state: &mut State) -> Option<Action> {
    match action {
        action if !state.is_being_corrected() => return Some(action),
        Action::Moves(MovesAction::Play(squares)) => {
            for square in squares {
                turn_disc(square, state);
            }
        }
        Action::Moves(MovesAction::Undo) => restore(state),
        Action::Corrections(_) => return Some(action),
        action => {
            if action.is_by_player() {
                state.correct_after(None);
            }
            return Some(action);
        }
    }
    None
}

/// Corrects the current position, or begins or ends the mode.
pub fn act(action: CorrectionsAction, state: &mut State) {
    match action {
        CorrectionsAction::Begin => match check(state) {
            Ok(_) => {
                state.correct_after(Some(state.game().plies().len()));
                state.tell(Event::Corrections(CorrectionsEvent::Begun));
            }
            Err(refusal) => state.refuse(Refusal::Corrections(refusal)),
        },
        CorrectionsAction::End => {
            state.correct_after(None);
            state.tell(Event::Corrections(CorrectionsEvent::Ended));
        }
        CorrectionsAction::Turn(square) => turn_disc(square, state),
        CorrectionsAction::Put(square, disc) => {
            correct(state, |ply| Correction {
                board: put(ply.after.board(), square, disc),
                next: ply.after.next(),
            });
        }
        CorrectionsAction::GiveTurn(color) => {
            correct(state, |ply| {
                let position = ply.after;
                let now = position.to_move().unwrap_or(position.next());
                Correction { board: position.board(), next: color.unwrap_or(!now) }
            });
        }
        CorrectionsAction::Restore => restore(state),
    }
}

/// Ends the mode when another position is on the board than the one that is corrected.
pub fn follow(state: &mut State) {
    let Some(plies) = state.corrected_after() else { return };
    let is_same = plies == state.game().plies().len() && check(state).is_ok();
    if state.changed().game || !is_same {
        state.correct_after(None);
    }
}

/// Returns the last ply if the position after it can be corrected.
fn check(state: &State) -> Result<Ply, CorrectionsRefusal> {
    let viewed = &state.viewed;
    let game = state.game();
    let last = game.plies().last().filter(|_| game.plies().len() > state.session().given());
    let last = last.ok_or(CorrectionsRefusal::Error(CorrectionError::Start))?;
    if viewed.is_browsing() {
        return Err(CorrectionsRefusal::Browsing);
    }
    if viewed.is_forfeited() {
        return Err(CorrectionsRefusal::Forfeited);
    }
    if state.is_contest() {
        return Err(CorrectionsRefusal::Contest);
    }
    if viewed.annotations().reach_beyond(game.plies().len()) {
        return Err(CorrectionsRefusal::Followed);
    }
    let tried = last.by_rules().corrected(game.position().as_correction());
    tried.map(|_| *last).map_err(CorrectionsRefusal::Error)
}

/// Corrects the current position, given the last ply.
fn correct(state: &mut State, correction: impl FnOnce(&Ply) -> Correction) {
    let undone = state.undone_line();
    let corrected = check(state).and_then(|ply| {
        let corrected = state.session_mut().correct(correction(&ply));
        corrected.map_err(CorrectionsRefusal::Error)
    });
    match corrected {
        Ok(()) => {
            if let Some(line) = undone.filter(|_| state.game().undone().is_empty()) {
                state.store(StoreRequest::Keep(line));
            }
            state.told_mut().change_turn();
            state.tell(Event::Corrections(CorrectionsEvent::Corrected));
            state.save();
        }
        Err(refusal) => state.refuse(Refusal::Corrections(refusal)),
    }
}

fn restore(state: &mut State) {
    if state.game().plies().last().is_some_and(|ply| ply.uncorrected.is_none()) {
        return state.refuse(Refusal::Corrections(CorrectionsRefusal::NotCorrected));
    }
    correct(state, |ply| ply.by_rules().as_correction());
}

/// Turns the disc on a square; one that was turned already is taken from the board, and then it is again
/// what the rules give.
fn turn_disc(square: Square, state: &mut State) {
    correct(state, |ply| {
        let ruled = ply.by_rules().board().disc(square);
        let turned = ruled.map_or(Color::Black, |color| !color);
        let order = match ruled {
            Some(_) => [ruled, Some(turned), None],
            None => [None, Some(turned), Some(!turned)],
        };
        let board = ply.after.board();
        let now = order.iter().position(|disc| *disc == board.disc(square)).unwrap_or(0);
        Correction { board: put(board, square, order[(now + 1) % 3]), next: ply.after.next() }
    });
}

/// Returns a board with another disc on a square, or none.
fn put(board: Board, square: Square, disc: Option<Color>) -> Board {
    match disc {
        Some(color) => board.with(color, square.into()),
        None => board.without(square.into()),
    }
}
