//! Turn, counts and the list of moves.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::app::App;
use super::theme::{Shapes, Theme};
use crate::board::Color;

/// Turn and score in one line, for screens without a panel.
pub fn score(app: &App) -> Line<'static> {
    let (theme, shown) = (app.theme(), app.shown());
    let counts = shown.board().counts();
    let side = |color: Color| {
        let style = if shown.to_move() == Some(color) { theme.strong } else { Style::new() };
        Span::styled(
            format!("{}{} {}", turn_mark(app, color), disc(theme, color), counts[color]),
            style,
        )
    };
    let empties = format!("  {} empty", shown.board().empties().len());
    Line::from(vec![
        side(Color::Black),
        Span::raw("  "),
        side(Color::White),
        Span::styled(empties, theme.quiet),
    ])
}

/// Draws the panel.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    let mut head = vec![player(app, Color::Black), player(app, Color::White)];
    head.push(Line::default());
    head.push(figures(app));
    head.push(mobility(app));
    head.push(Line::default());
    let rows = usize::from(area.height);
    head.truncate(rows);
    let list_height = rows - head.len();
    for (y, line) in (area.y..).zip(&head) {
        line.render(Rect { y, height: 1, ..area }, buffer);
    }
    let list = Rect { y: area.y + (rows - list_height) as u16, height: list_height as u16, ..area };
    moves(app, list, buffer);
}

/// The mark before the player to move.
fn turn_mark(app: &App, color: Color) -> &'static str {
    match (app.shown().to_move() == Some(color), app.theme().shapes) {
        (true, Shapes::Shaded | Shapes::Lined) => "▸ ",
        (true, Shapes::Letters) => "> ",
        (false, _) => "  ",
    }
}

/// A disc in one character of text.
const fn disc(theme: &Theme, color: Color) -> char {
    match (theme.shapes, color) {
        (Shapes::Shaded | Shapes::Lined, Color::Black) => '●',
        (Shapes::Shaded | Shapes::Lined, Color::White) => '○',
        (Shapes::Letters, color) => color.letter(),
    }
}

fn player(app: &App, color: Color) -> Line<'static> {
    let shown = app.shown();
    let name = format!("{}{} {color}", turn_mark(app, color), disc(app.theme(), color));
    let count = shown.board().counts()[color];
    let style = if shown.to_move() == Some(color) { app.theme().strong } else { Style::new() };
    Line::styled(format!("{name:<18}{count:>3}"), style)
}

fn figures(app: &App) -> Line<'static> {
    let plies = app.shown_plies();
    let empties = app.shown().board().empties().len();
    Line::from(format!("  Move {:<6}{empties:>2} empty", plies + 1))
}

fn mobility(app: &App) -> Line<'static> {
    let shown = app.shown();
    let count = |color| shown.mobility(color).len();
    let text = format!("  Mobility  {:>2} - {}", count(Color::Black), count(Color::White));
    Line::from(text)
}

/// The moves and passes in two columns, the one shown among them.
fn moves(app: &App, area: Rect, buffer: &mut Buffer) {
    let rows = usize::from(area.height);
    if rows == 0 {
        return;
    }
    let (entries, shown) = entries(app);
    // Whole columns are turned over at once, so that the list stands still between two moves.
    let column = shown / rows;
    let first = column.saturating_sub(1) * rows;
    let width = area.width.min(26) / 2;
    for (i, entry) in entries.iter().enumerate().skip(first).take(2 * rows) {
        let place = i - first;
        let x = area.x + (place / rows) as u16 * width;
        let y = area.y + (place % rows) as u16;
        let style =
            if i == shown && app.is_walking() { app.theme().selected } else { Style::new() };
        Line::styled(entry.clone(), style).render(Rect { x, y, width, height: 1 }, buffer);
    }
}

/// The rows of the list, and which of them led to the position shown.
fn entries(app: &App) -> (Vec<String>, usize) {
    let game = app.session().game();
    let theme = app.theme();
    let mut entries = Vec::new();
    let mut shown = 0;
    for plies in 0..=game.plies().len() {
        if let Some(ply) = plies.checked_sub(1).map(|last| game.plies()[last]) {
            entries.push(format!("{plies:>3} {} {}", disc(theme, ply.player), ply.square));
        }
        if plies == app.shown_plies() {
            shown = entries.len().saturating_sub(1);
        }
        if let Some(passed) = game.position_at(plies).passed() {
            entries.push(format!("    {passed:.5} pass"));
        }
    }
    (entries, shown)
}
