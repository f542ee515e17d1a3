//! The heading of a game: what is written, what is refused, and what a file keeps.

use othello_notation::draft::{Draft, Field};
use othello_notation::pgn;

use super::write as write_heading;
use crate::app::fixtures::*;

fn heading(fields: &[(Field, &str)]) -> Draft {
    let mut heading = Draft::default();
    for (field, text) in fields {
        heading.write(*field, text);
    }
    heading
}

fn write(app: &mut App, fields: &[(Field, &str)]) -> Vec<Output> {
    done(app, |app| write_heading(app, &heading(fields)))
}

const WHOLE: [(Field, &str); 6] = [
    (Field::Black, "Ada"),
    (Field::White, "Emile"),
    (Field::Event, "Paris Open"),
    (Field::Round, "3"),
    (Field::Date, "2026.11.21"),
    (Field::Score, "35-29"),
];

#[test]
fn what_is_written_is_kept_and_saved() {
    let (mut app, _) = begun(setup());
    play(&mut app, &squares("f5d6"));
    let outputs = write(&mut app, &WHOLE);
    assert_eq!(said(outputs.clone()), ["tags.written"]);
    assert_eq!(saved(outputs), ["f5d6"]);
    assert_eq!(app.session().heading(), heading(&WHOLE));
    let text = pgn::write(&app.session().record());
    for line in
        ["[Black \"Ada\"]", "[Event \"Paris Open\"]", "[Round \"3\"]", "[OfficialScore \"35-29\"]"]
    {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn what_is_erased_is_gone() {
    let (mut app, _) = begun(setup());
    write(&mut app, &WHOLE);
    write(&mut app, &[(Field::White, "Emile")]);
    assert_eq!(app.session().heading(), heading(&[(Field::White, "Emile")]));
}

#[test]
fn a_date_or_a_score_that_is_none_is_refused_and_nothing_changes() {
    let (mut app, _) = begun(setup());
    write(&mut app, &WHOLE);
    let faults =
        [(Field::Date, "tomorrow", "tags.wrong-date"), (Field::Score, "35-30", "tags.wrong-score")];
    for (field, text, refusal) in faults {
        assert_eq!(said(write(&mut app, &[(field, text)])), [refusal]);
        assert_eq!(app.session().heading(), heading(&WHOLE));
    }
}

#[test]
fn a_computer_keeps_its_own_name_and_may_have_another() {
    let (mut app, _) = begun(between(Player::Human, level(3)));
    let own = app.session().name(Color::White);
    write(&mut app, &[(Field::Black, "Ada"), (Field::White, &own)]);
    assert_eq!(app.session().names().white, None);
    write(&mut app, &[(Field::White, "The machine")]);
    assert_eq!(app.session().name(Color::White), "The machine");
}

#[test]
fn the_score_of_the_end_is_not_stated_twice() {
    let (mut app, _) = begun(setup());
    play(&mut app, &squares("e6f4e3f6g5d6e7f5c5"));
    let end = app.session().result().unwrap().score;
    let text = |discs: ByColor<u8>| format!("{}-{}", discs.black, discs.white);
    write(&mut app, &[(Field::Score, &text(end))]);
    assert_eq!(app.session().heading().text(Field::Score), "");
    write(&mut app, &[(Field::Score, "60-4")]);
    assert_eq!(app.session().heading().text(Field::Score), "60-4");
}
