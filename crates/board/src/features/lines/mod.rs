//! The best lines of every position that is viewed, searched more deeply for as long as it is.

pub mod choice;
pub mod commands;
pub mod kept;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use std::time::Duration;

use othello_core::square::Square;
use othello_engine::Selectivity;
use othello_engine::review::usual_limits;
use othello_home::config::lines::LinesChoice;
use othello_home::engine_worker::EngineReply;
use othello_home::engine_worker::task::{Effort, FindLines, FoundLines, TaskOutcome};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::text::quoted;

use crate::app::App;
use crate::app::call::Call;
use crate::app::engine_queue::Purpose;
use crate::app::event::Event;
use crate::app::lines::{CircularStep, LineEntry};
use crate::app::needs::Need;
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Refused, Reply, Tone};
use crate::app::state::State;
use crate::app::viewed::Scope;
use choice::Wish;
use state::LinesSearch;

pub const PAGE: Page = Page::new("lines");

const SHOWN: Need = Need {
    is_met: |app| !app.features.lines.rows(&app.state).is_empty(),
    or: |_| m::lines::not_shown().quiet(),
};

/// Shows the lines, or has other ones searched for; two people who play against the clock are asked before.
fn show(text: &str) -> Result<Call, Refused> {
    let wishes = choice::parse(text)?;
    Ok(Call::new(move |app| {
        let wishes = wishes.clone();
        app.ask_in_contest(m::lines::question(), move |app| begin(app, &wishes));
        Ok(())
    }))
}

fn begin(app: &mut App, wishes: &[Wish]) {
    let App { state, features } = app;
    let lines = &mut features.lines;
    for wish in wishes {
        match *wish {
            Wish::Lines(count) => lines.choice.count = count,
            Wish::Depth(depth) => lines.choice.depth = depth,
            Wish::Time(time) => lines.choice.time = time,
            Wish::Threads(threads) => state.engine.resources.threads = threads,
            Wish::Memory(bytes) => state.engine.resources.table_bytes = bytes,
        }
    }
    state.show(PAGE);
    if !wishes.is_empty() {
        state.say(sentences::choice(&lines.choice, &state.engine.resources));
    }
    lines.scope = Some(state.scope());
    // It is searched anew, so that it is told.
    lines.search = None;
}

/// Shows them no longer.
fn hide(app: &mut App) -> Done {
    app.features.lines.scope = None;
    app.state.hide(PAGE);
    Ok(())
}

/// Shows more lines, and fewer again behind the most.
fn more(app: &mut App) -> Done {
    let count = app.features.lines.choice.count.next();
    begin(app, &[Wish::Lines(count)]);
    Ok(())
}

fn select(app: &mut App, step: CircularStep) -> Done {
    let lines = &app.features.lines;
    let rows = lines.rows(&app.state);
    pick(app, rows[step.neighbour(lines.selected(&rows), rows.len())].square())
}

/// Selects the line of a move.
fn pick(app: &mut App, square: Square) -> Done {
    app.features.lines.selected = Some(square);
    app.state.lines.leave();
    app.state.tell(Event::Selected(Some(square)));
    Ok(())
}

/// Keeps a line with its value as a variation from the viewed position: the selected one, or that of a move.
fn keep(app: &mut App, text: &str) -> Done {
    let lines = &app.features.lines;
    let rows = lines.rows(&app.state);
    let index = match text {
        "" => Some(lines.selected(&rows)),
        name => {
            let number: Option<usize> = name.parse().ok();
            let by_name = || rows.iter().position(|line| line.square().name() == name);
            number.map_or_else(by_name, |number| number.checked_sub(1))
        }
    };
    let line = index.and_then(|index| rows.get(index));
    let line = line.ok_or_else(|| m::lines::no_such(quoted(text)))?.clone();
    kept::keep(&mut app.state, &line);
    let (square, value) = (line.square(), othello_words::value::value(line.value));
    app.state.say(m::lines::kept(square, value));
    app.state.save();
    Ok(())
}

/// Has the viewed position searched if its lines are wanted, and another one than before.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let lines = &mut features.lines;
    if state.changed().game {
        kept::learn(state);
        if state.is_contest() || state.is_linked() {
            lines.scope = None;
        }
    }
    let wanted = lines.wanted_position(state).map(|position| (position, lines.choice));
    let before = lines.search.as_ref().map(|search| (search.position, search.choice));
    if wanted != before {
        let is_elsewhere = before.map(|before| before.0) != wanted.map(|wanted| wanted.0);
        if before.is_some() && is_elsewhere {
            lines.selected = None;
            if lines.scope == Some(Scope::ThisPosition) {
                lines.scope = None;
            }
            keep_reviewed(state);
        }
        state.engine.withdraw(Purpose::Lines);
        lines.search = None;
        if let Some((position, choice)) = wanted.filter(|_| lines.scope.is_some()) {
            let effort = Effort::default();
            lines.search = Some(LinesSearch { position, choice, effort, is_finished: false });
            let LinesChoice { count, depth, mut time } = choice;
            let mut selectivity = Selectivity::None;
            if lines.scope == Some(Scope::ThisPosition) {
                // Somebody waits for the answer.
                selectivity = usual_limits(position.rules()).selectivity;
                let usual = depth.is_none().then_some(Duration::from_secs(2));
                time = time.or(usual);
            }
            let count = count.of(usize::from(position.legal_moves().len()));
            let task = FindLines { position, count, depth, selectivity, time };
            state.engine.want(Purpose::Lines, task, found);
            state.note_hint();
            if let Some(best) = lines.rows(state).first() {
                state.tell(Event::Selected(Some(best.square())));
            }
        }
    }
    offer(app);
}

/// Offers the selected line to be stepped through, unless one is.
fn offer(app: &mut App) {
    let App { state, features } = app;
    let lines = &features.lines;
    let Some(search) = &lines.search else { return };
    if state.lines.shown().is_some() {
        return;
    }
    let (position, rows) = (search.position, lines.rows(state));
    let selected = lines.selected(&rows);
    let offered = rows.into_iter().map(|line| (position, line.moves)).collect();
    state.offer_lines(offered, LineEntry::ByStep);
    state.lines.choose(selected);
}

/// Has the values of a reviewed game saved, which the search may have made more certain.
fn keep_reviewed(state: &mut State) {
    if !state.session().review().plies.is_empty() {
        state.save();
    }
}

/// Returns how far a search has come that is not over.
pub fn progress(app: &App, reply: &EngineReply) -> Option<Text> {
    let lines = &app.features.lines;
    let position = lines.search.as_ref()?.position;
    let FoundLines { report, effort } = reply.part()?;
    // As the lines will be shown: more may be known of some of them.
    let mut knowledge = app.state.knowledge.clone();
    knowledge.learn_moves(&position, &report.lines);
    Some(sentences::so_far(&lines.rows_of(&knowledge), *effort))
}

/// Takes in lines, or that there will be none.
fn found(app: &mut App, outcome: TaskOutcome<FoundLines>) {
    let App { state, features } = app;
    let Some(search) = &mut features.lines.search else { return };
    let (FoundLines { report, effort }, is_last) = match outcome {
        TaskOutcome::Part(found) => (found, false),
        TaskOutcome::Last(found) => (found, true),
        TaskOutcome::Failed(error) => {
            features.lines.scope = None;
            state.engine.withdraw(Purpose::Lines);
            return state.refuse(m::evaluation::failed(error.said()));
        }
    };
    let position = search.position;
    search.effort = effort;
    search.is_finished = is_last;
    let is_first = state.knowledge.moves(&position).is_empty();
    state.knowledge.learn_moves(&position, &report.lines);
    if is_first && let Some(best) = report.lines.first() {
        state.tell(Event::Selected(Some(best.square())));
    }
    if is_last {
        state.engine.withdraw(Purpose::Lines);
        keep_reviewed(state);
        let spoken = sentences::spoken(&features.lines, state);
        state.say(Reply::new(Tone::Heard, spoken));
    }
}
