//! The viewed position as the screen shows it.

use super::label::Label;
use super::labels::labels;
use super::square::{Content, DiscMark, Flip, SquareView};
use super::view::BoardView;
use crate::screen::view::{BoardContent, View};
use othello_board::app::keys::conditions::{is_browsing, is_heard};
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};
use othello_home::config::look::MoveMarks;

/// Milliseconds by which the animation of a disc begins later for each square that it is further
/// away.
const DELAY: i64 = 22;
/// Milliseconds for which a disc flips.
const FLIP: i64 = 130;

/// Returns the board on the screen, with that square in focus. A move that is on its way to another
/// machine stays in focus until it is made.
pub fn shown(view: &View<'_>, focus: Option<Square>) -> BoardView {
    let of_sheet = match view.board_content() {
        BoardContent::Scoresheet => Some(&view.app().features.scoresheet.check().game),
        BoardContent::Position
        | BoardContent::Record
        | BoardContent::Other(_)
        | BoardContent::Hidden => None,
    };
    let position = of_sheet.map_or_else(|| view.shown(), Game::position);
    let sent = view.app().features.link.move_on_its_way(&view.app().state);
    let focus = sent.or(focus);
    // Nobody can play while the other machine is not heard.
    let is_open = is_browsing(view.app()) || is_heard(view.app());
    let can_play = of_sheet.is_none() && is_open && view.app().state.can_play();
    let legal = match sent {
        Some(square) => square.into(),
        None if can_play => position.legal_moves(),
        None => Bitboard::EMPTY,
    };
    let last = of_sheet.map_or_else(|| view.last_ply(), |game| game.plies().last());
    let shown = Shown {
        view,
        position,
        focus,
        legal,
        last: last.filter(|ply| !ply.is_choice()).map(|ply| ply.square),
        flipped: last.map_or(Bitboard::EMPTY, |ply| ply.flips),
        would_flip: focus
            .filter(|_| can_play)
            .map_or(Bitboard::EMPTY, |focus| position.flips(focus)),
    };
    let labels = match of_sheet {
        Some(_) => Vec::new(),
        None => labels(view, focus, &position),
    };
    BoardView::new(|square| {
        let label = labels.iter().find(|(labelled, _)| *labelled == square);
        let label = label.map(|(_, label)| *label);
        SquareView {
            square,
            content: shown.content(square, label),
            label,
            is_focused: focus == Some(square),
            to_move: position.to_move(),
        }
    })
}

/// The sets of squares that decide what each square shows.
struct Shown<'a> {
    view: &'a View<'a>,
    position: Position,
    /// The square in focus, if one is shown.
    focus: Option<Square>,
    /// The squares that can be played.
    legal: Bitboard,
    /// The square of the last move.
    last: Option<Square>,
    /// The discs that the last move flipped.
    flipped: Bitboard,
    /// The discs that a move in focus would flip.
    would_flip: Bitboard,
}

impl Shown<'_> {
    fn content(&self, square: Square, label: Option<Label>) -> Content {
        let Some(color) = self.position.board().disc(square) else {
            return self.empty_content(square, label);
        };
        if self.would_flip.contains(square) {
            Content::Disc(color, DiscMark::WouldFlip)
        } else if self.last == Some(square) {
            Content::Disc(color, DiscMark::Last)
        } else if self.flipped.contains(square) {
            self.flipped_content(square, color)
        } else if label == Some(Label::Stable) {
            Content::Disc(color, DiscMark::Stable)
        } else {
            Content::Disc(color, DiscMark::None)
        }
    }

    fn empty_content(&self, square: Square, label: Option<Label>) -> Content {
        if let Some(Label::Following { player, .. }) = label {
            return Content::Preview(player);
        }
        if !self.legal.contains(square) {
            return Content::Empty;
        }
        let is_marked = match self.view.settings().marks {
            MoveMarks::Shown => !label.is_some_and(Label::replaces_legal_mark),
            MoveMarks::Hidden => false,
        };
        match self.position.to_move() {
            Some(mover) if self.focus == Some(square) => Content::Preview(mover),
            Some(_) | None if is_marked => Content::LegalMark,
            Some(_) | None => Content::Empty,
        }
    }

    /// Returns a flipped disc: its other side before the animation begins, then the animation, and the
    /// marked disc afterwards.
    fn flipped_content(&self, square: Square, color: Color) -> Content {
        let flipped = Content::Disc(color, DiscMark::Flipped);
        match self.animation_time(square) {
            None => flipped,
            Some(..=0) => Content::Disc(!color, DiscMark::None),
            Some(time) => {
                let step = u8::try_from(i64::from(2 * Flip::STEPS) * time / FLIP).ok();
                let step = step.filter(|step| *step < 2 * Flip::STEPS);
                step.map_or(flipped, |step| Content::Flipping(Flip { to: color, step }))
            }
        }
    }

    /// Returns the milliseconds since the animation of a disc of the last move began; `None` if nothing
    /// is animated.
    fn animation_time(&self, square: Square) -> Option<i64> {
        let (time, ply) = (self.view.flip_time()?, self.view.last_ply()?);
        let columns = square.column().abs_diff(ply.square.column());
        let distance = columns.max(square.row().abs_diff(ply.square.row()));
        let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        Some(time - DELAY * i64::from(distance))
    }
}
