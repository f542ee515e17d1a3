//! Two futures of 200 errors of learners: a program of its own finds every number that is said on the boards that are shown.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{HashMap, HashSet};

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::review::Explanation;
use othello_engine::{Line, Selectivity, Value};
use othello_notation::transcript;
use othello_words::futures::{FutureBoard, TwoFutures};
use othello_words::ideas;

/// An error of the file.
fn explanation(row: &str) -> Explanation {
    let fields: Vec<_> = row.split('\t').collect();
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, fields[0]).unwrap();
    let line = |value: &str, moves: &str| {
        let value = match value.strip_prefix('=') {
            Some(exact) => Value::Exact(exact.parse().unwrap()),
            None => Value::Estimated {
                discs: value.parse().unwrap(),
                depth: 10,
                selectivity: Selectivity::Percent87,
            },
        };
        let moves = moves.as_bytes().chunks(2);
        let moves = moves.map(|name| str::from_utf8(name).unwrap().parse().unwrap()).collect();
        Line { value, moves }
    };
    Explanation {
        position: game.position(),
        played: line(fields[1], fields[2]),
        best: line(fields[3], fields[4]),
        reasons: Vec::new(),
    }
}

/// A board of its own: 1 for the discs of Black, -1 for those of White, in rows from a1 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Plain([i8; 64]);

const DIRECTIONS: [(i32, i32); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn side(color: Color) -> i8 {
    if color == Color::Black { 1 } else { -1 }
}

impl Plain {
    fn of(board: &FutureBoard) -> Self {
        let disc = |square: Square| board.board.disc(square).map_or(0, side);
        Self(Square::ALL.map(disc))
    }

    fn at(&self, row: i32, column: i32) -> Option<i8> {
        let is_on = (0..8).contains(&row) && (0..8).contains(&column);
        is_on.then(|| self.0[usize::try_from(8 * row + column).unwrap()])
    }

    /// The discs that a move flips, by their places.
    fn flips(&self, place: usize, side: i8) -> Vec<usize> {
        let (row, column) = (i32::try_from(place / 8).unwrap(), i32::try_from(place % 8).unwrap());
        if self.0[place] != 0 {
            return Vec::new();
        }
        let mut flips = Vec::new();
        for (down, right) in DIRECTIONS {
            let mut line = Vec::new();
            let mut steps = 1;
            while self.at(row + steps * down, column + steps * right) == Some(-side) {
                line.push(
                    usize::try_from(8 * (row + steps * down) + column + steps * right).unwrap(),
                );
                steps += 1;
            }
            if self.at(row + steps * down, column + steps * right) == Some(side) {
                flips.extend(line);
            }
        }
        flips
    }

    fn moves(&self, side: i8) -> HashSet<usize> {
        (0..64).filter(|place| !self.flips(*place, side).is_empty()).collect()
    }

    /// The moves of a side after which the other has no corner that it did not have.
    fn safe_moves(&self, side: i8) -> HashSet<usize> {
        let known = self.moves(-side);
        let keeps = |at: &usize| {
            let after = self.played(*at, side).moves(-side);
            [0, 7, 56, 63].iter().all(|corner| !after.contains(corner) || known.contains(corner))
        };
        self.moves(side).into_iter().filter(keeps).collect()
    }

    fn played(&self, place: usize, side: i8) -> Self {
        let mut next = *self;
        for flipped in self.flips(place, side).into_iter().chain([place]) {
            next.0[flipped] = side;
        }
        next
    }

    /// The discs of a side that nothing can flip: on each of the four lines through one, all squares are taken, or it has the
    /// rim or a safe disc beside it. On an edge, it is tried out.
    fn safe(&self, side: i8) -> HashSet<usize> {
        let own = (0..64).filter(|place| self.0[*place] == side);
        let own: Vec<usize> = own.collect();
        let mut safe: HashSet<usize> =
            own.iter().copied().filter(|disc| self.is_kept_on_its_edges(*disc)).collect();
        let is_safe = |safe: &HashSet<usize>, disc: usize| {
            let (row, column) =
                (i32::try_from(disc / 8).unwrap(), i32::try_from(disc % 8).unwrap());
            [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().all(|(down, right)| {
                let beside = |step: i32| {
                    let (row, column) = (row + step * down, column + step * right);
                    let place = usize::try_from(8 * row + column).unwrap_or_default();
                    self.at(row, column).is_none() || safe.contains(&place)
                };
                let is_full = |step: i32| {
                    let line = (1..8)
                        .map(|far| self.at(row + step * far * down, column + step * far * right));
                    line.map_while(|disc| disc).all(|disc| disc != 0)
                };
                beside(1) || beside(-1) || is_full(1) && is_full(-1)
            })
        };
        loop {
            let more: Vec<_> = own
                .iter()
                .copied()
                .filter(|disc| !safe.contains(disc) && is_safe(&safe, *disc))
                .collect();
            if more.is_empty() {
                return safe;
            }
            safe.extend(more);
        }
    }

    /// Returns `true` for a disc on an edge that keeps its colour whatever both sides play there.
    fn is_kept_on_its_edges(&self, disc: usize) -> bool {
        let edges = [0, 56].map(|first| (first..first + 8).collect::<Vec<usize>>());
        let sides = [0, 7].map(|first| (first..64).step_by(8).collect::<Vec<usize>>());
        let edges: Vec<_> =
            edges.into_iter().chain(sides).filter(|edge| edge.contains(&disc)).collect();
        let is_kept = |edge: &Vec<usize>| {
            let discs: Vec<i8> = edge.iter().map(|place| self.0[*place]).collect();
            let at = edge.iter().position(|place| *place == disc).unwrap();
            keeps(discs.try_into().unwrap(), at, &mut HashMap::new())
        };
        !edges.is_empty() && edges.iter().all(is_kept)
    }

    /// The discs of a side beside empty squares.
    fn outer(&self, side: i8) -> HashSet<usize> {
        let is_open = |disc: &usize| (0..64).any(|it| self.0[it] == 0 && near(it, *disc));
        (0..64).filter(|disc| self.0[*disc] == side && is_open(disc)).collect()
    }

    fn count(&self, side: i8) -> usize {
        self.0.iter().filter(|disc| **disc == side).count()
    }
}

/// Returns `true` if a disc of an edge keeps its colour, whoever plays there, and where, with or without flipping.
fn keeps(edge: [i8; 8], at: usize, known: &mut HashMap<[i8; 8], bool>) -> bool {
    if let Some(known) = known.get(&edge) {
        return *known;
    }
    let next = (0..8).filter(|place| edge[*place] == 0).flat_map(|place| {
        [1, -1].map(|side| {
            let mut next = edge;
            next[place] = side;
            for step in [-1, 1] {
                let place = i32::try_from(place).unwrap();
                let disc = |far: i32| usize::try_from(place + step * far).ok().filter(|it| *it < 8);
                let run = (1..8).take_while(|far| disc(*far).is_some_and(|it| edge[it] == -side));
                let run = i32::try_from(run.count()).unwrap();
                if disc(run + 1).is_some_and(|end| edge[end] == side) {
                    (1..=run).filter_map(disc).for_each(|it| next[it] = side);
                }
            }
            next
        })
    });
    let next: Vec<_> = next.collect();
    let is_kept = next.iter().all(|next| next[at] == edge[at] && keeps(*next, at, known));
    known.insert(edge, is_kept);
    is_kept
}

fn place(name: &str) -> usize {
    let [column, row] = *name.as_bytes() else { panic!("{name} is no square") };
    usize::from(row - b'1') * 8 + usize::from(column - b'a')
}

/// A line as it is replayed: each position with the side that has played, and where.
struct Replayed(Vec<(i8, usize, Plain)>);

impl Replayed {
    fn new(before: Plain, mover: i8, line: &[Square]) -> Self {
        let (mut board, mut side) = (before, mover);
        let plies = line.iter().map(|square| {
            let place = place(square.name());
            if board.moves(side).is_empty() {
                side = -side;
            }
            board = board.played(place, side);
            let ply = (side, place, board);
            side = -side;
            ply
        });
        Self(plies.collect())
    }

    /// Returns the discs that the last of so many plies flips, or those of them with an empty square beside them.
    fn flipped(&self, before: &Plain, plies: usize, is_outer: bool) -> HashSet<usize> {
        let (side, at, after) = self.0[plies - 1];
        let earlier = if plies == 1 { *before } else { self.0[plies - 2].2 };
        let is_open = |disc: &usize| {
            let (row, column) =
                (i32::try_from(disc / 8).unwrap(), i32::try_from(disc % 8).unwrap());
            DIRECTIONS.iter().any(|(down, right)| after.at(row + down, column + right) == Some(0))
        };
        let flipped = earlier.flips(at, side).into_iter();
        flipped.filter(|disc| !is_outer || is_open(disc)).collect()
    }

    /// Returns the plies after which a board is seen.
    #[track_caller]
    fn plies_to(&self, shown: &Plain, last: Square) -> usize {
        let is_it = |(_, place, board): &(i8, usize, Plain)| {
            board == shown && *place == self::place(last.name())
        };
        self.0.iter().position(is_it).expect("the board shown is on the line") + 1
    }
}

/// Returns what stands over a board after so many plies.
fn heading(board: &FutureBoard, line: &Replayed, plies: usize, mover: Color) -> String {
    let first = Square::ALL[line.0[0].1].name();
    match plies {
        1 => format!("after {first}"),
        2 => {
            let who = if line.0[1].0 == side(mover) { mover } else { !mover };
            format!("{first}, then {who} {}", board.last.unwrap())
        }
        3 | 4 => {
            let names = line.0[..plies].iter().map(|(_, at, _)| Square::ALL[*at].name());
            names.collect::<Vec<_>>().join(", ")
        }
        more => format!("{first}, {} moves later", more - 1),
    }
}

/// Checks what stands under a board, and its marks.
fn check(board: &FutureBoard, line: &Replayed, before: &Plain, mover: Color) -> &'static str {
    let plain = Plain::of(board);
    let plies = line.plies_to(&plain, board.last.unwrap());
    assert_eq!(board.heading.to_string(), heading(board, line, plies, mover));
    let marked: HashSet<usize> = board.marked.into_iter().map(|it| place(it.name())).collect();
    let caption = board.caption.to_string();
    let words: Vec<_> = caption.split([' ', ':', ',']).filter(|word| !word.is_empty()).collect();
    let colored = |word: &str| Color::BOTH.into_iter().find(|it| it.to_string() == word);
    let color = |word: &str| side(colored(word).unwrap());
    let flipped: HashSet<usize> = board.flipped.into_iter().map(|it| place(it.name())).collect();
    let is_outer = words.contains(&"outer");
    let is_wall = is_outer && flipped == plain.outer(side(mover));
    assert!(is_wall || flipped == line.flipped(before, plies, is_outer), "{caption}");
    match *words {
        [none_or_count, "outer", "disc" | "discs", who, count, "move" | "moves"] => {
            assert_eq!(none_or_count.parse().unwrap_or(0), flipped.len(), "{caption}");
            assert_eq!(plain.moves(color(who)), marked, "{caption}");
            assert_eq!((count.parse(), plies), (Ok(marked.len()), 1), "{caption}");
            "outer discs"
        }
        [who, "flips", count] => {
            assert_eq!(count.parse(), Ok(flipped.len()), "{caption}");
            assert_eq!(line.0[plies - 1].0, color(who), "{caption}");
            "flips"
        }
        [who, count, "safe"] => {
            assert_eq!(count.parse(), Ok(marked.len()), "{caption}");
            assert!(marked.iter().all(|disc| plain.0[*disc] == color(who)), "{caption}");
            assert!(marked.is_subset(&plain.safe(color(who))), "{caption}");
            "safe"
        }
        [no_or_count, "safe", "move" | "moves"] => {
            let to_move = if plies == 1 { side(!mover) } else { side(mover) };
            assert!(plies < 3 && marked == plain.moves(to_move), "{caption}");
            let safe = plain.safe_moves(to_move);
            let out = board.standing_out.into_iter().map(|it| place(it.name()));
            assert_eq!(out.collect::<HashSet<_>>(), safe, "{caption}");
            assert_eq!(no_or_count.parse().unwrap_or(0), safe.len(), "{caption}");
            "safe moves"
        }
        [who, count, "move" | "moves"] => {
            assert_eq!(plain.moves(color(who)), marked, "{caption}");
            assert_eq!(count.parse(), Ok(marked.len()), "{caption}");
            "moves"
        }
        [who, "must", "pass"] => {
            assert!(plain.moves(color(who)).is_empty(), "{caption}");
            assert_ne!(line.0[plies - 1].0, color(who), "{caption}: the other is to move");
            "pass"
        }
        [who, "has", "no", square] => {
            assert!(!plain.moves(color(who)).contains(&place(square)), "{caption}");
            "no reply"
        }
        [who, "has", square] => {
            assert_eq!(
                (plain.0[place(square)], marked),
                (color(who), [place(square)].into()),
                "{caption}"
            );
            "square or corner"
        }
        [square, "is", "empty"] => {
            assert_eq!((plain.0[place(square)], marked), (0, [place(square)].into()), "{caption}");
            "free"
        }
        ["not", "beside", corner] if !are_near(line.0[0].1, place(corner)) => "not beside",
        [square, "beside", corner] => {
            let is_near = are_near(place(square), place(corner));
            assert!(is_near && plain.0[place(corner)] == 0, "{caption}");
            "beside"
        }
        [who, "no", "new", "move"] | [who, _, "new", "move" | "moves"] => {
            let new = &plain.moves(color(who)) - &before.moves(color(who));
            assert_eq!((new, plies), (marked.clone(), 1), "{caption}");
            assert_eq!(words[1].parse().unwrap_or(0), marked.len(), "{caption}");
            "new moves"
        }
        [who, "flips", "it", square] => {
            let first = line.0[0].1;
            assert_eq!([plain.0[place(square)], plain.0[first]], [color(who); 2], "{caption}");
            "flips it"
        }
        [who, "last", square] => {
            // Nobody plays beside that square any more on the line that is shown.
            let ply = line.0[..plies].iter().rposition(|(_, at, _)| *at == place(square)).unwrap();
            assert_eq!(line.0[ply].0, color(who), "{caption}");
            let region = region(before, place(square));
            assert!(
                line.0[ply + 1..plies].iter().all(|(_, at, _)| !region.contains(at)),
                "{caption}"
            );
            "last"
        }
        [who, "wedges", square] => {
            assert_eq!(plain.0[place(square)], color(who), "{caption}");
            "wedge"
        }
        ["stays", "inside"] => "word",
        _ => check_squares(&plain, &words, &marked, &line.flipped(before, 1, false)),
    }
}

/// Returns `true` if a square is beside a corner.
fn are_near(square: usize, corner: usize) -> bool {
    [1, 7, 8, 9].contains(&square.abs_diff(corner))
}

/// Checks a caption about discs, about the empty squares beside those that the move has flipped, or about the moves of both.
fn check_squares(
    plain: &Plain,
    words: &[&str],
    marked: &HashSet<usize>,
    flipped: &HashSet<usize>,
) -> &'static str {
    let color = |word: &str| {
        let named = Color::BOTH.into_iter().find(|it| it.to_string() == word);
        side(named.unwrap())
    };
    let beside = |place: &usize| flipped.iter().any(|it| near(*it, *place));
    let open: HashSet<_> = (0..64).filter(|it| plain.0[*it] == 0 && beside(it)).collect();
    match *words {
        [who, "no", "disc"] => {
            assert_eq!(plain.count(color(who)), 0, "{words:?}");
            "no disc"
        }
        [who, count, "disc" | "discs"] => {
            assert_eq!(count.parse(), Ok(plain.count(color(who))), "{words:?}");
            "discs"
        }
        ["no", "empty", "square"] => {
            assert!(marked.is_empty() && open.is_empty(), "{words:?}");
            "no empty square"
        }
        [count, "empty", "square" | "squares", who, "plays", "on", playable] => {
            let found = &plain.moves(color(who)) & marked;
            let counts = [count, playable].map(str::parse);
            assert_eq!(counts, [marked.len(), found.len()].map(Ok), "{words:?}");
            assert_eq!(open, *marked, "{words:?}");
            "empty squares"
        }
        [one, own, other, opp, "moves"] => {
            let found = [one, other].map(|who| plain.moves(color(who)).len());
            assert_eq!([own, opp].map(str::parse), found.map(Ok), "{words:?}");
            "moves of both"
        }
        _ => panic!("{words:?} is not known here"),
    }
}

fn near(one: usize, other: usize) -> bool {
    (one / 8).abs_diff(other / 8) <= 1 && (one % 8).abs_diff(other % 8) <= 1
}

/// The empty squares that belong together with one.
fn region(board: &Plain, place: usize) -> HashSet<usize> {
    let mut region = HashSet::from([place]);
    loop {
        let beside =
            |other: &usize| board.0[*other] == 0 && region.iter().any(|it| near(*it, *other));
        let more: HashSet<_> = (0..64).filter(beside).collect();
        if more.is_subset(&region) {
            return region;
        }
        region.extend(more);
    }
}

#[test]
fn every_number_of_200_errors_is_found_on_the_boards() {
    let rows = include_str!("../../../tests/data/learners_errors.tsv");
    let rows: Vec<_> = rows.lines().filter(|row| !row.starts_with('#')).collect();
    assert_eq!(rows.len(), 200);
    let (mut seen, mut legends) = (HashSet::new(), HashSet::new());
    let (mut numbered, mut untold) = (0, 0);
    for row in rows {
        let explanation = explanation(row);
        let causes = explanation.causes();
        let mover = explanation.position.to_move().unwrap();
        let board = explanation.position.board();
        let before = Plain(Square::ALL.map(|square| board.disc(square).map_or(0, side)));
        let lines = [&explanation.played, &explanation.best];
        let replayed = lines.map(|line| Replayed::new(before, side(mover), &line.moves));
        let futures = |steps| TwoFutures::new(&explanation, &causes, steps);
        // Where nothing can be said, nothing is shown.
        let Some(both) = futures(0) else {
            let said = ideas::why(&causes, &explanation, Some(mover));
            assert_eq!(said[0].name(), "ideas.no-reason");
            untold += 1;
            continue;
        };
        let futures = |steps| futures(steps).unwrap();
        for steps in [0, 1, 2, -1] {
            let both = futures(steps);
            for (index, board) in both.boards.iter().enumerate() {
                seen.insert(check(board, &replayed[index], &before, mover));
            }
        }
        let is_dotted = both.boards.iter().any(|it| it.moves_of.is_some() && !it.marked.is_empty());
        let legend = both.legend().map(|legend| legend.name());
        let of_dots =
            ["futures.legend-moves", "futures.legend-moves-only-here", "futures.legend-safe-moves"];
        let is_of_dots = legend.is_some_and(|legend| of_dots.contains(&legend));
        assert_eq!(is_of_dots, is_dotted, "{:?}", both.boards);
        assert_eq!(legend.is_none(), both.boards.iter().all(|it| it.marked.is_empty()));
        legends.extend(legend);
        // Every number of the sentence stands under one of the boards.
        let said = ideas::why(&causes, &explanation, Some(mover));
        let numbers = |text: &str| -> Vec<u8> {
            text.split([' ', ',', '.', ';', ':']).filter_map(|word| word.parse().ok()).collect()
        };
        let captions = futures(0).boards.map(|board| board.caption.to_string());
        let headings = futures(0).boards.map(|board| board.heading.to_string());
        let mut shown = numbers(&[captions.join(" "), headings.join(" ")].join(" "));
        // A heading that lists the moves says how many come later.
        shown.extend(headings.iter().map(|it| u8::try_from(it.split(", ").count() - 1).unwrap()));
        let first = said[0].to_string();
        assert!(numbers(&first).iter().all(|it| shown.contains(it)), "{first} | {captions:?}");
        numbered += usize::from(!numbers(&first).is_empty());
        // Every square of the sentence is one of both moves, or the last or a marked one of a board.
        let squares = first.split([' ', ',', '.', ';', ':', '\'']).filter_map(|it| it.parse().ok());
        let both_moves = lines.map(Line::square);
        let is_seen = |square: &Square| {
            let is_on = |board: &FutureBoard| {
                (board.marked | board.flipped).contains(*square) || board.last == Some(*square)
            };
            both_moves.contains(square) || both.boards.iter().any(is_on)
        };
        assert!(squares.clone().all(|square: Square| is_seen(&square)), "{first}");
    }
    assert_eq!(legends.len(), 8, "{legends:?}");
    // A lesson is about others, where there are.
    assert_eq!(untold, 0, "errors without anything to be seen");
    assert!(numbered >= 50, "{numbered} sentences have numbers");
    for kind in [
        "moves",
        "square or corner",
        "free",
        "new moves",
        "discs",
        "no reply",
        "safe",
        "safe moves",
    ] {
        assert!(seen.contains(kind), "{kind} of {seen:?}");
    }
}

/// Writes the errors of games to standard output, as the file has them: `GAMES=games.txt cargo test -p othello-words --test
/// futures -- --ignored --nocapture`.
#[test]
#[ignore = "makes the file"]
fn errors_of_games() {
    use othello_engine::any_engine::AnyEngine;
    use othello_engine::{Limits, Options, Stop, review};
    let games = std::fs::read_to_string(std::env::var("GAMES").unwrap()).unwrap();
    let mut engine = AnyEngine::new(Options::default());
    let limits = Limits { exact_from: 14, ..Limits::depth(10) };
    for text in games.lines().filter(|text| !text.is_empty()) {
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, text).unwrap();
        for (index, ply) in game.plies().iter().enumerate().skip(8) {
            let before = game.position_at(index);
            if ply.legal.len() < 2 {
                continue;
            }
            let judged =
                review::judge(&mut engine, index, &before, ply.square, &limits, &Stop::new());
            if judged.loss() < 4.0 {
                continue;
            }
            let value = |value: Value| match value {
                Value::Exact(discs) => format!("={discs}"),
                Value::Estimated { discs, .. } => discs.to_string(),
            };
            let names = |line: &[Square]| line.iter().map(|it| it.name()).collect::<String>();
            let [played, best] = judged.lines();
            println!(
                "{}\t{}\t{}\t{}\t{}",
                transcript::write(&game.plies()[..index]),
                value(played.value),
                names(&played.moves),
                value(best.value),
                names(&best.moves)
            );
        }
    }
}
