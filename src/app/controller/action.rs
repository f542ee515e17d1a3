//! Actions: the input of the controller, from players, opponents and the world outside.

use std::time::Duration;

use crate::app::engine_worker::EngineReply;
use crate::app::exit_status::ExitStatus;
use crate::app::store::StoreReply;
use crate::board::ByColor;
use crate::engine::level::Level;
use crate::notation::{PlayerName, Record};
use crate::session::{Player, Setup};
use crate::square::Square;

/// An input of the [`Controller`](super::Controller).
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
    /// Plays one move of a game between computers, and pauses it.
    Step,
    /// Has others play on.
    ChangePlayers(ByColor<Player>),
    /// Plays the move of a remote player.
    OpponentPlays {
        /// The square.
        square: Square,
        /// The turn that the move is for.
        turn: TurnId,
    },
    /// Undoes a resignation or loss on time, or else the last move.
    Undo,
    /// Undoes that many plies: the remote opponent has agreed to it.
    UndoGranted {
        /// The number of plies.
        plies: usize,
    },
    /// Plays the ply undone last again.
    Redo,
    /// Views another moment of the game without changing it.
    Browse(Browse),
    /// Undoes every move after the viewed one.
    Rewind,
    /// Resigns for the player to move, or else for the person who waits for that player's move.
    Resign,
    /// Starts the clock of a new game: somebody has touched the keyboard or the mouse.
    StartClock,
    /// Stops the clock, or the computers that play each other.
    Pause,
    /// Starts them again.
    Resume,
    /// Starts the next game; an undecided match between the same players goes on.
    NewGame(Setup),
    /// Starts the first game of a new match.
    NewMatch(Setup),
    /// Starts a new game from the viewed position, against that level or else the last opponent.
    NewGameFromViewed(Option<Level>),
    /// Names the players.
    Rename(ByColor<Option<PlayerName>>),
    /// Continues with a game from a file or a paste.
    Load(Box<Record>),
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
    /// Lets time pass.
    Elapse(Duration),
    /// Saves the game now, as before the program is suspended.
    Save,
    /// Saves the game and quits.
    Quit(ExitStatus),
    /// Takes in what the store has done.
    Stored(StoreReply),
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

/// A text for the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyFormat {
    /// The moves of the game.
    Transcript,
    /// The viewed position.
    Position,
}

/// The identity of a turn: a move for another one comes too late.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnId(u64);

impl TurnId {
    pub(super) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

impl Action {
    /// Returns `true` if a player at this keyboard does something other than answering.
    pub(super) const fn is_by_player(&self) -> bool {
        match self {
            Self::Play(_)
            | Self::Undo
            | Self::Redo
            | Self::Browse(_)
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
            | Self::Load(_) => true,
            Self::Begin
            | Self::EngineReplied(_)
            | Self::OpponentPlays { .. }
            | Self::UndoGranted { .. }
            | Self::StartClock
            | Self::ListGames
            | Self::OpenGame(_)
            | Self::PreviewGame(_)
            | Self::RenameGame { .. }
            | Self::DeleteGame { .. }
            | Self::SaveAs(_)
            | Self::Answer(_)
            | Self::Copy(_)
            | Self::Elapse(_)
            | Self::Save
            | Self::Quit(_)
            | Self::Stored(_) => false,
        }
    }
}
