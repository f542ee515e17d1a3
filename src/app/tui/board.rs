//! Draws the board: coordinates, squares, discs and marks.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::{Color as Paint, Modifier, Style};

use super::colors::nearest_256;
use super::discs::{Behind, Figure, Shapes, stroke};
use super::layout::Layout;
use super::model::{Learning, Marks, Model};
use super::overlay::Overlay;
use super::picture::{Block, Content, Emblem, Face, Pictures, TURN_STEPS};
use super::pigments::Tone;
use super::swatches::Swatches;
use super::theme::{Depth, Highlight, Theme};
use crate::board::{Board, Color};
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Bitboard, Square};
use crate::stats::{self, Special};

/// Draws the coordinates and the squares.
pub fn draw(model: &Model, layout: &Layout, pictures: &mut Pictures, buffer: &mut Buffer) {
    let overlay = Overlay::of(model, layout.square());
    let state = match &overlay {
        Some(overlay) => BoardState::still(overlay.board),
        None => BoardState::of(model),
    };
    let theme = model.theme();
    for square in Square::ALL {
        let area = layout.cell(square);
        let is_large = area.width >= 4 && area.height >= 2;
        match theme.pigments().filter(|_| is_large) {
            Some(pigments) => {
                let face = face(&state, square, model);
                let cells = pictures.cells(face, area.as_size(), pigments);
                draw_picture(&cells, theme, area, buffer);
            }
            None => draw_square(&state, theme, square, area, buffer),
        }
        draw_learning(&state, theme, square, area, buffer);
    }
    coordinates(model, layout, buffer);
    if let Some(overlay) = overlay {
        draw_numbers(&overlay, layout, theme, buffer);
    }
}

/// Draws a disc on a square of its own.
pub fn disc(theme: &Theme, pictures: &mut Pictures, color: Color, area: Rect, buffer: &mut Buffer) {
    if let Some(pigments) = theme.pigments() {
        let content = Content::Disc(color, Emblem::None);
        let face = Face { content, is_focused: false, dots: 0 };
        draw_picture(&pictures.cells(face, area.as_size(), pigments), theme, area, buffer);
    } else {
        let state = BoardState::still(Board::EMPTY.with(color, Square::A1.into()));
        draw_square(&state, theme, Square::A1, area, buffer);
    }
}

/// Draws the numbers of an overlay into the middle of its discs.
fn draw_numbers(overlay: &Overlay, layout: &Layout, theme: &Theme, buffer: &mut Buffer) {
    let swatches = Swatches::of(theme);
    for (square, number) in &overlay.numbers {
        let Some(color) = overlay.board.disc(*square) else { continue };
        let style = match swatches {
            Some(swatches) => swatches.on_disc(color),
            None if color == Color::Black => Style::new().add_modifier(Modifier::REVERSED),
            None => Style::new(),
        };
        let text = number.to_string();
        let width = u16::try_from(text.len()).unwrap_or(0);
        let Rect { x, y, width: columns, height } = layout.cell(*square);
        let at = Cell::new(x + columns.saturating_sub(width) / 2, y + (height - 1) / 2);
        buffer.set_string(at.x, at.y, text, style);
    }
}

/// Returns the cell of a square that stands for all of it: the one in the middle, or left of it
/// and above.
pub fn middle(layout: &Layout, square: Square) -> Cell {
    let cell = layout.cell(square);
    Cell::new(cell.x + (cell.width - 1) / 2, cell.y + (cell.height - 1) / 2)
}

fn coordinates(model: &Model, layout: &Layout, buffer: &mut Buffer) {
    let colors = model.theme().colors;
    let focus = model.focus();
    for square in Square::ALL {
        let [column, row] = square.name().as_bytes() else { continue };
        let middle = middle(layout, square);
        if square.row() == 0 {
            let style = if model.typed_column() == Some(square.column()) {
                colors.selected
            } else if square.column() == focus.column() {
                colors.strong
            } else {
                colors.quiet
            };
            put(buffer, Cell::new(middle.x, layout.squares.y - 1), *column as char, style);
        }
        if square.column() == 0 {
            let style = if square.row() == focus.row() { colors.strong } else { colors.quiet };
            put(buffer, Cell::new(layout.squares.x - 2, middle.y), *row as char, style);
        }
    }
}

fn put(buffer: &mut Buffer, at: Cell, symbol: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(at) {
        cell.set_char(symbol).set_style(style);
    }
}

/// The squares by their state.
struct BoardState {
    position: Position,
    /// The square in focus, if one is shown.
    focus: Option<Square>,
    /// The disc placed last.
    last: Bitboard,
    /// The discs that the last move flipped.
    flipped: Bitboard,
    /// The discs that a move in focus would flip.
    would_flip: Bitboard,
    /// The squares that can be played.
    legal: Bitboard,
    /// Those of them that are marked.
    marks: Bitboard,
    /// The discs of the last move whose animation has yet to begin.
    waiting: Bitboard,
    /// The discs of the last move that are seen from their edge.
    edges: Bitboard,
    /// The learning marks: sets of squares, each with its sign.
    learning: Vec<(Bitboard, char)>,
}

impl BoardState {
    /// Returns discs of which nothing is marked.
    fn still(board: Board) -> Self {
        Self {
            position: Position::new(Rules::OTHELLO, board, Color::Black),
            focus: None,
            last: Bitboard::EMPTY,
            flipped: Bitboard::EMPTY,
            would_flip: Bitboard::EMPTY,
            legal: Bitboard::EMPTY,
            marks: Bitboard::EMPTY,
            waiting: Bitboard::EMPTY,
            edges: Bitboard::EMPTY,
            learning: Vec::new(),
        }
    }

    fn of(model: &Model) -> Self {
        let position = model.shown();
        let legal =
            if model.controller().can_play() { position.legal_moves() } else { Bitboard::EMPTY };
        let placed = model.last_ply().filter(|ply| !ply.is_choice());
        Self {
            position,
            focus: Some(model.focus()),
            last: placed.map_or(Bitboard::EMPTY, |ply| ply.square.into()),
            flipped: model.last_ply().map_or(Bitboard::EMPTY, |ply| ply.flips),
            would_flip: if model.controller().can_play() {
                position.flips(model.focus())
            } else {
                Bitboard::EMPTY
            },
            legal,
            marks: match model.settings().marks {
                Marks::Shown => legal,
                Marks::Hidden => Bitboard::EMPTY,
            },
            waiting: animated(model, |time| time <= 0),
            edges: animated(model, |time| (1..EDGE).contains(&time)),
            learning: learning(model, &position),
        }
    }
}

/// Milliseconds by which the animation of a disc begins later for each square that it is further
/// away.
const DELAY: i64 = 22;
/// Milliseconds for which a disc is seen from its edge, where it is drawn by hand.
const EDGE: i64 = 60;
/// Milliseconds for which a disc flips, where it is drawn as a picture.
const TURN: i64 = 130;

/// Returns the discs of the last move whose animation has run for such a time, in milliseconds.
fn animated(model: &Model, is_meant: impl Fn(i64) -> bool) -> Bitboard {
    let flips = model.last_ply().map_or(Bitboard::EMPTY, |ply| ply.flips);
    let is_animated = |square: &Square| animation_time(model, *square).is_some_and(&is_meant);
    flips.into_iter().filter(is_animated).collect()
}

/// Returns the milliseconds since the animation of a disc of the last move began; `None` if nothing
/// is animated.
fn animation_time(model: &Model, square: Square) -> Option<i64> {
    let (time, ply) = (model.flip_time()?, model.last_ply()?);
    let columns = square.column().abs_diff(ply.square.column());
    let distance = columns.max(square.row().abs_diff(ply.square.row()));
    let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    Some(time - DELAY * i64::from(distance))
}

/// Returns the learning marks: sets of squares, each with its sign.
fn learning(model: &Model, position: &Position) -> Vec<(Bitboard, char)> {
    let board = position.board();
    match model.settings().learning {
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
            let next = position.play(model.focus()).ok();
            let reply =
                next.filter(|next| next.to_move() == position.to_move().map(|mover| !mover));
            vec![(reply.map_or(Bitboard::EMPTY, |next| next.legal_moves()), '!')]
        }
    }
}

/// The drawing of a square.
struct SquareStyle {
    figure: Option<Figure>,
    ink: Paint,
    face: Paint,
    sign: Option<char>,
}

fn square_style(state: &BoardState, theme: &Theme, square: Square) -> SquareStyle {
    match state.position.board().disc(square) {
        Some(color) => disc_style(state, theme, square, color),
        None => empty_style(state, theme, square),
    }
}

fn empty_style(state: &BoardState, theme: &Theme, square: Square) -> SquareStyle {
    let mark = theme.colors.mark;
    let empty = SquareStyle { figure: None, ink: mark, face: mark, sign: None };
    match state.position.to_move() {
        Some(mover) if state.legal.contains(square) && state.focus == Some(square) => SquareStyle {
            figure: Some(Figure::Preview(mover)),
            ink: theme.colors.discs[mover].preview,
            ..empty
        },
        Some(_) | None if state.marks.contains(square) => {
            SquareStyle { figure: Some(Figure::Mark), ..empty }
        }
        Some(_) | None => empty,
    }
}

fn disc_style(state: &BoardState, theme: &Theme, square: Square, color: Color) -> SquareStyle {
    if state.edges.contains(square) {
        let (ink, face) = (theme.colors.discs[color].rim, theme.colors.mark);
        return SquareStyle { figure: Some(Figure::Edge), ink, face, sign: None };
    }
    let is_waiting = state.waiting.contains(square);
    let color = if is_waiting { !color } else { color };
    let disc = theme.colors.discs[color];
    let ring = Figure::Ring(color);
    let usual = match color {
        Color::Black => Figure::Solid(color),
        Color::White => ring,
    };
    let (figure, face, sign) = if state.would_flip.contains(square) {
        (ring, theme.colors.discs[!color].face, Some('+'))
    } else if state.last.contains(square) {
        (ring, theme.colors.last, Some('*'))
    } else if state.flipped.contains(square) && !is_waiting {
        (ring, disc.flipped, Some('\''))
    } else {
        (usual, disc.face, None)
    };
    match theme.highlight() {
        Highlight::Tones => SquareStyle { figure: Some(figure), ink: disc.rim, face, sign: None },
        Highlight::Signs => {
            SquareStyle { figure: Some(usual), ink: disc.rim, face: disc.face, sign }
        }
    }
}

fn draw_square(state: &BoardState, theme: &Theme, square: Square, area: Rect, buffer: &mut Buffer) {
    let shade = usize::from((square.column() + square.row()) % 2);
    let mut felt = Style::new().fg(theme.colors.dot).bg(theme.colors.felt[shade]);
    if state.focus == Some(square) {
        felt = felt.patch(theme.colors.focus);
    }
    let SquareStyle { figure, ink, face, sign } = square_style(state, theme, square);
    let is_disc = !state.position.board().empties().contains(square);
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
            if stroke.symbol == '█' && theme.shapes == Shapes::Narrow {
                put(buffer, at, ' ', style.patch(theme.filled(ink)));
            } else {
                put(buffer, at, stroke.symbol, style);
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
}

fn draw_learning(
    state: &BoardState,
    theme: &Theme,
    square: Square,
    area: Rect,
    buffer: &mut Buffer,
) {
    let Some((_, sign)) = state.learning.iter().find(|(squares, _)| squares.contains(square))
    else {
        return;
    };
    // The smallest squares have no other cell to spare.
    let column = if area.height == 1 { area.x + 1 } else { area.x };
    let at = Cell::new(column, area.bottom() - 1);
    put(buffer, at, *sign, Style::new().fg(theme.colors.mark));
}

fn draw_picture(cells: &[Block], theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let paint = |tone: Tone| match theme.depth {
        Depth::Indexed => nearest_256(tone.paint()),
        Depth::Mono | Depth::Sixteen | Depth::True => tone.paint(),
    };
    for (position, block) in area.positions().zip(cells) {
        let style = Style::new().fg(paint(block.ink)).bg(paint(block.paper));
        put(buffer, position, block.symbol, style);
    }
}

/// Returns what decides the picture of a square.
fn face(state: &BoardState, square: Square, model: &Model) -> Face {
    let content = match state.position.board().disc(square) {
        None => empty_content(state, square),
        Some(color) if state.would_flip.contains(square) => Content::Disc(color, Emblem::WouldFlip),
        Some(color) if state.last.contains(square) => Content::Disc(color, Emblem::Last),
        Some(color) if state.flipped.contains(square) => flipped_content(square, color, model),
        Some(color) => Content::Disc(color, Emblem::None),
    };
    Face { content, is_focused: state.focus == Some(square), dots: guide_dots(square) }
}

fn empty_content(state: &BoardState, square: Square) -> Content {
    match state.position.to_move() {
        Some(mover) if state.legal.contains(square) && state.focus == Some(square) => {
            Content::Preview(mover)
        }
        Some(_) | None if state.marks.contains(square) => Content::Mark,
        Some(_) | None => Content::Empty,
    }
}

/// Returns a flipped disc: the other side before its animation begins, an ellipse meanwhile, and a
/// disc with a ring afterwards.
fn flipped_content(square: Square, color: Color, model: &Model) -> Content {
    let Some(time) = animation_time(model, square) else {
        return Content::Disc(color, Emblem::Flipped);
    };
    if time <= 0 {
        return Content::Disc(!color, Emblem::None);
    }
    let part = i64::from(TURN_STEPS) * 2 * time / TURN;
    let Some(steps) = u8::try_from(part).ok().filter(|part| *part < 2 * TURN_STEPS) else {
        return Content::Disc(color, Emblem::Flipped);
    };
    if steps < TURN_STEPS {
        Content::Turning(!color, TURN_STEPS - steps)
    } else {
        Content::Turning(color, steps - TURN_STEPS)
    }
}

/// Returns the bits of the guide dots on the corners of a square: they lie where the lines around
/// the squares c3 to f6 cross.
fn guide_dots(square: Square) -> u8 {
    let is_line = |line: u8| line == 2 || line == 6;
    let corners = [(1, 0, 0), (2, 1, 0), (4, 0, 1), (8, 1, 1)];
    let on = |(_, x, y): &(u8, u8, u8)| is_line(square.column() + x) && is_line(square.row() + y);
    corners.iter().filter(|corner| on(corner)).map(|(bit, ..)| bit).sum()
}

/// Returns the quarter of a guide dot in a cell.
///
/// The dots lie on the corners of four squares each, where the lines of a wooden board cross: at
/// the outer corners of c3, f3, c6 and f6.
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
