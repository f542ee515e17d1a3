//! Descriptions of a session, in sentences that need no alignment.

use crate::narration;
use crate::store::GameSummary;
use othello_core::board::{ByColor, Color};
use othello_core::clock::ClockFace;
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::{openings, stats};
use othello_notation::transcript;
use othello_session::Session;

/// Returns the terms of a game that are unusual: rules, match, players, clock.
pub fn setup(session: &Session) -> Vec<String> {
    let setup = session.next_setup();
    let series = session.series();
    let mut sentences = Vec::new();
    if setup.rules != Rules::OTHELLO {
        sentences.push(format!("The rules are {}.", setup.rules));
    }
    if setup.best_of > 1 {
        let game = series.games() + u8::from(session.result().is_none());
        sentences.push(format!("Game {game}, best of {}.", setup.best_of));
    }
    if Color::BOTH.into_iter().any(|color| session.known_name(color).is_some()) {
        sentences.push(players(session));
    }
    if let Some(control) = setup.time_control {
        sentences.push(format!("The clock is {control}."));
    }
    sentences
}

/// Returns who plays which colour.
pub fn players(session: &Session) -> String {
    let [black, white] = Color::BOTH.map(|color| session.name(color));
    match (&*black, &*white) {
        ("Black", "White") => "The players have no names.".into(),
        ("Black", white) => format!("{white} plays White."),
        (black, "White") => format!("{black} plays Black."),
        (black, white) => format!("{black} plays Black, {white} plays White."),
    }
}

/// Returns whose turn it is and the legal squares, with the time left; or how the game ended, and the
/// state of the match.
pub fn turn(session: &Session) -> String {
    let position = session.position();
    let mut sentence = match session.result() {
        Some(result) => narration::result(&position, result, &narration::colors()),
        None => narration::turn(&position, &narration::colors()),
    };
    if session.game().plies().is_empty() {
        sentence = after_pass(&position, sentence);
    }
    let more = match (session.to_move(), session.clock()) {
        (None, _) => narration::match_score(session).map(|score| match session.series().winner() {
            Some(_) => score,
            None => format!("{score} Type new for the next game."),
        }),
        (Some(color), Some(clock)) => {
            Some(format!("{color} has {} left.", ClockFace(clock.left(color))))
        }
        (Some(_), None) => None,
    };
    more.map_or(sentence.clone(), |more| format!("{sentence} {more}"))
}

/// Returns a sentence about a start, after the pass that it may begin with.
fn after_pass(start: &Position, sentence: String) -> String {
    let pass = narration::followed_by_pass(String::new(), start, &narration::colors());
    if pass.is_empty() { sentence } else { format!("{pass} {sentence}") }
}

/// Returns a position of the game as a sentence: `After move 12 of 34: Black d3 flips d4. White to
/// move: c3.`
pub fn moment(session: &Session, plies: usize) -> String {
    let game = session.game();
    let last = game.plies().len();
    let (position, colors) = (game.position_at(plies), narration::colors());
    let then = if plies == last { turn(session) } else { narration::turn(&position, &colors) };
    match plies.checked_sub(1) {
        None if last == 0 => format!("No move has been played. {then}"),
        None => format!("Before move 1 of {last}: {}", after_pass(&position, then)),
        Some(before) => {
            format!(
                "After move {plies} of {last}: {} {then}",
                narration::ply(&game.plies()[before], &colors)
            )
        }
    }
}

/// Returns the position after that many plies of a variation, whose name is given, and how it came
/// about.
pub fn moment_of(game: &Game, plies: usize, line: &str) -> String {
    let colors = narration::colors();
    let last = game.plies().len();
    let then = narration::turn(&game.position_at(plies), &colors);
    let ply = game.plies()[..plies].last().map(|ply| narration::ply(ply, &colors));
    format!("{line}, after move {plies} of {last}: {} {then}", ply.unwrap_or_default())
}

/// Returns all moves with their numbers, a line each.
pub fn list(game: &Game) -> String {
    if game.plies().is_empty() {
        return "No move has been played.".into();
    }
    let colors = narration::colors();
    let at_start = narration::followed_by_pass(String::new(), &game.start(), &colors);
    let start = (!at_start.is_empty()).then(|| format!("At the start: {at_start}"));
    let sentence = |ply: &Ply| narration::ply(ply, &colors);
    let moves = (1..).zip(game.plies()).map(|(number, ply)| format!("{number}: {}", sentence(ply)));
    start.into_iter().chain(moves).collect::<Vec<_>>().join("\n")
}

/// Returns what players count in a position, a line each.
pub fn stats(game: &Game, plies: usize) -> String {
    let position = game.position_at(plies);
    let board = position.board();
    let mobility = stats::mobility(&position);
    let frontier = ByColor::from_fn(|color| stats::frontier(&board, color).len());
    let stable = ByColor::from_fn(|color| stats::stable(&board, color).len());
    let corners = ByColor::from_fn(|color| {
        let corners = board.discs(color) & stats::Special::Corner.squares();
        if corners.is_empty() { "none".into() } else { narration::list(corners) }
    });
    let both = |numbers: ByColor<u8>| format!("Black {}, White {}.", numbers.black, numbers.white);
    [
        format!("Discs: {}", narration::discs(&position)),
        format!("Mobility (legal moves): {}", both(mobility)),
        format!("Frontier discs (next to an empty square): {}", both(frontier)),
        format!("Stable discs, at least: {}", both(stable)),
        format!("Corners: Black {}; White {}.", corners.black, corners.white),
        match openings::name(game, plies) {
            Some(name) => format!("Opening: {name}."),
            None => "The opening has no name.".into(),
        },
    ]
    .join("\n")
}

/// Returns the time left of both players.
pub fn time(session: &Session) -> String {
    let Some(clock) = session.clock() else { return "This game has no clock.".into() };
    let [black, white] = Color::BOTH.map(|color| ClockFace(clock.left(color)));
    format!("Black has {black} left, White has {white}.")
}

/// Returns the state of the match.
pub fn score(session: &Session) -> String {
    let Some(score) = narration::match_score(session) else {
        return "This is a single game, not a match.".into();
    };
    let series = session.series();
    if series.winner().is_some() {
        return score;
    }
    let [black, white] = Color::BOTH.map(|color| series.tally(color).discs);
    let games = series.games();
    let number = if games == 1 { "1 game".into() } else { format!("{games} games") };
    format!("{score} {number} of best of {} played, {black}-{white} discs.", series.best_of())
}

/// Returns the rules in plain words.
pub fn rules(rules: Rules) -> String {
    let (preset, differences) = rules.nearest_preset();
    let name = format!("The rules are {rules}.");
    if differences.is_empty() {
        format!("{name} {}\n{}", preset.sentence(), rules.sentences())
    } else {
        format!("{name}\n{}", rules.sentences())
    }
}

/// Returns the moves as one word.
pub fn transcript(game: &Game) -> String {
    if game.plies().is_empty() {
        return "No move has been played.".into();
    }
    transcript::write(game.plies())
}

/// Returns the list of saved games, a line each.
pub fn games(games: &[GameSummary]) -> String {
    if games.is_empty() {
        return narration::NO_SAVED_GAMES.into();
    }
    let lines = games.iter().map(narration::game_sentence);
    lines.collect::<Vec<_>>().join("\n")
}
