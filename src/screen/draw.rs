//! Draws the screen: the board, the panel, the lines under the board, and the open window.

use othello_home::config::look::TerminalCursor;
use othello_words::i18n::m;
use othello_words::text;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};

use super::board;
use super::board::pictures::Pictures;
use super::dimmed;
use super::docked;
use super::key_hints::{self, Sight};
use super::layout::{Below, DockedPlace, Layout, Room, SMALLEST, WindowSide};
use super::model::Model;
use super::notice::{self, NoticeScope};
use super::overlay;
use super::panel;
use super::placed_window::{PlacedWindow, Unframed};
use super::preview;
use super::view::{Notice, NoticeKind, View};
use super::window::Light;
use super::window_text::{Scroll, WindowExtent, WindowText, paragraph, text_width};
use othello_board::app::command::Arg;
use othello_board::app::keys::shared::PLAY_FOCUS;
use othello_board::app::screen_input::{ScreenInput, Step, WindowInput};
use othello_board::features::tutorial::commands::READ;
use othello_board::features::tutorial::sentences;

/// The cursor and the words of a frame, which are not in its cells alone.
#[derive(Default)]
pub struct ShownFrame {
    /// The cell of the cursor, which is seen where a text is typed or the settings say so.
    pub cursor: Cell,
    /// The word over several rows of the screen that the terminal is to know as one.
    pub unframed: Option<Unframed>,
}

/// Returns the layout of a screen: of one with a docked panel, as that is read.
pub fn layout(model: &Model, screen: Rect) -> Option<Layout> {
    let is_read = model.docked().is_some() && !model.view().has_futures();
    if is_read { Layout::with_panel(screen) } else { Layout::new(screen) }
}

/// Draws everything. The pictures of squares are kept from frame to frame.
pub fn draw(model: &Model, pictures: &mut Pictures, frame: &mut Frame<'_>) -> ShownFrame {
    let screen = frame.area();
    let view = &model.view();
    let Some(layout) = layout(model, screen) else {
        too_small(view, frame);
        return ShownFrame::default();
    };
    let buffer = frame.buffer_mut();
    let window = open_window(model, screen.as_size());
    let has_caret = window.as_ref().is_some_and(has_caret);
    let window = window.as_ref().map(|window| PlacedWindow::new(view, &layout, window));
    draw_game(model, &layout, window.as_ref(), pictures, buffer);
    lines(view, &layout, window.as_ref(), buffer);
    let cursor = match &window {
        Some(window) => window.draw(buffer),
        None => board::focus(view, &layout),
    };
    paint_wide_letters(buffer);
    let is_shown = view.settings().cursor == TerminalCursor::Shown;
    if is_shown || has_caret {
        frame.set_cursor_position(cursor);
    }
    let unframed = window.as_ref().and_then(PlacedWindow::unframed);
    ShownFrame { cursor, unframed }
}

/// Gives the second cell of a letter that takes two the style of the first: what covers that letter later on need not
/// begin with it, and the terminal would keep the colour of what is left.
fn paint_wide_letters(buffer: &mut Buffer) {
    for at in 1..buffer.content.len() {
        let letter = &buffer.content[at - 1];
        if !letter.symbol().is_ascii() && text::width(letter.symbol()) > 1 {
            let style = letter.style();
            buffer.content[at].set_style(style);
        }
    }
}

/// Returns `true` if the cursor shows where the next letter of a text goes.
fn has_caret(window: &WindowText) -> bool {
    let mut lines = [&window.head, &window.lines, &window.foot].into_iter().flatten();
    lines.any(|line| line.caret.is_some())
}

/// Draws the board and what stands beside it; behind a window the board alone, dimmed unless it shows what the
/// window is about.
fn draw_game(
    model: &Model,
    layout: &Layout,
    window: Option<&PlacedWindow<'_>>,
    pictures: &mut Pictures,
    buffer: &mut Buffer,
) {
    let view = &model.view();
    if let Some(lines) = page_of_futures(view, layout) {
        let place = DockedPlace { frame: None, lines, below: Below::Judgement };
        docked::draw(model, pictures, place, buffer);
        return;
    }
    if window.is_none_or(PlacedWindow::shows_board) {
        board::draw(view, layout, pictures, buffer);
    }
    if let Some(window) = window {
        if model.light() == Light::Dimmed {
            dimmed::dim(view.theme(), layout.board(), buffer);
            pictures.veil(layout.squares, dimmed::ground(view.theme()));
        }
        let players = layout.panel.filter(|area| !window.meets(panel::head(view, *area)));
        if let Some(area) = players.filter(|_| window.shows_board()) {
            panel::draw_head(view, pictures, area, buffer);
        }
        return pictures.cover(window.area());
    }
    if let (Some(area), Some(place)) = (layout.panel, layout.docked())
        && !docked::draw(model, pictures, place, buffer)
    {
        panel::draw(view, pictures, area, buffer);
    }
    if let Some(area) = layout.score {
        let docked = docked::row(model, area.width);
        docked.unwrap_or_else(|| panel::score(view, usize::from(area.width))).render(area, buffer);
    }
}

/// Returns the place of two futures on a screen without a panel: all above the lines of text.
pub fn page_of_futures(view: &View<'_>, layout: &Layout) -> Option<Rect> {
    let is_page = layout.panel.is_none() && !view.has_window() && view.has_futures();
    let height = layout.notice.y - layout.screen.y;
    is_page.then_some(Rect { height, ..layout.screen })
}

/// Returns what the open window shows, if there is one, on a screen of that size. The game record has none where it
/// would cover the numbers on the board.
pub fn open_window(model: &Model, screen: Size) -> Option<WindowText> {
    let layout = layout(model, Rect::from((Cell::ORIGIN, screen)))?;
    let (view, place) = (model.view(), layout.window());
    let Some(window) = model.window() else {
        return unread_lesson(&view, &layout, place.room());
    };
    if is_on_board(&view, &layout) {
        return None;
    }
    let all = place.on_all_of(layout.screen).room();
    let on_screen = window.draw_on_screen(&view, place.room(), all);
    let on_screen = on_screen.map(|text| WindowText { extent: WindowExtent::Screen, ..text });
    Some(on_screen.unwrap_or_else(|| window.draw(&view, place.room())))
}

/// Returns `true` if there is such a window: its text is not laid out for that.
pub fn has_open_window(model: &Model, screen: Size) -> bool {
    let Some(layout) = layout(model, Rect::from((Cell::ORIGIN, screen))) else { return false };
    let view = model.view();
    match model.window() {
        Some(_) => !is_on_board(&view, &layout),
        None => unread_lesson(&view, &layout, layout.window().room()).is_some(),
    }
}

/// Returns `true` if the game record stands on the squares alone.
fn is_on_board(view: &View<'_>, layout: &Layout) -> bool {
    let has_room = view.shows_record() && overlay::has_room(layout.square());
    has_room && layout.window().side != WindowSide::Beside
}

/// Returns a window with what there is to be read of a lesson, where there is no other room for it, until it is read.
fn unread_lesson(view: &View<'_>, layout: &Layout, room: Room) -> Option<WindowText> {
    let walk = view.app().features.tutorial.walk().filter(|walk| !walk.is_read())?;
    let text = sentences::text(walk).to_string();
    let (width, rows) = (usize::from(layout.notice.width), layout.text_rows().len());
    if layout.panel.is_some() || text::wrap(&view.theme().spell(&text), width).len() < rows {
        return None;
    }
    let heading = sentences::heading(walk);
    let lines = paragraph(&text, text_width(room)).collect();
    // A blank stands at each end of a title.
    let short = Some(&heading).filter(|it| text::width(&it.to_string()) + 2 > text_width(room));
    let short = short.and_then(|it| it.form("short"));
    Some(WindowText::new(short.unwrap_or_else(|| heading.to_string()), lines))
}

/// Returns `true` if a lesson covers the board, to be read.
pub fn is_reading(model: &Model, screen: Size) -> bool {
    model.window().is_none() && has_open_window(model, screen)
}

/// Returns an input with the lines by which it scrolls the text of the open window: a page is what is in sight,
/// less a line, and beyond the ends there is nothing. Enter is a click on what was found and is in focus. What looks for a
/// square on a board that a lesson covers has that read first; a move that is typed needs no look.
pub fn in_lines(model: &Model, screen: Rect, message: ScreenInput) -> ScreenInput {
    let is_of_board =
        matches!(message, ScreenInput::Close | ScreenInput::Move(_) | ScreenInput::Seek(_));
    if (is_of_board || message == *PLAY_FOCUS) && is_reading(model, screen.as_size()) {
        return ScreenInput::Call(&READ, Arg::Nothing);
    }
    let ScreenInput::Window(
        input @ (WindowInput::Scroll(_) | WindowInput::ScrollPage(_) | WindowInput::Confirm),
    ) = &message
    else {
        return message;
    };
    let (window, layout) = (open_window(model, screen.as_size()), layout(model, screen));
    let (Some(window), Some(layout)) = (window, layout) else { return message };
    let placed = PlacedWindow::new(&model.view(), &layout, &window);
    let part = placed.part_in_sight().unwrap_or([1, 0, 0]).map(lines_of);
    let [first, last, total] = part;
    let (back, on) = match window.scroll {
        Scroll::From(_) => (1 - first, total - last),
        Scroll::Found { others: [before, behind], .. } => (-lines_of(before), lines_of(behind)),
        Scroll::Around { .. } | Scroll::Part { .. } => return message,
    };
    let lines = match (input, window.scroll) {
        (WindowInput::Confirm, Scroll::Found { line, .. }) => {
            return placed.message_of(line).unwrap_or(message);
        }
        (WindowInput::Scroll(lines), _) => *lines,
        (WindowInput::ScrollPage(Step::Previous), _) => first - last,
        (WindowInput::ScrollPage(Step::Next), _) => last - first,
        _ => return message,
    };
    ScreenInput::Window(WindowInput::Scroll(lines.clamp(back, on)))
}

fn lines_of(count: usize) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}

/// Names the size needed, in fewer words where there is no room for more.
fn too_small(view: &View<'_>, frame: &mut Frame<'_>) {
    let screen = frame.area();
    let set = view.theme().set();
    let needed = format!("{}×{}", SMALLEST.width, SMALLEST.height);
    let there = format!("{}×{}", screen.width, screen.height);
    let text = m::screen::too_small(needed, there);
    let long = set.spell(&text.to_string());
    let (columns, rows) = (usize::from(screen.width), usize::from(screen.height));
    let fits = text::wrap(&long, columns).len() <= rows;
    let sentence = if fits { long } else { set.spell(&text.words("short", None)) };
    let lines = text::wrap_to_rows(&sentence, columns, rows, set.ellipsis);
    Paragraph::new(lines.into_iter().map(Line::from).collect::<Vec<_>>())
        .render(screen, frame.buffer_mut());
}

/// Draws notice, preview and hints, a row each; a notice that needs two rows takes that of the preview.
fn lines(view: &View<'_>, layout: &Layout, window: Option<&PlacedWindow<'_>>, buffer: &mut Buffer) {
    if let Some(window) = window {
        return lines_under(view, layout, window, buffer);
    }
    let theme = view.theme();
    let rows = layout.text_rows();
    let (text, style, notice) = notice_lines(view, layout);
    for (row, line) in rows.iter().zip(&notice) {
        Line::styled(line.clone(), style).render(*row, buffer);
    }
    if let Some(row) = layout.preview.filter(|_| notice.len() < 2) {
        // A refusal is not repeated.
        let preview = preview::within(view, usize::from(row.width));
        if preview != text {
            let preview = theme.spell(&preview);
            let ellipsis = theme.set().ellipsis;
            Line::from(text::truncate(&preview, usize::from(row.width), ellipsis))
                .render(row, buffer);
        }
    }
    if notice.len() < rows.len() {
        if let Some(clocks) = clocks(view, layout) {
            clocks.render(layout.hints, buffer);
        }
        let area = hints_area(view, layout);
        key_hints::line(view, Sight::Whole, usize::from(area.width)).render(area, buffer);
    }
}

/// Draws what was said last under the board, where a window stands beside it.
fn lines_under(view: &View<'_>, layout: &Layout, window: &PlacedWindow<'_>, buffer: &mut Buffer) {
    if window.is_beside() {
        let rows = layout.text_beside(window.area());
        let columns = rows.first().map_or(0, |row| row.width);
        let said = notice::under_window(view, columns.into(), rows.len());
        for (row, line) in rows.iter().zip(&said) {
            line.render(*row, buffer);
        }
    }
}

/// Returns the clocks, where they share the line of the hints.
fn clocks(view: &View<'_>, layout: &Layout) -> Option<Line<'static>> {
    layout.score.and_then(|_| panel::clocks(view))
}

/// Returns the place of the hints: what the clocks leave of their line.
fn hints_area(view: &View<'_>, layout: &Layout) -> Rect {
    let Some(clocks) = clocks(view, layout) else { return layout.hints };
    let taken = u16::try_from(clocks.width() + 1).unwrap_or(u16::MAX).min(layout.hints.width);
    Rect { x: layout.hints.x + taken, width: layout.hints.width - taken, ..layout.hints }
}

/// Returns the input of a click on a hint under the board, where one is shown.
pub fn hint_at(view: &View<'_>, layout: &Layout, cell: Cell) -> Option<ScreenInput> {
    let (.., notice) = notice_lines(view, layout);
    let area = hints_area(view, layout);
    if notice.len() >= layout.text_rows().len() || !area.contains(cell) {
        return None;
    }
    let column = usize::from(cell.x - area.x);
    key_hints::message_at(view, Sight::Whole, &[usize::from(area.width)], [0, column])
}

fn shortest(notice: &Notice) -> &String {
    notice.shorter.last().unwrap_or(&notice.text)
}

fn notice_lines(view: &View<'_>, layout: &Layout) -> (String, Style, Vec<String>) {
    let theme = view.theme();
    let width = usize::from(layout.notice.width);
    let ellipsis = theme.set().ellipsis;
    // The hints keep their row if some text leaves it free, and a typed column that of the preview.
    let most = match layout.preview {
        Some(_) if view.typed_column().is_some() => 1,
        Some(_) | None => layout.text_rows().len() - 1,
    };
    let fits = |text: &&String| text::wrap(&theme.spell(text), width).len() <= most;
    // The smallest screens have one row for notice and hints each: a long notice takes both.
    let rows = most + usize::from(layout.preview.is_none() && view.typed_column().is_none());
    let scope = match layout.panel {
        Some(_) if view.app().state.is_aside() => NoticeScope::ExerciseGuidance,
        Some(area) if panel::tells_reason(view, area) => NoticeScope::WithoutResult,
        Some(_) => NoticeScope::Reason,
        None if layout.preview.is_none() => NoticeScope::Brief,
        None => NoticeScope::Everything,
    };
    // A typed column is told where the notice would be, if there is no other place for it.
    let is_taken = |_: &_| view.typed_column().is_some() && layout.preview.is_none();
    let page = page_of_futures(view, layout);
    let is_told_above = page.is_some_and(|it| panel::exercise::tells_judgement(view, it.width));
    let notice = if is_told_above {
        // Without room for it, the hints say it.
        let is_news = |notice: &Notice| notice.kind == NoticeKind::Warning || view.said().is_some();
        notice::notice(view, NoticeScope::ExerciseStep)
            .filter(|notice| is_news(notice) || fits(&shortest(notice)))
    } else {
        notice::notice(view, scope)
    };
    let (text, style) = match notice.filter(|notice| !is_taken(notice)) {
        Some(notice) => {
            let mut texts = [&notice.text].into_iter().chain(&notice.shorter);
            let shortest = shortest(&notice);
            (texts.find(fits).unwrap_or(shortest).clone(), notice.kind.style(theme))
        }
        None if layout.preview.is_none() => (preview::within(view, width), Style::new()),
        None => {
            let legend = view.settings().learning.legend();
            (
                legend.map(|legend| legend.words("short", None)).unwrap_or_default(),
                theme.colors.quiet,
            )
        }
    };
    let spelled = theme.spell(&text);
    let lines = text::wrap_to_rows(&spelled, width, rows, ellipsis);
    (text, style, lines)
}
