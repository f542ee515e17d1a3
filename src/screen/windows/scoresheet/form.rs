//! The form of the scoresheet on a screen: a pure function of its size.

use ratatui::layout::{Position, Rect, Size};

use crate::screen::layout::Layout;
use crate::screen::window_text::{FRAME_HEIGHT, FRAME_WIDTH, Place, SIDE_GAP};

/// The form of the scoresheet on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The part of the screen that it covers.
    pub place: Place,
    /// The columns of its lines.
    pub width: usize,
    /// Its rows.
    pub rows: usize,
    /// The look of its grid.
    pub look: Look,
    /// A small board stands beside the grid: the large one is covered.
    pub has_board: bool,
}

/// The look of a grid.
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
    /// Returns the columns of a square.
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

/// The rows of a window in the middle of the screen, where there is room for them.
const MIDDLE: usize = 15;

impl Form {
    /// Returns the form on a screen of that size: in the place of the panel if that is wide enough, so that the
    /// board stays in sight, or else with a small board, or else without one.
    pub fn of(screen: Size) -> Self {
        let layout = Layout::new(Rect::from((Position::ORIGIN, screen)));
        let inside = |size: Size| {
            let width = usize::from(size.width).saturating_sub(FRAME_WIDTH);
            (width, usize::from(size.height).saturating_sub(FRAME_HEIGHT))
        };
        let fits = |look: Look, (width, rows): (usize, usize)| {
            width >= look.size().0 && rows >= look.size().1 + SENTENCE
        };
        let panel = layout.and_then(|layout| layout.panel).map(|panel| inside(panel.as_size()));
        let looks = [Look::Ruled, Look::Usual];
        if let Some(panel) = panel
            && let Some(look) = looks.into_iter().find(|look| fits(*look, panel))
        {
            let (width, rows) = panel;
            return Self { place: Place::Panel, width, rows, look, has_board: false };
        }
        let (columns, rows) = inside(screen);
        let (width, _) = Look::Usual.size();
        if fits(Look::Usual, (columns, rows)) {
            let has_board = columns >= width + SIDE_GAP + BOARD;
            let rows = rows.min(MIDDLE);
            return Self { place: Place::Middle, width, rows, look: Look::Usual, has_board };
        }
        let (width, rows) = (usize::from(screen.width), usize::from(screen.height));
        let look = if width >= Look::Usual.size().0 { Look::Usual } else { Look::Tight };
        // The last row has the hints.
        let rows = rows.saturating_sub(1);
        Self { place: Place::Screen, width, rows, look, has_board: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_has_room_on_every_screen_that_holds_a_game() {
        for width in 24..200 {
            for height in 12..80 {
                let form = Form::of(Size { width, height });
                let (columns, rows) = form.look.size();
                assert!(form.width >= columns && form.rows > rows, "{width}x{height} {form:?}");
            }
        }
    }

    #[test]
    fn the_board_stays_in_sight_where_the_panel_is_wide_enough() {
        let check = |width, height, place, look, has_board| {
            let form = Form::of(Size { width, height });
            assert_eq!((form.place, form.look, form.has_board), (place, look, has_board));
        };
        check(24, 12, Place::Screen, Look::Tight, false);
        check(40, 20, Place::Middle, Look::Usual, false);
        check(60, 20, Place::Middle, Look::Usual, true);
        check(80, 24, Place::Panel, Look::Usual, false);
        check(120, 40, Place::Panel, Look::Ruled, false);
    }
}
