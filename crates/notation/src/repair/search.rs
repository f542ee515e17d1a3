//! The search for changes that make a legal game of a scoresheet.
//!
//! A wrong move need not be illegal at once: what shows is a later one. So a change must touch the sheet
//! no later than the first fault, and each change is tried at every move up to there. Of the sheets that
//! one change leaves, still faulty, those that are played furthest are changed once more.

use std::collections::HashMap;

use othello_core::board::ByColor;
use othello_core::square::{Bitboard, Square};

use crate::repair::change::Change;
use crate::repair::replay::Place;
use crate::repair::slip;
use crate::sheet::{Sheet, SheetEntry};

/// Changes of a sheet, at most.
const DEEPEST: usize = 3;
/// Sheets with a change that are changed further, at most.
const WIDEST: [usize; DEEPEST] = [8, 64, 24];
/// The cost of each move that is not reached.
const UNREACHED: f32 = 0.2;
/// The cost of a game without a fault but with another score.
const OTHER_SCORE: f32 = 4.0;
/// Games that are found before the search ends.
const ENOUGH: usize = 2000;
/// Changes that are tried of a sheet, at most: with a list of any moves at all, the best so far has to do.
pub(super) const MOST_TRIED: usize = 150_000;
/// Ways to read numbers that stand on several squares, at most.
const ROOTS: usize = 8;

/// A game that has been found.
pub(super) struct Candidate {
    pub(super) squares: Vec<Square>,
    pub(super) changes: Vec<Change>,
    /// `true` if the game ends with the stated score, or none is stated.
    pub(super) agrees: bool,
    pub(super) cost: f32,
}

impl Candidate {
    /// Returns a number that is smaller for what is likelier but for its moves.
    #[expect(clippy::cast_precision_loss, reason = "there are few changes")]
    pub(super) fn rank(&self) -> f32 {
        let score = if self.agrees { 0.0 } else { 10_000.0 };
        score + 100.0 * self.changes.len() as f32 + self.cost
    }
}

/// A sheet and what has been changed of it.
#[derive(Clone, Debug, Default)]
struct Reading {
    moves: Vec<SheetEntry>,
    loose: Vec<SheetEntry>,
    changes: Vec<Change>,
    cost: f32,
    /// The order in which it is changed further.
    key: f32,
}

/// An elementary change, in terms of places in the list of moves and among the loose ones.
#[derive(Clone, Copy, Debug)]
enum Edit {
    Swap(usize, usize),
    Replace(usize, Square),
    Insert(usize, Square),
    Remove(usize),
    /// Puts a loose square in the place of an entry without one.
    Fill(usize, usize),
    /// Puts a loose square between two moves.
    Wedge(usize, usize),
    Drop(usize),
}

/// Finds the games with the fewest changes that agree with the score, or else all others, with no more than `most`
/// changes that are tried; returns the number of these as well.
pub(super) fn search(
    sheet: &Sheet,
    start: Place,
    score: Option<ByColor<u8>>,
    most: usize,
) -> (Vec<Candidate>, usize) {
    let mut search =
        Search { start, score, found: HashMap::new(), is_legal: false, tried: 0, most };
    let mut readings = roots(sheet);
    search.take(&readings[0]);
    if search.is_done(0) {
        return (search.candidates(), 0);
    }
    for (depth, widest) in (1..).zip(WIDEST) {
        let mut next = Vec::new();
        for reading in &readings {
            search.expand(reading, &mut next);
        }
        if search.is_done(depth) {
            break;
        }
        next.sort_by(|one, other| one.key.total_cmp(&other.key));
        readings.clear();
        let width = WIDEST.get(depth).copied().unwrap_or(widest);
        for reading in next {
            if readings.len() >= width {
                break;
            }
            if !readings.iter().any(|kept: &Reading| kept.moves == reading.moves) {
                readings.push(reading);
            }
        }
    }
    let tried = search.tried;
    (search.candidates(), tried)
}

/// Returns the ways to read a sheet: of the squares with the same number, one has it and the others are
/// loose.
fn roots(sheet: &Sheet) -> Vec<Reading> {
    let reading = |moves: &[SheetEntry], loose: &[SheetEntry]| Reading {
        moves: moves.to_vec(),
        loose: loose.to_vec(),
        ..Reading::default()
    };
    let mut roots = vec![reading(&sheet.moves, &sheet.loose)];
    for (at, entry) in sheet.loose.iter().enumerate() {
        let Some(place) = usize::from(entry.number).checked_sub(1) else { continue };
        if place >= sheet.moves.len() || roots.len() >= ROOTS {
            continue;
        }
        for root in roots.clone() {
            let mut other = root;
            std::mem::swap(&mut other.moves[place], &mut other.loose[at]);
            roots.push(other);
        }
    }
    roots
}

struct Search {
    start: Place,
    score: Option<ByColor<u8>>,
    /// The games that have been found.
    found: HashMap<Vec<Square>, (Vec<Change>, bool, f32)>,
    /// `true` if the sheet itself is a legal game.
    is_legal: bool,
    /// The number of changes that have been tried.
    tried: usize,
    /// The number up to which they are.
    most: usize,
}

/// The part of a sheet that can be played.
#[derive(Clone, Copy)]
enum Reach {
    /// Up to that move, which is not legal.
    Fault(usize),
    /// To its end, and there it is over or not.
    End(Place),
}

impl Search {
    /// Returns `true` if nothing has to be sought with more changes.
    fn is_done(&self, depth: usize) -> bool {
        self.found.len() > ENOUGH
            || self.tried > self.most
            || self.found.values().any(|(changes, agrees, _)| *agrees && changes.len() <= depth)
    }

    /// Returns the games that agree with the score; if there are none, those that do not. Of a sheet that
    /// is legal these are at most its own: nothing but the score speaks against it.
    fn candidates(self) -> Vec<Candidate> {
        let has_agreeing = self.found.values().any(|(_, agrees, _)| *agrees);
        let is_legal = self.is_legal;
        let all = self.found.into_iter().map(|(squares, (changes, agrees, cost))| Candidate {
            squares,
            changes,
            agrees,
            cost,
        });
        let counts = |it: &Candidate| {
            if has_agreeing { it.agrees } else { !is_legal || it.changes.is_empty() }
        };
        all.filter(counts).collect()
    }

    /// Takes a sheet as it is, if it is a game.
    fn take(&mut self, reading: &Reading) {
        let Reach::End(end) = replay(self.start, &reading.moves, 0) else { return };
        if !reading.loose.is_empty() {
            return;
        }
        self.is_legal = true;
        let agrees = self.agrees(end);
        // The score of a game that has not ended was judged, unless a move is missing.
        if agrees || end.result().is_none() {
            self.note(&reading.moves, Vec::new(), agrees, 0.0);
        }
    }

    fn agrees(&self, end: Place) -> bool {
        self.score.is_none_or(|score| end.result().is_some_and(|scores| scores.contains(&score)))
    }

    fn note(&mut self, moves: &[SheetEntry], changes: Vec<Change>, agrees: bool, cost: f32) {
        let squares = moves.iter().filter_map(|entry| entry.square()).collect();
        let known = self.found.get(&squares);
        let is_better = |(known, _, known_cost): &(Vec<Change>, bool, f32)| {
            (changes.len(), cost) < (known.len(), *known_cost)
        };
        if known.is_none_or(is_better) {
            self.found.insert(squares, (changes, agrees, cost));
        }
    }

    /// Tries each change of a sheet up to its first fault.
    fn expand(&mut self, reading: &Reading, next: &mut Vec<Reading>) {
        let places = places(self.start, &reading.moves);
        let fault = places.len() - 1;
        let used: Bitboard =
            reading.moves.iter().chain(&reading.loose).filter_map(|entry| entry.square()).collect();
        let mut scratch = Reading::default();
        let mut edits = Vec::new();
        for (at, place) in places.iter().enumerate() {
            edits.clear();
            list(reading, at, place.legal(), used, &mut edits);
            if at == fault {
                // These change nothing before the fault, and may still mend it.
                edits.extend((0..reading.loose.len()).map(Edit::Drop));
            }
            self.tried += edits.len();
            if self.tried > self.most {
                return;
            }
            for &edit in &edits {
                self.try_edit(reading, edit, (at, *place), &mut scratch, next);
            }
        }
    }

    fn try_edit(
        &mut self,
        reading: &Reading,
        edit: Edit,
        (at, place): (usize, Place),
        scratch: &mut Reading,
        next: &mut Vec<Reading>,
    ) {
        scratch.moves.clone_from(&reading.moves);
        scratch.loose.clone_from(&reading.loose);
        let (change, mut cost) = apply(edit, &mut scratch.moves, &mut scratch.loose);
        cost += reading.cost;
        let reach = match edit {
            Edit::Drop(_) => replay(self.start, &scratch.moves, 0),
            _ => replay(place, &scratch.moves, at),
        };
        let with = |changes: &[Change]| [changes, &[change]].concat();
        let length = scratch.moves.len();
        let unreached = match reach {
            Reach::Fault(fault) => cost_of(length - fault),
            Reach::End(end) if scratch.loose.is_empty() => {
                let agrees = self.agrees(end);
                let unfinished = if end.result().is_none() { slip::UNFINISHED } else { 0.0 };
                self.note(&scratch.moves, with(&reading.changes), agrees, cost + unfinished);
                if agrees {
                    return;
                }
                OTHER_SCORE
            }
            Reach::End(_) => 0.0,
        };
        next.push(Reading {
            moves: scratch.moves.clone(),
            loose: scratch.loose.clone(),
            changes: with(&reading.changes),
            cost,
            key: cost + unreached,
        });
    }
}

#[expect(clippy::cast_precision_loss, reason = "a sheet has few moves")]
fn cost_of(unreached: usize) -> f32 {
    UNREACHED * unreached as f32
}

/// Lists the changes of a sheet that put another legal move at a place.
fn list(reading: &Reading, at: usize, legal: Bitboard, used: Bitboard, edits: &mut Vec<Edit>) {
    let Reading { moves, loose, .. } = reading;
    let is_legal = |entry: &SheetEntry| entry.square().is_some_and(|square| legal.contains(square));
    let entry = moves.get(at);
    for square in legal - used {
        edits.push(Edit::Insert(at, square));
        if entry.is_some() {
            edits.push(Edit::Replace(at, square));
        }
    }
    for (number, _) in loose.iter().enumerate().filter(|(_, entry)| is_legal(entry)) {
        edits.push(Edit::Wedge(number, at));
        if entry.is_some_and(|entry| entry.square().is_none()) {
            edits.push(Edit::Fill(number, at));
        }
    }
    if entry.is_none() {
        return;
    }
    let later = moves.iter().enumerate().skip(at + 1);
    edits
        .extend(later.filter(|(_, entry)| is_legal(entry)).map(|(other, _)| Edit::Swap(at, other)));
    if moves.get(at + 1).is_none_or(is_legal) {
        edits.push(Edit::Remove(at));
    }
}

/// Changes a sheet; returns the change in words to be, and its cost.
fn apply(edit: Edit, moves: &mut Vec<SheetEntry>, loose: &mut Vec<SheetEntry>) -> (Change, f32) {
    match edit {
        Edit::Swap(one, other) => {
            let (first, second) = (moves[one], moves[other]);
            let swapped =
                |entry: SheetEntry, by: SheetEntry| SheetEntry { number: entry.number, ..by };
            moves[one] = swapped(first, second);
            moves[other] = swapped(second, first);
            let cost = if other == one + 1 {
                slip::ADJACENT
            } else {
                slip::misnumbered(first.number, second.number).min(slip::SWAPPED) + 1.0
            };
            let change = match (first.square(), second.square()) {
                (None, Some(square)) => Change::Renumbered(square, second.number, first.number),
                _ => Change::Swapped(first.number, second.number),
            };
            (change, cost.min(slip::SWAPPED))
        }
        Edit::Replace(at, square) => {
            let entry = moves[at];
            moves[at] = entry.with(square);
            let change = match entry.square() {
                Some(from) => Change::Moved(entry.number, from, square),
                None if entry.is_empty() => Change::Filled(entry.number, square),
                None => Change::Read(entry.number, square),
            };
            (change, slip::misplaced(entry, square))
        }
        Edit::Insert(at, square) => {
            let number = number_at(moves, at);
            moves.insert(at, SheetEntry::new(number, square));
            (Change::Inserted(number, square), slip::MISSING)
        }
        Edit::Remove(at) => {
            let entry = moves.remove(at);
            match entry.square() {
                Some(square) => {
                    let is_repeated = moves.iter().any(|other| other.square() == Some(square));
                    let cost = if is_repeated { slip::REPEATED } else { slip::SURPLUS };
                    (Change::Removed(entry.number, square), cost)
                }
                None => (Change::Skipped(entry.number), slip::MISCOUNTED),
            }
        }
        Edit::Fill(number, at) => {
            let entry = loose.remove(number);
            let meant = moves[at].number;
            moves[at] = SheetEntry { number: meant, ..entry };
            let cost = slip::misnumbered(entry.number, meant);
            match entry.square() {
                Some(square) => (Change::Renumbered(square, entry.number, meant), cost),
                None => (Change::Skipped(entry.number), cost),
            }
        }
        Edit::Wedge(number, at) => {
            let entry = loose.remove(number);
            let meant = number_at(moves, at);
            moves.insert(at, SheetEntry { number: meant, ..entry });
            let cost = match meant.abs_diff(entry.number) {
                0 | 1 => slip::MISCOUNTED,
                _ => slip::misnumbered(entry.number, meant) + 2.0,
            };
            match entry.square() {
                Some(square) => (Change::Shifted(square, meant), cost),
                None => (Change::Skipped(entry.number), cost),
            }
        }
        Edit::Drop(number) => {
            let entry = loose.remove(number);
            match entry.square() {
                Some(square) => (Change::Removed(entry.number, square), slip::SURPLUS),
                None => (Change::Skipped(entry.number), slip::SURPLUS),
            }
        }
    }
}

/// Returns the number on the sheet of the move at a place, or the next one.
fn number_at(moves: &[SheetEntry], at: usize) -> u8 {
    let next = || moves.last().map_or(1, |entry| entry.number.saturating_add(1));
    moves.get(at).map_or_else(next, |entry| entry.number)
}

/// Plays the moves from a place on.
fn replay(mut place: Place, moves: &[SheetEntry], from: usize) -> Reach {
    for (at, entry) in moves.iter().enumerate().skip(from) {
        match entry.square().and_then(|square| place.play(square)) {
            Some(after) => place = after,
            None => return Reach::Fault(at),
        }
    }
    Reach::End(place)
}

/// Returns the positions before each move that can be reached, and that at the end.
fn places(start: Place, moves: &[SheetEntry]) -> Vec<Place> {
    let mut places = vec![start];
    for entry in moves {
        let place = places[places.len() - 1];
        match entry.square().and_then(|square| place.play(square)) {
            Some(after) => places.push(after),
            None => break,
        }
    }
    places
}
