//! The state of the game in figures, and its end.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::plate;
use crate::app::narration;
use crate::app::text;
use crate::app::tui::model::Model;
use crate::board::ByColor;
use crate::result::{GameResult, Reason};

/// A row of the panel.
pub struct Row {
    left: String,
    right: String,
    style: Style,
    /// The importance: where there is no room for all, the rows with the largest numbers go first.
    rank: u8,
}

impl Row {
    fn new(left: impl Into<String>, right: impl Into<String>, rank: u8) -> Self {
        Self { left: left.into(), right: right.into(), style: Style::new(), rank }
    }

    /// Draws the row.
    pub fn draw(&self, model: &Model, area: Rect, buffer: &mut Buffer) {
        let theme = model.theme();
        let spell = |text: &str| theme.glyphs.spell(text);
        let right = Line::from(Span::styled(spell(&self.right), self.style));
        plate::row(area, &spell(&self.left), right, self.style, theme, buffer);
    }
}

/// Returns the most important rows for a panel with room for so many, in their order on the screen.
pub fn rows(model: &Model, width: usize, most: usize) -> Vec<Row> {
    let mut rows = match model.shown_result() {
        Some(result) => end(model, result, width),
        None => figures(model),
    };
    while rows.len() > most {
        let least = rows.iter().map(|row| row.rank).max();
        let Some(index) = rows.iter().rposition(|row| Some(row.rank) == least) else { break };
        rows.remove(index);
    }
    rows
}

/// Returns rules, move number, empties and mobility, the match and the opening. As long as a game
/// goes on their number stays the same.
fn figures(model: &Model) -> Vec<Row> {
    let shown = model.shown();
    let quiet = model.theme().colors.quiet;
    let empties = format!("{} empty", shown.board().empties().len());
    let place = match shown.to_move() {
        Some(_) => format!("Move {}", model.controller().viewed_ply() + 1),
        None => "Game over".into(),
    };
    let mut rows = Vec::new();
    rows.extend(model.special_rules().map(|rules| Row::new(rules, "", 1)));
    rows.push(Row::new(place, empties, 0));
    let mobility = ByColor::from_fn(|color| shown.mobility(color).len());
    rows.push(Row::new("Mobility", apart(&mobility), 3));
    if let Some(hands) = shown.hands() {
        rows.push(Row::new("In hand", apart(&hands), 2));
    }
    rows.extend(match_rows(model));
    let opening = match model.opening() {
        Some(name) => name,
        None if shown.is_opening() => "Centre opening",
        None => "",
    };
    rows.push(Row { style: quiet, ..Row::new(opening, "", 4) });
    rows
}

fn match_rows(model: &Model) -> Vec<Row> {
    let series = model.session().series();
    if series.best_of() == 1 {
        return Vec::new();
    }
    let tally = ByColor::from_fn(|color| series.tally(color));
    let points = ByColor::from_fn(|color| tally[color].points());
    let discs = ByColor::from_fn(|color| tally[color].discs);
    let length = format!("Best of {}", series.best_of());
    vec![Row::new(length, apart(&points), 1), Row::new("Match discs", apart(&discs), 5)]
}

/// Returns Black's number and White's.
fn apart(numbers: &ByColor<impl std::fmt::Display>) -> String {
    format!("{} - {}", numbers.black, numbers.white)
}

/// Returns the winner, both scores, the reason and the next key.
fn end(model: &Model, result: GameResult, width: usize) -> Vec<Row> {
    let quiet = model.theme().colors.quiet;
    let mut rows = scores(model, result, width);
    rows.extend(model.special_rules().map(|rules| Row { style: quiet, ..Row::new(rules, "", 3) }));
    rows.extend(match_rows(model));
    let winner = narration::brief_match_end(model.session());
    if !winner.is_empty() {
        rows.extend(text::wrap(&winner, width).into_iter().map(|line| Row::new(line, "", 1)));
    }
    let series = model.session().series();
    let goes_on = series.best_of() > 1 && series.winner().is_none();
    let next = if goes_on { "n next game" } else { "n new game" };
    rows.push(Row { style: model.theme().colors.strong, ..Row::new(next, "", 2) });
    rows
}

/// Returns the winner, the official score, the discs on the board and the reason for the end.
fn scores(model: &Model, result: GameResult, width: usize) -> Vec<Row> {
    let (quiet, strong) = (model.theme().colors.quiet, model.theme().colors.strong);
    let winner = outcome(model, result, width);
    let reason = match result.reason {
        // The winner's row names them.
        Reason::Resignation | Reason::TimeOut => String::new(),
        Reason::FullBoard
        | Reason::WipeOut
        | Reason::Supply
        | Reason::FirstPass
        | Reason::NoMoves => narration::reason(&model.session().position(), result, &model.names()),
    };
    let [official, board] =
        [result.score, result.discs].map(|discs| narration::winner_first(result, discs));
    let is_same = result.score == result.discs;
    let fits = |left: &str, right: &str| text::width(left) + 2 + text::width(right) <= width;
    let on_board = if is_same { String::new() } else { format!("{board} on the board") };
    let beside = format!("{official} official");
    let mut rows = Vec::new();
    if fits(&winner, &beside) && fits(&reason, &on_board) {
        rows.push(Row { style: strong, ..Row::new(winner, beside, 0) });
        rows.push(Row { style: quiet, ..Row::new(reason, on_board, 1) });
    } else {
        rows.push(Row { style: strong, ..Row::new(winner, "", 0) });
        rows.push(Row::new("Official", official, 1));
        if !is_same {
            rows.push(Row::new("On the board", board, 2));
        }
        let lines = text::wrap(&reason, width).into_iter();
        rows.extend(lines.map(|line| Row { style: quiet, ..Row::new(line, "", 4) }));
    }
    rows.retain(|row| !row.left.is_empty() || !row.right.is_empty());
    rows
}

/// Returns the winner and the way to the victory: `Ada wins by 12`. A long name gives way.
fn outcome(model: &Model, result: GameResult, width: usize) -> String {
    let Some(winner) = result.winner else { return "A draw".into() };
    let how = match result.reason {
        Reason::Resignation => "by resignation".into(),
        Reason::TimeOut => "on time".into(),
        Reason::FullBoard
        | Reason::WipeOut
        | Reason::Supply
        | Reason::FirstPass
        | Reason::NoMoves => format!("by {}", result.margin()),
    };
    let how = format!(" wins {how}");
    let room = width.saturating_sub(how.len());
    let name = model.session().name(winner);
    text::truncate(&name, room, model.theme().glyphs.set().ellipsis) + &how
}
