//! The games that were played in a position, in words: how many, and how they ended.

use crate::i18n::{Text, m};
use crate::numbers::{grouped, signed};
use crate::plies::opening;
use crate::text;
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::square::Square;
use othello_games::explorer::{Ending, GameCount};

/// Returns the first fault of the files, and how many there are.
pub fn faults(fault: &str, count: u64) -> Text {
    let fault = text::printable(fault);
    if count > 1 { m::explorer::faults(fault, grouped(count)) } else { m::common::raw(fault) }
}

/// Returns the name of the opening that a move leads to, if the position before has not that name.
pub fn opening_after(before: &Game, square: Square) -> Option<&'static str> {
    let plies = before.plies().len();
    let mut after = before.clone();
    after.play(square).ok()?;
    opening(&after, plies + 1).filter(|name| opening(before, plies) != Some(name))
}

/// Returns a number of games: `1 game`, `12,345 games`.
pub fn games(games: u64) -> Text {
    m::explorer::games(games, grouped(games))
}

/// Returns how the games ended that have reached the position: `1,204 of 121,194 games: Black won 48 %,
/// drew 3 %, White won 49 %; Black's average lead -0.4.`
pub fn reached(count: &GameCount, all: u64) -> Text {
    let (games, all) = (grouped(count.games), games(all));
    let [black, draws, white] = shares(count).map(|share| share.to_string());
    match (count.finished(), count.discs()) {
        (0, _) => m::explorer::reached(games, all),
        (_, None) => m::explorer::reached_ended(games, all, black, draws, white),
        (_, Some(lead)) => {
            m::explorer::reached_lead(games, all, black, draws, white, discs(Some(lead)))
        }
    }
}

/// Returns the percentages of the games that Black won, that were drawn, and that White won; together
/// they are 100 or nothing.
pub fn shares(count: &GameCount) -> [u64; 3] {
    let finished = count.finished();
    let percent = |games: u64| (games * 200 + finished).checked_div(finished * 2).unwrap_or(0);
    let (black, white) = (percent(count.wins[Color::Black]), percent(count.wins[Color::White]));
    [black, (100 * u64::from(finished > 0)).saturating_sub(black + white), white]
}

/// Returns a mean lead in discs: `+0.4`, or nothing where it is not known.
pub fn discs(discs: Option<f64>) -> String {
    discs.map_or_else(String::new, |discs| signed(discs, 1))
}

pub fn players(names: ByColor<Option<&str>>) -> String {
    let [black, white] = Color::BOTH.map(|color| names[color].unwrap_or("?"));
    format!("{black} - {white}")
}

/// Returns the result of a game by the official count: `34-30`; `1-0` and `0-1` for a forfeit, and `*` for
/// a game that has not ended.
pub fn result(ending: Ending) -> String {
    match ending {
        Ending::Counted(lead) => {
            let lead = i32::from(lead);
            format!("{}-{}", 32 + lead / 2, 32 - lead / 2)
        }
        Ending::Forfeited(Color::Black) => "1-0".into(),
        Ending::Forfeited(Color::White) => "0-1".into(),
        Ending::Unfinished => "*".into(),
    }
}
