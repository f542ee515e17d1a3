//! The file of a book: a header, sorted records, and behind them those that were added since, in order.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::error::BookError;
use crate::key::Key;
use crate::os::{FileExt, Identity, private};
use crate::record::{self, BYTES, Place, Record, VERSION};

/// The first bytes of a book.
const MAGIC: &[u8; 12] = b"othello book";

/// The number of bytes before the first record: as many as of a record.
const HEADER: u64 = BYTES as u64;

/// The number of records that are read at once where one is looked for.
const BLOCK: usize = 48;

/// The number of records that are read at once where all are.
const CHUNK: usize = 4096;

/// The steps after which a search among the sorted records halves instead of guessing.
const GUESSES: u32 = 6;

/// An open file of a book.
#[derive(Debug)]
pub struct BookFile {
    path: PathBuf,
    file: File,
    access: Access,
    identity: Identity,
    /// The number of the sorted records.
    sorted: u64,
    /// The end of what has been read of the records behind them.
    read_to: u64,
    /// The records behind the sorted ones that have been read: those of the same position as often as
    /// they were added.
    added: u64,
    /// The last record of each position among them.
    recent: HashMap<Key, Record>,
    /// The number of damaged records that others follow.
    damaged: u64,
    /// Says of most positions that are not among the sorted ones that they are not.
    filter: Option<Filter>,
}

/// The access of a call to the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Read it; there need not be one.
    Read,
    /// Write it, and create it if there is none.
    Write,
}

impl BookFile {
    /// Opens a file; `None` if there is none, or nothing in it.
    pub fn open(path: &Path, access: Access) -> Result<Option<Self>, BookError> {
        let fail = BookError::io(path);
        let mut options = OpenOptions::new();
        let is_to_write = access == Access::Write;
        private(options.read(true).write(is_to_write).create(is_to_write).truncate(false));
        // Opening a pipe would wait for its other end.
        if fs::metadata(path).is_ok_and(|data| !data.is_file()) {
            return Err(BookError::NotABook(path.into()));
        }
        let file = match options.open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound && !is_to_write => return Ok(None),
            Err(error) => return Err(fail(error)),
        };
        let fail = BookError::io(path);
        let data = file.metadata().map_err(fail)?;
        let mut header = [0; BYTES];
        let length = read_up_to(&file, &mut header, 0).map_err(BookError::io(path))?;
        // A program that was killed may have left a part of the header.
        let unfinished = &self::header(0)[..length];
        let sorted = match read_header(&header[..length], path)? {
            Some(sorted) => sorted,
            None if header[..length] != *unfinished => {
                return Err(BookError::NotABook(path.into()));
            }
            None if access == Access::Read => return Ok(None),
            None => 0,
        };
        let read_to = HEADER + sorted * BYTES as u64;
        if data.len() < read_to && sorted > 0 {
            return Err(BookError::TooShort(path.into()));
        }
        let identity = Identity::of(&data);
        let recent = HashMap::new();
        let path = path.into();
        let (added, damaged, filter) = (0, 0, None);
        Ok(Some(Self {
            path,
            file,
            access,
            identity,
            sorted,
            read_to,
            added,
            recent,
            damaged,
            filter,
        }))
    }

    /// Returns `true` if it was opened to be written.
    pub fn is_writable(&self) -> bool {
        self.access == Access::Write
    }

    /// Locks the file until it is closed or [unlocked](Self::unlock).
    pub fn lock(&self) -> Result<(), BookError> {
        self.file.lock().map_err(self.fault())
    }

    /// Unlocks the file.
    pub fn unlock(&self) -> Result<(), BookError> {
        self.file.unlock().map_err(self.fault())
    }

    /// Returns `true` if the path still names this file.
    pub fn is_current(&self) -> Result<bool, BookError> {
        match fs::metadata(&self.path) {
            Ok(data) => Ok(Identity::of(&data) == self.identity),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(BookError::io(&self.path)(error)),
        }
    }

    /// Reads what was added since.
    pub fn read_added(&mut self) -> Result<(), BookError> {
        let length = self.length()?;
        let mut at = self.read_to;
        let mut piece = Vec::new();
        let mut damaged = 0;
        let mut buffer = vec![0; CHUNK * BYTES];
        while at < length {
            let count = read_up_to(&self.file, &mut buffer, at).map_err(self.fault())?;
            let records = buffer[..count].chunks_exact(BYTES);
            if records.len() == 0 {
                break;
            }
            for bytes in records {
                at += BYTES as u64;
                let bytes = bytes.try_into().expect("the parts are records");
                match record::read(bytes) {
                    Some((key, record, place)) => {
                        piece.push((key, record));
                        if place == Place::Last {
                            self.added += (at - self.read_to) / BYTES as u64;
                            self.damaged += damaged;
                            self.read_to = at;
                            self.recent.extend(piece.drain(..));
                            damaged = 0;
                        }
                    }
                    None => damaged += 1,
                }
            }
        }
        Ok(())
    }

    /// Returns the record of a position.
    pub fn get(&self, key: Key) -> Result<Option<Record>, BookError> {
        match self.recent.get(&key) {
            Some(record) => Ok(Some(*record)),
            None => self.get_sorted(key).map_err(self.fault()),
        }
    }

    /// Prepares for very many lookups, most of them in vain.
    pub fn filter(&mut self) -> Result<(), BookError> {
        if self.filter.is_none() {
            let mut filter = Filter::of(self.sorted);
            self.each_block(|bytes| {
                bytes.chunks_exact(BYTES).filter_map(|it| it.try_into().ok()).for_each(|bytes| {
                    filter.insert(record::key(bytes).hash());
                });
                Ok::<_, BookError>(())
            })?;
            self.filter = Some(filter);
        }
        Ok(())
    }

    /// Looks for a record among the sorted ones. Their numbers are equally distributed, so that the place is
    /// guessed.
    fn get_sorted(&self, key: Key) -> io::Result<Option<Record>> {
        let wanted = key.hash();
        if self.filter.as_ref().is_some_and(|filter| !filter.may_have(wanted)) {
            return Ok(None);
        }
        let (mut low, mut high) = (0, self.sorted);
        let (mut lower, mut upper) = (0, u64::MAX);
        let mut buffer = [0; BLOCK * BYTES];
        for step in 0.. {
            if low >= high {
                break;
            }
            let guess = if step < GUESSES {
                let (part, whole) = (u128::from(wanted - lower), u128::from(upper - lower) + 1);
                let guess = u128::from(high - low) * part / whole;
                low + u64::try_from(guess).unwrap_or(0)
            } else {
                u64::midpoint(low, high)
            };
            let from = guess.saturating_sub(BLOCK as u64 / 2).max(low);
            let count = (BLOCK as u64).min(high - from);
            let bytes = &mut buffer[..index(count) * BYTES];
            self.file.read_exact_at(bytes, HEADER + from * BYTES as u64)?;
            let hash = |number: u64| record::key(record_of(bytes, index(number))).hash();
            let (first, last) = (hash(0), hash(count - 1));
            if wanted < first {
                (high, upper) = (from, first);
            } else if wanted > last {
                (low, lower) = (from + count, last);
            } else {
                let records = bytes.chunks_exact(BYTES).filter_map(|it| it.try_into().ok());
                let mut found = records.filter(|it| record::key(it) == key);
                let found = found.find_map(|it| record::read(&it));
                return Ok(found.map(|(_, record, _)| record));
            }
            // A damaged file need not be sorted.
            if !(lower..=upper).contains(&wanted) {
                break;
            }
        }
        Ok(None)
    }

    /// Adds records in one piece, behind what has been read. The file is locked, and all of it has been read.
    pub fn add(&mut self, records: Vec<(Key, Record)>) -> Result<(), BookError> {
        let mut bytes = Vec::with_capacity((records.len() + 1) * BYTES);
        let is_new = self.length()? < HEADER;
        if is_new {
            bytes.extend(header(0));
        }
        let last = records.len().saturating_sub(1);
        for (number, (key, record)) in records.iter().enumerate() {
            let place = if number == last { Place::Last } else { Place::Within };
            bytes.extend(record::write(*key, record, place));
        }
        let at = if is_new { 0 } else { self.read_to };
        // What a killed program has left behind would otherwise go on after this piece.
        self.file.set_len(at).map_err(self.fault())?;
        self.file.write_all_at(&bytes, at).map_err(self.fault())?;
        self.read_to = at + bytes.len() as u64;
        self.added += records.len() as u64;
        self.recent.extend(records);
        Ok(())
    }

    /// Has the disk hold what was written.
    pub fn sync(&self) -> Result<(), BookError> {
        self.file.sync_data().map_err(self.fault())
    }

    /// Returns the number of the records behind the sorted ones.
    pub const fn added(&self) -> u64 {
        self.added
    }

    /// Returns the number of bytes of the file.
    pub fn length(&self) -> Result<u64, BookError> {
        Ok(self.file.metadata().map_err(self.fault())?.len())
    }

    /// Calls a function with the record of every position; those that were sorted come first, in their order.
    /// Returns the number of damaged records.
    pub fn each<E: From<BookError>>(
        &self,
        mut take: impl FnMut(Key, Record) -> Result<(), E>,
    ) -> Result<u64, E> {
        let damaged = self.each_sorted(|key, record| {
            if self.recent.contains_key(&key) { Ok(()) } else { take(key, record) }
        })?;
        for (key, record) in &self.recent {
            take(*key, *record)?;
        }
        Ok(damaged + self.damaged)
    }

    fn each_sorted<E: From<BookError>>(
        &self,
        mut take: impl FnMut(Key, Record) -> Result<(), E>,
    ) -> Result<u64, E> {
        let mut damaged = 0;
        self.each_block(|bytes| {
            for number in 0..bytes.len() / BYTES {
                match record::read(record_of(bytes, number)) {
                    Some((key, record, _)) => take(key, record)?,
                    None => damaged += 1,
                }
            }
            Ok::<_, E>(())
        })?;
        Ok(damaged)
    }

    /// Calls a function with the sorted records, some thousands at a time.
    fn each_block<E: From<BookError>>(
        &self,
        mut take: impl FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut buffer = vec![0; CHUNK * BYTES];
        let mut done = 0;
        while done < self.sorted {
            let count = (CHUNK as u64).min(self.sorted - done);
            let bytes = &mut buffer[..index(count) * BYTES];
            let read = self.file.read_exact_at(bytes, HEADER + done * BYTES as u64);
            read.map_err(self.fault())?;
            take(bytes)?;
            done += count;
        }
        Ok(())
    }

    /// Writes all records, sorted, into a new file, which takes the place of this one. The file is locked, and
    /// all of it has been read. If records of it are damaged, it stays under another name.
    pub fn sort(&self) -> Result<(), BookError> {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let beside = |ending: &str| self.path.with_file_name(format!("{name}.{ending}"));
        let part = beside("part");
        let damaged = self.write_sorted(&part).inspect_err(|_| {
            let _ = fs::remove_file(&part);
        })?;
        if damaged + self.damaged > 0 {
            let kept = (1..).map(|number| beside(&format!("damaged-{number}")));
            let free = kept.into_iter().find(|path| path.symlink_metadata().is_err());
            let free = free.expect("a number is free");
            fs::hard_link(&self.path, &free).map_err(BookError::io(free))?;
        }
        fs::rename(&part, &self.path).map_err(self.fault())?;
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        // Some file systems cannot do this.
        let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
        Ok(())
    }

    fn write_sorted(&self, part: &Path) -> Result<u64, BookError> {
        let fail = || BookError::io(part);
        let mut options = OpenOptions::new();
        let options = private(options.write(true).create(true).truncate(true));
        let file = options.open(part).map_err(fail())?;
        let mut out = BufWriter::with_capacity(1 << 18, &file);
        out.write_all(&header(0)).map_err(fail())?;
        let mut count = 0;
        let mut write = |key, record: &Record| {
            count += 1;
            out.write_all(&record::write(key, record, Place::Last)).map_err(fail())
        };
        let mut recent: Vec<_> = self.recent.iter().collect();
        recent.sort_unstable_by_key(|(key, _)| (key.hash(), **key));
        let mut recent = recent.into_iter().peekable();
        let damaged = self.each_sorted(|key, record| {
            let place = (key.hash(), key);
            while let Some((key, record)) = recent.next_if(|(key, _)| (key.hash(), **key) < place) {
                write(*key, record)?;
            }
            if self.recent.contains_key(&key) { Ok(()) } else { write(key, &record) }
        })?;
        for (key, record) in recent {
            write(*key, record)?;
        }
        out.flush().map_err(fail())?;
        drop(out);
        file.write_all_at(&header(count), 0).map_err(fail())?;
        file.sync_all().map_err(fail())?;
        Ok(damaged)
    }

    fn fault(&self) -> impl FnOnce(io::Error) -> BookError {
        BookError::io(&self.path)
    }
}

/// A Bloom filter: it may have what was never inserted, seldom, and has all that was.
#[derive(Debug)]
struct Filter {
    bits: Vec<u64>,
}

impl Filter {
    /// Makes a filter for so many numbers, in two bytes each.
    fn of(count: u64) -> Self {
        Self { bits: vec![0; index(count / 4 + 1)] }
    }

    /// Returns the word and the bits of a number in it.
    fn place(&self, number: u64) -> (usize, u64) {
        let word = (u128::from(number) * self.bits.len() as u128) >> 64;
        let bits = [0, 6, 12].map(|shift| 1 << (number >> shift & 63));
        (usize::try_from(word).expect("it is less than their number"), bits[0] | bits[1] | bits[2])
    }

    fn insert(&mut self, number: u64) {
        let (word, bits) = self.place(number);
        self.bits[word] |= bits;
    }

    fn may_have(&self, number: u64) -> bool {
        let (word, bits) = self.place(number);
        self.bits[word] & bits == bits
    }
}

fn index(number: u64) -> usize {
    usize::try_from(number).expect("a buffer has that many records")
}

fn record_of(bytes: &[u8], number: usize) -> &[u8; BYTES] {
    let bytes = &bytes[number * BYTES..][..BYTES];
    bytes.try_into().expect("it is as long as a record")
}

/// Returns the header of a file with so many sorted records.
fn header(sorted: u64) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    bytes[..12].copy_from_slice(MAGIC);
    bytes[12..16].copy_from_slice(&VERSION.to_le_bytes());
    bytes[16..24].copy_from_slice(&sorted.to_le_bytes());
    let sum = crc32fast::hash(&bytes[..36]);
    bytes[36..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

/// Reads the number of sorted records; `None` if the header is not complete.
fn read_header(bytes: &[u8], path: &Path) -> Result<Option<u64>, BookError> {
    let Some(bytes) = bytes.first_chunk::<BYTES>() else { return Ok(None) };
    let not_a_book = || BookError::NotABook(path.into());
    if bytes[..12] != MAGIC[..] {
        return Err(not_a_book());
    }
    let version = u32::from_le_bytes(bytes[12..16].try_into().expect("there are four"));
    if version != VERSION {
        return Err(BookError::Version { path: path.into(), version });
    }
    if crc32fast::hash(&bytes[..36]).to_le_bytes() != bytes[36..] {
        return Err(not_a_book());
    }
    Ok(Some(u64::from_le_bytes(bytes[16..24].try_into().expect("there are eight"))))
}

/// Reads until the buffer is full or the file ends; returns the number of bytes.
fn read_up_to(file: &File, buffer: &mut [u8], at: u64) -> io::Result<usize> {
    let mut count = 0;
    while count < buffer.len() {
        match file.read_at(&mut buffer[count..], at + count as u64) {
            Ok(0) => break,
            Ok(read) => count += read,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(count)
}
