//! A look at earlier moments of the game, and the way to go on from one.

pub mod lines;
pub mod says;
pub mod words;

use crate::game::action::Browse;
use crate::game::event::{Annotated, BrowsingEvent, Event, VariationsEvent};
use crate::game::refusal::{BrowsingRefusal, Refusal, VariationsRefusal};
use crate::game::state::State;
use crate::store::StoreRequest;

/// Views another moment of the game without changing it.
pub fn browse(browse: Browse, state: &mut State) {
    let moves = state.viewed.line().plies().len();
    let viewed = state.viewed.ply();
    match browse {
        Browse::Back => match viewed.checked_sub(1) {
            Some(ply) => state.view(ply),
            None => state.refuse(Refusal::Browsing(BrowsingRefusal::NoEarlierMove)),
        },
        Browse::Forward if viewed == moves => {
            state.refuse(Refusal::Browsing(BrowsingRefusal::NoLaterMove));
        }
        Browse::Forward => state.view(viewed + 1),
        Browse::Start => state.view(0),
        Browse::Current => {
            state.viewed.leave();
            state.tell(Event::Browsing(BrowsingEvent::Viewed));
        }
        Browse::Ply(ply) if ply > moves => {
            state.refuse(Refusal::Browsing(BrowsingRefusal::NoSuchMove { moves }));
        }
        Browse::Ply(ply) => state.view(ply),
    }
}

/// Undoes every move after the viewed one. A variation becomes the game first.
pub fn rewind(state: &mut State) {
    let is_variation = state.viewed.is_in_variation();
    if is_variation && !state.viewed.can_vary() {
        return state.refuse(Refusal::Variations(VariationsRefusal::NotYet));
    }
    while state.viewed.is_in_variation() {
        state.viewed.promote();
    }
    let Some(ply) = state.viewed.earlier_ply() else {
        if !is_variation {
            return state.refuse(Refusal::Browsing(BrowsingRefusal::NoLaterMove));
        }
        state.tell(Event::Variations(VariationsEvent::Changed(Annotated::MadeMain)));
        return state.save();
    };
    state.viewed.leave();
    let plies = state.game().plies().len() - ply;
    if state.session().result().is_some() {
        let record = Box::new(state.session().record());
        state.store(StoreRequest::Keep(record));
    }
    state.viewed.undo_to(ply);
    state.pause_watched();
    state.tell(Event::Browsing(BrowsingEvent::Rewound { plies }));
    state.save();
}
