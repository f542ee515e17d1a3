//! The sentences of the explorer.

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_explorer::{Count, Ending, Row};
use othello_notation::transcript;

use crate::base::Course;
use crate::text;
use crate::words::value;
use othello_engine::Value;

/// Said by the command where there is nothing to look through.
pub const NO_FILES: &str =
    "no files of games: name some, or set `games` in the settings file (see othello config)";

/// Said where no game of the base goes on from a position.
pub const NO_GAMES_GO_ON: &str = "No game goes on from here.";

/// The head of the table of moves.
pub const TABLE_HEAD: &str =
    "move    games  share   Black  draw  White   discs   value  search    opening";

/// The head of the list of games.
pub const GAMES_HEAD: &str = "year  result  players and tournament";

/// Returns how far reading has come: `41 %, 50,123 games`.
pub fn course(course: Course) -> String {
    let Course { read, all, games } = course;
    let games = counted(games);
    match (read * 100).checked_div(all) {
        Some(percent) => format!("Reading games: {} %, {games}", percent.min(100)),
        None => format!("Reading games: {games}"),
    }
}

/// Returns a number of games: `1 game`, `12,345 games`.
pub fn counted(games: u64) -> String {
    format!("{} {}", number(games), if games == 1 { "game" } else { "games" })
}

/// Returns a number with commas: `12,345`.
pub fn number(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}

/// Returns the moves that lead to the position, and the name of its opening.
pub fn heading(game: &Game, opening: Option<&str>) -> String {
    let moves = transcript::write(game.plies());
    let moves = if moves.is_empty() { "The start".into() } else { moves };
    let opening = opening.map_or_else(String::new, |name| format!(", {name}"));
    let turn = match game.position().to_move() {
        Some(color) => format!("{color} to move"),
        None => "the game is over".into(),
    };
    format!("{moves}{opening}: {turn}.")
}

/// Returns how the games ended that have reached the position: `1,204 of 121,194 games: Black won 48 %,
/// drew 3 %, White won 49 %; Black's mean lead -0.4.`
pub fn reached(count: &Count, all: u64) -> String {
    let games = format!("{} of {}", number(count.games), counted(all));
    let [black, draws, white] = shares(count);
    if count.finished() == 0 {
        return format!("{games}.");
    }
    let lead = count.discs().map_or_else(String::new, |discs| {
        format!("; Black's mean lead {}", self::discs(Some(discs)))
    });
    format!("{games}: Black won {black} %, drawn {draws} %, White won {white} %{lead}.")
}

/// Returns the percentages of the games that Black won, that were drawn, and that White won; together
/// they are 100 or nothing.
pub fn shares(count: &Count) -> [u64; 3] {
    let finished = count.finished();
    let percent = |games: u64| (games * 200 + finished).checked_div(finished * 2).unwrap_or(0);
    let (black, white) = (percent(count.wins[Color::Black]), percent(count.wins[Color::White]));
    [black, (100 * u64::from(finished > 0)).saturating_sub(black + white), white]
}

/// Returns a mean lead in discs: `+0.4`, or nothing where it is not known.
pub fn discs(discs: Option<f64>) -> String {
    // A zero has no sign of its own.
    discs.map_or_else(String::new, |discs| format!("{:+.1}", (discs * 10.0).round() / 10.0 + 0.0))
}

/// Returns a row of the table of moves.
pub fn table_row(row: &Row, all: u64, engine: Option<Value>, opening: Option<&str>) -> String {
    let Row { square, count } = row;
    let share = (count.games * 100).checked_div(all).unwrap_or(0);
    let percent = |share: u64| {
        if count.games > 0 { format!("{share} %") } else { String::new() }
    };
    let share = percent(share);
    let [black, draws, white] = shares(count).map(percent);
    let value = engine.map_or_else(String::new, value::value);
    let search = engine.map_or_else(String::new, value::certainty);
    let (games, discs) = (number(count.games), discs(count.discs()));
    let opening = opening.unwrap_or_default();
    format!(
        "{square:<4}{games:>9}  {share:>5}  {black:>6}  {draws:>4}  {white:>5}  {discs:>6}  {value:>6}  {search:<8}  {opening}"
    )
}

/// Returns a game of the list: `2019  34-30   Ada - Emile, Paris Open`.
pub fn game(
    names: ByColor<Option<&str>>,
    event: Option<&str>,
    year: Option<u16>,
    ending: Ending,
) -> String {
    let year = year.map_or_else(|| "?".into(), |year| year.to_string());
    let result = result(ending);
    let players = players(names);
    let event = event.map_or_else(String::new, |event| format!(", {event}"));
    text::printable(&format!("{year:>4}  {result:<6}  {players}{event}")).into_owned()
}

/// Returns the names of both players.
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

/// Returns that games by other rules do not count.
pub fn skipped(games: u64) -> String {
    let (games, are) = if games == 1 { ("1 game".into(), "is") } else { (counted(games), "are") };
    format!("{games} by other rules {are} not counted")
}

/// Returns how many faults are not listed.
pub fn more_faults(faults: u64) -> String {
    format!("{} more games cannot be read", number(faults))
}
