//! Sentences about variations, comments, signs and marks.

use super::says::VariationsRefusal;
use crate::game::event::Annotated;
use crate::text;
use crate::words::moves;
use crate::words::result::colors;
use othello_core::game::Game;
use othello_core::game::Ply;
use othello_core::position::Position;
use othello_core::tree::{Annotations, Mark, Moment, Note};

/// Returns the sentence about a change of the variations or the notes.
pub const fn annotated(change: Annotated) -> &'static str {
    match change {
        Annotated::Promoted => "The variation now comes first.",
        Annotated::MadeMain => {
            "This variation is now the game; the moves it replaces are a variation."
        }
        Annotated::Removed => "Removed the variation.",
        Annotated::Restored => "The variation is back.",
        Annotated::Commented => "Comment saved.",
        Annotated::Uncommented => "Comment removed.",
        Annotated::Marked => "",
    }
}

/// Said when a variation was removed, on the screen.
pub const REMOVED_BY_KEY: &str = "Removed the variation. u brings it back.";

/// Said when a comment is too long for its dialog.
pub const TOO_LONG: &str = "The comment is too long to be edited here.";

/// The keys of the dialog that its hints have no room for.
pub const BREAKS_LINE: &str = "Ctrl-J breaks the line.";

/// The same where there are no hints.
pub const BREAKS_LINE_AND_CANCELS: &str = "Ctrl-J breaks the line, Esc cancels.";

/// Said in line mode where nothing is marked.
pub const NOTHING_MARKED: &str = "Nothing is marked.";

/// Said in line mode where there is no comment.
pub const NO_COMMENT: &str = "There is no comment here.";

/// Returns the sentences about a ply of a line, and the turn after it.
pub fn varied(line: &str, ply: &Ply, after: &Position) -> String {
    let colors = colors();
    format!("{line}: {} {}", moves::ply(ply, &colors), moves::turn(after, &colors))
}

/// Returns the comments of a note, without the commands that programs write into them.
pub fn comment(note: &Note) -> String {
    comment_within(note, usize::MAX)
}

/// Returns as much of them as a few lines of a screen can show: a comment may be a whole book.
pub fn start_of_comment(note: &Note) -> String {
    const SEEN: usize = 4_000;
    comment_within(note, SEEN)
}

/// Returns the comments of a note up to that many letters each.
fn comment_within(note: &Note, letters: usize) -> String {
    let all = [note.name.as_str(), note.before.as_str(), note.comment.as_str()];
    let said = all.into_iter().map(|text| without_commands(start(text, letters)));
    let said: Vec<_> = said.filter(|text| !text.is_empty()).collect();
    text::printable(&said.join(" ")).into_owned()
}

/// Returns a text up to that many letters.
fn start(text: &str, letters: usize) -> &str {
    text.char_indices().nth(letters).map_or(text, |(end, _)| &text[..end])
}

/// Returns a comment without its commands, such as `[%clk 0:05:00]`, in one line.
fn without_commands(comment: &str) -> String {
    let mut said = String::new();
    let mut rest = comment;
    while let Some(at) = rest.find("[%") {
        said.push_str(&rest[..at]);
        let behind = &rest[at..];
        rest = behind.find(']').map_or("", |end| &behind[end + 1..]);
    }
    said.push_str(rest);
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the commands in a comment, which are not read to anybody.
pub fn commands(comment: &str) -> String {
    let behind = comment.split("[%").skip(1);
    let commands = behind.filter_map(|behind| behind.split_once(']'));
    commands.fold(String::new(), |commands, (command, _)| commands + "[%" + command + "] ")
}

/// Returns the signs of the move at a moment, written behind it; empty if there are none.
pub fn signs(note: Option<&Note>) -> String {
    let signs = note.map(Note::signs).unwrap_or_default();
    signs.iter().filter_map(|sign| sign.symbol()).collect()
}

/// Returns the words under a diagram of the end of a line: `Move 12: f4!. The best move.`
pub fn caption(line: &Game, at: Moment, note: Option<&Note>) -> String {
    let place = match (line.plies().last(), at) {
        (None, _) => "Start".into(),
        (Some(ply), at) => {
            let (plies, square, signs) = (line.plies().len(), ply.square, signs(note));
            match at {
                Moment::Main(_) => format!("Move {plies}: {square}{signs}"),
                Moment::Side(_) => format!("Variation, move {plies}: {square}{signs}"),
            }
        }
    };
    let comment = note.map(comment).unwrap_or_default();
    if comment.is_empty() { place } else { format!("{place}. {comment}") }
}

/// Returns the marks on squares in words: `Triangle on d3, label A on e6.`
pub fn marks(note: Option<&Note>) -> String {
    let named = note.into_iter().flat_map(Note::marks).map(|(mark, square)| match mark {
        Mark::Label(label) => format!("label {} on {square}", text::printable(label)),
        shape => format!("{} on {square}", shape.name().unwrap_or_default()),
    });
    match named.collect::<Vec<_>>().join(", ") {
        marks if marks.is_empty() => "No square is marked here.".into(),
        marks => format!("Marked: {marks}."),
    }
}

/// Returns all that is written at the viewed moment, in sentences; empty if that is nothing.
pub fn note(note: &Note) -> String {
    let mut said = Vec::new();
    let signs = signs(Some(note));
    if !signs.is_empty() {
        said.push(format!("The move is marked {signs}."));
    }
    let comment = comment(note);
    if !comment.is_empty() {
        let is_last = note.marks().is_empty() && note.unread.is_empty();
        let is_sentence = comment.ends_with(['.', '!', '?', '…', '。', '！', '？']);
        let stop = if is_last || is_sentence { "" } else { "." };
        said.push(format!("Comment: {comment}{stop}"));
    }
    if !note.marks().is_empty() {
        said.push(marks(Some(note)));
    }
    match note.unread.len() {
        0 => {}
        1 => said.push("A variation that is not legal is kept as text.".into()),
        count => said.push(format!("{count} variations that are not legal are kept as text.")),
    }
    said.join(" ")
}

/// Returns the variations after a moment with the moves of each: `1: f6 e6.`
pub fn variations(game: &Game, annotations: &Annotations, at: Moment) -> String {
    let own = usize::from(matches!(at, Moment::Side(_)));
    let lines = annotations.variations(at).skip(own).zip(1..).map(|(id, number)| {
        let mut squares = vec![annotations.square(id).name()];
        let mut at = Moment::Side(id);
        while let Some(next) = annotations.variations(at).next() {
            squares.push(annotations.square(next).name());
            at = Moment::Side(next);
        }
        let before = annotations.plies_before(Moment::Side(id));
        format!("Variation {number}, move {before}: {}.", squares.join(" "))
    });
    let lines: Vec<_> = lines.collect();
    if !lines.is_empty() {
        return lines.join("\n");
    }
    // The moments that have some are worth knowing.
    let played = game.plies().len();
    let moments = (0..=played).map(Moment::Main);
    let known = moments.filter(|&at| annotations.variations(at).next().is_some());
    let known: Vec<_> = known
        .map(|at| match at {
            Moment::Main(0) => "at the start".into(),
            at => format!("after move {}", annotations.plies_before(at)),
        })
        .collect();
    if known.is_empty() {
        "There are no variations.".into()
    } else {
        format!("There are no variations here, but some {}.", known.join(", "))
    }
}

/// Returns the name of the line of a moment: `Variation at move 12`; `None` on the game itself.
pub fn line(annotations: &Annotations, moment: Moment) -> Option<String> {
    let Moment::Side(_) = moment else { return None };
    let mut at = moment;
    while let Moment::Side(_) = at {
        at = annotations.parent(at)?;
    }
    let Moment::Main(branch) = at else { return None };
    Some(format!("Variation at move {}", branch + 1))
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: VariationsRefusal) -> String {
    match refusal {
        VariationsRefusal::NoSibling => "no other move was tried here".into(),
        VariationsRefusal::NoSuchVariation { variations: 0 } => "there is no variation here".into(),
        VariationsRefusal::NoSuchVariation { variations: 1 } => {
            "there is only 1 variation here".into()
        }
        VariationsRefusal::NoSuchVariation { variations } => {
            format!("there are only {variations} variations here")
        }
        VariationsRefusal::NotYet => "other moves can be tried here when the game is over".into(),
        VariationsRefusal::NoVariation => "this is the game itself, not a variation".into(),
    }
}
