//! The patterns of the evaluation: sets of squares whose contents are read as a number in base 3.
//!
//! The 12 patterns, with their images under the symmetries of the board, make 46 features, as in
//! Edax; the method is Buro's ("Experiments with Multi-ProbCut and a New High-Quality Evaluation
//! Function for Othello", 1997). A digit is 0 for an empty square, 1 for a disc of the side to move
//! and 2 for one of the opponent; the first square of the pattern is the most significant digit.

use std::ops::Range;

use super::discs::Discs;
use othello_core::kernel::{Kernel, Portable};
use othello_core::square::{Square, Symmetry};

/// The number of patterns.
pub const PATTERNS: usize = 12;
/// The number of features: the patterns and their images.
pub const FEATURES: usize = 46;
/// The number of features that each pattern but the last has; the last has two.
const IMAGES: usize = 4;

/// The names of the squares of each pattern, two letters each.
const NAMES: [&str; PATTERNS] = [
    "a1b1a2b2c1a3c2b3c3",
    "a5a4a3a2a1b2b1c1d1e1",
    "b2a1b1c1d1e1f1g1h1g2",
    "a1c1d1c2d2e2f2e1f1h1",
    "a2b2c2d2e2f2g2h2",
    "a3b3c3d3e3f3g3h3",
    "a4b4c4d4e4f4g4h4",
    "b1c2d3e4f5g6h7",
    "c1d2e3f4g5h6",
    "d1e2f3g4h5",
    "d1c2b3a4",
    "a1b2c3d4e5f6g7h8",
];

#[derive(Clone, Copy)]
struct Squares {
    squares: [Square; 10],
    count: usize,
}

impl Squares {
    const fn named(names: &str) -> Self {
        let names = names.as_bytes();
        let mut squares = [Square::A1; 10];
        let mut count = 0;
        while 2 * count < names.len() {
            let (column, row) = (names[2 * count] - b'a', names[2 * count + 1] - b'1');
            squares[count] = Square::ALL[(8 * row + column) as usize];
            count += 1;
        }
        Self { squares, count }
    }

    const fn transformed(mut self, symmetry: Symmetry) -> Self {
        let mut index = 0;
        while index < self.count {
            self.squares[index] = self.squares[index].transformed(symmetry);
            index += 1;
        }
        self
    }

    const fn set(&self) -> u64 {
        let mut set = 0;
        let mut index = 0;
        while index < self.count {
            set |= 1u64 << self.squares[index].index();
            index += 1;
        }
        set
    }
}

/// The squares of all features, those of a pattern one after another.
const SQUARES: [Squares; FEATURES] = {
    let mut features = [Squares::named(NAMES[0]); FEATURES];
    let mut count = 0;
    let mut pattern = 0;
    while pattern < PATTERNS {
        let first = count;
        let mut symmetry = 0;
        while symmetry < 8 {
            let image = Squares::named(NAMES[pattern]).transformed(Symmetry::ALL[symmetry]);
            let mut known = first;
            while known < count && features[known].set() != image.set() {
                known += 1;
            }
            if known == count {
                features[count] = image;
                count += 1;
            }
            symmetry += 1;
        }
        pattern += 1;
    }
    assert!(count == FEATURES);
    features
};

/// Returns the number of contents of a pattern.
const fn size(pattern: usize) -> usize {
    3usize.pow(Squares::named(NAMES[pattern]).count as u32)
}

/// The first row of each pattern in a table of the rows of all, and the length of the table.
pub(super) const OFFSETS: [usize; PATTERNS + 1] = {
    let mut offsets = [0; PATTERNS + 1];
    let mut pattern = 0;
    while pattern < PATTERNS {
        offsets[pattern + 1] = offsets[pattern] + size(pattern);
        pattern += 1;
    }
    offsets
};

/// The number of contents of all patterns; each has a row of weights.
pub const ROWS: usize = OFFSETS[PATTERNS];

/// Returns the places of a pattern's rows in a table of the rows of all, by content.
pub const fn rows_of(pattern: usize) -> Range<usize> {
    OFFSETS[pattern]..OFFSETS[pattern + 1]
}

/// Returns the pattern of a feature.
pub const fn pattern_of(feature: usize) -> usize {
    feature / IMAGES
}

/// Returns, for each content of a pattern, the number of the content seen in the mirror under which
/// the pattern is its own image. Both have the same row.
fn mirrored(pattern: usize) -> Vec<u16> {
    let squares = Squares::named(NAMES[pattern]);
    let places = &squares.squares[..squares.count];
    // The diagonals are kept square by square by one of the symmetries, which tells nothing.
    let mirror = Symmetry::ALL[1..].iter().map(|&symmetry| squares.transformed(symmetry));
    let is_own_image =
        |image: &Squares| image.set() == squares.set() && image.squares != squares.squares;
    let image = mirror.into_iter().find(is_own_image).expect("every pattern has a mirror");
    let mut contents = vec![0u16];
    for square in places.iter().rev() {
        let place = image.squares[..image.count].iter().position(|other| other == square);
        let place = place.expect("the image has the same squares");
        let digit = 3u16.pow((squares.count - 1 - place) as u32);
        contents = (0..3)
            .flat_map(|value| contents.iter().map(move |rest| rest + value * digit))
            .collect();
    }
    contents
}

/// Returns the place of each row in a table of the rows of all patterns, and that of the row of the
/// content seen in the mirror: both rows are the same.
pub fn mirror_images() -> impl Iterator<Item = (usize, usize)> {
    (0..PATTERNS).flat_map(|pattern| {
        let start = rows_of(pattern).start;
        let contents = mirrored(pattern).into_iter().enumerate();
        contents.map(move |(content, image)| (start + content, start + usize::from(image)))
    })
}

/// The number of vectors of four numbers that hold a number for each pattern.
const VECTORS: usize = PATTERNS / 4;

/// A number for each pattern.
type ByPattern = [[u64; 4]; VECTORS];

/// The contributions of four neighbouring squares of a row to the contents, by their place and by
/// which of them have a disc: small enough to stay in the nearest cache.
static GROUPS: [[Aligned; 16]; 16] = {
    let mut squares = [[0; PATTERNS]; 64];
    let mut feature = 0;
    while feature < FEATURES {
        let Squares { squares: of_feature, count } = SQUARES[feature];
        let mut index = 0;
        while index < count {
            let square = of_feature[index].index() as usize;
            let digit = 3u64.pow((count - 1 - index) as u32);
            squares[square][pattern_of(feature)] += digit << shift_of(feature);
            index += 1;
        }
        feature += 1;
    }
    let mut groups = [[Aligned([[0; 4]; VECTORS]); 16]; 16];
    let mut group = 0;
    while group < 16 {
        let mut discs: usize = 1;
        while discs < 16 {
            let square = 4 * group + discs.trailing_zeros() as usize;
            groups[group][discs] = groups[group][discs & (discs - 1)];
            let mut pattern = 0;
            while pattern < PATTERNS {
                groups[group][discs].0[pattern / 4][pattern % 4] += squares[square][pattern];
                pattern += 1;
            }
            discs += 1;
        }
        group += 1;
    }
    groups
};

/// A row whose vectors do not cross the lines of a cache.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Aligned(ByPattern);

/// Returns the place of a feature's content among the bits of its pattern.
const fn shift_of(feature: usize) -> usize {
    CONTENT_BITS * (feature % IMAGES)
}

const CONTENT_BITS: usize = 64 / IMAGES;

/// The contents of all features in one position.
///
/// ```
/// use othello_engine::{Discs, pattern};
/// let start = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };
/// let contents = pattern::Contents::new(start);
/// // The last two features are the long diagonals: d4 and e5 are the opponent's.
/// assert_eq!(contents.of_feature(44), 2 * 3u16.pow(4) + 2 * 3u16.pow(3));
/// ```
#[derive(Clone, Copy)]
pub struct Contents(
    /// For each pattern the contents of its images, 16 bits each, the first one lowest.
    ByPattern,
);

impl Contents {
    /// Reads the features of a position.
    pub fn new(discs: Discs) -> Self {
        Sums::of(Portable, discs).contents()
    }

    /// Returns the content of a feature, a number below 3 to the power of its squares.
    #[inline(always)]
    pub const fn of_feature(&self, feature: usize) -> u16 {
        (self.by_pattern()[pattern_of(feature)] >> shift_of(feature)) as u16
    }

    /// Returns the contents of the images of each pattern, 16 bits each, the first one lowest; the
    /// last pattern has two images and zeros above them.
    #[inline(always)]
    pub(super) const fn by_pattern(&self) -> &[u64; PATTERNS] {
        self.0.as_flattened().first_chunk().expect("a row has a number for each pattern")
    }
}

/// The contents of all features while they are added up: all at once, for no sum is larger than a
/// content.
#[derive(Clone, Copy)]
pub(super) struct Sums<K: Kernel> {
    kernel: K,
    lanes: [K::Lanes; VECTORS],
}

impl<K: Kernel> Sums<K> {
    /// Adds up the contents of a position.
    #[inline(always)]
    pub fn of(kernel: K, discs: Discs) -> Self {
        let none = kernel.lanes([0; 4]);
        let opp = Self { kernel, lanes: [none; VECTORS] }.with(discs.opp);
        opp.plus(opp.lanes).with(discs.own)
    }

    /// Returns the contents after a move of the *opponent* on `square` that flips `flips`.
    ///
    /// To evaluate the children of a position, add up its contents for the side that has just moved,
    /// which is to move again after them.
    #[inline(always)]
    pub fn after(self, square: Square, flips: u64) -> Contents {
        let index = usize::from(square.index());
        let placed = self.with_group(index / 4, 1 << (index % 4));
        placed.with(1 << index | flips).contents()
    }

    /// Returns the contents.
    #[inline(always)]
    pub fn contents(self) -> Contents {
        let Self { kernel, lanes: [a, b, c] } = self;
        Contents([kernel.numbers(a), kernel.numbers(b), kernel.numbers(c)])
    }

    /// Adds what the discs contribute.
    #[inline(always)]
    fn with(mut self, mut discs: u64) -> Self {
        while discs != 0 {
            let group = discs.trailing_zeros() as usize / 4;
            self = self.with_group(group, (discs >> (4 * group) & 0xf) as usize);
            discs &= !(0xf << (4 * group));
        }
        self
    }

    /// Adds what the discs on the four squares of a group contribute.
    #[inline(always)]
    fn with_group(self, group: usize, discs: usize) -> Self {
        let Aligned([a, b, c]) = GROUPS[group][discs];
        self.plus([self.kernel.lanes(a), self.kernel.lanes(b), self.kernel.lanes(c)])
    }

    // Without loops, which would keep the vectors in memory when compiled for size.
    #[inline(always)]
    fn plus(self, lanes: [K::Lanes; VECTORS]) -> Self {
        let sum = |index: usize| self.kernel.add(self.lanes[index], lanes[index]);
        Self { lanes: [sum(0), sum(1), sum(2)], ..self }
    }
}
