//! The keys: one table, from which dispatch, hints, help, man page and manual are derived.

pub mod conditions;
pub mod help;
pub mod key;
pub mod layouts;
pub mod pages;
pub mod question;
pub mod quit;
pub mod row;
pub mod shared;

use std::sync::LazyLock;

use super::command::Command;
use super::table::{FEATURES, Feature, Group};
use crate::app::mode::Mode;
use row::{KeyRow, KeysOfMode};

/// The rows of all features.
static ROWS: LazyLock<Vec<(Group, KeysOfMode)>> = LazyLock::new(|| {
    // A command without a help of its own shares that of the one before.
    let rows_of = |commands: &'static [Command]| {
        let keys_of = |command: &'static Command| {
            command.keys.iter().map(move |(mode, keys, hint)| (*mode, (command, *keys, *hint)))
        };
        let mut rows: Vec<(Mode, Vec<_>)> = Vec::new();
        for (mode, row) in commands.iter().flat_map(keys_of) {
            let has_help = (row.0.text)().form("key").is_some();
            match rows.last_mut().filter(|(of, _)| *of == mode && !has_help) {
                Some((_, rows)) => rows.push(row),
                None => rows.push((mode, vec![row])),
            }
        }
        let part =
            |(mode, row): (Mode, Vec<_>)| KeysOfMode { mode, rows: vec![KeyRow::of(&row)].leak() };
        rows.into_iter().map(part).collect::<Vec<_>>()
    };
    let parts = |feature: &'static Feature| {
        let (first, last) = (feature.first_keys.iter().copied(), feature.keys.iter().copied());
        let keys = first.chain(rows_of(feature.commands)).chain(last);
        keys.map(|keys| (feature.group, keys))
    };
    FEATURES.iter().flat_map(parts).collect()
});

/// Returns the modes that have keys, each once, the board and what counts everywhere first.
pub fn modes() -> impl Iterator<Item = Mode> {
    let mut modes = vec![Mode::BOARD, Mode::ANY];
    for (_, part) in ROWS.iter() {
        if !modes.contains(&part.mode) {
            modes.push(part.mode);
        }
    }
    modes.into_iter()
}

pub fn rows(mode: Mode) -> impl Iterator<Item = &'static KeyRow> {
    ROWS.iter().filter(move |(_, part)| part.mode == mode).flat_map(|(_, part)| part.rows)
}

/// Returns the keys of an input mode and those that count everywhere, in one order.
pub fn rows_with_shared(mode: Mode) -> impl Iterator<Item = &'static KeyRow> {
    let parts = ROWS.iter().filter(move |(_, part)| [mode, Mode::ANY].contains(&part.mode));
    parts.flat_map(|(_, part)| part.rows)
}

/// Returns the keys of an input mode that serve a purpose.
pub fn group_rows(group: Group, mode: Mode) -> impl Iterator<Item = &'static KeyRow> {
    let parts = ROWS.iter().filter(move |(of, part)| *of == group && part.mode == mode);
    parts.flat_map(|(_, part)| part.rows)
}
