//! What holds in every game under every rule system of the family.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use othello::board::{Board, ByColor, Color};
use othello::game::{Game, Ply};
use othello::position::{IllegalMove, Position};
use othello::result::{Forfeit, Reason};
use othello::rules::{Count, Goal, Handicap, OnPass, Opening, Preset, Rules, SecondMove, Supply};
use othello::square::{Bitboard, Square};

/// Any rule system; the presets come up more often.
fn any_rules() -> impl Strategy<Value = Rules> {
    prop_oneof![
        3 => select(Rules::all().collect::<Vec<_>>()),
        1 => select(Preset::ALL).prop_map(Preset::rules),
    ]
}

/// Which of the legal moves to play, ply by ply; most lists outlast their game.
fn any_choices() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..200)
}

fn any_game() -> impl Strategy<Value = Game> {
    (any_rules(), any_choices()).prop_map(|(rules, choices)| random_game(rules, &choices))
}

/// Discs thrown on the board: positions that no game reaches. Nearly full boards and one colour's
/// preponderance are common: there, passes and ends are.
fn any_board() -> impl Strategy<Value = Board> {
    let full = any::<(u64, u64, u64)>().prop_map(|(a, b, c)| a | b | c);
    let half = any::<u64>();
    let most = any::<(u64, u64)>().prop_map(|(a, b)| a | b);
    (prop_oneof![full, half], prop_oneof![half, most], any_color()).prop_map(
        |(filled, own, color)| {
            let discs =
                ByColor { black: Bitboard::new(filled & own), white: Bitboard::new(filled & !own) };
            Board::new(discs[color], discs[!color]).unwrap()
        },
    )
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

/// One of the eight ways to lay the board on itself: bit 0 swaps left and right, bit 1 top and
/// bottom, bit 2 columns and rows.
#[derive(Clone, Copy, Debug)]
struct Symmetry(u8);

impl Symmetry {
    fn square(self, square: Square) -> Square {
        let flip =
            |coordinate: u8, bit: u8| if self.0 & bit == 0 { coordinate } else { 7 - coordinate };
        let (column, row) = (flip(square.column(), 1), flip(square.row(), 2));
        if self.0 & 4 == 0 { Square::at(column, row) } else { Square::at(row, column) }.unwrap()
    }

    fn squares(self, squares: Bitboard) -> Bitboard {
        squares.into_iter().map(|square| self.square(square)).collect()
    }
}

/// A board laid on itself, with the colours as they are or swapped.
#[derive(Clone, Copy, Debug)]
struct View {
    symmetry: Symmetry,
    swaps: bool,
}

impl View {
    fn color(self, color: Color) -> Color {
        if self.swaps { !color } else { color }
    }

    fn board(self, board: Board) -> Board {
        let discs = |color| self.symmetry.squares(board.discs(self.color(color)));
        Board::new(discs(Color::Black), discs(Color::White)).unwrap()
    }
}

fn any_view() -> impl Strategy<Value = View> {
    (0..8u8, any::<bool>())
        .prop_map(|(symmetry, swaps)| View { symmetry: Symmetry(symmetry), swaps })
}

/// How far a disc on that square can turn others in all directions together: each ray but its
/// last square, which holds the disc at the other end.
fn longest_flips(square: Square) -> u8 {
    let directions = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
    let ray = |(dx, dy): (i8, i8)| {
        let on_board = |&step: &i8| square.offset(dx * step, dy * step).is_some();
        u8::try_from((1..8).take_while(on_board).count()).unwrap().saturating_sub(1)
    };
    directions.filter(|&direction| direction != (0, 0)).map(ray).sum()
}

/// The squares on which a disc of that colour could lie next, were there one in hand.
fn open_squares(position: &Position, color: Color) -> Bitboard {
    let free_centre = Bitboard::CENTRE & position.board().empties();
    match position.rules().opening() {
        Opening::Centre { .. } if !free_centre.is_empty() => free_centre,
        Opening::Centre { .. } | Opening::Fixed { .. } => position.board().legal_moves(color),
    }
}

fn check_turn(position: &Position) -> Result<(), TestCaseError> {
    prop_assert_eq!(position.result().is_some(), position.to_move().is_none());
    prop_assert_eq!(position.legal_moves().is_empty(), position.to_move().is_none());
    if let Some(pending) = position.pending() {
        let quiet = match position.rules().second_move() {
            Some(SecondMove::MayFlip) => pending.into(),
            Some(SecondMove::MustFlip) => Bitboard::EMPTY,
            Some(SecondMove::Place) | None => panic!("no choice under these rules"),
        };
        let black = position.board().discs(Color::Black) & Bitboard::CENTRE;
        prop_assert!(position.board().discs(Color::White).contains(pending));
        prop_assert_eq!(position.to_move(), Some(Color::White));
        prop_assert_eq!(position.legal_moves(), black | quiet);
        return Ok(());
    }
    let moves = ByColor::from_fn(|color| match position.hands() {
        Some(hands) if hands[color] == 0 => Bitboard::EMPTY,
        Some(_) | None => open_squares(position, color),
    });
    for color in Color::BOTH {
        prop_assert_eq!(position.mobility(color), moves[color]);
    }
    let next = position.next();
    let plays_on = position.rules().on_pass() == OnPass::Continue;
    let (to_move, passed) = if !moves[next].is_empty() {
        (Some(next), None)
    } else if plays_on && !moves[!next].is_empty() {
        (Some(!next), Some(next))
    } else {
        (None, None)
    };
    prop_assert_eq!((position.to_move(), position.passed()), (to_move, passed));
    let legal = to_move.map_or(Bitboard::EMPTY, |color| moves[color]);
    prop_assert_eq!(position.legal_moves(), legal);
    Ok(())
}

/// In the opening nothing is turned, and a choice follows only where White has filled the centre.
fn check_first_move(mut game: Game, square: Square) -> Result<(), TestCaseError> {
    let (start, board) = (game.start(), game.start().board());
    let mover = start.to_move().unwrap();
    let flips = if start.is_opening() { Bitboard::EMPTY } else { board.flips(mover, square) };
    game.play(square).unwrap();
    let after = game.position();
    prop_assert_eq!(game.plies()[0].flips, flips);
    prop_assert_eq!(after.board(), board.with(mover, flips | square.into()));
    let black = after.board().discs(Color::Black) & Bitboard::CENTRE;
    let may_choose = match start.rules().second_move() {
        Some(SecondMove::MayFlip) => true,
        Some(SecondMove::MustFlip) => !black.is_empty(),
        Some(SecondMove::Place) | None => false,
    };
    let filled = mover == Color::White && start.is_opening() && !after.is_opening();
    prop_assert_eq!(after.pending(), (filled && may_choose).then_some(square));
    check_turn(&after)
}

fn check_refusal(position: &Position, square: Square) -> Result<(), TestCaseError> {
    let around = (-1..=1).flat_map(|dx| (-1..=1).filter_map(move |dy| square.offset(dx, dy)));
    let has_neighbour = |color| {
        around.clone().any(|next| next != square && position.board().disc(next) == Some(color))
    };
    let reason = match position.to_move() {
        _ if position.legal_moves().contains(square) => None,
        None => Some(IllegalMove::Over),
        Some(_) if position.pending().is_some() => Some(IllegalMove::NoChoice),
        Some(_) if position.board().disc(square).is_some() => Some(IllegalMove::Occupied),
        Some(_) if position.is_opening() => Some(IllegalMove::NotCentre),
        Some(color) if has_neighbour(!color) => Some(IllegalMove::NothingOutflanked),
        Some(color) => Some(IllegalMove::NoNeighbour(!color)),
    };
    prop_assert_eq!(position.check(square).err(), reason);
    prop_assert_eq!(position.play(square).err(), reason);
    if reason.is_some() {
        prop_assert!(position.flips(square).is_empty());
    }
    Ok(())
}

fn check_result(position: &Position) -> Result<(), TestCaseError> {
    let Some(result) = position.result() else { return Ok(()) };
    let (rules, board, next) = (position.rules(), position.board(), position.next());
    let (discs, score) = (board.counts(), result.score);
    let empties = board.empties().len();
    prop_assert_eq!(result.discs, discs);
    let larger = match i16::from(discs.black) - i16::from(discs.white) {
        0 => None,
        difference if difference > 0 => Some(Color::Black),
        _ => Some(Color::White),
    };
    let winner = match rules.goal() {
        Goal::Most => larger,
        Goal::Fewest => larger.map(|color| !color),
    };
    prop_assert_eq!(result.winner, winner);
    match (rules.count(), larger) {
        (Count::Plain, _) => prop_assert_eq!(score, discs),
        (Count::Empties, None) => prop_assert_eq!((score.black, score.white), (32, 32)),
        (Count::Empties, Some(color)) => {
            prop_assert_eq!((score[color], score[!color]), (discs[color] + empties, discs[!color]));
        }
    }
    prop_assert_eq!(result.margin(), score.black.abs_diff(score.white));

    let can_go = ByColor::from_fn(|color| !open_squares(position, color).is_empty());
    let other_matters = rules.on_pass() == OnPass::Continue;
    let reason = if empties == 0 {
        Reason::FullBoard
    } else if discs.black == 0 || discs.white == 0 {
        Reason::WipeOut
    } else if can_go[next] || (other_matters && can_go[!next]) {
        Reason::Supply
    } else if can_go[!next] {
        Reason::FirstPass
    } else {
        Reason::NoMoves
    };
    prop_assert_eq!(result.reason, reason);
    Ok(())
}

#[test]
fn rays_are_as_long_as_the_rule_book_says() {
    for square in Square::ALL {
        let expected = match square {
            square if Bitboard::CORNERS.contains(square) => 18..=18,
            square if Bitboard::CENTRE.contains(square) => 19..=19,
            _ => 0..=17,
        };
        assert!(expected.contains(&longest_flips(square)), "{square}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_ply_adds_its_disc_and_turns_what_it_says(game in any_game()) {
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
    fn a_move_turns_some_disc_but_never_more_than_the_rays_hold(game in any_game()) {
        for (before, ply) in moments(&game) {
            if before.is_opening() {
                prop_assert!(ply.flips.is_empty());
            } else if ply.is_choice() {
                prop_assert!(ply.flips.len() <= 1);
                prop_assert_eq!(ply.flips.is_empty(), Some(ply.square) == before.pending());
            } else {
                prop_assert!((1..=longest_flips(ply.square)).contains(&ply.flips.len()));
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
    fn somebody_is_to_move_exactly_when_somebody_can(game in any_game()) {
        for position in positions(&game) {
            check_turn(&position)?;
        }
    }

    #[test]
    fn somebody_is_to_move_in_any_position_exactly_when_somebody_can(
        rules in any_rules(), board in any_board(), next in any_color(),
    ) {
        let position = Position::new(rules, board, next);
        prop_assert_eq!(position.next(), next);
        check_turn(&position)?;
    }

    #[test]
    fn a_game_may_start_in_any_position(
        rules in any_rules(), board in any_board(), next in any_color(),
    ) {
        let start = Position::new(rules, board, next);
        let game = Game::from_position(start);
        prop_assert_eq!((game.start(), game.position()), (start, start));
        prop_assert_eq!(game.passes(), usize::from(start.passed().is_some()));
        prop_assert_eq!(game.is_from_usual_start(), start == Position::start(rules));
        for square in start.legal_moves() {
            check_first_move(game.clone(), square)?;
        }
    }

    #[test]
    fn every_square_is_legal_or_refused_for_its_reason(game in any_game()) {
        for position in positions(&game) {
            for square in Square::ALL {
                check_refusal(&position, square)?;
            }
        }
    }

    #[test]
    fn undo_goes_back_to_the_start_and_redo_to_the_end(game in any_game()) {
        let mut walked = game.clone();
        for (number, ply) in game.plies().iter().enumerate().rev() {
            prop_assert_eq!(walked.undo(), Some(*ply));
            prop_assert_eq!(walked.plies(), &game.plies()[..number]);
            prop_assert_eq!(walked.undone(), &game.plies()[number..]);
            prop_assert_eq!(walked.position(), game.position_at(number));
        }
        prop_assert_eq!(walked.undo(), None);
        prop_assert_eq!(walked.position(), Position::start(game.rules()));
        prop_assert_eq!(walked.passes(), 0);
        for ply in game.plies() {
            prop_assert_eq!(walked.redo(), Some(*ply));
            prop_assert_eq!(walked.position(), ply.after);
        }
        prop_assert_eq!(walked.redo(), None);
        prop_assert_eq!(walked, game);
    }

    #[test]
    fn playing_after_undo_cuts_the_redo(game in any_game(), back in 1..70usize, choice: u8) {
        let mut branched = game.clone();
        (0..back).for_each(|_| _ = branched.undo());
        let kept = branched.plies().len();
        if let Some(square) = chosen(branched.position().legal_moves(), choice) {
            branched.play(square).unwrap();
            prop_assert_eq!(branched.plies().len(), kept + 1);
            prop_assert_eq!(&branched.plies()[..kept], &game.plies()[..kept]);
            prop_assert_eq!(branched.plies()[kept].square, square);
            prop_assert_eq!(branched.undone(), &[]);
            prop_assert_eq!(branched.redo(), None);
        }
    }

    #[test]
    fn a_refused_square_leaves_the_game_as_it_was(game in any_game(), back in 0..70usize) {
        let mut game = game;
        (0..back).for_each(|_| _ = game.undo());
        let before = game.clone();
        for square in !game.position().legal_moves() {
            prop_assert_eq!(game.play(square), game.position().check(square));
            prop_assert!(game.position().check(square).is_err());
        }
        prop_assert_eq!(game, before);
    }

    /// With the colours swapped as well where the start is fixed: a second move is White's alone.
    #[test]
    fn symmetries_commute_with_play(game in any_game(), mut view in any_view()) {
        view.swaps &= game.rules().second_move().is_none();
        let start = view.board(game.start().board());
        let start = Position::new(game.rules(), start, view.color(Color::Black));
        let mut seen = Game::from_position(start);
        for ply in game.plies() {
            seen.play(view.symmetry.square(ply.square)).unwrap();
        }
        for (here, there) in positions(&game).zip(positions(&seen)) {
            prop_assert_eq!(there.board(), view.board(here.board()));
            prop_assert_eq!(there.to_move(), here.to_move().map(|color| view.color(color)));
            prop_assert_eq!(there.passed(), here.passed().map(|color| view.color(color)));
            prop_assert_eq!(there.legal_moves(), view.symmetry.squares(here.legal_moves()));
        }
        for (here, there) in game.plies().iter().zip(seen.plies()) {
            prop_assert_eq!(there.flips, view.symmetry.squares(here.flips));
        }
        let (here, there) = (game.position().result(), seen.position().result());
        prop_assert_eq!(there.map(|end| end.reason), here.map(|end| end.reason));
        prop_assert_eq!(
            there.map(|end| (end.winner, end.score)),
            here.map(|end| (
                end.winner.map(|color| view.color(color)),
                ByColor::from_fn(|color| end.score[view.color(color)]),
            ))
        );
    }

    #[test]
    fn passes_stand_alone_between_two_plies(game in any_game()) {
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

    /// A disc on s turning its neighbour s+d needs one on s+2d, which has the parities of s.
    #[test]
    fn squares_whose_parities_no_disc_has_are_never_legal(
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
    fn results_follow_goal_and_count(game in any_game()) {
        check_result(&game.position())?;
    }

    #[test]
    fn results_of_any_position_follow_goal_and_count(
        rules in any_rules(), board in any_board(), next in any_color(),
    ) {
        check_result(&Position::new(rules, board, next))?;
    }

    /// A resignation counts 64-0, a time-out as little as the discs allow but as a win.
    #[test]
    fn forfeits_lose_whatever_the_board_says(game in any_game(), loser in any_color()) {
        let position = game.position();
        let discs = position.board().counts();
        let (most, least) = match game.rules().goal() {
            Goal::Most => (64, discs[!loser].max(33)),
            Goal::Fewest => (0, discs[!loser].min(31)),
        };
        for (forfeit, reason, score) in [
            (Forfeit::Resignation(loser), Reason::Resignation, most),
            (Forfeit::TimeOut(loser), Reason::TimeOut, least),
        ] {
            let result = position.forfeited(forfeit);
            prop_assert_eq!((result.winner, result.reason), (Some(!loser), reason));
            prop_assert_eq!(result.discs, discs);
            prop_assert_eq!((result.score[!loser], result.score[loser]), (score, 64 - score));
        }
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
                // Whoever plays on alone has a disc for every empty square.
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

    /// Without a handicap: with one, Black has begun with fewer discs in hand.
    #[test]
    fn the_supply_cannot_matter_where_the_first_pass_ends_the_game(
        rules in any_rules(), choices in any_choices(),
    ) {
        let rules = rules.with([Handicap::None.into(), OnPass::End.into()]).unwrap();
        let [pool, own] = [Supply::Pool, Supply::Own].map(|supply| {
            random_game(rules.with(supply).unwrap(), &choices)
        });
        prop_assert_eq!(pool.passes(), 0);
        prop_assert_eq!(pool.plies().len(), own.plies().len());
        for (pool, own) in positions(&pool).zip(positions(&own)) {
            prop_assert_eq!(pool.board(), own.board());
            prop_assert_eq!(pool.to_move(), own.to_move());
            prop_assert_eq!(pool.legal_moves(), own.legal_moves());
            prop_assert_eq!(pool.result(), own.result());
        }
    }

    /// Proved elsewhere (<https://github.com/eukaryo/reversi33>): no game reaches 34.
    #[test]
    fn nobody_ever_has_34_legal_moves(choices in any_choices()) {
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
