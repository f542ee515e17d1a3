//! Inputs that mean harm, or have come to some: readers end, soon, and say what is wrong.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use std::io::{self, BufRead, BufReader, Read};

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::error::{Location, ReadError, Warning};
use othello_notation::reader::{Found, Reader};
use othello_notation::wthor::Names;
use proptest::prelude::{any, prop_assert_eq, proptest};
use proptest::sample::Index;

use crate::with_passes;

fn read(input: impl BufRead) -> impl Iterator<Item = Result<Found, ReadError>> {
    Reader::new(input, Position::start(Rules::OTHELLO))
}

/// The one fault in an input that has nothing else.
#[track_caller]
fn fault(input: impl BufRead) -> String {
    let mut games = read(input);
    let first = games.next().expect("something is found").unwrap_err().to_string();
    assert!(first.len() < 200, "{first}");
    assert_eq!(games.next(), None, "after {first}");
    first
}

#[test]
fn input_that_is_no_text_is_one_fault() {
    let zero = |column| format!("line 1, column {column}: expected text, found a zero byte");
    assert_eq!(fault(&b"\0\0\0\0"[..]), zero(1));
    assert_eq!(fault(&b"f5\0"[..]), zero(3));
    assert_eq!(fault(&b"f5\xff"[..]), "line 1, column 3: move 2: ÿ is not a move");
    assert_eq!(fault(&b"\xef\xbb\xbff5f5"[..]), "line 1, column 3: move 2: f5 is occupied");
    assert_eq!(fault(&b"[Black \"\0\"]\n\n1. f5 *"[..]), zero(9));
    assert_eq!(
        fault(&b"(;GM[2]\nPB[\0];B[f5])"[..]),
        "line 2, column 4: expected text, found a zero byte"
    );
    assert_eq!(
        fault(&b"((((((((((((((((("[..]),
        "line 1, column 1: expected moves or a position, found neither"
    );
    assert_eq!(read(&b""[..]).count(), 0);
    assert_eq!(read(&b"\n\r\n # nothing\n% here\n"[..]).count(), 0);
}

#[test]
fn broken_games_are_reported() {
    assert_eq!(fault(&b"(;GM[2];B)"[..]), "line 1, column 10: expected a bracket after the name");
    assert_eq!(
        fault(&b"(;GM[2]\n;B[f5]1)"[..]),
        "line 2, column 7: expected a name such as B before a bracket"
    );
    assert_eq!(
        fault(&b"(;GM[2]\n;[f5])"[..]),
        "line 2, column 2: expected a name before the bracket"
    );
    assert_eq!(
        fault(&b"(;B[f5])"[..]),
        "line 1, column 1: expected GM[2] for Othello, or GM[Othello]"
    );
    assert_eq!(fault(&b"(;GM[1];B[qd])"[..]), "line 1, column 3: skipped: another game, GM[1]");
    assert_eq!(fault(&b"(;GM[2]SZ[10];B[f5])"[..]), "line 1, column 8: skipped: a board of 10x10");
    assert_eq!(
        fault(&b"(;GM[2];B[f5];B[d6])"[..]),
        "line 1, column 15: move 2: Black is not to move"
    );
    assert_eq!(
        fault(&b"(;GM[2];B[f5];W[])"[..]),
        "line 1, column 15: move 2: a pass is not forced here"
    );
    assert_eq!(fault(&b"(;GM[2];B[f5];W[j9])"[..]), "line 1, column 15: move 2: j9 is not a move");
    assert_eq!(
        fault(&b"(;GM[2]AB[k5];B[f5])"[..]),
        "line 1, column 8: AB: expected squares such as e4"
    );
    assert_eq!(
        fault(&b"(;GM[Othello]BO[8 -- *]B[f5];)"[..]),
        "line 1, column 14: expected 64 characters, a1 to h8, found 3"
    );
}

/// A fault in one game leaves the others alone.
#[test]
fn the_next_game_still_comes() {
    let text = "(;GM[Othello]B[f5]\n(;GM[Othello]B[f5];)\nf5f5\nf5\n[Black \"A\"]\n[White \"B]\n\n\
                1. f5 *\n\n[Black \"C\"]\n\n1. f5 *\n";
    let games: Vec<_> = read(text.as_bytes()).map(|game| game.is_ok()).collect();
    assert_eq!(games, [true, true, false, true, false, true]);
}

/// Two thousand games behind one that has not been closed, which is read up to there.
#[test]
fn a_game_that_is_cut_off_is_read_up_to_there_and_so_are_those_behind_it() {
    let check = |broken: &str, game: &str, moves: &str| {
        let text = format!("{broken}{}", game.repeat(2000));
        for capacity in [1, 7, 1 << 16] {
            let input = BufReader::with_capacity(capacity, text.as_bytes());
            let games: Vec<_> = read(input).collect();
            assert_eq!(games.len(), 2001, "{broken}");
            assert!(games[1..].iter().all(Result::is_ok), "{:?}", games[1]);
            let first = games[0].as_ref().unwrap();
            assert_eq!(with_passes(&first.record.game), moves, "{broken}");
            assert!(first.warnings.contains(&Warning::CutOff), "{broken}");
            let lines = game.lines().count();
            let last = broken.matches('\n').count() + 1999 * lines + 1;
            assert_eq!(games[2000].as_ref().unwrap().at, Location::Line(last), "{broken}");
        }
    };
    let pgn = "[Event \"Cup\"]\n[Black \"Ann\"]\n\n1. f5 d6 *\n\n";
    check("[Event \"?\"]\n\n1. f5 {oops d6 *\n\n", pgn, "f5");
    check("[Event \"?\"]\n\n1. f5 {oops d6 *\n", pgn, "f5");
    check("[Event \"?\"]\n\n1. f5 {[a (b\n[c] {oops d6 *\n", pgn, "f5");
    check("[Event \"?\"]\n\n1. f5 (1. d3 {oops d6 *\n\n", pgn, "f5");
    let playok = "[Site \"PlayOK\"]\n[Black \"Ann\"]\n\n1. f5 d6 *\n\n";
    check("[Site \"?\"]\n\n1. f5 {oops d6 *\n\n", playok, "f5");
    for sgf in ["(;FF[4]GM[2];B[f5];W[d6])\n", "( ;GM[2]PB[Ann];B[f5];W[d6])\n"] {
        check("(;GM[2];B[f5];W[d6]\n", sgf, "f5d6");
        check("(;GM[2];B[f5](;W[d6]\n", sgf, "f5d6");
        check("(;GM[2];B[f5];W[d6\n", sgf, "f5");
        check("(;GM[2];C[oops\n", sgf, "");
    }
    let ggf = "1 (;GM[Othello]PB[Ann]B[f5]W[d6];)\n";
    check("1 (;GM[Othello]PB[Ann]B[f5]W[d6];\n", ggf, "f5d6");
    check("1 (;GM[Othello]PB[Ann]B[f5]W[d6;)\n", ggf, "f5");
}

/// A hundred million bytes without the end of a game.
#[test]
fn endless_games_are_one_fault() {
    const LENGTH: u64 = 100 << 20;
    let endless = |start: &'static str, repeated: u8| {
        BufReader::with_capacity(1 << 16, start.as_bytes().chain(io::repeat(repeated)).take(LENGTH))
    };
    let too_long = "line 1, column 1: expected a game of at most 16 MiB, found no end of it; the \
                    rest is not read";
    assert_eq!(fault(endless("", b'z')), too_long);
    assert_eq!(fault(endless("f5 d6 c3", b' ')), too_long);
    assert_eq!(fault(endless("", 0)), too_long);
    assert_eq!(fault(endless("", b'(')), too_long);
    assert_eq!(fault(endless("1. f5 ", b'-')), too_long);
    assert_eq!(fault(endless("[A \"", b'"')), too_long);
    assert_eq!(fault(endless("[A \"\"]\n{", b'\\')), too_long);
    assert_eq!(fault(endless("(;GM[2]", b'(')), too_long);
    assert_eq!(fault(endless("(;GM[2]C[", b'\\')), too_long);
    assert_eq!(fault(endless("(;GM[Othello]PC[", b'(')), too_long);
    assert_eq!(read(endless("", b' ')).count(), 0);
    assert_eq!(fault(endless("# ", b'#')), too_long);
}

/// Just short of a MiB, so that all of it is read.
#[test]
fn long_games_take_no_more_than_their_time() {
    let check = |start: &str, repeated: &str, end: &str| {
        let text = format!("{start}{}{end}", repeated.repeat((1_000_000) / repeated.len()));
        let games = read(text.as_bytes()).count();
        assert!(games > 0, "{start}");
    };
    check("f5", " 1.", "");
    check("f5", "\u{3000}", "");
    check("", "zz--", "");
    check("1. f5\n", "2.\n", "");
    check("1. f5\n", "!\n", "");
    check("[A \"b\"]\n", "(", ")");
    check("[A \"b\"]\n", "{}", "*");
    check("[A \"b\"]\n", "({)}", "*");
    check("[A \"b\"]\n", "$1 ", "*");
    check("", "[A \"b\"]\n", "*");
    check("[A \"b\"]\n", "f5\n\n", "*");
    check("(;GM[2]", "(", ")");
    check("(;GM[2]", "A[]", ")");
    check("(;GM[2]AB", "[a1]", ")");
    check("(;GM[2]AE", "[a1]", ")");
    check("(;GM[Othello]", "BO[8]", ")");
    check("(;", "[]", ")");
    check("", "-", "");
    check("", "------------------------------", "");
    for line in ["---\n", "a b c d e f g h\n", "- - - - - - - -\n", "1 2 3 4 5 6 7 8\n"] {
        check("", line, "");
    }
}

/// Where a line might be looked at again for each of those before it, it is not.
#[test]
fn many_short_lines_take_no_more_than_their_time() {
    const LINES: [&str; 12] = [
        "a1\n",
        "f5\n",
        "f5\nundo\n",
        "1. f5 x\n",
        "1 f5\n2 d6\n",
        "<<<<<<< a\n",
        "f5&nbsp;d6&nbsp;c3 x y z\n",
        "{\"a\": [\n",
        "f5 (B) d6 (W) word ",
        "<td>1</td><td>B</td><td>f5</td>",
        "| f5 | d6 ",
        "; f5\n",
    ];
    for line in LINES {
        read(line.repeat(100_000 / line.len()).as_bytes()).for_each(drop);
    }
}

#[test]
fn wthor_files_that_are_cut_or_lie() {
    let whole = include_bytes!("../../../../tests/data/formats/WTH_1977.wtb");
    let faults = |bytes: &[u8]| -> Vec<String> {
        read(bytes).filter_map(|game| game.err().map(|error| error.to_string())).collect()
    };
    assert_eq!(
        faults(&whole[..16 + 68 * 2 + 7]),
        ["game 3: expected 12 games, but the file ends after 2"]
    );
    assert_eq!(
        faults(&whole[..7]),
        ["game 1: expected the header of a WTHOR file, 16 bytes with the day it was made"]
    );
    let with = |at: usize, byte: u8| {
        let mut bytes = whole.to_vec();
        bytes[at] = byte;
        faults(&bytes)
    };
    assert_eq!(
        with(4, 3),
        ["game 4: expected the end of the file: its header counts no more games"]
    );
    assert_eq!(with(7, 255), ["game 13: expected 4278190092 games, but the file ends after 12"]);
    assert_eq!(with(12, 10), ["game 1: skipped: a board of 10x10"]);
    assert_eq!(with(13, 1), ["game 1: skipped: solitaires, not games"]);
    assert_eq!(with(16 + 8, 11), ["game 1: move 1: a1 has no white disc next to it"]);
    for byte in [0, 9, 10, 90, 92, 225] {
        let expected = format!("game 2: move 11: byte {byte} is not a move");
        assert_eq!(with(16 + 68 + 8 + 10, byte), [expected]);
    }
    for at in 0..whole.len() {
        for byte in [0, 1, 92, 255] {
            with(at, byte);
        }
    }
}

#[test]
fn names_of_the_wthor_base() {
    let list = |width: usize, names: &[&[u8]]| {
        let mut bytes = vec![20, 26, 1, 1, 0, 0, 0, 0, u8::try_from(names.len()).unwrap(), 0];
        bytes.resize(16, 0);
        for name in names {
            bytes.extend_from_slice(name);
            bytes.resize(bytes.len() + width - name.len(), 0);
        }
        bytes
    };
    let mut names = Names::default();
    let mut players = vec![&b"???"[..]; 50];
    players.extend([&b"Dupont Ren\xe9"[..]; 200]);
    names.add(&list(20, &players)).unwrap();
    names.add(&list(26, &[b"Diverses parties", b"Championnat"])).unwrap();
    assert!(names.add(&list(21, &[b"x"])).is_err());
    assert!(names.add(b"").is_err());
    assert!(names.add(&[0; 16]).is_err());
    let mut bytes = include_bytes!("../../../../tests/data/formats/WTH_1977.wtb").to_vec();
    bytes[18..22].copy_from_slice(&[60, 0, 0xff, 0xff]);
    let usual = Position::start(Rules::OTHELLO);
    let found = Reader::new(&bytes[..], usual).with_names(names).next().unwrap().unwrap();
    assert_eq!(found.record.name(Color::Black), Some("Dupont René"));
    assert_eq!(found.record.name(Color::White), Some("player 65535"));
    assert_eq!(found.record.tags.get("Event"), Some("Championnat"));
    let list = list(20, &[b"x"]);
    assert_eq!(fault(&list[..]), "game 1: skipped: a list of names, not games");
}

const SAMPLES: [&[u8]; 8] = [
    include_bytes!("../../../../tests/data/formats/WTH_edge_cases.wtb"),
    include_bytes!("../../../../tests/data/formats/ggs_games.ggf"),
    include_bytes!("../../../../tests/data/formats/edax46_export.pgn"),
    include_bytes!("../../../../tests/data/formats/edax46_export.sgf"),
    include_bytes!("../../../../tests/data/formats/playok_normal.pgn"),
    include_bytes!("../../../../tests/data/formats/playok_movetext_only.txt"),
    include_bytes!("../../../../tests/data/formats/fforum-1-19.obf"),
    include_bytes!("../../../../tests/data/transcript_variants.tsv"),
];

/// It makes no difference in how small pieces an input comes.
#[test]
fn inputs_may_come_byte_by_byte() {
    for sample in SAMPLES {
        for capacity in [1, 3, 17] {
            let pieces = BufReader::with_capacity(capacity, sample);
            assert!(read(pieces).eq(read(sample)));
        }
    }
}

/// An input that fails is one fault and the end.
#[test]
fn inputs_that_fail() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the cable is cut"))
        }
    }
    let input = BufReader::with_capacity(4, (&b"f5\nf5d6\n"[..]).chain(Failing));
    let games: Vec<_> = read(input).collect();
    assert_eq!(games.len(), 3);
    assert_eq!(games[2].as_ref().unwrap_err().to_string(), "line 3: the cable is cut");
}

proptest! {
    #[test]
    fn any_bytes_at_all(bytes in any::<Vec<u8>>()) {
        read(&bytes[..]).for_each(drop);
    }

    #[test]
    fn any_text_at_all(text in r#"[\]\[(){};:"A-HPWa-h1-8 \n*.%$@x/\\-]{0,80}"#) {
        for game in read(text.as_bytes()) {
            let place = game.map_or_else(|error| error.at, |found| found.at);
            let (Location::Line(line) | Location::Column { line, .. }) = place else {
                panic!("{place}")
            };
            prop_assert_eq!((1..=text.split('\n').count()).contains(&line), true, "{}", text);
        }
    }

    /// Real files with a piece torn out or another put in.
    #[test]
    fn damaged_files(sample in 0..SAMPLES.len(), from: Index, to: Index, patch in any::<Vec<u8>>()) {
        let sample = SAMPLES[sample];
        let (from, to) = (from.index(sample.len()), to.index(sample.len()));
        let bytes = [&sample[..from], &patch[..], &sample[to..]].concat();
        read(&bytes[..]).for_each(drop);
    }
}
