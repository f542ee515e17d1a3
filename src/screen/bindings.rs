//! The table of keys: the message of each in each input mode, with its text for hints and help.

mod exercise;
mod shared;
mod waiting;
mod windows;

use ratatui::crossterm::event::KeyCode;

use super::binding::{Binding, Hint, always, char, ctrl, key};
use super::input_mode::InputMode;
use super::message::{Message, Page};
use super::view::View;
use crate::controller::{Action, Annotate, Browse, CopyFormat, ExerciseAction, Sibling};
use crate::os::exit_status::ExitStatus;
use exercise::EXERCISE;
use othello_peer::{Presence, Role};
use shared::{CURSOR, HELP, PLAY, QUIT, SEEK};
use waiting::WAITING;
use windows::WINDOWS;

fn can_play(view: &View<'_>) -> bool {
    let is_sent = view.controller().move_on_its_way().is_some();
    let is_here = is_browsing(view) || is_heard(view) && !is_sent;
    view.controller().can_play() && is_here
}

fn can_undo(view: &View<'_>) -> bool {
    view.controller().can_undo() && is_heard(view)
}

fn can_redo(view: &View<'_>) -> bool {
    let is_here = is_browsing(view) || view.controller().link().is_none();
    view.controller().can_redo() && is_here
}

/// Returns `true` unless another player has to be asked who is not there, or by one who watches.
fn is_heard(view: &View<'_>) -> bool {
    view.controller().link().is_none_or(|link| {
        matches!(link.presence(), Presence::Here(_)) && link.peer().role() != Role::Watcher
    })
}

fn has_begun(view: &View<'_>) -> bool {
    view.has_begun()
}

fn shows_end(view: &View<'_>) -> bool {
    view.shows_end()
}

fn is_browsing(view: &View<'_>) -> bool {
    view.controller().is_browsing()
}

fn can_play_on(view: &View<'_>) -> bool {
    is_browsing(view) && view.controller().link().is_none()
}

fn is_in_variation(view: &View<'_>) -> bool {
    view.controller().is_in_variation()
}

fn has_siblings(view: &View<'_>) -> bool {
    let controller = view.controller();
    controller.has_siblings(controller.viewed_moment())
}

fn has_clock(view: &View<'_>) -> bool {
    view.controller().has_clock() && is_heard(view)
}

fn can_pause(view: &View<'_>) -> bool {
    view.controller().can_pause() && !view.controller().is_paused() && is_heard(view)
}

fn can_review(view: &View<'_>) -> bool {
    view.controller().can_review() && !is_under_way_elsewhere(view)
}

/// Returns `true` in a game with another machine that is not over: the engine stays out of it.
fn is_under_way_elsewhere(view: &View<'_>) -> bool {
    view.controller().link().is_some_and(|link| !link.peer().has_hints())
        && view.session().to_move().is_some()
}

fn is_disconnected(view: &View<'_>) -> bool {
    let link = view.controller().link();
    link.is_some_and(|link| !matches!(link.presence(), Presence::Here(_)))
}

fn can_retry(view: &View<'_>) -> bool {
    view.controller().can_retry()
}

fn can_evaluate(view: &View<'_>) -> bool {
    let can_evaluate = view.controller().can_evaluate() && !is_under_way_elsewhere(view);
    view.has_begun() && can_evaluate && view.shown().to_move().is_some()
}

/// The table: the keys of the board, then those of positions to be solved and of the windows.
pub static KEYS: &[Binding] = &{
    let parts = [BOARD, EXERCISE, WINDOWS, WAITING];
    let mut all = [BOARD[0]; BOARD.len() + EXERCISE.len() + WINDOWS.len() + WAITING.len()];
    let (mut row, mut part) = (0, 0);
    while part < parts.len() {
        let mut next = 0;
        while next < parts[part].len() {
            all[row] = parts[part][next];
            (row, next) = (row + 1, next + 1);
        }
        part += 1;
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
        keys: CURSOR,
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
        hint: Some(Hint::new("Enter play", 3, can_play)),
        keys: PLAY,
    },
    Binding {
        mode: InputMode::Board,
        label: "Tab, Shift-Tab",
        help: "next, previous legal square",
        hint: Some(Hint::new("Tab next", 2, can_play)),
        keys: SEEK,
    },
    Binding {
        mode: InputMode::Board,
        label: "u, Backspace",
        help: "undo a move",
        hint: Some(Hint::new("u undo", 7, can_undo).at_end(5)),
        keys: &[
            (char('u'), Message::Act(Action::Undo)),
            (key(KeyCode::Backspace), Message::Act(Action::Undo)),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "r, Ctrl-R",
        help: "redo a move",
        hint: Some(Hint::new("r redo", 4, can_redo)),
        keys: &[(char('r'), Message::Act(Action::Redo)), (ctrl('r'), Message::Act(Action::Redo))],
    },
    Binding {
        mode: InputMode::Board,
        label: "PageUp, PageDown, wheel",
        help: "browse the game without changing it",
        hint: Some(Hint::new("PgUp browse", 2, has_begun).at_end(7)),
        keys: &[
            (key(KeyCode::PageUp), Message::Act(Action::Browse(Browse::Back))),
            (key(KeyCode::PageDown), Message::Act(Action::Browse(Browse::Forward))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "Home, End",
        help: "browse to the start, or return to the current move",
        hint: Some(Hint::new("End return", 11, is_browsing)),
        keys: &[
            (key(KeyCode::Home), Message::Act(Action::Browse(Browse::Start))),
            (key(KeyCode::End), Message::Act(Action::Browse(Browse::Current))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "[, ]",
        help: "previous, next move that was tried here",
        hint: Some(Hint::new("] next variation", 9, has_siblings)),
        keys: &[
            (char(']'), Message::Act(Action::Annotate(Annotate::Sibling(Sibling::Next)))),
            (char('['), Message::Act(Action::Annotate(Annotate::Sibling(Sibling::Previous)))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "+, Delete",
        help: "put the variation first; remove it",
        hint: Some(Hint::new("+ promote", 8, is_in_variation)),
        keys: &[
            (char('+'), Message::Act(Action::Annotate(Annotate::Promote))),
            (key(KeyCode::Delete), Message::Act(Action::Annotate(Annotate::Remove))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: ";, !",
        help: "comment on the move shown; next of its signs",
        hint: Some(Hint::new("; comment", 5, is_in_variation)),
        keys: &[
            (char(';'), Message::EditComment),
            (char('!'), Message::Act(Action::Annotate(Annotate::CycleSign))),
        ],
    },
    Binding {
        mode: InputMode::Board,
        label: "*, right click",
        help: "mark a square, or change its mark",
        hint: None,
        keys: &[(char('*'), Message::MarkFocus)],
    },
    Binding {
        mode: InputMode::Board,
        label: "n",
        help: "new game, or the next game of the match",
        hint: Some(Hint::new("n new", 6, is_heard).at_end(13)),
        keys: &[(char('n'), Message::NewGame)],
    },
    Binding {
        mode: InputMode::Board,
        label: "N",
        help: "play on from an earlier position against the engine, as a new game",
        hint: Some(Hint::new("N play on", 6, can_play_on)),
        keys: &[(char('N'), Message::Act(Action::NewGameFromViewed(None)))],
    },
    Binding {
        mode: InputMode::Board,
        label: "x",
        help: "resign",
        hint: Some(Hint::new("x resign", 5, has_clock)),
        keys: &[(char('x'), Message::Act(Action::Resign))],
    },
    Binding {
        mode: InputMode::Board,
        label: "p",
        help: "pause the clock, or a game between engines",
        hint: Some(Hint::new("p pause", 8, can_pause)),
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
        hint: Some(Hint::new("z values", 1, can_evaluate)),
        keys: &[(char('z'), Message::ToggleEvaluation)],
    },
    Binding {
        mode: InputMode::Board,
        label: "v",
        help: "game record: numbers the discs on the board",
        hint: Some(Hint::new("v record", 1, has_begun)),
        keys: &[(char('v'), Message::Show(Page::Record))],
    },
    Binding {
        mode: InputMode::Board,
        label: "w",
        help: "graphs of discs and mobility",
        hint: Some(Hint::new("w graphs", 1, has_begun)),
        keys: &[(char('w'), Message::Show(Page::Graphs))],
    },
    Binding {
        mode: InputMode::Board,
        label: "R",
        help: "review: the loss of every move, the better ones, the turning points",
        hint: Some(Hint::new("R review", 1, can_review).at_end(14)),
        keys: &[(char('R'), Message::Act(Action::Review))],
    },
    Binding {
        mode: InputMode::Board,
        label: "L",
        help: "connection to another machine: who is there, the ticket, what to do when it is lost",
        hint: Some(Hint::new("L connection", 12, is_disconnected)),
        keys: &[(char('L'), Message::Connection)],
    },
    Binding {
        mode: InputMode::Board,
        label: "T",
        help: "retry: your worst moves, which the review has found, as positions to solve",
        hint: Some(Hint::new("T retry", 2, can_retry).at_end(15)),
        keys: &[(char('T'), Message::Act(Action::Exercise(ExerciseAction::Retry)))],
    },
    Binding {
        mode: InputMode::Board,
        label: "P",
        help: "puzzles: endgames in which one move wins",
        hint: Some(Hint::new("P puzzles", 8, shows_end)),
        keys: &[(char('P'), Message::Act(Action::Exercise(ExerciseAction::Puzzles)))],
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
        hint: Some(Hint::new("o open", 1, always)),
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
        hint: Some(Hint::new("? help", 10, always)),
        keys: HELP,
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
        hint: Some(Hint::new("q quit", 9, always)),
        keys: QUIT,
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
