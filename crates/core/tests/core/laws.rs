//! Laws that hold in every game under every rule system.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod results;
mod symmetry;
mod turns;
mod undo;

use othello_core::board::{Board, ByColor, Color};
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::rules::{OnPass, Rules, Supply};
use othello_core::square::{Bitboard, Square};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::random;

/// No files of failures beside the tests.
fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

/// Numbers that choose among the legal moves, ply by ply; most lists outlast their game.
fn any_choices() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..200)
}

fn any_game() -> BoxedStrategy<Game> {
    (random::rules(), any_choices())
        .prop_map(|(rules, choices)| random_game(rules, &choices))
        .boxed()
}

/// Discs thrown on the board: positions that no game reaches. Nearly full boards and one colour's
/// preponderance are common: there, passes and ends are.
fn any_board() -> BoxedStrategy<Board> {
    let full = any::<(u64, u64, u64)>().prop_map(|(a, b, c)| a | b | c);
    let half = any::<u64>();
    let most = any::<(u64, u64)>().prop_map(|(a, b)| a | b);
    (prop_oneof![full, half], prop_oneof![half, most], any_color())
        .prop_map(|(filled, own, color)| {
            let discs =
                ByColor { black: Bitboard::new(filled & own), white: Bitboard::new(filled & !own) };
            Board::new(discs[color], discs[!color]).unwrap()
        })
        .boxed()
}

fn any_color() -> impl Strategy<Value = Color> {
    select(&Color::BOTH)
}

fn random_game(rules: Rules, choices: &[u8]) -> Game {
    let mut game = Game::new(rules);
    for &choice in choices {
        let Some(square) = chosen(game.position().legal_moves(), choice) else { break };
        game.play(square).unwrap();
    }
    game
}

fn chosen(legal: Bitboard, choice: u8) -> Option<Square> {
    legal.into_iter().nth(usize::from(choice) % usize::from(legal.len()).max(1))
}

/// Each ply with the position before it.
fn moments(game: &Game) -> impl Iterator<Item = (Position, &Ply)> {
    game.plies().iter().enumerate().map(|(number, ply)| (game.position_at(number), ply))
}

/// The positions of a game, from the start to the present one.
fn positions(game: &Game) -> impl Iterator<Item = Position> {
    (0..=game.plies().len()).map(|plies| game.position_at(plies))
}

/// The discs that each player has put down, those that lay there at the start included, counted
/// from the record.
fn placed(game: &Game) -> ByColor<u8> {
    let placed_by =
        |color| game.plies().iter().filter(move |ply| ply.player == color && !ply.is_choice());
    let at_start = game.start().board().counts();
    ByColor::from_fn(|color| at_start[color] + u8::try_from(placed_by(color).count()).unwrap())
}

const fn handicap(rules: Rules) -> u8 {
    rules.handicap() as u8
}

/// The most discs that a disc on that square can flip in all directions together: each ray but its
/// last square, which holds the disc at the other end.
fn most_flips(square: Square) -> u8 {
    let directions = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
    let ray = |(dx, dy): (i8, i8)| {
        let on_board = |&step: &i8| square.offset(dx * step, dy * step).is_some();
        u8::try_from((1..8).take_while(on_board).count()).unwrap().saturating_sub(1)
    };
    directions.filter(|&direction| direction != (0, 0)).map(ray).sum()
}

#[test]
fn a_corner_flips_at_most_18_discs_and_a_centre_square_19() {
    for square in Square::ALL {
        let expected = match square {
            square if Bitboard::CORNERS.contains(square) => 18..=18,
            square if Bitboard::CENTRE.contains(square) => 19..=19,
            _ => 0..=17,
        };
        assert!(expected.contains(&most_flips(square)), "{square}");
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_ply_adds_its_disc_and_flips_the_recorded_ones(game in any_game()) {
        for (before, ply) in moments(&game) {
            let (own, other) = (ply.player, !ply.player);
            let (old, new) = (before.board(), ply.after.board());
            let disc = if ply.is_choice() { Bitboard::EMPTY } else { ply.square.into() };
            prop_assert!((new.discs(own) & new.discs(other)).is_empty());
            prop_assert!((old.occupied() & disc).is_empty());
            prop_assert_eq!(new.occupied(), old.occupied() | disc);
            prop_assert_eq!(new.discs(own), old.discs(own) | disc | ply.flips);
            prop_assert_eq!(new.discs(other), old.discs(other) - ply.flips);
            prop_assert_eq!(ply.flips - old.discs(other), Bitboard::EMPTY);
        }
    }

    #[test]
    fn a_move_flips_some_disc_but_never_more_than_the_rays_hold(game in any_game()) {
        for (before, ply) in moments(&game) {
            if before.is_opening() {
                prop_assert!(ply.flips.is_empty());
            } else if ply.is_choice() {
                prop_assert!(ply.flips.len() <= 1);
                prop_assert_eq!(ply.flips.is_empty(), Some(ply.square) == before.pending());
            } else {
                prop_assert!((1..=most_flips(ply.square)).contains(&ply.flips.len()));
            }
        }
    }

    #[test]
    fn the_record_holds_what_was_played(game in any_game()) {
        let mut position = game.start();
        for ply in game.plies() {
            prop_assert_eq!(Some(ply.player), position.to_move());
            prop_assert_eq!(ply.legal, position.legal_moves());
            prop_assert_eq!(ply.flips, position.flips(ply.square));
            prop_assert_eq!(ply.pending, position.pending());
            position = position.play(ply.square).unwrap();
            prop_assert_eq!(ply.after, position);
        }
        prop_assert_eq!(game.position(), position);
        prop_assert!(game.is_from_usual_start());
    }

    #[test]
    fn no_two_passes_follow_each_other(game in any_game()) {
        prop_assert_eq!(game.start().passed(), None);
        prop_assert_eq!(game.passes(), positions(&game).filter(|at| at.passed().is_some()).count());
        for (before, ply) in moments(&game) {
            let after = ply.after;
            prop_assert!(before.passed() != Some(ply.player));
            if let Some(passed) = after.passed() {
                prop_assert_eq!(game.rules().on_pass(), OnPass::Continue);
                prop_assert_eq!(passed, !ply.player);
                prop_assert_eq!(after.to_move(), Some(ply.player));
            } else if after.to_move().is_some() && after.pending().is_none() {
                prop_assert_eq!(after.to_move(), Some(!ply.player));
            }
        }
        let placings = game.plies().iter().filter(|ply| !ply.is_choice()).count();
        prop_assert!(placings <= usize::from(game.start().board().empties().len()));
        prop_assert!(game.passes() < 60);
    }

    #[test]
    fn black_is_to_move_exactly_when_discs_and_passes_are_even(game in any_game()) {
        let mut passes = 0;
        for position in positions(&game).filter(|position| position.pending().is_none()) {
            passes += u8::from(position.passed().is_some());
            let discs = position.board().occupied().len() - handicap(game.rules());
            let mover = position.to_move().unwrap_or(position.next());
            prop_assert_eq!((discs + passes).is_multiple_of(2), mover == Color::Black);
        }
    }

    /// A disc on s that flips its neighbour s+d needs one on s+2d, which has the parities of s.
    #[test]
    fn a_square_whose_parities_no_disc_has_is_never_legal(
        board in any_board(), keep in any::<[bool; 4]>(), color in any_color(),
    ) {
        let class = |square: Square| usize::from(square.column() % 2 + square.row() % 2 * 2);
        let kept: Bitboard = Square::ALL.into_iter().filter(|&at| keep[class(at)]).collect();
        let discs = |color| board.discs(color) & kept;
        let board = Board::new(discs(Color::Black), discs(Color::White)).unwrap();
        let taken = |at: Square| board.occupied().into_iter().any(|disc| class(disc) == class(at));
        prop_assert!(board.legal_moves(color).into_iter().all(taken));
    }

    #[test]
    fn hands_hold_what_has_not_been_placed(game in any_game()) {
        let placed = placed(&game);
        let hands = game.position().hands();
        prop_assert_eq!(hands.is_some(), game.rules().supply() == Supply::Own);
        let empties = game.position().board().empties().len();
        if let Some(hands) = hands {
            for color in Color::BOTH {
                prop_assert!(placed[color] <= 32);
                prop_assert_eq!(hands[color], 32 - placed[color]);
                // A player who plays on alone has a disc for every empty square.
                prop_assert!(hands[color] > 0 || hands[!color] == empties);
            }
        }
        // Black has placed more by White's passes less his own, and by one while White is to move.
        let end = game.position();
        if end.pending().is_none() {
            let passes_of = |color| positions(&game).filter(|at| at.passed() == Some(color)).count();
            let white_moves = end.to_move().unwrap_or(end.next()) == Color::White;
            let black = usize::from(placed.black - handicap(game.rules()));
            prop_assert_eq!(
                black + passes_of(Color::Black),
                usize::from(placed.white) + passes_of(Color::White) + usize::from(white_moves)
            );
        }
    }

    /// Proved elsewhere (<https://github.com/eukaryo/reversi33>): no game reaches 34.
    #[test]
    fn no_player_ever_has_34_legal_moves(choices in any_choices()) {
        for position in positions(&random_game(Rules::OTHELLO, &choices)) {
            prop_assert!(position.legal_moves().len() <= 33);
        }
    }

    #[test]
    fn the_moves_of_a_finished_game_are_a_game(game in any_game()) {
        let mut again = Game::new(game.rules());
        for ply in game.plies() {
            again.play(ply.square).unwrap();
        }
        prop_assert_eq!(again, game);
    }
}
