//! The variations of a game and its notes, in flat lists.

use std::num::NonZeroU32;
use std::sync::Arc;

use crate::game::{Game, Ply};
use crate::position::{IllegalMove, Position};
use crate::square::Square;
use crate::tree::note::Note;

/// The variations of a game, and the notes on its moves and theirs.
///
/// A game without any costs a word, and a copy as much until one of the two changes. Two are equal
/// if they say the same, in whatever order they have been written.
#[derive(Clone, Debug, Default)]
pub struct Annotations(Option<Arc<Lists>>);

#[derive(Clone, Debug, Default)]
struct Lists {
    /// The moments of the main line by the plies before them, as far as anything hangs on them.
    main: Vec<Branches>,
    /// The moves of all variations. Those that were removed stay here, but nothing leads to them.
    nodes: Vec<Node>,
    original: Option<Original>,
}

/// A moment of the game or of one of its variations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// After so many plies of the main line, undone ones included.
    Main(usize),
    /// After that move of a variation.
    Side(NodeId),
}

/// A move of a variation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The text from which a game was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Original {
    /// The name of its format.
    pub format: &'static str,
    /// The text of this game alone.
    pub text: String,
    /// Its bytes, if they are others than those of the text.
    pub bytes: Option<Vec<u8>>,
}

/// All that hangs on a moment.
#[derive(Clone, Debug, Default)]
struct Branches {
    note: Option<Box<Note>>,
    /// The first and the last move that follow in variations; on the main line its own next move is
    /// not one of them.
    children: Option<(NodeId, NodeId)>,
}

#[derive(Clone, Debug)]
struct Node {
    parent: Moment,
    square: Square,
    next: Option<NodeId>,
    branches: Branches,
}

/// The most moves that the variations of a game in a file hold.
const MOST_NODES: usize = 1_048_576;

impl Annotations {
    /// Returns `true` if there are neither variations nor notes.
    pub fn is_empty(&self) -> bool {
        let is_bare = |branches: &Branches| {
            branches.children.is_none() && branches.note.as_ref().is_none_or(|note| note.is_empty())
        };
        self.0.as_ref().is_none_or(|lists| lists.main.iter().all(is_bare))
    }

    /// Returns `true` if there are more moves in variations than a file may have.
    pub fn is_overfull(&self) -> bool {
        self.0.as_ref().is_some_and(|lists| lists.nodes.len() > MOST_NODES)
    }

    /// Returns the note on a moment, if there is one.
    pub fn note(&self, at: Moment) -> Option<&Note> {
        self.branches(at)?.note.as_deref().filter(|note| !note.is_empty())
    }

    /// Returns the note on a moment, to be changed.
    pub fn note_mut(&mut self, at: Moment) -> &mut Note {
        self.branches_mut(at).note.get_or_insert_default()
    }

    /// Returns the moves that follow a moment in variations, in order. Those of the main line are
    /// the ones beside its own next move.
    pub fn variations(&self, at: Moment) -> impl Iterator<Item = NodeId> + Clone + '_ {
        let first = self.branches(at).and_then(|branches| branches.children);
        let first = first.map(|(first, _)| first);
        std::iter::successors(first, |&id| self.next_variation(id))
    }

    /// Returns the variation beside one, behind it.
    pub fn next_variation(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).next
    }

    /// Returns the moment before a moment; `None` at the start.
    pub fn parent(&self, at: Moment) -> Option<Moment> {
        match at {
            Moment::Main(plies) => plies.checked_sub(1).map(Moment::Main),
            Moment::Side(id) => Some(self.node(id).parent),
        }
    }

    /// Returns the square of a move.
    pub fn square(&self, id: NodeId) -> Square {
        self.node(id).square
    }

    /// Returns the moment after the next move of the line: that of the main line, or else the first
    /// of the variations.
    pub fn next(&self, game: &Game, at: Moment) -> Option<Moment> {
        self.children(game, at).next()
    }

    /// Returns all moments after a move from here, that of the line first.
    pub fn children(&self, game: &Game, at: Moment) -> impl Iterator<Item = Moment> + Clone + '_ {
        let main = match at {
            Moment::Main(plies) if plies < game.line().len() => Some(Moment::Main(plies + 1)),
            Moment::Main(_) | Moment::Side(_) => None,
        };
        main.into_iter().chain(self.variations(at).map(Moment::Side))
    }

    /// Returns the number of the plies before a moment, counted on its own line.
    pub fn plies_before(&self, at: Moment) -> usize {
        let (plies, path) = self.path(at);
        plies + path.len()
    }

    /// Returns the game of a line: the main line up to the branch, and the moves of the variation.
    pub fn game_at(&self, game: &Game, at: Moment) -> Game {
        let (plies, path) = self.path(at);
        let mut line = game.up_to(plies);
        for square in path {
            line.play(square).expect("each move of a variation is legal");
        }
        line
    }

    /// Returns the position of a moment.
    pub fn position(&self, game: &Game, at: Moment) -> Position {
        let (plies, path) = self.path(at);
        let step = |position: Position, square| {
            position.play(square).expect("each move of a variation is legal")
        };
        path.into_iter().fold(game.position_at(plies), step)
    }

    /// Returns the ply that led to a moment; `None` at the start.
    pub fn ply(&self, game: &Game, at: Moment) -> Option<Ply> {
        match at {
            Moment::Main(plies) => Some(game.line()[plies.checked_sub(1)?]),
            Moment::Side(id) => {
                let Node { parent, square, .. } = *self.node(id);
                let ply = Ply::new(self.position(game, parent), square);
                Some(ply.expect("each move of a variation is legal"))
            }
        }
    }

    /// Goes on from a moment with a move: along the line or a variation that has it already, or
    /// along a new one.
    ///
    /// # Errors
    /// Returns the reason if the square is not a legal move.
    pub fn play(&mut self, game: &Game, at: Moment, square: Square) -> Result<Moment, IllegalMove> {
        let is_it = |child: &Moment| match *child {
            Moment::Main(plies) => game.line()[plies - 1].square == square,
            Moment::Side(id) => self.square(id) == square,
        };
        let known = self.children(game, at).find(is_it);
        if let Some(known) = known {
            return Ok(known);
        }
        self.position(game, at).play(square)?;
        Ok(Moment::Side(self.push(at, square)))
    }

    /// Adds a move behind the other variations of a moment. It must be legal.
    pub fn push(&mut self, parent: Moment, square: Square) -> NodeId {
        let lists = self.lists_mut();
        let number = u32::try_from(lists.nodes.len() + 1).ok().and_then(NonZeroU32::new);
        let id = NodeId(number.expect("there are fewer moves than a limit far below that"));
        lists.nodes.push(Node { parent, square, next: None, branches: Branches::default() });
        self.attach(parent, id);
        id
    }

    /// Hangs a move behind the other variations of a moment.
    pub(super) fn attach(&mut self, parent: Moment, id: NodeId) {
        self.node_mut(id).parent = parent;
        self.node_mut(id).next = None;
        let children = &mut self.branches_mut(parent).children;
        let last = children.map(|(_, last)| last);
        *children = Some((children.map_or(id, |(first, _)| first), id));
        if let Some(last) = last {
            self.node_mut(last).next = Some(id);
        }
    }

    /// Removes the variations of a moment but for those that the predicate keeps.
    pub fn retain_variations(&mut self, at: Moment, keeps: impl Fn(NodeId) -> bool) {
        let all = self.detach_all(at);
        all.into_iter().filter(|&id| keeps(id)).for_each(|id| self.attach(at, id));
    }

    /// Takes all variations from a moment, for others or for another order of them.
    pub(super) fn detach_all(&mut self, at: Moment) -> Vec<NodeId> {
        let all = self.variations(at).collect();
        self.branches_mut(at).children = None;
        all
    }

    /// Takes the note from a moment.
    pub(super) fn take_note(&mut self, at: Moment) -> Option<Box<Note>> {
        self.branches_mut(at).note.take()
    }

    /// Puts a note to a moment, in place of the one there was.
    pub(super) fn put_note(&mut self, at: Moment, note: Option<Box<Note>>) {
        self.branches_mut(at).note = note;
    }

    /// Returns the plies of the main line after which anything may be written or a variation may
    /// begin, as a bound.
    pub(super) fn main_len(&self) -> usize {
        self.0.as_ref().map_or(0, |lists| lists.main.len())
    }

    /// Returns `true` if anything hangs on the moves of the main line behind the first `plies`: a
    /// note on one of them, a variation in place of one or behind it.
    pub fn reach_beyond(&self, plies: usize) -> bool {
        // A variation after the first plies replaces the next one.
        let has_variations = |plies| self.variations(Moment::Main(plies)).next().is_some();
        has_variations(plies)
            || (plies + 1..self.main_len())
                .any(|plies| has_variations(plies) || self.note(Moment::Main(plies)).is_some())
    }

    /// Returns the text from which the game was read, if it was kept.
    pub fn original(&self) -> Option<&Original> {
        self.0.as_ref()?.original.as_ref()
    }

    /// Keeps the text from which the game was read, unless nothing is written about it and it has no
    /// other bytes.
    pub fn keep_original(&mut self, format: &'static str, text: &str, bytes: Option<Vec<u8>>) {
        if !self.is_empty() || bytes.is_some() {
            self.lists_mut().original = Some(Original { format, text: text.into(), bytes });
        }
    }

    /// Returns the plies of the main line up to the branch, and the squares from there.
    fn path(&self, at: Moment) -> (usize, Vec<Square>) {
        let mut squares = Vec::new();
        let mut at = at;
        loop {
            match at {
                Moment::Main(plies) => {
                    squares.reverse();
                    return (plies, squares);
                }
                Moment::Side(id) => {
                    let node = self.node(id);
                    squares.push(node.square);
                    at = node.parent;
                }
            }
        }
    }

    fn branches(&self, at: Moment) -> Option<&Branches> {
        let lists = self.0.as_ref()?;
        match at {
            Moment::Main(plies) => lists.main.get(plies),
            Moment::Side(id) => Some(&lists.nodes[id.index()].branches),
        }
    }

    fn branches_mut(&mut self, at: Moment) -> &mut Branches {
        let lists = self.lists_mut();
        match at {
            Moment::Main(plies) => {
                if lists.main.len() <= plies {
                    lists.main.resize_with(plies + 1, Branches::default);
                }
                &mut lists.main[plies]
            }
            Moment::Side(id) => &mut lists.nodes[id.index()].branches,
        }
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.0.as_ref().expect("a move has its list").nodes[id.index()]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.lists_mut().nodes[id.index()]
    }

    fn lists_mut(&mut self) -> &mut Lists {
        Arc::make_mut(self.0.get_or_insert_default())
    }
}
