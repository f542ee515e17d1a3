//! Scoresheets with errors, and the games that they stand for.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Preset, Rules};
use othello_core::square::Square;
use othello_notation::diagram::{self, Spacing};
use othello_notation::reader::Reader;
use othello_notation::repair::{self, Judge, Repair, Status, repairs, status};
use othello_notation::scoresheets::{self, sheets};
use othello_notation::sheet::{Grid, GridError, GridMark, NumberStep, Sheet};
use othello_notation::{Format, paste, transcript};

/// The tournament game `WTH_1992#3243`, which Black won 42-22.
const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";
const SCORE: ByColor<u8> = ByColor { black: 42, white: 22 };

fn start() -> Position {
    Position::start(Rules::OTHELLO)
}

fn game() -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, GAME).unwrap();
    game
}

fn squares() -> Vec<&'static str> {
    (0..60).map(|at| &GAME[2 * at..][..2]).collect()
}

/// Repairs a list of moves; of repairs that are equally likely it does not know the better.
fn repaired(text: &str, score: Option<ByColor<u8>>) -> Vec<Repair> {
    repairs(&Sheet::from_moves(text).unwrap(), start(), score, &|_: &Game| 0.0)
}

#[track_caller]
fn check(moves: &[&str], expected: &str) {
    let repairs = repaired(&moves.concat(), Some(SCORE));
    let words: Vec<_> = repairs.iter().map(ToString::to_string).collect();
    assert!(words.contains(&expected.into()), "{words:?}");
    let right = repairs.iter().find(|repair| repair.to_string() == expected).unwrap();
    assert_eq!(transcript::write(right.game.plies()), GAME);
}

#[test]
fn a_sheet_without_a_fault_is_its_own_repair() {
    for score in [None, Some(SCORE)] {
        let repairs = repaired(GAME, score);
        assert_eq!(status(&repairs), Status::Correct);
        assert_eq!(repairs[0].game, game());
    }
    // A game that was given up, whose score was judged.
    let repairs = repaired(&GAME[..80], Some(ByColor { black: 64, white: 0 }));
    assert_eq!(status(&repairs), Status::Correct);
    assert_eq!(repairs[0].game, game().up_to(40));
}

#[test]
fn each_slip_is_found_and_said_in_words() {
    let mut moves = squares();
    moves.swap(31, 32);
    check(&moves, "32 and 33 swapped: 42-22, as stated");
    moves = squares();
    moves.swap(20, 40);
    check(&moves, "21 and 41 swapped: 42-22, as stated");
    moves = squares();
    moves.remove(56);
    check(&moves, "a8 added as 57: 42-22, as stated");
    moves = squares();
    moves[29] = "h4";
    check(&moves, "30 at g3, not h4: 42-22, as stated");
    moves = squares();
    moves.insert(12, "a1");
    check(&moves, "13 at a1 left out: 42-22, as stated");
    moves = squares();
    moves[37] = "f9";
    check(&moves, "38 read as f7: 42-22, as stated");
    moves = squares();
    moves[37] = " ? ";
    check(&moves, "38, which is missing, at f7: 42-22, as stated");
}

#[test]
fn two_slips_are_found_and_the_stated_score_decides() {
    let mut moves = squares();
    moves.swap(9, 10);
    moves.remove(50);
    check(&moves, "10 and 11 swapped; b8 added as 51: 42-22, as stated");
    // A legal game with another score than the one stated has an error.
    let repairs = repaired(GAME, Some(ByColor { black: 40, white: 24 }));
    assert!(!repairs.is_empty());
    for repair in &repairs {
        assert_eq!(repair.score(), Some(ByColor { black: 40, white: 24 }), "{repair}");
        assert!(!repair.changes.is_empty());
    }
    assert!(repairs.len() <= repair::MOST);
    // No game ends so, whatever is changed of this one.
    assert_eq!(status(&repaired(GAME, Some(ByColor { black: 0, white: 64 }))), Status::None);
}

#[test]
fn other_rules_are_not_repaired() {
    let reversi = Position::start(Preset::Anti.rules());
    assert!(!repair::is_possible(reversi));
    let sheet = Sheet::from_moves("f5d6c3d3").unwrap();
    assert!(repairs(&sheet, reversi, None, &|_: &Game| 0.0).is_empty());
}

#[test]
fn the_moves_decide_between_repairs_that_are_equally_likely() {
    let mut moves = squares();
    moves[29] = "h4";
    let sheet = Sheet::from_moves(&moves.concat()).unwrap();
    let all = repairs(&sheet, start(), Some(SCORE), &|_: &Game| 0.0);
    for wanted in &all {
        let doubt = |game: &Game| if *game == wanted.game { 0.0 } else { 9.0 };
        let repairs = repairs(&sheet, start(), Some(SCORE), &doubt);
        assert_eq!(repairs[0].game, wanted.game);
        assert_eq!(repairs.len(), 1);
    }
}

#[test]
fn grids_with_doubled_missing_and_misread_numbers_are_repaired() {
    let check = |change: &dyn Fn(&mut Grid), expected: &str| {
        let mut grid = Grid::from_game(&game());
        change(&mut grid);
        let repairs = repairs(&Sheet::from_grid(&grid), start(), Some(SCORE), &|_: &Game| 0.0);
        assert_eq!(repairs[0].to_string(), format!("{expected}: 42-22, as stated"));
        assert_eq!(repairs[0].game, game());
    };
    check(&|grid| grid.set(Square::E3, 11), "e3 is 17, not 11");
    check(&|grid| grid.set(Square::E3, 71), "e3 is 17, not 71");
    check(&|grid| grid.set(Square::E3, 0), "17, which is missing, at e3");
    // One number was written twice, and all later ones are one less than they should be.
    check(&|grid| grid.renumber(Square::E3, NumberStep::Up), "no 17: one less from there on");
    // Nothing on the sheet says which of two squares comes first; the moves do.
    let mut grid = Grid::from_game(&game());
    grid.renumber(Square::E3, NumberStep::Down);
    let doubt = |other: &Game| if *other == game() { 0.0 } else { 1.0 };
    let repairs = repairs(&Sheet::from_grid(&grid), start(), Some(SCORE), &doubt);
    assert_eq!(repairs[0].game, game());
    let changes = repairs[0].changes_in_words();
    assert!(changes.contains("one more from there on"), "{changes}");
}

#[test]
fn a_grid_says_what_is_wrong_with_it() {
    let mut grid = Grid::from_game(&game());
    assert_eq!(grid.play(start()), (game(), None));
    assert_eq!(grid.marks(start()), []);
    grid.set(Square::H1, 71);
    assert_eq!(grid.missing(), []);
    assert_eq!(grid.play(start()).1.unwrap().to_string(), "60 is missing");
    assert_eq!(grid.marks(start()), [(Square::H1, GridMark::TooLarge)]);
    grid.set(Square::H1, 59);
    let (played, fault) = grid.play(start());
    assert_eq!(played, game().up_to(58));
    assert_eq!(fault.unwrap().to_string(), "59 stands at h1 and h8");
    assert_eq!(
        grid.marks(start()),
        [(Square::H1, GridMark::Doubled), (Square::H8, GridMark::Doubled)]
    );
    grid.set(Square::H1, 0);
    grid.set(Square::F5, 0);
    assert_eq!(grid.play(start()).1, Some(GridError::Missing(1)));
    assert_eq!(grid.missing(), [1]);
}

/// The grid of a game as it is printed, and as others write it.
#[test]
fn grids_are_read_in_many_spellings() {
    let grid = Grid::from_game(&game());
    let wide = diagram::draw(&game(), 60, Spacing::Wide);
    assert_eq!(grid.to_string(), wide);
    let tight = diagram::draw(&game(), 60, Spacing::Tight);
    let bare = wide.lines().skip(1).map(|line| line[2..].to_owned() + "\n").collect::<String>();
    let commas = bare.trim_start().replace("  ", " ").replace("\n ", "\n").replace(' ', ",");
    let piped =
        bare.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" | ") + "\n");
    let flat = bare.split_whitespace().collect::<Vec<_>>().join(" ");
    let all = [wide.clone(), tight, bare.clone(), commas, piped.collect(), flat];
    for text in all {
        let found = sheets(&text, start());
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(found[0].1, Some((Sheet::from_grid(&grid), start())), "{text}");
    }
    // Several in one text, with scores, between lists of moves.
    let text = format!("{GAME} 42-22\n\n{wide}42-22\n# a comment\n{bare}{GAME}\nhello\n");
    let found = sheets(&text, start());
    let lines: Vec<_> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 3, 14, 22, 23]);
    let scores: Vec<_> =
        found.iter().flat_map(|(_, sheet)| sheet).map(|(it, _)| it.score).collect();
    assert_eq!(scores, [Some(SCORE), Some(SCORE), None, None]);
    assert!(found[4].1.is_none());
}

/// Whatever is written, nothing panics, and what is offered is legal.
#[test]
fn any_sheet_at_all_is_taken() {
    for text in ["f5f5f5f5f5", "z9z9f5 d6", "d4e4d5e5", "f5d6c3d3c4 ?? ?? ??", "f5 d6 65-0"] {
        let Some(sheet) = Sheet::from_moves(text) else { continue };
        assert!(repairs(&sheet, start(), None, &|_: &Game| 0.0).len() <= repair::MOST);
    }
    let mut grid = Grid::default();
    for square in Square::ALL {
        grid.set(square, 99);
    }
    assert!(repairs(&Sheet::from_grid(&grid), start(), None, &|_: &Game| 0.0).is_empty());
    grid.renumber(Square::A1, NumberStep::Up);
    assert_eq!(grid.number(Square::A1), Some(99));
    assert!(
        repairs(&Sheet::from_grid(&Grid::default()), start(), None, &|_: &Game| 0.0).is_empty()
    );
}

/// The grid that is printed is a game again, from any start, and a faulty one is refused with its place.
#[test]
fn printed_grids_are_a_format() {
    let read = |text: &str| {
        let mut reader = Reader::new(text.as_bytes(), start());
        let first = reader.next().unwrap().map_err(|error| error.to_string());
        assert!(reader.next().is_none(), "{text}");
        first
    };
    let wide = Format::Grid.write(&game().into()).unwrap();
    assert_eq!(read(&wide).unwrap().record.game, game());
    let found = read(&format!("{wide}42-22\n")).unwrap();
    assert_eq!((found.record.game, found.warnings.len()), (game(), 0));
    let found = read(&format!("{wide}40-24\n")).unwrap();
    assert_eq!(found.warnings.len(), 1);
    // White begins on a board that was set up.
    let after = start().play(Square::D3).unwrap();
    assert_eq!(after.to_move(), Some(Color::White));
    let mut set_up = Game::from_position(after);
    let first = set_up.position().legal_moves().first().unwrap();
    set_up.play(first).unwrap();
    let found = read(&Format::Grid.write(&set_up.clone().into()).unwrap()).unwrap();
    assert_eq!(found.record.game.position().board(), set_up.position().board());
    assert_eq!(found.record.game.plies().len(), 1);
    // Faults, and where they are.
    assert_eq!(
        read(&wide.replace("17", "11")).unwrap_err(),
        "line 4, column 1: 11 stands at e3 and f6"
    );
    assert_eq!(read(&wide.replace("17", "--")).unwrap_err(), "line 1, column 4: 17 is missing");
    assert_eq!(
        read(&wide.lines().take(5).collect::<Vec<_>>().join("\n")).unwrap_err(),
        "line 1, column 4: expected eight rows of numbers"
    );
}

/// Pasted grids, alone and with all that `othello show` prints around them, and games of Othello Quest.
#[test]
fn grids_and_games_of_othello_quest_are_pasted() {
    let read = |text: &str| paste::read(text, Rules::OTHELLO).map_err(|error| error.to_string());
    let wide = diagram::draw(&game(), 60, Spacing::Wide);
    assert_eq!(read(&wide).unwrap().game, game());
    let around =
        format!("Black 42, White 22, 0 empty.\nOpening: Cat.\n\n{wide}\nDisc lead: + every 10\n");
    assert_eq!(read(&around).unwrap().game, game());
    assert_eq!(read(&wide.replace("17", "11")).unwrap_err(), "11 stands at e3 and f6");
    let moves = |squares: &[&str]| {
        let moves = squares.iter().map(|square| format!("{{\"m\":\"{square}\",\"t\":1200}}"));
        moves.collect::<Vec<_>>().join(",")
    };
    let quest = format!(
        "{{\"players\":[{{\"id\":\"a\",\"name\":\"Anna\"}},{{\"id\":\"b\",\"name\":\"Ben\"}}],\"position\":{{\"startPos\":\"\",\
         \"moves\":[{}]}}}}",
        moves(&squares())
    );
    let record = read(&quest).unwrap();
    assert_eq!((record.game, record.names.white.unwrap().as_str()), (game(), "Ben"));
    // A start that was drawn, and a pass.
    let xot = "{\"startPos\": \"f5f6e6f4g5e7e3g6\", \"moves\": [{\"m\": \"d3\"}]}";
    assert_eq!(read(xot).map(|record| record.game.plies().len()).ok(), legal("f5f6e6f4g5e7e3g6d3"));
    assert!(read("{\"m\":3}").is_err());
}

/// The number of the moves, if they are all legal.
fn legal(moves: &str) -> Option<usize> {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).ok().map(|()| game.plies().len())
}

#[test]
fn a_paste_with_a_fault_is_a_sheet_to_repair() {
    let mut moves = squares();
    moves.swap(31, 32);
    let text = format!("Ann - Ben: {} 42-22", moves.concat());
    let (sheet, from) = scoresheets::faulty_sheet(&text, Rules::OTHELLO).unwrap();
    assert_eq!((from, sheet.score), (start(), Some(SCORE)));
    let played = sheet.play(from);
    assert_eq!(played, game().up_to(played.plies().len()));
    assert!(played.plies().len() >= 31);
    assert_eq!(repairs(&sheet, from, None, &|_: &Game| 0.0)[0].game, game());
    let wide = diagram::draw(&game(), 60, Spacing::Wide).replace("17", "11");
    let (sheet, from) = scoresheets::faulty_sheet(&wide, Rules::OTHELLO).unwrap();
    assert_eq!(sheet.play(from), game().up_to(10));
    assert_eq!(repairs(&sheet, from, None, &|_: &Game| 0.0)[0].game, game());
    // Without a fault, and without moves, there is nothing to repair.
    assert_eq!(scoresheets::faulty_sheet(GAME, Rules::OTHELLO), None);
    assert_eq!(scoresheets::faulty_sheet("hello", Rules::OTHELLO), None);
}

#[test]
fn a_missing_start_is_found_and_even_ones_come_first() {
    /// Takes one position for even and no other.
    struct Even(Position);
    impl Judge for Even {
        fn doubt(&self, _: &Game) -> f32 {
            0.0
        }
        fn imbalance(&self, position: Position) -> f32 {
            if position == self.0 { 0.0 } else { 5.0 }
        }
    }
    let rest = squares()[8..].concat();
    let sheet = Sheet::from_moves(&rest).unwrap();
    let even = Even(game().position_at(8));
    let repairs = repairs(&sheet, start(), Some(SCORE), &even);
    assert_eq!(repairs[0].game.position_at(8), even.0);
    assert_eq!(repairs[0].game.position(), game().position());
    let words = repairs[0].changes_in_words();
    assert!(words.ends_with(" added before the first"), "{words}");
}
