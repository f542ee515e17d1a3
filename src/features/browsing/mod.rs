//! A look at earlier moments of the game, and the way to go on from one.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod words;

use crate::app::action::BrowsingAction;
use crate::app::event::{BrowsingEvent, Event};
use crate::app::refusal::{BrowsingRefusal, Refusal};
use crate::app::state::State;
use crate::i18n::m;
use crate::store::StoreRequest;

/// Views another moment of the game, or goes on from the viewed one.
pub fn act(action: BrowsingAction, state: &mut State) {
    let moves = state.viewed.line().plies().len();
    let viewed = state.viewed.ply();
    match action {
        BrowsingAction::Back => match viewed.checked_sub(1) {
            Some(ply) => state.view(ply),
            None => state.refuse(Refusal::Browsing(BrowsingRefusal::NoEarlierMove)),
        },
        BrowsingAction::Forward if viewed == moves => {
            state.refuse(Refusal::Browsing(BrowsingRefusal::NoLaterMove));
        }
        BrowsingAction::Forward => state.view(viewed + 1),
        BrowsingAction::Start => state.view(0),
        BrowsingAction::Current => {
            state.viewed.leave();
            state.tell(Event::Browsing(BrowsingEvent::Viewed));
        }
        BrowsingAction::Ply(ply) if ply > moves => {
            state.refuse(Refusal::Browsing(BrowsingRefusal::NoSuchMove { moves }));
        }
        BrowsingAction::Ply(ply) => state.view(ply),
        BrowsingAction::Rewind => rewind(state),
    }
}

/// Undoes every move after the viewed one. A variation becomes the game first.
fn rewind(state: &mut State) {
    let is_variation = state.viewed.is_in_variation();
    if is_variation && !state.viewed.can_vary() {
        return state.refuse(Refusal::not_yet());
    }
    while state.viewed.is_in_variation() {
        state.viewed.promote();
    }
    let Some(ply) = state.viewed.earlier_ply() else {
        if !is_variation {
            return state.refuse(Refusal::Browsing(BrowsingRefusal::NoLaterMove));
        }
        state.say(m::variations::made_main());
        state.told_mut().go_on();
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
