//! Games that begin with a balanced opening.

use othello_core::balanced::BalancedOpening;
use othello_core::rules::{Preset, Rules};
use othello_session::{OpeningChoice, Session, Setup};

use super::script::{follow, through_a_file};

fn opening() -> BalancedOpening {
    BalancedOpening::new(2001).unwrap()
}

fn begun(opening: OpeningChoice) -> Session {
    Session::new(Setup { opening, ..Setup::new(Rules::OTHELLO) }, None)
}

fn moves(session: &Session) -> Vec<String> {
    session.game().plies().iter().map(|ply| ply.square.to_string()).collect()
}

#[test]
fn its_moves_are_played_and_are_nobody_s() {
    let mut session = begun(OpeningChoice::Balanced(opening()));
    assert_eq!(moves(&session), opening().moves().map(|square| square.to_string()));
    assert_eq!((session.opening(), session.given()), (Some(opening()), 8));
    assert!(!session.is_under_way());
    assert_eq!(session.undo(), None);

    let first = session.position().legal_moves().first().unwrap();
    follow(&mut session, first.name());
    assert!(session.is_under_way());
    assert!(!session.review().is_complete(session.game()), "one ply is to be reviewed");
    follow(&mut session, "undo");
    assert_eq!((session.game().plies().len(), session.undo()), (8, None));
    assert!(session.review().is_complete(session.game()), "and none of the eight");
}

#[test]
fn a_file_keeps_its_number() {
    let session = begun(OpeningChoice::Balanced(opening()));
    let read = through_a_file(&session);
    assert_eq!((read.opening(), read.given()), (Some(opening()), 8));
    let next = read.next_game(read.next_setup(), None);
    assert_eq!(moves(&next), moves(&session));
}

#[test]
fn another_one_in_each_game_follows_from_the_seed() {
    let with_seed =
        |seed| Setup { seed, opening: OpeningChoice::AnyBalanced, ..Setup::new(Rules::OTHELLO) };
    let [first, again, other] = [5, 5, 6].map(|seed| Session::new(with_seed(seed), None));
    assert_eq!(first.opening(), again.opening());
    assert_ne!(first.opening(), other.opening());
    let next = through_a_file(&first).next_setup();
    assert_eq!(next.opening, OpeningChoice::AnyBalanced);
}

#[test]
fn other_rules_have_none() {
    let rules = Preset::Anti.rules();
    let opening = OpeningChoice::Balanced(opening());
    let session = Session::new(Setup { opening, ..Setup::new(rules) }, None);
    assert_eq!((session.opening(), session.given(), moves(&session).len()), (None, 0, 0));
}

#[test]
fn a_number_that_does_not_belong_to_the_moves_counts_for_nothing() {
    let mut record = begun(OpeningChoice::Balanced(opening())).record();
    record.tags.insert("Balanced", "7").unwrap();
    let session = Session::resume(record);
    assert_eq!((session.opening(), session.given()), (None, 0));
}
