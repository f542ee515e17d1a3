//! `othello book merge`, `import` and `export`.

use std::io::{BufRead, BufReader, Read, Write, stdin, stdout};
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::{Context, Error, Result, bail};
use othello_core::moves::flips;
use othello_core::square::Square;
use othello_engine::{Discs, Value};
use othello_games::book::edax::{self, TextLine};
use othello_games::book::{Added, Book, BookEntry, BookError};
use othello_home::disk::dirs::short;
use othello_home::disk::files;
use othello_home::files::replace_in_pieces;
use othello_home::input::has_extension;
use othello_home::process::exit_status::ExitStatus;
use othello_home::repertoire_files::{Existing, create};
use othello_words::i18n::{Language, m};

use super::options::{ExportBookArgs, ImportBookArgs, MergeBookArgs};
use super::sgf;
use super::sources::{file, game, open_to_add, tell_damage};
use crate::run::Batch;

/// The number of positions that are added at once.
const PIECE: usize = 1024;

/// The most bytes of a line of a text.
const LONGEST_LINE: u64 = 256;

/// Takes in other books, one after the other.
pub fn merge(args: &MergeBookArgs) -> Result<ExitStatus> {
    let mut book = open_to_add(&args.book)?;
    let mut batch = Batch::start()?;
    for path in &args.files {
        if !path.exists() {
            bail!("{}: {}", short(path), m::faults::no_such_file());
        }
        let other = Book::open(path)?;
        let Batch { out, progress, interrupt, .. } = &mut batch;
        let added = interrupt.computing(|stop| {
            book.in_bulk(|book| {
                book.merge(&other, |done| {
                    progress.update(|| m::book::taking_in(done).to_string());
                    if stop.is_requested() {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                })
            })
        })?;
        progress.clear();
        writeln!(out, "{}", m::book::merged(short(path), added.new, added.deeper))?;
        out.flush()?;
        if tell_damage(&other) != ExitStatus::Success {
            batch.fail();
        }
        if batch.is_ended() {
            break;
        }
    }
    batch.end(Ok(()))
}

/// Takes in a text; what is before a faulty line stays.
pub fn import(args: &ImportBookArgs) -> Result<ExitStatus> {
    let name = short(&args.file);
    let input: Box<dyn Read> = if args.file == Path::new("-") {
        Box::new(stdin().lock())
    } else {
        Box::new(files::open(&args.file).with_context(|| m::faults::cannot_read(&*name))?)
    };
    let mut book = open_to_add(&args.book)?;
    let mut batch = Batch::start()?;
    let Batch { out, progress, interrupt, .. } = &mut batch;
    let mut import = Import { added: Added::default(), passed: 0 };
    let read = interrupt.computing(|stop| {
        book.in_bulk(|book| {
            import.take(book, BufReader::new(input), &name, |line| {
                progress.update(|| m::book::taking_in(line).to_string());
                stop.is_requested()
            })
        })
    });
    progress.clear();
    let Import { added, passed } = import;
    writeln!(out, "{}", m::book::merged(name, added.new, added.deeper))?;
    if passed > 0 {
        writeln!(out, "{}", m::book::passed(passed))?;
    }
    batch.end(read)
}

struct Import {
    added: Added,
    /// The positions without a move.
    passed: usize,
}

impl Import {
    fn take(
        &mut self,
        book: &mut Book,
        mut input: impl BufRead,
        name: &str,
        mut is_over: impl FnMut(usize) -> bool,
    ) -> Result<()> {
        let (mut searched, mut leaves, mut followed) = (Vec::new(), Vec::new(), Vec::new());
        let mut fault = Ok(());
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            let read = (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line);
            if read.with_context(|| m::faults::cannot_read(&*name))? == 0 {
                break;
            }
            let text = String::from_utf8_lossy(&line);
            if text.trim().is_empty() {
                continue;
            }
            match edax::read(&text) {
                Ok(TextLine::Searched(discs, line)) => searched.push((discs, line)),
                Ok(TextLine::Leaf(discs, line)) => leaves.push((discs, line)),
                Ok(TextLine::Followed(discs)) => followed.push(discs),
                Ok(TextLine::Passed) => self.passed += 1,
                Err(error) => {
                    fault =
                        Err(Error::new(error)
                            .context(format!("{name}: {}", m::faults::line(number))));
                    break;
                }
            }
            if searched.len() + leaves.len() >= PIECE {
                self.add(book.add(&searched)?);
                self.add(book.add_of_rest(&leaves)?);
                searched.clear();
                leaves.clear();
                if is_over(number) {
                    break;
                }
            }
        }
        self.add(book.add(&searched)?);
        self.add(book.add_of_rest(&leaves)?);
        for piece in followed.chunks(PIECE) {
            self.add(book.add_unsearched(piece)?);
        }
        fault
    }

    const fn add(&mut self, added: Added) {
        self.added.new += added.new;
        self.added.deeper += added.deeper;
    }
}

/// Writes lines of the book, or all of it.
pub fn export(args: &ExportBookArgs) -> Result<ExitStatus> {
    let path = file(&args.book)?;
    let book = Book::open(&path)?;
    if !args.replace && args.file.symlink_metadata().is_ok() {
        bail!(m::book::exists(short(&args.file)));
    }
    let name = short(&args.file);
    if is_same(&args.file, &path) {
        bail!(m::book::itself(name));
    }
    if !has_extension(&args.file, "sgf") {
        let positions = write_text(&book, &args.file)?;
        writeln!(stdout(), "{}", m::book::exported(name, positions))?;
        return Ok(tell_damage(&book));
    }
    let game = game(args.moves.as_ref())?;
    let most = usize::try_from(args.most).unwrap_or(usize::MAX);
    let written = Language::in_english(|| sgf::record(&book, &game, args.discs, most))?;
    let Some((record, positions)) = written else {
        let is_at_start = args.moves.is_none();
        bail!(if is_at_start { m::book::nothing_at_start() } else { m::book::nothing_here() });
    };
    let existing = if args.replace { Existing::Replaced } else { Existing::Kept };
    create(&args.file, &record, existing)?;
    writeln!(stdout(), "{}", m::book::exported(name, positions))?;
    Ok(tell_damage(&book))
}

/// Returns `true` if both paths lead to the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Writes all positions as the text that Edax imports; returns their number.
fn write_text(book: &Book, path: &Path) -> Result<usize> {
    let write = |out: &mut dyn Write| {
        let (mut count, mut written) = (0, Ok(()));
        book.each(|entry| {
            if written.is_ok() {
                count += 1;
                let line = text_line(book, &entry).map_err(Error::from);
                written = line.and_then(|line| Ok(out.write_all(line.as_bytes())?));
            }
        })?;
        written.map(|()| count)
    };
    replace_in_pieces(path, write).with_context(|| m::faults::cannot_write(short(path)))
}

/// Returns the line of a position: its best move, unless that leads to a position of the book.
fn text_line(book: &Book, entry: &BookEntry) -> Result<String, BookError> {
    /// The level at which Edax solves any position.
    const EXACT: u32 = 60;
    let level = match entry.searched.as_ref().map(|line| line.value) {
        Some(Value::Exact(_)) => EXACT,
        Some(Value::Estimated { depth, .. }) => depth,
        None => 0,
    };
    let leaf = match &entry.searched {
        Some(line) if is_followed(book, entry.discs, line.square())? => None,
        leaf => leaf.as_ref(),
    };
    let searched = entry.searched.as_ref().filter(|_| !entry.is_of_rest);
    Ok(edax::write(entry.discs, level, leaf, searched))
}

/// Returns `true` if the book has a value of the position after a move.
fn is_followed(book: &Book, discs: Discs, square: Square) -> Result<bool, BookError> {
    let after = discs.after(square, flips(discs.own, discs.opp, square));
    Ok(book.get(after)?.is_some())
}
