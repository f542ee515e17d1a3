//! The list of saved games. The selected one is seen on the board beside it.

use othello_board::features::saving::PAGE;
use othello_board::features::saving::commands::{FILTER, OPEN, found};
use othello_board::features::saving::games_dialog::{Picked, SavedGamesDialog, SummaryPart};
use othello_home::store::game_rows;
use othello_home::store::{GameLine, GameState, GameSummary};
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::rules;
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::layout::Room;
use crate::screen::theme::Theme;
use crate::screen::view::{BoardContent, View};
use crate::screen::window::{FollowUp, Keep, Light, Window, WindowReply};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, first_shown, paragraph};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::Arg;
use othello_board::app::event::Event;
use othello_board::app::mode::Mode;
use othello_board::app::page::Page;
use othello_board::app::screen_input::{ScreenInput, Step, WindowInput};
use othello_board::features::saving::commands::{FILTER_MODE, SAVED_GAMES_MODE};
use othello_core::rules::Rules;

/// The blanks between two columns.
const GAP: usize = 2;

pub fn games(app: &App) -> SavedGamesDialog {
    SavedGamesDialog::new(&app.features.saving)
}

impl Window for SavedGamesDialog {
    fn mode(&self) -> Mode {
        SAVED_GAMES_MODE
    }

    fn handle(&mut self, input: WindowInput, app: &App) -> WindowReply {
        let games = app.features.saving.games();
        match input {
            WindowInput::Select(step) => self.select(step, games),
            WindowInput::Scroll(lines) => self.select(Step::towards(lines), games),
            WindowInput::Leap(leap) => self.leap(leap, games),
            WindowInput::Pick { row, top } => match self.pick(row, top, games) {
                Picked::Selected => {}
                Picked::Again => {
                    return WindowReply::Send(
                        ScreenInput::Call(&OPEN, Arg::Nothing),
                        FollowUp::Stay,
                    );
                }
            },
            // A game that is pasted is not meant for the list.
            WindowInput::Paste(_) => return WindowReply::Stay,
            WindowInput::Cancel if !games.filter().is_empty() => {
                let all = ScreenInput::Call(&FILTER, Arg::Text(String::new()));
                return WindowReply::Send(all, FollowUp::Quiet);
            }
            other => return WindowReply::usual(&other),
        }
        match self.opened() {
            Some(preview) => WindowReply::Change(preview),
            None => WindowReply::Quiet,
        }
    }

    fn item(&self) -> Option<usize> {
        self.item()
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, room, self)
    }

    /// The selected game is seen on the board.
    fn board(&self, app: &App) -> BoardContent {
        let board = self.seen(app.features.saving.games());
        board.map_or(BoardContent::Position, BoardContent::Other)
    }

    fn light(&self, app: &App) -> Light {
        let is_seen = self.seen(app.features.saving.games()).is_some();
        if is_seen { Light::Full } else { Light::Dimmed }
    }

    fn again(&self, page: Page, app: &App) -> Option<Box<dyn Window>> {
        let updated = || Box::new(self.updated(&app.features.saving)) as Box<dyn Window>;
        (page == PAGE).then(updated)
    }

    /// Has the selected game read, to show it.
    fn opened(&self) -> Option<Call> {
        let index = self.item().filter(|_| self.board().is_none())?;
        Some(Call::new(move |app| othello_board::features::saving::preview(app, index)))
    }

    fn told(&mut self, event: &Event, app: &App) -> Keep {
        let games = app.features.saving.games();
        if let Event::Previewed(index, board) = event {
            self.show(*index, *board, games);
        }
        if games.all().is_empty() { Keep::Closed } else { Keep::Open }
    }
}

/// Returns the list in that room; only the rows that fit are laid out.
fn draw(view: &View<'_>, room: Room, dialog: &SavedGamesDialog) -> WindowText {
    let (width, rows) = (room.columns, room.rows);
    let games = view.app().features.saving.games();
    let columns = Columns::of(width, &SummaryPart::of(games));
    let theme = view.theme();
    // While it is typed, it is seen in the foot.
    let is_filtered = !games.filter().is_empty() && view.mode() != FILTER_MODE;
    let filter = is_filtered.then(|| filter_line(view, games.filter(), width));
    let titles = if games.found().is_empty() { " ".repeat(width) } else { columns.titles() };
    let titles = WindowLine::new(Line::styled(titles, theme.colors.quiet));
    let head: Vec<_> = filter.into_iter().chain([titles]).collect();
    let told = dialog.game(games).map_or_else(Vec::new, details);
    let foot = foot(view, &told, width, (rows / 4).clamp(2, 3));
    let room = rows.saturating_sub(head.len() + foot.len()).max(1);
    let selected = dialog.row(games);
    let total = games.found().len();
    let above = first_shown(selected..selected + 1, dialog.top(), room, total);
    let part = games.found().iter().enumerate().skip(above).take(room);
    let lines = part.map(|(row, index)| {
        let style = if row == selected { theme.colors.selected } else { Style::new() };
        WindowLine::row(Line::styled(columns.row(&games.all()[*index], theme), style), row)
    });
    let mut lines: Vec<_> = lines.collect();
    if lines.is_empty() {
        lines.extend(paragraph(&m::saving::nothing_found().to_string(), width));
    }
    // The window is not to change its size while a filter is typed.
    let least = room.min(games.all().len());
    let scroll = Scroll::Part { line: selected - above, above, total };
    WindowText {
        head,
        foot,
        scroll,
        least,
        ..WindowText::new(m::saving::title().to_string(), lines)
    }
}

/// Returns the line of the filter, with the number of games that it leaves.
fn filter_line(view: &View<'_>, filter: &str, width: usize) -> WindowLine {
    let theme = view.theme();
    let found = found(view.app()).to_string();
    let room = width.saturating_sub(text::width(&found) + GAP);
    let seen = text::truncate(&format!("/{filter}"), room, theme.set().ellipsis);
    let filter = Span::styled(text::pad(&seen, room), theme.colors.strong);
    let found = Span::styled(format!("{:GAP$}{found}", ""), theme.colors.quiet);
    WindowLine::new(Line::from(vec![filter, found]))
}

/// The columns of the list: what they say, and their widths.
struct Columns(Vec<(Column, usize)>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Name,
    Players,
    /// The name, or else the players or the opening, where there is no room for all.
    Game,
    /// The name of the opening, or else the first moves.
    Opening,
    /// The result with the first letter of the winner's colour.
    BriefResult,
    /// The result with the colour of the winner.
    Result,
    Day,
    DayAndTime,
}

impl Column {
    /// The columns of a disc count with the first letter of the winner's colour, or with all of it.
    const BRIEF_RESULT_WIDTH: usize = 8;
    const RESULT_WIDTH: usize = 13;
    const DAY_WIDTH: usize = 10;
    const DAY_AND_TIME_WIDTH: usize = 16;

    fn title(self) -> String {
        let column = match self {
            Self::Name => "name",
            Self::Players => "players",
            Self::Game => "game",
            Self::Opening => "opening",
            Self::BriefResult | Self::Result => "result",
            Self::Day | Self::DayAndTime => "saved",
        };
        m::saving::column(column).to_string()
    }

    fn text(self, summary: &GameSummary) -> String {
        let game = summary.game.as_ref().ok();
        let players = || game.map(game_rows::players).unwrap_or_default();
        let name = summary.name().map(|name| text::printable(name).into_owned());
        let result = |named: &dyn Fn(String) -> String| {
            game.map_or_else(|| m::saving::damaged().to_string(), |game| state(game, named))
        };
        let saved = || summary.changed.map(game_rows::day_and_time).unwrap_or_default();
        match self {
            Self::Name => name.unwrap_or_default(),
            Self::Players => players(),
            Self::Game => name.unwrap_or_else(|| game.map(players_or_opening).unwrap_or_default()),
            Self::Opening => {
                let opening = game.map(game_rows::opening).unwrap_or_default();
                // The title of the column says it.
                opening.strip_suffix(" Opening").unwrap_or(opening).into()
            }
            Self::BriefResult => {
                result(&|winner| text::initial(&winner).map(String::from).unwrap_or(winner))
            }
            Self::Result => result(&|winner| winner),
            Self::Day => saved().split(' ').next().unwrap_or_default().into(),
            Self::DayAndTime => saved(),
        }
    }
}

/// Returns the players, or else the opening if neither has a name.
fn players_or_opening(game: &GameLine) -> String {
    match game_rows::opening(game) {
        opening if !game.has_names() && !opening.is_empty() => opening.into(),
        _ => game_rows::players(game),
    }
}

impl Columns {
    /// Divides a width among the columns that say something, as far as there is room for them.
    fn of(width: usize, parts: &[SummaryPart]) -> Self {
        let saved = match width {
            _ if !parts.contains(&SummaryPart::Time) => None,
            0..46 => None,
            46..70 => Some((Column::Day, Column::DAY_WIDTH)),
            70.. => Some((Column::DayAndTime, Column::DAY_AND_TIME_WIDTH)),
        };
        let result = match width {
            0..34 => (Column::BriefResult, Column::BRIEF_RESULT_WIDTH),
            34.. => (Column::Result, Column::RESULT_WIDTH),
        };
        let fixed = [result].into_iter().chain(saved);
        let taken: usize = fixed.clone().map(|(_, width)| width + GAP).sum();
        let rest = width.saturating_sub(taken);
        Self(Self::flexible(rest, parts).into_iter().chain(fixed).collect())
    }

    /// Divides a width among name, players and opening.
    fn flexible(width: usize, parts: &[SummaryPart]) -> Vec<(Column, usize)> {
        /// The least widths for two and for three columns.
        const TWO: usize = 28;
        const THREE: usize = 46;
        let game = match (parts.contains(&SummaryPart::Name), parts.contains(&SummaryPart::Players))
        {
            (true, true) => Some(Column::Game),
            (true, false) => Some(Column::Name),
            (false, true) => Some(Column::Players),
            (false, false) => None,
        };
        let opening = parts.contains(&SummaryPart::Opening).then_some(Column::Opening);
        let columns: Vec<_> = if width >= THREE && game == Some(Column::Game) {
            [Column::Name, Column::Players].into_iter().chain(opening).collect()
        } else if width >= TWO {
            game.into_iter().chain(opening).collect()
        } else {
            vec![Column::Game]
        };
        // Games without moves have their colours, so that their rows are not empty.
        let columns = if columns.is_empty() { vec![Column::Players] } else { columns };
        let texts = width.saturating_sub((columns.len() - 1) * GAP);
        let (each, more) = (texts / columns.len(), texts % columns.len());
        let widths = (0..columns.len()).map(|index| each + usize::from(index < more));
        columns.into_iter().zip(widths).collect()
    }

    fn line(&self, text: impl Fn(Column) -> String, ellipsis: &str) -> String {
        let cells = self.0.iter().map(|&(column, width)| {
            text::pad(&text::truncate(&text(column), width, ellipsis), width)
        });
        cells.collect::<Vec<_>>().join(&" ".repeat(GAP))
    }

    fn titles(&self) -> String {
        self.line(Column::title, "")
    }

    fn row(&self, summary: &GameSummary, theme: &Theme) -> String {
        self.line(|column| column.text(summary), theme.set().ellipsis)
    }
}

/// Returns the winner's colour as it is named here and the score with the winner's part first, or how far a game came.
fn state(game: &GameLine, named: &dyn Fn(String) -> String) -> String {
    match game.state {
        GameState::Over { score } => match game_rows::winner_and_score(game, score) {
            (Some(winner), score) => {
                format!("{} {score}", named(m::common::color(winner).to_string()))
            }
            (None, score) => format!("= {score}"),
        },
        GameState::UnderWay { .. } => game_rows::game_state(game),
    }
}

/// Returns `rows` rows with what is told about the selected game.
fn foot(view: &View<'_>, told: &[String], width: usize, rows: usize) -> Vec<WindowLine> {
    let theme = view.theme();
    let mut lines = text::wrap_to_rows(&told.join(" · "), width, rows, theme.set().ellipsis);
    // The list is not to change its height with the selection.
    lines.resize(rows, String::new());
    let lines = lines.into_iter().map(|line| Line::styled(line, theme.colors.quiet));
    lines.map(WindowLine::new).collect()
}

/// Returns what is known about a game, part by part.
fn details(summary: &GameSummary) -> Vec<String> {
    let name = summary.name().map(|name| text::printable(name).into_owned());
    let game = match &summary.game {
        Ok(game) => game_details(game),
        Err(error) => vec![error.said().to_string()],
    };
    let saved =
        summary.changed.map(|time| m::saving::saved_at(game_rows::day_and_time(time)).to_string());
    name.into_iter().chain(game).chain(saved).collect()
}

fn game_details(game: &GameLine) -> Vec<String> {
    let rules = (game.rules != Rules::OTHELLO).then(|| rules::name(game.rules));
    let opening = Some(game_rows::opening(game)).filter(|opening| !opening.is_empty());
    let players = game.has_names().then(|| game_rows::players(game));
    let parts = players.into_iter().chain([game_rows::game_state(game)]);
    parts.chain(opening.map(Into::into)).chain(rules).collect()
}
