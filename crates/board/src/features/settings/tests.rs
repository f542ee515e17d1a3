//! The settings, as typed lines and keys change them.

use othello_core::square::Square;
use othello_home::config::Config;
use othello_home::config::file::with;
use othello_home::config::setting::Setting;
use othello_home::engine_worker::task::Resources;
use othello_home::jobs::book::LookUp;
use othello_home::jobs::games::OpenGames;
use othello_home::jobs::settings::{FindBook, FindMissing, KeepSetting};

use super::commands::{CHANGE, SETTINGS};
use crate::app::command::Arg;
use crate::app::fixtures::*;
use crate::app::state::InForce;

#[test]
fn a_value_applies_at_once_and_is_kept() {
    let mut app = begun(setup()).0;
    let outputs = typed(&mut app, "settings lines all");
    let expected = with(&Config::default(), Setting::named("lines").unwrap(), "all").unwrap();
    assert_eq!(app.state.config(), &expected);
    let [kept] = &jobs::<KeepSetting>(outputs)[..] else { panic!("it is kept once") };
    assert_eq!((kept.setting.name(), &*kept.config), ("lines", &expected));
}

#[test]
fn what_a_value_cannot_be_is_refused_and_changes_nothing() {
    let mut app = begun(setup()).0;
    let lines = [
        ("settings lines 0", "settings.unfit"),
        ("settings theme green-ish", "settings.unfit"),
        ("theme nothing", "settings.unfit"),
        ("settings clock soon", "settings.unfit"),
        ("settings nothing", "settings.unknown"),
    ];
    for (line, name) in lines {
        let refused = refused(typed(&mut app, line)).unwrap();
        assert_eq!(refused.why.name(), name, "{line}");
    }
    assert_eq!(app.state.config(), &Config::default());
}

#[test]
fn games_that_are_not_there_are_refused_once_they_were_looked_for() {
    let mut app = begun(setup()).0;
    let outputs = typed(&mut app, "settings games /no/such/folder");
    assert_eq!(jobs::<FindMissing>(outputs.clone()), [FindMissing(vec!["/no/such/folder".into()])]);
    let missing = Some("/no/such/folder".into());
    let refused = refused(done_with::<FindMissing>(&mut app, outputs, missing)).unwrap();
    assert_eq!(refused.why.name(), "settings.no-file");
    assert_eq!(app.state.config(), &Config::default());
}

#[test]
fn a_command_of_a_setting_chooses_by_any_name_of_a_value() {
    let mut app = begun(setup()).0;
    for (line, name, value) in [
        ("language deutsch", "language", "de"),
        ("theme dark", "theme", "slate"),
        ("settings theme paper", "theme", "paper"),
        ("turn white", "seen-from", "white"),
        ("turn", "seen-from", "black"),
        ("legal", "legal-moves", "false"),
    ] {
        typed(&mut app, line);
        let setting = Setting::named(name).unwrap();
        assert_eq!(setting.value(app.state.config()), value, "{line}");
    }
}

#[test]
fn what_an_option_has_set_is_said_until_it_is_changed() {
    let by_options = vec![("theme", "--theme=walnut".into())];
    let settings = InForce { config: Config::default(), by_options };
    let mut app = begun(setup()).0.with_settings(settings);
    let theme = Setting::named("theme").unwrap();
    assert!(app.state.is_by_option(theme));
    assert_eq!(app.state.options(), ["--theme=walnut"]);
    typed(&mut app, "theme paper");
    assert!(!app.state.is_by_option(theme) && app.state.options().is_empty());
}

#[test]
fn the_name_of_a_setting_means_it_and_no_value_of_another() {
    let app = begun(setup()).0;
    for setting in Setting::all() {
        let begun = SETTINGS.open_choice(setting.name(), &app);
        assert_eq!(begun, Some(format!("{} ", setting.name())));
    }
    assert_eq!(SETTINGS.open_choice("off", &app), None);
}

#[test]
fn a_value_that_was_typed_is_not_lost_by_a_key() {
    let mut app = begun(setup()).0;
    typed(&mut app, "settings me Ada, ada1815,");
    let me = Setting::named("me").unwrap();
    assert_eq!(me.value(app.state.config()), "Ada, ada1815");
    let index = Setting::all().position(|it| it == me).unwrap();
    assert!(CHANGE.call(&mut app, Arg::Index(index)).is_err());
    assert_eq!(me.value(app.state.config()), "Ada, ada1815");
    assert_eq!(app.state.config().me, ["Ada", "ada1815"]);
}

#[test]
fn a_locked_engine_shows_no_values() {
    let mut app = begun(setup()).0;
    asked(typed(&mut app, "evaluate")).expect("values are wanted");
    typed(&mut app, "settings evaluation off");
    assert!(!app.state.can_evaluate());
    assert_eq!(asked(play(&mut app, &[Square::F5])), None);
}

#[test]
fn the_engine_works_with_the_threads_and_the_memory_of_the_settings() {
    let mut app = begun(setup()).0;
    typed(&mut app, "settings threads 3");
    typed(&mut app, "settings memory 64");
    let Resources { threads, table_bytes } = asked(typed(&mut app, "hint")).unwrap().resources;
    assert_eq!((threads.unwrap().get(), table_bytes), (3, 64 << 20));
}

#[test]
fn another_book_is_looked_up_at_once_and_none_no_more() {
    let mut app = begun(setup()).0;
    let book = LookUp { file: "/books/own".into(), position: app.viewed().position() };
    let choose = |app: &mut App, line, file| {
        let outputs = typed(app, line);
        done_with::<FindBook>(app, outputs, Ok(file))
    };
    let outputs = choose(&mut app, "settings book /books/own", Some("/books/own".into()));
    assert_eq!(jobs::<LookUp>(outputs), [book]);
    choose(&mut app, "settings book off", None);
    assert_eq!(jobs::<LookUp>(play(&mut app, &[Square::F5])), []);
}

#[test]
fn levels_play_by_other_games_once_those_are_kept() {
    let mut app = begun(setup()).0;
    let outputs = typed(&mut app, "settings games /games");
    let outputs = done_with::<FindMissing>(&mut app, outputs, None);
    let computer = || between(level(3), Player::Human);
    assert_eq!(jobs::<OpenGames>(begin_game(&mut app, computer())), []);
    let outputs = done_with::<KeepSetting>(&mut app, outputs, Ok(()));
    assert_eq!(jobs::<OpenGames>(outputs), [OpenGames], "the level is to move");
}

/// Files are looked for beside each other: an answer may come late.
#[test]
fn of_two_values_typed_one_after_the_other_the_last_one_counts() {
    let mut app = begun(setup()).0;
    let first = typed(&mut app, "settings games /slow");
    let last = typed(&mut app, "settings games /quick");
    done_with::<FindMissing>(&mut app, last, None);
    done_with::<FindMissing>(&mut app, first, None);
    assert_eq!(app.state.config().games, [std::path::PathBuf::from("/quick")]);
}
