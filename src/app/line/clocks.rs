//! The clocks: time passes as the caller tells.

use std::time::Duration;

use super::desk::{Desk, Said};
use super::error::Refusal;
use super::report;

/// Whether the clocks run, if there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clocks {
    Run,
    Stand,
}

impl Desk<'_> {
    /// Lets time pass; says if that ends the game.
    pub(super) fn elapse(&mut self, time: Duration) -> Option<String> {
        if !self.is_clock_running() {
            return None;
        }
        self.session.elapse(time);
        self.session.result().map(|_| report::standing(&self.session))
    }

    pub(super) fn is_clock_running(&self) -> bool {
        let has_turn = self.session.clock().is_some() && self.session.to_move().is_some();
        has_turn && self.clocks == Clocks::Run && self.question.is_none()
    }

    pub(super) fn start_clocks(&mut self) {
        self.clocks = Clocks::Run;
    }

    /// Stops the clocks until the players say otherwise.
    pub(super) fn stop_clocks(&mut self) {
        if self.is_clock_running() {
            self.clocks = Clocks::Stand;
        }
    }

    /// That the clocks stand still, if they do.
    pub(super) fn stopped_clocks(&self) -> Option<String> {
        let stand = "The clocks stand still until you type continue.";
        (self.clocks == Clocks::Stand).then(|| stand.into())
    }

    pub(super) fn time(&self) -> String {
        let time = report::time(&self.session);
        self.stopped_clocks().map_or(time.clone(), |stand| format!("{time} {stand}"))
    }

    pub(super) fn pause(&mut self) -> Said {
        match (self.is_clock_running(), self.clocks) {
            (true, _) => {
                self.stop_clocks();
                Ok(self.time())
            }
            (false, Clocks::Stand) => Refusal::because("the clocks stand still already"),
            (false, Clocks::Run) => Refusal::because("no clock is running"),
        }
    }

    pub(super) fn go_on(&mut self, rest: &str) -> Said {
        match (rest.to_ascii_lowercase().as_str(), self.clocks) {
            ("here", _) => self.continue_here(),
            ("", Clocks::Stand) => {
                self.start_clocks();
                Ok(format!("The clocks run. {}", report::standing(&self.session)))
            }
            ("", Clocks::Run) if self.looked_at.is_some() => {
                Refusal::because("no clock stands still; continue here takes the later moves back")
            }
            ("", Clocks::Run) => Refusal::because("no clock stands still"),
            (_, _) => Refusal::because("continue stands alone, or with here"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use crate::rules::Rules;
    use crate::session::{Session, Setup};

    use crate::app::line::desk::{Desk, Then, Typist};

    /// A script with a clock, about to begin.
    fn desk(clock: &str) -> Desk<'static> {
        let setup =
            Setup { time_control: Some(clock.parse().unwrap()), ..Setup::new(Rules::OTHELLO) };
        Desk::new(Session::new(setup, None), Typist::Script, None)
    }

    /// Types a line after so many seconds; gives what is said, or the reason why not.
    fn types(desk: &mut Desk, seconds: u64, line: &str) -> String {
        let answer = desk.obey(line, Duration::from_secs(seconds));
        match answer.then {
            Then::Refuse(reason) if answer.said.is_empty() => reason,
            Then::Refuse(reason) => format!("{} / {reason}", answer.said),
            Then::GoOn | Then::Leave => answer.said,
        }
    }

    fn time(desk: &mut Desk) -> String {
        types(desk, 0, "time")
    }

    #[test]
    fn time_runs_for_the_player_to_move_whatever_is_typed() {
        let mut desk = desk("5+3");
        assert!(
            desk.open()
                .ends_with("The clock is 5+3. Black to move: c4, d3, e6, f5. Black has 5:00 left.")
        );
        types(&mut desk, 10, "help");
        types(&mut desk, 10, "");
        types(&mut desk, 10, "a1");
        assert_eq!(time(&mut desk), "Black has 4:30 left, White has 5:00.");
        let said = types(&mut desk, 20, "d3");
        assert_eq!(said, "Black d3, turns d4. White to move: c3, c5, e3. White has 5:00 left.");
        assert_eq!(time(&mut desk), "Black has 4:13 left, White has 5:00.");
        types(&mut desk, 60, "start");
        types(&mut desk, 60, "on");
        assert_eq!(time(&mut desk), "Black has 4:13 left, White has 3:00.");
    }

    #[test]
    fn a_move_that_comes_too_late_has_lost() {
        const LOST: &str = "Black has no time left. White wins by 2: 2-2 on the board, 31-33 by the official count.";
        const OVER: &str = "the game is over: undo takes its end back, new begins another";
        let mut late = desk("0:30");
        assert_eq!(types(&mut late, 30, "d3"), format!("{LOST} / {OVER}"));
        assert_eq!(types(&mut late, 30, "moves"), LOST);
        assert_eq!(types(&mut late, 30, "d3"), OVER);
        let back = "The end is taken back: the game goes on. Black to move: c4, d3, e6, f5. Black has 0:10.0 left.";
        assert_eq!(types(&mut late, 30, "undo"), back);
        assert!(types(&mut late, 9, "d3").starts_with("Black d3"));

        let mut asking = desk("0:30");
        assert!(types(&mut asking, 31, "time").starts_with(LOST));
        let mut just_in_time = desk("0:30");
        assert!(types(&mut just_in_time, 29, "d3").starts_with("Black d3"));
        let mut leaving = desk("0:30");
        assert_eq!(leaving.close(Duration::from_secs(30)), LOST);
    }

    #[test]
    fn the_clocks_stand_still_from_pause_to_continue() {
        const STAND: &str = "The clocks stand still until you type continue.";
        let mut desk = desk("1");
        let paused = types(&mut desk, 10, "pause");
        assert_eq!(paused, format!("Black has 0:50 left, White has 1:00. {STAND}"));
        assert_eq!(types(&mut desk, 500, "pause"), "the clocks stand still already");
        let refused = types(&mut desk, 500, "d3");
        assert_eq!(refused, "the clocks stand still: continue starts them again");
        let on = types(&mut desk, 500, "continue");
        assert_eq!(on, "The clocks run. Black to move: c4, d3, e6, f5. Black has 0:50 left.");
        assert_eq!(types(&mut desk, 0, "continue"), "no clock stands still");
        assert!(types(&mut desk, 10, "d3").starts_with("Black d3"));
        assert_eq!(time(&mut desk), "Black has 0:40 left, White has 1:00.");
        types(&mut desk, 0, "new clock none");
        assert_eq!(time(&mut desk), "This game has no clock.");
        assert_eq!(types(&mut desk, 0, "pause"), "no clock is running");
    }

    #[test]
    fn a_game_taken_up_again_waits_for_its_players() {
        let mut first = desk("1");
        types(&mut first, 15, "d3");
        let session = Session::from_record(first.session.record());
        let mut desk = Desk::new(session, Typist::Script, None).taken_up();
        assert_eq!(
            desk.open(),
            "Your game goes on at move 2.\nThe clock is 1. White to move: c3, c5, e3. White has 1:00 \
             left. The clocks stand still until you type continue."
        );
        types(&mut desk, 500, "continue");
        types(&mut desk, 5, "c3");
        assert_eq!(time(&mut desk), "Black has 0:45 left, White has 0:55.");
    }
}
