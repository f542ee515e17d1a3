//! The log: the events of a link in their order, with the hashes by which two logs are compared.

use super::line::Line;
use super::log_event::{LogEvent, NumberedEvent};
use super::log_hash::LogHash;
use super::secret::Secret;

/// The most events of a log: more than a hundred games.
pub const MOST_EVENTS: usize = 20_000;

/// The events of a link in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log(Vec<Entry>);

#[derive(Clone, Debug, PartialEq)]
struct Entry {
    event: LogEvent,
    hash: LogHash,
    seal: LogHash,
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
    pub fn events(&self) -> impl Iterator<Item = &LogEvent> {
        self.0.iter().map(|entry| &entry.event)
    }

    /// Returns the hash after this many events; `None` if there are fewer.
    pub fn hash_at(&self, events: usize) -> Option<LogHash> {
        match events.checked_sub(1) {
            None => Some(LogHash::default()),
            Some(last) => self.0.get(last).map(|entry| entry.hash),
        }
    }

    /// Returns the hash of all events.
    pub fn hash(&self) -> LogHash {
        self.0.last().map_or_else(LogHash::default, |entry| entry.hash)
    }

    /// Returns `true` if the event is the next one of this log.
    pub(super) fn is_next(&self, entry: &NumberedEvent) -> bool {
        entry.number == self.len() + 1 && entry.hash == self.hash_with(&entry.event)
    }

    /// Returns the hash of the log with another event.
    pub(super) fn hash_with(&self, event: &LogEvent) -> LogHash {
        self.hash().then(&event.to_string())
    }

    /// Returns the seal of the next event under a key.
    pub(super) fn seal_with(&self, event: &LogEvent, key: &Secret) -> LogHash {
        key.hash(&format!("{} {event}", self.hash()))
    }

    /// Adds an event.
    pub(super) fn push(&mut self, event: LogEvent, seal: LogHash) {
        let hash = self.hash_with(&event);
        self.0.push(Entry { event, hash, seal });
    }

    /// Returns the lines of the events.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.entries().map(Line::Event)
    }

    /// Returns the events with their numbers, hashes and seals.
    pub(super) fn entries(&self) -> impl ExactSizeIterator<Item = NumberedEvent> {
        self.0.iter().enumerate().map(|(index, entry)| {
            let Entry { event, hash, seal } = entry.clone();
            NumberedEvent { number: index + 1, hash, seal, event }
        })
    }
}
