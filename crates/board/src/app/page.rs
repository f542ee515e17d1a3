//! The pages that commands show: a window of the screen each, and for line mode some lines.

use othello_words::i18n::Text;

use super::App;

/// A page: a constant `PAGE` beside the function that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page(&'static str);

impl Page {
    /// Creates a page with a name that no other one has.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }
}

/// A page as line mode reads it: a constant `READ` beside the commands.
pub struct PageRow {
    pub page: Page,
    pub read: fn(&App) -> Vec<Text>,
}
