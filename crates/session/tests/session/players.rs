//! Players that compute, in matches and through files.

use othello_core::board::ByColor;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_engine::computer::Computer;
use othello_notation::pgn;
use othello_session::{Player, Session, Setup};

use crate::script::{BLACK, WHITE, follow, through_a_file};

fn computer(text: &str) -> Player {
    Player::Computer(text.parse::<Computer>().unwrap())
}

fn against(white: Player) -> Setup {
    let players = ByColor { black: Player::Human, white };
    Setup { players, seed: 77, ..Setup::new(Rules::OTHELLO) }
}

#[test]
fn level_and_seed_come_back_from_a_file_and_others_read_who_played() {
    let mut session = Session::new(against(computer("level:5")), None);
    follow(&mut session, "f5d6");
    assert_eq!(through_a_file(&session), session);
    let text = pgn::write(&session.record());
    for tag in [
        "[Black \"?\"]",
        "[White \"Level 5\"]",
        "[BlackType \"human\"]",
        "[WhiteType \"program\"]",
        "[WhiteEngine \"level:5\"]",
        "[EngineSeed \"77\"]",
    ] {
        assert!(text.contains(tag), "{tag} is missing:\n{text}");
    }
}

#[test]
fn a_computer_with_a_name_keeps_both() {
    let mut session = Session::new(against(computer("level:5")), None);
    session.rename(ByColor { black: None, white: "Marvin".parse().ok() });
    let again = through_a_file(&session);
    assert_eq!((again.name(WHITE).as_str(), again.name(BLACK).as_str()), ("Marvin", "Black"));
    assert_eq!(again, session);
}

#[test]
fn a_game_of_two_people_has_no_tags_about_them() {
    let text = pgn::write(&Session::new(Setup::new(Rules::OTHELLO), None).record());
    assert!(!text.contains("Type \"") && !text.contains("Engine"), "{text}");
    // Once nobody computes any more, the tags go as well.
    let mut session = Session::new(against(computer("level:5")), None);
    session.change_players(ByColor::default(), 0);
    assert_eq!(pgn::write(&session.record()), text);
}

#[test]
fn a_file_from_elsewhere_runs_no_command() {
    let mut session = Session::new(against(computer("cmd:edax -nboard")), None);
    follow(&mut session, "f5");
    let loaded = through_a_file(&session);
    assert_eq!(loaded.players()[WHITE], Player::Human);
    assert_eq!(loaded.name(WHITE), "edax");
    assert_eq!(Session::resume(session.record()), session, "the game that was left is resumed");
}

#[test]
fn tags_of_other_programs_about_the_players_stay() {
    let text = "[BlackType \"program\"]\n[WhiteEngine \"Deep 3.1\"]\n\n1. f5 *\n";
    let (record, _) = pgn::read(text, Position::start(Rules::OTHELLO)).unwrap();
    let session = Session::from_record(record);
    assert_eq!(*session.players(), ByColor::default());
    let record = session.record();
    assert_eq!(record.tags.get("BlackType"), Some("program"));
    assert_eq!(record.tags.get("WhiteEngine"), Some("Deep 3.1"));
}
