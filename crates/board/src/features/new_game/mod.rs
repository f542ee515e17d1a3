//! New games and matches, and games that come from a file, a paste or a position.

pub mod commands;
pub mod dialog;
mod settings;
#[cfg(test)]
mod tests;

use othello_core::board::{Board, ByColor, Color};
use othello_core::game::Game;
use othello_core::square::Square;
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_home::files::said;
use othello_home::files::{LoadedGame, StoreError};
use othello_notation::{PlayerName, Record, transcript};
use othello_session::{Aid, Player, Session, Setup};
use othello_words::faults::Said;
use othello_words::i18n::{self, Text, m};
use othello_words::names;

use crate::app::App;
use crate::app::event::Event;
use crate::app::needs::game_over;
use crate::app::page::Page;
use crate::app::reply::{After, Done, Refuse, Refused, Reply, Tone};
use crate::app::state::State;
use crate::features::browsing::session_sentences;
use crate::features::clock;
use crate::features::link;

pub const PAGE: Page = Page::new("new game");

/// Starts a game that is typed, if the players agree to leave the one under way for one between those of `next`.
fn begin_typed(
    app: &mut App,
    next: &Session,
    start: impl Fn(&mut App) -> Done + Send + Sync + 'static,
) -> Done {
    // Whoever plays with somebody else, or a match, is asked about that.
    let is_asked = app.state.is_linked() || is_in_undecided_game(&app.state);
    if is_asked || !app.session().is_under_way() {
        return start(app);
    }
    let ByColor { black, white } = names::names(next);
    let question = m::new_game::replace(black, white, terms_of(next), becomes(app));
    app.state.ask_then(question, move |app| {
        let started = start(app);
        app.tell_refusal(started);
    });
    Ok(())
}

/// Starts the next game; an undecided match between the same players goes on, if the players agree.
pub fn begin(app: &mut App, setup: Setup) -> Done {
    if app.features.link.asks_for_game(&setup, &mut app.state) || link::hosts(app, &setup) {
    } else if !is_in_undecided_game(&app.state) {
        start_next_game(app, setup);
    } else if app.session().would_continue_match(&setup) {
        app.state.ask_then(m::new_game::restart(becomes(app)), move |app| {
            start_next_game(app, setup.clone());
        });
    } else {
        ask_to_abandon(app, setup);
    }
    Ok(())
}

/// Starts the first game of a new match, if the players agree to leave the one under way.
fn begin_match(app: &mut App, setup: Setup) -> Done {
    if app.features.link.asks_for_game(&setup, &mut app.state) || link::hosts(app, &setup) {
    } else if is_in_undecided_game(&app.state) {
        ask_to_abandon(app, setup);
    } else {
        start_match(app, setup);
    }
    Ok(())
}

fn ask_to_abandon(app: &mut App, setup: Setup) {
    let question = m::new_game::abandon(becomes(app));
    app.state.ask_then(question, move |app| start_match(app, setup.clone()));
}

/// Returns the terms of a game that are unusual, behind a blank.
fn terms_of(session: &Session) -> String {
    let terms = i18n::passage(session_sentences::setup(session));
    if terms.is_empty() { terms } else { format!("{}{terms}", m::common::gap()) }
}

/// Returns what becomes of the game on the board when another one takes its place.
fn becomes(app: &App) -> Text {
    let session = app.session();
    m::new_game::becomes(match app.features.saving.error() {
        _ if !session.is_worth_keeping() && !session.is_under_way() => "none",
        _ if !session.is_worth_keeping() => "short",
        Some(_) => "unsaved",
        None => "saved",
    })
}

/// Returns `true` if a match has begun and its current game is not over.
fn is_in_undecided_game(state: &State) -> bool {
    let session = state.session();
    let has_begun = session.series().games() > 0 || session.is_under_way();
    session.series().best_of() > 1 && has_begun && session.result().is_none()
}

fn start_next_game(app: &mut App, setup: Setup) {
    let setup = app.state.seeded(setup);
    let next = app.session().next_game(setup, app.state.terms().today);
    start(app, next);
}

fn start_match(app: &mut App, setup: Setup) {
    let setup = app.state.seeded(setup);
    let session = Session::new(setup, app.state.terms().today);
    start(app, session);
}

fn start(app: &mut App, session: Session) {
    let gone = gone(app.session(), &session);
    app.state.replace(session);
    app.state.tell(Event::Began);
    let terms = i18n::passage(terms(app));
    let began = match app.session().opening() {
        Some(opening) => Reply::from(m::new_game::began_with(opening.to_string(), terms)),
        None if terms.is_empty() => Reply::seen(m::new_game::began()),
        None => Reply::seen(m::new_game::began_on(terms)),
    };
    app.state.say(began.then(After::Turn));
    if let Some(gone) = gone {
        app.state.say(gone);
    }
}

/// Returns how the few moves are played again that two people have made in a game which is not kept, if the next one
/// begins as it has begun.
fn gone(before: &Session, next: &Session) -> Option<Text> {
    let are_people = Color::BOTH.iter().all(|&color| before.players()[color].is_human());
    let is_gone = are_people && before.is_under_way() && !before.is_worth_keeping();
    let (before, next) = (before.game(), next.game());
    let begins_so = next.plies().is_empty() && placed(before) == placed(next);
    (is_gone && begins_so).then(|| m::new_game::gone(transcript::write(before.plies())))
}

/// Returns what stands on the board at the start of `game`, and who is to move.
fn placed(game: &Game) -> (Board, Option<Color>) {
    (game.start().board(), game.start().to_move())
}

/// Returns the terms of the game that are unusual, and the reason why no time passes if there is one.
fn terms(app: &App) -> Vec<String> {
    let mut terms = session_sentences::setup(app.session());
    terms.extend(clock::note(&app.state).map(|note| note.to_string()));
    terms
}

/// Starts a new game against a level, or else against the last opponent, with the moves that led to the
/// viewed position.
pub fn play_from_here(state: &mut State, level: Option<Level>) -> Done {
    let seed = state.next_seed();
    let (session, person) = game_from_here(state, level, seed)?;
    let ply = session.game().plies().len();
    state.replace(session);
    state.tell(Event::Began);
    let opponent = names::name(state.session(), !person);
    let began = m::new_game::began_from(ply, person, opponent);
    state.say(Reply::from(began).then(After::TurnAndBoard));
    Ok(())
}

/// Returns that game, and the color of the person in it: the one who has played against a computer in this game, or else
/// the player whose turn it is there.
fn game_from_here(
    state: &State,
    level: Option<Level>,
    seed: u64,
) -> Result<(Session, Color), Refused> {
    let Some(mover) = state.viewed.position().to_move() else {
        return Err(game_over(state));
    };
    let ply = state.viewed.ply();
    let players = state.session().players();
    let is_alone = |color: &Color| players[*color].is_human() && !players[!*color].is_human();
    let person = Color::BOTH.into_iter().find(is_alone).unwrap_or(mover);
    let opponent = level.map_or_else(|| opponent(state), Computer::Level);
    let mut names = ByColor::<Option<PlayerName>>::default();
    if players[person].is_human() {
        names[person].clone_from(&state.session().names()[person]);
    }
    let (game, date) = (state.viewed.line().up_to(ply), state.terms().today);
    let mut session = Session::resume(Record { names, date, ..Record::from(game) });
    let players = ByColor::from_fn(|color| {
        if color == person { Player::Human } else { Player::Computer(opponent.clone()) }
    });
    session.change_players(players, seed);
    session.note_aid(Aid::Position);
    Ok((session, person))
}

/// The computer that plays in this game, or else the estimated level of the person, or the one for those
/// who have not chosen any.
fn opponent(state: &State) -> Computer {
    let players = state.session().players();
    let computer = Color::BOTH.into_iter().find_map(|color| players[color].computer());
    computer.cloned().unwrap_or_else(|| Computer::Level(state.level().unwrap_or_else(Level::usual)))
}

/// Takes in a game that was pasted: plays on with one that is the one on the board and more moves, and loads
/// any other, and does something then.
pub fn paste(
    app: &mut App,
    mut record: Record,
    then: impl Fn(&mut App) + Send + Sync + 'static,
) -> Done {
    // Whoever wrote it, its values were not found here.
    record.set_contradicted_evaluations_aside();
    record.doubt();
    match continuation(&record, &app.state) {
        None => open(app, record, then),
        Some(squares) if squares.is_empty() => return Err(m::new_game::nothing_new().quiet()),
        Some(squares) if app.session().is_by_mail() => {
            go_on(app, &squares);
            then(app);
        }
        // Once it is said that the game is played so, what comes is the next move.
        Some(squares) => app.state.ask_then(m::new_game::go_on(squares.len()), move |app| {
            go_on(app, &squares);
            then(app);
        }),
    }
    Ok(())
}

/// Plays on with moves that were pasted.
fn go_on(app: &mut App, squares: &[Square]) {
    app.state.session_mut().note_mail();
    app.state.play_from(app.state.game().plies().len(), squares);
    app.state.say(m::new_game::extended(squares.len()));
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

/// Continues with a game, if the players agree to leave the one under way, and does something then.
pub fn open(app: &mut App, record: Record, then: impl Fn(&mut App) + Send + Sync + 'static) {
    if app.session().is_under_way() {
        let moves = record.game.plies().len();
        app.state.ask_then(m::new_game::load(moves, becomes(app)), move |app| {
            load(app, record.clone());
            then(app);
        });
    } else {
        load(app, record);
        then(app);
    }
}

/// Continues with a game that was read, as [`open`] does, and says what is to be said about its file.
pub fn open_read(app: &mut App, read: Result<LoadedGame, StoreError>) {
    match read {
        Ok(LoadedGame { record, report }) => open(app, *record, move |app| {
            if let Some(report) = said::file_report(&report) {
                app.state.say(Reply::new(Tone::Warning, vec![m::common::raw(report)]));
            }
        }),
        Err(error) => app.state.refuse(error.said()),
    }
}

/// Continues with a game, and says what it lacks that the one before it had.
pub fn load(app: &mut App, record: Record) {
    let before = parts(app.session());
    app.state.replace(Session::from_record(record));
    app.state.wait_for_players();
    app.state.tell(Event::Loaded);
    let now = parts(app.session());
    let lacks = match (before.0 && !now.0, before.1 && !now.1) {
        (true, true) => "names-and-clock",
        (true, false) => "names",
        (false, true) => "clock",
        (false, false) => "nothing",
    };
    let plies = app.game().plies().len();
    let mut described = session_sentences::setup(app.session());
    described.push(session_sentences::moment(app.session(), plies));
    described.extend(clock::note(&app.state).map(|note| note.to_string()));
    app.state.say(m::new_game::loaded(plies, lacks, i18n::passage(described)));
}

/// Returns `true` if a player has a name, and if there is a clock.
fn parts(session: &Session) -> (bool, bool) {
    let has_name = |color: &Color| session.names()[*color].is_some();
    (Color::BOTH.iter().any(has_name), session.clock().is_some())
}
