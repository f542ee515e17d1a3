//! The board behind a window, dimmed: colours come nearer to the background of the terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Paint, Modifier};

use super::theme::{Ground, Rgb, Theme};

/// The share of the background in a dimmed colour.
pub const SHARE: f32 = 0.55;

pub fn dim(theme: &Theme, area: Rect, buffer: &mut Buffer) {
    for cell in area.intersection(buffer.area).positions() {
        let cell = &mut buffer[cell];
        let [ink, paper] = [cell.fg, cell.bg].map(|paint| nearer(paint, theme));
        // The terminal dims what has its own colours.
        if ink.is_none() {
            cell.modifier.insert(Modifier::DIM);
        }
        (cell.fg, cell.bg) = (ink.unwrap_or(cell.fg), paper.unwrap_or(cell.bg));
    }
}

/// Returns the background of the terminal, as far as it is known.
pub const fn ground(theme: &Theme) -> Rgb {
    match theme.ground {
        Ground::Unknown | Ground::Dark => Rgb::BLACK,
        Ground::Light => Rgb::WHITE,
    }
}

/// Returns a colour that is nearer to the background; `None` for one that the terminal chooses.
fn nearer(paint: Paint, theme: &Theme) -> Option<Paint> {
    Some(Rgb::of(paint)?.mixed(ground(theme), SHARE).paint(theme.depth))
}
