//! A game as an animation in GIF: a frame for each position.

use ::gif::{DisposalMethod, Encoder, Frame, Repeat};
use othello_home::config::look::ThemeName;

use super::diagram::{Diagram, ShownDiscs};
use super::raster::image::{Image, PixelSize};
use super::raster::indexed::ColorTable;
use super::sheet::PictureStrip;
use othello_notation::Record;

/// The time for which the first position is shown, each of the others, and the last, in hundredths of
/// a second.
const FIRST: u16 = 120;
const EACH: u16 = 80;
const LAST: u16 = 400;

/// The colours of the animation; one more is transparent.
const COLORS: usize = 255;

pub fn draw(record: &Record, palette: ThemeName) -> Vec<u8> {
    let plies = record.game.plies().len();
    let mut sheet = PictureStrip::new(palette, 1);
    // All that is ever drawn is in one of these.
    let samples = [0, plies / 2, plies].map(|at| image(&mut sheet, &after(record, at)));
    let pixels = samples.iter().flat_map(Image::pixels).copied();
    let mut colors = ColorTable::new(pixels, COLORS);
    let PixelSize { width, height } = samples[0].size();
    let mut file = Vec::new();
    let table = colors.colors().concat();
    let written = Encoder::new(&mut file, width, height, &table).and_then(|mut encoder| {
        encoder.set_repeat(Repeat::Infinite)?;
        let mut before: Option<Vec<u8>> = None;
        for at in 0..=plies {
            let image = image(&mut sheet, &after(record, at));
            let indices: Vec<_> = image.pixels().iter().map(|pixel| colors.index(*pixel)).collect();
            let mut frame = difference(before.as_deref(), &indices, width, height);
            frame.delay = match at {
                _ if at == plies => LAST,
                0 => FIRST,
                _ => EACH,
            };
            encoder.write_frame(&frame)?;
            before = Some(indices);
        }
        Ok(())
    });
    written.expect("a vector takes all that is written");
    file
}

fn image(sheet: &mut PictureStrip, record: &Record) -> Image {
    sheet.draw(Diagram { record, discs: ShownDiscs::Played }).clone()
}

/// Returns the game up to a position.
fn after(record: &Record, plies: usize) -> Record {
    let mut record = record.clone();
    while record.game.plies().len() > plies {
        record.game.undo();
        record.forfeit = None;
    }
    record
}

/// Returns the rectangle in which an image differs from the one before.
fn difference(before: Option<&[u8]>, image: &[u8], width: u16, height: u16) -> Frame<'static> {
    let clear = u8::try_from(COLORS).unwrap_or(u8::MAX);
    let is_new = |index: usize| before.is_none_or(|before| before[index] != image[index]);
    let at = |x: u16, y: u16| usize::from(y) * usize::from(width) + usize::from(x);
    let is_row = |y: &u16| (0..width).any(|x| is_new(at(x, *y)));
    let is_column = |x: &u16| (0..height).any(|y| is_new(at(*x, y)));
    let (top, bottom) = ((0..height).find(is_row), (0..height).rfind(is_row));
    let (left, right) = ((0..width).find(is_column), (0..width).rfind(is_column));
    // A frame has at least one pixel.
    let (top, left) = (top.unwrap_or(0), left.unwrap_or(0));
    let (bottom, right) = (bottom.unwrap_or(0), right.unwrap_or(0));
    let pixels = (top..=bottom).flat_map(|y| (left..=right).map(move |x| at(x, y)));
    let pixel = |index: usize| if is_new(index) { image[index] } else { clear };
    Frame {
        left,
        top,
        width: right - left + 1,
        height: bottom - top + 1,
        buffer: pixels.map(pixel).collect::<Vec<_>>().into(),
        dispose: DisposalMethod::Keep,
        transparent: before.map(|_| clear),
        ..Frame::default()
    }
}
