//! Squares as pictures: an ideal, anti-aliased square is drawn in samples, and each of its cells
//! becomes the block character and the two colours that come nearest to it.
//!
//! A cell is 8 samples wide and 16 high, as cells of most terminals are about twice as high as
//! wide; so a sample is square.

mod cell;
mod face;
mod ideal;
mod shapes;

use std::collections::HashMap;
use std::ptr;
use std::rc::Rc;

use ratatui::layout::Size;

pub use self::cell::Block;
use self::cell::{CELL_HEIGHT, CELL_WIDTH};
pub use self::face::{Content, DOTS, Emblem, Face, TURN_STEPS};
use self::ideal::Ideal;
pub use self::shapes::Repertoire;
use self::shapes::{Sums, fit};
use super::pigments::Pigments;

/// The means of drawing a picture.
#[derive(Clone, Copy, Debug)]
pub struct Medium {
    /// The colours.
    pub pigments: &'static Pigments,
    /// The characters.
    pub repertoire: Repertoire,
}

impl PartialEq for Medium {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.pigments, other.pigments) && self.repertoire == other.repertoire
    }
}

/// The pictures drawn so far, for one size of squares and one medium.
#[derive(Debug, Default)]
pub struct Pictures {
    key: Option<(Size, Medium)>,
    drawn: HashMap<Face, Rc<[Block]>>,
}

impl Pictures {
    /// Returns the cells of a square, row by row, drawing them if they are new.
    pub fn cells(&mut self, face: Face, size: Size, medium: Medium) -> Rc<[Block]> {
        if self.key != Some((size, medium)) {
            self.key = Some((size, medium));
            self.drawn.clear();
        }
        Rc::clone(self.drawn.entry(face).or_insert_with(|| cells(face, size, medium).into()))
    }
}

/// Returns the cells of a square of that size, row by row.
pub fn cells(face: Face, size: Size, medium: Medium) -> Vec<Block> {
    let (columns, rows) = (usize::from(size.width), usize::from(size.height));
    let ideal = Ideal::new(face, size, medium.pigments);
    let sets = ideal.tones();
    let mut blocks = Vec::with_capacity(columns * rows);
    for row in 0..rows {
        let lines = row * CELL_HEIGHT..(row + 1) * CELL_HEIGHT;
        let points = lines.flat_map(|y| (0..columns * CELL_WIDTH).map(move |x| (x, y)));
        let samples: Vec<_> = points.map(|(x, y)| ideal.tone(middle(x), middle(y))).collect();
        for column in 0..columns {
            let block = ideal.bracket(column, row).unwrap_or_else(|| {
                let lines = samples.chunks(columns * CELL_WIDTH);
                let cell = lines.map(|line| &line[column * CELL_WIDTH..(column + 1) * CELL_WIDTH]);
                let tones: Vec<_> = cell.clone().flatten().collect();
                let shown: Vec<_> = sets.iter().map(|set| set.among(&tones)).collect();
                fit(&Sums::new(cell), &shown, medium.repertoire)
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
