//! The input modes: what is in front on the screen decides what a key means.

use othello_words::i18n::{Text, m};

/// The part of the screen that keys go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// The board.
    Board,
    /// The board, with a position to be solved.
    Exercise,
    /// The game record or the graphs.
    Record,
    /// The progress of the player.
    Progress,
    /// The review of the game.
    Review,
    /// The best lines of a position.
    Lines,
    /// The explorer.
    Explorer,
    /// The explorer, while its filter is typed.
    GamesFilter,
    /// A page of the help.
    Help,
    /// A question.
    Question,
    /// The dialog of a new game.
    NewGame,
    /// The list of saved games.
    SavedGames,
    /// The list of saved games, while its filter is typed.
    Filter,
    /// The dialog in which a saved game is renamed.
    Rename,
    /// The dialog in which a comment is written.
    Comment,
    /// The dialog in which a copy is saved.
    SaveAs,
    /// The repairs of a game with a fault.
    Repairs,
    /// The heading of the game.
    Heading,
    /// The scoresheet that is typed in.
    Scoresheet,
    /// The scoresheet, while names and event are typed.
    SheetHeading,
    /// The scoresheet, while repairs are offered.
    SheetRepairs,
    /// The window in which the ticket of a game is typed.
    Join,
    /// The window of the connection to another machine.
    Link,
    /// The window of a paused game.
    Pause,
    /// A text to be read.
    Text,
    /// The palette.
    Palette,
    /// Every mode.
    Any,
}

impl InputMode {
    /// All modes, the board and what counts everywhere first.
    pub const ALL: [Self; 27] = [
        Self::Board,
        Self::Any,
        Self::Help,
        Self::Record,
        Self::Progress,
        Self::Review,
        Self::Lines,
        Self::Explorer,
        Self::GamesFilter,
        Self::Exercise,
        Self::Question,
        Self::NewGame,
        Self::SavedGames,
        Self::Filter,
        Self::Rename,
        Self::Comment,
        Self::SaveAs,
        Self::Repairs,
        Self::Heading,
        Self::Scoresheet,
        Self::SheetHeading,
        Self::SheetRepairs,
        Self::Join,
        Self::Link,
        Self::Pause,
        Self::Palette,
        Self::Text,
    ];

    /// Returns the heading of the mode's keys in a list: `On the board`.
    pub fn title(self) -> Text {
        match self {
            Self::Board => m::keys::mode_board(),
            Self::Record => m::keys::mode_record(),
            Self::Progress => m::keys::mode_progress(),
            Self::Review => m::keys::mode_review(),
            Self::Lines => m::keys::mode_lines(),
            Self::Explorer => m::keys::mode_explorer(),
            Self::GamesFilter => m::keys::mode_games_filter(),
            Self::Exercise => m::keys::mode_exercise(),
            Self::Help => m::keys::mode_help(),
            Self::Question => m::keys::mode_question(),
            Self::NewGame => m::keys::mode_new_game(),
            Self::SavedGames => m::keys::mode_saved_games(),
            Self::Filter => m::keys::mode_filter(),
            Self::Rename => m::keys::mode_rename(),
            Self::Comment => m::keys::mode_comment(),
            Self::SaveAs => m::keys::mode_save_as(),
            Self::Repairs => m::keys::mode_repairs(),
            Self::Heading => m::keys::mode_heading(),
            Self::Scoresheet => m::keys::mode_scoresheet(),
            Self::SheetHeading => m::keys::mode_sheet_heading(),
            Self::SheetRepairs => m::keys::mode_sheet_repairs(),
            Self::Join => m::keys::mode_join(),
            Self::Link => m::keys::mode_link(),
            Self::Pause => m::keys::mode_pause(),
            Self::Text => m::keys::mode_text(),
            Self::Palette => m::keys::mode_palette(),
            Self::Any => m::keys::mode_any(),
        }
    }
}
