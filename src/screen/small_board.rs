//! A small board in lines of text, for windows.

use othello_core::position::Position;
use othello_home::config::look::SeenFrom;
use othello_words::i18n::m;
use othello_words::plies::discs;
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::theme::Theme;
use super::theme::signs::small_disc;
use super::view::View;
use super::window_text::{WindowLine, beside};
use othello_core::board::Board;
use othello_core::square::Square;

/// Returns a board in lines of text, a square in two columns.
pub fn lines(board: Board, seen_from: SeenFrom, theme: &Theme) -> Vec<Line<'static>> {
    marked(board, seen_from, theme, &[])
}

/// Returns the same with signs on squares.
pub fn marked(
    board: Board,
    seen_from: SeenFrom,
    theme: &Theme,
    marks: &[(Square, char)],
) -> Vec<Line<'static>> {
    let quiet = theme.colors.quiet;
    let columns = match seen_from {
        SeenFrom::Black => "  a b c d e f g h",
        SeenFrom::White => "  h g f e d c b a",
    };
    let mut lines = vec![Line::styled(columns, quiet)];
    for row in Square::ALL.map(|place| seen_from.place(place)).chunks(8) {
        let mut spans = vec![Span::styled(format!("{} ", row[0].row() + 1), quiet)];
        for square in row {
            let mark = marks.iter().find(|(marked, _)| marked == square);
            let figure = match (mark, board.disc(*square)) {
                (Some((_, sign)), _) => Span::styled(sign.to_string(), sign_style(theme)),
                (None, Some(color)) => small_disc(theme, color),
                (None, None) => Span::styled("·", felt(theme)),
            };
            let style = figure.style;
            spans.extend([figure, Span::styled(" ", style)]);
        }
        lines.push(Line::from(spans));
    }
    lines
}

/// The rows of the board at the end of a line.
pub const ROWS: usize = 9;

/// Returns the board at the end of a line that is played from the position shown, and beside it its name and the discs of
/// both; nothing where the moves cannot be played.
pub fn at_end_of(view: &View<'_>, moves: &[Square], name: &str, width: usize) -> Vec<WindowLine> {
    /// The columns of the board, and those between it and the text.
    const COLUMNS: usize = 18;
    const GAP: usize = 3;
    let play = |position: Position, square: &Square| position.play(*square).ok();
    let Some(end) = moves.iter().try_fold(view.shown(), play) else { return Vec::new() };
    let theme = view.theme();
    let wrap = |text: &str| text::wrap(text, width.saturating_sub(COLUMNS + GAP));
    let heading = wrap(&m::lines::at_end().to_string()).into_iter();
    let heading = heading.map(|line| Line::styled(line, theme.colors.strong));
    let name = wrap(name).into_iter().map(Line::from);
    let discs = wrap(&discs(&end).to_string()).into_iter().map(Line::from);
    let said = heading.chain(name).chain([Line::default()]).chain(discs);
    let board = lines(end.board(), view.seen_from(), theme);
    beside(board, COLUMNS + GAP, said).take(ROWS).map(WindowLine::new).collect()
}

fn sign_style(theme: &Theme) -> Style {
    let Some(colors) = theme.colors.board else { return theme.colors.strong };
    felt(theme).fg(colors.text_on(colors.felt).paint(theme.depth)).bold()
}

fn felt(theme: &Theme) -> Style {
    let Some(colors) = theme.colors.board else { return theme.colors.quiet };
    Style::new().fg(colors.guide_dot.paint(theme.depth)).bg(colors.felt.paint(theme.depth))
}
