//! Reads the branches of a tree beside its main line.

use crate::error::{Location, ReadErrorKind, Warning};
use crate::game_tree::{Escapes, Property, TreeToken, TreeTokens};
use crate::located::Located;
use crate::sgf::moves;
use crate::sgf::note;
use crate::sgf::setup;
use crate::transcript::Replay;
use crate::unread::{BOARD_CHANGED, UnreadVariations, check_number};
use othello_core::game::Game;
use othello_core::tree::{Annotations, Moment, Note};

/// The reader of the branches behind the end of the main line.
pub(super) struct Branches<'a> {
    text: &'a str,
    game: &'a Game,
    annotations: Annotations,
    tokens: TreeTokens<'a>,
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

struct Node<'a> {
    /// The place of its semicolon; without one, behind the token before its properties.
    start: usize,
    properties: Vec<Property<'a>>,
}

impl Node<'_> {
    /// Begins a node at a place.
    const fn at(start: usize) -> Self {
        Self { start, properties: Vec::new() }
    }
}

impl<'a> Branches<'a> {
    pub(super) fn new(
        text: &'a str,
        game: &'a Game,
        annotations: Annotations,
        opens: Vec<Moment>,
        tokens: TreeTokens<'a>,
        locate: &'a dyn Fn(usize) -> Location,
    ) -> Self {
        let at = Moment::Main(game.plies().len());
        let unread = UnreadVariations::new(locate);
        Self { text, game, annotations, tokens, opens, at, replay: None, fresh: None, unread }
    }

    /// Reads all branches; returns the annotations, and the variations that have been kept as text.
    pub(super) fn read(mut self) -> Result<(Annotations, Vec<Warning>), Located<ReadErrorKind>> {
        self.close(self.tokens.at());
        let mut node = Node::at(self.tokens.at());
        while let Some(token) = self.tokens.next() {
            let token = match token {
                Ok(TreeToken::Property(property)) => {
                    node.properties.push(property);
                    continue;
                }
                Ok(token) => token,
                Err(fault) => {
                    self.keep_branch(node.start, fault);
                    node = Node::at(self.tokens.at());
                    continue;
                }
            };
            let is_read = self.play(&node);
            if is_read {
                self.take(&token);
            }
            let next = if let TreeToken::Node(at) = token { Some(at) } else { None };
            node = Node::at(next.filter(|_| is_read).unwrap_or_else(|| self.tokens.at()));
            check_number(&self.annotations, self.tokens.at())?;
        }
        // The last branch may not be closed.
        if !node.properties.is_empty() && self.play(&node) {
            self.keep_fresh(self.tokens.at());
        }
        Ok((self.annotations, self.unread.warnings()))
    }

    /// Takes a parenthesis behind a node.
    fn take(&mut self, token: &TreeToken<'a>) {
        match *token {
            TreeToken::Open(at) => {
                self.keep_fresh(at);
                self.opens.push(self.at);
                self.fresh = Some(Fresh { start: at + 1, comment: Note::default() });
            }
            TreeToken::Close(at) => self.close(at),
            TreeToken::Node(_) | TreeToken::Property(_) => {}
        }
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
            let text = self.text[fresh.start..end].trim();
            let is_empty = text.trim_start_matches(';').trim_start().is_empty();
            if !is_empty {
                self.annotations.note_mut(self.at).unread.push(text.into());
            }
        }
    }

    /// Plays a node; returns `false` if it is kept as text, with all of the branch behind it.
    fn play(&mut self, node: &Node<'a>) -> bool {
        if let Some(property) = node.properties.iter().find(|property| setup::is_set_up(property)) {
            self.keep_branch(node.start, Located::new(property.at, BOARD_CHANGED));
            return false;
        }
        let mut said = Note::default();
        let mut moves = 0;
        let mut squares = Vec::new();
        for property in &node.properties {
            let Some(player) = property.player() else {
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
            squares.extend(replay.game.plies().get(before).map(|ply| ply.square));
        }
        for square in squares {
            self.at = Moment::Side(self.annotations.push(self.at, square));
            if let Some(fresh) = self.fresh.take() {
                said.append(fresh.comment);
            }
        }
        self.add(said, moves)
    }

    /// Adds the note of a node with so many moves. One without any, at the start of a branch, can be
    /// a comment before the first move; if it is more than that, the branch is kept as text, and
    /// this returns `false`.
    fn add(&mut self, mut note: Note, moves: usize) -> bool {
        if note.is_empty() {
            return true;
        }
        let comment = std::mem::take(&mut note.comment);
        let is_comment = note.is_empty();
        note.comment = comment;
        match &mut self.fresh {
            Some(fresh) if moves == 0 && is_comment => fresh.comment.add_before(&note.comment),
            Some(fresh) if moves == 0 => {
                let start = fresh.start;
                self.keep_text(start);
                return false;
            }
            Some(_) | None => self.annotations.note_mut(self.at).append(note),
        }
        true
    }

    /// Keeps the rest of a branch as text, from that place on, or from its start if none of its moves
    /// could be played.
    fn keep_branch(&mut self, start: usize, fault: Located<ReadErrorKind>) {
        self.unread.add(fault);
        let start = self.fresh.as_ref().map_or(start, |fresh| fresh.start);
        self.keep_text(start);
    }

    /// Keeps the text from that place to the end of the branch, and goes on behind it.
    fn keep_text(&mut self, start: usize) {
        // A token behind the node has been taken already.
        let mut ahead = TreeTokens::new(self.text, start, Escapes::Backslash, false);
        let end = ahead.skip_branch();
        let text = self.text[start..end].trim();
        self.annotations.note_mut(self.at).unread.push(text.into());
        self.tokens = ahead;
        self.fresh = None;
        self.close(end);
    }
}
