//! Sentences of the screen about itself: its size, its settings, and typed squares.

/// Returns that the terminal is too small; `needed` and `there` are sizes as `24×12`.
pub fn too_small(needed: &str, there: &str) -> String {
    format!("Needs at least {needed}; this terminal is {there}.")
}

/// Returns the same in fewer words.
pub fn briefly_too_small(needed: &str) -> String {
    format!("Needs {needed}.")
}

/// Returns how a square is typed of which only the row has come, from 1.
pub fn column_first(row: u8) -> String {
    format!("Type the column first, as in d{row}.")
}

/// Returns the number of the move that is to be played.
pub fn next_move(number: usize) -> String {
    format!("Move {number}")
}

/// Returns the number of the last move before a position that is looked at.
pub fn moves_played(plies: usize) -> String {
    if plies == 0 { "Start".into() } else { format!("After move {plies}") }
}

/// Returns the same in fewer words.
pub fn briefly_moves_played(plies: usize) -> String {
    if plies == 0 { "Start".into() } else { format!("After {plies}") }
}

/// Said while a game between computers is paused.
pub const PAUSED: &str = "Paused. p resumes, Enter plays one move.";

/// Said when the marks of legal moves are hidden.
pub const MARKS_HIDDEN: &str = "Legal moves are hidden.";

/// Said when they are shown.
pub const MARKS_SHOWN: &str = "Legal moves are marked.";

/// Said when the learning marks are off.
pub const LEARNING_OFF: &str = "Learning marks are off.";

/// The meaning of the marks of special squares.
pub const LEGEND_OF_SPECIAL: &str = "# corners, c C-squares, x X-squares";

/// The meaning of the marks of stable discs.
pub const LEGEND_OF_STABLE: &str = "Marked: stable discs (can never be flipped)";

/// The meaning of the numbers of replies.
pub const LEGEND_OF_REPLIES: &str = "Numbers: replies to the move, and the discs they would flip";

/// Returns the theme that was chosen.
pub fn theme(name: &str) -> String {
    format!("Theme: {name}.")
}

/// Said when the mouse is left to the terminal.
pub const MOUSE_SELECTS: &str = "The mouse selects text. Type :mouse to play with it.";

/// Said when the mouse is captured.
pub const MOUSE_PLAYS: &str = "The mouse plays. Type :mouse to select text with it.";
