//! Outputs of the controller: events that happened, and effects to be performed outside.

use crate::engine_worker::{EngineError, EngineRequest};
use crate::os::exit_status::ExitStatus;
use crate::store::{GameSummary, SavedAs, StoreError, StoreRequest};
use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_engine::level::Level;
use othello_notation::Record;
use othello_peer::{PeerEffect, PeerEvent, Request};
use othello_session::{Setup, Undone};

use super::action::{CopyFormat, EvaluationScope};
use super::refusal::Refusal;

/// One part of the controller's answer to an action, in order of occurrence.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Something happened.
    Event(Event),
    /// Something is to be done outside.
    Effect(Effect),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A ply was played.
    Played(Ply),
    /// A ply was played again after an undo.
    Redone(Ply),
    /// A ply or the end of the game was undone.
    Undone(Undone),
    /// Every move after the viewed one was undone: that many.
    Rewound {
        /// The number of plies.
        plies: usize,
    },
    /// Another moment of the game is viewed.
    Browsed,
    /// A ply was played in a variation.
    Varied(Ply),
    /// The variations or the notes have changed.
    Annotated(Annotated),
    /// The current position is viewed again, instead of an undo or a redo.
    ReturnedToCurrent,
    /// That player resigned.
    Resigned(Color),
    /// That player's time ran out.
    TimedOut(Color),
    /// The clock stopped.
    Paused,
    /// The clock started again.
    Resumed,
    /// A new game began.
    NewGame,
    /// A new game against a computer began in a position of the last game.
    NewGameFrom {
        /// The plies of that position.
        ply: usize,
    },
    /// A pasted game went on where the current one stood, by that many moves.
    Extended {
        /// The number of moves.
        plies: usize,
    },
    /// A game from a file or a paste replaced the current one.
    Loaded,
    /// The players have other names.
    Renamed,
    /// Others play on.
    PlayersChanged,
    /// The computer that has that colour cannot go on.
    EngineFailed {
        /// The colour.
        color: Color,
        /// The fault.
        error: EngineError,
    },
    /// The game has moved the estimate of the person's level; this is the nearest one.
    LevelEstimated(Level),
    /// The engine's values of moves are shown from now on.
    EvaluationShown,
    /// The values of the viewed position stay as they are:
    /// `Controller::evaluation`.
    Evaluated,
    /// The values are not shown any more.
    EvaluationHidden,
    /// The review of the game is wanted: it begins, goes on, or is complete.
    ReviewShown,
    /// Every move is reviewed: `Controller::review`.
    ReviewEnded,
    /// The review was stopped; what it has found stays.
    ReviewStopped,
    /// Something happened in an exercise.
    Exercise(ExerciseEvent),
    /// A question is open: `Controller::question`.
    Asked,
    /// The open question was answered with no.
    Cancelled,
    /// The text is on its way to the clipboard.
    Copied(CopyFormat),
    /// The saved games were listed, the latest first.
    Listed(Vec<GameSummary>),
    /// A saved game was read to show it, or could not be read.
    Previewed {
        /// Its index in the last list.
        index: usize,
        /// The game.
        game: Result<Box<Record>, StoreError>,
    },
    /// A saved game has another name.
    GameRenamed(SavedAs),
    /// A saved game was deleted.
    GameDeleted,
    /// A copy of the game was saved.
    SavedAs(SavedAs),
    /// No copy of the game could be saved.
    SaveAsFailed(StoreError),
    /// The current game could not be saved, or a replaced one is only in memory.
    SaveFailed(StoreError),
    /// The current game could be saved again.
    SaveRecovered,
    /// A game that was replaced, or a line of moves, could not be saved.
    KeepFailed(StoreError),
    /// Something happened between the two machines of a linked game.
    Link(PeerEvent),
    /// Something changed on this side of the connection.
    Connection(ConnectionEvent),
    /// The action was refused; nothing has changed.
    Refused(Refusal),
}

/// Something that changed on this side of the connection to another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// There is another line to send to the guest, which leads through home routers.
    Invited,
    /// So many people are watching now.
    Watched(usize),
    /// The file of the game cannot be written, for that reason.
    Unrecorded(String),
}

/// Something that happened in an exercise: `Controller::exercise`.
#[derive(Clone, Debug, PartialEq)]
pub enum ExerciseEvent {
    /// A position to be solved is shown, without an answer.
    ProblemShown,
    /// The next puzzle is looked for.
    Searching,
    /// An answer was played; its judgement follows.
    Answered(Ply),
    /// The answer is judged.
    Judged,
    /// The solution is shown.
    SolutionShown,
    /// No more of the positions are puzzles: the last one stays, or else the game is back.
    NoMorePuzzles,
    /// The game is back.
    Left,
}

/// A change of the variations or the notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotated {
    /// The variation stands before the line from which it branches.
    Promoted,
    /// That variation is the game itself now.
    MadeMain,
    /// A variation was removed.
    Removed,
    /// It is there again.
    Restored,
    /// A comment was written.
    Commented,
    /// The comment was removed.
    Uncommented,
    /// The sign of a move or the mark of a square has changed.
    Marked,
}

/// Something for the loop to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Has the store do something; its reply comes back as
    /// [`Action::Stored`](super::action::Action::Stored).
    Store(StoreRequest),
    /// Has the engine do something in place of what it was asked for before; its replies come back as
    /// [`Action::EngineReplied`](super::action::Action::EngineReplied).
    Engine(EngineRequest),
    /// Stops the engine: its reply is not wanted any more.
    StopEngine,
    /// Has the way to the other machine do something.
    Link(PeerEffect),
    /// Puts a text on the clipboard.
    Copy(String),
    /// Ends the program.
    Quit(ExitStatus),
}

/// A question that is asked before something is done.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Undo that many plies while the clock runs?
    Undo {
        /// The number of plies.
        plies: usize,
    },
    /// Resign for that player?
    Resign {
        /// The player's colour.
        color: Color,
    },
    /// Play these squares after that many plies, in place of the later ones?
    Branch {
        /// The plies that stay.
        ply: usize,
        /// The squares to play.
        squares: Vec<Square>,
    },
    /// Restart a game of an undecided match?
    NewGame(Box<Setup>),
    /// Abandon an undecided match for a new one?
    NewMatch(Box<Setup>),
    /// Load that game in place of the one under way?
    Load(Box<Record>),
    /// Ask a computer again that has failed? If not, a person takes over.
    EngineFailed {
        /// Its colour.
        color: Color,
        /// The fault.
        error: EngineError,
    },
    /// Show what the engine thinks of each move, in a game against the clock?
    Evaluate(EvaluationScope),
    /// Review a game against the clock that is not over?
    Review,
    /// Agree to what the other player asks for?
    Remote(Request),
    /// Delete a saved game?
    Delete {
        /// Its index in the last list.
        index: usize,
        /// Its name, or its players.
        title: String,
    },
}
