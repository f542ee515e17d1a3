//! Equality of annotations, and what of some is missing in others.

use std::collections::{BTreeMap, BTreeSet};

use crate::tree::annotations::{Annotations, Moment, NodeId};
use crate::tree::note::Note;

/// A part of annotations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// Variations, those kept as text among them.
    Variations,
    /// Comments and names of moments.
    Comments,
    /// Signs of moves and marks on squares.
    Marks,
    /// Properties that mean nothing to us.
    Properties,
    /// Times and values of moves as GGF has them.
    Times,
}

/// The annotations that have a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// These and the others.
    Both,
    /// It begins what is missing in the others.
    Here,
    /// It follows another move that is missing in the others.
    Along,
    /// The others alone.
    There,
}

impl Annotations {
    /// Returns the parts of which these have some that others do not, with their numbers. Variations
    /// of one move are compared in their order, with those of the same place.
    pub fn missing_in(&self, others: &Self) -> BTreeMap<Part, usize> {
        let mut missing = BTreeMap::new();
        let mut add = |part, count| {
            if count > 0 {
                *missing.entry(part).or_default() += count;
            }
        };
        self.compare(others, |note, other, side| {
            if side == Side::Here {
                add(Part::Variations, 1);
            }
            if let Some(note) = note {
                lost_parts(note, other.unwrap_or(&Note::default()), &mut add);
            }
            true
        });
        missing
    }

    /// Visits the notes of all moments with those of the same moments of others, until the visitor
    /// returns `false`; it is told as well who has a move there.
    fn compare(
        &self,
        others: &Self,
        mut visit: impl FnMut(Option<&Note>, Option<&Note>, Side) -> bool,
    ) {
        let mut stack: Vec<(Option<NodeId>, Option<NodeId>, Side)> = Vec::new();
        for plies in 0..self.main_len().max(others.main_len()) {
            let at = Moment::Main(plies);
            if !visit(self.note(at), others.note(at), Side::Both) {
                return;
            }
            let there = others.variations(at).next();
            stack.push((self.variations(at).next(), there, Side::Here));
        }
        while let Some((here, there, missing)) = stack.pop() {
            let Some(id) = here else {
                if there.is_some() && !visit(None, None, Side::There) {
                    return;
                }
                continue;
            };
            let there = there.filter(|&there| self.square(id) == others.square(there));
            let at = Moment::Side(id);
            let other = there.and_then(|there| others.note(Moment::Side(there)));
            let side = if there.is_some() { Side::Both } else { missing };
            if !visit(self.note(at), other, side) {
                return;
            }
            let next = there.and_then(|there| others.next_variation(there));
            stack.push((self.next_variation(id), next, Side::Here));
            let child = there.and_then(|there| others.variations(Moment::Side(there)).next());
            let missing = if there.is_some() { Side::Here } else { Side::Along };
            stack.push((self.variations(at).next(), child, missing));
        }
    }
}

impl PartialEq for Annotations {
    fn eq(&self, other: &Self) -> bool {
        let mut is_equal = true;
        self.compare(other, |note, other, side| {
            is_equal = side == Side::Both && note == other;
            is_equal
        });
        is_equal
    }
}

impl Eq for Annotations {}

/// Visits the parts of which a note has some that another has not, with their numbers.
fn lost_parts(note: &Note, other: &Note, visit: &mut dyn FnMut(Part, usize)) {
    let texts =
        [(&note.before, &other.before), (&note.comment, &other.comment), (&note.name, &other.name)];
    let texts = texts.iter().filter(|(text, other)| !text.is_empty() && text != other);
    visit(Part::Comments, texts.count());
    let signs = note.signs().iter().filter(|sign| !other.signs().contains(sign));
    visit(Part::Marks, signs.count() + note.marks().difference(other.marks()).count());
    visit(Part::Variations, missing(&note.unread, &other.unread).count());
    for property in missing(&note.properties, &other.properties) {
        visit(if property.is_time() { Part::Times } else { Part::Properties }, 1);
    }
}

/// Returns the elements of a list that are not in another one.
fn missing<'a, T: Ord>(list: &'a [T], other: &[T]) -> impl Iterator<Item = &'a T> {
    let other: BTreeSet<&T> = other.iter().collect();
    list.iter().filter(move |element| !other.contains(element))
}
