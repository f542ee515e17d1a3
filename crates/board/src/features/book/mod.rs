//! The book: what it knows of the viewed position, and the work on it in the background.

pub mod commands;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use std::path::Path;

use othello_core::position::Position;
use othello_engine::Line;
use othello_games::explorer::are_othello;
use othello_home::engine_worker::EngineReply;
use othello_home::engine_worker::task::TaskOutcome;
use othello_home::jobs::book::{AddToBook, BookAnswer, LookUp};
use othello_home::own_book::{BookFault, BookKnowledge, DeepenBook, Deepened};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::text::quoted;

use crate::app::App;
use crate::app::call::Call;
use crate::app::engine_queue::Purpose;
use crate::app::event::Event;
use crate::app::needs::{NOT_OVER, Need};
use crate::app::reply::{Done, Refuse, Refused, Reply, Tone};
use crate::app::state::State;
use crate::app::viewed::Scope;
use state::{Deepening, LookedUp, OwnBook};

/// The depth at which positions are searched in the background.
const DEPTH: u32 = 20;

const OPEN: Need = Need {
    is_met: |app| app.features.book.file().is_ok(),
    or: |app| app.features.book.file().err().unwrap_or_else(m::book::unwanted).quiet(),
};

/// The position is one that a book has.
const OTHELLO: Need = Need {
    is_met: |app| are_othello(app.state.game().rules()),
    or: |_| m::book::other_rules().quiet(),
};

/// The conditions of a look at the book, and of the work on it.
const HERE: &[&Need] = &[&OPEN, &OTHELLO, &NOT_OVER];

/// Says what the book knows here, or has the engine work on it.
fn by_line(rest: &str) -> Result<Call, Refused> {
    let rest = rest.to_ascii_lowercase();
    let (word, argument) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
    match (word, argument.trim()) {
        ("open", "") => Ok(Call::new(open)),
        ("stop", "") => Ok(Call::needing(&[&OPEN], stop)),
        ("", "") => Ok(Call::needing(HERE, |app| {
            app.ask_in_contest(m::book::question(), look_up);
            Ok(())
        })),
        ("deepen", discs) => {
            let discs = if discs.is_empty() { Some(1.0) } else { discs.parse().ok() };
            let discs = discs.filter(|discs: &f32| (0.0..=64.0).contains(discs));
            let discs = discs.ok_or_else(|| m::book::no_discs(quoted(argument)))?;
            Ok(Call::needing(HERE, move |app| {
                app.ask_in_contest(m::book::question(), move |app| deepen(app, discs));
                Ok(())
            }))
        }
        _ => Err(m::book::unknown(quoted(&rest)).into()),
    }
}

/// Opens the book where lines come from a pipe, which leave files alone unless they ask for them.
fn open(app: &mut App) -> Done {
    if !app.features.book.open() {
        return Err(m::book::unwanted().quiet());
    }
    app.state.say(m::book::opened());
    Ok(())
}

/// Has the viewed position looked up, to be told.
fn look_up(app: &mut App) {
    let App { state, features } = app;
    let Some(file) = features.book.file.clone() else { return };
    state.note_hint();
    ask(state, &mut features.book, &file, true);
}

fn ask(state: &mut State, book: &mut OwnBook, file: &Path, is_asked: bool) {
    let position = state.viewed.position();
    let (moves, is_stale) = (None, false);
    book.looked_up = Some(LookedUp { position, moves, is_asked, is_stale });
    let job = LookUp { file: file.into(), position };
    state.job(job, move |app, answer| looked_up(app, &position, answer));
}

/// Has the engine work on the book from the viewed position, when nothing else is to be done: until it is stopped, or
/// for a while where somebody waits for it.
fn deepen(app: &mut App, discs: f32) {
    const MOST: usize = 10;
    let App { state, features } = app;
    let Some(file) = features.book.file.clone() else { return };
    let most = (state.scope() == Scope::ThisPosition).then_some(MOST);
    let root = state.viewed.position();
    state.note_hint();
    state.say(Reply::new(Tone::Waiting, vec![m::book::begun()]));
    features.book.deepening = Some(Deepening::Begun);
    let task = DeepenBook { file, root, discs, depth: DEPTH, most };
    state.engine.want(Purpose::Book, task, deepened);
}

/// Stops the work on the book; what was found stays.
fn stop(app: &mut App) -> Done {
    let App { state, features } = app;
    let deepening = end(state, &mut features.book);
    let deepening = deepening.ok_or_else(|| m::book::not_deepening().quiet())?;
    state.say(m::book::stopped(deepening.searched()));
    Ok(())
}

/// Ends the work on the book; what was found stays.
fn end(state: &mut State, book: &mut OwnBook) -> Option<Deepening> {
    state.engine.withdraw(Purpose::Book);
    book.deepening.take()
}

/// Takes in a searched position, the end of the work, or that there is none.
fn deepened(app: &mut App, outcome: TaskOutcome<Deepened>) {
    let App { state, features } = app;
    let book = &mut features.book;
    let Some(deepening) = &mut book.deepening else { return };
    let answer = match outcome {
        TaskOutcome::Part(answer) | TaskOutcome::Last(answer) => answer,
        TaskOutcome::Failed(error) => {
            end(state, book);
            return state.refuse(m::evaluation::failed(error.said()));
        }
    };
    match answer {
        Deepened::Position(course) => {
            *deepening = Deepening::UnderWay(course);
            if let Some(looked_up) = &mut book.looked_up {
                looked_up.is_stale = true;
            }
        }
        Deepened::Mended(damage) => tell_damage(state, Some(damage)),
        Deepened::All => {
            let searched = deepening.searched();
            end(state, book);
            state.say(m::book::stopped(searched));
        }
        Deepened::Failed(fault) => {
            end(state, book);
            // Somebody has asked for it.
            book.is_fault_told = false;
            fail(state, book, &fault);
        }
    }
}

/// Returns how far the book is deepened.
pub fn progress(app: &App, reply: &EngineReply) -> Option<Text> {
    match reply.part()? {
        Deepened::Position(course) if app.features.book.is_deepening() => {
            Some(sentences::progress(course))
        }
        Deepened::Position(_) | Deepened::Mended(_) | Deepened::All | Deepened::Failed(_) => None,
    }
}

fn looked_up(app: &mut App, position: &Position, answer: BookAnswer<BookKnowledge>) {
    let App { state, features } = app;
    let book = &mut features.book;
    tell_damage(state, answer.damage);
    let looked_up = book.looked_up.as_mut().filter(|it| it.position == *position);
    let Some(looked_up) = looked_up else { return };
    let is_asked = std::mem::take(&mut looked_up.is_asked);
    match answer.result {
        Ok(found) => {
            found.add_to(&mut state.knowledge, position);
            // A search here may have looked deeper by now, and a position has one value.
            let has = |line: &Line| found.moves.iter().any(|it| it.square() == line.square());
            let moves = state.knowledge.moves(position);
            let moves: Vec<_> = moves.into_iter().filter(has).collect();
            if is_asked {
                state.say(sentences::here(&moves));
            }
            if looked_up.moves.as_deref().unwrap_or_default() != moves {
                state.tell(Event::Known);
            }
            looked_up.moves = Some(moves);
            // It has them.
            book.note_found(state);
        }
        Err(fault) => {
            looked_up.moves = Some(Vec::new());
            book.is_fault_told &= !is_asked;
            fail(state, book, &fault);
        }
    }
}

/// Says what is left out of a damaged book, and where the damaged file is kept.
fn tell_damage(state: &mut State, damage: Option<Text>) {
    if let Some(damage) = damage {
        state.say(Reply::new(Tone::Warning, vec![m::book::failed(damage)]));
    }
}

/// Says once that the book cannot be used.
fn fail(state: &mut State, book: &mut OwnBook, fault: &BookFault) {
    if !std::mem::replace(&mut book.is_fault_told, true) {
        let failed = m::book::failed(fault.to_string());
        state.say(Reply::new(Tone::Warning, vec![failed]));
    }
}

/// Has the viewed position looked up if it is another one than before, or the book has grown; and ends the work on the
/// book where the engine may not be asked.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let book = &mut features.book;
    if book.is_deepening() && (!state.can_evaluate() || state.is_linked()) {
        end(state, book);
    }
    if state.changed().game {
        book.pass_over(state);
    }
    let Some(file) = book.file.clone() else { return };
    keep(state, book, &file);
    let position = state.viewed.position();
    if !is_visible(state, &position) {
        book.looked_up = None;
        return;
    }
    let is_known = book.looked_up.as_ref().is_some_and(|it| {
        // While an answer is awaited none other is asked for.
        it.position == position && !(it.is_stale && it.moves.is_some())
    });
    if !is_known {
        ask(state, book, &file, false);
    }
}

/// Has what searches have found deeply enough added to the book, whoever has asked for them.
fn keep(state: &mut State, book: &mut OwnBook, file: &Path) {
    let found = book.note_found(state);
    if !found.is_empty() {
        let job = AddToBook { file: file.into(), found };
        state.job(job, |App { state, features }, answer| {
            tell_damage(state, answer.damage);
            if let Err(fault) = answer.result {
                fail(state, &mut features.book, &fault);
            }
        });
    }
}

/// Returns `true` if the values of that position may be known.
fn is_visible(state: &State, position: &Position) -> bool {
    let is_open = state.engine.has_begun() && state.can_evaluate() && !state.is_linked();
    let is_shown = state.is_game_in_view();
    is_open && is_shown && position.to_move().is_some() && are_othello(position.rules())
}
