//! A move that is added to a repertoire, and what all changes of one say.

use std::sync::Arc;

use othello_core::game::Game;
use othello_core::square::Square;
use othello_games::repertoire::Repertoires;
use othello_home::files::StoreError;
use othello_home::jobs::repertoire::AddToRepertoire;
use othello_home::repertoire_files::Addition;
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::plies;

use crate::app::App;
use crate::app::event::Event;
use crate::app::reply::{Done, Refuse, Reply, Tone};

pub(super) fn know(app: &mut App, repertoires: Arc<Repertoires>) {
    app.state.know(repertoires);
    app.state.tell(Event::Known);
}

pub(super) fn fail(app: &mut App, error: &StoreError) {
    let failed = m::repertoire::failed(error.said());
    app.state.say(Reply::new(Tone::Warning, vec![failed]));
}

/// Adds a move to the repertoire of the player who makes it, with the moves that lead to it; without one,
/// the last move that is shown.
pub fn add(app: &mut App, square: Option<Square>) -> Done {
    let mut game = app.state.viewed.line().up_to(app.state.viewed.ply());
    if let Some(square) = square {
        let illegal = |reason| plies::illegal(square, 1, reason);
        game.play(square).map_err(illegal)?;
    }
    add_line(app, game)
}

/// Adds the last move of a line to the repertoire of the player who has made it, with the moves that lead to it.
pub(super) fn add_line(app: &mut App, game: Game) -> Done {
    let last = game.plies().last().ok_or_else(|| m::repertoire::no_move().quiet())?;
    let (square, color) = (last.square, last.player);
    let own = app.features.repertoire.file.clone();
    let job = AddToRepertoire { own, color, game: Box::new(game) };
    app.state.job(job, move |app, added| match added {
        Ok((addition, repertoires)) => {
            know(app, repertoires);
            app.state.say(match addition {
                Addition::Added => m::repertoire::added(square, color),
                Addition::Known => m::repertoire::there_already(square, color),
                Addition::Wrong => m::repertoire::called_wrong(square),
            });
        }
        Err(error) => fail(app, &error),
    });
    Ok(())
}
