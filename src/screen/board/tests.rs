//! Looks at the squares that are drawn in characters, in every theme, depth and set of characters.

use othello_home::config::look::{Glyphs, ThemeName};
use ratatui::buffer::{Buffer, Cell as ScreenCell};
use ratatui::layout::Rect;
use ratatui::style::Color as Paint;

use super::cell_canvas::draw_label;
use super::characters;
use super::label::Label;
use super::square::{Content, DiscMark, SquareView};
use crate::screen::theme::{ColorDepth, Rgb, SEEN, SIXTEEN, Theme};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_core::stats::Special;

const HERE: Square = Square::C5;

/// Every theme in every depth and set of characters, and the sizes of squares that are drawn in
/// characters there.
fn every_look() -> impl Iterator<Item = (Theme, Rect)> {
    let depths = [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen, ColorDepth::Mono];
    let themes = ThemeName::ALL.into_iter().flat_map(move |palette| {
        depths.into_iter().flat_map(move |depth| {
            Glyphs::ALL.into_iter().map(move |glyphs| Theme::new(palette, depth, glyphs))
        })
    });
    let sizes = [(2, 1), (4, 2), (6, 3), (8, 4), (12, 6)];
    themes.flat_map(move |theme| {
        let in_characters =
            move |&(_, height): &(u16, u16)| height == 1 || theme.picture_style().is_none();
        let areas = sizes.into_iter().filter(in_characters);
        areas.map(move |(width, height)| (theme, Rect::new(0, 0, width, height)))
    })
}

fn colored() -> impl Iterator<Item = (Theme, Rect)> {
    every_look().filter(|(theme, _)| theme.has_colors())
}

fn states() -> Vec<(String, SquareView)> {
    let empty = SquareView { to_move: Some(Color::Black), ..SquareView::empty(HERE) };
    let mut states = vec![
        ("empty".into(), empty),
        ("mark".into(), SquareView { content: Content::LegalMark, ..empty }),
    ];
    for label in Special::ALL.map(Label::Special) {
        states.push((format!("{label:?}"), SquareView { label: Some(label), ..empty }));
    }
    for color in Color::BOTH {
        let marks = [DiscMark::None, DiscMark::Last, DiscMark::Flipped, DiscMark::WouldFlip];
        for mark in marks {
            let content = Content::Disc(color, mark);
            states.push((format!("{color} {mark:?}"), SquareView { content, ..empty }));
        }
        let content = Content::Disc(color, DiscMark::Stable);
        let stable = SquareView { content, label: Some(Label::Stable), ..empty };
        states.push((format!("{color} stable"), stable));
    }
    let mut all: Vec<_> = Color::BOTH
        .map(|color| {
            let content = Content::Preview(color);
            let view = SquareView { content, is_focused: true, to_move: Some(color), ..empty };
            (format!("preview of {color}"), view)
        })
        .into();
    for (name, state) in states {
        // The cursor shows the disc that would be placed in place of the mark.
        if state.content != Content::LegalMark {
            let focused = SquareView { is_focused: true, ..state };
            all.push((format!("{name} with the cursor"), focused));
        }
        all.push((name, state));
    }
    all
}

fn draw(view: &SquareView, theme: &Theme, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    characters::draw_square(view, theme, area, &mut buffer);
    draw_label(view, theme, area, &mut buffer);
    buffer
}

/// Returns a colour as `xterm` shows it.
fn rgb(paint: Paint) -> Rgb {
    match paint {
        Paint::Rgb(red, green, blue) => Rgb([red, green, blue]),
        Paint::Indexed(number @ 232..) => Rgb([8 + 10 * (number - 232); 3]),
        Paint::Indexed(number) => {
            let level = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
            let number = number - 16;
            Rgb([level(number / 36), level(number / 6 % 6), level(number % 6)])
        }
        named => Rgb::from_hex(SIXTEEN.into_iter().find(|(paint, _)| *paint == named).unwrap().1),
    }
}

fn cell_contrast(cell: &ScreenCell) -> f32 {
    rgb(cell.fg).contrast(rgb(cell.bg))
}

#[test]
fn every_state_of_a_square_in_characters_looks_different() {
    for (theme, area) in every_look() {
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
            let empty = SquareView { to_move: Some(Color::Black), ..SquareView::empty(HERE) };
            let disc = SquareView { content: Content::Disc(color, DiscMark::None), ..empty };
            let [with, without] = [disc, empty].map(|state| draw(&state, &theme, area));
            let stands_out = |(with, without): (&ScreenCell, &ScreenCell)| {
                with.symbol() != " " && cell_contrast(with) >= SEEN
                    || rgb(with.bg).contrast(rgb(without.bg)) >= SEEN
            };
            let found = with.content.iter().zip(&without.content).any(stands_out);
            assert!(found, "{color}: {theme:?} {area:?}");
        }
    }
}

#[test]
fn the_cursor_on_a_square_is_seen_beside_the_disc() {
    for (theme, area) in colored() {
        for (name, state) in states().into_iter().filter(|(_, state)| state.is_focused) {
            let cells = draw(&state, &theme, area).content;
            let found = if area.height == 1 {
                rgb(cells[0].bg).contrast(rgb(cells[1].bg)) >= SEEN
            } else {
                let brackets = cells.iter().filter(|cell| matches!(cell.symbol(), "[" | "]"));
                brackets.filter(|cell| cell_contrast(cell) >= SEEN).count() >= 2
            };
            assert!(found, "{name}: {:?} {:?} {area:?}", theme.palette, theme.depth);
        }
    }
}

#[test]
fn a_value_stands_on_the_disc_that_would_be_placed() {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode);
    let area = Rect::new(0, 0, 4, 2);
    let content = Content::Preview(Color::Black);
    let label = Some(Label::Better);
    let view = SquareView { content, label, is_focused: true, ..SquareView::empty(HERE) };
    let mut buffer = Buffer::empty(area);
    draw_label(&view, &theme, area, &mut buffer);
    let text = buffer.content.iter().find(|cell| cell.symbol() == "!").unwrap();
    let disc = theme.colors.board.unwrap().discs[Color::Black].preview;
    assert_eq!(text.bg, disc.paint(theme.depth));
    assert!(cell_contrast(text) >= SEEN);
}
