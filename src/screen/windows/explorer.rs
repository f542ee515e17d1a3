//! The explorer in the panel, beside the living board: the moves with their games, and the games below.

use othello_home::base::OpenBase;
use othello_words::i18n::m;
use othello_words::numbers::grouped;
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::graph::Ink;
use crate::screen::layout::Room;
use crate::screen::small_board;
use crate::screen::theme::panel_colors::PanelColors;
use crate::screen::view::View;
use crate::screen::window::{Keep, Window};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, paragraph};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command};
use othello_board::app::event::Event;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::explorer::commands::EXPLORER_MODE;
use othello_board::features::explorer::commands::{HIDE, NEXT_ROW};
use othello_board::features::explorer::sentences;
use othello_board::features::explorer::state::PositionRows;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_games::explorer::{GameCount, MoveCount};

/// The explorer, docked. All that it shows is the app's.
#[derive(Debug)]
pub struct ExplorerPanel;

impl Window for ExplorerPanel {
    fn mode(&self) -> Mode {
        EXPLORER_MODE
    }

    fn is_docked(&self) -> bool {
        true
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, room)
    }

    fn left_by(&self, _: &App) -> Option<&'static Command> {
        Some(&HIDE)
    }

    fn told(&mut self, _: &Event, app: &App) -> Keep {
        if app.features.explorer.is_shown() { Keep::Open } else { Keep::Closed }
    }
}

fn draw(view: &View<'_>, room: Room) -> WindowText {
    let width = room.columns;
    let explorer = &view.app().features.explorer;
    let Some(base) = explorer.base() else {
        let course = explorer.course().unwrap_or_default();
        return WindowText::new(title(), vec![WindowLine::new(course.said().to_string())]);
    };
    let quiet = view.theme().colors.quiet;
    let mut head: Vec<_> = paragraph(&sentences::choice(explorer).to_string(), width).collect();
    if let (Some(fault), count) = base.faults() {
        head.extend(paragraph(&othello_words::explorer::faults(fault, count).to_string(), width));
    }
    if let Some(partial) = sentences::partial(base) {
        head.extend(paragraph(&partial.to_string(), width));
    }
    let Some(found) = explorer.found() else { return WindowText::new(title(), head) };
    if base.games().is_empty() {
        head.extend(paragraph(&m::explorer::no_base().to_string(), width));
    }
    let is_over = view.shown().to_move().is_none();
    let reached = if is_over { m::explorer::over() } else { sentences::in_brief(found.reached()) };
    head.extend(paragraph(&reached.to_string(), width));
    let known = sentences::of_repertoire(&view.app().state);
    head.extend(known.iter().flat_map(|text| paragraph(text, width)));
    let columns = Columns::of(width);
    let rows = found.rows();
    if !rows.is_empty() {
        head.push(WindowLine::new(Line::styled(columns.titles(), quiet)));
    }
    let selected = found.selected();
    let viewed = view.app().viewed();
    let before = viewed.line().up_to(viewed.ply());
    let mut lines: Vec<_> = rows
        .iter()
        .enumerate()
        .map(|(index, row)| {
            let style = style(view, selected == Some(index));
            line(view, columns.row(view, found, &before, row, style), index, selected, width)
        })
        .collect();
    let mut cursor = selected.unwrap_or(0);
    if !found.games().is_empty() {
        lines.push(WindowLine::new(Line::styled(
            sentences::games_heading(found).to_string(),
            quiet,
        )));
        for (number, game) in found.games().iter().enumerate() {
            let index = rows.len() + number;
            if selected == Some(index) {
                cursor = lines.len();
            }
            let ellipsis = view.theme().set().ellipsis;
            let text = text::truncate(&game_row(base, *game), width.saturating_sub(1), ellipsis);
            let text = Span::styled(text, style(view, selected == Some(index)));
            lines.push(line(view, vec![text], index, selected, width));
        }
    }
    let scroll = Scroll::Around { line: cursor, rows: 1, top: Some(0) };
    // Where there is room, what is best after the move in focus.
    let focus = found.selected_move().or_else(|| rows.first().map(|row| row.square));
    let best = focus.and_then(|square| found.line(square));
    let mut foot = Vec::new();
    if let Some(best) = best.filter(|_| head.len() + lines.len() + small_board::ROWS < room.rows) {
        foot.push(WindowLine::blank());
        let name = othello_words::value::names(&best.moves);
        foot.extend(small_board::at_end_of(view, &best.moves, &name, width));
    }
    WindowText { head, foot, scroll, ..WindowText::new(title(), lines) }
}

fn title() -> String {
    m::explorer::question().form("title").unwrap_or_default()
}

fn style(view: &View<'_>, is_selected: bool) -> Style {
    if is_selected { view.theme().colors.selected } else { Style::new() }
}

fn line(
    view: &View<'_>,
    mut text: Vec<Span<'static>>,
    index: usize,
    selected: Option<usize>,
    width: usize,
) -> WindowLine {
    let is_selected = selected == Some(index);
    let style = style(view, is_selected);
    text.insert(0, Span::styled(if is_selected { ">" } else { " " }, style));
    let used = text.iter().map(Span::width).sum::<usize>();
    text.push(Span::styled(" ".repeat(width.saturating_sub(used)), style));
    let pick = ScreenInput::Call(&NEXT_ROW, Arg::Index(index));
    WindowLine::button(Line::from(text), pick)
}

fn game_row(base: &OpenBase, game: usize) -> String {
    let game = base.games().listed(game);
    sentences::game_in_brief(game.names, game.event, game.year, game.ending)
}

/// The columns of the moves, as far as there is room for them.
struct Columns {
    bar: usize,
    discs: usize,
    value: usize,
    exact: usize,
    opening: usize,
}

/// The columns of the marker, the square and the number of games, with the blanks between them.
const FIXED: usize = 12;

impl Columns {
    /// Chooses the columns for a width: the most telling ones stay where there is little room.
    fn of(width: usize) -> Self {
        const LEAST_BAR: usize = 4;
        const MOST_BAR: usize = 16;
        const OPENING: usize = 14;
        let mut rest = width.saturating_sub(FIXED);
        let mut take = |columns: usize, keep: usize| {
            let fits = rest >= columns + keep;
            rest -= if fits { columns } else { 0 };
            if fits { columns } else { 0 }
        };
        let value = take(6, 0);
        let discs = take(6, LEAST_BAR + 1);
        let exact = take(2, LEAST_BAR + 3);
        let opening = take(OPENING, 10);
        let bar = rest.saturating_sub(1).min(MOST_BAR);
        let bar = if bar < LEAST_BAR { 0 } else { bar };
        let opening = if opening > 0 { opening + rest.saturating_sub(bar + 1) } else { 0 };
        Self { bar, discs, value, exact, opening }
    }

    fn titles(&self) -> String {
        let [games, won, discs, value] = [
            m::explorer::title_games(),
            m::explorer::title_won(),
            m::explorer::title_discs(),
            m::explorer::title_value(),
        ]
        .map(|title| title.to_string());
        let bar = if self.bar > 0 { self.bar + 1 } else { 0 };
        let won = text::truncate(&won, bar.saturating_sub(1), "");
        let cells = [
            format!("    {} ", text::pad_start(&games, 7)),
            text::pad(&won, bar),
            right(&discs, self.discs),
            right(&value, self.value),
        ];
        cells.concat().trim_end().to_owned()
    }

    fn row(
        &self,
        view: &View<'_>,
        found: &PositionRows,
        before: &Game,
        row: &MoveCount,
        style: Style,
    ) -> Vec<Span<'static>> {
        let MoveCount { square, count } = row;
        let line = found.line(*square);
        let value = line.map_or_else(String::new, |line| othello_words::value::value(line.value));
        let exact = line.map_or("", |line| sentences::sign_of_exact(line.value));
        let games = if count.games > 0 { grouped(count.games) } else { "-".into() };
        let has_room = self.opening > 1;
        let opening =
            has_room.then(|| othello_words::explorer::opening_after(before, *square)).flatten();
        let opening =
            text::truncate(opening.unwrap_or_default(), self.opening.saturating_sub(1), "");
        let cells = [
            if self.bar > 0 { " ".into() } else { String::new() },
            right(&othello_words::explorer::discs(count.discs()), self.discs),
            right(&value, self.value),
            if self.exact > 0 { format!(" {exact:1}") } else { String::new() },
            if opening.is_empty() { String::new() } else { format!(" {opening}") },
        ];
        let mut spans = vec![Span::styled(format!("{square} {games:>7} "), style)];
        spans.extend(bar(view, count, self.bar, style));
        spans.push(Span::styled(cells.concat(), style));
        spans
    }
}

/// Returns a text at the right of its column; nothing if there is none.
fn right(text: &str, columns: usize) -> String {
    if columns == 0 { String::new() } else { text::pad_start(text, columns) }
}

/// Returns the bar of some games: each part as long as its share of those that have ended, with the
/// percentage in it where there is room. Without colours, signs stand for Black, draws and White.
fn bar(view: &View<'_>, count: &GameCount, columns: usize, style: Style) -> Vec<Span<'static>> {
    let finished = count.finished();
    if finished == 0 || columns == 0 {
        return vec![Span::styled(" ".repeat(columns), style)];
    }
    let columns_of = |games: u64| {
        let games = usize::try_from(games).unwrap_or(usize::MAX);
        let finished = usize::try_from(finished).unwrap_or(usize::MAX);
        (games.saturating_mul(2 * columns) + finished) / (2 * finished)
    };
    let black = columns_of(count.wins[Color::Black]);
    let not_white = columns_of(count.wins[Color::Black] + count.draws);
    let parts = [black, not_white - black, columns - not_white];
    let [black_share, _, white_share] =
        othello_words::explorer::shares(count).map(|share| share.to_string());
    let Some(colors) = PanelColors::of(view.theme()) else {
        let signs = match view.theme().set().ink {
            Ink::Blocks => ["█", "▒", "░"],
            Ink::Ascii => ["#", "=", "."],
        };
        let parts = signs.iter().zip(parts).map(|(sign, columns)| sign.repeat(columns));
        return vec![Span::styled(parts.collect::<String>(), style)];
    };
    let fitting = |text: String, columns: usize| {
        if text.len() <= columns { text } else { String::new() }
    };
    let black = format!("{:<1$}", fitting(black_share, parts[0]), parts[0]);
    let white = format!("{:>1$}", fitting(white_share, parts[2]), parts[2]);
    vec![
        Span::styled(black, colors.on_disc(Color::Black)),
        Span::styled(" ".repeat(parts[1]), colors.on_felt()),
        Span::styled(white, colors.on_disc(Color::White)),
    ]
}
