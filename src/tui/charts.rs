//! The game at a glance: the record diagram, and graphs by ply.

use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use super::overlay::{Entry, Focus, Sheet, paragraph, text};
use super::theme::Glyphs;
use crate::board::Color;
use crate::notation::diagram;
use crate::notation::transcript;

/// The moves as numbers in their squares, as on the paper sheet.
pub fn diagram(app: &App, width: usize, top: usize) -> Sheet {
    let mut lines: Vec<Entry> = diagram::draw(app.game(), app.shown_plies())
        .lines()
        .map(|line| text(line.to_owned()))
        .collect();
    lines.push(text(""));
    let plies = &app.game().plies()[..app.shown_plies()];
    lines.extend(broken(&transcript::write(plies), width));
    Sheet { title: "Record", lines, focus: Focus::Top(top) }
}

/// A transcript in lines of whole moves.
fn broken(moves: &str, width: usize) -> Vec<Entry> {
    let columns = (width.min(40) / 2 * 2).max(2);
    let lines = moves.as_bytes().chunks(columns);
    lines.map(|line| text(String::from_utf8_lossy(line).into_owned())).collect()
}

/// Discs and mobility by ply, to scale.
pub fn graphs(app: &App, screen: Size, top: usize) -> Sheet {
    let plies = app.game().plies().len();
    let width = usize::from(screen.width).saturating_sub(12).clamp(8, 62);
    let height = usize::from(screen.height).saturating_sub(11).clamp(4, 22) / 2;
    // A game that is longer than the screen is wide shows every second ply, or third.
    let every = (plies + 1).div_ceil(width).max(1);
    let shown: Vec<usize> = (0..=plies).step_by(every).collect();
    let position = |ply: usize| app.game().position_at(ply);
    let difference = |ply: usize| {
        let discs = position(ply).board().counts();
        i32::from(discs.black) - i32::from(discs.white)
    };
    let mobility = |color: Color| move |ply: usize| i32::from(position(ply).mobility(color).len());
    let chart = |values: Vec<i32>| Chart { app, plies: &shown, values, every };
    let mut lines: Vec<Entry> =
        paragraph("Disc difference: Black's lead upwards, White's down", width).collect();
    lines.extend(chart(shown.iter().map(|&ply| difference(ply)).collect()).around_zero(height));
    lines.push(text(""));
    for color in Color::BOTH {
        lines.extend(paragraph(&format!("Mobility of {color}"), width));
        let values = shown.iter().map(|&ply| mobility(color)(ply)).collect();
        lines.extend(chart(values).upwards((height / 2).max(2)));
    }
    Sheet { title: "Graphs", lines, focus: Focus::Top(top) }
}

struct Chart<'a> {
    app: &'a App,
    plies: &'a [usize],
    values: Vec<i32>,
    every: usize,
}

impl Chart<'_> {
    /// Bars from the bottom.
    fn upwards(&self, rows: usize) -> Vec<Entry> {
        let most = self.values.iter().copied().max().unwrap_or(0).max(1);
        (0..rows).rev().map(|row| self.row(row, rows, most, most_label(row, rows, most))).collect()
    }

    /// Bars upwards and downwards from the middle.
    fn around_zero(&self, rows: usize) -> Vec<Entry> {
        let most = self.values.iter().map(|value| value.abs()).max().unwrap_or(0).max(1);
        let half = rows.div_ceil(2).max(2);
        let up = (0..half).rev().map(|row| self.row(row, half, most, most_label(row, half, most)));
        let below = Self { values: self.values.iter().map(|value| -value).collect(), ..*self };
        let down = (0..half).map(|row| {
            let label = if row + 1 == half { format!("{:>4} ", -most) } else { "     ".into() };
            below.hanging_row(row, half, most, label)
        });
        up.chain(down).collect()
    }

    fn row(&self, row: usize, rows: usize, most: i32, label: String) -> Entry {
        let ascii = self.app.theme().glyphs != Glyphs::Unicode;
        let symbol = |value: i32| match (eighths(value, row, rows, most), ascii) {
            (0, _) => ' ',
            (filled, true) => {
                if filled >= 4 {
                    '#'
                } else {
                    ' '
                }
            }
            (filled, false) => RISING[filled - 1],
        };
        self.line(label, symbol)
    }

    fn hanging_row(&self, row: usize, rows: usize, most: i32, label: String) -> Entry {
        let ascii = self.app.theme().glyphs != Glyphs::Unicode;
        let symbol = |value: i32| match (eighths(value, row, rows, most), ascii) {
            (0..=3, _) => ' ',
            (_, true) => '#',
            (4..=7, false) => '▀',
            (_, false) => '█',
        };
        self.line(label, symbol)
    }

    /// A row of bars; the ply that is shown on the board stands out.
    fn line(&self, label: String, symbol: impl Fn(i32) -> char) -> Entry {
        let mut spans = vec![Span::styled(label, self.app.theme().colors.quiet)];
        for (ply, value) in self.plies.iter().zip(&self.values) {
            let is_here = (*ply..ply + self.every).contains(&self.app.shown_plies());
            let style = if is_here { self.app.theme().colors.selected } else { Style::new() };
            spans.push(Span::styled(symbol(*value).to_string(), style));
        }
        text(Line::from(spans))
    }
}

const RISING: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The label of a row: the largest value at the top, zero at the bottom.
fn most_label(row: usize, rows: usize, most: i32) -> String {
    match row {
        _ if row + 1 == rows => format!("{most:>4} "),
        0 => "   0 ".into(),
        _ => "     ".into(),
    }
}

/// How much of a row a bar fills, in eighths.
fn eighths(value: i32, row: usize, rows: usize, most: i32) -> usize {
    let height = usize::try_from(value.max(0)).unwrap_or(0) * rows * 8;
    let most = usize::try_from(most).unwrap_or(1);
    // Half an eighth is rounded up.
    ((2 * height + most) / (2 * most)).saturating_sub(8 * row).min(8)
}
