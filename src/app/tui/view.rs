//! Draws the model.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::{Color as Paint, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Widget};

use super::app::{App, Learning, Marks, OpenWindow, Tone};
use super::binding::InputMode;
use super::bindings::KEYS;
use super::discs::{Behind, Figure, stroke};
use super::layout::{Layout, SMALLEST};
use super::overlay::{Focus, Sheet, wrap};
use super::panel;
use super::theme::{Glyphs, Shapes, States, Theme};
use crate::board::Color;
use crate::position::Position;
use crate::square::{Bitboard, Square};
use crate::stats::{self, Special};

/// Draws everything.
pub fn view(app: &App, frame: &mut Frame<'_>) {
    let screen = frame.area();
    let Some(layout) = Layout::new(screen) else {
        return too_small(frame, screen);
    };
    let buffer = frame.buffer_mut();
    match app.open_window() {
        Some(OpenWindow::Pause) => {}
        _ => board(app, &layout, buffer),
    }
    if let Some(area) = layout.panel {
        panel::draw(app, area, buffer);
    }
    if let Some(area) = layout.score {
        panel::score(app).render(area, buffer);
    }
    lines(app, &layout, buffer);
    let focus = layout.cell(app.focus());
    let mut cursor = Cell::new(focus.x + (focus.width - 1) / 2, focus.y + (focus.height - 1) / 2);
    if let Some(sheet) = Sheet::of(app, screen.as_size()) {
        cursor = overlay(app, &layout, &sheet, buffer);
    }
    frame.set_cursor_position(cursor);
}

/// The title of the window.
pub fn title(app: &App) -> String {
    let session = app.session();
    let counts = session.position().board().counts();
    let turn = match (session.to_move(), session.result().map(|result| result.winner)) {
        (Some(color), _) => format!("{} to move", session.name(color)),
        (None, Some(Some(winner))) => format!("{} wins", session.name(winner)),
        (None, _) => "a draw".into(),
    };
    format!("Othello: {turn}, {}-{}", counts.black, counts.white)
}

fn too_small(frame: &mut Frame<'_>, screen: Rect) {
    let sentence = format!(
        "Othello needs {}x{}, here are {}x{}.",
        SMALLEST.width, SMALLEST.height, screen.width, screen.height
    );
    let lines = wrap(&sentence, usize::from(screen.width));
    Paragraph::new(lines.into_iter().map(Line::from).collect::<Vec<_>>())
        .render(screen, frame.buffer_mut());
}

/// Notice, preview and hints, a row each; a notice that needs more room takes it from the others.
fn lines(app: &App, layout: &Layout, buffer: &mut Buffer) {
    let theme = app.theme();
    let rows: Vec<Rect> =
        [Some(layout.notice), layout.preview, Some(layout.hints)].into_iter().flatten().collect();
    let width = usize::from(layout.notice.width);
    let fitted = |text: &str| wrap(&theme.plain(text), width);
    let fits = |text: &&String| fitted(text).len() <= rows.len().min(2);
    let notice = app.notice().map(|notice| {
        let mut texts = [&notice.text].into_iter().chain(&notice.shorter);
        let shortest = notice.shorter.last().unwrap_or(&notice.text);
        (texts.find(fits).unwrap_or(shortest).clone(), tone(notice.tone, theme))
    });
    let (text, style) = match notice {
        Some(notice) => notice,
        None if layout.preview.is_none() => (app.preview(), Style::new()),
        None => (String::new(), Style::new()),
    };
    let said = fitted(&text);
    for (row, line) in rows.iter().zip(&said) {
        Line::styled(line.clone(), style).render(*row, buffer);
    }
    if let Some(row) = layout.preview.filter(|_| said.len() < 2) {
        // What has been refused need not be said twice.
        let preview = app.preview();
        if preview != text {
            Line::from(theme.plain(&preview)).render(row, buffer);
        }
    }
    if said.len() < rows.len() {
        let clocks = layout.score.and_then(|_| panel::clocks(app));
        let hints = clocks.unwrap_or_else(|| hints(app, usize::from(layout.hints.width)));
        hints.render(layout.hints, buffer);
    }
}

fn tone(tone: Tone, theme: &Theme) -> Style {
    match tone {
        Tone::Quiet => theme.colors.quiet,
        Tone::Strong => theme.colors.strong,
        Tone::Warning => theme.colors.warning,
    }
}

/// The keys that do something now, as many as fit.
fn hints(app: &App, width: usize) -> Line<'static> {
    let place = InputMode::of(app);
    let rows = KEYS.iter().filter(|row| row.mode == place);
    let apply = rows.filter_map(|row| row.hint.as_ref()).filter(|hint| (hint.applies)(app));
    let mut hints: Vec<&str> = apply.map(|hint| hint.text).collect();
    // The last two, help and how to leave, are the last to go.
    while hints.join(GAP).chars().count() > width && !hints.is_empty() {
        hints.remove(hints.len().saturating_sub(3));
    }
    Line::styled(hints.join(GAP), app.theme().colors.quiet)
}

/// What stands between two hints.
const GAP: &str = "  ";

/// The coordinates and the squares.
fn board(app: &App, layout: &Layout, buffer: &mut Buffer) {
    let theme = app.theme();
    let look = Look::of(app);
    for square in Square::ALL {
        let cell = layout.cell(square);
        draw_square(&look, theme, square, cell, buffer);
        let middle = Cell::new(cell.x + (cell.width - 1) / 2, cell.y + (cell.height - 1) / 2);
        let [column, row] = square.name().as_bytes() else { continue };
        let is_in_focus = |same: bool| if same { theme.colors.strong } else { theme.colors.quiet };
        if square.row() == 0 {
            let is_armed = app.typed_column() == Some(square.column());
            let style = if is_armed {
                theme.colors.selected
            } else {
                is_in_focus(square.column() == app.focus().column())
            };
            put(buffer, Cell::new(middle.x, layout.squares.y - 1), *column as char, style);
        }
        if square.column() == 0 {
            let style = is_in_focus(square.row() == app.focus().row());
            put(buffer, Cell::new(layout.squares.x - 2, middle.y), *row as char, style);
        }
    }
}

fn put(buffer: &mut Buffer, at: Cell, symbol: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(at) {
        cell.set_char(symbol).set_style(style);
    }
}

/// All that decides how a square looks.
struct Look {
    position: Position,
    focus: Square,
    /// The disc placed last.
    last: Bitboard,
    /// The discs that it turned.
    turned: Bitboard,
    /// The discs that a move in focus would turn.
    turning: Bitboard,
    /// The squares that can be played.
    legal: Bitboard,
    /// Those of them that are marked.
    marks: Bitboard,
    /// The discs of the last move that have yet to turn over, and those that are doing it.
    unturned: Bitboard,
    edges: Bitboard,
    /// What is marked to learn from, and with which sign.
    learning: Vec<(Bitboard, char)>,
}

impl Look {
    fn of(app: &App) -> Self {
        let position = app.shown();
        let legal =
            if app.controller().can_play() { position.legal_moves() } else { Bitboard::EMPTY };
        let placed = app.last_ply().filter(|ply| !ply.is_choice());
        Self {
            position,
            focus: app.focus(),
            last: placed.map_or(Bitboard::EMPTY, |ply| ply.square.into()),
            turned: app.last_ply().map_or(Bitboard::EMPTY, |ply| ply.flips),
            turning: if app.controller().can_play() {
                position.flips(app.focus())
            } else {
                Bitboard::EMPTY
            },
            legal,
            marks: match app.settings().marks {
                Marks::Shown => legal,
                Marks::Hidden => Bitboard::EMPTY,
            },
            unturned: ripple(app, |turned| turned <= 0),
            edges: ripple(app, |turned| (1..EDGE).contains(&turned)),
            learning: learning(app, &position),
        }
    }
}

/// How many milliseconds later a disc begins to turn for each square that it is further away, and
/// how long it is seen from its edge.
const DELAY: i64 = 22;
const EDGE: i64 = 60;

/// The discs of the last move that have been turning for such a time, in milliseconds.
fn ripple(app: &App, is_meant: impl Fn(i64) -> bool) -> Bitboard {
    let (Some(time), Some(ply)) = (app.flip_time(), app.last_ply()) else { return Bitboard::EMPTY };
    let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    let distance = |square: Square| {
        let columns = square.column().abs_diff(ply.square.column());
        i64::from(columns.max(square.row().abs_diff(ply.square.row())))
    };
    ply.flips.into_iter().filter(|&square| is_meant(time - DELAY * distance(square))).collect()
}

/// The squares marked to learn from, each set with its sign.
fn learning(app: &App, position: &Position) -> Vec<(Bitboard, char)> {
    let board = position.board();
    match app.settings().learning {
        Learning::Off => Vec::new(),
        Learning::Special => Special::ALL
            .into_iter()
            .map(|special| {
                let sign = match special {
                    Special::Corner => '#',
                    Special::CSquare => 'c',
                    Special::XSquare => 'x',
                };
                (special.squares() & board.empties(), sign)
            })
            .collect(),
        Learning::Stable => {
            let stable = Color::BOTH.map(|color| stats::stable(&board, color));
            vec![(stable[0] | stable[1], '=')]
        }
        Learning::Replies => {
            let next = position.play(app.focus());
            let replies = next.map_or(Bitboard::EMPTY, |next| match next.to_move() {
                Some(color) if Some(color) != position.to_move() => next.legal_moves(),
                _ => Bitboard::EMPTY,
            });
            vec![(replies, '!')]
        }
    }
}

/// How a square is drawn.
struct Drawn {
    figure: Option<Figure>,
    ink: Paint,
    face: Paint,
    sign: Option<char>,
}

fn drawn(look: &Look, theme: &Theme, square: Square) -> Drawn {
    let nothing =
        Drawn { figure: None, ink: theme.colors.mark, face: theme.colors.mark, sign: None };
    let Some(color) = look.position.board().disc(square) else {
        let is_legal = look.legal.contains(square);
        return match look.position.to_move() {
            Some(mover) if is_legal && look.focus == square => Drawn {
                figure: Some(Figure::Ghost(mover)),
                ink: theme.colors.discs[mover].ghost,
                ..nothing
            },
            _ if look.marks.contains(square) => Drawn { figure: Some(Figure::Mark), ..nothing },
            _ => nothing,
        };
    };
    if look.edges.contains(square) {
        let ink = theme.colors.discs[color].rim;
        return Drawn { figure: Some(Figure::Edge), ink, ..nothing };
    }
    let color = if look.unturned.contains(square) { !color } else { color };
    let disc = theme.colors.discs[color];
    let ring = Figure::Ring(color);
    let usual = match color {
        Color::Black => Figure::Solid(color),
        Color::White => ring,
    };
    let (figure, face, sign) = if look.turning.contains(square) {
        (ring, theme.colors.discs[!color].face, Some('+'))
    } else if look.last.contains(square) {
        (ring, theme.colors.last, Some('*'))
    } else if look.turned.contains(square) && !look.unturned.contains(square) {
        (ring, disc.turned, Some('\''))
    } else {
        (usual, disc.face, None)
    };
    match theme.states {
        States::Tones => Drawn { figure: Some(figure), ink: disc.rim, face, sign: None },
        States::Signs => Drawn { figure: Some(usual), ink: disc.rim, face: disc.face, sign },
    }
}

fn draw_square(look: &Look, theme: &Theme, square: Square, area: Rect, buffer: &mut Buffer) {
    let shade = usize::from((square.column() + square.row()) % 2);
    let mut felt = Style::new().fg(theme.colors.dot).bg(theme.colors.felt[shade]);
    if look.focus == square {
        felt = felt.patch(theme.colors.focus);
    }
    let Drawn { figure, ink, face, sign } = drawn(look, theme, square);
    let is_disc = !look.position.board().empties().contains(square);
    let size = area.as_size();
    for (column, row) in (0..size.width).flat_map(|x| (0..size.height).map(move |y| (x, y))) {
        let at = Cell::new(area.x + column, area.y + row);
        let stroke = figure.and_then(|figure| stroke(theme.shapes, figure, size, column, row));
        if let Some(stroke) = stroke {
            let style = match stroke.behind {
                Behind::Felt => felt.fg(ink),
                Behind::Face => felt.fg(ink).bg(face),
            };
            // A full block is a blank of its colour where no font need be asked for it.
            match (stroke.symbol, theme.shapes) {
                ('█', Shapes::Narrow) => put(buffer, at, ' ', style.patch(theme.filled(ink))),
                (symbol, _) => put(buffer, at, symbol, style),
            }
        } else {
            let texture = if is_disc { ' ' } else { theme.texture()[shade] };
            let symbol = guide_dot(theme, square, area, at).unwrap_or(texture);
            put(buffer, at, symbol, felt.patch(theme.quiet_felt()));
        }
    }
    if let Some(sign) = sign {
        put(buffer, Cell::new(area.right() - 1, area.y), sign, felt.fg(ink));
    }
    if let Some((_, sign)) = look.learning.iter().find(|(squares, _)| squares.contains(square)) {
        // The smallest squares have no other cell to spare.
        let column = if size.height == 1 { area.x + 1 } else { area.x };
        put(buffer, Cell::new(column, area.bottom() - 1), *sign, felt.fg(theme.colors.mark));
    }
}

/// The quarter of a guide dot in a cell. The dots lie where the lines of a wooden board would
/// cross, at the outer corners of c3, f3, c6 and f6, and meet in four squares.
fn guide_dot(theme: &Theme, square: Square, area: Rect, at: Cell) -> Option<char> {
    if theme.shapes == Shapes::Letters || area.height < 2 {
        return None;
    }
    let (column, row) = (square.column(), square.row());
    let (is_left, is_right) = (at.x == area.left(), at.x + 1 == area.right());
    let (is_top, is_bottom) = (at.y == area.top(), at.y + 1 == area.bottom());
    let is_line = |line: u8| line == 2 || line == 6;
    match (is_left && is_line(column), is_right && is_line(column + 1)) {
        (true, _) if is_top && is_line(row) => Some('▘'),
        (true, _) if is_bottom && is_line(row + 1) => Some('▖'),
        (_, true) if is_top && is_line(row) => Some('▝'),
        (_, true) if is_bottom && is_line(row + 1) => Some('▗'),
        _ => None,
    }
}

/// Draws what lies over the board; says where the cursor goes.
fn overlay(app: &App, layout: &Layout, sheet: &Sheet, buffer: &mut Buffer) -> Cell {
    let theme = app.theme();
    let area = layout.overlay(sheet.size());
    Clear.render(area, buffer);
    let block = Block::bordered()
        .border_set(border(theme))
        .title(Line::styled(format!(" {} ", sheet.title), theme.colors.strong));
    let inner = block.inner(area);
    block.render(area, buffer);
    let rows = usize::from(inner.height);
    let top = sheet.top(rows);
    let mut cursor = Cell::new(inner.x, inner.y);
    for (row, (place, entry)) in inner.rows().zip(sheet.lines.iter().enumerate().skip(top)) {
        let line = Rect { x: row.x + 1, width: row.width.saturating_sub(2), ..row };
        let text = entry.text.clone();
        if sheet.focus == Focus::Around(place) {
            cursor = Cell::new(line.x, line.y);
        }
        text.render(line, buffer);
    }
    if sheet.lines.len() > rows {
        let last = (top + rows).min(sheet.lines.len());
        let text = format!(" {}-{last} of {} ", top + 1, sheet.lines.len());
        let width = u16::try_from(text.len()).unwrap_or(u16::MAX).min(inner.width);
        let at = Rect { x: area.right() - 1 - width, y: area.bottom() - 1, width, height: 1 };
        Line::from(Span::styled(text, theme.colors.quiet)).render(at, buffer);
    }
    let room = usize::from(area.width).saturating_sub(20);
    let hints = hints(app, room);
    if !hints.spans.is_empty() && hints.width() > 0 {
        let width = u16::try_from(hints.width()).unwrap_or(0);
        let at = Rect { x: area.x + 2, y: area.bottom() - 1, width, height: 1 };
        hints.render(at, buffer);
    }
    cursor
}

fn border(theme: &Theme) -> ratatui::symbols::border::Set<'static> {
    use ratatui::symbols::border::Set;
    match theme.glyphs {
        Glyphs::Unicode => BorderType::Rounded.to_border_set(),
        Glyphs::Narrow | Glyphs::Ascii => Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        },
    }
}
