//! Players, turn, counts and the list of moves.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::app::App;
use super::theme::Theme;
use crate::app::text;
use crate::board::Color;
use crate::clock::ClockFace;

/// Returns turn and score in one line, for screens without a panel.
pub fn score(app: &App) -> Line<'static> {
    let (theme, shown) = (app.theme(), app.shown());
    let counts = shown.board().counts();
    let side = |color: Color| {
        let text = format!("{} {} {}", turn_sign(app, color), disc(theme, color), counts[color]);
        Span::styled(text, turn_style(app, color))
    };
    let empties = format!("  {} empty", shown.board().empties().len());
    let [black, white] = Color::BOTH.map(side);
    Line::from(vec![black, white, Span::styled(empties, theme.colors.quiet)])
}

/// Returns both clocks in one line, for screens without a panel; `None` where there are none.
pub fn clocks(app: &App) -> Option<Line<'static>> {
    let [black, white] = Color::BOTH.map(|color| clock(app, color));
    Some(Line::from(vec![Span::raw("  "), black?, Span::raw("  "), white?]))
}

/// Draws the panel.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let mut head = Vec::new();
    for color in Color::BOTH {
        head.push(player(app, color, width.min(24)));
        head.extend(clock(app, color).map(|time| Line::from(vec![Span::raw("    "), time])));
    }
    head.push(Line::default());
    head.extend(figures(app));
    if let Some(name) = app.opening() {
        let name = text::wrap(name, width.saturating_sub(2)).into_iter();
        let quiet = app.theme().colors.quiet;
        head.extend(name.map(|line| Line::styled(format!("  {line}"), quiet)));
    }
    head.push(Line::default());
    for (row, line) in area.rows().zip(&head) {
        line.render(row, buffer);
    }
    let height = u16::try_from(head.len()).map_or(area.height, |rows| rows.min(area.height));
    let list = Rect { y: area.y + height, height: area.height - height, ..area };
    moves(app, list, buffer);
}

/// Returns the sign in front of the player to move, or a blank.
fn turn_sign(app: &App, color: Color) -> &'static str {
    if is_to_move(app, color) { app.theme().glyphs.set().to_move } else { " " }
}

fn is_to_move(app: &App, color: Color) -> bool {
    let live = if app.controller().is_browsing() {
        app.shown().to_move()
    } else {
        app.session().to_move()
    };
    live == Some(color)
}

fn turn_style(app: &App, color: Color) -> Style {
    if is_to_move(app, color) { app.theme().colors.strong } else { Style::new() }
}

/// Returns a disc in one character of text.
fn disc(theme: &Theme, color: Color) -> char {
    theme.glyphs.set().discs[color]
}

fn player(app: &App, color: Color, width: usize) -> Line<'static> {
    let count = app.shown().board().counts()[color];
    let theme = app.theme();
    let room = width.saturating_sub(8);
    let name = text::truncate(&app.session().name(color), room, theme.glyphs.set().ellipsis);
    let name = format!("{} {} {name}", turn_sign(app, color), disc(theme, color));
    let name = text::pad(&name, width.saturating_sub(3));
    Line::styled(format!("{name}{count:>3}"), turn_style(app, color))
}

/// Returns the time that a player has left; little of it stands out.
fn clock(app: &App, color: Color) -> Option<Span<'static>> {
    const LITTLE: Duration = Duration::from_secs(20);
    let left = app.session().clock()?.left(color);
    let time = ClockFace(left);
    Some(if left < LITTLE {
        Span::styled(format!("! {time} !"), app.theme().colors.alarm)
    } else {
        Span::styled(time.to_string(), turn_style(app, color))
    })
}

/// Returns move number, empties and mobility, and hands and match where there are any.
fn figures(app: &App) -> Vec<Line<'static>> {
    let shown = app.shown();
    let empties = shown.board().empties().len();
    let mobility = Color::BOTH.map(|color| shown.mobility(color).len());
    let mut lines = vec![
        match shown.to_move() {
            Some(_) => format!("  Move {:<6}{empties:>2} empty", app.controller().viewed_ply() + 1),
            None => format!("  {:<11}{empties:>2} empty", "Game over"),
        },
        format!("  Mobility   {} - {}", mobility[0], mobility[1]),
    ];
    if let Some(hands) = shown.hands() {
        lines.push(format!("  In hand    {} - {}", hands.black, hands.white));
    }
    let series = app.session().series();
    if series.best_of() > 1 {
        let [black, white] = Color::BOTH.map(|color| series.tally(color));
        let length = format!("Best of {}", series.best_of());
        lines.push(format!("  {length:<11}{} - {}", black.points(), white.points()));
        lines.push(format!("  Discs      {} - {}", black.discs, white.discs));
    }
    if shown.pending().is_some() {
        lines.push("  White flips a disc".into());
    } else if shown.is_opening() {
        lines.push("  Centre opening".into());
    }
    lines.into_iter().map(|line| Line::from(app.theme().glyphs.spell(&line))).collect()
}

/// Draws the moves and passes in two columns, the one shown among them.
fn moves(app: &App, area: Rect, buffer: &mut Buffer) {
    const WIDTH: u16 = 11;
    let rows = usize::from(area.height);
    if rows == 0 {
        return;
    }
    let (entries, shown) = entries(app);
    // The list scrolls by whole columns, so that it stands still between two moves.
    let first = (shown / rows).saturating_sub(1) * rows;
    let left = Rect { width: area.width.div_ceil(2).min(WIDTH), ..area };
    let width = (area.width - left.width).min(WIDTH);
    let columns = [left, Rect { x: left.right(), width, ..area }];
    let places = columns.iter().flat_map(|column| column.rows());
    for ((i, entry), place) in entries.into_iter().enumerate().skip(first).zip(places) {
        let is_here = i == shown && app.controller().is_browsing();
        let style = if is_here { app.theme().colors.selected } else { Style::new() };
        Line::styled(entry, style).render(place, buffer);
    }
}

/// Returns the rows of the list, and the index of the one that led to the position shown.
fn entries(app: &App) -> (Vec<String>, usize) {
    let game = app.game();
    let mut entries = Vec::new();
    let mut shown = 0;
    for plies in 0..=game.plies().len() {
        if let Some(ply) = plies.checked_sub(1).map(|last| game.plies()[last]) {
            let disc = disc(app.theme(), ply.player);
            let played = match (ply.is_choice(), ply.flips.is_empty()) {
                (false, _) => ply.square.to_string(),
                (true, false) => format!("x{}", ply.square),
                (true, true) => "-".into(),
            };
            entries.push(format!("{plies:>3} {disc} {played}"));
        }
        if plies == app.controller().viewed_ply() {
            shown = entries.len().saturating_sub(1);
        }
        if let Some(passed) = game.position_at(plies).passed() {
            entries.push(format!(" {passed} pass"));
        }
    }
    (entries, shown)
}
