//! Jobs for what is remembered of a player.

use othello_engine::estimate::Estimate;

use super::{Home, Job};
use crate::files::StoreError;
use crate::memory::entry::ProgressEntry;
use crate::store::{Recollection, Storage};

/// Saves the estimate of the person's level.
#[derive(Clone, Debug, PartialEq)]
pub struct KeepEstimate(pub Estimate);

/// Reads what the player has been asked and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecallProgress;

/// Adds to that.
#[derive(Clone, Debug, PartialEq)]
pub struct RememberProgress(pub Vec<ProgressEntry>);

impl Job for KeepEstimate {
    type Answer = ();

    fn perform(&self, home: &mut Home<'_>) -> Option<()> {
        home.games()?.keep_estimate(self.0);
        Some(())
    }
}

impl Job for RecallProgress {
    type Answer = Result<Recollection, StoreError>;

    fn perform(&self, home: &mut Home<'_>) -> Option<Self::Answer> {
        // Who keeps no answers remembers nothing.
        Some(home.answers().map_or_else(|| Ok(Recollection::default()), Storage::recall))
    }
}

impl Job for RememberProgress {
    type Answer = Result<(), StoreError>;

    fn perform(&self, home: &mut Home<'_>) -> Option<Self::Answer> {
        Some(home.answers()?.remember(self.0.clone()))
    }
}
