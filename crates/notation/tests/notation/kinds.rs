//! Games, boards and dates as people write them: whatever stands beside them, they come back the same.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]
#![allow(clippy::format_collect, reason = "the texts are short")]

use std::fmt::Write as _;
use std::fs;

use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::date::Date;
use othello_notation::error::{ReadError, Warning};
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, Record, paste, transcript};

use crate::Numbers;

/// Reads the games of a text.
fn read(text: &str) -> Vec<Result<Found, ReadError>> {
    Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).collect()
}

fn squares(game: &Game) -> Vec<&'static str> {
    game.plies().iter().map(|ply| ply.square.name()).collect()
}

/// Returns what a text is read as, unless it is one game with these moves, as a file and as a paste.
fn fault(text: &str, game: &Game) -> Option<String> {
    let moves = transcript::write(game.plies());
    let moves_of = |it: &Result<Found, ReadError>| match it {
        Ok(found) => transcript::write(found.record.game.plies()),
        Err(error) => error.to_string(),
    };
    let found: Vec<_> = read(text).iter().map(moves_of).collect();
    let pasted = match paste::read(text, Rules::OTHELLO) {
        Ok(record) => transcript::write(record.game.plies()),
        Err(error) => error.to_string(),
    };
    (found != [&*moves] || pasted != moves).then(|| format!("{text:?}: {found:?}, pasted {pasted}"))
}

/// Fails if there are faults, and shows the first ones.
#[track_caller]
fn assert_none(faults: &[String]) {
    let shown = faults.iter().take(12).map(String::as_str).collect::<Vec<_>>();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), shown.join("\n"));
}

type Dress = fn(&[&str]) -> String;

fn numbered(squares: &[&str], one: impl Fn(usize, &str) -> String) -> String {
    squares.iter().zip(1..).map(|(square, number)| one(number, square)).collect()
}

fn colored(squares: &[&str], one: impl Fn(bool, &str) -> String) -> String {
    // The colours alternate but for passes, which a game as short as that has none of.
    squares.iter().enumerate().map(|(index, square)| one(index % 2 == 0, square)).collect()
}

fn lines(squares: &[&str], width: usize, between: &str) -> String {
    let lines: Vec<_> = squares.chunks(width).map(|line| line.join(between)).collect();
    lines.join("\n")
}

/// Ways to write a game of any length.
const DRESSES: &[Dress] = &[
    |moves| moves.concat(),
    |moves| format!("{} Tiger opening", moves.concat()),
    |moves| format!("{:<60}Aircraft (a fine line)", moves.concat()),
    |moves| format!("Tiger: {}", moves.concat()),
    |moves| format!("Kifu:{}", moves.concat()),
    |moves| format!("棋譜：{}", moves.concat()),
    |moves| format!("棋譜は{}です。", moves.concat()),
    |moves| format!("【対局】{} 黒の勝ち", moves.concat().to_uppercase()),
    |moves| format!("Moves ({}): {}", moves.len(), moves.join(" ")),
    |moves| format!("game = \"{}\"", moves.concat()),
    |moves| format!("<p>{}</p>", moves.concat()),
    |moves| format!("`{}`", moves.join("-")),
    |moves| format!("https://example.org/board?moves={}", moves.concat()),
    |moves| format!("Ann vs Ben, round 3\n{}\nWhat do you think?", moves.join(" ")),
    |moves| format!("> {}\nNice game!", lines(moves, 8, " ").replace('\n', "\n> ")),
    |moves| lines(moves, 1, ""),
    |moves| lines(moves, 10, " "),
    |moves| lines(moves, 16, ""),
    |moves| lines(moves, 8, ", "),
    |moves| moves.join("\r\n"),
    |moves| moves.join("\t"),
    |moves| moves.join(" / "),
    |moves| moves.join("→"),
    |moves| numbered(moves, |number, square| format!("({number}){square} ")),
    |moves| numbered(moves, |number, square| format!("[{number}] {square} ")),
    |moves| numbered(moves, |number, square| format!("{number}) {square}\n")),
    |moves| numbered(moves, |number, square| format!("{number}-{square} ")),
    |moves| numbered(moves, |number, square| format!("{number}:{square},")),
    |moves| numbered(moves, |number, square| format!("{number}. {square}\n")),
    |moves| numbered(moves, |number, square| format!("{number}={square};")),
    |moves| numbered(moves, |number, square| format!("{number} {square} ")),
    |moves| numbered(moves, |number, square| format!("#{number} {square} ")),
    |moves| numbered(moves, |number, square| format!("{number}手目{square} ")),
    |moves| numbered(moves, |number, square| format!("{number}手目：{square}\n")),
    |moves| numbered(moves, |number, square| format!("{number}、{square} ")),
    |moves| {
        let pairs = moves.chunks(2).zip(1..);
        pairs.map(|(pair, number)| format!("{number}. {}\n", pair.join(" "))).collect()
    },
    |moves| {
        let wide = |letter: char| char::from_u32(u32::from(letter) + 0xfee0).unwrap();
        moves.concat().chars().map(wide).collect()
    },
    |moves| {
        let moves: Vec<_> = moves.iter().map(|square| format!("{{\"m\":\"{square}\"}}")).collect();
        format!("{{\"position\":{{\"startPos\":\"\",\"moves\":[{}]}}}}", moves.join(","))
    },
    |moves| format!("date,black,white,moves\n2024.01.02,Ann,Ben,{}\n", moves.concat()),
    |moves| format!("id;\"moves\"\n1;\"{}\"\n", moves.join(" ")),
    |moves| format!("1 Black 2024-01-02\t{}\t34", moves.concat()),
    |moves| format!("{}\n34-30\n", moves.concat()),
    |moves| format!("rules=othello Ada - Emile: {}", moves.concat()),
    |moves| format!("From: Ann\nSubject: our game\n\nHi Ben,\n\n{}\n\nBye", moves.join(" ")),
];

/// Ways to write a game without a pass in it.
const COLORED: &[Dress] = &[
    |moves| {
        colored(moves, |is_black, square| format!("{}{square}", if is_black { '黒' } else { '白' }))
    },
    |moves| {
        colored(moves, |is_black, square| format!("{}{square} ", if is_black { '●' } else { '○' }))
    },
    |moves| {
        colored(moves, |is_black, square| format!("{}{square} ", if is_black { '▲' } else { '△' }))
    },
    |moves| {
        colored(moves, |is_black, square| format!("{} {square} ", if is_black { 'B' } else { 'W' }))
    },
    |moves| {
        colored(moves, |is_black, square| {
            format!("{}:{square}\n", if is_black { 'b' } else { 'w' })
        })
    },
    |moves| {
        colored(moves, |is_black, square| {
            format!("{}: {square}, ", if is_black { "Black" } else { "White" })
        })
    },
    |moves| {
        colored(moves, |is_black, square| {
            format!("{} plays {square}.\n", if is_black { "Black" } else { "White" })
        })
    },
    |moves| {
        colored(moves, |is_black, square| {
            format!("play {} {square}\n=\n\n", if is_black { 'B' } else { 'W' })
                .replace("\n\n", "\n")
        })
    },
    |moves| {
        let circled = |number: u32| char::from_u32(0x245f + number).unwrap();
        moves
            .iter()
            .zip(1..)
            .map(|(square, number)| format!("{}{square}", circled(number)))
            .collect()
    },
    |moves| {
        colored(moves, |is_black, square| {
            format!("{}は{square}、", if is_black { "黒" } else { "白" })
        })
    },
];

#[test]
fn two_thousand_games_come_back_from_whatever_they_are_dressed_in() {
    let mut numbers = Numbers(46);
    let mut games = 0;
    let mut faults = Vec::new();
    for round in 0..50 {
        for dress in DRESSES {
            let game = numbers.game(4, 56);
            faults.extend(fault(&dress(&squares(&game)), &game));
            games += 1;
        }
        for dress in COLORED {
            let game = numbers.game(4, round % 5);
            faults.extend(fault(&dress(&squares(&game)), &game));
            games += 1;
        }
    }
    assert_none(&faults);
    assert!(games >= 2000, "{games}");
}

#[test]
fn lists_of_games_stay_lists() {
    let mut numbers = Numbers(1);
    for _ in 0..50 {
        let length = 8 + numbers.below(40);
        let games: Vec<_> = (0..8).map(|_| numbers.game(length, 0)).collect();
        let moves: Vec<_> = games.iter().map(|game| transcript::write(game.plies())).collect();
        let list = |one: &dyn Fn(usize, &str) -> String| -> String {
            moves.iter().enumerate().map(|(index, moves)| one(index, moves) + "\n").collect()
        };
        for text in [
            list(&|_, moves| moves.into()),
            format!(
                "{}\n{}",
                moves.len(),
                list(&|index, moves| format!("{moves:<70}Name {index}"))
            ),
            list(&|index, moves| format!("{}. {moves}", index + 1)),
            list(&|index, moves| format!("{moves} 3{index}-3{}", 4 - index.min(4))),
            list(&|index, moves| format!("Line {index}: {moves}")),
            format!("opening;moves\n{}", list(&|index, moves| format!("\"No; {index}\";{moves}"))),
        ] {
            let found = read(&text);
            let found: Vec<_> = found.into_iter().map(|it| it.unwrap().record.game).collect();
            let found: Vec<_> = found.iter().map(|game| transcript::write(game.plies())).collect();
            assert_eq!(found, moves, "{text}");
        }
    }
}

/// Of a file that is cut off anywhere, the moves before are there, and never any others.
#[test]
fn files_that_are_cut_off_anywhere_are_read_up_to_there() {
    let mut numbers = Numbers(2);
    for format in [Format::Sgf, Format::Ggf, Format::Pgn] {
        for _ in 0..40 {
            let game = numbers.game(20, 40);
            let text = format.write(&Record::from(game.clone())).unwrap();
            let head = text.rfind(if format == Format::Pgn { "\n\n" } else { "PL[" });
            let head = head.or(text.rfind("BO[")).unwrap() + 80;
            let cut = &text[..head + numbers.below(text.len() - head)];
            let found = read(cut);
            let [Ok(only)] = &found[..] else { panic!("{cut:?}: {found:?}") };
            let (moves, all) = (squares(&only.record.game), squares(&game));
            assert!(all.starts_with(&moves), "{cut}: {moves:?}");
            let whole = all.iter().take_while(|square| {
                let place = if format == Format::Pgn {
                    format!(" {square}")
                } else {
                    format!("[{square}]")
                };
                cut[head - 80..].contains(&place)
            });
            assert!(moves.len() + 1 >= whole.count(), "{cut}: {moves:?}");
        }
    }
}

#[test]
fn results_in_all_spellings_are_no_false_alarm_and_wrong_ones_are_told() {
    let mut numbers = Numbers(3);
    for _ in 0..60 {
        let game = numbers.game(60, 0);
        let Some(result) = game.position().result() else { continue };
        let (black, white) = (result.score.black, result.score.white);
        let margin = i32::from(black) - i32::from(white);
        let mut right = vec![
            format!("{black}-{white}"),
            format!("{black}:{white}"),
            format!("{black} - {white}"),
            "*".into(),
            "?".into(),
            "Void".into(),
        ];
        let mut wrong = vec![format!("{}-{}", black.wrapping_sub(2).min(64), white.min(60) + 2)];
        match result.winner {
            Some(winner) => {
                let (name, letter) = (winner.name(), winner.name()[..1].to_uppercase());
                let other = (!winner).name()[..1].to_uppercase();
                let by = margin.abs();
                right.extend([
                    format!("{letter}+"),
                    format!("{letter}+{by}"),
                    format!("{letter}+{by}.0"),
                ]);
                right.extend([format!("{name} wins by {by}"), format!("{name} won")]);
                right.push(if winner == Color::Black { "1-0".into() } else { "0-1".into() });
                wrong.extend([format!("{other}+"), format!("{other}+{by}"), "1/2-1/2".into()]);
                wrong.push(if winner == Color::Black { "0-1".into() } else { "1-0".into() });
            }
            None => right.extend(["1/2-1/2", "0.5-0.5", "½-½", "0", "Draw"].map(Into::into)),
        }
        let moves = transcript::write(game.plies());
        let warnings = |claim: &str| {
            let nodes: String = game
                .plies()
                .iter()
                .map(|ply| {
                    format!(
                        ";{}[{}]",
                        if ply.player == Color::Black { 'B' } else { 'W' },
                        ply.square
                    )
                })
                .collect();
            let found = read(&format!("(;GM[2]RE[{claim}]{nodes})"));
            let [Ok(only)] = &found[..] else { panic!("{found:?}") };
            only.warnings.clone()
        };
        for claim in right {
            assert_eq!(warnings(&claim), [], "{claim} of {moves}");
        }
        for claim in wrong {
            assert!(matches!(warnings(&claim)[..], [Warning::Result { .. }]), "{claim} of {moves}");
        }
    }
}

/// Trees and PGN stand in mails and logs.
#[test]
fn games_in_mails_and_logs_are_found() {
    let mut numbers = Numbers(4);
    let mut faults = Vec::new();
    for _ in 0..40 {
        let game = numbers.game(10, 50);
        let record = Record::from(game.clone());
        let [sgf, ggf, pgn] =
            [Format::Sgf, Format::Ggf, Format::Pgn].map(|format| format.write(&record).unwrap());
        let mut texts = Vec::new();
        for text in [sgf, ggf] {
            let flat = text.replace('\n', "");
            let quoted = text.trim_end().replace('\n', "\n> ");
            texts.push(format!("Here is our game: {flat} what do you think?"));
            texts.push(format!("Hi,\n\n{text}\nBye\nAnn\n"));
            texts.push(format!("On Monday Ann wrote:\n> {quoted}\n"));
            texts.push(format!("> set myname X\n< set game {flat}\n> pong 3\n< move A1/1.5\n"));
        }
        texts.push(format!("Dear Ann,\n\n{pgn}\nBye\n"));
        texts.push(format!("Ann wrote:\n> {}", pgn.trim_end().replace('\n', "\n> ")));
        faults.extend(texts.iter().filter_map(|text| fault(text, &game)));
    }
    assert_none(&faults);
}

type Draw = fn(Board, Color) -> String;

fn rows(board: Board, letters: [char; 3], between: &str) -> Vec<String> {
    let letter = |letter: &u8| match letter {
        b'X' => letters[0],
        b'O' => letters[1],
        _ => letters[2],
    };
    let row =
        |row: &[u8]| row.iter().map(|it| letter(it).to_string()).collect::<Vec<_>>().join(between);
    board.letters().chunks(8).map(row).collect()
}

fn labelled(board: Board, letters: [char; 3], behind: &str) -> String {
    let rows = rows(board, letters, " ").into_iter().zip(1..);
    let rows: String =
        rows.map(|(row, number)| format!("{number} {row} {number}{behind}\n")).collect();
    format!("  A B C D E F G H\n{rows}  A B C D E F G H\n")
}

/// Ways to draw a board with the side to move.
const DRAWINGS: &[Draw] = &[
    |board, side| format!("{board} {}", side.letter()),
    |board, side| format!("{board}{}", side.letter()),
    |board, side| format!("Position: {board} {}", side.letter()),
    |board, side| format!("{}\n{}\n", rows(board, ['X', 'O', '-'], "").join("\n"), side.letter()),
    |board, side| {
        format!("{}\n\n{} to move\n", rows(board, ['x', 'o', '.'], " ").join("\n"), side.name())
    },
    |board, side| {
        format!(
            "{}{}'s turn ({})\n",
            labelled(board, ['*', 'O', '-'], ""),
            side,
            if side == Color::Black { '*' } else { 'O' }
        )
    },
    |board, side| {
        let body = labelled(board, ['*', 'O', '-'], " ").replace('\n', "\n| ");
        format!("| {body}\n|{} to move\n", if side == Color::Black { '*' } else { 'O' })
    },
    |board, side| {
        let rows = rows(board, ['*', 'O', '-'], "").join(" ");
        format!("[8 {rows} {}]", if side == Color::Black { '*' } else { 'O' })
    },
    |board, side| {
        let rows = rows(board, ['●', '○', '・'], "").join("\n");
        format!("{rows}\n{}番\n", if side == Color::Black { '黒' } else { '白' })
    },
    |board, side| {
        let rows = rows(board, ['⚫', '⚪', '➖'], "").join("\n").replace('➖', "・");
        format!("{rows}\n手番：{}\n", if side == Color::Black { '黒' } else { '白' })
    },
    |board, side| {
        let rows: String =
            rows(board, ['X', 'O', ' '], "|").iter().map(|row| format!("|{row}|\n")).collect();
        format!("Next to move: {side}\n+-+-+-+-+-+-+-+-+\n{rows}+-+-+-+-+-+-+-+-+\n")
    },
    |board, side| {
        let rows = rows(board, ['B', 'W', '.'], " ").join("\n");
        format!("{} to play\n{rows}\n", side.name())
    },
    |board, side| {
        let rows = rows(board, ['●', '○', '·'], " │ ");
        let rows: String = rows.iter().map(|row| format!("│ {row} │\n├───┼───┤\n")).collect();
        format!("┌───┬───┐\n{rows}{side} to move\n")
    },
    |board, side| {
        let mut fen = String::new();
        for row in board.letters().chunks(8).rev() {
            let mut empty = 0;
            for letter in row {
                if *letter == b'-' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(fen, "{empty}").unwrap();
                }
                empty = 0;
                fen.push(if *letter == b'X' { 'p' } else { 'P' });
            }
            if empty > 0 {
                write!(fen, "{empty}").unwrap();
            }
            fen.push('/');
        }
        format!(
            "{} {} - - 0 1",
            fen.trim_end_matches('/'),
            if side == Color::Black { 'b' } else { 'w' }
        )
    },
    |board, side| {
        let start = Position::new(Rules::OTHELLO, board, side);
        let record = Record::from(Game::from_position(start));
        Format::Grid.write(&record).unwrap()
    },
];

#[test]
fn boards_in_every_drawing_come_back() {
    let mut numbers = Numbers(5);
    let mut faults = Vec::new();
    for _ in 0..40 {
        let position = numbers.game(2, 55).position();
        let Some(side) = position.to_move() else { continue };
        let expected = format!("{} {}", position.board(), side.letter());
        let shown = |game: &Game| {
            let position = game.position();
            format!("{} {}", position.board(), position.next().letter())
        };
        for draw in DRAWINGS {
            let text = draw(position.board(), side);
            let found: Vec<_> = read(&text)
                .iter()
                .map(|it| it.as_ref().map_or_else(ToString::to_string, |it| shown(&it.record.game)))
                .collect();
            let pasted = paste::read(&text, Rules::OTHELLO).map(|record| shown(&record.game));
            if found != [&*expected] || pasted.as_ref() != Ok(&expected) {
                faults.push(format!("{text}\n{found:?} {pasted:?}"));
            }
        }
        // Without the side to move it is the only one that can have the move, or asked for.
        let bare = rows(position.board(), ['X', 'O', '-'], "").join("\n");
        match &read(&bare)[..] {
            [Ok(only)] if shown(&only.record.game) == expected => {
                assert!(matches!(only.warnings[..], [Warning::Side { .. }]));
            }
            [Err(error)] if error.to_string().contains("expected the side to move") => {}
            others => faults.push(format!("{bare}: {others:?}")),
        }
    }
    assert_none(&faults);
}

#[test]
fn texts_of_all_kinds_are_read() {
    let shown = |found: &Found| {
        let position = found.record.game.position();
        let next = position.to_move().unwrap_or(position.next());
        format!("@{} {}", position.board(), next.letter())
    };
    let mut faults = Vec::new();
    let texts = include_str!("../../../../tests/data/written_down.tsv").lines();
    for line in texts.filter(|line| !line.starts_with('#')) {
        let [kind, text, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let text = text.replace("\\n", "\n").replace("\\t", "\t");
        let found: Vec<_> = read(&text)
            .iter()
            .map(|it| match it {
                Ok(found) if expected.starts_with('@') => shown(found),
                Ok(found) => transcript::write(found.record.game.plies()),
                Err(_) => "!".into(),
            })
            .collect();
        if found.join(" ") != expected {
            faults.push(format!("{kind}: {text:?}: {found:?}"));
        }
    }
    assert_none(&faults);
}

#[test]
fn dates_in_all_spellings_are_read_and_doubtful_ones_are_not() {
    let day: Date = "2024.12.31".parse().unwrap();
    for text in [
        "31.12.2024",
        "31/12/2024",
        "12/31/2024",
        "31-12-2024",
        "2024-12-31T10:11:12Z",
        "2024-12-31 10:11",
        "2024/12/31",
        "2024年12月31日",
        "2024年12月31日(火)",
        "令和6年12月31日",
        "20241231",
        "Dec 31, 2024",
        "December 31, 2024",
        "31 Dec 2024",
        "31-Dec-2024",
        "Tue Dec 31 14:33:24 2024",
        "31. Dezember 2024",
        "31 décembre 2024",
        "2024. 12. 31.",
        "2024.12.31_12:33:18.MST",
        "Tue, 31 Dec 2024 10:11:12 +0100",
        "２０２４年１２月３１日",
    ] {
        assert_eq!(text.parse(), Ok(day), "{text}");
    }
    assert_eq!("05.06.2024".parse(), "2024.06.05".parse::<Date>());
    assert_eq!("2024年12月".parse(), "2024.12".parse::<Date>());
    for text in ["05/06/2024", "31.13.2024", "yesterday", "34-30", "10:11:12", "1.2.3.4", ""] {
        let read = text.parse::<Date>();
        assert!(read.is_err(), "{text}: {read:?}");
    }
}

/// Texts without a game in them, and lines of their words.
#[test]
fn no_foreign_text_is_taken_for_a_game() {
    let texts = [
        include_str!("../../../../LICENSE"),
        include_str!("../../../../docs/link.md"),
        "Permission is hereby granted, free of charge, to any person.\n\na) b) c)\n1. One\n2. Two\n",
        "Version 1.2.3 (2024-01-02)\n\n- A4 paper, B2 visa, H1 headings\n- e4 is a chess move\n",
        "hello world",
        "| a | b |\n|---|---|\n| 1 | 2 |\n",
        "------------------------------------------------------------------\n",
        "a\nb\nc\n",
        "https://example.org/a1/b2/c3.html",
    ];
    let mut faults = Vec::new();
    let mut check = |text: &str| {
        let found = read(text);
        if found.iter().any(Result::is_ok) || found.len() > 1 {
            faults.push(format!("{text:.200}: {found:?}").chars().take(600).collect());
        }
        assert!(paste::read(text, Rules::OTHELLO).is_err() || found[0].is_ok(), "{text}");
    };
    texts.into_iter().for_each(&mut check);
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    let pages = fs::read_dir(docs).unwrap().map(|entry| entry.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|it| it == "md"));
    let mut pages: Vec<_> = pages.map(|path| fs::read_to_string(path).unwrap()).collect();
    pages.sort();
    let words = texts.into_iter().chain(pages.iter().map(String::as_str));
    let words = words.flat_map(str::split_whitespace);
    // Some are games.
    let words: Vec<_> = words.filter(|word| paste::read(word, Rules::OTHELLO).is_err()).collect();
    let mut numbers = Numbers(6);
    for _ in 0..1000 {
        let length = 3 + numbers.below(12);
        let line: Vec<_> = (0..length).map(|_| words[numbers.below(words.len())]).collect();
        check(&line.join(" "));
    }
    assert_none(&faults);
}
