//! Sentences about scoresheets.

use super::says::{FaultyGame, RepairsRefusal};
use othello_notation::repair::Repair;

/// The title of the window.
pub const TITLE: &str = "Repairs";

/// Returns the fault of a game, and how far it is loaded.
pub fn fault(faulty: &FaultyGame) -> String {
    let fault = crate::words::sentence::sentence(&faulty.fault);
    let loaded = match faulty.record.game.plies().len() {
        0 => "Nothing before it can be played.".into(),
        1 => "The move before it is loaded.".into(),
        plies => format!("The {plies} moves before it are loaded."),
    };
    format!("{fault} {loaded}")
}

/// Returns a repair: what it changes, and its score.
pub fn repair(repair: &Repair) -> String {
    repair.to_string()
}

/// The question above the repairs.
pub const MEANT: &str = "What was meant?";

/// Returns that a repair was taken.
pub fn taken(repair: &Repair) -> String {
    format!("Repaired. {repair}.")
}

/// Returns the repairs as a list, and the command that takes one.
pub fn offer(faulty: &FaultyGame) -> String {
    let lines = (1..).zip(&faulty.repairs).map(|(number, it)| format!("\n{number}. {it}"));
    let how = "\nType repair 1 to take the first.";
    format!("{} {MEANT}{}{how}", fault(faulty), lines.collect::<String>())
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: RepairsRefusal) -> String {
    match refusal {
        RepairsRefusal::NoRepairs => "no repairs are offered for this game".into(),
        RepairsRefusal::OnlySoMany(1) => "there is only 1 repair".into(),
        RepairsRefusal::OnlySoMany(count) => format!("there are only {count} repairs"),
    }
}
