//! The rows of the table for the windows over the board.

use ratatui::crossterm::event::KeyCode;

use crate::app::controller::{Action, Answer, Browse};
use crate::app::exit_status::ExitStatus;
use crate::app::tui::binding::{Binding, Hint, InputMode, Key, always, char, key};
use crate::app::tui::message::{HelpTopic, Leap, Message, Page, Step};
use crate::app::tui::model::{Dialog, Model};
use crate::app::tui::new_game::Field;

/// The keys that scroll a page.
const SCROLL: &[(Key, Message)] = &[
    (key(KeyCode::PageDown), Message::Scroll(10)),
    (key(KeyCode::PageUp), Message::Scroll(-10)),
    (key(KeyCode::Up), Message::Scroll(-1)),
    (char('k'), Message::Scroll(-1)),
    (key(KeyCode::Down), Message::Scroll(1)),
    (char('j'), Message::Scroll(1)),
    (char(' '), Message::Scroll(10)),
    (key(KeyCode::Home), Message::Scroll(i16::MIN)),
    (key(KeyCode::End), Message::Scroll(i16::MAX)),
];

/// The keys that close a page, and those that show another in its place.
const CLOSE_PAGE: &[(Key, Message)] = &[
    (key(KeyCode::Esc), Message::Close),
    (key(KeyCode::Enter), Message::Close),
    (char('q'), Message::Close),
    (char('?'), Message::Show(Page::HELP)),
    (key(KeyCode::F(1)), Message::Show(Page::HELP)),
];

/// The keys of a dialog in which a name is typed.
const ACCEPT_NAME: &[(Key, Message)] =
    &[(key(KeyCode::Enter), Message::Confirm), (key(KeyCode::Backspace), Message::Erase)];

/// Returns `true` if Enter shows or hides the axes of the rules.
fn is_on_more(model: &Model) -> bool {
    match &model.dialog {
        Some(Dialog::NewGame(dialog)) => dialog.field() == Field::More,
        Some(Dialog::Page(..) | Dialog::SavedGames(..) | Dialog::Review(_) | Dialog::SaveAs(_))
        | None => false,
    }
}

fn is_reviewing(model: &Model) -> bool {
    model.controller().is_reviewing()
}

fn has_turning_point(model: &Model) -> bool {
    model.controller().review().turning_points().next().is_some()
}

fn starts_game(model: &Model) -> bool {
    !is_on_more(model)
}

/// The rows.
pub(super) const WINDOWS: &[Binding] = &[
    Binding {
        mode: InputMode::Help,
        label: "Tab, 1-4",
        help: "next page, page by its number",
        hint: Some(Hint { text: "Tab next", rank: 2, applies: always }),
        keys: &[
            (key(KeyCode::Tab), Message::Turn(Step::Next)),
            (key(KeyCode::Right), Message::Turn(Step::Next)),
            (key(KeyCode::BackTab), Message::Turn(Step::Previous)),
            (key(KeyCode::Left), Message::Turn(Step::Previous)),
            (char('1'), Message::TurnTo(HelpTopic::Keys)),
            (char('2'), Message::TurnTo(HelpTopic::Rules)),
            (char('3'), Message::TurnTo(HelpTopic::Marks)),
            (char('4'), Message::TurnTo(HelpTopic::Strategy)),
        ],
    },
    Binding {
        mode: InputMode::Help,
        label: "arrows, PageUp, PageDown",
        help: "scroll",
        hint: Some(Hint { text: "PgDn scroll", rank: 1, applies: always }),
        keys: SCROLL,
    },
    Binding {
        mode: InputMode::Help,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", rank: 3, applies: always }),
        keys: CLOSE_PAGE,
    },
    Binding {
        mode: InputMode::Record,
        label: "Left, Right, PageUp, PageDown",
        help: "browse the game",
        hint: Some(Hint { text: "arrows browse", rank: 1, applies: always }),
        keys: &[
            (key(KeyCode::Left), Message::Act(Action::Browse(Browse::Back))),
            (char('h'), Message::Act(Action::Browse(Browse::Back))),
            (key(KeyCode::PageUp), Message::Act(Action::Browse(Browse::Back))),
            (key(KeyCode::Right), Message::Act(Action::Browse(Browse::Forward))),
            (char('l'), Message::Act(Action::Browse(Browse::Forward))),
            (key(KeyCode::PageDown), Message::Act(Action::Browse(Browse::Forward))),
        ],
    },
    Binding {
        mode: InputMode::Record,
        label: "Home, End",
        help: "to the start, to the current move",
        hint: None,
        keys: &[
            (key(KeyCode::Home), Message::Act(Action::Browse(Browse::Start))),
            (key(KeyCode::End), Message::Act(Action::Browse(Browse::Current))),
        ],
    },
    Binding {
        mode: InputMode::Record,
        label: "Up, Down",
        help: "scroll",
        hint: None,
        keys: &[
            (key(KeyCode::Up), Message::Scroll(-1)),
            (char('k'), Message::Scroll(-1)),
            (key(KeyCode::Down), Message::Scroll(1)),
            (char('j'), Message::Scroll(1)),
        ],
    },
    Binding {
        mode: InputMode::Record,
        label: "v, w",
        help: "game record, graphs",
        hint: None,
        keys: &[(char('v'), Message::Show(Page::Record)), (char('w'), Message::Show(Page::Graphs))],
    },
    Binding {
        mode: InputMode::Record,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", rank: 2, applies: always }),
        keys: CLOSE_PAGE,
    },
    Binding {
        mode: InputMode::Review,
        label: "Up, Down",
        help: "select a turning point",
        hint: None,
        keys: &[
            (key(KeyCode::Up), Message::Select(Step::Previous)),
            (char('k'), Message::Select(Step::Previous)),
            (key(KeyCode::Down), Message::Select(Step::Next)),
            (char('j'), Message::Select(Step::Next)),
            (key(KeyCode::Home), Message::Leap(Leap::First)),
            (key(KeyCode::End), Message::Leap(Leap::Last)),
        ],
    },
    Binding {
        mode: InputMode::Review,
        label: "Enter",
        help: "jump to it",
        hint: Some(Hint { text: "Enter jump", rank: 2, applies: has_turning_point }),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::Review,
        label: "R",
        help: "stop the review, or go on with it",
        hint: Some(Hint { text: "R stop", rank: 1, applies: is_reviewing }),
        keys: &[(char('R'), Message::ToggleReview)],
    },
    Binding {
        mode: InputMode::Review,
        label: "Esc, q",
        help: "close; the review goes on",
        hint: Some(Hint { text: "Esc close", rank: 3, applies: always }),
        keys: &[
            (key(KeyCode::Esc), Message::Close),
            (char('q'), Message::Close),
            (char('?'), Message::Show(Page::HELP)),
            (key(KeyCode::F(1)), Message::Show(Page::HELP)),
        ],
    },
    Binding {
        mode: InputMode::Question,
        label: "y, Enter",
        help: "yes (to resign or delete, only y)",
        hint: Some(Hint { text: "y yes", rank: 1, applies: always }),
        keys: &[
            (char('y'), Message::Act(Action::Answer(Answer::Yes))),
            (char('Y'), Message::Act(Action::Answer(Answer::Yes))),
            (key(KeyCode::Enter), Message::Confirm),
        ],
    },
    Binding {
        mode: InputMode::Question,
        label: "n, Esc",
        help: "no",
        hint: Some(Hint { text: "n no", rank: 2, applies: always }),
        keys: &[
            (char('n'), Message::Act(Action::Answer(Answer::No))),
            (char('N'), Message::Act(Action::Answer(Answer::No))),
            (char('q'), Message::Act(Action::Answer(Answer::No))),
            (key(KeyCode::Esc), Message::Act(Action::Answer(Answer::No))),
        ],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Up, Down",
        help: "previous, next line",
        hint: None,
        keys: &[
            (key(KeyCode::Down), Message::Select(Step::Next)),
            (key(KeyCode::Tab), Message::Select(Step::Next)),
            (key(KeyCode::Up), Message::Select(Step::Previous)),
            (key(KeyCode::BackTab), Message::Select(Step::Previous)),
        ],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Left, Right",
        help: "change the value",
        hint: Some(Hint { text: "Enter show or hide", rank: 2, applies: is_on_more }),
        keys: &[
            (key(KeyCode::Right), Message::Change(Step::Next)),
            (key(KeyCode::Left), Message::Change(Step::Previous)),
        ],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Backspace",
        help: "erase a letter",
        hint: None,
        keys: &[(key(KeyCode::Backspace), Message::Erase), (key(KeyCode::Delete), Message::Erase)],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Enter",
        help: "start the game (on More: show the other rules)",
        hint: Some(Hint { text: "Enter start", rank: 2, applies: starts_game }),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint { text: "Esc cancel", rank: 1, applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "Up, Down",
        help: "previous, next game",
        hint: None,
        keys: &[
            (key(KeyCode::Down), Message::Select(Step::Next)),
            (char('j'), Message::Select(Step::Next)),
            (key(KeyCode::Up), Message::Select(Step::Previous)),
            (char('k'), Message::Select(Step::Previous)),
        ],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "PageUp, PageDown, Home, End",
        help: "ten games on, first, last game",
        hint: None,
        keys: &[
            (key(KeyCode::PageDown), Message::Leap(Leap::Page(Step::Next))),
            (key(KeyCode::PageUp), Message::Leap(Leap::Page(Step::Previous))),
            (key(KeyCode::Home), Message::Leap(Leap::First)),
            (key(KeyCode::End), Message::Leap(Leap::Last)),
        ],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "Enter",
        help: "open it",
        hint: Some(Hint { text: "Enter open", rank: 4, applies: always }),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "r",
        help: "rename it",
        hint: Some(Hint { text: "r rename", rank: 1, applies: always }),
        keys: &[(char('r'), Message::Rename)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "x, Delete",
        help: "delete it (asks)",
        hint: Some(Hint { text: "x delete", rank: 2, applies: always }),
        keys: &[(char('x'), Message::Delete), (key(KeyCode::Delete), Message::Delete)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", rank: 3, applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close), (char('q'), Message::Close)],
    },
    Binding {
        mode: InputMode::Rename,
        label: "Enter",
        help: "rename",
        hint: Some(Hint { text: "Enter rename", rank: 1, applies: always }),
        keys: ACCEPT_NAME,
    },
    Binding {
        mode: InputMode::Rename,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint { text: "Esc cancel", rank: 2, applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::SaveAs,
        label: "Enter",
        help: "save",
        hint: Some(Hint { text: "Enter save", rank: 1, applies: always }),
        keys: ACCEPT_NAME,
    },
    Binding {
        mode: InputMode::SaveAs,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint { text: "Esc cancel", rank: 2, applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::Pause,
        label: "any of p, Enter, Space, Esc",
        help: "resume",
        hint: Some(Hint { text: "p resume", rank: 2, applies: always }),
        keys: &[
            (char('p'), Message::Act(Action::Resume)),
            (key(KeyCode::Enter), Message::Act(Action::Resume)),
            (char(' '), Message::Act(Action::Resume)),
            (key(KeyCode::Esc), Message::Act(Action::Resume)),
        ],
    },
    Binding {
        mode: InputMode::Pause,
        label: "q",
        help: "quit",
        hint: Some(Hint { text: "q quit", rank: 1, applies: always }),
        keys: &[(char('q'), Message::Act(Action::Quit(ExitStatus::Success)))],
    },
];
