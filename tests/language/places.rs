//! Messages in their places on a screen of the usual size.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, thread};

use othello::screen::draw;
use othello::screen::layout::{Layout, Room};
use othello::screen::model::Model;
use othello::screen::window_text::{SIDE_GAP, WindowText};
use othello_board::app::front_end::PALETTE_MODE;
use othello_words::i18n::Language;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::screens::{self, Shot};

const SCREEN: Rect = Rect { x: 0, y: 0, width: 80, height: 24 };

/// Returns the letters before an ellipsis, without those of the columns before.
fn before_ellipses(row: &str) -> Vec<String> {
    let letters: Vec<char> = row.chars().collect();
    let ellipses = letters.iter().enumerate().filter(|(_, letter)| **letter == '…');
    let before = ellipses.map(|(at, _)| {
        let start = letters[..at].iter().rposition(|letter| *letter == '│').map_or(0, |at| at + 1);
        letters[start.max(at.saturating_sub(3))..at].iter().collect::<String>()
    });
    before.map(|text| text.trim_start().to_owned()).collect()
}

/// Returns the sentences of a language that end in an ellipsis or have one in them.
fn with_ellipsis(language: &str) -> String {
    let files = fs::read_dir(format!("i18n/{language}")).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let lines: String = texts.collect();
    lines.lines().filter(|line| line.contains('…')).collect::<Vec<_>>().join("\n")
}

/// Returns the lines of what is in front that are wider than their place, or have no row.
pub fn wider(model: &Model) -> Vec<String> {
    let layout = Layout::new(SCREEN).unwrap();
    let mut wider = Vec::new();
    if let Some(window) = draw::open_window(model, SCREEN.as_size()) {
        let width = window.place(&layout).room().columns;
        let side = if window.side.is_empty() { 0 } else { window.side_width() + SIDE_GAP };
        wider.extend(lines_wider(&window, width - side));
        if window.title.chars().count() > width {
            wider.push(window.title.into_owned());
        }
    }
    if let (Some(docked), Some(place)) = (model.docked(), layout.docked()) {
        let room = Room::of(place.lines.as_size());
        let text = docked.draw(&model.view(), room);
        wider.extend(lines_wider(&text, room.columns));
    }
    wider
}

fn lines_wider(window: &WindowText, width: usize) -> Vec<String> {
    let lines = [&window.head, &window.lines, &window.foot].into_iter().flatten();
    let wide = lines.map(|line| &line.text).filter(|text| text.width() > width);
    wide.map(Line::to_string).collect()
}

/// Returns the places of the hints that a screen shows among all that apply.
fn shown(shot: &Shot) -> BTreeSet<usize> {
    let is_shown = |hint: &[String; 2]| {
        let hint = hint.join(" ");
        shot.rows.iter().any(|row| row.contains(&hint))
    };
    (0..shot.hints.len()).filter(|place| is_shown(&shot.hints[*place])).collect()
}

/// The hints of the lowest ranks for which the line under the board, and a window, may have no room where there is room in
/// English.
const DROPPED: usize = 2;
const DROPPED_IN_WINDOW: usize = 1;

/// Returns `true` for what is cut in every language: the names of the players of a base, all moves of a game, which are
/// read one by one in line mode, and what a command of the palette does, which its help says in full.
fn may_be_cut(shot: &Shot, row: &str) -> bool {
    const NAME: usize = 18;
    let is_base = row.contains("Player ") || row.contains("Prog ");
    let is_named = || !row.chars().take(NAME).any(|letter| letter == '…');
    is_base && shot.name.contains("explorer")
        // Its values are read whole among the choices.
        || shot.name.contains("settings.settings") && is_named()
        || shot.name.contains("browsing.list")
        || shot.mode == PALETTE_MODE && is_named()
}

/// Returns what is wrong on the screens of a language.
fn problems(language: &str) -> Vec<String> {
    let own = with_ellipsis(language);
    let shots = screens::all(language);
    let english: BTreeMap<_, _> =
        screens::all("en").iter().map(|shot| (&shot.name, shot)).collect();
    let mut problems = BTreeMap::new();
    let mut note = |problem: String, shot: &Shot| {
        problems.entry(problem).or_insert_with(|| shot.name.clone());
    };
    for shot in shots {
        for row in shot.rows.iter().filter(|row| !may_be_cut(shot, row)) {
            let mut cut = before_ellipses(row).into_iter();
            if cut.any(|text| !own.contains(&format!("{text}…"))) {
                note(format!("cut: {}", row.trim()), shot);
            }
        }
        for line in &shot.wider {
            note(format!("wider: {line}"), shot);
        }
        let english = english.get(&shot.name).map(|english| shown(english)).unwrap_or_default();
        let gone: Vec<_> = english.difference(&shown(shot)).map(|at| &shot.hints[*at][1]).collect();
        let dropped = if shot.mode.is_board() { DROPPED } else { DROPPED_IN_WINDOW };
        if gone.len() > dropped {
            note(format!("no room for {gone:?}"), shot);
        }
    }
    problems.iter().map(|(it, name)| format!("{language}: {it} [{name}]")).collect()
}

#[test]
fn no_message_is_cut_in_any_language() {
    let lines: Vec<_> = thread::scope(|scope| {
        let found = Language::NAMES.map(|language| scope.spawn(move || problems(language)));
        found.into_iter().flat_map(|found| found.join().unwrap()).collect()
    });
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
}
