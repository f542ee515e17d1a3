//! Pictures in kitty's graphics protocol: every figure is sent once, and placed by its number.

use std::collections::HashMap;
use std::io::{self, Write};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ratatui::crossterm::cursor::{MoveTo, RestorePosition, SavePosition};
use ratatui::crossterm::queue;
use ratatui::layout::Rect;

use crate::screen::board::raster::image::{Image, Paint, PixelArea, PixelSize};
use crate::screen::board::raster::{self, DrawnSquares, Figure, figures, png};
use crate::screen::board::scene::{Piece, Scene};
use crate::screen::dimmed::SHARE;
use crate::screen::theme::{BoardColors, Rgb};
use othello_core::board::Color;

/// Deletes all pictures with their data.
pub const DELETE_ALL: &[u8] = b"\x1b_Ga=d,d=A,q=2\x1b\\";

/// Deletes all pictures from the screen; the terminal keeps their data.
const HIDE_ALL: &[u8] = b"\x1b_Ga=d,d=a,q=2\x1b\\";

/// The most pixels of a square in a direction: more of them take longer than they are worth.
const MOST_PIXELS: u16 = 192;

/// The most bytes of a picture in one command.
const CHUNK: usize = 4096;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Picture {
    /// A figure on a square of the board.
    Figure(Figure),
    /// A disc beside the board, on a square of that size.
    Disc(Color, PixelSize),
    /// A colour over all others, through which they are seen.
    Veil(Rgb),
}

impl Picture {
    /// Returns the height above the others.
    const fn layer(self) -> u8 {
        match self {
            Self::Figure(Figure::Felt(_)) | Self::Disc(..) => 1,
            Self::Figure(Figure::Focus | Figure::Tint(_)) => 2,
            Self::Figure(Figure::GuideDot(_)) => 3,
            Self::Figure(Figure::Brackets) => 4,
            Self::Figure(
                Figure::LegalMark | Figure::Preview(_) | Figure::Disc(_) | Figure::Flipping(_),
            ) => 5,
            Self::Figure(Figure::Mark(..)) => 6,
            Self::Figure(Figure::Text(_)) => 7,
            Self::Veil(_) => 8,
        }
    }
}

/// A picture by its number, and the cell of its upper left corner. No picture is at a cell twice.
type Place = (u32, u16, u16);

/// The way in which a picture is shown at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placement {
    cells: Rect,
    /// The part of the picture, if it is not seen as a whole.
    part: Option<PixelArea>,
    layer: u8,
}

/// The pictures that the terminal has, and where it shows them.
#[derive(Debug, Default)]
pub struct Kitty {
    /// The figures in one size and one theme.
    squares: Option<DrawnSquares>,
    numbers: HashMap<Picture, u32>,
    placed: HashMap<Place, Placement>,
}

impl Kitty {
    /// Draws what differs from the last scene; without a scene, nothing stays.
    pub fn draw(&mut self, scene: Option<&Scene>, out: &mut impl Write) -> io::Result<()> {
        let Some(scene) = scene else { return self.place(&HashMap::new(), out) };
        // The terminal makes the pictures as large as their cells.
        let scene = &*scene.within(MOST_PIXELS);
        let before = self.squares.as_ref().map(DrawnSquares::size);
        let square = scene.square().or(before).unwrap_or(scene.cell);
        if !self.squares.as_ref().is_some_and(|it| is_for(it, square, &scene.colors)) {
            self.clear(out)?;
            self.squares = Some(DrawnSquares::new(square, scene.colors));
            for figure in Figure::common() {
                self.number(Picture::Figure(figure), out)?;
            }
        }
        let mut wanted = HashMap::new();
        for (picture, cells) in pictures(scene) {
            let number = self.number(picture, out)?;
            for Piece { cells: seen, pixels } in scene.visible(cells) {
                let is_whole = seen == cells || matches!(picture, Picture::Veil(_));
                let part = (!is_whole).then_some(pixels);
                let placement = Placement { cells: seen, part, layer: picture.layer() };
                wanted.insert((number, seen.x, seen.y), placement);
            }
        }
        self.place(&wanted, out)
    }

    /// Deletes all pictures.
    pub fn clear(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.squares = None;
        self.placed.clear();
        if self.numbers.is_empty() {
            return Ok(());
        }
        self.numbers.clear();
        out.write_all(DELETE_ALL)
    }

    /// Returns the number of a picture, sending it if the terminal does not have it.
    fn number(&mut self, picture: Picture, out: &mut impl Write) -> io::Result<u32> {
        if let Some(number) = self.numbers.get(&picture) {
            return Ok(*number);
        }
        let Some(squares) = &mut self.squares else { return Ok(0) };
        let number = u32::try_from(self.numbers.len() + 1).unwrap_or(u32::MAX);
        match picture {
            Picture::Figure(figure) => send(&squares.figure(figure), number, out)?,
            Picture::Disc(color, size) => {
                send(&raster::lone_disc(size, squares.colors(), color), number, out)?;
            }
            Picture::Veil(color) => send(&veil(color), number, out)?,
        }
        self.numbers.insert(picture, number);
        Ok(number)
    }

    /// Removes what is not wanted any more, and places what is new.
    fn place(
        &mut self,
        wanted: &HashMap<Place, Placement>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        if wanted.is_empty() && !self.placed.is_empty() {
            self.placed.clear();
            return out.write_all(HIDE_ALL);
        }
        let gone: Vec<_> =
            self.placed.keys().filter(|place| !wanted.contains_key(place)).copied().collect();
        for place in sorted(gone) {
            self.placed.remove(&place);
            let (number, id) = (place.0, id(place));
            write!(out, "\x1b_Ga=d,d=i,i={number},p={id},q=2\x1b\\")?;
        }
        let new = wanted.iter().filter(|(place, it)| self.placed.get(place) != Some(it));
        let new: Vec<_> = new.map(|(place, _)| *place).collect();
        if new.is_empty() {
            return Ok(());
        }
        queue!(out, SavePosition)?;
        for place in sorted(new) {
            show(place, wanted[&place], out)?;
            self.placed.insert(place, wanted[&place]);
        }
        queue!(out, RestorePosition)
    }
}

/// Returns `true` if figures have that size and those colours.
fn is_for(squares: &DrawnSquares, size: PixelSize, colors: &BoardColors) -> bool {
    squares.size() == size && squares.colors() == colors
}

/// Returns the pictures of a scene with their cells.
fn pictures(scene: &Scene) -> Vec<(Picture, Rect)> {
    let mut pictures = Vec::new();
    for (view, cells) in &scene.squares {
        let figures = figures(view, &scene.colors).into_iter();
        pictures.extend(figures.map(|figure| (Picture::Figure(figure), *cells)));
    }
    let discs = scene.discs.iter();
    pictures
        .extend(discs.map(|(color, cells)| (Picture::Disc(*color, scene.pixels(*cells)), *cells)));
    pictures.extend(scene.veil.map(|(cells, color)| (Picture::Veil(color), cells)));
    pictures
}

/// Returns a pixel of a colour through which others are seen: the terminal makes it as large as its cells.
fn veil(color: Rgb) -> Image {
    let mut image = Image::clear(PixelSize { width: 1, height: 1 });
    let paint = Paint { color: color.parts(), opacity: SHARE };
    image.paint([0.0, 0.0, 1.0, 1.0], 1, |_, _| paint);
    image
}

/// Sends a picture in parts, as PNG.
fn send(image: &Image, number: u32, out: &mut impl Write) -> io::Result<()> {
    let text = STANDARD.encode(png::encode(image));
    let mut chunks = text.as_bytes().chunks(CHUNK).peekable();
    let mut head = format!("a=t,f=100,t=d,i={number},q=2,");
    while let Some(chunk) = chunks.next() {
        let more = u8::from(chunks.peek().is_some());
        write!(out, "\x1b_G{head}m={more};")?;
        out.write_all(chunk)?;
        out.write_all(b"\x1b\\")?;
        head.clear();
    }
    Ok(())
}

/// Places a picture, or the part of it that is seen.
fn show(place: Place, placement: Placement, out: &mut impl Write) -> io::Result<()> {
    let Placement { cells, part, layer } = placement;
    queue!(out, MoveTo(cells.x, cells.y))?;
    let (number, id) = (place.0, id(place));
    write!(out, "\x1b_Ga=p,i={number},p={id},c={},r={},z={layer},", cells.width, cells.height)?;
    if let Some(PixelArea { x, y, size }) = part {
        write!(out, "x={x},y={y},w={},h={},", size.width, size.height)?;
    }
    out.write_all(b"C=1,q=2\x1b\\")
}

/// Returns the number of a placement of its picture.
fn id((_, x, y): Place) -> u32 {
    (u32::from(y) << 10 | u32::from(x)) + 1
}

/// Returns places row by row, so that equal frames are written in the same way.
fn sorted(mut places: Vec<Place>) -> Vec<Place> {
    places.sort_unstable_by_key(|(number, x, y)| (*y, *x, *number));
    places
}
