//! Columns: a move or two in each line, behind the same words.

use std::mem;

use super::judge::{Due, field, in_field, is_like_move, is_open, taken_back};
use super::reading::{Fault, LONGEST, Reading, before, faulty};
use super::row::{Part, Row, Run, is_known, squares_in};
use super::shape::{Mark, difference, marks, shape};
use crate::located::{Located, place};
use crate::source::{Lines, More, Next, is_blank};
use crate::table;
use crate::transcript::{Numbering, Token, TranscriptError, TranscriptErrorKind, player};
use crate::words::has_word;
use othello_core::board::{ByColor, Color};

/// No game has more lines, with a move in each and its passes.
pub(super) const MOST_ROWS: usize = 128;

pub(super) struct Column<'a> {
    rows: Vec<Entry<'a>>,
    /// The mark in which the lines differ, the name of the player, if they do.
    player: Option<usize>,
    /// The headings, if the column stands in a table, and the sign between them.
    heads: Option<(Vec<String>, char)>,
    /// The words in lines between moves that are not like those before.
    words_between: usize,
    /// The player whose moves a heading of two names first: `White Black`.
    first: Option<Color>,
    /// The places of the squares in lines that stand there once more.
    doubled: Vec<usize>,
    /// The text in place of a move in the line behind the last, and its place.
    rest: Option<(usize, &'a str)>,
    /// The place behind the moves that were taken back.
    end: usize,
}

/// A line of a column.
struct Entry<'a> {
    row: Row<'a>,
    /// The place of the line, and the one behind it.
    at: usize,
    behind: usize,
    /// The marks before the move, or in the line above it.
    head: Vec<Mark>,
    /// That line, which says who plays.
    label: Option<&'a str>,
}

/// The moves of each line of a column.
#[derive(Clone, Copy, Debug)]
enum Slot {
    /// The moves that stand together first.
    First,
    /// The square of that number.
    Nth(usize),
}

/// The game of a column.
pub(super) struct Taken<'a> {
    pub(super) reading: Reading,
    pub(super) rows: Vec<Row<'a>>,
    /// The end of the last of these lines.
    pub(super) end: usize,
    /// `true` if the numbers of the moves, players or headings show what it is.
    pub(super) is_marked: bool,
    /// `true` if it is a game, whatever stands beside the moves.
    pub(super) is_sure: bool,
    pub(super) names: ByColor<Option<String>>,
}

/// The players and the numbers that the lines of a column state.
#[derive(Default)]
struct Stated<'a> {
    /// The names of the players.
    players: ByColor<Option<&'a str>>,
    /// The mark that is the number of the move, and the numbers so far.
    at: Option<usize>,
    numbers: Numbering,
}

/// The lines between two moves of a log, at most.
const LARGEST_GAP: usize = 4;

/// The lines in which a column has to grow by one, at least, for each move that it has had: what is taken back takes
/// lines, too.
const LONGEST_STAY: usize = 32;

/// The lines of a column, with those between its moves and those taken back.
const MOST_LINES: usize = 8 * MOST_ROWS;

/// The lines of a column whose first move cannot be played, and that has nothing but moves.
const FAULTY: usize = 8;

/// The moves that are seldom legal by chance, and those that never are, at least.
pub(super) const ENOUGH: usize = 4;
pub(super) const MANY: usize = 8;

impl<'a> Entry<'a> {
    fn new(row: Row<'a>, at: usize, behind: usize) -> Option<Self> {
        let is_move = |part: &Part| part.token.is_square() || part.token == Token::Pass;
        let first = row.parts.iter().find(|part| is_move(part)).or_else(|| row.wrong())?;
        let first = row.place(first).start;
        let head = row.line[..first].trim_start_matches(is_blank);
        let head = marks_of_head(head.trim_end_matches(['"', '\'']));
        Some(Self { row, at, behind, head, label: None })
    }

    /// Takes the line above a move that stands alone for what stands before it.
    fn take_label(&mut self, label: &'a str) {
        self.head = marks(label);
        self.label = Some(label);
    }

    /// Returns the words that are not those before the move.
    fn words_behind(&self) -> usize {
        let heads = self.head.iter().filter(|mark| mark.is_word());
        let unknown = heads.filter(|it| !is_known(it.text()));
        self.row.words.saturating_sub(unknown.count())
    }

    /// Returns `true` if the next number stands before the move of another line.
    fn is_before(&self, next: &Self) -> bool {
        let mut numbers = self.head.iter().zip(&next.head);
        numbers
            .any(|(one, next)| next.number.is_some() && next.number == one.number.map(|it| it + 1))
    }

    /// Returns `true` for a word that is none of a player.
    fn is_label(&self, at: usize) -> bool {
        self.head[at].is_word() && is_known(self.player(at))
    }

    /// Returns `true` if the time of day stands before the move: `08:10`.
    fn is_at_time(&self) -> bool {
        let head = self.row.places().next().map_or("", |first| self.row.line[..first].trim());
        let is_digits = |text: &str| text.bytes().all(|letter| letter.is_ascii_digit());
        head.split_once(':').is_some_and(|(hour, minute)| {
            matches!(hour.len(), 1 | 2) && minute.len() == 2 && is_digits(hour) && is_digits(minute)
        })
    }

    /// Returns `true` if the same word stands there before the move.
    fn is_alike(&self, marks: &[Mark], at: usize) -> bool {
        self.head[at].word == marks[at].word
    }

    fn player(&self, at: usize) -> &str {
        self.head[at].text()
    }

    fn number(&self, at: usize) -> Option<usize> {
        self.head.get(at)?.number
    }
}

/// Returns `true` if a line may be one of a column: one move stands in it first, or two that stand apart.
fn is_short(row: &Row<'_>) -> bool {
    row.runs.first().is_none_or(|run| {
        let has_pass = row.parts[run.from..run.to].iter().any(|part| part.token == Token::Pass);
        run.squares < 3 && !run.is_glued && !(has_pass && run.squares > 1)
    })
}

/// The shapes of the lines between the moves of a column.
struct Gaps {
    /// Those since the last move, and those between the first three.
    between: Vec<String>,
    known: Vec<String>,
    /// Those whose words have been counted, and the words since the last move.
    counted: Vec<String>,
    words: usize,
}

impl Gaps {
    fn below(text: &str) -> Self {
        let counted = text.lines().next_back().map(shape).into_iter().collect();
        Self { between: Vec::new(), known: Vec::new(), counted, words: 0 }
    }

    /// Begins again behind so many moves, and returns the words before the next.
    fn end(&mut self, moves: usize) -> usize {
        if moves < 3 {
            self.known.append(&mut self.between);
        }
        self.between.clear();
        mem::take(&mut self.words)
    }

    /// Takes a line behind so many moves; `false` if it ends the column. What stands between two moves of a log stands
    /// between all of them.
    fn take(&mut self, line: &str, words: usize, moves: usize) -> bool {
        let shape = shape(line.trim());
        if words > 0 && !self.counted.contains(&shape) {
            self.words += words;
            self.counted.push(shape.clone());
        }
        let is_known = moves < 3 || self.known.contains(&shape);
        self.between.push(shape);
        is_known && self.between.len() <= LARGEST_GAP && !is_heading(&marks(line))
    }

    /// Returns `true` if two games stand there: a heading with a number is between them, or an empty line between bare
    /// moves, unless it repeats.
    fn part_games(&self, is_bare: bool) -> bool {
        self.known.iter().any(|line| {
            line.contains('0') && line.contains(char::is_alphabetic) || is_bare && line.is_empty()
        })
    }
}

impl<'a> Column<'a> {
    /// Finds the lines of a column that begins with a row, if they are more than that; `before` stands above it.
    pub(super) fn find(
        lines: &Lines<'a>,
        first: Row<'a>,
        behind: usize,
        before: &'a str,
        start: &Reading,
    ) -> Result<Result<Self, Row<'a>>, More> {
        if !is_short(&first) {
            return Ok(Err(first));
        }
        let run = first.runs.first().copied();
        let is_legal = run.is_none_or(|run| first.play_run(&mut start.clone(), &run).is_ok());
        let heads = heads(before, &first);
        let Some(entry) = Entry::new(first, 0, behind) else {
            unreachable!("there is a square in it");
        };
        let is_bare = entry.head.is_empty();
        let is_listed = !is_legal && heads.is_none() && is_bare && entry.row.squares == 1;
        let most = if is_listed { FAULTY } else { MOST_ROWS };
        let mut column = Self {
            rows: vec![entry],
            player: None,
            heads,
            words_between: 0,
            first: first_player(before),
            doubled: Vec::new(),
            rest: None,
            end: 0,
        };
        let mut gaps = Gaps::below(before);
        let above = before.lines().rfind(|line| !line.trim().is_empty());
        let (mut ahead, mut label, mut longest, mut stay) = (behind, None, 1, 0);
        for _ in 0..MOST_LINES {
            if ahead >= LONGEST || column.rows.len() >= most || stay >= LONGEST_STAY * longest {
                break;
            }
            let Some((line, behind)) = lines.line(ahead)? else { break };
            stay = if column.rows.len() > longest { 0 } else { stay + 1 };
            longest = longest.max(column.rows.len());
            let row = Row::scan(line, lines.is_last(behind));
            let (squares, words) = (row.squares, row.words);
            if column.takes_back(line, behind) || column.begins_again(&row, ahead) {
                ahead = behind;
                continue;
            }
            let entry = Some(row).filter(is_short).and_then(|row| Entry::new(row, ahead, behind));
            if let Some(entry) = entry.and_then(|entry| column.next(entry, above, label)) {
                if column.is_interrupted(&entry) {
                    break;
                }
                label = None;
                column.words_between += gaps.end(column.rows.len());
                column.push(entry);
            } else {
                let rest = column.rest_of(line, squares, label).or_else(|| taken_back(line));
                label = Some(line).filter(|line| !line.trim().is_empty()).or(label);
                let rest = rest.map(|word| (ahead + place(word, line), word));
                column.rest = column.rest.or(rest);
                if squares > 0 || !gaps.take(line, words, column.rows.len()) {
                    break;
                }
            }
            ahead = behind;
        }
        if column.rows.len() == 2 && gaps.part_games(is_bare) {
            column.rows.truncate(1);
            column.rest = None;
        }
        if column.rows.len() > 1 || column.heads.is_some() {
            Ok(Ok(column))
        } else {
            Ok(Err(column.rows.remove(0).row))
        }
    }

    /// Adds a line.
    fn push(&mut self, entry: Entry<'a>) {
        self.rest = None;
        self.rows.push(entry);
        if let (None, [first, .., last]) = (self.player, &self.rows[..]) {
            self.player = difference(&first.head, &last.head).ok().flatten();
        }
    }

    /// Takes back the last move, if a line says so: of a pair nobody knows whether it is one move or both.
    fn takes_back(&mut self, line: &str, behind: usize) -> bool {
        let has_one = self.rows.last().is_some_and(|last| last.row.squares == 1);
        let is_undo = is_undo(line) && has_one && self.rows.len() > 1;
        if is_undo {
            self.rows.pop();
            self.player = self.player.filter(|_| self.rows.len() > 1);
            self.end = behind;
        }
        is_undo
    }

    /// Leaves out a line in which the first one stands once more, with its number and its moves.
    fn begins_again(&mut self, row: &Row<'_>, at: usize) -> bool {
        let first = &self.rows[0].row;
        let is_again = self.rows.len() == 1
            && self.doubled.len() < LARGEST_GAP
            && first.first_number().is_some_and(|number| row.first_number() == Some(number))
            && first.moves() == row.moves();
        if is_again {
            self.doubled.extend(row.places().map(|place| at + place));
        }
        is_again
    }

    /// Takes the lines above moves that stand alone for what stands before these, if they are alike.
    fn take_labels(
        &mut self,
        entry: &mut Entry<'a>,
        above: Option<&'a str>,
        label: Option<&'a str>,
    ) {
        let Some(label) = label.filter(|_| entry.head.is_empty()) else { return };
        if self.rows.len() == 1 && self.rows[0].head.is_empty() {
            let is_name = |mark: &Mark| mark.word.is_some();
            let is_like = |above: &&str| {
                let (one, other) = (marks(above), marks(label));
                one.iter().any(is_name) && difference(&one, &other).is_ok()
            };
            if let Some(above) = above.filter(is_like) {
                self.rows[0].take_label(above);
            }
        }
        if self.rows[0].label.is_some() {
            entry.take_label(label);
        }
    }

    /// Returns a line with what stands before its move, if it is one of the column.
    fn next(
        &mut self,
        mut entry: Entry<'a>,
        above: Option<&'a str>,
        label: Option<&'a str>,
    ) -> Option<Entry<'a>> {
        self.take_labels(&mut entry, above, label);
        self.goes_on(&entry).then_some(entry)
    }

    /// Returns `true` if an item of a list that is no move, or one that is left out by the numbers, stands before another.
    fn is_interrupted(&self, next: &Entry<'a>) -> bool {
        self.rest.is_some() && (self.is_of_signs() || self.skips_to(next))
    }

    /// Returns `true` if signs alone stand before the moves, as in a list.
    fn is_of_signs(&self) -> bool {
        let head = &self.rows[0].head;
        head.iter().any(|mark| mark.shape != " ")
            && !head.iter().any(|mark| mark.word.is_some() || mark.number.is_some())
    }

    /// Returns what stands in place of a move in a line that begins as those of the column do, or below a line that is
    /// like those above moves.
    fn rest_of(&self, line: &'a str, squares: usize, label: Option<&str>) -> Option<&'a str> {
        let Entry { row, head, .. } = &self.rows[0];
        if self.rows[0].label.is_some() {
            let is_like = |label: &str| difference(head, &marks(label)).is_ok();
            return label.filter(|label| squares == 0 && is_like(label)).and(in_field(line));
        }
        if self.heads.is_some() {
            let cell = self.cell(line, row.places().next()?);
            return cell.filter(|_| squares == 0).and_then(in_field);
        }
        let rest = self.behind_head(line)?.trim_start_matches(['"', '\'', ' ']);
        let is_named = head.iter().any(|mark| mark.word.is_some() || mark.number.is_some())
            || self.is_of_signs() && !line.contains(':')
            || row.places().next().is_some_and(|at| row.line[..at].ends_with(['"', '\'']));
        let whole = field("", rest.trim_end()).and_then(in_field);
        let is_alone = |word: &&str| !is_named && (is_like_move(word) || is_open(word));
        let length = rest.find(['|', ';', '\t', ' ', '"']).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(length);
        let is_last = !behind.contains(char::is_alphanumeric) || is_only_player(behind);
        let has_tail = |entry: &Entry<'_>| {
            entry.row.runs.first().is_some_and(|run| entry.row.tail(run) == behind)
        };
        let is_named = is_named || !behind.is_empty() && self.rows.iter().any(has_tail);
        let is_meant = is_named && squares == 0 || is_like_move(word) && is_last;
        let word = in_field(word).filter(|_| is_meant);
        whole.filter(is_alone).or(word)
    }

    /// Returns what stands behind the words, numbers and players in a line that begins as those of the column do.
    fn behind_head(&self, line: &'a str) -> Option<&'a str> {
        let head = &self.rows[0].head;
        let text = line.trim_start_matches(is_blank);
        let marks: Vec<_> = marks_of_head(text).into_iter().take(head.len()).collect();
        let is_like = match difference(head, &marks).ok()? {
            Some(at) => {
                self.player == Some(at) && self.rows.iter().any(|row| row.is_alike(&marks, at))
            }
            None => true,
        };
        let end = marks.last().map_or(0, |mark| mark.end);
        let from = text.char_indices().nth(end).map_or(text.len(), |(at, _)| at);
        is_like.then(|| &text[from..])
    }

    /// Returns the cell of a line in a table below the one in which the first line has something at a place.
    fn cell<'b>(&self, line: &'b str, at: usize) -> Option<&'b str> {
        let (_, separator) = self.heads.as_ref()?;
        line.split(*separator).nth(self.rows[0].row.line[..at].matches(*separator).count())
    }

    /// Returns what stands in the cell of the first move of a run, if that is in another.
    fn elsewhere<'b>(&self, entry: &'b Entry<'_>, run: &Run, slot: Slot) -> Option<&'b str> {
        let square = |row: &Row<'_>, run: &Run| Some(squares_in(&row.parts[run.from..]).next()?.at);
        let first = &self.rows[0].row;
        let cell = self.cell(entry.row.line, square(first, &first.slot(slot)?)?)?;
        let (from, at) = (place(cell, entry.row.line), square(&entry.row, run)?);
        in_field(cell).filter(|_| !(from..from + cell.len()).contains(&at))
    }

    /// Returns the fault of a move in the cell of the other player, in a table with a column for each.
    fn in_other_cell(&self, entry: &Entry<'_>, run: &Run, reading: &Reading) -> Option<Fault> {
        let (_, separator) = self.heads.as_ref()?;
        let cell = |row: &Row<'_>, at: usize| row.line[..at].matches(*separator).count();
        let first = &self.rows[0].row;
        let first = cell(first, first.places().next()?);
        let plies = reading.play.replay.game.plies();
        let begin = reading.play.replay.game.start().to_move()?;
        let squares = squares_in(&entry.row.parts[run.from..run.to]);
        let number = plies.len() - run.squares + 1;
        let mut played = squares.zip(&plies[plies.len() - run.squares..]).zip(number..);
        played.find_map(|((part, ply), number)| {
            let color = if cell(&entry.row, part.at) == first { begin } else { !begin };
            let kind = TranscriptErrorKind::OutOfTurn(color);
            let error = TranscriptError { number, kind };
            (ply.player != color).then_some(Located { at: part.at, error })
        })
    }

    /// Returns `true` if a player stands behind each of its moves.
    fn has_players_behind(&self) -> bool {
        let is_named = |entry: &Entry<'_>| {
            let run = entry.row.runs.first().filter(|run| run.squares > 0);
            run.is_none_or(|run| entry.row.behind_moves(&Run { squares: 1, ..*run }).is_some())
        };
        self.rows.len() > 1 && self.rows.iter().all(is_named)
    }

    /// Returns `true` if a number is left out between the last line and another.
    fn skips_to(&self, next: &Entry<'a>) -> bool {
        let last = self.rows[self.rows.len() - 1].row.first_number();
        last.is_some_and(|last| next.row.first_number() == Some(last + 2))
    }

    /// Returns `true` if a line is one of the column.
    fn goes_on(&self, next: &Entry<'a>) -> bool {
        let last = &self.rows[self.rows.len() - 1];
        let is_restart = match (last.row.first_number(), next.row.first_number()) {
            (Some(last), Some(next)) => {
                next <= last && self.rows[0].row.first_number() == Some(next)
            }
            (None, _) | (_, None) => false,
        };
        let same = difference(&self.rows[0].head, &next.head);
        let is_like = match (same, self.player) {
            (Err(()), _) => false,
            (Ok(None), _) => true,
            (Ok(Some(at)), None) => [&self.rows[0], next].into_iter().all(|it| !it.is_label(at)),
            (Ok(Some(at)), Some(player)) => {
                let is_known = self.rows.iter().any(|row| row.player(at) == next.player(at));
                at == player && (is_known || last.is_before(next))
            }
        };
        let number = |entry: &Entry<'_>| entry.head.iter().find_map(|mark| mark.number);
        let is_other = is_heading(&next.head) && number(next) != number(&self.rows[0]);
        is_like && !is_restart && !is_other && !self.is_counted_again(next)
    }

    /// Returns `true` if numbers that count the lines begin again: another game stands in the same table.
    fn is_counted_again(&self, next: &Entry<'a>) -> bool {
        let count = self.rows.len();
        count > 1
            && (0..next.head.len()).any(|at| {
                let first = self.rows[0].number(at).filter(|first| *first < 2);
                let last = self.rows[count - 1].number(at);
                first.is_some_and(|it| next.number(at) == Some(it) && last == Some(it + count - 1))
            })
    }

    /// Reads the game of the column.
    ///
    /// # Errors
    /// If it is none, or has a fault.
    pub(super) fn read(self, start: &Reading) -> Result<Taken<'a>, Next> {
        let end = self.rows[self.rows.len() - 1].behind;
        if let Some(fault) = self.wrong_heading(start) {
            return Err(faulty(fault, end));
        }
        let mut read: Vec<_> =
            self.slots().into_iter().map(|slot| (slot, self.play(slot, start))).collect();
        let legal = read.iter().filter(|(_, it)| it.is_ok()).count();
        let is_first =
            read.first().is_some_and(|(slot, it)| it.is_ok() && matches!(slot, Slot::First));
        if legal > 1 && !is_first || read.is_empty() {
            return Err(Next::Words(end));
        }
        if let Some(at) = read.iter().position(|(_, it)| it.is_ok())
            && let (_, Ok((reading, count))) = read.swap_remove(at)
        {
            return Ok(self.taken(reading, count));
        }
        let faults = read.into_iter().filter_map(|(_, it)| it.err());
        let Some(fault) = faults.max_by_key(before) else { return Err(Next::Words(end)) };
        let plies = before(&fault);
        let words = self.words(self.rows.len());
        let is_numbered = self.rows[0].row.first_number() == Some(1) && plies > 1;
        let is_meant = words == 0 || is_numbered || plies >= ENOUGH || plies > 0 && words <= plies;
        // Lines of nothing but a move may be games of their own.
        let is_first = plies == 0 && self.rows[0].head.is_empty();
        let end = if is_first { self.rows[0].behind } else { end };
        Err(if is_meant { faulty(fault, end) } else { Next::Words(end) })
    }

    /// Returns the fault of pairs of moves below a heading that names the other player first.
    fn wrong_heading(&self, start: &Reading) -> Option<Fault> {
        let Entry { row, .. } = &self.rows[0];
        let run = row.runs.first().filter(|run| run.squares == 2)?;
        let replay = &start.play.replay;
        let first = self.first.filter(|first| replay.game.position().to_move() == Some(!*first))?;
        let error = replay.error(TranscriptErrorKind::OutOfTurn(first));
        Some(Located { at: row.parts[run.from].at, error })
    }

    /// Returns the moves that may be meant, the likeliest first.
    fn slots(&self) -> Vec<Slot> {
        let count = |entry: &Entry<'_>| entry.row.runs.first().map_or(0, |run| run.squares);
        let first = count(&self.rows[0]);
        if let Some((heads, separator)) = &self.heads {
            return self.slots_below(heads, *separator);
        }
        let (last, others) = self.rows.split_last().expect("there is a line");
        let is_even =
            others.iter().all(|row| count(row) == first || count(row) == 0) && count(last) <= first;
        let squares = self.rows.iter().map(|entry| entry.row.squares).filter(|it| *it > 0).min();
        let nth =
            (0..squares.unwrap_or(0).min(3)).map(Slot::Nth).filter(|slot| self.is_even(*slot));
        let nth = nth.skip(usize::from(is_even && first == 1));
        is_even.then_some(Slot::First).into_iter().chain(nth).collect()
    }

    /// Returns `true` if the same stands before the moves of each line.
    fn is_even(&self, slot: Slot) -> bool {
        let Slot::Nth(number @ 1..) = slot else { return true };
        let before = |entry: &Entry<'_>| {
            let places: Vec<_> =
                squares_in(&entry.row.parts).map(|part| (part.at, part.end)).collect();
            places.get(number).map(|it| shape(&entry.row.line[places[number - 1].1..it.0]))
        };
        let mut all = self.rows.iter().filter(|entry| entry.row.squares > 0).map(before);
        let first = all.next();
        all.all(|it| Some(it) == first)
    }

    /// Returns the moves below the headings that name them.
    fn slots_below(&self, heads: &[String], separator: char) -> Vec<Slot> {
        let entry = &self.rows[0].row;
        let column = |at: usize| entry.line[..at].matches(separator).count();
        let named: Vec<_> = entry.places().map(|at| table::of_moves(&heads[column(at)])).collect();
        if let [Some(table::Moves::OfPlayer), Some(table::Moves::OfPlayer), ..] = &named[..] {
            return vec![Slot::First];
        }
        // A name stands above the moves of each player.
        if let [None, None] = named[..] {
            return vec![Slot::First];
        }
        let is_move = |it: &(usize, &Option<table::Moves>)| it.1.is_some();
        named.iter().enumerate().filter(is_move).map(|(at, _)| Slot::Nth(at)).collect()
    }

    /// Plays the moves of each line; returns the number of lines up to the end of the game.
    fn play(&self, slot: Slot, start: &Reading) -> Result<(Reading, usize), Fault> {
        let mut reading = start.clone();
        let mut stated = Stated { at: self.numbers(), ..Stated::default() };
        let is_of_pairs = self.rows[0].row.slot(slot).is_some_and(|run| run.squares == 2);
        let has_players = self.has_players_behind();
        let leads = self.rows[0].row.slot(slot).map(|run| self.rows[0].row.leads(&run));
        let leads = leads.unwrap_or_default();
        for (index, entry) in self.rows.iter().enumerate() {
            let run = entry.row.slot(slot);
            let is_move = run.is_none_or(|run| run.squares > 0);
            if reading.is_over() && index > 0 && is_move {
                return Ok((reading, index));
            }
            let at = |fault: Fault| fault.shifted(entry.at);
            let contradiction = self.contradiction(entry, run, &mut stated, &reading);
            let mut fault = contradiction
                .map(|(at, kind)| Located { at, error: reading.play.replay.error(kind) });
            match run.filter(|_| fault.is_none()) {
                Some(run) => {
                    if let Some(word) = self.elsewhere(entry, &run, slot) {
                        let error = reading.play.replay.not_a_move(word);
                        return Err(at(Located { at: place(word, entry.row.line), error }));
                    }
                    entry.row.play_run(&mut reading, &run).map_err(at)?;
                    reading.leave_out(entry.at, &entry.row, run);
                    if has_players {
                        fault = entry.row.wrong_player_behind(&run, &reading);
                    }
                    if is_of_pairs && self.heads.is_some() {
                        fault = fault.or_else(|| self.in_other_cell(entry, &run, &reading));
                    }
                    let behind = entry.row.parts.get(run.to);
                    let joined = behind.filter(|it| it.at == entry.row.parts[run.to - 1].end);
                    fault = fault.or_else(|| joined?.fault(&reading));
                    // The second move of a pair, or one more.
                    if is_of_pairs && fault.is_none() {
                        match entry.row.due(&run, &leads) {
                            Due::Misread(part) => fault = part.fault(&reading),
                            Due::Doubtful(word) if run.squares == 1 => {
                                let at = place(word, entry.row.line);
                                reading.note_rest(entry.at + at, word);
                            }
                            Due::Doubtful(_) | Due::End => {}
                        }
                    }
                    fault = fault.or_else(|| self.not_played(&entry.row, &run, &reading));
                }
                None => fault = fault.or_else(|| entry.row.wrong()?.fault(&reading)),
            }
            if let Some(fault) = fault {
                return Err(at(fault));
            }
            if self.heads.is_none() {
                reading.note(run.map_or("", |run| entry.row.tail(&run)));
            }
        }
        let count = self.rows.len();
        Ok((reading, count))
    }

    /// Returns the fault of a move of which its line says that it was not played.
    fn not_played(&self, row: &Row<'_>, run: &Run, reading: &Reading) -> Option<Fault> {
        let first = &self.rows[0].row;
        let is_everywhere =
            first.runs.first().is_some_and(|run| taken_back(first.tail(run)).is_some());
        let word = taken_back(row.tail(run)).filter(|_| !is_everywhere)?;
        let at = place(word, row.line);
        Some(Located { at, error: reading.play.replay.not_a_move(word) })
    }

    /// Returns what a line says of its move that does not fit, and its place: a player or a number.
    fn contradiction<'b>(
        &'b self,
        entry: &'b Entry<'_>,
        run: Option<Run>,
        stated: &mut Stated<'b>,
        reading: &Reading,
    ) -> Option<(usize, TranscriptErrorKind)> {
        let game = &reading.play.replay.game;
        let run = run.filter(|run| run.squares > 0);
        if let (Some(at), Some(color), Some(run)) = (self.player, game.position().to_move(), run) {
            let name = entry.player(at);
            let last = stated.players[color].replace(name);
            if stated.players[!color] == Some(name)
                || player(name) == Some(!color)
                || last.is_some_and(|last| last != name)
            {
                let place = entry.row.parts[run.from].at;
                return Some((place, TranscriptErrorKind::OutOfTurn(!color)));
            }
        }
        let found = entry.head[stated.at?].number?;
        let expected = stated.numbers.take(found, game).err()?;
        Some((0, TranscriptErrorKind::Number { expected, found }))
    }

    /// Returns the mark that is the number of the moves: it begins with 0 or 1, and most lines go on with the next.
    fn numbers(&self) -> Option<usize> {
        let is_next = |rows: &&[Entry<'a>], at: usize| {
            let next = rows[0].number(at).map(|number| number + 1);
            next.is_some() && rows[1].number(at) == next
        };
        // All numbers are there, perhaps in another order.
        let is_all = |at: usize| {
            let mut numbers: Vec<_> = self.rows.iter().map(|row| row.number(at)).collect();
            numbers.sort_unstable();
            numbers.windows(2).all(|it| it[0].is_some() && it[0].map(|it| it + 1) == it[1])
        };
        (0..self.rows[0].head.len()).find(|at| {
            let next = self.rows.windows(2).filter(|rows| is_next(rows, *at)).count();
            self.rows[0].number(*at).is_some_and(|it| it < 2)
                && (2 * next + 1 >= self.rows.len() || is_all(*at))
        })
    }

    /// Returns the words before a move.
    fn words_before(&self) -> usize {
        let is_word = |(at, mark): (usize, &Mark)| {
            mark.is_word() && !is_known(mark.text()) && Some(at) != self.player
        };
        let head = &self.rows[0].head;
        head.iter().enumerate().filter(|it| is_word(*it)).count()
    }

    /// Returns the words beside the moves of so many lines; those that are the same in each count once.
    fn words(&self, count: usize) -> usize {
        let behind = self.rows[..count].iter().map(Entry::words_behind);
        self.words_before() + behind.sum::<usize>()
    }

    /// Returns `true` if the numbers of the moves, players or headings show what the column is.
    fn is_marked(&self) -> bool {
        let Entry { row, head, .. } = &self.rows[0];
        // The answer of an engine.
        let is_answer = head.iter().any(|mark| mark.shape == "=");
        self.has_players() || self.heads.is_some() || row.first_number() == Some(1) || is_answer
    }

    /// Returns `true` if players stand before the moves; of two names nobody knows whether they are those of players.
    fn has_players(&self) -> bool {
        self.player.is_some_and(|at| self.rows.len() > 2 || !self.rows[0].head[at].is_word())
    }

    /// Returns `true` if the legal moves of so many lines are a game, whatever stands beside them.
    fn is_sure(&self, reading: &Reading, count: usize) -> bool {
        let (rows, head) = (&self.rows[..count], &self.rows[0].head);
        let (plies, before, has_players) =
            (reading.plies(), self.words_before(), self.has_players());
        let is_other = self.player.is_some() && !has_players;
        let words = self.words(count) - before + self.words_between + usize::from(is_other);
        let has_number = |Entry { row, .. }: &Entry<'_>| {
            let behind = row.runs.first().map_or(0, |run| run.to);
            row.parts[behind..].iter().any(|part| part.token == Token::Digits)
        };
        let is_marked = self.is_marked();
        match plies {
            _ if !is_marked && reading.is_of_keys() || rows.iter().all(Entry::is_at_time) => false,
            ..ENOUGH => {
                // What stands behind the last move may be about the game.
                let last = rows[count - 1].words_behind();
                (words == 0 || words == last && last <= plies)
                    && (has_players || before == 0)
                    && (is_marked || !rows.iter().any(has_number))
            }
            // Numbers before the moves that are not theirs are a list of something.
            ENOUGH..MANY if !is_marked => {
                let is_unknown = |mark: &Mark| mark.word.as_deref().is_none_or(|it| !is_known(it));
                let is_list = self.numbers().is_none()
                    && head.iter().any(|mark| mark.shape == "0")
                    && head.iter().filter(|mark| mark.word.is_some()).count() < 2
                    && head.iter().all(is_unknown);
                before + words <= plies && !is_list
            }
            ENOUGH.. => words <= 4 * plies * plies,
        }
    }

    fn taken(self, mut reading: Reading, count: usize) -> Taken<'a> {
        reading.left_out.extend(&self.doubled);
        if let Some((at, word)) = self.rest.filter(|_| count == self.rows.len()) {
            reading.note_rest(at, word);
        }
        let (is_marked, is_sure) = (self.is_marked(), self.is_sure(&reading, count));
        let (rows, mut names) = (&self.rows[..count], ByColor::default());
        let is_name = |at: &usize| rows.iter().all(|entry| entry.head[*at].is_word());
        if let Some(at) = self.player.filter(is_name) {
            for (entry, ply) in rows.iter().zip(reading.play.replay.game.plies()) {
                let line = entry.label.unwrap_or(entry.row.line);
                names[ply.player] = word_at(line, &entry.head, at);
            }
        }
        let last = rows[count - 1].behind;
        let end = if count == rows.len() { last.max(self.end) } else { last };
        let rows = self.rows.into_iter().take(count).map(|entry| entry.row).collect();
        Taken { reading, rows, end, is_marked, is_sure, names }
    }
}

/// Returns the marks before a move; commas part numbers there, as in a table.
fn marks_of_head(text: &str) -> Vec<Mark> {
    marks(&text.replace(',', ";"))
}

pub(super) fn word_at(line: &str, head: &[Mark], at: usize) -> Option<String> {
    let words = head[..at].iter().filter(|mark| mark.word.is_some()).count();
    let mut all = line.split(|letter: char| !letter.is_alphabetic()).filter(|it| !it.is_empty());
    all.nth(words).map(Into::into)
}

impl Row<'_> {
    /// Returns `true` if the heading of another game stands before the moves.
    pub(super) fn is_headed(&self) -> bool {
        self.places().next().is_some_and(|first| is_heading(&marks(&self.line[..first])))
    }

    fn slot(&self, slot: Slot) -> Option<Run> {
        let first = self.runs.first().copied();
        match slot {
            Slot::First => first,
            Slot::Nth(number) => {
                let is_square = |at: &usize| self.parts[*at].token.is_square();
                let Some(from) = (0..self.parts.len()).filter(is_square).nth(number) else {
                    return first.filter(|run| run.squares == 0);
                };
                let behind = self.parts[from + 1..].iter();
                let signs =
                    behind.take_while(|it| matches!(it.token, Token::Sign(_) | Token::OtherSign));
                let to = from + 1 + signs.count();
                Some(Run { from, to, squares: 1, ..Run::default() })
            }
        }
    }
}

/// Returns `true` for the heading of another game: `Game 2`.
fn is_heading(marks: &[Mark]) -> bool {
    const GAMES: &str = "game round match partie spiel runde table tisch 局 対局";
    let is_game = |mark: &Mark| mark.word.as_deref().is_some_and(|word| has_word(GAMES, word));
    marks.iter().any(is_game) && marks.iter().any(|mark| mark.number.is_some())
}

/// Returns `true` for the command of a log that takes back the last move, perhaps behind its number.
fn is_undo(line: &str) -> bool {
    line.trim_start_matches(|it: char| it.is_ascii_digit() || " >".contains(it)).trim() == "undo"
}

/// Returns the line above a column, without what is drawn between them.
fn above(before: &str) -> Option<&str> {
    let is_rule = |line: &&str| !line.contains(|letter: char| !"|-:+= ".contains(letter));
    before.lines().rev().find(|line| !is_rule(line))
}

/// Returns `true` if the only word in a text is a player: ` (W)`.
fn is_only_player(text: &str) -> bool {
    let marks = marks(text);
    let mut words = marks.iter().filter(|mark| mark.word.is_some() || mark.number.is_some());
    words.next().is_some_and(|mark| mark.shape == "P") && words.next().is_none()
}

/// Returns the player whom a heading of two names first, perhaps behind a word for the number.
fn first_player(before: &str) -> Option<Color> {
    let marks = marks(above(before)?);
    let mut words =
        marks.iter().filter(|mark| mark.word.is_some() || mark.number.is_some()).peekable();
    words.next_if(|mark| mark.is_word());
    let mut players = words.map(|mark| player(mark.text()));
    match [players.next(), players.next(), players.next()] {
        [Some(Some(first)), Some(Some(other)), None] if first != other => Some(first),
        _ => None,
    }
}

/// Returns the headings of a table whose first line is that, and the sign between them.
fn heads(before: &str, first: &Row<'_>) -> Option<(Vec<String>, char)> {
    const LONGEST: usize = 24;
    let above = above(before)?;
    let separator = [',', ';', '\t', '|'].into_iter().find(|sign| first.line.contains(*sign))?;
    let fields = table::fields(above, separator);
    let is_head = |field: &String| {
        (separator == '|' || !field.is_empty())
            && field.len() < LONGEST
            && !field.contains(|letter: char| letter.is_ascii_digit())
    };
    let is_table = fields.len() == first.line.matches(separator).count() + 1
        && fields.iter().all(is_head)
        && (first.words > 0
            || first.parts.iter().any(|part| part.token == Token::Digits)
            || fields.iter().any(|field| table::of_moves(field).is_some()));
    is_table.then_some((fields, separator))
}
