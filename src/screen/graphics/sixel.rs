//! Pictures as sixels: what has changed is drawn again, over the felt in the cells.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io::{self, Write};
use std::rc::Rc;

use ratatui::crossterm::cursor::{MoveTo, RestorePosition, SavePosition};
use ratatui::crossterm::queue;
use ratatui::layout::Rect;

use crate::screen::board::raster::image::{Image, Paint, PixelSize};
use crate::screen::board::raster::indexed::ColorTable;
use crate::screen::board::raster::{self, DrawnSquares, Figure, figures};
use crate::screen::board::scene::{Piece, Scene};
use crate::screen::board::square::{Content, DiscMark, Flip, SquareView};
use crate::screen::dimmed::SHARE;
use crate::screen::theme::Rgb;
use othello_core::board::Color;

/// The colours of a picture: as many as the first terminals with sixels have.
const COLORS: usize = 16;
/// The rows of pixels that are written at once.
const BAND: usize = 6;
/// The most pictures that are kept, and the most bytes of them.
const MOST: usize = 1000;
const MOST_BYTES: usize = 1 << 26;
/// The pixels that are encoded in a frame, the first picture apart: keys and signals wait meanwhile.
const MOST_PIXELS: usize = 1 << 21;

/// The extent to which a frame was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnExtent {
    /// As much as should be drawn at once; the next frame goes on.
    Part,
    Whole,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Picture {
    Square(Vec<Figure>, PixelSize),
    /// A disc beside the board, on a square of that size.
    Disc(Color, PixelSize),
}

/// A part of a picture as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Part {
    picture: Picture,
    piece: Piece,
    /// The colour with which it is veiled behind a window.
    veil: Option<Rgb>,
}

/// The pictures drawn so far, and those that the terminal shows.
#[derive(Debug, Default)]
pub struct Sixels {
    /// The figures in one size and one theme.
    squares: Option<DrawnSquares>,
    /// The figures on smaller boards.
    small: HashMap<PixelSize, DrawnSquares>,
    encoded: HashMap<Part, Rc<[u8]>>,
    /// The bytes of these.
    bytes: usize,
    /// The parts of pictures on the screen by their cells.
    shown: HashMap<Rect, Part>,
}

impl Sixels {
    pub fn forget(&mut self) {
        self.shown.clear();
    }

    /// Draws what differs from the last scene, or a part of it.
    pub fn draw(&mut self, scene: &Scene, out: &mut impl Write) -> io::Result<DrawnExtent> {
        self.draw_within(MOST_PIXELS, scene, out)
    }

    fn draw_within(
        &mut self,
        most_pixels: usize,
        scene: &Scene,
        out: &mut impl Write,
    ) -> io::Result<DrawnExtent> {
        let before = self.squares.as_ref().map(DrawnSquares::size);
        let square = scene.square().or(before).unwrap_or(scene.cell);
        let is_it = |it: &DrawnSquares| it.size() == square && *it.colors() == scene.colors;
        let mut squares = match self.squares.take().filter(is_it) {
            Some(squares) if self.encoded.len() < MOST && self.bytes < MOST_BYTES => squares,
            Some(_) | None => {
                self.encoded.clear();
                self.small.clear();
                self.bytes = 0;
                self.shown.clear();
                DrawnSquares::new(square, scene.colors)
            }
        };
        let mut shown: HashMap<_, _> = pictures(scene)
            .flat_map(|(picture, cells)| {
                let veil = scene.veil_of(cells);
                let part = move |piece: Piece| Part {
                    picture: picture.clone(),
                    piece: within(piece, cells),
                    veil,
                };
                scene.visible(cells).into_iter().map(move |piece| (piece.cells, part(piece)))
            })
            .collect();
        let is_new = |(cells, part): &(&Rect, &_)| self.shown.get(cells) != Some(*part);
        let new = shown.iter().filter(is_new).map(|(cells, part)| (*cells, part.clone()));
        let mut new: Vec<_> = new.collect();
        new.sort_unstable_by_key(|(cells, _)| (cells.y, cells.x));
        let (mut pixels, mut progress) = (0, DrawnExtent::Whole);
        if !new.is_empty() {
            queue!(out, SavePosition)?;
        }
        for (cells, part) in &new {
            let bytes = match self.encoded.entry(part.clone()) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(_) if pixels >= most_pixels => {
                    shown.remove(cells);
                    progress = DrawnExtent::Part;
                    continue;
                }
                Entry::Vacant(place) => {
                    let Part { picture, piece, veil } = part;
                    let mut image = draw(picture, &mut squares, &mut self.small).part(piece.pixels);
                    if let Some(color) = veil {
                        veil_with(*color, &mut image);
                    }
                    pixels += image.pixels().len();
                    let bytes = place.insert(encode(&image).into());
                    self.bytes += bytes.len();
                    bytes
                }
            };
            queue!(out, MoveTo(cells.x, cells.y))?;
            out.write_all(bytes)?;
        }
        if !new.is_empty() {
            queue!(out, RestorePosition)?;
        }
        self.squares = Some(squares);
        self.shown = shown;
        Ok(progress)
    }
}

/// Returns a piece by its place in its picture, wherever that is on the screen.
const fn within(piece: Piece, whole: Rect) -> Piece {
    let cells = Rect { x: piece.cells.x - whole.x, y: piece.cells.y - whole.y, ..piece.cells };
    Piece { cells, ..piece }
}

/// Returns the pictures of a scene with their cells.
fn pictures(scene: &Scene) -> impl Iterator<Item = (Picture, Rect)> {
    let squares = scene.squares.iter().map(|(view, cells)| {
        let figures = figures(&coarse(*view), &scene.colors);
        (Picture::Square(figures, scene.pixels(*cells)), *cells)
    });
    let disc =
        |(color, cells): &(Color, Rect)| (Picture::Disc(*color, scene.pixels(*cells)), *cells);
    squares.chain(scene.discs.iter().map(disc))
}

fn draw(
    picture: &Picture,
    squares: &mut DrawnSquares,
    small: &mut HashMap<PixelSize, DrawnSquares>,
) -> Image {
    match picture {
        Picture::Square(figures, size) if *size == squares.size() => squares.flattened(figures),
        Picture::Square(figures, size) => {
            let new = || DrawnSquares::new(*size, *squares.colors());
            small.entry(*size).or_insert_with(new).flattened(figures)
        }
        Picture::Disc(color, size) => raster::lone_disc(*size, squares.colors(), *color),
    }
}

fn veil_with(color: Rgb, image: &mut Image) {
    let PixelSize { width, height } = image.size();
    let paint = Paint { color: color.parts(), opacity: SHARE };
    image.paint([0.0, 0.0, width.into(), height.into()], 1, |_, _| paint);
}

/// Returns the square with fewer steps of a flip: each of them is a picture to be sent.
fn coarse(view: SquareView) -> SquareView {
    let Content::Flipping(flip) = view.content else { return view };
    let content = if 2 * flip.width() < Flip::STEPS {
        Content::Flipping(Flip { step: Flip::STEPS + 2, ..flip })
    } else if flip.is_before_edge() {
        Content::Disc(!flip.to, DiscMark::None)
    } else {
        Content::Disc(flip.to, DiscMark::Flipped)
    };
    SquareView { content, ..view }
}

fn encode(image: &Image) -> Vec<u8> {
    let mut table = ColorTable::new(image.pixels().iter().copied(), COLORS);
    let PixelSize { width, height } = image.size();
    // Pixels that are not drawn stay as they are.
    let mut bytes = format!("\x1bP0;1;0q\"1;1;{width};{height}").into_bytes();
    for (index, color) in table.colors().iter().enumerate() {
        let [red, green, blue] = color.map(|part| (u32::from(part) * 100 + 127) / 255);
        bytes.extend(format!("#{index};2;{red};{green};{blue}").bytes());
    }
    let indices: Vec<_> = image.pixels().iter().map(|pixel| table.index(*pixel)).collect();
    let rows: Vec<_> = indices.chunks(usize::from(width).max(1)).collect();
    for band in rows.chunks(BAND) {
        let mut used: Vec<_> = band.concat();
        used.sort_unstable();
        used.dedup();
        for (number, color) in used.into_iter().enumerate() {
            if number > 0 {
                bytes.push(b'$');
            }
            bytes.extend(format!("#{color}").bytes());
            write_band(band, color, &mut bytes);
        }
        bytes.push(b'-');
    }
    bytes.extend(b"\x1b\\");
    bytes
}

/// Writes the pixels of a colour in a few rows, a letter for each column or for a run of them.
fn write_band(band: &[&[u8]], color: u8, bytes: &mut Vec<u8>) {
    let width = band.first().map_or(0, |row| row.len());
    let column = |x: usize| {
        let bits = band.iter().enumerate().map(|(y, row)| u8::from(row[x] == color) << y);
        b'?' + bits.sum::<u8>()
    };
    let columns: Vec<_> = (0..width).map(column).collect();
    let mut runs = columns.chunk_by(|a, b| a == b).peekable();
    while let Some(run) = runs.next() {
        let is_rest = runs.peek().is_none() && run[0] == b'?';
        match run.len() {
            _ if is_rest => {}
            length @ 4.. => bytes.extend(format!("!{length}{}", char::from(run[0])).bytes()),
            _ => bytes.extend(run),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{DrawnExtent, Sixels, encode};
    use crate::screen::board::raster::image::{Image, PixelArea, PixelSize};
    use crate::screen::board::scene::Scene;
    use crate::screen::board::square::SquareView;
    use crate::screen::theme::{BoardColors, ColorDepth, Rgb};
    use othello_core::board::Color;
    use othello_core::square::Square;
    use othello_home::config::look::ThemeName;
    use ratatui::layout::Rect;

    #[test]
    fn a_frame_draws_so_many_pixels_and_the_next_ones_the_rest() {
        let colors = BoardColors::of(ThemeName::Classic, ColorDepth::True).unwrap();
        let mut scene = Scene::new(PixelSize { width: 5, height: 10 }, colors);
        scene.add_square(SquareView::empty(Square::A1), Rect::new(0, 0, 4, 2));
        for (color, x) in [(Color::Black, 4), (Color::White, 8)] {
            scene.add_disc(color, Rect::new(x, 0, 4, 2));
        }
        let mut sixels = Sixels::default();
        let draw = |sixels: &mut Sixels, most| {
            let mut frame = Vec::new();
            let progress = sixels.draw_within(most, &scene, &mut frame).unwrap();
            let pictures = frame.windows(3).filter(|bytes| bytes == b"\x1bP0").count();
            (progress, pictures)
        };
        for progress in [DrawnExtent::Part, DrawnExtent::Part, DrawnExtent::Whole] {
            assert_eq!(draw(&mut sixels, 1), (progress, 1));
        }
        assert_eq!(draw(&mut sixels, 1), (DrawnExtent::Whole, 0));
        // What was encoded before takes no time.
        sixels.forget();
        assert_eq!(draw(&mut sixels, 1), (DrawnExtent::Whole, 3));
        assert_eq!(draw(&mut Sixels::default(), usize::MAX), (DrawnExtent::Whole, 3));
    }

    #[test]
    fn a_board_behind_a_window_is_dimmed_and_is_again_as_it_was() {
        let colors = BoardColors::of(ThemeName::Classic, ColorDepth::True).unwrap();
        let cells = Rect::new(0, 0, 4, 2);
        let frame = |sixels: &mut Sixels, veil: Option<Rgb>| {
            let mut scene = Scene::new(PixelSize { width: 5, height: 10 }, colors);
            scene.add_square(SquareView::empty(Square::A1), cells);
            scene.veil = veil.map(|color| (cells, color));
            let mut frame = Vec::new();
            sixels.draw(&scene, &mut frame).unwrap();
            String::from_utf8(frame).unwrap()
        };
        let brightness = |frame: &str| {
            let color = frame.split("#0;2;").nth(1).unwrap().split('#').next().unwrap();
            let parts = color.split(';').map(|part| {
                let digits: String = part.chars().take_while(char::is_ascii_digit).collect();
                digits.parse::<u32>().unwrap()
            });
            parts.sum::<u32>()
        };
        let mut sixels = Sixels::default();
        let bright = frame(&mut sixels, None);
        let dim = frame(&mut sixels, Some(Rgb::BLACK));
        assert!(brightness(&dim) < brightness(&bright), "{bright:?} {dim:?}");
        assert_eq!(frame(&mut sixels, Some(Rgb::BLACK)), "", "it is there already");
        assert_eq!(frame(&mut sixels, None), bright);
    }

    #[test]
    fn runs_are_counted_and_what_is_not_drawn_is_left_out() {
        let size = PixelSize { width: 8, height: 7 };
        let mut image = Image::filled(size, Rgb::BLACK);
        let corner = PixelArea { x: 0, y: 0, size: PixelSize { width: 2, height: 1 } };
        image.fill(corner, Rgb::WHITE);
        let expected = "\x1bP0;1;0q\"1;1;8;7#0;2;0;0;0#1;2;100;100;100#0}}!6~$#1@@-#0!8@-\x1b\\";
        assert_eq!(String::from_utf8(encode(&image)).unwrap(), expected);
    }
}
