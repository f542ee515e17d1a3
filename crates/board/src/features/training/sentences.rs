//! The sentences of training: what a game has cost, the progress, and what comes next.

use std::path::Path;

use othello_core::board::Color;
use othello_engine::review::{Phase, ReviewedPly};
use othello_home::memory::entry::{GameCost, QuarterCost};
use othello_home::memory::report::{
    AskedOpenings, DIFFICULTIES, IdeaShare, LAST, Positions, ProgressReport, Tally,
};
use othello_home::store::ProgressFaults;
use othello_session::Own;
use othello_words::i18n::{self, Text, m};
use othello_words::ideas::{self, Reader};
use othello_words::numbers::date_named;
use othello_words::text;
use othello_words::value::mean_loss;

use crate::app::App;

/// Returns the moves of a game that is over which have cost most, with the way to the lesson about them: `Three of your
/// moves cost the most: e7 (23 discs), c4 (12), g3 (9). Enter: look at them; n: another game.` None before its review is
/// complete and it is known why they lose, and in one that nobody here has played.
pub fn worst(app: &App) -> Option<Text> {
    let (state, exercise) = (&app.state, &app.features.exercise);
    let session = state.session();
    let review = session.review();
    let is_reviewed = review.is_complete(session.game()) && !review.plies.is_empty();
    let people = Color::BOTH.into_iter().filter(|color| session.players()[*color].is_human());
    let people = people.count();
    if session.result().is_none() || !is_reviewed || people == 0 || !state.can_evaluate() {
        return None;
    }
    if exercise.has_left() {
        return Some(m::training::lesson_left());
    }
    if exercise.has_ended() {
        return None;
    }
    if app.features.explanations.are_awaited() {
        return None;
    }
    let lesson = exercise.lesson(state, &app.features.explanations);
    let who = if people == 1 { "you" } else { "both" };
    let cost = |ply: &ReviewedPly| ideas::cost(ply.value, ply.best_value);
    let list = |plies: &[ReviewedPly], first: &str| {
        let moves = plies.iter().enumerate().map(|(index, ply)| {
            let what =
                m::training::costly(ply.square, cost(ply), if index == 0 { first } else { "" });
            let player = m::common::color(ply.player);
            if people == 1 { what.to_string() } else { m::common::both(player, what).to_string() }
        });
        i18n::list(moves.collect::<Vec<_>>())
    };
    let count = lesson.len();
    let Some(most) = lesson.iter().map(cost).max() else {
        return (!exercise.has_lesson(state)).then(m::training::no_errors);
    };
    let mut others = exercise.costliest(state);
    others.retain(|ply| cost(ply) > most && lesson.iter().all(|told| told.index != ply.index));
    others.truncate(MOST_OTHERS);
    let behind = match others.len() {
        0 => String::new(),
        count => {
            format!("{}{}", m::common::gap(), m::training::costlier(list(&others, ""), count))
        }
    };
    Some(m::training::worst(who, count, list(&lesson, "discs"), behind))
}

/// The most moves that are named behind those of the lesson.
const MOST_OTHERS: usize = 2;

/// Returns what came of a lesson: `7 of 10 right; the others come back tomorrow.`
pub fn lesson_ended(Tally { answers, right }: Tally) -> Text {
    match answers - right {
        0 => m::training::all_right(answers),
        1 if right == 0 => m::training::not_known(),
        wrong => m::training::some_right(right, answers, wrong),
    }
}

pub fn next_due(seconds: u64) -> Text {
    const HOUR: u64 = 60 * 60;
    match seconds.div_ceil(HOUR) {
        hours @ 0..=20 => m::training::next_due(hours, "hours"),
        hours => m::training::next_due(hours.div_ceil(24), "days"),
    }
}

/// Returns whose moves are named as the player's own, and how many errors come back.
pub fn own_named(own: Own, errors: usize) -> Text {
    match own {
        Own::Nobody => m::training::nobody_named(),
        Own::One(color) => m::training::one_named(color, errors),
        Own::Both => m::training::both_named(errors),
    }
}

/// Returns whose the sides are.
pub fn own(own: Own) -> Text {
    match own {
        Own::Nobody => m::training::nobody(),
        Own::One(color) => m::training::one(color),
        Own::Both => m::training::both(),
    }
}

/// Returns that a file contains what is no entry.
pub fn faulty(file: &Path, faults: &ProgressFaults) -> Text {
    let file = text::printable(&file.to_string_lossy()).into_owned();
    match (faults.damaged.first(), faults.damaged.len(), faults.foreign) {
        (None, _, foreign) => m::training::foreign(file, foreign),
        (Some(first), damaged, 0) => m::training::damaged(file, damaged, *first),
        (Some(first), damaged, foreign) => {
            m::training::damaged_and_foreign(file, damaged, *first, foreign)
        }
    }
}

pub fn report(report: &ProgressReport) -> Vec<Text> {
    if report.is_empty() {
        return vec![m::training::no_progress()];
    }
    let mut lines: Vec<_> =
        report.level.iter().map(|level| m::level::estimated(level.number)).collect();
    lines.extend(costs(report));
    lines.extend(games(report));
    lines.extend(positions(&report.positions));
    lines.extend(openings(&report.openings));
    lines.extend(puzzles(report));
    lines.extend(days(&report.days));
    lines
}

/// Returns what costs most: the ideas that errors are against, and the quarters of the game with the great losses; and how
/// often it was known why a move is right.
pub fn costs(report: &ProgressReport) -> Vec<Text> {
    let ideas = report.ideas();
    let mut lines: Vec<_> = ideas.first().map(most_costly).into_iter().collect();
    let others = ideas.iter().skip(1).filter(|it| percent(it.share) > 0);
    let others: Vec<_> =
        others.map(|it| m::training::idea_share(ideas::name(it.idea), percent(it.share))).collect();
    if !others.is_empty() {
        lines.push(m::training::other_ideas(i18n::list(&others)));
    }
    lines.extend(report.quarters().map(great_losses));
    let [asked, right, other] = report.whys;
    if asked > 0 {
        lines.push(m::training::whys(asked, right, other));
    }
    lines
}

/// Returns the idea that costs most: `42 % of what you lose: few moves.`
fn most_costly(cost: &IdeaShare) -> Text {
    let (idea, share) = (ideas::name(cost.idea), percent(cost.share));
    match cost.before.map(percent) {
        Some(before) => m::training::costs_most_since(idea, share, before),
        None => m::training::costs_most(idea, share),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "it is 100 at most")]
fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// Returns how many moves of a hundred are great losses in the quarters of the game, and where most are.
fn great_losses(quarters: [QuarterCost; 4]) -> Text {
    let of_hundred =
        |quarter: &QuarterCost| (200 * quarter.great + quarter.moves) / (2 * quarter.moves).max(1);
    let all = (0..).zip(&quarters).map(|(index, quarter)| {
        m::training::quarter(15 * index + 1, 15 * (index + 1), of_hundred(quarter))
    });
    let list = i18n::list(all.collect::<Vec<_>>());
    let most = (0..).zip(&quarters).max_by_key(|(_, quarter)| of_hundred(quarter));
    let (index, most) = most.map_or((0, 0), |(index, quarter)| (index, of_hundred(quarter)));
    m::training::great_losses(list, most, 15 * index + 1, 15 * (index + 1))
}

/// Returns the mean losses of the last games, of those before, and of each: for a learner the whole discs of a game.
fn games(report: &ProgressReport) -> Vec<Text> {
    let (before, last) = report.games.split_at(report.games.len().saturating_sub(LAST));
    if last.is_empty() {
        return Vec::new();
    }
    let reader = Reader::of(report.level);
    let said = |games: &[GameCost], (plain, exact): (SaidOfGames, SaidOfGames)| match reader {
        Reader::Learner => plain(games.len(), whole_cost(games, None), phases(games, reader)),
        Reader::Strong => {
            let mean = mean_loss(ProgressReport::mean_loss(games, None));
            exact(games.len(), mean, phases(games, reader))
        }
    };
    let of_last: (SaidOfGames, SaidOfGames) =
        (m::training::last_games_cost, m::training::last_games);
    let mut lines = vec![said(last, of_last)];
    if !before.is_empty() {
        lines.push(said(before, (m::training::games_before_cost, m::training::games_before)));
    }
    lines.extend(last.iter().rev().map(|it| game(it, reader)));
    lines
}

#[expect(clippy::cast_possible_truncation, reason = "a few hundred discs at most")]
fn rounded(discs: f32) -> i64 {
    discs.round() as i64
}

/// A sentence about a number of games: what they cost, in all and in their parts.
type SaidOfGames = fn(usize, String, String) -> Text;

/// Returns the whole discs that games cost on average, in a part of them or all of it.
pub fn whole_cost(games: &[GameCost], phase: Option<usize>) -> String {
    ProgressReport::mean_cost(games, phase)
        .map_or_else(|| "-".into(), |cost| rounded(cost).to_string())
}

/// Returns the mean losses of the parts of games: `0.9 in the opening, 2.9 in the midgame, …`, and for a learner the whole
/// discs of a game.
fn phases(games: &[GameCost], reader: Reader) -> String {
    let phases = (0..).zip(Phase::ALL).filter_map(|(index, phase)| {
        let mean = ProgressReport::mean_loss(games, Some(index))?;
        let told = match reader {
            Reader::Learner => whole_cost(games, Some(index)),
            Reader::Strong => mean_loss(Some(mean)),
        };
        Some(m::training::phase_mean(told, phase.name()).to_string())
    });
    i18n::list(phases)
}

/// Returns a game in a line: `2026-11-25 against Level 3: lost by 12; you lost 2.1 discs a move.`
fn game(game: &GameCost, reader: Reader) -> Text {
    let printable = |text: &Option<String>| Some(text::printable(text.as_ref()?).into_owned());
    let played = match (printable(&game.date).as_deref().map(date_named), printable(&game.against))
    {
        (Some(date), Some(opponent)) => m::training::game_against(opponent, date),
        (Some(date), None) => m::training::game_of_day(date),
        (None, Some(opponent)) => m::training::a_game_against(opponent),
        (None, None) => m::training::a_game(),
    };
    let (result, discs) = match game.result {
        None => ("unknown", 0),
        Some(0) => ("draw", 0),
        Some(discs @ 1..) => ("won", discs),
        Some(discs) => ("lost", -discs),
    };
    let games = std::slice::from_ref(game);
    match reader {
        Reader::Learner => m::training::game_cost(played, result, discs, whole_cost(games, None)),
        Reader::Strong => {
            let mean = mean_loss(ProgressReport::mean_loss(games, None));
            m::training::game(played, result, discs, mean)
        }
    }
}

/// Returns what is known and what is due.
pub fn positions(positions: &Positions) -> Vec<Text> {
    let Positions { mistakes, right, due_mistakes, due_puzzles, next } = *positions;
    let errors = (mistakes > 0).then(|| m::training::own_errors(mistakes, right));
    let due = match (due_mistakes, due_puzzles, next) {
        (0, 0, Some(seconds)) => m::training::nothing_due_until(next_due(seconds)),
        (0, 0, None) => m::training::nothing_due(),
        (errors, 0, _) => m::training::due_errors(errors),
        (0, puzzles, _) => m::training::due_puzzles(puzzles),
        (errors, puzzles, _) => m::training::due_both(errors, puzzles),
    };
    errors.into_iter().chain([due]).collect()
}

/// Returns what is known of the repertoire, and what is due.
pub fn openings(openings: &AskedOpenings) -> Option<Text> {
    let AskedOpenings { asked, right, due } = *openings;
    (asked > 0).then(|| m::training::openings(asked, right, due))
}

fn puzzles(report: &ProgressReport) -> Option<Text> {
    let asked = DIFFICULTIES.iter().zip(report.puzzles).filter(|(_, tally)| tally.answers > 0);
    let results: Vec<_> = asked
        .map(|(grade, tally)| format!("{} {}", m::puzzle::grade(grade.name()), ratio(tally)))
        .collect();
    (!results.is_empty()).then(|| m::training::puzzles_solved(i18n::list(results)))
}

/// Returns right answers of all: `12 of 14`.
pub fn ratio(tally: Tally) -> Text {
    m::training::ratio(tally.right, tally.answers)
}

/// Returns the answers of the last days.
pub fn days(days: &[Tally]) -> Option<Text> {
    let sum = |tally: fn(&Tally) -> usize| days.iter().map(tally).sum::<usize>();
    let (answers, right) = (sum(|day| day.answers), sum(|day| day.right));
    let active = days.iter().filter(|day| day.answers > 0).count();
    (answers > 0).then(|| m::training::days(days.len(), answers, active, right))
}

#[cfg(test)]
mod tests {
    use othello_home::memory::entry::{PhaseCost, SideName};

    use super::*;

    #[test]
    fn a_game_is_named_by_what_is_known_of_it() {
        let check = |date: Option<&str>, against: Option<&str>, result, expected: &str| {
            let phases =
                [PhaseCost { moves: 20, loss: 42.0 }, PhaseCost::default(), PhaseCost::default()];
            let (date, against) = (date.map(Into::into), against.map(Into::into));
            let moves = "f5".into();
            let (own, ideas, quarters) = (SideName::Black, Vec::new(), None);
            let cost = GameCost { moves, own, date, against, result, phases, ideas, quarters };
            assert_eq!(
                game(&cost, Reader::Strong).to_string(),
                format!("{expected} you lost 2.1 discs a move.")
            );
        };
        check(Some("2026.11.25"), Some("Ann"), Some(-12), "2026-11-25 against Ann: lost by 12;");
        check(Some("2026.11.25"), None, Some(0), "2026-11-25: a draw;");
        check(None, Some("Ann"), Some(2), "A game against Ann: won by 2;");
        check(None, None, None, "A game:");
    }

    #[test]
    fn what_is_due_are_errors_and_puzzles() {
        let check = |due_mistakes, due_puzzles, expected| {
            let due = positions(&Positions { due_mistakes, due_puzzles, ..Positions::default() });
            assert_eq!(due.iter().map(Text::to_string).collect::<Vec<_>>(), [expected]);
        };
        check(1, 0, "Due now: 1 error.");
        check(0, 2, "Due now: 2 failed puzzles.");
        check(3, 1, "Due now: 3 errors and 1 failed puzzle.");
        check(0, 0, "Nothing is due.");
    }

    #[test]
    fn lines_that_are_no_entries_are_counted() {
        let check = |damaged: &[usize], foreign, expected| {
            let faults = ProgressFaults { damaged: damaged.to_vec(), foreign };
            let said = faulty(Path::new("progress.jsonl"), &faults).to_string();
            assert_eq!(said, format!("progress.jsonl: {expected}; all lines are kept."));
        };
        check(&[7], 0, "line 7 is damaged");
        check(&[], 2, "2 lines are from another version");
    }
}
