//! The contents of a picture of a game: its board, and the lines of text around it.

use super::view::BoardView;
use othello_core::board::{ByColor, Color};
use othello_core::square::Bitboard;
use othello_notation::Record;
use othello_words::i18n::m;
use othello_words::results;
use othello_words::text;

/// The discs that a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownDiscs {
    /// Those of the last position, with the legal moves and the last move.
    Position,
    /// Those of the last position, with the last move alone.
    Played,
    /// Those that were placed, in the colour of their player, with the numbers of their moves.
    Record,
}

/// The most columns of a player's name, and of a line below the board.
const LONGEST_NAME: usize = 18;
const LONGEST_LINE: usize = 60;

/// A picture of a game, however it is drawn.
#[derive(Clone, Copy)]
pub struct Diagram<'a> {
    pub record: &'a Record,
    pub discs: ShownDiscs,
}

impl Diagram<'_> {
    pub fn view(&self) -> BoardView {
        let game = &self.record.game;
        match self.discs {
            ShownDiscs::Position if self.record.result().is_none() => {
                BoardView::of_game(game, game.position().legal_moves())
            }
            ShownDiscs::Position | ShownDiscs::Played => BoardView::of_game(game, Bitboard::EMPTY),
            ShownDiscs::Record => BoardView::of_record(game, game.plies().len()),
        }
    }

    /// Returns the numbers of discs.
    pub fn counts(&self) -> ByColor<u8> {
        self.record.game.position().board().counts()
    }

    /// Returns the name of a player, or else the colour.
    pub fn name(&self, color: Color) -> String {
        self.record.name(color).map_or_else(|| m::common::color(color).to_string(), str::to_owned)
    }

    /// Returns as much of the name of a player as there is room for.
    pub fn short_name(&self, color: Color) -> String {
        text::truncate(&self.name(color), LONGEST_NAME, "…")
    }

    /// Returns the event, the round and the place of a game, for its record; `None` if nothing of that
    /// is known, and for a position.
    pub fn event(&self) -> Option<String> {
        let tag = |name| self.record.tags.get(name).map(str::to_owned);
        let round = tag("Round").filter(|round| round != "-");
        let round = round.map(|round| m::screen::round(round).to_string());
        let parts: Vec<_> = [tag("Event"), round, tag("Site")].into_iter().flatten().collect();
        let is_shown = self.discs == ShownDiscs::Record && !parts.is_empty();
        is_shown.then(|| text::truncate(&parts.join(" · "), LONGEST_LINE, "…"))
    }

    /// Returns the turn or the result, after the date.
    pub fn state(&self) -> String {
        let turn = match (self.record.result(), self.record.game.position().to_move()) {
            (Some(result), _) => {
                results::outcome(result).words("brief", None).trim_end_matches(['.', '。']).into()
            }
            (None, Some(color)) => m::plies::mover(color).to_string(),
            (None, None) => String::new(),
        };
        let date = self.record.date.map(|date| date.to_string());
        date.into_iter().chain(Some(turn)).collect::<Vec<_>>().join(" · ")
    }

    /// Returns what the picture shows, in a line.
    pub fn title(&self) -> String {
        let [black, white] = Color::BOTH.map(|color| self.name(color));
        let ByColor { black: ours, white: theirs } = self.counts();
        format!("Othello: {black} {ours}, {white} {theirs}. {}", self.state())
    }
}
