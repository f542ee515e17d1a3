//! Images as PNG files.

use super::image::{Image, PixelSize};
use png::{BitDepth, ColorType, Compression, Encoder, Filter};

/// Encodes an image, without its opacity if it hides everything.
pub fn encode(image: &Image) -> Vec<u8> {
    let is_opaque = image.pixels().iter().all(|pixel| pixel[3] == u8::MAX);
    let bytes: Vec<u8> = if is_opaque {
        image.pixels().iter().flat_map(|[red, green, blue, _]| [*red, *green, *blue]).collect()
    } else {
        image.pixels().iter().flatten().copied().collect()
    };
    let mut file = Vec::new();
    let PixelSize { width, height } = image.size();
    let mut encoder = Encoder::new(&mut file, width.into(), height.into());
    encoder.set_color(if is_opaque { ColorType::Rgb } else { ColorType::Rgba });
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::Adaptive);
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&bytes)?;
        writer.finish()
    });
    written.expect("a vector takes all that is written, and an image has a size");
    file
}
