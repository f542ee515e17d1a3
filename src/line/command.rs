//! The commands of the line mode: one table for the parser and for `help`.

use super::error::{LineError, quoted};

/// The text that may follow a command in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Argument {
    None,
    Optional,
    Required,
}

/// A row of the table.
struct Row {
    command: Command,
    /// The command as it is typed, and its other spellings.
    names: &'static [&'static str],
    argument: Argument,
    /// An example or two of the whole line.
    usage: &'static str,
    /// The rest of a sentence that begins with the usage.
    description: &'static str,
}

/// Declares the commands and their rows.
macro_rules! commands {
    ($($command:ident [$($name:literal)+] $argument:ident, $usage:literal, $description:literal;)+) => {
        /// A command, besides moves.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Command {
            $($command),+
        }

        const TABLE: &[Row] = &[$(Row {
            command: Command::$command,
            names: &[$($name),+],
            argument: Argument::$argument,
            usage: $usage,
            description: $description,
        }),+];
    };
}

commands! {
    Moves ["moves"] None, "moves", "says whose turn it is and lists the legal squares.";
    Board ["board"] None, "board", "draws the board.";
    Row ["row"] Required, "row 4", "reads a row of the board, from a to h.";
    Column ["column"] Required, "column d", "reads a column of the board, from 1 to 8.";
    Square ["square"] Required, "square d4", "says what is on a square, and what a move there would flip.";
    Undo ["undo"] Optional, "undo", "undoes the last move, or a resignation or loss on time.";
    Redo ["redo"] None, "redo", "replays the move that was undone last.";
    Resign ["resign"] Optional, "resign", "resigns for the player to move.";
    New ["new"] Optional, "new, or new reversi-32 clock 5+3 black Anna white Ben best-of 3",
        "starts the next game of the match, the same game again, or the one you describe.";
    Practice ["practice"] Optional, "practice, or practice 4",
        "starts a new game against the engine from the position you are viewing, at that level.";
    Rules ["rules"] Optional, "rules, or rules anti", "explains the rules of this game, or others by name.";
    Names ["names"] Optional, "names, or names Anna Ben",
        "says who is playing, or names Black and then White.";
    Score ["score"] None, "score", "gives the score of the match.";
    Time ["time"] None, "time", "gives the time that both players have left.";
    Pause ["pause"] None, "pause", "stops the clock, or the computers that play each other.";
    Continue ["continue" "resume"] Optional, "continue, or continue here",
        "starts them again, or undoes all moves after the one you are viewing.";
    Step ["step"] None, "step", "plays one move of a game between computers, and pauses it.";
    Connection ["connection"] None, "connection",
        "says who is connected from another machine, and how others join.";
    Claim ["claim"] None, "claim", "takes the win when the other player has been away for a minute.";
    List ["list"] None, "list", "lists the moves with their numbers, and the passes.";
    Back ["back"] None, "back", "views the position one move earlier.";
    On ["on" "forward"] None, "on", "views the position one move later.";
    Start ["start"] None, "start", "views the start of the game.";
    End ["end"] None, "end", "returns to the current position.";
    At ["at"] Required, "at 12", "views the position after move 12.";
    Variation ["variation" "variations"] Optional, "variation, or variation 2",
        "lists the variations from here, or views one of them.";
    Up ["up"] None, "up", "returns from a variation to where it begins.";
    Comment ["comment"] Optional, "comment, or comment A mistake.",
        "reads the comment on the last move you are viewing, or writes it; comment - removes it.";
    Marks ["marks" "mark"] Optional, "marks, or marks d3, or marks d3 cross, or marks d3 A",
        "reads the marks on squares, or gives a square the next mark, or that mark (triangle, square, circle, cross) \
         or label; marks d3 - removes it.";
    Sign ["sign"] Optional, "sign, or sign !?",
        "gives the move you are viewing the next of the signs ! ? !! ?? !? ?!, or that one; sign - removes it.";
    Promote ["promote"] None, "promote", "puts the variation you are viewing before the line it branches from.";
    Remove ["remove"] None, "remove", "removes the variation from the move you are viewing on; undo brings it back.";
    Stats ["stats"] None, "stats",
        "counts discs, mobility, frontier, stable discs and corners, and names the opening.";
    Hint ["hint"] Optional, "hint", "names the best move and its value.";
    Evaluate ["evaluate"] Optional, "evaluate",
        "lists every legal move, the best first, with its value and what it loses.";
    Review ["review"] Optional, "review, or review stop",
        "finds the loss of every move, the turning points and the mean losses, or stops it.";
    Retry ["retry"] None, "retry", "begins to solve the positions before your worst moves, which the review has found.";
    Puzzle ["puzzle" "puzzles"] None, "puzzle", "begins to solve puzzles: endgames in which one move wins.";
    Solution ["solution"] None, "solution", "shows the best move in a position that you are solving.";
    Next ["next"] None, "next", "goes on to the next position to solve.";
    Previous ["previous"] None, "previous", "goes back to the position to solve before this one.";
    Leave ["leave"] None, "leave", "returns from the positions to solve to the game.";
    Diagram ["diagram"] None, "diagram", "draws the board with the number of each move in its square.";
    Position ["position"] None, "position",
        "prints the board as 64 characters from a1 to h8, and the side to move.";
    Transcript ["transcript"] None, "transcript", "prints the moves as one word.";
    Load ["load"] Required, "load f5d6c3", "loads a game from its transcript, or a position.";
    Games ["games"] None, "games", "lists the saved games.";
    Open ["open"] Required, "open 2", "opens the saved game with that number.";
    Save ["save"] Optional, "save, or save final", "saves a copy of the game, under that name if you give one.";
    Yes ["yes" "y"] None, "yes", "answers yes to a question.";
    No ["no" "n"] None, "no", "answers no to a question, as any other line does.";
    Help ["help" "?"] Optional, "help, or help new", "lists all commands, or explains one.";
    Quit ["quit" "exit" "q"] None, "quit", "quits; at a terminal, the game is saved.";
}

/// Returns the names of the commands, in the order of the table.
pub fn commands() -> impl Iterator<Item = &'static str> {
    TABLE.iter().map(|row| row.names[0])
}

/// Parses the command that a line begins with, and the rest of the line; `None` if it begins with
/// none.
///
/// # Errors
/// When an argument follows a command that takes none, or none follows one that needs it.
pub fn parse(line: &str) -> Result<Option<(Command, &str)>, LineError> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let Some(row) = row(first) else { return Ok(None) };
    let rest = rest.trim();
    let name = row.names[0];
    match (row.argument, rest.is_empty()) {
        (Argument::None, false) => LineError::because(format!("{name} takes no argument")),
        (Argument::Required, true) => {
            LineError::because(format!("{name} needs an argument, as in: {}", row.usage))
        }
        (Argument::None, true) | (Argument::Optional, _) | (Argument::Required, false) => {
            Ok(Some((row.command, rest)))
        }
    }
}

fn row(name: &str) -> Option<&'static Row> {
    let is_named = |row: &&Row| row.names.iter().any(|known| known.eq_ignore_ascii_case(name));
    TABLE.iter().find(is_named)
}

impl Command {
    /// Returns `true` if the command reads or writes saved games, which only a terminal has.
    pub const fn needs_files(self) -> bool {
        matches!(self, Self::Games | Self::Open | Self::Save)
    }
}

/// Returns the commands that are meant, a line each.
pub fn help(is_meant: impl Fn(Command) -> bool) -> String {
    let rows = TABLE.iter().filter(|row| is_meant(row.command));
    let lines = rows.map(|row| format!("\n{}: {}", row.usage, row.description));
    format!(
        "Type a move, such as d3, or several, such as f5d6c3. Or one of these commands:{}",
        lines.collect::<String>()
    )
}

/// Returns the command of that name, and its line of the help.
///
/// # Errors
/// When there is no such command.
pub fn help_on(name: &str) -> Result<(Command, String), LineError> {
    match row(name) {
        Some(row) => Ok((row.command, format!("{}: {}", row.usage, row.description))),
        None => LineError::because(format!("unknown command {}; type help", quoted(name))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_its_command() {
        for row in TABLE {
            for name in row.names {
                let (command, _) = help_on(&name.to_uppercase()).unwrap();
                assert_eq!(command, row.command, "{name}");
            }
            assert!(row.usage.starts_with(row.names[0]));
            assert!(row.description.ends_with('.'));
            assert!(help(|_| true).contains(&format!("\n{}: {}", row.usage, row.description)));
        }
    }

    #[test]
    fn an_argument_is_required_or_refused() {
        assert_eq!(parse("At  12"), Ok(Some((Command::At, "12"))));
        assert_eq!(parse("new"), Ok(Some((Command::New, ""))));
        assert_eq!(parse("d3"), Ok(None));
        assert_eq!(parse(""), Ok(None));
        assert_eq!(parse("at"), LineError::because("at needs an argument, as in: at 12"));
        assert_eq!(parse("redo 3"), LineError::because("redo takes no argument"));
    }
}
