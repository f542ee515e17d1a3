//! Looking at earlier positions of the game without changing it.

use super::desk::{Desk, Said};
use super::error::{Refusal, quoted};
use super::report;

impl Desk<'_> {
    /// The number of plies of the position that is looked at.
    pub(super) fn shown_plies(&self) -> usize {
        self.looked_at.unwrap_or(self.session.game().plies().len())
    }

    pub(super) fn back(&mut self) -> Said {
        match self.shown_plies().checked_sub(1) {
            Some(plies) => Ok(self.look_at(plies)),
            None => Refusal::because("there is no earlier move"),
        }
    }

    pub(super) fn on(&mut self) -> Said {
        match self.looked_at {
            Some(plies) => Ok(self.look_at(plies + 1)),
            None => Refusal::because("there is no later move"),
        }
    }

    /// Looks at the position after the move of that number.
    pub(super) fn at(&mut self, number: &str) -> Said {
        let last = self.session.game().plies().len();
        match number.parse() {
            Ok(plies) if plies <= last => Ok(self.look_at(plies)),
            Ok(_) => Refusal::because(format!("the game has {last} moves so far")),
            Err(_) => {
                let number = quoted(number);
                Refusal::because(format!("{number} is no number of a move, such as at 12"))
            }
        }
    }

    pub(super) fn look_at(&mut self, plies: usize) -> String {
        let last = self.session.game().plies().len();
        self.looked_at = Some(plies).filter(|&plies| plies < last);
        report::moment(&self.session, plies)
    }

    /// Takes back all moves after the one that is looked at.
    pub(super) fn continue_here(&mut self) -> Said {
        let Some(plies) = self.looked_at.take() else {
            return Refusal::because("you look at the game as it stands: play on");
        };
        while self.session.game().plies().len() > plies && self.session.undo().is_some() {}
        let taken_back = self.session.game().undone().len();
        let moves = if taken_back == 1 { "1 move".into() } else { format!("{taken_back} moves") };
        let turn = report::standing(&self.session);
        Ok(self.drawn(format!("{moves} taken back; redo plays them again. {turn}")))
    }
}
