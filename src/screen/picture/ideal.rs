//! The ideal picture of a square, which has a tone at every point.

use ratatui::layout::Size;

use super::cell::{Block, HEIGHT, Tones, WIDTH};
use super::face::{Content, DOTS, Emblem, Face, TURN_STEPS};
use crate::screen::pigments::{DiscPigments, Outline, Pigments, Range, Tone, mix};
use othello_core::board::Color;

/// An eighth of a cell's height: the thinnest horizontal line.
const EIGHTH: f32 = 2.0;

/// The diameter of a disc as a part of the square.
const DISC: f32 = 0.82;

/// The width of the line around an outlined disc.
const OUTLINE: f32 = 4.0;

/// The diameter of dots and marks as a part of the square.
const DOT: f32 = 0.22;

/// An ideal square.
pub struct Ideal<'a> {
    face: Face,
    pigments: &'a Pigments,
    size: Size,
    width: f32,
    height: f32,
    /// The centre of the disc.
    x: f32,
    y: f32,
    radius: f32,
}

impl<'a> Ideal<'a> {
    pub fn new(face: Face, size: Size, pigments: &'a Pigments) -> Self {
        let (width, height) = (f32::from(size.width) * WIDTH, f32::from(size.height) * HEIGHT);
        let radius = width.min(height) / 2.0 * DISC;
        // Where discs have no lines beside them, they need not leave room for any.
        let (x, y) = match pigments.range {
            Range::Full => (width / 2.0 + 0.5, height / 2.0 + 0.75),
            Range::Pigments => (width / 2.0, height / 2.0),
        };
        Self { face, pigments, size, width, height, x, y, radius }
    }

    /// Returns the tone of a point. A square has thousands of them, so the small functions that are
    /// called here are marked for inlining.
    pub fn tone(&self, x: f32, y: f32) -> [f32; 3] {
        let mut tone = self.felt(x, y);
        match self.face.content {
            Content::Empty => {}
            Content::Mark => mix(&mut tone, self.pigments.mark, self.dot(x, y)),
            Content::Preview(color) => {
                let part = self.covered(self.distance(x, y, 1.0), 1.0);
                mix(&mut tone, self.pigments.discs[color].ghost, part);
            }
            Content::Disc(color, emblem) => {
                self.shadow(&mut tone, x, y, 1.0);
                self.disc(&mut tone, color, [x, y], 1.0);
                self.emblem(&mut tone, color, emblem, x, y);
            }
            Content::Turning(color, steps) => {
                let squeeze = f32::from(steps.max(1)) / f32::from(TURN_STEPS);
                self.shadow(&mut tone, x, y, squeeze);
                self.disc(&mut tone, color, [x, y], squeeze);
            }
        }
        if self.is_thick_bracket(x, y) {
            tone = self.pigments.cursor;
        }
        tone
    }

    /// Returns the sets of colours from which a cell of the picture may have two.
    ///
    /// A cell that shows both cloth and face of an outlined disc would have no colour left for the
    /// outline: it has either.
    pub fn tones(&self) -> Vec<Tones> {
        let pigments = self.pigments;
        let felt = (Tone::of(self.plain_felt()), self.ground());
        let is_outlined = self.is_flatly_outlined();
        if pigments.range == Range::Full && !is_outlined {
            return vec![Tones::Any];
        }
        let mut tones = Vec::new();
        let mut push = |tone: [f32; 3]| tones.push((Tone::of(tone), tone));
        if self.is_lined() {
            push(pigments.line);
        }
        if self.face.dots != 0 {
            push(pigments.dot);
        }
        if self.face.is_focused && self.is_small() {
            push(pigments.cursor);
        }
        match self.face.content {
            Content::Empty => {}
            Content::Mark => push(pigments.mark),
            Content::Preview(color) => push(pigments.discs[color].ghost),
            Content::Turning(color, _) | Content::Disc(color, _) => {
                if !is_outlined {
                    push(pigments.discs[color].face);
                }
                let outline = self.outline(color).into_iter();
                outline.flat_map(|outline| [outline.line, outline.corner]).for_each(&mut push);
            }
        }
        if let Content::Disc(color, emblem) = self.face.content {
            self.emblem_tone(color, emblem).into_iter().for_each(push);
        }
        let with = |tone| Tones::Some([tones.as_slice(), &[tone]].concat());
        match self.face.content {
            Content::Turning(color, _) | Content::Disc(color, _) if is_outlined => {
                let face = pigments.discs[color].face;
                vec![with(felt), with((Tone::of(face), face))]
            }
            Content::Empty
            | Content::Mark
            | Content::Preview(_)
            | Content::Turning(..)
            | Content::Disc(..) => vec![with(felt)],
        }
    }

    /// Returns the character of the cursor's brackets in a cell, where squares are large enough for
    /// characters in their corners.
    pub fn bracket(&self, column: usize, row: usize) -> Option<Block> {
        if !self.face.is_focused || self.is_small() {
            return None;
        }
        let (columns, rows) = (usize::from(self.size.width), usize::from(self.size.height));
        let (is_left, is_top) = (column < columns / 2, row < rows / 2);
        let from_side = if is_left { column } else { columns - 1 - column };
        let from_end = if is_top { row } else { rows - 1 - row };
        let symbol = match (from_side, from_end) {
            (0, 0) => match (is_left, is_top) {
                (true, true) => '┏',
                (false, true) => '┓',
                (true, false) => '┗',
                (false, false) => '┛',
            },
            (_, 0) if from_side < columns / 5 => '━',
            (0, _) if from_end < rows / 5 => '┃',
            _ => return None,
        };
        let [ink, paper] = [self.pigments.cursor, self.plain_felt()].map(Tone::of);
        Some(Block { symbol, ink, paper })
    }

    /// The cloth without lines and dots.
    fn plain_felt(&self) -> [f32; 3] {
        match self.face.tint {
            _ if self.face.is_focused => self.pigments.focus,
            Some(tint) => self.pigments.tints[tint],
            None => self.pigments.felt,
        }
    }

    /// The cloth of the ideal picture: on a square with a flat, outlined disc as far from the face as
    /// can be, with the outline between them; cloth and face are too much alike.
    #[inline]
    fn ground(&self) -> [f32; 3] {
        match self.face.content {
            Content::Disc(color, _) | Content::Turning(color, _) if self.is_flatly_outlined() => {
                let face = self.pigments.discs[color].face;
                let outline = self.outline(color).map_or(face, |outline| outline.line);
                std::array::from_fn(|part| 2.0 * outline[part] - face[part])
            }
            Content::Empty
            | Content::Mark
            | Content::Preview(_)
            | Content::Disc(..)
            | Content::Turning(..) => self.plain_felt(),
        }
    }

    /// The cloth with its lines and guide dots.
    fn felt(&self, x: f32, y: f32) -> [f32; 3] {
        let mut tone = self.ground();
        // A cell shows one line: in the corner the one on the left, which stays whole so.
        let is_beside = self.face.has_line_left && x < WIDTH;
        let is_line = if is_beside { x < 1.0 } else { self.face.has_line_above && y < EIGHTH };
        if is_line && self.is_lined() {
            tone = self.pigments.line;
        }
        if self.face.dots == 0 {
            return tone;
        }
        for (bit, part_x, part_y) in DOTS {
            let (dx, dy) = (x - part_x * self.width, y - part_y * self.height);
            // Cells with a part of the dot have no colour left for a line.
            let first = if self.has_small_guide_dots() { 0.0 } else { -HEIGHT };
            let is_near = dx.abs() < WIDTH && (first..HEIGHT).contains(&dy);
            if self.face.dots & bit != 0 && is_near {
                tone = if self.is_guide_dot(dx, dy) { self.pigments.dot } else { self.ground() };
            }
        }
        tone
    }

    /// Returns `true` if the square has lines: in few colours, cells that show disc and cloth have
    /// none left for a line, unless discs are large.
    fn is_lined(&self) -> bool {
        let is_flat = self.pigments.range == Range::Pigments || self.is_flatly_outlined();
        !is_flat || !self.has_disc() || self.size.height > 5
    }

    /// Guide dots are as large as a cell is wide; small ones hang under their line, as a cell has
    /// only halves to show.
    fn has_small_guide_dots(&self) -> bool {
        self.height < 5.0 * HEIGHT
    }

    fn is_guide_dot(&self, dx: f32, dy: f32) -> bool {
        if self.has_small_guide_dots() {
            dx.abs() < WIDTH / 2.0 && (0.0..HEIGHT / 2.0).contains(&dy)
        } else {
            dx.abs() < WIDTH && dy.abs() < HEIGHT / 2.0
        }
    }

    /// Returns `true` on the brackets of the cursor on a small square: the corner cells but for
    /// their inner quarters, which the disc needs.
    fn is_thick_bracket(&self, x: f32, y: f32) -> bool {
        let (dx, dy) = (x.min(self.width - x), y.min(self.height - y));
        let is_corner = dx < WIDTH && dy < HEIGHT;
        self.face.is_focused && self.is_small() && is_corner && !is_inner(dx, dy)
    }

    /// The distance from the centre in radii, for a disc that is narrower by `squeeze`.
    #[inline]
    fn distance(&self, x: f32, y: f32, squeeze: f32) -> f32 {
        let (dx, dy) = (x.min(self.width - x), y.min(self.height - y));
        if self.face.is_focused && self.is_small() && dx < WIDTH && is_inner(dx, dy) {
            return 0.5;
        }
        // `hypot` is exact for lengths that no square has, and slow.
        let (dx, dy) = ((x - self.x) / squeeze, y - self.y);
        (dx * dx + dy * dy).sqrt() / self.radius
    }

    /// The part of a sample within so many radii.
    #[inline]
    fn covered(&self, distance: f32, radii: f32) -> f32 {
        ((radii - distance) * self.radius + 0.5).clamp(0.0, 1.0)
    }

    /// A soft shadow below right.
    fn shadow(&self, tone: &mut [f32; 3], x: f32, y: f32, squeeze: f32) {
        if self.pigments.range == Range::Full && !self.is_flatly_outlined() {
            let offset = self.radius * 0.1;
            let distance = self.distance(x - offset, y - offset, squeeze);
            mix(tone, self.pigments.dot, 0.5 * self.covered(distance, 1.02));
        }
    }

    /// A disc with a rim, lit from above left.
    fn disc(&self, tone: &mut [f32; 3], color: Color, [x, y]: [f32; 2], squeeze: f32) {
        let disc = self.pigments.discs[color];
        let distance = self.distance(x, y, squeeze);
        if let Some(outline) = self.outline(color) {
            let line = self.covered(distance, 1.0 + OUTLINE / self.radius);
            if self.is_small() && squeeze >= 1.0 {
                // All around a small disc there is nothing else.
                let is_corner = x.min(self.width - x) < WIDTH;
                *tone = if is_corner { outline.corner } else { outline.line };
            } else {
                mix(tone, outline.line, line);
            }
        }
        let covered = self.covered(distance, 1.0);
        if covered > 0.0 {
            mix(tone, self.lit(disc.rim, disc, x, y), covered);
            mix(tone, self.lit(disc.face, disc, x, y), self.covered(distance, 0.9));
        }
    }

    #[inline]
    fn lit(&self, tone: [f32; 3], disc: DiscPigments, x: f32, y: f32) -> [f32; 3] {
        let light = -(0.5 * (x - self.x) + 0.8 * (y - self.y)) / self.radius * disc.light;
        tone.map(|part| (part + light).clamp(0.0, 255.0))
    }

    fn emblem(&self, tone: &mut [f32; 3], color: Color, emblem: Emblem, x: f32, y: f32) {
        let Some(ink) = self.emblem_tone(color, emblem) else { return };
        if emblem == Emblem::Flipped && self.is_outlined_by_ring(color) {
            return;
        }
        if emblem == Emblem::Flipped {
            mix(tone, ink, self.ring(x, y));
            return;
        }
        // On a small square the cells of the dot show nothing else than it and the disc.
        if self.is_small() && (x - self.width / 2.0).abs() < WIDTH && y >= HEIGHT {
            let disc = self.pigments.discs[color];
            *tone = self.lit(disc.face, disc, x, y.min(self.height - EIGHTH));
        }
        mix(tone, ink, self.dot(x, y));
    }

    /// The part of a sample that the ring of a flipped disc covers: on a small square, the sides of
    /// the disc, whose cells have no other colour to show.
    fn ring(&self, x: f32, y: f32) -> f32 {
        let distance = self.distance(x, y, 1.0);
        if !self.is_small() {
            return self.covered(distance, 1.0) - self.covered(distance, 0.86);
        }
        let is_side = x.min(self.width - x) < WIDTH;
        f32::from(u8::from(is_side)) * self.covered(distance, 1.0)
    }

    /// The line around a disc.
    fn outline(&self, color: Color) -> Option<Outline> {
        let disc = self.pigments.discs[color];
        let outline = disc.outline?;
        if self.is_outlined_by_ring(color) {
            Some(Outline { line: disc.ring, ..outline })
        } else if self.face.is_focused && self.is_small() {
            // The brackets are line enough.
            Some(Outline { line: self.pigments.focus, ..outline })
        } else {
            Some(outline)
        }
    }

    /// Returns `true` for a disc with an outline where blends of both would look like cloth.
    #[inline]
    fn is_flatly_outlined(&self) -> bool {
        let is_flat = self.pigments.range == Range::Pigments || self.is_small();
        match self.face.content {
            Content::Empty | Content::Mark | Content::Preview(_) => false,
            Content::Disc(color, _) | Content::Turning(color, _) => {
                is_flat && self.outline(color).is_some()
            }
        }
    }

    /// Returns `true` for a flipped disc with an outline, which takes the colour of the ring: there
    /// is no room for both.
    fn is_outlined_by_ring(&self, color: Color) -> bool {
        let is_flipped = self.face.content == Content::Disc(color, Emblem::Flipped);
        is_flipped && self.pigments.discs[color].outline.is_some()
    }

    /// The colour of the sign on a disc.
    fn emblem_tone(&self, color: Color, emblem: Emblem) -> Option<[f32; 3]> {
        match emblem {
            Emblem::None => None,
            Emblem::Last => Some(self.pigments.last),
            Emblem::Flipped | Emblem::Stable => Some(self.pigments.discs[color].ring),
            Emblem::WouldFlip => Some(self.pigments.discs[!color].face),
        }
    }

    /// The part of a sample that a dot in the middle of the square covers. Its edges lie on those
    /// of characters, so that it survives the fit, until it is large enough to be round.
    fn dot(&self, x: f32, y: f32) -> f32 {
        let diameter = self.width.min(self.height) * DOT;
        let (dx, dy) = (x - self.width / 2.0, y - self.height / 2.0);
        let is_within = |width: f32, top: f32, bottom: f32| {
            f32::from(u8::from(dx.abs() < width / 2.0 && (top..bottom).contains(&dy)))
        };
        if self.is_small() {
            is_within(WIDTH, 0.0, HEIGHT / 2.0)
        } else if diameter > 1.4 * HEIGHT {
            (diameter / 2.0 - dx.hypot(dy) + 0.5).clamp(0.0, 1.0)
        } else if self.size.height % 2 == 1 {
            let width = (diameter / 2.0).round() * 2.0;
            is_within(width.clamp(1.5 * WIDTH, 2.0 * WIDTH), -HEIGHT / 2.0, HEIGHT / 2.0)
        } else {
            let half = (diameter / 2.0 / EIGHTH).round() * EIGHTH;
            is_within(2.0 * WIDTH, -half, half)
        }
    }

    fn has_disc(&self) -> bool {
        match self.face.content {
            Content::Empty | Content::Mark => false,
            Content::Preview(_) | Content::Disc(..) | Content::Turning(..) => true,
        }
    }

    /// Returns `true` for a square that is too small for a cell to show felt, disc and dot.
    #[inline]
    fn is_small(&self) -> bool {
        self.size.height <= 2
    }
}

/// Returns `true` in the inner quarter of a corner cell, by the distances from the square's edges.
fn is_inner(dx: f32, dy: f32) -> bool {
    dx >= WIDTH / 2.0 && (HEIGHT / 2.0..HEIGHT).contains(&dy)
}
