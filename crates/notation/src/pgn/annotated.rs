//! Writes the moves of a game with variations, comments and signs.

use crate::pgn::commands::{self, SAME};
use crate::record::Record;
use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::tree::{Element, Elements, Moment};

/// Returns the words of the first `main` plies of a game and of all that hangs on them.
pub(super) fn words(record: &Record, main: usize) -> Vec<String> {
    let start = record.game.start();
    let turn = Turn { number: 1, color: start.next() };
    let mut text = MoveTextWriter {
        record,
        main,
        words: Vec::new(),
        turn,
        before_last: turn,
        frames: Vec::new(),
        is_open: false,
        needs_number: false,
        has_comment: false,
        placed: None,
    };
    let note = record.annotations.note(Moment::Main(0));
    text.notes(Moment::Main(0), note.map(|note| note.before.as_str()));
    if !turn.is_first() {
        text.push("1...".into());
    }
    if start.passed().is_some() {
        text.push_move("--");
    }
    for element in Elements::behind_moves(&record.annotations, main) {
        match element {
            Element::Open(at) => text.open(at),
            Element::Move(at) => text.play(at),
            Element::Close => text.close(),
        }
    }
    text.words
}

/// The writer of the moves, and the words so far.
struct MoveTextWriter<'a> {
    record: &'a Record,
    main: usize,
    words: Vec<String>,
    turn: Turn,
    /// The turn of the last move, which a variation replaces.
    before_last: Turn,
    /// Those of the lines in which the open variations have begun.
    frames: Vec<(Turn, Turn)>,
    /// `true` if the next word is the first of a variation.
    is_open: bool,
    /// `true` if a number stands before the next move, whoever plays it.
    needs_number: bool,
    /// `true` if the comment before the next move has been written.
    has_comment: bool,
    /// The words up to the last move, if it was no choice.
    placed: Option<usize>,
}

impl MoveTextWriter<'_> {
    fn push(&mut self, word: String) {
        let is_first = std::mem::take(&mut self.is_open);
        self.words.push(if is_first { format!("({word}") } else { word });
    }

    fn push_move(&mut self, word: &str) {
        let turn = self.turn;
        let needs_number = std::mem::take(&mut self.needs_number) || turn.is_first();
        self.push(if needs_number { turn.numbered(word) } else { word.into() });
        self.turn = turn.next();
    }

    /// Writes a move; a choice of discs to flip belongs to the move before it: `e5xd5`.
    fn push_ply(&mut self, ply: Ply) {
        let name = ply.square.name();
        let placed = self.placed.take().filter(|words| *words == self.words.len());
        if !ply.is_choice() {
            self.push_move(name);
            self.placed = Some(self.words.len());
        } else if let Some(last) =
            self.words.last_mut().filter(|_| placed.is_some() && !self.is_open)
        {
            last.extend(["x", name]);
        } else {
            self.push(name.into());
        }
    }

    fn push_pass(&mut self, ply: Ply) {
        if ply.after.passed().is_some() {
            self.push_move("--");
        }
    }

    /// Writes a move and its notes.
    fn play(&mut self, at: Moment) {
        let Record { game, annotations, .. } = self.record;
        let ply = annotations.ply(game, at).expect("a move has been played");
        let note = annotations.note(at);
        let before = note.map(|note| note.before.as_str());
        // At the start of a variation it stands before the move.
        let before = before.filter(|_| !std::mem::take(&mut self.has_comment));
        self.has_comment = false;
        self.before_last = self.turn;
        self.push_ply(ply);
        self.notes(at, before);
        self.push_pass(ply);
    }

    /// Writes what a note says, the comment before the move as well if it is given.
    fn notes(&mut self, at: Moment, before: Option<&str>) {
        let Record { game, annotations, evaluations, .. } = self.record;
        let note = annotations.note(at);
        if let Some(note) = note {
            note.signs().iter().for_each(|sign| self.push(format!("${}", sign.0)));
            if !note.comment.is_empty() {
                self.push(commands::comment(&note.comment));
            }
        }
        if let Moment::Main(plies @ 1..) = at {
            // The value of a placing stands behind the choice which completes it, if that has one, too.
            let is_choice = |plies: usize| {
                let ply = annotations.ply(game, Moment::Main(plies));
                ply.is_some_and(|ply| ply.is_choice()) && evaluations.get(plies - 1).is_some()
            };
            let first = plies.saturating_sub(if is_choice(plies) { 2 } else { 1 });
            let is_placing = plies < self.main && is_choice(plies + 1);
            let indices = if is_placing { first..first } else { first..plies };
            let values: Vec<_> =
                indices.filter_map(|index| Some(evaluations.get(index)?.to_string())).collect();
            let comment = format!("{{{}}}", values.join(" "));
            let words = comment.split(' ').filter(|_| !values.is_empty());
            words.for_each(|word| self.push(word.into()));
        }
        let player = match at {
            Moment::Main(_) => annotations.ply(game, at).map(|ply| ply.player),
            Moment::Side(_) => None,
        };
        if let Some(commands) = note.and_then(|note| commands::write(note, before, player)) {
            self.push(commands);
        }
    }

    /// Begins a variation. One behind the last move of the main line repeats this move.
    fn open(&mut self, at: Moment) {
        let Record { game, annotations, .. } = self.record;
        self.frames.push((self.turn, self.before_last));
        self.is_open = true;
        let parent = annotations.parent(at);
        let last = parent.filter(|&parent| parent == Moment::Main(self.main));
        self.needs_number = true;
        if let Some(ply) = last.and_then(|last| annotations.ply(game, last)) {
            self.turn = self.before_last;
            self.push_ply(ply);
            self.push(SAME.into());
            self.push_pass(ply);
            return;
        }
        if last.is_none() {
            self.turn = self.before_last;
        }
        let before = annotations.note(at).map_or("", |note| note.before.as_str());
        if !before.is_empty() {
            self.push(commands::comment(before));
            self.has_comment = true;
        }
    }

    fn close(&mut self) {
        if let Some(word) = self.words.last_mut() {
            word.push(')');
        }
        if let Some((turn, before_last)) = self.frames.pop() {
            (self.turn, self.before_last) = (turn, before_last);
        }
        self.needs_number = true;
    }
}

/// The player of the next move or pass, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    number: usize,
    color: Color,
}

impl Turn {
    /// Returns `true` for the first of the two turns that share a number: that number is written.
    fn is_first(self) -> bool {
        self.color == Color::Black
    }

    /// Returns a move or a pass behind its number: `12. f5`, or `12... d6` for White's.
    fn numbered(self, word: &str) -> String {
        match self.color {
            Color::Black => format!("{}. {word}", self.number),
            Color::White => format!("{}... {word}", self.number),
        }
    }

    /// Returns the turn after this one.
    fn next(self) -> Self {
        let number = self.number + usize::from(!self.is_first());
        Self { number, color: !self.color }
    }
}
