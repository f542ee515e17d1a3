//! The games that say something about a person's strength.

use super::tag::SessionTag;
use super::{Aid, Session};
use othello_core::board::Color;
use othello_core::rules::Rules;
use othello_engine::computer::Computer;
use othello_engine::estimate::PersonOutcome;
use othello_engine::level::Level;

/// The least plies of a game that counts although a player gave it up.
const LEAST_PLIES: usize = 20;

impl Session {
    /// Notes that the game says nothing about the person, if one plays against a computer. It is
    /// kept with the game.
    pub fn note_aid(&mut self, aid: Aid) {
        let is_computer = |color: Color| self.players[color].computer().is_some();
        let is_human = |color: Color| self.players[color].is_human();
        if Color::BOTH.into_iter().any(|color| is_human(color) && is_computer(!color)) {
            SessionTag::Aid.write(&mut self.tags, aid.name());
        }
    }

    /// Returns the level that a person has played in a game that is over, and the outcome for the
    /// person; `None` if the game says nothing about their strength: under other rules than those of
    /// Othello, from another start, with aid, or given up in its first moves.
    pub fn outcome_against_level(&self) -> Option<(Level, PersonOutcome)> {
        let result = self.result()?;
        let person = Color::BOTH.into_iter().find(|&color| self.players[color].is_human())?;
        let Some(Computer::Level(level)) = self.players[!person].computer() else { return None };
        let is_usual = self.game.rules() == Rules::OTHELLO && self.game.is_from_usual_start();
        let is_long = self.forfeit.is_none() || self.game.plies().len() >= LEAST_PLIES;
        if !is_usual || !is_long || SessionTag::Aid.of(&self.tags).is_some() {
            return None;
        }
        let outcome = match result.winner {
            None => PersonOutcome::Drawn,
            Some(winner) if winner == person => PersonOutcome::Won,
            Some(_) => PersonOutcome::Lost,
        };
        Some((*level, outcome))
    }
}
