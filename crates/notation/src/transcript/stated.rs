//! The number and the player that stand before a move, which have to fit it.

use super::error::{TranscriptErrorKind, quote};
use super::tokens::plain;
use othello_core::board::Color;
use othello_core::game::Game;

/// The number and player stated before the next move, and the numbers before those so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Stated {
    pub(super) number: Option<(usize, char)>,
    pub(super) player: Option<Color>,
    /// The signs which say that the number is that of a second move: `3... c4`.
    of_second: Option<String>,
    /// The sign behind the numbers of moves: others have another.
    sign: Option<char>,
    numbering: Numbering,
}

impl Stated {
    /// Takes the number before the next move, with which a text begins.
    pub(super) fn add_number(&mut self, number: usize, text: &str) {
        let mut letters = text.chars().map(plain);
        let is_digit = letters.clone().next().is_some_and(|it| it.is_ascii_digit());
        let sign = letters.find(|letter| !letter.is_ascii_digit());
        // Dots or another sign that stands apart are in place of a first move.
        let between: String = letters.take_while(|it| !it.is_alphanumeric()).collect();
        let signs = between.trim();
        let is_apart = between.starts_with(' ') && between.ends_with(' ');
        let is_sign = !signs.is_empty() && signs.chars().all(|it| SIGNS.contains(it));
        self.of_second = if between.starts_with("..") {
            sign.map(|sign| format!("{sign}{signs}"))
        } else {
            Some(signs.into()).filter(|_| is_apart && is_sign)
        };
        self.number = sign.filter(|_| is_digit).map(|sign| (number, sign));
    }

    /// Returns the fault of a number that the next move of a game should not have.
    pub(super) fn wrong_number(&mut self, game: &Game) -> Option<TranscriptErrorKind> {
        let (number, sign) = self.number.take()?;
        let plies = game.plies().len();
        // Behind a move stands its value, but for a number with a full stop.
        let is_first = plies == 0 || sign == '.' && [plies + 1, plies / 2 + 1].contains(&number);
        if self.sign.map_or(!is_first, |known| known != sign) {
            return None;
        }
        self.sign = Some(sign);
        if let Err(expected) = self.numbering.take(number, game) {
            return Some(TranscriptErrorKind::Number { expected, found: number });
        }
        let signs = self.of_second.take()?;
        let is_missing = self.numbering.is_first_of_turn(game);
        is_missing.then(|| TranscriptErrorKind::NotAMove(quote(&signs)))
    }
}

/// The signs that stand for a first move that is missing, between a number and a second one.
const SIGNS: &str = "?_.…~/*-–—−#@%&=^\\";

/// The numbers of moves, one for each or one for two, with passes counted or not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbering {
    /// The first number, and the plies and the passes before it.
    first: Option<(usize, usize, usize)>,
    /// `true` if that is the second of its turn.
    begins_within: bool,
    /// The plies before the last number.
    last: usize,
    /// `true` if the numbers so far cannot be those of plies, and those of turns.
    is_not_of_plies: bool,
    is_not_of_turns: bool,
}

impl Numbering {
    /// Returns `true` if the numbers are those of turns without a pass, and the next move is the first of its turn.
    fn is_first_of_turn(&self, game: &Game) -> bool {
        let is_without_pass = game.plies().windows(2).all(|it| it[0].player != it[1].player)
            && game.position().passed().is_none();
        let played = self.first.map(|(_, before, _)| game.plies().len() - before);
        is_without_pass
            && !self.begins_within
            && self.is_not_of_plies
            && played.is_some_and(|it| it.is_multiple_of(2))
    }

    /// Takes the number of the move behind a game.
    ///
    /// # Errors
    /// Returns the number that is expected.
    pub(crate) fn take(&mut self, number: usize, game: &Game) -> Result<(), usize> {
        let plies = game.plies();
        let passes = plies.windows(2).filter(|it| it[0].player == it[1].player).count()
            + usize::from(game.position().passed().is_some());
        // Discs that are chosen are plies without a number.
        let plies = plies.iter().filter(|ply| ply.pending.is_none()).count();
        let last = std::mem::replace(&mut self.last, plies);
        let Some((first, plies_before, passes_before)) = self.first else {
            self.first = Some((number, plies, passes));
            self.begins_within = game.position().to_move() == Some(Color::White);
            return Ok(());
        };
        let played = plies - plies_before;
        let since = passes.saturating_sub(passes_before);
        let mut counts = played..=played + since;
        let is_shifted = self.begins_within || since > 0;
        let behind = number.checked_sub(first);
        self.is_not_of_plies |= !behind.is_some_and(|it| counts.contains(&it));
        self.is_not_of_turns |= !counts.any(|count| {
            behind.is_some_and(|it| it == count / 2 || is_shifted && it == count.div_ceil(2))
        });
        if self.is_not_of_plies && self.is_not_of_turns {
            let is_turn = plies - last != 1;
            return Err(first + if is_turn { played / 2 } else { played });
        }
        Ok(())
    }
}
