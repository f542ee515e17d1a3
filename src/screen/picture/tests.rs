//! Looks at the pictures as a terminal shows them.

use ratatui::layout::Size;

use super::shapes::SHAPES;
use super::{Block, CELL_HEIGHT, CELL_WIDTH, Content, Emblem, Face, Medium, Repertoire, cells};
use crate::screen::depth::Depth;
use crate::screen::palettes::Palette;
use crate::screen::pigments::{Pigments, SEEN, Tone, contrast};
use othello_core::board::Color;

const SIZES: [(u16, u16); 5] = [(4, 2), (6, 3), (8, 4), (10, 5), (14, 7)];

/// Every theme in every depth that has colours, and the first once more in the finer characters.
fn all() -> impl Iterator<Item = Medium> {
    let depths = [Depth::True, Depth::Indexed, Depth::Sixteen];
    let themes = Palette::ALL.into_iter();
    let pigments = themes.flat_map(move |palette| depths.map(|depth| palette.pigments(depth)));
    let usual = pigments.flatten().map(|pigments| (pigments, Repertoire::Blocks));
    let finer = Palette::Classic.pigments(Depth::True).map(|it| (it, Repertoire::Sextants));
    usual.chain(finer).map(|(pigments, repertoire)| Medium { pigments, repertoire })
}

/// Returns the samples of a picture as the terminal shows them.
fn shown(blocks: &[Block], size: Size) -> Vec<Vec<[u8; 3]>> {
    let shape = |block: &Block| SHAPES.into_iter().find(|(symbol, _)| *symbol == block.symbol);
    let shapes: Vec<_> = blocks.iter().map(|block| shape(block).unwrap().1).collect();
    let (width, height) = (usize::from(size.width), usize::from(size.height));
    let sample = |x: usize, y: usize| {
        let cell = y / CELL_HEIGHT * width + x / CELL_WIDTH;
        let is_ink = shapes[cell].contains(x % CELL_WIDTH, y % CELL_HEIGHT);
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
fn disc(color: Color, size: Size, medium: Medium) -> Vec<Vec<bool>> {
    disc_among(color, size, medium, &surroundings(color, medium))
}

/// Returns the colours of cloth and outline around a disc.
fn surroundings(color: Color, medium: Medium) -> Vec<[f32; 3]> {
    let Pigments { felt, discs, .. } = medium.pigments;
    let outline = discs[color].outline.into_iter();
    outline.flat_map(|outline| [outline.line, outline.corner]).chain([*felt]).collect()
}

fn disc_among(color: Color, size: Size, medium: Medium, others: &[[f32; 3]]) -> Vec<Vec<bool>> {
    let blocks = cells(Face::new(Content::Disc(color, Emblem::None)), size, medium);
    let is_disc = |tone: &[u8; 3]| {
        let away = others.iter().map(|other| distance(*tone, *other)).fold(f32::MAX, f32::min);
        distance(*tone, medium.pigments.discs[color].face) < away
    };
    shown(&blocks, size).iter().map(|row| row.iter().map(is_disc).collect()).collect()
}

#[test]
fn felt_lies_between_discs_above_each_other() {
    for medium in all() {
        for (width, height) in SIZES {
            for color in Color::BOTH {
                let mut others = surroundings(color, medium);
                others.push(medium.pigments.line);
                let rows = disc_among(color, Size { width, height }, medium, &others);
                let is_felt = |row: &Vec<bool>| row.iter().all(|is_disc| !is_disc);
                let free = rows.iter().filter(|row| is_felt(row)).count();
                assert!(
                    free >= CELL_HEIGHT / 8,
                    "{color} {width}x{height}: {free} rows {medium:?}"
                );
            }
        }
    }
}

/// The measure of roundness: the samples of the disc against the circle that fits them best,
/// intersection over union.
#[expect(clippy::cast_precision_loss, reason = "few samples")]
fn roundness(color: Color, size: Size, medium: Medium) -> f32 {
    let rows = disc(color, size, medium);
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
    for medium in all() {
        for &(width, height) in &SIZES[..3] {
            for (color, least) in [(Color::Black, 0.88), (Color::White, 0.91)] {
                // A cell of an outlined disc has a colour less for its edge.
                let is_outlined = medium.pigments.discs[color].outline.is_some();
                let least = if is_outlined { 0.88 } else { least };
                let found = roundness(color, Size { width, height }, medium);
                assert!(found >= least, "{color} {width}x{height}: {found} {medium:?}");
            }
        }
    }
}

#[test]
fn discs_marks_and_the_cursor_stand_out_from_the_felt() {
    for Medium { pigments, .. } in all() {
        let Pigments { felt, odd, focus, .. } = *pigments;
        for (color, felt) in Color::BOTH.into_iter().flat_map(|color| [(color, felt), (color, odd)])
        {
            let disc = pigments.discs[color];
            let outlined = disc.outline.map_or(0.0, |outline| contrast(disc.face, outline.line));
            let found = contrast(disc.face, felt).max(outlined);
            assert!(found >= SEEN, "{color}: {found} {pigments:?}");
        }
        for felt in [felt, odd] {
            assert!(contrast(pigments.mark, felt) >= SEEN, "mark: {pigments:?}");
        }
        for felt in [felt, focus] {
            assert!(contrast(pigments.cursor, felt) >= 3.0, "cursor: {pigments:?}");
        }
    }
}

/// A cursor must be seen by what it changes: a 3:1 contrast between the same pixels without and
/// with it (<https://www.w3.org/TR/WCAG22/#focus-appearance>).
#[test]
fn the_cursor_changes_small_squares_with_discs_and_without() {
    let size = Size { width: 4, height: 2 };
    let discs = Color::BOTH.map(|color| Content::Disc(color, Emblem::None));
    for medium in all() {
        for content in [Content::Empty, Content::Mark].into_iter().chain(discs) {
            let face = Face::new(content);
            let [without, with] = [face, Face { is_focused: true, ..face }]
                .map(|face| shown(&cells(face, size, medium), size).concat());
            let is_seen =
                |(a, b): &(&[u8; 3], &[u8; 3])| contrast(a.map(f32::from), b.map(f32::from)) >= 3.0;
            let changed = without.iter().zip(&with).filter(is_seen).count();
            let least = without.len() / 8;
            assert!(changed >= least, "{content:?}: {changed} of {}: {medium:?}", without.len());
        }
    }
}

/// In few colours every colour drawn is one of the terminal's.
#[test]
fn few_colours_are_those_of_the_terminal() {
    for palette in Palette::ALL {
        for depth in [Depth::Indexed, Depth::Sixteen] {
            let Some(pigments) = palette.pigments(depth) else { continue };
            let medium = Medium { pigments, repertoire: Repertoire::Blocks };
            let mut paints = std::collections::HashSet::new();
            let mut tones = std::collections::HashSet::new();
            for face in faces() {
                for block in cells(face, Size { width: 6, height: 3 }, medium) {
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
    assert_eq!(Tone([0, 0, 0]).paint(Depth::Sixteen), ratatui::style::Color::Black);
}

/// Every state of a square.
fn faces() -> Vec<Face> {
    let emblems = [Emblem::None, Emblem::Last, Emblem::Flipped, Emblem::WouldFlip, Emblem::Stable];
    let discs = Color::BOTH
        .into_iter()
        .flat_map(|color| emblems.map(|emblem| Content::Disc(color, emblem)));
    let previews = Color::BOTH.map(Content::Preview);
    let contents = [Content::Empty, Content::Mark].into_iter().chain(discs);
    let focused =
        |content| [false, true].map(|is_focused| Face { is_focused, ..Face::new(content) });
    // Only the cursor shows the disc that would be placed.
    let previews = previews.map(|content| Face { is_focused: true, ..Face::new(content) });
    let tinted = (0..3).map(|tint| Face { tint: Some(tint), ..Face::new(Content::Empty) });
    let dotted = [1, 2].map(|dots| Face { dots, ..Face::new(Content::Empty) });
    contents.flat_map(focused).chain(previews).chain(tinted).chain(dotted).collect()
}

#[test]
fn every_state_of_a_square_looks_different() {
    for medium in all() {
        for (width, height) in SIZES {
            let size = Size { width, height };
            let faces = faces();
            let pictures: Vec<_> = faces.iter().map(|face| cells(*face, size, medium)).collect();
            for (i, picture) in pictures.iter().enumerate() {
                for (j, other) in pictures[..i].iter().enumerate() {
                    assert_ne!(picture, other, "{:?} and {:?}: {medium:?}", faces[i], faces[j]);
                }
            }
        }
    }
}

/// More than half of a disc keeps its player's colour whatever sign it bears.
#[test]
fn signs_leave_the_colour_of_a_disc_to_be_seen() {
    for medium in all() {
        for (width, height) in SIZES {
            let size = Size { width, height };
            let plain = Color::BOTH.map(|color| disc(color, size, medium).concat());
            for face in faces().into_iter().filter(|face| !face.is_focused) {
                let Content::Disc(color, _) = face.content else { continue };
                let plain = &plain[color as usize];
                let tones = shown(&cells(face, size, medium), size).concat();
                let [own, other] = [color, !color].map(|color| medium.pigments.discs[color].face);
                let is_own = |tone: &[u8; 3]| distance(*tone, own) < distance(*tone, other);
                let kept =
                    plain.iter().zip(&tones).filter(|(is_disc, tone)| **is_disc && is_own(tone));
                let all = plain.iter().filter(|is_disc| **is_disc).count();
                let kept = kept.count();
                assert!(kept * 2 > all, "{face:?} {width}x{height}: {kept} of {all} {medium:?}");
            }
        }
    }
}
