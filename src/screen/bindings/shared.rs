//! Keys that do the same in several input modes.

use ratatui::crossterm::event::KeyCode;

use crate::controller::Action;
use crate::os::exit_status::ExitStatus;
use crate::screen::binding::{Key, char, key};
use crate::screen::message::{Direction, Message, Page, Step};

/// The keys that move the cursor.
pub const CURSOR: &[(Key, Message)] = &[
    (key(KeyCode::Left), Message::Move(Direction::Left)),
    (key(KeyCode::Right), Message::Move(Direction::Right)),
    (key(KeyCode::Up), Message::Move(Direction::Up)),
    (key(KeyCode::Down), Message::Move(Direction::Down)),
    (char('j'), Message::Move(Direction::Down)),
    (char('k'), Message::Move(Direction::Up)),
    (char('l'), Message::Move(Direction::Right)),
];

/// Those that go to the legal squares.
pub const SEEK: &[(Key, Message)] = &[
    (key(KeyCode::Tab), Message::Seek(Step::Next)),
    (key(KeyCode::BackTab), Message::Seek(Step::Previous)),
];

/// Those that play the square in focus.
pub const PLAY: &[(Key, Message)] =
    &[(key(KeyCode::Enter), Message::PlayFocus), (char(' '), Message::PlayFocus)];

/// Those that open the help.
pub const HELP: &[(Key, Message)] =
    &[(char('?'), Message::Show(Page::HELP)), (key(KeyCode::F(1)), Message::Show(Page::HELP))];

/// The key that quits.
pub const QUIT: &[(Key, Message)] = &[(char('q'), Message::Act(Action::Quit(ExitStatus::Success)))];
