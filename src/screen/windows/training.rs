//! The progress on the screen: graphs of what games cost, what is known, and what is due.

use othello_home::memory::entry::GameCost;
use othello_home::memory::report::{DIFFICULTIES, ProgressReport, Tally};
use othello_words::i18n::m;
use othello_words::ideas::Reader;
use othello_words::text;
use othello_words::value::mean_loss;
use ratatui::text::Line;

use crate::graph::Ink;
use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{WindowLine, WindowText, paragraph, text_width};
use crate::screen::windows::page_scroll::PageScroll;
use othello_board::app::App;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::WindowInput;
use othello_board::features::training::commands::PROGRESS_MODE;
use othello_board::features::training::sentences;
use othello_engine::puzzle::Grade;
use othello_engine::review::Phase;

#[derive(Debug, Default)]
pub struct ProgressWindow {
    scroll: PageScroll,
}

impl Window for ProgressWindow {
    fn mode(&self) -> Mode {
        PROGRESS_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        self.scroll.handle(&input)
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let lines = match view.app().features.training.report() {
            Some(report) if !report.is_empty() => lines(view, report, room),
            Some(_) | None => {
                paragraph(&m::training::no_progress().to_string(), text_width(room)).collect()
            }
        };
        let width = text_width(room);
        self.scroll.window(view, m::training::title().to_string(), lines, width)
    }
}

/// The columns of the widest bar.
const WIDEST_BAR: usize = 24;
/// The columns of a name, and of a mean beside a graph.
const NAME: usize = 12;
const MEAN: usize = 5;
/// The rows of a window in which bars of several rows have room.
const TALL: usize = 30;

fn lines(view: &View<'_>, report: &ProgressReport, room: Room) -> Vec<WindowLine> {
    let (width, height) = (text_width(room), room.rows);
    let strong = view.theme().colors.strong;
    let mut lines = Vec::new();
    if let Some(level) = report.level {
        lines.extend(paragraph(&m::level::estimated(level.number).to_string(), width));
    }
    let costs = sentences::costs(report);
    if !costs.is_empty() {
        separate(&mut lines);
    }
    for text in costs {
        lines.extend(paragraph(&text.to_string(), width));
    }
    if !report.games.is_empty() {
        separate(&mut lines);
        let title = match Reader::of(report.level) {
            Reader::Learner => m::training::graphs_cost,
            Reader::Strong => m::training::graphs,
        };
        lines.extend(
            paragraph(&title(report.games.len()).to_string(), width)
                .map(|line| WindowLine { text: line.text.style(strong), ..line }),
        );
        // The window is to be seen at a glance.
        let rows = if height < TALL { 1 } else { 3 };
        let full = full(&report.games);
        lines.extend(graphs(view, report, width, rows, full));
        if rows > 1 {
            let about = m::training::about_bars(mean_loss(Some(full))).to_string();
            let quiet = view.theme().colors.quiet;
            lines.push(WindowLine::blank());
            lines.extend(
                paragraph(&about, width)
                    .map(|line| WindowLine { text: line.text.style(quiet), ..line }),
            );
        }
    }
    if report.puzzles.iter().any(|tally| tally.answers > 0) {
        separate(&mut lines);
        lines.push(WindowLine::new(Line::styled(
            m::training::puzzles_at_once().to_string(),
            strong,
        )));
        lines.extend(puzzles(view, report, width));
    }
    separate(&mut lines);
    let rest = sentences::positions(&report.positions).into_iter();
    let rest = rest.chain(sentences::openings(&report.openings));
    for text in rest.chain(sentences::days(&report.days)) {
        lines.extend(paragraph(&text.to_string(), width));
    }
    lines
}

fn separate(lines: &mut Vec<WindowLine>) {
    if !lines.is_empty() {
        lines.push(WindowLine::blank());
    }
}

/// Returns the discs of a mean loss that fills a bar: no game has more.
fn full(games: &[GameCost]) -> f32 {
    /// A loss of which a bar that is full says enough.
    const LEAST: f32 = 6.0;
    let phases = || (0..Phase::ALL.len()).map(Some).chain([None]);
    let means = games.iter().flat_map(|game| {
        phases().filter_map(|phase| ProgressReport::mean_loss(std::slice::from_ref(game), phase))
    });
    means.fold(LEAST, f32::max).ceil()
}

/// Returns the graph of each part of the game: a bar for each of the last games, the latest on the right,
/// and their mean.
fn graphs(
    view: &View<'_>,
    report: &ProgressReport,
    width: usize,
    rows: u8,
    full: f32,
) -> Vec<WindowLine> {
    let room = width.saturating_sub(NAME + MEAN).max(1);
    // A blank between two bars, as far as there is room for it.
    let gap = if report.games.len() * 2 <= room { " " } else { "" };
    let games = &report.games[report.games.len().saturating_sub(room)..];
    let phases = Phase::ALL.map(|phase| m::review::phase(phase.name()).to_string());
    let whole = (None, m::training::whole_game().to_string());
    let parts = (0..).map(Some).zip(phases).chain([whole]);
    let graph = |(phase, name): (Option<usize>, String)| {
        let means =
            games.iter().map(|game| ProgressReport::mean_loss(std::slice::from_ref(game), phase));
        let means: Vec<_> = means.collect();
        let mean = match Reader::of(report.level) {
            Reader::Learner => sentences::whole_cost(games, phase),
            Reader::Strong => mean_loss(ProgressReport::mean_loss(games, phase)),
        };
        (0..rows).rev().map(move |row| {
            let cells =
                means.iter().map(|mean| format!("{}{gap}", cell(view, *mean, [row, rows], full)));
            let bars: String = cells.collect();
            // Name and mean stand beside the foot of the bars.
            let (name, mean) = if row == 0 { (&*name, &*mean) } else { ("", "") };
            WindowLine::new(format!("{}{bars}{mean:>MEAN$}", text::pad(name, NAME)))
        })
    };
    let mut lines = Vec::new();
    for part in parts {
        if rows > 1 && !lines.is_empty() {
            lines.push(WindowLine::blank());
        }
        lines.extend(graph(part));
    }
    lines
}

/// Returns the cell of a mean loss in a row from the foot of its bar, which has so many rows: a block, or
/// where there are none a sign, and a digit where one row has to tell it all.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few rows")]
fn cell(view: &View<'_>, mean: Option<f32>, [row, rows]: [u8; 2], full: f32) -> char {
    const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let Some(mean) = mean else { return ' ' };
    let share = (mean / full).clamp(0.0, 1.0);
    let eighths = (share * f32::from(rows) * 8.0).round() as usize;
    // Nothing is seen as well.
    let here = eighths.max(1).saturating_sub(usize::from(row) * 8).min(8);
    match (view.theme().set().ink, rows) {
        (Ink::Blocks, _) => BLOCKS[here],
        (Ink::Ascii, 1) => char::from(b'0' + mean.round().clamp(0.0, 9.0) as u8),
        (Ink::Ascii, _) if here >= 4 || row == 0 => '#',
        (Ink::Ascii, _) => ' ',
    }
}

/// Returns a row for each difficulty: a bar of the puzzles that were solved, and their numbers.
fn puzzles(view: &View<'_>, report: &ProgressReport, width: usize) -> Vec<WindowLine> {
    let (full, empty) = match view.theme().set().ink {
        Ink::Blocks => ("█", "░"),
        Ink::Ascii => ("#", "-"),
    };
    let room = width.saturating_sub(NAME + 10).clamp(4, WIDEST_BAR);
    let rows = DIFFICULTIES.iter().zip(report.puzzles).filter(|(_, tally)| tally.answers > 0);
    let row = |(grade, tally): (&Grade, Tally)| {
        let filled = room * tally.right / tally.answers.max(1);
        let bar = full.repeat(filled) + &empty.repeat(room - filled);
        WindowLine::new(format!(
            "{}{bar} {}",
            text::pad(&m::puzzle::grade(grade.name()).to_string(), NAME),
            sentences::ratio(tally)
        ))
    };
    rows.map(row).collect()
}
