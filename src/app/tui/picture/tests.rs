//! Looks at the pictures as a terminal shows them.

use ratatui::layout::Size;

use super::{Block, CELL_HEIGHT, CELL_WIDTH, Content, Emblem, Face, SHAPES, cells};
use crate::app::tui::pigments::{CLASSIC, CLASSIC_256, CONTRAST, CONTRAST_256, Pigments};
use crate::board::Color;

const ALL: [&Pigments; 4] = [&CLASSIC, &CLASSIC_256, &CONTRAST, &CONTRAST_256];
const SIZES: [(u16, u16); 5] = [(4, 2), (6, 3), (8, 4), (10, 5), (14, 7)];

fn face(content: Content) -> Face {
    Face { content, is_focused: false, dots: 0 }
}

/// Returns the samples of a picture as the terminal shows them.
fn shown(blocks: &[Block], size: Size) -> Vec<Vec<[u8; 3]>> {
    let (width, height) = (usize::from(size.width), usize::from(size.height));
    let sample = |x: usize, y: usize| {
        let block = blocks[y / CELL_HEIGHT * width + x / CELL_WIDTH];
        let (_, mask) = SHAPES.into_iter().find(|(symbol, _)| *symbol == block.symbol).unwrap();
        let bit = y % CELL_HEIGHT / 2 * 8 + x % CELL_WIDTH;
        if mask >> bit & 1 == 1 { block.ink.0 } else { block.paper.0 }
    };
    (0..height * CELL_HEIGHT)
        .map(|y| (0..width * CELL_WIDTH).map(|x| sample(x, y)).collect())
        .collect()
}

fn distance(a: [u8; 3], b: [f32; 3]) -> f32 {
    a.into_iter().zip(b).map(|(a, b)| (f32::from(a) - b).powi(2)).sum()
}

/// Returns which samples are nearer to the disc's colour than to the felt's.
fn disc(color: Color, size: Size, pigments: &Pigments) -> Vec<Vec<bool>> {
    let blocks = cells(face(Content::Disc(color, Emblem::None)), size, pigments);
    let is_disc = |tone: &[u8; 3]| {
        distance(*tone, pigments.disc(color).face) < distance(*tone, pigments.felt)
    };
    shown(&blocks, size).iter().map(|row| row.iter().map(is_disc).collect()).collect()
}

#[test]
fn felt_lies_between_discs_above_each_other() {
    for pigments in ALL {
        for (width, height) in SIZES {
            for color in Color::BOTH {
                let rows = disc(color, Size { width, height }, pigments);
                let is_felt = |row: &Vec<bool>| row.iter().all(|is_disc| !is_disc);
                let free = rows.iter().filter(|row| is_felt(row)).count();
                assert!(free >= CELL_HEIGHT / 8, "{color} {width}x{height}: {free} rows");
            }
        }
    }
}

/// The measure of roundness: the samples of the disc against the circle that fits them best,
/// intersection over union.
#[test]
#[expect(clippy::cast_precision_loss, reason = "few samples")]
fn discs_are_round() {
    for pigments in [&CLASSIC, &CONTRAST] {
        for (width, height) in SIZES {
            for (color, least) in [(Color::Black, 0.88), (Color::White, 0.905)] {
                let rows = disc(color, Size { width, height }, pigments);
                let round = |cx: f32, cy: f32, radius: f32| {
                    let (mut both, mut either) = (0.0, 0.0);
                    for (y, row) in rows.iter().enumerate() {
                        for (x, &is_disc) in row.iter().enumerate() {
                            let is_near = (x as f32 + 0.5 - cx).hypot(y as f32 + 0.5 - cy) < radius;
                            both += f32::from(u8::from(is_disc && is_near));
                            either += f32::from(u8::from(is_disc || is_near));
                        }
                    }
                    both / either
                };
                let (cx, cy) = (f32::from(width) * 4.0 + 0.5, f32::from(height) * 8.0 + 0.75);
                let steps = |from: f32| (-5..=5).map(move |step| from + step as f32 * 0.2);
                let radii = steps(cx.min(cy) * 0.83);
                let fits = radii.flat_map(|radius| {
                    steps(cx).flat_map(move |x| steps(cy).map(move |y| (x, y, radius)))
                });
                let best = fits.map(|(x, y, radius)| round(x, y, radius)).fold(0.0, f32::max);
                assert!(best >= least, "{color} {width}x{height}: {best}");
            }
        }
    }
}

#[test]
fn every_state_of_a_square_looks_different() {
    let emblems = [Emblem::None, Emblem::Last, Emblem::Flipped, Emblem::WouldFlip];
    let discs = Color::BOTH
        .into_iter()
        .flat_map(|color| emblems.map(|emblem| Content::Disc(color, emblem)));
    let previews = Color::BOTH.map(Content::Preview);
    let contents = [Content::Empty, Content::Mark].into_iter().chain(previews).chain(discs);
    let faces: Vec<_> = contents
        .flat_map(|content| [false, true].map(|is_focused| Face { content, is_focused, dots: 0 }))
        .collect();
    for pigments in ALL {
        for (width, height) in SIZES {
            let size = Size { width, height };
            let pictures: Vec<_> = faces.iter().map(|face| cells(*face, size, pigments)).collect();
            for (i, picture) in pictures.iter().enumerate() {
                for (j, other) in pictures[..i].iter().enumerate() {
                    assert_ne!(picture, other, "{:?} and {:?}", faces[i], faces[j]);
                }
            }
        }
    }
}
