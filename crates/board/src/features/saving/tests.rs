//! Copies of games, as typed lines ask for them.

use othello_core::rules::Rules;
use othello_home::jobs::saved_games::SaveAs;
use othello_session::{Session, Setup};

use crate::app::App;
use crate::app::event::{Effect, Output};
use crate::app::fixtures::{said, typed};
use crate::app::state::Confirmation;

fn app() -> App {
    App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None)
}

/// Returns the name under which a copy is to be saved.
fn saved(words: &str) -> Option<String> {
    typed(&mut app(), &format!("save {words}")).into_iter().find_map(|output| match output {
        Output::Effect(Effect::Job(job)) => Some(job.get::<SaveAs>()?.name.clone()),
        _ => None,
    })
}

#[test]
fn a_name_that_ends_as_no_file_does_that_is_saved_is_refused() {
    let refused = |name: &str| said(typed(&mut app(), &format!("save {name}")));
    for name in ["x.txt", "games/x.txt", "~/a b/GAME.DOC", "x.7z"] {
        assert_eq!(refused(name), ["saving.not-written"], "{name}");
    }
    for name in ["x.jpg", "x.Jpg", "games/x.WEBP"] {
        assert_eq!(refused(name), ["saving.not-drawn"], "{name}");
    }
    for name in ["final", "Dr. Ann", "Dr.Ann", "of 28.11", "a.b", "x.pgn", "games/X.SGF", "x.png"] {
        assert_eq!(saved(name).as_deref(), Some(name));
    }
}

#[test]
fn a_file_is_saved_as_what_it_is_called() {
    for file in ["final.sgf", "games/final", "my games/final.pgn"] {
        assert_eq!(saved(&format!("as {file}")).as_deref(), Some(file));
    }
    assert_eq!(saved("as Black").as_deref(), Some("as Black"));
}
