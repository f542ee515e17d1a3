//! `othello convert`: games in one form from games in any.

use std::io::{BufWriter, Write, stdout};

use crate::notation::Format;
use crate::notation::error::{ErrorCategory, ReadError};
use crate::notation::reader::Found;
use anyhow::{Context, Result};

use crate::app::cli::ConvertArgs;
use crate::app::input::{self, Verdict};

/// Writes each game that can be read; faults go to standard error, and the other games still come.
pub fn run(args: &ConvertArgs) -> Result<Verdict> {
    let mut convert = Convert {
        out: BufWriter::with_capacity(1 << 16, stdout().lock()),
        to: args.to,
        verdict: Verdict::Sound,
        written: 0,
    };
    input::each(&args.files, args.start.start()?, |name, game| convert.take(name, game))?;
    convert.out.flush()?;
    Ok(convert.verdict)
}

struct Convert<W> {
    out: W,
    to: Format,
    verdict: Verdict,
    written: usize,
}

impl<W: Write> Convert<W> {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        let found = match game {
            Ok(found) => found,
            Err(error) => {
                if error.kind.category() != ErrorCategory::Skipped {
                    self.verdict = Verdict::Faulty;
                }
                input::report(name, &error);
                return Ok(());
            }
        };
        found.warnings.iter().for_each(|warning| input::warn(name, found.at, warning));
        match self.to.write(&found.record) {
            Ok(text) => self.write(&text).context("cannot write the game"),
            Err(error) => {
                self.verdict = Verdict::Faulty;
                input::say(&format!("{}{error}", input::at(name, found.at)));
                Ok(())
            }
        }
    }

    fn write(&mut self, text: &str) -> Result<()> {
        if self.written > 0 {
            self.out.write_all(self.to.separator().as_bytes())?;
        }
        self.written += 1;
        Ok(self.out.write_all(text.as_bytes())?)
    }
}
