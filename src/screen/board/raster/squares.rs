//! The images of squares in one size and one theme.

use std::collections::HashMap;
use std::rc::Rc;

use super::figure::{Figure, figures};
use super::image::{Image, PixelArea, PixelSize};
use super::painter::Painter;
use crate::screen::board::square::SquareView;
use crate::screen::board::view::{BoardView, Canvas};
use crate::screen::theme::BoardColors;
use othello_core::board::Color;
use othello_core::square::Square;

/// The figures drawn so far, and the felt below them.
#[derive(Debug)]
pub struct Squares {
    size: PixelSize,
    colors: BoardColors,
    felt: Image,
    dots: Image,
    drawn: HashMap<Figure, Rc<Image>>,
}

impl Squares {
    /// Draws the felt for squares of that size.
    pub fn new(size: PixelSize, colors: BoardColors) -> Self {
        let painter = Painter::new(size, &colors);
        let (felt, dots) = (painter.felt(), painter.guide_dots());
        Self { size, colors, felt, dots, drawn: HashMap::new() }
    }

    /// Returns the size of a square.
    pub const fn size(&self) -> PixelSize {
        self.size
    }

    /// Returns the colours.
    pub const fn colors(&self) -> &BoardColors {
        &self.colors
    }

    /// Returns a figure on a square of its own, drawing it if it is new.
    pub fn figure(&mut self, figure: Figure) -> Rc<Image> {
        let Self { size, colors, drawn, .. } = self;
        let image = drawn.entry(figure);
        Rc::clone(image.or_insert_with(|| Rc::new(Painter::new(*size, colors).figure(figure))))
    }

    /// Returns the felt of the whole board.
    pub fn felt(&self) -> &Image {
        &self.felt
    }

    /// Returns the guide dots of the whole board.
    pub fn guide_dots(&self) -> &Image {
        &self.dots
    }

    /// Draws a square of the board with all that lies on it.
    pub fn square(&mut self, view: &SquareView) -> Image {
        let figures = figures(view, &self.colors);
        self.flattened(view.square, &figures)
    }

    /// Draws a square of the board with figures on it, the lowest first.
    pub fn flattened(&mut self, square: Square, figures: &[Figure]) -> Image {
        let corner = self.size.times(square.column().into(), square.row().into());
        let area = PixelArea { x: corner.width, y: corner.height, size: self.size };
        let mut image = self.felt.part(area);
        let is_ground = |figure: &&Figure| matches!(figure, Figure::Focus | Figure::Tint(_));
        let grounds = figures.iter().take_while(is_ground).count();
        for figure in &figures[..grounds] {
            image.draw(&self.figure(*figure), 0, 0);
        }
        image.draw(&self.dots.part(area), 0, 0);
        for figure in &figures[grounds..] {
            image.draw(&self.figure(*figure), 0, 0);
        }
        image
    }

    /// Draws a board.
    pub fn board(&mut self, view: &BoardView) -> Image {
        let image = Image::clear(self.size.times(8, 8));
        let mut canvas = ImageCanvas { squares: self, image };
        view.draw(&mut canvas);
        canvas.image
    }
}

/// Draws a disc on a square of its own.
pub fn lone_disc(size: PixelSize, colors: &BoardColors, disc: Color) -> Image {
    let mut image = Image::filled(size, colors.felt);
    image.draw(&Painter::new(size, colors).figure(Figure::Disc(disc)), 0, 0);
    image
}

/// An image of the board that is being drawn.
struct ImageCanvas<'a> {
    squares: &'a mut Squares,
    image: Image,
}

impl Canvas for ImageCanvas<'_> {
    fn square(&mut self, view: &SquareView, _: &BoardView) {
        let square = self.squares.square(view);
        let size = self.squares.size;
        let corner = size.times(view.square.column().into(), view.square.row().into());
        self.image.draw(&square, corner.width, corner.height);
    }
}
