//! Pictures of games as files.

use super::diagram::{Diagram, ShownDiscs};
use super::raster::png;
use super::sheet::PictureStrip;
use super::{gif, svg};
use othello_home::config::look::ThemeName;
use othello_home::store::PictureFormat;
use othello_notation::Record;

/// The size of a picture in PNG, in those of one in SVG.
const SCALE: u16 = 2;

/// Draws a game as a file. An animation shows all its positions, and has no numbers.
pub fn draw(
    record: &Record,
    discs: ShownDiscs,
    format: PictureFormat,
    palette: ThemeName,
) -> Vec<u8> {
    let diagram = Diagram { record, discs };
    match format {
        PictureFormat::Svg => svg::draw(diagram, palette).into_bytes(),
        PictureFormat::Png => png::encode(PictureStrip::new(palette, SCALE).draw(diagram)),
        PictureFormat::Gif => gif::draw(record, palette),
    }
}
