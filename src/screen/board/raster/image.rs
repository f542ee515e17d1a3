//! Images in pixels, and the painting of shapes on them.

use crate::screen::theme::Rgb;

/// The width and the height of an image in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PixelSize {
    pub width: u16,
    pub height: u16,
}

impl PixelSize {
    /// Returns the size of so many columns and rows of images of this size.
    #[must_use]
    pub const fn times(self, columns: u16, rows: u16) -> Self {
        Self { width: self.width.saturating_mul(columns), height: self.height.saturating_mul(rows) }
    }
}

/// A part of an image, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PixelArea {
    /// The first column.
    pub x: u16,
    /// The first row.
    pub y: u16,
    pub size: PixelSize,
}

/// The colour of a point, and how much of what lies below it hides, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// Red, green and blue from 0 to 255.
    pub color: [f32; 3],
    pub opacity: f32,
}

impl Paint {
    pub const CLEAR: Self = Self { color: [0.0; 3], opacity: 0.0 };

    /// Returns a colour that hides what lies below.
    pub fn solid(color: Rgb) -> Self {
        Self { color: color.parts(), opacity: 1.0 }
    }

    /// Returns the colour within a shape, and nothing outside.
    pub fn within(is_inside: bool, color: Rgb) -> Self {
        if is_inside { Self::solid(color) } else { Self::CLEAR }
    }

    /// Returns this above another paint.
    #[must_use]
    pub fn over(self, below: Self) -> Self {
        let rest = below.opacity * (1.0 - self.opacity);
        let opacity = self.opacity + rest;
        if opacity <= 0.0 {
            return Self::CLEAR;
        }
        let mixed = |i: usize| (self.color[i] * self.opacity + below.color[i] * rest) / opacity;
        Self { color: [mixed(0), mixed(1), mixed(2)], opacity }
    }
}

/// The samples of a pixel in each direction that make edges smooth.
pub const SMOOTH: u16 = 4;

/// An image: red, green, blue and opacity of each pixel, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    size: PixelSize,
    pixels: Vec<[u8; 4]>,
}

impl Image {
    /// Creates an image on which nothing is drawn.
    pub fn clear(size: PixelSize) -> Self {
        Self { size, pixels: vec![[0; 4]; usize::from(size.width) * usize::from(size.height)] }
    }

    /// Creates an image in one colour.
    pub fn filled(size: PixelSize, color: Rgb) -> Self {
        let mut image = Self::clear(size);
        let Rgb([red, green, blue]) = color;
        image.pixels.fill([red, green, blue, 255]);
        image
    }

    pub const fn size(&self) -> PixelSize {
        self.size
    }

    pub fn pixels(&self) -> &[[u8; 4]] {
        &self.pixels
    }

    pub fn rows(&self) -> impl Iterator<Item = &[[u8; 4]]> + Clone {
        self.pixels.chunks(usize::from(self.size.width).max(1))
    }

    fn index(&self, x: u16, y: u16) -> usize {
        usize::from(y) * usize::from(self.size.width) + usize::from(x)
    }

    /// Paints above the image what a shape has at each point, within left, top, right and bottom
    /// edges. Each pixel is the mean of so many samples in each direction.
    pub fn paint(&mut self, edges: [f32; 4], samples: u16, shape: impl Fn(f32, f32) -> Paint) {
        let PixelSize { width, height } = self.size;
        let [left, top] = [edges[0].floor(), edges[1].floor()].map(pixel);
        let [right, bottom] = [edges[2].ceil(), edges[3].ceil()].map(pixel);
        for y in top..bottom.min(height) {
            for x in left..right.min(width) {
                let paint = mean([x, y], samples, &shape);
                if paint.opacity > 0.0 {
                    let index = self.index(x, y);
                    self.pixels[index] = bytes(paint.over(of_bytes(self.pixels[index])));
                }
            }
        }
    }

    pub fn fill(&mut self, area: PixelArea, color: Rgb) {
        let Rgb([red, green, blue]) = color;
        let right = area.x.saturating_add(area.size.width).min(self.size.width);
        let bottom = area.y.saturating_add(area.size.height).min(self.size.height);
        for y in area.y..bottom {
            let (first, end) = (self.index(area.x.min(right), y), self.index(right, y));
            self.pixels[first..end].fill([red, green, blue, 255]);
        }
    }

    /// Draws another image above this one, its upper left corner at a pixel.
    pub fn draw(&mut self, other: &Self, x: u16, y: u16) {
        for (below, row) in (y..self.size.height).zip(other.rows()) {
            for (at, pixel) in (x..self.size.width).zip(row) {
                let index = self.index(at, below);
                self.pixels[index] = match pixel[3] {
                    0 => continue,
                    255 => *pixel,
                    _ => bytes(of_bytes(*pixel).over(of_bytes(self.pixels[index]))),
                };
            }
        }
    }

    #[must_use]
    pub fn part(&self, area: PixelArea) -> Self {
        let mut part = Self::clear(area.size);
        let (first, length) = (usize::from(area.x), usize::from(area.size.width));
        let rows = self.rows().skip(usize::from(area.y)).map(|row| &row[first..first + length]);
        for (row, into) in rows.zip(part.pixels.chunks_mut(length.max(1))) {
            into.copy_from_slice(row);
        }
        part
    }
}

/// Returns the mean of what a shape has at so many points of a pixel in each direction.
fn mean([x, y]: [u16; 2], samples: u16, shape: &impl Fn(f32, f32) -> Paint) -> Paint {
    let sample =
        |pixel: u16, sample: u16| f32::from(pixel) + (f32::from(sample) + 0.5) / f32::from(samples);
    let (mut color, mut opacity) = ([0.0; 3], 0.0);
    for row in 0..samples {
        for column in 0..samples {
            let paint = shape(sample(x, column), sample(y, row));
            for (sum, part) in color.iter_mut().zip(paint.color) {
                *sum += part * paint.opacity;
            }
            opacity += paint.opacity;
        }
    }
    if opacity <= 0.0 {
        return Paint::CLEAR;
    }
    let color = color.map(|part| part / opacity);
    Paint { color, opacity: opacity / f32::from(samples * samples) }
}

fn bytes(paint: Paint) -> [u8; 4] {
    let Rgb([red, green, blue]) = Rgb::nearest(paint.color);
    let Rgb([opacity, ..]) = Rgb::nearest([paint.opacity * 255.0; 3]);
    [red, green, blue, opacity]
}

fn of_bytes([red, green, blue, opacity]: [u8; 4]) -> Paint {
    Paint { color: [red, green, blue].map(f32::from), opacity: f32::from(opacity) / 255.0 }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "casts of floating-point numbers saturate"
)]
pub fn pixel(length: f32) -> u16 {
    length as u16
}

#[cfg(test)]
mod tests {
    use super::{Image, Paint, PixelArea, PixelSize, SMOOTH};
    use crate::screen::theme::Rgb;

    const SIZE: PixelSize = PixelSize { width: 4, height: 2 };

    #[test]
    fn a_pixel_is_the_mean_of_its_points() {
        let mut image = Image::filled(SIZE, Rgb::BLACK);
        // The first pixel whole, half of the second one, a quarter of the third.
        let shape = |x: f32, y: f32| {
            let end = if y < 0.5 { 2.5 } else { 1.5 };
            Paint::within(x < end && y < 1.0, Rgb::WHITE)
        };
        image.paint([0.0, 0.0, 4.0, 2.0], SMOOTH, shape);
        let reds: Vec<_> = image.pixels().iter().map(|pixel| pixel[0]).collect();
        assert_eq!(reds, [255, 191, 64, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn images_are_laid_above_each_other_by_their_opacity() {
        let mut above = Image::clear(SIZE);
        let half = Paint { color: [255.0; 3], opacity: 0.5 };
        above.paint([0.0, 0.0, 1.0, 1.0], SMOOTH, |_, _| half);
        assert_eq!(above.pixels()[0], [255, 255, 255, 128]);
        let mut below = Image::filled(SIZE, Rgb::BLACK);
        below.draw(&above, 2, 1);
        assert_eq!(below.pixels()[6], [128, 128, 128, 255]);
        let others = below.pixels().iter().filter(|pixel| **pixel == [0, 0, 0, 255]);
        assert_eq!(others.count(), 7);
        let area = PixelArea { x: 2, y: 1, size: PixelSize { width: 2, height: 1 } };
        assert_eq!(below.part(area).pixels(), [[128, 128, 128, 255], [0, 0, 0, 255]]);
        below.fill(area, Rgb::WHITE);
        assert_eq!(below.pixels()[5..], [[0, 0, 0, 255], [255; 4], [255; 4]]);
    }
}
