//! The file of a book: a header, sorted records, and behind them those that were added since, in order.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::book::damage::Damage;
use crate::book::error::BookError;
use crate::book::key::BookKey;
use crate::book::record::{self, BYTES, BookRecord, Place, VERSION};
use othello_os::files::{self, FileExt, Identity, Sharing, private};

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
    /// The same as the header states it, if that is whole.
    head: Option<u64>,
    /// The end of what has been read of the records behind them.
    read_to: u64,
    /// The records behind the sorted ones that have been read: those of the same position as often as
    /// they were added.
    added: u64,
    /// The last record of each position among them.
    recent: HashMap<BookKey, BookRecord>,
    is_locked: bool,
    faults: RefCell<Faults>,
    /// Says of most positions that are not among the sorted ones that they are not.
    filter: Option<Filter>,
}

/// The result of sorting a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sorting {
    /// It is sorted; the old one was damaged so.
    Done(Option<Damage>),
    /// The system lets it not be replaced.
    Refused,
}

/// The places at which a file is damaged, as far as it was read.
#[derive(Clone, Debug, Default)]
struct Faults {
    /// The first bytes of the damaged records.
    records: BTreeSet<u64>,
    /// The header is damaged.
    is_head: bool,
    /// The number of the records that are missing at the end, and the byte where they would begin.
    missing: Option<(u64, u64)>,
}

impl Faults {
    fn damage(&self) -> Option<Damage> {
        let head = self.is_head.then_some(0);
        let end = self.missing.map(|(_, at)| at);
        let at = [head, self.records.first().copied(), end].into_iter().flatten().min()?;
        let missing = self.missing.map_or(0, |(records, _)| records);
        Some(Damage { records: self.records.len() as u64 + missing, at, kept: None })
    }
}

/// The records behind the last whole piece.
#[derive(Default)]
struct Tail {
    piece: Vec<(BookKey, BookRecord)>,
    faults: Vec<u64>,
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
    /// Opens a file; `None` if there is none.
    pub fn open(path: &Path, access: Access) -> Result<Option<Self>, BookError> {
        // Opening a pipe would wait for its other end.
        if fs::metadata(path).is_ok_and(|data| !data.is_file()) {
            return Err(BookError::NotABook(path.into()));
        }
        let is_to_write = access == Access::Write;
        let file = match OpenOptions::new().read(true).write(is_to_write).open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                if !is_to_write {
                    return Ok(None);
                }
                create(path).map_err(BookError::io(path))?;
                return Self::open(path, access);
            }
            Err(error) => return Err(BookError::io(path)(error)),
        };
        let mut head = Head::read(&file, path)?;
        if head.is_none() {
            // Somebody may be just writing it.
            files::lock(&file, Sharing::Shared).map_err(BookError::io(path))?;
            head = Head::read(&file, path)?;
            files::unlock(&file).map_err(BookError::io(path))?;
        }
        // Without their number the sorted records are read as those behind them are.
        let Head { sorted, added } = head.unwrap_or_default();
        let (identity, length) = Identity::of(&file).map_err(BookError::io(path))?;
        let bytes = length.saturating_sub(HEADER);
        // Of a record at the end a part may be there.
        let missing = sorted.saturating_add(added).saturating_sub(bytes.div_ceil(BYTES as u64));
        let faults = Faults {
            is_head: head.is_none(),
            missing: (missing > 0).then_some((missing, length)),
            ..Faults::default()
        };
        let sorted = sorted.min(bytes / BYTES as u64);
        Ok(Some(Self {
            path: path.into(),
            file,
            access,
            identity,
            sorted,
            head: head.map(|head| head.sorted),
            read_to: length.min(HEADER + sorted * BYTES as u64),
            added: 0,
            recent: HashMap::new(),
            is_locked: false,
            faults: faults.into(),
            filter: None,
        }))
    }

    /// Returns `true` if it was opened to be written.
    pub fn is_writable(&self) -> bool {
        self.access == Access::Write
    }

    /// Locks the file until it is closed or [unlocked](Self::unlock).
    pub fn lock(&mut self) -> Result<(), BookError> {
        files::lock(&self.file, Sharing::Alone).map_err(self.fault())?;
        self.is_locked = true;
        Ok(())
    }

    /// Unlocks the file.
    pub fn unlock(&mut self) -> Result<(), BookError> {
        if !std::mem::take(&mut self.is_locked) {
            return Ok(());
        }
        files::unlock(&self.file).map_err(self.fault())
    }

    /// Returns the damage of the file, as far as it was read.
    pub fn damage(&self) -> Option<Damage> {
        self.faults.borrow().damage()
    }

    /// Returns `true` if the path still names this file, and nobody has put another one into it.
    pub fn is_current(&self) -> Result<bool, BookError> {
        match Identity::at(&self.path) {
            Ok((identity, length)) => {
                let head = Head::read(&self.file, &self.path)?.map(|head| head.sorted);
                let is_same = identity == self.identity && head == self.head;
                Ok(is_same && length >= self.read_to)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(BookError::io(&self.path)(error)),
        }
    }

    /// Reads what was added since. Every record whose sum holds counts. Returns the positions of those pieces that
    /// are damaged or have no end: records that would correct the values of others may be missing.
    pub fn read_added(&mut self) -> Result<Vec<BookKey>, BookError> {
        let mut doubtful = Vec::new();
        let mut tail = self.read_pieces(&mut doubtful)?;
        let length = self.length()?;
        if self.read_to >= length {
            return Ok(doubtful);
        }
        if !self.is_locked {
            // Somebody is writing the rest of the piece.
            if matches!(files::try_lock(&self.file, Sharing::Shared), Ok(false)) {
                return Ok(doubtful);
            }
            tail = self.read_pieces(&mut doubtful)?;
            // Where there are no locks there is nothing to be unlocked.
            let _ = files::unlock(&self.file);
        }
        let length = self.length()?;
        if self.read_to < length {
            let missing = &mut self.faults.get_mut().missing;
            *missing = missing.or(tail.faults.is_empty().then_some((1, length)));
            doubtful.extend(self.take(tail, length));
        }
        Ok(doubtful)
    }

    /// Reads whole pieces, and then what is behind the last one.
    fn read_pieces(&mut self, doubtful: &mut Vec<BookKey>) -> Result<Tail, BookError> {
        let mut tail = Tail::default();
        let mut at = self.read_to;
        let mut buffer = vec![0; CHUNK * BYTES];
        loop {
            let count = read_up_to(&self.file, &mut buffer, at).map_err(self.fault())?;
            for bytes in buffer[..count].chunks(BYTES) {
                let read = bytes.try_into().ok().and_then(record::read);
                let Some((key, record, place)) = read else {
                    tail.faults.push(at);
                    at += bytes.len() as u64;
                    continue;
                };
                at += BYTES as u64;
                tail.piece.push((key, record));
                if place == Place::Last {
                    let is_doubtful = !tail.faults.is_empty();
                    let keys = self.take(std::mem::take(&mut tail), at);
                    doubtful.extend(keys.into_iter().filter(|_| is_doubtful));
                }
            }
            if count < buffer.len() {
                return Ok(tail);
            }
        }
    }

    /// Takes in records up to a place in the file.
    fn take(&mut self, Tail { piece, faults }: Tail, to: u64) -> Vec<BookKey> {
        self.added += (to - self.read_to).div_ceil(BYTES as u64);
        self.read_to = to;
        self.faults.get_mut().records.extend(faults);
        let keys = piece.iter().map(|(key, _)| *key).collect();
        self.recent.extend(piece);
        keys
    }

    /// Has other records count, which are not in the file yet.
    pub fn correct(&mut self, records: HashMap<BookKey, BookRecord>) {
        self.recent.extend(records);
    }

    /// Returns the record of a position.
    pub fn get(&self, key: BookKey) -> Result<Option<BookRecord>, BookError> {
        match self.recent.get(&key) {
            Some(record) => Ok(Some(*record)),
            None => self.get_sorted(key).map_err(self.fault()),
        }
    }

    /// Prepares for very many lookups, most of them in vain.
    pub fn filter(&mut self) -> Result<(), BookError> {
        if self.filter.is_none() {
            let mut filter = Filter::of(self.sorted);
            self.each_sorted(|key, _| {
                filter.insert(key.hash());
                Ok::<_, BookError>(())
            })?;
            self.filter = Some(filter);
        }
        Ok(())
    }

    /// Looks for a record among the sorted ones. Their numbers are equally distributed, so that the place is
    /// guessed.
    fn get_sorted(&self, key: BookKey) -> io::Result<Option<BookRecord>> {
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
            let hash = |number| self.whole(bytes, from, number).map(|(key, _)| key.hash());
            let ends = (0..count).find_map(hash).zip((0..count).rev().find_map(hash));
            let Some((first, last)) = ends else { return self.scan(key, low, high) };
            if wanted < first {
                (high, upper) = (from, first);
            } else if wanted > last {
                (low, lower) = (from + count, last);
            } else {
                let records = bytes.chunks_exact(BYTES).filter_map(|it| it.try_into().ok());
                let mut found = records.filter(|it| record::key(it) == key);
                let found = found.find_map(|it| record::read(&it));
                if found.is_none() {
                    // The place of a damaged record is said where it may be the one that is looked for.
                    (0..count).for_each(|number| _ = self.whole(bytes, from, number));
                }
                return Ok(found.map(|(_, record, _)| record));
            }
            // A damaged file need not be sorted.
            if !(lower..=upper).contains(&wanted) {
                break;
            }
        }
        Ok(None)
    }

    /// Looks for a record among all from one to another.
    fn scan(&self, key: BookKey, low: u64, high: u64) -> io::Result<Option<BookRecord>> {
        let mut bytes = [0; BLOCK * BYTES];
        for from in (low..high).step_by(BLOCK) {
            let count = (BLOCK as u64).min(high - from);
            let bytes = &mut bytes[..index(count) * BYTES];
            self.file.read_exact_at(bytes, HEADER + from * BYTES as u64)?;
            let mut records = (0..count).filter_map(|number| self.whole(bytes, from, number));
            if let Some((_, record)) = records.find(|(other, _)| *other == key) {
                return Ok(Some(record));
            }
        }
        Ok(None)
    }

    /// Returns a record of a block that begins with that one of the sorted ones; `None` if it is damaged.
    fn whole(&self, block: &[u8], from: u64, number: u64) -> Option<(BookKey, BookRecord)> {
        let read = record::read(record_of(block, index(number)));
        if read.is_none() {
            let at = HEADER + (from + number) * BYTES as u64;
            self.faults.borrow_mut().records.insert(at);
        }
        read.map(|(key, record, _)| (key, record))
    }

    /// Adds records in one piece, behind what has been read. The file is locked, and all of it has been read.
    pub fn add(&mut self, records: Vec<(BookKey, BookRecord)>) -> Result<(), BookError> {
        let mut bytes = Vec::with_capacity(records.len() * BYTES);
        let last = records.len().saturating_sub(1);
        for (number, (key, record)) in records.iter().enumerate() {
            let place = if number == last { Place::Last } else { Place::Within };
            bytes.extend(record::write(*key, record, place));
        }
        let at = self.read_to;
        self.file.write_all_at(&bytes, at).map_err(|error| {
            // A full disk has taken a part of it.
            let _ = self.file.set_len(at);
            self.fault()(error)
        })?;
        self.read_to = at + bytes.len() as u64;
        self.added += records.len() as u64;
        self.recent.extend(records);
        let head = Head { sorted: self.sorted, added: self.added };
        self.file.write_all_at(&head.bytes(), 0).map_err(self.fault())
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
    pub fn each<E: From<BookError>>(
        &self,
        mut take: impl FnMut(BookKey, BookRecord) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_sorted(
            |key, record| {
                if self.recent.contains_key(&key) { Ok(()) } else { take(key, record) }
            },
        )?;
        self.recent.iter().try_for_each(|(key, record)| take(*key, *record))
    }

    /// Calls a function with the sorted records, which are read some thousands at a time.
    fn each_sorted<E: From<BookError>>(
        &self,
        mut take: impl FnMut(BookKey, BookRecord) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut buffer = vec![0; CHUNK * BYTES];
        for from in (0..self.sorted).step_by(CHUNK) {
            let count = (CHUNK as u64).min(self.sorted - from);
            let bytes = &mut buffer[..index(count) * BYTES];
            let read = self.file.read_exact_at(bytes, HEADER + from * BYTES as u64);
            read.map_err(self.fault())?;
            for number in 0..count {
                if let Some((key, record)) = self.whole(bytes, from, number) {
                    take(key, record)?;
                }
            }
        }
        Ok(())
    }

    /// Writes all records, sorted, into a new file, which takes the place of this one. The file is locked, and
    /// all of it has been read. If it is damaged, it stays under another name, which is returned with the damage. It stays
    /// as it is, where no file can take the place of one that is open.
    pub fn sort(&self) -> Result<Sorting, BookError> {
        let part = beside(&self.path, "part");
        self.write_sorted(&part).inspect_err(|_| {
            let _ = fs::remove_file(&part);
        })?;
        let mut damage = self.damage();
        if let Some(damage) = &mut damage {
            let kept = (1..).map(|number| beside(&self.path, &format!("damaged-{number}")));
            let free = kept.into_iter().find(|path| path.symlink_metadata().is_err());
            let free = free.expect("a number is free");
            let link = fs::hard_link(&self.path, &free);
            // Some file systems have no links.
            let copied = link.or_else(|_| fs::copy(&self.path, &free).map(drop));
            copied.map_err(BookError::io(&free))?;
            damage.kept = Some(free);
        }
        let replaced = files::replace_open(&part, &self.path);
        if !replaced.map_err(self.fault())? {
            let kept = damage.and_then(|damage| damage.kept);
            for file in kept.into_iter().chain([part]) {
                let _ = fs::remove_file(file);
            }
            return Ok(Sorting::Refused);
        }
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        // Some file systems cannot do this.
        let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
        Ok(Sorting::Done(damage))
    }

    fn write_sorted(&self, part: &Path) -> Result<(), BookError> {
        let fail = || BookError::io(part);
        let mut options = OpenOptions::new();
        let options = private(options.write(true).create(true).truncate(true));
        let file = options.open(part).map_err(fail())?;
        let mut out = BufWriter::with_capacity(1 << 18, &file);
        out.write_all(&Head::default().bytes()).map_err(fail())?;
        let mut count = 0;
        let mut write = |key, record: &BookRecord| {
            count += 1;
            out.write_all(&record::write(key, record, Place::Last)).map_err(fail())
        };
        let mut recent: Vec<_> = self.recent.iter().collect();
        recent.sort_unstable_by_key(|(key, _)| (key.hash(), **key));
        let mut recent = recent.into_iter().peekable();
        self.each_sorted(|key, record| {
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
        let head = Head { sorted: count, added: 0 };
        file.write_all_at(&head.bytes(), 0).map_err(fail())?;
        file.sync_all().map_err(fail())
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

/// The header of a file.
#[derive(Clone, Copy, Debug, Default)]
struct Head {
    /// The number of the sorted records.
    sorted: u64,
    /// The number of the records behind them, at least.
    added: u64,
}

impl Head {
    fn bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        bytes[..12].copy_from_slice(MAGIC);
        bytes[12..16].copy_from_slice(&VERSION.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.sorted.to_le_bytes());
        bytes[24..32].copy_from_slice(&self.added.to_le_bytes());
        let sum = crc32fast::hash(&bytes[..36]);
        bytes[36..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Reads the header; `None` if it is damaged or not whole. Where its name or its version is another one and its sum
    /// does not hold, the records behind it tell what the file is.
    fn read(file: &File, path: &Path) -> Result<Option<Self>, BookError> {
        let mut bytes = [0; BYTES];
        let length = read_up_to(file, &mut bytes, 0).map_err(BookError::io(path))?;
        let is_whole = crc32fast::hash(&bytes[..36]).to_le_bytes() == bytes[36..];
        let is_book = || Ok(!is_whole && has_whole_record(file).map_err(BookError::io(path))?);
        let name = length.min(MAGIC.len());
        if bytes[..name] != MAGIC[..name] {
            return if is_book()? { Ok(None) } else { Err(BookError::NotABook(path.into())) };
        }
        if length < BYTES {
            return Ok(None);
        }
        let version = u32::from_le_bytes(bytes[12..16].try_into().expect("there are four"));
        if version != VERSION {
            let path = path.into();
            return if is_book()? { Ok(None) } else { Err(BookError::Version { path, version }) };
        }
        let number =
            |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("there are eight"));
        Ok(is_whole.then(|| Self { sorted: number(16), added: number(24) }))
    }
}

/// Returns `true` if one of the first records of a file is whole, which no other file has by chance.
fn has_whole_record(file: &File) -> io::Result<bool> {
    let mut bytes = [0; BLOCK * BYTES];
    let length = read_up_to(file, &mut bytes, HEADER)?;
    let mut records = bytes[..length].chunks_exact(BYTES).filter_map(|it| it.try_into().ok());
    Ok(records.any(|record| record::read(record).is_some()))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{name}.{ending}"))
}

/// Creates a book without records, which is whole as soon as it is there; another one that is there by then stays.
fn create(path: &Path) -> io::Result<()> {
    let new = beside(path, &format!("new-{}", std::process::id()));
    let write = |path: &Path| {
        let mut options = OpenOptions::new();
        let file = private(options.write(true).create(true).truncate(false)).open(path)?;
        file.write_all_at(&Head::default().bytes(), 0)
    };
    let linked = write(&new).and_then(|()| fs::hard_link(&new, path));
    let _ = fs::remove_file(&new);
    match linked {
        // Another program was first, or another thread, which has removed the new one.
        Err(_) if path.symlink_metadata().is_ok() => Ok(()),
        // The file system has no links.
        Err(_) => write(path),
        Ok(()) => Ok(()),
    }
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
