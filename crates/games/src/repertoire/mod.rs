//! Repertoires: the openings that a player wants to play with a colour, in an annotated game file.
//!
//! A repertoire is made of positions with the moves that its file has there. They are folded by
//! the eight symmetries of the board, and it does not matter by which order of moves they are reached.
//!
//! ```rust
//! use othello_core::board::Color;
//! use othello_core::{Position, Rules};
//! use othello_games::repertoire::{Departure, Repertoire};
//! use othello_notation::reader::Reader;
//!
//! let read = |text: &'static str| Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next().unwrap().unwrap().record;
//! let tiger = Repertoire::of(Color::Black, &[read("(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4])")]);
//! let departure = tiger.departure(&read("f5d6c3d3c6").game).unwrap();
//! assert!(matches!(departure, Departure::Own { ply: 4, .. }));
//! ```

pub mod check;
pub mod make;
pub mod mark;

use std::collections::{HashMap, HashSet, VecDeque};

use crate::explorer::are_othello;
use othello_core::board::{ByColor, Color};
use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::{Square, Symmetry};
use othello_core::tree::{Moment, Note};
use othello_notation::Record;

use mark::MoveMark;

/// The openings of a colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Repertoire {
    color: Color,
    places: HashMap<Folded, Place>,
    /// The positions in the order of the file.
    order: Vec<Folded>,
}

/// The repertoires of both colours, as far as there are files.
pub type Repertoires = ByColor<Option<Box<Repertoire>>>;

/// A position of a repertoire.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    /// The index of the game in the file that has it first.
    record: usize,
    /// The start of that game, and the moves that lead from it to the position.
    start: Position,
    line: Box<[Square]>,
    position: Position,
    moves: Vec<FileMove>,
    question: String,
}

#[derive(Clone, Debug, PartialEq)]
struct FileMove {
    /// The image in the folded position, by which it is known.
    image: Square,
    /// The square as the file has it first.
    square: Square,
    comment: String,
    /// The file calls it wrong, in the player's turn.
    is_wrong: bool,
}

/// A move of a repertoire in a position, as that stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepertoireMove {
    /// The move and those that are the same but for a symmetry.
    squares: Vec<Square>,
    /// The comment of the file.
    pub comment: String,
}

impl RepertoireMove {
    /// The move.
    pub fn square(&self) -> Square {
        self.squares[0]
    }

    /// Returns `true` if a square is the move, or the same but for a symmetry.
    pub fn is(&self, square: Square) -> bool {
        self.squares.contains(&square)
    }
}

/// A position of a repertoire in which the player has a move.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningQuestion {
    /// The moves that lead to the position.
    pub game: Game,
    /// The moves of the repertoire, the main one first.
    pub known: Vec<RepertoireMove>,
    /// The moves that its file calls wrong.
    pub wrong: Vec<RepertoireMove>,
    /// The question of the file, as somebody asks it who sets exercises; empty if it asks none.
    pub question: String,
}

/// The way in which a game has left a repertoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The player of the repertoire has played another move.
    Own {
        /// The index of the ply.
        ply: usize,
        /// The moves of the repertoire.
        moves: Vec<Square>,
    },
    /// The opponent has played a move that the repertoire has not.
    Opponent {
        /// The index of the ply.
        ply: usize,
    },
    /// The game has followed it as far as it goes.
    End {
        /// The number of plies.
        plies: usize,
    },
}

impl Repertoire {
    /// Makes the repertoire of a colour from the games of its file. Those by other rules than Othello's
    /// are left out.
    pub fn of(color: Color, records: &[Record]) -> Self {
        let mut repertoire = Self { color, places: HashMap::new(), order: Vec::new() };
        for (index, record) in records.iter().enumerate() {
            each_position(record, color, |step| repertoire.note(index, record, step));
        }
        repertoire
    }

    fn note(&mut self, record: usize, of: &Record, step: &Step<'_>) {
        if step.is_refuted {
            return;
        }
        let folded = Folded::of(&step.position);
        let place = self.places.entry(folded).or_insert_with(|| {
            self.order.push(folded);
            let (start, position) = (of.game.start(), step.position);
            let (line, question) = (step.line.into(), String::new());
            Place { record, start, line, position, moves: Vec::new(), question }
        });
        if place.question.is_empty() {
            let is_exercise = step.moves.iter().any(|it| it.is_wrong);
            let comment = step.note.map_or("", |note| note.comment.trim());
            place.question = if is_exercise { comment } else { asked(comment) }.into();
        }
        for StepMove { square, note, is_wrong } in &step.moves {
            let image = folded.square(&step.position, *square);
            let comment = note.map_or("", |note| note.comment.trim());
            if let Some(known) = place.moves.iter_mut().find(|known| known.image == image) {
                // Its own comment says why it is wrong.
                if known.comment.is_empty() || *is_wrong && !known.is_wrong {
                    known.comment = comment.into();
                }
                known.is_wrong |= is_wrong;
                continue;
            }
            // It stands as the position does that was met first.
            let mut legal = place.position.legal_moves().by_name();
            let seen = legal.find(|it| folded.square(&place.position, *it) == image);
            let is_same = place.position == step.position;
            let square = if is_same { *square } else { seen.unwrap_or(*square) };
            let (comment, is_wrong) = (comment.into(), *is_wrong);
            place.moves.push(FileMove { image, square, comment, is_wrong });
        }
    }

    /// The colour of the player.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// Returns the number of positions in which the player has a move.
    pub fn len(&self) -> usize {
        self.own().count()
    }

    /// Returns `true` if there is no position in which the player has a move.
    pub fn is_empty(&self) -> bool {
        self.own().next().is_none()
    }

    fn own(&self) -> impl Iterator<Item = (&Folded, &Place)> {
        let places = self.order.iter().map(|folded| (folded, &self.places[folded]));
        places.filter(|(folded, place)| {
            let has_answer = place.moves.iter().any(|known| !known.is_wrong);
            folded.to_move() == Some(self.color) && has_answer
        })
    }

    /// Returns `true` if a position is one of the repertoire.
    pub fn has(&self, position: &Position) -> bool {
        self.places.contains_key(&Folded::of(position))
    }

    /// Returns the moves of the repertoire in a position, in the order of the file: answers of the player,
    /// or replies of the opponent.
    pub fn moves(&self, position: &Position) -> Vec<RepertoireMove> {
        self.moves_where(position, |known| !known.is_wrong)
    }

    /// Returns the moves of the player that the file calls wrong, in its order.
    pub fn wrong_moves(&self, position: &Position) -> Vec<RepertoireMove> {
        self.moves_where(position, |known| known.is_wrong)
    }

    fn moves_where(
        &self,
        position: &Position,
        is_meant: impl Fn(&FileMove) -> bool,
    ) -> Vec<RepertoireMove> {
        let folded = Folded::of(position);
        let Some(place) = self.places.get(&folded) else { return Vec::new() };
        let legal: Vec<_> = position.legal_moves().by_name().collect();
        let images: Vec<_> = legal.iter().map(|square| folded.square(position, *square)).collect();
        let seen = |known: &FileMove| {
            let pairs = legal.iter().zip(&images).filter(|(_, image)| **image == known.image);
            let mut squares: Vec<_> = pairs.map(|(square, _)| *square).collect();
            // It stands first as the file has it.
            squares.sort_by_key(|square| *square != known.square);
            (!squares.is_empty())
                .then(|| RepertoireMove { squares, comment: known.comment.clone() })
        };
        place.moves.iter().filter(|known| is_meant(known)).filter_map(seen).collect()
    }

    /// Returns where the last move of a game is to be added: the index of the game in the file that has the last of the
    /// positions before it, and the moves there, from its start, with those of the game behind that position; `None` if
    /// the file has no position of it.
    pub fn way_to_add(&self, game: &Game) -> Option<(usize, Vec<Square>)> {
        let squares: Vec<_> = game.plies().iter().map(|ply| ply.square).collect();
        (0..squares.len()).rev().find_map(|plies| {
            let position = game.position_at(plies);
            let place = self.places.get(&Folded::of(&position))?;
            let board = place.position.board();
            let mut symmetries = Symmetry::ALL.into_iter();
            let symmetry = symmetries.find(|it| position.board().transformed(*it) == board)?;
            let moves = squares[plies..].iter().map(|square| square.transformed(symmetry));
            Some((place.record, place.line.iter().copied().chain(moves).collect()))
        })
    }

    /// Returns a game as far as it has moves of the player in positions where there is none; `None` if it has none
    /// before it plays another move than the repertoire.
    pub fn new_part(&self, game: &Game) -> Option<Game> {
        let mut new = None;
        for (index, ply) in game.plies().iter().enumerate() {
            if ply.player != self.color {
                continue;
            }
            let known = self.moves(&game.position_at(index));
            if known.is_empty() {
                new = Some(index + 1);
            } else if !known.iter().any(|known| known.is(ply.square)) {
                break;
            }
        }
        Some(game.up_to(new?))
    }

    /// Returns the positions in which the player has a move, in the order of the file; with `from`, those
    /// that are reached from there.
    pub fn questions(&self, from: Option<&Position>) -> Vec<OpeningQuestion> {
        let reached = from.map(|from| self.reached(from));
        let is_reached =
            |folded: &Folded| reached.as_ref().is_none_or(|reached| reached.contains(folded));
        let own = self.own().filter(|(folded, _)| is_reached(folded));
        own.map(|(_, place)| self.question(place)).collect()
    }

    fn question(&self, place: &Place) -> OpeningQuestion {
        let mut game = Game::from_position(place.start);
        for &square in &place.line {
            game.play(square).expect("the moves of a repertoire are legal");
        }
        let (known, wrong) = (self.moves(&place.position), self.wrong_moves(&place.position));
        OpeningQuestion { game, known, wrong, question: place.question.clone() }
    }

    /// Returns the positions that are reached from one, that one included.
    fn reached(&self, from: &Position) -> HashSet<Folded> {
        let mut reached = HashSet::new();
        let mut queue = VecDeque::from([*from]);
        while let Some(position) = queue.pop_front() {
            let folded = Folded::of(&position);
            let Some(place) = self.places.get(&folded) else { continue };
            if reached.insert(folded) {
                let moves = place.moves.iter();
                queue.extend(moves.filter_map(|known| place.position.play(known.square).ok()));
            }
        }
        reached
    }

    /// Returns how a game has left the repertoire; `None` if it has never been in it, or has not left it.
    ///
    /// A game that comes back by another order of moves has not left it before.
    pub fn departure(&self, game: &Game) -> Option<Departure> {
        let plies = game.plies();
        let own = |index: usize| {
            let position = game.position_at(index);
            let moves = self.moves(&position);
            let is_own = position.to_move() == Some(self.color) && !moves.is_empty();
            is_own.then_some(moves)
        };
        let mut last = None;
        for (index, ply) in plies.iter().enumerate() {
            let Some(moves) = own(index) else { continue };
            if !moves.iter().any(|known| known.is(ply.square)) {
                let moves = moves.iter().map(RepertoireMove::square).collect();
                return Some(Departure::Own { ply: index, moves });
            }
            last = Some(index + 1);
        }
        let after = last.filter(|after| *after < plies.len())?;
        let replies = self.moves(&game.position_at(after));
        let ply = &plies[after];
        let is_unknown = !replies.is_empty()
            && ply.player != self.color
            && !replies.iter().any(|known| known.is(ply.square));
        if is_unknown {
            return Some(Departure::Opponent { ply: after });
        }
        let followed = after + usize::from(replies.iter().any(|known| known.is(ply.square)));
        (followed < plies.len()).then_some(Departure::End { plies: followed })
    }
}

/// Returns the lines of a comment up to the last one that asks something; nothing if none does.
fn asked(comment: &str) -> &str {
    comment.rfind(['?', '？']).map_or("", |end| {
        let rest = &comment[end..];
        &comment[..end + rest.find('\n').unwrap_or(rest.len())]
    })
}

/// A position of a file.
struct Step<'a> {
    /// The moves that lead there.
    line: &'a [Square],
    position: Position,
    note: Option<&'a Note>,
    moves: Vec<StepMove<'a>>,
    /// A wrong move leads there.
    is_refuted: bool,
}

struct StepMove<'a> {
    square: Square,
    note: Option<&'a Note>,
    /// The player of the repertoire is not to play it.
    is_wrong: bool,
}

/// Passes on each position of a game and of its variations, in the order of the file. Moves of that colour may be
/// wrong: those that are marked so, and where one is marked as right or leads to one, all that do not.
fn each_position(record: &Record, color: Color, mut take: impl FnMut(&Step<'_>)) {
    let Record { game, annotations, .. } = record;
    if !are_othello(game.rules()) {
        return;
    }
    let square = |at: Moment| match at {
        Moment::Main(plies) => game.line()[plies - 1].square,
        Moment::Side(id) => annotations.square(id),
    };
    let solving = solving(record);
    let mark = |at| annotations.note(at).and_then(MoveMark::of);
    let mut line = Vec::new();
    let mut stack = vec![(Moment::Main(0), game.start(), None, 0, false)];
    while let Some((at, position, played, plies, is_refuted)) = stack.pop() {
        line.truncate(plies);
        line.extend(played);
        let children: Vec<_> = annotations.children(game, at).collect();
        let is_own = position.to_move() == Some(color);
        let is_problem = children.iter().any(|child| solving.contains(child));
        let moves = children.iter().map(|child| {
            let is_left_out = is_problem && !solving.contains(child);
            let is_wrong = is_own && (mark(*child) == Some(MoveMark::Wrong) || is_left_out);
            StepMove { square: square(*child), note: annotations.note(*child), is_wrong }
        });
        let step = Step {
            line: &line,
            position,
            note: annotations.note(at),
            moves: moves.collect(),
            is_refuted,
        };
        take(&step);
        for (child, played) in children.into_iter().zip(step.moves).rev() {
            if let Ok(after) = position.play(played.square) {
                let is_refuted = is_refuted || played.is_wrong;
                stack.push((child, after, Some(played.square), line.len(), is_refuted));
            }
        }
    }
}

/// Returns the moments that are marked as right, and those that lead to them.
fn solving(record: &Record) -> HashSet<Moment> {
    let Record { game, annotations, .. } = record;
    let mark = |at: &Moment| annotations.note(*at).and_then(MoveMark::of);
    let mut solving = HashSet::new();
    let mut stack = vec![Moment::Main(0)];
    while let Some(at) = stack.pop() {
        stack.extend(annotations.children(game, at));
        if mark(&at) == Some(MoveMark::Right) {
            let before = |at: &Moment| annotations.parent(*at);
            let way = std::iter::successors(Some(at), before);
            solving.extend(way.take_while(|at| mark(at) != Some(MoveMark::Wrong)));
        }
    }
    solving
}

#[cfg(test)]
mod tests;
