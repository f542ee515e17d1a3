//! The log: the events of a link in their order, each with the hash of all before it.

use std::fmt;
use std::time::Duration;

use super::line_tokens::{Left, LineTokens, read_left};
use super::log_event::LogEvent;
use super::log_hash::LogHash;
use othello_core::board::ByColor;

/// The most events of a log: more than a hundred games.
pub const MOST_EVENTS: usize = 20_000;

/// An event as a line has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedEvent {
    /// Its number, counting from 1.
    pub number: usize,
    /// The hash of the log up to it.
    pub hash: LogHash,
    /// The time left to each player after it, if there is a clock.
    pub left: Option<ByColor<Duration>>,
    /// The event.
    pub event: LogEvent,
}

impl NumberedEvent {
    /// Reads the tokens after `ev`; `None` if they are not those of an event.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        let (number, hash) = (tokens.parse()?, tokens.parse()?);
        let left = read_left(tokens);
        if left.is_some() {
            tokens.next();
        }
        Some(Self { number, hash, left, event: LogEvent::read(tokens)? })
    }

    /// Returns the text of which the hash is made.
    fn text(&self) -> String {
        let left = self.left.as_ref().map_or_else(String::new, |left| format!("{} ", Left(left)));
        format!("{left}{}", self.event)
    }
}

impl fmt::Display for NumberedEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ev {} {} {}", self.number, self.hash, self.text())
    }
}

/// The events of a link in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log(Vec<NumberedEvent>);

impl Log {
    /// Returns the number of events.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if no event has happened.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the events from this number on.
    pub fn events_from(&self, number: usize) -> &[NumberedEvent] {
        self.0.get(number.saturating_sub(1)..).unwrap_or_default()
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

    /// Returns an event as the next one of this log.
    pub(super) fn next(&self, event: LogEvent, left: Option<ByColor<Duration>>) -> NumberedEvent {
        let hash = LogHash::default();
        let mut entry = NumberedEvent { number: self.len() + 1, hash, left, event };
        entry.hash = self.hash().then(&entry.text());
        entry
    }

    /// Returns `true` if the event is the next one of this log.
    pub(super) fn is_next(&self, entry: &NumberedEvent) -> bool {
        entry.number == self.len() + 1 && entry.hash == self.hash().then(&entry.text())
    }

    /// Adds the next event.
    pub(super) fn push(&mut self, entry: NumberedEvent) {
        self.0.push(entry);
    }
}
