//! The title of the terminal's window: the move, whose turn it is, the discs, and what is going on.

use super::view::View;
use crate::app::input_mode::InputMode;
use crate::features::exercise;
use crate::features::exercise::problems::{Exercise, Outcome};
use othello_peer::Presence;
use othello_words::i18n::{Text, m};
use othello_words::names;

/// Something besides the game itself that the title names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// A question waits for its answer.
    Question,
    /// The game is paused.
    Paused,
    /// The help is open.
    Help,
    /// The game record or the graphs are open.
    Record,
    /// The progress is open.
    Progress,
    /// The dialog of a new game is open.
    NewGame,
    /// The list of saved games is open.
    SavedGames,
    /// The review is open.
    Review,
    /// The best lines are shown.
    Lines,
    /// The explorer is open.
    Explorer,
    /// A comment is being written.
    Comment,
    /// The name of a file is being typed.
    SaveAs,
    /// The repairs of a game are listed.
    Repairs,
    /// A scoresheet is being typed in.
    Scoresheet,
    /// The window of the connection is open.
    Connection,
    /// The answer to a problem is right.
    Right,
    /// The answer to a problem is wrong.
    Wrong,
    /// The solution of a problem is shown.
    Solution,
    /// The engine chooses a move, judges an answer or searches for a puzzle.
    Thinking,
    /// The player at the other machine has not come yet.
    Waiting,
    /// The connection to the other machine is lost.
    Away,
}

impl Activity {
    /// The words for it.
    pub fn name(self) -> Text {
        match self {
            Self::Question => m::title::question(),
            Self::Paused => m::title::paused(),
            Self::Help => m::title::help(),
            Self::Record => m::title::record(),
            Self::Progress => m::title::progress(),
            Self::NewGame => m::title::new_game(),
            Self::SavedGames => m::title::saved_games(),
            Self::Review => m::title::review(),
            Self::Lines => m::title::lines(),
            Self::Explorer => m::title::explorer(),
            Self::Comment => m::title::comment(),
            Self::SaveAs => m::title::save_as(),
            Self::Repairs => m::title::repairs(),
            Self::Scoresheet => m::title::scoresheet(),
            Self::Connection => m::title::connection(),
            Self::Right => m::title::right(),
            Self::Wrong => m::title::wrong(),
            Self::Solution => m::title::solution(),
            Self::Thinking => m::title::thinking(),
            Self::Waiting => m::title::waiting(),
            Self::Away => m::title::away(),
        }
    }

    /// Returns the first of them that applies.
    fn of(view: &View<'_>) -> Option<Self> {
        let app = view.app();
        let front = view.docked().unwrap_or(view.mode());
        if let Some(activity) = Self::of_mode(front) {
            return Some(activity);
        }
        if let Some(exercise) = app.features.exercise.current() {
            return Self::of_exercise(exercise);
        }
        if app.features.players.is_thinking() {
            return Some(Self::Thinking);
        }
        match app.features.link.link()?.presence() {
            Presence::Expected => Some(Self::Waiting),
            Presence::Here(_) => None,
            Presence::Away(_) => Some(Self::Away),
        }
    }

    const fn of_mode(mode: InputMode) -> Option<Self> {
        Some(match mode {
            InputMode::Question => Self::Question,
            InputMode::Pause => Self::Paused,
            InputMode::Help => Self::Help,
            InputMode::Record | InputMode::Heading => Self::Record,
            InputMode::Progress => Self::Progress,
            InputMode::NewGame => Self::NewGame,
            InputMode::SavedGames | InputMode::Filter | InputMode::Rename => Self::SavedGames,
            InputMode::Review => Self::Review,
            InputMode::Lines => Self::Lines,
            InputMode::Explorer | InputMode::GamesFilter => Self::Explorer,
            InputMode::Comment => Self::Comment,
            InputMode::SaveAs => Self::SaveAs,
            InputMode::Repairs => Self::Repairs,
            InputMode::Scoresheet | InputMode::SheetHeading | InputMode::SheetRepairs => {
                Self::Scoresheet
            }
            InputMode::Join | InputMode::Link => Self::Connection,
            InputMode::Board
            | InputMode::Exercise
            | InputMode::Text
            | InputMode::Palette
            | InputMode::Any => {
                return None;
            }
        })
    }

    fn of_exercise(exercise: &Exercise) -> Option<Self> {
        let Some(problem) = exercise.problem() else { return Some(Self::Thinking) };
        problem.answer()?;
        Some(match (problem.judgement(), problem.outcome()) {
            (None, _) => Self::Thinking,
            (Some(_), Outcome::Shown) => Self::Solution,
            (Some(judgement), Outcome::Open | Outcome::Solved) if judgement.is_right() => {
                Self::Right
            }
            (Some(_), Outcome::Open | Outcome::Solved) => Self::Wrong,
        })
    }
}

/// Returns the title: `Othello: move 4, Ada to move, 4-2 (help)`.
pub fn title(view: &View<'_>) -> String {
    let discs = view.shown().board().counts();
    let (black, white) = (discs.black.to_string(), discs.white.to_string());
    let subject = subject(view);
    let title = match Activity::of(view) {
        Some(activity) => m::title::title_with(subject, black, white, activity.name()),
        None => m::title::title(subject, black, white),
    };
    title.naming(&view.names())
}

/// Returns the exercise, the move that is viewed, whose turn it is, or who has won.
fn subject(view: &View<'_>) -> Text {
    let app = view.app();
    if let Some(shown) = app.features.exercise.current() {
        return exercise::sentences::heading(shown);
    }
    let session = view.session();
    if app.viewed().is_browsing() {
        let plies = app.viewed().line().plies().len().to_string();
        return m::title::viewed(app.viewed().ply().to_string(), plies);
    }
    match (session.to_move(), session.result().and_then(|result| result.winner)) {
        (Some(color), _) => m::title::turn(
            (session.game().plies().len() + 1).to_string(),
            names::name(session, color),
        ),
        (None, Some(winner)) => m::title::won(names::name(session, winner)),
        (None, None) => m::title::draw(),
    }
}
