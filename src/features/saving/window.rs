//! The list of saved games, and a small board of the selected one.

use crate::features::saving;
use crate::game::event::SavingEvent;
use crate::words;
use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::features::saving::games_dialog::{Picked, SavedGamesDialog};
use crate::game::action::{Action, SavingAction};
use crate::game::controller::Controller;
use crate::game::event::Event;
use crate::screen::input_mode::InputMode;
use crate::screen::message::Step;
use crate::screen::message::WindowInput;
use crate::screen::theme::Theme;
use crate::screen::view::{NoticeKind, View};
use crate::screen::window::{FollowUp, Keep, Reply, Window};
use crate::screen::window_text::{
    FRAME_HEIGHT, FRAME_WIDTH, SIDE_GAP, Scroll, WindowLine, WindowText, first_shown, typed,
};
use crate::store::{GameLine, GameState, GameSummary};
use crate::text;
use othello_core::board::{Board, Color};
use othello_core::rules::Rules;
use othello_core::square::Square;

/// The columns of the list, where there is room for them.
const WIDEST_LIST: usize = 76;

/// The fewest columns of a list with a board beside it.
const NARROWEST_LIST: usize = 50;

/// The columns and rows of the board and the text under it.
const SIDE: Size = Size { width: 20, height: 17 };

/// The blanks between two columns.
const GAP: usize = 2;

impl Window for SavedGamesDialog {
    fn mode(&self) -> InputMode {
        if self.new_name().is_some() { InputMode::Rename } else { InputMode::SavedGames }
    }

    fn take(&mut self, input: WindowInput, _: &Controller) -> Reply {
        match input {
            WindowInput::Select(step) => {
                self.select(step);
                preview(self)
            }
            WindowInput::Scroll(lines) => {
                self.select(Step::towards(lines));
                preview(self)
            }
            WindowInput::Leap(leap) => {
                self.leap(leap);
                preview(self)
            }
            WindowInput::Pick { row, top } => match self.pick(row, top) {
                Picked::Selected => preview(self),
                Picked::Again => confirm(self),
            },
            WindowInput::Type(letter) => {
                self.enter(letter);
                Reply::Stay
            }
            WindowInput::Paste(text) => {
                text.chars().for_each(|letter| self.enter(letter));
                Reply::Stay
            }
            WindowInput::Erase(_) => {
                self.erase();
                Reply::Stay
            }
            WindowInput::Confirm => confirm(self),
            // The list stays when renaming is cancelled.
            WindowInput::Cancel if self.take_new_name().is_some() => Reply::Stay,
            WindowInput::Cancel => Reply::Close,
            WindowInput::Rename => {
                self.rename();
                Reply::Quiet
            }
            WindowInput::Delete => delete(self),
            WindowInput::Change(_) | WindowInput::Turn(_) | WindowInput::TurnTo(_) => {
                Reply::Ignored
            }
        }
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        draw(view, screen, self)
    }

    fn told(&mut self, event: &Event, _: &Controller) -> Keep {
        if let Event::Saving(SavingEvent::Renamed(saved)) = event {
            self.follow(&saved.file_name);
        }
        // A game that cannot be read has no board.
        if let Event::Saving(SavingEvent::Previewed { index, game: Ok(game) }) = event {
            self.show(*index, game);
        }
        Keep::Open
    }
}

/// Has the selected game read, to show it.
fn preview(dialog: &SavedGamesDialog) -> Reply {
    Reply::Act(Action::Saving(SavingAction::Preview(dialog.selected())), FollowUp::Quiet)
}

/// Renames the selected game if a name was being typed for it, or else opens it.
fn confirm(dialog: &mut SavedGamesDialog) -> Reply {
    let index = dialog.selected();
    match dialog.take_new_name() {
        None => Reply::Act(Action::Saving(SavingAction::Open(index)), FollowUp::Close),
        Some(name) if name.trim().is_empty() => Reply::Stay,
        Some(name) => {
            Reply::Act(Action::Saving(SavingAction::Rename { index, name }), FollowUp::Stay)
        }
    }
}

/// Has the controller ask whether to delete the selected game.
fn delete(dialog: &SavedGamesDialog) -> Reply {
    let Some(game) = dialog.selected_game() else { return Reply::Stay };
    let name = text::printable(game.name().unwrap_or(&game.file_stem));
    let name = format!("\"{name}\"");
    let title = match &game.game {
        Ok(line) if game.name().is_none() => saving::words::players(line),
        Ok(line) => format!("{name} ({})", saving::words::players(line)),
        Err(_) => name,
    };
    Reply::Act(
        Action::Saving(SavingAction::Delete { index: dialog.selected(), title }),
        FollowUp::Stay,
    )
}

/// Returns the list for a screen of that size; only the rows that fit are laid out.
fn draw(view: &View<'_>, screen: Size, dialog: &SavedGamesDialog) -> WindowText {
    let room = usize::from(screen.width).saturating_sub(FRAME_WIDTH);
    let rows = usize::from(screen.height).saturating_sub(FRAME_HEIGHT);
    let beside = usize::from(SIDE.width) + SIDE_GAP;
    let has_side = room >= NARROWEST_LIST + beside && rows >= usize::from(SIDE.height);
    let width = if has_side { room - beside } else { room }.min(WIDEST_LIST);
    let columns = Columns::of(width);
    let theme = view.theme();
    let head = vec![WindowLine::new(Line::styled(columns.titles(), theme.colors.quiet))];
    // A board has the text about its game under it.
    let told = dialog.selected_game().filter(|_| !has_side).map_or_else(Vec::new, details);
    let foot = foot(view, dialog, &told, width, foot_rows(width, rows));
    let total = dialog.games().len();
    let shown = rows.saturating_sub(head.len() + foot.len()).clamp(1, total.max(1));
    let above = first_shown(dialog.selected(), dialog.top(), shown, total);
    let part = dialog.games().iter().enumerate().skip(above).take(shown);
    let lines = part.map(|(row, game)| {
        let style = if row == dialog.selected() { theme.colors.selected } else { Style::new() };
        WindowLine::row(Line::styled(columns.row(game, theme), style), row)
    });
    let lines = lines.collect();
    let side = if has_side { side(view, dialog) } else { Vec::new() };
    let scroll = Scroll::Part { line: dialog.selected() - above, above, total };
    WindowText { head, foot, side, scroll, ..WindowText::new("Saved games", lines) }
}

/// Returns the rows for the text under the list.
fn foot_rows(width: usize, rows: usize) -> usize {
    if width < NARROWEST_LIST { (rows / 4).clamp(2, 3) } else { 2 }
}

/// The widths of the columns of the list; 0 for one that is left out.
struct Columns {
    name: usize,
    players: usize,
    result: usize,
    saved: usize,
}

impl Columns {
    const RESULT: usize = 7;
    const DAY: usize = 10;
    const DAY_AND_TIME: usize = 16;

    /// Divides a width. In a narrow one a game has one column for its name or else its players.
    fn of(width: usize) -> Self {
        let saved = match width {
            0..38 => 0,
            38..62 => Self::DAY,
            62.. => Self::DAY_AND_TIME,
        };
        let fixed = Self::RESULT + GAP + if saved == 0 { 0 } else { saved + GAP };
        let rest = width.saturating_sub(fixed);
        let name = if rest < 28 { 0 } else { (rest * 2 / 5).min(26) };
        let players = if name == 0 { rest } else { rest - name - GAP };
        Self { name, players, result: Self::RESULT, saved }
    }

    fn line(&self, [name, players, result, saved]: [&str; 4], ellipsis: &str) -> String {
        let cell =
            |text: &str, width: usize| text::pad(&text::truncate(text, width, ellipsis), width);
        let cells = [
            (name, self.name),
            (players, self.players),
            (result, self.result),
            (saved, self.saved),
        ];
        let cells = cells.into_iter().filter(|(_, width)| *width > 0);
        cells.map(|(text, width)| cell(text, width)).collect::<Vec<_>>().join(&" ".repeat(GAP))
    }

    fn titles(&self) -> String {
        let players = if self.name == 0 { "Game" } else { "Players" };
        let saved = if self.saved == Self::DAY { "Saved, UTC" } else { "Saved (UTC)" };
        self.line(["Name", players, "Result", saved], "")
    }

    fn row(&self, summary: &GameSummary, theme: &Theme) -> String {
        let name = text::printable(summary.name().unwrap_or_default());
        let (players, result) = match &summary.game {
            Ok(game) => (saving::words::players(game), state(game, theme)),
            Err(_) => (String::new(), "damaged".into()),
        };
        let game = if self.name == 0 && !name.is_empty() { &*name } else { &*players };
        let saved = summary.changed.and_then(saving::words::day_and_time).unwrap_or_default();
        let saved =
            if self.saved == Self::DAY { saved.split(' ').next().unwrap_or("") } else { &*saved };
        self.line([&*name, game, &*result, saved], theme.glyphs.set().ellipsis)
    }
}

/// Returns the winner's disc and the score with the winner's part first, or how far a game came.
fn state(game: &GameLine, theme: &Theme) -> String {
    match game.state {
        GameState::Over { score } => match saving::words::winner_and_score(game, score) {
            (Some(winner), score) => format!("{} {score}", theme.disc(winner)),
            (None, score) => format!("= {score}"),
        },
        GameState::UnderWay { .. } => saving::words::game_state(game),
    }
}

/// Returns `rows` rows: the name that is typed, what happened last, or else what is told about the
/// selected game.
fn foot(
    view: &View<'_>,
    dialog: &SavedGamesDialog,
    told: &[String],
    width: usize,
    rows: usize,
) -> Vec<WindowLine> {
    let theme = view.theme();
    let ellipsis = theme.glyphs.set().ellipsis;
    if let Some(name) = dialog.new_name() {
        let mut lines = vec![WindowLine::new(Line::styled("New name:", theme.colors.strong))];
        lines.push(typed(name, width.min(40), theme));
        lines.resize_with(rows, WindowLine::blank);
        return lines;
    }
    let said = view.said().map(|notice| {
        let style =
            if notice.kind == NoticeKind::Warning { theme.colors.warning } else { Style::new() };
        (notice.text.clone(), style)
    });
    let (text, style) = said.unwrap_or_else(|| (told.join(" · "), theme.colors.quiet));
    let mut lines = text::wrap_to_rows(&text, width, rows, ellipsis);
    // The list is not to change its height with the selection.
    lines.resize(rows, String::new());
    lines.into_iter().map(|line| WindowLine::new(Line::styled(line, style))).collect()
}

/// Returns what is known about a game, part by part.
fn details(summary: &GameSummary) -> Vec<String> {
    let name = summary.name().map(|name| text::printable(name).into_owned());
    let game = match &summary.game {
        Ok(game) => game_details(game),
        Err(error) => vec![words::sentence::with_causes(error)],
    };
    let saved = summary.changed.and_then(saving::words::day_and_time);
    name.into_iter().chain(game).chain(saved.map(|saved| format!("{saved} UTC"))).collect()
}

fn game_details(game: &GameLine) -> Vec<String> {
    let rules = (game.rules != Rules::OTHELLO).then(|| words::moves::rules(game.rules));
    [saving::words::players(game), saving::words::game_state(game)]
        .into_iter()
        .chain(rules)
        .collect()
}

/// Returns the board of the selected game, and what is known about the game under it.
fn side(view: &View<'_>, dialog: &SavedGamesDialog) -> Vec<Line<'static>> {
    let theme = view.theme();
    let width = usize::from(SIDE.width);
    let mut lines = match dialog.board() {
        Some(board) => drawing(board, theme),
        None => vec![Line::default(); 9],
    };
    lines.push(Line::default());
    let mut parts = Vec::new();
    for part in dialog.selected_game().map_or_else(Vec::new, details) {
        parts.extend(text::wrap(&part, width));
    }
    lines.extend(parts.into_iter().map(Line::from));
    // The size is not to change with the selection: a second click would hit another row.
    lines.resize(usize::from(SIDE.height - 1), Line::default());
    lines.push(Line::from(" ".repeat(width)));
    lines
}

/// Draws a board in text, a square in two columns.
fn drawing(board: Board, theme: &Theme) -> Vec<Line<'static>> {
    let quiet = theme.colors.quiet;
    let mut lines = vec![Line::styled("  a b c d e f g h", quiet)];
    for row in Square::ALL.chunks(8) {
        let mut spans = vec![Span::styled(format!("{} ", row[0].row() + 1), quiet)];
        spans.extend(row.iter().map(|square| {
            let disc = board.disc(*square);
            Span::styled(format!("{} ", figure(disc, theme)), disc_style(disc, theme))
        }));
        lines.push(Line::from(spans));
    }
    lines
}

fn figure(disc: Option<Color>, theme: &Theme) -> char {
    match disc {
        // In colours the disc itself is dark or light.
        Some(_) if theme.has_colors() => theme.glyphs.set().discs[Color::Black],
        Some(color) => theme.disc(color),
        None => '·',
    }
}

fn disc_style(disc: Option<Color>, theme: &Theme) -> Style {
    let Some(colors) = theme.colors.board else {
        return if disc.is_none() { theme.colors.quiet } else { Style::new() };
    };
    let ink = disc.map_or(colors.guide_dot, |color| colors.discs[color].face);
    Style::new().fg(ink.paint(theme.depth)).bg(colors.felt.paint(theme.depth))
}
