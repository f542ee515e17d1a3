//! The eight ideas on the screen: what each says, with a board where it holds and one where it does not.

use othello_engine::reasons::ideas::Idea;
use othello_words::i18n::m;
use othello_words::ideas;
use othello_words::text;
use ratatui::text::Line;

use crate::screen::layout::Room;
use crate::screen::small_board;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{
    WindowLine, WindowText, belonging_together, beside, list_item, paragraph, text_width,
};
use crate::screen::windows::page_scroll::PageScroll;
use othello_board::app::App;
use othello_board::app::mode::Mode;
use othello_board::app::page::Page;
use othello_board::app::screen_input::{Step, WindowInput};
use othello_board::features::ideas::commands::IDEAS_MODE;
use othello_board::features::ideas::examples::{Case, Example};
use othello_board::features::ideas::{PAGE, caption, heading, item};

/// The page of an idea, or the list of all.
#[derive(Debug)]
pub struct IdeasWindow {
    shown: Option<Idea>,
    scroll: PageScroll,
}

impl IdeasWindow {
    /// Opens it at the idea that is to be shown.
    pub fn new(app: &App) -> Self {
        Self::at(app.features.ideas.shown)
    }

    fn at(shown: Option<Idea>) -> Self {
        Self { shown, scroll: PageScroll::default() }
    }
}

impl Window for IdeasWindow {
    fn mode(&self) -> Mode {
        IDEAS_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        match input {
            WindowInput::Change(step) => *self = Self::at(neighbour(self.shown, step)),
            WindowInput::Pick { row, .. } => match Idea::ALL.get(row) {
                Some(idea) => *self = Self::at(Some(*idea)),
                None => return WindowReply::Ignored,
            },
            other => return self.scroll.handle(&other),
        }
        WindowReply::Stay
    }

    fn again(&self, page: Page, app: &App) -> Option<Box<dyn Window>> {
        let again = || Box::new(Self::new(app)) as Box<dyn Window>;
        (page == PAGE).then(again)
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let (title, lines) = match self.shown {
            Some(idea) => (heading(idea), page(view, idea, room)),
            None => (m::ideas::title(), list(room)),
        };
        self.scroll.window(view, title.to_string(), lines, text_width(room))
    }
}

/// Returns the page beside one: before the first and behind the last is the list.
fn neighbour(shown: Option<Idea>, step: Step) -> Option<Idea> {
    let place = shown.map_or(0, |idea| idea as usize + 1);
    let next = step.of(place, Idea::ALL.len() + 1);
    next.checked_sub(1).map(|index| Idea::ALL[index])
}

/// Returns the list of all; a click on one shows it.
fn list(room: Room) -> Vec<WindowLine> {
    let width = text_width(room);
    let mut lines: Vec<_> = paragraph(&m::ideas::all().to_string(), width).collect();
    lines.push(WindowLine::blank());
    for (row, idea) in Idea::ALL.into_iter().enumerate() {
        let item = text::capitalized(&item(idea).to_string());
        let text = m::ideas::numbered((row + 1).to_string(), m::common::raw(item)).to_string();
        lines.extend(list_item(&text, width).map(|line| WindowLine::row(line.text, row)));
    }
    lines
}

/// The columns of a board, and those between two of them.
const BOARD: usize = 18;
const GAP: usize = 2;
const BOTH: usize = 2 * BOARD + GAP;
/// The fewest columns of both boards beside each other.
const LEAST: usize = 2 * BOARD + 1;
/// The fewest columns of a text beside the boards.
const NARROWEST: usize = 28;

/// Returns the page of an idea: its boards beside its sentences, above them, or one under the other.
fn page(view: &View<'_>, idea: Idea, room: Room) -> Vec<WindowLine> {
    let about = ideas::about(idea).to_string();
    if room.columns >= BOTH + GAP + NARROWEST {
        let width = (room.columns - BOTH - GAP).min(48);
        let said = text::wrap(&about, width).into_iter().map(Line::raw);
        let boards = boards(view, idea, GAP);
        return together(beside(said, width + GAP, boards)).collect();
    }
    let width = text_width(room);
    let mut lines = Vec::new();
    if room.columns >= LEAST {
        let gap = (room.columns - 2 * BOARD).min(GAP);
        lines.extend(together(boards(view, idea, gap)));
    } else {
        for (case, example) in Example::of(idea) {
            let lines_of_board = board(view, idea, case, example, room.columns.min(2 * BOARD));
            lines.extend(together(lines_of_board));
            lines.push(WindowLine::blank());
        }
    }
    lines.push(WindowLine::blank());
    lines.extend(paragraph(&about, width));
    lines
}

/// Returns lines of boards, which are found with all that is said beside and under them.
fn together(lines: impl IntoIterator<Item = Line<'static>>) -> impl Iterator<Item = WindowLine> {
    belonging_together(lines.into_iter().map(WindowLine::new))
}

/// Returns both boards beside each other, with so many columns between them.
fn boards(view: &View<'_>, idea: Idea, gap: usize) -> Vec<Line<'static>> {
    let [so, not_so] =
        Example::of(idea).map(|(case, example)| board(view, idea, case, example, BOARD));
    beside(so, BOARD + gap, not_so).collect()
}

/// Returns a board with its marked moves, and under it what is to be seen there.
fn board(
    view: &View<'_>,
    idea: Idea,
    case: Case,
    example: &Example,
    width: usize,
) -> Vec<Line<'static>> {
    let theme = view.theme();
    let head = match case {
        Case::Holds => m::ideas::holds(),
        Case::DoesNotHold => m::ideas::does_not_hold(),
    };
    let opened = example.opened(case, idea).into_iter().map(|square| (square, '+'));
    let marks = [(example.better, '!'), (example.worse, '?')].into_iter().chain(opened);
    let marks: Vec<_> = marks.collect();
    let caption = theme.spell(&caption(case, idea).to_string());
    let lines = small_board::marked(example.board(), view.seen_from(), theme, &marks);
    let head = [Line::styled(head.to_string(), theme.colors.strong)];
    let below = text::wrap(&caption, width).into_iter().map(Line::raw);
    head.into_iter().chain(lines).chain(below).collect()
}
