//! The laws of the colours: everything that carries meaning is seen, in every theme and depth.

use super::{BoardColors, ColorDepth, Glyphs, Ground, Palette, Rgb, SEEN, Theme, Tint};
use othello_core::board::Color;

/// Every theme in every depth that has colours.
fn all() -> impl Iterator<Item = (String, ColorDepth, BoardColors)> {
    let depths = [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen];
    Palette::ALL.into_iter().flat_map(move |palette| {
        depths.into_iter().filter_map(move |depth| {
            Some((format!("{palette} {depth:?}"), depth, palette.colors(depth)?))
        })
    })
}

#[track_caller]
fn assert_seen(name: &str, what: &str, color: Rgb, background: Rgb, least: f32) {
    let found = color.contrast(background);
    assert!(found >= least, "{name}: {what} {color} on {background}: {found:.2}, wanted {least}");
}

#[test]
fn discs_stand_out_from_the_felt_by_their_colour_or_their_outline() {
    for (name, _, colors) in all() {
        for color in Color::BOTH {
            let disc = colors.discs[color];
            for felt in [colors.felt, colors.alternate_felt] {
                match disc.outline {
                    Some(outline) => assert_seen(&name, "outline", outline.line, disc.face, SEEN),
                    None => assert_seen(&name, "disc", disc.face, felt, SEEN),
                }
            }
        }
    }
}

#[test]
fn marks_the_cursor_and_text_stand_out_from_squares() {
    for (name, _, colors) in all() {
        for felt in [colors.felt, colors.alternate_felt] {
            assert_seen(&name, "legal mark", colors.legal_mark, felt, SEEN);
        }
        for felt in [colors.felt, colors.focused_felt] {
            assert_seen(&name, "cursor", colors.cursor, felt, SEEN);
        }
        let tints = Tint::ALL.map(|tint| colors.tint(tint));
        for ground in tints.into_iter().chain([colors.felt, colors.focused_felt]) {
            assert_seen(&name, "text", colors.text_on(ground), ground, SEEN);
        }
    }
}

/// Some are seen less well than they should; these are the lowest values so far.
#[test]
fn the_marks_on_discs_and_the_preview_of_a_disc_are_seen() {
    for (name, depth, colors) in all() {
        let [last, flipped, preview] = match depth {
            ColorDepth::Mono => continue,
            ColorDepth::Sixteen => [SEEN, 2.2, 1.0],
            ColorDepth::Indexed => [2.5, 1.8, 1.4],
            ColorDepth::True => [2.3, 1.8, 1.6],
        };
        for color in Color::BOTH {
            let (disc, other) = (colors.discs[color], colors.discs[!color]);
            assert_seen(&name, "last move", colors.last_move, disc.face, last);
            assert_seen(&name, "flipped", disc.flipped, disc.face, flipped);
            assert_seen(&name, "to be flipped", other.face, disc.face, SEEN);
            assert_seen(&name, "preview", disc.preview, colors.focused_felt, preview);
        }
    }
}

#[test]
fn stated_colours_are_those_of_the_terminal() {
    for (name, depth, colors) in all().filter(|(_, depth, _)| *depth != ColorDepth::True) {
        let discs = [colors.discs.black, colors.discs.white];
        let tints = Tint::ALL.map(|tint| colors.tint(tint));
        let board = [colors.felt, colors.alternate_felt, colors.line, colors.guide_dot];
        let marks = [colors.focused_felt, colors.cursor, colors.legal_mark, colors.last_move];
        let discs = discs.into_iter().flat_map(|disc| {
            let outline = disc.outline.into_iter();
            let outline = outline.flat_map(|outline| [outline.line, outline.corner]);
            [disc.face, disc.rim, disc.flipped, disc.preview].into_iter().chain(outline)
        });
        for color in board.into_iter().chain(marks).chain(tints).chain(discs) {
            assert_eq!(shown(color, depth), color, "{name}");
        }
    }
}

/// Returns a colour as `xterm` shows it in that depth.
fn shown(color: Rgb, depth: ColorDepth) -> Rgb {
    use ratatui::style::Color as Paint;
    match color.paint(depth) {
        Paint::Rgb(red, green, blue) => Rgb([red, green, blue]),
        Paint::Indexed(number @ 232..) => Rgb([8 + 10 * (number - 232); 3]),
        Paint::Indexed(number) => {
            let level = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
            let number = number - 16;
            Rgb([level(number / 36), level(number / 6 % 6), level(number % 6)])
        }
        named => {
            let found = super::SIXTEEN.into_iter().find(|(paint, _)| *paint == named);
            Rgb::from_hex(found.unwrap().1)
        }
    }
}

#[test]
fn without_colours_the_discs_of_black_are_the_dark_ones() {
    let theme = Theme::new(Palette::Mono, ColorDepth::Mono, Glyphs::Unicode);
    let discs = |theme: Theme| Color::BOTH.map(|color| theme.disc(color));
    let light = theme.on(Ground::of(Rgb::from_hex(0x00fd_f6e3)));
    let dark = theme.on(Ground::of(Rgb::from_hex(0x0000_2b36)));
    assert_eq!(discs(theme), ['●', '○']);
    assert_eq!(discs(light), ['●', '○']);
    assert_eq!(discs(dark), ['○', '●'], "a full circle is bright there");
    let letters = Theme::new(Palette::Mono, ColorDepth::Mono, Glyphs::Ascii);
    assert_eq!(discs(letters), discs(letters.on(Ground::Dark)));
}
