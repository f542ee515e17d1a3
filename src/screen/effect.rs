//! The effects that the state of the screen asks for.

use othello_home::config::look::Mouse;

use othello_board::app::event;

/// Something for the loop to do.
#[derive(Clone, Debug, PartialEq)]
pub enum ScreenEffect {
    App(event::Effect),
    /// Tells that to somebody who does not look at the screen.
    Alert(String),
    /// Speaks the language of the settings.
    Speak,
    /// Captures the mouse, or releases it.
    Mouse(Mouse),
    /// Gives the terminal back until the program is resumed.
    Suspend,
    /// Draws the whole screen again.
    Redraw,
}
