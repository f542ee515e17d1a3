//! The threads that play the games of a contest.

use std::error::Error;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::result::GameResult;
use othello_engine::Stop;
use othello_engine::computer::{Computer, Means};
use othello_engine::contest::{ContestError, ContestPlayer, ContestSide, Pair, play_out};
use othello_engine::random::Random;

/// A contest: its players, and how they play.
pub struct Contest<'a> {
    /// The player whose score is counted, and the other one.
    pub players: [&'a Computer; 2],
    /// The means of both; each pair of games has a seed of its own that follows from theirs.
    pub means: Means,
    /// The number of pairs that are played at once.
    pub threads: NonZero<usize>,
}

/// Both games of an opening.
pub struct Played {
    /// The number of the opening, from 0.
    pub number: usize,
    /// The games, of which the first player has Black in the first one; the last one is not
    /// finished if the result is an error.
    pub games: Vec<Game>,
    pub result: Result<Pair, ContestError>,
}

impl Contest<'_> {
    /// Plays each opening twice, and passes on what was played, in any order.
    ///
    /// A player that fails ends the contest, as the stop does.
    pub fn play(
        &self,
        openings: impl Iterator<Item = Game> + Send,
        stop: &Stop,
        take: impl FnOnce(&Receiver<Played>),
    ) {
        let openings = Mutex::new((0..).zip(openings));
        let (sender, played) = sync_channel(self.threads.get());
        thread::scope(|scope| {
            let openings = &openings;
            for _ in 0..self.threads.get() {
                let sender = sender.clone();
                scope.spawn(move || self.work(openings, stop, &sender));
            }
            drop(sender);
            take(&played);
        });
    }

    /// Plays one pair of games after the other.
    fn work(
        &self,
        openings: &Mutex<impl Iterator<Item = (usize, Game)>>,
        stop: &Stop,
        sender: &SyncSender<Played>,
    ) {
        let mut contestants = self.players.map(|computer| Contestant { computer, player: None });
        let next = || openings.lock().unwrap_or_else(PoisonError::into_inner).next();
        while !stop.is_requested()
            && let Some((number, opening)) = next()
        {
            let mut games = Vec::new();
            let result = self.play_pair(&mut contestants, number, &opening, stop, &mut games);
            let has_failed = result.is_err();
            // Whoever takes the games may have enough of them.
            let is_taken = sender.send(Played { number, games, result }).is_ok();
            if has_failed || !is_taken {
                break;
            }
        }
    }

    fn play_pair(
        &self,
        [first, second]: &mut [Contestant; 2],
        number: usize,
        opening: &Game,
        stop: &Stop,
        games: &mut Vec<Game>,
    ) -> Result<Pair, ContestError> {
        // The same seed and number give the same games, whichever thread plays them.
        let mut seeds = Random::new(Random::new(self.means.seed).next() ^ number as u64);
        let mut means = || Means { seed: seeds.next(), ..self.means };
        let failed = |side| {
            move |error| {
                if stop.is_requested() {
                    ContestError::Stopped
                } else {
                    ContestError::Player(side, error)
                }
            }
        };
        let first = first.player(opening, means(), stop).map_err(failed(ContestSide::First))?;
        let second = second.player(opening, means(), stop).map_err(failed(ContestSide::Second))?;
        let mut play = |color| -> Result<GameResult, ContestError> {
            let mut game = opening.clone();
            let result = play_out(first, second, color, &mut game, stop);
            games.push(game);
            result
        };
        Ok(Pair::new([play(Color::Black)?, play(Color::White)?]))
    }
}

/// A player of the contest as one thread has it.
struct Contestant<'a> {
    computer: &'a Computer,
    /// The player of the last pair of games.
    player: Option<Box<dyn ContestPlayer + Send>>,
}

impl Contestant<'_> {
    /// Returns the player for a pair of games: a new one, but for another program, which goes on.
    fn player(
        &mut self,
        opening: &Game,
        means: Means,
        stop: &Stop,
    ) -> Result<&mut dyn ContestPlayer, Box<dyn Error + Send + Sync>> {
        let kept = self.player.take().filter(|_| self.computer.is_external());
        let player = match kept {
            Some(player) => player,
            None => self.computer.player(opening.rules(), means, stop)?,
        };
        Ok(self.player.insert(player).as_mut())
    }
}
