//! The colour of every point of a square, before it is fitted to characters.

use ratatui::layout::Size;

use super::cell::{Block, CellColors, HEIGHT, WIDTH};
use super::subject::{self, BELOW, DOTS, LEFT, Subject};
use crate::screen::board::ideal::{self, DISC, DOT};
use crate::screen::board::square::{Content, DiscMark, Flip};
use crate::screen::theme::{Blending, BoardColors, DiscColors, Outline, PictureStyle, Rgb};
use othello_core::board::Color;

/// An eighth of a cell's height: the thinnest horizontal line.
const EIGHTH: f32 = 2.0;

/// The width of the line around an outlined disc.
const OUTLINE: f32 = 4.0;

/// A square as it would look with any number of pixels and colours.
pub struct SquareShader<'a> {
    subject: Subject,
    /// The colour of the disc, if there is one: while it is being flipped, of the side seen.
    disc: Option<Color>,
    colors: &'a BoardColors,
    size: Size,
    width: f32,
    height: f32,
    /// The centre of the disc.
    x: f32,
    y: f32,
    radius: f32,
}

impl<'a> SquareShader<'a> {
    pub fn new(subject: Subject, size: Size, style: &'a PictureStyle) -> Self {
        let colors = &style.colors;
        let (width, height) = (f32::from(size.width) * WIDTH, f32::from(size.height) * HEIGHT);
        let radius = width.min(height) / 2.0 * DISC;
        let (x, y) = (width / 2.0, height / 2.0);
        let disc = match subject.content {
            Content::Empty | Content::LegalMark | Content::Preview(_) => None,
            Content::Disc(color, _) => Some(color),
            Content::Flipping(flip) => Some(flip.color()),
        };
        Self { subject, disc, colors, size, width, height, x, y, radius }
    }

    /// Returns the colour of a point. A square has thousands of them, so the small functions that are
    /// called here are marked for inlining.
    pub fn color(&self, x: f32, y: f32) -> [f32; 3] {
        let mut color = self.felt(x, y);
        match self.subject.content {
            Content::Empty => {}
            Content::LegalMark => mix(&mut color, self.colors.legal_mark, self.legal_dot(x, y)),
            Content::Preview(player) => self.preview(&mut color, player, x, y),
            Content::Disc(player, mark) => {
                self.shadow(&mut color, x, y, 1.0);
                self.disc(&mut color, player, [x, y], 1.0);
                self.disc_mark(&mut color, player, mark, x, y);
            }
            Content::Flipping(flip) => {
                let squeeze = f32::from(flip.width().max(1)) / f32::from(Flip::STEPS);
                self.shadow(&mut color, x, y, squeeze);
                self.disc(&mut color, flip.color(), [x, y], squeeze);
            }
        }
        if self.is_thick_bracket(x, y) {
            color = self.colors.cursor.parts();
        }
        color
    }

    /// Returns the sets of colours from which a cell of the picture may have two.
    ///
    /// A cell that shows both the felt and the face of an outlined disc would have no colour left for
    /// the outline: it has either.
    pub fn cell_colors(&self) -> Vec<CellColors> {
        let outlined = self.disc.filter(|_| self.is_flatly_outlined());
        if self.colors.blending == Blending::Smooth && outlined.is_none() {
            return vec![CellColors::Any];
        }
        let stated = self.stated_colors();
        let with = |color| CellColors::Some([stated.as_slice(), &[color]].concat());
        let felt = with((self.plain_felt(), self.ground()));
        match outlined {
            None => vec![felt],
            Some(disc) => vec![felt, with(exact(self.colors.discs[disc].face))],
        }
    }

    /// Returns the colours in the picture besides the felt and the face of an outlined disc.
    fn stated_colors(&self) -> Vec<(Rgb, [f32; 3])> {
        let mut stated = Vec::new();
        let mut push = |color: Rgb| stated.push(exact(color));
        if self.is_lined() {
            push(self.colors.line);
        }
        if self.subject.dots != 0 {
            push(self.colors.guide_dot);
        }
        if self.subject.is_focused && self.is_small() {
            push(self.colors.cursor);
        }
        match self.subject.content {
            Content::Empty | Content::Disc(..) | Content::Flipping(_) => {}
            Content::LegalMark => push(self.colors.legal_mark),
            Content::Preview(player) => {
                push(self.colors.discs[player].preview);
                self.preview_outline(player).into_iter().for_each(&mut push);
            }
        }
        if let Some(disc) = self.disc {
            if !self.is_flatly_outlined() {
                push(self.colors.discs[disc].face);
            }
            let outline = self.outline(disc).into_iter();
            outline.flat_map(|outline| [outline.line, outline.corner]).for_each(&mut push);
        }
        if let Content::Disc(disc, mark) = self.subject.content {
            self.disc_mark_color(disc, mark).into_iter().for_each(push);
        }
        stated
    }

    /// Returns the character of the cursor's brackets in a cell, where squares are large enough for
    /// characters in their corners.
    pub fn bracket(&self, column: usize, row: usize) -> Option<Block> {
        if !self.subject.is_focused || self.is_small() {
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
        Some(Block {
            symbol,
            ink: self.colors.cursor,
            paper: self.plain_felt(),
            is_underlined: false,
        })
    }

    /// The felt without lines and dots.
    fn plain_felt(&self) -> Rgb {
        match self.subject.tint {
            _ if self.subject.is_focused => self.colors.focused_felt,
            Some(tint) => self.colors.tint(tint),
            None => self.colors.felt,
        }
    }

    /// The felt of the picture that is fitted: on a square with a flat, outlined disc as far from the
    /// face as can be, with the outline between them, because felt and face are too similar.
    #[inline]
    fn ground(&self) -> [f32; 3] {
        match self.disc {
            Some(disc) if self.is_flatly_outlined() => {
                let face = self.colors.discs[disc].face;
                let outline = self.outline(disc).map_or(face, |outline| outline.line);
                let (face, outline) = (face.parts(), outline.parts());
                std::array::from_fn(|part| 2.0 * outline[part] - face[part])
            }
            Some(_) | None => self.plain_felt().parts(),
        }
    }

    /// The felt with its lines and guide dots.
    fn felt(&self, x: f32, y: f32) -> [f32; 3] {
        let mut color = self.ground();
        if self.subject.lines & LEFT != 0 && x < 1.0 && self.is_lined() {
            color = self.colors.line.parts();
        }
        if self.subject.dots == 0 {
            return color;
        }
        for (bit, part_x, part_y) in DOTS {
            let (dx, dy) = (x - part_x * self.width, y - part_y * self.height);
            // Cells with a part of the dot have no colour left for a line.
            let is_near = dx.abs() < WIDTH && dy.abs() < HEIGHT;
            if self.subject.dots & bit != 0 && is_near {
                color = if self.is_guide_dot(dx, dy) {
                    self.colors.guide_dot.parts()
                } else {
                    self.ground()
                };
            }
        }
        color
    }

    /// Returns `true` if the square has lines: in few colours, cells that show disc and felt have none
    /// left for a line, unless discs are large.
    fn is_lined(&self) -> bool {
        let is_flat = self.colors.blending == Blending::None || self.is_flatly_outlined();
        !is_flat || !self.has_disc() || self.size.height > 5
    }

    /// Returns the cell of a small square with the felt in its own colour: what there is of it in a cell has too few
    /// samples beside those of the disc's edge, and would look like a frame around the disc.
    pub fn cleared(&self, block: Block) -> Block {
        let is_bare = self.is_small() && !self.is_flatly_outlined() && !self.subject.is_focused;
        let Some(disc) = self.disc.filter(|_| is_bare) else { return block };
        let mark = match self.subject.content {
            Content::Disc(disc, mark) => self.disc_mark_color(disc, mark),
            Content::Empty | Content::LegalMark | Content::Preview(_) | Content::Flipping(_) => {
                None
            }
        };
        let felt = self.plain_felt();
        let others = [Some(self.colors.discs[disc].face), mark].into_iter().flatten();
        let is_felt = |color: Rgb| {
            others.clone().all(|other| 4 * color.distance(felt) < color.distance(other))
        };
        let clear = |color: Rgb| if is_felt(color) { felt } else { color };
        Block { ink: clear(block.ink), paper: clear(block.paper), ..block }
    }

    /// Returns the cell with the line below the square, which is an underline, because two colours and a block
    /// have no room for the crossing of two lines. Cells that show more than felt have none.
    pub fn underlined(&self, block: Block, row: usize) -> Block {
        let (felt, line) = (self.plain_felt(), self.colors.line);
        let is_last = row + 1 == usize::from(self.size.height) && self.subject.lines & BELOW != 0;
        let is_free =
            block.paper == felt && [felt, line, self.colors.guide_dot].contains(&block.ink);
        if !is_last || !is_free || !self.is_lined() {
            return block;
        }
        let ink = if block.ink == felt { line } else { block.ink };
        Block { ink, is_underlined: true, ..block }
    }

    fn is_guide_dot(&self, dx: f32, dy: f32) -> bool {
        let width = if subject::has_small_guide_dots(self.size) { WIDTH / 2.0 } else { WIDTH };
        dx.abs() < width && dy.abs() < HEIGHT / 2.0
    }

    /// Returns `true` on the brackets of the cursor on a small square: the corner cells but for
    /// their inner quarters, which the disc needs.
    fn is_thick_bracket(&self, x: f32, y: f32) -> bool {
        let (dx, dy) = (x.min(self.width - x), y.min(self.height - y));
        let is_corner = dx < WIDTH && dy < HEIGHT;
        self.subject.is_focused && self.is_small() && is_corner && !is_inner(dx, dy)
    }

    /// The distance from the centre in radii, for a disc that is narrower by `squeeze`.
    #[inline]
    fn distance(&self, x: f32, y: f32, squeeze: f32) -> f32 {
        let (dx, dy) = (x.min(self.width - x), y.min(self.height - y));
        if self.subject.is_focused && self.is_small() && dx < WIDTH && is_inner(dx, dy) {
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

    /// Adds a soft shadow below right.
    fn shadow(&self, color: &mut [f32; 3], x: f32, y: f32, squeeze: f32) {
        let is_flat = self.is_flatly_outlined() || self.is_small();
        if self.colors.blending == Blending::Smooth && !is_flat {
            let offset = self.radius * ideal::SHADOW;
            let distance = self.distance(x - offset, y - offset, squeeze);
            mix(color, self.colors.guide_dot, 0.5 * self.covered(distance, 1.02));
        }
    }

    /// Adds a disc with a rim, lit from above left.
    fn disc(&self, color: &mut [f32; 3], disc: Color, [x, y]: [f32; 2], squeeze: f32) {
        let colors = self.colors.discs[disc];
        let distance = self.distance(x, y, squeeze);
        if let Some(outline) = self.outline(disc) {
            let line = self.covered(distance, 1.0 + OUTLINE / self.radius);
            if self.is_small() && squeeze >= 1.0 {
                // A small disc is surrounded by nothing else.
                let is_corner = x.min(self.width - x) < WIDTH;
                *color = if is_corner { outline.corner } else { outline.line }.parts();
            } else {
                mix(color, outline.line, line);
            }
        }
        let covered = self.covered(distance, 1.0);
        if covered > 0.0 {
            mix_parts(color, self.lit(colors.rim, colors, x, y), covered);
            mix_parts(
                color,
                self.lit(colors.face, colors, x, y),
                self.covered(distance, ideal::FACE),
            );
        }
    }

    /// Adds the disc that the player would place: flat, and smaller where it has the colour of a disc.
    fn preview(&self, color: &mut [f32; 3], player: Color, x: f32, y: f32) {
        let disc = self.colors.discs[player];
        let radii = ideal::preview_radius(disc);
        let distance = self.distance(x, y, 1.0);
        if let Some(line) = self.preview_outline(player) {
            mix(color, line, self.covered(distance, radii + OUTLINE / self.radius));
        }
        mix(color, disc.preview, self.covered(distance, radii));
    }

    /// Returns the colour of the line around the disc that the player would place, which the felt is too
    /// similar to.
    fn preview_outline(&self, player: Color) -> Option<Rgb> {
        ideal::preview_outline(self.colors, player)
    }

    #[inline]
    fn lit(&self, color: Rgb, disc: DiscColors, x: f32, y: f32) -> [f32; 3] {
        ideal::lit(color, disc, ideal::light(x - self.x, y - self.y) / self.radius)
    }

    /// Adds the mark on a disc.
    fn disc_mark(&self, color: &mut [f32; 3], disc: Color, mark: DiscMark, x: f32, y: f32) {
        let Some(ink) = self.disc_mark_color(disc, mark) else { return };
        if mark == DiscMark::Flipped && self.is_outlined_by_ring(disc) {
            return;
        }
        if mark == DiscMark::Flipped {
            mix(color, ink, self.ring(x, y));
            return;
        }
        // On a small square the cells of the dot show nothing else than it and the disc.
        if self.is_small() && (x - self.width / 2.0).abs() < WIDTH && y >= HEIGHT {
            let colors = self.colors.discs[disc];
            *color = self.lit(colors.face, colors, x, y.min(self.height - EIGHTH));
        }
        mix(color, ink, self.dot(x, y));
    }

    /// The part of a sample that the ring of a flipped disc covers: on a small square, the sides of
    /// the disc, whose cells have no other colour to show.
    fn ring(&self, x: f32, y: f32) -> f32 {
        let distance = self.distance(x, y, 1.0);
        if !self.is_small() {
            return self.covered(distance, 1.0) - self.covered(distance, ideal::RING);
        }
        let is_side = x.min(self.width - x) < WIDTH;
        f32::from(u8::from(is_side)) * self.covered(distance, 1.0)
    }

    /// Returns the line around a disc.
    fn outline(&self, disc: Color) -> Option<Outline> {
        let colors = self.colors.discs[disc];
        let outline = colors.outline?;
        if self.is_outlined_by_ring(disc) {
            Some(Outline { line: colors.flipped, ..outline })
        } else if self.subject.is_focused && self.is_small() {
            // The brackets are line enough.
            Some(Outline { line: self.colors.focused_felt, ..outline })
        } else {
            Some(outline)
        }
    }

    /// Returns `true` for a disc with an outline whose blends with the felt would look like felt.
    #[inline]
    fn is_flatly_outlined(&self) -> bool {
        let is_flat = self.colors.blending == Blending::None || self.is_small();
        is_flat && self.disc.is_some_and(|disc| self.colors.discs[disc].outline.is_some())
    }

    /// Returns `true` for a flipped disc whose outline takes the colour of the ring, because there is
    /// no room for both.
    fn is_outlined_by_ring(&self, disc: Color) -> bool {
        let is_flipped = self.subject.content == Content::Disc(disc, DiscMark::Flipped);
        is_flipped && self.colors.discs[disc].outline.is_some()
    }

    /// Returns the colour of the mark on a disc.
    fn disc_mark_color(&self, disc: Color, mark: DiscMark) -> Option<Rgb> {
        ideal::mark_color(self.colors, disc, mark)
    }

    /// The part of a sample that the mark of a legal move covers. On a small square it takes a quarter of
    /// the cells above and below the middle, which show nothing else than it and the felt.
    fn legal_dot(&self, x: f32, y: f32) -> f32 {
        if !self.is_small() {
            return self.dot(x, y);
        }
        let (dx, dy) = (x - self.width / 2.0, y - self.height / 2.0);
        f32::from(u8::from(dx.abs() < WIDTH && dy.abs() < HEIGHT / 4.0))
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
        match self.subject.content {
            Content::Empty | Content::LegalMark => false,
            Content::Preview(_) | Content::Disc(..) | Content::Flipping(_) => true,
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

/// Returns a stated colour with its parts.
fn exact(color: Rgb) -> (Rgb, [f32; 3]) {
    (color, color.parts())
}

/// Mixes a share of a colour into another.
#[inline]
fn mix(color: &mut [f32; 3], other: Rgb, share: f32) {
    mix_parts(color, other.parts(), share);
}

#[inline]
fn mix_parts(color: &mut [f32; 3], other: [f32; 3], share: f32) {
    for (part, other) in color.iter_mut().zip(&other) {
        *part += (other - *part) * share;
    }
}
