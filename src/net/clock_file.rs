//! The file with the last record of the clocks of a linked game: two slots that are overwritten in turn,
//! so that one is whole whenever the program ends.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;
use std::time::Duration;

use othello_peer::Secret;

/// The bytes of a slot.
const SLOT: usize = 320;

/// The file, and the number of the last record in it.
pub struct ClockFile {
    file: File,
    number: u64,
}

/// A record in a slot.
struct Slot {
    /// The records before it.
    number: u64,
    /// The time of day at which it was written, since 1970.
    written: Duration,
    line: String,
}

impl ClockFile {
    /// Opens the file, which is created if it is not there.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn open(path: &Path) -> io::Result<Self> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false).mode(0o600);
        let file = options.open(path)?;
        let number = last(&file).map_or(0, |slot| slot.number);
        Ok(Self { file, number })
    }

    /// Overwrites the older of the two records with this line and the time of day.
    ///
    /// # Errors
    /// When the file cannot be written, or the line is too long.
    pub fn write(&mut self, line: &str, now: Duration) -> io::Result<()> {
        let number = self.number + 1;
        let record = format!("{number} {} {line}", now.as_millis());
        let text = format!("{} {record}", sum(&record));
        if text.len() >= SLOT || line.contains('\n') {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let padded = format!("{text:<width$}\n", width = SLOT - 1);
        self.file.write_all_at(padded.as_bytes(), offset(number))?;
        self.number = number;
        Ok(())
    }

    /// Returns the last record, and the time of day at which it was written; `None` if there is none
    /// that is whole.
    pub fn read(&self) -> Option<(String, Duration)> {
        last(&self.file).map(|slot| (slot.line, slot.written))
    }
}

const fn offset(number: u64) -> u64 {
    (number % 2) * SLOT as u64
}

/// Returns the checksum of a record.
fn sum(record: &str) -> String {
    Secret::new([0; 16]).hash(record).to_string()
}

/// Returns the later one of the two records that is whole.
fn last(file: &File) -> Option<Slot> {
    let slots = [0, 1].map(|number| {
        let mut bytes = [0; SLOT];
        file.read_exact_at(&mut bytes, offset(number)).ok()?;
        read(std::str::from_utf8(&bytes).ok()?)
    });
    slots.into_iter().flatten().max_by_key(|slot| slot.number)
}

fn read(text: &str) -> Option<Slot> {
    let (given, record) = text.trim_end().split_once(' ')?;
    if given != sum(record) {
        return None;
    }
    let mut words = record.splitn(3, ' ');
    let number = words.next()?.parse().ok()?;
    let written = Duration::from_millis(words.next()?.parse().ok()?);
    Some(Slot { number, written, line: words.next()?.into() })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::Duration;

    use super::{ClockFile, SLOT};

    #[test]
    fn one_of_the_two_records_is_whole_whatever_is_cut_or_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.clock");
        let time = Duration::from_millis;
        let mut file = ClockFile::open(&path).unwrap();
        assert_eq!(file.read(), None);
        for number in 1..=5 {
            file.write(&format!("clock {number}"), time(number)).unwrap();
            assert_eq!(file.read(), Some((format!("clock {number}"), time(number))));
        }
        let whole = fs::read(&path).unwrap();
        assert_eq!(whole.len(), 2 * SLOT);
        let kept = |number: u64| Some((format!("clock {number}"), time(number)));
        for place in 0..whole.len() {
            let mut changed = whole.clone();
            changed[place] ^= 1;
            fs::write(&path, &changed).unwrap();
            let read = ClockFile::open(&path).unwrap().read();
            // The last record is in the second slot.
            let expected = if place < SLOT { kept(5) } else { kept(4) };
            assert!(read == expected || read == kept(5) && place % SLOT > 40, "{place}: {read:?}");
            fs::write(&path, &whole[..place]).unwrap();
            let read = ClockFile::open(&path).unwrap().read();
            assert_eq!(read, if place < SLOT { None } else { kept(4) }, "{place}");
        }
        // What was begun goes on in the other slot.
        fs::write(&path, &whole).unwrap();
        let mut file = ClockFile::open(&path).unwrap();
        file.write("clock 6", time(6)).unwrap();
        assert_eq!(ClockFile::open(&path).unwrap().read(), kept(6));
    }
}
