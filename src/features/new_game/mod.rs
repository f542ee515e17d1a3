//! New games and matches, and games that come from a file, a paste or a position.

pub mod dialog;
pub mod keys;
pub mod lines;
pub mod notice;
mod play_from_here;
pub mod says;
pub mod window;
pub mod words;

use crate::app::action::NewGameAction;
use crate::app::event::{NewGameEvent, NewGameQuestion};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_notation::Record;
use othello_session::{Session, Setup};

use play_from_here::play_from_here;

use crate::app::event::{Event, Question};
use crate::app::refusal::Refusal;
use crate::app::state::State;
use crate::app::tone::Tone;
use crate::i18n::m;

/// Begins another game.
pub fn act(action: NewGameAction, state: &mut State) {
    match action {
        NewGameAction::Game(setup) => ask_for_new_game(setup, state),
        NewGameAction::Match(setup) => ask_for_new_match(setup, state),
        NewGameAction::FromViewed(_) if !state.viewed.is_browsing() => {
            state.refuse(Refusal::For(m::browsing::not_browsing(), Tone::Warning));
        }
        NewGameAction::FromViewed(level) | NewGameAction::FromShown(level) => {
            play_from_here(level, state);
        }
        NewGameAction::Load(mut record) => {
            // Whoever wrote it, its values were not found here.
            record.set_contradicted_evaluations_aside();
            record.evaluations.doubt();
            take(record, state);
        }
        NewGameAction::Opened(record) => ask_to_load(record, state),
    }
}

/// Does what was asked, after a yes.
pub fn confirmed(question: NewGameQuestion, state: &mut State) {
    match question {
        NewGameQuestion::Game(setup) => start_next_game(*setup, state),
        NewGameQuestion::Match(setup) => start_match(*setup, state),
        NewGameQuestion::Load(record) => load(*record, state),
    }
}

/// Starts the next game; an undecided match between the same players goes on, if the players agree.
fn ask_for_new_game(setup: Box<Setup>, state: &mut State) {
    if !is_in_undecided_game(state) {
        start_next_game(*setup, state);
    } else if state.session().would_continue_match(&setup) {
        state.ask(Question::NewGame(NewGameQuestion::Game(setup)));
    } else {
        state.ask(Question::NewGame(NewGameQuestion::Match(setup)));
    }
}

/// Starts the first game of a new match, if the players agree to leave the one under way.
fn ask_for_new_match(setup: Box<Setup>, state: &mut State) {
    if is_in_undecided_game(state) {
        state.ask(Question::NewGame(NewGameQuestion::Match(setup)));
    } else {
        start_match(*setup, state);
    }
}

/// Returns `true` if a match has begun and its current game is not over.
fn is_in_undecided_game(state: &State) -> bool {
    let session = state.session();
    let has_begun = session.series().games() > 0 || session.is_under_way();
    session.series().best_of() > 1 && has_begun && session.result().is_none()
}

/// Starts the next game.
fn start_next_game(setup: Setup, state: &mut State) {
    let setup = state.seeded(setup);
    let next = state.session().next_game(setup, state.terms().today);
    state.replace(next);
    state.tell(Event::NewGame(NewGameEvent::Began));
}

/// Starts the first game of a new match.
fn start_match(setup: Setup, state: &mut State) {
    let setup = state.seeded(setup);
    let session = Session::new(setup, state.terms().today);
    state.replace(session);
    state.tell(Event::NewGame(NewGameEvent::Began));
}

/// Plays on with a game that is the one on the board and more moves, and loads any other.
fn take(record: Box<Record>, state: &mut State) {
    let Some(squares) = continuation(&record, state) else { return ask_to_load(record, state) };
    if squares.is_empty() {
        return state.refuse(Refusal::NothingNew);
    }
    state.session_mut().note_mail();
    state.play_from(state.game().plies().len(), &squares);
    state.tell(Event::NewGame(NewGameEvent::Extended { plies: squares.len() }));
}

/// Returns the moves that a game has behind those of the current one, if people play it without a
/// clock and both have the same moves so far.
fn continuation(record: &Record, state: &State) -> Option<Vec<Square>> {
    let (session, game, other) = (state.session(), state.game(), &record.game);
    let are_people = Color::BOTH.iter().all(|&color| session.players()[color].is_human());
    let is_open = session.is_under_way() && session.clock().is_none();
    let is_same = other.start() == game.start() && record.forfeit.is_none();
    let known = game.plies().iter().zip(other.plies());
    let goes_on = known.clone().all(|(ply, theirs)| ply.square == theirs.square);
    let later = other.plies().iter().skip(known.len()).map(|ply| ply.square);
    (are_people && is_open && is_same && goes_on).then(|| later.collect())
}

/// Continues with a game, if the players agree to leave the one under way.
fn ask_to_load(record: Box<Record>, state: &mut State) {
    if state.session().is_under_way() {
        state.ask(Question::NewGame(NewGameQuestion::Load(record)));
    } else {
        load(*record, state);
    }
}

/// Continues with a game.
fn load(record: Record, state: &mut State) {
    state.replace(Session::from_record(record));
    state.wait_for_players();
    state.tell(Event::NewGame(NewGameEvent::Loaded));
}
