//! The 16 ANSI colours as `xterm` shows them by default (`XtDefault` of its `charproc.c`); what other
//! terminals show differs.

#![expect(clippy::unreadable_literal, reason = "colours are written as style sheets write them")]

use ratatui::style::Color as Paint;

pub const BLACK: u32 = 0x000000;
pub const RED: u32 = 0xcd0000;
pub const GREEN: u32 = 0x00cd00;
pub const YELLOW: u32 = 0xcdcd00;
pub const BLUE: u32 = 0x0000ee;
pub const MAGENTA: u32 = 0xcd00cd;
pub const CYAN: u32 = 0x00cdcd;
pub const GRAY: u32 = 0xe5e5e5;
pub const DARK_GRAY: u32 = 0x7f7f7f;
pub const LIGHT_RED: u32 = 0xff0000;
pub const LIGHT_GREEN: u32 = 0x00ff00;
pub const LIGHT_YELLOW: u32 = 0xffff00;
pub const LIGHT_BLUE: u32 = 0x5c5cff;
pub const LIGHT_MAGENTA: u32 = 0xff00ff;
pub const LIGHT_CYAN: u32 = 0x00ffff;
pub const WHITE: u32 = 0xffffff;

/// The colours with the names by which a terminal is asked for them.
pub const SIXTEEN: [(Paint, u32); 16] = [
    (Paint::Black, BLACK),
    (Paint::Red, RED),
    (Paint::Green, GREEN),
    (Paint::Yellow, YELLOW),
    (Paint::Blue, BLUE),
    (Paint::Magenta, MAGENTA),
    (Paint::Cyan, CYAN),
    (Paint::Gray, GRAY),
    (Paint::DarkGray, DARK_GRAY),
    (Paint::LightRed, LIGHT_RED),
    (Paint::LightGreen, LIGHT_GREEN),
    (Paint::LightYellow, LIGHT_YELLOW),
    (Paint::LightBlue, LIGHT_BLUE),
    (Paint::LightMagenta, LIGHT_MAGENTA),
    (Paint::LightCyan, LIGHT_CYAN),
    (Paint::White, WHITE),
];
