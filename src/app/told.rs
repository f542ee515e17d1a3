//! The products of an update so far: outputs, what changed, and what is still to be done at its end.

use super::event::{Effect, Event, Output, Question};

/// The products of the update so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    outputs: Vec<Output>,
    changed: Changed,
    /// A question to be treated as answered with yes.
    confirmed: Option<Question>,
    is_to_be_saved: bool,
}

/// The changes of an update, for features that follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// Another turn has come, although player and position may be the same as before.
    pub turn: bool,
    /// Another game has taken the place of the one before.
    pub game: bool,
    /// The game goes on from a moment that it had passed.
    pub goes_on: bool,
    /// The review of the game is complete.
    pub review_end: Option<ReviewEnd>,
}

/// The end of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewEnd {
    /// Somebody has asked for it.
    Asked,
    /// It began by itself, when the game ended.
    Unasked,
}

impl Told {
    /// Adds an event.
    pub fn event(&mut self, event: Event) {
        self.outputs.push(Output::Event(event));
    }

    /// Adds an effect.
    pub fn effect(&mut self, effect: Effect) {
        self.outputs.push(Output::Effect(effect));
    }

    /// Returns `true` if an event has happened that the predicate holds for.
    pub fn has(&self, is_meant: impl Fn(&Event) -> bool) -> bool {
        self.events().any(is_meant)
    }

    /// The events so far, in order.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.outputs.iter().filter_map(|output| match output {
            Output::Event(event) => Some(event),
            Output::Effect(_) => None,
        })
    }

    /// The changes so far.
    pub const fn changed(&self) -> Changed {
        self.changed
    }

    /// Notes that another turn has come.
    pub const fn change_turn(&mut self) {
        self.changed.turn = true;
    }

    /// Notes that another game has taken the place of the one before.
    pub const fn change_game(&mut self) {
        self.changed = Changed { turn: true, game: true, ..self.changed };
    }

    /// Notes that the game goes on from a moment that it had passed.
    pub const fn go_on(&mut self) {
        self.changed.goes_on = true;
    }

    /// Notes that the review of the game is complete.
    pub const fn end_review(&mut self, end: ReviewEnd) {
        self.changed.review_end = Some(end);
    }

    /// Adds a question to be treated as answered with yes.
    pub fn confirm(&mut self, question: Question) {
        self.confirmed = Some(question);
    }

    /// Takes the question to be treated as answered with yes.
    pub const fn take_confirmed(&mut self) -> Option<Question> {
        self.confirmed.take()
    }

    /// Notes that the game is to be saved.
    pub const fn save(&mut self) {
        self.is_to_be_saved = true;
    }

    /// Returns `true` once if the game is to be saved.
    pub const fn take_save(&mut self) -> bool {
        std::mem::replace(&mut self.is_to_be_saved, false)
    }

    /// Ends the update; returns its outputs in order.
    pub fn end(&mut self) -> Vec<Output> {
        self.changed = Changed::default();
        std::mem::take(&mut self.outputs)
    }
}
