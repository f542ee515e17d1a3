//! `othello repair`: the games that scoresheets with errors stand for.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use othello_core::board::ByColor;
use othello_core::position::Position;
use othello_engine::doubt::MoveJudge;
use othello_home::input::prefix;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::error::{Location, ReadError, ReadErrorKind};
use othello_notation::repair::{self, Repair, RepairEffort, Status};
use othello_notation::scoresheets;
use othello_notation::sheet::{self, Sheet};
use othello_notation::transcript;
use othello_words::faults::Said;
use othello_words::i18n::m;
use serde::Serialize;

use crate::json::{self, PlaceView};
use crate::options::encoding::EncodingArgs;
use crate::options::rules::StartArgs;
use crate::run::Batch;
use crate::run::diagnostic::Diagnostic;
use crate::run::input::Input;

#[derive(Args)]
pub struct RepairArgs {
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[arg(long, value_name = "SCORE", value_parser = score)]
    pub score: Option<ByColor<u8>>,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub start: StartArgs,
}

/// Reads a score.
fn score(text: &str) -> Result<ByColor<u8>, String> {
    sheet::score(text).ok_or_else(|| m::faults::score().to_string())
}

/// Prints the repairs of each sheet; what is no sheet goes to standard error.
pub fn run(args: &RepairArgs) -> Result<ExitStatus> {
    let start = args.start.start()?;
    if !repair::is_possible(start) {
        bail!(m::batch::only_othello());
    }
    let input = Input::of(&args.files, args.encoding.encoding, start);
    let mut batch = Batch::start()?;
    let repairs = Repairs { args, start, judge: MoveJudge::new() };
    let outcome = input.each_text(|name, text| match text {
        Ok(text) => repairs.take(&mut batch, name, &text),
        Err(error) => batch.say(&Diagnostic::of(name, &error)),
    });
    batch.end(outcome)
}

struct Repairs<'a> {
    args: &'a RepairArgs,
    start: Position,
    judge: MoveJudge,
}

impl Repairs<'_> {
    /// Prints the repairs of each sheet in a text.
    fn take(&self, batch: &mut Batch, name: &str, text: &str) -> Result<()> {
        let mut effort = RepairEffort::default();
        let sheets = scoresheets::sheets(text, self.start);
        if sheets.is_empty() {
            let error = ReadError::new(Location::Line(1), ReadErrorKind::NoGame);
            return batch.say(&Diagnostic::of(name, &error));
        }
        for (line, sheet) in sheets {
            let at = Location::Line(line);
            let expected = match sheet {
                Some((sheet, start)) if repair::is_possible(start) => {
                    self.repair(batch, (name, at), (&sheet, start), &mut effort)?;
                    continue;
                }
                Some(_) => "a game by the rules of Othello",
                None => "a list of moves or a grid of numbers",
            };
            let error = ReadError::new(at, ReadErrorKind::Expected(expected));
            batch.say(&Diagnostic::of(name, &error))?;
        }
        Ok(())
    }

    fn repair(
        &self,
        batch: &mut Batch,
        (name, at): (&str, Location),
        (sheet, start): (&Sheet, Position),
        effort: &mut RepairEffort,
    ) -> Result<()> {
        let score = self.args.score;
        let repairs = repair::repairs_within(sheet, start, score, &self.judge, effort);
        let status = repair::status(&repairs);
        match status {
            Status::Correct | Status::One => {}
            _ => batch.fail(),
        }
        if self.args.json {
            let view = SheetView {
                place: PlaceView::new(name, at),
                status: status.name(),
                repairs: repairs.iter().map(RepairView::of).collect(),
            };
            return Ok(json::write_line(&mut batch.out, &view)?);
        }
        writeln!(batch.out, "{}{}", prefix(name, at), m::batch::repairs(status.name()))?;
        for repair in &repairs {
            writeln!(batch.out, "  {}", repair.said())?;
            writeln!(batch.out, "    {}", transcript::write(repair.game.plies()))?;
        }
        Ok(())
    }
}

/// A sheet as one JSON object.
#[derive(Serialize)]
struct SheetView<'a> {
    #[serde(flatten)]
    place: PlaceView<'a>,
    status: &'static str,
    repairs: Vec<RepairView>,
}

#[derive(Serialize)]
struct RepairView {
    moves: String,
    /// The official score; `null` if the game has not ended.
    score: Option<String>,
    changes: Vec<String>,
}

impl RepairView {
    fn of(repair: &Repair) -> Self {
        let score = repair.score().map(|ByColor { black, white }| format!("{black}-{white}"));
        Self {
            moves: transcript::write(repair.game.plies()),
            score,
            changes: repair.changes.iter().map(ToString::to_string).collect(),
        }
    }
}
