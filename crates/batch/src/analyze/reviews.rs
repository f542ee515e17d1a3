//! The games that are read, and their reviews, which are handed out to the threads that search.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_engine::review::{self, Review, ReviewedPly};
use othello_engine::{Limits, Stop};
use othello_home::input::prefix;
use othello_notation::reader::Found;
use othello_words::i18n::m;
use serde::Deserialize;

use super::options::AnalyzeArgs;
use crate::known_values::KnownValues;
use crate::run::earlier::{Earlier, EarlierLine, EarlierLines, EarlierPlace};
use crate::run::input::Input;
use crate::run::threads::{Feeder, Promise};

/// A game whose review is under way.
pub struct PendingReview {
    pub name: String,
    pub found: Found,
    /// Its number among those that are reviewed, from 1 on.
    pub number: usize,
    /// The plies that are not reviewed yet.
    pub left: PliesLeft,
    /// The share of the input that was read with it.
    pub share: Option<f64>,
    /// The line that an earlier run has written about it.
    pub again: Option<EarlierLine>,
    /// `None` if an earlier run has reviewed it.
    pub review: Option<Promise<Review>>,
}

/// A number of plies that one thread counts and another one shows.
#[derive(Clone)]
pub struct PliesLeft(Arc<AtomicUsize>);

impl PliesLeft {
    pub fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, plies: usize) {
        self.0.store(plies, Ordering::Relaxed);
    }
}

pub struct Reviews {
    args: Arc<AnalyzeArgs>,
    known: Option<Arc<KnownValues>>,
    earlier: EarlierLines<EarlierReview>,
    stop: Stop,
    /// The number of games that have been read.
    games: usize,
}

impl Reviews {
    pub fn new(args: Arc<AnalyzeArgs>, earlier: EarlierLines<EarlierReview>, stop: Stop) -> Self {
        let known = known(&args).map(Arc::new);
        Self { args, known, earlier, stop, games: 0 }
    }

    /// Has each game of this part reviewed, but those that an earlier run has reviewed.
    pub fn feed(mut self, input: &Input, feeder: &Feeder<Box<PendingReview>>) -> Result<()> {
        let shard = self.args.base.shard();
        input
            .feed(feeder, shard, |name, found, share| self.hand_out(feeder, name, found, share))?;
        self.earlier.end(m::batch::resumes_no_game)
    }

    fn hand_out(
        &mut self,
        feeder: &Feeder<Box<PendingReview>>,
        name: &str,
        found: Found,
        share: Option<f64>,
    ) -> Result<()> {
        self.games += 1;
        let game = &found.record.game;
        let limits = limits(&self.args, game.rules());
        let left = PliesLeft(Arc::new(AtomicUsize::new(game.plies().len())));
        // One line is made again, to see that the options are the same; by time, no two are equal.
        let is_by_time = limits.time.is_some() || self.args.seconds.is_some();
        let (again, is_known) = match self.earlier.find(|line| line.is_of(name, &found))? {
            Earlier::Unreached => (None, false),
            Earlier::Line(line) => {
                let is_known = !line.is_last || is_by_time;
                (Some(line), is_known)
            }
            Earlier::Nothing => {
                let place = prefix(name, found.at);
                let place = place.trim_end_matches(": ");
                return Err(self.earlier.refused(|line| m::batch::resumes_other(line, place)));
            }
        };
        let review = (!is_known).then(|| self.review(feeder, game, limits, left.clone()));
        let (name, number, review) = (name.to_owned(), self.games, review.transpose()?);
        let pending = PendingReview { name, found, number, left, share, again, review };
        feeder.push(Box::new(pending))
    }

    fn review(
        &self,
        feeder: &Feeder<Box<PendingReview>>,
        game: &Game,
        limits: Limits,
        left: PliesLeft,
    ) -> Result<Promise<Review>> {
        let (game, stop) = (game.clone(), self.stop.clone());
        let known = self.known.clone();
        let seconds = self.args.seconds;
        feeder.search(move |engine| {
            // The review of a game is the same whatever games came before.
            engine.clear();
            let progress = |ply: &ReviewedPly| {
                left.set(ply.index.min(left.get()));
                ControlFlow::Continue(())
            };
            let review = match seconds {
                Some(time) => review::review_within(engine, &game, time, &stop, progress),
                None => review::review(engine, &game, &limits, &stop, progress),
            };
            match known {
                Some(known) => known.with_review(&game, review),
                None => review,
            }
        })
    }
}

/// Returns the player's book where it counts: a level does not see that far, and the lines of a part or of a run that goes
/// on are the same everywhere.
pub fn known(args: &AnalyzeArgs) -> Option<KnownValues> {
    let is_whole = args.base.resume.is_none() && args.base.shard.is_none();
    KnownValues::find(args.book).filter(|_| args.level.is_none() && is_whole)
}

/// Returns the limits of the search of each position.
pub fn limits(args: &AnalyzeArgs, rules: Rules) -> Limits {
    let Some(level) = args.level else {
        return args.limits.limits(review::usual_limits(rules));
    };
    let limits = level.limits(rules);
    let without_time = Limits { time: None, ..limits };
    // A level that looks ahead to a depth is given the time for it, so that every review is the same.
    if without_time.is_unlimited() { limits } else { without_time }
}

/// The review of a game as a line has it, as far as it says which game.
#[derive(Deserialize)]
pub struct EarlierReview {
    #[serde(flatten)]
    place: EarlierPlace,
    plies: Vec<EarlierPly>,
}

#[derive(Deserialize)]
struct EarlierPly {
    r#move: String,
}

impl EarlierReview {
    fn is_of(&self, name: &str, found: &Found) -> bool {
        let moves = self.plies.iter().map(|ply| &*ply.r#move);
        let plies = found.record.game.plies().iter();
        self.place.is_in_file(name, found.at) && moves.eq(plies.map(|ply| ply.square.name()))
    }
}
