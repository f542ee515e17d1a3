//! The rules of the family in words. The names, titles and phrases of `othello_core::rules` are English, as files are.

use othello_core::rules::{Axis, AxisValue, Preset, Rules};

use crate::i18n::{Text, m};

/// Returns what an axis is about, by its name; its forms are the label, and the requirement where it has one.
pub fn axis(axis: Axis) -> Text {
    message(axis.flag())
}

/// Returns what a value means, by the names of its axis and its own; its form is a phrase.
pub fn value(value: AxisValue) -> Text {
    message(&format!("{}-{}", value.axis().flag(), value.name()))
}

/// Returns what a rule system is, by its name; its form is the title.
pub fn preset(preset: Preset) -> Text {
    message(preset.name())
}

fn message(name: &str) -> Text {
    Text::named(&format!("rules.{name}")).expect("a test asks for the message of every name")
}

/// Returns the name of an axis in a dialog.
pub fn label(axis: Axis) -> String {
    self::axis(axis).form("label").unwrap_or_default()
}

/// Returns the reason why an axis has no meaning in the opening, as a clause.
pub fn requirement(axis: Axis) -> Text {
    m::common::raw(self::axis(axis).form("requirement").unwrap_or_default())
}

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
