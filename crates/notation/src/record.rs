//! A game and what is written beside it.

use crate::date::{self, Date};
use crate::error::Warning;
use crate::evaluation::{Evaluations, Score};
use crate::player_name::PlayerName;
use crate::tags::Tags;
use othello_core::board::{Board, ByColor, Color};
use othello_core::clock::Clock;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::{Forfeit, GameResult};
use othello_core::rules::{Handicap, Layout, Rules};
use othello_core::tree::{Annotations, Elements, Moment};

/// A game and what is written beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: Game,
    /// The names of the players, as far as they are known.
    pub names: ByColor<Option<PlayerName>>,
    /// The day of the game.
    pub date: Option<Date>,
    /// The player who resigned or ran out of time.
    pub forfeit: Option<Forfeit>,
    /// The clock as it stands. Files hold its times to the millisecond, rounded up.
    pub clock: Option<Clock>,
    /// The variations, and all that is written about moves but their evaluations.
    pub annotations: Annotations,
    /// The values that an engine has given the moves of the main line.
    pub evaluations: Evaluations,
    /// All else that is known.
    pub tags: Tags,
}

impl Record {
    /// Returns the name of a player, if it is known.
    pub fn name(&self, color: Color) -> Option<&str> {
        self.names[color].as_ref().map(PlayerName::as_str)
    }

    /// Makes estimates of all certain scores, as [stated](Score::is_stated) by somebody else; returns the number
    /// of the moves that had one.
    pub fn doubt(&mut self) -> usize {
        let mut count = self.evaluations.doubt();
        let main = self.game.line().len();
        let moments: Vec<_> = Elements::behind_moves(&self.annotations, main).moments().collect();
        for at in moments {
            let noted = self.annotations.note(at).and_then(|note| Score::noted(&note.comment));
            if let Some(score) = noted.filter(|score| score.stated() != *score) {
                let note = self.annotations.note_mut(at);
                note.comment = score.stated().noted_in(&note.comment);
                count += 1;
            }
        }
        count
    }

    /// Makes comments of the evaluations that the game [contradicts](Evaluations::contradictions); returns
    /// their number.
    pub fn set_contradicted_evaluations_aside(&mut self) -> usize {
        let contradicted = self.evaluations.contradictions(&self.game);
        for &index in &contradicted {
            if let Some(evaluation) = self.evaluations.remove(index) {
                let note = self.annotations.note_mut(Moment::Main(index + 1));
                note.add_comment(&evaluation.to_string());
            }
        }
        contradicted.len()
    }

    /// Returns how the game ended, on the board or else by a forfeit; `None` if it has not.
    pub fn result(&self) -> Option<GameResult> {
        let position = self.game.position();
        let forfeited = || self.forfeit.map(|forfeit| position.forfeited(forfeit));
        position.result().or_else(forfeited)
    }

    /// Takes the day that a text tells, and the time of it as a tag; a text without a day is one itself.
    pub(super) fn take_date(&mut self, text: &str) {
        let Some((date, time)) = date::with_time(text) else {
            return self.tags.append("Date", text.into());
        };
        self.date = Some(date);
        if !time.is_empty() && self.tags.get("Time").is_none() {
            self.tags.append("Time", time);
        }
    }
}

/// Makes the record of a game of which nothing else is known.
impl From<Game> for Record {
    fn from(game: Game) -> Self {
        Self {
            game,
            names: ByColor::default(),
            date: None,
            forfeit: None,
            clock: None,
            annotations: Annotations::default(),
            evaluations: Evaluations::default(),
            tags: Tags::default(),
        }
    }
}

/// The numbers of the parts of a game that a reader has skipped: a record has no place for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Skipped {
    /// Lines before the game that are comments on the file.
    pub lines_before: usize,
    /// Lines in the game that are comments on the file.
    pub comments: usize,
    /// Signs that do not stand behind a move, or that mean nothing to us.
    pub signs: usize,
    /// Times that are no time control for both players.
    pub clocks: usize,
    /// Names of players that are read without some of their characters.
    pub names: usize,
    /// Tags that are given more than once.
    pub tags: usize,
    /// Properties of the game that are given more than once, and further values of those with one.
    pub properties: usize,
    /// Results beside another one, and numbers behind the moves that are no result.
    pub results: usize,
    /// Characters of the text that cannot be read.
    pub characters: usize,
}

/// A game as a file has it.
#[derive(Clone, Debug)]
pub(super) struct Read {
    pub(super) record: Record,
    /// The statements of the file that the game does not bear out.
    pub(super) warnings: Vec<Warning>,
    pub(super) skipped: Skipped,
}

impl Read {
    pub(super) fn new(record: Record, warnings: impl IntoIterator<Item = Warning>) -> Self {
        let warnings = warnings.into_iter().collect();
        Self { record, warnings, skipped: Skipped::default() }
    }
}

/// Returns the start of a game of which only the board and the side to move are given. If it is how
/// a game begins under these rules but for another fixed opening, it has that opening: a mirrored
/// start is known as such.
pub(super) fn set_up(rules: Rules, board: Board, next: Color) -> Position {
    let layouts = [Layout::Cross, Layout::Mirrored, Layout::Parallel];
    let openings = layouts.iter().flat_map(|&layout| {
        Handicap::ALL.iter().map(move |&handicap| [layout.into(), handicap.into()])
    });
    let starts = openings.filter_map(|changes| rules.with(changes).ok()).map(Position::start);
    let is_given = |start: &Position| start.board() == board && start.next() == next;
    let mut starts = starts.filter(is_given);
    starts.next().unwrap_or_else(|| Position::new(rules, board, next))
}
