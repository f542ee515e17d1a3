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
pub fn sentences(causes: &[Cause], explanation: &Explanation, reader: Option<Color>) -> Vec<Text> {
    let said = causes.iter().map(|cause| sentence(cause, explanation, reader));
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
            (Side::Mover, _) => m::ideas::your_moves_later(who, player, played, best, count, other),
        },
        Contrast::MovesLater([[own, theirs], [own_then, theirs_then]]) => m::ideas::moves_later(
            who,
            player,
            opponent,
            played,
            best,
            own,
            theirs,
            own_then,
            theirs_then,
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
                Some(reply) => {
                    m::ideas::outcome(who, player, opponent, played, reply, stands, best, would)
                }
                None => m::ideas::outcome_at_once(who, player, played, stands, best, would),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{costs, instead, name, rule, sentence, sentences};
    use crate::i18n::Language;
    use othello_core::board::Color;
    use othello_core::position::Position;
    use othello_core::rules::Rules;
    use othello_core::square::Square;
    use othello_engine::analysis::Explanation;
    use othello_engine::reasons::Side;
    use othello_engine::reasons::ideas::{Cause, Contrast, Idea};
    use othello_engine::{Line, Selectivity, Value};
    use std::collections::HashSet;

    fn explained(worth: [f32; 2]) -> Explanation {
        let line = |discs, square| {
            let value = Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 };
            Line { value, moves: vec![square] }
        };
        Explanation {
            position: Position::start(Rules::OTHELLO),
            played: line(worth[0], Square::D3),
            best: line(worth[1], Square::F5),
            reasons: Vec::new(),
        }
    }

    const fn cause(contrast: Contrast) -> Cause {
        Cause { contrast, plies: [2, 1] }
    }

    fn said(contrast: Contrast, reader: Option<Color>) -> String {
        sentence(&cause(contrast), &explained([-12.4, 1.6]), reader).to_string()
    }

    const MOVES: Contrast = Contrast::Moves { side: Side::Opponent, turn: 0, counts: [14, 1] };

    const ALL: [Contrast; 22] = [
        Contrast::LosesAll,
        Contrast::TakesAll,
        Contrast::GivesCorner(Square::A1),
        Contrast::LosesCorner(Square::A1),
        Contrast::WinsCorner(Square::A1),
        Contrast::BesideTaken(Square::A1),
        Contrast::EarlyX(Square::A1),
        Contrast::Pass(Side::Mover),
        Contrast::Pass(Side::Opponent),
        MOVES,
        Contrast::Moves { side: Side::Opponent, turn: 1, counts: [9, 5] },
        Contrast::Moves { side: Side::Mover, turn: 0, counts: [1, 6] },
        Contrast::Moves { side: Side::Mover, turn: 1, counts: [3, 6] },
        Contrast::MovesLater([[4, 12], [8, 9]]),
        Contrast::Reply { square: Square::C6, is_taken: true },
        Contrast::Reply { square: Square::C6, is_taken: false },
        Contrast::TurnsOutward([2, 0]),
        Contrast::Wall([9, 6]),
        Contrast::BothNeed(Square::F5),
        Contrast::EarlyEdge(Some(Square::H4)),
        Contrast::LastMove(Square::B8),
        Contrast::Outcome(Some(Square::C6)),
    ];

    #[test]
    fn every_cause_is_said_plainly_to_the_player() {
        let expected = [
            "After d3 White takes all your discs.",
            "f5 leads to taking all of White's discs.",
            "d3 lets White take the corner a1; f5 does not.",
            "After d3 White gets the corner a1, after f5 not.",
            "f5 wins the corner a1, whatever White answers; d3 does not.",
            "d3 is next to the empty corner a1, and White gets it.",
            "d3 is an X-square, next to the empty corner a1: so early that is dangerous.",
            "After d3 you have no move and must pass.",
            "After f5 White has no move and must pass.",
            "After d3 White can choose from 14 moves, after f5 from 1.",
            "One turn later White can choose from 9 moves after d3, from 5 after f5.",
            "At your next turn you have one move after d3, 6 after f5.",
            "In two turns you have 3 moves after d3, 6 after f5.",
            "Later you have 4 moves after d3, and White 12; after f5 8 and 9.",
            "After d3 White answers c6; f5 takes that move away.",
            "d3 lets White play c6; after f5 that is not possible.",
            "d3 turns 2 discs with empty squares beside them, which White can use; f5 turns only inner \
             ones.",
            "After d3 9 of your discs have empty squares beside them, where White can play; after f5 \
             only 6.",
            "White needs f5 too and answers there: take it first.",
            "d3 is on the edge, too early: White wedges at h4. f5 stays inside.",
            "After d3 White plays last around b8, after f5 you do.",
            "After d3 White answers c6, and you end 12 discs behind; after f5 2 discs ahead.",
        ];
        assert_eq!(ALL.map(|contrast| said(contrast, Some(Color::Black))), expected);
        let early = said(Contrast::EarlyEdge(None), None);
        assert_eq!(
            early,
            "d3 is on the edge, too early: discs there can be attacked. f5 stays inside."
        );
        let over = said(Contrast::Outcome(None), Some(Color::Black));
        assert_eq!(over, "After d3 you end 12 discs behind; after f5 2 discs ahead.");
    }

    #[test]
    fn who_watches_reads_of_the_player_by_colour() {
        for reader in [None, Some(Color::White)] {
            for contrast in ALL {
                let said = said(contrast, reader);
                assert!(!said.contains("you"), "{said}");
            }
        }
        let few = Contrast::Moves { side: Side::Mover, turn: 0, counts: [1, 6] };
        assert_eq!(said(few, None), "At the next turn Black has one move after d3, 6 after f5.");
    }

    #[test]
    fn a_small_estimated_loss_is_a_perhaps() {
        let said = |worth| {
            let causes = [MOVES, Contrast::BothNeed(Square::F5)].map(cause);
            let said = sentences(&causes, &explained(worth), None);
            said.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let [small, large] = [said([0.0, 3.0]), said([0.0, 9.0])];
        assert_eq!(small[0], format!("Perhaps: {}", large[0]));
        assert_eq!(small[1], large[1]);
    }

    #[test]
    fn numbers_are_whole_discs_that_agree() {
        let explanation = explained([-2.5, 0.4]);
        assert_eq!(costs(&explanation).to_string(), "d3 costs 3 discs. Better: f5.");
        let instead = instead(&explanation, Some(Color::Black)).to_string();
        assert_eq!(instead, "You would end even instead of 3 discs behind.");
    }

    #[test]
    fn ideas_have_names_and_rules_of_their_own_in_every_language() {
        for language in Language::ALL {
            for words in [name, rule] {
                let said: HashSet<_> =
                    Idea::ALL.iter().map(|idea| words(*idea).say_in(language)).collect();
                assert_eq!(said.len(), Idea::ALL.len(), "{said:?}");
            }
        }
    }
}
