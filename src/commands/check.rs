//! `othello check`: replays games and prints counts.

use std::collections::BTreeMap;
use std::io::{Write, stdout};

use anyhow::{Context, Result};
use othello_core::result::Reason;
use othello_notation::error::{ErrorCategory, ReadError, ReadErrorKind, Warning};
use othello_notation::reader::Found;

use crate::cli::CheckArgs;
use crate::input;
use crate::os::exit_status::ExitStatus;

/// Prints the counts. Each error, and each result that differs from the game, is a line on standard
/// error.
pub fn run(args: &CheckArgs) -> Result<ExitStatus> {
    let mut summary = Summary::default();
    input::each(&args.files, args.encoding.encoding, args.start.start()?, |name, game| {
        summary.take(name, game);
        Ok(())
    })?;
    summary.print(stdout().lock()).context("cannot print the summary")?;
    let is_sound = summary.faults.keys().all(|kind| *kind == ErrorCategory::Skipped);
    Ok(if is_sound { ExitStatus::Success } else { ExitStatus::Failure })
}

#[derive(Default)]
struct Summary {
    games: usize,
    unfinished: usize,
    passes: usize,
    early_ends: usize,
    wipe_outs: usize,
    disagreements: usize,
    faults: BTreeMap<ErrorCategory, usize>,
}

impl Summary {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) {
        match game {
            Ok(found) => {
                self.count(&found);
                found.warnings.iter().for_each(|warning| input::warn(name, found.at, warning));
            }
            // There is nothing to count.
            Err(ReadError { kind: ReadErrorKind::NoGame, .. }) => {}
            Err(error) if error.is_left_out() => input::report(name, &error),
            Err(error) => {
                *self.faults.entry(error.kind.category()).or_default() += 1;
                input::report(name, &error);
            }
        }
    }

    fn count(&mut self, found: &Found) {
        let game = &found.record.game;
        let position = game.position();
        self.games += 1;
        self.passes += game.passes();
        self.disagreements += usize::from(found.warnings.iter().any(Warning::is_disagreement));
        match position.result() {
            Some(result) => {
                self.early_ends += usize::from(!position.board().empties().is_empty());
                // The board may be full all the same.
                let is_wiped_out = result.discs.black == 0 || result.discs.white == 0;
                self.wipe_outs += usize::from(is_wiped_out || result.reason == Reason::WipeOut);
            }
            None => self.unfinished += usize::from(found.record.forfeit.is_none()),
        }
    }

    fn print(&self, mut out: impl Write) -> std::io::Result<()> {
        let counts = [
            ("games", self.games),
            ("passes", self.passes),
            ("early ends", self.early_ends),
            ("wipe-outs", self.wipe_outs),
            ("unfinished", self.unfinished),
            ("disagreements", self.disagreements),
            (
                "faults",
                self.faults
                    .iter()
                    .filter(|(kind, _)| **kind != ErrorCategory::Skipped)
                    .map(|(_, count)| count)
                    .sum(),
            ),
        ];
        for (name, count) in counts {
            writeln!(out, "{name}: {count}")?;
        }
        for (kind, count) in &self.faults {
            let indent = if *kind == ErrorCategory::Skipped { "" } else { "  " };
            writeln!(out, "{indent}{}: {count}", kind.name())?;
        }
        out.flush()
    }
}
