//! The cells of a picture: their size, their colours, and what is drawn in them.

use crate::screen::theme::Rgb;

/// One cell of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The character.
    pub symbol: char,
    /// The colour of what the character fills.
    pub ink: Rgb,
    /// The colour of the rest of the cell.
    pub paper: Rgb,
    /// It is underlined in the colour of the character.
    pub is_underlined: bool,
}

/// Samples of a cell in each direction.
pub const CELL_WIDTH: usize = 8;
pub const CELL_HEIGHT: usize = 16;
/// The same as lengths.
pub const WIDTH: f32 = 8.0;
pub const HEIGHT: f32 = 16.0;

/// The colours that a cell may have.
pub enum CellColors {
    /// All.
    Any,
    /// These, each with the colour that stands for it in the samples.
    Some(Vec<(Rgb, [f32; 3])>),
}

impl CellColors {
    /// Returns those of the colours that some samples are of; all if there are none.
    pub fn among(&self, samples: &[&[f32; 3]]) -> Self {
        let Self::Some(colors) = self else { return Self::Any };
        let is_there = |(_, ideal): &&(Rgb, [f32; 3])| samples.contains(&ideal);
        let found: Vec<_> = colors.iter().filter(is_there).copied().collect();
        Self::Some(if found.is_empty() { colors.clone() } else { found })
    }

    /// Returns the best colour for `count` samples of that sum.
    pub fn nearest(&self, sum: [f32; 3], count: u32) -> Rgb {
        let Some(mean) = mean(sum, count) else { return Rgb::default() };
        match self {
            Self::Any => Rgb::nearest(mean),
            Self::Some(colors) => nearest(mean, colors).0,
        }
    }

    /// Returns the squared error of the best colour less the sum of all squares.
    #[inline]
    pub fn error(&self, sum: [f32; 3], count: u32) -> f32 {
        let Some(mean) = mean(sum, count) else { return 0.0 };
        let count = weight(count);
        let ideal = match self {
            Self::Any => mean,
            Self::Some(colors) => nearest(mean, colors).1,
        };
        let error = |(ideal, sum): (&f32, &f32)| count * ideal * ideal - 2.0 * ideal * sum;
        ideal.iter().zip(&sum).map(error).sum()
    }
}

/// Returns the mean of samples; `None` if there are none.
#[inline]
fn mean(sum: [f32; 3], count: u32) -> Option<[f32; 3]> {
    // Compiled for size, `then` would not be inlined.
    if count == 0 { None } else { Some(sum.map(|part| part / weight(count))) }
}

/// Returns a number of samples as the weight of their mean.
#[inline]
pub fn weight(count: u32) -> f32 {
    u16::try_from(count).unwrap_or(u16::MAX).into()
}

#[inline]
fn nearest(mean: [f32; 3], colors: &[(Rgb, [f32; 3])]) -> (Rgb, [f32; 3]) {
    let distance =
        |other: &[f32; 3]| -> f32 { other.iter().zip(&mean).map(|(a, b)| (a - b) * (a - b)).sum() };
    let nearest = colors.iter().min_by(|(_, a), (_, b)| distance(a).total_cmp(&distance(b)));
    nearest.copied().unwrap_or((Rgb::nearest(mean), mean))
}
