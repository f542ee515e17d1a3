//! The player's book as the board uses it: what is looked up and added, off its thread, and the task of the engine that
//! deepens it.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::knowledge::Knowledge;
use othello_engine::{Discs, Limits, Line, Selectivity, Stop, Value};
use othello_games::book::{Book, BookError, Damage, Grown, Plan};
use othello_games::explorer::are_othello;
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};

use crate::disk::files::make_folder;
use crate::engine_worker::task::{Engines, Task};
use crate::files::StoreError;
use crate::said;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct BookKnowledge {
    /// The finding of the search of the position, if there was one.
    pub searched: Option<Line>,
    /// The known moves with their values, the best one first.
    pub moves: Vec<Line>,
}

impl BookKnowledge {
    /// Looks a position up.
    fn of(book: &Book, position: &Position) -> Result<Self, BookError> {
        let Some(color) = position.to_move() else { return Ok(Self::default()) };
        let discs = Discs::new(&position.board(), color);
        let moves = book.moves(discs)?.into_iter();
        let moves = moves.map(|known| Line { value: known.value, moves: known.moves }).collect();
        Ok(Self { searched: book.get(discs)?.and_then(|known| known.searched), moves })
    }

    /// Adds this to what is known of the position: that no other move is better is known of a search alone.
    pub fn add_to(&self, knowledge: &mut Knowledge, position: &Position) {
        self.moves.iter().rev().for_each(|line| knowledge.learn_move(position, line));
        if let Some(searched) = &self.searched {
            knowledge.learn(position, searched);
        }
    }
}

/// The reason why a book cannot be used, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFault(Text);

impl BookFault {
    fn new(error: &(dyn Error + 'static)) -> Self {
        Self(m::common::raw(said::in_words(error)))
    }
}

impl From<BookError> for BookFault {
    fn from(error: BookError) -> Self {
        Self(error.said())
    }
}

impl fmt::Display for BookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A book that is open from the first look on.
#[derive(Debug, Default)]
pub struct OpenBook {
    book: Option<Book>,
    told: Option<Damage>,
}

impl OpenBook {
    /// Looks a position up in the book of that file.
    pub fn look_up(
        &mut self,
        file: &Path,
        position: &Position,
    ) -> Result<BookKnowledge, BookFault> {
        let book = self.open(file)?;
        book.refresh()?;
        Ok(BookKnowledge::of(book, position)?)
    }

    pub fn add(&mut self, file: &Path, found: &[(Position, Line)]) -> Result<(), BookFault> {
        make_folder_of(file).map_err(|error| BookFault::new(&error))?;
        let of = |(position, line): &(Position, Line)| {
            Some((Discs::new(&position.board(), position.to_move()?), line.clone()))
        };
        let found: Vec<_> = found.iter().filter_map(of).collect();
        self.open(file)?.add(&found)?;
        Ok(())
    }

    /// Returns what is to be said: the first damage, and where the damaged file is kept.
    pub fn new_damage(&mut self) -> Option<Text> {
        let damage = self.book.as_ref()?.damage()?;
        let is_told = self.told.as_ref().is_some_and(|told| told.kept == damage.kept);
        (!is_told).then(|| self.told.insert(damage).said())
    }

    fn open(&mut self, file: &Path) -> Result<&mut Book, BookFault> {
        if self.book.as_ref().is_none_or(|book| book.path() != file) {
            *self = Self::default();
        }
        match &mut self.book {
            Some(book) => Ok(book),
            none => Ok(none.insert(Book::open(file)?)),
        }
    }
}

/// Searches positions for a book.
#[derive(Clone, Debug, PartialEq)]
pub struct DeepenBook {
    pub file: PathBuf,
    /// The position from which lines are followed.
    pub root: Position,
    /// The discs that the moves of a line may lose.
    pub discs: f32,
    /// The depth of each search.
    pub depth: u32,
    /// The most positions to be searched.
    pub most: Option<usize>,
}

/// The progress of deepening a book.
#[derive(Clone, Debug, PartialEq)]
pub enum Deepened {
    Position(DeepeningProgress),
    /// The book was damaged: what is left out, in words, and where the damaged file is kept.
    Mended(Text),
    /// Nothing is left to be done.
    All,
    /// The book cannot be used.
    Failed(BookFault),
}

#[derive(Clone, Debug, PartialEq)]
pub struct DeepeningProgress {
    /// The number of positions that were searched.
    pub searched: usize,
    /// The most that will be.
    pub most: Option<usize>,
    /// The number of those that are known to come next.
    pub left: usize,
    /// The moves that lead to the last one from the first position.
    pub line: Vec<Square>,
    pub value: Value,
}

impl DeepeningProgress {
    /// Returns the course of a plan after a position.
    pub fn of(plan: &Plan, Grown { searched, left, line, found }: &Grown) -> Self {
        let (searched, most, left) = (*searched, plan.most, *left);
        Self { searched, most, left, line: line.clone(), value: found.value }
    }
}

impl DeepeningProgress {
    /// Returns how many positions were searched, and how many are to come.
    pub fn done(&self) -> Text {
        match self.most {
            Some(most) => m::book::done_of(self.searched, most),
            None => m::book::done(self.searched, self.left),
        }
    }
}

impl Task for DeepenBook {
    type Answer = Deepened;

    fn perform(
        &self,
        engines: &mut dyn Engines,
        stop: &Stop,
        part: &mut dyn FnMut(Deepened),
    ) -> Deepened {
        let Self { file, root, discs, depth, most } = self;
        let plan = Plan { discs: *discs, limits: limits_of_depth(*depth), most: *most };
        let mut deepen = || {
            make_folder_of(file).map_err(|error| BookFault::new(&error))?;
            let mut book = Book::open(file)?;
            if let Some(damage) = book.mend()? {
                part(Deepened::Mended(damage.said()));
            }
            let on_grown =
                |grown: &Grown| part(Deepened::Position(DeepeningProgress::of(&plan, grown)));
            othello_games::book::deepen(
                &mut book,
                engines.evaluator(),
                root,
                &plan,
                stop,
                on_grown,
            )?;
            Ok::<_, BookFault>(())
        };
        deepen().map_or_else(Deepened::Failed, |()| Deepened::All)
    }
}

pub fn make_folder_of(path: &Path) -> Result<(), StoreError> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => make_folder(folder).map_err(|cause| StoreError::write(path, cause)),
        None => Ok(()),
    }
}

/// Returns the limits of a search for the book: an estimate of that depth, and the exact score from two more empty
/// squares on.
pub const fn limits_of_depth(depth: u32) -> Limits {
    let limits = Limits::depth(depth).with_selectivity(Selectivity::Percent87);
    limits.with_exact_from(depth + 2)
}

/// Returns `true` for the finding of a search that is worth to be kept: it took some time.
pub fn is_deep(position: &Position, line: &Line) -> bool {
    /// The least depth of an estimate.
    const DEPTH: u32 = 16;
    /// The least number of empty squares of a position that is solved.
    const EMPTIES: u8 = 14;
    let is_deep = match line.value {
        Value::Estimated { depth, .. } => depth >= DEPTH,
        Value::Exact(_) => position.board().empties().len() >= EMPTIES,
    };
    is_deep && !line.moves.is_empty() && are_othello(position.rules())
}
