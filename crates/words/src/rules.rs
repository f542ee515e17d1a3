//! The rules of the family in words. The names, titles and phrases of `othello_core::rules` are English, as files are.

use othello_core::rules::{
    Axis, AxisValue, Count, Goal, Handicap, Layout, OnPass, Preset, Rules, SecondMove, Supply,
};

use crate::i18n::{Text, m};

/// Returns what an axis is about; its forms are the label, and the requirement where it has one.
pub fn axis(axis: Axis) -> Text {
    match axis {
        Axis::Opening => m::rules::opening(),
        Axis::SecondMove => m::rules::second_move(),
        Axis::Supply => m::rules::supply(),
        Axis::OnPass => m::rules::on_pass(),
        Axis::Goal => m::rules::goal(),
        Axis::Count => m::rules::count(),
        Axis::Handicap => m::rules::handicap(),
    }
}

/// Returns what a value means; its form is a phrase.
pub fn value(value: AxisValue) -> Text {
    match value {
        AxisValue::Opening(value) => match value {
            Layout::Cross => m::rules::opening_cross(),
            Layout::Mirrored => m::rules::opening_mirrored(),
            Layout::Parallel => m::rules::opening_parallel(),
            Layout::Centre => m::rules::opening_centre(),
        },
        AxisValue::SecondMove(value) => match value {
            SecondMove::Place => m::rules::second_move_place(),
            SecondMove::MayFlip => m::rules::second_move_may_flip(),
            SecondMove::MustFlip => m::rules::second_move_must_flip(),
        },
        AxisValue::Supply(value) => match value {
            Supply::Pool => m::rules::supply_pool(),
            Supply::Own => m::rules::supply_own(),
        },
        AxisValue::OnPass(value) => match value {
            OnPass::Continue => m::rules::on_pass_continue(),
            OnPass::End => m::rules::on_pass_end(),
        },
        AxisValue::Goal(value) => match value {
            Goal::Most => m::rules::goal_most(),
            Goal::Fewest => m::rules::goal_fewest(),
        },
        AxisValue::Count(value) => match value {
            Count::Empties => m::rules::count_empties(),
            Count::Plain => m::rules::count_plain(),
        },
        AxisValue::Handicap(value) => match value {
            Handicap::None => m::rules::handicap_0(),
            Handicap::One => m::rules::handicap_1(),
            Handicap::Two => m::rules::handicap_2(),
            Handicap::Three => m::rules::handicap_3(),
            Handicap::Four => m::rules::handicap_4(),
        },
    }
}

/// Returns what a rule system is; its form is the title.
pub fn preset(preset: Preset) -> Text {
    match preset {
        Preset::Othello => m::rules::othello(),
        Preset::OthelloMirrored => m::rules::othello_mirrored(),
        Preset::Reversi => m::rules::reversi(),
        Preset::Reversi32 => m::rules::reversi_32(),
        Preset::ReversiFirstPass => m::rules::reversi_first_pass(),
        Preset::ReversiMayFlip => m::rules::reversi_may_flip(),
        Preset::ReversiMustFlip => m::rules::reversi_must_flip(),
        Preset::Anti => m::rules::anti(),
    }
}

/// Returns the name of an axis in a dialog.
pub fn label(axis: Axis) -> String {
    self::axis(axis).form("label").unwrap_or_default()
}

/// Returns the reason why an axis has no meaning in the opening, as a clause.
pub fn requirement(axis: Axis) -> Text {
    m::common::raw(self::axis(axis).form("requirement").unwrap_or_default())
}

/// Returns a value in a few words.
pub fn phrase(value: AxisValue) -> Text {
    m::common::raw(self::value(value).form("phrase").unwrap_or_default())
}

/// Returns rules as people name them: `Reversi, 32 discs each`, `Othello, 1 corner`.
pub fn name(rules: Rules) -> String {
    let (preset, changes) = rules.nearest_preset();
    let title = m::common::raw(self::preset(preset).form("title").unwrap_or_default());
    changes.iter().fold(title, |name, value| m::rules::with(name, phrase(value))).to_string()
}

/// Returns a description of every axis, in sentences.
pub fn sentences(rules: Rules) -> String {
    let said = |axis: &Axis| {
        let value = rules.value(*axis).filter(|value| axis.neutral() != Some(*value));
        value.map(self::value)
    };
    let all = Axis::ALL.iter().filter_map(said);
    all.reduce(m::common::both).map(|said| said.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn the_english_names_are_those_of_files() {
        let form = |text: Text, name: &str| text.form_in(name, Language::ENGLISH);
        for axis in Axis::ALL.iter().copied() {
            assert_eq!(form(self::axis(axis), "requirement").as_deref(), axis.requirement());
            for value in axis.values().iter().copied() {
                assert_eq!(form(self::value(value), "phrase").as_deref(), Some(value.phrase()));
            }
        }
        for preset in Preset::ALL.iter().copied() {
            assert_eq!(form(self::preset(preset), "title").as_deref(), Some(preset.title()));
        }
    }
}
