//! The contents of a frame in pixels, for terminals that show pictures.

use std::borrow::Cow;

use ratatui::layout::Rect;

use super::raster::image::{PixelArea, PixelSize};
use super::square::SquareView;
use crate::screen::theme::{BoardColors, Rgb};
use othello_core::board::Color;

/// The squares and discs of a frame, each with its cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub cell: PixelSize,
    pub colors: BoardColors,
    pub squares: Vec<(SquareView, Rect)>,
    /// The discs beside the board.
    pub discs: Vec<(Color, Rect)>,
    /// The cells that a window covers.
    covered: Option<Rect>,
    /// The cells behind a window, and the colour with which they are veiled.
    pub veil: Option<(Rect, Rgb)>,
}

/// A part of a picture that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub cells: Rect,
    pub pixels: PixelArea,
}

impl Scene {
    /// Creates a scene with nothing in it.
    pub const fn new(cell: PixelSize, colors: BoardColors) -> Self {
        Self { cell, colors, squares: Vec::new(), discs: Vec::new(), covered: None, veil: None }
    }

    pub fn add_square(&mut self, view: SquareView, cells: Rect) {
        self.squares.push((view, cells));
    }

    /// Adds a disc on a square of its own.
    pub fn add_disc(&mut self, color: Color, cells: Rect) {
        self.discs.push((color, cells));
    }

    /// Leaves these cells to characters.
    pub const fn cover(&mut self, cells: Rect) {
        self.covered = Some(cells);
    }

    pub const fn veil(&mut self, cells: Rect, color: Rgb) {
        self.veil = Some((cells, color));
    }

    /// Returns the colour with which the picture in these cells is veiled, if it is.
    pub fn veil_of(&self, cells: Rect) -> Option<Rgb> {
        let (area, color) = self.veil?;
        area.intersects(cells).then_some(color)
    }

    /// Returns the scene with fewer pixels to a cell, so that no square has more than so many in a
    /// direction.
    pub fn within(&self, most: u16) -> Cow<'_, Self> {
        let side = self.square().map_or(0, |size| size.width.max(size.height));
        match side.div_ceil(most) {
            0 | 1 => Cow::Borrowed(self),
            parts => {
                let PixelSize { width, height } = self.cell;
                let cell =
                    PixelSize { width: (width / parts).max(1), height: (height / parts).max(1) };
                Cow::Owned(Self { cell, ..self.clone() })
            }
        }
    }

    /// Returns the size of a square of the board; `None` if there is none.
    pub fn square(&self) -> Option<PixelSize> {
        self.squares.first().map(|(_, cells)| self.pixels(*cells))
    }

    /// Returns the size of a picture in so many cells.
    pub const fn pixels(&self, cells: Rect) -> PixelSize {
        self.cell.times(cells.width, cells.height)
    }

    /// Returns the parts of a picture in these cells that no window covers.
    pub fn visible(&self, cells: Rect) -> Vec<Piece> {
        let covered = self.covered.map_or(Rect::ZERO, |covered| covered.intersection(cells));
        let parts = if covered.is_empty() {
            vec![cells]
        } else {
            let middle = Rect { y: covered.y, height: covered.height, ..cells };
            vec![
                Rect { height: covered.y - cells.y, ..cells },
                Rect { width: covered.x - cells.x, ..middle },
                Rect { x: covered.right(), width: cells.right() - covered.right(), ..middle },
                Rect { y: covered.bottom(), height: cells.bottom() - covered.bottom(), ..cells },
            ]
        };
        let seen = parts.into_iter().filter(|part| !part.is_empty());
        seen.map(|part| self.piece(cells, part)).collect()
    }

    fn piece(&self, whole: Rect, part: Rect) -> Piece {
        let corner = self.cell.times(part.x - whole.x, part.y - whole.y);
        let pixels = PixelArea { x: corner.width, y: corner.height, size: self.pixels(part) };
        Piece { cells: part, pixels }
    }
}

#[cfg(test)]
mod tests {
    use super::Scene;
    use crate::screen::board::raster::image::PixelSize;
    use crate::screen::board::square::SquareView;
    use crate::screen::theme::{BoardColors, ColorDepth};
    use othello_core::square::Square;
    use othello_home::config::look::ThemeName;
    use ratatui::layout::{Position, Rect};

    #[test]
    fn large_squares_have_fewer_pixels() {
        let colors = BoardColors::of(ThemeName::Classic, ColorDepth::True).unwrap();
        let mut scene = Scene::new(PixelSize { width: 10, height: 20 }, colors);
        scene.add_square(SquareView::empty(Square::A1), Rect::new(0, 0, 30, 15));
        assert_eq!(scene.within(300).square(), Some(PixelSize { width: 300, height: 300 }));
        assert_eq!(scene.within(200).square(), Some(PixelSize { width: 150, height: 150 }));
    }

    #[test]
    fn a_window_leaves_the_rest_of_a_picture() {
        let colors = BoardColors::of(ThemeName::Classic, ColorDepth::True).unwrap();
        let cells = Rect::new(10, 5, 8, 4);
        for covered in [
            Rect::ZERO,
            Rect::new(0, 0, 5, 5),
            Rect::new(12, 6, 3, 2),
            Rect::new(0, 0, 13, 7),
            Rect::new(15, 4, 20, 20),
            Rect::new(0, 0, 50, 50),
            Rect::new(10, 8, 8, 1),
        ] {
            let mut scene = Scene::new(PixelSize { width: 10, height: 20 }, colors);
            scene.cover(covered);
            let pieces = scene.visible(cells);
            for at in cells.positions() {
                let inside =
                    |at: Position| pieces.iter().filter(|it| it.cells.contains(at)).count();
                assert_eq!(inside(at), usize::from(!covered.contains(at)), "{covered}: {at}");
            }
            for piece in pieces {
                assert_eq!(piece.pixels.x, (piece.cells.x - 10) * 10);
                assert_eq!(piece.pixels.y, (piece.cells.y - 5) * 20);
                let size = (piece.cells.width * 10, piece.cells.height * 20);
                assert_eq!((piece.pixels.size.width, piece.pixels.size.height), size);
            }
        }
    }
}
