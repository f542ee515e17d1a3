//! Puzzles to be solved on the board, or line by line.

use crate::features::exercise::problems;
use anyhow::{Result, bail};

use super::choice::Choice;
use super::games::{Finding, Games};
use super::source::Candidate;
use crate::cli::PuzzlesArgs;
use crate::commands::launch::{First, Launch};
use crate::features::exercise::problems::ExerciseKind;
use crate::os::exit_status::ExitStatus;
use crate::value::counted;

/// The most positions that wait to be looked at.
const MOST_WAITING: usize = 10_000;

/// Shows the puzzles one after the other. Each is looked for when the one before is done with.
pub fn run(args: &PuzzlesArgs) -> Result<ExitStatus> {
    let choice = Choice::of(&args.puzzles)?;
    let mut games = Games::new(args, choice.seed.unwrap_or(0));
    let mut candidates = Vec::new();
    games.each(|finding| {
        collect(finding, &mut candidates);
        Ok(())
    })?;
    let mut built_in = Vec::new();
    if !games.are_from_files() {
        games.each_built_in(|finding| {
            collect(finding, &mut built_in);
            Ok(())
        })?;
    } else if candidates.is_empty() {
        bail!("no puzzles in {}", counted(games.count, "game"));
    }
    if choice.seed.is_some() {
        candidates.sort_unstable_by_key(|candidate| candidate.rank);
        built_in.sort_unstable_by_key(|candidate| candidate.rank);
    }
    candidates.extend(built_in);
    candidates.truncate(MOST_WAITING);
    let kind = match choice.day {
        Some(day) => ExerciseKind::DailyPuzzle(day),
        None => ExerciseKind::Puzzles { most: choice.wanted, wanted: args.wanted().0 },
    };
    Launch::asking(First::Puzzles(kind, candidates.iter().map(of).collect()), &args.look).run()
}

/// Keeps a position, or reports a fault.
fn collect(finding: Finding, candidates: &mut Vec<Candidate>) {
    match finding {
        Finding::Candidate(candidate) => candidates.push(candidate),
        Finding::Fault(fault) => {
            // The exit status is that of the session.
            fault.report();
        }
    }
}

fn of(candidate: &Candidate) -> problems::Candidate {
    let origin = candidate.source.sentence(candidate.plies);
    problems::Candidate { position: candidate.position, origin }
}
