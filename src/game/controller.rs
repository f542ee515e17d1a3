//! The state machine that the screen and the line mode share: [`Action`]s in, [`Event`]s and
//! [`Effect`](crate::game::event::Effect)s out.
//!
//! A [`Controller`] leads each action past the guards (the link, an exercise, a pause) to the feature that
//! owns it, and lets every feature follow. It performs no I/O and reads no clock: time arrives with each
//! input, and so do the moves of opponents elsewhere and the replies of the store.

use std::time::Duration;

use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::{Annotations, Moment, Note};
use othello_engine::analysis::{self, ReviewedPly};
use othello_engine::estimate::Estimate;
use othello_engine::level::Level;
use othello_notation::date::Date;
use othello_peer::AbsenceClaim;
use othello_session::{Session, Setup};

use crate::engine_worker::{EngineAnswer, EngineReply};
use crate::features::browsing;
use crate::features::clipboard;
use crate::features::clock;
use crate::features::evaluation::{Evaluation, Values};
use crate::features::exercise::Exercises;
use crate::features::exercise::problems::{Candidate, Exercise, ExerciseKind, Problem};
use crate::features::level::LevelEstimate;
use crate::features::link::LinkedGame;
use crate::features::link::linked::Link;
use crate::features::moves;
use crate::features::new_game;
use crate::features::players;
use crate::features::players::{EnginePace, EnginePlayers};
use crate::features::review;
use crate::features::review::Review;
use crate::features::saving;
use crate::features::saving::{SaveState, Saving};
use crate::features::variations;
use crate::game::action::{Action, Answer, CopyFormat};
use crate::game::engine_queue::Job;
use crate::game::event::{Event, MovesQuestion, Output, PlayersQuestion, Question};
use crate::game::input::{Cause, Input};
use crate::game::refusal::Refusal;
use crate::game::state::{Confirmation, EvaluationAccess, State, Terms};
use crate::store::StoreError;

/// The session of play and everything that decides what an action means in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Controller {
    state: State,
    features: Features,
}

/// The features that have a state of their own, in the order in which they follow an update.
#[derive(Clone, Debug, Default, PartialEq)]
struct Features {
    link: LinkedGame,
    players: EnginePlayers,
    exercise: Exercises,
    review: Review,
    evaluation: Evaluation,
    level: LevelEstimate,
    saving: Saving,
}

impl Controller {
    /// Creates the controller of a new session.
    pub fn new(session: Session, confirmation: Confirmation, today: Option<Date>) -> Self {
        let terms = Terms { confirmation, today, access: EvaluationAccess::default() };
        Self { state: State::new(session, terms), features: Features::default() }
    }

    /// Creates the controller of a session that is resumed: a clock waits for its players.
    pub fn resumed(session: Session, confirmation: Confirmation, today: Option<Date>) -> Self {
        let mut controller = Self::new(session, confirmation, today);
        controller.state.wait_for_players();
        controller
    }

    /// Takes in an input: time passes, and then an action is taken. Returns what happened and what is to
    /// be done outside, in order.
    pub fn update(&mut self, input: impl Into<Input>) -> Vec<Output> {
        let Input { elapsed, by, action } = input.into();
        self.state.begin();
        if !elapsed.is_zero() {
            self.elapse(elapsed);
        }
        if by == Cause::Player && !self.state.is_linked() {
            self.state.start_clock();
        }
        // A player who does something else answers the open question with no.
        let is_other = action.as_ref().is_some_and(Action::is_by_player);
        if is_other && self.state.question().is_some() {
            self.answer(Answer::No);
        }
        let mut next = action;
        while let Some(action) = next {
            self.take(action);
            while let Some(question) = self.state.told_mut().take_confirmed() {
                self.carry_out(question);
            }
            next = self.state.told_mut().take_handed_on();
        }
        self.follow();
        self.state.end()
    }

    /// Leads an action past the guards to its owner.
    fn take(&mut self, action: Action) {
        let Self { state, features } = self;
        let Features { link, players, exercise, review, evaluation, saving, .. } = features;
        let admitted = link.admit(action, state);
        let admitted = admitted.and_then(|action| exercise.admit(action, state));
        let Some(action) = admitted.and_then(|action| clock::admit(action, state)) else { return };
        match action {
            Action::Begin => {
                state.engine.begin();
                link.begin(state);
                exercise.begin(state);
            }
            Action::EngineReplied(reply) => self.replied(reply),
            Action::Answer(answer) => self.answer(answer),
            Action::Moves(action) => moves::act(action, state),
            Action::Browsing(action) => browsing::act(action, state),
            Action::Variations(action) => variations::act(action, state),
            Action::Clock(action) => clock::act(action, state),
            Action::NewGame(action) => new_game::act(action, state),
            Action::Players(action) => players.act(action, state),
            Action::Evaluation(action) => evaluation.act(action, state),
            Action::Review(action) => review.act(action, state),
            Action::Exercise(action) => exercise.act(action, state),
            Action::Saving(action) => saving.act(action, state),
            Action::Copy(CopyFormat::Transcript) => clipboard::copy_transcript(state),
            Action::Copy(CopyFormat::Position) => clipboard::copy_position(state),
            Action::Copy(CopyFormat::Invitation) => link.copy_invitation(state),
            Action::Copy(CopyFormat::WatchInvitation) => link.copy_watch_invitation(state),
            Action::Link(action) => link.act(action, state),
            Action::Quit(status) => {
                link.leave(state);
                saving.quit(status, state);
            }
        }
    }

    /// Lets time pass for every feature.
    fn elapse(&mut self, time: Duration) {
        let Self { state, features } = self;
        features.link.elapse(time, state);
        clock::elapse(time, state);
        features.players.elapse(time, state);
        features.saving.elapse(time, state);
    }

    /// Leads a reply of the engine to the owner of the job.
    fn replied(&mut self, reply: EngineReply) {
        let Self { state, features } = self;
        let Some(job) = state.engine.replied(&reply) else { return };
        match (job, reply.result) {
            (Job::Move, Ok(EngineAnswer::Move(square))) => {
                features.players.replied(Ok(square), state);
            }
            (Job::Move, Err(error)) => features.players.replied(Err(error), state),
            (Job::Exercise, Ok(EngineAnswer::Exercise(answer))) => {
                features.exercise.replied(Ok(answer), state);
            }
            (Job::Exercise, Err(error)) => features.exercise.replied(Err(error), state),
            (Job::Hint | Job::Values, Ok(EngineAnswer::Evaluation(answer))) => {
                features.evaluation.replied(Ok(answer), state);
            }
            (Job::Hint | Job::Values, Err(error)) => features.evaluation.replied(Err(error), state),
            (Job::Review, Ok(EngineAnswer::Review(answer))) => {
                features.review.replied(Ok(answer), state);
            }
            (Job::Review, Err(error)) => features.review.replied(Err(error), state),
            // An engine answers the task that it was given.
            (Job::Move | Job::Exercise | Job::Hint | Job::Values | Job::Review, Ok(_)) => {}
        }
    }

    fn answer(&mut self, answer: Answer) {
        let Self { state, features } = self;
        match (state.take_question(), answer) {
            (None, _) => state.refuse(Refusal::NoQuestion),
            (Some(question), Answer::Yes) => self.carry_out(question),
            (Some(Question::Link(_)), Answer::No) => features.link.answer(Answer::No, state),
            (Some(Question::Players(PlayersQuestion::EngineFailed { color, .. })), Answer::No) => {
                players::take_over(color, state);
            }
            (Some(_), Answer::No) => state.tell(Event::Cancelled),
        }
    }

    /// Hands a question that was answered with yes to its owner.
    fn carry_out(&mut self, question: Question) {
        let Self { state, features } = self;
        match question {
            Question::Moves(MovesQuestion::Resign { .. }) if state.is_linked() => {
                features.link.resign(state);
            }
            Question::Moves(question) => moves::confirmed(question, state),
            Question::NewGame(question) => new_game::confirmed(question, state),
            Question::Players(question) => players::confirmed(&question, state),
            Question::Evaluation(scope) => features.evaluation.show(scope, state),
            Question::Review => features.review.start(state),
            Question::Link(_) => features.link.answer(Answer::Yes, state),
            Question::Saving(question) => saving::confirmed(&question, state),
        }
    }

    /// Lets every feature follow what the update has told and changed.
    ///
    /// The order matters: the link writes the clock and the question that others read; players and
    /// exercises ask for the engine before the evaluation looks at what comes before it; the level reads
    /// what was told; and the game is saved last and once, before the engine begins with what it is to do.
    fn follow(&mut self) {
        let Self { state, features } = self;
        features.link.follow(state);
        features.players.follow(state);
        features.exercise.follow(state);
        features.review.follow(state);
        features.evaluation.follow(state);
        features.level.follow(state);
        features.saving.follow(state);
        state.settle_engine(|job, state| match job {
            Job::Move => features.players.task(),
            Job::Exercise => features.exercise.task(),
            Job::Hint | Job::Values => features.evaluation.task(),
            Job::Review => Some(Review::task(state)),
        });
    }

    /// Returns the time after which something happens without any other action: a flag falls, a
    /// chosen move is played, or the game is saved. `None` if nothing will.
    pub fn next_event(&self) -> Option<Duration> {
        let Self { state, features } = self;
        if state.is_linked() {
            return features.link.next_event(state);
        }
        let events = [
            clock::next_event(state),
            features.players.next_event(),
            features.saving.next_event(state),
        ];
        events.into_iter().flatten().min()
    }
}

/// The beginning.
impl Controller {
    /// The same controller, in which computers play at that pace.
    #[must_use]
    pub const fn with_pace(mut self, pace: EnginePace) -> Self {
        self.features.players.begin_with(pace);
        self
    }

    /// The same controller, in which the seeds of later games follow from that one.
    #[must_use]
    pub const fn with_seed(mut self, seed: u64) -> Self {
        self.state.seed_from(seed);
        self
    }

    /// The same controller, in which players may ask for values, or may not.
    #[must_use]
    pub const fn with_evaluation_access(mut self, access: EvaluationAccess) -> Self {
        self.state.permit(access);
        self
    }

    /// The same controller with the estimate that earlier games have led to.
    #[must_use]
    pub fn with_estimate(mut self, estimate: Option<Estimate>) -> Self {
        self.features.level.begin_with(estimate, &mut self.state);
        self
    }

    /// The same controller, which begins with puzzles among these positions.
    #[must_use]
    pub fn with_puzzles(mut self, kind: ExerciseKind, candidates: Vec<Candidate>) -> Self {
        self.features.exercise.begin_with(kind, candidates, &mut self.state);
        self
    }

    /// The same controller, whose game is played over a link.
    #[must_use]
    pub fn with_link(mut self, link: Link) -> Self {
        self.features.link.begin_with(link, &mut self.state);
        self
    }
}

/// The state that the front ends show.
impl Controller {
    /// The state that all features share.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The players, their game, its clock and their match.
    pub const fn session(&self) -> &Session {
        self.state.session()
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        self.state.game()
    }

    /// The question that waits for an answer.
    pub const fn question(&self) -> Option<&Question> {
        self.state.question()
    }

    /// The state of the last save.
    pub fn save_state(&self) -> SaveState<'_> {
        self.features.saving.state()
    }

    /// The fault of the last save, until one works again.
    pub const fn save_error(&self) -> Option<&StoreError> {
        self.features.saving.error()
    }

    /// Returns `true` if the clock was stopped by its players, or a game that is only watched is
    /// paused.
    pub fn is_paused(&self) -> bool {
        self.state.is_paused()
    }

    /// Returns `true` if the clock of a new game waits for somebody at the board.
    pub fn is_clock_waiting(&self) -> bool {
        self.state.is_clock_waiting()
    }

    /// Returns `true` if time passes for the player to move.
    pub fn is_clock_running(&self) -> bool {
        self.state.is_clock_running()
    }

    /// Returns `true` if the game has a clock and is not over.
    pub fn has_clock(&self) -> bool {
        self.state.viewed.has_clock()
    }

    /// Returns `true` if an earlier position is viewed.
    pub const fn is_browsing(&self) -> bool {
        self.state.viewed.is_browsing()
    }

    /// The number of plies of the viewed position.
    pub fn viewed_ply(&self) -> usize {
        self.state.viewed.ply()
    }

    /// The viewed position: that of the game, or of the problem that is being solved.
    pub fn viewed_position(&self) -> Position {
        self.state.shown_position()
    }

    /// The ply that led to the viewed position.
    pub fn last_viewed(&self) -> Option<&Ply> {
        self.state.last_shown()
    }

    /// Returns `true` if a person at this keyboard can play a square in the viewed position.
    pub fn can_play(&self) -> bool {
        self.state.can_play()
    }

    /// Returns `true` if there is a ply or an end of the game to undo.
    pub fn can_undo(&self) -> bool {
        self.state.viewed.plies_to_undo().is_some()
    }

    /// Returns `true` if there is a ply to redo.
    pub fn can_redo(&self) -> bool {
        self.state.viewed.can_redo()
    }

    /// Returns `true` if a player has ended the game before the board did.
    pub fn is_forfeited(&self) -> bool {
        self.state.viewed.is_forfeited()
    }

    /// The line of the viewed moment: the game, or a variation with the moves that lead to it.
    pub fn viewed_game(&self) -> &Game {
        self.state.viewed.line()
    }

    /// The viewed moment.
    pub fn viewed_moment(&self) -> Moment {
        self.state.viewed.moment()
    }

    /// The moment after that many plies of the viewed line.
    pub fn moment_after(&self, ply: usize) -> Moment {
        self.state.viewed.moment_after(ply)
    }

    /// Returns `true` if the viewed moment is in a variation.
    pub fn is_in_variation(&self) -> bool {
        self.state.viewed.is_in_variation()
    }

    /// The moments after the moves that are known in the place of the move before a moment, that one
    /// included. Moves undone are not among them.
    pub fn siblings(&self, at: Moment) -> impl Iterator<Item = Moment> + '_ {
        self.state.viewed.siblings(at)
    }

    /// Returns `true` if other moves are known in the place of the move before a moment.
    pub fn has_siblings(&self, at: Moment) -> bool {
        self.state.viewed.has_siblings(at)
    }

    /// The note on the viewed moment.
    pub fn viewed_note(&self) -> Option<&Note> {
        self.state.viewed.note()
    }

    /// The variations of the game and the notes on its moves.
    pub const fn annotations(&self) -> &Annotations {
        self.state.viewed.annotations()
    }

    /// Returns `true` if a move in place of a known one is a variation.
    pub fn can_vary(&self) -> bool {
        self.state.viewed.can_vary()
    }

    /// The values of the viewed position, if they are wanted.
    pub const fn evaluation(&self) -> Option<&Values> {
        self.features.evaluation.values()
    }

    /// Returns `true` if the values of every viewed position are wanted.
    pub fn shows_evaluation(&self) -> bool {
        self.features.evaluation.is_shown()
    }

    /// Returns `true` if players may ask for values.
    pub fn can_evaluate(&self) -> bool {
        self.state.can_evaluate()
    }

    /// The review of the game, as far as it has come.
    pub fn review(&self) -> analysis::Review {
        self.session().review()
    }

    /// The judgement of the ply that led to the viewed position.
    pub fn reviewed_ply(&self) -> Option<ReviewedPly> {
        review::viewed_ply(&self.state)
    }

    /// Returns `true` while the game is reviewed, or waits for the engine to have time for it.
    pub const fn is_reviewing(&self) -> bool {
        self.features.review.is_under_way()
    }

    /// Returns `true` if a review of the game may begin or go on.
    pub fn can_review(&self) -> bool {
        review::is_possible(&self.state)
    }

    /// The positions that are being solved in place of the game.
    pub const fn exercise(&self) -> Option<&Exercise> {
        self.features.exercise.current()
    }

    /// The position to be solved that the board shows in place of the game.
    pub fn problem(&self) -> Option<&Problem> {
        self.features.exercise.problem()
    }

    /// Returns `true` if positions are solved in place of the game.
    pub const fn is_solving(&self) -> bool {
        self.features.exercise.current().is_some()
    }

    /// Returns `true` while the engine judges an answer or looks for a puzzle.
    pub fn is_judging(&self) -> bool {
        self.exercise().is_some_and(Exercise::needs_engine)
    }

    /// Returns `true` if the review has found mistakes that can be retried.
    pub fn can_retry(&self) -> bool {
        self.features.exercise.can_retry(&self.state)
    }

    /// The link to another machine, if the game has one.
    pub fn link(&self) -> Option<&Link> {
        self.features.link.link()
    }

    /// Returns the right to take the win because the other player is away.
    pub fn claim(&self) -> AbsenceClaim {
        self.features.link.claim(&self.state)
    }

    /// Returns the square of the own move that is on its way to the host, in the position shown.
    pub fn move_on_its_way(&self) -> Option<Square> {
        self.link().filter(|_| !self.is_browsing())?.peer().proposed_move()
    }

    /// The estimated level of the person, if any game has counted.
    pub const fn estimated_level(&self) -> Option<Level> {
        self.state.level()
    }

    /// The estimated level, if the game shown has ended and moved the estimate.
    pub fn level_after_game(&self) -> Option<Level> {
        self.features.level.after_game(&self.state)
    }

    /// The terms that are proposed for the next game.
    pub fn proposed_setup(&self) -> Setup {
        self.features.level.proposed_setup(&self.state)
    }

    /// Returns `true` while a computer chooses a move.
    pub const fn is_thinking(&self) -> bool {
        self.features.players.is_thinking()
    }

    /// Returns the time after which a move that is chosen is played.
    pub fn next_move(&self) -> Option<Duration> {
        self.features.players.next_event()
    }

    /// Returns `true` if computers play each other.
    pub fn is_watched(&self) -> bool {
        self.state.viewed.is_watched()
    }

    /// Returns `true` if the game can be paused: its clock, or the computers that play it.
    pub fn can_pause(&self) -> bool {
        self.state.viewed.can_pause()
    }
}
