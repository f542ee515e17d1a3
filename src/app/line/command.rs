//! The words of the line mode: one table for what is obeyed and for what `help` tells.

use super::error::{Refusal, quoted};

/// What a line can ask for, besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Help,
    Moves,
    Board,
    Undo,
    Redo,
    Resign,
    New,
    Rules,
    Names,
    Score,
    Time,
    Pause,
    Continue,
    List,
    Back,
    On,
    Start,
    End,
    At,
    Stats,
    Diagram,
    Position,
    Transcript,
    Load,
    Games,
    Open,
    Save,
    Yes,
    No,
    Quit,
}

/// Whether more may stand in the line behind a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rest {
    /// Nothing may.
    None,
    /// Something may.
    Free,
    /// Something must.
    Needed,
}

/// A word and what there is to know about it.
struct Entry {
    word: Word,
    /// The word as it is typed, and its other spellings.
    names: &'static [&'static str],
    rest: Rest,
    /// An example or two of the whole line.
    form: &'static str,
    /// What the word does, as the end of a sentence that begins with its form.
    sentence: &'static str,
}

/// A column of the table for each field.
macro_rules! entries {
    ($($word:ident [$($name:literal)+] $rest:ident, $form:literal, $sentence:literal;)+) => {
        const ENTRIES: &[Entry] = &[$(Entry {
            word: Word::$word,
            names: &[$($name),+],
            rest: Rest::$rest,
            form: $form,
            sentence: $sentence,
        }),+];
    };
}

entries! {
    Moves ["moves"] None, "moves", "says whose turn it is and which squares are legal.";
    Board ["board"] None, "board", "draws the board.";
    Undo ["undo"] Free, "undo", "takes back the last move, or the end that a player made of the game.";
    Redo ["redo"] None, "redo", "plays again what was taken back last.";
    Resign ["resign"] Free, "resign", "gives the game up for the player to move.";
    New ["new"] Free, "new, or new reversi-32 clock 5+3 black Anna white Ben best-of 3",
        "begins the next game of the match, or the same game again, or the one that you tell.";
    Rules ["rules"] Free, "rules, or rules anti", "tells the rules of this game, or others by name.";
    Names ["names"] Free, "names, or names Anna Ben", "says who plays, or names Black and then White.";
    Score ["score"] None, "score", "says how the match stands.";
    Time ["time"] None, "time", "says how much time both players have left.";
    Pause ["pause"] None, "pause", "stops the clocks.";
    Continue ["continue"] Free, "continue, or continue here",
        "starts the clocks again, or takes back all moves after the one that you look at.";
    List ["list"] None, "list", "says all moves with their numbers, and the passes.";
    Back ["back"] None, "back", "looks at the position a move earlier.";
    On ["on"] None, "on", "looks at the position a move later.";
    Start ["start"] None, "start", "looks at the start of the game.";
    End ["end"] None, "end", "goes back to the game as it stands.";
    At ["at"] Needed, "at 12", "looks at the position after move 12.";
    Stats ["stats"] None, "stats",
        "counts discs, mobility, frontier, stable discs and corners, and names the opening.";
    Diagram ["diagram"] None, "diagram", "draws the board with the number of each move in its square.";
    Position ["position"] None, "position",
        "writes the board as 64 characters from a1 to h8, and the side to move.";
    Transcript ["transcript"] None, "transcript", "writes the moves as one word.";
    Load ["load"] Needed, "load f5d6c3", "goes to the game of a transcript, or to a position.";
    Games ["games"] None, "games", "lists the games that are kept.";
    Open ["open"] Needed, "open 2", "takes up that one of the games that are kept.";
    Save ["save"] Free, "save, or save final", "keeps a copy of the game, under that name if you tell one.";
    Yes ["yes" "y"] None, "yes", "agrees to what was asked.";
    No ["no" "n"] None, "no", "disagrees, as any other line does.";
    Help ["help" "?"] Free, "help, or help new", "tells all words, or one.";
    Quit ["quit" "exit" "q"] None, "quit", "leaves the game.";
}

/// The word that a line begins with, and the rest of the line; `None` if it begins with none.
pub fn read(line: &str) -> Result<Option<(Word, &str)>, Refusal> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let Some(entry) = entry(first) else { return Ok(None) };
    let rest = rest.trim();
    match (entry.rest, rest.is_empty()) {
        (Rest::None, false) => {
            Refusal::because(format!("{} stands alone in its line", entry.names[0]))
        }
        (Rest::Needed, true) => {
            Refusal::because(format!("{} needs to know more: {}", entry.names[0], entry.form))
        }
        (Rest::None, true) | (Rest::Free, _) | (Rest::Needed, false) => {
            Ok(Some((entry.word, rest)))
        }
    }
}

fn entry(name: &str) -> Option<&'static Entry> {
    let is_named =
        |entry: &&Entry| entry.names.iter().any(|known| known.eq_ignore_ascii_case(name));
    ENTRIES.iter().find(is_named)
}

/// All words, a line each.
pub fn help() -> String {
    let lines = ENTRIES.iter().map(|entry| format!("\n{}: {}", entry.form, entry.sentence));
    format!(
        "Type a move, such as d3, or several, such as f5d6c3. Or one of these words:{}",
        lines.collect::<String>()
    )
}

/// The word of that name, and its line of the help.
pub fn help_on(name: &str) -> Result<(Word, String), Refusal> {
    match entry(name) {
        Some(entry) => Ok((entry.word, format!("{}: {}", entry.form, entry.sentence))),
        None => Refusal::because(format!("{} is none of the words; help tells all", quoted(name))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_its_word() {
        for entry in ENTRIES {
            for name in entry.names {
                let (word, _) = help_on(&name.to_uppercase()).unwrap();
                assert_eq!(word, entry.word, "{name}");
            }
            assert!(entry.form.starts_with(entry.names[0]));
            assert!(entry.sentence.ends_with('.'));
            assert!(help().contains(&format!("\n{}: {}", entry.form, entry.sentence)));
        }
    }

    #[test]
    fn what_stands_behind_a_word_is_asked_for_or_refused() {
        assert_eq!(read("At  12"), Ok(Some((Word::At, "12"))));
        assert_eq!(read("new"), Ok(Some((Word::New, ""))));
        assert_eq!(read("d3"), Ok(None));
        assert_eq!(read(""), Ok(None));
        assert_eq!(read("at"), Refusal::because("at needs to know more: at 12"));
        assert_eq!(read("redo 3"), Refusal::because("redo stands alone in its line"));
    }
}
