//! `othello explore --vs`: a game against a level that plays by the games of a filter.

use std::sync::Arc;

use anyhow::Result;
use othello_batch::explore::ExploreRequest;
use othello_batch::run::diagnostic::print_error;
use othello_batch::run::progress::Progress;
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_engine::Stop;
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_games::explorer::{Filter, Selection};
use othello_home::base::OpenBase;
use othello_home::process::exit_status::ExitStatus;
use othello_home::time::local_time;
use othello_session::{Player, Session, Setup};
use othello_words::explorer;

use crate::cli::LookArgs;
use crate::commands::launch::{self, FirstGame, Launch};
use othello_board::app::move_source::MoveSource;

/// Plays on from the end of a game against a level, which plays White or the colour of the filter.
pub fn run(request: ExploreRequest, level: Level) -> Result<ExitStatus> {
    let ExploreRequest { filter, game, files } = request;
    let look = LookArgs::default();
    let progress = Progress::at_terminal();
    let base = OpenBase::open(files, &Stop::new(), |course| {
        progress.show(&course.said().to_string());
    });
    progress.clear();
    if let (Some(fault), count) = base.faults() {
        print_error(&explorer::faults(fault, count).to_string());
    }
    let color = filter.color.unwrap_or(Color::White);
    // The games of a player count as far as they had the colour of the level.
    let filter = Filter { color: filter.player.as_ref().map(|_| color), ..filter };
    let selection = Selection::new(base.games(), &filter, |_| true);
    let source = MoveSource::new(base, Arc::new(selection));
    let players = ByColor::from_fn(|of| {
        if of == color { Player::Computer(Computer::Level(level)) } else { Player::Human }
    });
    let setup = Setup { players, ..Setup::new(Rules::OTHELLO) };
    let mut session =
        Session::new(Setup { seed: launch::random_seed(), ..setup }, local_time::today());
    let played = game.plies().iter().try_for_each(|ply| session.play(ply.square));
    played.expect("the same moves were legal before");
    Launch::of(FirstGame::Sparring(session, source), &look).run()
}
