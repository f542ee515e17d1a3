//! A store in memory.

use othello_engine::estimate::Estimate;
use othello_home::config::Config;
use othello_home::config::setting::Setting;
use othello_home::files::{LoadedGame, StoreError};
use othello_home::memory::entry::ProgressEntry;
use othello_home::store::{Answers, GameLine, GameSummary, Recollection, SavedAs, Storage};
use othello_notation::Record;
use othello_notation::draft::Draft;

/// A store in memory.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    /// The current game.
    pub saved: Option<Record>,
    /// The games that were replaced, and the copies, the first one first.
    pub kept: Vec<Record>,
    /// The names of the copies.
    pub names: Vec<String>,
    /// The scoresheet that is typed in.
    pub sheet: Draft,
    /// The fault of the disk.
    pub fault: Option<StoreError>,
}

impl Memory {
    fn check(&self) -> Result<(), StoreError> {
        self.fault.clone().map_or(Ok(()), Err)
    }
}

impl Answers for Memory {
    fn recall(&mut self) -> Result<Recollection, StoreError> {
        Ok(Recollection::default())
    }

    fn remember(&mut self, _: Vec<ProgressEntry>) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Storage for Memory {
    fn save(&mut self, record: &Record) -> Result<(), StoreError> {
        self.check()?;
        self.saved = Some(record.clone());
        Ok(())
    }

    fn keep_sheet(&mut self, draft: &Draft) -> Result<(), StoreError> {
        self.check()?;
        self.sheet = draft.clone();
        Ok(())
    }

    fn keep(&mut self, record: &Record) -> Result<(), StoreError> {
        self.check()?;
        self.kept.push(record.clone());
        Ok(())
    }

    fn replace(&mut self, before: &Record, record: &Record) -> Result<(), StoreError> {
        self.check()?;
        self.kept.retain(|kept| kept != before);
        self.kept.push(record.clone());
        Ok(())
    }

    fn save_as(&mut self, name: &str, record: &Record) -> Result<SavedAs, StoreError> {
        self.keep(record)?;
        self.names.push(name.into());
        Ok(SavedAs { file_name: name.into(), lost: Vec::new() })
    }

    fn list(&mut self) -> Vec<GameSummary> {
        let games = (1..).zip(self.kept.iter().map(GameLine::from));
        games.map(|(number, game)| GameSummary::new(number, game)).collect()
    }

    fn load(&mut self, index: usize) -> Result<LoadedGame, StoreError> {
        let missing = StoreError::NoSuchGame { number: index.saturating_add(1) };
        self.check()?;
        self.kept.get(index).cloned().map(LoadedGame::from).ok_or(missing)
    }

    fn rename(&mut self, _: usize, name: &str) -> Result<SavedAs, StoreError> {
        self.check()?;
        Ok(SavedAs { file_name: name.into(), lost: Vec::new() })
    }

    fn delete(&mut self, index: usize) -> Result<(), StoreError> {
        self.load(index)?;
        self.kept.remove(index);
        Ok(())
    }

    fn records(&mut self) -> Result<Vec<Record>, StoreError> {
        Ok(self.kept.clone())
    }

    fn keep_setting(&mut self, _: Setting, _: &Config) -> Result<(), StoreError> {
        self.check()
    }

    fn keep_estimate(&mut self, _: Estimate) {}
}
