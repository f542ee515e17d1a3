//! The book: what is looked up in its file, added to it, and backed up.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use othello_core::moves::legal_moves;
use othello_core::square::{Bitboard, Square};
use othello_engine::{Discs, Line, Selectivity, Value};

use crate::book::damage::Damage;
use crate::book::error::BookError;
use crate::book::file::{Access, BookFile, Sorting};
use crate::book::key::{BookKey, Turn, after, has_centre};
use crate::book::predecessors::predecessors;
use crate::book::record::{BookCertainty, BookRecord, BookScope, Rated};

/// The number of added records from which on they are sorted in with the others. So many are held in memory.
const MOST_ADDED: u64 = 1 << 17;

/// The same while very many are added, which takes 100 MiB and writes the file less often.
const MOST_ADDED_IN_BULK: u64 = 1 << 20;

/// The longest time for which what was added is not yet on the disk, in case of a power cut.
const SYNC_INTERVAL: Duration = Duration::from_secs(1);

/// The number of positions that are added in one piece where there are many.
const PIECE: usize = 1024;

/// A book of searched positions.
#[derive(Debug)]
pub struct Book {
    path: PathBuf,
    /// `None` as long as nothing was added.
    file: Option<BookFile>,
    most_added: u64,
    is_in_bulk: bool,
    synced: Option<Instant>,
    is_synced: bool,
    /// The file is damaged, and nothing can take its place while it is open here.
    stays_damaged: bool,
    /// The damage of the file in whose place this one was written.
    replaced: Option<Damage>,
}

/// The knowledge of a position in the book.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownPosition {
    /// The value that the known moves and the search give, for the side whose turn it is.
    pub value: Value,
    /// The finding of the search of the position itself; `None` if there was none, or the side whose turn it is
    /// has to pass.
    pub searched: Option<Line>,
}

/// A move that the book knows.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownMove {
    /// The value for the side that moves.
    pub value: Value,
    /// The move, and the best moves after it as far as they are known; passes are left out.
    pub moves: Vec<Square>,
    /// The position after it is in the book: it is not only the best move of a search.
    pub is_followed: bool,
}

/// A position of the book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookEntry {
    /// The position, one of its eight images.
    pub discs: Discs,
    /// The finding of the search of the position, if there was one.
    pub searched: Option<Line>,
    /// The search was one of the moves that lead to no position of the book that it comes from.
    pub is_of_rest: bool,
}

/// The fate of positions that were to be added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// The number of those that were not in the book.
    pub new: usize,
    /// The number of those that the book had with a shallower search.
    pub deeper: usize,
}

impl Added {
    /// Returns the number of all whose search was taken over.
    pub const fn all(self) -> usize {
        self.new + self.deeper
    }
}

impl Book {
    /// Opens a book. There need not be a file: the first position that is added creates it.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, BookError> {
        let path = path.into();
        let (most_added, synced) = (MOST_ADDED, None);
        let (is_in_bulk, is_synced) = (false, true);
        let (stays_damaged, replaced) = (false, None);
        let mut book = Self {
            path,
            file: None,
            most_added,
            is_in_bulk,
            synced,
            is_synced,
            stays_damaged,
            replaced,
        };
        book.refresh()?;
        Ok(book)
    }

    /// The same book, whose file is sorted whenever so many records were added to it: they are held in memory
    /// until then. Usually they are 131,072.
    #[must_use]
    pub fn sorting_after(mut self, most_added: u64) -> Self {
        self.most_added = most_added;
        self
    }

    /// Adds very many positions: within the function the file is sorted less often.
    pub fn in_bulk<T, E: From<BookError>>(
        &mut self,
        add: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        let usual = self.most_added;
        self.most_added = usual.max(MOST_ADDED_IN_BULK);
        self.is_in_bulk = true;
        let added = add(self);
        self.is_in_bulk = false;
        self.most_added = usual;
        if self.file.is_some() {
            self.lock()?;
            self.sort_if_long()?;
            self.unlock()?;
        }
        added
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads what others have added since.
    pub fn refresh(&mut self) -> Result<(), BookError> {
        let is_current = self.file.as_ref().is_some_and(|file| file.is_current().unwrap_or(false));
        if !is_current {
            self.file = BookFile::open(&self.path, Access::Read)?;
        }
        match &mut self.file {
            Some(file) => {
                let doubtful = file.read_added()?;
                self.value_anew(&doubtful)
            }
            None => Ok(()),
        }
    }

    /// Returns the damage of the file, or of the one in whose place this one was written: in the records behind the sorted
    /// ones whatever there is, in the sorted ones what was met so far.
    pub fn damage(&self) -> Option<Damage> {
        self.file.as_ref().and_then(BookFile::damage).or_else(|| self.replaced.clone())
    }

    /// Returns what is known of a position of the side with the first discs; `None` if nothing is.
    pub fn get(&self, discs: Discs) -> Result<Option<KnownPosition>, BookError> {
        let (turn, is_passed) = match Turn::of(discs) {
            Turn::Moves(discs) => (discs, false),
            Turn::Passes(discs) => (discs, true),
            Turn::Over(score) => {
                return Ok(Some(KnownPosition { value: Value::Exact(score), searched: None }));
            }
        };
        let (key, symmetry) = BookKey::with_symmetry(turn);
        let Some(record) = self.record(key)? else { return Ok(None) };
        let Some(value) = record.backed_up.map(Rated::value) else { return Ok(None) };
        Ok(Some(if is_passed {
            KnownPosition { value: -value, searched: None }
        } else {
            let searched = record.line().filter(|_| record.scope == BookScope::All);
            let searched = searched.map(|line| line.transformed(symmetry.inverse()));
            KnownPosition { value, searched }
        }))
    }

    /// Returns the known moves of a position, the best first, and the move that its search has found: of those
    /// that are the same but for a symmetry each. None if the side with the first discs has to pass.
    pub fn moves(&self, discs: Discs) -> Result<Vec<KnownMove>, BookError> {
        if !matches!(Turn::of(discs), Turn::Moves(_)) {
            return Ok(Vec::new());
        }
        let key = BookKey::of(discs);
        let record = self.record(key)?.unwrap_or(BookRecord::unknown());
        let mut found = Vec::new();
        for rated in self.rated_moves(key, &record, &HashMap::new())? {
            let (value, is_followed) = (rated.rated.value(), rated.is_followed);
            let moves = self.line(discs, rated)?;
            found.push((rated.rank(), KnownMove { value, moves, is_followed }));
        }
        found.sort_by_key(|(rank, known)| (Reverse(*rank), known.moves[0].index()));
        Ok(found.into_iter().map(|(_, known)| known).collect())
    }

    /// Returns a move, given in the folded position, and the best moves after it, through the book and then along the
    /// line of a search.
    fn line(&self, mut discs: Discs, first: RatedMove) -> Result<Vec<Square>, BookError> {
        /// The most moves that somebody reads.
        const MOST: usize = 20;
        let mut moves = Vec::new();
        let mut next = Some(first);
        while let Some(best) = next {
            let (key, symmetry) = BookKey::with_symmetry(discs);
            let there = symmetry.inverse();
            if best.is_searched {
                let record = self.record(key)?;
                let line = record.iter().flat_map(BookRecord::moves);
                moves.extend(line.map(|square| square.transformed(there)));
                break;
            }
            let square = best.square.transformed(there);
            moves.push(square);
            let (Turn::Moves(behind) | Turn::Passes(behind)) = Turn::of(after(discs, square))
            else {
                break;
            };
            let key = BookKey::of(behind);
            let Some(record) = self.record(key)?.filter(|_| moves.len() < MOST) else { break };
            discs = behind;
            let rated = self.rated_moves(key, &record, &HashMap::new())?;
            next = rated.into_iter().max_by_key(|it| it.rank());
        }
        Ok(moves)
    }

    /// Returns the moves of a folded position whose values are known, by its search and by the positions after them.
    ///
    /// Of a move that the search calls the best one, whichever has looked deeper counts. Another one is not better than
    /// that if the search of all has looked deeper.
    fn rated_moves(
        &self,
        key: BookKey,
        record: &BookRecord,
        changed: &HashMap<BookKey, BookRecord>,
    ) -> Result<Vec<RatedMove>, BookError> {
        let children: Vec<_> = children(key.discs()).collect();
        let best = record.moves().next();
        let best_child = children.iter().find(|child| Some(child.square) == best);
        let mut rated_moves = Vec::with_capacity(children.len());
        for child in &children {
            let known = match child.key.and_then(|key| changed.get(&key)) {
                Some(record) => record.backed_up.map(|rated| child.seen_before(rated)),
                None => self.value_after(child)?,
            };
            let is_best = best == Some(child.square);
            let is_as_good = best_child.is_some_and(|best| child.is_image_of(best));
            let searched = record.searched;
            let is_deeper = searched.map(|it| it.certainty) > known.map(|it| it.certainty);
            let rated = match (known, searched.filter(|_| is_deeper)) {
                (_, Some(searched)) if is_best || is_as_good && known.is_some() => searched,
                (Some(known), Some(searched))
                    if known.hundredths > searched.hundredths && record.scope == BookScope::All =>
                {
                    Rated { hundredths: searched.hundredths, ..known }
                }
                (Some(known), _) => known,
                (None, _) => continue,
            };
            let (square, is_followed) = (child.square, known.is_some());
            rated_moves.push(RatedMove {
                square,
                rated,
                is_followed,
                is_searched: is_best && is_deeper,
            });
        }
        Ok(rated_moves)
    }

    /// Adds what was found by searches of positions of the side with the first discs, and backs the values
    /// up. Deeper searches replace shallower ones, and nothing else changes.
    ///
    /// Positions in which that side cannot move are left out, and so are lines without a move and positions with
    /// an empty square in the middle.
    pub fn add(&mut self, found: &[(Discs, Line)]) -> Result<Added, BookError> {
        self.add_found(found, BookScope::All)
    }

    /// Adds what was found by searches of those moves of positions that lead to no other position of the book that they
    /// come from: they say nothing about the others.
    pub fn add_of_rest(&mut self, found: &[(Discs, Line)]) -> Result<Added, BookError> {
        self.add_found(found, BookScope::Rest)
    }

    fn add_found(&mut self, found: &[(Discs, Line)], scope: BookScope) -> Result<Added, BookError> {
        let folded = found.iter().filter_map(|(discs, line)| {
            let legal = legal_moves(discs.own, discs.opp);
            let is_legal = |square: &&Square| legal >> square.index() & 1 != 0;
            line.moves.first().filter(is_legal).filter(|_| has_centre(*discs))?;
            let (key, symmetry) = BookKey::with_symmetry(*discs);
            let moves = line.moves.iter().map(|square| square.transformed(symmetry));
            Some((key, BookRecord::searched(line.value, moves, scope)))
        });
        self.add_records(folded.collect())
    }

    /// Adds positions that were not searched themselves, or whose best move has no value: they take the values of
    /// those after them.
    pub fn add_unsearched(&mut self, found: &[Discs]) -> Result<Added, BookError> {
        let is_kept =
            |discs: &&Discs| has_centre(**discs) && legal_moves(discs.own, discs.opp) != 0;
        let folded =
            found.iter().filter(is_kept).map(|discs| (BookKey::of(*discs), BookRecord::unknown()));
        self.add_records(folded.collect())
    }

    /// Adds all that another book knows and this one does not, or not as deeply. `on_course` is told how many
    /// positions were looked at, and may stop it.
    pub fn merge(
        &mut self,
        other: &Self,
        mut on_course: impl FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Added, BookError> {
        let mut all = Added::default();
        let Some(file) = &other.file else { return Ok(all) };
        let mut piece = Vec::with_capacity(PIECE);
        let mut done = 0;
        let mut take = |piece: &mut Vec<_>| {
            done += piece.len();
            let added = self.add_records(std::mem::take(piece))?;
            all.new += added.new;
            all.deeper += added.deeper;
            on_course(done).is_continue().then_some(()).ok_or(End::Stopped)
        };
        let read = file.each(|key, record| {
            piece.push((key, record));
            if piece.len() == PIECE { take(&mut piece) } else { Ok(()) }
        });
        match read.and_then(|()| take(&mut piece)) {
            Ok(()) | Err(End::Stopped) => Ok(all),
            Err(End::Failed(error)) => Err(error),
        }
    }

    fn add_records(&mut self, found: Vec<(BookKey, BookRecord)>) -> Result<Added, BookError> {
        if found.is_empty() {
            return Ok(Added::default());
        }
        self.lock()?;
        let added = self.add_locked(found);
        let unlocked = self.unlock();
        let added = added?;
        unlocked?;
        Ok(added)
    }

    fn unlock(&mut self) -> Result<(), BookError> {
        self.file.as_mut().map_or(Ok(()), BookFile::unlock)
    }

    /// Locks the file that the path names, and reads what others have added. A damaged one is written anew first.
    fn lock(&mut self) -> Result<(), BookError> {
        loop {
            let mut file = match self.file.take() {
                Some(file) if file.is_writable() && file.is_current()? => file,
                _ => BookFile::open(&self.path, Access::Write)?.expect("it was created"),
            };
            file.lock()?;
            // Somebody may have sorted it meanwhile.
            if file.is_current()? {
                let doubtful = file.read_added()?;
                if self.is_in_bulk {
                    file.filter()?;
                }
                let is_damaged = file.damage().is_some();
                self.file = Some(file);
                self.value_anew(&doubtful)?;
                // Else all of it would be written at every addition.
                if is_damaged && !self.stays_damaged {
                    self.stays_damaged = self.sort()? == Sorting::Refused;
                }
                if !is_damaged || self.stays_damaged {
                    return Ok(());
                }
            }
        }
    }

    fn add_locked(&mut self, found: Vec<(BookKey, BookRecord)>) -> Result<Added, BookError> {
        let mut added = Added::default();
        let mut changed = HashMap::new();
        // The positions to be valued, those with most discs first: the value of each depends on those.
        let mut open = BTreeSet::new();
        for (key, record) in found {
            let known = match changed.get(&key) {
                Some(known) => Some(*known),
                None => self.record(key)?,
            };
            let mut known_now = known.unwrap_or(BookRecord::unknown());
            let is_deeper = known_now.deepen(&record);
            match known {
                None => added.new += 1,
                Some(_) if is_deeper => added.deeper += 1,
                Some(_) => continue,
            }
            changed.insert(key, known_now);
            open.insert((Reverse(key.disc_count()), key));
        }
        self.value(&mut changed, open)?;
        if !changed.is_empty() {
            let file = self.file.as_mut().expect("it is locked");
            file.add(changed.into_iter().collect())?;
            self.is_synced = false;
            if self.synced.is_none_or(|synced| synced.elapsed() >= SYNC_INTERVAL) {
                self.sync()?;
            }
            self.sort_if_long()?;
        }
        Ok(added)
    }

    /// Values positions, and those before them as far as anything changes.
    fn value(
        &self,
        changed: &mut HashMap<BookKey, BookRecord>,
        mut open: BTreeSet<(Reverse<u32>, BookKey)>,
    ) -> Result<(), BookError> {
        while let Some((_, key)) = open.pop_first() {
            let before = self.record(key)?;
            let mut record = match changed.get(&key) {
                Some(record) => *record,
                None => before.unwrap_or(BookRecord::unknown()),
            };
            record.backed_up = self.backed_up(key, &record, changed)?;
            if before == Some(record) {
                changed.remove(&key);
                continue;
            }
            changed.insert(key, record);
            if before.map(|before| before.backed_up) == Some(record.backed_up) {
                continue;
            }
            for earlier in predecessors(key) {
                if changed.contains_key(&earlier) || self.record(earlier)?.is_some() {
                    open.insert((Reverse(earlier.disc_count()), earlier));
                }
            }
        }
        Ok(())
    }

    /// Corrects the values of positions of a damaged piece, and of those before them.
    fn value_anew(&mut self, doubtful: &[BookKey]) -> Result<(), BookError> {
        let mut open = BTreeSet::new();
        for key in doubtful.iter().copied() {
            for key in std::iter::once(key).chain(predecessors(key)) {
                if self.record(key)?.is_some() {
                    open.insert((Reverse(key.disc_count()), key));
                }
            }
        }
        let mut changed = HashMap::new();
        self.value(&mut changed, open)?;
        if let Some(file) = &mut self.file {
            file.correct(changed);
        }
        Ok(())
    }

    /// Sorts the file once much was added to it.
    fn sort_if_long(&mut self) -> Result<(), BookError> {
        if let Some(file) = &self.file
            && file.added() >= self.most_added
        {
            self.sort()?;
        }
        Ok(())
    }

    /// Writes the file anew.
    fn sort(&mut self) -> Result<Sorting, BookError> {
        let Some(file) = &self.file else { return Ok(Sorting::Done(None)) };
        let sorting = file.sort()?;
        match &sorting {
            Sorting::Done(damage) => {
                self.replaced = damage.clone().or(self.replaced.take());
                // The old file, and its lock with it, is closed once the new one is open.
                self.file = BookFile::open(&self.path, Access::Write)?;
            }
            // It is not tried again at once, which would write all of it.
            Sorting::Refused => self.most_added = file.added().saturating_mul(2),
        }
        Ok(sorting)
    }

    fn sync(&mut self) -> Result<(), BookError> {
        if let Some(file) = self.file.as_ref().filter(|_| !self.is_synced) {
            file.sync()?;
            (self.synced, self.is_synced) = (Some(Instant::now()), true);
        }
        Ok(())
    }

    /// Returns the value that the known moves and the search give a position.
    fn backed_up(
        &self,
        key: BookKey,
        record: &BookRecord,
        changed: &HashMap<BookKey, BookRecord>,
    ) -> Result<Option<Rated>, BookError> {
        let of_all = record.searched.filter(|_| record.scope == BookScope::All);
        if let Some(searched) = of_all.filter(|it| it.certainty == BookCertainty::Exact) {
            return Ok(Some(searched));
        }
        let moves = self.rated_moves(key, record, changed)?;
        let all = legal_moves(key.own, key.opp).count_ones();
        // A search of the rest has looked at all that are not known.
        let is_whole = moves.len() == all as usize || record.scope == BookScope::Rest;
        let least = moves.iter().map(|it| it.rated.certainty).min().filter(|_| is_whole);
        let of_others = least.max(of_all.map(|searched| searched.certainty));
        let best = moves.iter().max_by_key(|it| it.rank());
        Ok(best.map(|RatedMove { rated, .. }| {
            let certainty = match of_others {
                // It is no more certain than that no other move is better.
                Some(of_others) => rated.certainty.min(of_others),
                None if rated.certainty == BookCertainty::Exact => {
                    BookCertainty::Estimated { depth: 1, selectivity: Selectivity::Percent73 }
                }
                None => rated.certainty,
            };
            Rated { certainty, ..*rated }
        }))
    }

    /// Returns the value of a move by the position after it.
    fn value_after(&self, child: &Child) -> Result<Option<Rated>, BookError> {
        if let Turn::Over(score) = child.turn {
            return Ok(Some(Rated::of(Value::Exact(-score))));
        }
        let Some(key) = child.key else { return Ok(None) };
        let rated = self.record(key)?.and_then(|record| record.backed_up);
        Ok(rated.map(|rated| child.seen_before(rated)))
    }

    fn record(&self, key: BookKey) -> Result<Option<BookRecord>, BookError> {
        self.file.as_ref().map_or(Ok(None), |file| file.get(key))
    }

    /// Calls a function with every position, in no order.
    pub fn each(&self, mut take: impl FnMut(BookEntry)) -> Result<(), BookError> {
        let Some(file) = &self.file else { return Ok(()) };
        file.each(|key, record| {
            let is_of_rest = record.scope == BookScope::Rest;
            take(BookEntry { discs: key.discs(), searched: record.line(), is_of_rest });
            Ok(())
        })
    }

    /// Reads all of the file, and writes it anew if it is damaged: the damaged one is kept. Returns the damage.
    pub fn mend(&mut self) -> Result<Option<Damage>, BookError> {
        self.each(|_| ())?;
        if self.file.as_ref().is_some_and(|file| file.damage().is_some()) {
            self.lock()?;
            // One among the sorted records is met again where all are written.
            if self.damage().is_none_or(|damage| damage.kept.is_none()) {
                self.sort()?;
            }
            self.unlock()?;
        }
        Ok(self.damage())
    }

    /// Returns the number of bytes of the file.
    pub fn bytes(&self) -> Result<u64, BookError> {
        self.file.as_ref().map_or(Ok(0), BookFile::length)
    }
}

impl Drop for Book {
    fn drop(&mut self) {
        // The system has it in any case, unless the power fails.
        let _ = self.sync();
    }
}

/// The end of a merge before all was taken over.
enum End {
    Stopped,
    Failed(BookError),
}

impl From<BookError> for End {
    fn from(error: BookError) -> Self {
        Self::Failed(error)
    }
}

/// A move with the value that all that is known of it gives it.
#[derive(Clone, Copy)]
struct RatedMove {
    square: Square,
    rated: Rated,
    /// The position after it is in the book, or the game is over there.
    is_followed: bool,
    /// The search of the position before it has looked deeper.
    is_searched: bool,
}

impl RatedMove {
    /// Returns what the best move is chosen by.
    const fn rank(self) -> (Rated, bool) {
        (self.rated, self.is_searched)
    }
}

/// The position after a move.
struct Child {
    square: Square,
    turn: Turn,
    /// `None` if the game is over.
    key: Option<BookKey>,
}

impl Child {
    /// Returns `true` if a symmetry leads from one to the other, with the same side to move.
    fn is_image_of(&self, other: &Self) -> bool {
        let passes = |child: &Self| matches!(child.turn, Turn::Passes(_));
        self.key.is_some() && self.key == other.key && passes(self) == passes(other)
    }

    /// Returns the value of the position for the side that moves.
    const fn seen_before(&self, rated: Rated) -> Rated {
        match self.turn {
            Turn::Moves(_) => rated.negated().of_move(),
            // The other side passes.
            Turn::Passes(_) | Turn::Over(_) => rated.of_move(),
        }
    }
}

/// Returns the positions after all legal moves.
fn children(discs: Discs) -> impl Iterator<Item = Child> {
    let moves = Bitboard::new(legal_moves(discs.own, discs.opp)).into_iter();
    moves.map(move |square| {
        let turn = Turn::of(after(discs, square));
        let key = match turn {
            Turn::Moves(discs) | Turn::Passes(discs) => Some(BookKey::of(discs)),
            Turn::Over(_) => None,
        };
        Child { square, turn, key }
    })
}
