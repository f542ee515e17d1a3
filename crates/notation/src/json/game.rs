//! A game in JSON: its start, its moves, and what the object says of it.

use std::ops::Range;

use crate::boards;
use crate::claim;
use crate::error::ReadErrorKind;
use crate::fen;
use crate::json::value::{Kind, Value};
use crate::line;
use crate::located::Located;
use crate::player_name::PlayerName;
use crate::position::PositionError;
use crate::record::Read;
use crate::source::Lines;
use crate::transcript::{TranscriptError, is_pass};
use othello_core::board::{Board, ByColor, Color};
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::Rules;
use othello_core::tree::Moment;

/// The names of the keys that mean something, in lower case and without signs: those of the moves, of one move, of the
/// start, of a board, of the side to move.
const MOVES: [&str; 8] =
    ["moves", "transcript", "kifu", "movelist", "movetext", "plies", "record", "m"];
const MOVE: [&str; 7] = ["m", "move", "square", "sq", "coord", "notation", "san"];
const START: [&str; 6] =
    ["start", "startposition", "initial", "initialposition", "initialboard", "fen"];
const BOARD: [&str; 4] = ["board", "position", "squares", "setup"];
const SIDE: [&str; 9] = [
    "side",
    "turn",
    "tomove",
    "sidetomove",
    "player",
    "next",
    "nextplayer",
    "currentplayer",
    "current",
];
const COMMENT: [&str; 3] = ["comment", "note", "remark"];
const RESULT: [&str; 2] = ["result", "score"];
const RULES: [&str; 2] = ["rules", "variant"];
const NAMES: [[&str; 3]; 2] =
    [["black", "blackplayer", "playerblack"], ["white", "whiteplayer", "playerwhite"]];
const TAGS: [(&str, &str); 4] =
    [("Event", "event"), ("Event", "tournament"), ("Site", "site"), ("Round", "round")];
/// Keys of what follows from the game, or is about the file.
const DERIVED: [&str; 20] = [
    "startpos", "players", "date", "ply", "number", "color", "colour", "legal", "discs", "hands",
    "passes", "passed", "opening", "file", "line", "game", "source", "empties", "flips", "index",
];

/// An object with a game in it, and those that it stands in.
pub(super) struct GameObject<'a> {
    /// The innermost comes first. Those in which it is one of a list say nothing of it.
    objects: Vec<&'a Value<'a>>,
}

impl<'a> GameObject<'a> {
    /// Finds the first game in a value.
    pub(super) fn first_in(value: &'a Value<'a>) -> Option<Self> {
        let moves = is_moves(value).then(|| Self { objects: vec![value] });
        moves.or_else(|| Self::within(value))
    }

    /// Finds the first object with a game in a value. A list of squares in it may be one of anything.
    fn within(value: &'a Value<'a>) -> Option<Self> {
        if is_game(value) {
            return Some(Self { objects: vec![value] });
        }
        if let Some(values) = value.list() {
            return values.iter().find_map(Self::within);
        }
        let mut games = value.entries().iter().map(|(_, value)| value);
        let mut found = games.find_map(|value| Some((value, Self::within(value)?)))?;
        if found.0.list().is_none() {
            found.1.objects.push(value);
        }
        Some(found.1)
    }

    /// Returns the place of the game, with all that says something of it.
    pub(super) fn range(&self) -> Range<usize> {
        self.objects.last().expect("there is the game").range.clone()
    }

    /// Returns the value of the first key of these, in the order of the objects.
    fn find(&self, names: &[&str]) -> Option<&'a Value<'a>> {
        self.objects.iter().find_map(|object| find(object, names))
    }

    fn moves(&self) -> Option<&'a Value<'a>> {
        self.objects.iter().find_map(|object| moves_of(object))
    }

    fn text(&self, names: &[&str]) -> Option<&'a str> {
        self.find(names).and_then(Value::text)
    }

    /// Returns the moves of the main line as they are written, and the start.
    pub(super) fn main_line(&self, usual: Position) -> Option<(String, Position)> {
        let moves = Moves::of(self, true).ok()?;
        let start = self.starts(usual, &moves).ok()?.into_iter().next()?;
        Some((moves.words.join(" "), start))
    }

    /// Reads the game; `is_cut` if its last move may have been cut off.
    pub(super) fn read(&self, usual: Position, is_cut: bool) -> Result<Read, ReadErrorKind> {
        let usual = self.rules(usual)?;
        let moves = Moves::of(self, is_cut)?;
        let text = moves.words.join(" ");
        let at_end = line::moves(usual, &text).ok().filter(|read| self.ends_on_its_board(read));
        let mut read = match at_end {
            Some(read) => read,
            None => only(
                self.starts(usual, &moves)?.into_iter().map(|start| line::moves(start, &text)),
            )?,
        };
        for (plies, comment) in moves.comments {
            read.record.annotations.note_mut(Moment::Main(plies)).add_comment(&comment);
        }
        read.skipped.properties += moves.others + self.others();
        self.add_heading(&mut read);
        Ok(read)
    }

    /// Returns the start that is stated, or those that there may be.
    fn starts(&self, usual: Position, moves: &Moves) -> Result<Vec<Position>, ReadErrorKind> {
        let stated = self.find(&START).filter(|value| board_of(value).is_some());
        let value = stated.or_else(|| self.find(&BOARD));
        let Some(board) = value.and_then(board_of) else { return Ok(vec![usual]) };
        let (board, side) = board?;
        let inner = value.and_then(|value| find(value, &SIDE));
        let outer = || self.find(&SIDE).filter(|_| stated.is_none());
        let side = side.or_else(|| inner.or_else(outer).and_then(color));
        let sides = match side {
            Some(side) => vec![side],
            None if !moves.words.is_empty() && stated.is_none() => Color::BOTH.to_vec(),
            None => vec![boards::side_to_move(board)?],
        };
        let set_up = sides.into_iter().map(|side| line::start(usual.rules(), board, side));
        Ok(set_up.collect())
    }

    /// Returns `true` if the board beside the moves of a game, of which no start is stated, is the one at its end.
    fn ends_on_its_board(&self, read: &Read) -> bool {
        let has_start = self.find(&START).and_then(board_of).is_some();
        let board = self.find(&BOARD).filter(|_| !has_start).and_then(board_of);
        let end = read.record.game.position().board();
        board.and_then(Result::ok).is_some_and(|(board, _)| board == end)
    }

    /// Returns the usual start by the rules that are stated.
    fn rules(&self, usual: Position) -> Result<Position, ReadErrorKind> {
        let Some(value) = self.find(&RULES) else { return Ok(usual) };
        let name = find(value, &["name"]).unwrap_or(value);
        let Some(name) = name.text() else { return Ok(usual) };
        let rules = name.to_ascii_lowercase().parse::<Rules>();
        let rules =
            rules.map_err(|_| ReadErrorKind::Skipped(format!("another variant, {name:?}")))?;
        Ok(if rules == usual.rules() { usual } else { Position::start(rules) })
    }

    /// Adds names, date, tags and result.
    fn add_heading(&self, read: &mut Read) {
        let record = &mut read.record;
        let players = self.find(&["players"]);
        let of_list = |place: usize| players.and_then(Value::list).and_then(|it| it.get(place));
        let name = |place: usize| {
            let named = players.and_then(|it| find(it, &NAMES[place]));
            let value = self.find(&NAMES[place]).or(named).or_else(|| of_list(place))?;
            let text = find(value, &["name", "username", "id"]).unwrap_or(value).text();
            text.and_then(PlayerName::cleaned)
        };
        record.names = ByColor { black: name(0), white: name(1) };
        if let Some(date) = self.text(&["date"]) {
            record.take_date(date);
        }
        for (tag, key) in TAGS {
            if let Some(text) = self.text(&[key]).filter(|_| record.tags.get(tag).is_none()) {
                record.tags.append(tag, text.into());
            }
        }
        let Some(result) = self.find(&RESULT) else { return };
        if let Some(text) = result.text() {
            read.warnings.extend(claim::take(record, text));
        }
        let winner = find(result, &["winner"]).and_then(color);
        let reason = find(result, &["reason"]).and_then(Value::text);
        let forfeit = match (winner, reason) {
            (Some(winner), Some("resignation")) => Some(Forfeit::Resignation(!winner)),
            (Some(winner), Some("time-out")) => Some(Forfeit::TimeOut(!winner)),
            _ => None,
        };
        let forfeit = forfeit.and_then(|it| claim::settle_forfeit(record, reason?, it));
        read.warnings.extend(forfeit);
    }

    /// Returns the number of the entries that say something and mean nothing to us.
    fn others(&self) -> usize {
        let entries = self.objects.iter().flat_map(|object| object.entries());
        entries.filter(|(key, value)| !value.is_null() && !is_known(key)).count()
    }
}

/// Returns the game that can be played, if it is the only one.
fn only(
    games: impl Iterator<Item = Result<Read, Located<TranscriptError>>>,
) -> Result<Read, ReadErrorKind> {
    let (games, faults): (Vec<_>, Vec<_>) = games.partition(Result::is_ok);
    let mut games = games.into_iter().flatten();
    match (games.next(), games.next(), faults.into_iter().next()) {
        (Some(game), None, _) => Ok(game),
        (None, _, Some(Err(Located { error, .. }))) => Err(error.into()),
        (Some(_), Some(_), _) | (None, _, _) => Err(PositionError::NoSide.into()),
    }
}

/// The moves of a game as they are written.
#[derive(Default)]
struct Moves {
    words: Vec<String>,
    /// Comments, each with the number of plies before it.
    comments: Vec<(usize, String)>,
    /// The entries beside moves that mean nothing to us.
    others: usize,
}

impl Moves {
    fn of(game: &GameObject<'_>, is_cut: bool) -> Result<Self, ReadErrorKind> {
        let mut moves = Self::default();
        let drawn = game.text(&["startpos"]).filter(|text| !text.is_empty());
        moves.words.extend(drawn.map(Into::into));
        let root = game.objects[0];
        let is_bare = root.list().is_some();
        let Some(value) = game.moves().or(Some(root).filter(|_| is_bare)) else {
            return Ok(moves);
        };
        match (&value.kind, value.list()) {
            (_, Some(values)) => {
                let (last, values) = (values.last(), values.iter());
                for value in values {
                    let is_last = is_cut && last.is_some_and(|last| last.range == value.range);
                    moves.push(value).or_else(|fault| if is_last { Ok(()) } else { Err(fault) })?;
                }
            }
            (Kind::Text(text), None) => moves.words.push(text.clone()),
            (Kind::Object(_) | Kind::List(_) | Kind::Word(_), None) => return Err(NO_MOVES),
        }
        Ok(moves)
    }

    /// Adds a move, or several in a list.
    fn push(&mut self, value: &Value<'_>) -> Result<(), ReadErrorKind> {
        if let Some(values) = value.list() {
            return values.iter().try_for_each(|value| self.push(value));
        }
        let played = find(value, &MOVE).unwrap_or(value);
        let word = match &played.kind {
            Kind::Text(text) if text == "-" => "--",
            Kind::Text(text) => text.trim(),
            Kind::Word("null") => "--",
            Kind::Word(_) | Kind::Object(_) | Kind::List(_) => return Err(NO_MOVES),
        };
        if word.is_empty() || word.contains(char::is_whitespace) {
            return Err(NO_MOVES);
        }
        self.words.push(word.into());
        let entries = value.entries().iter().filter(|(_, value)| !value.is_null());
        for (key, value) in entries {
            match value.text().filter(|_| COMMENT.contains(&plain(key).as_str())) {
                Some(comment) => {
                    let plies = self.words.iter().filter(|word| !is_pass(word)).count();
                    self.comments.push((plies, comment.into()));
                }
                None => self.others += usize::from(!is_known(key)),
            }
        }
        Ok(())
    }
}

const NO_MOVES: ReadErrorKind =
    ReadErrorKind::Expected("moves as \"f5\", each a text or the \"move\" of an object");

/// Returns a key in lower case, without what stands between its words.
fn plain(key: &str) -> String {
    key.chars()
        .filter(|letter| letter.is_alphanumeric())
        .map(|it| it.to_ascii_lowercase())
        .collect()
}

/// Returns `true` for a key that is read, or says nothing more.
fn is_known(key: &str) -> bool {
    let key = plain(key);
    let read = [&MOVES[..], &MOVE, &START, &BOARD, &SIDE, &RESULT, &RULES, &DERIVED];
    let names = NAMES.iter().flatten().chain(read.into_iter().flatten());
    names.chain(TAGS.iter().map(|(_, name)| name)).any(|known| *known == key)
}

/// Returns the value of the first key of these that says something.
fn find<'a>(object: &'a Value<'a>, names: &[&str]) -> Option<&'a Value<'a>> {
    let entry = |name: &&str| {
        let mut entries = object.entries().iter();
        entries.find(|(key, value)| plain(key) == **name && !value.is_null())
    };
    names.iter().find_map(entry).map(|(_, value)| value)
}

/// Returns the moves of an object; their number is none.
fn moves_of<'a>(object: &'a Value<'a>) -> Option<&'a Value<'a>> {
    let mut values = MOVES.iter().filter_map(|name| find(object, &[name]));
    values.find(|value| matches!(value.kind, Kind::Text(_) | Kind::List(_)))
}

/// Returns `true` for an object that is a game: it has moves, or a board.
fn is_game(value: &Value<'_>) -> bool {
    moves_of(value).is_some()
        || [&START[..], &BOARD].into_iter().any(|names| {
            find(value, names).is_some_and(|it| it.entries().is_empty() && board_of(it).is_some())
        })
}

/// Returns `true` for a list of moves.
fn is_moves(value: &Value<'_>) -> bool {
    let is_square =
        |text: &str| text.to_ascii_lowercase().parse::<othello_core::square::Square>().is_ok();
    let is_move = |value: &Value<'_>| {
        let text = find(value, &MOVE[..2]).unwrap_or(value).text();
        text.is_some_and(|text| is_square(text) || is_pass(text) || text == "-")
    };
    value.list().is_some_and(|values| !values.is_empty() && values.iter().all(is_move))
}

/// A board, with the side to move if it stands there, or its fault.
type Found = Result<(Board, Option<Color>), PositionError>;

/// Returns the board that a value is: 64 squares in a text or a list, eight rows, FEN, or an object with one of these.
fn board_of(value: &Value<'_>) -> Option<Found> {
    match &value.kind {
        Kind::Text(text) if text.contains('/') => {
            let (board, side) = fen::read(text).ok()?;
            Some(Ok((board, Some(side))))
        }
        Kind::Text(text) if text.contains('\n') => board_in_rows(text),
        Kind::Text(text) => {
            let found = boards::in_line(text).filter(|found| found.before.is_empty())?;
            Some(found.board.map(|board| (board, found.side)))
        }
        Kind::List(values) => {
            let rows: Vec<String> = match values.len() {
                8 => values.iter().map(row).collect::<Option<_>>()?,
                64 => values.chunks(8).map(cells).collect::<Option<_>>()?,
                _ => return None,
            };
            board_in_rows(&rows.join("\n"))
        }
        Kind::Object(_) => find(value, &BOARD[..1]).and_then(board_of),
        Kind::Word(_) => None,
    }
}

fn board_in_rows(text: &str) -> Option<Found> {
    let found = boards::in_rows(&Lines::of(text)).ok().flatten()?;
    found.grid.is_none().then(|| found.board.map(|board| (board, found.side)))
}

/// Returns a row of a board as a text.
fn row(value: &Value<'_>) -> Option<String> {
    match &value.kind {
        Kind::Text(text) => Some(text.clone()),
        Kind::List(values) => cells(values),
        Kind::Object(_) | Kind::Word(_) => None,
    }
}

/// Returns eight squares of a list as a text.
fn cells(values: &[Value<'_>]) -> Option<String> {
    let cells = values.iter().map(|value| match value.text() {
        None if value.is_null() => Some("."),
        Some("" | " ") => Some("."),
        text => match color(value) {
            Some(Color::Black) => Some("X"),
            Some(Color::White) => Some("O"),
            None => text,
        },
    });
    let cells: Vec<&str> = cells.collect::<Option<_>>()?;
    (cells.len() == 8).then(|| cells.join(" "))
}

/// Returns the colour that a value names.
fn color(value: &Value<'_>) -> Option<Color> {
    boards::side_of(value.text()?)
}
