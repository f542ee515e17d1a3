//! The memory of a player's answers: what was asked, what is known of it, and what comes next.
//!
//! A file of [entries](entry) is the only thing that is kept: answers to positions, errors of the player's
//! own games, and what those games have cost. All else follows from them: the [`Memory`] of positions,
//! each with the day on which it is [due](schedule), the [`Lesson`](lesson::Lesson) of the day, and the
//! [`ProgressReport`](report::ProgressReport) of the progress. Time is always an argument.

pub mod entry;
pub mod games;
pub mod grade;
pub mod lesson;
pub mod report;
pub mod schedule;
pub mod strength;

use std::collections::{HashMap, HashSet};

use entry::{GameCost, LessonPlace, Mistake, PositionAnswer, PositionKey, ProgressEntry, Source};
use grade::AnswerGrade;
use schedule::{Schedule, UnixTime};
use strength::Strength;

/// All that follows from the entries of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    /// The positions that were asked or are to be asked, in the order in which they were met.
    cards: Vec<Card>,
    places: HashMap<PositionKey, usize>,
    /// The answers, in their order.
    answers: Vec<(UnixTime, PositionAnswer)>,
    /// The positions of the repertoire that were asked.
    openings: HashMap<PositionKey, OpeningCard>,
    /// The times and grades of the answers to them, in their order.
    opening_answers: Vec<(UnixTime, AnswerGrade)>,
    /// The costs of the reviewed games, in the order in which they were noted.
    games: Vec<GameCost>,
    strength: Strength,
    /// The step of the first lesson that comes next.
    tutorial_step: usize,
    /// The places in the lessons that follow games, by the moves of these.
    lessons: HashMap<String, LessonPlace>,
}

/// A position of the repertoire that was asked. Which move is right there, the file of the repertoire says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpeningCard {
    /// The time until which it is known.
    pub schedule: Schedule,
    /// The last answer was right.
    pub is_right: bool,
}

/// A position that is to be known.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The position, in the orientation in which it is kept.
    pub key: PositionKey,
    /// The origin that was met last.
    pub origin: CardOrigin,
    /// The time until which it is known; `None` if it was never asked.
    pub schedule: Option<Schedule>,
    pub answers: usize,
    /// The number of answers that were wrong.
    pub failures: usize,
    /// The last answer was right.
    pub is_right: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum CardOrigin {
    /// An error of the player.
    Mistake(Box<Mistake>),
    /// A puzzle, in the orientation in which it was asked.
    Puzzle(entry::FoldedPosition),
    /// It was asked, and what it comes from is not known any more.
    Unknown,
}

impl Memory {
    /// Remembers entries in their order.
    pub fn of(entries: impl IntoIterator<Item = (UnixTime, ProgressEntry)>) -> Self {
        let mut memory = Self::default();
        for (at, entry) in entries {
            memory.note(at, entry);
        }
        memory
    }

    pub fn note(&mut self, at: UnixTime, entry: ProgressEntry) {
        match entry {
            ProgressEntry::Answer(answer) => self.note_answer(at, answer),
            ProgressEntry::Mistake(mistake) => {
                let key = mistake.place.key();
                self.card(key).origin = CardOrigin::Mistake(Box::new(mistake));
            }
            ProgressEntry::Game(game) => self.games.push(game),
            ProgressEntry::Tutorial(place) => self.tutorial_step = place.step,
            ProgressEntry::Lesson(place) => {
                self.lessons.insert(place.moves.clone(), place);
            }
            ProgressEntry::Repertoire(answer) => {
                let (key, grade) = (answer.place.key(), answer.grade());
                let before = self.openings.get(&key).map(|card| card.schedule);
                let schedule = Schedule::after(before, grade, at);
                let is_right = grade != AnswerGrade::Again;
                self.openings.insert(key, OpeningCard { schedule, is_right });
                self.opening_answers.push((at, grade));
            }
        }
    }

    fn note_answer(&mut self, at: UnixTime, answer: PositionAnswer) {
        let grade = answer.grade();
        if let Source::Puzzle { depth } = answer.source {
            self.strength = self.strength.after(depth, grade);
        }
        let card = self.card(answer.place.key());
        if let (Source::Puzzle { .. }, CardOrigin::Unknown) = (answer.source, &card.origin) {
            card.origin = CardOrigin::Puzzle(answer.place.clone());
        }
        card.schedule = Some(Schedule::after(card.schedule, grade, at));
        card.answers += 1;
        card.failures += usize::from(grade == AnswerGrade::Again);
        card.is_right = grade != AnswerGrade::Again;
        self.answers.push((at, answer));
    }

    fn card(&mut self, key: PositionKey) -> &mut Card {
        let place = *self.places.entry(key).or_insert_with(|| {
            let origin = CardOrigin::Unknown;
            let (schedule, answers, failures, is_right) = (None, 0, 0, false);
            self.cards.push(Card { key, origin, schedule, answers, failures, is_right });
            self.cards.len() - 1
        });
        &mut self.cards[place]
    }

    /// The step of the first lesson of all that comes next, from 0.
    pub const fn tutorial_step(&self) -> usize {
        self.tutorial_step
    }

    /// Returns the place in the lesson that follows a game with these moves, if it was begun.
    pub fn lesson_after(&self, moves: &str) -> Option<&LessonPlace> {
        self.lessons.get(moves)
    }

    /// The positions, in the order in which they were met.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns `true` if a position was asked or is to be asked.
    pub fn knows(&self, key: &PositionKey) -> bool {
        self.places.contains_key(key)
    }

    /// The answers with their times, in their order.
    pub fn answers(&self) -> &[(UnixTime, PositionAnswer)] {
        &self.answers
    }

    /// Returns a position of the repertoire; `None` if it was never asked.
    pub fn opening(&self, key: &PositionKey) -> Option<&OpeningCard> {
        self.openings.get(key)
    }

    /// The positions of the repertoire that were asked, in no order.
    pub fn openings(&self) -> impl Iterator<Item = &OpeningCard> {
        self.openings.values()
    }

    /// The times and grades of the answers to positions of the repertoire, in their order.
    pub fn opening_answers(&self) -> &[(UnixTime, AnswerGrade)] {
        &self.opening_answers
    }

    /// The costs of the reviewed games, in the order in which they were noted.
    pub fn games(&self) -> &[GameCost] {
        &self.games
    }

    pub const fn strength(&self) -> Strength {
        self.strength
    }
}

/// Tells entries that say the same apart from new ones: those that follow from games are noted once.
#[derive(Debug, Default)]
pub struct NotedEntries(HashSet<String>);

impl NotedEntries {
    /// Returns `true` if an entry is to be noted: an answer, or one that was not noted before.
    pub fn is_new(&mut self, entry: &ProgressEntry) -> bool {
        entry.identity().is_none_or(|identity| self.0.insert(identity))
    }
}

#[cfg(test)]
mod tests;
