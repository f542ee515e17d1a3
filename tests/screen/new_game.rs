//! The dialog of a new game.

use othello_board::app::screen_input::{Erasure, ScreenInput, Step, WindowInput};
use othello_board::features::new_game::dialog::{DialogField, NewGameDialog};
use othello_core::board::{ByColor, Color};
use othello_core::rules::{Axis, Count, Preset, Rules};
use othello_session::{Session, Setup};
use othello_words::faults::Said;
use othello_words::i18n::{Language, m};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::random;
use crate::support::{
    app_with, check, kept, model, moves, open_dialog, picture, press, today, window,
};

/// The dialog after those keys.
fn dialog_after(script: &str) -> NewGameDialog {
    let mut model = model();
    press(&mut model, &format!("n {script}"));
    open_dialog(&model).clone()
}

#[test]
fn the_dialog_opens_at_the_opponent_and_enter_starts_the_game() {
    assert_eq!(dialog_after("").field(), DialogField::Player(Color::White));
    let mut model = check("f5 d6 c3 d3", "f5d6c3d3", "");
    let effects = press(&mut model, "n Enter");
    assert_eq!((moves(&model).as_str(), window(&model)), ("", ""));
    assert_eq!(kept(&effects), ["f5d6c3d3"]);
    assert_eq!(effects.last().map(String::as_str), Some("save "));
    assert_eq!(model.session().record().date, today());
}

#[test]
fn what_the_dialog_says_of_a_row_is_cut_in_no_language() {
    for language in Language::ALL {
        language.choose_here();
        for preset in Preset::ALL.iter().copied() {
            let mut model = app_with(Setup::new(preset.rules()));
            press(&mut model, "n Home");
            for _ in open_dialog(&model).clone().fields() {
                press(&mut model, "Down");
                for (width, height) in [(40, 20), (80, 24)] {
                    let screen = picture(&model, width, height);
                    let field = open_dialog(&model).field();
                    assert!(!screen.contains('…'), "{preset:?}, {field:?}:\n{screen}");
                }
            }
        }
    }
    Language::ENGLISH.choose_here();
}

#[test]
fn every_choice_goes_round_in_both_directions() {
    for start in Preset::ALL {
        for field in
            DialogField::ALL.into_iter().filter(|field| !matches!(field, DialogField::Name(_)))
        {
            let mut dialog = NewGameDialog::new(&Setup::new(start.rules()));
            dialog.go_to(field);
            let first = dialog.value(field);
            let mut seen = vec![first.clone()];
            dialog.change(Step::Next);
            while dialog.value(field) != first {
                let value = dialog.value(field);
                assert!(!seen.contains(&value), "{field:?} comes to {value} twice");
                let mut back = dialog.clone();
                back.change(Step::Previous);
                assert_eq!(back.value(field), *seen.last().unwrap(), "{field:?}");
                seen.push(value);
                dialog.change(Step::Next);
            }
            let rules = start.rules();
            let is_centre = rules.second_move().is_some();
            let expected = match field {
                DialogField::Rules | DialogField::Clock => 8,
                DialogField::Axis(Axis::Opening) => 4,
                DialogField::Axis(Axis::SecondMove) if is_centre => 3,
                DialogField::Axis(Axis::Handicap) if !is_centre => 5,
                DialogField::Opening
                | DialogField::More
                | DialogField::Axis(Axis::Supply | Axis::OnPass | Axis::Goal | Axis::Count) => 2,
                DialogField::BestOf => 6,
                DialogField::Player(_) => 12,
                DialogField::Axis(Axis::SecondMove | Axis::Handicap)
                | DialogField::Name(_)
                | DialogField::Start => 1,
            };
            assert_eq!(seen.len(), expected, "{field:?} of {start:?}: {seen:?}");
        }
    }
}

/// The terms of the game that is started after those keys in the dialog.
fn started(script: &str) -> Setup {
    let mut model = model();
    press(&mut model, &format!("n {script} Enter"));
    assert_eq!(window(&model), "", "{script}");
    model.session().next_setup()
}

/// The keys that lead from White, the opponent, to a row.
fn to(field: DialogField) -> String {
    let at = |row: DialogField| DialogField::ALL.iter().position(|other| *other == row).unwrap();
    let (first, row, more) =
        (at(DialogField::Player(Color::White)), at(field), at(DialogField::More));
    if row <= first {
        return "Up ".repeat(first - row);
    }
    if row <= more {
        return "Down ".repeat(row - first);
    }
    format!("{} Enter {}", "Down ".repeat(more - first), "Down ".repeat(row - more))
}

#[test]
fn the_chosen_rules_are_those_of_the_game() {
    let rules = |script: &str| started(script).rules;
    assert_eq!(rules(&(to(DialogField::Rules) + " Right")), Preset::OthelloMirrored.rules());
    assert_eq!(rules(&(to(DialogField::Rules) + " Left")), Preset::Anti.rules());
    let reversi = Preset::Reversi.rules().with(Count::Empties).unwrap();
    assert_eq!(rules(&(to(DialogField::Axis(Axis::Opening)) + " Left")), reversi);
}

#[test]
fn the_clock_is_typed_or_chosen() {
    let clock = |script: &str| {
        let setup = started(&format!("{} {script}", to(DialogField::Clock)));
        setup.time_control.map_or_else(String::new, |control| control.to_string())
    };
    assert_eq!(clock("5+3"), "5+3");
    assert_eq!(clock("Right"), "3");
    assert_eq!(clock("Left"), "10+5");
    assert_eq!(clock("5 7 Backspace"), "5");
    // The arrows do not offer it, and go on from the first that they offer.
    assert_eq!([clock("7 Right"), clock("7 Left")], ["3", "10+5"]);
    assert_eq!(clock(""), "");
}

#[test]
fn a_typed_value_replaces_a_chosen_one() {
    let clock = |script: &str| {
        let setup = started(&format!("{} {script}", to(DialogField::Clock)));
        setup.time_control.map_or_else(String::new, |control| control.to_string())
    };
    assert_eq!(clock("Right 7+2"), "7+2");
    assert_eq!(clock("5 Right 7"), "7");
    // Erasing a chosen value corrects it instead.
    assert_eq!(clock("Left Backspace 2"), "10+2");
    let named = Setup {
        names: ByColor { black: "Ann".parse().ok(), white: "Bob".parse().ok() },
        ..Setup::new(Rules::OTHELLO)
    };
    let mut model = app_with(named);
    press(&mut model, "n Up Cat Down Down Backspace Enter");
    let expected = ByColor { black: "Cat".parse().ok(), white: "Bo".parse().ok() };
    assert_eq!(*model.session().names(), expected);
}

#[test]
fn the_axes_of_the_rules_are_hidden_until_they_say_something() {
    let is_axis = |field: &DialogField| matches!(field, DialogField::Axis(_));
    let axes = |dialog: &NewGameDialog| dialog.fields().filter(is_axis).count();
    assert_eq!(axes(&dialog_after("")), 0);
    assert_eq!(axes(&dialog_after(&(to(DialogField::More) + " Enter"))), Axis::ALL.len());
    assert_eq!(axes(&dialog_after(&(to(DialogField::More) + " Right Enter"))), 0);
    let rules = Rules::OTHELLO.with(Count::Plain).unwrap();
    assert_eq!(axes(&NewGameDialog::new(&Setup::new(rules))), Axis::ALL.len());
}

#[test]
fn names_are_typed_and_the_length_of_a_match_is_chosen() {
    let setup = started("Up Ann Space B. Down Down Bob");
    let names = ByColor { black: "Ann B.".parse().ok(), white: "Bob".parse().ok() };
    assert_eq!(setup.names, names);
    assert_eq!(started("Up Space Space").names, ByColor::default());
    let long = started(&("Up ".to_owned() + &"abcdefgh".repeat(9))).names.black;
    assert_eq!(long, "abcdefgh".repeat(3).parse().ok(), "a name has room in the panel");
    assert_eq!(started(&format!("{} Right", to(DialogField::BestOf))).best_of, 3);
    assert_eq!(started(&format!("{} Left", to(DialogField::BestOf))).best_of, 11);
    assert_eq!(started(&format!("{} Space", to(DialogField::BestOf))).best_of, 3);
}

#[test]
fn every_length_of_a_match_stands_in_one_row_of_the_smallest_screen() {
    let mut model = model();
    press(&mut model, &format!("n {}", to(DialogField::BestOf)));
    for games in [3, 5, 7] {
        press(&mut model, "Right");
        let screen = picture(&model, 24, 12);
        assert!(screen.contains(&format!("‹ best of {games} ›")), "{screen}");
    }
}

#[test]
fn an_invalid_clock_is_reported_and_keeps_the_dialog_open() {
    let mut model = model();
    press(&mut model, "n");
    press(&mut model, &to(DialogField::Clock));
    press(&mut model, "5x");
    let dialog = open_dialog(&model);
    assert!(dialog.sentence().starts_with("Expected minutes or M:SS"), "{}", dialog.sentence());
    press(&mut model, "Up Up Enter");
    let dialog = open_dialog(&model);
    assert_eq!(
        (dialog.field(), dialog.value(DialogField::Clock)),
        (DialogField::Clock, "5x".into())
    );
    press(&mut model, "Backspace Enter");
    assert_eq!(model.session().clock().unwrap().control().to_string(), "5");
}

#[test]
fn the_dialog_is_filled_in_with_the_terms_of_the_last_game() {
    let setup = Setup {
        rules: Preset::ReversiMayFlip.rules(),
        names: ByColor { black: "Ann".parse().ok(), white: None },
        time_control: "10+5".parse().ok(),
        best_of: 5,
        ..Setup::new(Rules::OTHELLO)
    };
    let mut model = app_with(setup.clone());
    press(&mut model, "n");
    let dialog = open_dialog(&model);
    assert_eq!(dialog.setup(), Ok(setup));
    let value = |field| dialog.value(field);
    assert_eq!(value(DialogField::Name(Color::Black)), "Ann");
    assert_eq!(
        (value(DialogField::Clock), value(DialogField::BestOf)),
        ("10+5".into(), "best of 5".into())
    );
}

fn any_dialog_message() -> impl Strategy<Value = ScreenInput> {
    prop_oneof![
        3 => select(vec![Step::Next, Step::Previous]).prop_map(|it| ScreenInput::Window(WindowInput::Select(it))),
        6 => select(vec![Step::Next, Step::Previous]).prop_map(|it| ScreenInput::Window(WindowInput::Change(it))),
        2 => (0..14_usize).prop_map(|row| ScreenInput::Window(WindowInput::Pick { row, top: 0 })),
        2 => prop_oneof![any::<char>(), select(vec!['5', ':', '+', '0', ' '])]
            .prop_map(|it| ScreenInput::Window(WindowInput::Type(it))),
        1 => Just(ScreenInput::Window(WindowInput::Erase(Erasure::Letter))),
    ]
}

proptest! {
    #[test]
    fn the_dialog_holds_only_terms_that_can_be_played(
        rules in random::rules(),
        messages in vec(any_dialog_message(), 0..60),
    ) {
        let mut dialog = NewGameDialog::new(&Setup::new(rules));
        for message in messages {
            match message {
                ScreenInput::Window(WindowInput::Select(step)) => dialog.select(step),
                ScreenInput::Window(WindowInput::Change(step)) => dialog.change(step),
                ScreenInput::Window(WindowInput::Pick { row, top }) => {
                    dialog.pick(row, top);
                }
                ScreenInput::Window(WindowInput::Type(letter)) => dialog.enter(letter),
                ScreenInput::Window(WindowInput::Erase(Erasure::Letter)) => dialog.erase(Erasure::Letter),
                _ => {}
            }
            let has = |axis| {
                let none = m::new_game::meaningless().to_string();
                dialog.value(DialogField::Axis(axis)) != none
            };
            let is_centre = has(Axis::SecondMove);
            prop_assert_eq!(is_centre, !has(Axis::Handicap));
            prop_assert!(!dialog.sentence().is_empty());
            match dialog.setup() {
                Ok(setup) => {
                    prop_assert_eq!(setup.rules.second_move().is_some(), is_centre);
                    let start = Session::new(setup, None);
                    prop_assert!(start.to_move().is_some());
                }
                Err(error) => prop_assert!(error.said().to_string().starts_with("expected")),
            }
        }
    }
}

#[test]
fn the_hint_says_what_enter_does_in_each_row() {
    let mut model = model();
    press(&mut model, "n");
    assert!(picture(&model, 80, 24).contains("Enter start"));
    press(&mut model, &to(DialogField::More));
    let shown = picture(&model, 80, 24);
    assert!(shown.contains("Enter show or hide") && !shown.contains("Enter start"), "{shown}");
}

#[test]
fn the_title_counts_the_games_of_a_match_that_goes_on() {
    let mut model = app_with(Setup { best_of: 3, ..Setup::new(Rules::OTHELLO) });
    press(&mut model, "f5 x y n");
    assert!(picture(&model, 80, 24).contains(" Game 2 of 3 "));
    press(&mut model, "Enter f5 n");
    assert!(picture(&model, 80, 24).contains(" New game "), "the game is not over");
}

#[test]
fn the_dialog_says_that_a_name_is_as_long_as_it_can_be() {
    let mut model = model();
    press(&mut model, "n Down abcdefghijklmnopqrstuvw");
    assert!(!picture(&model, 80, 24).contains("at most"));
    press(&mut model, "xyz");
    let shown = picture(&model, 80, 24);
    assert!(shown.contains("abcdefghijklmnopqrstuvwx_"), "{shown}");
    assert!(shown.contains("A name has at most 24 letters."), "{shown}");
}

#[test]
fn no_rest_of_a_sentence_about_the_board_stands_under_the_dialog() {
    let mut model = check("f5 d6 c3 PageUp c5 y", "f5d6c3", "");
    let before = picture(&model, 60, 20);
    assert!(
        before.lines().any(|line| line.trim_matches(['"', ' ']) == "current move."),
        "{before}"
    );
    press(&mut model, "n");
    let shown = picture(&model, 60, 20);
    assert!(!shown.contains("current move."), "{shown}");
}
