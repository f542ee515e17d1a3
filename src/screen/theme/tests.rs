//! The laws of the colours: everything that carries meaning is seen, in every theme and depth.

use super::panel_colors::ground_of_bars;
use super::{BoardColors, ColorDepth, Ground, Rgb, SEEN, Theme, Tint};
use othello_core::board::Color;
use othello_home::config::look::{Glyphs, ThemeName};

/// Every theme in every depth that has colours.
fn all() -> impl Iterator<Item = (String, ColorDepth, BoardColors)> {
    let depths = [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen];
    ThemeName::ALL.into_iter().flat_map(move |palette| {
        depths.into_iter().filter_map(move |depth| {
            Some((format!("{palette} {depth:?}"), depth, BoardColors::of(palette, depth)?))
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
                    Some(outline) => assert_seen(&name, "outline", outline, disc.face, SEEN),
                    None => assert_seen(&name, "disc", disc.face, felt, SEEN),
                }
            }
        }
    }
}

#[test]
fn the_bars_of_both_players_stand_out_from_their_ground() {
    for (name, _, colors) in all() {
        let ground = ground_of_bars(&colors);
        for color in Color::BOTH {
            assert_seen(&name, "bar", colors.discs[color].face, ground, 2.0);
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

#[test]
fn the_marks_on_discs_and_the_preview_of_a_disc_are_seen() {
    for (name, _, colors) in all() {
        for color in Color::BOTH {
            let (disc, other) = (colors.discs[color], colors.discs[!color]);
            assert_seen(&name, "last move", colors.last_move, disc.face, SEEN);
            assert_seen(&name, "flipped", disc.flipped, disc.face, SEEN);
            assert_seen(&name, "to be flipped", other.face, disc.face, SEEN);
            let (what, ink) = match disc.outline {
                Some(_) => ("outline of the preview", other.preview),
                None => ("preview", disc.preview),
            };
            assert_seen(&name, what, ink, colors.focused_felt, SEEN);
        }
    }
}

/// The 16 colours of the Linux console and of terminals like it
/// (`default_red` and so on in `drivers/tty/vt/vt.c` of Linux).
const CONSOLE: [u32; 16] = [
    0x0000_0000,
    0x00aa_0000,
    0x0000_aa00,
    0x00aa_5500,
    0x0000_00aa,
    0x00aa_00aa,
    0x0000_aaaa,
    0x00aa_aaaa,
    0x0055_5555,
    0x00ff_5555,
    0x0055_ff55,
    0x00ff_ff55,
    0x0055_55ff,
    0x00ff_55ff,
    0x0055_ffff,
    0x00ff_ffff,
];

/// The contrast that is left where the 16 colours are others than those of xterm.
const SEEN_ELSEWHERE: f32 = 2.5;

#[test]
fn sixteen_colours_are_seen_on_other_terminals_than_xterm_too() {
    let shown = |color: Rgb| {
        let index = super::SIXTEEN.iter().position(|(_, hex)| Rgb::from_hex(*hex) == color);
        Rgb::from_hex(CONSOLE[index.unwrap()])
    };
    for palette in ThemeName::ALL {
        let Some(colors) = BoardColors::of(palette, ColorDepth::Sixteen) else { continue };
        let name = palette.name();
        let seen = |what: &str, ink: Rgb, ground: Rgb| {
            assert_seen(name, what, shown(ink), shown(ground), SEEN_ELSEWHERE);
        };
        seen("legal mark", colors.legal_mark, colors.felt);
        for felt in [colors.felt, colors.focused_felt] {
            seen("cursor", colors.cursor, felt);
        }
        for color in Color::BOTH {
            let disc = colors.discs[color];
            seen("last move", colors.last_move, disc.face);
            seen("flipped", disc.flipped, disc.face);
            if let Some(outline) = disc.outline {
                let preview = colors.discs[!color].preview;
                seen("outline", outline, disc.face);
                seen("outline of the preview", preview, colors.focused_felt);
            } else {
                seen("disc", disc.face, colors.felt);
                seen("preview", disc.preview, colors.focused_felt);
            }
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
            let stated = [disc.face, disc.rim, disc.flipped, disc.preview];
            stated.into_iter().chain(disc.outline)
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
fn without_colours_the_discs_of_black_are_the_dark_ones_or_have_letters() {
    let theme = Theme::new(ThemeName::Mono, ColorDepth::Mono, Glyphs::Unicode);
    let discs = |theme: Theme| Color::BOTH.map(|color| theme.disc(color));
    let light = theme.on(Ground::of(Rgb::from_hex(0x00fd_f6e3)));
    let dark = theme.on(Ground::of(Rgb::from_hex(0x0000_2b36)));
    assert_eq!(discs(theme), ['B', 'W'], "nobody knows what is bright there");
    assert_eq!(discs(light), ['●', '○']);
    assert_eq!(discs(dark), ['○', '●'], "a full circle is bright there");
    let letters = Theme::new(ThemeName::Mono, ColorDepth::Mono, Glyphs::Ascii);
    assert_eq!(discs(letters), discs(letters.on(Ground::Dark)));
}
