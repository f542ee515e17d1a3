//! A game in JSON: its start, its moves, and what the object says of it.

use std::mem;
use std::ops::Range;

use crate::boards::{self, can_move};
use crate::claim::{self, Claim};
use crate::error::{OtherGame, ReadErrorKind, Warning};
use crate::fen;
use crate::game_tree::check_size;
use crate::json::value::{JsonKind, JsonValue};
use crate::line;
use crate::located::Located;
use crate::other_games::names_other_game;
use crate::pgn;
use crate::player_name::PlayerName;
use crate::position::PositionError;
use crate::record::{Read, Record};
use crate::source::{self, Lines};
use crate::transcript::{Numbering, Token, Tokens, TranscriptError, TranscriptErrorKind, is_pass};
use crate::words::has_word;
use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_core::tree::Moment;

/// The names of the keys that mean something, in lower case and without signs: those of the moves, of one move, of the
/// start, of a board, of the side to move.
const MOVES: &str = "moves transcript kifu movelist movetext plies record m pgn sequence";
/// That of a game in PGN, or of its moves.
const PGN: &str = "pgn";
const MOVE: &str = "m move square sq coord notation san";
const START: &str = "start startposition initial initialposition initialboard fen";
const BOARD: &str = "board position squares setup";
const SIDE: &str = "side turn tomove sidetomove player next nextplayer currentplayer current";
const NUMBER: &str = "n no number movenumber ply turnnumber index";
const COMMENT: &str = "comment note remark";
const RESULT: &str = "result score";
const WINNER: &str = "winner";
const RULES: &str = "rules variant";
const GAME: &str = "game gamename gametype";
const SIZE: &str = "size boardsize";
const PLAYER: &str = "player color colour side turn";
const NAMES: [&str; 2] = ["black blackplayer playerblack", "white whiteplayer playerwhite"];
const TAGS: [(&str, &str); 4] =
    [("Event", "event"), ("Event", "tournament"), ("Site", "site"), ("Round", "round")];
/// Those of the place of a move, in numbers.
const ROW: &str = "row";
const COLUMN: &str = "col column";
/// Keys of what follows from the game, or is about the file.
const DERIVED: &str = "startpos players date color colour legal discs hands passes passed opening file line game \
                       source empties flips";

pub(super) struct GameObject<'a> {
    /// The innermost comes first. Those in which it is one of a list say nothing of it.
    objects: Vec<&'a JsonValue<'a>>,
}

impl<'a> GameObject<'a> {
    /// Finds the first game in a value.
    pub(super) fn first_in(value: &'a JsonValue<'a>) -> Option<Self> {
        let moves = is_moves(value).then(|| Self { objects: vec![value] });
        moves.or_else(|| Self::within(value))
    }

    /// Finds the first object with a game in a value. A list of squares in it may be one of anything.
    fn within(value: &'a JsonValue<'a>) -> Option<Self> {
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
    fn find(&self, names: &str) -> Option<&'a JsonValue<'a>> {
        self.objects.iter().find_map(|object| find(object, names))
    }

    /// Returns the place of the text of its moves, if that is cut off.
    pub(super) fn cut_at(&self) -> Option<usize> {
        self.moves().filter(|moves| moves.is_cut()).map(|moves| moves.range.start)
    }

    fn moves(&self) -> Option<&'a JsonValue<'a>> {
        self.objects.iter().find_map(|object| moves_of(object))
    }

    fn text(&self, names: &str) -> Option<&'a str> {
        self.find(names).and_then(JsonValue::text)
    }

    /// Returns the moves of the main line as they are written, and the start.
    pub(super) fn main_line(&self, usual: Position) -> Option<(String, Position)> {
        let moves = Moves::of(self, true, 1).ok()?;
        let start = self.starts(usual, &moves).ok()?.into_iter().next()?;
        Some((moves.words.join(" "), start))
    }

    /// Reads the game, and returns the places of what means nothing to us; `is_cut` if its last move may have been cut
    /// off.
    pub(super) fn read(
        &self,
        usual: Position,
        is_cut: bool,
    ) -> Result<(Read, Vec<Range<usize>>), ReadErrorKind> {
        let usual = self.rules(usual)?;
        if let Some(text) = self.moves().and_then(JsonValue::so_far).filter(|text| is_pgn(text)) {
            return self.read_pgn(usual, text);
        }
        let read = |first| self.read_moves(usual, Moves::of(self, is_cut, first)?);
        if !Moves::of(self, is_cut, 1).is_ok_and(|moves| !moves.has_numbers) {
            return match (read(0), read(1)) {
                (Ok(_), Ok(_)) => Err(ReadErrorKind::Expected("rows that begin with 0 or with 1")),
                (Ok(one), Err(_)) | (Err(_), Ok(one)) => Ok(one),
                (Err(fault), Err(NO_MOVES)) | (Err(_), Err(fault)) => Err(fault),
            };
        }
        read(1)
    }

    fn read_pgn(
        &self,
        usual: Position,
        text: &str,
    ) -> Result<(Read, Vec<Range<usize>>), ReadErrorKind> {
        let mut read = source::read_one(text, usual, pgn::read_next).map_err(|fault| fault.kind)?;
        let game = &read.record.game;
        let boards = [game.start().board(), game.position().board()];
        if self.stated()?.is_some_and(|(board, _)| !boards.contains(&board)) {
            return Err(ReadErrorKind::Expected("the board before or behind the moves of the PGN"));
        }
        let moves = Moves { words: vec![text.into()], ..Moves::default() };
        let mut others = self.repeated_moves(&moves)?;
        others.extend(self.others());
        read.skipped.properties += others.len();
        self.add_heading(&mut read);
        Ok((read, others))
    }

    fn read_moves(
        &self,
        usual: Position,
        mut moves: Moves,
    ) -> Result<(Read, Vec<Range<usize>>), ReadErrorKind> {
        let mut others = mem::take(&mut moves.others);
        others.extend(self.repeated_moves(&moves)?);
        others.extend(self.others());
        let text = moves.words.join(" ");
        let at_end = line::moves(usual, &text)
            .ok()
            .filter(|read| !moves.words.is_empty() && self.ends_on_its_board(read));
        let mut read = match at_end {
            Some(read) => {
                self.side(read.record.game.position().board())?;
                read
            }
            None => self.play_from_start(usual, &moves, &text)?,
        };
        moves.check_stated(&read)?;
        for (plies, comment) in moves.comments {
            read.record.annotations.note_mut(Moment::Main(plies)).add_comment(&comment);
        }
        read.skipped.properties += others.len();
        self.add_heading(&mut read);
        Ok((read, others))
    }

    /// Plays the moves from the start that is stated, or from the only one of which they can be played.
    fn play_from_start(
        &self,
        usual: Position,
        moves: &Moves,
        text: &str,
    ) -> Result<Read, ReadErrorKind> {
        let starts = self.starts(usual, moves)?;
        let mut read = only(starts.into_iter().map(|start| line::moves(start, text)))?;
        if let Some((_, None)) = self.stated()? {
            let color = read.record.game.start().next();
            read.warnings.push(Warning::Side { color });
        }
        Ok(read)
    }

    fn start(&self) -> Option<&'a JsonValue<'a>> {
        self.find(START).filter(|value| board_of(value).is_some())
    }

    fn stated(&self) -> Result<Option<(Board, Option<Color>)>, ReadErrorKind> {
        let start = self.start();
        let Some(value) = start.or_else(|| self.find(BOARD)) else { return Ok(None) };
        let Some(board) = board_of(value) else { return Ok(None) };
        let (board, side) = board?;
        let beside = match start {
            Some(_) => side_beside(&[value], board)?,
            None => side_beside(&[value], board)?.or(self.side(board)?),
        };
        match (side, beside) {
            (Some(side), Some(other)) if side != other => Err(PositionError::Rest.into()),
            _ => Ok(Some((board, side.or(beside)))),
        }
    }

    /// Returns the side to move on a board that the objects tell.
    fn side(&self, board: Board) -> Result<Option<Color>, ReadErrorKind> {
        side_beside(&self.objects, board)
    }

    /// Returns the places of other lists of moves in the object that cannot be read.
    ///
    /// # Errors
    /// If one can be read, and is another.
    fn repeated_moves(&self, moves: &Moves) -> Result<Vec<Range<usize>>, ReadErrorKind> {
        let mut others = Vec::new();
        let Some(value) = self.moves() else { return Ok(others) };
        let entries = self.objects.iter().flat_map(|object| object.entries());
        let is_other = |(key, other): &&(String, JsonValue<'_>)| {
            has_word(MOVES, &plain(key))
                && other.range != value.range
                && (plain(key) != PGN || has_moves(other))
                && matches!(other.kind, JsonKind::Text(_) | JsonKind::List(_))
        };
        for (_, other) in entries.filter(is_other) {
            let mut again = Moves { first: moves.first, ..Moves::default() };
            match again.add(other, false) {
                Ok(()) if again.joined() == moves.joined() => {}
                Ok(()) => return Err(ReadErrorKind::Expected("one list of moves, found another")),
                Err(_) => others.push(other.range.clone()),
            }
        }
        Ok(others)
    }

    /// Returns the start that is stated, or those that there may be.
    fn starts(&self, usual: Position, moves: &Moves) -> Result<Vec<Position>, ReadErrorKind> {
        let Some((board, side)) = self.stated()? else { return Ok(vec![usual]) };
        let sides = match side {
            Some(side) => vec![side],
            None if !moves.words.is_empty() && self.start().is_none() => Color::BOTH.to_vec(),
            None => vec![boards::side_to_move(board)?],
        };
        let set_up = sides.into_iter().map(|side| line::start(usual.rules(), board, side));
        Ok(set_up.collect())
    }

    /// Returns `true` if the board beside the moves of a game, of which no start is stated, is the one at its end.
    fn ends_on_its_board(&self, read: &Read) -> bool {
        let board = self.find(BOARD).filter(|_| self.start().is_none()).and_then(board_of);
        let end = read.record.game.position().board();
        board.and_then(Result::ok).is_some_and(|(board, _)| board == end)
    }

    fn rules(&self, usual: Position) -> Result<Position, ReadErrorKind> {
        if let Some(size) = self.text(SIZE) {
            check_size(size)?;
        }
        let is_named = |text: &&str| names_other_game(&format!("{text}:"));
        let of_type = self.text("type").or(self.text(GAME)).filter(is_named);
        if let Some(game) = self.text(GAME).filter(|text| is_other_game(text)).or(of_type) {
            return Err(ReadErrorKind::Skipped(OtherGame::Game(format!("{game:?}"))));
        }
        let Some(value) = self.find(RULES) else { return Ok(usual) };
        let name = find(value, "name").unwrap_or(value);
        let Some(name) = name.text() else { return Ok(usual) };
        let rules = name.to_ascii_lowercase().parse::<Rules>();
        let rules =
            rules.map_err(|_| ReadErrorKind::Skipped(OtherGame::Variant(format!("{name:?}"))))?;
        Ok(if rules == usual.rules() { usual } else { Position::start(rules) })
    }

    /// Adds names, date, tags and result.
    fn add_heading(&self, read: &mut Read) {
        let record = &mut read.record;
        let players = self.find("players");
        let of_list = |place: usize| players.and_then(JsonValue::list).and_then(|it| it.get(place));
        let name = |place: usize| {
            let named = players.and_then(|it| find(it, NAMES[place]));
            let value = self.find(NAMES[place]).or(named).or_else(|| of_list(place))?;
            let text = find(value, "name username id").unwrap_or(value).text();
            text.and_then(PlayerName::cleaned)
        };
        for (place, color) in Color::BOTH.into_iter().enumerate() {
            if let Some(name) = name(place) {
                record.names[color] = Some(name);
            }
        }
        if let Some(date) = self.text("date") {
            record.take_date(date);
        }
        for (tag, key) in TAGS {
            if let Some(text) = self.text(key).filter(|_| record.tags.get(tag).is_none()) {
                record.tags.append(tag, text.into());
            }
        }
        if let Some(value) = self.find(WINNER) {
            read.warnings.extend(take_winner(record, value));
        }
        let Some(result) = self.find(RESULT) else { return };
        let discs = |place: usize| find(result, NAMES[place])?.text()?.parse::<u8>().ok();
        let score = discs(0).zip(discs(1)).map(|(black, white)| format!("{black}-{white}"));
        if let Some(text) = result.text().map(Into::into).or(score) {
            read.warnings.extend(claim::take(record, &text));
        }
        let winner = find(result, "winner").and_then(color);
        let reason = find(result, "reason").and_then(JsonValue::text);
        let forfeit = match (winner, reason) {
            (Some(winner), Some("resignation")) => Some(Forfeit::Resignation(!winner)),
            (Some(winner), Some("time-out")) => Some(Forfeit::TimeOut(!winner)),
            _ => None,
        };
        let forfeit = forfeit.and_then(|it| claim::settle_forfeit(record, reason?, it));
        read.warnings.extend(forfeit);
    }

    /// Returns the places of the entries that say something and mean nothing to us.
    fn others(&self) -> impl Iterator<Item = Range<usize>> {
        let entries = self.objects.iter().flat_map(|object| object.entries());
        let game = &self.objects[0].range;
        let is_around =
            |value: &JsonValue<'_>| value.range.start <= game.start && game.end <= value.range.end;
        let has_game = |value: &JsonValue<'_>| {
            GameObject::within(value).is_some_and(|it| it.moves().is_some())
        };
        let is_other = move |key: &str, value: &JsonValue<'_>| match plain(key).as_str() {
            key if has_word(SIDE, key) => color(value).is_none(),
            key if has_word(DERIVED, key) => GameObject::within(value).is_some(),
            PGN => !has_moves(value),
            key => !is_known(key) || !has_word(MOVES, key) && has_game(value),
        };
        let entries = entries.filter(move |(_, value)| !value.is_null() && !is_around(value));
        let others = entries.filter(move |(key, value)| is_other(key, value));
        others.map(|(_, value)| value.range.clone())
    }
}

/// Takes the winner that an object states: a colour, the name of a player, or a draw.
fn take_winner(record: &mut Record, value: &JsonValue<'_>) -> Option<Warning> {
    let text = find(value, "name username id").unwrap_or(value).text()?;
    let is_named = |color: &Color| {
        let name = record.names[*color].as_ref();
        name.is_some_and(|name| PlayerName::cleaned(text).as_ref() == Some(name))
    };
    let named = || Color::BOTH.into_iter().find(is_named);
    let winner = color(value).or_else(named);
    let claim = winner.map(|color| Claim::Winner(Some(color))).or_else(|| Claim::of_pgn(text))?;
    claim::settle(record, winner.map_or(text, |color| color.name()), claim)
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
    /// The players that are stated, each with the number of plies before the move or the pass.
    players: Vec<(usize, Color)>,
    /// The numbers that are stated, too.
    numbers: Vec<(usize, usize)>,
    /// The number of plies so far.
    plies: usize,
    /// The places of the entries beside moves that mean nothing to us.
    others: Vec<Range<usize>>,
    /// The number of the first row and column.
    first: u8,
    /// Moves are numbers of a row and a column, or names of squares: of a mixture nobody knows where it begins.
    has_numbers: bool,
    has_names: bool,
}

impl Moves {
    fn of(game: &GameObject<'_>, is_cut: bool, first: u8) -> Result<Self, ReadErrorKind> {
        let mut moves = Self { first, ..Self::default() };
        if let Some(drawn) = game.text("startpos").filter(|text| !text.is_empty()) {
            moves.add_word(drawn);
        }
        let root = game.objects[0];
        let is_bare = root.list().is_some();
        let Some(value) = game.moves().or(Some(root).filter(|_| is_bare)) else {
            return Ok(moves);
        };
        moves.add(value, is_cut)?;
        Ok(moves)
    }

    /// Adds the moves of a text or a list.
    fn add(&mut self, value: &JsonValue<'_>, is_cut: bool) -> Result<(), ReadErrorKind> {
        match (&value.kind, value.list()) {
            (_, Some(values)) => {
                let (last, values) = (values.last(), values.iter());
                for value in values {
                    let is_last = is_cut && last.is_some_and(|last| last.range == value.range);
                    self.push(value).or_else(|fault| if is_last { Ok(()) } else { Err(fault) })?;
                }
            }
            (JsonKind::Text(text) | JsonKind::Cut(text), None) => self.add_word(text),
            (JsonKind::Object(_) | JsonKind::List(_) | JsonKind::Word(_), None) => {
                return Err(NO_MOVES);
            }
        }
        Ok(())
    }

    fn add_word(&mut self, word: &str) {
        self.plies += Tokens::new(word).filter(|(_, token)| token.is_square()).count();
        self.words.push(word.into());
    }

    /// Returns the squares without what stands between them.
    fn joined(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        for word in &self.words {
            let moves = moves_of_pgn(word);
            let tokens = Tokens::new(moves.as_deref().unwrap_or(word));
            squares.extend(tokens.filter_map(|(_, token)| match token {
                Token::Square(square) => Some(square),
                _ => None,
            }));
        }
        squares
    }

    /// # Errors
    /// If a move is not that of the player who is stated, or has not the next number.
    fn check_stated(&self, read: &Read) -> Result<(), ReadErrorKind> {
        let mut numbers = Numbering::default();
        let mut game = Game::from_position(read.record.game.start());
        for &(plies, found) in &self.numbers {
            for ply in read.record.game.plies().iter().take(plies).skip(game.plies().len()) {
                game.play(ply.square).expect("it was played");
            }
            if let Err(expected) = numbers.take(found, &game) {
                let kind = TranscriptErrorKind::Number { expected, found };
                return Err(TranscriptError { number: plies + 1, kind }.into());
            }
        }
        for &(plies, color) in &self.players {
            let ply = read.record.game.plies().get(plies);
            if ply.is_some_and(|ply| ply.player != color) {
                let kind = TranscriptErrorKind::OutOfTurn(color);
                return Err(TranscriptError { number: plies + 1, kind }.into());
            }
        }
        Ok(())
    }

    /// Adds a move, or several in a list.
    fn push(&mut self, value: &JsonValue<'_>) -> Result<(), ReadErrorKind> {
        if let Some(values) = value.list() {
            return values.iter().try_for_each(|value| self.push(value));
        }
        let square = find(value, MOVE).unwrap_or(value);
        let numbers = numbers_of(square);
        let named = numbers.map(|[row, column]| {
            let place = |number: u8| number.checked_sub(self.first);
            place(column).zip(place(row)).and_then(|(column, row)| Square::at(column, row))
        });
        let word = match &square.kind {
            _ if named.is_some() => named.flatten().ok_or(NO_MOVES)?.name(),
            JsonKind::Text(text) if text == "-" => "--",
            JsonKind::Text(text) => text.trim(),
            JsonKind::Word("null") => "--",
            JsonKind::Word(_) | JsonKind::Cut(_) | JsonKind::Object(_) | JsonKind::List(_) => {
                return Err(NO_MOVES);
            }
        };
        let has_square = Tokens::new(word).any(|(_, token)| token.is_square());
        if word.contains(char::is_whitespace) || !has_square && !is_pass(word) {
            return Err(NO_MOVES);
        }
        if !is_pass(word) {
            self.has_numbers |= numbers.is_some();
            self.has_names |= numbers.is_none();
        }
        if self.has_numbers && self.has_names {
            return Err(NO_MOVES);
        }
        let player = find(value, PLAYER).and_then(color);
        // Behind a pass it is the other's turn.
        let player = player.map(|color| if is_pass(word) { !color } else { color });
        self.players.extend(player.map(|color| (self.plies, color)));
        let number = find(value, NUMBER).and_then(JsonValue::text).and_then(|it| it.parse().ok());
        self.numbers.extend(number.filter(|_| !is_pass(word)).map(|number| (self.plies, number)));
        self.add_word(word);
        let entries = value.entries().iter().filter(|(_, value)| !value.is_null());
        for (key, value) in entries {
            match value.text().filter(|_| has_word(COMMENT, &plain(key))) {
                Some(comment) => self.comments.push((self.plies, comment.into())),
                None if is_known(key) => {}
                None => self.others.push(value.range.clone()),
            }
        }
        Ok(())
    }
}

const NO_MOVES: ReadErrorKind =
    ReadErrorKind::Expected("moves as \"f5\", each a text or the \"move\" of an object");

/// Returns the numbers of a row and a column in an object.
fn numbers_of(value: &JsonValue<'_>) -> Option<[u8; 2]> {
    let number = |names: &str| find(value, names)?.text()?.parse().ok();
    Some([number(ROW)?, number(COLUMN)?])
}

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
    let read =
        [MOVES, MOVE, START, BOARD, SIDE, RESULT, WINNER, RULES, NUMBER, DERIVED, ROW, COLUMN];
    let names = read.into_iter().chain(NAMES).chain(TAGS.map(|(_, name)| name));
    names.into_iter().any(|list| has_word(list, &key))
}

/// Returns the value of the first key of these that says something.
fn find<'a>(object: &'a JsonValue<'a>, names: &str) -> Option<&'a JsonValue<'a>> {
    let entry = |name: &str| {
        let mut entries = object.entries().iter();
        entries.find(|(key, value)| plain(key) == name && !value.is_null())
    };
    names.split(' ').find_map(entry).map(|(_, value)| value)
}

/// Returns the moves of an object; their number is none.
fn moves_of<'a>(object: &'a JsonValue<'a>) -> Option<&'a JsonValue<'a>> {
    let mut values = MOVES
        .split(' ')
        .filter_map(|name| find(object, name).filter(|value| name != PGN || has_moves(value)));
    // The name of the game stands there, too.
    let game = || find(object, "game").filter(|value| has_moves(value));
    let is_cut =
        |(key, value): &&(String, JsonValue<'_>)| value.is_cut() && has_word(MOVES, &plain(key));
    let cut = || object.entries().last().filter(is_cut).map(|(_, value)| value);
    let whole = values.find(|value| matches!(value.kind, JsonKind::Text(_) | JsonKind::List(_)));
    whole.or_else(game).or_else(cut)
}

/// Returns `true` for a list of moves, or a text that begins with a move.
fn has_moves(value: &JsonValue<'_>) -> bool {
    let begins = |text: &str| {
        let moves = moves_of_pgn(text);
        Tokens::new(moves.as_deref().unwrap_or(text))
            .find(|(_, token)| !matches!(token, Token::Number(_)))
            .is_some_and(|it| it.1.is_square())
    };
    is_moves(value) || value.text().is_some_and(begins)
}

fn is_pgn(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

fn moves_of_pgn(text: &str) -> Option<String> {
    let text = Some(text.trim_start()).filter(|text| is_pgn(text))?;
    pgn::main_line(text, Position::start(Rules::OTHELLO)).map(|(moves, _)| moves)
}

/// Returns `true` for an object that is a game: it has moves, or a board.
fn is_game(value: &JsonValue<'_>) -> bool {
    let is_empty = |moves: &JsonValue<'_>| match &moves.kind {
        JsonKind::Text(text) | JsonKind::Cut(text) => text.trim().is_empty(),
        JsonKind::List(values) => values.is_empty(),
        JsonKind::Object(_) | JsonKind::Word(_) => true,
    };
    moves_of(value).is_some_and(|moves| !is_empty(moves))
        || [START, BOARD].into_iter().any(|names| {
            find(value, names).is_some_and(|it| it.entries().is_empty() && board_of(it).is_some())
        })
}

fn is_moves(value: &JsonValue<'_>) -> bool {
    let is_square = |text: &str| text.to_ascii_lowercase().parse::<Square>().is_ok();
    let is_move = |value: &JsonValue<'_>| {
        let text = find(value, "m move").unwrap_or(value).text();
        numbers_of(value).is_some()
            || text.is_some_and(|text| is_square(text) || is_pass(text) || text == "-")
    };
    // All, or all but one, which is a fault.
    let is_list = |values: &[JsonValue<'_>]| {
        let moves = values.iter().filter(|value| is_move(value)).count();
        moves > 0 && (moves == values.len() || moves > 3 && moves + 1 == values.len())
    };
    value.list().is_some_and(is_list)
}

/// A board, with the side to move if it stands there, or its fault.
type Found = Result<(Board, Option<Color>), PositionError>;

/// Returns the board that a value is: 64 squares in a text or a list, eight rows, FEN, or an object with one of these.
fn board_of(value: &JsonValue<'_>) -> Option<Found> {
    match &value.kind {
        JsonKind::Text(text) if text.contains('/') => {
            let (board, side) = fen::read(text).ok()?;
            Some(Ok((board, Some(side))))
        }
        JsonKind::Text(text) if text.contains('\n') => board_in_rows(text),
        JsonKind::Text(text) => {
            let found = boards::in_line(text).filter(|found| found.before.is_empty())?;
            Some(found.board.map(|board| (board, found.side)))
        }
        JsonKind::List(values) => {
            let rows: Vec<String> = match values.len() {
                8 => values.iter().map(row).collect::<Option<_>>()?,
                64 => values.chunks(8).map(cells).collect::<Option<_>>()?,
                _ => return None,
            };
            board_in_rows(&rows.join("\n"))
        }
        JsonKind::Object(_) => find(value, "board").and_then(board_of),
        JsonKind::Cut(_) | JsonKind::Word(_) => None,
    }
}

fn board_in_rows(text: &str) -> Option<Found> {
    let found = boards::in_rows(&Lines::of(text)).ok().flatten()?;
    found.grid.is_none().then(|| found.board.map(|board| (board, found.side)))
}

/// Returns a row of a board as a text.
fn row(value: &JsonValue<'_>) -> Option<String> {
    match &value.kind {
        JsonKind::Text(text) => Some(text.clone()),
        JsonKind::List(values) => cells(values),
        JsonKind::Cut(_) | JsonKind::Object(_) | JsonKind::Word(_) => None,
    }
}

/// Returns eight squares of a list as a text.
fn cells(values: &[JsonValue<'_>]) -> Option<String> {
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

fn is_other_game(text: &str) -> bool {
    let name = plain(text);
    let is_ours = ["othello", "reversi"].iter().any(|ours| name.contains(ours));
    let is_name = !name.is_empty() && !name.contains(|letter: char| letter.is_numeric());
    !is_ours && is_name && text.split_whitespace().count() <= 2
}

/// Returns the side to move on a board that objects tell.
///
/// # Errors
/// If it is none, if they tell both, or if that one cannot move, and the other can.
fn side_beside(objects: &[&JsonValue<'_>], board: Board) -> Result<Option<Color>, ReadErrorKind> {
    let entries = objects.iter().flat_map(|object| object.entries());
    let is_side =
        |(key, value): &&(String, JsonValue<'_>)| has_word(SIDE, &plain(key)) && !value.is_null();
    let (mut found, mut unread) = (None, None);
    for (key, value) in entries.filter(is_side) {
        match (found, color(value)) {
            (Some(one), Some(other)) if one != other => return Err(PositionError::Rest.into()),
            (_, Some(color)) if !can_move(board, color) && can_move(board, !color) => {
                return Err(ReadErrorKind::tag(key, "expected the side that can move"));
            }
            (_, Some(color)) => found = Some(color),
            (_, None) => unread = unread.or(Some(key)),
        }
    }
    match (found, unread) {
        (None, Some(key)) => Err(ReadErrorKind::tag(key, "expected black or white")),
        _ => Ok(found),
    }
}

/// Returns the colour that a value names.
fn color(value: &JsonValue<'_>) -> Option<Color> {
    boards::side_of(value.text()?)
}
