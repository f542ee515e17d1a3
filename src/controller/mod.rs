//! The state machine that the screen and the line mode share: [`Action`]s in, [`Event`]s and
//! [`Effect`]s out.
//!
//! A [`Controller`] owns the session of play and everything that decides what an action means: the
//! viewed ply, the pause, the open question and who the players are. It performs no I/O and reads
//! no clock: time arrives as an action, and so do the moves of opponents elsewhere and the replies
//! of the store.

mod action;
mod annotating;
mod computers;
mod estimate;
mod evaluating;
mod evaluation;
mod event;
mod exercise;
mod games;
mod link;
mod moves;
mod practice;
mod refusal;
mod review;
mod reviewing;
mod saving;
mod solving;
mod thinking;
mod time;
mod viewed;

pub use action::{
    Action, Annotate, Answer, Browse, CopyFormat, EvaluationScope, ExerciseAction, Sibling,
};
pub use computers::Pace;
pub use evaluation::{Evaluation, EvaluationAccess};
pub use event::{Annotated, Effect, Event, ExerciseEvent, LinkEvent, Output, Question};
pub use exercise::{Candidate, Exercise, ExerciseKind, Judgement, Origin, Outcome, Problem};
pub use link::state::{Invitation, Link, LinkAction, LinkEffect, Reach};
pub use refusal::{ExerciseRefusal, Refusal};
pub use saving::{SAVE_INTERVAL, SaveState};

use crate::store::{StoreError, StoreRequest};
use computers::{Computers, TurnChange};
use evaluation::Evaluations;
use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_notation::date::Date;
use othello_session::Session;
use reviewing::Study;
use saving::Saving;
use viewed::Viewed;

/// The session of play and everything that decides what an action means in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Controller {
    session: Session,
    confirmation: Confirmation,
    /// The date of new games.
    today: Option<Date>,
    computers: Computers,
    evaluations: Evaluations,
    study: Study,
    viewed: Viewed,
    clock_state: ClockState,
    question: Option<Question>,
    saving: Saving,
    /// The link to another machine, if the game is played over one.
    link: Option<Box<Link>>,
    /// The answer to the current action.
    outputs: Vec<Output>,
}

/// The state of the clock, if the game has one and is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockState {
    /// A new game waits for somebody to touch the keyboard or the mouse.
    Waiting,
    /// Time passes for the player to move.
    Running,
    /// The players have stopped it, or not started it again after the game was loaded.
    Paused,
}

/// The treatment of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// A person is there to answer.
    Ask,
    /// The input is a script: everything is done at once.
    Skip,
}

impl Controller {
    /// Creates the controller of a new session.
    pub fn new(session: Session, confirmation: Confirmation, today: Option<Date>) -> Self {
        Self {
            session,
            confirmation,
            today,
            computers: Computers::default(),
            evaluations: Evaluations::default(),
            study: Study::default(),
            viewed: Viewed::default(),
            clock_state: ClockState::Waiting,
            question: None,
            saving: Saving::default(),
            link: None,
            outputs: Vec::new(),
        }
    }

    /// Creates the controller of a session that is resumed: a clock waits for its players.
    pub fn resumed(session: Session, confirmation: Confirmation, today: Option<Date>) -> Self {
        let mut controller = Self::new(session, confirmation, today);
        controller.clock_state = controller.state_of_loaded();
        controller
    }

    /// Takes in an action; returns what happened and what is to be done outside, in order.
    pub fn update(&mut self, action: Action) -> Vec<Output> {
        let turn = self.turn();
        self.dismiss_question(&action);
        let action = self.act_over_link(action).and_then(|action| self.exercised(action));
        if let Some(action) = action {
            self.take(action);
        }
        self.follow(turn);
        std::mem::take(&mut self.outputs)
    }

    /// Takes in an action that is not about an exercise.
    fn take(&mut self, action: Action) {
        match action {
            Action::Play(_)
            | Action::Undo
            | Action::Redo
            | Action::Browse(_)
            | Action::Annotate(_)
            | Action::Rewind
            | Action::Evaluate(_)
            | Action::Review
                if self.is_paused() && !self.is_watched() =>
            {
                self.refuse(Refusal::Paused);
            }
            Action::Play(squares) => self.play(&squares),
            Action::Begin => self.begin(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Browse(browse) => self.browse(browse),
            Action::Annotate(annotate) => self.annotate(annotate),
            Action::Rewind => self.rewind(),
            Action::Resign => self.ask_to_resign(),
            Action::StartClock => self.start_clock(),
            Action::Pause => self.pause(),
            Action::Resume => self.resume(),
            Action::NewGame(setup) => self.ask_for_new_game(setup),
            Action::NewMatch(setup) => self.ask_for_new_match(setup),
            Action::NewGameFromViewed(level) => self.start_from_viewed(level),
            Action::Rename(names) => self.rename(names),
            Action::ChangePlayers(players) => self.change_players(*players),
            Action::Step => self.step(),
            Action::EngineReplied(reply) => self.engine_replied(reply),
            Action::Evaluate(scope) => self.ask_to_evaluate(scope),
            Action::HideEvaluation => self.hide_evaluation(),
            Action::Review => self.ask_to_review(),
            Action::StopReview => self.stop_review(),
            Action::Load(record) => self.take_pasted(record),
            Action::ListGames => self.request(StoreRequest::List),
            Action::OpenGame(index) => self.request(StoreRequest::Open(index)),
            Action::PreviewGame(index) => self.request(StoreRequest::Preview(index)),
            Action::RenameGame { index, name } => {
                self.request(StoreRequest::Rename { index, name });
            }
            Action::DeleteGame { index, title } => self.ask(Question::Delete { index, title }),
            Action::SaveAs(name) => self.save_as(name),
            Action::Answer(answer) => self.answer(answer),
            Action::Copy(format) => self.copy(format),
            Action::Elapse(time) => self.elapse(time),
            Action::Save => self.save(),
            Action::Quit(status) => {
                self.leave_link();
                self.save();
                self.effect(Effect::Quit(status));
            }
            Action::Stored(reply) => self.stored(reply),
            Action::Link(action) => self.linked(action),
            // They have been taken in.
            Action::Exercise(_) => {}
        }
    }

    /// Answers the open question with no if a player does something else.
    fn dismiss_question(&mut self, action: &Action) {
        if action.is_by_player() && self.question.is_some() {
            self.answer(Answer::No);
        }
    }

    /// Has the engine do what the state after an action wants of it; the turn is that before.
    fn follow(&mut self, turn: (Option<Color>, Position)) {
        self.follow_peer();
        let has_changed = std::mem::take(&mut self.computers.is_new_turn) || self.turn() != turn;
        let turn = if has_changed { TurnChange::Changed } else { TurnChange::Same };
        self.follow_turn(turn);
        self.follow_position();
        self.follow_exercise();
        self.follow_review(turn);
        self.follow_end();
    }

    /// The player to move and the position, which together identify a turn.
    fn turn(&self) -> (Option<Color>, Position) {
        (self.session.to_move(), self.session.position())
    }

    fn event(&mut self, event: Event) {
        self.outputs.push(Output::Event(event));
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.event(Event::Refused(refusal));
    }

    fn effect(&mut self, effect: Effect) {
        self.outputs.push(Output::Effect(effect));
    }

    fn request(&mut self, request: StoreRequest) {
        self.effect(Effect::Store(request));
    }

    /// Saves the game. One over a link is kept event by event in a file of its own.
    fn save(&mut self) {
        if self.link.is_some() {
            return;
        }
        self.saving.requested();
        self.request(StoreRequest::Save(Box::new(self.session.record())));
    }

    /// Asks, or does what the question is about at once if there is no one to answer.
    fn ask(&mut self, question: Question) {
        match self.confirmation {
            Confirmation::Ask => {
                self.question = Some(question);
                self.event(Event::Asked);
            }
            Confirmation::Skip => self.carry_out(question),
        }
    }

    fn answer(&mut self, answer: Answer) {
        match (self.question.take(), answer) {
            (None, _) => self.refuse(Refusal::NoQuestion),
            (Some(question), Answer::Yes) => self.carry_out(question),
            (Some(Question::Remote(_)), answer) => self.answer_other(answer),
            (Some(Question::EngineFailed { color, .. }), Answer::No) => self.take_over(color),
            (Some(_), Answer::No) => self.event(Event::Cancelled),
        }
    }

    fn carry_out(&mut self, question: Question) {
        match question {
            Question::Undo { plies } => self.undo_plies(plies),
            Question::Resign { .. } if self.link.is_some() => self.resign_over_link(),
            Question::Resign { color } => self.resign(color),
            Question::Remote(_) => self.answer_other(Answer::Yes),
            Question::Branch { ply, squares } => self.play_from(ply, &squares),
            Question::NewGame(setup) => self.start_next_game(*setup),
            Question::NewMatch(setup) => self.start_match(*setup),
            Question::Load(record) => self.load(*record),
            Question::EngineFailed { .. } => self.try_again(),
            Question::Evaluate(scope) => self.evaluate(scope),
            Question::Review => self.start_review(),
            Question::Delete { index, .. } => self.request(StoreRequest::Delete(index)),
        }
    }
}

/// The state that the front ends show.
impl Controller {
    /// The players, their game, its clock and their match.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        self.session.game()
    }

    /// The question that waits for an answer.
    pub const fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Takes over the saves of another state, so that comparing the two leaves them out.
    pub fn overlook_saves(&mut self, other: &Self) {
        self.saving.clone_from(&other.saving);
    }

    /// The state of the last save.
    pub fn save_state(&self) -> SaveState<'_> {
        self.saving.state()
    }

    /// The fault of the last save, until one works again.
    pub const fn save_error(&self) -> Option<&StoreError> {
        self.saving.error()
    }

    /// Returns `true` if the clock was stopped by its players, or a game that is only watched is
    /// paused.
    pub fn is_paused(&self) -> bool {
        self.clock_state == ClockState::Paused
    }

    /// Returns `true` if the clock of a new game waits for somebody at the board.
    pub fn is_clock_waiting(&self) -> bool {
        self.has_clock() && self.clock_state == ClockState::Waiting
    }

    /// Returns `true` if time passes for the player to move.
    pub fn is_clock_running(&self) -> bool {
        self.has_clock()
            && match &self.link {
                Some(link) => link.peer().runs_clock(&self.session),
                None => self.clock_state == ClockState::Running && !self.is_solving(),
            }
    }

    /// Returns `true` if the game has a clock and is not over.
    pub fn has_clock(&self) -> bool {
        self.session.clock().is_some() && self.session.to_move().is_some()
    }

    /// Returns `true` if an earlier position is viewed.
    pub const fn is_browsing(&self) -> bool {
        self.viewed.ply().is_some()
    }

    /// The number of plies of the viewed position.
    pub fn viewed_ply(&self) -> usize {
        self.viewed.ply().unwrap_or(self.game().plies().len())
    }

    /// The viewed position: that of the game, or of the problem that is being solved.
    pub fn viewed_position(&self) -> Position {
        self.problem()
            .map_or_else(|| self.viewed_game().position_at(self.viewed_ply()), Problem::shown)
    }

    /// The ply that led to the viewed position.
    pub fn last_viewed(&self) -> Option<&Ply> {
        if let Some(problem) = self.problem() {
            return problem.last_ply();
        }
        self.viewed_game().plies().get(self.viewed_ply().checked_sub(1)?)
    }

    /// Returns `true` if a person at this keyboard can play a square in the viewed position. A game
    /// that a player ended can be continued only from an earlier move.
    pub fn can_play(&self) -> bool {
        if self.is_solving() {
            return self.problem().is_some_and(|problem| problem.answer().is_none());
        }
        let is_open = self.session.to_move().is_some() || self.is_browsing();
        let mover = self.viewed_position().to_move().filter(|_| is_open);
        let is_analysed = self.is_browsing() && self.can_vary();
        mover.is_some_and(|color| is_analysed || self.session.players()[color].is_human())
    }

    /// Returns `true` if there is a ply or an end of the game to undo.
    pub fn can_undo(&self) -> bool {
        self.plies_to_undo().is_some()
    }

    /// Returns `true` if there is a ply to redo.
    pub fn can_redo(&self) -> bool {
        !self.game().undone().is_empty() && !self.is_forfeited()
    }

    /// Returns `true` if a player has ended the game before the board did.
    pub fn is_forfeited(&self) -> bool {
        self.session.to_move().is_none() && self.session.position().to_move().is_some()
    }
}

#[cfg(test)]
mod tests;
