//! Grows a book of positions of random games, with random values, and measures how long it takes to open it and
//! to look positions up, and the memory: `cargo run --release -p othello-games --example grow -- FILE [POSITIONS]`.
//! A file that is there is only measured.

#![allow(clippy::cast_precision_loss, reason = "a measure need not be exact")]

use std::fs;
use std::time::Instant;

use othello_core::moves::{legal_moves, play};
use othello_core::square::{Bitboard, Square};
use othello_engine::random::Random;
use othello_engine::{Discs, Line, Selectivity, Value};
use othello_games::book::Book;

const START: Discs = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let path = args.next().ok_or("expected the path of a book")?;
    let wanted = args.next().map_or(Ok(1_000_000), |text| text.parse::<usize>())?;
    if !fs::exists(&path)? {
        Book::open(&path)?.in_bulk(|book| grow(book, wanted))?;
    }
    let began = Instant::now();
    let book = Book::open(&path)?;
    println!("opened in {:.1} ms, {}", began.elapsed().as_secs_f64() * 1e3, memory());
    let mut random = Random::new(1);
    let mut known = Vec::new();
    let mut number = 0;
    book.each(|entry| {
        number += 1;
        if known.len() < 100_000 {
            known.push(entry.discs);
        } else if let Some(place) = Some(random.below(number)).filter(|place| *place < known.len())
        {
            known[place] = entry.discs;
        }
    })?;
    println!("{number} positions, {} MiB, {}", book.bytes()? >> 20, memory());
    let began = Instant::now();
    for discs in &known {
        book.get(*discs)?.ok_or("a position is lost")?;
    }
    let each = began.elapsed().as_secs_f64() * 1e6 / known.len() as f64;
    println!("{each:.1} µs for a position, {}", memory());
    let began = Instant::now();
    for discs in &known[..known.len().min(10_000)] {
        book.moves(*discs)?;
    }
    let each = began.elapsed().as_secs_f64() * 1e6 / known.len().min(10_000) as f64;
    println!("{each:.1} µs for the moves of a position, {}", memory());
    Ok(())
}

fn grow(book: &mut Book, wanted: usize) -> Result<(), Box<dyn std::error::Error>> {
    let began = Instant::now();
    let mut random = Random::new(7);
    let mut count = 0;
    let mut piece = Vec::new();
    while count < wanted {
        let mut discs = START;
        for _ in 0..8 + random.below(24) {
            let Some(square) = random.choose(Bitboard::new(legal_moves(discs.own, discs.opp)))
            else {
                break;
            };
            if discs.empty_count() < 56 {
                piece.push((discs, Line { value: value(&mut random), moves: vec![square] }));
            }
            discs = after(discs, square);
        }
        if piece.len() >= 1000 {
            count += book.add(&piece)?.new;
            piece.clear();
            if count / 100_000 != (count - 900) / 100_000 {
                println!(
                    "{count} positions in {:.0} s, {}",
                    began.elapsed().as_secs_f64(),
                    memory()
                );
            }
        }
    }
    Ok(())
}

fn value(random: &mut Random) -> Value {
    let discs = random.below(2001) as f32 / 100.0 - 10.0;
    Value::Estimated { discs, depth: 20, selectivity: Selectivity::Percent87 }
}

fn after(discs: Discs, square: Square) -> Discs {
    let (own, opp) = play(discs.own, discs.opp, square);
    if legal_moves(own, opp) == 0 { Discs { own: opp, opp: own } } else { Discs { own, opp } }
}

/// Returns the memory that the program has, and the most that it has had.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_whitespace().nth(1).map_or(0, |number| number.parse::<usize>().unwrap_or(0))
            >> 10
    };
    format!("{} MiB of memory, at most {} MiB", line("VmRSS:"), line("VmHWM:"))
}
