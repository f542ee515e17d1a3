//! A page: what the screen shows in a window, and line mode reads.

use crate::app::App;
use crate::i18n::Text;
use crate::screen::window::Window;

/// What shows a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageKind {
    /// A window over the board.
    Window,
    /// A panel beside the living board.
    Docked,
}

/// A page that a command can show.
pub struct Page {
    /// Its name.
    pub name: &'static str,
    /// What shows it.
    pub kind: PageKind,
    /// Returns it in lines.
    pub read: fn(&App) -> Vec<Text>,
    /// Returns it as a window.
    pub window: fn(&App) -> Box<dyn Window>,
}
