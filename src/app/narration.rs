//! What happens in a game, in whole sentences that need no board beside them.

use std::error::Error;

use crate::app::store::{GameLine, GameState, GameSummary, SavedAs, StoreError};
use crate::board::{Board, ByColor, Color};
use crate::game::Ply;
use crate::notation::{Record, shown_name, transcript};
use crate::position::Position;
use crate::result::{GameResult, Reason};
use crate::rules::OnPass;
use crate::series::MatchResult;
use crate::session::Session;
use crate::square::{Bitboard, Square};

/// What a ply did, and the pass that followed: `Black d3, turns d4.`
pub fn ply(ply: &Ply) -> String {
    followed_by_pass(placed(ply), &ply.after)
}

/// What a ply did.
pub fn placed(ply: &Ply) -> String {
    let Ply { player, square, flips, .. } = ply;
    match (flips.is_empty(), ply.is_choice()) {
        (false, false) => format!("{player} {square}, turns {}.", list(*flips)),
        (true, false) => format!("{player} places {square}."),
        (_, true) => format!("{}.", named(ply)),
    }
}

/// A ply without what it turned: `Black d3`.
pub fn named(ply: &Ply) -> String {
    let Ply { player, square, flips, .. } = ply;
    match (flips.is_empty(), ply.is_choice()) {
        (_, false) => format!("{player} {square}"),
        (false, true) => format!("{player} turns {square}"),
        (true, true) => format!("{player} turns nothing"),
    }
}

/// A sentence, and the pass that follows in that position, if one does.
pub fn followed_by_pass(sentence: String, position: &Position) -> String {
    let Some(passed) = position.passed() else { return sentence };
    let blank = if sentence.is_empty() { "" } else { " " };
    let why = match position.hands() {
        Some(hands) if hands[passed] == 0 => {
            format!("{passed} has no disc left in hand. {} plays again.", !passed)
        }
        Some(_) | None => pass(passed),
    };
    format!("{sentence}{blank}{why}")
}

/// `White cannot move. Black plays again.`
pub fn pass(passed: Color) -> String {
    format!("{passed} cannot move. {} plays again.", !passed)
}

/// Who is to move and where, or how the game ended.
pub fn turn(position: &Position) -> String {
    let legal = position.legal_moves();
    match (position.to_move(), position.pending()) {
        (None, _) => ending(position).unwrap_or_default(),
        (Some(color), None) => format!("{color} to move: {}.", list(legal)),
        (Some(color), Some(pending)) => {
            let discs = list(legal & !Bitboard::from(pending));
            let or_none = if legal.contains(pending) {
                format!(", or {pending} to turn none")
            } else {
                String::new()
            };
            format!("{color} to choose the disc to turn: {discs}{or_none}.")
        }
    }
}

/// Why the game ended and who won, once it is over.
pub fn ending(position: &Position) -> Option<String> {
    Some(result(position, position.result()?))
}

/// Why a game ended in that position and who won.
pub fn result(position: &Position, result: GameResult) -> String {
    format!("{} {}", reason(position, result), outcome(result))
}

/// The winner, the margin and the counts: `Black wins by 64: 13-0 on the board, 64-0 by the
/// official count.`
pub fn outcome(result: GameResult) -> String {
    let counts = if result.discs == result.score {
        pair(result.score)
    } else {
        format!("{} on the board, {} by the official count", pair(result.discs), pair(result.score))
    };
    match result.winner {
        Some(winner) if result.score[winner] < result.score[!winner] => {
            format!("{winner} wins by {} with fewer discs: {counts}.", result.margin())
        }
        Some(winner) => format!("{winner} wins by {}: {counts}.", result.margin()),
        None => format!("A draw: {counts}."),
    }
}

/// The same in a few words: `Black wins 64-0 (13-0 on the board).`
pub fn brief_outcome(result: GameResult) -> String {
    let won = match result.winner {
        Some(winner) => format!("{winner} wins"),
        None => "A draw,".into(),
    };
    if result.discs == result.score {
        format!("{won} {}.", pair(result.score))
    } else {
        format!("{won} {} ({} on the board).", pair(result.score), pair(result.discs))
    }
}

/// Why a game ended in that position: `White has no disc left on the board.`
pub fn reason(position: &Position, result: GameResult) -> String {
    let next = position.next();
    match result.reason {
        Reason::FullBoard => "The board is full.".into(),
        Reason::WipeOut => {
            let absent = if result.discs.black == 0 { Color::Black } else { Color::White };
            format!("{absent} has no disc left on the board.")
        }
        Reason::FirstPass => format!("{next} cannot move, and the first pass ends the game."),
        Reason::Supply => match position.rules().on_pass {
            OnPass::End => format!("{next} has no disc left in hand."),
            OnPass::Continue => {
                let empty = position.hands().map_or(next, |hands| {
                    if hands.black == 0 { Color::Black } else { Color::White }
                });
                format!("{empty} has no disc left in hand, and {} cannot move.", !empty)
            }
        },
        Reason::NoMoves => "Neither player can move.".into(),
        Reason::Resignation => format!("{} resigns.", loser(result)),
        Reason::TimeOut => format!("{} has no time left.", loser(result)),
    }
}

/// Who lost, by a forfeit: those have no draws.
fn loser(result: GameResult) -> Color {
    if result.winner == Some(Color::Black) { Color::White } else { Color::Black }
}

/// The discs of both, and those in hand where each has a supply: `Black 4, White 1, 59 empty.`
pub fn discs(position: &Position) -> String {
    let discs = position.board().counts();
    let empty = position.board().empties().len();
    let on_board = format!("Black {}, White {}, {empty} empty.", discs.black, discs.white);
    match position.hands() {
        Some(ByColor { black, white }) => {
            format!("{on_board} In hand: Black {black}, White {white}.")
        }
        None => on_board,
    }
}

/// Black's number first, as scores are written: `34-30`.
pub fn pair(numbers: ByColor<u8>) -> String {
    format!("{}-{}", numbers.black, numbers.white)
}

/// What the end of this game means for the match, with a blank before it; empty where there is none.
pub fn match_end(session: &Session) -> String {
    let Some(score) = match_score(session) else { return String::new() };
    match session.series().winner() {
        Some(_) => format!(" {score}"),
        None => format!(" {score} Press n for the next game."),
    }
}

/// How the match stands, or how it ended; `None` for a single game.
pub fn match_score(session: &Session) -> Option<String> {
    let series = session.series();
    if series.best_of() == 1 {
        return None;
    }
    let [first, second] = Color::BOTH.map(|color| series.tally(color));
    let points = format!("{} to {}", first.points(), second.points());
    let discs = format!("{}-{} discs", first.discs, second.discs);
    Some(match series.winner() {
        Some(MatchResult::Won(color)) => {
            let (won, lost) = (series.tally(color), series.tally(!color));
            let name = session.name(color);
            let (points, against) = (won.points(), lost.points());
            format!(
                "{name} wins the match {points} to {against}, {}-{} discs.",
                won.discs, lost.discs
            )
        }
        Some(MatchResult::Drawn) => format!("The match is drawn, {points}, {discs}."),
        None => format!(
            "The match stands {points}, {} to {}.",
            session.name(Color::Black),
            session.name(Color::White)
        ),
    })
}

/// The same in fewer words.
pub fn brief_match_end(session: &Session) -> String {
    let series = session.series();
    match series.winner().filter(|_| series.best_of() > 1) {
        Some(MatchResult::Won(color)) => format!(" {} wins the match.", session.name(color)),
        Some(MatchResult::Drawn) => " The match is drawn.".into(),
        None => String::new(),
    }
}

/// Returns a row of the list of saved games: number, date, players, rules, result.
pub fn game_row(summary: &GameSummary) -> String {
    let text = match &summary.game {
        Ok(game) => game_parts(game).join("  "),
        Err(error) => format!("damaged: {}", with_causes(error)),
    };
    format!("{:>3}  {text}", summary.number)
}

/// Returns the same as a sentence that leans on no alignment.
pub fn game_sentence(summary: &GameSummary) -> String {
    let text = match &summary.game {
        Ok(game) => game_parts(game).join(", "),
        Err(error) => format!("damaged, {}", with_causes(error)),
    };
    format!("{}: {text}.", summary.number)
}

/// Returns a game in a line: date, players, rules, result.
pub fn line(record: &Record) -> String {
    game_parts(&GameLine::from(record)).join("  ")
}

/// Returns what a list says about a game: date, players, rules, result.
pub fn game_parts(game: &GameLine) -> [String; 4] {
    let date = game.date.map_or_else(|| "????.??.??".into(), |date| date.to_string());
    let [black, white] = Color::BOTH
        .map(|color| shown_name(game.names[color].as_deref()).unwrap_or_else(|| color.to_string()));
    let state = match game.state {
        GameState::Over { score } => pair(score),
        GameState::UnderWay { next_move } => format!("at move {next_move}"),
    };
    [date, format!("{black} - {white}"), game.rules.to_string(), state]
}

/// The sentence after a save that works again.
pub const SAVED_AGAIN: &str = "Saving works again.";

/// Returns the sentence about the current game when it cannot be saved.
pub fn save_failed(error: &StoreError) -> String {
    format!("Cannot save this game ({}). You can play on.", cause(error))
}

/// Returns the sentence about a game that could not be moved to the saved games.
pub fn keep_failed(error: &StoreError) -> String {
    format!("Cannot save the previous game yet ({}).", cause(error))
}

/// Returns the notice about a current game that cannot be read.
pub fn damaged(error: &StoreError) -> String {
    format!(
        "Started a new game; the saved one is damaged and stays on disk: {}.",
        with_causes(error)
    )
}

/// Returns the sentence after a game was to be saved under a name.
pub fn saved_as(result: &Result<SavedAs, StoreError>) -> String {
    match result {
        Ok(saved) => format!("Saved as {}.", saved.file_name),
        Err(error) => format!("Not saved: {}.", cause(error)),
    }
}

/// Returns the innermost reason of an error: paths are too long for a notice.
fn cause(error: &StoreError) -> String {
    error.source().map_or_else(|| error.to_string(), ToString::to_string)
}

/// Returns an error with its causes, as a clause.
pub fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}

/// How far a game came, and its transcript.
pub fn summary(session: &Session) -> String {
    let position = session.position();
    let so_far = match session.result() {
        Some(end) => result(&position, end),
        None => format!("Not finished. {}", discs(&position)),
    };
    let moves = transcript::write(session.game().plies());
    if moves.is_empty() { so_far } else { format!("{so_far}\n{moves}") }
}

/// The board with its coordinates, in characters that every terminal has.
pub fn drawing(board: Board) -> String {
    let row = |row: &[Square]| {
        let letter = |square: &Square| board.disc(*square).map_or('-', Color::letter);
        let letters: String = row.iter().flat_map(|square| [' ', letter(square)]).collect();
        format!("{}{letters}\n", row[0].row() + 1)
    };
    let rows: String = Square::ALL.chunks(8).map(row).collect();
    format!("  a b c d e f g h\n{rows}")
}

/// The squares sorted by name: `c3, c5, e3`.
pub fn list(squares: Bitboard) -> String {
    squares.to_string().replace(' ', ", ")
}
