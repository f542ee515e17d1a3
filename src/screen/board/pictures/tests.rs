//! Looks at the pictures as a terminal shows them.

use othello_home::config::look::ThemeName;
use ratatui::layout::Size;

use super::blocks::{BlockShape, Mirror, SHAPES, band};
use super::{Block, CELL, Subject, cells, is_small};
use crate::screen::board::square::{Content, DiscMark};
use crate::screen::theme::{BlockSet, BoardColors, ColorDepth, PictureStyle, Rgb, SEEN, Tint};
use othello_core::board::Color;

const CELL_WIDTH: usize = CELL.width as usize;
const CELL_HEIGHT: usize = CELL.height as usize;

const SIZES: [(u16, u16); 5] = [(4, 2), (6, 3), (8, 4), (10, 5), (14, 7)];

/// Every theme in every depth that has colours, and the first once more in the finer characters.
fn all() -> impl Iterator<Item = PictureStyle> {
    let depths = [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen];
    let style = |palette: ThemeName, depth, blocks| {
        BoardColors::of(palette, depth).map(|colors| PictureStyle { colors, blocks, depth })
    };
    let usual = ThemeName::ALL
        .into_iter()
        .flat_map(move |palette| depths.map(|depth| style(palette, depth, BlockSet::Quadrants)));
    let finer = style(ThemeName::Classic, ColorDepth::True, BlockSet::Sextants);
    usual.chain([finer]).flatten()
}

/// Returns a square in the middle of the board.
fn subject(content: Content) -> Subject {
    Subject { content, is_focused: false, tint: None, is_light: false }
}

/// Returns `true` if a character fills that sample of its cell.
fn fills(shape: BlockShape, x: usize, y: usize) -> bool {
    match shape {
        BlockShape::Lower(eighths) => y >= CELL_HEIGHT - 2 * eighths,
        BlockShape::Left(eighths) => x < eighths,
        BlockShape::Fields(fields) => {
            fields >> (2 * band(y) + usize::from(x >= CELL_WIDTH / 2)) & 1 == 1
        }
    }
}

fn shape(symbol: char) -> BlockShape {
    SHAPES.into_iter().find(|(other, _)| *other == symbol).unwrap().1
}

/// Returns the samples of a picture as the terminal shows them.
fn shown(blocks: &[Block], size: Size) -> Vec<Vec<[u8; 3]>> {
    let shapes: Vec<_> = blocks.iter().map(|block| shape(block.symbol)).collect();
    let (width, height) = (usize::from(size.width), usize::from(size.height));
    let sample = |x: usize, y: usize| {
        let cell = y / CELL_HEIGHT * width + x / CELL_WIDTH;
        let is_ink = fills(shapes[cell], x % CELL_WIDTH, y % CELL_HEIGHT);
        if is_ink { blocks[cell].ink.0 } else { blocks[cell].paper.0 }
    };
    (0..height * CELL_HEIGHT)
        .map(|y| (0..width * CELL_WIDTH).map(|x| sample(x, y)).collect())
        .collect()
}

fn distance(a: [u8; 3], b: [f32; 3]) -> f32 {
    a.into_iter().zip(b).map(|(a, b)| (f32::from(a) - b).powi(2)).sum()
}

/// Returns which samples are nearer to the disc's colour than to those of its surroundings.
fn disc(color: Color, size: Size, style: PictureStyle) -> Vec<Vec<bool>> {
    let others = surroundings(color, style);
    let blocks = cells(subject(Content::Disc(color, DiscMark::None)), size, &style);
    let is_disc = |tone: &[u8; 3]| {
        let away = others.iter().map(|other| distance(*tone, *other)).fold(f32::MAX, f32::min);
        distance(*tone, style.colors.discs[color].face.parts()) < away
    };
    shown(&blocks, size).iter().map(|row| row.iter().map(is_disc).collect()).collect()
}

/// Returns the colours of cloth and outline around a disc.
fn surroundings(color: Color, style: PictureStyle) -> Vec<[f32; 3]> {
    let BoardColors { felt, discs, .. } = style.colors;
    let others = discs[color].outline.into_iter().chain([felt]);
    others.map(Rgb::parts).collect()
}

/// A nose, a shadow or a rim that leaks would be on one side.
#[test]
fn what_lies_on_a_square_is_symmetric() {
    for style in all() {
        for (width, height) in SIZES {
            let size = Size { width, height };
            for subject in subjects().into_iter().filter(|subject| !subject.is_focused) {
                let blocks = cells(subject, size, &style);
                let masks = blocks.iter().map(|block| shape(block.symbol)).collect::<Vec<_>>();
                let at = |column: u16, row: u16| masks[usize::from(row * width + column)];
                // The dot of a small square lies above the middle, so that it parts the discs of two rows.
                let has_dot =
                    matches!(subject.content, Content::Disc(_, mark) if mark != DiscMark::None);
                let is_above = has_dot && is_small(size) && style.depth < ColorDepth::Indexed;
                for (x, y) in (0..width).flat_map(|x| (0..height).map(move |y| (x, y))) {
                    let beside = at(width - 1 - x, y).mirrored(Mirror::Sides);
                    let below = at(x, height - 1 - y).mirrored(Mirror::Ends);
                    let found = at(x, y);
                    let below = if is_above { found } else { below };
                    assert_eq!((beside, below), (found, found), "{subject:?} {size} {style:?}");
                }
            }
        }
    }
}

#[test]
fn a_mirrored_shape_divides_a_mirrored_cell() {
    for (symbol, shape) in SHAPES {
        let filled = |shape: BlockShape, x, y| fills(shape, x, y);
        let [beside, below] = [Mirror::Sides, Mirror::Ends].map(|mirror| shape.mirrored(mirror));
        let is_swapped = [
            filled(beside, 0, 0) != filled(shape, CELL_WIDTH - 1, 0),
            filled(below, 0, 0) != filled(shape, 0, CELL_HEIGHT - 1),
        ];
        for (x, y) in (0..CELL_WIDTH).flat_map(|x| (0..CELL_HEIGHT).map(move |y| (x, y))) {
            let own = filled(shape, x, y);
            let [right, bottom] = [CELL_WIDTH - 1 - x, CELL_HEIGHT - 1 - y];
            assert_eq!(filled(beside, right, y) != own, is_swapped[0], "{symbol}");
            assert_eq!(filled(below, x, bottom) != own, is_swapped[1], "{symbol}");
        }
    }
}

#[test]
fn felt_lies_between_discs_above_each_other() {
    for style in all() {
        for (width, height) in SIZES {
            for color in Color::BOTH {
                let rows = disc(color, Size { width, height }, style);
                let is_felt = |row: &Vec<bool>| row.iter().all(|is_disc| !is_disc);
                let free = rows.iter().filter(|row| is_felt(row)).count();
                assert!(free >= CELL_HEIGHT / 8, "{color} {width}x{height}: {free} rows {style:?}");
            }
        }
    }
}

/// The measure of roundness: the samples of the disc against the circle that fits them best,
/// intersection over union.
#[expect(clippy::cast_precision_loss, reason = "few samples")]
fn roundness(color: Color, size: Size, style: PictureStyle) -> f32 {
    let rows = disc(color, size, style);
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
    let (cx, cy) = (f32::from(size.width) * 4.0 + 0.5, f32::from(size.height) * 8.0 + 0.75);
    let steps = |from: f32| (-2..=2).map(move |step| from + step as f32 * 0.4);
    let radii = (-6..=6).map(|step| cx.min(cy) * 0.83 + step as f32 * 0.2);
    let fits = radii
        .flat_map(|radius| steps(cx).flat_map(move |x| steps(cy).map(move |y| (x, y, radius))));
    fits.map(|(x, y, radius)| round(x, y, radius)).fold(0.0, f32::max)
}

#[test]
fn discs_are_round() {
    for style in all() {
        for &(width, height) in &SIZES[..3] {
            for (color, least) in [(Color::Black, 0.88), (Color::White, 0.91)] {
                // A cell of an outlined disc has a colour less for its edge.
                let is_outlined = style.colors.discs[color].outline.is_some();
                let least = if is_outlined { 0.88 } else { least };
                let found = roundness(color, Size { width, height }, style);
                assert!(found >= least, "{color} {width}x{height}: {found} {style:?}");
            }
        }
    }
}

/// A cursor must be seen by what it changes: a 3:1 contrast between the same pixels without and
/// with it (<https://www.w3.org/TR/WCAG22/#focus-appearance>).
#[test]
fn the_cursor_changes_small_squares_with_discs_and_without() {
    let size = Size { width: 4, height: 2 };
    let discs = Color::BOTH.map(|color| Content::Disc(color, DiscMark::None));
    for style in all() {
        for content in [Content::Empty, Content::LegalMark].into_iter().chain(discs) {
            let subject = subject(content);
            let [without, with] = [subject, Subject { is_focused: true, ..subject }]
                .map(|subject| shown(&cells(subject, size, &style), size).concat());
            let is_seen = |(a, b): &(&[u8; 3], &[u8; 3])| Rgb(**a).contrast(Rgb(**b)) >= SEEN;
            let changed = without.iter().zip(&with).filter(is_seen).count();
            let least = without.len() / 8;
            assert!(changed >= least, "{content:?}: {changed} of {}: {style:?}", without.len());
        }
    }
}

/// In few colours every colour drawn is one of the terminal's.
#[test]
fn few_colours_are_those_of_the_terminal() {
    for palette in ThemeName::ALL {
        for depth in [ColorDepth::Indexed, ColorDepth::Sixteen] {
            let Some(colors) = BoardColors::of(palette, depth) else { continue };
            let style = PictureStyle { colors, blocks: BlockSet::Quadrants, depth };
            let mut paints = std::collections::HashSet::new();
            let mut tones = std::collections::HashSet::new();
            for subject in subjects() {
                for block in cells(subject, Size { width: 6, height: 3 }, &style) {
                    for tone in [block.ink, block.paper] {
                        tones.insert(tone.0);
                        paints.insert(tone.paint(depth));
                    }
                }
            }
            assert_eq!(paints.len(), tones.len(), "{palette}: {paints:?}");
            assert!(!paints.contains(&ratatui::style::Color::Reset), "{palette}");
        }
    }
    assert_eq!(Rgb::BLACK.paint(ColorDepth::Sixteen), ratatui::style::Color::Black);
}

/// Every state of a square.
fn subjects() -> Vec<Subject> {
    let marks =
        [DiscMark::None, DiscMark::Last, DiscMark::Flipped, DiscMark::WouldFlip, DiscMark::Stable];
    let discs =
        Color::BOTH.into_iter().flat_map(|color| marks.map(|mark| Content::Disc(color, mark)));
    let previews = Color::BOTH.map(Content::Preview);
    let contents = [Content::Empty, Content::LegalMark].into_iter().chain(discs);
    let focused =
        |content| [false, true].map(|is_focused| Subject { is_focused, ..subject(content) });
    // Only the cursor shows the disc that would be placed.
    let previews = previews.map(|content| Subject { is_focused: true, ..subject(content) });
    let tinted = Tint::ALL.map(|tint| Subject { tint: Some(tint), ..subject(Content::Empty) });
    contents.flat_map(focused).chain(previews).chain(tinted).collect()
}

#[test]
fn every_state_of_a_square_looks_different() {
    for style in all() {
        for &(width, height) in &SIZES[..3] {
            let size = Size { width, height };
            let subjects = subjects();
            let pictures: Vec<_> =
                subjects.iter().map(|subject| cells(*subject, size, &style)).collect();
            for (i, picture) in pictures.iter().enumerate() {
                for (j, other) in pictures[..i].iter().enumerate() {
                    assert_ne!(
                        picture, other,
                        "{:?} and {:?}: {style:?}",
                        subjects[i], subjects[j]
                    );
                }
            }
        }
    }
}

/// More than half of a disc keeps its player's colour whatever sign it bears.
#[test]
fn signs_leave_the_colour_of_a_disc_to_be_seen() {
    for style in all() {
        for &(width, height) in &SIZES[..3] {
            let size = Size { width, height };
            let plain = Color::BOTH.map(|color| disc(color, size, style).concat());
            for subject in subjects().into_iter().filter(|subject| !subject.is_focused) {
                let Content::Disc(color, _) = subject.content else { continue };
                let plain = &plain[color as usize];
                let tones = shown(&cells(subject, size, &style), size).concat();
                let [own, other] =
                    [color, !color].map(|color| style.colors.discs[color].face.parts());
                let is_own = |tone: &[u8; 3]| distance(*tone, own) < distance(*tone, other);
                let kept =
                    plain.iter().zip(&tones).filter(|(is_disc, tone)| **is_disc && is_own(tone));
                let all = plain.iter().filter(|is_disc| **is_disc).count();
                let kept = kept.count();
                assert!(kept * 2 > all, "{subject:?} {width}x{height}: {kept} of {all} {style:?}");
            }
        }
    }
}
