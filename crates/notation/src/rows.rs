//! Moves among words: in a line, or in several that go on.

use crate::claim::{self, Claim};
use crate::error::Warning;
use crate::located::Located;
use crate::record::{Read, Record, Skipped};
use crate::sheet;
use crate::source::{Context, Line, Lines, More, Piece};
use crate::transcript::{
    MoveEvent, Play, Replay, Token, Tokens, TranscriptError, TranscriptErrorKind, plain,
};
use othello_core::board::Board;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::{Annotations, Moment};

/// A line and what stands in it.
struct Row<'a> {
    line: &'a str,
    tokens: Vec<(usize, Token)>,
    squares: usize,
    /// The words that are neither moves nor names of what stands beside them.
    words: usize,
    /// The words that are almost moves.
    faults: usize,
    /// `true` if each move has as many words or numbers beside it as the others: those are about it.
    is_regular: bool,
    /// `true` if the text ends within the last move.
    is_cut: bool,
}

/// Words that stand beside moves whatever the text is about, in lower case.
const KNOWN: [&str; 16] = [
    "b",
    "w",
    "black",
    "white",
    "move",
    "moves",
    "kifu",
    "game",
    "transcript",
    "opening",
    "play",
    "plays",
    "played",
    "genmove",
    "line",
    "record",
];

/// The bytes of lines that go on, at most.
const LONGEST: usize = 1 << 15;

/// The empty lines between two moves, at most.
const LARGEST_GAP: usize = 3;

/// The moves of a line, at least, behind which a shorter one goes on.
const FULL: usize = 8;

/// The moves of a line, at least, behind which a letter is a move that has been cut off.
const FEWEST_OF_CUT: usize = 4;

/// The game of some rows so far.
#[derive(Clone)]
struct Reading {
    play: Play,
    annotations: Annotations,
    /// `true` if some of the moves are left out, which may be another game.
    is_chosen: bool,
}

/// A fault, and the moves that were played before it.
struct Fault {
    located: Located<TranscriptError>,
    plies: usize,
}

impl Reading {
    fn new(start: Position) -> Self {
        Self {
            play: Play::new(Replay::of(Game::from_position(start))),
            annotations: Annotations::default(),
            is_chosen: false,
        }
    }

    fn plies(&self) -> usize {
        self.play.replay.game.plies().len()
    }
}

/// Finds the moves that a text begins with.
pub(super) fn read(lines: &Lines<'_>, context: &Context<'_>) -> Result<Option<Piece>, More> {
    let Line::Whole(line, mut end) = lines.line(0) else { return Err(More) };
    let row = Row::scan(line, lines.is_last(end));
    if row.squares + row.faults == 0 {
        return Ok(None);
    }
    let usual = stated_rules(line).map_or(context.usual, Position::start);
    let fault =
        |located: Located<TranscriptError>, end| Ok(Some(Piece::bare(0..end, Err(located.into()))));
    let mut reading = match row.play(&Reading::new(usual)) {
        Err(Fault { located, plies }) => {
            return if row.is_meant(plies, context) { fault(located, end) } else { Ok(None) };
        }
        Ok(reading) if reading.plies() == 0 => return Ok(None),
        // One move in each line is little, but there may be many.
        Ok(reading) if !row.is_short() && !row.is_credible(row.words, reading.plies(), context) => {
            return row
                .first_word(&reading, context)
                .map_or(Ok(None), |located| fault(located, end));
        }
        Ok(reading) => reading,
    };
    // Whoever waits for the answer to a whole game has not written the next line.
    let is_over = reading.play.replay.game.position().result().is_some();
    let mut is_whole = is_over && row.squares >= FULL && row.first_number().is_none();
    let mut is_one_by_one = row.is_short();
    let mut rows = vec![row];
    let (mut ahead, mut gap) = (end, 0);
    while !std::mem::take(&mut is_whole) && ahead < LONGEST {
        let (line, behind) = match lines.line(ahead) {
            Line::Open => return Err(More),
            Line::End => break,
            Line::Whole(line, behind) => (line, behind),
        };
        if line.trim().is_empty() && is_one_by_one && gap < LARGEST_GAP {
            // A log has empty lines between the moves.
            gap += 1;
            ahead = behind;
            continue;
        }
        let is_other = line.starts_with(['#', '%', '[', '{', '(']) || line.contains('\0');
        if line.trim().is_empty() || is_other {
            break;
        }
        let row = Row::scan(line, lines.is_last(behind));
        if gap > 0 && row.squares > 1 && row.play(&Reading::new(usual)).is_ok() {
            break;
        }
        match reading.go_on(&rows, is_one_by_one, &row, usual) {
            GoesOn::Not => break,
            GoesOn::With(further) => reading = *further,
            GoesOn::Fault(_) if gap > 0 => break,
            GoesOn::Fault(Located { at, error }) => {
                return fault(Located { at: ahead + at, error }, behind);
            }
        }
        ahead = behind;
        if row.squares > 0 || gap == 0 {
            (end, gap) = (behind, 0);
        }
        is_one_by_one &= row.is_short();
        rows.push(row);
    }
    let words = rows.iter().map(|row| row.words).sum();
    if !rows[0].is_credible(words, reading.plies(), context) {
        let word = rows[0].first_word(&reading, context).filter(|_| rows.len() == 1);
        return word.map_or(Ok(None), |located| fault(located, end));
    }
    let read = reading.finish(&rows, context);
    Ok(Some(Piece::bare(0..end, Ok(read))))
}

/// Returns `true` if moves that lead to a board from the usual start stand soon behind a place.
pub(super) fn leads_to(
    lines: &Lines<'_>,
    mut at: usize,
    board: Board,
    usual: Position,
) -> Result<bool, More> {
    const LINES: usize = 5;
    for _ in 0..LINES {
        let Line::Whole(line, behind) = lines.line(at) else {
            return if matches!(lines.line(at), Line::Open) { Err(More) } else { Ok(false) };
        };
        let row = Row::scan(line, false);
        if row.squares > 0 && row.words == 0 {
            let played = row.play(&Reading::new(usual));
            let leads = |reading: Reading| reading.play.replay.game.position().board() == board;
            return Ok(played.is_ok_and(leads));
        }
        at = behind;
    }
    Ok(false)
}

/// The part of a line in the game before it.
enum GoesOn {
    Not,
    With(Box<Reading>),
    Fault(Located<TranscriptError>),
}

impl Reading {
    /// Goes on with another row, if it belongs to the game: its moves are legal there, and not those of
    /// another game.
    fn go_on(
        &self,
        rows: &[Row<'_>],
        is_one_by_one: bool,
        row: &Row<'_>,
        usual: Position,
    ) -> GoesOn {
        if row.squares == 0 {
            let is_result = sheet::score(row.line.trim()).is_some() || row.line.trim() == "*";
            let has_moves = row.tokens.iter().any(|(_, token)| {
                matches!(token, Token::Pass | Token::Number(_) | Token::OtherSign | Token::Sign(_))
            });
            let has_digits = row.tokens.iter().any(|(_, token)| *token == Token::Digits);
            let is_named = row.words > 0 || row.faults > 0;
            if is_named || !is_result && (has_digits || !has_moves && !is_one_by_one) {
                return GoesOn::Not;
            }
            return row.play(self).map_or(GoesOn::Not, |reading| GoesOn::With(Box::new(reading)));
        }
        let is_numbered = row.first_number().is_some_and(|number| number > 1);
        let is_named = row.words > 0 || rows.last().is_some_and(|last| last.words > 0);
        match row.play(self) {
            Ok(reading) if is_numbered => GoesOn::With(Box::new(reading)),
            Ok(mut reading) => {
                let is_other = row.play(&Self::new(usual)).is_ok();
                let is_one_by_one = row.is_short() && is_one_by_one;
                // The last line of a game in several is shorter than the others.
                let first = rows.first().map_or(0, |first| first.squares);
                let is_rest = first >= FULL && row.squares < first && !is_named;
                let may_be_other = is_other && (is_named || !is_one_by_one && !is_rest);
                if may_be_other || row.words > row.squares {
                    return GoesOn::Not;
                }
                reading.is_chosen |= is_other && !is_one_by_one;
                GoesOn::With(Box::new(reading))
            }
            Err(fault) => {
                let played = fault.plies - self.plies();
                if !is_numbered && (is_named || played == 0) {
                    return GoesOn::Not;
                }
                match row.play(&Self::new(usual)) {
                    Err(other) if is_numbered || played > other.plies => {
                        GoesOn::Fault(fault.located)
                    }
                    Ok(_) | Err(_) => GoesOn::Not,
                }
            }
        }
    }

    /// Returns the game with what stands beside its moves.
    fn finish(self, rows: &[Row<'_>], context: &Context<'_>) -> Read {
        let Self { play: Play { replay, others, .. }, annotations, is_chosen } = self;
        let mut record = Record::from(replay.game);
        record.annotations = annotations;
        let last = rows.last();
        let tail = last.filter(|row| !row.is_regular).map_or("", Row::tail);
        let found = score_in(tail);
        let numbers = found.as_ref().map_or(0, |(_, numbers)| *numbers);
        let warnings = found.map(|(text, _)| claim::take(&mut record, &text)).unwrap_or_default();
        let results = others.numbers.saturating_sub(numbers);
        let mut before = context.before;
        for row in rows.iter().filter(|row| row.words > 0 || row.is_regular) {
            add_comment(&mut record, std::mem::take(&mut before), &row.beside());
        }
        add_comment(&mut record, before, "");
        let mut read = Read::new(record, warnings);
        read.skipped = Skipped { signs: others.signs, results, ..Skipped::default() };
        read.warnings.extend(Warning::of_passes(replay.late_passes));
        read.warnings.extend(is_chosen.then_some(Warning::Chosen));
        read.warnings.extend(last.is_some_and(|row| row.is_cut).then_some(Warning::CutOff));
        read
    }
}

/// Returns the result in a text behind moves, a score with Black's discs first, and the numbers in it.
fn score_in(tail: &str) -> Option<(String, usize)> {
    let last = tail.split_whitespace().next_back().unwrap_or_default();
    let numbers = |text: &str| {
        let digits = text.split(|letter: char| !letter.is_ascii_digit());
        digits.filter(|digits| !digits.is_empty()).count()
    };
    if Claim::of_pgn(last).is_some_and(|claim| claim != Claim::Nonsense) || is_winner(last) {
        return Some((last.into(), numbers(last)));
    }
    let text: String = tail.chars().map(plain).collect();
    let is_sign = |letter: char| letter.is_ascii_digit() || "-:–対 ".contains(letter);
    let mut parts = text.split(|letter: char| !is_sign(letter)).map(str::trim);
    let score = parts.find(|part| {
        let claim = Claim::of_pgn(part);
        matches!(claim, Some(Claim::Score(discs)) if (4..=64).contains(&(discs.black + discs.white)))
    })?;
    let (before, behind) = text.split_once(score)?;
    let has = |text: &str, names: [&str; 3]| names.iter().any(|name| text.contains(name));
    let is_turned = has(before, ["white", "白", "○"])
        || has(behind, ["black", "黒", "●"]) && !before.is_empty();
    (!is_turned).then(|| (score.into(), numbers(score)))
}

/// Returns `true` for a result as SGF has it: `B+2`.
fn is_winner(word: &str) -> bool {
    word.contains('+') && Claim::of_winner(word).is_some()
}

/// Returns `true` if as many words or numbers stand between any two of some moves as before the first or behind
/// the last.
fn is_regular(tokens: &[(usize, Token)]) -> bool {
    let mut counts = vec![0_usize];
    for (_, token) in tokens {
        match token {
            Token::Square(_) => counts.push(0),
            Token::Digits
            | Token::Number(_)
            | Token::Foreign(_)
            | Token::Word(TranscriptErrorKind::NotAMove(_)) => {
                *counts.last_mut().expect("there is one") += 1;
            }
            _ => {}
        }
    }
    match &counts[..] {
        [head, gap, gaps @ .., tail] if !gaps.is_empty() => {
            *gap > 0 && gaps.iter().all(|other| other == gap) && head.max(tail) >= gap
        }
        _ => false,
    }
}

impl<'a> Row<'a> {
    /// Scans a line; `is_last` if the text ends with it, without a line break.
    fn scan(line: &'a str, is_last: bool) -> Self {
        // The tokens of a usual line, at most.
        const MOST: usize = 64;
        let end = line.trim_end();
        let last = end.rsplit(char::is_whitespace).next().unwrap_or_default();
        let has_result = last.len() < end.len() && is_winner(last);
        let end = if has_result { end.len() - last.len() } else { line.len() };
        let mut tokens = Vec::with_capacity(MOST.min(line.len() / 2 + 1));
        tokens.extend(Tokens::new(&line[..end]));
        let is_square = |(_, token): &&(usize, Token)| token.is_square();
        let is_cut = is_last
            && tokens.iter().filter(is_square).count() >= FEWEST_OF_CUT
            && matches!(&tokens[tokens.len() - 2..], [(square, Token::Square(_)), (at, Token::Word(TranscriptErrorKind::NoRow(_)))] if square + 2 == *at);
        if is_cut {
            tokens.pop();
        }
        let mut row = Self {
            line,
            squares: 0,
            words: 0,
            faults: 0,
            is_regular: is_regular(&tokens),
            is_cut,
            tokens,
        };
        for (at, token) in &row.tokens {
            match token {
                Token::Square(_) => row.squares += 1,
                Token::Word(TranscriptErrorKind::NotAMove(word)) => {
                    let word = word.to_lowercase();
                    // A long word comes in pieces.
                    let is_new = !line[..*at].ends_with(char::is_alphabetic);
                    row.words += usize::from(is_new && !KNOWN.contains(&word.as_str()));
                }
                Token::Word(TranscriptErrorKind::NoRow(_)) => {
                    // An article, or a move of which the end is missing.
                    let is_glued = line[..*at].ends_with(|letter: char| letter.is_ascii_digit());
                    row.faults += usize::from(is_glued);
                }
                Token::Word(_) => row.faults += 1,
                Token::Foreign(_) => row.words += 1,
                _ => {}
            }
        }
        row
    }

    /// Returns `true` if the row has one move, or two that stand apart.
    fn is_short(&self) -> bool {
        let squares = self.tokens.iter().filter(|(_, token)| token.is_square());
        let mut places = squares.map(|(at, _)| *at);
        match (places.next(), places.next(), places.next()) {
            (None, ..) | (_, None, _) => true,
            (Some(one), Some(other), None) => {
                self.line[one..other].contains(|letter: char| !letter.is_alphanumeric())
            }
            _ => false,
        }
    }

    /// Returns the number before the first move.
    fn first_number(&self) -> Option<usize> {
        let mut before = self.tokens.iter().take_while(|(_, token)| !token.is_square());
        before.find_map(|(_, token)| match token {
            Token::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// The text behind the last move.
    fn tail(&self) -> &'a str {
        let is_move =
            |(_, token): &&(usize, Token)| matches!(token, Token::Square(_) | Token::Sign(_));
        let last = self.tokens.iter().rev().find(is_move).map_or(0, |(at, _)| *at);
        let mut letters = self.line[last..].char_indices();
        let end = letters.nth(2).map_or(self.line.len(), |(at, _)| last + at);
        if last == 0 && self.squares == 0 { self.line } else { &self.line[end..] }
    }

    /// The text beside the moves.
    fn beside(&self) -> String {
        let is_move = |(_, token): &(usize, Token)| token.is_square();
        let first = self.tokens.iter().position(is_move).unwrap_or(0);
        let last = self.tokens.iter().rposition(is_move).unwrap_or(0);
        let is_word = |(_, token): &(usize, Token)| {
            matches!(token, Token::Word(_) | Token::Foreign(_))
                || self.is_regular && *token == Token::Digits
        };
        if self.tokens[first..last].iter().any(is_word) {
            return self.line.into();
        }
        let numbers = self.tokens[..first].iter().rev();
        let numbers =
            numbers.take_while(|(_, token)| matches!(token, Token::Number(_) | Token::Player));
        let head = self.tokens[first - numbers.count()].0;
        let head = self.line[..head].trim_end_matches(['(', '[', '#']);
        format!("{head} {}", self.tail())
    }

    /// Plays the moves on a game: all of them, or else those of the parts between words that make the
    /// longest legal game.
    fn play(&self, start: &Reading) -> Result<Reading, Fault> {
        let all = self.play_part(start, 0, self.tokens.len());
        let Err(fault) = all else { return all };
        let parts = self.parts();
        if parts.len() < 2 {
            return Err(fault);
        }
        // What is left out is a square that the words mention, or another game.
        let is_mention = |(from, to): &(usize, usize)| {
            let squares = self.tokens[*from..*to].iter();
            squares.filter(|(_, token)| token.is_square()).count() < 2
        };
        let is_game = |(from, to): &(usize, usize)| self.play_part(start, *from, *to).is_ok();
        let mut best: Option<Reading> = None;
        for (index, &(from, to)) in parts.iter().enumerate() {
            for until in [to, self.tokens.len()] {
                let Ok(reading) = self.play_part(start, from, until) else { continue };
                let behind = if until == to { &parts[index + 1..] } else { &[] };
                let mut others = parts[..index].iter().chain(behind);
                let least = match behind.first() {
                    Some(next) if !is_mention(next) => fault.plies,
                    _ => fault.plies + 1,
                };
                let is_longer = best.as_ref().is_none_or(|best| reading.plies() > best.plies());
                let is_enough = reading.plies() >= least.max(2);
                if is_longer && is_enough && others.all(|part| is_mention(part) || is_game(part)) {
                    best = Some(reading);
                }
            }
        }
        best.map(|reading| Reading { is_chosen: true, ..reading }).ok_or(fault)
    }

    /// The parts between words, numbers and tabs, as places of tokens.
    fn parts(&self) -> Vec<(usize, usize)> {
        // Of very many parts, the first ones will do.
        const MOST: usize = 32;
        let mut parts: Vec<(usize, usize)> = Vec::new();
        let mut is_open = false;
        let mut last = 0;
        for (index, (at, token)) in self.tokens.iter().enumerate() {
            is_open &= !self.line[std::mem::replace(&mut last, *at)..*at].contains('\t');
            match token {
                Token::Square(_) | Token::Pass | Token::Choice | Token::Sign(_) if is_open => {
                    parts.last_mut().expect("one is open").1 = index + 1;
                }
                Token::Square(_) => {
                    parts.push((index, index + 1));
                    is_open = true;
                }
                Token::Word(_) | Token::Foreign(_) | Token::Digits => is_open = false,
                _ => {}
            }
        }
        parts.truncate(MOST);
        parts
    }

    fn play_part(&self, start: &Reading, from: usize, to: usize) -> Result<Reading, Fault> {
        let mut reading = start.clone();
        reading.play.is_behind_result = false;
        let is_square = |(_, token): &(usize, Token)| token.is_square();
        let tokens = &self.tokens[from..to];
        let first = tokens.iter().position(is_square).unwrap_or(tokens.len());
        let last = tokens.iter().rposition(is_square).unwrap_or(0);
        let has_moves = first < tokens.len();
        for (index, (at, token)) in tokens.iter().enumerate() {
            let Reading { play, annotations, .. } = &mut reading;
            let is_among = has_moves && (first..=last).contains(&index);
            let outcome = match token {
                // Between words it is a dash.
                Token::Pass if !is_among => play.replay.pass().or(Ok(())),
                Token::Digits if !is_among || self.is_regular => {
                    play.others.numbers += usize::from(index > first || !has_moves);
                    Ok(())
                }
                Token::Word(_) if !self.is_fault(from + index, is_among) => Ok(()),
                Token::Foreign(_) => Ok(()),
                _ => play.take(token, &self.line[*at..], &mut |plies, event| {
                    if let MoveEvent::Sign(sign) = event {
                        annotations.note_mut(Moment::Main(plies)).add_sign(sign);
                    }
                }),
            };
            outcome.map_err(|error| Fault {
                located: Located { at: *at, error },
                plies: reading.plies(),
            })?;
        }
        Ok(reading)
    }

    /// Returns `true` if a word stands in place of a move: directly behind one, and before others unless it
    /// is almost one.
    fn is_fault(&self, index: usize, is_among: bool) -> bool {
        let Some((before, last)) = index.checked_sub(1).map(|last| &self.tokens[last]) else {
            return matches!(self.tokens[index].1, Token::Word(TranscriptErrorKind::RowFirst(_)));
        };
        let (at, word) = &self.tokens[index];
        let gap = &self.line[*before..*at];
        let is_apart =
            gap.contains([',', ';', ':', '.', '!', '?', '(', ')', '[', ']', '"', '|', '/']);
        let is_behind = matches!(last, Token::Square(_) | Token::Pass | Token::Sign(_));
        let is_numbered = matches!(last, Token::Number(_)) && index > 1;
        match word {
            Token::Word(TranscriptErrorKind::NotAMove(word)) => {
                let is_known = KNOWN.contains(&word.to_lowercase().as_str());
                !is_known && !self.is_regular && (is_among && is_behind && !is_apart || is_numbered)
            }
            // The player behind the move.
            Token::Word(_) if gap.contains(['(', '[']) => false,
            Token::Word(_) => {
                let next = self.tokens.get(index + 1);
                let is_prose =
                    matches!(next, Some((_, Token::Word(TranscriptErrorKind::NotAMove(_)))));
                (is_behind || is_numbered) && !is_prose
            }
            _ => false,
        }
    }

    /// Returns `true` if so many legal moves are a game, whatever words stand beside them.
    fn is_credible(&self, words: usize, plies: usize, context: &Context<'_>) -> bool {
        const FEW: usize = 4;
        let words = words + context.words;
        match plies {
            _ if words == 0 => true,
            1 => {
                let is_labelled = self.line.trim_end().len() <= self.tokens_end()
                    && self.beside().trim_end().ends_with([':', '：', '=']);
                words <= FEW && is_labelled
            }
            _ => words <= FEW * plies * plies,
        }
    }

    /// Returns the place behind the last token.
    fn tokens_end(&self) -> usize {
        self.tokens.last().map_or(0, |(at, _)| at + 2)
    }

    /// Returns `true` if a row whose moves cannot be played was meant as one of moves.
    fn is_meant(&self, plies: usize, context: &Context<'_>) -> bool {
        let squares = self.squares + self.faults;
        let is_numbered = matches!(self.tokens.first(), Some((_, Token::Number(_))));
        let is_mostly = (squares > 1 || is_numbered) && self.words <= squares && plies > 0;
        let is_alone = squares > 1
            || context.words == 0
                && !self.tokens.iter().any(|(_, it)| matches!(it, Token::Word(_)))
            || self.faults > 0;
        let is_of_moves = self.words == 0 && is_alone || is_mostly;
        is_of_moves && context.words <= 4 * squares * squares
    }

    /// Returns the fault of a word behind the only move.
    fn first_word(
        &self,
        reading: &Reading,
        context: &Context<'_>,
    ) -> Option<Located<TranscriptError>> {
        let is_first = self.tokens.first().is_some_and(|(_, token)| token.is_square());
        let (at, kind) = self.tokens.iter().find_map(|(at, token)| match token {
            Token::Word(kind) => Some((*at, kind)),
            _ => None,
        })?;
        let is_meant = is_first && self.words <= 3 && context.words == 0;
        is_meant.then(|| Located { at, error: reading.play.replay.error(kind.clone()) })
    }
}

/// Makes what stands before a game, and in its line, a comment on it.
pub(super) fn add_comment(record: &mut Record, before: &str, beside: &str) {
    let is_mark = |letter: char| letter.is_whitespace() || ":：-–—|,;「[(".contains(letter);
    let texts = [(before, before.trim()), (beside, beside.trim_matches(is_mark))];
    for (whole, text) in texts {
        // A word before a colon is the name of what follows it.
        let is_label =
            text.split_whitespace().count() == 1 && whole.trim_end().ends_with([':', '：']);
        if text.contains(char::is_alphabetic) && !is_label {
            let text: String = text.replace("\r\n", "\n");
            record.annotations.note_mut(Moment::Main(0)).add_comment(&text);
        }
    }
}

/// The beginning of the word with the rules.
pub(super) const RULES: &str = "rules=";

/// Returns the rules that a word of the text states.
pub(super) fn stated_rules(text: &str) -> Option<Rules> {
    let mut words = text.contains(RULES).then(|| text.split_whitespace())?;
    let stated = words.find_map(|word| word.strip_prefix(RULES))?;
    stated.replace('_', " ").parse().ok()
}
