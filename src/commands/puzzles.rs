//! `othello puzzles`: endgame puzzles from games, printed or to be solved on the board.

use anyhow::{Result, bail};
use othello_batch::puzzles;
use othello_batch::puzzles::games::{PuzzleFinding, PuzzleGames};
use othello_batch::puzzles::options::{PuzzleChoice, PuzzlesArgs};
use othello_batch::puzzles::printer::Paper;
use othello_batch::puzzles::source::PuzzleCandidate;
use othello_home::process::exit_status::ExitStatus;
use othello_words::explorer;
use othello_words::i18n::m;

use super::launch::{First, Launch};
use super::look::BoardLook;
use crate::cli::{LookArgs, PuzzlesCommandArgs};
use othello_board::features::exercise::problems::{self, ExerciseKind};

/// The most positions that wait to be looked at.
const MOST_WAITING: usize = 10_000;

/// Prints the puzzles, or shows them to be solved.
pub fn run(args: PuzzlesCommandArgs) -> Result<ExitStatus> {
    let PuzzlesCommandArgs { puzzles, look } = args;
    if puzzles.play {
        return solve(&puzzles, &look);
    }
    let paper = (!puzzles.json).then(|| BoardLook::of_output(look.style));
    puzzles::run(puzzles, paper.as_ref().map(|paper| paper as &dyn Paper))
}

/// Shows the puzzles one after the other. Each is looked for when the one before is done with.
fn solve(args: &PuzzlesArgs, look: &LookArgs) -> Result<ExitStatus> {
    let choice = PuzzleChoice::of(args)?;
    let mut games = PuzzleGames::new(args, choice.seed.unwrap_or(0));
    let mut candidates = Vec::new();
    games.each(|finding, _| {
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
        bail!(m::batch::no_puzzles_in(explorer::games(games.count as u64)));
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
    Launch::asking(First::Puzzles(kind, candidates.iter().map(of).collect()), look).run()
}

/// Keeps a position, or says what is in the place of one.
fn collect(finding: PuzzleFinding, candidates: &mut Vec<PuzzleCandidate>) {
    match finding {
        PuzzleFinding::Candidate(candidate) => candidates.push(candidate),
        PuzzleFinding::Diagnostic(diagnostic) => {
            // The exit status is that of the session.
            diagnostic.say(&mut ExitStatus::Success);
        }
    }
}

fn of(candidate: &PuzzleCandidate) -> problems::Candidate {
    let origin = candidate.source.sentence(candidate.plies);
    problems::Candidate { position: candidate.position, origin }
}
