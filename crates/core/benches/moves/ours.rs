//! The work of each row with this crate, as tasks that run at any level.

use std::hint::black_box;

use othello_core::kernel::{Kernel, KernelTask, VectorLevel};
use othello_core::perft::Leaves;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

use crate::Done;
use crate::data::{DATA, Data, PASSES, START, Sample};

/// Defines the function of a row that computes something for each sample.
macro_rules! for_each_sample {
    ($name:ident, |$kernel:ident, $sample:ident| $answer:expr) => {
        pub fn $name(level: VectorLevel) -> Done {
            struct Work<'a>(&'a [Sample]);

            impl KernelTask for Work<'_> {
                type Output = (u64, u64);

                #[inline(always)]
                fn run<K: Kernel>(self, $kernel: K) -> (u64, u64) {
                    let (mut items, mut sum) = (0, 0);
                    for _ in 0..PASSES {
                        for $sample in self.0 {
                            let (done, answer) = $answer;
                            items += done;
                            sum = black_box(answer).wrapping_add(sum);
                        }
                    }
                    (items, sum)
                }
            }

            let (items, sum) = level.run(Work(&DATA.samples));
            Done { items, sum }
        }
    };
}

for_each_sample!(legal_moves, |kernel, sample| { (1, kernel.legal_moves(sample.own, sample.opp)) });

for_each_sample!(flips, |kernel, sample| {
    (1, kernel.flips(sample.own, sample.opp, sample.square))
});

for_each_sample!(play, |kernel, sample| {
    let (own, opp) = kernel.play(sample.own, sample.opp, sample.square);
    (1, own ^ opp.rotate_left(1))
});

for_each_sample!(expand, |kernel, sample| {
    let (mut children, mut mobility) = (0, 0);
    kernel.expand(sample.own, sample.opp, |child| {
        black_box((child.own, child.opp));
        children += 1;
        mobility ^= child.mobility;
    });
    (children, mobility)
});

pub fn perft_counted(level: VectorLevel) -> Done {
    let leaves = level.run(Leaves { own: START.0, opp: START.1, depth: 10 });
    Done { items: leaves, sum: leaves }
}

pub fn perft_played(level: VectorLevel) -> Done {
    let leaves = level.run(Played { own: START.0, opp: START.1, depth: 9 });
    Done { items: leaves, sum: leaves }
}

/// The same as [`Leaves`], with the last ply played.
struct Played {
    own: u64,
    opp: u64,
    depth: u32,
}

impl KernelTask for Played {
    type Output = u64;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> u64 {
        let Self { own, opp, depth } = self;
        let mut leaves = 0;
        match depth {
            0 => return 1,
            1 => kernel.expand(own, opp, |child| {
                black_box((child.own, child.opp));
                leaves += 1;
            }),
            _ => kernel.expand(own, opp, |child| {
                leaves += kernel.run(Self { own: child.own, opp: child.opp, depth: depth - 1 });
            }),
        }
        if leaves > 0 {
            leaves
        } else if kernel.legal_moves(opp, own) == 0 {
            1
        } else {
            kernel.run(Self { own: opp, opp: own, depth: depth - 1 })
        }
    }
}

pub fn games_on_boards(level: VectorLevel) -> Done {
    struct Games<'a>(&'a Data);

    impl KernelTask for Games<'_> {
        type Output = Done;

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) -> Done {
            let mut done = Done { items: 0, sum: 0 };
            for game in self.0.games() {
                let discs = replay(kernel, game).expect("the games are legal");
                done.items += game.len() as u64;
                done.sum += u64::from(discs);
            }
            done
        }
    }

    level.run(Games(&DATA))
}

/// Returns the number of Black's discs at the end; `None` if a move is not legal.
#[inline(always)]
fn replay<K: Kernel>(kernel: K, game: &[Square]) -> Option<u32> {
    let (mut own, mut opp) = START;
    let mut black_moves = true;
    for &square in game {
        let mut legal = kernel.legal_moves(own, opp);
        if legal == 0 {
            (own, opp, black_moves) = (opp, own, !black_moves);
            legal = kernel.legal_moves(own, opp);
        }
        if legal >> square.index() & 1 == 0 {
            return None;
        }
        (own, opp) = kernel.play(own, opp, square);
        black_moves = !black_moves;
    }
    Some(if black_moves { own } else { opp }.count_ones())
}

pub fn games_by_rules() -> Done {
    let mut done = Done { items: 0, sum: 0 };
    for game in DATA.games() {
        let mut position = Position::start(Rules::OTHELLO);
        for &square in game {
            position = position.play(square).expect("the games are legal");
        }
        done.items += game.len() as u64;
        done.sum += u64::from(position.board().counts().black);
    }
    done
}
