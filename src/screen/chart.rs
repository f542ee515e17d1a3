//! Graphs by ply in the colours of the board: Black's part above the axis, White's below it.

use std::ops::Range;

use othello_words::i18n::m;
use othello_words::text;
use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::theme::Theme;
use super::theme::panel_colors::PanelColors;
use super::theme::signs;
use super::view::View;
use crate::graph::{Graph, GraphSize, Ink, Variation};
use othello_board::app::command::Arg;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::variations::commands::VARIATION;
use othello_core::board::Color;
use othello_core::tree::Moment;
use othello_engine::review::ReviewedPly;

/// A number of each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The discs that a player has more than the other.
    Lead,
    /// The legal moves of each player.
    Mobility,
    /// The value of the position for Black, by the review of the game.
    Value,
}

impl Measure {
    /// Returns the measure of the only graph: the value if the game has been reviewed.
    pub fn main(view: &View<'_>) -> Self {
        let is_reviewed = !view.app().session().review().plies.is_empty();
        if is_reviewed { Self::Value } else { Self::Lead }
    }

    /// Returns the rows of a graph besides its bars: the title, the axis, the numbers of moves, and the
    /// errors of a reviewed game.
    const fn other_rows(self) -> u16 {
        match self {
            Self::Lead | Self::Mobility => 3,
            Self::Value => 4,
        }
    }
}

/// The columns of the scale.
const SCALE: u16 = 4;
/// The plies of a usual game; the graph of a longer one is compressed.
const USUAL: usize = 61;

/// Returns a graph with its title and scales, in lines that fit into that size.
pub fn lines(view: &View<'_>, measure: Measure, size: Size) -> Vec<Line<'static>> {
    let chart = Chart::new(view, measure, size);
    let rows = chart.graph.extent.rows;
    let mut lines = vec![chart.title(measure)];
    lines.extend((0..rows).rev().map(|row| chart.row(Color::Black, row)));
    lines.push(chart.axis());
    lines.extend((0..rows).map(|row| chart.row(Color::White, row)));
    lines.extend((measure == Measure::Value).then(|| chart.errors(view)));
    lines.push(chart.numbers());
    lines
}

/// Returns the moment of the game in a column of a graph; `None` beside its bars.
pub fn moment_at(view: &View<'_>, measure: Measure, size: Size, column: u16) -> Option<Moment> {
    let column = usize::from(column.checked_sub(SCALE)?);
    Chart::new(view, measure, size).graph.ply(column).map(Moment::Main)
}

/// Returns the columns of a graph, each with the input that goes to its moment.
pub fn clicks(view: &View<'_>, measure: Measure, size: Size) -> Vec<(Range<usize>, ScreenInput)> {
    let chart = Chart::new(view, measure, size);
    let click = |column| {
        let at = Moment::Main(chart.graph.ply(column)?);
        let left = usize::from(SCALE) + column;
        Some((left..left + 1, ScreenInput::Call(&VARIATION, Arg::Moment(at))))
    };
    (0..chart.graph.extent.columns).filter_map(click).collect()
}

struct Chart<'a> {
    graph: Graph,
    theme: &'a Theme,
    colors: Option<PanelColors>,
    /// The column of the ply shown.
    here: usize,
}

impl<'a> Chart<'a> {
    fn new(view: &'a View<'a>, measure: Measure, size: Size) -> Self {
        let viewed = view.app().viewed();
        let (game, line) = (viewed.game(), viewed.line());
        let variation = match viewed.branch() {
            Some(Moment::Main(branch)) => Some(Variation { line, branch }),
            Some(Moment::Side(_)) | None => None,
        };
        let columns = usize::from(size.width.saturating_sub(SCALE));
        let plies = (game.plies().len().max(line.plies().len()) + 1).max(USUAL);
        // Columns of equal width, if there is room for more than one for each ply.
        let columns = if columns >= plies { columns / plies * plies } else { columns };
        let rows = usize::from(size.height.saturating_sub(measure.other_rows()) / 2);
        let extent = GraphSize { columns, plies, rows };
        let graph = match measure {
            Measure::Lead => Graph::lead(game, variation, extent),
            Measure::Mobility => Graph::mobility(game, variation, extent),
            Measure::Value => Graph::value(game, &view.app().session().review(), extent),
        };
        let theme = view.theme();
        let here = graph.column(view.app().viewed().ply());
        Self { graph, theme, colors: PanelColors::of(theme), here }
    }

    fn title(&self, measure: Measure) -> Line<'static> {
        let title = match measure {
            Measure::Lead => m::panel::disc_lead(),
            Measure::Mobility => m::panel::mobility(),
            Measure::Value => m::panel::value_in_discs(),
        };
        let indent = " ".repeat(usize::from(SCALE));
        let whole = title.form("sides");
        let whole = whole.filter(|whole| text::width(whole) <= self.graph.extent.columns);
        let title = whole.unwrap_or_else(|| title.to_string());
        Line::styled(format!("{indent}{title}"), self.theme.colors.quiet)
    }

    /// Returns a row of bars, counted from the axis.
    fn row(&self, color: Color, row: usize) -> Line<'static> {
        let scale = match self.graph.label(row) {
            Some(label) => format!("{label:>3} "),
            None => " ".repeat(usize::from(SCALE)),
        };
        let mut spans = vec![Span::styled(scale, self.theme.colors.quiet)];
        spans.extend((0..self.graph.extent.columns).map(|column| {
            let eighths = self.graph.eighths(column, color, row);
            let (symbol, style) = if self.graph.has_point(column, color, row) {
                self.point(color, eighths)
            } else {
                self.cell(color, row, eighths, column == self.here)
            };
            Span::styled(symbol.to_string(), style)
        }));
        Line::from(spans)
    }

    /// Returns the cell of a variation's value, over the bar of the game.
    fn point(&self, color: Color, eighths: usize) -> (char, Style) {
        let symbol = match self.theme.set().ink {
            Ink::Blocks => '•',
            Ink::Ascii => '*',
        };
        let style = match &self.colors {
            Some(colors) => {
                let paper = if eighths < 4 { colors.ground } else { colors.discs[color] };
                Style::new().fg(colors.accent).bg(paper)
            }
            None => self.theme.colors.strong,
        };
        (symbol, style)
    }

    /// Returns the row of errors: the disc of the player under each move that loses two discs or more.
    fn errors(&self, view: &View<'_>) -> Line<'static> {
        let review = view.app().session().review();
        let game = view.app().viewed().game();
        let mut movers = vec![None; self.graph.extent.columns];
        for (index, ply) in game.plies().iter().enumerate() {
            let column = self.graph.column(index + 1);
            if review.ply(index).is_some_and(ReviewedPly::is_error)
                && let Some(mover) = movers.get_mut(column)
            {
                *mover = Some(ply.player);
            }
        }
        let label = text::pad(&m::panel::errors().to_string(), usize::from(SCALE));
        let mut spans = vec![Span::styled(label, self.theme.colors.quiet)];
        spans.extend(movers.into_iter().map(|mover| match mover {
            Some(color) => signs::small_disc(self.theme, color),
            None => Span::styled(
                " ",
                self.colors.as_ref().map_or_else(Style::new, PanelColors::on_felt),
            ),
        }));
        Line::from(spans)
    }

    fn cell(&self, color: Color, row: usize, eighths: usize, is_here: bool) -> (char, Style) {
        let ink = self.theme.set().ink;
        let (marker, eighths) = match ink {
            Ink::Blocks => ('│', eighths),
            // What there is at all is seen beside the axis.
            Ink::Ascii => ('|', if eighths >= 4 || (row == 0 && eighths > 0) { 8 } else { 0 }),
        };
        let is_even = eighths == 0 || eighths == 8;
        match &self.colors {
            Some(colors) => {
                let (ground, disc) = (colors.ground, colors.discs[color]);
                let paper = if eighths == 0 { ground } else { disc };
                match color {
                    Color::Black | Color::White if is_even && is_here => {
                        (marker, Style::new().fg(colors.accent).bg(paper))
                    }
                    Color::Black | Color::White if is_even => (' ', Style::new().bg(paper)),
                    Color::Black => (LOWER[eighths], Style::new().fg(disc).bg(ground)),
                    // The part that the blocks leave free is the bar.
                    Color::White => (LOWER[8 - eighths], Style::new().fg(ground).bg(disc)),
                }
            }
            None if is_even && is_here => (marker, self.theme.colors.strong),
            None => (self.plain(color, eighths), Style::new()),
        }
    }

    /// Returns a cell without colours. There are no blocks in eighths that hang from above.
    fn plain(&self, color: Color, eighths: usize) -> char {
        match (self.theme.set().ink, color) {
            (_, _) if eighths == 0 => ' ',
            (Ink::Ascii, _) => self.theme.disc(color),
            (Ink::Blocks, Color::Black) => LOWER[eighths],
            (Ink::Blocks, Color::White) if eighths >= 4 => '░',
            (Ink::Blocks, Color::White) => ' ',
        }
    }

    /// Returns the line between the bars of both players.
    fn axis(&self) -> Line<'static> {
        let (line, marker) = match self.theme.set().ink {
            Ink::Blocks => ('─', '┼'),
            Ink::Ascii => ('-', '+'),
        };
        let (plain, here) = match &self.colors {
            Some(colors) => {
                let ground = Style::new().bg(colors.ground);
                (ground.fg(colors.line), ground.fg(colors.accent))
            }
            None => (self.theme.colors.quiet, self.theme.colors.strong),
        };
        let mut spans = vec![Span::styled("  0 ", self.theme.colors.quiet)];
        spans.extend((0..self.graph.extent.columns).map(|column| {
            let (symbol, style) = match self.root(column) {
                _ if column == self.here => (marker, here),
                Some(root) => root,
                None => (line, plain),
            };
            Span::styled(symbol.to_string(), style)
        }));
        Line::from(spans)
    }

    /// Returns the cell of the axis from which the bars of a column rise and hang, so that they begin
    /// at zero; `None` where there are none, or no colours.
    fn root(&self, column: usize) -> Option<(char, Style)> {
        let colors = self.colors.as_ref().filter(|_| self.theme.set().ink == Ink::Blocks)?;
        let has_bar = |color| self.graph.eighths(column, color, 0) > 0;
        let half = |color: Color| if has_bar(color) { colors.discs[color] } else { colors.ground };
        let is_any = Color::BOTH.into_iter().any(has_bar);
        is_any.then(|| ('▀', Style::new().fg(half(Color::Black)).bg(half(Color::White))))
    }

    /// Returns the numbers of every tenth move, as far as there is room for them.
    fn numbers(&self) -> Line<'static> {
        let mut text = " ".repeat(usize::from(SCALE));
        let end = usize::from(SCALE) + self.graph.extent.columns;
        for ply in (0..self.graph.extent.plies).step_by(10) {
            let number = ply.to_string();
            let at = usize::from(SCALE) + self.graph.column(ply);
            let at = at.min(end.saturating_sub(number.len()));
            // A blank between two numbers at least.
            if ply == 0 || at > text.len() {
                text.push_str(&" ".repeat(at.saturating_sub(text.len())));
                text.push_str(&number);
            }
        }
        Line::styled(text, self.theme.colors.quiet)
    }
}

/// The blocks that fill a cell from below.
const LOWER: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
