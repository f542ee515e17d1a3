//! The settings: what applies, changed at once and kept for the next start.

pub mod commands;
pub mod state;
#[cfg(test)]
mod tests;

use othello_home::config::Config;
use othello_home::config::file::{Unfit, with};
use othello_home::config::look::Mouse;
use othello_home::config::setting::{Setting, SettingSubject};
use othello_home::jobs::settings::{FindBook, FindMissing, KeepSetting};
use othello_words::i18n::{Text, m};
use othello_words::rules;
use othello_words::text::quoted;

use crate::app::App;
use crate::app::command::{Choice, FoundBy};
use crate::app::event::Event;
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse};
use crate::app::state::InForce;
use crate::features::explorer::state::ConfiguredGames;

pub const PAGE: Page = Page::new("settings");

pub fn begin_with(app: &mut App, settings: InForce) {
    app.state.begin_with(settings);
    for live in ["lines", "threads"] {
        apply(app, named(live));
    }
}

/// Has settings apply that only say how a screen looks.
pub fn show_looks(app: &mut App, config: Config) {
    app.state.configure(config);
}

fn show(app: &mut App) -> Done {
    app.state.show(PAGE);
    Ok(())
}

/// Shows them with the one of that index selected.
fn show_at(app: &mut App, index: usize) -> Done {
    show(app)?;
    if let Some(setting) = Setting::all().nth(index) {
        app.state.tell(Event::Setting(setting.name()));
    }
    Ok(())
}

/// Gives the setting whose name a line begins with the value behind it.
fn set_by_line(app: &mut App, line: &str) -> Done {
    let (name, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let Some(setting) = Setting::named(&name.to_lowercase()) else {
        return Err(m::settings::unknown(quoted(name)).into());
    };
    let value = value.trim();
    let known = values(app, setting).into_iter().filter(|choice| !choice.is_example);
    let named = Choice::meant(value, known.collect());
    let value = named.map_or_else(|| value.to_owned(), |choice| choice.word);
    set(app, setting, &value)
}

/// Gives a setting a value: it applies at once, and is kept. Files that it names are looked for before.
fn set(app: &mut App, setting: Setting, value: &str) -> Done {
    let config = changed(app.state.config(), setting, value)?;
    if setting.name() != "games" {
        put(app, setting, config);
        return Ok(());
    }
    let value = value.to_owned();
    let number = app.features.settings.next();
    app.state.job(FindMissing(config.games), move |app, missing| {
        // They are looked for beside each other: the last word counts.
        if !app.features.settings.is_last(number) {
            return;
        }
        match (missing, changed(app.state.config(), setting, &value)) {
            (None, Ok(config)) => put(app, setting, config),
            (None, Err(why)) => app.state.refuse(why),
            (Some(path), _) => {
                app.state.refuse(m::settings::no_file(quoted(&path.to_string_lossy())));
            }
        }
    });
    Ok(())
}

/// Has a setting apply with its new value, and keeps it.
fn put(app: &mut App, setting: Setting, config: Config) {
    app.state.configure(config);
    app.state.chosen(setting);
    // Those games are read from where the setting is kept.
    if setting.name() != "games" {
        apply(app, setting);
    }
    app.state.tell(Event::Set(setting.name()));
    app.state.say(said(app.state.config(), setting));
    let config = Box::new(app.state.config().clone());
    app.state.job(KeepSetting { setting, config }, move |app, result| {
        app.state.warn_unless_kept(result);
        if setting.name() == "games" {
            apply(app, setting);
        }
    });
}

/// Gives a setting the next of its values, or the one before; one that was typed stays.
pub fn step(app: &mut App, setting: Setting, next: impl Fn(usize, usize) -> usize) -> Done {
    let values = setting.values();
    let present = setting.value(app.state.config());
    let Some(at) = values.iter().position(|value| **value == present) else {
        return Err(setting.explanation().quiet());
    };
    set(app, setting, values[next(at, values.len())])
}

/// Gives a setting of two values the other one.
fn toggle(app: &mut App, name: &str) -> Done {
    let setting = named(name);
    step(app, setting, |at, values| (at + 1) % values)
}

/// Returns the two choices of a switch, by the words that turn it on and off.
fn switches(app: &App, name: &str) -> Vec<Choice> {
    let present = named(name).value(app.state.config()).into_owned();
    let choice = |(value, word): (&str, &str)| Choice {
        is_present: present == value,
        ..Choice::new(word, m::settings::switch(word, m::common::raw("")))
    };
    SWITCH.into_iter().map(choice).collect()
}

fn switch(app: &mut App, name: &str, word: &str) -> Done {
    let value = SWITCH.into_iter().find(|(_, known)| *known == word);
    set(app, named(name), value.map_or(word, |(value, _)| value))
}

/// The values of a switch, and the words for them.
const SWITCH: [(&str, &str); 2] = [("true", "on"), ("false", "off")];

fn named(name: &str) -> Setting {
    Setting::named(name).expect("commands name settings that there are")
}

/// Returns the settings with another value of one; refuses what it cannot be.
fn changed(config: &Config, setting: Setting, value: &str) -> Result<Config, Text> {
    with(config, setting, value).map_err(|why| match why {
        Unfit::Unknown => m::settings::unfit(setting.name(), setting.expected(), quoted(value)),
        Unfit::Meaningless(error) => rules::requirement(error.axis),
    })
}

/// Returns the sentence that a setting has a value now.
fn said(config: &Config, setting: Setting) -> Text {
    let value = setting.value(config);
    match (setting.name(), config.language, config.learning.legend(), config.mouse) {
        // It is said in that language.
        ("language", Some(language), ..) => {
            m::common::raw(m::screen::language_chosen(language.own_name()).say_in(language))
        }
        ("learning-marks", _, Some(legend), _) => legend,
        ("mouse", .., Mouse::Free) => m::screen::mouse_selects(),
        _ => m::settings::set(setting.title(), setting.value_name(&value)),
    }
}

/// Has a setting apply to the game and the engine. Looks are the front end's.
fn apply(app: &mut App, setting: Setting) {
    let config = app.state.config().clone();
    let App { state, features } = app;
    match setting.name() {
        "lines" | "lines-depth" | "lines-seconds" => features.lines.begin_with(config.lines),
        "threads" | "memory" => state.engine.resources = config.resources,
        "games" => features.explorer.begin_with(ConfiguredGames::of(&config)),
        "book" => {
            let asked = config.book.clone();
            state.job(FindBook(config.book), move |App { state, features }, found| {
                // The setting may be another one meanwhile.
                if let Ok(file) = found
                    && state.config().book == asked
                {
                    features.book.begin_with(file, state);
                }
            });
        }
        _ => {}
    }
}

/// Returns the settings of a subject, in the order of their list.
fn of_subject(subject: SettingSubject) -> impl Iterator<Item = Setting> {
    Setting::all().filter(move |setting| setting.subject() == subject)
}

fn values(app: &App, setting: Setting) -> Vec<Choice> {
    let present = setting.value(app.state.config());
    let value = |value: &str| Choice {
        is_present: present == value,
        is_example: setting.is_typed(),
        ..Choice::new(value, setting.value_name(value))
    };
    let mut choices: Vec<_> = setting.values().into_iter().map(value).collect();
    if !choices.iter().any(|choice| choice.is_present) {
        choices.insert(0, value(&present));
    }
    // What is usual comes first, also where few rows are seen.
    choices.sort_by_key(|choice| choice.word != "auto");
    choices
}

/// Returns the settings, each of which begins the line of its values, and their values, given which have commands of their
/// own.
fn choices(app: &App, has_command: fn(&str) -> bool) -> Vec<Choice> {
    let of_setting = |setting: Setting| {
        let present = setting.value_name(&setting.value(app.state.config()));
        let text = m::settings::heading(setting.title(), present, setting.about());
        let begins = Some(format!("{} ", setting.name()));
        let heading = Choice { begins, ..Choice::new(setting.name(), text) };
        let values = values(app, setting).into_iter().map(move |choice| {
            let switch = SWITCH.into_iter().find(|(value, _)| *value == choice.word);
            // A switch with a command of its own is found as that.
            let switch = switch.filter(|_| !has_command(setting.name()));
            let text = switch.map(|(_, word)| m::settings::switch(word, setting.about()));
            Choice {
                word: format!("{} {}", setting.name(), choice.word),
                found_by: if switch.is_some() { FoundBy::Words } else { FoundBy::CommandAndWords },
                text: text.unwrap_or(choice.text),
                ..choice
            }
        });
        [heading].into_iter().chain(values)
    };
    Setting::all().flat_map(of_setting).collect()
}

/// Returns all in lines, by subject.
fn spoken(app: &App) -> Vec<Text> {
    let config = app.state.config();
    let row = |setting: Setting| {
        let value = setting.value_name(&setting.value(config));
        let row = m::settings::row(setting.name(), setting.title(), value);
        if app.state.is_by_option(setting) { m::settings::overridden(row) } else { row }
    };
    let of_subject = |subject: SettingSubject| {
        [subject.name()].into_iter().chain(of_subject(subject).map(row)).collect::<Vec<_>>()
    };
    SettingSubject::ALL.into_iter().flat_map(of_subject).collect()
}
