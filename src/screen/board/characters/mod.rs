//! Draws squares in a few characters: where there are no colours, few characters or no room for a
//! picture.

mod colors;
mod drawings;
mod strokes;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthChar;

use self::colors::SquareColors;
use self::strokes::{Behind, FOOT, Stroke, StrokeFigure, stroke};
use super::cells::put;
use super::label::Label;
use super::square::{Content, DiscMark, Flip, SquareView};
use crate::screen::theme::{Shapes, Theme};
use othello_core::board::Color;

struct CharacterSquare<'a> {
    theme: &'a Theme,
    column: u8,
    /// It is one of the lighter squares.
    is_light: bool,
    size: Size,
    /// The disc on the square, or what is shown in place of one.
    figure: Option<StrokeFigure>,
    /// A character beside a disc.
    sign: Option<char>,
    is_focused: bool,
    /// The colours, if the theme has any.
    colors: Option<SquareColors>,
}

pub fn draw_square(view: &SquareView, theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let square = CharacterSquare::new(view, theme, area.as_size());
    for (column, row) in (0..area.width).flat_map(|x| (0..area.height).map(move |y| (x, y))) {
        let (symbol, style) = square.cell(column, row);
        put(buffer, Cell::new(area.x + column, area.y + row), symbol, style);
    }
}

/// Returns the style of a character in the last cell of a square of one row.
pub fn sign_style(view: &SquareView, theme: &Theme) -> Style {
    CharacterSquare::new(view, theme, Size::new(2, 1)).sign_style()
}

impl<'a> CharacterSquare<'a> {
    fn new(view: &SquareView, theme: &'a Theme, size: Size) -> Self {
        let &SquareView { square, content, label, is_focused, to_move } = view;
        let colors = theme.colors.board.map(|colors| {
            let tint = label.and_then(Label::tint).map(|tint| colors.tint(tint));
            let focus = is_focused.then_some(colors.focused_felt);
            let felt = [colors.felt, colors.alternate_felt][usize::from(view.is_light())];
            let disc = content.disc().or(to_move);
            SquareColors::new(colors, theme.depth, disc, [focus, tint], felt)
        });
        Self {
            theme,
            column: square.column(),
            is_light: view.is_light(),
            size,
            figure: figure(content),
            sign: sign(content),
            is_focused,
            colors,
        }
    }

    fn cell(&self, column: u16, row: u16) -> (char, Style) {
        if let Some(sign) = self.sign.filter(|_| self.is_place_of_sign(column, row)) {
            return self.sign_cell(sign, column, row);
        }
        if let Some(cell) = self.cursor(column, row).or_else(|| self.initial(column, row)) {
            return cell;
        }
        match self.figure.and_then(|figure| self.stroke(figure, column, row)) {
            Some(stroke) => self.disc_cell(stroke),
            None => self.felt_cell(column),
        }
    }

    /// Returns `true` for the cell of the sign: in the middle of the disc, which stays whole, or beside the disc where
    /// that is a letter or two.
    fn is_place_of_sign(&self, column: u16, row: u16) -> bool {
        let Size { width, height } = self.size;
        match self.theme.shapes {
            Shapes::Shaded
            | Shapes::Lined
            | Shapes::Narrow
            | Shapes::NarrowLined
            | Shapes::Tiles
                if height > 1 =>
            {
                let middle = (height - 1) / 2;
                // It takes the place of the second letter of a player, unless a letter has both.
                let below = u16::from(self.letter().is_some_and(|it| it.width() == Some(2)));
                (column, row) == (width / 2, middle + below)
            }
            _ => (column + 1, row) == (width, 0),
        }
    }

    fn disc(&self) -> Option<Color> {
        match self.figure? {
            StrokeFigure::Disc(color) => Some(color),
            StrokeFigure::Preview(_) | StrokeFigure::Edge | StrokeFigure::Mark => None,
        }
    }

    /// Returns the letter that names the player of a disc.
    fn letter(&self) -> Option<char> {
        self.theme.initial(self.disc()?)
    }

    /// Returns a cell of the letter that names the player of a disc, twice in the middle of a large one.
    fn initial(&self, column: u16, row: u16) -> Option<(char, Style)> {
        let disc = self.disc()?;
        let letter = self.theme.initial(disc)?;
        let is_wide = letter.width() == Some(2);
        let Size { width, height } = self.size;
        if height == 1 {
            return (column == 0 && !is_wide).then(|| (letter, self.felt()));
        }
        let symbol = match width / 2 {
            middle if column + 1 == middle => letter,
            middle if column == middle => {
                if is_wide {
                    ' '
                } else {
                    letter
                }
            }
            _ => return None,
        };
        let is_solid = self.theme.solid() == disc;
        let style = if is_solid { inverted(self.felt()) } else { self.felt() };
        (row == (height - 1) / 2).then_some((symbol, style))
    }

    fn sign_cell(&self, sign: char, column: u16, row: u16) -> (char, Style) {
        let stroke = self.figure.and_then(|figure| self.stroke(figure, column, row));
        if self.letter().is_none() && stroke.is_some_and(|stroke| stroke.symbol == '─') {
            // The sign is a part of the outline, which it would cut.
            let joined = match sign {
                '+' => '┼',
                '*' => '▄',
                _ => '┴',
            };
            return (joined, self.sign_style());
        }
        (sign, self.style_of_sign(stroke))
    }

    fn style_of_sign(&self, stroke: Option<Stroke>) -> Style {
        let is_on_disc = stroke.is_some_and(|stroke| {
            stroke.behind != Behind::Felt || matches!(stroke.symbol, '▀'..='▟')
        });
        match &self.colors {
            _ if !is_on_disc || self.size.height == 1 => self.sign_style(),
            Some(colors) => colors.letter_on_disc(),
            None => inverted(self.felt()),
        }
    }

    fn stroke(&self, figure: StrokeFigure, column: u16, row: u16) -> Option<Stroke> {
        let is_outlined = self.colors.as_ref().is_some_and(SquareColors::is_outlined);
        let shapes = match self.theme.shapes {
            Shapes::Shaded if is_outlined => Shapes::Lined,
            Shapes::Narrow if is_outlined => Shapes::NarrowLined,
            shapes => shapes,
        };
        let is_lined = match shapes {
            Shapes::Lined | Shapes::NarrowLined => self.colors.is_none(),
            Shapes::Shaded | Shapes::Narrow | Shapes::Letters | Shapes::Tiles => false,
        };
        let is_swapped = is_lined && self.theme.solid() == Color::White;
        let figure = if is_swapped { figure.opposite() } else { figure };
        stroke(shapes, figure, self.size, column, row)
    }

    fn disc_cell(&self, stroke: Stroke) -> (char, Style) {
        let (symbol, style) = self.inked(stroke);
        // Underlined as well, the line of felt between two discs is as wide as an eighth of a cell.
        let is_line = stroke == FOOT && self.theme.shapes.is_narrow();
        (symbol, if is_line { style.add_modifier(Modifier::UNDERLINED) } else { style })
    }

    /// Returns the character of a stroke in its colours.
    fn inked(&self, stroke: Stroke) -> (char, Style) {
        let Some(colors) = &self.colors else {
            return match stroke.behind {
                // A reversed blank looks like a full block and does not depend on the font.
                Behind::Felt if stroke.symbol == '█' && self.theme.shapes.is_narrow() => {
                    (' ', self.felt().add_modifier(Modifier::REVERSED))
                }
                Behind::Felt => (stroke.symbol, self.felt()),
                Behind::Disc | Behind::Label => (stroke.symbol, inverted(self.felt())),
            };
        };
        let style = match (stroke.behind, self.figure) {
            (Behind::Felt, Some(StrokeFigure::Mark)) => colors.legal_mark(),
            (Behind::Felt, _) => colors.figure(),
            (Behind::Disc, _) => colors.felt_on_disc(),
            (Behind::Label, _) => colors.letter_on_disc(),
        };
        if stroke.symbol == '█' && self.theme.shapes.is_narrow() {
            return (' ', Style { bg: style.fg, ..style });
        }
        (stroke.symbol, style)
    }

    /// Returns a cell of the cursor: a bar beside the disc on a square of one row, brackets in the
    /// corners of a larger one. Without colours the style of the felt shows the cursor.
    fn cursor(&self, column: u16, row: u16) -> Option<(char, Style)> {
        let colors = self.colors.as_ref().filter(|_| self.is_focused)?;
        let is_last = column + 1 == self.size.width;
        if self.size.height == 1 {
            return is_last.then(|| (' ', colors.on_cursor()));
        }
        let is_corner = row == 0 || row + 1 == self.size.height;
        match column {
            0 if is_corner => Some(('[', colors.cursor())),
            _ if is_corner && is_last => Some((']', colors.cursor())),
            _ => None,
        }
    }

    fn sign_style(&self) -> Style {
        match &self.colors {
            Some(colors) if self.is_focused && self.size.height == 1 => colors.on_cursor(),
            Some(colors) => colors.figure(),
            None => self.felt(),
        }
    }

    /// Returns a cell beside the disc: texture, a guide dot or the line between two squares.
    fn felt_cell(&self, column: u16) -> (char, Style) {
        let felt = self.felt();
        let is_disc = matches!(self.figure, Some(StrokeFigure::Disc(_) | StrokeFigure::Edge));
        let is_beside = column + 1 == self.size.width && self.column < 7;
        let line = self.colors.as_ref().map_or(felt, SquareColors::line);
        if self.size.height == 1 && is_beside && !is_disc && self.theme.has_grid() {
            return ('▕', line);
        }
        let texture = if is_disc { ' ' } else { self.theme.texture()[usize::from(self.is_light)] };
        (texture, line.patch(self.theme.quiet_felt()))
    }

    fn felt(&self) -> Style {
        match &self.colors {
            Some(colors) => colors.felt(),
            None if self.is_focused => Style::new().add_modifier(Modifier::REVERSED),
            None => Style::new(),
        }
    }
}

/// Returns the style with foreground and background swapped, where there are no colours.
fn inverted(style: Style) -> Style {
    if style.add_modifier.contains(Modifier::REVERSED) {
        style.remove_modifier(Modifier::REVERSED)
    } else {
        style.add_modifier(Modifier::REVERSED)
    }
}

fn figure(content: Content) -> Option<StrokeFigure> {
    match content {
        Content::Empty => None,
        Content::LegalMark => Some(StrokeFigure::Mark),
        Content::Preview(color) => Some(StrokeFigure::Preview(color)),
        Content::Flipping(flip) if flip.is_before_edge() => Some(StrokeFigure::Edge),
        Content::Disc(color, _) | Content::Flipping(Flip { to: color, .. }) => {
            Some(StrokeFigure::Disc(color))
        }
    }
}

/// Returns the character beside a disc.
fn sign(content: Content) -> Option<char> {
    match content {
        Content::Disc(_, DiscMark::WouldFlip) => Some('+'),
        Content::Disc(_, DiscMark::Last) => Some('*'),
        Content::Disc(_, DiscMark::Flipped) => Some('\''),
        Content::Flipping(flip) => (!flip.is_before_edge()).then_some('\''),
        Content::Empty
        | Content::LegalMark
        | Content::Preview(_)
        | Content::Disc(_, DiscMark::None | DiscMark::Stable) => None,
    }
}
