//! Seeks puzzles of ideas that are rare in the games of people: in games of two weak players from random openings.
//!
//! Most positions are left out by what costs little: what the board must have for an idea, before any search; then two
//! shallow searches, and squares of the two best moves that the idea asks for. Equal seeds give equal games, and of each
//! game two puzzles at most.

use std::io::{self, Write};

use othello_core::board::{Board, Color};
use othello_core::moves::{flips, legal_moves, neighbours};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};
use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle::{self, Kind, LEAST_MOVES};
use othello_engine::random::Random;
use othello_engine::reasons::ideas::{Idea, causes};
use othello_engine::{Discs, Engine, Limits, Line, Options, Selectivity, Stop};

use super::{Found, Result};

/// The discs at the start of a game, seen from Black.
const START: Discs = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };
const EDGES: u64 = 0xff81_8181_8181_81ff;
const CORNERS: u64 = Bitboard::CORNERS.bits();
/// The least number of empty squares with which an edge is early.
const EARLY: u32 = 40;
/// The most discs that are few.
const FEW: u32 = 8;
/// The most empty squares beside the discs that a move flips, if both sides would like to play there.
const LITTLE: u32 = 2;
/// The largest loss of a move, in temperatures.
const CAP: f32 = 4.0;
/// The most puzzles of a game.
const MOST_OF_GAME: usize = 2;

/// A player who sees the values of the next positions: the loss in discs that makes a move `e` times less likely, and
/// what each flipped disc is worth to it besides.
#[derive(Clone, Copy)]
struct Player {
    temperature: f32,
    greed: f32,
}

/// Players who have just learnt the rules, those who look ahead a little, one of whom likes few discs, and a greedy one.
const PLAYERS: [Player; 7] = [
    Player { temperature: 14.0, greed: 2.0 },
    Player { temperature: 6.0, greed: 0.6 },
    Player { temperature: 4.0, greed: 0.0 },
    Player { temperature: 2.0, greed: 0.0 },
    Player { temperature: 1.0, greed: 0.0 },
    Player { temperature: 4.0, greed: -1.5 },
    Player { temperature: 6.0, greed: 4.0 },
];

/// The positions of a game that are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Those with which an edge is early.
    Early,
    /// Those in which the side to move has few discs, and loses all with the next move unless it finds the one that does not;
    /// or takes all with one move.
    FewDiscs,
    /// The others.
    Later,
}

impl Part {
    /// Returns the part in which an idea is found.
    const fn of(idea: Idea) -> Self {
        match idea {
            Idea::EarlyEdge => Self::Early,
            Idea::FewDiscs => Self::FewDiscs,
            Idea::Corners
            | Idea::BesideCorner
            | Idea::Moves
            | Idea::Quiet
            | Idea::BothNeed
            | Idea::LastMove => Self::Later,
        }
    }

    fn contains(self, discs: Discs) -> bool {
        match self {
            Self::Early => discs.empty_count() >= EARLY,
            Self::FewDiscs => {
                discs.own.count_ones() <= FEW && surviving_moves(discs) == 1
                    || discs.opp.count_ones() <= FEW && takes_all(discs)
            }
            Self::Later => discs.empty_count() <= EARLY,
        }
    }

    /// Returns the players of a game that has such positions.
    fn players(self, random: &mut Random) -> [Player; 2] {
        match self {
            Self::Early | Self::Later => [0; 2].map(|_| PLAYERS[random.below(PLAYERS.len())]),
            Self::FewDiscs => [PLAYERS[3 + random.below(3)], PLAYERS[[0, 1, 6][random.below(3)]]],
        }
    }
}

/// Looks at so many games from a seed on, and prints the puzzles whose first idea is one of these.
pub fn run(first: u64, count: u64, ideas: Vec<Idea>) -> Result<()> {
    let mut seeker = Seeker {
        shallow: Engine::new(Options { table_bytes: 4 << 20, ..Options::default() }),
        engine: AnyEngine::new(Options::default()),
        ideas,
    };
    if seeker.ideas.is_empty() {
        return Err("expected ideas".into());
    }
    (first..first + count).try_for_each(|seed| seeker.play(seed))
}

struct Seeker {
    /// Plays the games and leaves out most positions.
    shallow: Engine,
    engine: AnyEngine,
    ideas: Vec<Idea>,
}

impl Seeker {
    /// Plays a game and prints its puzzles.
    fn play(&mut self, seed: u64) -> Result<()> {
        let mut random = Random::new(seed);
        let part = Part::of(self.ideas[seed as usize % self.ideas.len()]);
        let opening = 2 + random.below(8);
        let players = part.players(&mut random);
        let (mut discs, mut side) = (START, random.below(2));
        let (mut found, mut ply) = (0, 0);
        while found < MOST_OF_GAME && (part != Part::Early || discs.empty_count() >= EARLY) {
            if legal_moves(discs.own, discs.opp) == 0 {
                (discs, side) = (discs.passed(), 1 - side);
                if legal_moves(discs.own, discs.opp) == 0 {
                    break;
                }
            }
            if part.contains(discs) && self.may_be(discs) {
                found += usize::from(self.print(&position(discs, &mut random))?);
            }
            let legal = Bitboard::new(legal_moves(discs.own, discs.opp));
            let square = if ply < opening {
                random.choose(legal).expect("there is a move")
            } else {
                self.choice(discs, players[side], &mut random)
            };
            discs = discs.after(square, flips(discs.own, discs.opp, square));
            (side, ply) = (1 - side, ply + 1);
        }
        Ok(())
    }

    fn choice(&mut self, discs: Discs, player: Player, random: &mut Random) -> Square {
        let limits = Limits::depth(1);
        let report = self.shallow.search_moves(discs, usize::MAX, &limits, &Stop::new(), |_| {});
        let value = |line: &Line| {
            let flipped = flips(discs.own, discs.opp, line.square()).count_ones();
            line.value.discs() + player.greed * flipped as f32
        };
        let best = report.lines.iter().map(value).fold(f32::MIN, f32::max);
        let weight = |line: &Line| {
            let loss = (best - value(line)) / player.temperature;
            if loss > CAP { 0.0 } else { (-loss).exp() }
        };
        random.choose_weighted(&report.lines, weight).expect("there is a move").square()
    }

    /// Returns `true` unless the board or shallow searches show that it is no puzzle, or none of these ideas.
    fn may_be(&mut self, discs: Discs) -> bool {
        let empties = discs.empty_count() as u8;
        let legal = legal_moves(discs.own, discs.opp).count_ones();
        let kind = Kind::of(empties);
        let is_usual = kind.usual_empties().contains(&empties) && legal >= LEAST_MOVES.into();
        if !is_usual || !self.ideas.iter().any(|idea| has_squares(*idea, discs)) {
            return false;
        }
        let is_clear = |this: &mut Self, limits, least, most, margin| {
            let stop = Stop::new();
            let lines = this.shallow.search_moves(discs, 2, &limits, &stop, |_| {}).lines;
            let [best, second] = [0, 1].map(|place| lines[place].value.discs());
            let is_clear = best >= least && second <= most && best - second >= margin;
            is_clear.then_some(lines)
        };
        let first = is_clear(self, Limits::depth(2), -2.0, 4.0, 1.0);
        if !first.is_some_and(|lines| self.may_begin(discs, lines[0].square())) {
            return false;
        }
        let Some(lines) = is_clear(self, Limits::depth(4), 0.0, 2.0, 2.0) else { return false };
        match kind {
            Kind::Endgame => is_clear(self, Limits::depth(6), -3.0, 3.0, 2.0).is_some(),
            Kind::Midgame => {
                let deeper = Limits::depth(8).with_selectivity(Selectivity::Percent87);
                self.may_show(discs, &lines)
                    && is_clear(self, deeper, 0.8, 0.8, 3.5).is_some_and(|lines| {
                        self.may_show(discs, &lines) && self.shows(discs, &lines)
                    })
            }
        }
    }

    /// Returns `true` if the best move is one that the board must have for one of the ideas.
    fn may_begin(&self, discs: Discs, best: Square) -> bool {
        self.ideas.iter().any(|idea| *idea != Idea::BothNeed || needed(discs).contains(best))
    }

    fn is_wanted(&self, idea: Idea) -> bool {
        self.ideas.contains(&idea)
    }

    /// Returns `true` if the squares of the two best moves are such as one of the ideas asks for.
    fn may_show(&self, discs: Discs, lines: &[Line]) -> bool {
        let (best, second) = (lines[0].square(), lines[1].square());
        let after = |square| discs.after(square, flips(discs.own, discs.opp, square));
        let replies = |square| legal_moves(after(square).own, after(square).opp);
        let is_beside = |square| is_beside_corner(discs, square);
        let is_edge = |square: Square| EDGES >> square.index() & 1 != 0;
        let [value, other] = [&lines[0], &lines[1]].map(|line| line.value.discs());
        if self.is_wanted(Idea::FewDiscs) && (other < -50.0 || value > 50.0) {
            return true;
        }
        if is_beside(best) || replies(best) & CORNERS != 0 || CORNERS >> best.index() & 1 != 0 {
            return false;
        }
        self.ideas.iter().any(|idea| match idea {
            Idea::BothNeed => lines[1].moves.get(1) == Some(&best),
            Idea::EarlyEdge => discs.empty_count() >= EARLY && is_edge(second) && !is_edge(best),
            Idea::BesideCorner => is_beside(second),
            Idea::Quiet => replies(second).count_ones() >= replies(best).count_ones() + 3,
            Idea::Corners | Idea::Moves | Idea::LastMove | Idea::FewDiscs => true,
        })
    }

    /// Returns `true` if the first cause is of one of the ideas, and its rule finds the better move.
    fn shows(&self, discs: Discs, lines: &[Line]) -> bool {
        let causes = causes(discs, &lines[1], &lines[0]);
        causes.first().is_some_and(|cause| {
            cause.contrast.idea().is_some_and(|idea| self.is_wanted(idea))
                && cause.contrast.is_found_by_rule(discs, lines[0].square())
        })
    }

    /// Prints a position if it is a puzzle whose first idea is wanted.
    fn print(&mut self, position: &Position) -> Result<bool> {
        let puzzle = puzzle::check(&mut self.engine, position, &Stop::new()).ok();
        let wanted = puzzle.filter(|it| it.idea().is_some_and(|idea| self.is_wanted(idea)));
        if let Some(puzzle) = &wanted {
            let line = serde_json::to_string(&Found::of(puzzle))?;
            writeln!(io::stdout(), "{line}")?;
        }
        Ok(wanted.is_some())
    }
}

/// Returns the number of moves after which the opponent cannot take all discs.
fn surviving_moves(discs: Discs) -> usize {
    let survives = |square: &Square| {
        let Discs { own, opp } = discs.after(*square, flips(discs.own, discs.opp, *square));
        let replies = Bitboard::new(legal_moves(own, opp));
        replies.into_iter().all(|reply| flips(own, opp, reply) != opp)
    };
    Bitboard::new(legal_moves(discs.own, discs.opp)).into_iter().filter(survives).count()
}

/// Returns `true` if one move alone takes all discs of the opponent.
fn takes_all(discs: Discs) -> bool {
    let takes = |square: &Square| flips(discs.own, discs.opp, *square) == discs.opp;
    Bitboard::new(legal_moves(discs.own, discs.opp)).into_iter().filter(takes).count() == 1
}

fn is_beside_corner(discs: Discs, square: Square) -> bool {
    let bit = 1 << square.index();
    neighbours(bit) & CORNERS & discs.empties() & !bit != 0
}

/// Returns the squares on which both sides can play, flipping discs with hardly an empty square beside them, and which neither
/// are nor give a corner.
fn needed(discs: Discs) -> Bitboard {
    let opens = |discs: Discs, square: Square| {
        let beside = neighbours(flips(discs.own, discs.opp, square)) & discs.empties();
        (beside & !(1 << square.index())).count_ones()
    };
    let is_needed = |square: &Square| {
        let after = discs.after(*square, flips(discs.own, discs.opp, *square));
        opens(discs, *square) <= LITTLE
            && opens(discs.passed(), *square) <= LITTLE
            && !is_beside_corner(discs, *square)
            && legal_moves(after.own, after.opp) & CORNERS == 0
    };
    let both = legal_moves(discs.own, discs.opp) & legal_moves(discs.opp, discs.own) & !CORNERS;
    Bitboard::new(both).into_iter().filter(is_needed).collect()
}

/// Returns `true` if the board has squares such as an idea asks for.
fn has_squares(idea: Idea, discs: Discs) -> bool {
    let mut moves = Bitboard::new(legal_moves(discs.own, discs.opp)).into_iter();
    let is_edge = |square: Square| EDGES >> square.index() & 1 != 0;
    match idea {
        Idea::BothNeed => !needed(discs).is_empty(),
        Idea::BesideCorner => moves.any(|square| is_beside_corner(discs, square)),
        Idea::EarlyEdge => discs.empty_count() >= EARLY && moves.any(is_edge),
        Idea::FewDiscs => Part::FewDiscs.contains(discs),
        Idea::Corners | Idea::Moves | Idea::Quiet | Idea::LastMove => true,
    }
}

/// Returns a position of these discs: by chance one of Black or one of White.
fn position(discs: Discs, random: &mut Random) -> Position {
    let mover = Color::BOTH[random.below(2)];
    let mut board = Board::EMPTY.with(mover, Bitboard::new(discs.own));
    board = board.with(!mover, Bitboard::new(discs.opp));
    Position::new(Rules::OTHELLO, board, mover)
}
