//! Puzzles: those of the endgame compared with a plain solver, those of the midgame with deeper searches.

use std::collections::HashSet;

use othello_core::{
    Bitboard, Board, Color, Game, IllegalMove, Position, Preset, Rules, Square, Symmetry,
};
use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle::{
    self, Difficulty, Grade, Kind, LEAST_MOVES, NotAPuzzle, Puzzle, Theme, candidates, check,
    daily_seed, fingerprint, in_game, rank,
};
use othello_engine::random::Random;
use othello_engine::reasons::ideas::{Contrast, causes};
use othello_engine::reasons::reasons;
use othello_engine::{Discs, Engine, Limits, Line, Options, Selectivity, Stop, Value};
use othello_notation::date::Date;

use crate::plain::{after, discs_at_the_end, legal, random_discs, random_position, score};

/// The corners of the board.
const CORNERS: Bitboard = Bitboard::new(0x8100_0000_0000_0081);

fn options() -> Options {
    Options { table_bytes: 1 << 20, ..Options::default() }
}

fn engine() -> AnyEngine {
    AnyEngine::new(options())
}

fn discs_of(position: &Position) -> Discs {
    Discs::new(&position.board(), position.to_move().unwrap())
}

/// Returns the built-in positions of a kind.
fn built_in(kind: Kind) -> impl Iterator<Item = Position> {
    puzzle::built_in().filter(move |it| it.kind() == kind).map(|it| it.position)
}

/// Returns the exact score of a line.
fn score_of(line: &Line) -> i32 {
    let Value::Exact(score) = line.value else { panic!("{line:?}") };
    score
}

/// Returns the position of these discs, with White to move in every other one.
fn position_of(discs: Discs, round: u32) -> Position {
    let (mover, black, white) = if round.is_multiple_of(2) {
        (Color::Black, discs.own, discs.opp)
    } else {
        (Color::White, discs.opp, discs.own)
    };
    let board = Board::new(Bitboard::new(black), Bitboard::new(white)).unwrap();
    Position::new(Rules::OTHELLO, board, mover)
}

fn random_game(random: &mut Random, empties: u8) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    while game.position().board().empties().len() > empties {
        let Some(square) = random.choose(game.position().legal_moves()) else { break };
        game.play(square).unwrap();
    }
    game
}

/// Returns the score of every legal move by the plain solver.
fn plain_scores(discs: Discs) -> Vec<(Square, i32)> {
    let value = |square| -score(after(discs, square), -64, 64);
    legal(discs).into_iter().map(|square| (square, value(square))).collect()
}

/// Plays a line to the end of the game and returns the score for the side that began it.
fn score_of_line(discs: Discs, line: &[Square]) -> i32 {
    let (mut discs, mut side) = (discs, 1);
    for &square in line {
        if legal(discs).is_empty() {
            (discs, side) = (discs.passed(), -side);
        }
        assert!(legal(discs).contains(square), "{square}");
        (discs, side) = (after(discs, square), -side);
    }
    assert!(legal(discs).is_empty() && legal(discs.passed()).is_empty());
    side * discs_at_the_end(discs)
}

#[track_caller]
fn check_puzzle(puzzle: &Puzzle, scores: &[(Square, i32)]) {
    let discs = discs_of(puzzle.position());
    assert_eq!(puzzle.answers().len(), scores.len());
    assert_eq!(scores.iter().filter(|(_, score)| *score > 0).count(), 1);
    assert!(puzzle.answers().is_sorted_by_key(|answer| -score_of(answer)));
    for &(square, score) in scores {
        let answer = puzzle.answer(square).unwrap();
        assert_eq!((answer.square(), score_of(answer)), (square, score));
        assert_eq!(score_of_line(discs, &answer.moves), score, "{discs:?} {answer:?}");
    }
}

#[test]
fn exactly_the_positions_with_one_winning_move_are_puzzles() {
    let mut random = Random::new(1);
    let mut engine = engine();
    let (mut puzzles, mut several, mut none) = (0, 0, 0);
    for round in 0..1200 {
        let discs = match round % 3 {
            0 => random_discs(&mut random, 4 + round % 4),
            _ => random_position(&mut random, 4 + round % 5),
        };
        let position = position_of(discs, round);
        if position.to_move().is_none() || position.passed().is_some() {
            continue;
        }
        let scores = plain_scores(discs);
        let winning = scores.iter().filter(|(_, score)| *score > 0).count();
        match check(&mut engine, &position, &Stop::new()) {
            Ok(puzzle) => {
                check_puzzle(&puzzle, &scores);
                puzzles += 1;
            }
            Err(NotAPuzzle::Moves { found }) => {
                assert_eq!(usize::from(found), scores.len());
                assert!(found < LEAST_MOVES);
            }
            Err(NotAPuzzle::NoWin) => {
                assert_eq!(winning, 0, "{discs:?}");
                none += 1;
            }
            Err(NotAPuzzle::SeveralWins) => {
                assert!(winning > 1, "{discs:?}");
                several += 1;
            }
            Err(other) => panic!("{other}: {discs:?}"),
        }
    }
    assert!(puzzles > 50 && several > 200 && none > 100, "{puzzles} {several} {none}");
}

#[test]
fn the_winning_moves_are_those_of_a_plain_solver() {
    let mut random = Random::new(2);
    let threads = 2.try_into().unwrap();
    let mut engines = [Engine::new(options()), Engine::new(Options { threads, ..options() })];
    for round in 0..200 {
        let discs = random_position(&mut random, 1 + round % 8);
        let scores = plain_scores(discs).into_iter().filter(|(_, score)| *score > 0);
        let expected: HashSet<Square> = scores.map(|(square, _)| square).collect();
        for engine in &mut engines {
            let all = engine.winning_moves(discs, usize::MAX, &Stop::new()).unwrap();
            assert_eq!(all.iter().copied().collect::<HashSet<_>>(), expected, "{discs:?}");
            let some = engine.winning_moves(discs, 1, &Stop::new()).unwrap();
            assert_eq!(some, all[..all.len().min(1)], "{discs:?}");
        }
    }
}

/// Also that they are different ones, from any side, and what is stored with them.
#[track_caller]
fn check_built_in(kind: Kind, step: usize) {
    // The lines, and with them the themes, are those of a search with that room.
    let mut engine = AnyEngine::new(Options::default());
    let mut grades = HashSet::new();
    let built_in = puzzle::built_in().filter(|it| it.kind() == kind);
    for it in built_in.step_by(step) {
        let board = it.position.board();
        let puzzle = check(&mut engine, &it.position, &Stop::new()).unwrap();
        assert_eq!(puzzle.difficulty().depth, it.depth, "{board}");
        assert_eq!(puzzle.themes(), it.themes, "{board}");
        assert!(kind.usual_empties().contains(&board.empties().len()), "{board}");
        assert!(!CORNERS.contains(puzzle.solution().square()), "{board}");
        grades.insert(puzzle.difficulty().grade());
        if board.empties().len() <= 9 {
            check_puzzle(&puzzle, &plain_scores(discs_of(&it.position)));
        }
    }
    assert_eq!(grades.len(), 3, "{grades:?}");
}

#[test]
fn a_sample_of_the_built_in_positions_are_usual_puzzles() {
    check_built_in(Kind::Endgame, 40);
    check_built_in(Kind::Midgame, 10);
}

#[test]
#[ignore = "takes minutes: the sample above is a small part of it"]
fn every_built_in_position_is_a_usual_puzzle() {
    check_built_in(Kind::Endgame, 1);
    check_built_in(Kind::Midgame, 1);
}

#[test]
fn there_are_a_hundred_built_in_positions_of_each_kind_and_none_twice() {
    for kind in Kind::ALL {
        let positions: Vec<_> = built_in(kind).collect();
        assert!(positions.len() >= 100, "{kind:?}: {}", positions.len());
        let different: HashSet<_> = positions.iter().map(fingerprint).collect();
        assert_eq!(different.len(), positions.len());
    }
}

#[test]
fn there_are_built_in_positions_about_each_theme() {
    for theme in Theme::all() {
        let count = puzzle::built_in().filter(|it| it.themes.contains(&theme)).count();
        assert!(count >= 5, "{}: {count}", theme.name());
    }
}

/// Searches the two best moves of built-in midgames, far more deeply than when they were chosen.
#[track_caller]
fn check_deeply(depth: u32, step: usize) {
    // With room for what it finds: the search of the choice had that too.
    let mut engine = AnyEngine::new(Options::default());
    for position in built_in(Kind::Midgame).step_by(step) {
        engine.clear();
        let found = check(&mut engine, &position, &Stop::new()).unwrap();
        let limits = Limits::depth(depth).with_selectivity(Selectivity::Percent87);
        let report = engine.search_moves(&position, 2, &limits, &Stop::new(), |_| {});
        let [best, second] = [0, 1].map(|place| report.lines[place].value.discs());
        let board = position.board();
        assert_eq!(report.lines[0].square(), found.solution().square(), "{board}");
        assert!(best > 0.0 && second <= 0.0, "{board}: {best} {second}");
    }
}

#[test]
fn a_deeper_search_agrees_with_a_sample_of_the_midgames() {
    check_deeply(18, 10);
}

#[test]
#[ignore = "takes minutes: every midgame is searched to depth 24"]
fn a_much_deeper_search_agrees_with_every_midgame() {
    check_deeply(24, 1);
}

#[test]
fn a_puzzle_is_about_what_makes_its_second_best_move_worse() {
    let mut engine = engine();
    let mut seen = HashSet::new();
    for position in built_in(Kind::Endgame).step_by(30) {
        let puzzle = check(&mut engine, &position, &Stop::new()).unwrap();
        let [best, second] = [0, 1].map(|place| &puzzle.answers()[place]);
        let mut expected: Vec<_> = reasons(discs_of(&position), second, best)
            .into_iter()
            .map(|reason| Theme::Motif(reason.motif))
            .collect();
        if puzzle.themes().contains(&Theme::Parity) {
            let sizes = [best, second].map(|line| region(&position, line.square()));
            assert_eq!(sizes.map(|size| size % 2), [1, 0], "{}", position.board());
            expected.insert(0, Theme::Parity);
        }
        let discs = discs_of(&position);
        let causes = causes(discs, second, best).into_iter().map(|cause| cause.contrast);
        let is_told = |it: &Contrast| {
            let corner = it.corner_before(discs, second.square(), best.square());
            it.is_found_by_rule(discs, best.square()) && corner.is_none()
        };
        let taught: Vec<_> = causes.take_while(is_told).collect();
        let ideas = taught.iter().filter_map(|it| it.idea()).map(Theme::Idea);
        let kinds = taught.iter().filter_map(|it| it.consequence()).map(Theme::Consequence);
        let expected: Vec<_> = ideas.chain(kinds).chain(expected).collect();
        assert_eq!(puzzle.themes(), expected);
        seen.extend(expected);
    }
    assert!(seen.contains(&Theme::Parity) && seen.len() > 5, "{seen:?}");
}

/// Returns the number of empty squares that are connected with one.
fn region(position: &Position, square: Square) -> usize {
    let empties = position.board().empties();
    let (mut region, mut open) = (HashSet::from([square]), vec![square]);
    while let Some(square) = open.pop() {
        let is_beside = |other: &Square| {
            let apart = |one: u8, other: u8| one.abs_diff(other) <= 1;
            apart(square.column(), other.column()) && apart(square.row(), other.row())
        };
        let beside: Vec<_> = empties.into_iter().filter(is_beside).collect();
        open.extend(beside.into_iter().filter(|other| region.insert(*other)));
    }
    region.len()
}

#[test]
fn the_puzzles_of_a_game_are_its_candidates_that_are_puzzles() {
    let mut random = Random::new(3);
    let mut engine = engine();
    let stop = Stop::new();
    let mut found = 0;
    for _ in 0..20 {
        let game = random_game(&mut random, 0);
        let expected: Vec<(usize, Position)> = (0..=game.plies().len())
            .map(|plies| (plies, game.position_at(plies)))
            .filter(|(_, position)| (5..=9).contains(&position.board().empties().len()))
            .filter(|(_, position)| check(&mut engine, position, &stop).is_ok())
            .collect();
        let puzzles: Vec<_> = in_game(&mut engine, &game, 5..=9, &stop).collect();
        let positions = puzzles.iter().map(|(plies, puzzle)| (*plies, *puzzle.position()));
        assert_eq!(positions.collect::<Vec<_>>(), expected);
        found += puzzles.len();
    }
    assert!(found > 5, "{found}");
}

#[test]
fn a_request_ends_the_search_for_puzzles() {
    let stop = Stop::new();
    let games = std::iter::repeat_with({
        let mut random = Random::new(4);
        move || random_game(&mut random, 0)
    });
    let count = |game: &Game, stop: &Stop| in_game(&mut engine(), game, 4..=9, stop).count();
    let game = games.take(50).find(|game| count(game, &stop) > 1).unwrap();
    let mut engine = engine();
    let mut puzzles = in_game(&mut engine, &game, 4..=9, &stop);
    assert!(puzzles.next().is_some());
    stop.request();
    assert!(puzzles.next().is_none());
    drop(puzzles);
    for kind in Kind::ALL {
        let position = built_in(kind).next().unwrap();
        assert_eq!(check(&mut engine, &position, &stop), Err(NotAPuzzle::Stopped));
    }
}

#[test]
fn other_positions_are_refused_with_a_reason() {
    let mut engine = engine();
    let mut reason =
        |position: &Position| check(&mut engine, position, &Stop::new()).unwrap_err().to_string();
    let start = Position::start(Rules::OTHELLO);
    assert_eq!(reason(&start), "expected at most 44 empty squares, found 60");
    let board = built_in(Kind::Endgame).next().unwrap().board();
    let anti = Position::new(Preset::Anti.rules(), board, Color::Black);
    assert_eq!(reason(&anti), "expected the rules of Othello, found anti");
    let full = Board::EMPTY.with(Color::Black, Bitboard::FULL);
    let full = Position::new(Rules::OTHELLO, full, Color::Black);
    assert_eq!(reason(&full), "expected at least 3 legal moves, found 0");
    let mut game = Game::new(Preset::Anti.rules());
    game.play(Square::D3).unwrap();
    assert_eq!(candidates(&game, 0..=60).count(), 0);
}

#[test]
fn a_square_that_is_no_legal_move_is_no_answer() {
    let position = built_in(Kind::Endgame).next().unwrap();
    let puzzle = check(&mut engine(), &position, &Stop::new()).unwrap();
    let occupied = position.board().occupied().first().unwrap();
    assert_eq!(puzzle.answer(occupied), Err(IllegalMove::Occupied));
    let answers = puzzle.answers().iter().map(Line::square).collect();
    assert_eq!(position.legal_moves(), answers);
}

/// Results of earlier searches are not carried over.
#[test]
fn the_difficulty_is_always_the_same() {
    let threads = 2.try_into().unwrap();
    let mut other = AnyEngine::new(Options { threads, ..options() });
    let mut by_depth: Vec<(Option<u8>, Grade)> = Vec::new();
    for position in built_in(Kind::Endgame).take(8) {
        let puzzle = check(&mut engine(), &position, &Stop::new()).unwrap();
        for _ in 0..2 {
            let again = check(&mut other, &position, &Stop::new()).unwrap();
            assert_eq!(again.difficulty(), puzzle.difficulty());
            assert_eq!(again.solution().value, puzzle.solution().value);
        }
        let Difficulty { empties, moves, depth } = puzzle.difficulty();
        assert_eq!(empties, position.board().empties().len());
        assert_eq!(moves, position.legal_moves().len());
        by_depth.push((depth.or(Some(u8::MAX)), puzzle.difficulty().grade()));
    }
    by_depth.sort();
    assert!(by_depth.is_sorted_by_key(|(_, grade)| *grade), "{by_depth:?}");
}

#[test]
fn ranks_choose_another_puzzle_for_another_day_or_seed() {
    let positions: Vec<Position> = puzzle::built_in().map(|it| it.position).collect();
    let chosen = |positions: &[Position], seed| {
        positions.iter().copied().min_by_key(|position| rank(position, seed)).unwrap()
    };
    let day = |day| Date::new(Some(2026), Some(11), Some(day)).unwrap();
    let of_days: HashSet<_> =
        (1..=30).map(|number| chosen(&positions, daily_seed(day(number), 0))).collect();
    assert!(of_days.len() > 10, "{}", of_days.len());
    let of_seeds: HashSet<_> =
        (0..30).map(|seed| chosen(&positions, daily_seed(day(1), seed))).collect();
    assert!(of_seeds.len() > 10, "{}", of_seeds.len());
    // Neither the order nor a position that is not chosen makes a difference.
    let seed = daily_seed(day(1), 0);
    let best = chosen(&positions, seed);
    let mut fewer: Vec<_> = positions.into_iter().rev().step_by(2).collect();
    fewer.push(best);
    assert_eq!(chosen(&fewer, seed), best);
}

/// Of several lines of best play, the same one is given each time.
#[test]
fn a_puzzle_depends_on_nothing_but_its_position() {
    let mut used = engine();
    let some = Kind::ALL.map(|kind| built_in(kind).step_by(20).take(6));
    for position in some.into_iter().flatten() {
        let fresh = check(&mut engine(), &position, &Stop::new()).unwrap();
        used.search(&position, &Limits::depth(10).with_exact_from(14), &Stop::new());
        assert_eq!(check(&mut used, &position, &Stop::new()).unwrap(), fresh);
        // What it knows of the puzzle before, and of this one.
        assert_eq!(check(&mut used, &position, &Stop::new()).unwrap(), fresh);
    }
}

#[test]
fn a_position_has_a_fingerprint_of_its_own_that_its_images_share() {
    let positions: Vec<Position> = puzzle::built_in().map(|it| it.position).collect();
    let all: HashSet<u64> = positions.iter().map(fingerprint).collect();
    assert_eq!(all.len(), positions.len());
    for position in &positions {
        let (board, next) = (position.board(), position.next());
        for symmetry in Symmetry::ALL {
            let image = board.transformed(symmetry);
            let exchanged =
                Board::new(image.discs(Color::White), image.discs(Color::Black)).unwrap();
            let images = [(image, next), (exchanged, !next)];
            for (board, next) in images {
                let image = Position::new(Rules::OTHELLO, board, next);
                assert_eq!(fingerprint(&image), fingerprint(position));
            }
        }
        let discs = discs_of(position);
        let other = position_of(Discs { own: discs.opp, opp: discs.own }, 0);
        assert_ne!(fingerprint(&other), fingerprint(position));
    }
}
