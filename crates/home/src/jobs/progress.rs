//! Jobs for what is remembered of a player.

use othello_engine::estimate::Estimate;

use super::{Job, Order, Way};
use crate::files::StoreError;
use crate::memory::entry::ProgressEntry;
use crate::store::{Answers, Recollection};

/// Saves the estimate of the person's level.
#[derive(Clone, Debug, PartialEq)]
pub struct KeepEstimate(pub Estimate);

/// Reads what the player has been asked and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecallProgress;

#[derive(Clone, Debug, PartialEq)]
pub struct RememberProgress(pub Vec<ProgressEntry>);

impl Job for KeepEstimate {
    type Answer = ();

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        home.games()?.keep_estimate(job.0);
        Some(())
    });
}

impl Job for RecallProgress {
    type Answer = Result<Recollection, StoreError>;

    /// Without a store of answers nothing is remembered.
    const WAY: Way<Self> = Way::Kept(Order::InTurn, |_, home| {
        Some(home.answers().map_or_else(|| Ok(Recollection::default()), Answers::recall))
    });
}

impl Job for RememberProgress {
    type Answer = Result<(), StoreError>;

    const WAY: Way<Self> =
        Way::Kept(Order::InTurn, |job, home| Some(home.answers()?.remember(job.0.clone())));
}
