//! Random variations and notes.

#![allow(clippy::unwrap_used, reason = "what cannot be generated fails the test")]

use othello_core::game::Game;
use othello_core::square::Square;
use othello_core::tree::{Annotations, Mark, Moment, Note, Property, Sign};
use proptest::prelude::{BoxedStrategy, Just, Strategy, any, prop_oneof};
use proptest::sample::select;

/// Words with all that the syntax of a format is made of.
fn words() -> BoxedStrategy<String> {
    const NASTY: [&str; 18] = [
        "",
        "good",
        " ",
        "a } b",
        "{[%text \"x\"]}",
        "[%text \"x\"]",
        "[%eval +6,exact] [%best +6,exact d6]",
        "[%clk 0:05:00] slow",
        "two\nlines",
        "one\n\n[Event \"?\"]\n\n1. f5 *",
        "\\",
        "\\]",
        "a:b]c",
        ";B[f5](;W[d6])",
        "(;FF[4]GM[2]",
        "% $1 ( ) ; *",
        "É 貝谷 \u{85}",
        "\u{7d} \\(7d)",
    ];
    prop_oneof![2 => select(&NASTY[..]).prop_map(String::from), 1 => any::<String>()].boxed()
}

/// A note with anything in it; a format that is a text file has no place for some characters.
pub fn note(is_held: fn(char) -> bool) -> BoxedStrategy<Note> {
    let text = move || words().prop_map(move |text| text.chars().filter(|&c| is_held(c)).collect());
    let some = move || prop_oneof![2 => Just(String::new()), 1 => text()];
    let sign = any::<u8>().prop_map(Sign);
    let mark = prop_oneof![
        select(&[Mark::Triangle, Mark::Square, Mark::Circle, Mark::Cross][..]),
        text().prop_map(Mark::Label),
    ];
    let value = select(&["", "x", "a\\]b", "1:2", "\\\\", "two\nlines"][..]);
    let values = proptest::collection::vec(value.prop_map(String::from), 1..3);
    let property = (select(&["KY", "BL", "GGF", "VW"][..]), values);
    let few = 0..3_usize;
    (
        (some(), some(), some()),
        proptest::collection::vec(sign, few.clone()),
        proptest::collection::vec((mark, select(&Square::ALL[..])), few.clone()),
        proptest::collection::vec(property, few.clone()),
        proptest::collection::vec(text(), few),
    )
        .prop_map(|((before, comment, name), signs, marks, properties, unread)| {
            let mut note = Note::default();
            (note.before, note.comment, note.name) = (before, comment, name);
            for sign in signs {
                note.add_sign(sign);
            }
            for (mark, square) in marks {
                note.add_mark(mark, square);
            }
            for (name, values) in properties {
                note.properties.push(Property::new(name, values).unwrap());
            }
            note.unread = unread.into_iter().filter(|text: &String| !text.is_empty()).collect();
            note
        })
        .boxed()
}

/// Variations of a game and notes on any of its moments.
pub fn annotations(game: Game, is_held: fn(char) -> bool) -> BoxedStrategy<Annotations> {
    let steps = proptest::collection::vec((any::<u16>(), any::<u8>()), 0..30);
    let notes = proptest::collection::vec((any::<u16>(), note(is_held)), 0..6);
    (steps, notes)
        .prop_map(move |(steps, notes)| {
            let mut annotations = Annotations::default();
            let mut moments: Vec<Moment> = (0..=game.line().len()).map(Moment::Main).collect();
            for (at, choice) in steps {
                let at = moments[usize::from(at) % moments.len()];
                let legal: Vec<_> =
                    annotations.position(&game, at).legal_moves().into_iter().collect();
                if !legal.is_empty() {
                    let square = legal[usize::from(choice) % legal.len()];
                    moments.push(annotations.play(&game, at, square).unwrap());
                }
            }
            for (at, note) in notes {
                let at = moments[usize::from(at) % moments.len()];
                *annotations.note_mut(at) = note;
            }
            annotations
        })
        .boxed()
}
