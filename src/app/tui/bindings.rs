//! The table of keys: the message of each in each input mode, with its text for hints and help.

use ratatui::crossterm::event::KeyCode;

use super::binding::{Binding, Hint, InputMode, char, ctrl, key};
use super::message::{Direction, Message, Page, Step};
use super::model::Model;
use crate::app::controller::{Action, Answer, Browse, CopyFormat};
use crate::app::exit_status::ExitStatus;

const fn always(_: &Model) -> bool {
    true
}

fn can_play(model: &Model) -> bool {
    model.controller().can_play()
}

fn can_undo(model: &Model) -> bool {
    model.controller().can_undo()
}

fn can_redo(model: &Model) -> bool {
    model.controller().can_redo()
}

fn is_browsing(model: &Model) -> bool {
    model.controller().is_browsing()
}

fn has_clock(model: &Model) -> bool {
    model.controller().has_clock()
}

/// The table.
pub static KEYS: &[Binding] = &[
    Binding {
        mode: InputMode::Board,
        label: "arrows, h j k l",
        help: "move the cursor",
        hint: None,
        keys: &[
            (key(KeyCode::Left), Message::Move(Direction::Left)),
            (key(KeyCode::Right), Message::Move(Direction::Right)),
            (key(KeyCode::Up), Message::Move(Direction::Up)),
            (key(KeyCode::Down), Message::Move(Direction::Down)),
            (char('j'), Message::Move(Direction::Down)),
            (char('k'), Message::Move(Direction::Up)),
            (char('l'), Message::Move(Direction::Right)),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "a-h, then 1-8",
        help: "play that square: d3",
        hint: None,
        keys: &[],
    },
    Binding {
        mode: InputMode::Board,
        label: "Enter, Space, click",
        help: "play the square under the cursor or the pointer",
        hint: Some(Hint { text: "Enter play", applies: can_play }),
        keys: &[(key(KeyCode::Enter), Message::PlayFocus), (char(' '), Message::PlayFocus)],
    },
    Binding {
        mode: InputMode::Board,
        label: "Tab, Shift-Tab",
        help: "next, previous legal square",
        hint: Some(Hint { text: "Tab next", applies: can_play }),
        keys: &[
            (key(KeyCode::Tab), Message::Seek(Step::Next)),
            (key(KeyCode::BackTab), Message::Seek(Step::Previous)),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "u, Backspace",
        help: "undo a move",
        hint: Some(Hint { text: "u undo", applies: can_undo }),
        keys: &[
            (char('u'), Message::Act(Action::Undo)),
            (key(KeyCode::Backspace), Message::Act(Action::Undo)),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "r, Ctrl-R",
        help: "redo a move",
        hint: Some(Hint { text: "r redo", applies: can_redo }),
        keys: &[(char('r'), Message::Act(Action::Redo)), (ctrl('r'), Message::Act(Action::Redo))],
    },
    Binding {
        mode: InputMode::Board,
        label: "PageUp, PageDown, wheel",
        help: "browse the game without changing it",
        hint: Some(Hint { text: "PgUp browse", applies: Model::has_begun }),
        keys: &[
            (key(KeyCode::PageUp), Message::Act(Action::Browse(Browse::Back))),
            (key(KeyCode::PageDown), Message::Act(Action::Browse(Browse::Forward))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "Home, End",
        help: "browse to the start, or return to the current move",
        hint: Some(Hint { text: "End return", applies: is_browsing }),
        keys: &[
            (key(KeyCode::Home), Message::Act(Action::Browse(Browse::Start))),
            (key(KeyCode::End), Message::Act(Action::Browse(Browse::Current))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "n",
        help: "new game, or the next game of the match",
        hint: Some(Hint { text: "n new", applies: always }),
        keys: &[(char('n'), Message::NewGame)],
    },
    Binding {
        mode: InputMode::Board,
        label: "x",
        help: "resign",
        hint: Some(Hint { text: "x resign", applies: has_clock }),
        keys: &[(char('x'), Message::Act(Action::Resign))],
    },
    Binding {
        mode: InputMode::Board,
        label: "p",
        help: "pause the clock",
        hint: Some(Hint { text: "p pause", applies: has_clock }),
        keys: &[(char('p'), Message::Act(Action::Pause))],
    },
    Binding {
        mode: InputMode::Board,
        label: ".",
        help: "show or hide the legal moves",
        hint: None,
        keys: &[(char('.'), Message::ToggleMarks)],
    },
    Binding {
        mode: InputMode::Board,
        label: "i",
        help: "learning marks: special squares, stable discs, replies",
        hint: None,
        keys: &[(char('i'), Message::CycleLearning)],
    },
    Binding {
        mode: InputMode::Board,
        label: "v",
        help: "game record: numbers the discs on the board",
        hint: Some(Hint { text: "v record", applies: Model::has_begun }),
        keys: &[(char('v'), Message::Show(Page::Record))],
    },
    Binding {
        mode: InputMode::Board,
        label: "w",
        help: "graphs of discs and mobility",
        hint: Some(Hint { text: "w graphs", applies: Model::has_begun }),
        keys: &[(char('w'), Message::Show(Page::Graphs))],
    },
    Binding {
        mode: InputMode::Board,
        label: "s",
        help: "save a copy under a name",
        hint: None,
        keys: &[(char('s'), Message::SaveAs)],
    },
    Binding {
        mode: InputMode::Board,
        label: "o",
        help: "open a saved game",
        hint: None,
        keys: &[(char('o'), Message::Act(Action::ListGames))],
    },
    Binding {
        mode: InputMode::Board,
        label: "y, Y",
        help: "copy the transcript, the position",
        hint: None,
        keys: &[
            (char('y'), Message::Act(Action::Copy(CopyFormat::Transcript))),
            (char('Y'), Message::Act(Action::Copy(CopyFormat::Position))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "t",
        help: "next theme",
        hint: None,
        keys: &[(char('t'), Message::CycleTheme)],
    },
    Binding {
        mode: InputMode::Board,
        label: "m",
        help: "release the mouse to select text, or capture it",
        hint: None,
        keys: &[(char('m'), Message::ToggleMouse)],
    },
    Binding {
        mode: InputMode::Board,
        label: "?, F1",
        help: "help",
        hint: Some(Hint { text: "? help", applies: always }),
        keys: &[
            (char('?'), Message::Show(Page::Help)),
            (key(KeyCode::F(1)), Message::Show(Page::Help)),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "Esc",
        help: "close the open window, or cancel a typed column; never quits",
        hint: None,
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::Board,
        label: "q",
        help: "quit; the game resumes next time",
        hint: Some(Hint { text: "q quit", applies: always }),
        keys: &[(char('q'), Message::Act(Action::Quit(ExitStatus::Success)))],
    },
    Binding {
        mode: InputMode::Any,
        label: "Ctrl-C, Ctrl-Z, Ctrl-L",
        help: "quit at once, suspend, redraw",
        hint: None,
        keys: &[
            (ctrl('c'), Message::Act(Action::Quit(ExitStatus::Interrupted))),
            (ctrl('z'), Message::Suspend),
            (ctrl('l'), Message::Redraw),
        ],
    },
    Binding {
        mode: InputMode::Page,
        label: "arrows, PageUp, PageDown",
        help: "scroll",
        hint: Some(Hint { text: "arrows scroll", applies: always }),
        keys: &[
            (key(KeyCode::Up), Message::Scroll(-1)),
            (char('k'), Message::Scroll(-1)),
            (key(KeyCode::Down), Message::Scroll(1)),
            (char('j'), Message::Scroll(1)),
            (key(KeyCode::PageUp), Message::Scroll(-10)),
            (key(KeyCode::PageDown), Message::Scroll(10)),
            (char(' '), Message::Scroll(10)),
            (key(KeyCode::Home), Message::Scroll(i16::MIN)),
            (key(KeyCode::End), Message::Scroll(i16::MAX)),
        ],
    },
    Binding {
        mode: InputMode::Page,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", applies: always }),
        keys: &[
            (key(KeyCode::Esc), Message::Close),
            (key(KeyCode::Enter), Message::Close),
            (char('q'), Message::Close),
            (char('?'), Message::Show(Page::Help)),
            (char('v'), Message::Show(Page::Record)),
            (char('w'), Message::Show(Page::Graphs)),
            (key(KeyCode::F(1)), Message::Show(Page::Help)),
        ],
    },
    Binding {
        mode: InputMode::Review,
        label: "Left, Right, PageUp, PageDown",
        help: "browse the game",
        hint: Some(Hint { text: "arrows browse", applies: always }),
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
        mode: InputMode::Review,
        label: "Home, End",
        help: "to the start, to the current move",
        hint: None,
        keys: &[
            (key(KeyCode::Home), Message::Act(Action::Browse(Browse::Start))),
            (key(KeyCode::End), Message::Act(Action::Browse(Browse::Current))),
        ],
    },
    Binding {
        mode: InputMode::Review,
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
        mode: InputMode::Review,
        label: "v, w",
        help: "game record, graphs",
        hint: None,
        keys: &[(char('v'), Message::Show(Page::Record)), (char('w'), Message::Show(Page::Graphs))],
    },
    Binding {
        mode: InputMode::Review,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", applies: always }),
        keys: &[
            (key(KeyCode::Esc), Message::Close),
            (key(KeyCode::Enter), Message::Close),
            (char('q'), Message::Close),
            (char('?'), Message::Show(Page::Help)),
            (key(KeyCode::F(1)), Message::Show(Page::Help)),
        ],
    },
    Binding {
        mode: InputMode::Question,
        label: "y, Enter",
        help: "yes (to resign, only y)",
        hint: Some(Hint { text: "y yes", applies: always }),
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
        hint: Some(Hint { text: "n no", applies: always }),
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
        hint: Some(Hint { text: "arrows choose", applies: always }),
        keys: &[
            (key(KeyCode::Up), Message::Select(Step::Previous)),
            (key(KeyCode::BackTab), Message::Select(Step::Previous)),
            (key(KeyCode::Down), Message::Select(Step::Next)),
            (key(KeyCode::Tab), Message::Select(Step::Next)),
        ],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Left, Right",
        help: "change the value",
        hint: None,
        keys: &[
            (key(KeyCode::Left), Message::Change(Step::Previous)),
            (key(KeyCode::Right), Message::Change(Step::Next)),
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
        help: "start the game",
        hint: Some(Hint { text: "Enter start", applies: always }),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::NewGame,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint { text: "Esc cancel", applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "Up, Down",
        help: "previous, next game",
        hint: Some(Hint { text: "arrows choose", applies: always }),
        keys: &[
            (key(KeyCode::Up), Message::Select(Step::Previous)),
            (char('k'), Message::Select(Step::Previous)),
            (key(KeyCode::Down), Message::Select(Step::Next)),
            (char('j'), Message::Select(Step::Next)),
        ],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "Enter",
        help: "open it",
        hint: Some(Hint { text: "Enter open", applies: always }),
        keys: &[(key(KeyCode::Enter), Message::Confirm)],
    },
    Binding {
        mode: InputMode::SavedGames,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close), (char('q'), Message::Close)],
    },
    Binding {
        mode: InputMode::SaveAs,
        label: "Enter",
        help: "save",
        hint: Some(Hint { text: "Enter save", applies: always }),
        keys: &[(key(KeyCode::Enter), Message::Confirm), (key(KeyCode::Backspace), Message::Erase)],
    },
    Binding {
        mode: InputMode::SaveAs,
        label: "Esc",
        help: "cancel",
        hint: Some(Hint { text: "Esc cancel", applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::Pause,
        label: "any of p, Enter, Space, Esc",
        help: "resume",
        hint: Some(Hint { text: "p resume", applies: always }),
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
        hint: Some(Hint { text: "q quit", applies: always }),
        keys: &[(char('q'), Message::Act(Action::Quit(ExitStatus::Success)))],
    },
];
