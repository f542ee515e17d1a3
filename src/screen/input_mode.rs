//! The input modes: what is in front on the screen decides what a key means.

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
    pub const ALL: [Self; 25] = [
        Self::Board,
        Self::Any,
        Self::Help,
        Self::Record,
        Self::Progress,
        Self::Review,
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
        Self::Link,
        Self::Pause,
        Self::Palette,
        Self::Text,
    ];

    /// Returns the heading of the mode's keys in a list: `On the board`.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Board => "On the board",
            Self::Record => "In the record and the graphs",
            Self::Progress => "In the progress",
            Self::Review => "In the review",
            Self::Explorer => "In the explorer",
            Self::GamesFilter => "While choosing games",
            Self::Exercise => "In a retry or a puzzle",
            Self::Help => "In the help",
            Self::Question => "At a question",
            Self::NewGame => "In the new game dialog",
            Self::SavedGames => "In the list of saved games",
            Self::Filter => "While filtering",
            Self::Rename => "While renaming",
            Self::Comment => "In a comment",
            Self::SaveAs => "In the save dialog",
            Self::Repairs => "In the list of repairs",
            Self::Heading => "In the heading of a game",
            Self::Scoresheet => "In the scoresheet",
            Self::SheetHeading => "In the heading of a scoresheet",
            Self::SheetRepairs => "At the repairs of a scoresheet",
            Self::Link => "In the window of the connection",
            Self::Pause => "While paused",
            Self::Text => "In a text",
            Self::Palette => "In the list of commands",
            Self::Any => "Anywhere",
        }
    }
}
