//! The verdict on a game that is over, a sentence that says what decided it: what everybody sees on the board.

use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::stats::Special;
use othello_session::Session;
use othello_words::i18n::{Player, Text, m};

/// Returns the sentence; none if nobody has won on the board, or nothing stands out.
pub fn verdict(session: &Session) -> Option<Text> {
    let winner = winner(session)?;
    let is_seen = session.game().rules().most_discs_win();
    is_seen.then(|| outward_cause(session.game(), winner)).flatten()
}

/// Returns the winner of a game that was played to its end.
fn winner(session: &Session) -> Option<Color> {
    session.result().filter(|_| session.game().position().to_move().is_none())?.winner
}

/// Returns the most telling of what everybody can see: passes of the loser, corners of the winner, or when the winner
/// came to lead.
fn outward_cause(game: &Game, winner: Color) -> Option<Text> {
    /// The passes and corners from which on they stand out.
    const MANY: usize = 3;
    let passes = game.plies().iter().filter(|ply| ply.after.passed() == Some(!winner)).count();
    let corners = (game.position().board().discs(winner) & Special::Corner.squares()).len();
    if passes >= MANY {
        return Some(m::browsing::out_of_moves(Player(!winner), passes));
    }
    if usize::from(corners) >= MANY {
        return Some(m::browsing::corners_taken(Player(winner), usize::from(corners)));
    }
    if game.position().board().discs(!winner).is_empty() {
        // The result says so.
        return None;
    }
    let leads = |ply: &Ply| {
        let board = ply.after.board();
        board.discs(winner).len() > board.discs(!winner).len()
    };
    let behind = game.plies().iter().rposition(|ply| !leads(ply))?;
    // The move after it is the first of those at which the winner leads until the end; that of the last move is the result.
    let first = behind + 2;
    (first < game.plies().len()).then(|| m::browsing::led_from(Player(winner), first))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::fixtures::{after, setup};

    const THREE_CORNERS: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

    /// The sentence about a game in which somebody has won.
    fn said(moves: &str) -> String {
        let app = after(setup(), moves);
        verdict(app.session()).map(|text| text.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_game_is_judged_by_what_everybody_sees() {
        for (moves, sentence) in [
            (THREE_CORNERS, "Black took three of the four corners."),
            (
                "f5d6c4g5g6d3h5e3e6c5f4f6f2h6h7b5c3c2b1d2c1e2f7e1b4f3a6b3a4a3b6c6c7f1a5d1g1d7c8e7d8g4g3a7a2a1b2h1g2h4h3h2g7f8h8g8b8a8b7e8",
                "Black ran out of moves and had to pass 6 times.",
            ),
            (
                "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6a4a3a2b3g2c8h2h1g1f1e1a7b7a8b8g8g7b2a1b1h7h8",
                "Black led from move 56 on.",
            ),
        ] {
            assert_eq!(said(moves), sentence);
        }
        assert_eq!(said("f5d6c3"), "", "it is not over");
        let last = "f5d6c3d3c4f4c5b3c2e6c6b4b5d2f7c7b6a6c8e7e3d7e8f8g8g4f6e2d8c1g5h5d1g6a5a4f1a7g7b7b2b1a1e1f2h8f3g2h4h3g3h2a2a3h1g1h6h7a8b8";
        assert_eq!(said(last), "", "the last move alone has decided it, as the result says");
    }
}
