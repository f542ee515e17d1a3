//! Ideas in words: what a learner reads of an error.

use othello_core::board::Color;
use othello_engine::Value;
use othello_engine::analysis::Explanation;
use othello_engine::reasons::Side;
use othello_engine::reasons::ideas::{Cause, Contrast, Idea, is_doubtful};

use crate::i18n::{Text, m};

/// Returns the name of an idea: `quiet moves`.
pub fn name(idea: Idea) -> Text {
    m::ideas::name(idea.name())
}

/// Returns an idea as a rule, in one sentence.
pub fn rule(idea: Idea) -> Text {
    m::ideas::rule(idea.name())
}

/// Returns the causes for which a move loses, each as a sentence, the best first: `After e1 White can choose from 14 moves,
/// after h3 only from 11.` They say *you* to the player of that colour, and *perhaps* of a small loss.
pub fn sentences(explanation: &Explanation, reader: Option<Color>) -> Vec<Text> {
    let said = explanation.causes.iter().map(|cause| sentence(cause, explanation, reader));
    let is_doubted = is_doubtful(explanation.played.value, explanation.best.value);
    // What both moves are worth is doubted by its number.
    said.enumerate()
        .map(|(place, text)| if is_doubted && place == 0 { m::ideas::perhaps(text) } else { text })
        .collect()
}

/// Returns what the move costs in whole discs, and what was better.
pub fn costs(explanation: &Explanation) -> Text {
    let Explanation { played, best, .. } = explanation;
    let discs = whole(best.value) - whole(played.value);
    m::ideas::costs(played.square(), best.square(), discs)
}

/// Returns how the game would end, in whole discs, with the better move and with the one that was played.
pub fn instead(explanation: &Explanation, reader: Option<Color>) -> Text {
    let Explanation { position, played, best, .. } = explanation;
    let player = position.to_move().expect("somebody has moved");
    m::ideas::instead(who(player, reader), player, stands(best.value), stands(played.value))
}

fn who(player: Color, reader: Option<Color>) -> &'static str {
    if reader == Some(player) { "you" } else { "other" }
}

fn whole(value: Value) -> i64 {
    value.discs().round() as i64
}

fn stands(value: Value) -> Text {
    match whole(value) {
        0 => m::ideas::even(),
        discs @ 1.. => m::ideas::ahead(discs),
        discs => m::ideas::behind(-discs),
    }
}

/// Returns a cause as a sentence, given the colour of who reads it, if that is a player.
pub fn sentence(cause: &Cause, explanation: &Explanation, reader: Option<Color>) -> Text {
    let Explanation { position, played: line, best: better, .. } = explanation;
    let player = position.to_move().expect("somebody has moved");
    let (opponent, who) = (!player, who(player, reader));
    let (played, best) = (line.square(), better.square());
    let later = |plies: usize, at_once: usize| i64::from(plies > at_once);
    match cause.contrast {
        Contrast::LosesAll => m::ideas::loses_all(who, player, opponent, played),
        Contrast::TakesAll => m::ideas::takes_all(opponent, best),
        Contrast::GivesCorner(corner) => m::ideas::gives_corner(opponent, played, best, corner),
        Contrast::LosesCorner(corner) => m::ideas::loses_corner(opponent, played, best, corner),
        Contrast::WinsCorner(corner) => m::ideas::wins_corner(opponent, played, best, corner),
        Contrast::BesideTaken(corner) => m::ideas::beside_taken(opponent, played, corner),
        Contrast::EarlyX(corner) => m::ideas::early_x(played, corner),
        Contrast::Pass(Side::Mover) => {
            m::ideas::passes(who, player, played, later(cause.plies[0], 2))
        }
        Contrast::Pass(Side::Opponent) => {
            m::ideas::forces_pass(opponent, best, later(cause.plies[1], 1))
        }
        Contrast::Moves { side, turn, counts: [count, other] } => match (side, turn) {
            (Side::Opponent, 0) => m::ideas::their_moves(opponent, played, best, count, other),
            (Side::Opponent, _) => {
                m::ideas::their_moves_later(opponent, played, best, count, other)
            }
            (Side::Mover, 0) => m::ideas::your_moves(who, player, played, best, count, other),
            (Side::Mover, _) => {
                m::ideas::your_moves_later(who, player, played, best, count, other)
            }
        },
        Contrast::MovesLater([[own, theirs], [own_then, theirs_then]]) => m::ideas::moves_later(
            who, player, opponent, played, best, own, theirs, own_then, theirs_then,
        ),
        Contrast::Reply { square, is_taken: true } => {
            m::ideas::takes_reply(opponent, played, best, square)
        }
        Contrast::Reply { square, is_taken: false } => {
            m::ideas::opens_reply(opponent, played, best, square)
        }
        Contrast::TurnsOutward([count, other]) => {
            m::ideas::turns_outward(opponent, played, best, count, other)
        }
        Contrast::Wall([count, other]) => {
            m::ideas::wall(who, player, opponent, played, best, count, other)
        }
        Contrast::BothNeed(_) => m::ideas::both_need(opponent, best),
        Contrast::EarlyEdge(None) => m::ideas::early_edge(played, best),
        Contrast::EarlyEdge(Some(wedge)) => {
            m::ideas::early_edge_wedge(opponent, played, best, wedge)
        }
        Contrast::LastMove(square) => {
            m::ideas::last_move(who, player, opponent, played, best, square)
        }
        Contrast::Outcome(reply) => {
            let [stands, would] = [line, better].map(|line| stands(line.value));
            match reply {
                Some(reply) => m::ideas::outcome(
                    who, player, opponent, played, reply, stands, best, would,
                ),
                None => m::ideas::outcome_at_once(who, player, played, stands, best, would),
            }
        }
    }
}
