//! The weights of the evaluation, and their file.

use std::fmt;
use std::sync::{Arc, LazyLock};

use super::discs::Discs;
use super::error_model::ErrorModel;
use super::pattern::{Contents, FEATURES, OFFSETS, PATTERNS, ROWS, Sums, mirror_images};
use othello_core::kernel::{Kernel, Portable};

/// The number of units that make one disc.
pub const UNIT: i32 = 8;
/// The largest value: a win with all discs.
pub const MOST: i32 = 64 * UNIT;
/// The largest value that an evaluation gives.
const MOST_EVALUATED: i32 = 63 * UNIT;

/// The number of hidden units of the network.
pub const HIDDEN: usize = 32;

/// The numbers that a content of a pattern adds to the hidden units.
pub type WeightRow = [i8; HIDDEN];

/// The part of the network that depends on the number of empty squares.
///
/// The value is computed in parts of a [`UNIT`]: 2 to the power of [`SHIFT`](Self::SHIFT) make one, and
/// what is left is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Added to the value, in its parts: half a unit more, so that it is rounded.
    pub constant: i32,
    /// Added to the sums of the hidden units, in the numbers of the rows.
    pub biases: [i16; HIDDEN],
    /// The parts of the value that 1 in each hidden unit adds.
    pub outputs: [i16; HIDDEN],
}

impl Layer {
    /// A layer with which all positions are even.
    pub const ZERO: Self = Self { constant: 0, biases: [0; HIDDEN], outputs: [0; HIDDEN] };
    /// The binary logarithm of the number of parts that make one [`UNIT`] of a value.
    pub const SHIFT: u32 = 12;
    /// The number of layers: one for each number of empty squares.
    pub const COUNT: usize = 61;
    /// The length in bytes in the file.
    const BYTES: usize = 4 + 4 * HIDDEN;

    /// Returns `true` if no sum that the layer makes of any rows is too large for its type.
    fn is_in_range(&self) -> bool {
        const MOST_OF_ROWS: u64 = FEATURES as u64 * 128;
        const MOST_SUM: u64 = i16::MAX as u64;
        const MOST_VALUE: u64 = i32::MAX as u64;
        let sums = self.biases.map(|bias| u64::from(bias.unsigned_abs()) + MOST_OF_ROWS);
        let outputs = self.outputs.map(|output| u64::from(output.unsigned_abs()));
        let product: u64 = sums.iter().zip(outputs).map(|(sum, output)| sum * output).sum();
        let value = product + u64::from(self.constant.unsigned_abs());
        sums.iter().all(|sum| *sum <= MOST_SUM) && value <= MOST_VALUE
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.constant.to_le_bytes());
        for number in self.biases.iter().chain(&self.outputs) {
            bytes.extend(number.to_le_bytes());
        }
    }

    fn read(bytes: &[u8; Self::BYTES]) -> Self {
        let (constant, rest) = bytes.split_first_chunk().expect("a layer is longer");
        let number = |place: usize| i16::from_le_bytes([rest[2 * place], rest[2 * place + 1]]);
        Self {
            constant: i32::from_le_bytes(*constant),
            biases: std::array::from_fn(number),
            outputs: std::array::from_fn(|unit| number(HIDDEN + unit)),
        }
    }
}

/// The smallest number that each hidden unit gives on. The first one gives on all: it is a linear evaluation.
const FLOORS: [i16; HIDDEN] = {
    let mut floors = [0; HIDDEN];
    floors[0] = i16::MIN;
    floors
};

/// The number of numbers of 16 bits, as which contents are kept.
const CONTENTS: usize = 1 << 16;
const TABLE: usize = ROWS + CONTENTS;

/// A row that does not cross the lines of a cache.
#[derive(Clone, Copy, PartialEq)]
#[repr(align(32))]
struct AlignedRow(WeightRow);

/// The weights of an evaluation: a small neural network over the patterns.
///
/// Every content of every pattern has a [`WeightRow`]. The rows of the features of a position are added up
/// to the hidden units, of which each but the first gives on only what is above zero; these numbers are
/// weighed and added up to the value. How they are weighed depends on the number of empty squares
/// ([`Layer`]). Images of a pattern, and mirrored contents, share their rows, so that symmetric
/// positions have the same value.
#[derive(Clone, PartialEq)]
pub struct Weights {
    /// The rows of all patterns, and zeros up to where a content of 16 bits could lead.
    rows: Box<[AlignedRow; TABLE]>,
    layers: Box<[Layer; Layer::COUNT]>,
    error: ErrorModel,
}

/// The evaluation of the positions with some number of empty squares.
#[derive(Clone, Copy)]
pub struct Evaluation<'a> {
    rows: &'a [AlignedRow; TABLE],
    layer: &'a Layer,
}

impl Evaluation<'_> {
    /// Returns the value for the side to move, in units.
    #[inline(always)]
    pub(super) fn value<K: Kernel>(self, kernel: K, contents: &Contents) -> i32 {
        let Self { rows, layer } = self;
        let mut sums = kernel.shorts(layer.biases);
        let mut add = |pattern: usize, images: u64| {
            let rows: &[AlignedRow; CONTENTS] =
                rows[OFFSETS[pattern]..].first_chunk().expect("the table is longer");
            sums = kernel.add_bytes(sums, rows[usize::from(images as u16)].0);
        };
        let [four_images @ .., two_images] = contents.by_pattern();
        for (images, pattern) in four_images.iter().zip(0..) {
            add(pattern, *images);
            add(pattern, images >> 16);
            add(pattern, images >> 32);
            add(pattern, images >> 48);
        }
        add(PATTERNS - 1, *two_images);
        add(PATTERNS - 1, two_images >> 16);
        let given_on = kernel.largest(sums, kernel.shorts(FLOORS));
        let product = kernel.product(given_on, kernel.shorts(layer.outputs));
        let value = layer.constant.wrapping_add(product);
        (value >> Layer::SHIFT).clamp(-MOST_EVALUATED, MOST_EVALUATED)
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Weights").field("error", &self.error).finish_non_exhaustive()
    }
}

/// With this the file begins.
const MAGIC: [u8; 4] = *b"OTW3";

impl Weights {
    /// Creates the weights of an evaluation from a row for every content of every pattern, in the order
    /// of [`rows_of`](super::pattern::rows_of), and a layer for each number of empty squares. Of the rows of
    /// a content and its mirror image the first one counts for both.
    ///
    /// # Panics
    ///
    /// Panics if the number of rows is not [`ROWS`], or if the numbers of a layer are so large that sums
    /// would overflow.
    pub fn new(rows: &[WeightRow], layers: [Layer; Layer::COUNT], error: ErrorModel) -> Self {
        assert_eq!(rows.len(), ROWS, "there is a row for every content");
        assert!(layers.iter().all(Layer::is_in_range), "no sum overflows");
        let mut weights = Self::zeros(error);
        for (place, image) in mirror_images() {
            weights.rows[place] = AlignedRow(rows[place.min(image)]);
        }
        *weights.layers = layers;
        weights
    }

    /// Creates weights with which all positions are even.
    pub fn zeros(error: ErrorModel) -> Self {
        let table = vec![AlignedRow([0; HIDDEN]); TABLE].into_boxed_slice().try_into();
        let rows = table.unwrap_or_else(|_| unreachable!("the length is right"));
        Self { rows, layers: Box::new([Layer::ZERO; Layer::COUNT]), error }
    }

    /// Returns the weights that come with the library, which are read on first use.
    pub fn embedded() -> Arc<Self> {
        static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
            let bytes = include_bytes!("weights.bin");
            Arc::new(Weights::from_bytes(bytes).expect("the file was written by the trainer"))
        });
        WEIGHTS.clone()
    }

    /// Returns the evaluation of a position for the side to move, in discs.
    ///
    /// It is an estimate of the score with best play on both sides, made without any search. The side
    /// to move should have a move.
    ///
    /// ```
    /// use othello_engine::{Discs, Weights};
    /// let corner = Discs { own: 0x0000_0008_1000_0001, opp: 0x0000_0010_0800_0000 };
    /// assert!(Weights::embedded().evaluate(corner) > 1.0);
    /// ```
    pub fn evaluate(&self, discs: Discs) -> f32 {
        self.value(Portable, discs) as f32 / UNIT as f32
    }

    /// Returns the error of shallow searches with these weights.
    pub const fn error(&self) -> ErrorModel {
        self.error
    }

    /// Replaces the error of shallow searches.
    #[must_use]
    pub fn with_error(self, error: ErrorModel) -> Self {
        Self { error, ..self }
    }

    /// Returns the evaluation of the positions with that number of empty squares.
    #[inline(always)]
    pub(super) fn evaluation(&self, empties: u32) -> Evaluation<'_> {
        Evaluation {
            rows: &self.rows,
            layer: &self.layers[(empties as usize).min(Layer::COUNT - 1)],
        }
    }

    #[inline(always)]
    pub(super) fn value<K: Kernel>(&self, kernel: K, discs: Discs) -> i32 {
        self.evaluation(discs.empty_count()).value(kernel, &Sums::of(kernel, discs).contents())
    }

    /// Writes the weights as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::from(MAGIC);
        bytes.extend(self.error.to_bytes());
        for layer in &*self.layers {
            layer.write(&mut bytes);
        }
        for (place, image) in mirror_images() {
            if image >= place {
                bytes.extend(self.rows[place].0.map(i8::cast_unsigned));
            }
        }
        bytes
    }

    /// Reads a file that [`to_bytes`](Self::to_bytes) wrote.
    ///
    /// # Errors
    ///
    /// If the bytes are not such a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Magic)?;
        let (error, mut rest) = rest.split_first_chunk().ok_or(WeightsError::Length)?;
        let mut weights = Self::zeros(ErrorModel::from_bytes(error));
        for layer in &mut *weights.layers {
            let (bytes, others) = rest.split_first_chunk().ok_or(WeightsError::Length)?;
            *layer = Layer::read(bytes);
            if !layer.is_in_range() {
                return Err(WeightsError::Layer);
            }
            rest = others;
        }
        for (place, image) in mirror_images() {
            if image >= place {
                let (row, others) = rest.split_first_chunk().ok_or(WeightsError::Length)?;
                let row: &[u8; HIDDEN] = row;
                weights.rows[place] = AlignedRow(row.map(u8::cast_signed));
                weights.rows[image] = weights.rows[place];
                rest = others;
            }
        }
        if rest.is_empty() { Ok(weights) } else { Err(WeightsError::Length) }
    }
}

/// The error for bytes that are not weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WeightsError {
    /// The bytes do not begin as a file of weights does.
    Magic,
    /// The file is cut off, or longer than it should be.
    Length,
    /// The numbers of a layer are so large that sums would overflow.
    Layer,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("not a file of weights: expected the letters OTW3"),
            Self::Length => f.write_str("the file of weights is cut off or too long"),
            Self::Layer => f.write_str("the file of weights has numbers that are too large"),
        }
    }
}

impl std::error::Error for WeightsError {}
