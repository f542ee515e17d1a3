//! A text is accounted for by what is taken from it: real moves among words are read right, refused, or what is left out is told.

use proptest::prelude::*;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::error::Warning;
use othello_notation::reader::Reader;
use othello_notation::{paste, transcript};

use crate::Numbers;

const WORDS: &[&str] = &[
    "good",
    "a mistake",
    "better was c4",
    "(or f3)",
    "!?",
    "+2.5",
    "-12",
    "e4 is playable too",
    "see a1",
    "X-square",
    "wins corner h8",
    "46",
    "10 s",
    "0:12",
    "hmm, b7?!",
    "threatens g7",
    "not c4",
    "",
    "# d3",
    "// d3",
    "; e6",
    "[f4]",
    "{d6}",
    "= 0.3",
    "or d3!",
    "d3, c4 and c5",
    "A4",
    "#f5d6c3",
    "see c4/c5",
    "c4/c5",
    "--",
];

const TITLES: &[&str] = &[
    "Ada - Ben",
    "Table D3",
    "Round 5, board f5",
    "Final, seat c4",
    "Game 1: d3 opening",
    "WOC 2026 A1 group",
    "C4 opening, e3 variation",
    "f5 opening",
    "Room B2",
    "G1 final",
    "E6 League",
    "\"D3\" (Ada)",
    "May 3, 2024 d3",
    "1. Ada 2. Ben",
    "Ada (C3) - Ben (D6)",
    "http://example.org/d3",
    "d3.js",
    "+44 555-0199",
];

/// Lines above a game that are none.
const HEADINGS: &[&str] = &["", "", "", "D3\n", "D3\n\n", "F5D6 defence\n", "F5D6 defence\n\n"];

/// The moves of a game, at least, beside which a few moves are none.
const LONG: usize = 4;

/// A game in some words.
struct Told {
    squares: Vec<String>,
    colors: Vec<Color>,
    words: Vec<&'static str>,
    title: &'static str,
}

impl Told {
    /// Writes each move, with its number, its player and its words.
    fn each(&self, one: impl Fn(usize, &str, bool, &str) -> String) -> String {
        let moves = self.squares.iter().zip(&self.colors).zip(self.words.iter().cycle());
        let texts = moves.zip(1..).map(|(((square, color), words), number)| {
            one(number, square, *color == Color::Black, words)
        });
        texts.collect()
    }
}

/// Ways to write a game among words.
const LAYOUTS: &[fn(&Told) -> String] = &[
    |it| format!("{}\n{}", it.title, it.squares.concat()),
    |it| format!("{}: {}", it.title, it.squares.concat()),
    |it| format!("{} {}", it.squares.concat(), it.title),
    |it| format!("{} {}", it.squares.join(" "), it.title.to_uppercase()),
    |it| format!("{}\n\n{}\n\n{}", it.title, it.squares.join(" "), it.words.join("\n")),
    |it| it.each(|number, square, _, words| format!("{number}. {square} {words}\n")),
    |it| it.each(|number, square, _, words| format!("{number}) {square} ({words})\n")),
    |it| it.each(|_, square, _, words| format!("{square} {words}\n")),
    |it| it.each(|_, square, _, words| format!("- {square} {words}\n")),
    |it| it.each(|_, square, black, _| format!("{} {square}\n", if black { "Ada" } else { "Ben" })),
    |it| {
        it.each(|_, square, black, words| {
            format!("{}: {square} {words}\n", if black { "Ada" } else { "Ben" })
        })
    },
    |it| {
        it.each(|n, square, black, _| {
            format!("13:{n:02}:00 INFO {} plays {square}\n", if black { 'B' } else { 'W' })
        })
    },
    |it| {
        it.each(|n, square, black, words| {
            format!("{n};{};{square};{words}\n", if black { 'B' } else { 'W' })
        })
    },
    |it| {
        format!(
            "no,move,remark\n{}",
            it.each(|n, square, _, words| format!("{n},{square},{words}\n"))
        )
    },
    |it| {
        format!(
            "best,move\n{}",
            it.each(|n, square, _, _| format!(
                "{},{square}\n",
                it.squares[n * 7 % it.squares.len()]
            ))
        )
    },
    |it| {
        it.each(|n, square, _, _| {
            format!("{n}\t{square}\t{}\n", it.squares[n * 5 % it.squares.len()])
        })
    },
    |it| {
        it.each(|n, square, _, _| {
            format!("> genmove {}\n= {square}\n\n", if n % 2 == 1 { 'b' } else { 'w' })
        })
    },
    |it| {
        format!("<h1>{}</h1><p>{}</p><p>{}</p>", it.title, it.squares.join(" "), it.words.join(" "))
    },
    |it| it.each(|n, square, _, words| format!("Then move {n} was {square}, {words}. ")),
    |it| {
        it.each(|n, square, _, words| {
            format!("{square}{}", if n % 10 == 0 { format!(" {words}\n") } else { " ".into() })
        })
    },
];

/// Returns the games of a text and `true` if something is said about it.
fn read(text: &str) -> (Vec<String>, bool) {
    let (mut games, mut is_told) = (Vec::new(), false);
    let mut reader = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    for found in reader.by_ref() {
        match found {
            Ok(found) => {
                is_told |= !found.warnings.is_empty();
                games.push(transcript::write(found.record.game.plies()));
            }
            Err(_) => is_told = true,
        }
    }
    (games, is_told || reader.left_out().is_some())
}

proptest! {
    #[test]
    fn a_game_among_words_is_read_right_or_refused_or_what_is_left_out_is_told(
        seed in any::<u64>(),
        length in 1_usize..61,
        layout in prop::sample::select(LAYOUTS),
        words in prop::collection::vec(prop::sample::select(WORDS), 1..12),
        title in prop::sample::select(TITLES),
        heading in prop::sample::select(HEADINGS),
    ) {
        let game: Game = Numbers(seed).game(length, 0);
        let squares = game.plies().iter().map(|ply| ply.square.name().into()).collect();
        let colors = game.plies().iter().map(|ply| ply.player).collect();
        let text = heading.to_owned() + &layout(&Told { squares, colors, words, title });
        let moves = transcript::write(game.plies());
        let (games, is_told) = read(&text);
        // Two short transcripts are a list.
        let is_list = length < LONG && games.contains(&moves);
        prop_assert!(
            games == [&*moves] || games.is_empty() || is_told || is_list,
            "{text}\nis read as {games:?}, and is {moves}"
        );
    }
}

/// Ways to change a move, or what stands in its place.
const SLIPS: &[fn(&str) -> String] = &[
    |square| square.chars().rev().collect(),
    |square| square[..1].into(),
    |square| square[1..].into(),
    |square| format!("{}{square}", &square[..1]),
    |square| format!("{square}{}", &square[1..]),
    |square| format!("{square}q"),
    |square| format!("{},{}", &square[..1], &square[1..]),
    |square| format!("{}9", &square[..1]),
    |square| format!("i{}", &square[1..]),
    |square| format!("{}B", &square[..1]),
    |_| "x9".into(),
    |_| "k5".into(),
    |_| "00".into(),
    |_| "?".into(),
    |_| "??".into(),
    |_| "...".into(),
    |_| "…".into(),
    |_| "_".into(),
];

/// Ways to write a game in which each move that is missing can be seen.
const FORMS: &[fn(&Told) -> String] = &[
    |it| it.squares.join(" "),
    |it| it.each(|n, square, _, _| format!("{square}{}", if n % 8 == 0 { '\n' } else { ' ' })),
    |it| {
        it.each(|n, square, _, _| {
            format!(
                "{}{square} ",
                if n % 2 == 1 { format!("{}. ", n / 2 + 1) } else { String::new() }
            )
        })
    },
    |it| it.each(|n, square, _, words| format!("{n}. {square} {words}\n")),
    |it| {
        it.each(|_, square, black, _| format!("{}: {square}\n", if black { "Ada" } else { "Ben" }))
    },
    |it| it.each(|_, square, black, _| format!("{square} ({})\n", if black { 'B' } else { 'W' })),
    |it| {
        it.each(|n, square, black, _| {
            format!("| {n} | {square} | {} |\n", if black { 'B' } else { 'W' })
        })
    },
    |it| {
        it.each(|n, square, black, _| {
            format!("[13:{n:02}] <{}> {square}\n", if black { "ada" } else { "ben" })
        })
    },
    |it| format!("no,move\n{}", it.each(|n, square, _, _| format!("{n},{square}\n"))),
    |it| format!("{}\n\n{}\n\nWell played.\n", it.title, it.squares.join(" ")),
    |it| it.squares.join(", "),
    |it| it.each(|_, square, _, _| format!("- {square}\n")),
    |it| it.each(|_, square, _, _| format!("{square}\n")),
    |it| format!("{{\"moves\": [\"{}\"]}}\n", it.squares.join("\", \"")),
    |it| format!("{{\"moves\": \"{}\"}}\n", it.squares.join(" ")),
    |it| {
        format!(
            "black;white\n{}\n",
            it.squares.chunks(2).map(|it| it.join(";")).collect::<Vec<_>>().join("\n")
        )
    },
    |it| {
        it.each(|n, square, black, _| {
            format!("{} [10:{n:02} AM]\n{square}\n", if black { "Ada" } else { "Ben" })
        })
    },
    |it| format!("<ol>\n{}</ol>\n", it.each(|_, square, _, _| format!("<li>{square}</li>\n"))),
    |it| {
        it.each(|_, square, black, _| {
            format!("play {} {square}\n= \n\n", if black { "black" } else { "white" })
        })
    },
];

/// Where a move is misspelt.
const PLACES: &[fn(usize) -> usize] =
    &[|_| 0, |_| 1, |length| length / 2, |length| length - 2, |length| length - 1];

/// Returns a game in that form with that slip at that place, if it is read as another game and nothing is said. Signs
/// where a pass is due are that pass, but for a question mark.
fn silent(game: &Game, form: usize, slip: usize, place: usize) -> Option<String> {
    let mut squares: Vec<String> =
        game.plies().iter().map(|ply| ply.square.name().into()).collect();
    let colors = game.plies().iter().map(|ply| ply.player).collect();
    let at = PLACES[place](squares.len());
    squares[at] = SLIPS[slip](&squares[at]);
    let may_be_pass = !squares[at].contains(|it: char| it.is_alphanumeric() || it == '?');
    if may_be_pass && game.position_at(at).passed().is_some() {
        return None;
    }
    let title = TITLES[(form + slip + place) % TITLES.len()];
    let text = FORMS[form](&Told { squares, colors, words: vec![""], title });
    let (games, is_told) = read(&text);
    let is_right = games == [transcript::write(game.plies())];
    (!is_right && !games.is_empty() && !is_told).then(|| format!("{text}\nis read as {games:?}"))
}

#[test]
fn a_misspelt_move_in_any_place_of_any_form_is_read_right_or_refused_or_told() {
    let mut numbers = Numbers(61);
    for form in 0..FORMS.len() {
        for slip in 0..SLIPS.len() {
            for place in 0..PLACES.len() {
                let game = numbers.game(6, 24);
                let silent = silent(&game, form, slip, place);
                assert_eq!(silent, None, "form {form}, slip {slip}, place {place}");
            }
        }
    }
}

/// Known to be missed: a sign or a number at the beginning of a row, which may be that of the row, and what stands at the
/// end of one before a row of a single move.
#[test]
fn of_many_misspelt_moves_hardly_any_is_missed() {
    const TEXTS: usize = 4000;
    let mut numbers = Numbers(8);
    let silent: Vec<String> = (0..TEXTS)
        .filter_map(|text| {
            let game = numbers.game(6, 60);
            let (form, slip) = (text % FORMS.len(), text / FORMS.len() % SLIPS.len());
            silent(&game, form, slip, text / 7 % PLACES.len())
        })
        .collect();
    assert!(silent.len() * 500 <= TEXTS, "{} of {TEXTS}: {silent:#?}", silent.len());
}

/// One long line takes about as long as many short ones, of which it is made.
#[test]
fn the_work_of_a_line_grows_with_its_length() {
    const LINES: usize = 30;
    const LENGTH: usize = 10_000;
    const TIMES: u32 = 8;
    for unit in [
        "f5 or d6 ",
        "f5:",
        "<b>f5</b> ",
        "http://d3.js/f5 ",
        "d3@e.org ",
        "1. f5 d6 (or c5) ",
        "f5 (B) d6 (W) word ",
        "<td>1</td><td>f5</td>",
        "- ",
        "_",
    ] {
        let short = unit.repeat(LENGTH / unit.len());
        let long = format!("f5 {}", short.repeat(LINES));
        let time = |text: &str, times: usize| {
            let begin = std::time::Instant::now();
            (0..times).for_each(|_| drop(read(text)));
            begin.elapsed()
        };
        let is_linear = (0..5).any(|_| time(&long, 1) < TIMES * time(&short, LINES));
        assert!(is_linear, "{unit}");
    }
}

#[test]
fn squares_that_are_not_played_are_told_with_the_place_of_the_first() {
    let text = "Table D3\n* f5\n* d6 threatens g7\n* c3 +2.5\n* d3\n\nc4 was better.\n";
    let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    let found = games.next().expect("a game").expect("it is legal");
    let told: Vec<_> = found.warnings.iter().map(Warning::to_string).collect();
    assert_eq!(
        told,
        [
            "a square that looks like a move is left out, at line 3, column 16",
            "a square that looks like a move is left out, at line 1, column 7",
        ]
    );
    assert!(games.next().is_none());
    let behind = games.left_out().map(|warning| warning.to_string());
    let expected = "a square that looks like a move is left out, at line 7, column 1";
    assert_eq!(behind.as_deref(), Some(expected));
}

/// Texts, the games in them, and `true` if something is said about them.
const FEW: &[(&str, &[&str], bool)] = &[
    ("D3\nf5d6c3d3c4\n", &["f5d6c3d3c4"], true),
    ("F5D6 defence\n\nf5d6c3d3c4\n", &["f5d6c3d3c4"], true),
    ("f5d6c3d3c4\n\nc4/c5\n\nd3!\n", &["f5d6c3d3c4"], true),
    ("A fine game.\n\nd3\n\n(;GM[2];B[f5];W[d6];B[c3];W[d3])", &["f5d6c3d3"], true),
    ("D3\nああああああああああ\n\nf5d6c3d3c4 or g7\n", &["f5d6c3d3c4"], true),
    // Something says that they are a game.
    ("1. d3\n\nf5d6c3d3c4\n", &["d3", "f5d6c3d3c4"], false),
    ("Line: f5d6\nf5d6c3d3c4\n", &["f5d6", "f5d6c3d3c4"], false),
    // Lists.
    ("f5d6c3d3c4 Tiger\nf5d6c4 Heath\nf5f4 Parallel\n", &["f5d6c3d3c4", "f5d6c4", "f5f4"], false),
    ("f5d6\nf5f6\n", &["f5d6", "f5f6"], false),
    ("f5d6\nf5f6\nf5d6c3d3c4\n", &["f5d6", "f5f6", "f5d6c3d3c4"], false),
    ("D3", &["d3"], false),
    ("Dear Ben,\n\nf5 d6\n\nBye\n", &["f5d6"], false),
    // Nothing is one.
    ("v1.2.3-f5d6c3", &[], true),
    ("commit f5d6c3\nMerge: c4c3 d3c5", &[], true),
    ("git f5d6c3", &[], true),
    ("Mac: f5 d6 c3 d3 c4 f4 c5 b3", &["f5d6c3d3c4f4c5b3"], false),
    ("f5d6c3d3==", &[], true),
    ("+49 30 f5 d6 1234", &[], true),
    ("d3@example.org, c3@example.org, c4@example.org", &[], true),
    ("00:f5-d6", &[], true),
    ("Ada: D3\nBen: C3\nCarl: C4\nDora: C5", &[], true),
    ("name,square\nAda,d3\nBen,c3", &[], true),
    ("1.-f5 2.-d6 3.-c3 4.-d3", &["f5d6c3d3"], false),
    ("9:f5 10:d6 11:c3 12:d3", &["f5d6c3d3"], false),
    ("f5-d6-c3-d3-c4-f4", &["f5d6c3d3c4f4"], false),
    ("f5 d6 c3 d3 c4/c5", &["f5d6c3d3"], true),
    ("f5/d6 c3/d3 c4", &["f5d6c3d3c4"], false),
    // A phrase or a result names no other game.
    ("Smith - Jones 1/2-1/2\nf5d6c3d3c4\n", &["f5d6c3d3c4"], false),
    ("Here we go 1. f5 d6 2. c3 d3", &["f5d6c3d3"], false),
    ("Let's go 1. f5 2. d6 3. c3 4. d3", &["f5d6c3d3"], false),
    ("Here we go: f5 d6 c3 d3", &["f5d6c3d3"], false),
    // Moves between brackets, behind slashes or in a table are no remark.
    ("{f5, d6, c3, d3, c4}", &["f5d6c3d3c4"], false),
    ("// f5 d6 c3 d3 c4 f4", &["f5d6c3d3c4f4"], false),
    (";F5;D6\n;C3;D3\n;C4;F4\n", &["f5d6c3d3c4f4"], false),
    // The tags of a forum are no words.
    ("[b]Ada - Ben[/b]\n[i]1.[/i] f5 d6 [i]2.[/i] c3 d3\n", &["f5d6c3d3"], false),
    // Titles in quotes.
    ("f5 d6 c3 d3 \"C4\" (Ada)", &["f5d6c3d3"], true),
    ("‘C4’ Ada: f5d6c3d3", &["f5d6c3d3"], true),
    ("\"f5\", \"d6\", \"c3\", \"d3\"", &["f5d6c3d3"], false),
];

#[test]
fn a_few_moves_are_a_game_if_something_says_so_or_no_longer_one_is_there() {
    for (text, expected, is_told) in FEW {
        let (games, told) = read(text);
        assert!(games == *expected && told == *is_told, "{text}: {games:?}, told: {told}");
    }
}

#[test]
fn variations_of_bare_moves_are_kept() {
    for text in ["f5 d6 c3 (c5 f4) d3 c4", "1. f5 d6\n2. c3 (2. c5 f4) d3\n3. c4\n"] {
        let record = paste::read(text, Rules::OTHELLO).expect("a game");
        assert_eq!(transcript::write(record.game.plies()), "f5d6c3d3c4", "{text}");
        let at = othello_core::tree::Moment::Main(2);
        let squares = record.annotations.variations(at).map(|id| record.annotations.square(id));
        assert_eq!(squares.map(othello_core::Square::name).collect::<Vec<_>>(), ["c5"], "{text}");
    }
}

#[test]
fn passes_in_brackets_are_passes() {
    let mut numbers = Numbers(3);
    let mut games = std::iter::repeat_with(|| numbers.game(50, 0));
    let game = games
        .find(|game| game.plies().windows(2).any(|it| it[0].player == it[1].player))
        .expect("there is one");
    for (pass, between) in [("(pass)", " "), ("[Pass]", ", "), ("(pass)", "\n"), ("(pa)", "")] {
        let mut words = vec![game.plies()[0].square.name()];
        for plies in game.plies().windows(2) {
            words.extend((plies[0].player == plies[1].player).then_some(pass));
            words.push(plies[1].square.name());
        }
        let text = words.join(between);
        let (games, is_told) = read(&text);
        assert_eq!((games, is_told), (vec![transcript::write(game.plies())], false), "{text}");
    }
}

#[test]
fn names_and_remarks_of_a_column_are_kept() {
    let text = "Ada: f5 a fine start\nBen: d6\nAda: c3\nBen: d3 hm\n";
    let record = paste::read(text, Rules::OTHELLO).expect("a game");
    assert_eq!(record.names.black, "Ada".parse().ok());
    assert_eq!(record.names.white, "Ben".parse().ok());
    let notes = [1, 4].map(|at| {
        let note = record.annotations.note(othello_core::tree::Moment::Main(at));
        note.map(|note| note.comment.as_str()).unwrap_or_default()
    });
    assert_eq!(notes, ["a fine start", "hm"]);
}

#[test]
fn a_text_with_more_beside_a_game_than_in_it_is_read_if_somebody_says_so() {
    let usual = Position::start(Rules::OTHELLO);
    let text = "F5 reload\nF6 address bar\n";
    assert!(paste::read(text, Rules::OTHELLO).is_err());
    let found = paste::doubtful(text, usual).expect("two moves that are legal");
    assert_eq!(transcript::write(found.record.game.plies()), "f5f6");
    assert_eq!(paste::doubtful("Room D3, seat 5\n", usual), None);
}

#[test]
fn a_result_below_moves_is_that_of_the_game() {
    for moves in [
        "f5d6c3d3c4f4f6\n",
        "1. f5 d6\n2. c3 d3\n",
        "1. f5\n2. d6\n3. c3\n4. d3\n",
        "Ada: f5\nBen: d6\nAda: c3\nBen: d3\n",
    ] {
        for (result, winner) in [
            ("40-24", Some(Some(Color::Black))),
            ("Black wins 40-24", Some(Some(Color::Black))),
            ("White wins by 12", Some(Some(Color::White))),
            ("White won", Some(Some(Color::White))),
            ("*", None),
        ] {
            let text = format!("{moves}{result}\n");
            let record = paste::read(&text, Rules::OTHELLO).expect("a game");
            assert_eq!(record.stated_winner(), winner, "{text}");
        }
    }
}

/// Texts that say something else than their moves, with what is said; none of them is a game.
const CONTRADICTIONS: &[(&str, &str)] = &[
    // The numbers of the moves.
    ("1. f5 d6\n3. c4 d3\n4. c5 f4\n", "line 3, column 1: move 5: expected the number 3, found 4"),
    ("1. f5\n2. d6\n4. c3\n", "line 3, column 1: move 3: expected the number 3, found 4"),
    ("1. f5\n2. d6\n3. c3\n3. c3\n", "line 4, column 1: move 4: expected the number 4, found 3"),
    ("1. f5 2. d6 4. c3 5. d3", "line 1, column 16: move 3: expected the number 3, found 4"),
    (
        "no,move\n1,f5\n2,d6\n4,c3\n5,d3\n",
        "line 4, column 1: move 3: expected the number 3, found 4",
    ),
    (
        "| n | move |\n|---|---|\n| 1 | f5 |\n| 2 | d6 |\n| 4 | c3 |\n",
        "expected the number 3, found 4",
    ),
    ("1 f5\n2 d6\n2 c3\n3 d3\n", "line 3, column 1: move 3: expected the number 3, found 2"),
    ("[Event \"?\"]\n\n1. f5 d6 2. c3 d3 4. c4 f4 *\n", "move 5: expected the number 3, found 4"),
    (
        "{\"moves\": [{\"n\": 1, \"move\": \"f5\"}, {\"n\": 3, \"move\": \"d6\"}]}",
        "expected the number 2, found 3",
    ),
    // Moves that are left out.
    ("f5 d6 … c5 f4", "line 1, column 7: move 3: … is not a move"),
    ("f5 d6 ... c5 f4", "line 1, column 7: move 3: ... is not a move"),
    ("f5 d6 ~ c5 f4", "line 1, column 7: move 3: ~ is not a move"),
    ("f5 d6 __ c5 f4", "line 1, column 7: move 3: __ is not a move"),
    ("f5 d6 -- c5 f4", "line 1, column 7: move 3: a pass is not forced here"),
    // The players.
    ("B: f5\nB: d6\nW: c4\n", "line 2, column 4: move 2: Black is not to move"),
    ("White: f5\nBlack: d6\nWhite: c4\n", "line 1, column 8: move 1: White is not to move"),
    ("Black: f5 White: d6 White: c4", "line 1, column 28: move 3: White is not to move"),
    ("白f5黒d6白c4", "move 1: White is not to move"),
    (
        "Black: Ada\nWhite: Ben\n\nBen: f5\nAda: d6\nBen: c4\nAda: d3\n",
        "line 4, column 1: move 1: Black is not to move",
    ),
    (
        "1. Ada f5\n2. Ben f6\n3. Carl e6\n4. Dora f4\n",
        "line 3, column 9: move 3: White is not to move",
    ),
    (
        "| 1 | f5 | B |\n| 2 | d6 | B |\n| 3 | c3 | W |\n",
        "line 2, column 12: move 2: Black is not to move",
    ),
    (
        "| n | move | by |\n|---|---|---|\n| 1 | f5 | W |\n| 2 | d6 | B |\n",
        "line 3, column 12: move 1: White is not to move",
    ),
    ("f5 (B)\nd6 (W)\nc3 (W)\n", "line 3, column 5: move 3: White is not to move"),
    ("f5 (B) d6 (W) c3 (W)", "line 1, column 19: move 3: White is not to move"),
    ("f5 (W) d6 (B)", "line 1, column 5: move 1: White is not to move"),
    ("f5 (B) d6 (W) c3 (B) ?? (W)", "line 1, column 22: move 4: ?? is not a move"),
    // What stands in place of a move, joined to others or in a line behind the first.
    ("f5d6c3d3cBf4c5\n", "line 1, column 9: move 5: cBf4c5 is not a move"),
    ("Moves: f5d6c3d3c4fBdB\n", "line 1, column 18: move 6: fBdB is not a move"),
    ("f5d6c3d3c4f4c5b3x1c2\n", "line 1, column 17: move 9: x1 is not on the board"),
    ("f5d6c3d3c4f4c5b3\nc2e3dBd2\n", "line 2, column 5: move 11: dBd2 is not a move"),
    ("f5d6c3d3c4f4c5b3\nc2e3l1d2c6b4\n", "line 2, column 5: move 11: l1 is not on the board"),
    ("f5 d6 c3 d3 c4 f4 c5 b3\nc2 e3 i9\n", "line 2, column 7: move 11: i9 is not on the board"),
    (
        "1. f5 d6 2. c3 d3 3. c4 f4 4. c5 b3\n5. i5 c2\n",
        "line 2, column 4: move 9: i5 is not on the board",
    ),
    ("f5-d6-c3-d3-cB-f4", "line 1, column 10: move 4: d3 is not a move"),
    ("f5 d6 c3 d3 b c4 f4", "line 1, column 13: move 5: expected a row after b"),
    ("f5 d6 .. c5 f4", "line 1, column 7: move 3: .. is not a move"),
    ("f5 d6 ?? c5 f4", "line 1, column 7: move 3: ?? is not a move"),
    ("1. f5 d6 2. c3 d3 3... c4", "line 1, column 24: move 5: ... is not a move"),
    ("f5 d6 ? c5 f4", "line 1, column 7: move 3: ? is not a move"),
    ("1. f5 d6 2. c3 d3 3. ... c4", "line 1, column 26: move 5: ... is not a move"),
    // More than a square.
    ("f5\nd6\nc34\n", "line 3, column 1: move 3: c34 is not on the board"),
    ("Ada: f5\nBen: d6\nAda: c4q\nBen: d3\n", "line 3, column 6: move 3: c4q is not on the board"),
    ("{\"moves\": [\"f5\", \"d6\", \"c34\"]}", "expected moves as \"f5\""),
    // Numbers in another order, and moves in the column of the other player.
    (
        "n,black,white\n1,f5,d6\n3,c3,d3\n2,c4,f4\n",
        "line 4, column 1: move 5: expected the number 3, found 2",
    ),
    ("Black\tWhite\nf5\td6\n\tc3\nd3\tc4\n", "line 3, column 2: move 3: White is not to move"),
    ("Ada [10:01 AM]\nf5\nAda [10:02 AM]\nd6\nBen [10:03 AM]\nc3\n", "move 2: "),
    // What stands in place of a move that has no other behind it, or before it.
    ("1. f5\n2. d6\n3. hm\n", "line 3, column 4: move 3: hm is not a move"),
    ("K5 f5 d6 c3", "line 1, column 1: move 1: K5 is not on the board"),
    ("Ada: f5\nBen: d6\nAda: c3\nBen: i9\n", "line 4, column 6: move 4: i9 is not on the board"),
    ("no,move\n8,f5\n9,d6\n10,c3\n11,fB\n", "line 5, column 4: move 4: fB is not a move"),
    ("1. f5 d6\n2. c3 d3\n3. c4 f4\n4. cB\n", "line 4, column 4: move 7: cB is not a move"),
    ("1. f5 d6\n2. c3 d3\n3. c4 eB\n", "line 3, column 7: move 6: eB is not a move"),
    ("f5 d6 c3 d3 cB\n", "line 1, column 13: move 5: cB is not a move"),
    ("f5 d6 c3 d3 dB\nc4 f4\n", "line 1, column 13: move 5: dB is not a move"),
    ("f5x d6 c3", "line 1, column 1: move 1: f5x is not on the board"),
    ("F5th d6 c3", "line 1, column 1: move 1: F5th is not on the board"),
    ("1. i5 f5 2. d6\n", "line 1, column 4: move 1: i5 is not on the board"),
    ("Black,White\nf5,d6\nc3,d3\nc4,cB\n", "line 4, column 4: move 6: cB is not a move"),
    (
        "<td>1</td><td>f5</td><td>2</td><td>d6</td><td>3</td><td>c3</td><td>4</td><td>i9</td>",
        "move 4: i9 is not on the board",
    ),
    // A move that was not played.
    (
        "move f5 ok\nmove d6 ok\nmove c3 rejected\n",
        "line 3, column 9: move 4: rejected is not a move",
    ),
    ("1. f5\n2. d6\n3. c3 (illegal, not played)\n", "illegal is not a move"),
    ("{\"moves\": [\"f5\", \"d6\", \"5\"]}", "expected moves as \"f5\""),
    ("date,moves\n2024.01.02,f5d6c3 5\n", "5 is not a move"),
    // A heading that names the other player first.
    ("White,Black\nf5,d6\nc3,d3\n", "line 2, column 1: move 1: White is not to move"),
    ("#,White,Black\n1,f5,d6\n2,c3,d3\n", "line 2, column 3: move 1: White is not to move"),
    ("No  White  Black\n1   f5   d6\n2   c3   d3\n", "move 1: White is not to move"),
    ("Black: f5 c3 c4\nWhite: d6 d3 f4 f3 e3\n", "line 2, column 17: move 7: White is not to move"),
    // Two versions of one text.
    ("<<<<<<< HEAD\nf5d6c3\n=======\nf5f6e6\n>>>>>>> other\n", "found the marks of a merge"),
    ("-f5d6c3\n+f5d6c4\n", "line 1, column 1: expected one of two versions, found a line of each"),
    ("-1. f5 d6\n-2. c3\n+1. f5 f6\n+2. e6\n", "found a line of each"),
    (NINE_ROWS, "line 9, column 1: expected eight rows of numbers"),
    // Another game, or none.
    ("Renju game\n1. f5 d6\n2. c3 d3\n3. c4 f4\n", "expected moves or a position"),
    ("go: d3 c5 d6 e3", "expected moves or a position"),
    ("1. D3 miss\n2. C5 miss\n3. F6 hit\n4. F5 hit\n", "expected moves or a position"),
    ("{\"type\": \"chess\", \"moves\": [\"d3\", \"c5\"]}", "another game, \"chess\""),
    ("MAC f5-d6-c3-d3-c4-f4", "expected moves or a position"),
    ("https://example.org/f5d6c3d3c4", "expected moves or a position"),
    ("Git: c4e3f6e6f5", "expected moves or a position"),
    ("Seats: F5, D6, C3, D3 are booked", "are is not a move"),
    ("Row 3: D3 C3\nRow 5: F5 F6", "expected moves or a position"),
    ("08:00 D3\n08:10 C3\n08:20 C4\n08:30 C5\n", "expected moves or a position"),
    ("席：D3、C3、C4", "expected moves or a position"),
    ("F5\nreload\nF6\naddress bar\n", "expected moves or a position"),
    ("c4\nis the move that I mean.\n", "expected moves or a position"),
    (
        "We spoke of this on Monday:\n\nf5 d6\n\nWhat do you think of it now?\n",
        "expected moves or a position",
    ),
    ("d3 c4 f6 9a 00 ff 17 e6\n", "expected moves or a position"),
    ("f5 d6 c3 9a ff 00\n", "expected moves or a position"),
    ("00000000: f5d6 c3d3 c4f4 c5b3  ........\n", "expected moves or a position"),
    ("F5\nF6\nF7\nF4\n", "expected moves or a position"),
    ("f5 f6 f7 f4\n", "expected moves or a position"),
    (
        "10:00 f5\n10:05 d6\n10:10 c3\n10:15 d3\n10:20 c4\n10:25 f4\n10:30 c5\n10:35 b3\n",
        "expected moves or a position",
    ),
];

/// A grid with a row too many.
const NINE_ROWS: &str = "\
1 -- -- -- -- -- -- -- --
2 -- -- -- -- -- -- -- --
3 -- --  3 -- -- -- -- --
4 -- -- -- () ## -- -- --
5 -- -- -- ## ()  1 -- --
6 -- -- --  2 -- -- -- --
7 -- -- -- -- -- -- -- --
8 -- -- -- -- -- -- -- --
9 -- --  4 -- -- -- -- --
";

#[test]
fn a_text_that_contradicts_its_moves_is_refused_with_the_place() {
    for (text, expected) in CONTRADICTIONS {
        let mut found = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        match found.next() {
            Some(Err(error)) => assert!(error.to_string().contains(expected), "{text}: {error}"),
            found => panic!("{text}: {found:?}"),
        }
    }
}

/// A game in which the same five moves are taken back four times.
const TAKEN_BACK_OFTEN: &str = "\
f5\nd6\nc3\nd3\nc4\nf4\nc5\nb3\nc2\ne3
undo\nundo\nundo\nundo\nundo\nf4\nc5\nb3\nc2\ne3
undo\nundo\nundo\nundo\nundo\nf4\nc5\nb3\nc2\ne3
undo\nundo\nundo\nundo\nundo\nf4\nc5\nb3\nc2\ne3
undo\nundo\nundo\nundo\nundo\nf4\nc5\nb3\nc2\ne3
";

/// Texts, the games in them, and what is said beside them.
const BESIDE: &[(&str, &[&str], &str)] = &[
    ("1. f5 d6 2. c3 d3 12. c4", &[], "expected the number 3"),
    ("1. f5 d6 3. c3 d3 5. c4", &["f5d6c3d3c4"], ""),
    ("f5... d6... c3", &[], "... is not a move"),
    ("f5...d6...c3", &["f5d6c3"], ""),
    ("f5 d6 (some moves later) c5 f4", &[], "some is not a move"),
    ("f5(2) d6(1) c3(3)", &["f5d6c3"], ""),
    ("F5 D6 2. c3", &["f5d6c3"], ""),
    ("f5 d6 c3 d3 A4", &["f5d6c3d3"], "a square that looks like a move"),
    // One game in several lines, and several games.
    ("f5f6,\ne6f4\n", &["f5f6e6f4"], "more than one way"),
    ("Game 1\nf5 f6\nGame 2\ne6 f4\nGame 3\nd3 c3\n", &["f5f6", "e6f4", "d3c3"], ""),
    ("Game 1: f5 f6\nGame 2: e6 f4\nGame 3: d3 c3\n", &["f5f6", "e6f4", "d3c3"], ""),
    ("Opening: f5 d6\nGame: c4 c3\n", &["f5d6", "c4c3"], ""),
    (
        "f5 d6 c3 d3 c4 f4 f6 f3\ne6 e7 c6 d7 c5 b3 e3 e2\ne6 e7 c6 d7 c5 b3 e3 e2\n",
        &["f5d6c3d3c4f4f6f3e6e7c6d7c5b3e3e2"],
        "8 squares that look like moves",
    ),
    // Lines of two versions, and values of moves.
    ("f5\nd6\n-c3\n+c4\n", &["f5d6"], "line 3, column 1: expected one of two versions"),
    ("f5 d6\nc3 d3\n-c4 f4\n+c4 e3\n", &["f5d6c3d3"], "line 3, column 1: expected one of two"),
    ("f5d6c3d3c4\n\n-2 after f4\n+3 after e3\n", &["f5d6c3d3c4"], "2 squares that look like moves"),
    ("f5d6c3d3c4\n\n-2 after f4\n+2 after e3\n", &["f5d6c3d3c4"], "2 squares that look like moves"),
    ("-2 f5\n+2 d6\n", &["f5d6"], ""),
    ("- f5\n+ d6\n- c3\n+ d3\n", &["f5d6c3", "d3"], ""),
    ("{\"moves\": \"f5 d6 c3", &["f5d6c3"], "the text ends within the game"),
    ("{\"moves\":\"f5d6c3d", &[], "line 1, column 17: move 4: expected a row after d"),
    // Lines that stand there twice.
    (
        "f5 d6 c3 d3\nf5 d6 c3 d3\nc4 f4\n",
        &["f5d6c3d3c4f4"],
        "4 squares that look like moves are left out, the first at line 2, column 1",
    ),
    ("> f5d6c3d3\n> f5d6c3d3\n\nWell played.\n", &["f5d6c3d3"], "4 squares that look like moves"),
    (
        "1. f5\n1. f5\n2. d6\n3. c3\n",
        &["f5d6c3"],
        "a square that looks like a move is left out, at line 2, column 4",
    ),
    (
        "f5d6c3d3\nc4f4\nf5d6c3d3\nc4f4\nc5\n",
        &["f5d6c3d3c4f4", "f5d6c3d3c4f4c5"],
        "more than one way",
    ),
    ("f5d6c3d3 Tiger\nf5d6c3d3 Tiger\n", &["f5d6c3d3", "f5d6c3d3"], ""),
    // Remarks between moves.
    (
        "f5 d6 (or c5) c3 d3",
        &["f5d6c3d3"],
        "a square that looks like a move is left out, at line 1, column 11",
    ),
    ("1. f5 d6 (or f6) 2. c3 (better was c5?) d3", &["f5d6c3d3"], "2 squares that look like moves"),
    // What stands in place of the next move, or may.
    (
        "Ada: f5\nBen: d6\nAda: c3\nBen: hm\n",
        &["f5d6c3"],
        "line 4, column 6, and the rest is kept as text: move 4: hm is not a move",
    ),
    (
        "no;by;move;time\n1;B;f5;0:12\n2;W;d6;0:10\n3;B;c3;0:09\n4;W;d;0:11\n",
        &["f5d6c3"],
        "line 5, column 5, and",
    ),
    (
        "play black f5\n= \nplay white d6\n= \nplay black c3\n= \nplay white d,3\n= \n",
        &["f5d6c3"],
        "move 4: d,3 is not a move",
    ),
    ("f5 (B)\nd6 (W)\nc3 (B)\n3 (W)\n", &["f5d6c3"], "line 4, column 1, and"),
    ("f5 d6 c3 d3\n3. hm\n", &["f5d6c3d3"], "line 2, column 4, and"),
    ("Final\nf5 d6 c3 d3 c4 ff4\n", &["f5d6c3d3c4"], "line 2, column 16, and"),
    ("f5d6c33 Board 3", &["f5d6c3"], "line 1, column 7, and"),
    ("Group C: f5d6c3x9", &["f5d6c3"], "move 4: x9 is not a move"),
    ("f5 d6 c3 5", &["f5d6c3"], "move 4: 5 is not a move"),
    ("1. f5 d6\n2. c3 d,3\n", &["f5d6c3"], "move 4: d,3 is not a move"),
    ("Black,White\nf5,d6\nc3,d,3\n", &["f5d6c3"], "line 3, column 4, and"),
    ("f5d6c3d3c4f4c5b3\ngg4c2e3d2\n", &["f5d6c3d3c4f4c5b3"], "4 squares that look like moves"),
    ("f5 d6 c3 d3 34-30", &["f5d6c3d3"], ""),
    ("f5d6c3 OK", &["f5d6c3"], ""),
    ("f5 d6 c3 [c9", &["f5d6c3"], "c9 is not a move"),
    ("f5 d6 c3 x9)", &["f5d6c3"], "x9 is not a move"),
    ("(f5 d6 c3 d3 cc)", &["f5d6c3d3"], "cc is not a move"),
    ("f5 d6 c3 [", &["f5d6c3"], ""),
    ("f5 d6 c3 )", &["f5d6c3"], ""),
    ("f5 d6 c3 d3??", &["f5d6c3d3"], ""),
    ("f5 d6 c3 d3 ??", &["f5d6c3d3"], "move 5: ?? is not a move"),
    ("f5 d6 c3 d3 ...", &["f5d6c3d3"], "move 5: ... is not a move"),
    ("1. f5 2. d6 3. c3 4. the corner", &["f5d6c3"], "move 4: the corner is not a move"),
    ("- f5\n- d6\n- c3\n- null\n", &["f5d6c3"], "move 4: null is not a move"),
    ("- f5\n- d6\n- zzz\n- c3\n- d3\n- c4\n", &["f5d6"], "move 3: zzz is not a move"),
    ("- f5.\nundo\n- f6.\n- e6.", &["f5"], "move 2: undo is not a move"),
    ("- f5\nundo\n- d3\n- c3\n", &["f5", "d3c3"], "undo is not a move"),
    ("f5 d6 c3 44\n", &["f5d6c3"], "move 4: 44 is not a move"),
    ("((b f5) (w d6) (b c3) (w ??))", &["f5d6c3"], "move 4: ?? is not a move"),
    // Remarks, and names of one letter.
    ("F5D6C3\n//D3\n", &["f5d6c3"], "a square that looks like a move"),
    ("f5f6e6f4e3  G\n", &["f5f6e6f4e3"], ""),
    // A part of the moves that looks like something else.
    ("f5d6c3d3n/af4f6f3e6\n", &["f5d6c3d3"], "4 squares that look like moves"),
    // Two games of a table.
    (
        "game,ply,move\n1,1,f5\n1,2,d6\n1,3,c3\n1,4,d3\n2,1,f5\n2,2,f6\n2,3,e6\n2,4,f4\n",
        &["f5d6c3d3", "f5f6e6f4"],
        "",
    ),
    ("| # | Ada | Ben |\n|---|---|---|\n| 1 | f5 | d6 |\n| 2 | c3 | d3 |\n", &["f5d6c3d3"], ""),
    (
        "{\"id\": 1, \"game\": \"f5 d6\"}\n{\"id\": 2, \"game\": [\"f5\", \"f6\"]}\n",
        &["f5d6", "f5f6"],
        "",
    ),
    ("F5D6C3X0", &["f5d6c3"], ""),
    // Names of games that are those of tournaments and places.
    ("event,black,white,moves\nDames,Anna,Eva,f5d6c3d3\n", &["f5d6c3d3"], ""),
    ("site,moves\nBingo,f5d6c3d3\n", &["f5d6c3d3"], ""),
    ("variant,moves\nchess,f5d6c3d3\n", &[], "another game"),
    // What takes back a move.
    ("play b f5\nplay w d6\nplay b c3\nundo\n", &["f5d6"], ""),
    ("play b f5\n= \nplay w d6\n= \n3 undo\n= \nplay w f6\n= \n", &["f5f6"], ""),
    ("1. f5 d6\n2. c3 d3\nundo\n", &["f5d6c3d3"], "move 5: undo is not a move"),
    (TAKEN_BACK_OFTEN, &["f5d6c3d3c4f4c5b3c2e3"], ""),
    // Other games in an object.
    (
        "{\"moves\": [\"f5\"], \"games\": [{\"moves\": [{\"row\": 3, \"col\": 6}]}]}",
        &["f5"],
        "a square that looks like a move",
    ),
    (
        "{\"moves\": [\"f5\"], \"position\": {\"moves\": [\"f5\", \"f4\"]}}",
        &["f5"],
        "2 squares that look like moves",
    ),
    // A line that goes on by its number, and cannot.
    ("f5 d6 c3 d3\n\n3. c3 d3\n", &["f5d6c3d3"], "line 3, column 4: move 5: c3 is occupied"),
    ("1. f5 f6 2. e6 f4\n\n3. f5\n", &["f5f6e6f4"], "line 3, column 4: move 5: f5 is occupied"),
    // What HTML and a chat have between moves.
    ("<p>1.&nbsp;f5&nbsp;d6&#160;2.&nbsp;c3&nbsp;d3</p>", &["f5d6c3d3"], ""),
    (
        "Ada, [28.11.2026 10:00]\nf5\n\nBen, [28.11.2026 10:01]\nd6\n\n\
         Ada, [28.11.2026 10:02]\nc3\n\nBen, [28.11.2026 10:03]\nd3\n",
        &["f5d6c3d3"],
        "",
    ),
    (
        "Ada — Today at 10:00\nf5\nBen — Today at 10:01\nd6\nAda — Today at 10:02\nc3\n\
         Ben — Today at 10:03\nd3\n",
        &["f5d6c3d3"],
        "",
    ),
    // Moves in another order than they are played.
    ("1. f5 d6   3. c4 f4\n2. c3 d3   4. c5\n", &["f5d6c3d3c4f4c5"], ""),
    ("1 f5  3 c3  5 c4\n2 d6  4 d3\n", &["f5d6c3d3c4"], ""),
    ("1. f5 d6   1. f5 f6\n2. c3 d3   2. e6 f4\n", &["f5d6c3d3", "f5f6e6f4"], ""),
    ("Black: f5 c3 c4\nWhite: d6 d3\n", &["f5d6c3d3c4"], ""),
    ("White: d6 d3 f4\nBlack: f5 c3 c4\n", &["f5d6c3d3c4f4"], ""),
    ("Ada: f5 c3 c4 f6\nBen: d6 d3 f4 f3\n", &["f5d6c3d3c4f4f6f3"], ""),
    // Words with other letters than those of ASCII.
    ("Schwarz: f5\nWeiß: d6\nSchwarz: c3\nWeiß: d3\n", &["f5d6c3d3"], ""),
    (
        "1. Zug: Schwarz auf f5\n2. Zug: Weiß auf d6\n3. Zug: Schwarz auf c3\n4. Zug: Weiß auf d3\n",
        &["f5d6c3d3"],
        "",
    ),
    // Moves in a comment.
    (
        "---------------------------OX------XO--------------------------- X; % c3 d3",
        &[""],
        "2 squares that look like moves",
    ),
];

#[test]
fn what_stands_beside_moves_joins_parts_or_is_told() {
    for (text, expected, told) in BESIDE {
        let (mut games, mut said) = (Vec::new(), String::new());
        let mut reader = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        for found in reader.by_ref() {
            match found {
                Ok(found) => {
                    said.extend(found.warnings.iter().map(Warning::to_string));
                    games.push(transcript::write(found.record.game.plies()));
                }
                Err(error) => said += &error.to_string(),
            }
        }
        said.extend(reader.left_out().map(|warning| warning.to_string()));
        assert!(games == *expected && said.contains(told), "{text}: {games:?}, told: {said}");
        assert_eq!(said.is_empty(), told.is_empty(), "{text}: {said}");
    }
}

/// A way to write moves.
type Write<'a> = &'a dyn Fn(&[&str]) -> String;

#[test]
fn a_last_move_that_was_misread_is_told_or_refused() {
    let each = |squares: &[&str], one: &dyn Fn(usize, &str, &str) -> String| -> Vec<String> {
        let players = ["B", "W"].into_iter().cycle();
        let moves = squares.iter().zip(players).zip(1..);
        moves.map(|((square, player), number)| one(number, player, square)).collect()
    };
    let pairs = |squares: &[&str], between: &str, before: &str, behind: &str| -> String {
        let pairs = squares.chunks(2).zip(1..);
        let lines = pairs.map(|(pair, number)| {
            format!("{before}{number}{between}{}{behind}", pair.join(between))
        });
        lines.collect()
    };
    let layouts: &[Write<'_>] = &[
        &|it| it.join(" "),
        &|it| it.join(", "),
        &|it| it.join(" → "),
        &|it| it.join("-"),
        &|it| it.join(" | "),
        &|it| format!("moves = ['{}']", it.join("', '")),
        &|it| format!("moves:\n  - {}\n", it.join("\n  - ")),
        &|it| format!("<li>{}</li>", it.join("</li>\n<li>")),
        &|it| each(it, &|_, player, square| format!("{player}:{square}")).join(" "),
        &|it| each(it, &|number, _, square| format!("{number}. {square}")).join("\n"),
        &|it| each(it, &|number, _, square| format!("({number}){square}")).concat(),
        &|it| {
            each(it, &|number, player, square| format!("{number}手目 {player} {square}")).join("\n")
        },
        &|it| each(it, &|_, player, square| format!("play {player} {square}\n= ")).join("\n"),
        &|it| {
            format!(
                "n,move,time\n{}",
                each(it, &|n, _, square| format!("{n},{square},5\n")).concat()
            )
        },
        &|it| format!("n;black;white{}", pairs(it, ";", "\n", "")),
        &|it| format!("|n|black|white|\n|---|---|---|{}", pairs(it, " | ", "\n| ", " |")),
        &|it| format!("<p>{}", pairs(it, " & ", "", " \\\\\n")),
        &|it| format!("{{\"moves\": [\"{}\"]}}", it.join("\", \"")),
        &|it| {
            format!(
                "1-3: {}\n4-5: {}\n6-9: {}",
                it[..3].join(" "),
                it[3..5].join(" "),
                it[5..].join(" ")
            )
        },
    ];
    let squares = ["f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2"];
    for length in [8, 9] {
        for misread in
            ["(5", "e-5", "e.5", "fB", "i9", "ES", "€5", "e 5", "d,3", "5", "e", "ё5", "ｅ", "e0"]
        {
            let mut squares = squares[..length].to_vec();
            squares[length - 1] = misread;
            for layout in layouts {
                let text = layout(&squares);
                let (games, is_told) = read(&text);
                assert!(is_told || games.is_empty(), "{text}: {games:?}");
            }
        }
    }
}

#[test]
fn nothing_behind_the_moves_of_two_rows_vanishes() {
    for text in [
        "Black: f5 c3 c4 e3 was careless here, 42-22\nWhite: d6 d3 f4 f6 and resigned\n",
        "Black: f5 c3 c4 e3\nWhite: d6 d3 f4 f6c",
        "1. f5 3. c3 5. c4 7. e3\n2. d6 4. d3 6. f4 8. f6c",
    ] {
        let read = paste::read(text, Rules::OTHELLO);
        assert!(!read.is_ok_and(|record| record.game.plies().len() == 8), "{text}");
    }
    let told = "Black: f5 c3 c4 e3.\nWhite: d6 d3 f4 f6.\n";
    assert_eq!(paste::read(told, Rules::OTHELLO).unwrap().game.plies().len(), 8);
}
