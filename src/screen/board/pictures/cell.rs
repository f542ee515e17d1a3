//! The cells of a picture, and the colours that they may have.

use crate::screen::theme::Rgb;

/// One cell of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    pub symbol: char,
    /// The colour of what the character fills.
    pub ink: Rgb,
    /// The colour of the rest of the cell.
    pub paper: Rgb,
}

/// The colours that a cell may have.
pub enum CellColors {
    Any,
    Some(Vec<Rgb>),
}

impl CellColors {
    /// Returns the best colour for `count` samples of that sum.
    pub fn nearest(&self, sum: [f32; 3], count: u32) -> Rgb {
        let Some(mean) = mean(sum, count) else { return Rgb::default() };
        match self {
            Self::Any => Rgb::nearest(mean),
            Self::Some(colors) => nearest(mean, colors),
        }
    }

    /// Returns the squared error of the best colour less the sum of all squares.
    #[inline]
    pub fn error(&self, sum: [f32; 3], count: u32) -> f32 {
        let Some(mean) = mean(sum, count) else { return 0.0 };
        let count = weight(count);
        let ideal = match self {
            Self::Any => mean,
            Self::Some(colors) => nearest(mean, colors).parts(),
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
fn nearest(mean: [f32; 3], colors: &[Rgb]) -> Rgb {
    let distance = |other: &Rgb| -> f32 {
        other.parts().iter().zip(&mean).map(|(a, b)| (a - b) * (a - b)).sum()
    };
    let nearest = colors.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    nearest.copied().unwrap_or(Rgb::nearest(mean))
}
