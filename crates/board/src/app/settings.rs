//! The settings that are chosen on the screen, and their values.

use othello_home::config::chosen::KeySettings;
use othello_words::i18n::{Language, Text, m};

use super::App;
use super::command::Choice;

/// Returns the name of a value of a setting as a player reads it.
pub fn value_name(setting: &str, value: &str) -> Text {
    let language = value.parse::<Language>().ok().filter(|_| setting == "language");
    match (language, value) {
        (Some(language), _) => m::common::raw(language.own_name()),
        (None, "true" | "false") => m::screen::on_or_off(value),
        (None, value) => m::common::raw(value),
    }
}

/// Returns the settings, each of which begins the line of its values, and their values.
pub fn choices(_: &App, look: &KeySettings) -> Vec<Choice> {
    let of_setting = |(setting, present): (&'static str, &'static str)| {
        let heading = Choice {
            begins: Some(format!("{setting} ")),
            ..Choice::new(setting, m::screen::setting(setting, value_name(setting, present)))
        };
        let value = move |value: &&str| {
            let text = match setting {
                "theme" => m::screen::theme_choice(*value),
                "learning-marks" => m::screen::learning_choice(*value),
                _ => value_name(setting, value),
            };
            Choice {
                is_present: *value == present,
                ..Choice::new(format!("{setting} {value}"), text)
            }
        };
        [heading].into_iter().chain(KeySettings::values(setting).iter().map(value))
    };
    look.names().into_iter().flat_map(of_setting).collect()
}
