//! Plays a match of blitz games between two players who each follow a rule of thumb, and prints
//! the results and the score of the match:
//!
//! ```text
//! cargo run -p othello-session --example blitz_match -- 5
//! ```
//!
//! The argument is the number of games, an odd one. The players change colours after each game, and
//! the match ends as soon as it is decided.

use std::env;
use std::error::Error;
use std::time::Duration;

use othello_core::board::ByColor;
use othello_core::{Color, Position, Rules, Square};
use othello_session::{Session, Setup};

/// The time that a player thinks about each legal move.
const TIME: Duration = Duration::from_millis(300);

fn main() -> Result<(), Box<dyn Error>> {
    let best_of = env::args().nth(1).map_or(Ok(3), |number| number.parse())?;
    let names = ByColor { black: Some("Ada".parse()?), white: Some("Emile".parse()?) };
    let time_control = Some("1+1".parse()?);
    let setup = Setup { names, time_control, best_of, ..Setup::new(Rules::OTHELLO) };
    let mut session = Session::new(setup, None);
    loop {
        play(&mut session)?;
        report(&session);
        if session.series().winner().is_some() {
            return Ok(());
        }
        session = session.next_game(session.next_setup(), None);
    }
}

/// Plays a game until it is over, on the board or on time.
fn play(session: &mut Session) -> Result<(), Box<dyn Error>> {
    loop {
        let position = session.position();
        session.elapse(TIME * u32::from(position.legal_moves().len()));
        let Some(color) = session.to_move() else { return Ok(()) };
        let square = choose(&session.name(color), position);
        session.play(square.expect("the player to move has a legal move"))?;
    }
}

/// Chooses a move: Ada leaves the opponent few moves, and Emile flips many discs.
fn choose(name: &str, position: Position) -> Option<Square> {
    let moves = position.legal_moves().into_iter();
    if name == "Ada" {
        moves.min_by_key(|square| replies(position, *square))
    } else {
        moves.max_by_key(|square| position.flips(*square).len())
    }
}

/// Counts the legal moves that a move leaves the opponent.
fn replies(position: Position, square: Square) -> Option<u8> {
    let opponent = !position.to_move()?;
    Some(position.play(square).ok()?.mobility(opponent).len())
}

/// Prints the result of a game that is over, and the score of the match.
fn report(session: &Session) {
    let Some(result) = session.result() else { return };
    let [black, white] = Color::BOTH.map(|color| {
        let (name, points) = (session.name(color), session.series().tally(color).points());
        format!("{name} {} ({points} of the match)", result.score[color])
    });
    println!("{black} - {white}: {}", result.reason.name());
}
