//! The tables of `othello explore`.

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::square::Square;
use othello_engine::Value;
use othello_library::explorer::{Ending, Habit, MoveCount};
use othello_notation::transcript;
use othello_words::explorer::{self, discs, players, result, shares};
use othello_words::numbers::grouped;
use othello_words::text;
use othello_words::value;

/// The head of the table of moves.
pub const TABLE_HEAD: &str =
    "move    games  share   Black  draw  White   discs   value  search    opening";

/// The head of the table of a player's habits.
pub const HABITS_HEAD: &str =
    "games   loss  as     position after                    plays, how often and with what loss";

/// Returns what the table of habits shows, and how many games there are.
pub fn habits(player: &str, games: u64, positions: usize) -> String {
    let player = text::printable(player);
    format!(
        "{player}, {}: the {} that came up most, the costliest first. The loss is that of all games together.",
        explorer::games(games),
        value::counted(positions, "position")
    )
}

/// Returns how far the values of habits have come.
pub fn valuing(done: usize, all: usize) -> String {
    format!("Evaluating positions: {done} of {all}")
}

/// Returns a row of the table of habits, given what each reply loses, and the best move.
pub fn habit(habit: &Habit, loss: f32, losses: &[(Square, u64, f32)], best: Square) -> String {
    let line = transcript::write(habit.game.plies());
    let line = if line.is_empty() { "the start".into() } else { line };
    let replies = losses.iter().take(4).map(|(square, games, loss)| {
        let loss = if *loss < 0.05 { "best".into() } else { format!("-{loss:.1}") };
        format!("{square} {games}x {loss}")
    });
    let replies = replies.collect::<Vec<_>>().join(", ");
    let is_played = losses.iter().any(|(square, ..)| *square == best);
    let best = if is_played { String::new() } else { format!("; best {best}") };
    let color = habit.game.position().to_move().map_or_else(String::new, |color| color.to_string());
    format!("{:>5}  {loss:>5.1}  {color:<5}  {line:<32}  {replies}{best}", grouped(habit.games))
}

/// The head of the list of games.
pub const GAMES_HEAD: &str = "year  result  players and tournament";

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

/// Returns a row of the table of moves.
pub fn table_row(
    row: &MoveCount,
    all: u64,
    engine: Option<Value>,
    opening: Option<&str>,
) -> String {
    let MoveCount { square, count } = row;
    let share = (count.games * 100).checked_div(all).unwrap_or(0);
    let percent = |share: u64| {
        if count.games > 0 { format!("{share} %") } else { String::new() }
    };
    let share = percent(share);
    let [black, draws, white] = shares(count).map(percent);
    let value = engine.map_or_else(String::new, value::value);
    let search = engine.map_or_else(String::new, value::certainty);
    let (games, discs) = (grouped(count.games), discs(count.discs()));
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

/// Returns that games by other rules do not count.
pub fn skipped(games: u64) -> String {
    let (games, are) = if games == 1 {
        ("1 game".into(), "is")
    } else {
        (explorer::games(games).to_string(), "are")
    };
    format!("{games} by other rules {are} not counted")
}

/// Returns how many faults are not listed.
pub fn more_faults(faults: u64) -> String {
    format!("{} more games cannot be read", grouped(faults))
}
