//! The window in which the players, the event, the round, the date and the score of a game are written.

use crate::support::*;

use othello_notation::draft::Field;

#[test]
fn a_heading_is_written_from_the_record_and_shown_there() {
    let mut app = app();
    press(&mut app, "d 3 c 3 v e");
    assert_eq!(window(&app), "heading");
    press(&mut app, "A d a Down E m i l e Down P a r i s Down 3 Down 2 0 2 5 Down 3 5 - 2 9 Enter");
    assert_eq!(window(&app), "");
    let heading = app.session().heading();
    let texts = Field::ALL.map(|field| heading.text(field).to_owned());
    assert_eq!(texts, ["Ada", "Emile", "Paris", "3", "2025.??.??", "35-29"]);
    press(&mut app, "v");
    let record = picture(&app, 24, 12);
    for shown in ["Ada - Emile", "Paris, round 3", "2025"] {
        assert!(record.contains(shown), "{shown} in {record}");
    }
}

#[test]
fn what_is_typed_takes_the_place_of_what_was_there_and_a_fault_is_said() {
    let mut app = app();
    press(&mut app, "v e Down Down Down Down n e v e r Enter");
    assert_eq!(window(&app), "heading");
    let shown = picture(&app, 80, 24);
    assert!(shown.contains("Date   never") && shown.contains("Expected a date"), "{shown}");
    press(&mut app, "Esc");
    assert_eq!(window(&app), "");
    assert_ne!(app.session().heading().text(Field::Date), "never");
}
