//! Sentences about the end of a game and of a match. The winner's number comes first.

use super::Language;
use othello_core::board::{ByColor, Color};
use othello_core::position::Position;
use othello_core::result::{GameResult, Reason};
use othello_session::Session;
use othello_session::series::MatchResult;

/// Returns the names of the players who have none.
pub fn colors() -> ByColor<String> {
    match Language::current() {
        Language::English => ByColor::from_fn(|color| color.to_string()),
    }
}

/// Returns why a game ended in that position and who won. The outcome of a forfeit names its reason.
pub fn result(position: &Position, result: GameResult, names: &ByColor<String>) -> String {
    match result.reason {
        Reason::Resignation | Reason::TimeOut => outcome(result, names),
        Reason::FullBoard
        | Reason::WipeOut
        | Reason::Supply
        | Reason::FirstPass
        | Reason::NoMoves => {
            format!("{} {}", reason(position, result, names), outcome(result, names))
        }
    }
}

/// Returns the winner, the margin and the counts: `Black wins by 64: 13-0 on the board, 64-0 by the
/// official count.`
pub fn outcome(result: GameResult, names: &ByColor<String>) -> String {
    let Some(winner) = result.winner else { return format!("A draw: {}.", counts(result)) };
    let name = &names[winner];
    let margin = result.margin();
    match result.reason {
        Reason::Resignation => {
            format!("{name} wins by resignation (official score {}).", score(result))
        }
        Reason::TimeOut => format!("{name} wins on time (official score {}).", score(result)),
        Reason::FullBoard
        | Reason::WipeOut
        | Reason::Supply
        | Reason::FirstPass
        | Reason::NoMoves => {
            let fewer =
                if result.score[winner] < result.score[!winner] { " with fewer discs" } else { "" };
            format!("{name} wins by {margin}{fewer}: {}.", counts(result))
        }
    }
}

fn counts(result: GameResult) -> String {
    if result.discs == result.score {
        score(result)
    } else {
        let discs = winner_first(result, result.discs);
        format!("{discs} on the board, {} by the official count", score(result))
    }
}

/// Returns the official score, the winner's first.
fn score(result: GameResult) -> String {
    winner_first(result, result.score)
}

/// Returns two numbers, the winner's first.
pub fn winner_first(result: GameResult, numbers: ByColor<u8>) -> String {
    match result.winner {
        Some(Color::White) => format!("{}-{}", numbers.white, numbers.black),
        Some(Color::Black) | None => pair(numbers),
    }
}

/// Returns the outcome in the fewest words: `Black wins 64-0 (13-0)`.
pub fn briefest_outcome(result: GameResult, names: &ByColor<String>) -> String {
    let won = result.winner.map_or("Draw".into(), |winner| format!("{} wins", names[winner]));
    let [score, discs] = [result.score, result.discs].map(|it| winner_first(result, it));
    if score == discs { format!("{won} {score}") } else { format!("{won} {score} ({discs})") }
}

/// Returns the outcome in a few words: `Black wins 64-0 (13-0 on the board).`
pub fn brief_outcome(result: GameResult, names: &ByColor<String>) -> String {
    let won = match result.winner {
        Some(winner) => format!("{} wins", names[winner]),
        None => "A draw,".into(),
    };
    let is_forfeit = matches!(result.reason, Reason::Resignation | Reason::TimeOut);
    if is_forfeit || result.discs == result.score {
        format!("{won} {}.", score(result))
    } else {
        format!("{won} {} ({} on the board).", score(result), winner_first(result, result.discs))
    }
}

/// Returns why a game ended in that position: `White has no discs left on the board.`
pub fn reason(position: &Position, result: GameResult, names: &ByColor<String>) -> String {
    let next = &names[position.next()];
    match result.reason {
        Reason::FullBoard => "The board is full.".into(),
        Reason::WipeOut => {
            let absent = if result.discs.black == 0 { Color::Black } else { Color::White };
            format!("{} has no discs left on the board.", names[absent])
        }
        Reason::FirstPass => format!("{next} cannot move, and the first pass ends the game."),
        Reason::Supply if position.rules().ends_on_first_pass() => {
            format!("{next} has no discs left to play.")
        }
        Reason::Supply => {
            let empty = position.hands().map_or(position.next(), |hands| {
                if hands.black == 0 { Color::Black } else { Color::White }
            });
            let (empty, other) = (&names[empty], &names[!empty]);
            format!("{empty} has no discs left to play, and {other} cannot move.")
        }
        Reason::NoMoves => "Neither player can move.".into(),
        Reason::Resignation => format!("{} resigns.", names[loser(result)]),
        Reason::TimeOut => format!("{} ran out of time.", names[loser(result)]),
    }
}

/// Returns the loser of a game that a player ended: such a game is no draw.
fn loser(result: GameResult) -> Color {
    result.winner.map_or(Color::Black, |winner| !winner)
}

/// Returns the state of the match for the end of a sentence, with a blank before it; nothing for a
/// single game.
pub fn match_end(session: &Session) -> String {
    let Some(score) = match_score(session) else { return String::new() };
    match session.series().winner() {
        Some(_) => format!(" {score}"),
        None => format!(" {score} Press n for the next game."),
    }
}

/// Returns the state of the match, or its result; `None` for a single game.
pub fn match_score(session: &Session) -> Option<String> {
    let series = session.series();
    if series.best_of() == 1 {
        return None;
    }
    let [black, white] = Color::BOTH.map(|color| series.tally(color));
    Some(match series.winner() {
        Some(MatchResult::Won(color)) => {
            let (won, lost) = (series.tally(color), series.tally(!color));
            let (points, against) = (won.points(), lost.points());
            let (discs, others) = (won.discs, lost.discs);
            let name = session.name(color);
            format!("{name} wins the match {points} - {against} ({discs}-{others} discs).")
        }
        Some(MatchResult::Drawn) => {
            let (points, discs) = (black.points(), black.discs);
            format!("The match is drawn {points} - {points} ({discs}-{} discs).", white.discs)
        }
        None => {
            let [first, second] = Color::BOTH.map(|color| session.name(color));
            format!("Match: {first} {} - {} {second}.", black.points(), white.points())
        }
    })
}

/// Returns the end of the match in a few words, with a blank before it; nothing while it goes on.
pub fn brief_match_end(session: &Session) -> String {
    let series = session.series();
    match series.winner().filter(|_| series.best_of() > 1) {
        Some(MatchResult::Won(color)) => format!(" {} wins the match.", session.name(color)),
        Some(MatchResult::Drawn) => " The match is drawn.".into(),
        None => String::new(),
    }
}

/// Returns two numbers, Black's first: `34-30`.
pub fn pair(numbers: ByColor<u8>) -> String {
    format!("{}-{}", numbers.black, numbers.white)
}
