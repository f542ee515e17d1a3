//! A small font of strokes, for numbers, coordinates and names in images.

use super::image::{Image, Paint, SMOOTH};
use crate::screen::theme::Rgb;

/// The place of a text beside its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The text starts there.
    Start,
    /// The point is below its middle.
    Middle,
    /// The text ends there.
    End,
}

/// The thickness of strokes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// That of plain text.
    Regular,
    /// That of what matters more.
    Bold,
}

impl Weight {
    /// Half the width of a stroke, in heights of a capital letter.
    const fn half_width(self) -> f32 {
        match self {
            Self::Regular => 0.062,
            Self::Bold => 0.09,
        }
    }
}

/// The look of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lettering {
    /// The height of a capital letter in pixels.
    pub height: f32,
    /// The thickness of its strokes.
    pub weight: Weight,
    pub ink: Rgb,
}

/// The height of a capital letter, and of a digit, in the units of the glyphs.
const HEIGHT: f32 = 12.0;
/// The space between two letters, and the width of a blank.
const SPACE: f32 = 3.6;
/// The depth below the line on which letters stand.
const DEPTH: f32 = 4.0;

/// The glyphs of ASCII from the blank on. Each pair of signs is a point, the numbers of its column and
/// row as digits and letters; a capital letter reaches from row 0 to row c. A blank ends a stroke.
/// A stroke that begins with `~` is smooth: its inner points pull at it.
#[rustfmt::skip]
const GLYPHS: [&str; 95] = [
    "", "0008 0c", "0003 3033", "312b 716b 0484 0888", "~72700006767c0c0a 404c",
    "800c ~103033030010 ~69898c5c5969", "~8c14105053070c5c86", "0003", "~30030b3e", "~00333b0e",
    "3137 0266 6206", "343a 0767", "1b0e", "0747", "0c", "500e",
    "~30707c0c0030", "02303c", "~030070760c 0c7c", "~0200606626 ~26767c0c0a", "5c500878",
    "601005 ~0514747c0c0a", "~600008 ~0804747c0c08", "00702c", "~407076161040 ~46868c0c0646",
    "~1c7c74 ~747808007074",
    "06 0c", "16 1b0e", "63076b", "0565 0969", "03670b", "~020070753739 3c",
    "~8c0c00a0a979 ~547479393454",
    "0c408c 1979", "0c00 ~003070763606 ~0636868c3c0c", "~8380000c8c89", "000c ~0020808c2c0c",
    "70000c7c 0656", "70000c 0656", "~8380000c8c87 8757", "000c 808c 0686", "0040 202c 0c4c",
    "~50595c0c09",
    "000c 7007 347c", "000c6c", "0c0059a0ac", "0c008c80", "~40909c0c0040", "0c00 ~003070773707",
    "~40909c0c0040 599d", "0c00 ~003070773707 377c", "~72700006767c0c0a", "0080 404c",
    "~00080c8c8880", "004c80", "003c629cc0", "008c 800c", "004680 464c", "00800c8c",
    "30000e3e", "005e", "00303e0e", "043064", "0e8e", "0022",
    "~6864040c6c68 646c", "000c ~0804646c0c08", "~6664040c6c6a", "606c ~6864040c6c68",
    "0868 ~6864040c6c6a", "~5020232c 0454", "~6864040c6c68 ~646d6g0g0f", "000c ~080464686c",
    "040c 00", "~242d2g0g 20", "000c 5409 276c", "~000a0c2c", "040c ~080454585c ~5854a4a8ac",
    "040c ~080464686c", "~34646c0c0434", "040g ~0804646c0c08", "646g ~6864040c6c68",
    "040c ~080444", "~65640408686c0c0b", "~202a2c5c 0454", "~04080c6c68 646c", "043c64",
    "042c456c84", "046c 640c", "043c 641g", "04640c6c",
    "~40202707 ~07272e4e", "000e", "~00202747 ~47272e0e", "~08155a67",
];

/// Returns `true` if the font has all letters of a text, some of them without their accents.
pub fn has_all(text: &str) -> bool {
    text.chars().all(|letter| plain(letter) != '?' || letter == '?')
}

pub fn width(text: &str, lettering: Lettering) -> f32 {
    let units: f32 = text.chars().map(advance).sum();
    (units - SPACE).max(0.0) * lettering.height / HEIGHT
}

/// Writes a text whose letters stand on a point.
pub fn write(image: &mut Image, text: &str, [x, y]: [f32; 2], anchor: Anchor, look: Lettering) {
    let width = width(text, look);
    let mut left = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    let scale = look.height / HEIGHT;
    let half = (look.weight.half_width() * look.height).max(0.55);
    for letter in text.chars() {
        let place = |[x, y]: [f32; 2]| [left + x * scale, y_of(y, scale)];
        let strokes: Vec<Vec<_>> =
            strokes(letter).map(|stroke| stroke.into_iter().map(place).collect()).collect();
        let (top, bottom) = (y - look.height - half, y + DEPTH * scale + half);
        let edges = [left - half, top, left + advance(letter) * scale, bottom];
        let nearest = |at: [f32; 2]| {
            let distances = strokes.iter().map(|stroke| distance(at, stroke));
            distances.fold(f32::INFINITY, f32::min)
        };
        let stroke = |at_x, at_y: f32| Paint::within(nearest([at_x, at_y - y]) <= half, look.ink);
        image.paint(edges, SMOOTH, stroke);
        left += advance(letter) * scale;
    }
}

/// Returns a row of the glyphs as a distance below the line on which letters stand.
fn y_of(row: f32, scale: f32) -> f32 {
    (row - HEIGHT) * scale
}

/// Returns the units from the start of a letter to that of the next.
fn advance(letter: char) -> f32 {
    let points = strokes(letter).flatten();
    let width = points.map(|[x, _]| x).fold(0.0, f32::max);
    width + if letter == ' ' { 1.2 * SPACE } else { SPACE }
}

/// Returns the strokes of a letter as lines of points.
fn strokes(letter: char) -> impl Iterator<Item = Vec<[f32; 2]>> {
    let glyph = match letter {
        '·' => "07",
        '…' => "0c 4c 8c",
        '–' | '—' => "0777",
        letter => {
            let index = usize::try_from(u32::from(plain(letter))).unwrap_or(0);
            GLYPHS[index - usize::from(b' ')]
        }
    };
    glyph.split_ascii_whitespace().map(|stroke| match stroke.strip_prefix('~') {
        Some(points) => smooth(&line(points)),
        None => line(stroke),
    })
}

fn line(points: &str) -> Vec<[f32; 2]> {
    let number = |sign: u8| match sign {
        b'0'..=b'9' => f32::from(sign - b'0'),
        _ => f32::from(sign - b'a' + 10),
    };
    points.as_bytes().chunks_exact(2).map(|point| [number(point[0]), number(point[1])]).collect()
}

/// Returns the points of a smooth line: from the first to the last of these, tangential to the lines
/// between the inner ones at their middles.
fn smooth(points: &[[f32; 2]]) -> Vec<[f32; 2]> {
    const STEPS: u8 = 6;
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Vec::new() };
    let middle = |a: [f32; 2], b: [f32; 2]| [0, 1].map(|i| f32::midpoint(a[i], b[i]));
    let inner = &points[1..points.len().saturating_sub(1).max(1)];
    let mut line = vec![*first];
    let mut start = *first;
    for (index, control) in inner.iter().enumerate() {
        let end = inner.get(index + 1).map_or(*last, |next| middle(*control, *next));
        for step in 1..=STEPS {
            let t = f32::from(step) / f32::from(STEPS);
            let at = |i: usize| {
                let (a, b) = (1.0 - t, t);
                a * a * start[i] + 2.0 * a * b * control[i] + b * b * end[i]
            };
            line.push([at(0), at(1)]);
        }
        start = end;
    }
    line
}

/// Returns the letter of ASCII that stands for another one: a Latin letter without its accent; a
/// question mark if there is none.
const fn plain(letter: char) -> char {
    match letter {
        ' '..='~' => letter,
        '·' | '…' | '–' | '—' => '.',
        '\u{a0}' => ' ',
        'À'..='Å' | 'Ā' | 'Ă' | 'Ą' => 'A',
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'Ç' | 'Ć' | 'Č' => 'C',
        'ç' | 'ć' | 'č' => 'c',
        'Ď' | 'Đ' => 'D',
        'ď' | 'đ' => 'd',
        'È'..='Ë' | 'Ē' | 'Ė' | 'Ę' | 'Ě' => 'E',
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'Ğ' => 'G',
        'ğ' => 'g',
        'Ì'..='Ï' | 'Ī' | 'İ' => 'I',
        'ì'..='ï' | 'ī' | 'ı' => 'i',
        'Ł' => 'L',
        'ł' => 'l',
        'Ñ' | 'Ń' | 'Ň' => 'N',
        'ñ' | 'ń' | 'ň' => 'n',
        'Ò'..='Ö' | 'Ø' | 'Ō' | 'Ő' => 'O',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'Ř' => 'R',
        'ř' => 'r',
        'Ś' | 'Ş' | 'Š' | 'Ș' => 'S',
        'ś' | 'ş' | 'š' | 'ș' => 's',
        'Ť' | 'Ţ' | 'Ț' => 'T',
        'ť' | 'ţ' | 'ț' => 't',
        'Ù'..='Ü' | 'Ū' | 'Ů' | 'Ű' => 'U',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'Ý' => 'Y',
        'ý' | 'ÿ' => 'y',
        'Ź' | 'Ż' | 'Ž' => 'Z',
        'ź' | 'ż' | 'ž' => 'z',
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        _ => '?',
    }
}

/// Returns the distance of a point from a line of points.
fn distance([x, y]: [f32; 2], line: &[[f32; 2]]) -> f32 {
    let from_part = |a: [f32; 2], b: [f32; 2]| {
        let (along, across) = (b[0] - a[0], b[1] - a[1]);
        let length = along * along + across * across;
        let (dx, dy) = (x - a[0], y - a[1]);
        let part = if length > 0.0 { (dx * along + dy * across) / length } else { 0.0 };
        let part = part.clamp(0.0, 1.0);
        let (dx, dy) = (dx - part * along, dy - part * across);
        dx * dx + dy * dy
    };
    let single = line.first().filter(|_| line.len() == 1).map(|point| from_part(*point, *point));
    let parts = line.windows(2).map(|part| from_part(part[0], part[1]));
    parts.chain(single).fold(f32::INFINITY, f32::min).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{Anchor, Lettering, Weight, has_all, width, write};
    use crate::screen::board::raster::image::{Image, PixelSize};
    use crate::screen::theme::Rgb;
    use std::collections::HashSet;

    const LOOK: Lettering = Lettering { height: 24.0, weight: Weight::Regular, ink: Rgb::WHITE };

    fn written(text: &str) -> Image {
        let mut image = Image::filled(PixelSize { width: 60, height: 60 }, Rgb::BLACK);
        write(&mut image, text, [30.0, 40.0], Anchor::Middle, LOOK);
        image
    }

    #[test]
    fn all_letters_differ_and_stay_within_their_line() {
        let mut seen = HashSet::new();
        for letter in (' '..='~').chain(['·', '…', '–']) {
            let image = written(&letter.to_string());
            assert!(seen.insert(image.pixels().to_vec()), "{letter}");
            let ink = |row: &[[u8; 4]]| row.iter().any(|pixel| pixel[0] > 0);
            let rows: Vec<_> = image.rows().map(ink).collect();
            assert_eq!(rows.iter().any(|ink| *ink), letter != ' ', "{letter}");
            assert!(!rows[..14].contains(&true) && !rows[51..].contains(&true), "{letter}");
        }
    }

    #[test]
    fn a_text_has_the_width_that_it_says() {
        for text in ["0", "38", "*12=", "Wilhelmine"] {
            let mut image = Image::filled(PixelSize { width: 300, height: 60 }, Rgb::BLACK);
            write(&mut image, text, [20.0, 40.0], Anchor::Start, LOOK);
            let is_inked = |x: &usize| image.rows().any(|row| row[*x][0] > 127);
            let last = u16::try_from((0..300).rfind(is_inked).unwrap()).unwrap();
            let width = width(text, LOOK);
            assert!((f32::from(last) - 20.0 - width).abs() < 3.0, "{text}: {last} {width}");
        }
    }

    #[test]
    fn latin_letters_are_there_and_others_are_not() {
        assert!(has_all("Émile Čapek, 3–2?") && !has_all("井上 博"));
        assert_eq!(written("É").pixels(), written("E").pixels());
    }
}
