//! The dialog of the saved games.

use std::sync::Arc;

use super::search::Search;
use crate::screen::message::{Erasure, Leap, Step};
use crate::store::{GameLine, GameSummary};
use othello_core::board::Board;
use othello_notation::controls_output;

/// The longest filter.
const LONGEST_FILTER: usize = 60;

/// The list, the selected game, and the text that is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGamesDialog {
    games: Arc<[GameSummary]>,
    /// The text by which games are looked for.
    filter: String,
    /// The indices of the games that it leaves.
    shown: Vec<usize>,
    /// The parts that one of these games has.
    parts: Vec<Part>,
    /// The row of the selected game.
    selected: usize,
    /// The first row that was shown at the last click.
    top: Option<usize>,
    /// The index of a game that was read, and its board.
    preview: Option<(usize, Board)>,
    typing: Typing,
}

/// The text that letters go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typing {
    Nothing,
    Filter,
}

/// A part of a summary that may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The name of the game.
    Name,
    /// The name of a player.
    Players,
    /// A move.
    Opening,
    /// The time of the last change.
    Time,
}

impl Part {
    const ALL: [Self; 4] = [Self::Name, Self::Players, Self::Opening, Self::Time];

    fn is_in(self, game: &GameSummary) -> bool {
        let line = game.game.as_ref().ok();
        match self {
            Self::Name => game.name().is_some(),
            Self::Players => line.is_some_and(GameLine::has_names),
            Self::Opening => line.is_some_and(|line| !line.first_moves.is_empty()),
            Self::Time => game.changed.is_some(),
        }
    }
}

/// The outcome of a click on a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// The row is selected now.
    Selected,
    /// It was selected already.
    Again,
}

impl SavedGamesDialog {
    /// Lists games, of which there is one at least; the first is selected.
    pub fn new(games: Arc<[GameSummary]>) -> Self {
        let mut dialog = Self {
            games,
            filter: String::new(),
            shown: Vec::new(),
            parts: Vec::new(),
            selected: 0,
            top: None,
            preview: None,
            typing: Typing::Nothing,
        };
        dialog.show_found();
        dialog
    }

    /// The same list, in which games are looked for.
    #[must_use]
    pub fn with_filter(mut self, filter: &str) -> Self {
        filter.clone_into(&mut self.filter);
        self.show_found();
        self
    }

    /// Lists the games anew. The selection goes to the file that was renamed, or else stays in its row.
    #[must_use]
    pub fn updated(&self, games: Arc<[GameSummary]>, renamed: Option<&str>) -> Self {
        let mut dialog = Self { filter: self.filter.clone(), ..Self::new(games) };
        dialog.show_found();
        dialog.top = self.top;
        if self.is_filtering() {
            dialog.type_filter();
        }
        let is_renamed = |index: &usize| Some(&*dialog.games[*index].file_stem) == renamed;
        let found = dialog.shown.iter().position(is_renamed);
        let last = dialog.shown.len().saturating_sub(1);
        dialog.selected = found.unwrap_or(self.selected).min(last);
        dialog
    }

    /// The number of all games.
    pub fn total(&self) -> usize {
        self.games.len()
    }

    /// The number of games that the filter leaves.
    pub const fn found(&self) -> usize {
        self.shown.len()
    }

    /// The games that the filter leaves, by their rows.
    pub fn rows(&self) -> impl Iterator<Item = (usize, &GameSummary)> {
        self.shown.iter().map(|index| &self.games[*index]).enumerate()
    }

    /// The parts that one of these games has.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The row of the selected game.
    pub const fn selected_row(&self) -> usize {
        self.selected
    }

    /// The index of the selected game among all; `None` if the filter leaves none.
    pub fn selected(&self) -> Option<usize> {
        self.shown.get(self.selected).copied()
    }

    /// The selected game.
    pub fn selected_game(&self) -> Option<&GameSummary> {
        self.games.get(self.selected()?)
    }

    /// The first row shown, as long as the selected game is in sight then.
    pub const fn top(&self) -> Option<usize> {
        self.top
    }

    /// The board of the selected game, once it was read.
    pub fn board(&self) -> Option<Board> {
        self.preview.filter(|(index, _)| Some(*index) == self.selected()).map(|(_, board)| board)
    }

    /// Takes in the board of a game that was read.
    pub const fn show(&mut self, index: usize, board: Board) {
        self.preview = Some((index, board));
    }

    /// Selects a neighbour of the selected game.
    pub fn select(&mut self, step: Step) {
        if !self.shown.is_empty() {
            self.go_to(step.of(self.selected, self.shown.len()));
        }
    }

    /// Selects a game farther away.
    pub fn leap(&mut self, leap: Leap) {
        self.go_to(leap.of(self.selected, self.shown.len()));
    }

    fn go_to(&mut self, row: usize) {
        self.selected = row;
    }

    /// Selects a game that was clicked, where the rows from `top` on were shown.
    pub fn pick(&mut self, row: usize, top: usize) -> Picked {
        self.top = Some(top);
        if row == self.selected || row >= self.shown.len() {
            return Picked::Again;
        }
        self.go_to(row);
        Picked::Selected
    }

    /// The text of the filter, if there is one or it is being typed.
    pub fn filter(&self) -> Option<&str> {
        (self.is_filtering() || !self.filter.is_empty()).then_some(&*self.filter)
    }

    /// Returns `true` if letters go to the filter.
    pub fn is_filtering(&self) -> bool {
        self.typing == Typing::Filter
    }

    /// Begins to type the filter, or goes on with it.
    pub fn type_filter(&mut self) {
        self.typing = Typing::Filter;
    }

    /// Ends typing the filter, which stays; returns `true` if it was being typed.
    pub fn end_filter(&mut self) -> bool {
        let was_filtering = self.is_filtering();
        if was_filtering {
            self.typing = Typing::Nothing;
        }
        was_filtering
    }

    /// Shows all games again; returns `true` if there was a filter. The selected game stays so.
    pub fn clear_filter(&mut self) -> bool {
        let had_filter = self.filter().is_some();
        self.end_filter();
        self.filter.clear();
        self.show_found();
        had_filter
    }

    /// Shows all games that the filter finds.
    fn show_found(&mut self) {
        self.show_found_among((0..self.games.len()).collect());
    }

    /// Shows the games that the filter finds among those of some indices; the selected game stays so.
    fn show_found_among(&mut self, indices: Vec<usize>) {
        let selected = self.selected();
        let search = Search::new(&self.filter);
        let games = &self.games;
        let found = indices.into_iter().filter(|index| search.finds(&games[*index]));
        self.shown = found.collect();
        let is_somewhere = |part: &Part| self.shown.iter().any(|index| part.is_in(&games[*index]));
        self.parts = Part::ALL.into_iter().filter(is_somewhere).collect();
        let row = self.shown.iter().position(|index| Some(*index) == selected);
        self.selected = row.unwrap_or(0);
        self.top = None;
    }

    /// Types a letter of the filter.
    pub fn enter(&mut self, letter: char) {
        let has_room = self.filter.chars().count() < LONGEST_FILTER;
        if self.is_filtering() && has_room && !controls_output(letter) {
            self.filter.push(letter);
            self.show_found_among(self.shown.clone());
        }
    }

    /// Deletes the last letter of the filter.
    pub fn erase(&mut self, part: Erasure) {
        if self.is_filtering() {
            part.of(&mut self.filter);
            self.show_found();
        }
    }
}
