//! `othello convert`: writes games of any format in another one.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write, stdout};

use anyhow::{Context, Result};
use othello_notation::Format;
use othello_notation::error::{ReadError, Warning};
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::Found;

use crate::cli::ConvertArgs;
use crate::input;
use crate::os::exit_status::ExitStatus;

/// Writes each game that can be read. Errors go to standard error; the other games are still
/// written.
pub fn run(args: &ConvertArgs) -> Result<ExitStatus> {
    let mut convert = Convert {
        out: BufWriter::with_capacity(1 << 16, stdout().lock()),
        to: args.to,
        status: ExitStatus::Success,
        written: 0,
        lost: BTreeMap::new(),
        is_contradicted: false,
    };
    let start = args.start.start()?;
    let comment_lines = input::each(&args.files, start, |name, game| convert.take(name, game))?;
    if comment_lines > 0 {
        convert.lost.entry(Loss::Comments).or_default().items += comment_lines;
    }
    convert.out.flush()?;
    convert.report_losses();
    let is_refused = args.strict && (convert.is_contradicted || !convert.lost.is_empty());
    Ok(if is_refused { ExitStatus::Failure } else { convert.status })
}

struct Convert<W> {
    out: W,
    to: Format,
    status: ExitStatus,
    written: usize,
    /// The parts that the format does not keep.
    lost: BTreeMap<Loss, Lost>,
    /// `true` if a file gave a game another end than it has, or had another game in it.
    is_contradicted: bool,
}

/// The numbers of the parts of a kind that have been lost, and of the games that had them.
#[derive(Clone, Copy, Default)]
struct Lost {
    games: usize,
    items: usize,
}

impl<W: Write> Convert<W> {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        let Some(found) = input::accept(name, game, &mut self.status) else {
            self.is_contradicted = true;
            return Ok(());
        };
        self.is_contradicted |= found.warnings.iter().any(Warning::is_disagreement);
        match self.to.write(&found.record) {
            Ok(text) => {
                for (loss, items) in losses(self.to, &found.record, found.skipped, &text) {
                    let lost = self.lost.entry(loss).or_default();
                    lost.games += 1;
                    lost.items += items;
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
        for (loss, Lost { games, items }) in &self.lost {
            let of = match games {
                0 => String::new(),
                1 => "1 game: ".into(),
                games => format!("{games} games: "),
            };
            let count = if items == games { String::new() } else { format!(", {items} in all") };
            let (loss, format) = (loss.name(), self.to);
            input::print_error(&format!("{of}{loss} are not kept in {format} format{count}"));
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
