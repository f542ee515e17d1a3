//! The progress on the screen: graphs of what games cost, what is known, and what is due.

use ratatui::layout::Size;
use ratatui::text::Line;

use super::words;
use crate::game::controller::Controller;
use crate::graph::Ink;
use crate::memory::report::{DIFFICULTIES, Report, Tally};
use crate::screen::input_mode::InputMode;
use crate::screen::message::WindowInput;
use crate::screen::view::View;
use crate::screen::window::{Reply, Window};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, paragraph, text_width};
use crate::screen::windows::page_scroll::PageScroll;
use crate::words::value::mean_loss;
use othello_engine::analysis::Phase;
use othello_engine::puzzle::Grade;

/// The progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgressWindow {
    scroll: PageScroll,
}

impl Window for ProgressWindow {
    fn mode(&self) -> InputMode {
        InputMode::Progress
    }

    fn take(&mut self, input: WindowInput, _: &Controller) -> Reply {
        self.scroll.take(&input)
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        let lines = match view.controller().training().report() {
            Some(report) if !report.is_empty() => lines(view, report, text_width(screen)),
            Some(_) | None => paragraph(words::NO_PROGRESS, text_width(screen)).collect(),
        };
        let scroll = Scroll::From(self.scroll.top());
        WindowText { scroll, ..WindowText::new(words::TITLE, lines) }
    }
}

/// The columns of the widest bar.
const WIDEST_BAR: usize = 24;
/// The columns of a name, and of a mean beside a graph.
const NAME: usize = 9;
const MEAN: usize = 5;

fn lines(view: &View<'_>, report: &Report, width: usize) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let mut lines = Vec::new();
    if let Some(level) = report.level {
        lines.extend(paragraph(&words::level_line(level.number), width));
    }
    if !report.games.is_empty() {
        separate(&mut lines);
        lines.extend(
            paragraph(&words::graph_heading(report.games.len()), width)
                .map(|line| WindowLine { text: line.text.style(strong), ..line }),
        );
        lines.extend(graph(view, report, width));
    }
    if report.puzzles.iter().any(|tally| tally.answers > 0) {
        separate(&mut lines);
        lines.push(WindowLine::new(Line::styled(words::PUZZLES, strong)));
        lines.extend(puzzles(view, report, width));
    }
    separate(&mut lines);
    let rest = words::positions(&report.positions).into_iter().chain(words::days(&report.days));
    for text in rest {
        lines.extend(paragraph(&text, width));
    }
    lines
}

fn separate(lines: &mut Vec<WindowLine>) {
    if !lines.is_empty() {
        lines.push(WindowLine::blank());
    }
}

/// Returns a row for each part of the game: a bar for each of the last games, the latest on the right, and
/// their mean.
fn graph(view: &View<'_>, report: &Report, width: usize) -> Vec<WindowLine> {
    let room = width.saturating_sub(NAME + MEAN + 1).clamp(1, WIDEST_BAR + 6);
    let games = &report.games[report.games.len().saturating_sub(room)..];
    let rows = (0..).map(Some).zip(Phase::ALL.map(Phase::name)).chain([(None, words::GAME)]);
    let row = |(phase, name): (Option<usize>, &str)| {
        let bars: String = games
            .iter()
            .map(|game| bar(view, Report::mean_loss(std::slice::from_ref(game), phase)))
            .collect();
        let mean = mean_loss(Report::mean_loss(games, phase));
        WindowLine::new(format!("{name:<NAME$}{bars} {mean:>4}"))
    };
    rows.map(row).collect()
}

/// The discs of a mean loss that fills a cell.
const FULL: f32 = 6.0;

/// Returns the cell of a mean loss: a block as high as that, or a digit where there are none.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 9")]
fn bar(view: &View<'_>, mean: Option<f32>) -> char {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let Some(mean) = mean else { return ' ' };
    match view.theme().glyphs.set().ink {
        Ink::Blocks => BLOCKS[(mean / FULL * 8.0).clamp(0.0, 7.0) as usize],
        Ink::Ascii => char::from(b'0' + mean.round().clamp(0.0, 9.0) as u8),
    }
}

/// Returns a row for each difficulty: a bar of the puzzles that were solved, and their numbers.
fn puzzles(view: &View<'_>, report: &Report, width: usize) -> Vec<WindowLine> {
    let (full, empty) = match view.theme().glyphs.set().ink {
        Ink::Blocks => ("█", "░"),
        Ink::Ascii => ("#", "-"),
    };
    let room = width.saturating_sub(NAME + 10).clamp(4, WIDEST_BAR);
    let rows = DIFFICULTIES.iter().zip(report.puzzles).filter(|(_, tally)| tally.answers > 0);
    let row = |(grade, tally): (&Grade, Tally)| {
        let filled = room * tally.right / tally.answers.max(1);
        let bar = full.repeat(filled) + &empty.repeat(room - filled);
        WindowLine::new(format!("{:<NAME$}{bar} {}", grade.name(), words::ratio(tally)))
    };
    rows.map(row).collect()
}
