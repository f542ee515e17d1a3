//! The strength at which a server plays.

use std::time::Duration;

use super::server::ServerTask;
use crate::level::Level;
use crate::limits::Limits;
use crate::report::{Line, SearchReport};
use crate::selectivity::Selectivity;
use othello_core::position::Position;

/// The depth where nobody has asked for another.
pub const USUAL_DEPTH: u32 = 12;

/// The depth of the search for a move that is stopped as soon as it has begun: milliseconds.
const LEAST_DEPTH: u32 = 6;

/// The strength at which a server plays.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ServerSettings {
    /// The level at which it chooses its moves; `None` for the best moves that it finds.
    pub level: Option<Level>,
    /// The depth of its searches in plies, as far as the level or the time do not decide.
    pub depth: Option<u32>,
    /// The seed of the chance in its choices.
    pub seed: u64,
}

impl ServerSettings {
    /// Returns the search that finds the move to play, in so much time if there is a limit of it.
    pub(super) fn task(&self, position: Position, time: Option<Duration>) -> ServerTask {
        let count = self.level.map_or(1, |level| level.moves_wanted(&position));
        let limits = match (self.level, self.depth, time) {
            (Some(level), _, None) => level.limits(position.rules()),
            (Some(level), _, Some(time)) => level.limits_within(position.rules(), time),
            (None, Some(depth), _) => limits_of_depth(depth),
            (None, None, Some(time)) => Limits::time(time),
            (None, None, None) => limits_of_depth(USUAL_DEPTH),
        };
        let time = time.into_iter().chain(limits.time).min();
        let limits = Limits { time, ..limits }.for_choice_among(position.legal_moves().len());
        ServerTask { position, count, limits, least_depth: limits.depth.min(LEAST_DEPTH) }
    }

    /// Returns the move to play among those that the search has found; `None` if there are none.
    pub(super) fn choose(&self, position: &Position, report: &SearchReport) -> Option<Line> {
        match self.level {
            Some(level) => {
                let square = level.choose_among(position, report, self.seed)?.square;
                report.lines.iter().find(|line| line.square() == square).cloned()
            }
            None => report.lines.first().cloned(),
        }
    }
}

/// Returns the limits of a search to a depth: selective beyond 8 plies, and to the end of the game
/// if at most twice as many squares are empty, 20 of them from depth 10 on, or no more than the depth.
pub(super) fn limits_of_depth(depth: u32) -> Limits {
    const LARGEST_UNSELECTIVE: u32 = 8;
    const LARGEST_DOUBLED: u32 = 20;
    let selectivity =
        if depth <= LARGEST_UNSELECTIVE { Selectivity::None } else { Selectivity::Percent87 };
    // A search as deep as there are empty squares is exact anyway.
    let exact_from = (2 * depth).min(LARGEST_DOUBLED);
    Limits::depth(depth).with_selectivity(selectivity).with_exact_from(exact_from)
}
