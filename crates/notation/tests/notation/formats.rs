//! Real files of every format, read as the tables beside them say; `data/formats/SOURCES.md` names them all.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Preset, Rules};
use othello_notation::Format;
use othello_notation::error::{ReadError, ReadErrorKind};
use othello_notation::reader::{Found, Reader};

use crate::with_passes;

fn read(bytes: &[u8]) -> Vec<Result<Found, ReadError>> {
    Reader::new(bytes, Position::start(Rules::OTHELLO)).collect()
}

fn status(game: &Game) -> &'static str {
    if game.position().result().is_some() { "finished" } else { "unfinished" }
}

/// A row of a table, whose columns have names.
struct Row<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Row<'a> {
    fn get(&self, name: &str) -> &'a str {
        let is_named = |column: &&(&str, &str)| column.0 == name;
        self.0.iter().find(is_named).unwrap_or_else(|| panic!("a column {name}")).1
    }

    fn try_get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|column| column.0 == name).map(|column| column.1)
    }
}

fn rows(table: &str) -> impl Iterator<Item = Row<'_>> {
    let mut lines = table.lines();
    let head: Vec<_> = lines.next().unwrap().trim_start_matches("# ").split('\t').collect();
    lines.map(move |line| Row(head.iter().copied().zip(line.split('\t')).collect()))
}

/// Checks the columns that every table has.
fn check(found: &Found, row: &Row<'_>) {
    let game = &found.record.game;
    let moves = row.try_get("moves_with_passes");
    let moves = moves.unwrap_or_else(|| row.get("transcript_with_passes(--)"));
    assert_eq!(with_passes(game), moves);
    let board = game.position().board().counts();
    let discs = (board.black.to_string(), board.white.to_string());
    assert_eq!(discs, (row.get("black_discs").into(), row.get("white_discs").into()), "{moves}");
    assert_eq!(game.passes().to_string(), row.get("passes"), "{moves}");
    assert_eq!(status(game), row.get("status"), "{moves}");
}

fn check_wthor(bytes: &[u8], table: &str) {
    let (games, rows) = (read(bytes), rows(table).collect::<Vec<_>>());
    assert_eq!(games.len(), rows.len());
    for (game, row) in games.iter().zip(rows) {
        let found = game.as_ref().unwrap();
        check(found, &row);
        let record = &found.record;
        let named = |number: &str, what: &str| (number != "0").then(|| format!("{what} {number}"));
        assert_eq!(
            record.name(Color::Black).map(str::to_owned),
            named(row.get("black_id"), "player")
        );
        assert_eq!(
            record.name(Color::White).map(str::to_owned),
            named(row.get("white_id"), "player")
        );
        let tournament = named(row.get("trn_id"), "tournament");
        assert_eq!(record.tags.get("Event").map(String::from), tournament);
        assert_eq!(record.date.unwrap().year().unwrap().to_string(), row.get("year"));
        let claimed: u8 = row.get("real_black").parse().unwrap();
        match record.result() {
            Some(result) if result.score.black == claimed => assert_eq!(found.warnings, []),
            Some(result) => {
                let (score, warning) = (result.score, found.warnings[0].to_string());
                let expected = if claimed > 64 {
                    claimed.to_string()
                } else {
                    format!("{claimed}-{}", 64 - claimed)
                };
                let ends = format!("ends {}-{}", score.black, score.white);
                assert!(warning.contains(&expected) && warning.ends_with(&ends), "{warning}");
            }
            None => assert_eq!(found.warnings, []),
        }
    }
}

#[test]
fn games_of_the_wthor_base() {
    check_wthor(
        include_bytes!("../../../../tests/data/formats/WTH_1977.wtb"),
        include_str!("../../../../tests/data/formats/WTH_1977.expected.tsv"),
    );
    check_wthor(
        include_bytes!("../../../../tests/data/formats/WTH_edge_cases.wtb"),
        include_str!("../../../../tests/data/formats/WTH_edge_cases.expected.tsv"),
    );
    check_wthor(
        include_bytes!("../../../../tests/data/formats/nboard_test.WTB"),
        include_str!("../../../../tests/data/formats/nboard_test.expected.tsv"),
    );
    check_wthor(
        include_bytes!("../../../../tests/data/formats/edax46_export.wtb"),
        include_str!("../../../../tests/data/formats/edax46_export_wtb.expected.tsv"),
    );
}

/// The games of the real base whose recorded score is the official count raise no warning.
#[test]
fn the_wthor_base_itself_is_not_contradicted() {
    for bytes in [
        &include_bytes!("../../../../tests/data/formats/WTH_1977.wtb")[..],
        include_bytes!("../../../../tests/data/formats/WTH_edge_cases.wtb"),
    ] {
        assert!(read(bytes).iter().flatten().all(|found| found.warnings.is_empty()));
    }
}

/// Edax gives the wrong winner where squares are left empty; its table says so.
#[test]
fn files_of_edax() {
    let games = [
        (
            read(include_bytes!("../../../../tests/data/formats/edax46_export.ggf")),
            include_str!("../../../../tests/data/formats/edax46_export_ggf.expected.tsv"),
        ),
        (
            read(include_bytes!("../../../../tests/data/formats/edax46_export.sgf")),
            include_str!("../../../../tests/data/formats/edax46_export_sgf.expected.tsv"),
        ),
    ];
    let mut wrong = 0;
    for (games, table) in games {
        let rows: Vec<_> = rows(table).collect();
        assert_eq!(games.len(), rows.len());
        for (game, row) in games.iter().zip(rows) {
            let found = game.as_ref().unwrap();
            check(found, &row);
            let is_wrong = row.get("RE_is_right") == "False" && row.get("status") == "finished";
            assert_eq!(found.warnings.len(), usize::from(is_wrong), "{:?}", found.warnings);
            if is_wrong {
                assert!(found.warnings[0].to_string().contains(row.get("RE_in_file")));
                wrong += 1;
            }
        }
    }
    assert!(wrong > 0);
}

#[test]
fn pgn_of_playok_flyordie_edax_and_of_the_thor_base() {
    let files: [(&str, &[u8]); 7] = [
        ("playok_normal.pgn", include_bytes!("../../../../tests/data/formats/playok_normal.pgn")),
        ("playok_xot.pgn", include_bytes!("../../../../tests/data/formats/playok_xot.pgn")),
        ("playok_passes2.pgn", include_bytes!("../../../../tests/data/formats/playok_passes2.pgn")),
        (
            "playok_movetext_only.txt",
            include_bytes!("../../../../tests/data/formats/playok_movetext_only.txt"),
        ),
        ("flyordie_2025.pgn", include_bytes!("../../../../tests/data/formats/flyordie_2025.pgn")),
        (
            "WTH_1977_thor2pgn.pgn",
            include_bytes!("../../../../tests/data/formats/WTH_1977_thor2pgn.pgn"),
        ),
        ("edax46_export.pgn", include_bytes!("../../../../tests/data/formats/edax46_export.pgn")),
    ];
    let rows: Vec<_> =
        rows(include_str!("../../../../tests/data/formats/pgn.expected.tsv")).collect();
    let mut compared = 0;
    for (name, bytes) in files {
        let rows: Vec<_> = rows.iter().filter(|row| row.get("file") == name).collect();
        let games = read(bytes);
        assert_eq!(games.len(), rows.len(), "{name}");
        for (game, row) in games.iter().zip(rows) {
            let found = game.as_ref().unwrap();
            check(found, row);
            assert_eq!(found.record.game.plies().len().to_string(), row.get("n_moves"));
            let result = found.record.result();
            let is_right = |counts: othello_core::board::ByColor<u8>| match row.get("result_tag") {
                "-" | "*" => true,
                "1-0" => counts.black > counts.white,
                "0-1" => counts.black < counts.white,
                score => score == format!("{}-{}", counts.black, counts.white),
            };
            let is_right =
                result.is_none_or(|result| is_right(result.score) || is_right(result.discs));
            assert_eq!(found.warnings.is_empty(), is_right, "{name}: {:?}", found.warnings);
            compared += 1;
        }
    }
    assert_eq!(compared, rows.len());
}

#[test]
fn games_of_the_ggs_server() {
    let games = read(include_bytes!("../../../../tests/data/formats/ggs_games.ggf"));
    let rows: Vec<_> =
        rows(include_str!("../../../../tests/data/formats/ggs_games.expected.tsv")).collect();
    assert_eq!(games.len(), rows.len());
    for (game, row) in games.iter().zip(rows) {
        if row.get("size") != "8" {
            let error = game.as_ref().unwrap_err();
            assert!(matches!(error.kind, ReadErrorKind::Skipped(_)), "{error}");
            assert!(error.to_string().contains(&format!("a board of {0}x{0}", row.get("size"))));
            assert!(error.to_string().starts_with(&format!("line {},", row.get("line"))));
            continue;
        }
        let found = game.as_ref().unwrap();
        check(found, &row);
        let start = found.record.game.start();
        assert_eq!(start.board().to_string(), row.get("start_board64"));
        assert_eq!(start.next().letter().to_string(), row.get("start_side"));
        assert_eq!(start.rules(), Rules::OTHELLO);
        let is_wrong = row.get("note").starts_with("RE 18.0");
        assert_eq!(found.warnings.len(), usize::from(is_wrong), "{:?}", found.warnings);
    }
}

#[test]
fn the_sgf_of_a_manual() {
    let games = read(include_bytes!("../../../../tests/data/formats/edax_doc_5moves.sgf"));
    let [Ok(found)] = &games[..] else { panic!("{games:?}") };
    assert_eq!(with_passes(&found.record.game), "f5d6c3d3c4");
    assert_eq!(found.record.date, "2026.10.07".parse().ok());
}

#[test]
fn positions_for_testing_endgames() {
    let files: [(&[u8], usize); 5] = [
        (include_bytes!("../../../../tests/data/formats/fforum-1-19.obf"), 19),
        (include_bytes!("../../../../tests/data/formats/fforum-20-39.obf"), 20),
        (include_bytes!("../../../../tests/data/formats/fforum-40-59.obf"), 20),
        (include_bytes!("../../../../tests/data/formats/fforum-60-79.obf"), 20),
        (include_bytes!("../../../../tests/data/formats/scrzebra_example.scr"), 6),
    ];
    for (bytes, count) in files {
        let lines = str::from_utf8(bytes).unwrap().lines().filter(|line| !line.starts_with('%'));
        let games = read(bytes);
        assert_eq!(games.len(), count);
        for (game, line) in games.iter().zip(lines.filter(|line| !line.is_empty())) {
            let record = &game.as_ref().unwrap().record;
            let start = record.game.start();
            assert_eq!(format!("{} {}", start.board(), start.next().letter()), line[..66]);
            assert_eq!(
                record.tags.get("Scores").is_some(),
                line.contains(":+") || line.contains(":-")
            );
            assert_eq!(record.tags.get("Comment").is_some(), line.contains('%'));
        }
    }
}

#[test]
fn one_input_may_hold_every_format() {
    let text = "# ours\n\nf5d6c3\n\n1. f5 d6\n2. c3 d3 34-30\n(;GM[Othello]TY[8]B[f5]W[d6];)\
                (;FF[4]GM[2];B[f5](;W[d6])(;W[f6]))\n[Black \"Ann\"]\n\n1. f5 *\n\n\
                ---------------------------OX------XO--------------------------- O\n";
    let games = read(text.as_bytes());
    let lines: Vec<_> = games.iter().map(|game| game.as_ref().unwrap().at.to_string()).collect();
    assert_eq!(lines, ["line 3", "line 5", "line 7", "line 7", "line 8", "line 12"]);
    let moves: Vec<_> =
        games.iter().map(|game| with_passes(&game.as_ref().unwrap().record.game)).collect();
    assert_eq!(moves, ["f5d6c3", "f5d6c3d3", "f5d6", "f5d6", "f5", ""]);
}

#[test]
fn a_mirrored_start_is_known_as_such() {
    let rules = Preset::OthelloMirrored.rules();
    for text in [
        "(;GM[2]AB[d4][e5]AW[e4][d5]PL[B];B[f4])",
        "(;GM[Othello]BO[8 ---------------------------*O------O*--------------------------- *]B[f4];)",
    ] {
        let games = read(text.as_bytes());
        assert_eq!(games[0].as_ref().unwrap().record.game.rules(), rules, "{text}");
    }
    for text in ["f4", "(;GM[2];B[f4])", "(;GM[Othello]B[f4];)", "[Black \"A\"]\n1. f4 *"] {
        let error = read(text.as_bytes())[0].clone().unwrap_err().to_string();
        assert!(error.ends_with("move 1: f4 is legal only with the mirrored start"), "{error}");
        let games: Vec<_> = Reader::new(text.as_bytes(), Position::start(rules)).collect();
        assert_eq!(with_passes(&games[0].as_ref().unwrap().record.game), "f4");
    }
}

/// One that does not show in the moves, or of a game without a move.
#[test]
fn a_transcript_has_the_start_before_the_moves() {
    let middle = "-".repeat(27);
    let text = format!("{middle}XO------OX{middle} X f4\n{middle}OX------XO{middle} X\n");
    let records = read(text.as_bytes()).into_iter().map(|found| found.unwrap().record);
    let records: Vec<_> = records.collect();
    let rules = [Preset::OthelloMirrored.rules(), Rules::OTHELLO];
    assert_eq!(records.iter().map(|record| record.game.rules()).collect::<Vec<_>>(), rules);
    let written = records.iter().map(|record| Format::Transcript.write(record).unwrap());
    assert_eq!(written.collect::<String>(), text);
}

#[test]
fn trees_may_be_pasted() {
    let paste = |text: &str| othello_notation::paste::read(text, Rules::OTHELLO);
    for text in [" 1 (;GM[Othello]PB[Ann]B[f5]W[d6];)\n", "\n(;GM[2]PB[Ann]B[f5];W[d6])"] {
        let record = paste(text).unwrap();
        assert_eq!(
            (with_passes(&record.game).as_str(), record.name(Color::Black)),
            ("f5d6", Some("Ann"))
        );
    }
    let error = paste("(;GM[2];B[f5];W[f5])").unwrap_err().to_string();
    assert_eq!(error, "line 1, column 15: move 2: f5 is occupied");
}

#[test]
fn words_that_should_be_moves_are_not_ignored_in_a_paste() {
    let paste = |text: &str| othello_notation::paste::read(text, Rules::OTHELLO);
    for text in ["f5 hello world", "Our game: f5 hello d6", "1. f5 2. hello"] {
        let error = paste(text).unwrap_err().to_string();
        assert!(error.ends_with(": hello is not a move"), "{text}: {error}");
    }
    for text in [
        "Look at this: f5d6c3, says Ann",
        "f5 d6 c3. What a game!",
        "f5 d6 (better) c3",
        "1. f5 d6 2. c3 34-30",
        "White: Bob\nf5 d6 c3\nSent from my phone",
        "f5 d6\nc3 hello",
    ] {
        assert_eq!(with_passes(&paste(text).unwrap().game), "f5d6c3", "{text}");
    }
}

/// The discs may be set up in the node of the first move, or in one before it.
#[test]
fn discs_of_sgf_are_set_up_before_the_first_move() {
    for text in [
        "(;GM[2]AB[d4][e5]AW[e4][d5]PL[B];B[f4])",
        "(;GM[2]B[f4]AB[d4][e5]AW[e4][d5]PL[B];W[f3]PL[B])",
        "(;GM[2];AB[d4][e5]AW[e4][d5];B[f4])",
    ] {
        let games = read(text.as_bytes());
        let game = &games[0].as_ref().unwrap().record.game;
        assert_eq!(game.rules(), Preset::OthelloMirrored.rules(), "{text}");
    }
}

#[test]
fn two_games_of_numbered_lines_are_two() {
    let text = "1. f5 d6\n2. c3 d3\n1. d3 c3\n2. c4 e3\n\n1. c4\n1. e6 f4\n";
    let games = read(text.as_bytes());
    let moves: Vec<_> =
        games.iter().map(|game| with_passes(&game.as_ref().unwrap().record.game)).collect();
    assert_eq!(moves, ["f5d6c3d3", "d3c3c4e3", "c4", "e6f4"]);
}

/// We have no clock for the third part, which is kept.
#[test]
fn the_three_parts_of_a_clock_of_ggf() {
    let check = |time: &str, clock: Option<(u64, u64)>, kept: Option<&str>| {
        let text = format!("(;GM[Othello]TI[{time}]B[f5];)");
        let record = read(text.as_bytes()).remove(0).unwrap().record;
        let control = record.clock.map(|clock| clock.control());
        let parts = control.map(|it| (it.main().as_secs(), it.increment().as_secs()));
        assert_eq!((parts, record.tags.get("TimeControl")), (clock, kept), "{time}");
        if kept.is_some() {
            let written = Format::Ggf.write(&record).unwrap();
            assert!(written.contains(&format!("TI[{time}]")), "{written}");
        }
    };
    check("05:00", Some((300, 0)), None);
    check("05:00//", Some((300, 0)), None);
    check("05:00/00:03/", Some((300, 3)), None);
    check("1:00:00/00:03", Some((3600, 3)), None);
    check("05:00//02:00", None, Some("05:00//02:00"));
    check("05:00/00:03/02:00", None, Some("05:00/00:03/02:00"));
    check("05:00///", None, Some("05:00///"));
}

#[test]
fn a_byte_order_mark_is_not_part_of_a_text() {
    let mark = "\u{feff}";
    for text in ["f5d6", "[Black \"A\"]\n\n1. f5 d6 *", "(;GM[2];B[f5];W[d6])"] {
        let text = format!("{mark}{text}");
        assert_eq!(with_passes(&read(text.as_bytes())[0].as_ref().unwrap().record.game), "f5d6");
    }
    let start = Position::start(Rules::OTHELLO);
    let (record, _) = othello_notation::sgf::read(&format!("{mark}(;GM[2];B[f5])"), start).unwrap();
    assert_eq!(with_passes(&record.game), "f5");
}

/// Tags of other programs are preserved, even those without a meaning here.
#[test]
fn everything_read_from_a_file_can_be_written_as_pgn() {
    let samples: [&[u8]; 7] = [
        include_bytes!("../../../../tests/data/formats/WTH_edge_cases.wtb"),
        include_bytes!("../../../../tests/data/formats/ggs_games.ggf"),
        include_bytes!("../../../../tests/data/formats/edax46_export.pgn"),
        include_bytes!("../../../../tests/data/formats/flyordie_2025.pgn"),
        include_bytes!("../../../../tests/data/formats/playok_xot.pgn"),
        include_bytes!("../../../../tests/data/formats/WTH_1977_thor2pgn.pgn"),
        include_bytes!("../../../../tests/data/formats/fforum-1-19.obf"),
    ];
    let records = samples.into_iter().flat_map(read).flatten().map(|found| found.record);
    for record in records {
        let text = othello_notation::pgn::write(&record);
        let (again, _) =
            othello_notation::pgn::read(&text, Position::start(Rules::OTHELLO)).unwrap();
        assert_eq!(again, record, "{text}");
    }
}
