//! The files of repertoires: reading them, and adding moves to them.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;
use othello_games::repertoire::make::{empty, extend};
use othello_games::repertoire::{Repertoire, Repertoires};
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, Record, Skipped};

use crate::disk::files::{make_folder, open_lock_of};
use crate::disk::lock::try_lock;
use crate::files::{Disk, FileError, RealDisk, StoreError, read_bytes};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepertoireFiles(pub ByColor<PathBuf>);

/// The outcome of adding a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addition {
    /// The file has it now.
    Added,
    /// The file had it before.
    Known,
    /// The file calls it wrong, and stays as it is.
    Wrong,
}

impl RepertoireFiles {
    /// Reads the repertoires; one without a file is none.
    pub fn read(&self) -> Result<Repertoires, StoreError> {
        let mut read = ByColor::default();
        for color in Color::BOTH {
            read[color] = find(&self.0[color], color)?.map(Box::new);
        }
        Ok(read)
    }
}

/// Reads a repertoire; `None` if there is no such file.
pub fn find(path: &Path, color: Color) -> Result<Option<Repertoire>, StoreError> {
    match contents(path) {
        Ok(contents) => Ok(Some(Repertoire::of(color, &contents.records()))),
        Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => Ok(None),
        Err(error) => Err(StoreError::read(path, error)),
    }
}

/// Reads the games of a repertoire.
pub fn records(path: &Path) -> Result<Vec<Record>, StoreError> {
    let contents = contents(path).map_err(|error| StoreError::read(path, error))?;
    Ok(contents.records())
}

/// Writes a new file.
pub fn create(path: &Path, record: &Record, existing: Existing) -> Result<(), StoreError> {
    let text = format_of(path).write(record).map_err(|error| StoreError::write(path, error))?;
    let written = match existing {
        Existing::Kept => RealDisk::default().create(path, text.as_bytes()),
        Existing::Replaced => RealDisk::default().replace(path, &text),
    };
    written.map_err(|error| StoreError::write(path, error))
}

/// The treatment of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is written.
    Kept,
    Replaced,
}

/// Returns the format in which a new file is written: PGN if its name says so, and otherwise SGF.
fn format_of(path: &Path) -> Format {
    let is_pgn = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
    if is_pgn { Format::Pgn } else { Format::Sgf }
}

/// Adds the last move of a game to the repertoire of a colour, with the moves before it as far as the file
/// has not got their position. A file that is not there is made.
pub fn add(path: &Path, color: Color, game: &Game) -> Result<Addition, StoreError> {
    let new = || record_of(color, game);
    let added = change(path, new, |contents| {
        let repertoire = Repertoire::of(color, &contents.records());
        if let Some(last) = game.plies().len().checked_sub(1) {
            let (position, square) = (game.position_at(last), game.plies()[last].square);
            if repertoire.moves(&position).iter().any(|known| known.is(square)) {
                return (Change::Nothing, Addition::Known);
            }
            if repertoire.wrong_moves(&position).iter().any(|known| known.is(square)) {
                return (Change::Nothing, Addition::Wrong);
            }
        }
        contents.graft(&repertoire, color, game);
        (Change::Write, Addition::Added)
    })?;
    Ok(added.unwrap_or(Addition::Added))
}

/// Adds the lines of a record to the repertoire of a colour; an answer that is there stays, and what the record has
/// behind another one is left out. A file that is not there is made. Returns the number of positions with a move of the
/// player that are new.
pub fn merge(path: &Path, color: Color, made: &Record) -> Result<usize, StoreError> {
    let positions = |records: &[Record]| Repertoire::of(color, records).len();
    let merged = change(
        path,
        || made.clone(),
        |contents| {
            let before = positions(&contents.records());
            for game in lines(made) {
                let repertoire = Repertoire::of(color, &contents.records());
                if let Some(new) = repertoire.new_part(&game) {
                    contents.graft(&repertoire, color, &new);
                }
            }
            let new = positions(&contents.records()).saturating_sub(before);
            (if new > 0 { Change::Write } else { Change::Nothing }, new)
        },
    )?;
    Ok(merged.unwrap_or_else(|| positions(std::slice::from_ref(made))))
}

/// Returns a repertoire with the moves of a game.
fn record_of(color: Color, game: &Game) -> Record {
    let mut record = empty(color, game.start());
    extend(&mut record, Moment::Main(0), game.plies().iter().map(|ply| ply.square));
    record
}

/// Returns the lines of a record to their ends, in its order.
fn lines(record: &Record) -> Vec<Game> {
    let Record { game, annotations, .. } = record;
    let mut lines = Vec::new();
    let mut stack = vec![Moment::Main(0)];
    while let Some(at) = stack.pop() {
        let children: Vec<_> = annotations.children(game, at).collect();
        if children.is_empty() {
            lines.push(annotations.game_at(game, at));
        }
        stack.extend(children.into_iter().rev());
    }
    lines
}

/// The fate of a file.
enum Change {
    Nothing,
    Write,
}

/// Changes a file while no other window does, or makes it, if it is not there: then nothing is changed, and there is no
/// answer.
fn change<T>(
    path: &Path,
    new: impl FnOnce() -> Record,
    change: impl FnOnce(&mut Contents) -> (Change, T),
) -> Result<Option<T>, StoreError> {
    // Another window may add at the same moment: the folder is locked until the end, which leaves no
    // file behind.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let _ = make_folder(folder);
    let lock = open_lock_of(folder).ok();
    let is_locked = lock.as_ref().is_none_or(|folder| (0..LOCK_TRIES).any(|_| try_lock(folder)));
    if !is_locked {
        return Err(StoreError::write(path, FileError::Busy));
    }
    let mut contents = match contents(path) {
        Ok(contents) => contents,
        Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => {
            create(path, &new(), Existing::Kept)?;
            return Ok(None);
        }
        Err(error) => return Err(StoreError::read(path, error)),
    };
    if !matches!(contents.format, Format::Sgf | Format::Pgn) {
        return Err(StoreError::write(path, FileError::NotAnnotated));
    }
    let (change, answer) = change(&mut contents);
    if let Change::Write = change {
        write(path, &contents)?;
    }
    Ok(Some(answer))
}

fn write(path: &Path, contents: &Contents) -> Result<(), StoreError> {
    let text = contents.write().map_err(|error| StoreError::write(path, error))?;
    // A link stays one, and the file keeps its permissions.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    let permissions = fs::metadata(&target).map(|data| data.permissions());
    let written = RealDisk::default().replace(&target, &text);
    written.map_err(|error| StoreError::write(path, error))?;
    if let Ok(permissions) = permissions {
        let _ = fs::set_permissions(&target, permissions);
    }
    Ok(())
}

/// The tries to lock a folder: for about three seconds.
const LOCK_TRIES: u32 = 100;

struct Contents {
    format: Format,
    games: Vec<Found>,
    /// The lines of comment behind the games.
    comment_lines: usize,
}

fn contents(path: &Path) -> Result<Contents, FileError> {
    let bytes = read_bytes(path)?;
    let mut reader = Reader::new(&bytes[..], Position::start(Rules::OTHELLO));
    let games = reader.by_ref().collect::<Result<Vec<_>, _>>()?;
    if games.is_empty() {
        return Err(FileError::Empty);
    }
    Ok(Contents { format: format(&bytes), games, comment_lines: reader.comment_lines() })
}

/// Returns the format of a text. Whatever is no SGF and no PGN in UTF-8 or the like is some other one.
fn format(bytes: &[u8]) -> Format {
    Format::detect(bytes)
}

impl Contents {
    fn records(&self) -> Vec<Record> {
        self.games.iter().map(|found| found.record.clone()).collect()
    }

    /// Adds the moves of a game behind the last position of it that the file has.
    fn graft(&mut self, repertoire: &Repertoire, color: Color, game: &Game) {
        if let Some((index, line)) = repertoire.way_to_add(game) {
            extend(&mut self.games[index].record, Moment::Main(0), line);
            return;
        }
        let record = record_of(color, game);
        let last = self.games.last().expect("a file without games is none");
        let found = Found { record, warnings: Vec::new(), ..last.clone() };
        self.games.push(Found { skipped: Skipped::default(), ..found });
    }

    /// Writes all games.
    fn write(&self) -> Result<String, FileError> {
        let mut texts = Vec::new();
        let comments = Loss::Comments;
        let mut lost = (self.comment_lines > 0).then_some(comments);
        for Found { record, skipped, .. } in &self.games {
            let text = self.format.write(record)?;
            lost = lost.or_else(|| losses(self.format, record, *skipped, &text).into_keys().next());
            texts.push(text);
        }
        match lost {
            Some(part) => Err(FileError::Loses(part.name())),
            None => Ok(texts.join(self.format.separator())),
        }
    }
}

#[cfg(test)]
mod tests;
