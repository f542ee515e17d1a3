//! Reads the branches of a tree beside its main line.

use crate::game::Game;
use crate::notation::error::{Location, ReadErrorKind, Warning};
use crate::notation::ggf::player;
use crate::notation::located::Located;
use crate::notation::sgf::moves;
use crate::notation::sgf::note;
use crate::notation::transcript::Replay;
use crate::notation::tree::{Escapes, Property, Token, Tokens};
use crate::notation::unread::UnreadVariations;
use crate::tree::{Annotations, Moment, Note};

/// The reader of the branches behind the end of the main line.
pub(super) struct Branches<'a> {
    text: &'a str,
    game: &'a Game,
    annotations: Annotations,
    tokens: Tokens<'a>,
    /// The moments at which the open branches have begun.
    opens: Vec<Moment>,
    /// The moment that has been reached.
    at: Moment,
    /// The line up to there, as soon as a move needs it.
    replay: Option<Replay>,
    /// The branch, as long as no move of it has been played.
    fresh: Option<Fresh>,
    unread: UnreadVariations<'a>,
}

/// A branch without a move so far.
struct Fresh {
    /// The start of its text.
    start: usize,
    /// The comment that stands there.
    comment: Note,
}

/// A node and the place of its semicolon.
#[derive(Default)]
struct Node<'a> {
    start: usize,
    properties: Vec<Property<'a>>,
}

impl<'a> Branches<'a> {
    pub(super) fn new(
        text: &'a str,
        game: &'a Game,
        annotations: Annotations,
        opens: Vec<Moment>,
        tokens: Tokens<'a>,
        locate: &'a dyn Fn(usize) -> Location,
    ) -> Self {
        let at = Moment::Main(game.plies().len());
        let unread = UnreadVariations::new(locate);
        Self { text, game, annotations, tokens, opens, at, replay: None, fresh: None, unread }
    }

    /// Reads all branches; returns the annotations, and the variations that have been kept as text.
    pub(super) fn read(mut self) -> Result<(Annotations, Vec<Warning>), Located<ReadErrorKind>> {
        self.close(self.tokens.at());
        let mut node = Node::default();
        while let Some(token) = self.tokens.next() {
            let token = match token {
                Ok(token) => token,
                Err(fault) => {
                    self.keep_rest(node.start, fault);
                    break;
                }
            };
            if let Token::Property(property) = token {
                node.properties.push(property);
                continue;
            }
            let is_read = self.play(&std::mem::take(&mut node));
            match token {
                // The rest of the branch, its closing parenthesis included, is kept as text.
                _ if !is_read => {}
                Token::Open(at) => {
                    self.keep_fresh(at);
                    self.opens.push(self.at);
                    self.fresh = Some(Fresh { start: at + 1, comment: Note::default() });
                }
                Token::Close(at) => self.close(at),
                Token::Node(at) => node.start = at,
                Token::Property(_) => {}
            }
            if self.annotations.is_full() {
                let kind = ReadErrorKind::Expected("at most 1048576 moves of variations");
                return Err(Located::new(self.tokens.at(), kind));
            }
        }
        Ok((self.annotations, self.unread.warnings()))
    }

    /// Goes back to where the branch has begun that ends at that place.
    fn close(&mut self, end: usize) {
        self.keep_fresh(end);
        self.at = self.opens.pop().unwrap_or(Moment::Main(0));
        self.replay = None;
    }

    /// Keeps the nodes of a branch without a move as text, if there are any up to that place.
    fn keep_fresh(&mut self, end: usize) {
        if let Some(fresh) = self.fresh.take() {
            let text = self.text[fresh.start.min(end)..end].trim();
            let is_empty = text.trim_start_matches(';').trim_start().is_empty();
            if !is_empty {
                self.annotations.note_mut(self.at).unread.push(text.into());
            }
        }
    }

    /// Plays a node; returns `false` if the branch goes on as text behind it.
    fn play(&mut self, node: &Node<'a>) -> bool {
        let is_set_up = |property: &&Property<'_>| matches!(&*property.name, "AB" | "AW" | "AE");
        if let Some(property) = node.properties.iter().find(is_set_up) {
            let kind = ReadErrorKind::Expected("no change of the board in a variation");
            let fault = Located::new(property.at, kind);
            self.keep_branch(node.start, fault);
            return false;
        }
        let mut said = Note::default();
        let mut moves = 0;
        for property in &node.properties {
            let Some(player) = player(&property.name) else {
                note::add(&mut said, property);
                continue;
            };
            moves += 1;
            let replay = self.replay.get_or_insert_with(|| {
                Replay::going_on(self.annotations.game_at(self.game, self.at))
            });
            let before = replay.game.plies().len();
            let outcome = match property.written.len() {
                1 => moves::play(replay, player, &property.text()),
                _ => Err(ReadErrorKind::Expected("one move in a property")),
            };
            if let Err(fault) = outcome {
                self.keep_branch(node.start, Located::new(property.at, fault));
                return false;
            }
            if let Some(ply) = replay.game.plies().get(before) {
                self.at = Moment::Side(self.annotations.push(self.at, ply.square));
                if let Some(fresh) = self.fresh.take() {
                    said.append(fresh.comment);
                }
            }
        }
        self.add(said, moves);
        true
    }

    /// Adds the note of a node with so many moves. One without any, at the start of a branch, can be
    /// a comment before the first move; if it is more than that, the branch is kept as text.
    fn add(&mut self, mut note: Note, moves: usize) {
        if note.is_empty() {
            return;
        }
        let comment = std::mem::take(&mut note.comment);
        let is_comment = note.is_empty();
        note.comment = comment;
        match &mut self.fresh {
            Some(fresh) if moves == 0 && is_comment => fresh.comment.add_before(&note.comment),
            Some(fresh) if moves == 0 => {
                let start = fresh.start;
                self.keep_text(start);
            }
            Some(_) | None => self.annotations.note_mut(self.at).append(note),
        }
    }

    /// Keeps the rest of a branch as text, from that place on, or from its start if none of its moves
    /// could be played.
    fn keep_branch(&mut self, start: usize, fault: Located<ReadErrorKind>) {
        self.unread.add(fault);
        let start = self.fresh.as_ref().map_or(start, |fresh| fresh.start);
        self.keep_text(start);
    }

    /// Skips to the end of the branch and keeps the text from that place on.
    fn keep_text(&mut self, start: usize) {
        // A token behind the node has been taken already.
        let mut ahead = Tokens::new(self.text, start, Escapes::Backslash);
        let mut depth = 0_usize;
        let end = loop {
            match ahead.next() {
                Some(Ok(Token::Open(_))) => depth += 1,
                Some(Ok(Token::Close(at))) if depth == 0 => break at,
                Some(Ok(Token::Close(_))) => depth -= 1,
                Some(Ok(Token::Node(_) | Token::Property(_))) => {}
                Some(Err(_)) | None => break self.text.trim_end().trim_end_matches(')').len(),
            }
        };
        let text = self.text[start.min(end)..end].trim();
        self.annotations.note_mut(self.at).unread.push(text.into());
        self.tokens = ahead;
        self.fresh = None;
        self.close(end);
    }

    /// Keeps all that follows as text.
    fn keep_rest(&mut self, start: usize, fault: Located<ReadErrorKind>) {
        let start = self.fresh.as_ref().map_or(start, |fresh| fresh.start);
        self.unread.add(fault);
        let text = self.text[start.min(self.text.len())..].trim_end().trim_end_matches(')').trim();
        self.annotations.note_mut(self.at).unread.push(text.into());
    }
}
