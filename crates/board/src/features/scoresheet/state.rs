//! The scoresheet that is typed in.

use othello_core::square::Square;
use othello_notation::draft::{Draft, Field};
use othello_notation::repair::{self, Judge, Repair};
use othello_notation::sheet::{Grid, Sheet};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};

use super::check::{self, Check};

/// The scoresheet that is typed in. The store keeps it with every change; once its game is saved, it is the
/// next one of the same event.
#[derive(Clone, Debug, PartialEq)]
pub struct Scoresheet {
    draft: Draft,
    /// The sheet as far as it is a game.
    check: Check,
    /// The sheets before each change, the last one at the end.
    past: Vec<Draft>,
    /// The sheets that were taken back, the last one at the end.
    future: Vec<Draft>,
    /// The part that the last change was about.
    last: Option<SheetPart>,
    repairs: Vec<Repair>,
}

/// A part of a sheet in which letter by letter is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetPart {
    Square(Square),
    Field(Field),
}

impl SheetPart {
    /// Returns `true` if one letter more is typed there, or one of a field is erased.
    fn is_typed_on(self, before: &Draft, after: &Draft) -> bool {
        match self {
            Self::Square(square) => {
                let (before, after) = (before.grid.number(square), after.grid.number(square));
                before.is_some() && after.map(|number| number / 10) == before
            }
            Self::Field(field) => {
                let (before, after) = (before.text(field), after.text(field));
                let [shorter, longer] =
                    if before.len() < after.len() { [before, after] } else { [after, before] };
                longer.strip_prefix(shorter).is_some_and(|more| more.chars().count() == 1)
            }
        }
    }
}

impl Default for Scoresheet {
    fn default() -> Self {
        Self::of(Draft::default())
    }
}

impl Scoresheet {
    fn of(draft: Draft) -> Self {
        Self {
            check: check::check(&draft),
            draft,
            past: Vec::new(),
            future: Vec::new(),
            last: None,
            repairs: Vec::new(),
        }
    }

    pub fn begin_with(&mut self, draft: Draft) {
        *self = Self::of(draft);
    }

    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The sheet as far as it is a game.
    pub const fn check(&self) -> &Check {
        &self.check
    }

    pub fn repairs(&self) -> &[Repair] {
        &self.repairs
    }

    /// Changes the sheet; returns `true` if it is another one then. One more letter where the last change was is
    /// one change with it.
    pub(super) fn change(
        &mut self,
        part: Option<SheetPart>,
        change: impl FnOnce(&mut Draft),
    ) -> bool {
        let before = self.draft.clone();
        change(&mut self.draft);
        if self.draft == before {
            return false;
        }
        let goes_on = part.filter(|_| part == self.last);
        if !goes_on.is_some_and(|part| part.is_typed_on(&before, &self.draft)) {
            self.past.push(before);
        }
        self.future.clear();
        self.changed(part);
        true
    }

    fn changed(&mut self, part: Option<SheetPart>) {
        self.last = part;
        self.check = check::check(&self.draft);
        self.repairs.clear();
    }

    /// Puts another sheet in place of this one, which can be had back.
    pub(super) fn replace(&mut self, draft: Draft) {
        self.past.push(std::mem::replace(&mut self.draft, draft));
        self.future.clear();
        self.changed(None);
    }

    /// Returns `true` if a change can be taken back.
    pub(super) const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns `true` if a change that was taken back can be made again.
    pub(super) const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last change back, if there is one.
    pub(super) fn undo(&mut self) {
        let Some(draft) = self.past.pop() else { return };
        self.future.push(std::mem::replace(&mut self.draft, draft));
        self.changed(None);
    }

    /// Makes the change again that was taken back last, if there is one.
    pub(super) fn redo(&mut self) {
        let Some(draft) = self.future.pop() else { return };
        self.past.push(std::mem::replace(&mut self.draft, draft));
        self.changed(None);
    }

    /// The square that an undo is about, if it is one.
    pub fn undone_square(&self) -> Option<Square> {
        self.changed_square(self.past.last()?)
    }

    /// The square that a redo is about, if it is one.
    pub fn redone_square(&self) -> Option<Square> {
        self.changed_square(self.future.last()?)
    }

    fn changed_square(&self, other: &Draft) -> Option<Square> {
        let differs =
            |square: &Square| self.draft.grid.number(*square) != other.grid.number(*square);
        let mut different = Square::ALL.into_iter().filter(differs);
        different.next().filter(|_| different.next().is_none())
    }

    /// Returns the reason for which the sheet cannot be saved yet.
    pub(super) fn unready(&self) -> Option<Text> {
        let date = self.draft.date().err().map(|error| error.said());
        let wrong = date.or_else(|| self.draft.score().err().map(|error| error.said()));
        wrong.or_else(|| self.draft.grid.numbers().next().is_none().then(m::scoresheet::no_numbers))
    }

    pub(super) fn look_for_repairs(&mut self, judge: &dyn Judge) {
        let sheet = Sheet::from_grid(&self.draft.grid);
        let score = self.draft.score().ok().flatten();
        self.repairs = repair::repairs(&sheet, check::start(), score, judge);
        // The sheet as it stands is none.
        self.repairs.retain(|repair| !repair.changes.is_empty());
    }

    /// Puts the numbers of a repair in place of those of the sheet.
    pub(super) fn repair(&mut self, repair: &Repair) {
        let mut draft = self.draft.clone();
        draft.grid = Grid::from_game(&repair.game);
        self.replace(draft);
    }
}
