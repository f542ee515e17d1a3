//! Games that are played at two machines: another one decides what the clock shows and who has lost
//! by it, or the moves come by mail.

use std::time::Duration;

use super::Session;
use super::tag::SessionTag;
use othello_core::board::{ByColor, Color};
use othello_core::clock::Clock;
use othello_core::result::Forfeit;

/// The way of games that are played by electronic mail, as PGN names it.
const BY_MAIL: &str = "EM";

impl Session {
    /// Has the clock show that time for each player, if there is one. Nobody loses by it.
    pub fn synchronise_clock(&mut self, left: ByColor<Duration>) {
        if let Some(clock) = &mut self.clock {
            *clock = Clock::with_left(clock.control(), left);
        }
    }

    /// Notes that the moves go back and forth by mail or chat. It is kept with the game.
    pub fn note_mail(&mut self) {
        SessionTag::Mode.write(&mut self.tags, BY_MAIL);
    }

    /// Returns `true` if the moves go back and forth by mail or chat.
    pub fn is_by_mail(&self) -> bool {
        SessionTag::Mode.of(&self.tags) == Some(BY_MAIL)
    }

    /// Ends the game by the loss of a player on time; returns `false` if it is over already.
    pub fn lose_on_time(&mut self, color: Color) -> bool {
        self.lose(Forfeit::TimeOut(color))
    }
}
