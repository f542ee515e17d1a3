//! Games against the engine that begin in a position of another game.

use crate::app::event::NewGameEvent;
use othello_core::board::{ByColor, Color};
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_notation::{PlayerName, Record};
use othello_session::{Aid, Player, Session};

use crate::app::event::Event;
use crate::app::refusal::Refusal;
use crate::app::state::State;

/// Starts a new game against a level, or else against the last opponent, with the moves that led to the
/// viewed position. The person is the one who has played against a computer in this game, or else the
/// player whose turn it is there.
pub fn play_from_here(level: Option<Level>, state: &mut State) {
    let ply = state.viewed.ply();
    let Some(mover) = state.viewed.position().to_move() else {
        return state.refuse(Refusal::GameOver);
    };
    let players = state.session().players();
    let is_alone = |color: &Color| players[*color].is_human() && !players[!*color].is_human();
    let person = Color::BOTH.into_iter().find(is_alone).unwrap_or(mover);
    let opponent = level.map_or_else(|| opponent(state), Computer::Level);
    let game = state.viewed.line().up_to(ply);
    let mut names = ByColor::<Option<PlayerName>>::default();
    if state.session().players()[person].is_human() {
        names[person].clone_from(&state.session().names()[person]);
    }
    let date = state.terms().today;
    let mut session = Session::resume(Record { names, date, ..Record::from(game) });
    let players = ByColor::from_fn(|color| {
        if color == person { Player::Human } else { Player::Computer(opponent.clone()) }
    });
    session.change_players(players, state.next_seed());
    session.note_aid(Aid::Position);
    state.replace(session);
    state.tell(Event::NewGame(NewGameEvent::BeganFrom { ply }));
}

/// The computer that plays in this game, or else the estimated level of the person, or the one for those
/// who have not chosen any.
fn opponent(state: &State) -> Computer {
    let players = state.session().players();
    let computer = Color::BOTH.into_iter().find_map(|color| players[color].computer());
    computer.cloned().unwrap_or_else(|| Computer::Level(state.level().unwrap_or_else(Level::usual)))
}
