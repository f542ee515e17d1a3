//! The session of play, and the moment of its game that is viewed.

use std::sync::Arc;

use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::position::{IllegalMove, Position};
use othello_core::result::GameResult;
use othello_core::square::Square;
use othello_core::tree::{Annotations, Moment, Note};
use othello_engine::Value;
use othello_engine::review::kept;
use othello_notation::evaluation::Score;
use othello_session::{Aid, Session};

/// The session of play, and the moment of its game that is viewed.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewedGame {
    session: Session,
    /// The plies before the viewed moment on its line, if it is not the current one.
    ply: Option<usize>,
    /// The line, if it is not the game itself.
    line: Option<Box<SideLine>>,
    removed: Option<Arc<Removed>>,
}

/// The positions about which something is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The viewed position, until another one is viewed.
    ThisPosition,
    EveryPosition,
}

/// The variation that was removed last.
#[derive(Debug, PartialEq)]
struct Removed {
    at: Moment,
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

impl ViewedGame {
    /// Views the current position of a session.
    pub const fn new(session: Session) -> Self {
        Self { session, ply: None, line: None, removed: None }
    }

    /// The players, their game, its clock and their match.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    pub const fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    pub const fn game(&self) -> &Game {
        self.session.game()
    }

    /// The line of the viewed moment: the game, or a variation with the moves that lead to it.
    pub fn line(&self) -> &Game {
        self.line.as_ref().map_or(self.session.game(), |line| &line.game)
    }

    /// The number of plies before the viewed moment on its line.
    pub fn ply(&self) -> usize {
        self.ply.unwrap_or(self.game().plies().len())
    }

    /// The number of plies before the viewed moment, if it is not the current one.
    pub const fn earlier_ply(&self) -> Option<usize> {
        self.ply
    }

    /// Returns `true` if an earlier moment, or one of a variation, is viewed.
    pub const fn is_browsing(&self) -> bool {
        self.ply.is_some()
    }

    pub fn position(&self) -> Position {
        self.line().position_at(self.ply())
    }

    /// The ply that led to the viewed position.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.line().plies().get(self.ply().checked_sub(1)?)
    }

    pub fn moment(&self) -> Moment {
        self.moment_after(self.ply())
    }

    /// The moment after that many plies of the viewed line.
    pub fn moment_after(&self, ply: usize) -> Moment {
        self.line.as_ref().map_or(Moment::Main(ply), |line| line.moments[ply])
    }

    /// The moment where the viewed variation branches from the game.
    pub fn branch(&self) -> Option<Moment> {
        let line = self.line.as_ref()?;
        line.moments.iter().rev().find(|at| matches!(at, Moment::Main(_))).copied()
    }

    /// Returns `true` if the viewed moment is in a variation.
    pub fn is_in_variation(&self) -> bool {
        matches!(self.moment(), Moment::Side(_))
    }

    /// The variations of the game and the notes on its moves.
    pub const fn annotations(&self) -> &Annotations {
        self.session.annotations()
    }

    /// The note on the viewed moment.
    pub fn note(&self) -> Option<&Note> {
        self.annotations().note(self.moment())
    }

    /// The moments after the moves that are known in the place of the move before a moment, that one
    /// included. Moves undone are not among them.
    pub fn siblings(&self, at: Moment) -> impl Iterator<Item = Moment> + '_ {
        let (game, annotations) = (self.session.game(), self.session.annotations());
        let played = game.plies().len();
        let parent = annotations.parent(at).into_iter();
        let siblings = parent.flat_map(move |parent| annotations.children(game, parent));
        siblings.filter(move |at| !matches!(at, Moment::Main(plies) if *plies > played))
    }

    /// Returns `true` if other moves are known in the place of the move before a moment.
    pub fn has_siblings(&self, at: Moment) -> bool {
        self.siblings(at).nth(1).is_some()
    }

    /// Returns the moves that were tried from the viewed moment, if its line ends there.
    pub fn tried(&self) -> Vec<Moment> {
        let is_end = self.ply() == self.line().plies().len();
        let tried = self.annotations().variations(self.moment()).map(Moment::Side);
        tried.filter(|_| is_end).collect()
    }

    /// Returns the value that is kept with the move before a moment, for the player who has made it.
    pub fn kept_value(&self, at: Moment) -> Option<(Value, Color)> {
        let annotations = self.annotations();
        let score = Score::noted(&annotations.note(at)?.comment)?;
        let before = annotations.position(self.session.game(), annotations.parent(at)?);
        let player = before.to_move()?;
        Some((kept::value(score, player)?, player))
    }

    /// Returns `true` if a player has ended the game before the board did.
    pub fn is_forfeited(&self) -> bool {
        self.session.to_move().is_none() && self.session.position().to_move().is_some()
    }

    /// Returns `true` if a move in place of a known one is a variation: not while the game goes on
    /// against the clock or a computer, where it might be a way to try moves before they count.
    pub fn can_vary(&self) -> bool {
        let players = self.session.players();
        let are_people = Color::BOTH.into_iter().all(|color| players[color].is_human());
        self.session.to_move().is_none() || are_people && self.session.clock().is_none()
    }

    /// Returns `true` if computers play each other.
    pub fn is_watched(&self) -> bool {
        Color::BOTH.iter().all(|&color| self.session.players()[color].computer().is_some())
    }

    /// Returns `true` if the game has a clock and is not over.
    pub fn has_clock(&self) -> bool {
        self.session.clock().is_some() && self.session.to_move().is_some()
    }

    /// Returns `true` if the game can be paused: its clock, or the computers that play it.
    pub fn can_pause(&self) -> bool {
        self.has_clock() || self.is_watched() && self.session.to_move().is_some()
    }

    /// The plies from the end of the game back to the last one played at this keyboard: 0 if only
    /// the end of the game is to be undone, `None` if there is no such ply.
    pub fn plies_to_undo(&self) -> Option<usize> {
        if self.is_forfeited() {
            return Some(0);
        }
        let chosen = self.game().plies().iter().skip(self.session.given());
        let mut players = chosen.rev().map(|ply| ply.player);
        players.position(|color| self.is_at_keyboard(color)).map(|later| later + 1)
    }

    /// Returns `true` if there is a ply or an end of the game to undo.
    pub fn can_undo(&self) -> bool {
        self.plies_to_undo().is_some()
    }

    /// Returns `true` if an undo leads back to the current moment, or brings back a variation.
    pub const fn can_go_back(&self) -> bool {
        self.ply.is_some() || self.removed.is_some()
    }

    /// Returns `true` if there is a ply to redo.
    pub fn can_redo(&self) -> bool {
        !self.game().undone().is_empty() && !self.is_forfeited()
    }

    /// Returns `true` if undo and redo stop at that player's turns: a person at this keyboard, or
    /// any player if there is no such person.
    pub fn is_at_keyboard(&self, color: Color) -> bool {
        let is_human = |color: Color| self.session.players()[color].is_human();
        is_human(color) || !is_human(!color)
    }

    /// Finds the first of some squares that cannot be played one after the other after that many plies
    /// of the game.
    ///
    /// # Errors
    /// The index of that square, and the obstacle.
    pub fn check(&self, ply: usize, squares: &[Square]) -> Result<(), (usize, Obstacle)> {
        let is_over = self.is_forfeited() && ply == self.game().plies().len();
        let mut position = self.game().position_at(ply);
        for (index, &square) in squares.iter().enumerate() {
            if is_over {
                return Err((index, Obstacle::Illegal(IllegalMove::Over)));
            }
            let is_elsewhere = |color: &Color| !self.session.players()[*color].is_human();
            if let Some(color) = position.to_move().filter(is_elsewhere) {
                return Err((index, Obstacle::NotHere(color)));
            }
            let illegal = |reason| (index, Obstacle::Illegal(reason));
            position = position.play(square).map_err(illegal)?;
        }
        Ok(())
    }
}

/// The obstacle to a move at this keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The rules do not allow it.
    Illegal(IllegalMove),
    /// It is the turn of that player, who is not at this keyboard.
    NotHere(Color),
}

/// Ways from one moment to another, and changes that go with them.
impl ViewedGame {
    /// Views the current moment again; returns `true` if another one was viewed.
    pub fn leave(&mut self) -> bool {
        self.line = None;
        self.ply.take().is_some()
    }

    /// Views another moment of the same line.
    pub fn view(&mut self, ply: usize) {
        let current = self.game().plies().len();
        self.ply = Some(ply).filter(|&ply| self.line.is_some() || ply < current);
    }

    /// Views a moment; its line goes on with the first moves of the variation.
    pub fn go_to(&mut self, at: Moment) {
        if let Moment::Main(ply) = at {
            self.line = None;
            return self.view(ply);
        }
        let (game, annotations) = (self.session.game(), self.session.annotations());
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

    /// Continues with another session; returns the one before.
    pub fn replace(&mut self, session: Session) -> Session {
        self.leave();
        std::mem::replace(&mut self.session, session)
    }

    /// Undoes plies, and the end of the game with them, until only that many are left.
    pub fn undo_to(&mut self, ply: usize) {
        if self.game().plies().len() > ply {
            self.session.note_aid(Aid::Undo);
        }
        while self.game().plies().len() > ply && self.session.undo().is_some() {}
    }

    /// Puts the viewed variation before the line from which it branches, and stays at its moment.
    pub fn promote(&mut self) {
        let at = self.session.promote(self.moment());
        self.go_to(at);
    }

    /// Removes the viewed move of a variation and all that follows it; returns `false` if the moment is
    /// one of the game itself.
    pub fn remove(&mut self) -> bool {
        let at = self.moment();
        let Moment::Side(id) = at else { return false };
        let before = self.session.annotations().clone();
        let parent = self.session.annotations_mut().remove(id);
        let earlier = self.removed.take();
        self.removed = Some(Arc::new(Removed { at, before, after: self.content(), earlier }));
        self.go_to(parent);
        true
    }

    /// Puts back the variation that was removed last, as long as nothing else has changed; returns
    /// `false` if there is none.
    pub fn restore(&mut self) -> bool {
        let after = self.removed.take().filter(|removed| removed.after == self.content());
        let Some(removed) = after else { return false };
        self.removed.clone_from(&removed.earlier);
        *self.session.annotations_mut() = removed.before.clone();
        self.go_to(removed.at);
        true
    }

    fn content(&self) -> (Game, Option<GameResult>, Annotations) {
        let session = &self.session;
        (session.game().clone(), session.result(), session.annotations().clone())
    }
}
