//! The scoresheet on the screen: the grid of numbers, what stands above it, and the repairs.

mod form;
mod grid_lines;
mod typing;

use std::ops::Range;

use othello_core::square::Square;
use othello_home::config::look::SeenFrom;
use othello_notation::draft::{Draft, Field};
use othello_notation::sheet::{Grid, GridError};
use othello_words::i18n::m;
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::Line;

use crate::screen::heading_lines::heading_lines;
use crate::screen::layout::Room;
use crate::screen::small_board;
use crate::screen::theme::Theme;
use crate::screen::view::{BoardContent, View};
use crate::screen::window::{FollowUp, Keep, Light, Window, WindowReply};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, paragraph};
use crate::screen::windows::repairs::choice_lines;
use form::{Form, SENTENCE};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::Arg;
use othello_board::app::event::Event;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{Direction, Erasure, ScreenInput, Step, WindowInput};
use othello_board::features::scoresheet::check::{SheetFault, faults, is_free};
use othello_board::features::scoresheet::commands::{CHOOSE, FIELDS, NAMES, SHEET};
use othello_board::features::scoresheet::commands::{
    SCORESHEET_MODE, SHEET_HEADING_MODE, SHEET_REPAIRS_MODE,
};
use othello_board::features::scoresheet::state::Scoresheet;
use othello_board::features::scoresheet::{sentences, set};
use typing::Typing;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoresheetWindow {
    typing: Typing,
    part: Part,
}

/// The part of the sheet that takes keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Grid,
    Heading(Field),
    /// The repairs, with the choice that is selected.
    Repairs(usize),
}

impl ScoresheetWindow {
    /// Begins on the first square without a number.
    pub fn new(app: &App) -> Self {
        let typing = Typing::new(&app.features.scoresheet.draft().grid);
        Self { typing, part: Part::Grid }
    }

    pub fn at_repairs(app: &App) -> Self {
        Self { part: Part::Repairs(0), ..Self::new(app) }
    }

    fn take_in_grid(&mut self, input: &WindowInput, sheet: &Scoresheet) -> WindowReply {
        let grid = &sheet.draft().grid;
        match input {
            WindowInput::Type(digit @ '0'..='9') => {
                let digit = *digit as u8 - b'0';
                return number(self.typing.digit(digit, grid));
            }
            WindowInput::Confirm => self.typing.end(),
            WindowInput::Turn(Step::Next) => self.typing.go(Direction::Right),
            WindowInput::Turn(Step::Previous) => self.typing.go(Direction::Left),
            WindowInput::Select(Step::Next) => self.typing.go(Direction::Down),
            WindowInput::Select(Step::Previous) => self.typing.go(Direction::Up),
            WindowInput::Change(step) => self.typing.seek(*step, grid),
            WindowInput::Erase(Erasure::Letter) => return number(self.typing.erase(grid)),
            WindowInput::Erase(Erasure::NextLetter) => return number(self.typing.clear()),
            WindowInput::Pick { row, .. } => self.pick(*row),
            WindowInput::Paste(text) => return paste(text),
            other => return WindowReply::usual(other),
        }
        WindowReply::Quiet
    }

    /// Goes to the square or the field that was clicked.
    fn pick(&mut self, row: usize) {
        if let Some(square) = Square::ALL.get(row).copied().filter(|square| is_free(*square)) {
            self.typing.go_to(square);
            self.part = Part::Grid;
        } else if let Some(field) = row.checked_sub(FIELDS).and_then(|row| Field::ALL.get(row)) {
            self.part = Part::Heading(*field);
        }
    }

    fn take_in_heading(&mut self, input: WindowInput, field: Field, draft: &Draft) -> WindowReply {
        let text = draft.text(field);
        let index = field as usize;
        match input {
            WindowInput::Type(letter) => return entry(field, &format!("{text}{letter}")),
            WindowInput::Paste(pasted) => return entry(field, &format!("{text}{pasted}")),
            WindowInput::Erase(part) => {
                let mut text = text.to_owned();
                part.of(&mut text);
                return entry(field, &text);
            }
            WindowInput::Confirm => {
                let next = Field::ALL.get(index + 1);
                self.part = next.map_or(Part::Grid, |field| Part::Heading(*field));
            }
            WindowInput::Select(step) => {
                self.part = Part::Heading(Field::ALL[step.of(index, Field::ALL.len())]);
            }
            WindowInput::Pick { row, .. } => self.pick(row),
            WindowInput::Cancel => self.part = Part::Grid,
            other => return WindowReply::usual(&other),
        }
        WindowReply::Quiet
    }

    fn take_in_repairs(
        &mut self,
        input: &WindowInput,
        selected: usize,
        of: &Scoresheet,
    ) -> WindowReply {
        let choices = of.repairs().len() + usize::from(sentences::anyway(of.check()).is_some());
        let mut select = |row| self.part = Part::Repairs(row);
        match input {
            WindowInput::Select(step) if choices > 0 => select(step.of(selected, choices)),
            WindowInput::Pick { row, .. } if *row == selected => {
                return WindowReply::Send(
                    ScreenInput::Call(&CHOOSE, Arg::Index(*row)),
                    FollowUp::Quiet,
                );
            }
            WindowInput::Pick { row, .. } if *row < choices => select(*row),
            WindowInput::Cancel => self.part = Part::Grid,
            other => return WindowReply::usual(other),
        }
        WindowReply::Quiet
    }
}

/// Types what stands behind the word of the sheet in a line.
fn typed(line: String) -> WindowReply {
    WindowReply::Send(ScreenInput::Call(&SHEET, Arg::Text(line)), FollowUp::Quiet)
}

fn number((square, number): (Square, u8)) -> WindowReply {
    typed(match number {
        0 => format!("{square} -"),
        number => format!("{square} {number}"),
    })
}

fn entry(field: Field, text: &str) -> WindowReply {
    typed(format!("{} {text}", field.name()))
}

/// Returns the numbers of a grid that was pasted. Anything else is pasted as a game.
fn paste(text: &str) -> WindowReply {
    let Some((grid, _)) = Grid::read(text.lines()) else { return WindowReply::Ignored };
    let squares = Square::ALL.into_iter().filter(|square| is_free(*square));
    let numbers = squares.map(|square| (square, grid.number(square).unwrap_or(0)));
    let numbers: Vec<_> = numbers.collect();
    WindowReply::Change(Call::needing(SHEET.needs, move |app| set(app, &numbers)))
}

impl Window for ScoresheetWindow {
    fn mode(&self) -> Mode {
        match self.part {
            Part::Grid => SCORESHEET_MODE,
            Part::Heading(_) => SHEET_HEADING_MODE,
            Part::Repairs(_) => SHEET_REPAIRS_MODE,
        }
    }

    fn handle(&mut self, input: WindowInput, app: &App) -> WindowReply {
        let sheet = &app.features.scoresheet;
        let input = match input {
            // The wheel goes up and down.
            WindowInput::Scroll(lines) => WindowInput::Select(Step::towards(lines)),
            other => other,
        };
        match self.part {
            Part::Grid => self.take_in_grid(&input, sheet),
            Part::Heading(field) => self.take_in_heading(input, field, sheet.draft()),
            Part::Repairs(selected) => self.take_in_repairs(&input, selected, sheet),
        }
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(*self, view, Form::of(room))
    }

    fn board(&self, _: &App) -> BoardContent {
        BoardContent::Scoresheet
    }

    fn light(&self, _: &App) -> Light {
        Light::Full
    }

    fn focus(&self) -> Option<Square> {
        Some(self.typing.square())
    }

    fn item(&self) -> Option<usize> {
        match self.part {
            Part::Grid => Some(self.typing.square().index().into()),
            Part::Heading(_) => None,
            Part::Repairs(selected) => Some(selected),
        }
    }

    fn told(&mut self, event: &Event, _: &App) -> Keep {
        if let Event::SheetChanged(at) = event {
            self.typing.go_to(at.unwrap_or(self.typing.square()));
            self.part = Part::Grid;
        }
        Keep::Open
    }
}

fn draw(window: ScoresheetWindow, view: &View<'_>, form: Form) -> WindowText {
    let sheet = &view.app().features.scoresheet;
    let theme = view.theme();
    let (title, mut lines, scroll) = match window.part {
        Part::Grid => {
            let cursor = window.typing.square();
            (m::scoresheet::title(), sheet_lines(view, cursor, form), Scroll::From(0))
        }
        Part::Heading(field) => {
            let lines = typed_heading(sheet.draft(), field, theme, form);
            let line = field as usize;
            (m::scoresheet::heading_title(), lines, Scroll::Around { line, rows: 1, top: Some(0) })
        }
        Part::Repairs(selected) => {
            let (lines, at) = repair_lines(view, selected, form);
            let scroll = Scroll::Around { line: at.start, rows: at.len(), top: Some(0) };
            (m::repairs::title(), lines, scroll)
        }
    };
    // The frame is not to change with what stands in it.
    while lines.len() < form.rows {
        lines.push(WindowLine::blank());
    }
    let side = if form.has_board { side_lines(sheet, theme, form) } else { Vec::new() };
    WindowText { side, scroll, ..WindowText::new(title.to_string(), lines) }
}

/// Returns a small board as far as the sheet is legal, and what is missing under it.
fn side_lines(sheet: &Scoresheet, theme: &Theme, form: Form) -> Vec<Line<'static>> {
    let mut lines =
        small_board::lines(sheet.check().game.position().board(), SeenFrom::Black, theme);
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    let numbers = text::wrap(&sentences::numbers(sheet.draft()), width);
    lines.push(Line::default());
    lines.extend(numbers.into_iter().map(|line| Line::styled(line, theme.colors.quiet)));
    lines.truncate(form.rows);
    lines
}

/// Returns the whole sheet: what stands above the grid, the grid, and how far it is a game.
fn sheet_lines(view: &View<'_>, cursor: Square, form: Form) -> Vec<WindowLine> {
    let (draft, theme) = (view.app().features.scoresheet.draft(), view.theme());
    let (_, grid_rows) = form.look.size();
    let spare = form.rows.saturating_sub(grid_rows + SENTENCE);
    let mut lines = top_lines(draft, theme, form.width, spare);
    lines.extend(grid_lines::lines(&draft.grid, Some(cursor), form.look, theme));
    let room = form.rows.saturating_sub(lines.len());
    let sheet = &view.app().features.scoresheet;
    let (state, style) = (sentences::state(sheet).to_string(), state_style(sheet, theme));
    let ellipsis = theme.set().ellipsis;
    let state = text::wrap_to_rows(&state, form.width, room, ellipsis);
    let gap = usize::from(room > state.len());
    lines.extend((0..gap).map(|_| WindowLine::blank()));
    lines.extend(state.into_iter().map(|line| Line::styled(line, style).into()));
    for more in [sentences::numbers(draft), m::scoresheet::signs().to_string()] {
        let more = text::wrap(&more, form.width);
        if lines.len() + more.len() <= form.rows {
            lines
                .extend(more.into_iter().map(|line| Line::styled(line, theme.colors.quiet).into()));
        }
    }
    lines
}

/// Returns the style of the sentence under the grid. A number that is only not typed yet is no fault.
fn state_style(sheet: &Scoresheet, theme: &Theme) -> Style {
    match sheet.check().fault {
        None => theme.colors.strong,
        Some(SheetFault::Grid(GridError::Missing(_)))
            if !faults(&sheet.draft().grid).is_empty() =>
        {
            Style::new()
        }
        Some(_) => theme.colors.alarm,
    }
}

/// Returns what stands above the grid, in so many rows at most: all fields, or two lines, or one.
fn top_lines(draft: &Draft, theme: &Theme, width: usize, rows: usize) -> Vec<WindowLine> {
    if rows > Field::ALL.len() + SENTENCE {
        let mut lines = heading_lines(draft, None, theme, width, FIELDS);
        lines.push(WindowLine::blank());
        return lines;
    }
    let ellipsis = theme.set().ellipsis;
    let filled = sentences::heading(draft).into_iter().filter(|line| !line.is_empty());
    let mut lines: Vec<_> = filled
        .map(|line| text::truncate(&line, width, ellipsis))
        .map(|line| WindowLine::button(line, NAMES))
        .collect();
    if lines.is_empty() {
        let how = m::scoresheet::no_heading().to_string();
        lines.push(WindowLine::button(Line::styled(how, theme.colors.quiet), NAMES));
    }
    lines.truncate(rows);
    // One more stands under the grid.
    if lines.len() + 1 < rows {
        lines.push(WindowLine::blank());
    }
    lines
}

fn typed_heading(draft: &Draft, field: Field, theme: &Theme, form: Form) -> Vec<WindowLine> {
    let mut lines = heading_lines(draft, Some(field), theme, form.width, FIELDS);
    lines.push(WindowLine::blank());
    let (_, grid_rows) = form.look.size();
    if lines.len() + grid_rows + SENTENCE <= form.rows {
        lines.extend(grid_lines::lines(&draft.grid, None, form.look, theme));
        lines.push(WindowLine::blank());
    }
    lines.extend(paragraph(&sentences::field(draft, field), form.width));
    lines
}

/// Returns the fault and the repairs, and the line of the one that is selected.
fn repair_lines(view: &View<'_>, selected: usize, form: Form) -> (Vec<WindowLine>, Range<usize>) {
    let (sheet, theme) = (&view.app().features.scoresheet, view.theme());
    let style = state_style(sheet, theme);
    let state = text::wrap(&sentences::state(sheet).to_string(), form.width).into_iter();
    let mut lines: Vec<_> = state.map(|line| Line::styled(line, style).into()).collect();
    let mut choices: Vec<String> = sheet.repairs().iter().map(ToString::to_string).collect();
    let question =
        if choices.is_empty() { m::scoresheet::no_repairs() } else { m::repairs::meant() };
    choices.extend(sentences::anyway(sheet.check()).map(|anyway| anyway.to_string()));
    lines.push(WindowLine::blank());
    lines.extend(paragraph(&question.to_string(), form.width));
    let (choices, at) = choice_lines(&choices, selected, form.width, theme);
    let mut at = lines.len() + at.start..lines.len() + at.end;
    lines.extend(choices);
    let (_, grid_rows) = form.look.size();
    if lines.len() + grid_rows < form.rows {
        let mut all = grid_lines::lines(&sheet.draft().grid, None, form.look, theme);
        all.push(WindowLine::blank());
        at = at.start + all.len()..at.end + all.len();
        all.append(&mut lines);
        lines = all;
    }
    (lines, at)
}
