//! The variations of the game of a session, and the notes on its moves.

use super::Session;
use othello_core::position::IllegalMove;
use othello_core::square::Square;
use othello_core::tree::{Annotations, Moment};

impl Session {
    /// Returns the variations of the game and the notes on its moves.
    pub const fn annotations(&self) -> &Annotations {
        &self.annotations
    }

    /// Returns the variations and the notes, to be changed. The game they hang on stays.
    pub const fn annotations_mut(&mut self) -> &mut Annotations {
        &mut self.annotations
    }

    /// Goes on from a moment with a move, along a variation if the game itself does not.
    ///
    /// # Errors
    /// Returns the reason why the square cannot be played.
    pub fn vary(&mut self, at: Moment, square: Square) -> Result<Moment, IllegalMove> {
        self.annotations.play(&self.game, at, square)
    }

    /// Puts the variation that leads to a moment before the line from which it branches; returns the
    /// same moment. If the game itself becomes another one, a result that was given for it is void,
    /// and evaluations of moves that are in it no longer are comments on them.
    pub fn promote(&mut self, at: Moment) -> Moment {
        let before = self.game.clone();
        let annotations = &mut self.annotations;
        let promoted = annotations.promote(&mut self.game, at);
        let (old, new) = (before.line(), self.game.line());
        let plies = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        if plies == old.len().max(new.len()) {
            // A variation of a variation leaves the game as it is.
            return promoted;
        }
        self.forfeit = None;
        self.tags.remove_stated_result();
        // The moves that were the game's are the first variation beside those that are now.
        let mut replaced = annotations.variations(Moment::Main(plies)).next();
        for index in plies..old.len() {
            let Some(id) = replaced else { break };
            if let Some(evaluation) = self.evaluations.get(index) {
                annotations.note_mut(Moment::Side(id)).add_comment(&evaluation.to_string());
            }
            replaced = annotations.variations(Moment::Side(id)).next();
        }
        self.evaluations.truncate(plies);
        promoted
    }
}
