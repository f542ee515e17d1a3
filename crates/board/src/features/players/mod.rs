//! Players that compute: the moments at which they are asked, and at which their moves are played.

pub mod commands;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_engine::computer::Computer;
use othello_engine::random::Random;
use othello_engine::time_for_move;
use othello_home::engine_worker::EngineError;
use othello_home::engine_worker::task::{ChooseMove, ChosenSquare, PlayKnown, TaskOutcome};
use othello_notation::PlayerName;
use othello_session::{Aid, Player};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::names;
use othello_words::plies;
use othello_words::plies::discs;
use othello_words::results::match_score;
use othello_words::text::sentence;

use self::state::{EnginePace, EnginePlayers, Thinking};
use crate::app::App;
use crate::app::arguments::split;
use crate::app::call::Call;
use crate::app::engine_queue::Purpose;
use crate::app::event::{OnEnter, Question};
use crate::app::move_source::Lookup;
use crate::app::needs::{NO_EXERCISE, NOT_LINKED, Need};
use crate::app::reply::{After, Done, Refuse, Refused, Reply, Tone};
use crate::app::state::{Confirmation, State};
use crate::app::then::Then;

/// The shortest time after which a move is played that was found at once.
const SHORTEST_PAUSE: Duration = Duration::from_millis(300);
/// The span in which these times differ from move to move, in milliseconds.
const PAUSE_SPAN: usize = 500;
/// The least number of such pauses that the time left has to allow.
const PAUSES: u32 = 100;

/// The time for a move that is to be played at once.
const AT_ONCE: Duration = Duration::from_millis(50);

/// Has the player whose turn it is choose a move, if that is a computer, and stops one whose move
/// is not wanted any more.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let players = &mut features.players;
    let has_changed = state.changed().turn;
    if has_changed {
        players.is_stepping = false;
        state.withdraw_question(is_of_failure);
    }
    let is_wanted = wants_move(players, state);
    if !is_wanted || has_changed {
        players.thinking = None;
        state.engine.withdraw(Purpose::Move);
    }
    if is_wanted && players.thinking.is_none() {
        ask_for_move(players, state, None);
    }
}

/// Has the computer that chooses a move play at once.
fn hurry(app: &mut App) -> Done {
    let App { state, features } = app;
    match &mut features.players.thinking {
        Some(Thinking { square: Some(_), pause, .. }) => *pause = Duration::ZERO,
        // It would begin again.
        _ if computer_to_move(state)
            .is_some_and(|(_, it)| matches!(it, Computer::External { .. })) =>
        {
            return Err(m::players::cannot_hurry().quiet());
        }
        thinking => {
            *thinking = None;
            // It has less time than the level takes that it is.
            state.session_mut().note_aid(Aid::Hint);
            ask_for_move(&mut features.players, state, Some(AT_ONCE));
        }
    }
    play_chosen(app);
    Ok(())
}

/// Returns `true` if a computer is to move and may do so.
fn wants_move(players: &EnginePlayers, state: &State) -> bool {
    let has_failed = state.question().is_some_and(is_of_failure);
    let goes_on = (!state.clock.is_paused() || players.is_stepping) && !state.is_aside();
    let has_begun = state.engine.has_begun();
    has_begun && goes_on && !has_failed && computer_to_move(state).is_some()
}

/// Asks the computer to move for a move: within that time, or else within what the clock leaves and with a short pause.
fn ask_for_move(players: &mut EnginePlayers, state: &mut State, within: Option<Duration>) {
    let Some((color, computer)) = computer_to_move(state) else { return };
    let session = state.session();
    let (position, seed) = (session.position(), session.seed());
    let left = session.clock().map(|clock| (clock.left(color), clock.control()));
    let time = left.map(|(left, control)| {
        time_for_move(left, control.increment(), position.board().empties().len().into())
    });
    let time = within.or(time);
    let pause = match players.pace {
        EnginePace::Instant => Duration::ZERO,
        EnginePace::Human if within.is_some() => Duration::ZERO,
        EnginePace::Human => {
            let plies = state.game().plies().len() as u64;
            let more = Random::new(seed.wrapping_add(plies)).below(PAUSE_SPAN) as u64;
            let pause = SHORTEST_PAUSE + Duration::from_millis(more);
            left.map_or(pause, |(left, _)| pause.min(left / PAUSES))
        }
    };
    match state.move_sources().look_up(computer, &position, seed) {
        Lookup::Move(square) => state.engine.want(Purpose::Move, PlayKnown(square), replied),
        Lookup::None => {
            let computer = computer.clone();
            let task = ChooseMove { computer, position, seed, time };
            state.engine.want(Purpose::Move, task, replied);
        }
        // It is asked again once they have been read.
        Lookup::Awaited => return,
    }
    players.thinking = Some(Thinking { time: Duration::ZERO, pause, square: None });
    if state.viewed.is_watched() {
        state.start_clock();
    }
}

/// Lets time pass for a move that is being chosen, and plays it when it is due.
pub fn elapse(app: &mut App, time: Duration) {
    if let Some(thinking) = &mut app.features.players.thinking {
        thinking.time = thinking.time.saturating_add(time);
        play_chosen(app);
    }
}

/// Plays the move that is chosen, if it is due, wherever the game is viewed meanwhile.
fn play_chosen(app: &mut App) {
    let App { state, features } = app;
    let due = features.players.take_due().filter(|_| computer_to_move(state).is_some());
    let Some(square) = due else { return };
    if let Err(reason) = state.session_mut().play(square) {
        return state.refuse(plies::illegal(square, 1, reason));
    }
    // Other questions are still about the same.
    let is_over = state.session().to_move().is_none();
    state.withdraw_question(|question| {
        question.is(&m::moves::ask_undo(0)) || is_over && question.is(&m::moves::ask_resign(""))
    });
    state.tell_played();
    state.save();
}

/// Takes in the move that a computer has chosen, or that it cannot go on.
fn replied(app: &mut App, outcome: TaskOutcome<ChosenSquare>) {
    match outcome {
        TaskOutcome::Part(Ok(square)) | TaskOutcome::Last(Ok(square)) => {
            if let Some(thinking) = &mut app.features.players.thinking {
                thinking.square = Some(square);
                play_chosen(app);
            }
        }
        TaskOutcome::Part(Err(error))
        | TaskOutcome::Last(Err(error))
        | TaskOutcome::Failed(error) => {
            failed(app, &error);
        }
    }
}

/// Asks whether to ask a computer again that has failed; if not, a person takes over.
fn failed(app: &mut App, error: &EngineError) {
    let App { state, features } = app;
    features.players.thinking = None;
    let Some(color) = state.session().to_move() else { return };
    let error = sentence(&error.said().to_string());
    match state.terms().confirmation {
        Confirmation::Ask => {
            if state.is_clock_running() {
                state.clock.pause();
            }
            state.open(Question {
                text: m::players::engine_failed(error, color),
                board: None,
                yes: Then::new(|app, ()| go_on(&mut app.state)),
                no: Some(Then::new(move |app, ()| take_over(app, color))),
                enter: OnEnter::Yes,
                is_unasked: true,
            });
        }
        Confirmation::Skip => {
            state.say(m::common::raw(error));
            take_over(app, color);
        }
    }
}

fn go_on(state: &mut State) {
    state.clock.resume();
    state.say(Reply::new(Tone::Heard, vec![m::clock::resumed()]).then(After::Turn));
}

/// Plays one move of a game that is only watched, and pauses it.
fn step(app: &mut App) -> Done {
    app.state.viewed.leave();
    app.state.clock.pause();
    app.features.players.is_stepping = true;
    Ok(())
}

/// Returns `true` for the question about a computer that has failed.
fn is_of_failure(question: &Question) -> bool {
    question.is(&m::players::engine_failed("", Color::Black))
}

/// Returns the player to move, if that is a computer.
fn computer_to_move(state: &State) -> Option<(Color, &Computer)> {
    let color = state.session().to_move()?;
    Some((color, state.session().players()[color].computer()?))
}

/// Has a person play on for a computer.
fn take_over(app: &mut App, color: Color) {
    let mut players = app.session().players().clone();
    players[color] = Player::Human;
    change(app, players);
}

/// Has others play on.
pub fn change(app: &mut App, players: ByColor<Player>) {
    let state = &mut app.state;
    let seed = state.next_seed();
    state.session_mut().change_players(players, seed);
    let session = state.session();
    let computers = Color::BOTH.into_iter().filter(|&c| session.players()[c].computer().is_some());
    let plays = computers.map(|color| m::session::plays(names::name(session, color), color));
    let said = plays.reduce(m::common::both).unwrap_or_else(m::players::play_on_alone);
    play_on(state, said);
}

/// Has the players change seats.
fn swap(app: &mut App) -> Done {
    let state = &mut app.state;
    let seed = state.next_seed();
    state.session_mut().swap_players(seed);
    let said = sentences::names(state.session());
    play_on(state, said);
    Ok(())
}

/// Goes on with others, and says that.
fn play_on(state: &mut State, said: Text) {
    state.session_mut().note_aid(Aid::Exchange);
    state.told_mut().change_turn();
    if state.clock.is_paused() {
        state.clock.resume();
    }
    state.say(Reply::from(said).then(After::Turn));
    state.save();
}

/// The conditions under which players are named.
pub const RENAMING: &[&Need] = &[&NOT_LINKED, &NO_EXERCISE];

/// Says who is playing, or names Black and then White.
fn names_by_line(names: &str) -> Result<Call, Refused> {
    if names.is_empty() {
        return Ok(Call::new(|app| {
            app.state.say(sentences::names(app.session()));
            Ok(())
        }));
    }
    let names = split(names)?;
    let [black, white] = &names[..] else { return Err(m::players::two_names().into()) };
    let (black, white) = (PlayerName::cleaned(black), PlayerName::cleaned(white));
    let names = ByColor { black, white };
    Ok(Call::needing(RENAMING, move |app| rename(app, names.clone())))
}

pub fn rename(app: &mut App, names: ByColor<Option<PlayerName>>) -> Done {
    app.state.session_mut().rename(names);
    let said = sentences::names(app.session());
    app.state.say(Reply::new(Tone::Heard, vec![said]));
    app.state.save();
    Ok(())
}

/// Says how the match stands, or a single game.
fn score(app: &mut App) -> Done {
    let session = app.session();
    let series = session.series();
    let said = match match_score(session) {
        None => m::players::no_match(discs(&session.position())),
        Some(score) if series.winner().is_some() => score,
        Some(score) => {
            let [black, white] = Color::BOTH.map(|color| series.tally(color).discs.to_string());
            let best_of = series.best_of().to_string();
            m::players::match_so_far(score, series.games(), best_of, black, white)
        }
    };
    app.state.say(said);
    Ok(())
}
