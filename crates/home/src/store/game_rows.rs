//! A saved game in words: its row in a list, its players, how it ended.

use std::borrow::Cow;
use std::fmt::Write;

use crate::store::{GameLine, GameState, GameSummary};
use crate::time::local_time::LocalTime;
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_notation::Record;
use othello_words::faults::Said;
use othello_words::i18n::{self, m};
use othello_words::names;
use othello_words::numbers;
use othello_words::results;
use othello_words::rules;
use othello_words::text;

/// Returns a row of the list of saved games: number, date, players, rules, result, and the names of
/// the opening and of the game if they have one.
pub fn game_row(summary: &GameSummary) -> String {
    let mut row = format!("{:>3}  ", summary.number);
    match &summary.game {
        Ok(game) => {
            push_columns(&mut row, game);
            push_opening(&mut row, game);
            if let Some(name) = summary.name() {
                row.push_str("  ");
                row.push_str(&text::printable(name));
            }
        }
        Err(error) => {
            row.push_str(&m::saving::damaged_because(error.said()).to_string());
        }
    }
    row
}

/// Returns what stands in place of a number before the current game.
pub fn current_row_head() -> String {
    row_head(&m::saving::current_row().to_string())
}

fn row_head(name: &str) -> String {
    text::pad(name, 4) + " "
}

pub fn current_game_row(game: &GameLine) -> String {
    let mut row = current_row_head();
    push_columns(&mut row, game);
    push_opening(&mut row, game);
    row
}

/// Returns the row of a game with another machine, with the command that resumes it; there is none
/// while another window plays the game.
pub fn linked_game_row(game: &GameLine, resume: Option<&str>) -> String {
    let mut row = row_head(&m::saving::linked_row().to_string());
    push_columns(&mut row, game);
    row.push_str("  ");
    let how = match resume {
        Some(resume) => m::saving::resume_with(text::printable(resume)),
        None => m::saving::open_elsewhere(),
    };
    row + &how.to_string()
}

/// Appends date, players, rules and result. A list may have a hundred thousand rows, so each is made
/// in one piece.
fn push_columns(row: &mut String, game: &GameLine) {
    const USUAL_BYTES: usize = 80;
    row.reserve(USUAL_BYTES);
    let date =
        game.date.and_then(numbers::date).unwrap_or_else(|| m::saving::no_date().to_string());
    let ByColor { black, white } = ByColor::from_fn(|color| player(game, color));
    let date = text::pad(&date, 10);
    write!(row, "{date}  {black} - {white}  {}  ", game.rules).expect("a string takes any text");
    row.push_str(&state(game));
}

/// Appends the opening, if it has a name.
fn push_opening(row: &mut String, game: &GameLine) {
    if let Some(opening) = &game.opening {
        row.push_str("  ");
        row.push_str(opening);
    }
}

/// Returns the same as a sentence that leans on no alignment.
pub fn game_sentence(summary: &GameSummary) -> String {
    let text = match &summary.game {
        Ok(game) => {
            let name = summary.name().map(|name| text::printable(name).into_owned());
            let date = game.date.and_then(numbers::date);
            let opening = game.opening.iter().map(ToString::to_string);
            let parts = date.into_iter().chain(parts(game)).chain(opening).chain(name);
            i18n::list(parts)
        }
        Err(error) => m::saving::damaged_because(error.said()).to_string(),
    };
    m::common::explained(summary.number.to_string(), m::common::sentence(text)).to_string()
}

/// Returns the name of a game and its players, as far as they are known.
pub fn title(game: &GameSummary) -> String {
    let name = text::printable(game.name().unwrap_or(&game.file_stem));
    let name = m::common::quoted(name).to_string();
    match &game.game {
        Ok(line) if game.name().is_none() => players(line),
        Ok(line) => format!("{name} ({})", players(line)),
        Err(_) => name,
    }
}

/// Returns a game in a line: date, if it is known, players, rules, result.
pub fn game_line(game: &GameLine) -> String {
    game.date.and_then(numbers::date).into_iter().chain(parts(game)).collect::<Vec<_>>().join("  ")
}

/// Returns players, rules and result.
fn parts(game: &GameLine) -> [String; 3] {
    [players(game), game.rules.to_string(), state(game)]
}

/// Returns the result, or how far the game came: `34-30`, `at move 12`.
fn state(game: &GameLine) -> String {
    match game.state {
        GameState::Over { .. } => game_state(game),
        GameState::UnderWay { .. } => m::saving::at(game_state(game)).to_string(),
    }
}

/// Returns both players of a saved game: `Ada - Emile`.
pub fn players(game: &GameLine) -> String {
    let [black, white] = Color::BOTH.map(|color| player(game, color));
    format!("{black} - {white}")
}

/// Returns a player of a saved game, or the colour.
fn player(game: &GameLine, color: Color) -> Cow<'_, str> {
    match game.names[color].as_ref() {
        Some(name) => names::said(name.as_str()),
        None => m::common::color(color).to_string().into(),
    }
}

/// Returns the winner of a saved game, and the score with the winner's part first.
pub fn winner_and_score(game: &GameLine, score: ByColor<u8>) -> (Option<Color>, String) {
    let winner = game.rules.goal().winner(score);
    (winner, results::winner_first(winner, score))
}

/// Returns the result of a saved game, or how far it came: `Ada won 34-30`, `move 12`.
pub fn game_state(game: &GameLine) -> String {
    let state = match game.state {
        GameState::Over { score } => match winner_and_score(game, score) {
            (Some(winner), score) => m::saving::won(player(game, winner), score),
            (None, score) => m::saving::draw(score),
        },
        GameState::UnderWay { next_move } => m::saving::at_move(next_move.to_string()),
    };
    state.to_string()
}

/// Returns day and time: `2026-11-21 14:05`.
pub fn day_and_time(time: LocalTime) -> String {
    let LocalTime { date, hour, minute } = time;
    format!("{} {hour:02}:{minute:02}", numbers::date(date).unwrap_or_default())
}

/// Returns the name of the opening, or else the first moves.
pub fn opening(game: &GameLine) -> &str {
    game.opening.as_deref().unwrap_or(&game.first_moves)
}

/// Returns the text in which a saved game is looked for.
pub fn searched_text(summary: &GameSummary) -> String {
    let as_written = |game: &GameLine| game.date.map(|date| date.to_string().replace('.', "-"));
    let mut parts = vec![summary.file_stem.clone()];
    parts.extend(summary.changed.map(day_and_time));
    match &summary.game {
        Ok(game) => {
            parts.extend(as_written(game).into_iter().chain(game.date.and_then(numbers::date)));
            parts.extend([players(game), game.rules.to_string(), game_state(game)]);
            parts.extend(game.opening.iter().map(ToString::to_string));
            parts.push(game.first_moves.to_string());
        }
        Err(_) => parts.push(m::saving::damaged().to_string()),
    }
    parts.join("\n")
}

/// Returns a game in a sentence that may be wrapped: date, players, rules unless they are the usual ones,
/// and result, with commas between them.
pub fn wrapped_record(record: &Record) -> String {
    let game = GameLine::from(record);
    let rules = (game.rules != Rules::OTHELLO).then(|| rules::name(game.rules));
    let parts =
        [game.date.and_then(numbers::date), Some(players(&game)), rules, Some(state(&game))];
    i18n::list(parts.into_iter().flatten())
}

/// Returns a game in a line: date, players, rules, result.
pub fn record_line(record: &Record) -> String {
    game_line(&record.into())
}
