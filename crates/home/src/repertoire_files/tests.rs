//! The files of repertoires: moves that are added to them, and what else is in them.

use std::fs;
use std::path::Path;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Symmetry;
use othello_games::repertoire::RepertoireMove;
use othello_games::repertoire::make::empty;
use othello_notation::reader::Reader;
use othello_notation::transcript;

use super::{Addition, Existing, add, create, find, merge, records};
use crate::files::{FileError, StoreError};

const FILE: &str = "(;GM[2]PB[?]PW[?];B[f5](;W[d6]C[perpendicular];B[c3];W[d3];B[c4]C[Tiger])
(;W[f6](;B[e6];W[f4])(;B[f7])))";

/// A teacher's file: the right answer to the perpendicular opening, and a wrong one.
const PROBLEM: &str = "(;GM[2];B[f5];W[d6]C[Black to move](;B[c6]BM[1]C[Opens b7];W[f4];B[e6])
(;B[c3]C[RIGHT];W[d3];B[c4]))";

fn game(moves: &str) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    game
}

/// The same game in another orientation of the board.
fn turned(moves: &str) -> Game {
    let mut turned = Game::new(Rules::OTHELLO);
    game(moves).plies().iter().for_each(|ply| {
        turned.play(ply.square.transformed(Symmetry::Transpose)).unwrap();
    });
    turned
}

fn squares(moves: &[RepertoireMove]) -> Vec<&'static str> {
    moves.iter().map(|known| known.square().name()).collect()
}

fn added(path: &Path, game: &Game) -> Addition {
    add(path, Color::Black, game).unwrap()
}

#[test]
fn moves_are_added_where_the_file_has_their_position() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/black.sgf");
    assert_eq!(find(&path, Color::Black), Ok(None));
    assert_eq!(added(&path, &game("f5d6c3")), Addition::Added);
    assert_eq!(added(&path, &turned("f5d6c3")), Addition::Known);
    // In any orientation, and without a second copy of what is there.
    assert_eq!(added(&path, &turned("f5d6c3d3c4")), Addition::Added);
    assert_eq!(added(&path, &game("f5f6e6")), Addition::Added);
    let repertoire = find(&path, Color::Black).unwrap().unwrap();
    assert_eq!(squares(&repertoire.moves(&game("f5d6c3d3").position())), ["c4"]);
    assert_eq!(squares(&repertoire.moves(&game("f5").position())), ["d6", "f6"]);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("EV[Repertoire for Black]"), "{text}");
    assert_eq!(text.matches("B[c3]").count(), 1, "{text}");
    let teacher = folder.path().join("teacher.sgf");
    fs::write(&teacher, PROBLEM).unwrap();
    assert_eq!(added(&teacher, &game("f5d6c6")), Addition::Wrong);
    assert_eq!(fs::read_to_string(&teacher).unwrap(), PROBLEM);
    // Nothing is left beside it.
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn a_file_of_somebody_else_keeps_what_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sgf");
    fs::write(&path, FILE).unwrap();
    assert_eq!(added(&path, &game("f5f4e3")), Addition::Added);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("C[Tiger]") && text.contains("C[perpendicular]"), "{text}");
    assert_eq!(records(&path).unwrap().len(), 1);
    // A second game stays one.
    let pgn = folder.path().join("mine.pgn");
    fs::write(&pgn, "1. f5 d6 (1... f6 2. e6 {good}) 2. c3 *\n\n1. f5 f4 2. e3 *\n").unwrap();
    assert_eq!(added(&pgn, &game("f5f4e3f6e6")), Addition::Added);
    let text = fs::read_to_string(&pgn).unwrap();
    assert!(text.contains("{good}"), "{text}");
    assert_eq!(records(&pgn).unwrap().len(), 2);
}

#[test]
fn a_file_that_cannot_be_written_again_as_a_whole_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let transcripts = folder.path().join("games.txt");
    fs::write(&transcripts, "f5d6c3\n").unwrap();
    let refused = add(&transcripts, Color::Black, &game("f5f6e6"));
    assert!(matches!(refused, Err(StoreError::Write { cause: FileError::NotAnnotated, .. })));
    let commented = folder.path().join("commented.sgf");
    let text = format!("{FILE}\n# to be learnt\n");
    fs::write(&commented, &text).unwrap();
    let refused = add(&commented, Color::Black, &game("f5f4e3")).unwrap_err();
    assert!(matches!(refused, StoreError::Write { cause: FileError::Loses("comments"), .. }));
    assert_eq!(fs::read_to_string(&commented).unwrap(), text);
    let broken = folder.path().join("broken.sgf");
    fs::write(&broken, "(;GM[2];B[f5];W[a1])").unwrap();
    assert!(matches!(
        find(&broken, Color::Black),
        Err(StoreError::Read { cause: FileError::Game(_), .. })
    ));
    let record = empty(Color::Black, Position::start(Rules::OTHELLO));
    assert!(create(&commented, &record, Existing::Kept).is_err());
    assert_eq!(fs::read_to_string(&commented).unwrap(), text);
}

#[test]
fn windows_that_add_at_the_same_moment_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("black.sgf");
    let lines = ["f5d6c3", "f5d6c4", "f5d6c5", "f5d6c6", "f5d6c7", "f5f6e6", "f5f6f7", "f5f4e3"];
    std::thread::scope(|scope| {
        for line in lines {
            let path = &path;
            scope.spawn(move || added(path, &game(line)));
        }
    });
    let repertoire = find(&path, Color::Black).unwrap().unwrap();
    for line in lines {
        let game = game(line);
        let moves = repertoire.moves(&game.position_at(2));
        assert!(moves.iter().any(|known| known.is(game.plies()[2].square)), "{line}");
    }
}

#[test]
fn lines_are_merged_where_the_player_has_no_answer_yet() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("black.sgf");
    let of = |text: &str| {
        let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        games.map(|found| found.unwrap().record).next().unwrap()
    };
    let first = of("(;GM[2];B[f5](;W[d6];B[c3]C[mine])(;W[f6];B[e6]))");
    assert_eq!(merge(&path, Color::Black, &first), Ok(3));
    // The own answer stays, and what would follow another one is no part of it.
    let second = of("(;GM[2];B[d3](;W[c5];B[e6];W[f5];B[f6])(;W[e3];B[f4]))");
    assert_eq!(merge(&path, Color::Black, &second), Ok(1));
    let repertoire = find(&path, Color::Black).unwrap().unwrap();
    assert_eq!(squares(&repertoire.moves(&game("f5d6").position())), ["c3"]);
    assert_eq!(squares(&repertoire.moves(&game("f5f4").position())), ["e3"]);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("C[mine]"), "{text}");
    assert_eq!(merge(&path, Color::Black, &second), Ok(0));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}
