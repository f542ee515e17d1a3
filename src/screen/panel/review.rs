//! The review in the panel: its progress, the mean losses, and the losses beside the moves.

use othello_words::i18n::m;
use othello_words::ideas::Reader;
use othello_words::value;
use ratatui::style::Style;

use crate::screen::theme::panel_colors::tinted;
use crate::screen::theme::{Theme, Tint};
use crate::screen::view::View;
use othello_core::board::ByColor;
use othello_engine::review::{Phase, Review, ReviewedPly};

/// The rank of the progress and of the mean loss in the whole game: after the result and its reason.
const GAME: u8 = 5;
/// The rank of the mean losses by the parts of the game.
const PARTS: u8 = 6;

/// Returns how far a review has come while it is under way, and the mean losses of Black and White: rows
/// of a panel, each with its left and right part and its rank.
pub fn rows(view: &View<'_>) -> Vec<(String, String, u8)> {
    let app = view.app();
    let review = app.session().review();
    let mut rows = Vec::new();
    // A program that was ended may have left it so.
    let is_partial = review.plies.len() < review.extent(view.game());
    let is_under_way = app.features.review.is_under_way();
    if is_under_way && !app.features.review.is_unasked() {
        let [done, all] = [review.plies.len(), review.extent(view.game())].map(|it| it.to_string());
        let extent = m::review::done(done, all).to_string();
        rows.push((m::review::reviewing().to_string(), extent, GAME));
    }
    if review.plies.is_empty() {
        return rows;
    }
    if app.features.explanations.reader() == Reader::Learner {
        // Sums of what moves cost mean nothing to whoever does not know them.
        return rows;
    }
    let mean = if is_partial { m::review::loss_so_far } else { m::review::loss_per_move };
    rows.push((mean().to_string(), both(&review, None), GAME));
    let name = |part: Phase| format!("  {}", m::review::phase(part.name()));
    let part = |part| (name(part), both(&review, Some(part)), PARTS);
    rows.extend(Phase::ALL.map(part));
    rows
}

fn both(review: &Review, part: Option<Phase>) -> String {
    let mean = ByColor::from_fn(|color| value::mean_loss(review.mean_loss(color, part)));
    format!("{} - {}", mean.black, mean.white)
}

/// Returns the style of a loss by its size: nothing, up to two discs, up to six, or more. Its number
/// tells the same.
pub fn loss_style(ply: &ReviewedPly, theme: &Theme) -> Style {
    let colors = theme.colors;
    match ply.loss().round() {
        loss if loss < 1.0 => colors.quiet,
        loss if loss <= 2.0 => Style::new(),
        loss if loss <= 6.0 => tinted(theme, Tint::Doubtful).unwrap_or(colors.strong),
        _ => tinted(theme, Tint::Bad).unwrap_or(colors.selected),
    }
}
