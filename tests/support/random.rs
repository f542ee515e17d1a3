//! Random games, under random rules, with all that may be written beside them.

#![allow(clippy::unwrap_used, reason = "what cannot be generated fails the test")]

use std::time::Duration;

use othello_core::board::{Board, ByColor, Color};
use othello_core::clock::{Clock, TimeControl};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::{Axis, AxisValue, Changes, Preset, Rules};
use othello_core::square::{Bitboard, Square};
use othello_notation::date::Date;
use othello_notation::evaluation::{Evaluations, MoveEvaluation, Score};
use othello_notation::{PlayerName, Record};
use proptest::option;
use proptest::prelude::{BoxedStrategy, Just, Strategy, any, prop_oneof};
use proptest::sample::select;

/// Any rules at all.
pub fn rules() -> BoxedStrategy<Rules> {
    let changes: Vec<_> = Axis::ALL.iter().map(|axis| option::of(select(axis.values()))).collect();
    let with = |preset: Preset, changes: Vec<Option<AxisValue>>| {
        preset.rules().with(changes.into_iter().flatten().collect::<Changes>()).ok()
    };
    (select(Preset::ALL), changes)
        .prop_filter_map("meaningless", move |(preset, changes)| with(preset, changes))
        .boxed()
}

/// The start of any rules, or one in four times any arrangement of discs.
pub fn start() -> BoxedStrategy<Position> {
    let usual = |rules| Just(Position::start(rules)).boxed();
    rules()
        .prop_flat_map(move |rules| prop_oneof![3 => usual(rules), 1 => set_up(rules).boxed()])
        .boxed()
}

/// Any arrangement of discs, from empty to full, with either side to move.
pub fn set_up(rules: Rules) -> BoxedStrategy<Position> {
    (any::<[u64; 3]>(), select(&Color::BOTH[..]))
        .prop_map(move |([black, white, sparse], next)| {
            let white = white & !black & sparse;
            let board = Board::new(Bitboard::new(black), Bitboard::new(white));
            Position::new(rules, board.expect("they are disjoint"), next)
        })
        .boxed()
}

/// Some game from that start: random moves, as many as there are or fewer, some of them undone.
pub fn game(start: Position) -> BoxedStrategy<Game> {
    let choices = proptest::collection::vec(any::<u8>(), 0..70);
    let undone = prop_oneof![Just(0_u8), 0..10_u8];
    (choices, undone)
        .prop_map(move |(choices, undone)| {
            let mut game = Game::from_position(start);
            for choice in choices {
                let legal: Vec<Square> = game.position().legal_moves().into_iter().collect();
                if !legal.is_empty() {
                    game.play(legal[usize::from(choice) % legal.len()]).unwrap();
                }
            }
            for _ in 0..undone {
                game.undo();
            }
            game
        })
        .boxed()
}

/// Names with accents, quotes, brackets, line breaks and whatever else there is.
pub fn name() -> BoxedStrategy<PlayerName> {
    let text = prop_oneof![
        proptest::string::string_regex("[A-Za-z ,.'-]{1,20}").unwrap(),
        select(
            &["?", "É. Œuvre-Straße", "\"", "\\", "[x]", "a\\u{41}\\", "貝谷", " ", "a\nb\r", ")"]
                [..]
        )
        .prop_map(String::from),
        any::<String>(),
    ];
    text.prop_filter_map("blank", |text| PlayerName::cleaned(&text)).boxed()
}

pub fn date() -> BoxedStrategy<Date> {
    (option::of(1..=9999_u16), option::of(1..=12_u8), option::of(1..=31_u8))
        .prop_filter_map("no day", |(year, month, day)| Date::new(year, month, day).ok())
        .boxed()
}

/// A score, exact or estimated.
fn score() -> BoxedStrategy<Score> {
    let exact = (-64..=64_i8).prop_map(Score::Exact);
    let estimated = (-6400..=6400_i16, any::<u8>(), any::<u8>())
        .prop_map(|(hundredths, depth, percent)| Score::Estimated { hundredths, depth, percent });
    prop_oneof![exact, estimated].boxed()
}

/// The evaluations of the last moves of a game, as many as a review has come to.
fn evaluations(plies: usize) -> BoxedStrategy<Evaluations> {
    let best = proptest::collection::vec(select(&Square::ALL[..]), 1..12);
    let replies = proptest::collection::vec(select(&Square::ALL[..]), 0..11);
    let one = (score(), score(), best, replies);
    let one = one.prop_map(|(score, best_score, best, replies)| MoveEvaluation {
        score,
        best_score,
        best,
        replies,
    });
    let some = proptest::collection::vec(one, 0..=plies);
    (any::<bool>(), some)
        .prop_map(move |(is_reviewed, some)| {
            let mut evaluations = Evaluations::default();
            let some = some.into_iter().filter(|_| is_reviewed);
            (0..plies).rev().zip(some).for_each(|(index, one)| evaluations.insert(index, one));
            evaluations
        })
        .boxed()
}

/// A game with all that may be written beside it.
pub fn record(game: Game) -> BoxedStrategy<Record> {
    let names = (option::of(name()), option::of(name()));
    let forfeit = select(&Color::BOTH[..])
        .prop_flat_map(|color| select(vec![Forfeit::Resignation(color), Forfeit::TimeOut(color)]));
    let control = (1..=86_400_u64, 0..=3600_u64)
        .prop_map(|(main, increment)| TimeControl::from_secs(main, increment).unwrap());
    let left = (0..3_599_999_000_u64, 0..90_000_u64).prop_map(|(black, white)| ByColor {
        black: Duration::from_millis(black),
        white: Duration::from_millis(white),
    });
    let tags = select(&["Event", "Site", "Round", "Match", "BlackElo", "ö-1"][..]);
    let tags = proptest::collection::vec((tags, any::<String>()), 0..5);
    (
        names,
        option::of(date()),
        option::weighted(0.2, forfeit),
        option::of((control, option::of(left))),
        tags,
        evaluations(game.plies().len()),
    )
        .prop_map(move |((black, white), date, forfeit, clock, tags, evaluations)| {
            let mut record = Record::from(game.clone());
            record.names = ByColor { black, white };
            record.date = date;
            record.evaluations = evaluations;
            // What has been decided on the board cannot be forfeited.
            record.forfeit = forfeit.filter(|_| game.position().result().is_none());
            record.clock = clock.map(|(control, left)| match left {
                Some(left) => Clock::with_left(control, left),
                None => Clock::new(control),
            });
            for (name, text) in tags {
                record.tags.insert(name, text).unwrap();
            }
            record
        })
        .boxed()
}
