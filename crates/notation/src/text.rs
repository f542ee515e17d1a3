//! Games and positions among words: moves, boards, grids of numbers and tables, as people paste them.

use crate::boards::{self, Drawing};
use crate::claim;
use crate::error::{ReadErrorKind, Warning};
use crate::forms;
use crate::line;
use crate::located::{self, Located};
use crate::position::{self, PositionError};
use crate::record::{Read, Record};
use crate::sheet::{self, Grid, is_head, is_row};
use crate::signs;
use crate::source::{Context, Lines, More, Next, Piece};
use crate::table::{self, Table};
use crate::transcript::Tokens;
use othello_core::board::Board;

/// The piece that a text begins with, if it is one of that kind.
type Outcome = Result<Option<Piece>, More>;

/// Finds what comes next in a text that begins with none of the other formats.
pub(super) fn next(lines: &Lines<'_>, context: &Context<'_>) -> Result<Next, More> {
    let Some((line, behind)) = lines.line(0)? else { return Err(More) };
    if has_entities(line) {
        let mut far = NEAR;
        while far < lines.text.len() {
            let end = lines.text.as_bytes()[..far].iter().rposition(|byte| *byte == b'\n');
            let text = without_entities(&lines.text[..end.map_or(0, |end| end + 1)]);
            if let Ok(found) = next(&Lines { text: &text, is_whole: false }, context) {
                return Ok(found);
            }
            far *= 8;
        }
        return next(&Lines { text: &without_entities(lines.text), ..*lines }, context);
    }
    if let Some(table) = context.table {
        let row = table.row(line, context.usual).map(|mut read| {
            if let Ok(read) = &mut read {
                forms::add_comment(&mut read.record, context.before, "");
            }
            Next::Game(Box::new(Piece::bare(0..behind, read)))
        });
        return Ok(row.unwrap_or(Next::TableEnd));
    }
    if let Some(separator) = table::separator(line) {
        let mut below = behind;
        let mut first = lines.line(below)?;
        while let Some((_, next)) = first.filter(|(rule, _)| table::is_rule(rule)) {
            below = next;
            first = lines.line(below)?;
        }
        let table = first.and_then(|(first, _)| Table::new(line, first, separator, context.usual));
        if let Some(table) = table {
            return Ok(Next::Table(Box::new(table), below));
        }
    }
    // Moves and nothing else are no drawing.
    let is_drawn = !forms::is_moves(line.as_bytes());
    let drawn: [fn(&Lines<'_>, &Context<'_>) -> Outcome; 2] = [drawing, board_in_line];
    for find in drawn.into_iter().filter(|_| is_drawn) {
        match find(lines, context)? {
            // Below its moves a game is drawn again.
            Some(piece) if is_again(&piece, context) => return Ok(Next::Words(piece.range.end)),
            Some(piece) => return Ok(Next::Game(Box::new(piece))),
            None => {}
        }
    }
    Ok(forms::read(lines, context)?.unwrap_or(Next::Words(behind)))
}

/// Blanks as HTML names them, and the tags by which a forum shows letters in another way.
const BLANKS: &str =
    "&nbsp; &#160; &#xa0; &#xA0; &ensp; &emsp; &thinsp; &Tab; [b] [/b] [i] [/i] [u] [/u]";
/// The bytes from a line with such blanks on in which they are replaced at first: what follows is long, and seldom needed as
/// a whole.
const NEAR: usize = 1 << 11;

fn has_entities(line: &str) -> bool {
    (line.contains('&') || line.contains("[/"))
        && BLANKS.split(' ').any(|blank| line.contains(blank))
}

/// Returns a text with as many blanks in place of those that HTML names.
fn without_entities(text: &str) -> String {
    let replace = |text: String, blank: &str| text.replace(blank, &" ".repeat(blank.len()));
    BLANKS.split(' ').fold(text.into(), replace)
}

/// Returns `true` if a piece is the game before it once more.
fn is_again(piece: &Piece, context: &Context<'_>) -> bool {
    let game = piece.read.as_ref().ok().map(|read| &read.record.game);
    game.is_some_and(|game| !game.plies().is_empty()) && game == context.last
}

/// Finds a board or a grid of numbers that takes several lines, or a grid in one.
fn drawing(lines: &Lines<'_>, context: &Context<'_>) -> Outcome {
    let Some((first, behind)) = lines.line(0)? else { return Ok(None) };
    if let Some((grid, board, score)) = sheet::flat(first) {
        return of_numbers(&grid, board, score, lines, behind, context).map(Some);
    }
    match boards::in_rows(lines)? {
        Some(Drawing { grid: Some(grid), board, end, .. }) => {
            of_numbers(&grid, board.unwrap_or_default(), None, lines, end, context).map(Some)
        }
        Some(found) => of_discs(&found, lines, context),
        None => {
            // Rows of numbers, but not all of them.
            let (mut end, mut row, mut is_meant) = (0, 1, false);
            while let Ok(Some((line, next))) = lines.line(end)
                && (end == 0 && is_head(line) || row <= ROWS && sheet::row_of(line, row).is_some())
            {
                is_meant |= is_row(line, row);
                row += usize::from(!is_head(line));
                end = next;
            }
            let fault = || Piece::bare(0..end, Err(Located::new(0, NO_GRID)));
            Ok(is_meant.then(fault))
        }
    }
}

/// The rows of a grid.
const ROWS: usize = 8;
const NO_GRID: ReadErrorKind = ReadErrorKind::Expected("eight rows of numbers");

/// Returns the game of a grid of numbers, and the score that stands behind it or below.
fn of_numbers<'a>(
    grid: &Grid,
    discs: Board,
    mut score: Option<&'a str>,
    lines: &Lines<'a>,
    mut end: usize,
    context: &Context<'_>,
) -> Result<Piece, More> {
    let mut more = end;
    while let Some((_, behind)) = lines.line(more)?.filter(|(line, _)| is_row(line, ROWS + 1)) {
        more = behind;
    }
    // As many once more are another grid.
    if (1..ROWS).contains(&lines.text[end..more].lines().count()) {
        return Ok(Piece::bare(0..more, Err(Located::new(end, NO_GRID))));
    }
    while score.is_none()
        && let Some((line, behind)) = lines.line(end)?
    {
        score = sheet::score(line.trim()).map(|_| line.trim());
        if score.is_none() && !is_head(line) {
            break;
        }
        end = behind;
    }
    let read = of_grid(grid, discs, score, &lines.text[..end], context);
    Ok(Piece::bare(0..end, read))
}

fn of_grid(
    grid: &Grid,
    discs: Board,
    score: Option<&str>,
    text: &str,
    context: &Context<'_>,
) -> Result<Read, Located<ReadErrorKind>> {
    let (game, fault) = grid.play(crate::diagram::start(grid, discs, context.usual));
    if let Some(fault) = fault {
        let rows = text.lines().filter(|line| !line.trim().is_empty() && !is_head(line));
        let row = fault.square().and_then(|square| rows.clone().nth(square.row().into()));
        let place = row.map_or(0, |row| located::place(row, text));
        return Err(Located::new(place, ReadErrorKind::Grid(fault)));
    }
    let mut record = Record::from(game);
    let warnings = score.map(|score| claim::take(&mut record, score)).unwrap_or_default();
    forms::add_comment(&mut record, context.before, "");
    Ok(Read::new(record, warnings))
}

/// Returns the position on a board in rows.
fn of_discs(found: &Drawing, lines: &Lines<'_>, context: &Context<'_>) -> Outcome {
    let &Drawing { board, side, end, .. } = found;
    let board = match board {
        Ok(board) => board,
        Err(fault) => return Ok(Some(Piece::bare(0..end, Err(Located::new(0, fault))))),
    };
    // Ours stands above the moves that lead to it.
    if forms::leads_to(lines, end, board, context.usual)? {
        return Ok(None);
    }
    let before = context.before.lines().next_back().unwrap_or_default();
    let side = side.or_else(|| boards::side_of(before));
    let read = side.map_or_else(|| boards::side_to_move(board), Ok).map(|next| {
        let start = line::start(context.usual.rules(), board, next);
        let mut record = Record::from(othello_core::game::Game::from_position(start));
        forms::add_comment(&mut record, context.before, "");
        Read::new(record, side.is_none().then_some(Warning::Side { color: next }))
    });
    let fault = |error: PositionError| Located::new(lines.text[..end].trim_end().len(), error);
    Ok(Some(Piece::bare(0..end, read.map_err(fault))))
}

/// Finds a board in a line, and the moves or the scores behind it.
fn board_in_line(lines: &Lines<'_>, context: &Context<'_>) -> Outcome {
    let Some((line, mut end)) = lines.line(0)? else { return Ok(None) };
    let Some(found) = boards::in_line(line) else {
        if let Some(length) = signs::bitboards(lines.text) {
            let fault = Located::new(0, PositionError::Bits);
            return Ok(Some(Piece::bare(0..end.max(length), Err(fault))));
        }
        if !is_position(line) {
            return Ok(None);
        }
        let fault = position::read_start(line).err().unwrap_or(PositionError::NoSide);
        let fault = Located::new(position::place(line, fault), fault);
        return Ok(Some(Piece::bare(0..end, Err(fault))));
    };
    let mut side = found.side;
    let mut board = found.board;
    let below = match lines.line(end) {
        // Whoever waits for the answer has not written the next line.
        Err(More) if side.is_some() => None,
        below => below?,
    };
    let below = below.and_then(|(line, behind)| Some((boards::side_of(line)?, behind)));
    if let Some((below, behind)) = below {
        if side.is_some_and(|side| side != below) {
            board = board.and(Err(PositionError::Rest));
        }
        (side, end) = (Some(below), behind);
    }
    side = side.or_else(|| boards::side_of(found.before));
    let mut letters = found.rest.chars();
    let next = match (side, letters.next(), letters.next()) {
        (Some(side), ..) => Ok(side),
        (None, Some(letter), None) if letter.is_alphanumeric() => Err(PositionError::Side(letter)),
        (None, ..) => board.and_then(boards::side_to_move),
    };
    let (board, next) = match board.and_then(|board| Ok((board, next?))) {
        Ok(found) => found,
        Err(error) => {
            let is_side = matches!(error, PositionError::Side(_));
            let rest = if is_side { found.rest } else { &line[line.trim_end().len()..] };
            let place = located::place(rest, line);
            let fault = Located::new(place, ReadErrorKind::from(error));
            return Ok(Some(Piece::bare(0..end, Err(fault))));
        }
    };
    let start = line::start(context.usual.rules(), board, next);
    let place = located::place(found.rest, line);
    // Without a square in them they are words.
    let is_words = !Tokens::new(found.rest).any(|(_, token)| token.is_square())
        && found.rest.contains(char::is_whitespace)
        && !found.rest.contains('%');
    let (moves, words) = if is_words { ("", found.rest) } else { (found.rest, "") };
    let read = line::behind_position(start, moves).map(|mut read| {
        read.warnings.extend(side.is_none().then_some(Warning::Side { color: next }));
        forms::add_comment(&mut read.record, context.before, &format!("{} {words}", found.before));
        // A comment on a position may speak of moves.
        let comment = moves.find('%').unwrap_or(moves.len());
        let squares = forms::squares(&moves[comment..]);
        let locate = |at| (context.locate)(place + comment + at);
        read.warnings.extend(Warning::of_squares(&squares, locate));
        read
    });
    let read = read.map_err(|fault| fault.shifted(place));
    Ok(Some(Piece::bare(0..end, read)))
}

/// Returns `true` if a line is one of a position, perhaps with a fault.
fn is_position(line: &str) -> bool {
    let is_square = |letter: char| "XxOo*BbWw-.".contains(letter);
    let squares =
        line.chars().filter(|letter| !letter.is_whitespace()).take_while(|it| is_square(*it));
    let discs = squares.clone().filter(|letter| !"-.".contains(*letter)).count();
    discs > 0 && squares.count() >= 20
}
