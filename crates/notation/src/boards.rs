//! Boards and grids of numbers among other text: in eight rows as programs print them, in a line, and as FEN.

use crate::fen;
use crate::position::{self, PositionError};
use crate::sheet::{self, Grid, is_head};
use crate::signs::{self, Sign};
use crate::source::{Lines, More, is_blank};
use crate::transcript::{plain, player};
use othello_core::board::{Board, Color};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

/// A drawing of a board in eight rows.
pub(super) struct Drawing {
    /// The numbers on its squares, if there are any.
    pub(super) grid: Option<Grid>,
    /// The discs, without a number.
    pub(super) board: Result<Board, PositionError>,
    /// The side to move, if it stands there.
    pub(super) side: Option<Color>,
    /// The place behind it.
    pub(super) end: usize,
}

/// Lines below a board in which the side to move may stand.
const BELOW: usize = 5;

/// Discs up to which nobody can have passed: each colour has a move in every position of a game that is no longer.
const WITHOUT_PASS: u8 = 12;

/// Lines of a drawing between two rows, and above the first, at most.
const BETWEEN: usize = 4;

/// Finds a board in eight rows, with discs or numbers on its squares.
pub(super) fn in_rows(lines: &Lines<'_>) -> Result<Option<Drawing>, More> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let mut is_mirrored = false;
    let (mut end, mut ahead, mut between) = (0, 0, 0);
    while between <= BETWEEN {
        let Some((line, next)) = lines.line(ahead)? else { break };
        ahead = next;
        between += 1;
        if let Some(row) = row_of(line, rows.len() + 1) {
            rows.push(row);
            (end, between) = (next, 0);
            // The line below the head of a table looks like a row without a disc.
            if rows.len() == 9 && rows[0].is_rule {
                rows.remove(0);
                break;
            }
        } else if rows.len() < 8 && is_head_of_mirrored(line) {
            is_mirrored = true;
        } else if rows.len() >= 8 || !(is_head(strip(line)) || is_border(line)) {
            break;
        }
        if rows.len() >= 8 && !rows[0].is_rule {
            break;
        }
    }
    let is_upside_down = rows.first().is_some_and(|row| row.label == Some(8));
    let is_labelled = |(at, row): (usize, &Row<'_>)| {
        row.label.is_none_or(|label| label == if is_upside_down { 8 - at } else { at + 1 })
    };
    if rows.len() != 8 || !rows.iter().enumerate().all(is_labelled) {
        return Ok(None);
    }
    let mut sides = rows.iter().filter_map(|row| side_in(row.behind));
    let mut side = sides.next();
    let mut is_contradicted = sides.any(|other| side != Some(other));
    if is_upside_down {
        rows.reverse();
    }
    is_mirrored |= matches!(lines.line(end), Ok(Some((line, _))) if is_head_of_mirrored(line));
    if is_mirrored {
        for row in &mut rows {
            row.cells.reverse();
        }
    }
    let cells: Vec<Sign> = rows.iter().flat_map(|row| row.cells.iter().copied()).collect();
    let mut grid = Grid::default();
    for (square, cell) in Square::ALL.into_iter().zip(&cells) {
        if let Sign::Number(number) = cell {
            grid.set(square, *number);
        }
    }
    let mut board = signs::board(&cells);
    if grid != Grid::default() {
        return Ok(Some(Drawing { grid: Some(grid), board, side, end }));
    }
    if board.is_ok_and(|board| board.occupied().is_empty()) {
        return Ok(None);
    }
    let more = end_of_rows(lines, end)?;
    if more > end {
        (board, end) = (Err(PositionError::Long), more);
    }
    let mut ahead = end;
    for _ in 0..BELOW {
        let Some((line, next)) = lines.line(ahead)? else { break };
        ahead = next;
        if is_head(strip(line))
            || is_head_of_mirrored(line)
            || is_border(line) && !strip(line).is_empty()
        {
            end = next;
        } else if let Some(stated) = side_of(strip(line)) {
            is_contradicted |= side.is_some_and(|side| side != stated);
            (side, end) = (Some(stated), next);
            break;
        } else if row_of(line, 1).is_some() {
            break;
        }
    }
    if is_contradicted {
        board = board.and(Err(PositionError::Rest));
    }
    Ok(Some(Drawing { grid: None, board, side, end }))
}

/// Returns the place behind the rows that follow a board at once, unless they are another one.
fn end_of_rows(lines: &Lines<'_>, behind: usize) -> Result<usize, More> {
    let (mut end, mut count) = (behind, 0);
    while let Some((line, next)) = lines.line(end)?
        && count < 8
        && row_of_signs(line).is_some_and(|row| row.label.is_none())
    {
        (end, count) = (next, count + 1);
    }
    Ok(if count < 8 { end } else { behind })
}

/// Returns `true` for the letters of the columns as White sees them.
fn is_head_of_mirrored(line: &str) -> bool {
    let letters = line.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| letter.to_ascii_lowercase()).eq(('a'..='h').rev())
}

struct Row<'a> {
    /// The number beside it, if it may be that of another row.
    label: Option<usize>,
    cells: Vec<Sign>,
    /// The text behind it.
    behind: &'a str,
    /// `true` if it may be the line below the head of a table.
    is_rule: bool,
}

/// Reads a row of a board, perhaps with its number in front; numbers and pairs of signs stand apart.
fn row_of(line: &str, row: usize) -> Option<Row<'_>> {
    let is_rule = line.contains('|') && line.chars().all(|letter| "|-: ".contains(letter));
    let line = line.trim_start_matches(is_blank);
    let cells = sheet::row_of(bare(line), row);
    let cells = cells.map(|cells| cells.into_iter().map(Sign::from).collect());
    let cells = Sign::digits(line, row).or(cells);
    let found = cells.map(|cells| Row { label: None, cells, behind: "", is_rule });
    found.or_else(|| row_of_signs(line))
}

/// Returns the row in a line of a page of the web: `<PARAM name="Line1" value="46 35">`.
fn bare(line: &str) -> &str {
    let is_tag = line.trim_start().starts_with('<');
    if is_tag { line.split('"').nth(3).unwrap_or(line) } else { line }
}

/// Reads a row of a board in which each square is one sign.
fn row_of_signs(line: &str) -> Option<Row<'_>> {
    // The rows may be texts of a list.
    let is_around =
        |letter: char| letter.is_whitespace() && letter != '\u{3000}' || "\"',[]`".contains(letter);
    let line = line.trim_matches(is_around);
    // Where bars stand between the squares, a blank is an empty one.
    let is_barred = line.chars().filter(|letter| is_bar(*letter)).count() >= 7;
    let bare = line.trim_start_matches(|letter| is_bar(letter) && !is_barred).trim_start();
    let mut letters = bare.char_indices().map(|(at, letter)| (at, plain(letter))).peekable();
    let is_label = |letter: char| ('1'..='8').contains(&letter);
    let label = letters.next_if(|(_, letter)| is_label(*letter)).map(|(_, letter)| letter);
    let mut cells = vec![Sign::Empty; 8];
    let mut count = 0;
    let mut end = 0;
    // A cell between two bars that is blank so far.
    let mut is_blank = is_barred && letters.peek().is_none_or(|(_, letter)| !is_bar(*letter));
    for (at, letter) in letters.by_ref() {
        let cell = Sign::of(letter);
        match cell {
            Some(cell) if count < 8 => {
                cells[count] = cell;
                (count, is_blank) = (count + 1, false);
            }
            _ if is_bar(letter) => {
                count += usize::from(is_blank && count < 8);
                is_blank = is_barred && count < 8;
            }
            _ if letter.is_whitespace() || letter == EMOJI => {}
            _ => return None,
        }
        end = at + bare[at..].chars().next().map_or(1, char::len_utf8);
        if count == 8 {
            break;
        }
    }
    if count < 8 {
        return None;
    }
    let behind = &bare[end..];
    let is_apart = behind.chars().next().is_none_or(|letter| {
        !letter.is_alphanumeric() && Sign::of(letter).is_none()
            || label.is_some_and(|it| it == letter)
    });
    let behind = behind.trim_start().trim_start_matches(is_bar).trim_start();
    let behind = label.and_then(|label| behind.strip_prefix(label)).unwrap_or(behind);
    let label = label.and_then(|label| label.to_digit(10)).map(|label| label as usize);
    is_apart.then_some(Row { label, cells, behind, is_rule: false })
}

/// The selector that follows a sign shown as an emoji.
const EMOJI: char = '\u{fe0f}';

/// Returns `true` for what stands between the squares of a drawing.
const fn is_bar(letter: char) -> bool {
    matches!(letter, '|' | '│' | '┃' | '║' | '｜')
}

/// Returns `true` for a line of a drawing between two rows, and for one that is empty.
fn is_border(line: &str) -> bool {
    let is_drawn = |letter: char| ('\u{2500}'..='\u{257f}').contains(&letter);
    let mut letters = line.chars().filter(|letter| !letter.is_whitespace());
    letters.all(|letter| is_drawn(letter) || "+-=|:".contains(letter)) && row_of(line, 1).is_none()
}

/// Returns a line without bars, blanks and the marks of a quoted mail around it.
fn strip(line: &str) -> &str {
    line.trim_matches(|letter: char| is_blank(letter) || is_bar(letter))
}

/// Returns the side to move that a line states, alone or in words.
pub(super) fn side_of(line: &str) -> Option<Color> {
    let text: String = line.chars().map(plain).collect();
    // That is another board.
    if text.chars().filter(|letter| Sign::of(*letter) == Some(Sign::Empty)).count() >= 8 {
        return None;
    }
    let bare =
        text.trim_matches(|letter: char| !letter.is_alphanumeric() && color_of(letter).is_none());
    let alone = ["x", "o", "*", "b", "w", "●", "○", "⚫", "⚪"];
    let sign = || bare.chars().next().filter(|_| alone.contains(&bare)).and_then(color_of);
    named(bare).or_else(sign).or_else(|| side_in(&text))
}

/// Returns the side to move that is told in words.
fn side_in(text: &str) -> Option<Color> {
    const WORDS: [&str; 13] = [
        "to move", "to play", "turn", "next", "side", "moves", "番", "手番", "先", "am zug",
        "au trait", "trait", "plays",
    ];
    let text: String = text.chars().map(plain).collect();
    if !WORDS.iter().any(|word| text.contains(word)) {
        return None;
    }
    let is_word = |letter: char| letter.is_alphanumeric() || color_of(letter).is_some();
    let mut found = None;
    let words = text.split(|letter| !is_word(letter)).filter(|word| !word.is_empty());
    for word in words {
        let color = named(word).or_else(|| match word.chars().count() {
            1 => word.chars().next().and_then(color_of),
            _ => word
                .chars()
                .find(|letter| !letter.is_ascii() && "黒黑白●○⚫⚪".contains(*letter))
                .and_then(color_of),
        });
        match (found, color) {
            (Some(known), Some(color)) if known != color => return None,
            _ => found = found.or(color),
        }
        // What follows are the moves.
        if ["move", "play", "turn"].contains(&word) && found.is_some() {
            return found;
        }
    }
    found
}

/// Returns the colour that a character stands for.
fn color_of(letter: char) -> Option<Color> {
    match Sign::of(letter) {
        Some(Sign::Disc(color)) if !"#@".contains(letter) => Some(color),
        _ => None,
    }
}

/// A board that stands in a line.
pub(super) struct InLine<'a> {
    pub(super) board: Result<Board, PositionError>,
    pub(super) side: Option<Color>,
    /// The text before it.
    pub(super) before: &'a str,
    /// The text behind it and the side to move.
    pub(super) rest: &'a str,
}

/// Finds a board in a line: 64 squares, with or without blanks between them, or FEN.
pub(super) fn in_line(line: &str) -> Option<InLine<'_>> {
    fen_in(line).or_else(|| digits_in(line)).or_else(|| {
        let is_enough = line.chars().filter(|letter| Sign::of(*letter).is_some()).nth(63).is_some();
        let mut starts = line.char_indices().scan(' ', |last, (at, letter)| {
            let before = std::mem::replace(last, letter);
            Some((at, before, letter))
        });
        let is_start = |(at, before, letter): &(usize, char, char)| {
            Sign::of(*letter).is_some()
                && !before.is_alphanumeric()
                && Sign::of(*before).is_none()
                && !goes_on(line, *at)
        };
        let starts = is_enough.then(|| starts.by_ref().filter(is_start)).into_iter().flatten();
        // Of very many places, the first ones will do.
        starts.take(64).find_map(|(at, ..)| squares_at(line, at))
    })
}

/// Returns `true` if the square at a place goes on with such before it.
fn goes_on(line: &str, at: usize) -> bool {
    let is_square = |letter| Sign::of(letter).is_some();
    let (before, behind) = line.split_at(at);
    let words = before.split_whitespace().next_back().zip(behind.split_whitespace().next());
    words.is_some_and(|(before, behind)| {
        before.chars().all(is_square) && before.chars().count() == behind.chars().count()
    })
}

fn squares_at(line: &str, at: usize) -> Option<InLine<'_>> {
    let mut squares = Vec::new();
    let mut letters = line[at..].char_indices();
    while squares.len() < 64 {
        let (_, letter) = letters.next()?;
        match Sign::of(letter) {
            Some(sign) => squares.push(sign),
            None if letter.is_whitespace() || "/,".contains(letter) || is_bar(letter) => {}
            None if letter == EMOJI => {}
            None => return None,
        }
    }
    if position::is_short(&line[at..]) {
        return None;
    }
    let rest = letters.as_str().trim_start_matches(EMOJI);
    behind_squares(&line[..at], &squares, rest)
}

/// Finds a board in a line that begins with 64 digits.
fn digits_in(line: &str) -> Option<InLine<'_>> {
    let (squares, rest) =
        line.split_at(line.find(|c: char| !c.is_ascii_digit()).unwrap_or(line.len()));
    let rows = (1..)
        .zip(squares.as_bytes().chunks(8))
        .map(|(row, squares)| Sign::digits(str::from_utf8(squares).ok()?, row));
    let squares: Vec<Vec<Sign>> = rows.collect::<Option<_>>()?;
    if squares.len() == 8 { behind_squares("", &squares.concat(), rest) } else { None }
}

/// Returns a board of which the squares have been found, with the side to move behind it.
fn behind_squares<'a>(before: &'a str, squares: &[Sign], rest: &'a str) -> Option<InLine<'a>> {
    let board = signs::board(squares);
    if rest.starts_with(|letter: char| letter.is_ascii_digit()) || position::goes_on(rest) {
        return None;
    }
    let bare =
        rest.trim_start_matches(|letter: char| letter.is_whitespace() || ";,|/:".contains(letter));
    let (side, behind) = split_side(bare).unzip();
    if side.is_none() && bare.chars().next().is_some_and(|letter| Sign::of(letter).is_some()) {
        return None;
    }
    let rest = behind.unwrap_or(rest);
    let is_mark = |letter: char| letter.is_whitespace() || letter == ';';
    let rest = rest.trim_start_matches(']').trim_matches(is_mark);
    // A comment may tell of either.
    let stated = side_of(rest).filter(|_| side.is_none() || !rest.contains('%'));
    let is_contradicted = side.zip(stated).is_some_and(|(side, stated)| side != stated);
    let board = if is_contradicted { board.and(Err(PositionError::Rest)) } else { board };
    let side = side.or(stated);
    if side.is_none() && board.is_ok_and(|board| board.occupied().is_empty()) {
        return None;
    }
    let rest = if stated.is_some() { &rest[rest.len()..] } else { rest };
    Some(InLine { board, side, before, rest })
}

/// Splits the side to move off a text that begins with it: a letter or a sign alone, or the name of a colour that
/// is not that of a player or of the one who wins.
fn split_side(text: &str) -> Option<(Color, &str)> {
    let mut letters = text.chars();
    let side = letters.next().and_then(color_of);
    let is_alone = letters.clone().next().is_none_or(|letter| {
        !letter.is_alphanumeric() && !matches!(Sign::of(letter), Some(Sign::Disc(_)))
    });
    if let Some(side) = side.filter(|_| is_alone) {
        return Some((side, letters.as_str()));
    }
    let (word, behind) =
        text.split_at(text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len()));
    let mut next = behind.trim_start().chars();
    let is_word = next.next().is_some_and(|letter| letter.is_alphabetic() || ":=".contains(letter))
        && !next.next().is_some_and(|letter| letter.is_ascii_digit());
    let is_told = |side: &Color| !is_word || side_in(text) == Some(*side);
    let side = named(&word.to_lowercase()).filter(is_told);
    side.map(|side| (side, behind))
}

/// Returns the colour of that name, in lower case.
fn named(word: &str) -> Option<Color> {
    player(word).filter(|_| {
        word.chars().nth(1).is_some() || word.starts_with(char::is_alphabetic) && !word.is_ascii()
    })
}

fn fen_in(line: &str) -> Option<InLine<'_>> {
    let is_rows = |word: &str| word.matches('/').count() == 7;
    let rows = line.split_whitespace().find(|word| is_rows(word))?;
    let rows = rows.trim_matches(|letter: char| !letter.is_alphanumeric());
    let at = rows.as_ptr().addr() - line.as_ptr().addr();
    let mut words = line[at..].split_whitespace();
    let side = words
        .by_ref()
        .nth(1)
        .map(|side| side.trim_matches(|letter: char| !letter.is_alphanumeric()));
    let side = side.filter(|side| matches!(*side, "b" | "w"));
    let (board, color) = fen::read(&format!("{rows} {}", side.unwrap_or("b"))).ok()?;
    let rest = if side.is_some() { line.len() } else { at + rows.len() };
    let rest = &line[rest..];
    Some(InLine { board: Ok(board), side: side.map(|_| color), before: &line[..at], rest })
}

/// Returns the side to move of a board that does not tell: the only one that can have the move.
///
/// # Errors
/// If both can.
pub(super) fn side_to_move(board: Board) -> Result<Color, PositionError> {
    let discs = board.occupied().len();
    if (4..=WITHOUT_PASS).contains(&discs) {
        return Ok(if discs.is_multiple_of(2) { Color::Black } else { Color::White });
    }
    match Color::BOTH.map(|color| can_move(board, color)) {
        [_, false] => Ok(Color::Black),
        [false, true] => Ok(Color::White),
        [true, true] => Err(PositionError::NoSide),
    }
}

pub(super) fn can_move(board: Board, color: Color) -> bool {
    Position::new(Rules::OTHELLO, board, color).to_move() == Some(color)
}
