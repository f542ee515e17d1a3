//! Actions: the input of the controller, from players, opponents and the world outside.

use crate::engine_worker::EngineReply;
use crate::features::link::linked::LinkAction;
use crate::os::exit_status::ExitStatus;
use crate::store::StoreReply;
use othello_core::board::ByColor;
use othello_core::square::Square;
use othello_core::tree::{Mark, Moment, Sign};
use othello_engine::level::Level;
use othello_notation::{PlayerName, Record};
use othello_session::{Player, Setup};

/// An input of the controller.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Plays squares one after the other from the viewed position: all of them or none.
    Play(Vec<Square>),
    /// Begins: the front end is ready to perform effects.
    Begin,
    /// Takes in a reply of the engine.
    EngineReplied(EngineReply),
    /// Shows the engine's values of all legal moves.
    Evaluate(EvaluationScope),
    /// Shows them no longer.
    HideEvaluation,
    /// Reviews the game, goes on with its review, or shows it.
    Review,
    /// Stops the review; what it has found stays.
    StopReview,
    /// Begins, goes on with or leaves an exercise.
    Exercise(ExerciseAction),
    /// Plays one move of a game between computers, and pauses it.
    Step,
    /// Has others play on.
    ChangePlayers(Box<ByColor<Player>>),
    /// Undoes a resignation or loss on time, or else the last move.
    Undo,
    /// Plays the ply undone last again.
    Redo,
    /// Views another moment of the game without changing it.
    Browse(Browse),
    /// Changes the variations and the notes of the viewed moment, or goes to another variation.
    Annotate(Annotate),
    /// Undoes every move after the viewed one.
    Rewind,
    /// Resigns for the player to move, or else for the person who waits for that player's move.
    Resign,
    /// Stops the clock, or the computers that play each other.
    Pause,
    /// Starts them again.
    Resume,
    /// Starts the next game; an undecided match between the same players goes on.
    NewGame(Box<Setup>),
    /// Starts the first game of a new match.
    NewMatch(Box<Setup>),
    /// Starts a new game from the viewed position, against that level or else the last opponent.
    NewGameFromViewed(Option<Level>),
    /// Names the players.
    Rename(ByColor<Option<PlayerName>>),
    /// Continues with a game from a file or a paste.
    Load(Box<Record>),
    /// Continues with a saved game that was read.
    Opened(Box<Record>),
    /// Asks for the list of saved games.
    ListGames,
    /// Continues with one of the saved games, by its index in the last list.
    OpenGame(usize),
    /// Asks for one of the saved games, by its index in the last list, to show it.
    PreviewGame(usize),
    /// Gives one of the saved games, by its index in the last list, another name.
    RenameGame {
        /// The index.
        index: usize,
        /// The name.
        name: String,
    },
    /// Deletes one of the saved games.
    DeleteGame {
        /// Its index in the last list.
        index: usize,
        /// Its name, or its players, for the question.
        title: String,
    },
    /// Saves a copy of the game under a name; an empty one stands for date and players.
    SaveAs(String),
    /// Answers the open question.
    Answer(Answer),
    /// Copies the game or the viewed position as text.
    Copy(CopyFormat),
    /// Saves the game now, as before the program is suspended.
    Save,
    /// Saves the game and quits.
    Quit(ExitStatus),
    /// Takes in what the store has done.
    Stored(StoreReply),
    /// Takes in what comes from another machine.
    Link(LinkAction),
}

/// A step through the moments of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browse {
    /// One ply back.
    Back,
    /// One ply forward.
    Forward,
    /// To the start.
    Start,
    /// To the current position.
    Current,
    /// To the position after that many plies.
    Ply(usize),
}

/// A change of the variations and the notes at the viewed moment, or a way to another variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotate {
    /// Goes to the next move that was tried in place of the viewed one, or to the one before it.
    Sibling(Sibling),
    /// Views a moment of the game or of a variation.
    View(Moment),
    /// Goes into that variation after the viewed moment, counted from 1.
    Enter(usize),
    /// Goes back to the moment where the viewed variation begins.
    Leave,
    /// Puts the viewed variation before the line from which it branches.
    Promote,
    /// Removes the viewed move of a variation and all that follows it.
    Remove,
    /// Writes the comment on the viewed move, in place of the one there is.
    Comment(String),
    /// Gives the viewed move the next sign, or none after the last.
    CycleSign,
    /// Gives the viewed move that sign in place of another one, or none.
    Sign(Option<Sign>),
    /// Gives a square the next mark, or none after the last.
    CycleMark(Square),
    /// Gives a square that mark in place of its own, or none.
    Mark(Square, Option<Mark>),
}

/// One of two neighbours among the moves that were tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Sibling {
    Next,
    Previous,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Answer {
    Yes,
    No,
}

/// The positions whose moves are to be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationScope {
    /// The viewed position, until another one is viewed.
    ThisPosition,
    /// Every position that is viewed.
    EveryPosition,
}

/// A step in solving positions. An answer is a [played](Action::Play) square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseAction {
    /// Begins with the worst moves that the review of the game has found.
    Retry,
    /// Begins with the puzzles that come with the program.
    Puzzles,
    /// Takes the answer back.
    TryAgain,
    /// Shows the best move.
    Solution,
    /// Shows the next position.
    Next,
    /// Shows the position before.
    Previous,
    /// Returns to the game.
    Leave,
}

/// A text for the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyFormat {
    /// The moves of the game.
    Transcript,
    /// The viewed position.
    Position,
    /// The line that joins the game from another machine.
    Invitation,
    /// The line that watches it.
    WatchInvitation,
}

impl Action {
    /// Returns `true` if a player at this keyboard does something other than answering.
    pub const fn is_by_player(&self) -> bool {
        match self {
            Self::Play(_)
            | Self::Undo
            | Self::Redo
            | Self::Browse(_)
            | Self::Annotate(_)
            | Self::Rewind
            | Self::Resign
            | Self::Pause
            | Self::Resume
            | Self::NewGame(_)
            | Self::NewMatch(_)
            | Self::NewGameFromViewed(_)
            | Self::Rename(_)
            | Self::ChangePlayers(_)
            | Self::Step
            | Self::Evaluate(_)
            | Self::HideEvaluation
            | Self::Review
            | Self::StopReview
            | Self::Exercise(_)
            | Self::Load(_) => true,
            Self::Begin
            | Self::EngineReplied(_)
            | Self::ListGames
            | Self::OpenGame(_)
            | Self::PreviewGame(_)
            | Self::RenameGame { .. }
            | Self::DeleteGame { .. }
            | Self::SaveAs(_)
            | Self::Answer(_)
            | Self::Copy(_)
            | Self::Save
            | Self::Quit(_)
            | Self::Stored(_)
            | Self::Opened(_) => false,
            Self::Link(action) => action.is_by_player(),
        }
    }

    /// Returns `true` if the action waits while the game is paused, unless it is only watched.
    pub const fn waits_in_pause(&self) -> bool {
        matches!(
            self,
            Self::Play(_)
                | Self::Undo
                | Self::Redo
                | Self::Browse(_)
                | Self::Annotate(_)
                | Self::Rewind
                | Self::Evaluate(_)
                | Self::Review
        )
    }
}
