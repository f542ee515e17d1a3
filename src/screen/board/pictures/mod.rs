//! Squares as pictures in characters: a square is drawn in pixels, and each of its cells becomes the block
//! character and the two colours that come nearest to it.

mod blocks;
mod cell;
mod subject;

use std::collections::HashMap;
use std::rc::Rc;

use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

use self::blocks::{BlockShape, Mirror, Sums, block, fit};
use self::cell::{Block, CellColors};
pub use self::subject::Subject;
use crate::screen::board::ideal;
use crate::screen::board::raster::image::{Image, PixelSize};
use crate::screen::board::raster::{CELL, Figure, Grain, Painter, content_figures};
use crate::screen::board::scene::Scene;
use crate::screen::board::square::{Content, DiscMark};
use crate::screen::theme::{Blending, BlockSet, BoardColors, ColorDepth, PictureStyle, Rgb, Theme};

/// The pictures drawn so far, in one style.
#[derive(Debug, Default)]
pub struct Pictures {
    style: Option<PictureStyle>,
    drawn: HashMap<(Subject, Size), Rc<[PaintedCell]>>,
    /// The size of a cell in pixels, if the terminal shows pictures in pixels.
    pixels: Option<PixelSize>,
    /// The contents of the frame in pixels.
    scene: Option<Scene>,
}

/// The filling of the lighter squares where colours cannot tell them from the others.
const TEXTURE: char = '░';

/// The most pictures that are kept: those of a few sizes.
const MOST: usize = 1000;

/// A cell as the terminal is asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaintedCell {
    pub symbol: char,
    pub style: Style,
}

impl Pictures {
    /// Begins a frame, in pixels where the size of a cell is given.
    pub fn begin(&mut self, pixels: Option<PixelSize>) {
        self.pixels = pixels;
        self.scene = None;
    }

    /// Returns what the frame shows in pixels, to be added to; `None` if it is drawn in characters.
    pub fn scene(&mut self, theme: &Theme) -> Option<&mut Scene> {
        let cell = self.pixels?;
        if self.scene.is_none() {
            self.scene = Some(Scene::new(cell, theme.pixel_colors()?));
        }
        self.scene.as_mut()
    }

    /// Ends a frame, and returns what it shows in pixels.
    pub fn finish(&mut self) -> Option<Scene> {
        self.scene.take()
    }

    /// Leaves cells that a window covers to its characters.
    pub fn cover(&mut self, area: Rect) {
        if let Some(scene) = &mut self.scene {
            scene.cover(area);
        }
    }

    /// Veils the pictures in these cells with a colour.
    pub fn veil(&mut self, area: Rect, color: Rgb) {
        if let Some(scene) = &mut self.scene {
            scene.veil(area, color);
        }
    }

    /// Returns the cells of a square, row by row, drawing them if they are new.
    pub fn cells(
        &mut self,
        subject: Subject,
        size: Size,
        style: &PictureStyle,
    ) -> Rc<[PaintedCell]> {
        if self.style != Some(*style) || self.drawn.len() >= MOST {
            self.style = Some(*style);
            self.drawn.clear();
        }
        let drawn = self.drawn.entry((subject, size));
        let paint = || cells(subject, size, style).into_iter().map(|block| painted(block, style));
        Rc::clone(drawn.or_insert_with(|| paint().collect()))
    }
}

fn painted(block: Block, style: &PictureStyle) -> PaintedCell {
    let [ink, paper] = [block.ink, block.paper].map(|color| color.paint(style.depth));
    PaintedCell { symbol: block.symbol, style: Style::new().fg(ink).bg(paper) }
}

/// Returns the cells of a square of that size, row by row.
fn cells(subject: Subject, size: Size, style: &PictureStyle) -> Vec<Block> {
    let plain = style.colors;
    let colors = if subject.is_light { plain.alternate() } else { plain };
    if subject.is_textured(&style.colors) {
        let texture = Block { symbol: TEXTURE, ink: colors.line, paper: colors.felt };
        return vec![texture; usize::from(size.width * size.height)];
    }
    let (ground, marks) = ground(subject, size, &colors, style.depth);
    let image = image(subject, size, &colors, ground, marks);
    let fitted = Fitted { subject, size, colors, ground, image: &image };
    let has_dot = matches!(subject.content, Content::Disc(_, mark) if mark != DiscMark::None);
    // The dot of a small square is above the middle.
    let rows = match marks {
        Marks::OnDisc if has_dot && is_small(size) => size.height,
        Marks::OnDisc | Marks::OnGround => size.height.div_ceil(2),
    };
    let cells = |rows, columns| {
        (0..rows).flat_map(move |row| (0..columns).map(move |column| [column, row]))
    };
    let own = cells(rows, size.width.div_ceil(2));
    let shapes: Vec<_> = own.map(|cell| fitted.shape(cell, style.blocks)).collect();
    cells(size.height, size.width).map(|cell| fitted.block(cell, &shapes)).collect()
}

/// The place of the mark of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Marks {
    OnDisc,
    /// Around it: the ground has its colour.
    OnGround,
}

/// The share of the felt in the ground of a disc with a mark, and of one that is stable.
const FELT_SHARE: f32 = 0.5;
const FELT_SHARE_STABLE: f32 = 0.25;

/// Returns the colour of the square around its disc, and where the mark of the disc is seen: the few cells of a small
/// square have no third colour for a mark on it.
fn ground(subject: Subject, size: Size, colors: &BoardColors, depth: ColorDepth) -> (Rgb, Marks) {
    let ground = subject.ground(colors);
    let mark = match subject.content {
        Content::Disc(disc, mark) => ideal::mark_color(colors, disc, mark),
        Content::Empty | Content::LegalMark | Content::Preview(_) | Content::Flipping(_) => None,
    };
    let is_stable = matches!(subject.content, Content::Disc(_, DiscMark::Stable));
    let share = if is_stable { FELT_SHARE_STABLE } else { FELT_SHARE };
    match mark.filter(|_| is_small(size) && depth >= ColorDepth::Indexed) {
        Some(mark) => (mark.mixed(ground, share), Marks::OnGround),
        None => (ground, Marks::OnDisc),
    }
}

/// Draws a square: its ground, and what lies on it.
fn image(subject: Subject, size: Size, colors: &BoardColors, ground: Rgb, marks: Marks) -> Image {
    let pixels = CELL.times(size.width, size.height);
    let mut image = Image::filled(pixels, ground);
    let painter = Painter::new(pixels, colors, Grain::Cells);
    let brackets = (subject.is_focused && is_small(size)).then_some(Figure::Brackets);
    let [content, mark] = content_figures(subject.content);
    let mark = mark.filter(|_| marks == Marks::OnDisc);
    for figure in [brackets, content, mark].into_iter().flatten() {
        image.draw(&painter.figure(figure), 0, 0);
    }
    image
}

/// Returns `true` for squares that are too small for the characters of the cursor beside a disc.
const fn is_small(size: Size) -> bool {
    size.height <= 2
}

/// A square that becomes cells. What lies on it is symmetric, and so are its characters: they are chosen
/// for its upper left quarter, or for the left half where a dot lies above the middle.
struct Fitted<'a> {
    subject: Subject,
    size: Size,
    colors: BoardColors,
    /// The colour of the square around its disc.
    ground: Rgb,
    image: &'a Image,
}

impl Fitted<'_> {
    fn pixels(&self, [column, row]: [u16; 2]) -> impl Iterator<Item = &[[u8; 4]]> + Clone {
        let first = usize::from(column * CELL.width);
        let height = usize::from(CELL.height);
        let rows = self.image.rows().skip(usize::from(row) * height).take(height);
        rows.map(move |row| &row[first..first + usize::from(CELL.width)])
    }

    /// Returns the colours that a cell may have: blends where there are any, otherwise those that are in it.
    fn cell_colors(&self, cell: [u16; 2]) -> CellColors {
        match self.colors.blending {
            Blending::Smooth => CellColors::Any,
            Blending::None => {
                let mut found: Vec<Rgb> = Vec::new();
                for [red, green, blue, _] in self.pixels(cell).flatten() {
                    let color = Rgb([*red, *green, *blue]);
                    if !found.contains(&color) {
                        found.push(color);
                    }
                }
                CellColors::Some(found)
            }
        }
    }

    fn shape(&self, cell: [u16; 2], blocks: BlockSet) -> BlockShape {
        let Size { width, height } = self.size;
        let [column, row] = cell;
        let is_own = [2 * column + 1 == width, 2 * row + 1 == height];
        let own = [Mirror::Sides, Mirror::Ends].into_iter().zip(is_own);
        let own: Vec<_> = own.filter(|(_, is_own)| *is_own).map(|(mirror, _)| mirror).collect();
        fit(&Sums::new(self.pixels(cell)), &self.cell_colors(cell), blocks, &own)
    }

    fn block(&self, cell: [u16; 2], shapes: &[BlockShape]) -> Block {
        let Size { width, height } = self.size;
        let [column, row] = cell;
        let columns = width.div_ceil(2);
        let x = column.min(width - 1 - column);
        let own = shapes.get(usize::from(row * columns + x)).map(|shape| (row, *shape));
        let mirrored = || (height - 1 - row, shapes[usize::from((height - 1 - row) * columns + x)]);
        let (y, mut shape) = own.unwrap_or_else(mirrored);
        if x != column {
            shape = shape.mirrored(Mirror::Sides);
        }
        if y != row {
            shape = shape.mirrored(Mirror::Ends);
        }
        let block = block(&Sums::new(self.pixels(cell)), shape, &self.cell_colors(cell));
        let ink = |(symbol, ink)| Block { symbol, ink, paper: self.ground };
        self.bracket(cell).map_or_else(|| self.cleared(block), ink)
    }

    /// Returns the cell with the felt in its own colour where it is nearly that: what few samples of a
    /// disc there are in it would look like a frame around the disc.
    fn cleared(&self, block: Block) -> Block {
        let ground = self.ground;
        // There are no blends.
        if self.colors.blending == Blending::None {
            return block;
        }
        let discs = &self.colors.discs;
        let [face, mark] = match self.subject.content {
            Content::Empty | Content::LegalMark => return block,
            Content::Preview(player) => [discs[player].preview; 2],
            Content::Disc(color, mark) => {
                let face = discs[color].face;
                [face, ideal::mark_color(&self.colors, color, mark).unwrap_or(face)]
            }
            Content::Flipping(flip) => [discs[flip.color()].face; 2],
        };
        let is_ground = |color: Rgb| {
            let others = [face, mark, self.colors.cursor].map(|other| color.distance(other));
            others.iter().all(|distance| 4 * color.distance(ground) < *distance)
        };
        let clear = |color: Rgb| if is_ground(color) { ground } else { color };
        Block { ink: clear(block.ink), paper: clear(block.paper), ..block }
    }

    /// Returns the character of the cursor's brackets in a cell and its colour, where squares are large
    /// enough for them.
    fn bracket(&self, [column, row]: [u16; 2]) -> Option<(char, Rgb)> {
        if !self.subject.is_focused || is_small(self.size) {
            return None;
        }
        let Size { width, height } = self.size;
        let (is_left, is_top) = (column < width / 2, row < height / 2);
        let from_side = if is_left { column } else { width - 1 - column };
        let from_end = if is_top { row } else { height - 1 - row };
        let symbol = match (from_side, from_end) {
            (0, 0) => match (is_left, is_top) {
                (true, true) => '┏',
                (false, true) => '┓',
                (true, false) => '┗',
                (false, false) => '┛',
            },
            (_, 0) if from_side < width / 5 => '━',
            (0, _) if from_end < height / 5 => '┃',
            (_, _) => return None,
        };
        Some((symbol, self.colors.cursor))
    }
}

#[cfg(test)]
mod tests;
