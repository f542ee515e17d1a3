//! The screen and the line mode are driven by the same random actions, one with keys and pastes, the
//! other with typed lines, and agree after each of them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../support/memory.rs"]
mod memory;
#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../support/random.rs"]
mod random;

mod engine;
mod lesson;
mod lines;
mod passing;
mod screen;
mod shared;
mod step;

use std::sync::{PoisonError, RwLock};

use othello_words::i18n::Language;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use lines::Lines;
use screen::Screen;
use shared::Shared;
use step::{Step, any_app, any_step};

/// The cases in English go on beside each other; one in another language has the process to itself.
static SPEAKING: RwLock<()> = RwLock::new(());

/// Runs a case in a language.
fn in_language<T>(language: Language, case: impl FnOnce() -> T) -> T {
    /// Back to English, whatever happens.
    struct Spoken;
    impl Drop for Spoken {
        fn drop(&mut self) {
            Language::ENGLISH.choose();
        }
    }
    if language == Language::ENGLISH {
        let _speaking = SPEAKING.read().unwrap_or_else(PoisonError::into_inner);
        return case();
    }
    let _speaking = SPEAKING.write().unwrap_or_else(PoisonError::into_inner);
    let _spoken = Spoken;
    language.choose();
    case()
}

proptest! {
    #[test]
    fn both_front_ends_agree_after_every_action(
        app in any_app(),
        steps in vec(any_step(), 0..80),
        language in any_language(),
    ) {
        in_language(language, || {
            let mut store = Shared::default();
            let mut screen = Screen::new(app.clone());
            let mut lines = Lines::new(app, &mut store);
            screen.begin();
            lines.begin();
            for step in &steps {
                screen.take(step);
                lines.take(step);
                assert_agreement(&screen, &lines, step)?;
            }
            screen.quit();
            lines.quit();
            prop_assert_eq!(&*screen.memory(), &*lines.memory());
            Ok(())
        })?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_not_seen_leaves_the_frame_as_it_is(
        app in any_app(),
        steps in vec((any_step(), passing::any_messages()), 0..60),
    ) {
        in_language(Language::ENGLISH, || {
            let mut screen = Screen::new(app).compared();
            screen.begin();
            for (step, messages) in steps {
                screen.take(&step);
                for message in messages { screen.update(message); }
            }
        });
    }

    #[test]
    fn what_is_not_seen_of_a_link_leaves_the_frame_as_it_is(
        messages in vec(prop_oneof![passing::any_message(), passing::any_link_message()], 0..80),
    ) {
        in_language(Language::ENGLISH, || {
            let mut screen = Screen::new(passing::host()).compared();
            screen.begin();
            for message in messages { screen.update(message); }
        });
    }
}

/// English, or in one case of four Japanese.
fn any_language() -> impl Strategy<Value = Language> {
    let japanese = || "ja".parse::<Language>().unwrap();
    prop_oneof![3 => Just(Language::ENGLISH), 1 => Just(japanese())]
}

fn assert_agreement(screen: &Screen, lines: &Lines, step: &Step) -> Result<(), TestCaseError> {
    let (on_screen, in_lines) = (screen.app(), lines.app());
    prop_assert_eq!(on_screen.session(), in_lines.session(), "session after {:?}", step);
    prop_assert_eq!(on_screen.viewed().ply(), in_lines.viewed().ply(), "viewed after {:?}", step);
    prop_assert_eq!(
        on_screen.state.clock.is_paused(),
        in_lines.state.clock.is_paused(),
        "pause after {:?}",
        step
    );
    prop_assert_eq!(on_screen.question(), in_lines.question(), "question after {:?}", step);
    prop_assert_eq!(&*screen.memory(), &*lines.memory(), "saved games after {:?}", step);
    // Nothing else is different either, but that the screen shows the living board.
    let on_screen = on_screen.clone().with_scope(in_lines.state.scope());
    prop_assert_eq!(&on_screen, in_lines, "app after {:?}", step);
    Ok(())
}
