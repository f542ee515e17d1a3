//! The drawing of single figures.

use super::figure::{Corner, Figure, FigureLines, SquareText, TextPlace};
use super::image::{Image, Paint, PixelArea, PixelSize, SMOOTH, pixel};
use super::letters::{self, Anchor, Lettering};
use crate::screen::board::ideal::{self, DISC, DOT};
use crate::screen::board::square::{DiscMark, Flip};
use crate::screen::theme::{BoardColors, Rgb};
use othello_core::board::Color;

/// The inner and the outer radius of the line around an outlined disc, in those of the disc.
const OUTLINE: [f32; 2] = [0.93, 1.04];
/// The opacity of the shadow of a disc, and the width of its soft edge in radii.
const SHADE: f32 = 0.5;
const SOFT: f32 = 0.2;
/// The radius of a guide dot as a part of the square.
const GUIDE_DOT: f32 = 0.075;
/// The pixels of a square to each pixel of the lines between squares.
const LINE: f32 = 44.0;
/// The share of the usual size that the dot of a flipped disc has in cells, which have no room for a ring.
const FLIPPED_DOT: f32 = 0.6;
/// The length and the thickness of the brackets of the cursor as parts of the square.
const BRACKET: [f32; 2] = [0.2, 0.06];

/// The width and the height of a cell in the pixels of an image that is shown in characters: as cells of
/// most terminals are about twice as high as wide, these pixels are square.
pub const CELL: PixelSize = PixelSize { width: 8, height: 16 };

/// The use of the pixels of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// They are shown.
    Pixels,
    /// Cells of the screen, of which each has two colours: there are no lines between squares and no
    /// shadows, and the edges of marks lie on those of characters, so that they survive.
    Cells,
}

/// Draws what belongs to squares of one size.
pub struct Painter<'a> {
    colors: &'a BoardColors,
    size: PixelSize,
    grain: Grain,
    width: f32,
    height: f32,
    shorter: f32,
    /// The thickness of the lines between squares, which lie along their left and upper sides.
    line: u16,
    x: f32,
    y: f32,
    radius: f32,
}

impl<'a> Painter<'a> {
    pub fn new(size: PixelSize, colors: &'a BoardColors, grain: Grain) -> Self {
        let (width, height) = (f32::from(size.width), f32::from(size.height));
        let shorter = width.min(height);
        let line = match grain {
            Grain::Pixels => pixel((shorter / LINE).round()).max(1),
            Grain::Cells => 0,
        };
        let [x, y] = [width, height].map(|length| f32::midpoint(length, f32::from(line)));
        let radius = shorter / 2.0 * DISC;
        Self { colors, size, grain, width, height, shorter, line, x, y, radius }
    }

    /// Draws a figure on a square of its own.
    pub fn figure(&self, figure: Figure) -> Image {
        let mut image = Image::clear(self.size);
        match figure {
            Figure::Felt(lines) => self.felt(&mut image, lines),
            Figure::GuideDot(corner) => self.guide_dot(&mut image, corner),
            Figure::Focus => self.ground(&mut image, self.colors.focused_felt),
            Figure::Tint(tint) => self.ground(&mut image, self.colors.tint(tint)),
            Figure::Brackets => self.brackets(&mut image),
            Figure::LegalMark => self.dot(&mut image, self.colors.legal_mark, 1.0),
            Figure::Preview(player) => self.preview(&mut image, player),
            Figure::Disc(color) => self.disc(&mut image, color, 1.0),
            Figure::Mark(disc, mark) => self.mark(&mut image, disc, mark),
            Figure::Flipping(flip) => {
                let squeeze = f32::from(flip.width().max(1)) / f32::from(Flip::STEPS);
                self.disc(&mut image, flip.color(), squeeze);
            }
            Figure::Text(text) => self.text(&mut image, text),
        }
        image
    }

    fn felt(&self, image: &mut Image, lines: FigureLines) {
        image.fill(PixelArea { x: 0, y: 0, size: self.size }, self.colors.felt);
        let left = PixelSize { width: self.line, ..self.size };
        let above = PixelSize { height: self.line, ..self.size };
        let drawn: &[PixelSize] = match lines {
            FigureLines::None => &[],
            FigureLines::Left => &[left],
            FigureLines::Above => &[above],
            FigureLines::Both => &[left, above],
        };
        for size in drawn {
            image.fill(PixelArea { x: 0, y: 0, size: *size }, self.colors.line);
        }
    }

    fn guide_dot(&self, image: &mut Image, corner: Corner) {
        let half = f32::from(self.line) / 2.0;
        let (x, y) = match corner {
            Corner::TopLeft => (0.0, 0.0),
            Corner::TopRight => (self.width, 0.0),
            Corner::BottomLeft => (0.0, self.height),
            Corner::BottomRight => (self.width, self.height),
        };
        let radius = (self.shorter * GUIDE_DOT).max(f32::from(self.line) * 1.2);
        self.circle(image, [x + half, y + half], radius, self.colors.guide_dot);
    }

    /// Fills the square between its lines.
    fn ground(&self, image: &mut Image, color: Rgb) {
        let size = PixelSize {
            width: self.size.width.saturating_sub(self.line),
            height: self.size.height.saturating_sub(self.line),
        };
        image.fill(PixelArea { x: self.line, y: self.line, size }, color);
    }

    fn brackets(&self, image: &mut Image) {
        match self.grain {
            Grain::Pixels => self.thin_brackets(image),
            Grain::Cells => self.corner_cells(image),
        }
    }

    /// Fills the corner cells but for their inner quarters, which the disc needs.
    fn corner_cells(&self, image: &mut Image) {
        let [width, height] = [CELL.width, CELL.height].map(f32::from);
        self.paint(image, |x, y| {
            let (dx, dy) = (x.min(self.width - x), y.min(self.height - y));
            let is_inner = dx >= width / 2.0 && dy >= height / 2.0;
            Paint::within(dx < width && dy < height && !is_inner, self.colors.cursor)
        });
    }

    fn thin_brackets(&self, image: &mut Image) {
        let line = f32::from(self.line);
        let [length, thickness] = BRACKET.map(|part| part * self.shorter);
        let thickness = thickness.round().max(1.0);
        let color = self.colors.cursor;
        self.paint(image, |x, y| {
            let dx = (x - line).min(self.width - x);
            let dy = (y - line).min(self.height - y);
            let is_long = dx.max(dy) < length;
            Paint::within(dx.min(dy) > 0.0 && is_long && dx.min(dy) < thickness, color)
        });
    }

    /// Draws a dot of that share of the usual size.
    fn dot(&self, image: &mut Image, color: Rgb, share: f32) {
        let diameter = self.shorter * DOT * share;
        match self.grain {
            Grain::Pixels => {
                self.circle(image, [self.x, self.y], (diameter / 2.0).max(1.5), color);
            }
            Grain::Cells => self.cell_dot(image, color, diameter, share),
        }
    }

    /// Draws a dot that ends in the middle of a small square: its cells have no third colour for the felt, which parts
    /// the disc from the one below as long as the cells of the lower row have it.
    fn upper_dot(&self, image: &mut Image, face: Rgb, color: Rgb, share: f32) {
        let size = PixelSize { width: 2 * CELL.width, height: self.size.height / 2 };
        let area = PixelArea { x: (self.size.width - size.width) / 2, y: 0, size };
        image.fill(area, face);
        let height = if share < 1.0 { size.height / 4 } else { size.height / 2 };
        let dot = PixelSize { height, ..size };
        image.fill(PixelArea { y: size.height - height, size: dot, ..area }, color);
    }

    /// Draws a dot whose edges lie on those of characters, until it is large enough to be round.
    fn cell_dot(&self, image: &mut Image, color: Rgb, diameter: f32, share: f32) {
        if diameter > 1.4 * f32::from(CELL.height) {
            return self.circle(image, [self.x, self.y], diameter / 2.0, color);
        }
        let is_odd = self.size.height / CELL.height % 2 == 1;
        let height = match self.size.height / CELL.height {
            rows if rows % 2 == 1 => CELL.height,
            // An eighth of a cell above the middle is one below it.
            _ => pixel((diameter / 4.0).round()) * 4,
        };
        let width = if is_odd { pixel((diameter / 2.0).round()) * 2 } else { 0 };
        let least = if share < 1.0 { CELL.width } else { CELL.width * 3 / 2 };
        let width = width.clamp(least, CELL.width * 2);
        let width = if is_odd { width } else { CELL.width * 2 };
        let size = PixelSize { width, height };
        let corner = [self.size.width - width, self.size.height - height].map(|rest| rest / 2);
        image.fill(PixelArea { x: corner[0], y: corner[1], size }, color);
    }

    fn circle(&self, image: &mut Image, [x, y]: [f32; 2], radius: f32, color: Rgb) {
        let edges = [x - radius, y - radius, x + radius, y + radius];
        image.paint(edges, self.samples(), |at_x, at_y| {
            let (dx, dy) = (at_x - x, at_y - y);
            Paint::within(dx * dx + dy * dy <= radius * radius, color)
        });
    }

    fn paint(&self, image: &mut Image, shape: impl Fn(f32, f32) -> Paint) {
        image.paint([0.0, 0.0, self.width, self.height], self.samples(), shape);
    }

    /// Returns the samples of a pixel in each direction. A cell has enough pixels.
    const fn samples(&self) -> u16 {
        match self.grain {
            Grain::Pixels => SMOOTH,
            Grain::Cells => 1,
        }
    }

    fn disc(&self, image: &mut Image, disc: Color, squeeze: f32) {
        let colors = self.colors.discs[disc];
        self.paint(image, |x, y| {
            let (dx, dy) = ((x - self.x) / self.radius, (y - self.y) / self.radius);
            let distance = (dx / squeeze).hypot(dy);
            let light = ideal::light(dx, dy);
            let lit = |color| Paint { color: ideal::lit(color, colors, light), opacity: 1.0 };
            match (self.line_around(disc), self.grain) {
                (Some(line), _) if is_on(OUTLINE, distance) => Paint::solid(line),
                _ if distance <= ideal::FACE => lit(colors.face),
                _ if distance <= 1.0 => lit(colors.rim),
                (_, Grain::Pixels) => self.shadow(dx, dy, squeeze),
                (_, Grain::Cells) => Paint::CLEAR,
            }
        });
    }

    /// Returns the colour of the line around a disc, for which cells have no room.
    fn line_around(&self, disc: Color) -> Option<Rgb> {
        self.colors.discs[disc].outline.filter(|_| self.grain == Grain::Pixels)
    }

    /// Returns `true` if a cell of the square has too few colours for felt, disc and mark.
    fn is_small(&self) -> bool {
        self.grain == Grain::Cells && self.size.height <= 2 * CELL.height
    }

    /// Returns the soft shadow below right of a disc.
    fn shadow(&self, dx: f32, dy: f32, squeeze: f32) -> Paint {
        let distance = ((dx - ideal::SHADOW) / squeeze).hypot(dy - ideal::SHADOW);
        let share = ((1.0 + SOFT / 2.0 - distance) / SOFT).clamp(0.0, 1.0);
        Paint { color: self.colors.guide_dot.parts(), opacity: SHADE * share }
    }

    fn preview(&self, image: &mut Image, player: Color) {
        let disc = self.colors.discs[player];
        let radius = self.radius * ideal::preview_radius(disc);
        if let Some(line) = ideal::preview_outline(self.colors, player) {
            self.circle(image, [self.x, self.y], radius * OUTLINE[1], line);
            self.circle(image, [self.x, self.y], radius * OUTLINE[0], disc.preview);
        } else {
            self.circle(image, [self.x, self.y], radius, disc.preview);
        }
    }

    fn mark(&self, image: &mut Image, disc: Color, mark: DiscMark) {
        let Some(color) = ideal::mark_color(self.colors, disc, mark) else { return };
        match mark {
            DiscMark::Flipped if self.grain == Grain::Pixels => {
                let outer = self.line_around(disc).map_or(1.0, |_| OUTLINE[1]);
                self.paint(image, |x, y| {
                    let distance = (x - self.x).hypot(y - self.y) / self.radius;
                    Paint::within(is_on([ideal::RING, outer], distance), color)
                });
            }
            DiscMark::Flipped
            | DiscMark::None
            | DiscMark::Last
            | DiscMark::WouldFlip
            | DiscMark::Stable => {
                let share = if mark == DiscMark::Flipped { FLIPPED_DOT } else { 1.0 };
                if self.is_small() {
                    self.upper_dot(image, self.colors.discs[disc].face, color, share);
                } else {
                    self.dot(image, color, share);
                }
            }
        }
    }

    fn text(&self, image: &mut Image, text: SquareText) {
        let letters = text.text();
        let part = match (text.place, letters.chars().count()) {
            (TextPlace::Corner, _) => 0.2,
            (TextPlace::Middle, ..=2) => 0.34,
            (TextPlace::Middle, _) => 0.28,
        };
        let height = (self.shorter * part).max(6.0);
        let look = Lettering { height, weight: text.weight, ink: text.ink };
        let (at, anchor) = match text.place {
            TextPlace::Middle => ([self.x, self.y + height / 2.0], Anchor::Middle),
            TextPlace::Corner => {
                let margin = f32::from(self.line) + self.shorter * 0.08;
                ([margin, margin + height], Anchor::Start)
            }
        };
        letters::write(image, &letters, at, anchor, look);
    }
}

/// Returns `true` between two radii.
fn is_on([inner, outer]: [f32; 2], distance: f32) -> bool {
    distance > inner && distance <= outer
}
