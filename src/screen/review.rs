//! The review of the game on the screen: its dialog, and the judgement of the move shown.

pub mod dialog;

use self::dialog::{ReviewDialog, turning_points};
use super::message::{Leap, Step};
use super::model::{Dialog, Model, Notice, Tone};
use crate::controller::{Action, Browse, Event};
use crate::narration::review;
use othello_core::square::Square;

/// The dialog.
impl Model {
    /// Opens the dialog of a review that is wanted; tells that one is complete, unless the dialog
    /// does.
    pub(super) fn follow_review(&mut self, event: &Event) {
        // The review goes on in the background, and R means nothing there.
        if self.controller.is_solving() {
            return;
        }
        // It may say that there is no review.
        self.notice = None;
        if self.shows_review() {
            return;
        }
        if *event == Event::ReviewShown {
            self.open(Some(Dialog::Review(ReviewDialog::default())));
        } else {
            let extent = review::extent(&self.controller.review(), self.game());
            self.say(format!("Reviewed {extent}. R shows the review."));
        }
    }

    /// Returns `true` if the dialog of the review is open.
    const fn shows_review(&self) -> bool {
        matches!(self.dialog, Some(Dialog::Review(_)))
    }

    /// Stops the review, or goes on with it.
    pub(super) fn toggle_review(&mut self) {
        let is_reviewing = self.controller.is_reviewing();
        self.act(if is_reviewing { Action::StopReview } else { Action::Review });
    }

    pub(super) fn select_turning_point(&mut self, step: Step) {
        self.change_turning_point(|row, count| step.of(row, count));
    }

    pub(super) fn leap_to_turning_point(&mut self, leap: Leap) {
        self.change_turning_point(|row, count| leap.of(row, count));
    }

    /// Selects another turning point by its row among all.
    fn change_turning_point(&mut self, change: impl FnOnce(usize, usize) -> usize) {
        let points = turning_points(&self.controller.review());
        if let Some(Dialog::Review(dialog)) = &mut self.dialog
            && !points.is_empty()
        {
            let row = change(dialog.row(&points), points.len());
            dialog.select(row, &points);
        }
    }

    /// Selects a turning point that was clicked, or jumps to it if it is selected.
    pub(super) fn pick_turning_point(&mut self, row: usize) {
        let points = turning_points(&self.controller.review());
        let Some(Dialog::Review(dialog)) = self.dialog else { return };
        if dialog.row(&points) == row {
            self.jump_to_turning_point();
        } else {
            self.change_turning_point(|_, _| row);
        }
    }

    /// Browses to the selected turning point, and closes the dialog.
    pub(super) fn jump_to_turning_point(&mut self) {
        let points = turning_points(&self.controller.review());
        let Some(Dialog::Review(dialog)) = self.dialog.take() else { return };
        if let Some(ply) = points.get(dialog.row(&points)) {
            self.act(Action::Browse(Browse::Ply(ply.index + 1)));
        }
    }
}

/// The lines under the board.
impl Model {
    /// The judgement of the move that led to the position shown, behind its place in the game.
    pub(super) fn review_notice(&self, place: &str) -> Option<Notice> {
        let ply = self.controller.reviewed_ply()?;
        let clause = review::loss_clause(&ply);
        let brief = format!("{} loses {}", ply.square, review::loss_sign(&ply));
        let mut texts = match review::better(&ply) {
            Some(better) => vec![
                format!("{place}: {} {clause}. {better}", ply.square),
                format!("{} {clause}. {better}", ply.square),
                format!("{brief}. Better: {}", review::brief_better(&ply)),
                format!("{brief}; {}", review::brief_better(&ply)),
            ],
            None => vec![
                format!("{place}: {} {clause}.", ply.square),
                format!("{} {clause}.", ply.square),
                format!("{} is the best", ply.square),
            ],
        };
        let text = texts.remove(0);
        Some(Notice { text, shorter: texts, tone: Tone::Strong })
    }

    /// The move that is better than the one that led to the position shown.
    pub fn better_square(&self) -> Option<Square> {
        let ply = self.controller.reviewed_ply()?;
        (!review::is_best(&ply)).then_some(ply.best)
    }

    /// The extent of the review while it is under way.
    pub(super) fn review_progress(&self) -> Option<Notice> {
        let extent = review::extent(&self.controller.review(), self.game());
        let notice = || {
            let text = format!("Reviewing: {extent}. R shows the review.");
            Notice { text, shorter: vec![format!("Reviewing: {extent}")], tone: Tone::Quiet }
        };
        self.controller.is_reviewing().then(notice)
    }
}
