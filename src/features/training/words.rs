//! The words of training: what a game has cost, the progress, and what comes next.

use std::path::Path;

use othello_engine::analysis::Phase;
use othello_session::Own;

use super::Cost;
use crate::memory::entry::{GameCost, PhaseCost};
use crate::memory::report::{DIFFICULTIES, Openings, Positions, Report, Tally};
use crate::store::{ProgressFaults, StoreError};
use crate::text;
use crate::words::sentence::with_causes;
use crate::words::value::{counted, mean_loss};

/// The way to what follows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The key that retries the errors.
    Key,
    /// The command that does.
    Command,
}

/// Returns what a game has cost, with the way to train: `You lost 31 discs in the endgame; T trains it.`
pub fn cost(cost: &Cost, way: Way) -> String {
    format!("{}{}.", brief_cost(cost), way_on(cost, way))
}

/// Returns the same without the way and the stop.
pub fn brief_cost(cost: &Cost) -> String {
    let phases = Phase::ALL.into_iter().zip(cost.phases);
    let worst = phases.max_by(|(_, one), (_, other)| one.loss.total_cmp(&other.loss));
    let rounded = |cost: PhaseCost| cost.loss.round();
    match worst.map(|(phase, cost)| (phase, rounded(cost))) {
        Some((phase, loss)) if loss >= 1.0 => {
            let noun = if loss < 2.0 { "disc" } else { "discs" };
            format!("You lost {loss:.0} {noun} in the {}", phase.name())
        }
        Some(_) | None => "You lost nothing".into(),
    }
}

const fn way_on(cost: &Cost, way: Way) -> &'static str {
    match (cost.has_errors, way) {
        (false, Way::Key | Way::Command) => "",
        (true, Way::Key) => "; T trains it",
        (true, Way::Command) => "; type retry to train it",
    }
}

/// Returns what came of a lesson: `7 of 10 right; the others come back tomorrow.`
pub fn lesson_ended(answered: Tally) -> String {
    let Tally { answers, right } = answered;
    match answers - right {
        0 if answers == 1 => "1 position, and right.".into(),
        0 => format!("{answers} positions, and all right."),
        1 if right == 0 => "Not known yet: it comes back tomorrow.".into(),
        1 => format!("{right} of {answers} right; the other one comes back tomorrow."),
        _ => format!("{right} of {answers} right; the others come back tomorrow."),
    }
}

/// Returns that nothing is due, and when something will be.
pub fn nothing_due(seconds: Option<u64>) -> String {
    match seconds {
        Some(seconds) => format!("Nothing is due. {}", next(seconds)),
        None => "Nothing is due. Reviewed games and puzzles fill the next lesson.".into(),
    }
}

/// Returns that nothing of the repertoire is due, and when something will be.
pub fn openings_known(seconds: Option<u64>) -> String {
    let next = seconds.map(|seconds| format!(" {}", next(seconds))).unwrap_or_default();
    format!("Nothing of this repertoire is due.{next}")
}

/// Returns when the next position is due.
fn next(seconds: u64) -> String {
    const HOUR: u64 = 60 * 60;
    let hours = usize::try_from(seconds.div_ceil(HOUR)).unwrap_or(usize::MAX);
    let time =
        if hours <= 20 { counted(hours, "hour") } else { counted(hours.div_ceil(24), "day") };
    format!("The next position is due in {time}.")
}

/// Returns whose moves are whose, and how many errors come back.
pub fn own_named(own: Own, errors: usize) -> String {
    let whose = match own {
        Own::Nobody => return "Neither side is yours: no error of this game comes back.".into(),
        Own::One(color) => format!("{color}'s moves are yours"),
        Own::Both => "The moves of both sides are yours".into(),
    };
    match errors {
        0 => format!("{whose}."),
        1 => format!("{whose}: 1 error comes back in the training."),
        errors => format!("{whose}: {errors} errors come back in the training."),
    }
}

/// Returns the same in fewer words.
pub fn briefly_own_named(own: Own, errors: usize) -> String {
    match own {
        Own::Nobody => "Neither side is yours.".into(),
        Own::One(color) => format!("{color} is yours: {}.", counted(errors, "error")),
        Own::Both => format!("Both are yours: {}.", counted(errors, "error")),
    }
}

/// Returns that a file contains what is no entry.
pub fn faulty(file: &Path, faults: &ProgressFaults) -> String {
    let file = text::printable(&file.to_string_lossy()).into_owned();
    let damaged = match faults.damaged[..] {
        [] => None,
        [line] => Some(format!("line {line} is damaged")),
        [line, ..] => {
            Some(format!("{} lines are damaged, the first is line {line}", faults.damaged.len()))
        }
    };
    let foreign = match faults.foreign {
        0 => None,
        1 => Some("1 line is of another version".into()),
        lines => Some(format!("{lines} lines are of another version")),
    };
    let parts: Vec<_> = damaged.into_iter().chain(foreign).collect();
    format!("{file}: {}; all are kept.", parts.join(", and "))
}

/// Returns that the file of progress cannot be read.
pub fn unavailable(error: &StoreError) -> String {
    format!("What you have learnt is not known: {}.", with_causes(error))
}

/// Returns that an answer could not be kept.
pub fn not_kept(error: &StoreError) -> String {
    format!("Your answers are not remembered: {}.", with_causes(error))
}

/// Said where nothing is known of a player.
pub const NO_PROGRESS: &str =
    "There is no progress yet. It begins with your first reviewed game, or your first puzzle.";

/// The games that are compared with those before them.
pub const LAST: usize = 10;

/// Returns the progress in sentences, a line each.
pub fn report(report: &Report) -> String {
    if report.is_empty() {
        return NO_PROGRESS.into();
    }
    let mut lines: Vec<_> =
        report.level.map(|level| level_line(level.number)).into_iter().collect();
    lines.extend(games(report));
    lines.extend(positions(&report.positions));
    lines.extend(openings(&report.openings));
    lines.extend(puzzles(report));
    lines.extend(days(&report.days));
    lines.join("\n")
}

/// Returns the estimate of the level.
pub fn level_line(level: u8) -> String {
    format!("Your level is about {level}.")
}

/// Returns the mean losses of the last games, of those before, and of each.
fn games(report: &Report) -> Vec<String> {
    let (before, last) = report.games.split_at(report.games.len().saturating_sub(LAST));
    if last.is_empty() {
        return Vec::new();
    }
    let of_last = match last.len() {
        1 => "In your last reviewed game".into(),
        games => format!("In your last {games} reviewed games"),
    };
    let mut lines = vec![format!("{of_last} a move loses {}.", losses(last))];
    if !before.is_empty() {
        lines.push(format!("In the {} before, {}.", before.len(), losses(before)));
    }
    lines.extend(last.iter().rev().map(game));
    lines
}

/// Returns the mean losses of games: `1.8 discs: 0.9 in the opening, 2.9 in the midgame, …`
fn losses(games: &[GameCost]) -> String {
    let phases = (0..).zip(Phase::ALL).filter_map(|(index, phase)| {
        let mean = Report::mean_loss(games, Some(index))?;
        Some(format!("{} in the {}", mean_loss(Some(mean)), phase.name()))
    });
    let phases = phases.collect::<Vec<_>>().join(", ");
    format!("{} discs: {phases}", mean_loss(Report::mean_loss(games, None)))
}

/// Returns a game in a line: `2026.11.25 against Level 3: lost by 12; a move loses 2.1 discs.`
fn game(game: &GameCost) -> String {
    let date = game.date.as_deref().unwrap_or("A game");
    let against = game.against.as_ref().map(|name| format!(" against {name}"));
    let against = text::printable(&against.unwrap_or_default()).into_owned();
    let result = match game.result {
        None => String::new(),
        Some(0) => "a draw; ".into(),
        Some(discs @ 1..) => format!("won by {discs}; "),
        Some(discs) => format!("lost by {}; ", -discs),
    };
    let mean = mean_loss(Report::mean_loss(std::slice::from_ref(game), None));
    format!("{}{against}: {result}a move loses {mean} discs.", text::printable(date))
}

/// Returns what is known and what is due.
pub fn positions(positions: &Positions) -> Vec<String> {
    let Positions { mistakes, right, due_mistakes, due_puzzles, next: seconds } = *positions;
    let known = match right {
        0 => "none of them known yet".into(),
        right => format!("{right} of them known"),
    };
    let errors =
        (mistakes > 0).then(|| format!("{} of yours, {known}.", counted(mistakes, "error")));
    let due = [(due_mistakes, "error"), (due_puzzles, "failed puzzle")];
    let due = due.into_iter().filter(|(count, _)| *count > 0);
    let due = due.map(|(count, noun)| counted(count, noun)).collect::<Vec<_>>().join(" and ");
    let due = match (due.is_empty(), seconds) {
        (false, _) => format!("Due now: {due}."),
        (true, Some(seconds)) => format!("Nothing is due. {}", next(seconds)),
        (true, None) => "Nothing is due.".into(),
    };
    errors.into_iter().chain([due]).collect()
}

/// Returns what is known of the repertoire, and what is due.
pub fn openings(openings: &Openings) -> Option<String> {
    let Openings { asked, right, due } = *openings;
    let due = match due {
        0 => "nothing due".into(),
        due => format!("{due} due (othello repertoire train)"),
    };
    let asked_in_all = counted(asked, "position");
    (asked > 0).then(|| format!("Repertoire: {asked_in_all} asked, {right} known, {due}."))
}

/// Returns the results at puzzles by difficulty.
pub fn puzzles(report: &Report) -> Option<String> {
    let asked = DIFFICULTIES.iter().zip(report.puzzles).filter(|(_, tally)| tally.answers > 0);
    let results: Vec<_> =
        asked.map(|(grade, tally)| format!("{} {}", grade.name(), ratio(tally))).collect();
    (!results.is_empty()).then(|| format!("Puzzles solved: {}.", results.join(", ")))
}

/// Returns right answers of all: `12 of 14`.
pub fn ratio(tally: Tally) -> String {
    format!("{} of {}", tally.right, tally.answers)
}

/// Returns the answers of the last days.
pub fn days(days: &[Tally]) -> Option<String> {
    let sum = |tally: fn(&Tally) -> usize| days.iter().map(tally).sum::<usize>();
    let (answers, right) = (sum(|day| day.answers), sum(|day| day.right));
    let active = days.iter().filter(|day| day.answers > 0).count();
    (answers > 0).then(|| {
        format!(
            "In the last {} days you answered {} on {}, {right} right.",
            days.len(),
            counted(answers, "position"),
            counted(active, "day"),
        )
    })
}

/// The title of the window of the progress.
pub const TITLE: &str = "Your progress";

/// The heading of the results at puzzles.
pub const PUZZLES: &str = "Puzzles solved at the first try";

/// The name of the whole game beside its parts.
pub const GAME: &str = "game";

/// Returns the refusal of a side that is none.
pub fn unknown_side(name: &str) -> String {
    format!("expected black, white, both or nobody, found {}", crate::line::error::quoted(name))
}

/// Returns whose the sides are.
pub fn own(own: Own) -> String {
    match own {
        Own::Nobody => "Neither side of this game is yours.".into(),
        Own::One(color) => format!("{color}'s moves are yours in this game."),
        Own::Both => "The moves of both sides are yours in this game.".into(),
    }
}

/// Returns the heading of a graph of mean losses, in discs.
pub fn graph_heading(games: usize) -> String {
    let games = if games == 1 { "game".into() } else { format!("{games} games") };
    format!("Mean loss of a move in your last {games}, in discs")
}
