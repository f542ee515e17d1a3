//! Games against the engine that begin in a position of another game.

use super::{Controller, Event, Refusal};
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_notation::{PlayerName, Record};
use othello_session::{Aid, Player, Session};

impl Controller {
    /// Starts a new game against a level, or else against the last opponent, with the moves that led
    /// to the viewed position. The player whose turn it is there is a person.
    pub(super) fn start_from_viewed(&mut self, level: Option<Level>) {
        let Some(ply) = self.viewed.ply() else {
            return self.refuse(Refusal::NotBrowsing);
        };
        let Some(person) = self.viewed_position().to_move() else {
            return self.refuse(Refusal::GameOver);
        };
        let opponent = level.map_or_else(|| self.opponent(), Computer::Level);
        let mut game = Game::from_position(self.game().start());
        for ply in &self.viewed_game().plies()[..ply] {
            game.play(ply.square).expect("the same moves were legal in the other game");
        }
        let mut names = ByColor::<Option<PlayerName>>::default();
        if self.session.players()[person].is_human() {
            names[person].clone_from(&self.session.names()[person]);
        }
        let mut session = Session::resume(Record { names, date: self.today, ..Record::from(game) });
        let players = ByColor::from_fn(|color| {
            if color == person { Player::Human } else { Player::Computer(opponent.clone()) }
        });
        session.change_players(players, self.next_seed());
        session.note_aid(Aid::Position);
        self.replace_session(session);
        self.event(Event::NewGameFrom { ply });
    }

    /// The computer that plays in this game, or else the estimated level of the person, or the one for
    /// those who have not chosen any.
    fn opponent(&self) -> Computer {
        let players = self.session.players();
        let computer = Color::BOTH.into_iter().find_map(|color| players[color].computer());
        computer
            .cloned()
            .unwrap_or_else(|| Computer::Level(self.estimated_level().unwrap_or_else(Level::usual)))
    }
}
