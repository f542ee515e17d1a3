//! `othello convert`: writes games of any format in another one.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write, stdout};

use crate::notation::Format;
use crate::notation::error::ReadError;
use crate::notation::loss::{Loss, losses};
use crate::notation::reader::Found;
use anyhow::{Context, Result};

use crate::app::cli::ConvertArgs;
use crate::app::exit_status::ExitStatus;
use crate::app::input;

/// Writes each game that can be read. Errors go to standard error; the other games are still
/// written.
pub fn run(args: &ConvertArgs) -> Result<ExitStatus> {
    let mut convert = Convert {
        out: BufWriter::with_capacity(1 << 16, stdout().lock()),
        to: args.to,
        status: ExitStatus::Success,
        written: 0,
        lost: BTreeMap::new(),
    };
    input::each(&args.files, args.start.start()?, |name, game| convert.take(name, game))?;
    convert.out.flush()?;
    convert.report_losses();
    let is_refused = args.strict && !convert.lost.is_empty();
    Ok(if is_refused { ExitStatus::Failure } else { convert.status })
}

struct Convert<W> {
    out: W,
    to: Format,
    status: ExitStatus,
    written: usize,
    /// The parts that the format does not keep, and the number of games that had them.
    lost: BTreeMap<Loss, usize>,
}

impl<W: Write> Convert<W> {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        let found = match game {
            Ok(found) => found,
            Err(error) => {
                input::refuse(name, &error, &mut self.status);
                return Ok(());
            }
        };
        found.warnings.iter().for_each(|warning| input::warn(name, found.at, warning));
        match self.to.write(&found.record) {
            Ok(text) => {
                for loss in losses(self.to, &found.record, found.skipped, &text) {
                    *self.lost.entry(loss).or_default() += 1;
                }
                self.write(&text).context("cannot write the game")
            }
            Err(error) => {
                self.status = ExitStatus::Failure;
                input::print_error(&format!("{}{error}", input::prefix(name, found.at)));
                Ok(())
            }
        }
    }

    fn report_losses(&self) {
        for (loss, games) in &self.lost {
            let games = if *games == 1 { "1 game".into() } else { format!("{games} games") };
            let (loss, format) = (loss.name(), self.to);
            input::print_error(&format!("{games}: {loss} are not kept in {format} format"));
        }
    }

    /// Writes a game; an empty line separates games of several lines.
    fn write(&mut self, text: &str) -> Result<()> {
        if self.written > 0 {
            self.out.write_all(self.to.separator().as_bytes())?;
        }
        self.written += 1;
        Ok(self.out.write_all(text.as_bytes())?)
    }
}
