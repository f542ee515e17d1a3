//! The input that changes the screen's state: the keys of a table stand for it.

use std::time::Duration;

use othello_core::square::Square;

use super::App;
use super::command::{Arg, Command, Held};
use super::input::Action;

/// Input, or the passing of time.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenInput {
    Call(&'static Command, Arg),
    Palette,
    /// A letter of another script, which is no key.
    Unread(char),
    /// A key of earlier versions: the command has this name now.
    Moved(char, &'static str),
    /// Hands an action to the app that no key asked for: what the engine, a file or another machine has
    /// answered, or a signal.
    Arrived(Action),
    /// Hands an input to the open window.
    Window(WindowInput),
    Move(Direction),
    /// To the next or previous legal square.
    Seek(Step),
    /// The column of a typed move, 0 for a.
    Column(u8),
    /// The row of a typed move, 0 for 1.
    Row(u8),
    /// The pointer is over that square now, or over none.
    Hover(Option<Square>),
    /// A click on that square, or beside the board.
    Click(Option<Square>),
    Close,
    Suspend,
    Redraw,
    Paste(String),
    /// A text came as keys, faster than anybody types.
    Burst(String),
    /// A line of the palette is chosen somewhere else: it is typed there, and run unless much would be lost by it.
    Line(String),
    /// That much time has passed.
    Elapse(Duration),
    /// The window has got the keyboard, or lost it.
    Focus(WindowFocus),
}

impl ScreenInput {
    /// Returns `true` unless it is a command that would be refused now.
    pub fn is_possible(&self, app: &App) -> bool {
        match self {
            Self::Call(command, _) => command.refusal(app).is_none(),
            _ => true,
        }
    }

    /// Returns `true` if a key that is held down may repeat it.
    pub fn is_movement(&self) -> bool {
        matches!(
            self,
            Self::Move(_)
                | Self::Seek(_)
                | Self::Call(Command { held: Held::Repeated, .. }, _)
                | Self::Window(
                    WindowInput::Scroll(_)
                        | WindowInput::ScrollPage(_)
                        | WindowInput::Select(_)
                        | WindowInput::Leap(_)
                        | WindowInput::Change(_)
                        | WindowInput::Turn(_)
                )
        )
    }

    /// Returns `true` if it changes nothing by itself that is seen, but for what the screen compares
    /// before and after it. (Whatever else an input changes is seen.)
    pub const fn is_passing(&self) -> bool {
        matches!(
            self,
            Self::Elapse(_) | Self::Focus(_) | Self::Hover(_) | Self::Arrived(Action::Continue(_))
        )
    }

    /// Returns `true` if a player did something that counts as input to the game.
    pub const fn is_input(&self) -> bool {
        !matches!(
            self,
            Self::Hover(_)
                | Self::Redraw
                | Self::Elapse(_)
                | Self::Focus(_)
                | Self::Arrived(_)
                | Self::Suspend
        )
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowInput {
    /// Up or down in a list or dialog.
    Select(Step),
    /// Farther in a list, or in a text.
    Leap(Leap),
    /// A click on that row of a list or dialog, of which the lines from `top` on were shown, or on the name of a page.
    Pick {
        row: usize,
        /// The first line shown.
        top: usize,
    },
    /// These words are looked for.
    Find(String),
    /// Down by that many lines.
    Scroll(i16),
    /// Down or up by what is in sight, less a line; the loop makes lines of it.
    ScrollPage(Step),
    /// To the next or previous value, page or fault.
    Change(Step),
    /// To the next or previous square.
    Turn(Step),
    /// A letter or a line break.
    Type(char),
    Paste(String),
    /// Erases a part of a text, before the caret if there is one.
    Erase(Erasure),
    Confirm,
    /// Esc, or a click beside the window.
    Cancel,
}

/// A direction in which the cursor moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// One of two neighbours in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Next,
    Previous,
}

impl Step {
    pub const fn towards(lines: i16) -> Self {
        if lines < 0 { Self::Previous } else { Self::Next }
    }

    /// Returns the neighbour of an index in a circle of that length.
    pub const fn of(self, index: usize, length: usize) -> usize {
        match self {
            Self::Next => (index + 1) % length,
            Self::Previous => (index + length - 1) % length,
        }
    }
}

/// The part of a text that is erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Erasure {
    /// The letter before the caret.
    Letter,
    /// The letter after the caret; without a caret the last one.
    NextLetter,
    /// The word before the caret, and the blanks behind it.
    Word,
    /// All of the line before the caret.
    Line,
}

impl Erasure {
    /// Erases that part of a text at whose end the caret is.
    pub fn of(self, text: &mut String) {
        let kept = match self {
            Self::Letter | Self::NextLetter => {
                text.pop();
                return;
            }
            Self::Word => {
                let words = text.trim_end();
                words.trim_end_matches(|letter: char| !letter.is_whitespace()).len()
            }
            Self::Line => {
                text.strip_suffix('\n').unwrap_or(text).rfind('\n').map_or(0, |at| at + 1)
            }
        };
        text.truncate(kept);
    }
}

/// A long way through a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leap {
    /// Ten rows on or back.
    Page(Step),
    /// To the first row.
    First,
    /// To the last row.
    Last,
}

impl Leap {
    /// Returns the index that is reached from another in a list of that length.
    pub const fn of(self, index: usize, length: usize) -> usize {
        const PAGE: usize = 10;
        let last = length.saturating_sub(1);
        match self {
            Self::Page(Step::Next) if last.saturating_sub(index) < PAGE => last,
            Self::Page(Step::Next) => index + PAGE,
            Self::Page(Step::Previous) => index.saturating_sub(PAGE),
            Self::First => 0,
            Self::Last => last,
        }
    }
}

/// The keyboard focus of the terminal's window, as far as it is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowFocus {
    /// The window has the keyboard.
    Focused,
    /// Another window has the keyboard.
    Unfocused,
}

#[cfg(test)]
mod tests {
    use super::Erasure;

    #[test]
    fn a_letter_a_word_or_a_line_is_erased_as_a_shell_does() {
        let erased = |erasure: Erasure, text: &str| {
            let mut text = text.to_owned();
            erasure.of(&mut text);
            text
        };
        assert_eq!(erased(Erasure::Letter, "lines 5"), "lines ");
        let words = ["lines depth  20", "lines depth ", "lines", ""];
        let words = words.map(|text| erased(Erasure::Word, text));
        assert_eq!(words, ["lines depth  ", "lines ", "", ""]);
        assert_eq!(erased(Erasure::Word, "対局 黒 白"), "対局 黒 ");
        let lines = ["lines depth 20", "one\ntwo", "one\ntwo\n", ""];
        assert_eq!(lines.map(|text| erased(Erasure::Line, text)), ["", "one\n", "one\n", ""]);
    }
}
