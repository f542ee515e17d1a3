//! `othello check`: replays games and prints counts.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use othello_core::result::EndReason;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::error::{ErrorCategory, ReadError, ReadErrorKind, Warning};
use othello_notation::reader::Found;
use othello_words::i18n::{Text, m};

use crate::options::encoding::EncodingArgs;
use crate::options::rules::StartArgs;
use crate::run::Batch;
use crate::run::input::{BatchEntry, Input};

#[derive(Args)]
pub struct CheckArgs {
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[command(flatten)]
    pub start: StartArgs,
}

/// Prints the counts. Each error, and each result that differs from the game, is a line on standard
/// error.
pub fn run(args: &CheckArgs) -> Result<ExitStatus> {
    let input = Input::of(&args.files, args.encoding.encoding, args.start.start()?);
    let mut batch = Batch::start()?;
    let mut summary = Summary::default();
    let outcome = input.each(|name, entry| {
        match entry {
            // Without a game there is nothing to count.
            BatchEntry::Game(Err(ReadError { kind: ReadErrorKind::NoGame, .. })) => {}
            BatchEntry::Game(game) => {
                batch.say_of(name, &game)?;
                summary.take(&game);
            }
            BatchEntry::Note(note) => batch.say(&note)?,
        }
        Ok(())
    });
    summary.print(&mut batch.out)?;
    batch.end(outcome)
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
    fn take(&mut self, game: &Result<Found, ReadError>) {
        match game {
            Ok(found) => self.count(found),
            Err(error) => *self.faults.entry(error.kind.category()).or_default() += 1,
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
                self.wipe_outs += usize::from(is_wiped_out || result.reason == EndReason::WipeOut);
            }
            None => self.unfinished += usize::from(found.record.forfeit.is_none()),
        }
    }

    fn print(&self, mut out: impl Write) -> std::io::Result<()> {
        let counts = [
            ("games", self.games),
            ("passes", self.passes),
            ("early-ends", self.early_ends),
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
            writeln!(out, "{}", m::batch::count(m::batch::counted(name), count))?;
        }
        for (kind, count) in &self.faults {
            let indent = if *kind == ErrorCategory::Skipped { "" } else { "  " };
            writeln!(out, "{indent}{}", m::batch::count(category(*kind), *count))?;
        }
        out.flush()
    }
}

fn category(kind: ErrorCategory) -> Text {
    m::batch::category(match kind {
        ErrorCategory::IllegalMove => "illegal-moves",
        ErrorCategory::Turn => "turns",
        ErrorCategory::NotAMove => "not-moves",
        ErrorCategory::Position => "positions",
        ErrorCategory::Tag => "tags",
        ErrorCategory::Format => "formats",
        ErrorCategory::Input => "inputs",
        ErrorCategory::Skipped => "skipped",
        other => return m::common::raw(other.name()),
    })
}
