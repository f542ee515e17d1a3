//! The heading of a game: what is written, what is refused, and what a file keeps.

use othello_notation::draft::{Draft, Field};
use othello_notation::pgn;

use super::says::{TagsAction, TagsEvent, TagsRefusal};
use crate::game::testing::*;

fn heading(fields: &[(Field, &str)]) -> Draft {
    let mut heading = Draft::default();
    for (field, text) in fields {
        heading.write(*field, text);
    }
    heading
}

fn write(controller: &mut Controller, fields: &[(Field, &str)]) -> Vec<Output> {
    controller.update(Action::Tags(TagsAction::Write(Box::new(heading(fields)))))
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
    let (mut controller, _) = begun(setup());
    play(&mut controller, &squares("f5d6"));
    let outputs = write(&mut controller, &WHOLE);
    assert_eq!(events(outputs.clone()), [Event::Tags(TagsEvent::Written)]);
    let is_saved = |output: &Output| matches!(output, Output::Effect(Effect::Store(_)));
    assert!(outputs.iter().any(is_saved), "{outputs:?}");
    assert_eq!(controller.session().heading(), heading(&WHOLE));
    let text = pgn::write(&controller.session().record());
    for line in
        ["[Black \"Ada\"]", "[Event \"Paris Open\"]", "[Round \"3\"]", "[OfficialScore \"35-29\"]"]
    {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn what_is_erased_is_gone() {
    let (mut controller, _) = begun(setup());
    write(&mut controller, &WHOLE);
    write(&mut controller, &[(Field::White, "Emile")]);
    assert_eq!(controller.session().heading(), heading(&[(Field::White, "Emile")]));
}

#[test]
fn a_date_or_a_score_that_is_none_is_refused_and_nothing_changes() {
    let (mut controller, _) = begun(setup());
    write(&mut controller, &WHOLE);
    for (field, text) in [(Field::Date, "tomorrow"), (Field::Score, "35-30")] {
        let outputs = write(&mut controller, &[(field, text)]);
        let refused = refused(outputs).unwrap();
        let is_of_field = match refused {
            Refusal::Tags(TagsRefusal::Date(_)) => field == Field::Date,
            Refusal::Tags(TagsRefusal::Score(_)) => field == Field::Score,
            _ => false,
        };
        assert!(is_of_field, "{refused:?}");
        assert_eq!(controller.session().heading(), heading(&WHOLE));
    }
}

#[test]
fn a_computer_keeps_its_own_name_and_may_have_another() {
    let (mut controller, _) = begun(between(Player::Human, level(3)));
    let own = controller.session().name(Color::White);
    write(&mut controller, &[(Field::Black, "Ada"), (Field::White, &own)]);
    assert_eq!(controller.session().names().white, None);
    write(&mut controller, &[(Field::White, "The machine")]);
    assert_eq!(controller.session().name(Color::White), "The machine");
}

#[test]
fn the_score_of_the_end_is_not_stated_twice() {
    let (mut controller, _) = begun(setup());
    play(&mut controller, &squares("e6f4e3f6g5d6e7f5c5"));
    let end = controller.session().result().unwrap().score;
    let text = |discs: ByColor<u8>| format!("{}-{}", discs.black, discs.white);
    write(&mut controller, &[(Field::Score, &text(end))]);
    assert_eq!(controller.session().heading().text(Field::Score), "");
    write(&mut controller, &[(Field::Score, "60-4")]);
    assert_eq!(controller.session().heading().text(Field::Score), "60-4");
}
