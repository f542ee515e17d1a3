//! The review of the game: how far it has come, the mean losses, and the turning points as a list.

use ratatui::style::Style;
use ratatui::text::Line;

use crate::graph::Ink;
use crate::narration::evaluation;
use crate::narration::review;
use crate::screen::model::Model;
use crate::screen::review::dialog::{ReviewDialog, turning_points};
use crate::screen::window::{Scroll, Window, WindowLine, paragraph};
use crate::text;
use othello_core::board::Color;
use othello_engine::analysis::{Phase, Review, ReviewedPly};

/// The most columns of the bar of progress.
const BAR: usize = 40;

/// Returns the review in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, dialog: ReviewDialog) -> Window {
    let found = model.controller().review();
    let head = head(model, &found, width);
    let mut lines = means(&found, width, model.theme().colors.strong);
    lines.push(WindowLine::blank());
    let points = turning_points(&found);
    let selected = dialog.row(&points);
    if points.is_empty() {
        lines.extend(paragraph(none_yet(model), width));
    } else {
        let heading = Line::styled("Turning points", model.theme().colors.strong);
        lines.push(WindowLine::new(heading));
    }
    let first = lines.len();
    for (row, ply) in points.iter().enumerate() {
        let style = if row == selected { model.theme().colors.selected } else { Style::new() };
        let text = text::pad(&turning_point(ply, width), width.min(WIDEST_ROW));
        lines.push(WindowLine::row(Line::styled(text, style), row));
    }
    let notes = review::exactness(&found).into_iter();
    let notes = notes.chain(evaluation::sign(model.game().rules()).map(str::to_owned));
    for note in notes {
        lines.push(WindowLine::blank());
        lines.extend(paragraph(&note, width));
    }
    let scroll = match points.len() {
        0 => Scroll::From(0),
        _ => Scroll::Around { line: first + selected, top: Some(0) },
    };
    Window { head, scroll, ..Window::new("Review", lines) }
}

/// The columns of the longest row of the list.
const WIDEST_ROW: usize = 58;

fn none_yet(model: &Model) -> &'static str {
    if model.controller().is_reviewing() {
        "No turning points yet."
    } else {
        review::NO_TURNING_POINT
    }
}

/// Returns how far the review has come, with a bar until it is complete.
fn head(model: &Model, found: &Review, width: usize) -> Vec<WindowLine> {
    let (reviewed, all) = (found.plies.len(), model.game().plies().len());
    let extent = review::extent(found, model.game());
    let state = if model.controller().is_reviewing() {
        format!("Reviewing: {extent}")
    } else {
        format!("Reviewed: {extent}")
    };
    // In the smallest window a second row would be missing below.
    let is_brief = reviewed == all && text::width(&state) > width;
    let state = if is_brief { format!("Reviewed: {}", review::moves(all)) } else { state };
    let mut head: Vec<_> = paragraph(&state, width).collect();
    if reviewed < all {
        head.push(WindowLine::new(bar(model, reviewed, all, width.min(BAR))));
    }
    head.push(WindowLine::blank());
    head
}

/// Returns a bar of which a part is filled.
fn bar(model: &Model, part: usize, all: usize, width: usize) -> String {
    let filled = width * part / all.max(1);
    let (full, empty) = match model.theme().glyphs.set().ink {
        Ink::Blocks => ("█", "░"),
        Ink::Ascii => ("#", "-"),
    };
    full.repeat(filled) + &empty.repeat(width - filled)
}

/// Returns the table of the mean losses, which fits into the smallest window.
fn means(found: &Review, width: usize, strong: Style) -> Vec<WindowLine> {
    let (title, label) = if width < 24 { ("Loss", 8) } else { ("Mean loss", 11) };
    let row = |name: &str, phase: Option<Phase>| {
        let [black, white] =
            Color::BOTH.map(|color| evaluation::mean_loss(found.mean_loss(color, phase)));
        WindowLine::new(format!("{name:<label$}{black:>5} {white:>5}"))
    };
    let unit = if width < 30 { "" } else { "  in discs" };
    let heading = format!("{title:<label$}Black White{unit}");
    let heading = WindowLine::new(Line::styled(heading, strong));
    let phases = Phase::ALL.map(|phase| row(capital(phase), Some(phase)));
    [heading].into_iter().chain(phases).chain([row("Game", None)]).collect()
}

const fn capital(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "Opening",
        Phase::Midgame => "Midgame",
        Phase::Endgame => "Endgame",
    }
}

/// Returns a turning point with as much about it as there is room for.
fn turning_point(ply: &ReviewedPly, width: usize) -> String {
    let ReviewedPly { index, player, square, .. } = ply;
    let number = index + 1;
    let (loss, what) = (review::loss_sign(ply), evaluation::turning_point(ply));
    let better = review::brief_better(ply);
    let texts = [
        format!("{number:>2} {player} {square} loses {loss}, {what}; {better}"),
        format!("{number:>2} {square} loses {loss}, {what}"),
        format!("{number:>2} {square} loses {loss}; {better}"),
    ];
    let brief = format!("{number:>2} {square} loses {loss}");
    texts.into_iter().find(|text| text::width(text) <= width).unwrap_or(brief)
}
