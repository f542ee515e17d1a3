//! The weights of the evaluation, and their file.

use std::fmt;
use std::sync::{Arc, LazyLock};

use super::coder::{self, Decoder};
use super::discs::Discs;
use super::error_model::ErrorModel;
use super::pattern::{Contents, OFFSETS, PATTERNS, Sums, WEIGHTS, mirrored, weights_of};
use super::stage::stage_of;
use othello_core::kernel::{Kernel, Portable};

/// The number of units that make one disc.
pub const UNIT: i32 = 8;
/// The largest value: a win with all discs.
pub const MOST: i32 = 64 * UNIT;
/// The largest value that an evaluation gives.
const MOST_EVALUATED: i32 = 63 * UNIT;

/// The weights of one stage of the game.
#[derive(Clone, PartialEq, Eq)]
pub struct Stage {
    /// Added to every value, in units.
    bias: i32,
    /// The weights of all patterns, in units, and zeros up to where a content of 16 bits could lead.
    weights: Box<[i8; TABLE]>,
}

/// The numbers that a content can be.
const CONTENTS: usize = 1 << 16;
const TABLE: usize = WEIGHTS + CONTENTS;

impl Stage {
    /// Creates a stage from its bias and the weights of all patterns, in the order of
    /// [`weights_of`].
    ///
    /// # Panics
    ///
    /// Panics if the number of weights is not [`WEIGHTS`].
    pub fn new(bias: i16, weights: &[i8]) -> Self {
        assert_eq!(weights.len(), WEIGHTS, "a stage has a weight for every content");
        let mut stage = Self::zeros();
        stage.bias = bias.into();
        stage.weights[..WEIGHTS].copy_from_slice(weights);
        stage
    }

    /// Returns what is added to every value, in units.
    pub const fn bias(&self) -> i32 {
        self.bias
    }

    /// Returns the weights of all patterns, in units, in the order of [`weights_of`].
    pub fn weights(&self) -> &[i8] {
        &self.weights[..WEIGHTS]
    }

    /// Creates a stage whose values are all 0.
    pub fn zeros() -> Self {
        let table = vec![0; TABLE].into_boxed_slice().try_into();
        let weights = table.unwrap_or_else(|_| unreachable!("the length is right"));
        Self { bias: 0, weights }
    }

    /// Returns the value for the side to move, in units.
    #[inline(always)]
    pub(super) fn value(&self, contents: &Contents) -> i32 {
        let mut sum = self.bias;
        let [four_images @ .., two_images] = contents.by_pattern();
        for (images, pattern) in four_images.iter().zip(0..) {
            let weights = self.weights_of_contents(pattern);
            sum += weight(weights, *images) + weight(weights, images >> 16);
            sum += weight(weights, images >> 32) + weight(weights, images >> 48);
        }
        let weights = self.weights_of_contents(PATTERNS - 1);
        sum += weight(weights, *two_images) + weight(weights, two_images >> 16);
        sum.clamp(-MOST_EVALUATED, MOST_EVALUATED)
    }

    /// Returns the weights of a pattern, and what follows them in the table.
    #[inline(always)]
    fn weights_of_contents(&self, pattern: usize) -> &[i8; CONTENTS] {
        self.weights[OFFSETS[pattern]..].first_chunk().expect("the table is longer")
    }
}

/// Returns the weight of the content in the lowest 16 bits.
#[inline(always)]
fn weight(weights: &[i8; CONTENTS], images: u64) -> i32 {
    weights[usize::from(images as u16)].into()
}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stage").field("bias", &self.bias).finish_non_exhaustive()
    }
}

/// The weights of an evaluation: for each stage of the game one weight for every content of every
/// pattern. Images of a pattern, and mirrored contents, share their weights, so that symmetric
/// positions have the same value.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    stages: Vec<Stage>,
    /// The stage of a position by its number of empty squares.
    by_empties: [u8; 65],
    error: ErrorModel,
}

/// With this the file begins.
const MAGIC: [u8; 4] = *b"OTW2";

impl Weights {
    /// The largest number of stages.
    pub const MOST_STAGES: usize = 60;

    /// Creates the weights of an evaluation, by the stages into which a game is divided, the first one
    /// first.
    ///
    /// # Panics
    ///
    /// Panics if there are no stages, or more than [`MOST_STAGES`](Self::MOST_STAGES).
    pub fn new(stages: Vec<Stage>, error: ErrorModel) -> Self {
        assert!((1..=Self::MOST_STAGES).contains(&stages.len()), "a game has 1 to 60 stages");
        let by_empties =
            std::array::from_fn(|empties| stage_of(empties as u32, stages.len()) as u8);
        Self { stages, by_empties, error }
    }

    /// Returns the weights that come with the library, which are decoded on first use.
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
    /// assert!(Weights::embedded().evaluate(corner) > 3.0);
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

    /// Returns the stage of the positions with that number of empty squares.
    #[inline(always)]
    pub fn stage(&self, empties: u32) -> &Stage {
        &self.stages[usize::from(self.by_empties[empties as usize])]
    }

    #[inline(always)]
    pub(super) fn value<K: Kernel>(&self, kernel: K, discs: Discs) -> i32 {
        self.stage(discs.empty_count()).value(&Sums::of(kernel, discs).contents())
    }

    /// Writes the weights as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::from(MAGIC);
        bytes.push(self.stages.len() as u8);
        bytes.extend(self.error.to_bytes());
        let mut numbers = Vec::new();
        let mut previous: Option<&Stage> = None;
        for stage in &self.stages {
            bytes.extend((stage.bias as i16).to_le_bytes());
            for pattern in 0..PATTERNS {
                let weights = &stage.weights[weights_of(pattern)];
                let earlier = previous.map(|previous| &previous.weights[weights_of(pattern)]);
                for (content, &image) in mirrored(pattern).iter().enumerate() {
                    if usize::from(image) >= content {
                        let context = context(pattern, earlier.map(|earlier| earlier[content]));
                        numbers.push((context, weights[content]));
                    }
                }
            }
            previous = Some(stage);
        }
        bytes.extend(coder::encode(&numbers, CONTEXTS));
        bytes
    }

    /// Reads a file that [`to_bytes`](Self::to_bytes) wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Magic)?;
        let (&count, rest) = rest.split_first().ok_or(WeightsError::Numbers)?;
        let count = usize::from(count);
        if !(1..=Self::MOST_STAGES).contains(&count) {
            return Err(WeightsError::Stages(count));
        }
        let error = rest.split_first_chunk().ok_or(WeightsError::Numbers)?;
        let (error, rest) = (ErrorModel::from_bytes(error.0), error.1);
        let (biases, rest) = rest.split_at_checked(2 * count).ok_or(WeightsError::Numbers)?;
        let mut decoder = Decoder::new(rest, CONTEXTS).ok_or(WeightsError::Numbers)?;
        let mirrored: Vec<_> = (0..PATTERNS).map(mirrored).collect();
        let mut stages: Vec<Stage> = Vec::new();
        for bias in biases.chunks_exact(2) {
            let bias = i16::from_le_bytes([bias[0], bias[1]]);
            let stage = Stage { bias: bias.into(), ..read(&mut decoder, &mirrored, stages.last()) };
            stages.push(stage);
        }
        if !decoder.is_at_end() {
            return Err(WeightsError::Numbers);
        }
        Ok(Self::new(stages, error))
    }
}

/// Reads the weights of a stage.
fn read(decoder: &mut Decoder, mirrored: &[Vec<u16>], previous: Option<&Stage>) -> Stage {
    let mut stage = Stage::zeros();
    for (pattern, mirrored) in mirrored.iter().enumerate() {
        let places = weights_of(pattern);
        let earlier = previous.map(|previous| &previous.weights[places.clone()]);
        let weights = &mut stage.weights[places];
        for (content, &image) in mirrored.iter().enumerate() {
            let image = usize::from(image);
            if image >= content {
                let context = context(pattern, earlier.map(|earlier| earlier[content]));
                let weight = decoder.next(context);
                weights[content] = weight;
                weights[image] = weight;
            }
        }
    }
    stage
}

/// The limits of the ranges of an earlier weight that are told apart.
const RANGES: [i8; 12] = [-20, -9, -5, -3, -1, 0, 1, 2, 4, 6, 10, 21];
const CONTEXTS: usize = PATTERNS + RANGES.len() + 1;

/// The context of a weight by the bits of the weight of the same content in the stage before.
static CONTEXT_AFTER: [u8; 256] = {
    let mut contexts = [PATTERNS as u8; 256];
    let mut earlier = 0;
    while earlier < 256 {
        let mut range = 0;
        while range < RANGES.len() {
            contexts[earlier] += ((earlier as u8).cast_signed() >= RANGES[range]) as u8;
            range += 1;
        }
        earlier += 1;
    }
    contexts
};

/// Returns the context of a weight in the file: by the weight of the same content in the stage
/// before, or by the pattern in the first stage.
#[inline]
fn context(pattern: usize, earlier: Option<i8>) -> usize {
    earlier.map_or(pattern, |earlier| CONTEXT_AFTER[usize::from(earlier.cast_unsigned())].into())
}

/// The error for bytes that are not weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WeightsError {
    /// The bytes do not begin as a file of weights does.
    Magic,
    /// The file has this number of stages.
    Stages(usize),
    /// The file is cut off or damaged.
    Numbers,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("not a file of weights: expected the letters OTW2"),
            Self::Stages(found) => {
                write!(f, "expected weights of 1 to {} stages, found {found}", Weights::MOST_STAGES)
            }
            Self::Numbers => f.write_str("the file of weights is cut off or damaged"),
        }
    }
}

impl std::error::Error for WeightsError {}
