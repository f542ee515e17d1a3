//! Squares as pictures: a smooth, anti-aliased square is drawn in samples, and each of its cells becomes
//! the block character and the two colours that come nearest to it.
//!
//! A cell is 8 samples wide and 16 high, as cells of most terminals are about twice as high as
//! wide; so a sample is square.

mod blocks;
mod cell;
mod shader;
mod subject;

use std::collections::HashMap;
use std::rc::Rc;

use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};

use self::blocks::{Sums, fit};
use self::cell::{Block, CELL_HEIGHT, CELL_WIDTH};
use self::shader::SquareShader;
pub use self::subject::Subject;
use crate::screen::board::raster::image::PixelSize;
use crate::screen::board::scene::Scene;
use crate::screen::theme::{PictureStyle, Theme};

/// The pictures drawn so far, in one style.
#[derive(Debug, Default)]
pub struct Pictures {
    style: Option<PictureStyle>,
    drawn: HashMap<(Subject, Size), Rc<[PaintedCell]>>,
    /// The size of a cell in pixels, if the terminal shows pictures in pixels.
    pixels: Option<PixelSize>,
    /// The contents of the frame in pixels.
    scene: Option<Scene>,
}

/// The most pictures that are kept: those of a few sizes.
const MOST: usize = 1000;

/// A cell as the terminal is asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaintedCell {
    /// The character.
    pub symbol: char,
    /// Its colours.
    pub style: Style,
}

impl Pictures {
    /// Begins a frame, in pixels where the size of a cell is given.
    pub fn begin(&mut self, pixels: Option<PixelSize>) {
        self.pixels = pixels;
        self.scene = None;
    }

    /// Returns what the frame shows in pixels, to be added to; `None` if it is drawn in characters.
    pub fn scene(&mut self, theme: &Theme) -> Option<&mut Scene> {
        let cell = self.pixels?;
        if self.scene.is_none() {
            self.scene = Some(Scene::new(cell, theme.pixel_colors()?));
        }
        self.scene.as_mut()
    }

    /// Ends a frame, and returns what it shows in pixels.
    pub fn finish(&mut self) -> Option<Scene> {
        self.scene.take()
    }

    /// Leaves cells that a window covers to its characters.
    pub fn cover(&mut self, area: Rect) {
        if let Some(scene) = &mut self.scene {
            scene.cover(area);
        }
    }

    /// Returns the cells of a square, row by row, drawing them if they are new.
    pub fn cells(
        &mut self,
        subject: Subject,
        size: Size,
        style: &PictureStyle,
    ) -> Rc<[PaintedCell]> {
        if self.style != Some(*style) || self.drawn.len() >= MOST {
            self.style = Some(*style);
            self.drawn.clear();
        }
        let drawn = self.drawn.entry((subject, size));
        let paint = || cells(subject, size, style).into_iter().map(|block| painted(block, style));
        Rc::clone(drawn.or_insert_with(|| paint().collect()))
    }
}

fn painted(block: Block, style: &PictureStyle) -> PaintedCell {
    let [ink, paper] = [block.ink, block.paper].map(|color| color.paint(style.depth));
    let style = Style::new().fg(ink).bg(paper);
    let line = if block.is_underlined { Modifier::UNDERLINED } else { Modifier::empty() };
    PaintedCell { symbol: block.symbol, style: style.add_modifier(line) }
}

/// Returns the cells of a square of that size, row by row.
fn cells(subject: Subject, size: Size, style: &PictureStyle) -> Vec<Block> {
    let (columns, rows) = (usize::from(size.width), usize::from(size.height));
    let shader = SquareShader::new(subject, size, style);
    let sets = shader.cell_colors();
    let mut blocks = Vec::with_capacity(columns * rows);
    let mut samples = Vec::with_capacity(columns * CELL_WIDTH * CELL_HEIGHT);
    for row in 0..rows {
        samples.clear();
        for y in row * CELL_HEIGHT..(row + 1) * CELL_HEIGHT {
            let line = (0..columns * CELL_WIDTH).map(|x| shader.color(middle(x), middle(y)));
            samples.extend(line);
        }
        for column in 0..columns {
            let block = shader.bracket(column, row).unwrap_or_else(|| {
                let lines = samples.chunks(columns * CELL_WIDTH);
                let cell = lines.map(|line| &line[column * CELL_WIDTH..(column + 1) * CELL_WIDTH]);
                let mut colors = Vec::with_capacity(CELL_WIDTH * CELL_HEIGHT);
                cell.clone().for_each(|line| colors.extend(line));
                // Neighbours are mostly alike.
                colors.dedup();
                let shown: Vec<_> = sets.iter().map(|set| set.among(&colors)).collect();
                fit(&Sums::new(cell), &shown, style.blocks)
            });
            blocks.push(shader.underlined(shader.cleared(block), row));
        }
    }
    blocks
}

#[expect(clippy::cast_precision_loss, reason = "no square has so many samples")]
fn middle(sample: usize) -> f32 {
    sample as f32 + 0.5
}

#[cfg(test)]
mod tests;
