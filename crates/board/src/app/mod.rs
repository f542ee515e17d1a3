//! The whole state of the program, on which every function of a feature works.
//!
//! This file knows only the states of the features. Their functions stand above it, and
//! [`update`], which lets all of them follow, above them.

pub mod arguments;
pub mod audience;
pub mod call;
pub mod clock_state;
pub mod command;
pub mod during;
pub mod engine_queue;
pub mod event;
#[cfg(test)]
pub mod fixtures;
pub mod front_end;
pub mod input;
pub mod job;
pub mod keys;
pub mod lines;
pub mod mode;
pub mod move_source;
pub mod needs;
pub mod page;
pub mod reply;
pub mod screen_input;
pub mod search;
pub mod state;
pub mod successor;
pub mod table;
#[cfg(test)]
mod tests;
pub mod then;
pub mod update;
pub mod viewed;

use crate::app::state::State;
use crate::features::book::state::OwnBook;
use crate::features::evaluation::state::EvaluationState;
use crate::features::exercise::state::Exercises;
use crate::features::explanation::state::Explanations;
use crate::features::explorer::state::Explorer;
use crate::features::ideas::state::ShownIdea;
use crate::features::level::state::LevelEstimate;
use crate::features::lines::state::BestLines;
use crate::features::link::state::LinkedGame;
use crate::features::players::state::EnginePlayers;
use crate::features::repairs::state::Repairs;
use crate::features::repertoire::state::OwnOpenings;
use crate::features::report::state::ShownReport;
use crate::features::review::state::ReviewState;
use crate::features::saving::state::Saving;
use crate::features::scoresheet::state::Scoresheet;
use crate::features::settings::state::SoughtGames;
use crate::features::training::state::Training;
use crate::features::tutorial::state::Tutorial;

/// The session of play and everything that decides what an action means in it.
#[derive(Clone, Debug, PartialEq)]
pub struct App {
    /// The state that all features share.
    pub state: State,
    pub features: Features,
}

/// The features that have a state of their own. The order in which they follow an update is that of [`update`].
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(missing_docs, reason = "the type of each says what it is")]
pub struct Features {
    pub link: LinkedGame,
    pub players: EnginePlayers,
    pub exercise: Exercises,
    pub ideas: ShownIdea,
    pub explanations: Explanations,
    pub review: ReviewState,
    pub evaluation: Box<EvaluationState>,
    pub lines: BestLines,
    pub book: OwnBook,
    pub explorer: Explorer,
    pub level: LevelEstimate,
    pub training: Training,
    pub tutorial: Tutorial,
    pub repertoire: OwnOpenings,
    pub report: ShownReport,
    pub repairs: Repairs,
    pub scoresheet: Box<Scoresheet>,
    pub saving: Saving,
    pub settings: SoughtGames,
}
