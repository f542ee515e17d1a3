//! Rule systems as names: presets, changes, and what cannot be combined.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use othello::rules::{
    Changes, Count, Goal, Handicap, Layout, MeaninglessChange, OnPass, Preset, Rules, SecondMove,
    Supply,
};

const NO_CHANGE: Changes = Changes {
    opening: None,
    second_move: None,
    supply: None,
    on_pass: None,
    goal: None,
    count: None,
    handicap: None,
};

/// All rule systems: every value of every axis, where the opening gives it a meaning.
fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for &opening in Layout::ALL {
        let within: Vec<_> = match opening {
            Layout::Centre => SecondMove::ALL.iter().map(|&rule| (Some(rule), None)).collect(),
            Layout::Cross | Layout::Mirrored | Layout::Parallel => {
                Handicap::ALL.iter().map(|&corners| (None, Some(corners))).collect()
            }
        };
        for (second_move, handicap) in within {
            for (&supply, &on_pass) in pairs(Supply::ALL, OnPass::ALL) {
                for (&goal, &count) in pairs(Goal::ALL, Count::ALL) {
                    let changes = Changes {
                        opening: Some(opening),
                        second_move,
                        supply: Some(supply),
                        on_pass: Some(on_pass),
                        goal: Some(goal),
                        count: Some(count),
                        handicap,
                    };
                    all.push(Rules::OTHELLO.with(changes).unwrap());
                }
            }
        }
    }
    all
}

fn pairs<'a, A, B>(left: &'a [A], right: &'a [B]) -> impl Iterator<Item = (&'a A, &'a B)> {
    left.iter().flat_map(move |one| right.iter().map(move |other| (one, other)))
}

#[test]
fn there_are_288_systems_and_each_has_a_name_of_its_own() {
    let all = all_rules();
    assert_eq!(all.len(), 288);
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), 288);
    assert_eq!(all.iter().map(ToString::to_string).collect::<HashSet<_>>().len(), 288);
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
fn a_change_shows_in_the_name() {
    let check = |preset: Preset, changes, expected: &str| {
        assert_eq!(preset.rules().with(changes).unwrap().to_string(), expected);
    };
    let own = Changes { supply: Some(Supply::Own), ..NO_CHANGE };
    let end = Changes { on_pass: Some(OnPass::End), ..NO_CHANGE };
    let fewest = Changes { goal: Some(Goal::Fewest), ..NO_CHANGE };
    let plain = Changes { count: Some(Count::Plain), ..NO_CHANGE };
    let corner = Changes { handicap: Some(Handicap::One), ..NO_CHANGE };
    let parallel = Changes { opening: Some(Layout::Parallel), ..NO_CHANGE };
    let may_flip = Changes { second_move: Some(SecondMove::MayFlip), ..NO_CHANGE };
    check(Preset::Othello, NO_CHANGE, "othello");
    check(Preset::Othello, own, "othello, own 32 discs");
    check(Preset::Othello, end, "othello, first pass ends");
    check(Preset::Othello, plain, "othello, plain count");
    check(Preset::Othello, corner, "othello, 1 corner");
    check(Preset::Othello, parallel, "othello, parallel start");
    check(Preset::Othello, fewest, "anti");
    check(Preset::Reversi, fewest, "reversi, fewest discs win");
    check(Preset::Reversi, own, "reversi-32");
    check(Preset::Reversi32, end, "reversi-first-pass");
    check(Preset::Reversi, may_flip, "reversi-may-flip");
    // A game that begins on another start is not called after the one it came from.
    let cross = Changes { opening: Some(Layout::Cross), ..NO_CHANGE };
    check(Preset::Reversi32, cross, "othello, own 32 discs, plain count");
    check(Preset::ReversiMayFlip, end, "reversi-may-flip, first pass ends");
}

#[test]
fn a_change_of_the_opening_keeps_the_axes_that_still_apply() {
    let to = |opening| Changes { opening: Some(opening), ..NO_CHANGE };
    let corners = Changes { handicap: Some(Handicap::Three), ..NO_CHANGE };
    let handicap = Rules::OTHELLO.with(corners).unwrap();
    assert_eq!(handicap.with(to(Layout::Mirrored)).unwrap().handicap(), Handicap::Three);
    assert_eq!(handicap.with(to(Layout::Centre)).unwrap().handicap(), Handicap::None);
    let must_flip = Preset::ReversiMustFlip.rules();
    let again = must_flip.with(to(Layout::Centre)).unwrap();
    assert_eq!(again.second_move(), Some(SecondMove::MustFlip));
    assert_eq!(must_flip.with(to(Layout::Cross)).unwrap().second_move(), None);
}

#[test]
fn an_axis_without_meaning_for_the_opening_is_refused() {
    let check = |preset: Preset, changes, expected| {
        assert_eq!(preset.rules().with(changes).unwrap_err(), expected);
    };
    let second_move = Changes { second_move: Some(SecondMove::Place), ..NO_CHANGE };
    check(Preset::Othello, second_move, MeaninglessChange::SecondMove);
    let corners = Changes { handicap: Some(Handicap::One), ..NO_CHANGE };
    check(Preset::Reversi, corners, MeaninglessChange::Handicap);
    let opening = Some(Layout::Centre);
    check(Preset::Othello, Changes { opening, ..corners }, MeaninglessChange::Handicap);
    let none = Changes { handicap: Some(Handicap::None), ..NO_CHANGE };
    assert_eq!(Preset::Reversi.rules().with(none), Ok(Preset::Reversi.rules()));
}
