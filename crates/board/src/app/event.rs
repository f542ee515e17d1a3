//! Outputs of the app: events that happened, and effects to be performed outside; and the products of an update
//! so far.

use crate::features::link::linked::LinkEffect;
use othello_core::board::Board;
use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_home::engine_worker::EngineTask;
use othello_home::process::exit_status::ExitStatus;
use othello_words::i18n::Text;

use super::job::AnyJob;
use super::page::Page;
use super::reply::{Refused, Reply};
use super::successor::Successor;
use super::then::Then;

/// One part of the app's answer to an action, in order of occurrence.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Something happened.
    Event(Event),
    /// Something is to be done outside.
    Effect(Effect),
}

/// Something that happened, by the feature to which it happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Said(Reply),
    /// The setting of that name has another value.
    Set(&'static str),
    /// A page is to be shown, or read: by its name.
    Show(Page),
    /// The things that can stand behind the word of a command are to be chosen from: by that word.
    Choices(&'static str),
    /// The setting of that name is to be seen among all of them.
    Setting(&'static str),
    /// A page is of no use any more: by its name.
    Hide(Page),
    Played(Ply),
    /// A ply was played again after an undo.
    Redone(Ply),
    Undone(Ply),
    /// Another moment of the game is viewed.
    Viewed,
    /// A ply was played in a variation.
    Varied(Ply),
    /// That player's time ran out.
    TimedOut(Color),
    /// A new game began.
    Began,
    /// A game from a file or a paste replaced the one before.
    Loaded,
    /// The position before an error is viewed.
    ErrorViewed,
    /// The games of the explorer are read further.
    Reading,
    /// The games of the viewed position are counted.
    Counted,
    /// The book or the repertoire shows something else.
    Known,
    /// Another row of the explorer is selected; if it is one of a move, that move.
    Selected(Option<Square>),
    /// A position to be solved is shown, without an answer; or the next one is looked for.
    ProblemShown,
    Answered(Ply),
    /// Another moment after an answer is shown.
    Stepped,
    /// The positions to be solved were left: the game is back.
    Left(Farewell),
    /// A saved game was read to show it: its index in the last list, and its board.
    Previewed(usize, Board),
    /// The scoresheet was changed otherwise than by typing, which ends there: on that square, or on several.
    SheetChanged(Option<Square>),
    /// The other player of a game over a link is there.
    Joined,
    /// A question is open.
    Asked,
    /// The open question was answered with no.
    Cancelled,
    /// The action was refused; nothing has changed.
    Refused(Refused),
}

/// The words with which positions to be solved are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// Only that the game is back.
    Brief,
    /// The ideas that are to be remembered of a lesson, or that it is kept.
    OfLesson,
}

/// Something for the loop to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Has the engine do something in place of what it was asked for before; its replies come back as
    /// [`Action::EngineReplied`](super::input::Action::EngineReplied).
    Engine(EngineTask),
    /// Stops the engine: its reply is not wanted any more.
    StopEngine,
    /// Does a job; what is done with its answers comes back as
    /// [`Action::Continue`](super::input::Action::Continue).
    Job(AnyJob),
    /// Has the way to the other machine do something.
    Link(LinkEffect),
    /// Puts a text on the clipboard.
    Copy(String),
    /// Ends the program, and goes on with that.
    Restart(Successor),
    /// Ends the program.
    Quit(ExitStatus),
}

/// A question that is asked before something is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The question; its forms are the labels of the window.
    pub text: Text,
    /// The board in question, if it is another one than that of the game.
    pub board: Option<Board>,
    /// Done if it is answered with yes.
    pub yes: Then<()>,
    /// Done if it is answered with no, if that is more than nothing.
    pub no: Option<Then<()>>,
    pub enter: OnEnter,
    /// It comes by itself, whatever a player was about to do: only an answer answers it, no key, click or line that
    /// may have been meant for the board.
    pub is_unasked: bool,
}

/// The meaning of Enter in front of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnEnter {
    Yes,
    /// None: one key too many should not lose a game.
    Nothing,
}

impl Question {
    /// Returns `true` if the question is that message, whatever its arguments are.
    pub fn is(&self, text: &Text) -> bool {
        self.text.is_like(text)
    }
}

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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewEnd {
    Asked,
    /// It began by itself, when the game ended.
    Unasked,
}

impl Told {
    pub fn event(&mut self, event: Event) {
        self.outputs.push(Output::Event(event));
    }

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
