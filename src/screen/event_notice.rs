//! The notice about an event of the controller.

use super::view::{Notice, NoticeKind, View};
use crate::features::exercise;
use crate::features::link;
use crate::features::new_game;
use crate::features::players;
use crate::features::review;
use crate::features::saving;
use crate::features::variations;
use crate::game::action::CopyFormat;
use crate::game::event::{
    Annotated, BrowsingEvent, ClockEvent, ConnectionEvent, EvaluationEvent, Event, ExerciseEvent,
    MovesEvent, NewGameEvent, PlayersEvent, ReviewEvent, SavingEvent, VariationsEvent,
};
use crate::game::refusal::{
    BrowsingRefusal, ClockRefusal, MovesRefusal, ReviewRefusal, VariationsRefusal,
};
use crate::game::refusal::{ExerciseRefusal, Refusal};
use crate::words;
use othello_core::board::Color;
use othello_core::position::IllegalMove;
use othello_peer::PeerEvent;
use othello_session::Session;

/// The effect of an event on the notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The same as before, which is still true.
    Same,
    /// Nothing is said any more.
    Nothing,
    /// Something else is said.
    New(Notice),
}

impl Said {
    fn quiet(text: impl Into<String>) -> Self {
        Self::New(Notice::new(text, NoticeKind::Quiet))
    }

    fn warning(text: impl Into<String>) -> Self {
        Self::New(Notice::new(text, NoticeKind::Warning))
    }
}

/// The parts of a game of which another one may have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameParts {
    has_names: bool,
    has_clock: bool,
}

impl GameParts {
    /// Returns those of a session.
    pub fn of(session: &Session) -> Self {
        let has_names = Color::BOTH.iter().any(|color| session.names()[*color].is_some());
        Self { has_names, has_clock: session.clock().is_some() }
    }
}

/// Returns the notice about an event; `before` are the parts of the game before the action.
pub fn about(event: &Event, before: GameParts, view: &View<'_>) -> Said {
    let controller = view.controller();
    match event {
        // A move of an opponent elsewhere does not disturb who is browsing.
        Event::Moves(MovesEvent::Played(_))
            if controller.viewed().is_browsing() || controller.exercise().is_under_way() =>
        {
            Said::Same
        }
        Event::Moves(MovesEvent::Redone(ply)) => {
            Said::quiet(format!("Redone: {}", words::moves::ply(ply, &view.names())))
        }
        Event::Moves(MovesEvent::Undone(undone)) => {
            Said::quiet(words::moves::undone(undone, &view.names()))
        }
        Event::Browsing(BrowsingEvent::Rewound { plies }) => {
            Said::quiet(format!("{}. r redoes them.", words::moves::rewound(*plies)))
        }
        Event::Moves(MovesEvent::ReturnedToCurrent) => {
            Said::quiet(format!("{} Press u again to undo it.", words::moves::RETURNED))
        }
        Event::NewGame(NewGameEvent::BeganFrom { ply }) => {
            Said::quiet(new_game::words::new_game_from(controller.session(), *ply))
        }
        Event::NewGame(NewGameEvent::Loaded) => Said::New(loaded(before, view)),
        Event::NewGame(NewGameEvent::Extended { plies }) => {
            Said::quiet(words::moves::extended(*plies))
        }
        Event::Copied(format) => Said::quiet(copied(*format, view.game().plies().len())),
        Event::Saving(SavingEvent::Listed(games)) if games.is_empty() => {
            Said::quiet(saving::words::NO_SAVED_GAMES)
        }
        Event::Link(event) => about_link(event, view),
        Event::Connection(event) => about_connection(event, view),
        Event::Saving(
            event @ (SavingEvent::Renamed(_)
            | SavingEvent::SavedAs(_)
            | SavingEvent::SaveRecovered
            | SavingEvent::Deleted),
        ) => Said::quiet(saving::words::saving(event)),
        Event::Saving(event @ (SavingEvent::SaveAsFailed(_) | SavingEvent::KeepFailed(_))) => {
            Said::warning(saving::words::saving(event))
        }
        Event::Refused(refusal) => about_refusal(refusal, view),
        // What was asked for has happened.
        Event::Clock(ClockEvent::Paused | ClockEvent::Resumed)
            if controller.linked().link().is_some() =>
        {
            Said::Nothing
        }
        Event::Variations(VariationsEvent::Changed(change)) => about_annotation(*change),
        Event::Players(PlayersEvent::Changed) => {
            Said::quiet(players::words::players_changed(controller.session()))
        }
        // The review goes on in the background of an exercise, and R means nothing there.
        Event::Review(ReviewEvent::Shown | ReviewEvent::Ended)
            if controller.exercise().is_under_way() =>
        {
            Said::Same
        }
        Event::Review(ReviewEvent::Ended) => {
            let extent = review::words::extent(&controller.session().review(), view.game());
            Said::quiet(format!("Reviewed {extent}. R shows the review."))
        }
        Event::Exercise(event) => about_exercise(event, view),
        Event::Evaluation(EvaluationEvent::Hidden) => {
            Said::quiet("The engine's values are hidden.")
        }
        // A failure to save is part of every notice as long as it lasts. A notice that there is no
        // review is no longer true.
        Event::Moves(MovesEvent::Played(_) | MovesEvent::Resigned(_))
        | Event::Variations(VariationsEvent::Played(_))
        | Event::NewGame(NewGameEvent::Began)
        | Event::Clock(ClockEvent::TimedOut(_))
        | Event::Browsing(BrowsingEvent::Viewed)
        | Event::Evaluation(EvaluationEvent::Shown)
        | Event::Review(ReviewEvent::Shown)
        | Event::Saving(SavingEvent::SaveFailed(_)) => Said::Nothing,
        // A question repeats the fault of an engine.
        Event::Players(PlayersEvent::EngineFailed { .. })
        | Event::Saving(SavingEvent::Listed(_) | SavingEvent::Previewed { .. })
        | Event::Clock(ClockEvent::Paused | ClockEvent::Resumed)
        | Event::LevelEstimated(_)
        | Event::NewGame(NewGameEvent::Renamed)
        | Event::Evaluation(EvaluationEvent::Finished)
        | Event::Review(ReviewEvent::Stopped)
        | Event::Asked
        | Event::Cancelled => Said::Same,
    }
}

fn about_link(event: &PeerEvent, view: &View<'_>) -> Said {
    let text = || link::words::link_event(event, view.controller());
    match event {
        PeerEvent::Joined
        | PeerEvent::Requested(_)
        | PeerEvent::HintsAllowed
        | PeerEvent::Claimed(_)
        | PeerEvent::Recovered(_)
        | PeerEvent::SeatFreed
        | PeerEvent::Watched(_) => Said::quiet(text()),
        PeerEvent::Lost => Said::Nothing,
        PeerEvent::Declined(_)
        | PeerEvent::Refused(_)
        | PeerEvent::Rejected(_)
        | PeerEvent::Contested(_)
        | PeerEvent::Disputed(_)
        | PeerEvent::Diverged(_)
        | PeerEvent::Parted(_)
        | PeerEvent::Broken(_)
        | PeerEvent::SeatTaken
        | PeerEvent::SeatContested => Said::warning(text()),
    }
}

fn about_connection(event: &ConnectionEvent, view: &View<'_>) -> Said {
    let text = || link::words::connection_event(event, view.controller());
    match event {
        ConnectionEvent::Recorded
        | ConnectionEvent::Withdrawn
        | ConnectionEvent::Knocked
        | ConnectionEvent::SentAway => Said::quiet(text()),
        // The window of the connection shows it.
        ConnectionEvent::Invited | ConnectionEvent::WatchInvited | ConnectionEvent::Troubled => {
            Said::Same
        }
        ConnectionEvent::Unrecorded(_) => Said::warning(text()),
    }
}

fn about_annotation(change: Annotated) -> Said {
    match change {
        // The mark is plain to see.
        Annotated::Marked => Said::Nothing,
        Annotated::Removed => {
            Said::quiet(format!("{} u brings it back.", variations::words::annotated(change)))
        }
        Annotated::Promoted
        | Annotated::MadeMain
        | Annotated::Restored
        | Annotated::Commented
        | Annotated::Uncommented => Said::quiet(variations::words::annotated(change)),
    }
}

fn about_exercise(event: &ExerciseEvent, view: &View<'_>) -> Said {
    match event {
        ExerciseEvent::NoMorePuzzles => {
            Said::quiet(exercise::words::no_more_puzzles(view.controller()))
        }
        ExerciseEvent::Left => Said::quiet(exercise::words::LEFT),
        ExerciseEvent::ProblemShown
        | ExerciseEvent::Searching
        | ExerciseEvent::Answered(_)
        | ExerciseEvent::SolutionShown
        | ExerciseEvent::Judged => Said::Nothing,
    }
}

fn about_refusal(refusal: &Refusal, view: &View<'_>) -> Said {
    let text = || words::refusal::refusal(refusal);
    match refusal {
        Refusal::NotYourTurn(color) if view.controller().linked().link().is_some() => {
            let name = view.session().name(*color);
            Said::warning(format!("It is {name}'s turn."))
        }
        // The end of the line of moves is plain to see.
        Refusal::Browsing(BrowsingRefusal::NoEarlierMove | BrowsingRefusal::NoLaterMove) => {
            Said::Same
        }
        Refusal::Clock(ClockRefusal::NoClock) => Said::quiet("This game has no clock to pause."),
        Refusal::Exercise(ExerciseRefusal::NotReviewed) => {
            Said::quiet(format!("{} R reviews it.", text()))
        }
        Refusal::Exercise(ExerciseRefusal::AllSolved) => {
            Said::quiet(format!("{} T begins again.", text()))
        }
        Refusal::NothingNew
        | Refusal::GameOver
        | Refusal::Moves(MovesRefusal::NothingToUndo | MovesRefusal::NothingToRedo)
        | Refusal::Variations(
            VariationsRefusal::NoSibling
            | VariationsRefusal::NoVariation
            | VariationsRefusal::NoSuchVariation { .. },
        )
        | Refusal::Review(ReviewRefusal::NothingToReview)
        | Refusal::Exercise(_) => Said::quiet(text()),
        Refusal::IllegalMove { reason: IllegalMove::Over, .. } => {
            // The winner stays in sight.
            let names = view.names();
            let result = view.session().result();
            let result = result.map_or_else(String::new, |result| {
                format!(" {}", words::result::brief_outcome(result, &names))
            });
            Said::warning(text() + &result)
        }
        Refusal::IllegalMove { .. }
        | Refusal::NotYourTurn(_)
        | Refusal::Paused
        | Refusal::NotWatched
        | Refusal::NoQuestion
        | Refusal::Moves(MovesRefusal::NoPlayerHere)
        | Refusal::Browsing(BrowsingRefusal::NotBrowsing | BrowsingRefusal::NoSuchMove { .. })
        | Refusal::Variations(VariationsRefusal::NotYet)
        | Refusal::Clock(ClockRefusal::AlreadyPaused | ClockRefusal::NotPaused)
        | Refusal::Review(ReviewRefusal::NoReview)
        | Refusal::Evaluation(_)
        | Refusal::Link(_)
        | Refusal::Saving(_) => Said::warning(text()),
    }
}

/// Returns the notice about a game that was loaded in place of another one.
fn loaded(before: GameParts, view: &View<'_>) -> Notice {
    let plies = view.game().plies().len();
    let loaded = match plies {
        0 => "Loaded a position".into(),
        1 => "Loaded 1 move".into(),
        plies => format!("Loaded {plies} moves"),
    };
    let now = GameParts::of(view.session());
    let lost_names = before.has_names && !now.has_names;
    let lost_clock = before.has_clock && !now.has_clock;
    let without = match (lost_names, lost_clock) {
        (true, true) => ", without names and clock.",
        (true, false) => ", without names.",
        (false, true) => ", without a clock.",
        (false, false) => ".",
    };
    let shorter = vec![format!("{loaded}{without}")];
    let browse = if plies > 1 { " PageUp and Home browse them." } else { "" };
    let text = format!("{loaded}{without}{browse}");
    Notice { text, shorter, kind: NoticeKind::Quiet }
}

fn copied(format: CopyFormat, plies: usize) -> String {
    match (format, plies) {
        (CopyFormat::Invitation, _) => "Copied the line that joins the game.".into(),
        (CopyFormat::WatchInvitation, _) => "Copied the line that watches the game.".into(),
        (CopyFormat::Position, _) => "Copied the position.".into(),
        (CopyFormat::Transcript, 0) => "There are no moves to copy yet.".into(),
        (CopyFormat::Transcript, 1) => "Copied the transcript of 1 move.".into(),
        (CopyFormat::Transcript, plies) => format!("Copied the transcript of {plies} moves."),
    }
}
