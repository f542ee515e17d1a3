//! The variations of a game in rows, each behind the move that it replaces, with the losses of their moves.

use std::ops::Range;

use othello_words::text;
use ratatui::text::{Line, Span};

use super::review::loss_style;
use crate::screen::theme::panel_colors::lit;
use crate::screen::view::View;
use othello_board::app::command::Arg;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::review::sentences::loss_sign;
use othello_board::features::variations::commands::VARIATION;
use othello_board::features::variations::sentences::signs;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::{Element, Elements, Moment};

/// The columns by which a variation is indented behind its line, and the most of them.
const INDENT: usize = 2;
const MOST_INDENT: usize = 6;
/// The columns between two moves.
const GAP: usize = 2;
/// The rows that are laid out, at most: no player scrolls farther.
const MOST_ROWS: usize = 20_000;

pub struct VariationRow {
    /// The plies of the game before the move that the variation replaces, or that it goes on after.
    pub branch: usize,
    /// The blank columns before the first move.
    indent: usize,
    moves: Vec<VariationMove>,
}

struct VariationMove {
    at: Moment,
    before: Position,
    square: Square,
    /// The first column, and the text without the loss.
    column: usize,
    text: String,
    /// The loss, if it is known.
    loss: Option<String>,
}

impl VariationMove {
    fn columns(&self) -> Range<usize> {
        let loss = self.loss.as_ref().map_or(0, |loss| 1 + text::width(loss));
        self.column..self.column + text::width(&self.text) + loss
    }
}

impl VariationRow {
    /// Returns `true` if a moment is that after one of its moves.
    pub fn has(&self, at: Moment) -> bool {
        self.moves.iter().any(|it| it.at == at)
    }

    /// Returns the moment after the move in a column.
    pub fn moment_at(&self, column: usize) -> Option<Moment> {
        self.moves.iter().find(|it| it.columns().contains(&column)).map(|it| it.at)
    }

    /// Returns the columns of the moves with the inputs that view them.
    pub fn clicks(&self) -> Vec<(Range<usize>, ScreenInput)> {
        let view = |at| ScreenInput::Call(&VARIATION, Arg::Moment(at));
        self.moves.iter().map(|it| (it.columns(), view(it.at))).collect()
    }

    /// Returns the row; the viewed move stands out.
    pub fn line(&self, view: &View<'_>) -> Line<'static> {
        let (theme, viewed) = (view.theme(), view.app().viewed().moment());
        let mut spans = vec![Span::raw(" ".repeat(self.indent))];
        let mut end = self.indent;
        for it in &self.moves {
            spans.push(Span::raw(" ".repeat(it.column - end)));
            let style = if it.at == viewed { lit(theme) } else { theme.colors.quiet };
            spans.push(Span::styled(it.text.clone(), style));
            if let Some(loss) = &it.loss {
                let judged = view.app().features.review.judgement(&it.before, it.square);
                let style = judged.map_or(theme.colors.quiet, |ply| loss_style(ply, theme));
                spans.extend([Span::raw(" "), Span::styled(loss.clone(), style)]);
            }
            end = it.columns().end;
        }
        Line::from(spans)
    }
}

/// Returns `true` if the game has variations.
pub fn is_any(view: &View<'_>) -> bool {
    let (game, viewed) = (view.game(), view.app().viewed());
    let mut moments = (0..=game.plies().len()).map(Moment::Main);
    moments.any(|at| viewed.annotations().variations(at).next().is_some())
}

/// Returns the variations in rows of at most `width` columns, those of the game itself behind `indent`
/// blanks and those of variations behind more.
///
/// A tree may have many thousands of moves, and is laid out for each frame.
pub fn rows(view: &View<'_>, indent: usize, width: usize) -> Vec<VariationRow> {
    let mut layout = RowLayout { view, rows: Vec::new(), is_broken: true, width };
    let (game, annotations) = (view.game(), view.app().viewed().annotations());
    let start = game.position_at(0);
    let mut end = LineEnd { at: Moment::Main(0), before: start, after: start };
    let (mut lines, mut branch) = (Vec::new(), 0);
    for element in Elements::behind_moves(annotations, game.plies().len()) {
        if layout.rows.len() > MOST_ROWS {
            break;
        }
        match element {
            Element::Open(at) => {
                if let (Some(Moment::Main(ply)), true) = (annotations.parent(at), lines.is_empty())
                {
                    branch = ply;
                }
                lines.push(end);
                end = end.branch(annotations.parent(at));
                layout.is_broken = true;
            }
            Element::Close => {
                end = lines.pop().unwrap_or(end);
                layout.is_broken = true;
            }
            Element::Move(at) => {
                let Some((square, after)) = step(view, end.after, at) else { break };
                if !lines.is_empty() {
                    let deeper = (INDENT * (lines.len() - 1)).min(MOST_INDENT);
                    layout.push(at, end.after, square, (branch, indent + deeper));
                }
                end = LineEnd { at, before: end.after, after };
            }
        }
    }
    layout.rows
}

/// The end of a line of play, as far as it is laid out.
#[derive(Clone, Copy)]
struct LineEnd {
    at: Moment,
    /// The positions before its last move and after it.
    before: Position,
    after: Position,
}

impl LineEnd {
    /// Returns the end of a variation before its first move: it replaces the last move of this line,
    /// or goes on after it.
    fn branch(self, parent: Option<Moment>) -> Self {
        if parent == Some(self.at) { self } else { Self { after: self.before, ..self } }
    }
}

/// The rows so far.
struct RowLayout<'a> {
    view: &'a View<'a>,
    rows: Vec<VariationRow>,
    /// The next move begins a row.
    is_broken: bool,
    width: usize,
}

impl RowLayout<'_> {
    /// Appends a move, in a new row if there is no room for it in the last one.
    fn push(
        &mut self,
        at: Moment,
        before: Position,
        square: Square,
        (branch, indent): (usize, usize),
    ) {
        let app = self.view.app();
        let note = app.viewed().annotations().note(at);
        let quote = if note.is_some_and(|note| !note.comment.is_empty()) { "\"" } else { "" };
        let pass = if before.passed().is_some() { "-- " } else { "" };
        let text = format!("{pass}{square}{}{quote}", signs(note));
        let reader = app.features.explanations.reader();
        let judged = app.features.review.judgement(&before, square);
        let loss = judged.map(|ply| loss_sign(ply, reader));
        let mut it = VariationMove { at, before, square, column: indent, text, loss };
        let last = self.rows.last().filter(|_| !self.is_broken);
        if let Some(last) = last.and_then(|row| row.moves.last()) {
            it.column = last.columns().end + GAP;
        }
        if self.is_broken || it.columns().end > self.width {
            it.column = indent;
            self.rows.push(VariationRow { branch, indent, moves: Vec::new() });
        }
        self.is_broken = false;
        if let Some(row) = self.rows.last_mut() {
            row.moves.push(it);
        }
    }
}

/// Returns the square of the move that leads from a position to a moment, and the position after it.
fn step(view: &View<'_>, before: Position, at: Moment) -> Option<(Square, Position)> {
    match at {
        Moment::Main(plies) => {
            let ply = view.game().line().get(plies.checked_sub(1)?)?;
            Some((ply.square, ply.after))
        }
        Moment::Side(id) => {
            let square = view.app().viewed().annotations().square(id);
            Some((square, before.play(square).ok()?))
        }
    }
}
