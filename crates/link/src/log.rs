//! The log: the events of a link in their order, with the sums by which two logs are compared.

use super::event::{Event, Numbered};
use super::line::Line;
use super::secret::Secret;
use super::sum::Sum;

/// The most events of a log: more than a hundred games.
pub const MOST_EVENTS: usize = 20_000;

/// The events of a link in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log(Vec<Entry>);

#[derive(Clone, Debug, PartialEq)]
struct Entry {
    event: Event,
    sum: Sum,
    seal: Sum,
}

impl Log {
    /// Returns the number of events.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if no event has happened.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the events.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.0.iter().map(|entry| &entry.event)
    }

    /// Returns the sum after so many events; `None` if there are fewer.
    pub fn sum_at(&self, events: usize) -> Option<Sum> {
        match events.checked_sub(1) {
            None => Some(Sum::default()),
            Some(last) => self.0.get(last).map(|entry| entry.sum),
        }
    }

    /// Returns the sum of all events.
    pub fn sum(&self) -> Sum {
        self.0.last().map_or_else(Sum::default, |entry| entry.sum)
    }

    /// Returns `true` if that event is the next one.
    pub(super) fn is_next(&self, entry: &Numbered) -> bool {
        entry.number == self.len() + 1 && entry.sum == self.sum_with(&entry.event)
    }

    /// Returns the sum of all events and another one.
    pub(super) fn sum_with(&self, event: &Event) -> Sum {
        self.sum().then(&event.to_string())
    }

    /// Returns the seal of a key for the next event.
    pub(super) fn seal_with(&self, event: &Event, key: &Secret) -> Sum {
        key.sum(&format!("{} {event}", self.sum()))
    }

    /// Adds an event.
    pub(super) fn push(&mut self, event: Event, seal: Sum) {
        let sum = self.sum_with(&event);
        self.0.push(Entry { event, sum, seal });
    }

    /// Returns the lines of the events.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.lines_after(0)
    }

    /// Returns the lines of the events behind so many.
    pub(super) fn lines_after(&self, events: usize) -> impl Iterator<Item = Line> {
        let entries = self.0.iter().zip(1..).skip(events);
        entries.map(|(entry, number)| {
            let Entry { event, sum, seal } = entry.clone();
            Line::Event(Numbered { number, sum, seal, event })
        })
    }

    /// Returns `true` if that is the event of that number.
    pub(super) fn has(&self, number: usize, event: &Event) -> bool {
        let entry = number.checked_sub(1).and_then(|index| self.0.get(index));
        entry.is_some_and(|entry| entry.event == *event)
    }
}
