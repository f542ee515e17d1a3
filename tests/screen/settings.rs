//! Choices about the screen: marks, learning marks, theme, mouse, animation.

use std::time::Duration;

use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello_board::app::message::{Message, WindowFocus};
use othello_core::Rules;
use othello_core::rules::Preset;
use othello_home::config::look::ThemeName;
use othello_home::config::look::{Animation, Learning, Marks};
use othello_session::Setup;

use crate::support::{app_with, check, model, moves, picture, press, settings};

#[test]
fn marks_theme_and_mouse_are_switched_and_stay_for_the_next_game() {
    let marks = |script| check(script, "", "").settings().marks;
    assert_eq!([":legal", ":legal :legal"].map(marks), [Marks::Hidden, Marks::Shown]);
    let learning = |script| check(script, "", "").settings().learning;
    let round = [Learning::Special, Learning::Stable, Learning::Replies, Learning::Off];
    let scripts = [":learn_special", ":learn_stable", ":learn_replies", ":learn_off"];
    assert_eq!(scripts.map(learning), round);
    let mut model = model();
    assert_eq!(press(&mut model, ":mouse"), ["keep settings", "mouse Free"]);
    assert_eq!(press(&mut model, ":mouse"), ["keep settings", "mouse Captured"]);
    for theme in ThemeName::ALL {
        press(&mut model, &format!(":theme_{theme}"));
        assert_eq!(model.view().theme().palette, theme);
    }
    press(&mut model, ":legal :learn_special :theme_slate n Enter");
    assert_eq!(model.settings().marks, Marks::Hidden, "the next game looks the same");
    assert_eq!(model.settings().learning, Learning::Special);
}

#[test]
fn settings_are_listed_with_their_values_and_changed_from_the_list() {
    let mut model = model();
    press(&mut model, ":settings_animation");
    assert!(picture(&model, 80, 24).contains(":settings animation _"), "its values are shown");
    press(&mut model, "Esc");
    press(&mut model, ":settings_animation_true");
    assert_eq!(model.settings().animation, Animation::On);
    press(&mut model, "Esc");
    press(&mut model, ":settings");
    let listed = picture(&model, 60, 24);
    for line in ["colours: classic", "language: English", "discs are seen to flip: on"] {
        assert!(listed.contains(line), "{line}: {listed}");
    }
    press(&mut model, "Down Down Down Enter");
    let values = picture(&model, 80, 24);
    assert!(values.contains(":settings animation _") && values.contains("now"), "{values}");
    assert_eq!(press(&mut model, "Down Enter"), ["keep settings"]);
    assert_eq!(model.settings().animation, Animation::Off);
    assert!(picture(&model, 60, 24).contains("discs are seen to flip: off"), "the list is back");
    press(&mut model, "Esc");
    assert_eq!(model.settings().animation, Animation::Off);
}

#[test]
fn flips_are_animated_until_the_next_input() {
    let animated = Settings { animation: Animation::On, ..settings() };
    let mut model = Model::new(model().app().clone(), animated);
    press(&mut model, "f5");
    assert_eq!(model.view().flip_time(), Some(Duration::ZERO));
    model.update(Message::Elapse(Duration::from_millis(150)));
    assert_eq!(model.view().flip_time(), Some(Duration::from_millis(150)));
    model.update(Message::Elapse(Duration::from_millis(150)));
    assert_eq!(model.view().flip_time(), None);
    press(&mut model, "f6 Left");
    assert_eq!(model.view().flip_time(), None);
    model.update(Message::Focus(WindowFocus::Unfocused));
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
    assert!(digits("f5 Tab :learn_replies") > digits("f5 Tab"));
    assert_eq!(digits("f5 Tab x y :learn_replies"), digits("f5 Tab x y"));
}
