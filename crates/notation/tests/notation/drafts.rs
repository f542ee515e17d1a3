//! Scoresheets that are being typed in.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::draft::{Draft, Field};
use othello_notation::scoresheets;

fn filled() -> Draft {
    let mut draft = Draft::default();
    for (field, text) in
        Field::ALL.into_iter().zip(["Ada", "Emile", "Open: day 2", "3", "2026.11.21", "34-30"])
    {
        draft.write(field, text);
    }
    for (square, number) in [(Square::F5, 1), (Square::D6, 2), (Square::C3, 3), (Square::A1, 71)] {
        draft.grid.set(square, number);
    }
    draft
}

#[test]
fn a_draft_is_read_back_from_its_text_whatever_its_fields_say() {
    let mut half = Draft::default();
    half.write(Field::Date, "2026.1");
    half.write(Field::Score, "34-");
    half.write(Field::White, "# White: Emile");
    for draft in [Draft::default(), filled(), half, filled().next()] {
        let text = draft.to_string();
        assert_eq!(text.parse(), Ok(draft), "{text}");
    }
    assert!("1 2 3".parse::<Draft>().is_err());
    assert!("# Black: Ada\n1 2\n3 4\n".parse::<Draft>().is_err());
}

#[test]
fn its_text_is_a_sheet_to_be_repaired() {
    let sheets = scoresheets::sheets(&filled().to_string(), Position::start(Rules::OTHELLO));
    let [(_, Some((sheet, _)))] = sheets.as_slice() else { panic!("{sheets:?}") };
    assert_eq!((sheet.len(), sheet.score), (3, Some(ByColor { black: 34, white: 30 })));
}

#[test]
fn a_record_has_what_the_fields_say() {
    let draft = filled();
    let (game, fault) = draft.grid.play(Position::start(Rules::OTHELLO));
    assert!(fault.is_some());
    let record = draft.record(game);
    assert_eq!(record.game.plies().len(), 3);
    assert_eq!(record.name(Color::Black), Some("Ada"));
    assert_eq!(record.date.unwrap().to_string(), "2026.11.21");
    let tags: Vec<_> = record.tags.iter().collect();
    assert_eq!(tags, [("Event", "Open: day 2"), ("Round", "3"), ("OfficialScore", "34-30")]);
    assert_eq!(draft.next().record(Game::new(Rules::OTHELLO)).tags.iter().count(), 2);
    assert_eq!(draft.next().text(Field::Black), "");
}

#[test]
fn a_field_is_one_line() {
    let mut draft = Draft::default();
    draft.write(Field::Event, "a\nb\u{1b}[1m");
    assert_eq!(draft.text(Field::Event), "ab[1m");
    draft.write(Field::Event, &"x".repeat(500));
    assert_eq!(draft.text(Field::Event).len(), 80);
    draft.write(Field::Score, "200-100");
    assert!(draft.score().is_err());
}
