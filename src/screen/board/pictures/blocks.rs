//! The block characters, and the choice of the one that with two colours comes nearest to a cell.

use super::cell::{Block, CellColors, weight};
use crate::screen::theme::BlockSet;

/// The part of a cell that a character fills; the other part is filled by swapping its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockShape {
    /// So many eighths from below.
    Lower(usize),
    /// So many eighths from the left.
    Left(usize),
    /// Fields of [`BANDS`]: bits from the top left, row by row, in two columns.
    Fields(u8),
}

/// The axes in which a shape is mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// Left and right change places.
    Sides,
    /// Above and below do.
    Ends,
}

impl BlockShape {
    /// Returns the shape that divides a mirrored cell as this one does the cell.
    #[must_use]
    pub fn mirrored(self, mirror: Mirror) -> Self {
        match (self, mirror) {
            (Self::Lower(eighths), Mirror::Ends) => Self::Lower(8 - eighths),
            (Self::Left(eighths), Mirror::Sides) => Self::Left(8 - eighths),
            (Self::Lower(_) | Self::Left(_), _) => self,
            (Self::Fields(fields), Mirror::Sides) => {
                Self::listed((fields & 0x55) << 1 | (fields & 0xaa) >> 1)
            }
            (Self::Fields(fields), Mirror::Ends) => {
                let pair = |at: u8| (fields >> at & 3) << (6 - at);
                Self::listed(pair(0) | pair(2) | pair(4) | pair(6))
            }
        }
    }

    /// Returns the shape of those fields, or of the others, that is in the table.
    fn listed(fields: u8) -> Self {
        let is_listed = SHAPES.iter().any(|(_, shape)| *shape == Self::Fields(fields));
        Self::Fields(if is_listed { fields } else { !fields })
    }

    fn symbol(self) -> char {
        SHAPES.iter().find(|(_, shape)| *shape == self).map_or(' ', |(symbol, _)| *symbol)
    }
}

/// The rows of samples at which the bands of fields begin: quadrants end in the middle of a cell,
/// sextants at about its thirds.
const BANDS: [usize; 4] = [0, 5, 8, 11];

pub const fn band(y: usize) -> usize {
    let mut band = BANDS.len() - 1;
    while y < BANDS[band] {
        band -= 1;
    }
    band
}

/// The number of shapes that every font has.
const BLOCKS: usize = 23;

/// The number of sextants, less their halves.
const FINER: usize = 30;

/// One of each pair of shapes that fill what the other leaves: blocks first, then sextants.
pub const SHAPES: [(char, BlockShape); BLOCKS + FINER] = shapes();

const fn shapes() -> [(char, BlockShape); BLOCKS + FINER] {
    let mut shapes = [(' ', BlockShape::Fields(0)); BLOCKS + FINER];
    let lower = ['▁', '▂', '▃', '▄', '▅', '▆', '▇'];
    let left = ['▏', '▎', '▍', '▌', '▋', '▊', '▉'];
    let mut i = 0;
    while i < 7 {
        shapes[1 + i] = (lower[i], BlockShape::Lower(i + 1));
        shapes[8 + i] = (left[i], BlockShape::Left(i + 1));
        i += 1;
    }
    let quadrants = ['▘', '▝', '▖', '▗', '▚', '▙', '▛', '▜'];
    let fields = [0x05, 0x0a, 0x50, 0xa0, 0xa5, 0xf5, 0x5f, 0xaf];
    i = 0;
    while i < 8 {
        shapes[15 + i] = (quadrants[i], BlockShape::Fields(fields[i]));
        i += 1;
    }
    // U+1FB00 and the following are the sextants by their bits, from 1, without the two halves.
    let (mut index, mut bits) = (0, 1);
    while bits < 32 {
        if bits != 0b01_0101 {
            let (top, middle, bottom) = (bits & 3, bits >> 2 & 3, bits >> 4);
            let fields = top | (middle << 2) | (middle << 4) | (bottom << 6);
            if let Some(symbol) = char::from_u32(0x1fb00 + index) {
                shapes[BLOCKS + index as usize] = (symbol, BlockShape::Fields(fields));
            }
            index += 1;
        }
        bits += 1;
    }
    shapes
}

/// The sums of a cell's samples, by the parts that shapes are made of.
pub struct Sums {
    /// Of the first so many eighths from the left.
    left: [[f32; 3]; 9],
    /// Of the first so many eighths from below.
    lower: [[f32; 3]; 9],
    fields: [[f32; 3]; 8],
    /// Of the squares of all parts of all samples.
    squares: f32,
    /// All samples are the same; then there is only the sum of all.
    is_uniform: bool,
}

/// The samples in a field of each band.
const FIELD_SAMPLES: [u32; 4] = [20, 12, 12, 20];
const ALL_SAMPLES: u32 = 128;

impl Sums {
    /// Adds up the samples of a cell, row by row.
    pub fn new<'a>(rows: impl Iterator<Item = &'a [[u8; 4]]> + Clone) -> Self {
        let mut samples = rows.clone().flatten();
        let first = samples.next();
        let mut sums = Self {
            left: [[0.0; 3]; 9],
            lower: [[0.0; 3]; 9],
            fields: [[0.0; 3]; 8],
            squares: 0.0,
            is_uniform: samples.all(|sample| Some(sample) == first),
        };
        let parts = |[red, green, blue, _]: [u8; 4]| [red, green, blue].map(f32::from);
        if let Some(color) = first.filter(|_| sums.is_uniform) {
            // The shapes of such a cell all look the same: it takes the first, which fills nothing.
            sums.left[8] = parts(*color).map(|part| part * weight(ALL_SAMPLES));
            return sums;
        }
        for (y, row) in rows.enumerate() {
            let mut halves = [[0.0; 3]; 2];
            for (x, color) in row.iter().enumerate() {
                let color = parts(*color);
                add(&mut sums.left[x + 1], color);
                add(&mut halves[usize::from(x >= row.len() / 2)], color);
                sums.squares += color.iter().map(|part| part * part).sum::<f32>();
            }
            for (half, sum) in halves.into_iter().enumerate() {
                add(&mut sums.lower[8 - y / 2], sum);
                add(&mut sums.fields[2 * band(y) + half], sum);
            }
        }
        for i in 1..9 {
            let (left, lower) = (sums.left[i - 1], sums.lower[i - 1]);
            add(&mut sums.left[i], left);
            add(&mut sums.lower[i], lower);
        }
        sums
    }

    /// Returns the sums and the numbers of the samples that a shape fills, and of the others.
    fn divided(&self, shape: BlockShape) -> [([f32; 3], u32); 2] {
        let (ink, inked) = self.of(shape);
        let mut paper = self.left[8];
        add(&mut paper, ink.map(|part| -part));
        [(ink, inked), (paper, ALL_SAMPLES - inked)]
    }

    /// Returns the squared error of a shape in the best two of the colours.
    fn error(&self, shape: BlockShape, colors: &CellColors) -> f32 {
        let [(ink, inked), (paper, rest)] = self.divided(shape);
        self.squares + colors.error(ink, inked) + colors.error(paper, rest)
    }

    /// Returns the sum and the number of the samples that a shape fills.
    fn of(&self, shape: BlockShape) -> ([f32; 3], u32) {
        match shape {
            BlockShape::Lower(eighths) => (self.lower[eighths], 16 * count(eighths)),
            BlockShape::Left(eighths) => (self.left[eighths], 16 * count(eighths)),
            BlockShape::Fields(fields) => {
                let (mut sum, mut samples) = ([0.0; 3], 0);
                for (i, field) in self.fields.iter().enumerate() {
                    if fields >> i & 1 == 1 {
                        add(&mut sum, *field);
                        samples += FIELD_SAMPLES[i / 2];
                    }
                }
                (sum, samples)
            }
        }
    }
}

fn count(eighths: usize) -> u32 {
    u32::try_from(eighths).unwrap_or(u32::MAX)
}

/// Returns the shape that, with two of the colours, has the least squared error; of a cell that is its own
/// mirror, one that is that too.
pub fn fit(sums: &Sums, colors: &CellColors, blocks: BlockSet, own: &[Mirror]) -> BlockShape {
    let shapes = match blocks {
        _ if sums.is_uniform => &SHAPES[..1],
        BlockSet::Quadrants => &SHAPES[..BLOCKS],
        BlockSet::Sextants => &SHAPES[..],
    };
    let is_own = |shape: &BlockShape| own.iter().all(|mirror| shape.mirrored(*mirror) == *shape);
    let mut best = (f32::INFINITY, BlockShape::Fields(0));
    for shape in shapes.iter().map(|(_, shape)| *shape).filter(is_own) {
        let error = sums.error(shape, colors);
        // A plainer shape wins unless another is better by more than rounding.
        if error < best.0 - 1.0 {
            best = (error, shape);
        }
    }
    best.1
}

/// Returns a cell with the character of a shape in the best colours.
pub fn block(sums: &Sums, shape: BlockShape, colors: &CellColors) -> Block {
    let [(ink, inked), (paper, rest)] = sums.divided(shape);
    let paper = colors.nearest(paper, rest);
    let ink = if inked == 0 { paper } else { colors.nearest(ink, inked) };
    Block { symbol: shape.symbol(), ink, paper }
}

#[inline]
fn add(sum: &mut [f32; 3], other: [f32; 3]) {
    for (part, other) in sum.iter_mut().zip(&other) {
        *part += other;
    }
}
