//! Moves that stand in another order than they are played: numbered columns beside each other, a line for each player.

use super::column::{ENOUGH, MANY, MOST_ROWS, word_at};
use super::reading::{Fault, Reading};
use super::row::{Part, Row, Run};
use super::shape::{Mark, difference, marks};
use crate::located::Located;
use crate::source::{Lines, More};
use crate::transcript::{Token, TranscriptErrorKind, player};
use othello_core::board::{ByColor, Color};

/// The games in some lines, the end of these, and the names of the players.
pub(super) struct Apart {
    pub(super) games: Vec<Game>,
    pub(super) end: usize,
    pub(super) names: Names,
}

type Game = Result<Reading, Fault>;
type Names = ByColor<Option<String>>;

/// Finds the games in lines that begin with a row; `None` if its moves stand in their order.
pub(super) fn find(
    lines: &Lines<'_>,
    first: &Row<'_>,
    behind: usize,
    start: &Reading,
) -> Result<Option<Apart>, More> {
    if entries(first).is_some_and(|entries| entries.len() > 1 && entries[0].0 == 1) {
        return columns(lines, start);
    }
    let is_list = first.squares > 1 && first.runs.len() == 1;
    if !is_list || first.play_run(&mut start.clone(), &first.runs[0]).is_ok() {
        return Ok(None);
    }
    let Some((line, end)) = lines.line(behind)? else { return Ok(None) };
    let second = Row::scan(line, lines.is_last(end));
    // Of more lines each has a move, and another beside it.
    let ends_here = lines.line(end)?.is_none_or(|(line, _)| Row::scan(line, false).squares == 0);
    let rows = [(first, 0), (&second, behind)];
    let game = Some(rows).filter(|_| ends_here).and_then(|rows| of_players(rows, start));
    Ok(game.map(|(game, names)| Apart { games: vec![game], end, names }))
}

/// Finds numbered moves in columns beside each other, those of one game, or of a game in each.
fn columns(lines: &Lines<'_>, start: &Reading) -> Result<Option<Apart>, More> {
    let mut rows = Vec::new();
    let mut end = 0;
    while let Some((line, behind)) = lines.line(end)? {
        let row = Row::scan(line, lines.is_last(behind));
        match entries(&row).filter(|entries| entries[0].0 == rows.len() + 1) {
            // A letter that is cut off would vanish, and no game has so many rows.
            Some(_) if row.is_cut || rows.len() >= MOST_ROWS => return Ok(None),
            Some(entries) => rows.push((row, end, entries)),
            None => break,
        }
        end = behind;
    }
    let (height, width) = (rows.len(), rows[0].2.len());
    // The number in each column, if they go on from one to the next by that.
    let goes_on_by = |step: usize| {
        let mut entries = rows.iter().zip(1..).flat_map(|((.., entries), first)| {
            entries.iter().enumerate().map(move |(at, (number, _))| (*number, first + at * step))
        });
        entries.all(|(number, expected)| number == expected)
    };
    let is_even = rows.windows(2).all(|rows| rows[1].2.len() <= rows[0].2.len());
    if height < 2 || !is_even {
        return Ok(None);
    }
    let column = |at: usize| {
        let runs =
            rows.iter().filter_map(move |(row, place, it)| Some((row, *place, it.get(at)?.1)));
        runs.collect::<Vec<_>>()
    };
    let games = if goes_on_by(height) {
        vec![play((0..width).flat_map(column), start)]
    } else if goes_on_by(0) {
        (0..width).map(|at| play(column(at).into_iter(), start)).collect()
    } else {
        return Ok(None);
    };
    let is_game = |game: &Game| game.as_ref().is_ok_and(|it| it.plies() >= ENOUGH);
    let is_meant = games.len() == 1 || games.iter().any(is_game);
    Ok(is_meant.then_some(Apart { games, end, names: Names::default() }))
}

/// Returns the numbers in a row that has nothing but moves, each with the move or two behind it.
fn entries(row: &Row<'_>) -> Option<Vec<(usize, Run)>> {
    let mut entries: Vec<(usize, Run)> = Vec::new();
    for (index, part) in row.parts.iter().enumerate() {
        match part.token {
            Token::Number(_) | Token::Digits => {
                let number = row.line[part.at..part.end].parse().ok()?;
                entries.push((number, Run { from: index + 1, ..Run::default() }));
            }
            Token::Square(_) | Token::Pass | Token::Sign(_) | Token::OtherSign => {
                let (_, run) = entries.last_mut()?;
                run.to = index + 1;
                run.squares += usize::from(part.token.is_square());
            }
            _ => return None,
        }
    }
    let is_even = entries.iter().all(|(_, run)| matches!(run.squares, 1 | 2));
    (!entries.is_empty() && is_even).then_some(entries)
}

/// Plays the moves of runs, each in a row with its place.
fn play<'a, 'b: 'a>(
    runs: impl Iterator<Item = (&'a Row<'b>, usize, Run)>,
    start: &Reading,
) -> Game {
    let mut reading = start.clone();
    for (row, place, run) in runs {
        let played = row.play_run(&mut reading, &run);
        played.map_err(|fault| fault.shifted(place))?;
    }
    Ok(reading)
}

/// Plays the moves of two rows, one for each player, and returns their names; `None` if they are none of players.
fn of_players(rows: [(&Row<'_>, usize); 2], start: &Reading) -> Option<(Game, Names)> {
    let heads = [head(rows[0].0)?, head(rows[1].0)?];
    // Words or a cut behind the moves have no place in a game of two rows.
    if rows.iter().any(|(row, _)| {
        row.is_cut || row.tail(&row.runs[0]).contains(|it: char| it == '?' || it.is_alphanumeric())
    }) {
        return None;
    }
    let at = difference(&heads[0], &heads[1]).ok()??;
    let color = |head: &Vec<Mark>| player(head[at].text());
    let mut names = Names::default();
    match (color(&heads[0]), color(&heads[1])) {
        (Some(one), Some(other)) if one != other => {
            Some((play_in_turn(rows, one, ENOUGH, start)?, names))
        }
        (None, None) => {
            let first = start.play.replay.game.position().to_move()?;
            names[first] = word_at(rows[0].0.line, &heads[0], at);
            names[!first] = word_at(rows[1].0.line, &heads[1], at);
            let game = play_in_turn(rows, first, MANY, start).filter(Result::is_ok)?;
            Some((game, names))
        }
        (Some(_) | None, _) => None,
    }
}

/// Plays the moves of two rows, those of the first player in the first; `None` if there are too few.
fn play_in_turn(
    rows: [(&Row<'_>, usize); 2],
    first: Color,
    fewest: usize,
    start: &Reading,
) -> Option<Game> {
    let mut reading = start.clone();
    let mut hands =
        rows.map(|(row, _)| row.parts[row.runs[0].from..row.runs[0].to].iter().peekable());
    let fault = |hand: usize, part: &Part, error| Located { at: rows[hand].1 + part.at, error };
    while let Some(color) = reading.play.replay.game.position().to_move() {
        let hand = usize::from(color != first);
        if reading.play.replay.game.position().passed().is_some() {
            hands[1 - hand].next_if(|part| part.token == Token::Pass);
        }
        let Some(part) = hands[hand].next() else { break };
        if let Err(error) = reading.take(&part.token, &rows[hand].0.line[part.at..]) {
            return (reading.plies() >= fewest).then(|| Err(fault(hand, part, error)));
        }
        let is_sign = |part: &&Part| matches!(part.token, Token::Sign(_) | Token::OtherSign);
        while let Some(sign) = hands[hand].next_if(is_sign) {
            reading.take(&sign.token, "").ok()?;
        }
    }
    for (hand, mut rest) in hands.into_iter().enumerate() {
        if let Some(part) = rest.next() {
            let color = if hand == 0 { first } else { !first };
            let error = reading.play.replay.error(TranscriptErrorKind::OutOfTurn(color));
            return Some(Err(fault(hand, part, error)));
        }
    }
    (reading.plies() >= fewest).then_some(Ok(reading))
}

/// Returns the marks before the moves of a row that has no others.
fn head(row: &Row<'_>) -> Option<Vec<Mark>> {
    let run = row.runs.first().filter(|run| row.runs.len() == 1 && run.squares > 0)?;
    Some(marks(row.lead(run).trim()))
}
