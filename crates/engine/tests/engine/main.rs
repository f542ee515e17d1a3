//! The engine: exact scores, estimates, limits, and the training of its weights.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "scores and counts are small"
)]

#[path = "../../../../tools/src/bin/train/calibration.rs"]
mod calibration;
#[path = "../../../../tests/support/folder.rs"]
mod folder;
#[path = "../../../../tools/src/bin/train/progress.rs"]
mod progress;
#[path = "../../../../tools/src/bin/train/regression.rs"]
mod regression;
#[allow(dead_code, reason = "the tests train with a schedule of their own")]
#[path = "../../../../tools/src/bin/train/schedule.rs"]
mod schedule;
#[path = "../../../../tools/src/bin/train/self_play.rs"]
mod self_play;
#[path = "../../../../tests/support/table.rs"]
mod table;
#[path = "../../../../tools/src/bin/train/training.rs"]
mod training;

mod exact;
mod ffo;
mod ideas;
mod limits;
mod plain;
mod puzzles;
mod symmetry;
mod trainer;
mod weights;
