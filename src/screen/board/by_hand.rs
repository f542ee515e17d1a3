//! Draws squares from drawings by hand: where there are no colours, few characters or no room.

mod inks;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::style::{Modifier, Style};

use self::inks::Inks;
use super::cells::put;
use super::learning::LearningMark;
use super::state::BoardState;
use crate::screen::discs::{Behind, Figure, Shapes, Stroke, stroke};
use crate::screen::theme::Theme;
use othello_core::board::Color;
use othello_core::square::Square;

/// The drawing of a square.
struct Drawing<'a> {
    theme: &'a Theme,
    square: Square,
    size: Size,
    /// The thing on the square.
    figure: Option<Figure>,
    /// A character beside a disc.
    sign: Option<char>,
    is_focused: bool,
    /// The colours; none where the theme has none here.
    inks: Option<Inks>,
}

/// Draws a square.
pub fn draw_square(
    state: &BoardState,
    theme: &Theme,
    square: Square,
    area: Rect,
    buffer: &mut Buffer,
) {
    let drawing = Drawing::new(state, theme, square, area.as_size());
    for (column, row) in (0..area.width).flat_map(|x| (0..area.height).map(move |y| (x, y))) {
        let (symbol, style) = drawing.cell(column, row);
        put(buffer, Cell::new(area.x + column, area.y + row), symbol, style);
    }
}

/// Returns the style of a character in the last cell of a square of one row.
pub fn sign_style(state: &BoardState, theme: &Theme, square: Square) -> Style {
    Drawing::new(state, theme, square, Size::new(2, 1)).sign_style()
}

impl<'a> Drawing<'a> {
    fn new(state: &BoardState, theme: &'a Theme, square: Square, size: Size) -> Self {
        let figure = figure(state, square);
        let inks = theme.palette.pigments(theme.depth).map(|pigments| {
            let shade = usize::from((square.column() + square.row()) % 2);
            let tint = state.learning_mark(square).and_then(LearningMark::tint);
            let tint = tint.map(|tint| pigments.tints[tint]);
            let focus = (state.focus == Some(square)).then_some(pigments.focus);
            let felt = [pigments.felt, pigments.odd][shade];
            let color = disc(state, square).or(state.position.to_move());
            Inks::new(pigments, theme.depth, color, [focus, tint], felt)
        });
        let is_focused = state.focus == Some(square);
        Self { theme, square, size, figure, sign: sign(state, square), is_focused, inks }
    }

    /// Returns the character of a cell and its style.
    fn cell(&self, column: u16, row: u16) -> (char, Style) {
        if let Some(sign) = self.sign.filter(|_| (column + 1, row) == (self.size.width, 0)) {
            return (sign, self.sign_style());
        }
        if let Some(cell) = self.cursor(column, row) {
            return cell;
        }
        match self.figure.and_then(|figure| self.stroke(figure, column, row)) {
            Some(stroke) => self.disc_cell(stroke),
            None => self.felt_cell(column, row),
        }
    }

    fn stroke(&self, figure: Figure, column: u16, row: u16) -> Option<Stroke> {
        let is_outlined = self.inks.as_ref().is_some_and(Inks::is_outlined);
        let shapes = match self.theme.shapes {
            Shapes::Shaded if is_outlined => Shapes::Lined,
            Shapes::Narrow if is_outlined => Shapes::NarrowLined,
            shapes => shapes,
        };
        stroke(shapes, figure, self.size, column, row)
    }

    fn disc_cell(&self, stroke: Stroke) -> (char, Style) {
        let Some(inks) = &self.inks else {
            return match stroke.behind {
                // A full block is a blank of its colour where no font need be asked for it.
                Behind::Felt if stroke.symbol == '█' && self.theme.shapes.is_narrow() => {
                    (' ', self.felt().add_modifier(Modifier::REVERSED))
                }
                Behind::Felt => (stroke.symbol, self.felt()),
                Behind::Disc | Behind::Label => (stroke.symbol, inverted(self.felt())),
            };
        };
        let style = match (stroke.behind, self.figure) {
            (Behind::Felt, Some(Figure::Mark)) => inks.mark(),
            (Behind::Felt, _) => inks.figure(),
            (Behind::Disc, _) => inks.felt_on_disc(),
            (Behind::Label, _) => inks.label(),
        };
        if stroke.symbol == '█' && self.theme.shapes.is_narrow() {
            return (' ', Style { bg: style.fg, ..style });
        }
        (stroke.symbol, style)
    }

    /// Returns a cell of the cursor: without colours the style of the felt tells enough, a square of
    /// one row has a bar beside its disc, a larger one brackets in its corners.
    fn cursor(&self, column: u16, row: u16) -> Option<(char, Style)> {
        let inks = self.inks.as_ref().filter(|_| self.is_focused)?;
        let is_last = column + 1 == self.size.width;
        if self.size.height == 1 {
            return is_last.then(|| (' ', inks.on_cursor()));
        }
        let is_corner = row == 0 || row + 1 == self.size.height;
        match column {
            0 if is_corner => Some(('[', inks.cursor())),
            _ if is_corner && is_last => Some((']', inks.cursor())),
            _ => None,
        }
    }

    fn sign_style(&self) -> Style {
        match &self.inks {
            Some(inks) if self.is_focused && self.size.height == 1 => inks.on_cursor(),
            Some(inks) => inks.figure(),
            None => self.felt(),
        }
    }

    /// Returns a cell without anything: texture, a guide dot or the line between two squares.
    fn felt_cell(&self, column: u16, row: u16) -> (char, Style) {
        let (theme, colors) = (self.theme, self.theme.colors);
        let felt = self.felt();
        if let Some(dot) = guide_dot(theme, self.square, self.size, (column, row)) {
            return (dot, felt.fg(colors.dot).patch(theme.quiet_felt()));
        }
        let is_disc = matches!(self.figure, Some(Figure::Disc(_) | Figure::Edge));
        let is_beside = column + 1 == self.size.width && self.square.column() < 7;
        let line = felt.fg(colors.line);
        if self.size.height == 1 && is_beside && !is_disc && theme.has_grid() {
            return ('▕', line);
        }
        let shade = usize::from((self.square.column() + self.square.row()) % 2);
        let texture = if is_disc { ' ' } else { theme.texture()[shade] };
        (texture, line.patch(theme.quiet_felt()))
    }

    /// Returns the style of the square itself.
    fn felt(&self) -> Style {
        match &self.inks {
            Some(inks) => inks.felt(),
            None if self.is_focused => self.theme.colors.focus,
            None => Style::new(),
        }
    }
}

/// Returns the style with its two tones swapped, where there are no colours.
fn inverted(style: Style) -> Style {
    if style.add_modifier.contains(Modifier::REVERSED) {
        style.remove_modifier(Modifier::REVERSED)
    } else {
        style.add_modifier(Modifier::REVERSED)
    }
}

/// Returns the colour of the disc that is seen on a square.
fn disc(state: &BoardState, square: Square) -> Option<Color> {
    let color = state.position.board().disc(square)?;
    Some(if state.waiting.contains(square) { !color } else { color })
}

fn figure(state: &BoardState, square: Square) -> Option<Figure> {
    match (disc(state, square), state.position.to_move()) {
        (Some(_), _) if state.edges.contains(square) => Some(Figure::Edge),
        (Some(color), _) => Some(Figure::Disc(color)),
        (None, Some(mover)) if state.legal.contains(square) && state.focus == Some(square) => {
            Some(Figure::Preview(mover))
        }
        (None, _) => state.is_marked(square).then_some(Figure::Mark),
    }
}

/// Returns the character beside a disc.
fn sign(state: &BoardState, square: Square) -> Option<char> {
    if disc(state, square).is_none() || state.edges.contains(square) {
        None
    } else if state.would_flip.contains(square) {
        Some('+')
    } else if state.last.contains(square) {
        Some('*')
    } else {
        let is_flipped = state.flipped.contains(square) && !state.waiting.contains(square);
        is_flipped.then_some('\'')
    }
}

/// Returns the character of a guide dot in a cell: they lie where the lines of a wooden board
/// cross, at the outer corners of c3, f3, c6 and f6, so in the first cell of c3, g3, c7 and g7.
fn guide_dot(theme: &Theme, square: Square, size: Size, cell: (u16, u16)) -> Option<char> {
    let is_line = |line: u8| line == 2 || line == 6;
    let is_here = cell == (0, 0) && is_line(square.column()) && is_line(square.row());
    let is_room = size.height >= 2;
    match theme.shapes {
        Shapes::Letters | Shapes::Tiles => None,
        Shapes::Shaded | Shapes::Lined => (is_here && is_room).then_some('┼'),
        Shapes::Narrow | Shapes::NarrowLined => (is_here && is_room).then_some('+'),
    }
}
