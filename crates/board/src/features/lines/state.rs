//! The state of the lines: what is searched for, and how far the search has come.

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::Line;
use othello_engine::knowledge::Knowledge;
use othello_home::config::lines::LinesChoice;
use othello_home::engine_worker::task::Effort;

use crate::app::state::State;
use crate::app::viewed::Scope;

/// The state of the lines. Their values are in [`State::knowledge`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BestLines {
    /// The positions in which they are shown, if they are.
    pub(super) scope: Option<Scope>,
    pub(super) choice: LinesChoice,
    pub(super) selected: Option<Square>,
    pub(super) search: Option<LinesSearch>,
    pub(super) kept: KeptValues,
}

/// The values that are kept with the game that the program begins with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeptValues {
    /// They are known.
    #[default]
    Learned,
    /// It is to be learned once the game is seen, and takes longer than most of what comes before the first frame.
    Left,
    /// It is being learned.
    Awaited,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LinesSearch {
    pub(super) position: Position,
    /// The number and limits with which it began.
    pub(super) choice: LinesChoice,
    /// Its effort so far.
    pub(super) effort: Effort,
    pub(super) is_finished: bool,
}

impl BestLines {
    pub const fn begin_with(&mut self, choice: LinesChoice) {
        self.choice = choice;
    }

    /// Leaves what is kept with the game to be learned once it is seen.
    pub const fn leave_kept(&mut self) {
        self.kept = KeptValues::Left;
    }

    /// Returns `true` once what is kept with the game is learned.
    pub fn has_learned(&self) -> bool {
        self.kept == KeptValues::Learned
    }

    pub const fn is_shown(&self) -> bool {
        self.scope.is_some()
    }

    /// Returns the lines of the viewed position as far as they are known, the best one first.
    pub fn rows(&self, state: &State) -> Vec<Line> {
        self.rows_of(&state.knowledge)
    }

    pub(super) fn rows_of(&self, knowledge: &Knowledge) -> Vec<Line> {
        let Some(LinesSearch { position, choice, .. }) = &self.search else { return Vec::new() };
        let mut rows = knowledge.moves(position);
        rows.truncate(choice.count.of(usize::from(position.legal_moves().len())));
        rows
    }

    /// Returns the place of the selected line among these: the best one, unless another one was selected.
    pub fn selected(&self, rows: &[Line]) -> usize {
        let is_selected = |line: &Line| Some(line.square()) == self.selected;
        rows.iter().position(is_selected).unwrap_or(0)
    }

    pub(super) fn wanted_position(&self, state: &State) -> Option<Position> {
        let is_visible = self.is_shown() && state.is_game_in_view();
        let position = state.viewed.position();
        let is_visible = is_visible && state.can_evaluate();
        let can_be_had = is_visible && state.engine.has_begun() && position.to_move().is_some();
        can_be_had.then_some(position)
    }
}
