//! The eight ideas, each on a page: what it says, and two boards, one where it holds and one where it does not.

pub mod commands;
pub mod examples;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::board::Board;
use othello_core::moves::neighbours;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Bitboard;
use othello_engine::reasons::ideas::Idea;
use othello_notation::folding::folded;
use othello_words::i18n::{Text, m};
use othello_words::ideas;

use crate::app::App;
use crate::app::call::Call;
use crate::app::page::Page;
use crate::app::reply::Refused;
use examples::{Case, Example};
use othello_words::plain;
use othello_words::text::quoted;

pub const PAGE: Page = Page::new("ideas");

/// Reads the name of an idea; without one, all are listed.
fn read(name: &str) -> Result<Call, Refused> {
    let idea = if name.is_empty() { None } else { Some(named(name)?) };
    Ok(Call::new(move |app| {
        show(app, idea);
        Ok(())
    }))
}

/// Shows the page of an idea, or the list of all.
pub fn show(app: &mut App, idea: Option<Idea>) {
    app.features.ideas.shown = idea;
    app.state.show(PAGE);
}

/// Returns the idea that is meant by a name, or by its beginning, in English or as it is said, or by its number in the
/// list.
fn named(name: &str) -> Result<Idea, Refused> {
    let wanted = folded(name);
    let is_meant = |idea: &Idea| {
        let names = [idea.name().to_owned(), folded(&ideas::name(*idea).to_string())];
        let inside = format!(" {wanted}");
        names.iter().any(|name| name.starts_with(&wanted) || name.contains(&inside))
    };
    let numbered =
        name.parse().ok().and_then(|number: usize| Idea::ALL.get(number.checked_sub(1)?));
    let found = numbered.copied().or_else(|| Idea::named(name));
    let found = found.or_else(|| Idea::ALL.into_iter().find(is_meant));
    found.ok_or_else(|| m::ideas::unknown(quoted(name)).into())
}

/// Returns the page in lines: the idea that is shown, or the list of all.
fn spoken(app: &App) -> Vec<Text> {
    let Some(idea) = app.features.ideas.shown else {
        return [m::ideas::all()].into_iter().chain(Idea::ALL.map(item)).collect();
    };
    let mut lines = vec![heading(idea), ideas::about(idea)];
    for (case, example) in Example::of(idea) {
        lines.push(caption(case, idea));
        let board = plain::draw(example.board(), Bitboard::default());
        lines.extend(board.lines().map(m::common::raw));
    }
    lines
}

/// Returns an idea with its rule, as an item of a list.
pub fn item(idea: Idea) -> Text {
    m::ideas::item(ideas::name(idea), ideas::rule(idea))
}

pub fn heading(idea: Idea) -> Text {
    m::ideas::heading(ideas::name(idea))
}

/// Returns what is to be seen on a board of an idea.
pub fn caption(case: Case, idea: Idea) -> Text {
    match case {
        Case::Holds => m::ideas::so(idea.name()),
        Case::DoesNotHold => m::ideas::not_so(idea.name()),
    }
}

impl Example {
    pub fn board(&self) -> Board {
        self.discs.parse().expect("a test reads all boards")
    }

    /// Returns the squares that the caption counts: the moves that the opponent has after the worse move alone, or the empty
    /// squares beside the discs that it flips.
    pub fn opened(&self, case: Case, idea: Idea) -> Bitboard {
        let before = Position::new(Rules::OTHELLO, self.board(), self.player);
        let after = |square| before.play(square).expect("a test plays all moves").board();
        let moves = |square| after(square).legal_moves(!self.player);
        match (case, idea) {
            (Case::Holds, Idea::Moves) => moves(self.worse) & !moves(self.better),
            (Case::Holds, Idea::Quiet) => {
                let beside = Bitboard::new(neighbours(before.flips(self.worse).bits()));
                beside & after(self.worse).empties()
            }
            _ => Bitboard::EMPTY,
        }
    }
}
