//! Names of openings.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::openings::name;
use othello_core::position::Position;
use othello_core::rules::{AxisValue, Changes, Goal, Handicap, Layout, Preset, Rules, SecondMove};
use othello_core::square::{Square, Symmetry};

use crate::table;

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
    name(game, game.plies().len())
}

/// Returns the names and moves of the table.
fn table() -> Vec<(&'static str, &'static str)> {
    let rows = table::rows(include_str!("../../src/openings.tsv"));
    rows.map(|[name, moves]| (name, moves)).collect()
}

#[test]
fn every_opening_is_found_in_every_orientation() {
    let table = table();
    assert_eq!(table.len(), 77);
    for (opening, moves) in table {
        for symmetry in Symmetry::ALL {
            let start = Position::start(Rules::OTHELLO).board().transformed(symmetry);
            let rules = [Rules::OTHELLO, MIRRORED]
                .into_iter()
                .find(|&rules| Position::start(rules).board() == start)
                .unwrap();
            let moves: Vec<_> =
                squares(moves).into_iter().map(|square| square.transformed(symmetry)).collect();
            let game = play(Game::new(rules), &moves);
            assert_eq!(last_name(&game), Some(opening), "{symmetry:?}");
        }
    }
}

/// Two names for one position would make the answer a matter of chance.
#[test]
fn no_position_has_two_names() {
    let images = |moves| {
        let board = othello(moves).position().board();
        Symmetry::ALL.map(|symmetry| board.transformed(symmetry).to_string())
    };
    let boards: HashSet<_> =
        table().into_iter().map(|(_, moves)| images(moves).into_iter().min()).collect();
    assert_eq!(boards.len(), 77);
}

#[test]
fn the_latest_name_among_so_many_plies_is_given() {
    let game = othello("f5d6c3d3c4f4e6b4");
    let names: Vec<_> = (0..=8).map(|plies| name(&game, plies)).collect();
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
    assert_eq!(name(&game, 5), Some("Tiger"));
    assert_eq!(name(&game, usize::MAX), Some("Tiger"));
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
    assert_eq!(name(&set_up(Color::White), 0), Some("Tiger"));
    assert_eq!(name(&set_up(Color::Black), 0), None);
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
    assert_eq!(name(&Game::from_position(set_up), 0), None);
}
