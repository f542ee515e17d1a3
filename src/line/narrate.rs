//! Events of the controller as sentences.

use super::error::LineError;
use super::report;
use super::{BoardEcho, EvaluationForm, LineMode};
use crate::controller::{Annotated, Event, Refusal};
use crate::narration;
use crate::narration::annotation;
use crate::narration::{evaluation, review};
use othello_core::game::Ply;

/// Added to sentences while the game is paused.
const PAUSED: &str = "Paused; type continue to resume.";

/// Added to the introduction of a new game.
const WAITING: &str = "The clock starts with your next line.";

/// Said while the engine evaluates a position.
const EVALUATING: &str = "The engine is evaluating the moves.";

/// A part of the game's state that follows the sentence of an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Then {
    Nothing,
    Board,
    Turn,
    TurnAndBoard,
}

/// Returns the sentence about a ply that was played again.
fn redone(ply: &Ply) -> String {
    let colors = narration::colors();
    let named = format!("Redone: {}.", narration::named(ply, &colors));
    narration::followed_by_pass(named, &ply.after, &colors)
}

impl LineMode<'_> {
    /// Returns sentences about events, or the reason for a refusal. Sentences about saving are
    /// left for the end of the response.
    pub(super) fn narrate(&mut self, events: Vec<Event>) -> Result<String, LineError> {
        let mut said = Vec::new();
        let mut then = Then::Nothing;
        let is_played = |event: &Event| matches!(event, Event::Played(_));
        let has_moves = events.iter().any(is_played);
        for event in events {
            match event {
                Event::Refused(refusal) => return Err(self.reason(&refusal)),
                Event::SaveFailed(_) | Event::SaveRecovered | Event::KeepFailed(_) => {
                    self.lines_since_warning = 0;
                    self.news.push(narration::saving(&event));
                }
                // The result comes before it.
                Event::LevelEstimated(level) => self.news.push(narration::level_estimate(&level)),
                // The turn follows the moves of a computer that begins.
                Event::NewGame if has_moves => said.push(format!("New game. {}", self.terms())),
                event => {
                    let (sentence, follows) = self.sentence(&event);
                    said.extend(Some(sentence).filter(|sentence| !sentence.is_empty()));
                    then = then.max(follows);
                }
            }
        }
        let mut text = said.join("\n");
        if matches!(then, Then::Turn | Then::TurnAndBoard) {
            let gap = if text.is_empty() { "" } else { " " };
            text = format!("{text}{gap}{}", self.current_turn());
        }
        if matches!(then, Then::Board | Then::TurnAndBoard) && self.echo == BoardEcho::AfterMoves {
            text = format!("{text}\n{}", self.board());
        }
        Ok(text)
    }

    /// The sentence of an event, and the state that is to follow it.
    fn sentence(&self, event: &Event) -> (String, Then) {
        let session = self.controller.session();
        let colors = narration::colors();
        let sentence = match event {
            Event::Played(ply) => return (narration::ply(ply, &colors), Then::TurnAndBoard),
            Event::Redone(ply) => return (redone(ply), Then::TurnAndBoard),
            Event::Undone(undone) => {
                return (narration::undone(undone, &colors), Then::TurnAndBoard);
            }
            Event::Rewound { plies } => {
                let undone = narration::rewound(*plies);
                return (format!("{undone}; redo plays them again."), Then::TurnAndBoard);
            }
            Event::Resigned(_) | Event::TimedOut(_) => return (String::new(), Then::Turn),
            Event::Resumed => return ("Resumed.".into(), Then::Turn),
            Event::Paused => self.time(),
            Event::Browsed => self.moment(),
            Event::Varied(ply) => self.varied(ply),
            Event::Annotated(change) => self.annotated(*change),
            Event::ReturnedToCurrent => {
                format!("{} Type undo again to undo it.", narration::RETURNED)
            }
            Event::NewGame => return self.new_game_begun(),
            Event::NewGameFrom { ply } => return self.new_game_from(*ply),
            Event::Loaded => self.loaded(),
            Event::Renamed => report::players(session),
            Event::PlayersChanged => return (narration::players_changed(session), Then::Turn),
            // The question repeats it.
            Event::EngineFailed { .. } if self.controller.question().is_some() => String::new(),
            Event::EngineFailed { error, .. } => narration::engine_failed(error),
            Event::EvaluationShown if self.is_evaluating() => EVALUATING.into(),
            Event::Evaluated => self.evaluation(),
            Event::ReviewShown if self.controller.is_reviewing() => self.review_under_way(),
            Event::ReviewEnded | Event::ReviewStopped => {
                review::summary(&self.controller.review(), session.game()) + self.proposed_retry()
            }
            Event::Exercise(event) => return self.exercise_sentence(event),
            Event::Asked => self.question(),
            Event::Cancelled => "Cancelled.".into(),
            Event::Link(event) => narration::link::link_event(event, &self.controller),
            Event::Listed(games) => report::games(games),
            Event::SavedAs(_)
            | Event::SaveAsFailed(_)
            | Event::GameRenamed(_)
            | Event::GameDeleted => narration::saving(event),
            Event::EvaluationShown
            | Event::ReviewShown
            | Event::EvaluationHidden
            // The moves were told.
            | Event::Extended { .. }
            | Event::Copied(_)
            | Event::LevelEstimated(_)
            | Event::Previewed { .. }
            | Event::Refused(_)
            | Event::SaveFailed(_)
            | Event::SaveRecovered
            | Event::KeepFailed(_) => String::new(),
        };
        (sentence, Then::Nothing)
    }

    /// The sentence of a new game.
    fn new_game_begun(&self) -> (String, Then) {
        if self.controller.link().is_some() {
            return (narration::link::link_terms(&self.controller), Then::TurnAndBoard);
        }
        (format!("New game. {}", self.introduction()), Then::Nothing)
    }

    /// A ply of a variation, and the turn after it.
    fn varied(&self, ply: &Ply) -> String {
        let colors = narration::colors();
        let line = annotation::line(&self.controller).unwrap_or_default();
        let turn = narration::turn(&self.controller.viewed_position(), &colors);
        format!("{line}: {} {turn}", narration::ply(ply, &colors))
    }

    /// A change of the variations or the notes.
    fn annotated(&self, change: Annotated) -> String {
        if change != Annotated::Marked {
            return annotation::annotated(change).into();
        }
        let note = self.controller.viewed_note().map(annotation::note);
        note.filter(|note| !note.is_empty()).unwrap_or_else(|| "Nothing is marked.".into())
    }

    /// Returns `true` while the values of the viewed position are to come.
    fn is_evaluating(&self) -> bool {
        let evaluation = self.controller.evaluation();
        evaluation.is_some_and(|evaluation| evaluation.finished_report().is_none())
    }

    /// The viewed position, and the judgement of the move that led to it.
    fn moment(&self) -> String {
        let controller = &self.controller;
        let moment = match annotation::line(controller) {
            None => report::moment(controller.session(), controller.viewed_ply()),
            Some(line) => {
                report::moment_of(controller.viewed_game(), controller.viewed_ply(), &line)
            }
        };
        let judged = controller.reviewed_ply().as_ref().map(review::judgement);
        let note = controller.viewed_note().map(annotation::note).filter(|note| !note.is_empty());
        let said = [Some(moment), judged, note].into_iter().flatten();
        said.collect::<Vec<_>>().join(" ")
    }

    /// The extent of the review of the game.
    fn review_under_way(&self) -> String {
        let extent = review::extent(&self.controller.review(), self.controller.game());
        format!("Reviewing: {extent} done; review stop ends it.")
    }

    /// The values of the moves, as far as they were asked for.
    fn evaluation(&self) -> String {
        let Some(evaluation) = self.controller.evaluation() else { return String::new() };
        let Some(report) = evaluation.finished_report() else { return String::new() };
        match self.evaluation_form {
            EvaluationForm::BestMove => evaluation::hint(evaluation.position(), report),
            EvaluationForm::EveryMove => evaluation::every_move(evaluation.position(), report),
        }
    }

    fn new_game_from(&self, ply: usize) -> (String, Then) {
        (narration::new_game_from(self.controller.session(), ply), Then::TurnAndBoard)
    }

    /// The reason for a refusal, with the command that helps.
    fn reason(&self, refusal: &Refusal) -> LineError {
        let help = match refusal {
            Refusal::Paused => "; type continue to resume",
            Refusal::GameOver if self.controller.is_forfeited() => "; type undo to continue it",
            Refusal::Exercise(refusal) => self.help_in_exercise(*refusal),
            Refusal::NoQuestion
            | Refusal::GameOver
            | Refusal::IllegalMove { .. }
            | Refusal::NotYourTurn(_)
            | Refusal::NoPlayerHere
            | Refusal::AlreadyPaused
            | Refusal::NotPaused
            | Refusal::NoClock
            | Refusal::NotWatched
            | Refusal::EvaluationLocked
            | Refusal::NothingToReview
            | Refusal::NoReview
            | Refusal::EngineBusy
            | Refusal::CannotEvaluate(_)
            | Refusal::NothingToUndo
            | Refusal::NothingToRedo
            | Refusal::NoEarlierMove
            | Refusal::NoLaterMove
            | Refusal::NotBrowsing
            | Refusal::NoSibling
            | Refusal::NoSuchVariation { .. }
            | Refusal::NoVariation
            | Refusal::NoVariationsYet
            | Refusal::NoSuchMove { .. }
            | Refusal::NothingNew
            | Refusal::NotOverLink
            | Refusal::ViewedOverLink
            | Refusal::OneMoveOverLink
            | Refusal::Link(_)
            | Refusal::CannotOpen(_)
            | Refusal::CannotRename(_)
            | Refusal::CannotDelete(_) => "",
        };
        LineError::new(narration::with_causes(refusal) + help)
    }

    fn question(&self) -> String {
        let question = self.controller.question();
        let asked = question.map(|question| narration::question(&self.controller, question));
        format!("{} Answer yes or no.", asked.unwrap_or_default())
    }

    fn loaded(&self) -> String {
        let session = self.controller.session();
        let mut sentences = vec!["Loaded.".to_owned()];
        sentences.extend(report::setup(session));
        sentences.push(report::moment(session, self.controller.viewed_ply()));
        sentences.extend(self.clock_note());
        sentences.join(" ")
    }

    /// The terms of the game, if they are unusual, and the turn.
    pub(super) fn introduction(&self) -> String {
        let mut sentences = report::setup(self.controller.session());
        sentences.push(self.current_turn());
        sentences.extend(self.clock_note());
        sentences.join(" ")
    }

    /// The terms of the game, if they are unusual.
    pub(super) fn terms(&self) -> String {
        report::setup(self.controller.session()).join(" ")
    }

    /// The time left of both players.
    pub(super) fn time(&self) -> String {
        let time = report::time(self.controller.session());
        self.clock_note().map_or(time.clone(), |note| format!("{time} {note}"))
    }

    /// The reason why no time passes, if the players have to do something about it.
    fn clock_note(&self) -> Option<String> {
        let is_waiting = self.controller.is_clock_waiting().then_some(WAITING);
        self.controller.is_paused().then_some(PAUSED).or(is_waiting).map(Into::into)
    }
}
