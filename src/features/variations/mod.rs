//! Variations and notes at the viewed moment.

pub mod comment_editor;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod window;
pub mod words;

use crate::game::event::{Annotated, BrowsingEvent, VariationsEvent};
use crate::game::refusal::{BrowsingRefusal, VariationsRefusal};
use othello_core::square::Square;
use othello_core::tree::{Mark, Moment, Note, Sign};

use crate::game::action::{Sibling, VariationsAction};
use crate::game::event::Event;
use crate::game::refusal::Refusal;
use crate::game::state::State;

/// Changes the variations and the notes of the viewed moment, or goes to another variation.
pub fn act(annotate: VariationsAction, state: &mut State) {
    match annotate {
        VariationsAction::Sibling(step) => go_to_sibling(step, state),
        VariationsAction::View(at) => go_to(at, state),
        VariationsAction::Enter(number) => enter(number, state),
        VariationsAction::Leave => leave(state),
        VariationsAction::Promote => promote(state),
        VariationsAction::Remove => remove(state),
        VariationsAction::Comment(text) => comment(&text, state),
        VariationsAction::CycleSign => cycle_sign(state),
        VariationsAction::Sign(sign) => put_sign(sign, state),
        VariationsAction::CycleMark(square) => cycle_mark(square, state),
        VariationsAction::Mark(square, mark) => put_mark(square, mark, state),
    }
}

fn go_to(at: Moment, state: &mut State) {
    state.viewed.go_to(at);
    state.tell(Event::Browsing(BrowsingEvent::Viewed));
}

fn go_to_sibling(step: Sibling, state: &mut State) {
    let Some(at) = branching(state) else {
        return state.refuse(Refusal::Variations(VariationsRefusal::NoSibling));
    };
    let siblings: Vec<Moment> = state.viewed.siblings(at).collect();
    let Some(index) = siblings.iter().position(|&sibling| sibling == at) else { return };
    let index = match step {
        Sibling::Next => (index + 1) % siblings.len(),
        Sibling::Previous => (index + siblings.len() - 1) % siblings.len(),
    };
    go_to(siblings[index], state);
}

/// Returns the viewed moment, or else the next one of its line, if other moves are known in the place
/// of the move before it.
fn branching(state: &State) -> Option<Moment> {
    let (viewed, ply) = (&state.viewed, state.viewed.ply());
    let next = (ply < viewed.line().plies().len()).then(|| viewed.moment_after(ply + 1));
    [Some(viewed.moment()), next].into_iter().flatten().find(|&at| viewed.has_siblings(at))
}

/// Goes into a variation after the viewed moment, counted from 1.
fn enter(number: usize, state: &mut State) {
    let at = state.viewed.moment();
    let own = usize::from(matches!(at, Moment::Side(_)));
    let variations: Vec<_> = state.viewed.annotations().variations(at).skip(own).collect();
    match number.checked_sub(1).and_then(|index| variations.get(index)) {
        Some(&id) => go_to(Moment::Side(id), state),
        None => state.refuse(Refusal::Variations(VariationsRefusal::NoSuchVariation {
            variations: variations.len(),
        })),
    }
}

/// Goes back to the moment where the viewed variation begins.
fn leave(state: &mut State) {
    let annotations = state.viewed.annotations();
    let mut at = state.viewed.moment();
    let branch = loop {
        let Some(parent) = annotations.parent(at) else { break None };
        let is_side = matches!(at, Moment::Side(_));
        let is_own = match (parent, at) {
            (Moment::Side(_), Moment::Side(id)) => {
                annotations.variations(parent).next() == Some(id)
            }
            (Moment::Main(_) | Moment::Side(_), _) => false,
        };
        if is_side && !is_own {
            break Some(parent);
        }
        if !is_side {
            break state.viewed.branch();
        }
        at = parent;
    };
    match branch {
        Some(branch) => go_to(branch, state),
        None => state.refuse(Refusal::Variations(VariationsRefusal::NoVariation)),
    }
}

fn promote(state: &mut State) {
    if !state.viewed.is_in_variation() {
        return state.refuse(Refusal::Variations(VariationsRefusal::NoVariation));
    }
    if !state.viewed.can_vary() {
        return state.refuse(Refusal::Variations(VariationsRefusal::NotYet));
    }
    state.viewed.promote();
    let is_main = !state.viewed.is_in_variation();
    annotated(if is_main { Annotated::MadeMain } else { Annotated::Promoted }, state);
}

fn remove(state: &mut State) {
    if state.viewed.remove() {
        annotated(Annotated::Removed, state);
    } else {
        state.refuse(Refusal::Variations(VariationsRefusal::NoVariation));
    }
}

fn comment(text: &str, state: &mut State) {
    let text = text.trim();
    let text: String = text.chars().filter(|&c| !c.is_control() || c == '\n').collect();
    let change = if text.is_empty() { Annotated::Uncommented } else { Annotated::Commented };
    note_mut(state).comment = text;
    annotated(change, state);
}

fn cycle_sign(state: &mut State) {
    let next = match symbol(state) {
        None => Some(Sign::ALL[0]),
        Some(sign) => Sign::ALL.into_iter().skip_while(|known| *known != sign).nth(1),
    };
    put_sign(next, state);
}

/// Returns the sign of the viewed move that is written as a symbol.
fn symbol(state: &State) -> Option<Sign> {
    let signs = state.viewed.note().map(Note::signs).unwrap_or_default();
    signs.iter().copied().find(|sign| sign.symbol().is_some())
}

/// Gives the viewed move a sign in place of another one, or none.
fn put_sign(sign: Option<Sign>, state: &mut State) {
    if state.viewed.annotations().parent(state.viewed.moment()).is_none() {
        return state.refuse(Refusal::Browsing(BrowsingRefusal::NoEarlierMove));
    }
    let before = symbol(state);
    let note = note_mut(state);
    if let Some(before) = before {
        note.remove_sign(before);
    }
    if let Some(sign) = sign {
        note.add_sign(sign);
    }
    annotated(Annotated::Marked, state);
}

fn cycle_mark(square: Square, state: &mut State) {
    let mut marks = state.viewed.note().into_iter().flat_map(Note::marks);
    let marked = marks.find(|(_, marked)| *marked == square);
    let mut shapes = Mark::SHAPES.into_iter();
    let next = match marked {
        None => shapes.next(),
        Some((mark, _)) => shapes.skip_while(|known| known != mark).nth(1),
    };
    put_mark(square, next, state);
}

/// Gives a square a mark in place of its own, or none.
fn put_mark(square: Square, mark: Option<Mark>, state: &mut State) {
    let note = note_mut(state);
    note.clear_marks(square);
    if let Some(mark) = mark {
        note.add_mark(mark, square);
    }
    annotated(Annotated::Marked, state);
}

fn note_mut(state: &mut State) -> &mut Note {
    let at = state.viewed.moment();
    state.session_mut().annotations_mut().note_mut(at)
}

fn annotated(change: Annotated, state: &mut State) {
    state.tell(Event::Variations(VariationsEvent::Changed(change)));
    state.save();
}
