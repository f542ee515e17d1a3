//! The thread that reads the games, and hands them out to be reviewed.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use serde::Deserialize;

use crate::cli::AnalyzeArgs;
use crate::commands::known_values::KnownValues;
use crate::commands::resume::{EarlierLine, EarlierLines, EarlierPlace};
use crate::commands::stream::{Feeder, Promise};
use crate::input::{self, Meter};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_engine::analysis::{self, Review, ReviewedPly};
use othello_engine::{Limits, Stop};
use othello_notation::error::ReadError;
use othello_notation::reader::Found;

/// A game of the input, or what stands there instead.
pub enum Item {
    /// Something that is no game.
    Fault {
        /// The name of the file.
        name: String,
        /// The fault.
        error: ReadError,
    },
    /// A game that an earlier run has reviewed.
    Known {
        /// Its number among those that are reviewed, from 1 on.
        number: usize,
        /// The share of the input that was read with it.
        share: Option<f64>,
    },
    /// A game.
    Game(Box<PendingReview>),
}

/// A game whose review is under way.
pub struct PendingReview {
    /// The name of its file.
    pub name: String,
    /// The game.
    pub found: Found,
    /// Its number among those that are reviewed, from 1 on.
    pub number: usize,
    /// The plies that are not reviewed yet.
    pub left: Left,
    /// The share of the input that was read with it.
    pub share: Option<f64>,
    /// The line that an earlier run has written about it.
    pub again: Option<EarlierLine>,
    /// The review.
    pub review: Promise<Review>,
}

/// A number of plies that one thread counts and another one shows.
#[derive(Clone)]
pub struct Left(Arc<AtomicUsize>);

impl Left {
    /// Returns the number.
    pub fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, plies: usize) {
        self.0.store(plies, Ordering::Relaxed);
    }
}

/// The input and the lines of earlier runs, side by side.
pub struct Reading {
    args: Arc<AnalyzeArgs>,
    start: Position,
    known: Option<Arc<KnownValues>>,
    earlier: EarlierLines,
    stop: Stop,
    meter: Meter,
    /// The number of games and faults in all parts of the work, as far as they have been read.
    read: u64,
    /// The number of games of this part.
    games: usize,
}

impl Reading {
    /// Prepares to read the input.
    pub fn new(args: Arc<AnalyzeArgs>, earlier: EarlierLines, stop: Stop) -> Result<Self> {
        let (start, meter) = (args.start.start()?, Meter::of(&args.files));
        let known = known(&args).map(Arc::new);
        Ok(Self { args, start, known, earlier, stop, meter, read: 0, games: 0 })
    }

    /// Puts each game of this part into the stream, but those that an earlier run has reviewed.
    pub fn feed(mut self, feeder: &Feeder<Item>) -> Result<()> {
        let (args, meter) = (self.args.clone(), self.meter.clone());
        let encoding = args.encoding.encoding;
        input::each_metered(&args.files, encoding, self.start, &meter, |name, game| {
            self.take(feeder, name, game)
        })?;
        self.earlier
            .read()?
            .map_or(Ok(()), |line| Err(line.refused("is about no game of the input")))
    }

    fn take(
        &mut self,
        feeder: &Feeder<Item>,
        name: &str,
        game: Result<Found, ReadError>,
    ) -> Result<()> {
        let is_mine = self.args.base.shard().has(self.read);
        self.read += 1;
        if !is_mine {
            return Ok(());
        }
        let name = name.to_owned();
        let found = match game {
            Ok(found) => found,
            Err(error) => return feeder.push(Item::Fault { name, error }),
        };
        self.games += 1;
        let limits = limits(&self.args, found.record.game.rules());
        let again = match self.earlier.read()? {
            None => None,
            Some(line) => {
                if !line.parse::<EarlierReview>()?.is_of(&name, &found) {
                    return Err(line.refused(&format!(
                        "is not about {}",
                        input::prefix(&name, found.at).trim_end_matches(": ")
                    )));
                }
                // One line is made again, to see that the options are the same; by time, no two are equal.
                if !line.is_last || limits.time.is_some() || self.args.seconds.is_some() {
                    let (number, share) = (self.games, self.meter.share());
                    return feeder.push(Item::Known { number, share });
                }
                Some(line)
            }
        };
        let left = Left(Arc::new(AtomicUsize::new(found.record.game.plies().len())));
        let review = self.review(feeder, &found, limits, left.clone())?;
        let share = self.meter.share();
        let number = self.games;
        feeder.push(Item::Game(Box::new(PendingReview {
            name,
            found,
            number,
            left,
            share,
            again,
            review,
        })))
    }

    fn review(
        &self,
        feeder: &Feeder<Item>,
        found: &Found,
        limits: Limits,
        left: Left,
    ) -> Result<Promise<Review>> {
        let (game, stop) = (found.record.game.clone(), self.stop.clone());
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
                Some(time) => analysis::review_within(engine, &game, time, &stop, progress),
                None => analysis::review(engine, &game, &limits, &stop, progress),
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
        return args.limits.limits(analysis::usual_limits(rules));
    };
    let limits = level.limits(rules);
    let without_time = Limits { time: None, ..limits };
    // A level that looks ahead to a depth is given the time for it, so that every review is the same.
    if without_time.is_unlimited() { limits } else { without_time }
}

/// The review of a game as a line has it, as far as it says which game.
#[derive(Deserialize)]
struct EarlierReview {
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
