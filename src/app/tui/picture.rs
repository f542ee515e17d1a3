//! Squares as pictures: an ideal, anti-aliased square is drawn in samples, and each of its cells
//! becomes the block character and the two colours that come nearest to it.
//!
//! A cell is 8 samples wide and 16 high, as cells of most terminals are about twice as high as
//! wide; so a sample is square. Only quadrants and eighths are used, which every terminal's font
//! has.

use std::collections::HashMap;
use std::ptr;
use std::rc::Rc;

use ratatui::layout::Size;

use super::pigments::{DiscPigments, Pigments, Range, Tone, mix};
use crate::board::Color;

/// Samples of a cell in each direction.
const CELL_WIDTH: usize = 8;
const CELL_HEIGHT: usize = 16;
/// The same as lengths.
const WIDTH: f32 = 8.0;
const HEIGHT: f32 = 16.0;

/// An eighth of a cell's height: the thinnest horizontal line.
const EIGHTH: f32 = 2.0;

/// The diameter of a disc as a part of the square.
const DISC: f32 = 0.82;

/// The contents of a square, which decide its picture together with size and colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// What lies on the square.
    pub content: Content,
    /// The square has the cursor.
    pub is_focused: bool,
    /// The guide dots on its corners, by [`DOTS`].
    pub dots: u8,
}

/// The bits of the guide dots on the corners of a square: top left, top right, bottom left, bottom
/// right, as the parts of its width and height.
pub const DOTS: [(u8, f32, f32); 4] = [(1, 0.0, 0.0), (2, 1.0, 0.0), (4, 0.0, 1.0), (8, 1.0, 1.0)];

/// The thing on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing.
    Empty,
    /// The mark of a legal move.
    Mark,
    /// The disc that the player to move would place.
    Preview(Color),
    /// A disc.
    Disc(Color, Emblem),
    /// A disc that is flipping, as wide as this many of [`TURN_STEPS`].
    Turning(Color, u8),
}

/// The steps of the width of a flipping disc.
pub const TURN_STEPS: u8 = 8;

/// The sign on a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// None.
    None,
    /// The dot of the disc placed last.
    Last,
    /// The ring of a disc that the last move flipped.
    Flipped,
    /// The dot, in the other player's colour, of a disc that the move in focus would flip.
    WouldFlip,
}

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

/// The pictures drawn so far, for one size of squares and one set of colours.
#[derive(Debug, Default)]
pub struct Pictures {
    key: Option<(Size, &'static Pigments)>,
    drawn: HashMap<Face, Rc<[Block]>>,
}

impl Pictures {
    /// Returns the cells of a square, row by row, drawing them if they are new.
    pub fn cells(&mut self, face: Face, size: Size, pigments: &'static Pigments) -> Rc<[Block]> {
        let is_same = |(same, colors): (Size, &Pigments)| same == size && ptr::eq(colors, pigments);
        if !self.key.is_some_and(is_same) {
            self.key = Some((size, pigments));
            self.drawn.clear();
        }
        Rc::clone(self.drawn.entry(face).or_insert_with(|| cells(face, size, pigments).into()))
    }
}

/// Returns the cells of a square of that size, row by row.
pub fn cells(face: Face, size: Size, pigments: &Pigments) -> Vec<Block> {
    let samples = Samples::draw(face, size, pigments);
    let positions = (0..usize::from(size.height))
        .flat_map(|row| (0..usize::from(size.width)).map(move |column| (column, row)));
    positions.map(|(column, row)| fit(&samples.sums(column, row), pigments)).collect()
}

/// A square in samples.
struct Samples {
    width: usize,
    height: usize,
    tones: Vec<[f32; 3]>,
}

impl Samples {
    fn draw(face: Face, size: Size, pigments: &Pigments) -> Self {
        let width = usize::from(size.width) * CELL_WIDTH;
        let height = usize::from(size.height) * CELL_HEIGHT;
        let ideal = Ideal::new(face, width, height, pigments);
        let points = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let tones = points.map(|(x, y)| ideal.tone(middle(x), middle(y))).collect();
        Self { width, height, tones }
    }

    /// Returns the sums of a cell's samples in blocks of one by two: the grain of the characters.
    fn sums(&self, column: usize, row: usize) -> Sums {
        debug_assert!(row * CELL_HEIGHT < self.height, "the cell lies in the square");
        let mut sums = Sums { blocks: [[[0.0; 3]; 8]; 8], squares: 0.0 };
        for y in 0..CELL_HEIGHT {
            let start = (row * CELL_HEIGHT + y) * self.width + column * CELL_WIDTH;
            for (x, tone) in self.tones[start..start + CELL_WIDTH].iter().enumerate() {
                for (part, value) in tone.iter().enumerate() {
                    sums.blocks[y / 2][x][part] += value;
                    sums.squares += value * value;
                }
            }
        }
        sums
    }
}

#[expect(clippy::cast_precision_loss, reason = "no square has so many samples")]
fn middle(sample: usize) -> f32 {
    sample as f32 + 0.5
}

/// An ideal square, which has a tone at every point.
struct Ideal<'a> {
    face: Face,
    pigments: &'a Pigments,
    width: f32,
    height: f32,
    /// The centre of the disc, which leaves room for the lines above and on the left.
    x: f32,
    y: f32,
    radius: f32,
}

impl<'a> Ideal<'a> {
    fn new(face: Face, width: usize, height: usize, pigments: &'a Pigments) -> Self {
        let (width, height) = (middle(width) - 0.5, middle(height) - 0.5);
        let radius = width.min(height) / 2.0 * DISC;
        Self { face, pigments, width, height, x: width / 2.0 + 0.5, y: height / 2.0 + 0.75, radius }
    }

    fn tone(&self, x: f32, y: f32) -> [f32; 3] {
        let mut tone = self.felt(x, y);
        match self.face.content {
            Content::Empty => {}
            Content::Mark => self.mark(&mut tone, x, y),
            Content::Preview(color) => {
                let amount = 0.6 * self.covered(self.distance(x, y, 1.0), 1.0);
                mix(&mut tone, self.pigments.disc(color).face, amount);
            }
            Content::Disc(color, emblem) => {
                self.shadow(&mut tone, x, y, 1.0);
                self.disc(&mut tone, self.disc_pigments(color, emblem), [x, y], 1.0);
                self.emblem(&mut tone, color, emblem, x, y);
            }
            Content::Turning(color, steps) => {
                let squeeze = f32::from(steps.max(1)) / f32::from(TURN_STEPS);
                self.shadow(&mut tone, x, y, squeeze);
                self.disc(&mut tone, self.pigments.disc(color), [x, y], squeeze);
            }
        }
        tone
    }

    /// The cloth with its lines, guide dots and the brackets of the cursor.
    fn felt(&self, x: f32, y: f32) -> [f32; 3] {
        let pigments = self.pigments;
        let felt = if self.face.is_focused { pigments.focus } else { pigments.felt };
        let mut tone = felt;
        // In the cells at the top the line above is all that a character can show; where discs have
        // few colours, a line beside them is more than it can show.
        let is_lined = y < EIGHTH || x < 1.0 && y >= HEIGHT;
        if is_lined && !(self.is_small() && self.has_disc() && pigments.range == Range::Pigments) {
            tone = pigments.line;
        }
        for (bit, part_x, part_y) in DOTS {
            let (dx, dy) = (x - part_x * self.width, y - part_y * self.height);
            let is_near = dx.abs() < WIDTH && dy.abs() < HEIGHT;
            if self.face.dots & bit != 0 && is_near {
                let is_dot = dx.abs() < WIDTH / 2.0 && dy.abs() < HEIGHT / 2.0;
                tone = if is_dot { pigments.dot } else { felt };
            }
        }
        if self.face.is_focused {
            let (dx, dy) = (x.min(self.width - x), y.min(self.height - y));
            let is_corner = dx < self.width * 0.26 && dy < self.height * 0.3;
            if is_corner && (dx < 1.0 || dy < EIGHTH) {
                tone = pigments.cursor;
            }
        }
        tone
    }

    /// The distance from the centre in radii, for a disc that is narrower by `squeeze`.
    fn distance(&self, x: f32, y: f32, squeeze: f32) -> f32 {
        ((x - self.x) / squeeze).hypot(y - self.y) / self.radius
    }

    /// The part of a sample within so many radii.
    fn covered(&self, distance: f32, radii: f32) -> f32 {
        ((radii - distance) * self.radius + 0.5).clamp(0.0, 1.0)
    }

    /// A soft shadow below right.
    fn shadow(&self, tone: &mut [f32; 3], x: f32, y: f32, squeeze: f32) {
        let offset = self.radius * 0.1;
        let distance = self.distance(x - offset, y - offset, squeeze);
        mix(tone, self.pigments.shadow, self.pigments.depth * 0.5 * self.covered(distance, 1.02));
    }

    /// A disc with a rim, lit from above left.
    fn disc(&self, tone: &mut [f32; 3], disc: DiscPigments, [x, y]: [f32; 2], squeeze: f32) {
        let distance = self.distance(x, y, squeeze);
        let light = -(0.5 * (x - self.x) + 0.8 * (y - self.y)) / self.radius;
        let light = light * disc.light * self.pigments.depth;
        let lit = |part: f32| (part + light).clamp(0.0, 255.0);
        mix(tone, disc.rim.map(lit), self.covered(distance, 1.0));
        mix(tone, disc.face.map(lit), self.covered(distance, 0.9));
    }

    /// A flipped disc that is too small for a ring is tinted.
    fn disc_pigments(&self, color: Color, emblem: Emblem) -> DiscPigments {
        let disc = self.pigments.disc(color);
        match emblem {
            Emblem::Flipped if self.is_small() => disc.tinted(),
            Emblem::Flipped | Emblem::None | Emblem::Last | Emblem::WouldFlip => disc,
        }
    }

    fn emblem(&self, tone: &mut [f32; 3], color: Color, emblem: Emblem, x: f32, y: f32) {
        let distance = self.distance(x, y, 1.0);
        match emblem {
            Emblem::None => {}
            Emblem::Flipped if self.is_small() => {}
            Emblem::Last => {
                if self.is_on_the_dot(x, y) {
                    *tone = self.pigments.last;
                }
            }
            Emblem::Flipped => {
                let ring = self.covered(distance, 0.86) - self.covered(distance, 0.62);
                mix(tone, self.pigments.disc(color).ring, ring);
            }
            Emblem::WouldFlip => {
                let face = self.pigments.disc(!color).face;
                if self.is_small() {
                    mix(tone, face, f32::from(u8::from(self.is_on_the_dot(x, y))));
                } else {
                    mix(tone, face, self.covered(distance, 0.5));
                }
            }
        }
    }

    fn mark(&self, tone: &mut [f32; 3], x: f32, y: f32) {
        if self.is_in_the_middle(x, y) {
            *tone = self.pigments.mark;
        }
    }

    fn has_disc(&self) -> bool {
        match self.face.content {
            Content::Empty | Content::Mark => false,
            Content::Preview(_) | Content::Disc(..) | Content::Turning(..) => true,
        }
    }

    /// Returns `true` for a square that is too small for a cell to show felt, disc and dot.
    fn is_small(&self) -> bool {
        self.height <= 2.0 * HEIGHT
    }

    /// Returns `true` on the dot of a disc; on small squares it lies below the middle, in the cells
    /// with the least felt.
    fn is_on_the_dot(&self, x: f32, y: f32) -> bool {
        let is_low = y >= self.height / 2.0;
        self.is_in_the_middle(x, y) && (is_low || !self.is_small())
    }

    /// Returns `true` in a small rectangle around the middle of the square whose edges lie on those
    /// of quarter cells, so that it survives the fit.
    fn is_in_the_middle(&self, x: f32, y: f32) -> bool {
        let half_width = half_length(self.width, WIDTH / 2.0);
        let half_height = half_length(self.height, HEIGHT / 2.0);
        (x - self.width / 2.0).abs() < half_width && (y - self.height / 2.0).abs() < half_height
    }
}

/// Returns half of about a quarter of a length, in steps that lie evenly around its middle.
fn half_length(length: f32, step: f32) -> f32 {
    let steps = (length / step).round();
    let wanted = (length * 0.25 / step).round().max(1.0);
    let is_even = |number: f32| number % 2.0 == 0.0;
    let even = if is_even(wanted) == is_even(steps) { wanted } else { wanted + 1.0 };
    even * step / 2.0
}

/// The sums of a cell's samples: of each block of one by two samples, and of all squares.
struct Sums {
    blocks: [[[f32; 3]; 8]; 8],
    squares: f32,
}

/// A character and the blocks that it fills: bits from the top left, row by row.
type Shape = (char, u64);

/// One of each pair of shapes that fill what the other leaves.
const SHAPES: [Shape; 23] = shapes();

const fn shapes() -> [Shape; 23] {
    let mut shapes = [(' ', 0); 23];
    let lower = ['▁', '▂', '▃', '▄', '▅', '▆', '▇'];
    let left = ['▏', '▎', '▍', '▌', '▋', '▊', '▉'];
    let mut i = 0;
    while i < 7 {
        shapes[1 + i] = (lower[i], !0 << (64 - 8 * (i + 1)));
        shapes[8 + i] = (left[i], (0xff >> (7 - i)) * 0x0101_0101_0101_0101);
        i += 1;
    }
    let (top_left, top_right) = (0x0f0f_0f0f, 0xf0f0_f0f0);
    let (bottom_left, bottom_right) = (top_left << 32, top_right << 32);
    shapes[15] = ('▘', top_left);
    shapes[16] = ('▝', top_right);
    shapes[17] = ('▖', bottom_left);
    shapes[18] = ('▗', bottom_right);
    shapes[19] = ('▚', top_left | bottom_right);
    shapes[20] = ('▙', top_left | bottom_left | bottom_right);
    shapes[21] = ('▛', top_left | top_right | bottom_left);
    shapes[22] = ('▜', top_left | top_right | bottom_right);
    shapes
}

/// Returns the shape and the two colours with the least squared error.
fn fit(sums: &Sums, pigments: &Pigments) -> Block {
    let mut all = [0.0; 3];
    for block in sums.blocks.iter().flatten() {
        add(&mut all, *block);
    }
    let mut best: Option<(f32, Block)> = None;
    for (symbol, mask) in SHAPES {
        let mut filled = [0.0; 3];
        for (i, block) in sums.blocks.iter().flatten().enumerate() {
            if mask >> i & 1 == 1 {
                add(&mut filled, *block);
            }
        }
        let mut rest = all;
        add(&mut rest, filled.map(|part| -part));
        let (inked, left) = (mask.count_ones(), 64 - mask.count_ones());
        let (ink, ink_error) = pigments.nearest(filled, inked * 2);
        let (paper, paper_error) = pigments.nearest(rest, left * 2);
        let error = sums.squares + ink_error + paper_error;
        // A plainer shape wins unless another is better by more than rounding.
        if best.is_none_or(|(least, _)| error < least - 1.0) {
            let ink = if inked == 0 { paper } else { ink };
            best = Some((error, Block { symbol, ink, paper }));
        }
    }
    best.map_or(Block { symbol: ' ', ink: Tone::default(), paper: Tone::default() }, |best| best.1)
}

fn add(sum: &mut [f32; 3], other: [f32; 3]) {
    for (part, other) in sum.iter_mut().zip(other) {
        *part += other;
    }
}

#[cfg(test)]
mod tests;
