//! Ideas in words: what a learner reads of an error.

use othello_core::board::Color;
use othello_core::moves::neighbours;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};
use othello_engine::Value;
use othello_engine::level::Level;
use othello_engine::reasons::Side;
use othello_engine::reasons::ideas::{Cause, Contrast, Idea, Outcome, is_decided, is_doubtful};
use othello_engine::review::{Explanation, ReviewedPly};

use crate::i18n::{Text, m, passage};
use crate::reasons::squares;

/// Returns the name of an idea: `quiet moves`.
pub fn name(idea: Idea) -> Text {
    m::ideas::name(idea.name())
}

/// Returns an idea as a rule, in one sentence.
pub fn rule(idea: Idea) -> Text {
    m::ideas::rule(idea.name())
}

/// Returns an idea in a few words to be remembered.
pub fn in_brief(idea: Idea) -> Text {
    m::ideas::in_brief(idea.name())
}

/// Returns that the game was won or lost all the same, if it was.
pub fn decided(ply: &ReviewedPly) -> Option<Text> {
    let game = if ply.value.discs() > 0.0 { "won" } else { "lost" };
    let behind = whole(ply.best_value).abs();
    is_decided(ply.value, ply.best_value).then(|| m::ideas::decided(game, behind))
}

/// Returns what there is to know about an idea, in six sentences.
pub fn about(idea: Idea) -> Text {
    m::ideas::about(idea.name())
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reader {
    /// Somebody who reads of ideas, in whole discs.
    #[default]
    Learner,
    /// Somebody who reads of all motifs that hold, of lines and of what is certain.
    Strong,
}

impl Reader {
    /// The level from which on a player is strong.
    const STRONG: u8 = 7;

    /// Returns how somebody of a level reads; one whose level is not known learns.
    pub fn of(level: Option<Level>) -> Self {
        match level {
            Some(level) if level.number >= Self::STRONG => Self::Strong,
            Some(_) | None => Self::Learner,
        }
    }
}

/// Returns an error behind its place, as a learner reads it: `Move 31, Black: e1 costs 9 discs. Better: h3. After e1 White
/// can choose from 14 moves, after h3 from 11.` Causes are given where they are known.
pub fn error(place: Text, ply: &ReviewedPly, why: &[Text], reader: Option<Color>) -> Text {
    let consequence = [consequence(ply, reader)];
    let why = if why.is_empty() { &consequence } else { why };
    m::ideas::error(place, costs(ply), m::common::raw(passage(why)))
}

/// Returns why a move loses: its first cause, for a learner takes in one thing; or that none can be seen, and what the loss comes
/// to. It says *you* to the player of that colour, and *perhaps* of a small loss.
pub fn why(causes: &[Cause], explanation: &Explanation, reader: Option<Color>) -> Vec<Text> {
    let ply = explanation.ply(0);
    let Some(cause) = causes.first() else {
        return vec![m::ideas::no_reason(), consequence(&ply, reader)];
    };
    let said = sentence(cause, explanation, reader);
    if let Contrast::Flips { .. } | Contrast::Choice { .. } | Contrast::Answers(_) = cause.contrast
    {
        return vec![said, consequence(&ply, reader)];
    }
    if cause.contrast.is_small() && cost(ply.value, ply.best_value) >= MUCH {
        // Nobody believes that such a number costs so much.
        return vec![said, m::ideas::small(), consequence(&ply, reader)];
    }
    let is_doubtful = is_doubtful(ply.value, ply.best_value);
    vec![if is_doubtful { m::ideas::perhaps(said) } else { said }]
}

/// The discs that a small difference of moves does not cost by itself.
const MUCH: i64 = 6;

/// Returns what came of the move in the game that went on with these moves, this one the first of them and so many plies
/// before it: `In the game White did take a1, at move 20.`
pub fn came(
    causes: &[Cause],
    explanation: &Explanation,
    (before, played): (usize, &[Square]),
    reader: Option<Color>,
) -> Option<Text> {
    let outcome = explanation.outcome(causes.first()?, played)?;
    let mover = explanation.position.to_move()?;
    let (opponent, who) = (!mover, who(mover, reader));
    let number = |plies: usize| before + plies;
    Some(match outcome {
        Outcome::TookCorner(Side::Opponent, corner, plies) => {
            m::ideas::came_corner(opponent, corner, number(plies))
        }
        Outcome::TookCorner(Side::Mover, corner, plies) => {
            m::ideas::came_own_corner(who, mover, opponent, corner, number(plies))
        }
        Outcome::LeftCorner(corner) => m::ideas::came_no_corner(opponent, corner),
        Outcome::LostCorner(corner, plies) => {
            m::ideas::came_other_corner(opponent, corner, number(plies))
        }
        Outcome::Passed(plies) => m::ideas::came_pass(who, mover, number(plies)),
        Outcome::LostTurn(plies) => m::ideas::came_other_pass(who, mover, number(plies)),
        Outcome::Played(square, plies) => m::ideas::came_played(opponent, square, number(plies)),
        Outcome::Missed(square) => m::ideas::came_missed(opponent, square),
        Outcome::PlayedLast(Side::Opponent, square, plies) => {
            m::ideas::came_last(opponent, square, number(plies))
        }
        Outcome::PlayedLast(Side::Mover, square, plies) => {
            m::ideas::came_own_last(who, mover, opponent, square, number(plies))
        }
        Outcome::LostAll(plies) => m::ideas::came_none_left(who, mover, number(plies)),
        Outcome::KeptSome => m::ideas::came_some_left(opponent),
        Outcome::HadFew(count, plies) => m::ideas::came_few(who, mover, count, number(plies)),
    })
}

/// Returns the rule that the first cause goes against, if it chooses the better move, which it does not name. Where that of a
/// quiet move does not, it is said what few moves are for.
pub fn rule_of(causes: &[Cause], explanation: &Explanation) -> Option<Text> {
    let cause = causes.first()?;
    if !explanation.is_chosen_by_rule(cause) {
        return (cause.contrast.idea() == Some(Idea::Quiet)).then(|| rule(Idea::Moves));
    }
    match cause.contrast {
        Contrast::Moves { side: Side::Mover, .. }
        | Contrast::Later { side: Side::Mover, .. }
        | Contrast::Pass(Side::Mover) => Some(m::ideas::rule("your-moves")),
        Contrast::SafeMoves { side: Side::Opponent, .. } => Some(m::ideas::rule("safe-moves")),
        Contrast::SafeMoves { side: Side::Mover, .. } => Some(m::ideas::rule("your-safe-moves")),
        Contrast::Reply { .. } => Some(m::ideas::rule("reply")),
        Contrast::BothNeed(_) if !could_reply(explanation) => Some(m::ideas::rule("reply")),
        Contrast::CornerCanWait(_) => Some(m::ideas::rule("corner-waits")),
        Contrast::FreeCorner(_) | Contrast::WinsCorner(_) => Some(m::ideas::rule("take-corners")),
        contrast => contrast.idea().map(rule),
    }
}

/// Returns what the move costs in whole discs, and what was better.
pub fn costs(ply: &ReviewedPly) -> Text {
    m::ideas::costs(ply.square, ply.best, cost(ply.value, ply.best_value))
}

/// Returns the loss between two values in whole discs: the difference of what is said of both.
pub fn cost(played: Value, best: Value) -> i64 {
    whole(best) - whole(played)
}

/// Returns how the game would end, in whole discs, with the better move and with the one that was played; or that the
/// game was decided.
fn consequence(ply: &ReviewedPly, reader: Option<Color>) -> Text {
    if let Some(decided) = decided(ply) {
        return decided;
    }
    let who = who(ply.player, reader);
    m::ideas::instead(who, ply.player, stands(ply.best_value), stands(ply.value))
}

fn who(player: Color, reader: Option<Color>) -> &'static str {
    if reader == Some(player) { "you" } else { "other" }
}

#[expect(clippy::cast_possible_truncation, reason = "a lead is 64 discs at most")]
pub fn whole(value: Value) -> i64 {
    value.discs().round() as i64
}

/// Returns how the game ends for a player, in whole discs: `12 discs behind`.
pub fn stands(value: Value) -> Text {
    match whole(value) {
        0 => m::ideas::even(),
        discs @ 1.. => m::ideas::ahead(discs),
        discs => m::ideas::behind(-discs),
    }
}

/// Returns how the game ends for a player after the best move, which need not be good: `12 discs behind, and nothing is
/// better`.
pub fn stands_at_best(value: Value) -> Text {
    match whole(value) {
        0.. => stands(value),
        discs => m::ideas::behind_at_best(-discs),
    }
}

/// Returns a cause as a sentence, given the colour of who reads it, if that is a player.
fn sentence(cause: &Cause, explanation: &Explanation, reader: Option<Color>) -> Text {
    let Explanation { position, played: line, best: better, .. } = explanation;
    let mover = position.to_move().expect("somebody has moved");
    let (opponent, who) = (!mover, who(mover, reader));
    let (played, best) = (line.square(), better.square());
    let [moves_on, best_on] = cause.plies.map(|plies| i64::try_from(plies).unwrap_or(0) - 1);
    match cause.contrast {
        Contrast::LosesAll => m::ideas::loses_all(who, mover, opponent, played),
        Contrast::TakesAll => m::ideas::takes_all(opponent, best),
        Contrast::FreeCorner(corner) if line.moves.get(1) == Some(&corner) => {
            m::ideas::leaves_corner(opponent, played, corner)
        }
        Contrast::FreeCorner(corner) => m::ideas::takes_free_corner(who, mover, corner, played),
        Contrast::GivesCorner(corner) => opens_corner(explanation, corner),
        Contrast::LosesCorner(corner) => {
            let sure = if explanation.holds_whatever(cause) { "all" } else { "some" };
            m::ideas::loses_corner(opponent, played, best, corner, moves_on, sure)
        }
        Contrast::WinsCorner(corner) => wins_corner(who, corner, cause, explanation, best_on),
        Contrast::EarlyX(corner) => early_x(corner, cause, explanation, moves_on),
        Contrast::BesideTaken(corner) => {
            m::ideas::beside_taken(opponent, played, corner, moves_on.max(1))
        }
        Contrast::Pass(Side::Mover) => {
            m::ideas::passes(who, mover, opponent, played, moves_on, line.moves[1])
        }
        Contrast::Pass(Side::Opponent) => {
            m::ideas::forces_pass(who, mover, opponent, best, best_on)
        }
        Contrast::Moves { side: Side::Opponent, counts } => their_moves(counts, cause, explanation),
        Contrast::Moves { side: Side::Mover, counts } => {
            your_moves(who, counts, cause, explanation)
        }
        Contrast::SafeMoves { side, counts } => safe_moves(who, side, counts, explanation),
        Contrast::Open { counts: [count, other], playable } => {
            let on = if playable == count { "all" } else { "some" };
            let said = m::ideas::open(opponent, played, best, count, playable, on, other);
            with_corner(said, cause, explanation)
        }
        Contrast::OuterDiscs { counts: [count, other], moves: [more, fewer] } => {
            let said = m::ideas::outer_discs(opponent, played, best, count, other, more, fewer);
            with_corner(said, cause, explanation)
        }
        Contrast::Wall([count, other]) => {
            let wall = m::explanation::wall(played.name(), mover, best, count, other);
            with_corner(m::explanation::reasons(wall), cause, explanation)
        }
        Contrast::NewMoves([count, other]) => {
            let [squares, others] = named(cause, explanation);
            let said = m::ideas::new_moves(opponent, played, best, count, squares, other, others);
            with_corner(said, cause, explanation)
        }
        Contrast::Reply { square, is_taken: true } => {
            m::ideas::takes_reply(opponent, played, best, square)
        }
        Contrast::Reply { square, is_taken: false } => {
            m::ideas::opens_reply(opponent, played, best, square)
        }
        Contrast::BothNeed(_) => both_need(opponent, played, best, explanation),
        Contrast::Choice { own: [own, other_own], opp: [opp, other_opp] } => m::ideas::choice(
            who, mover, opponent, played, best, own, opp, other_own, other_opp, moves_on,
        ),
        Contrast::Answers(replies) => answers(opponent, played, best, replies),
        Contrast::EarlyEdge { square, is_wedge: false } => {
            m::ideas::early_edge(opponent, played, best, square)
        }
        Contrast::EarlyEdge { square, is_wedge: true } => {
            m::ideas::early_edge_wedge(opponent, played, best, square)
        }
        Contrast::LastMove(square) => {
            m::ideas::last_move(who, mover, opponent, played, best, square)
        }
        Contrast::TakesCorner { side: Side::Opponent, corner } => {
            m::ideas::takes_corner(opponent, played, best, corner, moves_on)
        }
        Contrast::Later { side: Side::Mover, counts: [count, other] } => {
            m::ideas::few_later(who, mover, played, best, count, other)
        }
        Contrast::Later { side: Side::Opponent, counts: [count, other] } => {
            m::ideas::many_later(opponent, played, best, count, other)
        }
        Contrast::CornerCanWait(corner) => m::ideas::corner_can_wait(opponent, best, corner),
        Contrast::TakesCorner { side: Side::Mover, corner } => {
            m::ideas::gains_corner(who, mover, played, best, corner, moves_on)
        }
        Contrast::Ends([own, other]) => m::ideas::ends(who, mover, played, best, own, other),
        Contrast::Safe { side: Side::Opponent, counts: [count, other] } => {
            m::ideas::safe_theirs(opponent, played, best, count, other, moves_on)
        }
        Contrast::Safe { side: Side::Mover, counts: [count, other] } => {
            m::ideas::safe_own(who, mover, played, best, count, other, moves_on)
        }
        Contrast::Flips { square, count } => {
            m::ideas::flips_many(opponent, played, best, square, count, moves_on)
        }
    }
}

/// Returns that the opponent can take the corner that the move lies beside at once, takes it later, or will be able to.
fn early_x(corner: Square, cause: &Cause, explanation: &Explanation, moves_on: i64) -> Text {
    let Explanation { position, played: line, .. } = explanation;
    let opponent = !position.to_move().expect("somebody has moved");
    let played = line.square();
    if explanation.corner_before(cause) == Some(corner) {
        opens_corner(explanation, corner)
    } else if moves_on == 0 && line.moves.get(1) != Some(&corner) {
        m::ideas::early_x(opponent, played, corner)
    } else {
        m::ideas::beside_taken(opponent, played, corner, moves_on.max(1))
    }
}

/// Returns that the better move wins a corner: whatever is answered, or if the opponent answers as on the line.
fn wins_corner(
    who: &'static str,
    corner: Square,
    cause: &Cause,
    explanation: &Explanation,
    moves_on: i64,
) -> Text {
    let Explanation { position, played, best, .. } = explanation;
    let mover = position.to_move().expect("somebody has moved");
    let sure = match moves_on {
        _ if explanation.holds_whatever(cause) => "all",
        2 => "reply",
        _ => "later",
    };
    let (reply, played, best) = (best.moves[1], played.square(), best.square());
    m::ideas::wins_corner(who, mover, !mover, played, best, corner, moves_on, sure, reply)
}

/// Returns the moves of the opponent after both moves.
fn their_moves([count, other]: [u8; 2], cause: &Cause, explanation: &Explanation) -> Text {
    let opponent = !explanation.position.to_move().expect("somebody has moved");
    let (played, best) = (explanation.played.square(), explanation.best.square());
    with_corner(m::ideas::their_moves(opponent, played, best, count, other), cause, explanation)
}

/// Returns the moves of the player after both moves and their replies, and those that there are already and only the better
/// move keeps.
fn your_moves(
    who: &'static str,
    [count, other]: [u8; 2],
    cause: &Cause,
    explanation: &Explanation,
) -> Text {
    let Explanation { position, played: line, best, .. } = explanation;
    let mover = position.to_move().expect("somebody has moved");
    let (played, best, reply) = (line.square(), best.square(), line.moves[1]);
    let [left, _] = named(cause, explanation);
    let [_, only] = only_here(cause, explanation);
    let kept = only & position.legal_moves() & !Bitboard::from(played);
    // One alone is no choice.
    let stay = if kept.len() > 1 { few(kept) } else { 0 };
    let kept = squares(kept);
    m::ideas::your_moves(who, mover, !mover, played, best, reply, count, left, other, stay, kept)
}

/// Returns the moves of a side that give no corner away, at its next turn after both moves.
fn safe_moves(
    who: &'static str,
    side: Side,
    [count, other]: [u8; 2],
    explanation: &Explanation,
) -> Text {
    let Explanation { position, played: line, best, .. } = explanation;
    let mover = position.to_move().expect("somebody has moved");
    let (played, best) = (line.square(), best.square());
    match side {
        Side::Opponent => m::ideas::their_safe_moves(!mover, played, best, count, other),
        Side::Mover => {
            let reply = line.moves[1];
            m::ideas::your_safe_moves(who, mover, !mover, played, best, reply, count, other)
        }
    }
}

/// Returns the discs that the move has placed or flipped, and that the opponent flips from a corner; none if it could be taken
/// before.
fn bridge(explanation: &Explanation, corner: Square) -> Bitboard {
    let before = explanation.position;
    let played = explanation.played.square();
    let opponent = !before.to_move().expect("somebody has moved");
    if before.board().legal_moves(opponent).contains(corner) {
        return Bitboard::EMPTY;
    }
    let changed = before.flips(played) | played.into();
    before.play(played).map_or(changed, |after| after.flips(corner) & changed)
}

/// Returns that the opponent answers on the square of the better move.
fn both_need(opponent: Color, played: Square, best: Square, explanation: &Explanation) -> Text {
    if could_reply(explanation) {
        return m::ideas::both_need(opponent, played, best, opens_little(explanation));
    }
    m::ideas::opens_needed(opponent, played, best)
}

/// Returns `true` if the opponent could play on the square of the better move before.
fn could_reply(explanation: &Explanation) -> bool {
    let before = explanation.position;
    let opponent = !before.to_move().expect("somebody has moved");
    before.board().legal_moves(opponent).contains(explanation.best.square())
}

/// Returns what is said of the opponent's moves, behind the corner that is said first.
fn with_corner(said: Text, cause: &Cause, explanation: &Explanation) -> Text {
    let Some(corner) = explanation.corner_before(cause) else { return said };
    m::common::both(gives_corner(explanation, corner), said)
}

/// Returns that the opponent can take a corner after the move, by flipping discs that it has placed or flipped, and not after
/// the better one.
fn opens_corner(explanation: &Explanation, corner: Square) -> Text {
    let Explanation { position, played, best, .. } = explanation;
    let opponent = !position.to_move().expect("somebody has moved");
    match bridge(explanation, corner) {
        over if over.is_empty() => gives_corner(explanation, corner),
        over => {
            let (played, best) = (played.square(), best.square());
            m::ideas::opens_corner(opponent, played, best, corner, squares(over))
        }
    }
}

/// Returns the same in few words: the move may open the corner, or leave it open.
fn gives_corner(explanation: &Explanation, corner: Square) -> Text {
    let Explanation { position, played, best, .. } = explanation;
    let opponent = !position.to_move().expect("somebody has moved");
    let could_take = position.board().legal_moves(opponent).contains(corner);
    let say = if could_take { m::ideas::corner_threatened } else { m::ideas::gives_corner };
    say(opponent, played.square(), best.square(), corner)
}

/// The most squares that are named in a sentence.
const MOST_NAMED: u8 = 4;

/// Returns how many squares these are, or 0 where they are too many to be named.
fn few(squares: Bitboard) -> u8 {
    if squares.len() <= MOST_NAMED { squares.len() } else { 0 }
}

/// Returns the moves that are possible after the move alone, and after the better one alone.
fn only_here(cause: &Cause, explanation: &Explanation) -> [Bitboard; 2] {
    let futures = explanation.futures(cause, 0).expect("a cause can be shown");
    futures.map(|future| future.standing_out)
}

/// The most empty squares beside the discs that a move flips if it opens little.
const LITTLE: u8 = 2;

/// Returns the answers to both moves.
fn answers(opponent: Color, played: Square, best: Square, [reply, other]: [Square; 2]) -> Text {
    let same = if reply == other { "same" } else { "other" };
    m::ideas::answers(opponent, played, best, reply, other, same)
}

/// Returns how much the better move opens, and the opponent's move on its square as well: `little` or `more`.
fn opens_little(explanation: &Explanation) -> &'static str {
    let Explanation { position, played, best, .. } = explanation;
    let opened = |before: Position, square: Square| {
        let after = before.play(square).ok()?;
        let beside = Bitboard::new(neighbours(before.flips(square).bits()));
        Some((beside & after.board().empties()).len())
    };
    let square = best.square();
    let theirs = position.play(played.square()).ok().and_then(|after| opened(after, square));
    let is_little =
        [opened(*position, square), theirs].into_iter().flatten().all(|it| it <= LITTLE);
    if is_little { "little" } else { "more" }
}

/// Returns the squares that are marked after the move and after the better one: `b3, b4 and d1`.
fn named(cause: &Cause, explanation: &Explanation) -> [Text; 2] {
    marked(cause, explanation).map(squares)
}

fn marked(cause: &Cause, explanation: &Explanation) -> [Bitboard; 2] {
    let futures = explanation.futures(cause, 0).expect("a cause can be shown");
    futures.map(|future| future.marked)
}

#[cfg(test)]
mod tests {
    use super::{Reader, came, consequence, cost, costs, error, name, rule, sentence, why};
    use crate::i18n::{Language, m};
    use othello_core::board::Color;
    use othello_core::position::Position;
    use othello_core::rules::Rules;
    use othello_core::square::Square;
    use othello_engine::level::Level;
    use othello_engine::reasons::Side;
    use othello_engine::reasons::ideas::{Cause, Contrast, Idea};
    use othello_engine::review::Explanation;
    use othello_engine::{Line, Selectivity, Value};
    use std::collections::HashSet;

    fn explained(worth: [f32; 2]) -> Explanation {
        let line = |discs, moves: [Square; 2]| {
            let value = Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 };
            Line { value, moves: moves.into() }
        };
        Explanation {
            position: Position::start(Rules::OTHELLO),
            played: line(worth[0], [Square::D3, Square::C3]),
            best: line(worth[1], [Square::F5, Square::D6]),
            reasons: Vec::new(),
        }
    }

    const fn cause(contrast: Contrast) -> Cause {
        Cause { contrast, plies: [4, 4] }
    }

    fn said(contrast: Contrast, reader: Option<Color>) -> String {
        sentence(&cause(contrast), &explained([-12.4, 1.6]), reader).to_string()
    }

    const NO_REASON: &str = "No simple reason can be seen.";

    const MOVES: Contrast = Contrast::Moves { side: Side::Opponent, counts: [14, 1] };

    const ALL: [Contrast; 36] = [
        Contrast::LosesAll,
        Contrast::TakesAll,
        Contrast::FreeCorner(Square::F5),
        Contrast::GivesCorner(Square::A1),
        Contrast::LosesCorner(Square::A1),
        Contrast::WinsCorner(Square::A1),
        Contrast::BesideTaken(Square::A1),
        Contrast::EarlyX(Square::A1),
        Contrast::Pass(Side::Mover),
        Contrast::Pass(Side::Opponent),
        MOVES,
        Contrast::Moves { side: Side::Mover, counts: [4, 9] },
        Contrast::SafeMoves { side: Side::Opponent, counts: [5, 0] },
        Contrast::SafeMoves { side: Side::Opponent, counts: [4, 2] },
        Contrast::SafeMoves { side: Side::Mover, counts: [0, 3] },
        Contrast::OuterDiscs { counts: [3, 1], moves: [11, 7] },
        Contrast::OuterDiscs { counts: [1, 0], moves: [7, 5] },
        Contrast::Open { counts: [7, 1], playable: 5 },
        Contrast::Open { counts: [3, 0], playable: 3 },
        Contrast::NewMoves([3, 0]),
        Contrast::Reply { square: Square::C6, is_taken: true },
        Contrast::Reply { square: Square::C6, is_taken: false },
        Contrast::BothNeed(Square::F5),
        Contrast::EarlyEdge { square: Square::H4, is_wedge: true },
        Contrast::LastMove(Square::B8),
        Contrast::TakesCorner { side: Side::Opponent, corner: Square::A1 },
        Contrast::TakesCorner { side: Side::Mover, corner: Square::A1 },
        Contrast::Later { side: Side::Mover, counts: [2, 7] },
        Contrast::Later { side: Side::Opponent, counts: [12, 1] },
        Contrast::CornerCanWait(Square::A1),
        Contrast::Safe { side: Side::Opponent, counts: [9, 1] },
        Contrast::Safe { side: Side::Mover, counts: [0, 6] },
        Contrast::Flips { square: Square::H4, count: 7 },
        Contrast::Ends([26, 33]),
        Contrast::Choice { own: [1, 4], opp: [9, 7] },
        Contrast::Answers([Square::C3, Square::D6]),
    ];

    #[test]
    fn every_cause_is_said_plainly_to_the_player() {
        let expected = [
            "After d3 White can take all your discs.",
            "f5 leads to taking all of White's discs.",
            "You could have taken the corner f5. d3 leaves it.",
            "d3 lets White take the corner a1; f5 does not.",
            "After d3 White gets the corner a1 with their second move; f5 avoids that.",
            "After f5 you take the corner a1 3 moves later; after d3 that is not possible.",
            "d3 is next to the empty corner a1, and White takes it with their second move.",
            "d3 is next to the empty corner a1, and White takes it with their second move.",
            "After d3 you must pass 3 moves later: no move is left.",
            "After f5 White must pass 3 moves later: you play twice.",
            "After d3 White can choose from 14 moves, after f5 from only one.",
            "After d3 and White's c3 you have only 4 moves; with f5 you would have 9.",
            "After d3 White has 5 safe moves, which give no corner away; after f5 none: White must give a corner away.",
            "After d3 White has 4 safe moves, which give no corner away; after f5 only 2.",
            "After d3 and White's c3 you have no safe move: every move gives a corner away; with f5 you would have 3.",
            "d3 flips 3 outer discs, those beside empty squares; f5 only one. After d3 White has 11 moves instead of 7.",
            "d3 flips an outer disc, one beside an empty square; f5 none. After d3 White has 7 moves instead of 5.",
            "d3 flips discs beside 7 empty squares (White can play on 5 of them), f5 beside only one.",
            "d3 flips discs beside 3 empty squares (White can play on all of them), f5 beside none.",
            "d3 gives White 3 new moves: c3. f5 gives none.",
            "After d3 White plays c6, the best answer; f5 takes that move away.",
            "d3 lets White play c6, now the best move; after f5 that is not possible.",
            "d3 lets White play f5, a good square for both: play there first.",
            "d3 is on the edge early, and White wedges a disc in at h4, where it can hardly be \
             flipped. f5 stays inside.",
            "After d3 White plays last around b8; after f5 you do.",
            "After d3 White takes the corner a1 3 moves later; f5 avoids that.",
            "After f5 you take the corner a1 3 moves later, but not after d3.",
            "After d3 you can soon choose from only 2 moves; after f5 from 7.",
            "After d3 White can soon choose from 12 moves; after f5 from only one.",
            "The corner a1 could wait: White cannot take it after f5, which is worth more.",
            "3 moves after d3 White has 9 safe discs, which can never be flipped; after f5 only one.",
            "3 moves after f5 you have 6 safe discs, which can never be flipped; after d3 none.",
            "After d3 White flips 7 discs with one move, h4, 3 moves later; after f5 no move flips that many.",
            "At the end of the game you have 26 discs after d3, 33 after f5.",
            "What can be seen: 3 moves after d3 you can choose from 1 move, and White from 9; after f5 it is \
             4 and 7.",
            "After d3 White answers c3, after f5 d6; what d3 costs only shows later.",
        ];
        assert_eq!(ALL.map(|contrast| said(contrast, Some(Color::Black))), expected);
        let early = said(Contrast::EarlyEdge { square: Square::H4, is_wedge: false }, None);
        let expected = "d3 is on the edge early, and White plays h4 and flips it. f5 stays inside.";
        assert_eq!(early, expected);
        let free = said(Contrast::FreeCorner(Square::C3), None);
        assert_eq!(free, "The corner c3 was free. After d3 White takes it.");
    }

    #[test]
    fn the_last_moves_that_are_left_are_named() {
        let check = |plies: usize, contrast, expected: &str| {
            let cause = Cause { contrast, plies: [plies; 2] };
            let said = sentence(&cause, &explained([-12.4, 1.6]), Some(Color::Black)).to_string();
            assert_eq!(said, expected);
        };
        let last = Contrast::Moves { side: Side::Mover, counts: [2, 6] };
        let left = "After d3 and White's c3 you have only two moves left, b3, c4, e6 and f5; with f5 you \
                    would have 6.";
        check(2, last, left);
        check(
            2,
            Contrast::Pass(Side::Mover),
            "After d3 you must pass if White answers c3: no move is left.",
        );
        let taken = "d3 is next to the empty corner a1, and White takes it at once.";
        check(2, Contrast::BesideTaken(Square::A1), taken);
        let early = "d3 is next to the empty corner a1: once White has a disc behind it on the diagonal, White can \
                     take the corner.";
        check(1, Contrast::EarlyX(Square::A1), early);
        let twice = "After f5 White must pass: you play twice.";
        check(1, Contrast::Pass(Side::Opponent), twice);
    }

    #[test]
    fn what_came_of_an_error_in_the_game_is_said() {
        let check = |contrast, moves: &str, expected: Option<&str>| {
            let names = moves.split(' ').map(|name| name.parse().unwrap());
            let moves: Vec<Square> = names.collect();
            let explained = explained([-12.4, 1.6]);
            let said = came(&[cause(contrast)], &explained, (0, &moves), Some(Color::Black));
            assert_eq!(said.map(|it| it.to_string()).as_deref(), expected, "{contrast:?}");
        };
        let reply = |square| Contrast::Reply { square, is_taken: true };
        let played = "That is what happened: White played c3 at move 2.";
        check(reply(Square::C3), "d3 c3 c4", Some(played));
        let missed = "In the game White missed it and played c3.";
        check(Contrast::BothNeed(Square::C5), "d3 c3 c4", Some(missed));
        // White c3, b2 and a1 along the diagonal.
        let lost = "d3 c3 c4 e3 b2 a1";
        let corner = "In the game White did take a1, at move 6.";
        check(Contrast::GivesCorner(Square::A1), lost, Some(corner));
        check(Contrast::EarlyX(Square::A1), lost, Some(corner));
        let other = "In the game White took the corner a1 at move 6.";
        check(MOVES, lost, Some(other));
        // The game went on, and nothing is known of the corner.
        check(Contrast::GivesCorner(Square::A8), lost, None);
        let own = "In the game White missed it: you took a1 at move 7.";
        check(Contrast::LosesCorner(Square::A1), "d3 c3 e6 d6 b3 b2 a1", Some(own));
        check(MOVES, "d3 c3 c4 c5 d6", None);
    }

    #[test]
    fn a_small_difference_of_moves_does_not_pass_for_the_whole_loss() {
        let few = Contrast::Moves { side: Side::Opponent, counts: [8, 6] };
        let said = reasons(&[few], [-12.0, 3.0]);
        let expected = "After d3 White can choose from 8 moves, after f5 from only 6.";
        assert_eq!(said[..2], [expected, "That alone does not explain the loss."]);
        assert_eq!(said[2], "You would end 3 discs ahead instead of 12 discs behind.");
        assert_eq!(reasons(&[few], [-4.5, 0.0]).len(), 1);
    }

    #[test]
    fn who_watches_reads_of_the_player_by_colour() {
        for reader in [None, Some(Color::White)] {
            for contrast in ALL {
                let said = said(contrast, reader);
                assert!(!said.contains("you"), "{said}");
            }
        }
        let few = Contrast::Moves { side: Side::Mover, counts: [3, 6] };
        let expected = "After d3 and White's c3 Black has only 3 moves; with f5 it would be 6.";
        assert_eq!(said(few, None), expected);
    }

    #[test]
    fn a_corner_among_the_moves_of_the_opponent_is_named() {
        let board = "X----XOOOXX-XOO-OOXXOX--OOXOOXX-OOOOXXXX-OXOXXXX--XXOX----X-O---";
        let position = Position::new(Rules::OTHELLO, board.parse().unwrap(), Color::Black);
        let line = |discs, square| Line { value: Value::Exact(discs), moves: vec![square] };
        let (played, best) = (line(-26, Square::B7), line(-16, Square::D2));
        let explanation = Explanation { position, played, best, reasons: Vec::new() };
        let cause = Cause { contrast: Contrast::NewMoves([3, 0]), plies: [1, 1] };
        assert_eq!(
            sentence(&cause, &explanation, None).to_string(),
            "b7 lets White take the corner a8; d2 does not. b7 gives White 3 new moves: a6, a7 and a8. d2 gives none."
        );
        // h1 lies beside a flipped disc, and White cannot play there.
        let board = "--O---O---XXXOO---X-O-O---XOXX-O-XXXX-O-XXXXXOOO----X--------X--";
        let position = Position::new(Rules::OTHELLO, board.parse().unwrap(), Color::Black);
        let (played, best) = (line(-45, Square::H2), line(11, Square::D3));
        let explanation = Explanation { position, played, best, reasons: Vec::new() };
        let contrast = Contrast::Open { counts: [6, 0], playable: 2 };
        let cause = Cause { contrast, plies: [1, 1] };
        assert_eq!(
            sentence(&cause, &explanation, None).to_string(),
            "h2 flips discs beside 6 empty squares (White can play on 2 of them), d3 beside none."
        );
    }

    /// Checks the sentence of a cause of an error of Black: the move and the reply, and the better move.
    #[track_caller]
    fn check(board: &str, moves: [Square; 3], contrast: Contrast, expected: &str) {
        let position = Position::new(Rules::OTHELLO, board.parse().unwrap(), Color::Black);
        let line =
            |discs, moves: &[Square]| Line { value: Value::Exact(discs), moves: moves.to_vec() };
        let (played, best) = (line(-16, &moves[..2]), line(2, &moves[2..]));
        let explanation = Explanation { position, played, best, reasons: Vec::new() };
        let cause = Cause { contrast, plies: [2, 1] };
        assert_eq!(sentence(&cause, &explanation, None).to_string(), expected);
    }

    #[test]
    fn what_the_opponent_could_play_before_is_not_opened() {
        let board = "XXXXXXO---OOXO--XXXOOXXXXXXOOOO-XOOXOOO-XXXXOOO--X-OO------O----";
        let threatened = "White can already take the corner a8: h4 prevents that, b2 does not.";
        let gives = Contrast::GivesCorner(Square::A8);
        check(board, [Square::B2, Square::A8, Square::H4], gives, threatened);
        let board = "----X-------OX----OXOXX--OXXOX--O-OXO----O-X-O-----X------------";
        let needed = "Whoever plays c6 flips discs with hardly an empty square beside them: a good square for both. \
                      After b5 White takes it: play there first.";
        let needs = Contrast::BothNeed(Square::C6);
        check(board, [Square::B5, Square::C6, Square::C6], needs, needed);
    }

    fn reasons(contrasts: &[Contrast], worth: [f32; 2]) -> Vec<String> {
        let causes: Vec<_> = contrasts.iter().copied().map(cause).collect();
        let said = why(&causes, &explained(worth), Some(Color::Black));
        said.iter().map(ToString::to_string).collect()
    }

    const NEEDED: Contrast = Contrast::BothNeed(Square::F5);

    #[test]
    fn a_learner_reads_one_cause_and_of_a_small_estimated_loss_a_perhaps() {
        let few = reasons(&[MOVES, NEEDED], [0.0, 3.0]);
        assert_eq!(few, [format!("{} This may be why.", said(MOVES, None))]);
        assert_eq!(reasons(&[MOVES, NEEDED], [-31.0, -24.0]), [said(MOVES, None)]);
    }

    #[test]
    fn an_error_in_a_decided_game_without_a_reason_is_named_so() {
        let lost = "The game was as good as lost: even the best move loses by 24 discs.";
        let won = "The game was won anyway.";
        assert_eq!(reasons(&[], [-31.0, -24.0]), [NO_REASON, lost]);
        assert_eq!(reasons(&[], [24.0, 31.0]), [NO_REASON, won]);
    }

    #[test]
    fn where_nothing_explains_a_loss_that_is_said() {
        let instead = "You would end 3 discs ahead instead of 14 discs behind.";
        assert_eq!(reasons(&[], [-14.0, 3.0]), [NO_REASON, instead]);
    }

    #[test]
    fn a_larger_loss_costs_no_less_and_the_numbers_add_up() {
        let of = |discs| Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 };
        assert_eq!(cost(of(-35.25), of(-23.25)), 12);
        assert_eq!(cost(of(-35.75), of(-23.25)), 13);
        // What it costs is the difference of what is said of both moves.
        assert_eq!(cost(of(-11.6), of(-1.5)), 10);
    }

    #[test]
    fn an_error_costs_whole_discs_and_says_why() {
        let ply = explained([-2.5, 0.4]).ply(0);
        assert_eq!(costs(&ply).to_string(), "d3 costs 3 discs. Better: f5.");
        let instead = consequence(&ply, Some(Color::Black));
        assert_eq!(instead.to_string(), "You would end even instead of 3 discs behind.");
        let said = |why: &[_]| error(m::review::place("1", Color::Black), &ply, why, None);
        let unknown = "Move 1, Black: d3 costs 3 discs. Better: f5. Black would end even instead of \
                       3 discs behind.";
        assert_eq!(said(&[]).to_string(), unknown);
        let known = said(&[rule(Idea::Moves), rule(Idea::Corners)]).to_string();
        let rules = [Idea::Moves, Idea::Corners].map(|idea| rule(idea).to_string());
        assert!(known.ends_with(&format!("Better: f5. {} {}", rules[0], rules[1])));
    }

    #[test]
    fn players_from_level_7_on_read_all_motifs() {
        let of = |number| Reader::of(Level::from_number(number));
        assert_eq!(
            [of(1), of(6), of(7), of(10)].map(|it| it == Reader::Strong),
            [false, false, true, true]
        );
        assert_eq!(Reader::of(None), Reader::Learner);
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
