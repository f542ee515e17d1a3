//! The order in which formats write the moves of a tree.

use crate::game::Game;
use crate::tree::annotations::{Annotations, Moment, NodeId};

/// A part of a tree in the order of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// A branch begins, with that move.
    Open(Moment),
    /// That move is played.
    Move(Moment),
    /// The branch ends that began last.
    Close,
}

/// An iterator over the moves of a game and of its variations.
pub struct Elements<'a> {
    annotations: &'a Annotations,
    /// The plies of the main line that are written.
    main: usize,
    order: Order,
    tasks: Vec<Task>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// A variation follows the move that it replaces; the line itself is in no branch.
    BehindMove,
    /// All moves that follow a branching are branches, the line itself among them.
    AllBranches,
}

#[derive(Clone, Copy, Debug)]
enum Task {
    /// A move and all that follows it.
    Line(Moment),
    /// All that follows a move.
    After(Moment),
    /// A variation, and those beside it.
    Variations(NodeId),
    Close,
}

impl<'a> Elements<'a> {
    /// Goes through the first `main` plies of a game as PGN has them: a variation stands behind the
    /// move that it replaces.
    pub fn behind_moves(annotations: &'a Annotations, main: usize) -> Self {
        Self::new(annotations, main, Order::BehindMove)
    }

    /// Goes through the first `main` plies of a game as SGF has them: where a line branches, all
    /// moves that follow are branches.
    pub fn branches(annotations: &'a Annotations, main: usize) -> Self {
        Self::new(annotations, main, Order::AllBranches)
    }

    /// Returns the plies of a main line that are to be written: those that were undone as well if
    /// anything hangs on them.
    pub fn main_plies(game: &Game, annotations: &Annotations) -> usize {
        let played = game.plies().len();
        if annotations.reach_beyond(played) { game.line().len() } else { played }
    }

    /// Returns the moments behind the moves alone.
    pub fn moments(self) -> impl Iterator<Item = Moment> {
        self.filter_map(|element| match element {
            Element::Move(at) => Some(at),
            Element::Open(_) | Element::Close => None,
        })
    }

    fn new(annotations: &'a Annotations, main: usize, order: Order) -> Self {
        Self { annotations, main, order, tasks: vec![Task::After(Moment::Main(0))] }
    }

    /// Goes on after a move; returns the next element, if there is one.
    fn after(&mut self, at: Moment) -> Option<Element> {
        let mut variations = self.annotations.variations(at);
        let next = match at {
            Moment::Main(plies) if plies < self.main => Moment::Main(plies + 1),
            // Behind the end of the main line there are only variations.
            Moment::Main(_) => {
                self.tasks.extend(variations.next().map(Task::Variations));
                return None;
            }
            Moment::Side(_) => Moment::Side(variations.next()?),
        };
        let others = variations.next().map(Task::Variations);
        let branches = self.order == Order::AllBranches && others.is_some();
        if branches {
            self.tasks.extend(others);
            self.tasks.extend([Task::Close, Task::Line(next)]);
            Some(Element::Open(next))
        } else {
            self.tasks.push(Task::After(next));
            self.tasks.extend(others);
            Some(Element::Move(next))
        }
    }
}

impl Iterator for Elements<'_> {
    type Item = Element;

    fn next(&mut self) -> Option<Element> {
        loop {
            match self.tasks.pop()? {
                Task::Close => return Some(Element::Close),
                Task::Line(at) => {
                    self.tasks.push(Task::After(at));
                    return Some(Element::Move(at));
                }
                Task::After(at) => {
                    if let Some(element) = self.after(at) {
                        return Some(element);
                    }
                }
                Task::Variations(id) => {
                    let next = self.annotations.next_variation(id);
                    self.tasks.extend(next.map(Task::Variations));
                    self.tasks.extend([Task::Close, Task::Line(Moment::Side(id))]);
                    return Some(Element::Open(Moment::Side(id)));
                }
            }
        }
    }
}
