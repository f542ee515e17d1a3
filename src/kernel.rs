//! The ray shifts for engines: at whatever [`Level`] the processor has, found once for a whole search.
//!
//! As everywhere below [`board`](crate::board), a position is two disjoint `u64`s, the discs of the
//! side to move first, a1 = bit 0; a pass is a swap of the two. [`expand`] is the one call for
//! "make every move and see how many answers each leaves". A search of your own becomes a [`Task`],
//! written once for every level: [`run`] finds the level, and from there on nothing is
//! asked again.

use std::iter;

use crate::moves::{self, Child};
use crate::square::Square;

#[cfg(target_arch = "x86_64")]
use crate::simd::{avx2, avx512};

/// Hands every legal move to `each`, in the order of the squares' numbers, with the position that
/// follows and the moves that it leaves the opponent.
///
/// About 6 ns for a child with AVX-512, 7 ns with AVX2, 18 ns without; finding the level adds 3 ns
/// to the whole. What `each` does not look at is not computed where the compiler can see it.
///
/// ```
/// use othello::kernel::expand;
/// let (black, white) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);
/// let mut answers = Vec::new();
/// expand(black, white, |child| {
///     answers.push((child.square.name(), child.mobility.count_ones()));
/// });
/// assert_eq!(answers, [("d3", 3), ("c4", 3), ("f5", 3), ("e6", 3)]);
/// ```
#[inline]
pub fn expand(own: u64, opp: u64, each: impl FnMut(Child)) {
    struct Expand<F>(u64, u64, F);

    impl<F: FnMut(Child)> Task for Expand<F> {
        type Output = ();

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) {
            kernel.expand(self.0, self.1, self.2);
        }
    }

    run(Expand(own, opp, each));
}

/// Does the task at the [best](Level::best) level of this machine.
#[inline]
pub fn run<T: Task>(task: T) -> T::Output {
    Level::best().run(task)
}

/// Work on boards that is written once and done at any level.
///
/// All of [`run`](Self::run) becomes part of one function that is compiled for the level, and
/// so do the functions that it calls if they are inlined into it: mark it, and the small ones
/// among them, `#[inline(always)]`. Recursion goes through [`Kernel::run`].
///
/// ```
/// use othello::kernel::{self, Kernel, Task};
///
/// /// The largest lead in discs that the side to move can force in so many plies.
/// struct Lead { own: u64, opp: u64, plies: u32 }
///
/// impl Task for Lead {
///     type Output = i32;
///
///     #[inline(always)]
///     fn run<K: Kernel>(self, kernel: K) -> i32 {
///         let Self { own, opp, plies } = self;
///         let mut best = None;
///         if plies > 0 {
///             kernel.expand(own, opp, |child| {
///                 let reply = Lead { own: child.own, opp: child.opp, plies: plies - 1 };
///                 best = best.max(Some(-kernel.run(reply)));
///             });
///         }
///         // A pass is left out here: with no move the discs are counted.
///         best.unwrap_or(own.count_ones() as i32 - opp.count_ones() as i32)
///     }
/// }
///
/// let start = Lead { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000, plies: 2 };
/// assert_eq!(kernel::run(start), 0);
/// ```
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does the work with the functions of that level.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}

/// The functions of one level. Each answers as its namesake in [`moves`] does.
pub trait Kernel: Copy + private::Sealed {
    /// The squares where the side with `own` outflanks at least one disc of `opp`. About 3 ns with
    /// vectors.
    fn legal_moves(self, own: u64, opp: u64) -> u64;

    /// The discs of `opp` that a disc of `own` on `square` outflanks; none if the square is
    /// occupied. About 2.5 ns with vectors.
    fn flips(self, own: u64, opp: u64, square: Square) -> u64;

    /// The position after a move, the side that is then to move first.
    #[inline(always)]
    fn play(self, own: u64, opp: u64, square: Square) -> (u64, u64) {
        let flips = self.flips(own, opp, square);
        (opp ^ flips, own ^ flips | 1 << square.index())
    }

    /// As [`expand`].
    fn expand(self, own: u64, opp: u64, each: impl FnMut(Child));

    /// Does another task at the same level, in a function of its own.
    fn run<T: Task>(self, task: T) -> T::Output;
}

/// What a processor can do for the ray shifts. There is a value only for what this one can do.
#[derive(Clone, Copy, Debug)]
pub struct Level(Form);

#[derive(Clone, Copy, Debug)]
enum Form {
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
}

impl Level {
    /// The fastest of this machine. The first call asks the processor, later ones remember.
    #[inline]
    pub fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx512) = Avx512::detect() {
            return Self(Form::Avx512(avx512));
        } else if let Some(avx2) = Avx2::detect() {
            return Self(Form::Avx2(avx2));
        }
        Self(Form::Portable(Portable))
    }

    /// All that this machine has, the portable one first and the best last.
    pub fn all() -> Vec<Self> {
        let portable = Self(Form::Portable(Portable));
        #[cfg(target_arch = "x86_64")]
        let vectors = [Avx2::detect().map(Form::Avx2), Avx512::detect().map(Form::Avx512)];
        #[cfg(not(target_arch = "x86_64"))]
        let vectors: [Option<Form>; 0] = [];
        iter::once(portable).chain(vectors.into_iter().flatten().map(Self)).collect()
    }

    /// `portable`, `AVX2` or `AVX-512`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            Form::Portable(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Form::Avx2(_) => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Form::Avx512(_) => "AVX-512",
        }
    }

    /// Does the task at this level.
    #[inline]
    pub fn run<T: Task>(self, task: T) -> T::Output {
        match self.0 {
            Form::Portable(portable) => portable.run(task),
            #[cfg(target_arch = "x86_64")]
            Form::Avx2(avx2) => avx2.run(task),
            #[cfg(target_arch = "x86_64")]
            Form::Avx512(avx512) => avx512.run(task),
        }
    }
}

mod private {
    pub trait Sealed {}
}

/// The functions of [`moves`], for any processor.
#[derive(Clone, Copy, Debug)]
struct Portable;

impl private::Sealed for Portable {}

impl Kernel for Portable {
    #[inline(always)]
    fn legal_moves(self, own: u64, opp: u64) -> u64 {
        moves::legal_moves(own, opp)
    }

    #[inline(always)]
    fn flips(self, own: u64, opp: u64, square: Square) -> u64 {
        moves::flips(own, opp, square)
    }

    #[inline(always)]
    fn expand(self, own: u64, opp: u64, each: impl FnMut(Child)) {
        moves::expand(own, opp, each);
    }

    #[inline]
    fn run<T: Task>(self, task: T) -> T::Output {
        task.run(self)
    }
}

/// A level with vectors: a token that is made only where the processor has all the features with
/// which the functions of the level are compiled.
#[cfg(target_arch = "x86_64")]
macro_rules! vector_level {
    ($token:ident, $forms:ident, [$($feature:tt),+]) => {
        #[derive(Clone, Copy, Debug)]
        struct $token(());

        impl $token {
            #[inline]
            fn detect() -> Option<Self> {
                ($(is_x86_feature_detected!($feature))&&+).then_some(Self(()))
            }
        }

        impl private::Sealed for $token {}

        #[expect(unsafe_code, reason = "functions compiled for features are entered here")]
        impl Kernel for $token {
            #[inline(always)]
            fn legal_moves(self, own: u64, opp: u64) -> u64 {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $forms::legal_moves(own, opp) }
            }

            #[inline(always)]
            fn flips(self, own: u64, opp: u64, square: Square) -> u64 {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $forms::flips(own, opp, square) }
            }

            #[inline(always)]
            fn expand(self, own: u64, opp: u64, each: impl FnMut(Child)) {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $forms::expand(own, opp, each) }
            }

            #[inline(always)]
            fn run<T: Task>(self, task: T) -> T::Output {
                $(#[target_feature(enable = $feature)])+
                fn enter<T: Task>(task: T, kernel: $token) -> T::Output {
                    task.run(kernel)
                }
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { enter(task, self) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
vector_level!(Avx2, avx2, ["avx2", "bmi1", "bmi2", "lzcnt", "popcnt"]);
#[cfg(target_arch = "x86_64")]
vector_level!(
    Avx512,
    avx512,
    ["avx2", "bmi1", "bmi2", "lzcnt", "popcnt", "avx512f", "avx512vl", "avx512cd"]
);
