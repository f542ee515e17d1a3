//! The dialog of the saved games.

use std::path::Path;
use std::sync::Arc;

use crate::screen::message::{Leap, Step};
use crate::store::GameSummary;
use othello_core::board::Board;
use othello_notation::{Record, controls_output};

/// The longest name that can be typed for a file.
const LONGEST_NAME: usize = 60;

/// The list, the selected game, and the name that is typed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGamesDialog {
    games: Arc<[GameSummary]>,
    selected: usize,
    /// The first row that was shown at the last click.
    top: Option<usize>,
    /// The index of a game that was read, and its board.
    preview: Option<(usize, Board)>,
    new_name: Option<String>,
    /// The name of a file that was renamed, to be selected in the next list.
    renamed: Option<String>,
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
        Self { games, selected: 0, top: None, preview: None, new_name: None, renamed: None }
    }

    /// Lists the games anew. The selection follows a game that was renamed, or else stays in its row.
    #[must_use]
    pub fn updated(&self, games: Arc<[GameSummary]>) -> Self {
        let renamed = self.renamed.as_deref();
        let found = renamed.and_then(|name| games.iter().position(|game| game.file_stem == name));
        let selected = found.unwrap_or(self.selected).min(games.len().saturating_sub(1));
        Self { selected, top: self.top, ..Self::new(games) }
    }

    /// The games.
    pub fn games(&self) -> &[GameSummary] {
        &self.games
    }

    /// The index of the selected game.
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// The selected game.
    pub fn selected_game(&self) -> Option<&GameSummary> {
        self.games.get(self.selected)
    }

    /// The first row shown, as long as the selected game is in sight then.
    pub const fn top(&self) -> Option<usize> {
        self.top
    }

    /// The board of the selected game, once it was read.
    pub fn board(&self) -> Option<Board> {
        self.preview.filter(|(index, _)| *index == self.selected).map(|(_, board)| board)
    }

    /// Takes in a game that was read.
    pub fn show(&mut self, index: usize, record: &Record) {
        self.preview = Some((index, record.game.position().board()));
    }

    /// Selects a neighbour of the selected game.
    pub fn select(&mut self, step: Step) {
        self.go_to(step.of(self.selected, self.games.len()));
    }

    /// Selects a game farther away.
    pub fn leap(&mut self, leap: Leap) {
        self.go_to(leap.of(self.selected, self.games.len()));
    }

    fn go_to(&mut self, index: usize) {
        self.selected = index;
        self.new_name = None;
    }

    /// Selects a game that was clicked, where the rows from `top` on were shown.
    pub fn pick(&mut self, row: usize, top: usize) -> Picked {
        self.top = Some(top);
        if row == self.selected || row >= self.games.len() {
            return Picked::Again;
        }
        self.go_to(row);
        Picked::Selected
    }

    /// The name typed for the selected game, while it is renamed.
    pub fn new_name(&self) -> Option<&str> {
        self.new_name.as_deref()
    }

    /// Begins to rename the selected game.
    pub fn rename(&mut self) {
        self.new_name = Some(String::new());
    }

    /// Ends renaming; returns the name typed, if a game was being renamed.
    pub fn take_new_name(&mut self) -> Option<String> {
        self.new_name.take()
    }

    /// Takes in the file name that a renamed game has now.
    pub fn follow(&mut self, file_name: &str) {
        let stem = Path::new(file_name).file_stem().unwrap_or_default();
        self.renamed = Some(stem.to_string_lossy().into_owned());
    }

    /// Types a letter of the name.
    pub fn enter(&mut self, letter: char) {
        if let Some(name) = &mut self.new_name
            && !controls_output(letter)
            && name.chars().count() < LONGEST_NAME
        {
            name.push(letter);
        }
    }

    /// Deletes the last letter of the name.
    pub fn erase(&mut self) {
        if let Some(name) = &mut self.new_name {
            name.pop();
        }
    }
}
