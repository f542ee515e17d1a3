//! The table of keys: the message of each in each input mode, with its text for hints and help.

mod windows;

use ratatui::crossterm::event::KeyCode;

use super::binding::{Binding, Hint, InputMode, always, char, ctrl, key};
use super::message::{Direction, Message, Page, Step};
use super::model::Model;
use crate::app::controller::{Action, Browse, CopyFormat};
use crate::app::exit_status::ExitStatus;
use windows::WINDOWS;

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

fn can_pause(model: &Model) -> bool {
    model.controller().can_pause() && !model.controller().is_paused()
}

fn can_review(model: &Model) -> bool {
    model.controller().can_review()
}

fn can_evaluate(model: &Model) -> bool {
    model.controller().can_evaluate() && model.shown().to_move().is_some()
}

/// The table: the keys of the board, then those of the windows.
pub static KEYS: &[Binding] = &{
    let mut all = [BOARD[0]; BOARD.len() + WINDOWS.len()];
    let mut row = 1;
    while row < all.len() {
        all[row] = if row < BOARD.len() { BOARD[row] } else { WINDOWS[row - BOARD.len()] };
        row += 1;
    }
    all
};

/// The keys of the board, and those that count everywhere.
const BOARD: &[Binding] = &[
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
        hint: Some(Hint { text: "Enter play", rank: 3, applies: can_play }),
        keys: &[(key(KeyCode::Enter), Message::PlayFocus), (char(' '), Message::PlayFocus)],
    },
    Binding {
        mode: InputMode::Board,
        label: "Tab, Shift-Tab",
        help: "next, previous legal square",
        hint: Some(Hint { text: "Tab next", rank: 2, applies: can_play }),
        keys: &[
            (key(KeyCode::Tab), Message::Seek(Step::Next)),
            (key(KeyCode::BackTab), Message::Seek(Step::Previous)),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "u, Backspace",
        help: "undo a move",
        hint: Some(Hint { text: "u undo", rank: 7, applies: can_undo }),
        keys: &[
            (char('u'), Message::Act(Action::Undo)),
            (key(KeyCode::Backspace), Message::Act(Action::Undo)),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "r, Ctrl-R",
        help: "redo a move",
        hint: Some(Hint { text: "r redo", rank: 4, applies: can_redo }),
        keys: &[(char('r'), Message::Act(Action::Redo)), (ctrl('r'), Message::Act(Action::Redo))],
    },
    Binding {
        mode: InputMode::Board,
        label: "PageUp, PageDown, wheel",
        help: "browse the game without changing it",
        hint: Some(Hint { text: "PgUp browse", rank: 2, applies: Model::has_begun }),
        keys: &[
            (key(KeyCode::PageUp), Message::Act(Action::Browse(Browse::Back))),
            (key(KeyCode::PageDown), Message::Act(Action::Browse(Browse::Forward))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "Home, End",
        help: "browse to the start, or return to the current move",
        hint: Some(Hint { text: "End return", rank: 11, applies: is_browsing }),
        keys: &[
            (key(KeyCode::Home), Message::Act(Action::Browse(Browse::Start))),
            (key(KeyCode::End), Message::Act(Action::Browse(Browse::Current))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "n",
        help: "new game, or the next game of the match",
        hint: Some(Hint { text: "n new", rank: 6, applies: always }),
        keys: &[(char('n'), Message::NewGame)],
    },
    Binding {
        mode: InputMode::Board,
        label: "N",
        help: "play on from an earlier position against the engine, as a new game",
        hint: Some(Hint { text: "N play on", rank: 6, applies: is_browsing }),
        keys: &[(char('N'), Message::Act(Action::NewGameFromViewed(None)))],
    },
    Binding {
        mode: InputMode::Board,
        label: "x",
        help: "resign",
        hint: Some(Hint { text: "x resign", rank: 5, applies: has_clock }),
        keys: &[(char('x'), Message::Act(Action::Resign))],
    },
    Binding {
        mode: InputMode::Board,
        label: "p",
        help: "pause the clock, or a game between engines",
        hint: Some(Hint { text: "p pause", rank: 8, applies: can_pause }),
        keys: &[(char('p'), Message::TogglePause)],
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
        label: "z",
        help: "show or hide what the engine thinks of each legal move",
        hint: Some(Hint { text: "z values", rank: 1, applies: can_evaluate }),
        keys: &[(char('z'), Message::ToggleEvaluation)],
    },
    Binding {
        mode: InputMode::Board,
        label: "v",
        help: "game record: numbers the discs on the board",
        hint: Some(Hint { text: "v record", rank: 1, applies: Model::has_begun }),
        keys: &[(char('v'), Message::Show(Page::Record))],
    },
    Binding {
        mode: InputMode::Board,
        label: "w",
        help: "graphs of discs and mobility",
        hint: Some(Hint { text: "w graphs", rank: 1, applies: Model::has_begun }),
        keys: &[(char('w'), Message::Show(Page::Graphs))],
    },
    Binding {
        mode: InputMode::Board,
        label: "R",
        help: "review: the loss of every move, the better ones, the turning points",
        hint: Some(Hint { text: "R review", rank: 1, applies: can_review }),
        keys: &[(char('R'), Message::Act(Action::Review))],
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
        hint: Some(Hint { text: "o open", rank: 1, applies: always }),
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
        hint: Some(Hint { text: "? help", rank: 10, applies: always }),
        keys: &[
            (char('?'), Message::Show(Page::HELP)),
            (key(KeyCode::F(1)), Message::Show(Page::HELP)),
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
        hint: Some(Hint { text: "q quit", rank: 9, applies: always }),
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
];
