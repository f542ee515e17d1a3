//! The values that are kept with a game: those of its moves, and those of the variations.

use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::{Elements, Moment};
use othello_engine::knowledge::Finding;
use othello_engine::review::kept::score;
use othello_engine::{Line, Value};
use othello_home::jobs::knowledge::Learn;

use crate::app::App;
use crate::app::state::State;
use crate::features::lines::state::KeptValues;

/// Keeps a line as a variation from the viewed moment, with its value; along the moves that are known there.
pub(super) fn keep(state: &mut State, line: &Line) {
    let Some(mover) = state.viewed.position().to_move() else { return };
    let mut at = state.viewed.moment();
    for (number, &square) in line.moves.iter().enumerate() {
        let Ok(next) = state.session_mut().vary(at, square) else { break };
        at = next;
        if number == 0 {
            let note = state.session_mut().annotations_mut().note_mut(at);
            note.comment = score(line.value, mover).noted_in(&note.comment);
        }
    }
}

/// Learns what is kept with the game: what searches have found of its moves, and of those of its variations.
pub fn learn(state: &mut State) {
    let findings = findings(state);
    state.knowledge.learn_all(findings);
}

/// Has it learned elsewhere, if that was left for now.
pub fn begin(app: &mut App) {
    let App { state, features } = app;
    if features.lines.kept != KeptValues::Left {
        return;
    }
    let findings = findings(state);
    if findings.is_empty() {
        features.lines.kept = KeptValues::Learned;
        return;
    }
    features.lines.kept = KeptValues::Awaited;
    state.job(Learn(findings), |app, learned| {
        app.features.lines.kept = KeptValues::Learned;
        let meanwhile = std::mem::replace(&mut app.state.knowledge, learned);
        app.state.knowledge.learn_from(meanwhile);
    });
}

fn findings(state: &State) -> Vec<(Position, Finding)> {
    let notes = of_notes(state).into_iter().map(|(before, line)| (before, Finding::Move(line)));
    notes.chain(state.session().review().findings(state.game())).collect()
}

/// Returns the moves on which a note has a value, each with the position before it.
fn of_notes(state: &State) -> Vec<(Position, Line)> {
    let (game, annotations) = (state.game(), state.viewed.annotations());
    let value = |at: Moment| {
        let (value, _) = state.viewed.kept_value(at)?;
        let before = annotations.position(game, annotations.parent(at)?);
        let is_found = !matches!(value, Value::Estimated { depth: 0, .. });
        is_found.then(|| (before, Line { value, moves: moves_from(state, at) }))
    };
    Elements::behind_moves(annotations, game.line().len()).moments().filter_map(value).collect()
}

/// Returns the move that leads to a moment, and in a variation those behind it: the game may go on with others than the
/// best ones.
fn moves_from(state: &State, at: Moment) -> Vec<Square> {
    let (game, annotations) = (state.game(), state.viewed.annotations());
    let is_side = |at: &Moment| matches!(at, Moment::Side(_));
    let next = |at: &Moment| annotations.next(game, *at).filter(is_side);
    let moments = std::iter::successors(Some(at), |at| next(at).filter(|_| is_side(at)));
    let plies = moments.filter_map(|at| annotations.ply(game, at));
    plies.map(|ply| ply.square).collect()
}
