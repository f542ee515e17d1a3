//! The knowledge of positions: the best value and line that any search has found of each, in one place.
//!
//! Positions that a symmetry leads to one another are one, and so are transpositions. What is more certain takes the
//! place of what is less so, and is backed up: the value of a position is that of its best move, and that of a move
//! the value of the position after it.
//!
//! ```
//! use othello_core::{Position, Rules, Square};
//! use othello_engine::knowledge::Knowledge;
//! use othello_engine::{Line, Value};
//!
//! let start = Position::start(Rules::OTHELLO);
//! let mut knowledge = Knowledge::default();
//! let line = |value, moves: &[Square]| Line { value: Value::Exact(value), moves: moves.into() };
//! knowledge.learn(&start, &line(2, &[Square::F5, Square::D6]));
//! // The other three moves are the same one.
//! assert_eq!(knowledge.moves(&start).len(), 4);
//! let after = start.play(Square::D3)?;
//! assert_eq!(knowledge.get(&after), Some(line(-2, &[Square::C5])));
//! # Ok::<(), othello_core::position::IllegalMove>(())
//! ```

use std::collections::HashMap;

use super::family::final_score;
use super::report::{Certainty, Line, Value};
use super::selectivity::Selectivity;
use othello_core::folded::Folded;
use othello_core::position::Position;
use othello_core::rules::{Count, Goal};
use othello_core::square::{Bitboard, Square, Symmetry};

/// The values and lines that are known of positions, under any rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Knowledge {
    entries: HashMap<Key, Entry>,
    /// The known positions from which a move leads to a position.
    above: HashMap<Key, Vec<Key>>,
    revision: u64,
}

/// The identity of a position: those that have the same one have the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    /// The same moves follow as in Othello, so that only the discs count, and what they are worth.
    Folded(Folded, Goal, Count),
    /// There is more to it.
    Position(Position),
}

/// The values and lines that are known of a position, seen from it.
#[derive(Clone, Debug, PartialEq)]
struct Entry {
    position: Position,
    /// The most certain result of a search; without moves if it was one of the position before.
    searched: Line,
    /// The findings of searches about the other moves.
    limits: Vec<Limit>,
    /// The best line by all that is known of the positions behind it.
    known: Line,
}

/// The finding of a search that no move but some is better than that.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Limit {
    most: Value,
    but: Bitboard,
}

impl Limit {
    /// Returns `true` if nothing more follows from another limit.
    fn says_as_much(&self, other: &Self) -> bool {
        self.most.certainty() >= other.most.certainty()
            && self.most.discs() <= other.most.discs()
            && (self.but & !other.but).is_empty()
    }

    fn transformed(self, symmetry: Symmetry) -> Self {
        Self { but: self.but.transformed(symmetry), ..self }
    }
}

impl Entry {
    /// Notes a limit; returns `false` if it is known.
    fn limit(&mut self, limit: Limit) -> bool {
        /// More than a search has depths.
        const MOST: usize = 64;
        let is_new = !self.limits.iter().any(|known| known.says_as_much(&limit));
        if is_new {
            self.limits.retain(|known| !limit.says_as_much(known));
            self.limits.truncate(MOST - 1);
            self.limits.push(limit);
        }
        is_new
    }
}

/// A position in the orientation in which it is known, and the way there.
struct Known {
    key: Key,
    position: Position,
    symmetry: Symmetry,
}

impl Known {
    fn of(position: &Position) -> Self {
        let rules = position.rules();
        let mover = position.to_move().filter(|_| rules.has_othello_tree());
        let Some(mover) = mover else {
            let (key, symmetry) = (Key::Position(*position), Symmetry::Identity);
            return Self { key, position: *position, symmetry };
        };
        let (folded, symmetry) = Folded::with_symmetry(position);
        let position = Position::new(rules, folded.board(), mover);
        Self { key: Key::Folded(folded, rules.goal(), rules.count()), position, symmetry }
    }
}

impl Knowledge {
    /// Returns the value of a position for the side to move, and its best line; `None` if they are not known or there
    /// is no move.
    pub fn get(&self, position: &Position) -> Option<Line> {
        let known = Known::of(position);
        let entry = self.entries.get(&known.key)?;
        let line = entry.known.transformed(known.symmetry.inverse());
        (!line.moves.is_empty()).then_some(line)
    }

    /// Returns the moves of a position whose values are known, for the side to move, the best one first. The value of
    /// each is that of the position after it; one that a more certain search of the position has found to be no better
    /// than its best move is not better than that.
    pub fn moves(&self, position: &Position) -> Vec<Line> {
        let known = Known::of(position);
        let Some(entry) = self.entries.get(&known.key) else {
            return self.lines(position, None, &[]);
        };
        let back = known.symmetry.inverse();
        let limits: Vec<_> = entry.limits.iter().map(|limit| limit.transformed(back)).collect();
        self.lines(position, Some(&entry.searched.transformed(back)), &limits)
    }

    /// Learns the value of a position for the side to move and its best line, and with them the positions along the
    /// line. What is known with more certainty stays; returns `false` then, or if the line is none of the position.
    pub fn learn(&mut self, position: &Position, line: &Line) -> bool {
        let before = self.revision;
        if line.moves.first().is_some_and(|first| position.legal_moves().contains(*first)) {
            self.learn_move(position, line);
            self.put_best(position, line);
        }
        self.revision > before
    }

    /// Learns the value of a move, which may not be the best one: that of the position after it, and of those along the
    /// line.
    pub fn learn_move(&mut self, position: &Position, line: &Line) {
        /// The depth from which on a value behind the first move is worth to be known.
        const LEAST: Certainty = Certainty::Estimated(8, Selectivity::Percent73);
        let play = |position: &mut Position, square: &Square| {
            *position = position.play(*square).ok()?;
            Some(*position)
        };
        let positions: Vec<_> = line.moves.iter().scan(*position, play).collect();
        let (mut before, mut value) = (*position, line.value);
        let mut worth = Vec::with_capacity(positions.len());
        for (after, played) in positions.iter().zip(1..) {
            value = seen_from(value, &before, after, |depth| depth.saturating_sub(1));
            if after.to_move().is_none() || played > 1 && value.certainty() < LEAST {
                break;
            }
            let rest = line.moves[played..positions.len()].into();
            worth.push((after, Line { value, moves: rest }));
            before = *after;
        }
        // The last first, so that each is valued once.
        for (after, line) in worth.iter().rev() {
            self.put_best(after, line);
        }
    }

    /// Learns a judgement: the line of a move and the best one in its place.
    pub fn learn_judged(&mut self, position: &Position, [played, best]: [&Line; 2]) {
        self.learn_move(position, played);
        self.learn(position, best);
    }

    /// Learns the best moves of a position, the best one first, with the value of each: no other move is better.
    pub fn learn_moves(&mut self, position: &Position, lines: &[Line]) {
        // Two of them may be the same but for a symmetry: the better one comes last.
        lines.iter().rev().for_each(|line| self.learn_move(position, line));
        let (Some(best), Some(last)) = (lines.first(), lines.last()) else { return };
        if position.legal_moves().contains(best.square()) {
            let searched = lines.iter().map(Line::square).collect();
            self.put(position, best, Some((last.value, searched)));
        }
    }

    /// Returns a number that grows with everything that is learned.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the number of known positions.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns `true` if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns every known position, in one orientation, and what searches have found of it: a value and a line, which
    /// has no moves where the search was one of the position before. To [`learn`](Self::learn) those that have moves is
    /// to know the same.
    pub fn searched(&self) -> impl Iterator<Item = (&Position, &Line)> {
        self.entries.values().map(|entry| (&entry.position, &entry.searched))
    }

    /// Keeps the result of a search for the best line.
    fn put_best(&mut self, position: &Position, line: &Line) {
        let best = line.moves.first().map(|best| (line.value, (*best).into()));
        self.put(position, line, best);
    }

    /// Keeps a result of a search, unless one is known that is more certain; and that no move but those of its lines, of
    /// which it has the best one, is better than the last of them.
    fn put(&mut self, position: &Position, line: &Line, last: Option<(Value, Bitboard)>) {
        let Known { key, position, symmetry } = Known::of(position);
        let line = line.transformed(symmetry);
        let line = Line { value: in_hundredths(line.value), ..line };
        let limit = last
            .map(|(most, but)| Limit { most: in_hundredths(most), but: but.transformed(symmetry) });
        match self.entries.get_mut(&key) {
            None => {
                for square in position.legal_moves() {
                    let after = position.play(square).expect("the move is legal");
                    self.above.entry(Known::of(&after).key).or_default().push(key);
                }
                let (searched, known) = (line.clone(), line);
                let limits = limit.into_iter().collect();
                self.entries.insert(key, Entry { position, searched, limits, known });
                self.revision += 1;
            }
            Some(entry) => {
                let is_limited = limit.is_some_and(|limit| entry.limit(limit));
                let is_better = is_better(&line, &entry.searched);
                if is_better {
                    entry.searched = line;
                }
                if !is_better && !is_limited {
                    return;
                }
            }
        }
        self.back_up(key);
    }

    /// Values a position anew by what is known behind it, and those from which a move leads there.
    fn back_up(&mut self, key: Key) {
        // There are more discs in a position than before it, so that this ends.
        let mut changed = vec![key];
        let mut is_first = true;
        while let Some(key) = changed.pop() {
            let Some(entry) = self.entries.get(&key) else { continue };
            let known = self.best(entry);
            let is_changed = known != entry.known;
            if let Some(entry) = self.entries.get_mut(&key).filter(|_| is_changed) {
                entry.known = known;
                self.revision += 1;
            }
            if is_changed || std::mem::take(&mut is_first) {
                changed.extend(self.above.get(&key).into_iter().flatten());
            }
        }
    }

    /// Returns the best line of a position by all that is known. It is as certain as the move itself at most, and as
    /// it is that no other move is better.
    fn best(&self, entry: &Entry) -> Line {
        let searched = &entry.searched;
        let lines = self.lines(&entry.position, Some(searched), &entry.limits);
        let is_whole = lines.len() == usize::from(entry.position.legal_moves().len());
        let least = lines.iter().map(|line| line.value.certainty()).min().filter(|_| is_whole);
        let has_move = !searched.moves.is_empty();
        let of_others = least.max(has_move.then(|| searched.value.certainty()));
        let best = lines.into_iter().next().zip(of_others).map(|(line, of_others)| Line {
            value: at_most_as_certain(line.value, of_others),
            ..line
        });
        let is_less =
            |best: &Line| !has_move && searched.value.certainty() > best.value.certainty();
        best.filter(|best| !is_less(best)).unwrap_or_else(|| searched.clone())
    }

    /// Returns the lines of a position by what is known of it and of the positions after its moves, the best one first.
    fn lines(&self, position: &Position, searched: Option<&Line>, limits: &[Limit]) -> Vec<Line> {
        let searched = searched.filter(|line| !line.moves.is_empty());
        let best = searched.and_then(|line| line.moves.first());
        let line = |square: Square| {
            let known = self.line_of(position, square);
            let Some(searched) = searched.filter(|_| best == Some(&square)) else { return known };
            let is_as_certain = |line: &Line| line.value.certainty() >= searched.value.certainty();
            known.filter(is_as_certain).or_else(|| Some(searched.clone()))
        };
        let mut lines: Vec<_> = position.legal_moves().into_iter().filter_map(line).collect();
        for line in &mut lines {
            let others = limits.iter().filter(|limit| !limit.but.contains(line.square()));
            line.value = others.fold(line.value, |value, limit| at_most(value, limit.most));
        }
        lines.sort_by(|one, other| {
            let by_value = other.value.discs().total_cmp(&one.value.discs());
            let by_certainty = || other.value.certainty().cmp(&one.value.certainty());
            let is_best = |line: &Line| line.moves.first() == best;
            by_value.then_with(by_certainty).then_with(|| is_best(other).cmp(&is_best(one)))
        });
        lines
    }

    /// Returns the line of a move by what is known of the position after it.
    fn line_of(&self, position: &Position, square: Square) -> Option<Line> {
        let (mover, after) = (position.to_move()?, position.play(square).ok()?);
        if let Some(score) = final_score(&after, mover) {
            return Some(Line { value: Value::Exact(score), moves: vec![square] });
        }
        let known = Known::of(&after);
        let line = &self.entries.get(&known.key)?.known;
        let replies = line.transformed(known.symmetry.inverse()).moves;
        let value = seen_from(line.value, &after, position, |depth| depth + 1);
        Some(Line { value, moves: [vec![square], replies].concat() })
    }
}

/// Returns `true` if a result takes the place of another one: it is more certain, or as certain and newer.
fn is_better(new: &Line, known: &Line) -> bool {
    let (new_is, known_is) = (new.value.certainty(), known.value.certainty());
    let has_line = !new.moves.is_empty() || known.moves.is_empty();
    new_is > known_is || new_is == known_is && has_line && new != known
}

/// Rounds an estimate to a hundredth of a disc, as it is kept with a game.
fn in_hundredths(value: Value) -> Value {
    match value {
        Value::Estimated { discs, depth, selectivity } => {
            let discs = (discs * 100.0).round() / 100.0;
            Value::Estimated { discs, depth, selectivity }
        }
        Value::Exact(_) => value,
    }
}

/// Returns the value of one position for the side to move in the one before or after it, the depth of an estimate
/// counted from there.
fn seen_from(value: Value, own: &Position, other: &Position, depth: fn(u32) -> u32) -> Value {
    let value = if own.to_move() == other.to_move() { value } else { -value };
    match value {
        // Not found by a search.
        Value::Estimated { depth: 0, .. } | Value::Exact(_) => value,
        Value::Estimated { discs, depth: own, selectivity } => {
            Value::Estimated { discs, depth: depth(own), selectivity }
        }
    }
}

/// Returns the value of a move of which a search has found that it is no better than that, if the search is the more
/// certain one.
fn at_most(value: Value, best: Value) -> Value {
    match value {
        Value::Estimated { discs, depth, selectivity }
            if best.certainty() > value.certainty() && discs > best.discs() =>
        {
            Value::Estimated { discs: best.discs(), depth, selectivity }
        }
        Value::Estimated { .. } | Value::Exact(_) => value,
    }
}

/// Returns a value that is no more certain than that.
fn at_most_as_certain(value: Value, most: Certainty) -> Value {
    match most {
        Certainty::Estimated(depth, selectivity) if value.certainty() > most => {
            Value::Estimated { discs: value.discs(), depth, selectivity }
        }
        Certainty::Estimated(..) | Certainty::Exact => value,
    }
}

#[cfg(test)]
mod tests {
    use super::Knowledge;
    use crate::report::{Line, Value};
    use crate::selectivity::Selectivity;
    use othello_core::board::{Board, Color};
    use othello_core::position::Position;
    use othello_core::rules::{Preset, Rules};
    use othello_core::square::Square::{self, A1, C1, C3, C4, C5, D3, D6, E3, E6, F4, F5, F6};
    use othello_core::square::Symmetry;

    fn start() -> Position {
        Position::start(Rules::OTHELLO)
    }

    fn after(moves: &[Square]) -> Position {
        moves.iter().fold(start(), |position, square| position.play(*square).unwrap())
    }

    fn exact(discs: i32, moves: &[Square]) -> Line {
        Line { value: Value::Exact(discs), moves: moves.into() }
    }

    fn estimate(discs: f32, depth: u32, moves: &[Square]) -> Line {
        let selectivity = Selectivity::Percent73;
        Line { value: Value::Estimated { discs, depth, selectivity }, moves: moves.into() }
    }

    #[test]
    fn what_is_known_of_a_position_is_known_of_its_images() {
        let mut knowledge = Knowledge::default();
        assert!(knowledge.is_empty() && knowledge.get(&start()).is_none());
        let position = after(&[F5]);
        knowledge.learn(&position, &estimate(1.5, 12, &[D6, C3]));
        for symmetry in Symmetry::ALL {
            let board = position.board().transformed(symmetry);
            let image = Position::new(Rules::OTHELLO, board, Color::White);
            let moves = [D6, C3].map(|square| square.transformed(symmetry));
            assert_eq!(knowledge.get(&image), Some(estimate(1.5, 12, &moves)), "{symmetry:?}");
        }
        let black = Position::new(Rules::OTHELLO, position.board(), Color::Black);
        assert_eq!(knowledge.get(&black), None, "the other side is to move");
    }

    #[test]
    fn what_is_deeper_or_more_certain_stays() {
        let mut knowledge = Knowledge::default();
        let position = after(&[F5]);
        let known = |knowledge: &Knowledge| knowledge.get(&position).unwrap();
        assert!(knowledge.learn(&position, &estimate(1.0, 12, &[D6])));
        assert!(knowledge.learn(&position, &estimate(2.0, 14, &[F6])));
        let revision = knowledge.revision();
        assert!(!knowledge.learn(&position, &estimate(3.0, 11, &[D6])));
        assert_eq!((known(&knowledge), knowledge.revision()), (estimate(2.0, 14, &[F6]), revision));
        let Value::Estimated { discs, depth, .. } = estimate(2.5, 14, &[]).value else { panic!() };
        let value = Value::Estimated { discs, depth, selectivity: Selectivity::Percent99 };
        assert!(knowledge.learn(&position, &Line { value, moves: vec![D6] }));
        assert!(knowledge.learn(&position, &exact(0, &[D6])));
        knowledge.learn(&position, &estimate(9.0, 60, &[F6]));
        assert_eq!(known(&knowledge), exact(0, &[D6]));
        assert!(!knowledge.learn(&position, &exact(4, &[A1])), "the move is not legal");
    }

    #[test]
    fn the_value_of_a_position_is_that_of_its_best_move_and_is_backed_up() {
        let mut knowledge = Knowledge::default();
        let position = after(&[F5]);
        let best = |knowledge: &Knowledge, position: &Position| knowledge.get(position).unwrap();
        knowledge.learn(&position, &estimate(1.0, 12, &[D6, C3]));
        knowledge.learn(&start(), &estimate(-1.0, 13, &[F5, D6, C3]));
        // A deeper look at the move finds that another one is better, two plies up as well.
        knowledge.learn(&after(&[F5, F6]), &estimate(-4.0, 19, &[E6]));
        // It is not more certain than that no third one is better still.
        assert_eq!(best(&knowledge, &position), estimate(4.0, 12, &[F6, E6]));
        assert_eq!(best(&knowledge, &start()), estimate(-4.0, 13, &[F5, F6, E6]));
        // And then that it is worse.
        knowledge.learn(&after(&[F5, F6]), &estimate(2.0, 25, &[E6]));
        assert_eq!(best(&knowledge, &position), estimate(1.0, 12, &[D6, C3]));
        let values = knowledge.moves(&position).into_iter().map(|line| (line.square(), line.value));
        let expected = [(D6, estimate(1.0, 12, &[]).value), (F6, estimate(-2.0, 26, &[]).value)];
        assert_eq!(values.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_move_is_not_better_than_the_best_one_of_a_deeper_search() {
        let mut knowledge = Knowledge::default();
        let position = after(&[F5]);
        let lines = [estimate(3.0, 8, &[F6]), estimate(1.0, 8, &[D6]), estimate(-6.0, 8, &[F4])];
        knowledge.learn_moves(&position, &lines);
        let rows = |knowledge: &Knowledge| {
            let moves = knowledge.moves(&position);
            moves.iter().map(|line| (line.square(), line.value.discs())).collect::<Vec<_>>()
        };
        let mut single = knowledge.clone();
        single.learn(&position, &estimate(1.5, 20, &[D6]));
        assert_eq!(rows(&single), [(D6, 1.5), (F6, 1.5), (F4, -6.0)]);
        // Two lines say more, though they are not as deep.
        for knowledge in [&mut single, &mut knowledge] {
            let lines = [estimate(1.25, 12, &[D6]), estimate(-7.0, 12, &[F4])];
            knowledge.learn_moves(&position, &lines);
        }
        assert_eq!(rows(&single), [(D6, 1.5), (F4, -7.0), (F6, -7.0)]);
        assert_eq!(rows(&knowledge), [(D6, 1.25), (F4, -7.0), (F6, -7.0)]);
        knowledge.learn(&position, &estimate(1.5, 20, &[D6]));
        assert_eq!(rows(&knowledge), rows(&single));
        assert_eq!(knowledge.get(&position), Some(estimate(1.5, 20, &[D6])));
    }

    #[test]
    fn a_move_that_was_searched_is_not_limited_by_the_worst_one() {
        let mut knowledge = Knowledge::default();
        let position = after(&[F5]);
        let lines = [(2.0, D6, C3), (1.0, F6, E6), (-9.0, F4, C3)];
        let lines = lines.map(|(discs, square, reply)| estimate(discs, 16, &[square, reply]));
        knowledge.learn_moves(&position, &lines);
        // Less is found of the reply to one of them.
        knowledge.learn(&after(&[F5, F6, E6]), &estimate(3.0, 9, &[D6]));
        assert_eq!(knowledge.moves(&position), lines);
    }

    #[test]
    fn the_positions_along_a_line_are_known() {
        let mut knowledge = Knowledge::default();
        knowledge.learn(&start(), &estimate(1.0, 12, &[F5, D6, C3, D3, C4, F4, C5]));
        assert_eq!(
            knowledge.get(&after(&[F5, D6])),
            Some(estimate(1.0, 10, &[C3, D3, C4, F4, C5]))
        );
        assert_eq!(knowledge.get(&after(&[F5, D6, C3, D3, C4])), None, "that is not deep");
    }

    #[test]
    fn moves_that_are_the_same_have_the_value_of_the_better_one() {
        let mut knowledge = Knowledge::default();
        let lines = [(1.0, F5, D6), (0.8, D3, C5), (0.7, C4, E3), (0.5, E6, F4)];
        let lines = lines.map(|(discs, square, reply)| estimate(discs, 10, &[square, reply]));
        knowledge.learn_moves(&start(), &lines);
        let moves = knowledge.moves(&start());
        assert_eq!(moves.len(), 4);
        assert!(moves.iter().all(|line| line.value == estimate(1.0, 10, &[]).value));
    }

    #[test]
    fn a_pass_and_the_end_of_a_game_are_seen_from_the_side_that_moves() {
        let position = |board: &str| {
            let board: Board = board.parse().unwrap();
            Position::new(Rules::OTHELLO, board, Color::Black)
        };
        let end = position(&format!("XO{}", "-".repeat(62)));
        assert_eq!(Knowledge::default().moves(&end), [exact(64, &[C1])]);
        let before = position(&format!("XO{}XO------", "-".repeat(54)));
        let between = before.play(C1).unwrap();
        assert_eq!(between.to_move(), Some(Color::Black), "White has to pass");
        let [second] = between.legal_moves().into_iter().collect::<Vec<_>>()[..] else { panic!() };
        let mut knowledge = Knowledge::default();
        knowledge.learn(&between, &exact(64, &[second]));
        let moves = [exact(64, &[C1, second]), exact(64, &[second, C1])];
        assert_eq!(knowledge.moves(&before), moves);
    }

    #[test]
    fn other_rules_have_other_values() {
        // The mirrored start is an image of the usual one.
        let is_other = |preset: &&Preset| **preset != Preset::OthelloMirrored;
        let mut knowledge = Knowledge::default();
        for preset in Preset::ALL.iter().filter(is_other) {
            let start = Position::start(preset.rules());
            assert_eq!(knowledge.get(&start), None, "{preset:?}");
            let first = start.legal_moves().first().unwrap();
            knowledge.learn(&start, &estimate(1.0, 3, &[first]));
            assert!(knowledge.get(&start).is_some());
        }
    }

    #[test]
    fn what_searches_have_found_is_learned_again() {
        let mut knowledge = Knowledge::default();
        knowledge.learn(&after(&[F5]), &estimate(1.0, 12, &[D6, C3]));
        knowledge.learn(&after(&[F5, D6]), &estimate(0.5, 15, &[C5]));
        let mut copy = Knowledge::default();
        for (position, line) in knowledge.searched() {
            copy.learn(position, line);
        }
        for moves in [&[F5][..], &[F5, D6]] {
            assert_eq!(copy.get(&after(moves)), knowledge.get(&after(moves)));
        }
    }
}
