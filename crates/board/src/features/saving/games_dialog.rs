//! The dialog of the saved games: which of those that are found is selected.

use super::search::ListedGames;
use super::state::Saving;
use crate::app::screen_input::{Leap, Step};
use othello_core::board::Board;
use othello_home::store::{GameLine, GameSummary};

/// The selected game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGamesDialog {
    /// The selected game; `None` if none is found.
    selected: Option<Selected>,
    /// The first row that was shown at the last click.
    top: Option<usize>,
    /// A game that was read to be shown, and its board.
    preview: Option<(Selected, Board)>,
}

/// A game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Selected {
    index: usize,
    /// The name of its file: the list may be another one by now.
    file_stem: String,
}

impl Selected {
    fn of(index: usize, games: &ListedGames) -> Option<Self> {
        let game = games.all().get(index)?;
        Some(Self { index, file_stem: game.file_stem.clone() })
    }
}

/// A part of a summary that may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SummaryPart {
    Name,
    Players,
    Opening,
    /// The time of the last change.
    Time,
}

impl SummaryPart {
    const ALL: [Self; 4] = [Self::Name, Self::Players, Self::Opening, Self::Time];

    /// Returns the parts that one of these games has.
    pub fn of(games: &ListedGames) -> Vec<Self> {
        let is_somewhere =
            |part: &Self| games.found().iter().any(|index| part.is_in(&games.all()[*index]));
        Self::ALL.into_iter().filter(is_somewhere).collect()
    }

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
    /// Selects the first of the games that are found.
    pub fn new(saving: &Saving) -> Self {
        let mut dialog = Self { selected: None, top: None, preview: None };
        dialog.go_to(0, &saving.games);
        dialog
    }

    /// The same once others are found, or the games are listed anew. The selection goes to the file that was renamed;
    /// or it stays, or is that of the next game that is found, or else of the last.
    #[must_use]
    pub fn updated(&self, saving: &Saving) -> Self {
        let (games, found) = (&saving.games, saving.games.found());
        let is_renamed =
            |index: &usize| Some(&games.all()[*index].file_stem) == saving.renamed.as_ref();
        let renamed = found.iter().position(is_renamed);
        let next = || {
            let selected = self.item().unwrap_or(0);
            found.iter().position(|index| *index >= selected)
        };
        let row = renamed.or_else(next).unwrap_or(found.len().saturating_sub(1));
        let mut dialog = Self { top: None, ..self.clone() };
        dialog.go_to(row, games);
        dialog
    }

    /// The index of the selected game among all; `None` if none is found.
    pub fn item(&self) -> Option<usize> {
        self.selected.as_ref().map(|selected| selected.index)
    }

    pub fn row(&self, games: &ListedGames) -> usize {
        let row =
            self.item().and_then(|item| games.found().iter().position(|index| *index == item));
        row.unwrap_or(0)
    }

    pub fn game<'a>(&self, games: &'a ListedGames) -> Option<&'a GameSummary> {
        games.all().get(self.item()?)
    }

    /// The first row shown, as long as the selected game is in sight then.
    pub const fn top(&self) -> Option<usize> {
        self.top
    }

    /// The board of the selected game, once it was read.
    pub fn board(&self) -> Option<Board> {
        let (read, board) = self.preview.as_ref()?;
        (self.selected.as_ref() == Some(read)).then_some(*board)
    }

    /// The board to be seen: of the selected game, or of the one before it as long as that is read.
    pub fn seen(&self, games: &ListedGames) -> Option<Board> {
        let is_readable = self.game(games).is_some_and(|game| game.game.is_ok());
        self.preview.as_ref().filter(|_| is_readable).map(|(_, board)| *board)
    }

    /// Takes in the board of a game that was read, by its index among all.
    pub fn show(&mut self, index: usize, board: Board, games: &ListedGames) {
        // Another one may be selected by now.
        let game = Selected::of(index, games).filter(|_| self.item() == Some(index));
        self.preview = game.map(|game| (game, board)).or(self.preview.take());
    }

    pub fn select(&mut self, step: Step, games: &ListedGames) {
        self.go_to(step.of(self.row(games), games.found().len().max(1)), games);
    }

    /// Selects a game farther away.
    pub fn leap(&mut self, leap: Leap, games: &ListedGames) {
        self.go_to(leap.of(self.row(games), games.found().len()), games);
    }

    fn go_to(&mut self, row: usize, games: &ListedGames) {
        let index = games.found().get(row);
        self.selected = index.and_then(|index| Selected::of(*index, games));
    }

    /// Selects a game that was clicked, where the rows from `top` on were shown.
    pub fn pick(&mut self, row: usize, top: usize, games: &ListedGames) -> Picked {
        self.top = Some(top);
        if row == self.row(games) || row >= games.found().len() {
            return Picked::Again;
        }
        self.go_to(row, games);
        Picked::Selected
    }
}
