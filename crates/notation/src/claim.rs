//! Results as files state them, held against those of the games.

use std::ops::Range;

use crate::error::Warning;
use crate::located::place;
use crate::record::Record;
use crate::tags::Tags;
use crate::transcript::{plain, player};
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::result::{EndReason, Forfeit, GameResult};
use othello_core::rules::Goal;

/// The result that a file states.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Claim {
    /// The discs of both, on the board or by the official count.
    Score(ByColor<i32>),
    /// The winner or a draw.
    Winner(Option<Color>),
    /// Black's discs less White's. Before the board decides, its sign tells who has won, also where fewest
    /// discs win.
    Margin(i32),
    /// As much in fractions of a disc, which komi has.
    Fraction(f64),
    /// Something that no end can bear out.
    Nonsense,
}

/// The margin that Edax writes for a game that has not ended.
pub(super) const UNKNOWN: Claim = Claim::Margin(-127);

impl Claim {
    /// Reads the result of a PGN game: `34-30`, `1-0` (Black has won), `1/2-1/2`, or in words; `None` for a
    /// game under way.
    pub(super) fn of_pgn(text: &str) -> Option<Self> {
        let plain: String = text.trim().chars().map(plain).collect();
        match plain.as_str() {
            "*" | "?" | "" | "-" | "void" | "unknown" | "unfinished" => return None,
            "1-0" | "1:0" => return Some(Self::Winner(Some(Color::Black))),
            "0-1" | "0:1" => return Some(Self::Winner(Some(Color::White))),
            "1/2-1/2" | "½-½" | "0.5-0.5" | "1/2" | "½" | "draw" | "tie" | "=" | "引き分け" =>
            {
                return Some(Self::Winner(None));
            }
            _ => {}
        }
        let discs = |text: &str| text.trim().parse().ok().filter(|discs| (0..=64).contains(discs));
        let score = plain.split_once(['-', ':', '–', '—', '−', '対']).and_then(|(black, white)| {
            Some(Self::Score(ByColor { black: discs(black)?, white: discs(white)? }))
        });
        Some(score.or_else(|| Self::in_words(&plain)).unwrap_or(Self::Nonsense))
    }

    /// Reads the result of a game in SGF: `B+58`, `W+2`, `0` or `Draw`, and the forfeit of one that was resigned or
    /// lost on time, `B+R` or `B+T`.
    pub(super) fn of_winner(text: &str) -> Option<(Self, Option<Forfeit>)> {
        let text = text.trim();
        if text == "0" || text.eq_ignore_ascii_case("draw") {
            return Some((Self::Margin(0), None));
        }
        let (winner, by) = text.split_once('+')?;
        let winner = winner.trim().chars().next().and_then(Color::from_letter)?;
        let won = Self::Winner(Some(winner));
        let by = by.trim().to_ascii_lowercase();
        let found = match (by.as_str(), winner) {
            ("r" | "resign", _) => (won, Some(Forfeit::Resignation(!winner))),
            ("t" | "time", _) => (won, Some(Forfeit::TimeOut(!winner))),
            ("" | "f" | "forfeit", _) => (won, None),
            (margin, Color::Black) => (Self::of_margin(margin), None),
            (margin, Color::White) => (Self::of_margin(&format!("-{margin}")), None),
        };
        Some(found).filter(|(claim, _)| ![Self::Nonsense, UNKNOWN].contains(claim))
    }

    /// Reads who has won, and perhaps by how much: `black wins by 12`, `白勝ち`.
    fn in_words(text: &str) -> Option<Self> {
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let is_won = has(&["win", "won", "勝", "gagne", "gewinnt"]);
        let names =
            [&["black", "黒", "黑", "noir", "schwarz"][..], &["white", "白", "blanc", "wei"]];
        let winner = match names.map(has) {
            [true, false] => Color::Black,
            [false, true] => Color::White,
            _ => return None,
        };
        let digits = text.split(|letter: char| !letter.is_ascii_digit());
        let mut numbers = digits.filter(|digits| !digits.is_empty());
        let margin = numbers.next().and_then(|digits| digits.parse::<i32>().ok());
        let claim = match (margin.filter(|margin| *margin <= 64), winner) {
            (Some(margin), Color::Black) => Self::Margin(margin),
            (Some(margin), Color::White) => Self::Margin(-margin),
            (None, _) => Self::Winner(Some(winner)),
        };
        (is_won && numbers.next().is_none()).then_some(claim)
    }

    /// Returns the result as PGN writes it, if it can be written.
    pub(super) fn to_pgn(self, goal: Goal) -> Option<String> {
        let score = |black: i32, white: i32| format!("{black}-{white}");
        match self {
            Self::Score(discs) => Some(score(discs.black, discs.white)),
            Self::Winner(Some(Color::Black)) => Some("1-0".into()),
            Self::Winner(Some(Color::White)) => Some("0-1".into()),
            Self::Winner(None) => Some("1/2-1/2".into()),
            Self::Margin(margin) if margin % 2 == 0 && margin.abs() <= 64 => {
                let more = goal.lead(margin) / 2;
                Some(score(32 + more, 32 - more))
            }
            Self::Margin(_) | Self::Fraction(_) | Self::Nonsense => None,
        }
    }

    /// Reads Black's discs less White's: `-12`, `+6.000` or `-22.87`.
    pub(super) fn of_margin(text: &str) -> Self {
        let text = text.trim();
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let is_whole = part.bytes().all(|digit| digit == b'0');
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.".contains(&byte));
        if let Some(margin) = whole.parse::<i16>().ok().filter(|_| is_whole) {
            return Self::Margin(margin.into());
        }
        // No komi comes near to that.
        let is_possible = |margin: &f64| margin.abs() < 1000.0;
        let margin = text.parse().ok().filter(|_| is_number).filter(is_possible);
        margin.map_or(Self::Nonsense, Self::Fraction)
    }

    /// Returns by how many discs Black has won, if the claim says as much.
    pub(super) fn margin(self, goal: Goal) -> Option<f64> {
        match self {
            Self::Score(discs) => Some(f64::from(goal.lead(discs.black - discs.white))),
            Self::Margin(margin) => Some(margin.into()),
            Self::Fraction(margin) => Some(margin),
            Self::Winner(None) => Some(0.0),
            Self::Winner(Some(_)) | Self::Nonsense => None,
        }
    }

    /// Returns Black's discs of 64, if the claim says as much.
    pub(super) fn black_discs(self) -> Option<u8> {
        let discs = match self {
            Self::Score(discs) if discs.black + discs.white == 64 => discs.black,
            Self::Margin(margin) if margin % 2 == 0 => 32 + margin / 2,
            Self::Winner(None) => 32,
            Self::Score(_)
            | Self::Margin(_)
            | Self::Winner(Some(_))
            | Self::Fraction(_)
            | Self::Nonsense => return None,
        };
        u8::try_from(discs).ok().filter(|discs| *discs <= 64)
    }

    /// Returns the winner, if one is stated and the game is not a draw.
    pub(super) const fn winner(self, goal: Goal) -> Option<Color> {
        let margin = match self {
            Self::Winner(winner) => return winner,
            Self::Score(discs) => goal.lead(discs.black - discs.white),
            Self::Margin(margin) => margin,
            Self::Fraction(margin) if margin > 0.0 => 1,
            Self::Fraction(margin) if margin < 0.0 => -1,
            Self::Fraction(_) | Self::Nonsense => 0,
        };
        leader(margin)
    }

    /// Returns `true` if the claim says no more than the result does.
    fn agrees(self, result: GameResult) -> bool {
        let counts = [result.discs, result.score];
        let counts = counts.map(|count| (i32::from(count.black), i32::from(count.white)));
        match self {
            Self::Winner(winner) => winner == result.winner,
            Self::Margin(margin) if is_forfeit(result) => {
                leader(margin) == result.winner && margin.abs() == i32::from(result.margin())
            }
            Self::Score(score) => counts.contains(&(score.black, score.white)),
            Self::Margin(margin) => counts.iter().any(|(black, white)| black - white == margin),
            Self::Fraction(_) | Self::Nonsense => false,
        }
    }
}

const fn is_forfeit(result: GameResult) -> bool {
    matches!(result.reason, EndReason::Resignation | EndReason::TimeOut)
}

/// Returns the player who is ahead, by the discs by which Black is.
const fn leader(margin: i32) -> Option<Color> {
    match margin {
        0 => None,
        1.. => Some(Color::Black),
        _ => Some(Color::White),
    }
}

/// Takes the result that a text states, in whatever way, and compares it with that of the game.
pub(super) fn take(record: &mut Record, text: &str) -> Vec<Warning> {
    let found = Claim::of_winner(text).or_else(|| Some((Claim::of_pgn(text)?, None)));
    let Some((claim, forfeit)) = found else { return Vec::new() };
    let forfeit = forfeit.and_then(|forfeit| settle_forfeit(record, text, forfeit));
    forfeit.into_iter().chain(settle(record, text, claim)).collect()
}

/// Returns the warning of a result in a text beside a game that has ended on the board, if none there is its own: that of
/// a line which says who has won, or two numbers that add up to those of the discs.
pub(super) fn contradiction(
    game: &Game,
    text: &str,
    tells_winner: fn(&str) -> bool,
) -> Option<Warning> {
    let counted = game.position().result()?;
    let sums = [counted.discs, counted.score].map(|it| i32::from(it.black) + i32::from(it.white));
    let mut claims = Vec::new();
    for line in text.lines() {
        let winner = Claim::of_pgn(line).filter(|_| tells_winner(line));
        claims.extend(winner.map(|claim| (line.trim().into(), claim)));
        let scores = scores_in(line).into_iter();
        let scores = scores.filter(|it| sums.contains(&it.black.saturating_add(it.white)));
        claims.extend(
            scores.map(|score| (format!("{}-{}", score.black, score.white), Claim::Score(score))),
        );
    }
    let is_own = claims.iter().any(|(_, claim)| claim.agrees(counted));
    let (claimed, _) = claims.into_iter().next().filter(|_| !is_own)?;
    Some(Warning::Result { claimed, counted })
}

/// Returns the pairs of numbers in a line that are written as scores: `34-30`, `34 : 30`, `Black 34, White 30`. Those of a
/// date, of a time or of a duration are none.
fn scores_in(line: &str) -> Vec<ByColor<i32>> {
    const DASHES: [&str; 5] = ["-", "–", "—", "−", "対"];
    let digits = line.split(|it: char| !it.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let numbers: Vec<Range<usize>> =
        digits.map(|digits| place(digits, line)..place(digits, line) + digits.len()).collect();
    let between = |at: usize| &line[numbers[at].end..numbers[at + 1].start];
    let is_joined =
        |at: usize| DASHES.contains(&between(at)) || [":", ".", "/", ","].contains(&between(at));
    let player_before = |at: usize| {
        let mut words = line[..numbers[at].start].rsplit(|it: char| !it.is_alphanumeric());
        player(&words.find(|word| !word.is_empty())?.to_lowercase())
    };
    let score = |at: usize| {
        let [one, other] = [at, at + 1].map(|at| line[numbers[at].clone()].parse().ok());
        let players = [player_before(at), player_before(at + 1)];
        let is_apart =
            (at == 0 || !is_joined(at - 1)) && (at + 2 == numbers.len() || !is_joined(at + 1));
        let is_score = match between(at).trim() {
            ":" => numbers.len() == 2,
            sign if DASHES.contains(&sign) => true,
            _ => matches!(players, [Some(one), Some(other)] if one != other),
        };
        let is_turned = players == [Some(Color::White), Some(Color::Black)];
        let (black, white) = if is_turned { (other?, one?) } else { (one?, other?) };
        (is_score && is_apart).then_some(ByColor { black, white })
    };
    (0..numbers.len().saturating_sub(1)).filter_map(score).collect()
}

/// Takes over a forfeit that a file states. A game that has been decided on the board cannot be
/// forfeited any more.
pub(super) fn settle_forfeit(
    record: &mut Record,
    claimed: &str,
    forfeit: Forfeit,
) -> Option<Warning> {
    let counted = record.game.position().result();
    if counted.is_none() {
        record.forfeit = Some(forfeit);
    }
    counted.map(|counted| Warning::Forfeit { claimed: claimed.into(), counted })
}

/// Compares the result that a file states with that of the game. A claim that somebody has judged is
/// kept: that of a game that has not ended, and the margin of one that was forfeited.
pub(super) fn settle(record: &mut Record, claimed: &str, claim: Claim) -> Option<Warning> {
    let goal = record.game.rules().goal();
    match record.result() {
        Some(counted) if claim.agrees(counted) => None,
        Some(counted) if !is_forfeit(counted) || claim.winner(goal) != counted.winner => {
            Some(Warning::Result { claimed: claimed.into(), counted })
        }
        Some(_) | None => {
            keep(record, claimed, claim);
            let is_unknown = claim == Claim::Nonsense;
            is_unknown.then(|| Warning::UnknownResult { claimed: claimed.into() })
        }
    }
}

/// Keeps a claim as the tag `Result`, or as another one where PGN has no result like it.
pub(super) fn keep(record: &mut Record, claimed: &str, claim: Claim) {
    // The score of a game decided on the board is written there.
    let goal = record.game.rules().goal();
    let result = claim.to_pgn(goal).filter(|_| record.game.position().result().is_none());
    let (name, text) = match (result, claim.margin(goal)) {
        (Some(text), _) => ("Result", text),
        (None, Some(margin)) => (STATED, format!("{margin:+}")),
        (None, None) => (STATED, claimed.into()),
    };
    if record.tags.get(name).is_none() {
        record.tags.append(name, text);
    }
}

impl Tags {
    /// Removes the result that a file states for a game that has not ended on the board: once the
    /// game goes on, it is none of this game any more.
    pub fn remove_stated_result(&mut self) {
        self.remove("Result");
        self.remove(STATED);
    }
}

/// The tag of a result that PGN has no words for: a margin with komi, of an odd number of discs, or
/// of more than there are.
pub(super) const STATED: &str = "StatedResult";

impl Record {
    /// Returns the winner that a file states for a game which has not been decided on the board; `None` if it
    /// states none, and no winner for a draw.
    pub fn stated_winner(&self) -> Option<Option<Color>> {
        let goal = self.game.rules().goal();
        stated(self).map(|claim| claim.winner(goal))
    }
}

/// Returns the result that a file has stated, if that of the game has not been decided on the board
/// and is not another one.
pub(super) fn stated(record: &Record) -> Option<Claim> {
    let tags = &record.tags;
    let margin = || Some(Claim::of_margin(tags.get(STATED)?)).filter(|c| *c != Claim::Nonsense);
    let claim = tags.get("Result").and_then(Claim::of_pgn).or_else(margin)?;
    let position = record.game.position();
    let is_possible = match record.forfeit {
        Some(forfeit) => {
            claim.winner(position.rules().goal()) == position.forfeited(forfeit).winner
        }
        None => true,
    };
    (is_possible && position.result().is_none()).then_some(claim)
}
