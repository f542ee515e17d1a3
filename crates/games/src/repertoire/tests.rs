//! Repertoires: what is known in a position, how a game leaves them, and what they lack.

use crate::explorer::{BaseGame, GameBase, Selection};
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Square, Symmetry};
use othello_engine::{Line, Stop, Value};
use othello_notation::reader::Reader;
use othello_notation::{Format, Record, transcript};

use super::check::{CheckBounds, Checked, RepertoireFault, check};
use super::make::{ChosenMove, CountedGames, RepertoirePlan, is_frequent, make};
use super::{Departure, Repertoire};

/// Black plays the Tiger, and against the diagonal the Cow or another move.
const FILE: &str = "(;GM[2]PB[?]PW[?];B[f5](;W[d6]C[perpendicular];B[c3];W[d3];B[c4]C[Tiger])
(;W[f6](;B[e6];W[f4])(;B[f7])))";

fn read(text: &str) -> Vec<Record> {
    let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    games.map(|found| found.unwrap().record).collect()
}

fn repertoire() -> Repertoire {
    Repertoire::of(Color::Black, &read(FILE))
}

fn game(moves: &str) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    game
}

/// The same game in another orientation of the board.
fn turned(moves: &str, symmetry: Symmetry) -> Game {
    let mut turned = Game::new(Rules::OTHELLO);
    game(moves).plies().iter().for_each(|ply| {
        turned.play(ply.square.transformed(symmetry)).unwrap();
    });
    turned
}

const MIRROR: Symmetry = Symmetry::Transpose;

fn squares(moves: &[super::RepertoireMove]) -> Vec<&'static str> {
    moves.iter().map(|known| known.square().name()).collect()
}

#[test]
fn any_order_and_orientation_leads_to_the_moves_of_the_file() {
    let repertoire = repertoire();
    assert_eq!((repertoire.len(), repertoire.is_empty()), (4, false));
    assert_eq!(squares(&repertoire.moves(&game("f5d6").position())), ["c3"]);
    assert_eq!(squares(&repertoire.moves(&game("f5d6c3d3").position())), ["c4"]);
    assert_eq!(squares(&repertoire.moves(&game("f5f6").position())), ["e6", "f7"]);
    let mirrored = turned("f5d6c3d3", MIRROR).position();
    let expected = Square::C4.transformed(MIRROR);
    assert_eq!(repertoire.moves(&mirrored)[0].square(), expected);
    assert_eq!(repertoire.moves(&mirrored)[0].comment, "Tiger");
    // All first moves are the same.
    let first = &repertoire.moves(&Position::start(Rules::OTHELLO))[0];
    assert_eq!(first.square(), Square::F5);
    assert!([Square::F5, Square::D3, Square::C4, Square::E6].iter().all(|it| first.is(*it)));
    assert!(repertoire.has(&game("f5f6e6f4").position()));
    assert!(!repertoire.has(&game("f5f4").position()));
}

/// A teacher's file: the right answer to the perpendicular opening, and two wrong ones.
const PROBLEM: &str = "(;GM[2];B[f5];W[d6]C[Black to move](;B[c6]BM[1]C[Opens b7];W[f4];B[e6])
(;B[c3]C[RIGHT];W[d3];B[c4])(;B[c5]))";

#[test]
fn what_a_file_calls_wrong_is_no_answer_and_nothing_after_it_is_asked() {
    let records = read(PROBLEM);
    let black = Repertoire::of(Color::Black, &records);
    let position = game("f5d6").position();
    let wrong = black.wrong_moves(&position);
    assert_eq!(squares(&black.moves(&position)), ["c3"]);
    assert_eq!((squares(&wrong), &*wrong[0].comment), (vec!["c6", "c5"], "Opens b7"));
    let questions = black.questions(None);
    let asked = questions.iter().map(|asked| transcript::write(asked.game.plies()));
    assert_eq!(asked.collect::<Vec<_>>(), ["", "f5d6", "f5d6c3d3"]);
    // It is asked as the file asks.
    assert_eq!(
        questions.iter().map(|it| &*it.question).collect::<Vec<_>>(),
        ["", "Black to move", ""]
    );
    assert!(!black.has(&game("f5d6c6").position()));
    let departure = Departure::Own { ply: 2, moves: vec![Square::C3] };
    assert_eq!(black.departure(&game("f5d6c6")), Some(departure));
    // They are moves of the opponent for White.
    let white = Repertoire::of(Color::White, &records);
    assert_eq!(squares(&white.moves(&position)), ["c6", "c3", "c5"]);
    assert_eq!(squares(&white.moves(&game("f5d6c6").position())), ["f4"]);
    // Neither losing nor unanswered, and no other answer to the same position.
    let again = "(;GM[2];B[d3];W[c5];B[f6])";
    assert_eq!(checked(&format!("{PROBLEM}{again}"), &[], Some(Square::C6)).findings, []);
    // In PGN, and where the way to the right move is longer.
    let pgn = "[Event \"?\"]\n\n1. f5 d6 2. c3 (2. c6 $4) (2. c5?!) (2. c4 !?) *";
    let pgn = Repertoire::of(Color::Black, &read(pgn));
    assert_eq!(squares(&pgn.moves(&position)), ["c3", "c4"]);
    let deep = "(;GM[2];B[f5];W[d6](;B[c4];W[d3];B[c3]C[Correct!])(;B[c3];W[d3];B[c4]))";
    let deep = Repertoire::of(Color::Black, &read(deep));
    assert_eq!(squares(&deep.moves(&position)), ["c4"]);
}

#[test]
fn a_comment_that_asks_is_the_question_of_its_position() {
    let check = |comment: &str, expected: &str| {
        let file = format!("(;GM[2];B[f5];W[d6]C[{comment}];B[c3])");
        let questions = Repertoire::of(Color::Black, &read(&file)).questions(None);
        assert_eq!(questions[1].question, expected);
    };
    check(
        "What stops c4? Think of the edge.\nThe book has c3.",
        "What stops c4? Think of the edge.",
    );
    check("The perpendicular opening", "");
}

#[test]
fn questions_are_in_the_order_of_the_file_and_can_begin_in_the_middle() {
    let repertoire = repertoire();
    let lines = |from: Option<&Position>| {
        let questions = repertoire.questions(from).into_iter();
        questions.map(|asked| transcript::write(asked.game.plies())).collect::<Vec<_>>()
    };
    assert_eq!(lines(None), ["", "f5d6", "f5d6c3d3", "f5f6"]);
    assert_eq!(lines(Some(&turned("f5d6", MIRROR).position())), ["f5d6", "f5d6c3d3"]);
    assert!(lines(Some(&game("f5f4").position())).is_empty());
    let white = Repertoire::of(Color::White, &read(FILE));
    assert_eq!(white.questions(None).len(), 3);
}

#[test]
fn a_game_leaves_the_repertoire_where_its_first_unknown_move_is() {
    let repertoire = repertoire();
    let of = |moves| repertoire.departure(&game(moves));
    let own = |ply, moves: &[Square]| Some(Departure::Own { ply, moves: moves.to_vec() });
    assert_eq!(of("f5d6c3d3c6"), own(4, &[Square::C4]));
    assert_eq!(of("f5f6d3"), own(2, &[Square::E6, Square::F7]));
    assert_eq!(of("f5f4e3"), Some(Departure::Opponent { ply: 1 }));
    assert_eq!(of("f5d6c3d3c4f4"), Some(Departure::End { plies: 5 }));
    assert_eq!(of("f5f6e6f4g5"), Some(Departure::End { plies: 4 }));
    assert_eq!(of("f5d6"), None);
    let other = turned("f5d6c3d3c6", MIRROR);
    let expected = [Square::C4.transformed(MIRROR)];
    assert_eq!(repertoire.departure(&other), own(4, &expected));
}

/// Values by which one move is the best and another loses five discs.
fn values(position: &Position, bad: Option<Square>) -> Vec<Line> {
    let loss = |square: Square| if Some(square) == bad { -5 } else { 0 };
    let mut lines: Vec<_> = position
        .legal_moves()
        .by_name()
        .map(|square| Line { value: Value::Exact(loss(square)), moves: vec![square] })
        .collect();
    lines.sort_by(|one, other| other.value.discs().total_cmp(&one.value.discs()));
    lines
}

fn of_all(positions: &[Position], bad: Option<Square>) -> Vec<Vec<Line>> {
    positions.iter().map(|position| values(position, bad)).collect()
}

/// Games of these moves, so often each.
fn base_of(games: &[(&str, usize)]) -> GameBase {
    let mut base = GameBase::default();
    for (moves, count) in games {
        let squares: Vec<_> = game(moves).plies().iter().map(|ply| ply.square).collect();
        for number in 1..=*count {
            let game = BaseGame {
                start: Position::start(Rules::OTHELLO),
                moves: &squares,
                names: ByColor::default(),
                event: None,
                year: None,
                forfeit: None,
                number,
            };
            assert!(base.add(&game, 0));
        }
    }
    base
}

const BOUNDS: CheckBounds = CheckBounds { share: 0.05, games: 10, loss: 2.0 };

fn checked(text: &str, games: &[(&str, usize)], bad: Option<Square>) -> Checked {
    let base = base_of(games);
    let selection = Selection::all(&base);
    let games = CountedGames { base: &base, selection: &selection };
    let valued = |positions: &[Position], _: &mut dyn FnMut(usize)| of_all(positions, bad);
    check(Color::Black, &read(text), Some(games), &BOUNDS, &Stop::new(), valued, |_, _| {})
}

#[test]
fn a_check_finds_frequent_replies_without_an_answer() {
    let games = [("f5d6c3d3", 90), ("f5f6e6f4", 30), ("f5f4e3f6", 8), ("f5d6c3g5", 4)];
    let Checked { positions, findings } = checked(FILE, &games, None);
    let found: Vec<_> = findings.iter().map(|it| (it.line.len(), &it.fault)).collect();
    let hole = RepertoireFault::Hole { square: Square::F4, games: 8, reached: 132 };
    assert_eq!((positions, found), (4, vec![(1, &hole), (4, &RepertoireFault::Unanswered)]));
    let answered = FILE.replace(";W[f4])", ";W[f4];B[f3])");
    let answered = answered.replace("(;W[d6]C", "(;W[f4];B[e3])(;W[d6]C");
    assert!(checked(&answered, &games, None).findings.is_empty());
}

#[test]
fn a_check_finds_moves_that_lose_and_two_answers_to_one_position() {
    let findings = checked(FILE, &[], Some(Square::C3)).findings;
    let RepertoireFault::Loss { square, loss, .. } = findings[0].fault else {
        panic!("{findings:?}")
    };
    assert_eq!((square, loss, findings[0].line.len()), (Square::C3, 5.0, 2));
    let two =
        "(;GM[2];B[f5];W[d6](;B[c3];W[d3];B[c4];W[f4];B[f6])(;B[c4];W[d3];B[c3];W[f4];B[c5]))";
    let [first, second] = ["f5d6c3d3c4f4", "f5d6c4d3c3f4"].map(|moves| game(moves).position());
    assert_eq!(first, second);
    let findings = checked(two, &[], None).findings;
    let conflict = RepertoireFault::Conflict {
        moves: vec![Square::F6],
        other: game("f5d6c4d3c3f4").plies().iter().map(|ply| ply.square).collect(),
        other_moves: vec![Square::C5],
    };
    assert_eq!(findings.iter().map(|it| &it.fault).collect::<Vec<_>>(), [&conflict]);
}

fn games_alone(chosen: &ChosenMove) -> String {
    let ChosenMove { name, games, of, .. } = *chosen;
    format!("{}: {games} of {}", name.unwrap_or("?"), of.unwrap_or(games))
}

#[test]
fn a_repertoire_of_games_has_no_hole_and_is_the_same_each_time() {
    let games = [("f5d6c3d3c4f4", 90), ("f5f6e6f4", 30), ("f5f4e3f6", 8), ("f5d6c3g5", 4)];
    let base = base_of(&games);
    let selection = Selection::all(&base);
    let games = CountedGames { base: &base, selection: &selection };
    let plan = RepertoirePlan {
        color: Color::Black,
        plies: 6,
        games: 10,
        share: 0.05,
        within: 0.0,
        rare_within: Some(0.0),
    };
    let stop = Stop::new();
    let made = || {
        // No reply is good enough by its value alone, and so it is the frequency that counts.
        let own = |positions: &[Position], _: &mut dyn FnMut(usize)| {
            let is_own = |position: &Position| position.next() == Color::Black;
            let none = || vec![Vec::new(); positions.len()];
            if positions.iter().all(is_own) { of_all(positions, None) } else { none() }
        };
        make(&plan, &game(""), games, &stop, own, games_alone, |_, _, _| {}).unwrap()
    };
    let record = made();
    assert_eq!(record, made());
    let repertoire = Repertoire::of(Color::Black, std::slice::from_ref(&record));
    assert_eq!(squares(&repertoire.moves(&game("f5").position())), ["d6", "f6", "f4"]);
    assert_eq!(squares(&repertoire.moves(&game("f5d6c3").position())), ["d3"]);
    assert_eq!(squares(&repertoire.moves(&game("f5d6c3d3").position())), ["c4"]);
    let text = Format::Sgf.write(&record).unwrap();
    assert!(text.contains("C[Perpendicular Opening: 94 of 132]"), "{text}");
    let bounds = CheckBounds { games: 10, ..BOUNDS };
    let valued = |positions: &[Position], _: &mut dyn FnMut(usize)| of_all(positions, None);
    let again = check(Color::Black, &read(&text), Some(games), &bounds, &stop, valued, |_, _| {});
    assert_eq!(again.findings, []);
    stop.request();
    assert_eq!(make(&plan, &game(""), games, &stop, valued, games_alone, |_, _, _| {}), None);
    let row = games.rows(&game("f5").position())[2];
    assert!(is_frequent(&row, 132, 0.05) && !is_frequent(&row, 132, 0.07));
}
