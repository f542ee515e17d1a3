//! A line, and the moves that stand together in it.

use std::ops::Range;

use super::noise;
use super::shape::{Mark, is_bare, is_gap, marks, shape};
use crate::claim::Claim;
use crate::located;
use crate::source::{Lines, More};
use crate::transcript::{Token, Tokens, TranscriptErrorKind, is_player, plain, quote};
use crate::words::has_word;

/// A line and what stands in it.
pub(super) struct Row<'a> {
    pub(super) line: &'a str,
    pub(super) parts: Vec<Part>,
    pub(super) runs: Vec<Run>,
    pub(super) squares: usize,
    /// The words that are neither moves nor names of what stands beside them.
    pub(super) words: usize,
    /// The words that are almost moves.
    pub(super) faults: usize,
    /// The places of the squares in remarks between brackets: `(or c5)`.
    pub(super) in_remarks: Vec<usize>,
    /// `true` if the text ends within the last move.
    pub(super) is_cut: bool,
}

/// A token and its place.
pub(super) struct Part {
    pub(super) at: usize,
    pub(super) end: usize,
    pub(super) token: Token,
}

/// Moves that stand together: from a part to the one behind the last.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Run {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) squares: usize,
    /// `true` if nothing stands between the first moves.
    pub(super) is_glued: bool,
    /// `true` if words stand between them, the same between any two.
    pub(super) repeats: bool,
    /// `true` if the same words or numbers stand between any two, and before the first or behind the last.
    pub(super) is_even: bool,
}

/// Words that stand beside moves whatever the text is about, in lower case.
const KNOWN: &str = "b w black white move moves kifu game transcript opening play plays played genmove line record \
                     棋譜 棋谱 手順 進行 記録 定石 coups züge";

/// Returns `true` for a word that stands beside moves whatever the text is about.
pub(super) fn is_known(word: &str) -> bool {
    has_word(KNOWN, &word.to_lowercase())
}

/// The moves of a line, at least, behind which a letter is a move that has been cut off.
const FEWEST_OF_CUT: usize = 4;

impl<'a> Row<'a> {
    /// Scans a line; `is_last` if the text ends with it, without a line break.
    pub(super) fn scan(line: &'a str, is_last: bool) -> Self {
        let end = line.trim_end();
        let last = end.rsplit(char::is_whitespace).next().unwrap_or_default();
        let has_result = last.len() < end.len() && is_winner(last);
        let end = if has_result { end.len() - last.len() } else { line.len() };
        let mut parts = parts(line, end);
        let is_cut = is_last
            && squares_in(&parts).count() >= FEWEST_OF_CUT
            && matches!(&parts[parts.len() - 2..], [square, Part { at, token: Token::Word(TranscriptErrorKind::NoRow(_)), .. }] if square.token.is_square() && square.end == *at);
        if is_cut {
            parts.pop();
        }
        let in_remarks = take_remarks(line, &mut parts);
        let runs = Vec::new();
        let mut row =
            Self { line, runs, squares: 0, words: 0, faults: 0, in_remarks, is_cut, parts };
        row.runs = row.find_runs();
        row.count();
        row
    }

    fn count(&mut self) {
        let mut runs = self.runs.iter().peekable();
        for (index, Part { at, token, .. }) in self.parts.iter().enumerate() {
            while runs.next_if(|run| run.to <= index).is_some() {}
            let is_in_run = runs.peek().is_some_and(|run| run.from <= index);
            match token {
                Token::Square(_) => self.squares += 1,
                Token::Word(TranscriptErrorKind::NotAMove(_)) if self.is_misread(index) => {
                    self.faults += 1;
                }
                Token::Word(TranscriptErrorKind::NotAMove(word)) => {
                    // A long word comes in pieces.
                    let is_new = !self.line[..*at].ends_with(char::is_alphabetic);
                    self.words += usize::from(is_new && !is_known(word) && !is_in_run);
                }
                Token::Word(TranscriptErrorKind::NoRow(_)) => {
                    // An article, or a move of which the end is missing.
                    let behind_square =
                        self.line[..*at].ends_with(|letter: char| letter.is_ascii_digit());
                    self.faults += usize::from(behind_square);
                }
                Token::Word(_) => self.faults += 1,
                Token::Foreign(_) => self.words += usize::from(!is_in_run),
                _ => {}
            }
        }
    }

    /// Returns `true` for a word that is joined to moves and holds more of them, or what was read in their place:
    /// `f5d6dBe3`, `f5d6dB`.
    pub(super) fn is_misread(&self, index: usize) -> bool {
        let Some(before) = index.checked_sub(2).map(|from| &self.parts[from..=index]) else {
            return false;
        };
        let is_joined =
            before.windows(2).all(|it| it[0].token.is_square() && it[0].end == it[1].at);
        let part = &self.parts[index];
        let letters = self.line[part.at..part.end].chars().map(plain);
        let word: Vec<u8> = letters.map(|it| u8::try_from(it).unwrap_or_default()).collect();
        let is_column = |letter: &u8| matches!(letter.to_ascii_lowercase(), b'a'..=b'h');
        let is_square = |pair: &[u8]| is_column(&pair[0]) && matches!(pair[1], b'1'..=b'8');
        let has_columns = word.len().is_multiple_of(2) && word.iter().step_by(2).all(is_column);
        is_joined && (has_columns || word.windows(2).any(is_square))
    }

    /// Finds the moves that stand together.
    fn find_runs(&self) -> Vec<Run> {
        let squares: Vec<usize> =
            (0..self.parts.len()).filter(|at| self.parts[*at].token.is_square()).collect();
        if squares.is_empty() {
            return self.passes();
        }
        let gaps: Vec<String> = squares.windows(2).map(|it| self.gap(it[0], it[1])).collect();
        let is_together = |gap: &String| is_bare(gap);
        let is_even = !gaps.is_empty() && self.is_repeated(&squares, &gaps);
        if is_even && !gaps.iter().all(is_together) {
            return vec![Run { repeats: true, is_even, ..self.run(&squares) }];
        }
        let mut runs = Vec::new();
        let mut from = 0;
        for at in 0..squares.len() {
            if gaps.get(at).is_none_or(|gap| !is_together(gap)) {
                self.cut(&squares[from..=at], &mut runs);
                from = at + 1;
            }
        }
        if let [run] = &mut runs[..] {
            run.is_even = is_even;
        }
        runs
    }

    /// Returns the passes of a line that has no moves.
    fn passes(&self) -> Vec<Run> {
        let is_pass = |part: &Part| part.token == Token::Pass;
        let from = self.parts.iter().position(is_pass);
        let run = |from: usize| {
            let passes = self.parts[from..].iter().take_while(|part| is_pass(part)).count();
            Run { from, to: from + passes, ..Run::default() }
        };
        from.map(run).into_iter().collect()
    }

    /// Returns `true` if the same stands between any two moves, and the words of it before the first or behind the
    /// last.
    fn is_repeated(&self, squares: &[usize], gaps: &[String]) -> bool {
        let period = if gaps.windows(2).all(|it| it[0] == it[1]) { 1 } else { 2 };
        if period == 2 && (gaps.len() < 4 || gaps.windows(3).any(|it| it[0] != it[2])) {
            return false;
        }
        let (first, last) = (squares[0], squares[squares.len() - 1]);
        let head = marks(&self.line[..self.parts[first].at]);
        let tail = marks(&self.line[self.parts[last].end..]);
        let gap = marks(&self.text_between(first, squares[1]));
        let mut words = gap.iter().filter(|mark| mark.word.is_some());
        let (Some(one), Some(other)) = (words.clone().next(), words.next_back()) else {
            // Numbers alone stand before each, or behind.
            let has_number = |marks: &[Mark]| marks.iter().any(|mark| mark.shape == "0");
            let is_bracketed = gaps.len() > 1 && gaps[0].contains(['[', '(', '{', '<']);
            return is_bracketed || has_number(&gap) && (has_number(&head) || has_number(&tail));
        };
        head.iter().rev().find(|it| it.word.is_some()).is_some_and(|it| it.shape == other.shape)
            || tail.iter().find(|it| it.word.is_some()).is_some_and(|it| it.shape == one.shape)
    }

    /// Returns the text between two parts but for passes and signs of moves.
    pub(super) fn text_between(&self, one: usize, other: usize) -> String {
        let mut text = String::new();
        let mut from = self.parts[one].end;
        for part in &self.parts[one + 1..=other] {
            let Range { start, end } = self.place(part);
            text.push_str(&self.line[from..start]);
            from = match part.token {
                Token::Pass | Token::Choice | Token::Sign(_) => end,
                _ => start,
            };
        }
        text
    }

    /// Returns the place of a part, that of a pass with its brackets: `(pass)`.
    pub(super) fn place(&self, part: &Part) -> Range<usize> {
        let before = self.line[..part.at].ends_with(['(', '[']);
        let behind = self.line[part.end..].starts_with([')', ']']);
        let is_bracketed = part.token == Token::Pass && before && behind;
        part.at - usize::from(is_bracketed)..part.end + usize::from(is_bracketed)
    }

    fn gap(&self, one: usize, other: usize) -> String {
        let text = self.text_between(one, other);
        if text.is_empty() { text } else { shape(&text) }
    }

    /// Adds the run of some squares between which nothing stands, or those into which it falls: a square that stands
    /// apart belongs to the words beside it.
    fn cut(&self, squares: &[usize], runs: &mut Vec<Run>) {
        let is_glued = |at: usize| self.parts[squares[at]].end == self.parts[squares[at + 1]].at;
        let mut atoms: Vec<Range<usize>> = Vec::new();
        for at in 0..squares.len() {
            match atoms.last_mut().filter(|_| is_glued(at - 1)) {
                Some(last) => last.end += 1,
                None => atoms.push(at..at + 1),
            }
        }
        let count = atoms.len();
        let between = |index: usize| {
            self.text_between(squares[atoms[index - 1].end - 1], squares[atoms[index].start])
        };
        let is_slash = |index: usize| (1..count).contains(&index) && between(index).trim() == "/";
        let slashes = (1..count).filter(|index| is_slash(*index)).count();
        let has_pairs = slashes + 1 == count || slashes == count / 2 && is_slash(1);
        // A slash stands between all moves, or those of each pair, or else between two of which one is meant.
        let is_choice = |index: usize| is_slash(index) && !has_pairs;
        let is_cut = |index: usize| {
            let (last, atom) = (&atoms[index - 1], &atoms[index]);
            let gap = between(index);
            let is_end = index + 1 == count;
            let usual = if index > 1 { between(index - 1) } else { " ".into() };
            if is_quote(&gap) || [index - 1, index, index + 1].into_iter().any(is_choice) {
                return true;
            }
            match (last.len(), atom.len()) {
                _ if gap.is_empty() => false,
                (1, 1) => {
                    let has_number = gap.contains(|it: char| it.is_ascii_digit());
                    let is_unlike =
                        |index: usize| shape(between(index).trim()) != shape(gap.trim());
                    // Behind other signs than between the moves it is a remark.
                    let is_remark = || {
                        index > 2
                            && self.is_before_word(squares[atom.start])
                            && is_unlike(index - 1)
                            && is_unlike(index - 2)
                    };
                    is_end
                        && index > 1
                        && !has_number
                        && (is_remark() || self.is_named(squares, atom.start))
                }
                (1, _) => true,
                (_, 1) => !is_end || self.is_before_word(squares[atom.start]) || gap != usual,
                (..) => false,
            }
        };
        let mut from = 0;
        for index in 1..=count {
            if index == count || is_cut(index) {
                let end = atoms[index - 1].end;
                runs.push(self.run(&squares[from..end]));
                from = end;
            }
        }
    }

    /// Returns `true` if a square has letters of the other case than those before it.
    fn is_named(&self, squares: &[usize], at: usize) -> bool {
        let is_upper = |at: usize| {
            self.line[self.parts[squares[at]].at..].starts_with(|it: char| it.is_ascii_uppercase())
        };
        at > 1
            && is_upper(at) != is_upper(at - 1)
            && (1..at).all(|at| is_upper(at) == is_upper(at - 1))
    }

    fn is_before_word(&self, part: usize) -> bool {
        let behind = self.parts.get(part + 1);
        behind.is_some_and(|behind| {
            matches!(behind.token, Token::Word(_) | Token::Foreign(_))
                && self.line[self.parts[part].end..behind.at].trim().is_empty()
        })
    }

    /// Returns the run of some squares, with the passes and signs beside them.
    fn run(&self, squares: &[usize]) -> Run {
        let (mut from, last) = (squares[0], squares[squares.len() - 1]);
        let mut to = last + 1;
        let is_pass = |at: usize| self.parts.get(at).is_some_and(|it| it.token == Token::Pass);
        let is_bare_to = |at: usize| {
            self.line[self.place(&self.parts[at - 1]).end..self.place(&self.parts[at]).start]
                .chars()
                .all(|it| " \t,;.".contains(it))
        };
        let ends_with_moves = |at: usize| {
            let next = self.parts[at..].iter().find(|it| it.token != Token::Pass);
            let is_glued = self.parts[at - 1].end == self.parts[at].at;
            is_glued
                || !next.is_some_and(|it| matches!(it.token, Token::Word(_) | Token::Foreign(_)))
        };
        while let Some(Part { at, token: Token::Sign(_) | Token::OtherSign, .. }) =
            self.parts.get(to)
            && *at == self.parts[to - 1].end
        {
            to += 1;
        }
        while is_pass(to) && is_bare_to(to) && ends_with_moves(to) {
            to += 1;
        }
        while from > 0
            && is_pass(from - 1)
            && (from == 1
                || !matches!(self.parts[from - 2].token, Token::Word(_) | Token::Foreign(_)))
        {
            from -= 1;
        }
        let is_glued = squares.len() > 1 && self.parts[squares[0]].end == self.parts[squares[1]].at;
        Run { from, to, squares: squares.len(), is_glued, ..Run::default() }
    }

    /// Returns the number of the first move, which stands before it.
    pub(super) fn first_number(&self) -> Option<usize> {
        let first = self.parts.iter().position(|part| part.token.is_square())?;
        let is_between = |part: &&Part| match &part.token {
            Token::Player(_) | Token::Pass => true,
            Token::Word(TranscriptErrorKind::NotAMove(word)) => is_known(word),
            _ => false,
        };
        let number = self.parts[..first].iter().rev().find(|part| !is_between(part))?;
        match number.token {
            Token::Number(found) if self.is_apart(number) => Some(found),
            _ => None,
        }
    }

    /// Returns `true` for a number that is none of a time of day.
    fn is_apart(&self, number: &Part) -> bool {
        !self.line[..number.at].ends_with([':', '-', '/', '.'])
    }

    /// The text before a run, without the numbers and players that belong to it.
    pub(super) fn head(&self, run: &Run) -> &'a str {
        let first = &self.parts[run.from - self.stated_before(run)];
        self.line[..first.at].trim_end_matches(['(', '[', '#'])
    }

    /// Returns how many numbers and players stand before a run and belong to it.
    pub(super) fn stated_before(&self, run: &Run) -> usize {
        let before = self.parts[..run.from].iter().rev();
        let is_stated = |it: &&Part| match it.token {
            Token::Number(_) => self.is_apart(it),
            Token::Player(_) => true,
            _ => false,
        };
        before.take_while(is_stated).count()
    }

    /// The text behind a run.
    pub(super) fn tail(&self, run: &Run) -> &'a str {
        &self.line[self.place(&self.parts[run.to - 1]).end..]
    }

    /// Returns the words behind each move of a run, up to the next square, if the first of them is always a player, and
    /// none stands before the moves: `f5 (B) d6 (W)`.
    pub(super) fn behind_moves(&self, run: &Run) -> Option<Vec<Vec<Range<usize>>>> {
        let is_square = |at: &usize| self.parts[*at].token.is_square();
        let squares = (run.from..self.parts.len()).filter(is_square).take(run.squares + 1);
        let squares: Vec<usize> = squares.collect();
        let behind = |at: usize| {
            let from = self.parts[squares[at]].end;
            let next = squares.get(at + 1).map_or(self.line.len(), |next| self.parts[*next].at);
            let words = self.line[from..next].split([' ', '\t', '|', ',', ';']);
            let words = words.map(|word| word.trim_matches(['(', ')', '[', ']', ':', '.', '"']));
            let place = |word: &str| located::place(word, self.line);
            let words = words.filter(|word| !word.is_empty());
            let words = words.map(|word| place(word)..place(word) + word.len());
            let words: Vec<_> = words.collect();
            let is_word =
                |it: &&Range<usize>| self.line[(*it).clone()].contains(char::is_alphabetic);
            words.iter().find(is_word).is_some_and(|it| self.player_at(it)).then_some(words)
        };
        let from = squares_in(&self.parts[..run.from]).next_back().map_or(0, |last| last.end);
        let before = self.parts.get(run.from).map_or("", |first| &self.line[from..first.at]);
        let has_player = marks(before).iter().any(|mark| mark.shape == "P");
        (!has_player).then(|| (0..run.squares).map(behind).collect())?
    }

    pub(super) fn player_at(&self, word: &Range<usize>) -> bool {
        is_player(&self.line[word.clone()].chars().map(plain).collect::<String>())
    }

    pub(super) fn places(&self) -> impl Iterator<Item = usize> {
        squares_in(&self.parts).map(|part| part.at)
    }

    /// Returns the moves that stand together first.
    pub(super) fn moves(&self) -> Vec<&Token> {
        let parts = self.runs.first().map_or(&[][..], |run| &self.parts[run.from..run.to]);
        squares_in(parts).map(|part| &part.token).collect()
    }

    /// Returns the number of the squares that do not belong to a run.
    pub(super) fn others(&self, run: &Run) -> usize {
        self.squares - squares_in(&self.parts[run.from..run.to]).count()
    }

    /// Returns `true` if all of the line is moves, and what belongs to moves.
    pub(super) fn is_bare(&self) -> bool {
        self.words == 0 && self.runs.len() == 1
    }
}

/// Returns the place behind the lines that a comparison of two texts has changed, as far as that may be told: those that
/// were taken away, `-f5`, above those in their place, `+d6`.
pub(crate) fn end_of_change(lines: &Lines<'_>, at: usize) -> Result<Option<usize>, More> {
    /// The lines that are changed together, at most.
    const MOST: usize = 8;
    let Some((first, _)) = lines.line(at)? else { return Ok(None) };
    // A sign before a blank is that of a list, and one before a number that is none of a move is that of a value.
    let number = |line: &str, sign: char| -> Option<String> {
        let text = line.strip_prefix(sign).filter(|it| !it.starts_with(char::is_whitespace))?;
        let behind = text.trim_start_matches(|it: char| it.is_ascii_digit());
        let digits = &text[..text.len() - behind.len()];
        (digits.is_empty() || behind.starts_with(['.', ')'])).then(|| digits.into())
    };
    let Some(first) = number(first, '-') else { return Ok(None) };
    // Lines with different numbers tell the values of moves.
    let is_new = |line: &str| number(line, '+').is_some_and(|it| it == first);
    let (mut behind, mut is_found) = (at, false);
    for _ in 0..MOST {
        match lines.line(behind)? {
            Some((line, _)) if Row::scan(line, false).all_places().is_empty() => break,
            Some((line, next)) if !is_found && line.starts_with('-') => behind = next,
            Some((line, next)) if is_new(line) || is_found && line.starts_with('+') => {
                (behind, is_found) = (next, true);
            }
            Some(_) | None => break,
        }
    }
    Ok(is_found.then_some(behind))
}

pub(super) fn squares_in(parts: &[Part]) -> impl DoubleEndedIterator<Item = &Part> {
    parts.iter().filter(|part| part.token.is_square())
}

/// Returns the tokens of a line; squares that are no moves are words.
fn parts(line: &str, end: usize) -> Vec<Part> {
    // The tokens of a usual line, at most.
    const MOST: usize = 64;
    let mut parts = Vec::with_capacity(MOST.min(line.len() / 2 + 1));
    let mut none = noise::parts(line);
    none.sort_unstable_by_key(|none| none.start);
    let mut none = none.into_iter().peekable();
    let mut tokens = Tokens::new(&line[..end]);
    while let Some((at, token)) = tokens.next() {
        let may_be = match &token {
            Token::Square(_) | Token::Pass | Token::Choice => true,
            Token::Word(kind) => !matches!(kind, TranscriptErrorKind::NotAMove(_)),
            _ => false,
        };
        while none.next_if(|none| none.end <= at).is_some() {}
        let is_none = may_be && none.peek().is_some_and(|none| none.start <= at);
        let end = tokens.reached();
        let word = || Token::Word(TranscriptErrorKind::NotAMove(quote(&line[at..end])));
        let token = if is_none { word() } else { token };
        parts.push(Part { at, end, token });
    }
    parts
}

/// Makes words of the squares in remarks between brackets that stand behind a move, and returns their places.
fn take_remarks(line: &str, parts: &mut [Part]) -> Vec<usize> {
    let mut taken = Vec::new();
    let mut at = 0;
    while let Some(open) = line[at..].find('(').map(|open| at + open) {
        let Some(close) = line[open..].find([')', '\0']).map(|end| open + end) else { break };
        at = close + 1;
        let from = parts.partition_point(|part| part.at < open);
        let to = parts.partition_point(|part| part.at < close);
        let is_behind = parts[..from].last().is_some_and(|part| {
            matches!(part.token, Token::Square(_) | Token::Sign(_) | Token::OtherSign)
        });
        let is_word = |part: &&Part| match &part.token {
            Token::Word(TranscriptErrorKind::NotAMove(word)) => word.len() > 1 && !is_known(word),
            _ => false,
        };
        let words = parts[from..to].iter().filter(is_word).count();
        let squares = squares_in(&parts[from..to]).count();
        if is_behind && words > 0 && squares <= 2 * words && !is_gap(&line[open..close]) {
            for part in parts[from..to].iter_mut().filter(|part| part.token.is_square()) {
                taken.push(part.at);
                let word = quote(&line[part.at..part.end]);
                part.token = Token::Word(TranscriptErrorKind::NotAMove(word));
            }
        }
    }
    taken
}

/// Returns `true` for what stands between a move in quotes and one that is not: `f5 d6 c3 "D3"`.
fn is_quote(gap: &str) -> bool {
    let ends = usize::from(gap.starts_with('\'')) + usize::from(gap.ends_with('\''));
    let quotes = gap.chars().filter(|it| "\"“”„‘’«»「」".contains(*it)).count();
    (quotes + ends) % 2 == 1
}

/// Returns `true` for a result as SGF has it: `B+2`.
pub(super) fn is_winner(word: &str) -> bool {
    word.contains('+') && Claim::of_winner(word).is_some()
}
