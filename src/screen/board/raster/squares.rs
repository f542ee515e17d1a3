//! The images of squares in one size and one theme.

use std::collections::HashMap;
use std::rc::Rc;

use super::figure::{Figure, figures};
use super::image::{Image, PixelSize};
use super::painter::{Grain, Painter};
use crate::screen::board::square::SquareView;
use crate::screen::theme::BoardColors;
use othello_core::board::Color;

/// The figures drawn so far.
#[derive(Debug)]
pub struct DrawnSquares {
    size: PixelSize,
    colors: BoardColors,
    drawn: HashMap<Figure, Rc<Image>>,
}

impl DrawnSquares {
    /// Creates squares of that size, of which nothing is drawn yet.
    pub fn new(size: PixelSize, colors: BoardColors) -> Self {
        Self { size, colors, drawn: HashMap::new() }
    }

    pub const fn size(&self) -> PixelSize {
        self.size
    }

    pub const fn colors(&self) -> &BoardColors {
        &self.colors
    }

    /// Returns a figure on a square of its own, drawing it if it is new.
    pub fn figure(&mut self, figure: Figure) -> Rc<Image> {
        let Self { size, colors, drawn, .. } = self;
        let image = drawn.entry(figure);
        Rc::clone(
            image.or_insert_with(|| {
                Rc::new(Painter::new(*size, colors, Grain::Pixels).figure(figure))
            }),
        )
    }

    /// Draws a square of the board with all that lies on it.
    pub fn square(&mut self, view: &SquareView) -> Image {
        let figures = figures(view, &self.colors);
        self.flattened(&figures)
    }

    /// Draws a square with figures on it, the lowest first.
    pub fn flattened(&mut self, figures: &[Figure]) -> Image {
        let mut image = Image::clear(self.size);
        for figure in figures {
            image.draw(&self.figure(*figure), 0, 0);
        }
        image
    }
}

/// Draws a disc on a square of its own.
pub fn lone_disc(size: PixelSize, colors: &BoardColors, disc: Color) -> Image {
    let mut image = Image::filled(size, colors.felt);
    image.draw(&Painter::new(size, colors, Grain::Pixels).figure(Figure::Disc(disc)), 0, 0);
    image
}
