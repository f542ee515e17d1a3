//! Choices about the screen: marks, learning marks, theme, mouse, animation.

use std::time::Duration;

use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::screen_input::{ScreenInput, WindowFocus};
use othello_core::Rules;
use othello_core::rules::Preset;
use othello_home::config::look::ThemeName;
use othello_home::config::look::{Animation, Glyphs, Learning, MoveMarks};
use othello_session::Setup;

use crate::support::{app_with, check, model, moves, notice, picture, press, sentences, settings};

#[test]
fn marks_theme_and_mouse_are_switched_and_stay_for_the_next_game() {
    let marks = |script| check(script, "", "").settings().marks;
    assert_eq!([":legal", ":legal :legal"].map(marks), [MoveMarks::Hidden, MoveMarks::Shown]);
    let learning = |script| check(script, "", "").settings().learning;
    let round = [Learning::Special, Learning::Stable, Learning::Replies, Learning::Off];
    let scripts = [
        ":learning-marks_special",
        ":learning-marks_stable",
        ":learning-marks_replies",
        ":learning-marks_off",
    ];
    assert_eq!(scripts.map(learning), round);
    let mut model = model();
    assert_eq!(press(&mut model, ":mouse"), ["mouse Free", "keep mouse"]);
    assert_eq!(press(&mut model, ":mouse"), ["mouse Captured", "keep mouse"]);
    for theme in ThemeName::ALL {
        press(&mut model, &format!(":theme_{theme}"));
        assert_eq!(model.view().theme().palette, theme);
    }
    press(&mut model, ":legal :learning-marks_special :theme_slate n Enter");
    assert_eq!(model.settings().marks, MoveMarks::Hidden, "the next game looks the same");
    assert_eq!(model.settings().learning, Learning::Special);
}

/// The row of the picture that begins with a name.
fn row(model: &Model, name: &str) -> String {
    let picture = picture(model, 80, 24);
    picture.lines().find(|line| line.contains(name)).unwrap_or_default().to_owned()
}

#[test]
fn settings_are_listed_by_subject_and_changed_where_they_stand() {
    let mut model = model();
    press(&mut model, ":settings");
    let listed = sentences(&model);
    for line in ["Board and looks", "Colours", "Learning", "Engine", "The colours of the board"] {
        assert!(listed.contains(line), "{line}: {listed}");
    }
    assert!(row(&model, "Legal moves").contains(" on "), "{listed}");
    assert_eq!(press(&mut model, "Down Down Down Down Right"), ["keep legal-moves"]);
    assert!(row(&model, "Legal moves").contains(" off "));
    assert_eq!(model.settings().marks, MoveMarks::Hidden);
    press(&mut model, "Left");
    assert_eq!(model.settings().marks, MoveMarks::Shown);
    press(&mut model, "Home Enter");
    assert!(picture(&model, 80, 24).contains(":settings theme _"), "its values are shown");
    assert_eq!(press(&mut model, "Down Enter"), ["keep theme"]);
    assert_eq!(model.settings().theme.palette, ThemeName::Paper);
    assert!(row(&model, "Colours").contains("grey paper"), "the list is still there");
    press(&mut model, "Esc");
    assert!(!picture(&model, 80, 24).contains("Board and looks"));
}

#[test]
fn a_value_that_has_no_name_is_typed_and_one_that_cannot_be_is_refused_in_the_list() {
    let mut model = model();
    press(&mut model, ":settings End Enter");
    press(&mut model, "Esc :settings_clock_7+2");
    assert!(row(&model, "Clock").contains("7+2"), "{}", picture(&model, 80, 24));
    press(&mut model, ":settings_clock_soon");
    let shown = picture(&model, 80, 24);
    assert!(shown.contains("clock: expected minutes"), "{shown}");
    press(&mut model, "Up");
    assert!(!picture(&model, 80, 24).contains("expected minutes"));
}

#[test]
fn flips_are_animated_until_the_next_input() {
    let animated = Settings { animation: Animation::On, ..settings() };
    let mut model = Model::new(model().app().clone(), animated);
    press(&mut model, "f5");
    assert_eq!(model.view().flip_time(), Some(Duration::ZERO));
    model.update(ScreenInput::Elapse(Duration::from_millis(150)));
    assert_eq!(model.view().flip_time(), Some(Duration::from_millis(150)));
    model.update(ScreenInput::Elapse(Duration::from_millis(150)));
    assert_eq!(model.view().flip_time(), None);
    press(&mut model, "f6 Left");
    assert_eq!(model.view().flip_time(), None);
    model.update(ScreenInput::Focus(WindowFocus::Unfocused));
    press(&mut model, "e6");
    assert_eq!((model.view().flip_time(), moves(&model).as_str()), (None, "f5f6e6"));
}

#[test]
fn the_first_hint_names_a_square_that_can_be_played() {
    let first = |rules| picture(&app_with(Setup::new(rules)), 80, 24);
    assert!(first(Rules::OTHELLO).contains("type d3"));
    assert!(first(Preset::Reversi.rules()).contains("type d4"));
}

#[test]
fn replies_are_marked_only_while_there_is_a_move_to_make() {
    let digits = |script| {
        let page = picture(&check(script, "f5", ""), 80, 24);
        page.chars().filter(char::is_ascii_digit).count()
    };
    assert!(digits("f5 Tab :learning-marks_replies") > digits("f5 Tab"));
    assert_eq!(digits("f5 Tab x y :learning-marks_replies"), digits("f5 Tab x y"));
}

#[test]
fn a_theme_that_cannot_be_seen_is_said_to_be_so() {
    let theme = Theme::new(ThemeName::Mono, ColorDepth::Mono, Glyphs::Unicode);
    let mut model = model().with_settings(Settings { theme, ..settings() });
    press(&mut model, ":theme_slate");
    assert!(notice(&model).contains("shows no colours now"), "{}", notice(&model));
    let mut model = crate::support::model();
    press(&mut model, ":theme_slate");
    assert!(!notice(&model).contains("shows no colours now"), "{}", notice(&model));
}
