//! The judge of what stands where the next move is due: one for lines of moves, columns and tables, at the end of a game as in
//! its middle.
//!
//! Before a move stands a *lead*: a blank, a sign, a number, a player, or nothing. Behind the last move the same lead
//! says that another move is due, and what stands there is a move that was misread, doubtful, or the end of the game.

use super::reading::{Fault, Reading};
use super::row::{Part, Row, Run, is_known, is_winner, squares_in};
use super::shape::{Mark, marks};
use crate::claim::Claim;
use crate::located::{Located, place};
use crate::source::Context;
use crate::transcript::{Token, TranscriptErrorKind, is_gap, is_pass, plain};
use crate::words::has_word;
use othello_core::square::Square;

/// The text that stands where the next move is due.
pub(super) enum Due<'a> {
    /// Nothing, a comment, a result, or what says that the game ends there.
    End,
    /// Text that may have been a move, or nobody knows what.
    Doubtful(&'a str),
    /// A move that was misread.
    Misread(&'a Part),
}

/// The characters of a move that was misread, at most.
const LONGEST: usize = 4;

/// The characters of a text in which its lead is looked for, at most.
const FARTHEST: usize = 256;

/// Returns what stands behind a lead, with which a text begins as before other moves: up to where such a lead may begin
/// again.
pub(super) fn field<'a>(lead: &str, text: &'a str) -> Option<&'a str> {
    if lead.is_empty() && text.starts_with(char::is_whitespace) {
        return None;
    }
    let from = if text.starts_with(lead) { lead.len() } else { like(lead, text)? };
    let rest = text[from..].trim_start();
    let sign = lead.trim_start().chars().next().filter(|sign| !sign.is_alphanumeric());
    let mut others = rest.char_indices().skip(1).filter(|(_, letter)| Some(*letter) == sign);
    let end = others.next().map_or(rest.len(), |(at, _)| at);
    Some(&rest[..end])
}

fn nearest(text: &str) -> &str {
    text.char_indices().nth(FARTHEST).map_or(text, |(end, _)| &text[..end])
}

/// Returns the place behind a lead that differs in its numbers and players.
fn like(lead: &str, text: &str) -> Option<usize> {
    let (lead, found) = (marks(lead), marks(nearest(text)));
    let is_like = found.len() >= lead.len()
        && lead.iter().zip(&found).all(|(one, other)| one.shape == other.shape);
    let end = found.get(lead.len().checked_sub(1)?)?.end;
    is_like.then(|| text.char_indices().nth(end).map_or(text.len(), |(at, _)| at))
}

/// Returns what stands in a field that is there for a move, unless it says that the game ends.
pub(super) fn in_field(field: &str) -> Option<&str> {
    let word = field
        .trim_matches(|it: char| it.is_whitespace() || "\"'“”„«»」)]}|;,。、，\\".contains(it));
    let bare = word.trim_matches('*');
    let is_result = Claim::of_pgn(bare).is_some_and(|claim| claim != Claim::Nonsense);
    (!bare.is_empty() && !is_result && !is_winner(bare)).then_some(word)
}

/// Returns what stands in place of a move in a line below moves whose own lines begin with a lead.
pub(super) fn below<'a>(lead: &str, line: &'a str) -> Option<&'a str> {
    let word = in_field(field(lead, line)?)?;
    let is_named = lead.contains(char::is_alphanumeric) && word.chars().count() <= LONGEST;
    (is_named || is_open(word) || is_like_move(word)).then_some(word)
}

/// Returns `true` for what stands where a move is missing: signs, a pass, a number, a column or a row alone, or letters
/// for both: `??`, `…`, `—`, `00`, `E`, `5`, `fB`.
pub(super) fn is_open(word: &str) -> bool {
    let letters: Vec<char> = word.chars().map(plain).collect();
    let is_number = matches!(letters.len(), 1 | 2) && letters.iter().all(char::is_ascii_digit);
    is_gap(word)
        || is_number
        || is_pass(word)
        || matches!(letters[..], ['a'..='h'])
        || is_letter_for_row(word)
}

/// Returns the word that takes back a move or says that it was not played.
pub(super) fn taken_back(text: &str) -> Option<&str> {
    const WORDS: &str = "undo undone takeback retracted rejected refused illegal invalid cancelled canceled \
                         annulé illégal ungültig 反則";
    text.split(|it: char| !it.is_alphabetic()).find(|it| has_word(WORDS, &it.to_lowercase()))
}

impl Row<'_> {
    /// Judges what stands behind a run, by the leads before its moves and by others.
    pub(super) fn due(&self, run: &Run, others: &[String]) -> Due<'_> {
        let tail = self.tail(run);
        if tail.is_empty() {
            return Due::End;
        }
        let own = self.leads(run);
        let mut leads: Vec<&str> = own.iter().chain(others).map(String::as_str).collect();
        leads.push(if tail.starts_with(char::is_whitespace) { " " } else { "" });
        leads.sort_unstable_by_key(|lead| std::cmp::Reverse(lead.len()));
        for lead in leads {
            let Some(found) = field(lead, tail) else { continue };
            let at = place(found, self.line);
            let behind = self.parts[run.to..].iter().take_while(|part| part.at <= at);
            let index = run.to + behind.count();
            let is_named = !lead.trim().is_empty();
            if let Some(part) = self.parts[run.to..index].last().filter(|part| part.at == at)
                && self.is_in_place(index - 1, run, lead)
            {
                return Due::Misread(part);
            }
            let doubtful = if is_named { in_field(found) } else { self.doubtful(run) };
            if let Some(word) = doubtful.or_else(|| taken_back(tail)) {
                return Due::Doubtful(word);
            }
        }
        Due::End
    }

    /// Returns what stands before the last moves of a run.
    pub(super) fn leads(&self, run: &Run) -> Vec<String> {
        let is_square = |at: &usize| self.parts[*at].token.is_square();
        let last: Vec<usize> = (run.from..run.to).rev().filter(is_square).take(3).collect();
        last.windows(2).map(|it| self.text_between(it[1], it[0])).collect()
    }

    /// Returns the text before the moves of a run in its line.
    pub(super) fn lead(&self, run: &Run) -> &str {
        let first = squares_in(&self.parts[run.from..]).next();
        &self.line[..first.map_or(0, |first| first.at)]
    }

    /// Returns `true` if a word behind a lead is a move that was misread.
    fn is_in_place(&self, index: usize, run: &Run, lead: &str) -> bool {
        let next = &self.parts[index];
        if !lead.trim().is_empty() {
            return self.is_wrong(index);
        }
        let is_glued = lead.is_empty();
        let behind = self.parts.get(index + 1);
        match &next.token {
            // A capital behind moves in one word may be a name.
            Token::Word(TranscriptErrorKind::NoRow(letter)) => {
                let is_name = run.is_glued && letter.starts_with(|it: char| it.is_uppercase());
                is_glued || behind.is_none() && !is_name
            }
            Token::Word(_) if self.is_misread(index) => true,
            // In capitals it may be a name.
            Token::Word(TranscriptErrorKind::NotAMove(word)) if self.is_wrong(index) => {
                !(run.is_glued && word.starts_with(|it: char| it.is_uppercase()))
            }
            Token::Word(TranscriptErrorKind::NotAMove(word)) => {
                let is_before_move = behind.is_some_and(|part| {
                    part.token.is_square() && self.line[next.end..part.at].trim().is_empty()
                });
                !run.is_glued && !is_known(word) && run.squares > 1 && is_before_move
            }
            // The value behind the moves.
            Token::Word(TranscriptErrorKind::OffBoard(text)) => !text.starts_with(['x', 'X']),
            Token::Word(_) => true,
            _ => false,
        }
    }

    /// Returns what may stand in place of another move behind those of a run: `f5 d6 c3 ff6`, `c5 3`, `c5d6(5`.
    fn doubtful(&self, run: &Run) -> Option<&str> {
        let is_number = |part: &&Part| matches!(part.token, Token::Number(_));
        let numbers = self.parts[run.to..].iter().take_while(is_number).last();
        let from = self.line.len() - self.tail(run).len();
        let bare =
            self.line[from..].trim_matches(|it: char| it.is_whitespace() || ")]}\"'".contains(it));
        if is_gap(bare) {
            return Some(bare);
        }
        let from = numbers.map_or(from, |number| number.end);
        let from =
            from + usize::from(numbers.is_some() && self.line[from..].starts_with(['.', ')', ']']));
        let mut behind = self.line[from..].trim_start_matches([' ', '\t', ',']);
        while let Some((_, rest)) = behind.strip_prefix('(').and_then(|it| it.split_once(')')) {
            behind = rest.trim_start();
        }
        let is_apart = self.line.len() - behind.len() > from;
        if behind.starts_with('[') && !behind.contains(']') {
            behind = &behind[1..];
        }
        if !behind.contains('(') {
            behind = behind.trim_end_matches(')');
        }
        let mut length = word_length(behind);
        // A blank may stand between column and row.
        let next = behind[length..].trim_start();
        let second = word_length(next);
        if length == 1 && second == 1 && next.starts_with(|it: char| it.is_ascii_digit()) {
            length = behind.len() - next.len() + second;
        }
        let (word, rest) = behind.split_at(length);
        let is_last = !rest.contains(char::is_alphanumeric) || rest.starts_with(['<', '{']);
        let letters = word.chars().filter(|it| it.is_alphanumeric());
        let has_digit = word.contains(|it: char| it.is_ascii_digit());
        if !is_apart {
            return Some(word).filter(|it| (is_last || it.len() == 1) && is_joined(it));
        }
        let is_near = has_digit || !run.is_glued && letters.count() < 3;
        let is_meant = is_near && is_like_move(word) || !run.is_glued && is_open(word);
        (is_last && is_meant).then_some(word)
    }

    /// Returns what stands between two moves of a run, each of which has a sign before it, in place of another.
    pub(super) fn between(&self, run: &Run) -> Option<&str> {
        let squares: Vec<&Part> = squares_in(&self.parts[run.from..run.to]).collect();
        let gap = |at: usize| &self.line[squares[at].end..squares[at + 1].at];
        let lead = (squares.len() > 2).then(|| gap(0))?;
        let sign = lead.trim().chars().next().filter(|sign| !sign.is_alphanumeric())?;
        let is_short = |word: &&str| word.chars().count() <= LONGEST && !is_pass(word);
        (1..squares.len() - 1).find_map(|at| {
            let gap = gap(at).trim_start_matches(['!', '?']);
            let word = field(lead, gap).filter(|word| {
                gap.ends_with(lead.trim_start())
                    && gap[place(word, gap) + word.len()..].contains(sign)
            })?;
            in_field(word).filter(is_short)
        })
    }

    /// Returns `true` for a word that stands in place of a move, be it joined to others or not: `i9`, `4d`, `cB`.
    fn is_wrong(&self, index: usize) -> bool {
        match &self.parts[index].token {
            Token::Word(TranscriptErrorKind::NotAMove(word)) => {
                self.is_misread(index) || is_letter_for_row(word)
            }
            Token::Word(TranscriptErrorKind::NoRow(_)) => false,
            Token::Word(_) => true,
            _ => false,
        }
    }

    /// Returns the word that stands in place of a move in a line without one: `Ben: i9`, `4. cB`, `5. d`.
    pub(super) fn wrong(&self) -> Option<&Part> {
        const SHORT: usize = 3;
        let alone = match &self.parts[..] {
            [Part { token: Token::Number(_) | Token::Digits, .. }, word] => Some(word),
            _ => None,
        };
        let alone = alone.filter(|word| {
            matches!(&word.token, Token::Word(TranscriptErrorKind::NotAMove(text) | TranscriptErrorKind::NoRow(text)) if text.len() <= SHORT)
        });
        let mut places = 0..self.parts.len();
        places.find(|at| self.is_wrong(*at)).map(|at| &self.parts[at]).or(alone)
    }

    /// Returns the fault of a word behind the only move of a text.
    pub(super) fn behind_only_move(&self, start: &Reading, context: &Context<'_>) -> Option<Fault> {
        const FEW: usize = 3;
        let run = self.runs.first()?;
        let head = marks(self.lead(run));
        let is_labelled =
            head.iter().rev().find(|it| it.shape != " ").is_some_and(|it| it.shape == ":");
        let is_meant = (is_labelled || !head.iter().any(Mark::is_word))
            && self.words <= FEW
            && context.words == 0
            && (context.last.is_none() || self.words == 1);
        let mut reading = start.clone();
        self.play_run(&mut reading, run).ok().filter(|()| is_meant)?;
        let mut behind = self.parts[run.to..].iter();
        behind.find(|part| matches!(part.token, Token::Word(_)))?.fault(&reading)
    }

    /// Returns the fault of what stands in place of the first moves of a line: `11. i5 g4`.
    pub(super) fn misread_before(&self, run: &Run, reading: &Reading) -> Option<Fault> {
        let is_first = reading.plies() == 0;
        let is_column =
            |part: &Part| matches!(part.token, Token::Word(TranscriptErrorKind::NoRow(_)));
        let mut places = 0..run.from;
        let at =
            places.find(|at| self.is_wrong(*at) || !is_first && is_column(&self.parts[*at]))?;
        // A name may stand before the first line.
        let is_number = |part: &Part| matches!(part.token, Token::Number(_));
        let is_in_place = self.parts[..at].iter().all(is_number)
            && self.line[self.parts[at].end..self.parts[run.from].at].trim().is_empty()
            && !run.is_glued
            && run.squares > 1;
        (!is_first || is_in_place).then(|| self.parts[at].fault(reading)).flatten()
    }
}

impl Part {
    /// Returns the fault of a word that stands in place of a move.
    pub(super) fn fault(&self, reading: &Reading) -> Option<Fault> {
        match &self.token {
            Token::Word(kind) => {
                Some(Located { at: self.at, error: reading.play.replay.error(kind.clone()) })
            }
            _ => None,
        }
    }
}

fn word_length(text: &str) -> usize {
    text.find(|it: char| it.is_whitespace() || "<{}[]\"`".contains(it)).unwrap_or(text.len())
}

/// Returns `true` for what is no value behind moves that it is joined to: `zz9`, `(5`, `16`.
fn is_joined(word: &str) -> bool {
    let is_word = word.chars().map(plain).all(|it| it.is_ascii_alphanumeric())
        && (1..=LONGEST).contains(&word.chars().count())
        && !word.starts_with(['x', 'X']);
    let is_odd = word.starts_with(|it: char| "(_.x".contains(it) || !it.is_ascii());
    is_word || is_odd && is_like_move(word)
}

/// Returns `true` for what may have been a move: `ff6`, `d,3`, `x9`, `__`, `(5`, `e-5`, `ё5`.
pub(super) fn is_like_move(word: &str) -> bool {
    let word: String = word.chars().map(plain).collect();
    let letters: Vec<char> = word.chars().filter(|it| it.is_alphanumeric()).collect();
    // A value, a move that stands elsewhere.
    let is_none = word.starts_with(['+', '-', '=', ':', '#', '.', '/', '\''])
        || word.contains(['+', '%', ')', '=', '\''])
        || is_known(&word)
        || is_pass(&word)
        || word.parse::<Square>().is_ok();
    !is_none
        && word.chars().count() <= LONGEST
        && match letters[..] {
            [] => word == "__",
            ['1'..='8'] => !word.ends_with('.'),
            [letter, row] if letter.is_alphabetic() && row.is_ascii_digit() => true,
            [_] | [_, _] | [_, _, _] => letters.iter().any(|it| matches!(it, 'a'..='h' | 'x')),
            _ => false,
        }
}

/// Returns `true` for a column and a letter that was read in place of its row: `cB`, `dl`.
fn is_letter_for_row(word: &str) -> bool {
    let &[column, row] = word.as_bytes() else { return false };
    let is_mixed = column.is_ascii_lowercase() && row.is_ascii_uppercase();
    // Letters of the same case may be a word.
    let is_none = !b"aeAE".contains(&column) && b"blszBLSZ".contains(&row);
    matches!(column.to_ascii_lowercase(), b'a'..=b'h') && (is_mixed || is_none)
}
