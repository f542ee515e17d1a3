//! Games that begin, come from elsewhere and go to the store.

use super::{ClockState, Controller, CopyFormat, Effect, Event, Link, Question, Refusal};
use crate::store::{StoreReply, StoreRequest};
use othello_core::board::{ByColor, Color};
use othello_core::square::Square;
use othello_notation::{PlayerName, Record, paste, position, transcript};
use othello_session::{Session, Setup};

impl Controller {
    pub(super) fn ask_for_new_game(&mut self, setup: Box<Setup>) {
        if !self.is_in_undecided_game() {
            self.start_next_game(*setup);
        } else if self.session.would_continue_match(&setup) {
            self.ask(Question::NewGame(setup));
        } else {
            self.ask(Question::NewMatch(setup));
        }
    }

    pub(super) fn ask_for_new_match(&mut self, setup: Box<Setup>) {
        if self.is_in_undecided_game() {
            self.ask(Question::NewMatch(setup));
        } else {
            self.start_match(*setup);
        }
    }

    /// Returns `true` if a match has begun and its current game is not over.
    fn is_in_undecided_game(&self) -> bool {
        let series = self.session.series();
        let has_begun = series.games() > 0 || self.session.is_under_way();
        series.best_of() > 1 && has_begun && self.session.result().is_none()
    }

    pub(super) fn start_next_game(&mut self, setup: Setup) {
        let setup = self.seeded(setup);
        let next = self.session.next_game(setup, self.today);
        self.replace_session(next);
        self.event(Event::NewGame);
    }

    pub(super) fn start_match(&mut self, setup: Setup) {
        let setup = self.seeded(setup);
        self.replace_session(Session::new(setup, self.today));
        self.event(Event::NewGame);
    }

    pub(super) fn rename(&mut self, names: ByColor<Option<PlayerName>>) {
        self.session.rename(names);
        self.event(Event::Renamed);
        self.save();
    }

    /// Plays on with a pasted game that is the one on the board and more moves, and loads any other.
    pub(super) fn take_pasted(&mut self, record: Box<Record>) {
        let Some(squares) = self.continuation(&record) else { return self.ask_to_load(record) };
        if squares.is_empty() {
            return self.refuse(Refusal::NothingNew);
        }
        self.session.note_mail();
        self.play_from(self.game().plies().len(), &squares);
        self.event(Event::Extended { plies: squares.len() });
    }

    /// Returns the moves that a game has behind those of the current one, if people play it without a
    /// clock and both have the same moves so far.
    fn continuation(&self, record: &Record) -> Option<Vec<Square>> {
        let (game, other) = (self.game(), &record.game);
        let are_people = Color::BOTH.iter().all(|&color| self.session.players()[color].is_human());
        let is_open = self.session.is_under_way() && self.session.clock().is_none();
        let is_same = other.start() == game.start() && record.forfeit.is_none();
        let known = game.plies().iter().zip(other.plies());
        let goes_on = known.clone().all(|(ply, theirs)| ply.square == theirs.square);
        let later = other.plies().iter().skip(known.len()).map(|ply| ply.square);
        (are_people && is_open && is_same && goes_on).then(|| later.collect())
    }

    pub(super) fn ask_to_load(&mut self, record: Box<Record>) {
        if self.session.is_under_way() {
            self.ask(Question::Load(record));
        } else {
            self.load(*record);
        }
    }

    pub(super) fn load(&mut self, record: Record) {
        self.replace_session(Session::from_record(record));
        self.clock_state = self.state_of_loaded();
        self.event(Event::Loaded);
    }

    /// Continues with another session; the current game is saved first if a move was played in it.
    pub(super) fn replace_session(&mut self, session: Session) {
        let game = self.session.game();
        if !game.plies().is_empty() || !game.undone().is_empty() {
            self.request(StoreRequest::Keep(Box::new(self.session.record())));
        }
        self.session = session;
        self.leave_ended_game();
        self.computers.is_new_turn = true;
        self.viewed.leave();
        self.forget_review();
        self.forget_exercise();
        self.clock_state = ClockState::Waiting;
        self.question = None;
        self.evaluate_new_game();
        self.save();
    }

    pub(super) fn save_as(&mut self, name: String) {
        let record = Box::new(self.session.record());
        self.request(StoreRequest::SaveAs { name, record });
    }

    pub(super) fn stored(&mut self, reply: StoreReply) {
        match reply {
            StoreReply::Saved(result) => match self.saving.answered(result) {
                Some(Ok(())) => self.event(Event::SaveRecovered),
                Some(Err(error)) => self.event(Event::SaveFailed(error)),
                None => {}
            },
            StoreReply::Kept(Ok(())) | StoreReply::EstimateKept => {}
            StoreReply::Kept(Err(error)) => self.event(Event::KeepFailed(error)),
            StoreReply::SavedAs(Ok(saved)) => self.event(Event::SavedAs(saved)),
            StoreReply::SavedAs(Err(error)) => self.event(Event::SaveAsFailed(error)),
            StoreReply::Listed(games) => self.event(Event::Listed(games)),
            StoreReply::Opened(Ok(record)) => self.ask_to_load(record),
            StoreReply::Opened(Err(error)) => self.refuse(Refusal::CannotOpen(error)),
            StoreReply::Previewed { index, game } => self.event(Event::Previewed { index, game }),
            StoreReply::Renamed(Ok(saved)) => {
                self.event(Event::GameRenamed(saved));
                self.request(StoreRequest::List);
            }
            StoreReply::Renamed(Err(error)) => self.refuse(Refusal::CannotRename(error)),
            StoreReply::Deleted(Ok(())) => {
                self.event(Event::GameDeleted);
                self.request(StoreRequest::List);
            }
            StoreReply::Deleted(Err(error)) => self.refuse(Refusal::CannotDelete(error)),
        }
    }

    pub(super) fn copy(&mut self, format: CopyFormat) {
        let text = match format {
            CopyFormat::Transcript if self.session.is_by_mail() => {
                let names = ByColor::from_fn(|color| self.session.known_name(color));
                paste::write(self.game(), &names)
            }
            CopyFormat::Transcript => transcript::write(self.viewed_game().plies()),
            CopyFormat::Position => {
                let viewed = self.viewed_position();
                position::write(viewed.board(), viewed.to_move().unwrap_or(viewed.next()))
            }
            CopyFormat::Invitation | CopyFormat::WatchInvitation => {
                let invitation = self.link().map(Link::invitation);
                let line = invitation.and_then(|invitation| match format {
                    CopyFormat::WatchInvitation => invitation.watch.clone(),
                    CopyFormat::Invitation | CopyFormat::Transcript | CopyFormat::Position => {
                        invitation.join.clone()
                    }
                });
                let Some(line) = line else { return };
                line
            }
        };
        self.effect(Effect::Copy(text));
        self.event(Event::Copied(format));
    }
}
