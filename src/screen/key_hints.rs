//! The hints: the keys that do something now, in a line that can be clicked.

use std::cmp::Reverse;

use ratatui::text::{Line, Span};

use super::view::View;
use othello_board::app::keys;
use othello_board::app::keys::row::{HintText, KeyRow};
use othello_board::app::keys::shared::PLAY_FOCUS;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{ScreenInput, WindowInput};
use othello_board::features::exercise::commands::goes_on_in_lesson;
use othello_board::features::explorer::commands::GAMES_FILTER_MODE;

/// The part of a text that is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All of it: there is nothing to scroll.
    Whole,
    Part,
}

/// The columns in which the hint of a panel how everything else is found is worth those of others.
const LEAST_FOR_PALETTE: usize = 30;

/// The columns from which on the line above says what Enter does in a lesson: the panel tells the rest.
const LEAST_FOR_GUIDANCE: usize = 50;

/// The blanks between two hints.
const GAP: usize = 2;

/// Returns the hints that fit into `width` columns.
pub fn line(view: &View<'_>, sight: Sight, width: usize) -> Line<'static> {
    lines(view, sight, &[width]).pop().unwrap_or_default()
}

/// Returns the hints that fit into lines of so many columns.
pub fn lines(view: &View<'_>, sight: Sight, widths: &[usize]) -> Vec<Line<'static>> {
    let colors = view.theme().colors;
    let line = |hints: Vec<HintText>| {
        let mut spans = Vec::new();
        for HintText { key, does, .. } in hints {
            if !spans.is_empty() {
                spans.push(Span::raw(" ".repeat(GAP)));
            }
            spans.push(Span::styled(key, colors.strong));
            spans.push(Span::styled(format!(" {does}"), colors.quiet));
        }
        Line::from(spans)
    };
    fitting(view, sight, widths).into_iter().map(line).collect()
}

/// Returns the message of the hint in a column of one of these lines.
pub fn message_at(
    view: &View<'_>,
    sight: Sight,
    widths: &[usize],
    [row, column]: [usize; 2],
) -> Option<ScreenInput> {
    let mut left = 0;
    for hint in fitting(view, sight, widths).into_iter().nth(row)? {
        let right = left + hint.width();
        if (left..right).contains(&column) {
            return Some(hint.message);
        }
        left = right + GAP;
    }
    None
}

/// Returns `true` if so many columns leave some of the hints out that are not about scrolling.
pub fn is_short(view: &View<'_>, width: usize) -> bool {
    let count = |width| fitting(view, Sight::Whole, &[width]).iter().map(Vec::len).sum::<usize>();
    count(width) < count(usize::MAX)
}

/// Returns `true` for the hint of the key that closes what is in front.
fn closes(hint: &HintText) -> bool {
    matches!(hint.message, ScreenInput::Close | ScreenInput::Window(WindowInput::Cancel))
}

/// Returns `true` if it is the hint of the key that plays the move in focus.
fn plays(hint: &HintText) -> bool {
    hint.message == *PLAY_FOCUS
}

/// Returns the hints that apply, in lines of so many columns, without those of the lowest ranks where not all of them fit.
/// In a window and at the end of a game, those of the highest ranks come first, and what closes the window last.
fn fitting(view: &View<'_>, sight: Sight, widths: &[usize]) -> Vec<Vec<HintText>> {
    let mode = view.mode();
    let is_end = mode == Mode::BOARD && view.shows_end() && view.docked().is_none();
    let rank = |hint: &HintText| if is_end { hint.rank_at_end } else { hint.rank };
    let scrolls =
        |hint: &HintText| matches!(hint.message, ScreenInput::Window(WindowInput::ScrollPage(_)));
    let app = view.app();
    let hints_of = |row: &'static KeyRow| row.hints(app, view.hint_form());
    let rows_of_panel = || view.docked().into_iter().flat_map(keys::rows);
    // A docked panel has the key before the board, unless it does the same there and says nothing of it.
    let is_docked = |hint: &HintText| {
        let mut rows = rows_of_panel().filter(|row| row.is_available(app));
        rows.any(|row| {
            let message = row.message_of(&hint.key);
            message.is_some_and(|it| it != hint.message || hints_of(row).next().is_some())
        })
    };
    let docked: Vec<_> = rows_of_panel().flat_map(hints_of).collect();
    let told: Vec<_> = docked.iter().map(|hint| hint.does.clone()).collect();
    // Where a text is typed, letters mean nothing else.
    let board = Some(mode).filter(|_| view.docked() != Some(GAMES_FILTER_MODE));
    let is_board = mode.is_board();
    let shared = board.filter(|_| is_board).into_iter().flat_map(keys::rows_with_shared);
    let own = board.filter(|_| !is_board).into_iter().flat_map(keys::rows);
    let board = shared.chain(own).flat_map(hints_of);
    // A key has one label at a time.
    let has_guidance = widths.iter().any(|width| *width >= LEAST_FOR_GUIDANCE);
    let is_said_above = has_guidance && goes_on_in_lesson(app);
    let is_told = |hint: &HintText| plays(hint) && told.contains(&hint.does);
    let rest = board.filter(|hint| !is_docked(hint) && !is_told(hint));
    let mut hints: Vec<_> = docked
        .into_iter()
        .chain(rest)
        .filter(|hint| sight == Sight::Part || !scrolls(hint))
        .filter(|hint| widths.iter().any(|width| hint.width() <= *width))
        .filter(|hint| !view.is_unchosen() && !is_said_above || !plays(hint))
        .collect();
    if is_end {
        hints.sort_by_key(|hint| Reverse(rank(hint)));
    } else if !is_board {
        hints.sort_by_key(|hint| (closes(hint), Reverse(rank(hint))));
    }
    // What closes the window in front is always told, and in a panel how everything else is found.
    let is_docked = is_board && view.docked().is_some();
    let is_closed = !is_board || is_docked;
    let has_room = widths.iter().any(|width| *width >= LEAST_FOR_PALETTE);
    let finds = |hint: &HintText| is_docked && has_room && hint.message == ScreenInput::Palette;
    let is_always = |hint: &HintText| is_closed && closes(hint) || finds(hint);
    let kept = |hint: &HintText| (is_always(hint), rank(hint));
    loop {
        if let Some(lines) = in_lines(&hints, widths) {
            return lines;
        }
        let lowest = hints.iter().map(kept).min();
        let last = hints.iter().rposition(|hint| Some(kept(hint)) == lowest);
        hints.remove(last.expect("hints that are too wide are not none"));
    }
}

/// Returns hints in lines of so many columns, one after the other; `None` if there is no room for all.
fn in_lines(hints: &[HintText], widths: &[usize]) -> Option<Vec<Vec<HintText>>> {
    let mut rest = hints.iter().peekable();
    let line = |width: &usize| {
        let (mut line, mut used) = (Vec::new(), 0);
        while let Some(hint) = rest.next_if(|hint| used + hint.width() <= *width) {
            used += hint.width() + GAP;
            line.push(hint.clone());
        }
        line
    };
    let mut lines: Vec<_> = widths.iter().map(line).collect();
    // What closes the window stands in the frame.
    if let [.., above, last] = &mut lines[..]
        && last.is_empty()
    {
        last.extend(above.pop());
    }
    rest.next().is_none().then_some(lines)
}
