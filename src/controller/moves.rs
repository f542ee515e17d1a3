//! Moves, undo and redo, browsing.

use super::{Browse, Controller, Event, Question, Refusal};
use crate::store::StoreRequest;
use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::position::IllegalMove;
use othello_core::square::Square;
use othello_notation::Record;
use othello_session::{Aid, Undone};

impl Controller {
    /// Plays squares from the viewed position. Moves that the line already has there are browsed
    /// through; anything else in their place is a variation. Against the clock or a computer it is a
    /// branch of the game itself, which may have to be confirmed.
    pub(super) fn play(&mut self, squares: &[Square]) {
        let viewed = self.viewed_ply();
        let later = &self.viewed_game().plies()[viewed..];
        let known = later.iter().zip(squares).take_while(|(ply, square)| ply.square == **square);
        let known = known.count();
        let ply = viewed + known;
        let squares = &squares[known..];
        if squares.is_empty() {
            return self.view(ply);
        }
        if self.is_browsing() && self.can_vary() {
            if known > 0 {
                self.view(ply);
            }
            if self.is_browsing() {
                return self.vary(squares);
            }
        } else if self.is_in_variation() {
            return self.refuse(Refusal::NoVariationsYet);
        }
        if let Err(refusal) = self.check(ply, squares, known) {
            return self.refuse(refusal);
        }
        let later = self.game().plies().len() - ply;
        let is_serious = self.is_clock_running() || self.session.result().is_some();
        if later > 1 || later == 1 && is_serious {
            self.ask(Question::Branch { ply, squares: squares.to_vec() });
        } else {
            self.play_from(ply, squares);
        }
    }

    /// Checks squares that are to be played after that many plies, behind `known` others.
    pub(super) fn check(
        &self,
        ply: usize,
        squares: &[Square],
        known: usize,
    ) -> Result<(), Refusal> {
        let game = self.game();
        let is_over = self.is_forfeited() && ply == game.plies().len();
        let mut position = game.position_at(ply);
        for (number, &square) in (known + 1..).zip(squares) {
            let illegal = |reason| Refusal::IllegalMove { square, number, reason };
            if is_over {
                return Err(illegal(IllegalMove::Over));
            }
            let mover = position.to_move();
            if let Some(color) = mover.filter(|&color| !self.session.players()[color].is_human()) {
                return Err(Refusal::NotYourTurn(color));
            }
            position = position.play(square).map_err(illegal)?;
        }
        Ok(())
    }

    /// Plays squares after that many plies. Moves that this drops are saved as a game of
    /// their own, except a single one in a game that has not ended: that was a slip.
    pub(super) fn play_from(&mut self, ply: usize, squares: &[Square]) {
        let game = self.game();
        let dropped: Vec<_> = game.plies()[ply..].iter().chain(game.undone()).collect();
        let is_same = |(ply, square): (&&Ply, &Square)| ply.square == *square;
        let are_dropped = !dropped.iter().zip(squares).all(is_same);
        if are_dropped && dropped.len() + usize::from(self.session.result().is_some()) > 1 {
            self.request(StoreRequest::Keep(Box::new(self.whole_line())));
        }
        self.undo_to(ply);
        self.viewed.leave();
        self.start_clock();
        for (number, &square) in (1..).zip(squares) {
            match self.session.play(square) {
                Ok(()) => self.played(),
                Err(reason) => {
                    self.refuse(Refusal::IllegalMove { square, number, reason });
                    break;
                }
            }
        }
        self.save();
    }

    /// Reports the last ply as played.
    pub(super) fn played(&mut self) {
        if let Some(&ply) = self.game().plies().last() {
            self.event(Event::Played(ply));
        }
    }

    /// Plays a move of a computer, wherever the game is viewed meanwhile.
    pub(super) fn play_elsewhere(&mut self, square: Square) {
        match self.session.play(square) {
            Ok(()) => {
                // The others are still about the same.
                let is_over = self.session.to_move().is_none();
                self.question.take_if(|question| match question {
                    Question::Undo { .. } => true,
                    Question::Resign { .. } => is_over,
                    Question::Branch { .. }
                    | Question::NewGame(_)
                    | Question::NewMatch(_)
                    | Question::Load(_)
                    | Question::Evaluate(_)
                    | Question::EngineFailed { .. }
                    | Question::Review
                    | Question::Remote(_)
                    | Question::Delete { .. } => false,
                });
                self.played();
                self.save();
            }
            Err(reason) => self.refuse(Refusal::IllegalMove { square, number: 1, reason }),
        }
    }

    /// The game to be kept as one line: with every undone ply played again, unless it is over as it
    /// stands.
    fn whole_line(&self) -> Record {
        let mut record = self.session.record();
        while self.session.result().is_none() && record.game.redo().is_some() {}
        record
    }

    /// Undoes plies, and the end of the game with them, until only that many are left.
    fn undo_to(&mut self, ply: usize) {
        if self.game().plies().len() > ply {
            self.session.note_aid(Aid::Undo);
        }
        while self.game().plies().len() > ply && self.session.undo().is_some() {}
    }

    pub(super) fn undo(&mut self) {
        if self.restore() {
            return;
        }
        if self.viewed.leave() {
            return self.event(Event::ReturnedToCurrent);
        }
        let Some(plies) = self.plies_to_undo() else {
            return self.refuse(Refusal::NothingToUndo);
        };
        if self.is_clock_running() {
            self.ask(Question::Undo { plies });
        } else {
            self.undo_plies(plies);
        }
    }

    /// The plies from the end of the game back to the last one played at this keyboard: 0 if only
    /// the end of the game is to be undone, `None` if there is no such ply.
    pub(super) fn plies_to_undo(&self) -> Option<usize> {
        if self.is_forfeited() {
            return Some(0);
        }
        let plies = self.game().plies().iter().rev();
        plies
            .map(|ply| ply.player)
            .position(|color| self.is_at_keyboard(color))
            .map(|later| later + 1)
    }

    /// Returns `true` if undo and redo stop at that player's turns: a person at this keyboard, or
    /// any player if there is no such person.
    fn is_at_keyboard(&self, color: Color) -> bool {
        let is_human = |color: Color| self.session.players()[color].is_human();
        is_human(color) || !is_human(!color)
    }

    /// Undoes the end that a player made of the game, or else that many plies.
    pub(super) fn undo_plies(&mut self, plies: usize) {
        self.viewed.leave();
        self.question = None;
        self.pause_watched();
        for _ in 0..plies.max(1) {
            let Some(undone) = self.session.undo() else { break };
            self.session.note_aid(Aid::Undo);
            self.leave_ended_game();
            self.event(Event::Undone(undone));
            if matches!(undone, Undone::Forfeit(_)) {
                break;
            }
        }
        self.save();
    }

    pub(super) fn redo(&mut self) {
        if self.viewed.leave() {
            return self.event(Event::Browsed);
        }
        let mut has_redone = false;
        while let Some(ply) = self.session.redo() {
            has_redone = true;
            self.event(Event::Redone(ply));
            if self.session.to_move().is_none_or(|color| self.is_at_keyboard(color)) {
                break;
            }
        }
        if has_redone {
            self.pause_watched();
            self.save();
        } else {
            self.refuse(Refusal::NothingToRedo);
        }
    }

    pub(super) fn browse(&mut self, browse: Browse) {
        let moves = self.viewed_game().plies().len();
        let viewed = self.viewed_ply();
        match browse {
            Browse::Back => match viewed.checked_sub(1) {
                Some(ply) => self.view(ply),
                None => self.refuse(Refusal::NoEarlierMove),
            },
            Browse::Forward if viewed == moves => self.refuse(Refusal::NoLaterMove),
            Browse::Forward => self.view(viewed + 1),
            Browse::Start => self.view(0),
            Browse::Current => {
                self.viewed.leave();
                self.event(Event::Browsed);
            }
            Browse::Ply(ply) if ply > moves => self.refuse(Refusal::NoSuchMove { moves }),
            Browse::Ply(ply) => self.view(ply),
        }
    }

    pub(super) fn view(&mut self, ply: usize) {
        let current = self.game().plies().len();
        self.viewed.view(ply, current);
        self.event(Event::Browsed);
    }

    pub(super) fn rewind(&mut self) {
        if self.is_in_variation() && !self.can_vary() {
            return self.refuse(Refusal::NoVariationsYet);
        }
        // What is to go on becomes the game first.
        let is_variation = self.is_in_variation();
        while self.is_in_variation() {
            let at = self.session.promote(self.viewed_moment());
            self.go_to(at);
        }
        let Some(ply) = self.viewed.ply() else {
            if is_variation {
                return self.made_main();
            }
            return self.refuse(Refusal::NoLaterMove);
        };
        self.viewed.leave();
        let plies = self.game().plies().len() - ply;
        if self.session.result().is_some() {
            self.request(StoreRequest::Keep(Box::new(self.session.record())));
        }
        self.undo_to(ply);
        self.pause_watched();
        self.event(Event::Rewound { plies });
        self.save();
    }

    pub(super) fn ask_to_resign(&mut self) {
        let Some(mover) = self.session.to_move() else { return self.refuse(Refusal::GameOver) };
        let players = self.session.players();
        match [mover, !mover].into_iter().find(|&color| players[color].is_human()) {
            Some(color) => self.ask(Question::Resign { color }),
            None => self.refuse(Refusal::NoPlayerHere),
        }
    }

    pub(super) fn resign(&mut self, color: Color) {
        self.viewed.leave();
        if self.session.resign(color) {
            self.event(Event::Resigned(color));
            self.save();
        } else {
            self.refuse(Refusal::GameOver);
        }
    }
}
