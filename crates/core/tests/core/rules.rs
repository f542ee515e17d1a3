//! Rule systems as names: presets, changes, and what cannot be combined.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use othello_core::rules::{
    Axis, AxisValue, Changes, Count, Goal, Handicap, Layout, OnPass, Preset, Rules, SecondMove,
    Supply,
};

#[test]
fn there_are_288_systems_and_each_has_a_name_of_its_own() {
    let all: Vec<_> = Rules::all().collect();
    assert_eq!(all.len(), 288);
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), 288);
    assert_eq!(all.iter().map(ToString::to_string).collect::<HashSet<_>>().len(), 288);
    for preset in Preset::ALL {
        assert!(all.contains(&preset.rules()), "{}", preset.name());
    }
}

#[test]
fn every_system_can_be_read_from_its_name() {
    for rules in Rules::all() {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
}

#[test]
fn a_text_that_names_no_system_is_refused() {
    let check = |text: &str, expected: &str| {
        assert_eq!(text.parse::<Rules>().unwrap_err().to_string(), expected);
    };
    check("chess", "expected the name of a rule system first");
    check("", "expected the name of a rule system first");
    check(
        "othello, 33 discs",
        "unknown change \"33 discs\", expected one such as \"own 32 discs\"",
    );
    check("othello, 1 corner, 2 corners", "two values for handicap, expected one");
    check(
        "reversi, 1 corner",
        "handicap corners need a fixed opening: in the centre opening the board starts empty",
    );
}

#[test]
fn any_two_systems_are_as_far_apart_as_the_changes_between_them() {
    for (rules, other) in Rules::all().flat_map(|rules| Rules::all().map(move |to| (rules, to))) {
        let changes = rules.changes_from(other);
        assert_eq!(other.with(changes), Ok(rules), "from {other} to {rules}");
        assert_eq!(changes.is_empty(), rules == other);
    }
}

#[test]
fn a_change_sets_its_axis_alone() {
    for rules in Rules::all() {
        for &axis in Axis::ALL {
            for &value in axis.values() {
                let Ok(changed) = rules.with(value) else {
                    assert_eq!(rules.value(axis), None, "{rules}");
                    continue;
                };
                let expected = rules.value(axis).map(|_| value);
                assert_eq!(changed.value(axis), expected, "{rules}");
                let others = Axis::ALL.iter().filter(|other| **other != axis);
                for &other in others.filter(|_| axis != Axis::Opening) {
                    assert_eq!(changed.value(other), rules.value(other), "{rules}");
                }
            }
        }
    }
}

#[test]
fn names_of_axes_and_values_are_unambiguous() {
    let values: Vec<_> = Axis::ALL.iter().flat_map(|axis| axis.values()).copied().collect();
    let unique = |texts: Vec<&str>| texts.iter().collect::<HashSet<_>>().len() == texts.len();
    assert!(unique(Axis::ALL.iter().map(|axis| axis.flag()).collect()));
    assert!(unique(Axis::ALL.iter().map(|axis| axis.tag()).collect()));
    assert!(unique(values.iter().map(|value| value.phrase()).collect()));
    for value in values {
        assert_eq!(value.axis().parse(value.name()), Ok(value));
        assert!(!value.phrase().contains(','), "a comma separates phrases");
    }
}

#[test]
fn presets_are_called_by_their_names() {
    for &preset in Preset::ALL {
        assert_eq!(preset.name().parse(), Ok(preset));
        assert_eq!(preset.rules().to_string(), preset.name());
    }
    assert_eq!(
        "chess".parse::<Preset>().unwrap_err().to_string(),
        "expected one of othello, othello-mirrored, reversi, reversi-32, reversi-first-pass, \
         reversi-may-flip, reversi-must-flip, anti"
    );
}

/// A flag changes its axis alone, and the name says what differs from the nearest preset.
#[test]
fn a_change_is_part_of_the_name() {
    fn check(preset: Preset, changes: impl Into<Changes>, expected: &str) {
        assert_eq!(preset.rules().with(changes).unwrap().to_string(), expected);
    }
    check(Preset::Othello, Changes::default(), "othello");
    check(Preset::Othello, Supply::Own, "othello, own 32 discs");
    check(Preset::Othello, OnPass::End, "othello, first pass ends");
    check(Preset::Othello, Count::Plain, "othello, plain count");
    check(Preset::Othello, Handicap::One, "othello, 1 corner");
    check(Preset::Othello, Layout::Parallel, "othello, parallel start");
    check(Preset::Othello, Goal::Fewest, "anti");
    check(Preset::Reversi, Goal::Fewest, "reversi, fewest discs win");
    check(Preset::Reversi, Supply::Own, "reversi-32");
    check(Preset::Reversi, Count::Empties, "reversi, the majority gets the empty squares");
    check(Preset::Reversi32, OnPass::End, "reversi-first-pass");
    check(Preset::Reversi, SecondMove::MayFlip, "reversi-may-flip");
    // A game that begins on another start is not called after the one it came from.
    check(Preset::Reversi32, Layout::Cross, "othello, own 32 discs, plain count");
    check(Preset::ReversiMayFlip, OnPass::End, "reversi-may-flip, first pass ends");
}

#[test]
fn a_change_of_the_opening_keeps_what_the_new_one_can_have() {
    let handicap = Rules::OTHELLO.with(Handicap::Three).unwrap();
    assert_eq!(handicap.with(Layout::Mirrored).unwrap().handicap(), Handicap::Three);
    assert_eq!(handicap.with(Layout::Centre).unwrap().handicap(), Handicap::None);
    let must_flip = Preset::ReversiMustFlip.rules();
    let again = must_flip.with(Layout::Centre).unwrap();
    assert_eq!(again.second_move(), Some(SecondMove::MustFlip));
    assert_eq!(must_flip.with(Layout::Cross).unwrap().second_move(), None);
}

#[test]
fn a_change_without_meaning_in_the_opening_is_refused() {
    fn check(preset: Preset, changes: impl Into<Changes>, axis: Axis) {
        let error = preset.rules().with(changes).unwrap_err();
        assert_eq!(error.axis, axis);
    }
    let second_move: AxisValue = SecondMove::Place.into();
    check(Preset::Othello, second_move, Axis::SecondMove);
    check(Preset::Reversi, Handicap::One, Axis::Handicap);
    check(Preset::Othello, [Handicap::One.into(), Layout::Centre.into()], Axis::Handicap);
    let reversi = Preset::Reversi.rules();
    assert_eq!(reversi.with(Handicap::None), Ok(reversi));
}
