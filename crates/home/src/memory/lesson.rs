//! The lesson of the day: what is due, and puzzles that were not asked yet.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

use othello_core::position::Position;
use othello_engine::Discs;
use othello_engine::puzzle::{self, BuiltIn, Kind, Theme, Wanted};
use othello_engine::reasons::ideas::{Idea, leaves_one};
use othello_engine::review::ReviewedPly;
use othello_games::repertoire::OpeningQuestion;

use super::entry::{FoldedPosition, IdeaName, Mistake, PositionKey};
use super::schedule::UnixTime;
use super::{Card, CardOrigin, Memory};

/// Positions to be asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson {
    /// Errors of the player.
    pub mistakes: Vec<OldMistake>,
    /// Puzzles, in their order.
    pub puzzles: Vec<OldPuzzle>,
    /// Positions of the repertoire that were asked before.
    pub openings: Vec<OpeningQuestion>,
    /// Those that were not: they are shown first.
    pub new_openings: Vec<OpeningQuestion>,
    /// The reason for which it is asked.
    pub kind: LessonKind,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LessonKind {
    /// Whatever is due, and some new puzzles.
    #[default]
    Everything,
    /// Puzzles alone, as many as there are.
    Puzzles,
    Repertoire,
}

/// An error of an earlier game.
#[derive(Clone, Debug, PartialEq)]
pub struct OldMistake {
    /// The position before it.
    pub position: Position,
    pub judgement: ReviewedPly,
    /// The day of the game.
    pub date: Option<String>,
    pub against: Option<String>,
    /// The idea that it is against, if it is known.
    pub idea: Option<Idea>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OldPuzzle {
    pub position: Position,
    /// The number among those that come with the program; `None` for one from a game.
    pub number: Option<usize>,
}

impl OldPuzzle {
    /// Returns `true` if it is of the wanted kind and theme; that of one from a game is not known.
    fn is_wanted(&self, wanted: Wanted) -> bool {
        wanted.includes(Kind::of(self.position.board().empties().len()), self.themes())
    }

    /// Returns `true` if the rule that belongs to a theme finds a move in it.
    fn shows(&self, theme: Option<Theme>) -> bool {
        let discs = self.position.to_move().map(|mover| Discs::new(&self.position.board(), mover));
        match (theme, discs) {
            (Some(Theme::Idea(idea)), Some(discs)) => leaves_one(idea, None, discs),
            (Some(Theme::Consequence(it)), Some(discs)) => leaves_one(it.idea(), Some(it), discs),
            (Some(Theme::Parity | Theme::Motif(_)) | None, _) | (_, None) => true,
        }
    }

    /// Returns what comes with the program of it; `None` if it is from a game.
    fn built_in(&self) -> Option<&'static BuiltIn> {
        let (_, built_in) = BUILT_IN.puzzles.get(self.number?.checked_sub(1)?)?;
        Some(built_in)
    }

    fn themes(&self) -> &'static [Theme] {
        self.built_in().map_or(&[], |it| &it.themes)
    }

    /// Returns the depth of the puzzle, the largest if it has none, and the moves to choose from.
    fn difficulty(&self) -> (u8, u8) {
        let depth = self.built_in().and_then(|it| it.depth).unwrap_or(u8::MAX);
        (depth, self.position.legal_moves().len())
    }

    /// Returns `true` unless another idea explains more than the wanted one: its solution speaks of that first.
    fn is_about(&self, wanted: Wanted) -> bool {
        let first = Theme::first_idea(self.themes());
        match wanted.theme {
            Some(theme @ (Theme::Idea(_) | Theme::Consequence(_))) => first == Some(theme.idea()),
            Some(Theme::Parity | Theme::Motif(_)) | None => true,
        }
    }
}

/// The puzzles that come with the program.
struct BuiltInPuzzles {
    /// In their order, with what is the same in every orientation.
    puzzles: Vec<(PositionKey, BuiltIn)>,
    /// Their numbers, from 1.
    numbers: HashMap<PositionKey, usize>,
}

static BUILT_IN: LazyLock<BuiltInPuzzles> = LazyLock::new(|| {
    let with_key = |it: BuiltIn| (FoldedPosition::of(&it.position).key(), it);
    let puzzles: Vec<_> = puzzle::built_in().map(with_key).collect();
    let numbers = (1..).zip(&puzzles).map(|(number, (key, _))| (*key, number)).collect();
    BuiltInPuzzles { puzzles, numbers }
});

/// The most errors of a lesson.
const MOST_MISTAKES: usize = 8;
/// The most errors of a lesson that are asked for the first time.
const MOST_NEW_MISTAKES: usize = 5;
/// The most puzzles of a lesson that were failed before.
const MOST_FAILED: usize = 4;
/// The positions of a lesson, if there are so many; new puzzles fill it up.
const USUAL: usize = 10;
/// The least number of new puzzles.
const LEAST_NEW: usize = 3;

impl Lesson {
    /// Chooses what is due: own errors, puzzles that were failed, and new ones that fit. Puzzles that
    /// fit equally well come in an order that follows from the seed.
    pub fn of(memory: &Memory, now: UnixTime, seed: u64) -> Self {
        let mistakes = mistakes(memory, now);
        let mut puzzles = failed(memory, now);
        puzzles.truncate(MOST_FAILED);
        let new = USUAL.saturating_sub(mistakes.len() + puzzles.len()).max(LEAST_NEW);
        puzzles.extend(new_puzzles(memory, seed).into_iter().take(new));
        Self { mistakes, puzzles, ..Self::default() }
    }

    /// Chooses puzzles alone, as they are wanted: those that were failed and are due, then all that were not
    /// asked yet; once all were asked, those that were not asked for the longest time.
    pub fn of_puzzles(memory: &Memory, now: UnixTime, seed: u64, wanted: Wanted) -> Self {
        Self::wanted(memory, now, new_puzzles(memory, seed), |it| it.is_wanted(wanted))
            .about(wanted)
    }

    /// Chooses puzzles as [`of_puzzles`](Self::of_puzzles) does, of those that were not asked yet the easiest first, and only
    /// such as show on the board what they are about.
    pub fn of_easiest(memory: &Memory, now: UnixTime, seed: u64, wanted: Wanted) -> Self {
        let mut new = new_puzzles(memory, seed);
        new.sort_by_key(OldPuzzle::difficulty);
        let is_wanted = |it: &OldPuzzle| it.is_wanted(wanted) && it.shows(wanted.theme);
        Self::wanted(memory, now, new, is_wanted).about(wanted)
    }

    fn wanted(
        memory: &Memory,
        now: UnixTime,
        new: Vec<OldPuzzle>,
        is_wanted: impl Fn(&OldPuzzle) -> bool,
    ) -> Self {
        let mut puzzles = failed(memory, now);
        puzzles.extend(new);
        puzzles.retain(&is_wanted);
        if puzzles.is_empty() {
            puzzles = oldest(memory);
            puzzles.retain(is_wanted);
        }
        Self { puzzles, kind: LessonKind::Puzzles, ..Self::default() }
    }

    /// Puts those first whose first idea is the wanted one.
    fn about(mut self, wanted: Wanted) -> Self {
        self.puzzles.sort_by_key(|it| !it.is_about(wanted));
        self
    }

    /// Chooses so many positions of a repertoire: those that are due, the longest ago first, and then those
    /// that were not asked yet, in their order.
    pub fn of_repertoire(
        memory: &Memory,
        now: UnixTime,
        questions: Vec<OpeningQuestion>,
        count: usize,
    ) -> Self {
        let with_due = questions.into_iter().map(|asked| (due_of(memory, now, &asked), asked));
        let (mut old, new): (Vec<_>, Vec<_>) = with_due.partition(|(due, _)| due.is_some());
        old.retain(|(due, _)| due.is_some_and(|due| due <= now));
        old.sort_by_key(|(due, _)| *due);
        let known = old.len().min(count);
        let openings = old.into_iter().chain(new).take(count).map(|(_, asked)| asked);
        let mut openings: Vec<_> = openings.collect();
        let new_openings = openings.split_off(known);
        Self { openings, new_openings, kind: LessonKind::Repertoire, ..Self::default() }
    }

    /// Returns `true` if there is nothing to be asked.
    pub const fn is_empty(&self) -> bool {
        self.mistakes.is_empty()
            && self.puzzles.is_empty()
            && self.openings.is_empty()
            && self.new_openings.is_empty()
    }
}

/// Returns the time from which on a position of a repertoire is to be asked again; `None` if it was never
/// asked.
fn due_of(memory: &Memory, now: UnixTime, asked: &OpeningQuestion) -> Option<UnixTime> {
    let key = FoldedPosition::of(&asked.game.position()).key();
    memory.opening(&key).map(|card| card.schedule.due(now))
}

/// Returns the time at which the first of the positions of a repertoire falls due.
pub fn next_opening(
    memory: &Memory,
    now: UnixTime,
    questions: &[OpeningQuestion],
) -> Option<UnixTime> {
    questions.iter().filter_map(|asked| due_of(memory, now, asked)).min()
}

/// Returns the number of own errors that are due, or were not asked yet.
pub fn due_mistakes(memory: &Memory, now: UnixTime) -> usize {
    let is_mistake = |card: &&Card| matches!(card.origin, CardOrigin::Mistake(_));
    memory.cards().iter().filter(is_mistake).filter(|card| is_due(card, now)).count()
}

/// Returns the number of puzzles that were failed and are due.
pub fn due_puzzles(memory: &Memory, now: UnixTime) -> usize {
    failed(memory, now).len()
}

/// Returns `true` if a position was never asked, or is to be asked again.
fn is_due(card: &Card, now: UnixTime) -> bool {
    card.schedule.is_none_or(|schedule| schedule.due(now) <= now)
}

/// Returns the errors that are due, those first that have waited longest, and then new ones.
fn mistakes(memory: &Memory, now: UnixTime) -> Vec<OldMistake> {
    let due = memory.cards().iter().filter(|card| is_due(card, now));
    let due = due.filter_map(|card| match &card.origin {
        CardOrigin::Mistake(mistake) => Some((card, &**mistake)),
        CardOrigin::Puzzle(_) | CardOrigin::Unknown => None,
    });
    let (mut asked, mut new): (Vec<_>, Vec<_>) = due.partition(|(card, _)| card.answers > 0);
    asked.sort_by_key(|(card, _)| card.schedule.map(|schedule| schedule.due(now)));
    asked.truncate(MOST_MISTAKES);
    // The last game comes first where all else is equal.
    new.reverse();
    new.sort_by(|(_, one), (_, other)| weight(one).total_cmp(&weight(other)));
    new.truncate((MOST_MISTAKES - asked.len()).min(MOST_NEW_MISTAKES));
    asked.extend(new);
    asked.into_iter().filter_map(|(_, mistake)| old(mistake)).collect()
}

/// Returns a number by which errors are ordered: turning points, then large losses in positions that are
/// not decided, then the others.
fn weight(mistake: &Mistake) -> f32 {
    let Some(ply) = mistake.judgement() else { return f32::MAX };
    let class = match (ply.is_turning_point(), ply.is_open()) {
        (true, _) => 0.0,
        (false, true) => 200.0,
        (false, false) => 400.0,
    };
    class - ply.loss()
}

fn old(mistake: &Mistake) -> Option<OldMistake> {
    Some(OldMistake {
        position: mistake.place.position(),
        judgement: mistake.judgement()?,
        date: mistake.date.clone(),
        against: mistake.against.clone(),
        idea: mistake.idea.as_ref().and_then(IdeaName::idea),
    })
}

/// Returns the puzzles that were failed and are due, those first that have waited longest.
fn failed(memory: &Memory, now: UnixTime) -> Vec<OldPuzzle> {
    let is_failed = |card: &&Card| card.failures > 0 && is_due(card, now);
    let mut failed: Vec<_> =
        memory.cards().iter().filter(is_failed).filter_map(puzzle_of).collect();
    failed.sort_by_key(|(card, _)| card.schedule.map(|schedule| schedule.due(now)));
    failed.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// Returns the puzzles that were asked, the longest ago first.
fn oldest(memory: &Memory) -> Vec<OldPuzzle> {
    let mut asked: Vec<_> = memory.cards().iter().filter_map(puzzle_of).collect();
    asked.sort_by_key(|(card, _)| card.schedule.map(|schedule| schedule.last));
    asked.into_iter().map(|(_, puzzle)| puzzle).collect()
}

fn puzzle_of(card: &Card) -> Option<(&Card, OldPuzzle)> {
    let CardOrigin::Puzzle(place) = &card.origin else { return None };
    let number = BUILT_IN.numbers.get(&card.key).copied();
    Some((card, OldPuzzle { position: place.position(), number }))
}

/// Returns the puzzles that come with the program and were not asked yet, those first that fit best.
fn new_puzzles(memory: &Memory, seed: u64) -> Vec<OldPuzzle> {
    let new = (1..).zip(&BUILT_IN.puzzles).filter(|(_, (key, _))| !memory.knows(key));
    let mut new: Vec<_> = new.map(|(number, (_, it))| (number, it)).collect();
    let strength = memory.strength();
    new.sort_by(|(_, one), (_, other)| {
        let by_fit = strength.misfit(one.depth).total_cmp(&strength.misfit(other.depth));
        let rank = |it: &BuiltIn| puzzle::rank(&it.position, seed);
        by_fit.then_with(|| rank(one).cmp(&rank(other)))
    });
    let old =
        |(number, it): (_, &BuiltIn)| OldPuzzle { position: it.position, number: Some(number) };
    new.into_iter().map(old).collect()
}

/// Returns the days of the next lessons, the nearest first, with the number of own errors and failed
/// puzzles that fall due.
pub fn next_due(memory: &Memory, now: UnixTime) -> Option<UnixTime> {
    let waits = memory.cards().iter().filter(|card| !is_due(card, now));
    let is_asked_again =
        |card: &&Card| matches!(card.origin, CardOrigin::Mistake(_)) || card.failures > 0;
    let due = waits.filter(is_asked_again).filter_map(|card| card.schedule);
    due.map(|schedule| Reverse(schedule.due(now))).max().map(|Reverse(due)| due)
}
