//! The cells of a picture: their size, their colours, and what is drawn in them.

use crate::app::tui::pigments::Tone;

/// One cell of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The character.
    pub symbol: char,
    /// The colour of what the character fills.
    pub ink: Tone,
    /// The colour of the rest of the cell.
    pub paper: Tone,
}

/// Samples of a cell in each direction.
pub const CELL_WIDTH: usize = 8;
pub const CELL_HEIGHT: usize = 16;
/// The same as lengths.
pub const WIDTH: f32 = 8.0;
pub const HEIGHT: f32 = 16.0;

/// The colours that a cell may have.
pub enum Tones {
    /// All.
    Any,
    /// These.
    Some(Vec<[f32; 3]>),
}

impl Tones {
    /// Returns the best colour for `count` samples of that sum, and the squared error less the sum
    /// of all squares.
    pub fn nearest(&self, sum: [f32; 3], count: u32) -> (Tone, f32) {
        let count = f32::from(u16::try_from(count).unwrap_or(u16::MAX));
        if count == 0.0 {
            return (Tone::default(), 0.0);
        }
        let mean = sum.map(|part| part / count);
        let tone = match self {
            Self::Any => mean,
            Self::Some(tones) => nearest(mean, tones),
        };
        let error = |(tone, sum): (f32, f32)| count * tone * tone - 2.0 * tone * sum;
        let error = tone.into_iter().zip(sum).map(error).sum();
        (Tone::of(tone), error)
    }
}

fn nearest(tone: [f32; 3], tones: &[[f32; 3]]) -> [f32; 3] {
    let distance =
        |other: &[f32; 3]| -> f32 { other.iter().zip(tone).map(|(a, b)| (a - b) * (a - b)).sum() };
    let nearest = tones.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    nearest.copied().unwrap_or(tone)
}
