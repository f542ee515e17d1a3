//! The lines of a book as a tree of variations.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::tree::Moment;
use othello_engine::{Discs, Value};
use othello_games::book::{Book, BookError};
use othello_games::repertoire::make::{TRANSPOSED, extend};
use othello_notation::Record;
use othello_words::i18n::m;
use othello_words::value::{certainty, value};

/// Makes a record of a game and of the lines of the book behind it whose moves lose so many discs at most, all
/// together; of these at most so many positions, those that lose least. Each move has a comment with its value.
/// Returns the number of positions as well; `None` if the book has no move there.
pub fn record(
    book: &Book,
    game: &Game,
    discs: f32,
    most: usize,
) -> Result<Option<(Record, usize)>, BookError> {
    let mut record = Record::from(game.clone());
    let title = m::book::title().to_string();
    record.tags.insert("Event", title).expect("no other part of a record has that name");
    let most_lost = to_hundredths(discs);
    let mut seen = HashSet::new();
    let mut count = 0;
    let start = (Moment::Main(game.plies().len()), game.position());
    let mut places = vec![start];
    let mut open = BinaryHeap::from([Open { lost: Reverse(0), plies: 0, place: 0 }]);
    while let Some(Open { lost, plies, place }) = open.pop() {
        let (at, position) = places[place];
        let Some(color) = position.to_move() else { continue };
        if !seen.insert(Folded::of(&position)) {
            record.annotations.note_mut(at).add_comment(TRANSPOSED);
            continue;
        }
        let moves = book.moves(Discs::new(&position.board(), color))?;
        let best = moves.first().map(|known| hundredths(known.value)).unwrap_or_default();
        let mut same = HashSet::new();
        for known in &moves {
            let lost = lost.0 + best - hundredths(known.value);
            let after: Position = position.play(known.moves[0]).expect("the move is legal");
            if lost > most_lost || count == most || !same.insert(Folded::of(&after)) {
                continue;
            }
            let there = extend(&mut record, at, known.moves[..1].iter().copied());
            let comment =
                m::book::comment(value(known.value), color, certainty(known.value)).to_string();
            record.annotations.note_mut(there).add_comment(&comment);
            count += 1;
            open.push(Open { lost: Reverse(lost), plies: plies + 1, place: places.len() });
            places.push((there, after));
        }
    }
    Ok((count > 0).then_some((record, count)))
}

/// A position whose moves are to be written: those that lose least come first, and of these the later ones.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Open {
    /// The hundredths of a disc that are lost on the way.
    lost: Reverse<i32>,
    plies: usize,
    place: usize,
}

fn hundredths(value: Value) -> i32 {
    to_hundredths(value.discs())
}

#[expect(clippy::cast_possible_truncation, reason = "values are at most 64 discs")]
fn to_hundredths(discs: f32) -> i32 {
    (discs * 100.0).round() as i32
}
