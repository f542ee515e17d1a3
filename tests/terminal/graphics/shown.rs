//! The pictures of a terminal that knows kitty's graphics protocol or sixels, from what was written
//! to it.

use std::collections::{BTreeMap, HashMap};
use std::io::Cursor;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use othello::screen::layout::Layout;
use othello_core::square::Square;
use ratatui::layout::{Position, Rect};

/// The pixels of a cell, as the terminals here say.
pub const CELL: [usize; 2] = [10, 20];

type Pixel = [u8; 4];

/// A picture.
#[derive(Clone)]
struct Picture {
    width: usize,
    pixels: Vec<Pixel>,
}

/// A picture on the screen.
#[derive(Clone, Debug)]
pub struct Placement {
    pub cells: Rect,
    /// The part of the picture: left, top, width and height.
    part: Option<[usize; 4]>,
}

/// The pictures that a terminal shows.
#[derive(Default)]
pub struct Shown {
    pictures: HashMap<u32, Picture>,
    /// By layer, picture and number.
    placements: BTreeMap<(i32, u32, u32), Placement>,
    /// The pixels that sixels have drawn.
    drawn: HashMap<[usize; 2], Pixel>,
    /// The bytes of a picture whose rest is still to come.
    unfinished: Option<(u32, Vec<u8>)>,
}

/// Returns the sequences of a kind in what was written, each with the cell of the cursor if it was
/// moved right before.
fn strings<'a>(mut written: &'a [u8], start: &'static [u8]) -> Vec<(Position, &'a [u8])> {
    let mut found = Vec::new();
    while let Some(at) = find(written, start) {
        let before = &written[..at];
        let text = &written[at + start.len()..];
        let end = find(text, b"\x1b\\").expect("a string ends");
        found.push((moved_to(before), &text[..end]));
        written = &text[end..];
    }
    found
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

/// Returns the cell to which the cursor was moved last.
fn moved_to(written: &[u8]) -> Position {
    let tail = String::from_utf8_lossy(&written[written.len().saturating_sub(16)..]).into_owned();
    let moved =
        tail.strip_suffix('H').and_then(|tail| tail.rsplit_once("\x1b[")?.1.split_once(';'));
    let cell = |text: &str| text.parse::<u16>().unwrap() - 1;
    moved.map_or(Position::ORIGIN, |(y, x)| Position::new(cell(x), cell(y)))
}

impl Shown {
    /// Returns what is shown after that was written.
    pub fn after(written: &[u8]) -> Self {
        let mut shown = Self::default();
        for (at, command) in strings(written, b"\x1b_G") {
            shown.kitty(at, command);
        }
        for (at, sixels) in strings(written, b"\x1bP0;1;0q") {
            shown.sixels(at, std::str::from_utf8(sixels).unwrap());
        }
        shown
    }

    fn kitty(&mut self, at: Position, command: &[u8]) {
        let (keys, data) = match find(command, b";") {
            Some(end) => (&command[..end], &command[end + 1..]),
            None => (command, &[][..]),
        };
        let keys = std::str::from_utf8(keys).unwrap().split(',').filter(|key| !key.is_empty());
        let keys: HashMap<_, _> = keys.map(|key| key.split_once('=').unwrap()).collect();
        let number = |key| keys.get(key).map(|text| text.parse::<u32>().unwrap());
        let length = |key| number(key).map_or(0, |number| usize::try_from(number).unwrap());
        match keys.get("a").copied() {
            Some("q") => {}
            Some("t") => {
                assert_eq!((keys["f"], keys["q"]), ("100", "2"), "PNG, and no answers");
                self.unfinished = Some((number("i").unwrap(), data.to_vec()));
            }
            None => self.unfinished.as_mut().unwrap().1.extend(data),
            Some("p") => {
                let (picture, place) = (number("i").unwrap(), number("p").unwrap());
                assert!(self.pictures.contains_key(&picture), "placed before it is sent");
                assert_eq!((keys["C"], keys["q"]), ("1", "2"));
                let [columns, rows] =
                    ["c", "r"].map(|key| u16::try_from(number(key).unwrap()).unwrap());
                let part = keys.contains_key("w").then(|| ["x", "y", "w", "h"].map(length));
                let cells = Rect::new(at.x, at.y, columns, rows);
                self.remove(picture, place);
                let layer = keys["z"].parse().unwrap();
                self.placements.insert((layer, picture, place), Placement { cells, part });
            }
            Some("d") if keys["d"] == "A" => *self = Self::default(),
            Some("d") if keys["d"] == "a" => self.placements.clear(),
            Some("d") if keys["d"] == "i" => {
                self.remove(number("i").unwrap(), number("p").unwrap());
            }
            Some(_) => panic!("{}", command.escape_ascii()),
        }
        if keys.get("m") == Some(&"0") {
            let (number, text) = self.unfinished.take().unwrap();
            let file = STANDARD.decode(text).unwrap();
            self.pictures.insert(number, Picture::of_png(&file));
        }
    }

    fn remove(&mut self, picture: u32, place: u32) {
        self.placements.retain(|(_, i, p), _| (*i, *p) != (picture, place));
    }

    /// The pictures that are placed.
    pub fn placements(&self) -> impl Iterator<Item = &Placement> {
        self.placements.values()
    }

    fn sixels(&mut self, at: Position, text: &str) {
        let (size, mut rest) = text.strip_prefix("\"1;1;").unwrap().split_once('#').unwrap();
        let (width, height) = size.split_once(';').unwrap();
        let size = [width, height].map(|length| length.parse::<usize>().unwrap());
        let corner = [usize::from(at.x) * CELL[0], usize::from(at.y) * CELL[1]];
        let mut colors = HashMap::new();
        let (mut color, mut x, mut top) = (0, 0, 0);
        let text = format!("#{rest}");
        rest = &text;
        while let Some(sign) = rest.chars().next() {
            rest = &rest[1..];
            let numbers = |rest: &mut &str| {
                let end =
                    rest.find(|c: char| !c.is_ascii_digit() && c != ';').unwrap_or(rest.len());
                let found: Vec<usize> =
                    rest[..end].split(';').map(|number| number.parse().unwrap()).collect();
                *rest = &rest[end..];
                found
            };
            let (letter, count) = match sign {
                '#' => {
                    let found = numbers(&mut rest);
                    color = found[0];
                    if let [_, 2, parts @ ..] = &found[..] {
                        let part = |i: usize| u8::try_from((parts[i] * 255 + 50) / 100).unwrap();
                        colors.insert(color, [part(0), part(1), part(2), 255]);
                    }
                    continue;
                }
                '$' => {
                    x = 0;
                    continue;
                }
                '-' => {
                    (x, top) = (0, top + 6);
                    continue;
                }
                '!' => {
                    let count = numbers(&mut rest)[0];
                    let letter = rest.as_bytes()[0];
                    rest = &rest[1..];
                    (letter, count)
                }
                letter => (u8::try_from(letter).unwrap(), 1),
            };
            for _ in 0..count {
                for bit in (0..6).filter(|bit| (letter - b'?') >> bit & 1 == 1) {
                    let y = top + bit;
                    assert!(x < size[0] && y < size[1], "outside of the picture: {x} {y}");
                    self.drawn.insert([corner[0] + x, corner[1] + y], colors[&color]);
                }
                x += 1;
            }
        }
    }

    /// Returns the colour of a pixel of the screen where there is a picture.
    pub fn pixel(&self, x: usize, y: usize) -> Option<[u8; 3]> {
        let mut seen = self.drawn.get(&[x, y]).copied();
        for ((_, number, _), placement) in &self.placements {
            let Placement { cells, part } = placement;
            let [left, top] = [usize::from(cells.x) * CELL[0], usize::from(cells.y) * CELL[1]];
            let size = [usize::from(cells.width) * CELL[0], usize::from(cells.height) * CELL[1]];
            let picture = &self.pictures[number];
            let whole = [0, 0, picture.width, picture.pixels.len() / picture.width];
            let [from_x, from_y, width, height] = part.unwrap_or(whole);
            // A single pixel is a colour for all of its cells.
            let is_color = picture.pixels.len() == 1;
            assert!(is_color || [width, height] == size, "a picture is as large as its cells");
            if (left..left + size[0]).contains(&x) && (top..top + size[1]).contains(&y) {
                let at = (from_y + y - top) * picture.width + from_x + x - left;
                seen = Some(over(picture.pixels[if is_color { 0 } else { at }], seen));
            }
        }
        seen.map(|[red, green, blue, _]| [red, green, blue])
    }

    /// Returns the discs that are seen, by a point beside the mark in the middle of each: `X`, `O`, `-`
    /// for the felt, and a blank where there is no picture.
    pub fn board(&self, layout: &Layout) -> String {
        Square::ALL.iter().map(|square| self.disc(layout, *square)).collect()
    }

    fn disc(&self, layout: &Layout, square: Square) -> char {
        let cells = layout.cell(square);
        let at = |start: u16, length: u16, cell: usize, part: usize| {
            usize::from(start) * cell + usize::from(length) * cell * part / 100
        };
        let (x, y) =
            (at(cells.x, cells.width, CELL[0], 30), at(cells.y, cells.height, CELL[1], 40));
        let Some([red, green, blue]) = self.pixel(x, y) else { return ' ' };
        match red.abs_diff(green).max(green.abs_diff(blue)) {
            30.. => '-',
            _ if red < 128 => 'X',
            _ => 'O',
        }
    }
}

impl Picture {
    fn of_png(file: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(Cursor::new(file));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        let pixels = bytes.chunks(4).map(|pixel| pixel.try_into().unwrap()).collect();
        Self { width: usize::try_from(info.width).unwrap(), pixels }
    }
}

/// Returns a pixel above another one.
fn over(pixel: Pixel, below: Option<Pixel>) -> Pixel {
    let Some(below) = below else { return pixel };
    let opacity = u32::from(pixel[3]);
    let mixed = |i: usize| {
        let mixed = u32::from(pixel[i]) * opacity + u32::from(below[i]) * (255 - opacity);
        u8::try_from(mixed / 255).unwrap()
    };
    [mixed(0), mixed(1), mixed(2), 255]
}
