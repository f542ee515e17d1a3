//! Games with faults.

use othello_core::rules::Rules;
use othello_engine::doubt::MoveJudge;
use othello_notation::paste;
use othello_notation::repair::Repair;
use othello_notation::sheet::Sheet;
use othello_notation::{Record, repair, scoresheets};
use othello_words::faults::Said;
use othello_words::i18n::Text;

/// Moves of a scoresheet that is worth a repair, at least: of fewer nobody can say what was meant.
const FEWEST: usize = 9;

/// The game that was loaded up to its fault.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Repairs {
    pub(super) offered: Option<Box<FaultyGame>>,
    pub(super) loaded: Option<Box<FaultyGame>>,
}

/// A game that was pasted or opened and has a fault.
#[derive(Clone, Debug, PartialEq)]
pub struct FaultyGame {
    pub fault: Text,
    /// The game up to there.
    pub record: Record,
    /// The games that may have been meant, the likeliest first.
    pub repairs: Vec<Repair>,
}

impl FaultyGame {
    /// Reads a pasted text up to its fault; `None` if there is no game in it, if it has no fault, or if nobody can
    /// say what was meant.
    pub fn read(text: &str, rules: Rules) -> Option<Self> {
        let error = paste::read(text, rules).err()?;
        let (sheet, start) = scoresheets::faulty_sheet(text, rules)?;
        let repairs = repair::repairs(&sheet, start, None, &MoveJudge::new());
        let is_worth_it = sheet.len() >= FEWEST && !repairs.is_empty();
        let record = Record::from(Sheet::play(&sheet, start));
        is_worth_it.then(|| Self { fault: error.said(), record, repairs })
    }
}

impl Repairs {
    /// Begins with the repairs of a game that was opened.
    pub fn begin_with(&mut self, faulty: FaultyGame) {
        self.offered = Some(Box::new(faulty));
    }

    pub fn offered(&self) -> Option<&FaultyGame> {
        self.offered.as_deref()
    }
}
