//! The saving of the current game, and the saved games.

pub mod games_dialog;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod save_as_window;
pub mod says;
pub mod search;
pub mod window;
pub mod words;

use crate::app::event::{SavingEvent, SavingQuestion};
use crate::app::refusal::SavingRefusal;
use std::time::Duration;

use crate::app::App;
use crate::app::action::SavingAction;
use crate::app::engine_queue::Job;
use crate::app::event::{Effect, Event, Question};
use crate::app::refusal::Refusal;
use crate::app::state::State;
use crate::features::new_game;
use crate::os::exit_status::ExitStatus;
use crate::store::{GameSummary, LoadedGame, PictureFormat, StoreError, StoreReply, StoreRequest};
use search::Search;

/// The time after which the game is saved without a change, while its clock runs or its last save
/// has failed. So much time is given back at most when the program is killed.
pub const SAVE_INTERVAL: Duration = Duration::from_secs(5);

/// The saves that were requested, and their results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Saving {
    /// The number of saves without a reply.
    pending: u32,
    /// The time since the first of them was requested.
    pending_time: Duration,
    /// The fault of the last save, until one works.
    error: Option<StoreError>,
    /// The time since the last request, as far as it counts.
    unsaved_time: Duration,
    /// The program ends when the game is saved.
    quit: Option<ExitStatus>,
    /// The search among the games of the list that is to come.
    search: Option<Search>,
}

/// The state of the last save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveState<'a> {
    /// The last change is saved.
    Saved,
    /// It is being saved for that long.
    Pending(Duration),
    /// The last save that was tried has failed.
    Failed(&'a StoreError),
}

impl Saving {
    /// The state of the last save.
    pub fn state(&self) -> SaveState<'_> {
        match (&self.error, self.pending) {
            (Some(error), _) => SaveState::Failed(error),
            (None, 0) => SaveState::Saved,
            (None, _) => SaveState::Pending(self.pending_time),
        }
    }

    /// The fault of the last save, until one works again.
    pub const fn error(&self) -> Option<&StoreError> {
        self.error.as_ref()
    }

    /// Does something with saved games, or takes in what the store has done.
    pub fn act(&mut self, action: SavingAction, state: &mut State) {
        match action {
            SavingAction::List => state.store(StoreRequest::List),
            SavingAction::Find(text) => {
                self.search = Some(Search::new(&text));
                state.store(StoreRequest::List);
            }
            SavingAction::Open(index) => state.store(StoreRequest::Open(index)),
            SavingAction::Preview(index) => state.store(StoreRequest::Preview(index)),
            SavingAction::Rename { index, name } => {
                state.store(StoreRequest::Rename { index, name });
            }
            SavingAction::Delete { index, title } => {
                state.ask(Question::Saving(SavingQuestion::Delete { index, title }));
            }
            SavingAction::SaveAs(name) => save_as(name, state),
            SavingAction::Save => state.save(),
            SavingAction::Stored(reply) => self.stored(reply, state),
        }
    }

    /// Saves the game and quits.
    pub const fn quit(&mut self, status: ExitStatus, state: &mut State) {
        self.quit = Some(status);
        state.save();
    }

    /// Lets time pass for the saves without a reply, and for the next one.
    pub fn elapse(&mut self, time: Duration, state: &mut State) {
        if self.pending > 0 {
            self.pending_time = self.pending_time.saturating_add(time);
        }
        if self.is_regular(state) {
            self.unsaved_time = self.unsaved_time.saturating_add(time);
            if self.left().is_zero() {
                state.save();
            }
        }
    }

    /// Returns the time after which the game is saved although nothing has changed.
    pub fn next_event(&self, state: &State) -> Option<Duration> {
        self.is_regular(state).then(|| self.left())
    }

    /// Returns `true` if the game is saved every few seconds, even if nothing changes.
    fn is_regular(&self, state: &State) -> bool {
        let is_reviewing = state.engine.is_asked(Job::Review);
        let is_due = state.is_clock_running() || is_reviewing || self.error.is_some();
        is_due && !state.is_linked()
    }

    fn left(&self) -> Duration {
        SAVE_INTERVAL.saturating_sub(self.unsaved_time)
    }

    /// Saves the game if the update asks for it, and ends the program after that. A game over a link is
    /// kept event by event in a file of its own.
    pub fn follow(&mut self, state: &mut State) {
        if state.told_mut().take_save() && !state.is_linked() {
            self.pending = self.pending.saturating_add(1);
            self.unsaved_time = Duration::ZERO;
            let record = Box::new(state.session().record());
            state.store(StoreRequest::Save(record));
        }
        if let Some(status) = self.quit.take() {
            state.effect(Effect::Quit(status));
        }
    }

    /// Takes in what the store has done.
    fn stored(&mut self, reply: StoreReply, state: &mut State) {
        match reply {
            StoreReply::Saved(result) => self.saved(result, state),
            // Whoever has asked for memories takes them in.
            StoreReply::Kept(Ok(()))
            | StoreReply::SheetKept(Ok(()))
            | StoreReply::EstimateKept
            | StoreReply::Recalled(_)
            | StoreReply::Remembered(_)
            | StoreReply::Opened(Ok(_)) => {}
            StoreReply::SheetKept(Err(error)) => {
                state.tell(Event::Saving(SavingEvent::SheetNotKept(error)));
            }
            StoreReply::Kept(Err(error)) => {
                state.tell(Event::Saving(SavingEvent::KeepFailed(error)));
            }
            StoreReply::SavedAs(Ok(saved)) => {
                state.tell(Event::Saving(SavingEvent::SavedAs(saved)));
            }
            StoreReply::SavedAs(Err(error)) => {
                state.tell(Event::Saving(SavingEvent::SaveAsFailed(error)));
            }
            StoreReply::Listed(games) => self.listed(games, state),
            StoreReply::Opened(Err(error)) => {
                state.refuse(Refusal::Saving(SavingRefusal::CannotOpen(error)));
            }
            StoreReply::Previewed { index, game } => {
                state.tell(Event::Saving(SavingEvent::Previewed { index, game }));
            }
            StoreReply::Renamed(Ok(saved)) => {
                state.tell(Event::Saving(SavingEvent::Renamed(saved)));
                state.store(StoreRequest::List);
            }
            StoreReply::Renamed(Err(error)) => {
                state.refuse(Refusal::Saving(SavingRefusal::CannotRename(error)));
            }
            StoreReply::Deleted(Ok(())) => {
                state.tell(Event::Saving(SavingEvent::Deleted));
                state.store(StoreRequest::List);
            }
            StoreReply::Deleted(Err(error)) => {
                state.refuse(Refusal::Saving(SavingRefusal::CannotDelete(error)));
            }
        }
    }

    /// Tells the saved games, or those that were looked for.
    fn listed(&mut self, mut games: Vec<GameSummary>, state: &mut State) {
        state.tell(Event::Saving(match self.search.take() {
            Some(search) if !games.is_empty() => {
                games.retain(|game| search.finds(game));
                SavingEvent::Found(games)
            }
            Some(_) | None => SavingEvent::Listed(games),
        }));
    }

    /// Takes in the result of a save; tells if saving has begun to fail or works again.
    fn saved(&mut self, result: Result<(), StoreError>, state: &mut State) {
        self.pending = self.pending.saturating_sub(1);
        if self.pending == 0 {
            self.pending_time = Duration::ZERO;
        }
        match result {
            Ok(()) if self.error.take().is_some() => {
                state.tell(Event::Saving(SavingEvent::SaveRecovered));
            }
            Ok(()) => {}
            Err(error) if self.error.is_some() => self.error = Some(error),
            Err(error) => {
                self.error = Some(error.clone());
                state.tell(Event::Saving(SavingEvent::SaveFailed(error)));
            }
        }
    }
}

/// Saves a copy of the game under a name; an empty one stands for date and players. A picture of one
/// position shows the one that is viewed.
fn save_as(name: String, state: &mut State) {
    let mut record = Box::new(state.session().record());
    let viewed = &state.viewed;
    let is_still = PictureFormat::of_name(&name).is_some_and(|(_, format)| format.is_still());
    if is_still && viewed.is_browsing() {
        record.game = viewed.line().clone();
        record.forfeit = None;
        while record.game.plies().len() > viewed.ply() {
            record.game.undo();
        }
    }
    state.store(StoreRequest::SaveAs { name, record });
}

/// Continues with a saved game that was read, and tells what is to be said about its file.
pub fn opened(app: &mut App, LoadedGame { record, report }: LoadedGame) {
    new_game::open(app, *record, move |app| {
        if !report.is_empty() {
            app.state.tell(Event::Saving(SavingEvent::Reported(report.clone())));
        }
    });
}

/// Does what was asked, after a yes.
pub fn confirmed(question: &SavingQuestion, state: &mut State) {
    match question {
        SavingQuestion::Delete { index, .. } => state.store(StoreRequest::Delete(*index)),
    }
}
