//! Players that compute: the moments at which they are asked, and at which their moves are played.

use std::time::Duration;

use super::computers::{Computers, Pace, Thinking, TurnChange};
use super::{ClockState, Confirmation, Controller, Effect, Event, Question, Refusal};
use crate::engine_worker::{
    EngineAnswer, EngineError, EngineReply, EngineRequest, EngineTask, RequestId,
};
use othello_core::board::{ByColor, Color};
use othello_engine::computer::Computer;
use othello_engine::random::Random;
use othello_engine::time_for_move;
use othello_session::{Aid, Player, Setup};

/// The shortest time after which a move is played that was found at once.
const SHORTEST_PAUSE: Duration = Duration::from_millis(300);
/// The span in which these times differ from move to move, in milliseconds.
const PAUSE_SPAN: usize = 500;
/// The least number of such pauses that the time left has to allow.
const PAUSES: u32 = 100;

impl Controller {
    /// The same controller, in which computers play at that pace.
    #[must_use]
    pub const fn with_pace(mut self, pace: Pace) -> Self {
        self.computers.pace = pace;
        self
    }

    /// The same controller, in which the seeds of later games follow from that one.
    #[must_use]
    pub const fn with_seed(mut self, seed: u64) -> Self {
        self.computers.seed = seed;
        self
    }

    pub(super) fn begin(&mut self) {
        self.computers.has_begun = true;
        self.copy_invitation();
        self.show_problem();
    }

    /// Returns the terms of the next game with a seed of its own, if a computer plays in it.
    pub(super) fn seeded(&mut self, setup: Setup) -> Setup {
        let has_computer = Color::BOTH.iter().any(|&c| setup.players[c].computer().is_some());
        if has_computer { Setup { seed: self.next_seed(), ..setup } } else { setup }
    }

    pub(super) const fn next_seed(&mut self) -> u64 {
        self.computers.seed = Random::new(self.computers.seed).next();
        self.computers.seed
    }

    /// Has the player whose turn it is choose a move, if that is a computer, and stops one whose move
    /// is not wanted any more.
    pub(super) fn follow_turn(&mut self, turn: TurnChange) {
        if turn == TurnChange::Changed {
            self.computers.is_stepping = false;
        }
        let is_wanted = self.wants_move();
        if !is_wanted || turn == TurnChange::Changed {
            let stopped = self.computers.thinking.take();
            if stopped.is_some_and(|thinking| thinking.square.is_none()) {
                self.effect(Effect::StopEngine);
            }
        }
        if is_wanted && self.computers.thinking.is_none() {
            self.ask_for_move();
        }
    }

    /// Returns `true` if a computer is to move and may do so.
    fn wants_move(&self) -> bool {
        let Computers { has_begun, is_stepping, .. } = self.computers;
        let has_failed = matches!(self.question, Some(Question::EngineFailed { .. }));
        let goes_on = (!self.is_paused() || is_stepping) && !self.is_solving();
        has_begun && goes_on && !has_failed && self.computer_to_move().is_some()
    }

    /// Returns the player to move, if that is a computer.
    fn computer_to_move(&self) -> Option<(Color, &Computer)> {
        let color = self.session.to_move()?;
        Some((color, self.session.players()[color].computer()?))
    }

    fn ask_for_move(&mut self) {
        let Some((color, computer)) = self.computer_to_move() else { return };
        let position = self.session.position();
        let seed = self.session.seed();
        let left = self.session.clock().map(|clock| (clock.left(color), clock.control()));
        let time = left.map(|(left, control)| {
            time_for_move(left, control.increment(), position.board().empties().len().into())
        });
        let pause = match self.computers.pace {
            Pace::Instant => Duration::ZERO,
            Pace::Human => {
                let plies = self.game().plies().len() as u64;
                let more = Random::new(seed.wrapping_add(plies)).below(PAUSE_SPAN) as u64;
                let pause = SHORTEST_PAUSE + Duration::from_millis(more);
                left.map_or(pause, |(left, _)| pause.min(left / PAUSES))
            }
        };
        let task = EngineTask::ChooseMove { computer: computer.clone(), position, seed, time };
        if self.is_watched() {
            self.start_clock();
        }
        let id = self.next_request();
        let thinking = Thinking { request: id, time: Duration::ZERO, pause, square: None };
        self.computers.thinking = Some(thinking);
        self.effect(Effect::Engine(EngineRequest { id, task }));
    }

    pub(super) const fn next_request(&mut self) -> RequestId {
        self.computers.last_request = self.computers.last_request.next();
        self.computers.last_request
    }

    /// Takes in a reply; one to an earlier request comes too late.
    pub(super) fn engine_replied(&mut self, reply: EngineReply) {
        let Some(reply) = self.reviewed(reply).and_then(|reply| self.judged(reply)) else { return };
        let thinking = self.computers.thinking.as_mut();
        let Some(thinking) = thinking.filter(|thinking| thinking.request == reply.id) else {
            return self.evaluated(reply);
        };
        match reply.result {
            Ok(EngineAnswer::Move(square)) => {
                thinking.square = Some(square);
                self.play_chosen();
            }
            // They answer other requests.
            Ok(
                EngineAnswer::Evaluating(_)
                | EngineAnswer::Evaluated(_)
                | EngineAnswer::ReviewedPly(_)
                | EngineAnswer::ReviewEnded
                | EngineAnswer::Judged(_)
                | EngineAnswer::FoundPuzzle { .. }
                | EngineAnswer::NoPuzzle,
            ) => {}
            Err(error) => self.engine_failed(error),
        }
    }

    /// Lets time pass for a move that is being chosen, and plays it when it is due.
    pub(super) fn elapse_thinking(&mut self, time: Duration) {
        if let Some(thinking) = &mut self.computers.thinking {
            thinking.time = thinking.time.saturating_add(time);
            self.play_chosen();
        }
    }

    /// Plays the move that is chosen, if it is due.
    fn play_chosen(&mut self) {
        let due = self
            .computers
            .thinking
            .take_if(|thinking| thinking.square.is_some() && thinking.time >= thinking.pause);
        if let Some(square) = due.and_then(|thinking| thinking.square) {
            self.play_elsewhere(square);
        }
    }

    /// Returns the time after which a move that is chosen is played.
    pub fn next_move(&self) -> Option<Duration> {
        let thinking = self.computers.thinking.as_ref()?;
        thinking.square?;
        Some(thinking.pause.saturating_sub(thinking.time))
    }

    fn engine_failed(&mut self, error: EngineError) {
        self.computers.thinking = None;
        let Some(color) = self.session.to_move() else { return };
        self.event(Event::EngineFailed { color, error: error.clone() });
        match self.confirmation {
            Confirmation::Ask => {
                if self.is_clock_running() {
                    self.clock_state = ClockState::Paused;
                }
                self.question = Some(Question::EngineFailed { color, error });
                self.event(Event::Asked);
            }
            Confirmation::Skip => self.take_over(color),
        }
    }

    /// Asks the computer that has failed once more.
    pub(super) fn try_again(&mut self) {
        self.clock_state = ClockState::Running;
        self.event(Event::Resumed);
    }

    /// Has a person play on for a computer.
    pub(super) fn take_over(&mut self, color: Color) {
        let mut players = self.session.players().clone();
        players[color] = Player::Human;
        self.change_players(players);
    }

    pub(super) fn change_players(&mut self, players: ByColor<Player>) {
        let seed = self.next_seed();
        self.session.change_players(players, seed);
        self.session.note_aid(Aid::Exchange);
        self.computers.is_new_turn = true;
        if self.is_paused() {
            self.clock_state = ClockState::Running;
        }
        self.event(Event::PlayersChanged);
        self.save();
    }

    /// Plays one move of a game that is only watched, and pauses it.
    pub(super) fn step(&mut self) {
        if !self.is_watched() {
            return self.refuse(Refusal::NotWatched);
        }
        if self.session.to_move().is_none() {
            return self.refuse(Refusal::GameOver);
        }
        self.viewed.leave();
        self.clock_state = ClockState::Paused;
        self.computers.is_stepping = true;
    }

    /// Pauses a game that is only watched, before its moves are undone: they would be played again at
    /// once.
    pub(super) fn pause_watched(&mut self) {
        if self.is_watched() {
            self.clock_state = ClockState::Paused;
        }
    }

    /// Returns `true` if computers play each other.
    pub fn is_watched(&self) -> bool {
        Color::BOTH.iter().all(|&color| self.session.players()[color].computer().is_some())
    }

    /// Returns `true` while a computer chooses a move.
    pub const fn is_thinking(&self) -> bool {
        self.computers.thinking.is_some()
    }

    /// Returns `true` if the game can be paused: its clock, or the computers that play it.
    pub fn can_pause(&self) -> bool {
        self.has_clock() || self.is_watched() && self.session.to_move().is_some()
    }
}
