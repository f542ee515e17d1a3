//! `othello repair`: the games that scoresheets with errors stand for.

use std::io::{BufWriter, Write, stdout};

use anyhow::{Result, bail};
use othello_core::board::ByColor;
use othello_core::position::Position;
use othello_engine::doubt::MoveJudge;
use othello_notation::error::{Location, ReadError, ReadErrorKind};
use othello_notation::repair::{self, Effort, Repair, Status};
use othello_notation::scoresheets;
use othello_notation::sheet::Sheet;
use othello_notation::transcript;
use serde::Serialize;

use crate::cli::RepairArgs;
use crate::input;
use crate::json;
use crate::json::PlaceView;
use crate::os::exit_status::ExitStatus;

/// Prints the repairs of each sheet; what is no sheet goes to standard error.
pub fn run(args: &RepairArgs) -> Result<ExitStatus> {
    let start = args.start.start()?;
    if !repair::is_possible(start) {
        bail!("only games by the rules of Othello can be repaired");
    }
    let mut repairs = Repairs {
        out: BufWriter::new(stdout().lock()),
        args,
        start,
        judge: MoveJudge::new(),
        status: ExitStatus::Success,
    };
    input::each_text(&args.files, args.encoding.encoding, |name, text| match text {
        Ok(text) => repairs.take(name, &text),
        Err(error) => repairs.refuse(name, &error),
    })?;
    repairs.out.flush()?;
    Ok(repairs.status)
}

struct Repairs<'a, W> {
    out: W,
    args: &'a RepairArgs,
    start: Position,
    judge: MoveJudge,
    status: ExitStatus,
}

impl<W: Write> Repairs<'_, W> {
    /// Prints the repairs of each sheet in a text.
    fn take(&mut self, name: &str, text: &str) -> Result<()> {
        let mut effort = Effort::default();
        let sheets = scoresheets::sheets(text, self.start);
        if sheets.is_empty() {
            return self.refuse(name, &ReadError::new(Location::Line(1), ReadErrorKind::NoGame));
        }
        for (line, sheet) in sheets {
            let at = Location::Line(line);
            let expected = match sheet {
                Some((sheet, start)) if repair::is_possible(start) => {
                    self.repair(name, at, (&sheet, start), &mut effort)?;
                    continue;
                }
                Some(_) => "a game by the rules of Othello",
                None => "a list of moves or a grid of numbers",
            };
            self.refuse(name, &ReadError::new(at, ReadErrorKind::Expected(expected)))?;
        }
        Ok(())
    }

    fn refuse(&mut self, name: &str, error: &ReadError) -> Result<()> {
        self.out.flush()?;
        input::refuse(name, error, &mut self.status);
        Ok(())
    }

    fn repair(
        &mut self,
        name: &str,
        at: Location,
        (sheet, start): (&Sheet, Position),
        effort: &mut Effort,
    ) -> Result<()> {
        let score = self.args.score;
        let repairs = repair::repairs_within(sheet, start, score, &self.judge, effort);
        let status = repair::status(&repairs);
        match status {
            Status::Correct | Status::One => {}
            _ => self.status = ExitStatus::Failure,
        }
        if self.args.json {
            let view = SheetView {
                place: PlaceView::new(name, at),
                status: status.name(),
                repairs: repairs.iter().map(RepairView::of).collect(),
            };
            return Ok(json::write_line(&mut self.out, &view)?);
        }
        writeln!(self.out, "{}{}", input::prefix(name, at), status.name())?;
        for repair in &repairs {
            writeln!(self.out, "  {repair}")?;
            writeln!(self.out, "    {}", transcript::write(repair.game.plies()))?;
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
