//! Moves among words: which forms of text hold a game, and what may be left out of each.
//!
//! * A *line* of moves that stand together, or lines that go on. What stands before and behind them is a comment.
//! * A *column*: a move or two in each line, behind the same words, numbers or players; the lines between them repeat
//!   too, and headings may name the moves. What stands behind each move is a comment on it.
//!
//! Words are left out beside these forms alone. A square that stands elsewhere is none of the game, and it is said where
//! the first one is. A text of which more is left out than is played is no game, unless somebody who has seen what was
//! found says that it is.

mod apart;
mod column;
mod judge;
mod noise;
mod reading;
mod row;
mod shape;

use crate::claim::{self, Claim};
use crate::error::Warning;
use crate::located::{Located, place};
use crate::other_games::names_other_game;
use crate::pgn;
use crate::player_name::PlayerName;
use crate::record::{Read, Record, Skipped};
use crate::sheet;
use crate::source::{Context, Lines, More, Next, Piece, Trust, is_blank};
use crate::transcript::{
    Numbering, Play, Replay, Token, TranscriptError, TranscriptErrorKind, plain, player, quote,
};
use crate::words::has_word;
use apart::Apart;
use column::{Column, ENOUGH, Taken};
use judge::Due;
pub(super) use noise::squares_only as is_moves;
use othello_core::board::{Board, ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;
use reading::{Fault, LONGEST, Reading, before, faulty, is_mark};
pub(super) use row::end_of_change;
use row::{Part, Row, Run, is_known, is_winner};

/// The moves that may be legal by chance in another game, at most.
const LONG: usize = 12;

/// The moves of a line, at least, behind which a shorter one goes on.
const FULL: usize = 8;

/// Finds the game that a text begins with, or the lines in which there is none: a few moves in a text that names another
/// game are none of ours.
pub(super) fn read(lines: &Lines<'_>, context: &Context<'_>) -> Result<Option<Next>, More> {
    let found = find(lines, context)?;
    Ok(found.map(|next| match next {
        Next::Game(piece) if context.trust == Trust::Sure => {
            let plies = piece.plies();
            let is_other = || {
                let text = &lines.text[..piece.range.end];
                names_other_game(context.before) || names_other_game(text)
            };
            let end = piece.range.end;
            if (1..=LONG).contains(&plies) && is_other() {
                Next::Words(end)
            } else {
                Next::Game(piece)
            }
        }
        next => next,
    }))
}

fn find(lines: &Lines<'_>, context: &Context<'_>) -> Result<Option<Next>, More> {
    let Some((line, end)) = lines.line(0)? else { return Ok(None) };
    let row = Row::scan(line, lines.is_last(end));
    if row.squares + row.faults == 0 {
        return Ok(None);
    }
    if is_remark(line, &row) {
        return Ok(Some(Next::Words(end)));
    }
    let usual = stated_rules(line).map_or(context.usual, Position::start);
    let start = Reading::new(usual);
    match context.last.and_then(|last| row.behind(last, &start)) {
        Some(Ok(())) => return Ok(Some(Next::Words(end))),
        Some(Err(fault)) => return Ok(Some(faulty(fault, end))),
        None => {}
    }
    if row.squares == 0 {
        return Ok(row.fault_alone(&start, context).map(|fault| faulty(fault, end)));
    }
    if let Some(next) = with_variations(lines, &row, end, usual, context)? {
        return Ok(Some(next));
    }
    if let Some(found) = apart::find(lines, &row, end, &start)? {
        return Ok(Some(apart(found, context)));
    }
    match Column::find(lines, row, end, context.before, &start)? {
        Ok(column) => Ok(Some(match column.read(&start) {
            Ok(taken) => of_column(taken, lines, context)?,
            Err(next) => next,
        })),
        Err(row) => of_lines(lines, row, end, &start, context),
    }
}

fn not_a_move(at: usize, number: usize, text: &str) -> Fault {
    let kind = TranscriptErrorKind::NotAMove(quote(text));
    Located { at, error: TranscriptError { number, kind } }
}

/// Finds bare moves with variations in brackets: `f5 d6 c3 (c5 f4) d3`.
fn with_variations(
    lines: &Lines<'_>,
    row: &Row<'_>,
    first: usize,
    start: Position,
    context: &Context<'_>,
) -> Result<Option<Next>, More> {
    const LONGEST: usize = 1 << 12;
    if !row.line.contains('(') && row.first_number() != Some(1) {
        return Ok(None);
    }
    let mut end = first;
    while end < LONGEST
        && let Some((line, behind)) = lines.line(end)?
        && !line.trim().is_empty()
    {
        end = behind;
    }
    let ends = [end, first].into_iter().filter(|end| lines.text[..*end].contains('('));
    let mut read = ends
        .filter_map(|end| Some((end, pgn::read_moves(&lines.text[..end], start, context.locate)?)));
    Ok(read.next().map(|(end, mut read)| {
        add_comment(&mut read.record, context.before, "");
        Next::Game(Box::new(Piece::bare(0..end, Ok(read))))
    }))
}

/// Returns the games of lines whose moves stand in another order.
fn apart(Apart { games, end, names }: Apart, context: &Context<'_>) -> Next {
    let mut before = context.before;
    let pieces = games.into_iter().map(|game| {
        let read = game.map(|reading| {
            let mut read = reading.finish("", context);
            name(&mut read.record, &names);
            add_comment(&mut read.record, std::mem::take(&mut before), "");
            read
        });
        Piece::bare(0..end, read.map_err(Located::into))
    });
    let mut pieces: Vec<_> = pieces.collect();
    let mut first = pieces.remove(0);
    first.beside = pieces;
    Next::Game(Box::new(first))
}

fn name(record: &mut Record, names: &ByColor<Option<String>>) {
    for color in Color::BOTH {
        record.names[color] = names[color].as_deref().and_then(PlayerName::cleaned);
    }
}

/// Returns the game of a column, if there is not more beside it than in it.
fn of_column(taken: Taken<'_>, lines: &Lines<'_>, context: &Context<'_>) -> Result<Next, More> {
    let Taken { reading, rows, mut end, is_marked, is_sure, names } = taken;
    let plies = reading.plies();
    let is_few = plies < ENOUGH && !is_marked;
    let is_near = reading.left_out.len() <= plies && context.words <= 4 * plies * plies;
    if plies == 0 || !(is_sure && is_near) && context.trust == Trust::Sure {
        return Ok(Next::Words(end));
    }
    if let Some(color) =
        Color::BOTH.into_iter().find(|it| is_named(context.before, *it, names[!*it].as_deref()))
    {
        let kind = TranscriptErrorKind::OutOfTurn(color);
        return Ok(faulty(Located { at: 0, error: TranscriptError { number: 1, kind } }, end));
    }
    let mut tail = rows.last().map_or("", |row| row.runs.last().map_or("", |run| row.tail(run)));
    if let Some(result) = lines.line(end)?.filter(|(line, _)| is_result(line.trim())) {
        (tail, end) = result;
    }
    let mut read = reading.finish(tail, context);
    name(&mut read.record, &names);
    add_comment(&mut read.record, context.before, "");
    Ok(Next::Game(Box::new(Piece { is_few, ..Piece::bare(0..end, Ok(read)) })))
}

/// Returns `true` if a text above a game gives a player that name: `Black: Ada`.
fn is_named(text: &str, color: Color, name: Option<&str>) -> bool {
    let is_stated = |line: &str| {
        let (label, stated) = line.split_once([':', '：'])?;
        let label: String = label.trim().chars().map(plain).collect();
        Some(player(&label) == Some(color) && stated.split_whitespace().next() == name)
    };
    name.is_some() && text.lines().any(|line| is_stated(line) == Some(true))
}

/// Finds the game in lines of moves.
fn of_lines(
    lines: &Lines<'_>,
    row: Row<'_>,
    mut end: usize,
    start: &Reading,
    context: &Context<'_>,
) -> Result<Option<Next>, More> {
    let found = match row.find_game(start) {
        Ok(found) => found,
        Err(fault) => {
            let is_meant = row.is_meant(&fault, context);
            // What was misread before them is why they are not legal.
            let misread = row.runs.first().and_then(|run| row.misread_before(run, start));
            return Ok(is_meant.then(|| faulty(misread.unwrap_or(fault), end)));
        }
    };
    let word = || {
        let is_end = lines.text[end..].trim().is_empty();
        if !lines.is_whole && is_end {
            return Err(More);
        }
        let word = is_end.then(|| row.behind_only_move(start, context)).flatten();
        Ok(word.map(|fault| faulty(fault, end)))
    };
    let Some((mut reading, run)) = found else { return word() };
    let is_game = !reading.is_of_keys() || run.is_glued || run.is_even || row.is_marked(&run);
    let is_taken =
        is_game && row.is_sure(&run, reading.plies(), context) || context.trust == Trust::Doubtful;
    let in_place = row.misread(&run, [start, &reading]);
    if let Some(fault) = in_place.filter(|_| is_taken || row.words == 0) {
        return Ok(Some(faulty(fault, end)));
    }
    if !is_taken {
        return word();
    }
    reading.leave_out(0, &row, run);
    // Whoever waits for the answer to a whole game has not written the next line.
    let is_whole = reading.is_over() && run.squares >= FULL && row.first_number().is_none();
    let mut rows = vec![(row, run)];
    let (mut result, mut last_at) = (None, 0);
    while end < LONGEST && !(is_whole && end == lines.text.len()) {
        let Some((line, behind)) = lines.line(end)? else { break };
        let line = line.trim();
        if is_result(line) {
            (result, end) = (Some(line), behind);
            break;
        }
        let is_other = line.starts_with(['#', '%', '[', '{', '('])
            || line.starts_with("//")
            || is_behind_semicolon(line)
            || line.contains('\0');
        if line.is_empty() || is_other || is_whole || end_of_change(lines, end)?.is_some() {
            break;
        }
        let row = Row::scan(line, lines.is_last(behind));
        let last = rows[rows.len() - 1].0.line.trim();
        if last == line.trim_start_matches(is_blank)
            && (rows.len() > 1 || is_doubled(&rows[0].0, &reading, behind, lines, context)?)
        {
            // The last line once more.
            reading.left_out.extend(squares(line).iter().map(|at| end + at));
            end = behind;
            continue;
        }
        let before = match reading.go_on(&rows[0].0, last, &row, start) {
            Ok(Some(further)) => std::mem::replace(&mut reading, further),
            Ok(None) => break,
            Err(fault) => return Ok(Some(faulty(fault.shifted(end), behind))),
        };
        let run = row.runs[0];
        if let Some(fault) = row.misread(&run, [&before, &reading]) {
            return Ok(Some(faulty(fault.shifted(end), behind)));
        }
        reading.leave_out(end, &row, run);
        rows.push((row, run));
        last_at = end;
        end = behind;
    }
    if result.is_none() {
        take_rest(&mut reading, &rows, [last_at, end], lines);
    }
    Ok(Some(taken(reading, &rows, result, end, context)))
}

/// Notes what stands in place of the next move behind lines, of which the last has that place, and that end: behind its
/// moves, or in the line below.
fn take_rest(
    reading: &mut Reading,
    rows: &[(Row<'_>, Run)],
    [at, end]: [usize; 2],
    lines: &Lines<'_>,
) {
    let (row, run) = &rows[rows.len() - 1];
    if let Due::Doubtful(word) = row.due(run, &rows[0].0.leads(&rows[0].1)) {
        reading.note_rest(at + place(word, row.line), word);
    } else if let Ok(Some((line, _))) = lines.line(end) {
        let bare = line.trim_start_matches(is_blank);
        let lead = row.lead(run).trim_start_matches(is_blank);
        let word = judge::below(lead, bare).or_else(|| judge::below("1. ", bare));
        let word = word.or_else(|| judge::taken_back(line));
        if let Some(word) = word.filter(|_| squares(line).is_empty()) {
            reading.note_rest(end + place(word, line), word);
        }
    }
}

/// Returns `true` if the first line of a game stands there once more, and is no game of its own: the next line goes on
/// with it, or nothing else is in the text.
fn is_doubled(
    row: &Row<'_>,
    reading: &Reading,
    behind: usize,
    lines: &Lines<'_>,
    context: &Context<'_>,
) -> Result<bool, More> {
    if row.words > 0 || reading.is_over() {
        return Ok(false);
    }
    let next = Row::scan(lines.line(behind)?.map_or("", |(line, _)| line), false);
    if next.squares == 0 {
        return Ok(!context.games.has_any && row.squares > 1);
    }
    let run = next.runs.first().filter(|_| next.is_bare());
    Ok(run.is_some_and(|run| {
        let start = Reading::new(reading.play.replay.game.start());
        next.play_run(&mut reading.clone(), run).is_ok()
            && next.play_run(&mut start.clone(), run).is_err()
    }))
}

/// Returns the piece of the game in lines of moves.
fn taken(
    reading: Reading,
    rows: &[(Row<'_>, Run)],
    result: Option<&str>,
    end: usize,
    context: &Context<'_>,
) -> Next {
    let last = rows.last().filter(|(_, run)| !run.repeats);
    let tail = result.or(last.map(|(row, run)| row.tail(run))).unwrap_or_default();
    // Moves in one word, below a game or more than two, are one of a list.
    let is_of_list = rows[0].1.is_glued && (context.last.is_some() || rows[0].1.squares > 2);
    let is_few = reading.plies() < ENOUGH
        && !is_of_list
        && !rows.iter().any(|(row, run)| row.is_marked(run) || row.is_headed());
    let mut read = reading.finish(tail, context);
    read.warnings.extend(contradiction(&read.record.game, rows[0].0.head(&rows[0].1)));
    let mut before = context.before;
    for (row, run) in rows.iter().filter(|(row, run)| row.words > 0 || run.repeats) {
        add_comment(&mut read.record, std::mem::take(&mut before), &row.beside(run));
    }
    add_comment(&mut read.record, before, "");
    read.warnings.extend(last.is_some_and(|(row, _)| row.is_cut).then_some(Warning::CutOff));
    // Lines that stand above it once more.
    let plies = |game: &Game| game.plies().iter().map(|ply| ply.square).collect::<Vec<_>>();
    let is_again = |last: &Game| {
        rows.len() > 1
            && context.before.is_empty()
            && last.plies().len() > rows[0].1.squares
            && plies(&read.record.game).starts_with(&plies(last))
    };
    if context.last.is_some_and(is_again) {
        read.warnings.push(Warning::Chosen);
    }
    Next::Game(Box::new(Piece { is_few, ..Piece::bare(0..end, Ok(read)) }))
}

/// Returns `true` for a line that is a remark by its signs: `// D3`, `; D3`, `{D3}`, `(D3)`.
fn is_remark(line: &str, row: &Row<'_>) -> bool {
    let line = line.trim();
    let is_within = |open, close| line.starts_with(open) && line.ends_with(close);
    row.squares == 1
        && (line.starts_with("//")
            || is_behind_semicolon(line)
            || is_within('{', '}')
            || is_within('(', ')'))
}

/// Returns `true` for a line that begins with a semicolon, and is no row of a table of which the first field is empty.
fn is_behind_semicolon(line: &str) -> bool {
    line.starts_with(';') && line.matches(';').count() == 1
}

/// Returns the places of what looks like a move in a line, be it in a word that is mostly moves.
pub(super) fn squares(line: &str) -> Vec<usize> {
    Row::scan(line, false).all_places()
}

/// Returns a line from its first move on, or from what stands in place of it.
pub(super) fn from_moves(line: &str) -> &str {
    let row = Row::scan(line, false);
    let first = row.parts.iter().find(|part| part.token.is_square()).or_else(|| row.wrong());
    first.map_or("", |first| &line[first.at..])
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
        let Some((line, behind)) = lines.line(at)? else { break };
        let row = Row::scan(line, false);
        if row.squares > 0 && row.words == 0 {
            let played = row.find_game(&Reading::new(usual)).ok().flatten();
            return Ok(played
                .is_some_and(|(reading, _)| reading.play.replay.game.position().board() == board));
        }
        at = behind;
    }
    Ok(false)
}

impl Reading {
    /// Goes on with another row, if it belongs to the game of a first and a last line: nothing but moves
    /// stands in it, or its number says so, and they are not those of another game.
    fn go_on(
        &self,
        first: &Row<'_>,
        last: &str,
        row: &Row<'_>,
        start: &Self,
    ) -> Result<Option<Self>, Fault> {
        let begin = first.first_number().unwrap_or(1);
        if row.first_number() == Some(1) || row.is_headed() {
            return Ok(None);
        }
        let game = &self.play.replay.game;
        let is_numbered =
            row.first_number().is_some_and(|number| number > 1 && is_next(begin, number, game));
        let Some(run) = row.runs.first().filter(|_| is_numbered || row.is_bare()) else {
            return Ok(None);
        };
        let is_named = first.words > 0 && first.first_number().is_none();
        let is_unlike =
            first.runs.first().is_some_and(|it| it.is_glued) && run.squares > 1 && !run.is_glued;
        if is_named && is_unlike {
            return Ok(None);
        }
        let mut reading = self.clone();
        match row.play_run(&mut reading, run) {
            Ok(()) => {
                let is_other = run.squares > 0
                    && !is_numbered
                    && row.play_run(&mut start.clone(), run).is_ok();
                // The last line of a game in several is shorter than the others.
                let is_rest = first.squares >= FULL && row.squares < first.squares && !is_named
                    || last.ends_with(',');
                reading.is_chosen |= is_other;
                Ok((!is_other || is_rest).then_some(reading))
            }
            Err(fault) => {
                let played = before(&fault) - self.plies();
                if run.squares == 0 || !is_numbered && (is_named || played == 0) {
                    return Ok(None);
                }
                match row.play_run(&mut start.clone(), run) {
                    Err(other) if is_numbered || played > before(&other) => Err(fault),
                    Ok(()) | Err(_) => Ok(None),
                }
            }
        }
    }

    /// Returns the game with the result that stands behind it.
    fn finish(self, tail: &str, context: &Context<'_>) -> Read {
        let Self { play: Play { replay, others, .. }, annotations, is_chosen, left_out, rest } =
            self;
        let mut record = Record::from(replay.game);
        record.annotations = annotations;
        let found = score_in(tail);
        let numbers = found.as_ref().map_or(0, |(_, numbers)| *numbers);
        let mut warnings: Vec<_> =
            found.into_iter().flat_map(|(text, _)| claim::take(&mut record, &text)).collect();
        warnings.extend(contradiction(&record.game, context.before));
        let mut read = Read::new(record, warnings);
        let results = others.numbers.saturating_sub(numbers);
        read.skipped = Skipped { signs: others.signs, results, ..Skipped::default() };
        read.warnings.extend(Warning::of_passes(replay.late_passes));
        read.warnings.extend(is_chosen.then_some(Warning::Chosen));
        read.warnings.extend(Warning::of_squares(&left_out, context.locate));
        read.warnings.extend(rest.map(|Located { at, error }| Warning::Rest {
            at: (context.locate)(at),
            fault: error.into(),
        }));
        read
    }
}

/// Returns `true` if a number is that of the move after a game whose first one has another.
fn is_next(first: usize, number: usize, game: &Game) -> bool {
    let mut numbers = Numbering::default();
    let start = Game::from_position(game.start());
    numbers.take(first, &start).and_then(|()| numbers.take(number, game)).is_ok()
}

impl Row<'_> {
    /// Returns whether the line goes on with a game that has ended before it, by its number and its moves; the fault of
    /// these if they cannot be played there, and are none of a list of games.
    fn behind(&self, last: &Game, start: &Reading) -> Option<Result<(), Fault>> {
        let begin = self.parts.first().and_then(|part| match part.token {
            Token::Number(number) => Some(number),
            _ => None,
        });
        let number = self.first_number().or(begin).filter(|number| *number > 1)?;
        let run = self.runs.first().filter(|_| !self.is_headed() && is_next(1, number, last))?;
        let mut reading = Reading::new(last.start());
        reading.play = Play::new(Replay::going_on(last.clone()));
        let played = self.play_run(&mut reading, run);
        let is_other = played.as_ref().is_err_and(|fault| {
            let plies = before(fault) - last.plies().len();
            let other = self.play_run(&mut start.clone(), run);
            (run.is_glued || run.squares > 2)
                && other.map_or_else(|it| before(&it) > plies, |()| true)
        });
        (!is_other).then_some(played)
    }

    fn play_run(&self, reading: &mut Reading, run: &Run) -> Result<(), Fault> {
        reading.play.is_behind_result = false;
        reading.play.forget_stated();
        let from = run.from - self.stated_before(run);
        for (index, Part { at, token, .. }) in (from..).zip(&self.parts[from..run.to]) {
            let is_word = matches!(token, Token::Digits | Token::Word(_) | Token::Foreign(_));
            if is_word && (run.repeats || !self.is_column_alone(index)) {
                reading.play.forget_stated();
                continue;
            }
            let taken = reading.take(token, &self.line[*at..]);
            taken.map_err(|error| Located { at: *at, error })?;
        }
        if run.squares > 1
            && let Some(fault) = self.wrong_player_behind(run, reading)
        {
            return Err(fault);
        }
        for part in self.parts[run.to..].iter().take_while(|part| !part.token.is_square()) {
            let others = &mut reading.play.others;
            others.numbers += usize::from(part.token == Token::Digits && !run.repeats);
            others.signs += usize::from(part.token == Token::OtherSign);
        }
        Ok(())
    }

    /// Returns `true` for a column without its row between two moves, beside which nothing else stands.
    fn is_column_alone(&self, index: usize) -> bool {
        let is_column =
            matches!(self.parts[index].token, Token::Word(TranscriptErrorKind::NoRow(_)));
        is_column
            && self.parts[index - 1..=index + 1].windows(2).all(|parts| {
                (parts[0].token.is_square() || parts[1].token.is_square())
                    && self.line[parts[0].end..parts[1].at].trim().is_empty()
            })
    }

    /// Returns the fault of a player behind one of the last moves, who has not played it, or of what stands before
    /// another player in place of a move: `f5 (W)`, `d6 (W) ?? (B)`.
    pub(super) fn wrong_player_behind(&self, run: &Run, reading: &Reading) -> Option<Fault> {
        let plies = reading.play.replay.game.plies();
        let first = plies.len().checked_sub(run.squares)?;
        let behind = self.behind_moves(run)?;
        for (number, (words, ply)) in (first + 1..).zip(behind.iter().zip(&plies[first..])) {
            let place = words.iter().find(|word| self.player_at(word))?;
            let word: String = self.line[place.clone()].chars().map(plain).collect();
            if let Some(color) = player(&word).filter(|color| *color != ply.player) {
                let kind = TranscriptErrorKind::OutOfTurn(color);
                return Some(Located { at: place.start, error: TranscriptError { number, kind } });
            }
            if let [player, wrong, next] = &words[..]
                && run.squares > 1
                && self.player_at(player)
                && self.player_at(next)
            {
                return Some(not_a_move(wrong.start, number + 1, &self.line[wrong.clone()]));
            }
        }
        None
    }

    /// Returns the fault of a move that was misread before those of a run, at which the first reading is, or behind them,
    /// at which the other is.
    fn misread(&self, run: &Run, [before, behind]: [&Reading; 2]) -> Option<Fault> {
        if let Some(word) = self.between(run) {
            let at = place(word, self.line);
            let moves = self.parts[run.from..].iter().take_while(|part| part.at < at);
            let number = before.plies() + moves.filter(|part| part.token.is_square()).count() + 1;
            return Some(not_a_move(at, number, word));
        }
        self.misread_before(run, before).or_else(|| match self.due(run, &[]) {
            Due::Misread(part) => part.fault(behind),
            Due::Doubtful(_) | Due::End => None,
        })
    }

    /// Returns the longest game of moves that stand together, and where they stand; `None` if there are moves alone.
    fn find_game(&self, start: &Reading) -> Result<Option<(Reading, Run)>, Fault> {
        let mut best: Option<(Reading, Run)> = None;
        let mut worst: Option<(Fault, Run)> = None;
        for run in self.runs.iter().filter(|run| self.runs.len() == 1 || run.squares > 1) {
            let mut reading = start.clone();
            match self.play_run(&mut reading, run) {
                Ok(()) if best.as_ref().is_none_or(|(_, best)| run.squares > best.squares) => {
                    best = Some((reading, *run));
                }
                Err(fault) if worst.as_ref().is_none_or(|(_, it)| run.squares > it.squares) => {
                    worst = Some((fault, *run));
                }
                Ok(()) | Err(_) => {}
            }
        }
        let least = best.as_ref().map_or(0, |(_, best)| best.squares.min(ENOUGH));
        let lists = self.runs.iter().filter(|run| run.squares > 1).count();
        match worst.filter(|(_, run)| run.squares >= least) {
            // Of several lists that are not all games nobody knows which is meant.
            Some(_) if lists > 1 => Ok(None),
            Some((fault, _)) => Err(fault),
            None => Ok(best),
        }
    }

    /// Returns `true` if moves that cannot be played were meant as such.
    fn is_meant(&self, fault: &Fault, context: &Context<'_>) -> bool {
        let squares = self.squares + self.faults;
        let has_words = self.parts.iter().any(|part| matches!(part.token, Token::Word(_)));
        let is_alone = squares > 1 || context.words == 0 && !has_words || self.faults > 0;
        let is_list =
            self.runs.iter().any(|run| run.squares >= ENOUGH || run.is_glued && run.squares > 1);
        let is_mostly = is_list && self.words <= squares && before(fault) > 0;
        (self.words == 0 && self.runs.len() == 1 && is_alone || is_mostly)
            && context.words <= 4 * squares * squares
    }

    /// Returns `true` if so many legal moves are a game, whatever stands beside them.
    fn is_sure(&self, run: &Run, plies: usize, context: &Context<'_>) -> bool {
        const FEW: usize = 4;
        let words = self.words + context.words;
        let beside =
            |part: &Part| matches!(part.token, Token::Word(_) | Token::Foreign(_) | Token::Digits);
        let is_alone = !self.parts[..run.from].iter().chain(&self.parts[run.to..]).any(beside);
        let numbers = self.parts[..run.from].iter();
        let numbers = numbers.filter(|it| matches!(it.token, Token::Number(_) | Token::Digits));
        let is_number = numbers.count() > 1;
        let head = self.head(run).trim_end();
        let mut heads = shape::marks(head).into_iter().filter_map(|mark| mark.word);
        let is_labelled = self.tail(run).trim_start().starts_with('<') && head.ends_with('>')
            || head.ends_with([':', '：', '='])
                && heads.all(|word| is_known(&word) || !word.is_ascii() && plies >= ENOUGH);
        let behind = shape::marks(self.tail(run)).iter().filter(|mark| mark.is_word()).count();
        let is_within = behind > 1 && self.words > behind;
        let is_near = words <= 4 * plies * plies;
        self.others(run) <= plies
            && match plies {
                0 => false,
                1 => words <= FEW && (is_alone && words == 0 || is_labelled),
                _ if run.is_glued || plies >= FULL => is_near,
                ENOUGH.. if !is_within => is_near && (self.words <= plies || is_labelled),
                // A sentence goes on behind them.
                _ if is_within && !is_labelled => false,
                // Moves have one number before them.
                _ if is_number => false,
                // A sentence begins behind them.
                _ if head.is_empty() && self.tail(run).starts_with(['.', '!', '?']) => is_near,
                // As many words stand before the first move as between others.
                _ => is_near && (self.words <= usize::from(run.is_even) * plies || is_labelled),
            }
    }

    /// Returns `true` if a number, a player or a label says that the moves are a game.
    fn is_marked(&self, run: &Run) -> bool {
        let head = self.head(run).trim_end();
        self.first_number().is_some()
            || self.parts[..run.to].iter().any(|part| matches!(part.token, Token::Player(_)))
            || stated_rules(head).is_some()
            || head.ends_with([':', '：', '=', '>'])
    }

    /// Returns the places of what looks like a move, be it in a word that is mostly moves.
    pub(super) fn all_places(&self) -> Vec<usize> {
        const FEWEST: usize = 3;
        let mut places: Vec<usize> = self.places().chain(self.in_remarks.iter().copied()).collect();
        for atom in noise::atoms(self.line) {
            let pairs = self.line.as_bytes()[atom.clone()].windows(2).zip(atom.start..);
            let squares = pairs.filter(|(pair, _)| noise::is_square(pair)).map(|(_, at)| at);
            let squares: Vec<usize> = squares.collect();
            if squares.len() >= FEWEST && 3 * squares.len() > atom.len() {
                places.extend(squares);
            }
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// Returns the fault of the first word that is almost a move, if there is nothing else.
    fn fault_alone(&self, start: &Reading, context: &Context<'_>) -> Option<Fault> {
        let part = self.parts.iter().find(|part| matches!(part.token, Token::Word(_)));
        let is_meant = self.words == 0 && context.words == 0;
        part.filter(|_| is_meant).and_then(|part| part.fault(start))
    }

    fn beside(&self, run: &Run) -> String {
        if run.repeats {
            self.line.into()
        } else {
            format!("{} {}", self.head(run), self.tail(run))
        }
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
    });
    let Some(score) = score else {
        return tells_winner(&text).then(|| (text.clone(), numbers(&text)));
    };
    let (before, behind) = text.split_once(score)?;
    let has = |text: &str, names: [&str; 3]| names.iter().any(|name| text.contains(name));
    let is_turned = has(before, ["white", "白", "○"])
        || has(behind, ["black", "黒", "●"]) && !before.is_empty();
    let turned = || {
        let (one, other) = score.split_once(|letter: char| !letter.is_ascii_digit())?;
        Some((
            format!("{}-{one}", other.trim_matches(|it: char| !it.is_ascii_digit())),
            numbers(score),
        ))
    };
    if is_turned { turned() } else { Some((score.into(), numbers(score))) }
}

/// Returns the warning of a result in a text beside a game that is another one.
pub(super) fn contradiction(game: &Game, text: &str) -> Option<Warning> {
    claim::contradiction(game, text, tells_winner)
}

fn is_result(line: &str) -> bool {
    sheet::score(line).is_some() || line == "*" || tells_winner(line)
}

/// Returns `true` for a line that says who has won, and nothing else.
fn tells_winner(line: &str) -> bool {
    const WORDS: &str = "black white wins won win by with to discs points draw result final";
    let marks = shape::marks(line);
    let mut words = marks.iter().filter_map(|mark| mark.word.as_deref()).peekable();
    let text: String = line.chars().map(plain).collect();
    words.peek().is_some()
        && words.all(|word| has_word(WORDS, word))
        && text.contains('w')
        && (Claim::of_pgn(&text).is_some_and(|claim| claim != Claim::Nonsense)
            || text.contains("win")
            || text.contains("won"))
}

/// Makes what stands before a game, and in its line, a comment on it.
pub(super) fn add_comment(record: &mut Record, before: &str, beside: &str) {
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

pub(super) fn stated_rules(text: &str) -> Option<Rules> {
    let mut words = text.contains(RULES).then(|| text.split_whitespace())?;
    let stated = words.find_map(|word| word.strip_prefix(RULES))?;
    stated.replace('_', " ").parse().ok()
}
