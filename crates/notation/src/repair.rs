//! The games that a scoresheet with errors may stand for.

mod change;
mod replay;
mod search;
mod slip;
mod starts;

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

use crate::repair::replay::Place;
use crate::repair::search::Candidate;
use crate::sheet::Sheet;

pub use change::Change;

/// Repairs of a sheet that are offered, at most.
pub const MOST: usize = 3;

/// Repairs that are judged by their moves, at most.
const JUDGED: usize = 48;

/// Moves that are not legal behind a start by chance, at least.
const ENOUGH: usize = 20;

/// The largest distance from the first repair in which another one counts: less likely by the factor e³,
/// about 20.
const MARGIN: f32 = 3.0;

/// A game that a sheet may stand for.
#[derive(Clone, Debug, PartialEq)]
pub struct Repair {
    /// The game.
    pub game: Game,
    /// The changes of the sheet that make this game of it; none if it is the sheet's own.
    pub changes: Vec<Change>,
    /// `true` if the game ends with the score that the sheet states, or none is stated.
    pub agrees: bool,
    /// The stated score.
    stated: Option<ByColor<u8>>,
}

impl Repair {
    /// Returns the official score; `None` if the game has not ended.
    pub fn score(&self) -> Option<ByColor<u8>> {
        self.game.position().result().map(|result| result.score)
    }

    /// Returns the score that the sheet states.
    pub const fn stated(&self) -> Option<ByColor<u8>> {
        self.stated
    }

    /// Returns the changes in words: `32 and 33 swapped`.
    pub fn changes_in_words(&self) -> String {
        let words: Vec<_> = self.changes.iter().map(ToString::to_string).collect();
        if words.is_empty() { "no change".into() } else { words.join("; ") }
    }
}

impl std::fmt::Display for Repair {
    /// Writes the changes and the score: `32 and 33 swapped: 34-30, as stated`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: ", self.changes_in_words())?;
        match (self.score(), self.stated) {
            (None, _) => write!(f, "{} moves, the game goes on", self.game.plies().len()),
            (Some(score), None) => write!(f, "{}-{}", score.black, score.white),
            (Some(score), Some(_)) if self.agrees => {
                write!(f, "{}-{}, as stated", score.black, score.white)
            }
            (Some(score), Some(stated)) => {
                write!(f, "{}-{}, ", score.black, score.white)?;
                write!(f, "not {}-{} as stated", stated.black, stated.white)
            }
        }
    }
}

/// The state of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Status {
    /// It has no fault.
    Correct,
    /// One repair is left.
    One,
    /// Several are.
    Several,
    /// None is.
    None,
}

impl Status {
    /// Returns the name: `correct`, `one`, `several` or `none`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Correct => "correct",
            Self::One => "one",
            Self::Several => "several",
            Self::None => "none",
        }
    }
}

/// Returns the state of a sheet with these repairs.
pub fn status(repairs: &[Repair]) -> Status {
    match repairs {
        [] => Status::None,
        [only] if only.changes.is_empty() => Status::Correct,
        [_] => Status::One,
        _ => Status::Several,
    }
}

/// Returns `true` if sheets of games that start so can be repaired: those of Othello as it is usually
/// played, from whatever position.
pub fn is_possible(start: Position) -> bool {
    let rules = start.rules();
    rules == Rules::OTHELLO || rules.differs_only_in_start(Rules::OTHELLO)
}

/// A judge of games by their moves.
pub trait Judge {
    /// Returns how little a game looks like one that was played: the negative logarithm of how likely its
    /// moves are, 0 for usual ones.
    fn doubt(&self, game: &Game) -> f32;

    /// Returns by how many discs a position is better for one of the players.
    fn imbalance(&self, position: Position) -> f32;
}

/// A judge that doubts games as a function says and takes all positions for even.
impl<F: Fn(&Game) -> f32> Judge for F {
    fn doubt(&self, game: &Game) -> f32 {
        self(game)
    }

    fn imbalance(&self, _: Position) -> f32 {
        0.0
    }
}

/// The work that may still be done for the sheets of a file. Those that can be repaired cost nothing: what is bounded is
/// the work for what is no sheet.
#[derive(Clone, Copy, Debug)]
pub struct RepairEffort(usize);

impl Default for RepairEffort {
    /// As much as three sheets take, at most.
    fn default() -> Self {
        Self(3 * search::MOST_TRIED)
    }
}

/// Finds the games that a sheet may stand for: [`MOST`] of them at most, the likeliest first, and those
/// only that are nearly as likely as the first.
///
/// A game that ends with the stated score comes before any other; then count the fewest changes, then how
/// often such slips happen, then the moves, as the judge sees them.
///
/// If the moves are all legal behind a start of eight moves, as games with a drawn start have it, the games
/// with such starts are the repairs, the most even ones first.
///
/// A sheet without a fault is its own and only repair, unless its game ends with another score.
///
/// ```
/// use othello_core::{Position, Rules};
/// use othello_notation::repair;
/// use othello_notation::sheet::Sheet;
/// let start = Position::start(Rules::OTHELLO);
/// let sheet = Sheet::from_moves("f5d6c3d3c4f4f6").expect("there are moves");
/// let repairs = repair::repairs(&sheet, start, None, &|_: &_| 0.0);
/// assert_eq!(repair::status(&repairs), repair::Status::Correct);
/// let sheet = Sheet::from_moves("f5d6c3d3c4f4f4f6").expect("there are moves");
/// let repairs = repair::repairs(&sheet, start, None, &|_: &_| 0.0);
/// assert_eq!(repairs[0].changes_in_words(), "6 at f4 left out");
/// assert!(repairs.len() <= repair::MOST);
/// ```
pub fn repairs(
    sheet: &Sheet,
    start: Position,
    score: Option<ByColor<u8>>,
    judge: &dyn Judge,
) -> Vec<Repair> {
    repairs_within(sheet, start, score, judge, &mut RepairEffort::default())
}

/// Finds the same as [`repairs`] for one of many sheets, as far as the effort goes.
pub fn repairs_within(
    sheet: &Sheet,
    start: Position,
    score: Option<ByColor<u8>>,
    judge: &dyn Judge,
    effort: &mut RepairEffort,
) -> Vec<Repair> {
    if !is_possible(start) || sheet.is_empty() {
        return Vec::new();
    }
    let stated = score.or(sheet.score);
    let with_start = started(sheet, start, stated, judge, effort);
    if !with_start.is_empty() {
        return with_start;
    }
    let most = effort.0.min(search::MOST_TRIED);
    let (mut candidates, tried) = search::search(sheet, Place::of(start), stated, most);
    candidates.sort_by(|one, other| {
        one.rank().total_cmp(&other.rank()).then_with(|| one.squares.cmp(&other.squares))
    });
    candidates.truncate(JUDGED);
    let mut repairs: Vec<(f32, Repair)> = candidates
        .into_iter()
        .filter_map(|Candidate { squares, changes, agrees, cost }| {
            let mut game = Game::from_position(start);
            squares.into_iter().try_for_each(|square| game.play(square)).ok()?;
            let doubt = if changes.is_empty() { 0.0 } else { judge.doubt(&game) };
            Some((cost + doubt, Repair { game, changes, agrees, stated }))
        })
        .collect();
    let place = |(cost, repair): &(f32, Repair)| (!repair.agrees, repair.changes.len(), *cost);
    repairs.sort_by(|one, other| {
        let (one, other) = (place(one), place(other));
        (one.0, one.1).cmp(&(other.0, other.1)).then(one.2.total_cmp(&other.2))
    });
    let Some((least, first)) = repairs.first() else {
        effort.0 = effort.0.saturating_sub(tried);
        return Vec::new();
    };
    let (least, agrees) = (*least, first.agrees);
    let is_near =
        |(cost, repair): &(f32, Repair)| repair.agrees == agrees && *cost <= least + MARGIN;
    repairs.into_iter().filter(is_near).take(MOST).map(|(_, repair)| repair).collect()
}

/// Finds the games of a sheet whose first eight moves are missing, the most even starts first.
fn started(
    sheet: &Sheet,
    start: Position,
    stated: Option<ByColor<u8>>,
    judge: &dyn Judge,
    effort: &mut RepairEffort,
) -> Vec<Repair> {
    let place = Place::of(start);
    let squares: Option<Vec<_>> = sheet.moves.iter().map(|entry| entry.square()).collect();
    let squares = squares.filter(|squares| {
        let played = sheet.play(start).plies().len();
        // A few moves may be legal by chance.
        let is_at_fault = played == 0 || played < squares.len() && squares.len() >= ENOUGH;
        is_at_fault && sheet.loose.is_empty() && squares.len() >= starts::LENGTH
    });
    let Some(squares) = squares else { return Vec::new() };
    let (starts, seen) = starts::starts(place, &squares, stated, effort.0);
    if starts.is_empty() {
        effort.0 = effort.0.saturating_sub(seen);
    }
    let repair = |first: [Square; starts::LENGTH]| {
        let mut game = Game::from_position(start);
        first.iter().chain(&squares).try_for_each(|square| game.play(*square)).ok()?;
        let imbalance = judge.imbalance(game.position_at(starts::LENGTH));
        let agrees = stated.is_none() || game.position().result().is_some();
        Some((imbalance, Repair { game, changes: vec![Change::Started(first)], agrees, stated }))
    };
    let mut repairs: Vec<_> = starts.into_iter().filter_map(repair).collect();
    repairs.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    repairs.into_iter().take(MOST).map(|(_, repair)| repair).collect()
}
