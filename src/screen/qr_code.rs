//! A short text as a QR code, two modules in a cell.

use ratatui::text::Line;

use super::theme::Theme;

/// Returns the lines of the code; none where the screen cannot show it, or the program was built
/// without it.
pub fn lines(text: &str, theme: &Theme) -> Vec<Line<'static>> {
    use qrcode::{Color, EcLevel, QrCode};
    use ratatui::style::{Color as Paint, Style};

    use crate::graph::Ink;
    use crate::screen::theme::ColorDepth;

    /// The light modules around the code.
    const QUIET: usize = 2;
    // Cameras need dark modules on light ones, whatever the theme is.
    if theme.set().ink != Ink::Blocks || theme.depth == ColorDepth::Mono {
        return Vec::new();
    }
    let Ok(code) = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L) else {
        return Vec::new();
    };
    let side = code.width();
    let is_dark = |column: usize, row: usize| {
        let inside = |index: usize| index.checked_sub(QUIET).filter(|index| *index < side);
        let module = inside(column).zip(inside(row));
        module.is_some_and(|at| code[at] == Color::Dark)
    };
    let style = Style::new().fg(Paint::Black).bg(Paint::White);
    let cell = |column, row| match (is_dark(column, row), is_dark(column, row + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let all = side + 2 * QUIET;
    let rows = (0..all).step_by(2);
    rows.map(|row| {
        Line::styled((0..all).map(|column| cell(column, row)).collect::<String>(), style)
    })
    .collect()
}
