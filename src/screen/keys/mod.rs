//! The keys: one table, from which dispatch, hints, help, man page and manual are derived.

pub mod conditions;
pub mod help;
pub mod key;
mod layouts;
pub mod pages;
pub mod question;
pub mod quit;
pub mod row;
pub mod shared;

use std::sync::LazyLock;

use ratatui::crossterm::event::{KeyEvent, KeyEventKind};

use crate::app::command::Command;
use crate::app::table::{FEATURES, Feature, Group};
use crate::screen::input_mode::InputMode;
use crate::screen::message::Message;
use crate::screen::view::View;
pub use key::Key;
pub use row::{HintText, KeyRow, KeysOfMode};

/// The rows of all features.
static ROWS: LazyLock<Vec<(Group, KeysOfMode)>> = LazyLock::new(|| {
    // A command without a help of its own shares that of the one before.
    let rows_of = |commands: &'static [Command]| {
        let keys_of = |command: &'static Command| {
            command.keys.iter().map(move |(mode, keys, hint)| (*mode, (command, *keys, *hint)))
        };
        let mut rows: Vec<(InputMode, Vec<_>)> = Vec::new();
        for (mode, row) in commands.iter().flat_map(keys_of) {
            let has_help = (row.0.text)().form("key").is_some();
            match rows.last_mut().filter(|(of, _)| *of == mode && !has_help) {
                Some((_, rows)) => rows.push(row),
                None => rows.push((mode, vec![row])),
            }
        }
        let part = |(mode, row): (InputMode, Vec<_>)| KeysOfMode {
            mode,
            rows: vec![KeyRow::of(&row)].leak(),
        };
        rows.into_iter().map(part).collect::<Vec<_>>()
    };
    let parts = |feature: &'static Feature| {
        let (first, last) = (feature.first_keys.iter().copied(), feature.keys.iter().copied());
        let keys = first.chain(rows_of(feature.commands)).chain(last);
        keys.map(|keys| (feature.group, keys))
    };
    FEATURES.iter().flat_map(parts).collect()
});

/// Returns the keys of an input mode.
pub fn rows(mode: InputMode) -> impl Iterator<Item = &'static KeyRow> {
    ROWS.iter().filter(move |(_, part)| part.mode == mode).flat_map(|(_, part)| part.rows)
}

/// Returns the keys of an input mode and those that count everywhere, in one order.
pub fn rows_with_shared(mode: InputMode) -> impl Iterator<Item = &'static KeyRow> {
    let parts = ROWS.iter().filter(move |(_, part)| [mode, InputMode::Any].contains(&part.mode));
    parts.flat_map(|(_, part)| part.rows)
}

/// Returns the keys of what is in front on the screen: those of a docked panel, then those of the board; or
/// those of a window.
pub fn rows_in_front(view: &View<'_>) -> impl Iterator<Item = &'static KeyRow> {
    view.docked().into_iter().chain([view.mode()]).flat_map(rows)
}

/// Returns the keys of an input mode that serve a purpose.
pub fn group_rows(group: Group, mode: InputMode) -> impl Iterator<Item = &'static KeyRow> {
    let parts = ROWS.iter().filter(move |(of, part)| *of == group && part.mode == mode);
    parts.flat_map(|(_, part)| part.rows)
}

/// Returns the message of a key; `None` if it does nothing in the mode of the screen.
pub fn message(view: &View<'_>, event: KeyEvent) -> Option<Message> {
    let found = |key| look_up(rows_in_front(view).chain(rows(InputMode::Any)), view, key);
    let typed = Key::pressed(event);
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

/// Returns the message of a letter of a script that is not known, or of which nobody can say where its key is.
fn unread(view: &View<'_>, key: Key) -> Option<Message> {
    let is_board = matches!(view.mode(), InputMode::Board | InputMode::Exercise);
    let letter = key.character().filter(|letter| is_board && !letter.is_ascii())?;
    letter.is_alphabetic().then_some(Message::Unread(letter))
}

/// The keys of earlier versions that mean nothing now, and the commands that did the same.
const MOVED: &[(char, &str)] = &[
    ('i', "learn"),
    ('m', "mouse"),
    ('.', "legal"),
    ('!', "sign"),
    ('+', "promote"),
    ('*', "marks"),
];

/// Returns the message of a key on the board that meant something in earlier versions.
fn moved(view: &View<'_>, key: Key) -> Option<Message> {
    let is_board = view.mode() == InputMode::Board && view.docked().is_none();
    let letter = key.character().filter(|_| is_board)?.to_ascii_lowercase();
    let (letter, command) = MOVED.iter().find(|(known, _)| *known == letter)?;
    Some(Message::Moved(*letter, command))
}

/// Returns the message of a key. Of several commands that have it, one that can be done comes first; if
/// none can, the message brings the refusal.
fn look_up<'a>(
    rows: impl Iterator<Item = &'a KeyRow>,
    view: &View<'_>,
    key: Key,
) -> Option<Message> {
    let messages = rows.flat_map(|row| row.messages(key));
    messages.min_by_key(|message| !message.is_possible(view.app()))
}

#[cfg(test)]
mod tests {
    use super::key::char;
    use super::row::Binding;
    use super::{KeyRow, look_up};
    use crate::app::App;
    use crate::app::command::{Arg, Command};
    use crate::app::needs::Need;
    use crate::app::state::Confirmation;
    use crate::screen::message::Message;
    use crate::screen::model::Model;
    use crate::screen::settings::Settings;
    use crate::screen::theme::{ColorDepth, Theme};
    use othello_core::rules::Rules;
    use othello_home::config::look::{Glyphs, ThemeName};
    use othello_session::{Session, Setup};
    use othello_words::i18n::m;

    const NOW: KeyRow =
        KeyRow { keys: &[Binding::new(char('x'), &Message::Redraw)], text: || m::common::raw("") };

    const NOTHING: Need = Need { is_met: |_| false, or: |_| m::common::raw("").into() };

    const REFUSED: Command = Command { needs: &[&NOTHING], ..Command::NEW };

    const NEVER: KeyRow = KeyRow {
        keys: &[
            Binding::new(char('x'), &Message::Call(&REFUSED, Arg::Nothing)),
            Binding::new(char('y'), &Message::Call(&REFUSED, Arg::Nothing)),
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
        assert_eq!(pressed('x'), Some(Message::Redraw));
        assert_eq!(
            pressed('y'),
            Some(Message::Call(&REFUSED, Arg::Nothing)),
            "its message brings the refusal"
        );
        assert_eq!(pressed('z'), None);
    }
}
