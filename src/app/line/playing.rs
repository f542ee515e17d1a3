//! Moves, and what takes them back.

use crate::app::narration;
use crate::game::Ply;
use crate::notation::transcript::{self, TranscriptErrorKind};
use crate::session::Undone;

use super::clocks::Clocks;
use super::desk::{Desk, Question, Said, Typist};
use super::error::{Refusal, quoted};
use super::report;

impl Desk<'_> {
    /// Plays all moves of a line, or none.
    pub(super) fn play(&mut self, line: &str) -> Said {
        let mut game = self.session.game().clone();
        let before = game.plies().len();
        let played = transcript::play(&mut game, line);
        if let Err(error) = &played
            && error.number == 1
            && matches!(error.kind, TranscriptErrorKind::NotAMove(_))
        {
            return Refusal::because(format!("{}; help tells the words", error.kind));
        }
        self.check_turn()?;
        match played {
            Err(error) if error.number == 1 => return Refusal::because(error.kind.to_string()),
            played => played?,
        }
        let plies = &game.plies()[before..];
        if plies.is_empty() {
            return self.pass(line);
        }
        self.keep_what_is_dropped(plies);
        for ply in plies {
            self.session.play(ply.square)?;
        }
        let sentences: Vec<_> = plies.iter().map(narration::ply).collect();
        let turn = report::standing(&self.session);
        Ok(self.drawn(format!("{} {turn}", sentences.join("\n"))))
    }

    /// Whether moves can be played at all.
    fn check_turn(&self) -> Result<(), Refusal> {
        let over = self.session.to_move().is_none() && self.session.position().to_move().is_some();
        match (self.looked_at, self.clocks) {
            (Some(plies), _) => Refusal::because(format!(
                "you look at the position after move {plies}: continue here takes the later moves \
                 back, end goes back to the game"
            )),
            (None, _) if over => {
                Refusal::because("the game is over: undo takes its end back, new begins another")
            }
            (None, Clocks::Stand) => {
                Refusal::because("the clocks stand still: continue starts them again")
            }
            (None, Clocks::Run) => Ok(()),
        }
    }

    /// A line without a square: it may say the pass that was forced.
    fn pass(&self, line: &str) -> Said {
        let has_digit = line.contains(|letter: char| letter.is_ascii_digit());
        match self.session.position().passed() {
            Some(_) if !has_digit => Ok(report::standing(&self.session)),
            Some(_) | None => {
                Refusal::because(format!("{} is no move; help tells the words", quoted(line)))
            }
        }
    }

    /// Keeps the moves that were taken back before others take their place, unless that was a single
    /// one which a player thought better of.
    fn keep_what_is_dropped(&mut self, plies: &[Ply]) {
        let dropped = self.session.game().undone();
        let squares = |plies: &[Ply]| plies.iter().map(|ply| ply.square).collect::<Vec<_>>();
        if dropped.len() > 1 && !squares(plies).starts_with(&squares(dropped)) {
            let mut record = self.session.record();
            while record.game.redo().is_some() {}
            self.keep(&record);
        }
    }

    pub(super) fn undo(&mut self, rest: &str) -> Said {
        match (&self.typist, rest) {
            (Typist::Person(_), "") if self.is_clock_running() => Ok(self.ask(Question::Undo)),
            (_, "" | "yes") => self.take_back(),
            (_, _) => Refusal::because("undo takes back one move at a time and stands alone"),
        }
    }

    pub(super) fn take_back(&mut self) -> Said {
        self.looked_at = None;
        let what = match self.session.undo() {
            Some(Undone::Ply(ply)) => format!("Taken back: {}.", narration::named(&ply)),
            Some(Undone::Forfeit(_)) => "The end is taken back: the game goes on.".into(),
            None => return Refusal::because("there is no move to take back"),
        };
        Ok(self.drawn(format!("{what} {}", report::standing(&self.session))))
    }

    pub(super) fn redo(&mut self) -> Said {
        self.looked_at = None;
        let Some(ply) = self.session.redo() else {
            return Refusal::because("there is no move to play again");
        };
        let what = format!("Played again: {}.", narration::named(&ply));
        let what = narration::followed_by_pass(what, &ply.after);
        Ok(self.drawn(format!("{what} {}", report::standing(&self.session))))
    }

    pub(super) fn resign(&mut self, rest: &str) -> Said {
        match (&self.typist, rest) {
            _ if self.session.to_move().is_none() => Refusal::because("the game is over"),
            (Typist::Person(_), "") => Ok(self.ask(Question::Resign)),
            (_, "" | "yes") => self.give_up(),
            (_, _) => Refusal::because("resign stands alone, or with yes"),
        }
    }

    pub(super) fn give_up(&mut self) -> Said {
        self.looked_at = None;
        match self.session.resign() {
            Some(_) => Ok(report::standing(&self.session)),
            None => Refusal::because("the game is over"),
        }
    }
}
