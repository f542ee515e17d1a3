//! Names of openings.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_core::openings::{NamedOpening, OpeningLanguage, name};
use othello_core::position::Position;
use othello_core::rules::{AxisValue, Changes, Goal, Handicap, Layout, Preset, Rules, SecondMove};
use othello_core::square::{Square, Symmetry};

const MIRRORED: Rules = Preset::OthelloMirrored.rules();

fn squares(transcript: &str) -> Vec<Square> {
    let names = transcript.as_bytes().chunks(2);
    names.map(|name| str::from_utf8(name).unwrap().parse().unwrap()).collect()
}

fn play(mut game: Game, moves: &[Square]) -> Game {
    for &square in moves {
        game.play(square).unwrap();
    }
    game
}

fn othello(transcript: &str) -> Game {
    play(Game::new(Rules::OTHELLO), &squares(transcript))
}

fn last_name(game: &Game) -> Option<&'static str> {
    name(game, game.plies().len(), OpeningLanguage::English)
}

/// Returns the moves and the names of the table, in the order of the languages.
fn table() -> Vec<(&'static str, [&'static str; OpeningLanguage::ALL.len()])> {
    let rows = include_str!("../../src/openings.tsv").lines().filter(|row| !row.starts_with('#'));
    let rows = rows.map(|row| {
        let mut columns = row.split('\t');
        let moves = columns.next().unwrap();
        (moves, OpeningLanguage::ALL.map(|_| columns.next().unwrap_or_default()))
    });
    rows.collect()
}

#[test]
fn every_opening_is_found_in_every_orientation() {
    for (moves, names) in table() {
        for symmetry in Symmetry::ALL {
            let start = Position::start(Rules::OTHELLO).board().transformed(symmetry);
            let rules = [Rules::OTHELLO, MIRRORED]
                .into_iter()
                .find(|&rules| Position::start(rules).board() == start)
                .unwrap();
            let moves: Vec<_> =
                squares(moves).into_iter().map(|square| square.transformed(symmetry)).collect();
            let opening = NamedOpening::of(&play(Game::new(rules), &moves).position()).unwrap();
            let found =
                OpeningLanguage::ALL.map(|language| opening.name(language).unwrap_or_default());
            assert_eq!(found, names, "{moves:?} {symmetry:?}");
        }
    }
}

/// Two rows for one position would make the answer a matter of chance. Rows are sorted, so that what they
/// share is played once.
#[test]
fn every_position_has_one_row_with_a_name() {
    let table = table();
    let positions: HashSet<_> =
        table.iter().map(|(moves, _)| Folded::of(&othello(moves).position())).collect();
    assert_eq!(positions.len(), table.len());
    assert!(table.is_sorted());
    for (moves, names) in &table {
        assert!(names.iter().any(|name| !name.is_empty()), "{moves}");
        assert!(names.iter().all(|name| name.trim() == *name), "{moves}");
    }
    let named = |language: usize| table.iter().filter(|row| !row.1[language].is_empty()).count();
    assert_eq!([0, 1, 2, 3, 4, 5].map(named), [105, 512, 355, 3, 10, 3]);
}

#[test]
fn a_name_is_that_of_the_latest_position_in_the_language_or_in_english() {
    let names = |moves: &str| {
        let game = othello(moves);
        let languages =
            [OpeningLanguage::English, OpeningLanguage::French, OpeningLanguage::Japanese];
        languages.map(|language| name(&game, game.plies().len(), language).unwrap())
    };
    assert_eq!(names("f5d6c5f4e3c6d3f6e6d7"), ["Rose", "Rose", "ローズ"]);
    // The English have no name for the middle of the tiger, and the Japanese none of their own for the swallow.
    assert_eq!(names("f5d6c3d3c4f4c5"), ["Tiger", "Tigre centrale", "虎大量"]);
    assert_eq!(names("f5f6e6f4e3c5c4d3f3e2"), ["Maruoka", "Maruoka", "Maruoka"]);
    assert_eq!(names("f5d6c4g5c6"), ["Swallow", "Swallow", "燕定石"]);
    let cow = othello("f5f6e6f4e3");
    let names =
        [OpeningLanguage::Spanish, OpeningLanguage::German].map(|language| name(&cow, 5, language));
    assert_eq!(names, [Some("Vaca"), Some("Cow")]);
}

#[test]
fn the_latest_name_among_so_many_plies_is_given() {
    let game = othello("f5d6c3d3c4f4e6b4");
    let names: Vec<_> = (0..=8).map(|plies| name(&game, plies, OpeningLanguage::English)).collect();
    let (perpendicular, tiger) = (Some("Perpendicular Opening"), Some("Tiger"));
    let leaders = Some("Leader's Tiger");
    let expected =
        [None, None, perpendicular, perpendicular, perpendicular, tiger, tiger, leaders, leaders];
    assert_eq!(names, expected);
}

#[test]
fn undone_plies_count_if_asked_for() {
    let mut game = othello("f5d6c3d3c4");
    for _ in 0..5 {
        game.undo().unwrap();
    }
    assert_eq!(last_name(&game), None);
    assert_eq!(name(&game, 5, OpeningLanguage::English), Some("Tiger"));
    assert_eq!(name(&game, usize::MAX, OpeningLanguage::English), Some("Tiger"));
}

#[test]
fn moves_in_another_order_lead_to_the_same_opening() {
    assert_eq!(last_name(&othello("f5d6c3d3c4")), Some("Tiger"));
    assert_eq!(last_name(&othello("f5d6c4d3c3")), Some("Tiger"));
    assert_eq!(last_name(&othello("f5f6e6f4e3")), Some("Cow"));
    assert_eq!(last_name(&othello("f5f4e3f6e6")), Some("Cow"));
}

#[test]
fn a_named_board_with_the_other_player_to_move_has_no_name() {
    let tiger = othello("f5d6c3d3c4").position();
    let set_up = |next| Game::from_position(Position::new(Rules::OTHELLO, tiger.board(), next));
    assert_eq!(name(&set_up(Color::White), 0, OpeningLanguage::English), Some("Tiger"));
    assert_eq!(name(&set_up(Color::Black), 0, OpeningLanguage::English), None);
}

#[test]
fn a_game_from_another_position_can_reach_an_opening() {
    let before = othello("f5d6c3d3").position();
    let game = Game::from_position(Position::new(Rules::OTHELLO, before.board(), Color::Black));
    assert_eq!(last_name(&game), None);
    assert_eq!(last_name(&play(game, &[Square::C4])), Some("Tiger"));
}

/// An opening has its name whatever the goal; from another start nothing is one, even where the
/// players have laid the discs as Othello has them.
#[test]
fn only_rules_with_the_start_of_othello_have_openings() {
    let perpendicular = Some("Perpendicular Opening");
    let named = |changes: &[AxisValue], moves: &str| {
        let rules = Rules::OTHELLO.with(changes.iter().copied().collect::<Changes>()).unwrap();
        last_name(&play(Game::new(rules), &squares(moves)))
    };
    assert_eq!(named(&[], "f5d6"), perpendicular);
    assert_eq!(named(&[Layout::Mirrored.into()], "c5e6"), perpendicular);
    assert_eq!(named(&[Handicap::One.into()], "f5d6"), None);
    let centre = [Layout::Centre.into(), SecondMove::Place.into()];
    assert_eq!(named(&centre, "e4d4d5e5f5d6"), None);
    assert_eq!(named(&[Goal::Fewest.into()], "f5d6"), perpendicular);

    let parallel = Rules::OTHELLO.with(Layout::Parallel).unwrap();
    let tiger = othello("f5d6c3d3c4").position().board();
    let set_up = Position::new(parallel, tiger, Color::White);
    assert_eq!(name(&Game::from_position(set_up), 0, OpeningLanguage::English), None);
}
