//! The heading of the game: players, event, round, date and official score.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
#[cfg(test)]
mod tests;
pub mod window;
pub mod words;

use othello_notation::draft::Draft;

use crate::game::action::TagsAction;
use crate::game::event::{Event, TagsEvent};
use crate::game::refusal::{Refusal, TagsRefusal};
use crate::game::state::State;

/// Shows or changes the heading of the game.
pub fn act(action: TagsAction, state: &mut State) {
    match action {
        TagsAction::Show => state.tell(Event::Tags(TagsEvent::Shown)),
        TagsAction::Write(heading) => write(&heading, state),
    }
}

fn write(heading: &Draft, state: &mut State) {
    if let Err(fault) = fault(heading) {
        return state.refuse(Refusal::Tags(fault));
    }
    state.session_mut().write_heading(heading);
    state.tell(Event::Tags(TagsEvent::Written));
    state.save();
}

/// Returns `Ok` if the date and the score are what they should be.
fn fault(heading: &Draft) -> Result<(), TagsRefusal> {
    heading.date().map_err(TagsRefusal::Date)?;
    heading.score().map_err(TagsRefusal::Score)?;
    Ok(())
}
