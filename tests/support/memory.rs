//! A store in memory.

use othello::store::{
    GameLine, GameSummary, LoadedGame, SavedAs, Storage, StoreError, StoreReply, StoreRequest,
};
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
    fn game(&self, index: usize) -> Result<Record, StoreError> {
        let missing = StoreError::NoSuchGame { number: index.saturating_add(1) };
        self.kept.get(index).cloned().ok_or(missing)
    }
}

impl Storage for Memory {
    fn handle(&mut self, request: StoreRequest) -> StoreReply {
        let checked = self.fault.clone().map_or(Ok(()), Err);
        match request {
            StoreRequest::Save(record) => {
                StoreReply::Saved(checked.map(|()| self.saved = Some(*record)))
            }
            StoreRequest::Keep(record) => {
                StoreReply::Kept(checked.map(|()| self.kept.push(*record)))
            }
            StoreRequest::KeepSheet(draft) => {
                StoreReply::SheetKept(checked.map(|()| self.sheet = *draft))
            }
            StoreRequest::Replace { before, record } => StoreReply::Kept(checked.map(|()| {
                self.kept.retain(|kept| *kept != *before);
                self.kept.push(*record);
            })),
            StoreRequest::SaveAs { name, record } => StoreReply::SavedAs(checked.map(|()| {
                self.kept.push(*record);
                self.names.push(name.clone());
                SavedAs { file_name: name, lost: Vec::new() }
            })),
            StoreRequest::List => {
                let games = (1..).zip(self.kept.iter().map(GameLine::from));
                let summary = |(number, game)| GameSummary::new(number, game);
                StoreReply::Listed(games.map(summary).collect())
            }
            StoreRequest::Open(index) => {
                StoreReply::Opened(checked.and_then(|()| self.game(index)).map(LoadedGame::from))
            }
            StoreRequest::Preview(index) => {
                StoreReply::Previewed { index, game: self.game(index).map(Box::new) }
            }
            StoreRequest::Rename { name, .. } => {
                StoreReply::Renamed(checked.map(|()| SavedAs { file_name: name, lost: Vec::new() }))
            }
            StoreRequest::Delete(index) => {
                StoreReply::Deleted(self.game(index).map(|_| drop(self.kept.remove(index))))
            }
            StoreRequest::KeepEstimate(_) => StoreReply::EstimateKept,
            StoreRequest::Recall => StoreReply::Recalled(Ok(Box::default())),
            StoreRequest::Remember(_) => StoreReply::Remembered(Ok(())),
            StoreRequest::Report(_) => StoreReply::Reported(Ok(Box::default())),
        }
    }
}
