//! Records of real games, and undo and redo.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;

use crate::table;

/// 1,377 games: tournaments (WTHOR, the base of the Fédération Française d'Othello), GGS archives
/// and a few of `PlayOK` and `FlyOrDie`. The head of the file explains its columns.
#[test]
fn real_games_replay_to_their_recorded_results() {
    let mut rows = 0;
    for [moves, black, white, passes, source, status, recorded, _] in
        table::rows(include_str!("../../../../tests/data/games.tsv"))
    {
        let number = |text: &str| text.parse::<u8>().unwrap();
        let game = replay(moves, source);
        let end = game.position();
        let discs = end.board().counts();
        assert_eq!((discs.black, discs.white), (number(black), number(white)), "discs of {source}");
        // The table does not count a pass after the last move of an unfinished game.
        let passes = usize::from(number(passes)) + usize::from(end.passed().is_some());
        assert_eq!(game.passes(), passes, "passes of {source}");
        assert_eq!(end.to_move().is_none(), status == "finished", "status of {source}");
        // WTHOR records Black's score, the empty squares given to the winner.
        if let (Some(result), true) = (end.result(), source.starts_with("WTH_")) {
            assert_eq!(result.score.black, number(recorded), "score of {source}");
            assert_eq!(result.score.black + result.score.white, 64, "score of {source}");
        }
        check_undo_and_redo(game);
        rows += 1;
    }
    assert_eq!(rows, 1377);
}

fn replay(moves: &str, source: &str) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    for square in moves.as_bytes().chunks(2) {
        let square = str::from_utf8(square).unwrap().parse().unwrap();
        game.play(square).unwrap_or_else(|error| panic!("{source}: {square} {error}"));
    }
    game
}

/// Undoes all plies and redoes them.
fn check_undo_and_redo(mut game: Game) {
    let end = game.clone();
    for number in (0..end.plies().len()).rev() {
        assert_eq!(game.undo(), Some(end.plies()[number]));
        assert_eq!(game.position(), end.position_at(number));
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game.position(), Position::start(Rules::OTHELLO));
    assert_eq!(game.passes(), 0);
    for ply in end.plies() {
        assert_eq!(game.redo(), Some(*ply));
    }
    assert_eq!(game.redo(), None);
    assert_eq!(game, end);
}
