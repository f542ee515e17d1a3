//! The window in which the players, the event, the round, the date and the score of a game are written.

use crate::support::*;

use othello_notation::draft::Field;

#[test]
fn a_heading_is_written_from_the_record_and_shown_there() {
    let mut model = model();
    press(&mut model, "d 3 c 3 v e");
    assert_eq!(window(&model), "heading");
    press(
        &mut model,
        "A d a Down E m i l e Down P a r i s Down 3 Down 2 0 2 5 Down 3 5 - 2 9 Enter",
    );
    assert_eq!(window(&model), "");
    let heading = model.session().heading();
    let texts = Field::ALL.map(|field| heading.text(field).to_owned());
    assert_eq!(texts, ["Ada", "Emile", "Paris", "3", "2025.??.??", "35-29"]);
    press(&mut model, "v");
    let record = picture(&model, 24, 12);
    for shown in ["Ada - Emile", "Paris, round 3", "2025"] {
        assert!(record.contains(shown), "{shown} in {record}");
    }
}

#[test]
fn what_is_typed_takes_the_place_of_what_was_there_and_a_fault_is_said() {
    let mut model = model();
    press(&mut model, "v e Down Down Down Down n e v e r Enter");
    assert_eq!(window(&model), "heading");
    let shown = picture(&model, 80, 24);
    assert!(shown.contains("Date   never") && shown.contains("Expected a date"), "{shown}");
    press(&mut model, "Esc");
    assert_eq!(window(&model), "");
    assert_ne!(model.session().heading().text(Field::Date), "never");
}
