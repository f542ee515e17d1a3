//! Everything that a format can hold is read as it was written.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::board::Color;
use othello_core::clock::Clock;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Goal, Handicap, Layout, Rules};
use othello_notation::evaluation::Evaluations;
use othello_notation::reader::Reader;
use othello_notation::{Format, Record};
use proptest::prelude::{
    BoxedStrategy, Just, Strategy, prop_assert, prop_assert_eq, prop_assume, prop_oneof, proptest,
};
use proptest::sample::select;

use crate::random;

/// Othello from any fixed opening.
fn fixed(goals: &'static [Goal]) -> impl Strategy<Value = Rules> {
    let starts = select(&[Layout::Cross, Layout::Mirrored, Layout::Parallel][..]);
    (starts, select(Handicap::ALL), select(goals)).prop_map(|(start, handicap, goal)| {
        Rules::OTHELLO.with([start.into(), handicap.into(), goal.into()]).unwrap()
    })
}

/// Records that formats with names and results can hold.
fn record(goals: &'static [Goal]) -> BoxedStrategy<Record> {
    let usual = |rules| Just(Position::start(rules)).boxed();
    let set_up = |rules: Rules| -> BoxedStrategy<Position> {
        let cross = [Layout::Cross.into(), Handicap::None.into()];
        random::set_up(rules.with(cross).unwrap()).boxed()
    };
    fixed(goals)
        .prop_flat_map(move |rules| prop_oneof![usual(rules), set_up(rules)])
        .prop_flat_map(random::game)
        .prop_map(without_undone)
        .prop_flat_map(random::record)
        .prop_map(|mut record| {
            record.clock = record.clock.map(|clock| Clock::new(clock.control()));
            record.evaluations = Evaluations::default();
            let names = ["Match", "BlackElo", "ö-1", "Event", "Site", "Round"];
            for name in names {
                record.tags.remove(name);
            }
            record.forfeit = record.forfeit.filter(|_| record.game.position().result().is_none());
            record
        })
        .boxed()
}

#[allow(clippy::needless_pass_by_value, reason = "a step from one strategy to the next")]
fn without_undone(game: Game) -> Game {
    let mut played = Game::from_position(game.start());
    game.plies().iter().for_each(|ply| played.play(ply.square).unwrap_or_default());
    played
}

fn names(record: &Record) -> impl Iterator<Item = &str> {
    Color::BOTH.into_iter().filter_map(|color| record.name(color))
}

/// The one game of a text, without a warning.
fn read(text: &str, usual: Position) -> Result<Record, String> {
    let games: Result<Vec<_>, _> = Reader::new(text.as_bytes(), usual).collect();
    match &games.map_err(|error| error.to_string())?[..] {
        [found] if super::but_values(found.warnings.clone()).is_empty() => Ok(found.record.clone()),
        other => Err(format!("{other:?}")),
    }
}

proptest! {
    #[test]
    fn pgn(record in random::start().prop_flat_map(random::game).prop_flat_map(random::record)) {
        let text = Format::Pgn.write(&record).unwrap();
        let usual = Position::start(Rules::OTHELLO);
        prop_assert_eq!(read(&text, usual), Ok(record), "{}", text);
    }

    #[test]
    fn ggf(record in record(Goal::ALL)) {
        let is_held = |name: &str| name != "?" && !name.contains(']') && !name.contains(char::is_control);
        prop_assume!(names(&record).all(is_held));
        let text = Format::Ggf.write(&record).unwrap();
        let usual = Position::start(Rules::OTHELLO);
        prop_assert_eq!(read(&text, usual), Ok(record), "{}", text);
    }

    #[test]
    fn sgf(record in record(&[Goal::Most])) {
        let is_held = |name: &str| name != "?" && !name.contains(char::is_control);
        prop_assume!(names(&record).all(is_held));
        let text = Format::Sgf.write(&record).unwrap();
        let usual = Position::start(Rules::OTHELLO);
        prop_assert_eq!(read(&text, usual), Ok(record), "{}", text);
    }

    #[test]
    fn transcripts(
        game in random::start().prop_flat_map(random::game).prop_map(without_undone)
    ) {
        let record = Record::from(game);
        let text = Format::Transcript.write(&record).unwrap();
        let usual = Position::start(record.game.rules());
        prop_assert_eq!(read(&text, usual), Ok(record), "{}", text);
    }

    #[test]
    fn positions(game in random::start().prop_flat_map(random::game)) {
        let now = game.position();
        let text = Format::Position.write(&Record::from(game)).unwrap();
        let read = read(&text, Position::start(now.rules())).unwrap().game;
        prop_assert!(read.plies().is_empty());
        let next = now.to_move().unwrap_or(now.next());
        prop_assert_eq!((read.start().board(), read.start().next()), (now.board(), next));
        // Discs in hand are not in a position, and without them others may have to pass.
        prop_assert!(now.hands().is_some() || read.position().to_move() == now.to_move());
    }

    /// Games that a format cannot hold are refused, or come back all the same.
    #[test]
    fn no_format_changes_a_game_silently(
        game in random::start().prop_flat_map(random::game).prop_map(without_undone)
    ) {
        for format in [Format::Ggf, Format::Sgf] {
            let Ok(text) = format.write(&Record::from(game.clone())) else { continue };
            let read = read(&text, Position::start(Rules::OTHELLO)).unwrap().game;
            let squares = |game: &Game| game.plies().iter().map(|ply| ply.square).collect::<Vec<_>>();
            prop_assert_eq!(squares(&read), squares(&game), "{}", text);
            prop_assert_eq!(read.position().result(), game.position().result());
        }
    }
}
