//! Results that files state, held against those of the games.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::Rules;
use othello_notation::Format;
use othello_notation::reader::{Found, Reader};

/// Reads the one game of a text.
#[track_caller]
fn read(text: &str) -> Found {
    let games: Vec<_> = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).collect();
    let [Ok(found)] = &games[..] else { panic!("{games:?}") };
    found.clone()
}

fn warnings(found: &Found) -> Vec<String> {
    found.warnings.iter().map(ToString::to_string).collect()
}

/// Black has 13 discs and White none.
const WIPE_OUT: &str = "1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5";

#[test]
fn a_game_decided_on_the_board_cannot_be_forfeited() {
    let full = format!("{} X", "X".repeat(32) + &"O".repeat(32));
    let moves: String = WIPE_OUT.split(' ').filter(|word| !word.ends_with('.')).collect();
    let words = || {
        let squares = moves.as_bytes().chunks(2).enumerate();
        squares.map(|(at, square)| {
            let color = ["B", "W"][at % 2];
            format!("{color}[{}]", str::from_utf8(square).unwrap())
        })
    };
    let moves: String = words().collect();
    let check = |text: &str, stated: &str, score: &str| {
        let found = read(text);
        assert_eq!(found.record.forfeit, None, "{text}");
        let counted = found.record.result().unwrap().score;
        assert_eq!(format!("{}-{}", counted.black, counted.white), score, "{text}");
        let expected =
            format!("the end is given as {stated}, but the game is decided on the board, {score}");
        assert_eq!(warnings(&found).first(), Some(&expected), "{text}");
    };
    check(
        &format!("[Termination \"black out of time\"]\n\n{WIPE_OUT} 64-0"),
        "black out of time",
        "64-0",
    );
    check(
        &format!("[Position \"{full}\"]\n[Termination \"white resigns\"]\n\n32-32"),
        "white resigns",
        "32-32",
    );
    check(&format!("(;GM[Othello]RE[-2.000:t]{moves};)"), "-2.000:t", "64-0");
    check(&format!("(;GM[Othello]RE[-64.000:r]{moves};)"), "-64.000:r", "64-0");
    check(&format!("(;GM[2]RE[W+T]{moves})"), "W+T", "64-0");
    check(&format!("(;GM[2]RE[W+R]{moves})"), "W+R", "64-0");
}

/// Reads a game, and expects the result to come back from another format and from this one.
#[track_caller]
fn check_kept(text: &str, there: Format, expected: &str, back: Format, again: &str) {
    let found = read(text);
    assert_eq!(warnings(&found), [""; 0], "{text}");
    let written = there.write(&found.record).unwrap();
    assert!(written.contains(expected), "{expected}: {written}");
    let found = read(&written);
    assert_eq!(warnings(&found), [""; 0], "{written}");
    let written = back.write(&found.record).unwrap();
    assert!(written.contains(again), "{again}: {written}");
}

#[test]
fn what_a_forfeit_costs_is_kept_as_the_file_says() {
    let (ggf, pgn) = (Format::Ggf, Format::Pgn);
    let game = |result: &str| format!("(;GM[Othello]RE[{result}]B[f5]W[d6];)");
    let result = "[Result \"12-52\"]\n[Variant \"othello\"]\n[Termination \"black resigns\"]";
    check_kept(&game("-40.00:r"), pgn, result, ggf, "RE[-40.000:r]");
    check_kept(&game("-6.000:t"), pgn, "[Result \"29-35\"]", ggf, "RE[-6.000:t]");
    check_kept(&game("+5.000:t"), pgn, "[StatedResult \"+5\"]", ggf, "RE[+5.000:t]");
    check_kept(&game("-64.000:r"), pgn, "[Result \"0-64\"]", ggf, "RE[-64.000:r]");
    let found = read(&game("-40.00:r"));
    assert_eq!(found.record.forfeit, Some(Forfeit::Resignation(Color::Black)));
}

/// The winner of a forfeited game has the fewer discs where fewest win; of a margin the sign says who has won.
#[test]
fn a_forfeit_where_fewest_discs_win_is_won_with_the_fewer() {
    let (ggf, pgn) = (Format::Ggf, Format::Pgn);
    let head = |result: &str, how: &str| {
        format!("[Result \"{result}\"]\n[Variant \"anti\"]\n[Termination \"{how}\"]")
    };
    let check = |result: &str, how: &str, margin: &str| {
        let score = head(result, how);
        check_kept(&format!("{score}\n\n1. f5 d6"), ggf, margin, pgn, &score);
    };
    check("64-0", "black resigns", "RE[-64.000:r]");
    check("0-64", "white resigns", "RE[+64.000:r]");
    check("3-61", "white out of time", "RE[+58.000:t]");
    check("12-52", "white resigns", "RE[+40.000:r]");
    let loser = |result: &str| {
        let found = read(&format!("{}\n\n1. f5 d6", head(result, "resignation")));
        assert_eq!(warnings(&found), [""; 0], "{result}");
        let Some(Forfeit::Resignation(loser)) = found.record.forfeit else { panic!("{result}") };
        loser
    };
    assert_eq!(["64-0", "0-1"].map(loser), [Color::Black; 2]);
    assert_eq!(["0-64", "1-0"].map(loser), [Color::White; 2]);
    let found = read(&format!("{}\n\n1. f5 d6", head("0-64", "black resigns")));
    assert!(warnings(&found)[0].contains("64-0"), "{:?}", found.warnings);
}

#[test]
fn judged_scores_are_kept() {
    let (ggf, sgf, pgn) = (Format::Ggf, Format::Sgf, Format::Pgn);
    let game = |result: &str| format!("[Black \"Ann\"]\n\n1. f5 d6 {result}");
    check_kept(&game("34-30"), ggf, "RE[+4.000]", pgn, "[Result \"34-30\"]");
    check_kept(&game("30-34"), sgf, "RE[W+4]", ggf, "RE[-4.000]");
    check_kept(&game("1-0"), sgf, "RE[B+]", pgn, "[Result \"1-0\"]");
    let game = |result: &str| format!("(;GM[Othello]RE[{result}]B[f5]W[d6];)");
    check_kept(&game("-5.000"), pgn, "[StatedResult \"-5\"]", ggf, "RE[-5.000]");
    check_kept(&game("-5.000"), sgf, "RE[W+5]", ggf, "RE[-5.000]");
    check_kept(&game("-22.87"), pgn, "[StatedResult \"-22.87\"]", sgf, "RE[W+22.87]");
    // Edax writes so of a game that has not ended.
    check_kept(&game("-127.000"), pgn, "[Result \"*\"]", ggf, "RE[?]");
    let sgf_game = "(;GM[2]RE[B+0.5];B[f5];W[d6])";
    check_kept(sgf_game, pgn, "[StatedResult \"+0.5\"]", sgf, "RE[B+0.5]");
}

#[test]
fn komi_and_its_result_are_kept() {
    let (ggf, pgn) = (Format::Ggf, Format::Pgn);
    let game = "(;GM[Othello]TY[8k]RE[-22.87]KB[-3.20]KW[+1.50]KM[-0.85]B[f5]W[d6];)";
    check_kept(game, pgn, "[BlackKomi \"-3.20\"]", ggf, "KB[-3.20]KW[+1.50]KM[-0.85]RE[-22.870]");
    check_kept(game, pgn, "[StatedResult \"-22.87\"]", ggf, "TY[8k]");
    let moves: String = WIPE_OUT.split(' ').filter(|word| !word.ends_with('.')).collect();
    let record = read(&moves).record;
    let text = ggf.write(&record).unwrap().replace("RE[+64.000]", "KM[+3]RE[+61.000]");
    check_kept(&text, pgn, "[Result \"64-0\"]", ggf, "KM[+3]RE[+61.000]");
    let text = text.replace("RE[+61.000]", "RE[+62.000]");
    check_kept(&text, pgn, "[Result \"64-0\"]", ggf, "KM[+3]RE[+62.000]");
}

#[test]
fn a_claim_may_be_the_count_of_the_board_or_the_official_one() {
    let check = |end: &str, expected: &[&str]| {
        let text = format!("[Black \"Ann\"]\n\n{WIPE_OUT} {end}");
        assert_eq!(warnings(&read(&text)), expected, "{end}");
    };
    check("13-0", &[]);
    check("64-0", &[]);
    check("1-0", &[]);
    check("12-0", &["the result is given as 12-0, but the game ends 64-0"]);
    check("0-1", &["the result is given as 0-1, but the game ends 64-0"]);
    let moves: String = WIPE_OUT.split(' ').filter(|word| !word.ends_with('.')).collect();
    let ggf = Format::Ggf.write(&read(&moves).record).unwrap();
    for margin in ["+13.000", "+64.000", "+13"] {
        assert_eq!(warnings(&read(&ggf.replace("+64.000", margin))), [""; 0], "{margin}");
    }
    assert_eq!(warnings(&read(&ggf.replace("+64.000", "+12.000"))).len(), 1);
}

#[test]
fn a_result_that_is_none_is_a_warning_and_kept() {
    let found = read("[Black \"Ann\"]\n[Result \"Ann wins\"]\n\n1. f5 *");
    assert_eq!(warnings(&found), ["the result is given as Ann wins, which is not a result"]);
    assert_eq!(found.record.tags.get("StatedResult"), Some("Ann wins"));
}

#[test]
fn a_result_above_or_below_moves_is_held_against_them() {
    let moves: String = WIPE_OUT.split(' ').filter(|word| !word.ends_with('.')).collect();
    for text in [
        "Ada - Ben 30-34\n{}\n",
        "Result: 30-34\n{}\n",
        "Black 30 White 34\n\n{}\n",
        "White wins\n{}\n",
        "{}\n30-34",
        "{}\nScore: 30:34\n",
        "{}\nAda - Ben 0-13\n",
        "{}\nResult: White won\n",
        "| Ada | Ben | 30-34 | {} |\n",
        "{\"moves\": \"{}\", \"winner\": \"white\"}\n",
        "{\"moves\": \"{}\", \"winner\": \"draw\"}\n",
        "{\"moves\": \"{}\", \"white\": \"Ben\", \"winner\": \"Ben\"}\n",
        "{\"moves\": \"{}\", \"score\": {\"black\": 30, \"white\": 34}}\n",
        "black,white,moves,score_black,score_white\nAda,Ben,{},30,34\n",
    ] {
        let text = text.replace("{}", &moves);
        let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        let found = games.next().unwrap().unwrap();
        assert!(games.next().is_none(), "{text}");
        let said = warnings(&found).join(" ")
            + &games.left_out().map_or_else(String::new, |it| it.to_string());
        assert!(said.contains("the game ends"), "{text}: {said}");
    }
    for text in [
        "Ada - Ben 13-0\n{}\n",
        "{}\n64-0\n",
        "{}\nBlack wins\n",
        "28-11-2026\n{}\n",
        "2024-05-03 14:50\n{}\n",
        "Game 24 of 40\n{}\n",
        "14 min 50 s\n{}\n",
        "Round 3, White 0 discs, Black 64 discs\n{}\n",
        "{}\n2024-05-03 17:47\n",
        "{\"moves\": \"{}\", \"black\": \"Ada\", \"winner\": \"Ada\"}\n",
    ] {
        let text = text.replace("{}", &moves);
        let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        assert_eq!(warnings(&games.next().unwrap().unwrap()), [""; 0], "{text}");
        assert!(games.next().is_none(), "{text}");
        assert_eq!(games.left_out(), None, "{text}");
    }
}
