//! Games and positions in JSON are read whole, or refused.

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;
use othello_notation::Format;
use othello_notation::reader::{Found, Reader};

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
