//! A page: what the screen shows in a window, and line mode reads.

use crate::app::App;
use crate::i18n::Text;
use crate::screen::window::Window;

/// A page that a command can show.
pub struct Page {
    /// Its name.
    pub name: &'static str,
    /// Returns it in lines.
    pub read: fn(&App) -> Vec<Text>,
    /// Returns it as a window.
    pub window: fn(&App) -> Box<dyn Window>,
}
