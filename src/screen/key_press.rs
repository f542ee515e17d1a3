//! The meaning of a key: what a window gets of it, a panel and the board.
//!
//! 1. `Loop::handle` (`mod.rs`) has the key from the terminal, and asks [`input_of_key`] here what it means.
//! 2. The keys that count are those of the mode of what is in front ([`rows_in_front`]): of a window `Window::mode`, a constant
//!    beside the rows of its keys in `commands.rs` of its feature.
//! 3. `Model::handle` (`model.rs`) handles the input. `ScreenInput::Window` moves, scrolls or types: `Model::send` hands it to
//!    `Window::handle`. `ScreenInput::Call` is a command, which works on the window's `item`: `Model::press` and `Model::call`.
//! 4. `Command::call` (`crates/board/src/app/command.rs`) has its needs checked, and calls its function, in `mod.rs` of its
//!    feature; every feature follows (`crates/board/src/app/update.rs`).
//! 5. What was said comes to `Model::react`, what is to be done elsewhere to `Loop::perform`; then a frame is drawn.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::view::View;
use othello_board::app::keys::key::{self, Code, Key, Modifier};
use othello_board::app::keys::row::KeyRow;
use othello_board::app::keys::{layouts, rows};
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;

/// Returns the keys of what is in front on the screen: those of a docked panel, then those of the board; or
/// those of a window.
pub fn rows_in_front(view: &View<'_>) -> impl Iterator<Item = &'static KeyRow> {
    view.docked().into_iter().chain([view.mode()]).flat_map(rows)
}

/// Returns the key of an event; `None` for one that has no meaning anywhere.
pub fn pressed(event: KeyEvent) -> Option<Key> {
    let code = match event.code {
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        KeyCode::Tab => Code::Tab,
        KeyCode::BackTab => Code::BackTab,
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Esc,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::F(number) => Code::Function(number),
        KeyCode::Char(character) => Code::Char(character),
        _ => return None,
    };
    let with = match event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT) {
        KeyModifiers::NONE => Modifier::None,
        KeyModifiers::CONTROL => Modifier::Ctrl,
        _ => Modifier::Alt,
    };
    Some(Key::new(code, with))
}

/// Returns the input of a key; `None` if it does nothing in the mode of the screen.
pub fn input_of_key(view: &View<'_>, event: KeyEvent) -> Option<ScreenInput> {
    let found = |key| look_up(rows_in_front(view).chain(rows(Mode::ANY)), view, key);
    let typed = pressed(event)?;
    let message = row_without_shift(view, typed)
        .and_then(found)
        .or_else(|| typed.meanings().find_map(found))
        .or_else(|| typed.meanings().find_map(|key| moved(view, key)))
        .or_else(|| unread(view, typed))?;
    match event.kind {
        KeyEventKind::Press => Some(message),
        KeyEventKind::Repeat if message.is_movement() => Some(message),
        KeyEventKind::Repeat | KeyEventKind::Release => None,
    }
}

/// Returns the digit of a key in the row of digits, where it completes a square and the keyboard has digits only with
/// Shift.
fn row_without_shift(view: &View<'_>, key: Key) -> Option<Key> {
    let sign = key.character().filter(|_| view.typed_column().is_some())?;
    layouts::digit(sign).map(key::char)
}

/// Returns the input of a letter of a script that is not known, or of which nobody can say where its key is.
fn unread(view: &View<'_>, key: Key) -> Option<ScreenInput> {
    let is_board = view.mode().is_board();
    let letter = key.character().filter(|letter| is_board && !letter.is_ascii())?;
    letter.is_alphabetic().then_some(ScreenInput::Unread(letter))
}

/// The keys of earlier versions that mean nothing now, and the commands that did the same.
const MOVED: &[(char, &str)] = &[
    ('i', "learning-marks"),
    ('m', "mouse"),
    ('.', "legal"),
    ('!', "sign"),
    ('+', "promote"),
    ('*', "marks"),
];

/// Returns the input of a key on the board that meant something in earlier versions.
fn moved(view: &View<'_>, key: Key) -> Option<ScreenInput> {
    let is_board = view.mode() == Mode::BOARD && view.docked().is_none();
    let letter = key.character().filter(|_| is_board)?.to_ascii_lowercase();
    let (letter, command) = MOVED.iter().find(|(known, _)| *known == letter)?;
    Some(ScreenInput::Moved(*letter, command))
}

/// Returns the input of a key. Of several commands that have it, one that can be done comes first; if
/// none can, the input brings the refusal.
fn look_up<'a>(
    rows: impl Iterator<Item = &'a KeyRow>,
    view: &View<'_>,
    key: Key,
) -> Option<ScreenInput> {
    let messages = rows.flat_map(|row| row.messages(key));
    messages.min_by_key(|message| !message.is_possible(view.app()))
}

#[cfg(test)]
mod tests {
    use super::look_up;
    use crate::screen::model::Model;
    use crate::screen::settings::Settings;
    use crate::screen::theme::{ColorDepth, Theme};
    use othello_board::app::App;
    use othello_board::app::command::{Arg, Command};
    use othello_board::app::keys::key::char;
    use othello_board::app::keys::row::{Binding, KeyRow};
    use othello_board::app::needs::Need;
    use othello_board::app::screen_input::ScreenInput;
    use othello_board::app::state::Confirmation;
    use othello_core::rules::Rules;
    use othello_home::config::look::{Glyphs, ThemeName};
    use othello_session::{Session, Setup};
    use othello_words::i18n::m;

    const NOW: KeyRow = KeyRow {
        keys: &[Binding::new(char('x'), &ScreenInput::Redraw)],
        text: || m::common::raw(""),
    };

    const NOTHING: Need = Need { is_met: |_| false, or: |_| m::common::raw("").into() };

    const REFUSED: Command = Command { needs: &[&NOTHING], ..Command::NEW };

    const NEVER: KeyRow = KeyRow {
        keys: &[
            Binding::new(char('x'), &ScreenInput::Call(&REFUSED, Arg::Nothing)),
            Binding::new(char('y'), &ScreenInput::Call(&REFUSED, Arg::Nothing)),
        ],
        text: || m::common::raw(""),
    };

    #[test]
    fn a_row_that_is_available_comes_before_one_that_is_not() {
        let session = Session::new(Setup::new(Rules::OTHELLO), None);
        let settings =
            Settings::new(Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode));
        let model = Model::new(App::new(session, Confirmation::Ask, None), settings);
        let pressed = |key| look_up([NEVER, NOW].iter(), &model.view(), char(key));
        assert_eq!(pressed('x'), Some(ScreenInput::Redraw));
        assert_eq!(
            pressed('y'),
            Some(ScreenInput::Call(&REFUSED, Arg::Nothing)),
            "its input brings the refusal"
        );
        assert_eq!(pressed('z'), None);
    }
}
