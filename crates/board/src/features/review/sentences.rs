//! The review of a game in words: the loss of a move, the mean losses, the turning points.

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_engine::review::{Explanation, Phase, Review, ReviewedPly};
use othello_words::i18n::{self, Text, m};
use othello_words::ideas::{self, Reader};
use othello_words::numbers::decimal;
use othello_words::reasons::{brief_reason, brief_reasons, reasons};
use othello_words::value::{
    certainty_of_loss, difference, line_of, loss, mean_loss, sign, turning_point_sentence, value,
};

use super::state::WhoseErrors;
use crate::features::explanation::state::Explanations;

/// Returns the number and the player of a move, before its judgement, and whether it is a turning point: `Move 31,
/// Black:`.
pub fn place_of(ply: &ReviewedPly) -> Text {
    let place = if ply.is_turning_point() { m::review::turning_point } else { m::review::place };
    place((ply.index + 1).to_string(), ply.player)
}

/// Returns how many errors have been found: `5 errors`, `Black: 1 error`.
pub fn errors_of(count: usize, whose: WhoseErrors) -> Text {
    match whose {
        WhoseErrors::Both => m::review::errors_found(count),
        WhoseErrors::Only(player) => m::review::errors_of(player, count),
    }
}

/// Returns how many errors these players have, and for the line mode the errors, a line each.
pub fn errors(
    errors: &[ReviewedPly],
    whose: WhoseErrors,
    game: &Game,
    known: &Explanations,
) -> Text {
    let list = errors.iter().map(|ply| format!("\n{}", error(ply, game, known)));
    m::review::listed(errors_of(errors.len(), whose), list.collect::<String>())
}

/// Returns an error in a sentence: `Move 31, Black: a3 loses 6.0, depth 14. Better: h5 (+2.0 for Black),
/// then g6 h6.`
pub fn error(ply: &ReviewedPly, game: &Game, known: &Explanations) -> Text {
    let before = game.position_at(ply.index);
    match known.reader() {
        Reader::Learner => plainly(place_of(ply), ply, &before, known),
        Reader::Strong => {
            judged(place_of(ply), ply, &for_player(ply), known.of(&before, ply.square))
        }
    }
}

/// Returns a judgement as a learner reads it: `Move 31, Black: a3 costs 6 discs. Better: h5. ...`
pub fn plainly(place: Text, ply: &ReviewedPly, before: &Position, known: &Explanations) -> Text {
    if ply.square == ply.best {
        return m::ideas::best(place, ply.square);
    }
    if ideas::cost(ply.value, ply.best_value) <= 0 {
        return m::ideas::as_good(place, ply.square);
    }
    let why = known.why(before, ply.square, known.side());
    ideas::error(place, ply, &why, known.side())
}

/// Returns the loss of a move and the better line: `White g2 loses 8, exact. Better: h3 (+6 for White),
/// then g8 h1.`
pub fn judgement(ply: &ReviewedPly, before: &Position, known: &Explanations) -> Text {
    let place = m::common::color(ply.player);
    match known.reader() {
        Reader::Learner => plainly(m::review::at(place.to_string()), ply, before, known),
        Reader::Strong => judged(place, ply, &for_player(ply), known.of(before, ply.square)),
    }
}

fn for_player(ply: &ReviewedPly) -> String {
    m::review::for_player(value(ply.best_value), ply.player).to_string()
}

/// Returns the head of the lesson about an error: `Move 31, Black: a3 loses 6.0, depth 14.`
pub fn head_of_lesson(ply: &ReviewedPly) -> Text {
    m::review::lesson(place_of(ply), ply.square, loss(ply), certainty_of_loss(ply))
}

/// Returns the judgement of a move behind its place, given what the best one is worth.
pub fn judged(place: Text, ply: &ReviewedPly, worth: &str, why: Option<&Explanation>) -> Text {
    let ReviewedPly { square, best, .. } = *ply;
    let certainty = certainty_of_loss(ply);
    if square == best {
        return m::review::best(place, square, certainty);
    }
    let (loss, value) = (loss(ply), value(ply.best_value));
    let line = line_of(best, worth, &ply.line[1..]);
    match why.and_then(|why| Some((reasons(why)?, brief_reason(why)?))) {
        Some((why, brief)) => {
            m::review::loses_why(place, square, loss, certainty, why, line, brief, best, value)
        }
        None => m::review::loses(place, square, loss, certainty, line, best, value),
    }
}

/// Returns the loss of an error in a list: in whole discs for a learner, else with `=` behind an exact one: `-6.0`, `-14=`,
/// `~-6`.
pub fn error_sign(ply: &ReviewedPly, reader: Reader) -> String {
    if reader == Reader::Learner {
        return format!("-{}", ideas::cost(ply.value, ply.best_value));
    }
    let loss = difference(ply.loss(), [ply.value, ply.best_value]);
    match loss.strip_prefix('~') {
        Some(about) => format!("~-{about}"),
        None => format!("-{loss}{}", if ply.is_exact() { "=" } else { "" }),
    }
}

/// Returns the loss as a column shows it, with `=` behind an exact one: `0`, `4`, `12=`.
pub fn loss_sign(ply: &ReviewedPly, reader: Reader) -> String {
    let is_marked = reader == Reader::Strong && ply.is_exact();
    let cost = ideas::cost(ply.value, ply.best_value);
    format!("{cost}{}", if is_marked { "=" } else { "" })
}

/// Returns a total loss in discs in parts of the game: `9.3`, or `18` where all of it is exact; `-` if there are no
/// moves.
pub fn total(review: &Review, player: Color, phases: &[Phase], reader: Reader) -> String {
    let is_counted = |ply: &&ReviewedPly| ply.player == player && phases.contains(&ply.phase);
    let counted = || review.plies.iter().filter(is_counted);
    if reader == Reader::Learner && counted().next().is_some() {
        // What is said of the moves adds up.
        return counted()
            .map(|ply| ideas::cost(ply.value, ply.best_value))
            .sum::<i64>()
            .to_string();
    }
    let is_exact = counted().all(ReviewedPly::is_exact);
    let totals = phases.iter().filter_map(|phase| review.total_loss(player, *phase));
    match totals.reduce(|all, it| all + it) {
        None => "-".into(),
        // A tenth of a disc is nothing to a hundred.
        Some(total) if is_exact || total >= 99.95 => decimal(total, 0),
        Some(total) => decimal(total, 1),
    }
}

/// Returns what an error gives away and why it loses, in a list, in fewer and fewer words; nothing if neither is
/// known.
pub fn reasons_in_list(ply: &ReviewedPly, before: &Position, known: &Explanations) -> Vec<String> {
    let why = known.of(before, ply.square);
    let reasons = match known.reader() {
        Reader::Learner => {
            let causes = known.causes(before, ply.square).iter();
            let ideas = causes.filter_map(|cause| cause.contrast.idea());
            ideas.take(1).map(|idea| ideas::name(idea).to_string()).collect()
        }
        Reader::Strong => why.map_or_else(Vec::new, brief_reasons),
    };
    let Some(given) = ply.gives_away() else { return reasons };
    let lost = || m::review::lost(given.name());
    let both = reasons.into_iter().map(|reason| m::review::lost_why(lost(), reason).to_string());
    let alone = [Some(lost().to_string()), lost().form("list"), Some("!".into())];
    both.chain(alone.into_iter().flatten()).collect()
}

/// Returns how far a review has come: `23 of 60 moves`.
pub fn extent(review: &Review, game: &Game) -> Text {
    m::review::extent(review.plies.len().to_string(), review.extent(game))
}

/// Returns the error that loses most, in a row: `Worst: 31 b7 -18.6`.
pub fn worst(error: &ReviewedPly, reader: Reader) -> Text {
    m::review::worst((error.index + 1).to_string(), error.square, error_sign(error, reader))
}

/// Returns all that a review has found, in sentences: the turning points, the mean losses and what
/// is certain, a line each.
pub fn summary(review: &Review, game: &Game, known: &Explanations) -> String {
    let mut said = vec![match review.plies.len() {
        reviewed if reviewed == review.extent(game) => m::review::reviewed(reviewed),
        _ => m::review::reviewed_part(extent(review, game)),
    }];
    said.extend(sign(game.rules()));
    let mut said: Vec<_> = said.iter().map(Text::to_string).collect();
    let before = said.len();
    said.extend(review.turning_points().map(|ply| {
        if known.reader() == Reader::Learner {
            return error(ply, game, known).words("certain", None);
        }
        let why = known.of(&game.position_at(ply.index), ply.square).and_then(reasons);
        let sentences = [turning_point_sentence(ply), why].into_iter().flatten();
        i18n::passage(sentences.map(|text| text.words("certain", None)))
    }));
    if said.len() == before {
        said.push(m::review::no_turning_point().to_string());
    }
    let reader = known.reader();
    let means = Color::BOTH.into_iter().filter_map(|color| mean(review, color, reader));
    let classes = Color::BOTH.into_iter().filter_map(|color| classes(review, color));
    let exactness = exactness(review).filter(|_| reader == Reader::Strong);
    said.extend(means.chain(classes).chain(exactness).map(|text| text.to_string()));
    said.join("\n")
}

/// Returns the losses of a player: `Black loses 0.6 discs a move; in total, 3.0 in the opening, 9.2 in the
/// midgame, 4 in the endgame (in 2 moves).`
fn mean(review: &Review, color: Color, reader: Reader) -> Option<Text> {
    let mean = review.mean_loss(color, None)?;
    let phases = Phase::ALL.into_iter().filter_map(|phase| {
        review.total_loss(color, phase)?;
        let total = total(review, color, &[phase], reader);
        let text = match (phase, review.losing_moves(color, phase)) {
            (Phase::Opening | Phase::Midgame, _) | (Phase::Endgame, 0) => {
                m::review::of_phase(total, phase.name())
            }
            (Phase::Endgame, losing) => m::review::of_endgame(total, losing),
        };
        Some(text.to_string())
    });
    Some(m::review::mean(color, mean_loss(Some(mean)), i18n::list(phases)))
}

/// Returns the names of the [classes](Review::LOSS_CLASSES) of losses: `2-4`, `16+`.
pub fn class_names() -> [String; Review::LOSS_CLASSES.len()] {
    let least = Review::LOSS_CLASSES;
    std::array::from_fn(|class| match least.get(class + 1) {
        Some(end) => format!("{}-{end}", least[class]),
        None => format!("{}+", least[class]),
    })
}

/// Returns how many moves of a player lose so much: `Moves of Black by discs lost: 0-1: 22, 4-8: 3.`
fn classes(review: &Review, color: Color) -> Option<Text> {
    let counts = class_names().into_iter().zip(review.loss_classes(color));
    let counts = counts
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| m::common::explained(name, m::common::raw(count.to_string())));
    let counts: Vec<_> = counts.collect();
    (!counts.is_empty()).then(|| m::review::classes(color, i18n::list(counts)))
}

/// Returns from which move on all losses are exact, if they are somewhere.
pub fn exactness(review: &Review) -> Option<Text> {
    let exact = review.plies.iter().rev().take_while(|ply| ply.is_exact());
    let first = exact.last()?.index + 1;
    Some(match first {
        1 => m::review::all_exact(),
        _ => m::review::exact_from(first.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::{exactness, extent, for_player, judged, judgement, loss_sign, summary};
    use crate::features::explanation::state::Explanations;
    use othello_core::board::Color;
    use othello_core::game::Game;
    use othello_core::position::Position;
    use othello_core::rules::Rules;
    use othello_core::square::Square;
    use othello_engine::review::{Phase, Review, ReviewedPly};
    use othello_engine::{Selectivity, Value};
    use othello_notation::transcript;
    use othello_words::i18n::m;
    use othello_words::ideas::Reader;

    fn ply(index: usize, player: Color, squares: [Square; 2], values: [Value; 2]) -> ReviewedPly {
        let ([square, best], [value, best_value]) = (squares, values);
        let phase = Phase::Opening;
        let line = vec![best, Square::A1, Square::B2];
        let played_line = Vec::new();
        ReviewedPly { index, player, phase, square, value, best, best_value, line, played_line }
    }

    fn estimate(discs: f32) -> Value {
        Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 }
    }

    #[test]
    fn a_judgement_names_the_better_line_and_says_what_is_exact() {
        let exact = [Value::Exact(-2), Value::Exact(6)];
        let worse = ply(1, Color::White, [Square::G2, Square::H3], exact);
        let (start, known) = (Position::start(Rules::OTHELLO), Explanations::default());
        let sentence = "White: g2 costs 8 discs. Better: h3. White would end 6 discs ahead instead of 2 \
                        discs behind.";
        assert_eq!(judgement(&worse, &start, &known).to_string(), sentence);
        let strong = "White g2 loses 8, exact. Better: h3 (+6 for White), then a1 b2.";
        let said = judged(m::common::color(Color::White), &worse, &for_player(&worse), None);
        assert_eq!(said.to_string(), strong);
        let signs = [Reader::Learner, Reader::Strong].map(|reader| loss_sign(&worse, reader));
        assert_eq!(signs, ["8", "8="]);
        let best = ply(0, Color::Black, [Square::D3, Square::D3], [estimate(1.0), estimate(1.0)]);
        assert_eq!(judgement(&best, &start, &known).to_string(), "Black: d3 is the best move.");
        assert_eq!(loss_sign(&best, Reader::Strong), "0");
    }

    #[test]
    fn a_review_is_exact_from_a_move_on_or_all_of_it() {
        let estimated = ply(0, Color::Black, [Square::F5, Square::D3], [estimate(0.0); 2]);
        let exact = |index| ply(index, Color::White, [Square::D6; 2], [Value::Exact(1); 2]);
        let said = |plies| exactness(&Review { plies, given: 0 }).map(|text| text.to_string());
        assert_eq!(said(vec![estimated.clone()]), None);
        let part = "The losses are exact from move 2 on, and estimates before that.";
        assert_eq!(said(vec![estimated, exact(1)]).as_deref(), Some(part));
        assert_eq!(said(vec![exact(0), exact(1)]).as_deref(), Some("All losses are exact."));
    }

    #[test]
    fn a_summary_has_a_sentence_for_each_turning_point_and_the_means_of_both() {
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, "f5d6").unwrap();
        let first = ply(0, Color::Black, [Square::F5, Square::D3], [estimate(-1.0), estimate(2.5)]);
        let exact = [Value::Exact(1), Value::Exact(1)];
        let second = ply(1, Color::White, [Square::D6, Square::D6], exact);
        let review = Review { plies: vec![first, second.clone()], given: 0 };
        assert_eq!(
            summary(&review, &game, &Explanations::default()).lines().collect::<Vec<_>>(),
            [
                "2 moves reviewed.",
                "Move 1, Black, turning point: f5 costs 4 discs. Better: d3. Black would end 3 discs \
                 ahead instead of 1 disc behind.",
                "Black loses 3.5 discs a move; in total, 4 in the opening.",
                "White loses 0.0 discs a move; in total, 0 in the opening.",
                "Moves of Black by discs lost: 2-4: 1.",
                "Moves of White by discs lost: 0-1: 1.",
            ]
        );
        let review = Review { plies: vec![second], given: 0 };
        assert_eq!(
            summary(&review, &game, &Explanations::default()).lines().take(2).collect::<Vec<_>>(),
            [
                "1 of 2 moves reviewed; type review to go on.",
                "No move gives away a win, a draw or a lead.",
            ]
        );
        let after_a_given_move = Review { given: 1, ..review };
        assert_eq!(extent(&after_a_given_move, &game).to_string(), "1 of 1 move");
        let said = summary(&after_a_given_move, &game, &Explanations::default());
        assert_eq!(said.lines().next(), Some("1 move reviewed."));
    }
}
