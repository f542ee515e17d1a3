//! The title of the terminal's window: the move, whose turn it is, the discs, and what is going on.

use super::input_mode::InputMode;
use super::view::View;
use crate::features::exercise;
use crate::features::exercise::problems::{Exercise, Outcome};
use othello_peer::Presence;

/// The game that nobody wins.
pub const DRAW: &str = "draw";

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
    pub const fn name(self) -> &'static str {
        match self {
            Self::Question => "question",
            Self::Paused => "paused",
            Self::Help => "help",
            Self::Record => "record",
            Self::Progress => "progress",
            Self::NewGame => "new game",
            Self::SavedGames => "saved games",
            Self::Review => "review",
            Self::Explorer => "openings",
            Self::Comment => "comment",
            Self::SaveAs => "save as",
            Self::Repairs => "repairs",
            Self::Scoresheet => "scoresheet",
            Self::Connection => "connection",
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Solution => "solution",
            Self::Thinking => "thinking",
            Self::Waiting => "waiting",
            Self::Away => "away",
        }
    }

    /// Returns the first of them that applies.
    fn of(view: &View<'_>) -> Option<Self> {
        let app = view.app();
        let front = view.docked().unwrap_or(view.mode());
        if let Some(activity) = Self::of_mode(front) {
            return Some(activity);
        }
        if let Some(exercise) = app.exercise().current() {
            return Self::of_exercise(exercise);
        }
        if app.players().is_thinking() {
            return Some(Self::Thinking);
        }
        match app.linked().link()?.presence() {
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
            InputMode::Explorer | InputMode::GamesFilter => Self::Explorer,
            InputMode::Comment => Self::Comment,
            InputMode::SaveAs => Self::SaveAs,
            InputMode::Repairs => Self::Repairs,
            InputMode::Scoresheet | InputMode::SheetHeading | InputMode::SheetRepairs => {
                Self::Scoresheet
            }
            InputMode::Link => Self::Connection,
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

/// Returns that a player is to move.
pub fn turn(name: &str) -> String {
    format!("{name} to move")
}

/// Returns that a player has won.
pub fn win(name: &str) -> String {
    format!("{name} wins")
}

/// Returns the title: `Othello: move 4, Ada to move, 4-2 (help)`.
pub fn title(view: &View<'_>) -> String {
    let discs = view.shown().board().counts();
    let activity = Activity::of(view).map_or_else(String::new, |it| format!(" ({})", it.name()));
    format!("Othello: {}, {}-{}{activity}", subject(view), discs.black, discs.white)
}

/// Returns the exercise, the move that is viewed, whose turn it is, or who has won.
fn subject(view: &View<'_>) -> String {
    let app = view.app();
    if let Some(shown) = app.exercise().current() {
        return exercise::sentences::heading(shown).to_string();
    }
    let session = view.session();
    if app.viewed().is_browsing() {
        let plies = app.viewed().line().plies().len();
        return format!("after move {} of {plies}", app.viewed().ply());
    }
    match (session.to_move(), session.result().and_then(|result| result.winner)) {
        (Some(color), _) => {
            format!("move {}, {}", session.game().plies().len() + 1, turn(&session.name(color)))
        }
        (None, Some(winner)) => win(&session.name(winner)),
        (None, None) => DRAW.into(),
    }
}
