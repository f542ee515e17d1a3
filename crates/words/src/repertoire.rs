//! A repertoire in words: its lines, its faults.

use crate::i18n::{self, Text, m};
use crate::numbers::decimal;
use othello_core::board::Color;
use othello_core::square::Square;

use othello_games::repertoire::check::{RepertoireFault, RepertoireFinding};

/// Returns moves as one word.
pub fn line(squares: &[Square]) -> String {
    squares.iter().map(|square| square.name()).collect()
}

/// Returns a fault of the repertoire of a colour.
pub fn finding(finding: &RepertoireFinding, color: Color) -> Text {
    let place = match &finding.line[..] {
        [] => m::repertoire::at_start(),
        squares => m::repertoire::after(line(squares)),
    };
    match &finding.fault {
        RepertoireFault::Hole { square, games, reached } => {
            m::repertoire::hole(place, *square, !color, *games, *reached)
        }
        RepertoireFault::Unanswered => m::repertoire::unanswered(place),
        RepertoireFault::Unread => m::repertoire::unread(place),
        RepertoireFault::Loss { square, loss, best } => {
            m::repertoire::loses(place, *square, decimal(*loss, 1), *best)
        }
        RepertoireFault::Conflict { moves, other, other_moves } => m::repertoire::conflict(
            place,
            i18n::disjunction(moves),
            i18n::disjunction(other_moves),
            line(other),
        ),
    }
}
