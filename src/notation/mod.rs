//! Games as text and bytes: the forms in which players exchange them, and what they all hold.

use std::time::Duration;

use crate::board::{Board, ByColor, Color};
use crate::clock::{Clock, TimeControl};
use crate::game::Game;
use crate::notation::date::Date;
use crate::notation::tags::Tags;
use crate::position::Position;
use crate::result::{Forfeit, GameResult};
use crate::rules::{Changes, Handicap, Layout, Rules};

mod claim;
pub mod date;
pub mod diagram;
pub mod error;
pub mod fen;
pub mod paste;
pub mod pgn;
pub mod position;
pub mod tags;
pub mod transcript;

/// A game and what is written beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: Game,
    /// Who played; an empty name is as good as none.
    pub names: ByColor<Option<String>>,
    /// When.
    pub date: Option<Date>,
    /// Who gave up or ran out of time.
    pub forfeit: Option<Forfeit>,
    /// The time that the players agreed on.
    pub time_control: Option<TimeControl>,
    /// The time that they have left. Files hold it to the millisecond, rounded up.
    pub left: Option<ByColor<Duration>>,
    /// What else is known.
    pub tags: Tags,
}

impl Record {
    /// How the game ended: by a forfeit, or else on the board, if it has.
    pub fn result(&self) -> Option<GameResult> {
        let position = self.game.position();
        match self.forfeit {
            Some(forfeit) => Some(position.forfeited(forfeit)),
            None => position.result(),
        }
    }

    /// The clock as it stands, if the game has one: with all the time still there where nothing
    /// else is known.
    pub fn clock(&self) -> Option<Clock> {
        let control = self.time_control?;
        Some(self.left.map_or_else(|| Clock::new(control), |left| Clock::with_left(control, left)))
    }
}

/// A game of which nothing else is known.
impl From<Game> for Record {
    fn from(game: Game) -> Self {
        Self {
            game,
            names: ByColor::default(),
            date: None,
            forfeit: None,
            time_control: None,
            left: None,
            tags: Tags::default(),
        }
    }
}

/// A start of which only the board and the side to move are told. If it is how the game begins
/// under these rules but for another fixed opening, it is that opening: a mirrored start is known
/// as such.
fn set_up(rules: Rules, board: Board, next: Color) -> Position {
    let layouts = [Layout::Cross, Layout::Mirrored, Layout::Parallel];
    let openings = layouts.iter().flat_map(|&layout| {
        Handicap::ALL.iter().map(move |&handicap| Changes {
            opening: Some(layout),
            handicap: Some(handicap),
            ..Changes::default()
        })
    });
    let starts = openings.filter_map(|changes| rules.with(changes).ok()).map(Position::start);
    let is_told = |start: &Position| start.board() == board && start.next() == next;
    let mut starts = starts.filter(is_told);
    starts.next().unwrap_or_else(|| Position::new(rules, board, next))
}
