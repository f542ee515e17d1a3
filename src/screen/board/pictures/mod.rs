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

use ratatui::layout::Size;

use self::blocks::{Sums, fit};
pub use self::cell::Block;
use self::cell::{CELL_HEIGHT, CELL_WIDTH};
use self::shader::SquareShader;
pub use self::subject::Subject;
use crate::screen::theme::PictureStyle;

/// The pictures drawn so far, for one size of squares and one style.
#[derive(Debug, Default)]
pub struct Pictures {
    key: Option<(Size, PictureStyle)>,
    drawn: HashMap<Subject, Rc<[Block]>>,
}

impl Pictures {
    /// Returns the cells of a square, row by row, drawing them if they are new.
    pub fn cells(&mut self, subject: Subject, size: Size, style: &PictureStyle) -> Rc<[Block]> {
        if self.key != Some((size, *style)) {
            self.key = Some((size, *style));
            self.drawn.clear();
        }
        let drawn = self.drawn.entry(subject);
        Rc::clone(drawn.or_insert_with(|| cells(subject, size, style).into()))
    }
}

/// Returns the cells of a square of that size, row by row.
fn cells(subject: Subject, size: Size, style: &PictureStyle) -> Vec<Block> {
    let (columns, rows) = (usize::from(size.width), usize::from(size.height));
    let shader = SquareShader::new(subject, size, &style.colors);
    let sets = shader.cell_colors();
    let mut blocks = Vec::with_capacity(columns * rows);
    for row in 0..rows {
        let lines = row * CELL_HEIGHT..(row + 1) * CELL_HEIGHT;
        let points = lines.flat_map(|y| (0..columns * CELL_WIDTH).map(move |x| (x, y)));
        let samples: Vec<_> = points.map(|(x, y)| shader.color(middle(x), middle(y))).collect();
        for column in 0..columns {
            let block = shader.bracket(column, row).unwrap_or_else(|| {
                let lines = samples.chunks(columns * CELL_WIDTH);
                let cell = lines.map(|line| &line[column * CELL_WIDTH..(column + 1) * CELL_WIDTH]);
                let colors: Vec<_> = cell.clone().flatten().collect();
                let shown: Vec<_> = sets.iter().map(|set| set.among(&colors)).collect();
                fit(&Sums::new(cell), &shown, style.blocks)
            });
            blocks.push(block);
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
