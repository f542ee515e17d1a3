//! The form of the scoresheet in its window: a pure function of the room there.

use crate::screen::layout::Room;
use crate::screen::window_text::SIDE_GAP;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The columns of its lines.
    pub width: usize,
    pub rows: usize,
    pub look: Look,
    /// A small board stands beside the grid: the large one is covered.
    pub has_board: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Three columns and a row for each square.
    Tight,
    /// Four columns and a row for each square.
    Usual,
    /// Five columns and two rows for each square, with lines between them.
    Ruled,
}

impl Look {
    pub const fn columns(self) -> usize {
        match self {
            Self::Tight => 3,
            Self::Usual => 4,
            Self::Ruled => 5,
        }
    }

    /// Returns the columns of the numbers of the rows.
    pub const fn margin(self) -> usize {
        match self {
            // There is no room for them.
            Self::Tight => 0,
            Self::Usual | Self::Ruled => 2,
        }
    }

    /// Returns the columns and rows of the grid with its letters.
    pub const fn size(self) -> (usize, usize) {
        let columns = self.margin() + 8 * self.columns();
        match self {
            Self::Tight | Self::Usual => (columns, 9),
            Self::Ruled => (columns + 1, 18),
        }
    }
}

/// The columns of the small board.
const BOARD: usize = 18;

/// The rows of the sentence under the grid, at least.
pub const SENTENCE: usize = 2;

/// The rows of a window that covers the board, where there is room for them.
const COVERING: usize = 15;

impl Form {
    /// Returns the form in that room: with a small board, where the window covers the large one and there is room
    /// for it.
    pub fn of(room: Room) -> Self {
        let is_beside = room.free >= room.rows;
        let (usual, _) = Look::Usual.size();
        let fits = |look: &Look| {
            let (columns, rows) = look.size();
            room.columns >= columns && room.rows >= rows + SENTENCE
        };
        let look = Some(Look::Ruled).filter(|look| is_beside && fits(look));
        let narrow = if room.columns >= usual { Look::Usual } else { Look::Tight };
        let has_board = !is_beside && room.columns >= usual + SIDE_GAP + BOARD;
        Self {
            width: if has_board { usual } else { room.columns },
            rows: if is_beside { room.rows } else { room.rows.min(COVERING) },
            look: look.unwrap_or(narrow),
            has_board,
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;
    use crate::screen::layout::Layout;

    fn form(width: u16, height: u16) -> Form {
        Form::of(Layout::new(Rect::new(0, 0, width, height)).unwrap().window().room())
    }

    #[test]
    fn the_grid_has_room_on_every_screen_that_holds_a_game() {
        for width in 24..200 {
            for height in 12..80 {
                let form = form(width, height);
                let (columns, rows) = form.look.size();
                assert!(form.width >= columns && form.rows > rows, "{width}x{height} {form:?}");
            }
        }
    }

    #[test]
    fn the_board_stays_in_sight_where_the_panel_is_wide_enough() {
        let check = |width, height, look, has_board| {
            let form = form(width, height);
            assert_eq!((form.look, form.has_board), (look, has_board));
        };
        check(24, 12, Look::Tight, false);
        check(40, 20, Look::Usual, false);
        check(60, 20, Look::Usual, true);
        check(80, 24, Look::Usual, false);
        check(120, 40, Look::Ruled, false);
    }
}
