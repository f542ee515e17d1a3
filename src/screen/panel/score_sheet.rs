//! The moves as on a score sheet: Black's and White's beside each other, in columns, and each variation in
//! rows of its own under the move that it replaces.

use super::variation_rows::{self, VariationRow};
use othello_board::features::variations;
use othello_words::i18n::m;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::review;
use crate::screen::theme::panel_colors::lit;
use crate::screen::theme::signs;
use crate::screen::view::View;
use othello_board::features::review::sentences as review_words;
use othello_core::board::{ByColor, Color};
use othello_core::tree::Moment;
use othello_engine::review::{Review, ReviewedPly};

/// The rows of a usual game, and some for passes.
const USUAL: u16 = 32;

/// The places of moves in an area.
#[derive(Clone, Copy)]
struct Columns {
    area: Rect,
    /// The rows of moves, without the heading.
    rows: u16,
    count: u16,
    /// The columns of a move, its blank included.
    entry: u16,
    has_heading: bool,
}

/// The losses of moves on the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Losses {
    /// Nothing is reviewed.
    Unknown,
    /// Moves that are reviewed have their loss beside them.
    Shown,
}

impl Losses {
    fn of(review: &Review) -> Self {
        if review.plies.is_empty() { Self::Unknown } else { Self::Shown }
    }
}

/// The columns of a move's number, its blank included.
const NUMBER: u16 = 3;

impl Columns {
    fn new(area: Rect, losses: Losses) -> Self {
        let has_heading = area.height >= 4;
        let rows = area.height.saturating_sub(u16::from(has_heading));
        let fitting = |entry: u16| {
            let gap = Self::gap(entry);
            (area.width + gap) / (Self::width(entry) + gap)
        };
        let (narrow, wide) = match losses {
            Losses::Unknown => (4, 5),
            Losses::Shown => (6, 7),
        };
        let is_wide = fitting(wide) * rows >= USUAL || fitting(wide) == fitting(narrow);
        let entry = if is_wide { wide } else { narrow };
        // More columns than a game has moves would only stretch the sheet.
        let most = USUAL.div_ceil(rows.max(1)) + 1;
        Self { area, rows, count: fitting(entry).min(most), entry, has_heading }
    }

    const fn gap(entry: u16) -> u16 {
        if entry == 4 { 2 } else { 3 }
    }

    const fn width(entry: u16) -> u16 {
        NUMBER + 2 * entry - 1
    }

    /// Returns the place of a row of moves by its number among those shown.
    const fn place(&self, index: u16) -> Rect {
        let Self { area, rows, entry, has_heading, .. } = *self;
        let x = area.x + index / rows * (Self::width(entry) + Self::gap(entry));
        let y = area.y + index % rows + has_heading as u16;
        Rect { x, y, width: Self::width(entry), height: 1 }
    }

    /// Returns the place of a player's move in a row.
    const fn move_of(&self, row: Rect, color: Color) -> Rect {
        let x = match color {
            Color::Black => row.x + NUMBER,
            Color::White => row.x + NUMBER + self.entry,
        };
        Rect { x, width: self.entry - 1, ..row }
    }

    const fn shown(&self) -> u16 {
        self.rows * self.count
    }
}

/// Returns the rows that a sheet of that width wants for a usual game, its heading included.
pub fn wanted(view: &View<'_>, width: u16) -> u16 {
    let losses = Losses::of(&view.app().session().review());
    let columns = Columns::new(Rect { x: 0, y: 0, width, height: USUAL + 1 }, losses);
    let entry = match losses {
        Losses::Unknown => 5,
        Losses::Shown => 7,
    };
    let gap = Columns::gap(entry);
    let count = (width + gap) / (Columns::width(entry) + gap);
    USUAL.div_ceil(count.max(1)).min(columns.rows) + 1
}

/// A move or a pass.
struct Entry {
    text: String,
    /// The number of plies up to it.
    ply: usize,
    /// The number of plies before it; `None` for a pass.
    index: Option<usize>,
}

/// A move of Black and the answer of White.
struct Pair {
    /// The number of the first move of the row.
    number: Option<usize>,
    moves: ByColor<Option<Entry>>,
}

enum Row {
    Pair(Pair),
    Variation(VariationRow),
}

/// Draws the moves, the one shown among them.
pub fn draw(view: &View<'_>, area: Rect, buffer: &mut Buffer) {
    let review = view.app().session().review();
    let columns = Columns::new(area, Losses::of(&review));
    if columns.shown() == 0 {
        return;
    }
    let rows = rows(view, columns);
    let first = first(view, &rows, columns);
    let (theme, moment) = (view.theme(), view.app().viewed().moment());
    let viewed = place(view);
    let quiet = theme.colors.quiet;
    for (index, row) in (0..columns.shown()).zip(rows.iter().skip(first)) {
        let place = columns.place(index);
        if columns.has_heading && index % columns.rows == 0 {
            heading(view, &columns, Rect { y: area.y, ..place }, buffer);
        }
        let pair = match row {
            Row::Pair(pair) => pair,
            Row::Variation(row) => {
                row.line(view).render(place, buffer);
                continue;
            }
        };
        let number = pair.number.map_or_else(String::new, |number| format!("{number:>2}"));
        Line::styled(number, quiet).render(Rect { width: NUMBER, ..place }, buffer);
        for color in Color::BOTH {
            let Some(entry) = &pair.moves[color] else { continue };
            let style = match entry.ply.cmp(&viewed) {
                std::cmp::Ordering::Less => Style::new(),
                std::cmp::Ordering::Equal if moment != Moment::Main(viewed) => Style::new(),
                std::cmp::Ordering::Equal if view.app().viewed().is_browsing() => lit(theme),
                std::cmp::Ordering::Equal => theme.colors.strong,
                std::cmp::Ordering::Greater => quiet,
            };
            let within = columns.move_of(place, color);
            Line::styled(entry.text.as_str(), style).render(within, buffer);
            let reviewed = entry.index.and_then(|index| review.ply(index));
            if let Some(reviewed) = reviewed {
                draw_loss(view, reviewed, entry, within, buffer);
            }
        }
    }
}

/// Draws the loss of a move behind it, as far as there is room for all its digits.
fn draw_loss(view: &View<'_>, ply: &ReviewedPly, entry: &Entry, area: Rect, buffer: &mut Buffer) {
    let room = usize::from(area.width).saturating_sub(entry.text.len());
    let sign = review_words::loss_sign(ply, view.app().features.explanations.reader());
    let bare = sign.trim_end_matches('=');
    let Some(text) = [sign.as_str(), bare].into_iter().find(|text| text.len() < room) else {
        return;
    };
    // The last digits of all losses stand in one column, and the sign of exact ones behind them. A loss
    // of three digits ends in the column of that sign, or it would touch its move.
    let has_place_of_sign = area.width > 5 && !text.ends_with('=') && text.len() + 1 < room;
    let width = room - usize::from(has_place_of_sign);
    let x = area.x + u16::try_from(entry.text.len() + width - text.len()).unwrap_or(0);
    let style = review::loss_style(ply, view.theme());
    buffer.set_string(x, area.y, text, style);
}

fn heading(view: &View<'_>, columns: &Columns, row: Rect, buffer: &mut Buffer) {
    for color in Color::BOTH {
        let at = columns.move_of(row, color);
        let at = Rect { x: at.x - 1, width: 3, ..at };
        Line::from(signs::disc(view.theme(), color)).render(at, buffer);
    }
}

/// Returns the moment after the move in a cell of the screen; `None` if there is none.
pub fn moment_at(view: &View<'_>, area: Rect, cell: Cell) -> Option<Moment> {
    let columns = Columns::new(area, Losses::of(&view.app().session().review()));
    let rows = rows(view, columns);
    let shown = rows.iter().skip(first(view, &rows, columns));
    let (index, row) =
        (0..columns.shown()).zip(shown).find(|(index, _)| columns.place(*index).contains(cell))?;
    let place = columns.place(index);
    let pair = match row {
        Row::Pair(pair) => pair,
        Row::Variation(row) => return row.moment_at(usize::from(cell.x - place.x)),
    };
    let color = Color::BOTH.into_iter().find(|color| columns.move_of(place, *color).contains(cell));
    let entry = match color {
        Some(color) => pair.moves[color].as_ref(),
        None => pair.moves.black.as_ref().or(pair.moves.white.as_ref()),
    };
    entry.map(|entry| Moment::Main(entry.ply))
}

/// Returns the plies of the game before the viewed moment, or before the branch that leads there.
fn place(view: &View<'_>) -> usize {
    let viewed = view.app().viewed();
    match viewed.branch() {
        Some(Moment::Main(ply)) => ply,
        Some(Moment::Side(_)) | None => viewed.ply(),
    }
}

/// Returns the first row shown. The sheet scrolls by whole columns, so that it stands still between
/// two moves, and no farther back than the moment shown; a single column is not left half
/// empty.
fn first(view: &View<'_>, rows: &[Row], columns: Columns) -> usize {
    let height = usize::from(columns.rows.max(1));
    let viewed = view.app().viewed().moment();
    let is_here = |row: &Row| match row {
        Row::Pair(pair) => Color::BOTH.iter().any(|color| {
            pair.moves[*color].as_ref().is_some_and(|entry| Moment::Main(entry.ply) == viewed)
        }),
        Row::Variation(row) => row.has(viewed),
    };
    let here = rows.iter().position(is_here).unwrap_or(0);
    let last = rows.len().saturating_sub(1) / height;
    let first = (last + 1).saturating_sub(usize::from(columns.count));
    let first = first.min(here / height) * height;
    if columns.count == 1 { first.min(rows.len().saturating_sub(height)) } else { first }
}

/// Returns the rows of the sheet: the moves of the game, and under each pair the variations in the place of
/// its moves.
fn rows(view: &View<'_>, columns: Columns) -> Vec<Row> {
    let width = usize::from(Columns::width(columns.entry));
    let mut variations =
        variation_rows::rows(view, usize::from(NUMBER), width).into_iter().peekable();
    let mut rows = Vec::new();
    for pair in pairs(view, columns.entry) {
        let last = Color::BOTH.iter().filter_map(|color| Some(pair.moves[*color].as_ref()?.ply));
        let last = last.max().unwrap_or(0);
        rows.push(Row::Pair(pair));
        while let Some(variation) = variations.next_if(|row| row.branch < last) {
            rows.push(Row::Variation(variation));
        }
    }
    rows.extend(variations.map(Row::Variation));
    rows
}

fn pairs(view: &View<'_>, entry: u16) -> Vec<Pair> {
    let game = view.game();
    let pass = m::panel::pass().to_string();
    let pass = if usize::from(entry) > othello_words::text::width(&pass) { &pass } else { "--" };
    let mut pairs = Vec::new();
    for plies in 0..=game.plies().len() {
        if let Some(ply) = plies.checked_sub(1).map(|last| game.plies()[last]) {
            let text = match (ply.is_choice(), ply.flips.is_empty()) {
                (false, _) => ply.square.to_string(),
                (true, false) => format!("x{}", ply.square),
                (true, true) => "-".into(),
            };
            let room = usize::from(entry).saturating_sub(text.len() + 1);
            let text = text + &suffix(view, plies, room);
            push(
                &mut pairs,
                ply.player,
                Entry { text, ply: plies, index: plies.checked_sub(1) },
                Some(plies),
            );
        }
        if let Some(passed) = game.position_at(plies).passed() {
            push(&mut pairs, passed, Entry { text: pass.into(), ply: plies, index: None }, None);
        }
    }
    pairs
}

/// Returns the signs of a move, `+` if others were tried in its place, and a quote if there is a comment
/// on it, as far as there is room.
fn suffix(view: &View<'_>, plies: usize, room: usize) -> String {
    let app = view.app();
    let at = Moment::Main(plies);
    let note = app.viewed().annotations().note(at);
    let has_comment = note.is_some_and(|note| !note.comment.is_empty());
    let marks = match (app.viewed().has_siblings(at), has_comment) {
        (true, true) => "+\"",
        (true, false) => "+",
        (false, true) => "\"",
        (false, false) => "",
    };
    let first = marks.get(..1).unwrap_or_default();
    let signs = variations::sentences::signs(note);
    let texts =
        [format!("{signs}{marks}"), format!("{signs}{first}"), signs, marks.into(), first.into()];
    texts.into_iter().find(|text| text.len() <= room).unwrap_or_default()
}

/// Appends a move to the last row, if its place there is free, or else to a new one.
fn push(pairs: &mut Vec<Pair>, color: Color, entry: Entry, number: Option<usize>) {
    let is_answer = |pair: &&mut Pair| color == Color::White && pair.moves.white.is_none();
    if let Some(pair) = pairs.last_mut().filter(is_answer) {
        pair.number = pair.number.or(number);
        pair.moves.white = Some(entry);
        return;
    }
    let mut moves = ByColor::default();
    moves[color] = Some(entry);
    pairs.push(Pair { number, moves });
}
