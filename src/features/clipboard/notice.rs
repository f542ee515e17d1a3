//! Copies in the notice under the board.

use super::says::CopyFormat;
use super::words;
use crate::screen::said::Said;
use crate::screen::view::View;

/// Returns the notice about a text that was copied.
pub fn about(format: CopyFormat, view: &View<'_>) -> Said {
    Said::quiet(words::copied(format, view.game().plies().len()))
}
