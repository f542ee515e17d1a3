//! Reads our own PGN and that of PlayOK, `FlyOrDie`, Edax and the converters of the THOR base.

use std::ops::Range;
use std::time::Duration;

use crate::claim::{self, Claim, settle_forfeit};
use crate::error::{Location, OtherGame, ReadError, ReadErrorKind, Warning};
use crate::fen;
use crate::located::Located;
use crate::pgn::head::{Head, Line};
use crate::pgn::lexer::{self, Item, ItemKind, Parts};
use crate::pgn::movetext;
use crate::player_name::PlayerName;
use crate::position;
use crate::record::{Read, Record, Skipped, set_up};
use crate::source::{self, Context, Lines, Piece};
use crate::transcript::{self, Tokens};
use othello_core::board::{ByColor, Color};
use othello_core::clock::{Clock, SavedTime, TimeControl};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::{Axis, Changes, Goal, Preset, Rules};
use othello_core::tree::Moment;

pub(crate) const NAME: &str = "pgn";

/// Reads the one game of a text, which starts from `usual` where the text does not tell. A result
/// that is not the game's is a warning.
///
/// # Errors
/// Names line, move and reason.
pub fn read(text: &str, usual: Position) -> Result<(Record, Vec<Warning>), ReadError> {
    let read = source::read_one(text, usual, read_next)?;
    Ok((read.record, read.warnings))
}

/// Reads the game that a text begins with.
pub(crate) fn read_next(lines: &Lines<'_>, context: &Context<'_>) -> Option<Piece> {
    let mut parts = lexer::parts(*lines)?;
    let range = 0..parts.end;
    if range.end > source::LONGEST {
        // What closes its variations may be missing.
        let read = Err(Located::new(0, ReadErrorKind::TooLong));
        return Some(Piece { format: Some(NAME), ..Piece::bare(range, read) });
    }
    let text = &lines.text[range.clone()];
    // Behind what was cut off nothing follows.
    parts.is_open |= lines.is_whole && parts.end == lines.text.len() && parts.drop_cut_move(text);
    let is_open = parts.is_open;
    let read = record(text, parts, context.usual, context.locate);
    let read = read.map(|mut read| {
        read.warnings.extend(is_open.then_some(Warning::CutOff));
        read
    });
    // One that has been cut off is written anew.
    Some(Piece { format: Some(NAME).filter(|_| !is_open), ..Piece::bare(range, read) })
}

/// Reads a text of nothing but moves with variations of which all can be played, if it is one.
pub(crate) fn read_moves(
    text: &str,
    start: Position,
    locate: &dyn Fn(usize) -> Location,
) -> Option<Read> {
    let parts = lexer::parts(Lines::of(text)).filter(|parts| {
        let is_whole = parts.end == text.len() && !parts.is_open;
        let first = parts.items.first().map_or("", |first| &text[first.range()]);
        let begins = Tokens::new(first).any(|(_, token)| token.is_square());
        is_whole && begins && parts.tags.is_empty() && parts.fault.is_none()
    })?;
    let (items, end) = without_end(text, parts.items);
    let moves = movetext::read(text, &items, Game::from_position(start), locate).ok()?;
    let mut record = Record::from(moves.game);
    record.annotations = moves.annotations;
    let Record { game, annotations, .. } = &record;
    let mut moments = (0..=game.plies().len()).map(Moment::Main);
    let has_unread = |at| annotations.note(at).is_some_and(|note| !note.unread.is_empty());
    let is_read = moves.warnings.is_empty() && moves.others.numbers == 0;
    if !is_read
        || moments.clone().all(|at| annotations.variations(at).next().is_none())
        || moments.any(has_unread)
    {
        return None;
    }
    let warnings = end.map(|end| claim::take(&mut record, &end)).unwrap_or_default();
    Some(Read::new(record, warnings))
}

/// Returns the moves of the main line of a game as they are written, whether they can be played or not, and
/// its start.
pub(crate) fn main_line(text: &str, usual: Position) -> Option<(String, Position)> {
    let parts = lexer::parts(Lines::of(text))?;
    let start = start_of(&mut Head::read(text, &parts.tags).ok()?, usual).ok()?;
    let mut depth = 0_usize;
    let mut moves = String::new();
    for item in parts.items {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth -= 1,
            ItemKind::Moves if depth == 0 => moves.extend([&text[item.range()], " "]),
            ItemKind::Moves | ItemKind::Comment | ItemKind::Sign => {}
        }
    }
    Some((moves, start))
}

impl Parts {
    /// Drops a letter at the end, with which a move has been cut off.
    fn drop_cut_move(&mut self, text: &str) -> bool {
        let Some(last) = self.items.last_mut().filter(|it| it.kind == ItemKind::Moves) else {
            return false;
        };
        let Range { start, end } = last.range();
        let piece = text[start..end].trim_end();
        let is_cut = piece.ends_with(|letter: char| matches!(letter, 'a'..='h' | 'A'..='H'))
            && !piece[..piece.len() - 1].ends_with(char::is_alphanumeric);
        if is_cut {
            *last = Item::new(ItemKind::Moves, start..start + piece.len() - 1);
        }
        is_cut
    }
}

fn record(
    text: &str,
    parts: Parts,
    usual: Position,
    locate: &dyn Fn(usize) -> Location,
) -> Result<Read, Located<ReadErrorKind>> {
    let mut head = Head::read(text, &parts.tags)?;
    check_game(&head)?;
    let start = start_of(&mut head, usual)?;
    if let Some(fault) = parts.fault {
        return Err(fault);
    }
    let (items, end) =
        if parts.is_open { (parts.items, None) } else { without_end(text, parts.items) };
    let moves = movetext::read(text, &items, Game::from_position(start), locate)?;
    let mut record = Record::from(moves.game);
    record.annotations = moves.annotations;
    record.evaluations = moves.evaluations;
    if end.is_none() && record.game.plies().is_empty() {
        let behind = text.trim_end().len();
        return Err(Located::new(
            behind,
            ReadErrorKind::Expected("moves or a result behind the tags"),
        ));
    }
    let undone = if moves.is_whole {
        read_undone(&mut head, &mut record)?;
        None
    } else {
        // Those are moves behind the rest.
        head.take("TakenBack")
    };
    let tagged = head.take("Result");
    // Whoever writes a result in the tags writes it behind the moves as well.
    let is_cut = tagged.is_some() && end.is_none() && !parts.is_open && moves.is_whole;
    let claims: Vec<_> = tagged.map(|line| line.text).into_iter().chain(end).collect();
    let mut names = 0;
    record.names = ByColor {
        black: name(&mut head, "Black", &mut names),
        white: name(&mut head, "White", &mut names),
    };
    let day = head.take("Date").filter(|line| !line.is_unknown);
    record.clock = clock(&mut head)?;
    let mut warnings = moves.warnings;
    warnings.extend(Warning::of_passes(moves.others.passes));
    let contradictions = record.evaluations.contradictions(&record.game);
    warnings.extend(
        contradictions
            .first()
            .map(|index| Warning::Evaluations { first: index + 1, count: contradictions.len() }),
    );
    if let Some(line) = head.take("Termination").filter(|line| !line.is_unknown) {
        let stated = forfeit(&line.text, &claims, record.game.rules().goal());
        let text = line.text.clone();
        warnings.extend(stated.and_then(|stated| settle_forfeit(&mut record, &text, stated)));
        if record.forfeit.is_none() {
            head.keep(line);
        }
    }
    let is_cut = is_cut && record.result().is_none();
    warnings.extend(is_cut.then_some(Warning::CutOff));
    warnings.append(&mut head.warnings);
    let tags;
    (record.tags, tags) = head.rest();
    if let Some(day) = day {
        record.take_date(&day.text);
    }
    let others = settle(&mut record, &claims, &mut warnings);
    let skipped = Skipped {
        comments: parts.escaped_lines,
        signs: moves.others.signs,
        results: moves.others.numbers + others,
        names,
        tags: tags + usize::from(undone.is_some()),
        ..Skipped::default()
    };
    Ok(Read { record, warnings, skipped })
}

/// Holds the results that a file states against the game; returns the number of those that have no
/// place beside the first.
fn settle(record: &mut Record, claims: &[String], warnings: &mut Vec<Warning>) -> usize {
    let goal = record.game.rules().goal();
    let is_decided = record.game.position().result().is_some();
    let mut first = None;
    let mut dropped = 0;
    for (text, claim) in claims.iter().filter_map(|text| Some((text, Claim::of_pgn(text)?))) {
        let warning = claim::settle(record, text, claim);
        warnings.extend(warning.filter(|warning| !warnings.contains(warning)));
        let first: &Claim = first.get_or_insert(claim);
        let is_part = matches!(claim, Claim::Winner(winner) if winner == first.winner(goal));
        dropped += usize::from(!is_decided && claim != *first && !is_part);
    }
    dropped
}

/// Refuses what is a game of chess, draughts or the like by its tags.
fn check_game(head: &Head) -> Result<(), Located<ReadErrorKind>> {
    // The numbers of games are those of draughts programs: 50 is Othello.
    let is_other_type = |text: &str| match text.split(',').next().map(str::parse::<u32>) {
        Some(Ok(number)) => number != 50,
        _ => ["chess", "draughts", "checkers"].iter().any(|it| text.to_lowercase().contains(it)),
    };
    let is_eco =
        |text: &str| matches!(text.as_bytes(), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9', ..]);
    let is_of_chess = |text: &str| {
        text.matches('/').count() == 7
            && text.contains(['k', 'K'])
            && text.contains(['r', 'q', 'P'])
    };
    let tag = |name| head.find(name).map(|line| (name, line));
    let found = tag("GameType").filter(|(_, line)| is_other_type(&line.text));
    let found = found.or_else(|| tag("ECO").filter(|(_, line)| is_eco(&line.text)));
    match found.or_else(|| tag("FEN").filter(|(_, line)| is_of_chess(&line.text))) {
        None => Ok(()),
        Some((name, line)) => {
            let game = OtherGame::Game(format!("{name} {:?}", line.text));
            Err(Located::new(line.at, ReadErrorKind::Skipped(game)))
        }
    }
}

/// Returns the start that the tags tell, under the rules that they tell.
fn start_of(head: &mut Head, usual: Position) -> Result<Position, Located<ReadErrorKind>> {
    let rules = rules(head, usual.rules())?;
    if let Some(line) = head.take("Position") {
        match position::read(&line.text) {
            Ok((board, next)) => {
                return Ok(Position::new(rules.unwrap_or(usual.rules()), board, next));
            }
            Err(why) => head.refuse("Position", line, why)?,
        }
    }
    if let Some(line) = head.take("FEN") {
        let (board, next) = fen::read(&line.text)
            .map_err(|why| Located::new(line.at, ReadErrorKind::tag("FEN", why)))?;
        return Ok(set_up(rules.unwrap_or(usual.rules()), board, next));
    }
    Ok(rules.map_or(usual, Position::start))
}

/// Returns the rules that the tags name, if they name any.
fn rules(head: &mut Head, usual: Rules) -> Result<Option<Rules>, Located<ReadErrorKind>> {
    let (at, preset) = match head.take("Variant") {
        None => (None, None),
        Some(line) => (Some(line.at), Some(variant(head, line)?)),
    };
    let mut changes = Changes::default();
    let mut lines = Vec::new();
    for axis in Axis::ALL {
        let Some(line) = head.take(axis.tag()) else { continue };
        match axis.parse(&line.text) {
            Ok(value) => {
                changes.insert(value);
                lines.push(line);
            }
            Err(why) => head.refuse(axis.tag(), line, why)?,
        }
    }
    if preset.is_none() && changes.is_empty() {
        return Ok(None);
    }
    match preset.unwrap_or(usual).with(changes) {
        Ok(rules) => Ok(Some(rules)),
        Err(why) => {
            for mut line in lines {
                line.at = at.unwrap_or(line.at);
                head.refuse("Variant", line, why)?;
            }
            Ok(preset)
        }
    }
}

fn variant(head: &mut Head, line: Line) -> Result<Rules, Located<ReadErrorKind>> {
    if let Ok(preset) = line.text.parse::<Preset>() {
        return Ok(preset.rules());
    }
    match line.text.to_ascii_lowercase().as_str() {
        "othello" | "normal" | "standard" | "" | "?" => Ok(Rules::OTHELLO),
        // The first moves are drawn by lot, but they are written, and by the rules of Othello.
        "xot" => {
            head.keep(line);
            Ok(Rules::OTHELLO)
        }
        // The usual game under another name; the moves show whether it is.
        text if ["othello", "reversi", "8x8"].iter().any(|name| text.contains(name)) => {
            head.warn(&line);
            head.keep(line);
            Ok(Rules::OTHELLO)
        }
        _ => Err(Located::new(
            line.at,
            ReadErrorKind::Skipped(OtherGame::Variant(format!("{:?}", line.text))),
        )),
    }
}

/// Seconds, with or without those that each move adds: `300+3`.
fn seconds(text: &str) -> Option<TimeControl> {
    let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
    TimeControl::from_secs(main.parse().ok()?, increment.parse().ok()?).ok()
}

/// Reads the name of a player, if it is known, and counts it if some of it is left out.
fn name(head: &mut Head, tag: &str, count: &mut usize) -> Option<PlayerName> {
    let line = head.take(tag).filter(|line| !line.is_unknown)?;
    PlayerName::cleaned_counting(&line.text, count)
}

/// Reads the clock. Times left without a time control say nothing to us and are kept as tags.
fn clock(head: &mut Head) -> Result<Option<Clock>, Located<ReadErrorKind>> {
    let left = [time_left(head, "BlackClock")?, time_left(head, "WhiteClock")?];
    let control = head.parsed("TimeControl", seconds);
    match left {
        [None, None] => {}
        [Some((black_line, black)), Some((white_line, white))] => {
            if let Some(control) = control {
                return Ok(Some(Clock::with_left(control, ByColor { black, white })));
            }
            head.keep(black_line);
            head.keep(white_line);
        }
        [Some((line, _)), None] => head.refuse("WhiteClock", line, "expected a time as well")?,
        [None, Some((line, _))] => head.refuse("BlackClock", line, "expected a time as well")?,
    }
    Ok(control.map(Clock::new))
}

fn time_left(
    head: &mut Head,
    name: &str,
) -> Result<Option<(Line, Duration)>, Located<ReadErrorKind>> {
    let Some(line) = head.take(name) else { return Ok(None) };
    match line.text.parse() {
        Ok(SavedTime(left)) => Ok(Some((line, left))),
        Err(why) => head.refuse(name, line, why).map(|()| None),
    }
}

/// Reads a forfeit. Other programs leave its loser to the result.
fn forfeit(text: &str, claims: &[String], goal: Goal) -> Option<Forfeit> {
    let loser = || {
        let mut winners = claims.iter().rev().filter_map(|text| Claim::of_pgn(text)?.winner(goal));
        winners.next().map(|winner| !winner)
    };
    match text.to_ascii_lowercase().as_str() {
        "black resigns" => Some(Forfeit::Resignation(Color::Black)),
        "white resigns" => Some(Forfeit::Resignation(Color::White)),
        "black out of time" => Some(Forfeit::TimeOut(Color::Black)),
        "white out of time" => Some(Forfeit::TimeOut(Color::White)),
        "resignation" => loser().map(Forfeit::Resignation),
        "time forfeit" => loser().map(Forfeit::TimeOut),
        _ => None,
    }
}

fn read_undone(head: &mut Head, record: &mut Record) -> Result<(), Located<ReadErrorKind>> {
    let Some(line) = head.take("TakenBack") else { return Ok(()) };
    let Record { game, annotations, .. } = record;
    let played = game.plies().len();
    // Moves that something is written about stand among the others.
    if let Ok(undone) = line.text.parse() {
        let Some(plies) = played.checked_sub(undone) else {
            return head.refuse("TakenBack", line, format!("expected at most {played} moves"));
        };
        while game.plies().len() > plies {
            game.undo();
        }
        return Ok(());
    }
    let mut signs = Vec::new();
    let mut on_sign = |plies, sign| signs.push((plies, sign));
    match transcript::play_with_signs(game, &line.text, &mut on_sign) {
        Ok(_) => {
            for (plies, sign) in signs {
                annotations.note_mut(Moment::Main(plies)).add_sign(sign);
            }
        }
        Err(why) => head.refuse("TakenBack", line, why.error)?,
    }
    while game.plies().len() > played {
        game.undo();
    }
    Ok(())
}

/// Parts the moves from the result behind them, if there is one.
fn without_end(text: &str, mut items: Vec<Item>) -> (Vec<Item>, Option<String>) {
    let mut depth = 0_usize;
    let last = items.iter_mut().rev().find(|item| {
        match item.kind {
            ItemKind::Close => depth += 1,
            ItemKind::Open => depth -= 1,
            ItemKind::Moves => return depth == 0 && !text[item.range()].trim().is_empty(),
            ItemKind::Comment | ItemKind::Sign => {}
        }
        false
    });
    let Some(last) = last else { return (items, None) };
    let piece = text[last.range()].trim_end();
    let at = piece.trim_end_matches(|letter: char| !letter.is_whitespace()).len();
    let word = &piece[at..];
    if !is_end(word) {
        return (items, None);
    }
    let start = last.range().start;
    *last = Item::new(ItemKind::Moves, start..start + at);
    (items, Some(word.into()))
}

/// Returns `true` if a word is the result that ends a game, and not a move or a pass.
fn is_end(word: &str) -> bool {
    let is_result = |letter: char| letter.is_ascii_digit() || "-/*".contains(letter);
    !word.is_empty() && word != "--" && (word == "½-½" || word.chars().all(is_result))
}
