//! Reads mutated files with every reader, and writes what was read in every format:
//!
//! ```text
//! cargo run --release -p othello-tools --bin fuzz -- 1000000 1 tests/data/formats/*
//! ```
//!
//! The arguments are the number of inputs, a seed and files. An input lies in `fuzz-SEED` of the folder of
//! temporary files while it is read, and is still there when a reader panics, or takes more than its time.

use std::error::Error;
use std::fs;
use std::time::{Duration, Instant};

use othello_core::{Position, Rules};
use othello_notation::reader::Reader;
use othello_notation::repair;
use othello_notation::wthor::Names;
use othello_notation::{Format, paste, scoresheets};

/// The bytes of a file that are mutated, and of an input, at most.
const SEED: usize = 1024;
const LONGEST: usize = 4096;

/// The time in which an input is read.
const SOON: Duration = Duration::from_secs(5);

/// Pieces of the formats' syntax, with a tilde between them.
const PIECES: &str = "(;~GM[2]~GM[Othello]~CA[Shift_JIS]~CA[~BO[8 ~SZ[~AB[~RE[~B[~]~(~)~;~[Event \"~\"]~\
                      [FEN \"~{~}~$1~1. ~f5~d6~--~pass~34-30~B+2~*~X~O~|~moves,~\"m\":\"~## ~() ~> ~#~\
                      8/8/8/3pP3/3Pp3/8/8/8 b~\n~\n\n~\r~\0~\u{feff}~\x1b$B~あ~黒~①";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().ok_or("expected a number of inputs, a seed and files");
    let (count, seed) = (next()?.parse::<u64>()?, next()?.parse()?);
    let files = arguments.map(fs::read).collect::<Result<Vec<_>, _>>()?;
    let kept = std::env::temp_dir().join(format!("fuzz-{seed}"));
    let mut random = Random(seed);
    let (mut games, mut slowest) = (0, Duration::ZERO);
    for _ in 0..count {
        let input = mutated(&files, &mut random);
        fs::write(&kept, &input)?;
        let (found, mut time) = timed(&input, &mut random);
        games += found;
        // The machine may be busy.
        for _ in 0..9 {
            if time >= SOON {
                time = timed(&input, &mut random).1;
            }
        }
        assert!(time < SOON, "{time:?} for {}", kept.display());
        slowest = slowest.max(time);
    }
    println!("{count} inputs, {games} games, the slowest in {slowest:?}");
    Ok(())
}

/// Reads an input, and returns the number of games in it and the time that it took.
fn timed(input: &[u8], random: &mut Random) -> (usize, Duration) {
    let began = Instant::now();
    let games = read(input, random);
    (games, began.elapsed())
}

/// Reads an input with every reader, and returns the number of games in it. What takes long is done with
/// some of the games: they are written and repaired.
fn read(input: &[u8], random: &mut Random) -> usize {
    let usual = Position::start(Rules::OTHELLO);
    let mut games = 0;
    for found in Reader::new(input, usual).flatten() {
        games += 1;
        if random.below(4) == 0 {
            let _written = Format::ALL.map(|format| format.write(&found.record));
        }
    }
    let _fault = Names::default().add(input);
    let text = String::from_utf8_lossy(input);
    let _pasted = paste::read(&text, Rules::OTHELLO);
    let _sheets = scoresheets::sheets(&text, usual);
    if let Some((sheet, start)) = scoresheets::faulty_sheet(&text, Rules::OTHELLO)
        && random.below(16) == 0
    {
        let _repairs = repair::repairs(&sheet, start, None, &|_: &_| 0.0);
    }
    games
}

/// Returns a part of a file with some changes, of which some take another file.
fn mutated(files: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let part = |random: &mut Random, length: usize| {
        let file = &files[random.below(files.len())];
        let from = random.below(file.len());
        file[from..].iter().take(length).copied().collect::<Vec<_>>()
    };
    let mut input = files[random.below(files.len())].clone();
    input.truncate(SEED);
    for _ in 0..=random.below(8) {
        let at = random.below(input.len());
        let end = (at + random.below(60)).min(input.len());
        match random.below(8) {
            0 if at < end => input[at] = random.next().to_le_bytes()[0],
            1 => drop(input.drain(at..end)),
            2 => {
                let again = input[at..end].to_vec();
                let to = random.below(input.len());
                input.splice(to..to, again);
            }
            3 => drop(input.splice(at..at, part(random, 200))),
            4 => input.truncate(at),
            5 => drop(input.splice(at.., part(random, SEED))),
            _ => {
                let pieces: Vec<_> = PIECES.split('~').collect();
                input.splice(at..at, pieces[random.below(pieces.len())].bytes());
            }
        }
    }
    input.truncate(LONGEST);
    input
}

/// Random numbers by splitmix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below a limit, or 0 if there is none.
    fn below(&mut self, limit: usize) -> usize {
        let limit = u64::try_from(limit.max(1)).unwrap_or(u64::MAX);
        usize::try_from(self.next() % limit).unwrap_or(0)
    }
}
