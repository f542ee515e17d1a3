//! Variations, comments, signs and marks: what is written is read again, and nothing is lost.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_core::tree::{Annotations, Mark, Moment, Property, Sign};
use othello_notation::error::{ReadError, Warning};
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, Record, Skipped, pgn, sgf, transcript};
use proptest::prelude::{
    BoxedStrategy, Just, Strategy, TestCaseError, prop_assert, prop_assert_eq, proptest,
};

use crate::{random, random_trees};

fn read(text: &str) -> Found {
    let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    let mut games: Vec<_> = games.map(|game| game.unwrap_or_else(|why| panic!("{why}"))).collect();
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn game(moves: &str) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    game
}

/// Plays the moves of a variation.
fn variation(annotations: &mut Annotations, game: &Game, from: Moment, moves: &str) -> Moment {
    let squares = moves.as_bytes().chunks(2).map(|name| str::from_utf8(name).unwrap().parse());
    squares.fold(from, |at, square| annotations.play(game, at, square.unwrap()).unwrap())
}

/// A game of Othello with variations and notes.
fn record(is_held: fn(char) -> bool) -> BoxedStrategy<Record> {
    random::game(Position::start(Rules::OTHELLO))
        .prop_flat_map(move |game| {
            (Just(game.clone()), random_trees::annotations(game, is_held)).prop_map(
                |(game, annotations)| {
                    let mut record = Record::from(game);
                    record.annotations = annotations;
                    record
                },
            )
        })
        .boxed()
}

/// The game and its notes without the plies undone.
fn without_undone(mut record: Record) -> Record {
    while record.game.redo().is_some() {}
    record
}

/// Expects the record that was written, without a warning. What differs shows best in the text.
fn check_back(
    back: Result<(Record, Vec<Warning>), ReadError>,
    record: &Record,
    text: &str,
) -> Result<(), TestCaseError> {
    let (back, warnings) = back.map_err(|why| TestCaseError::fail(format!("{why}\n{text}")))?;
    prop_assert_eq!(super::but_values(warnings), [], "{}", text);
    prop_assert!(back == *record, "{}\n{:?}\n{:?}", text, back.annotations, record.annotations);
    Ok(())
}

proptest! {
    #[test]
    fn any_tree_under_any_rules_comes_back_from_pgn(
        record in random::start().prop_flat_map(random::game).prop_flat_map(|game| {
            let annotations = random_trees::annotations(game.clone(), |_| true);
            (random::record(game), annotations).prop_map(|(mut record, annotations)| {
                record.annotations = annotations;
                record
            })
        })
    ) {
        let text = pgn::write(&record);
        check_back(pgn::read(&text, Position::start(Rules::OTHELLO)), &record, &text)?;
    }

    #[test]
    fn any_tree_comes_back_from_sgf(
        record in record(|c| !c.is_control() || c == '\n').prop_map(without_undone)
    ) {
        let text = sgf::write(&record).unwrap();
        check_back(sgf::read(&text, Position::start(Rules::OTHELLO)), &record, &text)?;
    }

    /// Promoting a variation changes the order of the lines alone, and doing so with the line that it
    /// has replaced brings the first order of the two back.
    #[test]
    fn promotion_loses_no_move_and_no_note(record in record(|_| true), choice in 0..1000_usize) {
        let Record { mut game, mut annotations, .. } = record;
        let branching: Vec<_> = (0..=game.line().len())
            .flat_map(|plies| annotations.variations(Moment::Main(plies)).collect::<Vec<_>>())
            .collect();
        if branching.is_empty() {
            return Ok(());
        }
        let moves = |game: &Game, annotations: &Annotations| {
            let mut all = vec![Moment::Main(0)];
            let mut lines = Vec::new();
            while let Some(at) = all.pop() {
                all.extend(annotations.children(game, at));
                let line = annotations.game_at(game, at);
                lines.push((transcript::write(line.plies()), annotations.note(at).cloned()));
            }
            lines.sort_by(|one, other| one.0.cmp(&other.0));
            lines
        };
        let before = moves(&game, &annotations);
        let head = Moment::Side(branching[choice % branching.len()]);
        let promoted = annotations.promote(&mut game, head);
        let Moment::Main(plies) = promoted else { panic!("{promoted:?} is not on the main line") };
        prop_assert_eq!(&moves(&game, &annotations), &before);
        let old = annotations.variations(Moment::Main(plies - 1)).next();
        if let Some(old) = old {
            annotations.promote(&mut game, Moment::Side(old));
            prop_assert_eq!(&moves(&game, &annotations), &before);
        }
    }
}

#[test]
fn a_tree_in_pgn_is_that_of_chess() {
    let mut record = Record::from(game("f5d6c3d3c4"));
    let Record { game, annotations, .. } = &mut record;
    annotations.note_mut(Moment::Main(0)).comment = "A lesson.".into();
    annotations.note_mut(Moment::Main(1)).add_sign(Sign(1));
    annotations.note_mut(Moment::Main(2)).comment = "The perpendicular.".into();
    let side = variation(annotations, game, Moment::Main(1), "f6e6");
    annotations.note_mut(side).add_mark(Mark::Triangle, Square::D6);
    annotations.note_mut(side).add_mark(Mark::Label("A".into()), Square::F4);
    let first = annotations.parent(side).unwrap();
    annotations.note_mut(first).before = "The diagonal.".into();
    variation(annotations, game, first, "d3");
    variation(annotations, game, Moment::Main(1), "f4");
    variation(annotations, game, Moment::Main(4), "c6");
    let text = pgn::write(&record);
    let moves = text.split("\n\n").nth(1).unwrap();
    assert_eq!(
        moves,
        "{A lesson.} 1. f5 $1 d6 {The perpendicular.} ({The diagonal.} 1... f6 2. e6\n\
         {[%mark triangle d6] [%label f4 \"A\"]} (2. d3)) (1... f4) 2. c3 d3 3. c4 (3. c6)\n\
         *\n"
    );
    let text = sgf::write(&record).unwrap();
    let moves = text.split("PL[B]").nth(1).unwrap();
    assert_eq!(
        moves,
        "C[A lesson.]\n;B[f5]TE[1]\n\
         (;W[d6]C[The perpendicular.];B[c3];W[d3]\n(;B[c4])\n(;B[c6]))\n\
         (;W[f6]CB[The diagonal.]\n(;B[e6]TR[d6]LB[f4:A])\n(;B[d3]))\n(;W[f4]))\n"
    );
}

/// Files of others, with properties and commands that mean nothing to us.
#[test]
fn annotated_files_come_back_byte_by_byte() {
    let files = [
        (Format::Sgf, include_str!("../../../../tests/data/formats/annotated_go_style.sgf")),
        (Format::Sgf, include_str!("../../../../tests/data/formats/annotated_edax_style.sgf")),
        (Format::Pgn, include_str!("../../../../tests/data/formats/annotated_chess_style.pgn")),
        (Format::Pgn, include_str!("../../../../tests/data/formats/annotated_by_hand.pgn")),
        (Format::Ggf, include_str!("../../../../tests/data/formats/annotated_ggs_style.ggf")),
    ];
    for (format, text) in files {
        let found = read(text);
        assert!(!found.record.annotations.is_empty());
        assert_eq!(format.write(&found.record).unwrap(), text);
        let crlf = text.replace('\n', "\r\n");
        assert_eq!(format.write(&read(&crlf).record).unwrap(), crlf);
    }
}

/// As soon as anything changes they are written by our rules, and say the same.
#[test]
fn annotated_files_keep_all_they_say_when_something_changes() {
    let check = |format: Format, text: &str| {
        let mut record = read(text).record;
        record.names.black = "Somebody".parse().ok();
        let written = format.write(&record).unwrap();
        assert_ne!(written, text);
        let back = read(&written).record;
        assert_eq!(
            (&back.annotations, &back.game),
            (&record.annotations, &record.game),
            "{written}"
        );
        assert_eq!(losses(format, &record, Skipped::default(), &written), [].into());
        let pgn = pgn::write(&record);
        assert_eq!(losses(Format::Pgn, &record, Skipped::default(), &pgn), [].into(), "{pgn}");
    };
    check(Format::Sgf, include_str!("../../../../tests/data/formats/annotated_go_style.sgf"));
    check(Format::Sgf, include_str!("../../../../tests/data/formats/annotated_edax_style.sgf"));
    check(Format::Pgn, include_str!("../../../../tests/data/formats/annotated_chess_style.pgn"));
    check(Format::Pgn, include_str!("../../../../tests/data/formats/annotated_by_hand.pgn"));
    check(Format::Ggf, include_str!("../../../../tests/data/formats/annotated_ggs_style.ggf"));
}

#[test]
fn illegal_variations_are_reported_with_their_places_and_kept_as_text() {
    let check = |text: &str, faults: &[&str], plies: usize, kept: &[&str]| {
        let found = read(text);
        let warnings: Vec<_> = found.warnings.iter().map(ToString::to_string).collect();
        assert_eq!(warnings, faults, "{text}");
        let note = found.record.annotations.note(Moment::Main(plies)).unwrap();
        assert_eq!(note.unread, kept, "{text}");
        let pgn = pgn::write(&found.record);
        assert_eq!(read(&pgn).record.annotations, found.record.annotations, "{pgn}");
        let sgf = sgf::write(&found.record).unwrap();
        assert_eq!(read(&sgf).record.annotations, found.record.annotations, "{sgf}");
    };
    let fault = |at: &str, why: &str| format!("the variation at {at} is kept as text: {why}");
    check(
        "[Black \"A\"]\n\n1. f5 d6 (1... a1 {no} (1... h8) 2. x9) 2. c3 *\n",
        &[&fault("line 3, column 16", "move 2: a1 has no black disc next to it")],
        1,
        &["1... a1 {no} (1... h8) 2. x9"],
    );
    check(
        "(;GM[2];B[f5](;W[d6];B[c3])(;W[a1]C[no](;B[h8])(;B[c3])))",
        &[&fault("line 1, column 30", "move 2: a1 has no black disc next to it")],
        1,
        &[";W[a1]C[no](;B[h8])(;B[c3])"],
    );
    check("[Black \"A\"]\n\n1. f5 ({only words}) d6 *\n", &[], 0, &["{only words}"]);
    check("(;GM[2](;B[f5];W[d6])(;C[only words]))", &[], 0, &[";C[only words]"]);
    check(
        "(;GM[2](;B[f5];W[d6])(;AB[a1];B[f5]))",
        &[&fault("line 1, column 24", "expected no change of the board in mid-game")],
        0,
        &[";AB[a1];B[f5]"],
    );
    let found = read(&format!("(;GM[2](;B[f5]){})", "(;B[a1])".repeat(30)));
    assert_eq!(found.warnings.len(), 17);
    assert_eq!(found.warnings[16].to_string(), "14 more variations are kept as text");
}

#[test]
fn a_game_is_read_up_to_a_change_of_the_board_and_the_rest_kept_as_text() {
    let check = |text: &str, at: &str, moves: &str, kept: &str| {
        let found = read(text);
        let warnings: Vec<_> = found.warnings.iter().map(ToString::to_string).collect();
        let why = "expected no change of the board in mid-game";
        let what = format!("the game is read up to {at}, and the rest is kept as text: {why}");
        assert_eq!(warnings, [what], "{text}");
        let Record { game: line, annotations, .. } = &found.record;
        assert_eq!(*line, game(moves), "{text}");
        let note = annotations.note(Moment::Main(moves.len() / 2)).unwrap();
        assert_eq!(note.unread, [kept], "{text}");
        for written in [pgn::write(&found.record), sgf::write(&found.record).unwrap()] {
            let back = read(&written);
            assert_eq!((&back.record.game, &back.warnings[..]), (line, &[][..]), "{written}");
            assert_eq!(back.record.annotations, *annotations, "{written}");
        }
        found.skipped
    };
    let board = "{[%board \"---------------------------XX------XXX-----X-------------------- X\"]}";
    let rest = format!("{board} 2. c7 {{hello}} (2. c3) d7 1-0");
    let tags = "[Black \"A\"]\n\n";
    let text = format!("{tags}1. f5 {{a comment}} d6 (1... f6) {rest}\n");
    check(&text, "line 3, column 32", "f5d6", &rest);
    let text = format!("{tags}1. f5 d6 {{[%board \"damaged\"]}} *\n");
    check(&text, "line 3, column 10", "f5d6", "{[%board \"damaged\"]} *");
    // Nobody knows how many of the moves that are left were taken back.
    let text = format!("[Variant \"othello\"]\n[TakenBack \"2\"]\n\n1. f5 d6 {board} 2. c7 d7 *\n");
    let skipped = check(&text, "line 4, column 10", "f5d6", &format!("{board} 2. c7 d7 *"));
    assert_eq!(skipped.tags, 1);
    let sgf =
        "(;GM[2]PB[A];B[f5](;W[d6]C[a comment];PL[B]AB[d5];B[c7](;W[d7])(;W[c3]))(;W[f6];B[e6]))";
    check(sgf, "line 1, column 44", "f5d6", ";PL[B]AB[d5];B[c7](;W[d7])(;W[c3])");
    check("(;GM[2]B[f5];W[d6]\nAB[a1];B[c3])", "line 2, column 1", "f5", ";W[d6]\nAB[a1];B[c3]");
    assert!(read("(;GM[2]AE[d4];AB[d4];B[f5])").warnings.is_empty(), "a start is set up");
    // In a variation the rest of that is kept.
    let text = format!("{tags}1. f5 d6 (1... f6 {board} 2. d3) 2. c3 *\n");
    let found = read(&text);
    assert_eq!(found.warnings.len(), 1);
    let note = found.record.annotations.note(
        found.record.annotations.variations(Moment::Main(1)).next().map(Moment::Side).unwrap(),
    );
    assert_eq!(
        (found.record.game, &note.unwrap().unread[..]),
        (game("f5d6c3"), &[format!("{board} 2. d3")][..])
    );
}

#[test]
fn notes_on_undone_moves_are_kept_with_them() {
    let mut record = Record::from(game("f5d6c3d3c4"));
    let Record { game, annotations, .. } = &mut record;
    variation(annotations, game, Moment::Main(3), "f4");
    for _ in 0..4 {
        game.undo();
    }
    let text = pgn::write(&record);
    assert!(text.contains("[TakenBack \"4\"]\n\n1. f5 d6 2. c3 d3 (2... f4) 3. c4 *\n"), "{text}");
    assert_eq!(read(&text).record, record);
    let text = sgf::write(&record).unwrap();
    let lost = losses(Format::Sgf, &record, Skipped::default(), &text);
    assert_eq!(lost, [(Loss::Undone, 4), (Loss::Variations, 1)].into());
}

#[test]
fn lines_without_a_tree_say_what_they_leave_out() {
    let text = include_str!("../../../../tests/data/formats/annotated_chess_style.pgn");
    let record = read(text).record;
    for format in [Format::Transcript, Format::Position] {
        let written = format.write(&record).unwrap();
        let lost = losses(format, &record, Skipped::default(), &written);
        for loss in [Loss::Comments, Loss::Variations, Loss::Marks] {
            assert!(lost.contains_key(&loss), "{format}: {lost:?}");
        }
    }
    let signs = read("f5!d6?!c3\n").record;
    assert_eq!(signs.annotations.note(Moment::Main(2)).unwrap().signs(), [Sign(6)]);
    let written = Format::Transcript.write(&signs).unwrap();
    let lost = losses(Format::Transcript, &signs, Skipped::default(), &written);
    assert_eq!(lost, [(Loss::Marks, 2)].into());
}

/// Nothing recurses, so that a small stack is enough.
fn with_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(256 << 10).spawn(test).unwrap();
    thread.join().unwrap();
}

/// Reads a game, writes it in both formats by our rules, reads it again, copies and compares it.
fn check_large(text: &str) -> Record {
    let mut record = read(text).record;
    record.names.black = "Somebody".parse().ok();
    for format in [Format::Pgn, Format::Sgf] {
        let written = format.write(&record).unwrap();
        let back = read(&written).record;
        assert!(back.clone() == record, "{format}");
    }
    record
}

#[test]
fn deep_nests_of_variations_are_read_and_written() {
    with_small_stack(|| {
        const DEPTH: usize = 10_000;
        let nested = "(1. c4 {x} ".repeat(DEPTH) + &")".repeat(DEPTH);
        let record = check_large(&format!("[White \"B\"]\n\n1. f5 {nested} d6 *\n"));
        assert_eq!(record.annotations.variations(Moment::Main(0)).count(), DEPTH);
        let nested = "(;C[x]".repeat(DEPTH) + ";B[c4]" + &")".repeat(DEPTH);
        check_large(&format!("(;GM[2](;B[f5];W[d6]){nested})"));
        let nested = "(;B[f5]".repeat(30_000) + &")".repeat(30_000);
        check_large(&format!("(;GM[2](;B[f5];W[d6]){nested})"));
        let nested = "(".repeat(70_000) + &")".repeat(70_000);
        for text in [format!("[A \"b\"]\n\n1. f5 {nested} *"), format!("(;GM[2];B[f5]{nested})")] {
            let error = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next();
            let error = error.unwrap().unwrap_err().to_string();
            assert!(error.contains("expected at most 65536"), "{error}");
        }
    });
}

/// A hundred thousand siblings.
fn repeated(one: impl Fn(usize) -> String) -> String {
    (0..100_000).fold(String::new(), |all, number| all + &one(number))
}

#[test]
fn a_hundred_thousand_siblings_are_kept_in_order() {
    with_small_stack(|| {
        let siblings = repeated(|n| format!("(1. c4 {{{n}}})"));
        let record = check_large(&format!("[White \"B\"]\n\n1. f5 {siblings} d6 *\n"));
        let annotations = &record.annotations;
        let last = annotations.variations(Moment::Main(0)).last().unwrap();
        assert_eq!(annotations.note(Moment::Side(last)).unwrap().comment, "99999");
        let siblings = repeated(|n| format!("(;B[c4]C[{n}])"));
        let same = check_large(&format!("(;GM[2](;B[f5];W[d6]){siblings})"));
        assert!(same.annotations == record.annotations);
    });
}

#[test]
fn a_comment_of_ten_megabytes_is_kept() {
    let words = "ten letters } ".repeat(10 << 20 >> 4) + "end";
    let record = check_large(&format!("(;GM[2];B[f5]C[{words}])"));
    assert_eq!(record.annotations.note(Moment::Main(1)).unwrap().comment, words);
    let text = format!("(;GM[2];B[f5]C[{}])", "x".repeat(16 << 20));
    let error = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next();
    let error = error.unwrap().unwrap_err().to_string();
    assert_eq!(error, "line 1, column 1: expected a game of at most 16 MiB");
}

/// A property of one format may have a name that means something else in another one.
#[test]
fn foreign_properties_do_not_change_the_game() {
    let check = |format: Format, text: &str| {
        let record = read(text).record;
        let written = format.write(&record).unwrap();
        let back = read(&written).record;
        assert_eq!(back.game, record.game, "{written}");
        let lost = losses(format, &record, Skipped::default(), &written);
        assert!(lost.contains_key(&Loss::Properties), "{written}");
    };
    check(Format::Ggf, "(;GM[2];GM[2]AB[d5][e4]AW[d4][e5]SZ[8];B[f5];W[d6])");
    check(Format::Ggf, "(;GM[2]PB[Ann];B[f5]TB[a1]PB[Bob];W[d6])");
    for property in ["B \"d6\"", "AB \"a1\"", "AE \"d4\"", "GM \"1\"", "SZ \"19\""] {
        let comment = format!("{{[%property {property}]}}");
        check(Format::Sgf, &format!("[Black \"A\"]\n\n{comment} 1. f5 {comment} d6 *\n"));
    }
    let record = read("[Black \"A\"]\n\n{[%property PL \"W\"]} 1. f5 d6 *\n").record;
    assert_eq!(read(&sgf::write(&record).unwrap()).record, record);
}

/// Text that would end a comment, or begin another game there, does neither.
#[test]
fn texts_of_other_formats_stay_in_their_brackets() {
    let text = "a]b\\\n12 (;GM[2];B[d3])\n( ;FF[4]\n(no game)\\";
    let mut record = Record::from(game("f5d6"));
    let note = record.annotations.note_mut(Moment::Main(1));
    note.comment = text.into();
    note.properties.push(Property::new("XX", vec![text.into(), "\\]".into()]).unwrap());
    for format in [Format::Pgn, Format::Sgf, Format::Ggf] {
        let written = format.write(&record).unwrap();
        let back = read(&written).record;
        assert_eq!(back.game, record.game, "{written}");
        if format != Format::Ggf {
            let comment = &back.annotations.note(Moment::Main(1)).unwrap().comment;
            assert_eq!(comment, text, "{written}");
        }
    }
}
