//! Errors over the board that the players went on from.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::correction::{Correction, CorrectionError};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Preset, Rules};
use othello_core::square::{Bitboard, Square};
use othello_core::tree::Moment;
use othello_core::{Board, Color};
use othello_notation::base_writer::BaseWriter;
use othello_notation::evaluation::{Evaluations, MoveEvaluation, Score};
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::Reader;
use othello_notation::wthor::Names;
use othello_notation::{Format, Record, Skipped, transcript};

use crate::table;

/// The slips of ten games.
#[derive(Clone, Copy, Debug)]
enum Slip {
    /// The last disc that the move should flip is not flipped.
    NotFlipped,
    /// A disc next to the square is flipped, though nothing stands behind it.
    OneTooMany,
    /// The player moves once more.
    DoubleTurn,
}

/// A game of a tournament as it may have been played, had somebody slipped after so many moves; from there
/// it goes on with the real moves as long as they are legal, and then with any others.
fn slipped(moves: &str, plies: usize, slip: Slip) -> Option<Game> {
    let mut game = Game::new(Rules::OTHELLO);
    let squares: Vec<Square> = moves
        .as_bytes()
        .chunks(2)
        .map(|name| str::from_utf8(name).unwrap().parse().unwrap())
        .collect();
    squares[..plies].iter().for_each(|&square| game.play(square).unwrap());
    let ply = game.plies()[plies - 1];
    let position = game.position();
    let board = position.board();
    let correction = match slip {
        Slip::NotFlipped => {
            let disc = ply.flips.into_iter().last()?;
            Correction { board: board.with(!ply.player, disc.into()), next: position.next() }
        }
        Slip::OneTooMany => {
            let around = othello_core::moves::neighbours(Bitboard::from(ply.square).bits());
            let disc = (board.discs(!ply.player) & Bitboard::new(around)).into_iter().next()?;
            Correction { board: board.with(ply.player, disc.into()), next: position.next() }
        }
        Slip::DoubleTurn => Correction { board, next: ply.player },
    };
    game.correct(correction).unwrap();
    game.plies()[plies - 1].correction()?;
    for square in &squares[plies..] {
        if game.play(*square).is_err() {
            break;
        }
    }
    while let Some(square) = game.position().legal_moves().into_iter().next() {
        game.play(square).unwrap();
    }
    Some(game)
}

fn ten_games() -> Vec<Game> {
    let slips = [Slip::NotFlipped, Slip::OneTooMany, Slip::DoubleTurn];
    let rows = table::rows::<8>(include_str!("../../../../tests/data/games.tsv"));
    let games = rows.map(|[moves, ..]| moves).filter(|moves| moves.len() == 120).enumerate();
    games.filter_map(|(n, moves)| slipped(moves, 9 + 4 * (n % 11), slips[n % 3])).take(10).collect()
}

fn read(text: &str) -> Record {
    let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    let found = games.next().unwrap().unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(found.warnings, [], "{text}");
    assert!(games.next().is_none(), "{text}");
    found.record
}

#[test]
fn ten_games_with_errors_over_the_board_come_back_from_pgn_and_sgf() {
    let games = ten_games();
    assert_eq!(games.len(), 10);
    for game in games {
        let record = Record::from(game);
        for format in [Format::Pgn, Format::Sgf] {
            let text = format.write(&record).unwrap();
            assert_eq!(read(&text), record, "{text}");
            assert!(losses(format, &record, Skipped::default(), &text).is_empty(), "{text}");
        }
        // And from one to the other, and back.
        let through =
            read(&Format::Sgf.write(&read(&Format::Pgn.write(&record).unwrap())).unwrap());
        assert_eq!(through, record);
    }
}

#[test]
fn formats_that_cannot_keep_an_error_over_the_board_say_so() {
    for game in ten_games() {
        let record = Record::from(game);
        for error in [
            Format::Ggf.write(&record).unwrap_err(),
            BaseWriter::new(Names::default()).add(&record).unwrap_err(),
        ] {
            let words = "cannot hold an error over the board: there is one after move";
            assert!(error.to_string().contains(words), "{error}");
        }
        for format in [Format::Transcript, Format::Grid] {
            let text = format.write(&record).unwrap();
            let lost = losses(format, &record, Skipped::default(), &text);
            assert_eq!(lost.get(&Loss::Corrections), Some(&1), "{text}");
            assert_eq!(lost.get(&Loss::Rules), None, "{text}");
        }
    }
}

fn moves(text: &str) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, text).unwrap();
    game
}

#[test]
fn nothing_is_corrected_before_the_first_move_or_in_the_opening() {
    let correction = Correction { board: Board::EMPTY, next: Color::Black };
    let mut game = Game::new(Rules::OTHELLO);
    assert_eq!(game.correct(correction), Err(CorrectionError::Start));
    let mut game = Game::new(Preset::Reversi.rules());
    game.play(Square::D4).unwrap();
    assert_eq!(game.correct(correction), Err(CorrectionError::Opening));
    assert!(!game.is_corrected());
}

#[test]
fn undo_and_redo_take_the_correction_along_and_the_rules_take_it_back() {
    let mut game = moves("f5d6");
    let ruled = game.position();
    let board = ruled.board().with(Color::Black, Square::D5.into());
    let correction = Correction { board, next: Color::Black };
    game.correct(correction).unwrap();
    assert_eq!((game.position().board(), game.plies()[1].by_rules()), (board, ruled));
    game.undo();
    assert_eq!(game.position(), moves("f5").position());
    game.redo();
    assert_eq!(game.position().board(), board);
    game.correct(ruled.as_correction()).unwrap();
    assert_eq!(game, moves("f5d6"));
}

#[test]
fn sgf_of_others_is_read() {
    // A disc is added without a turn: that of the move that follows.
    let after = |node: &str| read(&format!("(;GM[2];B[f5];W[d6]{node})")).game.position();
    let ruled = moves("f5d6").position();
    assert_eq!(after(";PL[B]"), ruled);
    assert_eq!(after(";AB[d5];B[c3]").board().disc(Square::D5), Some(Color::Black));
    assert_eq!(after(";AE[f5]PL[W]").board().disc(Square::F5), None);
    assert_eq!(after(";AE[f5]PL[W]").to_move(), Some(Color::White));
    // What the turn says is no error if the move that follows is not that player's.
    assert_eq!(after(";PL[W];B[c3]"), moves("f5d6c3").position());
    assert_eq!(after(";PL[W]").to_move(), Some(Color::White));
}

#[test]
fn a_change_of_the_board_that_cannot_be_is_refused() {
    let error = |text: &str| {
        let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        games.next().unwrap().unwrap_err().to_string()
    };
    let mixed = error("(;GM[2];B[f5];AB[d5]W[d6])");
    assert!(mixed.contains("AB: expected no change of the board in the node of a move"), "{mixed}");
    let squares = error("(;GM[2];B[f5];AB[z9])");
    assert!(squares.contains("AB: expected squares such as e4"), "{squares}");
    let early = error(
        "1. {[%board \"----------------------------------------------------------------X\"]} f5 *",
    );
    assert!(early.contains("before the first move"), "{early}");
    let short = error("1. f5 {[%board \"--X\"]} d6 *");
    assert!(short.contains("line 1, column 8: expected 64 characters"), "{short}");
}

#[test]
fn nothing_is_corrected_where_a_variation_begins() {
    let board = "---------------------------XX------XXX-----O-------------------- X";
    // Behind a variation that goes on from there, and inside of one that repeats the last move.
    let behind =
        format!("1. f5 d6 (1... d6 {{[%same]}} 2. c4 e3) {{[%board \"{board}\"]}} 2. d7 *");
    let mut games = Reader::new(behind.as_bytes(), Position::start(Rules::OTHELLO));
    let error = games.next().unwrap().unwrap_err().to_string();
    assert!(error.contains("nothing can be corrected where variations begin"), "{error}");
    let inside = format!("1. f5 d6 (1... d6 {{[%same]}} {{[%board \"{board}\"]}} 2. d7) *");
    let found =
        Reader::new(inside.as_bytes(), Position::start(Rules::OTHELLO)).next().unwrap().unwrap();
    assert!(!found.record.game.is_corrected());
    assert_eq!(found.warnings.len(), 1, "the variation is kept as text");
    Format::Sgf.write(&found.record).unwrap();
}

#[test]
fn a_branch_of_sgf_beside_a_correction_is_kept_as_text() {
    let text = "(;GM[2];B[f5];W[d6](;AB[d5]PL[B];B[c7])(;B[c3];W[d3]))";
    let found =
        Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next().unwrap().unwrap();
    assert!(found.record.game.is_corrected());
    let warning = found.warnings[0].to_string();
    assert!(warning.contains("expected no branch beside a change of the board"), "{warning}");
    // Branches behind it are read.
    let text = "(;GM[2];B[f5];W[d6];AB[d5]PL[B](;B[c7])(;B[c4]))";
    assert_eq!(read(text).annotations.children(&read(text).game, Moment::Main(2)).count(), 2);
    // The turn of a variation counts as on the main line.
    let text = "(;GM[2];B[f5];W[d6](;B[c3])(;B[c4];PL[B];W[d3]))";
    assert!(!read(text).annotations.is_empty());
}

#[test]
fn a_game_may_be_corrected_as_often_as_it_is_long() {
    let start = Position::start(Rules::OTHELLO).as_correction();
    let mut game = Game::new(Rules::OTHELLO);
    for _ in 0..300 {
        game.play(Square::F5).unwrap();
        game.correct(start).unwrap();
    }
    let record = Record::from(game);
    assert_eq!(read(&Format::Pgn.write(&record).unwrap()), record);
}

#[test]
fn values_are_not_compared_across_an_error_over_the_board() {
    // Even before f5, and won after it, which cannot both be certain.
    let value = |score: i8, square| MoveEvaluation {
        score: Score::Exact(score),
        best_score: Score::Exact(score),
        best: vec![square],
    };
    let contradictions = |is_corrected: bool| {
        let mut game = moves("e6f4e3f6g5d6e7f5");
        if is_corrected {
            let board = game.position().board().with(Color::Black, Square::A1.into());
            game.correct(Correction { board, next: Color::Black }).unwrap();
        }
        game.play(Square::C5).unwrap();
        let mut evaluations = Evaluations::default();
        evaluations.insert(7, value(0, Square::F5));
        evaluations.insert(8, value(64, Square::C5));
        evaluations.contradictions(&game)
    };
    assert_eq!((contradictions(false), contradictions(true)), (vec![7], vec![]));
}
