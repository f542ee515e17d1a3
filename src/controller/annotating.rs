//! Variations and notes at the viewed moment.

use super::action::{Annotate, Sibling};
use super::event::Annotated;
use super::{Controller, Event, Refusal};
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::square::Square;
use othello_core::tree::{Annotations, Mark, Moment, Note, Sign};

impl Controller {
    pub(super) fn annotate(&mut self, annotate: Annotate) {
        let at = self.viewed_moment();
        match annotate {
            Annotate::Sibling(step) => self.go_to_sibling(at, step),
            Annotate::View(at) => {
                self.go_to(at);
                self.event(Event::Browsed);
            }
            Annotate::Enter(number) => self.enter_variation(at, number),
            Annotate::Leave => self.leave_variation(),
            Annotate::Promote => self.promote(at),
            Annotate::Remove => self.remove(at),
            Annotate::Comment(text) => self.comment(at, &text),
            Annotate::CycleSign => self.cycle_sign(at),
            Annotate::Sign(sign) => self.sign(at, sign),
            Annotate::CycleMark(square) => self.cycle_mark(at, square),
            Annotate::Mark(square, mark) => self.mark(at, square, mark),
        }
    }

    /// Plays squares from the viewed moment as a variation, along the moves that are known there.
    pub(super) fn vary(&mut self, squares: &[Square]) {
        let mut at = self.viewed_moment();
        let mut position = self.viewed_position();
        for (number, &square) in (1..).zip(squares) {
            match position.play(square) {
                Ok(after) => position = after,
                Err(reason) => {
                    return self.refuse(Refusal::IllegalMove { square, number, reason });
                }
            }
        }
        for &square in squares {
            let next = self.session.vary(at, square);
            at = next.expect("all squares have been checked");
            self.go_to(at);
            if let Some(&ply) = self.last_viewed() {
                self.event(Event::Varied(ply));
            }
        }
        self.save();
    }

    /// Returns `true` if a move in place of a known one is a variation: not while the game goes on
    /// against the clock or a computer, where it might be a way to try moves before they count.
    pub(super) fn can_vary(&self) -> bool {
        let players = self.session.players();
        let are_people = Color::BOTH.into_iter().all(|color| players[color].is_human());
        self.session.to_move().is_none() || are_people && self.session.clock().is_none()
    }

    /// Views a moment of any line.
    pub(super) fn go_to(&mut self, at: Moment) {
        let (game, annotations) = (self.session.game(), self.session.annotations());
        self.viewed.go_to(at, game, annotations);
    }

    fn go_to_sibling(&mut self, at: Moment, step: Sibling) {
        let siblings: Vec<Moment> = self.siblings(at).collect();
        let index = siblings.iter().position(|&sibling| sibling == at);
        let Some(index) = index.filter(|_| siblings.len() > 1) else {
            return self.refuse(Refusal::NoSibling);
        };
        let index = match step {
            Sibling::Next => (index + 1) % siblings.len(),
            Sibling::Previous => (index + siblings.len() - 1) % siblings.len(),
        };
        self.go_to(siblings[index]);
        self.event(Event::Browsed);
    }

    fn enter_variation(&mut self, at: Moment, number: usize) {
        let own = usize::from(matches!(at, Moment::Side(_)));
        let variations: Vec<_> = self.session.annotations().variations(at).skip(own).collect();
        let found = number.checked_sub(1).and_then(|index| variations.get(index).copied());
        let count = variations.len();
        match found {
            Some(id) => {
                self.go_to(Moment::Side(id));
                self.event(Event::Browsed);
            }
            None => self.refuse(Refusal::NoSuchVariation { variations: count }),
        }
    }

    fn leave_variation(&mut self) {
        let annotations = self.session.annotations();
        let mut at = self.viewed_moment();
        let branch = loop {
            let Some(parent) = annotations.parent(at) else { break None };
            let is_side = matches!(at, Moment::Side(_));
            let is_own = match (parent, at) {
                (Moment::Side(_), Moment::Side(id)) => {
                    annotations.variations(parent).next() == Some(id)
                }
                (Moment::Main(_) | Moment::Side(_), _) => false,
            };
            if is_side && !is_own {
                break Some(parent);
            }
            if !is_side {
                break self.viewed.branch();
            }
            at = parent;
        };
        match branch {
            Some(branch) => {
                self.go_to(branch);
                self.event(Event::Browsed);
            }
            None => self.refuse(Refusal::NoVariation),
        }
    }

    fn promote(&mut self, at: Moment) {
        let Moment::Side(_) = at else { return self.refuse(Refusal::NoVariation) };
        if !self.can_vary() {
            return self.refuse(Refusal::NoVariationsYet);
        }
        let at = self.session.promote(at);
        self.go_to(at);
        if let Moment::Main(_) = at {
            return self.made_main();
        }
        self.event(Event::Annotated(Annotated::Promoted));
        self.save();
    }

    /// Reports that a variation has become the game.
    pub(super) fn made_main(&mut self) {
        self.event(Event::Annotated(Annotated::MadeMain));
        self.leave_ended_game();
        self.save();
    }

    fn remove(&mut self, at: Moment) {
        let Moment::Side(id) = at else { return self.refuse(Refusal::NoVariation) };
        let before = self.session.annotations().clone();
        let parent = self.session.annotations_mut().remove(id);
        self.viewed.remember_removed(at, before, &self.session);
        self.go_to(parent);
        self.event(Event::Annotated(Annotated::Removed));
        self.save();
    }

    /// Puts the variation back that was removed last; returns `false` if there is none.
    pub(super) fn restore(&mut self) -> bool {
        let Some((at, annotations)) = self.viewed.take_removed(&self.session) else { return false };
        *self.session.annotations_mut() = annotations;
        self.go_to(at);
        self.event(Event::Annotated(Annotated::Restored));
        self.save();
        true
    }

    fn comment(&mut self, at: Moment, text: &str) {
        let text = text.trim();
        let text: String = text.chars().filter(|&c| !c.is_control() || c == '\n').collect();
        let is_empty = text.is_empty();
        self.change_note(at, |note| note.comment = text);
        self.event(Event::Annotated(if is_empty {
            Annotated::Uncommented
        } else {
            Annotated::Commented
        }));
        self.save();
    }

    fn cycle_sign(&mut self, at: Moment) {
        let next = match self.symbol(at) {
            None => Some(Sign::ALL[0]),
            Some(sign) => Sign::ALL.into_iter().skip_while(|known| *known != sign).nth(1),
        };
        self.sign(at, next);
    }

    /// Returns the sign of the move at a moment that is written as a symbol.
    fn symbol(&self, at: Moment) -> Option<Sign> {
        let signs = self.annotations().note(at).map(Note::signs).unwrap_or_default();
        signs.iter().copied().find(|sign| sign.symbol().is_some())
    }

    fn sign(&mut self, at: Moment, sign: Option<Sign>) {
        if self.annotations().parent(at).is_none() {
            return self.refuse(Refusal::NoEarlierMove);
        }
        let before = self.symbol(at);
        self.change_note(at, |note| {
            if let Some(before) = before {
                note.remove_sign(before);
            }
            if let Some(sign) = sign {
                note.add_sign(sign);
            }
        });
        self.event(Event::Annotated(Annotated::Marked));
        self.save();
    }

    fn cycle_mark(&mut self, at: Moment, square: Square) {
        let mut marks = self.annotations().note(at).into_iter().flat_map(Note::marks);
        let marked = marks.find(|(_, marked)| *marked == square);
        let mut shapes = Mark::SHAPES.into_iter();
        let next = match marked {
            None => shapes.next(),
            Some((mark, _)) => shapes.skip_while(|known| known != mark).nth(1),
        };
        self.mark(at, square, next);
    }

    fn mark(&mut self, at: Moment, square: Square, mark: Option<Mark>) {
        self.change_note(at, |note| {
            note.clear_marks(square);
            if let Some(mark) = mark {
                note.add_mark(mark, square);
            }
        });
        self.event(Event::Annotated(Annotated::Marked));
        self.save();
    }

    fn change_note(&mut self, at: Moment, change: impl FnOnce(&mut Note)) {
        change(self.session.annotations_mut().note_mut(at));
    }
}

/// The line that is viewed.
impl Controller {
    /// The line of the viewed moment: the game, or a variation with the moves that lead to it.
    pub fn viewed_game(&self) -> &Game {
        self.viewed.game().unwrap_or(self.session.game())
    }

    /// The viewed moment.
    pub fn viewed_moment(&self) -> Moment {
        self.viewed.moment(self.viewed_ply())
    }

    /// The moment after that many plies of the viewed line.
    pub fn moment_after(&self, ply: usize) -> Moment {
        self.viewed.moment(ply)
    }

    /// Returns `true` if the viewed moment is in a variation.
    pub fn is_in_variation(&self) -> bool {
        matches!(self.viewed_moment(), Moment::Side(_))
    }

    /// The moments after the moves that are known in the place of the move before a moment, that one
    /// included. Moves undone are not among them.
    pub fn siblings(&self, at: Moment) -> impl Iterator<Item = Moment> + '_ {
        let (game, annotations) = (self.session.game(), self.session.annotations());
        let played = game.plies().len();
        let parent = annotations.parent(at).into_iter();
        let siblings = parent.flat_map(move |parent| annotations.children(game, parent));
        siblings.filter(move |at| !matches!(at, Moment::Main(plies) if *plies > played))
    }

    /// Returns `true` if other moves are known in the place of the move before a moment.
    pub fn has_siblings(&self, at: Moment) -> bool {
        self.siblings(at).nth(1).is_some()
    }

    /// The note on the viewed moment.
    pub fn viewed_note(&self) -> Option<&Note> {
        self.annotations().note(self.viewed_moment())
    }

    /// The variations of the game and the notes on its moves.
    pub fn annotations(&self) -> &Annotations {
        self.session.annotations()
    }
}
