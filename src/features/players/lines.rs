//! The commands about the players and their match.

use super::words;
use crate::app::App;
use crate::app::action::{Action, PlayersAction};
use crate::app::event::PlayersEvent;
use crate::line::arguments::split;
use crate::line::command::Command;
use crate::line::error::LineError;
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use crate::words::moves::discs;
use crate::words::result::match_score;
use crate::words::session as report;
use othello_core::board::{ByColor, Color};
use othello_notation::PlayerName;
use othello_session::Session;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("names", "says who is playing, or names Black and then White.", |names, app| {
        self::names(names, app).unwrap_or_else(Request::Refuse)
    })
    .with_optional_argument("names, or names Anna Ben"),
    Command::new(
        "score",
        "gives the score of the match, or the discs of a single game.",
        |_, app| Request::Say(score(app.session())),
    ),
];

fn names(names: &str, app: &App) -> Result<Request, LineError> {
    if names.is_empty() {
        return Ok(Request::Say(report::players(app.session())));
    }
    let [black, white] = &split(names)?[..] else {
        return LineError::because(
            "expected two names, Black's and then White's; put a name with spaces in double \
             quotes",
        );
    };
    let names = ByColor { black: PlayerName::cleaned(black), white: PlayerName::cleaned(white) };
    Ok(Request::Act(Action::Players(PlayersAction::Rename(names))))
}

/// Returns the state of the match, or of a single game.
fn score(session: &Session) -> String {
    let Some(score) = match_score(session) else {
        return format!("{} {}", discs(&session.position()), words::NO_MATCH);
    };
    let series = session.series();
    if series.winner().is_some() {
        return score;
    }
    let [black, white] = Color::BOTH.map(|color| series.tally(color).discs);
    let games = series.games();
    words::match_so_far(&score, games, series.best_of(), [black, white])
}

/// Returns the sentence about an event.
pub fn sentence(event: &PlayersEvent, app: &App) -> Sentence {
    match event {
        PlayersEvent::Changed => {
            Sentence::followed_by(Then::Turn, words::players_changed(app.session()))
        }
        PlayersEvent::Renamed => Sentence::alone(report::players(app.session())),
        // The question repeats it.
        PlayersEvent::EngineFailed { .. } if app.question().is_some() => Sentence::none(),
        PlayersEvent::EngineFailed { error, .. } => Sentence::alone(words::engine_failed(error)),
    }
}
