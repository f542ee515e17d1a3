//! The tables of `othello explore`.

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::square::Square;
use othello_engine::Value;
use othello_games::explorer::{Ending, Habit, MoveCount};
use othello_notation::transcript;
use othello_words::explorer::{self, discs, players, result, shares};
use othello_words::i18n::{self, m};
use othello_words::numbers::{self, decimal, grouped};
use othello_words::text;
use othello_words::value;

use crate::columns::{self, Column, row};

const MOVES: [Column; 10] = [
    Column::Left(0, 4),
    Column::Right(0, 9),
    Column::Right(2, 5),
    Column::Of(Color::Black, 2, 6),
    Column::Right(2, 4),
    Column::Of(Color::White, 2, 5),
    Column::Right(2, 6),
    Column::Right(2, 6),
    Column::Left(2, 8),
    Column::Left(2, 0),
];

pub fn table_head() -> String {
    let head = [
        m::batch::column_move(),
        m::batch::column_games(),
        m::batch::column_share(),
        m::common::color(Color::Black),
        m::batch::column_draw(),
        m::common::color(Color::White),
        m::batch::column_discs(),
        m::batch::column_value(),
        m::batch::column_search(),
        m::batch::column_opening(),
    ];
    columns::head(&MOVES, head)
}

/// The columns of the table of a player's habits.
const HABITS: [Column; 5] = [
    Column::Right(0, 5),
    Column::Right(2, 5),
    Column::Color(2, 5),
    Column::Left(2, 32),
    Column::Left(2, 0),
];

/// Returns the head of the table of a player's habits.
pub fn habits_head() -> String {
    let head = [
        m::batch::column_games(),
        m::batch::column_loss(),
        m::batch::column_as(),
        m::batch::column_after(),
        m::batch::column_plays(),
    ];
    columns::head(&HABITS, head)
}

/// Returns what the table of habits shows, and how many games there are.
pub fn habits(player: &str, games: u64, positions: usize) -> String {
    m::batch::habits(text::printable(player), explorer::games(games), positions).to_string()
}

/// Returns how far the values of habits have come.
pub fn valuing(done: usize, all: usize) -> String {
    m::batch::valuing(done, all).to_string()
}

/// Returns a row of the table of habits, given what each reply loses, and the best move.
pub fn habit(habit: &Habit, loss: f32, losses: &[(Square, u64, f32)], best: Square) -> String {
    let line = transcript::write(habit.game.plies());
    let line = if line.is_empty() { m::batch::the_start().to_string() } else { line };
    let replies = losses.iter().take(4).map(|(square, games, loss)| {
        let loss = match *loss {
            loss if loss < 0.05 => m::batch::best_reply().to_string(),
            loss => decimal(-loss, 1),
        };
        m::batch::reply(*square, *games, loss)
    });
    let replies = i18n::list(replies);
    let is_played = losses.iter().any(|(square, ..)| *square == best);
    let replies = if is_played { replies } else { m::batch::better(replies, best).to_string() };
    let color = habit.game.position().to_move();
    let color = color.map_or_else(String::new, |color| m::common::color(color).to_string());
    row(&HABITS, [grouped(habit.games), decimal(loss, 1), color, line, replies])
}

const GAMES: [Column; 3] = [Column::Right(0, 4), Column::Left(2, 6), Column::Left(2, 0)];

pub fn games_head() -> String {
    let head = [m::batch::column_year(), m::batch::column_result(), m::batch::column_players()];
    columns::head(&GAMES, head)
}

/// Returns the moves that lead to the position, and the name of its opening.
pub fn heading(game: &Game, opening: Option<&str>) -> String {
    let moves = transcript::write(game.plies());
    let moves = if moves.is_empty() {
        text::capitalized(&m::batch::the_start().to_string())
    } else {
        moves
    };
    let turn = match game.position().to_move() {
        Some(color) => m::batch::to_move(color),
        None => m::common::game_over(),
    };
    let moves = i18n::list([moves].into_iter().chain(opening.map(Into::into)));
    m::batch::heading(moves, turn).to_string()
}

pub fn table_row(
    counted: &MoveCount,
    all: u64,
    engine: Option<Value>,
    opening: Option<&str>,
) -> String {
    let MoveCount { square, count } = counted;
    let share = (count.games * 100).checked_div(all).unwrap_or(0);
    let percent = |share: u64| {
        if count.games > 0 { numbers::percent(share) } else { String::new() }
    };
    let share = percent(share);
    let [black, draws, white] = shares(count).map(percent);
    let value = engine.map_or_else(String::new, value::value);
    let search = engine.map_or_else(String::new, value::certainty);
    let (games, discs) = (grouped(count.games), discs(count.discs()));
    let square = square.to_string();
    let opening = opening.unwrap_or_default().to_owned();
    row(&MOVES, [square, games, share, black, draws, white, discs, value, search, opening])
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
    let players = i18n::list([players].into_iter().chain(event.map(Into::into)));
    text::printable(&row(&GAMES, [year, result, players])).into_owned()
}

/// Returns that games by other rules do not count.
pub fn skipped(games: u64) -> String {
    m::batch::other_rules(games).to_string()
}

/// Returns how many faults are not listed.
pub fn more_faults(faults: u64) -> String {
    m::batch::more_faults(grouped(faults)).to_string()
}
