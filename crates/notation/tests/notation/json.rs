//! Games and positions in JSON are read whole, or refused.

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;
use othello_notation::error::{Location, Warning};
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, Skipped};

const START: &str = "---------------------------OX------XO---------------------------";
const SIX: &str = "------------------XO------XXXO-----OOX-----O--------------------";

fn games(text: &str) -> Vec<Result<Found, String>> {
    let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    games.map(|game| game.map_err(|error| error.kind.to_string())).collect()
}

/// Returns the games in a text as transcripts.
fn moves(text: &str) -> Vec<String> {
    let moves = games(text).into_iter().map(|game| {
        let game = game.unwrap_or_else(|fault| panic!("{text}: {fault}"));
        let text = Format::Transcript.write(&game.record).expect("it is written");
        text.trim_end().to_owned()
    });
    moves.collect()
}

fn fault(text: &str) -> String {
    match &games(text)[..] {
        [Err(fault)] => fault.clone(),
        found => panic!("{text}: {found:?}"),
    }
}

#[test]
fn moves_are_a_text_a_list_or_objects() {
    for text in [
        r#"{"moves": "f5d6c3"}"#,
        r#"{"moves": ["F5", "d6", "c3"]}"#,
        r#"{"moves": [["f5", "d6"], ["c3"]]}"#,
        r#"{"moves": [{"move": "F5"}, {"move": "D6", "eval": 2}, {"square": "c3"}]}"#,
        r#"{"transcript": "f5d6c3", "moves": 3}"#,
        r#"{"data": {"game": {"kifu": "f5d6c3"}}}"#,
        r#"["f5", "d6", "c3"]"#,
        r#"{"board": "BOARD", "moves": "f5d6c3"}"#,
    ] {
        let text = text.replace("BOARD", START);
        assert_eq!(moves(&text), ["f5d6c3"], "{text}");
    }
    let at_end =
        r#"{"board": "SIX", "moves": ["f5", "d6", "c3", "d3", "c4", "f4"]}"#.replace("SIX", SIX);
    assert_eq!(moves(&at_end), ["f5d6c3d3c4f4"]);
}

#[test]
fn a_text_of_pgn_is_read_with_its_tags() {
    let pgn = r#""pgn": "[Event \"Club\"]\n[Black \"Ada\"]\n\n1. f5 d6 {quiet} 2. c3 *""#;
    for text in [
        format!("{{{pgn}}}"),
        format!(r#"{{"moves": "f5 d6 c3", {pgn}}}"#),
        r#"{"moves": "f5d6c3", "movetext": "1. f5 d6 2. c3", "pgn": "https://example.org/1"}"#
            .into(),
        format!(r#"{{{pgn}, "fen": "{START} X"}}"#),
    ] {
        assert_eq!(moves(&text), ["f5d6c3"], "{text}");
    }
    let game = games(&format!("{{{pgn}}}")).remove(0).expect("it is a game");
    assert_eq!((game.warnings, game.skipped), (vec![], Skipped::default()));
    let record = game.record;
    assert_eq!(record.tags.get("Event"), Some("Club"));
    assert_eq!(record.names.black.expect("there is a name").as_str(), "Ada");
    assert!(fault(&format!(r#"{{{pgn}, "fen": "{SIX} O"}}"#)).contains("of the PGN"));
    assert!(fault(&format!(r#"{{"moves": "f5f6", {pgn}}}"#)).contains("found another"));
    // One without moves, or that is none, does not hide the position beside it.
    for pgn in [r#""[Event \"Club\"]\n\n*""#, r#""https://example.org/1.pgn""#] {
        let text = format!(r#"{{"fen": "{SIX} O", "pgn": {pgn}}}"#);
        assert_eq!(moves(&text), [format!("{SIX} O")], "{text}");
    }
}

#[test]
fn a_winner_is_a_colour_a_name_or_a_draw() {
    for (winner, expected, told) in [
        ("black", Some("1-0"), ""),
        ("Ben", Some("0-1"), ""),
        ("draw", Some("1/2-1/2"), ""),
        ("Carl", None, "the result is given as Carl, which is not a result"),
    ] {
        let text =
            format!(r#"{{"moves": "f5d6", "black": "Ada", "white": "Ben", "winner": "{winner}"}}"#);
        let game = games(&text).remove(0).expect("it is a game");
        let said: Vec<_> = game.warnings.iter().map(ToString::to_string).collect();
        assert_eq!(game.record.tags.get("Result"), expected, "{text}");
        assert_eq!(said.join(" "), told, "{text}");
    }
}

#[test]
fn several_games_are_in_a_list_or_a_line_each() {
    let expected = ["f5d6", "c4c3"];
    for text in [
        "{\"moves\":\"f5d6\"}\n{\"moves\":\"c4c3\"}\n",
        "[{\"moves\":\"f5d6\"},\n {\"moves\":\"c4c3\"}]\n",
        "{\n \"opening\": \"d3c5\",\n \"games\": [\n  {\"moves\": \"f5d6\"},\n  {\"moves\": \"c4c3\"}\n ],\n \"first\": \"f5f6\"\n}\n",
    ] {
        assert_eq!(moves(text), expected, "{text}");
    }
}

#[test]
fn numbers_of_rows_and_columns_begin_where_the_moves_can_be_played() {
    for text in [
        r#"{"moves": [{"row": 4, "col": 5}, {"row": 5, "col": 3}, {"row": 2, "col": 2}]}"#,
        r#"{"moves": [{"row": 5, "column": 6}, {"row": 6, "column": 4}, {"row": 3, "column": 3}]}"#,
        r#"[{"row": 4, "col": 5}, {"row": 5, "col": 3}, {"row": 2, "col": 2}]"#,
    ] {
        assert_eq!(moves(text), ["f5d6c3"], "{text}");
    }
    let drawn = r#"{"startpos": "f5", "moves": [{"row": 5, "col": 3}, null]}"#;
    assert!(!fault(drawn).starts_with("expected moves as"), "a pass is no name of a square");
    // Of which number is which nobody knows.
    assert!(fault(r#"{"moves": [[4, 5], [5, 3]]}"#).starts_with("expected moves as"));
}

#[test]
fn what_an_object_says_of_a_game_is_kept() {
    let text = r#"{"players": [{"name": "Ada \u00e9"}, {"name": "Ben"}], "date": "2024-05-06", "event": "Club",
        "game": {"moves": [{"move": "f5", "comment": "quiet"}, {"move": "d6"}]}, "result": "34-30"}"#;
    let game = games(text).remove(0).expect("it is a game");
    let record = game.record;
    assert_eq!(record.names.black.expect("there is a name").as_str(), "Ada é");
    assert_eq!(record.tags.get("Event"), Some("Club"));
    assert_eq!(record.tags.get("Result"), Some("34-30"));
    assert_eq!(record.date.expect("there is a date").to_string(), "2024.05.06");
    let note = record.annotations.note(Moment::Main(1)).expect("there is a comment");
    assert_eq!(note.comment, "quiet");
}

#[test]
fn a_position_is_a_text_rows_or_a_list() {
    let rows: Vec<&str> = (0..8).map(|row| &SIX[8 * row..][..8]).collect();
    let digit = |letter: char| match letter {
        'X' => "1",
        'O' => "2",
        _ => "0",
    };
    let digits = rows
        .iter()
        .map(|row| format!("[{}]", row.chars().map(digit).collect::<Vec<_>>().join(",")));
    let digits = digits.collect::<Vec<_>>().join(",");
    for text in [
        format!("{{\"board\": \"{SIX}\", \"side\": \"white\"}}"),
        format!("{{\"position\": {rows:?}, \"turn\": \"White\"}}"),
        format!("{{\"board\": [{digits}], \"to_move\": \"white\"}}"),
        format!("{{\"position\": \"{SIX} O\", \"moves\": []}}"),
    ] {
        assert_eq!(moves(&text), [format!("{SIX} O")], "{text}");
    }
}

#[test]
fn what_is_no_move_or_leaves_the_side_open_is_refused() {
    for text in [
        r#"{"moves": [19, 20]}"#,
        r#"{"moves": [{"move": "f5"}, {"row": 3, "column": 2}]}"#,
        r#"{"moves": [{"move": "f5"}, {"move": ""}]}"#,
    ] {
        assert!(fault(text).starts_with("expected moves as \"f5\""), "{text}");
    }
    // Squares in a list are no moves of a game.
    assert!(fault(r#"{"legal": ["c4", "c3"]}"#).contains("found neither"));
    assert_eq!(fault(r#"{"moves": ["e4", "e5"]}"#), "move 1: e4 is occupied");
    assert_eq!(
        fault(r#"{"variant": "chess", "moves": "f5d6"}"#),
        "skipped: another variant, \"chess\""
    );
    // Both sides can play there.
    let text = format!("{{\"board\": \"{SIX}\", \"moves\": [\"e3\"]}}");
    assert!(fault(&text).contains("side to move"), "{text}");
}

#[test]
fn the_side_to_move_counts_and_is_told_where_it_is_missing() {
    for side in [r#""side":"white""#, r#""turn":"W""#] {
        let text = format!("{{\"board\":\"{START}\",{side}}}");
        assert_eq!(moves(&text), [format!("{START} O")], "{text}");
    }
    for side in ["1", "-1", "2", "0", "true", "\"banana\""] {
        let text = format!("{{\"board\":\"{START}\",\"turn\":{side}}}");
        assert_eq!(fault(&text), "turn: expected black or white", "{text}");
    }
    let blocked = format!("XO{}", "-".repeat(62));
    let text = format!("{{\"board\":\"{blocked}\",\"turn\":\"white\"}}");
    assert_eq!(fault(&text), "turn: expected the side that can move");
    for side in [r#"" X","turn":"O""#, r#""","turn":"X","side":"O""#] {
        let (behind, rest) = side[1..].split_once('"').expect("it ends");
        let text = format!("{{\"board\":\"{SIX}{behind}\"{rest}}}");
        assert_eq!(fault(&text), "expected nothing more after the side to move", "{text}");
    }
    let game = games(&format!("{{\"board\":\"{START}\"}}")).remove(0).expect("it is read");
    let told: Vec<_> = game.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["the side to move is not stated; only Black can be"]);
}

#[test]
fn a_text_that_is_cut_off_is_no_fact() {
    for text in [
        r#"{"moves":"f5d6c3","result":"34-3"#,
        r#"{"moves":"f5d6c3","black":"Ad"#,
        r#"{"moves":"f5d6c3","event":"Clu"#,
        r#"{"moves":["f5","d6","c3"],"side":"bla"#,
        r#"{"moves":["f5","d6","c3","d3"#,
    ] {
        let game = games(text).remove(0).expect("it is read");
        let pgn = Format::Pgn.write(&game.record).expect("it is written");
        let whole = games(r#"{"moves":"f5d6c3"}"#).remove(0).expect("it is read");
        assert_eq!(pgn, Format::Pgn.write(&whole.record).expect("it is written"), "{text}");
        assert_eq!(game.warnings, [Warning::CutOff], "{text}");
    }
}

#[test]
fn another_game_and_other_moves_are_refused() {
    for (text, expected) in [
        (r#"{"size":6,"moves":"f5d6"}"#, "skipped: a board of 6x6"),
        (r#"{"moves":["f5"],"game":"chess"}"#, "skipped: another game, \"chess\""),
        (r#"{"moves":["f5"],"game":"Connect Four"}"#, "skipped: another game, \"Connect Four\""),
        (r#"{"moves":"f5","moves":"d3"}"#, "expected one list of moves, found another"),
        (r#"{"moves":"f5","kifu":["d3"]}"#, "expected one list of moves, found another"),
        (
            r#"{"moves":[{"move":"f5"},{"move":"d6","player":"black"}]}"#,
            "move 2: Black is not to move",
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
    assert!(fault(r#"{"best":"d3","moves":[]}"#).contains("found neither"));
    for text in [
        r#"{"size":8,"game":"Othello","moves":"f5d6","kifu":["F5","D6"]}"#,
        r#"{"moves":[{"move":"f5","player":"black"},{"move":"d6","player":"white"}]}"#,
    ] {
        assert_eq!(moves(text), ["f5d6"], "{text}");
    }
}

#[test]
fn moves_that_are_not_played_are_told_with_their_place() {
    for (text, expected) in [
        (r#"{"moves":"f5","games":{"moves":"d3"}}"#, Some((1, 33))),
        (r#"{"moves":"f5","game":{"moves":"d3"}}"#, Some((1, 32))),
        (r#"{"moves":"f5d6","games":[{"moves":"d3c3"}]}"#, Some((2, 36))),
        (r#"{"moves":"f5d6","pv":["c3","d3","c4"]}"#, Some((3, 24))),
        (r#"{"moves":[{"move":"f5","best":"d3"},{"move":"d6"}]}"#, Some((1, 32))),
        (r#"{"moves":"f5d6","legal":["c3"],"id":7}"#, None),
    ] {
        let game = games(text).remove(0).expect("it is read");
        let expected = expected.map(|(count, column)| Warning::LeftOut {
            first: Location::Column { line: 1, column },
            count,
        });
        assert_eq!(game.warnings, Vec::from_iter(expected), "{text}");
        assert_eq!(game.skipped.properties, 1, "{text}");
    }
}
