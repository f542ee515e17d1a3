//! The ideas of the built-in puzzles, found again on boards of their own: nothing of the engine's is used but the lines.

use std::collections::HashSet;

use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle::{self, BuiltIn, Theme};
use othello_engine::reasons::Side;
use othello_engine::reasons::ideas::{Contrast, Idea, causes};
use othello_engine::{Discs, Line, Options, Stop};

const EMPTY: u8 = 0;
const OWN: u8 = 1;
const OPP: u8 = 2;
const CORNERS: [usize; 4] = [0, 7, 56, 63];

/// A board, seen from the player, row by row.
type Plain = [u8; 64];

/// A move of a line: who made it, its square, and the board after it.
type Step = (u8, usize, Plain);

fn plain(discs: Discs) -> Plain {
    std::array::from_fn(|square| match (discs.own >> square & 1, discs.opp >> square & 1) {
        (1, _) => OWN,
        (_, 1) => OPP,
        _ => EMPTY,
    })
}

/// Returns the squares from one on in a direction, up to the edge of the board.
fn ray(square: usize, [right, down]: [isize; 2]) -> impl Iterator<Item = usize> {
    let place = move |distance: isize| {
        let column = (square % 8).checked_add_signed(right * distance)?;
        let row = (square / 8).checked_add_signed(down * distance)?;
        (column < 8 && row < 8).then_some(8 * row + column)
    };
    (1..8).map_while(place)
}

fn directions() -> impl Iterator<Item = [isize; 2]> {
    let all = (-1..=1).flat_map(|right| (-1..=1).map(move |down| [right, down]));
    all.filter(|direction| *direction != [0, 0])
}

fn neighbours(square: usize) -> impl Iterator<Item = usize> {
    directions().filter_map(move |direction| ray(square, direction).next())
}

fn flips(board: &Plain, side: u8, square: usize) -> Vec<usize> {
    if board[square] != EMPTY {
        return Vec::new();
    }
    directions()
        .flat_map(|direction| {
            let squares: Vec<_> = ray(square, direction).collect();
            let end = squares.iter().position(|it| board[*it] != OWN + OPP - side);
            let end = end.filter(|end| board[squares[*end]] == side).unwrap_or(0);
            squares.into_iter().take(end)
        })
        .collect()
}

fn legal(board: &Plain, side: u8) -> Vec<usize> {
    (0..64).filter(|square| !flips(board, side, *square).is_empty()).collect()
}

fn replay(board: &Plain, line: &Line) -> Vec<Step> {
    let (mut board, mut side, mut steps) = (*board, OWN, Vec::new());
    for square in &line.moves {
        if legal(&board, side).is_empty() {
            side = OWN + OPP - side;
        }
        let square = usize::from(square.index());
        let turned = flips(&board, side, square);
        assert!(!turned.is_empty(), "{square}");
        for disc in turned.into_iter().chain([square]) {
            board[disc] = side;
        }
        steps.push((side, square, board));
        side = OWN + OPP - side;
    }
    steps
}

fn is_over(board: &Plain) -> bool {
    legal(board, OWN).is_empty() && legal(board, OPP).is_empty()
}

fn count(board: &Plain) -> usize {
    (0..board.len()).filter(|square| board[*square] == EMPTY).count()
}

fn is_edge(square: usize) -> bool {
    [0, 7].contains(&(square % 8)) || [0, 7].contains(&(square / 8))
}

/// Returns `true` if two squares lie on the same edge.
fn share_edge(one: usize, other: usize) -> bool {
    let lines = [[one % 8, other % 8], [one / 8, other / 8]];
    lines.into_iter().any(|[one, other]| one == other && [0, 7].contains(&one))
}

fn plays(steps: &[Step], side: u8, square: usize) -> bool {
    steps.iter().any(|step| (step.0, step.1) == (side, square))
}

/// Returns the moves of a side at its next turn after the first move; of safe ones those after which the other side has no
/// corner that it did not have.
fn moves_at_next_turn(steps: &[Step], side: u8, contrast: Contrast) -> usize {
    let index = (1..steps.len()).find(|index| steps[*index].0 == side);
    let board = steps[index.expect("the turn is on the line") - 1].2;
    let other = if side == OWN { OPP } else { OWN };
    let known = legal(&board, other);
    let is_safe = |square: &usize| {
        let mut after = board;
        flips(&board, side, *square).into_iter().chain([*square]).for_each(|it| after[it] = side);
        legal(&after, other).iter().all(|it| !CORNERS.contains(it) || known.contains(it))
    };
    let is_all = matches!(contrast, Contrast::Moves { .. });
    legal(&board, side).iter().filter(|it| is_all || is_safe(it)).count()
}

/// Returns who plays last in the empty region of a square.
fn last_in_region(before: &Plain, steps: &[Step], square: usize) -> u8 {
    let mut region = vec![square];
    let mut index = 0;
    while let Some(square) = region.get(index).copied() {
        let beside = neighbours(square).filter(|it| before[*it] == EMPTY);
        let new: Vec<_> = beside.filter(|it| !region.contains(it)).collect();
        region.extend(new);
        index += 1;
    }
    let is_in = |step: &&Step| region.contains(&step.1);
    steps.iter().rev().find(is_in).expect("the region is played in").0
}

/// Returns the empty squares beside the discs that a move flips.
fn opened(before: &Plain, (_, square, after): &Step) -> HashSet<usize> {
    let flipped = flips(before, OWN, *square).into_iter();
    flipped.flat_map(neighbours).filter(|it| after[*it] == EMPTY).collect()
}

/// Returns the number of the player's discs beside empty squares.
fn outer_discs(board: &Plain) -> usize {
    let is_open = |disc: &usize| neighbours(*disc).any(|it| board[it] == EMPTY);
    (0..board.len()).filter(|disc| board[*disc] == OWN && is_open(disc)).count()
}

/// Returns `true` if a contrast holds for the move played and not for the better one.
fn holds(before: &Plain, played: &[Step], best: &[Step], contrast: Contrast) -> bool {
    let [(_, move_played, after), (_, better, after_better)] = [played[0], best[0]];
    let at = |square: othello_core::Square| usize::from(square.index());
    let is_reply = |square: usize| played.get(1).is_some_and(|it| (it.0, it.1) == (OPP, square));
    let is_beside = |corner: usize| {
        let on_corner = CORNERS.contains(&corner) && before[corner] == EMPTY;
        on_corner && neighbours(corner).any(|it| it == move_played)
    };
    let lost = |corner| plays(played, OPP, corner) && !plays(best, OPP, corner);
    let counted = |side: Side| if side == Side::Mover { OWN } else { OPP };
    let are = |found: [usize; 2], said: [u8; 2]| found == said.map(usize::from);
    match contrast {
        Contrast::LosesAll => !played[played.len() - 1].2.contains(&OWN),
        Contrast::TakesAll => !best[best.len() - 1].2.contains(&OPP),
        Contrast::GivesCorner(corner) => {
            let is_open = legal(&after_better, OPP).contains(&at(corner));
            CORNERS.contains(&at(corner)) && plays(played, OPP, at(corner)) && !is_open
        }
        Contrast::FreeCorner(corner) => at(corner) == better && CORNERS.contains(&better),
        Contrast::LosesCorner(corner) => CORNERS.contains(&at(corner)) && lost(at(corner)),
        Contrast::WinsCorner(corner) => {
            let corner = at(corner);
            CORNERS.contains(&corner) && plays(best, OWN, corner) && !plays(played, OWN, corner)
        }
        Contrast::BesideTaken(corner) => is_beside(at(corner)) && lost(at(corner)),
        Contrast::EarlyX(corner) => {
            is_beside(at(corner)) && !is_edge(move_played) && count(before) > 24
        }
        Contrast::Pass(side) => {
            let (line, side) = if side == Side::Mover { (played, OPP) } else { (best, OWN) };
            line.windows(2).any(|both| both[0].0 == side && both[1].0 == side)
        }
        Contrast::Moves { side, counts: said } | Contrast::SafeMoves { side, counts: said } => {
            let side = counted(side);
            let found = [played, best].map(|line| moves_at_next_turn(line, side, contrast));
            let is_worse = if side == OWN { found[0] < found[1] } else { found[0] > found[1] };
            are(found, said) && is_worse
        }
        Contrast::OuterDiscs { counts, moves } => {
            let outer = |steps: &[Step]| {
                let (_, square, after) = &steps[0];
                let is_outer = |disc: &usize| neighbours(*disc).any(|it| after[it] == EMPTY);
                flips(before, OWN, *square).into_iter().filter(is_outer).count()
            };
            let found = [played, best].map(outer);
            let replies = [after, after_better].each_ref().map(|board| legal(board, OPP).len());
            let is_more = found[0] > found[1] && replies[0] > replies[1];
            are(found, counts) && are(replies, moves) && is_more
        }
        Contrast::Open { counts, playable } => {
            let found = [&played[0], &best[0]].map(|step| opened(before, step));
            let replies: HashSet<_> = legal(&after, OPP).into_iter().collect();
            let can_play = (&found[0] & &replies).len() == usize::from(playable);
            can_play && counts[0] > counts[1] && are(found.map(|it| it.len()), counts)
        }
        Contrast::Wall(counts) => {
            let found = [after, after_better].each_ref().map(outer_discs);
            are(found, counts) && found[0] > found[1]
        }
        Contrast::NewMoves(said) => {
            let known = legal(before, OPP);
            let is_new = |square: &usize| !known.contains(square);
            let new = |board: &Plain| legal(board, OPP).into_iter().filter(is_new).count();
            let found = [after, after_better].each_ref().map(new);
            are(found, said) && found[0] > found[1]
        }
        Contrast::Reply { square, is_taken } => {
            let square = at(square);
            let was_open = legal(before, OPP).contains(&square);
            let is_open = legal(&after_better, OPP).contains(&square);
            is_reply(square) && was_open == is_taken && !is_open && !plays(best, OPP, square)
        }
        Contrast::BothNeed(square) => at(square) == better && is_reply(better),
        Contrast::EarlyEdge { square, .. } => {
            let is_early = is_edge(move_played) && !is_edge(better) && count(before) >= 40;
            is_early && share_edge(move_played, at(square)) && plays(played, OPP, at(square))
        }
        Contrast::LastMove(square) => {
            let ends = [played, best].map(|line| is_over(&line[line.len() - 1].2));
            let finishers = [played, best].map(|line| last_in_region(before, line, at(square)));
            ends == [true, true] && finishers == [OPP, OWN]
        }
        Contrast::Later { side, counts: said } => {
            let side = counted(side);
            let turns = |steps: &[Step]| -> Vec<_> {
                let turns = (3..steps.len()).filter(|index| steps[*index].0 == side);
                turns.map(|index| (index, legal(&steps[index - 1].2, side).len())).collect()
            };
            let [few, many] = [played, best].map(turns);
            let pairs = few.iter().flat_map(|one| many.iter().map(move |other| (one, other)));
            let mut same = pairs.filter(|(one, other)| one.0 == other.0);
            same.any(|(one, other)| are([one.1, other.1], said))
        }
        Contrast::CornerCanWait(_)
        | Contrast::TakesCorner { .. }
        | Contrast::Safe { .. }
        | Contrast::Flips { .. }
        | Contrast::Ends(_)
        | Contrast::Choice { .. }
        | Contrast::Answers(_) => false,
    }
}

/// Returns `true` if the better move breaks no rule that a learner knows, and where moves are counted leaves the fewest.
fn is_taught(before: &Plain, (_, better, after): &Step, contrast: Contrast) -> bool {
    if let Contrast::LastMove(_) | Contrast::LosesAll | Contrast::TakesAll = contrast {
        return true;
    }
    let gives_corner = |board: &Plain| legal(board, OPP).iter().any(|it| CORNERS.contains(it));
    let is_beside = CORNERS.into_iter().filter(|corner| before[*corner] == EMPTY);
    let is_beside = is_beside.flat_map(neighbours).any(|it| it == *better);
    let boards = legal(before, OWN).into_iter().map(|square| {
        let mut board = *before;
        for disc in flips(before, OWN, square).into_iter().chain([square]) {
            board[disc] = OWN;
        }
        board
    });
    let counts_moves =
        matches!(contrast, Contrast::Moves { side: Side::Opponent, .. } | Contrast::NewMoves(_));
    let fewest = boards.filter(|it| !gives_corner(it)).map(|it| legal(&it, OPP).len()).min();
    let is_least = !counts_moves || fewest == Some(legal(after, OPP).len());
    !gives_corner(after) && !is_beside && is_least
}

/// Returns `true` if a corner is among the opponent's moves after the move alone, and is said before what is counted or lies
/// beside a corner.
fn tells_corner(after: &Plain, after_better: &Plain, contrast: Contrast) -> bool {
    let is_said_first = matches!(
        contrast,
        Contrast::Moves { side: Side::Opponent, .. }
            | Contrast::OuterDiscs { .. }
            | Contrast::Open { .. }
            | Contrast::Wall(_)
            | Contrast::NewMoves(_)
            | Contrast::EarlyX(_)
    );
    let kept = legal(after_better, OPP);
    let is_told = |square: &usize| CORNERS.contains(square) && !kept.contains(square);
    is_said_first && legal(after, OPP).iter().any(is_told)
}

/// Checks the ideas of every so many of the built-in puzzles; returns the number of them.
fn check_ideas(step: usize) -> usize {
    let mut engine = AnyEngine::new(Options::default());
    let mut checked = 0;
    for BuiltIn { position, themes, .. } in puzzle::built_in().step_by(step) {
        let puzzle = puzzle::check(&mut engine, &position, &Stop::new()).unwrap();
        let [best, second] = [&puzzle.answers()[0], &puzzle.answers()[1]];
        let discs = Discs::new(&position.board(), position.to_move().unwrap());
        let board = plain(discs);
        let [played, better] = [second, best].map(|line| replay(&board, line));
        let found = causes(discs, second, best);
        let first = Theme::first_idea(&themes);
        let is_said = first.is_none() || found[0].contrast.idea() == first;
        assert!(
            is_said,
            "the solution speaks of another idea than {first:?}: {}",
            position.board()
        );
        let named = |theme: &Theme| match theme {
            Theme::Idea(idea) => Some(*idea),
            Theme::Consequence(_) | Theme::Parity | Theme::Motif(_) => None,
        };
        for idea in themes.iter().filter_map(named) {
            let mut of_idea = found.iter().filter(|cause| cause.contrast.idea() == Some(idea));
            let cause = of_idea.next().unwrap_or_else(|| panic!("{idea:?}: {}", position.board()));
            let board_text = position.board();
            assert!(holds(&board, &played, &better, cause.contrast), "{cause:?}: {board_text}");
            assert!(is_taught(&board, &better[0], cause.contrast), "{cause:?}: {board_text}");
            assert!(
                !tells_corner(&played[0].2, &better[0].2, cause.contrast),
                "a corner is said before {cause:?}: {board_text}"
            );
            checked += 1;
        }
    }
    checked
}

#[test]
fn the_ideas_of_a_sample_of_the_built_in_puzzles_hold_on_their_boards() {
    assert!(check_ideas(15) > 30);
}

#[test]
#[ignore = "takes minutes: the sample above is a small part of it"]
fn the_idea_of_every_built_in_puzzle_holds_on_its_board() {
    assert!(check_ideas(1) > 600);
}

#[test]
fn a_learner_has_puzzles_of_every_idea() {
    let count =
        |idea| puzzle::built_in().filter(|it| Theme::first_idea(&it.themes) == Some(idea)).count();
    for idea in Idea::ALL {
        assert!(count(idea) >= 100, "{}: {}", idea.name(), count(idea));
    }
}
