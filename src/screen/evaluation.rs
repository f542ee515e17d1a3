//! The engine's values of moves, in the lines under the board.

use super::model::{Model, Notice, Tone};
use crate::narration;
use crate::narration::evaluation;
use othello_core::square::Square;
use othello_engine::Report;

impl Model {
    /// The values of the moves in the position shown, the best one first.
    pub fn evaluation_report(&self) -> Option<&Report> {
        let evaluation =
            self.controller.evaluation().filter(|_| self.controller.shows_evaluation());
        evaluation.and_then(|evaluation| evaluation.report())
    }

    /// The best move, or the reason why there is none yet, where the players want to see it; behind
    /// `before`, where there is room for both.
    pub(super) fn evaluation_notice(&self, before: Option<&Notice>) -> Option<Notice> {
        if !self.controller.shows_evaluation() || self.shown().to_move().is_none() {
            return None;
        }
        let (text, brief) = match self.evaluation_report() {
            Some(report) => {
                let best = evaluation::best(&self.shown(), report)?;
                (best, evaluation::brief_best(report)?)
            }
            None if self.controller.is_thinking() => {
                let color = self.session().to_move()?;
                let thinking = narration::thinking(self.session(), color);
                (format!("{thinking} The values wait."), "The values wait.".into())
            }
            None if self.controller.is_reviewing() => {
                let progress = self.review_progress()?;
                let brief = progress.shorter.into_iter().next().unwrap_or_default();
                (format!("{brief}. The values wait."), "The values wait.".into())
            }
            None => ("Evaluating the moves.".into(), "Evaluating.".into()),
        };
        let befores =
            before.into_iter().flat_map(|notice| [&notice.text].into_iter().chain(&notice.shorter));
        let both: Vec<_> = befores.map(|before| format!("{before} {text}")).collect();
        let mut texts = both.into_iter().chain([text, brief]);
        let first = texts.next()?;
        Some(Notice { text: first, shorter: texts.collect(), tone: Tone::Strong })
    }

    /// The best move and the loss of the one in focus, in few words: where the screen has one line for
    /// both, and nothing else to say in it.
    pub fn values_in_brief(&self) -> Option<Notice> {
        let report = self.evaluation_report().filter(|_| self.notice.is_none())?;
        let loss = self.loss_of(self.focus());
        let loss = if loss.is_empty() { loss } else { format!("; {}{loss}", self.focus()) };
        let best = evaluation::brief_best(report)?;
        self.with_save_state(Some(Notice::new(format!("{best}{loss}"), Tone::Strong)))
    }

    /// The loss of a move, behind a comma; empty if it is not known.
    pub(super) fn loss_of(&self, square: Square) -> String {
        let lines = self.evaluation_report().map_or(&[][..], |report| &report.lines);
        let line = lines.iter().find(|line| line.square() == square);
        let loss = line.zip(lines.first()).map(|(line, best)| evaluation::loss_of(line, best));
        loss.map_or_else(String::new, |loss| format!(", {loss}"))
    }
}
