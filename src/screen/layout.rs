//! The layout of the screen: a pure function of its size, and its inverse for the mouse.
//!
//! As the screen shrinks, this gives way, first to last:
//! 1. discs grow smaller, in steps of one row, as long as a square has more than two rows; where they
//!    are larger with the panel under the board, it is there;
//! 2. the panel goes under the board, or away, and one line says turn and score in its place;
//! 3. squares shrink to 4×2 and then to 2×1 cells;
//! 4. where there is no panel, clocks and long notices take room from the line of the key hints;
//! 5. below 24×12 only a sentence is left, which names the size needed.

use ratatui::layout::{Margin, Position, Rect, Size};

use othello_core::square::Square;

/// The smallest screen that holds a game.
pub const SMALLEST: Size = Size { width: 24, height: 12 };

/// The largest part of a screen that is drawn. Memory and time grow with the area, and a terminal
/// may report any size; this is more than the smallest letters make of a large display.
pub const LARGEST: Size = Size { width: 1000, height: 300 };

pub fn drawn(screen: Size) -> Size {
    Size { width: screen.width.min(LARGEST.width), height: screen.height.min(LARGEST.height) }
}

/// Columns of the narrowest panel beside the board.
const PANEL: u16 = 22;
/// Columns between the board and the panel.
const GAP: u16 = 3;
/// Columns at both sides of a screen with room for them.
const SIDES: u16 = 4;
/// Rows of the lowest panel under the board.
const PANEL_BELOW: u16 = 9;
/// Rows of the lowest panel under the board in which something is docked.
const DOCKED_BELOW: u16 = 6;
/// Rows of text under the board.
const LINES: u16 = 3;
/// Columns of the widest panel beside the board: a graph with a column for each ply, and its scale.
const WIDEST_PANEL: u16 = 66;
/// Columns of the text under a board that is narrower, as far as the screen has them.
const NARROWEST_TEXT: u16 = 34;
/// Columns of the narrowest window beside the board, and of the widest window.
const NARROWEST_WINDOW: u16 = 38;
const WIDEST_WINDOW: u16 = 80;
/// Columns of the narrowest screen on which a window has lines around it.
const NARROWEST_FRAME: u16 = 32;
/// Columns and rows of the coordinates.
const MARGIN: Size = Size { width: 2, height: 1 };

/// The places of everything on a screen that is large enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub screen: Rect,
    /// The 64 squares, without their coordinates.
    pub squares: Rect,
    /// Turn, counts and moves, where there is room for them.
    pub panel: Option<Rect>,
    /// Turn and score in one line, where there is no panel.
    pub score: Option<Rect>,
    /// The line of the latest event.
    pub notice: Rect,
    /// The line of what a move in focus would do; without it the notice's line is used.
    pub preview: Option<Rect>,
    /// The line of the keys that do something now.
    pub hints: Rect,
}

/// The place of a window: the same for all of them on one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowPlace {
    /// Its columns, and the most rows that it can take.
    pub area: Rect,
    pub frame: Frame,
    /// The side of the board on which it stands.
    pub side: WindowSide,
    squares: Rect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DockedPlace {
    /// The cells of its frame, in the columns of windows; `None` where each row counts.
    pub frame: Option<Rect>,
    pub lines: Rect,
    /// The text under the board.
    pub below: Below,
}

/// The text under the board, where a lesson is docked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Below {
    /// The idea as a rule, and what can be done next.
    Guidance,
    Judgement,
}

/// The frame around a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Lines, with the title and the hints in them.
    Lined,
    /// A row for the title and one for the hints, where each column counts.
    Bare,
}

impl Frame {
    /// Returns the columns that it takes on both sides.
    pub const fn columns(self) -> u16 {
        match self {
            Self::Lined => 4,
            Self::Bare => 0,
        }
    }
}

/// The side of the board on which windows stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowSide {
    /// Beside the board, from its first row downwards.
    Beside,
    /// Under the board, from the bottom of the screen upwards; as many rows leave all of the board in sight.
    Under(u16),
}

impl WindowPlace {
    /// Returns the place that takes all of a screen.
    #[must_use]
    pub const fn on_all_of(self, screen: Rect) -> Self {
        Self { area: screen, side: WindowSide::Under(0), ..self }
    }

    pub fn room(&self) -> Room {
        let inner = self.inner(self.area);
        let free = match self.side {
            WindowSide::Beside => inner.height,
            WindowSide::Under(rows) => rows.saturating_sub(self.area.height - inner.height),
        };
        Room { free: free.into(), ..Room::of(inner.as_size()) }
    }

    /// Returns the cells of the lines in a window that takes these cells.
    pub fn inner(&self, area: Rect) -> Rect {
        area.inner(Margin { horizontal: self.frame.columns() / 2, vertical: 1 })
    }

    /// Returns the cells of a window with so many lines, which leaves so many rows of the bottom of the screen free.
    pub fn with_lines(&self, lines: usize, below: u16) -> Rect {
        let Rect { y, height, .. } = self.area;
        let most = height.saturating_sub(below);
        let wanted = u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(2);
        let height = wanted.min(most);
        let top = match self.side {
            WindowSide::Beside => y,
            WindowSide::Under(_) => self.above_row(y + most - height),
        };
        let height = if self.side == WindowSide::Beside { height } else { y + most - top };
        Rect { y: top, height, ..self.area }
    }

    /// Returns the row of the screen, or the first of the squares that it would cut.
    const fn above_row(&self, row: u16) -> u16 {
        let Rect { y, height, .. } = self.squares;
        if row <= y || row >= y + height {
            return row;
        }
        row - (row - y) % (height / 8)
    }

    /// Returns `true` if a window in these cells leaves enough of the board in sight to know the position again.
    pub const fn shows_board(&self, window: Rect) -> bool {
        let Rect { y, height, .. } = self.squares;
        match self.side {
            WindowSide::Beside => true,
            WindowSide::Under(_) => window.y >= y + height / 2,
        }
    }
}

impl DockedPlace {
    /// Returns `true` if a cell of the screen lies in it.
    pub fn contains(&self, cell: Position) -> bool {
        self.frame.unwrap_or(self.lines).contains(cell)
    }
}

/// The room for the lines of a window or of a docked panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    pub columns: usize,
    pub rows: usize,
    /// The rows that leave all of the board in sight.
    pub free: usize,
}

impl Room {
    /// Returns the room in an area of that size beside the board.
    pub fn of(size: Size) -> Self {
        let (columns, rows) = (size.width.into(), size.height.into());
        Self { columns, rows, free: rows }
    }
}

impl Layout {
    /// Returns the layout of a screen, unless it is too small for a game.
    pub fn new(screen: Rect) -> Option<Self> {
        if screen.width < SMALLEST.width || screen.height < SMALLEST.height {
            return None;
        }
        let beside = largest(screen, PANEL + GAP + 1, 0);
        let below = largest(screen, 0, PANEL_BELOW);
        let alone = largest(screen, 0, 0)?;
        let is_enough = |size: &Size| size.height >= alone.height.min(2);
        Some(match (beside.filter(is_enough), below.filter(is_enough)) {
            (Some(beside), Some(below)) if below.height > beside.height => {
                Self::below(screen, below)
            }
            (Some(beside), _) => Self::beside(screen, beside),
            (None, Some(below)) => Self::below(screen, below),
            (None, None) => Self::alone(screen, alone),
        })
    }

    /// Returns the layout of a screen on which a panel is read: where the largest squares leave no room for it, smaller ones
    /// do, and it has all columns.
    pub fn with_panel(screen: Rect) -> Option<Self> {
        let layout = Self::new(screen)?;
        let smaller = || largest(screen, 0, DOCKED_BELOW).map(|square| Self::below(screen, square));
        let Some(smaller) = smaller().filter(|_| layout.panel.is_none()) else {
            return Some(layout);
        };
        let width = screen.width.min(WIDEST_PANEL);
        let wide = |row: Rect| Rect { x: screen.x + (screen.width - width) / 2, width, ..row };
        Some(Self {
            panel: smaller.panel.map(wide),
            notice: wide(smaller.notice),
            preview: smaller.preview.map(wide),
            hints: wide(smaller.hints),
            ..smaller
        })
    }

    /// Returns the cells of a square, on a board that is seen from Black.
    pub fn cell(&self, square: Square) -> Rect {
        let Size { width, height } = self.square();
        Rect {
            x: self.squares.x + u16::from(square.column()) * width,
            y: self.squares.y + u16::from(square.row()) * height,
            width,
            height,
        }
    }

    /// Returns the square that a cell of the screen belongs to, on a board that is seen from Black.
    #[expect(clippy::cast_possible_truncation, reason = "a square lies in one of eight columns")]
    pub fn square_at(&self, cell: Position) -> Option<Square> {
        if !self.squares.contains(cell) {
            return None;
        }
        let Size { width, height } = self.square();
        let column = (cell.x - self.squares.x) / width;
        let row = (cell.y - self.squares.y) / height;
        Square::at(column as u8, row as u8)
    }

    pub const fn square(&self) -> Size {
        Size { width: self.squares.width / 8, height: self.squares.height / 8 }
    }

    /// Returns the place of the squares and their coordinates.
    pub const fn board(&self) -> Rect {
        let Rect { x, y, width, height } = self.squares;
        Rect {
            x: x - MARGIN.width,
            y: y - MARGIN.height,
            width: width + MARGIN.width,
            height: height + MARGIN.height,
        }
    }

    /// Places the panel to the right of the board and three lines under both.
    fn beside(screen: Rect, square: Size) -> Self {
        let board = board(square);
        // A larger screen gives the panel room for longer names and a graph.
        let widest = (PANEL + 4 + 6 * square.height).min(WIDEST_PANEL);
        let room = screen.width - board.width - GAP;
        let width = room.saturating_sub(SIDES).max(PANEL.min(room - 1)).min(widest);
        let content = Size { width: board.width + GAP + width, height: board.height + LINES };
        let spare = screen.width.saturating_sub(content.width);
        // The last column to spare parts the coordinates from the edge.
        let area = Rect { x: screen.x + spare.div_ceil(2), ..centred(screen, content) };
        let (squares, lines) = under(area, board);
        let left = area.x + board.width + GAP;
        // The panel begins with the squares, unless it needs the row of the coordinates.
        let top = if square.height > 1 { MARGIN.height } else { 0 };
        let panel = Rect { x: left, y: area.y + top, width, height: board.height - top };
        let [notice, preview, hints] = lines.map(|row| wide(screen, area, row));
        let preview = Some(preview);
        Self { screen, squares, panel: Some(panel), score: None, notice, preview, hints }
    }

    /// Places three lines under the board, and the panel under them.
    fn below(screen: Rect, square: Size) -> Self {
        let board = board(square);
        let spare = screen.height - board.height - LINES;
        // A blank row parts the text and the panel, where there is one to spare.
        let blank = u16::from(spare > PANEL_BELOW);
        let height = (spare - blank).min(24);
        let content = Size { width: board.width, height: board.height + LINES + blank + height };
        let area = centred(screen, content);
        let (squares, lines) = under(area, board);
        // Small squares are narrower than the text.
        let wide = Size { width: board.width.max(NARROWEST_TEXT), ..content };
        let text = centred(screen, wide);
        let panel = Rect { y: area.y + board.height + LINES + blank, height, ..text };
        let [notice, preview, hints] = lines.map(|row| Rect { height: 1, y: row, ..text });
        let preview = Some(preview);
        Self { screen, squares, panel: Some(panel), score: None, notice, preview, hints }
    }

    /// Places three lines under the board, and no panel.
    fn alone(screen: Rect, square: Size) -> Self {
        let board = board(square);
        let content = Size { width: board.width, height: board.height + LINES };
        let area = centred(screen, content);
        let (squares, lines) = under(area, board);
        let [score, notice, hints] =
            lines.map(|row| Rect { x: screen.x, y: row, width: screen.width, height: 1 });
        Self { screen, squares, panel: None, score: Some(score), notice, preview: None, hints }
    }

    pub fn text_rows(&self) -> Vec<Rect> {
        [Some(self.notice), self.preview, Some(self.hints)].into_iter().flatten().collect()
    }

    /// Returns what a window leaves of the rows of text under the board, where it stands beside that.
    pub fn text_beside(&self, window: Rect) -> Vec<Rect> {
        let left = |row: Rect| Rect { width: window.x.saturating_sub(row.x + 1), ..row };
        self.text_rows().into_iter().map(left).filter(|row| !row.intersects(window)).collect()
    }

    /// Returns so many rows at the bottom of the screen, as far as a window has room above them.
    pub fn bottom(&self, rows: usize) -> Rect {
        let most = self.screen.height / 2;
        let height = u16::try_from(rows).unwrap_or(most).min(most);
        Rect { y: self.screen.bottom() - height, height, ..self.screen }
    }

    /// Returns the place of a docked panel, where there is one.
    pub fn docked(&self) -> Option<DockedPlace> {
        let panel = self.panel?;
        let WindowPlace { area, side, .. } = self.window();
        if side != WindowSide::Beside {
            return Some(DockedPlace { frame: None, lines: panel, below: Below::Guidance });
        }
        let frame = Rect { height: self.board().bottom() - area.y, ..area };
        let lines = self.window().inner(frame);
        Some(DockedPlace { frame: Some(frame), lines, below: Below::Guidance })
    }

    pub fn window(&self) -> WindowPlace {
        let Self { screen, squares, .. } = *self;
        let frame = if screen.width < NARROWEST_FRAME { Frame::Bare } else { Frame::Lined };
        let board = self.board();
        let is_beside = self.panel.is_some_and(|panel| panel.y < squares.bottom());
        let room = screen.right().saturating_sub(board.right() + 1);
        let width = (room - u16::from(room > NARROWEST_WINDOW)).min(WIDEST_WINDOW);
        if is_beside && width >= NARROWEST_WINDOW {
            let (x, y) = (board.right() + 1, board.y);
            let area = Rect { x, y, width, height: screen.bottom() - y };
            return WindowPlace { area, frame, side: WindowSide::Beside, squares };
        }
        let width = screen.width.min(WIDEST_WINDOW);
        let area = Rect { x: screen.x + (screen.width - width) / 2, width, ..screen };
        let under = screen.bottom().saturating_sub(board.bottom());
        WindowPlace { area, frame, side: WindowSide::Under(under), squares }
    }
}

/// Returns the size of the largest squares that leave so many columns beside the board and rows under its text.
fn largest(screen: Rect, columns: u16, rows: u16) -> Option<Size> {
    let height = screen.height.checked_sub(LINES + MARGIN.height + rows)? / 8;
    let width = screen.width.checked_sub(MARGIN.width + columns)? / 8;
    let height = height.min(width / 2);
    (height > 0).then_some(Size { width: 2 * height, height })
}

fn board(square: Size) -> Size {
    Size { width: 8 * square.width + MARGIN.width, height: 8 * square.height + MARGIN.height }
}

/// Returns the squares in the top left of an area, and the rows of the three lines under the board.
fn under(area: Rect, board: Size) -> (Rect, [u16; 3]) {
    let squares = Rect {
        x: area.x + MARGIN.width,
        y: area.y + MARGIN.height,
        width: board.width - MARGIN.width,
        height: board.height - MARGIN.height,
    };
    let first = area.y + board.height;
    (squares, [first, first + 1, first + 2])
}

/// Returns a line that begins where the board does and goes on to a column before the right edge, if there is
/// one before the left edge too.
fn wide(screen: Rect, area: Rect, y: u16) -> Rect {
    let margin = area.x.min(1);
    Rect { x: area.x, y, width: screen.right() - area.x - margin, height: 1 }
}

/// Returns an area of that size, or as much of it as there is, in the middle of another.
fn centred(area: Rect, size: Size) -> Rect {
    let width = size.width.min(area.width);
    let height = size.height.min(area.height);
    let (x, y) = ((area.width - width) / 2, (area.height - height) / 2);
    Rect { x: area.x + x, y: area.y + y, width, height }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes() -> impl Iterator<Item = Rect> {
        let widths = (0..140).chain([200, 300, 500, u16::MAX]);
        let heights = || (0..70).chain([100, 200, u16::MAX]);
        widths.flat_map(move |width| heights().map(move |height| Rect::new(0, 0, width, height)))
    }

    #[test]
    fn every_cell_of_a_square_leads_back_to_it() {
        for layout in sizes().filter_map(Layout::new) {
            for square in Square::ALL {
                let cell = layout.cell(square);
                for corner in [
                    Position::new(cell.left(), cell.top()),
                    Position::new(cell.right() - 1, cell.bottom() - 1),
                    Position::new(cell.x + cell.width / 2, cell.y + cell.height / 2),
                ] {
                    assert_eq!(layout.square_at(corner), Some(square), "{layout:?}");
                }
            }
            let outside = Position::new(layout.squares.left() - 1, layout.squares.top());
            assert_eq!(layout.square_at(outside), None);
        }
    }

    #[test]
    fn everything_lies_on_the_screen_and_nothing_overlaps() {
        for layout in sizes().filter_map(Layout::new) {
            let parts = [Some(layout.board()), layout.panel, layout.score, layout.preview];
            let mut parts: Vec<_> = parts.into_iter().flatten().collect();
            parts.extend([layout.notice, layout.hints]);
            for (i, part) in parts.iter().enumerate() {
                assert_eq!(part.intersection(layout.screen), *part, "{layout:?}");
                assert!(!part.is_empty(), "{layout:?}");
                for other in &parts[..i] {
                    assert!(part.intersection(*other).is_empty(), "{layout:?}");
                }
            }
        }
    }

    #[test]
    fn a_screen_holds_a_game_from_the_smallest_size_on() {
        for screen in sizes() {
            let fits = screen.width >= SMALLEST.width && screen.height >= SMALLEST.height;
            assert_eq!(Layout::new(screen).is_some(), fits, "{screen}");
        }
    }

    #[test]
    fn a_panel_that_is_read_has_room_on_all_but_the_smallest_screens() {
        for screen in sizes() {
            let (new, with_panel) = (Layout::new(screen), Layout::with_panel(screen));
            let has_panel = |layout: Option<Layout>| layout.is_some_and(|it| it.panel.is_some());
            if has_panel(new) {
                assert_eq!(with_panel, new, "{screen}");
            }
            assert!(has_panel(with_panel) || screen.height < 18 || new.is_none(), "{screen}");
            let lines = with_panel.and_then(|it| Some(it.docked()?.lines));
            assert!(lines.is_none_or(|lines| lines.intersection(screen) == lines), "{screen}");
        }
        let panel = Layout::with_panel(Rect::new(0, 0, 40, 20)).unwrap().panel.unwrap();
        assert_eq!((panel.width, panel.height), (40, 8));
    }

    #[test]
    fn the_sizes_of_squares() {
        let check = |width, height, square: (u16, u16)| {
            let layout = Layout::new(Rect::new(0, 0, width, height)).unwrap();
            assert_eq!((layout.square().width, layout.square().height), square);
            layout.panel.is_some()
        };
        assert!(!check(24, 12, (2, 1)));
        assert!(check(60, 20, (4, 2)));
        assert!(check(80, 24, (4, 2)));
        assert!(check(76, 28, (6, 3)));
        assert!(check(92, 36, (8, 4)));
        assert!(check(200, 60, (14, 7)));
        assert!(check(40, 40, (4, 2)), "a narrow screen has its panel under the board");
        assert!(check(60, 40, (6, 3)), "and so has a high one, where discs are larger then");
        assert!(check(80, 45, (8, 4)));
    }
}
