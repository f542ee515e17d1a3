//! What can be asked of the model, and what the model asks of the world.

use std::time::Duration;

use super::app::WindowFocus;
use super::term::Mouse;
use crate::notation::Record;
use crate::square::Square;

/// What a player, or the world, asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the help line of each key says what it does")]
pub enum Message {
    Move(Direction),
    Seek(Step),
    /// The column of a typed move, 0 for a.
    Arm(u8),
    /// The row of a typed move, 0 for 1.
    Row(u8),
    Play,
    /// The pointer is over that square now, or over none.
    Hover(Option<Square>),
    /// A click on that square, or beside the board.
    Click(Option<Square>),
    Undo,
    Redo,
    Browse(Browse),
    NewGame,
    Resign,
    Pause,
    ToggleMarks,
    CycleLearning,
    ToggleMouse,
    CycleTheme,
    ShowDiagram,
    ShowGraphs,
    SaveAs,
    ListGames,
    CopyTranscript,
    CopyPosition,
    Help,
    /// Lines to scroll down.
    Scroll(i16),
    /// Up or down in a list or a form.
    Select(Step),
    /// A click on that line of a list or a form.
    Pick(usize),
    /// Another value where one is in a form.
    Change(Step),
    Type(char),
    Erase,
    Agree,
    Close,
    Leave,
    Abort,
    /// A signal ends the program with that status.
    Killed(u8),
    Suspend,
    Redraw,
    /// Text was pasted.
    Paste(String),
    /// So much time has passed.
    Elapse(Duration),
    /// The window has got the keyboard, or lost it.
    Attend(WindowFocus),
    /// The games that are kept, a line each.
    Listed(Vec<String>),
    /// A kept game was read, or could not be.
    Opened(Result<Box<Record>, String>),
    /// The world has something to tell.
    Tell(String),
}

impl Message {
    /// Whether a key that is held down may repeat it.
    pub const fn is_movement(&self) -> bool {
        matches!(
            self,
            Self::Move(_) | Self::Seek(_) | Self::Browse(_) | Self::Scroll(_) | Self::Select(_)
        )
    }

    /// Whether a player did something, not the world.
    pub const fn is_by_a_player(&self) -> bool {
        !matches!(
            self,
            Self::Hover(_)
                | Self::Redraw
                | Self::Elapse(_)
                | Self::Attend(_)
                | Self::Listed(_)
                | Self::Opened(_)
                | Self::Tell(_)
        )
    }
}

/// A way to move the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// Which of two neighbours in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Step {
    Next,
    Previous,
}

impl Step {
    /// The neighbour of one of so many places in a circle.
    pub const fn of(self, place: usize, places: usize) -> usize {
        match self {
            Self::Next => (place + 1) % places,
            Self::Previous => (place + places - 1) % places,
        }
    }
}

/// A step through the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Browse {
    Back,
    On,
    ToStart,
    ToEnd,
}

/// What the world shall do for the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Save the game as it stands now.
    Save,
    /// Keep a game, or a line of it, that the model is about to forget.
    Keep(Box<Record>),
    /// Save the game under that name too.
    SaveAs(String),
    /// List the games that are kept.
    List,
    /// Read that one of the games listed.
    Open(usize),
    /// Give that text to the clipboard.
    Copy(String),
    /// Take the mouse, or let it go.
    Mouse(Mouse),
    /// End the program with that exit status.
    Quit(u8),
    /// Give the terminal back until the program is called on again.
    Suspend,
    /// Draw the whole screen again.
    Redraw,
}
