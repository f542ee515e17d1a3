//! Results as files state them, held against those of the games.

use crate::board::{ByColor, Color};
use crate::notation::error::Warning;
use crate::notation::record::Record;
use crate::result::{Forfeit, GameResult, Reason};

/// The result that a file states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// The discs of both, on the board or by the official count.
    Score(ByColor<i32>),
    /// The winner or a draw.
    Winner(Option<Color>),
    /// Black's discs less White's.
    Margin(i32),
    /// Something that no end can bear out.
    Nonsense,
}

impl Claim {
    /// Reads the result of a PGN game: `34-30`, `1-0` (Black has won), `1/2-1/2`; `None` for a game
    /// under way.
    pub(super) fn of_pgn(text: &str) -> Option<Self> {
        match text {
            "*" | "?" | "" => return None,
            "1-0" => return Some(Self::Winner(Some(Color::Black))),
            "0-1" => return Some(Self::Winner(Some(Color::White))),
            "1/2-1/2" | "½-½" => return Some(Self::Winner(None)),
            _ => {}
        }
        let discs = |text: &str| text.parse().ok().filter(|discs| (0..=64).contains(discs));
        let score = text.split_once('-').and_then(|(black, white)| {
            Some(Self::Score(ByColor { black: discs(black)?, white: discs(white)? }))
        });
        Some(score.unwrap_or(Self::Nonsense))
    }

    /// Returns the result as PGN writes it, if it can be written.
    fn to_pgn(self) -> Option<String> {
        let score = |black: i32, white: i32| format!("{black}-{white}");
        match self {
            Self::Score(discs) => Some(score(discs.black, discs.white)),
            Self::Winner(Some(Color::Black)) => Some("1-0".into()),
            Self::Winner(Some(Color::White)) => Some("0-1".into()),
            Self::Winner(None) => Some("1/2-1/2".into()),
            Self::Margin(margin) if margin % 2 == 0 && margin.abs() <= 64 => {
                Some(score(32 + margin / 2, 32 - margin / 2))
            }
            Self::Margin(_) | Self::Nonsense => None,
        }
    }

    /// Returns the winner, if one is stated and the game is not a draw.
    pub(super) const fn winner(self) -> Option<Color> {
        let margin = match self {
            Self::Winner(winner) => return winner,
            Self::Score(discs) => discs.black - discs.white,
            Self::Margin(margin) => margin,
            Self::Nonsense => 0,
        };
        leader(margin)
    }

    fn agrees(self, result: GameResult) -> bool {
        let counts = [result.discs, result.score];
        let counts = counts.map(|count| (i32::from(count.black), i32::from(count.white)));
        match (self, result.reason) {
            (Self::Winner(winner), _) => winner == result.winner,
            // Who gives up loses by as much as the event's rules say.
            (Self::Margin(margin), Reason::Resignation | Reason::TimeOut) => {
                leader(margin) == result.winner
            }
            (Self::Score(score), _) => counts.contains(&(score.black, score.white)),
            (Self::Margin(margin), _) => {
                counts.iter().any(|(black, white)| black - white == margin)
            }
            (Self::Nonsense, _) => false,
        }
    }
}

/// Returns the player who has more discs, by Black's less White's.
const fn leader(margin: i32) -> Option<Color> {
    match margin {
        0 => None,
        1.. => Some(Color::Black),
        _ => Some(Color::White),
    }
}

/// Takes over a forfeit that a file states. A game that has been decided on the board cannot be
/// forfeited any more.
pub(super) fn settle_forfeit(
    record: &mut Record,
    claimed: &str,
    forfeit: Forfeit,
) -> Option<Warning> {
    match record.game.position().result() {
        Some(counted) => Some(Warning::Forfeit { claimed: claimed.into(), counted }),
        None => {
            record.forfeit = Some(forfeit);
            None
        }
    }
}

/// Compares the result that a file states with that of the game. A game that has not ended keeps
/// the claim as its tag `Result`: somebody may have judged it.
pub(super) fn settle(record: &mut Record, claimed: &str, claim: Claim) -> Option<Warning> {
    match (record.result(), claim.to_pgn()) {
        (Some(result), _) if claim.agrees(result) => None,
        (Some(counted), _) => Some(Warning::Result { claimed: claimed.into(), counted }),
        (None, Some(text)) if record.tags.get("Result").is_none() => {
            record.tags.append("Result", text);
            None
        }
        (None, _) => None,
    }
}
