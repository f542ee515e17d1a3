//! Tags of a file that hold a match, damaged ones and those of other programs.

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::{pgn, transcript};
use othello_session::Session;

use crate::script::{BLACK, WHITE, follow, through_a_file};

/// Checks the match that two tags stand for.
fn check_tags(length: &str, before: &str, expected: &str) {
    let text = format!("[Match \"{length}\"]\n[MatchBefore \"{before}\"]\n\n1. f5 *\n");
    let session =
        Session::from_record(pgn::read(&text, Position::start(Rules::OTHELLO)).unwrap().0);
    let series = session.series();
    let (black, white) = (series.tally(BLACK), series.tally(WHITE));
    let points = format!("{} {}, {} {}", black.points(), black.discs, white.points(), white.discs);
    assert_eq!(format!("{} of {}: {points}", series.games(), series.best_of()), expected);
    let again = pgn::write(&session.record());
    assert_eq!(
        Session::from_record(pgn::read(&again, Position::start(Rules::OTHELLO)).unwrap().0)
            .series(),
        series
    );
}

#[test]
fn a_damaged_match_is_a_single_game() {
    check_tags("best of 3", "1 2 0 40 24", "1 of 3: 1 40, 0 24");
    check_tags("best of 5", "2 1 3 70 58", "2 of 5: ½ 70, 1½ 58");
    let single = "0 of 1: 0 0, 0 0";
    for length in ["", "best of", "best of x", "best of 300", "best of -1", "first to 2"] {
        check_tags(length, "1 2 0 40 24", single);
    }
    for before in ["", "1", "1 2 0 40", "1 2 0 40 24 7", "1 2 0 40 x", "999 2 0 40 24"] {
        check_tags("best of 3", before, single);
    }
}

/// Follows a script from a game of three moves whose result somebody has judged; returns the result
/// that the file says then.
fn claims_after(script: &str, tags: &str) -> Vec<String> {
    let text = format!("[Event \"Cup\"]\n{tags}\n1. f5 d6 2. c3 *\n");
    let (record, _) = pgn::read(&text, Position::start(Rules::OTHELLO)).unwrap();
    let mut session = Session::from_record(record);
    follow(&mut session, script);
    let text = pgn::write(&through_a_file(&session).record());
    assert!(text.contains("[Event \"Cup\"]"), "{text}");
    text.lines().filter(|line| line.contains("Result \"")).map(str::to_owned).collect()
}

#[test]
fn a_judged_result_goes_when_the_game_goes_on() {
    let judged = "[Result \"34-30\"]\n";
    let margin = "[Result \"*\"]\n[StatedResult \"+5\"]\n";
    for script in ["", "undo redo"] {
        assert_eq!(claims_after(script, judged), ["[Result \"34-30\"]"], "{script}");
        assert_eq!(claims_after(script, margin)[1], "[StatedResult \"+5\"]", "{script}");
    }
    for script in ["d3", "undo d6c3d3 undo", "undo c4"] {
        let script = script.replace("d6c3d3", "c3d3");
        assert_eq!(claims_after(&script, judged), ["[Result \"*\"]"], "{script}");
        assert_eq!(claims_after(&script, margin), ["[Result \"*\"]"], "{script}");
    }
    assert_eq!(claims_after("resign", margin), ["[Result \"64-0\"]"]);
    let resigned = "[Result \"29-35\"]\n[Termination \"black resigns\"]\n";
    assert_eq!(claims_after("", resigned), ["[Result \"29-35\"]"]);
    assert_eq!(claims_after("undo", resigned), ["[Result \"*\"]"]);
    assert_eq!(claims_after("undo d3", resigned), ["[Result \"*\"]"]);
}

#[test]
fn tags_of_others_stay_as_they_are() {
    let text = "[Event \"Cup\"]\n[Match \"semi-final\"]\n[BlackElo \"1700\"]\n\n1. f5 *\n";
    let session = Session::from_record(pgn::read(text, Position::start(Rules::OTHELLO)).unwrap().0);
    let record = session.record();
    assert_eq!(record.tags.get("Match"), Some("semi-final"));
    assert_eq!(record.tags.get("BlackElo"), Some("1700"));
    assert_eq!(record.tags.get("Event"), Some("Cup"));
    assert_eq!(transcript::write(record.game.plies()), "f5");
}
