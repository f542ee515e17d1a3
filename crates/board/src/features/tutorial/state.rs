//! The step of the lesson that is shown, and what has been tried there.

use othello_core::game::{Game, Ply};
use othello_core::position::{IllegalMove, Position};
use othello_core::square::Square;
use othello_words::i18n::Text;

use super::guide::Guide;
use super::steps::{Remark, STEPS, Step};

/// The first lesson of all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tutorial {
    /// The step that is shown in place of the game.
    pub(super) walk: Option<Walk>,
    /// The words in the game at its end.
    pub(super) guide: Option<Guide>,
    /// The step with which it goes on, as far as it has been shown since the program began.
    pub(super) reached: Option<usize>,
    /// The program begins with it.
    pub(super) is_begun_with: bool,
    /// Nothing is known of the player yet: it is offered before the first move.
    pub(super) is_offered: bool,
}

impl Tutorial {
    pub const fn begin_with(&mut self) {
        self.is_begun_with = true;
    }

    /// Has it offered before the first move.
    pub const fn offer(&mut self) {
        self.is_offered = true;
    }

    /// Returns `true` if it is offered before the first move.
    pub const fn is_offered(&self) -> bool {
        self.is_offered
    }

    /// The step that is shown in place of the game, if there is one.
    pub const fn walk(&self) -> Option<&Walk> {
        self.walk.as_ref()
    }
}

/// A step of the lesson as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    index: usize,
    tried: Option<Tried>,
    is_read: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct Tried {
    is_right: bool,
    remark: Remark,
}

impl Walk {
    pub(super) const fn at(index: usize) -> Self {
        Self { index, tried: None, is_read: false }
    }

    pub const fn index(&self) -> usize {
        self.index
    }

    pub fn step(&self) -> &'static Step {
        &STEPS[self.index]
    }

    pub fn position(&self) -> Position {
        self.last().map_or_else(|| self.step().position(), |ply| ply.after)
    }

    /// The move that led to it, if one was tried.
    pub fn last(&self) -> Option<&Ply> {
        self.tried.as_ref()?.remark.plies.last()
    }

    pub fn marks(&self) -> Vec<(Square, char)> {
        match &self.tried {
            Some(tried) => tried.remark.marks.iter().map(|square| (*square, '^')).collect(),
            None => self.step().marks.to_vec(),
        }
    }

    /// The sentence about the answer.
    pub fn remark(&self) -> Option<&Text> {
        self.tried.as_ref().map(|tried| &tried.remark.text)
    }

    /// Returns whether the answer is right, if there is one.
    pub fn is_right(&self) -> Option<bool> {
        self.tried.as_ref().map(|tried| tried.is_right)
    }

    /// Returns `true` if nothing is asked, or something was answered.
    pub fn is_settled(&self) -> bool {
        self.tried.is_some() || self.step().asked.is_none()
    }

    /// Returns `true` if a right answer is still to be found.
    pub fn is_open(&self) -> bool {
        self.step().asked.is_some() && self.is_right() != Some(true)
    }

    /// Returns `true` if an answer can be taken back, or there is a step before.
    pub fn has_previous(&self) -> bool {
        self.tried.is_some() || self.index > 0
    }

    /// Returns `true` if what there is to read has been read.
    pub const fn is_read(&self) -> bool {
        self.is_read
    }

    pub(super) const fn note_read(&mut self) {
        self.is_read = true;
    }

    /// Plays a square as an answer; returns its move.
    pub(super) fn answer(&mut self, square: Square) -> Result<Ply, IllegalMove> {
        let mut game = Game::from_position(self.step().position());
        game.play(square)?;
        let ply = game.plies()[0];
        if let Some(asked) = &self.step().asked {
            let is_right = asked.right.contains(&square);
            let remark = asked.remark(game, is_right);
            (self.tried, self.is_read) = (Some(Tried { is_right, remark }), false);
        }
        Ok(ply)
    }

    /// Takes an answer back; returns `true` if there was one.
    pub(super) fn take_back(&mut self) -> bool {
        self.is_read |= self.tried.is_some();
        self.tried.take().is_some()
    }

    pub(super) fn take_back_wrong(&mut self) -> bool {
        self.is_right() == Some(false) && self.take_back()
    }
}
