//! The key `z`, from where to look for the best move to a number on each square.
//!
//! 1. `src/screen/key_press.rs` finds the row of `z` (`commands.rs`), which runs `next_hint`: it notes in `EvaluationState::wanted`
//!    what is shown next, a `HintStep`. To whoever is to move that is where to look, the best move, the losses of all moves,
//!    their values, nothing; to others the losses at once. The line mode has words alone (`Scope::ThisPosition`).
//! 2. `follow`, behind every update, asks the engine to `Evaluate` the viewed position, unless its values are known;
//!    `crate::app::engine_queue` keeps what is wanted in order.
//! 3. The engine's thread does so: `impl Task for Evaluate` in `crates/home/src/engine_worker/task.rs`.
//! 4. `receive` takes in the values as `EvaluationState::found`; `tell` says in words where to look, and the best move.
//! 5. `src/screen/board/labels.rs` puts `EvaluationState::report_on_board` on the squares: losses first, then values.

pub mod commands;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::{Line, SearchReport};
use othello_home::engine_worker::task::{Evaluate, TaskOutcome};
use othello_words::faults::Said;
use othello_words::i18n::{self, Text, m};
use othello_words::value::{best, certainty, loss_of, sign, value};

use crate::app::App;
use crate::app::engine_queue::Purpose;
use crate::app::lines::LineEntry;
use crate::app::reply::{Done, Reply, Tone};
use crate::app::state::State;
use crate::features::link;
use state::{EvaluationState, FoundValues, HintStep};

/// Shows a hint; two people who play against the clock, or the other one over a link, are asked before.
pub fn show(app: &mut App, hint: HintStep) -> Done {
    if !link::asks_for_hints(app) {
        app.ask_in_contest(m::evaluation::question(), move |app| begin(app, hint));
    }
    Ok(())
}

fn begin(app: &mut App, hint: HintStep) {
    let App { state, features } = &mut *app;
    let evaluation = &mut features.evaluation;
    state.lines.withdraw();
    let before = evaluation.wanted.replace(hint);
    if before.is_some_and(|before| before.purpose() != hint.purpose()) && !evaluation.is_finished()
    {
        // Another search begins.
        evaluation.found = None;
        stop(state);
    }
    if evaluation.is_finished() {
        tell(app);
    } else {
        app.state.say(Reply::new(Tone::Waiting, vec![m::evaluation::started()]));
    }
}

/// Shows the next hint about the viewed position: where to look, the best move, the losses and the values of all moves,
/// then none. To a player who has no move to find the losses are shown at once.
fn next_hint(app: &mut App) -> Done {
    let all = HintStep::all(app.state.scope());
    match app.features.evaluation.wanted {
        None if is_to_find(&app.state) => return show(app, HintStep::Region),
        None => return show(app, all),
        Some(HintStep::Region) => begin(app, HintStep::BestMove),
        Some(HintStep::BestMove | HintStep::MoveList) => begin(app, all),
        Some(HintStep::LossesOnBoard) => {
            app.features.evaluation.wanted = Some(HintStep::ValuesOnBoard);
            app.state.say(m::evaluation::are_scores());
        }
        Some(HintStep::ValuesOnBoard) => return hide(app),
    }
    Ok(())
}

/// Returns `true` if a person at this keyboard is to find the next move of the game.
fn is_to_find(state: &State) -> bool {
    let players = state.session().players();
    let mover = state.session().to_move().filter(|_| !state.viewed.is_browsing());
    mover.is_some_and(|color| players[color].is_human())
}

/// Shows no more values.
pub fn hide(app: &mut App) -> Done {
    app.features.evaluation.wanted = None;
    app.state.lines.withdraw();
    app.state.say(m::evaluation::hidden());
    Ok(())
}

/// Asks for the values of the viewed position if they are wanted, and those of another position than
/// before. In another game whose players would have to be asked they are not wanted any more.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let evaluation = &mut features.evaluation;
    if state.changed().game && (state.is_contest() || state.is_linked()) {
        evaluation.wanted = None;
    }
    let position = evaluation.wanted.and_then(|wanted| visible_position(wanted, state));
    let before = evaluation.found.as_ref().map(|found| found.position);
    if before == position {
        if let Some(FoundValues { position, report: Some(report), .. }) = &mut evaluation.found {
            *report = known(state, position, report);
        }
        return;
    }
    if before.is_some() && !evaluation.is_shown() {
        evaluation.wanted = None;
    }
    stop(state);
    evaluation.found = None;
    if let (Some(position), Some(wanted)) = (position, evaluation.wanted) {
        let lines = state.knowledge.moves(&position);
        let is_known = lines.len() == usize::from(position.legal_moves().len());
        let report = is_known.then(|| SearchReport { value: lines[0].value, lines, nodes: 0 });
        // Another search would find others: of a position one value is told.
        let is_finished = is_known && evaluation.was_told(&position);
        evaluation.found = Some(FoundValues { position, report, is_finished });
        state.note_hint();
        if is_finished {
            tell(app);
        } else {
            let task = Evaluate { position, time: wanted.time() };
            state.engine.want(wanted.purpose(), task, receive);
        }
    }
}

/// Returns the position whose values can be had: none while the board is hidden or another is shown in
/// its place, and none while more urgent tasks have the engine. Values shown before are then withdrawn.
fn visible_position(wanted: HintStep, state: &State) -> Option<Position> {
    let position = state.viewed.position();
    let is_visible = state.can_evaluate() && state.is_game_in_view();
    let is_free = match wanted {
        HintStep::Region | HintStep::BestMove | HintStep::MoveList => {
            !state.engine.is_asked(Purpose::Move)
        }
        HintStep::LossesOnBoard | HintStep::ValuesOnBoard => {
            state.engine.before(Purpose::ValuesOnBoard).is_none()
        }
    };
    let can_be_had = is_visible && is_free && state.engine.has_begun();
    (can_be_had && position.to_move().is_some()).then_some(position)
}

/// Asks for no more values.
fn stop(state: &mut State) {
    state.engine.withdraw(Purpose::Hint);
    state.engine.withdraw(Purpose::ValuesOnBoard);
}

/// Takes in what the engine has found, or that it finds nothing.
fn receive(app: &mut App, outcome: TaskOutcome<SearchReport>) {
    let App { state, features } = app;
    let Some(found) = &mut features.evaluation.found else { return };
    let mut learn = |report: &SearchReport| {
        state.knowledge.learn_moves(&found.position, &report.lines);
        Some(known(state, &found.position, report))
    };
    match outcome {
        TaskOutcome::Part(report) => found.report = learn(&report),
        TaskOutcome::Last(report) => {
            (found.report, found.is_finished) = (learn(&report), true);
            let position = found.position;
            features.evaluation.note_told(position);
            stop(&mut app.state);
            tell(app);
        }
        TaskOutcome::Failed(error) => {
            app.features.evaluation.wanted = None;
            app.features.evaluation.found = None;
            let failed = m::evaluation::failed(error.said());
            app.state.refuse(failed);
        }
    }
}

/// Returns the values of the moves of a report by all that is known of them.
fn known(state: &State, position: &Position, report: &SearchReport) -> SearchReport {
    let mut lines = state.knowledge.moves(position);
    lines.retain(|line| report.lines.iter().any(|other| other.square() == line.square()));
    let value = lines.first().map_or(report.value, |best| best.value);
    SearchReport { value, lines, nodes: report.nodes }
}

/// Says the hint in words, once the engine has found it.
fn tell(app: &mut App) {
    let EvaluationState { wanted: Some(wanted), found: Some(found), .. } =
        &*app.features.evaluation
    else {
        return;
    };
    let Some(report) = &found.report else { return };
    let position = found.position;
    let best_lines = report.lines.iter().map(|line| (position, line.moves.clone())).collect();
    // Where values are shown at every moment, a step goes on to the next one.
    let goes_on = wanted.is_on_board() && app.state.viewed.is_browsing();
    let entry = if goes_on { LineEntry::ByName } else { LineEntry::ByStep };
    let lines = match wanted {
        HintStep::Region => place(report),
        HintStep::MoveList => every_move(&position, report),
        HintStep::BestMove | HintStep::LossesOnBoard | HintStep::ValuesOnBoard => {
            best_move(&position, report)
        }
    };
    if *wanted != HintStep::Region {
        app.state.offer_lines(best_lines, entry);
    }
    app.state.say(Reply::new(Tone::Heard, lines));
}

/// Returns where to look for the best move, and how many others are as good.
pub fn place(report: &SearchReport) -> Vec<Text> {
    /// The discs by which a value may be wrong.
    const ALIKE: f32 = 1.0;
    let best = report.lines.first().map_or(0.0, |line| line.value.discs());
    let is_good = |line: &&Line| best - line.value.discs() < ALIKE;
    let legal: Vec<_> = report.lines.iter().map(Line::square).collect();
    let good = &legal[..report.lines.iter().take_while(is_good).count()];
    let choice = match (good.len(), legal.len()) {
        (_, 1) => return vec![m::evaluation::only_move()],
        (all, legal) if all == legal => return vec![m::evaluation::all_good(all)],
        (some, legal) => m::evaluation::some_good(some, legal),
    };
    [choice].into_iter().chain(region(good, &legal).map(m::evaluation::look)).collect()
}

/// Returns the smallest part of the board in which the good moves are, but not all of them.
fn region(good: &[Square], legal: &[Square]) -> Option<&'static str> {
    type Part = (&'static str, fn(u8, u8) -> bool);
    const PARTS: [Part; 13] = [
        ("corners", |column, row| matches!((column, row), (0 | 7, 0 | 7))),
        ("top", |_, row| row == 0),
        ("bottom", |_, row| row == 7),
        ("left", |column, _| column == 0),
        ("right", |column, _| column == 7),
        ("upper-left", |column, row| column < 4 && row < 4),
        ("upper-right", |column, row| column > 3 && row < 4),
        ("lower-left", |column, row| column < 4 && row > 3),
        ("lower-right", |column, row| column > 3 && row > 3),
        ("upper-half", |_, row| row < 4),
        ("lower-half", |_, row| row > 3),
        ("left-half", |column, _| column < 4),
        ("right-half", |column, _| column > 3),
    ];
    let has_all =
        |(_, has): &Part, squares: &[Square]| squares.iter().all(|at| has(at.column(), at.row()));
    let narrows = |part: &&Part| has_all(part, good) && !has_all(part, legal);
    PARTS.iter().find(narrows).map(|(name, _)| *name)
}

/// Returns the best move in a sentence.
fn best_move(position: &Position, report: &SearchReport) -> Vec<Text> {
    let best = best(position, report).map(|best| m::common::sentence(best.to_string()).to_string());
    let sign = sign(position.rules()).map(|sign| sign.to_string());
    vec![m::common::raw(i18n::passage(best.into_iter().chain(sign)))]
}

/// Returns every legal move with its value and loss, the best one first, a line each.
fn every_move(position: &Position, report: &SearchReport) -> Vec<Text> {
    let Some((mover, best)) = position.to_move().zip(report.lines.first()) else {
        return Vec::new();
    };
    let sign = sign(position.rules())
        .map_or_else(String::new, |sign| format!("{}{sign}", m::common::gap()));
    let head = m::evaluation::head(mover, report.lines.len(), certainty(best.value), sign);
    let line = |line: &Line| {
        m::evaluation::r#move(
            line.square(),
            value(line.value),
            mover,
            loss_of(line, best).to_string(),
        )
    };
    [head].into_iter().chain(report.lines.iter().map(line)).collect()
}
