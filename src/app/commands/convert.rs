//! `othello convert`: writes games of any format in another one.

use std::io::{BufWriter, Write, stdout};

use crate::notation::Format;
use crate::notation::error::{ErrorCategory, ReadError};
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
    };
    input::each(&args.files, args.start.start()?, |name, game| convert.take(name, game))?;
    convert.out.flush()?;
    Ok(convert.status)
}

struct Convert<W> {
    out: W,
    to: Format,
    status: ExitStatus,
    written: usize,
}

impl<W: Write> Convert<W> {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        let found = match game {
            Ok(found) => found,
            Err(error) => {
                if error.kind.category() != ErrorCategory::Skipped {
                    self.status = ExitStatus::Failure;
                }
                input::report(name, &error);
                return Ok(());
            }
        };
        found.warnings.iter().for_each(|warning| input::warn(name, found.at, warning));
        match self.to.write(&found.record) {
            Ok(text) => self.write(&text).context("cannot write the game"),
            Err(error) => {
                self.status = ExitStatus::Failure;
                input::print_error(&format!("{}{error}", input::prefix(name, found.at)));
                Ok(())
            }
        }
    }

    /// Writes a game; an empty line separates games of several lines.
    fn write(&mut self, text: &str) -> Result<()> {
        if self.written > 0 && self.to == Format::Pgn {
            writeln!(self.out)?;
        }
        self.written += 1;
        Ok(self.out.write_all(text.as_bytes())?)
    }
}
