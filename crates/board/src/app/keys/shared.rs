//! Keys that do the same in several input modes.

use othello_words::i18n::m;

use super::conditions::offers_lesson;
use super::key::{self, Key, char};
use super::row::{Binding, KeyRow};
use crate::app::command::{Arg, Command, Front, KeyHint, Run};
use crate::app::during::During;
use crate::app::needs::Need;
use crate::app::reply::Refuse;
use crate::app::screen_input::{Direction, Erasure, Leap, ScreenInput, Step, WindowInput};

/// The arrow keys, which move the cursor.
pub const CURSOR: Binding = Binding::together(ARROWS);

const ARROWS: &[(Key, ScreenInput)] = &[
    (key::LEFT, ScreenInput::Move(Direction::Left)),
    (key::RIGHT, ScreenInput::Move(Direction::Right)),
    (key::UP, ScreenInput::Move(Direction::Up)),
    (key::DOWN, ScreenInput::Move(Direction::Down)),
];

/// The keys that go from line to line of a window in which texts are typed.
pub const LINE_STEPS: &[Binding] = &[
    Binding::new(key::UP, PREVIOUS_ROW),
    Binding::new(key::DOWN, NEXT_ROW),
    Binding::new(key::TAB, NEXT_ROW).unlisted(),
    Binding::new(key::SHIFT_TAB, PREVIOUS_ROW).unlisted(),
];

/// The keys that go from row to row of a list.
pub const ROW_STEPS: &[Binding] = &[
    Binding::new(key::UP, PREVIOUS_ROW),
    Binding::new(char('k'), PREVIOUS_ROW).unlisted(),
    Binding::new(key::DOWN, NEXT_ROW),
    Binding::new(char('j'), NEXT_ROW).unlisted(),
];

const PREVIOUS_ROW: &ScreenInput = &ScreenInput::Window(WindowInput::Select(Step::Previous));
const NEXT_ROW: &ScreenInput = &ScreenInput::Window(WindowInput::Select(Step::Next));

/// The keys that leap from row to row of a list: by what is in sight, or to its ends.
pub const ROWS_UP: Binding =
    Binding::new(key::PAGE_UP, &ScreenInput::Window(WindowInput::Leap(Leap::Page(Step::Previous))));
pub const ROWS_DOWN: Binding =
    Binding::new(key::PAGE_DOWN, &ScreenInput::Window(WindowInput::Leap(Leap::Page(Step::Next))));
pub const FIRST_ROW: Binding =
    Binding::new(key::HOME, &ScreenInput::Window(WindowInput::Leap(Leap::First)));
pub const LAST_ROW: Binding =
    Binding::new(key::END, &ScreenInput::Window(WindowInput::Leap(Leap::Last)));

/// Returns the keys that go from tab to tab of a window, and to each by its number.
pub const fn tabs(numbers: &'static [(Key, ScreenInput)]) -> [Binding; 5] {
    [
        Binding::new(key::TAB, NEXT_TAB).hint(KeyHint::Rank(1)),
        Binding::new(key::RIGHT, NEXT_TAB).unlisted(),
        Binding::new(key::SHIFT_TAB, PREVIOUS_TAB).unlisted(),
        Binding::new(key::LEFT, PREVIOUS_TAB).unlisted(),
        Binding::together(numbers),
    ]
}

const PREVIOUS_TAB: &ScreenInput = &ScreenInput::Window(WindowInput::Change(Step::Previous));
const NEXT_TAB: &ScreenInput = &ScreenInput::Window(WindowInput::Change(Step::Next));

/// The letters that name the column of a square.
pub const COLUMNS: Binding = Binding::together(COLUMN_LETTERS);

const COLUMN_LETTERS: &[(Key, ScreenInput)] = &[
    column('a'),
    column('b'),
    column('c'),
    column('d'),
    column('e'),
    column('f'),
    column('g'),
    column('h'),
];

/// The digits that name the row of a square whose column was typed.
pub const ROWS: Binding = Binding::then(ROW_DIGITS);

const ROW_DIGITS: &[(Key, ScreenInput)] =
    &[row('1'), row('2'), row('3'), row('4'), row('5'), row('6'), row('7'), row('8')];

const fn column(letter: char) -> (Key, ScreenInput) {
    (char(letter), ScreenInput::Column(letter as u8 - b'a'))
}

const fn row(digit: char) -> (Key, ScreenInput) {
    (char(digit), ScreenInput::Row(digit as u8 - b'1'))
}

/// The keys and the click that play the square in focus.
pub const PLAY: Binding = Binding::new(key::ENTER, PLAY_FOCUS);
pub const PLAY_WITH_SPACE: Binding = Binding::new(key::SPACE, PLAY_FOCUS);
pub const CLICK: Binding = Binding::mouse(m::keys::click);

pub const PLAY_FOCUS: &ScreenInput = &ScreenInput::Call(&PLAY_COMMAND, Arg::Nothing);

const PLAY_COMMAND: Command = Command {
    text: m::moves::play_focus,
    by_line: &["moves"],
    needs: &[&SOMETHING_TO_PLAY],
    during: During::Any,
    run: Run::Front(Front::PlayFocus),
    ..Command::NEW
};

/// Enter means something on the board: a move, the end of a line, the next position to be solved, or a move of a game
/// that is watched.
const SOMETHING_TO_PLAY: Need = Need {
    is_met: |app| {
        let is_stepped = app.viewed().is_watched() && app.viewed().can_pause();
        let is_read = app.state.line_shown().is_some() || During::of(app) != During::Play;
        let has_ended = app.session().result().is_some();
        app.state.can_play() || is_read || is_stepped || has_ended && offers_lesson(app)
    },
    or: |app| match app.session().to_move() {
        Some(color) => m::plies::turn_of(color).heard(),
        None => m::common::game_over().heard(),
    },
};

/// The keys that move the cursor from one legal square to another.
pub const NEXT_LEGAL: Binding = Binding::new(key::TAB, &ScreenInput::Seek(Step::Next));
pub const PREVIOUS_LEGAL: Binding =
    Binding::new(key::SHIFT_TAB, &ScreenInput::Seek(Step::Previous));

pub const CLOSE: Binding = Binding::new(key::ESC, &ScreenInput::Close);
pub const CLOSE_WITH_Q: Binding = Binding::new(char('q'), &ScreenInput::Close);
pub const CLOSE_WITH_ENTER: Binding = Binding::new(key::ENTER, &ScreenInput::Close);

pub const SCROLL_LINES: KeyRow = KeyRow {
    keys: &[
        Binding::new(key::UP, &ScreenInput::Window(WindowInput::Scroll(-1))),
        Binding::new(char('k'), &ScreenInput::Window(WindowInput::Scroll(-1))).unlisted(),
        Binding::new(key::DOWN, &ScreenInput::Window(WindowInput::Scroll(1))),
        Binding::new(char('j'), &ScreenInput::Window(WindowInput::Scroll(1))).unlisted(),
    ],
    text: m::keys::scroll,
};

/// The keys that scroll a page by a line, by what is in sight, or to its ends.
pub const SCROLL: KeyRow = KeyRow {
    keys: &[
        Binding::together(LINES),
        Binding::new(key::PAGE_UP, PREVIOUS_PAGE),
        Binding::new(key::PAGE_DOWN, NEXT_PAGE).hint(KeyHint::Rank(1)),
        Binding::new(char('k'), &ScreenInput::Window(WindowInput::Scroll(-1))).unlisted(),
        Binding::new(char('j'), &ScreenInput::Window(WindowInput::Scroll(1))).unlisted(),
        Binding::new(key::SPACE, NEXT_PAGE).unlisted(),
        Binding::new(key::HOME, &ScreenInput::Window(WindowInput::Scroll(i16::MIN))).unlisted(),
        Binding::new(key::END, &ScreenInput::Window(WindowInput::Scroll(i16::MAX))).unlisted(),
    ],
    text: m::keys::scroll,
};

const LINES: &[(Key, ScreenInput)] = &[
    (key::UP, ScreenInput::Window(WindowInput::Scroll(-1))),
    (key::DOWN, ScreenInput::Window(WindowInput::Scroll(1))),
];

const PREVIOUS_PAGE: &ScreenInput = &ScreenInput::Window(WindowInput::ScrollPage(Step::Previous));
const NEXT_PAGE: &ScreenInput = &ScreenInput::Window(WindowInput::ScrollPage(Step::Next));

pub const CLOSE_PAGE: KeyRow = KeyRow {
    keys: &[CLOSE.hint(KeyHint::Rank(2)), CLOSE_WITH_Q, CLOSE_WITH_ENTER.unlisted()],
    text: m::keys::close,
};

pub const CONFIRM: Binding = Binding::new(key::ENTER, &ScreenInput::Window(WindowInput::Confirm));

/// The key that erases the letter before the caret.
pub const ERASE: Binding =
    Binding::new(key::BACKSPACE, &ScreenInput::Window(WindowInput::Erase(Erasure::Letter)));
