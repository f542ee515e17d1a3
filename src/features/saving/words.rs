//! Sentences about saving and about saved games.

use super::says::{SavingQuestion, SavingRefusal};
use crate::app::event::SavingEvent;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::error::Error;
use std::fmt::Write;

use crate::os::local_time::LocalTime;
use crate::store::{FileError, FileReport, GameLine, GameState, GameSummary, StoreError};
use crate::text;
use crate::words::result::pair;
use crate::words::sentence::{sentence, with_causes};
use othello_core::board::{ByColor, Color};
use othello_core::rules::{Goal, Rules};
use othello_notation::Record;
use othello_notation::date::Date;
use othello_session::Session;

/// The warning that the game is not saved, in the fewest words.
pub const NOT_SAVED: &str = "Not saved.";

/// The way to save a picture, below the name of a copy.
pub const PICTURES: &str = "As a picture: .png, .svg or .gif";

/// Said when a save takes long.
pub const STILL_SAVING: &str = "The last change is still being saved.";

/// Returns the sentence about an event; empty for a list or a preview.
pub fn saving(event: &SavingEvent) -> String {
    match event {
        SavingEvent::SavedAs(saved) => {
            format!("Saved as {}.", text::printable(&saved.file_name))
        }
        SavingEvent::Renamed(saved) => format!("Renamed to {}.", text::printable(&saved.file_name)),
        SavingEvent::Deleted => "Deleted.".into(),
        SavingEvent::Reported(report) => file_report(report).unwrap_or_default(),
        SavingEvent::SaveAsFailed(error) => format!("Not saved: {}.", cause(error)),
        SavingEvent::SaveFailed(error) => save_failed(error),
        SavingEvent::SaveRecovered => "Saving works again.".into(),
        SavingEvent::KeepFailed(error) => keep_failed(error),
        SavingEvent::SheetNotKept(error) => sheet_not_kept(error),
        SavingEvent::Listed(_) | SavingEvent::Found(_) | SavingEvent::Previewed { .. } => {
            String::new()
        }
    }
}

/// Returns that the file of the current game has no end; `None` if it has.
pub fn cut_off(report: &FileReport) -> Option<String> {
    report.is_cut_off.then(|| {
        "The end of the saved game is missing, perhaps with moves. The damaged file is kept beside the new one.".into()
    })
}

/// Returns what is to be said about the file of a game; `None` if that is nothing.
pub fn file_report(report: &FileReport) -> Option<String> {
    /// Faults that are named, at most.
    const MOST: usize = 2;
    let FileReport { warnings, lost, others, stated, is_cut_off: _ } = report;
    let named = warnings.iter().take(MOST).map(ToString::to_string);
    let named = named.map(|text| sentence(&text::printable(&text)));
    let mut sentences: Vec<_> = cut_off(report).into_iter().chain(named).collect();
    match warnings.len().saturating_sub(MOST) {
        0 => {}
        1 => sentences.push("othello show names 1 more fault of the file.".into()),
        more => sentences.push(format!("othello show names {more} more faults of the file.")),
    }
    if !lost.is_empty() {
        let parts = lost.iter().map(|(loss, count)| format!("{} ({count})", loss.name()));
        let parts: Vec<_> = parts.collect();
        sentences
            .push(format!("The saved game will lack parts of the file: {}.", parts.join(", ")));
    }
    match *stated {
        0 => {}
        1 => sentences.push(
            "The exact value of a move is what the file says; a review here replaces it.".into(),
        ),
        count => sentences.push(format!(
            "The exact values of {count} moves are what the file says; a review here replaces them."
        )),
    }
    match *others {
        0 => {}
        1 => sentences.push("1 more game follows in the file.".into()),
        count @ ..=FileReport::MOST_COUNTED => {
            sentences.push(format!("{count} more games follow in the file."));
        }
        _ => sentences
            .push(format!("More than {} games follow in the file.", FileReport::MOST_COUNTED)),
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Returns what a saved game is called by its place in the list: `with number 2`.
pub fn saved_game(number: &str) -> String {
    format!("with number {number}")
}

/// Returns a question.
pub fn question(question: &SavingQuestion) -> String {
    match question {
        SavingQuestion::Delete { title, .. } => {
            format!("Delete the saved game {title}? This cannot be undone.")
        }
    }
}

/// Returns the sentence about the last save when it failed.
pub fn save_failed(error: &StoreError) -> String {
    if let StoreError::OnlyInMemory { .. } = error {
        return keep_failed(error);
    }
    format!("Cannot save this game ({}). You can keep playing.", cause(error))
}

/// Returns the sentence about a replaced game that could not be moved to the saved games.
pub fn keep_failed(error: &StoreError) -> String {
    format!("Cannot save the previous game yet ({}).", cause(error))
}

/// Returns the sentence about a scoresheet that could not be kept.
fn sheet_not_kept(error: &StoreError) -> String {
    format!("Cannot keep this sheet yet ({}). You can go on typing.", cause(error))
}

/// Returns the notice about a scoresheet that cannot be read.
pub fn damaged_sheet(error: &StoreError) -> String {
    format!("The scoresheet of the last time cannot be read: {}.", with_causes(error))
}

/// Returns the notice about a current game that cannot be read.
pub fn damaged(error: &StoreError) -> String {
    let why = with_causes(error);
    if let StoreError::Read { cause: FileError::Io { .. }, .. } = error {
        return format!("New game: {why}.");
    }
    format!("New game. The saved one is damaged and was set aside: {why}.")
}

/// Returns the notice about games that have no folder to be saved in.
pub fn unavailable(error: &StoreError) -> String {
    format!("This game will not be saved: {}.", cause(error))
}

/// Returns the notice about games of other windows that were moved to the saved games; `None` if there
/// are none.
pub fn moved_games(games: usize) -> Option<String> {
    match games {
        0 => None,
        1 => Some("The game of a closed window is among the saved games.".into()),
        _ => Some(format!("The games of {games} closed windows are among the saved games.")),
    }
}

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
            row.push_str("damaged: ");
            row.push_str(&with_causes(error));
        }
    }
    row
}

/// Returns the row of the current game, which has no number.
pub fn current_game_row(game: &GameLine) -> String {
    let mut row = "now  ".into();
    push_columns(&mut row, game);
    push_opening(&mut row, game);
    row
}

/// Returns the row of a game with another machine, with the command that resumes it; there is none
/// while another window plays the game.
pub fn linked_game_row(game: &GameLine, resume: Option<&str>) -> String {
    let mut row = "link ".into();
    push_columns(&mut row, game);
    row.push_str("  ");
    match resume {
        Some(resume) => {
            row.push_str("resume with: ");
            row.push_str(&text::printable(resume));
        }
        None => row.push_str("open in another window"),
    }
    row
}

/// Appends date, players, rules and result. A list may have a hundred thousand rows, so each is made
/// in one piece.
fn push_columns(row: &mut String, game: &GameLine) {
    const USUAL_BYTES: usize = 80;
    row.reserve(USUAL_BYTES);
    let date = game.date.and_then(day).unwrap_or_else(|| "no date".into());
    let ByColor { black, white } = ByColor::from_fn(|color| player(game, color));
    write!(row, "{date:<10}  {black} - {white}  {}  ", game.rules)
        .expect("a string takes any text");
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
            let date = game.date.and_then(day);
            let opening = game.opening.iter().map(ToString::to_string);
            let parts = date.into_iter().chain(parts(game)).chain(opening).chain(name);
            parts.collect::<Vec<_>>().join(", ")
        }
        Err(error) => format!("{DAMAGED}, {}", with_causes(error)),
    };
    format!("{}: {text}.", summary.number)
}

/// Returns a game in a line: date, if it is known, players, rules, result.
pub fn game_line(game: &GameLine) -> String {
    game.date.and_then(day).into_iter().chain(parts(game)).collect::<Vec<_>>().join("  ")
}

/// Returns as much of a date as is known: `2026-11-21`, `1988`.
fn day(date: Date) -> Option<String> {
    let year = date.year()?;
    Some(match (date.month(), date.day()) {
        (Some(month), Some(day)) => format!("{year:04}-{month:02}-{day:02}"),
        (Some(month), None) => format!("{year:04}-{month:02}"),
        (None, _) => format!("{year:04}"),
    })
}

/// Returns players, rules and result.
fn parts(game: &GameLine) -> [String; 3] {
    [players(game), game.rules.to_string(), state(game)]
}

/// Returns the result, or how far the game came: `34-30`, `at move 12`.
fn state(game: &GameLine) -> String {
    match game.state {
        GameState::Over { .. } => game_state(game),
        GameState::UnderWay { .. } => format!("at {}", game_state(game)),
    }
}

/// Returns both players of a saved game: `Ada - Emile`.
pub fn players(game: &GameLine) -> String {
    let [black, white] = Color::BOTH.map(|color| player(game, color));
    format!("{black} - {white}")
}

/// Returns a player of a saved game, or the colour.
fn player(game: &GameLine, color: Color) -> Cow<'_, str> {
    let name = game.names[color].as_ref();
    name.map_or_else(|| color.to_string().into(), |name| name.as_str().into())
}

/// Returns the winner of a saved game, and the score with the winner's part first.
pub fn winner_and_score(game: &GameLine, score: ByColor<u8>) -> (Option<Color>, String) {
    let larger = match score.black.cmp(&score.white) {
        Ordering::Less => Some(Color::White),
        Ordering::Equal => None,
        Ordering::Greater => Some(Color::Black),
    };
    let winner = match game.rules.goal() {
        Goal::Most => larger,
        Goal::Fewest => larger.map(|color| !color),
    };
    let score = match winner {
        Some(Color::White) => ByColor { black: score.white, white: score.black },
        Some(Color::Black) | None => score,
    };
    (winner, pair(score))
}

/// Returns the result of a saved game, or how far it came: `Ada won 34-30`, `move 12`.
pub fn game_state(game: &GameLine) -> String {
    match game.state {
        GameState::Over { score } => match winner_and_score(game, score) {
            (Some(winner), score) => format!("{} won {score}", player(game, winner)),
            (None, score) => format!("draw {score}"),
        },
        GameState::UnderWay { next_move } => format!("move {next_move}"),
    }
}

/// Returns day and time: `2026-11-21 14:05`.
pub fn day_and_time(time: LocalTime) -> String {
    let LocalTime { date, hour, minute } = time;
    format!("{} {hour:02}:{minute:02}", day(date).unwrap_or_default())
}

/// Returns when a game was saved: `saved 2026-11-21 14:05`.
pub fn saved_at(time: LocalTime) -> String {
    format!("saved {}", day_and_time(time))
}

/// Returns the name of the opening, or else the first moves.
pub fn opening(game: &GameLine) -> &str {
    game.opening.as_deref().unwrap_or(&game.first_moves)
}

/// Returns the reason of an error without its path, which is too long for a notice.
fn cause(error: &StoreError) -> String {
    let cause = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    text::printable(&cause).into_owned()
}

/// Said in place of an empty list.
pub const NO_SAVED_GAMES: &str = "No saved games yet.";

/// Said in place of an empty list while a game is played.
pub const NO_OTHER_GAMES: &str =
    "No other games yet. This one is saved as you play, and will be listed once you start another.";

/// The same in fewer and fewer words.
pub const NO_OTHER_GAMES_SHORTER: [&str; 2] =
    ["No other games yet. This one is saved as you play.", "No other games yet."];

/// Said in place of a list of games of which none was found.
pub const NOTHING_FOUND: &str = "No saved game matches.";

/// Returns how many of the saved games a filter leaves: `3 of 120`.
pub fn found(found: usize, total: usize) -> String {
    format!("{found} of {total}")
}

/// Returns the text in which a saved game is looked for.
pub fn searched_text(summary: &GameSummary) -> String {
    let mut parts = vec![summary.file_stem.clone()];
    parts.extend(summary.changed.map(day_and_time));
    match &summary.game {
        Ok(game) => {
            parts.extend(game.date.and_then(day));
            parts.extend([players(game), game.rules.to_string(), game_state(game)]);
            parts.extend(game.opening.iter().map(ToString::to_string));
            parts.push(game.first_moves.to_string());
        }
        Err(_) => parts.push(DAMAGED.into()),
    }
    parts.join("\n")
}

/// Said of a saved game that cannot be read.
pub const DAMAGED: &str = "damaged";

/// Returns a game in a sentence that may be wrapped: date, players, rules unless they are the usual ones,
/// and result, with commas between them.
pub fn wrapped_record(record: &Record) -> String {
    let game = GameLine::from(record);
    let rules = (game.rules != Rules::OTHELLO).then(|| game.rules.to_string());
    let parts = [game.date.and_then(day), Some(players(&game)), rules, Some(state(&game))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns a game in a line: date, players, rules, result.
pub fn record_line(record: &Record) -> String {
    game_line(&record.into())
}

/// Returns that a game is resumed; `None` if nothing was played in it or it is over.
pub fn resumed(session: &Session) -> Option<String> {
    let plies = session.game().plies().len();
    let is_resumed = plies > 0 && session.result().is_none();
    is_resumed.then(|| format!("Resumed at move {}.", plies + 1))
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: &SavingRefusal) -> String {
    match refusal {
        SavingRefusal::CannotOpen(error) => with_causes(error),
        SavingRefusal::CannotRename(error) => {
            format!("cannot rename the game: {}", with_causes(error))
        }
        SavingRefusal::CannotDelete(error) => {
            format!("cannot delete the game: {}", with_causes(error))
        }
    }
}
