//! The key `z`: the values of the moves in the viewed position, for as long as players want them.
//!
//! `step` is the function of the key, and only notes what is wanted: where to look, the best move, the losses of all moves, their
//! values. `follow`, behind every update, wants the task `Evaluate` of the engine, whose thread performs it
//! (`crates/home/src/engine_worker/task.rs`); `evaluated` takes in what it finds, and says the first two. Losses and values are
//! put on the squares by `src/screen/board/labels.rs`.

pub mod commands;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::{Line, Report};
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
use state::{Evaluation, Values, WantedValues};

/// Has moves evaluated; two people who play against the clock, or the other one over a link, are asked before.
pub fn show(app: &mut App, wanted: WantedValues) -> Done {
    if !link::asks_for_hints(app) {
        app.ask_in_contest(m::evaluation::question(), move |app| begin(app, wanted));
    }
    Ok(())
}

fn begin(app: &mut App, wanted: WantedValues) {
    let App { state, features } = &mut *app;
    let evaluation = &mut features.evaluation;
    state.lines.withdraw();
    let before = evaluation.wanted.replace(wanted);
    if before.is_some_and(|before| before.purpose() != wanted.purpose())
        && !evaluation.is_finished()
    {
        // Another search begins.
        evaluation.values = None;
        stop(state);
    }
    if evaluation.is_finished() {
        tell(app);
    } else {
        app.state.say(Reply::new(Tone::Waiting, vec![m::evaluation::started()]));
    }
}

/// Goes a step further in the viewed position: where to look, the best move, the values of all moves,
/// then nothing. To a player who has no move to find the values are shown at once.
fn step(app: &mut App) -> Done {
    let values = WantedValues::all(app.state.scope());
    match app.features.evaluation.wanted {
        None if is_to_find(&app.state) => return show(app, WantedValues::Place),
        None => return show(app, values),
        Some(WantedValues::Place) => begin(app, WantedValues::BestMove),
        Some(WantedValues::BestMove | WantedValues::EveryMove) => begin(app, values),
        Some(WantedValues::Losses) => {
            app.features.evaluation.wanted = Some(WantedValues::Values);
            app.state.say(m::evaluation::are_scores());
        }
        Some(WantedValues::Values) => return hide(app),
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
    let before = evaluation.values.as_ref().map(|values| values.position);
    if before == position {
        if let Some(Values { position, report: Some(report), .. }) = &mut evaluation.values {
            *report = known(state, position, report);
        }
        return;
    }
    if before.is_some() && !evaluation.is_shown() {
        evaluation.wanted = None;
    }
    stop(state);
    evaluation.values = None;
    if let (Some(position), Some(wanted)) = (position, evaluation.wanted) {
        let lines = state.knowledge.moves(&position);
        let is_known = lines.len() == usize::from(position.legal_moves().len());
        let report = is_known.then(|| Report { value: lines[0].value, lines, nodes: 0 });
        // Another search would find others: of a position one value is told.
        let is_finished = is_known && evaluation.was_told(&position);
        evaluation.values = Some(Values { position, report, is_finished });
        state.note_hint();
        if is_finished {
            tell(app);
        } else {
            let task = Evaluate { position, time: wanted.time() };
            state.engine.want(wanted.purpose(), task, evaluated);
        }
    }
}

/// Returns the position whose values can be had: none while the board is hidden or another is shown in
/// its place, and none while more urgent tasks have the engine. Values shown before are then withdrawn.
fn visible_position(wanted: WantedValues, state: &State) -> Option<Position> {
    let position = state.viewed.position();
    let is_visible = state.can_evaluate() && state.is_game_in_view();
    let is_free = match wanted {
        WantedValues::Place | WantedValues::BestMove | WantedValues::EveryMove => {
            !state.engine.is_asked(Purpose::Move)
        }
        WantedValues::Losses | WantedValues::Values => {
            state.engine.before(Purpose::Values).is_none()
        }
    };
    let can_be_had = is_visible && is_free && state.engine.has_begun();
    (can_be_had && position.to_move().is_some()).then_some(position)
}

/// Asks for no more values.
fn stop(state: &mut State) {
    state.engine.withdraw(Purpose::Hint);
    state.engine.withdraw(Purpose::Values);
}

/// Takes in values, or that there will be none.
fn evaluated(app: &mut App, outcome: TaskOutcome<Report>) {
    let App { state, features } = app;
    let Some(values) = &mut features.evaluation.values else { return };
    let mut learn = |report: &Report| {
        state.knowledge.learn_moves(&values.position, &report.lines);
        Some(known(state, &values.position, report))
    };
    match outcome {
        TaskOutcome::Part(report) => values.report = learn(&report),
        TaskOutcome::Last(report) => {
            (values.report, values.is_finished) = (learn(&report), true);
            let position = values.position;
            features.evaluation.note_told(position);
            stop(&mut app.state);
            tell(app);
        }
        TaskOutcome::Failed(error) => {
            app.features.evaluation.wanted = None;
            app.features.evaluation.values = None;
            let failed = m::evaluation::failed(error.said());
            app.state.refuse(failed);
        }
    }
}

/// Returns the values of the moves of a report by all that is known of them.
fn known(state: &State, position: &Position, report: &Report) -> Report {
    let mut lines = state.knowledge.moves(position);
    lines.retain(|line| report.lines.iter().any(|other| other.square() == line.square()));
    let value = lines.first().map_or(report.value, |best| best.value);
    Report { value, lines, nodes: report.nodes }
}

/// Says the values that are known.
fn tell(app: &mut App) {
    let Evaluation { wanted: Some(wanted), values: Some(values), .. } = &*app.features.evaluation
    else {
        return;
    };
    let Some(report) = &values.report else { return };
    let position = values.position;
    let best_lines = report.lines.iter().map(|line| (position, line.moves.clone())).collect();
    // Where values are shown at every moment, a step goes on to the next one.
    let goes_on = wanted.is_on_board() && app.state.viewed.is_browsing();
    let entry = if goes_on { LineEntry::ByName } else { LineEntry::ByStep };
    let lines = match wanted {
        WantedValues::Place => place(report),
        WantedValues::EveryMove => every_move(&position, report),
        WantedValues::BestMove | WantedValues::Losses | WantedValues::Values => {
            best_move(&position, report)
        }
    };
    if *wanted != WantedValues::Place {
        app.state.offer_lines(best_lines, entry);
    }
    app.state.say(Reply::new(Tone::Heard, lines));
}

/// Returns where to look for the best move, and how many others are as good.
pub fn place(report: &Report) -> Vec<Text> {
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
fn best_move(position: &Position, report: &Report) -> Vec<Text> {
    let best = best(position, report).map(|best| m::common::sentence(best.to_string()).to_string());
    let sign = sign(position.rules()).map(|sign| sign.to_string());
    vec![m::common::raw(i18n::passage(best.into_iter().chain(sign)))]
}

/// Returns every legal move with its value and loss, the best one first, a line each.
fn every_move(position: &Position, report: &Report) -> Vec<Text> {
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
