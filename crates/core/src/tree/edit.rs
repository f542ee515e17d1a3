//! Changes to the order of lines: promotion, removal, and main lines that become variations.

use crate::game::Game;
use crate::tree::annotations::{Annotations, Moment, NodeId};

impl Annotations {
    /// Puts the variation that leads to a moment before the line from which it branches: it becomes
    /// the main line if it branches from that. Returns the same moment, which may be on the main
    /// line now.
    pub fn promote(&mut self, game: &mut Game, at: Moment) -> Moment {
        let Some(head) = self.head(at) else { return at };
        match self.parent(Moment::Side(head)).expect("a move has a moment before it") {
            parent @ Moment::Side(_) => {
                let others = self.detach_all(parent);
                self.attach(parent, head);
                others.into_iter().filter(|&id| id != head).for_each(|id| self.attach(parent, id));
                at
            }
            Moment::Main(plies) => {
                let line = self.first_line(head);
                self.make_main(game, plies, head);
                match at {
                    Moment::Side(id) => match line.iter().position(|&other| other == id) {
                        Some(index) => Moment::Main(plies + 1 + index),
                        // The moment is in a variation of the variation.
                        None => at,
                    },
                    Moment::Main(_) => at,
                }
            }
        }
    }

    /// Removes a move of a variation with all that follows it; returns the moment before it.
    pub fn remove(&mut self, id: NodeId) -> Moment {
        let parent = self.parent(Moment::Side(id)).expect("a move has a moment before it");
        self.retain_variations(parent, |other| other != id);
        parent
    }

    /// Makes a variation of the plies of the main line behind the first `plies`, with all that hangs
    /// on them, if anything does. The game is to lose these plies.
    pub fn keep_tail(&mut self, game: &Game, plies: usize) {
        if !self.reach_beyond(plies) {
            return;
        }
        let variations = self.detach_all(Moment::Main(plies));
        self.push_tail(game, plies);
        for id in variations {
            self.attach(Moment::Main(plies), id);
        }
    }

    /// Returns the first move of the variation that a moment is in: the one that is not the first
    /// after its own moment; `None` on the main line.
    fn head(&self, at: Moment) -> Option<NodeId> {
        let mut at = at;
        loop {
            let Moment::Side(id) = at else { return None };
            let parent = self.parent(at)?;
            let is_first = self.variations(parent).next() == Some(id);
            if matches!(parent, Moment::Main(_)) || !is_first {
                return Some(id);
            }
            at = parent;
        }
    }

    /// Returns the moves of a variation without those that branch from it.
    fn first_line(&self, head: NodeId) -> Vec<NodeId> {
        let next = |&id: &NodeId| self.variations(Moment::Side(id)).next();
        std::iter::successors(Some(head), next).collect()
    }

    /// Exchanges the main line behind some plies with a variation from there.
    fn make_main(&mut self, game: &mut Game, plies: usize, head: NodeId) {
        let start = Moment::Main(plies);
        let others = self.detach_all(start);
        self.push_tail(game, plies);
        others.into_iter().filter(|&id| id != head).for_each(|id| self.attach(start, id));
        let played = game.plies().len();
        let mut line = game.up_to(plies);
        for (index, id) in self.first_line(head).into_iter().enumerate() {
            line.play(self.square(id)).expect("each move of a variation is legal");
            self.move_branches(Moment::Side(id), Moment::Main(plies + 1 + index));
        }
        while played <= plies && line.plies().len() > played {
            line.undo();
        }
        *game = line;
    }

    /// Adds the moves behind some plies of the main line as a variation, and takes all that hangs on
    /// them along.
    fn push_tail(&mut self, game: &Game, plies: usize) {
        let mut at = Moment::Main(plies);
        let mut line = Vec::new();
        for ply in game.line().iter().skip(plies) {
            at = Moment::Side(self.push(at, ply.square));
            line.push(at);
        }
        // They come behind the moves of the line itself.
        for (index, at) in line.into_iter().enumerate() {
            self.move_branches(Moment::Main(plies + 1 + index), at);
        }
    }

    /// Moves all that hangs on a moment to another one, but for the next move of a variation, which
    /// is the first there.
    fn move_branches(&mut self, from: Moment, to: Moment) {
        let note = self.take_note(from);
        self.put_note(to, note);
        let own = usize::from(matches!(from, Moment::Side(_)));
        let variations = self.detach_all(from);
        variations.into_iter().skip(own).for_each(|id| self.attach(to, id));
    }
}
