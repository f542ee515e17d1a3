//! The moment that is viewed while it is not the current one, and the line to which it belongs.

use std::sync::Arc;

use othello_core::game::Game;
use othello_core::result::GameResult;
use othello_core::tree::{Annotations, Moment};
use othello_session::Session;

/// The viewed moment, if it is not the current one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Viewed {
    /// The plies before it on its line.
    ply: Option<usize>,
    /// The line, if it is not the game itself.
    line: Option<Box<SideLine>>,
    removed: Option<Arc<Removed>>,
}

/// The variation that was removed last.
#[derive(Debug, PartialEq)]
struct Removed {
    at: Moment,
    /// The annotations with it.
    before: Annotations,
    /// The game, its result and the annotations without it.
    after: (Game, Option<GameResult>, Annotations),
    /// The variation that was removed before.
    earlier: Option<Arc<Self>>,
}

/// The line of a variation, from the start of the game to its last move.
#[derive(Clone, Debug, PartialEq)]
struct SideLine {
    game: Game,
    /// The moments of the line by the plies before them.
    moments: Vec<Moment>,
}

impl Viewed {
    /// Returns the plies before the viewed moment.
    pub(super) const fn ply(&self) -> Option<usize> {
        self.ply
    }

    /// Returns the line of the viewed moment, if it is not the game itself.
    pub(super) fn game(&self) -> Option<&Game> {
        self.line.as_ref().map(|line| &line.game)
    }

    /// Returns the moment after so many plies of the line.
    pub(super) fn moment(&self, ply: usize) -> Moment {
        self.line.as_ref().map_or(Moment::Main(ply), |line| line.moments[ply])
    }

    /// Returns the moment where the variation branches from the game.
    pub(super) fn branch(&self) -> Option<Moment> {
        let line = self.line.as_ref()?;
        line.moments.iter().rev().find(|at| matches!(at, Moment::Main(_))).copied()
    }

    /// Views the current moment again; returns `true` if another one was viewed.
    pub(super) fn leave(&mut self) -> bool {
        self.line = None;
        self.ply.take().is_some()
    }

    /// Remembers a variation that has been removed from a session, and the annotations with it.
    pub(super) fn remember_removed(&mut self, at: Moment, before: Annotations, session: &Session) {
        let (after, earlier) = (state(session), self.removed.take());
        self.removed = Some(Arc::new(Removed { at, before, after, earlier }));
    }

    /// Returns the variation that was removed last and the annotations with it, once and as long as
    /// nothing else has changed.
    pub(super) fn take_removed(&mut self, session: &Session) -> Option<(Moment, Annotations)> {
        let removed = self.removed.take().filter(|removed| removed.after == state(session))?;
        self.removed.clone_from(&removed.earlier);
        Some((removed.at, removed.before.clone()))
    }

    /// Views another moment of the same line. On the game itself, `current` plies are the current
    /// moment.
    pub(super) fn view(&mut self, ply: usize, current: usize) {
        self.ply = Some(ply).filter(|&ply| self.line.is_some() || ply < current);
    }

    /// Views a moment; its line goes on with the first moves of the variation.
    pub(super) fn go_to(&mut self, at: Moment, game: &Game, annotations: &Annotations) {
        let Moment::Side(_) = at else {
            self.line = None;
            let Moment::Main(ply) = at else { return };
            return self.view(ply, game.plies().len());
        };
        let mut moments = vec![at];
        while let Some(parent) = annotations.parent(*moments.last().unwrap_or(&at)) {
            moments.push(parent);
        }
        moments.reverse();
        self.ply = Some(moments.len() - 1);
        let mut end = at;
        while let Some(next) = annotations.next(game, end) {
            moments.push(next);
            end = next;
        }
        let game = annotations.game_at(game, end);
        self.line = Some(Box::new(SideLine { game, moments }));
    }
}

fn state(session: &Session) -> (Game, Option<GameResult>, Annotations) {
    (session.game().clone(), session.result(), session.annotations().clone())
}
