//! The moves that people play in the opening, and how often.

use std::collections::HashMap;
use std::sync::LazyLock;

use othello_core::folded::Folded;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

/// Lines with a move and the number of tournament games that have played it, after as many blanks as there are plies
/// before it. The moves of a position stand after one of the ways to it, those that a symmetry makes equal once.
const TABLE: &str = include_str!("usual_openings.txt");

/// A move, by the position after it, and the games that have played it.
type Played = (Folded, u32);

static USUAL: LazyLock<HashMap<Folded, Vec<Played>>> = LazyLock::new(|| {
    let mut usual = HashMap::<_, Vec<_>>::new();
    let mut before = vec![Position::start(Rules::OTHELLO)];
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let text = line.trim_start();
        before.truncate(line.len() - text.len() + 1);
        let entry = text.split_once(' ').and_then(|(square, games)| {
            let position = before.last()?;
            let after = position.play(square.parse().ok()?).ok()?;
            Some((*position, after, games.parse().ok()?))
        });
        let (position, after, games) = entry.expect("each line is a legal move with a number");
        usual.entry(Folded::of(&position)).or_default().push((Folded::of(&after), games));
        before.push(after);
    }
    usual
});

/// Returns the moves that at least a hundred tournament games have in a position of the first ten moves, each with the
/// number of those games.
///
/// Games that differ by a symmetry are one; where symmetric moves lead to the same position, they share its games.
///
/// The counts are those of the [WTHOR base](https://www.ffothello.org/informatique/la-base-wthor/) of the French
/// federation.
pub fn usual_moves(position: &Position) -> Vec<(Square, f32)> {
    if position.rules() != Rules::OTHELLO {
        return Vec::new();
    }
    let Some(played) = USUAL.get(&Folded::of(position)) else { return Vec::new() };
    let after = |square| position.play(square).ok().map(|after| Folded::of(&after));
    let moves: Vec<_> =
        position.legal_moves().into_iter().map(|square| (square, after(square))).collect();
    let share = |&(square, after): &(Square, Option<Folded>)| {
        let (_, games) = played.iter().find(|(known, _)| Some(*known) == after)?;
        let images = moves.iter().filter(|(_, other)| *other == after).count();
        Some((square, *games as f32 / images as f32))
    };
    moves.iter().filter_map(share).collect()
}
