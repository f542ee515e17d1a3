//! The state of the game in figures, and its end.

use othello_words::i18n::{Text, m};
use othello_words::names;
use othello_words::results;
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::plate;
use super::review;
use crate::screen::view::View;
use othello_board::app::keys::conditions::begins_by_enter;
use othello_board::app::keys::key;
use othello_core::board::ByColor;
use othello_core::result::GameResult;

pub struct PanelRow {
    left: String,
    right: String,
    style: Style,
    /// The importance: where there is no room for all, the rows with the largest numbers go first.
    rank: u8,
}

impl PanelRow {
    fn new(left: impl Into<String>, right: impl Into<String>, rank: u8) -> Self {
        Self { left: left.into(), right: right.into(), style: Style::new(), rank }
    }

    fn of(label: &Text, figure: impl Into<String>, rank: u8) -> Self {
        Self::new(label.to_string(), figure, rank)
    }

    /// Draws the row; its right part ends at that column.
    fn draw(&self, view: &View<'_>, area: Rect, right: u16, buffer: &mut Buffer) {
        let theme = view.theme();
        let spell = |text: &str| theme.spell(text);
        let left = spell(&self.left);
        let area = if self.right.is_empty() { area } else { Rect { width: right, ..area } };
        let left = if self.right.is_empty() {
            let ellipsis = theme.set().ellipsis;
            text::wrap_to_rows(&left, usize::from(area.width), 1, ellipsis).concat()
        } else {
            left
        };
        let right = Line::from(Span::styled(spell(&self.right), self.style));
        plate::row(area, &left, right, self.style, theme, buffer);
    }
}

/// The columns in which a label and its figure are seen as one row.
const WIDEST: usize = 28;

/// Draws rows. Where the panel is wider, the right parts end close to the left ones.
pub fn draw(view: &View<'_>, rows: &[PanelRow], area: Rect, buffer: &mut Buffer) {
    const GAP: usize = 2;
    let needed = |row: &PanelRow| text::width(&row.left) + GAP + text::width(&row.right);
    let pairs = rows.iter().filter(|row| !row.right.is_empty());
    let widest = pairs.map(needed).max().unwrap_or(0).max(WIDEST);
    let right = u16::try_from(widest).unwrap_or(u16::MAX).min(area.width);
    for (row, place) in rows.iter().zip(area.rows()) {
        row.draw(view, place, right, buffer);
    }
}

/// Returns the most important rows for a panel with room for so many, in their order on the screen.
pub fn rows(view: &View<'_>, width: usize, most: usize) -> Vec<PanelRow> {
    let mut rows = match view.shown_result() {
        Some(result) => end(view, result, width),
        None => figures(view, width),
    };
    let of_review = review::rows(view).into_iter();
    rows.extend(of_review.map(|(left, right, rank)| PanelRow::new(left, right, rank)));
    while rows.len() > most {
        let least = rows.iter().map(|row| row.rank).max();
        // Half of a sentence says nothing.
        rows.retain(|row| Some(row.rank) != least);
    }
    rows
}

/// The rank of the reason for the end, where it has rows of its own.
const REASON: u8 = 4;

/// Returns `true` if a panel with room for so many rows tells why the game ended.
pub fn tells_reason(view: &View<'_>, width: usize, most: usize) -> bool {
    let rows = view.shown_result().map_or_else(Vec::new, |result| end(view, result, width));
    rows.iter().filter(|row| row.rank <= REASON).count() <= most
}

/// Returns rules, move number, empties and mobility, the match and the opening. As long as a game
/// goes on their number stays the same.
fn figures(view: &View<'_>, width: usize) -> Vec<PanelRow> {
    let (shown, viewed) = (view.shown(), view.app().viewed());
    let quiet = view.theme().colors.quiet;
    let mut rows = Vec::new();
    rows.extend(view.special_rules().map(|rules| PanelRow::new(rules, "", 1)));
    if let Some(result) = shown.result() {
        rows.extend(scores(view, result, width));
    } else {
        let empties = m::panel::empty(shown.board().empties().len().to_string()).to_string();
        let place = if viewed.is_browsing() {
            let place = match viewed.ply() {
                0 => m::screen::at_start(),
                ply => m::screen::after_move(ply.to_string()),
            };
            let whole = place.to_string();
            let fits = text::width(&whole) + 2 + text::width(&empties) <= width;
            if fits { whole } else { place.words("short", None) }
        } else {
            m::screen::next_move((viewed.ply() + 1).to_string()).to_string()
        };
        rows.push(PanelRow::new(place, empties, 0));
        let mobility = ByColor::from_fn(|color| shown.mobility(color).len());
        rows.push(PanelRow::of(&m::panel::mobility(), apart(&mobility), 3));
    }
    if let Some(hands) = shown.hands() {
        rows.push(PanelRow::of(&m::panel::in_hand(), apart(&hands), 2));
    }
    rows.extend(match_rows(view));
    let balanced = view.session().opening();
    rows.extend(
        balanced.map(|opening| PanelRow::of(&m::panel::balanced_opening(), opening.to_string(), 4)),
    );
    let opening = match view.opening() {
        // A panel of opening names needs no "Opening" where it has no room for it.
        Some(name) if text::width(name) > width => {
            name.strip_suffix(" Opening").unwrap_or(name).to_owned()
        }
        Some(name) => name.to_owned(),
        None if shown.is_opening() => m::panel::centre_opening().to_string(),
        None => String::new(),
    };
    rows.push(PanelRow { style: quiet, ..PanelRow::new(opening, "", 4) });
    rows
}

fn match_rows(view: &View<'_>) -> Vec<PanelRow> {
    let series = view.session().series();
    if series.best_of() == 1 {
        return Vec::new();
    }
    let tally = ByColor::from_fn(|color| series.tally(color));
    let points = ByColor::from_fn(|color| tally[color].points());
    let discs = ByColor::from_fn(|color| tally[color].discs);
    let winner = results::match_score(view.session()).and_then(|score| score.form("panel"));
    let best_of = || m::panel::best_of(series.best_of().to_string()).to_string();
    let state = winner.unwrap_or_else(best_of);
    vec![
        PanelRow::new(state, apart(&points), 1),
        PanelRow::of(&m::panel::discs_in_match(), apart(&discs), 5),
    ]
}

/// Returns Black's number and White's.
fn apart(numbers: &ByColor<impl std::fmt::Display>) -> String {
    format!("{} - {}", numbers.black, numbers.white)
}

/// Returns the winner, both scores, the reason and the next keys.
fn end(view: &View<'_>, result: GameResult, width: usize) -> Vec<PanelRow> {
    let quiet = view.theme().colors.quiet;
    let mut rows = scores(view, result, width);
    rows.extend(
        view.special_rules().map(|rules| PanelRow { style: quiet, ..PanelRow::new(rules, "", 3) }),
    );
    rows.extend(match_rows(view));
    let series = view.session().series();
    let goes_on = series.best_of() > 1 && series.winner().is_none();
    let next = if goes_on { m::panel::next_game() } else { m::panel::new_game() }.to_string();
    let (left, right) = match learning(view) {
        Some(learn) => (learn.to_string(), next),
        None => (next, String::new()),
    };
    rows.push(PanelRow { style: view.theme().colors.strong, ..PanelRow::new(left, right, 2) });
    rows
}

/// Returns the key with which something can be learned from a game that is over.
fn learning(view: &View<'_>) -> Option<Text> {
    let app = view.app();
    let is_reviewed = app.session().review().plies.len() == view.game().plies().len();
    match (app.features.exercise.has_lesson(&app.state), app.state.can_review() && !is_reviewed) {
        (true, _) => {
            let key = if begins_by_enter(app) { key::ENTER } else { key::char('t') };
            Some(m::panel::lesson(key.short_name()))
        }
        (false, true)
            if !app.features.review.is_under_way() || app.features.review.is_unasked() =>
        {
            Some(m::panel::review())
        }
        (false, _) => None,
    }
}

/// Returns the winner, the official score and the discs on the board if they differ, and the reason for
/// the end.
fn scores(view: &View<'_>, result: GameResult, width: usize) -> Vec<PanelRow> {
    let (quiet, strong) = (view.theme().colors.quiet, view.theme().colors.strong);
    let outcome = results::outcome(result);
    let said = |form, name: &str| outcome.words(form, Some(&ByColor::from_fn(|_| name.into())));
    let name = result.winner.map(|color| names::name(view.session(), color)).unwrap_or_default();
    // Without room for both, the way to the victory has a row of its own.
    let way = outcome.form("way").filter(|_| text::width(&said("panel", &name)) > width);
    let form = if way.is_some() { "panel-brief" } else { "panel" };
    let room = width.saturating_sub(text::width(&said(form, "")));
    let winner = said(form, &text::truncate(&name, room, view.theme().set().ellipsis));
    let reason = match way {
        Some(way) => way,
        // The winner's row names it.
        None if results::is_forfeit(result) => String::new(),
        None => results::reason(&view.shown(), result).naming(&view.names()),
    };
    let [official, board] =
        [result.score, result.discs].map(|discs| results::winner_first(result.winner, discs));
    let is_official_alone = result.score == result.discs || results::is_forfeit(result);
    let is_same = result.score == result.discs;
    let fits = |left: &str, right: &str| text::width(left) + 2 + text::width(right) <= width;
    let on_board =
        if is_official_alone { String::new() } else { m::panel::board_count(&*board).to_string() };
    // The players' counts are beside their names.
    let beside =
        if is_same { String::new() } else { m::panel::official_count(&*official).to_string() };
    let mut rows = Vec::new();
    if fits(&winner, &beside) && fits(&reason, &on_board) {
        rows.push(PanelRow { style: strong, ..PanelRow::new(winner, beside, 0) });
        rows.push(PanelRow { style: quiet, ..PanelRow::new(reason, on_board, 1) });
    } else {
        rows.push(PanelRow { style: strong, ..PanelRow::new(winner, "", 0) });
        if !is_same {
            rows.push(PanelRow::of(&m::panel::official(), official, 1));
        }
        if !is_official_alone {
            rows.push(PanelRow::of(&m::panel::on_board(), board, 2));
        }
        let lines = text::wrap(&reason, width).into_iter();
        rows.extend(lines.map(|line| PanelRow { style: quiet, ..PanelRow::new(line, "", REASON) }));
    }
    rows.retain(|row| !row.left.is_empty() || !row.right.is_empty());
    rows
}
