//! The games of an input, in any format.

use std::io::BufRead;
use std::ops::ControlFlow;

use othello_core::board::ByColor;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::date::Date;
use othello_notation::encoding::Encoding;
use othello_notation::error::{Location, OtherGame, ReadError, ReadErrorKind};
use othello_notation::reader::Reader;
use othello_notation::wthor::{Names, RawGames};
use othello_notation::{Format, PlayerName, Record};

use crate::explorer::game::{BaseGame, are_othello};
use crate::explorer::trace::reach;

/// Passes on each game of an input that begins from its start, and each fault; faults concern one game, and
/// the others are still read, until `each` breaks off. Games by other rules are faults of the kind [`ReadErrorKind::Skipped`].
/// `names` are those that files of the WTHOR base refer to by number; the encoding is that of a text, if it is
/// known, and is else found as its format says.
pub fn read(
    mut input: impl BufRead,
    names: &Names,
    encoding: Option<Encoding>,
    mut each: impl FnMut(Result<BaseGame<'_>, ReadError>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match input.fill_buf() {
        Ok(start) if Format::detect(start) == Format::Wthor => read_base(input, names, each),
        Ok(_) => read_records(input, encoding, each),
        Err(error) => {
            let kind = ReadErrorKind::Unreadable(error.to_string());
            each(Err(ReadError::new(Location::Line(1), kind)))
        }
    }
}

/// Returns `true` if a file with that extension may hold games that [`read`] reads.
pub fn has_games_of(extension: &str) -> bool {
    const EXTENSIONS: [&str; 5] = ["wtb", "pgn", "sgf", "ggf", "txt"];
    EXTENSIONS.iter().any(|known| extension.eq_ignore_ascii_case(known))
}

fn read_base(
    input: impl BufRead,
    names: &Names,
    mut each: impl FnMut(Result<BaseGame<'_>, ReadError>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let games = match RawGames::new(input) {
        Ok(games) => games,
        Err(kind) => return each(Err(ReadError::new(Location::Game(1), kind))),
    };
    let start = Position::start(Rules::OTHELLO);
    let mut moves = Vec::with_capacity(60);
    for (number, game) in (1..).zip(games) {
        let fault = |kind| ReadError::new(Location::Game(number), kind);
        let game = match game {
            Ok(game) => game,
            Err(kind) => return each(Err(fault(kind))),
        };
        moves.clear();
        moves.extend(game.moves());
        if !game.is_whole() || reach(&start, &moves).is_none() {
            // The reader of records says what is wrong.
            if let Err(kind) = game.read(names) {
                each(Err(fault(kind)))?;
            }
            continue;
        }
        let numbers = game.players();
        let unlisted = ByColor::from_fn(|color| format!("player {}", numbers[color]));
        let names_of = ByColor::from_fn(|color| {
            let is_unlisted = numbers[color] > 0;
            names.player(numbers[color]).or_else(|| is_unlisted.then_some(&*unlisted[color]))
        });
        let event = names.tournament(game.tournament());
        each(Ok(BaseGame {
            start,
            moves: &moves,
            names: names_of,
            event,
            year: game.year(),
            forfeit: None,
            number,
        }))?;
    }
    ControlFlow::Continue(())
}

/// Reads an input of text.
fn read_records(
    input: impl BufRead,
    encoding: Option<Encoding>,
    mut each: impl FnMut(Result<BaseGame<'_>, ReadError>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut moves = Vec::with_capacity(60);
    let mut reader = Reader::new(input, Position::start(Rules::OTHELLO));
    if let Some(encoding) = encoding {
        reader = reader.with_encoding(encoding);
    }
    for (number, found) in (1..).zip(reader) {
        let (at, record) = match found {
            Ok(found) => (found.at, found.record),
            Err(error) => {
                each(Err(error))?;
                continue;
            }
        };
        let rules = record.game.rules();
        if !are_othello(rules) {
            let kind = ReadErrorKind::Skipped(OtherGame::Rules(rules.to_string()));
            each(Err(ReadError::new(at, kind)))?;
            continue;
        }
        moves.clear();
        moves.extend(record.game.plies().iter().map(|ply| ply.square));
        each(Ok(of_record(&record, &moves, number)))?;
    }
    ControlFlow::Continue(())
}

fn of_record<'a>(record: &'a Record, moves: &'a [Square], number: usize) -> BaseGame<'a> {
    BaseGame {
        start: record.game.start(),
        moves,
        names: ByColor::from_fn(|color| record.names[color].as_ref().map(PlayerName::as_str)),
        event: record.tags.get("Event"),
        year: record.date.and_then(Date::year),
        forfeit: record.forfeit,
        number,
    }
}
