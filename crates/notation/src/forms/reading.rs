//! The game of some rows, as far as it has been read.

use super::row::{Row, Run, squares_in};
use super::shape;
use crate::located::Located;
use crate::source::{Next, Piece};
use crate::transcript::{MoveEvent, Play, Replay, Token, TranscriptError, is_pass};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::tree::{Annotations, Moment};

/// The bytes of lines that go on, at most.
pub(super) const LONGEST: usize = 1 << 15;

/// The game of some rows so far.
#[derive(Clone)]
pub(super) struct Reading {
    pub(super) play: Play,
    pub(super) annotations: Annotations,
    /// `true` if the moves of a line might be another game as well.
    pub(super) is_chosen: bool,
    /// The places of the squares that are not played.
    pub(super) left_out: Vec<usize>,
    /// The place of what stands in place of the next move, and its fault.
    pub(super) rest: Option<Fault>,
}

pub(super) type Fault = Located<TranscriptError>;

/// Returns the number of the moves before a fault.
pub(super) const fn before(fault: &Fault) -> usize {
    fault.error.number - 1
}

/// Returns the piece of a game with a fault, up to a place.
pub(super) fn faulty(fault: Fault, end: usize) -> Next {
    Next::Game(Box::new(Piece::bare(0..end, Err(fault.into()))))
}

impl Reading {
    pub(super) fn new(start: Position) -> Self {
        Self {
            play: Play::new(Replay::of(Game::from_position(start))),
            annotations: Annotations::default(),
            is_chosen: false,
            left_out: Vec::new(),
            rest: None,
        }
    }

    pub(super) fn plies(&self) -> usize {
        self.play.replay.game.plies().len()
    }

    pub(super) fn take(&mut self, token: &Token, text: &str) -> Result<(), TranscriptError> {
        let Self { play, annotations, .. } = self;
        play.take(token, text, &mut |plies, event| {
            if let MoveEvent::Sign(sign) = event {
                annotations.note_mut(Moment::Main(plies)).add_sign(sign);
            }
        })
    }

    /// Leaves out all squares of a line but those of a run.
    pub(super) fn leave_out(&mut self, at: usize, row: &Row<'_>, run: Run) {
        let played = &row.parts[run.from..run.to];
        let played: Vec<usize> = squares_in(played).map(|part| part.at).collect();
        let places = row.all_places().into_iter();
        let places = places.filter(|place| played.binary_search(place).is_err());
        self.left_out.extend(places.map(|place| at + place));
    }

    /// Notes what stands in place of the next move of a game that is not over.
    pub(super) fn note_rest(&mut self, at: usize, text: &str) {
        let is_due = is_pass(text) && self.play.replay.game.position().passed().is_some();
        if !self.is_over() && !is_due && self.rest.is_none() {
            self.rest = Some(Located { at, error: self.play.replay.not_a_move(text) });
            self.annotations.note_mut(Moment::Main(self.plies())).add_comment(text);
        }
    }

    /// Returns `true` if all moves are in one column, as the keys F5 to F8 are.
    pub(super) fn is_of_keys(&self) -> bool {
        const FEWEST: usize = 3;
        let mut columns = self.play.replay.game.plies().iter().map(|ply| ply.square.column());
        let first = columns.next();
        self.plies() >= FEWEST && columns.all(|column| Some(column) == first)
    }

    pub(super) fn is_over(&self) -> bool {
        self.play.replay.game.position().result().is_some()
    }

    /// Makes what stands behind the last move a comment on it.
    pub(super) fn note(&mut self, text: &str) {
        let text = text.trim_matches(is_mark);
        let mut words = shape::marks(text).into_iter();
        if words.any(|mark| mark.is_word()) {
            self.annotations.note_mut(Moment::Main(self.plies())).add_comment(text);
        }
    }
}

/// Returns `true` for what stands between moves and the words beside them.
pub(super) fn is_mark(letter: char) -> bool {
    letter.is_whitespace() || ":：-–—|,;「[(".contains(letter)
}
