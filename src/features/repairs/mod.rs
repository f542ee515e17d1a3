//! Games with faults: they are loaded up to the first, and repairs are offered.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
#[cfg(test)]
mod tests;
pub mod window;
pub mod words;

use othello_core::rules::Rules;
use othello_engine::doubt::MoveJudge;
use othello_notation::paste;
use othello_notation::sheet::Sheet;
use othello_notation::{Record, repair};

use crate::game::action::{Action, NewGameAction, RepairsAction};
use crate::game::event::{Event, RepairsEvent};
use crate::game::refusal::{Refusal, RepairsRefusal};
use crate::game::state::State;
use says::FaultyGame;

/// Moves of a scoresheet that is worth a repair, at least: of fewer nobody can say what was meant.
const FEWEST: usize = 9;

/// The game that was loaded up to its fault.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Repairs {
    /// The game whose repairs are offered.
    offered: Option<Box<FaultyGame>>,
    /// A game that is about to be loaded, if the players agree.
    awaited: Option<Box<FaultyGame>>,
}

/// Returns the game of a pasted text up to its fault, with repairs; `None` if there is no game in it, if it
/// has no fault, or if nobody can say what was meant.
pub fn faulty_game(text: &str, rules: Rules) -> Option<FaultyGame> {
    let error = paste::read(text, rules).err()?;
    let (sheet, start) = paste::faulty_sheet(text, rules)?;
    let repairs = repair::repairs(&sheet, start, None, &MoveJudge::new());
    let is_worth_it = sheet.len() >= FEWEST && !repairs.is_empty();
    let record = Record::from(Sheet::play(&sheet, start));
    is_worth_it.then(|| FaultyGame { fault: error.to_string(), record, repairs })
}

impl Repairs {
    /// Loads a game up to its fault, or takes one of the repairs.
    pub fn act(&mut self, action: RepairsAction, state: &mut State) {
        match action {
            RepairsAction::Load(faulty) => {
                let record = Box::new(faulty.record.clone());
                self.awaited = Some(faulty);
                state.told_mut().hand_on(Action::NewGame(NewGameAction::Opened(record)));
            }
            RepairsAction::Take(index) => self.take(index, state),
        }
    }

    /// Begins with the repairs of a game that was opened.
    pub fn begin_with(&mut self, faulty: FaultyGame) {
        self.offered = Some(Box::new(faulty));
    }

    /// Tells of the repairs of a game that was opened.
    pub fn begin(&self, state: &mut State) {
        if self.offered.is_some() {
            state.tell(Event::Repairs(RepairsEvent::Offered));
        }
    }

    /// Offers the repairs once the game is loaded, and until another one is.
    pub fn follow(&mut self, state: &mut State) {
        if state.changed().game {
            self.offered = self.awaited.take();
            if self.offered.is_some() {
                state.tell(Event::Repairs(RepairsEvent::Offered));
            }
        } else if state.question().is_none() {
            self.awaited = None;
        }
    }

    /// The game whose repairs are offered.
    pub fn offered(&self) -> Option<&FaultyGame> {
        self.offered.as_deref()
    }

    /// Puts a repair in place of the game; moves that both have stay as they are.
    fn take(&self, index: usize, state: &mut State) {
        let Some(faulty) = self.offered() else {
            return state.refuse(Refusal::Repairs(RepairsRefusal::NoRepairs));
        };
        let Some(repair) = faulty.repairs.get(index) else {
            let refusal = RepairsRefusal::OnlySoMany(faulty.repairs.len());
            return state.refuse(Refusal::Repairs(refusal));
        };
        let squares: Vec<_> = repair.game.plies().iter().map(|ply| ply.square).collect();
        let known = state.game().plies().iter().zip(&squares);
        let known = known.take_while(|(ply, square)| ply.square == **square).count();
        state.viewed.undo_to(known);
        state.viewed.leave();
        let mut rest = squares[known..].iter();
        let played = rest.try_for_each(|&square| state.session_mut().play(square));
        debug_assert!(played.is_ok(), "a repair is a legal game from the same start");
        state.told_mut().change_turn();
        state.tell(Event::Repairs(RepairsEvent::Taken(index)));
        state.save();
    }
}
