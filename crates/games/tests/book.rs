//! The laws of a book: what it knows, whatever was added by whom, and whenever a writer was killed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use othello_core::moves::{legal_moves, play};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square, Symmetry};
use othello_engine::any_engine::AnyEngine;
use othello_engine::random::Random;
use othello_engine::{Certainty, Discs, Limits, Line, Options, Selectivity, Stop, Value};
use othello_games::book::{Added, Book, BookError, Plan, deepen, is_searched};
use othello_os::files::{Sharing, lock, unlock};
use tempfile::TempDir;

const START: Discs = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };

/// The bytes of a record, and of the header.
const RECORD: usize = 40;

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.othello");
    (folder, path)
}

fn estimate(discs: f32, depth: u32) -> Value {
    Value::Estimated { discs, depth, selectivity: Selectivity::Percent87 }
}

fn line(value: Value, moves: &[Square]) -> Line {
    Line { value, moves: moves.to_vec() }
}

/// Returns the position after a move, in which the side to move is the one that can.
fn after(discs: Discs, square: Square) -> Discs {
    let (own, opp) = play(discs.own, discs.opp, square);
    if legal_moves(own, opp) == 0 { Discs { own: opp, opp: own } } else { Discs { own, opp } }
}

fn image(discs: Discs, symmetry: Symmetry) -> Discs {
    let [own, opp] =
        [discs.own, discs.opp].map(|bits| Bitboard::new(bits).transformed(symmetry).bits());
    Discs { own, opp }
}

/// Returns searches of positions of random games, with random values: many of each position and its
/// images.
fn searches(seed: u64, games: usize, from_the_end: bool) -> Vec<(Discs, Line)> {
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    for _ in 0..games {
        let mut discs = START;
        let mut game = Vec::new();
        for _ in 0..60 {
            let legal = legal_moves(discs.own, discs.opp);
            let Some(square) = random.choose(Bitboard::new(legal)) else { break };
            game.push((discs, square));
            discs = after(discs, square);
        }
        let last = game.len() - 1;
        for (number, (discs, square)) in game.into_iter().enumerate() {
            let is_wanted = if from_the_end { number + 12 > last } else { number < 12 };
            if !is_wanted || random.below(4) == 0 {
                continue;
            }
            let hundredths = i16::try_from(random.below(2001)).unwrap() - 1000;
            let depth = 8 + u32::try_from(random.below(4)).unwrap();
            let value = if random.below(6) == 0 {
                Value::Exact(i32::from(hundredths / 100))
            } else {
                let selectivity = Selectivity::ALL[random.below(Selectivity::ALL.len())];
                Value::Estimated { discs: f32::from(hundredths) / 100.0, depth, selectivity }
            };
            let symmetry = Symmetry::ALL[random.below(8)];
            let moves = vec![square.transformed(symmetry)];
            found.push((image(discs, symmetry), Line { value, moves }));
        }
    }
    found
}

/// Returns the least image of a position, by the definition.
fn folded(discs: Discs) -> (u64, u64) {
    let images = Symmetry::ALL.map(|symmetry| image(discs, symmetry));
    images.map(|discs| (discs.own, discs.opp)).into_iter().min().unwrap()
}

type Searches = HashMap<(u64, u64), (Discs, Line)>;

/// Returns the deepest search of each position.
fn deepest(found: &[(Discs, Line)]) -> Searches {
    let rank = |value: Value| match value {
        Value::Exact(_) => (u32::MAX, Selectivity::None),
        Value::Estimated { depth, selectivity, .. } => (depth, selectivity),
    };
    let mut all = Searches::new();
    for (discs, line) in found {
        let known = all.entry(folded(*discs)).or_insert_with(|| (*discs, line.clone()));
        if rank(line.value) > rank(known.1.value) {
            *known = (*discs, line.clone());
        }
    }
    all
}

#[allow(clippy::cast_possible_truncation, reason = "values are at most 64 discs")]
fn hundredths(value: Value) -> i32 {
    (value.discs() * 100.0).round() as i32
}

/// Returns the value of a position by the definition.
fn by_definition(searches: &Searches, discs: Discs) -> Option<Value> {
    let (image, line) = searches.get(&folded(discs))?;
    let found = line.value;
    if found.is_exact() {
        return Some(found);
    }
    let seen_before = |value: Value, is_negated: bool| match if is_negated { -value } else { value }
    {
        Value::Estimated { discs, depth, selectivity } => {
            Value::Estimated { discs, depth: depth + 1, selectivity }
        }
        exact @ Value::Exact(_) => exact,
    };
    let legal = Bitboard::new(legal_moves(image.own, image.opp));
    let values = legal.into_iter().filter_map(|square| {
        let (own, opp) = play(image.own, image.opp, square);
        let known = if legal_moves(own, opp) != 0 {
            by_definition(searches, Discs { own, opp }).map(|value| seen_before(value, true))
        } else if legal_moves(opp, own) != 0 {
            let passed = Discs { own: opp, opp: own };
            by_definition(searches, passed).map(|value| seen_before(value, false))
        } else {
            Some(Value::Exact(-Discs { own, opp }.final_score()))
        };
        let is_best = folded(after(*image, square)) == folded(after(*image, line.moves[0]));
        match known {
            Some(known) if known.certainty() >= found.certainty() => Some(known),
            known if square == line.moves[0] || is_best && known.is_some() => Some(found),
            Some(Value::Estimated { discs, depth, selectivity }) => {
                let discs = discs.min(found.discs());
                Some(Value::Estimated { discs, depth, selectivity })
            }
            known => known,
        }
    });
    let values: Vec<_> = values.collect();
    let least = values.iter().map(|value| value.certainty()).min();
    let least = least.filter(|_| values.len() == usize::from(legal.len()));
    let of_others = least.max(Some(found.certainty())).unwrap();
    let rank = |value: &Value| (hundredths(*value), value.certainty());
    let best = values.into_iter().max_by_key(rank).unwrap();
    let limited = match of_others {
        Certainty::Estimated(depth, selectivity) if best.certainty() > of_others => {
            Value::Estimated { discs: best.discs(), depth, selectivity }
        }
        Certainty::Estimated(..) | Certainty::Exact => best,
    };
    Some(limited)
}

/// Compares the book with what it should know.
#[track_caller]
fn check(book: &Book, found: &[(Discs, Line)]) {
    let searches = deepest(found);
    let mut count = 0;
    book.each(|entry| {
        let (_, line) = &searches[&folded(entry.discs)];
        assert_eq!(entry.searched.unwrap().value, line.value);
        count += 1;
    })
    .unwrap();
    assert_eq!(count, searches.len());
    for (discs, line) in found {
        let known = book.get(*discs).unwrap().unwrap();
        let value = by_definition(&searches, *discs).unwrap();
        assert_eq!(hundredths(known.value), hundredths(value), "{discs:?}");
        assert_eq!(known.value.certainty(), value.certainty(), "{discs:?}");
        let best = known.searched.unwrap().square();
        assert!(legal_moves(discs.own, discs.opp) >> best.index() & 1 == 1);
        if searches[&folded(*discs)].1 == *line {
            assert_eq!(folded(after(*discs, best)), folded(after(*discs, line.square())));
        }
    }
}

#[test]
fn values_are_backed_up_through_transpositions_and_symmetries_in_whatever_order_they_come() {
    for (seed, from_the_end) in [(1, false), (2, true)] {
        let (_folder, path) = folder();
        let mut found = searches(seed, 30, from_the_end);
        let mut random = Random::new(seed);
        for last in (1..found.len()).rev() {
            found.swap(last, random.below(last + 1));
        }
        let mut book = Book::open(&path).unwrap().sorting_after(64);
        for (number, piece) in found.chunks(7).enumerate() {
            book.add(piece).unwrap();
            if number % 10 == 0 {
                check(&book, &found[..(number + 1) * 7]);
            }
        }
        check(&book, &found);
        check(&Book::open(&path).unwrap(), &found);
    }
}

#[test]
fn two_writers_at_once_lose_nothing_and_each_sees_what_the_other_has_added() {
    let (_folder, path) = folder();
    let found = searches(3, 40, false);
    let mut books = [64, 100].map(|most| Book::open(&path).unwrap().sorting_after(most));
    for (number, piece) in found.chunks(5).enumerate() {
        books[number % 2].add(piece).unwrap();
        let other = &mut books[1 - number % 2];
        other.refresh().unwrap();
        for (discs, _) in piece {
            assert!(other.get(*discs).unwrap().is_some());
        }
    }
    for book in &mut books {
        book.refresh().unwrap();
        check(book, &found);
    }
}

#[test]
fn threads_that_write_at_once_lose_nothing() {
    let (_folder, path) = folder();
    // One search of each position: of two that are as deep the first one stays, whichever that is.
    let found: Vec<_> = deepest(&searches(4, 60, false)).into_values().collect();
    std::thread::scope(|scope| {
        for half in found.chunks(found.len().div_ceil(3)) {
            let path = &path;
            scope.spawn(move || {
                let mut book = Book::open(path).unwrap().sorting_after(50);
                for piece in half.chunks(3) {
                    book.add(piece).unwrap();
                }
            });
        }
    });
    check(&Book::open(&path).unwrap(), &found);
}

/// Opens damaged bytes of a book of these searches: every record whose sum holds counts, and whoever reads all or looks
/// something up is told what is left out.
#[track_caller]
fn check_damaged(path: &Path, bytes: &[u8], found: &Searches, most_left_out: usize) {
    // Some file systems wait for the disk where a file is truncated.
    let _ = fs::remove_file(path);
    fs::write(path, bytes).unwrap();
    let book = Book::open(path).unwrap();
    let mut count = 0;
    book.each(|entry| {
        assert_eq!(entry.searched.unwrap().value, found[&folded(entry.discs)].1.value);
        count += 1;
    })
    .unwrap();
    assert!(count + most_left_out >= found.len());
    let damage = book.damage().unwrap();
    let at = usize::try_from(damage.at).unwrap();
    assert!(at <= bytes.len() && damage.records <= most_left_out as u64);
    let looked_up = Book::open(path).unwrap();
    let known = found.values().filter(|(discs, _)| looked_up.get(*discs).unwrap().is_some());
    assert_eq!(known.count(), count);
    assert_eq!(looked_up.damage(), Some(damage));
}

/// Adds to the same book: the damaged file is kept, and nothing of it is left out of the new one.
#[track_caller]
fn check_mended(path: &Path, bytes: &[u8], found: &Searches) {
    fs::write(path, bytes).unwrap();
    let all: Vec<_> = found.values().cloned().collect();
    let mut book = Book::open(path).unwrap();
    book.in_bulk(|book| book.add(&all)).unwrap();
    check(&book, &all);
    let kept = book.damage().unwrap().kept.unwrap();
    assert_eq!(kept, path.with_file_name("book.othello.damaged-1"));
    assert_eq!(fs::read(&kept).unwrap(), bytes);
    fs::remove_file(kept).unwrap();
    assert_eq!(Book::open(path).unwrap().damage(), None);
}

/// Makes a book of some sixty records: in pieces of twelve, or sorted.
fn sixty(path: &Path, is_sorted: bool) -> Searches {
    let found: Vec<_> = deepest(&searches(5, 9, false)).into_values().collect();
    assert!((50..70).contains(&found.len()), "{}", found.len());
    let mut book = Book::open(path).unwrap();
    found.chunks(12).for_each(|piece| assert!(book.add(piece).unwrap().all() > 0));
    if is_sorted {
        let mut book = Book::open(path).unwrap().sorting_after(1);
        book.add(&[(found[0].0, line(Value::Exact(0), &found[0].1.moves))]).unwrap();
    }
    let mut all = Vec::new();
    let book = Book::open(path).unwrap();
    book.each(|entry| all.push((entry.discs, entry.searched.unwrap()))).unwrap();
    assert_eq!(book.damage(), None);
    deepest(&all)
}

#[test]
fn a_book_with_any_byte_changed_says_so_and_loses_nothing_else() {
    for is_sorted in [false, true] {
        let (_folder, path) = folder();
        let found = sixty(&path, is_sorted);
        let whole = fs::read(&path).unwrap();
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << (at % 8);
            check_damaged(&path, &bytes, &found, usize::from(at >= RECORD));
            if at % 97 == 95 {
                check_mended(&path, &bytes, &found);
            }
        }
    }
}

#[test]
fn a_book_that_ends_anywhere_says_so_and_has_every_whole_record() {
    for is_sorted in [false, true] {
        let (_folder, path) = folder();
        let found = sixty(&path, is_sorted);
        let whole = fs::read(&path).unwrap();
        for length in 0..whole.len() {
            let lost = (whole.len() - length).div_ceil(RECORD);
            check_damaged(&path, &whole[..length], &found, lost);
            if length % 97 == 0 {
                check_mended(&path, &whole[..length], &found);
            }
        }
    }
}

#[test]
fn a_piece_whose_writer_was_killed_counts_as_far_as_it_was_written() {
    let (folder, path) = folder();
    let found: Vec<_> = deepest(&searches(5, 9, false)).into_values().collect();
    let mut book = Book::open(&path).unwrap();
    book.add(&found[..30]).unwrap();
    let before = fs::read(&path).unwrap();
    book.add(&found[30..]).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    // The header is written last.
    bytes[..RECORD].copy_from_slice(&before[..RECORD]);
    let all: Searches = deepest(&found);
    let path = folder.path().join("killed");
    fs::create_dir(&path).unwrap();
    for length in before.len() + 1..bytes.len() {
        let path = path.join("book.othello");
        check_damaged(&path, &bytes[..length], &all, found.len() - 30);
        let mut there = Vec::new();
        let book = Book::open(&path).unwrap();
        book.each(|entry| there.push(all[&folded(entry.discs)].clone())).unwrap();
        check(&book, &there);
    }
    // While somebody writes it is no damage.
    let path = path.join("book.othello");
    fs::write(&path, &bytes[..before.len() + RECORD]).unwrap();
    let writer = fs::File::open(&path).unwrap();
    lock(&writer, Sharing::Alone).unwrap();
    let mut reader = Book::open(&path).unwrap();
    check(&reader, &found[..30]);
    assert_eq!(reader.damage(), None);
    fs::write(&path, &bytes).unwrap();
    unlock(&writer).unwrap();
    reader.refresh().unwrap();
    check(&reader, &found);
    assert_eq!(reader.damage(), None);
}

#[test]
fn files_that_are_no_books_are_refused_and_left_as_they_are() {
    let (_folder, path) = folder();
    let mut book = Book::open(&path).unwrap();
    book.add(&searches(8, 1, false)).unwrap();
    drop(book);
    let whole = fs::read(&path).unwrap();
    let changed = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 2;
        let sum = crc32fast::hash(&bytes[..36]);
        bytes[36..RECORD].copy_from_slice(&sum.to_le_bytes());
        bytes
    };
    for (bytes, expected) in [
        (b"(;GM[2])".to_vec(), "(\"othello book\") nor has whole records"),
        (changed(0), "neither begins as a book of othello does"),
        (changed(0)[..RECORD - 1].to_vec(), "neither begins as a book of othello does"),
        (changed(12), "is a book of version 3 by its header, expected 1"),
    ] {
        fs::remove_file(&path).unwrap();
        let mut book = Book::open(&path).unwrap();
        fs::write(&path, &bytes).unwrap();
        let error = Book::open(&path).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        let add = book.add(&searches(8, 2, false)).unwrap_err();
        assert!(add.to_string().contains(expected), "{add}");
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    let there = path.parent().unwrap();
    assert!(matches!(Book::open(there), Err(BookError::NotABook(_))));
    let mut book = Book::open(there.join("missing/book")).unwrap();
    assert!(matches!(book.add(&searches(8, 1, false)), Err(BookError::Io { .. })));
}

#[test]
fn deeper_searches_replace_shallower_ones_and_a_line_is_turned_as_the_board_is() {
    let (_folder, path) = folder();
    let mut book = Book::open(&path).unwrap();
    let moves = [Square::F5, Square::D6, Square::C3];
    let mut add = |value, moves: &[Square]| book.add(&[(START, line(value, moves))]).unwrap();
    assert_eq!(add(estimate(1.0, 10), &moves), Added { new: 1, deeper: 0 });
    assert_eq!(add(estimate(3.0, 9), &[Square::D3]), Added::default());
    assert_eq!(add(estimate(2.0, 10), &[Square::D3]), Added::default());
    assert_eq!(add(estimate(-0.25, 12), &moves), Added { new: 0, deeper: 1 });
    // No move, none that is legal, and a middle that is not taken.
    assert_eq!(add(Value::Exact(0), &[]), Added::default());
    assert_eq!(add(Value::Exact(0), &[Square::A1]), Added::default());
    let hole = Discs { own: 0b1, opp: 0b10 };
    assert_eq!(
        book.add(&[(hole, line(Value::Exact(2), &[Square::C1]))]).unwrap(),
        Added::default()
    );
    for symmetry in Symmetry::ALL {
        let known = book.get(image(START, symmetry)).unwrap().unwrap();
        assert_eq!(known.value, estimate(-0.25, 12));
        let found = known.searched.unwrap().moves;
        let mut position = Position::start(Rules::OTHELLO);
        // The line leads to the same position, but for a symmetry.
        let [mut turned, mut straight] = [image(START, symmetry), START];
        for (one, other) in found.iter().zip(moves) {
            position = position.play(other).unwrap();
            (turned, straight) = (after(turned, *one), after(straight, other));
            assert_eq!(folded(turned), folded(straight));
        }
        assert_eq!(found.len(), 3);
    }
}

#[test]
fn the_moves_of_a_position_are_those_that_are_followed_and_the_best_of_the_search() {
    let (_folder, path) = folder();
    let mut book = Book::open(&path).unwrap();
    let f5 = after(START, Square::F5);
    let f5d6 = after(f5, Square::D6);
    book.add(&[(f5, line(estimate(0.5, 10), &[Square::F6, Square::E6]))]).unwrap();
    book.add(&[(f5d6, line(estimate(-1.5, 10), &[Square::C3, Square::D3]))]).unwrap();
    let moves = book.moves(f5).unwrap();
    let [d6, f6] = &moves[..] else { panic!("{moves:?}") };
    assert!(d6.is_followed && !f6.is_followed);
    assert_eq!(
        (d6.value, &*d6.moves),
        (estimate(1.5, 11), &[Square::D6, Square::C3, Square::D3][..])
    );
    assert_eq!((f6.value, &*f6.moves), (estimate(0.5, 10), &[Square::F6, Square::E6][..]));
    // All four first moves are the same.
    let first = book.moves(START).unwrap();
    assert_eq!(first.len(), 4);
    assert!(first.iter().all(|known| known.value == estimate(-1.5, 11)));
    assert_eq!(book.get(START).unwrap(), None);
    book.add_unsearched(&[START]).unwrap();
    assert_eq!(book.get(START).unwrap().unwrap().value, estimate(-1.5, 11));
    assert_eq!(book.get(START).unwrap().unwrap().searched, None);
}

#[test]
fn a_backed_up_value_does_not_take_the_place_of_a_deeper_search() {
    let (_folder, path) = folder();
    let mut book = Book::open(&path).unwrap();
    let f5 = after(START, Square::F5);
    let [best_child, other] = [Square::D6, Square::F6].map(|square| after(f5, square));
    let best = [Square::D6, Square::C3];
    let values = |book: &Book| {
        let moves = book.moves(f5).unwrap().into_iter();
        moves.map(|known| (known.moves, known.value)).collect::<Vec<_>>()
    };
    // Shallower searches of the positions after two moves find more for them than the deep one of all moves.
    book.add(&[(best_child, line(estimate(2.6, 22), &[Square::C4, Square::D3]))]).unwrap();
    book.add(&[(other, line(estimate(2.0, 9), &[Square::E6]))]).unwrap();
    book.add(&[(f5, line(estimate(-3.0, 25), &best))]).unwrap();
    let f6 = [Square::F6, Square::E6];
    let expected = [(best.to_vec(), estimate(-3.0, 25)), (f6.to_vec(), estimate(-3.0, 10))];
    assert_eq!(values(&book), expected);
    assert_eq!(book.get(f5).unwrap().unwrap().value, estimate(-3.0, 25));
    // One that has looked as far does; but no further has anything looked at the third move.
    book.add(&[(best_child, line(estimate(3.5, 24), &[Square::C4, Square::D3]))]).unwrap();
    let d6 = vec![Square::D6, Square::C4, Square::D3];
    assert_eq!(values(&book)[1], (d6.clone(), estimate(-3.5, 25)));
    book.add(&[(other, line(estimate(4.0, 30), &[Square::E6]))]).unwrap();
    assert_eq!(values(&book)[0], (d6, estimate(-3.5, 25)));
    book.add(&[(best_child, line(estimate(3.5, 30), &[Square::C4]))]).unwrap();
    assert_eq!(book.get(f5).unwrap().unwrap().value, estimate(-3.5, 25));
}

#[test]
fn a_search_of_the_rest_says_nothing_about_the_other_moves() {
    let (_folder, path) = folder();
    let mut book = Book::open(&path).unwrap();
    let f5 = after(START, Square::F5);
    book.add(&[(after(f5, Square::D6), line(estimate(-3.0, 9), &[Square::C3]))]).unwrap();
    for value in [estimate(1.0, 21), Value::Exact(1)] {
        book.add_of_rest(&[(f5, line(value, &[Square::F6]))]).unwrap();
        let moves = book.moves(f5).unwrap();
        let values: Vec<_> = moves.iter().map(|known| (known.moves[0], known.value)).collect();
        assert_eq!(values, [(Square::D6, estimate(3.0, 10)), (Square::F6, value)]);
        let known = book.get(f5).unwrap().unwrap();
        assert_eq!((known.value, known.searched), (estimate(3.0, 10), None));
    }
    let mut again = Book::open(&path).unwrap();
    again.refresh().unwrap();
    assert_eq!(again.get(f5).unwrap().unwrap().value, estimate(3.0, 10));
}

#[test]
fn a_book_is_merged_into_another_and_a_merge_can_be_stopped() {
    let (folder, path) = folder();
    let [one, other] = [searches(10, 60, false), searches(11, 60, false)];
    let [mut book, mut second] =
        [path, folder.path().join("other")].map(|path| Book::open(path).unwrap().sorting_after(99));
    book.add(&one).unwrap();
    second.add(&other).unwrap();
    let all = [&one[..], &other].concat();
    let stopped = Book::open(folder.path().join("stopped"));
    stopped.unwrap().merge(&second, |_| ControlFlow::Break(())).unwrap();
    let added = book.merge(&second, |_| ControlFlow::Continue(())).unwrap();
    assert_eq!(added.new, deepest(&all).len() - deepest(&one).len());
    check(&book, &all);
    assert_eq!(book.merge(&second, |_| ControlFlow::Continue(())).unwrap(), Added::default());
}

#[test]
fn deepening_searches_the_best_line_and_deviations_and_goes_on_where_it_was_stopped() {
    let (folder, path) = folder();
    let limits = Limits::depth(4).with_selectivity(Selectivity::Percent87).with_exact_from(10);
    let plan = |discs, most| Plan { discs, limits, most };
    let mut engine = AnyEngine::new(Options { table_bytes: 1 << 20, ..Options::default() });
    let mut root = Position::start(Rules::OTHELLO);
    for name in "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6"
        .as_bytes()
        .chunks(2)
    {
        root = root.play(str::from_utf8(name).unwrap().parse().unwrap()).unwrap();
    }
    let stop = Stop::new();
    let mut whole = Book::open(&path).unwrap();
    let mut lines = Vec::new();
    let count = deepen(&mut whole, &mut engine, &root, &plan(1.0, None), &stop, |grown| {
        lines.push(grown.line.clone());
    });
    assert_eq!(count.unwrap(), lines.len());
    assert_eq!(lines[0], []);
    let mut steps = Book::open(folder.path().join("steps")).unwrap();
    let mut go_on =
        || deepen(&mut steps, &mut engine, &root, &plan(1.0, Some(3)), &stop, |_| ()).unwrap();
    let mut all = 0;
    while let more @ 1..=3 = go_on() {
        all += more;
    }
    for (mut book, count) in [(whole, lines.len()), (steps, all)] {
        assert!(count > 20, "{count}");
        // All along the best line there are values, up to where the position is solved.
        let mut position = root;
        let mut plies = 0;
        loop {
            assert!(is_searched(&book, &position, &limits).unwrap());
            let discs = Discs::new(&position.board(), position.to_move().unwrap());
            let known = book.get(discs).unwrap().unwrap();
            if known.searched.is_some_and(|line| line.value.is_exact()) {
                break;
            }
            let best = book.moves(discs).unwrap().remove(0);
            assert!(best.is_followed);
            position = position.play(best.moves[0]).unwrap();
            plies += 1;
        }
        assert!(plies > 3, "{plies}");
        let more = deepen(&mut book, &mut engine, &root, &plan(1.0, None), &stop, |_| ());
        assert_eq!(more.unwrap(), 0, "nothing is left to be done");
    }
    stop.request();
    let mut none = Book::open(folder.path().join("none")).unwrap();
    assert_eq!(deepen(&mut none, &mut engine, &root, &plan(1.0, None), &stop, |_| ()).unwrap(), 0);
}
