//! The scoresheet: the numbers of a game as they stand on paper, typed in, checked and saved.

pub mod check;
mod form;
mod grid_lines;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
#[cfg(test)]
mod tests;
mod typing;
pub mod window;
pub mod words;

use othello_core::game::Game;
use othello_core::square::Square;
use othello_engine::doubt::MoveJudge;
use othello_notation::draft::{Draft, Field};
use othello_notation::repair::{self, Judge, Repair};
use othello_notation::sheet::{Grid, Sheet};

use crate::app::action::{Action, NewGameAction, ScoresheetAction};
use crate::app::event::{Event, ScoresheetEvent};
use crate::app::refusal::{Refusal, ScoresheetRefusal};
use crate::app::state::State;
use crate::store::StoreRequest;
use check::Check;

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
    last: Option<Part>,
    /// The repairs that are offered.
    repairs: Vec<Repair>,
    /// The news of the game that was saved last.
    saved: Saved,
}

/// The news of a saved game that is still to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Saved {
    /// Nothing more.
    Told,
    /// That it is saved, in this update.
    Now,
    /// That it is on the board, once the players have agreed to that.
    Aside,
}

/// A part of a sheet in which letter by letter is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Square(Square),
    Field(Field),
}

impl Part {
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
            saved: Saved::Told,
        }
    }

    /// Begins with a sheet that was kept.
    pub fn begin_with(&mut self, draft: Draft) {
        *self = Self::of(draft);
    }

    /// The sheet.
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The sheet as far as it is a game.
    pub const fn check(&self) -> &Check {
        &self.check
    }

    /// The repairs that are offered.
    pub fn repairs(&self) -> &[Repair] {
        &self.repairs
    }

    /// Changes the sheet, or does something with its game.
    pub fn act(&mut self, action: ScoresheetAction, state: &mut State) {
        match action {
            ScoresheetAction::Open => state.tell(Event::Scoresheet(ScoresheetEvent::Opened)),
            ScoresheetAction::Set(numbers) => self.set(&numbers, state),
            ScoresheetAction::Renumber(square, _) if self.draft.grid.number(square).is_none() => {
                refuse(ScoresheetRefusal::NoNumber(square), state);
            }
            ScoresheetAction::Renumber(square, step) => {
                self.change(None, |draft| draft.grid.renumber(square, step), state);
            }
            ScoresheetAction::Write(field, text) => {
                self.change(Some(Part::Field(field)), |draft| draft.write(field, &text), state);
            }
            ScoresheetAction::Clear => {
                self.change(None, |draft| draft.grid = Grid::default(), state);
            }
            ScoresheetAction::Undo => match self.past.pop() {
                Some(draft) => {
                    let (before, square) = self.step_to(draft, state);
                    self.future.push(before);
                    state.tell(Event::Scoresheet(ScoresheetEvent::Stepped(square)));
                }
                None => refuse(ScoresheetRefusal::NothingToUndo, state),
            },
            ScoresheetAction::Redo => match self.future.pop() {
                Some(draft) => {
                    let (before, square) = self.step_to(draft, state);
                    self.past.push(before);
                    state.tell(Event::Scoresheet(ScoresheetEvent::Stepped(square)));
                }
                None => refuse(ScoresheetRefusal::NothingToRedo, state),
            },
            ScoresheetAction::Finish => self.finish(state),
            ScoresheetAction::Take(index) => self.take(index, state),
            ScoresheetAction::SaveAnyway => self.save_anyway(state),
        }
    }

    /// Tells that the game is saved, once all is told about the game that it replaces on the board.
    pub fn follow(&mut self, state: &mut State) {
        self.saved = match self.saved {
            Saved::Now | Saved::Aside if state.changed().game => {
                state.tell(Event::Scoresheet(ScoresheetEvent::Saved));
                Saved::Told
            }
            Saved::Now => {
                state.tell(Event::Scoresheet(ScoresheetEvent::SavedAside));
                Saved::Aside
            }
            Saved::Aside if state.question().is_some() => Saved::Aside,
            Saved::Aside | Saved::Told => Saved::Told,
        };
    }

    fn set(&mut self, numbers: &[(Square, u8)], state: &mut State) {
        if let Some((square, _)) = numbers.iter().find(|(square, _)| !check::is_free(*square)) {
            return refuse(ScoresheetRefusal::Disc(*square), state);
        }
        let part = match numbers {
            [(square, _)] => Some(Part::Square(*square)),
            _ => None,
        };
        let write = |draft: &mut Draft| {
            for &(square, number) in numbers {
                draft.grid.set(square, number);
            }
        };
        self.change(part, write, state);
    }

    /// Changes the sheet. One more letter where the last change was is one change with it.
    fn change(&mut self, part: Option<Part>, change: impl FnOnce(&mut Draft), state: &mut State) {
        let before = self.draft.clone();
        change(&mut self.draft);
        if self.draft != before {
            let goes_on = part.filter(|_| part == self.last);
            if !goes_on.is_some_and(|part| part.is_typed_on(&before, &self.draft)) {
                self.past.push(before);
            }
            self.future.clear();
            self.last = part;
            self.changed(state);
        }
        state.tell(Event::Scoresheet(ScoresheetEvent::Changed));
    }

    /// Puts another sheet in place of this one; returns this one, and the square on which they differ if it
    /// is one.
    fn step_to(&mut self, draft: Draft, state: &mut State) -> (Draft, Option<Square>) {
        let before = std::mem::replace(&mut self.draft, draft);
        self.last = None;
        self.changed(state);
        let (grid, other) = (&self.draft.grid, &before.grid);
        let differs = |square: &Square| grid.number(*square) != other.number(*square);
        let mut different = Square::ALL.into_iter().filter(differs);
        let square = different.next().filter(|_| different.next().is_none());
        (before, square)
    }

    /// Takes in that the sheet has changed, and has it kept.
    fn changed(&mut self, state: &mut State) {
        self.check = check::check(&self.draft);
        self.repairs.clear();
        state.store(StoreRequest::KeepSheet(Box::new(self.draft.clone())));
    }

    /// Saves the game, or offers repairs.
    fn finish(&mut self, state: &mut State) {
        if let Err(refusal) = self.ready() {
            return refuse(refusal, state);
        }
        if self.check.fault.is_none() {
            return self.save(self.check.game.clone(), state);
        }
        let sheet = Sheet::from_grid(&self.draft.grid);
        let score = self.draft.score().ok().flatten();
        // Where nobody may ask the engine, it does not say which moves are likely.
        let impartial = |_: &Game| 0.0;
        let engine = state.can_evaluate().then(MoveJudge::new);
        let judge: &dyn Judge = engine.as_ref().map_or(&impartial, |judge| judge);
        self.repairs = repair::repairs(&sheet, check::start(), score, judge);
        // The sheet as it stands is none.
        self.repairs.retain(|repair| !repair.changes.is_empty());
        state.tell(Event::Scoresheet(ScoresheetEvent::Offered));
    }

    /// Returns the reason for which the sheet cannot be saved yet.
    fn ready(&self) -> Result<(), ScoresheetRefusal> {
        self.draft.date().map_err(ScoresheetRefusal::Date)?;
        self.draft.score().map_err(ScoresheetRefusal::Score)?;
        self.draft.grid.numbers().next().map(drop).ok_or(ScoresheetRefusal::Empty)
    }

    /// Puts the numbers of a repair in place of those of the sheet.
    fn take(&mut self, index: usize, state: &mut State) {
        let Some(repair) = self.repairs.get(index).cloned() else {
            return refuse(ScoresheetRefusal::OnlySoMany(self.repairs.len()), state);
        };
        self.past.push(self.draft.clone());
        self.future.clear();
        self.last = None;
        self.draft.grid = Grid::from_game(&repair.game);
        self.changed(state);
        state.tell(Event::Scoresheet(ScoresheetEvent::Repaired(Box::new(repair))));
    }

    /// Saves the game up to the fault.
    fn save_anyway(&mut self, state: &mut State) {
        match self.ready() {
            Err(refusal) => refuse(refusal, state),
            Ok(()) if self.check.game.plies().is_empty() => {
                refuse(ScoresheetRefusal::NothingLegal, state);
            }
            Ok(()) => self.save(self.check.game.clone(), state),
        }
    }

    /// Adds the game to the saved ones, begins the next sheet, and shows the game on the board. The sheet
    /// before can be had back by undoing.
    fn save(&mut self, game: Game, state: &mut State) {
        let record = Box::new(self.draft.record(game));
        state.store(StoreRequest::Keep(record.clone()));
        let next = self.draft.next();
        self.past.push(std::mem::replace(&mut self.draft, next));
        self.future.clear();
        self.last = None;
        self.changed(state);
        self.saved = Saved::Now;
        state.told_mut().hand_on(Action::NewGame(NewGameAction::Opened(record)));
    }
}

fn refuse(refusal: ScoresheetRefusal, state: &mut State) {
    state.refuse(Refusal::Scoresheet(refusal));
}
