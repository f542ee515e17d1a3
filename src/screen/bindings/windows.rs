//! The rows of the table for the windows over the board.

use ratatui::crossterm::event::KeyCode;

use crate::controller::{Action, Answer, Browse, ExerciseAction};
use crate::screen::binding::{Binding, Hint, Key, always, char, ctrl, key};
use crate::screen::input_mode::InputMode;
use crate::screen::message::{HelpTopic, Leap, Message, Page, Step};
use crate::screen::view::{EnterKey, View};

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
const ACCEPT_NAME: &[(Key, Message)] = &[
    (key(KeyCode::Enter), Message::Confirm),
    (key(KeyCode::Backspace), Message::Erase(Step::Previous)),
];

/// Returns `true` if Enter shows or hides the axes of the rules.
fn is_on_more(view: &View<'_>) -> bool {
    view.enter_key() == EnterKey::ToggleRows
}

fn is_reviewing(view: &View<'_>) -> bool {
    view.controller().is_reviewing()
}

fn can_retry(view: &View<'_>) -> bool {
    view.controller().can_retry()
}

fn has_turning_point(view: &View<'_>) -> bool {
    view.controller().review().turning_points().next().is_some()
}

fn starts_game(view: &View<'_>) -> bool {
    !is_on_more(view)
}

/// The rows.
pub(super) const WINDOWS: &[Binding] = &[
    Binding {
        mode: InputMode::Help,
        label: "Tab, 1-4",
        help: "next page, page by its number",
        hint: Some(Hint::new("Tab next", 2, always)),
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
        hint: Some(Hint::new("PgDn scroll", 1, always)),
        keys: SCROLL,
    },
    Binding {
        mode: InputMode::Help,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint::new("Esc close", 3, always)),
        keys: CLOSE_PAGE,
    },
    Binding {
        mode: InputMode::Record,
        label: "Left, Right, PageUp, PageDown",
        help: "browse the game",
        hint: Some(Hint::new("arrows browse", 1, always)),
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
        hint: Some(Hint::new("Esc close", 2, always)),
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
        hint: Some(Hint::new("Enter jump", 2, has_turning_point)),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::Review,
        label: "R",
        help: "stop the review, or go on with it",
        hint: Some(Hint::new("R stop", 1, is_reviewing)),
        keys: &[(char('R'), Message::ToggleReview)],
    },
    Binding {
        mode: InputMode::Review,
        label: "T",
        help: "retry your worst moves",
        hint: Some(Hint::new("T retry", 2, can_retry)),
        keys: &[(char('T'), Message::Act(Action::Exercise(ExerciseAction::Retry)))],
    },
    Binding {
        mode: InputMode::Review,
        label: "Esc, q",
        help: "close; the review goes on",
        hint: Some(Hint::new("Esc close", 3, always)),
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
        hint: Some(Hint::new("y yes", 1, always)),
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
        hint: Some(Hint::new("n no", 2, always)),
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
        hint: Some(Hint::new("Enter show or hide", 2, is_on_more)),
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
        keys: &[
            (key(KeyCode::Backspace), Message::Erase(Step::Previous)),
            (key(KeyCode::Delete), Message::Erase(Step::Previous)),
        ],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Enter",
        help: "start the game (on More: show the other rules)",
        hint: Some(Hint::new("Enter start", 2, starts_game)),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint::new("Esc cancel", 1, always)),
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
        hint: Some(Hint::new("Enter open", 4, always)),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "r",
        help: "rename it",
        hint: Some(Hint::new("r rename", 1, always)),
        keys: &[(char('r'), Message::Rename)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "x, Delete",
        help: "delete it (asks)",
        hint: Some(Hint::new("x delete", 2, always)),
        keys: &[(char('x'), Message::Delete), (key(KeyCode::Delete), Message::Delete)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint::new("Esc close", 3, always)),
        keys: &[(key(KeyCode::Esc), Message::Close), (char('q'), Message::Close)],
    },
    Binding {
        mode: InputMode::Rename,
        label: "Enter",
        help: "rename",
        hint: Some(Hint::new("Enter rename", 1, always)),
        keys: ACCEPT_NAME,
    },
    Binding {
        mode: InputMode::Rename,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint::new("Esc cancel", 2, always)),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::Comment,
        label: "Enter",
        help: "keep the comment; without words it is removed",
        hint: Some(Hint::new("Enter keep", 3, always)),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::Comment,
        label: "Ctrl-J",
        help: "new line",
        hint: Some(Hint::new("Ctrl-J new line", 1, always)),
        keys: &[(ctrl('j'), Message::NewLine)],
    },
    Binding {
        mode: InputMode::Comment,
        label: "Left, Right, Home, End",
        help: "move in the text",
        hint: None,
        keys: &[
            (key(KeyCode::Left), Message::Change(Step::Previous)),
            (key(KeyCode::Right), Message::Change(Step::Next)),
            (key(KeyCode::Home), Message::Leap(Leap::First)),
            (key(KeyCode::End), Message::Leap(Leap::Last)),
        ],
    },
    Binding {
        mode: InputMode::Comment,
        label: "Backspace, Delete",
        help: "erase the letter before, after the caret",
        hint: None,
        keys: &[
            (key(KeyCode::Backspace), Message::Erase(Step::Previous)),
            (key(KeyCode::Delete), Message::Erase(Step::Next)),
        ],
    },
    Binding {
        mode: InputMode::Comment,
        label: "Esc",
        help: "leave the comment as it was",
        hint: Some(Hint::new("Esc cancel", 2, always)),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::SaveAs,
        label: "Enter",
        help: "save",
        hint: Some(Hint::new("Enter save", 1, always)),
        keys: ACCEPT_NAME,
    },
    Binding {
        mode: InputMode::SaveAs,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint::new("Esc cancel", 2, always)),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
];
