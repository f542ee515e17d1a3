//! Looks at the squares that are drawn by hand, in every theme, depth and set of characters.

use ratatui::buffer::{Buffer, Cell as ScreenCell};
use ratatui::layout::Rect;
use ratatui::style::Color as Paint;

use super::learning::LearningMark;
use super::state::BoardState;
use super::{by_hand, draw_learning};
use crate::screen::depth::Depth;
use crate::screen::glyphs::Glyphs;
use crate::screen::palettes::Palette;
use crate::screen::pigments::{SEEN, SIXTEEN, contrast};
use crate::screen::theme::Theme;
use othello_core::board::{Board, Color};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};
use othello_core::stats::Special;

const HERE: Square = Square::C5;

/// Every theme with colours, in every depth and set of characters, and the sizes of squares that
/// are drawn by hand there.
fn colored() -> impl Iterator<Item = (Theme, Rect)> {
    let depths = [Depth::True, Depth::Indexed, Depth::Sixteen];
    let themes = Palette::ALL.into_iter().flat_map(move |palette| {
        depths.into_iter().flat_map(move |depth| {
            Glyphs::ALL.into_iter().map(move |glyphs| Theme::new(palette, depth, glyphs))
        })
    });
    let sizes = [(2, 1), (4, 2), (6, 3), (8, 4), (12, 6)];
    themes.filter(Theme::has_colors).flat_map(move |theme| {
        let by_hand = move |&(_, height): &(u16, u16)| height == 1 || theme.medium().is_none();
        let areas = sizes.into_iter().filter(by_hand);
        areas.map(move |(width, height)| (theme, Rect::new(0, 0, width, height)))
    })
}

/// Every state of a square, with its name.
fn states() -> Vec<(String, BoardState)> {
    let here = Bitboard::from(HERE);
    let start = Position::start(Rules::OTHELLO).board();
    let empty = |mover| BoardState {
        position: Position::new(Rules::OTHELLO, start, mover),
        ..BoardState::still(start)
    };
    let mut states = vec![
        ("empty".into(), empty(Color::Black)),
        ("mark".into(), BoardState { legal: here, marks: here, ..empty(Color::Black) }),
    ];
    let specials = Special::ALL.map(LearningMark::Special);
    for mark in specials {
        let learning = vec![(here, mark)];
        states.push((format!("{mark:?}"), BoardState { learning, ..empty(Color::Black) }));
    }
    for color in Color::BOTH {
        let disc = || BoardState::still(Board::EMPTY.with(color, here));
        let learning = vec![(here, LearningMark::Stable)];
        states.extend([
            (format!("{color}"), disc()),
            (format!("{color} last"), BoardState { last: here, ..disc() }),
            (format!("{color} flipped"), BoardState { flipped: here, ..disc() }),
            (format!("{color} to be flipped"), BoardState { would_flip: here, ..disc() }),
            (format!("{color} stable"), BoardState { learning, ..disc() }),
        ]);
    }
    let mut all: Vec<_> = Color::BOTH
        .map(|color| {
            let legal = BoardState { legal: here, focus: Some(HERE), ..empty(color) };
            (format!("preview of {color}"), legal)
        })
        .into();
    for (name, state) in states {
        // The cursor shows the disc that would be placed in place of the mark.
        if name != "mark" {
            let focused =
                BoardState { focus: Some(HERE), learning: state.learning.clone(), ..state };
            all.push((format!("{name} with the cursor"), focused));
        }
        all.push((name, state));
    }
    all
}

fn draw(state: &BoardState, theme: &Theme, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    by_hand::draw_square(state, theme, HERE, area, &mut buffer);
    draw_learning(state, theme, HERE, area, &mut buffer);
    buffer
}

/// Returns the parts of a colour as `xterm` shows it.
fn parts(paint: Paint) -> [f32; 3] {
    let [red, green, blue] = match paint {
        Paint::Rgb(red, green, blue) => [red, green, blue],
        Paint::Indexed(number @ 232..) => [8 + 10 * (number - 232); 3],
        Paint::Indexed(number) => {
            let level = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
            let number = number - 16;
            [level(number / 36), level(number / 6 % 6), level(number % 6)]
        }
        named => {
            let color = SIXTEEN.into_iter().find(|(paint, _)| *paint == named).unwrap().1;
            let [_, parts @ ..] = color.to_be_bytes();
            parts
        }
    };
    [red, green, blue].map(f32::from)
}

fn cell_contrast(cell: &ScreenCell) -> f32 {
    contrast(parts(cell.fg), parts(cell.bg))
}

#[test]
fn every_state_of_a_square_in_characters_looks_different() {
    for (theme, area) in colored() {
        let pictures: Vec<_> = states()
            .iter()
            .map(|(name, state)| (name.clone(), draw(state, &theme, area)))
            .collect();
        for (i, (name, picture)) in pictures.iter().enumerate() {
            for (other_name, other) in &pictures[..i] {
                assert_ne!(picture, other, "{name} and {other_name}: {theme:?} {area:?}");
            }
        }
    }
}

#[test]
fn every_character_on_a_square_is_seen() {
    // Texture and the line between squares are not to draw the eye.
    const QUIET: [&str; 5] = [" ", "░", ":", "▕", "_"];
    for (theme, area) in colored() {
        for (name, state) in states() {
            let picture = draw(&state, &theme, area);
            for cell in picture.content.iter().filter(|cell| !QUIET.contains(&cell.symbol())) {
                let found = cell_contrast(cell);
                assert!(found >= SEEN, "{name}: {found} in {cell:?} {:?} {area:?}", theme.palette);
            }
        }
    }
}

/// A letter on a disc, or a line around it, counts as much as its colour.
#[test]
fn every_disc_on_a_square_is_seen() {
    for (theme, area) in colored() {
        for color in Color::BOTH {
            let disc = BoardState::still(Board::EMPTY.with(color, HERE.into()));
            let empty = BoardState::still(Board::EMPTY);
            let [with, without] = [disc, empty].map(|state| draw(&state, &theme, area));
            let stands_out = |(with, without): (&ScreenCell, &ScreenCell)| {
                with.symbol() != " " && cell_contrast(with) >= SEEN
                    || contrast(parts(with.bg), parts(without.bg)) >= SEEN
            };
            let found = with.content.iter().zip(&without.content).any(stands_out);
            assert!(found, "{color}: {theme:?} {area:?}");
        }
    }
}

#[test]
fn the_cursor_on_a_square_is_seen_beside_the_disc() {
    for (theme, area) in colored() {
        for (name, state) in states().into_iter().filter(|(_, state)| state.focus.is_some()) {
            let cells = draw(&state, &theme, area).content;
            let found = if area.height == 1 {
                contrast(parts(cells[0].bg), parts(cells[1].bg)) >= SEEN
            } else {
                let brackets = cells.iter().filter(|cell| matches!(cell.symbol(), "[" | "]"));
                brackets.filter(|cell| cell_contrast(cell) >= SEEN).count() >= 2
            };
            assert!(found, "{name}: {:?} {:?} {area:?}", theme.palette, theme.depth);
        }
    }
}
