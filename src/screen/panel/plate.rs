//! The lines of the players, and the bar of their discs.

use othello_board::features::link::sentences;
use std::time::Duration;

use othello_words::i18n::m;
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Paint, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::graph::Ink;
use crate::screen::board;
use crate::screen::board::pictures::Pictures;
use crate::screen::theme::panel_colors::{PanelColors, lit};
use crate::screen::theme::signs::{disc, disc_sign};
use crate::screen::theme::{Ground, Theme};
use crate::screen::view::View;
use othello_core::board::Color;
use othello_core::clock::ClockFace;
use othello_peer::Presence;

/// Draws the plate of a player, in one row or more: disc, name, what there is to say about them, clock and
/// number of discs.
pub fn draw(
    view: &View<'_>,
    color: Color,
    pictures: &mut Pictures,
    area: Rect,
    buffer: &mut Buffer,
) {
    let theme = view.theme();
    let style = style(view, color);
    let tile = Rect { width: if area.height == 1 { 3 } else { 2 * area.height }, ..area };
    let rest = area.width.saturating_sub(tile.width);
    buffer.set_style(Rect { x: tile.right(), width: rest, ..area }, style);
    if area.height == 1 {
        Line::from(disc(theme, color)).render(tile, buffer);
    } else {
        board::disc(theme, pictures, color, tile, buffer);
    }
    let text = Rect {
        x: tile.right() + 1,
        y: area.y + area.height.saturating_sub(2) / 2,
        width: area.width.saturating_sub(tile.width + 2),
        ..area
    };
    let count = view.shown().board().counts()[color];
    let count = Span::styled(format!("{count:>2}"), bold(style));
    let quiet = if style == Style::new() { theme.colors.quiet } else { style };
    let status = Span::styled(status(view, color), quiet);
    let name = view.name(color);
    if area.height == 1 {
        let mut right = Vec::new();
        if let Some(left) = clock(view, color) {
            right.extend([left, Span::styled("  ", style)]);
        }
        right.push(count);
        let used = Line::from(right.clone()).width() + 1;
        let room = usize::from(text.width).saturating_sub(used);
        if !status.content.is_empty() && text::width(&name) + status.width() + 2 <= room {
            right.splice(0..0, [status, Span::styled("  ", style)]);
        }
        row(text, &name, Line::from(right), name_style(style), theme, buffer);
    } else {
        row(text, &name, Line::from(count), name_style(style), theme, buffer);
        let below = Rect { y: text.y + 1, height: 1, ..text };
        let left = clock(view, color).map_or_else(Line::default, Line::from);
        // The whole line tells whose turn it is; a status without room is left out.
        let fits = status.width() + left.width() < usize::from(below.width);
        row(below, if fits { &status.content } else { "" }, left, quiet, theme, buffer);
    }
}

/// Draws a text from the left, as much of it as there is room for, and another from the right.
pub fn row(
    area: Rect,
    left: &str,
    right: Line<'_>,
    style: Style,
    theme: &Theme,
    buffer: &mut Buffer,
) {
    let width = u16::try_from(right.width()).unwrap_or(u16::MAX).min(area.width);
    let gap = u16::from(width > 0);
    let room = usize::from(area.width.saturating_sub(width + gap));
    let left = text::truncate(left, room, theme.set().ellipsis);
    Line::styled(left, style).render(Rect { height: 1, ..area }, buffer);
    right.render(Rect { x: area.right() - width, width, height: 1, ..area }, buffer);
}

/// Returns both players in one line, for screens without a panel.
pub fn score(view: &View<'_>, width: usize) -> Line<'static> {
    let theme = view.theme();
    let counts = view.shown().board().counts();
    let names = Color::BOTH.map(|color| view.known_name(color).unwrap_or_default());
    let names = fitted(names, width, theme);
    let mut spans = Vec::new();
    for (color, name) in Color::BOTH.into_iter().zip(names) {
        let style = style(view, color);
        spans.push(disc(theme, color));
        if !name.is_empty() {
            spans.push(Span::styled(format!(" {name}"), style));
        }
        spans.push(Span::styled(format!(" {:>2} ", counts[color]), name_style(style)));
        if color == Color::Black {
            spans.push(Span::raw(" "));
        }
    }
    let used = Line::from(spans.clone()).width() + 1;
    let tail = text::truncate(
        &tail(view, width.saturating_sub(used)),
        width.saturating_sub(used),
        theme.set().ellipsis,
    );
    spans.push(Span::styled(format!(" {tail}"), theme.colors.quiet));
    Line::from(spans)
}

/// Returns the names as the line of the score has room for them, or none.
fn fitted(names: [String; 2], width: usize, theme: &Theme) -> [String; 2] {
    const LEAST: usize = 4;
    // Discs, numbers and their blanks take 17 columns, the rest of the line nine.
    let room = width.saturating_sub(26);
    let widths = names.each_ref().map(|name| text::width(name));
    let half = room / 2;
    let rooms =
        [half.max(room.saturating_sub(widths[1])), half.max(room.saturating_sub(widths[0]))];
    let is_short = |(name, room): (usize, usize)| room < name.min(LEAST);
    if widths.into_iter().zip(rooms).any(is_short) {
        return [String::new(), String::new()];
    }
    let [black, white] = names;
    let shorten = |name: &str, room| text::truncate(name, room, theme.set().ellipsis);
    [shorten(&black, rooms[0]), shorten(&white, rooms[1])]
}

/// Returns the rules, if they are not the usual ones, and the number of empty squares, as far as
/// there is room for both.
fn tail(view: &View<'_>, room: usize) -> String {
    let empty = m::panel::empty(view.shown().board().empties().len().to_string()).to_string();
    match view.special_rules() {
        None => empty,
        Some(rules) => {
            let both = format!("{empty}  {rules}");
            if text::width(&both) <= room {
                return both;
            }
            let (preset, changes) = view.game().rules().nearest_preset();
            let brief = if changes.is_empty() {
                preset.name().into()
            } else {
                format!("{} +{}", preset.name(), changes.iter().count())
            };
            [rules, brief.clone()]
                .into_iter()
                .find(|text| text::width(text) <= room)
                .unwrap_or(brief)
        }
    }
}

/// Returns both clocks in one line, for screens without a panel; `None` where there are none. The
/// narrowest screen has room for them and for the most important hint.
pub fn clocks(view: &View<'_>) -> Option<Line<'static>> {
    let [black, white] = Color::BOTH.map(|color| clock(view, color));
    let disc = |color| disc(view.theme(), color);
    Some(Line::from(vec![disc(Color::Black), black?, Span::raw(" "), disc(Color::White), white?]))
}

/// Draws the discs of both as parts of a bar, Black's from the left, White's from the right. In colours, cloth
/// around it tells them from a background that is like them.
pub fn bar(view: &View<'_>, area: Rect, buffer: &mut Buffer) {
    let cloth = PanelColors::of(view.theme()).map(|colors| colors.ground);
    let inner = match cloth {
        Some(cloth) => {
            buffer.set_style(area, Style::new().bg(cloth));
            Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
        }
        None => area,
    };
    let last = area.height.saturating_sub(1);
    for (y, row) in inner.rows().enumerate() {
        let side = if y == usize::from(last) { Side::Below } else { Side::Above };
        bar_row(view, row, side, buffer);
    }
}

/// The side of a row of the bar on which its line is.
#[derive(Clone, Copy)]
enum Side {
    Above,
    Below,
}

fn bar_row(view: &View<'_>, area: Rect, side: Side, buffer: &mut Buffer) {
    let counts = view.shown().board().counts();
    let theme = view.theme();
    let colors = PanelColors::of(theme);
    let eighths = |color: Color| {
        let eighths = u32::from(area.width) * 8 * u32::from(counts[color]) / 64;
        // A cell that is filled in part has no colour left for the line.
        if is_lined(theme, color) { eighths.next_multiple_of(8) } else { eighths }
    };
    let (black, white) = (eighths(Color::Black), eighths(Color::White));
    let end = u32::from(area.width) * 8;
    for (column, position) in (0_u32..).zip(area.positions()) {
        let Some(cell) = buffer.cell_mut(position) else { continue };
        let from = column * 8;
        let filled = black.saturating_sub(from).min(8);
        let others = (from + 8).saturating_sub(end - white).min(8);
        let (symbol, style) = match (&colors, theme.set().ink) {
            (Some(colors), Ink::Blocks) if filled == 8 && is_lined(theme, Color::Black) => {
                lined(colors, side, Color::Black)
            }
            (Some(colors), Ink::Blocks) if others == 8 && is_lined(theme, Color::White) => {
                lined(colors, side, Color::White)
            }
            (Some(colors), Ink::Blocks) => colored(colors, filled, others),
            (Some(colors), Ink::Ascii) => match (filled >= 4, others >= 4) {
                (true, _) => ('_', Style::new().fg(colors.ground).bg(colors.discs.black)),
                (false, true) => ('_', Style::new().fg(colors.ground).bg(colors.discs.white)),
                (false, false) => (' ', Style::new().bg(colors.ground)),
            },
            (None, Ink::Blocks) => (plain(filled, others, theme.solid()), Style::new()),
            (None, Ink::Ascii) => match (filled >= 4, others >= 4) {
                (true, _) => (disc_sign(theme, Color::Black), Style::new()),
                (false, true) => (disc_sign(theme, Color::White), Style::new()),
                (false, false) => ('-', theme.colors.quiet),
            },
        };
        cell.set_char(symbol).set_style(style);
    }
}

/// The blocks that fill a cell from the left.
const LEFT: [char; 9] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];

/// Returns the cell of the bar in colours, of which White's part is filled from the right. A cell
/// with all three colours shows the two larger parts.
fn colored(colors: &PanelColors, black: u32, white: u32) -> (char, Style) {
    let PanelColors { ground, discs, .. } = *colors;
    let filled = |eighths: u32| LEFT.get(eighths as usize).copied().unwrap_or('█');
    let (symbol, ink, paper) = match (black, white) {
        (8, _) => (' ', ground, discs.black),
        (_, 8) => (' ', ground, discs.white),
        (0, _) => (filled(8 - white), ground, discs.white),
        (_, 0) => (filled(black), discs.black, ground),
        (_, _) => (filled(black), discs.black, discs.white),
    };
    let style = Style::new().fg(ink).bg(paper);
    if symbol == '█' { (' ', Style::new().bg(ink)) } else { (symbol, style) }
}

/// Returns a cell in one part of the bar, with its line.
fn lined(colors: &PanelColors, side: Side, color: Color) -> (char, Style) {
    let (ground, disc) = (colors.ground, colors.discs[color]);
    match side {
        // There is no block that fills a cell's uppermost eighth in every font.
        Side::Above => ('▇', Style::new().fg(disc).bg(ground)),
        Side::Below => ('▁', Style::new().fg(ground).bg(disc)),
    }
}

/// Returns `true` if a part of the bar may be like the terminal's background.
const fn is_lined(theme: &Theme, color: Color) -> bool {
    match (theme.ground, color) {
        (Ground::Unknown, _) | (Ground::Dark, Color::Black) | (Ground::Light, Color::White) => true,
        (Ground::Dark, Color::White) | (Ground::Light, Color::Black) => false,
    }
}

/// Returns the cell of the bar without colours: one player's part is full, the other's is grey.
fn plain(black: u32, white: u32, full: Color) -> char {
    match (black, white, full) {
        (1.., white, Color::Black) if black >= white => {
            LEFT.get(black as usize).copied().unwrap_or('█')
        }
        (black, 4.., Color::White) if white >= black => '█',
        (_, 4.., Color::Black) | (4.., _, Color::White) => '░',
        (_, _, _) => '·',
    }
}

/// Returns the style of a player's line.
fn style(view: &View<'_>, color: Color) -> Style {
    if is_lit(view, color) { lit(view.theme()) } else { Style::new() }
}

fn name_style(style: Style) -> Style {
    if style == Style::new() { style } else { bold(style) }
}

/// Returns the style in bold letters, except for black ones: where there are 16 colours, bold black
/// is often shown as grey.
fn bold(style: Style) -> Style {
    if style.fg == Some(Paint::Black) { style } else { style.add_modifier(Modifier::BOLD) }
}

/// Returns `true` if it is the player's turn, or if they have won.
fn is_lit(view: &View<'_>, color: Color) -> bool {
    match view.shown_result() {
        Some(result) => result.winner.is_none_or(|winner| winner == color),
        None => view.shown().to_move() == Some(color),
    }
}

/// Returns what there is to say about a player.
fn status(view: &View<'_>, color: Color) -> String {
    let position = view.shown();
    if let Some(result) = view.shown_result() {
        return match result.winner {
            None => m::panel::draw().to_string(),
            Some(winner) if winner == color => m::panel::wins().to_string(),
            Some(_) => String::new(),
        };
    }
    let app = view.app();
    if let Some(partner) = partner(view, color) {
        return partner;
    }
    let is_thinking = app.features.players.is_thinking() && !app.viewed().is_browsing();
    match (position.to_move(), position.pending()) {
        (Some(mover), _) if mover == color && is_thinking => m::panel::thinking(),
        (Some(mover), Some(_)) if mover == color => m::panel::to_choose(),
        (Some(mover), None) if mover == color => m::panel::to_move(),
        (Some(_), _) if position.passed() == Some(color) => m::panel::cannot_move(),
        (Some(_) | None, _) => return String::new(),
    }
    .to_string()
}

/// Returns what there is to say about the player at another machine, unless it is their turn.
fn partner(view: &View<'_>, color: Color) -> Option<String> {
    let link = view.app().features.link.link()?;
    let is_away = !matches!(link.presence(), Presence::Here(_));
    let is_other = link.peer().color() == Some(!color);
    let is_quiet = view.shown().to_move() != Some(color) && view.shown().passed() != Some(color);
    (is_other && (is_away || is_quiet)).then(|| sentences::partner(link).to_string())
}

/// Returns the time that a player has left; little of it stands out while it is their turn.
fn clock(view: &View<'_>, color: Color) -> Option<Span<'static>> {
    const LITTLE: Duration = Duration::from_secs(20);
    let clock = view.session().clock().filter(|_| !view.app().state.is_aside());
    let left = clock?.left(color);
    let time = ClockFace(left);
    let style = style(view, color);
    Some(if left < LITTLE && view.session().to_move() == Some(color) {
        let alarm = view.theme().colors.alarm;
        let alarm = if style == Style::new() { alarm } else { name_style(style) };
        Span::styled(format!("! {time} !"), alarm)
    } else {
        Span::styled(time.to_string(), style)
    })
}
