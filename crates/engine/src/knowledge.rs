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

use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

use super::family::final_score;
use super::report::{Certainty, Line, Value};
use super::selectivity::Selectivity;
use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::position::Position;
use othello_core::rules::{Count, Goal};
use othello_core::square::{Bitboard, Square, Symmetry};

/// The values and lines that are known of positions, under any rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Knowledge {
    /// The numbers of the nodes.
    numbers: HashMap<Key, NodeNumber>,
    nodes: Vec<Node>,
    /// The nodes whose entries are to be valued anew, by the number of their discs.
    stale: BTreeSet<(usize, NodeNumber)>,
    revision: u64,
}

/// The identity of a position: those that have the same one have the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    /// The same moves follow as in Othello, so that only the discs count, and what they are worth.
    Folded(Folded, Goal, Count),
    /// There is more to it.
    Position(Position),
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            // There are seldom several goals and counts.
            Self::Folded(folded, ..) => folded.hash(state),
            Self::Position(position) => position.hash(state),
        }
    }
}

/// The number of a node, in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct NodeNumber(u32);

impl NodeNumber {
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position that is known, or that a move of one leads to.
#[derive(Clone, Debug, Default, PartialEq)]
struct Node {
    /// The known positions from which a move leads here.
    above: Vec<NodeNumber>,
    entry: Option<Box<Entry>>,
}

/// The values and lines that are known of a position, seen from it.
#[derive(Clone, Debug, PartialEq)]
struct Entry {
    position: Position,
    steps: Box<[Step]>,
    /// The most certain result of a search; without moves if it was one of the position before.
    searched: Line,
    /// The findings of searches about the other moves.
    limits: Vec<Limit>,
    /// The best line by all that is known of the positions behind it.
    known: Line,
}

/// A move of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Step {
    square: Square,
    after: After,
}

/// The position or the end of the game to which a move leads.
#[derive(Clone, Copy, Debug, PartialEq)]
enum After {
    /// The end of the game, with that score for the player of the move.
    End(i32),
    /// A position, with the way back from the orientation in which it is known.
    Position { node: NodeNumber, back: Symmetry, to_move: Option<Color> },
}

/// A finding of a search.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// The line of a move, which may not be the best one.
    Move(Line),
    /// The best line: no other move is better.
    Best(Line),
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

impl Key {
    /// Returns the key of a position, and the way to the orientation in which it is known.
    fn with_symmetry(position: &Position) -> (Self, Symmetry) {
        let rules = position.rules();
        if position.to_move().is_none() || !rules.has_othello_tree() {
            return (Self::Position(*position), Symmetry::Identity);
        }
        let (folded, symmetry) = Folded::with_symmetry(position);
        (Self::Folded(folded, rules.goal(), rules.count()), symmetry)
    }
}

impl Knowledge {
    /// Returns the value of a position for the side to move, and its best line; `None` if they are not known or there
    /// is no move.
    pub fn get(&self, position: &Position) -> Option<Line> {
        let (key, symmetry) = Key::with_symmetry(position);
        let line = self.entry(*self.numbers.get(&key)?)?.known.transformed(symmetry.inverse());
        (!line.moves.is_empty()).then_some(line)
    }

    /// Returns the moves of a position whose values are known, for the side to move, the best one first. The value of
    /// each is that of the position after it; one that a more certain search of the position has found to be no better
    /// than its best move is not better than that.
    pub fn moves(&self, position: &Position) -> Vec<Line> {
        let (key, symmetry) = Key::with_symmetry(position);
        let back = symmetry.inverse();
        let entry = self.numbers.get(&key).and_then(|number| self.entry(*number));
        let searched = entry.map(|entry| entry.searched.transformed(back));
        let limits = entry.map_or(&[][..], |entry| &entry.limits);
        let limits: Vec<_> = limits.iter().map(|limit| limit.transformed(back)).collect();
        let steps: Vec<_> = steps(position, |key| self.numbers.get(&key).copied()).collect();
        let rated = self.rated(position.to_move(), &steps, searched.as_ref(), &limits);
        rated.iter().map(Rated::line).collect()
    }

    fn entry(&self, number: NodeNumber) -> Option<&Entry> {
        self.nodes[number.index()].entry.as_deref()
    }

    /// Learns the value of a position for the side to move and its best line, and with them the positions along the
    /// line. What is known with more certainty stays; returns `false` then, or if the line is none of the position.
    pub fn learn(&mut self, position: &Position, line: &Line) -> bool {
        let before = self.revision;
        self.put_best_line(position, line);
        self.back_up();
        self.revision > before
    }

    /// Learns the value of a move, which may not be the best one: that of the position after it, and of those along the
    /// line.
    pub fn learn_move(&mut self, position: &Position, line: &Line) {
        self.put_line(position, line);
        self.back_up();
    }

    /// Learns a judgement: the line of a move and the best one in its place.
    pub fn learn_judged(&mut self, position: &Position, [played, best]: [&Line; 2]) {
        self.put_line(position, played);
        self.put_best_line(position, best);
        self.back_up();
    }

    /// Learns many findings, each with the position of its move, which takes less time than to learn each.
    pub fn learn_all(&mut self, findings: impl IntoIterator<Item = (Position, Finding)>) {
        for (position, finding) in findings {
            match finding {
                Finding::Move(line) => self.put_line(&position, &line),
                Finding::Best(line) => self.put_best_line(&position, &line),
            }
        }
        self.back_up();
    }

    /// Learns all that another one knows, which takes the place of what is as certain.
    pub fn learn_from(&mut self, newer: Self) {
        for entry in newer.nodes.into_iter().filter_map(|node| node.entry) {
            let Entry { position, searched, limits, .. } = *entry;
            self.put(&position, &searched, None);
            for Limit { most, but } in limits {
                self.put(&position, &searched, Some((most, but)));
            }
        }
        // It is another state than any before, of either.
        self.revision += newer.revision;
        self.back_up();
    }

    fn put_best_line(&mut self, position: &Position, line: &Line) {
        if line.moves.first().is_some_and(|first| position.legal_moves().contains(*first)) {
            self.put_line(position, line);
            self.put_best(position, line);
        }
    }

    fn put_line(&mut self, position: &Position, line: &Line) {
        /// The depth from which on a value behind the first move is worth to be known.
        const LEAST: Certainty = Certainty::Estimated(8, Selectivity::Percent73);
        let play = |position: &mut Position, square: &Square| {
            *position = position.play(*square).ok()?;
            Some(*position)
        };
        let positions: Vec<_> = line.moves.iter().scan(*position, play).collect();
        let (mut before, mut value) = (position.to_move(), line.value);
        let mut worth = Vec::with_capacity(positions.len());
        for (after, played) in positions.iter().zip(1..) {
            value = seen_from(value, before, after.to_move(), |depth| depth.saturating_sub(1));
            if after.to_move().is_none() || played > 1 && value.certainty() < LEAST {
                break;
            }
            let rest = line.moves[played..positions.len()].into();
            worth.push((after, Line { value, moves: rest }));
            before = after.to_move();
        }
        for (after, line) in worth.iter().rev() {
            self.put_best(after, line);
        }
    }

    /// Learns the best moves of a position, the best one first, with the value of each: no other move is better.
    pub fn learn_moves(&mut self, position: &Position, lines: &[Line]) {
        // Two of them may be the same but for a symmetry: the better one comes last.
        lines.iter().rev().for_each(|line| self.put_line(position, line));
        if let (Some(best), Some(last)) = (lines.first(), lines.last())
            && position.legal_moves().contains(best.square())
        {
            let searched = lines.iter().map(Line::square).collect();
            self.put(position, best, Some((last.value, searched)));
        }
        self.back_up();
    }

    /// Returns a number that grows with everything that is learned.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the number of known positions.
    pub fn len(&self) -> usize {
        self.searched().count()
    }

    /// Returns `true` if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns every known position, in one orientation, and what searches have found of it: a value and a line, which
    /// has no moves where the search was one of the position before. To [`learn`](Self::learn) those that have moves is
    /// to know the same.
    pub fn searched(&self) -> impl Iterator<Item = (&Position, &Line)> {
        let entries = self.nodes.iter().filter_map(|node| node.entry.as_deref());
        entries.map(|entry| (&entry.position, &entry.searched))
    }

    /// Keeps the result of a search for the best line.
    fn put_best(&mut self, position: &Position, line: &Line) {
        let best = line.moves.first().map(|best| (line.value, (*best).into()));
        self.put(position, line, best);
    }

    /// Keeps a result of a search, unless one is known that is more certain; and that no move but those of its lines, of
    /// which it has the best one, is better than the last of them.
    fn put(&mut self, position: &Position, line: &Line, last: Option<(Value, Bitboard)>) {
        let (key, symmetry) = Key::with_symmetry(position);
        let mover = position.to_move().filter(|_| matches!(key, Key::Folded(..)));
        let board = position.board().transformed(symmetry);
        let position =
            mover.map_or(*position, |mover| Position::new(position.rules(), board, mover));
        let line = line.transformed(symmetry);
        let line = Line { value: in_hundredths(line.value), ..line };
        let limit = last
            .map(|(most, but)| Limit { most: in_hundredths(most), but: but.transformed(symmetry) });
        let number = self.number(key);
        let Some(entry) = &mut self.nodes[number.index()].entry else {
            return self.put_new(number, position, line, limit);
        };
        let is_limited = limit.is_some_and(|limit| entry.limit(limit));
        let is_better = is_better(&line, &entry.searched);
        if is_better {
            entry.searched = line;
        }
        if is_better || is_limited {
            self.stale.insert((discs(&entry.position), number));
        }
    }

    /// Keeps the first result of a search of a position.
    fn put_new(
        &mut self,
        number: NodeNumber,
        position: Position,
        line: Line,
        limit: Option<Limit>,
    ) {
        let steps: Box<[_]> = steps(&position, |key| Some(self.number(key))).collect();
        for step in &steps {
            if let After::Position { node, .. } = step.after {
                self.nodes[node.index()].above.push(number);
            }
        }
        let (searched, known, limits) = (line.clone(), line, limit.into_iter().collect());
        let entry = Entry { position, steps, searched, limits, known };
        self.nodes[number.index()].entry = Some(entry.into());
        self.stale.insert((discs(&position), number));
        self.note_change(number);
    }

    /// Returns the number of the node of a key, which is made if there is none.
    fn number(&mut self, key: Key) -> NodeNumber {
        *self.numbers.entry(key).or_insert_with(|| {
            self.nodes.push(Node::default());
            let number = u32::try_from(self.nodes.len() - 1);
            NodeNumber(number.expect("so many do not fit into memory"))
        })
    }

    /// Has the positions before one valued anew, whose value has changed.
    fn note_change(&mut self, number: NodeNumber) {
        self.revision += 1;
        for above in &self.nodes[number.index()].above {
            if let Some(entry) = &self.nodes[above.index()].entry {
                self.stale.insert((discs(&entry.position), *above));
            }
        }
    }

    /// Values positions anew by what is known behind them, and those from which a move leads to one that has changed:
    /// those with the most discs first, so that each is valued once.
    fn back_up(&mut self) {
        while let Some((_, number)) = self.stale.pop_last() {
            let Some(entry) = self.entry(number) else { continue };
            let known = self.best(entry);
            if let Some(entry) = &mut self.nodes[number.index()].entry
                && entry.known != known
            {
                entry.known = known;
                self.note_change(number);
            }
        }
    }

    /// Returns the best line of a position by all that is known. It is as certain as the move itself at most, and as
    /// it is that no other move is better.
    fn best(&self, entry: &Entry) -> Line {
        let Entry { position, steps, searched, limits, .. } = entry;
        let rated = self.rated(position.to_move(), steps, Some(searched), limits);
        let is_whole = rated.len() == steps.len();
        let least = rated.iter().map(|rated| rated.value.certainty()).min().filter(|_| is_whole);
        let has_move = !searched.moves.is_empty();
        let of_others = least.max(has_move.then(|| searched.value.certainty()));
        let best = rated.first().zip(of_others).map(|(best, of_others)| Rated {
            value: at_most_as_certain(best.value, of_others),
            ..*best
        });
        let is_less =
            |best: &Rated<'_>| !has_move && searched.value.certainty() > best.value.certainty();
        let best = best.filter(|best| !is_less(best));
        best.map_or_else(|| searched.clone(), |best| best.line())
    }

    /// Returns the moves of a position that are known, the best one first, by what searches have found of it and by what
    /// is known of the positions after them.
    fn rated<'a>(
        &'a self,
        mover: Option<Color>,
        steps: &[Step],
        searched: Option<&'a Line>,
        limits: &[Limit],
    ) -> Vec<Rated<'a>> {
        let searched = searched.and_then(Rated::searched);
        let best = searched.map(|searched| searched.square);
        let rate = |step: &Step| {
            let known = self.rate(mover, step);
            let Some(searched) = searched.filter(|it| it.square == step.square) else {
                return known;
            };
            let is_as_certain = |it: &Rated<'_>| it.value.certainty() >= searched.value.certainty();
            known.filter(is_as_certain).or(Some(searched))
        };
        let mut rated: Vec<_> = steps.iter().filter_map(rate).collect();
        for it in &mut rated {
            let others = limits.iter().filter(|limit| !limit.but.contains(it.square));
            it.value = others.fold(it.value, |value, limit| at_most(value, limit.most));
        }
        rated.sort_by(|one, other| {
            let by_value = other.value.discs().total_cmp(&one.value.discs());
            let by_certainty = || other.value.certainty().cmp(&one.value.certainty());
            let is_best = |it: &Rated<'_>| Some(it.square) == best;
            by_value.then_with(by_certainty).then_with(|| is_best(other).cmp(&is_best(one)))
        });
        rated
    }

    /// Returns the value of a move by what is known of the position after it.
    fn rate(&self, mover: Option<Color>, step: &Step) -> Option<Rated<'_>> {
        let square = step.square;
        match step.after {
            After::End(score) => {
                let (value, back) = (Value::Exact(score), Symmetry::Identity);
                Some(Rated { square, value, replies: &[], back })
            }
            After::Position { node, back, to_move } => {
                let Line { value, moves: replies } = &self.entry(node)?.known;
                let value = seen_from(*value, to_move, mover, |depth| depth + 1);
                Some(Rated { square, value, replies, back })
            }
        }
    }
}

/// A move whose value is known.
#[derive(Clone, Copy)]
struct Rated<'a> {
    square: Square,
    value: Value,
    /// The best moves after it.
    replies: &'a [Square],
    /// The way back from the orientation of these.
    back: Symmetry,
}

impl<'a> Rated<'a> {
    /// Returns the best move that a search has found, if it has found one.
    fn searched(line: &'a Line) -> Option<Self> {
        let (square, replies) = line.moves.split_first()?;
        Some(Self { square: *square, value: line.value, replies, back: Symmetry::Identity })
    }

    fn line(&self) -> Line {
        let replies = self.replies.iter().map(|square| square.transformed(self.back));
        Line { value: self.value, moves: std::iter::once(self.square).chain(replies).collect() }
    }
}

/// Returns the moves of a position of which the node after it has a number.
fn steps(
    position: &Position,
    mut number: impl FnMut(Key) -> Option<NodeNumber>,
) -> impl Iterator<Item = Step> {
    let mover = position.to_move();
    position.legal_moves().into_iter().filter_map(move |square| {
        let reached = position.play(square).expect("the move is legal");
        let after = if let Some(score) = final_score(&reached, mover?) {
            After::End(score)
        } else {
            let (key, symmetry) = Key::with_symmetry(&reached);
            let (node, back) = (number(key)?, symmetry.inverse());
            After::Position { node, back, to_move: reached.to_move() }
        };
        Some(Step { square, after })
    })
}

fn discs(position: &Position) -> usize {
    64 - usize::from(position.board().empties().len())
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

/// Returns the value for one side to move as it is for that in the position before or after, the depth of an estimate
/// counted from there.
fn seen_from(
    value: Value,
    own: Option<Color>,
    other: Option<Color>,
    depth: fn(u32) -> u32,
) -> Value {
    let value = if own == other { value } else { -value };
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
    use super::{Finding, Knowledge};
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
    fn to_learn_many_findings_is_to_learn_each() {
        let findings = [
            (start(), Finding::Move(estimate(-1.0, 13, &[F5, D6, C3]))),
            (start(), Finding::Best(estimate(0.5, 13, &[D3, C5]))),
            (after(&[F5]), Finding::Best(estimate(2.0, 16, &[D6, C5]))),
            (after(&[F5, D6]), Finding::Move(estimate(-4.0, 18, &[C3]))),
            (after(&[F5, D6]), Finding::Best(estimate(1.0, 17, &[C5, F4]))),
        ];
        let (mut one, mut other) = (Knowledge::default(), Knowledge::default());
        one.learn_all(findings.clone());
        for (position, finding) in &findings {
            match finding {
                Finding::Move(line) => other.learn_move(position, line),
                Finding::Best(line) => _ = other.learn(position, line),
            }
        }
        assert_eq!(one.len(), other.len());
        for moves in [&[][..], &[F5], &[F5, D6], &[D3]] {
            let position = after(moves);
            assert_eq!(one.get(&position), other.get(&position), "{moves:?}");
            assert_eq!(one.moves(&position), other.moves(&position), "{moves:?}");
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
