//! The review of the game: how far it has come, the mean losses, and the turning points as a list.

use crate::features::review;
use crate::words;
use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::Line;

use crate::game::action::{Action, BrowsingAction};
use crate::game::controller::Controller;
use crate::graph::Ink;
use crate::screen::input_mode::InputMode;
use crate::screen::message::Step;
use crate::screen::message::WindowInput;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Reply, Window};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, paragraph, text_width};
use crate::text;
use othello_core::board::Color;
use othello_engine::analysis::{Phase, Review, ReviewedPly};

/// The most columns of the bar of progress.
const BAR: usize = 40;

/// The dialog of the review: the turning points are a list to jump to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReviewDialog {
    /// The turning point selected last, by the plies before it: a review that goes on may find more.
    selected: Option<usize>,
}

impl ReviewDialog {
    /// Returns the row of the selected turning point among all of a review: the first without a
    /// choice.
    fn row(self, turning_points: &[ReviewedPly]) -> usize {
        let chosen = |ply: &ReviewedPly| Some(ply.index) == self.selected;
        turning_points.iter().position(chosen).unwrap_or(0)
    }

    /// Selects another turning point by its row among all of them.
    fn select(&mut self, turning_points: &[ReviewedPly], to: impl FnOnce(usize, usize) -> usize) {
        if !turning_points.is_empty() {
            let row = to(self.row(turning_points), turning_points.len());
            self.selected = turning_points.get(row).map(|ply| ply.index);
        }
    }

    /// Browses to the position in which the better move can be played, and closes the dialog.
    fn jump(self, turning_points: &[ReviewedPly]) -> Reply {
        match turning_points.get(self.row(turning_points)) {
            Some(ply) => {
                Reply::Act(Action::Browsing(BrowsingAction::Ply(ply.index)), FollowUp::Close)
            }
            None => Reply::Close,
        }
    }
}

impl Window for ReviewDialog {
    fn mode(&self) -> InputMode {
        InputMode::Review
    }

    fn take(&mut self, input: WindowInput, controller: &Controller) -> Reply {
        let points = turning_points(&controller.session().review());
        match input {
            WindowInput::Select(step) => self.select(&points, |row, count| step.of(row, count)),
            WindowInput::Scroll(lines) => {
                self.select(&points, |row, count| Step::towards(lines).of(row, count));
            }
            WindowInput::Leap(leap) => self.select(&points, |row, count| leap.of(row, count)),
            WindowInput::Pick { row, .. } if row == self.row(&points) => return self.jump(&points),
            WindowInput::Pick { row, .. } => self.select(&points, |_, _| row),
            WindowInput::Confirm => return self.jump(&points),
            WindowInput::Cancel => return Reply::Close,
            WindowInput::Change(_)
            | WindowInput::Turn(_)
            | WindowInput::TurnTo(_)
            | WindowInput::Type(_)
            | WindowInput::Paste(_)
            | WindowInput::Erase(_)
            | WindowInput::Filter
            | WindowInput::Rename
            | WindowInput::Delete => return Reply::Ignored,
        }
        Reply::Stay
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        draw(view, text_width(screen), *self)
    }
}

/// Returns the turning points of a review.
fn turning_points(review: &Review) -> Vec<ReviewedPly> {
    review.turning_points().cloned().collect()
}

/// Returns the review in lines of at most `width` columns.
fn draw(view: &View<'_>, width: usize, dialog: ReviewDialog) -> WindowText {
    let found = view.controller().session().review();
    let head = head(view, &found, width);
    let mut lines = means(&found, width, view.theme().colors.strong);
    lines.push(WindowLine::blank());
    let points = turning_points(&found);
    let selected = dialog.row(&points);
    if points.is_empty() {
        lines.extend(paragraph(none_yet(view), width));
    } else {
        let heading = Line::styled("Turning points", view.theme().colors.strong);
        lines.push(WindowLine::new(heading));
    }
    let first = lines.len();
    for (row, ply) in points.iter().enumerate() {
        let style = if row == selected { view.theme().colors.selected } else { Style::new() };
        let text = text::pad(&turning_point(ply, width), width.min(WIDEST_ROW));
        lines.push(WindowLine::row(Line::styled(text, style), row));
    }
    let why = points.get(selected).and_then(|ply| why(view, ply));
    let notes = why.into_iter().chain(review::words::exactness(&found));
    let notes = notes.chain(words::value::sign(view.game().rules()).map(str::to_owned));
    for note in notes {
        lines.push(WindowLine::blank());
        lines.extend(paragraph(&note, width));
    }
    let scroll = match points.len() {
        0 => Scroll::From(0),
        _ => Scroll::Around { line: first + selected, top: Some(0) },
    };
    WindowText { head, scroll, ..WindowText::new("Review", lines) }
}

/// Returns the reasons for the loss of a move in a sentence, if they are known.
fn why(view: &View<'_>, ply: &ReviewedPly) -> Option<String> {
    let before = view.game().position_at(ply.index);
    words::reason::reasons(view.controller().explanations().of(&before, ply.square)?)
}

/// The columns of the longest row of the list.
const WIDEST_ROW: usize = 66;

fn none_yet(view: &View<'_>) -> &'static str {
    if view.controller().review().is_under_way() {
        review::words::NO_TURNING_POINT_YET
    } else {
        review::words::NO_TURNING_POINT
    }
}

/// Returns how far the review has come, with a bar until it is complete.
fn head(view: &View<'_>, found: &Review, width: usize) -> Vec<WindowLine> {
    let (reviewed, all) = (found.plies.len(), view.game().plies().len());
    let extent = review::words::extent(found, view.game());
    let state = if view.controller().review().is_under_way() {
        format!("Reviewing: {extent}")
    } else {
        format!("Reviewed: {extent}")
    };
    // In the smallest window a second row would be missing below.
    let is_brief = reviewed == all && text::width(&state) > width;
    let state = if is_brief { format!("Reviewed: {}", review::words::moves(all)) } else { state };
    let mut head: Vec<_> = paragraph(&state, width).collect();
    if reviewed < all {
        head.push(WindowLine::new(bar(view, reviewed, all, width.min(BAR))));
    }
    head.push(WindowLine::blank());
    head
}

/// Returns a bar of which a part is filled.
fn bar(view: &View<'_>, part: usize, all: usize, width: usize) -> String {
    let filled = width * part / all.max(1);
    let (full, empty) = match view.theme().glyphs.set().ink {
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
            Color::BOTH.map(|color| words::value::mean_loss(found.mean_loss(color, phase)));
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
    let (loss, what) = (review::words::loss_sign(ply), words::value::turning_point(ply));
    let better = review::words::brief_better(ply);
    let best = review::words::best_outcome(ply);
    let texts = [
        format!("{number:>2} {player} {square} loses {loss}, {what}; {best}"),
        format!("{number:>2} {square} loses {loss}, {what}"),
        format!("{number:>2} {square} loses {loss}; {better}"),
    ];
    let brief = format!("{number:>2} {square} loses {loss}");
    texts.into_iter().find(|text| text::width(text) <= width).unwrap_or(brief)
}
